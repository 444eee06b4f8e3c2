"""A review as data: the findings at every step, and what follows from them."""

from __future__ import annotations

from msgspec import Struct

from sacbe.coach.analysis.opinion import OptionOpinion
from sacbe.kernel.definition.presenter import CalendarMark, GameTime


class Found(Struct):
    """The finding about one answer of the record: reviews are put together from these, and stored as these."""

    at: int                                 # answers before it
    chances: list[float]                    # the value of the place before it, seat by seat
    points: list[float]
    errors: list[float] = []                # standard errors of the chances, where they are a sample
    samples: int = 0                        # ways of chance that were looked at
    decision: JudgedDecision | None = None        # where a seat was asked
    simulations: int = 0


class JudgedDecision(Struct):
    """A decision compared with the best option that was found, from what its seat knew then."""

    at: int
    seat: str
    prompt: str
    move: str
    kind: str                               # good, inaccuracy, mistake, blunder
    before: float                           # the seat's chance before it, without looking ahead
    played: float                           # and after the move that was played
    best: float                             # and after the best one
    error: float                            # standard error of `played`
    loss: float                             # chance that the move cost
    loss_error: float
    points: float                           # that the seat could expect after its move
    loss_points: float                      # expected points that it cost; below 0: it gave up chance for points
    samples: int
    solved: list[str]                       # moves within a small margin of the best
    options: list[OptionOpinion]            # the best few plans, and the one that was played
    clock: GameTime | None = None


class LuckFound(Struct):
    """The luck between two decisions: what chance did, compared with the mean over all it could have done."""

    at: int                                 # answers before its first answer
    answers: list[str]
    change: dict[str, float]                # of each seat's chance
    error: dict[str, float]                 # standard errors; 0: every way was looked at
    samples: int
    clock: GameTime | None = None


class Point(Struct):
    """The chances of all seats before an answer (or at the end), for a chart."""

    at: int
    chances: list[float]
    points: list[float]
    clock: GameTime | None = None


class Account(Struct):
    """The account of a seat's chance: start + luck + own + others = result."""

    seat: str
    start: float
    luck: float
    own: float                              # what the seat's own decisions changed
    others: float                           # and those of the other seats
    result: float                           # 1 for the winner; who wins together shares
    start_error: float
    luck_error: float


class SeatReview(Account):
    """A seat: where its chance went, and how well it decided."""

    score: float
    accuracy: float                         # 0 to 100
    accuracy_error: float
    counts: dict[str, int]                  # decisions of each kind
    categories: dict[str, float]            # final points


class TurningPoint(Struct):
    """A moment that mattered: a decision that cost much, the only good move, or what chance did."""

    at: int
    what: str                               # a kind of decision, `only-move` or `luck`
    seat: str                               # who decided, or whom chance moved most
    change: float                           # of that seat's chance
    error: float
    decision: int | None = None             # its place in `decisions`
    luck: int | None = None                 # its place in `luck`
    better: list[str] = []                  # the line that was better; for the only good move, that move


class CategoryShare(Struct):
    """A category of a seat's points, against the other seats and against usual games."""

    seat: str
    category: str
    points: float
    others: float                           # mean of the other seats
    percentile: int | None = None           # how many of 100 seats of usual games have less


class Review(Struct):
    """The review of a finished game."""

    format: int
    game: str
    rules: int
    players: int
    digest: str                             # of the record
    depth: int
    measure: str                            # what the values rest on
    calibrated: bool
    outside: list[str]
    simulations: int
    calendar: list[CalendarMark]
    seats: list[SeatReview]
    timeline: list[Point]
    decisions: list[JudgedDecision]
    luck: list[LuckFound]
    turning: list[TurningPoint]
    decided: list[CategoryShare]
