"""`sacbe study`: a board without a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sacbe import games
from sacbe.coach.study import files as studies
from sacbe.coach.study.tree import Study
from sacbe.kernel.errors import Problem
from sacbe.runtime.console.arguments import Components, Options, Players, parse_options
from sacbe.terminal.command import wants_screen
from sacbe.terminal.study.desk import StudyDesk
from sacbe.terminal.study.plain import StudyTerminal


def study(
    what: Annotated[str, typer.Argument(metavar="FILE|GAME", help="help-study-what")],
    players: Players = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help="help-study-seed")] = None,
    option: Options = None,
    components: Components = None,
    case: Annotated[str | None, typer.Option("--case", metavar="NAME", help="help-study-case")] = None,
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="help-study-at")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-play-plain")] = False,
) -> None:
    path = Path(what)
    file = path if path.exists() or path.suffix else None
    if file is not None:
        given = {"--players": players, "--seed": seed, "--option": option or None, "--components": components}
        wrong = next((name for name, value in given.items() if value is not None), None)
        if wrong is not None:
            raise Problem("study-file-with", option=wrong)
        made = studies.load(file, case or "")
    else:
        if case is not None:
            raise Problem("study-case-without")
        made = studies.new_study(games.load_definition(what).name, players, seed, parse_options(option), components)
    start_node(made, at, file is None)
    full = wants_screen(plain)
    desk = StudyDesk(made, file, drawn=full)
    if full:
        from sacbe.terminal.study.app import run_study  # not before: it takes half a second

        run_study(desk)
    else:
        StudyTerminal(desk).run()


def start_node(study: Study, at: int | None, is_new: bool) -> None:
    """Go to where the student begins.

    That is after some answers of the main line, at the start of a file, or where a new game asks.
    """
    end = study.main_line_end().depth
    if at is not None and not 0 <= at <= end:
        raise Problem("no-such-answer", at=at, count=end)
    study.goto(study.root)
    study.go_forward(at if at is not None else end if is_new else 0)
