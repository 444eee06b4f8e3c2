"""The data of each question, typed; `ui/question_data.py` fills them in."""

from __future__ import annotations

from typing import Literal

from sacbe.games.tzolkin.schema.view_schema import (Block, Crop, FreeSpace, Gear, Good, Meal, Part, Seat, Shape, Target,
                                                    Temple, TilePrice, Track)


class Begging(Shape):
    """The corn that begging leads to, and the steps down that it costs."""

    corn: int
    steps: int


class TurnFacts(Shape):
    """What a turn begins with: workers in hand and on gears, corn, where workers can go, and the next Food Day."""

    hand: int
    on_gears: int
    corn: int
    spaces: dict[Target, FreeSpace]
    food_days: int                          # days until the next Food Day
    meal: Meal
    begging: Begging | None                 # where it is allowed


class PlaceFacts(Shape):
    """Workers placed in this turn, the extra corn for the next one, and where it can go."""

    placed: int
    extra: int
    hand: int
    corn: int
    spaces: dict[Target, FreeSpace]


class PickFacts(Shape):
    """Own workers that still stand on gears."""

    on_gears: int


class ActionFacts(Shape):
    """Where the worker stood, and the corn for each action within reach."""

    gear: Gear
    space: int
    fees: dict[str, int]


class AnyActionFacts(Shape):
    """The price of the action in corn, and the corn that is there."""

    price: int
    corn: int


class Yield(Shape):
    """What a crop brings now, technologies included."""

    good: Good
    amount: int


class HarvestFacts(Shape):
    """The field, its tiles, and what each crop brings."""

    field: int
    corn_tiles: int
    wood_tiles: int
    yields: dict[Crop, Yield]


class TrackFacts(Shape):
    """Advances that are left, whether they are free, which track they are for, and the blocks each track costs."""

    left: int
    free: bool
    may_stop: bool
    track: Track | Literal["any"]
    blocks: dict[Track, int]


class PayFacts(Shape):
    """Blocks still to pay, and what for: an advance on a track, or steps on temples."""

    left: int
    reason: Literal["advance", "temples"]
    track: Track | Literal["none"]


class TakeFacts(Shape):
    """Blocks still to take."""

    left: int


class BuildFacts(Shape):
    """Which building this is, whether architecture helps, whether it is paid in corn, and what each open tile costs."""

    part: Part | Literal["with-corn"]
    architecture: bool
    may_stop: bool
    prices: dict[str, TilePrice]


class TradeFacts(Shape):
    """Corn for each block, and whether selling is over."""

    corn: int
    rates: dict[Block, int]
    may_sell: bool


class TempleStep(Shape):
    """What a temple scores now and after the step, and the gift of a Food Day that the step brings or costs."""

    before: int
    after: int
    gift: Good | None


class ClimbFacts(Shape):
    """Steps that are left, the temple that is closed to the next one, and what a step up is worth on each temple."""

    left: int
    barred: Temple | Literal["none"]
    steps: dict[Temple, TempleStep]


class AngerFacts(Shape):
    """What the step down is the price of, and what it costs on each temple."""

    reason: Literal["begging", "burning"]
    steps: dict[Temple, TempleStep]


class BlessingFacts(Shape):
    """The price of the step, and the blocks that are there."""

    price: int
    blocks: int


class PushedOff(Shape):
    """A worker that would be turned off its gear."""

    seat: Seat
    gear: Gear


class DaysFacts(Shape):
    """Today, the days until the next Food Day, and which workers one day or two would push off their gears."""

    tooth: int
    food_days: int
    pushed: dict[str, list[PushedOff]]


class WealthFacts(Shape):
    """The tiles that were dealt, and how many of them the seat chooses."""

    dealt: list[str]
    keep: int


class PityFacts(Shape):
    """All corn, which is the price, and what the cheapest space would cost."""

    corn: int
    lowest: int
