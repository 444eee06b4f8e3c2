"""Every screen: what the board keeps of it, and whether the question is in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from page.site import GAMES, Open, Site, Visit, wait_for

SIZES = ((360, 740), (390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1366, 768), (1920, 1080),
         (2560, 1440), (683, 384))             # the last is 1366x768 at 200 %
PHONES = ((360, 740), (390, 844), (844, 390))
LEAST = 0.55                        # of what lies below the top bar is the board's own box

# The board's box by all that lies below the top bar, the part of the height that the prompt takes, and what of question
# and answers cannot be seen: out of the window or of the prompt, or covered by something else. On a phone no words lie
# over the drawing of the board.
MEASURE = """() => {
  const boards = [...document.querySelectorAll("[data-board]")].filter((one) => !one.querySelector("[data-board]"));
  const box = boards[0].getBoundingClientRect(), bar = document.querySelector("header.bar").getBoundingClientRect();
  const prompt = document.querySelector("#prompt"), frame = prompt.getBoundingClientRect();
  const wrong = [];
  if (boards.length !== 1) wrong.push(`${boards.length} boards`);
  if (frame.left < -1 || frame.right > innerWidth + 1 || frame.bottom > innerHeight + 1) wrong.push("the prompt");
  const seen = (part, name) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1 || top < frame.top - 1 || bottom > innerHeight + 1) wrong.push(name);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!hit || !(part.contains(hit) || hit.contains(part))) wrong.push(`${name} is covered`);
  };
  seen(prompt.querySelector(".ask b"), "the question");
  for (const button of prompt.querySelectorAll(".fin button, .fold")) seen(button, "a button");
  const first = prompt.querySelector(".opt");
  if (first?.offsetParent) seen(first, "the first answer");
  const drawn = boards[0].querySelector("svg[role=group]")?.getBoundingClientRect();
  for (const words of drawn ? document.querySelectorAll("[data-board] p[data-keep]") : []) {
    const { left, right, top, bottom } = words.getBoundingClientRect();
    if (left < drawn.right - 1 && right > drawn.left + 1 && top < drawn.bottom - 1 && bottom > drawn.top + 1)
      wrong.push("words over the board");
  }
  if (document.scrollingElement.scrollWidth > innerWidth || document.scrollingElement.scrollHeight > innerHeight)
    wrong.push("the page scrolls");
  return { board: box.width * box.height / (innerWidth * (innerHeight - bar.bottom)),
           prompt: frame.height / innerHeight, wrong };
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give the window another size, and wait until the screen has settled."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=list(size))
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
    settled: list[Any] = []

    def rests() -> bool:
        settled.append(page.evaluate(MEASURE))
        return len(settled) > 2 and settled[-1] == settled[-2] == settled[-3]

    wait_for(rests, "a screen at rest")


@pytest.mark.parametrize("game", [*GAMES, "prophecies"])
def test_the_board_keeps_its_part_of_every_screen(site: Site, visit: Visit, game: str) -> None:
    if game == "prophecies":
        seat = site.reached("chichen_itza", lambda question, view: question.prompt == "turn", prophecies="on")
    else:
        seat = site.midgame(game)
    page = visit.sit(seat)
    visit.asked()
    wrong = []
    for width, height in SIZES:
        resize(page, (width, height))
        found = page.evaluate(MEASURE)
        print(f"{game} {width}x{height}: board {found['board']:.0%}, prompt {found['prompt']:.0%} of the height")
        if found["board"] < LEAST:
            wrong.append(f"{width}x{height}: the board has {found['board']:.1%}")
        if (width, height) in PHONES and found["prompt"] > 0.25:
            wrong.append(f"{width}x{height}: the prompt takes {found['prompt']:.1%}")
        wrong += [f"{width}x{height}: {what}" for what in found["wrong"]]
    assert not wrong, "\n".join(wrong)


def test_the_question_is_folded_on_a_phone(site: Site, open_window: Open) -> None:
    visit = open_window((390, 844))
    page = visit.sit(site.midgame("tzolkin"))
    visit.asked()
    whole = page.evaluate(MEASURE)
    page.get_by_role("button", name="Fold the answers away").tap()
    folded = page.evaluate(MEASURE)
    assert folded["prompt"] < whole["prompt"] and folded["board"] > whole["board"] and not folded["wrong"]
    assert not page.locator("#prompt .opt").first.is_visible()
    page.get_by_role("button", name="Show the answers").tap()
    assert page.evaluate(MEASURE) == whole


def test_tabs_beside_the_board_show_everything(site: Site, visit: Visit) -> None:
    """What a laptop shows one after the other is all that a large screen shows at once."""
    page = visit.sit(site.midgame("chichen_itza"))
    visit.asked()
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.get_by_role("region", name="Actions").wait_for()
    regions = "all => all.map((one) => one.getAttribute('aria-label'))"
    inside = ".screen > section section[aria-label], .rest .content section[aria-label]"
    everything = set(page.eval_on_selector_all(inside, regions))
    assert len(everything) > 3
    for size in ((1366, 768), (1024, 768)):
        resize(page, size)
        found = set()
        for tab in page.locator(".rest nav button").all():
            tab.click()
            found |= set(page.eval_on_selector_all(inside, regions))
        assert everything <= found
