"""Variants and editions at tables: files that are read before one is opened, and what a table says it has changed."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe.kernel.play import record
from server.matchmaking.test_finding import find
from support.server.tables import SOLO, House

pytestmark = pytest.mark.once

QUICK = "variant: quick\nsupply: {skulls: 9}\n"
FEWER = {"path": "supply.skulls", "was": 13, "now": 9}


def read(house: House, text: str, game: str = "tzolkin", status: int = 200) -> Any:
    answer = house.post(f"/api/games/{game}/changes", {"text": text, "file": "own.yaml"})
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_file_is_read_and_opens_a_table_that_lists_its_changes(house: House) -> None:
    found = read(house, QUICK)
    assert (found["variant"], found["changes"]) == ("quick", [FEWER])
    one = house.open("tzolkin", SOLO, components=found["components"])
    assert house.get(f"/api/tables/{one.id}/changes").json() == {"variant": "quick", "changes": [FEWER]}
    plain = house.open("tzolkin", SOLO)
    assert house.get(f"/api/tables/{plain.id}/changes").json() == {"variant": "", "changes": []}


def test_an_edition_is_no_variant(house: House) -> None:
    found = read(house, "heroes.cards.items.5.upkeep: 2", "chichen_itza")
    assert found["variant"] == "" and [one["path"] for one in found["changes"]] == ["heroes.cards.items.5.upkeep"]


def test_what_cannot_be_played_is_told_with_its_line(house: House) -> None:
    wrong = {
        "variant: quick\nsupply:\n  skulls: many": ("in-file-line", "own.yaml, line 3"),
        "supply: {skulls: 9}": ("no-editions", "tzolkin"),
        "a: [": ("edition-yaml", "own.yaml"),
        "- 1": ("edition-mapping", "own.yaml"),
        "a: &a [1]\nb: [*a, *a]": ("edition-alias", "own.yaml"),
        "variant: quick\ncalendar.food_days: {2: {tooth: 3}}": ("in-file-line", "own.yaml, line 2"),
    }
    for text, (key, start) in wrong.items():
        told = read(house, text, status=400)
        assert told["error"] == key and told["text"].startswith(start), told
    assert read(house, "a: 1", "no-such", 404)["error"] == "unknown-game"


def test_a_record_tells_its_variant(house: House) -> None:
    for box, told in ({}, ("", 0)), ({"components": {"supply.skulls": 9}, "variant": "quick"}, ("quick", 1)):
        text = record.write(sacbe.new("tzolkin", players=2, **box))
        found = house.post("/api/records/check", {"record": text}).json()
        assert (found["variant"], found["changes"]) == told


def test_nobody_is_sent_to_a_variant_unasked(house: House) -> None:
    waiting = house.open("tzolkin", visibility="public", components=read(house, QUICK)["components"])
    assert find(house, game="tzolkin", players=2)["table"] != waiting.id
    assert waiting.id in {one["id"] for one in house.get("/api/tables", phase="open").json()}
