"""The coach in the page: a hint in three steps that can be played, and a review in which a moment is tried again."""

from __future__ import annotations

from pathlib import Path

from browser.site import PATIENCE, Site, Visit, wait_for

RECORD = Path(__file__).parents[1] / "records" / "rules-1" / "temple_of_chac-2.sacbe"
NOT_YET = r"404"                    # a review that nobody has asked for is told so


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


def test_a_finished_game_is_reviewed_and_a_moment_is_tried(site: Site, visit: Visit) -> None:
    visit.allowed.append(NOT_YET)
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
    page.get_by_role("button", name="Try it yourself").first.click()
    visit.asked()
    assert made["table"]["id"] not in page.url
