"""What a learnt value reads of a seat's own things; `feature_names` says what each group holds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.blue import FIRST as FIRST_BLUE
from sacbe.games.chichen_itza.ai.feature_names import MOST_TILES, MOST_UNITS, NAMES, START, TASK_ROWS
from sacbe.games.chichen_itza.ai.evaluator import JUDGE, ChichenItzaEvaluator
from sacbe.games.chichen_itza.data.bitfields import COUNT_BITS, COUNT_MASK
from sacbe.games.chichen_itza.ai.task_progress import done_part, task_of, will_be_met
from sacbe.games.chichen_itza.rules.land.reserve import strip_points
from sacbe.games.chichen_itza.rules.rounds import BeginRound, RunStep, TurnOrder
from sacbe.games.chichen_itza.rules.scoring import card_points, figure_points, heroes_on_board, task_points
from sacbe.games.chichen_itza.rules.state import (RUIN_AT, RUIN_SEEN_AT, SEEN_AT, STRENGTH_AT, Player, Table,
                                                  units_anywhere, units_at)
from sacbe.games.chichen_itza.data.tables import GODS_PER_COLOUR, HERO_TYPES, TOP_LEVEL
from sacbe.games.chichen_itza.data.constants import ACTIONS, CAMP, CITY, EMPTY, MAGIC, MINE, RUIN, TEMPLE, VILLAGE
from sacbe.games.chichen_itza.data.weights import BLUE_ROUND
from sacbe.kernel.core.bits import count
from sacbe.kernel.core.features import Features

VERSION: Final = 1
LAST_STRENGTH: Final = 7
RICH: Final = 30.0                  # coins beyond these make no difference

PART: Final[i64] = START["part"]
SCORE: Final[i64] = START["score"]
TIME: Final[i64] = START["time"]
ROUND: Final[i64] = START["round"]
GEAR: Final[i64] = START["gear"]
GEAR_LATER: Final[i64] = START["gear-later"]
GOODS: Final[i64] = START["goods"]
GEMS: Final[i64] = START["gems"]
UNITS: Final[i64] = START["units"]
GROUP: Final[i64] = START["group"]
GARRISON: Final[i64] = START["garrison"]
TILES: Final[i64] = START["tiles"]
NEAR: Final[i64] = START["near"]
SCOUTS: Final[i64] = START["scouts"]
GODS: Final[i64] = START["gods"]
GOD: Final[i64] = START["god"]
HEROES: Final[i64] = START["heroes"]
HERO: Final[i64] = START["hero"]
TASKS: Final[i64] = START["tasks"]
TASK: Final[i64] = START["task"]
TROPHIES: Final[i64] = START["trophies"]


def is_round_over(t: Table) -> bool:
    """Return whether all turns of the round are taken; their numbers may be cleared already for the next one."""
    if not t.stack:
        return True
    step = t.stack[0]
    return isinstance(step, (TurnOrder, BeginRound)) or (isinstance(step, RunStep) and step.step > ACTIONS)


def seen_ruin_points(t: Table, seat: i64, tiles: i64) -> i64:
    """Return the points of the ruins on some tiles that lie open or that the seat has seen."""
    total: i64 = 0
    place: i64 = 0
    while tiles:
        if tiles & 1:
            ruin = t.board[RUIN_AT + place]
            if ruin != EMPTY and (t.opened >> place & 1 or t.board[RUIN_SEEN_AT + place] >> seat & 1):
                total += t.edition.ruin_points[ruin]
        tiles >>= 1
        place += 1
    return total


class OwnFeatures(Features):
    """Fills in what the evaluator expects of a seat, and the own things that the evaluator may weigh wrongly."""

    def __init__(self, judge: ChichenItzaEvaluator = JUDGE) -> None:
        super().__init__(VERSION, NAMES)
        self.judge: Final = judge
        self.time: float = 0.0              # of the whole game that is left to the seat
        self.over: bool = False             # the round

    def fill_own(self, t: Table, seat: i64) -> None:
        """Fill in all groups of this class."""
        p = t.players[seat]
        held = self.fill_judgement(t, seat)
        self.fill_time(t, p)
        self.fill_score(t, seat, held)
        self.fill_goods(t, p)
        self.fill_units(p)
        self.fill_tiles(t, p, held)
        self.fill_neighbours(t, seat, held)
        self.fill_gods(p)
        self.fill_heroes(t, p)
        self.fill_tasks(t, seat, held)
        self.fill_trophies(p)

    def fill_judgement(self, t: Table, seat: i64) -> i64:
        """Fill in what the evaluator expects; return the tiles under control."""
        x = self.x
        judge = self.judge
        x[PART] = judge.estimate_points(t, seat) / 40.0
        o = judge.evaluation
        x[PART + 1] = o.part_goods / 10.0
        x[PART + 2] = o.part_strips / 10.0
        x[PART + 3] = o.part_tiles / 20.0
        x[PART + 4] = o.part_army / 10.0
        x[PART + 5] = o.part_gears / 20.0
        x[PART + 6] = o.part_gods / 5.0
        x[PART + 7] = o.part_blue / 10.0
        x[PART + 8] = o.part_heroes / 5.0
        x[PART + 9] = o.part_tasks / 10.0
        x[PART + 10] = o.part_gems / 10.0
        x[PART + 11] = judge.part_favor / 5.0
        x[PART + 12] = judge.part_fight / 10.0
        x[PART + 13] = judge.part_pending / 5.0
        x[PART + 14] = o.best
        x[PART + 15] = o.coin
        return o.held

    def fill_time(self, t: Table, p: Player) -> None:
        """Fill in how much time is left to the seat."""
        x = self.x
        self.over = is_round_over(t)
        now: i64 = 0 if self.over else t.edition.turns - p.turns
        left = float(now + t.edition.turns * (t.edition.rounds - t.round))
        self.time = min(1.0, left / float(t.edition.turns * t.edition.rounds))
        x[TIME] = self.time
        x[TIME + 1] = self.time * self.time
        x[TIME + 2] = float(now) / float(t.edition.turns)
        x[TIME + 3] = 1.0 if self.over else 0.0
        x[TIME + 4] = max(0.0, 1.0 - left / float(t.edition.turns))
        x[ROUND + max(0, t.round - 1)] = 1.0

    def fill_score(self, t: Table, seat: i64, held: i64) -> None:
        """Fill in the points so far; a ruin counts if this seat has seen it."""
        x = self.x
        p = t.players[seat]
        gems = count(p.gems)
        x[SCORE] = float(t.edition.tile_points * count(held)) / 20.0
        x[SCORE + 1] = float(strip_points(t, p)) / 10.0
        x[SCORE + 2] = float(t.edition.idol_points * p.idols) / 5.0
        x[SCORE + 3] = float(card_points(p)) / 10.0
        x[SCORE + 5] = float(task_points(t, p)) / 10.0
        x[SCORE + 6] = float(t.edition.gem_points[gems]) / 10.0
        x[SCORE + 7] = float(seen_ruin_points(t, seat, held & t.edition.kinds[RUIN])) / 10.0
        x[SCORE + 8] = float(figure_points(p)) / 10.0
        x[SCORE + 9] = float(t.edition.hero_points * heroes_on_board(p)) / 6.0
        x[GEMS + gems] = 1.0
        at = GEMS + len(t.edition.gem_points)
        for colour in range(5):
            if p.gems >> colour & 1:
                x[at + colour] = 1.0
        x[at + 5] = float(gems) / 3.0 * self.time
        if gems > 1:
            lines = 0.0
            for line in t.edition.line_colours:
                if p.gems >> line[0] & 1 and p.gems >> line[1] & 1:
                    lines += 1.0
            x[at + 6] = lines / 5.0

    def fill_goods(self, t: Table, p: Player) -> None:
        """Fill in gears, tokens and cards."""
        x = self.x
        time = self.time
        for gear in range(4):
            level = p.levels[gear]
            x[GEAR + gear * TOP_LEVEL + level - 1] = 1.0
            x[GEAR_LATER + gear] = float(level - 1) / 3.0 * time
        coins = min(RICH, float(p.coins))
        x[GOODS] = coins / 10.0
        x[GOODS + 1] = min(coins, 4.0) / 4.0
        x[GOODS + 2] = 1.0 if p.coins == 0 else 0.0
        x[GOODS + 3] = coins / 10.0 * time
        x[GOODS + 4] = float(p.luck) / 4.0
        x[GOODS + 5] = float(p.luck) / 4.0 * time
        x[GOODS + 6] = float(p.idols) / 4.0 * time
        x[GOODS + 7] = float(p.shields) / 3.0
        x[GOODS + 8] = float(p.stone) / 4.0
        x[GOODS + 9] = float(p.fire) / 4.0
        x[GOODS + 10] = float(p.stone + p.fire) / 6.0 * time
        level = p.levels[MAGIC]
        x[GOODS + 11] = float(min(p.stone, t.edition.stone_cards[level])) / 3.0
        x[GOODS + 12] = float(min(p.fire, t.edition.fire_cards[level])) / 3.0
        x[GOODS + 13] = float(p.war) / 2.0

    def fill_units(self, p: Player) -> None:
        """Fill in who stands where."""
        x = self.x
        board: i64 = 0
        most: i64 = 0
        alone: i64 = 0
        place: i64 = 0
        tiles = p.held
        while tiles:
            if tiles & 1:
                here = units_at(p, place)
                board += here
                if here == 1:
                    alone += 1
                if here > most:
                    most = here
            tiles >>= 1
            place += 1
        home = units_at(p, CITY)
        x[UNITS] = float(board) / 6.0
        x[UNITS + 1] = float(home) / 6.0
        x[UNITS + 2] = float(p.lifted) / 5.0
        x[UNITS + 3] = float(p.reserve) / 25.0
        x[UNITS + 4] = float(board) / 6.0 * self.time
        x[UNITS + 5] = float(home) / 6.0 * self.time
        x[UNITS + 6] = float(alone) / 4.0
        x[GROUP + min(most, MOST_UNITS)] = 1.0
        x[GARRISON + min(home, MOST_UNITS)] = 1.0

    def fill_tiles(self, t: Table, p: Player, held: i64) -> None:
        """Fill in what is under control."""
        x = self.x
        e = t.edition
        many = count(held)
        x[TILES + min(many, MOST_TILES)] = 1.0
        at: i64 = TILES + MOST_TILES + 1
        x[at] = float(many) / 5.0 * self.time
        mines = count(held & e.kinds[MINE])
        ruins = count(held & e.kinds[RUIN])
        camps = count(held & e.kinds[CAMP])
        villages = count(held & e.kinds[VILLAGE])
        temples = count(held & e.kinds[TEMPLE])
        x[at + 1] = float(mines) / 2.0
        x[at + 2] = float(ruins) / 2.0
        x[at + 3] = float(camps) / 2.0
        x[at + 4] = float(villages) / 2.0
        x[at + 5] = float(temples) / 2.0
        x[at + 6] = float(count(held & t.modules.water)) / 3.0
        x[at + 7] = float(count(held & t.edge)) / 3.0
        x[at + 8] = float(count(held & ~p.held)) / 2.0
        x[at + 9] = float(ruins) / 2.0 * self.time
        x[at + 10] = float(mines) / 2.0 * self.time
        x[at + 11] = float(camps + villages + temples) / 3.0 * self.time

    def fill_neighbours(self, t: Table, seat: i64, held: i64) -> None:
        """Fill in what lies beside the own units, and what the scouts have seen."""
        x = self.x
        p = t.players[seat]
        border = t.near[CITY] if units_at(p, CITY) > 0 else 0
        tiles = p.held
        place: i64 = 0
        while tiles:
            if tiles & 1:
                border |= t.near[place]
            tiles >>= 1
            place += 1
        border &= t.edition.tiles[t.seats] & ~held
        anyone = units_anywhere(t)
        x[NEAR] = float(count(border & ~anyone & ~t.creatures)) / 2.0
        x[NEAR + 1] = float(count(border & t.creatures)) / 6.0
        x[NEAR + 2] = float(count(border & anyone)) / 3.0
        wanted: i64 = 0
        mines = border & t.edition.kinds[MINE]
        known: i64 = 0
        ruins: i64 = 0
        prey: i64 = 0
        place = 0
        tiles = t.edition.tiles[t.seats]
        while tiles >> place:
            if mines >> place & 1 and p.gems >> t.edition.gem[place] & 1 == 0:
                wanted += 1
            if t.creatures >> place & 1 and t.board[SEEN_AT + place] >> seat & 1:
                strength = t.board[STRENGTH_AT + place]
                if strength != 0:
                    known += 1
                    if border >> place & 1:
                        prey = max(prey, LAST_STRENGTH - strength)
            if t.board[RUIN_SEEN_AT + place] >> seat & 1 and t.board[RUIN_AT + place] != EMPTY:
                ruins += 1
            place += 1
        x[NEAR + 3] = float(wanted) / 2.0
        x[NEAR + 4] = float(prey) / 6.0
        x[NEAR + 5] = 1.0 if prey > 0 else 0.0
        placed = count(p.scouts)
        x[SCOUTS] = float(placed) / 3.0
        x[SCOUTS + 1] = float(placed) / 3.0 * self.time
        x[SCOUTS + 2] = float(count(p.scouts & t.creatures)) / 3.0
        x[SCOUTS + 3] = float(known) / 3.0
        x[SCOUTS + 4] = float(ruins) / 3.0

    def fill_gods(self, p: Player) -> None:
        """Fill in god cards."""
        x = self.x
        gods = p.gods >> 1
        at: i64 = 0
        while gods:
            if gods & 1:
                x[GOD + at] = 1.0
                x[GODS + at // GODS_PER_COLOUR] += 0.5
            gods >>= 1
            at += 1
        gods = p.blue >> 1
        at = FIRST_BLUE - 1
        growth = 0.0
        while gods:
            if gods & 1:
                x[GOD + at] = 1.0
                x[GODS + 3] += 0.5
                growth += BLUE_ROUND[at - FIRST_BLUE + 1]
            gods >>= 1
            at += 1
        o = self.judge.evaluation
        x[SCORE + 4] = (o.part_blue - growth * o.span) / 10.0
        for colour in range(4):
            x[GODS + 4 + colour] = x[GODS + colour] * self.time

    def fill_heroes(self, t: Table, p: Player) -> None:
        """Fill in heroes."""
        x = self.x
        many = 0.0
        food: i64 = 0
        home = 0.0
        for hero in range(HERO_TYPES):
            card = p.hero_card[hero]
            if card != EMPTY:
                many += 1.0
                food += t.edition.upkeep[card]
                home += 1.0 if p.hero_at[hero] == CITY else 0.0
                x[HERO + card - 1] = 1.0
        x[HEROES] = many / 2.0 * self.time
        x[HEROES + 1] = float(food * (t.edition.rounds - t.round)) / 10.0
        x[HEROES + 2] = home / 2.0

    def fill_tasks(self, t: Table, seat: i64, held: i64) -> None:
        """Fill in the tasks of the four classes."""
        x = self.x
        p = t.players[seat]
        if t.round == 0:
            return
        for row in range(TASK_ROWS):
            task = task_of(t, row)
            if p.tasks >> task & 1:
                x[TASKS + row] = 1.0
            elif t.edition.task_round[row] > t.round or (t.edition.task_round[row] == t.round and not self.over):
                x[TASK + task - 1] = 1.0
                if will_be_met(t, seat, held, task):
                    x[TASKS + TASK_ROWS + row] = 1.0
                else:
                    x[TASKS + 2 * TASK_ROWS + row] = done_part(t, p, held, task)

    def fill_trophies(self, p: Player) -> None:
        """Fill in figures beside the own board."""
        x = self.x
        total = 0.0
        for kind in range(len(p.trophies)):
            figures = p.trophies[kind]
            if figures == 0:
                continue
            here: i64 = 0
            while figures:
                here += figures & COUNT_MASK
                figures >>= COUNT_BITS
            total += float(here)
            x[TROPHIES + 2 + kind] = float(here) / 2.0
        x[TROPHIES] = total / 4.0
        x[TROPHIES + 1] = total / 4.0 * self.time
