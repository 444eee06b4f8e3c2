"""The shapes of what is half done: one for each kind of unfinished rule, told apart by `rule`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

Seat = Literal["red", "blue", "green", "yellow", "purple"]
Deck = Literal["kukulkan", "ah-puch", "ixchel", "zotz"]


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """A record with exactly these fields."""


class TokensDrawn(Shape, frozen=True):
    """Lockpick tokens by kind."""

    success: int
    success_fail: int = field(name="success-fail")
    fail: int


class UnfinishedRule(Shape, frozen=True, tag_field="rule"):
    """An unfinished rule."""


class OfSeat(UnfinishedRule, frozen=True):
    """An unfinished rule that concerns one seat."""

    seat: Seat


# ---------------------------------------------------------------- setup, rounds and turns

class Dealing(UnfinishedRule, frozen=True, tag="dealing"):
    """What is dealt, and how much of it was."""

    what: Literal["clues", "glyphs", "idols", "adventurers", "gear"]
    dealt: int


class ChoosingFirst(UnfinishedRule, frozen=True, tag="first"):
    """The first marker is given out."""


class InRound(UnfinishedRule, frozen=True, tag="round"):
    """Turns that have come up in this round."""

    turns: int


class EndingRound(UnfinishedRule, frozen=True, tag="end-of-round"):
    """Everybody had a turn."""


class PassingMarker(UnfinishedRule, frozen=True, tag="marker"):
    """After the boulder the marker goes on."""


class Scoring(UnfinishedRule, frozen=True, tag="scoring"):
    """Seats whose boxes are opened, and the boxes of the next one that are."""

    seats: int
    opened: int


class BeginningTurn(OfSeat, frozen=True, tag="begin"):
    """A turn before its roll."""


class InTurn(OfSeat, frozen=True, tag="turn"):
    """A turn with dice to spend."""


class RollingDice(OfSeat, frozen=True, tag="roll"):
    """Action dice still to roll."""

    left: int


# ---------------------------------------------------------------- actions

class Walking(OfSeat, frozen=True, tag="walk"):
    """Steps left, whether one was made, and whether a sprint may add one."""

    left: int
    moved: bool
    may_sprint: bool


class Dropping(OfSeat, frozen=True, tag="drop"):
    """Was anything dropped yet?"""

    dropped: bool


class Stealing(OfSeat, frozen=True, tag="theft"):
    """A card of a victim is drawn."""

    victim: Seat


class CrackingWhip(OfSeat, frozen=True, tag="whip"):
    """The whip looks for a victim."""


class UsingNotebook(OfSeat, frozen=True, tag="notebook"):
    """The notebook looks for a clue."""


class PickingLock(OfSeat, frozen=True, tag="lock"):
    """Successes still needed, and the tokens drawn."""

    alcove: str
    needed: int
    drawn: TokensDrawn


class RevealingCards(OfSeat, frozen=True, tag="reveal"):
    """Cards still to reveal, and those that are."""

    deck: Deck
    left: int
    cards: list[str]


class Striking(OfSeat, frozen=True, tag="hazard"):
    """A revealed hazard that waits."""

    hazard: str


class KeepingTreasure(OfSeat, frozen=True, tag="treasure"):
    """Treasures of which one may be kept."""

    cards: list[str]


class Searching(OfSeat, frozen=True, tag="search"):
    """A search under way, and where it began."""

    space: str


class MeetingBats(OfSeat, frozen=True, tag="bats"):
    """Bats have come up."""


# ---------------------------------------------------------------- rooms

class PeekingClue(OfSeat, frozen=True, tag="peek"):
    """The tile of a clue is looked for."""

    clue: str


class FlippingTile(OfSeat, frozen=True, tag="tile"):
    """A tile is turned up; `fleeing` says whether it is a refuge."""

    space: str
    fleeing: bool


class Fleeing(OfSeat, frozen=True, tag="flee"):
    """Somebody burns and needs a refuge."""


class ShowingWeb(OfSeat, frozen=True, tag="web"):
    """A web is turned up."""

    space: str


class MeetingSpider(OfSeat, frozen=True, tag="spider"):
    """A spider bites."""

    space: str


class RollingPlanks(OfSeat, frozen=True, tag="planks"):
    """Dice still to roll for planks, and planks lost."""

    left: int
    lost: int


class Drifting(OfSeat, frozen=True, tag="drift"):
    """The current after a search."""


class LeavingRapids(OfSeat, frozen=True, tag="exit-roll"):
    """Dice still to roll, those rolled, and vests that may change them."""

    left: int
    rolled: list[int]
    vests: int


# ---------------------------------------------------------------- boulder and wounds

class RollingBoulder(UnfinishedRule, frozen=True, tag="boulder-roll"):
    """Dice of the boulder still to roll, and the spaces it will move."""

    left: int
    spaces: int


class MovingBoulder(UnfinishedRule, frozen=True, tag="boulder"):
    """Spaces that the boulder moves."""

    spaces: int


class PressingPlates(UnfinishedRule, frozen=True, tag="plates"):
    """Plates come after the hits."""


class RunOver(OfSeat, frozen=True, tag="run-over"):
    """The boulder runs over a seat."""


class Struck(OfSeat, frozen=True, tag="struck"):
    """The boulder hits a seat."""


class BeingPushed(OfSeat, frozen=True, tag="push"):
    """A seat that was hit is pushed away."""


class Falling(OfSeat, frozen=True, tag="fall"):
    """A seat falls when the rest is done."""


class Wounding(OfSeat, frozen=True, tag="wounds"):
    """Wounds still to take."""

    left: int


class DrawingInjury(OfSeat, frozen=True, tag="injury"):
    """An injury is drawn."""


Unfinished = (Dealing | ChoosingFirst | InRound | EndingRound | PassingMarker | Scoring | BeginningTurn | InTurn
              | RollingDice | Walking | Dropping | Stealing | CrackingWhip | UsingNotebook | PickingLock
              | RevealingCards | Striking | KeepingTreasure | Searching | MeetingBats | PeekingClue | FlippingTile
              | Fleeing | ShowingWeb | MeetingSpider | RollingPlanks | Drifting | LeavingRapids | RollingBoulder
              | MovingBoulder | PressingPlates | RunOver | Struck | BeingPushed | Falling | Wounding | DrawingInjury)
