"""Playing at a table: two browsers, a reload, a phone, the keyboard, refusals, and messages that come late."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from page.site import GAMES, LAPTOP, PHONE, Data, Open, Seat, Site, Visit, patient, wait_for
from sacbe import Question

SCROLLS = """() => [document.scrollingElement.scrollWidth - innerWidth,
  document.scrollingElement.scrollHeight - innerHeight]"""
FRAME = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
QUICK = 100                         # milliseconds from the acknowledgement to the picture

# Before the page: how long after an acknowledgement the next state is on the screen.
STOPWATCH = """
const Plain = WebSocket;
window.shown = [];
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    let stored = 0;
    this.addEventListener("message", ({ data }) => {
      const { type, ack } = JSON.parse(data);
      if (type === "ack" || ack !== undefined) stored = performance.now();
      if ((type !== "state" && type !== "news") || !stored) return;
      const begun = stored;
      stored = 0;
      requestAnimationFrame(() => setTimeout(() => window.shown.push(performance.now() - begun)));
    });
  }
};
"""


def moved(seat: Seat, known: int) -> None:
    """Until the table has moved on."""
    wait_for(lambda: seat.state()["revision"] > known, "a move")


def test_two_browsers_at_one_table(site: Site, open_window: Open) -> None:
    ann, bob = site.pair("bul")
    windows = {ann.name: open_window(), bob.name: open_window()}
    for seat in (ann, bob):
        windows[seat.name].sit(seat)
    for _ in range(6):
        state = ann.state()
        asked = state["ask"]["seat"]
        mine, other = windows[asked], windows[bob.name if asked == ann.name else ann.name]
        mine.asked()
        assert not other.moves()
        before = other.page.get_by_role("log").inner_text()
        mine.answers.first.click()
        moved(ann, state["revision"])
        expect(other.page.get_by_role("log")).not_to_have_text(before, use_inner_text=True)


def test_a_reload_in_the_middle_of_a_decision(site: Site, visit: Visit) -> None:
    ann, bob = site.pair("tzolkin")
    site.advance(ann, bob, moves=12)
    state = site.advance(ann, bob, until=lambda state: state["you"] == ann.name and len(state["options"]) > 2)
    page = visit.sit(ann)
    visit.asked()
    moves, log = visit.moves(), page.get_by_role("log").inner_text()
    page.reload()
    visit.asked()
    assert visit.moves() == moves and page.get_by_role("log").inner_text() == log
    assert page.evaluate("location.hash") == ""                 # the token is kept, not shown
    visit.answers.first.click()
    moved(ann, state["revision"])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_scrolls_on_a_laptop(site: Site, open_window: Open, game: str) -> None:
    visit = open_window(LAPTOP)
    seat = site.midgame(game)
    page = visit.sit(seat)
    visit.asked()
    across, down = page.evaluate(SCROLLS)
    assert across <= 0 and down <= 0


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone(site: Site, open_window: Open, game: str) -> None:
    seat = site.against_bots(game)
    visit = open_window(PHONE)
    page = visit.sit(seat)
    for _ in range(4):
        visit.asked()
        across, down = page.evaluate(SCROLLS)
        assert across <= 0 and down <= 0
        sizes = [box for button in visit.answers.all()[:6] if (box := button.bounding_box())]
        assert sizes and all(box["height"] >= 40 for box in sizes)
        known = seat.state()["revision"]
        visit.answers.first.tap()
        moved(seat, known)
    for tab in page.get_by_role("tablist").last.get_by_role("tab").all():
        tab.tap()
        assert page.evaluate(SCROLLS)[0] <= 0


@pytest.mark.parametrize("game", GAMES)
def test_by_the_keyboard_alone(site: Site, visit: Visit, game: str) -> None:
    seat = site.against_bots(game)
    page = visit.sit(seat)
    for _ in range(4):
        visit.asked()
        known = seat.state()["revision"]
        key = page.locator("#prompt [aria-keyshortcuts]").first
        if key.count():
            page.keyboard.press(key.get_attribute("aria-keyshortcuts") or "")
        else:
            page.keyboard.press("Enter")
        moved(seat, known)
    visit.asked()
    known = seat.state()["revision"]
    page.keyboard.press("Tab")
    for _ in range(400):                            # the long way round: every answer can be reached and pressed
        if page.evaluate("document.activeElement?.closest('#prompt') && document.activeElement.dataset.move"):
            break
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches(':focus-visible')")
    page.keyboard.press("Enter")
    moved(seat, known)


@pytest.mark.parametrize("game", GAMES)
def test_why_not(site: Site, visit: Visit, game: str) -> None:
    seat = site.midgame(game)
    refused = seat.refused()
    page = visit.sit(seat)
    visit.asked()
    page.keyboard.press("w")
    page.locator("#refusals [data-move]").first.click(force=True)       # disabled, and yet it answers
    told = page.locator("[data-reason]")
    told.wait_for()
    rule = told.locator("a:not([data-teach])").inner_text()
    reason = next(one for one in refused if one["rule"] == rule)
    assert reason["source"] in told.inner_text()
    page.keyboard.press("Escape")
    told.wait_for(state="detached")


def test_a_turn_is_restarted_only_if_nothing_was_revealed(site: Site, visit: Visit) -> None:
    """The wealth that was kept is open: it cannot come back.  Workers that were placed can."""
    seat = site.against_bots("tzolkin")
    page = visit.sit(seat)
    button = page.get_by_role("button", name="Restart turn")
    seen = set()
    for _ in range(40):
        visit.asked()
        state = seat.state()
        can = bool(state["undo"] and state["undo"]["turn"])
        page.wait_for_function("([one, can]) => (one.getAttribute('aria-disabled') !== 'true') === can",
                               arg=[button.element_handle(), can])
        seen.add((bool(state["undo"]), can))
        if {(True, True), (True, False)} <= seen:
            return
        visit.answers.first.click()
        moved(seat, state["revision"])
    raise AssertionError(f"only {seen}")


def test_a_late_answer_changes_nothing(site: Site, visit: Visit) -> None:
    """The page is behind and answers a question that is answered already: it says so and catches up."""
    ann, bob = site.pair("bul")
    site.advance(ann, bob, until=lambda state: state["you"] == ann.name and len(state["options"]) > 1)
    held: list[str | bytes] = []
    is_held = False

    def between(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def passed(message: str | bytes) -> None:
            if is_held and '"type":"refused"' not in str(message):
                held.append(message)
            else:
                page_side.send(message)

        server_side.on_message(passed)
        for wrong in ('{"type": "nonsense"}', '{"type": "ack", "id": 999, "revision": 1}', '{"type": "why", "id": 5}'):
            page_side.send(wrong)                   # what nobody asked for is nothing

        routes.append(page_side)

    routes: list[WebSocketRoute] = []
    visit.page.route_web_socket(re.compile("/live$"), between)
    visit.sit(ann)
    visit.asked()
    is_held = True
    state = ann.state()
    ann.choose(state["options"][0]["move"], state["revision"])
    after = ann.state()["revision"]
    visit.answers.last.click()
    visit.page.get_by_role("status").or_(visit.page.get_by_role("alert")).filter(has_text=re.compile(r"\w")).first.wait_for()
    assert ann.state()["revision"] == after
    is_held = False
    for message in held:
        routes[-1].send(message)
    site.advance(bob, ann, until=lambda state: state["you"] == ann.name)
    visit.asked()
    known = ann.state()["revision"]
    visit.answers.first.click()
    moved(ann, known)


def test_a_stranger_watches(site: Site, visit: Visit) -> None:
    ann, bob = site.pair("tzolkin")
    site.advance(ann, bob, moves=10)
    page = visit.go(f"/t/{ann.table}")
    visit.prompt.wait_for()
    assert not visit.moves()
    before = page.get_by_role("log").inner_text()
    site.advance(ann, bob, moves=3)
    wait_for(lambda: page.get_by_role("log").inner_text() != before, "the news")


def test_a_table_that_is_not_there(visit: Visit) -> None:
    visit.allowed.append("404")
    page = visit.go("/t/nothing-here")
    expect(page.get_by_role("heading")).to_have_text("This table cannot be opened")
    expect(page.locator("main p")).to_have_text("There is no table nothing-here.")
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("button", name=re.compile("Start"))).to_be_visible()
    assert page.evaluate("location.pathname") == "/"


def test_a_move_is_shown_at_once(site: Site, open_window: Open) -> None:
    """From the acknowledgement to the picture, in the largest position: four players late in Chichén Itzá."""
    opened = site.call("POST", "/tables", {"game": "chichen_itza", "name": "Ann",
                                           "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3]})
    ann = Seat(site, opened["table"]["id"], opened["seat"], opened["token"])
    joined = [site.call("POST", f"/tables/{ann.table}/join", {"name": name}) for name in ("Bob", "Cem", "Dee")]
    seats = [ann, *[Seat(site, ann.table, one["seat"], one["token"]) for one in joined]]
    site.advance(*seats, moves=130)
    visit = open_window(LAPTOP, motion=True)
    visit.page.add_init_script(STOPWATCH)
    page = visit.sit(ann)
    for _ in range(6):
        site.advance(*seats, until=lambda state: state["you"] == ann.name)
        visit.asked()
        known = len(page.evaluate("window.shown"))
        visit.answers.first.click()
        page.wait_for_function("known => window.shown.length > known", arg=known)
    times = sorted(page.evaluate("window.shown"))
    middle = times[len(times) // 2]
    print(f"\nshown {times[0]:.0f} to {times[-1]:.0f} ms after the acknowledgement, the middle one {middle:.0f}")
    assert middle < patient(QUICK)


def test_the_cover_of_a_hot_seat(site: Site, visit: Visit) -> None:
    """One screen for two, with a log that can be scrolled when the cover falls; anything in the console fails this."""
    ann, bob = site.pair("chichen_itza")
    site.advance(ann, bob, moves=60)
    page = visit.go(f"{ann.address}&{bob.name}={bob.token}")
    lift = page.get_by_role("button", name=re.compile("^I am"))
    met = 0
    for _ in range(30):
        lift.or_(visit.answers.first).first.wait_for()
        if lift.count():
            lift.click()
            met += 1
            if met == 3:
                return
            continue
        if page.get_by_role("log").count() == 0:
            page.locator(".rest nav button").last.click()
        page.get_by_role("log").evaluate("log => log.scrollTo(0, log.scrollHeight / 2)")
        known = ann.state()["revision"]
        visit.answers.first.click()
        moved(ann, known)
        page.evaluate(FRAME)                    # a last scroll event comes with the next frame
    raise AssertionError("nobody else was asked")


# In the page: how much of the first tool can be seen.
LOOK = "Number(getComputedStyle(document.querySelector('[role=toolbar] button')).opacity)"


def test_undo_looks_as_it_is(site: Site, visit: Visit) -> None:
    """Against bots alone, what was seen cannot be taken back: then the button is refused before it is pressed."""
    seat = site.against_bots("temple_of_chac")
    page = visit.sit(seat)
    looks = set()
    for _ in range(40):
        visit.asked()
        state = seat.state()
        undo = state["undo"]
        button = page.get_by_role("toolbar").locator("button").first
        is_free = undo is not None and undo["free"]
        expect(button).to_have_attribute("aria-disabled", str(not is_free).lower())
        page.wait_for_function(f"free => ({LOOK} > 0.6) === free", arg=is_free)
        looks.add(is_free)
        if len(looks) == 2:
            break
        visit.answers.first.click()
        moved(seat, state["revision"])
    assert looks == {True, False}


def test_a_legal_place_is_stronger_not_paler(site: Site, visit: Visit) -> None:
    """What lies below is not washed out, and its edge can be seen."""
    def marches(question: Question, view: Data) -> bool:
        return any(move.startswith("to ") for move in question.options)

    page = visit.sit(site.reached("chichen_itza", marches))
    visit.asked()
    rings = page.locator("#board .target.legal.quiet .ring")
    looks = rings.evaluate_all("""all => all.map((one) => [getComputedStyle(one).fill,
      parseFloat(getComputedStyle(one).strokeWidth)])""")
    assert looks and all(fill == "rgba(0, 0, 0, 0)" and width >= 4 for fill, width in looks)
