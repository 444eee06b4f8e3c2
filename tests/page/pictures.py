"""The pictures of the documentation, taken anew: `PYTHONPATH=tests .venv/bin/python -m browser.pictures`."""

from __future__ import annotations

import os
import random
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from page.site import LAPTOP, Seat, Site, browser_path, wait_for, window

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
BEASTS: Final = {"prophecies": "on", "creatures": "t-rex:jaguar+pteranodon:monkey", "tunnels": "on"}
TABLES: Final = (           # the picture, its game, decisions of the person before it, and options
    ("tzolkin", "tzolkin", 24, {}), ("chichen_itza", "chichen_itza", 30, {}),
    ("beasts_and_prophecy", "chichen_itza", 12, BEASTS), ("temple_of_chac", "temple_of_chac", 9, {}))


def played(site: Site, game: str, decisions: int, options: dict[str, str]) -> Seat:
    """A seat among two bots after so many decisions, at a question with a choice."""
    seat, drawn = site.against_bots(game, 3, options=options), random.Random(1)
    for left in range(decisions, -100, -1):
        state = wait_for(lambda: (now := seat.state())["options"] and now, "the turn")
        if left <= 0 and len(state["options"]) > 3:
            break
        seat.choose(drawn.choice(state["options"])["move"], state["revision"])
    return seat


def take(site: Site, browser: Browser) -> None:
    with window(site, browser, LAPTOP) as visit:
        visit.go("/").locator("h1").wait_for()
        visit.page.wait_for_timeout(800)
        visit.page.screenshot(path=FOLDER / "home.png")
        for name, game, decisions, options in TABLES:
            visit.sit(played(site, game, decisions, options))
            visit.asked()
            visit.page.wait_for_timeout(800)
            visit.page.screenshot(path=FOLDER / f"{name}.png")


def main() -> None:
    flags = ["--disable-gpu", *(["--no-sandbox"] if os.getuid() == 0 else [])]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.throw_for("pictures")
        site.start()
        try:
            browser = playwright.chromium.launch(executable_path=browser_path(), args=flags)
            take(site, browser)
            browser.close()
        finally:
            site.stop()


if __name__ == "__main__":
    main()
