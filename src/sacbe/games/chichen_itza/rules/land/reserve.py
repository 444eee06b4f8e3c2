"""The reserve strips: warriors leave from the bottom and return to the top, and strips turn with them."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.chichen_itza.rules.state import Player, Table, add_warriors
from sacbe.games.chichen_itza.data.tables import STRIPS
from sacbe.games.chichen_itza.data.constants import DEPLOYED, RETURNED


def deploy(t: Table, seat: i64, n: i64, place: i64) -> i64:
    """ci.reserve.deploy: up to this many warriors onto a place; ci.reserve.exhausted: as many as there are."""
    p = t.players[seat]
    n = min(n, p.reserve)
    if n > 0:
        p.reserve -= n
        add_warriors(p, place, n)
        t.emit(DEPLOYED, seat, n, place)
    return n


def send_back(t: Table, seat: i64, n: i64) -> None:
    """ci.reserve.return, ci.combat.damage.losses: warriors from a fight go back to the strips."""
    if n > 0:
        t.players[seat].reserve += n
        t.emit(RETURNED, seat, n)


def pays_income(p: Player, strip: i64) -> bool:
    """ci.reserve.values: a strip, counted from 1 at the bottom, shows its income side while warriors stand on it."""
    return p.reserve > p.edition.strip * (STRIPS - strip)


def strip_income(t: Table, p: Player) -> i64:
    """Return the coins of the strips on their income side."""
    coins: i64 = 0
    for strip in range(1, STRIPS + 1):
        if pays_income(p, strip):
            coins += t.edition.strip_coins[strip - 1]
    return coins


def strip_points(t: Table, p: Player) -> i64:
    """ci.score.strips: points of the strips on their point side."""
    points: i64 = 0
    for strip in range(1, STRIPS + 1):
        if not pays_income(p, strip):
            points += t.edition.strip_points[strip - 1]
    return points
