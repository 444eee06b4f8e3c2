"""One address has one share of the work for strangers, whatever it asks for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.kernel.play import record
from sacbe.server.strangers.pool import StrangerPool
from support.server.tables import SOLO, House

pytestmark = pytest.mark.once

RECORD = record.write(sacbe.new("bul", players=2, seed=1))
REQUESTS: dict[str, dict[str, Any]] = {
    "games/tzolkin/changes": {"text": "variant: x"},
    "records/check": {"record": RECORD},
    "records": {"record": RECORD, "table": {"game": "bul", "seats": SOLO}},
    "reviews": {"record": RECORD, "depth": 1},
    "studies": {"record": RECORD},
    "tables": {"game": "tzolkin", "seats": SOLO, "components": {"nothing": 1}},
}


def test_all_work_for_one_address_is_counted_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under two names an address would have two places, which is all there are."""
    asked: list[tuple[str, str]] = []
    work_for = StrangerPool.run

    async def note(pool: StrangerPool, address: str, work: Any, *arguments: Any) -> Any:
        asked.append((address, work.__name__))
        return await work_for(pool, address, work, *arguments)

    monkeypatch.setattr(StrangerPool, "run", note)
    with House(tmp_path) as house:
        for path, body in REQUESTS.items():
            before = len(asked)
            house.post(f"/api/{path}", body)
            assert len(asked) == before + 1, path
    assert len({address for address, _ in asked}) == 1, asked
