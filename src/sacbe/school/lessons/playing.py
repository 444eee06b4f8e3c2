"""A lesson while it is played: the real game, the step that is shown, and what comes of a move.

A run is described by its path: the learner's moves, and `next` for each step that was only read.  Everything else
follows from the lesson, so nothing else is stored, and a path of an older lesson is followed as far as it fits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from sacbe import bots, games
from sacbe.kernel.core.chance import Driver, SeededDriver, mix_seed
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import snapshot
from sacbe.kernel.play.game import Game, Refusal
from sacbe.runtime.strict_yaml import Text
from sacbe.school.lessons.lesson import Lesson, LessonStep

NEXT: Final = "next"
MOST_ANSWERS: Final = 400       # of bots and chance between two questions to the learner; more means an endless loop
MOST_PATH: Final = 120          # moves of a lesson that one may make

Outcome = Literal["accepted", "not-meant", "refused"]


class MoveVerdict(NamedTuple):
    """The result of a move in a lesson; a refused move has its rule with the numbers that matter."""

    outcome: Outcome
    move: str
    refusal: Refusal | None = None


class LessonRun:
    """A run through a lesson; `at` is the number of the current step, or the number of steps at the end."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.definition = games.load_definition(lesson.game)
        self.learner = self.definition.seat_number(lesson.seat, lesson.players)
        self.at = 0
        self.path: list[str] = []
        self.events_before_change = 0   # events before the last change
        self.played = 0                 # lines of the script since the last step
        self.turn: int | None = None    # events before the learner's turn in this step, once it was begun
        self.note: Text | None = None   # what is said to the last move, which was accepted
        self.game = self._set_up(lesson.given)
        self._enter()

    @classmethod
    def from_path(cls, lesson: Lesson, path: Sequence[str]) -> LessonRun:
        """Replay a path, as far as the lesson still goes along with it."""
        run = cls(lesson)
        for move in path[:MOST_PATH]:
            try:
                taken = (run.read_on() if move == NEXT and run.is_at_reading_step
                         else run.answer(move).outcome == "accepted")
            except Problem:
                break
            if not taken:
                break
        return run

    def copy(self) -> LessonRun:
        twin = LessonRun.__new__(LessonRun)
        twin.__dict__.update(self.__dict__)
        twin.path, twin.game, twin._dice = self.path.copy(), self.game.clone(), self._dice.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        fields = {name: value for name, value in self.__dict__.items() if name not in ("definition", "_dice")}
        return restore_run, (fields, snapshot.dump_driver(self._dice))

    # ------------------------------------------------------------ where it stands

    @property
    def is_done(self) -> bool:
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        """Return the step that is shown; None at the end."""
        return None if self.is_done else self.lesson.steps[self.at]

    @property
    def is_at_reading_step(self) -> bool:
        """Is there nothing to do but to read on?"""
        return not self.is_done and self.lesson.steps[self.at].is_reading_step

    def open_moves(self) -> list[str]:
        """Return the legal moves that the current step accepts."""
        step, ask = self.step, self.game.state.ask
        if step is None or step.is_reading_step or ask is None or ask.seat != self.learner:
            return []
        return [move for move in map(self.definition.grammar.write, ask.options) if step.accepts(move)]

    # ------------------------------------------------------------ what the learner does

    def read_on(self) -> bool:
        """Go on from a step that is only read."""
        if not self.is_at_reading_step:
            raise Problem("lesson-not-read")
        self.events_before_change = len(self.game.event_log)
        self.note = None
        self.path.append(NEXT)
        self._finish()
        return True

    def answer(self, move: str) -> MoveVerdict:
        """Play a move of the learner; nothing changes unless the step accepts it."""
        step = self.step
        if step is None or step.is_reading_step:
            raise Problem("lesson-read-first")
        if len(self.path) >= MOST_PATH:
            raise Problem("lesson-endless")
        refusal = self.game.explain(move, self.learner)
        if refusal is not None:
            return MoveVerdict("refused", move, refusal)
        move = self.definition.grammar.write(self.definition.grammar.read(move))
        if not step.accepts(move):
            return MoveVerdict("not-meant", move)
        self.events_before_change = len(self.game.event_log)
        if self.turn is None and self._is_own_turn:
            self.turn = len(self.game.event_log)
        self.game.apply(move)
        self.path.append(move)
        self.note = step.note_on(move)
        if not step.is_ended_by(move):
            self._wait_for_learner()
        if step.is_ended_by(move) or self._is_over(step):
            self._finish()
        return MoveVerdict("accepted", move)

    def step_back(self) -> LessonRun:
        """Return the run before the last thing the learner did."""
        if not self.path:
            raise Problem("nothing-to-undo")
        return LessonRun.from_path(self.lesson, self.path[:-1])

    # ------------------------------------------------------------ what the lesson does

    def _set_up(self, given: object) -> Game:
        lesson = self.lesson
        fields = {**lesson.given, **given} if isinstance(given, dict) else dict(lesson.given)
        self._dice: Driver = SeededDriver(lesson.seed)
        return Game(self.definition, lesson.players, lesson.options, None,
                    self.definition.build_position(lesson.players, lesson.options, fields))

    def _finish(self) -> None:
        """End the step: play what follows it, and show the next one."""
        self.played = 0
        for seat, scripted in self.lesson.steps[self.at].then:
            self._play(seat, scripted)
            self.played += 1
        self.at += 1
        self._enter()

    def _enter(self) -> None:
        """Begin a step: perhaps in another position, and with the learner's question where one is needed."""
        step = self.step
        self.turn = None
        if step is None:
            return
        if step.given is not None:
            self.game = self._set_up(step.given)
            self.events_before_change = 0
        if not step.is_reading_step:
            self._wait_for_learner()

    @property
    def _is_own_turn(self) -> bool:
        return self.definition.presenter().active_seat(self.game.state) == self.learner

    def _is_over(self, step: LessonStep) -> bool:
        """Is a free step at its end: another turn has begun after the learner's, or its fields are reached?"""
        if self.game.is_over:
            return step.is_free
        if step.until_turn and self.turn is not None:
            began = self.definition.presenter().turn_began
            return any(told.data["event"] == began for told in self.game.event_log[self.turn:])
        facts = self.definition.dump_fields(self.game.state) if step.until_fields else {}
        return bool(facts) and all(facts[name] >= least for name, least in step.until_fields.items())

    def _play(self, seat: str, move: str) -> None:
        """Play one line of the script; dice that it does not name come from the seed."""
        while not self.game.is_over and self.game.ask.seat == "chance" != seat:
            self._roll()
        asked = "over" if self.game.is_over else self.game.ask.seat
        if asked != seat:
            raise Problem("lesson-then-seat", move=f"{seat} {move}", asked=asked)
        choice = self.definition.grammar.read(move)
        if choice not in self.game.ask.choices:
            refusal = self.game.explain(choice, None if seat == "chance" else seat)
            raise Problem("expected-move", move=f"{seat} {move}", rule=refusal.rule if refusal else "-")
        self.game.apply(choice)

    def _roll(self) -> None:
        ask = self.game.state.ask
        assert ask is not None
        self.game.apply(self._dice.answer(ask))

    def _wait_for_learner(self) -> None:
        """Let chance and bots answer until the learner is asked, a free step ends, or the game is over."""
        for _ in range(MOST_ANSWERS):
            ask, step = self.game.state.ask, self.step
            if ask is None or ask.seat == self.learner or (step is not None and self._is_over(step)):
                return
            if ask.seat == CHANCE:
                self._roll()
                continue
            if not self.lesson.bots:
                raise Problem("lesson-no-bots", seat=self.definition.seats[ask.seat])
            luck = mix_seed(self.lesson.seed, len(self.game.history))
            bot = bots.make_bot(self.lesson.bots, self.definition, ask.seat, luck)
            self.game.apply(int(bot.choose(self.definition.clone(self.game.state), ask)))
        raise Problem("lesson-endless")


def restore_run(fields: dict[str, Any], dice: Any) -> LessonRun:
    """Return a run as it was before it was pickled."""
    run = LessonRun.__new__(LessonRun)
    run.__dict__.update(fields)
    run.definition = games.load_definition(run.lesson.game)
    driver = snapshot.load_driver(dice)
    assert driver is not None
    run._dice = driver
    return run
