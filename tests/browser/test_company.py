"""People at a table see each other: who is there, who thinks, who has gone; signs; watchers who talk."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.site import LAPTOP, PHONE, Open, Site, wait_for

GONE = re.compile("left")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_one_sees_who_is_there_and_who_has_gone(site: Site, open_window: Open, size: tuple[int, int]) -> None:
    ann, bob = site.pair("tzolkin")
    first, second = open_window(size), open_window(size)
    page = first.sit(ann)
    dots = page.locator(".dot")
    expect(dots.first).to_be_visible()
    assert page.locator(".dot.absent").count() >= 1
    other = second.sit(bob)
    expect(page.locator(".dot.absent")).to_have_count(0)
    expect(page.locator(".dot.thinking").first).to_be_visible()     # one of the two is asked
    other.goto(f"{site.url}/")
    expect(page.locator(".dot.gone").first).to_have_attribute("title", GONE)


def test_a_sign_is_seen_by_everybody_and_goes(site: Site, open_window: Open) -> None:
    ann, bob = site.pair("bul")
    first, second = open_window(LAPTOP), open_window(LAPTOP, lang="fr")
    page, other = first.sit(ann), second.sit(bob)
    expect(page.locator(".dot.absent")).to_have_count(0)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Thank you!").click()
    for window, words in ((page, "Thank you!"), (other, "Merci !")):
        expect(window.locator(".bubbles li")).to_have_text(re.compile(rf"Ann\s+{words}"))
    expect(page.locator(".bubbles li")).to_have_count(0)


def test_watchers_talk_if_the_table_says_so(site: Site, open_window: Open) -> None:
    ann, _ = site.pair("bul", watchers_chat=True)
    player, watcher = open_window(LAPTOP), open_window(LAPTOP, name="Cleo")
    page = player.sit(ann)
    onlooker = watcher.go(f"/t/{ann.table}")
    onlooker.get_by_role("tab", name="Chat").click()
    onlooker.get_by_placeholder("Say something").fill("Nicely done")
    onlooker.get_by_placeholder("Say something").press("Enter")
    page.get_by_role("tab", name="Chat").click()
    line = page.locator(".talk li", has_text="Nicely done")
    expect(line).to_contain_text("Cleo")
    expect(line.get_by_role("img", name="A watcher")).to_be_visible()
    expect(page.locator(".panel .people .watchers")).to_have_text("one watcher")

    quiet, _ = site.pair("bul")
    onlooker.goto(f"{site.url}/t/{quiet.table}")
    onlooker.get_by_role("tab", name="Chat").click()
    expect(onlooker.locator(".talk")).to_be_visible()
    assert onlooker.get_by_placeholder("Say something").count() == 0


def test_what_was_typed_is_still_there_after_a_reload(site: Site, open_window: Open) -> None:
    ann, _ = site.pair("bul")
    visit = open_window(LAPTOP)
    page = visit.sit(ann)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder("Say something").fill("I was going to say")
    page.reload()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_placeholder("Say something")).to_have_value("I was going to say")
    page.get_by_placeholder("Say something").press("Enter")
    wait_for(lambda: page.get_by_placeholder("Say something").input_value() == "", "the line")
    page.reload()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_placeholder("Say something")).to_have_value("")


def test_a_table_for_talking_watchers_is_opened_from_the_page(site: Site, open_window: Open) -> None:
    visit = open_window(LAPTOP)
    page = visit.go("/")
    page.get_by_role("button", name="Standard rules").click()
    page.get_by_label("Watchers may talk").select_option("yes")
    page.get_by_role("button", name="Done").click()
    page.locator("button.start").click()
    page.wait_for_url("**/t/*")
    assert site.call("GET", f"/tables/{page.url.rpartition('/')[2]}")["watchers_chat"] is True
