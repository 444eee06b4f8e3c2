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
    """A deal: what is dealt, and how much of it was."""

    what: Literal["clues", "glyphs", "idols", "adventurers", "gear"]
    dealt: int


class ChoosingFirst(UnfinishedRule, frozen=True, tag="first"):
    """The gift of the first marker."""


class InRound(UnfinishedRule, frozen=True, tag="round"):
    """A round: turns that have come up in it."""

    turns: int


class EndingRound(UnfinishedRule, frozen=True, tag="end-of-round"):
    """The end of a round: everybody had a turn."""


class PassingMarker(UnfinishedRule, frozen=True, tag="marker"):
    """The marker that goes on after the boulder."""


class Scoring(UnfinishedRule, frozen=True, tag="scoring"):
    """The final scoring: seats whose boxes are opened, and the boxes of the next one that are."""

    seats: int
    opened: int


class BeginningTurn(OfSeat, frozen=True, tag="begin"):
    """A turn before its roll."""


class InTurn(OfSeat, frozen=True, tag="turn"):
    """A turn with dice to spend."""


class RollingDice(OfSeat, frozen=True, tag="roll"):
    """A roll of action dice: how many are still to roll."""

    left: int


# ---------------------------------------------------------------- actions

class Walking(OfSeat, frozen=True, tag="walk"):
    """A walk: steps left, whether one was made, and whether a sprint may add one."""

    left: int
    moved: bool
    may_sprint: bool


class Dropping(OfSeat, frozen=True, tag="drop"):
    """A drop of cards: whether anything was dropped yet."""

    dropped: bool


class Stealing(OfSeat, frozen=True, tag="theft"):
    """A theft: a card of the victim is drawn."""

    victim: Seat


class CrackingWhip(OfSeat, frozen=True, tag="whip"):
    """The whip, which looks for a victim."""


class UsingNotebook(OfSeat, frozen=True, tag="notebook"):
    """The notebook, which looks for a clue."""


class PickingLock(OfSeat, frozen=True, tag="lock"):
    """An attempt at a lock: Successes still needed, and the tokens drawn."""

    alcove: str
    needed: int
    drawn: TokensDrawn


class RevealingCards(OfSeat, frozen=True, tag="reveal"):
    """A search in which cards are revealed: how many still, and those that are."""

    deck: Deck
    left: int
    cards: list[str]


class Striking(OfSeat, frozen=True, tag="hazard"):
    """A revealed hazard that waits."""

    hazard: str


class KeepingTreasure(OfSeat, frozen=True, tag="treasure"):
    """The choice of a treasure: those of which one may be taken."""

    cards: list[str]


class Searching(OfSeat, frozen=True, tag="search"):
    """A search under way, and where it began."""

    space: str


class MeetingBats(OfSeat, frozen=True, tag="bats"):
    """Bats that have come up."""


# ---------------------------------------------------------------- rooms

class PeekingClue(OfSeat, frozen=True, tag="peek"):
    """A look at a clue, whose tile is being drawn."""

    clue: str


class FlippingTile(OfSeat, frozen=True, tag="tile"):
    """A tile that is turned up; `fleeing` says whether it is a refuge."""

    space: str
    fleeing: bool


class Fleeing(OfSeat, frozen=True, tag="flee"):
    """A seat that burns and needs a refuge."""


class ShowingWeb(OfSeat, frozen=True, tag="web"):
    """A web that is turned up."""

    space: str


class MeetingSpider(OfSeat, frozen=True, tag="spider"):
    """A spider that bites."""

    space: str


class RollingPlanks(OfSeat, frozen=True, tag="planks"):
    """A roll for planks: dice still to roll, and planks lost."""

    left: int
    lost: int


class Drifting(OfSeat, frozen=True, tag="drift"):
    """The current after a search."""


class LeavingRapids(OfSeat, frozen=True, tag="exit-roll"):
    """A roll to leave the rapids: dice still to roll, those rolled, and vests that may change them."""

    left: int
    rolled: list[int]
    vests: int


# ---------------------------------------------------------------- boulder and wounds

class RollingBoulder(UnfinishedRule, frozen=True, tag="boulder-roll"):
    """A roll of the boulder: dice still to roll, and the spaces it will move."""

    left: int
    spaces: int


class MovingBoulder(UnfinishedRule, frozen=True, tag="boulder"):
    """A move of the boulder: how many spaces."""

    spaces: int


class PressingPlates(UnfinishedRule, frozen=True, tag="plates"):
    """The plates, which come after the hits."""


class RunOver(OfSeat, frozen=True, tag="run-over"):
    """A seat that the boulder runs over."""


class Struck(OfSeat, frozen=True, tag="struck"):
    """A seat that the boulder hits."""


class BeingPushed(OfSeat, frozen=True, tag="push"):
    """A seat that was hit is pushed away."""


class Falling(OfSeat, frozen=True, tag="fall"):
    """A seat that falls when the rest is done."""


class Wounding(OfSeat, frozen=True, tag="wounds"):
    """Wounds that a seat still takes."""

    left: int


class DrawingInjury(OfSeat, frozen=True, tag="injury"):
    """An injury that is drawn."""


Unfinished = (Dealing | ChoosingFirst | InRound | EndingRound | PassingMarker | Scoring | BeginningTurn | InTurn
              | RollingDice | Walking | Dropping | Stealing | CrackingWhip | UsingNotebook | PickingLock
              | RevealingCards | Striking | KeepingTreasure | Searching | MeetingBats | PeekingClue | FlippingTile
              | Fleeing | ShowingWeb | MeetingSpider | RollingPlanks | Drifting | LeavingRapids | RollingBoulder
              | MovingBoulder | PressingPlates | RunOver | Struck | BeingPushed | Falling | Wounding | DrawingInjury)
