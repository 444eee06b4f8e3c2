"""The shapes of what players see of a game: the view of a seat or a watcher, and the data of each question.

The page's types are made from these, so every field has its exact type.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from sacbe.games.temple_of_chac.schema.pending_schema import Deck, Seat, Shape, TokensDrawn, Unfinished
from sacbe.kernel.definition.presenter import VariantView

God = Literal["kukulkan", "ah-puch", "ixchel", "zotz", "chac"]
Nothing = Literal["none"]
DieKind = Literal["low", "high"]
WebState = Literal["hidden", "spider", "gone"]
TileState = Literal["gone", "trap", "down", "searched", "safe"]


# ---------------------------------------------------------------- what is printed

class Treasure(Shape, frozen=True):
    """The god of a treasure, and what it brings at least and at most."""

    god: God | Nothing
    least: int
    most: int


class DieUse(Shape, frozen=True):
    """What a die of a kind does."""

    faces: list[int]
    steps: int
    cards: int


class DieUses(Shape, frozen=True):
    """Dice of 1 to 3, and of 4 to 6."""

    low: DieUse
    high: DieUse


class Printed(Shape, frozen=True):
    """What is printed on board and cards; it is the same in every view of a game."""

    treasures: dict[str, Treasure]
    dice: DieUses
    planks: int
    gods: list[God]
    plates: list[str]
    alcoves: dict[str, str]                     # the space that each one faces
    tokens: TokensDrawn                         # in the bag
    last: str                                   # where the boulder seals the exit
    joins: list[list[str]]                       # ways in both directions
    one_way: list[list[str]]
    squares: dict[str, list[int] | None]        # what is drawn elsewhere than it ships, or not at all
    changes: dict[str, Any]


# ---------------------------------------------------------------- the table

class WebsLeft(Shape, frozen=True):
    """Web tokens that nobody has seen."""

    spider: int
    blank: int


class Tile(Shape, frozen=True):
    """A lava tile as the viewer knows it."""

    glyph: str                                  # "none" before it is laid
    number: int | None                          # null: not known
    state: TileState
    flipped: bool
    searched: bool
    gone: bool


class Stop(Shape, frozen=True):
    """Where the boulder may stand after its next roll."""

    space: str
    chance: float


class Danger(Shape, frozen=True):
    """How likely the next roll hurts a seat."""

    seat: Seat
    danger: Literal["boulder", "walls"]
    chance: float


class BoulderRoll(Shape, frozen=True):
    """The next roll of the boulder: `base` spaces, and one for each die that shows `least` or more."""

    dice: int
    base: int
    least: int
    stops: list[Stop]
    plate: float                                # how likely it reaches the next plate
    sealed: float                               # how likely it seals the exit
    dangers: list[Danger]


# ---------------------------------------------------------------- seats

class Something(Shape, frozen=True, tag_field="what"):
    """What there is to do on a space."""


class Clues(Something, frozen=True, tag="clues"):
    """Two clues to decipher."""

    clues: list[str]


class Alcove(Something, frozen=True, tag="alcove"):
    """A lock, and the Successes that it takes this seat."""

    alcove: str
    idol: str
    needed: int


class Shore(Something, frozen=True, tag="shore"):
    """The way out of the rapids: no die may show more than the safe face."""

    space: str
    dice: int
    safe: int


class Bridge(Something, frozen=True, tag="bridge"):
    """Planks to break: each die that shows so much takes one."""

    dice: int
    breaks: int


class Idle(Something, frozen=True, tag="none"):
    """A space where there is nothing to do."""


Interaction = Clues | Alcove | Shore | Bridge | Idle


class Burden(Shape, frozen=True):
    """A row of the burden table: the action dice that a number of cards leaves; the last row has no end."""

    dice: int
    least: int
    most: int | None


class Score(Shape, frozen=True):
    """What a seat would score outside; unopened boxes come on top."""

    treasures: int
    boxes: int
    sets: int
    injuries: int
    total: int
    unopened: int
    gods: list[God]


class Adventurer(Shape, frozen=True):
    """A seat: what everybody sees, and of the own seat (at the end of all seats) what only it knows."""

    adventurer: str                             # "none" before it is dealt
    at: str
    fallen: bool
    wounds: int
    health: int
    capacity: int                               # of the storage
    gear: list[str]
    used: list[str]                             # gear and abilities, as often as they were used in this turn
    worn: list[str]                             # gear that has done all its work in this turn
    escaped: int                                # the place in the order of escapes, 0 inside
    boxes: int
    dice: list[int]
    spent: bool
    next_dice: int
    burdens: list[Burden]
    deck: Deck | Nothing                        # that its space is searched from
    downstream: str                             # where the current would carry it, "none" outside the rapids
    interaction: Interaction
    hand: int
    store: int
    injuries: int
    hand_cards: list[str] | UnsetType = UNSET
    store_cards: list[str] | UnsetType = UNSET
    injury_values: list[int] | UnsetType = UNSET
    score: Score | UnsetType = UNSET


class View(Shape, frozen=True):
    """What a seat, or a watcher, sees of the temple."""

    you: Seat | Nothing
    round: int
    first: Seat
    order: list[Seat]                           # of the turns in this round
    turn: Seat | Nothing
    boulder: str
    boulder_roll: BoulderRoll
    plates: int
    walls: Literal["open", "closing", "shut"]
    planks: int
    surging: int
    clues: dict[str, int]
    webs: dict[str, WebState]
    webs_left: WebsLeft
    alcoves: dict[str, str]
    locks: dict[str, int]                       # Successes that each filled alcove takes the viewer
    decks: dict[Deck, dict[str, int]]
    sizes: dict[Deck, int]
    lost_decks: list[Deck]                      # of rooms that nobody can enter any more
    discards: dict[str, int]
    lava: dict[str, Tile]
    injuries_left: int
    unfinished: list[Unfinished]
    seats: dict[Seat, Adventurer]
    printed: Printed
    peeked: dict[str, str] | UnsetType = UNSET
    notes: dict[Seat, list[str]] | UnsetType = UNSET
    variant: VariantView | UnsetType = UNSET


# ---------------------------------------------------------------- data of questions

class ActionFacts(Shape, frozen=True):
    """An action: dice and place, what they can do here, and how likely an interaction succeeds."""

    dice: list[int]
    at: str
    fallen: bool
    behind: int | None                          # spaces between the boulder and a seat that is ahead of it
    steps: list[str]                            # spaces that one step leads to
    interaction: Interaction
    chance: float | None                        # that the lock opens, that one gets ashore, that the bridge falls
    deck: Deck | Nothing
    deck_left: int
    found: dict[Literal["treasure", "gear", "hazard"], int]     # what is left in that deck
    reveals: dict[DieKind, int]                 # cards that a search with such a die would reveal
    free: int                                   # places left in the storage
    refused: dict[str, str]                     # by verb: actions that are not possible, and the rule against them


class StepFacts(Shape, frozen=True):
    """A step: how many are left, and whether it would be a sprint."""

    at: str
    left: int
    sprint: bool


class DropFacts(Shape, frozen=True):
    """Cards to drop."""

    cards: int
    dropped: bool


class DangerFacts(Shape, frozen=True):
    """Bats or a spider."""

    at: str
    dice: list[int]
    wounds: int
    health: int
    torch: bool


class TreasureFacts(Shape, frozen=True):
    """Treasures that were revealed."""

    cards: list[str]


class DriftFacts(Shape, frozen=True):
    """The current: from here to there."""

    at: str
    to: str


class LockFacts(Shape, frozen=True):
    """An attempt at a lock, and how likely it opens if all dice are spent on it."""

    alcove: str
    idol: str
    needed: int
    drawn: TokensDrawn
    left: TokensDrawn
    dice: list[int]
    chance: float


class PeekFacts(Shape, frozen=True):
    """Clues with their numbers, and the tiles that are known already."""

    clues: dict[str, int]
    known: dict[str, str]


class HurtFacts(Shape, frozen=True):
    """Somebody must leave a space, wounded: from lava, or pushed by the boulder."""

    at: str
    wounds: int
    health: int


class ExitRollFacts(Shape, frozen=True):
    """The roll to get out, which a vest may change."""

    rolled: list[int]
    safe: int
    failed: list[int]                           # dice above the safe face
    vests: int
    wounds: int
    health: int
    chance: float                               # to get ashore with the vests


class Victim(Shape, frozen=True):
    """Somebody in reach of the whip."""

    seat: Seat
    at: str
    cards: int


class WhipFacts(Shape, frozen=True):
    """The whip: who can be robbed."""

    at: str
    victims: list[Victim]

