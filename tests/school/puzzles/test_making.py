"""Looking for puzzles: the same for a seed, in any number of processes, and a run goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from sacbe import games
from sacbe.kernel.errors import Problem
from sacbe.runtime.executor_choice import choose_executor
from sacbe.school.puzzles.mining import checking, mining
from sacbe.school.puzzles.mining.collecting import PuzzleCollection, collect_puzzles
from sacbe.school.puzzles.puzzle import FORBIDDEN

pytestmark = pytest.mark.once

GAME, SEED = "temple_of_chac", 20


def files(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted((folder / GAME).glob("*.yaml"))}


def test_a_run_is_the_same_again_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    collect_puzzles(PuzzleCollection(GAME, [FORBIDDEN], 2, SEED, whole), most=4)
    collect_puzzles(PuzzleCollection(GAME, [FORBIDDEN], 2, SEED, parts), most=2)
    resumed = PuzzleCollection(GAME, [FORBIDDEN], 2, SEED, parts)
    assert resumed.next == min(2, PuzzleCollection(GAME, [FORBIDDEN], 2, SEED, whole).next)
    collect_puzzles(resumed, most=4)
    assert files(whole) == files(parts) and files(whole)
    for path in (whole / GAME).glob("*.yaml"):
        checking.check_file(path)


def test_processes_find_the_same(tmp_path: Path, long: bool) -> None:
    if not long:
        pytest.skip("two processes take some seconds to start")
    collect_puzzles(PuzzleCollection(GAME, [FORBIDDEN], 3, SEED, tmp_path / "one"), most=4)
    collect_puzzles(PuzzleCollection(GAME, [FORBIDDEN], 3, SEED, tmp_path / "two"), choose_executor(2), most=4)
    assert files(tmp_path / "one") == files(tmp_path / "two")


def test_a_damaged_file_of_a_run_is_named(tmp_path: Path) -> None:
    wanted = PuzzleCollection(GAME, [FORBIDDEN], 2, SEED, tmp_path)
    wanted.save()
    wanted.file.write_text("{", encoding="utf-8")
    with pytest.raises(Problem, match="damaged"):
        PuzzleCollection(GAME, [FORBIDDEN], 2, SEED, tmp_path)


def test_positions_hold_nothing_of_the_game_that_the_seat_cannot_know() -> None:
    """A spot is dealt from what its seat knows alone: two games that look alike to it make the same position."""
    for game in ("tzolkin", "temple_of_chac", "chichen_itza"):
        definition = games.load_definition(game)
        for number, spot in enumerate(mining.candidate_positions(definition, 2, SEED, 0)):
            twin = mining.determinized_position(definition, spot.state, spot.seat, 77)
            assert definition.view(twin, spot.seat) == definition.view(spot.state, spot.seat)
            again = [mining.determinized_position(definition, one, spot.seat, 5).position_key()
                     for one in (spot.state, twin)]
            assert again[0] == again[1]
            if number == 12:
                break
