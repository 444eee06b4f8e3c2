"""Which proxies are believed when they say for whom they ask."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sacbe.server.http.limits import network_address
from sacbe.server.settings import Settings, is_loopback

FORWARDING_PREFIX: Final = b"x-forwarded"
FORWARDING_HEADERS: Final = frozenset({b"forwarded", b"forwarded-for", b"x-real-ip", b"via", b"x-client-ip",
                                       b"x-cluster-client-ip", b"true-client-ip", b"cf-connecting-ip",
                                       b"fastly-client-ip", b"x-original-forwarded-for", b"x-envoy-external-address"})
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class TrustedProxies:
    """Finds the client behind proxies: from the right, as far as the one who wrote an entry is trusted.

    With a list of networks, a chain of proxies in them is followed.  Without one, only the nearest proxy is believed,
    and only if it is in a private network: a stranger who reaches the server itself claims no other address.

    >>> TrustedProxies(networks=["10.0.0.0/8"]).find_client("10.0.0.1", ["6.6.6.6, 9.9.9.9", "10.0.0.2"])
    '9.9.9.9'
    """

    def __init__(self, networks: Sequence[str] = (), trusts_private: bool = False) -> None:
        self.networks: Final[list[Network]] = [ipaddress.ip_network(one, strict=False) for one in networks]
        self.trusts_private: Final = trusts_private and not networks

    @classmethod
    def from_settings(cls, settings: Settings) -> TrustedProxies:
        """Return those that the settings name."""
        return cls(settings.trusted_proxies, settings.trust_proxy)

    @property
    def is_empty(self) -> bool:
        """Is nobody believed?"""
        return not self.networks and not self.trusts_private

    def trusts(self, peer: str) -> bool:
        """May this address say for whom it asks?  One that is no address (a local socket) may, without a list."""
        address = parse_address(peer)
        if address is None:
            return self.trusts_private
        return any(address in network for network in self.networks) if self.networks else (
            self.trusts_private and not address.is_global)

    def find_client(self, peer: str, lines: Iterable[str]) -> str:
        """Return the address of the client: of the peer, or what trusted proxies have written into the header's lines.

        All lines are one list.  An entry that is no address ends the walk: the proxy that wrote it counts.
        """
        found = peer
        for entry in reversed([part.strip() for line in lines for part in line.split(",") if part.strip()]):
            if not self.trusts(found):
                break
            address = parse_address(entry)
            if address is None:
                break
            found = str(address)
            if self.trusts_private:
                break
        return found


def parse_address(text: str) -> Address | None:
    """Read an address as proxies write it, perhaps with a port or a zone; None if it is none.

    >>> [str(parse_address(one)) for one in ("1.2.3.4:80", "[2001:db8::1]:80", "::ffff:1.2.3.4", "unknown")]
    ['1.2.3.4', '2001:db8::1', '1.2.3.4', 'None']
    """
    host = text.strip('"')
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return address if mapped is None else mapped


def peer_of(scope: Any) -> str:
    """Return the address at the other end of the connection."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def client_address(scope: Any, proxies: TrustedProxies) -> str:
    """Return the client's address: the peer's, or the one that trusted proxies name; of IPv6 the network."""
    peer = peer_of(scope)
    if proxies.is_empty:
        return network_address(peer)
    lines = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
    return network_address(proxies.find_client(peer, lines))


def is_local(scope: Any) -> bool:
    """Does the request come from this machine itself?  One that was forwarded never does, whoever forwarded it."""
    is_forwarded = any(name in FORWARDING_HEADERS or name.startswith(FORWARDING_PREFIX) for name, _ in scope["headers"])
    return not is_forwarded and is_loopback(network_address(peer_of(scope)))


def log_address(address: str, form: str) -> dict[str, str]:
    """Return the field of an address for the log: whole, shortened to its network, or left out.

    >>> log_address("203.0.113.7", "short"), log_address("2001:db8:1:2::/64", "short"), log_address("1.2.3.4", "off")
    ({'address': '203.0.113.0/24'}, {'address': '2001:db8:1::/48'}, {})
    """
    if form == "off":
        return {}
    if form == "full":
        return {"address": address}
    try:
        network = ipaddress.ip_network(address)
    except ValueError:
        return {"address": "-"}
    return {"address": str(network.supernet(new_prefix=24 if network.version == 4 else 48))}
