"""A real server with the built page, and a real browser that visits it.

`Site` is the server, a process of its own on a free port, with helpers that do over HTTP what a test does not look at.
The games of a test have dice by its name (`seeded_server`), so each goes the same way every time.
`Visit` is one browser window with a memory of its own: everything that goes wrong in it is remembered and fails the
test that opened it.
"""

from __future__ import annotations

import itertools
import json
import os
import random
import re
import shutil
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
from support.server.live_server import own_port

MOMENT = 100                        # milliseconds by which a clock that is held goes on while something is waited for
PATIENCE = 60.0                     # seconds until something must have happened on a busy machine
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DESK, LAPTOP, PHONE = (1920, 1080), (1366, 768), (390, 844)     # a desk has room for everything at once
GAMES = ("tzolkin", "chichen_itza", "temple_of_chac", "bul")
TRIES = 3                           # ports at which a server tries to begin
PROGRAM = Path(__file__).with_name("seeded_server.py")
NUMBERS = itertools.count(1)        # of tests and of accounts at a server
SKIP = ".pace .btn:not(.main)"      # shows at once what others have done
ANSWERS = "#prompt [data-move]:not([aria-disabled=true])"
YES = "dialog [data-answer=yes]"     # what the page asks before something that cannot be undone
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
        self.test, self.said = folder / "test", folder / "said"     # which test runs, and what the server has said
        self.settings = {**os.environ, "SACBE_DATA": str(folder), "SACBE_BOTS": "1", "SACBE_LOG_LEVEL": "error",
                         "SACBE_THINK_SECONDS": "1", **{f"SACBE_{name}": "0" for name in LIMITS}}
        self.url = ""
        self.process: subprocess.Popen[bytes] | None = None
        self.throw_for("")

    def throw_for(self, test: str) -> None:
        """From now on the games of this test are opened: they have dice by its name, or any if it has none."""
        self.test.write_text(f"{next(NUMBERS)} {test}" if test else "", encoding="utf-8")

    def start(self) -> None:
        """Serve: where it has served before, else at a port that nobody has taken meanwhile."""
        ports = [int(self.url.rpartition(":")[2])] if self.url else [own_port() for _ in range(TRIES)]
        assert any(map(self._serves, ports)), "no server can be started"
        self.http = httpx.Client(base_url=f"{self.url}/api", timeout=PATIENCE)

    def _serves(self, port: int) -> bool:
        """Begin to serve at this port; not if it has been taken."""
        with self.said.open("wb") as said:
            self.process = subprocess.Popen([sys.executable, "-P", PROGRAM, self.test, "serve", "--no-open"],
                                            env={**self.settings, "SACBE_PORT": str(port)}, stdout=said)
        self.url = f"http://127.0.0.1:{port}"
        wait_for(lambda: self.url in self.said.read_text() or self.process.poll() is not None, "the server")
        return self.process.poll() is None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
            self.process = None

    def account(self, name: str) -> tuple[str, str]:
        """An account of nobody else, called like this with a number, and its login."""
        name = f"{name} {next(NUMBERS)}"
        return name, self.call("POST", "/account", {"name": name, "password": "a long sentence"})["token"]

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


def take_link(page: Page) -> None:
    """Take the seats that the address gives to this browser, if it does not hold them yet: the page asks."""
    yes = page.locator(YES)
    yes.or_(page.locator("#prompt, main.room")).first.wait_for()
    if yes.is_visible():
        yes.click()


class Visit:
    """A browser window at the site."""

    def __init__(self, site: Site, page: Page) -> None:
        self.site, self.page = site, page
        self.wrongs: list[str] = []
        self.allowed: list[str] = []            # what may be said to be wrong in this test
        self.addresses: list[str] = []
        self.is_held = False                    # does the page's clock stand still?
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

    # ------------------------------------------------------------ time

    def hold_time(self) -> None:
        """Before the page is opened: its clock stands still, and goes on as far as the test lets it.

        What is under way in the styles goes on all the same.
        """
        self.page.clock.install()
        self.page.clock.pause_at(1000 * (time.time() + PATIENCE))
        self.is_held = True

    def pass_time(self, milliseconds: int) -> None:
        """Let the page's clock go on by so much, where it is held."""
        if self.is_held:
            self.page.clock.run_for(milliseconds)

    def let_time_go(self) -> None:
        """From now on the page's clock goes by itself."""
        self.page.clock.resume()
        self.is_held = False

    def heard(self, revision: int) -> None:
        """Wait until the server has told the page of this revision; perhaps it is not shown yet."""
        wait_for(lambda: self.page.evaluate("window.heard") >= revision, f"revision {revision}")

    def sent(self) -> int:
        """How many moves the page has sent since it was loaded."""
        return int(self.page.evaluate("window.sent"))

    def answered(self) -> None:
        """Wait until the page has all that it has asked the server for."""
        wait_for(lambda: not self.page.evaluate("window.asked.size"), "the answers of the server")

    def settled(self) -> None:
        """Wait until the page has all that it has asked for and stands still, letters included."""
        while True:
            self.answered()
            self.page.evaluate(STILL)
            if not self.page.evaluate("window.asked.size"):
                return

    def check(self) -> None:
        """Nothing went wrong beside what was allowed to."""
        found = [wrong for wrong in self.wrongs if not any(re.search(known, wrong) for known in self.allowed)]
        assert not found, "\n".join(found)

    # ------------------------------------------------------------ going and looking

    def go(self, address: str) -> Page:
        self.page.goto(self.site.url + address)
        if "=" in address.partition("#")[2]:
            take_link(self.page)
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
        """Wait for one's turn; where the clock is held, it goes on until then."""
        wait_for(self._is_asked, "the turn")

    def _is_asked(self) -> bool:
        self.pass_time(MOMENT)
        return self.answers.count() > 0

    def ready(self) -> None:
        """Wait for one's turn; what others do meanwhile need not be seen."""
        while not self.answers.count():
            wait_for(lambda: self.page.locator(SKIP).count() or self._is_asked(), "the turn")
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


# Before a page: which revision it was told last, how many moves it has sent, and what it has asked and was not answered
# yet.
TALK = """
window.heard = 0;
window.sent = 0;
window.asked = new Set();
const plain = window.fetch;
window.fetch = async (...given) => {
  const one = {};
  window.asked.add(one);
  try {
    return await plain(...given);
  } finally {
    window.asked.delete(one);
  }
};
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const { type, revision, id, ack } = JSON.parse(data);
      if (type === "state" || type === "news") window.heard = revision;
      window.asked.delete(id ?? ack);
    });
    this.addEventListener("close", () => {
      for (const id of window.asked) if (typeof id !== "object") window.asked.delete(id);
    });
  }
  send(data) {
    const { type, id } = JSON.parse(data);
    if (id) window.asked.add(id);
    if (type === "choice") window.sent++;
    super.send(data);
  }
};
"""

# In the page: until its letters are there, nothing that ends is animated any more, and everything stands where it stood
# in the frame before.
STILL = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const places = () => [...document.querySelectorAll("body *")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].join();
  }).join(";");
  const ends = (one) => one.playState === "running" && one.effect?.getComputedTiming().endTime < Infinity;
  for (let before = "", now = places(); before !== now; ) {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
    await frame();
    await frame();
    [before, now] = [now, places()];
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
    context.add_init_script(TALK)
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
