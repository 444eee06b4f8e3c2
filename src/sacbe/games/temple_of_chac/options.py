"""What a table can agree on: who begins, who is which adventurer, and readings of rules, the ledger's first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sacbe.games.temple_of_chac.schema.notation import HEROES, SEATS
from sacbe.games.temple_of_chac.rules.state import Rulings
from sacbe.games.temple_of_chac.data.constants import EMPTY
from sacbe.kernel.definition.game_definition import join_names
from sacbe.kernel.errors import Problem

RANDOM: Final = "random"
DEALT: Final = "dealt"
OPTIONS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {      # name -> ledger id, values (the default first)
    "first": ("tc.setup.first-adventurer", (RANDOM, *SEATS)),
    **dict.fromkeys(SEATS, ("tc.setup.adventurers", (DEALT, *HEROES))),
    "hit-push": ("tc.boulder.push-forward", ("forward", "any-adjacent")),
    "wall-ejection": ("tc.walls.eject", ("nearest-space", "corridor-door")),
    "second-cave-mouth": ("tc.cave.layout", ("yes", "no")),
    "glyph-pairing": ("tc.setup.glyph-pairing", ("shuffled", "fixed")),
    "treasure-box-god": ("tc.scoring.box-no-god", ("none", "kukulkan")),
}


def rulings(options: Mapping[str, str], players: int) -> Rulings:
    """Return what the table agreed on; anything else is as the ledger has it."""
    chosen = {name: options.get(name, values[0]) for name, (_, values) in OPTIONS.items()}
    return Rulings(first(chosen["first"], players), heroes(chosen, players), chosen["hit-push"] == "any-adjacent",
                   chosen["wall-ejection"] == "nearest-space", chosen["second-cave-mouth"] == "no",
                   chosen["glyph-pairing"] == "fixed", chosen["treasure-box-god"] == "kukulkan")


def first(name: str, players: int) -> int:
    """tc.setup.first-adventurer: a seat, or EMPTY for a draw; one that nobody takes is refused."""
    if name == RANDOM:
        return EMPTY
    if name not in SEATS[:players]:
        raise Problem("option-value", option="first", value=name, allowed=join_names((RANDOM, *SEATS[:players])))
    return SEATS.index(name)


def heroes(options: Mapping[str, str], players: int) -> tuple[int, ...]:
    """tc.setup.adventurers: of each seat one, or EMPTY for a dealt one; no seat that nobody takes, and nobody twice."""
    found: list[int] = []
    for at, seat in enumerate(SEATS):
        taken = [HEROES[other] for other in found if other != EMPTY]
        free = [DEALT, *[name for name in HEROES if name not in taken]] if at < players else [DEALT]
        if options[seat] not in free:
            raise Problem("option-value", option=seat, value=options[seat], allowed=join_names(free))
        found.append(EMPTY if options[seat] == DEALT else HEROES.index(options[seat]))
    return tuple(found)
