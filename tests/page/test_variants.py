"""A variant never passes for the box: planned from a file, while people wait, at the table, in lists, at the end."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

import sacbe
from page.site import Open, Seat, Site, Visit
from sacbe.kernel.play import record

QUICK = b"variant: quick\nsupply: {skulls: 9}\n"
BOX = {"supply.skulls": 9, "variant": "quick"}
SCARCE = {"constants.actions.move.high": 3}
NAMED = re.compile("^Variant: quick · 1 value changed")
SIZES = ((360, 740), (844, 390), (768, 1024), (1024, 768), (1920, 1080))

# Whatever of the top bar lies outside the window, or is cut off by what stands beside it.
LOST = """() => [...document.querySelectorAll("header.bar .tools button, header.bar .strip, header.bar .variant")]
  .filter((one) => { const box = one.getBoundingClientRect();
    const isCut = one.matches(".strip") && one.scrollWidth > one.clientWidth + 1;
    return isCut || box.width < 24 || box.left < -1 || box.right > innerWidth + 1; })
  .map((one) => one.className + one.textContent.trim())"""


def changes(page: Page) -> None:
    """What has changed is one click away."""
    page.get_by_role("button", name=NAMED).first.click()
    row = page.get_by_role("dialog", name="Variant: quick").get_by_role("row", name=re.compile("supply › skulls"))
    expect(row).to_contain_text("13")
    expect(row).to_contain_text("9")
    page.keyboard.press("Escape")
    expect(row).to_have_count(0)


def test_a_variant_is_planned_from_a_file(visit: Visit) -> None:
    page = visit.go("/")
    page.get_by_role("button", name="Standard rules").click()
    visit.allowed += ["400"]
    chosen = page.get_by_label("Read a file")
    chosen.set_input_files({"name": "own.yaml", "mimeType": "text/yaml", "buffer": QUICK.replace(b"9", b"x")})
    expect(page.get_by_role("alert")).to_contain_text("own.yaml, line 2")
    chosen.set_input_files({"name": "own.yaml", "mimeType": "text/yaml", "buffer": QUICK})
    changes(page)
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Variant: quick").wait_for()
    page.get_by_role("radio", name="A friend who gets a link").nth(1).check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="The table is ready").wait_for()
    changes(page)
    page.get_by_role("link", name="Sacbe").first.click()
    expect(page.get_by_role("tabpanel").get_by_role("link")).to_contain_text("Variant: quick")


def test_a_table_says_so_at_every_size(site: Site, open_window: Open) -> None:
    seat = site.against_bots("tzolkin", components=BOX, title="One evening in November")
    visit = open_window(SIZES[0], lang="de")
    page = visit.sit(seat)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        visit.settled()
        mark = page.locator("header.bar [data-variant=quick]")
        expect(mark).to_be_visible()
        assert (mark.get_attribute("title") or "").startswith("Variante: quick"), width
        assert not page.evaluate(LOST), (width, page.evaluate(LOST))
    changes(open_window((390, 844)).sit(seat))


def test_the_end_and_the_replay_say_so(site: Site, visit: Visit) -> None:
    game, drawn = sacbe.new("temple_of_chac", players=2, components=SCARCE, variant="hard"), random.Random(1)
    while not game.is_over:
        game.apply(drawn.choice(game.ask.options))
    made = site.call("POST", "/records", {"record": record.write(game), "table": {
        "game": "temple_of_chac", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}})
    page = visit.go(Seat(site, made["table"]["id"], made["seat"], made["token"]).address)
    mark = re.compile("^Variant: hard")
    page.get_by_role("button", name="Result").first.click()
    page.get_by_role("dialog").get_by_role("button", name=mark).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Replay").first.click()
    expect(page.locator("header.bar").get_by_role("button", name=mark)).to_be_visible()
