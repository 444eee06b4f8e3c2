"""Tables of older rules, which go on with the values of then; and those that this program cannot play on, for other
rules or a broken step: they say so and harm nobody."""

from __future__ import annotations

import secrets
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe import games
from sacbe.games.components import files
from sacbe.kernel.core.chance import CommittedDriver
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.play import record
from sacbe.server.security.tokens import hash_token
from sacbe.server.storage.rows import SeatRow, StepRow, TableRow
from sacbe.server.tables import scheduler
from server.tables.test_lobby import login
from support.server.tables import SOLO, House, Player, asked, wait_for

pytestmark = pytest.mark.once

RECORDS = Path(__file__).parents[2] / "kernel" / "records" / "rules-1"


def change(house: House, sql: str, *values: Any) -> None:
    """Edit the database by hand, as nobody should."""
    with sqlite3.connect(house.file, timeout=20) as connection:
        connection.execute(sql, values)


def other_rules(house: House, player: Player) -> None:
    change(house, "UPDATE tables SET rules = 99 WHERE id = ?", player.id)
    house.forget(player.id)


def everything(player: Player, key: str) -> None:
    """Every way to the table says the same, and changes nothing."""
    house = player.house
    before = house.stored(player.id)
    answers = [house.get(f"/api/tables/{player.id}"),
               *[player.get(what) for what in ("state", "events", "decisions", "record", "dice", "chat")],
               player.get("why", move="x"), player.post("choice", revision=1, move="x"), player.bare("resign"),
               player.post("join"), player.bare("stand"), player.post("start"), player.bare("rematch"),
               player.post("archive"), player.post("chat", text="x"),
               player.post("fork", at=0, table={"game": "bul", "seats": SOLO})]
    for answer in answers:
        found = answer.json()
        assert answer.status_code in (400, 409) and found["error"] == key, answer.text
        assert found["text"] and "problem-" not in found["text"]
    with player.socket() as wire:
        assert wire.next("refused")["error"] == key
        assert wire.closed() == (1008, key)
    assert house.stored(player.id) == before


def test_a_table_of_other_rules_says_so_and_stays_as_it_is(house: House) -> None:
    one, _ = asked(*house.pair("tzolkin", visibility="public"))
    one.play()
    other_rules(house, one)
    everything(one, "rules-version")
    text = one.get("state").json()["text"]
    assert "99" in text and "tzolkin" in text
    change(house, "UPDATE tables SET rules = ? WHERE id = ?", games.load_definition("tzolkin").version, one.id)
    assert one.state()["you"] == one.seat               # with the program that knows these rules it goes on


def test_lists_still_work_beside_such_a_table(house: House) -> None:
    token = login(house, "Chaac")
    old, new = house.open(visibility="public", login=token), house.open(visibility="public", login=token)
    gone = house.open(visibility="public")
    other_rules(house, old)
    change(house, "UPDATE tables SET game = 'senet' WHERE id = ?", gone.id)
    house.forget(gone.id)
    listed = {row["id"]: row for row in house.get("/api/tables", limit=100).json()}
    assert old.id in listed and new.id in listed and listed[old.id]["rules"] == 99
    mine = {row["table"] for row in house.get("/api/account/games", token).json()}
    assert {old.id, new.id} <= mine
    answer = gone.get("state")
    assert answer.status_code == 404 and "senet" in answer.json()["text"]


BROKEN = {
    "an unknown kind": ("UPDATE steps SET kind = 'dance' WHERE table_id = ? AND revision = 3", 3),
    "an illegal choice": ("""UPDATE steps SET data = '{"choices":[999999]}' WHERE table_id = ? AND revision = 3""", 3),
    "a choice of no number": ("""UPDATE steps SET data = '{"choices":["x"]}' WHERE table_id = ? AND revision = 3""", 3),
    "no data": ("UPDATE steps SET data = '{}' WHERE table_id = ? AND revision = 3", 3),
    "data of another shape": ("UPDATE steps SET data = '[]' WHERE table_id = ? AND revision = 3", 3),
    "a step that is missing": ("DELETE FROM steps WHERE table_id = ? AND revision = 2", 3),
    "no start": ("UPDATE steps SET kind = 'sit' WHERE table_id = ? AND revision = 1", 2),
    "an agreement to nothing": ("UPDATE steps SET kind = 'agree' WHERE table_id = ? AND revision = 3", 3),
    "a seat that is missing": ("DELETE FROM seats WHERE table_id = ? AND seat = 1", 0),
    "another secret": ("UPDATE tables SET secret = x'00' WHERE id = ?", 2),
    "components that cannot be": ("""UPDATE tables SET components = '{"no.such":1}' WHERE id = ?""", 0),
    "a clock that is none": ("""UPDATE tables SET clock = '{"kind":"sand"}' WHERE id = ?""", 0),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_table_says_so_and_the_others_go_on(house: House, how: str) -> None:
    game = "bul" if how == "another secret" else "tzolkin"
    one, two = asked(*house.pair(game))
    for _ in range(4):
        asked(one, two)[0].play()
    sql, revision = BROKEN[how]
    change(house, sql, one.id)
    house.forget(one.id)
    answer = one.get("state")
    assert (answer.status_code, answer.json()["error"]) == (400, "table-broken"), answer.text
    facts = answer.json()["facts"]
    assert facts["table"] == one.id and (how == "another secret" or facts["revision"] == revision)
    if how == "an illegal choice":
        everything(one, "table-broken")
    other, _ = asked(*house.pair(game))
    other.play()


def test_bots_and_clocks_of_such_tables_are_left_alone(late_house: House) -> None:
    house = late_house
    clock = {"kind": "move", "seconds": 60}
    timed, _ = asked(*house.pair("tzolkin", clock=clock))
    waiting, _ = asked(*house.pair("tzolkin"))
    change(house, "UPDATE tables SET waiting = 'bot' WHERE id = ?", waiting.id)
    other_rules(house, waiting)
    change(house, "UPDATE steps SET kind = 'dance' WHERE table_id = ?", timed.id)
    house.forget(timed.id)
    before = house.stored(timed.id), house.stored(waiting.id)
    other, second = asked(*house.pair("bul", clock=clock))
    tried: list[str] = []
    load = house.tables._load

    async def counted(id: str) -> Any:
        tried.append(id)
        return await load(id)

    house.tables._load = counted
    house.skip(scheduler.ORPHAN_SECONDS + 61)
    wait_for(lambda: any(step.kind == "timeout" for step in house.steps(other.id)))
    wait_for(lambda: {timed.id, waiting.id} <= set(tried))
    for _ in range(5):
        house.skip(1)
        second.state()
    assert (house.stored(timed.id), house.stored(waiting.id)) == before
    assert tried.count(timed.id) == tried.count(waiting.id) == 1
    change(house, "UPDATE tables SET rules = (SELECT rules FROM tables WHERE id = ?) WHERE id = ?", timed.id,
           waiting.id)
    house.forget(waiting.id)
    assert waiting.state()["you"] == waiting.seat


# ---------------------------------------------------------------- older rules that can be read

def stored_then(house: House, name: str, decisions: int) -> Player:
    """A table as a server of rules 1 has left it after this many decisions: the game of a record with its secret."""
    text = (RECORDS / f"{name}.sacbe").read_text()
    old = sacbe.loads(text)
    assert isinstance(old.chance, CommittedDriver) and old.definition.version == 1
    named = dict(word.split("=") for word in text.splitlines()[4].split()[1:])
    id = secrets.token_urlsafe(9)
    row = TableRow(id=id, game=old.definition.name, rules=1, players=old.players, options=named, phase="playing",
                   secret=old.chance.secret)
    seats = [SeatRow(table_id=id, seat=seat, kind="human", name=f"P{seat}", token_hash=hash_token(f"{id} {seat}"))
             for seat in range(old.players)]
    steps = [StepRow(table_id=id, revision=1, at=1.0, seat=None, kind="start")]
    for entry in old.history:
        if entry.seat != CHANCE:
            if len(steps) > decisions:
                break
            steps.append(StepRow(table_id=id, revision=len(steps) + 1, at=1.0, seat=entry.seat, kind="choice",
                                 data={"choices": []}))
        if len(steps) > 1:                              # what chance answered before the first decision is not stored
            steps[-1].data["choices"].append(entry.choice)

    async def store() -> None:
        await house.tables.store.create(row, seats)
        for step in steps:
            await house.tables.store.commit(step, {})

    house.run(store())
    return Player(house, id, f"{id} 0", old.definition.seats[0])


def both(one: Player) -> tuple[Player, Player]:
    names = games.load_definition("ci").seats
    return asked(one, Player(one.house, one.id, f"{one.id} 1", names[1]))


@pytest.mark.parametrize("name", ["chichen_itza-2-committed", "temple_of_chac-2-committed"])
def test_a_table_of_older_rules_is_the_game_that_it_was(house: House, name: str) -> None:
    text = (RECORDS / f"{name}.sacbe").read_text()
    one = stored_then(house, name, 10_000)
    assert one.state()["table"]["phase"] == "over" and one.state()["table"]["rules"] == 1
    told = one.get("record").text
    assert told.splitlines()[5:-1] == text.splitlines()[5:-1]       # the head names the options that came later as well
    assert set(text.splitlines()[4].split()) < set(told.splitlines()[4].split())
    assert sacbe.loads(told) == sacbe.loads(text)


def test_a_table_of_older_rules_goes_on_with_the_values_of_then(house: House) -> None:
    one, _ = both(stored_then(house, "chichen_itza-2-committed", 20))
    steps = len(house.steps(one.id))
    for _ in range(3):
        one, _ = both(one)
        one.play()
    assert len(house.steps(one.id)) == steps + 3
    house.forget(one.id)
    assert one.state()["table"]["rules"] == 1
    assert house.fold(one.id).definition is games.load_definition("ci").legacy_version(1)
    values = one.get("components").json()["gears"]["movement"]["value"]
    assert values == files.read_legacy_components("chichen_itza")[1]["components"]["gears.movement.value"]
    assert values != house.get("/api/games/ci/components").json()["gears"]["movement"]["value"]


def test_what_follows_a_table_of_older_rules(house: House) -> None:
    """A fork goes on with answers that were given by older rules; a rematch is a new game."""
    one = stored_then(house, "chichen_itza-2-committed", 10_000)
    fork = house.opened(one.post("fork", at=150, table={"game": "ci", "seats": SOLO}))
    assert house.stored(fork.id)[0]["rules"] == 1 and fork.state()["table"]["phase"] == "playing"
    fork.await_turn()
    fork.play()
    again = one.bare("rematch")
    assert again.status_code == 201, again.text
    assert house.stored(again.json()["table"])[0]["rules"] == games.load_definition("ci").version


@pytest.mark.parametrize("name", ["chichen_itza-2-unfinished", "chichen_itza-2-own"])
def test_a_record_of_older_rules_becomes_a_table_of_them(house: House, name: str) -> None:
    text = (RECORDS / f"{name}.sacbe").read_text()
    answer = house.post("/api/records", {"record": text, "table": {"game": "ci", "seats": SOLO}})
    one = house.opened(answer)
    game = sacbe.loads(text)
    row = house.stored(one.id)[0]
    assert (row["rules"], row["components"]) == (1, game.definition.components)
    live = house.fold(one.id)
    assert [entry.choice for entry in live.started_game.history][:len(game.history)] == [e.choice for e in game.history]
    assert live.definition.version == 1 and live.definition.components == game.definition.components
    if not game.is_over:
        one.await_turn()
        one.play()
        assert record.write(house.fold(one.id).started_game).splitlines()[2] == "rules: 1"


def test_an_older_table_that_no_longer_fits_says_so_and_stays_as_it_is(house: House) -> None:
    one = stored_then(house, "chichen_itza-2-committed", 20)
    change(house, """UPDATE steps SET data = '{"choices":[999999]}' WHERE table_id = ? AND revision = 9""", one.id)
    everything(one, "rules-version")
    text = one.get("state").json()["text"]
    assert "version 1" in text and "version 2" in text


def test_older_rules_of_which_nothing_is_written_are_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    one = stored_then(house, "chichen_itza-2-committed", 20)
    monkeypatch.setattr(type(games.load_definition("ci")), "legacy_version", lambda definition,
                        version: definition if version == definition.version else None)
    house.forget(one.id)
    everything(one, "rules-version")
