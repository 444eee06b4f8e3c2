"""Fights that read like a story: who fights with what, phase by phase, and how it ended; also later, and of bots."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from page.site import LAPTOP, PHONE, Data, Open, Seat, Site, Visit, questions, wait_for
from sacbe.kernel.play.game import Question

PREFER = ("cast stone", "to ", "group", "from", "use A12", "use A08", "use A01", "keep")
OLD = re.compile(r"Dice: \d|hits \d:\d")


def is_late_in_a_fight(asked: Question, view: dict[str, Any]) -> bool:
    """Somebody is asked in melee, when magic and ranged are over."""
    fight = view["fight"]
    return fight != "none" and fight["phase"] == "melee" and asked.prompt in ("rolled", "damage", "creature")


def phases(page: Page) -> list[str]:
    """The phases that are over, as the stage tells them."""
    page.locator(".stage").wait_for()
    return [row.inner_text() for row in page.locator("[data-story] > li").all()]


def fought(site: Site, game: str = "chichen_itza") -> tuple[Seat, int]:
    """A table at which a fight has been fought to its end, and how many answers there were when it was over."""
    ends = ("won", "held-off", "defeated", "fled")
    for played in questions(game, PREFER):
        told = [told for told in played.event_log if told.data["event"] in ends]
        if told and told[-1].at >= len(played.history) - 1:
            return site._put(played), told[-1].at
    raise AssertionError("games go on for ever")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_phases_that_are_over_are_there_after_a_reload(site: Site, open_window: Open,
                                                          size: tuple[int, int]) -> None:
    seat = site.reached("chichen_itza", is_late_in_a_fight, PREFER)
    visit = open_window(size)
    page = visit.sit(seat)
    fight = seat.state()["view"]["fight"]
    before = phases(page)
    heads = [row.splitlines()[0] for row in before]
    assert heads[:2] == ["Magic", "Ranged"] and len(before) >= 1 + fight["number"]
    page.reload()
    visit.prompt.wait_for()
    assert phases(page) == before
    units = page.locator(".stage .side .units").first.get_attribute("aria-label") or ""
    assert str(fight["attackers"]["warriors"]) in units or fight["attackers"]["heroes"]
    assert not OLD.search(page.locator("#prompt").inner_text() + page.locator(".stage").inner_text())


def test_a_fight_that_is_over_says_who_won(site: Site, visit: Visit) -> None:
    """Also one that a new window has only heard of: with who fought, every phase, losses and the outcome."""
    seat, _ = fought(site)
    page = visit.sit(seat)
    page.get_by_role("button", name="Last fight").click()
    outcome = page.locator("[data-outcome]")
    outcome.wait_for()
    text = outcome.inner_text()
    assert "Ann" in text or "Bob" in text
    assert re.search(r"wins|fails|defeats|flees|saves|raided|captures|retreats", text)
    assert re.search(r"lost \d|No units were lost", text)
    assert phases(page)[0].startswith("Magic")
    page.locator(".stage .side .units").first.wait_for()


def test_the_replay_shows_fights_of_others(site: Site, visit: Visit) -> None:
    """The moment at which a fight ended shows all of it; one in its middle as much as had happened."""
    seat, at = fought(site)
    page = visit.sit(seat)
    page.get_by_role("tab", name="Replay").click()
    page.locator("input[type=range]").first.wait_for()
    shown = wait_for(lambda: at_moment(page, seat, at), "the end of the fight")
    assert shown
    page.locator("[data-outcome]").wait_for()
    assert len(phases(page)) >= 3


def at_moment(page: Page, seat: Seat, at: int) -> bool:
    """Move the slider to the first moment at which the fight is over."""
    told: Data = seat.site.call("GET", f"/tables/{seat.table}/replay", token=seat.token)
    index = next(n for n, moment in enumerate(told["moments"]) if moment["at"] >= at)
    if index == len(told["moments"]) - 1:
        known = seat.state()
        seat.choose(known["options"][0]["move"], known["revision"])
        return False
    slider = page.locator("input[type=range]").first
    slider.evaluate("(one, to) => { one.value = to; one.dispatchEvent(new Event('input', { bubbles: true }));"
                    " one.dispatchEvent(new Event('change', { bubbles: true })); }", str(index))
    return page.locator("[data-outcome]").count() > 0


def before_a_fight(site: Site) -> tuple[Seat, str]:
    """A seat that can march on a creature, and the move that does it."""
    for played in questions("chichen_itza", PREFER):
        if played.ask.prompt == "to":
            tiles = played.view(played.ask.seat)["tiles"]
            for move in played.ask.options:
                if move.startswith("to ") and tiles.get(move.split()[1], {}).get("creature", "none") != "none":
                    return site._put(played), move
    raise AssertionError("games go on for ever")


def test_no_word_tells_the_end_of_a_fight_before_its_dice(site: Site, open_window: Open) -> None:
    """While the stage still tells, the prompt asks nothing; who has seen enough skips, and that is no answer."""
    seat, move = before_a_fight(site)
    visit = open_window(LAPTOP, motion=True, pace="normal")
    page = visit.page
    page.emulate_media(reduced_motion="no-preference")
    visit.sit(seat)
    visit.asked()
    skip = page.locator("#prompt .skip")
    told = 0
    for _ in range(40):
        state = seat.state()
        if (told and state["view"]["fight"] == "none") or state["ask"]["seat"] != seat.name:
            break
        moves = [option["move"] for option in state["options"]]
        chosen = move if move in moves else next((one for one in moves if one.startswith(PREFER)), moves[0])
        page.locator(f'#prompt [data-move="{chosen}"]').first.click()
        known = wait_for(lambda known=state["revision"]: now["revision"] if (now := seat.state())["revision"] > known
                         else 0, "the move")
        wait_for(lambda: skip.count() or visit.answers.count() or seat.state()["ask"]["seat"] != seat.name, "the story")
        if skip.count():
            told += 1
            assert page.locator("#prompt .ask b").inner_text() == "Watch what happens."
            assert not visit.answers.count() and not page.locator("#prompt [data-move]").count()
            skip.dblclick()
            visit.asked()
            assert seat.state()["revision"] == known, "who skips does not answer"
    assert told, "nothing of the fight was told"


def test_a_fight_of_somebody_else_is_shown_as_it_happens(site: Site, open_window: Open) -> None:
    """Of a bot or a person: somebody fights, and a window that looks on tells it."""
    fighter, goal = before_a_fight(site)
    visit = open_window(LAPTOP)
    page = visit.go(f"/t/{fighter.table}")                  # somebody who looks on
    page.locator("#prompt").wait_for()
    state = fighter.state()
    fighter.choose(goal, state["revision"])
    for _ in range(200):
        state = fighter.state()
        if state["view"]["fight"] == "none":
            break
        if state["ask"]["seat"] != fighter.name:
            break
        moves = [option["move"] for option in state["options"]]
        fighter.choose(next((move for move in moves if move in ("keep", "suffer", "pass", "stop")), moves[0]),
                       state["revision"])
    page.locator(".stage").wait_for()
    page.locator(".stage h2").get_by_text(re.compile("against the")).wait_for()
