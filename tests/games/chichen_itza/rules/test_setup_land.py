"""The land of the setup in all three layouts: which tiles, where they may be laid, what borders what."""

from __future__ import annotations

import pytest

from games.chichen_itza.rules.setups import (
    PLAYERS,
    SIZE,
    STYLES,
    TILES,
    Setup,
    after,
    cells,
    every_count,
    every_style,
    lay,
)
from sacbe.games.chichen_itza.data import constants as v
from sacbe.games.chichen_itza.data import tables
from sacbe.games.chichen_itza.data.edition import CITY_CELLS, STANDARD, neighbour_cells, packed_cell, ring_cells
from sacbe.games.chichen_itza.data.refusals import CELL_TAKEN, NOT_TOUCHING
from sacbe.games.chichen_itza.options import modules, rulings
from sacbe.games.chichen_itza.rules import state as s
from sacbe.games.chichen_itza.rules.land import layout
from sacbe.kernel.core.bits import count, members
from sacbe.kernel.core.choice import arg1, arg2, verb_of
from sacbe.kernel.core.frame import CHANCE


@every_style
def test_eight_tiles_around_the_city(players: int, style: str) -> None:
    """ci.setup.city, ci.city.terrain: cells (0,0) and (1,0) have exactly 8 distinct neighbours; each holds one open
    tile, the first ones laid, and the city borders these and no others.
    ci.setup.placement: every later tile touched two others when it was laid."""
    assert CITY_CELLS == (packed_cell(0, 0), packed_cell(1, 0))
    around = {cell for half in CITY_CELLS for cell in neighbour_cells(half)} - set(CITY_CELLS)
    assert len(around) == 8 and around == {packed_cell(q, r) for q, r in ring_cells()}
    done = after(players, style)
    assert set(done.laid()[:8]) == around and not set(done.laid()) & set(CITY_CELLS)
    ring = {tile for tile, *_ in done.events(v.TILE_LAID)[:8]}
    assert set(members(done.t.near[v.CITY])) == ring == {tile for tile in TILES if done.t.near[tile] >> v.CITY & 1}
    for order in [after(players, style, seed).laid() for seed in range(4)]:
        assert all(len(set(order[:at]) & set(neighbour_cells(order[at]))) >= 2 for at in range(8, SIZE[players]))


@pytest.mark.parametrize(("players", "kinds", "half"), [
    (2, {"mine": 5, "ruin": 6, "camp": 2, "village": 2, "temple": 1}, 8),
    (3, {"mine": 5, "ruin": 9, "camp": 3, "village": 3, "temple": 2}, 11),
    (4, {"mine": 5, "ruin": 12, "camp": 4, "village": 4, "temple": 3}, 14)])
@pytest.mark.parametrize("style", STYLES)
def test_tiles_of_the_player_count(players: int, kinds: dict[str, int], half: int, style: str) -> None:
    """ci.setup.tiles.2p, ci.setup.tiles.3p, ci.setup.tiles.4p, ci.setup.ruins, ci.setup.leftovers: the right tiles,
    each once, half land; the 12 ruin tiles are unseen, with 2 players 6 of them and 12 terrain tiles play no part.
    ci.setup.city: they are mixed; any can be the first, and only the same seed lays the same land."""
    assert [arg1(choice) for choice in Setup(players, style).asked().options] == members(STANDARD.tiles[players])
    assert len({str(cells(after(players, style, seed % 6).t)) for seed in range(12)}) == 6
    t = after(players, style).t
    used = cells(t)
    assert len(used) == len(set(used.values())) == sum(kinds.values()) == SIZE[players]
    assert {name: sum(STANDARD.kind[tile] == kind for tile in used) for kind, name in enumerate(tables.KINDS)} == kinds
    land = {tile for tile in used if STANDARD.land >> tile & 1}
    assert len(land) == half and {tile for tile in used if STANDARD.water >> tile & 1} == set(used) - land
    assert set(used) == set(members(STANDARD.tiles[players])) >= set(members(STANDARD.tiles[players - 1]))
    assert count(t.ruins) == 12 and t.opened == 0
    assert all(t.board[s.RUIN_AT + tile] == v.EMPTY and t.board[s.RUIN_SEEN_AT + tile] == 0 for tile in TILES)


def test_default_layouts_are_rings() -> None:
    """ci.setup.default-layout: the ring and the outer cells at two ring tiles; both rings; these and six of a third.
    Nobody is asked, and every tile touches at least 2 other tiles even without counting the city."""
    ring, second, third = set(layout.RING_CELLS), set[int](), set[int]()
    for inner, outer in ((ring, second), (second, third)):
        outer |= {cell for tile in inner for cell in neighbour_cells(tile)} - ring - second - set(CITY_CELLS)
    done = {n: after(n) for n in PLAYERS}
    two, three, four = (set(done[n].laid()) for n in PLAYERS)
    assert two == ring | {cell for cell in second if len(set(neighbour_cells(cell)) & ring) == 2} and len(two) == 16
    assert three == ring | second and len(three) == 22
    assert three < four <= three | third and len(four) == 28
    for n in PLAYERS:
        assert done[n].laid() == list(STANDARD.cells[n]) and {seat for seat, _ in done[n].answers} == {CHANCE}
        assert [tile for tile, *_ in done[n].events(v.TILE_LAID)] == done[n].choices(v.DEAL_TILE)
        assert all(count(done[n].t.near[tile] & ~(1 << v.CITY)) >= 2 for tile in cells(done[n].t))


def test_where_a_tile_may_be_laid() -> None:
    """ci.setup.placement, ci.setup.city: a cell touching two ring tiles is accepted, one touching a single tile or none
    is rejected; neither half of the city nor a cell with a tile is free."""
    done = Setup(2, "players").until(v.ASK_LAY)
    t = done.t
    open_cells = [(2, -2), (1, -2), (0, 2), (-1, 2), (2, 1), (3, -1), (-1, -1), (-2, 1)]
    assert done.asked().options == [lay(q, r) for q, r in sorted(open_cells)] and t.refusal(lay(0, 2)) == 0
    assert t.refusal(lay(1, 2)) == NOT_TOUCHING and t.refusal_args == (2, 1, 0)
    assert t.refusal(lay(5, 5)) == NOT_TOUCHING and t.refusal_args == (2, 0, 0)
    assert {t.refusal(lay(q, r)) for q, r in [(0, 0), (1, 0), *ring_cells()]} == {CELL_TAKEN}
    done.answer(lay(0, 2))
    done.until(v.ASK_LAY)
    assert t.refusal(lay(1, 2)) == 0 and t.refusal(lay(0, 2)) == CELL_TAKEN     # its second neighbour lies now


@every_count
def test_players_lay_in_turn(players: int) -> None:
    """ci.setup.placement: the seats in seat order, one tile each, and each sees the tile that chance turned up; where
    chance lays the tiles it has the same cells, and nobody else is asked."""
    done, twin, seats = Setup(players, "players"), Setup(players, "chance"), []
    while done.t.ask is not None:
        ask, tile = done.asked(), layout.tile_in_hand(done.t)
        assert ask.options == twin.asked().options and twin.asked().seat == CHANCE
        assert (tile != v.EMPTY) == (ask.prompt == v.ASK_LAY) and tile not in cells(done.t)
        done.answer()
        twin.answer()
        if ask.prompt == v.ASK_LAY:
            seats.append(ask.seat)
            assert done.events(v.TILE_LAID)[-1][0] == tile == done.choices(v.DEAL_TILE)[len(seats) + 7]
            choice = [choice for _, choice in done.answers if verb_of(choice) == v.LAY][-1]
            assert cells(done.t)[tile] == arg1(choice) * 32 + arg2(choice) == done.laid()[-1]
    assert seats == [at % players for at in range(SIZE[players] - 8)] and layout.tile_in_hand(done.t) == v.EMPTY
    assert twin.t.ask is None and done.t.text() == twin.t.text()


@pytest.mark.parametrize(("across", "down"), [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1), (2, -1), (-1, 2)])
def test_no_land_reaches_the_bounds(across: int, down: int) -> None:
    """ci.setup.placement: even a land built as far out as can be stays within the choices that can be written."""
    done = Setup(4, "players")
    while done.until(v.ASK_LAY).t.ask is not None:
        options = done.asked().options
        assert set(options) <= set(layout.LAYS)
        done.answer(max(options, key=lambda choice: (arg1(choice) - 16) * across + (arg2(choice) - 16) * down))
    assert layout.COLUMNS_RANGE == layout.ROWS_RANGE == range(-12, 14)
    assert all(-12 < number - 16 < 13 for _, *cell, _ in done.events(v.TILE_LAID) for number in cell)


@every_style
def test_borders_follow_from_the_cells(players: int, style: str) -> None:
    """ci.tile.edge, ci.city.terrain: a tile with a side at nothing is on the edge, 14, 14 and 16 of them in the default
    layouts; neighbours are so both ways, and the city is one place on two cells."""
    t = after(players, style).t
    land = cells(t)
    lies_on = {cell: tile for tile, cell in land.items()} | dict.fromkeys(CITY_CELLS, v.CITY)
    for tile in TILES:
        beside = {lies_on.get(cell, v.EMPTY) for cell in neighbour_cells(land[tile])} if tile in land else set()
        assert set(members(t.near[tile])) == beside - {v.EMPTY} and bool(t.edge >> tile & 1) == (v.EMPTY in beside)
        assert all(t.near[other] >> tile & 1 for other in members(t.near[tile]))
    assert style != "compact" or count(t.edge) == {2: 14, 3: 14, 4: 16}[players]


def test_connect_works_on_any_cells() -> None:
    """ci.tile.edge, ci.city.terrain: a position has borders from its cells alone, and old ones are forgotten."""
    t = s.empty_table(2, STANDARD, rulings({}), modules(STANDARD, {}))
    t.board[s.CELL_AT + 3], t.board[s.CELL_AT + 7] = packed_cell(0, 1), packed_cell(0, 2)
    layout.connect(t)
    assert members(t.near[3]) == [7, v.CITY] and members(t.near[7]) == [3] and members(t.near[v.CITY]) == [3]
    assert members(t.edge) == [3, 7] == members(layout.placed_tiles(t))
    t.board[s.CELL_AT + 7] = 0
    layout.connect(t)
    assert members(t.near[3]) == [v.CITY] and t.near[7] == 0 and members(t.edge) == [3]
