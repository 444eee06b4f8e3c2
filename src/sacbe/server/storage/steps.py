"""Writes steps: one statement for the headers of all their tables, and one for all their rows.

The short way assumes that every step follows its table, and the numbers of written rows tell whether it was so.  If
not, all of it is rolled back, and the long way finds out which step does not follow.  A driver needs Python's lock
between two statements; so few statements count for more than short ones.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import groupby
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import JSON, Boolean, Connection, Double, Integer, LargeBinary, Update, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite

from sacbe.server.storage.database import as_json
from sacbe.server.storage.rows import SeatRow, StepRow
from sacbe.server.storage.schema import seats, steps, tables

_HEADERS: Final = select(tables.c.id, tables.c.revision).where(tables.c.id.in_(bindparam("ids", expanding=True)))
_LOCKED: Final = _HEADERS.order_by(tables.c.id).with_for_update(key_share=True)
_STEP: Final = tuple(column.name for column in steps.columns)
_TYPES: Final = ((JSON, "json"), (Boolean, "boolean"), (Double, "double precision"), (Integer, "integer"),
                 (LargeBinary, "bytea"))
_JSON: Final = frozenset(column.name for column in tables.columns if isinstance(column.type, JSON))


class StepWrite(NamedTuple):
    """A step to write, and what it changes in the header and on the seats."""

    row: StepRow
    table: dict[str, Any]
    seats: tuple[SeatRow, ...]


class RevisionConflict(Exception):
    """Raised when a step does not follow its table, or exists already: the long way finds out which one."""


class OrphanStep(Exception):
    """Raised when a step exists that the header of its table does not know; found in a transaction with others."""


class TableHead(NamedTuple):
    """The changes of a table's header; of several steps the last one wins."""

    table_id: str
    before: int                         # the revision that the first of its steps follows
    changes: dict[str, Any]


# ---------------------------------------------------------------- the short way

def write(connection: Connection, writes: list[StepWrite], is_sqlite: bool) -> bool:
    """Write all steps the short way; False if headers change different columns.

    Raises `RevisionConflict` if not all steps could be written.
    """
    heads = table_headers(writes)
    first = heads[0].changes.keys()
    if any(head.changes.keys() != first for head in heads):
        return False
    names = tuple(sorted(first))
    as_text = _JSON.intersection(names)
    rows = [(row.table_id, row.revision, row.at, row.seat, row.kind, as_json(row.data)) for row, _, _ in writes]
    given = [(id, before, *[_plain(changes[name]) if name in as_text else changes[name] for name in names])
             for id, before, changes in heads]
    counts = (_write_sqlite if is_sqlite else _write_postgresql)(connection, names, given, rows)
    if counts != (len(heads), len(rows)):
        raise RevisionConflict
    write_seats(connection, writes, is_sqlite)
    return True


def table_headers(writes: list[StepWrite]) -> list[TableHead]:
    """Combine the header changes by table; `RevisionConflict` if steps of one table do not follow each other."""
    heads: dict[str, TableHead] = {}
    for row, table, _ in writes:
        revision = row.revision
        head = heads.get(row.table_id)
        if head is None:
            heads[row.table_id] = TableHead(row.table_id, revision - 1,
                                       {"updated": row.at, **table, "revision": revision})
            continue
        changes = head.changes
        if changes["revision"] != revision - 1:
            raise RevisionConflict
        changes.update({"updated": row.at, **table, "revision": revision})
    return [heads[id] for id in sorted(heads)]


def _write_sqlite(connection: Connection, names: tuple[str, ...], heads: list[tuple[Any, ...]],
                  rows: list[tuple[Any, ...]]) -> tuple[int, int]:
    changed = connection.exec_driver_sql(_update_sqlite(names, len(heads)), _flat(heads)).rowcount
    if changed != len(heads):
        return changed, 0
    return changed, connection.exec_driver_sql(_insert_sqlite(len(rows)), _flat(rows)).rowcount


def _flat(rows: list[tuple[Any, ...]]) -> tuple[Any, ...]:
    return tuple(value for row in rows for value in row)


def _values(columns: int, count: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * count)


@lru_cache(maxsize=512)
def _update_sqlite(names: tuple[str, ...], count: int) -> str:
    changes = ", ".join(f"{name} = given.column{number}" for number, name in enumerate(names, start=3))
    return (f"UPDATE tables SET {changes} FROM (VALUES {_values(len(names) + 2, count)}) AS given "
            "WHERE tables.id = given.column1 AND tables.revision = given.column2")


@lru_cache(maxsize=512)
def _insert_sqlite(count: int) -> str:
    return f"INSERT INTO steps ({', '.join(_STEP)}) VALUES {_values(len(_STEP), count)} ON CONFLICT DO NOTHING"


def _write_postgresql(connection: Connection, names: tuple[str, ...], heads: list[tuple[Any, ...]],
                      rows: list[tuple[Any, ...]]) -> tuple[int, int]:
    columns = tuple(list(column) for column in (*zip(*heads), *zip(*rows)))
    counts = connection.exec_driver_sql(_both_postgresql(names), columns).one()
    return counts[0], counts[1]


@cache
def _both_postgresql(names: tuple[str, ...]) -> str:
    """Build one statement for headers and rows.  It locks headers first, in a fixed order, against deadlocks.

    Columns come as arrays, so that the statement is the same for any number of rows, and stays prepared.
    """
    heads = ["text[]", "integer[]", *(f"{_type(tables.c[name].type)}[]" for name in names)]
    rows = [f"{_type(column.type)}[]" for column in steps.columns]
    return f"""
        WITH heads AS (SELECT * FROM unnest({_arrays(heads)}) AS given (of_id, before, {_fresh(names)})),
        locked AS (SELECT id FROM tables WHERE id IN (SELECT of_id FROM heads) ORDER BY id FOR NO KEY UPDATE),
        changed AS (UPDATE tables SET {', '.join(f'{name} = heads.new_{name}' for name in names)}
            FROM locked JOIN heads ON heads.of_id = locked.id
            WHERE tables.id = locked.id AND tables.revision = heads.before RETURNING tables.id),
        written AS (INSERT INTO steps ({', '.join(_STEP)})
            SELECT given.* FROM unnest({_arrays(rows)}) AS given ({', '.join(_STEP)})
            WHERE given.table_id IN (SELECT id FROM changed) ON CONFLICT DO NOTHING RETURNING 1)
        SELECT (SELECT count(*) FROM changed), (SELECT count(*) FROM written)"""


def _arrays(types: list[str]) -> str:
    return ", ".join(f"%s::{one}" for one in types)


def _fresh(names: tuple[str, ...]) -> str:
    return ", ".join(f"new_{name}" for name in names)


def _type(kind: object) -> str:
    return next((name for one, name in _TYPES if isinstance(kind, one)), "text")


def _plain(value: Any) -> Any:
    """Encode the value of a JSON column for the driver."""
    return None if value is None else as_json(value)


# ---------------------------------------------------------------- the long way

def write_carefully(connection: Connection, writes: list[StepWrite], is_sqlite: bool) -> list[StepWrite]:
    """Write the steps that follow their headers and that nobody has written before; return those."""
    accepted = _following(connection, writes, is_sqlite)
    if accepted:
        rows = [msgspec.structs.asdict(step.row) for step in accepted]
        if len(connection.execute(_insert_step(is_sqlite), rows).all()) < len(accepted):
            if len(writes) > 1:
                raise OrphanStep
            return []
        heads = [{"of": head.table_id, **{f"new_{name}": value for name, value in sorted(head.changes.items())}}
                 for head in table_headers(accepted)]
        for names, group in groupby(sorted(heads, key=tuple), key=tuple):
            connection.execute(_header(names), list(group))
        write_seats(connection, accepted, is_sqlite)
    return accepted


def _following(connection: Connection, writes: list[StepWrite], is_sqlite: bool) -> list[StepWrite]:
    """Return the steps that follow their headers.  PostgreSQL locks these headers, always in the same order."""
    ids = sorted({step.row.table_id for step in writes})
    query = _HEADERS if is_sqlite else _LOCKED
    at = {row.id: row.revision for row in connection.execute(query, {"ids": ids})}
    accepted = []
    for step in writes:
        if at.get(step.row.table_id) == step.row.revision - 1:
            at[step.row.table_id] = step.row.revision
            accepted.append(step)
    return accepted


def write_seats(connection: Connection, writes: list[StepWrite], is_sqlite: bool) -> None:
    changed = [msgspec.structs.asdict(seat) for step in writes for seat in step.seats]
    if changed:
        connection.execute(_upsert_seat(is_sqlite), changed)


@cache
def _insert_step(is_sqlite: bool) -> Any:
    insert = sqlite.insert(steps) if is_sqlite else postgresql.insert(steps)
    return insert.on_conflict_do_nothing().returning(steps.c.table_id, steps.c.revision)


@cache
def insert_table(is_sqlite: bool) -> Any:
    insert = sqlite.insert(tables) if is_sqlite else postgresql.insert(tables)
    return insert.on_conflict_do_nothing().returning(tables.c.id)


@cache
def _upsert_seat(is_sqlite: bool) -> Any:
    insert = sqlite.insert(seats) if is_sqlite else postgresql.insert(seats)
    changed = {column.name: insert.excluded[column.name] for column in seats.columns if not column.primary_key}
    return insert.on_conflict_do_update(index_elements=["table_id", "seat"], set_=changed)


@cache
def _header(names: tuple[str, ...]) -> Update:
    """Build the statement that changes these columns of a header; `of` names the table."""
    changes: dict[str, Any] = {name.removeprefix("new_"): bindparam(name) for name in names if name != "of"}
    return update(tables).where(tables.c.id == bindparam("of")).values(changes)
