"""Performs the actions and questions of a seat's messages, and watches the login that a client depends on."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from sacbe.server.access.dependencies import Access
from sacbe.server.cluster.event_bus import EventBus, login_topic
from sacbe.server.socket import messages as m
from sacbe.server.tables.actions import TableActions
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.views import table_view as serialize
from sacbe.server.views.table_view import TableReader

LOOK_AGAIN: Final = 300.0               # seconds between two checks whether a login still lasts


async def watch_login(hub: EventBus, access: Access, token: str, login: str) -> None:
    """Return when the token of a login no longer holds; the event bus tells when logins of its account end."""
    async with hub.subscribe(login_topic(login)) as wake:
        while await access.account(token) == login:
            with suppress(TimeoutError):
                await asyncio.wait_for(wake.wait(), LOOK_AGAIN)


def find_refusals(live: LiveTable, reader: TableReader, message: m.Why | m.Refusals) -> dict[str, Any]:
    """Explain why a move is refused, or list all refused moves."""
    if isinstance(message, m.Why):
        return {"id": message.id, **serialize.explain_refusal(live, reader, message.move)}
    return {"type": "refusals", "id": message.id, "revision": live.revision,
            "refused": serialize.list_refused_moves(live, reader)}


async def perform_action(acts: TableActions, id: str, seat: int, message: m.SeatMessage) -> int:
    """Perform an action of a seat; return the revision after it is stored."""
    if isinstance(message, m.Choose):
        return await acts.choose(id, seat, message.revision, message.move)
    if isinstance(message, m.UndoMessage):
        return await acts.undo(id, seat, message.revision, message.to)
    if isinstance(message, m.Restart):
        return await acts.restart(id, seat, message.revision)
    if isinstance(message, m.Redo):
        return await acts.redo(id, seat, message.revision)
    if isinstance(message, m.OfferMessage):
        return await acts.offer(id, seat, message.revision, message.what, message.to)
    if isinstance(message, m.Answer):
        return await acts.answer(id, seat, message.revision, message.agree)
    if isinstance(message, m.Resume):
        return await acts.resume(id, seat, message.revision)
    if isinstance(message, m.Back):
        return await acts.return_to_seat(id, seat)
    if isinstance(message, m.GoOn):
        return await acts.go_on(id, seat)
    return await acts.leave(id, seat, isinstance(message, m.Resign))
