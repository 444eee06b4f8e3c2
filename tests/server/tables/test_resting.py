"""A table at which no person plays any more: bots play on for those who look on, and it rests when nobody does."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from sacbe.bots.thinker import BotJob
from sacbe.server.storage.rows import TOURNAMENT
from sacbe.server.tables.core.table import LiveTable, header_facts, may_go_on, waiting_reason
from sacbe.server.tables.onlookers import FOR_A_WHILE
from sacbe.server.tables.scheduler import ORPHAN_SECONDS, due_time
from sacbe.server.views import table_view
from sacbe.server.views.table_view import TableReader
from server.tables.test_standing_in import a_step, alone, pause
from support.server.tables import SOLO, House, Player, asked, wait_for

pytestmark = pytest.mark.once

SEATS = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
CLOCK = {"kind": "move", "seconds": 60}


@pytest.fixture
def still_house(late_house: House) -> Iterator[House]:
    """A server whose clock goes on only when it is set forward."""
    real = late_house.tables.now
    begun = real()
    late_house.tables.now = lambda: begun + late_house.ahead
    late_house.ahead = 0.0
    yield late_house
    late_house.tables.now = real


def skip(house: House, seconds: float) -> None:
    """Set the clock forward, and let those look at it who wait."""
    house.skip(seconds)

    async def work() -> None:
        for pausing in house.scheduler.pausing.values():
            pausing.set()

    house.run(work())


class BotsOnHold:
    """Bots of a house that answer only when a test lets them, so that no game ends while the test looks elsewhere."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house, self.permits = house, asyncio.Semaphore(0)
        choose = house.scheduler.bot_pool.choose

        async def choose_when_permitted(job: BotJob, id: str, owner: str) -> int:
            await self.permits.acquire()
            return await choose(job, id, owner)

        monkeypatch.setattr(house.scheduler.bot_pool, "choose", choose_when_permitted)

    def permit(self) -> None:
        """Let one more decision be made."""
        async def work() -> None:
            self.permits.release()

        self.house.run(work())

    def play_on(self, id: str) -> None:
        """Two decisions are made, one after the other."""
        before = answers(self.house, id)
        for number in (1, 2):
            self.permit()
            wait_for(partial(self._has_made, id, before + number))

    def _has_made(self, id: str, decisions: int) -> bool:
        return answers(self.house, id) == decisions

    def rest(self, id: str) -> None:
        """The bot that thinks answers, and no other one begins."""
        if id in self.house.scheduler.busy:
            self.permit()
        rests(self.house, id)


def answers(house: House, id: str) -> int:
    """How many decisions are stored; nobody looks at the table for that."""
    return sum(step.kind == "choice" for step in house.steps(id))


def plays_on(house: House, id: str) -> None:
    """Bots make more than one decision from now on."""
    before = answers(house, id)
    wait_for(lambda: answers(house, id) > before + 1)


def rests(house: House, id: str) -> None:
    """Wait until nothing here waits for the table any more."""
    wait_for(lambda: id not in house.scheduler.busy)
    assert house.stored(id)[0]["waiting"] == "watcher" and house.stored(id)[0]["phase"] == "playing"
    assert id not in house.scheduler.pausing and id not in house.scheduler.onlookers.looks


def timed_out(house: House) -> Player:
    """Somebody who plays alone with bots, whose clock has run out, and whose bot waits; the table is looked at."""
    one = house.open("tzolkin", SEATS, clock=CLOCK)
    one.await_turn()
    skip(house, 61)
    wait_for(lambda: any(step.kind == "timeout" for step in house.steps(one.id)))
    return one


@contextmanager
def watched(one: Player) -> Iterator[Player]:
    """A watcher who has the table open."""
    watcher = Player(one.house, one.id)
    with watcher.socket() as wire:
        wire.next("state")
        yield watcher


# ---------------------------------------------------------------- resting

def test_bots_play_on_while_somebody_looks_and_rest_when_nobody_does(still_house: House,
                                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    house = still_house
    bots = BotsOnHold(house, monkeypatch)
    one = house.open("tzolkin", SEATS)
    assert one.bare("leave").status_code == 200
    bots.play_on(one.id)                                 # who has left has just been there
    skip(house, FOR_A_WHILE + 1)
    bots.rest(one.id)
    before = answers(house, one.id)
    house.run(house.scheduler._look())
    assert one.id not in house.scheduler.busy and answers(house, one.id) == before
    for look in ("state", "events", ""):
        assert house.get(f"/api/tables/{one.id}/{look}".rstrip("/")).status_code == 200
        bots.play_on(one.id)
        skip(house, FOR_A_WHILE + 1)
        bots.rest(one.id)
    with watched(one):
        skip(house, 100 * FOR_A_WHILE)
        bots.play_on(one.id)
    bots.play_on(one.id)
    skip(house, FOR_A_WHILE + 1)
    bots.rest(one.id)


def test_a_table_that_rests_is_there_for_who_comes_back(still_house: House) -> None:
    house = still_house
    one = house.open("tzolkin", SEATS)
    assert one.bare("leave").status_code == 200
    skip(house, FOR_A_WHILE + 1)
    rests(house, one.id)
    house.forget(one.id)
    assert one.bare("back").status_code == 200
    assert one.await_turn()["options"]
    one.play()


def test_a_clock_that_runs_out_while_nobody_looks_ends_in_a_rest(still_house: House) -> None:
    house = still_house
    one = timed_out(house)
    rests(house, one.id)
    assert house.steps(one.id)[-1].kind == "timeout"
    assert one.state()["wait"] == {"seat": one.seat, "until": house.tables.now() + 1.0, "may_go_on": True}
    skip(house, 1.1)
    plays_on(house, one.id)


def test_bots_play_between_people_though_nobody_looks(still_house: House) -> None:
    """Who is told of their turn by e-mail finds it there."""
    house = still_house
    one = house.open("tzolkin", [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}])
    two = house.join(one.id)
    skip(house, 100 * FOR_A_WHILE)
    known = house.fold(one.id)
    for _ in range(6):
        live = wait_for(lambda: found if (found := house.fold(one.id)).asked_seat in found.human_seats() else None)
        player = next(player for player in (one, two) if live.definition.seats[live.asked_seat] == player.seat)
        player.post("choice", revision=live.revision,
                    move=live.definition.grammar.write(live.started_game.state.ask.options[0]))
        skip(house, 100 * FOR_A_WHILE)
    assert house.fold(one.id).revision >= known.revision + 6
    assert two.bare("leave").status_code == 200
    skip(house, 100 * FOR_A_WHILE)
    live = wait_for(lambda: found if (found := house.fold(one.id)).asked_seat in found.human_seats() else None)
    assert live.definition.seats[live.asked_seat] == one.seat


def test_a_game_of_a_tournament_comes_to_its_end_though_nobody_looks(still_house: House) -> None:
    house = still_house
    one = house.open("bul", SOLO)
    one.await_turn()
    house.run(house.tables.store.update_table(one.id, owner=f"{TOURNAMENT}none"))
    house.forget(one.id)
    assert one.bare("leave").status_code == 200
    skip(house, 100 * FOR_A_WHILE)
    wait_for(lambda: house.stored(one.id)[0]["phase"] == "over")


def test_a_rated_game_waits_for_nobody_who_looks(house: House) -> None:
    live = alone(house, "timeout")
    assert (live.is_counted, live.is_bots_only, waiting_reason(live), may_go_on(live, 0)) == (False, True, "watcher",
                                                                                              True)
    for seat, row in enumerate(live.seats):
        row.kind, row.bot, row.account = "human", "", f"account {seat}"
    live.apply(a_step(live, "left", 1))
    assert (live.is_counted, live.is_bots_only, waiting_reason(live), may_go_on(live, 0)) == (True, False, "bot", False)
    assert header_facts(live)["waiting"] == "bot" and pause(live) == 1.0
    assert due_time(live, ORPHAN_SECONDS) == live.bot_due + ORPHAN_SECONDS
    live.row.base = [1]
    assert not live.is_counted


def test_what_an_older_program_says_of_a_table_is_put_right_once(still_house: House) -> None:
    house = still_house
    one = house.open("tzolkin", SEATS)
    assert one.bare("leave").status_code == 200
    skip(house, FOR_A_WHILE + 1)
    rests(house, one.id)
    house.run(house.tables.store.update_table(one.id, waiting="bot"))
    house.forget(one.id)
    skip(house, ORPHAN_SECONDS + 1)
    house.run(house.scheduler._look())
    wait_for(lambda: house.stored(one.id)[0]["waiting"] == "watcher")
    rests(house, one.id)
    assert one.id not in house.run(house.tables.store.tables_waiting_for_bots(house.tables.now()))


def test_another_process_plays_on_where_somebody_looks_there(tmp_path: Path, postgres_url: str,
                                                             monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that played stops, because nobody looks at the table there; the other one needs not be asked."""
    with (House(tmp_path / "a", database=postgres_url) as first, House(tmp_path / "b", database=postgres_url) as other):
        here, there = BotsOnHold(first, monkeypatch), BotsOnHold(other, monkeypatch)
        one = first.open("tzolkin", SEATS)
        with watched(Player(other, one.id)):
            assert one.bare("leave").status_code == 200
            here.play_on(one.id)
            assert one.id in first.scheduler.busy
            skip(first, FOR_A_WHILE + 1)
            here.permit()
            wait_for(lambda: one.id not in first.scheduler.busy)
            skip(other, FOR_A_WHILE + 1)                    # both have one clock
            other.run(other.scheduler._look())
            assert one.id in other.scheduler.busy
            skip(other, ORPHAN_SECONDS + 1)
            there.play_on(one.id)
            assert one.id not in first.scheduler.busy


# ---------------------------------------------------------------- going on

def test_whoever_looks_on_reads_whom_a_bot_waits_for(house: House) -> None:
    live = alone(house, "timeout")
    shown = {"seat": live.definition.seats[0], "until": live.bot_due, "may_go_on": True}
    assert [wait(live, seat) for seat in (None, 0, 1)] == [shown] * 3
    live.row.delay = 30.0
    assert wait(live, None) == {**shown, "until": live.bot_due + 30.0, "may_go_on": False}
    assert wait(live, 0) == shown
    live.apply(a_step(live, "pause", 0))
    assert wait(live, 0) is None
    live.apply(a_step(live, "resume", 0))
    news = table_view.render_news
    live.choose(0, live.started_game.state.ask.options[0], 5.0)
    told = news(live, TableReader(None, "en", True), live.revision - 1, 5.0)
    assert told is not None and told["wait"] == wait(live, None)
    assert wait(alone(house, "left"), None) is None


def wait(live: LiveTable, seat: int | None) -> object:
    return table_view.render_state(live, TableReader(seat, "en", True), 0.0)["wait"]


@pytest.mark.parametrize("who", ["seat", "watcher", "socket of the seat", "socket of a watcher"])
def test_seats_and_watchers_let_a_bot_go_on(still_house: House, who: str) -> None:
    house = still_house
    one = timed_out(house)
    player = one if "seat" in who else Player(house, one.id)
    assert player.state()["wait"]["may_go_on"] is True
    revision = player.revision
    if "socket" in who:
        with player.socket() as wire:
            answer = wire.ask(type="go-on")
            assert (answer["type"], answer.get("revision", revision + 1)) == ("ack", revision + 1), answer
    else:
        answer = player.bare("go-on")
        assert (answer.status_code, answer.json()) == (200, {"revision": revision + 1})
    plays_on(house, one.id)                                 # though the clock stands still
    assert player.state()["wait"] is None
    assert player.bare("go-on").status_code == 200          # nothing more to do
    assert [step.kind for step in house.steps(one.id)].count("left") == 1
    assert one.bare("back").status_code == 200              # as after every leave


def test_nobody_hurries_bots_where_people_play_or_who_sees_what_is_past(still_house: House) -> None:
    house = still_house
    one, _ = asked(*house.pair("tzolkin"))
    one.refused_bare("go-on", "not-waiting")
    Player(house, one.id).refused_bare("go-on", "not-waiting")
    with Player(house, one.id).socket() as wire:
        assert wire.ask(type="go-on")["error"] == "not-waiting"
    late = house.open("tzolkin", SEATS, clock=CLOCK, delay=30.0)
    late.await_turn()
    skip(house, 61)
    wait_for(lambda: any(step.kind == "timeout" for step in house.steps(late.id)))
    Player(house, late.id).refused_bare("go-on", "forbidden-go-on", 403)
    assert late.bare("go-on").status_code == 200
    assert house.post("/api/tables/none/go-on").status_code == 404


def test_nobody_hurries_bots_where_the_result_counts(still_house: House) -> None:
    house = still_house
    one = house.open("tzolkin", SEATS, clock=CLOCK)
    one.await_turn()
    house.run(house.tables.store.update_table(one.id, owner=f"{TOURNAMENT}none"))
    house.forget(one.id)
    skip(house, 61)
    wait_for(lambda: any(step.kind == "timeout" for step in house.steps(one.id)))
    assert one.state()["wait"] == {"seat": one.seat, "until": house.tables.now() + 1.0, "may_go_on": False}
    for player in (one, Player(house, one.id)):
        player.refused_bare("go-on", "forbidden-go-on", 403)
