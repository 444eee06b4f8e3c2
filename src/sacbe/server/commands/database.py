"""`sacbe db`, `sacbe export` and `sacbe import`: the database of the server, and its backup."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import say
from sacbe.runtime.console import output
from sacbe.runtime.console.localized import LocalizedCommand, LocalizedGroup
from sacbe.runtime.console.progress import progress_bar

if TYPE_CHECKING:
    from sacbe.server.storage.database import Database
    from sacbe.server.storage.retention import KeepingRule

STREAM = "-"                # a file name: standard output or input
TOGETHER = 20               # tables that are deleted in one transaction
Address = Annotated[str | None, typer.Option("--database", metavar="URL", help="help-database", show_default=False)]

app = typer.Typer(name="db", cls=LocalizedGroup, help="help-db")


@app.callback(invoke_without_command=True)
def _db(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        help_text = ctx.get_help()      # rich prints it itself and returns nothing
        if help_text:
            output.print_line(help_text)


@app.command("upgrade", cls=LocalizedCommand, help="help-db-upgrade")
def upgrade(database: Address = None) -> None:
    from sacbe.server.storage.database import newest_schema  # not before: other commands do without a database

    with open_database(database, upgrade=True) as found:
        output.print_line(say("db-upgraded", where=found.where, schema=newest_schema()))


@app.command("clean", cls=LocalizedCommand, help="help-db-clean")
def clean(
    finished: Annotated[float | None, typer.Option("--finished-days", metavar="N", help="help-db-finished")] = None,
    open: Annotated[float | None, typer.Option("--open-days", metavar="N", help="help-db-open")] = None,
    idle: Annotated[float | None, typer.Option("--idle-days", metavar="N", help="help-db-idle")] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="help-db-dry-run")] = False,
    database: Address = None,
) -> None:
    import time

    from sacbe.server.settings import Settings
    from sacbe.server.storage import retention

    settings = Settings.load({"keep_finished_days": finished, "keep_open_days": open, "keep_idle_days": idle})
    rule = retention.KeepingRule(settings.keep_finished_days, settings.keep_open_days, settings.keep_idle_days)
    if rule.is_off:
        raise Problem("clean-no-rule")
    now = time.time()
    with open_database(database, upgrade=False) as found:
        with found.translate_errors(), found.reader.begin() as connection:
            counts = retention.count_old(connection, rule, now)
        if dry_run:
            output.print_line(say("clean-would", finished=counts.get("over", 0) + counts.get("abandoned", 0),
                                  open=counts.get("open", 0), idle=counts.get("playing", 0)))
            return
        with show_progress("clean-working") as begin:
            deleted = clean_up(found, rule, now, begin(sum(counts.values())))
    output.print_line(say("clean-done", tables=deleted))


def clean_up(database: Database, rule: KeepingRule, now: float, advance: Callable[[int], None]) -> int:
    """Delete old tables, a few in each transaction: a server may be playing with the same database."""
    from sacbe.server.storage import retention

    deleted = 0
    while True:
        with database.translate_errors(), database.writer.begin() as connection:
            ids = list(connection.execute(retention.select_oldest(rule, now, TOGETHER)).scalars())
            deleted += retention.delete_old(connection, rule, now, ids) if ids else 0
        advance(len(ids))
        if len(ids) < TOGETHER:
            return deleted


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-export-file")], database: Address = None
) -> None:
    from sacbe.server.storage import transfer

    with open_database(database, upgrade=False) as found, show_progress("export-working") as begin:
        counts = (transfer.export_stream(found, sys.stdout.buffer, begin) if str(file) == STREAM
                  else transfer.export_database(found, file, begin))
    done = say("export-done", file=str(file), tables=counts.tables, accounts=counts.accounts, studies=counts.studies)
    if str(file) == STREAM:
        typer.echo(done, err=True)          # the output is the backup
    else:
        output.print_line(done)


def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-import-file")], database: Address = None
) -> None:
    from sacbe.server.storage import transfer

    with (
        nullcontext(sys.stdin.buffer) if str(file) == STREAM else file.open("rb") as content,
        open_database(database, upgrade=True) as found,
        show_progress("import-working") as begin,
    ):
        counts = transfer.import_stream(found, content, str(file), begin)
    output.print_line(say("import-done", tables=counts.tables, accounts=counts.accounts, studies=counts.studies,
                          same=counts.same))


@contextmanager
def open_database(url: str | None, upgrade: bool) -> Iterator[Database]:
    """Open the database of the command line, of the environment, or of the default folder."""
    from sacbe.server.settings import Settings
    from sacbe.server.storage.database import Database

    database = Database(Settings.load({"database": url}).database)
    try:
        database.open(upgrade)
        yield database
    finally:
        database.close()


@contextmanager
def show_progress(doing: str) -> Iterator[Callable[[int], Callable[[int], None]]]:
    """Show a progress bar, which begins when the total is known."""
    with ExitStack() as stack:
        yield lambda total: stack.enter_context(progress_bar(total, doing))
