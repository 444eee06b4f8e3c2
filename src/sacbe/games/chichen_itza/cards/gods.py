"""Owning god cards: ci.god.lasting, no limit of number, each card once."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.chichen_itza.rules.state import Player
from sacbe.games.chichen_itza.data.tables import GODS_PER_COLOUR
from sacbe.games.chichen_itza.data.constants import BLUE
from sacbe.kernel.core.bits import bit, count


def has_god(p: Player, god: i64) -> bool:
    """Return whether the player owns this gold, green or red card."""
    return p.gods >> god & 1 != 0


def has_blue(p: Player, god: i64) -> bool:
    """Return whether the player owns this blue card."""
    return p.blue >> (god - BLUE * GODS_PER_COLOUR) & 1 != 0


def receive(p: Player, god: i64) -> None:
    """ci.god.colours: gold, green and red cards are stored in one set, blue ones in another."""
    if god > BLUE * GODS_PER_COLOUR:
        p.blue |= bit(god - BLUE * GODS_PER_COLOUR)
    else:
        p.gods |= bit(god)


def gods_owned(p: Player) -> i64:
    """Count the god cards of any colour."""
    return count(p.gods) + count(p.blue)
