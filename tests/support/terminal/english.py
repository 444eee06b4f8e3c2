"""Every test of the terminal begins and ends in English; a file has this by importing it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sacbe.presentation.language import words


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    words.set_language("en")
    yield
    words.set_language(None)
