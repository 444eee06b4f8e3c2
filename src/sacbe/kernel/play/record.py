"""A game as text: one line per real decision and chance answer; people read it, tools diff it, reading checks it.

    sacbe record 1
    game: tzolkin
    rules: 1
    players: 2
    options: first=random quarters=exact ...
    components: mine.yaml {"board.size":7}          (only where assumed values are changed)
    variant: quick {"supply.skulls":9}              (in its place: a game that is not the one in the box)
    commitment: none

    1 chance first red
    2 red keep W01 W03
    ...

    result: red 41.25, blue 38
    winners: red
    digest: sha256:...
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from sacbe.kernel.core.chance import CommittedDriver, commit_to
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.definition.game_definition import VARIANT, GameDefinition, join_names
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game

FORMAT = "sacbe record 1"
COMPONENTS = "components"
CHANGES = (COMPONENTS, VARIANT)
HEADER = ("game", "rules", "players", "options", *CHANGES, "commitment")
REQUIRED_HEADER_KEYS = tuple(key for key in HEADER if key not in CHANGES)
FOOTER = ("result", "winners", "secret", "digest")
UNFINISHED_RESULT = "unfinished"
NOBODY = "none"             # where a game may be lost by all
LONGEST_COUNT = 3           # digits of a number of players
COMMITMENT = re.compile(r"sha256:[0-9a-f]{64}")
VERSION = re.compile(r"[1-9]\d{0,5}", re.ASCII)
UNFIT = frozenset({"record-header", "record-after-end", "record-seat", "record-move", "record-line",
                   "dice-not-committed"})       # what may have been right by other rules


class RecordLine(NamedTuple):
    """A line of a record with its number, for messages."""

    number: int
    text: str


def write(game: Game, without: frozenset[str] = frozenset()) -> str:
    """The record of a game, finished or not; an older one was written `without` options that came later."""
    if game.start is not None:
        raise Problem("record-position")            # a study can keep it
    seats, choices = [e.seat for e in game.history], [e.choice for e in game.history]
    secret = game.chance.secret if game.is_over and isinstance(game.chance, CommittedDriver) else None
    result = (game.definition.scores(game.state), game.definition.winners(game.state)) if game.is_over else None
    options = {name: value for name, value in game.options.items() if name not in without}
    return compose(game.definition, game.players, options, seats, choices, result, game.commitment, secret)


def compose(definition: GameDefinition, players: int, options: dict[str, str], seats: Sequence[int],
            choices: Sequence[int],
            result: tuple[list[int], list[int]] | None, committed: str | None = None,
            secret: bytes | None = None) -> str:
    """Write the text of a record from its parts."""
    texts, names = definition.grammar.texts, {**dict(enumerate(definition.seats)), CHANCE: "chance"}
    lines = [FORMAT, f"game: {definition.name}", f"rules: {definition.version}", f"players: {players}",
             "options: " + " ".join(f"{name}={value}" for name, value in options.items())]
    lines += format_components_line(definition)
    lines += [f"commitment: {committed or 'none'}", ""]
    answers = zip(seats, choices, strict=True)
    lines += [f"{n} {names[seat]} {texts[choice]}" for n, (seat, choice) in enumerate(answers, 1)]
    lines.append("")
    if result is None:
        lines += [f"result: {UNFINISHED_RESULT}", f"winners: {UNFINISHED_RESULT}"]
    else:
        scores, winners = result
        lines.append("result: " + ", ".join(f"{names[seat]} {definition.format_points(score)}" for seat,
                                            score in enumerate(scores)))
        lines.append("winners: " + (" ".join(names[seat] for seat in winners) or NOBODY))
    if secret is not None:
        lines.append(f"secret: {secret.hex()}")
    body = "\n".join(lines) + "\n"
    return f"{body}digest: {digest(body)}\n"


def format_components_line(definition: GameDefinition) -> list[str]:
    """The line of a header that names the changed components; no line if nothing is changed."""
    key = VARIANT if definition.variant else COMPONENTS
    if not definition.components:
        return []
    return [f"{key}: {definition.edition_name} {dump_changes(definition.changed_components)}"]


def dump_changes(changes: Mapping[str, Any]) -> str:
    """Changes of components as text that is the same for the same changes, and never breaks a line."""
    return json.dumps(changes, sort_keys=True, separators=(",", ":"))


def digest(body: str) -> str:
    """The digest of everything above the digest line."""
    return "sha256:" + hashlib.sha256(body.encode()).hexdigest()


def read(text: str, find_definition: Callable[[str], GameDefinition], above: int = 0) -> Game:
    """Read the game of a record; every line is validated, and a bad one is reported with its number and the reason.

    `above` are lines that stand before it in its file.
    """
    header, moves, footer = split(text, above)
    newest = find_game(header, find_definition)
    try:
        game = begin(header, newest)
        for count, move in enumerate(moves, 1):
            replay_line(game, count, move)
        check_footer(game, header, footer, text, above)
    except Problem as problem:
        raise name_both_versions(problem, header, newest) from None
    return game


def name_both_versions(problem: Problem, header: dict[str, RecordLine], newest: GameDefinition) -> Problem:
    """Name both versions in a problem that other rules may have caused."""
    have, need = header["rules"].text, str(newest.version)
    if have == need or problem.key not in UNFIT:
        return problem
    line = problem.facts.get("line", header["rules"].number)
    return Problem("record-former", line=line, reason=str(problem), have=have, need=need)


def check_footer(game: Game, header: dict[str, RecordLine], footer: dict[str, RecordLine], text: str,
                 above: int) -> None:
    """Check what is around the moves: commitment, secret, result and digest."""
    published = header["commitment"]
    if published.text != "none":
        if not COMMITMENT.fullmatch(published.text):
            raise record_problem(published, "record-commitment-form", text=published.text)
        game.published_commitment = published.text
    if "secret" in footer:
        verify_secret(game, published, footer["secret"])
    elif game.is_over and game.published_commitment is not None:
        raise Problem("record-missing", line=footer["digest"].number, missing="secret")
    named = {word.partition("=")[0] for word in header["options"].text.split()}
    later = frozenset(game.definition.legacy.options if game.definition.legacy else ())
    check_canonical(write(game, later - named), text, above)


def find_game(header: dict[str, RecordLine], find_definition: Callable[[str], GameDefinition]) -> GameDefinition:
    """Find the definition of the game that the header names, with the rules of today."""
    line = header["game"]
    try:
        return find_definition(line.text)
    except Problem as problem:
        raise record_problem(line, "record-header", reason=str(problem)) from None


def begin(header: dict[str, RecordLine], newest: GameDefinition) -> Game:
    """Begin the game that the header describes; a problem in a line names its number."""
    line = header["rules"]
    definition = newest.legacy_version(int(line.text)) if VERSION.fullmatch(line.text) else None
    if definition is None:
        raise record_problem(line, "record-version", have=line.text, need=newest.version)
    line = header["players"]
    try:
        players = int(line.text) if line.text.isdecimal() and len(line.text) <= LONGEST_COUNT else 0
        definition.check_setup(players, {})
        line = header["options"]
        options = definition.check_setup(players, dict(read_option(line, word) for word in line.text.split()))
        for key in CHANGES:
            if key in header:
                line = header[key]
                definition = apply_components_line(definition, key, line)
                line = header["options"]
        return Game(definition, players, options, None)
    except Problem as problem:
        if "line" in problem.facts:
            raise
        raise record_problem(line, "record-header", reason=str(problem)) from None


def split_blocks(text: str, first: str, above: int = 0) -> list[list[RecordLine]]:
    """Split what stands below the first line at blank lines; each line comes with its number."""
    lines = [RecordLine(n, line.strip()) for n, line in enumerate(text.splitlines(), above + 1)]
    if not lines or lines[0].text != first:
        raise Problem("record-format", need=first)
    parts: list[list[RecordLine]] = [[]]
    for line in lines[1:]:
        if line.text:
            parts[-1].append(line)
        elif parts[-1]:
            parts.append([])
    return [part for part in parts if part]


def split(text: str, above: int = 0) -> tuple[dict[str, RecordLine], list[RecordLine], dict[str, RecordLine]]:
    """Split a record into header, moves and footer, each line with its number."""
    parts = split_blocks(text, FORMAT, above)
    if len(parts) == 2 and parts[1][0].text.startswith("result:"):
        parts.insert(1, [])                                 # saved before the first answer
    if len(parts) != 3:
        raise Problem("record-truncated", line=above + len(text.splitlines()))
    return read_pairs(parts[0], HEADER, REQUIRED_HEADER_KEYS), parts[1], read_pairs(parts[2], FOOTER,
                                                                                    ("result", "winners", "digest"))


def read_pairs(lines: Iterable[RecordLine], known: Sequence[str], needed: Sequence[str]) -> dict[str, RecordLine]:
    """Read `key: value` lines by key; unknown, repeated and missing keys are refused."""
    found: dict[str, RecordLine] = {}
    last = 0
    for line in lines:
        key, colon, value = line.text.partition(":")
        if not colon or key not in known or key in found:
            raise record_problem(line, "record-key", text=line.text, allowed=", ".join(known))
        found[key] = RecordLine(line.number, value.strip())
        last = line.number
    for key in needed:
        if key not in found:
            raise Problem("record-missing", line=last, missing=key)
    return found


def read_option(line: RecordLine, word: str) -> tuple[str, str]:
    """Read one `name=value` of the options line."""
    name, sign, value = word.partition("=")
    if not sign:
        raise record_problem(line, "record-option", text=word)
    return name, value


def apply_components_line(definition: GameDefinition, key: str, line: RecordLine) -> GameDefinition:
    """Return the definition with the changes of a header line; a second such line is refused."""
    if definition.components:
        raise record_problem(line, "record-key", text=f"{key}: {line.text}", allowed=join_names(CHANGES))
    name, changes = read_components(line)
    if VARIANT in changes:
        raise record_problem(line, "record-components", text=line.text)
    return definition.edition(name, changes | ({VARIANT: name} if key == VARIANT else {}))


def read_components(line: RecordLine) -> tuple[str, dict[str, Any]]:
    """Read the name and the changes of the components line."""
    name, _, text = line.text.partition(" ")
    try:
        changes = json.loads(text)
    except (ValueError, RecursionError):
        changes = None
    if not isinstance(changes, dict) or not changes:
        raise record_problem(line, "record-components", text=line.text)
    return name, changes


def replay_line(game: Game, count: int, line: RecordLine) -> None:
    """Play one line; a problem with it names its number."""
    number, _, rest = line.text.partition(" ")
    seat, _, move = rest.partition(" ")
    if number != str(count):
        raise record_problem(line, "record-count", have=number, need=count)
    if game.is_over:
        raise record_problem(line, "record-after-end", text=line.text)
    asked = game.ask.seat
    if seat != asked:
        raise record_problem(line, "record-seat", have=seat, need=asked)
    try:
        game.apply(move)
    except Problem as problem:
        raise record_problem(line, "record-move", reason=str(problem)) from None


def check_canonical(mine: str, text: str, above: int) -> None:
    """Refuse a text that is not exactly what the moves give when they are written again, result and digest included."""
    lines = zip_longest(mine.splitlines(), text.splitlines(), fillvalue="")
    for number, (need, have) in enumerate(lines, above + 1):
        if need.rstrip() == have.rstrip():
            continue
        key = need.partition(":")[0]
        if key == "digest":
            raise Problem("record-digest", line=number)
        raise Problem("record-line", line=number, have=have, need=need)


def verify_secret(game: Game, published_line: RecordLine, line: RecordLine) -> None:
    """Check that the secret fits the published commitment and gives every chance answer of the record."""
    try:
        secret = bytes.fromhex(line.text)
    except ValueError:
        raise record_problem(line, "record-secret", text=line.text) from None
    if commit_to(secret) != published_line.text:
        raise record_problem(line, "record-commitment")
    if not game.is_over:
        raise record_problem(line, "record-secret-early")
    verify(game, secret)
    game.set_chance_driver(CommittedDriver(secret))


def verify(game: Game, secret: bytes) -> None:
    """Check that every chance answer of the game is the one that this secret gives."""
    driver = CommittedDriver(secret)
    twin = Game(game.definition, game.players, game.options, None)
    for count, entry in enumerate(game.history, 1):
        ask = twin.state.ask
        if ask is not None and ask.seat == CHANCE and driver.answer(ask) != entry.choice:
            raise Problem("dice-not-committed", at=count)
        twin.apply(entry.choice)


def record_problem(line: RecordLine, key: str, **facts: object) -> Problem:
    """A problem in one line of a record."""
    return Problem(key, line=line.number, **facts)
