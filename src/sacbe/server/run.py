"""Run the server in this process: one listener, one event loop, and an end in peace on SIGTERM and Ctrl-C."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import structlog
from granian.constants import Interfaces
from granian.log import LogLevels
from granian.server.embed import Server
from litestar import Litestar
from msgspec.structs import replace

from sacbe.kernel.errors import Problem
from sacbe.server import logs
from sacbe.server.settings import WILDCARDS, Settings

log = structlog.get_logger("sacbe.run")

SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)
BACKLOG: Final = 1024
PATIENCE: Final = 10.0          # seconds until the listener must answer
LOGGING: Final[dict[str, Any]] = {"version": 1, "disable_existing_loggers": False, "formatters": {}, "handlers": {},
                                  "loggers": {"_granian": {"propagate": True}}}

Create = Callable[[Settings], Litestar]
Announce = Callable[[Settings], None]


def serve(settings: Settings, create: Create, announce: Announce) -> None:
    """Serve until a signal comes; `announce` is told where, as soon as somebody could connect."""
    logs.configure(settings.log_format, settings.log_level)
    settings = replace(settings, port=free_port(settings.host, settings.port))
    app = create(settings)
    with app.state.store.database.claimed():
        try:
            asyncio.run(_serve(settings, app, announce))
        except BaseExceptionGroup as group:         # Litestar opens everything within a task group
            raise alone(group) from None


def alone(error: BaseException) -> BaseException:
    """The one fault in a group of one, so that a `Problem` is told as one."""
    while isinstance(error, BaseExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


def free_port(host: str, port: int) -> int:
    """The port, or any that is free for 0; a `Problem` if it is taken, not allowed, or the host is not here."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM,
                                                              flags=socket.AI_PASSIVE)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(where)
            probe.listen(1)
            return int(probe.getsockname()[1])
    except socket.gaierror:
        raise Problem("serve-host", host=host) from None
    except OSError as error:
        keys = {errno.EADDRINUSE: "serve-port-taken", errno.EACCES: "serve-port-denied",
                errno.EADDRNOTAVAIL: "serve-host"}
        if error.errno not in keys:
            raise
        raise Problem(keys[error.errno], host=host, port=str(port)) from None


async def _serve(settings: Settings, app: Litestar, announce: Announce) -> None:
    """Open everything, listen, and close it again in the opposite order."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in SIGNALS:              # not the loop's own handlers: those get lost when its pipe is full
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    async with app.lifespan():
        server = Server(app, address=address_of(settings.host), port=settings.port, interface=Interfaces.ASGINL,
                        backlog=BACKLOG, backpressure=BACKLOG, log_level=LogLevels.error, log_dictconfig=LOGGING)
        serving = asyncio.create_task(server.serve())
        stopping = asyncio.create_task(stop.wait())
        if await _reachable(settings, serving, stop):
            announce(settings)
            log.info("serving", host=settings.host, port=settings.port)
        await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
        log.info("stopping")
        if not await app.state.guard.drain(settings.shutdown_seconds):
            log.warning("left behind", active=app.state.guard.active)
        server.stop()               # type: ignore[no-untyped-call]
        await serving
        stopping.cancel()
    log.info("stopped")


def address_of(host: str) -> str:
    """The address of a host: the listener takes no names."""
    return str(socket.getaddrinfo(host or "0.0.0.0", None, type=socket.SOCK_STREAM)[0][4][0])


async def _reachable(settings: Settings, serving: asyncio.Task[None], stop: asyncio.Event) -> bool:
    """Wait until the listener answers; not if it, or we, should end."""
    host = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}[settings.host] if settings.host in WILDCARDS else (
        settings.host)
    end = asyncio.get_running_loop().time() + PATIENCE
    while not serving.done() and not stop.is_set() and asyncio.get_running_loop().time() < end:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(host, settings.port)
            writer.close()
            return True
        await asyncio.sleep(0.02)
    return False
