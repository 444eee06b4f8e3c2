"""Every case of every scenario file, and what the format refuses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sacbe import Problem, games
from sacbe.kernel.play import scenario
from sacbe.presentation.language import register

pytestmark = pytest.mark.both

FILES = sorted(Path(__file__).parent.glob("*/scenarios/*.yaml"))
CASES = [case for file in FILES for case in scenario.load(file)]


def describe_case(case: scenario.ScenarioCase) -> str:
    """Name game, file, case and rules, so that `-k tzolkin` and `-k ci.god.55` select what concerns them."""
    file = Path(case.file)
    return f"{file.parents[1].name}/{file.stem}: {case.name} ({' '.join(case.rules)})"


@pytest.mark.parametrize("case", CASES, ids=describe_case)
def test_case(case: scenario.ScenarioCase) -> None:
    failures = scenario.run(case, games.load_definition)
    assert not failures, "\n".join(str(failure) for failure in failures)


def test_cases_have_names_of_their_own_and_cite_real_rules() -> None:
    known = {rule.id for game in register.registered_games() for rule in register.rules_of_game(game)}
    for file in FILES:
        names = [case.name for case in CASES if case.file == str(file)]
        assert len(set(names)) == len(names), f"{file.name}: {sorted(n for n in names if names.count(n) > 1)}"
    for case in CASES:
        assert case.rules and set(case.rules) <= known, f"{case.file}: {case.name}: {set(case.rules) - known}"


def test_all_examples_of_the_rulebook_are_there() -> None:
    ids = {re.match(r"tz\.example\.\d+", str(case.data.get("id", ""))) for case in CASES}
    assert {found.group() for found in ids if found} == {f"tz.example.{n}" for n in range(1, 32)}


def run(tmp_path: Path, text: str) -> list[Problem]:
    file = tmp_path / "file.yaml"
    file.write_text(text, encoding="utf-8")
    return [failure for case in scenario.load(file) for failure in scenario.run(case, games.load_definition)]


@pytest.mark.parametrize(("text", "words"), [
    ("- [", ["file.yaml"]),
    ("{}", ["file.yaml"]),
    ("- just words", ["file.yaml", "1"]),
    ("- {case: a, game: tzolkin}", ["file.yaml", "a", "then"]),
    ("- {case: a, game: tzolkin, then: {}, colour: red}", ["file.yaml", "a", "colour"]),
    ("- {case: a, game: ludo, then: {}}", ["file.yaml", "a", "ludo"]),
    ("- {case: a, game: [5], then: {}}", ["file.yaml", "a", "“game” must be text"]),
    ("- {case: a, game: tzolkin, players: 7, then: {}}", ["file.yaml", "a", "7"]),
    ("- {case: a, game: tzolkin, options: {quarters: some}, then: {}}", ["a", "quarters", "some"]),
    ("- {case: a, game: tzolkin, given: {moon: 1}, then: {}}", ["a", "moon"]),
    ("- {case: a, game: tzolkin, given: {red: {corm: 1}}, then: {}}", ["a", "red.corm"]),
    ("- {case: a, game: tzolkin, given: {red: {corn: -1}}, then: {}}", ["a", "red.corn", "-1"]),
    ("- {case: a, game: tzolkin, given: {red: {skulls: 14}}, then: {}}", ["a", "14"]),
    ("- {case: a, game: tzolkin, given: {red: {hand: 7}}, then: {}}", ["a", "7"]),
    ("- {case: a, game: tzolkin, given: {palenque: {9: red}}, then: {}}", ["a", "palenque.9"]),
    ("- {case: a, game: tzolkin, given: {palenque: {1: pink}}, then: {}}", ["a", "palenque.1", "pink"]),
    ("- {case: a, game: tzolkin, given: {palenque: {1: dummy}}, then: {}}", ["a", "dummies"]),
    ("- {case: a, game: tzolkin, given: {row: [B101, B201]}, then: {}}", ["a", "row"]),
    ("- {case: a, game: tzolkin, given: {row: [B101], red: {buildings: [B101]}}, then: {}}", ["a", "B101"]),
    ("- {case: a, game: tzolkin, given: {row: [B999]}, then: {}}", ["a", "row", "B999"]),
    ("- {case: a, game: tzolkin, given: {tooth: 9}, then: {}}", ["a", "tooth"]),
    ("- {case: a, game: tzolkin, given: {stage: lunch}, then: {}}", ["a", "stage", "lunch"]),
    ("- {case: a, game: tzolkin, given: {red: {temples: {brown: 6}}, blue: {temples: {brown: 6}}}, then: {}}",
     ["a", "brown"]),
    ("- {case: a, game: tzolkin, then: {red: {corm: 1}}}", ["a", "red.corm"]),
    ("- {case: a, game: tzolkin, moves: [red], then: {}}", ["a", "red"]),
    ("- {case: a, game: tzolkin, moves: [red dance], then: {}}", ["a", "dance"]),
    ("- {case: a, game: tzolkin, moves: [pink place start], then: {}}", ["a", "pink"]),
    ("- {case: a, game: tzolkin, chance: [draw nothing], then: {}}", ["a", "draw nothing"]),
    ("- {case: a, game: tzolkin, then: {refused: [red beg]}}", ["a"]),
    ("- {case: a, game: tzolkin, players: 2.0, then: {}}", ["a", "2.0"]),
    ("- {case: a, game: tzolkin, given: {stage: food, food_days: 4}, then: {}}", ["a", "food_days"]),
    ("- {case: a, game: tzolkin, given: {ovals: [1.0]}, then: {}}", ["a", "ovals"]),
    ("- {case: a, game: tzolkin, given: {jungle: {2.0: {corn: 1}}}, then: {}}", ["a", "jungle"]),
    ("- {case: a, game: tzolkin, given: {red: {hand: 0}}, then: {}}", ["a", "red.workers=0"]),
    ("- {case: a, game: tzolkin, given: {stack: [B201]}, then: {}}", ["a", "B201"]),
    ("- {case: a, game: tzolkin, given: {stage: wealth, red: {dealt: [W01, W02, W03, W04, W05]}}, then: {}}",
     ["a", "red.wealth=5"]),
    ("- {case: a, game: tzolkin, players: 2, given: {stage: dummies, dummies_left: 2, tikal: {1: red}}, then: {}}",
     ["a", "red"]),
    ("- {case: a, game: tzolkin, given: {red: {wood_tiles: 3}}, then: {}}", ["a", "wood_tiles=15"]),
    ("- {case: a, game: tzolkin, given: {red: {monuments: [M01, M02, M03]}, monuments: [M04, M05, M06, M07]},"
     " then: {}}",
     ["a", "monuments"]),
    ("- {case: a, game: tzolkin, game: tzolkin, then: {}}", ["file.yaml", "game"]),
    ("- {case: a, game: tzolkin, chance: [draw B107], moves: [chance draw B107], then: {}}", ["a"]),
])
def test_a_bad_file_is_refused_with_its_place(tmp_path: Path, text: str, words: list[str]) -> None:
    with pytest.raises(Problem) as caught:
        run(tmp_path, text)
    for word in words:
        assert word in str(caught.value), str(caught.value)


@pytest.mark.parametrize("then", [
    "{red: {corn: 3}}", "{tooth: 1}", "{palenque: {0: red}}", "{row: [B101]}", "{over: true}", "{winners: [red]}",
    "{options: [beg]}", "{offered: [beg]}", "{not_offered: [place start]}", "{ask: {seat: blue}}",
    "{refused: {red place start: tz.placing.afford}}", "{refused: {red stop: tz.placing.afford}}",
    "{told: [{event: fed}]}", "{refused: [{move: red beg, rule: tz.begging.when, numbers: {have: 4}}]}",
])
def test_what_does_not_come_out_is_a_failure(tmp_path: Path, then: str) -> None:
    """tz.begging.when: with 5 corn nobody begs, so every one of these expectations is wrong."""
    assert run(tmp_path, f"- {{case: a, game: tzolkin, given: {{red: {{corn: 5}}}}, then: {then}}}")


def test_unused_and_wrong_chance_answers_are_failures(tmp_path: Path) -> None:
    head = "- {case: a, game: tzolkin, players: 2, "
    unused = run(tmp_path, head + "chance: [draw B107], moves: [red place start], then: {}}")
    assert [failure.key for failure in unused] == ["scenario-unused"]
    with pytest.raises(Problem):
        run(tmp_path, head + "given: {stage: setup}, chance: [draw B107], then: {}}")
    illegal = run(tmp_path, head + "moves: [red days 2], then: {}}")
    assert [failure.key for failure in illegal] == ["expected-move"]
