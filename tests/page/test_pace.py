"""What happened: the moves of bots one after another, at the pace that was set, and a summary since the last turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from page.site import DESK, LAPTOP, MOMENT, PHONE, SKIP, Data, Open, Seat, Site, Visit, wait_for

NEXT = ".pace .btn.main"
TABLET = (768, 1024)
FAST = 450                      # milliseconds between two moves at a fast pace
LONG = 5000                     # milliseconds: longer than any pace waits
SHARE = 30                      # moves within which the bots have moved several times


def asked_again(visit: Visit, seat: Seat) -> Data:
    """Give the first answer through the page, and wait until it has heard of all that others do until the turn."""
    known = seat.state()["revision"]
    visit.answers.first.click()
    wait_for(lambda: seat.state()["revision"] > known, "the move")
    state: Data = wait_for(lambda: now if (now := seat.state())["ask"]["seat"] == seat.name else None, "the turn")
    visit.heard(state["revision"])
    return state


def turn_of_bots(visit: Visit, seat: Seat) -> Data:
    """Play through the page until the bots have played, and their moves wait to be shown."""
    for _ in range(SHARE):
        visit.ready()
        state = asked_again(visit, seat)
        if visit.page.locator(SKIP).count():
            return state
    raise AssertionError("bots never move twice")


def held(open_window: Open, seat: Seat, moves: bool = False, **settings: object) -> Visit:
    """A window at the table in which time passes when the test lets it, and perhaps things move."""
    visit = open_window(motion=True, **settings)
    if moves:
        visit.page.emulate_media(reduced_motion="no-preference")
    visit.hold_time()
    visit.sit(seat)
    return visit


def lines(page: Page) -> int:
    return page.locator("[role=log] .line").count()


@pytest.mark.parametrize("game", ["tzolkin", "chichen_itza", "temple_of_chac"])
def test_moves_of_bots_are_shown_step_by_step(site: Site, open_window: Open, game: str) -> None:
    seat = site.against_bots(game, players=3)
    visit = held(open_window, seat, pace="step")
    page = visit.page
    state = turn_of_bots(visit, seat)
    assert not visit.answers.count(), "the server asks, but the moves before are not shown yet"
    for pressed in range(SHARE):
        visit.pass_time(LONG)
        if visit.answers.count():
            break
        told = lines(page)
        page.locator(NEXT).click() if pressed % 2 else page.keyboard.press("Enter")
        wait_for(lambda told=told: lines(page) > told, "a line")
        known = lines(page)
        visit.pass_time(LONG)
        assert lines(page) == known, "a step was shown though nobody asked for it"
    else:
        raise AssertionError("steps without an end")
    assert seat.state()["revision"] == state["revision"], "a step was taken for an answer"


@pytest.mark.parametrize("how", ["button", "key", "board"])
def test_the_rest_can_be_skipped_at_any_time(site: Site, open_window: Open, how: str) -> None:
    seat = site.against_bots("tzolkin", players=4)
    visit = held(open_window, seat, pace="normal")
    page = visit.page
    state = turn_of_bots(visit, seat)
    if how == "button":
        page.locator(SKIP).click()
    elif how == "key":
        page.keyboard.press("Escape")
    else:
        page.locator("[data-board]").first.click(position={"x": 120, "y": 300})
    page.locator(SKIP).wait_for(state="detached")
    visit.asked()
    assert seat.state()["revision"] == state["revision"], "the click that skips is no answer"


def test_a_pace_is_kept_on_the_device_and_can_be_set_in_three_places(site: Site, open_window: Open) -> None:
    seat = site.against_bots("tzolkin", players=3)
    visit = open_window(pace="step")
    page = visit.sit(seat)
    turn_of_bots(visit, seat)
    page.locator(".pace select").select_option("instant")
    page.locator(SKIP).wait_for(state="detached")
    visit.asked()
    page.reload()
    visit.asked()
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("menuitem", name="Pace of others’ moves: at once").click()
    chosen = page.get_by_role("dialog").get_by_label("step by step")
    assert not chosen.is_checked()
    chosen.check(force=True)
    page.keyboard.press("Escape")
    turn_of_bots(visit, seat)
    assert page.locator(NEXT).count()


def test_at_once_is_as_it_says(site: Site, open_window: Open) -> None:
    seat = site.against_bots("tzolkin", players=4)
    visit = open_window(pace="instant")
    page = visit.sit(seat)
    page.evaluate("""() => {
      window.seen = 0;
      new MutationObserver(() => { window.seen += document.querySelectorAll(".pace .btn").length; })
        .observe(document.body, { childList: true, subtree: true });
    }""")
    for _ in range(12):
        visit.asked()
        known = seat.state()["revision"]
        visit.answers.first.click()
        wait_for(lambda known=known: seat.state()["revision"] > known, "the move")
    visit.asked()
    assert page.evaluate("window.seen") == 0


@pytest.mark.parametrize("size", [DESK, LAPTOP, PHONE])
def test_a_summary_says_what_others_did_and_marks_it(site: Site, open_window: Open, size: tuple[int, int]) -> None:
    seat = site.against_bots("tzolkin", players=3)
    visit = open_window(size, pace="step", motion=False)
    page = visit.sit(seat)
    card = page.locator("[data-since]")
    for _ in range(6):
        state = turn_of_bots(visit, seat)
        page.locator(SKIP).click()
        visit.asked()
        card.wait_for()
        if page.locator(".changes .ring, .changes [data-changed]").count():
            break
        visit.answers.first.click()
        wait_for(lambda known=state["revision"]: seat.state()["revision"] > known, "the move")
    else:
        raise AssertionError("nothing that others have changed was marked")
    if card.get_attribute("data-since") == "folded":
        card.get_by_role("button", name="Since your last turn").click()
    bots = {one["seat"] for one in seat.state()["table"]["seats"] if one["kind"] == "bot"}
    assert card.locator("h3").count() and len(bots) == 2
    told = card.locator(".line").all_inner_texts()
    whole = " ".join(one["text"] for one in seat_log(seat))
    assert told and all(text.strip() in whole for text in told), "the summary has the words of the log"
    visit.answers.first.click()
    card.wait_for(state="detached")
    assert not page.locator(".changes").count(), "marks go with the next own move"


def seat_log(seat: Seat) -> list[Data]:
    moments = seat.site.call("GET", f"/tables/{seat.table}/replay", token=seat.token)["moments"]
    return [line for moment in moments for line in moment["log"]]


def test_a_summary_can_be_dismissed_and_folding_is_remembered(site: Site, open_window: Open) -> None:
    seat = site.against_bots("tzolkin", players=3)
    visit = open_window(pace="step")
    page = visit.sit(seat)
    turn_of_bots(visit, seat)
    page.keyboard.press("Escape")
    card = page.locator("[data-since]")
    card.wait_for()
    before = card.get_attribute("data-since")
    card.get_by_role("button", name="Since your last turn").click()
    after = "folded" if before == "open" else "open"
    expect(card).to_have_attribute("data-since", after)
    page.reload()
    visit.asked()
    expect(card).to_have_attribute("data-since", after)
    card.get_by_role("button", name=re.compile("remove the marks")).click()
    card.wait_for(state="detached")
    assert visit.answers.count()


# In the page: count what flies over it and what is animated there.
WATCH = """() => {
  window.flown = 0;
  new MutationObserver((all) => { for (const one of all) window.flown += one.addedNodes.length; })
    .observe(document.querySelector(".layer"), { childList: true });
}"""


@pytest.mark.parametrize("moves", [True, False])
def test_goods_fly_unless_nothing_is_to_move(site: Site, open_window: Open, moves: bool) -> None:
    seat = site.against_bots("tzolkin", players=3)
    visit = open_window(pace="fast", motion=True)
    if moves:
        visit.page.emulate_media(reduced_motion="no-preference")
    page = visit.sit(seat)
    page.evaluate(WATCH)
    before = page.evaluate(TALLIES)
    for _ in range(SHARE):
        visit.asked()
        asked_again(visit, seat)
        visit.asked()
        if page.evaluate("window.flown") if moves else page.evaluate(TALLIES) != before:
            break
    assert page.evaluate(TALLIES) != before
    assert (page.evaluate("window.flown") > 0) == moves
    wait_for(lambda: page.locator(".layer > *").count() == 0, "the end of the flights")


# In the page: what everybody has, as it stands there.
TALLIES = "() => [...document.querySelectorAll('[data-tally]')].map((one) => one.dataset.tally + one.textContent)"

# In the page: where things stand, by what they are, at rest and in the moment in which the next step is shown. Each has
# a number as long as it is there.
STAND = """(things) => {
  let count = 0;
  const numbers = new WeakMap();
  const number = (one) => numbers.get(one) ?? numbers.set(one, ++count).get(one);
  const place = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map((side) => side.toFixed(1)).join();
  };
  window.places = () => Object.fromEntries(Object.entries(things).map(([name, selector]) =>
    [name, Object.fromEntries([...document.querySelectorAll(selector)].map((one) => [number(one), place(one)]))]));
  const drawn = async () => {
    for (let tasks = 0; tasks < 20; tasks++) await null;
  };
  const finish = (most) => {
    for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime < most) one.finish();
  };
  window.placesAtRest = async () => {
    finish(Infinity);
    await drawn();
    return window.places();
  };
  window.placesOfNext = async (next) => {
    document.querySelector(next).click();
    await drawn();
    finish(16);                 // nobody sees what is over before the next frame
    return window.places();
  };
}"""
THINGS = {
    "tzolkin": {"worker": ".riders [role=img] > g", "gear": ".socket"},
    "temple_of_chac": {"die": ".die", "boulder": "g.boulder", "figure": "g.figure"},
}


def at_rest(visit: Visit) -> dict[str, Data]:
    """Where things stand when everything has come to its place."""
    visit.pass_time(LONG)
    found: dict[str, Data] = visit.page.evaluate("placesAtRest()")
    return found


@pytest.mark.parametrize("moves", [True, False])
@pytest.mark.parametrize("game", THINGS)
def test_pieces_glide_unless_nothing_is_to_move(site: Site, open_window: Open, game: str, moves: bool) -> None:
    """What glides is elsewhere at the end than in the moment in which a move is shown."""
    seat = site.against_bots(game, players=3)
    visit = held(open_window, seat, moves, pace="step")
    page = visit.page
    page.evaluate(STAND, THINGS[game])
    changed, glided = set[str](), set[str]()
    for _ in range(SHARE):
        turn_of_bots(visit, seat)
        before = at_rest(visit)
        while page.locator(NEXT).count():
            shown = page.evaluate("placesOfNext", NEXT)
            after = at_rest(visit)
            changed |= {name for name in after if after[name] != before[name]}
            glided |= {name for name in after if after[name] != shown[name]}
            before = after
        visit.asked()
        if changed == THINGS[game].keys() and (glided == changed or not moves):
            break
    assert changed == THINGS[game].keys()
    assert glided == (changed if moves else set())


TELLING = "section.stage .tools button:nth-child(2)"        # of the two, the first skips


@pytest.mark.parametrize("skips", [False, True])
def test_the_next_move_waits_for_a_fight(site: Site, open_window: Open, skips: bool) -> None:
    """Fights of bots are told before the game goes on, and go with everything else when somebody skips."""
    seat = site.against_bots("chichen_itza", players=3)
    visit = held(open_window, seat, moves=True, pace="fast")
    page = visit.page
    for _ in range(SHARE):
        state = turn_of_bots(visit, seat)
        while page.locator(SKIP).count() and not page.locator(TELLING).count():
            visit.pass_time(MOMENT)
        if page.locator(SKIP).count():
            break
        visit.asked()
    else:
        raise AssertionError("no bot has fought")
    told, passed = lines(page), 0
    while page.locator(TELLING).count() and not (skips and passed > FAST):
        assert lines(page) == told, "the game went on behind the fight"
        visit.pass_time(MOMENT)
        passed += MOMENT
    assert passed > FAST, "without the fight the game would have gone on"
    if skips:
        page.keyboard.press("Escape")
        page.locator(SKIP).wait_for(state="detached")
    else:
        visit.pass_time(LONG)
    assert lines(page) > told
    visit.asked()
    assert seat.state()["revision"] == state["revision"]


# In the page: what of the board the folded card hides.
HIDDEN = """() => {
  const card = document.querySelector("[data-since]").getBoundingClientRect();
  const board = document.querySelector("[data-board]"), room = board.getBoundingClientRect();
  return [...board.querySelectorAll("[data-move], [data-thing], [data-keep], button")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.width * box.height < 0.5 * room.width * room.height && box.right > card.left
      && box.left < card.right && box.bottom > card.top && box.top < card.bottom;
  }).map((one) => one.dataset.thing ?? one.dataset.move ?? one.className);
}"""


@pytest.mark.parametrize("game", ["tzolkin", "chichen_itza", "temple_of_chac"])
def test_a_folded_summary_hides_nothing_of_the_board(site: Site, open_window: Open, game: str) -> None:
    seat = after_bots(site, game)
    visit = open_window(TABLET)
    page = visit.sit(seat)
    visit.asked()
    card = page.locator("[data-since]")
    card.wait_for()
    if card.get_attribute("data-since") == "open":
        card.get_by_role("button", name="Since your last turn").click()
    page.wait_for_function("document.querySelector('[data-since]').dataset.since === 'folded'")
    for width, height in ((844, 390), (1024, 768), (1280, 720), TABLET):
        page.set_viewport_size({"width": width, "height": height})
        wait_for(lambda: page.evaluate(HIDDEN) == [], f"a place for the summary at {width}x{height}")
    card.get_by_role("button", name="Since your last turn").click()
    assert card.locator(".line").count(), "and it can be opened there"
    phone = open_window(PHONE)
    phone.sit(seat)
    phone.asked()
    phone.page.locator("[data-since]").wait_for()
    assert phone.page.evaluate(HIDDEN) == []
    phone.page.locator("nav.views button").last.click()
    phone.page.locator("[data-since]").wait_for(state="detached")


def after_bots(site: Site, game: str) -> Seat:
    """A seat that is asked after two bots have played."""
    seat = site.against_bots(game, players=3)
    for decisions in range(200):
        state = wait_for(lambda: now if (now := seat.state())["options"] else None, "the turn")
        moments = site.call("GET", f"/tables/{seat.table}/replay", token=seat.token)["moments"]
        lines = [line for moment in moments[-3:] for line in moment["log"] if line["seat"] not in (None, seat.name)]
        if decisions > 3 and lines and moments[-1]["seat"] != seat.name:
            return seat
        seat.choose(state["options"][0]["move"], state["revision"])
    raise AssertionError("bots never play")
