"""What a seat of Chichén Itzá sees as numbers: everybody, the board, the cards, the fight, what is half done.

Left out is what follows from these: what each action costs whom, ranges, limits, control, dice and what hits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from sacbe.games.chichen_itza.ai.encoder_pending import put_cards, put_rules, rule_names, rotate_seats
from sacbe.games.chichen_itza.cards.green import cards_to_look_at
from sacbe.games.chichen_itza.data.bitfields import without_top, count_of, top_card
from sacbe.games.chichen_itza.data.constants import BLUE, CITY, EMPTY, MAGIC_PHASE, PLACES
from sacbe.games.chichen_itza.data.edition import STRENGTHS, Edition
from sacbe.games.chichen_itza.data.modules import Modules
from sacbe.games.chichen_itza.data.tables import (ACTION_TILES, COLOURS, COSTS, CREATURES, GEARS, GODS_PER_COLOUR,
                                                  GOD_COLOURS, HEROES_PER_TYPE, HERO_LABELS, HERO_TYPES, PHASES,
                                                  PROPHECIES, TASK_FIRST, TILE_NAMES)
from sacbe.games.chichen_itza.rules.combat_state import WAYS, Fight, Side
from sacbe.games.chichen_itza.rules.land.layout import WIDTH, ZERO
from sacbe.games.chichen_itza.rules.state import (GOD_DECK, GOD_UNDER, HERO_DECK, HERO_UNDER, HIGH_PRICE, KIND_AT, LATE,
                                                  LOW_PRICE, MARKS, MORE_GODS, OPEN_GOD, ROW_COST, RUIN_AT,
                                                  RUIN_SEEN_AT, SEEN_AT, SLOT, SLOTS_IN_ROW, STRENGTH_AT, TOP_HERO,
                                                  Player, Table)
from sacbe.games.chichen_itza.schema.notation import PROMPTS, SEATS, WAYS_AGAIN
from sacbe.games.chichen_itza.view.redeal import looked_colour
from sacbe.kernel.core.bits import bit, count, members
from sacbe.kernel.core.encoding import (Encoder, put_all, put_bits, put_one, put_seat, put_zeros, question_names,
                                        relative_seat_names, prefix_labels)
from sacbe.kernel.core.frame import State

VERSION: Final = 1

TASKS: Final[i64] = TASK_FIRST[4] - 1
FIRST_BLUE: Final[i64] = GODS_PER_COLOUR * BLUE
COLOUR_BITS: Final[i64] = bit(GODS_PER_COLOUR) - 1
PHASE: Final = 29               # numbers of the phase of a fight
SIDE: Final = 14                # and of each side
FIGHT: Final = PHASE + 2 * SIDE


class ChichenItzaEncoder(Encoder):
    """Writes tiles and units place by place, cards one by one, and secrets as far as the seat knows them."""

    def __init__(self, seats: int, edition: Edition, modules: Modules) -> None:
        tiles, kinds, actions = members(edition.tiles[seats]), members(modules.kinds), members(edition.dealt[seats])
        figures = [(kind, strength) for kind in kinds for strength in range(1, STRENGTHS)
                   if edition.figures[kind * STRENGTHS + strength] > 0]
        found = names(seats, tiles, kinds, actions, figures, modules.prophecies)
        super().__init__(VERSION, seats, tuple(found), PROMPTS)
        self.tiles: Final = vec[i64](tiles)                     # in play with so many players
        self.place_at: Final = places_of([*tiles, CITY], PLACES)        # place -> where it stands among these
        self.places: Final[i64] = len(tiles) + 1
        self.kind_at: Final = places_of(kinds, len(CREATURES))
        self.kinds: Final = vec[i64](kinds)
        self.actions: Final = vec[i64](actions)
        self.figure_kinds: Final = vec[i64]([kind for kind, _ in figures])
        self.figure_strengths: Final = vec[i64]([strength for _, strength in figures])
        self.prophecies: Final = modules.prophecies

    def write_row(self, state: State, seat: i64, out: vec[i16], at: i64) -> i64:
        t = cast(Table, state)
        seats = self.seats
        for n in range(seats):
            who = seat + n
            if who >= seats:
                who -= seats
            at = self.put_player(out, at, t, who)
        mine = t.players[seat]
        out[at] = i16(mine.stone)
        out[at + 1] = i16(mine.fire)
        at = self.put_tiles(out, at + 2, t, seat)
        at = self.put_actions(out, at, t, seat)
        at = put_gods(out, at, t, cards_to_look_at(mine) != 0)
        at = put_heroes(out, at, t)
        at = self.put_table(out, at, t)
        at = self.put_fight(out, at, t, seat)
        at = self.put_question(out, at, state, seat)
        return put_rules(out, at, t, seat)

    def put_player(self, out: vec[i16], at: i64, t: Table, who: i64) -> i64:
        """Write what a seat has before it for all to see: ci.hidden.open."""
        p = t.players[who]
        at = put_all(out, at, p.levels)
        warriors = p.warriors
        scouts = p.scouts
        for tile in self.tiles:
            out[at] = i16(warriors[tile])
            at += 1
        out[at] = i16(warriors[CITY])
        at += 1
        for tile in self.tiles:
            out[at] = i16(scouts >> tile & 1)
            at += 1
        for hero in range(HERO_TYPES):
            card = p.hero_card[hero]
            place = p.hero_at[hero]
            at = put_one(out, at, EMPTY if card == EMPTY else card - hero * HEROES_PER_TYPE - 1, HEROES_PER_TYPE)
            at = put_one(out, at, EMPTY if place == EMPTY else self.place_at[place], self.places)
        at = self.put_numbers(out, at, t, who, p)
        at = put_bits(out, at, p.gems, len(COLOURS))
        at = put_bits(out, at, p.tasks >> 1, TASKS)
        at = put_bits(out, at, p.gods >> 1, FIRST_BLUE)
        at = put_bits(out, at, p.blue >> 1, GODS_PER_COLOUR)
        for n in range(len(self.figure_kinds)):
            out[at] = i16(count_of(p.trophies[self.figure_kinds[n]], self.figure_strengths[n]))
            at += 1
        for kind in self.kinds:
            out[at] = i16(p.repelled >> kind & 1)
            out[at + 1] = i16(p.repelled >> kind + LATE & 1)
            out[at + 2] = i16(p.failed >> kind & 1)
            at += 3
        return at

    def put_numbers(self, out: vec[i16], at: i64, t: Table, who: i64, p: Player) -> i64:
        """Write the numbers of a seat as they are, and its places in the turn order and on the favor track."""
        out[at] = i16(p.reserve)
        out[at + 1] = i16(p.coins)
        out[at + 2] = i16(p.luck)
        out[at + 3] = i16(p.idols)
        out[at + 4] = i16(p.shields)
        out[at + 5] = i16(p.stone + p.fire)
        out[at + 6] = i16(p.shown_stone)
        out[at + 7] = i16(p.shown_fire)
        out[at + 8] = i16(p.war)
        out[at + 9] = i16(p.favor)
        out[at + 10] = i16(p.turns)
        out[at + 11] = 1 if p.repeated else 0
        out[at + 12] = i16(p.levy)
        out[at + 13] = i16(p.lifted)
        above: i64 = 1
        order: i64 = 0
        for n in range(self.seats):
            other = t.players[n]
            if other.favor < p.favor or (other.favor == p.favor and lies_below(other.rank, n, p.rank, who)):
                above += 1
            if t.order[n] == who:
                order = n + 1
        out[at + 14] = i16(above)
        out[at + 15] = i16(order)
        return at + 16

    def put_tiles(self, out: vec[i16], at: i64, t: Table, seat: i64) -> i64:
        """ci.hidden.strength, ci.hidden.ruin: tiles one by one; what the seat does not know of a tile is 0."""
        board = t.board
        kinds = len(self.kinds)
        edition = t.edition
        for tile in self.tiles:
            cell = board[tile]
            kind = board[KIND_AT + tile]
            strength: i64 = 0
            if kind == EMPTY:
                at = put_zeros(out, at, kinds)
            else:
                at = put_one(out, at, self.kind_at[kind], kinds)
                if board[SEEN_AT + tile] >> seat & 1:
                    strength = board[STRENGTH_AT + tile]
            opened = t.opened >> tile & 1
            ruin = board[RUIN_AT + tile]
            if opened == 0 and board[RUIN_SEEN_AT + tile] >> seat & 1 == 0:
                ruin = EMPTY
            out[at] = i16(strength)
            out[at + 1] = 0 if ruin == EMPTY else i16(ruin + 1)
            out[at + 2] = 0 if ruin == EMPTY else i16(edition.ruin_bonus[ruin])
            out[at + 3] = 0 if ruin == EMPTY else i16(edition.ruin_points[ruin])
            out[at + 4] = i16(opened)
            gem = edition.gem[tile]
            out[at + 5] = 0 if gem == EMPTY else i16(count_of(t.gems, gem))
            out[at + 6] = 0 if cell == 0 else i16(cell // WIDTH - ZERO)
            out[at + 7] = 0 if cell == 0 else i16(cell % WIDTH - ZERO)
            out[at + 8] = 0 if cell == 0 else 1
            out[at + 9] = i16(t.edge >> tile & 1)
            out[at + 10] = i16(t.land >> tile & 1)
            out[at + 11] = i16(t.water >> tile & 1)
            at += 12
        return at

    def put_actions(self, out: vec[i16], at: i64, t: Table, seat: i64) -> i64:
        """Write where each action tile lies, what it costs, and who is there already."""
        grid = t.grid
        seats = self.seats
        for tile in self.actions:
            slot = grid[SLOT + tile]
            out[at] = 0 if slot == EMPTY else i16(slot // SLOTS_IN_ROW + 1)
            out[at + 1] = 0 if slot == EMPTY else i16(slot % SLOTS_IN_ROW + 1)
            out[at + 2] = i16(grid[LOW_PRICE + tile])
            out[at + 3] = i16(grid[HIGH_PRICE + tile])
            at = put_bits(out, at + 4, rotate_seats(grid[MARKS + tile], seat, seats), seats)
        for line in range(2 * SLOTS_IN_ROW):
            marker = grid[ROW_COST + line]
            out[at] = 0 if marker == EMPTY else i16(COSTS[marker])
            at += 1
        return at

    def put_table(self, out: vec[i16], at: i64, t: Table) -> i64:
        """Write what belongs to nobody."""
        at = put_bits(out, at, t.open_tasks >> 1, TASKS)
        for kind in self.kinds:
            out[at] = i16(t.attacks >> kind & 1)
            at += 1
        out[at] = i16(t.round)
        out[at + 1] = i16(t.pile_stone)
        out[at + 2] = i16(t.pile_fire)
        out[at + 3] = i16(t.deck_stone + t.deck_fire)
        at += 4
        if self.prophecies:
            at = put_one(out, at, t.prophecy - 1, PROPHECIES)
            unseen = t.prophecies if t.prophecy == 0 else t.prophecies | bit(t.prophecy)
            at = put_bits(out, at, ~(unseen >> 1), PROPHECIES)
        return at

    def put_fight(self, out: vec[i16], at: i64, t: Table, seat: i64) -> i64:
        """Write the fight under way; strength and hearts lie open: ci.hidden.fought."""
        fight = t.fight
        seats = self.seats
        if fight is None:
            return put_zeros(out, at, 2 * seats + 2 * self.places + len(self.kinds) + FIGHT)
        at = put_seat(out, at, fight.attacker.seat, seat, seats)
        at = put_seat(out, at, fight.defender.seat, seat, seats)
        at = put_one(out, at, self.place_at[fight.place], self.places)
        at = put_one(out, at, self.place_at[fight.start], self.places)
        if fight.creature == EMPTY:
            at = put_zeros(out, at, len(self.kinds))
        else:
            at = put_one(out, at, self.kind_at[fight.creature], len(self.kinds))
        end = put_zeros(out, at, FIGHT)
        put_phase(out, at, fight)
        put_side(out, at + PHASE, fight.attacker)
        put_side(out, at + PHASE + SIDE, fight.defender)
        return end


def places_of(used_actions: list[i64], many: i64) -> vec[i64]:
    """Return where each of so many things stands among those that are used; beyond the last if it is not."""
    found = [len(used_actions)] * many
    for at, thing in enumerate(used_actions):
        found[thing] = at
    return vec[i64](found)


def lies_below(rank: i64, seat: i64, other: i64, other_seat: i64) -> bool:
    """Return whether a seat lies below another on one space of the favor track: later arrivals, then later seats,
    lie higher."""
    return rank < other or (rank == other and seat < other_seat)


def put_gods(out: vec[i16], at: i64, t: Table, looks: bool) -> i64:
    """ci.hidden.decks: cards on display, cards that are gone, and what a seat that looks at cards knows."""
    decks = t.decks
    owned: i64 = 0
    blue: i64 = 0
    for p in t.players:
        owned |= p.gods
        blue |= p.blue
    looking = looked_colour(t)
    for colour in range(len(GOD_COLOURS)):
        more = decks[MORE_GODS + colour]
        under = decks[GOD_UNDER + colour]
        looked: i64 = t.looked if colour == looking else 0
        unseen = decks[GOD_DECK + colour] | under | looked
        has = blue >> 1 if colour == BLUE else owned >> colour * GODS_PER_COLOUR + 1
        first = decks[OPEN_GOD + colour]
        shown = more if first == EMPTY else more | bit(first - colour * GODS_PER_COLOUR - 1)
        put_bits(out, at, more, GODS_PER_COLOUR)
        if first != EMPTY:
            out[at + first - colour * GODS_PER_COLOUR - 1] = 2
        at = put_bits(out, at + GODS_PER_COLOUR, ~(unseen | has | shown) & COLOUR_BITS, GODS_PER_COLOUR)
        put_bits(out, at, under if looks else 0, GODS_PER_COLOUR)
        at = put_bits(out, at + GODS_PER_COLOUR, looked if looks else 0, GODS_PER_COLOUR)
        out[at] = i16(count(decks[GOD_DECK + colour]) + count(under))
        at += 1
    return at


def put_heroes(out: vec[i16], at: i64, t: Table) -> i64:
    """Write the card on top of each stack, the places of those under it, and the size of the stack."""
    decks = t.decks
    for hero in range(HERO_TYPES):
        top = decks[TOP_HERO + hero]
        first = hero * HEROES_PER_TYPE + 1
        at = put_one(out, at, EMPTY if top == EMPTY else top - first, HEROES_PER_TYPE)
        end = put_zeros(out, at, HEROES_PER_TYPE)
        under = decks[HERO_UNDER + hero]
        place: i64 = 0
        while under:
            place += 1
            out[at + top_card(under) - first] = i16(place)
            under = without_top(under)
        out[end] = i16(count(decks[HERO_DECK + hero]) + place)
        at = end + 1
    return at


def put_phase(out: vec[i16], at: i64, fight: Fight) -> None:
    """Write the creature, and the phase that both sides are in."""
    phase = fight.phase
    out[at] = i16(fight.strength)
    out[at + 1] = i16(fight.hearts)
    put_bits(out, at + 2, fight.lowered, 4)
    out[at + 6] = 1 if fight.shield_lost else 0
    if phase.kind != EMPTY:
        out[at + 7 + phase.kind] = 1
    out[at + 10] = i16(phase.number)
    out[at + 11] = i16(phase.planned)
    out[at + 12] = 1 if phase.flown else 0
    out[at + 13] = i16(phase.side)
    out[at + 14] = i16(phase.pending)
    out[at + 15] = i16(phase.rolled)
    out[at + 16] = 1 if phase.following else 0
    out[at + 17] = i16(phase.element + 1) if phase.kind == MAGIC_PHASE and phase.rolled > 0 else 0
    out[at + 18] = i16(phase.stone)
    out[at + 19] = i16(phase.fire)
    out[at + 20] = 1 if phase.creature_rolled else 0
    out[at + 21] = 1 if phase.creature_again else 0
    for pips in range(1, 7):
        out[at + 21 + pips] = i16(phase.faces[pips])
    out[at + 28] = i16(phase.hurt)


def put_side(out: vec[i16], at: i64, side: Side) -> None:
    """Write the units of a side, its cards, and what it has used."""
    out[at] = i16(side.warriors)
    put_bits(out, at + 1, side.heroes, HERO_TYPES)
    out[at + 4] = i16(side.hits)
    out[at + 5] = i16(side.spare)
    out[at + 6] = i16(side.luck_used)
    put_bits(out, at + 7, side.ways_used, WAYS)
    put_cards(out, at + 11, side.cards)


NUMBERS: Final = ("reserve", "coins", "luck", "idols", "shields", "hand", "shown.stone", "shown.fire", "war", "favor",
                  "turns", "repeated", "levy", "lifted", "favor_order", "order")
TILE: Final = ("strength", "ruin", "ruin_bonus", "ruin_points", "open", "gems", "column", "row", "laid", "edge", "land",
               "water")


def number_labels(first: int, many: int) -> list[str]:
    """Return labels for cards by number.

    >>> number_labels(21, 3)
    ['21', '22', '23']
    """
    return [str(first + n) for n in range(many)]


def names(seats: int, tiles: Sequence[int], kinds: Sequence[int], actions: Sequence[int],
          figures: Sequence[tuple[int, int]], prophecies: bool) -> list[str]:
    """Return a name for every number; tiles, kinds, actions and figures are those in play."""
    places = [TILE_NAMES[tile] for tile in tiles]
    creatures = [CREATURES[kind] for kind in kinds]
    found: list[str] = []
    for who in relative_seat_names(seats):
        found += prefix_labels(who, player_names(places, creatures,
                                                 [f"{CREATURES[k]}.{strength}" for k, strength in figures]))
    found += ["me.stone", "me.fire"]
    for place in places:
        found += prefix_labels(f"tile.{place}", [*prefix_labels("creature", creatures), *TILE])
    for action in actions:
        found += prefix_labels(f"action.{ACTION_TILES[action]}",
                               ["row", "column", "low", "high", *prefix_labels("mark", relative_seat_names(seats))])
    found += prefix_labels("cost.row", number_labels(1, 4)) + prefix_labels("cost.column", number_labels(1, 4))
    for at, colour in enumerate(GOD_COLOURS):
        cards = number_labels(GODS_PER_COLOUR * at + 1, GODS_PER_COLOUR)
        found += [f"{group}.{card}" for group in ("god.open", "god.gone", "god.under", "god.looked") for card in cards]
        found.append(f"god.deck.{colour}")
    for at, hero in enumerate(HERO_LABELS):
        cards = number_labels(HEROES_PER_TYPE * at + 1, HEROES_PER_TYPE)
        found += [*prefix_labels("hero.top", cards), *prefix_labels("hero.under", cards), f"hero.deck.{hero}"]
    found += prefix_labels("task", number_labels(1, TASK_FIRST[-1] - 1)) + prefix_labels("attacks", creatures)
    found += ["round", "pile.stone", "pile.fire", "magic_deck"]
    if prophecies:
        found += prefix_labels("prophecy", number_labels(1, PROPHECIES)) + prefix_labels("past_prophecy",
                                                                                         number_labels(1, PROPHECIES))
    found += prefix_labels("fight", fight_names(seats, places, creatures))
    return [*found, *question_names(SEATS[:seats], PROMPTS), *prefix_labels("unfinished", rule_names())]


def player_names(places: Sequence[str], creatures: Sequence[str], figures: Sequence[str]) -> list[str]:
    """Return a name for every number of a seat."""
    found = [*GEARS, *prefix_labels("warriors", [*places, "city"]), *prefix_labels("scout", places)]
    for at, hero in enumerate(HERO_LABELS):
        found += prefix_labels(hero, [*prefix_labels("card", number_labels(HEROES_PER_TYPE * at + 1, HEROES_PER_TYPE)),
                                      *prefix_labels("at", [*places, "city"])])
    found += [*NUMBERS, *prefix_labels("gem", COLOURS), *prefix_labels("task", number_labels(1, TASK_FIRST[-1] - 1)),
              *prefix_labels("god", number_labels(1, GODS_PER_COLOUR * len(GOD_COLOURS))),
              *prefix_labels("trophy", figures)]
    return [*found, *[f"{what}.{creature}" for creature in creatures
                      for what in ("repelled_early", "repelled_late", "failed")]]


def fight_names(seats: int, places: Sequence[str], creatures: Sequence[str]) -> list[str]:
    """Return a name for every number of the fight under way."""
    found = [*prefix_labels("attacker", relative_seat_names(seats)),
             *prefix_labels("defender", relative_seat_names(seats)),
             *prefix_labels("place", [*places, "city"]), *prefix_labels("start", [*places, "city"]),
             *prefix_labels("creature", creatures),
             "strength", "hearts", *prefix_labels("lowered", GEARS), "shield_lowered", *prefix_labels("phase", PHASES),
             "number",
             "planned", "flown", "side", "to_roll", "rolled", "following", "element", "cast.stone", "cast.fire",
             "creature_rolled", "creature_again", *prefix_labels("dice", number_labels(1, 6)), "damage"]
    for side in ("attackers", "defenders"):
        found += prefix_labels(side, ["warriors", *prefix_labels("hero", HERO_LABELS), "hits", "spare", "luck_used",
                                      *prefix_labels("used", WAYS_AGAIN[:WAYS]), *prefix_labels("card", HERO_LABELS)])
    return found
