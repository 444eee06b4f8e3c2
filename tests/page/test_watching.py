"""Watching a table that people have left: bots play on, the page is never blocked, and says whom a bot waits for."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from page.site import LAPTOP, PHONE, Open, Seat, Site, longest_work, traced, wait_for

BLOCKED = 100                   # milliseconds of work that one task may take
LINES = 15                      # of the log that come meanwhile, with everything that moves
SECONDS = 20


@pytest.mark.parametrize("game", ["tzolkin", "chichen_itza", "temple_of_chac"])
def test_watching_bots_never_blocks_the_page(site: Site, chromium: Browser, open_window: Open, game: str) -> None:
    """The work of the page's own thread, which a busy machine does not change."""
    seat = site.against_bots(game, players=4)
    visit = open_window(motion=True, pace="fast")
    visit.page.emulate_media(reduced_motion="no-preference")
    visit.go(f"/t/{seat.table}")
    visit.prompt.wait_for()
    lines = visit.page.locator("[role=log] .line")
    begun = lines.count()
    with traced(chromium, visit.page) as trace:
        site.call("POST", f"/tables/{seat.table}/leave", token=seat.token)         # now all of them are bots
        lines.nth(begun + LINES).wait_for(state="attached")
    worked = longest_work(trace)
    print(f"{game}: the longest task has worked {worked:.0f} ms")
    assert worked < BLOCKED


def test_who_leaves_and_stays_to_watch_sees_the_game_to_its_end(site: Site, open_window: Open) -> None:
    """A turn of this game is many decisions; no bot waits before any of them."""
    seat = site.against_bots("temple_of_chac", bot="random")
    visit = open_window()
    visit.sit(seat)
    visit.asked()
    site.call("POST", f"/tables/{seat.table}/leave", token=seat.token)
    expect(visit.prompt).to_contain_text("The game is over")


# ---------------------------------------------------------------- whom a bot waits for

class Told:
    """A socket of the page between it and the server, on which the test can say what the server has said, changed."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {}
        page.route_web_socket(re.compile("/live$"), self._between)

    def _between(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self.route = route

        def passed(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "state":
                self.last = said
            route.send(message)

        def answered(message: str | bytes) -> None:
            said = json.loads(message)
            self.sent.append(said)
            if said["type"] == "go-on":
                route.send(json.dumps({"type": "ack", "id": said["id"], "revision": self.last["revision"]}))
            else:
                server.send(message)

        server.on_message(passed)
        route.on_message(answered)

    def say_that_a_bot_waits(self, seat: str, may_go_on: bool = True) -> None:
        """As if the clock of the seat, which is asked, had just run out, where nobody else plays."""
        self.last = json.loads(json.dumps(self.last))
        for row in self.last["table"]["seats"]:
            row["bot"] = row["bot"] or "medium"
        self.last["revision"] += 1
        self.last |= {"wait": {"seat": seat, "until": self.last["now"] + SECONDS, "may_go_on": may_go_on},
                      "options": [], "undo": None}
        self.route.send(json.dumps({"type": "events", "revision": self.last["revision"], "anew": False, "events": [],
                                    "log": []}))
        self.route.send(json.dumps(self.last))


def is_inside(page: Page, part: Locator) -> bool:
    """Does it stand in the window wholly, with nothing over it?"""
    box = part.bounding_box()
    size = page.viewport_size
    assert box and size
    inside = box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= size["width"] \
        and box["y"] + box["height"] <= size["height"]
    found = part.evaluate("""part => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }""")
    return inside and bool(found)


def awaited(site: Site) -> Seat:
    """Ann, who is asked and whose opponents are bots."""
    seat = site.against_bots("tzolkin", players=4, bot="random")
    wait_for(lambda: seat.state()["options"], "the turn")
    return seat


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
@pytest.mark.parametrize("theme", ["day", "night"])
def test_the_page_says_whom_a_bot_waits_for_and_a_watcher_lets_it_go_on(
        site: Site, open_window: Open, size: tuple[int, int], theme: str) -> None:
    seat = awaited(site)
    visit = open_window(size, theme=theme)
    page = visit.page
    visit.hold_time()
    told = Told(page)
    visit.go(f"/t/{seat.table}")
    visit.prompt.wait_for()
    told.say_that_a_bot_waits(seat.name)
    page.clock.run_for(100)
    timer, button = visit.prompt.get_by_role("timer"), visit.prompt.get_by_role("button", name="Go on")
    expect(visit.prompt).to_contain_text("Plays on when Ann is back")
    expect(timer).to_have_text(f"A bot moves in {SECONDS} s")
    for part in (timer, button):
        assert is_inside(page, part)
    box = button.bounding_box()
    assert box and min(box["width"], box["height"]) >= 40
    page.clock.run_for(5000)
    expect(timer).to_have_text(f"A bot moves in {SECONDS - 5} s")
    button.click()
    wait_for(lambda: [said["type"] for said in told.sent].count("go-on") == 1, "the message")
    page.clock.run_for(1000 * SECONDS)
    expect(timer).to_have_count(0)
    expect(visit.prompt).to_contain_text("is thinking")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_who_is_waited_for_comes_back_or_lets_the_bot_go_on(site: Site, open_window: Open,
                                                            size: tuple[int, int]) -> None:
    seat = awaited(site)
    visit = open_window(size)
    told = Told(visit.page)
    visit.sit(seat)
    visit.asked()
    told.say_that_a_bot_waits(seat.name)
    expect(visit.prompt).to_contain_text("Plays on when you are back")
    for name in ("A bot plays for you: come back", "Go on"):
        assert is_inside(visit.page, visit.prompt.get_by_role("button", name=name))


def test_nobody_is_offered_to_hurry_a_game_that_counts(site: Site, open_window: Open) -> None:
    seat = awaited(site)
    visit = open_window(lang="de")
    told = Told(visit.page)
    visit.go(f"/t/{seat.table}")
    visit.prompt.wait_for()
    told.say_that_a_bot_waits(seat.name, may_go_on=False)
    expect(visit.prompt).to_contain_text("Geht weiter, wenn Ann zurück ist")
    assert visit.prompt.get_by_role("button", name="Weiter").count() == 0
