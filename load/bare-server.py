"""The listener alone: it sends each message of a seat to both sockets of its table, as a message of a usual size.

No rules, no words, no disk.  It shows how much of a move is the price of the sockets, and what no server on this
listener can exceed here.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from typing import Any

from sacbe.server.http.connection.listener import HttpListener
from sacbe.server.http.limits import Limits

NEWS = '{"type": "news", "revision": %d, "view": "' + "-" * 1500 + '"}'
seats: defaultdict[str, list[Any]] = defaultdict(list)
revisions: defaultdict[str, int] = defaultdict(int)


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    table = scope["path"]
    await receive()
    await send({"type": "websocket.accept"})
    seats[table].append(send)
    while (await receive())["type"] != "websocket.disconnect":
        revisions[table] += 1
        for other in seats[table]:
            await other({"type": "websocket.send", "text": NEWS % revisions[table]})
    seats[table].remove(send)


async def main() -> None:
    listener = HttpListener(app, Limits())
    await listener.start("127.0.0.1", 0)
    print(json.dumps({"port": listener.where[1]}), flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main())
