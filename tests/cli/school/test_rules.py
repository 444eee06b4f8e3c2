"""The `sacbe` command as people and scripts meet it: output, exit codes, one line for each mistake."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from sacbe import games
from sacbe.cli import program
from sacbe.games.components import editions, origins
from sacbe.kernel.errors import Problem
from sacbe.presentation.language import register, words

pytestmark = pytest.mark.once

if TYPE_CHECKING:
    from support.commands import Runner

pytest_plugins = ["support.commands"]

# Put together, so that this file is not a citation of the rule.
COST = ".".join(("tz", "placing", "space-cost"))
COUNT = len(register.rules_of_game("tzolkin"))
SACBE = [sys.executable, "-m", "sacbe"]
RUNNER = CliRunner()


def sacbe(*args: str, cwd: Path | None = None, **env: str) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "SACBE_LANG": "en", **env}
    return subprocess.run([*SACBE, *args], capture_output=True, text=True, cwd=cwd, env=variables, encoding="utf-8")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SACBE_LANG", "en")
    words.set_language(None)


def lines(*args: str) -> list[str]:
    result = RUNNER.invoke(program.app, list(args))
    assert result.exit_code == 0, result.output
    return result.output.splitlines()


def test_version_names_the_form() -> None:
    pure = sacbe("--version", SACBE_PURE="1")
    assert (pure.returncode, pure.stdout) == (0, "sacbe 0.1.0 (pure)\n")
    first, *hint = sacbe("--version", SACBE_PURE="0").stdout.splitlines()
    assert first in ("sacbe 0.1.0 (compiled)", "sacbe 0.1.0 (pure)")
    assert len(hint) == ("pure" in first)


def test_the_games_are_counted() -> None:
    assert ["tzolkin", str(COUNT)] in [line.split() for line in lines("rules")]


def test_a_game_lists_its_rules_in_plain_aligned_lines() -> None:
    heading, *rows = lines("rules", "tzolkin")
    assert len(rows) == COUNT
    at = heading.index("Name")
    assert all(row[at - 1] == " " and row[at] != " " for row in rows)
    assert [row[:at].strip() for row in rows] == [rule.id for rule in register.rules_of_game("tzolkin")]
    assert f"{COST}  {words.rule_name(COST)}" in [f"{row[:at].strip()}  {row[at:]}" for row in rows]


def test_words_search() -> None:
    found = {row.split()[0] for row in lines("rules", "tzolkin", "burn")[1:]}
    assert found == {rule.id for rule in register.search("tzolkin", ["burn"])}


@pytest.mark.parametrize(("lang", "name", "text"), [("de", "Preis eines", "Startspielerfeld"), ("fr", "coût", "MAÏS")])
def test_search_finds_the_words_of_the_language(lang: str, name: str, text: str) -> None:
    spoken = [row.split()[0] for row in lines("--lang", lang, "rules", "tzolkin", *name.split(), text)[1:]]
    assert COST in spoken and len(spoken) < COUNT // 4
    assert RUNNER.invoke(program.app, ["--lang", "en", "rules", "tzolkin", *name.split(), text]).exit_code != 0


def test_a_search_in_another_language_still_knows_the_ledger() -> None:
    assert COST in [row.split()[0] for row in lines("--lang", "de", "rules", "tzolkin", "TZ-EN", "equal", "number")[1:]]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_an_id_shows_the_whole_entry(lang: str) -> None:
    ruling = next(rule for rule in register.rules_of_game("tzolkin") if rule.why and rule.checks)
    text = "\n".join(lines("--lang", lang, "rules", ruling.id))
    spoken = (words.rule_name(ruling.id, lang), words.rule_text(ruling.id, lang))
    for part in (ruling.id, ruling.kind, ruling.source, *spoken, ruling.why, *ruling.checks):
        assert part in text


def test_a_game_goes_by_its_prefix() -> None:
    assert lines("rules", "tz") == lines("rules", "tzolkin")
    assert lines("rules", "tz", "burn") == lines("rules", "tzolkin", "burn")


def test_options_are_listed_with_what_they_mean() -> None:
    """A value of many is shown by its shape; every option says what it means and which rule it belongs to."""
    heading, *rows = lines("--lang", "en", "rules", "ci", "--options")
    assert heading.split() == ["Option", "Values", "Rule", "Text"]
    named = {row.split()[0]: row for row in rows}
    assert list(named) == [option.name for option in games.load_definition("chichen_itza").options]
    assert "NEW:OLD" in named["creatures"] and "t-rex:monkey" not in named["creatures"]
    assert "off|on" in named["tunnels"]
    found = json.loads("\n".join(lines("rules", "ci", "--options", "--json")))
    assert [len(option["values"]) for option in found if option["name"] == "creatures"] == [229]
    assert all(option["meaning"] and option["rule"] for option in found)


def test_assumed_values_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert lines("rules", "tz", "--assumed") == ["tzolkin has no assumed values."]
    assert lines("--lang", "de", "rules", "bul", "--assumed") == ["bul hat keine angenommenen Werte."]
    assert json.loads("\n".join(lines("rules", "bul", "--assumed", "--json"))) == []
    cells = [[n, -n] for n in range(30)]
    found = [origins.AssumedValue("a.b", 7, "not said"), origins.AssumedValue("a.dice", ["hit", "any"], "not shown"),
             origins.AssumedValue("c", cells, "drawn")]
    monkeypatch.setattr(editions, "list_assumed_values", lambda game: found)
    heading, *rows = lines("--lang", "en", "rules", "tz", "--assumed")
    assert heading.split() == ["Path", "Value", "Why"]
    assert [row.split(maxsplit=1)[0] for row in rows] == ["a.b", "a.dice", "c"]
    assert "[hit, any]" in rows[1] and rows[1].endswith("not shown") and "…" in rows[2] and max(map(len, rows)) < 80
    assert json.loads("\n".join(lines("rules", "tz", "--assumed", "--json")))[2] == {
        "path": "c", "value": cells, "reason": "drawn"}


def test_json_everywhere(tmp_path: Path) -> None:
    assert {"game": "tzolkin", "rules": COUNT} in json.loads("\n".join(lines("rules", "--json")))
    assert len(json.loads("\n".join(lines("rules", "tzolkin", "--json")))) == COUNT
    entry = json.loads("\n".join(lines("--lang", "de", "rules", COST, "--json")))
    assert (entry["id"], entry["name"]) == (COST, words.rule_name(COST, "de"))
    assert (entry["text"], entry["source"]) == (words.rule_text(COST, "de"), register.find(COST).source)
    result = RUNNER.invoke(program.app, ["rules", "--coverage", "tzolkin", "--tests", str(tmp_path), "--json"])
    found = json.loads(result.output)
    assert (result.exit_code, found["rules"], len(found["missing"])) == (1, COUNT, COUNT)
    assert {"id", "code", "tests"} == set(found["coverage"][0])


def test_coverage_fails_until_everything_is_cited_in_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package, tests = tmp_path / "package", tmp_path / "tests"
    (package / "games").mkdir(parents=True)
    tests.mkdir()
    everything = "\n".join(register.all_rules())
    (package / "games" / "all.py").write_text(everything, encoding="utf-8")
    (tests / "all.yaml").write_text(everything.replace(COST + "\n", ""), encoding="utf-8")
    monkeypatch.setattr(register, "PACKAGE", package)
    result = RUNNER.invoke(program.app, ["rules", "--coverage", "--tests", str(tests)])
    assert result.exit_code == 1
    assert [COST, "yes", "no"] in [line.split() for line in result.output.splitlines()]
    (tests / "all.yaml").write_text(everything, encoding="utf-8")
    assert lines("rules", "--coverage", "--tests", str(tests))[-1].startswith("Every rule is cited")


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (["rules", "tzolkn"], "“tzolkin”"),
        (["rules", "go"], "“go”"),
        (["rules", COST + "s"], f"“{COST}”"),
        (["rules", "no.such-thing-at-all"], "“no.such-thing-at-all”"),
        (["rules", "tzolkin", "xylophone"], "xylophone"),
        (["rules", COST, "corn"], "corn"),
        (["rules", "--coverage", "--tests", "nowhere"], "nowhere"),
        (["rules", "--coverage", "tzolkin", "corn"], "corn"),
        (["rules", "--coverage"], "“tests”"),
        (["rules", "--assumed"], "GAME"),
        (["rules", "--assumed", "tzolkn"], "“tzolkin”"),
        (["rules", "--assumed", "tzolkin", "corn"], "corn"),
        (["rules", "--options"], "GAME"),
        (["rules", "--options", "ci", "god"], "--options takes only the name of a game"),
        (["rules", "--options", "ci", "--coverage"], "--coverage"),
        (["rules", "--assumed", "tzolkin", "--coverage"], "--coverage"),
        (["ruls"], "“rules”"),
        (["rules", "--bogus"], "--bogus"),
        (["rules", "--tests"], "--tests"),
        (["--lang", "es", "rules"], "“es”"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(run: Runner, args: list[str], part: str, tmp_path: Path,
                                               monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert part in run.refused(*args)


@pytest.mark.parametrize(("args", "part"), [
    (["rules", "go"], "“go”"), (["ruls"], "“rules”"), (["rules", "--bogus"], "--bogus"),
])
def test_a_process_ends_after_a_mistake(args: list[str], part: str, tmp_path: Path) -> None:
    result = sacbe(*args, cwd=tmp_path)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("sacbe: ") and result.stderr.count("\n") == 1 and part in result.stderr


@pytest.mark.parametrize(
    ("lang", "usage", "exits"),
    [
        ("en", "Usage:", "Show this help"),
        ("de", "Aufruf:", "Diese Hilfe"),
        ("fr", "Utilisation", "Afficher cette aide"),
    ],
)
def test_help_speaks_the_language(lang: str, usage: str, exits: str) -> None:
    for args in (["--help"], ["rules", "--help"]):
        result = sacbe("--lang", lang, *args)
        assert result.returncode == 0
        assert usage in result.stdout
        assert exits in result.stdout
        assert "help-" not in result.stdout


def test_problems_speak_the_language() -> None:
    assert "kein Spiel namens" in sacbe("rules", "go", SACBE_LANG="de").stderr
    assert "pas de jeu nommé" in sacbe("--lang", "fr", "rules", "go").stderr


def test_a_closed_pipe_is_silent() -> None:
    with subprocess.Popen([*SACBE, "rules", "tzolkin"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (KeyboardInterrupt(), 130, "sacbe: Stopped.\n"),
        (Problem("unknown-game", name="go", allowed="bul"), 2,
         "sacbe: There is no game called “go”; there are bul.\n"),
        (PermissionError(13, "not allowed", "x.txt"), 2, "sacbe: “x.txt” cannot be used: not allowed.\n"),
    ],
)
def test_what_goes_wrong_inside_a_command(
    error: BaseException, code: int, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise error

    monkeypatch.setattr(register, "registered_games", fail)
    assert program.main(["rules"]) == code
    assert capsys.readouterr().err == said
