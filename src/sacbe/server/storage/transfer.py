"""Backup: all accounts, tables and studies as one file of JSON lines, and back into any database, all of it or nothing.

    {"format":"sacbe export 1","schema":"0006","accounts":2,"tables":9,"studies":1,"kept":1}
    {"account":{..}}
    {"table":{..},"seats":[..],"steps":[..],"chats":[..],"reviews":[..]}
    {"study":{..}}
    {"kept":"friends","row":{..}}
    {"end":13}

Logins are left out: after a restore people log in again, and seats are held by their tokens as before.  The review of a
table comes with it once it is made; one that is not, and one of a record without a table, can be asked for again.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, func, insert, or_, select
from sqlalchemy.exc import SQLAlchemyError

from sacbe.kernel.errors import Problem
from sacbe.server.storage import transfer_rows as kept
from sacbe.server.storage.database import Database, driver_message, known_schemas, newest_schema
from sacbe.server.storage.rows import AccountRow, ChatRow, ReviewRow, SeatRow, StepRow, StudyRow, TableRow
from sacbe.server.storage.schema import accounts, chats, reviews, seats, steps, studies, tables
from sacbe.server.storage.store import load_whole_table, make_rows, row_data
from sacbe.server.storage.transfer_rows import KEPT_TABLES, KeptLine

FORMAT: Final = "sacbe export 1"
START: Final = b'{"format":"sacbe export '
LONGEST: Final = 64 * 1024 * 1024           # bytes of a line; a long game has a few hundred thousand
ReportCount = Callable[[int], None]


class Head(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    schema: str
    accounts: int
    tables: int
    studies: int = 0                        # earlier files have none
    kept: int = 0                           # nor these


class AccountLine(msgspec.Struct, forbid_unknown_fields=True):
    account: AccountRow


class TableLine(msgspec.Struct, forbid_unknown_fields=True):
    table: TableRow
    seats: list[SeatRow]
    steps: list[StepRow]
    chats: list[ChatRow]
    reviews: list[ReviewRow] = []           # exports of before there were any have none


class SavedStudy(msgspec.Struct, forbid_unknown_fields=True):
    study: StudyRow


class End(msgspec.Struct, forbid_unknown_fields=True):
    end: int                                # how many lines stand between the first and this one


Line = TypeVar("Line", AccountLine, TableLine, SavedStudy, KeptLine, End)


class TransferCounts(NamedTuple):
    """How many things were written, or read in; `same` were in the database already."""

    accounts: int = 0
    tables: int = 0
    same: int = 0
    studies: int = 0


def export_database(database: Database, path: Path, report_progress: Callable[[int], ReportCount]) -> TransferCounts:
    """Write a new file, moved into place when it is complete; `report_progress` gets the total, then the count."""
    if path.exists() and not (path.is_file() and _begins_like_an_export(path)):
        raise Problem("export-other", file=str(path))
    fresh = path.with_name(path.name + ".new")
    try:
        with _private(fresh) as file, database.translate_errors(), database.reader.begin() as connection:
            counts = _write(connection, file, report_progress)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
        _sync_folder(path.parent)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    return counts


def export_stream(database: Database, file: BinaryIO, report_progress: Callable[[int], ReportCount]) -> TransferCounts:
    """Write a backup to a stream, such as standard output."""
    with database.translate_errors(), database.reader.begin() as connection:
        counts = _write(connection, file, report_progress)
    file.flush()
    return counts


def _private(path: Path) -> BinaryIO:
    """Open a file that only its owner may read: it holds secrets of running games."""
    path.unlink(missing_ok=True)
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


def _write(connection: Connection, file: BinaryIO, begin: Callable[[int], ReportCount]) -> TransferCounts:
    """Write all lines from one point in time: the transaction sees nothing that comes later."""
    counts = TransferCounts(_count(connection, accounts), _count(connection, tables),
                            studies=_count(connection, studies))
    rows = kept.count_rows(connection)
    total = counts.accounts + counts.tables + counts.studies + rows
    done = begin(total)
    _line(file, Head(FORMAT, newest_schema(), counts.accounts, counts.tables, counts.studies, rows))
    for number, line in enumerate(_lines(connection), start=1):
        _line(file, line)
        done(number)
    _line(file, End(total))
    return counts


def _lines(connection: Connection) -> Iterator[AccountLine | TableLine | SavedStudy | KeptLine]:
    for account in make_rows(AccountRow,
                             connection.execute(select(accounts).order_by(accounts.c.created, accounts.c.id))):
        yield AccountLine(account)
    ids = list(connection.execute(select(tables.c.id).order_by(tables.c.created, tables.c.id)).scalars())
    for table_id in ids:
        line = _stored(connection, table_id)
        assert line is not None                 # from the same transaction as the list
        yield line
    for study in make_rows(StudyRow, connection.execute(select(studies).order_by(studies.c.created, studies.c.id))):
        yield SavedStudy(study)
    yield from kept.iter_lines(connection)


def _stored(connection: Connection, table_id: str) -> TableLine | None:
    found = load_whole_table(connection, table_id)
    if found is None:
        return None
    lines = select(chats).where(chats.c.table_id == table_id).order_by(chats.c.id)
    talk = make_rows(ChatRow, connection.execute(lines))
    for line in talk:
        line.id = 0                             # another database gives other numbers
    finished = select(reviews).where(reviews.c.table_id == table_id, reviews.c.state == "done")
    return TableLine(*found, talk, make_rows(ReviewRow, connection.execute(finished)))


def _line(file: BinaryIO, value: msgspec.Struct) -> None:
    file.write(msgspec.json.encode(value) + b"\n")


def _count(connection: Connection, table: Any) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def _begins_like_an_export(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(START)) == START


def _sync_folder(folder: Path) -> None:
    """Flush the folder, so that the new file name is on the disk too, where the system can do that."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def import_(database: Database, path: Path, report_progress: Callable[[int], ReportCount]) -> TransferCounts:
    """Read the file into the database in one transaction; the first wrong line ends it with its number."""
    with path.open("rb") as file:
        return import_stream(database, file, str(path), report_progress)


def import_stream(database: Database, file: BinaryIO, name: str,
                  report_progress: Callable[[int], ReportCount]) -> TransferCounts:
    """Read a stream, such as standard input, into the database in one transaction; `name` is for messages."""
    with database.translate_errors(), database.writer.begin() as connection:
        return BackupReader(connection, file, name).read(report_progress)


class BackupReader:
    """Reads a backup file into one transaction; `at` is the number of the current line."""

    def __init__(self, connection: Connection, file: BinaryIO, name: str) -> None:
        self.connection = connection
        self.file = file
        self.name = name
        self.at = 1

    def read(self, begin: Callable[[int], ReportCount]) -> TransferCounts:
        head = self._head()
        plain = head.accounts + head.tables + head.studies
        total = plain + head.kept
        done = begin(total)
        counts = TransferCounts()
        for number in range(1, total + 1):
            if number > plain:
                self._kept(self._next(KeptLine))
                done(number)
                continue
            if number <= head.accounts:
                new = self._account(self._next(AccountLine).account)
                counts = counts._replace(accounts=counts.accounts + new)
            elif number > head.accounts + head.tables:
                new = self._study(self._next(SavedStudy).study)
                counts = counts._replace(studies=counts.studies + new)
            else:
                new = self._table(self._next(TableLine))
                counts = counts._replace(tables=counts.tables + new)
            counts = counts._replace(same=counts.same + (not new))
            done(number)
        self._end(total)
        return counts

    def _head(self) -> Head:
        first = self.file.readline(LONGEST)
        try:
            head = msgspec.json.decode(first, type=Head)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Problem("import-format", file=self.name) from None
        if head.format != FORMAT or min(head.accounts, head.tables, head.studies, head.kept) < 0:
            raise Problem("import-format", file=self.name)
        if head.schema not in known_schemas():
            raise Problem("import-newer", file=self.name, found=head.schema, newest=newest_schema())
        return head

    def _next(self, kind: type[Line]) -> Line:
        raw = self.file.readline(LONGEST)
        if not raw.endswith(b"\n"):
            raise Problem("import-cut", file=self.name, line=self.at)
        self.at += 1
        try:
            return msgspec.json.decode(raw, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self._problem("import-line", detail=str(error)) from None

    def _end(self, count: int) -> None:
        found = self._next(End).end
        if found != count:
            raise self._problem("import-count", count=count, found=found)
        if self.file.read(1):
            self.at += 1
            raise self._problem("import-after")

    def _account(self, account: AccountRow) -> bool:
        """Insert an account; return False if the same one exists, and fail if a different one does."""
        query = select(accounts).where(or_(accounts.c.id == account.id, accounts.c.name == account.name))
        there = make_rows(AccountRow, self.connection.execute(query))
        if there and there != [account]:
            raise self._problem("import-account", name=account.display)
        if not there:
            self._insert(accounts, [account])
        return not there

    def _table(self, line: TableLine) -> bool:
        """Insert a table; return False if the same one exists, and fail if a different one does."""
        self._check(line)
        there = _stored(self.connection, line.table.id)
        if there is not None:
            if msgspec.structs.replace(there, reviews=[]) != msgspec.structs.replace(line, reviews=[]):
                raise self._problem("import-table", id=line.table.id)
            return False
        self._insert(tables, [line.table])
        self._insert(seats, line.seats)
        self._insert(steps, line.steps)
        self._insert(chats, line.chats)
        self._insert(reviews, line.reviews)
        return True

    def _study(self, study: StudyRow) -> bool:
        """Insert a study; return False if the same one exists, and fail if a different one does."""
        there = make_rows(StudyRow, self.connection.execute(select(studies).where(studies.c.id == study.id)))
        if there and there != [study]:
            raise self._problem("import-study", id=study.id)
        if not there:
            self._insert(studies, [study])
        return not there

    def _kept(self, line: KeptLine) -> None:
        """Insert a row of another table; if one with its key exists, it must be the same."""
        if line.kept not in KEPT_TABLES:
            raise self._problem("import-line", detail=line.kept)
        table, kind = KEPT_TABLES[line.kept]
        try:
            row = msgspec.convert(line.row, kind)
        except msgspec.ValidationError as error:
            raise self._problem("import-line", detail=str(error)) from None
        is_same = kept.is_same_row(self.connection, line.kept, row)
        if is_same is False:
            raise self._problem("import-kept", name=line.kept)
        if is_same is None:
            self._insert(table, [row])

    def _check(self, line: TableLine) -> None:
        """Fail unless the seats, steps, chat lines and reviews of a line belong to its table."""
        table = line.table
        numbers = [seat.seat for seat in line.seats if seat.table_id == table.id and 0 <= seat.seat < table.players]
        if len(set(numbers)) < len(line.seats):
            raise self._problem("import-seats", table=table.id)
        line.seats.sort(key=lambda seat: seat.seat)
        wanted = [(table.id, number) for number in range(1, table.revision + 1)]
        if [(step.table_id, step.revision) for step in line.steps] != wanted:
            raise self._problem("import-steps", table=table.id, revision=table.revision)
        for chat in line.chats:
            if chat.table_id != table.id:
                raise self._problem("import-chats", table=table.id)
            chat.id = 0
        if len(line.reviews) > 1 or any(one.table_id != table.id or one.state != "done" for one in line.reviews):
            raise self._problem("import-reviews", table=table.id)

    def _insert(self, into: Any, rows: list[Any]) -> None:
        values = [row_data(row) for row in rows]
        if into is chats:
            values = [{name: value for name, value in row.items() if name != "id"} for row in values]
        if not values:
            return
        try:
            self.connection.execute(insert(into), values)
        except (SQLAlchemyError, OverflowError, UnicodeError) as error:
            detail = driver_message(error) if isinstance(error, SQLAlchemyError) else type(error).__name__
            raise self._problem("import-refused", detail=detail) from None

    def _problem(self, key: str, **facts: object) -> Problem:
        return Problem(key, file=self.name, line=self.at, **facts)
