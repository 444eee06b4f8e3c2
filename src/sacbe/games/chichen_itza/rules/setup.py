"""Setting up: the land and its creatures, tasks, gods, heroes, the action board, turn order, first magic cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.data.edition import Edition
from sacbe.games.chichen_itza.cards.tasks import named_kinds
from sacbe.games.chichen_itza.data.modules import Modules
from sacbe.games.chichen_itza.data.bitfields import count_of, pack_count
from sacbe.games.chichen_itza.rules.powers.gods import OpenGods
from sacbe.games.chichen_itza.rules.powers.heroes import OpenHeroes
from sacbe.games.chichen_itza.rules.land.layout import RING_CELLS, LayTiles, place_at
from sacbe.games.chichen_itza.rules.powers.magic import DrawMagic
from sacbe.games.chichen_itza.rules.rounds import FIRST_ROUND, DealCosts
from sacbe.games.chichen_itza.rules.state import KINDS, KIND_AT, SLOT, TILES, Rulings, Table, empty_table, gain, slot_at
from sacbe.games.chichen_itza.data.tables import ACTION_TILES, COLOURS, COLUMNS, ROWS, TASK_CLASSES, TASK_FIRST
from sacbe.games.chichen_itza.data.constants import (ACTION_PLACED, ASK_DEAL_ACTION, ASK_DRAW_CREATURE, ASK_DRAW_TASK,
                                                     ASK_ORDER, ASK_SPOT, COIN, CREATURE_PLACED, DEAL_ACTION,
                                                     DRAW_CREATURE, DRAW_TASK, EMPTY, ORDER, ORDER_SET, SNAKE, SPOT,
                                                     TASK_OPENED)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, select_by_bits, pack, verb_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame

CREATURE_DRAWS: Final[list[i64]] = [pack(DRAW_CREATURE, kind) for kind in range(KINDS)]
SPOTS: Final[list[i64]] = [pack(SPOT, tile) for tile in range(TILES)]
TASK_DRAWS: Final[list[list[i64]]] = [[pack(DRAW_TASK, task) for task in range(TASK_FIRST[c], TASK_FIRST[c + 1])]
                                      for c in range(len(TASK_CLASSES))]
ACTION_DEALS: Final[list[i64]] = [pack(DEAL_ACTION, tile) for tile in range(len(ACTION_TILES))]


def new_table(players: i64, edition: Edition, rulings: Rulings, modules: Modules) -> Table:
    """Return a table with everything still to be drawn, in the order of the rulebook; chance is asked first.

    ci.game.players: what differs between two, three and four players differs here.  Nobody has seen the ruins, the
    strengths of the creatures, the order of the decks or the creature card that leaves the game, so they are not drawn:
    ci.setup.ruins, ci.setup.magic-deck, ci.setup.attack-deck.  What no player count needs is never in any pool:
    ci.setup.leftovers.
    """
    table = empty_table(players, edition, rulings, modules)
    for colour in range(len(COLOURS)):
        table.gems += pack_count(colour, players)           # ci.setup.gems
    table.push(FIRST_ROUND)                                 # ci.setup.round-track: round 1, light dice
    for seat in range(players - 1, -1, -1):
        table.push(DrawMagic(seat, edition.start_cards))            # ci.setup.gears
    table.push(DealOrder(0))
    # ci.setup.cost-deal, ci.setup.cost-markers.2p, ci.setup.cost-markers.3p, ci.setup.cost-markers.4p
    table.push(DealCosts())
    table.push(DealActions(0))
    table.push(OpenHeroes())                                # ci.setup.hero-stacks, ci.hero.types
    table.push(OpenGods())                                  # ci.setup.god-decks, ci.god.colours
    table.push(OpenTasks(0))
    table.push(PlaceSnakes())
    table.push(LayTiles(0))
    return table


# ---------------------------------------------------------------- creatures

def place_creature(t: Table, kind: i64, tile: i64) -> None:
    """Put a figure on a tile; its strength stays unknown until somebody looks."""
    t.board[KIND_AT + tile] = kind
    t.creatures |= bit(tile)
    t.emit(CREATURE_PLACED, kind, tile)


class PlaceSnakes(Frame[Table]):
    """ci.setup.snakes: one on each corner of the city; the tips get what the cards show."""

    def run(self, t: Table) -> Ask | None:
        for corner in range(t.edition.snake_corners):
            place_creature(t, SNAKE, place_at(t, RING_CELLS[corner]))
        t.replace(DrawCreature(t.modules.kinds))
        return None


class DrawCreature(Frame[Table]):
    """ci.setup.creatures: a creature card is turned up until every tile has a figure; all seven are mixed again.

    bp.creatures.swap: the cards of exchanged creatures are among them.
    """

    def __init__(self, deck: i64) -> None:
        self.deck: Final[i64] = deck        # kinds whose card is still face down

    def run(self, t: Table) -> Ask | None:
        if t.edition.tiles[t.seats] & ~t.creatures == 0:
            t.pop()
            return None
        return Ask(CHANCE, ASK_DRAW_CREATURE, select_by_bits(CREATURE_DRAWS, with_figures(t, self.cards(t))))

    def cards(self, t: Table) -> i64:
        """Return the deck, or a new one when no card of it could be used."""
        return self.deck if with_figures(t, self.deck) != 0 else t.modules.kinds

    def refusal(self, t: Table, choice: i64) -> i64:
        drawable = verb_of(choice) == DRAW_CREATURE and with_figures(t, self.cards(t)) >> arg1(choice) & 1
        return 0 if drawable else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        kind = arg1(choice)
        t.replace(DrawCreature(self.cards(t) & ~bit(kind)))
        t.push(PlaceFigures(kind, t.edition.figures_per_card[t.seats]))


def with_figures(t: Table, kinds: i64) -> i64:
    """Return those of some kinds that have a figure left."""
    placed: i64 = 0                         # counts by kind
    for tile in range(TILES):
        kind = t.board[KIND_AT + tile]
        if kind != EMPTY:
            placed += pack_count(kind, 1)
    found: i64 = 0
    for kind in range(KINDS):
        if kinds >> kind & 1 and count_of(placed, kind) < t.edition.figure_counts[kind]:
            found |= bit(kind)
    return found


class PlaceFigures(Frame[Table]):
    """ci.setup.creatures, ci.setup.creatures-4p: one figure of the drawn kind, or two, on tiles without a creature."""

    def __init__(self, kind: i64, left: i64) -> None:
        self.kind: Final[i64] = kind
        self.left: Final[i64] = left

    def run(self, t: Table) -> Ask | None:
        free = t.edition.tiles[t.seats] & ~t.creatures
        if self.left == 0 or free == 0 or with_figures(t, bit(self.kind)) == 0:
            t.pop()
            return None
        return Ask(CHANCE, ASK_SPOT, select_by_bits(SPOTS, free))

    def refusal(self, t: Table, choice: i64) -> i64:
        free = t.edition.tiles[t.seats] & ~t.creatures
        return 0 if verb_of(choice) == SPOT and free >> arg1(choice) & 1 else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        place_creature(t, self.kind, arg1(choice))
        t.replace(PlaceFigures(self.kind, self.left - 1))


# ---------------------------------------------------------------- tasks, action tiles, turn order

class OpenTasks(Frame[Table]):
    """ci.setup.tasks: one card of each class lies open, the others leave the game."""

    def __init__(self, at: i64) -> None:
        self.at: Final[i64] = at            # classes with an open card

    def run(self, t: Table) -> Ask | None:
        if self.at == len(TASK_CLASSES):
            t.pop()
            return None
        return Ask(CHANCE, ASK_DRAW_TASK, [draw for draw in TASK_DRAWS[self.at] if can_be_met(t, arg1(draw))])

    def refusal(self, t: Table, choice: i64) -> i64:
        drawable = verb_of(choice) == DRAW_TASK and TASK_FIRST[self.at] <= arg1(choice) < TASK_FIRST[self.at + 1]
        return 0 if drawable and can_be_met(t, arg1(choice)) else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.open_tasks |= bit(arg1(choice))
        t.emit(TASK_OPENED, arg1(choice))
        t.replace(OpenTasks(self.at + 1))


def can_be_met(t: Table, task: i64) -> bool:
    """bp.creatures.tasks: return whether a task names only creatures in play; if not, another card is drawn in its
    place."""
    return named_kinds(task) & ~t.modules.kinds == 0


class DealActions(Frame[Table]):
    """ci.setup.action-tiles.2p, ci.setup.action-tiles.3p, ci.setup.action-tiles.4p: upper rows and left columns."""

    def __init__(self, at: i64) -> None:
        self.at: Final[i64] = at            # tiles dealt so far

    def run(self, t: Table) -> Ask | None:
        if self.at == ROWS[t.seats] * COLUMNS[t.seats]:
            t.pop()
            return None
        return Ask(CHANCE, ASK_DEAL_ACTION, select_by_bits(ACTION_DEALS, undealt_tiles(t)))

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == DEAL_ACTION and undealt_tiles(t) >> arg1(choice) & 1 else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        columns: i64 = COLUMNS[t.seats]
        slot = slot_at(self.at // columns, self.at % columns)
        t.grid[SLOT + arg1(choice)] = slot
        t.emit(ACTION_PLACED, arg1(choice), slot)
        t.replace(DealActions(self.at + 1))


def undealt_tiles(t: Table) -> i64:
    """Return the action tiles of the player count without a slot, as bits."""
    left = t.edition.dealt[t.seats]
    for tile in range(len(ACTION_TILES)):
        if t.grid[SLOT + tile] != EMPTY:
            left &= ~bit(tile)
    return left


class DealOrder(Frame[Table]):
    """ci.setup.turn-order, ci.setup.favor-stack: a later player has more coins and lies higher in the stack."""

    def __init__(self, at: i64) -> None:
        self.at: Final[i64] = at            # markers dealt so far

    def run(self, t: Table) -> Ask | None:
        if self.at == t.seats:
            t.pop()
            return None
        return Ask(CHANCE, ASK_ORDER, [pack(ORDER, seat) for seat in range(t.seats) if seat not in t.order])

    def refusal(self, t: Table, choice: i64) -> i64:
        seat = arg1(choice)
        return 0 if verb_of(choice) == ORDER and seat < t.seats and seat not in t.order else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        seat = arg1(choice)
        t.order[self.at] = seat
        t.ranks += 1
        t.players[seat].rank = t.ranks
        t.emit(ORDER_SET, seat, self.at + 1)
        gain(t, seat, COIN, t.edition.start_coins[self.at])
        t.replace(DealOrder(self.at + 1))
