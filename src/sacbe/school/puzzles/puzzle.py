"""A puzzle as data: a position as its seat knows it, the turns that solve it, and what was found about them.

`docs/play/puzzles.md` describes the files.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from sacbe import games
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.puzzle_parts import PuzzleParts
from sacbe.runtime.strict_yaml import Place

BEST, POINTS, FEED, WIN, ESCAPE, FIGHT, FORBIDDEN = "best", "points", "feed", "win", "escape", "fight", "forbidden"
MEASURES: Final[Mapping[str, str]] = {                  # what the turns of a kind are compared by
    BEST: "chance", POINTS: "points", FEED: "unfed", WIN: "chance", ESCAPE: "out", FIGHT: "losses", FORBIDDEN: "rule",
}
LESS: Final = frozenset({"unfed", "losses"})            # measures of which less is better
GRADES: Final = (1, 2, 3)
NO_PUZZLES: Final = PuzzleParts(())


@cache
def puzzle_kinds() -> Mapping[str, tuple[str, ...]]:
    """Return the games that have puzzles, each with its kinds."""
    return {name: parts.kinds for name in games.names() if (parts := games.load_definition(name).puzzles()) is not None}


def parts_of(definition: GameDefinition) -> PuzzleParts:
    """Return what a game defines for its puzzles, or empty parts."""
    return definition.puzzles() or NO_PUZZLES


@dataclass(frozen=True)
class PuzzleSource:
    """The source of a position: a game of bots against themselves, after so many answers."""

    seed: int
    game: int
    answers: int
    bots: str


@dataclass(frozen=True)
class PuzzleLine:
    """A turn, and what it is worth by the measure of its puzzle; `error` is 0 where that is exact."""

    moves: tuple[str, ...]
    value: float
    error: float = 0.0
    points: float | None = None                         # that the seat can expect then
    categories: Mapping[str, float] = field(default_factory=dict)
    by: str = ""                                        # `quick`: what a quick bot plays


@dataclass(frozen=True)
class PuzzleCheck:
    """The check of a puzzle: how many different turns there are, how many were compared, and how closely."""

    exact: bool
    turns: int
    compared: int
    depth: int                          # of the simulations; 0 where everything is exact
    gap: float                          # between the solution and the next best turn, by the measure


@dataclass(frozen=True)
class Puzzle:
    """A puzzle: `id` is game and name, as in `tzolkin/feed-0a1b2c`."""

    game: str
    name: str
    kind: str
    grade: int
    rating: int                         # how strong one has to be to solve it about every second time
    seat: str
    source: PuzzleSource
    position: Mapping[str, Any]         # a snapshot: what the seat cannot know was dealt again
    solution: tuple[tuple[str, ...], ...]
    lines: tuple[PuzzleLine, ...]       # turns that are spoken of: the solution, the next best, others
    check: PuzzleCheck
    solved: tuple[str, ...]             # the weakest level of bots that finds it
    missed: tuple[str, ...]             # levels that were tried and do not
    moves: tuple[str, ...] = ()         # of a forbidden move: those among which it is
    rule: str = ""                      # and the rule that forbids it
    facts: Mapping[str, int] = field(default_factory=dict)      # numbers of the task in words
    file: str = ""
    lines_of_file: Mapping[Place, int] = field(default_factory=dict, compare=False, repr=False)

    @property
    def id(self) -> str:
        return f"{self.game}/{self.name}"

    @property
    def players(self) -> int:
        return int(self.position["players"])

    @property
    def options(self) -> Mapping[str, str]:
        found: Mapping[str, str] = self.position["options"]
        return found

    @property
    def measure(self) -> str:
        return MEASURES[self.kind]

    def line(self, *place: str | int) -> int:
        """Return the line of the file in which something stands, or the nearest thing around it."""
        while place and place not in self.lines_of_file:
            place = place[:-1]
        return self.lines_of_file.get(place, 1)
