"""The full screen, driven by textual's pilot: whole games, sizes, keys, the mouse, covers, and leaving at any time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Input, Static

from sacbe import games, words
from sacbe.bots.thinking import Elsewhere, Here, Job
from sacbe.kernel.errors import Problem
from sacbe.terminal import saves
from sacbe.terminal.app import PlayApp
from sacbe.terminal.desk import Desk
from sacbe.terminal.pages import Cover, Page
from sacbe.terminal.session import Session
from sacbe.terminal.voice import Offer
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


def burst(app: PlayApp, *keys: str) -> None:
    """Keys that come all at once, as from a quick typist or a slow line."""
    for key in keys:
        event = events.Key(key, key if len(key) == 1 else None)
        event.set_sender(app)
        app.post_message(event)


def test_a_burst_of_keys_is_one_line() -> None:
    table = session(humans=2, seed=4)
    play_on(table, 2)

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        before, options = table.game.clone(), table.game.ask.options
        burst(app, "x", "y", "z", "z", "y", "enter")
        await until(lambda: "xyzzy" in text_of(app, "#said"))
        assert table.game == before and app.query_one(Input).value == ""
        burst(app, "9", "9", "enter", "down", "down", "up", "enter", "x")
        await until(lambda: len(table.game.history) > len(before.history))
        assert table.game.box.grammar.write(table.game.history[-1].choice) == options[1]
        await until(lambda: app.query_one(Input).value == "x")
        assert app.focused is app.query_one(Input)

    drive(table, play)


def test_two_digits_choose_one_option() -> None:
    table, dice = session(humans=2, seed=0), Random(0)
    while len(table.game.ask.options) < 12 or table.viewer is None:
        table.play(dice.choice(table.game.ask.options))
    options, answers = table.game.ask.options, len(table.game.history)

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        if isinstance(app.screen, Cover):
            await pilot.press("enter")
        burst(app, "1", "2", "enter")
        await until(lambda: len(table.game.history) > answers)
        assert table.game.box.grammar.write(table.game.history[answers].choice) == options[11]

    drive(table, play)


def test_what_is_pasted_lands_in_the_line() -> None:
    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        app.post_message(events.Paste("rules burn\nquit"))
        await until(lambda: app.query_one(Input).value == "rules burn")
        await pilot.press("enter")
        assert "tz.jungle.burn" in await page_text(app, pilot)
        app.post_message(events.Paste("why beg"))
        await until(lambda: app.query_one(Input).value == "why beg")
        assert not isinstance(app.screen, Page)

    drive(session(), play)


def test_typing_closes_a_page_and_loses_nothing() -> None:
    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("f1")
        assert isinstance(app.screen, Page)
        burst(app, "q", "u", "i")
        await until(lambda: app.query_one(Input).value == "qui")
        assert not isinstance(app.screen, Page)
        await pilot.press("f1", "enter")
        assert not isinstance(app.screen, Page) and app.query_one(Input).value == "qui"
        await pilot.press("escape", "end")
        assert app.query_one(Options).highlighted == app.query_one(Options).option_count - 1
        await pilot.press("home")
        assert app.query_one(Options).highlighted == 0

    drive(session(), play)


def test_a_long_option_hangs_behind_its_number_and_keeps_its_notation_whole() -> None:
    async def look(app: PlayApp, pilot: Pilot[None]) -> None:
        options = app.query_one(Options)
        long = Offer(7, "keep W01 W02", "word " * 30, "+1 corn, " * 20)
        first, *rest = str(options.text(long)).split("\n")
        assert first.startswith(" 7 word") and all(line.startswith("   ") for line in rest)
        assert rest[-1] == "   keep W01 W02"
        assert max(len(line) for line in rest) <= options.scrollable_content_region.width - 2

    drive(session(), look)


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
