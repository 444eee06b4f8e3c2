"""How the rules of Chichén Itzá are written: they name no card."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sacbe.games import chichen_itza

pytestmark = pytest.mark.once

RULES = sorted((Path(chichen_itza.__file__).parent / "rules").rglob("*.py"))


def test_the_rules_name_no_card() -> None:
    """What a card does is asked of cards/, and cited there: rules neither look for a card nor cite its id."""
    assert RULES
    looked_for = r"\b(?:has|has_blue|card)\("
    cited = r"\bci\.(?:god|hero|task)\.\d|\bci\.ruin\.\d|\bci\.creature\."
    for path in RULES:
        found = re.findall(rf"(?:{looked_for}|{cited}).*", path.read_text(encoding="utf-8"))
        assert not found, f"{path.name} names {found}"
