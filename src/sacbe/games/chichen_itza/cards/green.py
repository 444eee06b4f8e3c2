"""Green gods: perks (ci.god.21 to ci.god.40) that change a value."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.gods import has_god
from sacbe.games.chichen_itza.rules.state import Player, Table, units_anywhere
from sacbe.kernel.core.bits import bit

MORE_WARRIORS: Final = 2
LOOKED_AT: Final = 3
COIN_WARRIORS: Final = 2


def unit_limit(p: Player) -> i64:
    """ci.tile.unit-limit; ci.god.21 makes it 6 on terrain tiles and for moving groups."""
    return p.edition.unit_limit + 1 if has_god(p, 21) else p.edition.unit_limit


def idol_worth(p: Player) -> i64:
    """ci.god.22: each idol traded counts double."""
    return 2 if has_god(p, 22) else 1


def controlled_tiles(t: Table, seat: i64) -> i64:
    """ci.control.definition: tiles with own units; ci.god.36: also those with nothing but an own scout.

    Whether scouts of others may lie beside it is a switch.
    """
    p = t.players[seat]
    if not has_god(p, 36):
        return p.held
    tiles = p.scouts & ~t.creatures & ~units_anywhere(t)
    if t.rulings.scouts_alone:
        for other in range(t.seats):
            if other != seat:
                tiles &= ~t.players[other].scouts
    return p.held | tiles


def mixes_yields(p: Player) -> bool:
    """ci.god.27: villages and camps give coins or warriors as their owner likes."""
    return has_god(p, 27)


def cards_to_look_at(p: Player) -> i64:
    """ci.god.30: god cards one may look at before taking one."""
    return LOOKED_AT if has_god(p, 30) else 0


def reinforcements(p: Player, base: i64) -> i64:
    """ci.god.31: more warriors in a reinforcement."""
    return base + MORE_WARRIORS if has_god(p, 31) else base


def raises_treasure(p: Player) -> bool:
    """ci.god.32: treasure dice of the scout action may be raised by one."""
    return has_god(p, 32)


def can_repeat_tile(p: Player) -> bool:
    """ci.god.35: once per round a tile with an own marker may be used again."""
    return has_god(p, 35) and not p.repeated


def swaps_movement(p: Player) -> bool:
    """ci.god.38: a land movement may be made as a water movement and the other way round."""
    return has_god(p, 38)


def wars_needed(p: Player) -> i64:
    """Return the war markers an attacker of this player must turn: ci.move.war-flip; ci.god.39 asks for two."""
    return 2 if has_god(p, 39) else 1


def fewer_dice(p: Player) -> i64:
    """ci.god.40: dice that players fighting this one roll less in melee."""
    return 1 if has_god(p, 40) else 0


INVOCABLE_GODS: Final[i64] = bit(25) + bit(26) + bit(28)


def invocable_gods(p: Player) -> i64:
    """ci.supply.gods: gods whose effect at the end of supply is optional and whose order can matter, as bits."""
    return p.gods & INVOCABLE_GODS
