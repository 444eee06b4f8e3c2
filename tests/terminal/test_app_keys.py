"""What is done on the full screen: keys, the mouse, lines, pages, covers, and what comes all at once."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Input

from sacbe.terminal import saves
from sacbe.terminal.app import PlayApp
from sacbe.terminal.pages import Cover, Page
from sacbe.terminal.widgets import GameLog, Options
from support.terminal.screens import burst, drive, page_text, text_of, until
from support.terminal.tables import play_on, session

pytestmark = pytest.mark.once


def test_keys_mouse_numbers_and_notation_all_play() -> None:
    table = session(humans=2, seed=4)
    play_on(table, 2)                   # past the secrets: no covers any more

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        made = []

        async def check(option: int, before: list[str]) -> None:
            await pilot.pause()
            made.append(table.game.definition.grammar.write(table.game.history[-1].choice))
            assert made[-1] == before[option]

        before = table.game.ask.options
        await pilot.press("down", "enter")
        await check(1, before)
        before = table.game.ask.options
        await pilot.press("3", "enter")
        await check(2, before)
        before = table.game.ask.options
        app.prefill_command(before[0].upper())
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
        assert table.game.definition.grammar.write(table.game.history[-1].choice) == options[1]
        await until(lambda: app.query_one(Input).value == "x")
        assert app.focused is app.query_one(Input)

    drive(table, play)


def test_two_digits_choose_one_option() -> None:
    table, dice = session(humans=2, seed=0), Random(0)
    while len(table.game.ask.options) < 12 or table.viewer_seat is None:
        table.play(dice.choice(table.game.ask.options))
    options, answers = table.game.ask.options, len(table.game.history)

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        if isinstance(app.screen, Cover):
            await pilot.press("enter")
        burst(app, "1", "2", "enter")
        await until(lambda: len(table.game.history) > answers)
        assert table.game.definition.grammar.write(table.game.history[answers].choice) == options[11]

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
        story = len(app.query_one(GameLog).lines)
        await pilot.press("f2")
        assert table.game == before
        assert len(app.query_one(GameLog).lines) < story
        app.prefill_command(f"save {file}")
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
            seat = table.asked_seat
            dealt = [line for line in app.desk.narrator.log_lines(table.viewer_seat)
                     if "is dealt wealth tile" in line.text]
            assert [line.seat for line in dealt] == [seat]
            await pilot.press("enter")
        await pilot.pause()
        assert not isinstance(app.screen, Cover)                # the wealth is open now

    drive(table, play)
