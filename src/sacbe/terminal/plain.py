"""The game as lines of text, for a simple terminal, a screen reader or a pipe: no drawing, short lines, one prompt."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable
from typing import Final

from sacbe.bots.thinker import LocalThinker, Thinker
from sacbe.coach.worker_process import CoachWorker, Task
from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import say
from sacbe.terminal.desk import WIDTH, CommandDesk, DeskReply

PROMPT: Final = "> "


class PlainTerminal:
    """Reads lines, carries them out, and prints what happens."""

    def __init__(self, desk: CommandDesk, thinker: Thinker | None = None) -> None:
        self.desk = desk
        self.thinker = thinker or LocalThinker()
        self.coach = CoachWorker()
        self.printed_events = 0             # events of the log that were printed already
        self.watched: str | None = None     # who looked last

    def run(self) -> None:
        """Play until the game is over and left, or the input ends."""
        complete(self.desk)
        self.welcome()
        reply = DeskReply([], changed=True)
        while not reply.leaves:
            if reply.changed:
                self.play_bots()
                if not self.cover():
                    break
                self.print_events()
                self.say(["", *self.desk.gentle.lines(), *self.desk.question()])
            line = read_line()
            reply = self.desk.quit("") if line is None else self.desk.run_command(line)
            self.say([reply.title, *reply.lines] if reply.title else reply.lines)
            if reply.task is not None:
                self.wait_for_coach(reply.task)
            if reply.changed:
                self.printed_events = min(self.printed_events, len(self.desk.session.game.event_log))

    def welcome(self) -> None:
        session, narrator = self.desk.session, self.desk.narrator
        if len(session.humans) == 1:
            self.say([say("play-welcome", game=narrator.title, seat=narrator.names[session.humans[0]])])
        else:
            self.say([say("play-welcome-many", game=narrator.title, humans=len(session.humans))])
        if session.game.definition.variant:
            self.say([say("variant-changed", name=session.game.definition.variant,
                          count=len(session.game.definition.changed_components))])
        self.say([*narrator.sitter_lines(), ""])

    def play_bots(self) -> None:
        """Let the bots answer, and print each move as it happens."""
        session = self.desk.session
        while session.asked_seat is not None and not session.is_human_asked:
            self.print_events()
            try:
                self.say(self.desk.apply_bot_move(self.thinker.choose(session.bot_job())))
            except Problem as problem:
                self.say([str(problem)])
                return

    def wait_for_coach(self, task: Task) -> None:
        """Let the coach think, and print its answer."""
        try:
            found = self.desk.render_coach_answer(task, self.coach.answer(task))
        except Problem as problem:
            self.say([str(problem)])
            return
        self.say([found.title, *found.lines])

    def cover(self) -> bool:
        """Hide what the next of two people may see until the keyboard has changed hands."""
        session = self.desk.session
        viewer = session.viewer_seat
        if session.needs_cover(self.watched):
            assert viewer is not None
            self.say(["\n" * 40 + say("play-cover", seat=self.desk.narrator.names[viewer])])
            if read_line() is None:
                self.say(self.desk.farewell_lines())
                return False
        self.watched = viewer or self.watched
        return True

    def print_events(self) -> None:
        """Print what happened since the last time, as far as the reader may know."""
        narrator = self.desk.narrator
        lines = [narrator.sentence(line)
                 for line in narrator.log_lines(self.desk.session.viewer_seat, self.printed_events)]
        self.printed_events = len(self.desk.session.game.event_log)
        self.say(lines)

    def say(self, lines: Iterable[str]) -> None:
        for line in lines:
            for part in textwrap.wrap(line, WIDTH, subsequent_indent="  ", break_on_hyphens=False,
                                      replace_whitespace=False) or [""]:
                print(part)
        sys.stdout.flush()


def read_line() -> str | None:
    """Read a line from the person; None when there will be no more."""
    try:
        return input(PROMPT)
    except EOFError:
        print()
        return None
    except UnicodeDecodeError:
        return "?"


def complete(desk: CommandDesk) -> None:
    """Let Tab complete moves and commands, where the terminal can."""
    if not sys.stdin.isatty():
        return
    try:
        import readline
    except ImportError:
        return

    def completer(text: str, state: int) -> str | None:
        found = [whole for whole in desk.completions() if whole.startswith(text.lower())]
        return found[state] if state < len(found) else None

    readline.set_completer_delims("")
    readline.set_completer(completer)
    readline.parse_and_bind("tab: complete")
