"""Watchers, who may be behind; and talk, which is apart from the record."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from server.friends.test_friends import Member
from support.server.tables import SOLO, House, Player, asked, play_out

pytestmark = pytest.mark.once

DELAY = 30.0


def test_a_watcher_sees_what_everybody_may(house: House) -> None:
    one, two = asked(*house.pair("tzolkin"))
    watcher = Player(house, one.id)
    view = watcher.state()["view"]
    assert view == house.fold(one.id).started_game.view(None)
    assert view != one.state()["view"] != two.state()["view"]
    with watcher.socket() as wire:
        before = wire.next("state")
        one.play()
        _, after = wire.news(before["revision"] + 1)
        assert after["view"] == house.fold(one.id).started_game.view(None)


def test_watchers_hear_of_a_move_one_after_the_other(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table may have thousands of them, and other tables go on meanwhile; a seat does not wait behind them."""
    one, two = asked(*house.pair("tzolkin"))
    turns, waiting = house.listener.turns, []
    wait = turns.wait
    monkeypatch.setattr(turns, "wait", lambda act: (waiting.append(act), wait(act))[1])
    with ExitStack() as stack:
        wires = [stack.enter_context(player.socket()) for player in (*[Player(house, one.id)] * 4, two)]
        revision = max(wire.next("state")["revision"] for wire in wires)
        one.play()
        assert {wire.news(revision + 1)[1]["revision"] for wire in wires} == {revision + 1}
    assert len(waiting) == 4


def test_watchers_are_behind_by_as_much_as_the_table_says(late_house: House) -> None:
    house = late_house
    one, two = asked(*house.pair("bul", delay=DELAY))
    watcher = Player(house, one.id)
    assert watcher.state()["revision"] == 0 and watcher.state()["view"] is None
    with watcher.socket() as wire:
        assert wire.news(0)[1]["table"]["phase"] == "open"
        house.skip(DELAY + 1)
        one.play()                                          # it wakes the watcher, who may see the start now
        _, state = wire.news(1)
        assert (state["revision"], state["answers"]) == (1, house.fold(one.id).revision_marks[1].answers)
        assert one.revision == 2 and watcher.state()["revision"] == 1
        assert watcher.get("events").json()["revision"] == 1
        assert house.http.get(f"/api/tables/{one.id}").json()["revision"] == 1
        assert max(row["at"] for row in watcher.get("decisions").json() or [{"at": 0}]) < state["answers"]
        house.skip(DELAY - 10)
        two.play() if two.state()["options"] else one.play()
        assert wire.quiet(0.3) and watcher.state()["revision"] == 1
        house.skip(11)
        three = asked(one, two)[0]
        three.play()
        _, state = wire.news(2)
        assert state["revision"] == 2
    seated = Player(house, one.id, one.token).state()
    assert seated["revision"] == 4


def test_the_delayed_story_comes_by_itself_in_time(late_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also to a watcher who comes when there is something to come, although nothing happens at the table.

    The server's clock stands still shortly before that moment, so that it is not over too soon.
    """
    house = late_house
    one, _ = asked(*house.pair("bul", delay=DELAY))
    house.skip(1)
    one.play()
    due = house.steps(one.id)[-1].at + DELAY
    with monkeypatch.context() as patch:
        patch.setattr(house.tables, "now", lambda: due - 0.3)
        with Player(house, one.id).socket() as wire:
            assert wire.news(1)[1]["revision"] == 1
            assert wire.ask(type="ping")["type"] == "pong" and wire.kept == []
            patch.setattr(house.tables, "now", lambda: due)
            told, state = wire.news(2)
            assert state["revision"] == 2 and not told[-1]["anew"]


def test_a_cut_reaches_watchers_who_are_behind(late_house: House) -> None:
    house = late_house
    one, two = asked(*house.pair("tzolkin", delay=DELAY))
    one.play()
    two.play()
    one, two = asked(one, two)
    one.play()
    house.skip(DELAY + 1)
    watcher = Player(house, one.id)
    known = watcher.state()["revision"]
    one.act("undo")
    one.play(lambda moves: moves[-1])
    assert watcher.state()["revision"] == known
    house.skip(DELAY + 1)
    assert watcher.state()["view"] == house.fold(one.id).started_game.view(None)
    assert watcher.get("events", since=known).json()["anew"] is True


def test_watchers_who_are_behind_see_who_sits_down_and_what_they_agree_on(late_house: House) -> None:
    house = late_house
    one = house.open("tzolkin", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], delay=DELAY)
    watcher = Player(house, one.id)
    assert [seat["kind"] for seat in watcher.state()["table"]["seats"]] == ["human", "open", "open"]
    players = asked(one, house.join(one.id), house.join(one.id))
    players[0].act("offer", what="abandon")
    players[1].act("answer", agree=True)
    house.skip(DELAY + 1)
    state = watcher.state()
    assert [seat["kind"] for seat in state["table"]["seats"]] == ["human"] * 3
    assert state["table"]["phase"] == "playing" and state["offer"] == one.state()["offer"]


def test_watchers_who_are_behind_see_the_clocks_as_they_were(late_house: House) -> None:
    house = late_house
    one, _ = asked(*house.pair("bul", delay=DELAY, clock={"kind": "move", "seconds": 40}))
    watcher = Player(house, one.id)
    house.skip(DELAY + 5)
    state = watcher.state()
    left = state["clocks"]["left"][one.seat]
    assert left == pytest.approx(35, abs=4) and state["clocks"]["deadline"] - state["now"] == pytest.approx(left, abs=1)
    assert one.state()["clocks"]["left"][one.seat] == pytest.approx(5, abs=4)


def test_watchers_who_are_behind_learn_of_the_end_as_late_as_of_everything(late_house: House) -> None:
    house = late_house
    one, two = house.pair("bul", delay=DELAY, visibility="public")
    watcher = Player(house, one.id)
    house.skip(DELAY + 1)
    assert play_out(one, two)["secret"]
    house.post(f"/api/tables/{one.id}/archive", {"archived": True}, one.token)
    for forget in (False, True):
        if forget:
            house.forget(one.id)                            # as after a restart
        assert phase_of(watcher, house) == ("playing", False)
        assert listed(house, one.id) == listed(house, one.id, "playing") == ("playing", False)
        assert listed(house, one.id, "over") is None
        state = watcher.state(lean=False)
        assert state["result"] is None and state["secret"] is None and state["ask"]
        assert watcher.get("dice").json()["secret"] is None and one.get("dice").json()["secret"]
        assert watcher.get("record").json()["error"] == "record-secret-table" and one.get("record").status_code == 200
        assert watcher.post("review", depth=1).json()["error"] in ("review-running", "table-not-started")
        assert watcher.get("review").json() is None
        assert watcher.get("chances").json()["error"] == "forbidden-hints"
        replay = watcher.get("replay").json()
        assert not replay["over"] and all(moment["move"] == "" for moment in replay["moments"])
        fork = {"at": 1, "table": {"game": "bul", "seats": SOLO}}
        assert house.post(f"/api/tables/{one.id}/fork", fork).json()["error"] == "fork-secret"
    house.skip(DELAY + 1)
    assert phase_of(watcher, house) == ("over", True)
    assert watcher.state()["secret"] == one.state()["secret"] == watcher.get("dice").json()["secret"]
    assert watcher.get("record").text == one.get("record").text
    assert listed(house, one.id) is None                    # it is put away


def phase_of(player: Player, house: House) -> tuple[str, bool]:
    found = house.get(f"/api/tables/{player.id}").json()
    state = player.state()["table"]
    assert (state["phase"], state["archived"]) == (found["phase"], found["archived"])
    return found["phase"], found["archived"]


def listed(house: House, id: str, phase: str | None = None) -> tuple[str, bool] | None:
    query = {} if phase is None else {"phase": phase}
    found = [row for row in house.get("/api/tables", limit=100, **query).json() if row["id"] == id]
    return (found[0]["phase"], found[0]["archived"]) if found else None


# ---------------------------------------------------------------- talk

def test_talk_reaches_everybody_and_stays_out_of_the_record(house: House) -> None:
    one, two = house.pair()
    with two.socket() as wire, Player(house, one.id).socket() as watcher:
        wire.next("state"), watcher.next("state")
        before = house.stored(one.id)
        said = one.post("chat", text="<b>hello</b> & good luck")
        assert said.status_code == 201
        for listener in (wire, watcher):
            line = listener.next("chat")
            assert (line["text"], line["name"], line["seat"]) == ("<b>hello</b> & good luck", "Ann", one.seat)
        answer = wire.ask(type="chat", text="thanks")
        assert answer["type"] == "ack" and answer["chat"] == said.json()["id"] + 1
        assert watcher.next("chat")["name"] == "Bob"
        assert house.stored(one.id) == before
    lines = one.get("chat").json()
    assert [line["text"] for line in lines] == ["<b>hello</b> & good luck", "thanks"]
    assert [line["text"] for line in one.get("chat", after=lines[0]["id"]).json()] == ["thanks"]
    with one.socket() as wire:                              # who comes later reads it too, once
        assert [wire.next("chat")["text"] for _ in lines] == [line["text"] for line in lines]
        assert wire.quiet() or all(message["type"] != "chat" for message in wire.kept)
    play_out(one, two)
    record = one.get("record").text
    assert "hello" not in record and "thanks" not in record and "Ann" not in record


def test_talk_is_one_line_of_plain_text(house: House) -> None:
    one, _ = house.pair()
    said = one.post("chat", text="  a\r\nb\x00\x1b[2J\u202ec\t  ").json()
    assert said["text"] == "a  b  [2J c"
    for text in ("", "\n", " \u200b\u202e ", "x" * 501):
        before = one.get("chat").json()
        answer = one.post("chat", text=text)
        assert answer.status_code == 400 and answer.json()["text"], text
        assert one.get("chat").json() == before
    assert Player(house, one.id).post("chat", text="hi").status_code == 401
    assert Player(house, one.id, "forged").post("chat", text="hi").status_code == 403


def test_who_talks_too_much_is_slowed_down(tmp_path: Path) -> None:
    with House(tmp_path, chats_per_minute=20) as house:
        one, two = house.pair()
        answers = [one.post("chat", text=str(number)) for number in range(8)]
        codes = [answer.status_code for answer in answers]
        assert codes[0] == 201 and codes[-1] == 429
        assert answers[-1].json()["error"] == "too-many-chats" and int(answers[-1].headers["Retry-After"]) >= 1
        assert two.post("chat", text="me too").status_code == 201
        assert len(one.get("chat").json()) == codes.count(201) + 1


def test_a_seat_that_sends_too_much_is_slowed_down(tmp_path: Path) -> None:
    with House(tmp_path, seat_per_minute=20) as house:
        one, two = asked(*house.pair("tzolkin"))
        with one.socket() as wire:
            wire.next("state")
            kinds = [wire.ask(type="why", move="x") for _ in range(8)]
            assert kinds[0]["type"] == "why" and kinds[-1]["error"] == "too-many-requests"
        assert one.post("choice", revision=1, move="x").status_code == 429
        assert two.post("choice", revision=1, move="x").status_code == 400


@pytest.mark.parametrize("kind", ["state", "events", "decisions", "chat"])
def test_who_only_looks_needs_no_token_and_a_wrong_one_sees_no_more(house: House, kind: str) -> None:
    one, _ = asked(*house.pair("tzolkin"))
    found = [Player(house, one.id, token).get(kind).json() for token in ("", "forged")]
    for row in found:
        if isinstance(row, dict):
            row.pop("now", None)
    assert found[0] == found[1]


def test_a_watcher_has_no_name_of_a_player_or_of_an_account(house: House) -> None:
    """Neither over HTTP nor over the socket; who is logged in has the name of the account."""
    eve = Member(house, "Eve")
    one = house.open(watchers_chat=True)
    house.join(one.id, name="Bob")
    watcher = Player(house, one.id)
    for name in ("Ann", " aNN ", "\uff22ob", eve.name.upper()):
        answer = watcher.post("watchers/chat", text="hi", name=name)
        assert (answer.status_code, answer.json()["error"]) == (409, "name-taken"), name
        with watcher.socket(name=name) as wire:
            assert wire.ask(type="chat", text="hi")["error"] == "name-taken"
    assert watcher.get("chat").json() == []
    logged_in = Player(house, one.id, eve.token)
    assert logged_in.post("watchers/chat", text="it is me", name="Ann").json()["name"] == eve.name
    for hello in ({"login": eve.token, "name": "Ann"}, {"name": "Somebody"}, {"login": "forged", "name": ""}):
        with watcher.socket(**hello) as wire:
            assert wire.ask(type="chat", text="hi")["type"] == "ack"
    assert [line["name"] for line in watcher.get("chat").json()] == [eve.name, eve.name, "Somebody", ""]


def test_an_account_does_not_give_a_watcher_the_name_of_a_player(house: House) -> None:
    """Somebody who plays without an account has a name that anybody may have registered, before or after."""
    bob = Member(house, "Bob")
    one = house.open(watchers_chat=True)
    house.join(one.id, name=bob.name.upper())
    watcher = Player(house, one.id, bob.token)
    answer = watcher.post("watchers/chat", text="hi")
    assert (answer.status_code, answer.json()["error"]) == (409, "name-taken")
    with Player(house, one.id).socket(login=bob.token) as wire:
        assert wire.ask(type="chat", text="hi")["error"] == "name-taken"
    assert one.get("chat").json() == []
