"""Text that its box cuts off or that runs out of it: none, in any language, at a table and on the first page."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import sacbe
from page.site import GAMES, Open, Site, Visit, wait_for
from sacbe.kernel.play import record

SIZES = ((360, 740), (844, 390), (768, 1024), (1366, 768))
NARROW = (1024, 768)                # one column beside the board, which shows the views of a phone
VIEWS = ".views button, .rest nav button"
PAGES = (*SIZES, (1024, 768), (1280, 720), (2560, 1440))      # of a page without a game

# Every piece of text that is shown is looked at by its letters, from the tops of accents to the ends of descenders,
# which are a little less than the line that Noto reserves for them. Nothing around it that hides what overflows may
# cut it, unless the whole is in a title there, and nothing around it that has a ground or a border may be narrower or
# lower than it. What can be scrolled is not cut. No word of an answer goes on in the next line. Words that are drawn
# stay in their drawing, and on the rectangle that lies under them.
OVERFLOWS = """() => {
  const RISE = 0.15, DROP = 0.05, WIDE = 1.5, HIGH = 3;
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const styles = new Map();
  const style = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  const isClear = (colour) => colour === "rgba(0, 0, 0, 0)" || colour === "transparent";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data.trim(), own = node.parentElement;
    if (!words || !own || own.closest("svg, script, style, option, dialog:not([open]), .vh")) continue;
    if (!own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((one) => one.width > 0);
    if (!rects.length) continue;
    if (own.closest(".opt .title"))
      for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\d]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map((one) => Math.round(one.top)));
        if (lines.size > 1) found.add(`broken: ${word}`);
      }
    const em = parseFloat(style(own).fontSize);
    const left = Math.min(...rects.map((one) => one.left)), right = Math.max(...rects.map((one) => one.right));
    const top = Math.min(...rects.map((one) => one.top)) + RISE * em;
    const bottom = Math.max(...rects.map((one) => one.bottom)) - DROP * em;
    let isBoxed = false, path = "";
    for (let box = own; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, display, position } = style(box);
      const { backgroundColor, backgroundImage, borderTopWidth } = style(box);
      if (clipPath !== "none" || box.hasAttribute("title") && /hidden|clip/.test(overflowX)) break;
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (display === "inline" || display === "contents") continue;
      const edge = box.getBoundingClientRect();
      const classes = [...box.classList].filter((one) => !one.startsWith("svelte-"));
      const name = [box.tagName.toLowerCase(), ...classes].join(".");
      if (top >= edge.bottom || left >= edge.right) break;              // not there at all
      const say = (how) => found.add(`${how} ${name}: ${words}`);
      if (/hidden|clip/.test(overflowX + overflowY)) {
        if (bottom > edge.bottom + 0.5) say(`cut below by ${(bottom - edge.bottom).toFixed(1)}`);
        else if (top < edge.top - 0.5) say(`cut above by ${(edge.top - top).toFixed(1)}`);
        if (right > edge.right + 0.5 || left < edge.left - 0.5) say(`cut beside by ${(right - edge.right).toFixed(1)}`);
        if (box.closest("[title]") || box.title) break;
      } else if (!isBoxed && (!isClear(backgroundColor) || backgroundImage !== "none" || borderTopWidth !== "0px")) {
        isBoxed = true;
        if (right > edge.right + WIDE || left < edge.left - WIDE) say("beside");
        if (bottom > edge.bottom + HIGH || top < edge.top - HIGH) say("above or below");
      }
      if (position === "fixed") break;
    }
  }
  for (const text of document.querySelectorAll("svg text")) {
    const words = text.textContent.trim();
    if (!/\\p{L}{2}/u.test(words)) continue;
    if (!text.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    let drawing = text.ownerSVGElement;
    while (drawing.ownerSVGElement) drawing = drawing.ownerSVGElement;
    const box = text.getBoundingClientRect(), whole = drawing.getBoundingClientRect();
    const isOut = (edge) => box.left < edge.left - WIDE || box.right > edge.right + WIDE
      || box.top < edge.top - HIGH || box.bottom > edge.bottom + HIGH;
    if (!box.width || !whole.width) continue;
    if (isOut(whole)) found.add(`out of the drawing: ${words}`);
    const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    for (const ground of text.parentElement.querySelectorAll(":scope > rect")) {
      const edge = ground.getBoundingClientRect();
      const isUnder = x > edge.left && x < edge.right && y > edge.top && y < edge.bottom;
      if (isUnder && isOut(edge)) found.add(`out of its ground: ${words}`);
    }
  }
  return [...found];
}"""

# What is said in text, on a pointer and aloud.
SAID = """() => [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility?.()).flatMap((one) => [
  [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join(" "),
  one.getAttribute("aria-label") ?? "", one.getAttribute("title") ?? ""]).filter(Boolean)"""
WEB = Path(__file__).parents[2] / "web"
YOU = re.compile(r"\byou(r|rs)?\b", re.IGNORECASE)


def to_players(game: str) -> list[str]:
    """Pieces of the page's own messages that speak to somebody who plays; cards and rules speak to everybody."""
    files = [*(WEB / "locales" / "en" / f"{name}.ftl" for name in ("page", "table", "coach")),
             WEB / "src" / "games" / game / "locales" / "en" / f"{game}.ftl"]
    texts = [file.read_text(encoding="utf-8") for file in files]
    told = [line.partition("= ")[2] for text in texts for line in text.splitlines() if "= " in line]
    return [piece.strip() for one in told for piece in re.split(r"\{[^}]*\}", one) if YOU.search(piece)]


def overflows(visit: Visit, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    """What overflows in every view of a page, at every size."""
    page, found = visit.page, []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        visit.settled()
        found += [f"{width}x{height}: {one}" for one in page.evaluate(OVERFLOWS)]
        for view in page.locator(VIEWS).all():
            view.click()
            visit.settled()
            name = view.inner_text().strip()
            found += [f"{width}x{height} {name}: {one}" for one in page.evaluate(OVERFLOWS)]
    return found


@pytest.mark.sampled
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_no_text_overflows_at_a_table(site: Site, open_window: Open, game: str, lang: str) -> None:
    visit = open_window(lang=lang)
    visit.sit(site.midgame(game, 40 if game != "bul" else 16))
    visit.asked()
    wrong = overflows(visit, (*SIZES, NARROW) if game in ("tzolkin", "chichen_itza") else SIZES)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_no_text_overflows_on_the_first_page(open_window: Open, lang: str) -> None:
    visit = open_window(lang=lang)
    page = visit.go("/")
    page.locator("main, h2").first.wait_for()
    wrong = overflows(visit, PAGES)
    assert not wrong, "\n".join(wrong)


@pytest.mark.sampled
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("path", ["/learn", "/puzzles", "/tournament", "/stats", "/study", "/rules/tzolkin"])
def test_no_text_overflows_on_the_other_pages(open_window: Open, path: str, lang: str) -> None:
    visit = open_window(lang=lang)
    visit.go(path).locator("main h1").first.wait_for()
    wrong = overflows(visit, PAGES)
    assert not wrong, "\n".join(wrong)


def test_no_text_overflows_after_the_end(site: Site, open_window: Open) -> None:
    """Replay and the way to the review, in the language with the longest words."""
    game, drawn = sacbe.new("temple_of_chac", players=2), random.Random(2)
    while not game.is_over:
        game.apply(drawn.choice(game.ask.options))
    made = site.call("POST", "/records", {"record": record.write(game), "table": {
        "game": "temple_of_chac", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}})
    visit = open_window((1024, 768), lang="de")
    page = visit.go(f"/t/{made['table']['id']}")
    for name in ("Rückschau", "Analyse"):
        page.locator("header.bar").get_by_role("button", name=name).click()
        visit.settled()
        assert not page.evaluate(OVERFLOWS), name
    start = page.locator("main.review > *").bounding_box()
    assert start and start["width"] > 900 and start["height"] > 600       # all of the screen


def test_words_that_run_out_of_a_drawing_are_found(site: Site, open_window: Open) -> None:
    visit = open_window()
    page = visit.sit(site.midgame("tzolkin"))
    assert not page.evaluate(OVERFLOWS)
    page.evaluate("""() => { document.querySelector("[data-board] .hub text").textContent = "wide ".repeat(99); }""")
    assert any("out of the drawing" in one for one in page.evaluate(OVERFLOWS))


def test_a_watcher_reads_the_bar_of_a_phone(site: Site, open_window: Open) -> None:
    seat = site.midgame("tzolkin")
    visit = open_window((390, 844), lang="de")
    visit.go(f"/t/{seat.table}")
    visit.prompt.wait_for()
    assert not overflows(visit, [(390, 844)])


@pytest.mark.parametrize("game", GAMES)
def test_watchers_are_not_told_what_players_are(site: Site, open_window: Open, game: str) -> None:
    """Whoever only looks on has no price, no range and no adventurer: "you" and "your" are for people who play."""
    seat = site.midgame(game, 40 if game != "bul" else 16)
    visit = open_window((1024, 768))
    page = visit.go(f"/t/{seat.table}")
    visit.prompt.wait_for()
    pieces = to_players(game)
    assert "Your turn" in pieces
    for size in ((1024, 768), (390, 844), (1920, 1080)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        visit.settled()
        for view in [None, *page.locator(VIEWS).all()]:
            if view:
                view.click()
                visit.settled()
            wrong = {text for text in page.evaluate(SAID) for piece in pieces
                     if text == piece or (" " in piece and piece in text)}
            assert not wrong, (size, wrong)


def test_letters_come_from_the_own_server(open_window: Open) -> None:
    visit = open_window()
    page = visit.go("/")
    page.evaluate("() => document.fonts.ready")
    page.get_by_role("heading").first.wait_for()
    wait_for(lambda: page.evaluate("""() => ["Noto Sans", "Noto Serif"].every((name) =>
      [...document.fonts].some((one) => one.family.includes(name) && one.status === "loaded"))"""), "the letters")
    assert len([address for address in visit.addresses if address.endswith(".woff2")]) == 2
