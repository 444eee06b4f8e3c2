"""What a thing of the board is, over HTTP: for a seat, a watcher and an earlier moment; and people by their names."""

from __future__ import annotations

import pytest

from support.server.tables import House, Player, asked

pytestmark = pytest.mark.once

WRONG = ("", "corn", "good", ":", "good:", "Good:corn", "good:corn wood", "good:co/rn", "x" * 60 + ":" + "y" * 60)


def test_a_thing_is_explained_to_everybody_as_each_may_know_it(house: House) -> None:
    one, _ = asked(*house.pair("tzolkin"))
    mine = one.get("explained", thing="good:corn").json()
    assert mine["title"] == "Corn" and mine["rules"][0]["rule"].startswith("tz.") and "You have" in mine["notes"][0]
    watcher = Player(house, one.id).get("explained", thing="good:corn").json()
    assert watcher["title"] == "Corn" and watcher["notes"] == []
    german = house.get(f"/api/tables/{one.id}/explained", one.token, lang="de", thing="temple:brown").json()
    assert german["title"] == "Chaac" and "Stufe" in " ".join(german["notes"])


def test_what_the_game_does_not_know_has_no_title(house: House) -> None:
    one, _ = asked(*house.pair("bul"))
    for thing in ("place:999", "god:7", "zz:zz"):
        assert one.get("explained", thing=thing).json()["title"] in ("", "Space 999")


@pytest.mark.parametrize("thing", WRONG)
def test_what_is_no_thing_is_refused(house: House, thing: str) -> None:
    one, _ = asked(*house.pair("bul"))
    assert one.get("explained", thing=thing).status_code == 400


def test_an_earlier_moment_is_explained_as_it_was(house: House) -> None:
    one, two = asked(*house.pair("bul"))
    at = one.state()["answers"]
    before = one.get(f"replay/{at}/explained", thing=f"seat:{one.seat}").json()
    one.act("choice", move=one.state()["options"][0]["move"])
    assert one.get(f"replay/{at}/explained", thing=f"seat:{one.seat}").json() == before
    assert one.get("explained", thing=f"seat:{one.seat}").json()["notes"] != before["notes"]
    assert two.get("replay/999999/explained", thing="seat:red").status_code in (400, 404)


def test_seats_go_by_the_names_of_their_players(house: House) -> None:
    one, _ = asked(*house.pair("bul"))
    people = {row["seat"]: row["name"] for row in one.state()["table"]["seats"]}
    assert one.get("explained", thing=f"seat:{one.seat}").json()["title"] == people[one.seat or ""]
