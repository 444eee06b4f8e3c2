"""Messages of a client over the socket, each with its type; anything else is refused."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from sacbe.kernel.errors import Problem
from sacbe.server.access.table_schemas import AnswerCount, Move, Revision, Text
from sacbe.server.cluster.presence import Sign
from sacbe.server.views.table_view import Part

LARGEST: Final = 8192                   # bytes of a message
MessageId = Annotated[str, Meta(max_length=64)] | int | None


class Message(Struct, tag_field="type", forbid_unknown_fields=True):
    """The base of all messages, with an id that the client chooses and that comes back with the answer."""

    id: MessageId = None


class Hello(Message, tag="hello"):
    """The first message: the reader's token, the known revision, the language, and which words are wanted.

    A `brief` client gets one message for a move, which holds the acknowledgement as well; with `differences` that
    message has the changes of its view instead of the whole.
    """

    token: Annotated[str, Meta(max_length=200)] = ""
    since: Annotated[int, Meta(ge=0, le=10**9)] = 0
    lang: str = ""
    lean: bool = False
    words: list[Part] | None = None
    brief: bool = False
    differences: bool = False
    company: bool = False               # does it want to know who is there, and get reactions?
    name: Annotated[str, Meta(max_length=40)] = ""      # of a watcher who chats
    login: Annotated[str, Meta(max_length=200)] = ""    # of an account, whose name a watcher chats with
    follow: bool = False                # does it follow to another process, if the table belongs to that one?


class Choose(Message, tag="choice", kw_only=True):
    """Answer the question of a revision."""

    revision: Revision
    move: Move


class Why(Message, tag="why", kw_only=True):
    """Ask why a move is not legal."""

    move: Move


class Refusals(Message, tag="refusals"):
    """Ask for all moves that the rules refuse now."""


class UndoMessage(Message, tag="undo", kw_only=True):
    """Undo to an own decision."""

    revision: Revision
    to: AnswerCount | None = None


class Restart(Message, tag="restart", kw_only=True):
    """Undo to where the turn began."""

    revision: Revision


class Redo(Message, tag="redo", kw_only=True):
    """Redo what was undone last."""

    revision: Revision


class OfferMessage(Message, tag="offer", kw_only=True):
    """Ask the others to agree to something."""

    revision: Revision
    what: Annotated[str, Meta(max_length=20)]
    to: AnswerCount | None = None


class Answer(Message, tag="answer", kw_only=True):
    """Agree to the pending offer, or decline it."""

    revision: Revision
    agree: bool


class Resume(Message, tag="resume", kw_only=True):
    """Play on after a pause."""

    revision: Revision


class Resign(Message, tag="resign"):
    """Give up."""


class Leave(Message, tag="leave"):
    """Let a bot play for a while."""


class Back(Message, tag="back"):
    """Take the seat back."""


class GoOn(Message, tag="go-on"):
    """Let the bots of those whose clock has run out play on at once; watchers may send it too."""


class Chat(Message, tag="chat", kw_only=True):
    """Post a chat line."""

    text: Text


class React(Message, tag="react", kw_only=True):
    """Send a reaction to everybody at the table."""

    what: Sign


class Ping(Message, tag="ping"):
    """Check that the server is there."""


SeatMessage = Choose | UndoMessage | Restart | Redo | OfferMessage | Answer | Resume | Resign | Leave | Back | GoOn
ClientMessage = Hello | Why | Refusals | Chat | React | Ping | SeatMessage
DECODER: Final = msgspec.json.Decoder(ClientMessage)


def read(text: str | bytes) -> ClientMessage:
    """Decode a message, or raise a problem that says what is wrong with it."""
    size = len(text if isinstance(text, bytes) else text.encode("utf-8", "replace"))
    if size > LARGEST:
        raise Problem("message-large", size=size, most=LARGEST)
    try:
        found: ClientMessage = DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Problem("message-form", detail=" ".join(str(error).split())[:200]) from None
    return found


def id_of(text: str | bytes) -> MessageId:
    """Return the id of an invalid message, if it has one, so that its refusal can be matched."""
    try:
        found = msgspec.json.decode(text[:LARGEST + 1], type=dict[str, msgspec.Raw]).get("id")
        return None if found is None else msgspec.convert(msgspec.json.decode(found), MessageId)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
