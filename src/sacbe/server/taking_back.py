"""How far a seat can take back: what it may do alone, what others are asked about, and what nobody can allow."""

from __future__ import annotations

from typing import NamedTuple

from sacbe.kernel.frame import CHANCE
from sacbe.kernel.game import Undo
from sacbe.server.live import Live


class Refused(NamedTuple):
    """Why nobody can allow it: the key of the problem, and the seat that cannot be asked."""

    key: str
    seat: str = ""


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
