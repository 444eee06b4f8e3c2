"""What a seat may see (a whitelist), and the fields of a position."""

from __future__ import annotations

from typing import Any, Final

from sacbe.games.chichen_itza.view import expansion_view
from sacbe.games.chichen_itza.cards.green import controlled_tiles, cards_to_look_at
from sacbe.games.chichen_itza.data.edition import STRENGTHS
from sacbe.games.chichen_itza.view.combat_view import creature_dice, fight_facts
from sacbe.games.chichen_itza.view.derived_values import limits, uses
from sacbe.games.chichen_itza.view.knowledge import tiles_in_play, knows_ruin, knows_strength, looking_question
from sacbe.games.chichen_itza.schema.notation import ACTION_NAMES, LINES, PLACES, SEATS, TILES
from sacbe.games.chichen_itza.rules.powers.gods import displayed_gods
from sacbe.games.chichen_itza.rules.powers.heroes import upkeep_of
from sacbe.games.chichen_itza.rules.land.layout import WIDTH, ZERO, tile_in_hand
from sacbe.games.chichen_itza.rules.land.movement import move_range
from sacbe.games.chichen_itza.rules.land.reserve import pays_income
from sacbe.games.chichen_itza.rules.state import (CELL_AT, GOD_DECK, GOD_UNDER, HERO_DECK, HERO_UNDER, HIGH_PRICE,
                                                  KIND_AT, LATE, LOW_PRICE, MARKS, MORE_GODS, OPEN_GOD, ROW_COST,
                                                  RUIN_AT, RUIN_SEEN_AT, SEEN_AT, SLOT, STRENGTH_AT, TOP_HERO, Player,
                                                  Table, heroes_at, owner_at)
from sacbe.games.chichen_itza.data.tables import (ACTION_TILES, BONUSES, COLOURS, COLUMNS, CREATURES, GEARS,
                                                  GOD_COLOURS, GODS_PER_COLOUR, HERO_LABELS, HEROES_PER_TYPE, KINDS,
                                                  ROWS, STRIPS)
from sacbe.games.chichen_itza.view.pending import stage, pending_rules
from sacbe.games.chichen_itza.data.constants import BLUE, CITY, EMPTY, MINE, RANGED, RUIN
from sacbe.kernel.core.bits import bit, count, members

EARLY: Final[int] = bit(LATE) - 1       # repelled creature cards of rounds 1 and 2; the later ones are LATE bits higher
UNDER_BITS: Final = 5           # of each hero card that came back under its stack


# ---------------------------------------------------------------- sets and pieces in words

def seats_of(bits: int) -> list[str]:
    """Return the seats of a set."""
    return [SEATS[seat] for seat in members(bits)]


def hero_names(heroes: int) -> list[str]:
    """Return the hero types of a set."""
    return [HERO_LABELS[hero] for hero in members(heroes)]


def seat_or_nobody(seat: int) -> str:
    """Return the name of a seat, or nobody."""
    return "none" if seat == EMPTY else SEATS[seat]


def kind_name(kind: int) -> str:
    """Return the name of a creature, or none."""
    return "none" if kind == EMPTY else CREATURES[kind]


def group(warriors: int, heroes: int) -> dict[str, Any]:
    """Return units that stand together."""
    return {"warriors": warriors, "heroes": hero_names(heroes)}


def short_group(warriors: int, heroes: int) -> int | dict[str, Any]:
    """Return units as scenarios write them: without heroes a number."""
    return group(warriors, heroes) if heroes else warriors


def god_numbers(p: Player) -> list[int]:
    """Return the god cards a seat owns."""
    return [*members(p.gods), *[GODS_PER_COLOUR * BLUE + n for n in members(p.blue)]]


def cards_of(colour: int, bits: int) -> list[int]:
    """Return god cards of a colour by their numbers."""
    return [GODS_PER_COLOUR * colour + n + 1 for n in members(bits)]


def gone_gods(t: Table, colour: int) -> list[int]:
    """Return god cards of a colour that left the game; all have seen them go: ci.end.j.gods."""
    ask = looking_question(t)
    looked = t.looked if ask is not None and ask.colour == colour else 0
    hidden = t.decks[GOD_DECK + colour] | t.decks[GOD_UNDER + colour] | looked
    known = {god for p in t.players for god in god_numbers(p)} | {*cards_of(colour, hidden | displayed_gods(t, colour))}
    return [god for god in cards_of(colour, bit(GODS_PER_COLOUR) - 1) if god not in known]


def tile_cell(t: Table, tile: int) -> list[int]:
    """Return where a tile lies: column and row."""
    cell = t.board[CELL_AT + tile]
    return [cell // WIDTH - ZERO, cell % WIDTH - ZERO]


def strengths(packed: int) -> list[int]:
    """Return figures of one kind, four bits for each strength."""
    return [strength for strength in range(STRENGTHS) for _ in range(packed >> 4 * strength & 15)]


def repelled_creatures(p: Player) -> dict[str, int]:
    """Return creature cards taken face up, with their points: ci.city-attack.repelled."""
    found = {CREATURES[kind]: p.edition.attack_points[0] for kind in members(p.repelled & EARLY)}
    return {**found, **{CREATURES[kind]: p.edition.attack_points[1] for kind in members(p.repelled >> LATE)}}


def under_stack(packed: int) -> list[int]:
    """Return hero cards that came back under their stack, the next one first."""
    found = []
    while packed:
        found.append(packed & bit(UNDER_BITS) - 1)
        packed >>= UNDER_BITS
    return found


def favor_order(t: Table) -> list[str]:
    """Return the seats from the lowest favor marker to the highest, each stack from its bottom to its top."""
    seats = sorted(range(t.seats), key=lambda seat: (t.players[seat].favor, t.players[seat].rank))
    return [SEATS[seat] for seat in seats]


def costs(t: Table, first: int, number: int) -> list[int]:
    """Return the values of some cost markers; 0 before they are dealt."""
    markers = [t.grid[ROW_COST + at] for at in range(first, first + number)]
    return [0 if marker == EMPTY else t.edition.costs[marker] for marker in markers]


# ---------------------------------------------------------------- what lies open

def table(t: Table) -> dict[str, Any]:
    """Return what is neither a tile nor a seat, in the shapes of scenarios: ci.hidden.open."""
    tops = {name: t.decks[TOP_HERO + at] for at, name in enumerate(HERO_LABELS)}
    return {
        "round": t.round, "order": [SEATS[seat] for seat in t.order if seat != EMPTY], "favor_order": favor_order(t),
        "rows": costs(t, 0, ROWS[t.seats]), "columns": costs(t, 4, COLUMNS[t.seats]), "grid": grid(t),
        "open_gods": {name: card(t.decks[OPEN_GOD + at]) for at, name in enumerate(GOD_COLOURS)},
        "more_gods": {name: cards_of(at, t.decks[MORE_GODS + at]) for at, name in enumerate(GOD_COLOURS)},
        "prophecy": int(t.prophecy) if t.prophecy else "none", "past_prophecies": expansion_view.past_prophecies(t),
        "hero_tops": {name: card(top) for name, top in tops.items()},
        "hero_under": {name: under_stack(t.decks[HERO_UNDER + at]) for at, name in enumerate(HERO_LABELS)},
        "pile": {"stone": t.pile_stone, "fire": t.pile_fire},
        "attacks": [CREATURES[kind] for kind in members(t.attacks)], "fight": fight_facts(t),
    }


def card(number: int) -> int | str:
    """Return a card, or none."""
    return "none" if number == EMPTY else int(number)


def grid(t: Table) -> list[list[str]]:
    """Return the action tiles, row by row."""
    slots = {t.grid[SLOT + at]: tile for at, tile in enumerate(ACTION_TILES)}
    return [[slots.get(4 * row + column, "none") for column in range(COLUMNS[t.seats])] for row in range(ROWS[t.seats])]


def player(t: Table, seat: int) -> dict[str, Any]:
    """Return what a seat has before it for all to see: ci.hidden.open."""
    p = t.players[seat]
    return {
        "coins": p.coins, "luck": p.luck, "idols": p.idols, "shields": p.shields,
        **{name: p.levels[gear] for gear, name in enumerate(GEARS)}, "reserve": p.reserve,
        "strips": [("income" if pays_income(p, strip) else "points") for strip in range(1, STRIPS + 1)],
        "hand": p.stone + p.fire, "shown": {"stone": p.shown_stone, "fire": p.shown_fire}, "gods": god_numbers(p),
        "gems": [COLOURS[gem] for gem in members(p.gems)], "war": p.war, "favor": p.favor, "tasks": members(p.tasks),
        "trophies": {CREATURES[kind]: strengths(packed) for kind, packed in enumerate(p.trophies) if packed},
        "repelled": repelled_creatures(p), "failed": [CREATURES[kind] for kind in members(p.failed)],
        "repeated": bool(p.repeated), "levy": p.levy,
        "range": move_range(t, p), "range_printed": t.edition.moving[p.levels[RANGED]],
        "lifted": p.lifted, "turns": p.turns, "markers_left": max(0, t.edition.turns - p.turns),
        "scouts_left": t.edition.scouts - count(p.scouts),
        "controls": [TILES[tile] for tile in members(controlled_tiles(t, seat))],
    }


def heroes(t: Table, p: Player) -> dict[str, Any]:
    """Return the heroes of a seat that are out, with card, upkeep due and place; one that fights or is in hand has
    none."""
    found = {}
    for hero, name in enumerate(HERO_LABELS):
        number, place = p.hero_card[hero], p.hero_at[hero]
        if number != EMPTY:
            found[name] = {"card": number, "upkeep": upkeep_of(t, p, hero),
                           "place": "none" if place == EMPTY else PLACES[place]}
    return found


# ---------------------------------------------------------------- the view of a seat

def view(t: Table, seat: int | None) -> dict[str, Any]:
    """Return everything open, and what this seat alone knows: ci.hidden.strength, ci.hidden.ruin,
    ci.hidden.magic-hand."""
    watched = open_view(t)
    return watched if seat is None else own_view(t, seat, watched)


def own_view(t: Table, seat: int, public_view: dict[str, Any]) -> dict[str, Any]:
    """Return what a seat sees, from what everybody sees; unchanged parts are shared."""
    tiles, actions, p = public_view["tiles"], public_view["actions"], t.players[seat]
    known = {TILES[tile]: tile_view(t, tile, seat) for tile in tiles_in_play(t) if knows_more(t, tile, seat)}
    priced = {tile: {**actions[tile], "uses": uses(t, seat, at)} for at, tile in enumerate(ACTION_TILES)
              if tile in actions and actions[tile]["printed"] is not None}
    name = SEATS[seat]
    seats = {**public_view["seats"], name: {**public_view["seats"][name], "stone": p.stone, "fire": p.fire}}
    seen = {**public_view, "tiles": {**tiles, **known} if known else tiles, "actions": {**actions, **priced}}
    for last in ("unfinished", "seats"):
        del seen[last]
    return {**seen, **secret_gods(t, seat), "unfinished": public_view["unfinished"], "seats": seats}


def knows_more(t: Table, tile: int, seat: int) -> bool:
    """Return whether a seat knows of a tile what not everybody knows."""
    return (knows_strength(t, tile, seat) and not knows_strength(t, tile, None)) or \
        (knows_ruin(t, tile, seat) and not knows_ruin(t, tile, None))


def open_view(t: Table) -> dict[str, Any]:
    """Return what everybody sees, watchers as well."""
    seen = table(t)
    seen["hero_tops"] = {name: {"card": top, "upkeep": 0 if top == "none" else t.edition.upkeep[top]}
                         for name, top in seen["hero_tops"].items()}
    for marker in ("rows", "columns"):
        seen[marker] = [cost or None for cost in seen[marker]]
    seats = {}
    for number, p in enumerate(t.players):
        seats[SEATS[number]] = {**player(t, number), "heroes": heroes(t, p), "limits": limits(t, number)}
    laying = tile_in_hand(t)
    return {
        **seen, "tiles": {TILES[tile]: tile_view(t, tile, None) for tile in tiles_in_play(t)},
        "city": {SEATS[number]: group(p.warriors[CITY], heroes_at(p, CITY)) for number, p in enumerate(t.players)},
        "actions": {tile: action_view(t, at) for at, tile in enumerate(ACTION_TILES)
                    if t.grid[SLOT + at] != EMPTY},
        "tasks": {str(task): [SEATS[n] for n, p in enumerate(t.players) if p.tasks >> task & 1]
                  for task in members(t.open_tasks)},
        **t.edition.named,
        "god_decks": {name: count(t.decks[GOD_DECK + at]) + count(t.decks[GOD_UNDER + at])
                      for at, name in enumerate(GOD_COLOURS)},
        "gone_gods": {name: gone_gods(t, at) for at, name in enumerate(GOD_COLOURS)},
        "hero_decks": {name: count(t.decks[HERO_DECK + at]) + len(under_stack(t.decks[HERO_UNDER + at]))
                       for at, name in enumerate(HERO_LABELS)},
        "magic_deck": t.deck_stone + t.deck_fire, "tile_to_lay": "none" if laying == EMPTY else TILES[laying],
        "laying": "none" if laying == EMPTY else ground(t, laying),
        "dice": creature_dice(t), "star": {line: BONUSES[t.edition.line_bonus[at]] for at, line in enumerate(LINES)},
        **expansion_view.modules(t), **expansion_view.prophecy(t), **expansion_view.attack(t), "stage": stage(t),
        "unfinished": pending_rules(t), "seats": seats,
    }


def ground(t: Table, tile: int) -> dict[str, Any]:
    """Return what is printed on a terrain tile, on the board or in hand, and the terrain that counts now."""
    printed = expansion_view.terrain(t.modules.land, t.modules.water, tile)
    return {"kind": KINDS[t.edition.kind[tile]], "terrain": printed,
            "terrain_now": expansion_view.terrain(t.land, t.water, tile), "tunnel": t.modules.tunnels >> tile & 1 != 0}


def tile_view(t: Table, tile: int, seat: int | None) -> dict[str, Any]:
    """Return one terrain tile; what is not known is null."""
    kind, owner = t.edition.kind[tile], owner_at(t, tile)
    seen: dict[str, Any] = {
        **ground(t, tile), "cell": tile_cell(t, tile), "creature": kind_name(t.board[KIND_AT + tile]),
        "strength": t.board[STRENGTH_AT + tile] if knows_strength(t, tile, seat) else None,
        "hearts": expansion_view.hearts(t, tile) if knows_strength(t, tile, seat) else None,
        "owner": seat_or_nobody(owner),
        "units": group(0, 0) if owner == EMPTY else group(t.players[owner].warriors[tile],
                                                          heroes_at(t.players[owner], tile)),
        "scouts": [SEATS[n] for n, p in enumerate(t.players) if p.scouts >> tile & 1],
        "edge": t.edge >> tile & 1 != 0,
    }
    if kind == MINE:
        seen["gems"] = t.gems >> 4 * t.edition.gem[tile] & 15
    elif kind == RUIN:
        ruin = t.board[RUIN_AT + tile] if knows_ruin(t, tile, seat) else EMPTY
        seen["ruin"] = None if ruin == EMPTY else {"number": ruin + 1, "bonus": t.edition.ruin_bonus[ruin],
                                                   "points": t.edition.ruin_points[ruin]}
        seen["open"] = t.opened >> tile & 1 != 0
    return seen


def action_view(t: Table, at: int) -> dict[str, Any]:
    """Return one action tile: where it lies, what it offers, its prices, and who is there already; a seat sees its
    uses."""
    row, column = divmod(t.grid[SLOT + at], 4)
    prices = [cost for cost in costs(t, row, 1) + costs(t, 4 + column, 1) if cost]
    return {"row": row + 1, "column": column + 1,
            "actions": [ACTION_NAMES[action] for action in members(t.edition.printed[at])],
            "low": t.grid[LOW_PRICE + at] if len(prices) == 2 else None,
            "high": t.grid[HIGH_PRICE + at] if len(prices) == 2 else None,
            "printed": sorted(prices) if len(prices) == 2 else None, "marks": seats_of(t.grid[MARKS + at]),
            "uses": []}


def secret_gods(t: Table, seat: int) -> dict[str, Any]:
    """ci.hidden.decks: cards somebody looked at are known to that seat alone, under their decks as well."""
    if not cards_to_look_at(t.players[seat]):
        return {}
    ask = looking_question(t)
    under = {name: cards_of(at, t.decks[GOD_UNDER + at]) for at, name in enumerate(GOD_COLOURS)}
    return {"god_under": under, "looked": cards_of(ask.colour, t.looked) if ask is not None else []}


# ---------------------------------------------------------------- all fields

def dump_fields(t: Table) -> dict[str, Any]:
    """Return every field of the position, hidden ones included: for scenarios and tests, never for a seat."""
    ask = looking_question(t)
    return {
        **table(t), "tiles": {TILES[tile]: tile_facts(t, tile) for tile in tiles_in_play(t)},
        "city": {SEATS[n]: short_group(p.warriors[CITY], heroes_at(p, CITY)) for n, p in enumerate(t.players)},
        "marks": {tile: seats_of(t.grid[MARKS + at]) for at, tile in enumerate(ACTION_TILES)
                  if t.grid[SLOT + at] != EMPTY},
        "tasks": members(t.open_tasks), "deck": {"stone": t.deck_stone, "fire": t.deck_fire},
        "god_decks": {name: cards_of(at, t.decks[GOD_DECK + at]) for at, name in enumerate(GOD_COLOURS)},
        "god_under": {name: cards_of(at, t.decks[GOD_UNDER + at]) for at, name in enumerate(GOD_COLOURS)},
        "looked": cards_of(ask.colour, t.looked) if ask is not None else [],
        "hero_decks": {name: [HEROES_PER_TYPE * at + n + 1 for n in members(t.decks[HERO_DECK + at])]
                       for at, name in enumerate(HERO_LABELS)},
        **{SEATS[n]: seat_facts(t, n) for n in range(t.seats)},
    }


def seat_facts(t: Table, seat: int) -> dict[str, Any]:
    """Return a seat with its hand, its heroes as scenarios give them, and figures of every kind."""
    p = t.players[seat]
    cards = {name: p.hero_card[hero] for hero, name in enumerate(HERO_LABELS)}
    return {**player(t, seat), "stone": p.stone, "fire": p.fire,
            "heroes": {name: card(number) for name, number in cards.items()},
            "trophies": {name: strengths(p.trophies[kind]) for kind, name in enumerate(CREATURES)}}


def tile_facts(t: Table, tile: int) -> dict[str, Any]:
    """Return one terrain tile with all that is hidden on it."""
    ruin, kind = t.board[RUIN_AT + tile], t.edition.kind[tile]
    known: dict[str, Any] = {
        "kind": KINDS[kind], "terrain": expansion_view.terrain(t.modules.land, t.modules.water, tile),
        "cell": tile_cell(t, tile), "creature": kind_name(t.board[KIND_AT + tile]),
        "strength": t.board[STRENGTH_AT + tile],
        "known": seats_of(t.board[SEEN_AT + tile]), "owner": seat_or_nobody(owner_at(t, tile)),
        "scouts": [SEATS[n] for n, p in enumerate(t.players) if p.scouts >> tile & 1],
        **{SEATS[n]: short_group(p.warriors[tile], heroes_at(p, tile)) for n, p in enumerate(t.players)},
    }
    if kind == MINE:
        known["gems"] = t.gems >> 4 * t.edition.gem[tile] & 15
    elif kind == RUIN:
        known.update(ruin=0 if ruin == EMPTY else ruin + 1, ruin_known=seats_of(t.board[RUIN_SEEN_AT + tile]),
                     open=t.opened >> tile & 1 != 0)
    return known
