"""What a game knows about good play, for bots: how well every seat stands, and a quick sensible move."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import Ask, State

ENVY: Final = 0.5           # of the best rival's points, in a plan


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Evaluates positions of one game.  It may only be shown what the seat that asks may know."""

    def __init__(self, scale: float, horizon: i64 = 0) -> None:
        self.scale: float = scale           # a lead of this many points is a good reason to expect victory
        self.horizon: i64 = horizon         # turns of quick moves that a search plays before it asks

    def expected_points(self, state: State) -> list[float]:
        """The points every seat can expect at the end; exact when the game is over."""
        raise NotImplementedError

    def expected_points_of(self, state: State, seat: i64) -> float:
        """The points one seat can expect at the end; a game may find them faster than those of all seats."""
        return self.expected_points(state)[seat]

    def plan_value(self, state: State, seat: i64) -> float:
        """How much a plan of this seat likes a position: its own points, minus a part of the best rival's."""
        points = self.expected_points(state)
        rival: float = -1e9
        for other in range(len(points)):
            if other != seat and points[other] > rival:
                rival = points[other]
        return points[seat] - ENVY * rival

    def rollout_move(self, state: State, ask: Ask, dice: SeededDriver) -> i64:
        """A fast move for playouts; any legal one, unless the game knows better."""
        return dice.answer(ask)

    def win_probabilities(self, state: State) -> list[float]:
        """How likely each seat seems to win, between 0 and 1, from the points it can expect."""
        points = self.expected_points(state)
        hopes: list[float] = []
        for seat in range(len(points)):
            rival: float = -1e9
            for other in range(len(points)):
                if other != seat and points[other] > rival:
                    rival = points[other]
            lead = (points[seat] - rival) / self.scale
            hopes.append(1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead)))))
        return hopes

    def search_values(self, state: State) -> list[float]:
        """How much each seat likes to be here, between 0 and about 1: a search goes by these values."""
        return self.win_probabilities(state)
