"""The 23 tasks: what each asks of a player (ci.task.at-least: numbers are minimums)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.gods import gods_owned
from sacbe.games.chichen_itza.cards.green import controlled_tiles
from sacbe.games.chichen_itza.data.edition import STRENGTHS
from sacbe.games.chichen_itza.data.bitfields import count_of
from sacbe.games.chichen_itza.rules.state import Player, Table
from sacbe.games.chichen_itza.data.tables import COLOURS, TOP_LEVEL
from sacbe.games.chichen_itza.data.constants import (CAIMAN, CAMP, EMPTY, JAGUAR, KUKULKAN, MONKEY, RUIN, SHAMAN, SNAKE,
                                                     TEMPLE, TRICERATOPS, VILLAGE)
from sacbe.kernel.core.bits import bit, count

COINS_TASK: Final = 19
COINS_ASKED: Final = 10
TILES_ASKED: Final = 5


def figures(p: Player, kind: i64) -> i64:
    """Count the creature figures of a kind beside the own board."""
    found: i64 = 0
    if p.trophies[kind] != 0:
        for strength in range(STRENGTHS):
            found += count_of(p.trophies[kind], strength)
    return found


def named_kinds(task: i64) -> i64:
    """Return the creatures a task asks for, as bits: bp.creatures.tasks, none of them may be out of the game."""
    if task == 1:
        return bit(SNAKE)
    if task == 9:
        return bit(CAIMAN)
    if task == 14:
        return bit(KUKULKAN)
    if task == 16:
        return bit(SHAMAN) | bit(MONKEY)
    return bit(JAGUAR) | bit(TRICERATOPS) if task == 17 else 0


def has_gem(p: Player, colour: str) -> bool:
    """Return whether the player owns the gem of this colour."""
    return p.gems >> COLOURS.index(colour) & 1 != 0


def is_met(t: Table, seat: i64, task: i64) -> bool:
    """Return whether the player meets the condition now."""
    p = t.players[seat]
    if task <= 7:
        return meets_sun(t, seat, p, task)
    if task <= 14:
        return meets_sun_moon(t, seat, p, task)
    if task <= COINS_TASK:
        return meets_moon(p, task)
    return meets_moon_star(t, seat, task)


def meets_sun(t: Table, seat: i64, p: Player, task: i64) -> bool:
    """ci.task.class.sun: ci.task.01, ci.task.02, ci.task.03, ci.task.04, ci.task.05, ci.task.06, ci.task.07."""
    if task == 1:
        return figures(p, SNAKE) >= 2
    if task == 2:
        return p.war == p.edition.diplomacy
    if task == 6:
        return has_gem(p, "white")
    kind = CAMP if task == 3 else VILLAGE if task == 4 else TEMPLE if task == 5 else RUIN
    return controlled_tiles(t, seat) & t.edition.kinds[kind] != 0


def meets_sun_moon(t: Table, seat: i64, p: Player, task: i64) -> bool:
    """ci.task.class.sun-moon: ci.task.08, ci.task.09, ci.task.10, ci.task.11, ci.task.12, ci.task.13, ci.task.14."""
    if task == 8:
        return count(controlled_tiles(t, seat) & t.edition.kinds[RUIN]) >= 3
    if task == 9:
        return figures(p, CAIMAN) >= 1
    if task == 10:
        return has_gem(p, "red") and has_gem(p, "yellow")
    if task == 11:
        return has_gem(p, "blue") and has_gem(p, "green")
    if task == 12:
        return count(p.scouts) >= 4
    if task == 13:
        return gods_owned(p) >= 4
    return figures(p, KUKULKAN) >= 1


def meets_moon(p: Player, task: i64) -> bool:
    """ci.task.class.moon: ci.task.15, ci.task.16, ci.task.17, ci.task.18, ci.task.19."""
    if task == 15:
        return p.levels[0] == TOP_LEVEL or p.levels[1] == TOP_LEVEL or p.levels[2] == TOP_LEVEL or (
            p.levels[3] == TOP_LEVEL)
    if task == 16:
        return figures(p, SHAMAN) >= 1 and figures(p, MONKEY) >= 1
    if task == 17:
        return figures(p, JAGUAR) >= 1 and figures(p, TRICERATOPS) >= 1
    if task == 18:
        return count(p.gems) >= 3
    return p.coins >= COINS_ASKED


def meets_moon_star(t: Table, seat: i64, task: i64) -> bool:
    """ci.task.class.moon-star: ci.task.20, ci.task.21, ci.task.22, ci.task.23."""
    held = controlled_tiles(t, seat)
    if task == 20:
        return count(held & t.edition.kinds[CAMP]) >= 2
    if task == 21:
        return count(held & t.edition.kinds[VILLAGE]) >= 2
    return count(held & (t.land if task == 22 else t.water)) >= TILES_ASKED


def wants_coins(task: i64) -> bool:
    """Return whether selling idols before the check is a way to meet it."""
    return task == COINS_TASK


def first_of_class(tasks: i64, first: i64, end: i64) -> i64:
    """Return the open task of a class, whose numbers run from first up to end; EMPTY without one."""
    task = first
    while task < end and tasks & bit(task) == 0:
        task += 1
    return task if task < end else EMPTY
