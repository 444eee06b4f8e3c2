"""Compares a game of the corpus with its record: the first answer after which it differs, and how."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from pathlib import Path
from typing import Final, NamedTuple

from corpus.stored import Damaged, Stored, name_of, read, shown
from corpus.walk import WIDTHS, Walk, parts_of
from sacbe import games
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import record

BEFORE: Final = 3               # answers shown before the one that is followed by something else
LONGEST: Final = 600            # characters of a list of options or events in a message
RENEW: Final = "make corpus"
STEP: Final = 7                 # who has less time looks after each 7th answer: all views and moves get their turn


class Difference(NamedTuple):
    """Where a replayed game differs from its record: for each part the first row, and the first illegal answer."""

    first: Mapping[str, int]
    illegal: int | None = None      # the number of an answer that cannot be given any more
    why: str = ""
    lines: tuple[str, ...] = ()     # lines of head and foot that would be written otherwise

    @property
    def is_none(self) -> bool:
        return not self.first and self.illegal is None and not self.lines

    @property
    def at(self) -> int | None:
        """Return the first answer after which it differs; None if only head or foot differ."""
        seen = list(self.first.values()) + ([] if self.illegal is None else [self.illegal - 1])
        return min(seen, default=None)


def begin(stored: Stored) -> tuple[GameDefinition, int, dict[str, str]]:
    """Return definition, players and options of a record; another version of the rules is no reason not to try."""
    line = stored.head["game"]
    try:
        definition = games.load_definition(line.text)
        line = stored.head["players"]
        players = int(line.text) if line.text.isdecimal() else 0
        definition.check_setup(players, {})
        line = stored.head["options"]
        options = definition.check_setup(players, dict(record.read_option(line, word) for word in line.text.split()))
        if "components" in stored.head:
            line = stored.head["components"]
            definition = definition.edition(*record.read_components(line))
    except Problem as problem:
        raise Damaged(stored.path, line.number, f"{problem} ({RENEW})") from None
    return definition, players, options


def differences(stored: Stored, step: int = 1) -> Difference:
    """Play a record again, and compare every so many answers, and after the last."""
    definition, players, options = begin(stored)
    walk = Walk(definition, players, options)
    first: dict[str, int] = {}
    for at in range(len(stored.moves) + 1):
        if (at % step == 0 or at == len(stored.moves)) and (row := walk.look().row()) != stored.rows[at]:
            if step > 1:
                return differences(stored)          # it began between two looks
            was = parts_of(stored.rows[at])
            for part, now in parts_of(row).items():
                if now != was[part]:
                    first.setdefault(part, at)
        if at < len(stored.moves):
            choice = walk.legal(stored.moves[at])
            if choice is None:
                return Difference(first, at + 1, walk.why_not(stored.moves[at])) if step == 1 else differences(stored)
            walk.answer(choice)
    if walk.state.ask is not None:
        return Difference(first, len(stored.moves) + 1, "the game goes on")
    return Difference(first, lines=tuple(other_lines(stored, walk, options)))


def other_lines(stored: Stored, walk: Walk, options: dict[str, str]) -> list[str]:
    """Return the lines of the record that would be different now: head, result, winners."""
    named = {word.partition("=")[0] for word in stored.head["options"].text.split()}
    later = walk.definition.legacy.options if walk.definition.legacy else {}
    kept = {name: value for name, value in options.items() if name in named or name not in later}
    mine = record.compose(walk.definition, walk.players, kept, walk.seats, walk.choices,
                          (walk.definition.scores(walk.state), walk.definition.winners(walk.state)))
    pairs = zip_longest(stored.text.splitlines(), mine.splitlines(), fillvalue="")
    return [f"line {number}: “{old}”, now “{new}”" for number, (old, new) in enumerate(pairs, 1)
            if old != new and not old.startswith("digest:")]


# ---------------------------------------------------------------- telling

def check(path: Path, step: int = 1) -> str:
    """Say what is wrong with a game of the corpus; nothing if it goes as it was recorded."""
    try:
        stored = read(path)
        if not stored.rows:
            return f"{shown(path)}: there are no digests that belong to this record ({RENEW})"
        found = differences(stored, step)
    except Damaged as damaged:
        return str(damaged)
    return "" if found.is_none else told(stored, found)


def told(stored: Stored, found: Difference) -> str:
    """Describe a difference: where, after which answers, what differs there and later, what is asked now."""
    at, many = found.at, len(stored.moves)
    if at is None:
        where = "all positions are as recorded, but the record would be written otherwise"
        return "\n".join([f"{shown(stored.path)}: {where}.", *[f"  {line}" for line in found.lines], hint(stored, 0)])
    walk = walked(stored, at)
    place = f"after answer {at} of {many}" if at else f"from its start on ({many} answers)"
    lines = [f"{shown(stored.path)}: {place} the game does not go as recorded."]
    lines += [f"    {number} {stored.moves[number - 1]}" for number in range(max(1, at - BEFORE + 1), at + 1)]
    here = [label(part, walk) for part in WIDTHS if found.first.get(part) == at]
    same = [label(part, walk) for part in WIDTHS if found.first.get(part) != at]
    if here:
        lines.append(f"  then differ: {', '.join(here)}" + (f" (as recorded: {', '.join(same)})" if same else ""))
    later = [f"{part} after answer {row}" for part, row in found.first.items() if row > at]
    if later:
        lines.append(f"  differ later: {', '.join(later)}")
    if "events" in found.first and found.first["events"] == at:
        lines.append(f"  told now: {cut(walk.look().events)}")
    lines.append(f"  asked now: {cut(walk.question())}")
    if at < many:
        refused = f"  – {walk.why_not(stored.moves[at])}" if walk.legal(stored.moves[at]) is None else ""
        lines.append(f"  recorded next: {at + 1} {stored.moves[at]}{refused}")
    else:
        lines.append("  recorded next: the end of the game")
    if found.illegal is not None and found.illegal - 1 > at:
        move = stored.moves[found.illegal - 1] if found.illegal <= many else "the end of the game"
        lines.append(f"  not legal any more: {found.illegal} {move}  – {found.why}")
    return "\n".join([*lines, *[f"  {line}" for line in found.lines], hint(stored, at)])


def hint(stored: Stored, at: int) -> str:
    """Say what to do about a difference."""
    return (f"  to see all of it, here and in an older version: PYTHONPATH=tests .venv/bin/python -m corpus "
            f"--show {name_of(stored.path)} {at}\n  if it is meant: {RENEW}")


def label(part: str, walk: Walk) -> str:
    """Name a part of what is compared; for a view, name its seat, too."""
    if part != "view":
        return part
    seat = walk.viewer()
    return "view of a watcher" if seat is None else f"view of {walk.definition.seats[seat]}"


def walked(stored: Stored, at: int) -> Walk:
    """Return the game after this many of its answers."""
    walk = Walk(*begin(stored))
    for number, move in enumerate(stored.moves[:at], 1):
        choice = walk.legal(move)
        if choice is None:
            raise Damaged(stored.path, stored.head["commitment"].number + 1 + number,
                          f"“{move}” is not legal any more: {walk.why_not(move)}")
        walk.answer(choice)
    return walk


def cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST] + " …"
