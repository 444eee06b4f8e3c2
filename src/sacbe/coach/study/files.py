"""Studies of any game: begun from a new game, a record or a scenario, read from a file and written to one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sacbe import games
from sacbe.coach.study import text as study_text
from sacbe.coach.study.tree import Study
from sacbe.games.components import editions
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import record, scenario
from sacbe.kernel.play.game import make_chance_driver
from sacbe.kernel.play.scenario import ScenarioCase


def new_study(game: str, players: int | None = None, seed: int | None = None, options: Mapping[str, str] | None = None,
              components: str | Path | Mapping[str, Any] | None = None) -> Study:
    """A study from the start of a game.  A seed deals until a seat is asked; without one, chance is asked at once.

    >>> new_study("bul", seed=1).here.depth > 0, new_study("bul").here.depth
    (True, 0)
    """
    definition = editions.make_edition(games.load_definition(game), components)
    study = Study(definition, definition.players[-1] if players is None else players, options or {})
    dice = make_chance_driver(seed, None)
    ask = study.state(study.root).ask
    if dice is not None and ask is not None and ask.seat == CHANCE:
        study.roll(dice)
    return study


def study_of_case(case: ScenarioCase) -> Study:
    """The position of a scenario as a study; its moves, and what chance answered, are the main line."""
    try:
        definition = games.load_definition(case.data["game"])
        game = scenario.begin(case, definition)
        given = case.data.get("given") or {}
        if not case.data.get("moves") and not case.data.get("chance"):
            return Study(game.definition, game.players, game.options, given)  # chance is asked, not answered by a seed
        for move in case.data.get("moves") or []:
            if not isinstance(move, dict) and (failed := scenario.play(game, str(move))) is not None:
                raise failed
        return Study.from_game(game, given)
    except Problem as problem:
        raise Problem("scenario", file=case.file, case=case.name, reason=str(problem)) from None


def study_of_position(text: str, case: str = "") -> Study:
    """A position that somebody sent: one case, or a scenario file; what is expected `then` does not matter.

    >>> study_of_position("{game: tzolkin, players: 2, given: {turn: blue}}").game().ask.seat
    'blue'
    """
    data = study_text.read_yaml(text)
    if isinstance(data, dict) and "cases" not in data:
        data = [data]
    rows = data.get("cases") if isinstance(data, dict) else data
    for row in rows if isinstance(rows, list) else []:
        if isinstance(row, dict):
            row.setdefault("then", {})
    return study_of_case(find_case(scenario.read_cases(data, "position"), case))


def parse_study(text: str) -> Study:
    """The study that a file, or the record of a game, tells; checked line by line.

    >>> study = new_study("bul", seed=1)
    >>> parse_study(format_study(study)).main_line_end().depth == study.main_line_end().depth
    True
    """
    if study_text.is_study(text):
        return study_text.read(text, games.load_definition)
    return Study.from_game(record.read(text, games.load_definition))


def format_study(study: Study) -> str:
    """The file of a study."""
    return study_text.write(study)


def load(path: str | Path, case: str = "") -> Study:
    """A study from its file, from a record, or from a case of a scenario file (`.yaml`), the first if none is named."""
    if Path(path).suffix in (".yaml", ".yml"):
        return study_of_case(find_case(scenario.load(path), case))
    try:
        return parse_study(Path(path).read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise Problem("not-text", file=str(path)) from None
    except Problem as problem:
        raise Problem("in-file", file=str(path), reason=str(problem)) from None


def find_case(cases: list[ScenarioCase], name: str) -> ScenarioCase:
    """A case by its name."""
    found = next((case for case in cases if not name or case.name == name or case.data.get("id") == name), None)
    if found is None:
        raise Problem("study-case", file=cases[0].file, case=name)
    return found


def save(study: Study, path: str | Path) -> None:
    """Write a study to a file; an existing one is replaced in one step."""
    target = Path(path)
    fresh = target.with_name(target.name + ".new")
    fresh.write_text(format_study(study), encoding="utf-8")
    fresh.replace(target)


