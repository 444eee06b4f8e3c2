"""The full screen, driven by textual's pilot: whole games, sizes, keys, the mouse, covers, and leaving at any time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from sacbe import games, words
from sacbe.kernel.errors import Problem
from sacbe.terminal import saves
from sacbe.terminal.app import PlayApp
from sacbe.terminal.desk import Desk
from sacbe.terminal.pages import Cover, Page
from sacbe.terminal.session import Session
from sacbe.terminal.thinking import Elsewhere, Here, Job
from sacbe.terminal.widgets import Options, Story
from terminal.tables import play_on, session

Script = Callable[[PlayApp, Pilot[None]], Awaitable[None]]
SMALL, USUAL = (80, 24), (100, 30)


def drive(table: Session, script: Script, size: tuple[int, int] = USUAL, desk: Desk | None = None) -> PlayApp:
    app = PlayApp(desk or Desk(table, drawn=True), Here())

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(app, pilot)

    asyncio.run(run())
    return app


async def until(true: Callable[[], bool]) -> None:
    """Wait for a bot, but not for ever."""
    for _ in range(4000):
        if true():
            return
        await asyncio.sleep(0.003)
    raise AssertionError("nothing happens")


async def page_text(app: PlayApp, pilot: Pilot[None]) -> str:
    """What the page says that lies over the table."""
    await until(lambda: isinstance(app.screen, Page) and bool(app.screen.query(Static)))
    return str(app.screen.query_one(Static).render())


def text_of(app: PlayApp, selector: str) -> str:
    return str(app.query_one(selector, Static).render())


# ---------------------------------------------------------------- whole games

@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_whole_game_by_the_first_option(lang: str) -> None:
    words.set_language(lang)
    table = session(seed=5)

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        options = app.query_one(Options)
        while table.asked is not None:
            await until(lambda: table.asked is None or (table.asks_human and options.option_count > 0))
            if table.asked is not None:
                answers = len(table.game.history)
                options.action_select()
                await until(lambda answers=answers: len(table.game.history) > answers)  # type: ignore[misc]
        assert app.desk.voice.result()[-1] in await page_text(app, pilot)
        await pilot.press("escape")
        assert text_of(app, "#question") == words.say("play-over")

    drive(table, play, SMALL)
    assert table.game.over


def test_everything_that_ships_plays_on_the_same_screen() -> None:
    for name in games.names():
        table = session(game=name)

        async def play(app: PlayApp, pilot: Pilot[None], table: Session = table) -> None:
            for _ in range(8):
                await until(lambda: table.asked is None or table.asks_human)
                await pilot.press("enter")
            assert text_of(app, "#board").strip()
            assert app.query_one(Story).lines

        drive(table, play)


# ---------------------------------------------------------------- the layout

@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_everything_is_in_sight_at_100_by_30(lang: str) -> None:
    words.set_language(lang)
    table = session(players=4, seed=2)
    play_on(table, 20)

    async def look(app: PlayApp, pilot: Pilot[None]) -> None:
        places = ["#bar", "#board", "#seats", "#tabs", "#deck", "#question", "#options", "#log", "#line", "Footer"]
        regions = [app.query_one(place).region for place in places]
        assert all(region.area > 0 for region in regions)
        for at, region in enumerate(regions):
            assert not any(region.overlaps(other) for other in regions[at + 1:]), places[at]
            assert app.screen.region.contains_region(region), places[at]
        assert app.query_one("#options").region.height >= 8
        assert app.query_one("#deck").region.height >= 6

    drive(table, look)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_one_panel_at_a_time_at_80_by_24(lang: str) -> None:
    words.set_language(lang)
    table = session(players=4, seed=2)
    play_on(table, 20)
    panels = {"board": "#board", "seats": "#seats", "market": "#deck", "tiles": "#deck", "actions": "#deck",
              "tracks": "#deck", "log": "#log"}

    async def look(app: PlayApp, pilot: Pilot[None]) -> None:
        assert app.tab == "board"
        for key in [*panels, "board"]:
            assert app.tab == key
            shown = [app.query_one(place) for place in ("#board", "#seats", "#deck", "#log")]
            assert [widget.id for widget in shown if widget.display] == [panels[key][1:]]
            places = ["#bar", "#tabs", panels[key], "#question", "#options", "#line", "Footer"]
            regions = [app.query_one(place).region for place in places]
            assert all(region.area > 0 and app.screen.region.contains_region(region) for region in regions)
            assert not any(a.overlaps(b) for at, a in enumerate(regions) for b in regions[at + 1:])
            assert app.query_one("#options").region.height >= 5
            app.action_panel()
            await until(lambda key=key: app.tab != key)      # type: ignore[misc]
            await pilot.pause()

    drive(table, look, SMALL)


def test_the_screen_follows_its_size() -> None:
    async def look(app: PlayApp, pilot: Pilot[None]) -> None:
        for size in (USUAL, SMALL, (200, 60), (40, 12), USUAL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            await pilot.pause()
            assert app.query_one(Options).region.area > 0
            assert app.screen.has_class("small") == (size[0] < 100)
        assert app.query_one("#seats").display and app.query_one(Story).display

    drive(session(), look)


# ---------------------------------------------------------------- playing

def test_keys_mouse_numbers_and_notation_all_play() -> None:
    table = session(humans=2, seed=4)
    play_on(table, 2)                   # past the secrets: no covers any more

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        made = []

        async def check(option: int, before: list[str]) -> None:
            await pilot.pause()
            made.append(table.game.box.grammar.write(table.game.history[-1].choice))
            assert made[-1] == before[option]

        before = table.game.ask.options
        await pilot.press("down", "enter")
        await check(1, before)
        before = table.game.ask.options
        await pilot.press("3", "enter")
        await check(2, before)
        before = table.game.ask.options
        app.begin(before[0].upper())
        await pilot.press("enter")
        await check(0, before)
        before = table.game.ask.options
        await pilot.press(*before[0][:2])
        await until(lambda: app.query_one(Input)._suggestion == before[0])
        await pilot.press("right", "enter")                     # completed
        await check(0, before)
        before = table.game.ask.options
        await pilot.click(Options, offset=(5, 1))
        await check(0, before)

    drive(table, play)


def test_garbage_is_answered_in_a_line_and_escape_clears_it() -> None:
    table = session()

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        before = table.game.clone()
        await pilot.press("f", "o", "o", "enter")
        assert "foo" in text_of(app, "#said") and app.query_one("#said").display
        await pilot.press("9", "9")
        await pilot.press("escape")
        assert app.query_one(Input).value == "" and not app.query_one("#said").display
        assert table.game == before

    drive(table, play)


def test_why_undo_rules_help_and_save_by_keys(tmp_path: Path) -> None:
    table = session()
    play_on(table, 1)
    file = tmp_path / "game"

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        async def page() -> str:
            text = await page_text(app, pilot)
            await pilot.press("escape")
            return text

        async def finish(key: str, words: str) -> str:
            await pilot.press(key)
            app.query_one(Input).value += words
            await pilot.press("enter")
            return await page()

        assert "tz.pickup.number" in await finish("f3", "pick tikal 3")
        assert "tz.jungle.burn" in await finish("f4", "burn")
        await pilot.press("f1")
        assert "why MOVE" in await page()
        before = table.game.clone()
        await pilot.press("enter")
        assert len(table.game.history) == len(before.history) + 1
        story = len(app.query_one(Story).lines)
        await pilot.press("f2")
        assert table.game == before
        assert len(app.query_one(Story).lines) < story
        app.begin(f"save {file}")
        await pilot.press("enter")
        assert saves.load(file).game == table.game
        await pilot.press("f9", "f5")
        assert app.theme == "sacbe-day"
        await pilot.press("f10")

    app = drive(table, play)
    assert "--resume" in app.farewell[0]


def test_between_two_people_there_is_a_cover_while_there_are_secrets() -> None:
    table = session(humans=2)

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        covers = 0
        while covers < 2:
            await until(lambda: isinstance(app.screen, Cover))
            assert app.screen.region == app.screen.find_widget(app.screen).region
            assert app.screen.styles.background.a == 1          # nothing shines through
            covers += 1
            await pilot.press("enter")
            await until(lambda: not isinstance(app.screen, Cover))
            seat = table.asked
            dealt = [line for line in app.desk.voice.log_lines(table.viewer) if "is dealt W" in line.text]
            assert [line.seat for line in dealt] == [seat]
            await pilot.press("enter")
        await pilot.pause()
        assert not isinstance(app.screen, Cover)                # the wealth is open now

    drive(table, play)


# ---------------------------------------------------------------- bots

class Slow(Here):
    """Thinks until it is told to stop, or is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = threading.Event()
        self.may_answer = threading.Event()
        self.closed = False

    def choose(self, job: Job) -> int:
        self.asked.set()
        self.may_answer.wait(20)
        if self.closed:
            raise EOFError
        return super().choose(job)

    def close(self) -> None:
        self.closed = True
        self.may_answer.set()


def test_the_screen_lives_while_a_bot_thinks_and_can_be_left() -> None:
    table, slow = session(seed=3), Slow()
    app = PlayApp(Desk(table, drawn=True), slow)

    async def run() -> None:
        async with app.run_test(size=USUAL) as pilot:
            while table.asks_human:
                await pilot.press("enter")
            await until(slow.asked.is_set)
            assert "thinking" in text_of(app, "#question")
            await pilot.press("1", "enter")
            assert "bot is asked" in text_of(app, "#said")
            await pilot.press("f1")
            assert isinstance(app.screen, Page)
            await pilot.press("ctrl+q")         # from under a page too

    asyncio.run(run())
    assert slow.closed and app.farewell


def test_a_bot_moves_while_a_page_is_read() -> None:
    table, slow = session(seed=3), Slow()
    app = PlayApp(Desk(table, drawn=True), slow)

    async def run() -> None:
        async with app.run_test(size=USUAL) as pilot:
            while table.asks_human:
                await pilot.press("enter")
            await until(slow.asked.is_set)
            await pilot.press("f1")
            slow.may_answer.set()
            await until(lambda: table.asks_human)
            await pilot.resize_terminal(*SMALL)
            assert isinstance(app.screen, Page)
            await pilot.press("escape")
            assert app.query_one(Options).option_count == len(table.game.ask.options)
            assert app.screen.has_class("small")

    asyncio.run(run())


def test_a_bot_that_fails_is_told_and_the_game_can_go_back() -> None:
    class Broken(Here):
        def choose(self, job: Job) -> int:
            raise Problem("play-bot-failed", bot=job.bot, detail="broken")

    table = session(seed=3)
    app = PlayApp(Desk(table, drawn=True), Broken())

    async def run() -> None:
        async with app.run_test(size=USUAL) as pilot:
            before = table.game.clone()
            await pilot.press("enter")
            await until(lambda: "broken" in text_of(app, "#said"))
            await pilot.press("f2")
            assert table.game == before

    asyncio.run(run())


def test_an_answer_to_a_position_that_was_taken_back_is_dropped() -> None:
    table, slow = session(seed=3), Slow()
    app = PlayApp(Desk(table, drawn=True), slow)

    async def run() -> None:
        async with app.run_test(size=USUAL) as pilot:
            before = table.game.clone()
            await pilot.press("enter")
            await until(slow.asked.is_set)
            await pilot.press("f2")
            assert table.game == before
            slow.may_answer.set()
            await pilot.pause(0.1)
            assert table.game == before

    asyncio.run(run())


def test_bots_think_in_another_process_by_default() -> None:
    table = session(bots=["medium"])

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        for _ in range(6):
            await until(lambda: table.asks_human)
            await pilot.press("enter")

    app = PlayApp(Desk(table, drawn=True))
    assert isinstance(app.thinker, Elsewhere)

    async def run() -> None:
        async with app.run_test(size=USUAL) as pilot:
            await play(app, pilot)

    asyncio.run(run())
    assert {entry.seat for entry in table.game.history} >= {0, 1}
