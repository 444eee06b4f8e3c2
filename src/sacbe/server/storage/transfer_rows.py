"""The rows of a backup besides accounts, tables and studies, table by table.

They come in this order, so that what a row refers to is there before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, and_, func, select

from sacbe.server.storage.rows import (
    EntrantRow,
    FriendRow,
    InvitationRow,
    LearntRow,
    MailBlockRow,
    MailConsentRow,
    PairingRow,
    PuzzleDayRow,
    PuzzleTryRow,
    RatingRow,
    ResultRow,
    SetupRow,
    TournamentRow,
)
from sacbe.server.storage.schema import (
    friends,
    invitations,
    learnt,
    mail_blocks,
    mail_consents,
    puzzle_days,
    puzzle_tries,
    ratings,
    results,
    setups,
    tournament_players,
    tournament_tables,
    tournaments,
)
from sacbe.server.storage.store import make_rows

KEPT_TABLES: Final[dict[str, tuple[Any, type[msgspec.Struct]]]] = {
    "friends": (friends, FriendRow),
    "invitations": (invitations, InvitationRow),
    "ratings": (ratings, RatingRow),
    "results": (results, ResultRow),
    "mail_consents": (mail_consents, MailConsentRow),
    "mail_blocks": (mail_blocks, MailBlockRow),
    "setups": (setups, SetupRow),
    "learnt": (learnt, LearntRow),
    "puzzle_tries": (puzzle_tries, PuzzleTryRow),
    "puzzle_days": (puzzle_days, PuzzleDayRow),
    "tournaments": (tournaments, TournamentRow),
    "tournament_players": (tournament_players, EntrantRow),
    "tournament_tables": (tournament_tables, PairingRow),
}


class KeptLine(msgspec.Struct, forbid_unknown_fields=True):
    """A line of a backup: a row, and the name of its database table."""

    kept: str
    row: dict[str, Any]


def count_rows(connection: Connection) -> int:
    """Count the rows that a backup writes besides accounts, tables and studies."""
    return sum(int(connection.execute(select(func.count()).select_from(table)).scalar_one())
               for table, _ in KEPT_TABLES.values())


def iter_lines(connection: Connection) -> Iterator[KeptLine]:
    for name, (table, kind) in KEPT_TABLES.items():
        for row in make_rows(kind, connection.execute(select(table).order_by(*table.primary_key.columns))):
            yield KeptLine(name, msgspec.to_builtins(row))


def is_same_row(connection: Connection, name: str, row: msgspec.Struct) -> bool | None:
    """Return whether the stored row with this key is the same; None if there is none."""
    table, kind = KEPT_TABLES[name]
    query = select(table).where(and_(*(column == getattr(row, column.name) for column in table.primary_key.columns)))
    there = make_rows(kind, connection.execute(query))
    return None if not there else there == [row]
