"""What a person types or clicks, carried out: moves by number or notation, and commands.  No I/O but saving.

The command words are the same in every language; everything that is said comes in the reader's own.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from sacbe.coach.worker_process import Task
from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import called, say
from sacbe.runtime.session import Session
from sacbe.terminal import saves
from sacbe.terminal.coach_answers import Coached, lines_of, title_of
from sacbe.terminal.first_game import Gentle
from sacbe.terminal.narrator import Narrator, NumberedOption

WIDTH: Final = 78               # of what is said line by line
LOG_LINES: Final = 30           # how far back `log` looks
COMMANDS: Final = ("why", "hint", "explain", "undo", "show", "options", "log", "rules", "save", "review", "notices",
                   "help", "quit")


class Reply(NamedTuple):
    """What came of it: lines to read under a title, and whether the game changed or is to be left."""

    lines: list[str]
    title: str = ""
    changed: bool = False
    leaves: bool = False
    task: Task | None = None            # for the coach; its answer is told later


class Desk:
    """One session, its words, and where it is saved.  Every decision of a person is saved at once to a file given
    here: one to begin (`keeps`) or one that was resumed."""

    def __init__(self, session: Session, file: Path | None = None, keeps: bool = False, drawn: bool = False,
                 gentle: bool = False) -> None:
        self.session = session
        self.narrator = Narrator(session)
        self.gentle = Gentle(session, self.narrator, gentle)
        self.coached = Coached(session)
        self.file = file
        self.keeps = file is not None
        self.drawn = drawn
        self.saved_at = len(session.game.history) if file is not None and not keeps else -1
        self._doing: dict[str, Callable[[str], Reply]] = {
            "why": self.why, "undo": self.undo, "show": self.show, "options": self.options, "log": self.log,
            "rules": self.rules, "save": self.save, "help": self.help, "quit": self.quit,
            "hint": self.hint, "explain": self.explain, "review": self.review, "notices": self.notices}

    def obey(self, line: str) -> Reply:
        """Carry out one line.  What is wrong with it is said, and then nothing has changed."""
        text = " ".join(line.split())
        word, _, rest = text.partition(" ")
        try:
            if not text:
                return Reply([])
            if self.session.asks_human and text.lower() in self.notations():
                return self.play(text)
            if word.lower() in self._doing:
                return self._doing[word.lower()](rest)
            return self.play(text)
        except (Problem, OSError) as error:
            return Reply([str(worded(error))])

    def notations(self) -> list[str]:
        """The moves that can be typed now."""
        return [text.lower() for text in self.session.game.ask.options] if self.session.asks_human else []

    def completions(self) -> list[str]:
        """Everything that can be typed now."""
        return [*self.notations(), *COMMANDS]

    def offers(self) -> list[NumberedOption]:
        return self.narrator.numbered_options() if self.session.asks_human else []

    # ------------------------------------------------------------ moves

    def play(self, text: str) -> Reply:
        """A move by its number or its notation; a refused one is explained."""
        game = self.session.game
        if game.over:
            raise Problem("game-over")
        if not self.session.asks_human:
            raise Problem("play-bot-asked")
        move = self.notation(text)
        choice = game.box.grammar.read(move)
        if choice not in game.ask.choices:
            return Reply(self.narrator.why(move), say("play-title-why"))
        self.session.play(choice)
        return Reply(self.keep(), changed=True)

    def notation(self, text: str) -> str:
        """The notation behind a number, or the text as it is."""
        if not text.isdecimal():
            return text
        options = self.session.game.ask.options if self.session.asks_human else []
        if not 1 <= int(text) <= len(options):
            raise Problem("play-number", number=text, count=len(options))
        return options[int(text) - 1]

    def bot_moved(self, choice: int) -> list[str]:
        """A bot has answered; one that answers something illegal has failed, and nothing changes."""
        game = self.session.game
        if choice not in game.ask.choices:
            bot = self.session.sitters[game.box.seat(game.ask.seat, game.players)]
            raise Problem("play-bot-failed", bot=bot, detail=game.box.grammar.write(choice))
        self.session.answer(choice)
        return self.keep() if self.session.asks_human or self.session.game.over else []

    def keep(self) -> list[str]:
        """Save, where every decision is saved; the game goes on even if that fails, and what failed is said."""
        if not self.keeps or self.file is None:
            return []
        try:
            self.store(self.file)
        except (Problem, OSError) as error:
            return [str(worded(error))]
        return []

    # ------------------------------------------------------------ commands

    def why(self, text: str) -> Reply:
        """With a move, whether it stands; without one, what the rules refuse now."""
        title = say("play-title-why")
        if text:
            return Reply(self.narrator.why(self.notation(text)), title)
        return Reply(self.narrator.refusals() or [say("play-none-refused")], title)

    def hint(self, text: str) -> Reply:
        """Ask the coach about the question at hand."""
        return Reply([say("play-coach-thinks")], task=self.coached.hint(text))

    def explain(self, text: str) -> Reply:
        """Ask the coach why another seat moved as it did; a seat may go by its name in the reader's language."""
        named = {name.lower(): seat for names in (self.narrator.names, called()) for seat, name in names.items()}
        seat = named.get(text.lower(), text.lower()) if text else None
        return Reply([say("play-coach-thinks")], task=self.coached.explain(seat))

    def review(self, text: str) -> Reply:
        """Ask the coach about the whole game."""
        return Reply([say("play-coach-reviews")], task=self.coached.review())

    def notices(self, text: str) -> Reply:
        """Let the game explain itself from now on, or no more."""
        self.gentle.is_on = not self.gentle.is_on
        return Reply([say("play-notices-on" if self.gentle.is_on else "play-notices-off"), *self.gentle.lines()])

    def told(self, task: Task, answer: bytes) -> Reply:
        """What the coach has answered."""
        return Reply(lines_of(task, answer), title_of(task))

    def further(self, task: Task) -> Task | None:
        """What the coach is asked next, now that it has answered this."""
        return None

    def ending(self) -> list[str]:
        """The final scores, and what can be done now."""
        return [*self.narrator.final(), say("play-review-offer")]

    def undo(self, text: str) -> Reply:
        cut = self.session.undo()
        return Reply([say("play-undone", seat=self.narrator.names[cut.seat]), *self.keep()], changed=True)

    def show(self, text: str) -> Reply:
        """A panel by its name; without a name, the board."""
        panels = {panel.key: panel for panel in self.narrator.panels(self.drawn, WIDTH)}
        panel = panels.get(text or next(iter(panels)))
        if panel is None:
            raise Problem("play-panel", name=text, allowed=", ".join(panels))
        return Reply(panel.lines, panel.title)

    def options(self, text: str) -> Reply:
        return Reply(self.question())

    def question(self) -> list[str]:
        """What is asked, and the options one by one."""
        if self.session.game.over:
            return self.ending()
        if not self.session.asks_human:
            return [str(Problem("play-bot-asked"))]
        return [self.narrator.question(), *[self.option_line(offer) for offer in self.offers()]]

    def option_line(self, offer: NumberedOption) -> str:
        bare = "play-option" if offer.words != offer.notation else "play-option-bare"
        line = say("play-option-effects" if offer.effects else bare, **offer._asdict())
        return f"{line} {offer.cautions}".rstrip()

    def log(self, text: str) -> Reply:
        lines = [self.narrator.sentence(line) for line in self.narrator.log_lines(self.session.viewer)]
        return Reply(lines[-LOG_LINES:], say("panel-log"))

    def rules(self, text: str) -> Reply:
        if not text:
            return Reply(self.narrator.chapters(), say("play-title-chapters"))
        return Reply(self.narrator.rules(text), say("play-title-rules", words=text))

    def save(self, text: str) -> Reply:
        path = Path(text).expanduser() if text else self.file
        if path is None:
            raise Problem("play-save-where")
        self.store(path)
        return Reply([say("play-saved", file=str(path), game=self.session.game.box.name)])

    def store(self, path: Path) -> None:
        """Save to this file, and from now on to it unless another one is named."""
        saves.save(self.session, path)
        self.file = path
        self.saved_at = len(self.session.game.history)

    def help(self, text: str) -> Reply:
        panels = ", ".join(panel.key for panel in self.narrator.panels(self.drawn, WIDTH))
        lines = [say("play-help-move"), say("play-help-why"), say("play-help-hint"), say("play-help-explain"),
                 say("play-help-undo"), say("play-help-notices"),
                 say("play-help-show", panels=panels), say("play-help-options"), say("play-help-log"),
                 say("play-help-rules"), say("play-help-save"), say("play-help-review"), say("play-help-help"),
                 say("play-help-quit")]
        return Reply([*lines, "", *self.narrator.sitting()], say("play-title-help"))

    def quit(self, text: str) -> Reply:
        return Reply(self.farewell(), leaves=True)

    def farewell(self) -> list[str]:
        """How to go on later, if there is something to go on with."""
        failed = self.keep()
        if self.session.game.over:
            return failed
        if self.file is not None and self.saved_at == len(self.session.game.history):
            return [say("play-resume-hint", file=str(self.file), game=self.session.game.box.name)]
        if self.saved_at >= 0:
            return [*failed, say("play-unsaved-since-hint", file=str(self.file))]
        return [*failed, say("play-unsaved-hint")]


def worded(error: Problem | OSError) -> Problem:
    """What went wrong with a file, as a problem like the others."""
    if isinstance(error, Problem):
        return error
    return Problem("file", file=error.filename or "", detail=error.strerror or str(error))
