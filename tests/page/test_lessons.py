"""Lessons on the page: from the first page to a move, refusals that teach, what is kept, and what is highlighted."""

from __future__ import annotations

import json
import time

import pytest

from page.site import DESK, LAPTOP, PHONE, Open, Site, Visit, patient
from sacbe.school.lessons import checking, library
from sacbe.school.lessons.lesson import LessonStep
from sacbe.school.lessons.playing import NEXT, LessonRun

SOON = 10                       # seconds
CARD = "[data-lesson-card]"
LESSONS = [lesson.id for lesson in library.all_lessons()]


def step(visit: Visit, number: int) -> None:
    """The card shows this step."""
    visit.page.wait_for_selector(f"{CARD} .dots li:nth-child({number}).now", state="attached")


def test_from_the_first_page_to_the_first_move(open_window: Open) -> None:
    """Two clicks and less than ten seconds."""
    visit = open_window(LAPTOP)
    began = time.monotonic()
    visit.go("/")
    visit.page.click("[data-learn=tzolkin]")
    visit.page.click("[data-next]")
    step(visit, 2)
    visit.page.wait_for_selector("main [data-move='place palenque']")
    took = time.monotonic() - began
    print(f"first move of a lesson after {took:.1f} s")
    assert took < patient(SOON)
    assert visit.page.url.endswith("/learn/tzolkin/place")
    visit.page.click("[data-open='place palenque']")
    step(visit, 3)


def test_what_does_not_lead_on_teaches_and_a_reload_keeps_the_place(open_window: Open) -> None:
    visit = open_window(LAPTOP)
    visit.go("/learn/tzolkin/place")
    visit.page.click("[data-next]")
    step(visit, 2)
    visit.page.click("main [data-move='place tikal']")
    visit.page.wait_for_selector(f"{CARD} .bad")
    assert "First you need corn" in visit.page.inner_text(CARD)
    visit.page.click(f"{CARD} footer button:last-child")                # show me again
    visit.page.wait_for_selector(f"{CARD} .card:not(.bad)")
    visit.page.keyboard.press("Enter")
    step(visit, 3)
    visit.page.reload()
    step(visit, 3)
    visit.go("/learn")
    assert "step 3 of 9" in visit.page.inner_text("[data-lesson='tzolkin/place']")


def test_what_the_rules_refuse_is_said_on_the_card(open_window: Open) -> None:
    visit = open_window(LAPTOP)
    visit.go("/learn/chichen_itza/grid")
    for done, move in enumerate(("", "use A04 god-card", "god 1", "")):
        visit.page.click(f"[data-open='{move}']" if move else "[data-next]")
        step(visit, done + 2)
    visit.page.click(".rest [data-thing~='tile:A20']")
    visit.page.wait_for_selector(f"{CARD} .bad")
    said = visit.page.inner_text(CARD)
    assert "5" in said and "coins" in said.lower()
    visit.page.click(f"{CARD} .plain")                                  # why: the rule itself
    visit.page.wait_for_selector("dialog[open]")


def test_an_account_brings_progress_to_another_browser(site: Site, open_window: Open) -> None:
    name, token = site.account("Learner")
    one, two = open_window(LAPTOP), open_window(PHONE)
    for visit in (one, two):
        visit.go("/rules")
        visit.page.evaluate("text => localStorage.setItem('sacbe.login', text)",
                            json.dumps({"token": token, "name": name}))
    one.go("/learn/tzolkin/place")
    one.page.click("[data-next]")
    step(one, 2)
    two.go("/learn/tzolkin/place")
    step(two, 2)


def test_a_rule_leads_to_its_lesson(open_window: Open) -> None:
    visit = open_window(LAPTOP)
    visit.go("/rules/tzolkin#tz.placing.lowest-space")
    visit.page.click("[id='tz.placing.lowest-space'] [data-teach='tzolkin/place']")
    visit.page.wait_for_selector(CARD)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("id", LESSONS)
def test_everything_highlighted_is_on_the_screen(open_window: Open, id: str, size: tuple[int, int]) -> None:
    """Each step to the end: something has its ring, and where there is room for it every thing is drawn."""
    lesson = library.find(id)
    run = LessonRun(lesson)
    visit = open_window(size)
    visit.go(f"/learn/{id}")
    missed = []
    shown = -1
    for move in checking.main_path(lesson):
        step(visit, run.at + 1)
        if run.at != shown and lesson.steps[run.at].show:
            missed += [f"step {run.at + 1}: {thing}" for thing in unseen(visit, lesson.steps[run.at], size == DESK)]
        shown = run.at
        way_on = "[data-next]" if move == NEXT else f"[data-open='{move}']"
        visit.page.click(way_on)
        if move == NEXT:
            run.read_on()
        else:
            run.answer(move)
    visit.page.wait_for_selector(f"{CARD} .done")
    assert missed == []


def unseen(visit: Visit, shown: LessonStep, wants_all: bool) -> list[str]:
    """What a step shows and the screen does not, as soon as something has a ring."""
    visit.page.wait_for_selector(".spotlight :is(.ring, .take)", state="attached")
    return [thing for thing in (f"{thing.kind}:{thing.id}" for thing in shown.show)
            if wants_all and not visit.page.locator(f"[data-thing~='{thing}']").count()]
