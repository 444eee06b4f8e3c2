"""Runs the server in this process: one listener, one event loop, and an orderly end on SIGTERM and Ctrl-C."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog
from litestar import Litestar
from msgspec.structs import replace

from sacbe.kernel.errors import Problem
from sacbe.server.app.reload import Reread, SettingsReloader
from sacbe.server.app.service_manager import READY, STOPPING, notify_manager, reloading
from sacbe.server.http.connection.listener import HttpListener
from sacbe.server.http.limits import Limits
from sacbe.server.observability import logs
from sacbe.server.security.proxies import TrustedProxies
from sacbe.server.settings import Settings

LOG = structlog.get_logger("sacbe.run")

SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)
LAST: Final = 0.5               # seconds for the last answers to be on their way
RESERVED_FILES: Final = 200     # open files that are not for connections
PLENTY: Final = 65_536
COLLECT: Final = (20_000, 20, 20)
SWITCH: Final = 0.0005          # seconds

Create = Callable[[Settings], Litestar]
Announce = Callable[[Settings], None]


def serve(settings: Settings, create: Create, announce: Announce, reread: Reread | None = None) -> None:
    """Serve until a signal comes; call `announce` with the final settings as soon as somebody can connect.

    SIGHUP calls `reread` for the settings as they are now.
    """
    logs.configure_logging(settings.log_format, settings.log_level)
    loaded = settings
    settings = replace(settings, port=find_free_port(settings.host, settings.port))
    app = create(settings)
    reloader = SettingsReloader(loaded, reread, app.state.guard)
    with app.state.store.database.claim_file():
        try:
            asyncio.run(_serve(settings, app, announce, reloader))
        except BaseExceptionGroup as group:         # Litestar opens everything within a task group
            raise single_error(group) from None


def single_error(error: BaseException) -> BaseException:
    """Unwrap an exception group that holds a single error, so that a `Problem` in it is shown as such."""
    while isinstance(error, BaseExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


def find_free_port(host: str, port: int) -> int:
    """Return this port, or any free one for 0; a `Problem` if it is taken, denied, or the host is not ours."""
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


async def _serve(settings: Settings, app: Litestar, announce: Announce, reloader: SettingsReloader) -> None:
    """Open everything, listen until a signal comes, and close in the opposite order."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in SIGNALS:              # not the loop's own handlers: those get lost when its pipe is full
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    is_ready, had_terminal = False, sys.stderr.isatty()

    def on_hangup() -> None:
        if had_terminal and not sys.stderr.isatty():        # its window was closed: nobody will ever press Ctrl-C
            stop.set()
        else:
            reload_settings(reloader, is_ready and not stop.is_set())

    if hasattr(signal, "SIGHUP"):       # not on Windows
        signal.signal(signal.SIGHUP, lambda *_: loop.call_soon_threadsafe(on_hangup))
    async with app.lifespan():
        listener = HttpListener(app, limits_of(settings, max_open_files()), app.state.get("sockets"))
        await listener.start(settings.host, settings.port)
        tune_runtime()
        announce(settings)
        LOG.info("serving", host=settings.host, port=settings.port, addresses=settings.addresses,
                 kept="never" if settings.addresses == "off" else "as long as this log")
        is_ready = notify_manager(READY)
        await stop.wait()
        LOG.info("stopping")
        notify_manager(STOPPING)
        if not await app.state.guard.drain(settings.shutdown_seconds):
            LOG.warning("left behind", active=app.state.guard.active)
        await listener.stop(LAST)
    LOG.info("stopped")


def reload_settings(reloader: SettingsReloader, is_told: bool) -> None:
    """Read the settings again; the service manager `is_told` if it counts the server as ready."""
    if is_told:
        notify_manager(reloading())
    reloader.reload()
    if is_told:
        notify_manager(READY)


def tune_runtime() -> None:
    """Set up the garbage collector and thread switching for a server that has started.

    What exists now stays, so the collector need not look at it again.  It also looks less often: it would free little
    for the work.  And a thread that waits for its turn, such as the writer's, gets it sooner.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH)


def limits_of(settings: Settings, files: int) -> Limits:
    """Return the limits of the listener; behind a proxy there is no limit per address, as all are the proxy's."""
    is_direct = TrustedProxies.from_settings(settings).is_empty
    return Limits(head_seconds=settings.head_seconds, together=max(0, files - RESERVED_FILES),
                  per_address=settings.max_connections_per_address if is_direct else 0,
                  new_per_minute=settings.connections_per_minute if is_direct else 0)


def max_open_files() -> int:
    """Raise the limit of open files of this process as far as allowed, and return it; 0 if it is not known."""
    try:
        import resource
    except ImportError:
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, PLENTY)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft
