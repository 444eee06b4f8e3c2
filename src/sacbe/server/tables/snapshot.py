"""A table's state as data, so that its steps need not be folded again.  No I/O.

The steps stay the truth.  A snapshot that does not fit them, or this program, is not used: then the steps are folded.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from sacbe.kernel.play import snapshot
from sacbe.kernel.play.game import Entry, Game, LoggedEvent
from sacbe.server.clocks import Times
from sacbe.server.storage.rows import SeatRow, SnapshotRow, StepRow, TableRow
from sacbe.server.tables.core.table import HintNote, LiveTable, Offer, RevisionMark

FORM: Final = 1                 # of the data here; raise it with every change, so that old snapshots are ignored:
                                # also if an event has another audience than before, as the event log is stored
LEVEL: Final = 1                # of compression: most of a game is its event log, which compresses well


class SnapshotMismatch(Exception):
    """Raised when a snapshot does not fit the steps or this program."""


class Stored(msgspec.Struct):
    """The content of a snapshot; the many rows are typed, so that they are built while they are decoded."""

    history: list[Entry]
    told: list[LoggedEvent]
    rest: dict[str, Any]


class TableCopy(NamedTuple):
    """A copy of a table at one point in time, so that a thread can write it."""

    live: LiveTable
    game: Game
    revision: int


def copy_table(live: LiveTable) -> TableCopy | None:
    """Copy a table quickly, in the loop; None if no game has begun, since that is quick to fold."""
    if live.game is None:
        return None
    twin = live.shallow_copy()
    return TableCopy(twin, live.game.clone(), twin.revision)


# ---------------------------------------------------------------- writing

def write(copy: TableCopy) -> SnapshotRow:
    """Encode a table as a snapshot row."""
    rest = to_data(copy)
    body = msgspec.json.encode({"history": rest["game"].pop("history"), "told": rest["game"].pop("told"), "rest": rest})
    return SnapshotRow(table_id=copy.live.row.id, revision=copy.revision, form=FORM, data=zlib.compress(body, LEVEL))


def to_data(copy: TableCopy) -> dict[str, Any]:
    """Return everything that the steps have made, except what the header says or is quick to find in them."""
    live = copy.live
    offer = live.offer
    return {"table": live.row.id, "at": live.steps[-1].at, "game": without_secret(snapshot.write(copy.game)),
            "phase": live.phase, "marks": [[mark.answers, mark.events] for mark in live.revision_marks],
            "cut_at": live.cut_at, "gone": sorted(live.replaced_by_bot.items()),
            "since": sorted(live.replaced_since.items()),
            "resigned": sorted(live.resigned),
            "offer": None if offer is None else [offer.what, offer.by, offer.to, sorted(offer.needs),
                                                 sorted(offer.agreed)],
            "paused": live.paused, "rematch": live.rematch, "hints": [list(note) for note in live.hints],
            "redoable": [[list(entry) for entry in entries] for entries in live.redoable],
            "times": {"lefts": live.times.lefts, "running": live.times.running, "since": live.times.since,
                      "asked": live.times.asked,
                      "known": [[*decision, left] for decision, left in sorted(live.times.known.items())]}}


def without_secret(game: dict[str, Any]) -> dict[str, Any]:
    """Remove the secret of the dice, which the header has, so that it is not stored twice."""
    for name in ("chance", "origin"):
        if game[name] is not None:
            game[name] = {key: value for key, value in game[name].items() if key != "secret"}
    return game


# ---------------------------------------------------------------- reading

DECODER: Final = msgspec.json.Decoder(Stored)


def read(row: TableRow, seats: Sequence[SeatRow], steps: Sequence[StepRow], snapshot_row: SnapshotRow) -> LiveTable:
    """Restore the table at the revision of its snapshot; the caller applies the later steps."""
    if snapshot_row.form != FORM or not 0 < snapshot_row.revision <= len(steps):
        raise SnapshotMismatch(f"form {snapshot_row.form}, revision {snapshot_row.revision} of {len(steps)}")
    try:
        stored = DECODER.decode(zlib.decompress(snapshot_row.data))
        stored.rest["game"].update(history=stored.history, told=stored.told)
        return from_data(row, seats, steps[:snapshot_row.revision], stored.rest)
    except SnapshotMismatch:
        raise
    except Exception as error:              # whatever it is, the steps are there
        raise SnapshotMismatch(type(error).__name__) from error


def from_data(row: TableRow, seats: Sequence[SeatRow], steps: Sequence[StepRow], data: dict[str, Any]) -> LiveTable:
    if data["table"] != row.id or data["at"] != steps[-1].at or len(data["marks"]) != len(steps) + 1:
        raise SnapshotMismatch("of other steps")
    live = LiveTable(row, seats)
    game = data["game"]
    if game["players"] != row.players or live.definition.check_setup(row.players, row.options) != game["options"]:
        raise SnapshotMismatch("of another table")
    for name in ("chance", "origin"):
        if game[name] is not None and game[name]["kind"] == "committed":
            game[name]["secret"] = row.secret.hex()
    live.game = snapshot.read(game, live.definition)
    live.phase = data["phase"]
    live.steps = list(steps)
    times = [row.created, *[step.at for step in steps]]
    live.revision_marks = [RevisionMark(at, answers, told) for at, (answers, told) in zip(times, data["marks"])]
    live.cut_at = data["cut_at"]
    live.replaced_by_bot, live.replaced_since = dict(data["gone"]), dict(data["since"])
    live.resigned = set(data["resigned"])
    if data["offer"] is not None:
        what, by, to, needs, agreed = data["offer"]
        live.offer = Offer(what, by, to, frozenset(needs), frozenset(agreed))
    live.paused, live.rematch = data["paused"], data["rematch"]
    live.hints = [HintNote(*note) for note in data["hints"]]
    live.redoable = [[Entry(*entry) for entry in entries] for entries in data["redoable"]]
    clock = data["times"]
    live.times = Times(live.clock, tuple(clock["lefts"]), clock["running"], clock["since"],
                       None if clock["asked"] is None else (clock["asked"][0], clock["asked"][1]),
                       {(answers, seat): left for answers, seat, left in clock["known"]})
    for step in steps:
        if step.kind == "archive":
            live.archived = step.data["archived"]
    live.late = seats_out_of_time(steps)
    live.snapshot_revision = len(steps)
    return live


def seats_out_of_time(steps: Sequence[StepRow]) -> set[int]:
    """Return the seats that bots play because their clock has run out."""
    found = set[int]()
    for step in steps:
        if step.seat is not None and step.kind == "timeout":
            found.add(step.seat)
        elif step.seat is not None and step.kind in ("left", "resign", "back"):
            found.discard(step.seat)
    return found


def find_difference(copy: TableCopy, snapshot_row: SnapshotRow) -> str:
    """Name the fields in which the folded steps differ from the snapshot; empty if there are none."""
    live = copy.live
    again, there = LiveTable(live.row, live.seats, live.steps), read(live.row, live.seats, live.steps, snapshot_row)
    one, other = copy_table(again), copy_table(there)
    if one is None or other is None:
        return "game"
    mine, theirs = to_data(one), to_data(other)
    return ", ".join(name for name in mine if mine[name] != theirs[name])
