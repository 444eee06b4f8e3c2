"""The modules of the expansion as switches: every combination starts, keeps the contract and is recorded."""

from __future__ import annotations

from itertools import count, permutations, product
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe import Problem, games
from sacbe.games.chichen_itza.data.tables import BASE_CREATURES, CREATURES, NEW_CREATURES
from sacbe.games.components import editions
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.frame import State
from sacbe.kernel.play import record
from sacbe.runtime.engine_form import engine_form
from sacbe.testing import contract
from support.commands import Runner
from support.commands import run as run

DEFINITION = games.load_definition("chichen_itza")
PLAYERS = (2, 3, 4)
ALL_NEW = "t-rex:caiman+velociraptor:monkey+pteranodon:kukulkan"
COMBINATIONS = [{"prophecies": one, "creatures": two, "tunnels": three}
                for one, two, three in product(("off", "on"), ("none", ALL_NEW), ("off", "on"))]
BASE = COMBINATIONS[0]
VALUES = next(option.values for option in DEFINITION.options if option.name == "creatures")
NAMED = {1: {"snake"}, 9: {"caiman"}, 14: {"kukulkan"}, 16: {"shaman", "monkey"}, 17: {"jaguar", "triceratops"}}
CLASSES = (range(1, 8), range(8, 15), range(15, 20), range(20, 24))
TUNNELS = {"M-white": "both", "M-red": "land", "M-blue": "water"}
every_combination = pytest.mark.parametrize(("players", "options"), list(product(PLAYERS, COMBINATIONS)))


def swaps(value: str) -> dict[str, str]:
    """New creature -> the one that it replaces."""
    return {} if value == "none" else dict(part.split(":") for part in value.split("+"))


def in_play(value: str) -> set[str]:
    """The kinds of creatures of a table."""
    return set(BASE_CREATURES) - set(swaps(value).values()) | set(swaps(value))


def asked(state: State) -> tuple[str, list[str]]:
    """What is asked, and the answers as text."""
    assert state.ask is not None
    return DEFINITION.prompts[state.ask.prompt], [DEFINITION.grammar.write(choice) for choice in state.ask.options]


def set_up(players: int, options: dict[str, str], until: str, seed: int = 1) -> tuple[State, list[Any]]:
    """A game up to the first question of a kind, and everything that was asked before it."""
    state, chance = DEFINITION.start_game(players, options), SeededDriver(mix_seed(seed, players))
    heard: list[tuple[str, list[str]]] = []
    while asked(state)[0] != until:
        heard.append(asked(state))
        assert state.ask is not None
        state.apply(chance.answer(state.ask))
    return state, heard


def finished(**given: Any) -> sacbe.Game:
    return played_out(sacbe.new("ci", **given))


def played_out(game: sacbe.Game) -> sacbe.Game:
    player = SeededDriver(3)
    while (ask := game.state.ask) is not None:
        game.apply(player.answer(ask))
    return game


def refused(value: Any, **more: Any) -> Problem:
    with pytest.raises(Problem) as caught:
        sacbe.new("ci", players=2, seed=1, options={"creatures": value, **more})
    return caught.value


# ---------------------------------------------------------------- the values

def test_the_exchanges_that_can_be_agreed_on() -> None:
    """bp.creatures.choose: one to three new creatures, each for a base creature of its own, never the snake."""
    assert VALUES[0] == "none" and len(VALUES) == len(set(VALUES)) == 1 + 3 * 6 + 3 * 30 + 120 == 229
    for value in VALUES[1:]:
        new, old = list(swaps(value)), list(swaps(value).values())
        assert new == [name for name in NEW_CREATURES if name in new] and 1 <= len(new) == value.count("+") + 1
        assert "snake" not in old and set(old) <= set(BASE_CREATURES) and len(set(old)) == len(old)
    assert all(option.values == ("off", "on") for option in DEFINITION.options
               if option.name in ("prophecies", "tunnels"))


@pytest.mark.parametrize("value", [
    "", "on", "t-rex", "t-rex:", ":jaguar", "t-rex:snake", "t-rex:t-rex", "t-rex:velociraptor", "jaguar:t-rex",
    "t-rex:jaguar+", "+t-rex:jaguar", "t-rex:jaguar+t-rex:caiman", "T-Rex:jaguar",
    "t-rex:jaguar velociraptor:monkey", "t-rex:jaguar,velociraptor:monkey", "t_rex:jaguar", "none+t-rex:jaguar",
    "t-rex:jaguar+velociraptor:monkey+pteranodon:caiman+t-rex:shaman", "velociraptor:monkey+t-rex:snake", 1, None, True,
])
def test_other_values_are_refused_with_the_shape(value: object) -> None:
    """bp.creatures.choose"""
    problem = refused(value)
    assert (problem.key, problem.facts["option"]) == ("option-value", "creatures")
    shape = str(problem.facts["allowed"])
    assert shape.startswith("none | NEW:OLD[+NEW:OLD[+NEW:OLD]]") and shape in str(problem)
    assert "snake" not in shape and all(name in shape for name in CREATURES[1:]) and len(str(problem)) < 400


def test_a_creature_replaced_twice_is_named() -> None:
    """bp.creatures.choose: two new creatures cannot take the place of the same one."""
    problem = refused("t-rex:jaguar+velociraptor:jaguar")
    assert (problem.key, problem.facts["old"]) == ("replaced-twice", "jaguar") and "once" in str(problem)


def test_a_very_long_value_is_shown_in_part() -> None:
    assert len(str(refused("t-rex:" + 60_000 * "x"))) < 400


@pytest.mark.parametrize("option", ["prophecies", "tunnels"])
def test_modules_are_on_or_off(option: str) -> None:
    """bp.modules.independent"""
    for value in ("yes", "", "ON", "1"):
        problem = refused("none", **{option: value})
        assert (problem.key, problem.facts["option"], problem.facts["allowed"]) == ("option-value", option, "off, on")


def test_a_wrong_value_on_the_command_line_changes_nothing(run: Runner, tmp_path: Path) -> None:
    """bp.creatures.choose: one line, exit code 2, no file."""
    new = tmp_path / "new"
    told = run.refused("simulate", "ci", "--games", 1, "--option", "creatures=t-rex:snake", "--records", new)
    assert "t-rex:snake" in told and "NEW:OLD" in told and list(tmp_path.iterdir()) == []
    run.lines("simulate", "ci", "--games", 1, "--players", 2, "--option", f"creatures={ALL_NEW}", "--records", tmp_path)
    assert [f"creatures={ALL_NEW}" in file.read_text() for file in tmp_path.glob("*.sacbe")] == [True]


def test_exchanges_are_named_in_any_order_and_kept_in_the_order_of_the_box() -> None:
    """bp.creatures.choose"""
    for parts in permutations(ALL_NEW.split("+")):
        game = sacbe.new("ci", players=3, seed=4, options={"creatures": "+".join(parts)})
        assert game.options["creatures"] == ALL_NEW and f" creatures={ALL_NEW} " in record.write(game)
        assert game == sacbe.new("ci", players=3, seed=4, options={"creatures": ALL_NEW})


# ---------------------------------------------------------------- setting up

@every_combination
def test_every_combination_starts(players: int, options: dict[str, str]) -> None:
    """bp.modules.independent, bp.creatures.swap, bp.tunnels.setup, bp.prophecy.setup: seven kinds and seven cards,
    figures of the kinds in play alone, five mines with gems, and a prophecy before the first supply if they are on."""
    until = "draw-prophecy" if options["prophecies"] == "on" else "turn"
    state, heard = set_up(players, options, until)
    seen, kinds = DEFINITION.view(state, None), in_play(options["creatures"])
    assert DEFINITION.find_violations(state) == []
    assert seen["modules"] == {"prophecies": options["prophecies"] == "on", "creatures": swaps(options["creatures"]),
                               "tunnels": options["tunnels"] == "on"}
    assert len(kinds) == 7 and set(seen["kinds"]) == kinds == set(seen["attacks"])
    assert seen["prophecies_left"] == (6 if options["prophecies"] == "on" else 0) and seen["prophecy"] == "none"
    assert {tile["creature"] for tile in seen["tiles"].values()} <= kinds
    draws = [answers for prompt, answers in heard if prompt == "draw-creature"]
    assert set(draws[0]) == {f"creature {kind}" for kind in kinds} == {name for answers in draws for name in answers}
    mines = {name: tile for name, tile in seen["tiles"].items() if tile["kind"] == "mine"}
    assert len(mines) == 5 and {tile["gems"] for tile in mines.values()} == {players}
    tunnels = {name: tile["terrain"] for name, tile in seen["tiles"].items() if tile["tunnel"]}
    assert tunnels == (TUNNELS if options["tunnels"] == "on" else {})
    assert seen["tiles"]["M-white"]["terrain"] == ("both" if tunnels else "water")
    other = {name: tile["terrain"] for name, tile in seen["tiles"].items() if name not in tunnels}
    assert all(tile in ("land", "water") for tile in other.values())


@pytest.mark.parametrize("players", PLAYERS)
def test_prophecies_and_tunnels_change_nothing_of_the_setup(players: int) -> None:
    """bp.modules.independent: the prophecy deck is formed after it, and mines are exchanged one for one."""
    heard = [set_up(players, options, "draw-prophecy" if options["prophecies"] == "on" else "turn")[1]
             for options in COMBINATIONS if options["creatures"] == "none"]
    assert all(plain == heard[0] for plain in heard) and heard[0]


def test_removed_creatures_are_nowhere() -> None:
    """bp.creatures.choose, bp.creatures.swap, bp.creatures.tasks: whatever was agreed on there are seven kinds; tasks
    that name a removed creature are never offered, all others are; no card of a removed creature attacks the city."""
    for number, value in enumerate(VALUES):
        kinds = in_play(value)
        state, heard = set_up(2, {"creatures": value}, "draw-god", number)
        offered = [answers for prompt, answers in heard if prompt == "draw-task"]
        assert offered == [[f"task {task}" for task in tasks if NAMED.get(task, set()) <= kinds] for tasks in CLASSES]
        seen = DEFINITION.view(state, None)
        assert {tile["creature"] for tile in seen["tiles"].values()} <= kinds and "snake" in kinds and len(kinds) == 7
        attack = DEFINITION.build_position(2, {"creatures": value}, {"stage": "attack"})
        attack.run_until_decision()
        assert set(asked(attack)[1]) == {f"creature {kind}" for kind in kinds}
        assert all(attack.refusal(DEFINITION.grammar.read(f"creature {kind}")) for kind in set(CREATURES) - kinds)


@pytest.mark.parametrize("given", [
    {"tiles": {"R1": {"creature": "caiman"}}}, {"attacks": ["caiman"]}, {"red": {"trophies": {"monkey": [2]}}},
    {"tasks": [9]}, {"tasks": [14]}, {"tasks": [16]}, {"prophecy": 3}, {"round": 2, "past_prophecies": [3]},
    {"more_gods": {"gold": [2]}}, {"stage": "reveal"},
])
def test_positions_with_what_is_not_in_the_box_are_refused(given: dict[str, Any]) -> None:
    """bp.creatures.swap, bp.creatures.tasks, bp.modules.independent"""
    assert DEFINITION.build_position(2, {"prophecies": "on"}, given)
    with pytest.raises(Problem) as caught:
        DEFINITION.build_position(2, {"creatures": ALL_NEW}, given)
    assert caught.value.key == "impossible-position"


@pytest.mark.parametrize("given", [
    {"round": 2, "prophecy": 3, "past_prophecies": [3]}, {"prophecy": 3, "past_prophecies": [4]},
    {"stage": "reveal", "round": 2, "prophecy": 3}, {"stage": "reveal", "past_prophecies": [3]},
    {"stage": "reveal", "round": 3, "past_prophecies": [3, 4, 5]},
])
def test_positions_with_too_many_prophecies_are_refused(given: dict[str, Any]) -> None:
    """bp.prophecy.setup, bp.prophecy.reveal: a card lies open or is gone, and none lies open before the reveal."""
    with pytest.raises(Problem) as caught:
        DEFINITION.build_position(2, {"prophecies": "on"}, given)
    assert caught.value.key == "impossible-position"


# ---------------------------------------------------------------- records and the contract

@pytest.mark.parametrize("options", COMBINATIONS)
def test_a_record_names_the_modules_and_replays(options: dict[str, str]) -> None:
    """bp.modules.independent"""
    game = finished(players=2, seed=6, options=options)
    text = record.write(game)
    assert text.splitlines()[4].endswith(" " + " ".join(f"{name}={value}" for name, value in options.items()))
    again = sacbe.loads(text)
    assert again == game and again.options == game.options and again.state.text() == game.state.text()


def test_a_record_from_before_the_modules_is_a_base_game() -> None:
    """bp.modules.independent: the names are missing; it is read, replays alike, and is written with them."""
    before = DEFINITION.legacy_version(1)
    assert before is not None
    game = played_out(sacbe.Game(before, 3, {}, SeededDriver(6)))
    text = record.write(game)
    tail = " prophecies=off creatures=none tunnels=off"
    body = text.rpartition("digest:")[0].replace(tail, "")
    assert tail in text and tail not in body
    old = sacbe.loads(f"{body}digest: {record.digest(body)}\n")
    assert old == game and old.state.text() == game.state.text() and old.scores == game.scores
    assert {name: old.options[name] for name in BASE} == BASE and record.write(old) == text
    seen = old.view(None)["modules"]
    assert seen == {"prophecies": False, "creatures": {}, "tunnels": False}
    for lost in (" layout=compact", "god16=3 "):                # an option that every record names
        shorter = body.replace(lost, "")
        with pytest.raises(Problem):
            sacbe.loads(f"{shorter}digest: {record.digest(shorter)}\n")


@pytest.mark.once
@every_combination
def test_the_contract_holds_for_every_combination(players: int, options: dict[str, str]) -> None:
    """bp.modules.independent: a game with the first seed that draws these modules, whatever else it draws."""
    wanted = tuple(value in ("off", "none") for value in options.values())
    for seed in count(1):
        drawn = contract.sample_options(DEFINITION, players, seed)
        if tuple(drawn[name] in ("off", "none") for name in options) == wanted:
            break
    assert contract.play(DEFINITION, players, seed, every=29 if engine_form() == "compiled" else 97).decisions > 0


# ---------------------------------------------------------------- components of one's own

NEW = "creatures.expansion.items"
MINES = "expansion.tunnels.tiles"
OWN = {f"{NEW}.t_rex.strengths": [5, 5, 6, 7], f"{NEW}.pteranodon.dark": ["arrow2"] * 6, f"{MINES}.TM_red.gem": "green"}


def test_components_of_one_s_own() -> None:
    """bp.creatures.values, bp.tunnels.setup: assumed strengths, dice and colours can be put right, and are played."""
    listed = [value.path for value in editions.list_assumed_values("ci")]
    assert {*OWN, f"{NEW}.velociraptor.light", f"{MINES}.TM_blue.gem"} <= set(listed)
    assert not {f"{MINES}.TM_white.gem", f"{MINES}.TM_red.terrain", f"{NEW}.t_rex.ability"} & set(listed)
    game = finished(players=2, seed=5, options=COMBINATIONS[-1], components=OWN)
    again = sacbe.loads(record.write(game))
    assert again == game and again.definition.components == OWN
    tiles = game.view(None)["tiles"]
    assert {name: tile["terrain"] for name, tile in tiles.items() if tile["tunnel"]} == {
        "M-white": "both", "M-green": "land", "M-blue": "water"}
    definition = editions.make_edition(DEFINITION, OWN)
    state = definition.build_position(2, COMBINATIONS[-1],
                                      {"city": {"red": 1}, "tiles": {"M-red": {"creature": "t-rex"}}})
    state.run_until_decision()
    for move in ("use A01 land-move", "from city", "to M-red"):
        state.apply(definition.grammar.read(move))
    assert asked(state)[1] == ["strength 5", "strength 5 b", "strength 6", "strength 7"]


@pytest.mark.parametrize(("changes", "key"), [
    ({f"{NEW}.t_rex.strengths": [4, 5, 6, 8]}, "edition-value"),
    ({f"{NEW}.t_rex.strengths": [0, 5, 6, 7]}, "edition-value"),
    ({f"{NEW}.t_rex.strengths": [4, 5, 6]}, "edition-list"), ({f"{NEW}.t_rex.dark": ["bite"] * 6}, "edition-word"),
    ({f"{NEW}.velociraptor.light": ["hit"] * 5}, "edition-list"), ({f"{NEW}.t_rex.figures": 5}, "edition-not-assumed"),
    ({f"{NEW}.pteranodon.ability": "none"}, "edition-not-assumed"), ({f"{MINES}.TM_red.gem": "white"}, "edition-value"),
    ({f"{MINES}.TM_red.gem": "blue"}, "edition-value"), ({f"{MINES}.TM_red.gem": "pink"}, "edition-value"),
    ({f"{MINES}.TM_white.gem": "green"}, "edition-not-assumed"),
    ({f"{MINES}.TM_red.terrain": ["water"]}, "edition-not-assumed"),
    ({"expansion.tunnels.step_cost": 2}, "edition-not-assumed"),
])
def test_components_that_could_not_be_printed_are_refused(changes: dict[str, Any], key: str) -> None:
    """bp.creatures.values, bp.tunnels.setup"""
    with pytest.raises(Problem) as caught:
        sacbe.new("ci", players=2, seed=1, components=changes)
    assert caught.value.key == key
