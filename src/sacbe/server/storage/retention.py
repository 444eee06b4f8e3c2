"""Which old tables may be deleted, and how: a few at a time.  A table at which an account sits stays."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, and_, delete, false, func, or_, select
from sqlalchemy.sql.elements import ColumnElement

from sacbe.server.storage.schema import seats, tables

SECONDS_PER_DAY: Final = 86_400.0


class KeepingRule(NamedTuple):
    """After how many days without a change tables of guests are deleted; 0 is never."""

    finished: float = 0.0           # games that are over, or were given up
    open: float = 0.0               # tables at which no game has begun
    idle: float = 0.0               # games that nobody plays on

    @property
    def is_off(self) -> bool:
        return not any(self)


def is_old(rule: KeepingRule, now: float) -> ColumnElement[bool]:
    """Return the SQL condition for tables that the rule deletes."""
    days = {"over": rule.finished, "abandoned": rule.finished, "open": rule.open, "playing": rule.idle}
    aged = [and_(tables.c.phase == phase, tables.c.updated < now - count * SECONDS_PER_DAY)
            for phase, count in days.items() if count]
    its_account = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.account.is_not(None))
    newest = now - min((count for count in days.values() if count), default=0.0) * SECONDS_PER_DAY
    return and_(tables.c.updated < newest, or_(false(), *aged), ~its_account.exists())


def count_old(connection: Connection, rule: KeepingRule, now: float) -> dict[str, int]:
    """Count the tables that the rule deletes, by phase."""
    query = select(tables.c.phase, func.count()).where(is_old(rule, now)).group_by(tables.c.phase)
    return {row[0]: row[1] for row in connection.execute(query)}


def select_oldest(rule: KeepingRule, now: float, most: int, spare: Collection[str] = ()) -> Select[Any]:
    """Return the query for the ids of a few old tables, the longest untouched first."""
    query = select(tables.c.id).where(is_old(rule, now)).order_by(tables.c.updated).limit(most)
    return query.where(tables.c.id.not_in(spare)) if spare else query


def delete_old(connection: Connection, rule: KeepingRule, now: float, ids: Collection[str]) -> int:
    """Delete these tables, unless somebody has touched them meanwhile; seats, steps, chat and reviews go with them."""
    return connection.execute(delete(tables).where(tables.c.id.in_(list(ids)), is_old(rule, now))).rowcount
