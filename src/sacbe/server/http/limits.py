"""Limits for connections of clients that nobody knows yet: their number, sizes and times."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

HEAD: Final = 16 * 1024             # bytes before the body of a request
FIELDS: Final = 100                 # lines of a head
PIECES: Final = 200                 # of a body, whatever their size; further ones
PIECE_SIZE: Final = 100             # must have as many bytes on average: each takes its time, and tiny ones most of all
MESSAGE: Final = 64 * 1024          # bytes of a socket's message; one over 8 KB is refused with an explanation
AHEAD: Final = 64 * 1024            # bytes of a body, and
MESSAGES: Final = 32                # messages, that wait to be read before no more are taken from the network
UNREAD: Final = 8 * 1024            # bytes of further messages, while one is being answered
CONTROLS: Final = 200               # pings and pongs between two checks of a client: each costs time, and no place
BURST_SECONDS: Final = 15.0          # an address may open as many connections at once as it may within this time
ADDRESSES: Final = 20_000           # whose new connections are counted; the one not seen for longest is forgotten


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The limits of a listener: seconds, and numbers of connections (0 is no limit)."""

    head_seconds: float = 10.0          # for the head of a request, from its first byte or from the connection on
    idle_seconds: float = 30.0          # between two requests
    write_seconds: float = 30.0         # for a client to take what was sent
    ping_seconds: float = 20.0          # between two checks of a socket: a silent one is pinged, then cut
    per_address: int = 0
    together: int = 0
    new_per_minute: int = 0             # of one address; a quarter of them may come at once


def network_address(peer: str) -> str:
    """Return what counts as one address: of an IPv6 address its network."""
    try:
        address = ipaddress.ip_address(peer.strip("[]").partition("%")[0])
    except ValueError:
        return peer[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        if not address.is_loopback:
            return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class ConnectionLimiter:
    """Counts the open connections, all of them and those of each address, and how fast an address opens new ones."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits: Final = limits
        self.clock: Final = clock
        self.of: Final[Counter[str]] = Counter()
        self.taken = 0
        self.spent: Final[OrderedDict[str, float]] = OrderedDict()      # when an address will have used up nothing

    def enter(self, address: str) -> bool:
        """Count one more connection of an address; False if there is no room.  Each that enters must leave."""
        most, together = self.limits.per_address, self.limits.together
        if (most and self.of.get(address, 0) >= most) or (together and self.taken >= together):
            return False
        if not self._try_open(address):
            return False
        self.of[address] += 1
        self.taken += 1
        return True

    def _try_open(self, address: str) -> bool:
        """Count one more new connection of an address; False if it opens them too fast."""
        if not self.limits.new_per_minute:
            return True
        now, each = self.clock(), 60 / self.limits.new_per_minute
        free = max(now, self.spent.get(address, now))
        if free - now > BURST_SECONDS:
            return False
        self.spent[address] = free + each
        self.spent.move_to_end(address)
        if len(self.spent) > ADDRESSES:
            self.spent.popitem(last=False)
        return True

    def leave(self, address: str) -> None:
        self.taken -= 1
        self.of[address] -= 1
        if self.of[address] <= 0:
            del self.of[address]
