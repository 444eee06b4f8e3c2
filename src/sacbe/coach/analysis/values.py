"""What a position is worth to every seat: one measure for all that the coach says about a game.

Where a game has learnt, it is the learnt chance and points by category; a seat is judged by what that seat knows.
Where it has not, it is the judge's guess, or what comes of games that are played on from there.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Mapping, Sequence
from typing import Final

from sacbe.bots import learnt_judge, outlook
from sacbe.bots.outlook import Looks
from sacbe.kernel.core.chance import Seeded, mix
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.core.judge import Judge
from sacbe.kernel.core.learnt_value import LearntJudge
from sacbe.kernel.definition.game_definition import Box
from sacbe.kernel.definition.outlook import Outlook

PLAYOUTS: Final = 16            # games that are played on where nobody can judge an unfinished one
LEARNT: Final = "learnt"
JUDGED: Final = "judged"


class Values:
    """Judges the positions of one game with one number of players."""

    def __init__(self, box: Box, players: int, options: Mapping[str, str]) -> None:
        self.box = box
        self.players = players
        self.judge: Judge = box.judge()
        self.source = JUDGED                    # what the judgement rests on, so that stored ones can be told apart
        self.calibrated = False
        self.outside: tuple[str, ...] = ()      # what the weights were not trained on
        self.looks: Looks
        found = learnt_judge.learnt(box)
        if found is not None and players in found.weights.calibration:
            judge = learnt_judge.judge(box)
            assert isinstance(judge, LearntJudge)
            self.judge = judge
            self.source = f"{LEARNT} {weights_digest(found.weights.numbers)}"
            self.calibrated = True
            self.outside = tuple(learnt_judge.outside(box, options, players, found.weights))
            self.looks = outlook.by_heads(judge, found.weights.categories)
        elif self.judge.horizon > 0:
            self.looks = self._played_on
        else:
            self.looks = outlook.by_judge(self.judge)

    def look(self, state: State) -> list[Outlook]:
        """What every seat can expect where a seat is asked, or what it has at the end."""
        return outlook.final(self.box, state) if state.ask is None else self.looks(state)

    def known(self, state: State, seat: int, deals: int, seed: int) -> list[Outlook]:
        """The same as one seat knows it: the mean over some deals of what it cannot know."""
        return outlook.sampled(self.box, state, seat, deals, seed, self.looks)[0]

    def _played_on(self, state: State) -> list[Outlook]:
        """The mean over the ends of games that quick moves play on from here."""
        ends: list[tuple[list[Outlook], int]] = []
        for number in range(PLAYOUTS):
            dice = Seeded(mix(number, PLAYOUTS))
            twin = state.clone()
            while (ask := twin.ask) is not None:
                twin.apply(dice.answer(ask) if ask.seat == CHANCE else self.judge.quick(twin, ask, dice))
            ends.append((outlook.final(self.box, twin), 1))
        return outlook.mean(ends, PLAYOUTS)


def weights_digest(numbers: Sequence[float]) -> str:
    """What tells two sets of weights apart."""
    return hashlib.sha256(array("f", numbers).tobytes()).hexdigest()[:16]
