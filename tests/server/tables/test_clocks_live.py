"""Clocks at a table: they run for people only, run out, are paused, and are the same after a restart."""

from __future__ import annotations

import time
from typing import Any

import pytest

from sacbe.server.tables.scheduler import SLEEP
from support.server.tables import SOLO, House, asked, play_out, wait_for

pytestmark = pytest.mark.once

MOVE = {"kind": "move", "seconds": 60}
GAME = {"kind": "game", "seconds": 100, "increment": 10}


def kinds(house: House, id: str) -> list[str]:
    return [step.kind for step in house.steps(id)]


def left(player: Any) -> float:
    return float(player.state()["clocks"]["left"][player.seat])


def test_who_takes_too_long_is_played_by_a_bot_until_they_are_back(late_house: House) -> None:
    house = late_house
    one, two = asked(*house.pair(clock=MOVE))
    clocks = one.state()["clocks"]
    assert clocks["left"][one.seat] == pytest.approx(60, abs=5) and clocks["deadline"]
    house.skip(30)
    assert left(one) == pytest.approx(30, abs=5) and left(two) == 60
    assert "timeout" not in kinds(house, one.id)
    house.skip(31)
    wait_for(lambda: "timeout" in kinds(house, one.id))
    two.await_turn()
    shown = {seat["seat"]: seat for seat in two.state()["table"]["seats"]}
    assert shown[one.seat]["bot"] == "medium" and not shown[one.seat]["resigned"]
    assert left(two) == pytest.approx(60, abs=5)
    assert one.bare("back").status_code == 200
    two.play()
    asked(one, two)[0].play()
    assert kinds(house, one.id).count("timeout") == 1


def test_a_game_clock_gives_its_increment_and_what_is_used_up_is_gone(late_house: House) -> None:
    house = late_house
    one, two = asked(*house.pair(clock=GAME))
    house.skip(40)
    one.play()
    assert left(one) == pytest.approx(70, abs=5)
    one, two = asked(one, two)
    house.skip(200)
    wait_for(lambda: "timeout" in kinds(house, one.id))
    two.await_turn()
    before = house.stored(one.id)
    answer = one.bare("back")
    assert (answer.status_code, answer.json()["error"]) == (400, "seat-out-of-time")
    assert house.stored(one.id) == before
    assert play_out(two)["table"]["phase"] == "over"
    assert kinds(house, one.id).count("timeout") == 1


def test_a_pause_stops_the_clock(late_house: House) -> None:
    house = late_house
    one, two = asked(*house.pair(clock=MOVE))
    house.skip(20)
    two.act("offer", what="pause")
    one.act("answer", agree=True)
    assert one.state()["clocks"]["deadline"] is None and house.stored(one.id)[0]["deadline"] is None
    house.skip(10_000)
    assert left(one) == pytest.approx(40, abs=5)
    one.act("resume")
    assert left(one) == pytest.approx(40, abs=5) and "timeout" not in kinds(house, one.id)
    house.skip(45)
    wait_for(lambda: "timeout" in kinds(house, one.id))


def test_bots_have_no_clock_and_taking_back_wins_no_time(late_house: House) -> None:
    house = late_house
    one, two = asked(*house.pair("tzolkin", clock=MOVE))
    one.play()
    two.play()
    one, two = asked(one, two)
    house.skip(40)
    one.play()
    one.act("undo")
    assert left(one) == pytest.approx(20, abs=5)
    solo = house.open("bul", SOLO, clock=MOVE)
    solo.bare("leave")
    assert house.stored(solo.id)[0]["deadline"] is None


@pytest.mark.parametrize("clock", [MOVE, GAME])
def test_a_clock_ends_no_game_of_who_plays_alone(late_house: House, clock: dict[str, Any]) -> None:
    house = late_house
    one = house.open("tzolkin", SOLO, clock=clock)
    one.await_turn()
    house.skip(clock["seconds"] + 1)
    wait_for(lambda: "timeout" in kinds(house, one.id))
    assert house.stored(one.id)[0]["phase"] == "playing" and house.stored(one.id)[0]["deadline"] is None
    assert one.bare("back").status_code == 200
    one.await_turn()
    assert left(one) > 0.9 * clock["seconds"]
    one.play()
    house.forget(one.id)
    one.await_turn()
    assert kinds(house, one.id).count("timeout") == 1


def test_a_clock_runs_on_while_the_server_does_not(late_house: House) -> None:
    house = late_house
    one, two = asked(*house.pair(clock=MOVE))
    deadline = one.state()["clocks"]["deadline"]
    house.forget(one.id)
    assert one.state()["clocks"]["deadline"] == deadline == house.stored(one.id)[0]["deadline"]
    house.forget(one.id)
    house.skip(61)
    wait_for(lambda: "timeout" in kinds(house, one.id))
    two.await_turn()


def test_moves_at_a_table_with_a_clock_make_nobody_look_for_clocks(
        late_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house = late_house
    one, two = asked(*house.pair("tzolkin", clock=MOVE))
    due, looks = house.tables.store.overdue_tables, []

    async def counted(now: float) -> list[str]:
        looks.append(now)
        return list(await due(now))

    monkeypatch.setattr(house.tables.store, "overdue_tables", counted)
    begun = time.monotonic()
    for _ in range(20):
        asked(one, two)[0].play()
    assert len(looks) < 10 + (time.monotonic() - begun) / SLEEP
    house.skip(61)
    wait_for(lambda: "timeout" in kinds(house, one.id))


def test_an_answer_after_the_time_is_refused_or_in_time(late_house: House) -> None:
    """The one that comes first wins: the answer or the clock; never both."""
    house = late_house
    one, _ = asked(*house.pair("tzolkin", clock=MOVE))
    state = one.state()
    house.skip(61)
    answer = one.post("choice", revision=state["revision"], move=state["options"][0]["move"])
    assert answer.status_code in (200, 400, 409)
    steps = house.steps(one.id)
    first = next(step for step in steps if step.kind in ("choice", "timeout"))
    assert (first.kind == "choice") == (answer.status_code == 200)
