"""The learnt evaluator of a game: its shipped weights if they fit, else the evaluator written by hand, and a line why.

`SACBE_WEIGHTS` names a folder with a folder of weights for each game, to try others than the shipped ones.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from sacbe.bots import weights as stored
from sacbe.kernel.core.evaluator import Evaluator
from sacbe.kernel.core.learnt_value import LearntEvaluator
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.learning import LearningParts
from sacbe.kernel.errors import Problem

LOG = logging.getLogger("sacbe.bots")


class LearntWeights(NamedTuple):
    """What a game has learnt: its weights, and what they are read with."""

    learning: LearningParts
    weights: stored.EvaluatorWeights


def make_evaluator(definition: GameDefinition, style: str = "") -> Evaluator:
    """Make the strongest evaluator of a game, in a style where one is named."""
    found = load_weights(definition)
    return definition.evaluator() if found is None else evaluator_in_style(definition, found, style)


def evaluator_in_style(definition: GameDefinition, weights: LearntWeights, style: str) -> LearntEvaluator:
    """Make the learnt evaluator with the likings of a style on top of its own taste."""
    taste = dict(weights.weights.taste)
    for name, liking in (weights.learning.styles[style] if style else {}).items():
        taste[name] = taste.get(name, 0.0) + liking
    return stored.make_evaluator(definition, weights.learning, weights.weights, taste)


def list_styles(definition: GameDefinition) -> tuple[str, ...]:
    """The styles that bots of this game can have."""
    learning = definition.learning()
    return () if learning is None else tuple(learning.styles)


def load_weights(definition: GameDefinition) -> LearntWeights | None:
    """The weights of a game; None where there is nothing to learn or they cannot be used, which is logged once."""
    learning = definition.learning()
    if learning is None:
        return None
    weights = _weights(definition.name, definition.version, os.environ.get("SACBE_WEIGHTS", ""))
    return None if weights is None else LearntWeights(learning, weights)


@cache
def _weights(game: str, version: int, folder: str) -> stored.EvaluatorWeights | None:
    from sacbe import games
    definition = games.load_definition(game).legacy_version(version)
    learning = None if definition is None else definition.learning()
    if definition is None or learning is None:
        return None
    place = Path(folder) / game if folder else Path(str(files(f"sacbe.games.{game}") / "data"))
    try:
        return stored.read(place, definition, learning)
    except Problem as problem:
        LOG.warning(str(problem))
        return None


def untrained_parts(definition: GameDefinition, options: Mapping[str, str], players: int,
                    weights: stored.EvaluatorWeights) -> list[str]:
    """What of a game these weights were not trained on: names of options, `edition`, `players`."""
    trained = weights.trained
    usual = definition.check_setup(definition.players[0], {})
    known = [{**usual, **one} for one in trained.get("options", [{}])]
    found = [] if players in trained.get("players", []) else ["players"]
    if definition.components or definition.edition_name:
        found.append("edition")
    return found + [name for name, value in options.items() if all(one.get(name) != value for one in known)]
