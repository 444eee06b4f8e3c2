"""Ids and tokens of new tables and seats; with a key of the client they are the same when it asks again."""

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
    """What a client makes up so that it may ask again when an answer was lost: the same key gets the same seat.

    Ids and tokens come from it, so nothing else is stored, and every process finds what another one has done.  It is
    as secret as they are.
    """

    def __new__(cls, text: str) -> IdempotencyKey:
        if not KEY_PATTERN.fullmatch(text):
            raise Problem("repeat-key")
        return super().__new__(cls, text)

    def draw(self, count: int, *purpose: str) -> str:
        """Letters that only this key gives, and only for this purpose."""
        told = hmac.new(self.encode(), "\n".join(purpose).encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(told[:count]).decode().rstrip("=")

    def derive(self, *purpose: str) -> IdempotencyKey:
        """Another key, for this purpose alone."""
        return IdempotencyKey(self.draw(TOKEN_BYTES, "key", *purpose))


def fresh_id(key: IdempotencyKey | None) -> str:
    """The id of a new table."""
    return secrets.token_urlsafe(ID_BYTES) if key is None else key.draw(ID_BYTES, "table")


def fresh_token(key: IdempotencyKey | None, table: str) -> str:
    """What a browser keeps to be who it is."""
    return secrets.token_urlsafe(TOKEN_BYTES) if key is None else key.draw(TOKEN_BYTES, "token", table)
