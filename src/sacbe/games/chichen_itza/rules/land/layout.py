"""The land: cells of the hex grid, who borders whom, and the tiles laid one by one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.chichen_itza.data.edition import CITY_CELLS, packed_cell, ring_cells, neighbour_cells
from sacbe.games.chichen_itza.data.refusals import CELL_TAKEN, NOT_TOUCHING
from sacbe.games.chichen_itza.rules.state import CELL_AT, TILES, Table
from sacbe.games.chichen_itza.data.tables import RING, numbers
from sacbe.games.chichen_itza.data.constants import (ASK_DRAW_TILE, ASK_LAY, CITY, DEAL_TILE, EMPTY, LAY, PLACES,
                                                     TILE_LAID)
from sacbe.kernel.core.bits import bit, count
from sacbe.kernel.core.choice import arg1, arg2, select_by_bits, pack, verb_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame

COMPACT: Final = 0              # Rulings.layout: the cells of the edition
BY_PLAYERS: Final = 1           # the seats lay the tiles outside the ring in turn
BY_CHANCE: Final = 2            # chance lays them

# A new column needs two neighbours in the one before, so twenty tiles beyond the ring reach columns and rows -11 to 12:
# these bounds never refuse a cell, and every neighbour of a cell within them has a number of its own.
COLUMNS_RANGE: Final = range(-12, 14)
ROWS_RANGE: Final = range(-12, 14)
ZERO: Final = 16                # what is added to a coordinate in cells and in choices, so that it is positive
WIDTH: Final = 32               # numbers of a column in a packed cell

RING_CELLS: Final[tuple[i64, ...]] = numbers([packed_cell(q, r) for q, r in ring_cells()])
TILE_DEALS: Final[list[i64]] = [pack(DEAL_TILE, tile) for tile in range(TILES)]
LAYS: Final[list[i64]] = [pack(LAY, q + ZERO, r + ZERO) for q in COLUMNS_RANGE for r in ROWS_RANGE]


# ---------------------------------------------------------------- geometry

def place_at(t: Table, cell: i64) -> i64:
    """Return what lies on a cell: a terrain tile, the city on both of its cells (ci.setup.city), or EMPTY."""
    if cell in CITY_CELLS:
        return CITY
    for tile in range(TILES):
        if t.board[CELL_AT + tile] == cell:
            return tile
    return EMPTY


def placed_tiles(t: Table) -> i64:
    """Return the terrain tiles on the board, as bits."""
    found: i64 = 0
    for tile in range(TILES):
        if t.board[CELL_AT + tile] != 0:
            found |= bit(tile)
    return found


def count_neighbours(t: Table, cell: i64) -> i64:
    """Return how many terrain tiles border a cell: ci.setup.placement."""
    found: i64 = 0
    for beside in neighbour_cells(cell):
        if place_at(t, beside) < TILES:
            found += 1
    return found


def free_cells(t: Table) -> list[i64]:
    """Return the free cells beside any terrain tile, each once, by column and row."""
    found: set[i64] = set()
    for tile in range(TILES):
        cell = t.board[CELL_AT + tile]
        if cell != 0:
            for beside in neighbour_cells(cell):
                if place_at(t, beside) == EMPTY:
                    found.add(beside)
    return sorted(found)


GROUND: Final[vec[i64]] = vec[i64]([EMPTY] * (WIDTH * WIDTH))       # who lies on a cell; empty again after each use
STEPS: Final[vec[i64]] = vec[i64]([WIDTH, -WIDTH, 1, -1, WIDTH - 1, 1 - WIDTH])


def connect(t: Table) -> None:
    """Set who borders whom on the finished board, from the cells alone: ci.city.terrain, ci.tile.edge.

    The city is one place, however large: it borders every tile that touches either of its cells.  A tile with a side
    that touches nothing lies on the edge.
    """
    for place in range(PLACES):
        t.near[place] = 0
    t.edge = 0
    for cell in CITY_CELLS:
        GROUND[cell] = CITY
    for tile in range(TILES):
        GROUND[t.board[CELL_AT + tile]] = tile
    GROUND[0] = EMPTY                                       # the cell of tiles that were not laid
    for tile in range(TILES):
        cell = t.board[CELL_AT + tile]
        if cell != 0:
            for step in STEPS:
                place = GROUND[cell + step]
                if place == EMPTY:
                    t.edge |= bit(tile)
                else:
                    t.near[tile] |= bit(place)
                    t.near[place] |= bit(tile)
    for tile in range(TILES):
        GROUND[t.board[CELL_AT + tile]] = EMPTY


# ---------------------------------------------------------------- laying tiles

def place_tile(t: Table, tile: i64, cell: i64) -> None:
    """Turn up a tile on a cell; the event counts columns and rows as choices do."""
    t.board[CELL_AT + tile] = cell
    t.emit(TILE_LAID, tile, column_of(cell), row_of(cell))


def cell_of(choice: i64) -> i64:
    """Return the packed cell of a LAY choice."""
    return arg1(choice) * WIDTH + arg2(choice)


def column_of(cell: i64) -> i64:
    """Return the column of a packed cell, counted as choices do."""
    return cell // WIDTH


def row_of(cell: i64) -> i64:
    """Return the row of a packed cell, counted as choices do."""
    return cell % WIDTH


class LayTiles(Frame[Table]):
    """Lays the tiles of the player count, mixed, one after the other: ci.setup.city, ci.setup.default-layout.

    The first eight go around the city.  The others go to the cells of the edition, or wherever somebody lays them.
    Tiles of more players never come up: ci.setup.tiles.2p, ci.setup.tiles.3p, ci.setup.tiles.4p, ci.setup.leftovers.
    """

    def __init__(self, at: i64) -> None:
        self.at: Final[i64] = at            # tiles laid so far

    def run(self, t: Table) -> Ask | None:
        if self.at == count(t.edition.tiles[t.seats]):
            connect(t)
            t.pop()
            return None
        return Ask(CHANCE, ASK_DRAW_TILE, select_by_bits(TILE_DEALS, undrawn_tiles(t)))

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == DEAL_TILE and undrawn_tiles(t) >> arg1(choice) & 1 else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        tile = arg1(choice)
        t.replace(LayTiles(self.at + 1))
        if t.rulings.layout == COMPACT:
            place_tile(t, tile, t.edition.cells[t.seats][self.at])
        elif self.at < RING:
            place_tile(t, tile, RING_CELLS[self.at])
        elif t.rulings.layout == BY_PLAYERS:
            t.push(LayTile((self.at - RING) % t.seats, tile))
        else:
            t.push(LayTile(CHANCE, tile))


def undrawn_tiles(t: Table) -> i64:
    """Return the tiles of the player count that are still face down, as bits."""
    return t.edition.tiles[t.seats] & ~placed_tiles(t)


class LayTile(Frame[Table]):
    """ci.setup.placement: a drawn tile goes anywhere beside two others; a seat or chance says where."""

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat: Final[i64] = seat
        self.tile: Final[i64] = tile

    def run(self, t: Table) -> Ask | None:
        return Ask(self.seat, ASK_LAY, [pack(LAY, column_of(cell), row_of(cell)) for cell in free_cells(t)
                                        if count_neighbours(t, cell) >= t.edition.touches])

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != LAY:
            return NOT_ASKED
        cell = cell_of(choice)
        if place_at(t, cell) != EMPTY:
            return CELL_TAKEN
        have = count_neighbours(t, cell)
        return 0 if have >= t.edition.touches else t.refuse(NOT_TOUCHING, t.edition.touches, have)

    def apply(self, t: Table, choice: i64) -> None:
        place_tile(t, self.tile, cell_of(choice))
        t.pop()


def tile_in_hand(t: Table) -> i64:
    """Return the open tile that waits for its cell, or EMPTY: the seat that is asked where it goes must see it."""
    if len(t.stack) > 0:
        frame = t.stack[-1]
        if isinstance(frame, LayTile):
            return frame.tile
    return EMPTY
