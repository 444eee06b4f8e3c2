"""What the operator can read of a running server: the lag of its loop, and what waits."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from litestar.testing import TestClient

from sacbe.server.app.build import build
from sacbe.server.cluster.channel import MOST_BYTES
from sacbe.server.cluster.event_bus import EventBus
from sacbe.server.observability import loop_lag, metrics
from sacbe.server.observability.loop_lag import LoopLag
from sacbe.server.settings import Settings
from sacbe.server.storage.store import Store
from support.server.stores import a_step, a_table, with_store
from support.server.tables import wait_for

pytestmark = pytest.mark.once

DOCS = Path(__file__).parents[3] / "docs" / "operate" / "server.md"


def total(name: str, **labels: str) -> float:
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


def test_a_loop_that_is_held_up_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[float] = []
    monkeypatch.setattr(loop_lag.metrics, "LOOP_LAG", SimpleNamespace(observe=seen.append))     # others have loops, too

    async def run() -> None:
        lag = LoopLag()
        lag.start()
        await asyncio.sleep(loop_lag.EVERY / 2)
        time.sleep(loop_lag.EVERY + 0.2)                    # somebody holds everybody up
        await asyncio.sleep(0.01)
        lag.close()
        assert lag._timer is None

    asyncio.run(run())
    assert max(seen) >= 0.2


def test_writes_that_wait_are_counted(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table(), [])
        waiting = [store.commit(a_step(revision), {}) for revision in range(1, 8)]
        assert store.pending_count == 7
        await asyncio.gather(*waiting)
        assert store.pending_count == 0

    with_store(database, work)


def test_news_that_wait_are_counted(tmp_path: Path) -> None:
    async def run() -> None:
        hub = EventBus(f"postgresql://nobody@/none?host={tmp_path}")
        assert (hub.unsent_count, EventBus().unsent_count) == (0, 0)
        async with hub.plugin:
            for revision in range(1, 4):
                hub.announce("t", revision)
            while hub.unsent_count < 3:
                await asyncio.sleep(0.01)
        assert MOST_BYTES < 8000

    asyncio.run(run())


def test_every_figure_is_told_in_the_manual(tmp_path: Path) -> None:
    """And the whole server shows each of them."""
    app = build(Settings(database=f"sqlite:///{tmp_path}/x.db", data=str(tmp_path), workers=0, metrics_public=True))
    idle = ('sacbe_queue{of="writes"} 0.0', 'sacbe_queue{of="news"} 0.0', "sacbe_tables_in_memory 0.0")
    with TestClient(app, base_url="http://127.0.0.1") as client:
        def see_idle() -> str:
            shown = client.get("/metrics").text
            return shown if all(line in shown for line in idle) else ""

        shown = wait_for(see_idle)                          # the start writes something
    figures = set(re.findall(r"^# TYPE (sacbe_\w+) ", shown, re.MULTILINE))
    told = set(re.findall(r"`(sacbe_\w+)`", DOCS.read_text(encoding="utf-8")))
    assert figures == {name for name in told if name.startswith("sacbe_")}
