"""What players see of a game as typed data: the view of a seat, and what is half done.

The page's types are made from these and from `question_schema.py`, so every field has its exact type.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from sacbe.kernel.definition.presenter import VariantView

Seat = Literal["red", "blue", "green", "yellow"]
Gear = Literal["palenque", "yaxchilan", "tikal", "uxmal", "chichen"]
Target = Literal["palenque", "yaxchilan", "tikal", "uxmal", "chichen", "start"]
Good = Literal["corn", "wood", "stone", "gold", "skull"]
Block = Literal["wood", "stone", "gold"]
Temple = Literal["brown", "yellow", "green"]
Track = Literal["agriculture", "extraction", "architecture", "theology"]
Crop = Literal["corn", "wood", "burn", "tileless"]
Part = Literal["single", "first", "second", "second-plain", "extra", "extra-plain"]


class Shape(Struct, forbid_unknown_fields=True):
    """A record with exactly these fields."""


# ---------------------------------------------------------------- what is half done

class Unfinished(Shape, tag_field="rule"):
    """An unfinished rule; which one it is stands in `rule`."""


class Round(Unfinished, tag="round"):
    """A round: turns that have begun in it."""

    turns: int


class Calendar(Unfinished, tag="calendar"):
    """The end of the round."""


class FoodDay(Unfinished, tag="food-day"):
    """A Food Day: whether everybody has been fed."""

    fed: bool


class Refill(Unfinished, tag="refill"):
    """The refill of the building row."""


class OfSeat(Unfinished):
    """An unfinished rule of one seat."""

    seat: Seat


class Days(OfSeat, tag="days"):
    """The choice between one day and two."""


class Turn(OfSeat, tag="turn"):
    """A turn before its first move."""


class Placing(OfSeat, tag="placing"):
    """A turn in which workers are placed: how many, and the corn the next one costs on top of its space."""

    placed: int
    extra: int


class Pity(OfSeat, tag="pity"):
    """Pity: one worker for all corn."""


class PickingUp(OfSeat, tag="picking-up"):
    """A turn in which workers are picked up."""


class UseWorker(OfSeat, tag="use-worker"):
    """A worker that was picked up here."""

    gear: Gear
    space: int


class AnyAction(OfSeat, tag="any-action"):
    """The choice of an action of a small gear."""


class Blessing(OfSeat, tag="blessing"):
    """The choice of a step for a block, after an action of Chichen Itza."""


class Harvest(OfSeat, tag="harvest"):
    """A harvest in a field of the jungle."""

    field: int


class Research(OfSeat, tag="research"):
    """Paid advances that are left."""

    left: int
    may_stop: bool


class FreeAdvance(OfSeat, tag="free-advance"):
    """Free advances from a tile."""

    left: int
    track: Track | Literal["any"]


class Advance(OfSeat, tag="advance"):
    """An advance that comes when it is paid for."""

    track: Track


class PayBlocks(OfSeat, tag="pay-blocks"):
    """Blocks still to pay."""

    left: int


class TakeBlocks(OfSeat, tag="take-blocks"):
    """Blocks still to take."""

    left: int


class Market(OfSeat, tag="market"):
    """The market: once anything has been bought, nothing can be sold any more."""

    buying: bool


class Climb(OfSeat, tag="climb"):
    """Steps still to climb, and the temple that is closed to the next one."""

    left: int
    barred: Temple | Literal["none"]


class Anger(OfSeat, tag="anger"):
    """The choice of a step down."""


class Build(OfSeat, tag="build"):
    """Construction: which building of the action this is, and whether architecture helps with it."""

    part: Part
    architecture: bool


class BuildWithCorn(OfSeat, tag="build-with-corn"):
    """A building that is paid for in corn."""


class Effects(OfSeat, tag="effects"):
    """The effects of a tile, from this row on."""

    tile: str
    row: int


class FirstPlayer(Unfinished, tag="first-player"):
    """The draw of the first player."""


class OpenMonuments(Unfinished, tag="open-monuments"):
    """The opening of monuments: those that lie open."""

    opened: int


class DealWealth(Unfinished, tag="deal-wealth"):
    """The deal of wealth tiles: those that were dealt."""

    dealt: int


class PlaceDummies(Unfinished, tag="place-dummies"):
    """The dummies that are being put on the gears."""


class ChooseWealth(OfSeat, tag="choose-wealth"):
    """The choice of wealth: seats that have chosen."""

    chosen: int


class GainWealth(Unfinished, tag="gain-wealth"):
    """The gain of wealth: tiles that have been opened for what they give."""

    tiles: int


AnyUnfinished = (Round | Calendar | FoodDay | Refill | Days | Turn | Placing | Pity | PickingUp | UseWorker | AnyAction
                 | Blessing | Harvest | Research | FreeAdvance | Advance | PayBlocks | TakeBlocks | Market | Climb
                 | Anger | Build | BuildWithCorn | Effects | FirstPlayer | OpenMonuments | DealWealth | PlaceDummies
                 | ChooseWealth | GainWealth)


# ---------------------------------------------------------------- the view

class Field(Shape):
    """The tiles of a field of the jungle."""

    corn: int
    wood: int


class FreeSpace(Shape):
    """Where the next worker would stand, and what it costs now, the extra corn of this turn included."""

    space: int
    corn: int


class Meal(Shape):
    """What the next Food Day takes: corn for hungry workers, and points for those who stay hungry."""

    hungry: int
    each: int
    corn: int
    unfed: int
    points: int


class TilePrice(Shape):
    """What an open tile costs a seat: blocks and skulls that are missing, blocks that are saved, its price in corn."""

    missing: int
    saved: int
    corn: int | None


class Own(Shape):
    """What a seat has before it, and the values in force for it."""

    corn: int
    wood: int
    stone: int
    gold: int
    skulls: int
    points: int
    hand: int
    workers: int
    temples: dict[Temple, int]
    agriculture: int
    extraction: int
    architecture: int
    theology: int
    corn_tiles: int
    wood_tiles: int
    board: Literal["light", "dark"]
    fed_free: int
    feed_discount: int
    buildings: list[str]
    monuments: list[str]
    meal: Meal
    advance_blocks: dict[Track, int]
    tile_prices: dict[str, TilePrice]
    monument_points: dict[str, int]
    wealth: list[str]
    has_chosen: bool
    dealt_count: int | UnsetType = UNSET
    dealt: list[str] | UnsetType = UNSET
    keeps: list[str] | UnsetType = UNSET


class View(Shape):
    """Everything a seat may see."""

    round: int
    tooth: int
    food_days: int
    age: Literal[1, 2]
    next_food_day: int
    marker: Seat
    start_space: Seat | Literal["none"]
    calendar_corn: int
    palenque: dict[str, str]
    yaxchilan: dict[str, str]
    tikal: dict[str, str]
    uxmal: dict[str, str]
    chichen: dict[str, str]
    jungle: dict[str, Field]
    ovals: list[int]
    row: list[str]
    stack_size: int
    monuments: list[str]
    bank_skulls: int
    dummies_left: int
    undealt_wealth: int
    turns_to_come: list[Seat]
    free_spaces: dict[Target, FreeSpace]
    seats: dict[Seat, Own]
    unfinished: list[AnyUnfinished]
    variant: VariantView | UnsetType = UNSET
