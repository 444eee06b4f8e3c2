"""What the coach says to people at a terminal: which question it is asked, and its answer as lines to read."""

from __future__ import annotations

import msgspec

from sacbe.coach.elsewhere import HintTask, ReviewTask, Setup, StoredReview, Task
from sacbe.coach.tell import MOST, NUDGE, check_step
from sacbe.coach.told import HintTold
from sacbe.kernel import record
from sacbe.kernel.errors import Problem
from sacbe.session import Session
from sacbe.words import language, say


class Coached:
    """Asks the coach for one session; without a number each hint for the same question goes one step further."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.at = -1                            # the number of answers at which the last hint was asked for
        self.step = 0

    def hint(self, text: str) -> Task:
        """A hint for the person who is asked."""
        game = self.session.game
        if game.over:
            raise Problem("game-over")
        if not self.session.asks_human:
            raise Problem("hint-not-asked")
        here = len(game.history)
        following = min(self.step + 1, MOST) if self.at == here else NUDGE
        if text and not (text.isascii() and text.isdigit() and len(text) == 1):
            raise Problem("hint-step", step=text)
        self.step = check_step(int(text)) if text else following
        self.at = here
        return HintTask(Setup.of(game), self.step, language())

    def review(self) -> Task:
        """The review of the game, once it is over."""
        game = self.session.game
        if not game.over:
            raise Problem("review-running")
        return ReviewTask(record.write(game), 1, "")


def title_of(task: Task) -> str:
    return say("play-title-review" if isinstance(task, ReviewTask) else "play-title-hint")


def lines_of(task: Task, answer: bytes) -> list[str]:
    """An answer of the coach, a sentence or two in a line."""
    if isinstance(task, ReviewTask):
        told = msgspec.json.decode(answer, type=StoredReview).told(language())
        points = [f"{number}. {text}" for number, text in enumerate(told.turning, 1)] or [told.none]
        return [" ".join(told.decided), "", *points, "", *told.notes]
    hint = msgspec.json.decode(answer, type=HintTold)
    lines = [*hint.nudge_text]
    if hint.move is not None:
        lines += ["", hint.move.text]
    if hint.comparison is not None:
        lines += ["", *hint.comparison.texts, "", *hint.comparison.reasons_text, "", *hint.sure]
    return [*lines, "", say("play-hint-more")] if hint.step < MOST else lines
