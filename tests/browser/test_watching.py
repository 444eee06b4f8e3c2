"""Watching bots never blocks the page: the work of its own thread, which a busy machine does not change."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browser.site import Open, Site, longest_work, traced, wait_for

BLOCKED = 100                   # milliseconds of work that one task may take
LINES = 15                      # of the log that come meanwhile, with everything that moves


@pytest.mark.parametrize("game", ["tzolkin", "chichen_itza", "temple_of_chac"])
def test_watching_bots_never_blocks_the_page(site: Site, chromium: Browser, open_window: Open, game: str) -> None:
    opened = site.call("POST", "/tables", {"game": game, "name": "Ann", "seats": [{"kind": "bot", "bot": "easy"}] * 4})
    address = f"/tables/{opened['table']['id']}"
    visit = open_window(motion=True, pace="fast")
    visit.page.emulate_media(reduced_motion="no-preference")
    visit.go(f"/t/{opened['table']['id']}")
    visit.prompt.wait_for()
    lines = visit.page.locator("[role=log] .line")
    wait_for(lines.count, "the first lines")
    with traced(chromium, visit.page) as trace:
        begun = lines.count()
        wait_for(lambda: lines.count() > begun + LINES or site.call("GET", address)["phase"] != "playing", "moves")
    worked = longest_work(trace)
    print(f"{game}: the longest task has worked {worked:.0f} ms")
    assert lines.count() > begun
    assert worked < BLOCKED
