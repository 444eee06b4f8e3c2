"""A lesson on the full screen: the board, and beside it the step with the moves that can be tried."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.suggester import SuggestFromList

from sacbe.terminal.app import PlayApp
from sacbe.terminal.lessons.desk import LessonDesk
from sacbe.terminal.widgets import CachedStatic, CommandLine, Options


class LessonApp(PlayApp):
    """The screen of a game with the card of a lesson above the options."""

    labelled: ClassVar = (
        ("f1", "help", "play-key-help"), ("f2", "undo", "play-key-undo"), ("f3", "why", "play-key-why"),
        ("f4", "rules", "play-key-rules"), ("f5", "next", "lesson-key-next"), ("f6", "panel", "play-key-panel"),
        ("f10", "leave", "play-key-quit"))

    def __init__(self, desk: LessonDesk) -> None:
        super().__init__(desk)
        self.lesson_desk = desk

    def go_on(self) -> None:
        """Draw the board, the card and the options; the lesson answers for everybody else, so no bot is asked."""
        self.turn += 1
        self.redraw()

    def draw_question(self) -> None:
        desk = self.lesson_desk
        lines = desk.step_lines() if not desk.run.is_done else desk.question()
        self.query_one("#question", CachedStatic).put(Text("\n".join(lines)))
        self.query_one(Options).show(desk.offered_options())
        self.query_one(CommandLine).suggester = SuggestFromList(desk.completions(), case_sensitive=False)

    def submit(self, text: str) -> None:
        """Run what was typed; Enter on an empty line goes on where there is nothing to choose."""
        if text or self.lesson_desk.is_move_wanted:
            super().submit(text)
        else:
            self.run_command("")

    def action_next(self) -> None:
        self.run_command("next")


def run_lesson(desk: LessonDesk) -> None:
    """Play a lesson on the full screen, then say how to go on."""
    app = LessonApp(desk)
    app.run()
    for line in app.farewell:
        print(line)
