"""Moves that wait for the disk: commits of one table go on when the test says so, and what is seen of it meanwhile."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from typing import Any

import pytest

from support.server.tables import PATIENCE, House, Wire


class Disk:
    """Commits of one table wait until they may go on, or fail."""

    def __init__(self, house: House, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house, self.id = house, id
        self.commit = house.tables.store.commit
        self.waiting = threading.Event()
        self.held: list[tuple[Any, asyncio.Future[None]]] = []
        monkeypatch.setattr(house.tables.store, "commit", self.write)
        monkeypatch.setattr(house.tables.store, "commit_with_callback", self.write_then)

    def write(self, step: Any, table: Any, seats: Any = ()) -> asyncio.Future[None]:
        if step.table_id != self.id:
            return self.commit(step, table, seats)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.held.append(((step, table, seats), future))
        self.waiting.set()
        return future

    def write_then(self, step: Any, table: Any, seats: Any, done: Callable[[BaseException | None], None]) -> None:
        self.write(step, table, seats).add_done_callback(lambda future: done(future.exception()))

    def await_move(self) -> None:
        assert self.waiting.wait(PATIENCE)
        self.waiting.clear()

    def go_on(self, error: Exception | None = None) -> None:
        """Let the commits that wait go on, or fail."""
        async def work() -> None:
            jobs, self.held = self.held, []
            for job, future in jobs:
                if error is not None:
                    future.set_exception(error)
                else:
                    await self.commit(*job)
                    future.set_result(None)

        self.house.run(work())


def move_of(state: dict[str, Any]) -> dict[str, Any]:
    return {"type": "choice", "revision": state["revision"], "move": state["options"][0]["move"]}


def is_still(wire: Wire, seconds: float = 0.15) -> bool:
    """Does nothing more come?"""
    try:
        wire.kept.append(json.loads(wire.socket.recv(seconds)))
    except TimeoutError:
        return True
    return False


def is_free(house: House, id: str) -> bool:
    async def look() -> bool:
        entry = house.tables.entries[id]
        return not entry.lock.is_held and not entry.users

    return bool(house.run(look()))


async def count(house: House, id: str) -> int:
    """How many sockets there are at a table."""
    return len([client for client in house.sockets.clients if client.id == id])
