"""Variety in self-play: every seat gets a taste, so that all kinds of games are seen.

Players of one taste see one kind of game and never learn what the others are worth.  A taste is a liking for some
features beyond what they are worth.  Many seats keep theirs only until some moment of the game and play their best from
then on: so the value of odd positions is learnt under good play.  The newest weights, the best and the evaluator play
each other: mistakes of new weights are seen, and old ways of playing stay known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from sacbe.kernel.definition.learning import LearningParts

PLAIN: Final = 0.3          # seats that play their best all the time
WHOLE: Final = 0.35         # seats that keep a mild taste to the end
MILD: Final = 0.5
ODD_OPINION_SHARE: Final = 0.6  # of the seats that give up their taste, those that have odd opinions instead
SOME: Final = 0.4           # of the likings, in one taste
LAST: Final = 0.85          # the latest moment at which a taste is given up


class SelfPlayRole(NamedTuple):
    """The role of one seat in a game: whose weights it has, with a taste until some progress, then its best."""

    who: int                            # of the population
    taste: dict[str, float]
    until: float                        # progress of the game; 0 for a player without a taste, 2 for one that keeps it
    perturbation_seed: int = 0          # the seed of odd opinions, which go with the taste; 0: none

    @property
    def is_plain(self) -> bool:
        return self.until == 0.0


def draw_role(dice: Random, learning: LearningParts, best: Mapping[str, float],
              population: Sequence[float]) -> SelfPlayRole:
    """Draw a role for one seat; `best` is the taste of the best player, `population` how often each of it plays."""
    who = dice.choices(range(len(population)), population)[0]
    kind = dice.random()
    if kind < PLAIN:
        return SelfPlayRole(who, dict(best), 0.0)
    whole = kind < PLAIN + WHOLE
    strength = MILD if whole else 1.0
    taste = dict(best)
    if not whole and learning.perturbed_features is not None and dice.random() < ODD_OPINION_SHARE:
        return SelfPlayRole(who, taste, dice.uniform(0.05, LAST), dice.getrandbits(32) + 1)
    if learning.styles and dice.random() < 0.4:
        for name, liking in learning.styles[dice.choice(sorted(learning.styles))].items():
            taste[name] = taste.get(name, 0.0) + liking * dice.uniform(0.2, 1.6) * strength
    else:
        for name, deviation in learning.tastes.items():
            if dice.random() < SOME:
                taste[name] = taste.get(name, 0.0) + dice.gauss(0.0, deviation) * strength
    return SelfPlayRole(who, taste, 2.0 if whole else dice.uniform(0.05, LAST))
