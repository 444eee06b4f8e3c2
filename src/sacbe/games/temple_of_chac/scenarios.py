"""Positions from field names: what scenario files may give and expect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.temple_of_chac.data.edition import Edition
from sacbe.games.temple_of_chac.view.invariants import find_violations
from sacbe.games.temple_of_chac.schema.notation import (ALCOVES, CARDS, CLUE_NAMES, DECK_NAMES, GEAR, HEROES, SEATS,
                                                        SPACES, TREASURES)
from sacbe.games.temple_of_chac.rules import rounds, turns
from sacbe.games.temple_of_chac.rules.ending import FINAL_SCORING
from sacbe.games.temple_of_chac.rules.rooms.lava import is_clue
from sacbe.games.temple_of_chac.rules.secrets import count_known, record_gain
from sacbe.games.temple_of_chac.rules.setup import new_table
from sacbe.games.temple_of_chac.rules.state import (ALCOVE_AT, CLUE_AT, DISCARDS, GLYPH_AT, INJURIES_LEFT, NUMBER_AT,
                                                    SEEN_AT, WEB_AT, WEBS_LEFT, Rulings, Table, can_use, empty_table,
                                                    use)
from sacbe.games.temple_of_chac.data.tables import CLUES, GLYPHS, MOST_ALIKE, TILES, WEBS, WEB_KINDS
from sacbe.games.temple_of_chac.data.constants import (BLANK, CARDS as CARD_KINDS, CAVE, CORRIDOR, ENTRANCE, EXIT,
                                                       FACE_DOWN, GEAR as GEAR_CARDS, GONE, HAZARD, IDOLS, IXCHEL, LAVA,
                                                       RAPIDS, SPIDER, SURGING_WATERS, TREASURES as TREASURE_CARDS)
from sacbe.games.temple_of_chac.view.view import USABLE, WEB_STATES
from sacbe.kernel.core.bits import bit
from sacbe.kernel.definition.game_definition import ScenarioField, join_names
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.scenario import FieldReader

STAGES: Final = ("setup", "round", "turn", "action", "end-of-round", "pass-marker", "scoring", "end")
DICE: Final = (1, 3, 4, 6)              # of the seat whose turn it is, unless given
LAST_ROUND: Final = 99
TILE: Final = "{tile: {number: 1-14, flipped: yes|no, searched: yes|no, gone: yes|no, known: [seat], glyph: name}}"

FIELDS: Final = (
    ScenarioField("stage", "|".join(STAGES), True), ScenarioField("turn", "seat", True),
    ScenarioField("first", "seat", True),
    ScenarioField("round", f"1-{LAST_ROUND}", True), ScenarioField("boulder", "C0-C39", True),
    ScenarioField("plates", "0-3", True),
    ScenarioField("planks", "number", True), ScenarioField("surging", "number", True),
    ScenarioField("clues", "{clue: 1-14}", True),
    ScenarioField("lava", TILE, True), ScenarioField("webs", f"{{space: {'|'.join(WEB_STATES)}}}", True),
    ScenarioField("webs_left", "{spider: number, blank: number}", True),
    ScenarioField("alcoves", "{alcove: treasure|none}", True),
    ScenarioField("decks", "{deck: {card: number, only: yes|no}}", True),
    ScenarioField("sizes", "{deck: number}", False),
    ScenarioField("discards", "{treasure: number}", True), ScenarioField("injuries_left", "{value: number}", True),
    ScenarioField("revealed", "[card]", False), ScenarioField("lock", "{…}|none", False),
    ScenarioField("rolled", "[pips]", False),
    ScenarioField("steps", "number", False),
    ScenarioField("adventurer", "name", True, True), ScenarioField("at", "space", True, True),
    ScenarioField("fallen", "yes|no", True, True),
    ScenarioField("wounds", "number", True, True), ScenarioField("health", "number", False, True),
    ScenarioField("injuries", "[value]", True, True), ScenarioField("hand", "[treasure]", True, True),
    ScenarioField("store", "[treasure]", True, True), ScenarioField("capacity", "number", False, True),
    ScenarioField("gear", "[gear]", True, True), ScenarioField("used", "[gear|second-look|sprint]", True, True),
    ScenarioField("escaped", "0-5", True, True), ScenarioField("boxes", "number", False, True),
    ScenarioField("dice", "[pips]", True, True),
    ScenarioField("spent", "yes|no", True, True), ScenarioField("notes", "{seat: [treasure]}", True, True),
    ScenarioField("peeked", "{clue: space}", False, True),
)


def position(players: int, edition: Edition, rulings: Rulings, fields: Mapping[str, Any]) -> Table:
    """Return a position of round 1 with everybody at the entrance and without gear, with the given fields edited."""
    top = FieldReader(fields, "")
    stage = top.read_word("stage", STAGES, "action")
    if stage == "setup":
        top.check_all_read()
        return new_table(players, edition, rulings)
    t = empty_table(players, edition, rulings)
    seats = SEATS[:players]
    t.round = top.read_number("round", 1, LAST_ROUND, 1)
    t.first = seats.index(top.read_word("first", seats, seats[0]))
    turn = seats.index(top.read_word("turn", seats, seats[t.first]))
    set_boulder(t, top)
    own = [top.read_mapping(name) for name in seats]
    for seat in range(players):
        set_player(t, seat, own[seat])
    set_adventurers(t, own)
    set_clues(t, top)
    set_lava(t, top, seats)
    set_webs(t, top)
    set_cards(t, top)
    set_injuries(t, top)
    for seat in range(players):
        set_notes(t, seat, own[seat].read_mapping("notes"), seats)
    begin(t, stage, turn, own)
    for part in own:
        part.check_all_read()
    top.check_all_read()
    if broken := find_violations(t, False):
        raise Problem("impossible-position", detail="; ".join(broken))
    return t


def begin(t: Table, stage: str, turn: int, own: Sequence[FieldReader]) -> None:
    """Set the rule that runs next, and the dice of the seat in the middle of a turn."""
    for seat, part in enumerate(own):
        dice, spent = part.read_list("dice"), part.read_flag("spent", False)
        if stage == "action" and seat == turn:
            t.turn, t.spent = seat, spent
            for pips in dice if "dice" in part.raw else DICE:
                if pips not in range(1, 7) or isinstance(pips, bool):
                    raise Problem("scenario-number", field=f"{part.where}dice", value=pips, least=1, most=6)
                t.dice[pips] += 1
            if sum(t.dice) > t.edition.encumbrance[0]:
                raise Problem("impossible-position", detail=f"{part.where}dice: {join_names(dice)}")
        elif dice or spent:
            raise Problem("impossible-position", detail=f"{part.where}dice: {join_names(dice)}")
    if stage == "round":
        t.round -= 1                                        # it is counted when it begins
        t.push(rounds.ROUNDS[0])
    elif stage in ("turn", "action"):
        if t.players[turn].escaped:
            raise Problem("impossible-position", detail=f"turn: {SEATS[turn]}")
        t.push(rounds.ROUNDS[(turn - t.first) % t.seats + 1])
        t.push(turns.TURNS[turn] if stage == "turn" else turns.ACTS[turn])
    elif stage != "end":
        t.push({"end-of-round": rounds.END_OF_ROUND, "pass-marker": rounds.PASS_MARKER,
                "scoring": FINAL_SCORING}[stage])


# ---------------------------------------------------------------- reading lists

def put(reader: FieldReader, field: str, names: Sequence[Any], into: vec[i64]) -> None:
    """Count listed cards or tokens into a row."""
    for at in reader.read_indexes(field, names):
        into[at] += 1


# ---------------------------------------------------------------- seats

def set_player(t: Table, seat: int, own: FieldReader) -> None:
    """Set figure, wounds and cards of one seat; a seat that is not placed is at the entrance, or before its shut
    door."""
    p = t.players[seat]
    p.escaped = own.read_number("escaped", 0, t.seats, 0)
    start = EXIT if p.escaped else ENTRANCE if t.plates < 2 else t.edition.door
    p.at = SPACES.index(own.read_word("at", SPACES, SPACES[start]))
    p.fallen = own.read_flag("fallen", False)
    p.wounds = own.read_number("wounds", 0, 9, 0)
    t.escapes = max(t.escapes, p.escaped)
    put(own, "injuries", (1, 2, 3), p.injuries)
    put(own, "hand", TREASURES, p.hand)
    put(own, "store", TREASURES, p.store)
    put(own, "gear", GEAR, p.gear)
    for what in own.read_indexes("used", USABLE):
        if not can_use(p, what):
            raise Problem("impossible-position", detail=f"{own.where}used: {USABLE[what]}")
        use(p, what)


def set_adventurers(t: Table, own: Sequence[FieldReader]) -> None:
    """Set the adventurers that are named; the other seats get the first that are free."""
    named = [part.read_word("adventurer", (*HEROES, "any"), "any") for part in own]
    free = [at for at, name in enumerate(HEROES) if name not in named]
    for seat, name in enumerate(named):
        t.players[seat].adventurer = HEROES.index(name) if name != "any" else free.pop(0)


def set_notes(t: Table, seat: int, notes: FieldReader, seats: Sequence[str]) -> None:
    """Set what the seat is sure that others have; nothing unless given."""
    for other, name in enumerate(seats):
        if other != seat:
            for treasure in notes.read_indexes(name, TREASURES):
                if count_known(t, seat, other, treasure) == MOST_ALIKE:
                    raise Problem("impossible-position", detail=f"{notes.where}{name}: {TREASURES[treasure]}")
                record_gain(t, seat, other, treasure)
    notes.check_all_read()


# ---------------------------------------------------------------- the board

def set_boulder(t: Table, top: FieldReader) -> None:
    """Set boulder, plates and bridge; plates follow the boulder."""
    t.boulder = SPACES.index(top.read_word("boulder", SPACES[CORRIDOR:LAVA],
                                           SPACES[CORRIDOR + t.edition.start])) - CORRIDOR
    t.plates = top.read_number("plates", 0, len(t.edition.plates),
                               sum(t.boulder >= plate for plate in t.edition.plates))
    t.planks = top.read_number("planks", 0, t.edition.planks, t.edition.planks)


def set_clues(t: Table, top: FieldReader) -> None:
    """Set the numbers of the four clues, the lowest that are free unless given."""
    part = top.read_mapping("clues")
    given = [part.read_number(name, 1, TILES, 0) for name in CLUE_NAMES]
    part.check_all_read()
    free = [n for n in range(1, TILES + 1) if n not in given]
    for clue in range(CLUES):
        t.small[CLUE_AT + clue] = given[clue] or free.pop(0)


def set_lava(t: Table, top: FieldReader, seats: Sequence[str]) -> None:
    """Set the tiles; those with somebody on them are flipped, and where a number is needed it is the lowest that
    fits."""
    rows = top.read_mapping("lava")
    parts = [rows.read_mapping(SPACES[LAVA + tile]) for tile in range(TILES)]
    rows.check_all_read()
    occupied = {p.at - LAVA for p in t.players if LAVA <= p.at < RAPIDS}
    given = [part.read_number("number", 1, TILES, 0) for part in parts]
    set_glyphs(t, parts, given)
    known = [part.read_indexes("known", seats) for part in parts]
    gone = [part.read_flag("gone", False) for part in parts]
    searched = [part.read_flag("searched", False) for part in parts]
    flipped = [part.read_flag("flipped", gone[tile] or searched[tile] or tile in occupied)
               for tile, part in enumerate(parts)]
    for tile, part in enumerate(parts):
        part.check_all_read()
        number = given[tile]
        if number == 0 and (flipped[tile] or known[tile]):
            wants_clue = gone[tile] or not flipped[tile]
            number = next((n for n in range(1, TILES + 1) if n not in given and is_clue(t, n) == wants_clue), 0)
            given[tile] = number
        t.lava[NUMBER_AT + tile] = number
        t.lava[SEEN_AT + tile] = sum(bit(seat) for seat in set(known[tile]))
        t.flipped |= bit(tile) if flipped[tile] else 0
        t.gone |= bit(tile) if gone[tile] or (flipped[tile] and is_clue(t, number)) else 0
        t.searched |= bit(tile) if searched[tile] else 0
        if t.rulings.fixed_glyphs:
            t.lava[SEEN_AT + tile] = bit(t.seats) - 1


def set_glyphs(t: Table, parts: Sequence[FieldReader], numbers: list[int]) -> None:
    """Set the glyphs, in their order unless given; a fixed pairing gives every tile its number with its glyph."""
    words = [part.read_word("glyph", (*GLYPHS, "any"), "any") for part in parts]
    if t.rulings.fixed_glyphs:
        words = [GLYPHS[number - 1] if number and word == "any" else word
                 for word, number in zip(words, numbers, strict=True)]
    free = [at for at, name in enumerate(GLYPHS) if name not in words]
    for tile, word in enumerate(words):
        t.lava[GLYPH_AT + tile] = free.pop(0) if word == "any" else GLYPHS.index(word)
        if t.rulings.fixed_glyphs and numbers[tile] == 0:
            numbers[tile] = t.lava[GLYPH_AT + tile] + 1


def set_webs(t: Table, top: FieldReader) -> None:
    """Set the web tokens; a missing one was a blank as long as there are any, unless the rest is given."""
    part, left = top.read_mapping("webs"), top.read_mapping("webs_left")
    for at in range(WEBS):
        state = WEB_STATES.index(part.read_word(SPACES[CAVE + at], WEB_STATES, WEB_STATES[FACE_DOWN]))
        t.small[WEB_AT + at] = state
        if state != FACE_DOWN:
            kind = BLANK if state == GONE and t.small[WEBS_LEFT + BLANK] else SPIDER
            t.small[WEBS_LEFT + kind] -= 1
    for kind, name in enumerate(WEB_KINDS):
        t.small[WEBS_LEFT + kind] = left.read_number(name, 0, WEBS, t.small[WEBS_LEFT + kind])
    part.check_all_read()
    left.check_all_read()


# ---------------------------------------------------------------- cards and tokens

def set_cards(t: Table, top: FieldReader) -> None:
    """Set the cards: decks are full except for what lies elsewhere; treasures that a deck or an alcove lacks are
    discarded."""
    discards, decks = top.read_mapping("discards"), top.read_mapping("decks")
    for treasure, name in enumerate(TREASURES):
        t.decks[DISCARDS + treasure] = discards.read_number(name, 0, MOST_ALIKE, 0)
    discards.check_all_read()
    t.surging = top.read_number("surging", 0, t.edition.decks[IXCHEL * CARD_KINDS + HAZARD + SURGING_WATERS], 0)
    set_idols(t, top)
    for deck, name in enumerate(DECK_NAMES):
        part = decks.read_mapping(name)
        only = part.read_flag("only", False)
        for card in range(CARD_KINDS):
            printed = t.edition.decks[deck * CARD_KINDS + card]
            if printed == 0:
                continue
            free = printed - copies_outside_decks(t, card)
            left = part.read_number(CARDS[card], 0, printed, 0 if only else max(0, free))
            t.decks[deck * CARD_KINDS + card] = left
            if card < TREASURE_CARDS and free > left:
                t.decks[DISCARDS + card] += free - left
        part.check_all_read()
    decks.check_all_read()


def copies_outside_decks(t: Table, card: int) -> int:
    """Count the copies of a card that are in no deck."""
    if card < TREASURE_CARDS:
        return int(t.decks[DISCARDS + card] + sum(p.hand[card] + p.store[card] for p in t.players))
    if card < HAZARD:
        return int(sum(p.gear[card - GEAR_CARDS] for p in t.players))
    return int(t.surging) if card - HAZARD == SURGING_WATERS else 0


def set_idols(t: Table, top: FieldReader) -> None:
    """Set the idols, each in its own alcove unless it is elsewhere; one without an alcove is discarded."""
    part = top.read_mapping("alcoves")
    words = [part.read_word(name, (*TREASURES[IDOLS:], "none", "any"), "any") for name in ALCOVES]
    part.check_all_read()
    free = [idol for idol in range(IDOLS, TREASURE_CARDS) if copies_outside_decks(t, idol) == 0
            and TREASURES[idol] not in words]
    for at, word in enumerate(words):
        if word not in ("any", "none"):
            t.small[ALCOVE_AT + at] = TREASURES.index(word)
        elif word == "any" and IDOLS + at in free:
            t.small[ALCOVE_AT + at] = IDOLS + at
            free.remove(IDOLS + at)
    for at, word in enumerate(words):
        if word == "any" and TREASURES[IDOLS + at] in words and free:
            t.small[ALCOVE_AT + at] = free.pop(0)
    for idol in free:
        t.decks[DISCARDS + idol] += 1


def set_injuries(t: Table, top: FieldReader) -> None:
    """Set the injury supply to what nobody has, unless given."""
    part = FieldReader({str(value): number for value, number in top.items("injuries_left")}, "injuries_left.")
    for at, printed in enumerate(t.edition.injuries):
        free = max(0, printed - sum(p.injuries[at] for p in t.players))
        t.small[INJURIES_LEFT + at] = part.read_number(str(at + 1), 0, printed, free)
    part.check_all_read()
