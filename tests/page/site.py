"""A real server with the built page, and a real browser that visits it.

`Site` is the server, a process of its own on a free port, with helpers that do over HTTP what a test does not look at.
`Visit` is one browser window with a memory of its own: everything that goes wrong in it is remembered and fails the
test that opened it.
"""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response

import sacbe
from sacbe import Question
from sacbe.kernel.play import record
from sacbe.server.routes.page import FOLDER

PATIENCE = 60.0                     # seconds until something must have happened on a busy machine
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DESK, LAPTOP, PHONE = (1920, 1080), (1366, 768), (390, 844)     # a desk has room for everything at once
GAMES = ("tzolkin", "chichen_itza", "temple_of_chac", "bul")
SKIP = ".pace .btn:not(.main)"      # shows at once what others have done
ANSWERS = "#prompt [data-move]:not([aria-disabled=true])"
CODE = re.compile(r"\b[A-Z]{1,2}\d{1,3}\b|\b[a-z]+_[a-z]+\b|undefined|\{\s*\$")       # what only the program says
LIMITS = ("REQUESTS_PER_MINUTE", "SEAT_PER_MINUTE", "CHATS_PER_MINUTE", "MAX_TABLES_PER_ADDRESS",
          "MAX_SOCKETS_PER_ADDRESS", "MAX_CONNECTIONS_PER_ADDRESS")
Data = dict[str, Any]


def missing() -> str:
    """Why no browser can visit the page; empty if one can."""
    if os.environ.get("SACBE_PURE") == "1":
        return "the page is tested on the compiled engine"
    if not (FOLDER / "index.html").is_file():
        return "the page was not built"
    return "" if browser_path() else "there is no Chromium"


def browser_path() -> str | None:
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


class Seat(NamedTuple):
    """A seat at a table, and the address that gives it to a browser."""

    site: Site
    table: str
    name: str
    token: str

    @property
    def address(self) -> str:
        return f"/t/{self.table}#{self.name}={self.token}"

    def state(self, lean: bool = True) -> Data:
        return self.site.call("GET", f"/tables/{self.table}/state?lean={str(lean).lower()}", token=self.token)

    def refused(self) -> list[Data]:
        found: list[Data] = self.site.call("GET", f"/tables/{self.table}/refused", token=self.token)["refused"]
        return found

    def choose(self, move: str, revision: int) -> Data:
        return self.site.call("POST", f"/tables/{self.table}/choice", {"revision": revision, "move": move}, self.token)


class Site:
    """A server that runs."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=f"{self.url}/api", timeout=PATIENCE)
        self.settings = {**os.environ, "SACBE_DATA": str(folder), "SACBE_PORT": str(port), "SACBE_BOTS": "1",
                         "SACBE_LOG_LEVEL": "error", "SACBE_THINK_SECONDS": "1",
                         **{f"SACBE_{name}": "0" for name in LIMITS}}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen([sys.executable, "-m", "sacbe", "serve", "--no-open"], env=self.settings,
                                        stdout=subprocess.DEVNULL)
        wait_for(self._answers, "the server")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
            self.process = None

    def _answers(self) -> bool:
        try:
            return self.http.get(f"{self.url}/health").status_code == 200
        except httpx.TransportError:
            return False

    def call(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.http.request(method, path, json=body, headers=headers)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    # ------------------------------------------------------------ tables

    def against_bots(self, game: str, players: int = 2, bot: str = "easy", **more: Any) -> Seat:
        """A seat among bots."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (players - 1)]
        return self._opened({"game": game, "name": "Ann", "seats": seats, **more})

    def pair(self, game: str, **more: Any) -> tuple[Seat, Seat]:
        """Two people at a table."""
        ann = self._opened({"game": game, "name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}], **more})
        joined = self.call("POST", f"/tables/{ann.table}/join", {"name": "Bob"})
        return ann, Seat(self, ann.table, joined["seat"], joined["token"])

    def midgame(self, game: str, moves: int = 16) -> Seat:
        """The seat that has a choice, and something that is refused, after some moves of two people."""
        for asked, played in enumerate(questions(game)):
            if asked >= moves and len(played.ask.options) > 1:
                seat = self._put(played)
                if seat.refused():
                    return seat
        raise AssertionError("games go on for ever")

    def reached(self, game: str, wanted: Callable[[Question, Data], bool], prefer: Sequence[str] = (),
                **options: str) -> Seat:
        """The seat that is asked as soon as two people have come to what is wanted."""
        return self._put(next(played for played in questions(game, prefer, options)
                              if wanted(played.ask, played.view(played.ask.seat))))

    def hinted(self, game: str, moves: int) -> Seat:
        """The seat that has a choice after some moves of two people, at a table that allows hints."""
        return self._put(next(played for asked, played in enumerate(questions(game))
                              if asked >= moves and len(played.ask.options) > 1), hints=True)

    def _put(self, played: sacbe.Game, **more: Any) -> Seat:
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = self.call("POST", "/records", {"record": record.write(played), "table": {
            "game": played.definition.name, "name": "Ann", "seats": seats, **more}})
        joined = self.call("POST", f"/tables/{made['table']['id']}/join", {"name": "Bob"})
        token = made["token"] if made["seat"] == played.ask.seat else joined["token"]
        return Seat(self, made["table"]["id"], played.ask.seat, token)

    def _opened(self, body: Data) -> Seat:
        made = self.call("POST", "/tables", body)
        return Seat(self, made["table"]["id"], made["seat"], made["token"])

    def advance(self, *seats: Seat, moves: int = 10**6, seed: int = 1,
                until: Callable[[Data], bool] = lambda state: False) -> Data:
        """Let people play at random over HTTP, until something is the case or the game is over."""
        drawn = random.Random(seed)
        by_name = {seat.name: seat for seat in seats}
        for _ in range(moves):
            asked = seats[0].state()["ask"]
            if asked is None:
                break
            seat = by_name[asked["seat"]]
            state = seat.state()
            if until(state):
                break
            seat.choose(drawn.choice(state["options"])["move"], state["revision"])
        return seats[0].state()


class Visit:
    """A browser window at the site."""

    def __init__(self, site: Site, page: Page) -> None:
        self.site, self.page = site, page
        self.wrongs: list[str] = []
        self.allowed: list[str] = []            # what may be said to be wrong in this test
        self.addresses: list[str] = []
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.wrongs.append(f"error: {error}"))
        page.on("request", self._asked)
        page.on("response", self._answered)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.wrongs.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _asked(self, request: Request) -> None:
        self.addresses.append(request.url)
        if not request.url.startswith((self.site.url, "data:", "blob:")):
            self.wrongs.append(f"outside: {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.wrongs.append(f"{response.status}: {response.url}")

    def check(self) -> None:
        """Nothing went wrong beside what was allowed to."""
        found = [wrong for wrong in self.wrongs if not any(re.search(known, wrong) for known in self.allowed)]
        assert not found, "\n".join(found)

    # ------------------------------------------------------------ going and looking

    def go(self, address: str) -> Page:
        self.page.goto(self.site.url + address)
        return self.page

    def sit(self, seat: Seat) -> Page:
        """Take a seat to the screen, and wait until the table is there."""
        self.go(seat.address)
        self.prompt.wait_for()
        return self.page

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    @property
    def answers(self) -> Locator:
        """The buttons that can be pressed now."""
        return self.page.locator(ANSWERS)

    def moves(self) -> list[str]:
        """The moves that the prompt offers."""
        return self.page.eval_on_selector_all(ANSWERS, "all => [...new Set(all.map(one => one.dataset.move))]")

    def asked(self) -> None:
        """Wait for one's turn."""
        self.answers.first.wait_for(timeout=PATIENCE * 1000)

    def ready(self) -> None:
        """Wait for one's turn; what others do meanwhile need not be seen."""
        while not self.answers.count():
            wait_for(lambda: self.page.locator(SKIP).count() or self.answers.count(), "the turn")
            if self.page.locator(SKIP).count():
                self.page.keyboard.press("Escape")

    # ------------------------------------------------------------ playing

    def play(self, seat: Seat, clicks: int = 8, most: int = 3000) -> Data:
        """Play to the end through the page: real clicks first, then the first answers as fast as they come."""
        for _ in range(clicks):
            wait_for(lambda: self.answers.count() or seat.state()["result"], "the turn")
            state = seat.state()
            if state["result"]:
                return state
            self.answers.first.click()
            wait_for(lambda known=state["revision"]: seat.state()["revision"] > known, "the move")
        end = time.monotonic() + 3 * PATIENCE
        while True:
            self.page.evaluate(PLAY, [ANSWERS, most, 2000])
            state = seat.state()
            if state["table"]["phase"] != "playing":
                return state
            assert time.monotonic() < end, f"not over after {state['answers']} answers"


def questions(game: str, prefer: Sequence[str] = (), options: Mapping[str, str] = {}) -> Iterator[sacbe.Game]:
    """Games of two people, one after the other, at each question to one of them; always the same ones.

    Answers are drawn; those that begin like one of `prefer`, the first that fits, come before others.
    """
    drawn = random.Random(1)
    while True:
        played = sacbe.new(game, players=2, options=options)
        while not played.is_over:
            question = played.ask
            if question.seat != "chance":
                yield played
            liked = [[move for move in question.options if move.startswith(start)] for start in prefer]
            played.apply(drawn.choice(next((moves for moves in liked if moves), question.options)))


# In the page: press the first answer whenever there is one, for this many milliseconds.
PLAY = """async ([answers, most, time]) => {
  const end = performance.now() + time;
  for (let played = 0; played < most && performance.now() < end; ) {
    const button = document.querySelector(answers);
    if (button) { button.click(); played++; }
    await new Promise((go) => setTimeout(go, 4));
  }
}"""


Open = Callable[..., Visit]


@contextmanager
def window(site: Site, browser: Browser, size: tuple[int, int] = DESK, **settings: Any) -> Iterator[Visit]:
    """A window with settings of its own (`lang`, `theme`, `motion`, `pace`, `sound`), which nothing may go wrong in."""
    width, height = size
    is_phone = width < 700
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=is_phone, is_mobile=is_phone,
                                  reduced_motion="reduce", locale="en-GB", service_workers="block")
    kept = json.dumps({"lang": "en", "theme": "day", "motion": False, "faster": True, "pace": "instant", "sound": False,
                       **settings})
    context.add_init_script(f"localStorage.getItem('sacbe.settings') "
                            f"?? localStorage.setItem('sacbe.settings', {json.dumps(kept)})")
    context.set_default_timeout(PATIENCE * 1000)
    try:
        visit = Visit(site, context.new_page())
        yield visit
        visit.check()
    finally:
        context.close()


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[Data]:
    """What the page's threads do meanwhile; there when it is over."""
    found: Data = {}
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline", "__metadata"])
    try:
        yield found
    finally:
        found |= json.loads(browser.stop_tracing())


def longest_work(trace: Data) -> float:
    """Milliseconds that the longest task of the page's own thread has worked, whoever else wanted the processor."""
    events = trace["traceEvents"]
    mains = {(one["pid"], one["tid"]) for one in events
             if one["name"] == "thread_name" and one["args"].get("name") == "CrRendererMain"}
    worked = [one.get("tdur", 0) / 1000 for one in events
              if one.get("ph") == "X" and (one["pid"], one["tid"]) in mains]
    assert worked, "the thread of the page was not traced"
    return max(worked)


def patient(limit: float) -> float:
    """A limit that a busy machine keeps, and a fault does not; docs/contribute/web.md has what was measured."""
    return 4 * limit * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def wait_for(look: Callable[[], Any], what: str) -> Any:
    """What a look finds as soon as it finds something."""
    end, pause = time.monotonic() + PATIENCE, 0.01
    while not (found := look()):
        assert time.monotonic() < end, f"{what} has not come"
        time.sleep(pause)
        pause = min(0.1, 1.3 * pause)
    return found
