"""Fixtures that the tests of the coach share."""

from __future__ import annotations

import pytest

from sacbe.coach.analysis import luck
from sacbe.coach.analysis import opinion as opinions


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make so few simulations that a review takes a moment, and its figures mean nothing."""
    monkeypatch.setattr(opinions, "SIMULATIONS", 4)
    monkeypatch.setattr(opinions, "LEAST_TRIES", 2)
    monkeypatch.setattr(opinions, "MOST_PLANS", 2)
    monkeypatch.setattr(opinions, "DEALS", 1)
    monkeypatch.setattr(opinions, "WIDTH", 1)
    monkeypatch.setattr(luck, "SAMPLES", 4)
    monkeypatch.setattr(luck, "MOST_WAYS", 4)
