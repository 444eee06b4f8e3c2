"""Webhooks and mail addresses that strangers give, and whether a hook leads into the open network or into ours."""

from __future__ import annotations

import ipaddress
import re
from email.utils import parseaddr
from typing import Final
from urllib.parse import urlsplit

import httpx

from sacbe.kernel.errors import Problem

LONG: Final = 500               # characters of a hook
LONG_MAIL: Final = 254
MAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@"
                         r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]")
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class DeliveryRefused(Exception):
    """Raised when a delivery is not worth a retry; the message says why, without the address."""


class DeliveryLimited(DeliveryRefused):
    """Raised when a delivery would be one too many for its receiver."""


def check_hook(hook: str, allow_private: bool = False) -> str:
    """Return a hook that may be stored: http(s), with a host, without a password; its name is resolved when used.

    >>> check_hook(" https://example.com/turn ")
    'https://example.com/turn'
    """
    hook = hook.strip()
    try:
        parts = urlsplit(hook)
        url = httpx.URL(hook)
        good = (len(hook) <= LONG and hook.isprintable() and " " not in hook and "@" not in parts.netloc
                and parts.scheme in ("http", "https") and bool(url.host) and (parts.port is None or parts.port > 0))
    except (ValueError, httpx.InvalidURL):
        good = False
    if not good:
        raise Problem("hook", most=LONG)
    literal = literal_address(url.host)
    if literal is not None and not allow_private and not is_public(literal):
        raise Problem("hook-private")
    return hook


def check_mail(mail: str) -> str:
    """Return a mail address that may be stored, or raise a `Problem`.

    >>> check_mail(" ana@example.com ")
    'ana@example.com'
    """
    mail = mail.strip()
    if len(mail) > LONG_MAIL or MAIL.fullmatch(mail) is None or parseaddr(mail)[1] != mail:
        raise Problem("mail")
    return mail


def literal_address(host: str) -> Address | None:
    """Parse a host that is an IP address; None if it is a name."""
    try:
        return ipaddress.ip_address(host.strip("[]").partition("%")[0])
    except ValueError:
        return None


def is_public(address: Address) -> bool:
    """Is the address in the open network?  An address that carries another one inside is as public as that.

    >>> [is_public(ipaddress.ip_address(one)) for one in ("9.9.9.9", "10.0.0.1", "::ffff:127.0.0.1", "169.254.169.254")]
    [True, False, False, False]
    """
    if isinstance(address, ipaddress.IPv6Address):
        inside = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inside = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inside is not None:
            return is_public(inside)
        if address.teredo is not None or address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved and not address.is_unspecified


def check_addresses(addresses: list[str], allow_private: bool) -> list[str]:
    """Return the addresses of a host if something may be sent there; one private address refuses the whole host."""
    if not addresses:
        raise OSError("unknown host")
    if not allow_private:
        for text in addresses:
            address = literal_address(text)
            if address is None or not is_public(address):
                raise DeliveryRefused("private address")
    return addresses
