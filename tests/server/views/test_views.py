"""Differences: whatever a client has missed or heard, it has exactly the view of its seat, and no other seat's."""

from __future__ import annotations

import gc
import random
from typing import Any

import msgspec
import pytest

from sacbe import games
from sacbe.server.storage.rows import SeatRow, StepRow, TableRow
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.views import table_view
from sacbe.server.views.table_view import TableReader
from sacbe.server.views.view_diff import apply_changes, diff_views
from sacbe.server.views.view_history import STEPS, ViewHistory
from support.server.tables import House, Player, asked

pytestmark = pytest.mark.once

Data = dict[str, Any]


def encoded(view: object) -> bytes:
    """What is the same here is the same for every client, the order and the kinds of numbers included."""
    return msgspec.json.encode(view)


def plain(data: Any) -> Any:
    return msgspec.json.decode(encoded(data))


def begun(name: str, players: int, seed: int) -> LiveTable:
    definition = games.load_definition(name)
    row = TableRow(id="t", game=name, rules=definition.version, players=players, options={}, secret=bytes([seed] * 32))
    live = LiveTable(row, [SeatRow(table_id="t", seat=seat, kind="human") for seat in range(players)])
    live.apply(StepRow(table_id="t", revision=1, at=1.0, seat=None, kind="start", data={}))
    return live


def step(live: LiveTable, drawn: random.Random) -> None:
    """Somebody decides, or now and then takes something back."""
    own = live.undoable_decisions(0)
    if len(own) > 3 and drawn.random() < 0.1:
        to = drawn.choice(own[-3:])
        live.apply(StepRow(table_id="t", revision=live.revision + 1, at=2.0, seat=0, kind="cut", data={"to": to}))
    else:
        decide(live, drawn)


def decide(live: LiveTable, drawn: random.Random) -> None:
    seat, ask = live.asked_seat, live.started_game.state.ask
    assert seat is not None and ask is not None
    live.choose(seat, drawn.choice(ask.options), 2.0)


class Follower:
    """A client: what it has seen last, and of which revision that is."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.revision = 0
        self.view: Any = None
        self.by_changes = 0

    def look(self, views: ViewHistory, live: LiveTable) -> None:
        changes = None
        if self.revision:
            changes = views.changes(live.started_game, self.seat, self.revision, live.revision)
        if changes is None:
            self.view = plain(views.view_of(live.started_game, self.seat, live.revision))
        else:
            self.view = apply_changes(self.view, plain(changes))
            self.by_changes += 1
        self.revision = live.revision


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seed", [1, 2])
def test_differences_give_exactly_the_view_whatever_was_missed(name: str, seed: int) -> None:
    """Clients of all seats look at random moments, some often, some rarely; decisions are taken back meanwhile."""
    drawn = random.Random(seed)
    players = games.load_definition(name).players[0]
    live, views = begun(name, players, seed), ViewHistory()
    often = [Follower(seat) for seat in (None, *range(players))]
    rarely = [Follower(seat) for seat in (None, *range(players))]
    while live.phase == "playing" and live.revision < 250:
        step(live, drawn)
        for follower in drawn.sample([*often, *rarely], len(often) + len(rarely)):
            if drawn.random() < (0.9 if follower in often else 0.2):
                follower.look(views, live)
                assert encoded(follower.view) == encoded(live.started_game.view(follower.seat))
    assert all(follower.by_changes > 20 for follower in often)
    assert any(follower.by_changes for follower in rarely)


@pytest.mark.parametrize("name", games.names())
def test_a_difference_tells_one_seat_what_its_own_views_tell(name: str) -> None:
    """It is made of two views of the seat alone, whatever the others have looked at meanwhile."""
    drawn = random.Random(5)
    live, views = begun(name, 2, 5), ViewHistory()
    before: dict[int | None, Any] = {}
    while live.phase == "playing" and live.revision < 60:
        step(live, drawn)
        for seat in (None, 0, 1):
            changes = views.changes(live.started_game, seat, live.revision - 1, live.revision)
            now = live.started_game.view(seat)
            if seat in before:
                assert changes == diff_views(before[seat], now)
            before[seat] = now


def test_who_is_too_far_behind_gets_the_whole() -> None:
    drawn = random.Random(1)
    live, views = begun("bul", 2, 1), ViewHistory()
    views.view_of(live.started_game, 0, live.revision)
    first = live.revision
    for behind in range(1, STEPS + 3):
        decide(live, drawn)
        known = views.changes(live.started_game, 0, first, live.revision)
        if behind == 1:
            first = live.revision               # nobody had asked for differences before
        else:
            assert (known is not None) == (behind - 1 <= STEPS), behind


def test_views_of_few_games_are_kept_and_go_with_their_game() -> None:
    views = ViewHistory(most=2)
    tables = [begun("bul", 2, seed) for seed in range(4)]
    for live in tables:
        views.view_of(live.started_game, 0, live.revision)
    assert len(views._kept) == 2
    same = views.view_of(tables[3].started_game, 0, 1)
    assert views.view_of(tables[3].started_game, 0, 1) is same
    assert views.changes(tables[0].started_game, 0, 1, 1) == []
    del tables, live
    gc.collect()
    assert not views._kept


@pytest.mark.parametrize(("old", "new", "changes"), [
    ({"a": 1}, {"a": 1}, []),
    ({"a": 1}, {"a": None}, [[["a"], None]]),
    ({"a": {"b": 1, "c": 2}}, {"a": {"c": 2}}, [[["a", "b"]]]),
    ({"a": {"c": 2}}, {"a": {"b": 1, "c": 2}}, [[["a"], {"b": 1, "c": 2}]]),
    ({"a": {"b": 1}}, {"a": {"b": 1, "c": 2}}, [[["a", "c"], 2]]),
    ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}]}, [[["a", 1, "b"], 3]]),
    ({"a": [1, 2]}, {"a": [1, 3]}, [[["a"], [1, 3]]]),
    ({"a": [{"b": 1}]}, {"a": [{"b": 1}, {"b": 2}]}, [[["a"], [{"b": 1}, {"b": 2}]]]),
    ({"a": {3: "x"}}, {"a": {3: "y"}}, [[["a", "3"], "y"]]),
    ({"a": "none"}, {"a": {"b": 1}}, [[["a"], {"b": 1}]]),
])
def test_a_difference_says_what_is_new_and_what_is_gone(old: Data, new: Data, changes: list[Any]) -> None:
    assert diff_views(old, new) == changes
    assert encoded(apply_changes(plain(old), changes)) == encoded(new)


def test_keys_that_would_stand_elsewhere_need_the_whole() -> None:
    assert diff_views({"b": 1}, {"a": 1, "b": 1}) is None


# ---------------------------------------------------------------- through sockets

@pytest.mark.parametrize("game", games.names())
def test_clients_that_take_differences_see_what_others_see(house: House, game: str) -> None:
    one, two = house.pair(game)
    with one.socket(brief=True, differences=True, lean=False) as first, \
            two.socket(brief=True, differences=True, lean=False) as second, \
            Player(house, one.id).socket(brief=True, differences=True, lean=False) as watcher:
        known = {wire: wire.next("state") for wire in (first, second, watcher)}
        by_changes = 0
        for _ in range(25):
            player, _ = asked(one, two)
            player.play()
            for wire, looker in ((first, one), (second, two), (watcher, Player(house, one.id))):
                while known[wire]["revision"] < player.revision:
                    news = wire.next("news", "state")
                    if "changes" in news:
                        assert news["from"] == known[wire]["revision"] and "view" not in news
                        by_changes += 1
                        news["view"] = apply_changes(known[wire]["view"], news["changes"])
                    known[wire] = {**known[wire], **news}
                want = looker.state(lean=False)
                assert {name: known[wire][name] for name in ("view", "ask", "options", "undo", "answers")} == \
                    {name: want[name] for name in ("view", "ask", "options", "undo", "answers")}
            if known[first].get("result"):
                break
        assert by_changes > 20


def test_a_client_that_does_not_ask_for_differences_gets_none(house: House) -> None:
    one, two = asked(*house.pair("bul"))
    with two.socket(brief=True) as plain_client, two.socket(brief=True, differences=True) as other:
        plain_client.next("state"), other.next("state")
        one.play()
        assert "view" in plain_client.next("news")
        news = other.next("news")
        assert "view" not in news and news["from"] == news["revision"] - 1


def test_a_reader_with_words_gets_the_same_news_with_and_without_differences() -> None:
    live = begun("tzolkin", 2, 3)
    drawn = random.Random(3)
    for _ in range(30):
        since = live.revision
        decide(live, drawn)
        for seat in (0, 1, None):
            whole = table_view.render_news(live, TableReader(seat), since, 0.0)
            short = table_view.render_news(live, TableReader(seat, differences=True), since, 0.0)
            assert whole is not None and short is not None
            for name in ("view", "from", "changes"):
                whole.pop(name, None), short.pop(name, None)
            assert encoded(whole) == encoded(short)


@pytest.mark.parametrize("name", ["tzolkin", "bul"])
def test_what_all_see_alike_is_made_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where everything lies open, there is one view and one difference for all; before that, each seat has its own."""
    drawn = random.Random(3)
    live, views = begun(name, 2, 3), ViewHistory()
    made: list[int | None] = []
    kind = type(live.definition)
    view = kind.view
    monkeypatch.setattr(kind, "view", lambda self, state, seat: made.append(seat) or view(self, state, seat))
    shared = 0
    while live.phase == "playing" and live.revision < 60:
        decide(live, drawn)
        made.clear()
        changes = [views.changes(live.started_game, seat, live.revision - 1, live.revision) for seat in (0, 1)]
        if live.definition.is_fully_public(live.started_game.state):
            assert made == [None]
            if changes[0] is not None and changes[0] is changes[1]:
                shared += 1
        else:
            assert made == [None, 0, 1]         # a watcher's first: other games make the others of it
    assert shared > 20
