"""Friends and invitations over HTTP."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Final

from litestar import Router, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from sacbe.server.access.dependencies import BEARER, AnyRequest, TableId, Tables_, require_token
from sacbe.server.accounts.dependencies import Accounts_
from sacbe.server.accounts.service import Accounts
from sacbe.server.api.errors import error_responses
from sacbe.server.friends.dependencies import FriendLimits_, Friends_, Person, PersonName
from sacbe.server.friends.service import Friends
from sacbe.server.storage.rows import AccountRow, InvitationKind

TargetId = Annotated[str, Meta(min_length=1, max_length=40)]


class FriendAnswer(Struct, forbid_unknown_fields=True):
    """Accept or refuse a request of friendship."""

    name: PersonName
    accept: bool


class FriendShown(Struct):
    """A person by name, and since when they are a friend, asked or blocked."""

    name: str
    since: float


class InvitationShown(Struct):
    """An invitation to a table, to a rematch or to a tournament."""

    kind: InvitationKind
    target: str
    game: str
    title: str
    by: str
    created: float


class FriendsShown(Struct):
    """Friends, sent and received requests, blocked people, and open invitations."""

    friends: list[FriendShown]
    asked: list[FriendShown]
    asking: list[FriendShown]
    blocked: list[FriendShown]
    invitations: list[InvitationShown]


class RefuseInvitation(Struct, forbid_unknown_fields=True):
    """Refuse an invitation."""

    kind: InvitationKind
    target: TargetId


async def render_friends(friends: Friends, me: AccountRow) -> FriendsShown:
    """Return the friends, requests, blocked people and invitations of an account.

    Who asks somebody that has blocked them sees no difference.
    """
    found = FriendsShown([], [], [], [], [])
    for tie in await friends.list_relations(me):
        entry = FriendShown(tie.name, tie.since)
        if tie.mine == "blocked":
            found.blocked.append(entry)
        elif tie.mine == "friend":
            found.friends.append(entry)
        elif tie.theirs == "asked":
            found.asking.append(entry)
        elif tie.mine == "asked":
            found.asked.append(entry)
    found.invitations = [
        InvitationShown(one.kind, one.target, one.game, one.title, one.by, one.created)
        for one in await friends.invitations(me)]
    return found


async def change_and_render(request: AnyRequest, accounts: Accounts, friends: Friends,
                            change: Callable[[AccountRow], Awaitable[None]]) -> FriendsShown:
    """Make a change for the account of a request, and return its friends and invitations afterwards."""
    me = await accounts.require(require_token(request))
    await change(me)
    return await render_friends(friends, me)


@get("/friends", responses=error_responses(401), security=BEARER, operation_id="my_friends")
async def my_friends(request: AnyRequest, accounts: Accounts_, friends: Friends_) -> FriendsShown:
    """Friends, requests and invitations of the account."""
    return await render_friends(friends, await accounts.require(require_token(request)))


@post("/friends", responses=error_responses(401, 404), security=BEARER, operation_id="ask_friend", status_code=200)
async def ask_friend(request: AnyRequest, data: JSONBody[Person], accounts: Accounts_, friends: Friends_,
                     limits: FriendLimits_) -> FriendsShown:
    """Ask somebody to be a friend; if they have asked you, you are friends at once."""
    async def ask(me: AccountRow) -> None:
        limits.count(me)
        await friends.request_friendship(me, data.name)

    return await change_and_render(request, accounts, friends, ask)


@post("/friends/answer", responses=error_responses(401, 404), security=BEARER, operation_id="answer_friend",
      status_code=200)
async def answer_friend(request: AnyRequest, data: JSONBody[FriendAnswer], accounts: Accounts_,
                        friends: Friends_) -> FriendsShown:
    """Accept or refuse what somebody has asked."""
    return await change_and_render(request, accounts, friends,
                                   lambda me: friends.answer_request(me, data.name, data.accept))


@post("/friends/remove", responses=error_responses(401, 404), security=BEARER, operation_id="remove_friend",
      status_code=200)
async def remove_friend(request: AnyRequest, data: JSONBody[Person], accounts: Accounts_,
                        friends: Friends_) -> FriendsShown:
    """End a friendship, take back what you have asked, or let somebody speak to you again."""
    return await change_and_render(request, accounts, friends, lambda me: friends.remove(me, data.name))


@post("/friends/block", responses=error_responses(401, 404), security=BEARER, operation_id="block_person",
      status_code=200)
async def block_person(request: AnyRequest, data: JSONBody[Person], accounts: Accounts_,
                       friends: Friends_) -> FriendsShown:
    """Hear nothing from somebody any more; they are not told."""
    return await change_and_render(request, accounts, friends, lambda me: friends.block(me, data.name))


@post("/tables/{id:str}/invite", responses=error_responses(401, 404), security=BEARER, operation_id="invite_friend",
      status_code=204)
async def invite_friend(request: AnyRequest, id: TableId, data: JSONBody[Person], accounts: Accounts_,
                        friends: Friends_, limits: FriendLimits_, tables: Tables_) -> None:
    """Ask a friend to a table that waits, at which your account has a seat."""
    me = await accounts.require(require_token(request))
    limits.count(me)
    async with tables.table(id) as live:
        pass
    await friends.invite(me, data.name, live)


@post("/invitations/refuse", responses=error_responses(401), security=BEARER, operation_id="refuse_invitation",
      status_code=200)
async def refuse_invitation(request: AnyRequest, data: JSONBody[RefuseInvitation], accounts: Accounts_,
                            friends: Friends_) -> FriendsShown:
    """Put an invitation away; nobody is told."""
    return await change_and_render(request, accounts, friends,
                                   lambda me: friends.refuse_invitation(me, data.kind, data.target))


ROUTES: Final = (
    Router("/api", route_handlers=[my_friends, ask_friend, answer_friend, remove_friend, block_person, invite_friend,
                                   refuse_invitation], tags=["company"]),
)
