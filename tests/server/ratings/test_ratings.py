"""Ratings and history: counted once, only between people with accounts; and set-ups that people keep."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sacbe.server.accounts import setups_store as storage
from sacbe.server.ratings import service as module
from sacbe.server.ratings.service import FRESH, displayed_rating, rate_game
from sacbe.server.ratings.store import RatingStore
from sacbe.server.storage.rows import AccountRow, ResultRow, TableRow
from sacbe.server.storage.store import Store
from server.friends.test_friends import Member
from support.server.tables import SOLO, House, Player, play_out, wait_for

pytestmark = pytest.mark.once

PLAN = {"chairs": [{"kind": "here"}, {"kind": "bot", "level": "hard", "style": "builder"}], "clock": "move-1d",
        "options": {"captors": "back"}}


def mine(who: Member) -> dict[str, Any]:
    found = who.house.get("/api/account/ratings", who.token).json()["mine"]
    return {row["game"]: row for row in found}


def history(who: Member, **query: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = who.house.get("/api/account/history", who.token, **query).json()
    return found


def played(house: House, ann: Member, bob: Member, **more: Any) -> tuple[Player, Player, list[str]]:
    """A game of two people with accounts, and who has won it."""
    one = house.open(login=ann.token, **more)
    two = house.join(one.id, login=bob.token)
    return one, two, play_out(one, two)["result"]["winners"]


def test_a_game_between_accounts_is_rated(house: House) -> None:
    ann, bob = Member(house, "Ann"), Member(house, "Bob")
    one, _, winners = played(house, ann, bob, title="First")
    wait_for(lambda: history(ann) and history(bob))
    first, second = (ann, bob) if winners == [one.seat] else (bob, ann)
    assert mine(first)["bul"]["rating"] > 1500 > mine(second)["bul"]["rating"]
    assert (mine(first)["bul"]["won"], mine(second)["bul"]["won"]) == (1, 0)
    assert mine(first)["bul"]["deviation"] < round(60 * FRESH.sigma)
    row = history(first, game="bul")[0]
    assert (row["table"], row["title"], row["place"], row["players"]) == (one.id, "First", 1, 2)
    assert row["rating"] == mine(first)["bul"]["rating"] and row["names"] == ["Ann", "Bob"]
    assert history(second)[0]["place"] == 2 and history(first, game="tzolkin") == []
    assert history(first, before=row["at"]) == []
    one.bare("archive")
    house.run(house.ratings.catch_up())
    assert len(history(first)) == 1 and mine(first)["bul"]["rated"] == 1


def test_a_variant_is_not_rated(house: House) -> None:
    """It is played and remembered, but it is not the game that ratings are for."""
    ann, bob = Member(house, "Ann"), Member(house, "Bob")
    own = {"variant": "short", "calendar.teeth": 8, "calendar.food_days.1.tooth": 2, "calendar.food_days.2.tooth": 4,
           "calendar.food_days.3.tooth": 6, "calendar.food_days.4.tooth": 8}
    one, _, _ = played(house, ann, bob, game="tzolkin", components=own)
    shown = one.state()
    assert (shown["table"]["edition"], shown["table"]["components"]) == ("short", own)
    assert shown["view"]["variant"]["name"] == "short"
    wait_for(lambda: history(ann) and history(bob))
    found = mine(ann)["tzolkin"]
    assert history(ann)[0]["rating"] is None and (found["rating"], found["rated"], found["played"]) == (None, 0, 1)


def test_bots_guests_and_helped_games_are_not_rated(house: House) -> None:
    ann = Member(house, "Ann")
    alone = house.open(seats=SOLO, login=ann.token)
    while alone.await_turn()["table"]["phase"] == "playing":
        alone.play()
    wait_for(lambda: history(ann))
    with_guest = house.open(login=ann.token)
    play_out(with_guest, house.join(with_guest.id))
    wait_for(lambda: len(history(ann)) == 2)
    found = mine(ann)["bul"]
    assert (found["rating"], found["rated"], found["played"]) == (None, 0, 2)
    assert [row["rating"] for row in history(ann)] == [None, None]


def test_who_resigns_is_last(house: House) -> None:
    ann, bob = Member(house, "Ann"), Member(house, "Bob")
    one = house.open(login=ann.token)
    two = house.join(one.id, login=bob.token)
    two.bare("resign")
    while one.await_turn()["table"]["phase"] == "playing":
        one.play()
    wait_for(lambda: history(bob))
    assert history(bob)[0]["place"] == 2 and mine(bob)["bul"]["rating"] < 1500


def test_what_a_crash_left_is_counted_later(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module.RatingService, "on_step", lambda self, live, step: None)
    ratings = house.ratings
    at = next(number for number, one in enumerate(house.tables.on_step_committed)
              if getattr(one, "__self__", None) is ratings)
    house.tables.on_step_committed[at] = lambda live, step: None
    try:
        ann, bob = Member(house, "Ann"), Member(house, "Bob")
        played(house, ann, bob)
        assert history(ann) == []
        house.run(ratings.catch_up())
        assert len(history(ann)) == len(history(bob)) == 1
    finally:
        monkeypatch.undo()
        house.tables.on_step_committed[at] = ratings.on_step


def test_friends_see_ratings_and_nobody_else(house: House) -> None:
    ann, bob, cleo = (Member(house, name) for name in ("Ann", "Bob", "Cleo"))
    played(house, ann, bob)
    wait_for(lambda: history(ann))
    assert cleo.house.get("/api/account/ratings", cleo.token).json() == {"mine": [], "friends": []}
    cleo.befriend(ann)
    found = cleo.house.get("/api/account/ratings", cleo.token).json()["friends"]
    assert [(row["name"], row["game"], row["rated"]) for row in found] == [(ann.name, "bul", 1)]


def test_a_deleted_account_takes_its_results_along(house: House) -> None:
    ann, bob = Member(house, "Ann"), Member(house, "Bob")
    played(house, ann, bob)
    wait_for(lambda: history(ann))
    ann.do("account/delete", 204, password="a long sentence")
    house.run(house.ratings.catch_up())
    assert len(history(bob)) == 1 and mine(bob)["bul"]["rated"] == 1


def test_two_processes_count_a_game_once(database: str) -> None:
    """Both write at the same time; on either kind of database."""
    async def work() -> None:
        stores = [Store(database) for _ in range(2)]
        for store in stores:
            await store.open()
        for id in ("a", "b"):
            await stores[0].create_account(AccountRow(id=id, name=id, display=id, password_hash="", created=0.0))
        for table in range(6):
            await stores[0].create(TableRow(id=f"t{table}", game="bul", rules=1, players=2, options={}), [])

        async def count(store: Store, table: int) -> bool:
            rows = [ResultRow(table_id=f"t{table}", account=id, game="bul", at=float(table), place=place, players=2,
                              score=1.0) for place, id in enumerate("ab", 1)]
            return await RatingStore(store).record_results(rows, lambda before: rate_game(before, [1, 2]), FRESH)

        counted = await asyncio.gather(*(count(store, table) for table in range(6) for store in stores))
        assert sum(counted) == 6
        found = [await RatingStore(stores[0]).list_ratings(id) for id in ("a", "b")]
        assert [row[0].games for row in found] == [6, 6] and found[0][0].mu > found[1][0].mu
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_ranks_make_ratings() -> None:
    after = rate_game([FRESH, FRESH, FRESH], [1, 2, 2])
    assert displayed_rating(after[0].mu) > 1500 > displayed_rating(after[1].mu)
    assert after[1].mu == pytest.approx(after[2].mu)


def test_set_ups_are_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = Member(house, "Ann"), Member(house, "Bob")

    def put(status: int = 200, **body: Any) -> Any:
        answer = house.http.put("/api/account/setups", json=body, headers={"Authorization": f"Bearer {ann.token}"})
        assert answer.status_code == status, answer.text
        return answer.json()

    for _ in range(2):
        assert [one["name"] for one in put(name=" Friday ", game="bul", plan=PLAN)] == ["Friday"]
    few = {"supply.skulls": 9, "variant": "few"}
    kept = put(name="Other", game="tzolkin", plan={"chairs": [{"kind": "here"}], "components": few})
    assert kept[0]["plan"]["components"] == few and kept[1]["plan"]["components"] == {}
    assert [one["name"] for one in kept] == ["Other", "Friday"]
    assert kept[1]["plan"]["chairs"][1] == {"kind": "bot", "level": "hard", "style": "builder", "guest": ""}
    assert house.get("/api/account/setups", bob.token).json() == []
    assert put(404, name="x", game="ludo", plan=PLAN)["error"].startswith("unknown-game")
    assert put(400, name=" ", game="bul", plan=PLAN)["error"] == "setup-name"
    assert put(400, name="x", game="bul", plan={"chairs": []})["error"] in ("request", "request-field")
    monkeypatch.setattr(storage, "MOST_SETUPS", 2)
    assert put(400, name="Third", game="bul", plan=PLAN)["error"] == "setups-many"
    assert len(put(name="Friday", game="bul", plan=PLAN)) == 2
    left = house.post("/api/account/setups/remove", {"name": "Friday"}, ann.token).json()
    assert [one["name"] for one in left] == ["Other"]
