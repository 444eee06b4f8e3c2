"""A game as data, whole: setup, answers, events, dice and position, with the unfinished rules.

A record tells how a game was played, and reading it plays it again; this is the game itself, and reading it is quick.
It holds every secret of the game.  `docs/develop/snapshots.md` describes the form.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import msgspec

from sacbe.kernel.core.chance import CommittedDriver, Driver, ScriptedDriver, SeededDriver, StreamDriver
from sacbe.kernel.core.frame import State
from sacbe.kernel.definition import position_data as snapshot
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Entry, Game, GameParts, LoggedEvent

GAME: Final = "sacbe game 1"                # the form of a game as data, and its version
SIGN: Final = "{"                           # how its text begins
DIGEST: Final = "digest"
FOREIGN_ERRORS: Final = (TypeError, ValueError, LookupError, AttributeError, ArithmeticError, AssertionError,
                         RecursionError)
R = TypeVar("R", Entry, LoggedEvent)


# ---------------------------------------------------------------- as data

def write(game: Game) -> dict[str, Any]:
    """Write everything of a game as data."""
    parts = game.parts
    definition = parts.definition
    return {"format": GAME, "game": definition.name, "rules": definition.version, "edition": definition.edition_name,
            "components": dict(definition.components), "players": parts.players, "options": parts.options,
            "history": [list(entry) for entry in parts.history], "told": [list(told) for told in parts.event_log],
            "position": snapshot.encode(parts.state), "before": snapshot.encode(parts.state_at_decision),
            "since": parts.answers_since_decision,
            "opened": parts.reveals_at_start, "start": None if parts.start is None else snapshot.encode(parts.start),
            "published": parts.published_commitment, "chance": dump_driver(parts.chance),
            "origin": dump_driver(parts.origin)}


def read(data: Mapping[str, Any], definition: GameDefinition) -> Game:
    """Read a game from its data; one of another form, game, version or edition is refused."""
    definition.check_snapshot(data, GAME)
    players, options = data["players"], definition.check_setup(data["players"], data["options"])

    def position(name: str) -> State:
        return definition.read_position(data[name], players, options)

    try:
        history, told = load_rows(Entry, data["history"]), load_rows(LoggedEvent, data["told"])
        start = None if data["start"] is None else position("start")
        return Game.from_parts(GameParts(definition, players, options, load_driver(data["chance"]),
                                         load_driver(data["origin"]), start,
                                         data["published"], history, told, position("position"), position("before"),
                                         list(data["since"]), data["opened"]))
    except (KeyError, TypeError, ValueError):
        raise Problem("snapshot-form") from None


def load_rows(kind: type[R], rows: list[Any]) -> list[R]:
    """Make rows of this kind from lists; rows that a decoder has made already are returned as they are."""
    return rows if rows and type(rows[0]) is kind else [kind(*one) for one in rows]


def dump_driver(chance: Driver | None) -> Any:
    """Write a driver as data; one of an unknown class stays as it is, for pickle alone."""
    if isinstance(chance, SeededDriver):
        return {"kind": "seeded", "words": [chance.a, chance.b, chance.c, chance.d]}
    if isinstance(chance, StreamDriver):
        return {"kind": "streams", "seed": chance.seed,
                "kinds": [[kind, one.a, one.b, one.c, one.d] for kind, one in chance.kinds.items()]}
    if isinstance(chance, CommittedDriver):
        return {"kind": "committed", "secret": chance.secret.hex(), "at": chance.at}
    if isinstance(chance, ScriptedDriver):
        return {"kind": "scripted", "answers": list(chance.answers), "at": chance.at}
    return chance


def load_driver(data: Any) -> Driver | None:
    """Read a driver from its data."""
    if data is None or isinstance(data, Driver):
        return data
    if data["kind"] == "committed":
        return CommittedDriver(bytes.fromhex(data["secret"]), data["at"])
    if data["kind"] == "scripted":
        scripted = ScriptedDriver(list(data["answers"]))
        scripted.at = data["at"]
        return scripted
    if data["kind"] == "streams":
        streams = StreamDriver(data["seed"])
        for kind, *words in data["kinds"]:
            streams.kinds[kind] = load_seeded(words)
        return streams
    if data["kind"] != "seeded":
        raise ValueError(data["kind"])
    return load_seeded(data["words"])


def load_seeded(words: list[int]) -> SeededDriver:
    """Make a seeded driver from the four words of its state."""
    found = SeededDriver(0)
    found.a, found.b, found.c, found.d = words
    return found


# ---------------------------------------------------------------- as text

def dumps(game: Game) -> str:
    """Write a game as one line of text that says if it was damaged."""
    data = write(game)
    try:
        body = msgspec.json.encode(data, order="sorted")
    except TypeError:
        raise Problem("snapshot-driver") from None
    return msgspec.json.encode({**data, DIGEST: digest(body)}, order="sorted").decode() + "\n"


def loads(text: str, find_definition: Callable[[str, str, Mapping[str, Any], int | None], GameDefinition]) -> Game:
    """Read the game of a text.  Its answers are played again: they, not the position beside them, are the truth."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        raise Problem("snapshot-format", need=GAME) from None
    if not isinstance(data, dict) or data.get("format") != GAME:
        raise Problem("snapshot-format", need=GAME)
    told = data.pop(DIGEST, None)
    if told != digest(msgspec.json.encode(data, order="sorted")):
        raise Problem("snapshot-digest")
    names = data.get("game"), data.get("edition"), data.get("components"), data.get("rules")
    if not isinstance(names[0], str) or not isinstance(names[1], str) or not isinstance(names[2], dict):
        raise Problem("snapshot-form")
    if not isinstance(names[3], int) or isinstance(names[3], bool):
        raise Problem("snapshot-form")
    try:
        game = read(data, find_definition(names[0], names[1], names[2], names[3]))
        check(game)
        return game
    except FOREIGN_ERRORS:                      # anybody can write a digest, and then anything above it
        raise Problem("snapshot-form") from None


def digest(body: bytes) -> str:
    """The digest of an encoded game."""
    return "sha256:" + hashlib.sha256(body).hexdigest()


def check(game: Game) -> None:
    """Play the answers of a game again: they must lead to its position, and cause its events."""
    twin = Game(game.definition, game.players, game.options, None, game.start)
    for at, entry in enumerate(game.history, 1):
        try:
            twin.apply(entry.choice)
        except Problem:
            raise Problem("snapshot-answer", at=at) from None
        if twin.history[-1] != entry:
            raise Problem("snapshot-answer", at=at)
    mine, theirs = game.parts, twin.parts
    if (mine.event_log, mine.answers_since_decision,
        mine.reveals_at_start) != (theirs.event_log, theirs.answers_since_decision, theirs.reveals_at_start) or any(
            snapshot.encode(one) != snapshot.encode(two)
            for one, two in ((mine.state, theirs.state), (mine.state_at_decision, theirs.state_at_decision))):
        raise Problem("snapshot-wrong")


# ---------------------------------------------------------------- pickle

def pickle_game(game: Game) -> tuple[Any, ...]:
    """Return what pickle needs of a game; the definition of the game pickles itself."""
    return read, (write(game), game.definition)


Game.pickle_game = pickle_game
