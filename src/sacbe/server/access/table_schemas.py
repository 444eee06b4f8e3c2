"""Requests and answers about tables, over HTTP and over the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sacbe.kernel.definition.effects import Thing
from sacbe.presentation.schema.data import AskShown, ChangedShown, OptionShown, RefusedShown, RuleShown
from sacbe.server.clocks import Clock
from sacbe.server.tables.lobby import NewTable

Revision = Annotated[int, Meta(ge=0, le=10**9, description="the revision that is answered")]
Move = Annotated[str, Meta(min_length=1, max_length=200, description="a move in notation")]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
AnswerCount = Annotated[int, Meta(ge=0, le=10**6)]


class SeatShown(Struct):
    """Who sits on a seat; `bot` is the level of the bot that plays it."""

    seat: str
    kind: str
    name: str
    bot: str
    resigned: bool


class TableShown(Struct):
    """The header of a table, which everybody who has its link may see."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    edition: str
    components: dict[str, Any]
    title: str
    visibility: str
    language: str
    delay: float
    clock: Clock
    phase: str
    archived: bool
    origin: str
    rematch: str
    paused: bool
    hints: bool
    watchers_chat: bool
    created: float
    revision: int
    seats: list[SeatShown]


class TableOpened(Struct):
    """A new table; the token is shown this once.  It holds the seat of the one who opened the table, and starts it."""

    table: TableShown
    seat: str | None
    token: str
    link: str

    def __repr__(self) -> str:
        return f"TableOpened({self.table.id!r})"


class Joined(Struct):
    """A seat that the caller has taken; the token is shown this once."""

    table: str
    seat: str
    token: str
    revision: int

    def __repr__(self) -> str:
        return f"Joined({self.table!r}, {self.seat!r})"


class JoinTable(Struct, forbid_unknown_fields=True):
    """Take a seat: the named one, or the first free one."""

    name: Annotated[str, Meta(max_length=40)] = ""
    seat: str | None = None


class Start(Struct, forbid_unknown_fields=True):
    """Start the game; bots of this level take the seats that are still free."""

    fill: str = "medium"


class Answered(Struct):
    """The revision of the table after the action is stored."""

    revision: int


class Choice(Struct, forbid_unknown_fields=True):
    """An answer to the question of a revision."""

    revision: Revision
    move: Move


class TakeBack(Struct, forbid_unknown_fields=True):
    """Undo to an own decision, given by its index in the record; without an index, the last one."""

    revision: Revision
    to: AnswerCount | None = None


class Revised(Struct, forbid_unknown_fields=True):
    """An action that needs nothing but the revision it answers."""

    revision: Revision


class MakeOffer(Struct, forbid_unknown_fields=True):
    """Ask the others to agree: `undo`, `pause` or `abandon`."""

    revision: Revision
    what: Annotated[str, Meta(max_length=20)]
    to: AnswerCount | None = None


class AnswerOffer(Struct, forbid_unknown_fields=True):
    """Agree to the pending offer, or decline it."""

    revision: Revision
    agree: bool


class Say(Struct, forbid_unknown_fields=True):
    """A chat line to post."""

    text: Text


class Said(Struct):
    """A chat line that was posted."""

    id: int
    at: float
    name: str
    seat: str | None
    text: str


class Remind(Struct, forbid_unknown_fields=True):
    """Where to notify a seat that it is its turn: a webhook, an e-mail address; empty for neither."""

    hook: Annotated[str, Meta(max_length=500)] = ""
    mail: Annotated[str, Meta(max_length=200)] = ""


class Archive(Struct, forbid_unknown_fields=True):
    """Put a finished table away, or take it out again."""

    archived: bool = True


class Fork(Struct, forbid_unknown_fields=True):
    """Open a new table that starts where this one stood after `at` answers, with the same game and options."""

    at: AnswerCount
    table: NewTable


class Upload(Struct, forbid_unknown_fields=True):
    """A record, and who sits at its table; game and options come from the record.

    With `at` the game starts after that many of its answers.
    """

    record: Annotated[str, Meta(max_length=1_000_000)]
    table: NewTable
    at: AnswerCount | None = None


class RecordText(Struct, forbid_unknown_fields=True):
    """A record to check."""

    record: Annotated[str, Meta(max_length=1_000_000)]


class Checked(Struct):
    """The result of checking a record: every line was replayed, and every die checked if the record has the secret."""

    game: str
    players: int
    answers: int
    over: bool
    commitment: str | None
    dice_verified: bool
    winners: list[str] | None
    variant: str
    changes: int                    # the number of values that differ from the box


class Dice(Struct):
    """The published hash of the dice, and at the end their secret."""

    commitment: str | None
    secret: str | None


class Decision(Struct):
    """The index of a decision in the record, and the seat that made it."""

    at: int
    seat: str


# ---------------------------------------------------------------- what is seen; the socket sends the same

class UndoShown(Struct, forbid_unknown_fields=True):
    """The seat's last decision: whether the seat can undo it alone, and what prevents that.

    `turn`: the last own turn can be restarted.  `refused`: why it cannot be taken back, not even if others agreed.
    """

    to: int
    free: bool
    turn: bool
    refused: Literal["", "undo-away", "undo-revealed", "undo-chance"]
    chance: bool
    reveals: bool
    seats: list[str]


class OfferShown(Struct, forbid_unknown_fields=True):
    """A pending offer: what, by whom, who must agree and who has; `to` belongs to an undo."""

    what: Literal["undo", "abandon", "pause"]
    by: str
    to: int
    needs: list[str]
    agreed: list[str]


class ClocksShown(Struct, forbid_unknown_fields=True):
    """The seconds that each seat has left, and when the time of the asked seat runs out."""

    left: dict[str, float]
    deadline: float | None


class WaitShown(Struct, forbid_unknown_fields=True):
    """A bot waits for the owner of its seat to come back: until when, and whether you may make it play at once."""

    seat: str
    until: float
    may_go_on: bool


class ResultShown(Struct, forbid_unknown_fields=True):
    """The result: scores, winners (none if all have lost), where the points came from, and who resigned."""

    scores: dict[str, float]
    winners: list[str]
    text: list[str]
    parts: dict[str, dict[str, float]]
    resigned: list[str]


class StateShown(Struct, forbid_unknown_fields=True):
    """The table as one seat or a watcher may see it; before the start there is no view."""

    type: Literal["state"]
    table: TableShown
    revision: int
    now: float
    you: str | None
    view: dict[str, Any] | None
    ask: AskShown | None
    options: list[OptionShown]
    answers: int
    undo: UndoShown | None
    redo: bool
    offer: OfferShown | None
    clocks: ClocksShown | None
    result: ResultShown | None
    commitment: str | None
    secret: str | None
    wait: WaitShown | None = None


class LineShown(Struct, forbid_unknown_fields=True):
    """A line of the log: what a seat did (without its name), or what happened; a heading begins a part.

    `at` is the number of answers before the decision that the line tells of.  A `minor` line only tells how something
    came about, such as the dice of a fight.
    """

    seat: str | None
    text: str
    heading: bool
    at: int | None = None
    minor: bool = False


class EventsShown(Struct, forbid_unknown_fields=True):
    """The events that the reader has heard since a revision; `anew` if they start at the beginning, after an undo."""

    type: Literal["events"]
    revision: int
    anew: bool
    events: list[dict[str, Any]]
    log: list[LineShown]


class RefusalsShown(Struct, forbid_unknown_fields=True):
    """The moves that the rules refuse now, grouped by rule and reason."""

    type: Literal["refusals"]
    revision: int
    refused: list[RefusedShown]


class OutlookShown(Struct):
    """What one seat can expect: its chance to win, its points, and its points by category if known."""

    chance: float
    points: float
    categories: dict[str, float]


class ChancesShown(Struct):
    """What every seat can expect, judged from what seat `you` (or a watcher) may know; chances and `nobody` sum to 1.

    The mean over `samples` deals of what is not known; 0 samples when the game is over and everything is counted.
    Without `calibrated` it is a rough guess.  `outside` names what the bots did not learn: options, `edition`,
    `players`.
    """

    revision: int
    you: str | None
    seats: dict[str, OutlookShown]
    nobody: float
    samples: int
    calibrated: bool
    outside: list[str]


class ThingExplained(Struct, forbid_unknown_fields=True):
    """A thing of the board in words: its name (empty if the game does not know it), its state now, and its rules.

    Rules and cards quote what is printed; `changed` has the figures that a variant changes.
    """

    type: Literal["explained"]
    thing: Thing
    title: str
    notes: list[str]
    rules: list[RuleShown]
    changed: list[ChangedShown]


class WhyShown(Struct, forbid_unknown_fields=True):
    """Whether a move is legal now, and if not, which rule forbids it and with which numbers."""

    type: Literal["why"]
    move: str
    legal: bool
    text: str = ""
    rule: str = ""
    name: str = ""
    source: str = ""
    rule_text: str = ""
    numbers: dict[str, Any] = {}
