"""Requests and answers about the coach: hints, explanations and reviews."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sacbe.coach.review.review import MOST_DEPTH
from sacbe.coach.review.schema import Review
from sacbe.coach.text.messages import ExplanationTold, HintTold, ReviewTold
from sacbe.server.access.table_schemas import AnswerCount, Move, Revision
from sacbe.server.api.schemas import Fault
from sacbe.server.storage.rows import ReviewState

Depth = Annotated[int, Meta(ge=1, le=MOST_DEPTH, description="times the usual number of simulations")]
HintStep = Annotated[int, Meta(ge=1, le=3, description="1: where to look; 2: the move; 3: the comparison")]


class AskHint(Struct, forbid_unknown_fields=True):
    """Ask the coach about the question of a revision, up to a step of detail."""

    revision: Revision
    step: HintStep = 1


class HintShown(Struct):
    """A hint; `revision` is the table's after the hint was noted, `answers` the position it is for."""

    revision: int
    answers: int
    hint: HintTold


class AskExplanation(Struct, forbid_unknown_fields=True):
    """Ask why a bot answered as it did; `at` is the number of answers before its decision."""

    at: AnswerCount


class ExplanationShown(Struct):
    """Why a bot may have answered as it did, from what the reader may know."""

    revision: int
    explanation: ExplanationTold


class StartReview(Struct, forbid_unknown_fields=True):
    """Review a finished game; a greater depth than that of its last review deepens it."""

    depth: Depth = 1


class ReviewRecord(Struct, forbid_unknown_fields=True):
    """Review the game of a record."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    depth: Depth = 1


class ReviewShown(Struct):
    """The state of a review; while it is deepened, `review` and `words` are those of the previous depth.

    `place` is its place in the queue, from 1; 0 for one that does not wait.  `done` of `total` places are looked at.
    """

    id: str
    table: str | None
    state: ReviewState
    depth: int
    place: int
    done: int
    total: int
    problem: Fault | None
    review: Review | None
    words: ReviewTold | None


class TryMove(Struct, forbid_unknown_fields=True):
    """Try a better move for a decision of a review, given by its number of answers before it."""

    at: AnswerCount
    move: Move


class TriedMove(Struct):
    """Whether a tried move counts as found: it is within a small margin of the best.

    `loss` is the chance to win that it costs, if the review has looked at it; `solved_moves` are all moves that count.
    """

    at: int
    seat: str
    move: str
    text: str
    solved: bool
    loss: float | None
    loss_error: float | None
    solved_moves: list[str]
