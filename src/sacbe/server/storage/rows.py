"""The rows that are stored.  Steps are the truth of a running game; everything else is a header or a person."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

Phase = Literal["open", "playing", "over", "abandoned"]
SeatKind = Literal["open", "human", "bot"]
FriendState = Literal["asked", "friend", "blocked"]
InvitationKind = Literal["table", "rematch", "tournament"]
TournamentKind = Literal["round-robin", "swiss"]
TournamentPhase = Literal["open", "playing", "over"]
ReviewState = Literal["queued", "running", "done", "failed"]
MailKind = Literal["seat", "account"]
Waiting = Literal["bot", "watcher"]
TOURNAMENT: Final = "tournament "       # begins the owner of a table that belongs to one


class TableRow(msgspec.Struct, kw_only=True):
    """The header of a table: what is played, how, and where it stands."""

    id: str
    game: str
    rules: int                              # the version it is played with
    players: int
    options: dict[str, str]
    edition: str = ""
    components: dict[str, Any] = {}
    title: str = ""
    visibility: Literal["public", "link"] = "link"
    language: str = "en"
    delay: float = 0.0                      # seconds by which watchers are behind
    clock: dict[str, Any] = {}              # kind, seconds, increment
    phase: Phase = "open"
    archived: bool = False
    revision: int = 0                       # how many steps there are
    secret: bytes = b""                     # of the dice
    hints: bool | None = None               # may seats ask the coach?  None: only who plays alone
    watchers_chat: bool = False             # may watchers chat?
    base: list[int] | None = None           # the answers a fork or an uploaded record starts from
    origin: str = ""                        # the table it was forked from, or is the rematch of
    owner: str = ""                         # the hash of the address from which it was opened, or its tournament
    host_hash: str = ""                     # of the token of the one who opened it
    created: float = 0.0
    updated: float = 0.0
    deadline: float | None = None           # when the clock of the seat that is asked runs out
    waiting: Waiting | None = None          # "bot" while a bot is asked; "watcher" if it plays for those who look on


class SeatRow(msgspec.Struct, kw_only=True):
    """Who sits on a seat."""

    table_id: str
    seat: int
    kind: SeatKind = "open"
    name: str = ""
    bot: str = ""                           # the level of a bot
    token_hash: str | None = None
    account: str | None = None
    hook: str = ""                          # where a webhook is sent when it is this seat's turn
    mail: str = ""                          # the same for a mail, if its owner has confirmed that: see MailConsentRow
    asked_by: str = ""                      # the hash of the address of who set them


class StepRow(msgspec.Struct, kw_only=True):
    """One step of a table: the revision it leads to, who made it, what it was."""

    table_id: str
    revision: int
    at: float
    seat: int | None
    kind: str
    data: dict[str, Any] = {}


class SnapshotRow(msgspec.Struct, kw_only=True):
    """The state of a table at a revision, as its steps made it; it can always be made again from them."""

    table_id: str
    revision: int
    form: int                               # the version of what the data hold
    data: bytes


class ChatRow(msgspec.Struct, kw_only=True):
    """A chat line, apart from the record."""

    table_id: str
    at: float
    name: str
    seat: int | None
    text: str
    id: int = 0


class AccountRow(msgspec.Struct, kw_only=True):
    """A person who wants to keep seats across devices."""

    id: str
    name: str                               # casefolded, unique
    display: str
    password_hash: str
    created: float


class LoginRow(msgspec.Struct, kw_only=True):
    """A device on which an account is logged in."""

    token_hash: str
    account: str
    created: float
    expires: float
    device: str = ""                        # its browser and system
    used: float | None = None               # when, to the hour; None: by a version that did not keep it


class FriendRow(msgspec.Struct, kw_only=True):
    """What one account is to another, seen from one side; friends have a row on either side."""

    account: str
    other: str
    state: FriendState
    created: float


class InvitationRow(msgspec.Struct, kw_only=True):
    """An invitation of an account to a table or a tournament."""

    account: str
    kind: InvitationKind
    target: str                             # the id of the table
    by: str
    created: float


class RatingRow(msgspec.Struct, kw_only=True):
    """How well an account plays a game, as openskill tells it."""

    account: str
    game: str
    mu: float
    sigma: float
    games: int = 0
    updated: float = 0.0


class ResultRow(msgspec.Struct, kw_only=True):
    """How a game ended for an account."""

    table_id: str
    account: str
    game: str
    at: float
    place: int
    players: int
    score: float
    mu: float | None = None                 # of the rating after it, if it was rated


class MailConsentRow(msgspec.Struct, kw_only=True):
    """Somebody who shall get mail, for a seat or an account, and whether the owner of the mailbox has agreed."""

    id: str
    mail: str
    mailbox: str                            # the mailbox that the address leads to, without case and `+tag`
    kind: MailKind
    account: str | None = None
    table_id: str | None = None
    seat: int | None = None
    holder: str = ""                        # the hash of the token of the seat: another one there has not been asked
    token_hash: str | None = None           # of the link that confirms, until it is used
    created: float
    expires: float                          # of that link
    confirmed: float | None = None

    def __repr__(self) -> str:
        return f"MailConsentRow({self.kind!r})"


class MailBlockRow(msgspec.Struct, kw_only=True):
    """A mailbox that wants no mail from here, and the link at which its owner may change that."""

    mailbox_hash: str
    link_hash: str
    created: float


class PasswordResetRow(msgspec.Struct, kw_only=True):
    """A link with which the owner of an account's mailbox may set a new password."""

    token_hash: str
    account: str
    password_digest: str
    created: float
    expires: float


class SetupRow(msgspec.Struct, kw_only=True):
    """A table as an account likes to open it."""

    account: str
    name: str
    game: str
    plan: dict[str, Any]
    updated: float


class LearntRow(msgspec.Struct, kw_only=True):
    """How far an account has come in the lessons, by their ids."""

    account: str
    lessons: dict[str, Any]
    updated: float


class PuzzleTryRow(msgspec.Struct, kw_only=True):
    """The first try of a puzzle by an account; `solved` is None while only a hint was taken."""

    account: str
    puzzle: str
    solved: bool | None = None
    hinted: bool = False
    rating: int                             # of the puzzle when it was tried
    at: float


class PuzzleDayRow(msgspec.Struct, kw_only=True):
    """A day on which an account has solved a puzzle of the day."""

    account: str
    day: str


class TournamentRow(msgspec.Struct, kw_only=True):
    """A tournament: what is played, how, and where it stands."""

    id: str
    title: str
    game: str
    kind: TournamentKind
    seats: int                              # of a table, at most
    rounds: int
    options: dict[str, str] = {}
    clock: dict[str, Any] = {}
    language: str = "en"
    owner: str | None = None
    phase: TournamentPhase = "open"
    round: int = 0                          # the one that is played, from 1
    secret: str = ""                        # from which the ids and tokens of its tables are derived
    created: float = 0.0
    updated: float = 0.0


class EntrantRow(msgspec.Struct, kw_only=True):
    """A player of a tournament; one whose account was deleted has no name."""

    tournament: str
    number: int
    account: str | None
    name: str
    is_out: bool = False                    # plays in no further round


class PairingRow(msgspec.Struct, kw_only=True):
    """A table of a round; with one player, a bye without a table."""

    tournament: str
    round: int
    number: int
    table_id: str                           # empty for who has no table
    players: list[int]                      # in the order of the seats
    result: dict[str, list[float]] | None = None    # by player: points for the league, won or not, points of the game


class StudyRow(msgspec.Struct, kw_only=True):
    """A study: its file, and the numbers of its answers in the order of the file."""

    id: str
    game: str
    title: str = ""
    text: str
    ids: list[int] = []
    following: int = 1                      # the number of the next answer
    revision: int = 1
    owner_hash: str = ""                    # of the token of the one who may change it
    account: str | None = None
    address: str = ""                       # the hash of who began it
    created: float = 0.0
    updated: float = 0.0


class ReviewRow(msgspec.Struct, kw_only=True):
    """The review of a finished game: of a table, or of a record that somebody sent."""

    id: str
    table_id: str | None = None
    digest: str                             # of the record
    record: str
    depth: int                              # that is wanted; the result may be of another
    state: ReviewState = "queued"
    done: int = 0                           # places that are looked at
    total: int = 0
    tries: int = 0                          # processes that died of it
    address: str = ""                       # the hash of who asked for it
    created: float = 0.0                    # when it came into the queue
    beat: float = 0.0                       # when somebody last worked on it
    problem: dict[str, Any] | None = None
    result: bytes | None = None             # packed
