"""The five adventurers as queries (tc.game.dashboard-first: an ability beats a general rule)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.rules.state import Player, can_use
from sacbe.games.temple_of_chac.data.constants import BOBBY, CHANTEL, GEARS, LEA, MONTY, PUCCIO

SECOND_LOOK: Final = GEARS              # abilities follow the gear in Player.used
SPRINT: Final = GEARS + 1


def action_dice(p: Player, cards: i64) -> i64:
    """tc.turn.encumbrance; tc.adventurer.bobby-powell counts two cards less."""
    if p.adventurer == BOBBY:
        cards = max(0, cards - p.edition.lighter)
    return p.edition.encumbrance[min(cards, len(p.edition.encumbrance) - 1)]


def can_flip(p: Player) -> bool:
    """tc.adventurer.monty-albatross: once per turn a die to its opposite face."""
    return p.adventurer == MONTY and can_use(p, SECOND_LOOK)


def can_sprint(p: Player) -> bool:
    """tc.adventurer.lea-rice: once per turn a Move goes further."""
    return p.adventurer == LEA and p.edition.sprint > 0 and can_use(p, SPRINT)


def fewer_successes(p: Player) -> i64:
    """tc.adventurer.chantel-sari: one Success less for each gear card."""
    if p.adventurer != CHANTEL:
        return 0
    total: i64 = 0
    for copies in p.gear:
        total += copies
    return total * p.edition.deft


def may_stay(p: Player) -> bool:
    """tc.adventurer.puccio-cortese: the drift after a Search is optional."""
    return p.adventurer == PUCCIO


def safe_face(p: Player) -> i64:
    """tc.rapids.exit: the highest die that does not wash over; tc.adventurer.puccio-cortese fails on a 6 only."""
    return p.edition.swimmer_face if p.adventurer == PUCCIO else p.edition.safe_face
