"""How far a seat can undo: what it may do alone, what others are asked about, and what nobody can allow."""

from __future__ import annotations

from typing import NamedTuple

from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.play.game import Undo
from sacbe.server.tables.core.table import LiveTable


class LastDecision(NamedTuple):
    """What an undo of a seat's last decision would take back, and whether it is possible."""

    to: int                             # where it stands in the record
    chance: bool
    reveals: bool
    seats: list[str]                    # of other people who have decided since
    free: bool                          # may the seat do it alone?
    turn: bool                          # would restarting the turn do something, at least after others have agreed?
    refused: str                        # why nobody could allow it


class UndoRefusal(NamedTuple):
    """Why nobody can allow an undo: the key of the problem, and the seat that cannot be asked."""

    key: str
    seat: str = ""


def last_decision(live: LiveTable, seat: int) -> LastDecision | None:
    """Return the last decision of a seat, and what an undo of it would take back.

    It is called for every seat after every move, so the usual table has a short way.
    """
    if live.row.players > 1 and not live.replaced_by_bot and all(row.kind == "human" for row in live.seats):
        return decision_among_people(live, seat)
    last = last_undoable(live, seat)
    if last is None:
        return None
    report = live.undo_report(last)
    name = live.definition.seats[seat]
    refused = undo_refusal(live, seat, report)
    return LastDecision(last, report.chance, report.reveals, [other for other in report.seats if other != name],
                        report.is_free(name), can_restart(live, seat), refused.key if refused else "")


def decision_among_people(live: LiveTable, seat: int) -> LastDecision | None:
    """Return a seat's last decision at a table where people play all seats, and can all be asked.

    So nothing is refused, and the turn can be restarted as long as nobody else has decided.
    """
    game = live.started_game
    history, at = game.history, len(game.history)
    first = len(live.row.base or ())
    is_chance, others = False, list[int]()
    while at > first:
        at -= 1
        by = history[at].seat
        if by == seat:
            before = history[at - 1].reveals if at else game.parts.reveals_at_start
            reveals = history[-1].reveals > before
            others.reverse()
            names = live.definition.seats
            return LastDecision(at, is_chance, reveals, [names[other] for other in others],
                                not (is_chance or reveals or others), not others, "")
        if by == CHANCE:
            is_chance = True
        else:
            if by in others:
                others.remove(by)
            others.append(by)                   # in the order of their first decision, from behind
    return None


def undo_refusal(live: LiveTable, seat: int, report: Undo) -> UndoRefusal | None:
    """Return why an undo can neither be made alone nor be offered to anybody; None if it can."""
    if report.is_free(live.definition.seats[seat]):
        return None
    away = [other for other in report.seats
            if live.definition.seat_number(other, live.row.players) in live.replaced_by_bot]
    if away:
        return UndoRefusal("undo-away", away[0])
    if live.human_seats() - {seat}:
        return None
    return UndoRefusal("undo-revealed" if report.reveals else "undo-chance")


def last_undoable(live: LiveTable, seat: int) -> int | None:
    """Return where the seat's last decision that can be undone stands, or None."""
    history, first = live.started_game.history, len(live.row.base or ())
    for at in range(len(history) - 1, first - 1, -1):
        if history[at].seat == seat:
            return at
    return None


def turn_start(live: LiveTable, seat: int) -> int | None:
    """Return where the seat's last turn began; bots that have moved since do not end it, people do."""
    history, first = live.started_game.history, len(live.row.base or ())
    at = len(history)
    found = None
    while at > first:
        by = history[at - 1].seat
        if by not in (seat, CHANCE) and (found is not None or live.has_human_decision_since(by, at - 1)):
            break
        at -= 1
        if by == seat:
            found = at
    return found


def restart_target(live: LiveTable, seat: int) -> int | None:
    """Return where restarting the turn goes: to its first decision, or as far as the seat may go alone."""
    first = turn_start(live, seat)
    if first is None:
        return None
    name, history = live.definition.seats[seat], live.started_game.history
    for at in range(first, len(history)):
        if history[at].seat == seat and live.undo_report(at).is_free(name):
            return at
    return first


def can_restart(live: LiveTable, seat: int) -> bool:
    """Could the seat restart its turn, at least after others have agreed?"""
    at = restart_target(live, seat)
    return at is not None and undo_refusal(live, seat, live.undo_report(at)) is None
