"""The socket of a table: hello, acts and their answers, catching up after a break, and messages that are wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sacbe.kernel.errors import Problem
from sacbe.server.socket.client.client import WRONG
from sacbe.server.socket.messages import LARGEST
from support.server.tables import SOLO, House, Player, asked, wired

pytestmark = pytest.mark.once


def story(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events of several messages, as a client keeps them."""
    kept: list[dict[str, Any]] = []
    for message in told:
        kept = [] if message["anew"] else kept
        kept += message["events"]
    return kept


def truth(house: House, player: Player) -> list[dict[str, Any]]:
    """What the kernel says that the seat has heard."""
    live = house.fold(player.id)
    game = live.started_game
    seat = game.definition.seat_number(player.seat, game.players)
    return [{"at": told.at, **told.data} for told in game.event_log if told.audience >> seat & 1]


# ---------------------------------------------------------------- hello, playing

def test_a_move_is_acknowledged_and_everybody_hears_of_it(house: House) -> None:
    one, two = asked(*house.pair("tzolkin"))
    with one.socket() as mine, two.socket() as theirs:
        _, state = mine.news(0)
        assert (state["you"], state["ask"]["seat"]) == (one.seat, one.seat)
        assert theirs.news(0)[1]["options"] == []
        answer = mine.ask(type="choice", revision=state["revision"], move=state["options"][0]["move"])
        assert (answer["type"], answer["revision"]) == ("ack", state["revision"] + 1)
        assert house.stored(one.id)[0]["revision"] == answer["revision"]
        for wire in (mine, theirs):
            told, after = wire.news(answer["revision"])
            assert after["revision"] == answer["revision"] and not told[-1]["anew"]


def test_every_act_can_be_done_over_the_socket(house: House) -> None:
    one, two = asked(*house.pair("tzolkin"))
    one.play()
    two.play()
    one, two = asked(one, two)
    with one.socket() as mine, two.socket() as theirs:
        def now() -> int:
            return one.revision

        def move() -> str:
            return str(one.state()["options"][0]["move"])

        for wire, message in (
            (mine, lambda: {"type": "choice", "revision": now(), "move": move()}),
            (mine, lambda: {"type": "undo", "revision": now()}),
            (mine, lambda: {"type": "redo", "revision": now()}),
            (mine, lambda: {"type": "restart", "revision": now()}),
            (mine, lambda: {"type": "offer", "revision": now(), "what": "pause"}),
            (theirs, lambda: {"type": "answer", "revision": now(), "agree": True}),
            (theirs, lambda: {"type": "resume", "revision": now()}),
            (theirs, lambda: {"type": "leave"}),
            (theirs, lambda: {"type": "back"}),
            (theirs, lambda: {"type": "resign"}),
        ):
            answer = wire.ask(**message())
            assert answer["type"] == "ack", answer
            assert house.stored(one.id)[0]["revision"] >= answer["revision"]
        assert mine.ask(type="ping")["type"] == "pong"
        why = mine.ask(type="why", move="fly")
        assert (why["legal"], why["rule"]) == (False, "kernel.unknown-move")
    kinds = [step.kind for step in house.steps(one.id)]
    assert kinds[3:13] == ["choice", "cut", "redo", "cut", "offer", "agree", "resume", "left", "back", "resign"]


def test_a_state_over_the_socket_is_the_one_over_http(house: House) -> None:
    one, two = asked(*house.pair("tzolkin"))
    for player in (one, two, Player(house, one.id)):
        with player.socket(lean=False) as wire:
            state, other = wire.next("state"), player.state(lean=False)
            state.pop("now"), other.pop("now")
            assert state == other
            told, events = wire.next("events"), player.get("events", since=0).json()
            assert told == events


def test_brief_clients_get_one_message_for_a_move_that_says_all_that_has_changed(house: House) -> None:
    one, two = asked(*house.pair("tzolkin"))
    one.play()
    two.play()
    one, two = asked(one, two)
    one.act("offer", what="abandon")
    with one.socket(brief=True) as mine, two.socket(brief=True) as theirs:
        kept = {wire: wire.next("state") for wire in (mine, theirs)}
        mine.send(type="choice", id=7, revision=kept[mine]["revision"], move=kept[mine]["options"][0]["move"])
        assert mine.next("news")["ack"] == 7
        for wire, player in ((theirs, two), (mine, one)):
            wire.send(type="ping", id=1)
            wire.next("pong")
            mine_or_theirs = [json.loads(text) for text in wire.all if json.loads(text)["type"] == "news"]
            assert len(mine_or_theirs) == 1
            changed = {name: value for name, value in mine_or_theirs[0].items() if name in kept[wire]}
            found, want = {**kept[wire], **changed}, player.state()
            for state in (found, want):
                state.pop("now"), state.pop("type"), state.pop("table")
            assert found == want


# ---------------------------------------------------------------- after a break

def test_whoever_comes_back_catches_up_exactly(house: House) -> None:
    one, two = asked(*house.pair("tzolkin"))
    with two.socket() as wire:
        told, state = wire.news(1)
    for gap in (1, 3, 6):
        for _ in range(gap):
            asked(one, two)[0].play()
        with two.socket(state["revision"]) as wire:
            more, state = wire.news(0)
            assert wire.quiet()
        assert len(more) == 1 and not more[0]["anew"]
        told += more
        assert state["revision"] == two.revision
    assert story(told) == truth(house, two)
    with two.socket(state["revision"]) as wire:
        more, _ = wire.news(0)
    assert (more[0]["events"], more[0]["anew"]) == ([], False)
    over_http = two.get("events", since=told[0]["revision"]).json()
    assert over_http["events"] == story(told)[len(told[0]["events"]):]


def test_after_a_cut_the_story_is_told_anew(house: House) -> None:
    one, two = asked(*house.pair("tzolkin"))
    one.play()
    two.play()
    one, two = asked(one, two)
    with two.socket() as wire:
        told, state = wire.news(0)
        known = state["revision"]
        one.play()
        told += wire.news(known + 1)[0]
    cut = one.act("undo")
    one.play(lambda moves: moves[-1])
    with two.socket(known + 1) as wire:                     # what it knows has been taken back meanwhile
        more, state = wire.news(0)
    assert more[0]["anew"]
    assert story(told + more) == truth(house, two)
    with two.socket(cut) as wire:                           # it has seen the cut
        more, _ = wire.news(0)
    assert not more[0]["anew"]
    for wrong in (10**9, state["revision"] + 1):            # from a future that has never been
        with two.socket(wrong) as wire:
            more, _ = wire.news(0)
            assert more[0]["anew"] and more[0]["events"] == truth(house, two)


def test_a_client_that_stays_hears_everything_once(house: House) -> None:
    one = house.open("bul", SOLO)
    with one.socket() as wire:
        told, state = wire.news(0)
        while state["table"]["phase"] == "playing":
            if state["options"]:
                wire.send(type="choice", revision=state["revision"], move=state["options"][0]["move"])
            more, state = wire.news(state["revision"] + 1)
            told += more
    assert story(told) == truth(house, one)
    assert state["result"] and not any(message["anew"] for message in told[1:])


# ---------------------------------------------------------------- what is wrong

def test_the_first_message_is_hello(house: House) -> None:
    one, _ = house.pair()
    for first in ({"type": "ping"}, {"type": "choice", "revision": 1, "move": "x"}):
        with wired(house, one.id) as wire:
            wire.send(**first)
            assert wire.next("refused")["error"] == "no-hello"
            assert wire.closed() == (1008, "no-hello")
    with wired(house, one.id) as wire:
        wire.socket.send("garbage")
        assert wire.next("refused")["error"] == "message-form"
    with wired(house, "nosuchtable0") as wire:
        wire.send(type="hello")
        assert wire.next("refused")["error"] == "unknown-table"
    with one.socket() as wire:
        wire.next("state")
        assert wire.ask(type="hello")["error"] == "hello-twice"


def test_a_forged_token_is_no_seat_and_no_watcher(house: House) -> None:
    one, _ = house.pair()
    with Player(house, one.id, "x" * 32).socket() as wire:
        assert wire.next("refused")["error"] == "forbidden-seat"
        assert wire.closed() == (1008, "forbidden-seat")
    elsewhere = house.open()
    with Player(house, one.id, elsewhere.token).socket() as wire:
        assert wire.next("refused")["error"] == "forbidden-seat"


def test_a_watcher_can_only_look(house: House) -> None:
    one, _ = asked(*house.pair())
    before = house.stored(one.id)
    with Player(house, one.id).socket() as wire:
        wire.next("state")
        for message in ({"type": "choice", "revision": one.revision, "move": "x"}, {"type": "resign"},
                        {"type": "react", "what": "wow"}, {"type": "why", "move": "x"}):
            assert wire.ask(**message)["error"] == "login-needed"
        assert wire.ask(type="chat", text="hi")["error"] == "forbidden-watchers-chat"
        assert wire.ask(type="ping")["type"] == "pong"
    assert house.stored(one.id) == before
    assert one.get("chat").json() == []


@pytest.mark.parametrize("text", [
    "", "{", "[]", "5", '"x"', "null", "{}", '{"type":"fly","id":7}', '{"type":"choice","id":7}',
    '{"type":"choice","id":7,"revision":"1","move":"x"}', '{"type":"choice","id":7,"revision":1,"move":"x","seat":0}',
    '{"type":"choice","id":7,"revision":-1,"move":"x"}', '{"type":"chat","id":7,"text":""}',
    '{"type":"chat","id":7,"text":5}', '{"type":["choice"]}', "[" * 5000, '{"type":"ping","id":{"a":1}}',
    '{"type":"undo","id":7,"revision":1e400}', "\x00", "\ud7ff" * 10,
])
def test_what_is_no_message_is_refused_and_changes_nothing(house: House, text: str) -> None:
    one, _ = asked(*house.pair())
    before = house.stored(one.id)
    with one.socket() as wire:
        wire.next("state")
        wire.socket.send(text)
        found = wire.next("refused")
        assert found["error"] == "message-form" and found["text"]
        assert found["id"] == (7 if '"id":7' in text else None)
        assert wire.ask(type="ping")["type"] == "pong"
    assert house.stored(one.id) == before


def test_bytes_and_oversized_messages_are_refused(house: House) -> None:
    one, _ = asked(*house.pair())
    before = house.stored(one.id)
    with one.socket() as wire:
        wire.next("state")
        wire.send(type="chat", text="x" * LARGEST)
        found = wire.next("refused")
        assert found["error"] == "message-large" and found["facts"]["most"] == LARGEST
        wire.socket.send(b"\xff\xfe\x00")
        assert wire.next("refused")["error"] == "message-form"
        wire.socket.send(b'{"type":"ping","id":7}')             # not even if it would make sense as text
        assert wire.next("pong", "refused")["type"] == "refused"
    assert house.stored(one.id) == before


def test_illegal_stale_and_repeated_messages_say_why(house: House) -> None:
    one, two = asked(*house.pair("tzolkin"))
    with one.socket(lang="de") as wire, two.socket() as other:
        state = wire.next("state")
        revision, move = state["revision"], state["options"][0]["move"]
        before = house.stored(one.id)
        english = other.ask(type="choice", revision=revision, move=move)
        assert (english["error"], english["rule"]) == ("kernel.not-your-turn", "kernel.not-your-turn")
        assert wire.ask(type="choice", revision=revision - 1, move=move)["error"] == "stale"
        unknown = wire.ask(type="choice", revision=revision, move="fly to the moon")
        assert unknown["error"] == "kernel.unknown-move" and unknown["text"]
        assert wire.ask(type="offer", revision=revision, what="tea")["error"] == "unknown-offer"
        assert wire.ask(type="back")["error"] == "seat-not-gone"
        assert house.stored(one.id) == before
        assert wire.ask(type="choice", revision=revision, move=move)["type"] == "ack"
        before = house.stored(one.id)
        again = wire.ask(type="choice", revision=revision, move=move)
        assert again["error"] == "stale" and again["facts"] == {"revision": revision, "now": revision + 1}
        assert house.stored(one.id) == before


def test_an_outage_tells_clients_to_come_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = asked(*house.pair())
    fresh = house.tables._fresh

    async def away(id: str, *more: Any) -> Any:
        if id == one.id:
            raise Problem("database-gone", where="db", detail="x")
        return await fresh(id, *more)

    with one.socket() as wire:
        wire.next("state")
        monkeypatch.setattr(house.tables, "_fresh", away)
        answer = wire.ask(type="undo", revision=1)
        assert (answer["type"], answer["error"]) == ("refused", "busy")
        house.run(stirred(house, one.id))
        assert wire.closed() == (1013, "busy")
    with two.socket() as wire:
        assert wire.closed() == (1013, "busy")
    monkeypatch.undo()
    with one.socket() as wire:
        assert wire.next("state")["you"] == one.seat


async def stirred(house: House, id: str) -> None:
    house.tables.hub.notify_changed(id)


def test_whoever_sends_nothing_but_nonsense_is_shown_out(house: House) -> None:
    one, _ = house.pair()
    with one.socket() as wire:
        wire.next("state")
        for _ in range(int(WRONG) + 2):
            wire.socket.send("nonsense")
        assert wire.closed() == (1008, "too-many-wrong")
    assert one.state()["you"] == one.seat
