"""Who knows what, and the redeal of what a seat cannot know: ci.hidden.strength, ci.hidden.ruin, ci.hidden.decks."""

from __future__ import annotations

from sacbe.games.chichen_itza.cards.green import looks_at
from sacbe.games.chichen_itza.edition import STRENGTHS
from sacbe.games.chichen_itza.rules.gods import ChooseLooked
from sacbe.games.chichen_itza.state import (CELL_AT, GOD_DECK, GOD_UNDER, KIND_AT, RUIN_AT, RUIN_SEEN_AT, SEEN_AT,
                                            STRENGTH_AT, TILES, Table, figure_at)
from sacbe.games.chichen_itza.tables import GOD_COLOURS
from sacbe.games.chichen_itza.verbs import (ASK_DRAW_GOD, ASK_DRAW_MAGIC, ASK_DRAW_RUIN, ASK_STRENGTH, DRAW_GOD,
                                            DRAW_MAGIC, DRAW_RUIN, EMPTY, FIRE, STONE, STRENGTH)
from sacbe.kernel.bits import bit, count, members
from sacbe.kernel.chance import Driver
from sacbe.kernel.choice import arg1, pack
from sacbe.kernel.frame import CHANCE, Ask


def in_play(t: Table) -> list[int]:
    """Tiles that lie on the board."""
    return [tile for tile in range(TILES) if t.board[CELL_AT + tile] != 0]


def knows_strength(t: Table, tile: int, seat: int | None) -> bool:
    """ci.hidden.strength, ci.hidden.fought: does a seat, or everybody, know the strength of the creature?"""
    everybody = bit(t.seats) - 1
    seen = t.board[SEEN_AT + tile]
    known = t.board[KIND_AT + tile] != EMPTY and t.board[STRENGTH_AT + tile] != 0
    return known and (seen == everybody if seat is None else seen >> seat & 1 != 0)


def knows_ruin(t: Table, tile: int, seat: int | None) -> bool:
    """ci.hidden.ruin: an open ruin is known to everybody, another one to those who looked."""
    if t.board[RUIN_AT + tile] == EMPTY:
        return False
    if t.opened >> tile & 1:
        return True
    seen = t.board[RUIN_SEEN_AT + tile]
    return seen == bit(t.seats) - 1 if seat is None else seen >> seat & 1 != 0


def without_unknown_ruins(t: Table, seat: int | None) -> Table:
    """A copy in which ruins that a seat, or everybody, does not know are not there; for counting, not for playing."""
    twin = t.clone()
    for tile in in_play(t):
        if not knows_ruin(t, tile, seat):
            twin.board[RUIN_AT + tile] = EMPTY
    return twin


def looking(t: Table) -> ChooseLooked | None:
    """The question to the seat that looks at god cards."""
    return next((frame for frame in t.stack if isinstance(frame, ChooseLooked)), None)


# ---------------------------------------------------------------- the redeal

def redeal(t: Table, seat: int, chance: Driver) -> Table:
    """Deal again what the seat cannot know; what nobody has seen is in a pool already and needs no dealing."""
    twin = t.clone()
    redeal_figures(twin, seat, chance)
    redeal_ruins(twin, seat, chance)
    redeal_hands(twin, seat, chance)
    if not looks_at(twin.players[seat]):
        redeal_gods(twin, chance)
    if twin.ask is not None and twin.ask.seat != seat:
        twin.ask = twin.stack[-1].run(twin)
    return twin


def redeal_figures(t: Table, seat: int, chance: Driver) -> None:
    """Creatures whose strength somebody else has seen: another figure of the same kind."""
    seen = [tile for tile in members(t.creatures) if t.board[STRENGTH_AT + tile] != 0]
    hidden = [tile for tile in seen if not knows_strength(t, tile, seat)]
    for tile in hidden:
        t.figures[figure_at(t.board[KIND_AT + tile], t.board[STRENGTH_AT + tile])] += 1
    for tile in hidden:
        kind = t.board[KIND_AT + tile]
        options = [pack(STRENGTH, strength, copy) for strength in range(1, STRENGTHS)
                   for copy in range(1, t.figures[figure_at(kind, strength)] + 1)]
        strength = arg1(chance.answer(Ask(CHANCE, ASK_STRENGTH, options)))
        t.board[STRENGTH_AT + tile] = strength
        t.figures[figure_at(kind, strength)] -= 1


def redeal_ruins(t: Table, seat: int, chance: Driver) -> None:
    """Ruin tiles that somebody else has seen."""
    hidden = [tile for tile in in_play(t) if t.board[RUIN_AT + tile] != EMPTY and not knows_ruin(t, tile, seat)]
    for tile in hidden:
        t.ruins |= bit(t.board[RUIN_AT + tile])
    for tile in hidden:
        ruin = draw(t.ruins, chance, DRAW_RUIN, ASK_DRAW_RUIN)
        t.board[RUIN_AT + tile] = ruin
        t.ruins &= ~bit(ruin)


def redeal_hands(t: Table, seat: int, chance: Driver) -> None:
    """ci.hidden.magic-hand: magic cards in other hands come from all that are in these hands and in the deck.

    What all have seen in a hand stays there.
    """
    others = [p for number, p in enumerate(t.players) if number != seat]
    sizes = [p.stone + p.fire - p.shown_stone - p.shown_fire for p in others]
    t.deck_stone += sum(p.stone - p.shown_stone for p in others)
    t.deck_fire += sum(p.fire - p.shown_fire for p in others)
    for p, size in zip(others, sizes, strict=True):
        p.stone, p.fire = p.shown_stone, p.shown_fire
        for _ in range(size):
            cards = [pack(DRAW_MAGIC, STONE, n) for n in range(t.deck_stone)]
            cards += [pack(DRAW_MAGIC, FIRE, n) for n in range(t.deck_fire)]
            if arg1(chance.answer(Ask(CHANCE, ASK_DRAW_MAGIC, cards))) == STONE:
                p.stone, t.deck_stone = p.stone + 1, t.deck_stone - 1
            else:
                p.fire, t.deck_fire = p.fire + 1, t.deck_fire - 1


def redeal_gods(t: Table, chance: Driver) -> None:
    """Cards that another seat looked at: those in its hand and those under a deck."""
    ask = looking(t)
    for colour in range(len(GOD_COLOURS)):
        looked = t.looked if ask is not None and ask.colour == colour else 0
        under = t.decks[GOD_UNDER + colour]
        if not looked | under:
            continue
        pool = t.decks[GOD_DECK + colour] | under | looked
        t.decks[GOD_UNDER + colour], pool = drawn(pool, count(under), chance)
        if looked:
            t.looked, pool = drawn(pool, count(looked), chance)
        t.decks[GOD_DECK + colour] = pool


def drawn(pool: int, size: int, chance: Driver) -> tuple[int, int]:
    """This many cards from a pool, and what is left of it."""
    found = 0
    for _ in range(size):
        found |= bit(draw(pool & ~found, chance, DRAW_GOD, ASK_DRAW_GOD))
    return found, pool & ~found


def draw(pool: int, chance: Driver, verb: int, prompt: int) -> int:
    """One member of a pool."""
    return arg1(chance.answer(Ask(CHANCE, prompt, [pack(verb, n) for n in members(pool)])))
