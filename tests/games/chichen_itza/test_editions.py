"""A components file of one's own for Chichén Itzá: what can be put right, what cannot be, and that games keep it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe import Problem, games
from sacbe.cli.protocol.session import ProtocolSession
from sacbe.games.components import editions
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.play import record, scenario
from sacbe.lab.simulate import plan_run, simulate
from sacbe.protocol.requests import read_json
from sacbe.runtime.executor_choice import choose_executor
from sacbe.testing import contract
from support.commands import Runner
from support.commands import run as run

pytestmark = pytest.mark.once

GAME = "chichen_itza"
FAVOR = "favor_track.steps_above_start"
FILE = """
favor_track: {steps_above_start: 7}
ruins:
  tiles:
    items:
      3: {points: 4}
heroes:
  cards:
    items:
      - {number: 5, upkeep: 2}
creatures:
  base:
    items:
      snake: {dark: [hit, hit2, hit2, coin, coin, blank]}
"""
CHANGES = {
    FAVOR: 7, "ruins.tiles.items.3.points": 4, "heroes.cards.items.5.upkeep": 2,
    "creatures.base.items.snake.dark": ["hit", "hit2", "hit2", "coin", "coin", "blank"],
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.yaml"
    path.write_text(FILE, encoding="utf-8")
    return path


def finish(game: sacbe.Game) -> sacbe.Game:
    player = SeededDriver(3)
    while (ask := game.state.ask) is not None:
        game.apply(player.answer(ask))
    return game


def test_the_short_name() -> None:
    assert games.find("ci") == GAME and games.load_definition("ci") is games.load_definition(GAME)
    assert sacbe.new("ci", players=2, seed=1) == sacbe.new(GAME, players=2, seed=1)


def test_the_assumed_values_have_paths_and_reasons() -> None:
    found = {value.path: value for value in editions.list_assumed_values("ci")}
    for path in (*CHANGES, "creatures.base.items.monkey.strengths", "gears.magic_stone.value", "gears.movement.value",
                 "terrain_tiles.tiles.items.M_red.terrain", "board.layouts.2.cells", "gems.star_lines.yellow-green",
                 "action_board.tiles.items.A17.actions", "magic_cards.fire"):
        assert found[path].reason
    for path in ("creatures.base.items.snake.strengths", "creatures.base.items.snake.figures", "magic_cards.total",
                 "heroes.cards.items.5.type", "favor_track.at_top", "action_board.tiles.items.A01.actions",
                 "reserve_strips.coins.value", "token_supply.idols"):
        assert path not in found


def test_what_ships_is_no_change() -> None:
    shipped = {value.path: value.value for value in editions.list_assumed_values(GAME)}
    assert editions.check_changes(GAME, shipped) == {}
    definition = games.load_definition(GAME)
    assert editions.make_edition(definition, shipped) is definition
    assert definition.components == {} and definition.edition_name == ""


@pytest.mark.parametrize("changes", [
    {FAVOR: 7}, CHANGES, {"magic_cards.fire": 20, "magic_cards.stone": 12}, {"magic_cards.discard_reshuffle": False},
    {"token_supply.treat_as": "limited"}, {"gears.magic_stone.value": [1, 2, 3, 4, 5, "any"]},
    {"gears.movement.value": [1, 2, 3, 4, 4, 5]},
    {"gems.star_lines.yellow-green": "god_gold", "gems.star_lines.yellow-blue": "god_green"},
    {"terrain_tiles.tiles.items.R1.terrain": "water", "terrain_tiles.tiles.items.R4.terrain": "land"},
    {"terrain_tiles.tiles.items.V4.terrain": "water"},
])
def test_an_edition_is_played_and_recorded(changes: dict[str, Any]) -> None:
    game = finish(sacbe.new(GAME, players=2, seed=5, components=changes))
    assert game.definition.components == changes and games.load_definition(GAME).components == {}
    text = record.write(game)
    assert f"components: custom {record.dump_changes(changes)}" in text.splitlines()
    again = sacbe.loads(text)
    assert again == game and again.scores == game.scores and again.copy_at(20).definition.components == changes


@pytest.mark.parametrize("changes", [
    {FAVOR: 0}, {FAVOR: 10**9}, {"ruins.tiles.items.1.points": 10**6}, {"ruins.tiles.items.1.bonus": 10},
    {"magic_cards.fire": 20}, {"heroes.cards.items.5.upkeep": 10**6}, {"token_supply.treat_as": "endless"},
    {"gems.star_lines.yellow-green": "god_gold"}, {"terrain_tiles.tiles.items.M_red.min_players": 4},
    {"action_board.tiles.items.A17.actions": ["scout", "scout"]},
    {"board.layouts.2.cells": [[9, 9], *[[n, -n] for n in range(15)]]},
    {"creatures.base.items.monkey.strengths": [0, 2, 3, 3]},
])
def test_what_could_not_be_printed_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(Problem) as caught:
        sacbe.new(GAME, players=2, seed=5, components=changes)
    assert caught.value.key == "edition-value"
    assert str(caught.value.facts["path"]).split(".")[0] in {path.split(".")[0] for path in changes}


@pytest.mark.parametrize("path", ["board.layouts.2.count", "terrain_tiles.terrain_by_players.2.land"])
def test_a_count_follows_from_what_it_counts(path: str) -> None:
    """A change that would change nothing but the record is a mistake."""
    with pytest.raises(Problem) as caught:
        games.load_definition(GAME).edition("mine", {path: 9})
    assert (caught.value.key, caught.value.facts["path"]) == ("edition-not-assumed", path)
    assert path not in [value.path for value in editions.list_assumed_values(GAME)]


@pytest.mark.parametrize(("changes", "key"), [
    ({"magic_cards.total": 40}, "edition-not-assumed"), ({"gears.defense.value": [0] * 6}, "edition-not-assumed"),
    ({"creatures.base.items.snake.strengths": [1] * 8}, "edition-not-assumed"),
    ({"gears.magic_stone.value": [1, 1, 2, 3, 3, "any"]}, "edition-known"),
    ({"gears.movement.value": [1, 2, 2, 4, 5, 6]}, "edition-known"),
    ({"creatures.base.items.snake.dark": ["hit"] * 5}, "edition-list"),
    ({"creatures.base.items.snake.dark": ["bite"] * 6}, "edition-word"),
    ({"terrain_tiles.tiles.items.M_red.terrain": "fire"}, "edition-word"), ({FAVOR: "long"}, "edition-number"),
])
def test_what_is_known_or_of_another_kind_is_refused(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(Problem) as caught:
        games.load_definition(GAME).edition("mine", changes)  # as a record does
    assert caught.value.key == key


@pytest.mark.parametrize(("old", "new"), [
    (f'"{FAVOR}":7', f'"{FAVOR}":0'), (f'"{FAVOR}":7', '"magic_cards.total":40'), (f'"{FAVOR}":7', '"nothing":1'),
    (f'{{"{FAVOR}":7}}', "{}"),
])
def test_an_edited_line_of_a_record_is_refused(old: str, new: str) -> None:
    text = record.write(sacbe.new(GAME, players=2, seed=5, components={FAVOR: 7}))
    assert old in text
    with pytest.raises(Problem) as caught:
        sacbe.loads(text.replace(old, new))
    assert caught.value.facts["line"] == 6


def test_the_contract_holds_for_an_edition() -> None:
    definition = editions.make_edition(games.load_definition(GAME), CHANGES)
    assert contract.play(definition, 2, 1, every=40).decisions > 0


def test_processes_play_the_same_edition(file: Path) -> None:
    run_of_games = plan_run("ci", players=2, seed=3, components=file)
    alone = simulate(run_of_games, 4, digest=True)
    together = simulate(run_of_games, 4, choose_executor(2), digest=True)
    plain = simulate(plan_run("ci", players=2, seed=3), 4, digest=True)
    assert alone.digest == together.digest != plain.digest and alone.components == CHANGES


def test_commands_scenarios_and_the_protocol(run: Runner, file: Path, tmp_path: Path) -> None:
    run.lines("simulate", "ci", "--games", 1, "--players", 2, "--components", file, "--records", tmp_path / "games")
    told = json.loads("\n".join(run.lines("replay", tmp_path / "games" / "000001.sacbe", "--json")))
    assert (told["edition"], told["components"]) == ("mine.yaml", CHANGES)
    file.write_text(f"{FAVOR}: 0", encoding="utf-8")
    assert str(file) in run.refused("watch", "ci", "--components", file)
    case = scenario.make_case("here", 1, {}, {"game": "ci", "players": 2, "components": {FAVOR: 7}, "then": {}})
    assert scenario.begin(case, games.load_definition("ci")).definition.components == {FAVOR: 7}
    session = ProtocolSession(games.load_definition("ci"), games.load_definition("ci").seats[0])
    new = session.answer(read_json(json.dumps({"command": "new", "players": 2, "components": CHANGES})))
    assert new["components"] == CHANGES


def test_the_list_on_the_command_line(run: Runner) -> None:
    listed = run.lines("rules", "ci", "--assumed")
    assert any(line.split()[:2] == [FAVOR, "9"] for line in listed)
    data = json.loads("\n".join(run.lines("rules", GAME, "--assumed", "--json")))
    assert [row["path"] for row in data] == [value.path for value in editions.list_assumed_values(GAME)]
    assert len(data) == len(listed) - 1
