"""The store: everything that the server stores, behind methods that can be awaited.

Writes share one thread, reads a few.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Row, Select, and_, case, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.sql.elements import ColumnElement

from sacbe.kernel.errors import Problem
from sacbe.server.storage import schema
from sacbe.server.storage.database import READERS, Database
from sacbe.server.storage.rows import AccountRow, ChatRow, SeatRow, StepRow, TableRow
from sacbe.server.storage.schema import accounts, chats, logins, seats, steps, tables
from sacbe.server.storage.steps import StepWrite, insert_table
from sacbe.server.storage.writer import CommitCallback, StaleRevision, Watch, Work, Writer

__all__ = ["StaleRevision", "Store"]

T = TypeVar("T")
CHANGEABLE: Final = frozenset(column.name for column in tables.columns) - {"id"}
ENDED_PHASES: Final = ("over", "abandoned")
_NEWER: Final = text("SELECT tables.id, tables.revision FROM tables "
                     "JOIN unnest(CAST(:ids AS text[]), CAST(:revisions AS integer[])) AS known (id, revision) "
                     "ON tables.id = known.id WHERE tables.revision > known.revision")       # of PostgreSQL
TableWithSeats = tuple[TableRow, list[SeatRow]]


class Store:
    """The store of one database; `watch` is called after every batch with its number of jobs and its seconds."""

    def __init__(self, url: str, watch: Watch | None = None) -> None:
        self.database = Database(url)
        self.where = self.database.where
        self._watch = watch
        self._writer: Writer | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sacbe-reader")

    async def open(self, upgrade: bool = True) -> None:
        await asyncio.to_thread(self.database.open, upgrade)
        self._writer = Writer(self.database, self._watch)

    async def close(self) -> None:
        """Close the store, after every write that was asked for is done."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._readers.shutdown()
        self.database.close()

    @property
    def transaction_count(self) -> int:
        """Count the transactions that have written; group commit keeps this below the number of writes."""
        return 0 if self._writer is None else self._writer.transactions

    @property
    def pending_count(self) -> int:
        """Count the writes that are asked for and not done yet."""
        return 0 if self._writer is None else self._writer.pending_count

    async def ping(self) -> None:
        """Raise a problem if the database does not answer."""
        await self._read(lambda connection: connection.execute(text("SELECT 1")).one())

    # Steps and tables

    def commit(self, step: StepRow, table: dict[str, Any], seats: Sequence[SeatRow] = ()) -> asyncio.Future[None]:
        """Write a step; the future is done when it is safe on the disk, or fails with `StaleRevision`.

        `table` names what else changes in the header; its revision and the time come from the step.
        """
        try:
            _check(table)
            return self._working().submit(StepWrite(step, table, tuple(seats)))
        except (Problem, ValueError) as error:
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            failed.set_exception(error)
            return failed

    def commit_with_callback(self, step: StepRow, table: dict[str, Any], seats: Sequence[SeatRow],
                             on_commit: CommitCallback) -> None:
        """Write a step; call `on_commit` in the loop when it is safe, or with the error.

        Callbacks of one transaction are called in one round of the loop.  Raises a problem if nothing can be written.
        """
        _check(table)
        self._working().submit_with_callback(StepWrite(step, table, tuple(seats)), on_commit)

    async def create(self, table: TableRow, seats: Sequence[SeatRow]) -> bool:
        """Store a new table with its seats; return False, and change nothing, if its id exists already."""
        def work(connection: Connection) -> bool:
            is_new = connection.execute(insert_table(self.database.is_sqlite), row_data(table)).first() is not None
            if is_new and seats:
                connection.execute(insert(schema.seats), [row_data(seat) for seat in seats])
            return is_new

        return bool(await self._write(work))

    async def load(self, table_id: str) -> tuple[TableRow, list[SeatRow], list[StepRow]] | None:
        """Load the whole table as it was at one point in time."""
        return await self._read(lambda connection: load_whole_table(connection, table_id))

    async def steps_since(self, table_id: str, revision: int) -> list[StepRow]:
        """Return the steps after this revision."""
        query = select(steps).where(steps.c.table_id == table_id, steps.c.revision > revision)
        return await self._rows(StepRow, query.order_by(steps.c.revision))

    async def revision(self, table_id: str) -> int | None:
        query = select(tables.c.revision).where(tables.c.id == table_id)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def newer_revisions(self, known_revisions: dict[str, int]) -> dict[str, int]:
        """Return those tables, with their revisions, that are newer than the given revisions."""
        def work(connection: Connection) -> dict[str, int]:
            found = connection.execute(_NEWER, {"ids": list(known_revisions),
                                                "revisions": list(known_revisions.values())})
            return {row[0]: row[1] for row in found}

        return await self._read(work) if known_revisions else {}

    async def set_reminder(self, table_id: str, seat: int, token_hash: str | None, hook: str, mail: str,
                           asked_by: str = "") -> bool:
        """Set where a seat is notified of its turn; return whether this token still holds the seat."""
        held = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.token_hash == token_hash)
        return await self._count(held.values(hook=hook, mail=mail, asked_by=asked_by)) == 1

    async def update_table(self, table_id: str, at: int | None = None, **changes: Any) -> bool:
        """Change columns of a table, if it is still at revision `at` (when given); return whether that was so."""
        _check(changes)
        query = update(tables).where(tables.c.id == table_id).values(changes)
        return await self._count(query if at is None else query.where(tables.c.revision == at)) == 1

    async def delete_table(self, table_id: str) -> bool:
        """Delete a table with its seats, steps and chat; return whether it existed."""
        return await self._count(delete(tables).where(tables.c.id == table_id)) == 1

    async def seat(self, table_id: str, seat: int) -> SeatRow | None:
        return await self._row(SeatRow, select(seats).where(seats.c.table_id == table_id, seats.c.seat == seat))

    async def seat_of_token(self, token_hash: str) -> SeatRow | None:
        return await self._row(SeatRow, select(seats).where(seats.c.token_hash == token_hash))

    # Lists of tables

    async def public_tables(self, limit: int, now: float, before: float | None = None,
                            phase: str | None = None,
                            also: Sequence[ColumnElement[bool]] = ()) -> list[TableWithSeats]:
        """List public tables that meet the conditions `also`, the newest first; `before` is for the next page.

        If watchers see a table with a delay, so does this list: a game that has ended only just is still running here.
        """
        is_fresh = and_(tables.c.delay > 0, tables.c.updated + tables.c.delay > now, tables.c.phase.in_(ENDED_PHASES))
        is_shown = or_(tables.c.archived.is_(False), is_fresh)
        query = select(tables).where(tables.c.visibility == "public", is_shown, *also)
        if before is not None:
            query = query.where(tables.c.created < before)
        if phase is not None:
            query = query.where(case((is_fresh, "playing"), else_=tables.c.phase) == phase)
        found = await self._seated(query.order_by(tables.c.created.desc()).limit(limit))
        for row, _ in found:
            if row.delay > 0 and row.updated + row.delay > now and row.phase in ENDED_PHASES:
                row.phase, row.archived = "playing", False
            if row.delay > 0 and row.created + row.delay > now:
                row.origin = ""                 # it would tell watchers of the game before that it has ended
        return found

    async def tables_of_account(self, account: str, limit: int) -> list[TableWithSeats]:
        """List the tables at which the account has a seat, the last played first."""
        its = select(seats.c.table_id).where(seats.c.account == account)
        query = select(tables).where(tables.c.id.in_(its)).order_by(tables.c.updated.desc())
        return await self._seated(query.limit(limit))

    async def overdue_tables(self, now: float) -> list[str]:
        """List the tables on which somebody's time has run out, the longest first."""
        query = select(tables.c.id).where(tables.c.deadline <= now, tables.c.phase == "playing")
        return await self._ids(query.order_by(tables.c.deadline))

    async def next_deadline(self) -> float | None:
        query = select(func.min(tables.c.deadline)).where(tables.c.phase == "playing")
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def tables_waiting_for_bots(self, idle_since: float) -> list[str]:
        """List the tables on which a bot has been asked since then or longer; perhaps no process works on them.

        Tables that rest until somebody watches them are left out.
        """
        query = select(tables.c.id).where(tables.c.waiting == "bot", tables.c.phase == "playing")
        return await self._ids(query.where(tables.c.updated <= idle_since).order_by(tables.c.updated))

    async def count_by_phase(self) -> dict[str, int]:
        query = select(tables.c.phase, func.count()).group_by(tables.c.phase)
        return dict(await self._read(lambda connection: [(row[0], row[1]) for row in connection.execute(query)]))

    # Chat

    async def add_chat(self, chat: ChatRow) -> int:
        """Store a chat line, and return its number."""
        statement = insert(chats).values(_without_id(chat)).returning(chats.c.id)
        return int(await self._write(lambda connection: connection.execute(statement).scalar_one()))

    async def chats(self, table_id: str, after_id: int = 0, limit: int = 200) -> list[ChatRow]:
        """List the chat lines after this one, the oldest first; of more than `limit` the last ones."""
        return await self._chats(table_id, limit, chats.c.id > after_id)

    async def late_chats(self, table_id: str, seats_after: int, watchers_after: int, until: float,
                         limit: int) -> list[ChatRow]:
        """List the lines of seats up to a time and after one, and all of watchers after another, as `chats` does."""
        of_seats = and_(chats.c.seat.is_not(None), chats.c.id > seats_after, chats.c.at <= until)
        return await self._chats(table_id, limit, or_(of_seats, and_(chats.c.seat.is_(None),
                                                                     chats.c.id > watchers_after)))

    async def _chats(self, table_id: str, limit: int, which: ColumnElement[bool]) -> list[ChatRow]:
        query = select(chats).where(chats.c.table_id == table_id, which)
        return (await self._rows(ChatRow, query.order_by(chats.c.id.desc()).limit(limit)))[::-1]

    async def next_chat_at(self, table_id: str, since: float) -> float | None:
        """Return when a seat said the first line after this time; None if there is none."""
        query = select(func.min(chats.c.at)).where(chats.c.table_id == table_id, chats.c.seat.is_not(None),
                                                   chats.c.at > since)
        return await self._read(lambda connection: connection.execute(query).scalar())

    # People

    async def create_account(self, account: AccountRow) -> None:
        def work(connection: Connection) -> None:
            try:
                connection.execute(insert(accounts), row_data(account))
            except IntegrityError:
                raise Problem("name-taken", name=account.display) from None

        await self._write(work)

    async def account_by_name(self, name: str) -> AccountRow | None:
        return await self._row(AccountRow, select(accounts).where(accounts.c.name == name))

    async def account(self, account_id: str) -> AccountRow | None:
        return await self._row(AccountRow, select(accounts).where(accounts.c.id == account_id))

    async def change_password(self, account_id: str, password_hash: str, keep: str = "") -> None:
        """Set the password hash of an account, and end its logins but the one with the hash `keep`."""
        def work(connection: Connection) -> None:
            connection.execute(update(accounts).where(accounts.c.id == account_id).values(password_hash=password_hash))
            connection.execute(delete(logins).where(logins.c.account == account_id, logins.c.token_hash != keep))

        await self._write(work)

    async def delete_account(self, account_id: str) -> bool:
        """Delete an account with its logins and its name in tournaments; whoever has the token of a seat keeps it."""
        theirs = schema.tournament_players

        def work(connection: Connection) -> int:
            connection.execute(update(theirs).where(theirs.c.account == account_id).values(name="", is_out=True))
            return connection.execute(delete(accounts).where(accounts.c.id == account_id)).rowcount

        return int(await self._write(work)) == 1

    async def drop_login(self, token_hash: str) -> None:
        await self._count(delete(logins).where(logins.c.token_hash == token_hash))

    async def drop_logins(self, account_id: str) -> None:
        await self._count(delete(logins).where(logins.c.account == account_id))

    # Common reading and writing

    def _working(self) -> Writer:
        if self._writer is None:
            raise Problem("database-closed")
        return self._writer

    async def write(self, work: Work) -> Any:
        """Run a caller's own statements as a part of the next transaction."""
        return await self._write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a caller's own query in a transaction that only reads."""
        return await self._read(work)

    async def _write(self, work: Work) -> Any:
        return await self._working().submit(work)

    async def _count(self, statement: Any) -> int:
        return int(await self._write(lambda connection: connection.execute(statement).rowcount))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        if self._writer is None:
            raise Problem("database-closed")
        try:
            found = asyncio.get_running_loop().run_in_executor(self._readers, self._look, work)
        except RuntimeError:                    # what a pool of threads says when it has been shut down
            raise Problem("database-closed") from None
        return await found

    def _look(self, work: Callable[[Connection], T], again: bool = True) -> T:
        """Run one transaction that only reads; a connection that was lost while idle is replaced once."""
        with self.database.translate_errors():
            try:
                with self.database.reader.begin() as connection:
                    return work(connection)
            except DBAPIError as error:
                if not error.connection_invalidated or not again:
                    raise
        return self._look(work, again=False)

    async def _rows(self, kind: type[T], query: Select[Any]) -> list[T]:
        return await self._read(lambda connection: make_rows(kind, connection.execute(query)))

    async def _row(self, kind: type[T], query: Select[Any]) -> T | None:
        found = await self._rows(kind, query)
        return found[0] if found else None

    async def _ids(self, query: Select[Any]) -> list[str]:
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def _seated(self, query: Select[Any]) -> list[TableWithSeats]:
        def work(connection: Connection) -> list[TableWithSeats]:
            found = {row.id: (row, list[SeatRow]()) for row in make_rows(TableRow, connection.execute(query))}
            theirs = select(seats).where(seats.c.table_id.in_(list(found))).order_by(seats.c.table_id, seats.c.seat)
            for seat in make_rows(SeatRow, connection.execute(theirs)):
                found[seat.table_id][1].append(seat)
            return list(found.values())

        return await self._read(work)


def load_whole_table(connection: Connection, table_id: str) -> tuple[TableRow, list[SeatRow], list[StepRow]] | None:
    """Load a table with its seats and steps; None if it does not exist."""
    header = make_rows(TableRow, connection.execute(select(tables).where(tables.c.id == table_id)))
    if not header:
        return None
    its_seats = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    its_steps = select(steps).where(steps.c.table_id == table_id).order_by(steps.c.revision)
    seat_rows = make_rows(SeatRow, connection.execute(its_seats))
    return header[0], seat_rows, make_rows(StepRow, connection.execute(its_steps))


def make_rows(kind: type[T], rows: Iterable[Row[Any]]) -> list[T]:
    """Convert database rows to structs; the columns have the names of the fields."""
    return [kind(**row._mapping) for row in rows]


def row_data(row: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(row)


def _without_id(chat: ChatRow) -> dict[str, Any]:
    return {name: value for name, value in row_data(chat).items() if name != "id"}


def _check(changes: dict[str, Any]) -> None:
    """Raise a ValueError for a misspelt column, before anything is written."""
    wrong = set(changes) - CHANGEABLE
    if wrong:
        raise ValueError(f"no columns of a table: {sorted(wrong)}")
