"""The turning points of a game: what cost much, what was the only good move, and what chance did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sacbe.coach.analysis import grades
from sacbe.coach.review.schema import JudgedDecision, LuckFound, TurningPoint

MOST: Final = 5
ONLY_MOVE: Final = "only-move"
LUCK: Final = "luck"
ONLY: Final = 0.05              # chance that every other plan would cost, where a move is the only good one
LEAST_LUCK: Final = 0.03        # chance that luck must move somebody to be shown
HALF: Final = 0.5               # what was done right matters half as much as what went wrong


def turning_points(decisions: Sequence[JudgedDecision], luck: Sequence[LuckFound]) -> list[TurningPoint]:
    """Return the five moments that mattered most, in the order of the game."""
    turns = turn_starts(decisions)
    ranked = sorted([*decision_points(decisions, turns), *luck_points(luck)], key=lambda point: -point_weight(point))
    kept: list[TurningPoint] = []
    for point in ranked:
        is_new = all(turns.get(point.at) != turns.get(other.at, other.at) for other in kept)    # once for a turn
        is_rare = point.what != ONLY_MOVE or all(other.what != ONLY_MOVE for other in kept)
        if len(kept) < MOST and is_new and is_rare:
            kept.append(point)
    return sorted(kept, key=lambda point: point.at)


def turn_starts(decisions: Sequence[JudgedDecision]) -> dict[int, int]:
    """Return for each decision where its turn began: a seat goes on until another one is asked or a new round begins.

    Where the order of seats changes, a seat may have the last turn of a round and the first of the next one.
    """
    found: dict[int, int] = {}
    before: JudgedDecision | None = None
    for decision in decisions:
        goes_on = before is not None and (before.seat, before.clock) == (decision.seat, decision.clock)
        found[decision.at] = found[before.at] if before is not None and goes_on else decision.at
        before = decision
    return found


def point_weight(point: TurningPoint) -> float:
    """Return how much a moment mattered: what it changed beyond doubt."""
    sure = max(0.0, abs(point.change) - point.error)
    return HALF * sure if point.what == ONLY_MOVE else sure


def decision_points(decisions: Sequence[JudgedDecision], turns: Mapping[int, int]) -> list[TurningPoint]:
    """Return the decisions that cost much, and the starts of turns that had only one good move."""
    found = []
    for at, decision in enumerate(decisions):
        if decision.kind != grades.GOOD:
            found.append(TurningPoint(decision.at, decision.kind, decision.seat, -decision.loss, decision.loss_error,
                                      decision=at, better=decision.options[0].line))
        elif decision.loss <= grades.MARGIN and turns[decision.at] == decision.at:
            others = [option for option in decision.options if decision.move != option.move and option.plan > 0]
            if others and others[0].behind - others[0].behind_error >= ONLY:
                found.append(TurningPoint(decision.at, ONLY_MOVE, decision.seat, others[0].behind,
                                          others[0].behind_error, decision=at, better=decision.options[0].line))
    return found


def luck_points(luck: Sequence[LuckFound]) -> list[TurningPoint]:
    """Return what chance did to the seat that it moved most, wherever that was much."""
    found = []
    for at, one in enumerate(luck):
        seat = max(one.change, key=lambda name: abs(one.change[name]))
        if abs(one.change[seat]) - one.error[seat] >= LEAST_LUCK:
            found.append(TurningPoint(one.at, LUCK, seat, one.change[seat], one.error[seat], luck=at))
    return found
