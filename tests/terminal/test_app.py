"""The full screen, driven by textual's pilot: whole games, sizes, bots, and leaving at any time."""

from __future__ import annotations

import asyncio

import pytest
from textual.pilot import Pilot

from sacbe import games
from sacbe.bots.thinker import BotJob, LocalThinker, RemoteThinker
from sacbe.kernel.errors import Problem
from sacbe.presentation.language import words
from sacbe.runtime.session import Session
from sacbe.terminal.app import PlayApp
from sacbe.terminal.command import bot_names_by_seat
from sacbe.terminal.desk import CommandDesk
from sacbe.terminal.narrator import NumberedOption
from sacbe.terminal.pages import Page
from sacbe.terminal.widgets import GameLog, Options
from support.terminal.screens import SMALL, USUAL, Slow, drive, page_text, text_of, until
from support.terminal.tables import play_on, session

pytestmark = pytest.mark.once

# ---------------------------------------------------------------- whole games

@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_whole_game_by_the_first_option(lang: str) -> None:
    words.set_language(lang)
    table = session(seed=5)

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        options = app.query_one(Options)
        while table.asked_seat is not None:
            await until(lambda: table.asked_seat is None or (table.is_human_asked and options.option_count > 0))
            if table.asked_seat is not None:
                answers = len(table.game.history)
                options.action_select()
                await until(lambda answers=answers: len(table.game.history) > answers)  # type: ignore[misc]
        assert app.desk.narrator.final_score_lines()[-1] in await page_text(app, pilot)
        await pilot.press("escape")
        assert text_of(app, "#question") == words.say("play-over")

    drive(table, play, SMALL)
    assert table.game.is_over


def test_everything_that_ships_plays_on_the_same_screen() -> None:
    for name in games.names():
        table = session(game=name)

        async def play(app: PlayApp, pilot: Pilot[None], table: Session = table) -> None:
            for _ in range(8):
                await until(lambda: table.asked_seat is None or table.is_human_asked)
                await pilot.press("enter")
            assert text_of(app, "#board").strip()
            assert app.query_one(GameLog).lines

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
        assert app.query_one("#seats").display and app.query_one(GameLog).display

    drive(session(), look)


def test_the_log_is_written_again_for_another_width_and_other_colours_only() -> None:
    table = session(players=4, seed=2)
    play_on(table, 20)

    async def look(app: PlayApp, pilot: Pilot[None]) -> None:
        story = app.query_one(GameLog)
        before, first = len(story.lines), story.lines[0]
        app.redraw()
        assert story.lines[0] is first and len(story.lines) == before
        await pilot.resize_terminal(200, 60)
        await until(lambda: 0 < len(story.lines) < before)          # fewer lines are folded
        colours = [segment.style for segment in story.lines[-1]]
        await pilot.press("f9")
        await until(lambda: [segment.style for segment in story.lines[-1]] != colours)

    drive(table, look)


def test_a_long_option_hangs_behind_its_number_and_keeps_its_notation_whole() -> None:
    async def look(app: PlayApp, pilot: Pilot[None]) -> None:
        options = app.query_one(Options)
        long = NumberedOption(7, "keep W01 W02", "word " * 30, "+1 corn, " * 20)
        first, *rest = str(options.text(long)).split("\n")
        assert first.startswith(" 7 word") and all(line.startswith("   ") for line in rest)
        assert rest[-1] == "   keep W01 W02"
        assert max(len(line) for line in rest) <= options.scrollable_content_region.width - 2

    drive(session(), look)


def test_what_an_option_loses_stands_below_it() -> None:
    async def look(app: PlayApp, pilot: Pilot[None]) -> None:
        careful = NumberedOption(3, "end", "End the turn", "", "Careful: 4 unspent dice are lost.")
        first, *rest = str(app.query_one(Options).text(careful)).split("\n")
        assert "End the turn" in first and "Careful" not in first
        assert " ".join(" ".join(rest).split()).endswith("Careful: 4 unspent dice are lost.")

    drive(session(), look)


# ---------------------------------------------------------------- bots

def test_the_screen_lives_while_a_bot_thinks_and_can_be_left() -> None:
    table, slow = session(seed=3), Slow()
    app = PlayApp(CommandDesk(table, drawn=True), slow)

    async def run() -> None:
        async with app.run_test(size=USUAL) as pilot:
            while table.is_human_asked:
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
    app = PlayApp(CommandDesk(table, drawn=True), slow)

    async def run() -> None:
        async with app.run_test(size=USUAL) as pilot:
            while table.is_human_asked:
                await pilot.press("enter")
            await until(slow.asked.is_set)
            await pilot.press("f1")
            slow.may_answer.set()
            await until(lambda: table.is_human_asked)
            await pilot.resize_terminal(*SMALL)
            assert isinstance(app.screen, Page)
            await pilot.press("escape")
            assert app.query_one(Options).option_count == len(table.game.ask.options)
            assert app.screen.has_class("small")

    asyncio.run(run())


def test_a_bot_that_fails_is_told_and_the_game_can_go_back() -> None:
    class Broken(LocalThinker):
        def choose(self, job: BotJob) -> int:
            raise Problem("play-bot-failed", bot=job.bot, detail="broken")

    table = session(seed=3)
    app = PlayApp(CommandDesk(table, drawn=True), Broken())

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
    app = PlayApp(CommandDesk(table, drawn=True), slow)

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
            await until(lambda: table.is_human_asked)
            await pilot.press("enter")

    app = PlayApp(CommandDesk(table, drawn=True))
    assert isinstance(app.thinker, RemoteThinker)

    async def run() -> None:
        async with app.run_test(size=USUAL) as pilot:
            await play(app, pilot)

    asyncio.run(run())
    assert {entry.seat for entry in table.game.history} >= {0, 1}


def test_bots_are_called_by_their_names() -> None:
    """The names are known in any thread and task: the answer of a bot comes from another one."""
    table = session(bots=("beginner",), game="bul")

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        for _ in range(6):
            await until(lambda: table.asked_seat is None or table.is_human_asked)
            await pilot.press("enter")
        await until(lambda: table.asked_seat is None or table.is_human_asked)
        story = "\n".join(str(line) for line in app.query_one(GameLog).lines)
        assert "Pop" in story and "Blue" not in story

    with words.use_player_names(bot_names_by_seat(table)):
        drive(table, play)
        assert "Blue: Pop, Beginner" in " ".join(CommandDesk(table).narrator.sitter_lines())
