"""Collects the puzzles of one game after another in a folder, until there are enough of each kind.

What is done is written down after each game, so that a run goes on where it stopped.  Puzzles are taken in the order of
the games, whatever the number of processes: a seed always gives the same files.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sacbe import games
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import SEED_LIMIT
from sacbe.runtime.executor import HERE, Executor
from sacbe.school.puzzles.mining.mining import MineTask, mine_game
from sacbe.school.puzzles.puzzle import BEST, FORBIDDEN, WIN, Puzzle, puzzle_kinds
from sacbe.school.puzzles.writing import write_puzzle

MOST_A_RULE: Final = 3          # puzzles about the same forbidden rule, so that they differ
MOST_GAMES: Final = 100_000

Progress = Callable[[int, int], None]       # puzzles so far, and how many are wanted


class PuzzleCollection:
    """The puzzles of a run so far, in its folder."""

    def __init__(self, game: str, kinds: Sequence[str], count: int, seed: int, folder: Path) -> None:
        self.game = games.find(game)
        known = puzzle_kinds().get(self.game, ())
        if not known:
            raise Problem("no-puzzles", game=self.game)
        for kind in kinds:
            if kind not in known:
                raise Problem("puzzle-kind", kind=kind, game=self.game, allowed=", ".join(known))
        if count < 1:
            raise Problem("at-least-one", name="count", number=count)
        if not 0 <= seed < SEED_LIMIT:
            raise Problem("seed", seed=str(seed), most=SEED_LIMIT - 1)
        self.kinds = tuple(kinds) or known
        self.count = count
        self.seed = seed
        self.folder = folder
        self.next = 0                           # number of the next game
        self.have: Counter[str] = Counter()
        self.rules: Counter[str] = Counter()
        self.resume()

    @property
    def file(self) -> Path:
        return self.folder / f".{self.game}-{self.seed}-{'-'.join(self.kinds)}.json"

    @property
    def wanted_count(self) -> int:
        return self.count * len(self.kinds)

    @property
    def found_count(self) -> int:
        return sum(min(self.count, self.have[kind]) for kind in self.kinds)

    def open_kinds(self) -> tuple[str, ...]:
        return tuple(kind for kind in self.kinds if self.have[kind] < self.count)

    def resume(self) -> None:
        """Load the progress of an earlier run, to go on where it stopped."""
        if not self.file.exists():
            return
        try:
            data: dict[str, Any] = json.loads(self.file.read_bytes())
            self.next = int(data["next"])
            self.have.update({str(kind): int(many) for kind, many in data["have"].items()})
            self.rules.update({str(rule): int(many) for rule, many in data["rules"].items()})
        except (ValueError, KeyError, TypeError, AttributeError):
            raise Problem("puzzle-progress", file=str(self.file)) from None

    def save(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        part = self.file.with_suffix(".part")
        part.write_text(json.dumps({"next": self.next, "have": self.have, "rules": self.rules}), encoding="utf-8")
        part.replace(self.file)

    def add(self, puzzles: Sequence[Puzzle]) -> None:
        """Add the puzzles of the next game, as far as they are wanted."""
        wins = {puzzle.source for puzzle in puzzles if puzzle.kind == WIN}
        for puzzle in puzzles:
            if self.have[puzzle.kind] >= self.count or self.rules[puzzle.rule] >= MOST_A_RULE:
                continue
            if puzzle.kind == BEST and puzzle.source in wins:       # the same position, asked more clearly
                continue
            write_puzzle(puzzle, self.folder)
            self.have[puzzle.kind] += 1
            if puzzle.kind == FORBIDDEN:
                self.rules[puzzle.rule] += 1
        self.next += 1
        self.save()

    def tasks(self, most: int) -> Iterator[MineTask]:
        """Yield a task for each game until no kind is wanted any more.

        A kind that is complete is not looked for again.
        """
        number = self.next
        while number < most and (kinds := self.open_kinds()):
            yield MineTask(self.game, self.seed, number, kinds)
            number += 1


def collect_puzzles(collection: PuzzleCollection, executor: Executor = HERE, most: int = MOST_GAMES,
                    progress: Progress | None = None) -> None:
    """Look through games, at most up to number `most`, until there are enough puzzles."""
    collection.save()
    with closing(executor.run(mine_game, collection.tasks(most))) as results:
        for found in results:
            collection.add(found)
            if progress is not None:
                progress(collection.found_count, collection.wanted_count)
