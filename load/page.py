"""Measures the page in a real browser against a real server on this machine: `.venv/bin/python load/page.py`.

It measures the first page on the loopback and at 1.6 Mbit/s, from a click to the changed board, and how long watching
bots blocks the page.  Nothing here passes or fails by time: it prints figures, with the aims beside them and with how
busy the machine was.  `--long` measures more of everything; `--only` one part.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from page.site import LAPTOP, Seat, Site, browser_path, longest_work, traced, wait_for, window

GAMES: Final = ("tzolkin", "chichen_itza", "temple_of_chac")
SLOW: Final = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
BLOCKED: Final = 100            # milliseconds that nothing may block the page for
# Before the page: when the button that starts a game was first drawn, and every task of more than 50 ms.
WATCH: Final = """
window.usable = 0;
window.tasks = [];
new PerformanceObserver((all) => { for (const one of all.getEntries()) window.tasks.push(one.duration); })
  .observe({ type: "longtask", buffered: true });
new MutationObserver((_, self) => {
  const button = document.querySelector("main .btn.main, main button.start, [data-start]")
    ?? [...document.querySelectorAll("button")].find((one) => /Start/.test(one.textContent));
  if (!button) return;
  self.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.usable = performance.now(); }));
}).observe(document, { childList: true, subtree: true });
"""
SENT: Final = """() => {
  const all = [...performance.getEntriesByType("resource"), ...performance.getEntriesByType("navigation")];
  return [all.length, all.reduce((sum, one) => sum + one.transferSize, 0)];
}"""
# In the page: from the next click to the first picture in which the board or the question has changed.
CLICK: Final = """() => {
  window.changed = 0;
  addEventListener("click", (event) => {
    const begun = event.timeStamp;
    const look = new MutationObserver(() => {
      look.disconnect();
      requestAnimationFrame(() => setTimeout(() => { window.changed = performance.now() - begun; }));
    });
    for (const one of document.querySelectorAll("[data-board]"))
      look.observe(one, { childList: true, subtree: true, attributes: true });
  }, { once: true, capture: true });
}"""


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure how fast the page is.")
    parser.add_argument("--long", action="store_true", help="measure more of everything")
    parser.add_argument("--only", choices=sorted(PARTS), help="one part alone")
    chosen = parser.parse_args(given)
    site = Site(Path(tempfile.mkdtemp(prefix="sacbe-page-")))
    site.start()
    flags = ["--disable-gpu", *(["--no-sandbox"] if os.getuid() == 0 else [])]
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=browser_path(), args=flags)
            print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
            for name, part in PARTS.items():
                if chosen.only in (None, name):
                    part(site, browser, chosen.long)
            browser.close()
    finally:
        site.stop()
    return 0


def told(what: str, times: Sequence[float], aim: float, unit: str = "ms") -> None:
    middle = statistics.median(times)
    print(f"{what}: {middle:.0f} {unit}, the middle of {len(times)} ({min(times):.0f} to {max(times):.0f}); "
          f"aim {aim:.0f}: {'met' if middle < aim else 'missed'}", flush=True)


def first_page(site: Site, browser: Browser, is_long: bool) -> None:
    """Measure the first page with an empty cache, until a game can be started."""
    for what, network, aim in (("first page", None, 1500), ("first page at 1.6 Mbit/s, 150 ms", SLOW, 3000)):
        times, worked = [], []
        for _ in range(12 if is_long else 5):
            with window(site, browser, LAPTOP) as visit:
                wire = visit.page.context.new_cdp_session(visit.page)
                wire.send("Performance.enable", {"timeDomain": "threadTicks"})
                if network:
                    wire.send("Network.enable")
                    wire.send("Network.emulateNetworkConditions", network)
                visit.page.add_init_script(WATCH)
                visit.go("/")
                times.append(wait_for(lambda page=visit.page: page.evaluate("window.usable"), "the first page"))
                worked.append(1000 * work_of(wire))
                sent = visit.page.evaluate(SENT)
        told(what, times, aim)
        print(f"  of that {statistics.median(worked):.0f} ms of work of the page's own thread; "
              f"{sent[0]} answers, {sent[1] / 1000:.0f} kB", flush=True)


def work_of(wire: CDPSession) -> float:
    """Return the seconds that the page's own thread has worked so far; other work on the machine does not count."""
    found: float = next(one["value"] for one in wire.send("Performance.getMetrics")["metrics"]
                        if one["name"] == "TaskDuration")
    return found


def clicks(site: Site, browser: Browser, is_long: bool) -> None:
    """Measure from a click on an answer to the changed board, the way to the server and back included."""
    for game in GAMES:
        seat = site.against_bots(game, players=3)
        play_on(seat, 15)
        times: list[float] = []
        with window(site, browser, LAPTOP, motion=True, pace="normal") as visit:
            page = visit.sit(seat)
            for _ in range(40 if is_long else 12):
                due = wait_for(lambda seat=seat: now if is_due(now := seat.state(), seat) else None, "the turn")
                if due["result"]:
                    break
                visit.ready()
                time.sleep(0.5)                 # a new turn rests for a moment
                page.evaluate(CLICK)
                known = seat.state()["revision"]
                visit.answers.first.click()
                wait_for(lambda known=known, seat=seat: seat.state()["revision"] > known, "the move")
                time.sleep(0.3)
                times += [found] if (found := page.evaluate("window.changed")) else []
        told(f"a click changes the board, {game}", times, 100)


def watching(site: Site, browser: Browser, is_long: bool) -> None:
    """Measure the tasks that block the page while it shows a game of four bots.

    The observer of the browser counts the time in which somebody else had the processor; what the page itself has
    worked in its longest task does not depend on that, and is what the aim is held against.
    """
    for game in GAMES:
        for pace in ("normal", "instant") if is_long else ("normal",):
            opened = site.call("POST", "/tables", {"game": game, "name": "Ann",
                                                   "seats": [{"kind": "bot", "bot": "hard"}] * 4})
            with window(site, browser, LAPTOP, motion=True, pace=pace) as visit:
                visit.page.emulate_media(reduced_motion="no-preference")
                visit.page.add_init_script(WATCH)
                visit.go(f"/t/{opened['table']['id']}")
                visit.prompt.wait_for()
                time.sleep(3)
                seconds = 60 if is_long else 20
                with traced(browser, visit.page) as trace:
                    visit.page.evaluate("window.tasks.length = 0")      # opening a table is not watching it
                    time.sleep(seconds)
                    tasks = visit.page.evaluate("window.tasks")
            worked = longest_work(trace)
            print(f"watching bots, {game}, {pace}, {seconds} s: the most work of the page's thread in one task "
                  f"{worked:.0f} ms; aim {BLOCKED}: {'met' if worked < BLOCKED else 'missed'}; {len(tasks)} tasks over "
                  f"50 ms of the clock, the longest {max(tasks, default=0):.0f} ms", flush=True)


def play_on(seat: Seat, moves: int) -> None:
    """Play a person's first options for some moves, so that the position is a full one."""
    for _ in range(moves):
        state: Any = wait_for(lambda: now if is_due(now := seat.state(), seat) else None, "the turn")
        if state["result"]:
            return
        seat.choose(state["options"][0]["move"], state["revision"])


def is_due(state: Any, seat: Seat) -> bool:
    """Is the seat asked, or the game over?"""
    return bool(state["result"]) or (state["ask"] is not None and state["ask"]["seat"] == seat.name)


PARTS: Final[dict[str, Callable[[Site, Browser, bool], None]]] = {
    "first-page": first_page, "clicks": clicks, "watching": watching}

if __name__ == "__main__":
    sys.exit(main())
