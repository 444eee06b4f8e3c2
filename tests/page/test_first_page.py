"""The first page: it comes quickly, it is small, it asks nobody else, and a game starts within two clicks."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page

from page.site import LAPTOP, PATIENCE, Open, Site, Visit, patient, take_link, wait_for
from sacbe.server.routes.page import FOLDER

PIECES = tuple((Path(__file__).parents[2] / "web" / "src" / "games").glob("*/art/pieces.svg"))
MOST_SCRIPT = 250_000               # bytes, uncompressed
SOON = 1.5                          # seconds

LOADED = """() => performance.getEntriesByType("resource").filter((one) => one.name.endsWith(".js"))
  .map((one) => ({name: one.name, plain: one.decodedBodySize, sent: one.encodedBodySize}))"""

DRAWINGS = """() => performance.getEntriesByType("resource").map((one) => new URL(one.name).pathname)
  .filter((path) => path.endsWith(".svg"))"""

KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(caches_.map((one) => one.keys()))).flat().map((one) => new URL(one.url).pathname);
}"""


def test_a_game_starts_within_two_clicks(visit: Visit) -> None:
    page = visit.go("/")
    page.get_by_role("button", name=re.compile("Start")).click()
    visit.asked()
    assert re.fullmatch(r"/t/[\w-]+", page.evaluate("location.pathname"))


def test_the_script_of_the_first_page_is_small(visit: Visit) -> None:
    page = visit.go("/")
    page.get_by_role("button", name=re.compile("Start")).wait_for()
    page.wait_for_load_state("networkidle")
    scripts = page.evaluate(LOADED)
    plain, sent = (sum(one[key] for one in scripts) for key in ("plain", "sent"))
    print(f"\nfirst page: {len(scripts)} scripts, {plain} bytes, {sent} sent")
    assert 0 < plain < MOST_SCRIPT
    assert sent < plain / 2             # compressed


def test_what_lessons_are_made_of_waits_until_somebody_learns(visit: Visit) -> None:
    """The first page loads none of it; the list is as small a page as the first one."""
    page = visit.go("/")
    page.get_by_role("button", name=re.compile("Start")).wait_for()
    page.wait_for_load_state("networkidle")
    first = {one["name"] for one in page.evaluate(LOADED)}
    assert not [name for name in first if "Lesson" in name]
    page = visit.go("/learn")
    page.locator("[data-lesson]").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert 0 < sum(one["plain"] for one in page.evaluate(LOADED)) < MOST_SCRIPT


def drawings(page: Page) -> set[str]:
    """The drawings that a page has fetched, by their texts: their names are those of the build."""
    page.wait_for_load_state("networkidle")
    paths = page.evaluate(DRAWINGS)
    return {(FOLDER / path.removeprefix("/")).read_text(encoding="utf-8") for path in paths}


def test_the_first_page_fetches_no_pieces_of_a_game(visit: Visit) -> None:
    """A table fetches its own, and those of no other game."""
    pieces = {path.parents[1].name: path.read_text(encoding="utf-8") for path in PIECES}
    assert len(pieces) > 2
    visit.go("/").get_by_role("button", name=re.compile("Start")).wait_for()
    found = drawings(visit.page)
    assert found and found & set(pieces.values()) == set()
    visit.sit(visit.site.against_bots("tzolkin"))
    visit.asked()
    assert drawings(visit.page) & set(pieces.values()) == {pieces["tzolkin"]}


def test_the_first_page_comes_soon(open_window: Open) -> None:
    times = []
    for _ in range(3):
        page = open_window().go("/")
        page.get_by_role("button", name=re.compile("Start")).wait_for()
        times.append(page.evaluate("performance.now()") / 1000)
    print(f"\nfirst page interactive after {min(times):.2f} s (of {', '.join(f'{one:.2f}' for one in times)})")
    assert min(times) < patient(SOON)


def test_every_file_of_the_page_is_there_in_smaller_forms() -> None:
    """What is worth it is compressed, and all of it fits its plain form."""
    for path in FOLDER.rglob("*.js"):
        if path.stat().st_size >= 1024:
            assert path.with_name(path.name + ".br").stat().st_size < path.stat().st_size
            assert path.with_name(path.name + ".gz").stat().st_size < path.stat().st_size


def test_it_is_an_app_that_opens_without_a_network(tmp_path: Path, chromium: Browser) -> None:
    """Installed once, the page itself is there when the server is gone, and plays on when it is back."""
    site = Site(tmp_path)
    site.throw_for("without a network")
    site.start()
    context = chromium.new_context(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}, locale="en-GB")
    context.set_default_timeout(PATIENCE * 1000)
    try:
        page = context.new_page()
        seat = site.against_bots("bul")
        page.goto(site.url + seat.address)
        take_link(page)
        page.locator("#prompt").wait_for()
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        wait_for(lambda: page.evaluate("navigator.serviceWorker.controller !== null"), "the service worker")
        page.reload()                               # now everything goes through the worker, words too
        page.locator("#prompt [data-move]").first.wait_for()
        kept = page.evaluate(KEPT)
        assert "/" in kept and not any(path.startswith("/api") for path in kept)
        site.stop()
        page.goto(f"{site.url}/")
        page.get_by_text("The Sacbe server on this machine does not answer.").first.wait_for()
        site.start()
        page.goto(f"{site.url}/t/{seat.table}")
        page.locator("#prompt [data-move]").first.wait_for()
        manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
        for icon in manifest["icons"]:
            assert page.evaluate("(src) => fetch(src).then((answer) => answer.status)", icon["src"]) == 200
    finally:
        context.close()
        site.stop()
