"""Without a network: the page is there, says plainly what is missing and keeps what was typed."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from page.site import LAPTOP, Open, Site, take_link

NO_NETWORK = """
  Object.defineProperty(navigator, "onLine", { get: () => false });
  addEventListener("load", () => dispatchEvent(new Event("offline")));
"""


@pytest.fixture
def installed(site: Site, chromium: Browser) -> Iterator[BrowserContext]:
    """A browser that keeps the page, as one where it is installed does."""
    context = chromium.new_context(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}, service_workers="allow",
                                   locale="en-GB", reduced_motion="reduce")
    kept = json.dumps(json.dumps({"lang": "en", "theme": "day", "motion": False, "faster": True}))
    context.add_init_script(f"localStorage.getItem('sacbe.settings') ?? localStorage.setItem('sacbe.settings', {kept})")
    page = context.new_page()
    page.goto(site.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.close()
    yield context
    context.close()


def test_the_page_is_there_without_a_server_and_says_so(site: Site, installed: BrowserContext) -> None:
    page = installed.new_page()
    page.goto(site.url)
    expect(page.locator("button.start")).to_be_visible()
    installed.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The Sacbe server on this machine does not answer.")
    installed.set_offline(False)
    expect(page.locator("button.start")).to_be_visible()        # it has looked by itself


def test_a_line_typed_without_a_server_is_sent_later(site: Site, installed: BrowserContext) -> None:
    ann, _ = site.pair("bul")
    page = installed.new_page()
    page.goto(site.url + ann.address)
    take_link(page)
    page.get_by_role("tab", name="Chat").click()
    installed.set_offline(True)
    page.evaluate("() => dispatchEvent(new Event('online'))")       # looks whether the socket still lives
    page.get_by_placeholder("Say something").fill("Are you there?")
    page.reload()
    expect(page.get_by_role("status").first).to_contain_text("does not answer")
    installed.set_offline(False)
    page.reload()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_placeholder("Say something")).to_have_value("Are you there?")
    page.get_by_placeholder("Say something").press("Enter")
    expect(page.locator(".talk li", has_text="Are you there?")).to_be_visible()


def test_a_game_against_bots_needs_no_network_here(site: Site, open_window: Open) -> None:
    """The server runs on this machine: the browser is offline, and a whole game is played."""
    seat = site.against_bots("bul", bot="random")
    visit = open_window(LAPTOP)
    visit.page.add_init_script(NO_NETWORK)
    visit.sit(seat)
    assert visit.page.evaluate("navigator.onLine") is False
    state = visit.play(seat, clicks=4)
    assert state["result"] and visit.page.locator(".banner.shown").count() == 0
