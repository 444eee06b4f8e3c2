"""The coach in the page: a hint in three steps that can be played, and a review in which a moment is tried again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from page.site import LAPTOP, PATIENCE, PHONE, Open, Site, Visit, wait_for

RECORD = Path(__file__).parent.parent / "kernel" / "records" / "rules-1" / "temple_of_chac-2.sacbe"
SIZES = (PHONE, (844, 390), (768, 1024), (1024, 768), LAPTOP)


def test_a_hint_tells_more_step_by_step_and_can_be_played(site: Site, visit: Visit) -> None:
    seat = site.against_bots("tzolkin")
    page = visit.sit(seat)
    visit.asked()
    page.keyboard.press("h")
    hint = page.get_by_role("dialog", name="Hint")
    hint.get_by_role("button", name="Tell me the idea").click(timeout=PATIENCE * 1000)
    hint.get_by_role("button", name="Compare the moves").click(timeout=PATIENCE * 1000)
    hint.get_by_role("heading", name="Expected points").wait_for(timeout=PATIENCE * 1000)
    known = seat.state()["revision"]
    hint.get_by_role("button", name="Play it").click()
    wait_for(lambda: seat.state()["revision"] > known, "the hinted move")
    wait_for(lambda: "asks the coach" in page.get_by_role("log").inner_text(), "a note of the hint")


def test_a_bot_s_move_is_explained_from_the_log_and_a_secret_is_refused_kindly(site: Site, visit: Visit) -> None:
    seat = site.against_bots("tzolkin", 3)
    page = visit.sit(seat)
    for _ in range(6):
        visit.asked()
        known = seat.state()["revision"]
        visit.answers.first.click()
        wait_for(lambda known=known: seat.state()["revision"] > known, "the move")
    visit.asked()
    visit.allowed.append(r"explain|400 \(Bad Request\)")
    log = page.get_by_role("log")
    asks = log.get_by_role("button", name="Why did")
    wait_for(lambda: asks.count() > 1, "moves of bots")
    told = []
    for place in (0, asks.count() - 1):                     # the first is what was kept of the secret tiles
        asks.nth(place).focus()
        page.keyboard.press("Enter")
        panel = page.get_by_role("dialog", name="Why did")
        wait_for(lambda panel=panel: "thinking" not in panel.inner_text(), "an answer")
        told.append(panel.inner_text())
        assert panel.get_by_role("alert").count() == 0
        page.keyboard.press("Escape")
        panel.wait_for(state="detached")
        assert page.evaluate("document.activeElement.className").startswith("why"), "the focus goes back"
    assert "simulations" in told[-1] and "played" in told[-1]


def test_there_is_no_why_where_hints_are_not_allowed(site: Site, visit: Visit) -> None:
    seat = site.against_bots("bul", hints=False)
    page = visit.sit(seat)
    visit.asked()
    visit.answers.first.click()
    visit.asked()
    assert page.get_by_role("log").get_by_role("listitem").count()
    assert page.get_by_role("button", name="Why did").count() == 0


def test_whoever_opens_a_table_says_whether_hints_are_allowed(site: Site, visit: Visit) -> None:
    page = visit.go("/")
    page.get_by_role("button", name="Standard rules").click()
    choice = page.get_by_label("Hints of the coach")
    assert choice.input_value() == "yes", "alone with bots"
    choice.select_option("no")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Start the game").click()
    visit.prompt.wait_for()
    table = page.url.rpartition("/t/")[2].partition("#")[0]
    assert site.call("GET", f"/tables/{table}")["hints"] is False


def test_a_finished_game_is_reviewed_and_a_moment_is_tried(site: Site, visit: Visit, open_window: Open) -> None:
    made = site.call("POST", "/records", {"record": RECORD.read_text(encoding="utf-8"), "table": {
        "game": "temple_of_chac", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}})
    page = visit.go(f"/t/{made['table']['id']}#{made['seat']}={made['token']}")
    page.get_by_role("button", name="Review", exact=True).first.click()
    page.get_by_role("button", name="Review this game").click()
    chart = page.get_by_role("group", name="Chance to win of all seats")
    chart.wait_for(timeout=2 * PATIENCE * 1000)
    moments = page.get_by_role("region", name="Turning points").get_by_role("listitem")
    assert 1 <= moments.count() <= 5
    assert page.get_by_role("region", name="Where the chance went").get_by_role("listitem").count() == 2
    for size in SIZES:
        laid_out(open_window(size), f"/t/{made['table']['id']}#review", size)
    page.get_by_role("button", name="Study from here").click()
    page.wait_for_url("**/study/**")
    shown = page.locator("[data-node][aria-current] small")
    shown.wait_for()
    assert int(shown.inner_text().split()[-1].split("–")[-1]) in {
        point["at"] for point in site.call("GET", f"/tables/{made['table']['id']}/review")["review"]["turning"]}
    page.go_back()
    page.get_by_role("button", name="Review", exact=True).first.click()
    page.get_by_role("button", name="Try it yourself").first.click()
    visit.asked()
    assert made["table"]["id"] not in page.url


def laid_out(visit: Visit, address: str, size: tuple[int, int]) -> None:
    """A review takes the whole window, nothing lies beside it, and where there are tabs each part has its own."""
    page = visit.go(address)
    page.get_by_role("group", name="Chance to win of all seats").wait_for()
    review = page.locator("main.review").bounding_box()
    tabs = page.locator("nav.tabs")
    rail = tabs.bounding_box() if tabs.count() else None
    assert review and page.evaluate("document.documentElement.scrollWidth") <= size[0]
    beside = rail["width"] if rail and rail["width"] < rail["height"] else 0
    assert review["width"] > size[0] - beside - 2, f"{size}: {review}, {rail}"
    below = rail["height"] if rail and not beside else 0
    assert review["y"] + review["height"] > size[1] - below - 2, f"{size}: {review}, {rail}"
    if rail:
        for name, part in (("Seats", "Where the chance went"), ("Board", "The board at this"), ("Moments", "Turning")):
            tabs.get_by_role("button", name=name).click()
            page.get_by_role("region", name=re.compile(part)).wait_for()


# Which of the things are nowhere on the page, covered by nothing but the panel of the hint.
NOWHERE = """things => things.filter(({kind, id}) =>
  ![...document.querySelectorAll(`[data-thing~="${CSS.escape(`${kind}:${id}`)}"]`)]
    .some(one => { const box = one.getBoundingClientRect(); return box.width && box.height; }))"""


@pytest.mark.parametrize("game", ["tzolkin", "chichen_itza", "temple_of_chac"])
def test_everything_that_a_hint_names_has_a_place_on_the_page(site: Site, visit: Visit, game: str) -> None:
    for played in (0, 12, 30, 60):
        seat = site.hinted(game, played)
        hint = site.call("POST", f"/tables/{seat.table}/hint", {"revision": seat.state()["revision"], "step": 3},
                         seat.token)["hint"]
        page = visit.sit(seat)
        visit.asked()
        assert page.evaluate(NOWHERE, hint["nudge"]["things"]) == [], (played, hint["move"]["line"])
        for move in hint["comparison"]["moves"]:
            assert page.evaluate(NOWHERE, move["things"]) == [], (played, move["option"]["line"])
