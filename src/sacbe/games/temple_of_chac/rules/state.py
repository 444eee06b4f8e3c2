"""The tables of a running game, and the smallest verbs and queries every chapter uses."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.temple_of_chac.data.edition import WAYS, Edition
from sacbe.games.temple_of_chac.data.tables import CLUES, TILES, WEBS
from sacbe.games.temple_of_chac.data.constants import (BRIDGE, CARDS, CORRIDOR, EMPTY, ENTRANCE, FELL, GEARS, HALL, LOW,
                                                       TREASURES)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.frame import Ask, QuestionFrame, State


class Rulings:
    """What a table has agreed on, and the readings of disputed rules in force there; shared by all its clones."""

    def __init__(self, first: i64, heroes: tuple[i64, ...], push_anywhere: bool, eject_nearest: bool, one_mouth: bool,
                 fixed_glyphs: bool, box_is_kukulkan: bool) -> None:
        self.first: Final[i64] = first                      # a seat, or EMPTY for a draw
        self.heroes: Final[tuple[i64, ...]] = heroes        # the adventurer of each seat, EMPTY for a dealt one
        self.push_anywhere: Final = push_anywhere
        self.eject_nearest: Final = eject_nearest
        self.one_mouth: Final = one_mouth
        self.fixed_glyphs: Final = fixed_glyphs
        self.box_is_kukulkan: Final = box_is_kukulkan


class Player:
    """What one adventurer has."""

    def __init__(self, edition: Edition, hand: vec[i64], store: vec[i64], gear: vec[i64],
                 injuries: vec[i64]) -> None:
        self.edition: Final = edition           # of the table
        self.hand: vec[i64] = hand              # copies of each treasure
        self.store: vec[i64] = store
        self.gear: vec[i64] = gear              # copies of each gear
        self.injuries: vec[i64] = injuries      # of each kind
        self.adventurer: i64 = EMPTY
        self.at: i64 = ENTRANCE
        self.fallen: bool = False
        self.wounds: i64 = 0
        self.escaped: i64 = 0                   # the how-manieth to leave, 0 inside
        self.used: i64 = 0                      # how often each gear was used this turn, then each ability
        self.boxes: i64 = 0                     # points of treasure boxes, rolled at the end

    def copy(self) -> Player:
        twin = Player(self.edition, self.hand[:], self.store[:], self.gear[:], self.injuries[:])
        twin.adventurer, twin.at, twin.fallen, twin.wounds = self.adventurer, self.at, self.fallen, self.wounds
        twin.escaped, twin.used, twin.boxes = self.escaped, self.used, self.boxes
        return twin

    def numbers(self) -> list[i64]:
        """Return all fields as numbers, for digests."""
        return [*self.hand, *self.store, *self.gear, *self.injuries, self.adventurer, self.at, int(self.fallen),
                self.wounds, self.escaped, self.used, self.boxes]


class Table(State):
    """The temple.  What nobody has seen has no order and no value yet: it is drawn when somebody looks."""

    def __init__(self, players: list[Player], edition: Edition, rulings: Rulings, decks: vec[i64], lava: vec[i64],
                 small: vec[i64], dice: vec[i64], known: vec[i64]) -> None:
        super().__init__()
        self.players: Final = players
        self.seats: Final[i64] = len(players)
        self.edition: Final = edition
        self.rulings: Final = rulings
        self.decks: vec[i64] = decks            # copies of every card in every deck, then the discards
        self.lava: vec[i64] = lava              # per tile: number, seats that know it, glyph; see the places below
        self.small: vec[i64] = small            # clues, webs, alcoves, supplies; see the places below
        self.dice: vec[i64] = dice              # unspent action dice by face
        self.known: vec[i64] = known            # what each seat knows of the others' treasures; see rules.secrets
        self.flipped: i64 = 0                   # lava tiles number side up, as bits
        self.gone: i64 = 0                      # lava tiles that left the game
        self.searched: i64 = 0
        self.boulder: i64 = edition.start       # its corridor space, counted from C0
        self.plates: i64 = 0                    # triggered
        self.planks: i64 = edition.planks
        self.surging: i64 = 0                   # face-up Surging Waters
        self.spent: bool = False                # a die of this turn was spent
        self.turn: i64 = EMPTY                  # whose turn it is
        self.first: i64 = 0                     # holder of the marker
        self.escapes: i64 = 0
        self.round: i64 = 0

    def clone(self) -> Table:
        twin = Table([p.copy() for p in self.players], self.edition, self.rulings, self.decks[:], self.lava[:],
                     self.small[:], self.dice[:], self.known[:])
        twin.stack, twin.ask, twin.reveals, twin.origin = self.stack.copy(), self.ask, self.reveals, self.origin
        twin.flipped, twin.gone, twin.searched = self.flipped, self.gone, self.searched
        twin.boulder, twin.plates, twin.planks = self.boulder, self.plates, self.planks
        twin.surging, twin.spent, twin.turn = self.surging, self.spent, self.turn
        twin.first, twin.escapes, twin.round = self.first, self.escapes, self.round
        return twin

    def stream_key(self) -> i64:
        """Return the round and whose turn it is, so that more dice for one seat do not change those of the others."""
        return self.round << 8 | self.turn

    def text(self) -> str:
        tables = [list(v) for v in (self.decks, self.lava, self.small, self.dice, self.known)]
        return str([[p.numbers() for p in self.players], tables, self.flipped, self.gone, self.searched, self.boulder,
                    self.plates, self.planks, self.surging, self.spent, self.turn, self.first, self.escapes,
                    self.round, self.reveals])


# places in Table.lava
NUMBER_AT: Final = 0                    # the number of a tile, 0 while nobody knows it
SEEN_AT: Final[i64] = TILES             # seats that know it without its being flipped
GLYPH_AT: Final[i64] = 2 * TILES        # the glyph it shows

# places in Table.small
CLUE_AT: Final = 0                              # numbers of the four clues
WEB_AT: Final[i64] = CLUES                      # state of each web token
WEBS_LEFT: Final[i64] = CLUES + WEBS            # spiders and blanks nobody has seen
ALCOVE_AT: Final[i64] = WEBS_LEFT + 2           # the idol of each alcove, EMPTY without
INJURIES_LEFT: Final[i64] = ALCOVE_AT + 5       # of each kind


# places in Table.decks
DISCARDS: Final[i64] = 4 * CARDS                # the discarded treasures, after the four decks


def deck_place(deck: i64, card: i64) -> i64:
    """Return the place of the copies of a card in a deck."""
    return deck * CARDS + card


class TableQuestion(QuestionFrame[Table]):
    """A question at this table; typed here, so that the loop below needs no casts when compiled."""

    def candidate_choices(self, t: Table) -> list[i64]:
        raise NotImplementedError

    def refusal(self, t: Table, choice: i64) -> i64:
        raise NotImplementedError

    def legal_choices(self, t: Table) -> list[i64]:
        return [c for c in self.candidate_choices(t) if self.refusal(t, c) == 0]

    def run(self, t: Table) -> Ask | None:
        return Ask(self.seat, self.prompt, self.legal_choices(t))


def empty_table(players: i64, edition: Edition, rulings: Rulings) -> Table:
    """Return the game before anything is dealt: tc.setup.boulder-walls-bridge, tc.setup.supplies."""
    seats = [Player(edition, vec[i64]([0] * TREASURES), vec[i64]([0] * TREASURES), vec[i64]([0] * GEARS),
                    vec[i64]([0] * 3)) for _ in range(players)]
    small = [0] * (CLUES + WEBS) + list(edition.webs) + [EMPTY] * 5 + list(edition.injuries)
    return Table(seats, edition, rulings, vec[i64](list(edition.decks) + [0] * TREASURES),
                 vec[i64]([0] * (2 * TILES) + [EMPTY] * TILES), vec[i64](small), vec[i64]([0] * 7),
                 vec[i64]([0] * (2 * 25)))


# ---------------------------------------------------------------- tokens and tiles

def clue_number(t: Table, clue: i64) -> i64:
    """Return the number on a clue, 0 before it is laid."""
    return t.small[CLUE_AT + clue]


def web_state(t: Table, at: i64) -> i64:
    """Return how the web token of a cave space lies."""
    return t.small[WEB_AT + at]


def webs_left(t: Table, kind: i64) -> i64:
    """Count the spiders or blanks that nobody has seen."""
    return t.small[WEBS_LEFT + kind]


def idol_in(t: Table, alcove: i64) -> i64:
    """Return the idol of an alcove, or EMPTY."""
    return t.small[ALCOVE_AT + alcove]


def injuries_left(t: Table, kind: i64) -> i64:
    """Count the injuries of a kind in the supply; a kind goes by the value that is printed on it."""
    return t.small[INJURIES_LEFT + kind - 1]


def number_of(t: Table, tile: i64) -> i64:
    """Return the number of a lava tile, 0 while nobody knows it."""
    return t.lava[NUMBER_AT + tile]


def has_seen(t: Table, seat: i64, tile: i64) -> bool:
    """Return whether a seat knows the number of a tile that is not turned up."""
    return t.lava[SEEN_AT + tile] >> seat & 1 != 0


def is_flipped(t: Table, tile: i64) -> bool:
    """Return whether a tile lies number side up."""
    return t.flipped >> tile & 1 != 0


def is_gone(t: Table, tile: i64) -> bool:
    """Return whether a tile has left the game."""
    return t.gone >> tile & 1 != 0


def is_searched(t: Table, tile: i64) -> bool:
    """Return whether a tile was searched already."""
    return t.searched >> tile & 1 != 0


# ---------------------------------------------------------------- adventurers

def seat_at(t: Table, at: i64) -> i64:
    """Return the seat that comes at this place in the round: clockwise from the marker."""
    return (t.first + at) % t.seats


def is_inside(p: Player) -> bool:
    """Return whether the adventurer is still in the temple."""
    return p.escaped == 0


def is_anybody_inside(t: Table) -> bool:
    """Return whether there is anyone left in the temple."""
    for p in t.players:
        if p.escaped == 0:
            return True
    return False


def fall(t: Table, seat: i64) -> None:
    """tc.fall.must-stand; tc.fall.environment: falling again changes nothing."""
    p = t.players[seat]
    if not p.fallen and is_inside(p):
        p.fallen = True
        t.emit(FELL, seat, p.at)


def cards_in(cards: vec[i64]) -> i64:
    """Count the treasures in a hand or a storage."""
    total: i64 = 0
    for copies in cards:
        total += copies
    return total


def has_gear(p: Player, gear: i64) -> bool:
    """Return whether the adventurer owns this gear."""
    return p.gear[gear] > 0


# Player.used has a few bits for each gear, and after these for each ability of an adventurer
USE_BITS: Final = 4
MOST_USES: Final = 15               # more than the dice of a turn allow


def times_used(p: Player, what: i64) -> i64:
    """Return how often a gear or an ability was used in this turn."""
    return p.used >> USE_BITS * what & MOST_USES


def can_use(p: Player, what: i64) -> bool:
    """tc.action.gear.once: a piece of the gear, or the ability, that was not used yet in this turn."""
    return times_used(p, what) < (min(MOST_USES, p.gear[what]) if what < GEARS else 1)


def use(p: Player, what: i64) -> None:
    """Record one more use of a gear or an ability for this turn."""
    p.used += bit(USE_BITS * what)


# ---------------------------------------------------------------- dice

def dice_of(t: Table, kind: i64) -> i64:
    """Count the unspent low or high dice: of 1 to 3, or of 4 to 6."""
    face: i64 = 1 if kind == LOW else t.edition.highest_low + 1
    end: i64 = t.edition.highest_low + 1 if kind == LOW else 7
    dice: i64 = 0
    while face < end:
        dice += t.dice[face]
        face += 1
    return dice


def dice_left(t: Table) -> i64:
    """Count all unspent dice."""
    return dice_of(t, 0) + dice_of(t, 1)


def spend(t: Table, kind: i64) -> None:
    """tc.turn.spend-dice: the lowest die of its kind; within a kind all dice do the same."""
    face: i64 = 1 if kind == LOW else t.edition.highest_low + 1
    while t.dice[face] == 0:
        face += 1
    t.dice[face] -= 1
    t.spent = True


def take_dice_away(t: Table) -> None:
    """tc.turn.steps, tc.turn.unspent-dice: no dice are left, spent or not."""
    for pips in range(1, 7):
        t.dice[pips] = 0


# ---------------------------------------------------------------- spaces

def boulder_space(t: Table) -> i64:
    """Return the space of the boulder."""
    return CORRIDOR + t.boulder


def is_open(t: Table, place: i64) -> bool:
    """tc.boulder.blocks, tc.boulder.never-shared, tc.walls.stay-shut, tc.bridge.collapse: may anyone be there?"""
    if place == boulder_space(t):
        return False
    if place < CORRIDOR:
        return t.plates < 2                                 # entrance and hall are gone with the second plate
    return place != BRIDGE or t.planks > 0


def has_way(t: Table, start: i64, goal: i64) -> bool:
    """tc.action.move.walls: does the board graph join them?"""
    ways = t.edition.ways_one_mouth if t.rulings.one_mouth else t.edition.ways
    at = start * WAYS
    for way in range(at, at + WAYS):
        if ways[way] == goal:
            return True
    return False


def has_step(t: Table, start: i64, goal: i64) -> bool:
    """tc.action.move.orthogonal, tc.action.move.walls: does the board graph join them, and is the goal open?"""
    return has_way(t, start, goal) and is_open(t, goal)


def is_near_entrance(place: i64) -> bool:
    """Return whether a space is the entrance or one of the first two of the hall: tc.hall.decipher, tc.walls.eject."""
    return place < HALL + 2


def is_in_hall(place: i64) -> bool:
    """Return whether a space is one of the four of the crushing hall."""
    return HALL <= place < CORRIDOR
