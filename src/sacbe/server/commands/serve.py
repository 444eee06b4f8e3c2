"""`sacbe serve`: run the server for people and bots.  `sacbe schema`: print the schema of the API or of a game."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sacbe import games
from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import say
from sacbe.presentation.schema.openapi import document_text
from sacbe.runtime.console import output

if TYPE_CHECKING:
    from sacbe.server.settings import Settings


def serve(
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="help-serve-host")] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="N", help="help-serve-port")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help="help-serve-database")] = None,
    public_url: Annotated[str | None, typer.Option("--public-url", metavar="URL", help="help-serve-public-url")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help="help-serve-origin")] = None,
    trust_proxy: Annotated[bool, typer.Option("--trust-proxy", help="help-serve-trust-proxy")] = False,
    bots: Annotated[int | None, typer.Option("--bots", metavar="N", help="help-serve-bots")] = None,
    think_seconds: Annotated[
        float | None, typer.Option("--think-seconds", metavar="S", help="help-serve-think-seconds")
    ] = None,
    metrics_public: Annotated[bool, typer.Option("--metrics-public", help="help-serve-metrics-public")] = False,
    log_format: Annotated[
        str | None, typer.Option("--log-format", metavar="auto|console|json", help="help-serve-log-format")
    ] = None,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="help-serve-open")] = False,
) -> None:
    run({"host": host, "port": port, "database": database, "public_url": public_url, "origins": origin or None,
         "trust_proxy": trust_proxy or None, "workers": bots, "think_seconds": think_seconds,
         "metrics_public": metrics_public or None, "log_format": log_format}, open_page)


def serve_without_command() -> None:
    """Run `sacbe` without a command: serve, and open the page in a browser if there is a screen."""
    run({}, has_display(os.environ, sys.platform))


def run(flags: Mapping[str, Any], open_page: bool) -> None:
    """Serve until a signal stops it."""
    from sacbe.server.app.build import build  # not before: other commands do without a server
    from sacbe.server.app.main import serve as run_server
    from sacbe.server.settings import Settings

    def announce(settings: Settings) -> None:
        output.print_line(announcement(settings))
        sys.stdout.flush()
        if open_page:
            Thread(target=webbrowser.open, args=(settings.url,), daemon=True).start()

    run_server(Settings.load(flags), build, announce, lambda: Settings.load(flags))


def announcement(settings: Settings) -> str:
    """Return the line that says where the server is, and who can reach it."""
    if settings.is_loopback:
        return say("serve-here", url=settings.url)
    return say("serve-exposed", url=settings.url, host=settings.host or "0.0.0.0", port=str(settings.port))


def has_display(environ: Mapping[str, str], platform: str) -> bool:
    """Can a browser be shown?  Over SSH it would open at the wrong end."""
    if environ.get("SSH_CONNECTION") or environ.get("SSH_TTY"):
        return False
    return platform in ("darwin", "win32") or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def server_schema() -> str:
    """Return the OpenAPI document of the server."""
    from sacbe.server.app.application import openapi_schema as document
    from sacbe.server.app.build import build
    from sacbe.server.settings import Settings

    return document(build(Settings(database="sqlite:///sacbe.db")))


def schema(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="help-schema-file")] = None,
    check: Annotated[bool, typer.Option("--check", help="help-schema-check")] = False,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="help-schema-game")] = None,
) -> None:
    text = server_schema() if game is None else document_text(games.load_definition(games.find(game)))
    if check:
        if file is None:
            raise Problem("usage-missing", name="FILE", command="sacbe schema")
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            raise Problem("schema-differs", file=str(file))
    elif file is None:
        print(text, end="")
    else:
        fresh = file.with_name(file.name + ".new")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(file)
