"""Records of older rules: read with the values of then, refused with both versions where they do not fit any more.

The files in tests/kernel/records were written by the program of their version, by bots and at random.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import sacbe
from sacbe import Problem, games
from sacbe.bots.thinker import LocalThinker
from sacbe.games.chichen_itza import game as chichen
from sacbe.games.components import editions, files, origins
from sacbe.kernel.definition.game_definition import GameDefinition, LegacyRules
from sacbe.kernel.play import record
from sacbe.kernel.play.game import Game
from sacbe.runtime import session
from sacbe.terminal import saves

if TYPE_CHECKING:
    from support.commands import Runner

pytest_plugins = ["support.commands"]
pytestmark = [pytest.mark.both, pytest.mark.usefixtures("run")]       # in English

FOLDER = Path(__file__).parent.parent / "kernel" / "records"
FILES = sorted(FOLDER.rglob("*.sacbe"))
VERSIONED = [name for name in games.names() if files.read_legacy_components(name)]
DIALS = "gears.movement.value"
OLD_DIALS = [1, 2, 3, 4, 5, 6]
PLAIN = FOLDER / "rules-1" / "chichen_itza-2.sacbe"


def before() -> GameDefinition:
    """Chichén Itzá for what was begun by rules 1."""
    found = games.load_definition("ci").legacy_version(1)
    assert found is not None
    return found


def dated(text: str, rules: object) -> str:
    """The record with another version in its head, and a digest that fits."""
    lines = text.rpartition("digest:")[0].splitlines(keepends=True)
    lines[2] = f"rules: {rules}\n"
    body = "".join(lines)
    return f"{body}digest: {record.digest(body)}\n"


def refused(text: str) -> Problem:
    with pytest.raises(Problem) as caught:
        sacbe.loads(text)
    return caught.value


@pytest.fixture
def rows(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[int, Any]]:
    """Return what former.yaml says of Chichén Itzá, for a test to change."""
    found = files.read_legacy_components("chichen_itza")
    monkeypatch.setattr(files, "read_legacy_components", lambda game: found)
    chichen.make_legacy_version.cache_clear()
    editions._made.cache_clear()
    yield found
    chichen.make_legacy_version.cache_clear()
    editions._made.cache_clear()


# ---------------------------------------------------------------- reading

@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_of_older_rules_is_the_game_that_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = sacbe.load(path)
    assert f"rules-{game.definition.version}" == path.parent.name
    named = {word.partition("=")[0] for word in text.splitlines()[4].removeprefix("options: ").split()}
    assert record.write(game, frozenset(game.options) - named) == text
    assert sacbe.loads(record.write(game)) == game                  # written again it names what came later
    result = next(line for line in text.splitlines() if line.startswith("result: "))
    if game.is_over:
        assert result == "result: " + ", ".join(f"{seat} {score:g}" for seat, score in (game.scores or {}).items())
    else:
        assert result == "result: unfinished"


def test_every_number_of_players_and_the_modules_are_among_them() -> None:
    found = [sacbe.load(path) for path in FILES]
    for name in VERSIONED:
        assert {game.players for game in found
                if game.definition.name == name} == set(games.load_definition(name).players)
    old = [game for game in found if game.definition.name == "chichen_itza"]
    assert {game.options["prophecies"] for game in old} == {"off", "on"}
    assert any(game.definition.components for game in old) and any(not game.is_over for game in old)


def test_a_game_of_older_rules_has_the_values_of_then() -> None:
    old, new = before(), games.load_definition("ci")
    assert (old.version, new.version) == (1, 2) and old.components == {}
    assert old.legacy_version(1) is old and new.legacy_version(2) is new
    assert old.printing.moving[1:] == tuple(OLD_DIALS) != new.printing.moving[1:]      # type: ignore[attr-defined]
    assert sacbe.load(PLAIN).definition is old


def test_without_the_values_of_then_the_same_record_does_not_fit(rows: dict[int, Any]) -> None:
    rows[1]["components"] = {}
    problem = refused(PLAIN.read_text())
    assert problem.key == "record-former"
    assert (problem.facts["have"], problem.facts["need"]) == ("1", "2")


def test_a_game_that_is_played_on_keeps_its_version() -> None:
    game = sacbe.load(FOLDER / "rules-1" / "chichen_itza-2-unfinished.sacbe")
    for _ in range(30):
        game.apply(game.ask.options[0])
    text = record.write(game)
    assert text.splitlines()[2] == "rules: 1"
    again = sacbe.loads(text)
    assert again == game and again.definition is before()


def test_new_games_are_of_the_newest_rules() -> None:
    for name in VERSIONED:
        game = sacbe.new(name, players=2, seed=1)
        assert game.definition.legacy is None
        assert f"rules: {games.load_definition(name).version}" in record.write(game).splitlines()


# ---------------------------------------------------------------- what is refused

def test_a_line_that_no_longer_fits_is_told_with_both_versions() -> None:
    lines = PLAIN.read_text().splitlines(keepends=True)
    at = next(n for n, line in enumerate(lines) if " use " in line)
    lines[at] = " ".join([*lines[at].split()[:2], "keep\n"])
    problem = refused("".join(lines))
    assert problem.key == "record-former" and problem.facts["line"] == at + 1
    said = str(problem)
    assert f"Line {at + 1}: " in said and "version 1 of the rules" in said and "version 2" in said


@pytest.mark.parametrize(("old", "new", "line"), [
    ("god16=3", "god16=9", 5), ("layout=compact", "layout=compact more=1", 5), ("players: 2", "players: 7", 4),
    ("result: red ", "result: red 1", None),
])
def test_so_is_whatever_else_may_have_been_right_then(old: str, new: str, line: int | None) -> None:
    text = PLAIN.read_text()
    assert old in text
    problem = refused(text.replace(old, new, 1))
    assert problem.key == "record-former"
    assert line is None or problem.facts["line"] == line


@pytest.mark.parametrize(("old", "new", "key"), [
    ("digest: sha256:", "digest: sha256:0", "record-digest"), ("\n1 chance", "\n2 chance", "record-count"),
    ("commitment: none", "commitment: mine", "record-commitment-form"),
])
def test_what_no_rules_make_right_is_told_as_ever(old: str, new: str, key: str) -> None:
    text = PLAIN.read_text()
    assert old in text
    assert refused(text.replace(old, new, 1)).key == key


@pytest.mark.parametrize("rules", [0, 3, 99, -1, "01", "+1", "one", "1.0", "", "9" * 5000, "¹"])
def test_a_version_that_nobody_knows_is_refused(rules: object) -> None:
    problem = refused(dated(PLAIN.read_text(), rules))
    assert problem.key == "record-version"
    assert problem.facts == {"line": 3, "have": str(rules), "need": 2}


def test_a_version_of_which_nothing_is_written_is_refused(rows: dict[int, Any]) -> None:
    del rows[1]
    assert refused(PLAIN.read_text()).key == "record-version"


def test_today_is_not_read_as_older_rules() -> None:
    text = record.write(sacbe.new("ci", players=2, seed=1))
    words = text.splitlines()[4].split()
    shorter = text.replace(" " + words[-1], "", 1)
    assert refused(dated(shorter, 2)).key == "record-line"          # every option is named


# ---------------------------------------------------------------- components and options

def test_changes_of_an_older_game_are_changes_of_what_shipped_then() -> None:
    path = FOLDER / "rules-1" / "chichen_itza-2-own.sacbe"
    game = sacbe.load(path)
    today = editions.read_printed("chichen_itza")["gears"]["movement"]["value"]
    assert game.definition.components[DIALS] == today               # in its time that was a change
    assert game.definition.version == 1
    assert editions.check_changes("chichen_itza", {DIALS: today}) == {}
    old = before()
    assert old.edition("mine", {DIALS: OLD_DIALS}) is old
    again = editions.rebuild("chichen_itza", game.definition.edition_name, game.definition.components, 1)
    assert (again.version, again.legacy, again.components) == (1, old.legacy, game.definition.components)


def test_options_that_came_later_are_as_it_was_then(rows: dict[int, Any]) -> None:
    rows[1]["options"] |= {"god16": "2", "layout": "compact"}
    text = dated(PLAIN.read_text().replace("god16=3 ", "", 1), 1)
    game = sacbe.loads(text)
    assert game.options["god16"] == "2" and sacbe.new("ci", players=2, seed=1).options["god16"] == "3"
    assert sacbe.loads(record.write(game)) == game                  # written again it names them


def test_versions_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = {1: {"components": {"a": 1, "b": 1}, "options": {"x": "1"}}, 2: {"components": {"b": 2, "c": 2}},
            3: {"options": {"x": "3", "y": "3"}}}
    monkeypatch.setattr(files, "read_legacy_components", lambda game: rows)
    definition = chichen.ChichenItza(then=LegacyRules(4, {}, {}))   # as if these rules were the fourth
    assert editions.read_legacy_rules(definition, 3) == LegacyRules(3, {}, {"x": "3", "y": "3"})
    assert editions.read_legacy_rules(definition, 2) == LegacyRules(2, {"b": 2, "c": 2}, {"x": "3", "y": "3"})
    assert editions.read_legacy_rules(definition, 1) == LegacyRules(1, {"a": 1, "b": 1, "c": 2}, {"x": "1", "y": "3"})
    assert all(editions.read_legacy_rules(definition, version) is None for version in (4, 5, 0))
    del rows[2]
    assert editions.read_legacy_rules(definition, 1) is None and editions.read_legacy_rules(definition, 3) is not None


@pytest.mark.parametrize("name", VERSIONED)
def test_what_is_written_of_older_versions_is_of_this_game(name: str) -> None:
    definition, shipped = games.load_definition(name), {leaf.path: leaf.value
                                                        for leaf in origins.iter_values(origins.read_components(name))}
    options = {option.name: option.values for option in definition.options}
    for version, row in files.read_legacy_components(name).items():
        assert 1 <= version <= definition.version and set(row) <= {"components", "options"}
        for path, value in row.get("components", {}).items():
            assert type(value) is type(shipped[path]) and value != shipped[path], path
        for option, value in row.get("options", {}).items():
            assert value in options[option], option


# ---------------------------------------------------------------- around it

def test_a_saved_game_of_older_rules_goes_on(tmp_path: Path) -> None:
    table = session.begin(before(), 2, ("human", "random"), {}, b"a secret of older rules")
    for _ in range(20):
        table.game.apply(table.game.ask.options[0])
    head, _, body = saves.write(table).partition("sacbe record 1")
    body = dated("sacbe record 1" + body.replace(" prophecies=off creatures=none tunnels=off", "", 1), 1)
    (tmp_path / "game").write_text(head + body)
    twin = saves.load(tmp_path / "game")
    assert twin.game == table.game and twin.game.definition is before()
    (tmp_path / "game").write_text(head + body.replace("god16=3", "god16=9", 1))
    with pytest.raises(Problem) as caught:
        saves.load(tmp_path / "game")
    assert "Line 9: " in str(caught.value) and "version 1" in str(caught.value)     # of the whole file


def test_bots_think_by_the_values_of_then() -> None:
    game = sacbe.load(PLAIN).copy_at(300)           # by the values of today it would have stopped before
    while game.ask.seat == "chance":
        game.apply(game.ask.options[0])
    job = session.Session(game, ("random", "random"), b"a secret of older rules").bot_job()
    assert job.rules == 1 and job.definition is before()
    assert LocalThinker().choose(job) in game.ask.choices


def test_replay_says_by_which_rules_a_game_was_played(run: Runner, tmp_path: Path) -> None:
    said = " ".join(run.lines("replay", PLAIN))
    assert "version 1 of the rules" in said and "version 2" in said
    new = tmp_path / "new.sacbe"
    sacbe.save(sacbe.new("ci", players=2, seed=1), new)
    assert "version" not in " ".join(run.lines("replay", new))
    bad = tmp_path / "bad.sacbe"
    bad.write_text(PLAIN.read_text().replace("god16=3", "god16=9", 1))
    line = run.refused("replay", bad)
    assert str(bad) in line and "Line 5: " in line and "version 1" in line and "version 2" in line


def test_a_former_game_is_another_one_than_the_same_today() -> None:
    assert Game(before(), 2, {}, None) != Game(games.load_definition("ci"), 2, {}, None)
