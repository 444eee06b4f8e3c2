"""What a table can agree on: readings of disputed rules, the ledger's first, and the modules of the expansion."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, permutations
from typing import Final

from sacbe.games.chichen_itza.data.edition import Edition
from sacbe.games.chichen_itza.data.modules import Modules
from sacbe.games.chichen_itza.rules.state import Rulings
from sacbe.games.chichen_itza.data.tables import BASE_CREATURES, CREATURES, NEW_CREATURES
from sacbe.games.chichen_itza.data.constants import SNAKE
from sacbe.kernel.definition.game_definition import Option
from sacbe.kernel.errors import Problem, display_value

LAYOUTS: Final = ("compact", "players", "chance")
OFF_ON: Final = ("off", "on")
NO_SWAP: Final = "none"
REPLACEABLE: Final = tuple(name for kind, name in enumerate(BASE_CREATURES) if kind != SNAKE)


def swap_values() -> tuple[str, ...]:
    """bp.creatures.choose: none, or one to three new creatures, each in place of a base creature of its own."""
    found = [NO_SWAP]
    for number in range(1, len(NEW_CREATURES) + 1):
        for new in combinations(NEW_CREATURES, number):
            found += ["+".join(f"{one}:{other}" for one, other in zip(new, old, strict=True))
                      for old in permutations(REPLACEABLE, number)]
    return tuple(found)


SHAPE: Final = (f"{NO_SWAP} | NEW:OLD[+NEW:OLD[+NEW:OLD]] (NEW: {', '.join(NEW_CREATURES)}; "
                f"OLD: {', '.join(REPLACEABLE)})")

OPTIONS: Final = (                      # name, ledger id, values (the default first)
    Option("god16", "ci.god.16", ("3", "2")),
    Option("stone-faces", "ci.combat.magic.stone", ("4", "3")),
    Option("shaman", "ci.creature.shaman", ("magic-and-melee", "melee")),
    Option("god42", "ci.god.42", ("all", "one")),
    Option("god22", "ci.god.22", ("combat", "phase")),
    Option("god36", "ci.god.36", ("alone", "beside-scouts")),
    Option("regroup", "ci.action.regroup.result", ("controlled", "units")),
    Option("recruit", "ci.action.recruit-hero", ("controlled", "units")),
    Option("reinforcement", "ci.action.reinforcement", ("split", "one-place")),
    Option("layout", "ci.setup.default-layout", LAYOUTS),
    Option("prophecies", "bp.prophecy.setup", OFF_ON),
    Option("creatures", "bp.creatures.choose", swap_values(), SHAPE),
    Option("tunnels", "bp.tunnels.setup", OFF_ON),
)
DEFAULTS: Final = {option.name: option.values[0] for option in OPTIONS}


def sort_swaps(options: Mapping[str, str]) -> dict[str, str]:
    """Return the same options, with exchanged creatures in the order of the components, however they were named.

    bp.creatures.choose: a table that would replace one creature twice is refused.
    """
    value = options.get("creatures")
    if not isinstance(value, str) or "+" not in value:
        return dict(options)
    known = {name: at for at, name in enumerate(NEW_CREATURES)}
    parts = sorted(value.split("+"), key=lambda part: known.get(part.partition(":")[0], len(known)))
    replaced = [part.partition(":")[2] for part in parts]
    for old in REPLACEABLE:
        if replaced.count(old) > 1:
            raise Problem("replaced-twice", value=display_value(value), old=old)
    return {**options, "creatures": "+".join(parts)}


def rulings(options: Mapping[str, str]) -> Rulings:
    """Return the readings chosen for a table; anything else is read as the ledger reads it."""
    chosen = {**DEFAULTS, **options}
    return Rulings(int(chosen["god16"]), int(chosen["stone-faces"]), chosen["shaman"] == "magic-and-melee",
                   chosen["god42"] == "all", chosen["god22"] == "combat", chosen["god36"] == "alone",
                   chosen["regroup"] == "controlled", chosen["recruit"] == "controlled",
                   chosen["reinforcement"] == "split", LAYOUTS.index(chosen["layout"]))


def modules(edition: Edition, options: Mapping[str, str]) -> Modules:
    """Return the modules chosen for a table; none unless an option names one."""
    chosen = {**DEFAULTS, **options}
    swaps = {}
    if chosen["creatures"] != NO_SWAP:
        for part in chosen["creatures"].split("+"):
            new, _, old = part.partition(":")
            swaps[CREATURES.index(new)] = CREATURES.index(old)
    return Modules(edition, chosen["prophecies"] == "on", swaps, chosen["tunnels"] == "on")
