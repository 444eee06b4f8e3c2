"""Palenque and its jungle: which tile of a group a worker takes, and what it pays."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin.cards.technologies import extraction_bonus, harvest_bonus, needs_no_tile
from sacbe.games.tzolkin.data.refusals import (BARE_CORN, BURN_BESIDE, BURN_BOTTOM, COVERED, GROUP_EMPTY,
                                               NEEDS_AGRICULTURE, NO_WOOD_TILE, NOTHING_TO_BURN)
from sacbe.games.tzolkin.rules.temples import ANGERS, is_at_bottom
from sacbe.games.tzolkin.rules.state import Table, TableQuestion, gain
from sacbe.games.tzolkin.data.constants import (AGRICULTURE, ASK_HARVEST, CORN, CROP_BURN, CROP_CORN, CROP_TILELESS,
                                                CROP_WOOD, HARVEST, HARVESTED, WOOD)
from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED

CROPS: Final[list[i64]] = [pack(HARVEST, crop) for crop in (CROP_CORN, CROP_WOOD, CROP_BURN, CROP_TILELESS)]


def crop_refusal(t: Table, seat: i64, group: i64, crop: i64) -> i64:
    """Return why this crop cannot be taken from this group now, or 0."""
    corn, wood = t.corn_tiles[group], t.wood_tiles[group]
    if crop == CROP_CORN:
        if corn > wood:
            return 0
        return t.refuse(GROUP_EMPTY, group) if corn == 0 else t.refuse(COVERED, group, corn, wood)  # tz.jungle.visible
    if crop == CROP_TILELESS:
        p = t.players[seat]
        if not needs_no_tile(p):
            return t.refuse(NEEDS_AGRICULTURE, 2, p.levels[AGRICULTURE])    # tz.tech.agriculture-2-no-tile
        return 0 if corn == wood or t.rulings.tileless else t.refuse(BARE_CORN, group)
    if wood == 0:                                                           # tz.jungle.take-tile, tz.jungle.burn
        return t.refuse(NO_WOOD_TILE if crop == CROP_WOOD else NOTHING_TO_BURN, group)
    if crop == CROP_WOOD:
        return 0
    if is_at_bottom(t.players[seat]):
        return BURN_BOTTOM                                                  # tz.jungle.burn-barred
    return 0 if corn == wood or t.rulings.burn_beside else t.refuse(BURN_BESIDE, group)


def harvest_refusal(t: Table, seat: i64, group: i64) -> i64:
    """tz.jungle.empty: a group without tiles gives nothing, except to those who need none."""
    if t.corn_tiles[group] > 0 or needs_no_tile(t.players[seat]):
        return 0
    return t.refuse(GROUP_EMPTY, group)


class Harvest(TableQuestion):
    """tz.jungle.take-tile, tz.jungle.burn, tz.jungle.keep-tiles: one tile of the group of the performed action.

    tz.palenque.action-2, tz.palenque.action-3, tz.palenque.action-4, tz.palenque.action-5.
    """

    def __init__(self, seat: i64, group: i64) -> None:
        super().__init__(seat, ASK_HARVEST)
        self.group: Final[i64] = group

    def candidate_choices(self, t: Table) -> list[i64]:
        return CROPS

    def refusal(self, t: Table, choice: i64) -> i64:
        return crop_refusal(t, self.seat, self.group, arg1(choice)) if verb_of(choice) == HARVEST else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        seat, group, crop = self.seat, self.group, arg1(choice)
        p = t.players[seat]
        t.emit(HARVESTED, seat, group, crop)
        if crop == CROP_WOOD:
            t.wood_tiles[group] -= 1
            p.wood_tiles += 1
            gain(t, seat, WOOD, t.edition.harvest_wood[group] + extraction_bonus(p, WOOD))
            t.pop()
            return
        if crop == CROP_BURN:
            t.wood_tiles[group] -= 1        # it leaves the game
        if crop != CROP_TILELESS:
            t.corn_tiles[group] -= 1
            p.corn_tiles += 1
        gain(t, seat, CORN, t.edition.harvest_corn[group] + harvest_bonus(p))
        if crop == CROP_BURN:
            t.replace(ANGERS[seat])
        else:
            t.pop()
