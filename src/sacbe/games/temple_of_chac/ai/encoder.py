"""What a seat of Temple of Chac sees as numbers: everybody, the temple, what it knows of cards, what is half done.

Left out is what follows from these: dice and burdens of the next turn, locks, the next roll of the boulder, points.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from sacbe.games.temple_of_chac.data.edition import Edition
from sacbe.games.temple_of_chac.ai.encoder_pending import put_rules, rule_names
from sacbe.games.temple_of_chac.schema.notation import (ALCOVES, CARDS, CLUE_NAMES, DECK_NAMES, GEAR, GOD_NAMES, HEROES,
                                                        PROMPTS, SEATS, SPACES, TREASURES)
from sacbe.games.temple_of_chac.rules.rooms.lava import is_clue
from sacbe.games.temple_of_chac.rules.secrets import BITS, HALF, known_at
from sacbe.games.temple_of_chac.rules.state import (ALCOVE_AT, DISCARDS, GLYPH_AT, NUMBER_AT, SEEN_AT, USE_BITS,
                                                    WEBS_LEFT, Player, Table, cards_in, injuries_left, web_state)
from sacbe.games.temple_of_chac.data.tables import ADVENTURERS, CLUES, GODS, TILES, WEBS
from sacbe.games.temple_of_chac.data.constants import CAVE, EMPTY, FACE_UP, GEARS, GONE, IDOLS, LAVA
from sacbe.games.temple_of_chac.data.constants import CARDS as CARD_COUNT
from sacbe.games.temple_of_chac.data.constants import SPACES as SPACE_COUNT
from sacbe.games.temple_of_chac.data.constants import TREASURES as TREASURE_COUNT
from sacbe.kernel.core.encoding import Encoder, put_all, put_one, put_seat, put_zeros, question_names, relative, under
from sacbe.kernel.core.frame import State

VERSION: Final = 1

USABLE: Final[i64] = GEARS + 2          # gear, and the two abilities that can be used once a turn
HERO_COUNT: Final[i64] = len(ADVENTURERS)
GOD_COUNT: Final[i64] = len(GODS)


class TempleOfChacEncoder(Encoder):
    """Places and cards one by one, the numbers of lava tiles as far as the seat knows them."""

    def __init__(self, seats: int, edition: Edition) -> None:
        cards = [place for place, copies in enumerate(edition.decks) if copies > 0]
        super().__init__(VERSION, seats, tuple(names(seats, cards)), PROMPTS)
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
        for treasure in range(TREASURE_COUNT):
            out[at] = i16(decks[DISCARDS + treasure])
            at += 1
        at = put_tiles(out, at, t, seat)
        at = put_temple(out, at, t)
        at = self.put_question(out, at, state, seat)
        return put_rules(out, at, t, seat)


def put_player(out: vec[i16], at: i64, p: Player) -> i64:
    """What everybody sees of a seat: tc.secret.public."""
    at = put_one(out, at, p.adventurer, HERO_COUNT)
    at = put_one(out, at, p.at, SPACE_COUNT)
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
        for treasure in range(TREASURE_COUNT):
            out[at + treasure] = i16(p.hand[treasure] + p.store[treasure])
        return at + TREASURE_COUNT
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
    for alcove in range(GOD_COUNT):
        at = put_one(out, at, small[ALCOVE_AT + alcove] - IDOLS, GOD_COUNT)
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

def names(seats: int, cards: list[int]) -> list[str]:
    """A name for every number, in the order in which they are written."""
    found: list[str] = []
    for who in relative(seats):
        found += under(who, [*under("adventurer", HEROES), *under("at", SPACES), *under("gear", GEAR),
                             *under("used", [*GEAR, "second-look", "sprint"]), "fallen", "wounds", "injuries",
                             "escaped", "boxes", "hand", "store"])
        if who == "me":
            found += under(who, [*under("hand", TREASURES), *under("store", TREASURES), *under("injury", "123")])
        else:
            found += under(f"{who}.known", TREASURES)
    found += under("turn", relative(seats)) + under("first", relative(seats))
    found += [f"deck.{DECK_NAMES[place // CARD_COUNT]}.{CARDS[place % CARD_COUNT]}" for place in cards]
    found += under("discards", TREASURES)
    for tile in SPACES[LAVA:LAVA + TILES]:
        found += under(f"lava.{tile}", ["glyph", "number", "trap", "flipped", "searched", "gone"])
    found += under("clue", CLUE_NAMES)
    found += [f"web.{space}.{state}" for space in SPACES[CAVE:CAVE + WEBS] for state in ("spider", "gone")]
    found += ["webs_left.spider", "webs_left.blank"]
    found += [f"alcove.{alcove}.{god}" for alcove in ALCOVES for god in GOD_NAMES]
    found += [*under("dice", "123456"), "spent", "round", "boulder", "plates", "planks", "surging", "injuries_left"]
    return [*found, *question_names(SEATS[:seats], PROMPTS), *under("unfinished", rule_names(seats))]
