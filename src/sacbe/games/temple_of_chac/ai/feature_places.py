"""Where a seat stands, as features show it: its room, the boulder behind it, how close the ways lead to each room."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from sacbe.games.temple_of_chac.data.edition import WAYS as STEPS_OUT
from sacbe.games.temple_of_chac.rules.odds import TempleOdds
from sacbe.games.temple_of_chac.rules.state import Table, idol_in
from sacbe.games.temple_of_chac.data.constants import (BRIDGE, CAVE, CHAC, CORRIDOR, EMPTY, EXIT, LAVA, RAPIDS, WASH_UP,
                                                       WATERFALL)

WAYS: Final = 6             # rooms that draw: alcoves, lava, rapids, bridge, shrine, cave
PULL: Final = 10.0          # spaces over which a room is felt
BANDS: Final[tuple[float, ...]] = (1.5, 3.0, 5.0, 8.0, 11.0, 15.0, 20.0, 26.0, 35.0)        # of steps to the exit


def room_of(t: Table, at: i64) -> i64:
    """Return the room of a space, as in ROOMS."""
    if at < CORRIDOR:
        return 0 if at == 0 else 1
    if at < LAVA:
        alcoves = t.edition.alcoves
        if at < alcoves[0]:
            return 2
        if at <= alcoves[3]:
            return 3
        if at < t.edition.landing:
            return 4
        return 5 if at < alcoves[4] else 6 if at == alcoves[4] else 7
    if at < RAPIDS:
        return 8
    if at < WATERFALL:
        return 9
    return 11 if at == BRIDGE else 12 if at >= CAVE else 10


def chase_place(t: Table, at: i64) -> i64:
    """Return the place in CHASE, or EMPTY where the boulder does not matter."""
    if at < CORRIDOR:
        if t.plates >= 2:
            return EMPTY
        until = t.edition.plates[1] - t.boulder
        return 9 if until <= 2 else 10 if until <= 4 else 11
    if at >= LAVA:
        return EMPTY
    gap = at - CORRIDOR - t.boulder
    if gap <= 0:
        return 7 if gap > -3 else 8
    return gap - 1 if gap <= 4 else 4 if gap <= 6 else 5 if gap <= 9 else 6


def distance_band(steps: float) -> i64:
    """Return the band of a way to the exit."""
    found: i64 = 0
    while found < len(BANDS) and steps >= BANDS[found]:
        found += 1
    return found


def line_position(t: Table, at: i64) -> i64:
    """Return the position on one line through corridor and hall."""
    return at if at >= CORRIDOR else t.edition.door - (CORRIDOR - at)


def closeness(t: Table, odds: TempleOdds, at: i64, way: i64) -> float:
    """Return how close a space is to one of the WAYS: 1 within, less on the line before it, 0 where the way there is
    shut."""
    line = line_position(t, at) if at < LAVA else 0
    if way == 0:
        best = 0.0
        if 0 < line:
            for alcove in range(4):
                if idol_in(t, alcove) != EMPTY:
                    gap = t.edition.alcoves[alcove] - line
                    best = max(best, 1.0 - float(gap if gap > 0 else -gap) / PULL)
        return best
    if way == 1:
        return 1.0 if LAVA <= at < RAPIDS else closeness_on_line(line, odds.doors[0])
    if way == 2:
        if LAVA <= at < RAPIDS:
            return 0.5
        return 1.0 if RAPIDS <= at < WATERFALL else closeness_on_line(line, odds.doors[3])
    if way == 3:
        return 0.0 if t.planks == 0 else 1.0 if at == BRIDGE else closeness_on_line(line, bridge_end(t, False))
    if way == 4:
        if idol_in(t, CHAC) == EMPTY:
            return 0.0
        return 0.9 if at == WASH_UP else closeness_on_line(line, t.edition.alcoves[4])
    return 1.0 if CAVE <= at < EXIT else 0.9 if at == BRIDGE else closeness_on_line(line, bridge_end(t, True))


def closeness_on_line(line: i64, goal: i64) -> float:
    """Return how close a space of the line is to one that lies ahead of it."""
    if line == 0 or line > goal:
        return 0.0
    return max(0.0, 1.0 - float(goal - line) / PULL)


def bridge_end(t: Table, far: bool) -> i64:
    """Return the corridor space at an end of the bridge; the far one is outside the cave."""
    one = t.edition.ways[BRIDGE * STEPS_OUT]
    two = t.edition.ways[BRIDGE * STEPS_OUT + 1]
    return max(one, two) if far else min(one, two)
