"""Snapshots of tables: written behind the moves, read in place of a fold, and left aside where they do not fit."""

from __future__ import annotations

import random
import zlib
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from sacbe.server.storage.rows import SnapshotRow
from sacbe.server.tables import manager, snapshot, snapshot_writer
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.tables.manager import Tables, restore_table
from sacbe.server.tables.snapshot_writer import SnapshotWriter
from support.server.tables import House, wait_for

pytestmark = pytest.mark.once

GAMES = ("bul", "tzolkin", "chichen_itza", "temple_of_chac")


def played(house: House, game: str, moves: int) -> str:
    """A table after some moves of people."""
    one, _ = house.pair(game)

    async def play() -> None:
        chosen = random.Random(game)
        for _ in range(moves):
            async with house.tables.table(one.id) as live:
                if live.asked_seat is None:
                    return
                await house.tables.choose(live, live.asked_seat, chosen.choice(live.started_game.ask.choices))

    house.run(play())
    return one.id


def snapshot_of(house: House, id: str) -> SnapshotRow | None:
    found = house.run(house.tables.snapshots.load(id))
    assert found is not None
    kept: SnapshotRow | None = found[3]
    return kept


def in_memory(house: House, id: str) -> LiveTable:
    live = house.tables.entries[id].table
    assert live is not None
    return live


def loaded(house: House, id: str) -> LiveTable:
    """The table as a process that has just started sees it."""
    return house.run(Tables._load(house.tables, id))    # type: ignore[no-any-return]


def same(one: LiveTable, other: LiveTable) -> bool:
    mine, theirs = snapshot.copy_table(one), snapshot.copy_table(other)
    return mine is not None and theirs is not None and snapshot.to_data(mine) == snapshot.to_data(theirs)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_loaded_from_its_snapshot(house: House, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And from the steps behind it: no other step is folded again."""
    monkeypatch.setattr(snapshot_writer, "EVERY", 10)
    id = played(house, game, 24)
    wait_for(lambda: (kept := snapshot_of(house, id)) is not None and kept.revision >= 10)
    kept, live = snapshot_of(house, id), in_memory(house, id)
    assert kept is not None and kept.revision <= live.revision
    again = loaded(house, id)
    assert same(again, live) and again.snapshot_revision == kept.revision
    found = house.run(house.tables.snapshots.load(id))
    assert found is not None
    row, seats, steps, _ = found
    spoilt = [msgspec.structs.replace(step, kind="nonsense") for step in steps[:kept.revision]]
    again = restore_table(row, seats, [*spoilt, *steps[kept.revision:]], kept)
    assert again.revision == live.revision and again.snapshot_revision == kept.revision


def test_a_table_that_leaves_the_memory_is_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manager, "CACHE", 0)
    id = played(house, "bul", snapshot_writer.LEAST)
    wait_for(lambda: snapshot_of(house, id) is not None)
    assert id not in house.tables.entries or house.tables.entries[id].users
    monkeypatch.undo()
    assert loaded(house, id).snapshot_revision >= snapshot_writer.LEAST


def test_a_snapshot_goes_with_its_table(house: House) -> None:
    id = played(house, "bul", 8)
    house.run(SnapshotWriter.write_snapshot(SnapshotWriter(house.tables), in_memory(house, id)))
    assert snapshot_of(house, id) is not None
    assert house.run(house.tables.store.delete_table(id))
    taken = snapshot.copy_table(in_memory(house, id))
    assert taken is not None
    house.run(house.tables.snapshots.put(snapshot.write(taken)))          # too late, and no harm
    assert house.run(house.tables.snapshots.load(id)) is None


def changed(kept: SnapshotRow, **changes: Any) -> SnapshotRow:
    data = msgspec.json.decode(zlib.decompress(kept.data))
    data["rest"].update(changes)
    return msgspec.structs.replace(kept, data=zlib.compress(msgspec.json.encode(data)))


@pytest.mark.parametrize("spoil", [
    lambda kept: msgspec.structs.replace(kept, form=snapshot.FORM + 1),
    lambda kept: msgspec.structs.replace(kept, revision=kept.revision + 50),
    lambda kept: msgspec.structs.replace(kept, revision=0),
    lambda kept: msgspec.structs.replace(kept, data=b"nonsense"),
    lambda kept: msgspec.structs.replace(kept, data=kept.data[:-40]),
    lambda kept: changed(kept, table="another"),
    lambda kept: changed(kept, at=1.0),
    lambda kept: changed(kept, marks=[]),
    lambda kept: changed(kept, game={}),
    lambda kept: changed(kept, times=None),
])
def test_a_snapshot_that_does_not_fit_is_left_aside(house: House, spoil: Any) -> None:
    id = played(house, "tzolkin", 12)
    live = in_memory(house, id)
    taken = snapshot.copy_table(live)
    assert taken is not None
    with capture_logs() as logs:
        again = restore_table(live.row, live.seats, live.steps, spoil(snapshot.write(taken)))
    assert same(again, live) and again.snapshot_revision == 0
    assert [line["event"] for line in logs] == ["snapshot left aside"]


def test_a_snapshot_holds_no_secret_of_the_dice(house: House) -> None:
    """The header has it, and there it is guarded."""
    live = in_memory(house, played(house, "tzolkin", 6))
    taken = snapshot.copy_table(live)
    assert taken is not None
    assert live.row.secret.hex().encode() not in zlib.decompress(snapshot.write(taken).data)


def test_a_wrong_snapshot_is_found_and_not_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """One in a sample is compared with what the steps give."""
    id = played(house, "bul", 8)
    write = snapshot.write
    monkeypatch.setattr(snapshot, "write", lambda taken: changed(write(taken), rematch="elsewhere"))
    with capture_logs() as logs:
        house.run(SnapshotWriter.write_snapshot(SnapshotWriter(house.tables), in_memory(house, id)))
    assert [line["fields"] for line in logs] == ["rematch"]
    assert snapshot_of(house, id) is None


def test_a_step_that_is_not_stored_is_not_kept(house: House) -> None:
    id = played(house, "bul", 8)
    live = in_memory(house, id)
    live.row.revision -= 1
    try:
        house.run(SnapshotWriter.write_snapshot(SnapshotWriter(house.tables), live))
    finally:
        live.row.revision += 1
    assert snapshot_of(house, id) is None
