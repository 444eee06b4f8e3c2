"""Every puzzle that ships: its position, its lines and its figures, from what its seat may know, in each language."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.errors import Problem
from sacbe.presentation.language import words
from sacbe.presentation.render.moment import PlayerView
from sacbe.school.puzzles import library
from sacbe.school.puzzles.mining import checking
from sacbe.school.puzzles.playing import PuzzleRun
from sacbe.school.puzzles.puzzle import BEST, ESCAPE, FEED, FIGHT, FORBIDDEN, GRADES, WIN, Puzzle, puzzle_kinds
from sacbe.school.puzzles.render import PuzzleText, render_puzzle

pytestmark = pytest.mark.once

SAMPLE = 1                      # of each kind of a game, checked on every run; all of them with --long


def sample(long: bool, most: int = SAMPLE) -> list[Puzzle]:
    found: dict[tuple[str, str], list[Puzzle]] = {}
    for puzzle in library.all_puzzles():
        found.setdefault((puzzle.game, puzzle.kind), []).append(puzzle)
    return [puzzle for some in found.values() for puzzle in (some if long else some[:most])]


LEAST = 40                      # puzzles of a game
ASKED = {BEST, FEED, WIN, ESCAPE, FIGHT, FORBIDDEN}     # kinds that some game must have


def test_every_game_has_enough_puzzles_of_each_grade_and_of_its_kinds() -> None:
    for game, kinds in puzzle_kinds().items():
        known = library.list_puzzles(game)
        assert len(known) >= LEAST, game
        assert {puzzle.kind for puzzle in known} == {*kinds}, game
        for grade in GRADES:
            of_grade = {puzzle.kind for puzzle in known if puzzle.grade == grade}
            assert len(of_grade) >= 2 and of_grade != {FORBIDDEN}, (game, grade)
        assert len({puzzle.name for puzzle in known}) == len(known)
    assert {kind for kinds in puzzle_kinds().values() for kind in kinds} >= ASKED


def test_puzzles_are_sound(long: bool) -> None:
    """Exact figures are worked out again; with --long, simulations are made again too."""
    for puzzle in sample(long):
        checking.check(puzzle, deep=long)


def test_a_puzzle_shows_what_its_seat_may_know_and_no_more(long: bool) -> None:
    """View, options and refusals stay the same when everything that the seat cannot know is dealt again."""
    for puzzle in sample(long):
        run = PuzzleRun(puzzle)
        other = PuzzleRun(puzzle)
        other.game.state = run.definition.redeal(run.game.state, run.seat, SeededDriver(99))
        mine, theirs = PlayerView(run.game, run.seat), PlayerView(other.game, run.seat)
        assert mine.view == theirs.view, puzzle.id
        assert mine.options() == theirs.options(), puzzle.id
        assert mine.refused_moves(1) == theirs.refused_moves(1), puzzle.id


def test_the_solution_solves_and_the_next_best_turn_does_not(long: bool) -> None:
    for puzzle in sample(long):
        for line in puzzle.solution:
            assert PuzzleRun.from_path(puzzle, line).result().solved, puzzle.id
        others = [other.moves for other in puzzle.lines[1:]] if puzzle.kind != FORBIDDEN else \
            [(move,) for move in puzzle.moves if (move,) not in puzzle.solution]
        for other in others:
            run = PuzzleRun.from_path(puzzle, other)
            assert run.is_done and not run.result().solved, puzzle.id


def test_an_unfinished_turn_is_not_graded_and_can_be_taken_back(long: bool) -> None:
    for puzzle in sample(long, 1):
        if len(puzzle.solution[0]) < 2:
            continue
        run = PuzzleRun.from_path(puzzle, puzzle.solution[0][:1])
        assert not run.is_done and run.moves()
        with pytest.raises(Problem, match="not over"):
            run.result()
        assert run.step_back().path == []


def test_a_move_that_does_not_stand_changes_nothing() -> None:
    for puzzle in sample(False, 1):
        run = PuzzleRun(puzzle)
        before = run.game.clone()
        verdict = run.answer("fly to the moon")
        assert (verdict.outcome, run.path, run.game == before) == ("refused", [], True)
        assert PuzzleText(puzzle).render_refusal(verdict).rule == "kernel.unknown-move"
        with pytest.raises(Problem):
            PuzzleRun.from_path(puzzle, ["fly to the moon"])
        with pytest.raises(Problem):
            PuzzleRun.from_path(puzzle, [*puzzle.solution[0], puzzle.solution[0][0]])


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_task_answer_and_reasons_have_words_in_each_language(lang: str, long: bool) -> None:
    with words.use_language(lang):
        for puzzle in sample(long, 1):
            told = PuzzleText(puzzle)
            task, shown = told.task(), render_puzzle(puzzle)
            assert task.title == shown.title and task.text and len(task.moves) == len(task.move_texts)
            right = told.render_result(PuzzleRun.from_path(puzzle, puzzle.solution[0]))
            given = told.render_solution()
            assert right.solved and not given.solved and right.reasons == given.reasons and right.reasons
            assert bool(right.rule_text) == (puzzle.kind == FORBIDDEN)
            assert told.hint().text
            text = " ".join([task.title, task.text, right.title, *right.reasons, shown.kind_name, *task.move_texts])
            assert "puzzle-" not in text and "{" not in text


def test_the_puzzle_of_a_day_comes_once_before_one_comes_again() -> None:
    first = date(2026, 11, 16)
    for game in puzzle_kinds():
        known = library.list_puzzles(game)
        start = first - timedelta(first.toordinal() % len(known))
        days = [library.puzzle_of_day(game, start + timedelta(number)).id for number in range(len(known))]
        assert sorted(days) == sorted(puzzle.id for puzzle in known)
        assert library.puzzle_of_day(game, first) is library.puzzle_of_day(game, first)
    assert {library.daily_game(first + timedelta(number)) for number in range(3)} == {*puzzle_kinds()}


def test_unknown_puzzles_are_refused() -> None:
    with pytest.raises(Problem, match="no puzzle"):
        library.find("tzolkin/nothing")
    with pytest.raises(Problem, match="no puzzles"):
        library.require_puzzles("bul")
