"""The files of an experiment for other programs: a row for each game, a row for each thing, and a summary."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sacbe.lab import table_files
from sacbe.lab.experiment.folder import experiment_identity
from sacbe.lab.experiment.measures import MEASURES
from sacbe.lab.experiment.rows import game_row, parse_game
from sacbe.lab.experiment.runner import LabOutcome
from sacbe.lab.rows import Columns

GAMES: Final = "games"
USES: Final = "uses"
SUMMARY: Final = "summary.json"
FORMS: Final = (".csv", ".parquet")
FORMAT: Final = "sacbe lab 1"
USE_COLUMNS: Final[Columns] = {"variant": str, "sheet": str, "row": str, "mean": float, "seats": float, "games": int,
                               "effect": float, "low": float, "high": float}


def write(outcome: LabOutcome, folder: Path) -> None:
    """Write all files but the page; those of an earlier, shorter run are replaced."""
    rows = list(game_rows(outcome))
    columns = {name: kind_of([one[name] for one in rows]) for name in rows[0]}
    things = list(use_rows(outcome))
    for form in FORMS:
        table_files.write(folder / f"{GAMES}{form}", columns, (tuple(one.values()) for one in rows))
        if things:
            table_files.write(folder / f"{USES}{form}", USE_COLUMNS, iter(things))
    text = json.dumps(summary(outcome), indent=1, ensure_ascii=False) + "\n"
    (folder / SUMMARY).write_text(text, encoding="utf-8")


def game_rows(outcome: LabOutcome) -> Iterator[dict[str, Any]]:
    """Yield a row for each game of each variant."""
    seats = max(one.variant.run.players for one in outcome.played)
    for one in outcome.played:
        units = one.variant.run.definition.units
        for number, line in enumerate(one.lines):
            yield game_row(one.variant.name, number, parse_game(line, one.empty), units, seats)


def use_rows(outcome: LabOutcome) -> Iterator[tuple[Any, ...]]:
    """Yield a row for each thing of each variant: how often it was used, and what goes with it."""
    for one in outcome.played:
        for use in one.tally.usage_statistics():
            yield (one.variant.name, *use)


def kind_of(values: list[Any]) -> type[int] | type[float] | type[str]:
    """Return the type of the values in a column: text, whole numbers, or numbers."""
    known = [value for value in values if value is not None]
    if any(isinstance(value, str) for value in known):
        return str
    return int if all(isinstance(value, int) for value in known) else float


def summary(outcome: LabOutcome) -> dict[str, Any]:
    """Return everything that the page says, as plain data."""
    experiment = outcome.experiment
    differences = {name: [None if one is None else one._asdict() for one in outcome.differences(name)]
                   for name in MEASURES} if len(outcome.played) > 1 else {}
    search = outcome.search
    return {"format": FORMAT, **experiment_identity(experiment), "measure": experiment.measure,
            "within": experiment.within,
            "most_games": experiment.games, "narrow": outcome.narrow, "digest": outcome.digest,
            "results": {one.variant.name: one.tally.as_data() for one in outcome.played}, "differences": differences,
            "even": None if search is None else {**search._asdict(), "tried": [one._asdict() for one in search.tried]}}
