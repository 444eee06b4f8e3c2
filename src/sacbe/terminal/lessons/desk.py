"""A lesson at the terminal: the desk of a game that says what to do, and takes the moves that are meant."""

from __future__ import annotations

import time
from typing import Final

from sacbe.kernel.definition.effects import Thing
from sacbe.kernel.errors import Problem
from sacbe.presentation.component_help import explain_thing
from sacbe.presentation.language.words import say
from sacbe.runtime.session import HUMAN, Session
from sacbe.school.lessons import library
from sacbe.school.lessons.lesson import Lesson, spoken_text
from sacbe.school.lessons.playing import LessonRun
from sacbe.school.lessons.progress import Progress
from sacbe.school.lessons.render import CardShown, render_card, render_verdict, strip_bold
from sacbe.terminal.desk import CommandDesk, DeskReply
from sacbe.terminal.lessons import progress
from sacbe.terminal.narrator import NumberedOption

COMMANDS: Final = ("next", "again", "undo", "restart", "why", "show", "options", "log", "rules", "help", "quit")


class LessonSession(Session):
    """The game of a lesson: one person learns, the lesson answers for everybody else."""

    def __init__(self, run: LessonRun) -> None:
        seats = [HUMAN if seat == run.learner else "random" for seat in range(run.game.players)]
        super().__init__(run.game, seats, b"")
        self.run = run

    @property
    def is_human_asked(self) -> bool:
        """Return True: between two questions of the learner there is something to read, and never a bot's turn."""
        return True

    @property
    def viewer_seat(self) -> str | None:
        return self.run.lesson.seat

    def needs_cover(self, last: str | None) -> bool:
        return False


class LessonDesk(CommandDesk):
    """A lesson, its words, and its progress; each step is saved at once."""

    def __init__(self, lesson: Lesson, before: Progress | None = None, restart: bool = False,
                 drawn: bool = False) -> None:
        self.run = LessonRun.from_path(lesson, before.path if before is not None and not restart else ())
        self.resumed = bool(self.run.path)
        self.known = before
        super().__init__(LessonSession(self.run), drawn=drawn)
        self._doing = {
            "next": self.next, "again": self.again, "undo": self.undo, "restart": self.restart, "why": self.why,
            "show": self.show, "options": self.options, "log": self.log, "rules": self.rules, "help": self.help,
            "quit": self.quit}

    @property
    def card(self) -> CardShown:
        return render_card(self.run)

    def completions(self) -> list[str]:
        return [*self.notations(), *COMMANDS]

    @property
    def is_move_wanted(self) -> bool:
        """Is a move of the learner wanted?"""
        return not self.run.is_done and not self.run.is_at_reading_step

    def notations(self) -> list[str]:
        return super().notations() if self.is_move_wanted else []

    def offered_options(self) -> list[NumberedOption]:
        return super().offered_options() if self.is_move_wanted else []

    def run_command(self, line: str) -> DeskReply:
        """Carry out one line.

        An empty line goes on where a step is only read; after the last step it leaves.
        """
        if not line.strip() and not self.is_move_wanted:
            return self.quit("") if self.run.is_done else self.next("")
        return super().run_command(line)

    # ------------------------------------------------------------ playing

    def play(self, text: str) -> DeskReply:
        """Play a move: it leads on, is not what is meant, or is refused; the last two say why."""
        if not self.is_move_wanted:
            raise Problem("lesson-read-first")
        found = self.run.answer(self.notation(text))
        told = render_verdict(self.run, found, self.narrator)
        if told is None:
            return self.save_and_reply()
        rule = [say("play-rule", id=told.rule, name=told.rule_name, source=told.source)] if told.rule else []
        return DeskReply([strip_bold(told.text), *rule], told.title)

    def next(self, text: str) -> DeskReply:
        self.run.read_on()
        return self.save_and_reply()

    def save_and_reply(self) -> DeskReply:
        """Save the progress after a step, and show the game."""
        if self.run.game is not self.session.game:
            self.session = LessonSession(self.run)
            self.narrator.session = self.session
        self.known = progress.store_progress(self.run, self.known, time.time())
        return DeskReply([], changed=True)

    def begin_from(self, run: LessonRun) -> DeskReply:
        self.run = run
        return self.save_and_reply()

    def undo(self, text: str) -> DeskReply:
        return self.begin_from(self.run.step_back())

    def restart(self, text: str) -> DeskReply:
        return self.begin_from(LessonRun(self.run.lesson))

    def again(self, text: str) -> DeskReply:
        return DeskReply(self.question())

    # ------------------------------------------------------------ words

    def step_lines(self) -> list[str]:
        """Return the card of the step as lines."""
        shown = self.card
        heading = say("lesson-heading", title=spoken_text(self.run.lesson.title), step=shown.number, steps=shown.steps)
        lines = [heading, *([shown.note] if shown.note else []), shown.title, strip_bold(shown.text)]
        if shown.show:
            lines.append(say("lesson-look", things=", ".join(map(self.name_of, shown.show))))
        return lines

    def name_of(self, thing: Thing) -> str:
        """Return what a thing is called; one that has no name of its own goes by the title of its explanation."""
        name = self.narrator.thing_name(thing)
        if name != thing.id:
            return name
        seat = self.run.lesson.seat
        found = explain_thing(self.narrator, thing, self.run.game.view(seat), seat)
        return name if found is None else found.title

    def question(self) -> list[str]:
        """Return the card, and where a move is wanted the question with its options."""
        if self.run.is_done:
            return [self.card.title, self.card.text, *self.next_lesson_lines()]
        if not self.is_move_wanted:
            return [*self.step_lines(), say("lesson-press")]
        return [*self.step_lines(), "", self.narrator.question(),
                *[self.option_line(offer) for offer in self.offered_options()]]

    def next_lesson_lines(self) -> list[str]:
        """Say which lesson comes next."""
        following = self.card.following
        if following is None:
            return []
        return [say("lesson-next-lesson", id=following.id, title=following.title)]

    def ending_lines(self) -> list[str]:
        return self.question()

    def farewell_lines(self) -> list[str]:
        return [] if self.run.is_done else [say("lesson-left", id=self.run.lesson.id)]

    def help(self, text: str) -> DeskReply:
        panels = ", ".join(panel.key for panel in self.narrator.panels(self.drawn, 78))
        own = ("play-help-move", "lesson-help-next", "lesson-help-again", "lesson-help-undo", "lesson-help-restart",
               "play-help-why")
        return DeskReply([*[say(key) for key in own], say("play-help-show", panels=panels), say("play-help-options"),
                          say("play-help-log"), say("play-help-rules"), say("play-help-help"), say("play-help-quit")],
                         say("play-title-help"))



def lesson_list(progress_by_lesson: dict[str, Progress], game: str = "") -> list[str]:
    """List the lessons of one game or of all, with the progress in each."""
    found = []
    for lesson in library.list_lessons(game) if game else library.all_lessons():
        known = progress_by_lesson.get(lesson.id)
        key = "lesson-listed-done" if known and known.done else "lesson-listed-begun" if known else "lesson-listed"
        found.append(say(key, id=lesson.id, title=spoken_text(lesson.title), aim=spoken_text(lesson.aim),
                         minutes=lesson.minutes,
                         step=known.step + 1 if known else 1, steps=len(lesson.steps)))
    return found
