"""Every assumed value of Temple of Chac can be given otherwise, and none is taken without changing game or map."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

import sacbe
from sacbe import Game, Problem, games
from sacbe.games.components import editions, origins
from sacbe.games.temple_of_chac.data.constants import EMPTY
from sacbe.games.temple_of_chac.data.edition import STANDARD, WAYS
from sacbe.games.temple_of_chac.data.tables import DATA
from sacbe.games.temple_of_chac.schema.notation import ALCOVES, HEROES, SPACES
from sacbe.games.temple_of_chac.text import board
from sacbe.games.temple_of_chac.text import moves as speech
from sacbe.games.temple_of_chac.ui import terminal_screen
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.definition.game_definition import GameDefinition
from support.own_box import english as english

pytestmark = pytest.mark.once

GAME = "temple_of_chac"
PLAIN = games.load_definition(GAME)
ASSUMED = {value.path: value.value for value in editions.list_assumed_values(GAME)}
CELLS = {str(row["id"]): (row["x"], row["y"]) for row in DATA["board"]["spaces"]}
MARKS = {"red": "R", "blue": "B"}
CORRIDOR = [f"C{n}" for n in range(1, 40)]
LEAVES = tuple(origins.iter_values(DATA))
SHORTER = {"boulder.last_space.space": "C37", "zotz_cave.second_mouth.corridor.space": "C36"}


@pytest.fixture(autouse=True)
def one_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is read and walked through once for all these editions; nobody writes into what was read."""
    monkeypatch.setattr(editions, "read_components", lambda game: DATA)
    monkeypatch.setattr(editions, "iter_values",
                        lambda data: iter(LEAVES) if data is DATA else origins.iter_values(data))


# ---------------------------------------------------------------- other values

def proposals(path: str) -> Iterator[dict[str, Any]]:
    """Changes that give a value otherwise, with those that must go along with it."""
    old = ASSUMED[path]
    if path == "boulder.last_space.space":
        yield SHORTER
    elif path == "boulder.pressure_plates.spaces":
        yield {path: ["C5", "C13", "C25"]}
    elif path.startswith("board.spaces."):
        yield from moves(path)
    elif path.endswith(".space"):
        yield from [{path: id} for id in (CORRIDOR if old[0] == "C" else SPACES) if id != old]
    elif path.endswith(".count"):
        table = path.rsplit(".", 2)[0]
        for other in ASSUMED:
            if other != path and other.startswith(f"{table}.") and other.endswith(".count") and ASSUMED[other]:
                yield {path: old + 1, other: ASSUMED[other] - 1}
    else:
        yield {path: old + 1}


def moves(path: str) -> Iterator[dict[str, Any]]:
    """A space on a free square, in the place of another of its room, or with its whole room."""
    id, axis = path.split(".")[2:]
    at = "xy".index(axis)

    def put(places: Mapping[str, tuple[int, int]]) -> dict[str, Any]:
        own = {f"board.spaces.{name}.{key}": value for name, cell in places.items() for key, value in zip("xy", cell)}
        return {name: value for name, value in own.items() if value != ASSUMED[name]}

    room = [name for name in CELLS if name[0] == id[0]]
    across, down = (range(6, 10), range(2, 6)) if id[0] == "L" else (range(13), range(13))
    free = [(x, y) for x in across for y in down if (x, y) not in CELLS.values() and (x, y)[at] != CELLS[id][at]]
    if id[0] != "Z":                                        # a cave in a row would fall apart
        yield from [put({id: cell}) for cell in free]
    yield from [put({id: CELLS[other], other: CELLS[id]}) for other in room if CELLS[other][at] != CELLS[id][at]]
    yield from [put({name: (CELLS[name][0], CELLS[name][1] + by) for name in room}) for by in (-1, 1)]


def other(path: str) -> tuple[dict[str, Any], GameDefinition]:
    """The first changes that the game takes; there must be some, else the value is none that can be given."""
    for changes in proposals(path):
        try:
            return changes, PLAIN.edition("mine", changes)
        except Problem as problem:
            assert problem.key == "edition-value", (changes, problem)
    raise AssertionError(f"{path}: no other value is taken")


# ---------------------------------------------------------------- what a table shows and allows

def at(definition: GameDefinition, **given: Any) -> Game:
    """A game of this definition at a position, with chance played by hand."""
    return Game(definition, 2, {}, None, definition.build_position(2, {}, given))


def steps(definition: GameDefinition, place: str) -> object:
    """Where a Move leads from a space; whether anything can be done there; which plates the boulder presses there."""
    start = definition.dump_fields(definition.build_position(2, {}, {}))["boulder"]
    if place in ("W", "X", start):
        return None
    try:
        game = at(definition, red={"at": place, "dice": [1, 6, 6]})
    except Problem:
        return "nobody can be there"
    allowed = [SPACES[goal] for goal in range(len(SPACES)) if goes(game, place, SPACES[goal])]
    return allowed, game.explain("interact low", "red") is None, plates(definition, place)


def plates(definition: GameDefinition, place: str) -> object:
    """How many plates the boulder has pressed when it is there."""
    try:
        return definition.dump_fields(definition.build_position(2, {}, {"boulder": place, "red": {"at": "BR"},
                                                                        "blue": {"at": "BR"}}))["plates"]
    except Problem:
        return "it cannot be there"


def goes(game: Game, start: str, goal: str) -> bool:
    """Do the rules join two spaces?"""
    edition = game.state.edition                            # type: ignore[attr-defined]
    first = SPACES.index(start) * WAYS
    return SPACES.index(goal) in list(edition.ways[first:first + WAYS])


def look(definition: GameDefinition, places: tuple[str, ...], treasure: str) -> list[object]:
    """What players meet: the map, steps, cards, tokens, adventurers, points, the way ashore."""
    new = definition.new(2, {})
    shore = at(definition, red={"at": "R5", "dice": [1, 1]})
    shore.apply("interact low")
    shore.apply("roll 1")
    lock = at(definition, red={"at": definition.view(new, None)["printed"]["alcoves"]["A1"], "dice": [1, 1]})
    lock.apply("interact low")
    heroes = [definition.dump_fields(definition.build_position(2, {}, {"red": {"adventurer": hero}}))["red"]
              for hero in HEROES]
    facts = definition.dump_fields(definition.build_position(2, {}, {}))
    end = {"stage": "end", "red": {"escaped": 1, "hand": [treasure] if treasure else []}}
    return [board.chart(definition.view(new, None), MARKS, 200, True), facts["boulder"], facts["decks"],
            facts["webs_left"],
            facts["injuries_left"], list(lock.ask.options), definition.dump_fields(shore.state)["red"]["at"],
            [(hero["health"], hero["capacity"]) for hero in heroes],
            definition.scores(definition.build_position(2, {}, end)),
            [steps(definition, place) for place in places]]


@cache
def shipped_look(places: tuple[str, ...], treasure: str) -> list[object]:
    return look(PLAIN, places, treasure)


@pytest.mark.parametrize("path", ASSUMED)
def test_every_assumed_value_changes_what_players_meet(path: str) -> None:
    changes, definition = other(path)
    assert path in changes and definition.components == dict(sorted(changes.items()))
    values = [ASSUMED[path], changes[path]]
    places = tuple(id for value in values for id in (value if isinstance(value, list) else [value]) if id in SPACES)
    found = re.match(r"decks\.\w+\.cards\.(\w+)\.vp$", path)
    treasure = found[1].replace("_", "-") if found else ""
    assert look(definition, places, treasure) != shipped_look(places, treasure)


@pytest.mark.parametrize("path", [path for path in ASSUMED if re.search(r"\.[LZ]\d+\.[xy]$", path)])
def test_the_squares_of_lava_room_and_cave_are_their_ways(path: str) -> None:
    """tc.lava.layout, tc.cave.layout, tc.action.move.orthogonal: or the whole room is drawn elsewhere."""
    changes, definition = other(path)
    is_moved_whole = len(changes) > 4
    assert (list(edition_of(definition).ways) != list(STANDARD.ways)) != is_moved_whole


def edition_of(definition: GameDefinition) -> Any:
    return definition.new(2, {}).edition                    # type: ignore[attr-defined]


def test_nothing_else_is_taken() -> None:
    """What repeats an assumed value, tells what a card does, or is a reading is not offered, and refused."""
    numbers = 0
    for leaf in origins.iter_values(origins.read_components(GAME)):
        if leaf.path not in ASSUMED and isinstance(leaf.value, int) and not isinstance(leaf.value, bool):
            numbers += 1
            with pytest.raises(Problem) as caught:
                editions.check_changes(GAME, {leaf.path: leaf.value + 1})
            assert caught.value.key == "edition-not-assumed"
    assert numbers > 100


# ---------------------------------------------------------------- the file agrees with itself

def test_edges_and_neighbours_say_what_the_engine_makes() -> None:
    """tc.action.move.walls: and without the second mouth, tc.cave.layout."""
    for number, row in enumerate(DATA["board"]["spaces"]):
        ways = [SPACES[goal] for goal in STANDARD.ways[number * WAYS:number * WAYS + WAYS] if goal != EMPTY]
        edges = [edge["b"] for edge in DATA["board"]["edges"] if edge["a"] == row["id"] and edge["kind"] in STEPS]
        edges += [edge["a"] for edge in DATA["board"]["edges"] if edge["b"] == row["id"] and edge["kind"] in STEPS[:2]]
        assert sorted(ways) == sorted(row["neighbours"]) == sorted(edges)
    assert [at for at, (one, two) in enumerate(zip(STANDARD.ways, STANDARD.ways_one_mouth)) if one != two]


STEPS = ("walk", "bridge", "one_way", "exit")


def test_what_stands_twice_is_the_same() -> None:
    """tc.boulder.plate-positions, tc.alcove.access, tc.bridge.layout, tc.exit.step"""
    spaces = {row["id"]: row for row in DATA["board"]["spaces"]}
    plates = DATA["boulder"]["pressure_plates"]["spaces"]
    assert [spaces[id]["pressure_plate"] for id in plates] == [1, 2, 3]
    assert [row["space"] for row in DATA["alcoves"]] == [SPACES[place] for place in STANDARD.alcoves]
    assert [spaces[row["space"]]["alcove"] for row in DATA["alcoves"]] == list(ALCOVES)
    assert DATA["zotz_cave"]["first_mouth"]["corridor"] == DATA["bridge"]["far_end"]["space"]
    boulder = DATA["boulder"]
    assert DATA["exit"]["from_space"] == boulder["last_space"]["space"] == boulder["track"]["spaces"][-1]
    drawing = board.plan(PLAIN.view(PLAIN.new(2, {}), None))
    assert (drawing.cells, drawing.decor) == (board.CELLS, board.DECOR)
    for x, y in CELLS.values():
        for beside in ((x + 1, y), (x, y + 1)):
            assert board.is_wall((x, y), beside, drawing) == board.is_wall((x, y), beside)


# ---------------------------------------------------------------- the table shows its own edition

@pytest.mark.usefixtures("english")
def test_words_tell_the_edition_of_the_table() -> None:
    """tc.scoring.treasure, tc.boulder.plate-positions, tc.alcove.access"""
    changes = {"boulder.pressure_plates.spaces": ["C3", "C12", "C24"], "alcoves.A1.space": "C9",
               "decks.kukulkan.cards.kukulkan_mask.vp": 7}
    game = at(PLAIN.edition("mine", changes), red={"at": "C9", "dice": [1, 6], "hand": ["kukulkan-mask"]})
    seen = game.view("red")
    plain = at(PLAIN, red={"at": "C9", "dice": [1, 6], "hand": ["kukulkan-mask"]}).view("red")
    store = "store low kukulkan-mask"
    assert "(7)" in speech.move(store, seen) and "(3)" in speech.move(store, plain)
    assert "plate" in speech.place("C3", seen) and "plate" not in speech.place("C4", seen)
    assert "plate" in speech.place("C4", plain) and "plate" not in speech.place("C3", plain)
    assert "alcove 1" in speech.place("C9", seen) and "alcove 1" not in speech.place("C11", seen)
    assert "alcove 1" in speech.move("interact low", seen) and "alcove 1" not in speech.move("interact low", plain)
    assert any("A1 (C9)" in line for line in terminal_screen.rooms(seen))
    drawn = "\n".join(board.chart(seen, MARKS, 200, True))
    assert "C3°" in drawn and "C4°" not in drawn and "A1*" in drawn
    told = terminal_screen.tables(seen)
    assert "decks.kukulkan.cards.kukulkan_mask.vp = 7" in told[3] and "C3, C12, C24" in "".join(told[:4])
    assert len(terminal_screen.tables(plain)) == len(told) - 4


def test_the_map_has_a_wall_where_the_table_plays_without_the_second_mouth() -> None:
    """tc.cave.layout"""
    one = PLAIN.view(PLAIN.new(2, {"second-cave-mouth": "no"}), None)
    two = PLAIN.view(PLAIN.new(2, {}), None)
    cells = (board.CELLS["Z6"], board.CELLS["C39"])
    assert board.is_wall(*cells, board.plan(one)) and not board.is_wall(*cells, board.plan(two))
    assert board.chart(one, MARKS, 200, True) != board.chart(two, MARKS, 200, True)


def test_a_shorter_corridor_ends_at_its_own_last_space() -> None:
    """tc.boulder.last-space, tc.exit.step, tc.boulder.push-out: what lies behind takes no part and is not drawn."""
    definition = PLAIN.edition("mine", SHORTER)
    game = at(definition, boulder="C30", red={"at": "C37", "dice": [1, 1]})
    game.apply("move low")
    assert game.ask.options == ["step C36", "step X"]
    drawn = "\n".join(board.chart(game.view(), MARKS, 200, True))
    assert "C37" in drawn and "C38" not in drawn and "C39" not in drawn
    with pytest.raises(Problem):
        at(definition, red={"at": "C38"})
    game = at(definition, stage="end-of-round", boulder="C36", red={"at": "C37"}, blue={"at": "C20"})
    for _ in range(5):
        game.apply("roll 1")
    assert game.is_over and definition.dump_fields(game.state)["red"]["at"] == "X"


@pytest.mark.parametrize("changes", [
    SHORTER, {"board.spaces.L1.x": 6, "board.spaces.L2.x": 9}, {"lava_room.doors.4.corridor.space": "C30"},
    {"boulder.pressure_plates.spaces": ["C1", "C7", "C38"], "boulder.start.space": "C0"},
    {"bridge.near_end.space": "C2", "bridge.far_end.space": "C38", "wash_up.leads_to.space": "C5"},
    {"rapids.entry.space": "C30", "rapids.exit_to.space": "C1"},
    {f"board.spaces.Z{n}.{axis}": value for n, cell in enumerate(((10, 8), (9, 8), (9, 7), (8, 7), (8, 8), (7, 8)), 1)
     for axis, value in zip("xy", cell)},
])
def test_other_boards_are_played_to_the_end(changes: dict[str, Any]) -> None:
    game = sacbe.new(GAME, players=3, seed=5, components=changes)
    player, judge, moves = SeededDriver(3), game.definition.evaluator(), 0
    while (ask := game.state.ask) is not None:
        game.apply(player.answer(ask))
        moves += 1
        assert not game.definition.find_violations(game.state)
        if moves % 20 == 0:
            assert len(judge.expected_points(game.state)) == 3
    assert game.is_over
