"""Who is at a table, the reactions they send, and watchers who talk; in one process and in several."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from sacbe.server.cluster.presence import Attendance, Presence, Reaction
from support.server.tables import Data, House, Player, Wire, wait_for

pytestmark = pytest.mark.once

NUMBERS = itertools.count(1)


def told(wire: Wire, **facts: object) -> Data:
    """Wait for a presence message that says this."""
    while True:
        found = wire.next("presence")
        if all(found[name] == value for name, value in facts.items()):
            return found


def test_people_hear_who_is_there(house: House) -> None:
    begun = time.time()
    one, two = house.pair()
    with one.socket(company=True) as ann:
        assert told(ann, here=[one.seat])["watchers"] == 0
        with two.socket(company=True), Player(house, one.id).socket(company=True):
            told(ann, here=["red", "blue"], watchers=1)
            assert one.get("presence").json() == {"here": ["red", "blue"], "gone": {}, "watchers": 1}
        left = told(ann, here=[one.seat], watchers=0)
        assert begun <= left["gone"][two.seat] <= time.time()
    wait_for(lambda: one.get("presence").json() == {"here": [], "gone": {}, "watchers": 0})
    assert one.id not in house.sockets.presence.rooms


def test_who_does_not_want_company_has_none(house: House) -> None:
    """As every program of before: it is told nothing new, and nobody is told of it."""
    one, two = house.pair()
    with one.socket() as ann, two.socket(company=True) as bob:
        told(bob, here=[two.seat])
        ann.news(one.revision)
        assert two.post("react", what="wow").status_code == 204
        assert bob.next("reaction")["what"] == "wow"
        assert ann.ask(type="ping")["type"] == "pong" and ann.kept == []    # it would have come with Bob's


def test_two_windows_of_one_seat_are_one_person(house: House) -> None:
    one, two = house.pair()
    with one.socket(company=True) as ann:
        with two.socket(company=True):
            told(ann, here=["red", "blue"])
            with two.socket(company=True):
                pass
            wait_for(lambda: len(house.sockets.presence.rooms[one.id].guests) == 2)
            assert one.get("presence").json()["here"] == ["red", "blue"]
        told(ann, here=[one.seat])


def test_a_sign_reaches_everybody_once(house: House) -> None:
    one, two = house.pair()
    with one.socket(company=True) as ann, two.socket(company=True) as bob:
        told(ann, here=["red", "blue"])
        assert ann.ask(type="react", what="cheers")["type"] == "ack"
        for wire in (ann, bob):
            assert wire.next("reaction") == {"type": "reaction", "seat": one.seat, "name": "Ann", "what": "cheers"}
        before = house.stored(one.id)
        assert ann.ask(type="react", what="a whole sentence")["error"] == "message-form"
        with Player(house, one.id).socket(company=True) as watcher:
            assert watcher.ask(type="react", what="wow")["error"] == "login-needed"
        assert house.stored(one.id) == before
        assert not [message for message in bob.kept if message["type"] == "reaction"]


def test_signs_have_a_limit(tmp_path: Path) -> None:
    with House(tmp_path, reactions_per_minute=12) as house:
        one, two = house.pair()
        with one.socket(company=True) as ann, two.socket(company=True) as bob:
            told(ann, here=["red", "blue"])
            answers = [ann.ask(type="react", what="hurry") for _ in range(6)]
            assert [answer["type"] for answer in answers[:3]] == ["ack"] * 3
            assert answers[-1]["error"] == "too-many-reactions" and "second" in answers[-1]["text"]
            assert bob.ask(type="react", what="sorry")["type"] == "ack"         # everybody has their own
            assert one.post("react", what="wow").status_code == 429


def test_watchers_talk_where_the_table_lets_them(house: House) -> None:
    quiet, open_ = house.open(), house.open(watchers_chat=True)
    assert not quiet.state()["table"]["watchers_chat"] and open_.state()["table"]["watchers_chat"]
    refused = Player(house, quiet.id).post("watchers/chat", text="Hello")
    assert (refused.status_code, refused.json()["error"]) == (403, "forbidden-watchers-chat")
    with Player(house, quiet.id).socket() as wire:
        assert wire.ask(type="chat", text="Hello")["error"] == "forbidden-watchers-chat"
    with Player(house, open_.id).socket(name=" Cleo\n ") as wire:
        assert wire.ask(type="chat", text="Hello\x00")["type"] == "ack"
        assert wire.ask(type="chat", text=" ")["error"] == "chat-empty"
    dora = f"Dora Onlooker {next(NUMBERS)}"
    login = house.post("/api/account", {"name": dora, "password": "a long sentence"}).json()["token"]
    said = house.post(f"/api/tables/{open_.id}/watchers/chat", {"text": "Me too", "name": "Ann"}, login).json()
    assert (said["name"], said["seat"]) == (dora, None)
    lines = open_.get("chat").json()
    assert [(line["name"], line["seat"], line["text"]) for line in lines] == [
        ("Cleo", None, "Hello"), (dora, None, "Me too")]


def test_watchers_cannot_drown_the_players(tmp_path: Path) -> None:
    with House(tmp_path, chats_per_minute=8) as house:
        one = house.open(watchers_chat=True)
        answers = [Player(house, one.id).post("watchers/chat", text="!").status_code for _ in range(6)]
        assert answers[:2] == [201, 201] and answers[-1] == 429
        assert one.post("chat", text="We can still talk").status_code == 201


def test_a_rematch_lets_watchers_talk_too(house: House) -> None:
    one, _ = house.pair(watchers_chat=True)
    one.bare("resign")
    one.house.run(_abandon(house, one.id))
    made = one.bare("rematch").json()
    assert Player(house, made["table"]).state()["table"]["watchers_chat"]


async def _abandon(house: House, id: str) -> None:
    async with house.tables.table(id) as live:
        if live.phase == "playing":
            await house.tables.step(live, "abandon")


def test_processes_tell_each_other(tmp_path: Path, postgres_url: str) -> None:
    with ExitStack() as stack:
        near, far = (stack.enter_context(House(tmp_path / name, database=postgres_url)) for name in ("near", "far"))
        one, two = near.pair()
        with one.socket(company=True) as ann:
            with Player(far, two.id, two.token, two.seat).socket(company=True) as bob:
                told(ann, here=["red", "blue"])
                told(bob, here=["red", "blue"])                 # who comes later asks who is there
                bob.ask(type="react", what="wave")
                assert ann.next("reaction")["what"] == "wave"
                assert bob.next("reaction")["what"] == "wave"
                assert two.get("presence").json()["here"] == ["red", "blue"]
            left = told(ann, here=["red"])
            assert list(left["gone"]) == ["blue"]


class Line:
    """An event bus that keeps the messages it is given."""

    def __init__(self) -> None:
        self.on_message: list[Callable[[str, bytes], None]] = []
        self.told: list[tuple[str, bytes]] = []

    def tell_others(self, table: str, message: bytes) -> None:
        self.told.append((table, message))


class Somebody:
    seat: int | None = 0

    def __init__(self) -> None:
        self.heard: list[Attendance | Reaction] = []

    def on_presence(self, here: Attendance) -> None:
        self.heard.append(here)

    def on_reaction(self, reaction: Reaction) -> None:
        self.heard.append(reaction)


@pytest.mark.parametrize("nonsense", [b"", b"{}", b"[1]", b'{"t":"here"}', b"\xff", b'{"t":"sign","reaction":{}}',
                                      b'{"t":"here","process":"x","seats":[1],"gone":{"a":1.0},"watchers":0}'])
def test_nonsense_of_others_is_left_aside(nonsense: bytes) -> None:
    async def work() -> None:
        presence = Presence(Line(), time.time)
        guest = Somebody()
        presence.enter("t", guest)
        presence._hear("t", nonsense)
        presence._hear("elsewhere", nonsense)
        assert presence.attendance("t") == Attendance(frozenset({0}), {}, 0) and len(guest.heard) == 1
        presence.leave("t", guest)
        presence.leave("t", guest)

    asyncio.run(work())
