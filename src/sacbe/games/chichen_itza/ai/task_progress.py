"""How far the tasks of a seat are, and what a tile or a figure would add to them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.gods import gods_owned
from sacbe.games.chichen_itza.cards.prophecies import floods_every_tile
from sacbe.games.chichen_itza.cards.tasks import COINS_ASKED, TILES_ASKED, figures, is_met
from sacbe.games.chichen_itza.rules.state import Player, Table
from sacbe.games.chichen_itza.data.tables import TASK_FIRST, TOP_LEVEL
from sacbe.games.chichen_itza.data.constants import (CAIMAN, CAMP, JAGUAR, KUKULKAN, MINE, MONKEY, RUIN, SHAMAN, SNAKE,
                                                     TEMPLE, TRICERATOPS, VILLAGE)
from sacbe.kernel.core.bits import count

LAST_CLASS: Final = 3
FIVE_LAND: Final = 22               # the tasks that ask for terrain: five land tiles, and after it five water tiles


def task_of(t: Table, row: i64) -> i64:
    """Return the open task of a class."""
    task = TASK_FIRST[row]
    while t.open_tasks >> task & 1 == 0 and task < TASK_FIRST[row + 1] - 1:
        task += 1
    return task


def land_at_check(t: Table) -> i64:
    """Return the land tiles as the last task will count them: a prophecy that makes every tile both is gone after
    its round."""
    return t.land if t.round == t.edition.task_round[LAST_CLASS] else t.modules.land


def water_at_check(t: Table) -> i64:
    """Return the water tiles as the last task will count them: a prophecy that makes every tile both is gone after
    its round."""
    return t.water if t.round == t.edition.task_round[LAST_CLASS] else t.modules.water


def will_be_met(t: Table, seat: i64, held: i64, task: i64) -> bool:
    """Return whether a task will be met as things stand, the terrain at its check included."""
    if task >= FIVE_LAND and floods_every_tile(t):
        return count_matching_tiles(t, t.players[seat], held, task) >= TILES_ASKED
    return is_met(t, seat, task)


def tiles_needed(t: Table, task: i64, place: i64, kind: i64) -> i64:
    """Return how many tiles a task asks for, if this one is among them; 0 for other tasks."""
    if task == 3 or task == 20:
        return (1 if task == 3 else 2) if kind == CAMP else 0
    if task == 4 or task == 21:
        return (1 if task == 4 else 2) if kind == VILLAGE else 0
    if task == 5:
        return 1 if kind == TEMPLE else 0
    if task == 7 or task == 8:
        return (1 if task == 7 else 3) if kind == RUIN else 0
    if task == 22:
        return TILES_ASKED if land_at_check(t) >> place & 1 else 0
    if task == 23:
        return TILES_ASKED if water_at_check(t) >> place & 1 else 0
    return gems_needed(t, task, place, kind)


def gems_needed(t: Table, task: i64, place: i64, kind: i64) -> i64:
    """Return how many gems a task asks for, if the gem of this mine is among them; 0 for other tasks."""
    if kind != MINE:
        return 0
    gem = t.edition.gem[place]
    if task == 6:
        return 1 if gem == 4 else 0
    if task == 10:
        return 2 if gem <= 1 else 0
    if task == 11:
        return 2 if gem == 2 or gem == 3 else 0
    return 3 if task == 18 else 0


def count_matching_tiles(t: Table, p: Player, held: i64, task: i64) -> i64:
    """Return how many of the tiles or gems that a task asks for the player has."""
    e = t.edition
    if task == 3 or task == 20:
        return count(held & e.kinds[CAMP])
    if task == 4 or task == 21:
        return count(held & e.kinds[VILLAGE])
    if task == 5:
        return count(held & e.kinds[TEMPLE])
    if task == 7 or task == 8:
        return count(held & e.kinds[RUIN])
    if task == 22:
        return count(held & land_at_check(t))
    if task == 23:
        return count(held & water_at_check(t))
    if task == 6:
        return p.gems >> 4 & 1
    if task == 10:
        return count(p.gems & 3)
    return count(p.gems & 12) if task == 11 else count(p.gems)


def done_part(t: Table, p: Player, held: i64, task: i64) -> float:
    """Return how much of a task is done, between 0 and 1."""
    if task == 1:
        return 0.5 * float(figures(p, 0))
    if task == 2:
        return 0.5 * float(p.war)
    if task == 12:
        return 0.25 * float(count(p.scouts))
    if task == 13:
        return 0.25 * float(gods_owned(p))
    if task == 15:
        best = max(max(p.levels[0], p.levels[1]), max(p.levels[2], p.levels[3]))
        return float(best - 1) / float(TOP_LEVEL - 1)
    if task == 16:
        return 0.5 if p.trophies[5] or p.trophies[1] else 0.0
    if task == 17:
        return 0.5 if p.trophies[2] or p.trophies[3] else 0.0
    if task == 19:
        return float(min(COINS_ASKED, p.coins)) / float(COINS_ASKED)
    if task == 8:
        return float(count_matching_tiles(t, p, held, task)) / 3.0
    if task == 10 or task == 11 or task == 20 or task == 21:
        return float(count_matching_tiles(t, p, held, task)) / 2.0
    if task == 18:
        return float(count_matching_tiles(t, p, held, task)) / 3.0
    return float(count_matching_tiles(t, p, held, task)) / 5.0 if task >= 22 else 0.0


def figure_step(p: Player, task: i64, kind: i64) -> float:
    """Return how much of a task a figure of a kind would add, between 0 and 1."""
    if task == 1:
        return 0.5 if kind == SNAKE and figures(p, SNAKE) < 2 else 0.0
    if task == 9 or task == 14:
        return 1.0 if kind == (CAIMAN if task == 9 else KUKULKAN) and p.trophies[kind] == 0 else 0.0
    if task == 16:
        return 0.5 if kind in (SHAMAN, MONKEY) and p.trophies[kind] == 0 else 0.0
    if task == 17:
        return 0.5 if kind in (JAGUAR, TRICERATOPS) and p.trophies[kind] == 0 else 0.0
    return 0.0
