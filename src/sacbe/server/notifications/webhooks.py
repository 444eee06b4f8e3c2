"""Webhooks: one POST to an address that a stranger gave, which is resolved once and checked before it is used.

The connection goes to a checked address, so a name that points into our own network, or that changes its mind between
the check and the connection, gets nowhere.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable
from typing import Any, Final

import httpx

from sacbe.server.notifications.outbound_threads import HostLookups
from sacbe.server.security.outbound_urls import DeliveryRefused, check_addresses, check_hook, literal_address

TIMEOUT: Final = 5.0            # seconds for a hook, all in all
MAX_TRIED_ADDRESSES: Final = 2  # addresses of a host
AGENT: Final = "sacbe"


class WebhookSender:
    """Posts to webhooks."""

    def __init__(self, allow_private: bool, resolve: Callable[..., list[Any]] | None = None) -> None:
        self._allow_private: Final = allow_private
        self._lookups: Final = HostLookups(resolve)
        self._trust: ssl.SSLContext | None = None           # reading the certificates takes a while

    async def open(self) -> None:
        self._trust = await asyncio.to_thread(httpx.create_ssl_context, trust_env=False)

    def close(self) -> None:
        """Wait for no look-up."""
        self._lookups.close()

    async def post(self, hook: str, said: dict[str, str], owner: str) -> None:
        """Post to a webhook.  The body of the answer is not read; a redirect counts as a refusal."""
        url = httpx.URL(check_hook(hook, self._allow_private))
        host = url.raw_host.decode("ascii")
        async with asyncio.timeout(TIMEOUT):
            addresses = (await self._addresses(host, owner))[:MAX_TRIED_ADDRESSES]
            for address in addresses:
                try:
                    status = await self._posted(url.copy_with(host=address), url.netloc.decode("ascii"), host, said)
                    break
                except (httpx.ConnectError, httpx.ConnectTimeout):
                    if address == addresses[-1]:
                        raise
        if status >= 500 or status == 429:
            raise OSError(f"status {status}")
        if not 200 <= status < 300:
            raise DeliveryRefused(f"status {status}")

    async def _addresses(self, host: str, owner: str) -> list[str]:
        if literal_address(host) is not None:
            return check_addresses([host.strip("[]")], self._allow_private)
        return check_addresses(await self._lookups.find(host, owner), self._allow_private)

    async def _posted(self, url: httpx.URL, netloc: str, host: str, said: dict[str, str]) -> int:
        """Send one request on a fresh connection without cookies; the certificate must be that of the named host."""
        assert self._trust is not None
        async with (
            httpx.AsyncClient(verify=self._trust, trust_env=False, follow_redirects=False,
                              timeout=httpx.Timeout(TIMEOUT, connect=TIMEOUT / MAX_TRIED_ADDRESSES)) as client,
            client.stream("POST", url, json=said, headers={"Host": netloc, "User-Agent": AGENT},
                          extensions={"sni_hostname": host}) as response,
        ):
            return response.status_code
