"""Tournaments among friends: the server opens the tables of each round, counts their results, and begins the next.

The pairings are in the database before a table is opened, and the ids of tables come from a secret of the tournament.
So after a crash, and in any process, the same tables are opened, and none twice.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog

from sacbe import games
from sacbe.kernel.errors import Problem, unknown_name_problem
from sacbe.presentation.language.words import LANGUAGES
from sacbe.server.clocks import Clock
from sacbe.server.ratings.service import final_places
from sacbe.server.security.idempotency import IdempotencyKey, fresh_id
from sacbe.server.storage.rows import (
    TOURNAMENT,
    AccountRow,
    EntrantRow,
    PairingRow,
    StepRow,
    TournamentKind,
    TournamentRow,
)
from sacbe.server.tables.actions import TableActions
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.tables.lobby import LONGEST_TITLE, Lobby, NewTable, SeatedAccount, Sitter, check_name
from sacbe.server.tournaments.pairing import league_points, pair_round, rounds_for, standings
from sacbe.server.tournaments.store import TournamentStore, WholeTournament

MOST_ROUNDS: Final = 15
EVERY: Final = 60.0                 # seconds between two checks for what a crash left behind
LOG: Final = structlog.get_logger("sacbe.tournaments")


class NewTournament(msgspec.Struct, forbid_unknown_fields=True):
    """The settings of a new tournament."""

    title: str
    game: str
    kind: TournamentKind = "round-robin"
    seats: int = 2                          # of a table, at most
    rounds: int = 3                         # where two play all against all, as many as it takes
    options: dict[str, str] = {}
    clock: dict[str, Any] = {}
    language: str = "en"


class Tournaments:
    """Runs tournaments."""

    def __init__(self, lobby: Lobby, acts: TableActions) -> None:
        self.lobby: Final = lobby
        self.acts: Final = acts
        self.tables: Final = lobby.tables
        self.now: Final[Callable[[], float]] = lambda: lobby.tables.now()
        self.rows: Final = TournamentStore(lobby.tables.store)
        self._locks: Final[dict[str, asyncio.Lock]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._sweeping: asyncio.Task[None] | None = None
        lobby.tables.on_step_committed.append(self.on_step)

    def start_up(self) -> None:
        """Start to check running tournaments now and then."""
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        tasks = [*self._tasks, *([self._sweeping] if self._sweeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------------------ before it begins

    async def create(self, me: AccountRow, new: NewTournament, key: IdempotencyKey | None) -> str:
        """Create a tournament that waits for players; its owner plays along."""
        definition = games.load_definition(new.game)
        if not min(definition.players) <= new.seats <= max(definition.players) or new.seats < 2:
            raise Problem("tournament-seats", least=max(2, min(definition.players)), most=max(definition.players))
        if not 1 <= new.rounds <= MOST_ROUNDS:
            raise Problem("tournament-rounds", most=MOST_ROUNDS)
        if new.language not in LANGUAGES:
            raise unknown_name_problem("unknown-language", new.language, LANGUAGES)
        title = check_name(new.title, LONGEST_TITLE)
        if not title:
            raise Problem("tournament-title")
        options = definition.check_setup(new.seats, new.options)
        id, now = fresh_id(None if key is None else key.derive("tournament", me.id)), self.now()
        row = TournamentRow(id=id, title=title, game=definition.name, kind=new.kind, seats=new.seats, rounds=new.rounds,
                            options=options, clock=msgspec.to_builtins(Clock.from_data(new.clock)),
                            language=new.language,
                            owner=me.id, secret=secrets.token_urlsafe(24), created=now, updated=now)
        await self.rows.create(row, EntrantRow(tournament=id, number=0, account=me.id, name=me.display))
        return id

    async def get(self, id: str) -> WholeTournament:
        found = await self.rows.get(id)
        if found is None:
            raise Problem("unknown-tournament")
        return found

    async def require_owned(self, me: AccountRow, id: str) -> WholeTournament:
        """Return a tournament that this account owns, or raise a `Problem`."""
        found = await self.get(id)
        if found.row.owner != me.id:
            raise Problem("forbidden-tournament")
        return found

    async def start(self, me: AccountRow, id: str) -> None:
        """Begin the first round, as the owner; does nothing if it has begun."""
        found = await self.require_owned(me, id)
        if found.row.phase != "open":
            return
        if len(active_entrants(found)) < 2:
            raise Problem("tournament-few")
        await self._begin(found)
        await self.advance(id)

    async def leave(self, id: str, number: int) -> None:
        """Take a player out; a bot plays their running table to its end, and they are last there."""
        found = await self.get(id)
        if all(one.number != number for one in found.players):
            raise Problem("unknown-entrant")
        await self.rows.leave(id, number)
        if found.row.phase != "playing":
            return
        for row in found.tables:
            if row.round == found.row.round and row.result is None and row.table_id and number in row.players:
                try:
                    await self.acts.leave(row.table_id, row.players.index(number), True)
                except Problem as problem:      # over already, or resigned before
                    LOG.info("left a table that does not run", tournament=id, problem=problem.key)
        await self.advance(id)

    # ------------------------------------------------------------ rounds

    def on_step(self, live: LiveTable, step: StepRow) -> None:
        """Advance the tournament of a table that this step has ended."""
        if live.phase in ("over", "abandoned") and live.row.owner.startswith(TOURNAMENT):
            task = asyncio.create_task(self._quietly(live.row.owner.removeprefix(TOURNAMENT)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _quietly(self, id: str) -> None:
        try:
            await self.advance(id)
        except Exception as error:              # the database may be away: the next check goes on
            LOG.error("tournament stopped", tournament=id, error=type(error).__name__)

    async def _sweep(self) -> None:
        while True:
            try:
                for id in await self.rows.list_running():
                    await self._quietly(id)
            except Exception as error:
                LOG.error("tournaments not looked after", error=type(error).__name__)
            await asyncio.sleep(EVERY)

    async def advance(self, id: str) -> None:
        """Open missing tables, count those that have ended, and begin the next round when all have."""
        lock = self._locks.setdefault(id, asyncio.Lock())
        async with lock:
            found = await self.get(id)
            while found.row.phase == "playing":
                for row in found.tables:
                    if row.round == found.row.round and row.result is None:
                        await self._look_after(found, row)
                found = await self.get(id)
                if any(row.result is None for row in found.tables):
                    return
                if found.row.round >= found.row.rounds or len(active_entrants(found)) < 2:
                    await self.rows.finish(id, found.row.round, self.now())
                    return
                await self._begin(found)
                found = await self.get(id)

    async def _begin(self, tournament: WholeTournament) -> None:
        row, people = tournament.row, active_entrants(tournament)
        order = [one.number for one in people]
        places = [one.number for one in standings(order, tournament.tables) if one.number in order]
        rounds = row.rounds if row.round else rounds_for(row.kind, len(order), row.seats, row.rounds)
        least = max(2, min(games.load_definition(row.game).players))
        drawn = pair_round(row.kind, order, tournament.tables, row.seats, least, places)
        rows = []
        for number, players in enumerate(drawn):
            is_bye = len(players) < 2
            result = {str(players[0]): [1.0 if row.kind == "swiss" else 0.0, 0.0, 0.0]} if is_bye else None
            table = "" if is_bye else fresh_id(table_key(row, row.round + 1, number))
            rows.append(PairingRow(tournament=row.id, round=row.round + 1, number=number, table_id=table,
                                   players=players, result=result))
        await self.rows.begin_round(row.id, row.round, rounds, rows, self.now())

    async def _look_after(self, tournament: WholeTournament, row: PairingRow) -> None:
        try:
            async with self.tables.table(row.table_id) as live:
                pass
        except Problem as problem:
            if problem.key != "unknown-table":
                raise
            await self._open(tournament, row)
            return
        if live.phase in ("over", "abandoned"):
            await self.rows.record_result(row, table_points(live, row), self.now())

    async def _open(self, found: WholeTournament, row: PairingRow) -> None:
        """Open a table of a round; a bot plays for anybody whose account was deleted meanwhile."""
        by_number = {one.number: one for one in found.players}
        sitters, seated = [], []
        for number in row.players:
            one = by_number.get(number)
            if one is None or one.account is None:
                sitters.append(Sitter("bot"))
            else:
                sitters.append(Sitter("open"))
                seated.append(SeatedAccount(one.account, one.name))
        tournament = found.row
        new = NewTable(tournament.game, sitters, options=dict(tournament.options), title=tournament.title,
                       language=tournament.language, clock=dict(tournament.clock), hints=False)
        await self.lobby.open(new, key=table_key(tournament, row.round, row.number), owner=TOURNAMENT + tournament.id,
                              seated_accounts=seated)


def active_entrants(tournament: WholeTournament) -> list[EntrantRow]:
    """Return the players of the next round."""
    return [one for one in tournament.players if not one.is_out and one.account is not None]


def table_key(row: TournamentRow, round: int, number: int) -> IdempotencyKey:
    """Return the key from which the id of a table is derived."""
    return IdempotencyKey(row.secret).derive("tournament", str(round), str(number))


def table_points(live: LiveTable, row: PairingRow) -> dict[str, list[float]]:
    """Return by player: points for the league, won or not, points of the game; all equal if it was abandoned."""
    count = len(row.players)
    if live.phase == "abandoned":
        places, points = [1] * count, [0.0] * count
        won = [False] * count
    else:
        places, points = final_places(live)
        places = [count if seat in live.replaced_by_bot or seat in live.resigned else place for seat,
                  place in enumerate(places)]
        won = [place == 1 for place in places]
    league = league_points(places)
    return {str(number): [league[seat], float(won[seat]), points[seat]] for seat, number in enumerate(row.players)}
