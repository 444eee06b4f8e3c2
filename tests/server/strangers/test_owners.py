"""For whom strangers' work counts: all that comes from one address is that of one, whichever way it takes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.kernel.play import record
from support.server.tables import SOLO, House

pytestmark = pytest.mark.once

RECORD = record.write(sacbe.new("bul", players=2, seed=1))
TABLE = {"game": "bul", "seats": SOLO}


def test_an_address_is_one_whichever_way_it_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with House(tmp_path) as house:
        owners: dict[str, set[str]] = {}
        way, run = "", house.strangers.run

        async def note(owner: str, *work: Any) -> Any:
            owners.setdefault(way, set()).add(owner)
            return await run(owner, *work)

        monkeypatch.setattr(house.strangers, "run", note)
        lesson, puzzle = house.get("/api/lessons").json()[0]["id"], house.get("/api/puzzles").json()[0]["id"]
        asked = {"records/check": {"record": RECORD}, "records": {"record": RECORD, "table": TABLE},
                 "reviews": {"record": RECORD}, "games/bul/changes": {"text": "a: 1"},
                 "tables": {**TABLE, "components": {"variant": "x"}}, "studies": {"record": RECORD},
                 f"lessons/{lesson}": {"path": []}, f"lessons/{lesson}/move": {"move": "x", "path": []},
                 f"puzzles/{puzzle}": {"path": []}, f"puzzles/{puzzle}/move": {"move": "x", "path": []}}
        for way, body in asked.items():
            answer = house.post(f"/api/{way}", body)
            assert answer.status_code < 500, (way, answer.text)
            if way == "studies":
                study = answer.json()["study"]["id"]
        way = "a study"
        house.studies._kept.clear()             # as after a restart
        assert house.get(f"/api/studies/{study}").status_code == 200
        assert owners.keys() >= {*asked, way} - {f"lessons/{lesson}", f"puzzles/{puzzle}"}, owners.keys()
        assert len(set[str]().union(*owners.values())) == 1, owners
