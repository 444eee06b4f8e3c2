"""The desk carries out what a person types or clicks: moves by number or notation, and commands.  No I/O but saving.

The command words are the same in every language; everything else is in the reader's own.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from sacbe.coach.worker_process import Task
from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import player_names, say
from sacbe.runtime.session import Session
from sacbe.terminal import saves
from sacbe.terminal.coach_answers import CoachClient, lines_of, title_of
from sacbe.terminal.first_game import FirstGameNotices
from sacbe.terminal.narrator import Narrator, NumberedOption

WIDTH: Final = 78               # of text that is printed line by line
LOG_LINES: Final = 30           # how far back `log` looks
COMMANDS: Final = ("why", "hint", "explain", "undo", "show", "options", "log", "rules", "save", "review", "notices",
                   "help", "quit")


class DeskReply(NamedTuple):
    """The reply to a command: lines to read under a title, and whether the game changed or is to be left."""

    lines: list[str]
    title: str = ""
    changed: bool = False
    leaves: bool = False
    task: Task | None = None            # for the coach; its answer comes later


class CommandDesk:
    """A session, its words, and where it is saved.

    Every decision of a person is saved at once to a file given here: one to begin (`keeps`) or one that was resumed.
    """

    def __init__(self, session: Session, file: Path | None = None, keeps: bool = False, drawn: bool = False,
                 gentle: bool = False) -> None:
        self.session = session
        self.narrator = Narrator(session)
        self.gentle = FirstGameNotices(session, self.narrator, gentle)
        self.coach_client = CoachClient(session)
        self.file = file
        self.keeps = file is not None
        self.drawn = drawn
        self.saved_at = len(session.game.history) if file is not None and not keeps else -1
        self._doing: dict[str, Callable[[str], DeskReply]] = {
            "why": self.why, "undo": self.undo, "show": self.show, "options": self.options, "log": self.log,
            "rules": self.rules, "save": self.save, "help": self.help, "quit": self.quit,
            "hint": self.hint, "explain": self.explain, "review": self.review, "notices": self.notices}

    def run_command(self, line: str) -> DeskReply:
        """Carry out one line.  If something is wrong with it, say so and change nothing."""
        text = " ".join(line.split())
        word, _, rest = text.partition(" ")
        try:
            if not text:
                return DeskReply([])
            if self.session.is_human_asked and text.lower() in self.notations():
                return self.play(text)
            if word.lower() in self._doing:
                return self._doing[word.lower()](rest)
            return self.play(text)
        except (Problem, OSError) as error:
            return DeskReply([str(file_problem(error))])

    def notations(self) -> list[str]:
        """Return the moves that can be typed now."""
        return [text.lower() for text in self.session.game.ask.options] if self.session.is_human_asked else []

    def completions(self) -> list[str]:
        """Return everything that can be typed now."""
        return [*self.notations(), *COMMANDS]

    def offered_options(self) -> list[NumberedOption]:
        return self.narrator.numbered_options() if self.session.is_human_asked else []

    # ------------------------------------------------------------ moves

    def play(self, text: str) -> DeskReply:
        """Play a move by its number or its notation; explain a refused one."""
        game = self.session.game
        if game.is_over:
            raise Problem("game-over")
        if not self.session.is_human_asked:
            raise Problem("play-bot-asked")
        move = self.notation(text)
        choice = game.definition.grammar.read(move)
        if choice not in game.ask.choices:
            return DeskReply(self.narrator.explain_legality(move), say("play-title-why"))
        self.session.play(choice)
        return DeskReply(self.autosave(), changed=True)

    def notation(self, text: str) -> str:
        """Return the notation for a number, or the text as it is."""
        if not text.isdecimal():
            return text
        options = self.session.game.ask.options if self.session.is_human_asked else []
        if not 1 <= int(text) <= len(options):
            raise Problem("play-number", number=text, count=len(options))
        return options[int(text) - 1]

    def apply_bot_move(self, choice: int) -> list[str]:
        """Play the answer of a bot; an illegal answer is a problem, and nothing changes."""
        game = self.session.game
        if choice not in game.ask.choices:
            bot = self.session.sitters[game.definition.seat_number(game.ask.seat, game.players)]
            raise Problem("play-bot-failed", bot=bot, detail=game.definition.grammar.write(choice))
        self.session.answer(choice)
        return self.autosave() if self.session.is_human_asked or self.session.game.is_over else []

    def autosave(self) -> list[str]:
        """Save, where every decision is saved, and return what failed; the game goes on in any case."""
        if not self.keeps or self.file is None:
            return []
        try:
            self.store(self.file)
        except (Problem, OSError) as error:
            return [str(file_problem(error))]
        return []

    # ------------------------------------------------------------ commands

    def why(self, text: str) -> DeskReply:
        """Say whether a move is legal; without a move, what the rules refuse now."""
        title = say("play-title-why")
        if text:
            return DeskReply(self.narrator.explain_legality(self.notation(text)), title)
        return DeskReply(self.narrator.refusals() or [say("play-none-refused")], title)

    def hint(self, text: str) -> DeskReply:
        """Ask the coach about the pending question."""
        return DeskReply([say("play-coach-thinks")], task=self.coach_client.hint(text))

    def explain(self, text: str) -> DeskReply:
        """Ask the coach why another seat moved as it did; a seat may go by its name in the reader's language."""
        named = {name.lower(): seat for names in (self.narrator.names, player_names()) for seat, name in names.items()}
        seat = named.get(text.lower(), text.lower()) if text else None
        return DeskReply([say("play-coach-thinks")], task=self.coach_client.explain(seat))

    def review(self, text: str) -> DeskReply:
        """Ask the coach about the whole game."""
        return DeskReply([say("play-coach-reviews")], task=self.coach_client.review())

    def notices(self, text: str) -> DeskReply:
        """Switch the explanations of a first game on or off."""
        self.gentle.is_on = not self.gentle.is_on
        return DeskReply([say("play-notices-on" if self.gentle.is_on else "play-notices-off"), *self.gentle.lines()])

    def render_coach_answer(self, task: Task, answer: bytes) -> DeskReply:
        """Return the coach's answer as a reply."""
        return DeskReply(lines_of(task, answer), title_of(task))

    def next_task(self, task: Task) -> Task | None:
        """Return the coach's next task, now that it has answered this one; None if there is none."""
        return None

    def ending_lines(self) -> list[str]:
        """Return the final scores, and what can be done now."""
        return [*self.narrator.final_score_lines(), say("play-review-offer")]

    def undo(self, text: str) -> DeskReply:
        cut = self.session.undo()
        return DeskReply([say("play-undone", seat=self.narrator.names[cut.seat]), *self.autosave()], changed=True)

    def show(self, text: str) -> DeskReply:
        """Show a panel by its name; without a name, the board."""
        panels = {panel.key: panel for panel in self.narrator.panels(self.drawn, WIDTH)}
        panel = panels.get(text or next(iter(panels)))
        if panel is None:
            raise Problem("play-panel", name=text, allowed=", ".join(panels))
        return DeskReply(panel.lines, panel.title)

    def options(self, text: str) -> DeskReply:
        return DeskReply(self.question())

    def question(self) -> list[str]:
        """Return what is asked, and the options one by one, as lines."""
        if self.session.game.is_over:
            return self.ending_lines()
        if not self.session.is_human_asked:
            return [str(Problem("play-bot-asked"))]
        return [self.narrator.question(), *[self.option_line(offer) for offer in self.offered_options()]]

    def option_line(self, offer: NumberedOption) -> str:
        bare = "play-option" if offer.words != offer.notation else "play-option-bare"
        line = say("play-option-effects" if offer.effects else bare, **offer._asdict())
        return f"{line} {offer.cautions}".rstrip()

    def log(self, text: str) -> DeskReply:
        lines = [self.narrator.sentence(line) for line in self.narrator.log_lines(self.session.viewer_seat)]
        return DeskReply(lines[-LOG_LINES:], say("panel-log"))

    def rules(self, text: str) -> DeskReply:
        if not text:
            return DeskReply(self.narrator.chapters(), say("play-title-chapters"))
        return DeskReply(self.narrator.rules(text), say("play-title-rules", words=text))

    def save(self, text: str) -> DeskReply:
        path = Path(text).expanduser() if text else self.file
        if path is None:
            raise Problem("play-save-where")
        self.store(path)
        return DeskReply([say("play-saved", file=str(path), game=self.session.game.definition.name)])

    def store(self, path: Path) -> None:
        """Save to this file, and from now on to it unless another one is named."""
        saves.save(self.session, path)
        self.file = path
        self.saved_at = len(self.session.game.history)

    def help(self, text: str) -> DeskReply:
        panels = ", ".join(panel.key for panel in self.narrator.panels(self.drawn, WIDTH))
        lines = [say("play-help-move"), say("play-help-why"), say("play-help-hint"), say("play-help-explain"),
                 say("play-help-undo"), say("play-help-notices"),
                 say("play-help-show", panels=panels), say("play-help-options"), say("play-help-log"),
                 say("play-help-rules"), say("play-help-save"), say("play-help-review"), say("play-help-help"),
                 say("play-help-quit")]
        return DeskReply([*lines, "", *self.narrator.sitter_lines()], say("play-title-help"))

    def quit(self, text: str) -> DeskReply:
        return DeskReply(self.farewell_lines(), leaves=True)

    def farewell_lines(self) -> list[str]:
        """Say how to go on later, if there is something to go on with."""
        failed = self.autosave()
        if self.session.game.is_over:
            return failed
        if self.file is not None and self.saved_at == len(self.session.game.history):
            return [say("play-resume-hint", file=str(self.file), game=self.session.game.definition.name)]
        if self.saved_at >= 0:
            return [*failed, say("play-unsaved-since-hint", file=str(self.file))]
        return [*failed, say("play-unsaved-hint")]


def file_problem(error: Problem | OSError) -> Problem:
    """Return what went wrong with a file as a problem like the others."""
    if isinstance(error, Problem):
        return error
    return Problem("file", file=error.filename or "", detail=error.strerror or str(error))
