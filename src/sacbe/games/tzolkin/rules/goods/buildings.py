"""Buildings and monuments: what may be constructed, by which action, at which price."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin.cards.effects import GRANTS, Effects, Grant
from sacbe.games.tzolkin.cards.technologies import (blocks_saved, building_corn, building_points, corn_saved,
                                                    has_architecture)
from sacbe.games.tzolkin.data.refusals import (CORN_COST, COST, LEAVE_OUT, MONUMENT_WHERE, NO_EFFECT, NOT_OPEN,
                                               ONE_ARCHITECTURE, ONE_OR_TWO_BUILDINGS, SAVING)
from sacbe.games.tzolkin.rules.state import Player, Table, TableQuestion, gain, pay, score
from sacbe.games.tzolkin.data.tiles import BUILD_MORE, FIRST_MONUMENT
from sacbe.games.tzolkin.data.constants import (ARCHITECTURE, ASK_BUILD, BUILD, BUILT, CORN, EMPTY, FROM_TECHNOLOGY,
                                                GOLD, SKULL, STOP, WAY_PLAIN, WOOD)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, arg2, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Frame

# what is left of a construction action
SINGLE: Final = 0           # one building; a variant may allow another, with its own architecture
FIRST: Final = 1            # the first of one or two buildings, or a monument
SECOND: Final = 2           # the second, architecture still unused
SECOND_PLAIN: Final = 3     # the second, architecture used on the first
EXTRA: Final = 4            # one building more, from a tile or of such a variant
EXTRA_PLAIN: Final = 5      # the same where the table grants it no architecture
PARTS: Final = 6


def count_missing(p: Player, cost: tuple[i64, ...], left_out: i64) -> i64:
    """Count the blocks and skulls of exactly this price that the player lacks: tz.building.construct."""
    short: i64 = 0
    for good in range(WOOD, SKULL + 1):
        n = cost[good] - p.goods[good]
        if good == left_out:
            n -= 1
        if n > 0:
            short += n
    return short


def is_open(t: Table, tile: i64) -> bool:
    """Return whether the tile lies face up."""
    if tile < FIRST_MONUMENT:
        return tile in t.row
    return tile in t.monuments


def build_refusal(t: Table, seat: i64, monuments: bool) -> i64:
    """Return 0 if a tile is within reach of the blocks held; if not, refuse with what the nearest tile lacks."""
    p = t.players[seat]
    least: i64 = EMPTY
    saved = blocks_saved(p)
    tiles = t.edition.tiles
    for tile in t.row:
        if tile != EMPTY:
            least = min(least, max(0, count_missing(p, tiles[tile].cost, 0) - saved))
    if monuments and least > 0:
        for tile in t.monuments:                                # tz.tech.architecture-not-monuments
            if tile != EMPTY:
                least = min(least, count_missing(p, tiles[tile].cost, 0))
    if least == EMPTY:
        return NO_EFFECT                                        # nothing lies open
    return t.refuse(COST, least) if least > 0 else 0


def corn_price(p: Player, tile: i64) -> i64:
    """tz.uxmal.action-4: corn for every block of the price, less what architecture saves."""
    price, saved = p.edition.corn_prices[tile], corn_saved(p)
    return price if saved == 0 else min(price, max(p.edition.least_corn, price - saved))


def corn_build_refusal(t: Table, seat: i64, corn: i64) -> i64:
    """Return 0 if a building is within reach of this much corn; if not, refuse with the lowest price."""
    p = t.players[seat]
    least: i64 = EMPTY
    for tile in t.row:
        if tile != EMPTY:
            least = min(least, corn_price(p, tile))
    if least == EMPTY:
        return NO_EFFECT
    return t.refuse(CORN_COST, least, corn) if least > corn else 0


def clear_space(t: Table, tile: i64) -> None:
    """Remove a tile from its space, which stays empty until the end of the turn: tz.building.refill."""
    spaces = t.row if tile < FIRST_MONUMENT else t.monuments
    for slot in range(len(spaces)):
        if spaces[slot] == tile:
            spaces[slot] = EMPTY


def take_tile(t: Table, seat: i64, tile: i64) -> None:
    """Put the tile before its builder; monuments are not replaced (tz.monument.no-refill)."""
    p = t.players[seat]
    clear_space(t, tile)
    if tile < FIRST_MONUMENT:
        p.buildings |= bit(tile)
    else:
        p.monuments |= bit(tile - FIRST_MONUMENT)
    t.emit(BUILT, seat, tile)


def apply_architecture(t: Table, seat: i64) -> None:
    """tz.ruling.architecture-timing: after the price, before the tile's own effects, at the levels held before."""
    p = t.players[seat]
    gain(t, seat, CORN, building_corn(p))
    points = building_points(p)
    if points > 0:
        score(t, seat, points, FROM_TECHNOLOGY)


class Build(TableQuestion):
    """Construct for blocks: tz.tikal.action-2, tz.tikal.action-4, tz.effect.build.

    tz.tikal.first-before-second: the first building is resolved before the second is thought of.
    tz.tikal.one-architecture: architecture goes to the first, or is saved for the second.
    """

    def __init__(self, seat: i64, part: i64) -> None:
        super().__init__(seat, ASK_BUILD)
        self.part: Final[i64] = part
        self.helped: Final[bool] = part != SECOND_PLAIN and part != EXTRA_PLAIN

    def candidate_choices(self, t: Table) -> list[i64]:
        choices: list[i64] = []
        for tile in t.row:
            if tile != EMPTY:
                for way in range(WAY_PLAIN + 1):
                    choices.append(pack(BUILD, tile, way))
        for tile in t.monuments:
            if tile != EMPTY:
                choices.append(pack(BUILD, tile))
        choices.append(pack(STOP))
        return choices

    def may_stop(self) -> bool:
        """Return whether the seat may decline: what comes after the first building can be left out."""
        return self.part >= SECOND

    def refusal(self, t: Table, choice: i64) -> i64:
        verb, tile, way = verb_of(choice), arg1(choice), arg2(choice)
        if verb == STOP:
            return 0 if self.may_stop() else NOT_ASKED
        if verb != BUILD:
            return NOT_ASKED
        if not is_open(t, tile):
            return NOT_OPEN
        p = t.players[self.seat]
        if tile >= FIRST_MONUMENT:
            if self.part != FIRST:
                return ONE_OR_TWO_BUILDINGS if self.part == SECOND or self.part == SECOND_PLAIN else MONUMENT_WHERE
            short = count_missing(p, t.edition.tiles[tile].cost, 0)
            return t.refuse(COST, short) if short > 0 else 0
        refused = self.way_refusal(t, tile, way)
        if refused != 0:
            return refused
        short = count_missing(p, t.edition.tiles[tile].cost, 0 if way == WAY_PLAIN else way)
        return t.refuse(COST, short) if short > 0 else 0

    def way_refusal(self, t: Table, tile: i64, way: i64) -> i64:
        """tz.tech.architecture-3, tz.tikal.one-architecture; tz.ruling.saving-used: a block must be named."""
        p = t.players[self.seat]
        if way == WAY_PLAIN:
            return 0 if self.part == FIRST and has_architecture(p) else ONE_ARCHITECTURE
        saved = blocks_saved(p) if self.helped else 0
        if way == 0:
            return SAVING if saved > 0 else 0
        if not self.helped:
            return ONE_ARCHITECTURE
        if saved == 0:
            return t.refuse(LEAVE_OUT, 3, p.levels[ARCHITECTURE])
        return 0 if t.edition.tiles[tile].cost[way] > 0 else t.refuse(LEAVE_OUT, 1, 0)

    def apply(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == STOP:
            t.pop()
            return
        seat, tile, way = self.seat, arg1(choice), arg2(choice)
        cost = t.edition.tiles[tile].cost
        for block in range(WOOD, GOLD + 1):
            pay(t, seat, block, cost[block] - 1 if block == way else cost[block])
        if tile >= FIRST_MONUMENT:
            pay_skulls(t, seat, cost[SKULL])
            take_tile(t, seat, tile)
            t.pop()
            return
        take_tile(t, seat, tile)
        helped = self.helped and way != WAY_PLAIN and has_architecture(t.players[seat])
        if helped:
            apply_architecture(t, seat)
        if self.part == FIRST:
            t.replace(BUILDS[seat][SECOND_PLAIN if helped else SECOND])
            t.push(Effects(seat, tile, 0))
        elif self.part == SINGLE and t.edition.most_buildings > 1:
            t.replace(BUILDS[seat][EXTRA])
            t.push(Effects(seat, tile, 0))
        else:
            t.replace(Effects(seat, tile, 0))


def pay_skulls(t: Table, seat: i64, n: i64) -> None:
    """tz.ruling.monument-skull-returns: back to the bank, or out of the game where the table plays it so."""
    pay(t, seat, SKULL, n)
    if t.rulings.skull_leaves:
        t.lost_skulls += n
    else:
        t.skulls += n


class BuildWithCorn(TableQuestion):
    """tz.uxmal.action-4: one building, paid in corn alone; architecture applies, monuments are excluded."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_BUILD)

    def candidate_choices(self, t: Table) -> list[i64]:
        return [pack(BUILD, tile) for tile in t.row if tile != EMPTY]

    def refusal(self, t: Table, choice: i64) -> i64:
        tile = arg1(choice)
        if verb_of(choice) != BUILD:
            return NOT_ASKED
        if not is_open(t, tile):
            return NOT_OPEN
        if tile >= FIRST_MONUMENT:
            return MONUMENT_WHERE
        p = t.players[self.seat]
        if arg2(choice) != 0:                               # no block is named: tz.ruling.saving-used
            return ONE_ARCHITECTURE if arg2(choice) == WAY_PLAIN else SAVING
        price, corn = corn_price(p, tile), p.goods[CORN]
        return t.refuse(CORN_COST, price, corn) if price > corn else 0

    def apply(self, t: Table, choice: i64) -> None:
        seat, tile = self.seat, arg1(choice)
        pay(t, seat, CORN, corn_price(t.players[seat], tile))
        take_tile(t, seat, tile)
        apply_architecture(t, seat)
        t.replace(Effects(seat, tile, 0))


class ExtraBuilding(Grant):
    """tz.effect.build: one building more from a tile; tz.ruling.extra-building: with its own architecture or none."""

    def frame(self, t: Table, seat: i64) -> Frame[Table]:
        return BUILDS[seat][EXTRA_PLAIN if t.rulings.plain_extra else EXTRA]


BUILDS: Final = [[Build(seat, part) for part in range(PARTS)] for seat in range(4)]
GRANTS[BUILD_MORE] = ExtraBuilding()
