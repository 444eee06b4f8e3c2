"""Nobody receives what they may not know: the leak test of the contract, through real sockets.

A whole random game is played by people at real sockets.  Afterwards it is folded again, step by step, and everything a
seat has received is compared with what it would have received if all that it cannot know were different.
"""

from __future__ import annotations

import hashlib
import random
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.events import WATCHER
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.views import table_view
from sacbe.server.views.table_view import TableReader
from sacbe.testing.contract import find_counterpart, observe_move
from support.server.tables import House, Player, Wire, asked

pytestmark = pytest.mark.once

COMPARED = ("view", "ask", "options")
GAMES = ("tzolkin", "chichen_itza", "temple_of_chac")
Data = dict[str, Any]


class Listener:
    """A client that keeps everything it gets, by revision."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.states: dict[int, Data] = {}
        self.events: dict[int, Data] = {}

    def follow(self, revision: int) -> Data:
        told, state = self.wire.news(revision)
        for message in told:
            self.events[message["revision"]] = message
        self.states[state["revision"]] = state
        return state


def play(house: House, game: str, count: int, seed: int) -> tuple[list[Player], list[Listener], Listener]:
    """A random game to its end: the players by seat, what each has received, and what a watcher has."""
    one = house.open(game, [{"kind": "me"}, *[{"kind": "open"}] * (count - 1)])
    players = [one, *[house.join(one.id, f"P{number}") for number in range(1, count)]]
    drawn = random.Random(seed)
    with ExitStack() as stack:
        clients = [Listener(stack.enter_context(player.socket(lean=False))) for player in players]
        watcher = Listener(stack.enter_context(Player(house, one.id).socket(lean=False)))
        revision = 0
        while True:
            states = [client.follow(revision) for client in (*clients, watcher)]
            if states[0]["table"]["phase"] != "playing":
                return players, clients, watcher
            at = next(at for at, player in enumerate(players) if player.seat == states[0]["ask"]["seat"])
            revision = states[0]["revision"] + 1
            options = states[at]["options"]
            clients[at].wire.send(type="choice", revision=revision - 1, move=drawn.choice(options)["move"])


def plain(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def twin_of(live: LiveTable, seat: int, seed: int) -> LiveTable:
    """The same table with everything dealt again that the seat cannot know."""
    twin = live.shallow_copy()
    twin.game = live.started_game.clone()
    twin.game.state = live.definition.redeal(live.started_game.state, seat, SeededDriver(mix_seed(seed, seat)))
    return twin


def check_state(live: LiveTable, seat: int | None, got: Data, seed: int) -> None:
    """View, question, options with words and refusals are those of the twin."""
    twin, reader = twin_of(live, seat or 0, seed), TableReader(seat, "en", False)
    want = plain(table_view.render_state(twin, reader, 0.0))
    refused, other = (plain(table_view.list_refused_moves(one, reader)) for one in (live, twin))
    assert refused == other, "refusals"
    for name in COMPARED:
        assert got[name] == want[name], f"{name} of seat {seat} at revision {live.revision}"
    news = table_view.render_news(live, reader, live.revision - 1, 0.0)
    assert plain(news) == plain(table_view.render_news(twin, reader, live.revision - 1, 0.0)), "news"
    assert news is None or plain(news["view"]) == want["view"]


def check_events(live: LiveTable, choice: int, seat: int | None, got: Data, seed: int) -> None:
    """What is heard of a choice is what is heard of it in the twin; what comes from chance is the kernel's to keep."""
    ask = live.started_game.state.ask
    twin = twin_of(live, seat or 0, seed).started_game.state
    assert ask is not None and twin.ask is not None
    same = find_counterpart(ask, twin.ask, choice)
    ears = WATCHER if seat is None else seat
    theirs = None if same is None else observe_move(live.definition, twin, ears, same)[0]
    if theirs is None or theirs.opened or observe_move(live.definition, live.started_game.state, ears,
                                                       choice)[0].opened:
        return
    at = len(live.started_game.history) + 1
    mine = [row for row in got["events"] if row["at"] == at]
    names = live.definition.seats
    assert all(seat is not None and row["seat"] == names[seat] for row in mine if row["event"] == "forced")
    assert [{**row, "at": 0} for row in mine if row["event"] != "forced"] == [{**row, "at": 0} for row in theirs.events]


def check_truth(live: LiveTable, seat: int | None, client: Listener) -> None:
    """Everything the kernel tells this reader has come, once, and nothing else."""
    who = WATCHER if seat is None else seat
    want = plain([{"at": told.at, **told.data} for told in live.started_game.event_log if told.audience >> who & 1])
    got = [row for revision in sorted(client.events) for row in client.events[revision]["events"]]
    assert got == want


def check_secrets(house: House, players: list[Player], clients: list[Listener], watcher: Listener) -> None:
    """No secret of the dice before the end, and nobody's token ever."""
    row, seats, _ = house.stored(players[0].id)
    hidden = [row["secret"].hex(), row["host_hash"], *[seat["token_hash"] for seat in seats]]
    tokens = [player.token for player in players]
    for client in (*clients, watcher):
        before = [text for text in client.wire.all if '"phase":"over"' not in text]
        assert len(before) > 10
        assert not any(word in text for text in before for word in hidden)
        assert not any(word in text for text in client.wire.all for word in (*tokens, *hidden[1:]))
        over = client.states[max(client.states)]
        assert over["secret"] == hidden[0]
        assert over["commitment"] == "sha256:" + hashlib.sha256(row["secret"]).hexdigest()


def check(house: House, game: str, count: int, seed: int, every: int) -> None:
    players, clients, watcher = play(house, game, count, seed)
    row, seats, steps = house.run(house.tables.store.load(players[0].id))
    live = LiveTable(row, seats)
    readers: list[tuple[int | None, Listener]] = [*enumerate(clients), (None, watcher)]
    assert len(steps) > 20
    for step in steps:
        close = step.revision % every == seed % every
        if close and step.kind == "choice":
            for seat, client in readers:
                check_events(live, step.data["choices"][0], seat, client.events[step.revision], seed + step.revision)
        live.apply(step)
        if live.game is None:
            continue                                # they were still sitting down
        for seat, client in readers:
            assert client.states[step.revision]["view"] == plain(live.started_game.view(seat))
            if close and live.phase == "playing":
                check_state(live, seat, client.states[step.revision], seed + step.revision)
    for seat, client in readers:
        check_truth(live, seat, client)
    check_secrets(house, players, clients, watcher)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_receives_what_they_may_not_know(house: House, game: str, long: bool) -> None:
    check(house, game, 3 if game == "temple_of_chac" else 2, 1, 1 if long else 9)
    if long:
        for seed in range(2, 6):
            check(house, game, 2 + seed % 3, seed, 1)


def test_the_leak_test_finds_a_leak(house: House) -> None:
    """The view of another seat would be noticed."""
    one, _ = asked(*house.pair("tzolkin"))
    live = house.fold(one.id)
    seat = live.asked_seat
    assert seat is not None
    own = plain(table_view.render_state(live, TableReader(seat, "en", False), 0.0))
    check_state(live, seat, own, 3)
    other = plain(table_view.render_state(live, TableReader(1 - seat, "en", False), 0.0))
    with pytest.raises(AssertionError, match="view"):
        check_state(live, 1 - seat, {**other, "view": own["view"]}, 3)
