"""The game on the full screen: one question at a time, everything on the table in sight, bots that never freeze it."""

from __future__ import annotations

from functools import partial
from multiprocessing import resource_tracker
from typing import ClassVar, Final

from textual import events, on, work
from textual.binding import Binding
from textual.widgets import OptionList

from sacbe.bots.thinker import BotJob, RemoteThinker, Thinker
from sacbe.coach.worker_process import CoachProcess, Task
from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import say
from sacbe.terminal.desk import CommandDesk, DeskReply
from sacbe.terminal.drawing import DrawingApp
from sacbe.terminal.pages import Cover, Page
from sacbe.terminal.theme import DAY_THEME, NIGHT_THEME
from sacbe.terminal.widgets import CommandLine, GameLog, Options

KEYS: Final = (("f1", "help", "play-key-help"), ("f2", "undo", "play-key-undo"), ("f3", "why", "play-key-why"),
               ("f4", "rules", "play-key-rules"), ("f5", "save", "play-key-save"), ("f6", "panel", "play-key-panel"),
               ("f7", "hint", "play-key-hint"), ("f8", "review", "play-key-review"), ("f10", "leave", "play-key-quit"))


class PlayApp(DrawingApp):
    """Passes what the person does to the desk, and lets bots think."""

    BINDINGS: ClassVar = [
        Binding("ctrl+q", "leave", show=False, priority=True), Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+z", "undo", show=False), Binding("ctrl+s", "save", show=False),
        Binding("ctrl+up", "turn_deck(-1)", show=False), Binding("ctrl+down", "turn_deck(1)", show=False),
        Binding("f9", "light", show=False), Binding("f12", "explain", show=False),
        Binding("escape", "clear_line", show=False)]
    labelled: ClassVar[tuple[tuple[str, str, str], ...]] = KEYS

    def __init__(self, desk: CommandDesk, thinker: Thinker | None = None) -> None:
        super().__init__(desk)
        resource_tracker.ensure_running()       # it cannot be started once the screen has taken the standard streams
        self.thinker = thinker or RemoteThinker()
        self.coach: CoachProcess | None = None
        self.farewell: list[str] = []
        self.watched: str | None = None         # which person looked last
        self.turn = 0                           # counts changes: an answer to an older position is dropped

    def on_mount(self) -> None:
        for key, action, label in self.labelled:
            self.bind(key, action, description=say(label))
        self.entry = self.query_one(CommandLine)      # always has the focus
        self.fill_tabs()
        self.entry.focus()
        self.go_on()

    def on_unmount(self) -> None:
        self.thinker.close()
        if self.coach is not None:
            self.coach.close()

    # ------------------------------------------------------------ playing

    def go_on(self) -> None:
        """Continue after a change: let a bot think, or cover and ask, or show the result."""
        self.turn += 1
        session = self.desk.session
        if session.needs_cover(self.watched) and session.viewer_seat is not None:
            self.hide_table(self.desk.narrator.names[session.viewer_seat])
            return
        self.watched = session.viewer_seat or self.watched
        self.query_one(GameLog).show(self.desk.narrator, self.paint)
        self.draw_question()
        self.draw()
        if session.asked_seat is None:
            self.show_page(DeskReply(self.desk.ending_lines(), say("play-title-result")))
        elif not session.is_human_asked:
            self.wait_for_bot(self.turn, session.bot_job())
        elif explained := self.desk.gentle.lines():
            self.show_remark(explained)

    def hide_table(self, name: str) -> None:
        """Hide the table from everybody until the next person is there; close all pages under the cover."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(Cover(say("play-cover", seat=name)), self.resume_after_cover)

    def resume_after_cover(self, _: object) -> None:
        self.watched = self.desk.session.viewer_seat
        self.go_on()

    @work(thread=True, group="bots")
    def wait_for_bot(self, turn: int, job: BotJob) -> None:
        """Wait for the bot in a thread; the thinking itself is done in another process."""
        try:
            choice = self.thinker.choose(job)
        except EOFError:
            return                              # the game was left meanwhile
        except Problem as problem:
            self.call_from_thread(self.show_remark, [str(problem)])
            return
        if self.is_running:
            self.call_from_thread(self.apply_bot_move, turn, choice)

    def apply_bot_move(self, turn: int, choice: int) -> None:
        """Play the answer of a bot, unless the question was taken back meanwhile."""
        if turn != self.turn:
            return
        try:
            failed = self.desk.apply_bot_move(choice)
        except Problem as problem:
            self.show_remark([str(problem)])
            return
        if failed:
            self.show_remark(failed)
        self.go_on()

    def get_coach(self) -> CoachProcess:
        """Return the process of the coach, a new one if it has died."""
        if self.coach is None or not self.coach.is_alive:
            self.coach = CoachProcess()
        return self.coach

    @work(thread=True, group="coach")
    def wait_for_coach(self, turn: int, task: Task, coach: CoachProcess) -> None:
        """Wait for the coach in a thread; it thinks in another process."""
        try:
            answer = coach.ask(task, progress=partial(self.show_coach_progress, turn))
        except EOFError:
            if self.is_running:
                failed = Problem("coach-failed", detail=EOFError.__name__)
                self.call_from_thread(self.show_remark, [str(failed)])
            return
        except Problem as problem:
            self.call_from_thread(self.show_remark, [str(problem)])
            return
        if self.is_running:
            self.call_from_thread(self.show_coach_answer, turn, task, answer)

    def show_coach_progress(self, turn: int, done: int, total: int) -> None:
        """Say how far a review is; called in the thread of the coach."""
        if self.is_running and turn == self.turn:
            self.call_from_thread(self.show_remark, [say("play-coach-at", done=done, total=total)])

    def show_coach_answer(self, turn: int, task: Task, answer: bytes) -> None:
        """Show the coach's answer, unless the question has changed meanwhile."""
        if turn != self.turn:
            return
        reply, further = self.desk.render_coach_answer(task, answer), self.desk.next_task(task)
        self.show_remark([] if reply.title else reply.lines)
        if reply.title:
            self.close_pages()
            self.show_page(reply)
        if further is not None:
            self.wait_for_coach(turn, further, self.get_coach())

    def run_command(self, line: str) -> None:
        """Hand a line to the desk, and show its reply."""
        reply = self.desk.run_command(line)
        self.show_remark([] if reply.title else reply.lines)
        if reply.leaves:
            self.farewell = reply.lines
            self.exit()
        elif reply.changed:
            self.go_on()
        elif reply.title:
            self.show_page(reply)
        elif reply.task is not None:
            self.wait_for_coach(self.turn, reply.task, self.get_coach())

    def show_page(self, reply: DeskReply) -> None:
        self.push_screen(Page(reply.title, self.paint.panel_text(reply.lines)))

    def close_pages(self) -> None:
        """Close all pages, down to the table or a cover."""
        for screen in self.screen_stack[:0:-1]:
            if not isinstance(screen, Page):
                return
            self.pop_screen()

    @on(OptionList.OptionSelected)
    def option_chosen(self, event: OptionList.OptionSelected) -> None:
        self.run_command(str(event.option_index + 1))

    def submit(self, text: str) -> None:
        """Run what was typed, or on an empty line the option that is highlighted; at once, before any other key."""
        chosen = self.query_one(Options).highlighted
        if text:
            self.run_command(text)
        elif chosen is not None:
            self.run_command(str(chosen + 1))

    async def on_event(self, event: events.Event) -> None:
        """Close an open page when somebody types or pastes, and keep what was typed."""
        if isinstance(event, events.Key | events.Paste) and not event.is_forwarded and isinstance(self.screen, Page):
            text = event.text if isinstance(event, events.Paste) else event.character if event.is_printable else None
            if text and text.strip():
                self.close_pages()
                self.entry.insert_text_at_cursor(text.strip().splitlines()[0])
                return
        await super().on_event(event)

    # ------------------------------------------------------------ keys

    def action_help(self) -> None:
        self.run_command("help")

    def action_undo(self) -> None:
        self.run_command("undo")

    def action_why(self) -> None:
        self.prefill_command("why ")

    def action_hint(self) -> None:
        self.run_command("hint")

    def action_explain(self) -> None:
        self.run_command("explain")

    def action_review(self) -> None:
        self.run_command("review")

    def action_rules(self) -> None:
        self.prefill_command("rules ")

    def action_save(self) -> None:
        if self.desk.file is not None:
            self.run_command("save")
        else:
            self.prefill_command("save ")

    def prefill_command(self, text: str) -> None:
        """Put the beginning of a command into the line, so that the person can finish it."""
        self.close_pages()
        self.entry.value = text
        self.entry.cursor_position = len(text)

    def action_panel(self) -> None:
        self.look_further()

    def action_turn_deck(self, by: int) -> None:
        """Scroll the panel under the tabs."""
        self.query_one("#deck").scroll_relative(y=3 * by, animate=False)

    def action_light(self) -> None:
        """Switch between the day theme and the night theme."""
        self.paint.is_dark = not self.paint.is_dark
        self.theme = NIGHT_THEME.name if self.paint.is_dark else DAY_THEME.name
        self.call_after_refresh(self.redraw)

    def action_clear_line(self) -> None:
        self.entry.value = ""
        self.show_remark([])

    def action_leave(self) -> None:
        self.run_command("quit")


def run_app(desk: CommandDesk) -> None:
    """Play on the full screen, then say how to go on."""
    app = PlayApp(desk)
    app.run()
    for line in app.farewell:
        print(line)
