"""What a first game says to a seat over HTTP: only to the one that is asked, by name, and no more when it was read."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import games
from sacbe.school.notices.selection import has_notices
from support.server.tables import SOLO, Data, House, Player, wait_for

pytestmark = pytest.mark.once


def told(player: Player, lang: str = "en", **body: Any) -> Data:
    answer = player.house.post(f"/api/tables/{player.id}/notice", body, player.token, **{"Accept-Language": lang})
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


def test_a_seat_is_told_one_thing_in_its_language_until_it_has_read_it(house: House) -> None:
    player = house.open("tzolkin", SOLO)
    wait_for(lambda: told(player)["notice"] is not None)                # the bot may choose first
    found = told(player)
    notice = found["notice"]
    assert (notice["id"], notice["hint"]) == ("wealth", True)
    assert notice["title"] == "Choose what you begin with" and notice["rules"] == ["tz.setup.wealth-choose"]
    assert {thing["kind"] for thing in notice["show"]} == {"tile"}
    assert told(player, "fr")["notice"]["title"] == "Choisissez votre départ"
    again = [{"id": "wealth", "at": found["answers"]}]
    assert told(player, shown=again)["notice"]["id"] == "wealth"        # after a reload
    assert told(player, dismissed=["wealth"])["notice"] is None


def test_only_a_seat_may_ask_and_bad_questions_change_nothing(house: House) -> None:
    player = house.open("tzolkin", SOLO)
    path = f"/api/tables/{player.id}/notice"
    assert house.post(path, {}).status_code == 401
    for body in ({"shown": "wealth"}, {"shown": [{"id": "wealth"}]}, {"shown": [{"id": "x", "at": -1}]}, {"seen": []},
                 {"dismissed": [""]}, {"dismissed": ["x"] * 301}):
        assert house.post(path, body, player.token).status_code == 400, body
    assert house.post("/api/tables/none/notice", {}, player.token).status_code == 404


def test_a_game_without_notices_says_nothing(house: House) -> None:
    player = house.open("bul", SOLO)
    assert told(player)["notice"] is None
    assert {game: has_notices(game) for game in games.names()} == {
        "bul": False, "chichen_itza": True, "temple_of_chac": True, "tzolkin": True}
