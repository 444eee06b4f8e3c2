"""A lesson as lines of text, for a simple terminal, a screen reader or a pipe."""

from __future__ import annotations

from sacbe.presentation.language.words import say
from sacbe.terminal.desk import DeskReply
from sacbe.terminal.lessons.desk import LessonDesk
from sacbe.terminal.plain import PlainTerminal, complete, read_line


class LessonTerminal(PlainTerminal):
    """Reads lines, carries them out, and prints what the lesson says."""

    def __init__(self, desk: LessonDesk) -> None:
        super().__init__(desk)
        self.lesson_desk = desk
        self.printed_events = len(desk.session.game.event_log)

    def run(self) -> None:
        """Play until the lesson is done or left, or the input ends."""
        complete(self.desk)
        if self.lesson_desk.resumed:
            self.say([say("lesson-again")])
        reply = DeskReply([], changed=True)
        while not reply.leaves:
            if reply.changed:
                self.printed_events = min(self.printed_events, len(self.desk.session.game.event_log))
                self.print_events()
                self.say(["", *self.desk.question()])
            if self.lesson_desk.run.is_done:
                return
            line = read_line()
            reply = self.desk.quit("") if line is None else self.desk.run_command(line)
            self.say([reply.title, *reply.lines] if reply.title else reply.lines)
