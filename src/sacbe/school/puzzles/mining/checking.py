"""Checks puzzles: position and lines are played, and what can be told exactly is worked out again.

A deep check also compares the turns by simulations once more, with other deals and dice than when it was made.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.frame import State
from sacbe.kernel.errors import Problem
from sacbe.runtime.strict_yaml import FileProblem, Place
from sacbe.school.puzzles import goals
from sacbe.school.puzzles.mining import exact as finding
from sacbe.school.puzzles.mining import fights, simulated, solving
from sacbe.school.puzzles.mining import illegal_moves as forbidden
from sacbe.school.puzzles.mining.exact import CandidatePosition
from sacbe.school.puzzles.mining.solving import SolvedBy
from sacbe.school.puzzles.playing import PuzzleRun
from sacbe.school.puzzles.puzzle import ESCAPE, FEED, FIGHT, FORBIDDEN, Puzzle
from sacbe.school.puzzles.reading import load
from sacbe.school.puzzles.turns import TurnExplorer

DEALS: Final = 3                # of what the seat cannot know, in which view and moves must be the same
NEAR: Final = 1e-3              # figures of a file have four digits
AGAIN: Final = 9                # the stream of the second deep look
MIN_GAP_LEFT: Final = 0.5       # of the gap must be left when other dice fall


def check_file(path: Path, deep: bool = False) -> Puzzle:
    """Load the puzzle of a file and check it; the first thing that is wrong is a problem with its line."""
    puzzle = load(path)
    check(puzzle, deep)
    return puzzle


def check(puzzle: Puzzle, deep: bool = False) -> None:
    PuzzleChecker(puzzle).check_puzzle(deep)


class PuzzleChecker:
    """Checks one puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        try:
            self.run = PuzzleRun(puzzle)
        except Problem as problem:
            raise self.problem_at(("seat",) if problem.key == "puzzle-seat" else ("position",), problem) from None
        self.definition = self.run.definition
        self.state: State = self.definition.clone(self.run.game.state)
        self.state.listener = None
        self.spot = CandidatePosition(self.definition, puzzle.players, self.state, self.run.seat, puzzle.source)

    def problem_at(self, place: Place, reason: object) -> FileProblem:
        return FileProblem(self.puzzle.file, self.puzzle.line(*place), reason)

    def check_puzzle(self, deep: bool) -> None:
        self.check_hidden()
        if self.puzzle.kind == FORBIDDEN:
            self.check_forbidden()
        else:
            self.check_turns(deep)
        self.check_grade()

    def check_turns(self, deep: bool) -> None:
        self.check_solution()
        if self.puzzle.kind == FIGHT:
            self.check_fight()
        elif self.puzzle.check.exact:
            self.check_exact()
        elif deep:
            self.check_with_other_dice()

    # ------------------------------------------------------------ what the seat may know

    def check_hidden(self) -> None:
        """Check that view and moves do not depend on anything that the seat cannot know."""
        seat, ask = self.run.seat, self.state.ask
        assert ask is not None
        view = self.definition.view(self.state, seat)
        refused = forbidden.refused_moves(self.definition, self.state)
        for number in range(DEALS):
            other = self.definition.redeal(self.state, seat, SeededDriver(mix_seed(self.spot.seed, number)))
            same = other.ask is not None and sorted(other.ask.options) == sorted(ask.options)
            if not same or self.definition.view(other, seat) != view or forbidden.refused_moves(self.definition,
                                                                                                other) != refused:
                raise self.problem_at(("position",), Problem("puzzle-hidden"))

    # ------------------------------------------------------------ its lines

    def check_solution(self) -> None:
        puzzle = self.puzzle
        for number, line in enumerate(puzzle.solution):
            if not self.is_solved_by(line, ("solution", number)):
                raise self.problem_at(("solution", number), Problem("puzzle-no-solution"))
        if puzzle.lines[0].moves not in puzzle.solution:
            raise self.problem_at(("lines", 0), Problem("puzzle-first-line"))
        for number, other in enumerate(puzzle.lines[1:], 1):
            if self.is_solved_by(other.moves, ("lines", number, "moves")):
                raise self.problem_at(("lines", number), Problem("puzzle-also-solves"))

    def is_solved_by(self, moves: tuple[str, ...], place: Place) -> bool:
        """Play a line, and tell whether it solves the puzzle; an illegal move is refused with its rule."""
        run = PuzzleRun(self.puzzle)
        for number, move in enumerate(moves):
            if run.is_done:
                raise self.problem_at((*place, number), Problem("puzzle-too-long"))
            verdict = run.answer(move)
            if verdict.refusal is not None:
                raise self.problem_at((*place, number), Problem("expected-move", move=f"{self.puzzle.seat} {move}",
                                                                rule=verdict.refusal.rule))
        if not run.is_done:
            raise self.problem_at(place, Problem("puzzle-not-done"))
        return run.result().solved

    def check_forbidden(self) -> None:
        """Check that one of the moves is refused by the rule of the puzzle, and that the others are legal."""
        puzzle, game = self.puzzle, self.run.game
        for number, move in enumerate(puzzle.moves):
            refusal = game.explain(move, self.run.seat)
            if ((move,) in puzzle.solution) != (refusal is not None):
                raise self.problem_at(("moves", number), Problem("puzzle-forbidden", move=move))
            if refusal is not None and refusal.rule != puzzle.rule:
                raise self.problem_at(("rule",), Problem("puzzle-rule", rule=refusal.rule))
        if len(puzzle.solution) != 1 or puzzle.solution[0][0] not in puzzle.moves:
            raise self.problem_at(("solution",), Problem("puzzle-no-solution"))

    # ------------------------------------------------------------ figures

    def check_grade(self) -> None:
        """Check that the grade is that of the bots that solve it, or of the rule that forbids a move."""
        puzzle = self.puzzle
        found = forbidden.grade_of(puzzle.game, puzzle.rule) if puzzle.kind == FORBIDDEN else \
            solving.rate_puzzle(self.definition, SolvedBy(puzzle.solved, puzzle.missed))[0]
        self.check_figure(("grade",), puzzle.grade, found)

    def check_figure(self, place: Place, stated: float, actual: float) -> None:
        if abs(stated - actual) > NEAR:
            raise self.problem_at(place, Problem("puzzle-figure", said=str(stated), found=str(round(actual, 4))))

    def check_exact(self) -> None:
        """Make every turn again, and compare their number and values with the file."""
        puzzle = self.puzzle
        found = self.spot.all_turns()
        if found is None:
            raise self.problem_at(("check", "turns"), Problem("puzzle-too-many"))
        self.check_figure(("check", "turns"), puzzle.check.turns, len(found))
        if puzzle.kind == FEED and not goals.are_before_meal(self.definition, self.state, found, self.run.seat):
            raise self.problem_at(("position",), Problem("puzzle-meal"))
        worth = [goals.turn_value(puzzle.kind, self.definition, turn.end, self.run.seat) for turn in found]
        self.compare([value for value in worth if value is not None], finding.GAPS[puzzle.kind])

    def check_fight(self) -> None:
        found = fights.fight_costs(self.definition, self.state, self.run.seat)
        if found is None:
            raise self.problem_at(("check", "turns"), Problem("puzzle-too-many"))
        self.compare([lost for _, lost in found], fights.MIN_LOSS_GAP)

    def compare(self, worth: list[float], least: float) -> None:
        """Check that the solution has the best value of all turns, and that the gap to the next is as in the file."""
        puzzle = self.puzzle
        best = max(worth, key=lambda value: goals.value_gap(puzzle.kind, value, 0.0))
        self.check_figure(("lines", 0, "value"), puzzle.lines[0].value, best)
        behind = [goals.value_gap(puzzle.kind, best, value) for value in worth]
        gap = min((less for less in behind if less > goals.ALIKE), default=0.0)
        self.check_figure(("check", "gap"), puzzle.check.gap, gap)
        if gap < least - NEAR:
            raise self.problem_at(("check", "gap"), Problem("puzzle-gap", gap=str(round(gap, 4)), least=str(least)))

    def check_with_other_dice(self) -> None:
        """Compare again with other dice: the solution must still be the best, by half the gap that is asked for."""
        puzzle = self.puzzle
        many = simulated.DEEP_OUTS if puzzle.kind == ESCAPE else simulated.DEEP
        walk = TurnExplorer(self.definition, self.state)
        right = [turn for turn in map(walk.follow_moves, puzzle.solution) if turn is not None]
        more = simulated.turns_liked_by_evaluator(self.spot, right)
        if more is None:
            raise self.problem_at(("check", "turns"), Problem("puzzle-too-many"))
        found = simulated.compare_and_split(self.spot, puzzle.kind, many, mix_seed(self.spot.seed, AGAIN), more)
        least = MIN_GAP_LEFT * simulated.GAPS[puzzle.kind]
        known = {turn.position_key for turn in right}
        if found is None or {one.turn.position_key for one in found.right} - known or found.gap < least:
            gap = "-" if found is None else str(round(found.gap, 4))
            raise self.problem_at(("check", "gap"), Problem("puzzle-gap", gap=gap, least=str(least)))
