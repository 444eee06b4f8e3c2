"""What scenario files cannot say of rooms and boulder: distances, chances, averages, the order of events."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from itertools import product
from typing import Any

import pytest

from sacbe import Game, Problem, games
from sacbe.bots.determinized import make_greedy_bot
from sacbe.games.temple_of_chac.data.constants import EMPTY
from sacbe.games.temple_of_chac.data.edition import STANDARD, WAYS, Edition
from sacbe.games.temple_of_chac.data.tables import DATA
from sacbe.games.temple_of_chac.game import TempleOfChac, table
from sacbe.games.temple_of_chac.schema.notation import SPACES
from sacbe.kernel.definition.game_definition import GameDefinition

DEFINITION = games.load_definition("temple_of_chac")
HAZARDLESS = ("ah-puch", "ixchel", "zotz")


def begin(players: int = 2, definition: GameDefinition = DEFINITION, options: dict[str, str] | None = None,
          **given: Any) -> Game:
    """A game at a position whose chance is played by hand."""
    own = options or {}
    return Game(definition, players, own, None, definition.build_position(players, own, given))


def faults(**given: Any) -> str:
    """Why a position cannot be; empty if it can."""
    try:
        DEFINITION.build_position(2, {}, given)
    except Problem as problem:
        return str(problem.facts.get("detail", problem.key))
    return ""


# ---------------------------------------------------------------- distances

def ways(place: str) -> set[str]:
    """Where a Move step leads from a space."""
    at = SPACES.index(place) * WAYS
    return {SPACES[goal] for goal in STANDARD.ways[at:at + WAYS] if goal != EMPTY}


def distance(start: str, goal: str, allowed: Callable[[str], bool]) -> int | None:
    """Steps over allowed spaces; none if there is no way."""
    seen, edge, steps = {start}, {start}, 0
    while edge:
        if goal in edge:
            return steps
        edge = {to for place in edge for to in ways(place) if to not in seen and (to == goal or allowed(to))}
        seen |= edge
        steps += 1
    return None


def by_corridor(place: str) -> bool:
    return place[0] in "EHC"


def test_every_way_into_the_temple_leads_through_the_whole_hall() -> None:
    """tc.hall.mandatory, tc.hall.layout: E, H1, H2, H3, H4 and the door are one line."""
    assert ways("E") == {"H1"}
    for space in ("H1", "H2", "H3", "H4", "C6"):
        assert distance("E", "C7", lambda place, shut=space: place != shut) is None
    assert distance("E", "C6", by_corridor) == 5


def test_the_corridor_is_one_chain() -> None:
    """tc.corridor.layout: 40 spaces, 39 steps from the entrance to the exit by corridor only."""
    assert len([place for place in SPACES if place[0] == "C"]) == 40
    for n in range(39):
        assert f"C{n + 1}" in ways(f"C{n}") and f"C{n}" in ways(f"C{n + 1}")
        assert {place for place in ways(f"C{n}") if place[0] == "C"} <= {f"C{n - 1}", f"C{n + 1}"}
    assert distance("E", "X", by_corridor) == 39
    doors = {place: ways(place) - {f"C{n - 1}", f"C{n + 1}"} for n in range(40) if (place := f"C{n}")}
    assert {place: found for place, found in doors.items() if found} == {
        "C6": {"H4"}, "C7": {"L3"}, "C8": {"L7"}, "C17": {"L10"}, "C18": {"L6", "R1"}, "C28": {"BR"},
        "C34": {"BR", "Z1"}, "C39": {"X", "Z6"}}


def test_the_lava_room_is_a_short_cut() -> None:
    """tc.lava.layout: 5 steps through the room from C7 to C18, 11 round the corridor; rows of 2, 4, 4 and 4."""
    assert distance("C7", "C18", lambda place: place[0] == "L") == 5
    assert distance("C7", "C18", by_corridor) == 11
    rows = ("  12  ", "3456", "789A", "BCDE")
    numbers = {mark: f"L{n}" for n, mark in enumerate("123456789ABCDE", 1)}
    cells = {(x, y): numbers[mark] for y, row in enumerate(rows) for x, mark in enumerate(row.strip() if y else " 12")
             if mark != " "}
    assert len(cells) == 14
    for (x, y), place in cells.items():
        beside = {cells[at] for at in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)) if at in cells}
        assert {to for to in ways(place) if to[0] == "L"} == beside


def test_the_rapids_have_one_way_in_and_none_back() -> None:
    """tc.rapids.layout: C18 to R1 only; C18 to C26 by corridor takes 8 steps."""
    for n in range(1, 6):
        assert [place for place in SPACES if f"R{n}" in ways(place)] == ["C18" if n == 1 else f"R{n - 1}"]
        assert ways(f"R{n}") == {"W" if n == 5 else f"R{n + 1}"}
    assert distance("C18", "C26", by_corridor) == 8


def test_the_bridge_is_a_short_cut() -> None:
    """tc.bridge.layout, tc.bridge.collapse: 2 steps over the bridge, 6 by the long way, which is the only other one."""
    assert distance("C28", "C34", lambda place: place == "BR") == 2
    assert distance("C28", "C34", by_corridor) == distance("C28", "C34", lambda place: place != "BR") == 6


def test_nothing_steps_into_the_wash_up_zone() -> None:
    """tc.washup.one-way, tc.washup.limits, tc.rapids.washed-over: no Move leads to U, and from U only to C31."""
    assert [place for place in SPACES if "U" in ways(place)] == [] and ways("U") == {"C31"}


def test_the_exit_has_one_door_and_no_way_back() -> None:
    """tc.exit.step, tc.exit.final"""
    assert [place for place in SPACES if "X" in ways(place)] == ["C39"] and ways("X") == set()


def test_whether_a_wall_is_between_goes_by_the_squares_of_the_edition() -> None:
    """tc.action.move.walls, tc.action.move.orthogonal: with C20 drawn elsewhere it no longer touches R1."""
    data = deepcopy(DATA)
    next(row for row in data["board"]["spaces"] if row["id"] == "C20")["y"] = 1
    for definition, rule in ((DEFINITION, "tc.action.move.walls"),
                             (TempleOfChac(Edition(data)), "tc.action.move.orthogonal")):
        game = begin(2, definition, red={"at": "C20", "dice": [1, 1]})
        game.apply("move low")
        refusal = game.explain("step R1", "red")
        assert refusal is not None and refusal.rule == rule


# ---------------------------------------------------------------- positions that cannot be

@pytest.mark.parametrize("given", [
    {"red": {"at": "W"}},                                               # tc.rapids.washed-over
    {"boulder": "C12", "red": {"at": "H1"}}, {"boulder": "C12", "red": {"at": "H4"}},       # tc.walls.stay-shut
    {"planks": 0, "red": {"at": "BR"}},                                 # tc.bridge.collapse
    {"boulder": "C9", "red": {"at": "C9"}},                             # tc.boulder.never-shared
    {"red": {"at": "X"}},                                               # tc.exit.step
])
def test_where_nobody_can_be(given: dict[str, Any]) -> None:
    """tc.rapids.washed-over, tc.walls.stay-shut, tc.bridge.collapse, tc.boulder.never-shared, tc.exit.step"""
    assert "at=" in faults(**given)


def test_webs_that_cannot_be_left() -> None:
    """tc.cave.web-tokens: as many as lie hidden, and no more of a kind than there are."""
    assert faults(webs={"Z1": "gone"}, webs_left={"spider": 2, "blank": 3}) == ""
    assert "webs=" in faults(webs={"Z1": "gone"}, webs_left={"spider": 3, "blank": 3})
    assert "spiders=" in faults(webs={"Z1": "spider"}, webs_left={"spider": 3, "blank": 2})


def test_who_was_pushed_to_the_entrance_is_there_by_one_reading_only() -> None:
    """tc.walls.eject, tc.walls.stay-shut"""
    given = {"boulder": "C12", "red": {"at": "E"}}
    assert faults(**given) == ""
    with pytest.raises(Problem, match="at=E"):
        DEFINITION.build_position(2, {"wall-ejection": "corridor-door"}, given)


def test_ten_tiles_can_be_searched_and_four_can_be_gaps() -> None:
    """tc.lava.search-once, tc.lava.gap: the ten tiles beside the board fit the ten safe numbers, never a trap."""
    searched = {f"L{n}": {"number": n, "searched": True} for n in range(5, 15)}
    gaps: dict[str, Any] = {f"L{n}": {"number": n, "gone": True} for n in range(1, 5)}
    assert faults(lava={**searched, **gaps}) == ""
    assert "L4" in faults(lava={**searched, "L4": {"number": 4, "searched": True}})
    assert "L5" in faults(lava={**gaps, "L5": {"number": 5, "gone": True}})


# ---------------------------------------------------------------- chances

@pytest.mark.parametrize(("surging", "percent"), [(0, 67), (1, 44), (2, 30), (3, 20)])
def test_the_chance_of_getting_out_of_the_rapids(surging: int, percent: int) -> None:
    """tc.rapids.exit: all rolls of 1 die and one for each Surging Waters, each as likely as the others."""
    game = begin(surging=surging, red={"at": "R5", "dice": [1, 6]})
    game.apply("interact low")
    state, out, total = game.state, 0, 0
    for rolls in product(range(6), repeat=surging + 1):
        after = DEFINITION.clone(state)
        for roll in rolls:
            assert after.ask is not None and len(after.ask.options) == 6
            after.apply(after.ask.options[roll])
        out += DEFINITION.dump_fields(after)["red"]["at"] == "C26"
        total += 1
        assert DEFINITION.dump_fields(after)["red"]["at"] in ("C26", "U")
    assert round(100 * out / total) == percent


def rolled(boulder: int) -> dict[int, float]:
    """Where the boulder comes to rest after one roll from a space, with what chance; 1 and 2 are alike, and 3 to 6."""
    given = {"stage": "end-of-round", "boulder": f"C{boulder}", "red": {"at": "R1"}, "blue": {"at": "R1"}}
    found: dict[int, float] = {}
    waiting = [(DEFINITION.build_position(2, {}, given), 1.0)]
    waiting[0][0].run_until_decision()
    while waiting:
        state, chance = waiting.pop()
        facts = DEFINITION.dump_fields(state)
        if state.ask is None or facts["round"] == 2:
            rest = int(facts["boulder"][1:])
            found[rest] = found.get(rest, 0) + chance
            continue
        for roll, share in ((0, 1 / 6), (1, 1 / 6), (2, 2 / 6), (5, 2 / 6)):
            after = DEFINITION.clone(state)
            assert after.ask is not None
            after.apply(after.ask.options[roll])
            waiting.append((after, chance * share))
    return found


@pytest.mark.parametrize(("boulder", "average"), [(0, 2.33), (4, 3.0), (12, 3.67), (24, 4.33)])
def test_how_far_the_boulder_rolls(boulder: int, average: float) -> None:
    """tc.boulder.distance, tc.boulder.dice: averages with 2, 3, 4 and 5 dice."""
    found = rolled(boulder)
    assert sum(found.values()) == pytest.approx(1)
    assert sum((rest - boulder) * chance for rest, chance in found.items()) == pytest.approx(average, abs=0.005)


def test_how_many_rounds_the_boulder_needs() -> None:
    """tc.boulder.plate-positions: about 11.7 rounds alone."""
    rounds = [0.0] * 40
    steps: dict[int, dict[int, float]] = {}
    for boulder in range(38, -1, -1):
        sample = 0 if boulder < 4 else 4 if boulder < 12 else 12 if boulder < 24 else 24
        if sample not in steps:
            steps[sample] = {rest - sample: chance for rest, chance in rolled(sample).items()}
        rounds[boulder] = 1 + sum(chance * rounds[min(39, boulder + step)] for step, chance in steps[sample].items())
    assert rounds[0] == pytest.approx(11.742, abs=0.001)


# ---------------------------------------------------------------- order

def told(game: Game) -> list[str]:
    """Events in their order, each as its name and its seat or number."""
    return [f"{row.data['event']} {row.data.get('seat', row.data.get('number', ''))}".strip() for row in game.event_log]


def in_order(found: list[str], *wanted: str) -> bool:
    """Does one come after another?"""
    places = [found.index(word) for word in wanted]
    return places == sorted(places)


def test_hits_come_before_plates_and_plates_before_the_walls() -> None:
    """tc.boulder.plate-timing, tc.boulder.hit, tc.walls.plate-2"""
    game = begin(3, stage="end-of-round", boulder="C10", red={"at": "C12"}, blue={"at": "C11"}, green={"at": "H1"})
    for roll in ("roll 3", "roll 1", "roll 1"):
        game.apply(roll)
    found = told(game)
    assert in_order(found, "boulder-moved", "run-over blue", "plate 2") and in_order(found, "hit red", "plate 2")
    assert in_order(found, "plate 2", "crushed green", "fell green")


def test_two_plates_in_one_movement_trigger_in_order() -> None:
    """tc.boulder.plate-timing: it needs other plates than those that ship."""
    data = deepcopy(DATA)
    data["boulder"]["pressure_plates"]["spaces"] = ["C4", "C5", "C24"]
    data["walls"]["corridor_door"]["space"] = "C3"
    game = begin(2, TempleOfChac(Edition(data)), stage="end-of-round", boulder="C3", red={"at": "H1"},
                 blue={"at": "C20"})
    for roll in ("roll 3", "roll 1"):
        game.apply(roll)
    assert in_order(told(game), "boulder-moved", "plate 1", "plate 2", "crushed red")
    assert DEFINITION.dump_fields(game.state)["boulder"] == "C5" and DEFINITION.dump_fields(game.state)["plates"] == 2


def test_pushing_out_comes_before_the_end() -> None:
    """tc.boulder.push-out-order: in this round's turn order, then the exit is sealed."""
    game = begin(3, stage="end-of-round", boulder="C38", first="blue", red={"at": "C39"}, blue={"at": "C39"},
                 green={"at": "C39"})
    for _ in range(5):
        game.apply("roll 1")
    assert in_order(told(game), "hit blue", "escaped blue", "escaped green", "escaped red", "sealed")
    assert game.is_over and game.winners == ["red"]


@pytest.mark.parametrize("die", ["low", "high"])
def test_the_idol_is_in_hand_before_the_exit_is_sealed(die: str) -> None:
    """tc.boulder.last-space, tc.boulder.every-advance"""
    game = begin(boulder="C38", red={"at": "C31", "dice": [1, 6]}, blue={"at": "C30"})
    game.apply(f"interact {die}")
    for n in (6, 5, 4, 3, 2):
        assert game.ask.options[0] == "token success" and f"token success {n}" in game.ask.options
        game.apply("token success")
    assert in_order(told(game), "alcove-opened red", "kept red", "boulder-moved", "sealed")
    assert game.is_over and game.winners == [] and "turn-began blue" not in told(game)
    facts = DEFINITION.dump_fields(game.state)
    assert (facts["turn"], facts["red"]["dice"]) == ("none", []) and facts["red"]["hand"] == ["idol-chac"]
    assert sum(table(game.state).dice) == 0                 # the die left over is lost, not only hidden


def test_no_search_can_seal_the_exit() -> None:
    """tc.boulder.last-space: Pressure Plates lie in the hall only, which is shut long before."""
    decks = DEFINITION.dump_fields(DEFINITION.build_position(2, {}, {}))["decks"]
    assert decks["kukulkan"]["pressure-plate"] == 4
    assert not any("pressure-plate" in decks[name] for name in HAZARDLESS)
    assert faults(boulder="C38", red={"at": "H1"}) and not faults(boulder="C11", red={"at": "H1"})


# ---------------------------------------------------------------- bots

def test_bots_flee_into_a_gap_only_if_nothing_else_is_near() -> None:
    """tc.lava.gap: a trap on L4, with three safe refuges that are up, and a gap on L5, where the bot wants to go."""
    safe = {tile: {"number": 8 + n, "flipped": True} for n, tile in enumerate(("L1", "L3", "L8"))}
    game = begin(lava={**safe, "L5": {"number": 1, "gone": True}, "L4": {"number": 2, "known": ["red"]}},
                 red={"at": "L1", "dice": [1, 1, 1]}, blue={"at": "C9"})
    game.apply("move low")
    game.apply("step L4")
    ask = game.state.ask
    assert ask is not None and game.ask.options == ["flee L1", "flee L3", "flee L5", "flee L8"]
    assert game.definition.grammar.write(make_greedy_bot(DEFINITION, 0, 1).choose(game.state, ask)) != "flee L5"


# ---------------------------------------------------------------- what a log tells first

def caused(game: Game, *moves: str) -> list[str]:
    """The names of the events that these moves cause, in their order."""
    before = len(game.event_log)
    for move in moves:
        game.apply(move)
    return [str(event.data["event"]) for event in game.event_log[before:]]


def test_the_helmet_says_that_it_helped() -> None:
    """tc.gear.pith-helmet, tc.hazard.darts: who sees darts and no Wound learns why."""
    game = begin(red={"at": "H1", "dice": [1], "gear": ["pith-helmet"]})
    events = caused(game, "search low", "draw darts")
    assert "gear-used" in events and "wounded" not in events


def test_over_the_waterfall_nobody_is_carried_as_well() -> None:
    """tc.rapids.drift, tc.rapids.washed-over: one fall is one sentence."""
    game = begin(red={"at": "R5", "dice": [1]})
    events = caused(game, "search low", "draw ixchel-mask", "take ixchel-mask")
    assert "washed-over" in events and "carried" not in events
