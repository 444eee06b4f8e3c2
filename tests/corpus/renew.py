"""Write the corpus again, and say what has changed.

A game that is there keeps its answers as long as they are legal; from the first that is not, its bots play on.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from corpus import stored
from corpus.compare import cut
from corpus.plan import Spec
from corpus.stored import Stored
from corpus.walk import WIDTHS, Walk, parts_of
from sacbe.kernel.play import record
from sacbe.runtime.executor_choice import choose_executor


class Task(NamedTuple):
    """A game to renew, and where the corpus is."""

    spec: Spec
    root: Path

    @property
    def path(self) -> Path:
        return self.root / self.spec.game / f"{self.spec.name}{stored.RECORD}"


class Renewed(NamedTuple):
    """A renewed game: its two files and what has changed in it."""

    text: str
    beside: str
    answers: int
    asked: set[str]             # the questions that come up in it
    news: list[str]             # none if it is unchanged


class Count:
    """Counts how many games were renewed, and which questions came up in them."""

    def __init__(self) -> None:
        self.games = self.answers = self.changed = self.new = 0
        self.asked: dict[str, set[str]] = {}

    def add(self, game: str, result: Renewed, is_new: bool) -> None:
        self.games += 1
        self.answers += result.answers
        self.new += is_new
        self.changed += bool(result.news) and not is_new
        self.asked.setdefault(game, set()).update(result.asked)


def renew(specs: Sequence[Spec], root: Path, jobs: int, say: Callable[[str], None],
          progress: Callable[[int], None] = lambda done: None, count: Count | None = None) -> Count:
    """Renew these games; `say` gets a line for each that changes, `progress` how many are done."""
    tasks = [Task(spec, root) for spec in specs]
    for task in tasks:
        if task.path.exists():
            stored.read(task.path)              # a damaged file is reported before anything is written
    count = count or Count()
    done = choose_executor(jobs).run(renewed, tasks)
    for number, (task, result) in enumerate(zip(tasks, done, strict=True), 1):
        count.add(task.spec.game, result, is_new=not task.path.exists())
        if result.news:
            stored.write(task.path, result.text, result.beside)
            say("\n    ".join([f"{task.spec.title}: {result.news[0]}", *result.news[1:]]))
        progress(number)
    return count


def renewed(task: Task) -> Renewed:
    """Renew one game, with its old answers first."""
    spec, old = task.spec, stored.read(task.path) if task.path.exists() else None
    definition = spec.definition()
    options = definition.check_setup(spec.players, spec.options)
    walk = Walk(definition, spec.players, options)
    rows = [walk.look().row()]
    kept, refused = follow(walk, rows, old.moves if old is not None and fits(old, spec) else [])
    play_on(walk, rows, spec)
    result = definition.scores(walk.state), definition.winners(walk.state)
    text = record.compose(definition, spec.players, options, walk.seats, walk.choices, result)
    beside = stored.digests(text, spec.bots, spec.seed, rows)
    if old is None:
        news = [f"new, {len(walk.choices)} answers by {' '.join(spec.bots)}"]
    else:
        news = changes(old, text, beside, rows, kept, refused)
    return Renewed(text, beside, len(walk.choices), walk.asked, news)


def fits(old: Stored, spec: Spec) -> bool:
    """Is it the same game with as many players, so that its answers may still stand?"""
    return (old.head["game"].text, old.head["players"].text) == (spec.game, str(spec.players))


def follow(walk: Walk, rows: list[str], moves: Sequence[str]) -> tuple[int, str]:
    """Give the old answers as long as they are legal; return how many, and why the next one is not."""
    for number, move in enumerate(moves):
        choice = walk.legal(move)
        if choice is None:
            return number, walk.why_not(move)
        walk.answer(choice)
        rows.append(walk.look().row())
    return len(moves), "the game goes on" if walk.state.ask is not None else ""


def play_on(walk: Walk, rows: list[str], spec: Spec) -> None:
    """Let the bots play to the end."""
    drivers = spec.drivers(walk.definition, len(walk.choices))
    while (ask := walk.state.ask) is not None:
        walk.answer(drivers[ask.seat].choose(walk.state, ask))
        rows.append(walk.look().row())


# ---------------------------------------------------------------- telling

def changes(old: Stored, text: str, beside: str, rows: Sequence[str], kept: int, refused: str) -> list[str]:
    """Say what has changed, the most important first; nothing if both files stay the same."""
    news: list[str] = []
    if refused:
        _, lines, _ = record.split(text)
        now = lines[kept].text if kept < len(lines) else "the end of the game"
        was = f"{kept + 1} {old.moves[kept]}" if kept < len(old.moves) else "the end of the game"
        news.append(f"played on from answer {kept + 1} of {len(old.moves)}, now {len(lines)}: was “{was}”"
                    f" ({refused}), is “{now}”")
    news += other_digests(old, rows, kept)
    head = text.split("\n\n", 1)[0].splitlines(), old.text.split("\n\n", 1)[0].splitlines()
    news += [f"head: was “{cut(was)}”, is “{cut(now)}”" for now, was in zip_longest(*head, fillvalue="") if now != was]
    if not news and text != old.text:
        news.append("only the end of the record differs: result or winners")
    if not news and beside != old.path.with_suffix(stored.DIGESTS).read_text(encoding="utf-8"):
        news.append("only bots or seed of the plan differ; the answers stay")
    return news


def other_digests(old: Stored, rows: Sequence[str], kept: int) -> list[str]:
    """Say where digests of old answers differ, for each part from where on and how often."""
    if not old.rows:
        return ["the digests were missing or belonged to another record"]
    first: dict[str, int] = {}
    often = dict.fromkeys(WIDTHS, 0)
    for at in range(kept + 1):
        if rows[at] != old.rows[at]:
            was = parts_of(old.rows[at])
            for part, now in parts_of(rows[at]).items():
                if now != was[part]:
                    first.setdefault(part, at)
                    often[part] += 1
    if not first:
        return []
    parts = ", ".join(f"{part} after answer {first[part]} ({often[part]}x)" for part in WIDTHS if part in first)
    at = min(first.values())
    after = f" “{at} {old.moves[at - 1]}”" if at else ", the start"
    return [f"digests of the same answers differ first after{after}: {parts}"]


def progress_line(total: int) -> Callable[[int], None]:
    """Return a function that shows on a terminal how far it is, and elsewhere says so now and then."""
    def show(done: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{done} of {total} games" + (" \n" if done == total else ""), end="", file=sys.stderr, flush=True)
        elif done % 25 == 0 or done == total:
            print(f"{done} of {total} games", file=sys.stderr, flush=True)
    return show
