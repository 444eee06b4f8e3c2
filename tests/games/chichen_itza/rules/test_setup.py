"""The setup, seen before round 1: creatures, cards, the action board, the seats; and whole games from it."""

from __future__ import annotations

import pytest

import sacbe
from games.chichen_itza.rules.setups import PLAYERS, SIZE, STYLES, TILES, Setup, after, cells, every_count, every_style
from sacbe import Problem
from sacbe.games.chichen_itza.data import constants as v
from sacbe.games.chichen_itza.data import tables
from sacbe.games.chichen_itza.data.edition import STANDARD, packed_cell, ring_cells
from sacbe.games.chichen_itza.options import modules, rulings
from sacbe.games.chichen_itza.rules import state as s
from sacbe.games.chichen_itza.rules.land import layout
from sacbe.games.chichen_itza.rules.setup import TASK_DRAWS, DrawCreature
from sacbe.games.chichen_itza.schema.notation import GRAMMAR
from sacbe.kernel.core.bits import count, members
from sacbe.kernel.core.choice import arg1, pack


@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_player_counts_are_refused(players: int) -> None:
    """ci.game.players"""
    with pytest.raises(Problem) as caught:
        sacbe.new("chichen_itza", players=players, seed=1)
    assert caught.value.key == "player-count"


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
    all stand is passed over; a deck without any other card is mixed again."""
    t = s.empty_table(4, STANDARD, rulings({}), modules(STANDARD, {}))
    for tile, (q, r) in enumerate(ring_cells()):
        t.board[s.CELL_AT + tile] = packed_cell(q, r)
        if tile < 3:
            t.board[s.KIND_AT + tile] = v.JAGUAR
            t.creatures |= 1 << tile
    t.push(DrawCreature(1 << v.JAGUAR))
    t.run_until_decision()
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
    assert STANDARD.shields_at[1] == STANDARD.attacks_at[1] == 0 and STANDARD.moving[1] == 1
    pieces = STANDARD.scouts, max(STANDARD.shields_at), tables.HERO_TYPES, STANDARD.turns, STANDARD.diplomacy
    assert pieces == (6, 5, 3, 4, 2)
    t = after(players, style).t
    for p in t.players:
        assert list(p.levels) == [1, 1, 1, 1] and p.luck == 1 and p.idols == p.shields == p.gems == p.tasks == 0
        assert p.reserve == 22 > STANDARD.warriors - STANDARD.strip and list(p.warriors) == [0] * 28 + [3]
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
    assert game.t.round == 1 < STANDARD.first_dark and len(STANDARD.faces) == len(tables.CREATURES) * 2 * 6
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
