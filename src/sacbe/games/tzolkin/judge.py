"""How well every seat stands: what its things are worth, and what its workers on the gears will bring."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tzolkin.cards.technologies import (advance_cost, blocks_saved, extraction_bonus, fishing_bonus,
                                                    harvest_bonus, has_blessing, needs_no_tile, reach)
from sacbe.games.tzolkin.outlook import Outlook
from sacbe.games.tzolkin.rules.buildings import corn_price, missing
from sacbe.games.tzolkin.rules.rounds import Round
from sacbe.games.tzolkin.rules.temples import at_bottom
from sacbe.games.tzolkin.rules.turns import UseWorker
from sacbe.games.tzolkin.scoring import scores
from sacbe.games.tzolkin.state import Player, Table, blocks
from sacbe.games.tzolkin.tables import (ACTIONS, ANY_ACTION_CORN, FISH_CORN, FREE_FROM, GEAR_AT, HARVEST_CORN,
                                        HARVEST_WOOD, LAST_SPACE, OFFERING_CORN, OVAL_BLOCK, OVAL_POINTS, OVAL_TEMPLE,
                                        QUARTERS, YAXCHILAN_GAINS)
from sacbe.games.tzolkin.tiles import FIRST_WEALTH, TILES
from sacbe.games.tzolkin.verbs import (ASK_ACTION, ASK_ANGER, ASK_ANY_ACTION, ASK_BUILD, ASK_CLIMB, ASK_HARVEST, ASK_PAY,
                                       ASK_TAKE, ASK_TRACK, ASK_TURN, CHICHEN, CORN, EMPTY, GOLD, PALENQUE, SKULL,
                                       STONE, TIKAL, UXMAL, WOOD, YAXCHILAN)
from sacbe.kernel.chance import Seeded
from sacbe.kernel.frame import Ask, State
from sacbe.kernel.judge import Judge

# weights
SCALE: Final = 12.0         # points of lead that make victory likely
SECOND: Final = 0.6         # the second worker on a gear where both would spend the same things
SHORT: Final = 0.55         # what is left of an action per block that is still missing for it
NO_SKULL: Final = 0.35      # what is left of an action of Chichen Itza while there is no skull for it
RACE: Final = 0.04          # the danger per day that somebody else fills the oval first
MARKET_WORTH: Final = 0.6   # a visit to the market
PENDING: Final = 0.9        # how much of a promised effect counts before it is there

GEAR_ROW: Final = 11        # numbers kept per gear


class TzolkinJudge(Judge):
    """Judges by one look per seat."""

    def __init__(self) -> None:
        super().__init__(SCALE)
        self.outlook: Final = Outlook()
        self.act: vec[float] = vec[float]([0.0] * (5 * GEAR_ROW))       # what each action is worth to the seat
        self.use: vec[float] = vec[float]([0.0] * (5 * GEAR_ROW))       # what a worker on each space can make of it

    def standing(self, state: State) -> list[float]:
        t = cast(Table, state)
        if not t.stack:
            return [float(points) / QUARTERS for points in scores(t)]
        return [self.expected(t, seat) for seat in range(t.seats)]

    def expected(self, t: Table, seat: i64) -> float:
        """The points one seat can expect."""
        p = t.players[seat]
        o = self.outlook
        total = o.look(t, seat)
        if t.reveals == 0 and p.kept:
            total += self.kept_wealth(t, p)
        ask = t.ask
        if ask is not None and ask.seat == seat and ask.prompt != ASK_TURN:
            total += self.pending(t, seat, ask.prompt)
        left = p.workers - p.hand - (1 if t.claimed == seat else 0)
        if left == 0:
            return total
        known: i64 = 0              # gears whose actions are judged already, as bits
        crowd: i64 = 0              # gears with a worker counted already
        skulls = p.goods[SKULL]
        soonest: i64 = 1 if has_moved(t, seat) else 0
        days = int(o.days)
        place: i64 = 0
        gear: i64 = 0
        while left > 0:
            while place >= GEAR_AT[gear + 1]:
                gear += 1
            if t.spaces[place] == seat:
                left -= 1
                mark = 1 << gear
                if not known & mark:
                    known |= mark
                    self.judge_gear(t, seat, gear)
                space = place - GEAR_AT[gear]
                base = gear * GEAR_ROW
                best = 0.0
                last = min(LAST_SPACE[gear], space + days)
                while_away = o.rent * float(soonest)
                for later in range(space + soonest, last + 1):
                    worth = self.use[base + later] - while_away
                    if gear == CHICHEN:
                        worth *= 1.0 - RACE * float(later - space)
                    if worth > best:
                        best = worth
                    while_away += o.rent
                if gear == CHICHEN:
                    if skulls <= 0:
                        best *= NO_SKULL if p.goods[SKULL] > 0 else 1.0
                    skulls -= 1
                elif crowd & mark and gear >= TIKAL:
                    best *= SECOND
                crowd |= mark
                total += best
            place += 1
        return total

    def kept_wealth(self, t: Table, p: Player) -> float:
        """Tiles chosen and not yet opened."""
        total = 0.0
        bits = p.kept
        tile = FIRST_WEALTH
        while bits:
            if bits & 1:
                total += self.outlook.tile_gain(t, p, tile)
            bits >>= 1
            tile += 1
        return total

    def pending(self, t: Table, seat: i64, prompt: i64) -> float:
        """What the question a seat is in the middle of will bring it, roughly."""
        o = self.outlook
        p = t.players[seat]
        if prompt == ASK_ACTION:
            frame = t.stack[-1]
            if isinstance(frame, UseWorker):
                self.judge_gear(t, seat, frame.gear)
                return max(0.0, self.use[frame.gear * GEAR_ROW + frame.space]) * PENDING
        elif prompt == ASK_HARVEST:
            return o.price[CORN] * 6.0 * PENDING
        elif prompt == ASK_BUILD:
            return max(0.0, self.best_building(t, p, False)) * PENDING
        elif prompt == ASK_TRACK:
            return max(0.0, o.best_tech() - o.price[WOOD]) * PENDING
        elif prompt == ASK_CLIMB:
            return o.best_step * PENDING
        elif prompt == ASK_TAKE:
            return o.price[GOLD] * PENDING
        elif prompt == ASK_PAY:
            return max(o.best_step, o.best_tech()) - o.price[WOOD]
        elif prompt == ASK_ANGER:
            return -1.0
        elif prompt == ASK_ANY_ACTION:
            return 2.0
        return 0.0

    # ------------------------------------------------------------ what the actions are worth

    def judge_gear(self, t: Table, seat: i64, gear: i64) -> None:
        """Fill in what a worker on each space of a gear can make of it, stepping back where that is better."""
        base = gear * GEAR_ROW
        p = t.players[seat]
        self.judge_actions(t, p, gear)
        if gear == CHICHEN:
            self.judge_chichen_spaces(p)
            return
        corn = self.outlook.price[CORN]
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

    def judge_chichen_spaces(self, p: Player) -> None:
        """tz.tech.theology-1 reaches one space ahead; stepping back costs corn."""
        base: i64 = CHICHEN * GEAR_ROW
        corn = self.outlook.price[CORN]
        best = 0.0
        top = 0.0
        for action in range(1, ACTIONS[CHICHEN] + 1):
            top = max(top, self.act[base + action])
        for space in range(LAST_SPACE[CHICHEN] + 1):
            ahead = reach(p, CHICHEN, space)
            best -= corn
            if space > 0 and space < FREE_FROM[CHICHEN]:
                best = max(best, self.act[base + space])
            if ahead >= FREE_FROM[CHICHEN]:
                self.use[base + space] = top
            else:
                self.use[base + space] = max(best, self.act[base + ahead]) if ahead > 0 else 0.0

    def judge_actions(self, t: Table, p: Player, gear: i64) -> None:
        """Fill in what each action of a gear is worth."""
        act = self.act
        base = gear * GEAR_ROW
        if gear == PALENQUE:
            for action in range(1, ACTIONS[PALENQUE] + 1):
                act[base + action] = self.harvest(t, p, action)
        elif gear == YAXCHILAN:
            for action in range(1, ACTIONS[YAXCHILAN] + 1):
                worth = 0.0
                for good, n in YAXCHILAN_GAINS[action]:
                    if good != SKULL or t.skulls > 0:
                        worth += self.outlook.price[good] * float(n + extraction_bonus(p, good))
                act[base + action] = worth
        elif gear == TIKAL:
            self.judge_tikal(t, p)
        elif gear == UXMAL:
            self.judge_uxmal(t, p)
        else:
            for action in range(1, ACTIONS[CHICHEN] + 1):
                act[base + action] = self.oval(t, p, action)

    def harvest(self, t: Table, p: Player, action: i64) -> float:
        """Fishing, or the best crop of a group."""
        o = self.outlook
        if action == 1:
            return o.price[CORN] * float(FISH_CORN + fishing_bonus(p))
        corn, wood = t.corn_tiles[action], t.wood_tiles[action]
        worth = 0.0
        yields = o.price[CORN] * float(HARVEST_CORN[action] + harvest_bonus(p))
        if corn > wood:
            worth = yields + o.corn_tile
        elif needs_no_tile(p):
            worth = yields
        elif wood > 0 and not at_bottom(p):
            worth = yields + o.corn_tile - max(1.0, 0.5 * o.best_step)
        if wood > 0:
            worth = max(worth, o.price[WOOD] * float(HARVEST_WOOD[action] + extraction_bonus(p, WOOD)) + o.wood_tile)
        return worth

    def oval(self, t: Table, p: Player, action: i64) -> float:
        """A skull in an oval."""
        if t.ovals >> action & 1:
            return 0.0
        o = self.outlook
        worth = float(OVAL_POINTS[action]) + o.step[OVAL_TEMPLE[action]] - o.price[SKULL]
        if OVAL_BLOCK[action]:
            worth += o.price[GOLD]
        if has_blessing(p) and (OVAL_BLOCK[action] or blocks(p) > 0):
            worth += max(0.0, o.best_step - o.price[WOOD])
        if p.goods[SKULL] == 0:
            return worth * NO_SKULL if t.skulls > 0 else 0.0
        return worth

    def judge_tikal(self, t: Table, p: Player) -> None:
        """Advances, buildings, monuments and temples, as far as they can be paid."""
        o = self.outlook
        act = self.act
        base: i64 = TIKAL * GEAR_ROW
        held = blocks(p)
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
        act[base + 3] = first + max(second, 0.6 * first) * (1.0 if held >= 2 else SHORT)
        build = self.best_building(t, p, False)
        act[base + 2] = build
        act[base + 4] = max(build * 1.35, self.best_monument(t, p))
        worth = o.best_step + o.second_step - cheapest
        act[base + 5] = worth if held > 0 else worth * SHORT

    def cheapest_block(self, p: Player) -> float:
        """The price of the block one would rather give away."""
        if p.goods[WOOD] > 0 or p.goods[STONE] + p.goods[GOLD] == 0:
            return self.outlook.price[WOOD]
        return self.outlook.price[STONE] if p.goods[STONE] > 0 else self.outlook.price[GOLD]

    def best_building(self, t: Table, p: Player, for_corn: bool) -> float:
        """The best open building, less its price, and less the more is missing."""
        o = self.outlook
        best = 0.0
        saved = 0 if for_corn else blocks_saved(p)
        for tile in t.row:
            if tile == EMPTY:
                continue
            worth = o.building_gain(t, p, tile)
            short: i64 = 0
            if for_corn:
                price = corn_price(p, tile)
                worth -= o.price[CORN] * float(price)
                short = max(0, price - p.goods[CORN]) // 2
            else:
                cost = TILES[tile].cost
                worth -= o.price[1] * float(cost[1]) + o.price[2] * float(cost[2]) + o.price[3] * float(cost[3])
                worth += o.price[STONE] * float(saved)
                short = missing(p, cost, 0) - saved
            while short > 0:
                worth *= SHORT
                short -= 1
            if worth > best:
                best = worth
        return best

    def best_monument(self, t: Table, p: Player) -> float:
        """The best monument that can be paid, less the hope that is counted for it anyway."""
        best = 0.0
        for tile in t.monuments:
            if tile != EMPTY and missing(p, TILES[tile].cost, 0) == 0:
                best = max(best, self.outlook.monument_gain(t, p, tile) - self.outlook.hope)
        return best

    def judge_uxmal(self, t: Table, p: Player) -> None:
        """A step for corn, the market, a worker, a building for corn, any action."""
        o = self.outlook
        act = self.act
        base: i64 = UXMAL * GEAR_ROW
        corn = p.goods[CORN]
        worth = o.best_step - o.price[CORN] * float(OFFERING_CORN)
        act[base + 1] = worth if corn >= OFFERING_CORN else worth * SHORT
        act[base + 2] = MARKET_WORTH
        act[base + 3] = o.worker(p)
        act[base + 4] = self.best_building(t, p, True)
        best = max(act[base + 1], max(act[base + 3], act[base + 4]))
        for gear in range(UXMAL):
            self.judge_actions(t, p, gear)
            for action in range(1, ACTIONS[gear] + 1):
                best = max(best, act[gear * GEAR_ROW + action])
        act[base + 5] = best - o.price[CORN] * float(ANY_ACTION_CORN)

    # ------------------------------------------------------------ playouts

    def quick(self, state: State, ask: Ask, dice: Seeded) -> i64:
        """The move after which the seat stands best."""
        best = -1e18
        chosen = ask.options[0]
        seat = ask.seat
        for choice in ask.options:
            twin = cast(Table, state.clone())
            twin.apply(choice)
            worth = self.expected(twin, seat) if twin.stack else float(scores(twin)[seat]) / QUARTERS
            if worth > best:
                best = worth
                chosen = choice
        return chosen


def has_moved(t: Table, seat: i64) -> bool:
    """Is the next turn of this seat in a later round?"""
    frame = t.stack[0]
    if not isinstance(frame, Round):
        return True
    turn = (seat - t.first) % t.seats
    if turn == frame.turns - 1:
        ask = t.ask
        return ask is None or ask.prompt != ASK_TURN or ask.seat != seat
    return turn < frame.turns


JUDGE: Final = TzolkinJudge()
