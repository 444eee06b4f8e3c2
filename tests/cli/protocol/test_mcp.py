"""`sacbe mcp`: a reader plays whole games through the official client, and hears nothing that its seat may not know."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import anyio
import pytest

import sacbe
from sacbe import games
from sacbe.cli.protocol.mcp_command import OPTIONAL_TOOLS, TOOLS
from sacbe.cli.protocol.reading_desk import ReadingDesk
from sacbe.kernel.errors import Problem
from sacbe.presentation.language import words
from sacbe.runtime import extras
from support.commands import Runner
from support.commands import run as run
from support.protocol_talk import english as english

pytestmark = pytest.mark.once

mcp = pytest.importorskip("mcp")
from mcp.client.stdio import StdioServerParameters, stdio_client  # noqa: E402

SOURCE = Path(sacbe.__file__).parent.parent


class Reader:
    """A client that reads text and nothing else."""

    def __init__(self, session: Any, luck: int) -> None:
        self.session = session
        self.dice = random.Random(luck)

    async def call(self, tool: str, **arguments: Any) -> str:
        answer = await self.session.call_tool(tool, arguments)
        text = "\n".join(part.text for part in answer.content)
        assert not answer.is_error, text
        return text

    async def refused(self, tool: str, **arguments: Any) -> str:
        answer = await self.session.call_tool(tool, arguments)
        assert answer.is_error
        return "\n".join(part.text for part in answer.content)


@asynccontextmanager
async def reader(*args: str, luck: int = 1) -> AsyncIterator[Reader]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])}
    params = StdioServerParameters(command=sys.executable, args=["-m", "sacbe", *args], env=env)
    async with stdio_client(params) as (read, write), mcp.ClientSession(read, write) as session:
        await session.initialize()
        yield Reader(session, luck)


def moves_in(text: str, seat: str = "Red") -> list[str]:
    """The moves that an answer offers, as a reader finds them: the lines below the question."""
    lines = text.splitlines()
    at = max(number for number, line in enumerate(lines) if line.startswith(f"{seat}: "))
    below = lines[at + 1:]
    if below and "moves are legal" in below[0]:
        return below[1].split("; ")
    return [line.split(": ")[0] for line in below]


async def whole_game(client: Reader, game: str) -> list[int]:
    """Play at random to the end; how many characters each answer had."""
    text = await client.call("new", game=game, players=2)
    sizes = [len(text)]
    while "The game is over." not in text:
        text = await client.call("do", moves=client.dice.choice(moves_in(text)))
        sizes.append(len(text))
    return sizes


def test_whole_games_through_the_official_client() -> None:
    async def play() -> None:
        async with reader("mcp", "--bots", "random", "--seed", "5", "--hints") as client:
            tools = (await client.session.list_tools()).tools
            assert [tool.name for tool in tools] == [*TOOLS, "hint"] and all(tool.description for tool in tools)
            listed = await client.call("games")
            for game in (name for name in games.names() if name != "bul"):
                assert f"\n{game}: " in f"\n{listed}"
                sizes = await whole_game(client, game)
                assert len(sizes) > 10 and sum(sizes) / len(sizes) < 6000
                assert "The game is over.\nRed: " in await client.call("look")
                assert (await client.call("record")).startswith("sacbe record 1")
                assert await client.refused("do", moves="stop")
            kept = await client.call("do", moves=moves_in(await client.call("new", game="tzolkin", players=2))[0])
            assert "Place a worker on" in await client.call("hint", step=2)
            placed = await client.call("do", moves="place palenque")
            assert moves_in(placed) != moves_in(kept) == moves_in(await client.call("undo"))

    anyio.run(play)


def test_what_a_reader_asks_on_the_way_and_what_is_refused() -> None:
    async def play() -> None:
        async with reader("mcp", "--bots", "random", "--seed", "7") as client:
            assert "new" in await client.refused("look")
            first = await client.call("new", game="tzolkin")
            assert "keep W03 W04" in moves_in(first)
            assert "9 corn" in await client.call("what", thing="W04")
            assert "legal" in await client.call("why", move="keep W03 W04")
            assert "tz.setup.wealth-choose" in await client.call("why", move="keep W01 W02")
            rule = "tz.setup.wealth-choose"
            assert rule in await client.call("rules", game="tzolkin", question=rule)
            contents = await client.call("rules", game="tzolkin")
            assert ": " in await client.call("rules", game="tzolkin", question=contents.split(":")[0])
            assert "corn" in await client.call("rules", game="tzolkin", question="how do I get corn")
            before = await client.call("look")
            for tool, arguments in (
                    ("do", {"moves": "fly"}), ("do", {"moves": "keep W01 W02"}),
                    ("do", {"moves": "keep W03 W04; stop"}), ("do", {}), ("do", {"moves": 5}), ("do", {"moves": ""}),
                    ("do", {"moves": "x" * 20_000}),
                    ("what", {"thing": "moonbeam"}), ("undo", {}), ("record", {}), ("hint", {}), ("chances", {}),
                    ("new", {"game": "chess"}), ("new", {"game": "tzolkin", "players": 9}),
                    ("new", {"game": "tzolkin", "options": {"moon": "full"}}), ("new", {"game": "bul", "players": -1}),
                    ("rules", {"game": "tzolkin", "question": "qqqqq zzzzz"}), ("rules", {"game": "go"}),
                    ("why", {"move": "y" * 500})):
                assert len(await client.refused(tool, **arguments)) > 15, tool
                assert await client.call("look") == before
            done = await client.call("do", moves="keep W04 W15")
            assert "Red gains 9 corn" in done and "place tikal" in moves_in(done)
            done = await client.call("do", moves="place yaxchilan; place tikal; stop")
            assert "Red places a worker on Tikal 0" in done and "Red places" in await client.call("events")

    anyio.run(play)


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_other_languages(lang: str) -> None:
    async def play() -> None:
        async with reader("--lang", lang, "mcp", "--bots", "random", "--chances", "--seed", "7") as client:
            with words.use_language(lang):
                told = (await client.session.list_tools()).tools
                expected = [words.say(f"mcp-tool-{name}") for name in (*TOOLS, "chances")]
                assert [tool.description for tool in told] == expected
                text = await client.call("new", game="tzolkin")
                assert words.say("prompt-tzolkin-wealth") in text
                assert words.say("name-tzolkin-seat-blue", count=1) in await client.call("chances")

    anyio.run(play)


def test_a_reader_with_a_seat_sees_what_the_seat_sees() -> None:
    desk, other = (ReadingDesk("red", ["random"], seed=7) for _ in range(2))
    text = desk.new("tzolkin", 2)
    assert text == other.new("tzolkin", 2) and "W03" in text
    session = desk.protocol.session
    blue = session.current_game.view("blue")["seats"]["blue"]["dealt"]
    said = " ".join([text, desk.look(), desk.options(), desk.events(), desk.games()])
    assert len(blue) == 4 and not any(tile in said.split() for tile in blue)
    with pytest.raises(Problem, match="blue"):
        session.reader_of("blue")
    assert desk.may == dict.fromkeys(OPTIONAL_TOOLS, False)


def test_one_reader_on_all_seats() -> None:
    desk, dice = ReadingDesk(None, ["random"], seed=3), random.Random(1)
    text, asked = desk.new("bul"), set()
    while "The game is over." not in text:
        seat = "Red" if desk.protocol.session.current_game.ask.seat == "red" else "Blue"
        asked.add(seat)
        text = desk.do(dice.choice(moves_in(text, seat)))
    assert asked == {"Red", "Blue"}


@pytest.mark.parametrize("args", [["--seat", "pink"], ["--bots", "nobody"], ["--seed", "-1"], ["--seed", "x"]])
def test_bad_arguments_are_one_line(run: Runner, args: list[str]) -> None:
    code, out, err = run("mcp", *args)
    assert (code, out, err.count("\n")) == (2, "", 1) and err.startswith("sacbe: ")


def test_without_the_extra_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    monkeypatch.setitem(sys.modules, "mcp", None)
    with pytest.raises(Problem, match="mcp"):
        extras.require_extra("mcp", "mcp")
