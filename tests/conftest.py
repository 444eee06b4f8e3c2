"""What all tests share: the long form of the heavy ones."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="play many more games in the property tests")


@pytest.fixture
def long(request: pytest.FixtureRequest) -> bool:
    """Was the long form asked for?"""
    return bool(request.config.getoption("--long"))
