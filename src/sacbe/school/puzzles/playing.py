"""A puzzle while it is solved: the real game at its position, the moves of one turn, and whether they solve it.

Like a run of a lesson, a try is described by its path: the moves that were made.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from sacbe import games
from sacbe.kernel.definition.position_data import encode_ask
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game, Refusal
from sacbe.school.puzzles import goals
from sacbe.school.puzzles.puzzle import FORBIDDEN, Puzzle, PuzzleLine
from sacbe.school.puzzles.turns import TurnExplorer

MOST_PATH: Final = 60           # moves of one turn

Outcome = Literal["played", "solved", "missed", "refused"]


class PuzzleVerdict(NamedTuple):
    """The result of a move: the turn goes on, or it is over and solves the puzzle or not; or the move is refused."""

    outcome: Outcome
    move: str
    refusal: Refusal | None = None


class PuzzleResult(NamedTuple):
    """The result of a finished try."""

    solved: bool
    value: float | None                 # by the measure of the puzzle; None: nobody has looked at this turn closely
    line: PuzzleLine | None             # what is known of this turn


class PuzzleRun:
    """A try to solve a puzzle, from its position."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.definition = games.load_definition(puzzle.game)
        self.seat = self.definition.seat_number(puzzle.seat, puzzle.players)
        self.path: list[str] = []
        self.game = start_puzzle(puzzle)
        self.walk = TurnExplorer(self.definition, self.definition.clone(self.game.state))
        self.is_done = False

    @classmethod
    def from_path(cls, puzzle: Puzzle, path: Sequence[str]) -> PuzzleRun:
        """Replay a try from its path; a problem if the path does not fit the puzzle."""
        run = cls(puzzle)
        if len(path) > MOST_PATH:
            raise Problem("puzzle-path", most=MOST_PATH)
        for move in path:
            if run.answer(move).outcome == "refused":
                raise Problem("puzzle-move", move=move)
        return run

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_run, (self.puzzle, self.path, self.game, self.is_done)

    @property
    def is_choice(self) -> bool:
        """Is one of the listed moves to be picked, and none to be played?"""
        return self.puzzle.kind == FORBIDDEN

    def moves(self) -> list[str]:
        """Return what can be answered now."""
        if self.is_done:
            return []
        return list(self.puzzle.moves) if self.is_choice else self.game.ask.options

    def answer(self, move: str) -> PuzzleVerdict:
        """Play a move of the solver; a refused one changes nothing."""
        if self.is_done:
            raise Problem("puzzle-done")
        if self.is_choice:
            return self._picked(move)
        if len(self.path) >= MOST_PATH:
            raise Problem("puzzle-path", most=MOST_PATH)
        refusal = self.game.explain(move, self.seat)
        if refusal is not None:
            return PuzzleVerdict("refused", move, refusal)
        move = self.definition.grammar.write(self.definition.grammar.read(move))
        choice = self.definition.grammar.read(move)
        self.is_done = self.walk.step(self.game.state, choice)[1]
        self.game.apply(choice)
        self.path.append(move)
        return PuzzleVerdict(self._outcome(), move)

    def _picked(self, move: str) -> PuzzleVerdict:
        try:
            move = self.definition.grammar.write(self.definition.grammar.read(move))
        except Problem:
            return PuzzleVerdict("refused", move, Refusal("kernel.unknown-move", {"move": move}))
        if move not in self.puzzle.moves:
            return PuzzleVerdict("refused", move, Refusal("kernel.not-asked", {}))
        self.path.append(move)
        self.is_done = True
        return PuzzleVerdict(self._outcome(), move)

    def _outcome(self) -> Outcome:
        if not self.is_done:
            return "played"
        return "solved" if self.result().solved else "missed"

    def step_back(self) -> PuzzleRun:
        """Return the try before its last move."""
        if not self.path:
            raise Problem("nothing-to-undo")
        return PuzzleRun.from_path(self.puzzle, self.path[:-1])

    # ------------------------------------------------------------ what it is worth

    def result(self) -> PuzzleResult:
        """Tell whether the finished turn solves the puzzle; another order of moves to the same end does as well."""
        if not self.is_done:
            raise Problem("puzzle-not-done")
        puzzle = self.puzzle
        if self.is_choice:
            is_found = (self.path[0],) in puzzle.solution
            return PuzzleResult(is_found, None, puzzle.lines[0] if is_found else None)
        line = self._known()
        value = goals.turn_value(puzzle.kind, self.definition, self.game.state, self.seat)
        if value is not None and puzzle.check.exact:
            return PuzzleResult(goals.value_gap(puzzle.kind, puzzle.lines[0].value, value) <= goals.ALIKE, value, line)
        return PuzzleResult(self._ends_like(puzzle.solution), line.value if line is not None else None, line)

    def _known(self) -> PuzzleLine | None:
        return next((line for line in self.puzzle.lines if self._ends_like([line.moves])), None)

    def _ends_like(self, lines: Sequence[Sequence[str]]) -> bool:
        moment = self.game.state.position_key()
        ends = [self.walk.follow_moves(line) for line in lines]
        return any(end is not None and end.position_key == moment for end in ends)


def restore_run(puzzle: Puzzle, path: list[str], game: Game, is_done: bool) -> PuzzleRun:
    """Return a try as it was before it was pickled."""
    run = PuzzleRun(puzzle)
    run.path, run.game, run.is_done = path, game, is_done
    return run


def start_puzzle(puzzle: Puzzle) -> Game:
    """Return the game at the position of a puzzle; chance is asked like a seat, and nobody answers for it."""
    definition = games.load_definition(puzzle.game)
    state = definition.restore(puzzle.position)
    try:
        game = Game(definition, puzzle.players, puzzle.options, None, state)
    except (IndexError, KeyError, ValueError, AssertionError, AttributeError, TypeError):
        raise Problem("puzzle-impossible", detail="-") from None
    ask = game.state.ask
    if ask is None or definition.seats[int(ask.seat):int(ask.seat) + 1] != (puzzle.seat,):
        raise Problem("puzzle-seat", seat=puzzle.seat)
    if encode_ask(ask) != puzzle.position["ask"]:
        raise Problem("puzzle-question")
    if broken := definition.find_violations(game.state):
        raise Problem("puzzle-impossible", detail=broken[0])
    return game
