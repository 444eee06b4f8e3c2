"""The real server as a process of its own, which can be killed and started again on the same port and database.

Run as a program it is the nursery of such processes: it imports everything once, and forks a server for every line
that it is sent.  It does nothing else, so a server begins with nothing but modules, as it does from the command line.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

PATIENCE: Final = 300.0             # seconds for a server to come up, on a machine that is busy otherwise
PLAIN: Final[dict[str, Any]] = {"workers": 1, "log_level": "warning", "requests_per_minute": 0, "seat_per_minute": 0,
                                "max_tables_per_address": 0, "max_sockets_per_address": 0,
                                "max_connections_per_address": 0, "think_seconds": 2.0}
PORTS: Final = range(10_000, 32_000)        # systems give those who ask for any port one above these
_numbers = itertools.count()


def own_port() -> int:
    """A port that nobody else gets by chance, not even while no server listens there.

    Ports of this process and of its neighbours lie apart.
    """
    for _ in PORTS:
        port = PORTS[(os.getpid() * 64 + next(_numbers)) % len(PORTS)]
        with socket.socket() as tried, suppress(OSError):
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind(("127.0.0.1", port))
            return port
    raise AssertionError("all ports are taken")


class LiveServer:
    """One place where a server runs, however often it has to be started."""

    def __init__(self, folder: Path, database: str, orphaned: float = 0.0, mute: bool = False,
                 **flags: Any) -> None:
        self.flags = {**PLAIN, "data": str(folder), "database": database, "port": own_port(), **flags}
        self.orphaned, self.mute = orphaned, mute       # seconds until a bot's turn is nobody's; do bots never answer?
        self.disk = 0.0                         # seconds that every commit takes longer, from the next start on
        self.log = folder / "server.log"
        self.url = ""
        self.seconds: list[float] = []          # that each start took, after the imports
        self.children: set[int] = set()         # processes of bots that servers had when they were killed
        self.pid = 0                            # of the server that runs, or 0
        self._is_struck = False
        self._nursery: asyncio.subprocess.Process | None = None
        folder.mkdir(parents=True, exist_ok=True)

    async def prepare(self) -> None:
        """Let the nursery import what servers need; it need not be waited for."""
        import sacbe

        if self._nursery is None:
            env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
            env["PYTHONPATH"] = str(Path(sacbe.__file__).parents[1])
            env.setdefault("PYTHONPYCACHEPREFIX", str(Path(tempfile.gettempdir()) / "sacbe-live-server"))
            with self.log.open("a") as log:
                self._nursery = await asyncio.create_subprocess_exec(
                    sys.executable, "-P", __file__, env=env,
                    stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=log)

    async def launch(self) -> None:
        """Begin to serve, without waiting until somebody can connect."""
        await self.prepare()
        assert self._nursery is not None and self._nursery.stdin is not None and not self.pid
        self._nursery.stdin.write(json.dumps([self.flags, self.orphaned, self.mute, self.disk]).encode() + b"\n")
        self.pid, self._is_struck = int(await self._line()), False

    async def start(self) -> str:
        """Serve; returns the address when somebody can connect."""
        await self.launch()
        begun = asyncio.get_running_loop().time()
        self.url = await self._line()
        self.seconds.append(asyncio.get_running_loop().time() - begun)
        assert self.url.startswith("http"), f"the server ended with {self.url}: {self.output()}"
        self.flags["port"] = int(self.url.rpartition(":")[2])
        return self.url

    async def _line(self) -> str:
        assert self._nursery is not None and self._nursery.stdout is not None
        line = await asyncio.wait_for(self._nursery.stdout.readline(), PATIENCE)
        assert line, f"no server can be started: {self.output()}"
        return line.decode().strip()

    def strike(self) -> None:
        """As a power cut would, at this very moment; `kill` then waits for the end."""
        if not self._is_struck:
            self._is_struck = True
            with suppress(ProcessLookupError):          # if it has ended by itself, its exit code tells
                os.kill(self.pid, signal.SIGKILL)

    async def kill(self) -> None:
        """Strike, and wait until it is gone."""
        self.count_children()
        self.strike()
        assert await self._ended() == -signal.SIGKILL, self.output()

    async def terminate(self) -> int:
        """As its operator would; returns its exit code."""
        self.count_children()
        os.kill(self.pid, signal.SIGTERM)
        return await self._ended()

    def count_children(self) -> None:
        """Remember which processes of bots there are."""
        self.children |= children_of(self.pid)

    async def _ended(self) -> int:
        """The exit code; what it said before its end is of no interest any more."""
        while (line := await self._line()).startswith("http"):
            pass
        self.pid = 0
        return int(line)

    async def close(self) -> None:
        """Nothing is left behind."""
        if self.pid:
            self.strike()
        if self._nursery is not None:
            with suppress(ProcessLookupError):
                self._nursery.kill()
            await self._nursery.wait()
        self.pid, self._nursery = 0, None

    def output(self) -> str:
        """What it has said about itself."""
        return self.log.read_text()[-3000:] if self.log.exists() else ""


def children_of(pid: int) -> set[int]:
    """The processes that this one has started; none where the system does not tell."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError, IndexError, ValueError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                found.add(int(stat.parent.name))
    return found


async def gone(pids: set[int], seconds: float = 10.0) -> set[int]:
    """Those of these processes that are still there after some time."""
    left = set(pids)
    for _ in range(int(seconds / 0.1)):
        left = {pid for pid in left if Path(f"/proc/{pid}").exists()}
        if not left:
            break
        await asyncio.sleep(0.1)
    return left


async def never(*_: object) -> int:
    """What a bot answers that hangs."""
    return await asyncio.Future()


def end_with(pipe: int) -> None:
    """End this process when the other side of a pipe is gone, however it went."""
    while os.read(pipe, 1):
        pass
    os._exit(1)


def change(orphaned: float, mute: bool, disk: float) -> None:
    """What is another way than in the program, in this process."""
    from sqlalchemy import Engine, event

    from sacbe.server import keeping, schedule
    from sacbe.server.thinking import Thinkers

    keeping.EVERY, keeping.LEAST, keeping.PAUSE = 5, 1, 0.0     # type: ignore[misc]
    if orphaned:
        schedule.ORPHANED = schedule.SLEEP = orphaned     # type: ignore[misc]
    if mute:
        Thinkers.choose = never                         # type: ignore[method-assign]
    if disk:
        event.listen(Engine, "commit", lambda connection: time.sleep(disk))     # before the driver is told


def main() -> None:
    """Be the nursery: a line is a server, of which its process number, its address and its exit code are told."""
    from sacbe import words
    from sacbe.server.build import build
    from sacbe.server.run import serve
    from sacbe.server.settings import Settings

    words.say("web-title", "en")                        # else the first who come would wait for the words
    for line in sys.stdin:
        if (pid := os.fork()) == 0:
            print(os.getpid(), flush=True)
            threading.Thread(target=end_with, args=[sys.stdin.fileno()], daemon=True).start()
            flags, *changes = json.loads(line)
            change(*changes)
            serve(Settings.load(flags, {}), build, lambda settings: print(settings.url, flush=True))
            return
        print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)


if __name__ == "__main__":
    main()
