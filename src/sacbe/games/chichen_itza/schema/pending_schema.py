"""What a view shows of each unfinished rule: one record for each frame of the stack that can wait for an answer."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sacbe.games.chichen_itza.schema.unit_schema import Group


class Record(Struct, frozen=True, forbid_unknown_fields=True, tag_field="rule"):
    """An unfinished rule by its name."""


class PlainQuestion(Record, frozen=True, tag="asked"):
    """A question about which nothing is known but who is asked what."""

    seat: str
    prompt: str


# ---------------------------------------------------------------- the round

class Round(Record, frozen=True, tag="round"):
    """A part of the round, or of the setup, that goes on afterwards."""

    part: Literal["next-round", "prophecy", "actions", "attack", "turn-order", "costs", "open-gods", "open-heroes",
                  "snakes", "lay-tiles", "tasks", "action-tiles", "order"]


class RoundStep(Record, frozen=True, tag="step"):
    """The step of the round that comes next."""

    step: str


class Supply(Record, frozen=True, tag="supply"):
    """A step of the supply that a seat has before it."""

    step: str
    seat: str


class ProphecyFor(Record, frozen=True, tag="prophecy-for"):
    """A seat on which the new prophecy is still to work."""

    seat: str


class TileToLay(Record, frozen=True, tag="lay-tile"):
    """A terrain tile that waits for its cell."""

    seat: str
    tile: str


class Creatures(Record, frozen=True, tag="creatures"):
    """Creature cards that are still face down while creatures are placed."""

    deck: list[str]


class Figures(Record, frozen=True, tag="figures"):
    """Figures of the drawn kind that are still to be placed."""

    kind: str
    left: int


class Yields(Record, frozen=True, tag="yields"):
    """Villages and camps that give coins or warriors."""

    seat: str
    places: int


class Upkeep(Record, frozen=True, tag="upkeep"):
    """A hero whose upkeep is due."""

    seat: str
    hero: str


class Invoked(Record, frozen=True, tag="invoke"):
    """Gods at the end of the supply that are still to be used or left."""

    seat: str
    gods: list[int]


class TaskCheck(Record, frozen=True, tag="task"):
    """A task that is checked, or marked by a seat."""

    seat: str
    task: int


class Fighters(Record, frozen=True, tag="fighters"):
    """The creature before the city, against which a seat picks its fighters."""

    seat: str
    kind: str
    strength: int


# ---------------------------------------------------------------- marches and units

class March(Record, frozen=True, tag="march"):
    """A march: its kind, and what is settled of it so far."""

    seat: str
    mode: Literal["land", "water", "hero"]
    hero: str                       # the named hero, or none
    start: str                      # none before it is named
    at: str                         # where the group is now
    group: Group | None             # those who go, with everyone who joined on the way
    steps: int                      # that are left
    joined: list[JoiningWarriors]            # in the order of the way
    tunnels: list[Tunnel]
    joining: str                    # the place where warriors are about to join, or none


class JoiningWarriors(Struct, frozen=True, forbid_unknown_fields=True):
    """Warriors that join a march at a place."""

    place: str
    warriors: int


class Tunnel(Struct, frozen=True, forbid_unknown_fields=True):
    """A tunnel that a march used."""

    entrance: str
    exit: str


class Reinforce(Record, frozen=True, tag="reinforce"):
    """Warriors that may still come, and the only place for them if there is one."""

    seat: str
    left: int
    only: str


class Regroup(Record, frozen=True, tag="regroup"):
    """Units are taken up or put down; the tiles where they may stand."""

    seat: str
    part: Literal["lift", "put"]
    targets: list[str]


class Spread(Record, frozen=True, tag="spread"):
    """Tiles that each get a warrior, and the number for the city."""

    seat: str
    tiles: list[str]
    city: int


class Settle(Record, frozen=True, tag="settle"):
    """A hero that may leave the place of its victory for another tile."""

    seat: str
    hero: str
    place: str


# ---------------------------------------------------------------- gains

class Held(Record, frozen=True, tag="held"):
    """A tile entered by units that an own scout holds already."""

    seat: str
    place: str
    cards: list[int]


class RuinBonus(Record, frozen=True, tag="ruin-bonus"):
    """A ruin whose bonus is due."""

    seat: str
    place: str
    times: int


class StarLines(Record, frozen=True, tag="star-lines"):
    """Lines of the star that are still to pay, and whether one of them may count twice."""

    seat: str
    lines: list[str]
    doubling: bool
    free: bool                      # any line, by a prophecy


class Magic(Record, frozen=True, tag="magic"):
    """Magic cards that are still to be drawn."""

    seat: str
    left: int


class Gods(Record, frozen=True, tag="gods"):
    """A god card that is still to be turned up, given, or looked at."""

    part: Literal["open", "open-another", "gift", "look", "looked"]
    seat: str
    colour: str
    left: int


class TreasuresToFind(Record, frozen=True, tag="treasures"):
    """Treasures that are still to be found, and whether a scout finds them."""

    seat: str
    left: int
    scouting: bool


class TreasureDie(Record, frozen=True, tag="treasure-die"):
    """A treasure die that may be raised."""

    seat: str
    pips: int


class MoreTreasure(Record, frozen=True, tag="more-treasure"):
    """A god's further treasure of a scout."""

    seat: str


class Offered(Record, frozen=True, tag="offer"):
    """A god's effect that is offered."""

    seat: str
    god: int


class Looking(Record, frozen=True, tag="see"):
    """Seats that are about to see a strength or a ruin."""

    what: Literal["strength", "ruin"]
    place: str
    seats: list[str]


# ---------------------------------------------------------------- the fight

class FightPart(Record, frozen=True, tag="fight"):
    """A part of the fight that goes on afterwards."""

    part: Literal["begin", "next-phase", "open-phase", "close-phase", "damage", "outcome", "creature-rolls"]


class FightKind(Record, frozen=True, tag="fight-kind"):
    """Phases of this kind come next."""

    phase: str


class FightSide(Record, frozen=True, tag="fight-side"):
    """What one side of the fight has before it."""

    part: Literal["call", "strike", "cast", "roll", "rolled", "followed", "wounds", "damage"]
    side: Literal["attacker", "defender"]


class CreatureRoll(Record, frozen=True, tag="creature-face"):
    """The creature's roll that may be rolled again."""

    seat: str
    face: int


class LoseHeroes(Record, frozen=True, tag="lose-heroes"):
    """Heroes that a side must still lose."""

    seat: str
    side: Literal["attacker", "defender"]
    left: int


Unfinished = (
    PlainQuestion | Round | RoundStep | Supply | ProphecyFor | TileToLay | Creatures | Figures | Yields | Upkeep
    | Invoked | TaskCheck | Fighters | March | Reinforce | Regroup | Spread | Settle | Held | RuinBonus | StarLines
    | Magic | Gods | TreasuresToFind | TreasureDie | MoreTreasure | Offered | Looking | FightPart | FightKind
    | FightSide | CreatureRoll | LoseHeroes)
