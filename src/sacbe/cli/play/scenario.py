"""`sacbe scenario`: run scenario files, or list the fields they can use."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sacbe import games
from sacbe.kernel.definition.game_definition import GameDefinition, ScenarioField
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import scenario as scenarios
from sacbe.kernel.play.scenario import ScenarioCase
from sacbe.presentation.language.words import say
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import JsonOption


def scenario(
    files: Annotated[list[Path] | None, typer.Argument(metavar="FILE..", help="help-scenario-files")] = None,
    fields: Annotated[str | None, typer.Option("--fields", metavar="GAME", help="help-scenario-fields")] = None,
    json: JsonOption = False,
) -> None:
    if fields is not None:
        if files:
            raise Problem("fields-files", file=str(files[0]))
        _fields(games.load_definition(fields), json)
    elif not files:
        raise Problem("usage-missing", name="FILE", command="sacbe scenario")
    else:
        _run([case for file in files for case in scenarios.load(file)], json)


def _run(cases: list[ScenarioCase], json: bool) -> None:
    """Run all cases; one that cannot be run at all stops everything before anything is printed."""
    results = [(case, scenarios.run(case, games.load_definition)) for case in cases]
    failed = sum(bool(failures) for _, failures in results)
    if json:
        output.print_json({"passed": len(results) - failed, "failed": failed, "cases": [
            {"file": case.file, "case": case.name, "rules": case.rules, "failures": [str(f) for f in failures]}
            for case, failures in results]})
    else:
        for case, failures in results:
            for failure in failures:
                output.print_line(f"{case.file}: {case.name}: {failure}")
        output.print_line(f"{len(results) - failed} passed, {failed} failed")  # the same in every language, for scripts
    if failed:
        raise typer.Exit(1)


def _fields(definition: GameDefinition, json: bool) -> None:
    """Print every field: what it holds, whether it can be given or only be expected, and what it means."""
    known = definition.dump_fields(definition.build_position(definition.players[-1], {}, {}))
    expected = [field.name in (known[definition.seats[0]] if field.seat else known)
                for field in definition.scenario_fields]
    if json:
        output.print_json([{**field._asdict(), "expected": can, "text": _meaning(definition, field)}
                           for field, can in zip(definition.scenario_fields, expected)])
        return
    headings = ["scenario-field", "scenario-holds", "scenario-use", "scenario-meaning"]
    output.print_table([say(key) for key in headings], [
        (f"{say('scenario-seat')}.{field.name}" if field.seat else field.name, field.holds,
         _use(field.given, can), _meaning(definition, field)) for field,
         can in zip(definition.scenario_fields, expected)])


def _use(given: bool, expected: bool) -> str:
    """Say where a field may stand: under `given`, under `then`, or under both."""
    return " ".join(word for word, can in (("given", given), ("then", expected)) if can)


def _meaning(definition: GameDefinition, field: ScenarioField) -> str:
    where = "seat-" if field.seat else ""
    return say(f"field-{definition.name}-{where}{field.name.replace('_', '-')}")
