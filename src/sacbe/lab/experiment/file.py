"""The file of an experiment: YAML, read strictly.  What is wrong is a problem with file, line and reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sacbe import games
from sacbe.kernel.errors import Problem
from sacbe.lab.experiment.plan import GAMES, ORDER, Experiment, Search, Wish, checked
from sacbe.lab.experiment.settings import BOTS, COMPONENTS, check_shipped, kind, run_of
from sacbe.lab.game_course import EVERY
from sacbe.runtime.strict_yaml import Place, Reading, text_of

KEYS: Final = ("game", "seed", "games", "measure", "within", "weigh", "settings", "variants", "sweep", "even")
EVEN: Final = ("value", "from", "to", "by")
MOST_GAMES: Final = 1_000_000
MOST_SEED: Final = (1 << 62) - 1
SUFFIXES: Final = (".yaml", ".yml")


def is_file(text: str) -> bool:
    """Does an argument name a file of an experiment, and not a game?"""
    return text.endswith(SUFFIXES)


def read(path: Path) -> Experiment:
    """The checked experiment of a file."""
    reading = Reading(str(path), text_of(path))
    wish = wished(reading, path)
    try:
        return checked(wish)
    except Problem as problem:
        if problem.key == "data":
            raise
        raise reading.at(about(problem), problem) from None


def about(problem: Problem) -> Place:
    """Which part of a file a problem of the whole experiment is about."""
    key = {"lab-measure": "measure", "lab-measure-near": "measure", "lab-same": "variants", "lab-within": "within",
           "seed": "seed", "lab-values": "sweep", "lab-many": "sweep", "lab-two-sweeps": "sweep"}.get(problem.key)
    return (("even",) if problem.key.startswith("lab-even") else ()) if key is None else (key,)


def wished(reading: Reading, path: Path) -> Wish:
    """What a file asks for, each part checked where it stands."""
    data = reading.data
    reading.keys(data, (), KEYS, ("game",))
    try:
        game = games.box(str(data["game"])).name
    except Problem as problem:
        raise reading.at(("game",), problem) from None
    base = settings(reading, game, data.get("settings", {}), ("settings",), path)
    variants = {str(name): settings(reading, game, one, ("variants", str(name)), path, base)
                for name, one in reading.mapping(data.get("variants", {}), ("variants",)).items()}
    sweep = {}
    for name, values in reading.mapping(data.get("sweep", {}), ("sweep",)).items():
        place = ("sweep", str(name))
        sweep[str(name)] = reading.rows(values, place)
        for value in values:
            settings(reading, game, {name: value}, ("sweep",), path, base)
    within = data.get("within")
    if within is not None and (isinstance(within, bool) or not isinstance(within, int | float)):
        raise reading.bad(("within",), "lab-within", value=str(within))
    return Wish(game, base, variants, sweep, search(reading, data), reading.number(data.get("seed", 0), ("seed",), 0,
                MOST_SEED), str(data.get("measure", "score")), within,
                reading.number(data.get("games", GAMES), ("games",), 2, MOST_GAMES),
                reading.number(data.get("weigh", EVERY), ("weigh",), 0, MOST_GAMES))


def settings(reading: Reading, game: str, given: Any, place: Place, path: Path, base: dict[str, Any] | None = None,
             ) -> dict[str, Any]:
    """Settings, tried on their own so that a problem is told with its line; files are beside the experiment's."""
    found: dict[str, Any] = {}
    for name, value in reading.mapping(given, place).items():
        where = (*place, str(name))
        try:
            if kind(game, str(name)) == COMPONENTS:
                value = str(path.parent / str(value))
            elif name == BOTS:
                check_shipped(game, value)
            found[str(name)] = value
            run_of(game, 0, {**(base or {}), **found})
        except Problem as problem:
            raise reading.at(where, problem) from None
        except OSError as error:
            raise reading.at(where, Problem("file", file=str(value), detail=error.strerror or str(error))) from None
    return found


def search(reading: Reading, data: Any) -> Search | None:
    """The search for an even value."""
    if "even" not in data:
        return None
    reading.keys(data["even"], ("even",), EVEN, ("value", "from", "to"))
    for key in ("from", "to"):
        if isinstance(data["even"][key], bool) or not isinstance(data["even"][key], int | float):
            raise reading.bad(("even", key), "lab-value", name=key, value=str(data["even"][key]))
    even = data["even"]
    return Search(str(even["value"]), even["from"], even["to"], str(even.get("by", ORDER)))
