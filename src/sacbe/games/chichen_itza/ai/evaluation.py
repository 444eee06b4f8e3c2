"""What the things of one seat are worth to it at one moment, in points at the end of the game.

Every number follows one thought: what a thing scores at the end as it lies there, and what it can still do in the
rounds that are left.
"""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.blue import FIRST, card_points
from sacbe.games.chichen_itza.cards.gods import has_god, has_blue
from sacbe.games.chichen_itza.cards.gold import DEFEAT_COINS, feeds_heroes
from sacbe.games.chichen_itza.cards.green import controlled_tiles
from sacbe.games.chichen_itza.cards.prophecies import (capture_coins, capture_idols, capture_warriors, denies_luck,
                                                       ruin_bonuses, spoils, treasures)
from sacbe.games.chichen_itza.data.edition import is_pair
from sacbe.games.chichen_itza.ai.task_progress import (figure_step, done_part, task_of, count_matching_tiles,
                                                       tiles_needed,
                                                       will_be_met)
from sacbe.games.chichen_itza.rules.land.reserve import strip_points
from sacbe.games.chichen_itza.rules.land.treasure import BEST
from sacbe.games.chichen_itza.rules.scoring import card_points as attack_points
from sacbe.games.chichen_itza.rules.scoring import figure_points
from sacbe.games.chichen_itza.rules.state import RUIN_AT, RUIN_SEEN_AT, Player, Table, units_at
from sacbe.games.chichen_itza.data.tables import HERO_TYPES, STRIPS, TOP_LEVEL
from sacbe.games.chichen_itza.data.constants import CAMP, CITY, EMPTY, RUIN, TEMPLE, VILLAGE
from sacbe.games.chichen_itza.data.weights import (COIN, COIN_TURN, LUCK, CARD, IDOL, SHIELD, USE_TURNS, UNIT,
                                                   UNITS_PLENTY, UNIT_MORE, STRIKE, GROUP, ISOLATED_GROUP, RISK,
                                                   WAR_DANGER, MARKER,
                                                   STRIP_PACE, STRIP_INCOME, GEAR_ROUND, GOD_ROUND, BLUE_ROUND,
                                                   HERO_ROUND, UPKEEP, GEM_ROUND, LINE, RUIN_MEAN, RUIN_BONUS,
                                                   TASK_KEEP, TASK_HOPE, TASK_TURNS, SCOUT)
from sacbe.kernel.core.bits import bit, count


def safe_points(p: Player) -> float:
    """Return the points that nobody takes away."""
    return float(figure_points(p) + attack_points(p))


class SeatEvaluation:
    """Fills in prices for one seat and values its things by them."""

    def __init__(self) -> None:
        self.rounds: float = 0.0            # supplies still to come
        self.strip: float = 1.0             # warriors on a strip
        self.turns: float = 0.0             # own turns left in all
        self.time: float = 0.0              # how much of the time is left in which things are used
        self.span: float = 0.0              # rounds left, this one by its turns
        self.later: float = 0.0             # the reserve as it will be at the end
        self.need: float = 0.0              # coins that the turns left can use
        self.have: float = 0.0              # coins that are there or will come
        self.coin: float = 0.0
        self.luck: float = 0.0
        self.card: float = 0.0
        self.idol: float = 0.0
        self.shield: float = 0.0
        self.unit: float = 0.0
        self.treasure: float = 0.0
        self.held: i64 = 0                  # tiles under control
        self.best: float = 0.0              # of the best group, see GROUP
        self.units: float = 0.0             # units of the army
        # the parts of the last evaluation
        self.part_sure: float = 0.0
        self.part_goods: float = 0.0
        self.part_strips: float = 0.0
        self.part_tiles: float = 0.0
        self.part_army: float = 0.0
        self.part_gears: float = 0.0
        self.part_gods: float = 0.0
        self.part_blue: float = 0.0
        self.part_heroes: float = 0.0
        self.part_tasks: float = 0.0
        self.part_gems: float = 0.0

    def evaluate(self, t: Table, seat: i64) -> float:
        """Fill in all prices; return the worth of everything but fights and unfinished business."""
        p = t.players[seat]
        self.fill_prices(t, p)
        self.held = controlled_tiles(t, seat)
        self.part_sure = safe_points(p)
        self.part_goods = self.goods_value(p)
        self.part_strips = self.strip_value(t, p)
        self.part_tiles = self.all_tiles_value(t, seat)
        self.part_army = self.army_value(t, p)
        total = self.part_sure + self.part_goods + self.part_strips + self.part_tiles + self.part_army
        powers = self.powers_value(t, seat)
        self.part_tasks = self.tasks_value(t, seat)
        total += powers + self.part_tasks
        gems = count(p.gems)
        self.part_gems = float(t.edition.gem_points[gems]) + GEM_ROUND * self.span * float(gems)
        return total + self.part_gems

    def fill_prices(self, t: Table, p: Player) -> None:
        """Fill in what one piece of each kind is worth now."""
        self.rounds = float(t.edition.rounds - t.round)
        self.strip = float(t.edition.strip)
        now = float(t.edition.turns - p.turns)
        self.turns = now + float(t.edition.turns) * self.rounds
        self.span = self.turns / float(t.edition.turns)
        self.time = min(1.0, self.turns / USE_TURNS)
        self.later = max(0.0, float(p.reserve) - STRIP_PACE * self.rounds)
        self.need = COIN_TURN * self.turns
        self.have = float(p.coins) + self.rounds * STRIP_INCOME * 3.0 * self.later / self.strip
        self.coin = COIN * exp(-self.have / self.need) if self.turns > 0.0 else 0.0
        self.luck = LUCK * self.time
        if denies_luck(t):                                  # no use for it before the next round
            self.luck = LUCK * min(1.0, float(t.edition.turns) * self.rounds / USE_TURNS)
        self.card = CARD * self.time
        self.idol = float(t.edition.idol_points) + IDOL * self.time
        self.shield = SHIELD * self.time
        self.unit = UNIT * self.time
        found = self.new_warrior_value(p) + self.luck + self.card + float(t.edition.treasure[4]) * self.coin + self.idol
        self.treasure = (found + self.best_gear_value(p)) / float(BEST)

    def goods_value(self, p: Player) -> float:
        """Return the worth of coins (those of the strips to come among them), tokens and cards."""
        total = self.need * (COIN - self.coin)
        total += self.luck * float(p.luck) + self.card * float(p.stone + p.fire) + self.idol * float(p.idols)
        return total + self.shield * float(p.shields) + MARKER * self.time * float(p.war)

    def strip_value(self, t: Table, p: Player) -> float:
        """Return the points of the strips as the reserve will be at the end."""
        sooner = smooth_points(t, self.later)
        return sooner + (float(strip_points(t, p)) - sooner) * (1.0 - self.time)

    def all_tiles_value(self, t: Table, seat: i64) -> float:
        """Return the worth of tiles under control: what they will bring, less the risk to lose them."""
        p = t.players[seat]
        danger = 0.0
        for rival in range(t.seats):
            if rival != seat:
                danger += 1.0 + WAR_DANGER * float(t.players[rival].war)
        danger *= self.time
        total = 0.0
        held = self.held
        place: i64 = 0
        while held:
            if held & 1:
                risk = danger * RISK[min(6, units_at(p, place))]
                if t.prophecies:
                    risk = min(1.0, risk + self.recall_chance(t, p, place))
                total += self.tile_value(t, seat, place) * (1.0 - risk)
            held >>= 1
            place += 1
        return total

    def recall_chance(self, t: Table, p: Player, place: i64) -> float:
        """Return how likely a prophecy to come sends the only warrior of a tile home: bp.prophecy.08,
        bp.prophecy.09."""
        if p.warriors[place] != 1 or units_at(p, place) != 1:
            return 0.0
        cards = (t.prophecies >> 8 & t.modules.land >> place & 1) + (t.prophecies >> 9 & t.modules.water >> place & 1)
        return self.rounds * float(cards) / float(count(t.prophecies))

    def tile_value(self, t: Table, seat: i64, place: i64) -> float:
        """Return what a tile brings by the end to the seat that holds it."""
        kind = t.edition.kind[place]
        if kind == RUIN:
            return float(t.edition.tile_points) + self.ruin_value(t, seat, place)
        if kind == VILLAGE:
            return float(t.edition.tile_points) + 2.0 * self.coin * self.rounds
        if kind == CAMP:
            return float(t.edition.tile_points) + UNIT * self.rounds
        if kind == TEMPLE:
            return float(t.edition.tile_points) + self.idol * self.rounds
        return float(t.edition.tile_points)

    def ruin_value(self, t: Table, seat: i64, place: i64) -> float:
        """Return the points of a ruin: the open ones and those the seat has seen, else what one is usually worth."""
        ruin = t.board[RUIN_AT + place]
        if ruin != EMPTY and (t.opened >> place & 1 or t.board[RUIN_SEEN_AT + place] >> seat & 1):
            return float(t.edition.ruin_points[ruin])
        return RUIN_MEAN

    def army_value(self, t: Table, p: Player) -> float:
        """Return the worth of units on the board, and of the best group that could strike."""
        units = float(p.lifted)
        best = 0.0
        targets = t.edition.tiles[t.seats] & ~self.held
        held = p.held | bit(CITY)
        tunnels = t.modules.tunnels                     # one step apart
        place: i64 = 0
        while held:
            if held & 1:
                here = units_at(p, place)
                units += float(here)
                group = GROUP[min(6, here if place == CITY else here - 1)]
                if t.near[place] & targets == 0 and (tunnels >> place & 1 == 0 or tunnels & targets == 0):
                    group *= ISOLATED_GROUP
                if group > best:
                    best = group
            held >>= 1
            place += 1
        best = max(best, GROUP[min(6, p.lifted)])
        self.best = best
        self.units = units
        return self.unit * self.effective_units(units) + STRIKE * self.time * best

    def effective_units(self, units: float) -> float:
        """Return the number of units, with those beyond plenty counted for less."""
        return units if units <= UNITS_PLENTY else UNITS_PLENTY + UNIT_MORE * (units - UNITS_PLENTY)

    def powers_value(self, t: Table, seat: i64) -> float:
        """Return the worth of gears, gods and heroes for the rounds they can still work."""
        p = t.players[seat]
        levels = p.levels
        total = gear_round(0, levels[0]) + gear_round(1, levels[1]) + gear_round(2, levels[2])
        total += gear_round(3, levels[3])
        self.part_gears = total * self.span
        gods = p.gods >> 1
        god: i64 = 1
        while gods:
            if gods & 1:
                total += GOD_ROUND[god]
            gods >>= 1
            god += 1
        total *= self.span
        self.part_gods = total - self.part_gears
        before = total
        blue = p.blue >> 1
        god = 0
        while blue:
            if blue & 1:
                total += self.blue_god_value(t, seat, FIRST + god)
            blue >>= 1
            god += 1
        self.part_blue = total - before
        before = total
        for hero in range(HERO_TYPES):
            if p.hero_card[hero] != EMPTY:
                total += self.hero_value(t, p, p.hero_card[hero])
        self.part_heroes = total - before
        return total

    def blue_god_value(self, t: Table, seat: i64, god: i64) -> float:
        """Return the worth of a blue god: its points now, and some more."""
        return float(card_points(t, seat, god)) + BLUE_ROUND[god - FIRST] * self.span

    def hero_value(self, t: Table, p: Player, card: i64) -> float:
        """Return the worth of a hero on the board: points, what it does, and what it eats."""
        total = float(t.edition.hero_points) + HERO_ROUND[card] * self.span
        if not feeds_heroes(p):
            total -= UPKEEP * self.coin * self.rounds * float(t.edition.upkeep[card])
        return max(total, 0.5)

    # ------------------------------------------------------------ tasks

    def tasks_value(self, t: Table, seat: i64) -> float:
        """Return the worth of tasks that are marked, and of open ones by how much of them is done."""
        p = t.players[seat]
        total = 0.0
        for row in range(4):
            task = task_of(t, row)
            worth = float(t.edition.task_points[task])
            if p.tasks >> task & 1:
                total += worth
            elif t.edition.task_round[row] >= t.round:
                total += worth * self.task_chance(t, seat, task, t.edition.task_round[row])
        return total

    def task_chance(self, t: Table, seat: i64, task: i64, last: i64) -> float:
        """Return how likely a task will be met."""
        p = t.players[seat]
        turns = float(t.edition.turns - p.turns + t.edition.turns * (last - t.round))
        if will_be_met(t, seat, self.held, task):
            return TASK_KEEP if turns > 0.0 else 1.0
        return TASK_HOPE * done_part(t, p, self.held, task) * min(1.0, turns / TASK_TURNS)

    # ------------------------------------------------------------ what a capture would bring

    def capture_value(self, t: Table, seat: i64, place: i64) -> float:
        """Return the worth of a capture: the tile with its bonus, gems, tasks and blue gods."""
        p = t.players[seat]
        kind = t.edition.kind[place]
        total = self.tile_value(t, seat, place) + self.bonus_value(t, p, place, kind)
        if p.blue:
            total += self.blue_tile_value(t, p, place, kind)
        return total + self.tile_tasks_value(t, seat, place, kind)

    def bonus_value(self, t: Table, p: Player, place: i64, kind: i64) -> float:
        """Return what a capture pays at once."""
        if kind == RUIN:
            return RUIN_BONUS * self.time * float(1 + ruin_bonuses(t))
        if kind == VILLAGE:
            return float(capture_coins(t)) * self.coin
        if kind == CAMP:
            return self.unit * float(capture_warriors(t))
        if kind == TEMPLE:
            return self.idol * float(capture_idols(t))
        return 0.0 if p.gems >> t.edition.gem[place] & 1 else self.gem_value(t, p, t.edition.gem[place])

    def gem_value(self, t: Table, p: Player, colour: i64) -> float:
        """Return the worth of one more gem and the lines it triggers."""
        gems = count(p.gems)
        total = float(t.edition.gem_points[gems + 1] - t.edition.gem_points[gems]) + GEM_ROUND * self.span
        for line in range(10):
            if is_pair(t.edition.line_colours[line], colour, p.gems):
                total += LINE * self.time
        return total

    def trophy_value(self, t: Table, seat: i64, kind: i64, strength: float) -> float:
        """Return the worth of a figure: its points, and the tasks and gods that count it."""
        p = t.players[seat]
        total = strength
        if has_blue(p, 78):
            total += float(t.edition.blue_points[78 - FIRST])
        if p.trophies[kind] == 0 and has_blue(p, 80):
            total += float(t.edition.blue_points[80 - FIRST])
        if has_god(p, 18):
            total += float(DEFEAT_COINS) * self.coin
        for row in range(4):
            task = task_of(t, row)
            if t.edition.task_round[row] >= t.round and p.tasks >> task & 1 == 0:
                total += float(t.edition.task_points[task]) * figure_step(p, task, kind)
        return total

    def best_gear_value(self, p: Player) -> float:
        """Return the worth of raising the best gear."""
        best = 0.0
        for gear in range(4):
            level = p.levels[gear]
            if level < TOP_LEVEL:
                best = max(best, gear_round(gear, level + 1) - gear_round(gear, level))
        return best * self.span

    def new_warrior_value(self, p: Player) -> float:
        """Return the worth of one more warrior on the board."""
        if p.reserve == 0:
            return 0.0
        return max(0.0, self.unit - 3.0 * self.coin * STRIP_INCOME * self.rounds / self.strip) + 0.2

    def scout_value(self, t: Table) -> float:
        """Return the worth of a scout where it will help, with the treasures it finds."""
        return SCOUT * self.time + self.treasure * float(treasures(t))

    def spoils_value(self, t: Table) -> float:
        """Return the worth of the treasures that a defeated creature brings this round."""
        return self.treasure * float(spoils(t))

    def blue_tile_value(self, t: Table, p: Player, place: i64, kind: i64) -> float:
        """Return what the blue gods pay for one tile more."""
        god = 61 if t.modules.water >> place & 1 else 62
        total = t.edition.blue_points[god - FIRST] if has_blue(p, god) else 0
        if t.edge >> place & 1 and has_blue(p, 63):
            total += t.edition.blue_points[63 - FIRST]
        if kind != RUIN:
            god = 64 if kind == TEMPLE else 65 if kind == CAMP else 66 if kind == VILLAGE else 67
            total += t.edition.blue_points[god - FIRST] if has_blue(p, god) else 0
        return float(total)

    def tile_tasks_value(self, t: Table, seat: i64, place: i64, kind: i64) -> float:
        """Return what the open tasks gain by one tile more."""
        p = t.players[seat]
        total = 0.0
        for row in range(4):
            task = task_of(t, row)
            if t.edition.task_round[row] < t.round or p.tasks >> task & 1:
                continue
            need = tiles_needed(t, task, place, kind)
            if need == 0:
                continue
            have = count_matching_tiles(t, p, self.held, task)
            worth = float(t.edition.task_points[task])
            if have + 1 == need:
                total += worth * (TASK_KEEP - TASK_HOPE * float(have) / float(need))
            elif have < need:
                total += worth * TASK_HOPE / float(need)
        return total


def gear_round(gear: i64, level: i64) -> float:
    """Return what a level of a gear brings per round."""
    return GEAR_ROUND[(TOP_LEVEL + 1) * gear + level]


def smooth_points(t: Table, reserve: float) -> float:
    """Return the points of the strips for a reserve between two strips."""
    total = 0.0
    for strip in range(STRIPS):
        missing = (reserve - float(t.edition.strip * (STRIPS - 1 - strip))) / float(t.edition.strip)
        total += float(t.edition.strip_points[strip]) * (1.0 - max(0.0, min(1.0, missing)))
    return total
