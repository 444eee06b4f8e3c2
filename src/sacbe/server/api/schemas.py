"""Requests and answers other than those about tables: errors, games and their rules, accounts, health."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=3, max_length=30, description="3 to 30 visible characters")]
Password = Annotated[str, Meta(min_length=10, max_length=200, description="10 to 200 characters")]


class Fault(Struct, omit_defaults=True):
    """Why a request was refused: a key that never changes, and words in the reader's language."""

    error: str
    text: str
    facts: dict[str, Any] = {}
    rule: str = ""                      # the rule that refuses a move, where it stands, and the numbers that matter
    source: str = ""
    numbers: dict[str, Any] = {}


class SeatInfo(Struct):
    """A seat of a game: its id, and its name in the reader's language."""

    name: str
    title: str


class OptionInfo(Struct):
    """An option of a game (a module or a disputed reading of a rule); the first value is the default.

    Where there are very many values, `shape` says what they look like.
    """

    name: str
    values: list[str]
    shape: str
    meaning: str
    rule: str
    rule_name: str


class LevelInfo(Struct):
    """A level of bots: its name, how it plays, and its measured strength in this game, if known."""

    name: str
    title: str
    note: str
    rating: int | None
    names: list[str]                    # what its bots are called, seat by seat


class StyleInfo(Struct):
    """A style that a bot of any level may play in: `hard/builder`."""

    name: str
    title: str


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: str
    rules_version: int
    players: list[int]
    seats: list[SeatInfo]
    options: list[OptionInfo]
    bots: list[str]                     # the names of the levels, from weak to strong
    levels: list[LevelInfo]
    styles: list[StyleInfo]
    lessons: int                        # how many teach it
    gentle: bool                        # it can explain itself while it is played


class RuleInfo(Struct):
    """A rule: its name and text, its source, and for rulings the reason."""

    id: str
    name: str
    kind: str
    text: str
    source: str
    reading: str
    section: str                        # of the rulebook, which explains the rule in plain words


class Credentials(Struct):
    """The name and the password of an account."""

    name: Name
    password: Password

    def __repr__(self) -> str:
        return f"Credentials({self.name!r})"


class PasswordChange(Struct):
    """The old password and the new one."""

    old: Password
    new: Password

    def __repr__(self) -> str:
        return "PasswordChange()"


class Confirmation(Struct):
    """The password again, to confirm a deletion that cannot be undone."""

    password: Password

    def __repr__(self) -> str:
        return "Confirmation()"


class AccountInfo(Struct):
    """An account as its owner sees it."""

    id: str
    name: str
    created: float


class LoginInfo(Struct):
    """A login that has begun: the token is shown this once; `device` is for the next login with this name."""

    token: str
    expires: float                      # if it is not used again
    account: AccountInfo
    device: str

    def __repr__(self) -> str:
        return f"LoginInfo({self.account!r})"


class AccountLogin(Struct):
    """A device on which the account is logged in."""

    id: str
    device: str                         # its browser and system, or a program; empty if it does not say
    created: float
    used: float                         # when it was used last, to the hour
    expires: float                      # if it is not used again
    is_current: bool                    # the one that asks


class MyGame(Struct):
    """A table at which the account has a seat."""

    table: str
    game: str
    title: str
    phase: str
    archived: bool
    revision: int
    created: float
    updated: float
    mine: list[str]                     # the seats of the account
    names: list[str]                    # who sits there, seat by seat


EngineNews = Literal["", "compiling", "ready", "failed"]


class Health(Struct):
    """Whether the server can do its work."""

    status: Literal["ok", "failing"]
    database: Literal["ok", "gone"]
    version: str
    form: str                           # of the engine: compiled or pure
    engine: EngineNews                  # whether a faster engine is being compiled for the next start
    uptime: float


class Alive(Struct):
    """That the process runs."""

    version: str
    uptime: float                       # seconds
