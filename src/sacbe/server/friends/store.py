"""Stored friendships and invitations; each change is one piece of a transaction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, and_, delete, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from sacbe.kernel.errors import Problem
from sacbe.server.storage.rows import FriendRow, FriendState, InvitationKind, InvitationRow
from sacbe.server.storage.schema import (
    accounts,
    friends,
    invitations,
    seats,
    tables,
    tournament_players,
    tournaments,
)
from sacbe.server.storage.store import Store, make_rows, row_data

MOST_FRIENDS: Final = 200           # friends, requests and blocked people of an account
MOST_INVITATIONS: Final = 50        # that wait for an account; an older one makes room


class FriendRelation(NamedTuple):
    """Another account, each one's state towards the other (friend, asked, blocked), and since when."""

    name: str
    mine: FriendState | None
    theirs: FriendState | None
    since: float


class OpenInvitation(NamedTuple):
    """An invitation that can still be accepted."""

    kind: InvitationKind
    target: str
    game: str
    title: str
    by: str
    created: float


class FriendStore:
    """Rows of friends and invitations in the database of a store."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    # ------------------------------------------------------------ looking

    async def list_relations(self, account: str) -> list[FriendRelation]:
        """List the relations of an account by name; those who have only blocked it are left out."""
        def work(connection: Connection) -> list[FriendRelation]:
            rows = make_rows(FriendRow, connection.execute(
                select(friends).where(or_(friends.c.account == account, friends.c.other == account))))
            mine = {row.other: row for row in rows if row.account == account}
            theirs = {row.account: row for row in rows if row.other == account and row.state != "blocked"}
            names = connection.execute(select(accounts.c.id, accounts.c.display).where(
                accounts.c.id.in_([*mine, *theirs])).order_by(accounts.c.name))
            return [FriendRelation(row[1], mine[row[0]].state if row[0] in mine else None,
                                   theirs[row[0]].state if row[0] in theirs else None,
                                   (mine.get(row[0]) or theirs[row[0]]).created) for row in names]

        return await self._store.read(work)

    async def list_blocked(self, account: str) -> set[str]:
        """Return the accounts that this one has blocked, and those that have blocked it."""
        query = select(friends).where(friends.c.state == "blocked",
                                      or_(friends.c.account == account, friends.c.other == account))
        rows = await self._store.read(lambda connection: make_rows(FriendRow, connection.execute(query)))
        return {row.other if row.account == account else row.account for row in rows}

    async def invitations(self, account: str) -> list[OpenInvitation]:
        """List the open invitations of an account to tables and tournaments, the newest first."""
        mine = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.account == account)
        free = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.kind == "open")
        query = (select(invitations.c.kind, invitations.c.target, tables.c.game, tables.c.title, accounts.c.display,
                        invitations.c.created)
                 .join(tables, tables.c.id == invitations.c.target).join(accounts, accounts.c.id == invitations.c.by)
                 .where(invitations.c.account == account, invitations.c.kind != "tournament",
                        tables.c.phase == "open", free.exists(), ~mine.exists()))
        theirs = select(tournament_players.c.number).where(tournament_players.c.tournament == tournaments.c.id,
                                                           tournament_players.c.account == account)
        also = (select(invitations.c.kind, invitations.c.target, tournaments.c.game, tournaments.c.title,
                       accounts.c.display, invitations.c.created)
                .join(tournaments, tournaments.c.id == invitations.c.target)
                .join(accounts, accounts.c.id == invitations.c.by)
                .where(invitations.c.account == account, invitations.c.kind == "tournament",
                       tournaments.c.phase == "open", ~theirs.exists()))

        def work(connection: Connection) -> list[OpenInvitation]:
            found = [OpenInvitation(*row) for asked in (query, also) for row in connection.execute(asked)]
            return sorted(found, key=lambda one: -one.created)

        return await self._store.read(work)

    # ------------------------------------------------------------ changing

    async def request_friendship(self, account: str, other: str, now: float) -> None:
        """Ask for friendship; if the other has asked already, both are friends.  A blocked one gets no answer."""
        def work(connection: Connection) -> None:
            mine, theirs = _state(connection, account, other), _state(connection, other, account)
            if mine == "blocked":
                raise Problem("friend-blocked")
            if mine == "friend":
                return
            if theirs == "asked":
                self._put(connection, account, other, "friend", now)
                self._put(connection, other, account, "friend", now)
            elif mine is None:
                _check_room(connection, account)
                self._put(connection, account, other, "asked", now)

        await self._store.write(work)

    async def answer_request(self, account: str, other: str, accept: bool, now: float) -> None:
        """Accept or refuse a request; refusing one that does not exist (any more) does nothing."""
        def work(connection: Connection) -> None:
            mine, theirs = _state(connection, account, other), _state(connection, other, account)
            if theirs != "asked" or mine == "blocked":
                if accept and mine != "friend":
                    raise Problem("friend-not-asked")
                return
            if not accept:
                _drop(connection, other, account)
                return
            if mine is None:
                _check_room(connection, account)
            self._put(connection, account, other, "friend", now)
            self._put(connection, other, account, "friend", now)

        await self._store.write(work)

    async def remove(self, account: str, other: str) -> None:
        """End a friendship, withdraw a request, or unblock somebody; what the other has blocked stays blocked."""
        def work(connection: Connection) -> None:
            _drop(connection, account, other)
            if _state(connection, other, account) == "friend":
                _drop(connection, other, account)
            _uninvite(connection, account, other)

        await self._store.write(work)

    async def block(self, account: str, other: str, now: float) -> None:
        """Block an account; to the other it looks as if a friend had left, or did not answer."""
        def work(connection: Connection) -> None:
            if _state(connection, account, other) is None:
                _check_room(connection, account)
            self._put(connection, account, other, "blocked", now)
            if _state(connection, other, account) == "friend":
                _drop(connection, other, account)
            _uninvite(connection, account, other)

        await self._store.write(work)

    async def invite(self, rows: Iterable[InvitationRow], friends_only: bool) -> None:
        """Store invitations, none between accounts that block each other; `friends_only` refuses non-friends."""
        def work(connection: Connection) -> None:
            for row in rows:
                mine, theirs = _state(connection, row.by, row.account), _state(connection, row.account, row.by)
                if friends_only and (mine != "friend" or theirs != "friend"):
                    raise Problem("not-friend")
                if "blocked" in (mine, theirs):
                    continue
                connection.execute(_insert(self._store, invitations).values(row_data(row)).on_conflict_do_nothing())
                _make_room(connection, row.account)

        await self._store.write(work)

    async def refuse_invitation(self, account: str, kind: str, target: str) -> None:
        gone = delete(invitations).where(invitations.c.account == account, invitations.c.kind == kind,
                                         invitations.c.target == target)
        await self._store.write(lambda connection: connection.execute(gone))

    def _put(self, connection: Connection, account: str, other: str, state: FriendState, now: float) -> None:
        row = _insert(self._store, friends).values(account=account, other=other, state=state, created=now)
        connection.execute(row.on_conflict_do_update(index_elements=["account", "other"],
                                                     set_={"state": state, "created": now}))


def _insert(store: Store, table: Any) -> Any:
    return sqlite.insert(table) if store.database.is_sqlite else postgresql.insert(table)


def _state(connection: Connection, account: str, other: str) -> str | None:
    query = select(friends.c.state).where(friends.c.account == account, friends.c.other == other)
    found: str | None = connection.execute(query).scalar()
    return found


def _drop(connection: Connection, account: str, other: str) -> None:
    connection.execute(delete(friends).where(friends.c.account == account, friends.c.other == other))


def _uninvite(connection: Connection, one: str, two: str) -> None:
    between = [and_(invitations.c.account == account, invitations.c.by == by)
               for account, by in ((one, two), (two, one))]
    connection.execute(delete(invitations).where(or_(*between)))


def _check_room(connection: Connection, account: str) -> None:
    count = connection.execute(select(func.count()).where(friends.c.account == account)).scalar_one()
    if count >= MOST_FRIENDS:
        raise Problem("friends-many", most=MOST_FRIENDS)


def _make_room(connection: Connection, account: str) -> None:
    old = select(invitations.c.kind, invitations.c.target).where(invitations.c.account == account).order_by(
        invitations.c.created.desc()).offset(MOST_INVITATIONS)
    for kind, target in connection.execute(old).all():
        connection.execute(delete(invitations).where(invitations.c.account == account, invitations.c.kind == kind,
                                                     invitations.c.target == target))
