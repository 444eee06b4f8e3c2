"""Devices on which an account was logged in: how they prove it later, and what they are called in a list."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import re
import secrets
from collections.abc import Callable
from typing import Final

from sacbe.server.accounts.login_store import LoginStore

SECONDS_PER_DAY: Final = 86_400
LASTING: Final = 365                # days for which a proof holds; every login gives a new one
DAY_BYTES, NUMBER_BYTES, SIGNATURE_BYTES = 2, 10, 18         # bytes of a proof
LONGEST_NAME: Final = 60
PURPOSE: Final = "devices"          # of the server's secret

# What browsers and systems call themselves; the first that fits counts, since each also names the ones after it.
BROWSERS: Final = (("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
                   ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS: Final = (("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"),
                  ("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux"))


class DeviceProofs:
    """Signs and reads proofs that an account was logged in on a device.

    A proof opens nothing.  Who shows it with a name is counted apart from strangers when the password is tried.
    """

    def __init__(self, logins: LoginStore, now: Callable[[], float]) -> None:
        self.logins, self.now = logins, now
        self.secret = b""

    async def issue(self, account: str) -> str:
        """Return a new proof for an account."""
        head = (int(self.now()) // SECONDS_PER_DAY).to_bytes(DAY_BYTES) + secrets.token_bytes(NUMBER_BYTES)
        return base64.urlsafe_b64encode(head + await self._sign(account, head)).decode()

    async def read(self, account: str, proof: str) -> str | None:
        """Return the number of the device if the proof is one for this account, or None."""
        try:
            data = base64.b64decode(proof.encode("ascii"), altchars=b"-_", validate=True)
        except (UnicodeEncodeError, binascii.Error):
            return None
        head, signature = data[:DAY_BYTES + NUMBER_BYTES], data[DAY_BYTES + NUMBER_BYTES:]
        age = int(self.now()) // SECONDS_PER_DAY - int.from_bytes(head[:DAY_BYTES])
        if not hmac.compare_digest(signature, await self._sign(account, head)) or not 0 <= age <= LASTING:
            return None
        return head.hex()

    async def _sign(self, account: str, head: bytes) -> bytes:
        if not self.secret:
            self.secret = await self.logins.find_or_make_secret(PURPOSE)
        return hmac.new(self.secret, account.encode() + b"\n" + head, hashlib.sha256).digest()[:SIGNATURE_BYTES]


def device_name(user_agent: str) -> str:
    """Return what a list calls a device: its browser and system, or the name of a program; no more is kept.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0")
    'Firefox, Linux'
    >>> device_name("python-httpx/0.28.1"), device_name("")
    ('python-httpx', '')
    """
    browser = next((name for mark, name in BROWSERS if mark in user_agent), "")
    system = next((name for mark, name in SYSTEMS if mark in user_agent), "")
    found = ", ".join(filter(None, (browser, system))) or re.split(r"[/\s(]", user_agent.strip())[0]
    return "".join(letter for letter in found if letter.isprintable())[:LONGEST_NAME]
