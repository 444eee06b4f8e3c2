"""What the actions of the gears are worth to one seat, and what a worker on each space can make of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tzolkin.cards.technologies import (advance_cost, blocks_saved, extraction_bonus, fishing_bonus,
                                                    harvest_bonus, has_blessing, needs_no_tile, highest_action)
from sacbe.games.tzolkin.ai.evaluation import Valuation
from sacbe.games.tzolkin.rules.goods.buildings import corn_price, count_missing
from sacbe.games.tzolkin.rules.temples import is_at_bottom
from sacbe.games.tzolkin.rules.state import Player, Table, count_blocks, is_filled
from sacbe.games.tzolkin.data.tables import ACTIONS, FREE_FROM, LAST_SPACE, OVAL_BLOCK, OVAL_TEMPLE, ROW_ROOM
from sacbe.games.tzolkin.data.constants import (CHICHEN, CORN, EMPTY, GOLD, PALENQUE, SKULL, STONE, TIKAL, UXMAL, WOOD,
                                                YAXCHILAN)
from sacbe.kernel.core.bits import bit

# weights
SHORT: Final = 0.55         # what is left of an action per block that is still missing for it
NO_SKULL: Final = 0.12      # what is left of an action of Chichen Itza while there is no skull for it
MARKET_WORTH: Final = 0.86  # a visit to the market
TWO_BUILDINGS: Final = 1.1  # the action that builds two, against the one that builds one
TWICE: Final = 0.44         # a second advance on the same track, against the first
BURNING_COST: Final = 0.7   # the step that burning costs, against the step one would rather climb

GEAR_ROW: Final = 11        # numbers stored per gear
ROW_JUDGED: Final = 32      # the bit of the building row, after those of the five gears


class ActionValues:
    """The worth of every gear action to one seat; made once and filled in again for each seat."""

    def __init__(self, valuation: Valuation) -> None:
        self.valuation: Final = valuation
        self.judged: i64 = 0                                        # what is filled in already, gears and row, as bits
        self.act: vec[float] = vec[float]([0.0] * (5 * GEAR_ROW))   # what each action is worth
        self.use: vec[float] = vec[float]([0.0] * (5 * GEAR_ROW))   # what a worker on each space can make of it
        self.gain: vec[float] = vec[float]([0.0] * ROW_ROOM)        # what each open building would bring
        self.corn: vec[float] = vec[float]([0.0] * GEAR_ROW)        # what Palenque would give to the hungry

    def judge_gear(self, t: Table, seat: i64, gear: i64) -> None:
        """Fill in what a worker on each space of a gear is worth, stepping back where that is better."""
        base = gear * GEAR_ROW
        p = t.players[seat]
        self.judge_actions(t, p, gear)
        if gear == CHICHEN:
            self.judge_chichen_spaces(p)
            return
        corn = self.valuation.price[CORN]
        best = 0.0
        top = 0.0
        for action in range(1, ACTIONS[gear] + 1):
            worth = self.act[base + action]
            best = max(worth, best - corn)
            top = max(top, worth)
            self.use[base + action] = best
        self.use[base] = 0.0
        for space in range(FREE_FROM[gear], LAST_SPACE[gear] + 1):
            self.use[base + space] = top
        if gear == PALENQUE and self.valuation.short > 0.0:
            self.find_corn(t, p)

    def find_corn(self, t: Table, p: Player) -> None:
        """Fill in how much corn a worker on each space of Palenque could bring."""
        best = 0.0
        for action in range(1, ACTIONS[PALENQUE] + 1):
            best = max(0.0, best - 1.0)
            if action == 1:
                best = float(t.edition.fish_corn + fishing_bonus(p))
            elif t.corn_tiles[action] > t.wood_tiles[action] or needs_no_tile(p):
                best = max(best, float(t.edition.harvest_corn[action] + harvest_bonus(p)))
            elif t.wood_tiles[action] > 0 and not is_at_bottom(p):
                best = max(best, 0.7 * float(t.edition.harvest_corn[action] + harvest_bonus(p)))
            self.corn[action] = best
        for space in range(FREE_FROM[PALENQUE], LAST_SPACE[PALENQUE] + 1):
            self.corn[space] = best

    def judge_chichen_spaces(self, p: Player) -> None:
        """tz.tech.theology-1 reaches one space ahead; stepping back costs corn."""
        base: i64 = CHICHEN * GEAR_ROW
        corn = self.valuation.price[CORN]
        best = 0.0
        top = 0.0
        for action in range(1, ACTIONS[CHICHEN] + 1):
            top = max(top, self.act[base + action])
        for space in range(LAST_SPACE[CHICHEN] + 1):
            ahead = highest_action(p, CHICHEN, space)
            best -= corn
            if space > 0 and space < FREE_FROM[CHICHEN]:
                best = max(best, self.act[base + space])
            if ahead >= FREE_FROM[CHICHEN]:
                self.use[base + space] = top
            else:
                self.use[base + space] = max(best, self.act[base + ahead]) if ahead > 0 else 0.0

    def judge_actions(self, t: Table, p: Player, gear: i64) -> None:
        """Fill in what each action of a gear is worth."""
        if self.judged >> gear & 1:
            return
        self.judged |= bit(gear)
        act = self.act
        base = gear * GEAR_ROW
        if gear == PALENQUE:
            for action in range(1, ACTIONS[PALENQUE] + 1):
                act[base + action] = self.harvest_value(t, p, action)
        elif gear == YAXCHILAN:
            for action in range(1, ACTIONS[YAXCHILAN] + 1):
                worth = 0.0
                for good, n in t.edition.yaxchilan_gains[action]:
                    if good != SKULL or t.skulls > 0:
                        worth += self.valuation.price[good] * float(n + extraction_bonus(p, good))
                act[base + action] = worth
        elif gear == TIKAL:
            self.judge_tikal(t, p)
        elif gear == UXMAL:
            self.judge_uxmal(t, p)
        else:
            for action in range(1, ACTIONS[CHICHEN] + 1):
                act[base + action] = self.skull_value(t, p, action)

    def harvest_value(self, t: Table, p: Player, action: i64) -> float:
        """Return the worth of fishing, or of the best crop of a group."""
        o = self.valuation
        if action == 1:
            return o.price[CORN] * float(t.edition.fish_corn + fishing_bonus(p))
        corn, wood = t.corn_tiles[action], t.wood_tiles[action]
        worth = 0.0
        yields = o.price[CORN] * float(t.edition.harvest_corn[action] + harvest_bonus(p))
        if corn > wood:
            worth = yields + o.corn_tile
        elif needs_no_tile(p):
            worth = yields
        elif wood > 0 and not is_at_bottom(p):
            worth = yields + o.corn_tile - max(1.0, BURNING_COST * o.best_step)
        if wood > 0:
            logs = t.edition.harvest_wood[action] + extraction_bonus(p, WOOD)
            worth = max(worth, o.price[WOOD] * float(logs) + o.wood_tile)
        return worth

    def skull_value(self, t: Table, p: Player, action: i64) -> float:
        """Return the worth of putting a skull into an oval."""
        if is_filled(t, action):
            return 0.0
        o = self.valuation
        worth = float(t.edition.oval_points[action]) + o.step[OVAL_TEMPLE[action]] - o.price[SKULL]
        if OVAL_BLOCK[action]:
            worth += o.price[GOLD]
        if has_blessing(p) and (OVAL_BLOCK[action] or count_blocks(p) > 0):
            worth += max(0.0, o.best_step - o.price[WOOD])
        if p.goods[SKULL] == 0:
            return worth * NO_SKULL if t.skulls > 0 else 0.0
        return worth

    def judge_tikal(self, t: Table, p: Player) -> None:
        """Fill in the actions of Tikal: advances, buildings, monuments and temples, as far as they can be paid."""
        o = self.valuation
        act = self.act
        base: i64 = TIKAL * GEAR_ROW
        held = count_blocks(p)
        cheapest = self.cheapest_block(p)
        first = 0.0
        second = 0.0
        for track in range(4):
            cost = advance_cost(p, track)
            worth = o.tech[track] - cheapest * float(cost)
            for _ in range(held, cost):
                worth *= SHORT
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
        act[base + 1] = first
        act[base + 3] = first + max(second, TWICE * first) * (1.0 if held >= 2 else SHORT)
        build = self.best_building(t, p)
        act[base + 2] = build
        act[base + 4] = max(build * TWO_BUILDINGS, self.best_monument(t, p))
        worth = o.best_step + o.second_step - cheapest
        act[base + 5] = worth if held > 0 else worth * SHORT

    def cheapest_block(self, p: Player) -> float:
        """Return the price of the block that the seat would rather give away."""
        if p.goods[WOOD] > 0 or p.goods[STONE] + p.goods[GOLD] == 0:
            return self.valuation.price[WOOD]
        return self.valuation.price[STONE] if p.goods[STONE] > 0 else self.valuation.price[GOLD]

    def judge_row(self, t: Table, p: Player) -> None:
        """Fill in what each open building would bring."""
        if not self.judged & ROW_JUDGED:
            self.judged |= ROW_JUDGED
            for slot in range(t.edition.row_size):
                tile = t.row[slot]
                self.gain[slot] = self.valuation.building_gain(t, p, tile) if tile != EMPTY else 0.0

    def best_building(self, t: Table, p: Player) -> float:
        """Return the worth of the best open building, less its price in blocks and less for every block that is
        missing."""
        o = self.valuation
        self.judge_row(t, p)
        best = 0.0
        saved = blocks_saved(p)
        for slot in range(t.edition.row_size):
            worth = self.gain[slot]
            if worth <= best:
                continue
            cost = t.edition.tiles[t.row[slot]].cost
            worth -= o.price[1] * float(cost[1]) + o.price[2] * float(cost[2]) + o.price[3] * float(cost[3])
            if saved > 0:
                worth += o.price[STONE]
            short = count_missing(p, cost, 0) - saved
            while short > 0:
                worth *= SHORT
                short -= 1
            if worth > best:
                best = worth
        return best

    def best_for_corn(self, t: Table, p: Player) -> float:
        """Return the worth of the best open building, less its price in corn and less for the corn that is missing."""
        self.judge_row(t, p)
        best = 0.0
        for slot in range(t.edition.row_size):
            worth = self.gain[slot]
            if worth <= best:
                continue
            price = corn_price(p, t.row[slot])
            worth -= self.valuation.price[CORN] * float(price)
            short = price - p.goods[CORN]
            while short > 0:
                worth *= SHORT
                short -= t.edition.corn_per_block
            if worth > best:
                best = worth
        return best

    def best_monument(self, t: Table, p: Player) -> float:
        """Return the worth of the best monument that can be paid, less the hope that is counted for it anyway."""
        best = 0.0
        for tile in t.monuments:
            if tile != EMPTY and count_missing(p, t.edition.tiles[tile].cost, 0) == 0:
                best = max(best, self.valuation.monument_gain(t, p, tile) - self.valuation.hope)
        return best

    def judge_uxmal(self, t: Table, p: Player) -> None:
        """Fill in the actions of Uxmal: a step for corn, the market, a worker, a building for corn, any action."""
        o = self.valuation
        act = self.act
        base: i64 = UXMAL * GEAR_ROW
        corn = p.goods[CORN]
        worth = o.best_step - o.price[CORN] * float(t.edition.offering_corn)
        act[base + 1] = worth if corn >= t.edition.offering_corn else worth * SHORT
        act[base + 2] = MARKET_WORTH
        act[base + 3] = o.worker_value(p)
        act[base + 4] = self.best_for_corn(t, p)
        best = max(act[base + 1], max(act[base + 3], act[base + 4]))
        for gear in range(UXMAL):
            self.judge_actions(t, p, gear)
            for action in range(1, ACTIONS[gear] + 1):
                best = max(best, act[gear * GEAR_ROW + action])
        act[base + 5] = best - o.price[CORN] * float(t.edition.any_action_corn)
