"""Puts what the coach found together with its words, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sacbe.coach.analysis.grades import GOOD
from sacbe.coach.analysis.position_values import PositionValues
from sacbe.coach.hints.hint import HINT_DEPTH, SEED, Hint, explained_position, make_hint, make_hint_at
from sacbe.coach.review.schema import JudgedDecision, Review
from sacbe.coach.text.hint_words import HintText
from sacbe.coach.text.messages import ComparisonTold, DecisionTold, ExplanationTold, HintTold, MoveTold, ReviewTold
from sacbe.coach.text.phrases import NOBODY
from sacbe.coach.text.review_words import ReviewText
from sacbe.kernel.definition.effects import Thing
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game
from sacbe.presentation.language.words import say

NUDGE, MOVE, COMPARISON = STEPS = (1, 2, 3)
MOST: Final = STEPS[-1]


def check_step(step: int) -> int:
    """Return the step of a hint; refuse a number that is none of the three."""
    if step not in STEPS:
        raise Problem("hint-step", step=step)
    return step


def render_hint(game: Game, step: int, hint: Hint | None = None, names: Mapping[str, str] = NOBODY) -> HintTold:
    """Put a hint for the seat that is asked into words, up to a step; make the hint if none is given."""
    check_step(step)
    hint = make_hint(game) if hint is None else hint
    words = HintText(PositionValues(game.definition, game.players, game.options), game.state, SEED, names)
    first = hint.moves[0]
    move = MoveTold(first.option.line, words.moves(hint, first), words.move(hint), first.things)
    return HintTold(
        step, hint.seat, hint.prompt, hint.before, hint.nudge, words.nudge(hint),
        move if step >= MOVE else None, render_comparison(words, hint) if step >= COMPARISON else None,
        hint.simulations, hint.calibrated, words.certainty(hint))


def render_comparison(words: HintText, hint: Hint) -> ComparisonTold:
    """Put the best few kinds of moves and the reasons into words."""
    lines = [words.moves(hint, move) for move in hint.moves]
    return ComparisonTold(hint.moves, words.options(hint), lines, hint.reasons, words.reasons(hint), hint.is_close,
                          hint.options)


def render_explanation(game: Game, at: int, reader: int | None, names: Mapping[str, str] = NOBODY) -> ExplanationTold:
    """Explain in words why a seat may have answered as it did, as far as the reader may know it (None: a spectator)."""
    values = PositionValues(game.definition, game.players, game.options)
    state = explained_position(game, at, reader)
    choice = game.history[at].choice
    found = make_hint_at(values, state, HINT_DEPTH, SEED, choice)
    assert found.played is not None
    words = HintText(values, state, SEED, names)
    return ExplanationTold(
        at, found.seat, found.prompt, found.before, game.definition.grammar.write(choice), found.played,
        words.explanation(found), render_comparison(words, found), found.simulations, found.calibrated)


def render_review(game: Game, review: Review, names: Mapping[str, str] = NOBODY) -> ReviewTold:
    """Return all words of a review."""
    words = ReviewText(game, review, names)
    where = say("review-where", game=words.wording.title, players=review.players, decisions=len(review.decisions))
    turned = {point.decision for point in review.turning}
    told = [one for number, one in enumerate(review.decisions) if one.kind != GOOD or number in turned]
    return ReviewTold(
        words.title, where, words.notes(), [words.point(point) for point in review.turning],
        "" if review.turning else say("review-none"), words.result_sentences(),
        [render_decision(words, decision) for decision in told],
        [words.time_text(point.clock, point.at) for point in review.timeline],
        [say(f"calendar-{review.game}-{mark.what}") for mark in review.calendar], words.story(), words.unit(),
        words.parts_of_game(), [words.turning_point_action(point) for point in review.turning])


def render_decision(words: ReviewText, decision: JudgedDecision) -> DecisionTold:
    """Say what was played in a decision, and what the best plan was."""
    state = words.states[decision.at]
    best = decision.options[0].line
    return DecisionTold(decision.at, words.time_text(decision.clock, decision.at),
                        words.line_moves(state, decision.seat, [decision.move])[0],
                        words.plan_text(words.line_moves(state, decision.seat, best)),
                        things_of_line(words, [decision.move]), things_of_line(words, best))


def things_of_line(words: ReviewText, line: Sequence[str]) -> list[Thing]:
    """Return what the moves of a line name on the board, each thing once."""
    presenter = words.definition.presenter()
    return list(dict.fromkeys(thing for move in line for thing in presenter.things_of_move(move)))
