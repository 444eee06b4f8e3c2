"""A first game on the page: one click, a notice at a time with its rings, read or done, and off in the menu."""

from __future__ import annotations

from page.site import LAPTOP, Open

STRIP = ".gentle[data-notice]"


def test_a_first_game_explains_itself_until_it_is_told_not_to(open_window: Open) -> None:
    visit = open_window(LAPTOP)
    page = visit.page
    visit.go("/")
    page.click("[data-first=tzolkin]")
    page.wait_for_selector(f"{STRIP}[data-notice=wealth] [role=status]")
    page.wait_for_selector("[data-ring]", state="attached")
    page.reload()
    page.wait_for_selector(f"{STRIP}[data-notice=wealth]")
    page.click("#prompt [data-move] >> nth=0")
    page.wait_for_selector(f"{STRIP}[data-notice=place]")               # done: the next thing
    page.wait_for_selector(f"{STRIP} a[data-teach='tzolkin/place']")
    page.click(f"{STRIP} .acts .btn:last-child")                        # got it
    page.wait_for_selector(f"{STRIP}[data-notice='']")
    page.reload()
    page.wait_for_selector("#prompt.mine")
    page.click("[aria-haspopup=menu][title='Menu of the table']")
    page.click("[role=menuitem]:has-text('Stop explaining')")
    page.wait_for_selector(STRIP, state="detached")
