"""`sacbe review --try`: a turning point as a question; any move as good as the best one counts."""

from __future__ import annotations

from typing import Final

from sacbe.coach.analysis.grades import MARGIN
from sacbe.coach.review.schema import JudgedDecision, Review
from sacbe.coach.review.turning_points import ONLY_MOVE
from sacbe.coach.text.phrases import points_of_chance
from sacbe.coach.text.review_words import ReviewText
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game
from sacbe.presentation.language.words import say
from sacbe.presentation.render.moment import PlayerView
from sacbe.presentation.render.wording import render_options
from sacbe.runtime.console import output

WIDTH: Final = 78
PROMPT: Final = "> "
PANELS: Final = ("board", "seats")          # that every game has


class ReviewQuiz:
    """One turning point of a review, as its seat saw it."""

    def __init__(self, game: Game, review: Review, number: int) -> None:
        if not 1 <= number <= len(review.turning):
            raise Problem("review-try-number", number=number, count=len(review.turning))
        self.point = review.turning[number - 1]
        if self.point.decision is None:
            raise Problem("review-try-luck", number=number)
        self.decision: JudgedDecision = review.decisions[self.point.decision]
        self.then = game.copy_at(self.point.at)
        self.words = ReviewText(game, review)

    def question_lines(self) -> list[str]:
        """Return the table, what happened here, and the options one by one, as lines."""
        wording, seat = self.words.wording, self.decision.seat
        moment = PlayerView(self.then, self.then.definition.seat_number(seat, self.then.players))
        lines = []
        for key, title, told in wording.texts.panels(self.then.view(seat), None, WIDTH):
            if key in PANELS:
                lines += [title, *told, ""]
        lines += [self.task(), "", wording.question_sentence(moment.question_context())]
        for number, option in enumerate(render_options(moment, wording), 1):
            lines.append(say("play-option-effects" if option.effects_text else "play-option", number=number,
                             words=option.text, notation=option.move, effects=option.effects_text))
        return [*lines, "", say("review-try-ask")]

    def task(self) -> str:
        """Say what is to be found.

        Where only one plan was good, it was played, so the move is not told.
        """
        facts = {"when": self.words.time_text(self.decision.clock, self.point.at),
                 "seat": self.words.seat(self.point.seat)}
        if self.point.what == ONLY_MOVE:
            return say("review-try-only", **facts)
        return say("review-try-lost", move=self.move_texts([self.decision.move])[0],
                   loss=points_of_chance(self.decision.loss), error=points_of_chance(self.decision.loss_error), **facts)

    def move_texts(self, line: list[str]) -> list[str]:
        return self.words.line_moves(self.then.state, self.decision.seat, line)

    def move(self, text: str) -> str:
        """Return the move for a number or a notation; a problem if there is no such move."""
        options = self.then.ask.options
        if text.isascii() and text.isdigit():
            if not 1 <= int(text[:9]) <= len(options):
                raise Problem("play-number", number=text, count=len(options))
            return options[int(text[:9]) - 1]
        return self.then.definition.grammar.write(self.then.definition.grammar.read(text))

    def judge_answer(self, text: str) -> tuple[bool, str]:
        """Tell whether an answer counts, and what to say about it."""
        try:
            move = self.move(text)
        except Problem as problem:
            return False, str(problem)
        refusal = self.then.explain(move, self.decision.seat)
        if refusal is not None:
            return False, say("play-refused", move=move, reason=self.words.wording.refusal_sentence(refusal))
        if move in self.decision.solved:
            return True, say("review-try-right", margin=points_of_chance(MARGIN))
        known = next((option for option in self.decision.options if option.move == move), None)
        if known is None:
            return False, say("review-try-wrong", margin=points_of_chance(MARGIN))
        return False, say("review-try-known", loss=points_of_chance(known.behind),
                          error=points_of_chance(known.behind_error))

    def best(self) -> str:
        """Say what the best plan was."""
        return say("review-try-best", better=self.words.plan_text(self.move_texts(self.decision.options[0].line)))


def run_quiz(game: Game, review: Review, number: int) -> None:
    """Ask until an answer counts, or the person gives up."""
    again = ReviewQuiz(game, review, number)
    for line in again.question_lines():
        output.print_line(line)
    counts = False
    while not counts and (text := read_answer()):
        counts, said = again.judge_answer(text)
        output.print_line(output.fold_text(said, ""))
    output.print_line(output.fold_text(again.best(), ""))


def read_answer() -> str:
    """Read a line from the person; empty if there are no more."""
    try:
        return " ".join(input(PROMPT).split())
    except EOFError:
        print()
        return ""
    except UnicodeDecodeError:
        return "?"
