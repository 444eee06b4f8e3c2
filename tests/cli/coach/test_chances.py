"""`sacbe chances`: the table, the notes under it, JSON, and bad input."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import sacbe
from sacbe.presentation.language import words
from support.learnt_weights import Writer

pytestmark = pytest.mark.once

if TYPE_CHECKING:
    from support.commands import Runner

pytest_plugins = ["support.commands"]
GUESS = "This is a rough guess: there are no learnt weights for this game with this many players."


@pytest.fixture
def temple(tmp_path: Path) -> Path:
    """A finished game that all may lose."""
    game = sacbe.new("temple_of_chac", players=2, seed=7)
    drawn = random.Random(1)
    while not game.is_over:
        game.apply(drawn.choice(game.ask.choices))
    sacbe.save(game, tmp_path / "temple.sacbe")
    return tmp_path / "temple.sacbe"


def test_the_table_has_a_row_for_each_seat(run: Runner, record: Path, write_weights: Writer) -> None:
    write_weights("tzolkin", trained={"players": [3], "options": [{}, {"quarters": "floor"}]})
    told = sacbe.load(record).copy_at(60).chances()
    lines = run.lines("chances", record, "--to", 60)
    assert lines[0].startswith("Tzolk’in, 3 players, after 60 of ") and lines[1] == "From what everybody may know:"
    assert lines[3].split() == ["Seat", "Wins", "Points", "Temples", "Buildings", "Chichén", "Itzá", "Technologies",
                                "Hunger", "Monuments", "Skulls", "Corn", "and", "blocks"]
    rows = [line.split() for line in lines[4:]]
    assert [row[0] for row in rows] == ["Red", "Blue", "Green"]
    for row, one in zip(rows, told.seats.values(), strict=True):
        assert row[1] == f"{one.chance:.1%}"
        points = [one.points, *one.categories.values()]
        assert [run.number(cell) for cell in row[2:]] == pytest.approx(points, abs=0.006)


def test_a_seat_can_be_asked_for(run: Runner, temple: Path, write_weights: Writer) -> None:
    write_weights("temple_of_chac")
    lines = run.lines("chances", temple, "--to", 60, "--seat", "blue")
    assert lines[1] == "From what Blue may know:" and lines[-1].startswith("All lose: ")
    blue, all_ = (json.loads("\n".join(run.lines("chances", temple, "--to", 60, "--json", *more)))
                  for more in (["--seat", "blue"], []))
    game = sacbe.load(temple).copy_at(60)
    assert blue == {"game": "temple_of_chac", "players": 2, "answers": len(sacbe.load(temple).history), "at": 60,
                    "over": False, "seat": "blue", **game.chances("blue").as_data()}
    assert (all_["seat"], all_["calibrated"]) == (None, True) and all_["seats"] == game.chances().as_data()["seats"]


def test_the_end_is_the_result(run: Runner, temple: Path) -> None:
    lines = run.lines("chances", temple)
    assert lines[1] == "The game is over:" and lines[-1] == "All lose: 100.0%"


def test_a_guess_is_called_a_guess(run: Runner, record: Path, write_weights: Writer) -> None:
    assert run.lines("chances", record, "--to", 60)[-1] == GUESS
    write_weights("tzolkin", trained={"players": [2], "options": [{}]})
    assert run.lines("chances", record, "--to", 60)[-1] == (
        "These chances may be off, because the bots did not learn from games with this: this number of players, "
        "option quarters")


@pytest.mark.parametrize(("lang", "part"), [("de", "Nach dem, was alle wissen dürfen:"),
                                            ("fr", "D’après ce que tout le monde peut savoir :")])
def test_other_languages(run: Runner, record: Path, lang: str, part: str) -> None:
    assert run.lines("--lang", lang, "chances", record, "--to", 60)[1] == part
    words.set_language(None)


def test_bad_input_is_one_line(run: Runner, record: Path, tmp_path: Path) -> None:
    assert "9,999" in run.refused("chances", record, "--to", 9999)
    assert "no position" in run.refused("chances", record, "--to", -1)
    assert "--to" in run.refused("chances", record, "--to", "soon")
    assert "“pink”" in run.refused("chances", record, "--seat", "pink")
    assert "missing.sacbe" in run.refused("chances", tmp_path / "missing.sacbe")
    (tmp_path / "bad.sacbe").write_text("nonsense", encoding="utf-8")
    assert "bad.sacbe" in run.refused("chances", tmp_path / "bad.sacbe")
