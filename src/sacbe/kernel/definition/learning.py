"""What a game offers to those who learn it: features, tastes, styles, and what a finished game is counted by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

from sacbe.kernel.core.features import Features
from sacbe.kernel.core.frame import State


class LearningParts(NamedTuple):
    """What programs need to learn one game.

    A taste is a feature that a player may like more or less than it is worth, so that self-play sees all kinds of
    games; the number is how many points one unit of it may be over- or underrated by (one standard deviation).  A
    style is a named set of such likings that makes a bot with a character.
    """

    features: Features
    prize: float                                        # points that victory itself is worth to a plan
    tastes: Mapping[str, float]                         # feature -> usual size of a liking
    styles: Mapping[str, Mapping[str, float]]           # style -> feature -> liking, in points per unit
    census: Callable[[State, int], Mapping[str, float]]  # how a seat played a finished game: workers, fights, ...
    judged: float = 20.0                                # points for the evaluator's estimate, the first feature
    # the features as somebody with odd opinions reads them
    perturbed_features: Callable[[Random], Features] | None = None
    # gives seats of a new game what is usually gained later
    give_bonuses: Callable[[State, Random], None] | None = None
