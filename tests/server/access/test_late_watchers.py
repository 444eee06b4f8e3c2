"""What a late watcher may know: every way in the application that names a table is walked before and after the news.

The routes come from the application's own document.  A new one that names a table must be walked here, or be listed
with the reason why it tells nothing of a table's game.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from server.friends.test_friends import Member
from support.server.tables import SOLO, Data, House, Player, asked, auth, play_out, wait_for, wired

pytestmark = pytest.mark.once

DELAY: Final = 300.0
NAMES: Final = {"table", "tables", "origin", "rematch"}     # of fields that name a table
Walk = Callable[["Looker"], Any]

# Ways that name tables and tell a stranger nothing of the game at one of them.
APART: Final = {
    "open_table": "opens a table", "upload_record": "opens a table from a text that the caller has",
    "find_table": "gives a seat at a table that waits", "start_review": "reviews a text that the caller has",
    "study_place": "a study in the form of a table", "lesson_place": "a lesson in the form of a table",
    "lesson_move": "a lesson in the form of a table", "puzzle_place": "a puzzle in the form of a table",
    "puzzle_move": "a puzzle in the form of a table", "puzzle_solution": "a puzzle in the form of a table",
    "hold_tournament": "its tables have no delay", "show_tournament": "its tables have no delay",
    "join_tournament": "its tables have no delay", "leave_tournament": "its tables have no delay",
    "drop_entrant": "its tables have no delay", "start_tournament": "its tables have no delay",
}


class Looker:
    """A stranger at a table, without a token or logged in; `review` is the id of the table's review, once known."""

    def __init__(self, house: House, id: str, token: str, review: str) -> None:
        self.house, self.id, self.token, self.review = house, id, token, review

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The status and the content of an answer."""
        answer = self.house.http.request(method, f"/api{path}", json=body, headers=auth(self.token))
        text = answer.content.decode()
        return answer.status_code, answer.json() if text.startswith(("{", "[")) else text

    def at_table(self, method: str, what: str = "", body: Any = None) -> Any:
        return self.ask(method, f"/tables/{self.id}{what}", body)


def read(what: str = "") -> Walk:
    return lambda one: one.at_table("GET", what)


def act(what: str, method: str = "POST", /, **body: Any) -> Walk:
    return lambda one: one.at_table(method, what, body or None)


FORK: Final = {"at": 1, "table": {"game": "bul", "seats": SOLO}}
WALKS: Final[dict[str, Walk]] = {
    "show_table": read(), "table_components": read("/components"), "table_changes": read("/changes"),
    "table_state": read("/state"), "table_events": read("/events"), "what_is_it": read("/explained?thing=place:3"),
    "table_chances": read("/chances"), "table_decisions": read("/decisions"), "read_chat": read("/chat"),
    "table_presence": read("/presence"), "table_record": read("/record"), "table_dice": read("/dice"),
    "replay": read("/replay"), "replay_position": read("/replay/1"),
    "replay_explained": read("/replay/1/explained?thing=place:3"), "table_review": read("/review"),
    "why_not": read("/why?move=roll"), "what_is_refused": read("/refused"),
    "show_review": lambda one: one.ask("GET", f"/reviews/{one.review}"),
    "public_tables": lambda one: [row for row in one.ask("GET", "/tables?limit=100")[1]
                                  if one.id in (row["id"], row["origin"])],
    "my_games": lambda one: one.ask("GET", "/account/games"),
    "my_history": lambda one: one.ask("GET", "/account/history"),
    "my_ratings": lambda one: one.ask("GET", "/account/ratings"),
    "begin_study": lambda one: one.ask("POST", "/studies", {"table": one.id})[0],
    "fork_table": lambda one: one.at_table("POST", "/fork", FORK)[0],
    "start_table_review": lambda one: one.at_table("POST", "/review", {})[0],
    "explain": act("/explain", at=0), "close_table": act("", "DELETE"), "join_table": act("/join", name="Eve"),
    "stand_up": act("/stand"), "start_table": act("/start", fill="random"),
    "archive_table": act("/archive", archived=True),
    "set_reminder": act("/reminder", "PUT", hook="", mail=""), "rematch": act("/rematch"),
    "choose": act("/choice", revision=1, move="roll"), "undo": act("/undo", revision=1),
    "restart_turn": act("/restart", revision=1), "redo": act("/redo", revision=1),
    "make_offer": act("/offer", revision=1, what="pause"), "answer_offer": act("/answer", revision=1, agree=True),
    "resume": act("/resume", revision=1), "resign": act("/resign"), "leave": act("/leave"), "come_back": act("/back"),
    "go_on": act("/go-on"), "say": act("/chat", text="hi"), "react": act("/react", what="wave"),
    "watcher_says": act("/watchers/chat", text="hi", name="Eve"), "invite_friend": act("/invite", name="Noone"),
    "hint": act("/hint", revision=1), "notice": act("/notice", shown=[]),
}
# Of these a stranger learns more when the delay has passed; it shows that the walk would see it.
TELLING: Final = {"show_table", "table_state", "table_events", "table_chances", "table_decisions", "read_chat",
                  "table_record", "table_dice", "replay", "table_review", "show_review", "begin_study", "fork_table",
                  "start_table_review", "my_ratings", "explain", "live"}


def fields(node: Any, schemas: Data, seen: set[str]) -> Iterator[str]:
    """The names of all fields of a part of the document, with what it refers to."""
    for key, value in node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ():
        if key == "$ref" and (name := value.rsplit("/", 1)[1]) not in seen:
            seen.add(name)
            yield from fields(schemas[name], schemas, seen)
        if key == "properties":
            yield from value
        yield from fields(value, schemas, seen)


def test_every_way_that_names_a_table_is_walked(late_house: House) -> None:
    document = late_house.http.get("/schema/openapi.json").json()
    schemas = document["components"]["schemas"]
    named = {way["operationId"] for path, ways in document["paths"].items() for way in ways.values()
             if path.startswith("/api/tables/{") or NAMES & set(fields([way.get("requestBody", {}), way["responses"]],
                                                                         schemas, set()))}
    assert named > {"show_table", "begin_study", "show_review"}
    assert not named - WALKS.keys() - APART.keys(), "walk it, or say why it tells nothing of a table"
    known = {way["operationId"] for ways in document["paths"].values() for way in ways.values()}
    assert not (WALKS.keys() | APART.keys()) - known and not WALKS.keys() & APART.keys()


def live_messages(one: Looker) -> list[Data]:
    """What the socket of a watcher says first: events, state, and talk."""
    with wired(one.house, one.id) as wire:
        wire.send(type="hello", login=one.token, company=False)
        found = [wire.next("events"), wire.next("state")]
        wire.send(type="ping", id=1)
        wire.next("pong", "refused")
    return [*found, *wire.kept]


def walk(house: House, id: str, tokens: list[str], review: str) -> dict[tuple[str, int], Any]:
    """The answer of every way to every stranger."""
    lookers = [Looker(house, id, token, review) for token in tokens]
    return {(name, number): way(one) for number, one in enumerate(lookers)
            for name, way in {**WALKS, "live": live_messages}.items()}


def test_nothing_that_happens_within_the_delay_reaches_a_stranger(late_house: House,
                                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    house, moment = late_house, [time.time()]
    monkeypatch.setattr(house.tables, "now", lambda: moment[0])
    ann, bob, eve = (Member(house, name) for name in ("Late Ann", "Late Bob", "Late Eve"))
    eve.befriend(ann)
    seats = house.open("bul", visibility="public", delay=DELAY, login=ann.token)
    players = seats, house.join(seats.id, login=bob.token)
    id, tokens = seats.id, ["", "forged", eve.token]
    for _ in range(6):
        asked(*players)[0].play()
    seats.post("chat", text="good luck")
    moment[0] += DELAY + 1
    before = walk(house, id, tokens, "none")
    assert before["read_chat", 0][1][0]["text"] == "good luck"

    play_out(*players)
    seats.post("chat", text="I have won")
    review = seats.post("review", depth=1).json()["id"]
    wait_for(lambda: house.get(f"/api/reviews/{review}", seats.token).json()["state"] == "done")
    seats.bare("rematch")
    seats.post("archive", archived=True)
    wait_for(lambda: house.get("/api/account/ratings", ann.token).json()["mine"])
    for forget in (False, True):
        if forget:
            house.forget(id)                    # as after a restart
        after = walk(house, id, tokens, review)
        assert not [name for name, answer in before.items() if after[name] != answer]

    moment[0] += DELAY + 1
    told = walk(house, id, tokens, review)
    changed = {name for (name, number), answer in before.items() if number == 2 and told[name, number] != answer}
    assert changed >= TELLING, TELLING - changed
    assert told["table_record", 0] == told["table_record", 1] == (200, seats.get("record").text)


def test_a_rematch_names_the_game_before_as_late_as_its_end_is_seen(late_house: House,
                                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    house, moment = late_house, [time.time()]
    monkeypatch.setattr(house.tables, "now", lambda: moment[0])
    one, two = house.pair("bul", visibility="public", delay=DELAY)
    one.act("offer", what="abandon")
    two.act("answer", agree=True)
    again = one.bare("rematch").json()["table"]

    def origins() -> list[str]:
        listed = next(row for row in house.get("/api/tables", limit=100).json() if row["id"] == again)
        header = house.get(f"/api/tables/{again}").json()
        return [listed["origin"], header["origin"], Player(house, again).state()["table"]["origin"]]

    assert origins() == ["", "", ""]
    house.forget(again)
    assert origins() == ["", "", ""]
    moment[0] += DELAY + 1
    assert origins() == [one.id] * 3


def test_the_refusal_to_hurry_bots_tells_a_late_watcher_nothing(late_house: House) -> None:
    one, two = late_house.pair("bul", delay=DELAY)
    watcher = Player(late_house, one.id)
    late_house.skip(DELAY + 1)
    watcher.refused_bare("go-on", "forbidden-go-on", 403)
    play_out(one, two)
    watcher.refused_bare("go-on", "forbidden-go-on", 403)


def test_a_late_watcher_hears_seats_late_and_watchers_at_once(late_house: House,
                                                              monkeypatch: pytest.MonkeyPatch) -> None:
    house, moment = late_house, [time.time()]
    monkeypatch.setattr(house.tables, "now", lambda: moment[0])
    one, two = house.pair("bul", delay=DELAY, watchers_chat=True)
    moment[0] += DELAY + 1
    watcher = Player(house, one.id)
    with watcher.socket(company=True, name="Cleo") as wire, two.socket(company=True) as seat:
        for one_of_them in (wire, seat):
            one_of_them.next("state"), one_of_them.next("presence")     # from now on it is told of reactions
        said = one.post("chat", text="my plan").json()
        one.post("react", what="cheers")
        assert seat.next("chat")["text"] == "my plan" and seat.next("reaction")["what"] == "cheers"
        assert wire.ask(type="chat", text="who wins?")["type"] == "ack"
        assert wire.next("chat")["text"] == "who wins?"     # came later, is heard earlier
        assert wire.ask(type="ping")["type"] == "pong"
        assert not [message for message in wire.kept if message["type"] in ("chat", "reaction")]
        assert [line["text"] for line in watcher.get("chat").json()] == ["who wins?"]
        assert [line["text"] for line in one.get("chat").json()] == ["my plan", "who wins?"]
        moment[0] += DELAY
        one.post("chat", text="now")            # wakes the watcher
        assert wire.next("chat")["text"] == "my plan"
        assert [line["text"] for line in watcher.get("chat", after=said["id"]).json()] == ["who wins?"]


def test_a_late_line_comes_by_itself_in_time(late_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house, moment = late_house, [time.time()]
    monkeypatch.setattr(house.tables, "now", lambda: moment[0])
    one, _ = house.pair("bul", delay=DELAY)
    one.post("chat", text="soon")
    moment[0] += DELAY - 0.1
    with Player(house, one.id).socket() as wire:
        wire.next("state")
        assert wire.ask(type="ping")["type"] == "pong"
        assert all(message["type"] != "chat" for message in wire.kept)
        moment[0] += 0.1
        assert wire.next("chat")["text"] == "soon"
