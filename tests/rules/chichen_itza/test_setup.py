"""The setup, seen before round 1: the land in all three layouts, creatures, cards, the action board, the seats."""

from __future__ import annotations

import pytest

import sacbe
from sacbe import Problem
from sacbe.games.chichen_itza import state as s
from sacbe.games.chichen_itza import tables
from sacbe.games.chichen_itza import verbs as v
from sacbe.games.chichen_itza.edition import CITY_CELLS, STANDARD, packed_cell, ring_cells, touching
from sacbe.games.chichen_itza.notation import GRAMMAR
from sacbe.games.chichen_itza.options import modules, rulings
from sacbe.games.chichen_itza.refusals import CELL_TAKEN, NOT_TOUCHING
from sacbe.games.chichen_itza.rules import layout
from sacbe.games.chichen_itza.rules.rounds import FIRST_ROUND
from sacbe.games.chichen_itza.setup import TASK_DRAWS, DrawCreature, new_table
from sacbe.kernel.bits import count, members
from sacbe.kernel.chance import Seeded, mix
from sacbe.kernel.choice import arg1, arg2, pack, verb_of
from sacbe.kernel.events import Listener
from sacbe.kernel.frame import CHANCE, Ask

PLAYERS = (2, 3, 4)
STYLES = ("compact", "players", "chance")
SIZE = {2: 16, 3: 22, 4: 28}
TILES = range(s.TILES)
every_count = pytest.mark.parametrize("players", PLAYERS)
every_style = pytest.mark.parametrize(("players", "style"), [(n, style) for n in PLAYERS for style in STYLES])


class Setup(Listener):
    """A table whose setup runs, without the rounds after it unless asked for, and everything heard there."""

    def __init__(self, players: int, style: str = "compact", seed: int = 1, rounds: bool = False) -> None:
        self.told: list[tuple[int, list[int]]] = []
        self.answers: list[tuple[int, int]] = []            # who and what, forced ones included
        self.chance = Seeded(mix(seed, players))
        self.t = new_table(players, STANDARD, rulings({"layout": style}), modules(STANDARD, {}))
        assert self.t.stack[0] is FIRST_ROUND
        if not rounds:
            self.t.stack.pop(0)
        self.t.listener = self
        self.t.settle()

    def hear(self, kind: int, audience: int, numbers: list[int]) -> None:
        self.told.append((kind, list(numbers)))

    def forced(self, seat: int, choice: int) -> None:
        self.answers.append((seat, choice))

    def events(self, kind: int) -> list[list[int]]:
        """The numbers of every event of a kind."""
        return [numbers for told, numbers in self.told if told == kind]

    def choices(self, verb: int) -> list[int]:
        """The first arguments of every answer with a verb."""
        return [arg1(choice) for _, choice in self.answers if verb_of(choice) == verb]

    def laid(self) -> list[int]:
        """The cells of the tiles in the order they were laid."""
        return [packed_cell(column - 16, row - 16) for _, column, row, _ in self.events(v.TILE_LAID)]

    def answer(self, choice: int | None = None) -> None:
        """One answer, drawn if none is given."""
        ask = self.asked()
        self.answers.append((ask.seat, self.chance.answer(ask) if choice is None else choice))
        self.t.apply(self.answers[-1][1])

    def asked(self) -> Ask:
        """The question that is pending."""
        assert self.t.ask is not None
        return self.t.ask

    def until(self, prompt: int) -> Setup:
        """Drawn answers up to a question of a kind, or to the end; 0 is no question."""
        while self.t.ask is not None and self.t.ask.prompt != prompt:
            self.answer()
        return self


def after(players: int, style: str = "compact", seed: int = 1) -> Setup:
    """A finished setup."""
    return Setup(players, style, seed).until(0)


def cells(t: s.Table) -> dict[int, int]:
    """Tile -> packed cell, for the tiles on the board."""
    return {tile: t.board[s.CELL_AT + tile] for tile in TILES if t.board[s.CELL_AT + tile] != 0}


def lay(column: int, row: int) -> int:
    """The choice for axial coordinates."""
    return pack(v.LAY, column + 16, row + 16)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_player_counts_are_refused(players: int) -> None:
    """ci.game.players"""
    with pytest.raises(Problem) as caught:
        sacbe.new("chichen_itza", players=players, seed=1)
    assert caught.value.key == "player-count"


@every_style
def test_eight_tiles_around_the_city(players: int, style: str) -> None:
    """ci.setup.city, ci.city.terrain: cells (0,0) and (1,0) have exactly 8 distinct neighbours; each holds one open
    tile, the first ones laid, and the city borders these and no others.
    ci.setup.placement: every later tile touched two others when it was laid."""
    assert CITY_CELLS == (packed_cell(0, 0), packed_cell(1, 0))
    around = {cell for half in CITY_CELLS for cell in touching(half)} - set(CITY_CELLS)
    assert len(around) == 8 and around == {packed_cell(q, r) for q, r in ring_cells()}
    done = after(players, style)
    assert set(done.laid()[:8]) == around and not set(done.laid()) & set(CITY_CELLS)
    ring = {tile for tile, *_ in done.events(v.TILE_LAID)[:8]}
    assert set(members(done.t.near[v.CITY])) == ring == {tile for tile in TILES if done.t.near[tile] >> v.CITY & 1}
    for order in [after(players, style, seed).laid() for seed in range(4)]:
        assert all(len(set(order[:at]) & set(touching(order[at]))) >= 2 for at in range(8, SIZE[players]))


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
        outer |= {cell for tile in inner for cell in touching(tile)} - ring - second - set(CITY_CELLS)
    done = {n: after(n) for n in PLAYERS}
    two, three, four = (set(done[n].laid()) for n in PLAYERS)
    assert two == ring | {cell for cell in second if len(set(touching(cell)) & ring) == 2} and len(two) == 16
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
    assert t.refusal(lay(1, 2)) == NOT_TOUCHING and t.why == (2, 1, 0)
    assert t.refusal(lay(5, 5)) == NOT_TOUCHING and t.why == (2, 0, 0)
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
        beside = {lies_on.get(cell, v.EMPTY) for cell in touching(land[tile])} if tile in land else set()
        assert set(members(t.near[tile])) == beside - {v.EMPTY} and bool(t.edge >> tile & 1) == (v.EMPTY in beside)
        assert all(t.near[other] >> tile & 1 for other in members(t.near[tile]))
    assert style != "compact" or count(t.edge) == {2: 14, 3: 14, 4: 16}[players]


def test_connect_works_on_any_cells() -> None:
    """ci.tile.edge, ci.city.terrain: a position has borders from its cells alone, and old ones are forgotten."""
    t = s.empty_table(2, STANDARD, rulings({}), modules(STANDARD, {}))
    t.board[s.CELL_AT + 3], t.board[s.CELL_AT + 7] = packed_cell(0, 1), packed_cell(0, 2)
    layout.connect(t)
    assert members(t.near[3]) == [7, v.CITY] and members(t.near[7]) == [3] and members(t.near[v.CITY]) == [3]
    assert members(t.edge) == [3, 7] == members(layout.laid(t))
    t.board[s.CELL_AT + 7] = 0
    layout.connect(t)
    assert members(t.near[3]) == [v.CITY] and t.near[7] == 0 and members(t.edge) == [3]


@pytest.mark.parametrize(("players", "draws", "figures"), [(2, 12, 1), (3, 18, 1), (4, 12, 2)])
@pytest.mark.parametrize("style", STYLES)
def test_a_creature_on_every_tile(players: int, draws: int, figures: int, style: str) -> None:
    """ci.setup.snakes, ci.setup.creatures, ci.setup.creatures-4p: snakes on the corners (0,-1), (-1,1), (1,1), (2,-1);
    then 12 / 18 / 12 draws, all 7 cards before any comes again, each for one figure or two on tiles without one, the
    tips included; no kind needs more figures than exist, and nobody has seen a strength."""
    for done in [after(players, style, seed) for seed in range(6)]:
        t, kinds, spots = done.t, done.choices(v.DRAW_CREATURE), done.choices(v.SPOT)
        corners, tips = ({layout.place_at(t, packed_cell(q, r)) for q, r in ring}
                         for ring in ([(0, -1), (-1, 1), (1, 1), (2, -1)], [(-1, 0), (2, 0)]))
        placed = [told[:2] for told in done.events(v.CREATURE_PLACED)]
        assert sorted(placed[:4]) == sorted([v.SNAKE, tile] for tile in corners)
        assert len(kinds) == draws and tips <= set(spots) == set(cells(t)) - corners
        assert all(len(set(deck)) == len(deck) for deck in (kinds[:7], kinds[7:14], kinds[14:]))
        assert placed[4:] == [[kinds[at // figures], tile] for at, tile in enumerate(spots)]
        assert {tile: kind for kind, tile in placed} == {
            tile: t.board[s.KIND_AT + tile] for tile in TILES if t.board[s.KIND_AT + tile] != v.EMPTY}
        assert len(placed) == SIZE[players] and members(t.creatures) == sorted(cells(t))
        standing = [sum(kind == other for other, _ in placed) for kind in range(7)]
        assert standing[v.SNAKE] <= 8 and max(standing[1:]) <= 4
        assert not any(t.board[s.STRENGTH_AT + tile] or t.board[s.SEEN_AT + tile] for tile in TILES)
        assert list(t.figures[:7 * 8]) == list(STANDARD.figures[:7 * 8]) and sum(t.figures) == 32


def test_a_kind_without_figures_is_not_drawn() -> None:
    """ci.setup.creatures, ci.setup.creatures-4p: a card gives no more figures than are left, and a card whose figures
    all stand is passed over; a deck without any other card is mixed anew."""
    t = s.empty_table(4, STANDARD, rulings({}), modules(STANDARD, {}))
    for tile, (q, r) in enumerate(ring_cells()):
        t.board[s.CELL_AT + tile] = packed_cell(q, r)
        if tile < 3:
            t.board[s.KIND_AT + tile] = v.JAGUAR
            t.creatures |= 1 << tile
    t.call(DrawCreature(1 << v.JAGUAR))
    t.settle()
    t.apply(pack(v.SPOT, 4))                                # only the jaguar could be drawn, for one figure
    assert members(t.creatures) == [0, 1, 2, 4] and t.board[s.KIND_AT + 4] == v.JAGUAR
    assert t.ask is not None and t.ask.prompt == v.ASK_DRAW_CREATURE
    assert [arg1(choice) for choice in t.ask.options] == [kind for kind in range(7) if kind != v.JAGUAR]


@every_count
def test_one_task_of_each_class(players: int) -> None:
    """ci.setup.tasks: 7, 7, 5 and 4 cards, one of each class is open."""
    assert [len(draws) for draws in TASK_DRAWS] == [7, 7, 5, 4]
    for done in [after(players, seed=seed) for seed in range(8)]:
        opened = members(done.t.open_tasks)
        assert all(pack(v.DRAW_TASK, task) in draws for task, draws in zip(opened, TASK_DRAWS, strict=True))
        assert [task for task, *_ in done.events(v.TASK_OPENED)] == opened


@every_count
def test_open_gods_and_heroes(players: int) -> None:
    """ci.setup.god-decks, ci.god.colours: gold 1-20, green 21-40, red 41-60, blue 61-80, 19 cards left in each deck.
    ci.setup.hero-stacks, ci.hero.types: cards 1-8, 9-16 and 17-24; the top is known, the 7 below have no order."""
    done = after(players)
    decks = done.t.decks
    for top, deck, under, piles, each in ((s.OPEN_GOD, s.GOD_DECK, s.GOD_UNDER, 4, 20),
                                          (s.TOP_HERO, s.HERO_DECK, s.HERO_UNDER, 3, 8)):
        for pile in range(piles):
            card = decks[top + pile] - 1
            assert card // each == pile and decks[under + pile] == 0
            assert members(decks[deck + pile]) == [other for other in range(each) if other != card % each]
    assert [god for god, *_ in done.events(v.GOD_OPENED)] == [decks[s.OPEN_GOD + colour] for colour in range(4)]
    assert [card for card, *_ in done.events(v.HERO_OPENED)] == [decks[s.TOP_HERO + hero] for hero in range(3)]
    assert tables.HEROES_PER_TYPE > max(PLAYERS)            # one figure of a type each, so no stack runs dry


@pytest.mark.parametrize(("players", "rows", "columns", "doubles", "costs"), [
    (2, 3, 3, 5, [1, 2, 3, 4, 5, 7]), (3, 3, 4, 2, [1, 2, 3, 4, 5, 6, 7]), (4, 4, 4, 0, [1, 2, 3, 3, 4, 5, 6, 7])])
def test_action_board(players: int, rows: int, columns: int, doubles: int, costs: list[int]) -> None:
    """ci.setup.action-tiles.2p, ci.setup.action-tiles.3p, ci.setup.action-tiles.4p: upper rows and left columns, all
    actions, 5, 2 or no tiles with two beside the hero tile.  ci.setup.cost-markers.2p, ci.setup.cost-markers.3p,
    ci.setup.cost-markers.4p, ci.setup.cost-deal: one marker at every used row and column, none elsewhere."""
    done = after(players)
    grid = done.t.grid
    slots = {tile: grid[s.SLOT + tile] for tile in range(21) if grid[s.SLOT + tile] != v.EMPTY}
    assert sorted(slots.values()) == [4 * row + column for row in range(rows) for column in range(columns)]
    assert {tile: slot for tile, slot, *_ in done.events(v.ACTION_PLACED)} == slots != {
        tile: after(players, seed=2).t.grid[s.SLOT + tile] for tile in slots}
    printed = [STANDARD.printed[tile] for tile in slots]
    hero = 1 << v.RECRUIT_HERO | 1 << v.MOVE_HERO
    assert printed.count(hero) == 1 and sum(count(actions) == 2 for actions in printed) == doubles + 1
    assert {printed.count(1 << move) for move in (v.LAND_MOVE, v.WATER_MOVE)} == {2 if players == 4 else 1}
    assert {action for actions in printed for action in members(actions)} == set(range(15))
    markers = {line: grid[s.ROW_COST + line] for line in range(8) if grid[s.ROW_COST + line] != v.EMPTY}
    assert list(markers) == [*range(rows), *range(4, 4 + columns)] and len(set(markers.values())) == len(markers)
    assert sorted(tables.COSTS[marker] for marker in markers.values()) == costs


@every_style
def test_what_everybody_starts_with(players: int, style: str) -> None:
    """ci.setup.gears, ci.setup.reserve, ci.setup.pieces: level 1, no shield, no ranged attack, range 1, 1 luck token;
    22 warriors in reserve, 3 in the city, every strip with some; scouts, heroes and peace on the player board.
    ci.setup.gems: a gem of each colour per player.  ci.setup.magic-deck: 16 cards of each type, two in each hand.
    ci.setup.attack-deck: nobody can know which of the 7 kinds will not attack."""
    assert tables.SHIELDS_AT[1] == tables.ATTACKS_AT[1] == 0 and STANDARD.moving[1] == 1
    assert (tables.SCOUTS, tables.SHIELDS, tables.HERO_TYPES, tables.TURNS, tables.DIPLOMACY) == (6, 5, 3, 4, 2)
    t = after(players, style).t
    for p in t.players:
        assert list(p.levels) == [1, 1, 1, 1] and p.luck == 1 and p.idols == p.shields == p.gems == p.tasks == 0
        assert p.reserve == 22 > tables.WARRIORS - tables.STRIP and list(p.warriors) == [0] * 28 + [3]
        assert p.held == p.scouts == p.war == p.gods == p.blue == p.repelled == p.failed == sum(p.trophies) == 0
        assert list(p.hero_at) == list(p.hero_card) == [v.EMPTY] * 3 and p.stone + p.fire == 2
    assert [t.gems >> 4 * colour & 15 for colour in range(6)] == [players] * 5 + [0]
    assert t.deck_stone + sum(p.stone for p in t.players) == t.deck_fire + sum(p.fire for p in t.players) == 16
    assert t.deck_stone + t.deck_fire == 32 - 2 * players and t.pile_stone == t.pile_fire == 0
    assert members(t.attacks) == list(range(7)) and t.round == 0


@every_count
def test_turn_order_and_coins(players: int) -> None:
    """ci.setup.turn-order, ci.setup.favor-stack: markers 1 up to the player count at random; later seats have more
    coins, 10 together with 4 players, and lie higher in the stack on the lowest space."""
    orders = set()
    for done in [after(players, seed=seed) for seed in range(30)]:
        order = list(done.t.order)
        orders.add(tuple(order))
        seats = [done.t.players[seat] for seat in order]
        assert sorted(order) == list(range(players)) and [p.coins for p in seats] == [1, 2, 3, 4][:players]
        assert [told[:2] for told in done.events(v.ORDER_SET)] == [[seat, at + 1] for at, seat in enumerate(order)]
        assert [p.rank for p in seats] == sorted({p.rank for p in seats}) and done.t.ranks == seats[-1].rank
        assert all(p.favor == 0 for p in seats)
    assert all({order[at] for order in orders} == set(range(players)) for at in range(players))


@every_style
def test_options_are_what_is_not_refused(players: int, style: str) -> None:
    """ci.setup.placement, ci.setup.creatures, ci.setup.turn-order: at every question; copies go on alone, and the order
    of the setup is that of the rulebook."""
    done, asked = Setup(players, style), dict[int, None]()
    while done.t.ask is not None:
        ask, before = done.asked(), done.t.text()
        assert [choice for choice in GRAMMAR.universe if done.t.refusal(choice) == 0] == sorted(
            ask.options, key=GRAMMAR.universe.index) and len(ask.options) > 1
        done.t.clone().apply(ask.options[-1])
        assert done.t.text() == before
        asked[ask.prompt] = None
        done.answer()
    assert list(asked) == [v.ASK_DRAW_TILE, *[v.ASK_LAY] * (style != "compact"), v.ASK_DRAW_CREATURE, v.ASK_SPOT,
                           v.ASK_DRAW_TASK, v.ASK_DRAW_GOD, v.ASK_DRAW_HERO, v.ASK_DEAL_ACTION, v.ASK_DEAL_COST,
                           v.ASK_ORDER, v.ASK_DRAW_MAGIC]


@every_count
def test_a_round_without_favor(players: int) -> None:
    """ci.setup.round-track: round 1, light, follows the setup; each kind has two dice. ci.setup.favor-stack: turn order
    1 defends the city and becomes last, the one stacked last becomes first."""
    game = Setup(players, rounds=True).until(v.ASK_TURN)
    start = list(game.t.order)
    assert game.t.round == 1 < tables.FIRST_DARK and len(STANDARD.faces) == len(tables.CREATURES) * 2 * 6
    while len(game.events(v.ROUND_BEGAN)) < 2:
        game.answer(pack(v.COINS) if game.asked().prompt == v.ASK_TURN else None)
    assert not game.events(v.FAVORED) and [seat for _, seat, *_ in game.events(v.ATTACKED)] == [start[0]]
    assert list(game.t.order) == start[::-1]


@every_style
def test_whole_games(players: int, style: str) -> None:
    """ci.setup.attack-deck: six different kinds attack, the seventh never.  ci.god.colours: no two own the same god."""
    game = Setup(players, style, rounds=True)
    while game.t.ask is not None:
        game.answer()
        owned = [god for p in game.t.players for god in [*members(p.gods), *[60 + n for n in members(p.blue)]]]
        assert len(set(owned)) == len(owned)
    kinds = [kind for kind, *_ in game.events(v.ATTACKED)]
    assert len(kinds) == len(set(kinds)) == 6 and set(members(game.t.attacks)) == set(range(7)) - set(kinds)
