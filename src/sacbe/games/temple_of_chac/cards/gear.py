"""Gear cards as queries: what lies open beside a dashboard (tc.concept.gear)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.rules.state import Player, Table, can_use, use
from sacbe.games.temple_of_chac.data.constants import (BACKPACK, BOOTS, COMPASS, CROWBAR, GEAR_USED, HELMET, KIT,
                                                       LANTERN, NOTEBOOK, ROPE, TORCH, VEST, WHIP)

# tc.action.gear: active gear needs a die; tc.action.gear.passive: the others work without one
ACTIVE: Final = (ROPE, LANTERN, CROWBAR, KIT, WHIP, NOTEBOOK)


def storage(t: Table, p: Player) -> i64:
    """tc.action.store.capacity; tc.gear.backpack adds one each."""
    return t.edition.storage[p.adventurer] + t.edition.backpack * p.gear[BACKPACK]


def can_reroll(p: Player) -> bool:
    """tc.gear.compass: once per turn an action die is rolled again."""
    return can_use(p, COMPASS)


def hazard_wounds(t: Table, seat: i64, wounds: i64) -> i64:
    """tc.gear.pith-helmet: once per turn one Wound less from a hazard card (tc.concept.hazard-cards), for each helmet.

    A Wound less now is as good as one less later, so nobody is asked.
    """
    p = t.players[seat]
    while wounds > 0 and can_use(p, HELMET):
        use(p, HELMET)
        t.emit(GEAR_USED, seat, HELMET)
        wounds -= t.edition.helmet
    return max(0, wounds)


def lava_wounds(t: Table, seat: i64, wounds: i64) -> i64:
    """tc.gear.fireproof-boots: one Wound less from each trap and each Lava Burst, for each pair of boots."""
    pairs = t.players[seat].gear[BOOTS]
    while wounds > 0 and pairs > 0:
        t.emit(GEAR_USED, seat, BOOTS)
        wounds -= t.edition.boots
        pairs -= 1
    return max(0, wounds)


def can_light(p: Player) -> bool:
    """tc.gear.torch: once per turn bats or a spider are cancelled."""
    return can_use(p, TORCH)


def vests(p: Player) -> i64:
    """tc.gear.life-vest: how often a die of an exit roll may be rolled again."""
    return p.gear[VEST] * p.edition.vest
