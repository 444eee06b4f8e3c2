"""The `sacbe` command: joins the commands of all front ends, and turns problems into a line and an exit code.

Only this module knows all front ends; they do not know each other.  A command is imported when it is called, and may
need an extra of the package: if that is not installed, one line says so.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.main import get_command

from sacbe.kernel.errors import Problem, unknown_name_problem
from sacbe.presentation.language.words import LANGUAGES, say, say_with, set_language
from sacbe.runtime import engine_form
from sacbe.runtime.console import output
from sacbe.runtime.console.localized import LazyGroup, usage_problem
from sacbe.runtime.extras import extra_for

BAD_INPUT = 2
INTERRUPTED_EXIT_CODE = 130

# A command is a function of its own module, or a group there; its help is the message `help-<name>`.
COMMANDS: Mapping[str, Callable[[], Any]] = {
    "serve": lambda: import_module("sacbe.server.commands.serve").serve,
    "play": lambda: import_module("sacbe.terminal.command").play,
    "lesson": lambda: import_module("sacbe.terminal.lessons.command").lesson,
    "puzzle": lambda: import_module("sacbe.terminal.puzzles.command").puzzle,
    "watch": lambda: import_module("sacbe.cli.play.watch").watch,
    "simulate": lambda: import_module("sacbe.cli.lab.simulate").simulate,
    "match": lambda: import_module("sacbe.cli.lab.match").match,
    "levels": lambda: import_module("sacbe.cli.lab.levels").levels,
    "ladder": lambda: import_module("sacbe.cli.lab.ladder").ladder,
    "balance": lambda: import_module("sacbe.cli.lab.balance").balance,
    "lab": lambda: import_module("sacbe.cli.lab.lab").lab,
    "train": lambda: import_module("sacbe.cli.lab.train").train,
    "replay": lambda: import_module("sacbe.cli.play.replay").replay,
    "chances": lambda: import_module("sacbe.cli.coach.chances").chances,
    "review": lambda: import_module("sacbe.cli.coach.review").review,
    "study": lambda: import_module("sacbe.terminal.study.command").study,
    "typical": lambda: import_module("sacbe.cli.lab.typical").typical,
    "scenario": lambda: import_module("sacbe.cli.play.scenario").scenario,
    "rules": lambda: import_module("sacbe.cli.school.rules").rules,
    "protocol": lambda: import_module("sacbe.cli.protocol.line_command").protocol,
    "mcp": lambda: import_module("sacbe.cli.protocol.mcp_command").mcp,
    "schema": lambda: import_module("sacbe.server.commands.serve").schema,
    "export": lambda: import_module("sacbe.server.commands.database").export,
    "import": lambda: import_module("sacbe.server.commands.database").import_,
    "puzzles": lambda: import_module("sacbe.cli.school.puzzles").app,
    "mail-test": lambda: import_module("sacbe.server.commands.mail").mail_test,
    "db": lambda: import_module("sacbe.server.commands.database").app,
}


class Commands(LazyGroup):
    """The group of all commands."""

    late = COMMANDS


app = typer.Typer(name="sacbe", cls=Commands, help="help-sacbe", add_completion=False, pretty_exceptions_enable=False)


def _choose_language(value: str | None) -> None:
    if value is None:
        return
    if value not in LANGUAGES:
        raise unknown_name_problem("unknown-language", value, LANGUAGES)
    set_language(value)


def _show_version(value: bool) -> None:
    if not value:
        return
    form = engine_form.engine_form()
    output.print_line(f"sacbe {engine_form.package_version()} ({form})")
    if form == "pure" and os.environ.get("SACBE_PURE") != "1":
        output.print_line(say("cli-hint-pure"))
    raise typer.Exit


@app.callback(invoke_without_command=True)
def _sacbe(
    ctx: typer.Context,
    lang: Annotated[
        str | None,
        typer.Option("--lang", metavar="|".join(LANGUAGES), is_eager=True, callback=_choose_language, help="help-lang"),
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_show_version, help="help-version")
    ] = False,
) -> None:
    if ctx.invoked_subcommand is None:
        import_module("sacbe.server.commands.serve").serve_without_command()


def main(args: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code: 0, 1 for a failed check, 2 for bad input, 130 for Ctrl-C."""
    try:
        result = get_command(app).main(args, prog_name="sacbe", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        return _refuse(usage_problem(error))
    except Problem as problem:
        return _refuse(problem)
    except ModuleNotFoundError as error:
        if (extra := extra_for(error.name or "")) is None:
            raise
        return _refuse(Problem("extra-missing", module=error.name, extra=extra))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())     # else Python complains while it exits
        return 1
    except OSError as error:
        return _refuse(Problem("file", file=error.filename or "", detail=error.strerror or str(error)))
    except (KeyboardInterrupt, typer.Abort):
        result = INTERRUPTED_EXIT_CODE
    if result == INTERRUPTED_EXIT_CODE:
        output.print_problem(say("cli-interrupted"))
    return result if isinstance(result, int) else 0


def _refuse(problem: Problem) -> int:
    output.print_problem(say_with(f"problem-{problem.key}", problem.facts))
    return BAD_INPUT
