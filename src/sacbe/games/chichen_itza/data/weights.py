"""The weights of the evaluator."""

from __future__ import annotations

from typing import Final

# weights, in points; found by matches of the greedy bot against itself
COIN: Final = 1.39              # the first coin; the more there are and will be, the less is one worth
COIN_TURN: Final = 1.3          # coins that one turn can use
LUCK: Final = 1.17              # tokens and cards while there is time to use them
CARD: Final = 0.48
IDOL: Final = 0.39              # beyond its point
SHIELD: Final = 0.32
USE_TURNS: Final = 6.04         # turns from which on there is time for everything
UNIT: Final = 1.58              # a unit on the board
UNITS_PLENTY: Final = 6.97
UNIT_MORE: Final = 0.31         # of a unit beyond plenty
STRIKE: Final = 1.54            # a group of five with something to attack
GROUP: Final[tuple[float, ...]] = (0.0, 0.1, 0.35, 0.65, 0.9, 1.0, 1.05)      # and of a smaller one
ISOLATED_GROUP: Final = 0.6     # of a group with nothing beside it
RISK: Final[tuple[float, ...]] = (0.0, 0.07, 0.04, 0.02, 0.01, 0.01, 0.01)    # that this many units lose their tile
WAR_DANGER: Final = 0.44        # what a war marker of a rival adds to that, as a part
MARKER: Final = 0.14            # an own war marker
STRIP_PACE: Final = 1.12        # warriors that leave the reserve per round without a thought
STRIP_INCOME: Final = 0.74      # how much of the coins of strips will still come
GEAR_ROUND: Final[tuple[float, ...]] = (        # what the levels of each gear bring per round
    0.0, 0.0, 1.15, 2.06, 2.86, 3.55, 4.12,
    0.0, 0.0, 1.39, 3.97, 4.57, 6.76, 8.74,
    0.0, 0.0, 1.46, 2.43, 3.24, 3.88, 4.37,
    0.0, 0.0, 0.32, 0.64, 0.92, 1.14, 1.37)
GOD_ROUND: Final[tuple[float, ...]] = (         # what each gold, green and red god brings per round
    0.0,
    1.0, 1.0, 0.8, 0.8, 0.4, 0.2, 0.6, 0.6, 0.5, 0.5,
    0.9, 0.5, 0.9, 0.4, 0.6, 0.5, 0.6, 1.0, 0.3, 0.5,
    0.35, 0.35, 0.42, 0.42, 0.56, 0.28, 0.35, 0.49, 0.49, 0.28,
    0.28, 0.21, 0.35, 0.07, 0.35, 0.56, 0.28, 0.42, 0.21, 0.21,
    0.08, 0.08, 0.49, 0.08, 0.74, 0.41, 0.25, 0.82, 0.16, 0.25,
    0.66, 0.41, 0.25, 0.49, 0.41, 0.33, 0.33, 0.33, 0.25, 0.25)
BLUE_ROUND: Final[tuple[float, ...]] = (        # how much each blue god grows per round
    1.27, 1.27, 1.56, 0.57, 0.57, 0.57, 0.85, 0.99, 1.13, 0.99,
    0.71, 0.71, 0.99, 0.71, 0.71, 0.99, 1.41, 1.13, 0.99, 1.27)
HERO_ROUND: Final[tuple[float, ...]] = (        # what each hero does per round beyond being a unit
    0.0,
    0.78, 0.39, 0.39, 0.2, 0.52, 0.13, 0.13, 0.39,
    0.33, 0.33, 0.26, 0.2, 0.65, 0.65, 0.52, 0.52,
    0.39, 0.59, 0.46, 0.26, 0.33, 0.26, 0.33, 0.39)
UPKEEP: Final = 1.56            # the upkeep to come, in coins as dear as these
GEM_ROUND: Final = 1.79         # what a gem adds to those that may follow, per round
LINE: Final = 2.29              # a line of the star
RUIN_MEAN: Final = 4.6          # points of a ruin nobody knows
RUIN_BONUS: Final = 0.6         # and its bonus
TASK_KEEP: Final = 0.93         # that a task which is met now will be met at its check
TASK_HOPE: Final = 0.7          # of a task that is not, by what is done of it
TASK_TURNS: Final = 4.85        # turns that are enough for the rest
SCOUT: Final = 0.27             # a scout beside a creature
LUCKY: Final = 0.26             # chance of one hit more in a fight for each luck token
LUCK_PAID: Final = 0.59         # of the price of the luck that may be spent so
