"""Hashes of tokens and addresses: what is stored and counted in their place."""

from __future__ import annotations

import hashlib
from typing import Final

OWNER_LETTERS: Final = 16           # of the hash of an address


def hash_token(token: str) -> str:
    """Return the hash of a token or an address; nothing else of it is stored."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def owner_of_address(address: str) -> str:
    """Return the short hash of an address: it marks what the address has opened, asked for, or wants to be read."""
    return hash_token(address)[:OWNER_LETTERS]
