"""A study as lines of text, for a simple terminal, a screen reader or a pipe."""

from __future__ import annotations

from sacbe.coach.worker_process import Task
from sacbe.presentation.language.words import say
from sacbe.terminal.desk import DeskReply
from sacbe.terminal.plain import PlainTerminal, complete, read_line
from sacbe.terminal.study.desk import StudyDesk


class StudyTerminal(PlainTerminal):
    """Reads lines, carries them out, and prints where the student stands."""

    def __init__(self, desk: StudyDesk) -> None:
        super().__init__(desk)
        self.study_desk = desk

    def run(self) -> None:
        """Run until the study is left, or the input ends."""
        complete(self.desk)
        self.say([say("study-welcome", game=self.desk.narrator.title), *self.study_desk.place_lines()])
        reply = DeskReply([], changed=True)
        while not reply.leaves:
            if reply.changed:
                self.say(["", *self.desk.question()])
            line = read_line()
            reply = self.desk.quit("") if line is None else self.desk.run_command(line)
            self.say([reply.title, *reply.lines] if reply.title else reply.lines)
            if reply.task is not None:
                self.wait_for_coach(reply.task)

    def wait_for_coach(self, task: Task) -> None:
        """Let the coach look, deeper and deeper, and print each time what it found; Ctrl-C ends that."""
        further: Task | None = task
        try:
            while further is not None:
                super().wait_for_coach(further)
                further = self.desk.next_task(further)
        except KeyboardInterrupt:
            self.say(["", say("study-stopped")])
