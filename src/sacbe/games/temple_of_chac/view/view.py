"""What a seat may see (a whitelist), the fields of a position, and the redeal of what a seat cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.temple_of_chac.view import derived_values as values
from sacbe.games.temple_of_chac.cards.gear import storage
from sacbe.games.temple_of_chac.data.edition import STANDARD, Edition
from sacbe.games.temple_of_chac.view.invariants import pending_cards
from sacbe.games.temple_of_chac.view.knowledge import knows_number, redeal as redeal
from sacbe.games.temple_of_chac.data.board_graph import decor
from sacbe.games.temple_of_chac.schema.notation import (ALCOVES, CARDS, CLUE_NAMES, DECK_NAMES, GEAR, GOD_NAMES, HEROES,
                                                        SEATS, SPACES, TOKENS, TREASURES)
from sacbe.games.temple_of_chac.rules.rooms.lava import is_clue
from sacbe.games.temple_of_chac.rules.actions.search import deck_size
from sacbe.games.temple_of_chac.rules.secrets import count_known
from sacbe.games.temple_of_chac.rules.state import (DISCARDS, GLYPH_AT, SEEN_AT, Player, Table, boulder_space, can_use,
                                                    cards_in, clue_number, deck_place, idol_in, injuries_left,
                                                    is_flipped, is_gone, is_searched, number_of, seat_at, times_used,
                                                    web_state, webs_left)
from sacbe.games.temple_of_chac.data.tables import CLUES, GLYPHS, TILES, WEBS
from sacbe.games.temple_of_chac.view.pending import pending_rules
from sacbe.games.temple_of_chac.data.constants import BLANK, CAVE, CORRIDOR, EMPTY, LAVA, SPIDER
from sacbe.kernel.core.bits import members

INJURIES: Final = (1, 2, 3)
WEB_STATES: Final = ("hidden", "spider", "gone")
USABLE: Final = (*GEAR, "second-look", "sprint")           # in the order of Player.used


# ---------------------------------------------------------------- sets and pieces in words

def seat_or_nobody(seat: int) -> str:
    """Return a seat, or nobody."""
    return "none" if seat == EMPTY else SEATS[seat]


def seats_of(bits: int) -> list[str]:
    """Return the seats of a set."""
    return [SEATS[seat] for seat in members(bits)]


def card_names(copies: vec[i64], names: tuple[str, ...]) -> list[str]:
    """Return cards by name, as often as there are copies."""
    return [name for at, name in enumerate(names) for _ in range(copies[at])]


def injuries(p: Player, names: Sequence[int]) -> list[int]:
    """Return the injuries of a seat, each by what its kind is called."""
    return [names[kind] for kind in range(3) for _ in range(p.injuries[kind])]


def used_gear(p: Player) -> list[str]:
    """Return the gear and abilities that have done their work in this turn."""
    return [name for what, name in enumerate(USABLE) for _ in range(times_used(p, what))]


def unspent_dice(t: Table) -> list[int]:
    """Return unspent action dice."""
    return [pips for pips in range(1, 7) for _ in range(t.dice[pips])]


# ---------------------------------------------------------------- what lies open

def table(t: Table) -> dict[str, Any]:
    """tc.secret.public, tc.secret.discards, tc.secret.glyph-clues, tc.secret.webs: what is on the table for all."""
    return {
        "round": t.round, "first": SEATS[t.first], "turn": seat_or_nobody(t.turn), "boulder": SPACES[boulder_space(t)],
        "plates": t.plates, "planks": t.planks, "surging": t.surging,
        "clues": {name: clue_number(t, clue) for clue, name in enumerate(CLUE_NAMES)},
        "webs": {SPACES[CAVE + at]: WEB_STATES[web_state(t, at)] for at in range(WEBS)},
        "webs_left": {"spider": webs_left(t, SPIDER), "blank": webs_left(t, BLANK)},
        "alcoves": {name: idol(idol_in(t, at)) for at, name in enumerate(ALCOVES)},
        "decks": {name: deck(t, at) for at, name in enumerate(DECK_NAMES)},
        "sizes": {name: deck_size(t, at) for at, name in enumerate(DECK_NAMES)},
        "discards": {name: t.decks[DISCARDS + at] for at, name in enumerate(TREASURES)},
    }


def idol(treasure: int) -> str:
    """Return what lies in an alcove."""
    return "none" if treasure == EMPTY else TREASURES[treasure]


def deck(t: Table, at: int) -> dict[str, int]:
    """tc.secret.decks: what is left in a deck follows from what came out of it; its order does not exist."""
    first = deck_place(at, 0)
    return {name: t.decks[first + card] for card, name in enumerate(CARDS) if t.edition.decks[first + card]}


def player(t: Table, seat: int) -> dict[str, Any]:
    """Return what everybody sees of a seat: tc.secret.public."""
    p = t.players[seat]
    is_dealt = p.adventurer != EMPTY
    return {
        "adventurer": HEROES[p.adventurer] if is_dealt else "none", "at": SPACES[p.at], "fallen": bool(p.fallen),
        "wounds": p.wounds, "health": t.edition.health[p.adventurer] if is_dealt else 0,
        "capacity": storage(t, p) if is_dealt else 0, "gear": card_names(p.gear, GEAR), "used": used_gear(p),
        "escaped": p.escaped, "boxes": p.boxes, "dice": unspent_dice(t) if t.turn == seat else [],
        "spent": bool(t.spent) if t.turn == seat else False,
    }


def derived_values(t: Table, seat: int) -> dict[str, Any]:
    """Return what follows for a seat from what everybody sees of it."""
    p = t.players[seat]
    worn = [name for tool, name in enumerate(GEAR) if p.gear[tool] and not can_use(p, tool)]
    return {"worn": worn, "next_dice": values.next_dice(p), "burdens": values.burdens(p), "deck": values.deck_here(p),
            "downstream": values.drift_to(p), "interaction": values.interaction(t, seat)}


# ---------------------------------------------------------------- what is printed

@lru_cache(maxsize=16)
def printed_components(edition: Edition, one_mouth: bool, box_is_kukulkan: bool) -> dict[str, Any]:
    """Return what is printed on board and cards of this edition, for all to see; it is the same in every view of a
    game.

    `squares` and `changes` hold only what differs from the edition that ships.
    """
    layout = edition.layout
    joins = [join for join in layout.joins if not (one_mouth and join == layout.second)]
    return {
        "treasures": values.treasures(edition, box_is_kukulkan), "dice": values.die_kinds(edition),
        "planks": edition.planks,
        "gods": list(GOD_NAMES), "plates": [SPACES[CORRIDOR + plate] for plate in edition.plates],
        "alcoves": {name: SPACES[edition.alcoves[at]] for at, name in enumerate(ALCOVES)},
        "tokens": {name: edition.tokens[at] for at, name in enumerate(TOKENS)},
        "last": SPACES[CORRIDOR + edition.last], "joins": [way_ends(join) for join in joins if join.is_both_ways],
        "one_way": [way_ends(join) for join in joins if not join.is_both_ways], "squares": moved_squares(edition),
        "changes": edition.changes,
    }


def way_ends(join: Any) -> list[str]:
    """Return the two ends of a way."""
    return [SPACES[join.a], SPACES[join.b]]


def squares(edition: Edition) -> dict[str, list[int]]:
    """Return where everything that takes part is drawn."""
    layout = edition.layout
    found = {SPACES[at]: list(cell) for at, cell in enumerate(layout.cells) if not layout.is_left_out(at)}
    return {**found, **{id: list(cell) for id, cell in decor(layout).items()}}


def moved_squares(edition: Edition) -> dict[str, list[int] | None]:
    """Return what is drawn on another square than the one that ships, or not at all."""
    own, shipped = squares(edition), squares(STANDARD)
    return {id: own.get(id) for id in shipped if own.get(id) != shipped[id]}


# ---------------------------------------------------------------- the view of a seat

def view(t: Table, seat: int | None) -> dict[str, Any]:
    """tc.secret.client: what is open, and what this seat alone knows; when the game is over, all cards and injuries."""
    watched = open_view(t)
    return watched if seat is None else own_view(t, seat, watched)


def own_view(t: Table, seat: int, public_view: dict[str, Any]) -> dict[str, Any]:
    """Return what a seat sees, from what everybody sees; unchanged parts are shared."""
    lava, name = public_view["lava"], SEATS[seat]
    known = {SPACES[LAVA + tile]: tile_view(t, tile, seat) for tile in range(TILES)
             if knows_number(t, tile, seat) and not knows_number(t, tile, None)}
    seen = {**public_view, "you": name, "locks": values.locks(t, seat), "lava": {**lava, **known} if known else lava}
    for last in ("seats", "printed"):
        del seen[last]
    seats = {**public_view["seats"], name: {**public_view["seats"][name], **own_cards(t, seat)}}
    return {**seen, "peeked": peeked_tiles(t, seat), "notes": notes(t, seat), "seats": seats,
            "printed": public_view["printed"]}


def own_cards(t: Table, seat: int) -> dict[str, Any]:
    """tc.secret.hand, tc.secret.storage, tc.secret.injuries: what a seat has for itself, until the game is over."""
    p = t.players[seat]
    return {"hand_cards": card_names(p.hand, TREASURES), "store_cards": card_names(p.store, TREASURES),
            "injury_values": injuries(p, p.edition.injury_values), "score": values.score(t, seat)}


def open_view(t: Table) -> dict[str, Any]:
    """Return what everybody sees, watchers as well."""
    is_over = not t.stack
    seats = {}
    for number, p in enumerate(t.players):
        own = {**player(t, number), **derived_values(t, number), "hand": cards_in(p.hand), "store": cards_in(p.store),
               "injuries": sum(p.injuries)}
        seats[SEATS[number]] = {**own, **own_cards(t, number)} if is_over else own
    return {
        "you": "none", **table(t), "walls": values.WALLS[min(t.plates, values.WALLS_SHUT)],
        "boulder_roll": values.boulder_roll(t), "locks": values.locks(t, None), "unfinished": pending_rules(t),
        "lost_decks": values.lost_decks(t), "order": [SEATS[seat_at(t, at)] for at in range(t.seats)],
        "lava": {SPACES[LAVA + tile]: tile_view(t, tile, None) for tile in range(TILES)},
        "injuries_left": sum(injuries_left(t, kind) for kind in INJURIES), "seats": seats,
        "printed": printed_components(t.edition, bool(t.rulings.one_mouth), bool(t.rulings.box_is_kukulkan)),
        **t.edition.named,
    }


def glyph_name(glyph: int) -> str:
    """Return a glyph, or none before it is laid."""
    return "none" if glyph == EMPTY else GLYPHS[glyph]


def tile_view(t: Table, tile: int, seat: int | None) -> dict[str, Any]:
    """tc.secret.lava-tiles: a tile; a number that is not known is null."""
    number = number_of(t, tile) if knows_number(t, tile, seat) else None
    return {"glyph": glyph_name(t.lava[GLYPH_AT + tile]), "number": number, "state": tile_name(t, tile, number),
            **tile_state(t, tile)}


def tile_name(t: Table, tile: int, number: int | None) -> str:
    """tc.lava.trap, tc.lava.safe: what is known of a tile, in a word."""
    if is_gone(t, tile):
        return "gone"
    if number is None:
        return "down"
    return "trap" if is_clue(t, number) else "searched" if is_searched(t, tile) else "safe"


def tile_state(t: Table, tile: int) -> dict[str, bool]:
    """Return what everybody sees of a tile besides its glyph."""
    return {"flipped": is_flipped(t, tile), "searched": is_searched(t, tile), "gone": is_gone(t, tile)}


def peeked_tiles(t: Table, seat: int) -> dict[str, str]:
    """tc.hall.decipher: the tiles behind the clues that this seat has looked at, or that lie open."""
    found = {}
    for clue in range(CLUES):
        for tile in range(TILES):
            if number_of(t, tile) == clue_number(t, clue) != 0 and knows_number(t, tile, seat):
                found[CLUE_NAMES[clue]] = SPACES[LAVA + tile]
    return found


def notes(t: Table, seat: int) -> dict[str, list[str]]:
    """Return treasures that this seat is sure the others have: tc.secret.hand."""
    return {SEATS[other]: [name for at, name in enumerate(TREASURES) for _ in range(count_known(t, seat, other, at))]
            for other in range(t.seats) if other != seat}


# ---------------------------------------------------------------- all fields

def dump_fields(t: Table) -> dict[str, Any]:
    """Return every field of the position, hidden ones included: for scenarios and tests, never for a seat."""
    return {
        **table(t), **actions_under_way(t), "lava": {SPACES[LAVA + tile]: tile_facts(t, tile) for tile in range(TILES)},
        "injuries_left": {str(kind): injuries_left(t, kind) for kind in INJURIES},
        **{SEATS[seat]: seat_facts(t, seat) for seat in range(t.seats)},
    }


def actions_under_way(t: Table) -> dict[str, Any]:
    """Return the search, the attempt at a lock, the roll to get out and the steps that are under way."""
    found = {record["rule"]: record for record in pending_rules(t)}
    lock = {name: value for name, value in found.get("lock", {}).items() if name != "rule"}
    return {"revealed": [CARDS[card] for card in pending_cards(t)], "lock": lock or "none",
            "rolled": found.get("exit-roll", {}).get("rolled", []), "steps": found.get("walk", {}).get("left", 0)}


def tile_facts(t: Table, tile: int) -> dict[str, Any]:
    """Return a tile with its number (0 while it has none) and the seats that know it."""
    return {"glyph": glyph_name(t.lava[GLYPH_AT + tile]), "number": number_of(t, tile),
            "known": seats_of(t.lava[SEEN_AT + tile]), **tile_state(t, tile)}


def seat_facts(t: Table, seat: int) -> dict[str, Any]:
    """Return a seat with its cards and injuries."""
    p = t.players[seat]
    return {**player(t, seat), "hand": card_names(p.hand, TREASURES), "store": card_names(p.store, TREASURES),
            "injuries": injuries(p, INJURIES), "peeked": peeked_tiles(t, seat), "notes": notes(t, seat)}
