"""How a turn ends: on purpose, with a word of what would be lost, and it can be taken back; what is wasted is told."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from page.site import LAPTOP, PATIENCE, PHONE, Data, Open, Seat, Site, Visit, questions, wait_for
from sacbe.presentation.render.moment import PlayerView
from sacbe.presentation.schema.data import OptionShown

REST = 400                  # milliseconds after which a second click is one of its own
END, ANYWAY = "[data-confirm=end]", "[data-confirm=caution]"


def with_option(site: Site, game: str, wanted: Callable[[OptionShown], bool]) -> tuple[Seat, OptionShown]:
    """The seat that is asked where one of its options is wanted, and that option."""
    for played in questions(game):
        moment = PlayerView(played, played.definition.seat_number(played.ask.seat, 2))
        for option in moment.options() if len(played.ask.options) > 1 else ():
            if wanted(option):
                return site._put(played), option
    raise AssertionError("games go on for ever")


def answer(visit: Visit, move: str) -> Locator:
    return visit.page.locator(f'#prompt [data-move="{move}"]')


def opened(open_window: Open, *size: tuple[int, int]) -> Visit:
    """A window in which turns end on purpose, and time passes when the test lets it."""
    visit = open_window(*size, faster=False)
    visit.hold_time()
    return visit


def held(page: Page) -> Locator:
    return page.locator("#prompt [data-held]")


def moved(seat: Seat, known: int) -> Data:
    found: Data = wait_for(lambda: state if (state := seat.state())["revision"] > known else None, "the move")
    return found


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_last_worker_waits_for_the_end_of_the_turn(site: Site, open_window: Open, size: tuple[int, int]) -> None:
    seat, option = with_option(site, "tzolkin", lambda one: one.move.startswith("place") and one.ends_turn == "also")
    visit = opened(open_window, size)
    page = visit.sit(seat)
    known = seat.state()["revision"]
    visit.asked()
    answer(visit, option.move).dblclick()
    held(page).wait_for()
    assert "This ends your turn." in held(page).inner_text()
    visit.pass_time(REST)
    assert visit.sent() == 0, "a double click has ended the turn"
    page.keyboard.press("Escape")
    held(page).wait_for(state="detached")
    page.locator(f'main [data-move="{option.move}"]').first.click()         # the same from the board
    held(page).wait_for()
    page.get_by_role("button", name="Not yet").click()
    held(page).wait_for(state="detached")
    answer(visit, option.move).click()
    held(page).wait_for()
    assert visit.sent() == 0
    visit.pass_time(REST)
    page.get_by_role("button", name="End turn").click()
    assert moved(seat, known)["ask"]["seat"] != seat.name


def test_unspent_dice_are_named_before_one_enter_loses_them(site: Site, open_window: Open) -> None:
    seat, _ = with_option(site, "temple_of_chac", lambda one: one.move == "end" and one.cautions[0].facts["dice"] == 4)
    visit = opened(open_window)
    page = visit.sit(seat)
    visit.asked()
    known = seat.state()["revision"]
    page.keyboard.press("Enter")
    held(page).wait_for()
    assert "4 unspent dice are lost." in held(page).inner_text()
    page.keyboard.press("Enter")                    # the same press twice is no second word
    visit.pass_time(REST)
    assert visit.sent() == 0
    page.keyboard.press("Escape")
    held(page).wait_for(state="detached")
    page.keyboard.press("Enter")
    held(page).wait_for()
    visit.pass_time(REST)
    page.keyboard.press("Enter")
    moved(seat, known)


def test_who_plays_faster_is_not_asked(site: Site, open_window: Open) -> None:
    seat, option = with_option(site, "tzolkin", lambda one: one.move.startswith("place") and one.ends_turn == "also")
    visit = open_window()
    page = visit.sit(seat)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Play faster").uncheck()
    page.keyboard.press("Escape")
    answer(visit, option.move).click()
    held(page).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Play faster").check()
    page.keyboard.press("Escape")
    known = seat.state()["revision"]
    answer(visit, option.move).click()
    moved(seat, known)


def test_a_click_after_the_turn_does_not_land_in_the_next_one(site: Site, open_window: Open) -> None:
    """Clicks on the place of the button, from the end of the turn until a moment after the next question is there."""
    seat = site.against_bots("tzolkin")
    visit = opened(open_window)
    page = visit.sit(seat)
    visit.asked()
    for _ in range(30):
        state = seat.state(lean=False)
        ending = [option["move"] for option in state["options"] if option.get("ends_turn") == "also"]
        visit.asked()
        if ending:
            break
        visit.answers.first.click()
        if page.locator("[data-confirm]").count():
            visit.pass_time(REST)
            page.locator("[data-confirm]").click()
        moved(seat, state["revision"])
        wait_for(lambda: seat.state()["ask"]["seat"] == seat.name, "the turn")
    answer(visit, ending[0]).click()
    page.locator(END).wait_for()
    visit.pass_time(REST)
    visit.let_time_go()
    page.evaluate(STORM, ["#prompt [data-confirm], #prompt .go, #prompt .opt", 1000 * PATIENCE])
    visit.asked()
    decided = [row for row in site.call("GET", f"/tables/{seat.table}/decisions", token=seat.token)
               if row["at"] >= state["answers"] and row["seat"] == seat.name]
    assert len(decided) == 1, decided


# Press whatever lies in the prompt, every 15 ms, until the next own question has been there for a fifth of a second.
STORM = """async ([what, most]) => {
  let end = performance.now() + most;
  const look = new MutationObserver(() => {
    if (document.querySelector("[data-confirm]") || !document.querySelector("#prompt .opt")) return;
    look.disconnect();
    end = performance.now() + 200;
  });
  look.observe(document.body, { childList: true, subtree: true });
  while (performance.now() < end) {
    document.querySelector(what)?.click();
    await new Promise((go) => setTimeout(go, 15));
  }
}"""


def test_a_worker_that_can_do_nothing_says_so_before(site: Site, open_window: Open) -> None:
    seat, option = with_option(site, "tzolkin", lambda one: any(caution.what == "idle" for caution in one.cautions))
    visit = opened(open_window)
    page = visit.sit(seat)
    visit.asked()
    known = seat.state()["revision"]
    button = answer(visit, option.move)
    assert "can do nothing" in (button.get_attribute("title") or "")
    assert "careful" in (button.get_attribute("class") or "")
    on_board = page.locator(f'main [data-move="{option.move}"]').first
    assert "can do nothing" in (on_board.get_attribute("aria-label") or "")
    on_board.click()
    held(page).wait_for()
    assert "can do nothing" in held(page).inner_text() and page.locator(END).count() == 0
    assert visit.sent() == 0
    visit.pass_time(REST)
    page.locator(ANYWAY).click()
    moved(seat, known)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_place_where_nothing_is_possible_says_why(site: Site, open_window: Open, size: tuple[int, int]) -> None:
    """An own worker cannot be picked up while others are placed: a click on it says so beside it."""
    seat = site.reached("tzolkin", lambda ask, view: ask.prompt == "place" and any(
        owner == ask.seat for gear in ("palenque", "yaxchilan", "tikal", "uxmal") for owner in view[gear].values()))
    visit = open_window(size)
    page = visit.sit(seat)
    visit.asked()
    state = seat.state()
    gear, space = next((gear, space) for gear in ("palenque", "yaxchilan", "tikal", "uxmal")
                       for space, owner in state["view"][gear].items() if owner == seat.name)
    box = page.locator(f'[data-thing="space:{gear}-{space}"]').first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    told = page.get_by_role("dialog")
    told.wait_for()
    assert re.search(r"\btz\.[a-z-]+", told.inner_text()) and "Not possible here now" in told.inner_text()
    place = told.bounding_box()
    assert place is not None
    if size == LAPTOP:
        assert abs(place["x"] + place["width"] / 2 - x) < place["width"] and abs(place["y"] - y) < 400
    page.keyboard.press("Escape")
    told.wait_for(state="detached")
    assert not re.search(r"\d+\+? not possible|999", visit.prompt.inner_text())


def test_a_place_says_whose_turn_it_is(site: Site, open_window: Open) -> None:
    ann, bob = site.pair("tzolkin")
    site.advance(ann, bob, until=lambda state: state["ask"]["prompt"] == "turn" and state["you"] == bob.name)
    visit = open_window()
    page = visit.sit(ann)
    page.locator("main [data-thing]").first.click(force=True)
    page.get_by_role("dialog").get_by_text("Bob").wait_for()


def test_a_turn_comes_back_although_a_bot_has_moved_on(site: Site, visit: Visit) -> None:
    """If nothing was revealed: by Undo its last decision, by Restart turn its first."""
    seat = site.against_bots("tzolkin")
    page = visit.sit(seat)
    for _ in range(80):
        visit.asked()
        state = seat.state()
        rows = site.call("GET", f"/tables/{seat.table}/decisions", token=seat.token)
        undo = state["undo"]
        if undo and undo["turn"] and undo["free"] and rows[-1]["seat"] != seat.name:
            page.get_by_role("button", name="Restart turn").click()
            back = moved(seat, state["revision"])
            assert back["answers"] < state["answers"] and back["ask"]["seat"] == seat.name
            return
        visit.answers.last.click()
        moved(seat, state["revision"])
        wait_for(lambda: (now := seat.state())["result"] or now["ask"]["seat"] == seat.name, "the turn")
    raise AssertionError("no turn could be restarted")


def test_an_undo_that_is_refused_looks_so(site: Site, visit: Visit) -> None:
    seat = site.against_bots("bul")
    page = visit.sit(seat)
    visit.asked()
    known = seat.state()["revision"]
    visit.answers.first.click()
    moved(seat, known)
    visit.asked()
    button = page.get_by_role("button", name="it cannot be taken back")
    wait_for(lambda: seat.state()["undo"]["refused"] == "undo-chance", "the dice")
    button.or_(page.locator("[aria-disabled=true]", has_text="Undo")).first.wait_for()


def test_the_technology_button_shows_its_price(site: Site, visit: Visit) -> None:
    seat, option = with_option(site, "tzolkin", lambda one: one.move.startswith("advance") and any(
        effect.__class__.__name__ == "Pay" for effect in one.effects))
    visit.sit(seat)
    visit.asked()
    assert "−" in answer(visit, option.move).locator(".more").inner_text()


def test_a_lone_person_lets_a_bot_play_and_comes_back(site: Site, visit: Visit) -> None:
    """Against somebody who thinks a second about every decision, so that the bots do not end the game meanwhile."""
    seat = site.against_bots("tzolkin", bot="master")
    page = visit.sit(seat)
    visit.asked()
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("menuitem", name="Let a bot play for a while").click()
    page.get_by_role("dialog").get_by_role("button", name="Let a bot play for a while").click()
    come_back = page.locator("#prompt").get_by_role("button", name="come back")
    come_back.wait_for()
    assert seat.state()["table"]["phase"] == "playing"
    come_back.click()
    wait_for(lambda: not next(one for one in seat.state()["table"]["seats"] if one["seat"] == seat.name)["bot"],
             "the person")
    wait_for(lambda: seat.state()["ask"]["seat"] == seat.name, "the turn")
    visit.asked()
    known = seat.state()["revision"]
    visit.answers.first.click()
    moved(seat, known)


def test_a_clock_that_runs_out_ends_no_game_of_a_lone_person(site: Site, visit: Visit) -> None:
    seat = site.against_bots("tzolkin", clock={"kind": "move", "seconds": 5})
    page = visit.sit(seat)
    come_back = page.locator("#prompt").get_by_role("button", name="come back")
    come_back.wait_for()
    assert seat.state()["table"]["phase"] == "playing"
    come_back.click()
    expect(come_back).to_have_count(0)
