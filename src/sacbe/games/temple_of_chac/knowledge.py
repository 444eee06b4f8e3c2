"""Who knows what, and the redeal of what a seat cannot know: tc.secret.hand, tc.secret.storage, tc.secret.injuries."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from sacbe.games.temple_of_chac.rules.lava import FlipTile
from sacbe.games.temple_of_chac.rules.secrets import knows, unlearn
from sacbe.games.temple_of_chac.state import (INJURIES_LEFT, NUMBER_AT, SEEN_AT, Player, Table, cards_in, has_seen,
                                              is_flipped, number_of)
from sacbe.games.temple_of_chac.tables import TILES
from sacbe.games.temple_of_chac.verbs import ASK_STOLEN, LAVA, TREASURES
from sacbe.kernel.chance import Driver
from sacbe.kernel.frame import CHANCE, Ask

MOST: Final = 100               # more than any pool holds
PLACES: Final[list[list[i64]]] = [[i64(place) for place in range(size)] for size in range(MOST)]


def knows_number(t: Table, tile: int, seat: int | None) -> bool:
    """tc.secret.lava-tiles, tc.secret.glyph-clues: flipped, or peeked at; a fixed pairing is no secret at all."""
    if number_of(t, tile) == 0:
        return False
    if is_flipped(t, tile) or t.rulings.fixed_glyphs:
        return True
    return seat is not None and has_seen(t, seat, tile)


# ---------------------------------------------------------------- the redeal

def redeal(t: Table, seat: int, chance: Driver) -> Table:
    """Deal again what the seat cannot know; what nobody has seen is in a pool already and needs no dealing."""
    twin = t.clone()
    redeal_treasures(twin, seat, chance)
    redeal_injuries(twin, seat, chance)
    redeal_numbers(twin, seat, chance)
    if twin.ask is not None and twin.ask.seat != seat:
        twin.ask = twin.stack[-1].run(twin)
    return twin


def drawn(pool: list[int], chance: Driver) -> int:
    """One of a pool of numbers, each as likely as the others, taken out of it."""
    return pool.pop(int(chance.answer(Ask(CHANCE, ASK_STOLEN, PLACES[len(pool)]))))


def redeal_treasures(t: Table, seat: int, chance: Driver) -> None:
    """Cards of the others that the seat is not sure of change hands; then each keeps as many in storage as before."""
    others = [number for number in range(t.seats) if number != seat]
    sure: dict[int, list[int]] = {}
    pool: list[int] = []
    for other in others:
        p = t.players[other]
        sure[other] = []
        for treasure in range(TREASURES):
            copies = owned(p, treasure)
            if copies:
                known = knows(t, seat, other, treasure)
                sure[other] += [treasure] * known
                pool += [treasure] * (copies - known)
    pool.sort()                             # the deal must not depend on who has what
    deal_treasures(t, sure, pool.copy(), chance)
    if pool:
        for other in others:
            forget(t, other)


def deal_treasures(t: Table, sure: dict[int, list[int]], pool: list[int], chance: Driver) -> None:
    """Everybody gets what is sure and the rest from the pool, and stores any of it."""
    for other, own in sure.items():
        p = t.players[other]
        held, stored = cards_in(p.hand), cards_in(p.store)
        cards = own + [drawn(pool, chance) for _ in range(held + stored - len(own))]
        for treasure in range(TREASURES):
            p.hand[treasure] = p.store[treasure] = 0
        for _ in range(stored):
            p.store[drawn(cards, chance)] += 1
        for treasure in cards:
            p.hand[treasure] += 1


def owned(p: Player, treasure: int) -> int:
    """Copies of a treasure in hand and storage."""
    return int(p.hand[treasure] + p.store[treasure])


def forget(t: Table, owner: int) -> None:
    """Nobody may be sure of what the owner does not have any more."""
    for seat in range(t.seats):
        for treasure in range(TREASURES):
            while knows(t, seat, owner, treasure) > owned(t.players[owner], treasure):
                unlearn(t, seat, owner, treasure)


def redeal_injuries(t: Table, seat: int, chance: Driver) -> None:
    """tc.secret.injuries: those of the others come from all that they have and all that are left."""
    others = [p for number, p in enumerate(t.players) if number != seat]
    pool = [value for value in (1, 2, 3)
            for _ in range(t.small[INJURIES_LEFT + value - 1] + sum(p.injuries[value - 1] for p in others))]
    for p in others:
        size = sum(p.injuries)
        for value in range(3):
            p.injuries[value] = 0
        for _ in range(size):
            p.injuries[drawn(pool, chance) - 1] += 1
    for value in (1, 2, 3):
        t.small[INJURIES_LEFT + value - 1] = pool.count(value)


def redeal_numbers(t: Table, seat: int, chance: Driver) -> None:
    """Numbers that others have seen go to any tiles of which the seat knows nothing; who knows them still does."""
    turning = [int(frame.tile) for frame in t.stack if isinstance(frame, FlipTile)]    # nobody knew this one
    hidden = [tile for tile in range(TILES) if t.lava[NUMBER_AT + tile] != 0 and not knows_number(t, tile, seat)]
    if not hidden:
        return
    places = [LAVA + tile for tile in range(TILES) if not knows_number(t, tile, seat) and tile not in turning]
    numbers = sorted((t.lava[NUMBER_AT + tile], t.lava[SEEN_AT + tile]) for tile in hidden)
    for tile in hidden:
        t.lava[NUMBER_AT + tile] = t.lava[SEEN_AT + tile] = 0
    for number, seen in numbers:
        tile = drawn(places, chance) - LAVA
        t.lava[NUMBER_AT + tile], t.lava[SEEN_AT + tile] = number, seen
