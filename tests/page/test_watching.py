"""Watching bots never blocks the page: the work of its own thread, which a busy machine does not change."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from page.site import Open, Site, longest_work, traced, wait_for

BLOCKED = 100                   # milliseconds of work that one task may take
LINES = 15                      # of the log that come meanwhile, with everything that moves


@pytest.mark.parametrize("game", ["tzolkin", "chichen_itza", "temple_of_chac"])
def test_watching_bots_never_blocks_the_page(site: Site, chromium: Browser, open_window: Open, game: str) -> None:
    seat = site.against_bots(game, players=4)
    visit = open_window(motion=True, pace="fast")
    visit.page.emulate_media(reduced_motion="no-preference")
    visit.go(f"/t/{seat.table}")
    visit.prompt.wait_for()
    lines = visit.page.locator("[role=log] .line")
    begun = lines.count()
    with traced(chromium, visit.page) as trace:
        site.call("POST", f"/tables/{seat.table}/leave", token=seat.token)         # now all of them are bots
        wait_for(lambda: lines.count() > begun + LINES, "moves")
    worked = longest_work(trace)
    print(f"{game}: the longest task has worked {worked:.0f} ms")
    assert worked < BLOCKED
