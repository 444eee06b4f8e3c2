"""A study in the page: play for everybody, go back, branch, comment, see lines grow, share, find all of it again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from page.site import PHONE, Open, Site, Visit

GAMES = ("tzolkin", "chichen_itza", "temple_of_chac", "bul")


def begin(page: Page, site: Site, game: str) -> str:
    """Begin a study through the page; its id."""
    page.goto(f"{site.url}/study")
    page.get_by_label("Game").select_option(game)
    page.get_by_role("button", name="Begin", exact=True).click()
    page.locator("#prompt").wait_for()
    return str(page.evaluate("location.pathname")).rpartition("/")[2]


def nodes(page: Page) -> int:
    return page.locator("[data-node]").count()


def answer(page: Page, index: int = 0) -> None:
    """Give one of the answers, for whoever is asked."""
    before = page.locator("[data-node][aria-current]").get_attribute("data-node")
    page.locator("#prompt [data-move]").nth(index).click()
    expect(page.locator("[data-node][aria-current]")).not_to_have_attribute("data-node", before or "")


def test_a_study_from_its_beginning_to_another_visitor(site: Site, visit: Visit, open_window: Open) -> None:
    page = visit.page
    id = begin(page, site, "tzolkin")
    answer(page)
    answer(page)
    here = page.locator("[data-node][aria-current]").get_attribute("data-node")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-node][aria-current]")).not_to_have_attribute("data-node", here or "")
    answer(page, 2)                                         # a variation
    branch = page.locator("[data-node][aria-current]")
    expect(branch).to_contain_text("a")
    page.get_by_label("Comment").fill("Slower.\nBut safe?")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("ol p")).to_contain_text("But safe?")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Think")).click()
    lines = page.get_by_role("region", name="Chances and best lines")
    expect(lines.locator("li").first).to_be_visible()
    first = lines.locator("header small").inner_text()
    expect(lines.locator("header small")).not_to_have_text(first)
    page.get_by_role("button", name=re.compile("^Stop")).click()
    count, address = nodes(page), page.url

    page.reload()                                           # everything is there, and the same place is shown
    page.locator("#prompt").wait_for()
    assert page.url == address and nodes(page) == count
    expect(page.locator("ol p")).to_contain_text("But safe?")

    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("dialog").get_by_label("Link").input_value()
    assert link.endswith(f"/study/{id}")
    other = open_window()
    reader = other.page
    reader.goto(link)
    reader.locator("#prompt").wait_for()
    assert nodes(reader) >= count - 1
    expect(reader.locator("ol p")).to_contain_text("But safe?")
    expect(reader.get_by_label("Comment")).to_have_count(0)
    reader.locator("#prompt [data-move]").last.click()
    expect(reader.get_by_text("Make a copy to try your own moves")).to_be_visible()
    reader.get_by_role("button", name="Copy to my own").click()
    reader.wait_for_url(lambda url: "/study/" in url and id not in url)
    reader.locator("#prompt").wait_for()
    expect(reader.get_by_label("Comment")).to_have_count(1)
    reader.keyboard.press("End")
    answer(reader)
    assert len(site.call("GET", f"/studies/{id}")["nodes"]) < len(
        site.call("GET", f"/studies/{reader.evaluate('location.pathname').rpartition('/')[2]}")["nodes"])


@pytest.mark.parametrize("game", GAMES)
def test_every_board_takes_answers_for_everybody_and_for_chance(site: Site, open_window: Open, game: str) -> None:
    visit = open_window(PHONE) if game == "bul" else open_window()
    page = visit.page
    if game == "bul":
        page.goto(f"{site.url}/study")
        page.get_by_label("Game").select_option(game)
        page.get_by_role("button", name="Begin, and choose the draws yourself").click()
        page.locator("#prompt").wait_for()
        page.locator("#prompt [data-move]").first.click()           # chance, chosen by the student
        page.wait_for_url("**/study/*#1")
        page.locator("nav.views button").last.click()
        expect(page.locator("[data-node][aria-current]")).to_be_visible()
        return
    begin(page, site, game)
    for _ in range(5):
        answer(page)
    page.keyboard.press("Home")
    expect(page.locator("[data-node][aria-current]")).to_have_attribute("data-node", "0")
    page.get_by_role("button", name=re.compile("^Roll")).click()    # the start asks chance: another deal, a variation
    expect(page.locator("[data-node][aria-current]")).not_to_have_attribute("data-node", "0")


def test_a_finished_game_is_studied_from_the_moment_that_is_shown(site: Site, visit: Visit) -> None:
    ann, bob = site.pair("bul")
    site.advance(ann, bob)
    page = visit.sit(ann)
    page.get_by_role("tab", name="Replay").click()
    slider = page.get_by_role("slider").first
    slider.wait_for()
    at = site.call("GET", f"/tables/{ann.table}/replay")["moments"][3]["at"]
    with page.expect_response(lambda answer: answer.url.endswith(f"/replay/{at}")) as shown:
        slider.fill("3")
    shown.value.finished()
    page.locator("[data-index='3'][aria-current=step]").wait_for()
    page.get_by_role("button", name="Study from here").click()
    page.wait_for_url("**/study/**")
    page.locator("#prompt").wait_for()
    expect(page.locator("[data-node][aria-current] small")).to_have_text(re.compile(rf"{at}$"))


def test_what_is_wrong_with_a_position_is_said(site: Site, open_window: Open) -> None:
    visit = open_window()
    page = visit.page
    page.goto(f"{site.url}/study")
    page.get_by_label("The position as text").fill("{game: tzolkin, given: {red: {corn: -1}}}")
    visit.allowed = ["400"]
    page.get_by_role("button", name="Set it up").click()
    expect(page.get_by_role("alert")).to_contain_text("red.corn")
