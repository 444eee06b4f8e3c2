"""The load test: many tables of Sacbe at once through real sockets, and boardgame.io beside it; `make load`.

Everything runs on this machine and stays on the loopback: the real server as a process of its own, clients in Node
(a client in Python would be the bottleneck), and the server of boardgame.io with its own client.  Both play the same
number of tables with the same number of seats, one after the other, in rounds; the best round of each counts.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

HERE: Final = Path(__file__).resolve().parent
TICK: Final = os.sysconf("SC_CLK_TCK")
MEGABYTE: Final = 1024 * 1024
PATIENCE: Final = 600                   # seconds until a client must have printed something
IDLE: Final = 2000                      # tables that nobody plays
IDLE_SECONDS: Final = 10
AIMS: Final = {"boardgame.io, in memory": 1.5, "boardgame.io, on disk": 6.0}    # times its moves, with 200 tables
LIMITS: Final = ("REQUESTS_PER_MINUTE", "SEAT_PER_MINUTE", "MAX_TABLES_PER_ADDRESS", "MAX_SOCKETS_PER_ADDRESS",
                 "MAX_CONNECTIONS_PER_ADDRESS", "CONNECTIONS_PER_MINUTE", "BOTS")
SERVER: Final = """
from sacbe.server.app.build import build
from sacbe.server.app.main import serve
from sacbe.server.settings import Settings
serve(Settings.load(), build, lambda settings: print('{"port": %d}' % settings.port, flush=True))
"""
OURS: Final = (sys.executable, "-c", SERVER)


class Contender(NamedTuple):
    """A contender in the load test: a server, and a client with its options."""

    name: str
    server: tuple[str, ...]             # its command, without the folder it may write to
    client: tuple[str, ...]
    is_kept: bool = True                # does it get such a folder?

    @property
    def is_ours(self) -> bool:
        return self.server == OURS


class Result(NamedTuple):
    """The result of a round; CPU is microseconds a move, memory is bytes a table."""

    rate: float
    p50: float
    p99: float
    cpu: float
    client_cpu: float
    memory: float
    refused: int


# ---------------------------------------------------------------- processes

class Process:
    """A child process that prints JSON, a line at a time; it ends with its `with`."""

    def __init__(self, command: list[str], environ: dict[str, str] | None = None) -> None:
        everything = {**os.environ, "NODE_ENV": "production", **(environ or {})}
        self.child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=HERE, env=everything)

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        if self.child.stdin is not None:
            self.child.stdin.close()
        self.child.terminate()
        try:
            self.child.wait(15)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.wait()

    def hear(self, key: str) -> Any:
        """Wait for the next line that has such a key."""
        assert self.child.stdout is not None
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and (line := self.child.stdout.readline()):
            if line.startswith(b"{") and key in (found := json.loads(line)):
                return found
        sys.exit(f"no answer with {key!r} from {self.child.args!r}")

    def cpu(self) -> float:
        """Return the seconds of CPU so far."""
        fields = Path(f"/proc/{self.child.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> int:
        """Return the bytes of memory that are in use now."""
        lines = Path(f"/proc/{self.child.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


@contextmanager
def serving(who: Contender) -> Iterator[tuple[Process, str]]:
    """Start a contender's server on a free port, and yield it with its address.

    Ours has a fresh database and no limits.
    """
    with tempfile.TemporaryDirectory(prefix="sacbe-load-") as folder:
        environ = {"SACBE_DATA": folder, "SACBE_PORT": "0", "SACBE_LOG_LEVEL": "warning",
                   **{f"SACBE_{name}": "0" for name in LIMITS}}
        command = [*who.server, *([folder] if who.is_kept and not who.is_ours else [])]
        with Process(command, environ) as process:
            yield process, f"http://127.0.0.1:{process.hear('port')['port']}"


def playing(who: Contender, url: str, *options: str) -> Process:
    """Start a contender's client."""
    return Process(["node", *who.client, "--url", url, *options])


# ---------------------------------------------------------------- playing

def play(who: Contender, tables: int, seats: int, seconds: int) -> Result:
    """Play one round: a fresh server, and all its tables as fast as they can be played."""
    with serving(who) as (process, url):
        time.sleep(1)
        empty = process.memory()
        with playing(who, url, "--tables", str(tables), "--seats", str(seats), "--seconds", str(seconds)) as player:
            player.hear("ready")
            full = process.memory()
            player.hear("begun")
            before, client_before = process.cpu(), player.cpu()
            found = player.hear("moves")
            spent, client_spent = process.cpu() - before, player.cpu() - client_before
    moves = max(1, found["moves"])
    return Result(found["per_second"], found["p50"] or 0.0, found["p99"] or 0.0, spent * 1e6 / moves,
                  client_spent * 1e6 / moves, (full - empty) / tables, found["refused"])


def compare(contenders: list[Contender], tables: int, seats: int, seconds: int, rounds: int) -> dict[str, Result]:
    """Play the contenders in turn, round by round, so that other work of this machine meets all of them."""
    best: dict[str, Result] = {}
    for _ in range(rounds):
        for who in contenders:
            found = play(who, tables, seats, seconds)
            if who.name not in best or found.rate > best[who.name].rate:
                best[who.name] = found
    return best


def show(found: dict[str, Result]) -> None:
    width = max(len(name) for name in found)
    print(f"{'':{width}}  Moves/s  p50 ms  p99 ms  Server µs/move  Client µs/move  Bytes/table")
    for name, row in found.items():
        print(f"{name:{width}}  {row.rate:7,.0f}  {row.p50:6.1f}  {row.p99:6.1f}  {row.cpu:14,.0f}"
              f"  {row.client_cpu:14,.0f}  {row.memory:11,.0f}{f'  {row.refused} refused' if row.refused else ''}")


def ratios(found: dict[str, Result], peer: str) -> None:
    other = found[peer]
    width = max(len(name) for name in found)
    print(f"\n{'Against ' + peer:{width}}  Moves/s  p99   Server CPU/move")
    for name, row in found.items():
        if name != peer and name.startswith("sacbe"):
            print(f"{name:{width}}  {row.rate / other.rate:6.2f}x  {row.p99 / max(other.p99, 1e-9):.2f}x"
                  f"  {row.cpu / other.cpu:.2f}x")
    print(f"{'Aim, 200 tables, no words':{width}}  {AIMS[peer]:6.2f}x  below 1")


# ---------------------------------------------------------------- doing nothing

def idle(tables: int, sockets: bool, game: str = "bul") -> None:
    """Print the memory of tables that nobody plays, and the CPU they cost."""
    open_files()
    who = ours(game, "off")
    with serving(who) as (process, url):
        time.sleep(1)
        empty = process.memory()
        with playing(who, url, "--tables", str(tables), "--seconds", "0", "--sockets", str(int(sockets))) as holder:
            count = holder.hear("ready")["sockets"]
            time.sleep(2)
            full = process.memory()
            before = process.cpu()
            time.sleep(IDLE_SECONDS)
            spent = process.cpu() - before
    print(f"{tables:,} tables in play, {count:,} sockets: {full / MEGABYTE:,.0f} MB "
          f"({empty / MEGABYTE:,.0f} MB without any; {(full - empty) / tables / 1024:,.0f} kB a table); "
          f"{spent * 1000:,.0f} ms of CPU in {IDLE_SECONDS} s", flush=True)


def open_files() -> None:
    """Let this process and its children open as many files as they may."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def ours(game: str, words: str) -> Contender:
    return Contender(f"sacbe {game}, words {words}", OURS, ("sacbe.mjs", "--game", game, "--words", words))


BARE: Final = Contender("bare listener, no game", (sys.executable, "bare-server.py"), ("bare-client.mjs",), False)
PEERS: Final = tuple(Contender(f"boardgame.io, {where}", ("node", "boardgame-server.mjs"), ("boardgame-client.mjs",),
                               is_kept) for where, is_kept in (("in memory", False), ("on disk", True)))


class Part(NamedTuple):
    """A part of the load test: how many tables, which games, and whether with words."""

    tables: int
    games: tuple[str, ...]
    words: tuple[str, ...]
    has_peers: bool

    def contenders(self) -> list[Contender]:
        mine = [ours(game, kind) for game in self.games for kind in self.words]
        return [*mine, BARE, *PEERS] if self.has_peers else mine


# what docs/operate/load.md compares: many tables without words beside boardgame.io, fewer with the words of the page
PARTS: Final = (Part(200, ("tzolkin",), ("off",), True),
                Part(50, ("tzolkin", "chichen_itza", "temple_of_chac"), ("on",), False))
KINDS: Final = {"on": ("on",), "off": ("off",), "both": ("off", "on")}


def parts_of(given: argparse.Namespace) -> list[Part]:
    """Return the parts that are asked for; by default, all that the aims are about."""
    has_peers = given.skip != "peer"
    if given.tables is None and given.games is None and given.words is None:
        return [part._replace(has_peers=part.has_peers and has_peers) for part in PARTS]
    games = tuple((given.games or "bul,tzolkin").split(","))
    return [Part(given.tables or 50, games, KINDS[given.words or "both"], has_peers)]


def played(part: Part, given: argparse.Namespace) -> None:
    """Play one part, and print its table of figures."""
    found = compare(part.contenders(), part.tables, given.seats, given.seconds, given.rounds)
    print(f"{part.tables} tables, {given.seats} sockets each, {given.seconds} s, the best of {given.rounds}\n")
    show(found)
    if part.has_peers:
        for peer in PEERS:
            ratios(found, peer.name)
    print(flush=True)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    words.add_argument("--tables", type=int, help="(200 without words and 50 with them, where no games are named)")
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--seconds", type=int, default=6)
    words.add_argument("--rounds", type=int, default=2)
    words.add_argument("--games", help="names with commas")
    words.add_argument("--skip", choices=("play", "idle", "peer", "none"), default="none")
    words.add_argument("--words", choices=tuple(KINDS))
    words.add_argument("--idle", type=int, help="only this many tables at which nobody plays, with two sockets each")
    given = words.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))       # the servers end with us
    if given.idle:
        idle(given.idle, True, (given.games or "tzolkin").split(",")[0])
        return
    if given.skip != "play":
        for part in parts_of(given):
            played(part, given)
    if given.skip not in ("idle", "peer"):
        idle(200, True)
        idle(IDLE, False)
        idle(IDLE, True)


if __name__ == "__main__":
    main()
