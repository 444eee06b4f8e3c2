"""Looking back in the page, and playing on from there."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from page.site import PHONE, Open, Site, Visit, wait_for


def test_replay_and_fork(site: Site, visit: Visit) -> None:
    ann, bob = site.pair("tzolkin")
    site.advance(ann, bob)
    assert ann.state()["result"]
    page = visit.sit(ann)
    page.get_by_role("tab", name="Replay").click()
    slider = page.get_by_role("slider").first
    slider.wait_for()
    most = int(slider.get_attribute("max") or 0)
    assert most == len(site.call("GET", f"/tables/{ann.table}/replay")["moments"]) - 1
    middle = most // 2
    slider.fill(str(middle))
    at = site.call("GET", f"/tables/{ann.table}/replay")["moments"][middle]["at"]
    wait_for(lambda: any(url.endswith(f"/replay/{at}") for url in visit.addresses), "the moment")
    assert not visit.moves()
    page.get_by_role("button", name=re.compile("on from here|fork|here", re.IGNORECASE)).first.click()
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    dialog.get_by_role("button").last.click()
    page.wait_for_url(lambda url: f"/t/{ann.table}" not in url)
    visit.asked()
    new = page.evaluate("location.pathname").rpartition("/")[2]
    shown = site.call("GET", f"/tables/{new}")
    assert shown["origin"] == ann.table


def test_points_over_time(site: Site, visit: Visit) -> None:
    ann, bob = site.pair("bul")
    site.advance(ann, bob)
    page = visit.sit(ann)
    page.get_by_role("tab", name="Replay").click()
    page.get_by_role("slider").first.wait_for()
    page.locator("[id=side-panel] footer button").first.click()
    dialog = page.get_by_role("dialog")
    dialog.locator("svg").first.wait_for()
    for score in ann.state()["result"]["scores"].values():
        expect(dialog).to_contain_text(f"{score:g}")


def test_on_a_phone_a_chosen_moment_is_seen_on_the_board(site: Site, open_window: Open) -> None:
    seat = site.midgame("tzolkin")
    visit = open_window(PHONE)
    page = visit.sit(seat)
    visit.asked()
    board = page.locator("main [data-board]").first
    now = board.inner_html()
    page.locator("nav.views button").last.click()
    page.get_by_role("tab", name="Replay").click()
    page.get_by_role("list", name="The log of the game").locator("[data-index='8']").click()
    wait_for(lambda: board.count() and board.inner_html() != now, "another board")
    slider = page.get_by_role("slider", name="Moment of the game")              # one goes on from there
    expect(slider).to_have_value("8")
    earlier = board.inner_html()
    page.locator("nav.views button").last.click()
    page.get_by_role("tab", name="Log").click()
    page.locator("[role=log] .line button").first.click()
    wait_for(lambda: board.count() and board.inner_html() not in (now, earlier), "a third board")
    expect(slider).not_to_have_value("8")
