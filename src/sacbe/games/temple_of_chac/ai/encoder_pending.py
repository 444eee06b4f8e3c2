"""What is half done in the temple as numbers: for each rule the seat that it concerns, then the numbers of all."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sacbe.games.temple_of_chac.cards.hazards import MeetBats
from sacbe.games.temple_of_chac.schema.notation import CARDS, DECK_NAMES, GOD_NAMES, HAZARDS, TOKENS
from sacbe.games.temple_of_chac.rules.rooms import boulder, bridge, cave, lava, locks, rapids
from sacbe.games.temple_of_chac.rules import ending, rounds, turns, wounds
from sacbe.games.temple_of_chac.rules.actions import handling, movement, search, tools
from sacbe.games.temple_of_chac.rules.rooms.locks import drawn_of
from sacbe.games.temple_of_chac.rules.setup import Deal, DealAdventurers, DealClues, DealGear, DealGlyphs, DealIdols
from sacbe.games.temple_of_chac.rules.state import Table
from sacbe.games.temple_of_chac.data.tables import CARD_NAMES, DECKS, GODS, HAZARD_NAMES, TOKEN_KINDS
from sacbe.games.temple_of_chac.data.constants import EMPTY
from sacbe.kernel.core.encoding import put_zeros, relative, under
from sacbe.kernel.core.frame import Frame

# rules of one seat, in the order in which they are written
OF_SEAT: Final[tuple[tuple[str, tuple[type, ...]], ...]] = (
    ("turn", (turns.Act,)), ("walk", (movement.Walk,)), ("search", (search.AfterSearch,)),
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
    """What is half done, from the outermost rule to the innermost."""
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
    """The numbers of one rule; returns the seat that it concerns, EMPTY for none."""
    if isinstance(frame, rounds.Round):
        out[at + TURNS] = i16(frame.at)
        return EMPTY
    if isinstance(frame, turns.Act):
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
    """A card that was revealed."""
    if card != EMPTY:
        out[at + CARD + card] += 1


def put_rooms(out: vec[i16], at: i64, frame: Frame[Any], seat: i64, seats: i64) -> i64:
    """The numbers of rules of the rooms, and of the boulder."""
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
    """An attempt at a lock."""
    out[at + ALCOVE + alcove] = 1
    out[at + NEEDED] = i16(need)
    for kind in range(len(TOKEN_KINDS)):
        out[at + DRAWN + kind] = i16(drawn_of(drawn, kind))


def put_exit(out: vec[i16], at: i64, left: i64, rolled: i64, vests: i64) -> None:
    """A roll to get out of the rapids."""
    out[at + EXIT_LEFT] = i16(left)
    out[at + VESTS] = i16(vests)
    while rolled:
        out[at + EXIT_ROLL + rapids.last_die(rolled) - 1] += 1
        rolled = rapids.without_last(rolled)


def put_rare(out: vec[i16], at: i64, frame: Frame[Any], seat: i64, seats: i64) -> i64:
    """Rules that are not met often."""
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
    """The seat of a rule without numbers."""
    if isinstance(frame, (turns.BeginTurn, wounds.DrawInjury, boulder.RunOver, boulder.Struck, boulder.FallThere,
                          tools.CrackWhip, tools.ChooseClue, MeetBats, lava.Flee, rapids.Drift, boulder.ChoosePush)):
        return frame.seat
    return EMPTY


DEALS: Final[dict[type, int]] = {DealClues: 0, DealGlyphs: 1, DealIdols: 2, DealAdventurers: 3, DealGear: 4}


def rule_names(seats: int) -> list[str]:
    """Names of what `put_rules` writes."""
    who = relative(seats)
    found = [f"{rule}.{name}" for rule, _ in OF_SEAT for name in who]
    found += ["round.turns", "end-of-round", "marker", "plates", "boulder-roll.left", "boulder-roll.spaces",
              "boulder.spaces", "walk.left", "walk.moved", "walk.may_sprint", "search.space", "reveal.left",
              "wounds.left", "roll.left", "drop.dropped", "lock.needed", "peek.clue", "tile.space", "tile.fleeing",
              "web.space", "spider.space", "planks.left", "planks.lost", "exit-roll.left", "exit-roll.vests",
              "scoring.opened", *under("dealing", ["clues", "glyphs", "idols", "adventurers", "gear"]),
              *under("lock.alcove", GOD_NAMES), *under("lock.drawn", TOKENS), *under("reveal.deck", DECK_NAMES),
              *under("hazard", HAZARDS), *under("exit-roll.rolled", "123456"), *under("cards", CARDS),
              *under("theft.victim", who)]
    return found


assert len(rule_names(1)) == RULES + NUMBERS + 1
