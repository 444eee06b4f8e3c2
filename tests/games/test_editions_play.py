"""Changed components travel wherever a game goes: records, saves, processes, scenarios, the protocol, commands."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import sacbe
from sacbe import Problem, games
from sacbe.bots.thinker import LocalThinker
from sacbe.cli.protocol.session import ProtocolSession
from sacbe.games.components import editions
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.play import record, scenario
from sacbe.lab.match import play_match
from sacbe.lab.simulate import plan_run, simulate
from sacbe.presentation.language import register
from sacbe.protocol.requests import read_json, read_words
from sacbe.runtime.session import HUMAN, begin, secret_of_seed
from sacbe.terminal import saves
from support.commands import Runner
from support.commands import run as run
from support.own_box import english as english
from support.own_box import own as own
from support.own_box import write as write


def finish(game: sacbe.Game) -> sacbe.Game:
    player = SeededDriver(3)
    while (ask := game.state.ask) is not None:
        game.apply(player.answer(ask))
    return game


# ---------------------------------------------------------------- games, records, saves

@pytest.mark.usefixtures("own")
def test_a_game_keeps_its_components(write: Callable[[str], Path], tmp_path: Path) -> None:
    game = sacbe.new("bul", players=2, seed=7, components=write("pieces: {each: 3}"))
    assert game.definition.components == {"pieces.each": 3} and game.definition.edition_name == "my_box.yaml"
    text = record.write(game)
    lines = text.splitlines()
    assert lines[4:7] == ["options: captors=back", 'components: my_box.yaml {"pieces.each":3}', "commitment: none"]
    assert game == sacbe.loads(text) and game != sacbe.new("bul", players=2, seed=7)
    assert record.write(sacbe.loads(text)) == text
    before = game.clone()
    assert before == game and before.definition.components == game.definition.components
    game.apply(game.ask.options[0])
    game.undo()
    assert game == before
    done = finish(game)
    sacbe.save(done, tmp_path / "game.sacbe")
    again = sacbe.load(tmp_path / "game.sacbe")
    assert again == done and again.copy_at(3).definition.components == {"pieces.each": 3}
    assert again.copy_at(3).view()["seats"]["red"]["hand"] <= 3


@pytest.mark.usefixtures("own")
def test_nothing_changed_is_no_edition() -> None:
    for given in ({}, {"pieces.each": 5}, {"board": {"size": {"value": 9}}}):
        game = sacbe.new("bul", players=2, seed=7, components=given)
        assert game == sacbe.new("bul", players=2, seed=7) and "components" not in record.write(game)


@pytest.mark.usefixtures("own")
def test_committed_dice_with_components() -> None:
    game = finish(sacbe.new("bul", players=2, secret=b"white road", components={"pieces.each": 3}))
    assert sacbe.loads(record.write(game)) == game
    assert "components: custom {" in record.write(game)


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize("line", [
    'own {"pieces.eech":3}', 'own {"board.size.value":3}', 'own {"pieces.each":12}', 'own {"pieces.each":-3}',
    "own {}", "own", "", "own [1]",
    'own {"pieces.each":3', '{"pieces.each":3}', 'own {"pieces.each":5}', 'own {"pieces.each": 3}',
    'own {"pieces":{"each":3}}', 'own {"pieces.each":NaN}', "own " + "[" * 20_000,
    'own {"pieces.each":' + "9" * 5000 + "}",
])
def test_an_edited_components_line_is_refused_with_its_number(line: str) -> None:
    text = record.write(sacbe.new("bul", players=2, seed=7, components={"pieces.each": 3}))
    edited = text.replace('custom {"pieces.each":3}', line)
    assert edited != text
    with pytest.raises(Problem) as caught:
        sacbe.loads(edited)
    assert caught.value.facts["line"] == 6 and "6" in str(caught.value)


def test_a_game_without_editions_refuses_the_line() -> None:
    text = record.write(sacbe.new("tzolkin", players=2, seed=7))
    edited = text.replace("\ncommitment", '\ncomponents: own {"supply.skulls":14}\ncommitment')
    with pytest.raises(Problem) as caught:
        sacbe.loads(edited)
    assert caught.value.facts["line"] == 6
    with pytest.raises(Problem) as caught:
        games.load_definition("bul").edition("own", {"x": 1})
    assert caught.value.key == "no-editions"


@pytest.mark.usefixtures("own")
def test_a_saved_game_goes_on_with_its_components() -> None:
    definition = editions.make_edition(games.load_definition("bul"), {"pieces.each": 2})
    table = begin(definition, 2, [HUMAN, "medium"], {}, secret_of_seed(4))
    again = saves.read(saves.write(table))
    assert again.game == table.game and again.game.definition.components == {"pieces.each": 2}
    while table.is_human_asked:
        table.play(table.game.ask.options[0])
    job = table.bot_job()
    assert (job.edition, job.components) == ("custom", {"pieces.each": 2})
    assert LocalThinker().choose(job) in table.game.ask.choices


# ---------------------------------------------------------------- runs, scenarios, protocol, commands

@pytest.mark.usefixtures("own")
def test_simulations_and_matches_are_played_with_them(write: Callable[[str], Path], tmp_path: Path) -> None:
    run_of_two = plan_run("bul", components=write("pieces.each: 2"))
    assert (run_of_two.edition, run_of_two.components) == ("my_box.yaml", {"pieces.each": 2})
    result = simulate(run_of_two, 5, digest=True, folder=tmp_path / "games")
    assert max(seat.mean_score for seat in result.seats) <= 2
    assert result.as_data()["components"] == {"pieces.each": 2}
    assert all(sacbe.load(file).definition.components for file in (tmp_path / "games").iterdir())
    plain = simulate(plan_run("bul"), 5, digest=True)
    assert plain.digest != result.digest and "components" not in plain.as_data()
    found = play_match("bul", ["random", "greedy"], 4, components={"pieces.each": 2})
    assert found.mean_winning_score <= 2 and found.as_dict()["edition"] == "custom"


@pytest.mark.usefixtures("own")
def test_a_scenario_may_give_components(write: Callable[[str], Path]) -> None:
    path = write("""
game: bul
seed: 1
then: {over: false}
cases:
  - {case: by path, components: {pieces.each: 3}}
  - {case: nested, components: {pieces: {each: 3}}}
""")
    for case in scenario.load(path):
        assert scenario.run(case, games.load_definition) == []
        assert scenario.begin(case, games.load_definition("bul")).definition.components == {"pieces.each": 3}
    for wrong, part in (("[1]", "components"), ("{board.size.value: 3}", "board.size.value")):
        file = write(f"[{{game: bul, then: {{}}, components: {wrong}}}]")
        with pytest.raises(Problem, match=part):
            scenario.run(scenario.load(file)[0], games.load_definition)


@pytest.mark.usefixtures("own")
def test_the_protocol_takes_components() -> None:
    session = ProtocolSession(games.load_definition("bul"))
    new = session.answer(read_json('{"command": "new", "seed": 7, "components": {"pieces": {"each": 3}}}'))
    assert new["components"] == {"pieces.each": 3}
    saved = session.answer(read_words("record", []))["record"]
    again = session.answer(read_words('new seed=7 components={"pieces.each":3}', []))
    assert again == new and session.answer(read_words("record", []))["record"] == saved
    assert session.load(saved)["components"] == {"pieces.each": 3}
    assert "components" not in session.answer(read_words("new seed=7", []))
    with pytest.raises(Problem, match=r"board\.size\.value"):
        session.answer(read_json('{"command": "new", "components": {"board.size.value": 3}}'))
    for line in ("new components=3", "new components={", "new components=" + "[" * 20_000):
        with pytest.raises(Problem) as caught:
            read_words(line, [])
        assert caught.value.key == "protocol-value"


@pytest.mark.usefixtures("own")
def test_the_protocol_seats_bots_at_the_same_table() -> None:
    session = ProtocolSession(games.load_definition("bul"), "red", ["greedy"])
    session.answer(read_json('{"command": "new", "seed": 7, "components": {"pieces.each": 3}}'))
    while not session.current_game.is_over:
        session.do(session.options()["moves"][0])
    assert sum(session.show()["scores"].values()) <= 6


@pytest.mark.usefixtures("own")
def test_commands_take_a_file(run: Runner, write: Callable[[str], Path], tmp_path: Path) -> None:
    file = write("pieces: {each: 2}\nruins: {items: {1: {points: 7}}}")
    for command in (["watch", "bul", "--seed", "1"],
                    ["simulate", "bul", "--games", "2", "--records", tmp_path / "games"],
                    ["match", "bul", "--bots", "random,random", "--games", "2"]):
        assert "Components: my_box.yaml, 2 values changed." in run.lines(*command, "--components", file)
    out = run.lines("replay", tmp_path / "games" / "000001.sacbe")
    assert "  pieces.each: 2" in out and "Components: my_box.yaml, 2 values changed." in out
    told = json.loads("\n".join(run.lines("replay", tmp_path / "games" / "000001.sacbe", "--json")))
    assert told["components"] == {"pieces.each": 2, "ruins.items.1.points": 7} and told["edition"] == "my_box.yaml"
    counted = json.loads("\n".join(run.lines("simulate", "bul", "--games", "2", "--components", file, "--json")))
    assert counted["components"]["pieces.each"] == 2


@pytest.mark.usefixtures("own")
def test_commands_refuse_a_bad_file(run: Runner, write: Callable[[str], Path], tmp_path: Path) -> None:
    file = write("pieces: {each: 12}")
    for command in (["watch", "bul"], ["simulate", "bul"], ["match", "bul", "--bots", "random,random"],
                    ["play", "bul"]):
        assert "my box.yaml" in run.refused(*command, "--components", file)
        assert "nowhere" in run.refused(*command, "--components", tmp_path / "nowhere.yaml")
    assert "--components" in run.refused("play", "bul", "--resume", "x", "--components", file)


def test_commands_refuse_games_that_assume_nothing(run: Runner, write: Callable[[str], Path]) -> None:
    for game in ("tzolkin", "bul"):
        assert game in run.refused("simulate", game, "--components", write("supply: {skulls: 14}"))


# ---------------------------------------------------------------- short names

def test_a_game_goes_by_the_prefix_of_its_ids(run: Runner, tmp_path: Path) -> None:
    assert (games.find("tz"), games.find("tzolkin"), games.find("bul")) == ("tzolkin", "tzolkin", "bul")
    assert games.load_definition("tz") is games.load_definition("tzolkin")
    assert register.rules_of_game("tz") is register.rules_of_game("tzolkin")
    assert sacbe.new("tz", players=2, seed=1) == sacbe.new("tzolkin", players=2, seed=1)
    assert plan_run("tz").game == "tzolkin"
    refusal = sacbe.new("tz", players=2, seed=7).explain("beg", seat="blue")
    assert refusal is not None
    assert sacbe.explain.refusal_lines(refusal, "tz") == sacbe.explain.refusal_lines(refusal, "tzolkin")
    for command in (["watch", "{}", "--seed", "5", "--players", "2"], ["scenario", "--fields", "{}"],
                    ["rules", "{}", "burn"]):
        assert run(*[arg.format("tz") for arg in command]) == run(*[arg.format("tzolkin") for arg in command])
    assert "tzolkin" in "\n".join(run.lines("simulate", "tz", "--games", "1", "--players", "2", "--json"))


@pytest.mark.parametrize("name", ["kernel", "go", "t", "tz.limit", ""])
def test_other_names_are_no_games(name: str) -> None:
    with pytest.raises(Problem) as caught:
        games.find(name)
    assert caught.value.key.startswith("unknown-game")
