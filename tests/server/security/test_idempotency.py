"""Asking again because an answer was lost: the same key gets the same seat, whoever answers and whenever."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import pytest

from sacbe.server.cluster.event_bus import EventBus
from sacbe.server.security.idempotency import IdempotencyKey
from sacbe.server.storage.store import Store
from sacbe.server.tables.lobby import Lobby, NewTable, Sitter
from sacbe.server.tables.manager import Tables, seat_of
from support.server.tables import PAIR, SOLO, House, Player, play_out

pytestmark = pytest.mark.once

BODY = {"game": "bul", "seats": PAIR, "name": "Ann"}


def key() -> str:
    return secrets.token_urlsafe(24)


def said(key: str) -> dict[str, str]:
    return {"Idempotency-Key": key}


def tables_of(house: House) -> int:
    return sum(house.run(house.tables.store.count_by_phase()).values())


def test_a_table_is_opened_once(house: House) -> None:
    before, mine = tables_of(house), key()
    first = house.post("/api/tables", BODY, **said(mine))
    house.forget(first.json()["table"]["id"])
    again = house.post("/api/tables", BODY, **said(mine))
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json() and tables_of(house) == before + 1
    other = house.post("/api/tables", BODY, **said(key()))
    assert other.json()["table"]["id"] != first.json()["table"]["id"] and other.json()["token"] != first.json()["token"]
    assert house.opened(again).bare("stand").status_code == 200


def test_a_game_that_began_meanwhile_is_still_the_answer(house: House) -> None:
    mine, body = key(), {**BODY, "seats": SOLO}
    one = house.opened(house.post("/api/tables", body, **said(mine)))
    one.await_turn()
    one.play()
    again = house.post("/api/tables", body, **said(mine)).json()
    assert (again["table"]["id"], again["token"], again["seat"]) == (one.id, one.token, one.seat)
    assert again["table"]["phase"] == "playing"


def test_a_seat_is_taken_once(house: House) -> None:
    one = house.open("tzolkin", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    mine = key()
    first = house.post(f"/api/tables/{one.id}/join", {"name": "Bob"}, **said(mine)).json()
    other = house.post(f"/api/tables/{one.id}/join", {"name": "Cid"}, **said(key())).json()
    house.forget(one.id)
    again = house.post(f"/api/tables/{one.id}/join", {"name": "Bob"}, **said(mine))     # the game has begun since then
    assert again.status_code == 201 and again.json() == first and first["seat"] != other["seat"]
    assert Player(house, one.id, again.json()["token"]).state()["you"] == first["seat"]
    assert [seat["name"] for seat in one.state()["table"]["seats"]] == ["Ann", "Bob", "Cid"]


def test_who_gave_a_seat_up_may_take_one_again_with_the_same_key(house: House) -> None:
    one, mine = house.open("bul"), key()
    first = house.post(f"/api/tables/{one.id}/join", {"name": "Bob"}, **said(key())).json()
    assert first["seat"]
    table = house.open("tzolkin", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    path = f"/api/tables/{table.id}/join"
    taken = house.post(path, {"name": "Bob"}, **said(mine)).json()
    assert Player(house, table.id, taken["token"]).bare("stand").status_code == 200
    again = house.post(path, {"name": "Bob"}, **said(mine))
    assert again.status_code == 201 and again.json()["revision"] == taken["revision"] + 2


def test_a_rematch_a_fork_and_an_upload_are_made_once(house: House) -> None:
    one, two = house.pair()
    play_out(one, two)
    ours = [key(), key()]
    for player, mine in zip((one, two), ours):
        path = f"/api/tables/{player.id}/rematch"
        first, again = (house.post(path, {}, player.token, **said(mine)).json() for _ in range(2))
        assert (first["table"], first["seat"], first["token"]) == (again["table"], again["seat"], again["token"])
    for path, body in ((f"/api/tables/{one.id}/fork", {"at": 2, "table": BODY}),
                       ("/api/records", {"record": one.get("record").text, "table": BODY, "at": 2})):
        answers = [house.post(path, body, **said(ours[0])) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 201]
        assert answers[0].json() == answers[1].json()
        assert answers[0].json()["table"]["id"] != one.id


@pytest.mark.parametrize("wrong", ["", "short", "x" * 65, "a b" * 10, "\u00e9" * 30])
def test_a_key_has_its_form(house: House, wrong: str) -> None:
    before = tables_of(house)
    answer = house.http.post("/api/tables", json=BODY, headers={"Idempotency-Key": wrong.encode("latin-1")})
    assert (answer.status_code, answer.json()["error"]) == (400, "repeat-key"), answer.text
    assert tables_of(house) == before


def test_a_key_is_for_one_table(house: House) -> None:
    mine = key()
    assert house.post("/api/tables", BODY, **said(mine)).status_code == 201
    answer = house.post("/api/tables", {**BODY, "game": "tzolkin", "seats": [*PAIR, {"kind": "open"}]}, **said(mine))
    assert (answer.status_code, answer.json()["error"]) == (409, "repeat-key-used")


def test_asking_again_is_no_further_table_of_an_address(tmp_path: Path) -> None:
    with House(tmp_path, max_tables_per_address=1) as house:
        mine = key()
        codes = [house.post("/api/tables", BODY, **said(mine)).status_code for _ in range(3)]
        assert codes == [201, 201, 201]
        assert house.post("/api/tables", BODY, **said(key())).status_code == 429
        assert house.post("/api/tables", BODY).status_code == 429


def test_processes_that_are_asked_at_once_open_one_table_and_take_one_seat(database: str) -> None:
    new = NewTable("tzolkin", [Sitter("me"), Sitter("open"), Sitter("open")])

    async def run() -> None:
        stores = [Store(database), Store(database)]
        for store in stores:
            await store.open()
        try:
            lobbies = [Lobby(Tables(store, EventBus(), shared=True)) for store in stores]
            mine = IdempotencyKey(key())
            opened = await asyncio.gather(*(lobby.open(new, key=mine) for lobby in lobbies))
            assert len({(one.live.row.id, one.token) for one in opened}) == 1
            assert sum((await stores[0].count_by_phase()).values()) == 1
            id = opened[0].live.row.id
            first = await lobbies[0].join(id, None, "Bob", key=mine.derive("x"))
            assert await lobbies[1].join(id, None, "Bob", key=mine.derive("x")) == first
            async with lobbies[1].tables.table(id) as live:
                assert seat_of(live, first[1]) == first[0] and sum(row.kind == "open" for row in live.seats) == 1
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


def test_nothing_of_a_key_is_stored_or_logged(house: House) -> None:
    import structlog

    mine: Any = key()
    with structlog.testing.capture_logs() as lines:
        house.post("/api/tables", BODY, **said(mine))
    assert mine not in str(lines)
    assert all(mine.encode() not in path.read_bytes() for path in house.file.parent.glob("sacbe.db*"))
