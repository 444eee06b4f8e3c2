"""Counts the games that accounts have played to their end, and rates those between accounts only.

A game is rated if accounts sat on all seats, played it from its start, with the values of the box, at a table without
the coach.  Who left before the end, or resigned, is last.  What a crash left uncounted is found later.
"""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from msgspec.structs import replace
from openskill.models import PlackettLuce

from sacbe.kernel.errors import Problem
from sacbe.presentation.render.moment import PlayerView
from sacbe.server.ratings.store import RatingStore
from sacbe.server.storage.rows import RatingRow, ResultRow, StepRow
from sacbe.server.tables.core.table import LiveTable, is_rated
from sacbe.server.tables.manager import Tables

MODEL: Final = PlackettLuce()
FRESH: Final = RatingRow(account="", game="", mu=MODEL.mu, sigma=MODEL.sigma)
MIDDLE: Final = 1500.0              # the rating of somebody who is new
POINTS: Final = 60.0                # for one unit of openskill's skill
EVERY: Final = 600.0                # seconds between two checks for uncounted games
BACK: Final = 30 * 86_400.0         # seconds that such a check goes back
AT_ONCE: Final = 50
LOG: Final = structlog.get_logger("sacbe.ratings")


def displayed_rating(mu: float) -> int:
    """Convert a skill to the rating that people read.

    >>> displayed_rating(25.0), displayed_rating(26.0)
    (1500, 1560)
    """
    return round(MIDDLE + POINTS * (mu - MODEL.mu))


def final_places(live: LiveTable) -> tuple[list[int], list[float]]:
    """Return the place of each seat, from 1, and its points; winners are first, whatever their points."""
    result = PlayerView(live.started_game, None).result()
    if result is None:
        raise Problem("table-running")
    names = live.definition.seats
    points = [float(result.scores.get(names[seat.seat], 0.0)) for seat in live.seats]
    won = [names[seat.seat] in result.winners for seat in live.seats]
    return [1 if is_won else max(2 if any(won) else 1, 1 + sum(other > mine for other in points))
            for is_won, mine in zip(won, points, strict=True)], points


def rate_game(before: list[RatingRow], ranks: list[int]) -> list[RatingRow]:
    """Return the ratings after a game from those before it and the places, from 1."""
    teams = [[MODEL.rating(mu=row.mu, sigma=row.sigma)] for row in before]
    after = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [replace(row, mu=float(team[0].mu), sigma=float(team[0].sigma), games=row.games + 1)
            for row, team in zip(before, after, strict=True)]


class RatingService:
    """Counts and rates every game that ends."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables
        self.rows: Final = RatingStore(tables.store)
        self.counting: Final[dict[str, asyncio.Task[None]]] = {}
        self.left: Final[set[str]] = set()          # tables that cannot be counted
        self._sweeping: asyncio.Task[None] | None = None
        tables.on_step_committed.append(self.on_step)

    def start(self) -> None:
        """Start to look now and then for games that were left uncounted."""
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop, after the games that are being counted are done."""
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.gather(self._sweeping, return_exceptions=True)
        await asyncio.gather(*self.counting.values(), return_exceptions=True)

    def on_step(self, live: LiveTable, step: StepRow) -> None:
        """Count the game if this step has ended it and an account played."""
        if live.phase != "over" or step.kind != "choice" or not any(seat.account for seat in live.seats):
            return
        task = self.counting[live.row.id] = asyncio.create_task(self._count(live))
        task.add_done_callback(lambda _: self.counting.pop(live.row.id, None))

    async def _count(self, live: LiveTable) -> None:
        try:
            places, points = final_places(live)
            late = [len(places) if seat.seat in live.replaced_by_bot or seat.seat in live.resigned else place
                    for seat, place in zip(live.seats, places, strict=True)]
            rows = [ResultRow(table_id=live.row.id, account=seat.account, game=live.row.game,
                              at=live.revision_marks[-1].at,
                              place=late[seat.seat], players=len(places), score=points[seat.seat])
                    for seat in live.seats if seat.account is not None]
            unique = list({row.account: row for row in reversed(rows)}.values())
            ranks = {row.account: row.place for row in unique}
            rate = (lambda before: rate_game(before, [ranks[row.account]
                                                      for row in before])) if is_rated(live) else None
            await self.rows.record_results(unique, rate, FRESH)
        except Exception as error:              # the database may be away: the next check finds it
            LOG.error("not counted", table=live.row.id, error=type(error).__name__)

    async def _sweep(self) -> None:
        while True:
            try:
                await self.catch_up()
            except Exception as error:
                LOG.error("ratings not looked after", error=type(error).__name__)
            await asyncio.sleep(EVERY)

    async def catch_up(self) -> None:
        """Count the games that have ended and were not counted."""
        for id in await self.rows.list_uncounted(self.tables.now() - BACK, AT_ONCE + len(self.left)):
            if id in self.left or id in self.counting:
                continue
            try:
                async with self.tables.table(id) as live:
                    pass
                await self._count(live)
            except Problem:
                self.left.add(id)               # a table that this program cannot read
