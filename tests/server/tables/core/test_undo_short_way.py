"""The short way to tell what a seat could take back says the same as the long one."""

from __future__ import annotations

import random

import pytest

from sacbe import games
from sacbe.server.storage.rows import SeatRow, StepRow, TableRow
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.tables.core.undo import (
    LastDecision,
    can_restart,
    decision_among_people,
    last_decision,
    last_undoable,
    undo_refusal,
)

pytestmark = pytest.mark.once


def begun(name: str, players: int, seed: int, base: list[int] | None = None) -> LiveTable:
    definition = games.load_definition(name)
    row = TableRow(id="t", game=name, rules=definition.version, players=players, options={}, secret=bytes([seed] * 32),
                   base=base)
    live = LiveTable(row, [SeatRow(table_id="t", seat=seat, kind="human") for seat in range(players)])
    live.apply(StepRow(table_id="t", revision=1, at=1.0, seat=None, kind="start", data={}))
    return live


def by_the_long_way(live: LiveTable, seat: int) -> LastDecision | None:
    last = last_undoable(live, seat)
    if last is None:
        return None
    report, name = live.undo_report(last), live.definition.seats[seat]
    refused = undo_refusal(live, seat, report)
    return LastDecision(last, report.chance, report.reveals, [other for other in report.seats if other != name],
                        report.is_free(name), can_restart(live, seat), refused.key if refused else "")


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("most", [False, True])
def test_the_short_way_says_the_same(name: str, most: bool) -> None:
    drawn = random.Random(4)
    counts = games.load_definition(name).players
    players = max(counts) if most else next(count for count in counts if count > 1)
    live = begun(name, players, 4)
    told = set()
    while live.phase == "playing" and live.revision < 300:
        ask, seat = live.started_game.state.ask, live.asked_seat
        assert ask is not None and seat is not None
        live.choose(seat, drawn.choice(ask.options), 2.0)
        for seat in range(players):
            found = decision_among_people(live, seat)
            assert found == by_the_long_way(live, seat) == last_decision(live, seat)
            if found is not None:
                told.add((found.free, found.chance, found.reveals, found.turn))
    assert len(told) > 1


def test_a_fork_takes_nothing_back_that_was_decided_elsewhere() -> None:
    live = begun("bul", 2, 1)
    for _ in range(6):
        ask, seat = live.started_game.state.ask, live.asked_seat
        assert ask is not None and seat is not None
        live.choose(seat, ask.options[0], 2.0)
    fork = begun("bul", 2, 1, [entry.choice for entry in live.started_game.history])
    assert [decision_among_people(fork, seat) for seat in (0, 1)] == [by_the_long_way(fork, seat) for seat in (0, 1)]


@pytest.mark.parametrize("kind", ["bot", "gone"])
def test_where_not_all_are_people_who_are_there_the_long_way_is_gone(kind: str) -> None:
    live = begun("bul", 2, 1)
    if kind == "bot":
        live.seats[1].kind, live.seats[1].bot = "bot", "random"
    else:
        live.replaced_by_bot[1], live.replaced_since[1] = "random", 0
    for _ in range(6):
        ask, seat = live.started_game.state.ask, live.asked_seat
        assert ask is not None and seat is not None
        live.choose(seat, ask.options[0], 2.0)
    assert last_decision(live, 0) == by_the_long_way(live, 0) != decision_among_people(live, 0)
