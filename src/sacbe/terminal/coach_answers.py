"""The coach at a terminal: the tasks it is given, and its answers as lines to read."""

from __future__ import annotations

import msgspec

from sacbe.coach.text.messages import ExplanationTold, HintTold
from sacbe.coach.text.render import MOST, NUDGE, check_step
from sacbe.coach.worker_process import ExplainTask, GameSetup, HintTask, ReviewTask, StoredReview, Task
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import record
from sacbe.presentation.language.words import current_language, say
from sacbe.runtime.session import HUMAN, Session


class CoachClient:
    """Makes the tasks for the coach in one session.

    Without a number, each hint for the same question goes one step further, and each explanation one move back.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.at = -1                            # the number of answers at which the last hint was asked for
        self.step = 0
        self.explained: tuple[int, int | None] = -1, None       # how many answers there were then, and of which seat
        self.back = 0                           # moves that were explained since

    def hint(self, text: str) -> Task:
        """Ask for a hint for the person who is asked."""
        game = self.session.game
        if game.is_over:
            raise Problem("game-over")
        if not self.session.is_human_asked:
            raise Problem("hint-not-asked")
        here = len(game.history)
        following = min(self.step + 1, MOST) if self.at == here else NUDGE
        if text and not (text.isascii() and text.isdigit() and len(text) == 1):
            raise Problem("hint-step", step=text)
        self.step = check_step(int(text)) if text else following
        self.at = here
        return HintTask(GameSetup.from_game(game), self.step, current_language())

    def explain(self, seat: str | None) -> Task:
        """Ask why a seat, or any other seat, made its last move, as far as the viewer may know.

        People need not tell their reasons.
        """
        game, viewer = self.session.game, self.session.viewer_seat
        reader = None if viewer is None else game.definition.seat_number(viewer, game.players)
        wanted = None if seat is None else game.definition.seat_number(seat, game.players)
        moves = [at for at, entry in enumerate(game.history) if entry.seat != CHANCE
                 and (entry.seat == wanted if wanted is not None
                      else entry.seat != reader and self.is_open(entry.seat, reader))]
        key = len(game.history), wanted
        back = self.back + 1 if self.explained == key else 1
        if len(moves) < back:
            raise Problem("explain-nothing")
        if wanted is not None and not self.is_open(wanted, reader):
            raise Problem("explain-person", at=moves[-back] + 1)
        self.explained, self.back = key, back
        return ExplainTask(GameSetup.from_game(game), moves[-back], reader, current_language())

    def is_open(self, seat: int, reader: int | None) -> bool:
        """May this reader ask why the seat moved?  While the game runs, people may ask so only about themselves."""
        return self.session.game.is_over or seat == reader or self.session.sitters[seat] != HUMAN

    def review(self) -> Task:
        """Ask for the review of the game, once it is over."""
        game = self.session.game
        if not game.is_over:
            raise Problem("review-running")
        return ReviewTask(record.write(game), 1, "")


def title_of(task: Task) -> str:
    if isinstance(task, ExplainTask):
        return say("play-title-explain")
    return say("play-title-review" if isinstance(task, ReviewTask) else "play-title-hint")


def lines_of(task: Task, answer: bytes) -> list[str]:
    """Return an answer of the coach as lines, a sentence or two in each."""
    if isinstance(task, ReviewTask):
        told = msgspec.json.decode(answer, type=StoredReview).render(current_language())
        points = [f"{number}. {text}" for number, text in enumerate(told.turning, 1)] or [told.none]
        return [" ".join(told.decided), "", *points, "", *told.notes]
    if isinstance(task, ExplainTask):
        why = msgspec.json.decode(answer, type=ExplanationTold)
        return [*why.text, "", *why.comparison.texts, "", say("play-explain-more")]
    hint = msgspec.json.decode(answer, type=HintTold)
    lines = [*hint.nudge_text]
    if hint.move is not None:
        lines += ["", hint.move.text]
    if hint.comparison is not None:
        lines += ["", *hint.comparison.texts, "", *hint.comparison.reasons_text, "", *hint.sure]
    return [*lines, "", say("play-hint-more")] if hint.step < MOST else lines
