"""The settings of an experiment, by one name each: players, bots, an option of the game, a value of its components.

Options are named as `sacbe rules GAME --options` lists them, values of components by their path.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from sacbe import bots, games
from sacbe.games.components import editions
from sacbe.games.components.editions import Source
from sacbe.kernel.definition.game_definition import VARIANT
from sacbe.kernel.errors import Problem, display_value, unknown_name_problem
from sacbe.kernel.play import bounded_yaml
from sacbe.lab.simulate import SimulationRun, check_repeatable, plan_run

PLAYERS: Final = "players"
BOTS: Final = "bots"
COMPONENTS: Final = "components"        # a file of them, for a whole variant
NAMED_SETTINGS: Final = (PLAYERS, BOTS, COMPONENTS)
MOST_VALUES: Final = 25                 # of one sweep
FROM_TO: Final = re.compile(r"(-?[0-9]{1,18}) *\.\. *(-?[0-9]{1,18})")

Settings = Mapping[str, Any]


def setting_kind(game: str, name: str) -> str:
    """Return `players`, `bots`, `components`, `option` or `path`; refuse a name that is none of these."""
    if name in NAMED_SETTINGS:
        return name
    if name in {option.name for option in games.load_definition(game).options}:
        return "option"
    if name in component_paths(game):
        return "path"
    raise unknown_name_problem("lab-setting", display_value(name),
                               [*NAMED_SETTINGS[:2], *(one.name for one in games.load_definition(game).options),
                                *component_paths(game)],
                               game=game)


@cache
def component_paths(game: str) -> frozenset[str]:
    """Return the paths of component values that a variant can change."""
    return frozenset(one.path for one in editions.list_changeable(game))


def run_of(game: str, seed: int, settings: Settings, variant: str = "lab") -> SimulationRun:
    """Return a checked run with these settings.

    A file of components comes first, single values on top of it.
    """
    options: dict[str, str] = {}
    components: dict[str, Any] = {}
    for name, value in settings.items():
        what = setting_kind(game, name)
        if what == "option":
            options[name] = option_text(value)
        elif what == "path":
            components[name] = value
    source: Source | None = settings.get(COMPONENTS)
    if components:
        whole = {} if source is None else editions.read_changes(games.load_definition(game).name, str(source))
        source = {VARIANT: variant, **whole, **components}
    run = plan_run(game, settings.get(PLAYERS), names_of(settings.get(BOTS, "greedy")), seed, options, source,
                   paired=True)
    check_repeatable(run)
    return run


def names_of(data: object) -> list[str]:
    """Return the bots of a setting: one for all seats, several separated by commas, or a list."""
    if isinstance(data, str):
        return [name.strip() for name in data.split(",")]
    if isinstance(data, Sequence) and data and all(isinstance(name, str) for name in data):
        return list(data)
    raise Problem("lab-value", name=BOTS, value=display_value(data))


def check_shipped(game: str, data: object) -> None:
    """Refuse bots that do not ship with the program, where a file names them."""
    for name in names_of(data):
        bots.parse_untrusted_name(name, games.load_definition(game))


def option_text(value: object) -> str:
    """Return the value of an option as it is written; YAML reads on and off as true and false.

    >>> option_text(True), option_text("one"), option_text(2)
    ('on', 'one', '2')
    """
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


# ---------------------------------------------------------------- text of a command line

def split_pair(text: str) -> tuple[str, str]:
    """Split `NAME=VALUE` into its two parts."""
    name, sign, value = text.partition("=")
    if not sign or not name or not value:
        raise Problem("lab-pair", text=display_value(text))
    return name.strip(), value.strip()


def value_of(game: str, name: str, text: str) -> Any:
    """Read one value from a command line, as it would stand in a file."""
    what = setting_kind(game, name)
    if what == PLAYERS:
        return parse_whole_number(name, text)
    if what == "path":
        return parse_yaml_value(name, text)
    return text


def values_of(game: str, name: str, text: str) -> list[Any]:
    """Read several values, separated by commas; `2..5` are all whole numbers from the first to the last.

    >>> values_of("bul", "players", "2..4")
    [2, 3, 4]
    """
    what = setting_kind(game, name)
    if ends := FROM_TO.fullmatch(text.strip()):
        low, high = int(ends[1]), int(ends[2])
        if high - low >= MOST_VALUES:
            raise Problem("lab-many", name=name, most=MOST_VALUES)
        numbers = list(range(low, high + 1))
        return [str(number) for number in numbers] if what == "option" else numbers
    if what == "path":
        found = parse_yaml_value(name, f"[{text}]")
        return list(found)
    parts = [part.strip() for part in text.split(",")]
    return [parse_whole_number(name, part) for part in parts] if what == PLAYERS else parts


def parse_whole_number(name: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise Problem("lab-value", name=name, value=display_value(text)) from None


def parse_yaml_value(name: str, text: str) -> Any:
    try:
        return bounded_yaml.load(text)
    except bounded_yaml.BadYaml:
        raise Problem("lab-value", name=name, value=display_value(text)) from None
