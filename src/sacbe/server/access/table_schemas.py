"""What goes over HTTP about tables."""

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
    """What everybody who has the link may know of a table."""

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
    """A seat that was taken; the token is shown this once."""

    table: str
    seat: str
    token: str
    revision: int

    def __repr__(self) -> str:
        return f"Joined({self.table!r}, {self.seat!r})"


class JoinTable(Struct, forbid_unknown_fields=True):
    """Sit down: on the seat that is named, or on the first that is free."""

    name: Annotated[str, Meta(max_length=40)] = ""
    seat: str | None = None


class Start(Struct, forbid_unknown_fields=True):
    """Start the game; bots of this level take the seats that are still free."""

    fill: str = "medium"


class Answered(Struct):
    """The revision after what was asked for is stored."""

    revision: int


class Choice(Struct, forbid_unknown_fields=True):
    """An answer to the question of a revision."""

    revision: Revision
    move: Move


class TakeBack(Struct, forbid_unknown_fields=True):
    """Take back to an own decision, by its number in the record; without one, the last."""

    revision: Revision
    to: AnswerCount | None = None


class Revised(Struct, forbid_unknown_fields=True):
    """An act that needs no more than the revision it answers."""

    revision: Revision


class MakeOffer(Struct, forbid_unknown_fields=True):
    """Ask the others to agree: `undo`, `pause` or `abandon`."""

    revision: Revision
    what: Annotated[str, Meta(max_length=20)]
    to: AnswerCount | None = None


class AnswerOffer(Struct, forbid_unknown_fields=True):
    """Agree to what is offered, or not."""

    revision: Revision
    agree: bool


class Say(Struct, forbid_unknown_fields=True):
    """A line of talk."""

    text: Text


class Said(Struct):
    """A line that was said."""

    id: int
    at: float
    name: str
    seat: str | None
    text: str


class Remind(Struct, forbid_unknown_fields=True):
    """Where to tell a seat that it is its turn: a webhook, an e-mail address; empty for neither."""

    hook: Annotated[str, Meta(max_length=500)] = ""
    mail: Annotated[str, Meta(max_length=200)] = ""


class Archive(Struct, forbid_unknown_fields=True):
    """Put a finished table away, or take it out again."""

    archived: bool = True


class Fork(Struct, forbid_unknown_fields=True):
    """A new table that starts where this one stood after this many answers; game and options are this one's."""

    at: AnswerCount
    table: NewTable


class Upload(Struct, forbid_unknown_fields=True):
    """A record, and who shall sit at its table; game and options are the record's.

    With `at` the game starts after that many of its answers.
    """

    record: Annotated[str, Meta(max_length=1_000_000)]
    table: NewTable
    at: AnswerCount | None = None


class RecordText(Struct, forbid_unknown_fields=True):
    """A record to be checked."""

    record: Annotated[str, Meta(max_length=1_000_000)]


class Checked(Struct):
    """What a record tells: every line was played again, and where it has a secret, every die was checked."""

    game: str
    players: int
    answers: int
    over: bool
    commitment: str | None
    dice_verified: bool
    winners: list[str] | None
    variant: str
    changes: int                    # values that are otherwise than in the box


class Dice(Struct):
    """The published hash of the dice, and at the end their secret."""

    commitment: str | None
    secret: str | None


class Decision(Struct):
    """Where a decision stands in the record."""

    at: int
    seat: str


# ---------------------------------------------------------------- what is seen; the socket sends the same

class UndoShown(Struct, forbid_unknown_fields=True):
    """The last own decision: whether it can be taken back alone, and what stands against it.

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
    """What is offered, by whom, who has to agree and who has; `to` is for an undo."""

    what: Literal["undo", "abandon", "pause"]
    by: str
    to: int
    needs: list[str]
    agreed: list[str]


class ClocksShown(Struct, forbid_unknown_fields=True):
    """The seconds that seats have left, and when those of the seat that is asked run out."""

    left: dict[str, float]
    deadline: float | None


class WaitShown(Struct, forbid_unknown_fields=True):
    """A bot that waits for the owner of a seat to come back: until when, and whether you may let it go on at once."""

    seat: str
    until: float
    may_go_on: bool


class ResultShown(Struct, forbid_unknown_fields=True):
    """The end: scores, winners (nobody where all have lost), where the points came from, who had resigned."""

    scores: dict[str, float]
    winners: list[str]
    text: list[str]
    parts: dict[str, dict[str, float]]
    resigned: list[str]


class StateShown(Struct, forbid_unknown_fields=True):
    """The table as one seat or a watcher may see it; before the start there is no view yet."""

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
    """A sentence of the log: what a seat did, without its name, or what happened; a heading begins a part.

    `at` is the number of answers before its seat decided that, where it tells of a decision.  What is `minor` tells
    only how something came about, such as the dice of a fight.
    """

    seat: str | None
    text: str
    heading: bool
    at: int | None = None
    minor: bool = False


class EventsShown(Struct, forbid_unknown_fields=True):
    """What was heard since a revision; `anew` if it is told from the start, because something was taken back."""

    type: Literal["events"]
    revision: int
    anew: bool
    events: list[dict[str, Any]]
    log: list[LineShown]


class RefusalsShown(Struct, forbid_unknown_fields=True):
    """What the rules refuse now of what the question knows, by rule and reason."""

    type: Literal["refusals"]
    revision: int
    refused: list[RefusedShown]


class OutlookShown(Struct):
    """What one seat can expect: its chance to win, its points, and its points by category where that is known."""

    chance: float
    points: float
    categories: dict[str, float]


class ChancesShown(Struct):
    """What every seat can expect, from what one seat (`you`) or a watcher may know; the chances and `nobody` make 1.

    The mean over `samples` deals of what is not known; 0 of them when the game is over and all is counted.  Without
    `calibrated` it is a rough guess.  `outside` names what the bots did not learn: options, `edition`, `players`.
    """

    revision: int
    you: str | None
    seats: dict[str, OutlookShown]
    nobody: float
    samples: int
    calibrated: bool
    outside: list[str]


class ThingExplained(Struct, forbid_unknown_fields=True):
    """A thing of the board in words: its name (empty if the game knows no such thing), what is so now, its rules.

    Rules and cards tell what is printed; `changed` has the figures that a variant has otherwise.
    """

    type: Literal["explained"]
    thing: Thing
    title: str
    notes: list[str]
    rules: list[RuleShown]
    changed: list[ChangedShown]


class WhyShown(Struct, forbid_unknown_fields=True):
    """Whether a move can be made now, and if not, by which rule and with which numbers."""

    type: Literal["why"]
    move: str
    legal: bool
    text: str = ""
    rule: str = ""
    name: str = ""
    source: str = ""
    rule_text: str = ""
    numbers: dict[str, Any] = {}
