"""A server that ends while somebody's text is being read: it waits for nobody."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from support.server.live_server import PATIENCE, LiveServer, gone

pytestmark = pytest.mark.once

LONG = 600.0                    # seconds that the server would wait, or read on


def test_sigterm_ends_what_is_read_at_once(tmp_path: Path) -> None:
    asyncio.run(end_while_reading(tmp_path))


async def end_while_reading(tmp_path: Path) -> None:
    server = LiveServer(tmp_path, f"sqlite:///{tmp_path}/x.db", chew=True, shutdown_seconds=LONG, work_seconds=LONG)
    try:
        url = await server.start()
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
            begun = [tmp_path / f"begun-{number}" for number in range(3)]
            asked = [asyncio.create_task(http.post("/api/games/bul/changes", json={"text": str(file)}))
                     for file in begun]
            async with asyncio.timeout(PATIENCE):
                while not any(file.exists() for file in begun):        # any of them may come first
                    early = [task.result().text for task in asked if task.done()]
                    assert early == [], server.output()
                    await asyncio.sleep(0.02)
            assert await server.terminate() == 0, server.output()
            for answer in await asyncio.gather(*asked):
                assert (answer.status_code, answer.json()["error"]) == (503, "closing"), answer.text
        assert server.children and not await gone(server.children)
        assert "internal" not in server.output()
        assert sum(file.exists() for file in begun) == 1        # one address has one place
    finally:
        await server.close()
