"""Solving puzzles: what a turn is, what it is worth, and who finds it."""

from __future__ import annotations

from datetime import date

import pytest

from sacbe import games
from sacbe.school.puzzles import goals, library, rating
from sacbe.school.puzzles.mining import fights, solving
from sacbe.school.puzzles.playing import PuzzleRun, start_puzzle
from sacbe.school.puzzles.puzzle import FEED, FIGHT, POINTS, Puzzle
from sacbe.school.puzzles.turns import TurnExplorer

pytestmark = pytest.mark.once


def first(game: str, kind: str) -> Puzzle:
    return next(puzzle for puzzle in library.list_puzzles(game) if puzzle.kind == kind)


def test_another_order_to_the_same_end_solves_too() -> None:
    """Every turn that ends where a solution ends, or is worth as much, is accepted."""
    puzzle = first("tzolkin", POINTS)
    state = start_puzzle(puzzle).state
    state.listener = None
    found = TurnExplorer(games.load_definition("tzolkin"), state).all_turns()
    assert found is not None and len(found) == puzzle.check.turns
    write = games.load_definition("tzolkin").grammar.write
    seat = games.load_definition("tzolkin").seats.index(puzzle.seat)
    for turn in found[:60]:
        value = goals.turn_value(POINTS, games.load_definition("tzolkin"), turn.end, seat)
        run = PuzzleRun.from_path(puzzle, [write(choice) for choice in turn.choices])
        assert run.result().solved == (value == puzzle.lines[0].value)


def test_a_fed_seat_stays_fed_whatever_the_others_do() -> None:
    """The Food Day comes: the solution loses nothing to hunger, and the next best turn does."""
    puzzle = first("tzolkin", FEED)
    for line, unfed in ((puzzle.solution[0], 0), (puzzle.lines[1].moves, round(puzzle.lines[1].value))):
        game = PuzzleRun.from_path(puzzle, line).game
        while not any(told.data["event"] == "fed" and told.data["seat"] == puzzle.seat for told in game.event_log):
            game.apply(game.ask.options[0])
        fed = next(told.data for told in game.event_log if told.data["event"] == "fed"
                   and told.data["seat"] == puzzle.seat)
        assert fed["unfed"] == unfed


def test_a_fight_is_worked_out_to_its_end() -> None:
    """The losses of an answer are the mean over the dice that follow it."""
    puzzle = first("chichen_itza", FIGHT)
    definition = games.load_definition("chichen_itza")
    state = start_puzzle(puzzle).state
    state.listener = None
    seat = definition.seats.index(puzzle.seat)
    found = fights.fight_costs(definition, state, seat)
    assert found is not None
    for turn, lost in found:
        tree = fights.FightTree(definition, state, seat)
        ask = turn.end.ask
        if ask is None or int(ask.seat) != 255:
            continue
        after = []
        for choice in ask.options:
            twin = turn.end.clone()
            twin.apply(choice)
            after.append(tree.losses(twin))
        assert lost == pytest.approx(sum(after) / len(after))


def test_levels_are_tried_from_weak_to_strong() -> None:
    puzzle = first("tzolkin", FEED)
    assert solving.rate_puzzle(games.load_definition("tzolkin"), solving.SolvedBy(("casual",), ())) == (1, 1210)
    assert solving.rate_puzzle(games.load_definition("tzolkin"), solving.SolvedBy(("expert",), ()))[0] == 2
    assert solving.rate_puzzle(games.load_definition("tzolkin"), solving.SolvedBy((), ("master",)))[0] == 3
    assert "easy" in puzzle.missed and not {*puzzle.missed} & {*puzzle.solved}


def test_a_rating_follows_what_was_solved() -> None:
    day = date(2026, 11, 16)
    solver = rating.SolverRating()
    for _ in range(40):
        solver = rating.update_rating(solver, 1500.0, True, day)
    assert solver.rating > 1500 and rating.SURE <= solver.deviation < 100
    lower = rating.update_rating(solver, 1000.0, False, day)
    assert lower.rating < solver.rating and rating.update_rating(solver, 2500.0, False, day).rating > lower.rating
    rested = rating.update_rating(solver, 1500.0, True, date(2027, 11, 16))
    assert rested.rating - solver.rating > rating.update_rating(solver, 1500.0, True, day).rating - solver.rating


def test_a_streak_needs_every_day() -> None:
    days = [date(2026, 11, number) for number in (1, 2, 3, 5, 6)]
    found = rating.build_streak(reversed(days))
    assert (found.days, found.best) == (2, 3)
    assert rating.current_streak(found, date(2026, 11, 7)) == 2 and rating.current_streak(found, date(2026, 11, 8)) == 0
