"""Hero cards as queries: each asks the cards of the heroes that march or fight together (ci.hero.scope, ci.hero.duty).

A set of cards has bit n for card n.  In a fight it is taken when a phase begins, so that a hero's card still counts
in the phase in which the hero dies (ci.combat.hero-last-phase).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.data.constants import LAND_MOVE, WATER_MOVE
from sacbe.kernel.core.bits import bit

FREE_MOVER: Final = 1


def has_card(cards: i64, number: i64) -> bool:
    """Return whether this hero card is among them."""
    return cards >> number & 1 != 0


# ---------------------------------------------------------------- marching

def moves_free(number: i64) -> bool:
    """ci.hero.01: a move hero action with this hero costs nothing."""
    return number == FREE_MOVER


def can_jump(cards: i64, mode: i64) -> bool:
    """ci.hero.02 jumps to any water tile, ci.hero.03 to any land tile, in a movement of that kind."""
    return (mode == WATER_MOVE and has_card(cards, 2)) or (mode == LAND_MOVE and has_card(cards, 3))


def attacks_in_peace(cards: i64) -> bool:
    """ci.hero.20: attacking a player turns no diplomacy marker."""
    return has_card(cards, 20)


def calls_warriors(cards: i64) -> bool:
    """ci.hero.21: own warriors may be called from anywhere before a fight."""
    return has_card(cards, 21)


# ---------------------------------------------------------------- fighting

def coins_per_loss(cards: i64) -> i64:
    """ci.hero.04: coins for each warrior sent back to the reserve."""
    return 1 if has_card(cards, 4) else 0


def saves_fallen(cards: i64) -> bool:
    """ci.hero.05: on the attack fallen warriors go to the start tile."""
    return has_card(cards, 5)


def silences_creature(cards: i64) -> bool:
    """ci.hero.08: the creature's ability does not work."""
    return has_card(cards, 8)


def sells_idols_for_hearts(cards: i64) -> bool:
    """ci.hero.09: in each phase idols may be given up to remove hearts."""
    return has_card(cards, 9)


def hits_with_six(cards: i64) -> bool:
    """ci.hero.10: ranged dice also hit on 6."""
    return has_card(cards, 10)


def follows_stone(cards: i64) -> bool:
    """ci.hero.11: a stone die that hits is rolled one more time."""
    return has_card(cards, 11)


def swaps_luck(cards: i64) -> bool:
    """ci.hero.12: active shields serve as luck and luck as active shields."""
    return has_card(cards, 12)


def more_dice(cards: i64) -> i64:
    """ci.hero.13: one more die in every melee phase."""
    return 1 if has_card(cards, 13) else 0


def fewer_hearts(cards: i64) -> i64:
    """ci.hero.14: creatures start with one heart less."""
    return 1 if has_card(cards, 14) else 0


def forces_light_die(cards: i64) -> bool:
    """ci.hero.15, ci.ruling.die-choice: creatures use the light die in every round."""
    return has_card(cards, 15)


def cancels_with_shield(cards: i64) -> bool:
    """ci.hero.16: one active shield cancels all hits of a phase."""
    return has_card(cards, 16)


def strikes_alone(cards: i64) -> bool:
    """ci.hero.17: in the third melee phase only this side rolls."""
    return has_card(cards, 17)


def rerolls_sixes(cards: i64) -> bool:
    """ci.hero.24: all sixes of a roll may be rolled again once per phase."""
    return has_card(cards, 24)


# ---------------------------------------------------------------- winning

def climbs_on_win(cards: i64) -> bool:
    """ci.hero.06: winning against a player moves the favor marker up."""
    return has_card(cards, 6)


def settles_on_win(cards: i64) -> bool:
    """ci.hero.07: after a win this hero may be put on another tile under control."""
    return has_card(cards, 7)


SETTLER: Final = 7


def bounty(cards: i64, strength: i64) -> i64:
    """ci.hero.18: coins for a defeated creature."""
    return strength if has_card(cards, 18) else 0


def treasures_on_capture(cards: i64) -> i64:
    """ci.hero.19: a treasure for a captured tile."""
    return 1 if has_card(cards, 19) else 0


def ruin_bonuses(cards: i64) -> i64:
    """Return how often a captured ruin pays; ci.hero.22 adds once, ci.ruling.double-bonus."""
    return 2 if has_card(cards, 22) else 1


def doubles_line(cards: i64) -> bool:
    """ci.hero.23: one of the lines just triggered counts twice."""
    return has_card(cards, 23)


ROLL_CHANGERS: Final[i64] = bit(9) + bit(12) + bit(24)


def changes_rolls(cards: i64) -> bool:
    """Return whether there is any hero that adds to what may follow an own roll; a quick test."""
    return cards & ROLL_CHANGERS != 0
