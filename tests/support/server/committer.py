"""A process for the kill test: commits steps of eight tables at once and prints each one when it is acknowledged."""

from __future__ import annotations

import asyncio
import sys
import time

from sacbe.server.storage.rows import StepRow
from sacbe.server.storage.store import Store


async def play(store: Store, table: str) -> None:
    revision = await store.revision(table) or 0
    while True:
        revision += 1
        step = StepRow(table_id=table, revision=revision, at=time.time(), seat=0, kind="choice", data={"choices": [1]})
        await store.commit(step, {"waiting": "bot"})
        print(table, revision, flush=True)


async def main() -> None:
    store = Store(sys.argv[1])
    await store.open()
    await asyncio.wait_for(asyncio.gather(*(play(store, f"t{number}") for number in range(8))), 60)


asyncio.run(main())
