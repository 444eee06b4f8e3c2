"""How far a seat can take back: what it may do alone, what others are asked about, and what nobody can allow."""

from __future__ import annotations

from typing import NamedTuple

from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.play.game import Undo
from sacbe.server.tables.core.table import Live


class LastDecision(NamedTuple):
    """What taking back a seat's last decision would take back."""

    to: int                             # where it stands in the record
    chance: bool
    reveals: bool
    seats: list[str]                    # of other people who have decided since
    free: bool                          # may the seat do it alone?
    turn: bool                          # would restarting the turn do something, at least after others have agreed?
    refused: str                        # why nobody could allow it


class Refused(NamedTuple):
    """Why nobody can allow it: the key of the problem, and the seat that cannot be asked."""

    key: str
    seat: str = ""


def last_decision(live: Live, seat: int) -> LastDecision | None:
    """The last decision of a seat; asked for every seat after every move, so the usual table has a short way."""
    if live.row.players > 1 and not live.gone and all(row.kind == "human" for row in live.seats):
        return among_people(live, seat)
    last = last_own(live, seat)
    if last is None:
        return None
    report = live.report(last)
    name = live.box.seats[seat]
    refused = refusal(live, seat, report)
    return LastDecision(last, report.chance, report.reveals, [other for other in report.seats if other != name],
                        report.is_free(name), can_restart(live, seat), refused.key if refused else "")


def among_people(live: Live, seat: int) -> LastDecision | None:
    """The same where all seats are people's who are there: everybody minds, and everybody can be asked.

    So nothing is refused, and the turn can be restarted as long as nobody else has decided.
    """
    game = live.playing
    history, at = game.history, len(game.history)
    first = len(live.row.base or ())
    is_chance, others = False, list[int]()
    while at > first:
        at -= 1
        by = history[at].seat
        if by == seat:
            before = history[at - 1].reveals if at else game.parts.opened
            reveals = history[-1].reveals > before
            others.reverse()
            names = live.box.seats
            return LastDecision(at, is_chance, reveals, [names[other] for other in others],
                                not (is_chance or reveals or others), not others, "")
        if by == CHANCE:
            is_chance = True
        else:
            if by in others:
                others.remove(by)
            others.append(by)                   # in the order of their first decision, from behind
    return None


def refusal(live: Live, seat: int, report: Undo) -> Refused | None:
    """Why a cut can neither be made alone nor be offered to anybody."""
    if report.is_free(live.box.seats[seat]):
        return None
    away = [other for other in report.seats if live.box.seat(other, live.row.players) in live.gone]
    if away:
        return Refused("undo-away", away[0])
    if live.people() - {seat}:
        return None
    return Refused("undo-revealed" if report.reveals else "undo-chance")


def last_own(live: Live, seat: int) -> int | None:
    """Where the seat's last decision stands that can be taken back."""
    history, first = live.playing.history, len(live.row.base or ())
    for at in range(len(history) - 1, first - 1, -1):
        if history[at].seat == seat:
            return at
    return None


def turn_start(live: Live, seat: int) -> int | None:
    """The first decision of the seat's last turn; bots that have moved on since do not count, people do."""
    history, first = live.playing.history, len(live.row.base or ())
    at = len(history)
    found = None
    while at > first:
        by = history[at - 1].seat
        if by not in (seat, CHANCE) and (found is not None or live.minds(by, at - 1)):
            break
        at -= 1
        if by == seat:
            found = at
    return found


def restart_at(live: Live, seat: int) -> int | None:
    """Where restarting the turn goes: to its first decision, or as far as the seat may go alone."""
    first = turn_start(live, seat)
    if first is None:
        return None
    name, history = live.box.seats[seat], live.playing.history
    for at in range(first, len(history)):
        if history[at].seat == seat and live.report(at).is_free(name):
            return at
    return first


def can_restart(live: Live, seat: int) -> bool:
    """Would restarting the turn do something, at least after others have agreed?"""
    at = restart_at(live, seat)
    return at is not None and refusal(live, seat, live.report(at)) is None
