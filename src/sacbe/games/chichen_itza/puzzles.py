"""The puzzles of Chichén Itzá, and what a fight with a creature costs."""

from __future__ import annotations

from typing import Final, cast

from sacbe.games.chichen_itza.data.constants import CITY, EMPTY, MELEE_PHASE, PLACES
from sacbe.games.chichen_itza.rules.combat_state import Fight
from sacbe.games.chichen_itza.rules.state import Table, units_at
from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.puzzle_parts import FightCosts, PuzzleParts

FEW_UNITS: Final = 2            # with which the last but one phase is looked at too


class UnitsLost(FightCosts):
    """Counts what a fight costs its attacker, in units."""

    def __init__(self, state: State, seat: int) -> None:
        fight = cast(Table, state).fight
        assert fight is not None
        self.seat = seat
        self.place = int(fight.place)
        self.most = float(int(fight.attacker.units()))
        self.had = units(state, seat)
        with_creature = int(fight.attacker.seat) == seat and int(fight.defender.seat) == EMPTY
        self.is_short = with_creature and int(fight.place) != CITY and is_near_end(fight)

    def is_over(self, state: State) -> bool:
        return cast(Table, state).fight is None

    def fight_cost(self, state: State) -> float:
        t = cast(Table, state)
        is_won = not int(t.creatures) >> self.place & 1 and units_at(t.players[self.seat], self.place) > 0
        return float(self.had - units(state, self.seat)) if is_won else self.most


def units(state: State, seat: int) -> int:
    """Count all units of a seat, those in the fight too."""
    t = cast(Table, state)
    own = sum(int(units_at(t.players[seat], place)) for place in range(PLACES))
    return own + (int(t.fight.attacker.units()) if t.fight is not None else 0)


def is_near_end(fight: Fight) -> bool:
    """Return whether all ways can be tried: in the melee, the last phase; with few units, the last but one."""
    left = int(fight.phase.planned) - int(fight.phase.number)
    few = int(fight.attacker.units()) <= FEW_UNITS
    return int(fight.phase.kind) == MELEE_PHASE and (left == 0 or (left == 1 and few))


def fight_of(state: State, seat: int) -> FightCosts | None:
    """Return the fight that goes on, seen by a seat."""
    return None if cast(Table, state).fight is None else UnitsLost(state, seat)


PUZZLES: Final = PuzzleParts(
    ("best", "points", "fight", "win", "forbidden"),
    nodes=800,                  # each takes long here
    unseen=("ci.god.38",),      # refuses moves that no board offers: a tile used for what is not printed on it
    fight=fight_of,
)
