"""Everything on a board explains itself: to a pointer that rests, a finger that holds, and a key, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page

from page.site import CODE, GAMES, LAPTOP, PHONE, Open, Seat, Site, Visit, wait_for

LANGUAGES = ("en", "de", "fr")
KINDS = {                           # what must be there to be explained, at the least
    "chichen_itza": {"place", "tile", "gear", "god", "hero", "line", "task", "track", "good", "attack", "seat"},
    "tzolkin": {"space", "action", "gear", "tile", "temple", "track", "good", "day", "crop-tile", "seat"},
    "temple_of_chac": {"space", "alcove", "boulder", "seat", "gear", "die", "injury", "clue"},
    "bul": {"place"},
}
REST = 700                          # milliseconds after which all is told that a pointer or a finger asks for
AWAY = {"action", "clue", "alcove", "seat"}        # what a phone shows elsewhere, or only after scrolling
MOVES = {"chichen_itza": 40, "tzolkin": 40, "temple_of_chac": 30, "bul": 12}

# In the page: what can be seen and explained, one of each kind with a point where nothing else is explained instead.
SPOTS = """() => {
  const found = new Map();
  for (const node of document.querySelectorAll("[data-thing]")) {
    if (node.closest("#prompt")) continue;
    const { left, top, width, height } = node.getBoundingClientRect();
    const kind = node.dataset.thing.split(":")[0];
    for (const [dx, dy] of [[0.5, 0.5], [0.5, 0.12], [0.12, 0.5], [0.88, 0.5], [0.5, 0.88], [0.2, 0.2]]) {
      const x = left + width * dx, y = top + height * dy;
      if (x < 2 || y < 2 || x > innerWidth - 2 || y > innerHeight - 2 || !width) continue;
      const hit = document.elementFromPoint(x, y);
      if (!hit || hit.closest("#prompt, .bar, .chips, .views")) continue;
      const mine = hit.closest("[data-thing], [data-explain]");
      const words = mine && node.contains(mine) && !mine.dataset.thing;
      const other = mine && mine !== node && !mine.contains(node) && !words;
      if (!other && !found.has(kind)) found.set(kind, { kind, of: node.dataset.thing, x, y });
    }
  }
  return [...found.values()];
}"""


def table(site: Site, game: str) -> Seat:
    return site.midgame(game, MOVES[game])


def explanation(page: Page) -> Locator:
    return page.locator("[data-explanation]")


def settled(visit: Visit, of: str) -> Locator:
    """What is told, as soon as it stays: where nothing can be done, the reason comes a moment later and has it, too."""
    visit.pass_time(REST)
    told = explanation(visit.page).first
    wait_for(told.is_visible, f"the explanation of {of}")
    visit.answered()
    told.wait_for()
    return told


def check(page: Page, of: str, told: Locator) -> str:
    """What is told is inside the screen, says something, and says it without names of the program."""
    definition = wait_for(told.bounding_box, of)
    size = page.viewport_size
    assert size is not None
    assert definition["x"] >= 0 and definition["x"] + definition["width"] <= size["width"] + 1, f"{of}: {definition}"
    assert definition["y"] >= 0 and definition["y"] + definition["height"] <= size["height"] + 1, f"{of}: {definition}"
    text = told.inner_text()
    assert len(text) > 20, f"{of}: {text!r}"
    assert not CODE.search(text), f"{of}: {text!r}"
    return text


def views(page: Page) -> list[Locator]:
    """The tabs of the screen, where it shows one view at a time."""
    return page.locator("nav.views button, .rest [role=tab]").all()


@pytest.mark.sampled
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_key_walks_through_everything(site: Site, open_window: Open, game: str, lang: str) -> None:
    """E explains the first thing, arrows the next ones, until all were told; Esc ends it."""
    visit = open_window((1920, 1080), lang=lang)
    page = visit.sit(table(site, game))
    page.keyboard.press("e")
    explanation(page).wait_for()
    kinds: set[str] = set()
    count = page.evaluate("""() => [...document.querySelectorAll("[data-thing]")].filter((node) => {
        const { width, height } = node.getBoundingClientRect();
        return width > 0 && height > 0 && !node.closest("#prompt");
    }).length""")
    for number in range(count):
        of = page.evaluate("() => document.querySelector('[data-explaining]')?.dataset.thing ?? ''")
        assert of, f"{number} of {count}: nothing is explained"
        check(page, of, explanation(page))
        kinds |= {one.split(":")[0] for one in of.split(" ")}
        page.evaluate("() => document.querySelector('[data-explaining]').setAttribute('data-done', '')")
        page.keyboard.press("ArrowRight")
        if number < count - 1:
            wait_for(lambda: page.evaluate(
                "() => !!document.querySelector('[data-explaining]:not([data-done])')"), f"what follows {of}")
    assert kinds >= KINDS[game], KINDS[game] - kinds
    page.keyboard.press("Escape")
    explanation(page).wait_for(state="detached")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_pointer_that_rests_is_told(site: Site, open_window: Open, game: str) -> None:
    visit = open_window((1920, 1080))
    visit.hold_time()
    page = visit.sit(table(site, game))
    page.mouse.move(2, 2)
    spots = page.evaluate(SPOTS)
    assert {spot["kind"] for spot in spots} >= KINDS[game] - {"action"}
    for spot in spots:
        page.mouse.move(spot["x"] - 3, spot["y"])
        page.mouse.move(spot["x"], spot["y"])
        told = settled(visit, spot["of"])
        check(page, spot["of"], told)
        page.mouse.move(2, 2)
        page.mouse.move(3, 3)
        visit.pass_time(REST)
        told.wait_for(state="detached")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_finger_that_holds_is_told_and_answers_nothing(site: Site, open_window: Open, game: str) -> None:
    """On a phone: a long press explains in a small sheet, and is no answer, wherever it was."""
    visit = open_window(PHONE)
    visit.hold_time()
    seat = table(site, game)
    page = visit.sit(seat)
    known = seat.state()["revision"]
    hand = page.context.new_cdp_session(page)
    told: set[str] = set()
    for tab in views(page) or [None]:
        if tab is not None:
            tab.click()
        for spot in page.evaluate(SPOTS):
            at = [{"x": spot["x"], "y": spot["y"]}]
            hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
            found = settled(visit, spot["of"])
            hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            check(page, spot["of"], found)
            box = page.locator("[data-reason], [data-explanation]").first.bounding_box()
            assert box is not None and box["height"] <= 0.36 * PHONE[1]
            told.add(spot["kind"])
            page.get_by_role("button", name="Close", exact=True).first.tap()
            found.wait_for(state="detached")
    assert told >= KINDS[game] - AWAY, KINDS[game] - told
    assert seat.state()["revision"] == known
    assert page.locator("#prompt [data-held]").count() == 0


def test_a_tap_says_what_it_is_and_why_not(site: Site, open_window: Open) -> None:
    """Where nothing can be done now, the reason and the explanation come together, and the board stays in sight."""
    ann, bob = site.pair("tzolkin")
    site.advance(ann, bob, until=lambda state: state["ask"]["prompt"] == "turn" and state["you"] == bob.name)
    visit = open_window(PHONE)
    page = visit.sit(ann)
    spot = next(spot for spot in page.evaluate(SPOTS) if spot["kind"] == "gear")
    page.touchscreen.tap(spot["x"], spot["y"])
    why = page.locator("[data-reason]")
    why.wait_for()
    assert "Bob" in why.inner_text() and why.locator("[data-explanation]").count() == 1
    box, board = why.bounding_box(), page.locator("[data-board]").first.bounding_box()
    assert box is not None and board is not None
    assert box["y"] >= board["y"] + 0.6 * board["height"], "the reason hides the board"


def test_a_watcher_is_told_too(site: Site, visit: Visit) -> None:
    seat = table(site, "tzolkin")
    page = visit.go(f"/t/{seat.table}")
    page.locator("[data-thing='gear:tikal']").first.wait_for()
    page.keyboard.press("e")
    explanation(page).wait_for()
    assert "You" not in check(page, "a thing", explanation(page))


def test_the_rules_are_one_click_away(site: Site, open_window: Open) -> None:
    visit = open_window(LAPTOP)
    page = visit.sit(table(site, "tzolkin"))
    spot = next(spot for spot in page.evaluate(SPOTS) if spot["kind"] == "gear")
    page.mouse.move(spot["x"] - 3, spot["y"])
    page.mouse.move(spot["x"], spot["y"])
    link = explanation(page).get_by_role("link").first
    link.wait_for()
    name = link.inner_text()
    link.click()
    page.get_by_role("dialog").get_by_text(name).first.wait_for()
