"""The real server as a process of its own, which can be killed and started again on the same port and database.

Run as a program it is the nursery of such processes: it imports everything once for all tests of a process, and forks
a keeper for everyone who connects; a keeper forks a server for every line that it is sent.  They do nothing else, so a
server begins with nothing but modules, as it does from the command line.
"""

from __future__ import annotations

import asyncio
import atexit
import itertools
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

PATIENCE: Final = 300.0             # seconds for a server to come up, on a machine that is busy otherwise
PLAIN: Final[dict[str, Any]] = {"workers": 1, "log_level": "warning", "requests_per_minute": 0, "seat_per_minute": 0,
                                "max_tables_per_address": 0, "max_studies_per_address": 0, "max_sockets_per_address": 0,
                                "max_connections_per_address": 0, "connections_per_minute": 0, "think_seconds": 2.0}
PORTS: Final = range(10_000, 32_000)        # systems give those who ask for any port one above these
_numbers = itertools.count()


class Nursery:
    """The process that all servers of this one come from."""

    def __init__(self) -> None:
        self.path = ""
        self.log = ""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin to import, if that has not begun; it need not be waited for."""
        import sacbe

        if self._process is not None and self._process.poll() is None:
            return
        folder = tempfile.mkdtemp(prefix="sacbe-nursery-")
        self.path, self.log = f"{folder}/socket", f"{folder}/log"
        env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        env["PYTHONPATH"] = str(Path(sacbe.__file__).parents[1])
        env.setdefault("PYTHONPYCACHEPREFIX", str(Path(tempfile.gettempdir()) / "sacbe-live-server"))
        with Path(self.log).open("w") as log:
            self._process = subprocess.Popen([sys.executable, "-P", __file__, self.path], env=env, stderr=log,
                                             stdin=subprocess.PIPE)
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        atexit.register(self._process.kill)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A keeper, as soon as there can be one."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return await asyncio.open_unix_connection(self.path)
            except (FileNotFoundError, ConnectionRefusedError):
                assert self._process is not None and self._process.poll() is None and time.monotonic() < end, \
                    f"no server can be started: {Path(self.log).read_text()}"
                await asyncio.sleep(0.05)


NURSERY: Final = Nursery()


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
                 chew: bool = False, **flags: Any) -> None:
        self.flags = {**PLAIN, "data": str(folder), "database": database, "port": own_port(), **flags}
        self.orphaned, self.mute = orphaned, mute       # seconds until a bot's turn is nobody's; do bots never answer?
        self.chew = chew                        # does it never end to read a variant?
        self.disk = 0.0                         # seconds that every commit takes longer, from the next start on
        self.log = folder / "server.log"
        self.url = ""
        self.seconds: list[float] = []          # that each start took, after the imports
        self.children: set[int] = set()         # processes of bots that servers had when they were killed
        self.pid = 0                            # of the server that runs, or 0
        self._is_struck = False
        self._keeper: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        folder.mkdir(parents=True, exist_ok=True)

    async def prepare(self) -> None:
        """Get a keeper for this server."""
        if self._keeper is None:
            NURSERY.start()
            self._keeper = await NURSERY.connect()
            self._say(str(self.log.resolve()))

    def _say(self, line: str) -> None:
        assert self._keeper is not None
        self._keeper[1].write(line.encode() + b"\n")

    async def launch(self) -> None:
        """Begin to serve, without waiting until somebody can connect."""
        await self.prepare()
        assert not self.pid
        self._say(json.dumps([self.flags, self.orphaned, self.mute, self.disk, self.chew]))
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
        assert self._keeper is not None
        line = await asyncio.wait_for(self._keeper[0].readline(), PATIENCE)
        assert line, f"no server can be started: {self.output()}"
        return line.decode().strip()

    def strike(self) -> None:
        """Kill the server as a power cut would, at this very moment; `kill` then waits for the end."""
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
        """End the server as its operator would; return its exit code."""
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
        """End the server and its keeper, whatever they do."""
        if self.pid:
            self.strike()
        if self._keeper is not None:
            self._keeper[1].close()             # then it ends, and a server of it too
            with suppress(OSError):
                await self._keeper[1].wait_closed()
        self.pid, self._keeper = 0, None

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


async def gone(pids: set[int], seconds: float = PATIENCE) -> set[int]:
    """Those of these processes that are still there after some time."""
    left = set(pids)
    for _ in range(int(seconds / 0.1)):
        left = {pid for pid in left if Path(f"/proc/{pid}").exists()}
        if not left:
            break
        await asyncio.sleep(0.1)
    return left


async def never(*_: object) -> int:
    """Answer never: a bot that hangs."""
    return await asyncio.Future()


def end_with(pipe: int) -> None:
    """End this process when the other side of a pipe is gone, however it went."""
    while os.read(pipe, 1):
        pass
    os._exit(1)


def change(orphaned: float, mute: bool, disk: float, chew: bool) -> None:
    """Change in this process what shall be different from the program."""
    from sqlalchemy import Engine, event

    from sacbe.server.bots.bot_pool import BotPool
    from sacbe.server.tables import scheduler, snapshot_writer

    snapshot_writer.EVERY, snapshot_writer.LEAST, snapshot_writer.PAUSE = 5, 1, 0.0     # type: ignore[misc]
    if orphaned:
        scheduler.ORPHAN_SECONDS = scheduler.SLEEP = orphaned  # type: ignore[misc]
    if mute:
        BotPool.choose = never                          # type: ignore[method-assign]
    if chew:
        sys.path.append(str(Path(__file__).parents[2]))     # where its processes find what they do
        from sacbe.server.routes import components
        from support.server import errands

        components.read = errands.chew                  # type: ignore[assignment]
    if disk:
        event.listen(Engine, "commit", lambda connection: time.sleep(disk))     # before the driver is told


def main(path: str) -> None:
    """Be the nursery: who connects has a keeper, to which it says first where to log."""
    from sacbe.presentation.language import words
    from sacbe.server.app import build
    from sacbe.server.app import main as run

    assert build and run
    words.say("web-title", "en")                        # else the first who come would wait for the words
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)       # nobody asks what became of a keeper
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(f"{path}.new")
        door.listen(64)
        Path(f"{path}.new").rename(path)                # now they can come
        while sys.stdin not in select.select([sys.stdin, door], [], [])[0]:     # until the tests are gone
            line, _ = door.accept()
            if os.fork() == 0:
                door.close()
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                os.dup2(line.fileno(), 0)
                os.dup2(line.fileno(), 1)
                line.close()
                keep()
                return
            line.close()


def keep() -> None:
    """Be a keeper: a line is a server, of which its process number, its address and its exit code are told."""
    from sacbe.server.app.build import build
    from sacbe.server.app.main import serve
    from sacbe.server.settings import Settings

    with Path(sys.stdin.readline().strip()).open("a") as log:
        os.dup2(log.fileno(), 2)
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
    main(sys.argv[1])
