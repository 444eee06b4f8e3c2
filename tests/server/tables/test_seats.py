"""What becomes of a seat: who opened the table, who comes again, who is told, and who can no longer act."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from sacbe.kernel.errors import Problem
from sacbe.server.access.dependencies import Access
from sacbe.server.accounts.service import Accounts
from sacbe.server.http.interfaces import ConnectionProtocol
from sacbe.server.http.websocket.websocket import WebSocket
from sacbe.server.notifications.service import SeatTurn
from sacbe.server.socket import messages as m
from sacbe.server.socket.client.client import TableClient
from sacbe.server.storage.rows import StepRow
from sacbe.server.tables.actions import TableActions
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.tables.lobby import Lobby
from sacbe.server.views import table_view
from sacbe.server.views.table_view import TableReader
from server.tables.test_lobby import OPEN, login
from server.tables.test_versions import change
from support.server.tables import House, Player, asked, auth, wait_for

pytestmark = pytest.mark.once

THREE = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


def given_up(house: House, **more: Any) -> tuple[Player, Player]:
    """Two people who have just agreed to end their game."""
    one, two = asked(*house.pair(**more))
    one.act("offer", what="abandon")
    two.act("answer", agree=True)
    return one, two


def took(house: House, player: Player, kind: str, **data: Any) -> LiveTable:
    """The table in the test's own hands, after one more step of this seat."""
    live = house.fold(player.id)
    seat = live.definition.seat_number(player.seat, live.row.players)
    live.apply(step_of(live, seat, kind, **data))
    return live


def step_of(live: LiveTable, seat: int, kind: str, **data: Any) -> StepRow:
    return StepRow(table_id=live.row.id, revision=live.revision + 1, at=0.0, seat=seat, kind=kind, data=data)


# ---------------------------------------------------------------- the one who opened the table

def test_an_account_starts_and_closes_its_table_from_another_device(house: House) -> None:
    desk, phone, other = login(house, "Itzamna"), login(house, "Itzamna"), login(house, "Kinich")
    one = house.open("tzolkin", THREE, login=desk)
    two = house.join(one.id, login=other)
    for stranger in (Player(house, one.id, other), two):
        assert stranger.post("start").json()["error"] == "forbidden-host"
    assert Player(house, one.id, phone).post("start", fill="random").status_code == 200
    closed = house.open(login=desk)
    assert house.http.delete(f"{OPEN}/{closed.id}", headers=auth(other)).status_code == 403
    assert house.http.delete(f"{OPEN}/{closed.id}", headers=auth(phone)).status_code == 204


def test_a_host_who_stood_up_starts_the_game_of_the_others(house: House) -> None:
    host = house.open("tzolkin", THREE)
    house.join(host.id)
    assert host.bare("stand").status_code == 200
    assert host.state()["you"] is None
    assert host.post("start", fill="random").status_code == 200
    assert [seat["kind"] for seat in house.stored(host.id)[1]] == ["bot", "human", "bot"]


def test_a_table_that_was_closed_says_so(house: House) -> None:
    one = house.open("tzolkin", THREE)
    two = house.join(one.id)
    assert house.http.delete(f"{OPEN}/{one.id}", headers=auth(one.token)).status_code == 204
    for answer in (two.post("join"), two.bare("stand"), one.post("start")):
        assert answer.json()["error"] == "table-over"
    assert one.state()["table"]["phase"] == "abandoned" and one.state()["view"] is None


def test_who_stood_up_cannot_act_through_an_old_socket(house: House) -> None:
    """Not even before it is closed, which in another process may take a moment."""
    one = house.open("tzolkin")
    held = house.fold(one.id).seats[0].token_hash
    assert one.bare("stand").status_code == 200
    house.join(one.id, "Cleo", one.seat), house.join(one.id, "Dan")

    async def act(token_hash: str | None, message: m.ClientMessage) -> str:
        client = client_of(house, one.id, 0, token_hash)
        try:
            await client.answer(message)
        except Problem as problem:
            return problem.key
        return ""

    before = house.stored(one.id)
    for message in (m.Resign(), m.Leave(), m.Chat(text="it was me"), m.Why(move="x")):
        assert house.run(act(held, message)) == "forbidden-seat"
    assert house.stored(one.id) == before and one.get("chat").json() == []
    assert house.run(act(house.fold(one.id).seats[0].token_hash, m.Chat(text="it is me"))) == ""


class Nowhere:
    """The wires of a socket that nobody has accepted: its messages go nowhere."""

    is_writable = True


def client_of(house: House, id: str, seat: int, token_hash: str | None) -> TableClient:
    """A connection whose messages go nowhere; to be made in the server's thread."""
    access = Access(house.settings, house.tables, Accounts(house.tables.store))
    socket = WebSocket(cast(ConnectionProtocol, Nowhere()), b"")
    client = TableClient(socket, id, house.tables, TableActions(house.tables), access)
    client.reader, client.held = TableReader(seat), token_hash
    return client


def test_who_pings_too_much_is_slowed_down(tmp_path: Path) -> None:
    with House(tmp_path, seat_per_minute=20) as house:
        one, _ = house.pair()
        for player in (one, Player(house, one.id)):
            with player.socket() as wire:
                wire.next("state")
                answers = [wire.ask(type="ping") for _ in range(8)]
                assert answers[0]["type"] == "pong" and answers[-1]["error"] == "too-many-requests"


# ---------------------------------------------------------------- again

def test_a_rematch_that_was_closed_can_be_asked_for_again(house: House) -> None:
    one, two = given_up(house)
    first = one.bare("rematch").json()
    assert house.http.delete(f"{OPEN}/{first['table']}", headers=auth(first["token"])).status_code == 204
    second = two.bare("rematch").json()
    assert second["table"] != first["table"] and house.get(f"{OPEN}/{one.id}").json()["rematch"] == second["table"]
    assert one.bare("rematch").json()["table"] == second["table"]
    assert house.get(f"{OPEN}/{second['table']}").json()["phase"] == "playing"


def test_whose_seat_at_the_rematch_was_taken_gets_another(house: House) -> None:
    one = house.open("tzolkin", THREE)
    one, two, three = asked(one, house.join(one.id), house.join(one.id))
    one.act("offer", what="abandon")
    two.act("answer", agree=True), three.act("answer", agree=True)
    new = one.bare("rematch").json()["table"]
    names = house.fold(one.id).definition.seats[:3]
    other = house.join(new, "Stranger", names[(names.index(two.seat) + 1) % 3])
    found = two.bare("rematch")
    assert found.status_code == 201 and found.json()["seat"] != other.seat
    assert three.bare("rematch").json()["error"] == "table-started"


def test_a_rematch_stays_with_the_account(house: House) -> None:
    desk = login(house, "Xmucane")
    one = house.open(login=desk)
    two = house.join(one.id)
    asked(one, two)[0].act("offer", what="abandon")
    asked(one, two)[1].act("answer", agree=True)
    new = one.bare("rematch").json()                    # with the token of the seat
    assert Player(house, new["table"], desk).state()["you"] == new["seat"]
    gone = house.http.post("/api/account/delete", json={"password": "correct horse battery"}, headers=auth(desk))
    assert gone.status_code == 204
    assert Player(house, new["table"], new["token"]).post("stand").status_code == 200
    again = house.open()
    assert house.join(again.id).bare("rematch").json()["error"] == "table-running"


def test_of_two_rematches_at_once_one_is_left(house: House) -> None:
    """As if another process had been faster: what was opened in vain does not stay open."""
    one, _ = given_up(house, visibility="public")
    step, opened = house.tables.step, []

    async def late(live: LiveTable, kind: str, *given: Any, **data: Any) -> int:
        if kind == "rematch":
            opened.append(data["table"])
            raise Problem("stale", revision=live.revision)
        return await step(live, kind, *given, **data)

    house.tables.step = late
    try:
        with pytest.raises(Problem, match="moved on"):
            house.run(Lobby(house.tables).rematch(one.id, 0))
    finally:
        house.tables.step = step
    assert len(opened) == 1 and house.get(f"{OPEN}/{opened[0]}").json()["phase"] == "abandoned"


def test_a_public_fork_does_not_tell_the_link_of_a_table_that_is_not(house: House) -> None:
    for visibility, wanted, is_told in (("link", "public", False), ("link", "link", True), ("public", "public", True)):
        one, _ = given_up(house, visibility=visibility)
        table = {"game": "bul", "seats": THREE[:2], "visibility": wanted}
        twin = house.opened(one.post("fork", at=0, table=table))
        assert (twin.state()["table"]["origin"] == one.id) is is_told
        assert (one.id in house.get(OPEN, limit=100).text) is (visibility == "public")


def test_what_was_put_away_is_a_step_that_every_process_reads(house: House) -> None:
    one, two = given_up(house, visibility="public")
    for archived in (True, True, False, True):
        assert two.post("archive", archived=archived).status_code == 204
    assert [step.kind for step in house.steps(one.id)][-4:] == ["agree", "archive", "archive", "archive"]
    assert house.fold(one.id).archived is True and house.stored(one.id)[0]["archived"] is True


def test_games_of_an_account_are_listed_beside_one_nobody_knows(house: House) -> None:
    token = login(house, "Votan")
    one, gone = house.open(login=token), house.open(login=token)
    change(house, "UPDATE tables SET game = 'senet' WHERE id = ?", gone.id)
    house.forget(gone.id)
    answer = house.get("/api/account/games", token)
    assert answer.status_code == 200 and [row["table"] for row in answer.json()] == [one.id]


# ---------------------------------------------------------------- gone for a while

def test_whoever_has_left_is_offered_nothing(house: House) -> None:
    one, two = asked(*house.pair("tzolkin"))
    one.play()
    two.play()
    one, _ = asked(one, two)
    seat = house.fold(one.id).asked_seat
    before = table_view.render_state(house.fold(one.id), TableReader(seat, "en", True), 0.0)
    assert before["options"] and before["undo"]
    after = table_view.render_state(took(house, one, "left", bot="medium"), TableReader(seat, "en", True), 0.0)
    assert (after["ask"], after["view"]) == (before["ask"], before["view"])
    assert (after["options"], after["undo"], after["redo"]) == ([], None, False)


def test_a_table_given_up_is_asked_nothing_more(house: House) -> None:
    one, _ = given_up(house)
    assert one.get("why", move="enter").json()["error"] == "table-over"


# ---------------------------------------------------------------- whose turn it is

def reminders(house: House, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[int]]:
    """Which seats of a table have been told that it is their turn."""
    told: list[tuple[str, int]] = []

    def turn(turn: SeatTurn) -> bool:
        told.append((turn.table, turn.seat))
        return True

    monkeypatch.setattr(house.scheduler.notifier, "notify_turn", turn)
    return lambda table: [seat for id, seat in told if id == table]


def test_who_wants_to_hear_of_their_turn_is_told_but_not_of_a_pause(
        house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    told = reminders(house, monkeypatch)
    one, two = asked(*house.pair("tzolkin"))
    seats = {player.seat: house.fold(one.id).definition.seat_number(player.seat, 2) for player in (one, two)}
    for player in (one, two):
        answer = house.http.put(f"{OPEN}/{one.id}/reminder", json={"hook": "https://example.org/turn"},
                                headers=auth(player.token))
        assert answer.status_code == 204, answer.text
    one.play()
    assert told(one.id) == [seats[two.seat]]
    two.act("offer", what="pause")
    before = len(told(one.id))
    one.act("answer", agree=True)
    assert len(told(one.id)) == before
    one.act("resume")
    assert told(one.id)[before:] == [seats[two.seat]]


def test_a_reminder_that_another_process_was_told_of_is_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with House(tmp_path) as house:
        told = reminders(house, monkeypatch)
        house.tables.shared = True
        one, two = asked(*house.pair("tzolkin"))
        seat = house.fold(one.id).seats[house.fold(one.id).definition.seat_number(two.seat, 2)]
        away = house.tables.store.set_reminder              # as another process does, which tells this one nothing
        assert house.run(away(one.id, seat.seat, seat.token_hash, "https://example.org/turn", ""))
        one.play()
        assert wait_for(lambda: told(one.id)) == [seat.seat]
        assert house.run(away(one.id, seat.seat, seat.token_hash, "", ""))
        assert not house.run(away(one.id, seat.seat, "somebody else", "https://example.org/turn", ""))
        two.play()
        assert not house.scheduler.soon or wait_for(lambda: not house.scheduler.soon)
        assert told(one.id) == [seat.seat]


def test_a_reminder_outlives_the_account(house: House) -> None:
    token = login(house, "Zipacna")
    one = house.open(login=token)
    house.join(one.id)
    assert one.state()["you"] == one.seat
    assert house.post("/api/account/delete", {"password": "correct horse battery"}, token).status_code == 204
    answer = house.http.put(f"{OPEN}/{one.id}/reminder", json={"hook": "https://example.org/turn"},
                            headers=auth(one.token))
    assert answer.status_code == 204, answer.text
    assert house.stored(one.id)[1][0]["hook"] and house.stored(one.id)[1][0]["account"] is None


# ---------------------------------------------------------------- bots

def test_an_offer_neither_ends_with_a_move_of_a_bot_nor_makes_it_think_again(
        house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = house.scheduler.bot_pool
    think, calls, may = thinkers.choose, [], asyncio.Event()

    async def slow(job: Any, table: str = "", owner: str = "") -> int:
        calls.append(table)
        await may.wait()
        return int(await think(job, table, owner))

    monkeypatch.setattr(thinkers, "choose", slow)
    one = house.open("tzolkin", [{"kind": "bot", "bot": "random"}, {"kind": "me"}, {"kind": "open"}])
    two = house.join(one.id)
    while (state := one.state())["ask"]["seat"] in (one.seat, two.seat):
        asked(one, two)[0].play()
    wait_for(lambda: one.id in calls)
    one.act("offer", what="abandon")

    async def go() -> None:
        may.set()

    house.run(go())
    one.await_news(state["revision"] + 1)
    assert calls.count(one.id) == 1 or one.state()["ask"]["seat"] not in (one.seat, two.seat)
    assert two.state()["offer"]["what"] == "abandon"
    two.act("answer", agree=True)
    assert one.state()["table"]["phase"] == "abandoned"


def test_an_offer_ends_with_the_game(house: House) -> None:
    one = house.open("tzolkin", [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}])
    house.join(one.id)
    live = house.fold(one.id)
    kept = 0
    while live.phase == "playing":
        if live.offer is None:
            live.apply(step_of(live, 0, "offer", what="abandon"))
        assert live.asked_seat is not None
        live.choose(live.asked_seat, live.started_game.ask.choices[0], 0.0)
        kept += live.offer is not None
    assert live.offer is None and kept
