"""What a seat of Temple of Chac sees as numbers: everybody, the temple, what it knows of cards, what is half done.

Left out is what follows from these: dice and burdens of the next turn, locks, the next roll of the boulder, points.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from sacbe.games.temple_of_chac.edition import Edition
from sacbe.games.temple_of_chac.encoder_rules import put_rules, rule_names
from sacbe.games.temple_of_chac.rules.lava import is_clue
from sacbe.games.temple_of_chac.rules.secrets import BITS, HALF, known_at
from sacbe.games.temple_of_chac.state import (ALCOVE_AT, DISCARDS, GLYPH_AT, NUMBER_AT, SEEN_AT, USE_BITS, WEBS_LEFT,
                                              Player, Table, cards_in, injuries_left, web_state)
from sacbe.games.temple_of_chac.tables import (ADVENTURERS, CARD_NAMES, CLUES, DECKS, GEAR_NAMES, GODS, SPACE_NAMES,
                                               TILES, TREASURE_NAMES, WEBS)
from sacbe.games.temple_of_chac.verbs import CARDS, EMPTY, FACE_UP, GEARS, GONE, IDOLS, SPACES, TREASURES
from sacbe.kernel.encoding import (Encoder, put_all, put_one, put_seat, put_zeros, question_names, relative, under)
from sacbe.kernel.frame import State

VERSION: Final = 1

USABLE: Final[i64] = GEARS + 2          # gear, and the two abilities that can be used once a turn
HEROES: Final[i64] = len(ADVENTURERS)
ALCOVES: Final[i64] = len(GODS)


class TempleOfChacEncoder(Encoder):
    """Places and cards one by one, the numbers of lava tiles as far as the seat knows them."""

    def __init__(self, seats: int, prompts: Mapping[int, str], edition: Edition) -> None:
        cards = [place for place, copies in enumerate(edition.decks) if copies > 0]
        super().__init__(VERSION, seats, tuple(names(seats, prompts, cards)), prompts)
        self.cards: Final = vec[i64](cards)         # places of the cards that each deck holds in this edition

    def fill(self, state: State, seat: i64, out: vec[i16], at: i64) -> i64:
        t = cast(Table, state)
        seats = self.seats
        for n in range(seats):
            who = seat + n
            if who >= seats:
                who -= seats
            p = t.players[who]
            at = put_player(out, at, p)
            if n == 0:
                at = put_own(out, at, p)
            else:
                at = put_known(out, at, t, seat, who)
        at = put_seat(out, at, t.turn, seat, seats)
        at = put_seat(out, at, t.first, seat, seats)
        decks = t.decks
        for place in self.cards:
            out[at] = i16(decks[place])
            at += 1
        for treasure in range(TREASURES):
            out[at] = i16(decks[DISCARDS + treasure])
            at += 1
        at = put_tiles(out, at, t, seat)
        at = put_temple(out, at, t)
        at = self.put_question(out, at, state, seat)
        return put_rules(out, at, t, seat)


def put_player(out: vec[i16], at: i64, p: Player) -> i64:
    """What everybody sees of a seat: tc.secret.public."""
    at = put_one(out, at, p.adventurer, HEROES)
    at = put_one(out, at, p.at, SPACES)
    at = put_all(out, at, p.gear)
    used = p.used
    for what in range(USABLE):
        out[at + what] = i16(used & 15)
        used >>= USE_BITS
    at += USABLE
    injuries = p.injuries
    out[at] = 1 if p.fallen else 0
    out[at + 1] = i16(p.wounds)
    out[at + 2] = i16(injuries[0] + injuries[1] + injuries[2])
    out[at + 3] = i16(p.escaped)
    out[at + 4] = i16(p.boxes)
    out[at + 5] = i16(cards_in(p.hand))
    out[at + 6] = i16(cards_in(p.store))
    return at + 7


def put_own(out: vec[i16], at: i64, p: Player) -> i64:
    """tc.secret.hand, tc.secret.storage, tc.secret.injuries: what the seat has for itself."""
    at = put_all(out, at, p.hand)
    at = put_all(out, at, p.store)
    return put_all(out, at, p.injuries)


def put_known(out: vec[i16], at: i64, t: Table, seat: i64, owner: i64) -> i64:
    """Treasures that the seat is sure that another one has; all that it has when the game is over."""
    if not t.stack:
        p = t.players[owner]
        for treasure in range(TREASURES):
            out[at + treasure] = i16(p.hand[treasure] + p.store[treasure])
        return at + TREASURES
    place = known_at(seat, owner, 0)
    for half in range(2):
        word = t.known[place + half]
        if word == 0:
            at = put_zeros(out, at, HALF)
        else:
            for _ in range(HALF):
                out[at] = i16(word & 7)
                word >>= BITS
                at += 1
    return at


def put_tiles(out: vec[i16], at: i64, t: Table, seat: i64) -> i64:
    """tc.secret.lava-tiles: a number is 0 while the seat does not know it."""
    lava = t.lava
    everybody = t.rulings.fixed_glyphs
    for tile in range(TILES):
        number = lava[NUMBER_AT + tile]
        flipped = t.flipped >> tile & 1
        if flipped == 0 and not everybody and lava[SEEN_AT + tile] >> seat & 1 == 0:
            number = 0
        glyph = lava[GLYPH_AT + tile]
        out[at] = 0 if glyph == EMPTY else i16(glyph + 1)
        out[at + 1] = i16(number)
        out[at + 2] = 1 if number != 0 and is_clue(t, number) else 0
        out[at + 3] = i16(flipped)
        out[at + 4] = i16(t.searched >> tile & 1)
        out[at + 5] = i16(t.gone >> tile & 1)
        at += 6
    return at


def put_temple(out: vec[i16], at: i64, t: Table) -> i64:
    """Clues, webs, alcoves, dice, and how far the boulder has come."""
    small = t.small
    for clue in range(CLUES):
        out[at + clue] = i16(small[clue])
    at += CLUES
    for web in range(WEBS):
        state = web_state(t, web)
        out[at] = 1 if state == FACE_UP else 0
        out[at + 1] = 1 if state == GONE else 0
        at += 2
    out[at] = i16(small[WEBS_LEFT])
    out[at + 1] = i16(small[WEBS_LEFT + 1])
    at += 2
    for alcove in range(ALCOVES):
        at = put_one(out, at, small[ALCOVE_AT + alcove] - IDOLS, ALCOVES)
    for pips in range(1, 7):
        out[at] = i16(t.dice[pips])
        at += 1
    out[at] = 1 if t.spent else 0
    out[at + 1] = i16(t.round)
    out[at + 2] = i16(t.boulder)
    out[at + 3] = i16(t.plates)
    out[at + 4] = i16(t.planks)
    out[at + 5] = i16(t.surging)
    out[at + 6] = i16(injuries_left(t, 1) + injuries_left(t, 2) + injuries_left(t, 3))
    return at + 7


# ---------------------------------------------------------------- names

def names(seats: int, prompts: Mapping[int, str], cards: list[int]) -> list[str]:
    """A name for every number, in the order in which they are written."""
    found: list[str] = []
    for who in relative(seats):
        found += under(who, [*under("adventurer", ADVENTURERS), *under("at", SPACE_NAMES), *under("gear", GEAR_NAMES),
                             *under("used", [*GEAR_NAMES, "second_look", "sprint"]), "fallen", "wounds", "injuries",
                             "escaped", "boxes", "hand", "store"])
        if who == "me":
            found += under(who, [*under("hand", TREASURE_NAMES), *under("store", TREASURE_NAMES),
                                 *under("injury", ["1", "2", "3"])])
        else:
            found += under(f"{who}.known", TREASURE_NAMES)
    found += under("turn", relative(seats)) + under("first", relative(seats))
    found += [f"deck.{DECKS[place // CARDS]}.{CARD_NAMES[place % CARDS]}" for place in cards]
    found += under("discards", TREASURE_NAMES)
    for tile in range(1, TILES + 1):
        found += under(f"lava.L{tile}", ["glyph", "number", "trap", "flipped", "searched", "gone"])
    found += under("clue", [f"G{clue}" for clue in range(1, CLUES + 1)])
    found += [f"web.Z{web}.{state}" for web in range(1, WEBS + 1) for state in ("spider", "gone")]
    found += ["webs_left.spider", "webs_left.blank"]
    found += [f"alcove.A{alcove}.{god}" for alcove in range(1, ALCOVES + 1) for god in GODS]
    found += under("dice", [str(pips) for pips in range(1, 7)])
    found += ["spent", "round", "boulder", "plates", "planks", "surging", "injuries_left"]
    return [*found, *question_names(seats, prompts), *under("unfinished", rule_names(seats))]
