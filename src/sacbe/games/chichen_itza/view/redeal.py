"""The redeal of what a seat cannot know: ci.hidden.strength, ci.hidden.ruin, ci.hidden.decks.

A search does this before every simulation, so nothing is listed and nothing is asked again where nothing is hidden.
"""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.green import cards_to_look_at
from sacbe.games.chichen_itza.data.edition import STRENGTHS
from sacbe.games.chichen_itza.rules.powers.gods import ChooseLooked
from sacbe.games.chichen_itza.rules.state import (CELL_AT, GOD_DECK, GOD_UNDER, KIND_AT, RUIN_AT, RUIN_SEEN_AT, SEEN_AT,
                                                  STRENGTH_AT, TILES, Table, figure_at)
from sacbe.games.chichen_itza.data.tables import GOD_COLOURS
from sacbe.games.chichen_itza.data.constants import ASK_DRAW_GOD, ASK_DRAW_MAGIC, ASK_DRAW_RUIN, ASK_STRENGTH, EMPTY
from sacbe.kernel.core.bits import bit, count
from sacbe.kernel.core.chance import Driver, SeededDriver
from sacbe.kernel.core.events import WATCHER
from sacbe.kernel.core.frame import CHANCE, Ask


def redeal(t: Table, seat: i64, chance: Driver) -> Table:
    """Deal again what the seat, or WATCHER, cannot know.  What nobody has seen is in a pool and needs no dealing."""
    twin = t.clone()
    dealt = redeal_figures(twin, seat, chance)
    dealt = redeal_ruins(twin, seat, chance) or dealt
    dealt = redeal_hands(twin, seat, chance) or dealt
    if seat == WATCHER or cards_to_look_at(twin.players[seat]) == 0:
        dealt = redeal_gods(twin, chance) or dealt
    ask = twin.ask
    if dealt and ask is not None and ask.seat != seat:
        twin.ask = twin.stack[-1].run(twin)
    return twin


def is_known_to(t: Table, seat: i64, view: i64) -> bool:
    """Return whether a seat knows what these seats have seen; a watcher knows what all of them know."""
    return view == bit(t.seats) - 1 if seat == WATCHER else view >> seat & 1 != 0


def draw_number(size: i64, chance: Driver, prompt: i64) -> i64:
    """Draw one of so many, from 0, each as likely as the others."""
    if isinstance(chance, SeededDriver):
        return (chance.next_uint32() * size) >> 32
    return chance.answer(Ask(CHANCE, prompt, list(range(size))))


def draw_member(pool: i64, chance: Driver, prompt: i64) -> i64:
    """Draw one member of a pool."""
    number = draw_number(count(pool), chance, prompt)
    while number > 0:
        pool &= pool - 1
        number -= 1
    return count((pool & -pool) - 1)


def draw_gods(pool: i64, size: i64, chance: Driver) -> i64:
    """Draw this many god cards from a pool."""
    found: i64 = 0
    for _ in range(size):
        found |= bit(draw_member(pool & ~found, chance, ASK_DRAW_GOD))
    return found


def redeal_figures(t: Table, seat: i64, chance: Driver) -> bool:
    """Redeal the creatures whose strength somebody else has seen, each as another figure of its kind."""
    hidden: i64 = 0
    creatures = t.creatures
    tile: i64 = 0
    while creatures:
        if creatures & 1 and t.board[STRENGTH_AT + tile] != 0 and not is_known_to(t, seat, t.board[SEEN_AT + tile]):
            hidden |= bit(tile)
            t.figures[figure_at(t.board[KIND_AT + tile], t.board[STRENGTH_AT + tile])] += 1
        creatures >>= 1
        tile += 1
    rest = hidden
    tile = 0
    while rest:
        if rest & 1:
            strength = draw_strength(t, t.board[KIND_AT + tile], chance)
            t.board[STRENGTH_AT + tile] = strength
            t.figures[figure_at(t.board[KIND_AT + tile], strength)] -= 1
        rest >>= 1
        tile += 1
    return hidden != 0


def draw_strength(t: Table, kind: i64, chance: Driver) -> i64:
    """Draw the strength of a figure of a kind from the pool."""
    size: i64 = 0
    for strength in range(1, STRENGTHS):
        size += t.figures[figure_at(kind, strength)]
    number = draw_number(size, chance, ASK_STRENGTH)
    strength = 1
    while number >= t.figures[figure_at(kind, strength)]:
        number -= t.figures[figure_at(kind, strength)]
        strength += 1
    return strength


def redeal_ruins(t: Table, seat: i64, chance: Driver) -> bool:
    """Redeal the ruin tiles that somebody else has seen."""
    hidden: i64 = 0
    for tile in range(TILES):
        ruin = t.board[RUIN_AT + tile]
        if ruin == EMPTY or t.opened >> tile & 1 or is_known_to(t, seat, t.board[RUIN_SEEN_AT + tile]):
            continue
        if t.board[CELL_AT + tile] != 0:
            hidden |= bit(tile)
            t.ruins |= bit(ruin)
    rest = hidden
    place: i64 = 0
    while rest:
        if rest & 1:
            ruin = draw_member(t.ruins, chance, ASK_DRAW_RUIN)
            t.board[RUIN_AT + place] = ruin
            t.ruins &= ~bit(ruin)
        rest >>= 1
        place += 1
    return hidden != 0


def redeal_hands(t: Table, seat: i64, chance: Driver) -> bool:
    """ci.hidden.magic-hand: magic cards in other hands come from all that are in these hands and in the deck.

    What all have seen in a hand stays there.
    """
    unknown: i64 = 0
    for other in range(t.seats):
        if other != seat:
            p = t.players[other]
            t.deck_stone += p.stone - p.shown_stone
            t.deck_fire += p.fire - p.shown_fire
            unknown += p.stone + p.fire - p.shown_stone - p.shown_fire
    for other in range(t.seats):
        if other == seat:
            continue
        p = t.players[other]
        size = p.stone + p.fire - p.shown_stone - p.shown_fire
        p.stone, p.fire = p.shown_stone, p.shown_fire
        for _ in range(size):
            if draw_number(t.deck_stone + t.deck_fire, chance, ASK_DRAW_MAGIC) < t.deck_stone:
                p.stone += 1
                t.deck_stone -= 1
            else:
                p.fire += 1
                t.deck_fire -= 1
    return unknown > 0


def redeal_gods(t: Table, chance: Driver) -> bool:
    """Redeal the cards that another seat looked at: those in its hand and those under a deck."""
    dealt = False
    looking = looked_colour(t)
    for colour in range(len(GOD_COLOURS)):
        looked: i64 = t.looked if colour == looking else 0
        under = t.decks[GOD_UNDER + colour]
        if looked | under == 0:
            continue
        dealt = True
        pool = t.decks[GOD_DECK + colour] | under | looked
        t.decks[GOD_UNDER + colour] = draw_gods(pool, count(under), chance)
        pool &= ~t.decks[GOD_UNDER + colour]
        if looked:
            t.looked = draw_gods(pool, count(looked), chance)
            pool &= ~t.looked
        t.decks[GOD_DECK + colour] = pool
    return dealt


def looked_colour(t: Table) -> i64:
    """Return the colour of the god cards that a seat is looking at, or EMPTY."""
    if t.looked:
        for frame in t.stack:
            if isinstance(frame, ChooseLooked):
                return frame.colour
    return EMPTY
