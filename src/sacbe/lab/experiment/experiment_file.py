"""The file of an experiment: YAML, read strictly.  What is wrong is a problem with file, line and reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sacbe import games
from sacbe.kernel.errors import Problem
from sacbe.lab.experiment.plan import GAMES, ORDER, Experiment, ExperimentRequest, ValueSearch, plan_experiment
from sacbe.lab.experiment.settings import BOTS, COMPONENTS, check_shipped, run_of, setting_kind
from sacbe.lab.game_course import EVERY
from sacbe.runtime.strict_yaml import Place, YamlReader, read_text_file

KEYS: Final = ("game", "seed", "games", "measure", "within", "weigh", "settings", "variants", "sweep", "even")
EVEN: Final = ("value", "from", "to", "by")
MOST_GAMES: Final = 1_000_000
MOST_SEED: Final = (1 << 62) - 1
SUFFIXES: Final = (".yaml", ".yml")


def is_file(text: str) -> bool:
    """Does an argument name a file of an experiment, and not a game?"""
    return text.endswith(SUFFIXES)


def read(path: Path) -> Experiment:
    """Read an experiment from its file, and check it."""
    reading = YamlReader(str(path), read_text_file(path))
    wish = read_request(reading, path)
    try:
        return plan_experiment(wish)
    except Problem as problem:
        if problem.key == "data":
            raise
        raise reading.problem_with_reason(problem_part(problem), problem) from None


def problem_part(problem: Problem) -> Place:
    """Return the part of a file that a problem of the whole experiment is about."""
    key = {"lab-measure": "measure", "lab-measure-near": "measure", "lab-same": "variants", "lab-within": "within",
           "seed": "seed", "lab-values": "sweep", "lab-many": "sweep", "lab-two-sweeps": "sweep"}.get(problem.key)
    return (("even",) if problem.key.startswith("lab-even") else ()) if key is None else (key,)


def read_request(reading: YamlReader, path: Path) -> ExperimentRequest:
    """Read what a file asks for; each part is checked where it stands."""
    data = reading.data
    reading.check_keys(data, (), KEYS, ("game",))
    try:
        game = games.load_definition(str(data["game"])).name
    except Problem as problem:
        raise reading.problem_with_reason(("game",), problem) from None
    base = read_settings(reading, game, data.get("settings", {}), ("settings",), path)
    variants = {str(name): read_settings(reading, game, one, ("variants", str(name)), path, base)
                for name, one in reading.read_mapping(data.get("variants", {}), ("variants",)).items()}
    sweep = {}
    for name, values in reading.read_mapping(data.get("sweep", {}), ("sweep",)).items():
        place = ("sweep", str(name))
        sweep[str(name)] = reading.read_rows(values, place)
        for value in values:
            read_settings(reading, game, {name: value}, ("sweep",), path, base)
    within = data.get("within")
    if within is not None and (isinstance(within, bool) or not isinstance(within, int | float)):
        raise reading.problem_at(("within",), "lab-within", value=str(within))
    return ExperimentRequest(game, base, variants, sweep, read_search(reading, data),
                             reading.read_number(data.get("seed", 0), ("seed",), 0,
                MOST_SEED), str(data.get("measure", "score")), within,
                             reading.read_number(data.get("games", GAMES), ("games",), 2, MOST_GAMES),
                             reading.read_number(data.get("weigh", EVERY), ("weigh",), 0, MOST_GAMES))


def read_settings(reading: YamlReader, game: str, data: Any, place: Place, path: Path,
                  base: dict[str, Any] | None = None,
                  ) -> dict[str, Any]:
    """Read settings, each checked alone so that a problem has its line.

    Files of components lie beside the experiment's file.
    """
    found: dict[str, Any] = {}
    for name, value in reading.read_mapping(data, place).items():
        where = (*place, str(name))
        try:
            if setting_kind(game, str(name)) == COMPONENTS:
                value = str(path.parent / str(value))
            elif name == BOTS:
                check_shipped(game, value)
            found[str(name)] = value
            run_of(game, 0, {**(base or {}), **found})
        except Problem as problem:
            raise reading.problem_with_reason(where, problem) from None
        except OSError as error:
            raise reading.problem_with_reason(where, Problem("file", file=str(value),
                                                             detail=error.strerror or str(error))) from None
    return found


def read_search(reading: YamlReader, data: Any) -> ValueSearch | None:
    """Read the search for an even value; None if the file asks for none."""
    if "even" not in data:
        return None
    reading.check_keys(data["even"], ("even",), EVEN, ("value", "from", "to"))
    for key in ("from", "to"):
        if isinstance(data["even"][key], bool) or not isinstance(data["even"][key], int | float):
            raise reading.problem_at(("even", key), "lab-value", name=key, value=str(data["even"][key]))
    even = data["even"]
    return ValueSearch(str(even["value"]), even["from"], even["to"], str(even.get("by", ORDER)))
