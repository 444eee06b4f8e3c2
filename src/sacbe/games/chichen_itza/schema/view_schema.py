"""The shapes of a view of Chichén Itzá: what a seat, or a watcher, sees.  Types of the page are made from them."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from sacbe.games.chichen_itza.schema.pending_schema import Unfinished
from sacbe.games.chichen_itza.schema.unit_schema import Gear, Gem, GodColour, Group, Hero, Phase, SideName
from sacbe.kernel.definition.presenter import VariantView

Nothing = Literal["none"]
Terrain = Literal["land", "water", "both"]
Half = Literal["light", "dark"]
TileKind = Literal["mine", "ruin", "camp", "village", "temple"]


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a view: exactly these fields."""


# ---------------------------------------------------------------- the land

class Ground(Shape, frozen=True):
    """What is printed on a terrain tile, and the terrain that counts now."""

    kind: TileKind
    terrain: Terrain
    terrain_now: Terrain
    tunnel: bool


class Ruin(Shape, frozen=True):
    """A ruin that is known."""

    number: int
    bonus: int
    points: int


class TerrainTile(Shape, frozen=True):
    """A terrain tile; what is not known is null."""

    kind: TileKind
    terrain: Terrain
    terrain_now: Terrain
    tunnel: bool
    cell: list[int]                             # column and row
    creature: str
    strength: int | None                        # as printed
    hearts: int | None                          # what a fight would have to take now
    owner: str
    units: Group
    scouts: list[str]
    edge: bool
    gems: int | UnsetType = UNSET               # of a mine
    ruin: Ruin | UnsetType | None = UNSET       # of a ruin site
    open: bool | UnsetType = UNSET


# ---------------------------------------------------------------- actions and cards

class Use(Shape, frozen=True):
    """A way to use an action tile, with its price and the parts of it."""

    action: str
    hero: str
    price: int
    marker: int                                 # the cost marker that counts, before cards
    saved: int
    toll: int                                   # a coin that another player is owed besides
    keeper: str
    affordable: bool


class Action(Shape, frozen=True):
    """An action tile on the board."""

    row: int
    column: int
    actions: list[str]
    low: int | None                             # prices in force; null before cost markers are dealt
    high: int | None
    printed: list[int] | None                   # the lower first
    marks: list[str]
    uses: list[Use]                             # for the seat that looks; none for a watcher


class HeroTop(Shape, frozen=True):
    """The hero card on top of a stack."""

    card: int | Nothing
    upkeep: int


class MagicCards(Shape, frozen=True):
    """Magic cards by type."""

    stone: int
    fire: int


class Change(Shape, frozen=True):
    """A value that the prophecy in force changes: without it, and now."""

    what: str
    before: int | str = field(name="from")
    now: int | str = field(name="to")


class CityAttack(Shape, frozen=True):
    """The attack on the city at the end of the round, as it counts now."""

    strength: int
    points: int
    die: Half


class Modules(Shape, frozen=True):
    """What the table agreed on."""

    prophecies: bool
    creatures: dict[str, str]
    tunnels: bool


class CreatureDice(Shape, frozen=True):
    """The symbols of each face of a creature's die."""

    light: list[list[str]]
    dark: list[list[str]]


# ---------------------------------------------------------------- the fight

class SideInForce(Shape, frozen=True):
    """What counts for a side of a fight after all cards: faces that hit, dice, and cards that may be cast."""

    stone: list[int]
    fire: list[int]
    ranged: list[int]
    ranged_follow_up: list[int]
    melee: list[int]
    pairs: bool                                 # each pair of sixes in melee is a hit
    ranged_dice: int
    melee_dice: int
    stone_cards: int | None                     # null without a limit
    fire_cards: int | None
    converts: bool                              # cards of one type may be cast as the other
    luck: bool                                  # luck may be spent


class Roll(Shape, frozen=True):
    """The roll on the table that is not counted yet."""

    side: SideName
    dice: list[int]
    faces: list[int]                            # that hit
    hits: int
    pairs: int                                  # hits by pairs of sixes, included in the hits
    paired: int                                 # the face of these pairs, 0 without
    misses: int
    follow_ups: int                             # dice that are rolled one more time if the roll stands
    following: bool


class FightPhase(Shape, frozen=True):
    """A phase of the fight that is under way or to come."""

    phase: Phase
    number: int
    why: Literal["usual", "added", "converted"]


class CreatureFace(Shape, frozen=True):
    """What a face of the creature's die does in this phase."""

    symbols: list[str]
    damage: int
    guards: int
    coins: int
    again: bool                                 # the creature rolls one more time


class OnceUsed(Shape, frozen=True):
    """What each side has used and cannot use again in this phase, or in this combat."""

    attacker: list[str]
    defender: list[str]


class HeroCards(Shape, frozen=True):
    """Hero cards that count in this phase, by side."""

    attacker: list[int]
    defender: list[int]


class BothInForce(Shape, frozen=True):
    """Values in force for both sides; a creature has none."""

    attacker: SideInForce | None
    defender: SideInForce | None


class Fight(Shape, frozen=True):
    """The fight under way; the defender of the city counts as attacker here."""

    attacker: str
    defender: str
    place: str
    start: str
    creature: str
    strength: int
    hearts: int
    attackers: Group
    defenders: Group
    phase: Phase | Nothing
    number: int
    planned: int
    to_roll: int
    dice: list[int]
    hits: int
    blows: int
    damage: int
    spare: list[int]                      # one-time shields of both sides that are still unused
    cast: MagicCards
    cowed: bool                                 # the creature keeps gears low:
    lowered: list[Gear]                         # these; one at level 1 stays there
    shield_lowered: bool
    die: Half | Nothing                         # that the creature rolls
    silenced: bool                              # a hero takes the creature its ability
    flown: bool                                 # the phases under way stand in for the melee
    side: SideName                              # whose roll or damage is pending
    rolled: int
    element: Literal["stone", "fire", "none"]
    following: bool
    used: OnceUsed
    cards: HeroCards
    in_force: BothInForce
    roll: Roll | None
    phases: list[FightPhase]
    ability: str
    symbol: str                                 # of the creature's die that hits in this phase, or none
    faces: list[CreatureFace]


# ---------------------------------------------------------------- the seats

class OwnHero(Shape, frozen=True):
    """A hero that is out; one that fights or is in hand has no place."""

    card: int
    upkeep: int
    place: str


class IdolWorth(Shape, frozen=True):
    """What one idol is worth: given away for coins, luck or magic cards, or as one-time shields."""

    coins: int
    luck: int
    magic: int
    shields: int


class AttackPrice(Shape, frozen=True):
    """What an attack on this seat costs: war markers to turn, and coins to give."""

    war: int
    coins: int


class Limits(Shape, frozen=True):
    """What a seat may do and gets now, after all cards."""

    units: int                                  # on a tile and in a group
    shields: int
    melee: int                                  # the highest face that hits
    ranged_dice: int
    reinforcements: int
    treasures: int                              # of a scout action
    looks: int                                  # god cards to look at before one is taken
    idol: IdolWorth
    attack: AttackPrice
    income: int                                 # coins of the strips
    upkeep: int                                 # coins due for all heroes


class Seat(Shape, frozen=True):
    """What lies before a seat; only the seat itself sees the types of its magic cards."""

    coins: int
    luck: int
    idols: int
    shields: int
    defense: int
    melee: int
    ranged: int
    magic: int
    reserve: int
    strips: list[Literal["income", "points"]]
    hand: int
    shown: MagicCards                           # cards of the hand whose type all know
    gods: list[int]
    gems: list[Gem]
    war: int
    favor: int
    tasks: list[int]
    trophies: dict[str, list[int]]
    repelled: dict[str, int]
    failed: list[str]
    repeated: bool                              # an own tile was used a second time this round
    levy: int                                   # warriors due in place of coins
    range: int
    range_printed: int
    lifted: int
    turns: int
    markers_left: int
    scouts_left: int
    controls: list[str]
    heroes: dict[Hero, OwnHero]
    limits: Limits
    stone: int | UnsetType = UNSET
    fire: int | UnsetType = UNSET


class View(Shape, frozen=True):
    """The whole view of a seat or a watcher."""

    round: int
    order: list[str]
    favor_order: list[str]
    rows: list[int | None]
    columns: list[int | None]
    row_values: list[int | None]                # what the markers count under the prophecy in force
    column_values: list[int | None]
    grid: list[list[str]]
    open_gods: dict[GodColour, int | Nothing]
    more_gods: dict[GodColour, list[int]]
    gone_gods: dict[GodColour, list[int]]
    god_decks: dict[GodColour, int]
    hero_tops: dict[Hero, HeroTop]
    hero_under: dict[Hero, list[int]]
    hero_decks: dict[Hero, int]
    prophecy: int | Nothing
    past_prophecies: list[int]
    prophecies_left: int
    changes: list[Change]
    pile: MagicCards
    magic_deck: int
    attacks: list[str]
    city_attack: CityAttack
    land_die: Half
    stage: Literal["laying", "supply", "turns", "end"]
    fight: Fight | Nothing
    tiles: dict[str, TerrainTile]
    city: dict[str, Group]
    actions: dict[str, Action]
    tasks: dict[str, list[str]]
    tile_to_lay: str
    laying: Ground | Nothing
    star: dict[str, str]
    dice: dict[str, CreatureDice]
    modules: Modules
    kinds: list[str]
    unfinished: list[Unfinished]
    seats: dict[str, Seat]
    god_under: dict[GodColour, list[int]] | UnsetType = UNSET      # for a seat that may look at decks
    looked: list[int] | UnsetType = UNSET
    variant: VariantView | UnsetType = UNSET
