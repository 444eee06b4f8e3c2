"""The own dice: how likely each number of hits is, with the cards that roll dice again or make more of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DICE: Final = 12                # dice of one roll that count
PIPS: Final = 6.0
NATURAL: Final = 2.0            # faces of an arrow that may be rolled one more time, and that hit then

# what cards do to a roll, as bits
SIXES: Final = 1                # sixes that miss are rolled again
MISSES: Final = 2               # all misses are
ONE_MISS: Final = 4             # one miss is
PAIRS: Final = 8                # two sixes are a hit
FOLLOW_UPS: Final = 16          # every hit is rolled one more time
ARROWS: Final = 32              # every hit with a 1 or 2 is


def binomial(dice: i64, p: float) -> list[float]:
    """Return how likely each number of hits is, for dice that hit with chance p."""
    row = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(row) + 1)
        for hits in range(len(row)):
            longer[hits] += row[hits] * (1.0 - p)
            longer[hits + 1] += row[hits] * p
        row = longer
    return row + [0.0] * (DICE + 1 - len(row))


def roll_distribution(dice: i64, faces: i64, style: i64) -> list[float]:
    """Return how likely each number of hits of a roll is, with all re-rolls that `style` allows, and then the
    follow-ups."""
    p = float(faces) / PIPS
    if style & PAIRS:
        row = pair_distribution(dice, p, style)
    else:
        chance = p * (1.0 + 1.0 / PIPS) if style & SIXES else p
        if style & MISSES:
            chance += (1.0 - chance) * p
        row = binomial(dice, chance)
    if style & ONE_MISS:
        for hits in range(dice - 1, -1, -1):
            row[hits + 1] += row[hits] * p
            row[hits] *= 1.0 - p
    if style & FOLLOW_UPS:
        return follow_up_distribution(row, p)
    return follow_up_distribution(row, NATURAL / float(faces) * NATURAL / PIPS) if style & ARROWS else row


def pair_distribution(dice: i64, p: float, style: i64) -> list[float]:
    """Return the distribution where pairs of sixes hit; misses, and a six without a partner, are rolled again if
    allowed."""
    found = [0.0] * (DICE + 1)
    first = binomial(dice, p) if style & MISSES else binomial(dice, 0.0)
    other = 1.0 - p - 1.0 / PIPS
    for sure in range(dice + 1):
        rest = dice - sure
        sixes = binomial(rest, 1.0 / PIPS)
        for six in range(rest + 1):
            hits = binomial(rest - six, p / (p + other))
            for n in range(rest - six + 1):
                chance = first[sure] * sixes[six] * hits[n]
                if six == 1 and style & SIXES:
                    found[sure + n + 1] += chance * p
                    chance *= 1.0 - p
                found[sure + n + six // 2] += chance
    return found


def follow_up_distribution(row: list[float], p: float) -> list[float]:
    """Return the distribution after every hit may bring another one with this chance; hits beyond the most count as
    the most."""
    found = [0.0] * (DICE + 1)
    for hits in range(DICE + 1):
        if row[hits] > 0.0:
            more = binomial(hits, p)
            for n in range(hits + 1):
                found[hits + n if hits + n < DICE else DICE] += row[hits] * more[n]
    return found
