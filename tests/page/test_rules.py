"""The rules on the page: chapters, the exact rules below them, symbols, and a search that answers questions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from page.site import LAPTOP, PHONE, Open


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_question_leads_to_its_chapter(open_window: Open, size: tuple[int, int]) -> None:
    page = open_window(size).go("/rules/tzolkin")
    page.get_by_role("searchbox").fill("when do I feed")
    first = page.locator("[data-found]").first
    expect(first).to_have_attribute("data-found", "section:feeding")
    first.get_by_role("link").click()
    section = page.locator("#book-feeding")
    expect(section).to_be_in_viewport()
    expect(page).to_have_url(re.compile("#feeding$"))
    expect(section.locator(".exact")).to_have_count(0)
    section.locator("summary").click()
    expect(section.locator(".exact article")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_tabs_by_keyboard_and_a_symbol_that_leads_to_its_rule(open_window: Open) -> None:
    page = open_window(LAPTOP).go("/rules/temple_of_chac")
    page.locator("#book-aim").wait_for()
    page.get_by_role("tab", name="Rulebook").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Symbols")).to_be_focused()
    symbol = page.locator("dl > div", has_text="Spider").first
    symbol.get_by_role("link").click()
    rule = page.locator("[id='tc.cave.spider']")
    expect(rule).to_be_in_viewport()
    expect(page.locator("#book-cave details")).to_have_attribute("open", "")


def test_the_rulebook_can_be_printed(open_window: Open) -> None:
    page = open_window(LAPTOP).go("/rules/bul")
    page.locator("#book-capture").wait_for()
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.locator("#book-capture")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('#rules-list')).overflowY") == "visible"
