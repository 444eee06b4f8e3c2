"""The value of a position to every seat: one measure for all that the coach says about a game.

Where a game has trained weights, it is the learnt chance and points by category; a seat is valued by what that seat
knows.  Where it has none, it is the evaluator's guess, or what comes of games that are played on from there.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Mapping, Sequence
from typing import Final

from sacbe.bots import learnt_evaluator, win_chances
from sacbe.bots.win_chances import Looks
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.evaluator import Evaluator
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.core.learnt_value import LearntEvaluator
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.outlook import Outlook

PLAYOUTS: Final = 16            # games that are played on where no evaluator can value an unfinished one
LEARNT_SOURCE: Final = "learnt"
EVALUATOR_SOURCE: Final = "judged"


class PositionValues:
    """Values the positions of one game with one number of players."""

    def __init__(self, definition: GameDefinition, players: int, options: Mapping[str, str]) -> None:
        self.definition = definition
        self.players = players
        self.evaluator: Evaluator = definition.evaluator()
        self.source = EVALUATOR_SOURCE          # what the values rest on, so that stored ones can be told apart
        self.calibrated = False
        self.outside: tuple[str, ...] = ()      # what the weights were not trained on
        self.looks: Looks
        found = learnt_evaluator.load_weights(definition)
        if found is not None and players in found.weights.calibration:
            evaluator = learnt_evaluator.make_evaluator(definition)
            assert isinstance(evaluator, LearntEvaluator)
            self.evaluator = evaluator
            self.source = f"{LEARNT_SOURCE} {weights_digest(found.weights.numbers)}"
            self.calibrated = True
            self.outside = tuple(learnt_evaluator.untrained_parts(definition, options, players, found.weights))
            self.looks = win_chances.outlook_from_net(evaluator, found.weights.categories)
        elif self.evaluator.horizon > 0:
            self.looks = self._played_on
        else:
            self.looks = win_chances.outlook_from_evaluator(self.evaluator)

    def outlooks(self, state: State) -> list[Outlook]:
        """Return what every seat can expect where a seat is asked, or what it has at the end."""
        return win_chances.final_outlook(self.definition, state) if state.ask is None else self.looks(state)

    def outlooks_of_seat(self, state: State, seat: int, deals: int, seed: int) -> list[Outlook]:
        """Return the outlooks as one seat knows them: the mean over some deals of what it cannot know."""
        return win_chances.sample_outlooks(self.definition, state, seat, deals, seed, self.looks)[0]

    def _played_on(self, state: State) -> list[Outlook]:
        """Return the mean result of games that rollout moves play on from here."""
        ends: list[tuple[list[Outlook], int]] = []
        for number in range(PLAYOUTS):
            dice = SeededDriver(mix_seed(number, PLAYOUTS))
            twin = state.clone()
            while (ask := twin.ask) is not None:
                twin.apply(dice.answer(ask) if ask.seat == CHANCE else self.evaluator.rollout_move(twin, ask, dice))
            ends.append((win_chances.final_outlook(self.definition, twin), 1))
        return win_chances.mean_outlook(ends, PLAYOUTS)


def weights_digest(numbers: Sequence[float]) -> str:
    """Return a short hash that tells two sets of weights apart."""
    return hashlib.sha256(array("f", numbers).tobytes()).hexdigest()[:16]
