"""Stored first tries and streaks of accounts; a try is counted once, however often it is sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from sacbe.school.puzzles.standing import MOST_DAYS, PuzzleTry, day_of
from sacbe.server.storage.rows import PuzzleDayRow, PuzzleTryRow
from sacbe.server.storage.schema import accounts, puzzle_days, puzzle_tries
from sacbe.server.storage.store import Store, make_rows, row_data


class KeptTries(NamedTuple):
    """The tries of an account by puzzle, and the days on which it has solved a puzzle of the day."""

    tries: dict[str, PuzzleTry]
    ratings: dict[str, int]             # of the puzzles when they were tried
    days: list[date]


class FirstTries(NamedTuple):
    """The number of first tries of a puzzle by accounts, and how many solved it."""

    tries: int
    solved: int


class PuzzleStore:
    """Rows of tries in the database of a store."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def find_tries(self, account: str) -> KeptTries:
        return await self._store.read(lambda connection: load_tries(connection, account))

    async def record_hint(self, account: str, puzzle: str, rating: int, now: float) -> bool:
        """Note that a hint was taken before the try ended; return whether the account exists."""
        def work(connection: Connection) -> bool:
            if not self._begin(connection, account, {puzzle: rating}, now):
                return False
            connection.execute(update(puzzle_tries).where(*try_key(account, puzzle), puzzle_tries.c.solved.is_(None))
                               .values(hinted=True))
            return True

        return bool(await self._store.write(work))

    async def record_try(self, account: str, puzzle: str, rating: int, solved: bool, is_daily: bool,
                         now: float) -> bool | None:
        """Store the end of a try; return whether it was the first one, or None if the account does not exist.

        The puzzle of the day counts for the streak unless it was missed on the same day before.
        """
        def work(connection: Connection) -> bool | None:
            if not self._begin(connection, account, {puzzle: rating}, now):
                return None
            first = update(puzzle_tries).where(*try_key(account, puzzle), puzzle_tries.c.solved.is_(None)).values(
                solved=solved, rating=rating, at=now)
            is_first = connection.execute(first).rowcount > 0
            at = float(connection.execute(select(puzzle_tries.c.at).where(*try_key(account, puzzle))).scalar_one())
            if is_daily and solved and (is_first or day_of(at) < day_of(now)):
                self._add(connection, puzzle_days, [PuzzleDayRow(account=account, day=day_of(now).isoformat())])
            return is_first

        found: bool | None = await self._store.write(work)
        return found

    async def merge(self, account: str, tries: Mapping[str, PuzzleTry], ratings: Mapping[str, int],
                    days: Sequence[date]) -> KeptTries:
        """Add tries that a browser has kept; results that the account has already stay as they are."""
        rows = [PuzzleTryRow(account=account, puzzle=id, solved=one.solved, hinted=one.hinted, rating=ratings[id],
                             at=one.at) for id, one in sorted(tries.items())]
        new = [PuzzleDayRow(account=account, day=day.isoformat()) for day in sorted(set(days))]

        def work(connection: Connection) -> KeptTries:
            if connection.execute(select(accounts.c.id).where(accounts.c.id == account)).first() is not None:
                self._add(connection, puzzle_tries, rows)
                for row in rows:
                    if row.solved is not None:
                        connection.execute(update(puzzle_tries).where(*try_key(account, row.puzzle),
                                                                      puzzle_tries.c.solved.is_(None))
                                           .values(solved=row.solved, at=row.at))
                self._add(connection, puzzle_days, new)
            return load_tries(connection, account)

        found: KeptTries = await self._store.write(work)
        return found

    async def first_tries(self, puzzle: str) -> FirstTries:
        query = select(puzzle_tries.c.solved, func.count()).where(
            puzzle_tries.c.puzzle == puzzle, puzzle_tries.c.solved.is_not(None)).group_by(puzzle_tries.c.solved)

        def work(connection: Connection) -> FirstTries:
            counts = {bool(row[0]): int(row[1]) for row in connection.execute(query)}
            return FirstTries(sum(counts.values()), counts.get(True, 0))

        return await self._store.read(work)

    def _begin(self, connection: Connection, account: str, ratings: Mapping[str, int], now: float) -> bool:
        """Make rows for tries that have none; return False if the account does not exist any more."""
        if connection.execute(select(accounts.c.id).where(accounts.c.id == account)).first() is None:
            return False
        self._add(connection, puzzle_tries, [PuzzleTryRow(account=account, puzzle=id, rating=rating, at=now)
                                             for id, rating in ratings.items()])
        return True

    def _add(self, connection: Connection, table: Any, rows: Sequence[PuzzleTryRow | PuzzleDayRow]) -> None:
        if rows:
            new = sqlite.insert(table) if self._store.database.is_sqlite else postgresql.insert(table)
            connection.execute(new.on_conflict_do_nothing(), [row_data(row) for row in rows])


def try_key(account: str, puzzle: str) -> tuple[Any, Any]:
    return puzzle_tries.c.account == account, puzzle_tries.c.puzzle == puzzle


def load_tries(connection: Connection, account: str) -> KeptTries:
    rows = make_rows(PuzzleTryRow, connection.execute(select(puzzle_tries).where(puzzle_tries.c.account == account)))
    days = connection.execute(select(puzzle_days.c.day).where(puzzle_days.c.account == account)
                              .order_by(puzzle_days.c.day.desc()).limit(MOST_DAYS)).scalars()
    return KeptTries({row.puzzle: PuzzleTry(row.solved, row.hinted, row.at) for row in rows},
                     {row.puzzle: row.rating for row in rows}, [date.fromisoformat(day) for day in days])
