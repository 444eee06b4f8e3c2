"""Puzzles on the page: one is solved, one is missed, and the list on a phone leads to the puzzle of the day."""

from __future__ import annotations

import json

from page.site import LAPTOP, PHONE, Open, Site
from page.test_access import audited
from page.test_access import axe as axe
from sacbe.school.puzzles import library
from sacbe.school.puzzles.puzzle import FORBIDDEN

VERDICT = "[data-verdict]"
PICKED = next(puzzle for puzzle in library.list_puzzles("tzolkin") if puzzle.kind == FORBIDDEN)
PLAYED = min((puzzle for puzzle in library.list_puzzles("tzolkin") if puzzle.kind != FORBIDDEN),
             key=lambda puzzle: len(puzzle.solution[0]))


def test_a_turn_is_found_on_the_board_and_the_account_keeps_it(site: Site, open_window: Open) -> None:
    name, token = site.account("Solver")
    visit = open_window(LAPTOP)
    visit.go("/rules")
    visit.page.evaluate("text => localStorage.setItem('sacbe.login', text)",
                        json.dumps({"token": token, "name": name}))
    visit.go(f"/puzzles/{PLAYED.id}")
    for move in PLAYED.solution[0]:
        visit.page.click(f"#prompt [data-move='{move}']")
    visit.page.wait_for_selector("[data-verdict=solved]")
    visit.page.wait_for_selector(f"{VERDICT} .rating b")            # what the rating gained
    assert site.call("GET", "/account/puzzles", token=token)["tried"][PLAYED.id]["solved"] is True
    visit.page.wait_for_selector("#prompt [data-next]")
    assert visit.page.evaluate("() => localStorage.getItem('sacbe.puzzles')") is None


def test_a_wrong_pick_ends_the_try_with_the_rule_and_is_rated_once(axe: Open) -> None:
    visit = axe(size=LAPTOP)
    visit.go(f"/puzzles/{PICKED.id}")
    visit.page.wait_for_selector("[data-pick]")
    wrong = next(number for number, move in enumerate(PICKED.moves) if (move,) not in PICKED.solution)
    assert PICKED.rule not in visit.page.content()
    visit.page.keyboard.press(str(wrong + 1))
    visit.page.wait_for_selector("[data-verdict=missed] .rule")
    audited(visit)
    kept = "() => JSON.parse(localStorage.getItem('sacbe.puzzles')).tried"
    visit.page.wait_for_function(f"({kept})()['{PICKED.id}'].solved === false")
    visit.page.click("[data-again]")
    visit.page.click(f"[data-pick='{PICKED.solution[0][0]}']")
    visit.page.wait_for_selector("[data-verdict=solved]")
    assert visit.page.evaluate(kept)[PICKED.id]["solved"] is False


def test_the_list_on_a_phone_leads_to_the_puzzle_of_the_day(open_window: Open) -> None:
    visit = open_window(PHONE)
    visit.go("/")
    visit.page.click("[data-puzzles]")
    visit.page.wait_for_selector("[data-puzzle]")
    assert visit.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    visit.page.click(".chips [data-game=chichen_itza]")
    visit.page.wait_for_selector("[data-puzzle^='chichen_itza/']")
    assert visit.page.locator("[data-puzzle^='tzolkin/']").count() == 0
    visit.page.click("[data-daily]")
    visit.page.wait_for_selector(".task-card[data-puzzle]")
    visit.page.click("[data-give-up]")
    visit.page.wait_for_selector("[data-verdict=given-up]")
