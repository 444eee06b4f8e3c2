"""What no position may look like: cards and tokens lost or doubled, limits passed, figures where nobody can be."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.games.temple_of_chac.cards.gear import storage
from sacbe.games.common.invariants import find_repeated
from sacbe.games.temple_of_chac.schema.notation import CARDS, GEAR, SEATS, SPACES, TREASURES
from sacbe.games.temple_of_chac.rules.rooms.boulder import ChoosePush, PressPlates, Struck
from sacbe.games.temple_of_chac.rules.rooms.lava import Flee, FlipTile, is_clue
from sacbe.games.temple_of_chac.rules.actions.search import ChooseTreasure, Reveal, Strike
from sacbe.games.temple_of_chac.rules.secrets import count_known
from sacbe.games.temple_of_chac.rules.state import (DISCARDS, GLYPH_AT, NUMBER_AT, SEEN_AT, Player, Table,
                                                    boulder_space, cards_in, clue_number, deck_place, idol_in,
                                                    is_in_hall,
                                                    injuries_left, number_of, web_state, webs_left)
from sacbe.games.temple_of_chac.data.tables import CLUES, DECKS, STARTING_GEAR, TILES, WEBS
from sacbe.games.temple_of_chac.data.constants import (BLANK, BRIDGE, CORRIDOR, EMPTY, ENTRANCE, EXIT, FACE_DOWN,
                                                       FACE_UP, GEAR as GEAR_CARDS, GEARS, HAZARD, IDOLS, LAVA, RAPIDS,
                                                       SPIDER, SURGING_WATERS, WATERFALL)


def find_violations(t: Table, whole: bool = True) -> list[str]:
    """Find what breaks the rule that every piece is somewhere, exactly once, and within its limits; nothing in legal
    play.

    Positions that are made by hand may do without some pieces (`whole` is false), but not double them.
    """
    is_whole = whole and t.boulder < t.edition.last         # what is under way when the exit is sealed is lost
    found = [*card_violations(t, is_whole), *token_violations(t, whole), *lava_violations(t), *boulder_violations(t)]
    for seat, p in enumerate(t.players):
        broken = (*figure_violations(t, seat, p), *piece_violations(t, seat, p))
        found += [f"{SEATS[seat]}.{violation}" for violation in broken]
    return found


def pending_cards(t: Table) -> list[int]:
    """Return the cards that were revealed and wait for what becomes of them."""
    found: list[int] = []
    for frame in t.stack:
        if isinstance(frame, Reveal | ChooseTreasure):
            found += [card for card in (frame.one, frame.two) if card != EMPTY]
        elif isinstance(frame, Strike):
            found.append(HAZARD + frame.hazard)
    return found


def is_off(total: int, most: int, whole: bool) -> bool:
    """Return whether there are too many, or too few where none may be missing."""
    return total > most or (whole and total < most)


# ---------------------------------------------------------------- cards and tokens

def card_violations(t: Table, whole: bool) -> Iterator[str]:
    """tc.setup.search-decks, tc.setup.idols: treasures, gear and hazards; discarded hazards leave no trace."""
    shown = pending_cards(t)
    for card, name in enumerate(CARDS):
        in_decks = [t.decks[deck_place(deck, card)] for deck in range(len(DECKS))]
        most = sum(t.edition.decks[deck_place(deck, card)] for deck in range(len(DECKS)))
        total, strict = sum(in_decks) + shown.count(card), whole
        if card < GEAR_CARDS:
            most += card >= IDOLS
            total += t.decks[DISCARDS + card] + sum(p.hand[card] + p.store[card] for p in t.players)
            total += sum(idol_in(t, alcove) == card for alcove in range(len(t.edition.alcoves)))
            strict = whole and (card < IDOLS or t.round > 0)        # idols are dealt before the first round
        elif card < HAZARD:
            total += sum(p.gear[card - GEAR_CARDS] for p in t.players)
            strict = whole and card - GEAR_CARDS >= STARTING_GEAR
            most += card - GEAR_CARDS < STARTING_GEAR
        else:
            strict = whole and card - HAZARD == SURGING_WATERS
            total += t.surging if card - HAZARD == SURGING_WATERS else 0
        if min(in_decks) < 0 or is_off(total, most, strict):
            yield f"{name}={total}/{most}"


def token_violations(t: Table, whole: bool) -> Iterator[str]:
    """tc.injury.tokens, tc.cave.web-tokens, tc.setup.boulder-walls-bridge: injuries, webs, planks and dice."""
    for value in range(3):
        supply, owned = injuries_left(t, value + 1), sum(p.injuries[value] for p in t.players)
        if supply < 0 or is_off(supply + owned, t.edition.injuries[value], whole):
            yield f"injury {value + 1}={supply + owned}/{t.edition.injuries[value]}"
    states = [web_state(t, at) for at in range(WEBS)]
    left = [webs_left(t, SPIDER), webs_left(t, BLANK)]
    if min(left) < 0 or sum(left) != states.count(FACE_DOWN):
        yield f"webs={left}/{states.count(FACE_DOWN)}"
    if left[SPIDER] + states.count(FACE_UP) > t.edition.webs[SPIDER] or left[1] > t.edition.webs[1]:
        yield f"spiders={left[SPIDER] + states.count(FACE_UP)}/{t.edition.webs[SPIDER]}"
    if not 0 <= t.planks <= t.edition.planks:
        yield f"planks={t.planks}/{t.edition.planks}"
    dice = sum(t.dice)
    if min(t.dice) < 0 or dice > (0 if t.turn == EMPTY else t.edition.encumbrance[0]):
        yield f"dice={list(t.dice)}"


# ---------------------------------------------------------------- the board

def lava_violations(t: Table) -> Iterator[str]:
    """tc.setup.lava-tiles, tc.setup.clue-tiles, tc.lava.trap: every number and glyph once, traps out of the game."""
    yield from find_repeated([f"clue {clue_number(t, clue)}" for clue in range(CLUES) if clue_number(t, clue)])
    yield from find_repeated([f"number {n}" for n in t.lava[NUMBER_AT:SEEN_AT] if n])
    yield from find_repeated([f"glyph {n}" for n in t.lava[GLYPH_AT:GLYPH_AT + TILES] if n != EMPTY])
    for tile in range(TILES):
        number, glyph = number_of(t, tile), t.lava[GLYPH_AT + tile]
        flipped, gone, searched = [bits >> tile & 1 for bits in (t.flipped, t.gone, t.searched)]
        is_trap = number != 0 and is_clue(t, number)
        if (number == 0 and (flipped or t.lava[SEEN_AT + tile])) or gone != (flipped and is_trap):
            yield f"{SPACES[LAVA + tile]}.number={number}"
        if searched and (gone or not flipped):
            yield f"{SPACES[LAVA + tile]}.searched"
        if t.rulings.fixed_glyphs and number != (0 if glyph == EMPTY else glyph + 1):
            yield f"{SPACES[LAVA + tile]}.glyph"


def boulder_violations(t: Table) -> Iterator[str]:
    """tc.boulder.plate-positions, tc.boulder.plate-timing: plates follow the boulder, after its hits."""
    reached = sum(t.boulder >= plate for plate in t.edition.plates)
    is_rolling = any(isinstance(frame, PressPlates) for frame in t.stack)
    if not t.edition.start <= t.boulder <= t.edition.last or is_off(t.plates, reached, not is_rolling):
        yield f"boulder={SPACES[boulder_space(t)]}, plates={t.plates}/{reached}"
    orders = sorted(p.escaped for p in t.players if p.escaped)
    if orders != list(range(1, t.escapes + 1)):
        yield f"escaped={orders}"
    yield from find_repeated([f"adventurer {p.adventurer}" for p in t.players if p.adventurer != EMPTY])


# ---------------------------------------------------------------- seats

def is_waiting(t: Table, seat: int, kinds: tuple[type, ...]) -> bool:
    """Return whether something of these kinds is still to happen to the seat."""
    return any(isinstance(frame, kinds) and getattr(frame, "seat", EMPTY) == seat for frame in t.stack)


def figure_violations(t: Table, seat: int, p: Player) -> Iterator[str]:
    """tc.boulder.never-shared, tc.walls.stay-shut, tc.rapids.washed-over, tc.bridge.collapse: where nobody can be."""
    at = p.at
    is_buried = at == boulder_space(t) and not is_waiting(t, seat, (Struck, ChoosePush))
    is_shut_in = t.plates >= 2 and (is_in_hall(at) or (at == ENTRANCE and not t.rulings.eject_nearest))
    is_left_out = CORRIDOR + t.edition.last < at < LAVA
    if is_buried or is_shut_in or is_left_out or at == WATERFALL or (at == BRIDGE and t.planks == 0):
        yield f"at={SPACES[at]}"
    if (at == EXIT) != (p.escaped > 0) or (p.escaped and p.fallen):
        yield f"escaped={p.escaped}, at={SPACES[at]}"
    if LAVA <= at < RAPIDS and (t.gone | ~t.flipped) >> (at - LAVA) & 1 and not is_waiting(t, seat, (Flee, FlipTile)):
        yield f"at={SPACES[at]}"


def piece_violations(t: Table, seat: int, p: Player) -> Iterator[str]:
    """tc.wound.suffer, tc.action.store.capacity: wounds, storage, and notes that are no longer true."""
    tables = (("hand", p.hand), ("store", p.store), ("gear", p.gear), ("injuries", p.injuries))
    yield from [f"{name}={list(cards)}" for name, cards in tables if min(cards) < 0]
    if p.adventurer != EMPTY:
        if not 0 <= p.wounds < t.edition.health[p.adventurer]:
            yield f"wounds={p.wounds}/{t.edition.health[p.adventurer]}"
        if cards_in(p.store) > storage(t, p):
            yield f"store={cards_in(p.store)}/{storage(t, p)}"
    for other in range(t.seats):
        for treasure, name in enumerate(TREASURES):
            if count_known(t, other, seat, treasure) > p.hand[treasure] + p.store[treasure]:
                yield f"{name}: {SEATS[other]}.notes"
    if any(p.gear[tool] > 1 for tool in range(STARTING_GEAR)):
        yield f"gear={[name for at, name in enumerate(GEAR[:GEARS]) if p.gear[at] > 1]}"
