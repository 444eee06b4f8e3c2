"""What somebody must know to answer each question of Chichén Itzá; one shape for each prompt."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sacbe.games.chichen_itza.schema.pending_schema import JoiningWarriors
from sacbe.games.chichen_itza.schema.unit_schema import Gear, GodColour, Group, Hero, Phase

Mode = Literal["land", "water", "hero"]


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """The data of a question."""


# ---------------------------------------------------------------- turns and marches

class TurnFacts(Facts, frozen=True):
    """Which turn of the round it is, and the coins for it; prices stand in the view, tile by tile."""

    turn: int
    turns: int
    coins: int


class FromFacts(Facts, frozen=True):
    """The choice of a start: what kind of march begins, and how far it may go."""

    mode: Mode
    range: int
    range_printed: int


class GroupFacts(Facts, frozen=True):
    """The group of a march: where it begins, the hero that must go along, and how many may go."""

    mode: Mode
    start: str
    hero: str
    limit: int


class ToFacts(Facts, frozen=True):
    """The goal of a march: who marches, from where, where the group is now, and how many steps are left."""

    mode: Mode
    start: str
    at: str
    group: Group
    joined: list[JoiningWarriors]
    steps: int
    range: int
    range_printed: int


class JoinFacts(Facts, frozen=True):
    """The place where warriors may join, and how many of them can."""

    place: str
    warriors: int
    room: int


class HeldFacts(Facts, frozen=True):
    """The tile that was entered, which an own scout holds already."""

    place: str


class ReinforceFacts(Facts, frozen=True):
    """A reinforcement: how many more may come, how many there are, and where; `only` is the one place left to them."""

    left: int
    reserve: int
    only: str
    tiles: list[str]
    city: int


class RegroupFacts(Facts, frozen=True):
    """Units in hand, the unit that is put down next, and how many fit on a tile."""

    hand: Group
    unit: str
    limit: int


class SettleFacts(Facts, frozen=True):
    """The hero that may go on, and where it won."""

    hero: Hero
    place: str


class ScoutFacts(Facts, frozen=True):
    """Scouts that are left, and the treasures that one finds."""

    left: int
    treasures: int


class LayFacts(Facts, frozen=True):
    """The tile that is to be laid, and how many others it must touch."""

    tile: str
    kind: str
    terrain: str
    tunnel: bool
    touches: int


# ---------------------------------------------------------------- cards, gears, supply

class RecruitFacts(Facts, frozen=True):
    """Heroes that can be recruited, and whether it is for nothing and to the city alone."""

    heroes: list[Hero]
    is_free: bool


class GodFacts(Facts, frozen=True):
    """How many cards of a deck may be looked at; 0 without the right god."""

    looks: int


class LookedFacts(Facts, frozen=True):
    """The cards that are looked at."""

    colour: GodColour
    looked: list[int]


class GearFacts(Facts, frozen=True):
    """The levels of all gears, and the prophecy that turns one, if it does."""

    levels: dict[Gear, int]
    top: int
    prophecy: int | Literal["none"]


class TreasureFacts(Facts, frozen=True):
    """The treasure die."""

    pips: int


class UpkeepFacts(Facts, frozen=True):
    """The hero in question, its price, and the coins there are."""

    hero: Hero
    card: int
    upkeep: int
    coins: int


class YieldFacts(Facts, frozen=True):
    """Villages and camps, and what each gives."""

    places: int
    coins: int
    warriors: int


class InvokeFacts(Facts, frozen=True):
    """Gods that are still to be used or left."""

    gods: list[int]


class OfferFacts(Facts, frozen=True):
    """The god whose effect is offered."""

    god: int


class StarLine(Facts, frozen=True):
    """A line of the star and what it pays."""

    line: str
    bonus: str


class LineFacts(Facts, frozen=True):
    """Lines that are still to pay, whether one may count twice, and the prophecy that gives one, if it does."""

    lines: list[StarLine]
    doubling: bool
    prophecy: int | Literal["none"]


class TaskFacts(Facts, frozen=True):
    """The task that is checked, and the coins that it may need."""

    task: int
    coins: int
    idol_coins: int             # that one idol brings


class FightersFacts(Facts, frozen=True):
    """The creature before the city, and how many defend it."""

    kind: str
    strength: int
    limit: int


# ---------------------------------------------------------------- the fight

class PhasesFacts(Facts, frozen=True):
    """The kind of phase, the number of the last one, and how many are planned."""

    phase: Phase
    number: int
    planned: int


class CallFacts(Facts, frozen=True):
    """Units of the side, and how many may fight."""

    units: int
    limit: int


class CastFacts(Facts, frozen=True):
    """Magic cards in hand, how many may be cast, and the faces with which each type hits."""

    number: int
    stone: int
    fire: int
    stone_cards: int | None
    fire_cards: int | None
    stone_faces: list[int]
    fire_faces: list[int]
    converts: bool


class RollFacts(Facts, frozen=True):
    """The roll on the table: what hits, what it makes, and what can change it."""

    phase: Phase
    number: int
    of: Literal["stone", "fire", "ranged", "melee", "none"]
    dice: list[int]
    faces: list[int]
    hits: int
    pairs: int
    misses: int
    follow_ups: int             # dice that are rolled one more time if the roll stands
    following: bool             # this is such a roll
    counted: int                # hits of the side before this roll
    luck: int
    luck_allowed: bool
    used: list[str]


class CreatureFacts(Facts, frozen=True):
    """What the creature rolled, and what that does."""

    kind: str
    symbols: list[str]
    damage: int
    guards: int
    coins: int


class HeartsFacts(Facts, frozen=True):
    """Hearts of the creature, own hits against them, and idols that could take more."""

    kind: str
    hearts: int
    hits: int
    idols: int


class DamageFacts(Facts, frozen=True):
    """Damage that is left, and all that can stop or take it."""

    damage: int
    shields: int
    denied: bool                # the other side lets no shield work
    idols: int
    idol_shields: int           # damage that one idol stops
    spare: int                  # one-time shields that are left
    group: Group


class LoseFacts(Facts, frozen=True):
    """How many heroes fall, and who stands."""

    left: int
    heroes: list[Hero]
