"""Nobody loses a seat by a link: what an address may do to the seats that a browser holds, in two tabs."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from page.site import LAPTOP, NUMBERS, PHONE, YES, Open, Site, Visit

NO = "dialog [data-answer=no]"


def read_tokens(page: Page) -> dict[str, Any]:
    """The tokens that a tab finds stored, by table and seat."""
    stored = json.loads(page.evaluate("localStorage.getItem('sacbe.tables') ?? '{}'"))
    return {id: table["seats"] for id, table in stored.items()}


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_forged_link_takes_no_seat_away(site: Site, open_window: Open, size: tuple[int, int]) -> None:
    ann = site.against_bots("bul")
    visit = open_window(size)
    page = visit.sit(ann)
    other = page.context.new_page()
    for name in (ann.name, "seat"):
        other.goto(f"{site.url}/t/{ann.table}#{name}=anything")
        expect(other.get_by_role("status").get_by_text("This link holds no seat")).to_be_visible()
        other.locator("#prompt").wait_for()
        assert other.locator(YES).count() == 0 and other.evaluate("location.hash") == ""
        assert read_tokens(page) == read_tokens(other) == {ann.table: {ann.name: ann.token}}
        other.goto(f"{site.url}/rules")
    page.reload()
    visit.asked()                               # and still plays


def test_a_good_link_takes_a_seat_only_if_one_says_so(site: Site, visit: Visit) -> None:
    ann, bob = site.pair("bul")
    page = visit.go(f"/t/{ann.table}")
    page.locator("#prompt").wait_for()
    page.goto(f"{site.url}/rules")
    page.goto(site.url + bob.address)
    dialog = page.get_by_role("alertdialog")
    expect(dialog.locator("[data-answer=no]")).to_be_focused()
    expect(dialog).to_contain_text("Whoever sent it can play there too")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.locator("#prompt").wait_for()
    assert read_tokens(page) == {}
    page.goto(f"{site.url}/rules")
    page.goto(site.url + bob.address)
    expect(dialog.locator("[data-answer=no]")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(YES)).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("#prompt").wait_for()
    assert read_tokens(page) == {bob.table: {bob.name: bob.token}}


def test_a_table_is_removed_from_the_list_after_a_question(site: Site, open_window: Open) -> None:
    seats = [site.pair("bul")[0] for _ in range(5)]
    visit = open_window(LAPTOP, theme="night")
    page = visit.go("/")
    page.evaluate("all => localStorage.setItem('sacbe.tables', JSON.stringify(all))", {
        seat.table: {"id": seat.table, "game": "bul", "seats": {seat.name: seat.token}, "host": "", "at": at}
        for at, seat in enumerate(seats, 1)})
    page.reload()
    page.get_by_role("button", name="All 5").click()
    forget = page.get_by_role("button", name="Remove from the list")
    expect(forget).to_have_count(5)
    forget.first.click()
    expect(page.get_by_role("alertdialog", name="Remove from the list")).to_be_visible()
    page.locator(NO).click()
    expect(forget.first).to_be_focused()        # where one was
    assert len(read_tokens(page)) == 5
    forget.first.click()
    page.locator(YES).click()
    expect(forget).to_have_count(4)
    assert len(read_tokens(page)) == 4


def test_logging_out_leaves_the_seats_of_others(site: Site, visit: Visit) -> None:
    """The list holds no token of the login, and forgets only what the login held."""
    page = visit.go("/")
    name = f"Seat keeper {next(NUMBERS)}"
    login = site.call("POST", "/account", {"name": name, "password": "a long sentence"})["token"]
    seats = [{"kind": "me"}, {"kind": "open"}]
    mine = site.call("POST", "/tables", {"game": "bul", "name": "Ann", "seats": seats}, token=login)
    guest = site.call("POST", f"/tables/{mine['table']['id']}/join", {"name": "Bob"})
    page.evaluate("([login, name]) => localStorage.setItem('sacbe.login', JSON.stringify({token: login, name}))",
                  [login, name])
    page.goto(f"{site.url}/rules")
    visit.go(f"/t/{guest['table']}#{guest['seat']}={guest['token']}")
    page.locator("#prompt").wait_for()
    visit.go("/")
    page.get_by_role("link", name="Bul").first.wait_for()
    stored = page.evaluate("localStorage.getItem('sacbe.tables')")
    assert login not in stored and read_tokens(page) == {guest["table"]: {guest["seat"]: guest["token"]}}
    page.get_by_title("Name and account").click()
    page.get_by_role("button", name="Log out", exact=True).click()
    page.get_by_role("dialog").get_by_label("Password").wait_for()
    assert read_tokens(page) == {guest["table"]: {guest["seat"]: guest["token"]}}
