"""What goes over HTTP about the coach: hints, explanations and reviews."""

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
    """Ask the coach about the question of a revision, as far as a step."""

    revision: Revision
    step: HintStep = 1


class HintShown(Struct):
    """A hint; `revision` is the table's after the log has noted it, `answers` where in the game it was given."""

    revision: int
    answers: int
    hint: HintTold


class AskExplanation(Struct, forbid_unknown_fields=True):
    """Ask why a bot answered as it did: its decision by the number of answers before it."""

    at: AnswerCount


class ExplanationShown(Struct):
    """Why a bot may have answered as it did, as far as the reader may know."""

    revision: int
    explanation: ExplanationTold


class StartReview(Struct, forbid_unknown_fields=True):
    """Review a finished game; a greater depth than it was reviewed with deepens the review."""

    depth: Depth = 1


class ReviewRecord(Struct, forbid_unknown_fields=True):
    """Review the game of a record."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    depth: Depth = 1


class ReviewShown(Struct):
    """Where a review stands; while it is deepened, `review` and `words` are those of the depth before.

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
    """Something better for a decision of a review: its number of answers before it, and the move."""

    at: AnswerCount
    move: Move


class TriedMove(Struct):
    """Whether a move that was tried counts as found: it is within a small margin of the best.

    `loss` is the chance that it costs, where the review has looked at it; `solved_moves` are all that count.
    """

    at: int
    seat: str
    move: str
    text: str
    solved: bool
    loss: float | None
    loss_error: float | None
    solved_moves: list[str]
