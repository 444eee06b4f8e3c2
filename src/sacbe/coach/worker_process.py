"""The coach in a process of its own: it may be asked for hints, explanations and reviews, and be ended at any time.

Compiled code holds the interpreter's lock, so a coach that thinks in a thread would stop everything else.  The process
gets the setup and the choices so far, or a record, and gives back JSON.
"""

from __future__ import annotations

import signal
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from sacbe import games
from sacbe.bots.thinker import ChildProcess, kill_after, lower_priority_and_preload
from sacbe.coach.hints.hint import Hint, make_hint
from sacbe.coach.review.review import Progress, review_game
from sacbe.coach.review.schema import Review
from sacbe.coach.study.analysis import analyze_position
from sacbe.coach.text.messages import ReviewTold
from sacbe.coach.text.phrases import NOBODY
from sacbe.coach.text.render import render_explanation, render_hint, render_review
from sacbe.games.components import editions
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import record
from sacbe.kernel.play.game import Game
from sacbe.presentation.language import words

MAX_CACHED_HINTS: Final = 32    # hints that a process remembers, so that further steps take no time
START: Final = 60.0             # seconds a new process may take until it can be asked


class GameSetup(NamedTuple):
    """A game as it can be sent: what is played, and all answers, those of chance among them."""

    game: str
    players: int
    options: dict[str, str]
    choices: list[int]
    edition: str
    components: Mapping[str, Any]
    rules: int
    position: Mapping[str, Any] | None = None       # what is given of the position that it began from

    @classmethod
    def from_game(cls, game: Game, position: Mapping[str, Any] | None = None) -> GameSetup:
        definition = game.definition
        return cls(definition.name, game.players, dict(game.options), [entry.choice for entry in game.history],
                   definition.edition_name, dict(definition.components), definition.version, position)

    def build_game(self) -> Game:
        """Build the game again from its setup and choices."""
        definition = editions.rebuild(self.game, self.edition, self.components, self.rules)
        start = None if self.position is None else definition.build_position(self.players, self.options, self.position)
        game = Game(definition, self.players, self.options, None, start)
        for choice in self.choices:
            game.apply(choice)
        return game


class HintTask(NamedTuple):
    """A request for a hint to the seat that is asked."""

    setup: GameSetup
    step: int
    lang: str
    names: dict[str, str] = {}                      # people by their seats


class ExplainTask(NamedTuple):
    """A request to explain to a reader why a seat answered as it did."""

    setup: GameSetup
    at: int
    reader: int | None
    lang: str
    names: dict[str, str] = {}


class StudyTask(NamedTuple):
    """A request to analyze a place of a study."""

    setup: GameSetup
    depth: int
    lang: str


class ReviewTask(NamedTuple):
    """A request for the review of a record.

    Findings are stored in the file `kept` until the review is complete, if one is named.
    """

    record: str
    depth: int
    kept: str


Task = HintTask | ExplainTask | StudyTask | ReviewTask


class StoredReview(Struct):
    """A review with its words in all languages, as it is stored.

    Names of people come and go, so placeholders stand in their place.
    """

    review: Review
    words: dict[str, ReviewTold]

    def render(self, lang: str, names: Mapping[str, str] = NOBODY) -> ReviewTold:
        """Return the words with the names of people; other seats go by their colour."""
        text = msgspec.json.encode(self.words[lang]).decode()
        with words.use_language(lang):
            for one in self.review.seats:
                name = names.get(one.seat) or words.say_with(f"name-{self.review.game}-seat-{one.seat}", {"count": 1})
                text = text.replace(seat_placeholder(one.seat), msgspec.json.encode(name).decode()[1:-1])
        return msgspec.json.decode(text, type=ReviewTold)


def seat_placeholder(seat: str) -> str:
    """Return the placeholder for the name of a seat in stored words: characters that no sentence and no name has."""
    return f"\ue000{seat}\ue001"


class WorkerProblem(NamedTuple):
    """The answer of the process when something is wrong: a problem, or (without a key) a fault of its own."""

    key: str
    facts: dict[str, object]


class ReviewProgress(NamedTuple):
    """The progress of a review: places done, of how many."""

    some: int
    total: int


class CoachProcess(ChildProcess):
    """The child process of the coach."""

    def __init__(self, limit: float = 0.0) -> None:
        super().__init__(serve, limit)

    def ask(self, task: Task, seconds: float | None = None, progress: Progress | None = None) -> bytes:
        """Send a task and return the answer as JSON; blocks.

        EOFError: it was closed or has died; TimeoutError: nothing came in time.
        """
        try:
            with self._turn:
                answer = self._asked(task, seconds, progress)
        except TimeoutError:
            raise
        except OSError as error:
            raise EOFError from error
        if isinstance(answer, WorkerProblem):
            raise Problem(answer.key, **answer.facts)
        return bytes(answer)

    def _asked(self, task: Task, seconds: float | None, progress: Progress | None) -> Any:
        self._greet(START)
        self._pipe.send(task)
        while isinstance(answer := self._receive(seconds), ReviewProgress):
            if progress is not None:
                progress(*answer)
        return answer


def serve(pipe: Connection, limit: float) -> None:
    """Run in the child process: answer tasks until the parent closes the pipe. Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lower_priority_and_preload()
    coach = CoachWorker(lambda some, total: pipe.send(ReviewProgress(some, total)))
    with suppress(EOFError, OSError):
        pipe.send(True)
        while True:
            task: Task = pipe.recv()
            with kill_after(limit):
                answer = answer_task(coach, task)
            pipe.send(answer)


def answer_task(coach: CoachWorker, task: Task) -> bytes | WorkerProblem:
    """Return the answer to a task, or what is wrong; the sender must learn of every failure."""
    try:
        return coach.answer(task)
    except (EOFError, OSError):
        raise
    except Problem as problem:
        return WorkerProblem(problem.key, dict(problem.facts))
    except Exception as error:
        return WorkerProblem("coach-failed", {"detail": type(error).__name__})


class CoachWorker:
    """Answers the tasks of the coach, and remembers its last hints."""

    def __init__(self, progress: Callable[[int, int], None] | None = None) -> None:
        self._progress = progress
        self._hints: OrderedDict[bytes, Hint] = OrderedDict()

    def answer(self, task: Task) -> bytes:
        if isinstance(task, ReviewTask):
            return msgspec.json.encode(self._review(task))
        with words.use_language(task.lang):
            game = task.setup.build_game()
            if isinstance(task, StudyTask):
                return msgspec.json.encode(analyze_position(game, task.depth))
            if isinstance(task, ExplainTask):
                return msgspec.json.encode(render_explanation(game, task.at, task.reader, task.names))
            return msgspec.json.encode(render_hint(game, task.step, self._hint(task.setup, game), task.names))

    def _hint(self, setup: GameSetup, game: Game) -> Hint:
        key = msgspec.json.encode(setup)
        found = self._hints.pop(key, None)
        found = self._hints[key] = make_hint(game) if found is None else found
        if len(self._hints) > MAX_CACHED_HINTS:
            self._hints.popitem(last=False)
        return found

    def _review(self, task: ReviewTask) -> StoredReview:
        game = record.read(task.record, games.load_definition)
        found = review_game(game, task.depth, self._progress, Path(task.kept) if task.kept else None)
        names = {seat: seat_placeholder(seat) for seat in game.definition.seats[:game.players]}
        told = {}
        for lang in words.LANGUAGES:
            with words.use_language(lang):
                told[lang] = render_review(game, found, names)
        return StoredReview(found, told)
