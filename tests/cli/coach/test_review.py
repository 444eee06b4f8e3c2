"""`sacbe review` and `sacbe typical`: a table and a paragraph, JSON, a page, and one line for bad input."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import sacbe
from sacbe.coach.analysis import luck
from sacbe.coach.analysis import opinion as opinions
from sacbe.coach.analysis.grades import MARGIN
from sacbe.coach.text.phrases import points_of_chance
from sacbe.presentation.language.words import LANGUAGES, say, use_language

pytestmark = pytest.mark.once

if TYPE_CHECKING:
    from support.commands import Runner

pytest_plugins = ["support.commands"]


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opinions, "SIMULATIONS", 4)
    monkeypatch.setattr(opinions, "LEAST_TRIES", 2)
    monkeypatch.setattr(luck, "SAMPLES", 4)


@pytest.fixture
def bul(tmp_path: Path) -> Path:
    game = sacbe.new("bul", players=2, seed=2)
    drawn = random.Random(2)
    while not game.is_over:
        game.apply(drawn.choice(game.ask.choices))
    sacbe.save(game, tmp_path / "bul.sacbe")
    return tmp_path / "bul.sacbe"


def test_a_review_in_the_terminal(run: Runner, bul: Path) -> None:
    lines = run.lines("review", bul)
    assert lines[0].startswith("Bul, 2 players, ") and lines[2].split()[:3] == ["Seat", "Points", "Accuracy"]
    assert "Turning points" in lines and "What decided the game" in lines
    assert [path.name for path in bul.parent.iterdir()] == ["bul.sacbe"]


@pytest.fixture
def found(run: Runner, bul: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads("\n".join(run.lines("review", bul, "--json")))
    return told


def tried(found: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    """A turning point where a seat decided, by its number, and the decision."""
    return next((number, found["decisions"][point["decision"]]) for number, point in enumerate(found["turning"], 1)
                if point["decision"] is not None and point["what"] != "only-move")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turning_point_can_be_tried(lang: str, run: Runner, bul: Path, found: dict[str, Any],
                                      monkeypatch: pytest.MonkeyPatch) -> None:
    number, decision = tried(found)
    typed = iter(["nonsense", "99", "0", decision["move"], decision["solved"][0], "never read"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    lines = run.lines("--lang", lang, "review", bul, "--try", number)
    with use_language(lang):
        right, ask = say("review-try-right", margin=points_of_chance(MARGIN)), say("review-try-ask")
        costs = say("review-try-known", loss=points_of_chance(decision["loss"]),
                    error=points_of_chance(decision["loss_error"]))
    after = lines[lines.index(ask) + 1:]
    assert "nonsense" in after[0] and "99" in after[1] and "0" in after[2]
    assert after[3:5] == [costs, right] and len(after) == 6 and next(typed) == "never read"
    assert any(f"[{move}]" in line for line in lines for move in decision["solved"])


def test_trying_ends_with_an_empty_line_and_tells_the_best(run: Runner, bul: Path, found: dict[str, Any],
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    number, _ = tried(found)
    for typed in ("", None):
        def answer(_: str, typed: str | None = typed) -> str:
            if typed is None:
                raise EOFError
            return typed

        monkeypatch.setattr("builtins.input", answer)
        assert run.lines("review", bul, "--try", number)[-1].startswith("The best plan that was found: ")


def test_what_cannot_be_tried_is_one_line(run: Runner, bul: Path, found: dict[str, Any]) -> None:
    count = len(found["turning"])
    for number in (0, -1, count + 1):
        assert f"this game has {count}" in run.refused("review", bul, "--try", number)
    assert "--try" in run.refused("review", bul, "--try", 1, "--json")
    assert "--try" in run.refused("review", bul, "--try", "first")
    lucky = next(number for number, point in enumerate(found["turning"], 1) if point["luck"] is not None)
    assert "chance" in run.refused("review", bul, "--try", lucky)


def test_json_and_html(run: Runner, bul: Path) -> None:
    found = json.loads("\n".join(run.lines("review", bul, "--json", "--depth", 2)))
    assert (found["game"], found["depth"]) == ("bul", 2)
    for seat in found["seats"]:
        parts = [seat[part] for part in ("start", "luck", "own", "others")]
        assert sum(parts) == pytest.approx(seat["result"], abs=1e-9)
    page = run.lines("--lang", "de", "review", bul, "--html")
    assert page[0] == "<!doctype html>" and page[1] == '<html lang="de">'


def test_bad_input_is_one_line(run: Runner, bul: Path, record: Path, tmp_path: Path) -> None:
    text = bul.read_text(encoding="utf-8")
    game = sacbe.load(record)
    bad = {"damaged": text.replace("players: 2", "players: two"), "foreign": "[Event \"Casual game\"]",
           "cut": text[:len(text) // 2], "edited": text.replace("winners: red", "winners: blue")
           if "winners: red" in text else text.replace("winners: blue", "winners: red"),
           "newer": text.replace("rules: 1", "rules: 99")}
    for name, content in bad.items():
        (tmp_path / f"{name}.sacbe").write_text(content, encoding="utf-8")
        assert f"{name}.sacbe" in run.refused("review", tmp_path / f"{name}.sacbe")
    sacbe.save(game.copy_at(40), tmp_path / "unfinished.sacbe")
    line = run.refused("review", tmp_path / "unfinished.sacbe")
    assert "unfinished.sacbe" in line and "after 40 answers" in line
    assert "missing.sacbe" in run.refused("review", tmp_path / "missing.sacbe")
    assert "1 to 100" in run.refused("review", bul, "--depth", 0)
    assert "--depth" in run.refused("review", bul, "--depth", "deep")
    assert "--json or --html" in run.refused("review", bul, "--json", "--html")
    run.refused("review", bul, "--jobs", 0)


def test_usual_games_are_written(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "typical.json"
    assert run.lines("typical", "bul", file, "--games", 2) == [f"{file}: 2 games"]
    assert json.loads(file.read_text(encoding="utf-8"))["games"] == 2
    run.refused("typical", "bul", file, "--games", 0)
    run.refused("typical", "go", file)
    run.refused("typical", "bul", tmp_path / "missing" / "typical.json")


def test_ctrl_c_says_how_to_go_on(run: Runner, bul: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sacbe.cli.coach.review.reviewed", stopped)
    code, out, err = run("review", bul)
    assert (code, out) == (130, "")
    assert "The same command goes on from there." in err
