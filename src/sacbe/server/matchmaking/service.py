"""Matchmaking: take a free seat at a fitting public table, or open one that others will find."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from sacbe.kernel.definition.game_definition import VARIANT
from sacbe.kernel.errors import Problem
from sacbe.server.security.idempotency import IdempotencyKey, fresh_token
from sacbe.server.security.tokens import hash_token
from sacbe.server.storage.store import TableWithSeats
from sacbe.server.storage.table_search import TableFilter
from sacbe.server.tables.lobby import Lobby, NewTable, Sitter

LOOKED_AT: Final = 100              # public tables, the newest
FULL: Final = ("no-free-seat", "table-started", "table-over", "stale", "unknown-table")     # somebody was faster


class FoundSeat(NamedTuple):
    """A seat, its table and token, and whether the table is new."""

    table: str
    seat: int
    token: str
    is_new: bool


class SeatFinder:
    """Finds free seats at public tables."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby: Final = lobby
        self.store: Final = lobby.tables.store

    async def find_earlier(self, key: IdempotencyKey | None) -> FoundSeat | None:
        """Return the seat that was found with this key before, in case its answer was lost."""
        if key is None:
            return None
        for row, seats in await self.store.public_tables(LOOKED_AT, self.lobby.tables.now()):
            token = fresh_token(key, row.id)
            for seat in seats:
                if seat.token_hash == hash_token(token):
                    return FoundSeat(row.id, seat.seat, token, row.host_hash == seat.token_hash)
        return None

    async def find(self, table_filter: TableFilter, name: str, account: str | None, avoided_accounts: Collection[str],
                   key: IdempotencyKey | None) -> FoundSeat | None:
        """Take a seat at the fitting table that waits longest, without any account in `avoided_accounts`."""
        rows = await self.store.public_tables(LOOKED_AT, self.lobby.tables.now(), None, "open",
                                              table_filter._replace(free=max(1, table_filter.free or 1)).conditions())
        for row, seats in reversed(rows):
            if not _is_for(seats_of=(row, seats), account=account, avoided_accounts=avoided_accounts):
                continue
            try:
                seat, token, _ = await self.lobby.join(row.id, None, name, account, key)
                return FoundSeat(row.id, seat, token, False)
            except Problem as problem:
                if problem.key not in FULL:
                    raise
        return None

    async def open(self, new: NewTable, account: str | None, key: IdempotencyKey | None, owner: str) -> FoundSeat:
        """Open a public table that others can find, and take its first seat."""
        seats = [Sitter("me"), *[Sitter("open")] * (len(new.seats) - 1)]
        new.seats, new.visibility = seats, "public"
        opened = await self.lobby.open(new, account, key=key, owner=owner)
        return FoundSeat(opened.live.row.id, 0, opened.token, True)


def _is_for(seats_of: TableWithSeats, account: str | None, avoided_accounts: Collection[str]) -> bool:
    """May this account sit there?  Not twice, not with avoided accounts, and at no variant, fork or rematch."""
    row, seats = seats_of
    theirs = {seat.account for seat in seats if seat.account is not None}
    is_plain = row.origin == "" and VARIANT not in row.components
    return is_plain and (account is None or account not in theirs) and not theirs & set(avoided_accounts)
