"""The tables of a running game, and the smallest verbs and queries every chapter uses."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tzolkin.data.edition import Edition
from sacbe.games.tzolkin.data.tables import GEAR_AT, TEETH, gear_at, last_space
from sacbe.games.tzolkin.data.constants import (DUMMY, EMPTY, GAINED, GOLD, PAID, SCORED, SKULL, SOURCES, STONE, WOOD,
                                                WORKER_CAME)
from sacbe.kernel.core.frame import CHANCE, Ask, QuestionFrame, State


EARNED_RANGE: Final = 4096      # points of five sources are packed into one number, which is quick to copy
EARNED_ZERO: Final = 2048       # no points: so that none of them is packed as a negative number
EARNED_AT: Final[vec[i64]] = vec[i64]([EARNED_RANGE ** source for source in range(len(SOURCES))])
EARNED_START: Final[i64] = sum([EARNED_ZERO * EARNED_RANGE ** source for source in range(len(SOURCES))])


class Rulings:
    """The readings of disputed rules in force at a table; shared by all its clones."""

    def __init__(self, first: i64, floor_quarters: bool, skull_leaves: bool, level_3_paid: bool, burn_beside: bool,
                 tileless: bool, plain_extra: bool, speed_at_end: bool, dummies_block: bool, all_or_no_skulls: bool,
                 floor_temples: bool) -> None:
        self.first: Final[i64] = first                      # a seat, or EMPTY for a draw
        self.floor_quarters: Final = floor_quarters
        self.skull_leaves: Final = skull_leaves
        self.level_3_paid: Final = level_3_paid
        self.burn_beside: Final = burn_beside
        self.tileless: Final = tileless
        self.plain_extra: Final = plain_extra
        self.speed_at_end: Final = speed_at_end
        self.dummies_block: Final = dummies_block
        self.all_or_no_skulls: Final = all_or_no_skulls
        self.floor_temples: Final = floor_temples


class Player:
    """What one seat owns."""

    def __init__(self, edition: Edition, goods: vec[i64], levels: vec[i64], steps: vec[i64]) -> None:
        self.edition: Final = edition       # of the table
        self.goods: vec[i64] = goods        # corn, wood, stone, gold, skulls
        self.levels: vec[i64] = levels      # per technology
        self.steps: vec[i64] = steps        # per temple
        self.hand: i64 = edition.start_workers
        self.workers: i64 = edition.start_workers   # in play, wherever they stand
        self.points: i64 = edition.start_points
        self.earned: i64 = EARNED_START     # where the points come from, packed: `earned_from`
        self.fed: i64 = 0                   # workers that eat for nothing
        self.cheap: i64 = 0                 # corn that farms save per worker
        self.corn_tiles: i64 = 0            # harvest tiles taken
        self.wood_tiles: i64 = 0
        self.buildings: i64 = 0             # sets of tiles, as bits
        self.monuments: i64 = 0
        self.wealth: i64 = 0                # dealt and not discarded
        self.kept: i64 = 0                  # of these, chosen to keep
        self.light: bool = True             # the two-day privilege is unused

    def copy(self) -> Player:
        twin = Player(self.edition, self.goods[:], self.levels[:], self.steps[:])
        twin.hand, twin.workers, twin.points = self.hand, self.workers, self.points
        twin.earned, twin.fed, twin.cheap = self.earned, self.fed, self.cheap
        twin.corn_tiles, twin.wood_tiles = self.corn_tiles, self.wood_tiles
        twin.buildings, twin.monuments = self.buildings, self.monuments
        twin.wealth, twin.kept, twin.light = self.wealth, self.kept, self.light
        return twin


class Table(State):
    """The board.  Decks have no order: they are sets of tiles, as bits of an integer."""

    def __init__(self, players: list[Player], edition: Edition, spaces: vec[i64], row: vec[i64], monuments: vec[i64],
                 corn_tiles: vec[i64], wood_tiles: vec[i64], rulings: Rulings) -> None:
        super().__init__()
        self.edition: Final = edition
        self.players: Final = players
        self.seats: Final[i64] = len(players)
        self.spaces: vec[i64] = spaces              # all gears, one after the other: seat, DUMMY or EMPTY
        self.row: vec[i64] = row                    # building spaces: tile or EMPTY
        self.monuments: vec[i64] = monuments        # monument spaces: tile or EMPTY
        self.corn_tiles: vec[i64] = corn_tiles      # per Palenque action
        self.wood_tiles: vec[i64] = wood_tiles
        self.rulings: Final = rulings
        self.deck: i64 = 0                          # undrawn buildings of the current age
        self.wealth: i64 = 0                        # undealt wealth tiles
        self.dummies: i64 = 0                       # still to be placed
        self.skulls: i64 = edition.all_skulls               # in the bank
        self.lost_skulls: i64 = 0
        self.ovals: i64 = 0                         # used actions of Chichen Itza, as bits
        self.tooth: i64 = 0
        self.round: i64 = 0
        self.food_days: i64 = 0                     # held so far
        self.first: i64 = 0
        self.claimed: i64 = EMPTY                   # seat on the Starting Player Space
        self.pile: i64 = 0                          # corn on the calendar

    def clone(self) -> Table:
        twin = Table([p.copy() for p in self.players], self.edition, self.spaces[:], self.row[:], self.monuments[:],
                     self.corn_tiles[:], self.wood_tiles[:], self.rulings)
        twin.stack, twin.ask, twin.reveals, twin.origin = self.stack.copy(), self.ask, self.reveals, self.origin
        twin.deck, twin.wealth, twin.dummies = self.deck, self.wealth, self.dummies
        twin.skulls, twin.lost_skulls, twin.ovals = self.skulls, self.lost_skulls, self.ovals
        twin.tooth, twin.round, twin.food_days = self.tooth, self.round, self.food_days
        twin.first, twin.claimed, twin.pile = self.first, self.claimed, self.pile
        return twin

    def stream_key(self) -> i64:
        """Return the round where a seat plays at random; 0 for tiles, which come in one order whenever they are
        drawn."""
        ask = self.ask
        return 0 if ask is None or ask.seat == CHANCE else self.round

    def text(self) -> str:
        own = [[list(p.goods), list(p.levels), list(p.steps), p.hand, p.workers, p.points, p.earned, p.fed, p.cheap,
                p.corn_tiles, p.wood_tiles, p.buildings, p.monuments, p.wealth, p.kept, p.light] for p in self.players]
        board = [list(v) for v in (self.spaces, self.row, self.monuments, self.corn_tiles, self.wood_tiles)]
        return str([own, board, self.deck, self.wealth, self.dummies, self.skulls, self.lost_skulls, self.ovals,
                    self.tooth, self.round, self.food_days, self.first, self.claimed, self.pile, self.reveals])


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
    """Return the board before anything is dealt: tz.setup.bank, tz.setup.player-pieces, tz.setup.markers,
    tz.setup.jungle."""
    seats = [Player(edition, vec[i64](list(edition.start_goods)), vec[i64]([edition.start_level] * 4),
                    vec[i64](list(edition.start_step))) for _ in range(players)]
    fields = edition.fields_per_group[players]              # tz.setup.jungle-fewer-players
    table = Table(seats, edition, vec[i64]([EMPTY] * GEAR_AT[5]), vec[i64]([EMPTY] * edition.row_size),
                  vec[i64]([EMPTY] * edition.monument_spaces), vec[i64]([0, 0, fields, fields, fields, fields]),
                  vec[i64]([0, 0, 0, fields, fields, fields]), rulings)
    table.skulls -= edition.start_goods[SKULL] * players
    return table



# ---------------------------------------------------------------- goods, points, workers

def gain(t: Table, seat: i64, good: i64, n: i64) -> None:
    """Give goods from the bank: tz.limit.bank-unlimited, but skulls end with it (tz.limit.skulls)."""
    if good == SKULL:
        n = skulls_for(t, n)
        t.skulls -= n
    if n > 0:
        t.players[seat].goods[good] += n
        t.emit(GAINED, seat, good, n)


def skulls_for(t: Table, n: i64) -> i64:
    """Return how many of these skulls the bank gives: tz.ruling.partial-skulls, or none where the table plays it so."""
    if n <= t.skulls:
        return n
    return 0 if t.rulings.all_or_no_skulls else t.skulls


def pay(t: Table, seat: i64, good: i64, n: i64) -> None:
    """Pay goods to the bank: tz.general.paying; the caller knows that there is enough."""
    if n > 0:
        t.players[seat].goods[good] -= n
        t.emit(PAID, seat, good, n)


def score(t: Table, seat: i64, points: i64, source: i64) -> None:
    """tz.limit.negative-points: a score is never clipped."""
    p = t.players[seat]
    p.points += points
    p.earned += points * EARNED_AT[source]
    t.emit(SCORED, seat, points, source)


def earned_from(p: Player, source: i64) -> i64:
    """Return the points of a seat that come from one source; they may be negative."""
    return p.earned // EARNED_AT[source] % EARNED_RANGE - EARNED_ZERO


def count_blocks(p: Player) -> i64:
    """tz.general.materials: wood, stone and gold; corn and skulls are none."""
    return p.goods[WOOD] + p.goods[STONE] + p.goods[GOLD]


def gain_worker(t: Table, seat: i64) -> None:
    """tz.limit.six-workers: a seventh is lost."""
    p = t.players[seat]
    if p.workers < t.edition.most_workers:
        p.workers += 1
        p.hand += 1
        t.emit(WORKER_CAME, seat, p.workers)


# ---------------------------------------------------------------- gears

def owner_on(t: Table, gear: i64, space: i64) -> i64:
    """Return who stands on a space of a gear: a seat, DUMMY or EMPTY."""
    return t.spaces[gear_at(gear) + space]


def put_on(t: Table, gear: i64, space: i64, owner: i64) -> None:
    """Put a seat, DUMMY or EMPTY on a space of a gear."""
    t.spaces[gear_at(gear) + space] = owner


def lowest_space(t: Table, gear: i64) -> i64:
    """tz.placing.lowest-space: the first free numbered space, or EMPTY when the gear is full."""
    at = gear_at(gear)
    last = at + last_space(gear)
    spaces = t.spaces
    place = at
    while spaces[place] != EMPTY:
        if place == last:
            return EMPTY
        place += 1
    return place - at


def workers_on_gears(t: Table, seat: i64) -> i64:
    """Count the own workers that stand on any gear; the Starting Player Space is none."""
    count: i64 = 0
    for owner in t.spaces:
        if owner == seat:
            count += 1
    return count


def turn_gears(t: Table) -> None:
    """Turn every gear by one day: all move one space up; dummies come round to 0 again (tz.dummy.rotate)."""
    spaces = t.spaces
    for gear in range(5):
        at = gear_at(gear)
        last = at + TEETH[gear] - 1
        wrapped = spaces[last]
        for place in range(last, at, -1):
            spaces[place] = spaces[place - 1]
        spaces[at] = wrapped


def is_filled(t: Table, action: i64) -> bool:
    """Return whether a skull lies in the oval of this action of Chichen Itza."""
    return t.ovals >> action & 1 != 0


def is_worker(owner: i64) -> bool:
    """Return whether this is a player's worker, neither a dummy nor an empty space."""
    return owner < DUMMY
