"""What the things of one seat are worth to it at one moment, in points at the end of the game.

Every number follows one thought: what a thing scores at the end as it lies there, and what it can still do in the days
that are left.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tzolkin.cards.technologies import building_corn, building_points
from sacbe.games.tzolkin.data.score_forecasts import STEP_ROW
from sacbe.games.tzolkin.ai.score_estimates import (CORN_TILES, GIFT_BLOCK, GIFT_BLOCKS, GIFT_DAYS, GIFT_SKULLS,
                                                    OF_KIND, OWNED, RAISED, RULE, WOOD_TILES, lead_of,
                                                    current_monument_points)
from sacbe.games.tzolkin.rules.goods.buildings import count_missing
from sacbe.games.tzolkin.rules.temples import climb_refusal
from sacbe.games.tzolkin.rules.state import Player, Table
from sacbe.games.tzolkin.data.tables import LAST_DAY, QUARTERS, TOP_LEVEL
from sacbe.games.tzolkin.data.tiles import (ANY_ACTION, BUILD_MORE, FEED_DISCOUNT, FEED_FREE, FIRST_MONUMENT, GAIN,
                                            MARKET, POINTS, TECH, TEMPLE, WORKER)
from sacbe.games.tzolkin.data.constants import (AGRICULTURE, ANY, ARCHITECTURE, CORN, EMPTY, EXTRACTION, GOLD, SKULL,
                                                WOOD)

# weights, in points; found by matches of the greedy bot against itself
CORN_USE: Final = 0.91          # what a corn can do beyond its quarter point, while there is time to spend it
CORN_PLENTY: Final = 29.4       # corn beyond this lies idle
BLOCK_USE: Final[tuple[float, ...]] = (0.0, 0.37, 0.33, 0.3)  # the same for wood, stone and gold
BLOCK_PLENTY: Final = 11.7      # blocks beyond this lie idle
USE_DAYS: Final = 25.5          # days from which on there is time for everything
SKULL_USE: Final = 1.4          # a skull in Chichen Itza beyond its three points, as long as the way there
SKULL_DAYS: Final = 5.5
SKULLS_PLENTY: Final = 5.9
LEVEL_DAY: Final[tuple[float, ...]] = (         # what the levels of each technology bring per day
    0.0, 0.04, 0.12, 0.23,        # agriculture
    0.0, 0.05, 0.22, 0.5,         # extraction
    0.0, 0.06, 0.11, 0.23,        # architecture
    0.0, 0.03, 0.03, 0.29)        # theology
LEVEL_LAG: Final = 3.2          # days before a new level first helps
WORKER_DAY: Final = 0.33        # what a worker brings in a day
RENT: Final = 0.68              # what a day of a worker costs who could do something else
RENT_DAYS: Final = 4.1          # days before the end from which on workers find less and less to do
MEAL_PRICE: Final = 0.68        # a corn that will be eaten some day
INCOME: Final = 0.33            # corn that comes in per day without a thought
HUNGER: Final = 0.45            # how sure hunger is that can be seen coming
HUNGER_FAR: Final = 0.14        # less so with every day it is away
LEAD: Final[tuple[float, ...]] = (0.0, 0.1, 0.5, 0.85, 1.0)  # of the highest bonus, from two steps behind to two ahead
PRIVILEGE: Final = 0.41         # two days at once, unused
MONUMENT_DAY: Final[tuple[float, ...]] = (      # how much each monument grows per day left
    0.48, 0.72, 0.32, 0.55, 0.19, 0.17, 0.28,
    0.18, 0.42, 0.07, 0.37, 0.36, 0.4)
MONUMENT_HOPE: Final = 0.3      # how likely a monument that is paid for gets built by the one who thinks of it
MONUMENT_MISS: Final = 0.43     # and what is left of the hope per missing block

HOPELESS_BLOCKS: Final = 4      # missing blocks that make a monument no hope at all
HOPES: Final[tuple[float, ...]] = tuple([MONUMENT_HOPE * MONUMENT_MISS ** float(short)
                                         for short in range(HOPELESS_BLOCKS)])


class Valuation:
    """The prices of one seat: made once and filled in again for every evaluation."""

    def __init__(self) -> None:
        self.worker_day: float = WORKER_DAY             # opinions that another style of play may change
        self.corn_use: float = CORN_USE
        self.skull_use: float = SKULL_USE
        self.meal_price: float = MEAL_PRICE
        self.block_share: float = 1.0                   # times what is usual, as the next two
        self.hope_share: float = 1.0
        self.level_share: vec[float] = vec[float]([1.0] * 4)
        self.days: float = 0.0                          # left after today
        self.price: vec[float] = vec[float]([0.0] * 5)  # of one more corn, wood, stone, gold, skull
        self.step: vec[float] = vec[float]([0.0] * 3)   # of one more step per temple
        self.best_step: float = 0.0
        self.second_step: float = 0.0
        self.tech: vec[float] = vec[float]([0.0] * 4)   # of the next advance per track
        self.rent: float = 0.0
        self.meals: float = 0.0                         # what feeding one worker more costs until the end
        self.short: float = 0.0                         # corn that is missing for the next Food Day
        self.dear: float = 0.0                          # what each of these costs
        self.food_time: i64 = 0                         # days until then
        self.hope: float = 0.0                          # of the best monument within reach
        self.corn_tile: float = 0.0                     # of a harvest tile, for who owns the monument that counts them
        self.wood_tile: float = 0.0
        self.of_goods: float = 0.0                      # the parts of the last evaluation
        self.of_food: float = 0.0
        self.of_temples: float = 0.0
        self.of_levels: float = 0.0
        self.of_monuments: float = 0.0

    def evaluate(self, t: Table, seat: i64) -> float:
        """Fill in all prices; return the worth of everything but the workers on the gears."""
        p = t.players[seat]
        self.days = float(max(0, t.edition.food_teeth[LAST_DAY - 1] - t.tooth))
        self.rent = RENT * min(1.0, self.days / RENT_DAYS)
        self.of_goods = self.goods_value(p)
        self.of_food = self.food_value(t, p)
        self.of_temples = self.temples_value(t, seat)
        self.of_levels = self.levels_value(p)
        self.of_monuments = self.monuments_value(t, p)
        total = float(p.points) + self.of_goods + self.of_food + self.of_temples + self.of_levels
        total += self.worker_day * self.days * float(p.workers)
        if p.light and self.days > 2.0:
            total += PRIVILEGE
        return total + self.of_monuments

    def goods_value(self, p: Player) -> float:
        """Fill in the price of one more of each good; return the worth of corn, blocks and skulls."""
        goods, price = p.goods, self.price
        time = min(1.0, self.days / USE_DAYS)
        held = float(goods[CORN])
        total = held / QUARTERS + self.corn_use * time * min(held, CORN_PLENTY)
        price[CORN] = 1.0 / QUARTERS + self.corn_use * time
        blocks = float(goods[1] + goods[2] + goods[3])
        share = 1.0 if blocks <= BLOCK_PLENTY else BLOCK_PLENTY / blocks
        for block in range(WOOD, GOLD + 1):
            each, use = p.edition.price[block] / QUARTERS, BLOCK_USE[block] * self.block_share * time
            total += (each + use * share) * float(goods[block])
            price[block] = each + use
        use = self.skull_use * min(1.0, self.days / SKULL_DAYS)
        held = float(goods[SKULL])
        worth = float(p.edition.skull_points)
        price[SKULL] = worth + use
        return total + worth * held + use * min(held, SKULLS_PLENTY)

    def food_value(self, t: Table, p: Player) -> float:
        """Return what meals to come and foreseeable hunger take from the worth of a seat; hunger makes corn dear."""
        left = LAST_DAY - t.food_days
        each = max(0, t.edition.meal_corn - p.cheap)
        self.meals = 0.0
        self.short = 0.0
        if left <= 0:
            return 0.0
        need = max(0, p.workers - p.fed) * each
        if p.workers >= p.fed:
            self.meals = self.meal_price * float(each * left)
        total = -self.meal_price * float(need * left)
        if need == 0:
            return total
        time = float(max(0, t.edition.food_teeth[t.food_days] - t.tooth))
        short = float(need - p.goods[CORN]) - INCOME * time
        if short > 0.0:
            if time == 0.0:
                short = float(each) * ceil(short / float(each))     # a worker eats all or nothing
            dear = HUNGER * float(t.edition.hunger_points) / float(each) / (1.0 + HUNGER_FAR * time)
            self.dear = dear
            self.short = short
            self.food_time = t.edition.food_teeth[t.food_days] - t.tooth
            total -= dear * short
        return total

    def temples_value(self, t: Table, seat: i64) -> float:
        """Return the worth of temple points and gifts on the Food Days to come; fill in what one more step adds."""
        total = 0.0
        self.best_step = 0.0
        self.second_step = 0.0
        for temple in range(3):
            at = t.players[seat].steps[temple]
            rival: i64 = 0
            for other in range(t.seats):
                if other != seat and t.players[other].steps[temple] > rival:
                    rival = t.players[other].steps[temple]
            now = self.temple_value(t, temple, at, rival)
            total += now
            gain = self.temple_value(t, temple, at + 1, rival) - now if climb_refusal(t, seat, temple) == 0 else 0.0
            self.step[temple] = gain
            if gain > self.best_step:
                self.second_step = self.best_step
                self.best_step = gain
            elif gain > self.second_step:
                self.second_step = gain
        return total

    def temple_value(self, t: Table, temple: i64, at: i64, rival: i64) -> float:
        """Return what a marker on this step of a temple will bring."""
        row = temple * STEP_ROW + at
        e = t.edition
        total = e.steps_later[t.food_days][t.tooth][row] + e.bonus_later[t.food_days][temple] * LEAD[lead_of(at, rival)]
        days = GIFT_DAYS[t.food_days]
        if days > 0.0:
            total += days * GIFT_BLOCKS[row] * self.price[GIFT_BLOCK[temple]]
            total += days * GIFT_SKULLS[row] * self.price[SKULL]
        return total

    def levels_value(self, p: Player) -> float:
        """Return the worth of technologies for the days they can still work; fill in what the next advance adds."""
        total = 0.0
        time = max(0.0, self.days - LEVEL_LAG)
        for track in range(4):
            at = track * 4 + p.levels[track]
            total += LEVEL_DAY[at] * self.level_share[track] * time
            if p.levels[track] < TOP_LEVEL:
                self.tech[track] = (LEVEL_DAY[at + 1] - LEVEL_DAY[at]) * self.level_share[track] * time
            elif track == AGRICULTURE:
                self.tech[track] = self.best_step
            elif track == EXTRACTION:
                self.tech[track] = float(p.edition.bonus_blocks) * self.price[GOLD]
            elif track == ARCHITECTURE:
                self.tech[track] = float(p.edition.bonus_points)
            else:
                self.tech[track] = self.price[SKULL]
        return total

    def monuments_value(self, t: Table, p: Player) -> float:
        """Return the worth of owned monuments at their likely score, and of the best open one as far as it is in
        reach."""
        total = 0.0
        self.corn_tile = 0.0
        self.wood_tile = 0.0
        owned = p.monuments
        monument: i64 = 0
        while owned:
            if owned & 1:
                total += float(current_monument_points(t, p, monument)) + MONUMENT_DAY[monument] * self.days
                if RULE[monument] == CORN_TILES:
                    self.corn_tile = float(t.edition.figures[monument][0])
                elif RULE[monument] == WOOD_TILES:
                    self.wood_tile = float(t.edition.figures[monument][0])
            owned >>= 1
            monument += 1
        self.hope = 0.0
        if self.days >= 1.0:
            for tile in t.monuments:
                if tile != EMPTY:
                    short = count_missing(p, t.edition.tiles[tile].cost, 0)
                    if short < HOPELESS_BLOCKS:
                        self.hope = max(self.hope, self.monument_gain(t, p, tile) * HOPES[short] * self.hope_share)
        return total + self.hope

    def monument_gain(self, t: Table, p: Player, tile: i64) -> float:
        """Return what building this monument would add, its price paid."""
        monument = tile - FIRST_MONUMENT
        gain = float(current_monument_points(t, p, monument)) + MONUMENT_DAY[monument] * self.days
        if RULE[monument] == RAISED or RULE[monument] == OWNED or RULE[monument] == OF_KIND:
            gain += float(t.edition.figures[monument][t.seats])          # it counts itself
        cost = t.edition.tiles[tile].cost
        for good in range(WOOD, SKULL + 1):
            gain -= self.price[good] * float(cost[good])
        return gain

    def tile_gain(self, t: Table, p: Player, tile: i64) -> float:
        """Return what the effects of a building or wealth tile are worth."""
        total = 0.0
        for op, which, n in t.edition.tiles[tile].effects:
            if op == GAIN:
                total += self.price[which] * float(n)
            elif op == POINTS:
                total += float(n)
            elif op == TECH:
                total += (self.best_tech() if which == ANY else self.tech[which]) * float(n)
            elif op == TEMPLE:
                total += (self.best_step if which == ANY else self.step[which]) * float(n)
            elif op == FEED_FREE:
                total += self.meals * float(min(n, max(0, p.workers - p.fed)))
            elif op == FEED_DISCOUNT:
                if p.cheap < t.edition.meal_corn:
                    total += self.meal_price * float(max(0, p.workers - p.fed) * n * (LAST_DAY - t.food_days))
            elif op == WORKER:
                total += self.worker_value(p)
            elif op == MARKET:
                total += 0.5
            elif op == BUILD_MORE:
                total += 2.0
            elif op == ANY_ACTION:
                total += 3.0
        return total

    def building_gain(self, t: Table, p: Player, tile: i64) -> float:
        """Return what building this tile brings before its price: effects and architecture."""
        return self.tile_gain(t, p, tile) + self.price[CORN] * float(building_corn(p)) + float(building_points(p))

    def best_tech(self) -> float:
        """Return the worth of the best advance."""
        return max(max(self.tech[0], self.tech[1]), max(self.tech[2], self.tech[3]))

    def worker_value(self, p: Player) -> float:
        """Return what one more worker brings."""
        return self.worker_day * (self.days - 1.0) - self.meals if p.workers < p.edition.most_workers else 0.0
