"""The four technologies as queries: each rule asks one of these, and no rule reads a level itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin.rules.state import Player
from sacbe.games.tzolkin.data.tables import LAST_SPACE, TOP_LEVEL
from sacbe.games.tzolkin.data.constants import (AGRICULTURE, ARCHITECTURE, CHICHEN, CORN, EXTRACTION, SKULL, STONE,
                                                THEOLOGY, WOOD)

TILELESS_LEVEL: Final = 2
AHEAD_LEVEL: Final = 1
BLESSING_LEVEL: Final = 2


def harvest_bonus(p: Player) -> i64:
    """Return the corn on top of corn harvests: tz.tech.agriculture-1, tz.tech.agriculture-3,
    tz.ruling.harvest-bonus-scope."""
    return p.edition.harvest[p.levels[AGRICULTURE]]


def fishing_bonus(p: Player) -> i64:
    """Return the corn on top of fishing: tz.tech.agriculture-2-fishing."""
    return p.edition.fishing[p.levels[AGRICULTURE]]


def needs_no_tile(p: Player) -> bool:
    """Return whether corn may be harvested where none shows: tz.tech.agriculture-2-no-tile."""
    return p.levels[AGRICULTURE] >= TILELESS_LEVEL


def extraction_bonus(p: Player, good: i64) -> i64:
    """Return the extra goods of a block or skull action of Palenque or Yaxchilan; no other action gets them
    (tz.tech.extraction-limits).

    tz.tech.extraction-1, tz.tech.extraction-2, tz.tech.extraction-3 for blocks; tz.tech.theology-3 for skulls.
    """
    if good == CORN:
        return 0
    if good == SKULL:
        return p.edition.extra_skull[p.levels[THEOLOGY]]
    level = p.levels[EXTRACTION]
    e = p.edition
    return e.extra_wood[level] if good == WOOD else e.extra_stone[level] if good == STONE else e.extra_gold[level]


def building_corn(p: Player) -> i64:
    """Return the corn for constructing a building: tz.tech.architecture-1."""
    return p.edition.building_corn[p.levels[ARCHITECTURE]]


def building_points(p: Player) -> i64:
    """Return the points for constructing a building: tz.tech.architecture-2."""
    return p.edition.building_points[p.levels[ARCHITECTURE]]


def has_architecture(p: Player) -> bool:
    """Return whether there is any effect of architecture to apply or to keep for the second building."""
    return p.levels[ARCHITECTURE] > 0


def blocks_saved(p: Player) -> i64:
    """Return the blocks of choice left out of a price: tz.tech.architecture-3."""
    return p.edition.blocks_saved[p.levels[ARCHITECTURE]]


def corn_saved(p: Player) -> i64:
    """Return the corn left out of a price in corn: tz.tech.architecture-3."""
    return p.edition.corn_saved[p.levels[ARCHITECTURE]]


def highest_action(p: Player, gear: i64, space: i64) -> i64:
    """Return the highest action a worker on this space may use: tz.tech.theology-1, tz.ruling.theology-1-alone."""
    if gear == CHICHEN and p.levels[THEOLOGY] >= AHEAD_LEVEL and space < LAST_SPACE[CHICHEN]:
        return space + 1
    return space


def has_blessing(p: Player) -> bool:
    """Return whether a block may buy a step after an action of Chichen Itza: tz.tech.theology-2."""
    return p.levels[THEOLOGY] >= BLESSING_LEVEL


def advance_cost(p: Player, track: i64) -> i64:
    """Return the blocks for the next level, or for the bonus beyond the last: tz.tech.cost, tz.tech.bonus."""
    return p.edition.advance_blocks[p.levels[track]]


def is_at_top(p: Player, track: i64) -> bool:
    """Return whether an advance here gives the bonus of the track: tz.tech.bonus."""
    return p.levels[track] == TOP_LEVEL
