"""The prophecy of the round as queries: what it changes for everybody while it lies open.

Whole-round prophecies are asked here; those that strike when they are turned up are in `cards.instant_prophecies`.
Without the module no card lies open and every query answers as printed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.rules.state import Table
from sacbe.games.chichen_itza.data.constants import MAGIC_PHASE, RANGED_PHASE

LEVEL_MARKER_VALUE: Final = 4       # what cost markers count as
LOW_MARKERS: Final = 3
HIGH_MARKERS: Final = 5
STRONGEST: Final = 6
RICH_VILLAGE: Final = 4
RICH_CAMP: Final = 2
RICH_TEMPLE: Final = 2
MANY_TREASURES: Final = 3


# ---------------------------------------------------------------- prices

def marker_value(t: Table, value: i64) -> i64:
    """Return what a cost marker counts: bp.prophecy.01 levels low ones up, bp.prophecy.02 high ones down."""
    if (t.prophecy == 1 and value <= LOW_MARKERS) or (t.prophecy == 2 and value >= HIGH_MARKERS):
        return LEVEL_MARKER_VALUE
    return value


def costs_high(t: Table) -> bool:
    """bp.prophecy.05: even the first on a tile pays the higher price."""
    return t.prophecy == 5


# ---------------------------------------------------------------- creatures

def strength(t: Table, printed: i64) -> i64:
    """Return the strength of a creature in a fight of this round.

    bp.prophecy.03 adds one, at most to 6, but takes nothing from a stronger one (bp.combine.prophecy-creatures);
    bp.prophecy.04 takes one, at least 1 is left.  bp.combine.city-attack: the attack on the city counts as well.
    """
    if t.prophecy == 3:
        return printed + 1 if printed < STRONGEST else printed
    if t.prophecy == 4:
        return printed - 1 if printed > 1 else printed
    return printed


def forces_dark_dice(t: Table) -> bool:
    """bp.prophecy.16: dark dice in every round."""
    return t.prophecy == 16


def forces_light_dice(t: Table) -> bool:
    """bp.prophecy.17: light dice in every round."""
    return t.prophecy == 17


def spoils(t: Table) -> i64:
    """Return the treasures that a defeated creature brings: bp.prophecy.22."""
    return 1 if t.prophecy == 22 else 0


# ---------------------------------------------------------------- fights

def phase_count(t: Table, phase: i64) -> i64:
    """Return the number of magic or ranged phases of a fight: bp.prophecy.06 and bp.prophecy.07 make it two."""
    doubled = (phase == MAGIC_PHASE and t.prophecy == 6) or (phase == RANGED_PHASE and t.prophecy == 7)
    return 2 if doubled else 1


def denies_luck(t: Table) -> bool:
    """bp.prophecy.10: no luck token may be spent."""
    return t.prophecy == 10


def can_convert_magic(t: Table) -> bool:
    """bp.prophecy.25: stone cards may be cast as fire and fire cards as stone, by everybody."""
    return t.prophecy == 25


# ---------------------------------------------------------------- the land

def limit_steps(t: Table, steps: i64) -> i64:
    """Return how far a group may go: bp.prophecy.11 leaves a single step, tunnels included."""
    return 1 if t.prophecy == 11 else steps


def floods_every_tile(t: Table) -> bool:
    """bp.prophecy.19: every tile is land and water at once."""
    return t.prophecy == 19


def village_coins(t: Table) -> i64:
    """Return the coins of a village in supply: bp.prophecy.14."""
    return RICH_VILLAGE if t.prophecy == 14 else t.edition.village_coins


def camp_warriors(t: Table) -> i64:
    """Return the warriors of a camp: bp.prophecy.14."""
    return RICH_CAMP if t.prophecy == 14 else t.edition.camp_warriors


def temple_idols(t: Table) -> i64:
    """Return the idols of a temple: bp.prophecy.14."""
    return RICH_TEMPLE if t.prophecy == 14 else t.edition.temple_idols


def capture_coins(t: Table) -> i64:
    """Return the coins of a village that is captured: bp.prophecy.14."""
    return RICH_VILLAGE if t.prophecy == 14 else t.edition.capture_coins


def capture_warriors(t: Table) -> i64:
    """Return the warriors of a camp that is captured: bp.prophecy.14."""
    return RICH_CAMP if t.prophecy == 14 else t.edition.capture_warriors


def capture_idols(t: Table) -> i64:
    """Return the idols of a temple that is captured: bp.prophecy.14."""
    return RICH_TEMPLE if t.prophecy == 14 else t.edition.capture_idols


def treasures(t: Table) -> i64:
    """Return the treasures of a scout action: bp.prophecy.15."""
    return MANY_TREASURES if t.prophecy == 15 else t.edition.scout_treasures


def ruin_bonuses(t: Table) -> i64:
    """Return how much more often a captured ruin pays: bp.prophecy.21, ci.ruling.double-bonus."""
    return 1 if t.prophecy == 21 else 0
