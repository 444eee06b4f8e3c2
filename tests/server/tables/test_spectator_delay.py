"""Watchers who are behind: what they are told as differences, and that nobody waits for what they have to catch up."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from sacbe.server.tables import spectator_delay
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.tables.manager import MANY
from sacbe.server.views.view_diff import apply_changes
from support.server.held_disk import is_still
from support.server.tables import House, Player, asked, wait_for

pytestmark = pytest.mark.once

DELAY = 30.0


def at(house: House, id: str, revision: int) -> LiveTable:
    """The table as it was at a revision, folded anew."""
    row, seats, steps = house.run(house.tables.store.load(id))
    return LiveTable(row, seats, steps[:revision])


def on(players: tuple[Player, ...], moves: int = 1) -> None:
    for _ in range(moves):
        asked(*players)[0].play(lambda moves: moves[-1])


def test_differences_tell_watchers_what_they_may_see_and_nothing_newer(late_house: House) -> None:
    house = late_house
    players = house.pair("tzolkin", delay=DELAY)
    id = players[0].id
    house.skip(DELAY + 1)
    with Player(house, id).socket(brief=True, differences=True) as wire:
        state = wire.next("state")
        view, known, differed = state["view"], state["revision"], 0
        assert known == 1
        for moves in (1, 1, 3, 1, 2):                       # as many become visible at once
            on(players, moves)
            assert is_still(wire, 0.05)
            house.skip(DELAY + 1)
            on(players)                                     # it wakes the watcher, who may not see it yet
            news = wire.next("news")
            was = at(house, id, news["revision"])
            assert news["revision"] == known + moves + (known > 1) and "options" not in news["ask"]
            assert news["from"] == known and "view" not in news
            view, known = apply_changes(view, news["changes"]), news["revision"]
            assert view == was.started_game.view(None) and news["answers"] == len(was.started_game.history)
            assert house.fold(id).revision == known + 1
            differed += bool(news["changes"])
        assert differed > 2


def followed(monkeypatch: pytest.MonkeyPatch, id: str) -> list[tuple[bool, int]]:
    """In the event loop or not, and how many steps: each fold for those who watch a table."""
    found: list[tuple[bool, int]] = []
    follow = spectator_delay.delayed_copy

    def counted(shadow: LiveTable | None, live: LiveTable, now: float) -> LiveTable:
        known = 0 if shadow is None else shadow.revision
        seen = follow(shadow, live, now)
        if live.row.id == id:
            found.append((threading.current_thread().name.startswith("asyncio_"), seen.revision - known))
        return seen

    monkeypatch.setattr(spectator_delay, "delayed_copy", counted)
    return found


def test_a_long_story_is_folded_in_a_thread_for_those_who_come_late(late_house: House,
                                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    house = late_house
    players = house.pair("tzolkin", delay=DELAY)
    id = players[0].id
    on(players, MANY + 2)
    house.skip(DELAY + 1)
    found = followed(monkeypatch, id)

    def story(look: Any) -> Any:
        found.clear()
        told = look()
        assert (True, MANY + 3) in found and all(steps <= MANY for is_thread, steps in found if not is_thread), found
        return told

    assert story(lambda: Player(house, id).state())["revision"] == MANY + 3
    for look in ("events", "decisions", "replay", "dice"):
        house.forget(id)
        assert story(lambda look=look: Player(house, id).get(look)).status_code == 200
    house.forget(id)
    with Player(house, id).socket() as wire:
        assert story(lambda: wire.news(MANY + 3))[1]["revision"] == MANY + 3
        lose_shadow(house, id)
        found.clear()
        on(players)                                         # it wakes the watcher
        wait_for(lambda: (True, MANY + 3) in found)
        assert all(steps <= MANY for is_thread, steps in found if not is_thread), found


def lose_shadow(house: House, id: str) -> None:
    async def work() -> None:
        house.tables.entries[id].delayed_table = None

    house.run(work())
