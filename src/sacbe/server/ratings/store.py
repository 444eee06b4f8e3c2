"""Stored results and ratings; each game is counted once, whichever process counts it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection, func, select
from sqlalchemy.dialects import postgresql, sqlite

from sacbe.server.storage.rows import RatingRow, ResultRow
from sacbe.server.storage.schema import accounts, friends, ratings, results, seats, tables
from sacbe.server.storage.store import Store, make_rows, row_data

Rate = Callable[[list[RatingRow]], list[RatingRow]]


class RatedName(NamedTuple):
    """A person's name and rating."""

    name: str
    row: RatingRow


class PlayedGameRow(NamedTuple):
    """A game that an account has played, with its title and the names at the table."""

    row: ResultRow
    title: str
    names: list[str]


class RatingStore:
    """Rows of ratings and results in the database of a store."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def record_results(self, rows: Sequence[ResultRow], rate: Rate | None, fresh: RatingRow) -> bool:
        """Store the results of a game, and update the ratings with `rate`; return False if it was counted before."""
        def work(connection: Connection) -> bool:
            here = set(connection.execute(select(accounts.c.id).where(
                accounts.c.id.in_([row.account for row in rows]))).scalars())
            found = sorted((row for row in rows if row.account in here), key=lambda row: row.account)
            for row in found:
                insert = self._insert(results).values(row_data(row)).on_conflict_do_nothing()
                added = insert.returning(results.c.account)
                if connection.execute(added).first() is None:
                    return False
            if rate is not None and len(found) == len(rows):
                self._rate(connection, found, rate, fresh)
            return True

        return bool(await self._store.write(work)) if rows else False

    def _rate(self, connection: Connection, rows: list[ResultRow], rate: Rate, fresh: RatingRow) -> None:
        for row in rows:
            new = {**row_data(fresh), "account": row.account, "game": row.game, "updated": row.at}
            connection.execute(self._insert(ratings).values(new).on_conflict_do_nothing())
        mine = ratings.c.account.in_([row.account for row in rows]), ratings.c.game == rows[0].game
        query = select(ratings).where(*mine).order_by(ratings.c.account)
        if not self._store.database.is_sqlite:
            query = query.with_for_update()
        before = {row.account: row for row in make_rows(RatingRow, connection.execute(query))}
        for row, now in zip(rows, rate([before[row.account] for row in rows]), strict=True):
            connection.execute(ratings.update().where(ratings.c.account == row.account, ratings.c.game == row.game)
                               .values(mu=now.mu, sigma=now.sigma, games=now.games, updated=row.at))
            connection.execute(results.update().where(results.c.table_id == row.table_id,
                                                      results.c.account == row.account).values(mu=now.mu))

    def _insert(self, table: Any) -> Any:
        return sqlite.insert(table) if self._store.database.is_sqlite else postgresql.insert(table)

    async def list_uncounted(self, since: float, limit: int) -> list[str]:
        """List tables with accounts that have ended since then and were not counted."""
        known = select(results.c.account).where(results.c.table_id == tables.c.id)
        theirs = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.account.is_not(None))
        query = (select(tables.c.id).where(tables.c.phase == "over", tables.c.updated > since, theirs.exists(),
                                           ~known.exists()).order_by(tables.c.updated).limit(limit))
        return await self._store.read(lambda connection: list(connection.execute(query).scalars()))

    async def list_ratings(self, account: str) -> list[RatingRow]:
        query = select(ratings).where(ratings.c.account == account).order_by(ratings.c.game)
        return await self._store.read(lambda connection: make_rows(RatingRow, connection.execute(query)))

    async def list_friend_ratings(self, account: str, now: float) -> list[RatedName]:
        """List the ratings of an account's friends, as far as it may know their games.

        A rating waits for a game whose table has a delay for watchers until that has passed, but for who played along.
        """
        query = (select(accounts.c.display, ratings).join(ratings, ratings.c.account == accounts.c.id)
                 .join(friends, friends.c.other == accounts.c.id)
                 .where(friends.c.account == account, friends.c.state == "friend"))

        def work(connection: Connection) -> list[RatedName]:
            found = [(row.display, RatingRow(account=row.account, game=row.game, mu=row.mu, sigma=row.sigma,
                                             games=row.games, updated=row.updated))
                     for row in connection.execute(query)]
            hidden = self._first_hidden(connection, account, now)
            known = [(name, self._rating_before(connection, row, hidden[row.account, row.game])
                      if (row.account, row.game) in hidden else row) for name, row in found]
            return [RatedName(name, row) for name, row in known if row is not None]

        return await self._store.read(work)

    def _first_hidden(self, connection: Connection, reader: str, now: float) -> dict[tuple[str, str], float]:
        """Return when each account ended the first rated game of each kind that a reader may not know yet."""
        its = select(seats.c.table_id).where(seats.c.account == reader)
        query = (select(results.c.account, results.c.game, func.min(results.c.at))
                 .join(tables, tables.c.id == results.c.table_id)
                 .where(results.c.mu.is_not(None), tables.c.delay > 0, results.c.at + tables.c.delay > now,
                        tables.c.id.not_in(its)).group_by(results.c.account, results.c.game))
        return {(row[0], row[1]): row[2] for row in connection.execute(query)}

    def _rating_before(self, connection: Connection, row: RatingRow, at: float) -> RatingRow | None:
        """Return a rating as it was before a time; None if there was none."""
        query = select(results.c.mu, results.c.at).where(
            results.c.account == row.account, results.c.game == row.game, results.c.mu.is_not(None), results.c.at < at)
        before = connection.execute(query.order_by(results.c.at)).all()
        return replace(row, mu=before[-1].mu, games=len(before), updated=before[-1].at) if before else None

    async def count_victories(self, account: str) -> dict[str, tuple[int, int]]:
        """Count by game how many games an account has played, and how many it has won."""
        query = (select(results.c.game, func.count(), func.sum(func.coalesce(
            (results.c.place == 1).cast(results.c.place.type), 0))).where(results.c.account == account)
            .group_by(results.c.game))
        return await self._store.read(
            lambda connection: {row[0]: (row[1], int(row[2])) for row in connection.execute(query)})

    async def history(self, account: str, game: str | None, before: float | None, limit: int) -> list[PlayedGameRow]:
        """List the games that an account has played, the newest first."""
        query = select(results, tables.c.title).join(tables, tables.c.id == results.c.table_id).where(
            results.c.account == account)
        if game is not None:
            query = query.where(results.c.game == game)
        if before is not None:
            query = query.where(results.c.at < before)

        def work(connection: Connection) -> list[PlayedGameRow]:
            rows = connection.execute(query.order_by(results.c.at.desc()).limit(limit)).all()
            names: dict[str, list[str]] = {row.table_id: [] for row in rows}
            its = select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_(list(names))).order_by(seats.c.seat)
            for table, name in connection.execute(its):
                names[table].append(name)
            found = []
            for row in rows:
                values = dict(row._mapping)
                title = values.pop("title")
                found.append(PlayedGameRow(ResultRow(**values), title, names[row.table_id]))
            return found

        return await self._store.read(work)
