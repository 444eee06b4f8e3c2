"""Positions from field names: what scenario files may give and expect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sacbe.games.chichen_itza.cards.gods import receive
from sacbe.games.chichen_itza.scenario_cards import set_cards, set_gods, set_heroes, set_prophecy
from sacbe.games.chichen_itza.data.edition import STANDARD, STRENGTHS, Edition, packed_cell
from sacbe.games.chichen_itza.invariants import find_violations
from sacbe.games.chichen_itza.data.modules import Modules
from sacbe.games.chichen_itza.schema.notation import GODS, PROPHECY_CARDS, SEATS, STEPS, TASKS, TILES
from sacbe.games.chichen_itza.data.bitfields import count_of, pack_count
from sacbe.games.chichen_itza.scenario_values import read_choices, read_choice_bits, seat_list
from sacbe.games.chichen_itza.rules import prophecy, rounds
from sacbe.games.chichen_itza.rules.land.layout import COLUMNS_RANGE, ROWS_RANGE, connect
from sacbe.games.chichen_itza.rules.setup import new_table
from sacbe.games.chichen_itza.rules.state import (CELL_AT, KIND_AT, MARKS, ROW_COST, RUIN_AT, RUIN_SEEN_AT, SEEN_AT,
                                                  SLOT, SLOTS_IN_ROW, STRENGTH_AT, Player, Rulings, Table, add_warriors,
                                                  empty_table, put_hero, record_repelled, slot_at, units_anywhere)
from sacbe.games.chichen_itza.data.tables import (ACTION_TILES, COLOURS, COLUMNS, CREATURES, GEARS, HERO_LABELS,
                                                  MARKERS, MOST_ROUNDS, ROWS, TOP_LEVEL)
from sacbe.games.chichen_itza.data.constants import CITY, EMPTY, MINE, RUIN
from sacbe.kernel.core.bits import bit, count, members
from sacbe.kernel.definition.game_definition import ScenarioField, join_names
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.scenario import FieldReader

UNGIVEN: Final = 15             # gems of a mine whose number follows from what the seats have
REVEAL: Final = "reveal"        # the stage before the steps of a round
STAGES: Final = ("setup", REVEAL, *STEPS, "end")
MOST: Final = 10_000
UNITS: Final = "number|{warriors: number, heroes: [hero]}"
TILE: Final = (f"{{tile: {{cell: [column, row], creature: kind|none, strength: 0-7, known: [seat], ruin: 1-12, "
               f"ruin_known: [seat], open: yes|no, gems: number, scouts: [seat], seat: {UNITS}}}}}")

FIELDS: Final = (
    ScenarioField("stage", "|".join(STAGES), True), ScenarioField("turn", "seat", True),
    ScenarioField("round", f"1-{MOST_ROUNDS}", True),
    ScenarioField("order", "[seat]", True), ScenarioField("favor_order", "[seat]", True),
    ScenarioField("tiles", TILE, True),
    ScenarioField("city", f"{{seat: {UNITS}}}", True), ScenarioField("rows", "[cost]", True),
    ScenarioField("columns", "[cost]", True),
    ScenarioField("grid", "[[action tile]]", False), ScenarioField("marks", "{action tile: [seat]}", True),
    ScenarioField("tasks", "[number]", True), ScenarioField("open_gods", "{colour: number|none}", True),
    ScenarioField("god_decks", "{colour: [number]}", True), ScenarioField("god_under", "{colour: [number]}", True),
    ScenarioField("more_gods", "{colour: [number]}", True),
    ScenarioField("prophecy", f"1-{len(PROPHECY_CARDS)}|none", True),
    ScenarioField("past_prophecies", "[number]", True), ScenarioField("looked", "[number]", False),
    ScenarioField("hero_tops", "{hero: number}", True),
    ScenarioField("hero_decks", "{hero: [number]}", False), ScenarioField("hero_under", "{hero: [number]}", False),
    ScenarioField("deck", "{stone: number, fire: number}", True),
    ScenarioField("pile", "{stone: number, fire: number}", True),
    ScenarioField("attacks", "[kind]", True), ScenarioField("fight", "{…}|none", False),
    *[ScenarioField(name, "number", True, True) for name in ("coins", "luck", "idols")],
    ScenarioField("shields", "0-5", True, True),
    *[ScenarioField(gear, f"1-{TOP_LEVEL}", True, True) for gear in GEARS],
    ScenarioField("reserve", f"0-{STANDARD.warriors}", True, True),
    ScenarioField("strips", "[income|points]", False, True), ScenarioField("stone", "number", True, True),
    ScenarioField("fire", "number", True, True), ScenarioField("hand", "number", False, True),
    ScenarioField("shown", "{stone: number, fire: number}", True, True), ScenarioField("gods", "[number]", True, True),
    ScenarioField("heroes", "{hero: number|none}", True, True), ScenarioField("gems", "[colour]", True, True),
    ScenarioField("war", f"0-{STANDARD.diplomacy}", True, True), ScenarioField("favor", "number", True, True),
    ScenarioField("tasks", "[number]", True, True), ScenarioField("trophies", "{kind: [strength]}", True, True),
    ScenarioField("repelled", "{kind: points}", True, True), ScenarioField("failed", "[kind]", True, True),
    ScenarioField("turns", "number", True, True), ScenarioField("repeated", "yes|no", True, True),
    ScenarioField("levy", "number", True, True), ScenarioField("lifted", "number", False, True),
    ScenarioField("markers_left", "number", False, True), ScenarioField("scouts_left", "number", False, True),
    ScenarioField("controls", "[tile]", False, True),
)


def position(players: int, edition: Edition, rulings: Rulings, modules: Modules, fields: Mapping[str, Any]) -> Table:
    """Return a position of round 1 on the compact layout without creatures and magic cards, with the given fields
    edited."""
    top = FieldReader(fields, "")
    stage = top.read_word("stage", STAGES, "turns")
    if stage == "setup":
        top.check_all_read()
        return new_table(players, edition, rulings, modules)
    t = empty_table(players, edition, rulings, modules)
    seats = SEATS[:players]
    t.round = top.read_number("round", 1, t.edition.rounds, t.edition.rounds if stage == "end" else 1)
    set_prophecy(t, top)
    order = set_order(t, top, seats)
    turn = seats.index(top.read_word("turn", seats, seats[order[0]]))
    set_actions(t, top, seats)
    set_land(t, top, seats)
    own, city = [top.read_mapping(name) for name in seats], top.read_mapping("city")
    for seat, name in enumerate(seats):
        set_player(t, seat, own[seat], t.edition.start_coins[order.index(seat)])
        set_city(t.players[seat], own[seat], city, name)
    city.check_all_read()
    set_gems(t)
    set_ruins(t)
    set_heroes(t, top, own)
    set_gods(t, top)
    set_cards(t, top)
    for part in own:
        part.check_all_read()
    top.check_all_read()
    if stage == "turns":
        for seat in order[:order.index(turn)]:
            t.players[seat].turns += 0 if "turns" in own[seat].raw else 1
    if stage != "end":
        t.push(rounds.STEPS[0 if stage == REVEAL else STEPS.index(stage)])
    if stage == REVEAL:
        if t.prophecies == 0 or t.prophecy or len(PROPHECY_CARDS) - count(t.prophecies) >= t.round:
            raise Problem("impossible-position", detail=f"stage: {REVEAL}, {t.round}, prophecy={t.prophecy}")
        t.push(prophecy.REVEAL)
    if broken := find_violations(t):
        raise Problem("impossible-position", detail="; ".join(broken))
    return t


# ---------------------------------------------------------------- order and action board

def set_order(t: Table, top: FieldReader, seats: Sequence[str]) -> list[int]:
    """Set turn order, and the stacks of the favor track from bottom to top; unless given, as after the setup."""
    order = seat_list(top, "order", seats, list(range(t.seats)))
    for at, seat in enumerate(order):
        t.order[at] = seat
    for at, seat in enumerate(seat_list(top, "favor_order", seats, order), 1):
        t.players[seat].rank = at
    t.ranks = t.seats
    return order


def set_actions(t: Table, top: FieldReader, seats: Sequence[str]) -> None:
    """Set action tiles in the order of their numbers, cost markers rising through rows and columns unless given."""
    columns, used = COLUMNS[t.seats], members(t.edition.dealt[t.seats])
    for at, tile in enumerate(used):
        t.grid[SLOT + tile] = slot_at(at // columns, at % columns)
    left = members(MARKERS[t.seats])
    for field, first, number in (("rows", 0, ROWS[t.seats]), ("columns", SLOTS_IN_ROW, columns)):
        values = top.read_list(field)
        if values and len(values) != number:
            raise Problem("impossible-position", detail=f"{field}: {join_names(values)}")
        for at, value in enumerate(values):
            marker = next((n for n in left if t.edition.costs[n] == value), EMPTY)
            if marker == EMPTY:
                raise Problem("impossible-position", detail=f"{field}: {join_names(values)}")
            t.grid[ROW_COST + first + at] = marker
            left.remove(marker)
    for place in [*range(ROWS[t.seats]), *range(SLOTS_IN_ROW, SLOTS_IN_ROW + columns)]:
        if t.grid[ROW_COST + place] == EMPTY:
            t.grid[ROW_COST + place] = left.pop(0)
    prophecy.update_prices_and_terrain(t)
    marks = top.read_mapping("marks")
    for tile in used:
        t.grid[MARKS + tile] = read_choice_bits(marks, ACTION_TILES[tile], seats)
    marks.check_all_read()


# ---------------------------------------------------------------- the land

def set_land(t: Table, top: FieldReader, seats: Sequence[str]) -> None:
    """Set tiles on the cells of the default layout in order, those with a cell of their own first."""
    rows = top.read_mapping("tiles")
    tiles = members(t.edition.tiles[t.seats])
    given = {tile: rows.read_mapping(TILES[tile]) for tile in tiles}
    rows.check_all_read()
    for tile, row in given.items():
        t.board[CELL_AT + tile] = tile_cell(row)
    taken = [t.board[CELL_AT + tile] for tile in tiles]
    free = [cell for cell in t.edition.cells[t.seats] if cell not in taken]
    for tile in tiles:
        if t.board[CELL_AT + tile] == 0:
            t.board[CELL_AT + tile] = free.pop(0)
    connect(t)
    for tile, row in given.items():
        set_tile(t, tile, row, seats)
        row.check_all_read()


def tile_cell(row: FieldReader) -> int:
    """Return the cell given for a tile, packed, or 0."""
    cell = row.read_list("cell")
    if not cell:
        return 0
    if len(cell) != 2 or cell[0] not in COLUMNS_RANGE or cell[1] not in ROWS_RANGE:
        raise Problem("impossible-position", detail=f"{row.where}cell: {join_names(cell)}")
    return packed_cell(cell[0], cell[1])


def set_tile(t: Table, tile: int, row: FieldReader, seats: Sequence[str]) -> None:
    """Set creature, ruin, scouts and units; everyone with a scout there knows what is hidden, unless given
    otherwise."""
    scouts = read_choice_bits(row, "scouts", seats)
    for seat, p in enumerate(t.players):
        p.scouts |= bit(tile) if scouts >> seat & 1 else 0
        put_units(p, row, seats[seat], tile, 0)
    creature = row.read_word("creature", (*CREATURES, "none"), "none")
    strength = row.read_number("strength", 0, 7, 0)
    known = read_choice_bits(row, "known", seats) if "known" in row.raw else scouts
    row.get("known", None)
    if creature != "none":
        t.board[KIND_AT + tile] = CREATURES.index(creature)
        t.board[STRENGTH_AT + tile], t.board[SEEN_AT + tile] = strength, known if strength else 0
        t.creatures |= bit(tile)
    elif strength:
        raise Problem("impossible-position", detail=f"{row.where}strength: {strength}")
    kind = t.edition.kind[tile]
    if kind == RUIN:
        ruin = row.read_number("ruin", 0, len(t.edition.ruin_bonus), 0)
        seen = read_choice_bits(row, "ruin_known", seats) if "ruin_known" in row.raw else scouts
        row.get("ruin_known", None)
        is_open = row.read_flag("open", units_anywhere(t) >> tile & 1 != 0)
        t.board[RUIN_AT + tile] = EMPTY if ruin == 0 else ruin - 1
        t.board[RUIN_SEEN_AT + tile] = bit(t.seats) - 1 if is_open else seen
        t.opened |= bit(tile) if is_open else 0
    elif kind == MINE:
        gems = row.read_number("gems", 0, t.seats, EMPTY)
        t.gems += pack_count(t.edition.gem[tile], gems if gems != EMPTY else UNGIVEN)


def set_ruins(t: Table) -> None:
    """Set the ruins that somebody has seen: each is one of those that are named nowhere, the lowest first."""
    for tile in members(t.edition.tiles[t.seats]):
        if t.board[RUIN_AT + tile] != EMPTY:
            t.ruins &= ~bit(t.board[RUIN_AT + tile])
    for tile in members(t.edition.tiles[t.seats]):
        if t.board[RUIN_SEEN_AT + tile] and t.board[RUIN_AT + tile] == EMPTY and t.ruins:
            t.board[RUIN_AT + tile] = members(t.ruins)[0]
            t.ruins &= t.ruins - 1


def set_gems(t: Table) -> None:
    """Set the gems: unless given, each mine has one for everybody who has none of its colour."""
    for colour in range(len(COLOURS)):
        if count_of(t.gems, colour) == UNGIVEN:
            left = sum(1 for p in t.players if not p.gems >> colour & 1)
            t.gems -= pack_count(colour, UNGIVEN - left)


def put_units(p: Player, reader: FieldReader, field: str, place: int, default: int) -> None:
    """Put warriors, or warriors and heroes, on a place."""
    value = reader.get(field, default)
    if isinstance(value, Mapping):
        part = FieldReader(value, f"{reader.where}{field}.")
        warriors, heroes = part.read_number("warriors", 0, p.edition.warriors, 0), read_choices(part, "heroes",
                                                                                                HERO_LABELS)
        part.check_all_read()
    else:
        warriors, heroes = reader.read_number(field, 0, p.edition.warriors, default), []
    for hero in heroes:
        if p.hero_at[hero] != EMPTY:
            raise Problem("impossible-position", detail=f"2 x {HERO_LABELS[hero]}: {reader.where}{field}")
        put_hero(p, hero, place)
    add_warriors(p, place, warriors - p.warriors[place])


# ---------------------------------------------------------------- seats

def set_player(t: Table, seat: int, own: FieldReader, coins: int) -> None:
    """Set tokens, gears, markers and figures of one seat."""
    p = t.players[seat]
    p.coins, p.luck = own.read_number("coins", 0, MOST, coins), own.read_number("luck", 0, MOST, t.edition.start_luck)
    p.idols, p.shields = own.read_number("idols", 0, MOST, 0), own.read_number("shields", 0,
                                                                               t.edition.shields_at[TOP_LEVEL], 0)
    for gear, name in enumerate(GEARS):
        p.levels[gear] = own.read_number(name, 1, TOP_LEVEL, 1)
    p.stone, p.fire = own.read_number("stone", 0, t.edition.stone, 0), own.read_number("fire", 0, t.edition.fire, 0)
    shown = own.read_mapping("shown")
    p.shown_stone, p.shown_fire = shown.read_number("stone", 0, p.stone, 0), shown.read_number("fire", 0, p.fire, 0)
    shown.check_all_read()
    p.war, p.favor = own.read_number("war", 0, t.edition.diplomacy, 0), own.read_number("favor", 0, t.edition.favor_top,
                                                                                        0)
    p.turns, p.levy = own.read_number("turns", 0, t.edition.turns, 0), own.read_number("levy", 0, p.edition.warriors, 0)
    p.repeated = own.read_flag("repeated", False)
    p.gems = read_choice_bits(own, "gems", COLOURS)
    p.tasks = read_choice_bits(own, "tasks", TASKS) << 1
    for god in read_choices(own, "gods", GODS):
        receive(p, god + 1)
    trophies = own.read_mapping("trophies")
    for kind, name in enumerate(CREATURES):
        for strength in trophies.read_list(name):
            if strength not in range(1, STRENGTHS):
                raise Problem("scenario-number", field=trophies.where + name, value=strength, least=1,
                              most=STRENGTHS - 1)
            p.trophies[kind] += pack_count(strength, 1)
    trophies.check_all_read()
    cards = own.read_mapping("repelled")
    for kind, name in enumerate(CREATURES):
        known = t.edition.attack_points
        points = cards.read_number(name, min(known), max(known), 0)
        if points not in (0, *known):
            raise Problem("scenario-word", field=cards.where + name, value=points, allowed=join_names(known))
        if points:
            record_repelled(p, kind, points == known[1])
    cards.check_all_read()
    p.failed = read_choice_bits(own, "failed", CREATURES)


def set_city(p: Player, own: FieldReader, city: FieldReader, name: str) -> None:
    """Set the city and the reserve: what is not given is what is left of the warriors, or the city of the setup."""
    out = sum(p.warriors) - p.warriors[CITY] + count(p.tasks)
    reserve = own.read_number("reserve", 0, p.edition.warriors, 0)
    is_given = "reserve" in own.raw
    left = p.edition.warriors - out - reserve if is_given else min(p.edition.start_warriors, p.edition.warriors - out)
    put_units(p, city, name, CITY, max(0, left))
    p.reserve = reserve if is_given else p.edition.warriors - out - p.warriors[CITY]
