"""What each seat knows of the treasures of the others: what it saw them gain, less what it saw them lose.

A theft between two others took one card of the victim, so of each treasure it is sure of one less
(tc.secret.hand, tc.secret.storage); the notes are the least that the owner must have.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.rules.state import Table, cards_in
from sacbe.games.temple_of_chac.data.constants import EMPTY, TREASURES
from sacbe.kernel.core.bits import bit

SEATS: Final = 5
HALF: Final = 11                    # treasures in one number, three bits each
BITS: Final = 3


def known_at(seat: i64, owner: i64, treasure: i64) -> i64:
    """Return the place of a treasure in `Table.known`."""
    return (seat * SEATS + owner) * 2 + treasure // HALF


def count_known(t: Table, seat: i64, owner: i64, treasure: i64) -> i64:
    """Return how many of a treasure the seat is sure that the owner has."""
    return t.known[known_at(seat, owner, treasure)] >> BITS * (treasure % HALF) & 7


def record_gain(t: Table, seat: i64, owner: i64, treasure: i64) -> None:
    """Record that the seat saw the owner gain a treasure."""
    t.known[known_at(seat, owner, treasure)] += bit(BITS * (treasure % HALF))


def record_loss(t: Table, seat: i64, owner: i64, treasure: i64) -> None:
    """Record that the seat saw the owner lose a treasure; if it was not sure of it, nothing changes."""
    if count_known(t, seat, owner, treasure) > 0:
        t.known[known_at(seat, owner, treasure)] -= bit(BITS * (treasure % HALF))


def record_seen_gain(t: Table, owner: i64, treasure: i64) -> None:
    """tc.secret.hand: revealed cards and idols are seen by everybody."""
    for seat in range(t.seats):
        if seat != owner:
            record_gain(t, seat, owner, treasure)


def record_seen_loss(t: Table, owner: i64, treasure: i64) -> None:
    """tc.secret.discards: dropped cards lie face up."""
    for seat in range(t.seats):
        if seat != owner:
            record_loss(t, seat, owner, treasure)


def record_theft(t: Table, thief: i64, victim: i64, treasure: i64) -> None:
    """Record a theft: thief and victim know the card, which has changed hands already; the others infer."""
    record_loss(t, thief, victim, treasure)
    record_gain(t, victim, thief, treasure)
    for seat in range(t.seats):
        if seat != thief and seat != victim:
            record_unseen_theft(t, seat, thief, victim)


def record_unseen_theft(t: Table, seat: i64, thief: i64, victim: i64) -> None:
    """Record a theft that a seat did not see: any treasure may have gone, unless the victim had copies of one only."""
    p = t.players[victim]
    unsure = cards_in(p.hand) + cards_in(p.store) + 1
    kinds: i64 = 0
    last: i64 = EMPTY
    for treasure in range(TREASURES):
        copies = count_known(t, seat, victim, treasure)
        if copies > 0:
            unsure -= copies
            kinds += 1
            last = treasure
            record_loss(t, seat, victim, treasure)
    if unsure == 0 and kinds == 1:
        record_gain(t, seat, thief, last)
