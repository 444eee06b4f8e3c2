"""What a seat of Temple of Chac sees as numbers: everybody, the temple, what it knows of cards, what is half done.

Left out is what follows from these: dice and burdens of the next turn, locks, the next roll of the boulder, points.
"""

from __future__ import annotations

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from sacbe.games.temple_of_chac.cards.hazards import MeetBats
from sacbe.games.temple_of_chac.data.constants import (CAVE, EMPTY, FACE_UP, GEARS, GONE, IDOLS, LAVA,
                                                       CARDS as CARD_COUNT, SPACES as SPACE_COUNT,
                                                       TREASURES as TREASURE_COUNT)
from sacbe.games.temple_of_chac.data.edition import Edition
from sacbe.games.temple_of_chac.data.tables import (ADVENTURERS, CARD_NAMES, CLUES, DECKS, GODS, HAZARD_NAMES, TILES,
                                                    TOKEN_KINDS, WEBS)
from sacbe.games.temple_of_chac.rules import ending, rounds, turns, wounds
from sacbe.games.temple_of_chac.rules.actions import handling, movement, search, tools
from sacbe.games.temple_of_chac.rules.rooms import boulder, bridge, cave, lava, locks, rapids
from sacbe.games.temple_of_chac.rules.rooms.lava import is_clue
from sacbe.games.temple_of_chac.rules.rooms.locks import count_drawn
from sacbe.games.temple_of_chac.rules.secrets import BITS, HALF, known_at
from sacbe.games.temple_of_chac.rules.setup import Deal, DealAdventurers, DealClues, DealGear, DealGlyphs, DealIdols
from sacbe.games.temple_of_chac.rules.state import (ALCOVE_AT, DISCARDS, GLYPH_AT, NUMBER_AT, SEEN_AT, USE_BITS,
                                                    WEBS_LEFT, Player, Table, cards_in, injuries_left, web_state)
from sacbe.games.temple_of_chac.schema.notation import (ALCOVES, CARDS, CLUE_NAMES, DECK_NAMES, GEAR, GOD_NAMES,
                                                        HAZARDS, HEROES, PROMPTS, SEATS, SPACES, TOKENS, TREASURES)
from sacbe.kernel.core.encoding import (Encoder, put_all, put_one, put_seat, put_zeros, question_names,
                                        relative_seat_names, prefix_labels)
from sacbe.kernel.core.frame import Frame, State

# rules of one seat, in the order in which they are written
OF_SEAT: Final[tuple[tuple[str, tuple[type, ...]], ...]] = (
    ("turn", (turns.SpendDice,)), ("walk", (movement.Walk,)), ("search", (search.AfterSearch,)),
    ("reveal", (search.Reveal,)), ("treasure", (search.ChooseTreasure,)), ("wounds", (wounds.Wounds,)),
    ("injury", (wounds.DrawInjury,)), ("begin", (turns.BeginTurn,)), ("roll", (turns.RollAction,)),
    ("drop", (handling.DropCards,)), ("theft", (handling.Theft,)), ("whip", (tools.CrackWhip,)),
    ("notebook", (tools.ChooseClue,)), ("lock", (locks.PickLock, locks.GoOn)), ("hazard", (search.Strike,)),
    ("bats", (MeetBats,)), ("peek", (lava.PeekClue,)), ("tile", (lava.FlipTile,)), ("flee", (lava.Flee,)),
    ("web", (cave.ShowWeb,)), ("spider", (cave.MeetSpider,)), ("planks", (bridge.PlankRoll,)),
    ("drift", (rapids.Drift,)), ("exit-roll", (rapids.ExitRoll, rapids.ExitRolled)), ("run-over", (boulder.RunOver,)),
    ("struck", (boulder.Struck,)), ("push", (boulder.ChoosePush,)), ("fall", (boulder.FallThere,)),
    ("scoring", (ending.FinalScoring,)),
)
RULE_OF: Final[dict[type, int]] = {kind: rule for rule, (_, kinds) in enumerate(OF_SEAT) for kind in kinds}
RULES: Final[i64] = len(OF_SEAT)

# numbers of rules, after the seats
TURNS: Final = 0                # turns that have begun in this round
END_OF_ROUND: Final = 1
MARKER: Final = 2
PLATES: Final = 3
BOULDER_LEFT: Final = 4         # dice still to be rolled for the boulder
BOULDER_ROLLED: Final = 5       # spaces it will roll
BOULDER: Final = 6              # spaces it still rolls
STEPS: Final = 7                # of a walk
MOVED: Final = 8
SPRINT: Final = 9
SEARCHED: Final = 10            # the space that is searched, from 1
TO_REVEAL: Final = 11
WOUNDS: Final = 12
TO_ROLL: Final = 13
DROPPED: Final = 14
NEEDED: Final = 15              # Successes that a lock still takes
CLUE: Final = 16                # from 1
TILE: Final = 17                # from 1
FLEEING: Final = 18
WEB: Final = 19                 # a space of the cave, from 1
SPIDER: Final = 20
PLANKS: Final = 21              # dice still to be rolled on the bridge
LOST: Final = 22
EXIT_LEFT: Final = 23           # dice still to be rolled to get out
VESTS: Final = 24
OPENED: Final = 25              # boxes at the end
DEALT: Final = 26               # while the game is set up: clues, glyphs, idols, adventurers, gear
ALCOVE: Final = 31              # of the lock
DRAWN: Final[i64] = ALCOVE + len(GODS)              # tokens of each kind
DECK: Final[i64] = DRAWN + len(TOKEN_KINDS)         # that is searched
HAZARD: Final[i64] = DECK + len(DECKS)
EXIT_ROLL: Final[i64] = HAZARD + len(HAZARD_NAMES)  # dice of each face
CARD: Final[i64] = EXIT_ROLL + 6                    # revealed cards
VICTIM: Final[i64] = CARD + len(CARD_NAMES)                   # of a theft: a seat
NUMBERS: Final[i64] = VICTIM                        # and the seats after these


def put_rules(out: vec[i16], at: i64, t: Table, seat: i64) -> i64:
    """Write what is half done, from the outermost rule to the innermost."""
    seats = t.seats
    end = put_zeros(out, at, RULES * seats + NUMBERS + seats)
    numbers = at + RULES * seats
    for frame in t.stack:
        who = put_numbers(out, numbers, frame, seat, seats)
        if who != EMPTY:
            rule = RULE_OF[type(frame)]
            out[at + rule * seats + (who - seat if who >= seat else who - seat + seats)] = 1
    return end


def put_numbers(out: vec[i16], at: i64, frame: Frame[Any], seat: i64, seats: i64) -> i64:
    """Write the numbers of one rule; return the seat that it concerns, EMPTY for none."""
    if isinstance(frame, rounds.Round):
        out[at + TURNS] = i16(frame.at)
        return EMPTY
    if isinstance(frame, turns.SpendDice):
        return frame.seat
    if isinstance(frame, movement.Walk):
        out[at + STEPS] = i16(frame.left)
        out[at + MOVED] = 1 if frame.moved else 0
        out[at + SPRINT] = 1 if frame.may_sprint else 0
        return frame.seat
    if isinstance(frame, search.AfterSearch):
        out[at + SEARCHED] = i16(frame.place + 1)
        return frame.seat
    if isinstance(frame, search.Reveal):
        out[at + DECK + frame.deck] = 1
        out[at + TO_REVEAL] = i16(frame.left)
        put_card(out, at, frame.one)
        put_card(out, at, frame.two)
        return frame.seat
    if isinstance(frame, search.ChooseTreasure):
        put_card(out, at, frame.one)
        put_card(out, at, frame.two)
        return frame.seat
    if isinstance(frame, search.Strike):
        out[at + HAZARD + frame.hazard] = 1
        return frame.seat
    if isinstance(frame, handling.DropCards):
        out[at + DROPPED] = 1 if frame.dropped else 0
        return frame.seat
    if isinstance(frame, wounds.Wounds):
        out[at + WOUNDS] = i16(frame.left)
        return frame.seat
    if isinstance(frame, turns.RollAction):
        out[at + TO_ROLL] = i16(frame.left)
        return frame.seat
    return put_rooms(out, at, frame, seat, seats)


def put_card(out: vec[i16], at: i64, card: i64) -> None:
    """Write a card that was revealed."""
    if card != EMPTY:
        out[at + CARD + card] += 1


def put_rooms(out: vec[i16], at: i64, frame: Frame[Any], seat: i64, seats: i64) -> i64:
    """Write the numbers of rules of the rooms, and of the boulder."""
    if isinstance(frame, (locks.PickLock, locks.GoOn)):
        put_lock(out, at, frame.alcove, frame.need, frame.drawn)
        return frame.seat
    if isinstance(frame, lava.PeekClue):
        out[at + CLUE] = i16(frame.clue + 1)
        return frame.seat
    if isinstance(frame, lava.FlipTile):
        out[at + TILE] = i16(frame.tile + 1)
        out[at + FLEEING] = 1 if frame.fleeing else 0
        return frame.seat
    if isinstance(frame, cave.ShowWeb):
        out[at + WEB] = i16(frame.at + 1)
        return frame.seat
    if isinstance(frame, cave.MeetSpider):
        out[at + SPIDER] = i16(frame.at + 1)
        return frame.seat
    if isinstance(frame, bridge.PlankRoll):
        out[at + PLANKS] = i16(frame.left)
        out[at + LOST] = i16(frame.lost)
        return frame.seat
    if isinstance(frame, rapids.ExitRoll):
        put_exit(out, at, frame.left, frame.rolled, frame.vests)
        return frame.seat
    if isinstance(frame, rapids.ExitRolled):
        put_exit(out, at, 0, frame.rolled, frame.vests)
        return frame.seat
    if isinstance(frame, boulder.RollBoulder):
        out[at + BOULDER_LEFT] = i16(frame.left)
        out[at + BOULDER_ROLLED] = i16(frame.spaces)
        return EMPTY
    if isinstance(frame, boulder.AdvanceBoulder):
        out[at + BOULDER] = i16(frame.spaces)
        return EMPTY
    return put_rare(out, at, frame, seat, seats)


def put_lock(out: vec[i16], at: i64, alcove: i64, need: i64, drawn: i64) -> None:
    """Write an attempt at a lock."""
    out[at + ALCOVE + alcove] = 1
    out[at + NEEDED] = i16(need)
    for kind in range(len(TOKEN_KINDS)):
        out[at + DRAWN + kind] = i16(count_drawn(drawn, kind))


def put_exit(out: vec[i16], at: i64, left: i64, rolled: i64, vests: i64) -> None:
    """Write a roll to get out of the rapids."""
    out[at + EXIT_LEFT] = i16(left)
    out[at + VESTS] = i16(vests)
    while rolled:
        out[at + EXIT_ROLL + rapids.last_die(rolled) - 1] += 1
        rolled = rapids.without_last_die(rolled)


def put_rare(out: vec[i16], at: i64, frame: Frame[Any], seat: i64, seats: i64) -> i64:
    """Write rules that are not met often."""
    if isinstance(frame, rounds.EndOfRound):
        out[at + END_OF_ROUND] = 1
    elif isinstance(frame, rounds.PassMarker):
        out[at + MARKER] = 1
    elif isinstance(frame, boulder.PressPlates):
        out[at + PLATES] = 1
    elif isinstance(frame, ending.FinalScoring):
        out[at + OPENED] = i16(frame.rolled)
        return frame.owner if frame.owner < seats else EMPTY
    elif isinstance(frame, handling.Theft):
        victim = frame.victim
        out[at + VICTIM + (victim - seat if victim >= seat else victim - seat + seats)] = 1
        return frame.thief
    elif isinstance(frame, Deal):
        out[at + DEALT + DEALS[type(frame)]] = i16(frame.at)
    else:
        return plain_seat(frame)
    return EMPTY


def plain_seat(frame: Frame[Any]) -> i64:
    """Return the seat of a rule without numbers."""
    if isinstance(frame, (turns.BeginTurn, wounds.DrawInjury, boulder.RunOver, boulder.Struck, boulder.FallThere,
                          tools.CrackWhip, tools.ChooseClue, MeetBats, lava.Flee, rapids.Drift, boulder.ChoosePush)):
        return frame.seat
    return EMPTY


DEALS: Final[dict[type, int]] = {DealClues: 0, DealGlyphs: 1, DealIdols: 2, DealAdventurers: 3, DealGear: 4}


def rule_names(seats: int) -> list[str]:
    """Return names of what `put_rules` writes."""
    who = relative_seat_names(seats)
    found = [f"{rule}.{name}" for rule, _ in OF_SEAT for name in who]
    found += ["round.turns", "end-of-round", "marker", "plates", "boulder-roll.left", "boulder-roll.spaces",
              "boulder.spaces", "walk.left", "walk.moved", "walk.may_sprint", "search.space", "reveal.left",
              "wounds.left", "roll.left", "drop.dropped", "lock.needed", "peek.clue", "tile.space", "tile.fleeing",
              "web.space", "spider.space", "planks.left", "planks.lost", "exit-roll.left", "exit-roll.vests",
              "scoring.opened", *prefix_labels("dealing", ["clues", "glyphs", "idols", "adventurers", "gear"]),
              *prefix_labels("lock.alcove", GOD_NAMES), *prefix_labels("lock.drawn", TOKENS),
              *prefix_labels("reveal.deck", DECK_NAMES),
              *prefix_labels("hazard", HAZARDS), *prefix_labels("exit-roll.rolled", "123456"),
              *prefix_labels("cards", CARDS),
              *prefix_labels("theft.victim", who)]
    return found


assert len(rule_names(1)) == RULES + NUMBERS + 1


VERSION: Final = 1

USABLE: Final[i64] = GEARS + 2          # gear, and the two abilities that can be used once a turn
HERO_COUNT: Final[i64] = len(ADVENTURERS)
GOD_COUNT: Final[i64] = len(GODS)


class TempleOfChacEncoder(Encoder):
    """Writes places and cards one by one, and the numbers of lava tiles as far as the seat knows them."""

    def __init__(self, seats: int, edition: Edition) -> None:
        cards = [place for place, copies in enumerate(edition.decks) if copies > 0]
        super().__init__(VERSION, seats, tuple(names(seats, cards)), PROMPTS)
        self.cards: Final = vec[i64](cards)         # places of the cards that each deck holds in this edition

    def write_row(self, state: State, seat: i64, out: vec[i16], at: i64) -> i64:
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
    """Write what everybody sees of a seat: tc.secret.public."""
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
    """Write the treasures that the seat is sure another one has; all that it has when the game is over."""
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
    """Write clues, webs, alcoves, dice, and how far the boulder has come."""
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
    """Return a name for every number, in the order in which they are written."""
    found: list[str] = []
    for who in relative_seat_names(seats):
        found += prefix_labels(who, [*prefix_labels("adventurer", HEROES), *prefix_labels("at", SPACES),
                                     *prefix_labels("gear", GEAR),
                                     *prefix_labels("used", [*GEAR, "second-look", "sprint"]), "fallen", "wounds",
                                     "injuries",
                                     "escaped", "boxes", "hand", "store"])
        if who == "me":
            found += prefix_labels(who, [*prefix_labels("hand", TREASURES), *prefix_labels("store", TREASURES),
                                         *prefix_labels("injury", "123")])
        else:
            found += prefix_labels(f"{who}.known", TREASURES)
    found += prefix_labels("turn", relative_seat_names(seats)) + prefix_labels("first", relative_seat_names(seats))
    found += [f"deck.{DECK_NAMES[place // CARD_COUNT]}.{CARDS[place % CARD_COUNT]}" for place in cards]
    found += prefix_labels("discards", TREASURES)
    for tile in SPACES[LAVA:LAVA + TILES]:
        found += prefix_labels(f"lava.{tile}", ["glyph", "number", "trap", "flipped", "searched", "gone"])
    found += prefix_labels("clue", CLUE_NAMES)
    found += [f"web.{space}.{state}" for space in SPACES[CAVE:CAVE + WEBS] for state in ("spider", "gone")]
    found += ["webs_left.spider", "webs_left.blank"]
    found += [f"alcove.{alcove}.{god}" for alcove in ALCOVES for god in GOD_NAMES]
    found += [*prefix_labels("dice", "123456"), "spent", "round", "boulder", "plates", "planks", "surging",
              "injuries_left"]
    return [*found, *question_names(SEATS[:seats], PROMPTS), *prefix_labels("unfinished", rule_names(seats))]
