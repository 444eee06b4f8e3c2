"""A puzzle at the terminal: the desk of a game that takes the moves of one turn, and then says what came of them."""

from __future__ import annotations

from typing import Final

from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import say
from sacbe.runtime.session import HUMAN, Session
from sacbe.school.puzzles.playing import PuzzleRun
from sacbe.school.puzzles.puzzle import Puzzle
from sacbe.school.puzzles.render import PuzzleExplained, PuzzleText
from sacbe.terminal.desk import CommandDesk, DeskReply
from sacbe.terminal.narrator import NumberedOption

COMMANDS: Final = ("hint", "undo", "restart", "solution", "why", "show", "options", "rules", "help", "quit")


class PuzzleSession(Session):
    """The game of a puzzle: one seat decides, and nobody answers for the others."""

    def __init__(self, run: PuzzleRun) -> None:
        super().__init__(run.game, [HUMAN if seat == run.seat else "random" for seat in range(run.game.players)], b"")
        self.run = run

    @property
    def is_human_asked(self) -> bool:
        return not self.run.is_done

    @property
    def viewer_seat(self) -> str | None:
        return self.run.puzzle.seat

    def needs_cover(self, last: str | None) -> bool:
        return False


class PuzzleDesk(CommandDesk):
    """A puzzle and its words."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.run = PuzzleRun(puzzle)
        self.puzzle_words = PuzzleText(puzzle)
        self.is_shown = False                   # was the solution asked for?
        super().__init__(PuzzleSession(self.run))
        self._doing = {
            "hint": self.hint, "undo": self.undo, "restart": self.restart, "solution": self.solution, "why": self.why,
            "show": self.show, "options": self.options, "rules": self.rules, "help": self.help, "quit": self.quit}

    def completions(self) -> list[str]:
        return [*self.notations(), *COMMANDS]

    @property
    def is_over(self) -> bool:
        return self.run.is_done or self.is_shown

    def notations(self) -> list[str]:
        return [move.lower() for move in self.run.moves()]

    def offered_options(self) -> list[NumberedOption]:
        if not self.run.is_choice:
            return super().offered_options()
        task = self.puzzle_words.task()
        return [NumberedOption(number, move, text, "")
                for number, (move, text) in enumerate(zip(task.moves, task.move_texts, strict=True), 1)]

    def notation(self, text: str) -> str:
        if not text.isdecimal():
            return text
        moves = self.run.moves()
        if not 1 <= int(text) <= len(moves):
            raise Problem("play-number", number=text, count=len(moves))
        return moves[int(text) - 1]

    # ------------------------------------------------------------ playing

    def play(self, text: str) -> DeskReply:
        verdict = self.run.answer(self.notation(text))
        if verdict.refusal is None:
            return DeskReply([], changed=True)
        told = self.puzzle_words.render_refusal(verdict)
        return DeskReply([told.text, say("play-rule", id=told.rule, name=told.rule_name, source=told.source)],
                         say("lesson-refused-title"))

    def begin_from(self, run: PuzzleRun) -> DeskReply:
        self.run = run
        self.session = PuzzleSession(run)
        self.narrator.session = self.session
        return DeskReply([], changed=True)

    def undo(self, text: str) -> DeskReply:
        return self.begin_from(self.run.step_back())

    def restart(self, text: str) -> DeskReply:
        return self.begin_from(PuzzleRun(self.run.puzzle))

    def hint(self, text: str) -> DeskReply:
        return DeskReply([self.puzzle_words.hint().text])

    def solution(self, text: str) -> DeskReply:
        self.is_shown = True
        return DeskReply([], changed=True)

    def why(self, text: str) -> DeskReply:
        """Say whether a move is legal.

        Where the forbidden move is looked for, this is refused: it would give the answer away.
        """
        if self.run.is_choice:
            raise Problem("puzzle-no-why")
        return super().why(text)

    # ------------------------------------------------------------ words

    def question(self) -> list[str]:
        if self.is_over:
            return self.ending_lines()
        task = self.puzzle_words.task()
        shown = [f"{task.title} ({task.when})" if task.when else task.title, task.text, ""] if not self.run.path else []
        asks = [] if self.run.is_choice else [self.narrator.question()]
        return [*shown, *asks, *[self.option_line(offer) for offer in self.offered_options()]]

    def ending_lines(self) -> list[str]:
        found = self.puzzle_words.render_result(self.run) if self.run.is_done else self.puzzle_words.render_solution()
        return explanation_lines(found)

    def farewell_lines(self) -> list[str]:
        return []

    def help(self, text: str) -> DeskReply:
        panels = ", ".join(panel.key for panel in self.narrator.panels(self.drawn, 78))
        own = ("play-help-move", "puzzle-help-hint", "puzzle-help-undo", "puzzle-help-restart", "puzzle-help-solution",
               "play-help-why")
        return DeskReply([*[say(key) for key in own], say("play-help-show", panels=panels), say("play-help-options"),
                          say("play-help-rules"), say("play-help-help"), say("play-help-quit")], say("play-title-help"))


def explanation_lines(result: PuzzleExplained) -> list[str]:
    """Say what came of a try, line by line."""
    lines = [result.title]
    if result.played is not None and not result.solved:
        text = "; ".join(result.played.texts)
        key = "puzzle-played" if result.played.value_text else "puzzle-played-allowed" if result.rule else \
            "puzzle-played-unknown"
        lines.append(say(key, moves=text, worth=result.played.value_text))
    if result.rule:
        lines += ["; ".join(result.solution.texts), *result.reasons,
                  say("play-rule", id=result.rule, name=result.rule_name, source=result.source), result.rule_text]
        return lines
    return [*lines, *result.reasons]
