"""The stored tournaments.  A round begins once, and a table is counted once, whichever process does it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from sacbe.kernel.errors import Problem
from sacbe.server.storage.rows import EntrantRow, PairingRow, TournamentRow
from sacbe.server.storage.schema import tournament_players, tournament_tables, tournaments
from sacbe.server.storage.store import Store, make_rows, row_data

MOST_PLAYERS: Final = 32
MOST_TOURNAMENTS: Final = 10        # of an account, that are not over
MAX_LISTED_TOURNAMENTS: Final = 50


class WholeTournament(NamedTuple):
    """A tournament with all its players and tables."""

    row: TournamentRow
    players: list[EntrantRow]
    tables: list[PairingRow]


class TournamentStore:
    """Rows of tournaments in the database of a store."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    # ------------------------------------------------------------ looking

    async def get(self, id: str) -> WholeTournament | None:
        """Load a whole tournament as it was at one point in time."""
        return await self._store.read(lambda connection: _whole(connection, id))

    async def list_tournaments(self, account: str) -> list[TournamentRow]:
        """List the tournaments that the account owns or plays in, the last changed first."""
        theirs = select(tournament_players.c.tournament).where(tournament_players.c.account == account)
        query = select(tournaments).where(or_(tournaments.c.owner == account, tournaments.c.id.in_(theirs)))
        last = query.order_by(tournaments.c.updated.desc()).limit(MAX_LISTED_TOURNAMENTS)
        return await self._store.read(lambda connection: make_rows(TournamentRow, connection.execute(last)))

    async def list_running(self) -> list[str]:
        query = select(tournaments.c.id).where(tournaments.c.phase == "playing")
        return await self._store.read(lambda connection: list(connection.execute(query).scalars()))

    # ------------------------------------------------------------ before it begins

    async def create(self, row: TournamentRow, first: EntrantRow) -> None:
        """Store a new tournament with its first player; one with the same id stays as it is."""
        def work(connection: Connection) -> None:
            kind = sqlite.insert(tournaments) if self._store.database.is_sqlite else postgresql.insert(tournaments)
            mine = select(func.count()).where(tournaments.c.owner == row.owner, tournaments.c.phase != "over")
            if connection.execute(select(tournaments.c.id).where(tournaments.c.id == row.id)).first() is not None:
                return
            if connection.execute(mine).scalar_one() >= MOST_TOURNAMENTS:
                raise Problem("tournaments-many", most=MOST_TOURNAMENTS)
            if connection.execute(kind.values(row_data(row)).on_conflict_do_nothing()
                                  .returning(tournaments.c.id)).first() is not None:
                connection.execute(insert(tournament_players), row_data(first))

        await self._store.write(work)

    async def join(self, id: str, account: str, name: str) -> None:
        """Add a player before the start; an account that plays already stays."""
        def work(connection: Connection) -> None:
            found = self._locked(connection, id)
            if any(one.account == account for one in found.players):
                return
            if found.row.phase != "open":
                raise Problem("tournament-started")
            if len(found.players) >= MOST_PLAYERS:
                raise Problem("tournament-full", most=MOST_PLAYERS)
            number = max((one.number for one in found.players), default=-1) + 1
            row = EntrantRow(tournament=id, number=number, account=account, name=name)
            connection.execute(insert(tournament_players), row_data(row))

        await self._store.write(work)

    async def leave(self, id: str, number: int) -> None:
        """Remove a player before the start; later, take them out of all further rounds."""
        def work(connection: Connection) -> None:
            found = self._locked(connection, id)
            mine = (tournament_players.c.tournament == id, tournament_players.c.number == number)
            if found.row.phase == "open":
                connection.execute(delete(tournament_players).where(*mine))
            else:
                connection.execute(update(tournament_players).where(*mine).values(is_out=True))

        await self._store.write(work)

    async def remove(self, id: str) -> None:
        gone = delete(tournaments).where(tournaments.c.id == id, tournaments.c.phase == "open")
        await self._store.write(lambda connection: connection.execute(gone))

    # ------------------------------------------------------------ rounds

    async def begin_round(self, id: str, before: int, rounds: int, rows: Sequence[PairingRow], now: float) -> bool:
        """Store the tables of the next round; return False if another process has begun it."""
        def work(connection: Connection) -> bool:
            mine = update(tournaments).where(tournaments.c.id == id, tournaments.c.round == before,
                                             tournaments.c.phase != "over")
            changed = connection.execute(mine.values(round=before + 1, rounds=rounds, phase="playing", updated=now))
            if changed.rowcount == 1:
                connection.execute(insert(tournament_tables), [row_data(row) for row in rows])
            return changed.rowcount == 1

        return bool(await self._store.write(work))

    async def record_result(self, row: PairingRow, result: dict[str, list[float]], now: float) -> None:
        """Store how a table ended; a second result is ignored."""
        def work(connection: Connection) -> None:
            its = (tournament_tables.c.tournament == row.tournament, tournament_tables.c.round == row.round,
                   tournament_tables.c.number == row.number, tournament_tables.c.result.is_(None))
            connection.execute(update(tournament_tables).where(*its).values(result=result))
            connection.execute(update(tournaments).where(tournaments.c.id == row.tournament).values(updated=now))

        await self._store.write(work)

    async def finish(self, id: str, at: int, now: float) -> None:
        last = update(tournaments).where(tournaments.c.id == id, tournaments.c.round == at)
        await self._store.write(lambda connection: connection.execute(last.values(phase="over", updated=now)))

    def _locked(self, connection: Connection, id: str) -> WholeTournament:
        """Load a tournament that nobody else changes until this transaction ends."""
        query: Any = select(tournaments.c.id).where(tournaments.c.id == id)
        connection.execute(query if self._store.database.is_sqlite else query.with_for_update())
        found = _whole(connection, id)
        if found is None:
            raise Problem("unknown-tournament")
        return found


def _whole(connection: Connection, id: str) -> WholeTournament | None:
    found = make_rows(TournamentRow, connection.execute(select(tournaments).where(tournaments.c.id == id)))
    if not found:
        return None
    people = select(tournament_players).where(tournament_players.c.tournament == id)
    rows = select(tournament_tables).where(tournament_tables.c.tournament == id)
    return WholeTournament(
        found[0], make_rows(EntrantRow, connection.execute(people.order_by(tournament_players.c.number))),
        make_rows(PairingRow, connection.execute(rows.order_by(tournament_tables.c.round, tournament_tables.c.number))))
