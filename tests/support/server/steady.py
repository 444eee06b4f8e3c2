"""What every test of the server has: the same dice each time it runs, and passwords that are hashed quickly."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace

import pytest
from argon2 import PasswordHasher

from sacbe.server.accounts import service
from sacbe.server.tables import lobby

__all__ = ["quick_passwords", "same_dice"]

CHEAP = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture(autouse=True)
def same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, long: bool) -> None:
    """The tables that a test opens have the same dice every time, whatever ran before it; with --long, any dice."""
    if not long:
        real, drawn = lobby.secrets, random.Random(request.node.name)
        monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_urlsafe=real.token_urlsafe,
                                                              token_bytes=drawn.randbytes))


@pytest.fixture(scope="session", autouse=True)
def quick_passwords(request: pytest.FixtureRequest) -> Iterator[None]:
    """A password is hashed in no time, as it must never be outside of tests; with --long, as it is there."""
    with pytest.MonkeyPatch.context() as patch:
        if not request.config.getoption("--long"):
            patch.setattr(service, "PasswordHasher", CHEAP)
        yield
