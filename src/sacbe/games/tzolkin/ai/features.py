"""What a learnt value reads of one seat: the evaluator's estimate, what the seat owns, where its workers stand, the
time.

Goods are scaled to about 1; most other features are one of several cases (a level, a step, a space of a gear), 1 where
it holds and 0 elsewhere, and many of them stand there again times the time that is left.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sacbe.games.tzolkin.ai.evaluator import TzolkinEvaluator, has_moved
from sacbe.games.tzolkin.rules.goods.buildings import count_missing
from sacbe.games.tzolkin.ai.score_estimates import current_monument_points
from sacbe.games.tzolkin.rules.state import Player, Table, count_blocks, earned_from
from sacbe.games.tzolkin.data.tables import GEAR_AT, LAST_DAY, LAST_SPACE
from sacbe.games.tzolkin.data.tiles import FIRST_MONUMENT, FIRST_WEALTH, TILES
from sacbe.games.tzolkin.data.constants import CORN, DUMMY, EMPTY, GOLD, SKULL, SOURCES, STONE, TIKAL, WOOD
from sacbe.kernel.core.bits import count
from sacbe.kernel.core.features import Features, feature_names
from sacbe.kernel.core.frame import State

VERSION: Final = 2

GEARS: Final = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen"]
TRACKS: Final = ["agriculture", "extraction", "architecture", "theology"]
TEMPLES: Final = ["brown", "yellow", "green"]
MONUMENTS: Final = [TILES[tile].name for tile in range(FIRST_MONUMENT, FIRST_WEALTH)]
SPACES: Final = [f"{gear}-{space}" for at, gear in enumerate(GEARS) for space in range(GEAR_AT[at + 1] - GEAR_AT[at])]
KINDS: Final = ["farm", "civic", "tomb", "shrine"]

GROUPS: Final[list[tuple[str, list[str]]]] = [
    # what the evaluator expects, part by part
    ("judge", ["total", "points", "goods", "food", "temples", "levels", "monuments", "workers", "pending", "hope",
               "short", "dear", "step", "second-step", "tech", "meals"]),
    # the days that are left, and how near the next Food Day is
    ("time", ["left", "squared", "last-3", "last-8", "food", "food-now", "food-soon", "age-2"]),
    ("food-days", ["0", "1", "2", "3", "4"]),
    # goods and other counts of this seat
    ("own", ["corn", "corn-4", "corn-10", "corn-time", "wood", "stone", "gold", "blocks-4", "blocks-time", "hand",
             "hand-empty", "hand-time", "fed", "fed-time", "cheap", "cheap-time", "light-time", "corn-tiles",
             "wood-tiles", "buildings", "raised", "meal", "meals-left", "meal-paid", "corn-each", "skull-time"]),
    # points so far, by where they come from
    ("earned", list(SOURCES)),
    ("skulls", ["0", "1", "2", "3", "4", "5"]),
    ("workers", ["3", "4", "5", "6"]),
    ("workers-time", ["3", "4", "5", "6"]),
    ("level", [f"{track}-{level}" for track in TRACKS for level in range(4)]),
    ("level-time", [f"{track}-{level}" for track in TRACKS for level in range(4)]),
    # times the time left: the blocks for the next level are there; and a worker stands where technologies are learnt
    ("afford-time", [f"{track}-{level}" for track in TRACKS for level in range(4)]),
    ("ready-time", [f"{track}-{level}" for track in TRACKS for level in range(4)]),
    ("step", [f"{temple}-{step}" for temple in TEMPLES for step in range(9)]),
    ("step-time", [f"{temple}-{step}" for temple in TEMPLES for step in range(9)]),
    # steps ahead of the best rival, from three behind to three ahead
    ("lead", [f"{temple}-{lead}" for temple in TEMPLES for lead in range(-3, 4)]),
    # where its workers stand, and how many on each gear
    ("on", SPACES),
    ("on-time", SPACES),
    ("gear", GEARS),
    ("gear-time", GEARS),
    # what it costs now to place a worker there, for whom it matters: in corn, or 1 where there is no room
    ("entry", GEARS),
    ("kind", KINDS),
    # monuments of this seat; open ones with what they would score now, and what is missing for them
    ("owned", MONUMENTS),
    ("open", MONUMENTS),
    ("open-missing", MONUMENTS),
    ("monument", ["worth", "best", "second", "near", "paid", "best-time", "near-time"]),
    ("table", ["ovals", "skulls", "pile", "claimed", "first", "moved", "turn", "rival-points", "rival-workers",
               "corn-tiles", "wood-tiles", "taken"]),
    ("seats", ["2", "3", "4"]),
    # what this seat is asked
    ("asked", [str(prompt) for prompt in range(23)]),
    # wealth tiles chosen and not yet opened
    ("kept", [TILES[tile].name for tile in range(FIRST_WEALTH, len(TILES))]),
]


def start_of(group: str) -> i64:
    """Return where a group of features begins."""
    at = 0
    for name, labels in GROUPS:
        if name == group:
            return at
        at += len(labels)
    raise ValueError(group)


JUDGE: Final[i64] = start_of("judge")
TIME: Final[i64] = start_of("time")
FOOD: Final[i64] = start_of("food-days")
OWN: Final[i64] = start_of("own")
EARNED: Final[i64] = start_of("earned")
SKULLS: Final[i64] = start_of("skulls")
WORKERS: Final[i64] = start_of("workers")
WORKERS_TIME: Final[i64] = start_of("workers-time")
LEVEL: Final[i64] = start_of("level")
LEVEL_TIME: Final[i64] = start_of("level-time")
AFFORD_TIME: Final[i64] = start_of("afford-time")
READY_TIME: Final[i64] = start_of("ready-time")
STEP: Final[i64] = start_of("step")
STEP_TIME: Final[i64] = start_of("step-time")
LEAD: Final[i64] = start_of("lead")
ON: Final[i64] = start_of("on")
ON_TIME: Final[i64] = start_of("on-time")
GEAR: Final[i64] = start_of("gear")
GEAR_TIME: Final[i64] = start_of("gear-time")
ENTRY: Final[i64] = start_of("entry")
KIND: Final[i64] = start_of("kind")
OWNED: Final[i64] = start_of("owned")
OPEN: Final[i64] = start_of("open")
OPEN_MISSING: Final[i64] = start_of("open-missing")
MONUMENT: Final[i64] = start_of("monument")
TABLE: Final[i64] = start_of("table")
SEATS: Final[i64] = start_of("seats")
ASKED: Final[i64] = start_of("asked")
KEPT: Final[i64] = start_of("kept")
LEADS: Final = 7


class TzolkinFeatures(Features):
    """Fills in the features of a seat: the evaluator's estimate, and the numbers behind it."""

    def __init__(self) -> None:
        super().__init__(VERSION, feature_names(GROUPS))
        self.judge: Final = TzolkinEvaluator()

    def seat_count(self, state: State) -> i64:
        return cast(Table, state).seats

    def progress(self, state: State) -> float:
        t = cast(Table, state)
        return min(1.0, float(t.tooth) / float(t.edition.full_turn))

    def compute(self, state: State, seat: i64) -> None:
        t = cast(Table, state)
        x = self.x
        for f in range(self.size):
            x[f] = 0.0
        days = float(max(0, t.edition.full_turn - t.tooth))
        time = days / float(t.edition.full_turn)
        p = t.players[seat]
        self.fill_judgement(t, seat, p)
        self.fill_calendar(t, days, time)
        self.fill_goods(t, p, time)
        self.fill_tracks(t, seat, p, time)
        self.fill_workers(t, seat, p, time)
        self.fill_monuments(t, p, time)
        self.fill_shared(t, seat)
        x[SEATS + t.seats - 2] = 1.0
        ask = t.ask
        if ask is not None and ask.seat == seat:
            x[ASKED + ask.prompt] = 1.0
        if t.reveals == 0:
            bits = p.kept
            at = KEPT
            while bits:
                if bits & 1:
                    x[at] = 1.0
                bits >>= 1
                at += 1

    def fill_judgement(self, t: Table, seat: i64, p: Player) -> None:
        """Fill in what the evaluator expects, part by part."""
        x = self.x
        judge = self.judge
        v = judge.valuation
        x[JUDGE] = judge.estimate_points(t, seat) / 20.0
        x[JUDGE + 1] = float(p.points) / 20.0
        x[JUDGE + 2] = v.of_goods / 10.0
        x[JUDGE + 3] = v.of_food / 10.0
        x[JUDGE + 4] = v.of_temples / 20.0
        x[JUDGE + 5] = v.of_levels / 10.0
        x[JUDGE + 6] = v.of_monuments / 10.0
        x[JUDGE + 7] = judge.of_workers / 10.0
        x[JUDGE + 8] = judge.of_pending / 5.0
        x[JUDGE + 9] = v.hope / 10.0
        x[JUDGE + 10] = v.short / 6.0
        x[JUDGE + 11] = v.short * v.dear / 6.0 if v.short > 0.0 else 0.0
        x[JUDGE + 12] = v.best_step / 5.0
        x[JUDGE + 13] = v.second_step / 5.0
        x[JUDGE + 14] = v.best_tech() / 5.0
        x[JUDGE + 15] = v.meals / 5.0

    def fill_calendar(self, t: Table, days: float, time: float) -> None:
        """Fill in the calendar."""
        x = self.x
        x[TIME] = time
        x[TIME + 1] = time * time
        x[TIME + 2] = 1.0 - min(1.0, days / 3.0)
        x[TIME + 3] = 1.0 - min(1.0, days / 8.0)
        held = t.food_days
        if held < LAST_DAY:
            until = float(max(0, t.edition.food_teeth[held] - t.tooth))
            x[TIME + 4] = until / 8.0
            x[TIME + 5] = 1.0 if until <= 0.0 else 0.0
            x[TIME + 6] = 1.0 if until <= 2.0 else 0.0
        x[TIME + 7] = time if held >= 2 else 0.0
        x[FOOD + min(held, LAST_DAY)] = 1.0

    def fill_goods(self, t: Table, p: Player, time: float) -> None:
        """Fill in goods, farms and food."""
        x = self.x
        corn = float(p.goods[CORN])
        x[OWN] = corn / 10.0
        x[OWN + 1] = min(corn, 4.0) / 4.0
        x[OWN + 2] = min(corn, 10.0) / 10.0
        x[OWN + 3] = corn / 10.0 * time
        x[OWN + 4] = float(p.goods[WOOD]) / 4.0
        x[OWN + 5] = float(p.goods[STONE]) / 4.0
        x[OWN + 6] = float(p.goods[GOLD]) / 4.0
        x[OWN + 7] = min(float(count_blocks(p)), 4.0) / 4.0
        x[OWN + 8] = float(count_blocks(p)) / 8.0 * time
        x[OWN + 9] = float(p.hand) / 4.0
        x[OWN + 10] = 1.0 if p.hand == 0 else 0.0
        x[OWN + 11] = float(p.hand) / 4.0 * time
        x[OWN + 12] = float(p.fed) / 3.0
        x[OWN + 13] = float(p.fed) / 3.0 * time
        x[OWN + 14] = float(p.cheap)
        x[OWN + 15] = float(p.cheap) * time
        x[OWN + 16] = time if p.light else 0.0
        x[OWN + 17] = float(p.corn_tiles) / 4.0
        x[OWN + 18] = float(p.wood_tiles) / 4.0
        x[OWN + 19] = float(count(p.buildings)) / 4.0
        x[OWN + 20] = float(count(p.monuments))
        hungry = max(0, p.workers - p.fed) * max(0, p.edition.meal_corn - p.cheap)
        x[OWN + 21] = float(hungry) / 8.0
        x[OWN + 22] = float(hungry) / 8.0 * float(max(0, LAST_DAY - t.food_days)) / 4.0
        x[OWN + 23] = min(1.0, corn / float(hungry)) if hungry > 0 else 1.0
        x[OWN + 24] = min(3.0, corn / float(max(1, p.hand)) / 4.0)
        x[OWN + 25] = float(p.goods[SKULL]) * time
        for source in range(len(SOURCES)):
            x[EARNED + source] = float(earned_from(p, source)) / 20.0
        x[SKULLS + min(p.goods[SKULL], 5)] = 1.0
        at = max(0, min(3, p.workers - 3))
        x[WORKERS + at] = 1.0
        x[WORKERS_TIME + at] = time

    def fill_tracks(self, t: Table, seat: i64, p: Player, time: float) -> None:
        """Fill in technologies and temples."""
        x = self.x
        owned = count_blocks(p)
        learns = False
        for space in range(GEAR_AT[TIKAL], GEAR_AT[TIKAL] + LAST_SPACE[TIKAL] + 1):
            if t.spaces[space] == seat:
                learns = True
        for track in range(4):
            at = track * 4 + p.levels[track]
            x[LEVEL + at] = 1.0
            x[LEVEL_TIME + at] = time
            if owned > p.levels[track]:
                x[AFFORD_TIME + at] = time
                if learns:
                    x[READY_TIME + at] = time
        for temple in range(3):
            mine = p.steps[temple]
            at = temple * 9 + mine
            x[STEP + at] = 1.0
            x[STEP_TIME + at] = time
            rival: i64 = 0
            for other in range(t.seats):
                if other != seat and t.players[other].steps[temple] > rival:
                    rival = t.players[other].steps[temple]
            x[LEAD + temple * LEADS + 3 + max(-3, min(3, mine - rival))] = 1.0

    def fill_workers(self, t: Table, seat: i64, p: Player, time: float) -> None:
        """Fill in the workers on the gears, and what it costs to join them."""
        x = self.x
        spaces = t.spaces
        for gear in range(5):
            entry: i64 = -1
            at = GEAR_AT[gear]
            for space in range(LAST_SPACE[gear] + 1):
                owner = spaces[at + space]
                if owner == seat:
                    x[ON + at + space] = 1.0
                    x[ON_TIME + at + space] = time
                    x[GEAR + gear] += 0.5
                elif owner == EMPTY and entry < 0:
                    entry = space
            x[GEAR_TIME + gear] = x[GEAR + gear] * time
            x[ENTRY + gear] = float(entry) / 6.0 if entry >= 0 else 1.5
        bits = p.buildings
        tile: i64 = 0
        while bits:
            if bits & 1:
                x[KIND + t.edition.tiles[tile].kind] += 0.5
            bits >>= 1
            tile += 1

    def fill_monuments(self, t: Table, p: Player, time: float) -> None:
        """Fill in the monuments that are owned, open and in reach."""
        x = self.x
        owned = p.monuments
        monument: i64 = 0
        worth = 0.0
        while owned:
            if owned & 1:
                x[OWNED + monument] = 1.0
                worth += float(current_monument_points(t, p, monument))
            owned >>= 1
            monument += 1
        x[MONUMENT] = worth / 10.0
        first = 0.0
        second = 0.0
        near = 0.0
        paid = 0.0
        for tile in t.monuments:
            if tile != EMPTY:
                monument = tile - FIRST_MONUMENT
                now = float(current_monument_points(t, p, monument))
                short = count_missing(p, t.edition.tiles[tile].cost, 0)
                x[OPEN + monument] = now / 10.0
                x[OPEN_MISSING + monument] = float(max(0, 4 - short)) / 4.0
                if now > first:
                    second = first
                    first = now
                elif now > second:
                    second = now
                near = max(near, now / float(1 + short))
                if short == 0:
                    paid = max(paid, now)
        x[MONUMENT + 1] = first / 10.0
        x[MONUMENT + 2] = second / 10.0
        x[MONUMENT + 3] = near / 10.0
        x[MONUMENT + 4] = paid / 10.0
        x[MONUMENT + 5] = first / 10.0 * time
        x[MONUMENT + 6] = near / 10.0 * time

    def fill_shared(self, t: Table, seat: i64) -> None:
        """Fill in what all seats share, and what the rivals have."""
        x = self.x
        x[TABLE] = float(count(t.ovals)) / 9.0
        x[TABLE + 1] = float(t.skulls) / 13.0
        x[TABLE + 2] = float(t.pile) / 5.0
        x[TABLE + 3] = 1.0 if t.claimed == seat else 0.0
        x[TABLE + 4] = 1.0 if t.first == seat else 0.0
        x[TABLE + 5] = 1.0 if has_moved(t, seat) else 0.0
        x[TABLE + 6] = float((seat - t.first) % t.seats) / 3.0
        best: i64 = -1000
        workers: i64 = 0
        for other in range(t.seats):
            if other != seat:
                rival = t.players[other]
                best = max(best, rival.points)
                workers += rival.workers
        x[TABLE + 7] = float(best) / 20.0
        x[TABLE + 8] = float(workers) / float(t.seats - 1) / 4.0
        x[TABLE + 9] = float(t.corn_tiles[2] + t.corn_tiles[3] + t.corn_tiles[4] + t.corn_tiles[5]) / 16.0
        x[TABLE + 10] = float(t.wood_tiles[3] + t.wood_tiles[4] + t.wood_tiles[5]) / 12.0
        taken: i64 = 0
        for owner in t.spaces:
            if owner != EMPTY and owner != DUMMY and owner != seat:
                taken += 1
        x[TABLE + 11] = float(taken) / 12.0
