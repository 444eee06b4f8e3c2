"""Red gods: fighting (ci.god.41 to ci.god.60)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.gods import has_god
from sacbe.games.chichen_itza.rules.state import Player
from sacbe.games.chichen_itza.data.constants import MAGIC_PHASE, RANGED_PHASE
from sacbe.kernel.core.bits import bit

REROLL_COINS: Final = 2
MOST_PHASES: Final = 2
STONE_FACES: Final = 5


def picks_up(p: Player, mode: i64) -> bool:
    """Return whether a group may pick up warriors: ci.god.59 by water, ci.god.60 by land, never on the way of a hero
    alone."""
    return (mode == 0 and has_god(p, 60)) or (mode == 1 and has_god(p, 59))


# ---------------------------------------------------------------- phases

def drops_phases(p: Player, phase: i64) -> bool:
    """ci.god.41 and ci.god.42: the owner decides whether magic and ranged phases happen."""
    return has_god(p, 41) if phase == MAGIC_PHASE else phase == RANGED_PHASE and has_god(p, 42)


def doubles_phases(p: Player, phase: i64) -> bool:
    """ci.god.43 and ci.god.46: the owner decides on one or two magic or ranged phases."""
    return has_god(p, 43) if phase == MAGIC_PHASE else phase == RANGED_PHASE and has_god(p, 46)


def drops_third(p: Player) -> bool:
    """ci.god.44: the owner decides whether a third melee phase happens."""
    return has_god(p, 44)


def adds_fourth(p: Player) -> bool:
    """ci.god.45: the owner decides whether a fourth melee phase is added."""
    return has_god(p, 45)


# ---------------------------------------------------------------- dice

def rerolls_one_miss(p: Player) -> bool:
    """ci.god.47: one missed die of a ranged phase."""
    return has_god(p, 47)


def rerolls_misses(p: Player) -> bool:
    """ci.god.48: misses of the first melee phase."""
    return has_god(p, 48)


def hinders_magic(p: Player) -> i64:
    """ci.god.49: what players fighting this one add to every magic die."""
    return 1 if has_god(p, 49) else 0


def denies_shields(p: Player) -> bool:
    """ci.god.50: players fighting this one can use no shield effect."""
    return has_god(p, 50)


def rerolls_creature(p: Player) -> bool:
    """ci.god.51: once per phase the creature rolls again."""
    return has_god(p, 51)


def buys_reroll(p: Player) -> bool:
    """ci.god.52: once per combat, for coins, misses are rolled again."""
    return has_god(p, 52)


def can_convert_magic(p: Player) -> bool:
    """ci.god.53: stone cards may be cast as fire and fire cards as stone."""
    return has_god(p, 53)


def hits_with_three(p: Player) -> bool:
    """ci.god.54: ranged dice also hit on 3."""
    return has_god(p, 54)


def follows_arrows(p: Player) -> bool:
    """ci.god.55: a ranged die that hit with 1 or 2 is rolled one more time."""
    return has_god(p, 55)


def stone_faces(p: Player, base: i64) -> i64:
    """ci.god.56: stone hits on 1 to 5, however many faces hit without the card."""
    return STONE_FACES if has_god(p, 56) else base


def fire_bonus(p: Player) -> i64:
    """ci.god.57: fire also hits on the next face."""
    return 1 if has_god(p, 57) else 0


def pairs_sixes(p: Player) -> bool:
    """ci.god.58: each pair of sixes in melee is a hit."""
    return has_god(p, 58)


DICE_CHANGERS: Final[i64] = bit(47) + bit(48) + bit(55) + bit(58)


def changes_dice(p: Player) -> bool:
    """Return whether the player owns any card that makes more of own dice without a price; a quick test."""
    return p.gods & DICE_CHANGERS != 0


REROLLERS: Final[i64] = bit(47) + bit(48) + bit(52)


def changes_rolls(p: Player) -> bool:
    """Return whether the player owns any card that has own dice rolled again; a quick test."""
    return p.gods & REROLLERS != 0
