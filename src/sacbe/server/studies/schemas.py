"""Requests and answers about studies."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from sacbe.coach.study.text import MOST_POSITION
from sacbe.coach.study.tree import MOST_COMMENT, MOST_TITLE
from sacbe.kernel.play.game import SEED_LIMIT
from sacbe.server.access.table_schemas import AnswerCount, Move, StateShown

DEEPEST = 64                    # of what the coach is asked

Title = Annotated[str, Meta(max_length=MOST_TITLE)]
StudyDepth = Annotated[int, Meta(ge=1, le=DEEPEST, description="times the usual number of simulations")]


class NewStudy(Struct, forbid_unknown_fields=True):
    """Begin a study from one of these: a game, a record or study file, a position, a finished table, another study.

    A game may have players, options and a seed; without a seed one is drawn, and with `deal` false chance is asked.
    `position` is the text of a scenario; `at` says after how many answers of the main line the student begins.
    """

    game: Annotated[str, Meta(max_length=60)] = ""
    players: Annotated[int, Meta(ge=1, le=20)] | None = None
    options: dict[str, str] = {}
    seed: Annotated[int, Meta(ge=0, lt=SEED_LIMIT)] | None = None
    deal: bool = True
    record: Annotated[str, Meta(max_length=1_000_000)] = ""
    position: Annotated[str, Meta(max_length=MOST_POSITION)] = ""
    table: Annotated[str, Meta(max_length=60)] = ""
    copy: Annotated[str, Meta(max_length=60)] = ""
    title: Title = ""
    at: AnswerCount | None = None


class NodeShown(Struct):
    """An answer in a study; node 0 is the start.  `line` is the letters of its variation, empty on the main line."""

    id: int
    parent: int | None
    depth: int
    line: str
    seat: str | None
    move: str
    text: str
    comment: str


class StudyShown(Struct):
    """A study with all its answers, line by line; `mine` if the caller may change it, `here` is the node to show."""

    id: str
    game: str
    players: int
    title: str
    revision: int
    mine: bool
    link: str
    here: int
    nodes: list[NodeShown]


class StudyOpened(Struct):
    """A new study; the token, which may change it, is shown this once."""

    study: StudyShown
    token: str

    def __repr__(self) -> str:
        return f"StudyOpened({self.study.id!r})"


class PlaceShown(Struct):
    """A place of a study in the form of a table; where chance is asked, `state.options` are its possible results."""

    node: int
    state: StateShown
    events: list[dict[str, Any]]


class AddMove(Struct, forbid_unknown_fields=True):
    """Answer the question at a node."""

    move: Move


class SetComment(Struct, forbid_unknown_fields=True):
    """Set the comment of a node."""

    text: Annotated[str, Meta(max_length=MOST_COMMENT + 200)]


class SetTitle(Struct, forbid_unknown_fields=True):
    """Give a study a title."""

    title: Title


class Think(Struct, forbid_unknown_fields=True):
    """Let the coach analyze a place; with twice the depth its lines grow surer."""

    depth: StudyDepth = 1
