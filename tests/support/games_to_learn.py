"""What the tests of the environments share: every game with every number of players, and options unlike the usual."""

from __future__ import annotations

from functools import cache
from typing import Final

from sacbe import Problem, games
from sacbe.testing.contract import sample_options

TABLES: Final = [(name, players) for name in games.names() for players in games.load_definition(name).players]
SMALLEST: Final = [(name, games.load_definition(name).players[0]) for name in games.names()]


def unusual(name: str, players: int) -> dict[str, str]:
    """A draw of all switches that go together."""
    return sample_options(games.load_definition(name), players, seed=players)


@cache
def covering(name: str) -> list[tuple[int, dict[str, str]]]:
    """Set-ups with every number of players and, each at least once, every value of every option that can be played."""
    definition, found = games.load_definition(name), []
    missing = {(option.name, value) for option in definition.options for value in option.values}
    idle = 0
    while idle < len(definition.players):
        players, options = definition.players[len(found) % len(definition.players)], dict[str, str]()
        for option in definition.options:
            wanted = [value for value in option.values if (option.name, value) in missing]
            for value in (*wanted, option.values[0]):
                try:
                    definition.new(players, {**options, option.name: value})
                except Problem:
                    continue                                # it does not go with the others
                options[option.name] = value
                break
        idle = 0 if missing & options.items() else idle + 1
        missing -= options.items()
        found.append((players, options))
    assert not missing, f"never played: {sorted(missing)}"
    return found
