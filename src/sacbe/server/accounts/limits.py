"""How often a password may be tried: failures count, and nobody can shut a name."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from sacbe.kernel.errors import Problem
from sacbe.server.accounts.service import spelling_key
from sacbe.server.security.headers import bearer_token, read_header
from sacbe.server.security.proxies import TrustedProxies, client_address
from sacbe.server.security.rate_limit import TokenBuckets
from sacbe.server.security.tokens import hash_token
from sacbe.server.settings import Settings

LONGEST_WAIT: Final = 15.0          # seconds by which a try for a name is put off
MOST_WAITING: Final = 500           # tries that are put off at the same time
DEVICE_HEADER: Final = "Sacbe-Device"
TOO_MANY_LOGINS: Final = "too-many-logins"


class LoginLimits:
    """Counts failed tries: of an address, of a name from anywhere, and of each device that was logged in before.

    An address that failed too often is refused.  A name is never refused, because anybody could shut it then: further
    tries wait, longer and longer, and the right password is let in after that.  A device that was logged in before
    has a counter of its own and neither waits nor is refused for what others do.
    """

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        rate = settings.logins_per_minute
        self.proxies: Final = TrustedProxies.from_settings(settings)
        self.addresses: Final = TokenBuckets(rate, burst=rate, clock=clock)
        self.names: Final = TokenBuckets(3 * rate, burst=3 * rate, clock=clock)
        self.devices: Final = TokenBuckets(rate, burst=rate, clock=clock)
        self.closing: asyncio.Event | None = None       # is set when the server ends
        self.waiting = 0

    def count(self, scope: Any) -> None:
        """Count one try of the caller's address, whatever comes of it."""
        self.addresses.take(client_address(scope, self.proxies), TOO_MANY_LOGINS)

    def shows_device(self, scope: Any) -> bool:
        """Does the caller show a proof, good or not, that it was logged in before?"""
        return bool(read_header(scope, DEVICE_HEADER.lower().encode()))

    def check_address(self, scope: Any) -> None:
        """Refuse an address that failed too often."""
        self.addresses.check(client_address(scope, self.proxies), TOO_MANY_LOGINS)

    def check_confirmation(self, scope: Any) -> None:
        """Refuse a login that failed to confirm its password too often, before its request is read."""
        token = bearer_token(scope)
        if token is None:
            raise Problem("login-needed")
        self.devices.check(counter_of(token), TOO_MANY_LOGINS)

    @asynccontextmanager
    async def logging_in(self, scope: Any, name: str, device: str | None) -> AsyncIterator[bool]:
        """Admit one try to log in, perhaps after a while; yield whether it comes from a known device.

        `device` is the number of a device that was logged in with this name before.  One that failed too often is
        treated as a stranger.
        """
        if device is not None and self.devices.has_room(device):
            async with self._counting_device(device):
                yield True
            return
        address, key = client_address(scope, self.proxies), spelling_key(name)[:60]
        self.addresses.take(address, TOO_MANY_LOGINS)
        seconds, taken = self.names.take_ahead(key, LONGEST_WAIT)
        async with counting_failures((self.addresses, address, 1.0), (self.names, key, taken)):
            await self._pause(seconds)
            yield False

    @asynccontextmanager
    async def confirming(self, token: str) -> AsyncIterator[None]:
        """Admit one try to confirm a password by somebody who is logged in; only that login is counted."""
        async with self._counting_device(counter_of(token)):
            yield

    @asynccontextmanager
    async def _counting_device(self, key: str) -> AsyncIterator[None]:
        self.devices.take(key, TOO_MANY_LOGINS)
        async with counting_failures((self.devices, key, 1.0)):
            yield

    async def _pause(self, seconds: float) -> None:
        if seconds <= 0:
            return
        if self.waiting >= MOST_WAITING:
            raise Problem("busy")
        self.waiting += 1
        try:
            async with asyncio.timeout(seconds):
                await (self.closing or asyncio.Event()).wait()
        except TimeoutError:
            return
        finally:
            self.waiting -= 1
        raise Problem("closing")


@asynccontextmanager
async def counting_failures(*taken: tuple[TokenBuckets, str, float]) -> AsyncIterator[None]:
    """Give back what a try has taken, unless it ends with a wrong password or its caller goes away."""
    try:
        yield
    except Problem as problem:
        if problem.key == "login-wrong":
            raise
        for buckets, key, cost in taken:
            buckets.give_back(key, cost)
        raise
    for buckets, key, cost in taken:
        buckets.give_back(key, cost)


def counter_of(token: str) -> str:
    """Return the key by which the failures of a login are counted."""
    return f"login {hash_token(token)}"
