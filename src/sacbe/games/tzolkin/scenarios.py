"""Positions from field names: what scenario files may give and expect, and what no position may look like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tzolkin.data.edition import Edition
from sacbe.games.tzolkin.schema.notation import GEARS, GOODS, SEATS, TEMPLES, TILE_NAMES, TRACKS
from sacbe.games.tzolkin.rules.food_days import FOOD_DAYS
from sacbe.games.tzolkin.rules.rounds import CALENDAR, ROUNDS
from sacbe.games.tzolkin.rules.turns import TURNS
from sacbe.games.tzolkin.rules.setup import ChooseWealth, GainWealth, PlaceDummies, new_table
from sacbe.games.tzolkin.rules.state import Player, Rulings, Table, empty_table
from sacbe.games.tzolkin.data.tables import GEAR_AT, LAST_DAY, LAST_SPACE, TEETH, TOP_LEVEL, TOP_STEP, WEALTH_KEPT
from sacbe.games.tzolkin.data.tiles import ALL_WEALTH, FEED_DISCOUNT, FEED_FREE, FIRST_MONUMENT, FIRST_WEALTH
from sacbe.games.tzolkin.data.constants import DUMMY, EMPTY, SKULL
from sacbe.kernel.core.bits import bit, count, members
from sacbe.kernel.definition.game_definition import ScenarioField, join_names
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.scenario import FieldReader

STAGES: Final = ("setup", "dummies", "wealth", "turns", "food", "rewards", "advance", "end")

FIELDS: Final = (
    ScenarioField("stage", "|".join(STAGES), True), ScenarioField("turn", "seat", True),
    ScenarioField("marker", "seat", True),
    ScenarioField("round", "number", True), ScenarioField("tooth", "number", True),
    ScenarioField("food_days", "number", True),
    ScenarioField("age", "number", False), ScenarioField("next_food_day", "number", False),
    ScenarioField("start_space", "seat", True),
    ScenarioField("calendar_corn", "number", True),
    *[ScenarioField(gear, "{space: seat|dummy}", True) for gear in GEARS],
    ScenarioField("jungle", "{2-5: {corn: number, wood: number}}", True), ScenarioField("ovals", "[number]", True),
    ScenarioField("row", "[tile]", True), ScenarioField("stack", "[tile]", True),
    ScenarioField("stack_size", "number", False),
    ScenarioField("monuments", "[tile]", True), ScenarioField("bank_skulls", "number", False),
    ScenarioField("dummies_left", "number", True),
    ScenarioField("undealt_wealth", "number", False),
    *[ScenarioField(good if good != "skull" else "skulls", "number", True, True) for good in GOODS],
    ScenarioField("points", "number", True, True), ScenarioField("hand", "number", True, True),
    ScenarioField("workers", "number", True, True),
    ScenarioField("temples", "{brown|yellow|green: number}", True, True),
    *[ScenarioField(track, "0-3", True, True) for track in TRACKS],
    ScenarioField("corn_tiles", "number", True, True), ScenarioField("wood_tiles", "number", True, True),
    ScenarioField("board", "light|dark", True, True), ScenarioField("buildings", "[tile]", True, True),
    ScenarioField("monuments", "[tile]", True, True), ScenarioField("wealth", "[tile]", True, True),
    ScenarioField("dealt", "[tile]", True, True), ScenarioField("fed_free", "number", False, True),
    ScenarioField("feed_discount", "number", False, True),
)


# ---------------------------------------------------------------- building a position

def position(players: int, edition: Edition, rulings: Rulings, fields: Mapping[str, Any]) -> Table:
    """Return the standard start position of a round 1 without wealth, with the given fields edited."""
    top = FieldReader(fields, "")
    stage = top.read_word("stage", STAGES, "turns")
    if stage == "setup":
        top.check_all_read()
        return new_table(players, edition, rulings)
    t = empty_table(players, edition, rulings)
    seats = SEATS[:players]
    set_calendar(t, top, seats, stage)
    set_board(t, top, seats)
    for seat, name in enumerate(seats):
        set_player(t, seat, top.read_mapping(name))
    set_tiles(t, top)
    turn = top.read_word("turn", seats, seats[t.first])
    top.check_all_read()
    t.skulls -= sum(p.goods[SKULL] for p in t.players) + count(t.ovals)
    start(t, stage, seats.index(turn))
    if broken := [*find_violations(t), *age_violations(t), *(dummy_violations(t) if stage == "dummies" else [])]:
        raise Problem("impossible-position", detail="; ".join(broken))
    return t


def set_calendar(t: Table, top: FieldReader, seats: tuple[str, ...], stage: str) -> None:
    """Set round, tooth, marker and the Starting Player Space."""
    last = LAST_DAY if stage in ("advance", "end") else LAST_DAY - 1
    t.food_days = top.read_number("food_days", 0, last, LAST_DAY if stage == "end" else 0)
    earliest = t.edition.food_teeth[t.food_days - 1] + 1 if t.food_days else 0
    latest = t.edition.food_teeth[t.food_days] + 1 if t.food_days < LAST_DAY else earliest + 1
    t.tooth = top.read_number("tooth", earliest, latest, earliest)
    t.round = top.read_number("round", 1, t.edition.full_turn + 1, 1)
    t.first = seats.index(top.read_word("marker", seats, seats[0]))
    claimed = top.read_word("start_space", (*seats, "none"), "none")
    t.claimed = EMPTY if claimed == "none" else seats.index(claimed)
    t.pile = top.read_number("calendar_corn", 0, t.edition.full_turn + 1, 0)
    t.reveals = 1


def set_board(t: Table, top: FieldReader, seats: tuple[str, ...]) -> None:
    """Set the pieces on the gears, the jungle and the ovals."""
    for gear, name in enumerate(GEARS):
        for space, piece in top.items(name):
            where = f"{name}.{space}"
            owner = DUMMY if piece == "dummy" else seats.index(piece) if piece in seats else EMPTY
            last = TEETH[gear] - 1 if owner == DUMMY else LAST_SPACE[gear]
            if not isinstance(space, int) or not 0 <= space <= last:
                raise Problem("scenario-number", field=where, value=space, least=0, most=last)
            if owner == EMPTY:
                raise Problem("scenario-word", field=where, value=piece, allowed=join_names((*seats, "dummy")))
            t.spaces[GEAR_AT[gear] + space] = owner
    for group, tiles in top.items("jungle"):
        if not isinstance(group, int) or group not in (2, 3, 4, 5):
            raise Problem("scenario-number", field="jungle", value=group, least=2, most=5)
        row = FieldReader(tiles, f"jungle.{group}.")
        t.corn_tiles[group] = row.read_number("corn", 0, t.corn_tiles[group], t.corn_tiles[group])
        t.wood_tiles[group] = row.read_number("wood", 0, t.wood_tiles[group],
                                              min(t.wood_tiles[group], t.corn_tiles[group]))
        row.check_all_read()
    for action in top.read_list("ovals"):
        if not isinstance(action, int) or action not in range(1, 10):
            raise Problem("scenario-number", field="ovals", value=action, least=1, most=9)
        t.ovals |= bit(action)
    t.dummies = top.read_number("dummies_left", 0, t.edition.dummies[t.seats], 0)


def set_player(t: Table, seat: int, own: FieldReader) -> None:
    """Set goods, workers, markers and tiles of one seat."""
    p = t.players[seat]
    for good, name in enumerate(GOODS):
        p.goods[good] = own.read_number(name if name != "skull" else "skulls", 0, 10_000, 0)
    p.points = own.read_number("points", -10_000, 10_000, 0)
    out = sum(1 for owner in t.spaces if owner == seat) + (t.claimed == seat)
    p.workers = own.read_number("workers", 1, 99, max(t.edition.start_workers, out))
    p.hand = own.read_number("hand", 0, 99, p.workers - out)
    if "workers" not in own.seen_keys:
        p.workers = p.hand + out
    steps = own.read_mapping("temples")
    for temple, name in enumerate(TEMPLES):
        p.steps[temple] = steps.read_number(name, 0, 8, p.steps[temple])
    steps.check_all_read()
    for track, name in enumerate(TRACKS):
        p.levels[track] = own.read_number(name, 0, 3, 0)
    p.corn_tiles, p.wood_tiles = own.read_number("corn_tiles", 0, 16, 0), own.read_number("wood_tiles", 0, 12, 0)
    p.light = own.read_word("board", ("light", "dark"), "light") == "light"
    p.buildings = tile_set(own, "buildings", 0, FIRST_MONUMENT)
    p.monuments = tile_set(own, "monuments", FIRST_MONUMENT, FIRST_WEALTH)
    p.kept = tile_set(own, "wealth", FIRST_WEALTH, len(t.edition.tiles))
    p.wealth = tile_set(own, "dealt", FIRST_WEALTH, len(t.edition.tiles)) or p.kept
    p.fed, p.cheap = lasting_effects(p, FEED_FREE), lasting_effects(p, FEED_DISCOUNT)
    own.check_all_read()


def lasting_effects(p: Player, op: int) -> int:
    """Return what farms and chosen wealth go on giving."""
    tiles = [*members(p.buildings), *[FIRST_WEALTH + n for n in members(p.kept)]]
    return sum(n for tile in tiles for row, _, n in p.edition.tiles[tile].effects if row == op)


def tile_set(reader: FieldReader, field: str, first: int, end: int) -> int:
    """Return named tiles as a set."""
    bits = 0
    for name in reader.read_list(field):
        if name not in TILE_NAMES[first:end]:
            raise Problem("scenario-tile", field=reader.where + field, value=name)
        bits |= bit(TILE_NAMES.index(name) - first)
    return bits


def set_tiles(t: Table, top: FieldReader) -> None:
    """Set the row, its stack and the monuments; a tile without a name is the lowest that nobody has."""
    owned, raised = 0, 0
    for p in t.players:
        owned |= p.buildings
        raised |= p.monuments
    age = t.edition.age_1 if t.food_days < 2 else t.edition.age_2
    if "row" in top.raw:
        row = tile_list(top, "row", 0, FIRST_MONUMENT)
    else:
        row = members(age & ~owned)[:t.edition.row_size]
    shown = sum(bit(tile) for tile in row)
    if shown & ~age:
        raise Problem("scenario-age", field="row", food_days=t.food_days)
    t.deck = tile_set(top, "stack", 0, FIRST_MONUMENT) if "stack" in top.raw else age & ~owned & ~shown
    if "monuments" in top.raw:
        monuments = tile_list(top, "monuments", FIRST_MONUMENT, FIRST_WEALTH)
    else:
        free = [n for n in range(FIRST_WEALTH - FIRST_MONUMENT) if not raised >> n & 1]
        monuments = [FIRST_MONUMENT + n for n in free[:max(0, t.edition.monuments_dealt[t.seats] - count(raised))]]
    if len(row) > t.edition.row_size or len(monuments) > t.edition.monuments_dealt[t.seats]:
        raise Problem("impossible-position", detail=f"row {len(row)}, monuments {len(monuments)}")
    t.row = vec[i64]([*row] + [EMPTY] * (t.edition.row_size - len(row)))
    t.monuments = vec[i64]([*monuments] + [EMPTY] * (t.edition.monument_spaces - len(monuments)))


def tile_list(reader: FieldReader, field: str, first: int, end: int) -> list[int]:
    """Return named tiles in their order."""
    tile_set(reader, field, first, end)
    return [TILE_NAMES.index(name) for name in reader.read_list(field)]


def start(t: Table, stage: str, turn: int) -> None:
    """Put the rule on the stack that goes on from here."""
    if stage in ("dummies", "wealth"):
        deal_rest(t)
        t.reveals, t.round = 0, 0
        t.stack = [ROUNDS[0], GainWealth(0), ChooseWealth(0, 0)]
        if stage == "dummies":
            t.stack.append(PlaceDummies())
    elif stage == "turns":
        t.stack = [ROUNDS[(turn - t.first) % t.seats + 1], TURNS[turn]]
    elif stage == "food":
        t.stack = [CALENDAR, FOOD_DAYS[0]]
    elif stage == "rewards":
        t.stack = [CALENDAR, FOOD_DAYS[1]]
    elif stage == "advance":
        t.stack = [CALENDAR]


def age_violations(t: Table) -> list[str]:
    """Find buildings of the second age that are there before its time."""
    early = t.deck | sum(p.buildings for p in t.players) if t.food_days < 2 else 0
    return [f"{TILE_NAMES[n]}: age 1" for n in members(early & t.edition.age_2)]


def dummy_violations(t: Table) -> list[str]:
    """Find what breaks the order of set-up: dummies come before the first worker, and each needs a tile."""
    workers = [SEATS[owner] for owner in t.spaces if owner < DUMMY]
    return [*workers, *([f"undealt_wealth={count(t.wealth)}"] if count(t.wealth) < t.dummies else [])]


def deal_rest(t: Table) -> None:
    """Deal wealth to the seats that were given none: the highest tiles that are free."""
    t.wealth = ALL_WEALTH
    for p in t.players:
        t.wealth &= ~p.wealth
    for p in t.players:
        p.kept = 0
        while count(p.wealth) < t.edition.wealth_dealt and t.wealth:
            tile = members(t.wealth)[-1]
            p.wealth |= bit(tile)
            t.wealth &= ~bit(tile)


# ---------------------------------------------------------------- what every position must keep

def find_violations(t: Table) -> list[str]:
    """Find what breaks the rule that every worker, skull, tile and marker is somewhere, exactly once, and within its
    limits."""
    return [*worker_violations(t), *skull_violations(t), *tile_violations(t), *marker_violations(t)]


def worker_violations(t: Table) -> list[str]:
    """List what is wrong with the number of workers or dummies: tz.limit.six-workers, tz.dummy.count."""
    found, e = [], t.edition
    pieces = list(t.spaces)
    for seat, p in enumerate(t.players):
        out = pieces.count(seat) + (t.claimed == seat)
        if p.hand < 0 or p.hand + out != p.workers or not e.start_workers <= p.workers <= e.most_workers:
            found.append(f"{SEATS[seat]}.workers={p.workers}, {SEATS[seat]}.hand={p.hand} (+{out})")
        if min(p.goods) < 0:
            found.append(f"{SEATS[seat]}: {dict(zip(GOODS, p.goods, strict=True))}")
    dummies = pieces.count(DUMMY) + t.dummies
    return found if dummies <= e.dummies[t.seats] else [*found, f"dummies={dummies}/{e.dummies[t.seats]}"]


def skull_violations(t: Table) -> list[str]:
    """tz.limit.skulls: their number stays the same, wherever they are."""
    total = t.skulls + sum(p.goods[SKULL] for p in t.players) + count(t.ovals) + t.lost_skulls
    most = t.edition.all_skulls
    return [] if total == most and t.skulls >= 0 else [f"skulls={total - t.skulls}/{most}"]


def tile_violations(t: Table) -> list[str]:
    """Find tiles that are in two places, and harvest tiles beyond the fields (tz.setup.jungle)."""
    bought = [p.buildings for p in t.players]
    raised = [*[p.monuments for p in t.players], *[bit(m - FIRST_MONUMENT) for m in t.monuments if m != EMPTY]]
    found = tiles_in_two_places(0, [t.deck, *bought, *[bit(tile) for tile in t.row if tile != EMPTY]])
    found += tiles_in_two_places(FIRST_MONUMENT, raised) + tiles_in_two_places(FIRST_WEALTH,
                                                                               [t.wealth,
                                                                                *[p.wealth for p in t.players]])
    if t.round > 0 and sum(count(place) for place in raised) > t.edition.monuments_dealt[t.seats]:
        found.append(f"monuments>{t.edition.monuments_dealt[t.seats]}")
    dealt = t.edition.wealth_dealt
    for seat, p in enumerate(t.players):
        if count(p.wealth) > dealt or count(p.kept) > WEALTH_KEPT:
            found.append(f"{SEATS[seat]}.wealth={count(p.wealth)}/{dealt}, {count(p.kept)}/{WEALTH_KEPT}")
    found += [f"jungle.{group}: wood>corn" for group in (2, 3, 4, 5) if t.wood_tiles[group] > t.corn_tiles[group]]
    fields = t.edition.fields_per_group[t.seats]
    corn = sum(p.corn_tiles for p in t.players) + sum(t.corn_tiles)
    wood = sum(p.wood_tiles for p in t.players) + sum(t.wood_tiles)
    return found if corn <= 4 * fields and wood <= 3 * fields else [*found, f"corn_tiles={corn}, wood_tiles={wood}"]


def tiles_in_two_places(first: int, places: list[int]) -> list[str]:
    """Find tiles that are in two of these places."""
    seen = doubled = 0
    for place in places:
        doubled |= seen & place
        seen |= place
    return [f"2 x {TILE_NAMES[first + n]}" for n in members(doubled)]


def marker_violations(t: Table) -> list[str]:
    """Find broken rules of markers: tz.temple.top-single, and markers outside of their tracks."""
    found = []
    for temple, top in enumerate(TOP_STEP):
        steps = [p.steps[temple] for p in t.players]
        if steps.count(top) > 1 or max(steps) > top or min(steps) < 0:
            found.append(f"temples.{TEMPLES[temple]}={steps}")
    found += [f"{SEATS[seat]}: {dict(zip(TRACKS, p.levels, strict=True))}" for seat, p in enumerate(t.players)
              if min(p.levels) < 0 or max(p.levels) > TOP_LEVEL]
    return found
