"""Whatever seats do, and in whatever order: the table stays whole, and everybody sees it as the steps tell it."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sacbe.games.common.refusals import RefusedMove
from sacbe.kernel.errors import Problem
from sacbe.server.access.table_schemas import EventsShown, StateShown
from sacbe.server.tables import snapshot
from sacbe.server.tables.actions import TableActions
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.views import table_view
from sacbe.server.views.table_view import TableReader
from support.server.tables import House

pytestmark = pytest.mark.once

SEATS = {"bul": [{"kind": "me"}, {"kind": "open"}],
         "tzolkin": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]}
CLOCKS: dict[str, dict[str, Any]] = {
    "none": {}, "move": {"kind": "move", "seconds": 60}, "game": {"kind": "game", "seconds": 300, "increment": 2}}
EXPECTED = {"stale", "nothing-to-undo", "not-own-decision", "undo-chance", "undo-revealed", "undo-away",
            "nothing-to-redo", "offer-pending", "no-offer", "not-asked-to-agree", "table-paused", "not-paused",
            "seat-gone", "seat-not-gone", "seat-resigned", "seat-out-of-time", "table-over", "undo-over"}

LIVE = Path(__file__).parents[3] / "src" / "sacbe" / "server" / "tables" / "core" / "table.py"
MADE_BY_STEPS = set(re.findall(r"^        self\.(\w+)(?:: .+)? = ",
                               LIVE.read_text(encoding="utf-8").partition("def shallow_copy")[0], re.MULTILINE)) \
    - {"snapshot_revision", "revision_cache", "_definition"}
TAKEN_BACK = ("to", "free", "chance", "reveals", "seats")       # what the kernel reports of an undo


async def act(acts: TableActions, live: LiveTable, seat: int, drawn: random.Random) -> None:
    """Something that a seat might try now, sensible or not."""
    id, revision, game = live.row.id, live.revision, live.started_game
    kind = drawn.choices(["choice", "undo", "restart", "redo", "offer", "answer", "resume", "leave", "back", "resign"],
                         [40, 8, 3, 6, 5, 10, 4, 1, 6, 0.1])[0]
    if live.offer is not None and drawn.random() < 0.5:
        kind, seat = "answer", drawn.choice(sorted(live.offer.needs))
    elif live.replaced_by_bot and drawn.random() < 0.4:
        kind, seat = "back", drawn.choice(sorted(live.replaced_by_bot))
    elif live.paused and drawn.random() < 0.4:
        kind = "resume"
    if kind == "choice":
        options = game.ask.options if live.phase == "playing" else ["x"]
        asked = live.asked_seat if live.asked_seat is not None and live.seats[live.asked_seat].kind == "human" else seat
        await acts.choose(id, asked, revision, drawn.choice(options))
    elif kind == "undo":
        await acts.undo(id, seat, revision, drawn.choice([None, None, *live.undoable_decisions(seat)[-4:]]))
    elif kind in ("restart", "redo", "resume"):
        await getattr(acts, kind)(id, seat, revision)
    elif kind == "offer":
        await acts.offer(id, seat, revision, drawn.choice(["undo", "pause", "pause", "undo", "abandon"]))
    elif kind == "answer":
        is_end = live.offer is not None and live.offer.what == "abandon"
        await acts.answer(id, seat, revision, drawn.random() < (0.3 if is_end else 0.8))
    elif kind == "back":
        await acts.return_to_seat(id, seat)
    else:
        await acts.leave(id, seat, kind == "resign")


def check(live: LiveTable, again: LiveTable, now: float, step: int) -> None:
    """What is in memory is what the steps tell, and what everybody sees has its shape."""
    assert again.game == live.game and again.phase == live.phase and again.deadline == live.deadline
    assert (again.offer, again.replaced_by_bot, again.replaced_since, again.paused, again.redoable, again.times) == (
        live.offer, live.replaced_by_bot, live.replaced_since, live.paused, live.redoable, live.times)
    if live.offer is not None:
        assert live.phase == "playing" and live.offer.needs and live.offer.needs <= live.human_seats()
        assert live.offer.by in live.human_seats() and not live.offer.is_settled
        assert live.offer.what != "undo" or live.offer.to < len(live.started_game.history)
    assert live.phase == "playing" or (live.deadline is None and not live.paused and not live.is_bot_asked)
    assert live.phase != "playing" or live.other_human_seats(-1)
    assert all(at <= len(live.started_game.history)
               for at in live.replaced_since.values()) and set(live.replaced_since) == set(live.replaced_by_bot)
    for seat in (None, *range(live.row.players)):
        reader = TableReader(seat, "en", step % 5 != 0)
        state = table_view.render_state(live, reader, now)
        msgspec.convert(msgspec.to_builtins(state), StateShown)
        told = table_view.render_events(live, reader, drawn_since(live, step))
        msgspec.convert(msgspec.to_builtins(told), EventsShown)
        undo = state["undo"]
        assert seat is None or undo_told(live, seat) == (undo and {name: undo[name] for name in TAKEN_BACK})
        assert undo is None or not (undo["free"] and undo["refused"])
        assert not state["options"] or (seat == live.asked_seat and not live.bot_of(live.asked_seat)
                                        and not live.paused)


def check_snapshot(live: LiveTable) -> None:
    """A snapshot gives back all that the steps have made."""
    taken = snapshot.copy_table(live)
    assert taken is not None
    again = snapshot.read(live.row, live.seats, live.steps, snapshot.write(taken))
    twin = snapshot.copy_table(again)
    assert twin is not None and snapshot.to_data(twin) == snapshot.to_data(taken)
    assert {"steps", "game", "times", "redoable"} < MADE_BY_STEPS
    assert [name for name in sorted(MADE_BY_STEPS) if getattr(again, name) != getattr(live, name)] == []


def undo_told(live: LiveTable, seat: int) -> dict[str, Any] | None:
    """What a seat may take back, from what the kernel reports of it."""
    own = live.undoable_decisions(seat) if table_view.can_take_back(live, seat) else []
    if not own:
        return None
    report, name = live.undo_report(own[-1]), live.definition.seats[seat]
    return {"to": own[-1], "free": report.is_free(name), "chance": report.chance, "reveals": report.reveals,
            "seats": [other for other in report.seats if other != name]}


def drawn_since(live: LiveTable, step: int) -> int:
    return step % (live.revision + 1)


async def one_act(house: House, id: str, drawn: random.Random, step: int) -> None:
    """Somebody tries something; whatever came of it, the table is whole."""
    async with house.tables.table(id) as live:
        pass
    people = [seat.seat for seat in live.seats if seat.kind == "human"]
    try:
        await act(TableActions(house.tables), live, drawn.choice(people), drawn)
    except Problem as problem:
        assert problem.key in EXPECTED or isinstance(problem, RefusedMove), problem.key
    async with house.tables.table(id) as live:
        found = await house.tables.store.load(id)
        assert found is not None
        check(live, LiveTable(*found), house.tables.now(), step)
        check_snapshot(live)


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("clock", CLOCKS)
def test_a_table_stays_whole_whatever_is_done_there(late_house: House, game: str, clock: str, long: bool) -> None:
    house = late_house
    drawn, kinds = random.Random(f"{game} {clock}"), set[str]()
    id = begun(house, game, clock)
    for step in range(4000 if long else 100):
        if drawn.random() < 0.05:
            house.skip(drawn.choice([5, 30, 61]))
        house.run(one_act(house, id, drawn, step))
        if step % 10 == 0 and house.stored(id)[0]["phase"] != "playing":
            kinds |= {row.kind for row in house.steps(id)}
            id = begun(house, game, clock)
    kinds |= {row.kind for row in house.steps(id)}
    assert {"choice", "offer"} <= kinds and kinds & {"agree", "decline"}, kinds


def begun(house: House, game: str, clock: str) -> str:
    """A table at which everybody has sat down."""
    one = house.open(game, SEATS[game], clock=CLOCKS[clock])
    while house.stored(one.id)[0]["phase"] == "open":
        house.join(one.id)
    return one.id
