"""Ids and tokens of new tables and seats; derived from a client's idempotency key, a repeated request gets the same."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final

from sacbe.kernel.errors import Problem

ID_BYTES: Final = 9                 # 12 characters
TOKEN_BYTES: Final = 24
KEY_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{22,64}")


class IdempotencyKey(str):
    """A secret that a client makes up, so that it may ask again when an answer was lost and get the same seat.

    Ids and tokens are derived from it, so nothing else is stored, and every process finds what another one has done.
    It is as secret as they are.
    """

    def __new__(cls, text: str) -> IdempotencyKey:
        if not KEY_PATTERN.fullmatch(text):
            raise Problem("repeat-key")
        return super().__new__(cls, text)

    def draw(self, count: int, *purpose: str) -> str:
        """Derive letters from the key, different for every purpose."""
        told = hmac.new(self.encode(), "\n".join(purpose).encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(told[:count]).decode().rstrip("=")

    def derive(self, *purpose: str) -> IdempotencyKey:
        """Derive another key, for one purpose only."""
        return IdempotencyKey(self.draw(TOKEN_BYTES, "key", *purpose))


def fresh_id(key: IdempotencyKey | None) -> str:
    """Return the id of a new table, random or derived from the key."""
    return secrets.token_urlsafe(ID_BYTES) if key is None else key.draw(ID_BYTES, "table")


def fresh_token(key: IdempotencyKey | None, table: str) -> str:
    """Return a token that holds a seat or a table, random or derived from the key."""
    return secrets.token_urlsafe(TOKEN_BYTES) if key is None else key.draw(TOKEN_BYTES, "token", table)
