"""Requests: a command with named arguments, read from a line of words or from a line of JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sacbe.kernel.errors import Problem, unknown_name_problem

LONGEST: Final = 1 << 20        # bytes of a line, and of a record
WORD: Final = 200               # characters; no seat and no move is longer
MOVES: Final = 10_000           # characters of several moves
MOST: Final = 10**9             # no count is larger
COMPONENTS: Final = "components"
CHANCE: Final = "chance"        # who is asked for dice and draws


class Command(NamedTuple):
    """How a command is written, which message explains it, which arguments it has in JSON and needs there."""

    form: str
    help: str
    arguments: Mapping[str, type]
    needs: tuple[str, ...] = ()
    moves_on: bool = False              # another question may be asked after it


COMMANDS: Final[Mapping[str, Command]] = {
    "new": Command("new [players=N] [seed=S|none] [OPTION=VALUE ..] [components={..}]", "protocol-new",
                   {"players": int, "seed": object, "options": dict, "components": dict}, moves_on=True),
    "show": Command("show [SEAT|watcher]", "protocol-show", {"seat": str}),
    "view": Command("view [SEAT|watcher]", "protocol-view", {"seat": str}),
    "options": Command("options", "protocol-options", {}),
    "question": Command("question", "protocol-question", {}),
    "refused": Command("refused", "protocol-refused", {}),
    "chances": Command("chances [SEAT|watcher]", "protocol-chances", {"seat": str}),
    "hint": Command("hint [1|2|3]", "protocol-hint", {"step": int}),
    "explain": Command("explain N", "protocol-explain", {"answer": int}, ("answer",)),
    "review": Command("review [DEPTH]", "protocol-review", {"depth": int}),
    "what": Command("what ID|KIND:ID|MOVE", "protocol-what", {"thing": str}, ("thing",)),
    "why": Command("why [SEAT] MOVE", "protocol-why", {"move": str, "seat": str}, ("move",)),
    "do": Command("do [SEAT] MOVE [; MOVE ..]", "protocol-do", {"move": str, "seat": str, "moves": list},
                  moves_on=True),
    "tell": Command("tell [nothing|options|question]", "protocol-tell", {"what": str}),
    "undo": Command("undo [N]", "protocol-undo", {"count": int}, moves_on=True),
    "events": Command("events [N]", "protocol-events", {"since": int}),
    "seat": Command("seat [SEAT|watcher|asked]", "protocol-seat", {"seat": str}),
    "record": Command("record", "protocol-record", {}),
    "load": Command("load", "protocol-load", {"record": str}, ("record",), moves_on=True),
    "help": Command("help", "protocol-help", {}),
    "quit": Command("quit", "protocol-quit", {}),
}


class Request(NamedTuple):
    """A command and its arguments; what a client sends as `id` comes back with the answer."""

    command: str
    arguments: dict[str, Any]
    id: object = None


def quote_text(text: str, most: int = 60) -> str:
    """Foreign text for a message: printable, and not too long."""
    safe = "".join(sign if sign.isprintable() else "\ufffd" for sign in text[:most + 1])
    return safe if len(safe) <= most else safe[:most] + "…"


def find_command(name: str) -> str:
    """Find a command by its name, in large or small letters."""
    if name.lower() not in COMMANDS:
        raise unknown_name_problem("protocol-command", quote_text(name), COMMANDS)
    return name.lower()


# ---------------------------------------------------------------- words

def read_words(line: str, seats: Sequence[str]) -> Request:
    """Read a request from a line of words.  The record that follows `load` is not part of the line.

    >>> read_words("do red move 3", ["red", "blue"])
    Request(command='do', arguments={'move': 'move 3', 'seat': 'red'}, id=None)
    >>> read_words("new players=2 captors=on", [])
    Request(command='new', arguments={'players': 2, 'options': {'captors': 'on'}}, id=None)
    """
    words = line.split()
    if not words:
        raise Problem("protocol-empty")
    name, *rest = words
    command = find_command(name)
    if command == "new":
        return Request(command, parse_setup(rest))
    if command in ("do", "why"):
        return Request(command, parse_move(command, rest, seats))
    if command == "what" and rest:
        return Request(command, {"thing": check_length(" ".join(rest))})
    known = [argument for argument in COMMANDS[command].arguments if argument != "record"]
    if len(rest) > len(known) or (len(rest) < len(COMMANDS[command].needs) and command != "load"):
        raise Problem("protocol-form", form=COMMANDS[command].form)
    found = {argument: parse_count(word) if COMMANDS[command].arguments[argument] is int else check_length(word)
             for argument, word in zip(known, rest)}
    return Request(command, found)


def parse_setup(pairs: Sequence[str]) -> dict[str, Any]:
    """Read players, seed, options and components of a new game."""
    found: dict[str, Any] = {}
    options: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise Problem("option-form", text=quote_text(pair))
        if name in found or name in options:
            raise Problem("option-twice", option=quote_text(name))
        if name == "players":
            found[name] = parse_count(value)
        elif name == "seed":
            found[name] = check_length(value)
        elif name == COMPONENTS:
            found[name] = parse_changes(value)
        else:
            options[check_length(name)] = check_length(value)
    return {**found, "options": options} if options else found


def parse_move(command: str, words: Sequence[str], seats: Sequence[str]) -> dict[str, Any]:
    """Read a move, with or without the seat that makes it."""
    named = bool(words) and words[0].lower() in (*seats, CHANCE)
    move = " ".join(words[named:])
    if not move:
        raise Problem("protocol-form", form=COMMANDS[command].form)
    text = check_length(move, MOVES if command == "do" else WORD)
    return {"move": text, "seat": words[0].lower()} if named else {"move": text}


def parse_changes(word: str) -> dict[str, Any]:
    """Read changes of components as a record has them: JSON without blanks."""
    try:
        found = json.loads(word)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise Problem("protocol-value", argument=COMPONENTS)
    return found


def parse_count(word: str) -> int:
    """Read a count; anything else is refused."""
    if not (word.isascii() and word.isdigit()) or len(word) > len(str(MOST)) or int(word) > MOST:
        raise Problem("protocol-number", value=quote_text(word))
    return int(word)


def check_length(word: str, most: int = WORD) -> str:
    """Return a word or a move as it is; refuse one that is too long."""
    if len(word) > most:
        raise Problem("protocol-long", most=most)
    return word


# ---------------------------------------------------------------- JSON

def read_json(line: str) -> Request:
    """Read a request from a JSON object: `command`, its arguments by name, and perhaps an `id`.

    >>> read_json('{"command": "undo", "count": 2, "id": 5}')
    Request(command='undo', arguments={'count': 2}, id=5)
    """
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise Problem("protocol-json") from None
    if not isinstance(data, dict) or not isinstance(data.get("command"), str):
        raise Problem("protocol-json")
    command = find_command(data["command"])
    known = COMMANDS[command].arguments
    given = {name: value for name, value in data.items() if name not in ("command", "id") and value is not None}
    for name in given:
        if name not in known:
            raise Problem("protocol-argument", command=command, argument=quote_text(name),
                          allowed=", ".join(known) or "-")
    for name in COMMANDS[command].needs:
        if name not in given:
            raise Problem("protocol-missing", command=command, argument=name)
    return Request(command, {name: check_argument(name, known[name], value) for name, value in given.items()},
                   data.get("id"))


def check_argument(name: str, kind: type, value: object) -> Any:
    """Return the value of an argument; refuse one that is not of its kind."""
    if isinstance(value, bool) or not isinstance(value, kind):
        raise Problem("protocol-value", argument=name)
    if isinstance(value, int) and kind is int and not 0 <= value <= MOST:
        raise Problem("protocol-number", value=quote_text(str(value)) if abs(value) < 1 << 64 else "…")
    if isinstance(value, str) and name != "record":
        check_length(value, MOVES if name == "move" else WORD)
    if isinstance(value, list):
        return [option_text(name, row) for row in value]
    if isinstance(value, dict) and name != COMPONENTS:      # those are checked by the game
        return {check_length(key): option_text(name, row) for key, row in value.items()}
    return value


def option_text(name: str, value: object) -> str:
    """The value of an option; a number may stand for its text."""
    if isinstance(value, str):
        return check_length(value)
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST:
        return str(value)
    raise Problem("protocol-value", argument=name)


def request_id(line: str) -> object:
    """The id of a request that is wrong otherwise, so that its error can be told apart."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data.get("id") if isinstance(data, dict) else None
