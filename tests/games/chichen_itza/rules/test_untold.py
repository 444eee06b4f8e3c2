"""Events that do not come: an event about nothing, and a tunnel where there is none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sacbe import games
from sacbe.kernel.play import scenario

SCENARIOS = Path(__file__).parent.parent / "scenarios"
COUNTS = ("amount", "warriors", "units", "damage")
FILES = ("combat-outcomes", "creatures", "defense-2", "spare-shields", "beasts-3", "told")


def told_in(case: scenario.ScenarioCase) -> list[dict[str, Any]]:
    """The events of a case, in their order."""
    game = scenario.begin(case, games.load_definition("chichen_itza"))
    for move in case.data.get("moves") or []:
        if not isinstance(move, dict):
            assert scenario.play(game, str(move)) is None
    return [dict(told.data) for told in game.event_log]


@pytest.mark.parametrize("file", FILES)
def test_no_event_is_about_nothing(file: str) -> None:
    """No event reports zero coins, warriors or damage, or hearts that are as they were."""
    for case in scenario.load(SCENARIOS / f"{file}.yaml"):
        hearts = None
        for event in told_in(case):
            assert all(event[field] > 0 for field in COUNTS if field in event), (case.name, event)
            if event["event"] == "creature-fought":
                hearts = event["hearts"]
            elif event["event"] == "hearts":
                assert hearts is not None and event["hearts"] < hearts, (case.name, event)
                hearts = event["hearts"]
            assert event["event"] != "tunnelled", (case.name, event)
