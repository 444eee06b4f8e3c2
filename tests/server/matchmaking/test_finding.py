"""Public tables with filters, and a seat at one that fits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.friends.test_friends import Member
from support.server.tables import House, Player

pytestmark = pytest.mark.once

KEY = "0123456789abcdef0123456789abcdef"


@pytest.fixture
def town(tmp_path: Path) -> Any:
    with House(tmp_path) as house:
        yield house


def find(house: House, login: str = "", key: str = "", **body: Any) -> dict[str, Any]:
    headers = {"Idempotency-Key": key} if key else {}
    answer = house.post("/api/tables/find", {"game": "bul", **body}, login, **headers)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_tables_are_found_by_what_they_are_like(town: House) -> None:
    trio = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    bul = town.open(visibility="public")
    german = town.open("tzolkin", trio, visibility="public", language="de")
    quick = town.open("tzolkin", visibility="public", clock={"kind": "game", "seconds": 600})
    town.open("tzolkin")                                        # only for those who have the link

    def ids(**query: Any) -> set[str]:
        return {one["id"] for one in town.get("/api/tables", phase="open", **query).json()}

    assert ids() == {bul.id, german.id, quick.id}
    assert ids(game="tzolkin") == {german.id, quick.id}
    assert ids(players=2) == {bul.id, quick.id} and ids(free=2) == {german.id}
    assert ids(language="de") == {german.id} and ids(clock="game") == {quick.id}
    assert ids(clock="none", game="tzolkin") == {german.id} and ids(game="none") == set()
    assert town.get("/api/tables", clock="sundial").status_code == 400
    assert town.get("/api/tables", free=-1).status_code == 400


def test_the_first_opens_a_table_and_the_second_finds_it(town: House) -> None:
    one = find(town, name="Ann")
    assert one["is_new"] and town.get("/api/tables", phase="open").json()[0]["id"] == one["table"]
    two = find(town, name="Bob")
    assert (two["is_new"], two["table"]) == (False, one["table"])
    state = Player(town, one["table"], two["token"]).state()
    assert state["you"] == two["seat"] and state["table"]["phase"] == "playing"
    assert find(town)["is_new"]                                 # that one is full


def test_any_game_may_be_looked_for(town: House) -> None:
    waiting = town.open(visibility="public")
    found = find(town, game="", otherwise="tzolkin")
    assert (found["table"], found["game"], found["is_new"]) == (waiting.id, "bul", False)
    opened = find(town, game="", otherwise="tzolkin")
    assert (opened["game"], opened["is_new"]) == ("tzolkin", True)


def test_only_what_fits_is_found(town: House) -> None:
    timed = town.open(visibility="public", clock={"kind": "game", "seconds": 600})
    town.open("tzolkin", visibility="public")
    new = find(town, clock="none")
    assert new["is_new"] and town.get(f"/api/tables/{new['table']}").json()["clock"]["kind"] == "none"
    assert find(town, clock="game")["table"] == timed.id
    trio = find(town, game="tzolkin", players=3, clock="move")
    shown = town.get(f"/api/tables/{trio['table']}").json()
    assert (shown["players"], shown["clock"]["kind"]) == (3, "move")


def test_a_language_may_be_asked_for(town: House) -> None:
    english = town.open(visibility="public", language="en")
    new = find(town, language="de", only_language=True)
    assert new["is_new"] and town.get(f"/api/tables/{new['table']}").json()["language"] == "de"
    assert find(town, language="de")["table"] == english.id        # else it is only the language of a new table
    assert find(town, language="de", only_language=True)["table"] == new["table"]


def test_nobody_sits_down_with_themselves_or_with_whom_they_avoid(town: House) -> None:
    ann, bob, cleo = (Member(town, name) for name in ("Ann", "Bob", "Cleo"))
    mine = find(town, ann.token)
    ann.do("friends/block", name=bob.name)
    assert find(town, ann.token)["is_new"]
    assert find(town, bob.token)["is_new"]                      # he learns no more than that there was none
    assert find(town, cleo.token)["table"] == mine["table"]


def test_asked_again_it_is_the_same_seat(town: House) -> None:
    opened = find(town, key=KEY, name="Ann")
    assert find(town, key=KEY, name="Ann") == opened
    joined = find(town, key=KEY[::-1], name="Bob")
    assert find(town, key=KEY[::-1], name="Bob") == joined and joined["table"] == opened["table"]
    assert len(town.get("/api/tables").json()) == 1


def test_wrong_wishes(town: House) -> None:
    for body, key in (({"game": "ludo"}, "unknown-game"), ({"game": "bul", "players": 9}, "player-count"),
                      ({"game": "bul", "clock": "sundial"}, "request-field"), ({"otherwise": "ludo"}, "unknown-game"),
                      ({"game": "bul", "language": "xx"}, "unknown-language")):
        answer = town.post("/api/tables/find", body)
        assert 400 <= answer.status_code < 500 and answer.json()["error"].startswith(key), answer.text
    assert town.get("/api/tables").json() == []


def test_finding_counts_as_opening(tmp_path: Path) -> None:
    with House(tmp_path, max_tables_per_address=2) as house:
        for players in (2, 3):
            assert find(house, game="tzolkin", players=players)["is_new"]
        answer = house.post("/api/tables/find", {"game": "tzolkin", "players": 4})
        assert (answer.status_code, answer.json()["error"]) == (429, "too-many-tables")
