"""Who knows what, and the redeal of what a seat cannot know: tc.secret.hand, tc.secret.storage, tc.secret.injuries.

A search redeals before every simulation, so where nothing is hidden nothing is built.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from sacbe.games.temple_of_chac.rules.rooms.lava import FlipTile
from sacbe.games.temple_of_chac.rules.secrets import BITS, known_at, count_known
from sacbe.games.temple_of_chac.rules.state import (INJURIES_LEFT, NUMBER_AT, SEEN_AT, Table, cards_in, has_seen,
                                                    is_flipped, number_of)
from sacbe.games.temple_of_chac.data.tables import TILES
from sacbe.games.temple_of_chac.data.constants import ASK_STOLEN, TREASURES
from sacbe.kernel.core.bits import bit, count
from sacbe.kernel.core.chance import Driver
from sacbe.kernel.core.events import WATCHER
from sacbe.kernel.core.frame import CHANCE, Ask

MOST: Final = 100               # more than any pool holds
VALUES: Final = 3               # of injuries
ASKS: Final[list[Ask]] = [Ask(CHANCE, ASK_STOLEN, [i64(place) for place in range(size)]) for size in range(MOST)]


def knows_number(t: Table, tile: i64, seat: int | None) -> bool:
    """tc.secret.lava-tiles, tc.secret.glyph-clues: flipped, or peeked at; a fixed pairing is no secret at all."""
    if number_of(t, tile) == 0:
        return False
    if is_flipped(t, tile) or t.rulings.fixed_glyphs:
        return True
    return seat is not None and has_seen(t, seat, tile)


# ---------------------------------------------------------------- the redeal

def redeal(t: Table, seat: i64, chance: Driver) -> Table:
    """Deal again what the seat, or WATCHER, cannot know.  What nobody has seen is in a pool and needs no dealing."""
    twin = t.clone()
    treasures = redeal_treasures(twin, seat, chance)
    injuries = redeal_injuries(twin, seat, chance)
    numbers = redeal_numbers(twin, seat, chance)
    level_knowledge(twin, seat)
    ask = twin.ask
    if ask is not None and ask.seat != seat and (treasures or injuries or numbers):
        twin.ask = twin.stack[-1].run(twin)
    return twin


def draw_index(size: i64, chance: Driver) -> i64:
    """Draw one of this many places, each as likely as the others."""
    return chance.answer(ASKS[size])


def draw_kind(pool: vec[i64], size: i64, chance: Driver) -> i64:
    """Draw one out of a pool of copies of each kind, and return its kind."""
    place = draw_index(size, chance)
    kind: i64 = 0
    while place >= pool[kind]:
        place -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


# ---------------------------------------------------------------- treasures

def count_sure(t: Table, seat: i64, owner: i64, treasure: i64) -> i64:
    """Return how many of a treasure the seat is sure that the owner has; a watcher has no notes."""
    return 0 if seat == WATCHER else count_known(t, seat, owner, treasure)


def count_sure_treasures(t: Table, seat: i64, owner: i64) -> i64:
    """Return how many treasures the seat is sure that the owner has."""
    total: i64 = 0
    if seat == WATCHER:
        return total
    first = known_at(seat, owner, 0)
    for half in range(first, first + 2):
        word = t.known[half]
        while word:
            total += word & 7
            word >>= BITS
    return total


def redeal_treasures(t: Table, seat: i64, chance: Driver) -> bool:
    """Redeal the cards of the others that the seat is not sure of; each stores as many as before.

    Return whether anything was dealt.
    """
    unsure: i64 = 0
    stored: i64 = 0
    for other in range(t.seats):
        if other != seat:
            p = t.players[other]
            own = cards_in(p.store)
            stored += own
            unsure += own + cards_in(p.hand) - count_sure_treasures(t, seat, other)
    if unsure == 0 and stored == 0:
        return False
    pool = vec[i64]([0] * TREASURES)
    if unsure > 0:
        for other in range(t.seats):
            if other != seat:
                p = t.players[other]
                for treasure in range(TREASURES):
                    copies = p.hand[treasure] + p.store[treasure]
                    if copies > 0:
                        pool[treasure] += copies - count_sure(t, seat, other, treasure)
    left = unsure
    for other in range(t.seats):
        if other != seat:
            left = deal_treasures(t, seat, other, pool, left, chance)
    return True


def deal_treasures(t: Table, seat: i64, owner: i64, pool: vec[i64], left: i64, chance: Driver) -> i64:
    """Deal an owner what is sure, and the rest from the pool, and store any of it; return what is left in the pool."""
    p = t.players[owner]
    stored = cards_in(p.store)
    unsure = stored + cards_in(p.hand) - count_sure_treasures(t, seat, owner)
    if stored == 0 and unsure == 0:
        return left
    cards: list[i64] = []
    for treasure in range(TREASURES):
        if p.hand[treasure] + p.store[treasure] > 0:
            for _ in range(count_sure(t, seat, owner, treasure)):
                cards.append(treasure)
            p.hand[treasure] = 0
            p.store[treasure] = 0
    for _ in range(unsure):
        cards.append(draw_kind(pool, left, chance))
        left -= 1
    for _ in range(stored):
        p.store[cards.pop(draw_index(len(cards), chance))] += 1
    for treasure in cards:
        p.hand[treasure] += 1
    return left


def level_knowledge(t: Table, seat: i64) -> None:
    """Make the others as sure as the seat itself, which does not know what else they are sure of."""
    for owner in range(t.seats):
        if owner == seat:
            continue
        for half in range(2):
            word: i64 = 0 if seat == WATCHER else t.known[known_at(seat, owner, 0) + half]
            for other in range(t.seats):
                if other != owner:
                    t.known[known_at(other, owner, 0) + half] = word


# ---------------------------------------------------------------- injuries and numbers

def redeal_injuries(t: Table, seat: i64, chance: Driver) -> bool:
    """tc.secret.injuries: those of the others come from all that they have and all that are left.

    Return whether anything was dealt.
    """
    held: i64 = 0
    for other in range(t.seats):
        if other != seat:
            own = t.players[other].injuries
            held += own[0] + own[1] + own[2]
    if held == 0:
        return False
    pool = vec[i64]([0] * VALUES)
    size: i64 = 0
    for value in range(VALUES):
        pool[value] = t.small[INJURIES_LEFT + value]
        for other in range(t.seats):
            if other != seat:
                pool[value] += t.players[other].injuries[value]
        size += pool[value]
    for other in range(t.seats):
        if other != seat:
            own = t.players[other].injuries
            many = own[0] + own[1] + own[2]
            for value in range(VALUES):
                own[value] = 0
            for _ in range(many):
                own[draw_kind(pool, size, chance)] += 1
                size -= 1
    for value in range(VALUES):
        t.small[INJURIES_LEFT + value] = pool[value]
    return True


def redeal_numbers(t: Table, seat: i64, chance: Driver) -> bool:
    """Give the numbers that others have seen to any tiles unknown to the seat; who knew a number knows it at its new
    tile.

    Return whether anything was dealt.
    """
    if t.rulings.fixed_glyphs:
        return False
    hidden: i64 = 0
    places: i64 = 0
    for tile in range(TILES):
        if number_of(t, tile) == 0:
            places |= bit(tile)
        elif not is_flipped(t, tile) and not has_seen(t, seat, tile):
            hidden |= bit(tile)
    if hidden == 0:
        return False
    places |= hidden
    for frame in t.stack:
        if isinstance(frame, FlipTile):
            places &= ~bit(frame.tile)                      # nobody knew this one
    seen_by: list[i64] = [0] * (TILES + 1)                  # of each number that is dealt
    numbers: i64 = 0
    for tile in range(TILES):
        if hidden >> tile & 1:
            number = number_of(t, tile)
            numbers |= bit(number)
            seen_by[number] = t.lava[SEEN_AT + tile]
            t.lava[NUMBER_AT + tile] = 0
            t.lava[SEEN_AT + tile] = 0
    for number in range(1, TILES + 1):
        if numbers >> number & 1:
            tile = member_at(places, draw_index(count(places), chance))
            places &= ~bit(tile)
            t.lava[NUMBER_AT + tile] = number
            t.lava[SEEN_AT + tile] = seen_by[number]
    return True


def member_at(members: i64, place: i64) -> i64:
    """Return the member of a set at a place in rising order."""
    for _ in range(place):
        members &= members - 1
    found: i64 = 0
    while members >> found & 1 == 0:
        found += 1
    return found
