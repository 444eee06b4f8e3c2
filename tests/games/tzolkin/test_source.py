"""How the rules of Tzolk'in are written: they name no tile."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sacbe.games import tzolkin
from sacbe.games.tzolkin.data.tiles import TILES

pytestmark = pytest.mark.once

RULES = sorted((Path(tzolkin.__file__).parent / "rules").rglob("*.py"))


def test_the_rules_name_no_tile() -> None:
    assert RULES
    names = {tile.name for tile in TILES}
    for path in RULES:
        found = names & set(re.findall(r"\b[A-Z]\d{2,3}\b", path.read_text(encoding="utf-8")))
        assert not found, f"{path.name} names {found}"
