"""The page for everybody: axe-core finds nothing serious on any page in either theme, and every language is whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from page.site import GAMES, LAPTOP, PHONE, Open, Site, Visit, wait_for
from sacbe.presentation.language.words import LANGUAGES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("day", "night")
RUN = """() => axe.run(document, {resultTypes: ["violations"]}).then(({violations}) => violations
  .filter(({impact}) => impact === "serious" || impact === "critical")
  .map(({id, impact, nodes}) => `${impact}: ${id}: ${nodes.length}: ` + nodes.slice(0, 4)
    .map((one) => `${one.html.slice(0, 200)} ${one.any[0]?.message ?? ""}`).join(" | ")))"""
# A key that nobody has translated is shown as it is.
KEY = re.compile(r"\b(?:page|home|table|replay|rules|name|prompt|option|event|refusal|number|score|kind)-[a-z]+"
                 r"(?:-[a-z0-9]+)*\b")
TEXTS = """() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")]
  .flatMap((one) => ["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? ""))]"""


def audited(visit: Visit) -> None:
    """Nothing serious where the window is."""
    found = visit.page.evaluate(RUN)
    assert not found, "\n".join(found)


@pytest.fixture
def axe(open_window: Open) -> Open:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed")

    def opened(*given: object, **settings: object) -> Visit:
        visit = open_window(*given, **settings)
        visit.page.add_init_script(path=AXE)
        return visit

    return opened


@pytest.mark.parametrize("theme", THEMES)
def test_the_first_page_and_the_rules(axe: Open, theme: str) -> None:
    visit = axe(theme=theme)
    page = visit.go("/")
    page.get_by_role("button", name=re.compile("Start")).wait_for()
    audited(visit)
    for path in ("/rules", "/rules/tzolkin"):
        visit.go(path).get_by_role("heading", level=1).first.wait_for()
        page.wait_for_load_state("networkidle")
        audited(visit)


def test_the_expansion(site: Site, axe: Open) -> None:
    visit = axe(theme="night")
    page = visit.sit(site.reached("chichen_itza", lambda question, view: view["prophecy"] == 5, ["prophecy 5"],
                                  prophecies="on", tunnels="on"))
    page.get_by_role("region", name="Prophecy of the round").get_by_role("button").click()
    page.get_by_role("dialog").wait_for()
    audited(visit)
    page.keyboard.press("Escape")
    audited(visit)
    visit.go("/").get_by_role("radio", name="Chichén Itzá").check()
    page.get_by_role("button", name="Not added").click()
    page.get_by_role("group", name="Beasts and Prophecy").wait_for()
    audited(visit)


@pytest.mark.sampled
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_the_tables(site: Site, axe: Open, game: str, theme: str) -> None:
    seat = site.midgame(game)
    visit = axe(LAPTOP if theme == "day" else PHONE, theme=theme)
    visit.sit(seat)
    visit.asked()
    audited(visit)


@pytest.mark.parametrize("theme", THEMES)
def test_a_study(site: Site, axe: Open, theme: str) -> None:
    visit = axe(LAPTOP if theme == "day" else PHONE, theme=theme)
    page = visit.go("/study")
    page.get_by_role("heading", level=1).wait_for()
    audited(visit)
    for study in ({"game": "bul", "seed": 3}, {"game": "tzolkin", "players": 2, "deal": False}):
        visit.go(f"/study/{site.call('POST', '/studies', study)['study']['id']}")
        visit.prompt.wait_for()
        audited(visit)
        if theme == "night":
            page.locator("nav.views button").last.click()
            audited(visit)
    page.get_by_role("button", name="Share").click()
    audited(visit)


@pytest.mark.parametrize("theme", THEMES)
def test_lessons(axe: Open, theme: str) -> None:
    """The list, a card with its question, and what is said to a move that is not meant."""
    visit = axe(LAPTOP if theme == "day" else PHONE, theme=theme)
    page = visit.go("/learn")
    page.locator("[data-lesson]").first.wait_for()
    audited(visit)
    visit.go("/learn/tzolkin/place")
    page.locator("[data-next]").click()
    page.locator("[data-open]").first.wait_for()
    audited(visit)
    page.locator("main [data-move='place tikal']").first.dispatch_event("click")
    page.locator("[data-lesson-card] .bad").wait_for()
    audited(visit)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_is_whole(site: Site, open_window: Open, lang: str) -> None:
    visit = open_window(lang=lang)
    page = visit.go("/")
    page.get_by_role("heading", level=1).first.wait_for()
    page.wait_for_load_state("networkidle")
    spoken(visit, lang)
    for game in GAMES:
        seat = site.midgame(game)
        visit.sit(seat)
        visit.asked()
        spoken(visit, lang)
    study = site.call("POST", "/studies", {"game": "bul", "seed": 3})["study"]["id"]
    for path in ("/rules/bul", "/study", f"/study/{study}", "/learn", "/learn/tzolkin/place"):
        visit.go(path).get_by_role("heading").first.wait_for()
        page.wait_for_load_state("networkidle")
        spoken(visit, lang)


def spoken(visit: Visit, lang: str) -> None:
    """The page is in this language, and no message is missing."""
    assert visit.page.evaluate("document.documentElement.lang") == lang
    keys = {key for text in visit.page.evaluate(TEXTS) for key in KEY.findall(text)}
    assert not keys


def test_another_language_in_the_middle_of_a_game(site: Site, visit: Visit) -> None:
    ann, bob = site.pair("tzolkin")
    site.advance(ann, bob, moves=14)
    site.advance(ann, bob, until=lambda state: state["you"] == ann.name and len(state["options"]) > 1)
    page = visit.sit(ann)
    visit.asked()
    moves, log = visit.moves(), page.get_by_role("log").inner_text()
    page.get_by_role("button", name="Language").click()
    page.get_by_role("menuitemradio", name="Deutsch").click()
    wait_for(lambda: page.get_by_role("log").inner_text() != log, "German")
    assert page.evaluate("document.documentElement.lang") == "de"
    visit.asked()
    assert visit.moves() == moves
