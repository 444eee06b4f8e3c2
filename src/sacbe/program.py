"""The `sacbe` command: joins the commands of all front ends, and turns problems into a line and an exit code.

Only this module imports all front ends; they do not know each other.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated

import typer
from typer.main import get_command

from sacbe import _form
from sacbe.cli import (
    balance,
    bench,
    chances,
    lab,
    ladder,
    levels,
    match,
    puzzles,
    replay,
    review,
    rules,
    scenario,
    simulate,
    train,
    typical,
    watch,
)
from sacbe.console import output
from sacbe.console.localized import LocalizedCommand, LocalizedGroup, usage_problem
from sacbe.kernel.errors import Problem, unknown
from sacbe.protocol.command import protocol
from sacbe.server.commands import database, serve
from sacbe.terminal.command import play
from sacbe.terminal.lesson_command import lesson
from sacbe.terminal.puzzle_command import puzzle
from sacbe.terminal.study_command import study
from sacbe.words import LANGUAGES, say, set_language, tell

BAD_INPUT = 2
INTERRUPTED = 130

# A command is a function of its own module; its help is the message `help-<name>`.
COMMANDS: tuple[tuple[str, Callable[..., None]], ...] = (
    ("serve", serve.serve),
    ("play", play),
    ("lesson", lesson),
    ("puzzle", puzzle),
    ("watch", watch.watch),
    ("simulate", simulate.simulate),
    ("match", match.match),
    ("levels", levels.levels),
    ("ladder", ladder.ladder),
    ("balance", balance.balance),
    ("lab", lab.lab),
    ("train", train.train),
    ("replay", replay.replay),
    ("chances", chances.chances),
    ("review", review.review),
    ("study", study),
    ("typical", typical.typical),
    ("scenario", scenario.scenario),
    ("rules", rules.rules),
    ("protocol", protocol),
    ("bench", bench.bench),
    ("schema", serve.schema),
    ("export", database.export),
    ("import", database.import_),
)

app = typer.Typer(
    name="sacbe", cls=LocalizedGroup, help="help-sacbe", add_completion=False, pretty_exceptions_enable=False
)
for _name, _function in COMMANDS:
    app.command(_name, cls=LocalizedCommand, help=f"help-{_name}")(_function)
app.add_typer(puzzles.app, name="puzzles", cls=LocalizedGroup, help="help-puzzles")
app.add_typer(database.app, name="db", cls=LocalizedGroup, help="help-db")


def _choose_language(value: str | None) -> None:
    if value is None:
        return
    if value not in LANGUAGES:
        raise unknown("unknown-language", value, LANGUAGES)
    set_language(value)


def _show_version(value: bool) -> None:
    if not value:
        return
    form = _form.form()
    output.line(f"sacbe {_form.version()} ({form})")
    if form == "pure" and os.environ.get("SACBE_PURE") != "1":
        output.line(say("cli-hint-pure"))
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
        serve.alone()


def main(args: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code: 0, 1 for a failed check, 2 for bad input, 130 for Ctrl-C."""
    try:
        result = get_command(app).main(args, prog_name="sacbe", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        return _refuse(usage_problem(error))
    except Problem as problem:
        return _refuse(problem)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())     # else Python complains while it exits
        return 1
    except OSError as error:
        return _refuse(Problem("file", file=error.filename or "", detail=error.strerror or str(error)))
    except (KeyboardInterrupt, typer.Abort):
        result = INTERRUPTED
    if result == INTERRUPTED:
        output.problem_line(say("cli-interrupted"))
    return result if isinstance(result, int) else 0


def _refuse(problem: Problem) -> int:
    output.problem_line(tell(f"problem-{problem.key}", problem.facts))
    return BAD_INPUT
