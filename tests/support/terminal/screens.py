"""The full screen for tests: driven by textual's pilot, asked what it says, and with a bot that takes its time."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable

from textual import events
from textual.pilot import Pilot
from textual.widgets import Static

from sacbe.bots.thinker import BotJob, LocalThinker
from sacbe.runtime.session import Session
from sacbe.terminal.app import PlayApp
from sacbe.terminal.desk import CommandDesk
from sacbe.terminal.pages import Page

Script = Callable[[PlayApp, Pilot[None]], Awaitable[None]]
SMALL, USUAL = (80, 24), (100, 30)


def drive(table: Session, script: Script, size: tuple[int, int] = USUAL, desk: CommandDesk | None = None) -> PlayApp:
    app = PlayApp(desk or CommandDesk(table, drawn=True), LocalThinker())

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(app, pilot)

    asyncio.run(run())
    return app


async def until(true: Callable[[], bool]) -> None:
    """Wait for a bot, but not for ever."""
    bound = time.monotonic() + 60
    while not true():
        assert time.monotonic() < bound, "nothing happens"
        await asyncio.sleep(0.003)


async def page_text(app: PlayApp, pilot: Pilot[None]) -> str:
    """What the page says that lies over the table."""
    await until(lambda: isinstance(app.screen, Page) and bool(app.screen.query(Static)))
    return str(app.screen.query_one(Static).render())


def text_of(app: PlayApp, selector: str) -> str:
    return str(app.query_one(selector, Static).render())


def burst(app: PlayApp, *keys: str) -> None:
    """Keys that come all at once, as from a quick typist or a slow line."""
    for key in keys:
        event = events.Key(key, key if len(key) == 1 else None)
        event.set_sender(app)
        app.post_message(event)


class Slow(LocalThinker):
    """Thinks until it is told to stop, or is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = threading.Event()
        self.may_answer = threading.Event()
        self.closed = False

    def choose(self, job: BotJob) -> int:
        self.asked.set()
        self.may_answer.wait(20)
        if self.closed:
            raise EOFError
        return super().choose(job)

    def close(self) -> None:
        self.closed = True
        self.may_answer.set()
