"""The tables of a running game, and the smallest verbs and queries every chapter uses."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.chichen_itza.data.edition import STRENGTHS, Edition
from sacbe.games.chichen_itza.rules.combat_state import Fight
from sacbe.games.chichen_itza.data.modules import Modules
from sacbe.games.chichen_itza.data.tables import (ACTION_TILES, CREATURES, GODS_PER_COLOUR, HERO_TYPES, PROPHECIES,
                                                  TILE_NAMES)
from sacbe.games.chichen_itza.data.constants import CITY, COIN, EMPTY, GAINED, GAVE, IDOL, LUCK, PAID, PLACES, SHIELD
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.frame import State

TILES: Final[i64] = len(TILE_NAMES)
KINDS: Final[i64] = len(CREATURES)


class Rulings:
    """The readings of disputed rules in force at a table; shared by all its clones."""

    def __init__(self, melee_cap: i64, stone_faces: i64, shaman_magic: bool, all_ranged: bool, shields_last: bool,
                 scouts_alone: bool, scouts_regroup: bool, scouts_recruit: bool, split: bool, layout: i64) -> None:
        self.melee_cap: Final[i64] = melee_cap
        self.stone_faces: Final[i64] = stone_faces
        self.shaman_magic: Final = shaman_magic
        self.all_ranged: Final = all_ranged
        self.shields_last: Final = shields_last         # what is left of an idol stops damage of later phases
        self.scouts_alone: Final = scouts_alone         # a scout holds no tile beside scouts of others
        self.scouts_regroup: Final = scouts_regroup     # a tile held by a lone scout is a target
        self.scouts_recruit: Final = scouts_recruit
        self.split: Final = split                       # a reinforcement may go to several places
        self.layout: Final[i64] = layout                # 0 compact, 1 laid by the players, 2 laid by chance


class Player:
    """What one seat owns."""

    def __init__(self, edition: Edition, levels: vec[i64], warriors: vec[i64], hero_at: vec[i64], hero_card: vec[i64],
                 trophies: vec[i64]) -> None:
        self.edition: Final = edition           # of the table
        self.levels: vec[i64] = levels          # per gear, from 1
        self.warriors: vec[i64] = warriors      # per place, the city last
        self.hero_at: vec[i64] = hero_at        # per hero type: its place, or EMPTY on the player board
        self.hero_card: vec[i64] = hero_card    # per hero type: its card, or EMPTY
        self.trophies: vec[i64] = trophies      # per kind: figures, four bits for each strength
        self.held: i64 = 0                      # terrain tiles with own units, as bits
        self.scouts: i64 = 0                    # terrain tiles with an own scout, as bits
        self.reserve: i64 = edition.warriors - edition.start_warriors
        self.coins: i64 = 0
        self.luck: i64 = edition.start_luck
        self.idols: i64 = 0
        self.shields: i64 = edition.start_shields                   # active ones
        self.stone: i64 = 0                     # magic cards in hand
        self.fire: i64 = 0
        self.shown_stone: i64 = 0               # how many of these all know to be there
        self.shown_fire: i64 = 0
        self.gods: i64 = 0                      # gold, green and red cards, bit n for card n
        self.blue: i64 = 0                      # blue cards, bit n for card 60 + n
        self.gems: i64 = 0
        self.war: i64 = 0                       # diplomacy markers on war
        self.favor: i64 = 0                     # spaces above the start
        self.rank: i64 = 0                      # a later arrival on the favor track lies higher in its stack
        self.tasks: i64 = 0                     # task cards with an own warrior, bit n for card n
        self.turns: i64 = 0                     # taken this round
        self.repeated: bool = False             # an own tile was used a second time this round
        self.levy: i64 = 0                      # warriors due in step B in place of coins
        self.lifted: i64 = 0                    # warriors in hand while regrouping; heroes then have no place
        self.repelled: i64 = 0                  # creature cards by kind: rounds 1-2, and rounds 3-6 LATE bits higher
        self.failed: i64 = 0

    def copy(self) -> Player:
        twin = Player(self.edition, self.levels[:], self.warriors[:], self.hero_at[:], self.hero_card[:],
                      self.trophies[:])
        twin.held, twin.scouts, twin.reserve, twin.coins = self.held, self.scouts, self.reserve, self.coins
        twin.luck, twin.idols, twin.shields = self.luck, self.idols, self.shields
        twin.stone, twin.fire, twin.gods, twin.blue = self.stone, self.fire, self.gods, self.blue
        twin.shown_stone, twin.shown_fire = self.shown_stone, self.shown_fire
        twin.gems, twin.war, twin.favor, twin.rank = self.gems, self.war, self.favor, self.rank
        twin.tasks, twin.turns, twin.repeated, twin.levy = self.tasks, self.turns, self.repeated, self.levy
        twin.repelled, twin.failed, twin.lifted = self.repelled, self.failed, self.lifted
        return twin


class Table(State):
    """The board.  What nobody has seen has no order and no value yet: it is drawn when somebody looks."""

    def __init__(self, players: list[Player], edition: Edition, rulings: Rulings, modules: Modules, board: vec[i64],
                 near: vec[i64], figures: vec[i64], decks: vec[i64], grid: vec[i64], order: vec[i64]) -> None:
        super().__init__()
        self.players: Final = players
        self.seats: Final[i64] = len(players)
        self.edition: Final = edition
        self.rulings: Final = rulings
        self.modules: Final = modules
        self.board: vec[i64] = board        # per tile: cell, creature, strength, ruin; see the places below
        self.near: vec[i64] = near          # per place: neighbours, as bits
        self.figures: vec[i64] = figures    # figures whose place nobody knows, by kind and strength
        self.decks: vec[i64] = decks        # gods and heroes; see the places below
        self.grid: vec[i64] = grid          # per action tile: slot and markers; then costs of rows and columns
        self.order: vec[i64] = order        # seats in turn order
        self.edge: i64 = 0                  # tiles on the edge of the board
        self.creatures: i64 = 0             # tiles with a creature
        self.ruins: i64 = 0                 # ruin tiles nobody has seen
        self.opened: i64 = 0                # terrain tiles whose ruin lies open
        self.gems: i64 = 0                  # gems left on the mines, four bits for each colour
        self.attacks: i64 = 0               # creature kinds that have not attacked the city yet
        self.deck_stone: i64 = 0
        self.deck_fire: i64 = 0
        self.pile_stone: i64 = 0
        self.pile_fire: i64 = 0
        self.open_tasks: i64 = 0            # task cards in play, bit n for card n
        self.looked: i64 = 0                # god cards one player is looking at, bits within their colour
        self.land: i64 = modules.land       # tiles that are land now, and water: a prophecy can make all of them both
        self.water: i64 = modules.water
        self.prophecy: i64 = 0              # the card that lies open, 0 without
        self.prophecies: i64 = 0            # cards nobody has seen, bit n for card n
        self.round: i64 = 0
        self.ranks: i64 = 0                 # arrivals on the favor track so far
        self.fight: Fight | None = None

    def clone(self) -> Table:
        twin = Table([p.copy() for p in self.players], self.edition, self.rulings, self.modules, self.board[:],
                     self.near[:], self.figures[:], self.decks[:], self.grid[:], self.order[:])
        twin.stack, twin.ask, twin.reveals, twin.origin = self.stack.copy(), self.ask, self.reveals, self.origin
        twin.edge, twin.creatures, twin.ruins, twin.opened = self.edge, self.creatures, self.ruins, self.opened
        twin.gems, twin.attacks, twin.open_tasks = self.gems, self.attacks, self.open_tasks
        twin.deck_stone, twin.deck_fire = self.deck_stone, self.deck_fire
        twin.pile_stone, twin.pile_fire = self.pile_stone, self.pile_fire
        twin.looked, twin.round, twin.ranks = self.looked, self.round, self.ranks
        twin.land, twin.water, twin.prophecy, twin.prophecies = self.land, self.water, self.prophecy, self.prophecies
        fight = self.fight
        if fight is not None:
            twin.fight = fight.copy()
        return twin

    def stream_key(self) -> i64:
        """Return the round and its turn, so that a longer fight does not change the dice of the next turn."""
        turns: i64 = 0
        for p in self.players:
            turns += p.turns
        return self.round << 8 | turns

    def text(self) -> str:
        own = [[list(p.levels), list(p.warriors), list(p.hero_at), list(p.hero_card), list(p.trophies), p.held,
                p.scouts, p.reserve, p.coins, p.luck, p.idols, p.shields, p.stone, p.fire, p.gods, p.blue, p.gems,
                p.war, p.favor, p.rank, p.tasks, p.turns, p.repeated, p.levy, p.repelled, p.failed, p.lifted,
                p.shown_stone, p.shown_fire]
               for p in self.players]
        tables = [list(v) for v in (self.board, self.near, self.figures, self.decks, self.grid, self.order)]
        fight = self.fight
        return str([own, tables, self.edge, self.creatures, self.ruins, self.opened, self.gems, self.attacks,
                    self.deck_stone, self.deck_fire, self.pile_stone, self.pile_fire, self.open_tasks, self.looked,
                    self.land, self.water, self.prophecy, self.prophecies, self.round, self.ranks, self.reveals,
                    [] if fight is None else fight.numbers()])


# places in Table.board: a row of TILES numbers each
CELL_AT: Final = 0              # cell of the hex grid, 0 before it is laid
KIND_AT: Final[i64] = TILES             # creature kind, EMPTY without
STRENGTH_AT: Final[i64] = 2 * TILES     # its strength, 0 while nobody knows it
SEEN_AT: Final[i64] = 3 * TILES         # seats that know it, as bits
RUIN_AT: Final[i64] = 4 * TILES         # ruin tile, EMPTY while nobody knows it
RUIN_SEEN_AT: Final[i64] = 5 * TILES

# places in Table.decks
OPEN_GOD: Final = 0             # per colour: the card on display, EMPTY when it was taken
GOD_DECK: Final = 4             # per colour: the deck, bit n for card n of the colour
GOD_UNDER: Final = 8            # per colour: cards put under it
TOP_HERO: Final = 12            # per type: the card on top, EMPTY before it is drawn
HERO_DECK: Final = 15           # per type: unseen cards below, bits
HERO_UNDER: Final = 18          # per type: cards that came back, five bits each, the next one lowest
MORE_GODS: Final = 21           # per colour: further cards on display, bits within the colour

LATE: Final = 16                # in Player.repelled: cards of the later rounds are this many bits higher

# places in Table.grid
SLOT: Final = 0                                         # per action tile: its slot, EMPTY outside
MARKS: Final[i64] = len(ACTION_TILES)                   # per action tile: seats with a marker, as bits
SLOTS_IN_ROW: Final = 4                                 # of the printed board, used or not
ROW_COST: Final[i64] = 2 * len(ACTION_TILES)            # per row: marker, EMPTY without
COLUMN_COST: Final[i64] = ROW_COST + SLOTS_IN_ROW       # and per column
COST_LINES: Final = 2 * SLOTS_IN_ROW                    # rows and columns
LOW_PRICE: Final[i64] = ROW_COST + COST_LINES           # per action tile: the lower of its two markers' values
HIGH_PRICE: Final[i64] = LOW_PRICE + len(ACTION_TILES)  # and the higher


def empty_table(players: i64, edition: Edition, rulings: Rulings, modules: Modules) -> Table:
    """Return the board before anything is dealt: ci.setup.gears, ci.setup.reserve, ci.setup.pieces."""
    seats: list[Player] = []
    for _ in range(players):
        warriors = vec[i64]([0] * PLACES)
        warriors[CITY] = edition.start_warriors
        seats.append(Player(edition, vec[i64]([edition.start_level] * 4), warriors, vec[i64]([EMPTY] * HERO_TYPES),
                            vec[i64]([EMPTY] * HERO_TYPES), vec[i64]([0] * KINDS)))
    board = vec[i64]([0] * TILES + [EMPTY] * TILES + [0] * (2 * TILES) + [EMPTY] * TILES + [0] * TILES)
    all_gods = bit(GODS_PER_COLOUR) - 1
    decks = vec[i64]([EMPTY] * 4 + [all_gods] * 4 + [0] * 4 + [EMPTY] * 3 + [255] * 3 + [0] * 3 + [0] * 4)
    grid = vec[i64]([EMPTY] * len(ACTION_TILES) + [0] * len(ACTION_TILES) + [EMPTY] * 8
                    + [0] * (2 * len(ACTION_TILES)))
    figures = vec[i64]([n if modules.kinds >> at // STRENGTHS & 1 else 0 for at, n in enumerate(edition.figures)])
    table = Table(seats, edition, rulings, modules, board, vec[i64]([0] * PLACES), figures, decks, grid,
                  vec[i64]([EMPTY] * players))
    table.ruins = bit(len(edition.ruin_bonus)) - 1
    table.attacks = modules.kinds
    if modules.prophecies:
        table.prophecies = bit(PROPHECIES + 1) - 2
    table.deck_stone, table.deck_fire = edition.stone, edition.fire
    return table


# ---------------------------------------------------------------- the action board

def slot_at(row: i64, column: i64) -> i64:
    """Return the slot in a row and a column."""
    return row * SLOTS_IN_ROW + column


def row_marker(t: Table, slot: i64) -> i64:
    """Return the cost marker at the row of a slot, EMPTY without one."""
    return t.grid[ROW_COST + slot // SLOTS_IN_ROW]


def column_marker(t: Table, slot: i64) -> i64:
    """Return the cost marker at the column of a slot, EMPTY without one."""
    return t.grid[COLUMN_COST + slot % SLOTS_IN_ROW]


# ---------------------------------------------------------------- tokens

def gain(t: Table, seat: i64, good: i64, n: i64) -> None:
    """Give goods from the bank, which does not run out unless the edition says so: ci.game.bank."""
    p = t.players[seat]
    if good != SHIELD:
        n = min(n, count_in_bank(t, good))
    if n <= 0:
        return
    if good == COIN:
        p.coins += n
    elif good == LUCK:
        p.luck += n
    elif good == IDOL:
        p.idols += n
    else:
        p.shields += n
    t.emit(GAINED, seat, good, n)


def count_in_bank(t: Table, good: i64) -> i64:
    """Return how many tokens of a kind nobody holds."""
    left = t.edition.supply[good]
    for p in t.players:
        left -= p.coins if good == COIN else p.luck if good == LUCK else p.idols
    return left


def pay(t: Table, seat: i64, good: i64, n: i64) -> None:
    """Pay goods to the bank; the caller knows that there is enough."""
    if n <= 0:
        return
    p = t.players[seat]
    if good == COIN:
        p.coins -= n
    elif good == LUCK:
        p.luck -= n
    elif good == IDOL:
        p.idols -= n
    else:
        p.shields -= n
    t.emit(PAID, seat, good, n)


def give_coins(t: Table, seat: i64, other: i64, n: i64) -> None:
    """Give coins from one player to another."""
    t.players[seat].coins -= n
    t.players[other].coins += n
    t.emit(GAVE, seat, other, n)


# ---------------------------------------------------------------- creature cards

def record_repelled(p: Player, kind: i64, late: bool) -> None:
    """Record the card of a creature that was driven off from the city."""
    p.repelled |= bit(kind + LATE if late else kind)


def repelled_early(p: Player) -> i64:
    """Return the kinds driven off in rounds 1 and 2, as bits."""
    return p.repelled & bit(LATE) - 1


def repelled_late(p: Player) -> i64:
    """Return the kinds driven off in later rounds, as bits."""
    return p.repelled >> LATE


# ---------------------------------------------------------------- units

def heroes_at(p: Player, place: i64) -> i64:
    """Return the types of the own heroes on a place, as bits."""
    found: i64 = 0
    if p.hero_at[0] == place:
        found = 1
    if p.hero_at[1] == place:
        found |= 2
    if p.hero_at[2] == place:
        found |= 4
    return found


def units_at(p: Player, place: i64) -> i64:
    """ci.game.units: warriors and heroes; a scout is none."""
    count = p.warriors[place]
    if p.hero_at[0] == place:
        count += 1
    if p.hero_at[1] == place:
        count += 1
    if p.hero_at[2] == place:
        count += 1
    return count


def settle_control(p: Player, place: i64) -> None:
    """ci.control.definition, ci.control.lost: a tile is held exactly while own units stand on it."""
    if place == CITY:
        return                                              # ci.city.never-controlled
    if units_at(p, place) > 0:
        p.held |= bit(place)
    else:
        p.held &= ~bit(place)


def add_warriors(p: Player, place: i64, n: i64) -> None:
    """Add warriors to a place, or remove them if the number is negative."""
    p.warriors[place] += n
    settle_control(p, place)


def put_hero(p: Player, hero: i64, place: i64) -> None:
    """Put a hero on a place; EMPTY is the player board."""
    before = p.hero_at[hero]
    p.hero_at[hero] = place
    if before != EMPTY:
        settle_control(p, before)
    if place != EMPTY:
        settle_control(p, place)


def owner_at(t: Table, place: i64) -> i64:
    """Return the seat with units on a terrain tile, or EMPTY."""
    for seat in range(t.seats):
        if t.players[seat].held >> place & 1:
            return seat
    return EMPTY


def units_anywhere(t: Table) -> i64:
    """Return the terrain tiles with units of anybody, as bits; those who fight stand on the tile they fight for."""
    found: i64 = 0
    for p in t.players:
        found |= p.held
    fight = t.fight
    return found if fight is None or fight.place == CITY else found | bit(fight.place)


def fighter_cards(p: Player, heroes: i64) -> i64:
    """Return the cards of some hero types, bit n for card n."""
    found: i64 = 0
    for hero in range(HERO_TYPES):
        if heroes >> hero & 1:
            found |= bit(p.hero_card[hero])
    return found


def figure_at(kind: i64, strength: i64) -> i64:
    """Return the place of a strength of a kind in Table.figures."""
    return kind * STRENGTHS + strength
