"""Is a lesson sound?  It is played through with every move that it accepts, and looked at on the way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from sacbe.kernel.errors import Problem
from sacbe.presentation.render.moment import PlayerView
from sacbe.runtime.strict_yaml import FileProblem, Place
from sacbe.school.lessons.lesson import Lesson, LessonStep, pattern_fits
from sacbe.school.lessons.playing import MOST_PATH, NEXT, LessonRun
from sacbe.school.lessons.reading import load

RANDOM_WAY_COUNT: Final = 4     # ways that are drawn through the free steps of a lesson
UNUSED_FIELD_PROBLEMS: Final = {"accept": "lesson-unused-accept", "until": "lesson-unused-until",
                                "about": "lesson-unused-about",
                                "instead": "lesson-unused-instead", "refused": "lesson-unused-refused"}


def check_file(path: Path) -> Lesson:
    """Load the lesson of a file and check it; the first thing that is wrong is a problem with its line."""
    lesson = load(path)
    check(lesson)
    return lesson


def check_order(lessons: list[Lesson]) -> None:
    """Check that each order number is used once in a game."""
    seen: dict[tuple[str, int], Lesson] = {}
    for lesson in lessons:
        other = seen.setdefault((lesson.game, lesson.order), lesson)
        if other is not lesson:
            raise FileProblem(lesson.file, lesson.line("order"), Problem("lesson-order", other=other.name))


def check(lesson: Lesson) -> None:
    """Play a lesson through: at each step try every open move to the end, and free steps by some random ways."""
    LessonChecker(lesson).check_lesson()


class LessonChecker:
    """Checks one lesson, and notes which of its patterns and rules were of use somewhere."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.used: set[tuple[int, str, str]] = set()        # step, field, pattern or rule

    def check_lesson(self) -> None:
        for _ in self.iter_runs():
            pass
        for number, step in enumerate(self.lesson.steps):
            self.check_used(number, step)

    def iter_runs(self, looks: bool = True) -> Iterator[LessonRun]:
        """Yield every way to the end, checked as it goes; the main one last.

        A free step has more ways than anybody can try: there the main way and a few drawn ones stand for all.
        """
        main = self.new_run()
        if any(step.is_free for step in self.lesson.steps):
            for number in range(RANDOM_WAY_COUNT):
                yield self.play_to_end(main, looks, Random(number))
        while not main.is_done:
            if looks:
                self.check_step(main, closely=True)
            first, *others = self.next_moves(main)
            for move in others if not is_free(main) else []:
                yield self.play_to_end(self.advance(main, move), looks)
            main = self.advance(main, first)
        yield main

    def play_to_end(self, run: LessonRun, looks: bool, luck: Random | None = None) -> LessonRun:
        """Play a run to the end by the first move of each step; with `luck`, by random moves through free steps."""
        while not run.is_done:
            if looks:
                self.check_step(run)
            ways = self.next_moves(run)
            run = self.advance(run, luck.choice(ways) if luck is not None and is_free(run) else ways[0])
        return run

    def new_run(self) -> LessonRun:
        try:
            return LessonRun(self.lesson)
        except Problem as problem:
            raise self.problem_at(self.given_place(("given",), problem), problem) from None

    def next_moves(self, run: LessonRun) -> list[str]:
        """Return the moves that lead on.

        First come those that end a step of several moves, or those that a free step advises.
        """
        step = run.step
        assert step is not None
        if step.is_reading_step:
            return [NEXT]
        moves = run.open_moves()
        if not moves or len(run.path) >= MOST_PATH:
            raise self.problem_at(("steps", run.at, "accept"),
                                  Problem("lesson-no-way", moves=", ".join(learner_moves(run)) or "-"))
        return sorted(moves, key=lambda move: step.rank(move) if step.is_free else not step.is_ended_by(move))

    def advance(self, run: LessonRun, move: str) -> LessonRun:
        """Return the run after one more move."""
        after = run.copy()
        try:
            if move == NEXT:
                after.read_on()
            else:
                after.answer(move)
        except Problem as problem:
            raise self.problem_at(self.problem_place(run, after, problem), problem) from None
        return after

    def problem_place(self, before: LessonRun, after: LessonRun, problem: Problem) -> Place:
        """Return where in the file it went wrong: in what follows a step, or in the position of the next one."""
        if after.at > before.at:
            return self.given_place(("steps", after.at, "given"), problem)
        return ("steps", before.at, "then", after.played)

    def given_place(self, place: Place, problem: Problem) -> Place:
        """Return the field of a position that is impossible, as far as the problem names it."""
        return (*place, *str(problem.facts.get("field", "")).rstrip(".").split("."))

    def problem_at(self, place: Place, reason: object) -> FileProblem:
        return FileProblem(self.lesson.file, self.lesson.line(*place), reason)

    # ------------------------------------------------------------ looking

    def check_step(self, run: LessonRun, closely: bool = False) -> None:
        """Check that everything exists that a step shows, and that what it says is of use."""
        step = run.step
        assert step is not None
        moment = PlayerView(run.game, run.learner)
        for number, thing in enumerate(step.show):
            if run.definition.presenter().explain(thing, moment.view, self.lesson.seat) is None:
                raise self.problem_at(("steps", run.at, "show", number),
                                      Problem("lesson-no-thing", thing=f"{thing.kind}:{thing.id}"))
        options = learner_moves(run)
        for field, patterns in (("accept", step.accept), ("until", step.until)):
            self.used |= {(run.at, field, one) for one in patterns if any(pattern_fits(one, move) for move in options)}
        for move in options:
            field, texts = ("about", step.about) if step.accepts(move) else ("instead", step.instead)
            pattern = next((one for one in texts if pattern_fits(one, move)), None)
            self.used |= {(run.at, field, pattern)} if pattern is not None else set()
        if closely and step.refused:
            self.used |= {(run.at, "refused", group.rule) for group in moment.refused_moves(1)}

    def check_used(self, number: int, step: LessonStep) -> None:
        """Refuse a pattern or rule of a step that nobody can ever meet: it is a mistake of the author."""
        for field, keys in (("accept", step.accept), ("until", step.until), ("about", tuple(step.about)),
                            ("instead", tuple(step.instead)), ("refused", tuple(step.refused))):
            for at, key in enumerate(keys):
                if (number, field, key) not in self.used:
                    raise self.problem_at(("steps", number, field, at if field in ("accept", "until") else key),
                                          Problem(UNUSED_FIELD_PROBLEMS[field], what=key))


def learner_moves(run: LessonRun) -> list[str]:
    """Return the legal moves of the learner."""
    return PlayerView(run.game, run.learner).moves


def is_free(run: LessonRun) -> bool:
    return run.step is not None and run.step.is_free


def all_paths(lesson: Lesson) -> Iterator[list[str]]:
    """Yield the paths that try each accepted move once, each from the start to the end; the main one last."""
    for run in LessonChecker(lesson).iter_runs(looks=False):
        yield run.path


def main_path(lesson: Lesson) -> list[str]:
    """Return the path that takes the first move of every step."""
    checker = LessonChecker(lesson)
    return checker.play_to_end(checker.new_run(), looks=False).path

