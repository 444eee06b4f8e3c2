"""Which hosts and origins a server answers to."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from sacbe.kernel.errors import Problem
from sacbe.server.settings import WILDCARDS, Settings


class HostOriginPolicy:
    """Checks the Host and Origin headers of requests."""

    def __init__(self, settings: Settings) -> None:
        own = {urlsplit(url).hostname or "localhost" for url in (settings.public_url, settings.direct_url)}
        names = {"localhost", settings.host.lower(), *own} - set(WILDCARDS)
        if not settings.is_loopback:
            machine = socket.gethostname().lower()
            names |= {machine, f"{machine.partition('.')[0]}.local"}
        self.names = frozenset(names)
        self.origins = frozenset({*settings.origins, settings.public_url} - {""})

    def check_host(self, host: str) -> None:
        """Refuse a host name that is not ours: a stranger's page may have rebound it to us.  Plain addresses pass."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
            ipaddress.ip_address(name)
        except ValueError:
            name = host.rpartition(":")[0] if ":" in host else host
            if name.lower().rstrip(".") not in self.names:
                raise Problem("host", name=host[:100]) from None

    def check_origin(self, origin: str, host: str) -> None:
        """Refuse requests from other pages.  Programs send no origin and pass: tokens are not cookies."""
        if not origin or origin in self.origins:
            return
        scheme, _, rest = origin.partition("://")
        if scheme not in ("http", "https") or rest.lower() != host.lower():
            raise Problem("origin", name=origin[:100])
