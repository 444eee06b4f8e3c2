"""Tells the service manager (systemd, Type=notify) when the server is ready, reads its settings again, or ends."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Mapping
from typing import Final

import structlog

LOG: Final = structlog.get_logger("sacbe.run")
READY: Final = "READY=1"
STOPPING: Final = "STOPPING=1"


def reloading() -> str:
    """Return the message that the settings are being read again; `READY` ends it."""
    return f"RELOADING=1\nMONOTONIC_USEC={time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1000}"


def notify_manager(message: str, environ: Mapping[str, str] = os.environ) -> bool:
    """Send one message to the service manager that has started us; False without one, or if it does not listen."""
    where = environ.get("NOTIFY_SOCKET", "")
    if not where.startswith(("/", "@")):
        return False
    address = "\0" + where[1:] if where.startswith("@") else where      # @: a name without a file, as Linux has them
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(message.encode(), address)
    except OSError as error:
        LOG.warning("service manager not told", reason=error.strerror or type(error).__name__)
        return False
    return True
