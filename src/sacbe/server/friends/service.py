"""Friends by name, and invitations to tables, for people with an account.

Names find accounts.  A person who is blocked learns nothing of it: what they ask is never answered, and they meet the
same refusals as a stranger.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sacbe.kernel.errors import Problem
from sacbe.server.accounts.service import spelling_key
from sacbe.server.friends.store import FriendRelation, FriendStore, OpenInvitation
from sacbe.server.storage.rows import AccountRow, InvitationKind, InvitationRow
from sacbe.server.storage.store import Store
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.tables.lobby import require_waiting


class Friends:
    """The service for friends, requests, blocking and invitations between accounts."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store: Final = store
        self.rows: Final = FriendStore(store)
        self.now: Final = now

    async def list_relations(self, me: AccountRow) -> list[FriendRelation]:
        return await self.rows.list_relations(me.id)

    async def invitations(self, me: AccountRow) -> list[OpenInvitation]:
        return await self.rows.invitations(me.id)

    async def find_account(self, me: AccountRow, name: str) -> AccountRow:
        """Return another account by its name, in any spelling; a `Problem` if there is none, or if it is one's own."""
        found = await self.store.account_by_name(spelling_key(name))
        if found is None:
            raise Problem("unknown-person", name=name)
        if found.id == me.id:
            raise Problem("friend-self")
        return found

    async def request_friendship(self, me: AccountRow, name: str) -> None:
        await self.rows.request_friendship(me.id, (await self.find_account(me, name)).id, self.now())

    async def answer_request(self, me: AccountRow, name: str, accept: bool) -> None:
        await self.rows.answer_request(me.id, (await self.find_account(me, name)).id, accept, self.now())

    async def remove(self, me: AccountRow, name: str) -> None:
        await self.rows.remove(me.id, (await self.find_account(me, name)).id)

    async def block(self, me: AccountRow, name: str) -> None:
        await self.rows.block(me.id, (await self.find_account(me, name)).id, self.now())

    async def invite(self, me: AccountRow, name: str, live: LiveTable) -> None:
        """Invite a friend to a table that has not started, at which the inviter has a seat."""
        other = await self.find_account(me, name)
        if not any(seat.account == me.id for seat in live.seats):
            raise Problem("forbidden-seat")
        require_waiting(live)
        await self._invite(me.id, [other.id], "table", live.row.id, friends_only=True)

    async def invite_to_tournament(self, me: AccountRow, name: str, tournament: str) -> None:
        """Invite a friend to a tournament."""
        other = await self.find_account(me, name)
        await self._invite(me.id, [other.id], "tournament", tournament, friends_only=True)

    async def tell_of_rematch(self, by: str, others: Sequence[str], table: str) -> None:
        """Invite those who have just played together to the rematch that one of them has opened."""
        await self._invite(by, [other for other in others if other != by], "rematch", table, friends_only=False)

    async def _invite(self, by: str, others: Sequence[str], kind: InvitationKind, target: str,
                      friends_only: bool) -> None:
        now = self.now()
        rows = [InvitationRow(account=other, kind=kind, target=target, by=by, created=now) for other in others]
        if rows:
            await self.rows.invite(rows, friends_only)

    async def refuse_invitation(self, me: AccountRow, kind: str, target: str) -> None:
        await self.rows.refuse_invitation(me.id, kind, target)
