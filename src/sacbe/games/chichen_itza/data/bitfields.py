"""Several small numbers in one: counts, stacks of cards, and what a march has passed on its way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.kernel.core.bits import bit

COUNT_BITS: Final = 4               # of each count: figures of a strength, gems of a colour, symbols of a face
COUNT_MASK: Final = 15
CARD_BITS: Final = 5                # of each card in a stack
CARD_MASK: Final = 31
PLACE_BITS: Final = 5               # of a place
PLACE_MASK: Final = 31
TUNNEL_BITS: Final = 10             # of a tunnel: entrance and exit
JOIN_BITS: Final = 8                # of warriors that join: their place, and how many they are


# ---------------------------------------------------------------- counts

def count_of(counts: i64, what: i64) -> i64:
    """Return one of several counts."""
    return counts >> COUNT_BITS * what & COUNT_MASK


def pack_count(what: i64, n: i64) -> i64:
    """Return counts with this many of one thing and none of the others; add it to others, or take it away."""
    return n * bit(COUNT_BITS * what)


# ---------------------------------------------------------------- stacks of cards

def top_card(stack: i64) -> i64:
    """Return the card on top; 0 without one."""
    return stack & CARD_MASK


def without_top(stack: i64) -> i64:
    """Return the stack without its top card."""
    return stack >> CARD_BITS


def with_card_under(stack: i64, card: i64) -> i64:
    """Return the stack with one more card at its bottom."""
    shift: i64 = 0
    while stack >> shift != 0:
        shift += CARD_BITS
    return stack | card << shift


# ---------------------------------------------------------------- marches

def tunnel(entrance: i64, exit: i64) -> i64:
    """Return a tunnel from one place to another."""
    return entrance | exit << PLACE_BITS


def entrance_of(tunnels: i64) -> i64:
    """Return where the first of some tunnels is entered."""
    return tunnels & PLACE_MASK


def exit_of(tunnels: i64) -> i64:
    """Return where the first of some tunnels is left."""
    return tunnels >> PLACE_BITS & PLACE_MASK


def after_tunnel(tunnels: i64) -> i64:
    """Return the tunnels after the first one."""
    return tunnels >> TUNNEL_BITS


def with_tunnel(tunnels: i64, next: i64) -> i64:
    """Return tunnels in the order of the way, with one more at its end, or with none if it is 0."""
    shift: i64 = 0
    while tunnels >> shift:
        shift += TUNNEL_BITS
    return tunnels | next << shift


def with_joining(joined: i64, place: i64, warriors: i64) -> i64:
    """Return those who join a march, and this many more warriors on a place."""
    return joined << JOIN_BITS | warriors << PLACE_BITS | place


def joining_at(joined: i64) -> i64:
    """Return the place of those who joined last."""
    return joined & PLACE_MASK


def last_joined(joined: i64) -> i64:
    """Return how many joined last."""
    return joined >> PLACE_BITS & bit(JOIN_BITS - PLACE_BITS) - 1


def joined_before(joined: i64) -> i64:
    """Return those who joined before the last ones."""
    return joined >> JOIN_BITS
