"""What the things of one seat are worth to it at one moment, in points at the end of the game.

Every number follows one thought: what a thing scores at the end as it lies there, and what it can still do in the days
that are left.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tzolkin.cards.monuments import SCORES, owned_of_kind
from sacbe.games.tzolkin.cards.technologies import building_corn, building_points
from sacbe.games.tzolkin.rules.temples import climb_refusal
from sacbe.games.tzolkin.state import Player, Table
from sacbe.games.tzolkin.tables import (FOOD_TEETH, GIFTS, HIGHEST, HUNGER_POINTS, KINDS, LAST_DAY, MEAL_CORN,
                                        MOST_WORKERS, PRICE, QUARTERS, SKULL_POINTS, START_STEP, STEP_POINTS, TOP_LEVEL,
                                        TOP_STEP)
from sacbe.games.tzolkin.tiles import (ANY_ACTION, BUILD_MORE, FEED_DISCOUNT, FEED_FREE, FIRST_MONUMENT, GAIN, MARKET,
                                       POINTS, TECH, TEMPLE, TILES, WORKER)
from sacbe.games.tzolkin.verbs import AGRICULTURE, ANY, ARCHITECTURE, CORN, EMPTY, EXTRACTION, GOLD, SKULL, WOOD
from sacbe.kernel.bits import count

# weights, in points; found by matches of the greedy bot against itself
CORN_USE: Final = 0.22          # what a corn can do beyond its quarter point, while there is time to spend it
CORN_PLENTY: Final = 14.0       # corn beyond this lies idle
BLOCK_USE: Final = (0.0, 0.6, 0.75, 1.0)    # the same for wood, stone and gold
BLOCK_PLENTY: Final = 8.0       # blocks beyond this lie idle
USE_DAYS: Final = 7.0           # days from which on there is time for everything
SKULL_USE: Final = 2.0          # a skull in Chichen Itza beyond its three points, as long as the way there
SKULL_DAYS: Final = 9.0
SKULLS_PLENTY: Final = 4.0
LEVEL_DAY: Final = (0.0, 0.07, 0.13, 0.24, 0.0, 0.06, 0.12, 0.2, 0.0, 0.04, 0.17, 0.27, 0.0, 0.04, 0.08, 0.17)
LEVEL_LAG: Final = 3.0          # days before a new level first helps
RENT: Final = 0.5               # what a worker earns in a day
RENT_DAYS: Final = 5.0          # days before the end from which on workers find less and less to do
MEAL_PRICE: Final = 0.3         # a corn that will be eaten some day
INCOME: Final = 0.7             # corn that comes in per day without a thought
HUNGER: Final = 0.8             # how sure hunger is that can be seen coming
CLIMB_DAY: Final = 0.06         # steps a temple is likely to be climbed per day
LEAD: Final = (0.0, 0.1, 0.5, 0.85, 1.0)    # the share of the highest bonus by lead, from two steps behind to two ahead
PRIVILEGE: Final = 0.5          # two days at once, unused
MONUMENT_DAY: Final = (0.12, 0.3, 0.3, 0.3, 0.15, 0.12, 0.25, 0.3, 0.4, 0.12, 0.3, 0.3, 0.5)   # growth per day left
MONUMENT_HOPE: Final = 0.45     # how likely a monument that is paid for gets built by the one who thinks of it
MONUMENT_MISS: Final = 0.68     # and what is left of the hope per missing block
HAND: Final = 0.0               # a worker in hand

# how monuments score, as numbers
OF_KIND: Final = 1
OWNED: Final = 2
RAISED: Final = 3
CORN_TILES: Final = 4
WOOD_TILES: Final = 5
CROWD: Final = 6
LEVELS: Final = 7
TOPS: Final = 8
STEEPEST: Final = 9
STEPS: Final = 10
FILLED: Final = 11
RULE_NUMBERS: Final = {
    "per_owned_type": OF_KIND, "per_owned": OWNED, "per_monument_built_by_anyone": RAISED,
    "per_corn_harvest_tile": CORN_TILES, "per_wood_harvest_tile": WOOD_TILES, "workers_in_play": CROWD,
    "per_technology_level": LEVELS, "technologies_at_level_3": TOPS,
    "steps_above_start_on_one_temple_of_choice": STEEPEST, "sum_of_vp_on_current_temple_steps": STEPS,
    "per_skull_placed_in_chichen_itza_by_anyone": FILLED}


def figures(row: Any) -> tuple[i64, ...]:
    """The points of a monument by what it counts: one figure, or one for each number of players, workers, tracks."""
    if "table" in row:
        return tuple([int(row["table"].get(n, 0)) for n in range(7)])
    if "vp_by_players" in row:
        return tuple([int(row["vp_by_players"].get(n, 0)) for n in range(7)])
    return tuple([int(row.get("vp", row.get("vp_per_step", 1)))] * 7)


RULE: Final[tuple[i64, ...]] = tuple([RULE_NUMBERS[row["rule"]] for row in SCORES])
FIGURES: Final[tuple[tuple[i64, ...], ...]] = tuple([figures(row) for row in SCORES])
KIND: Final[tuple[i64, ...]] = tuple([KINDS.get(row.get("type", ""), EMPTY) for row in SCORES])


def monument_now(t: Table, p: Player, monument: i64) -> i64:
    """What `monument_points` says, quickly."""
    rule = RULE[monument]
    each = FIGURES[monument][0]
    if rule == OF_KIND:
        return each * owned_of_kind(p, KIND[monument])
    if rule == OWNED:
        return each * (count(p.buildings) + count(p.monuments))
    if rule == RAISED:
        raised: i64 = 0
        for other in t.players:
            raised += count(other.monuments)
        return FIGURES[monument][t.seats] * raised
    if rule == CORN_TILES:
        return each * p.corn_tiles
    if rule == WOOD_TILES:
        return each * p.wood_tiles
    if rule == CROWD:
        return FIGURES[monument][p.workers]
    levels = p.levels
    if rule == LEVELS:
        return each * (levels[0] + levels[1] + levels[2] + levels[3])
    if rule == TOPS:
        tops: i64 = 0
        for track in range(4):
            if levels[track] == TOP_LEVEL:
                tops += 1
        return FIGURES[monument][tops]
    if rule == STEEPEST:
        return each * max(0, max(p.steps[0], max(p.steps[1], p.steps[2])) - START_STEP)
    if rule == STEPS:
        total = STEP_POINTS[0][p.steps[0]] + STEP_POINTS[1][p.steps[1]] + STEP_POINTS[2][p.steps[2]]
        return max(0, total) if t.rulings.floor_temples else total
    return each * count(t.ovals)


class Outlook:
    """The prices of one seat: made once and filled in anew for every look."""

    def __init__(self) -> None:
        self.days: float = 0.0                          # left after today
        self.price: vec[float] = vec[float]([0.0] * 5)  # of one more corn, wood, stone, gold, skull
        self.step: vec[float] = vec[float]([0.0] * 3)   # of one more step per temple
        self.best_step: float = 0.0
        self.second_step: float = 0.0
        self.tech: vec[float] = vec[float]([0.0] * 4)   # of the next advance per track
        self.rent: float = 0.0
        self.meals: float = 0.0                         # what feeding one worker more costs until the end
        self.hope: float = 0.0                          # of the best monument within reach
        self.corn_tile: float = 0.0                     # of a harvest tile, for who owns the monument that counts them
        self.wood_tile: float = 0.0

    def look(self, t: Table, seat: i64) -> float:
        """Fill in all prices; returns the worth of everything but the workers on the gears."""
        p = t.players[seat]
        self.days = float(max(0, FOOD_TEETH[LAST_DAY - 1] - t.tooth))
        self.rent = RENT * min(1.0, self.days / RENT_DAYS)
        total = float(p.points) + self.goods(p) + self.food(t, p) + self.temples(t, seat) + self.levels(p)
        total += self.rent * self.days * float(p.workers) + HAND * float(p.hand)
        if p.light and self.days > 2.0:
            total += PRIVILEGE
        return total + self.monuments(t, p)

    def goods(self, p: Player) -> float:
        """Corn, blocks and skulls, and the price of one more."""
        goods, price = p.goods, self.price
        time = min(1.0, self.days / USE_DAYS)
        held = float(goods[CORN])
        total = held / QUARTERS + CORN_USE * time * min(held, CORN_PLENTY)
        price[CORN] = 0.25 + (CORN_USE * time if held < CORN_PLENTY else 0.0)
        blocks = float(goods[1] + goods[2] + goods[3])
        use = time if blocks <= BLOCK_PLENTY else time * BLOCK_PLENTY / blocks
        for block in range(WOOD, GOLD + 1):
            each = PRICE[block] / QUARTERS + BLOCK_USE[block] * use
            price[block] = each
            total += each * float(goods[block])
        use = SKULL_USE * min(1.0, self.days / SKULL_DAYS)
        held = float(goods[SKULL])
        price[SKULL] = SKULL_POINTS + (use if held < SKULLS_PLENTY else 0.0)
        return total + SKULL_POINTS * held + use * min(held, SKULLS_PLENTY)

    def food(self, t: Table, p: Player) -> float:
        """What the workers will eat, and the hunger that can be seen coming (it makes corn dear)."""
        left = LAST_DAY - t.food_days
        each = max(0, MEAL_CORN - p.cheap)
        self.meals = 0.0
        if left <= 0:
            return 0.0
        need = max(0, p.workers - p.fed) * each
        if p.workers >= p.fed:
            self.meals = MEAL_PRICE * float(each * left)
        total = -MEAL_PRICE * float(need * left)
        if need == 0:
            return total
        time = float(max(0, FOOD_TEETH[t.food_days] - t.tooth))
        short = float(need - p.goods[CORN]) - INCOME * time
        if short > 0.0:
            dear = HUNGER * float(HUNGER_POINTS) / float(each) / (1.0 + 0.1 * time)
            self.price[CORN] += dear
            total -= dear * short
        return total

    def temples(self, t: Table, seat: i64) -> float:
        """Points and gifts of the Food Days to come, and what one more step adds."""
        total = 0.0
        self.best_step = 0.0
        self.second_step = 0.0
        for temple in range(3):
            at = t.players[seat].steps[temple]
            rival: i64 = 0
            for other in range(t.seats):
                if other != seat and t.players[other].steps[temple] > rival:
                    rival = t.players[other].steps[temple]
            now = self.temple(t, temple, at, rival)
            total += now
            gain = self.temple(t, temple, at + 1, rival) - now if climb_refusal(t, seat, temple) == 0 else 0.0
            self.step[temple] = gain
            if gain > self.best_step:
                self.second_step = self.best_step
                self.best_step = gain
            elif gain > self.second_step:
                self.second_step = gain
        return total

    def temple(self, t: Table, temple: i64, at: i64, rival: i64) -> float:
        """What a marker on this step of a temple will bring."""
        total = 0.0
        points = STEP_POINTS[temple]
        lead = max(-2, min(2, at - rival))
        for day in range(t.food_days, LAST_DAY):
            if day & 1:
                time = float(max(0, FOOD_TEETH[day] - t.tooth))
                climb = min(0.9, CLIMB_DAY * time)
                higher = points[min(at + 2, TOP_STEP[temple])]
                total += float(points[at]) + climb * float(higher - points[at])
                total += float(HIGHEST[temple][day // 2]) * LEAD[lead + 2]
            else:
                for step, good in GIFTS[temple]:
                    if at >= step:
                        total += self.price[good]
        return total

    def levels(self, p: Player) -> float:
        """Technologies by the days they can still work, and what the next advance adds."""
        total = 0.0
        time = max(0.0, self.days - LEVEL_LAG)
        for track in range(4):
            at = track * 4 + p.levels[track]
            total += LEVEL_DAY[at] * time
            if p.levels[track] < TOP_LEVEL:
                self.tech[track] = (LEVEL_DAY[at + 1] - LEVEL_DAY[at]) * time
            elif track == AGRICULTURE:
                self.tech[track] = self.best_step
            elif track == EXTRACTION:
                self.tech[track] = 2.0 * self.price[GOLD]
            elif track == ARCHITECTURE:
                self.tech[track] = 3.0
            else:
                self.tech[track] = self.price[SKULL]
        return total

    def monuments(self, t: Table, p: Player) -> float:
        """Owned ones at what they are likely to score, and the best open one as far as it is in reach."""
        total = 0.0
        self.corn_tile = 0.0
        self.wood_tile = 0.0
        owned = p.monuments
        monument: i64 = 0
        while owned:
            if owned & 1:
                total += float(monument_now(t, p, monument)) + MONUMENT_DAY[monument] * self.days
                if RULE[monument] == CORN_TILES:
                    self.corn_tile = 4.0
                elif RULE[monument] == WOOD_TILES:
                    self.wood_tile = 4.0
            owned >>= 1
            monument += 1
        self.hope = 0.0
        if self.days >= 1.0:
            for tile in t.monuments:
                if tile != EMPTY:
                    self.hope = max(self.hope, self.monument_gain(t, p, tile) * self.chance(p, tile))
        return total + self.hope

    def monument_gain(self, t: Table, p: Player, tile: i64) -> float:
        """What building this monument would add, its price paid."""
        monument = tile - FIRST_MONUMENT
        gain = float(monument_now(t, p, monument)) + MONUMENT_DAY[monument] * self.days
        if RULE[monument] == RAISED or RULE[monument] == OWNED or RULE[monument] == OF_KIND:
            gain += float(FIGURES[monument][t.seats])          # it counts itself
        cost = TILES[tile].cost
        for good in range(WOOD, SKULL + 1):
            gain -= self.price[good] * float(cost[good])
        return gain

    def chance(self, p: Player, tile: i64) -> float:
        """How likely it gets built, by the blocks that are missing."""
        chance = MONUMENT_HOPE
        cost = TILES[tile].cost
        for good in range(WOOD, SKULL + 1):
            for _ in range(p.goods[good], cost[good]):
                chance *= MONUMENT_MISS
        return chance

    def tile_gain(self, t: Table, p: Player, tile: i64) -> float:
        """What the effects of a building or wealth tile are worth."""
        total = 0.0
        for op, which, n in TILES[tile].effects:
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
                if p.cheap < MEAL_CORN:
                    total += MEAL_PRICE * float(max(0, p.workers - p.fed) * n * (LAST_DAY - t.food_days))
            elif op == WORKER:
                total += self.worker(p)
            elif op == MARKET:
                total += 0.5
            elif op == BUILD_MORE:
                total += 2.0
            elif op == ANY_ACTION:
                total += 3.0
        return total

    def building_gain(self, t: Table, p: Player, tile: i64) -> float:
        """What building this tile brings before its price: effects and architecture."""
        return self.tile_gain(t, p, tile) + self.price[CORN] * float(building_corn(p)) + float(building_points(p))

    def best_tech(self) -> float:
        """The best advance."""
        return max(max(self.tech[0], self.tech[1]), max(self.tech[2], self.tech[3]))

    def worker(self, p: Player) -> float:
        """What one worker more brings."""
        return self.rent * (self.days - 1.0) - self.meals if p.workers < MOST_WORKERS else 0.0
