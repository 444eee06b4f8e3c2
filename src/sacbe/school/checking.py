"""Is a lesson sound?  It is played through with every move that it accepts, and looked at on the way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sacbe.kernel.errors import Problem
from sacbe.presentation.moment import Moment
from sacbe.school.lesson import Lesson, LessonStep, Place, matches
from sacbe.school.playing import MOST_PATH, NEXT, LessonRun
from sacbe.school.reading import LessonProblem, load

UNUSED: Final = {"accept": "lesson-unused-accept", "until": "lesson-unused-until",
                 "instead": "lesson-unused-instead", "refused": "lesson-unused-refused"}


def check_file(path: Path) -> Lesson:
    """The lesson of a file that is sound; the first thing that is wrong is a problem with its line."""
    lesson = load(path)
    check(lesson)
    return lesson


def check_order(found: list[Lesson]) -> None:
    """Each number is used once in a game."""
    seen: dict[tuple[str, int], Lesson] = {}
    for lesson in found:
        other = seen.setdefault((lesson.game, lesson.order), lesson)
        if other is not lesson:
            raise LessonProblem(lesson.file, lesson.line("order"), Problem("lesson-order", other=other.name))


def check(lesson: Lesson) -> None:
    """Play it through: at each step every open move, each of them to the end."""
    Check(lesson).whole()


class Check:
    """One lesson, and which of its patterns and rules were of use somewhere."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.used: set[tuple[int, str, str]] = set()        # step, field, pattern or rule

    def whole(self) -> None:
        run = self.begun()
        while not run.is_done:
            self.look(run, closely=True)
            for move in self.ways(run)[1:]:
                self.to_end(self.gone(run, move))
            run = self.gone(run, self.ways(run)[0])
        for number, step in enumerate(self.lesson.steps):
            self.unused(number, step)

    def to_end(self, run: LessonRun) -> None:
        while not run.is_done:
            self.look(run)
            run = self.gone(run, self.ways(run)[0])

    def begun(self) -> LessonRun:
        try:
            return LessonRun(self.lesson)
        except Problem as problem:
            raise self.bad(self.given_place(("given",), problem), problem) from None

    def ways(self, run: LessonRun) -> list[str]:
        """What leads on; what ends a step of several moves first."""
        step = run.step
        assert step is not None
        if step.is_read:
            return [NEXT]
        moves = run.open_moves()
        if not moves or len(run.path) >= MOST_PATH:
            raise self.bad(("steps", run.at, "accept"), Problem("lesson-no-way", moves=", ".join(legal(run)) or "-"))
        return sorted(moves, key=lambda move: not step.ends(move))

    def gone(self, run: LessonRun, move: str) -> LessonRun:
        """The run after one more move."""
        after = run.copy()
        try:
            if move == NEXT:
                after.go_on()
            else:
                after.answer(move)
        except Problem as problem:
            raise self.bad(self.trouble(run, after, problem), problem) from None
        return after

    def trouble(self, before: LessonRun, after: LessonRun, problem: Problem) -> Place:
        """Where in the file it went wrong: in what follows a step, or in the position of the next one."""
        if after.at > before.at:
            return self.given_place(("steps", after.at, "given"), problem)
        return ("steps", before.at, "then", after.played)

    def given_place(self, place: Place, problem: Problem) -> Place:
        """The field of a position that is impossible, as far as the problem names it."""
        return (*place, *str(problem.facts.get("field", "")).rstrip(".").split("."))

    def bad(self, place: Place, reason: object) -> LessonProblem:
        return LessonProblem(self.lesson.file, self.lesson.line(*place), reason)

    # ------------------------------------------------------------ looking

    def look(self, run: LessonRun, closely: bool = False) -> None:
        """Is everything there that a step shows, and of use what it says?"""
        step = run.step
        assert step is not None
        moment = Moment(run.game, run.learner)
        for number, thing in enumerate(step.show):
            if run.box.presenter().explain(thing, moment.view, self.lesson.seat) is None:
                raise self.bad(("steps", run.at, "show", number),
                               Problem("lesson-no-thing", thing=f"{thing.kind}:{thing.id}"))
        options = legal(run)
        for field, patterns in (("accept", step.accept), ("until", step.until)):
            self.used |= {(run.at, field, one) for one in patterns if any(matches(one, move) for move in options)}
        for move in options:
            if not step.accepts(move):
                pattern = next((one for one in step.instead if matches(one, move)), None)
                self.used |= {(run.at, "instead", pattern)} if pattern is not None else set()
        if closely and step.refused:
            self.used |= {(run.at, "refused", group.rule) for group in moment.refused(1)}

    def unused(self, number: int, step: LessonStep) -> None:
        """What nobody can ever meet is a mistake of the author."""
        for field, keys in (("accept", step.accept), ("until", step.until), ("instead", tuple(step.instead)),
                            ("refused", tuple(step.refused))):
            for at, key in enumerate(keys):
                if (number, field, key) not in self.used:
                    raise self.bad(("steps", number, field, at if field in ("accept", "until") else key),
                                   Problem(UNUSED[field], what=key))


def legal(run: LessonRun) -> list[str]:
    """The learner's moves."""
    return Moment(run.game, run.learner).moves


def every_way(lesson: Lesson) -> Iterator[list[str]]:
    """The paths that try each accepted move once, each from the start to the end."""
    checker = Check(lesson)
    main = checker.begun()
    while not main.is_done:
        first, *others = checker.ways(main)
        for move in others:
            yield end_of(checker, checker.gone(main, move)).path
        main = checker.gone(main, first)
    yield main.path


def end_of(checker: Check, run: LessonRun) -> LessonRun:
    while not run.is_done:
        run = checker.gone(run, checker.ways(run)[0])
    return run

