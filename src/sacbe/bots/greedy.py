"""Greedy: plans its own turn to the end and plays what leaves it best placed, in the eyes of the game's judge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.kernel.frame import State
from sacbe.kernel.judge import Judge

DEPTH: Final = 16           # decisions of one turn that are planned at most


class Line:
    """A way the turn could go: its first choice, where it leads, and how that looks."""

    def __init__(self, first: i64, state: State, worth: float) -> None:
        self.first: Final[i64] = first
        self.state: Final = state
        self.worth: Final[float] = worth


class Planner:
    """Looks at the turns of one seat, keeping the best lines at every decision."""

    def __init__(self, judge: Judge, width: i64, envy: float) -> None:
        self.judge: Final = judge
        self.width: Final[i64] = width      # lines kept
        self.envy: Final[float] = envy      # how much the others' points matter

    def worth(self, state: State, seat: i64) -> float:
        """Own expected points, less a part of the best rival's."""
        points = self.judge.standing(state)
        rival: float = -1e9
        for other in range(len(points)):
            if other != seat and points[other] > rival:
                rival = points[other]
        return points[seat] - self.envy * rival

    def decide(self, state: State) -> i64:
        """The first choice of the best line; the state is the seat's own copy."""
        ask = state.ask
        assert ask is not None
        seat = ask.seat
        lines: list[Line] = [Line(0, state, 0.0)]
        best: float = -1e18
        chosen = ask.options[0]
        for depth in range(DEPTH):
            longer: list[Line] = []
            for line in lines:
                pending = line.state.ask
                if pending is None or pending.seat != seat:
                    if line.worth > best:
                        best = line.worth
                        chosen = line.first
                    continue
                for choice in pending.options:
                    twin = line.state.clone()
                    twin.apply(choice)
                    longer.append(Line(choice if depth == 0 else line.first, twin, self.worth(twin, seat)))
            lines = best_lines(longer, self.width)
            if not lines:
                break
        for line in lines:
            if line.worth > best:
                best = line.worth
                chosen = line.first
        return chosen


def best_lines(lines: list[Line], width: i64) -> list[Line]:
    """The best lines, the earlier one first among equals."""
    kept: list[Line] = []
    for line in lines:
        at = len(kept)
        while at > 0 and kept[at - 1].worth < line.worth:
            at -= 1
        if at < width:
            kept.insert(at, line)
            if len(kept) > width:
                kept.pop()
    return kept
