"""`sacbe mcp`: the games for language models, through the Model Context Protocol on standard input and output."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, Final

import typer

from sacbe.cli.protocol.reading_desk import ReadingDesk
from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import say
from sacbe.runtime.console.arguments import bot_names
from sacbe.runtime.extras import require_extra

SEAT: Final = "red"
TOOLS: Final = ("games", "rules", "new", "look", "options", "why", "what", "do", "undo", "events", "record")
OPTIONAL_TOOLS: Final = ("hint", "chances")     # only if the command says so


def mcp(
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", help="help-mcp-seat")] = SEAT,
    all_seats: Annotated[bool, typer.Option("--all-seats", help="help-mcp-all-seats")] = False,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,..", help="help-protocol-bots")] = "medium",
    hints: Annotated[bool, typer.Option("--hints", help="help-mcp-hints")] = False,
    chances: Annotated[bool, typer.Option("--chances", help="help-mcp-chances")] = False,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help="help-mcp-seed")] = None,
) -> None:
    require_extra("mcp", "mcp")
    build_server(ReadingDesk(None if all_seats else seat, bot_names(bots), seed, hints, chances)).run()


def build_server(desk: ReadingDesk) -> Any:
    """Return the server with a tool for everything that the desk may answer."""
    from mcp.server import MCPServer  # not before: it is an extra

    made = MCPServer("sacbe", instructions=say("mcp-instructions"), log_level="ERROR")
    turn = threading.Lock()                     # a client may send several requests at once; there is one game
    for name in (*TOOLS, *[name for name in OPTIONAL_TOOLS if desk.may[name]]):
        made.add_tool(report_problems(getattr(desk, name), turn), name=name, description=say(f"mcp-tool-{name}"),
                      structured_output=False)
    return made


def report_problems(method: Callable[..., str], turn: threading.Lock) -> Callable[..., str]:
    """Wrap a method so that its problems are errors that the client reads."""
    from mcp.server.mcpserver.exceptions import ToolError

    @wraps(method)
    def answered(*args: Any, **kwargs: Any) -> str:
        with turn:
            try:
                return method(*args, **kwargs)
            except Problem as problem:
                raise ToolError(" ".join(str(problem).split())) from None

    return answered
