"""Makes puzzles that can be checked exactly: every turn of a position is made, and compared by what it achieves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from sacbe.kernel.core.chance import mix_seed
from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.school.puzzles import goals
from sacbe.school.puzzles.mining import solving
from sacbe.school.puzzles.puzzle import FEED, POINTS, WIN, Puzzle, PuzzleCheck, PuzzleLine, PuzzleSource
from sacbe.school.puzzles.turns import MOST_NODES, Turn, TurnExplorer, write_moves
from sacbe.school.puzzles.writing import name_of

LEAST_POINTS: Final = 5.0       # that the solution of `points` scores in its turn
POINTS_GAP: Final = 2.0         # points between the solution and the next best turn
WIN_GAP: Final = 0.5            # of a victory: a shared one is half a victory
MAX_SOLUTION_SHARE: Final = 0.15  # of all turns may solve `feed` or `win`
LEAST_TURNS: Final = 8          # different turns that there must be
SPARSE: Final = 3               # of so many positions one is searched for points: it takes long
MOST_SOLUTIONS: Final = 3       # that a file names; all turns that are as good are accepted
GAPS: Final = {POINTS: POINTS_GAP, FEED: 1.0, WIN: WIN_GAP}


@dataclass
class CandidatePosition:
    """A position in which a seat is asked, as it knows it; `is_start` where its turn begins."""

    definition: GameDefinition
    players: int
    state: State
    seat: int
    source: PuzzleSource
    is_start: bool = True
    most: int = MOST_NODES              # positions within a turn that are looked at
    looks: dict[tuple[bool, int, int], list[Any]] = field(default_factory=dict, repr=False)     # by simulations
    _turns: list[Turn] | None = field(default=None, repr=False)
    _is_asked: bool = False

    @property
    def seed(self) -> int:
        return mix_seed(mix_seed(self.source.seed, self.source.game), self.source.answers)

    def all_turns(self) -> list[Turn] | None:
        """Return all turns, found once; None if there are too many."""
        if not self._is_asked:
            self._turns = TurnExplorer(self.definition, self.state).all_turns(self.most)
            self._is_asked = True
        return self._turns

    def line(self, turn: Turn, value: float, by: str = "") -> PuzzleLine:
        return PuzzleLine(write_moves(self.definition, turn.choices), value, by=by)


class TurnsByValue(NamedTuple):
    """The turns that reach the best value, the shortest first, and the next best turn."""

    best: float
    right: list[Turn]
    second: Turn
    second_value: float
    gap: float


def mine_exact(spot: CandidatePosition, kind: str) -> Puzzle | None:
    """Make a puzzle of a kind whose measure is exact; None if the position is not fit for one."""
    found = spot.all_turns() if can_be_puzzle(spot, kind) else None
    parted = None if found is None or len(found) < LEAST_TURNS else split_by_value(spot, kind, found)
    if found is None or parted is None or parted.gap < GAPS[kind]:
        return None
    if not is_good(spot, kind, parted.best, len(parted.right), len(found)):
        return None
    solves = moment_filter({turn.position_key for turn in parted.right})
    if solving.solves_puzzle(solving.QUICK, kind, spot.definition, spot.state, spot.players, spot.seed, solves):
        return None
    check = PuzzleCheck(True, len(found), len(found), 0, parted.gap)
    solution = [write_moves(spot.definition, turn.choices) for turn in parted.right[:MOST_SOLUTIONS]]
    return build_puzzle(spot, kind, solution, lines_of(spot, kind, parted), check, solves)


def split_by_value(spot: CandidatePosition, kind: str, turns: Sequence[Turn]) -> TurnsByValue | None:
    """Split all turns by their value; None if one of them has none, or all have the same."""
    values = [goals.turn_value(kind, spot.definition, turn.end, spot.seat) for turn in turns]
    valued = [(turn, value) for turn, value in zip(turns, values, strict=True) if value is not None]
    if len(valued) < len(turns):
        return None
    if kind == FEED and not goals.are_before_meal(spot.definition, spot.state, turns, spot.seat):
        return None
    best = max((value for _, value in valued), key=lambda value: goals.value_gap(kind, value, 0.0))
    right = [turn for turn, value in valued if goals.value_gap(kind, best, value) <= goals.ALIKE]
    others = [(turn, value) for turn, value in valued if goals.value_gap(kind, best, value) > goals.ALIKE]
    if not others:
        return None
    second, value = min(others, key=lambda one: (goals.value_gap(kind, best, one[1]), len(one[0].choices)))
    right.sort(key=lambda turn: (len(turn.choices), turn.choices))
    return TurnsByValue(best, right, second, value, goals.value_gap(kind, best, value))


def lines_of(spot: CandidatePosition, kind: str, turns: TurnsByValue) -> list[PuzzleLine]:
    """Return the solution, the next best turn, and what a quick bot plays if that is neither."""
    quick = solving.bot_turn("medium", kind, spot.definition, spot.players, spot.state, spot.seed)
    second = turns.second
    by = "quick" if quick.position_key == second.position_key else ""
    lines = [spot.line(turns.right[0], turns.best), spot.line(second, turns.second_value, by)]
    value = goals.turn_value(kind, spot.definition, quick.end, spot.seat)
    if not by and value is not None and all(quick.position_key != turn.position_key for turn in turns.right):
        lines.append(spot.line(quick, value, "quick"))
    return lines


def moment_filter(moments: set[str]) -> Callable[[Turn], bool]:
    return lambda turn: turn.position_key in moments


def can_be_puzzle(spot: CandidatePosition, kind: str) -> bool:
    """Can a position be a puzzle of this kind at all?"""
    if kind == POINTS:
        return mix_seed(spot.seed, 1) % SPARSE == 0
    if kind == WIN:
        return is_last(spot)
    meal = goals.next_meal(spot.definition, spot.state, spot.seat)
    return meal.is_due and meal.unfed > 0


def is_last(spot: CandidatePosition) -> bool:
    """Is the game over after this turn, whatever the seat does?  One quick turn says whether it is worth a look."""
    return solving.bot_turn("beginner", WIN, spot.definition, spot.players, spot.state, spot.seed).end.ask is None


def is_good(spot: CandidatePosition, kind: str, best: float, right: int, every: int) -> bool:
    """Is there something to find, and is it not too easy?"""
    if kind == POINTS:
        return best - goals.seat_points(spot.definition, spot.state, spot.seat) >= LEAST_POINTS
    if right > MAX_SOLUTION_SHARE * every:
        return False
    return best == 0.0 if kind == FEED else best > 0.0


def build_puzzle(spot: CandidatePosition, kind: str, solution: list[tuple[str, ...]], lines: list[PuzzleLine],
                 check: PuzzleCheck,
                 solves: Callable[[Turn], bool]) -> Puzzle:
    """Build the puzzle, rated by the levels that solve it."""
    definition = spot.definition
    by = solving.weakest_solver(kind, definition, spot.state, spot.players, spot.seed, solves)
    grade, rating = solving.rate_puzzle(definition, by)
    position = definition.snapshot(spot.state)
    return Puzzle(definition.name, name_of(kind, position), kind, grade, rating, definition.seats[spot.seat],
                  spot.source, position,
                  tuple(solution), tuple(lines), check, by.solved, by.missed, facts=facts_of(spot, kind))


def facts_of(spot: CandidatePosition, kind: str) -> dict[str, int]:
    """Return the numbers that the task names."""
    if kind == FEED:
        return dict(goals.next_meal(spot.definition, spot.state, spot.seat).facts)
    return {}
