"""What is half done: a record for each unfinished rule, the outermost first, of what all at the table know of it.

A frame that is not listed here is not shown; a test sees to it that every kind of frame is listed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from sacbe.games.temple_of_chac.rules import setup
from sacbe.games.temple_of_chac.cards.hazards import MeetBats
from sacbe.games.temple_of_chac.schema.notation import (ALCOVES, CARDS, CLUE_NAMES, DECK_NAMES, HAZARDS, SEATS, SPACES,
                                                        TOKENS)
from sacbe.games.temple_of_chac.rules.rooms import boulder, bridge, cave, lava, locks, rapids
from sacbe.games.temple_of_chac.rules import ending, rounds, turns, wounds
from sacbe.games.temple_of_chac.rules.actions import handling, movement, search, tools
from sacbe.games.temple_of_chac.rules.state import Table
from sacbe.games.temple_of_chac.data.constants import CAVE, EMPTY, LAVA
from sacbe.kernel.core.frame import Frame

Record = dict[str, Any]
Tell = Callable[[Any], Record]


def pending_rules(t: Table) -> list[Record]:
    """Return the records of all unfinished rules; nothing in them is secret, so they are the same for every seat."""
    return [TELL[type(frame)](frame) for frame in t.stack if type(frame) in TELL]


# ---------------------------------------------------------------- parts of records

def plain(rule: str) -> Tell:
    """Return a maker of the record of a rule without any numbers."""
    return lambda frame: {"rule": rule}


def of_seat(rule: str) -> Tell:
    """Return a maker of the record of a rule that concerns one seat."""
    return lambda frame: {"rule": rule, "seat": SEATS[frame.seat]}


def cards(frame: search.Reveal | search.ChooseTreasure) -> list[str]:
    """Return the cards that a search has revealed."""
    return [CARDS[card] for card in (frame.one, frame.two) if card != EMPTY]


def dice_of_row(rolled: int) -> list[int]:
    """Return the dice of a row, the first one first."""
    found: list[int] = []
    while rolled:
        found.insert(0, int(rapids.last_die(rolled)))
        rolled = rapids.without_last_die(rolled)
    return found


# ---------------------------------------------------------------- rounds and turns

def dealing(what: str) -> Tell:
    """Return a maker of the record of a deal: what is dealt, and how much of it was."""
    return lambda frame: {"rule": "dealing", "what": what, "dealt": frame.at}


def playing(frame: rounds.Round) -> Record:
    return {"rule": "round", "turns": frame.at}


def opening(frame: ending.FinalScoring) -> Record:
    return {"rule": "scoring", "seats": frame.owner, "opened": frame.rolled}


def rolling(frame: turns.RollAction) -> Record:
    return {"rule": "roll", "seat": SEATS[frame.seat], "left": frame.left}


# ---------------------------------------------------------------- actions

def walking(frame: movement.Walk) -> Record:
    return {"rule": "walk", "seat": SEATS[frame.seat], "left": frame.left, "moved": bool(frame.moved),
            "may_sprint": bool(frame.may_sprint)}


def dropping(frame: handling.DropCards) -> Record:
    return {"rule": "drop", "seat": SEATS[frame.seat], "dropped": bool(frame.dropped)}


def stealing(frame: handling.Theft) -> Record:
    return {"rule": "theft", "seat": SEATS[frame.thief], "victim": SEATS[frame.victim]}


def picking(frame: locks.PickLock | locks.GoOn) -> Record:
    """Return the attempt at a lock: Successes still needed, and the tokens drawn."""
    drawn = {name: locks.count_drawn(frame.drawn, kind) for kind, name in enumerate(TOKENS)}
    return {"rule": "lock", "seat": SEATS[frame.seat], "alcove": ALCOVES[frame.alcove], "needed": frame.need,
            "drawn": drawn}


def revealing(frame: search.Reveal) -> Record:
    return {"rule": "reveal", "seat": SEATS[frame.seat], "deck": DECK_NAMES[frame.deck], "left": frame.left,
            "cards": cards(frame)}


def striking(frame: search.Strike) -> Record:
    return {"rule": "hazard", "seat": SEATS[frame.seat], "hazard": HAZARDS[frame.hazard]}


def keeping(frame: search.ChooseTreasure) -> Record:
    return {"rule": "treasure", "seat": SEATS[frame.seat], "cards": cards(frame)}


def searching(frame: search.AfterSearch) -> Record:
    return {"rule": "search", "seat": SEATS[frame.seat], "space": SPACES[frame.place]}


# ---------------------------------------------------------------- rooms

def peeking(frame: lava.PeekClue) -> Record:
    return {"rule": "peek", "seat": SEATS[frame.seat], "clue": CLUE_NAMES[frame.clue]}


def flipping(frame: lava.FlipTile) -> Record:
    return {"rule": "tile", "seat": SEATS[frame.seat], "space": SPACES[LAVA + frame.tile],
            "fleeing": bool(frame.fleeing)}


def in_web(rule: str) -> Tell:
    """Return a maker of the record of a rule about a web token of the cave."""
    return lambda frame: {"rule": rule, "seat": SEATS[frame.seat], "space": SPACES[CAVE + frame.at]}


def crossing(frame: bridge.PlankRoll) -> Record:
    return {"rule": "planks", "seat": SEATS[frame.seat], "left": frame.left, "lost": frame.lost}


def leaving(frame: rapids.ExitRoll) -> Record:
    return {"rule": "exit-roll", "seat": SEATS[frame.seat], "left": frame.left, "rolled": dice_of_row(frame.rolled),
            "vests": frame.vests}


def after_exit_roll(frame: rapids.ExitRolled) -> Record:
    """Return the record of an exit roll that is complete, and that a vest may change."""
    return {"rule": "exit-roll", "seat": SEATS[frame.seat], "left": 0, "rolled": dice_of_row(frame.rolled),
            "vests": frame.vests}


# ---------------------------------------------------------------- boulder and wounds

def boulder_rolling(frame: boulder.RollBoulder) -> Record:
    return {"rule": "boulder-roll", "left": frame.left, "spaces": frame.spaces}


def boulder_moving(frame: boulder.AdvanceBoulder) -> Record:
    return {"rule": "boulder", "spaces": frame.spaces}


def wounding(frame: wounds.Wounds) -> Record:
    return {"rule": "wounds", "seat": SEATS[frame.seat], "left": frame.left}


TELL: Final[Mapping[type[Frame[Any]], Tell]] = {
    setup.DealClues: dealing("clues"), setup.DealGlyphs: dealing("glyphs"), setup.DealIdols: dealing("idols"),
    setup.DealAdventurers: dealing("adventurers"), setup.DealGear: dealing("gear"), setup.DealFirst: plain("first"),
    rounds.Round: playing, rounds.EndOfRound: plain("end-of-round"), rounds.PassMarker: plain("marker"),
    ending.FinalScoring: opening, turns.BeginTurn: of_seat("begin"), turns.RollAction: rolling,
    turns.SpendDice: of_seat("turn"), movement.Walk: walking, handling.DropCards: dropping, handling.Theft: stealing,
    tools.CrackWhip: of_seat("whip"), tools.ChooseClue: of_seat("notebook"),
    locks.PickLock: picking, locks.GoOn: picking, search.Reveal: revealing, search.Strike: striking,
    search.ChooseTreasure: keeping, search.AfterSearch: searching, MeetBats: of_seat("bats"),
    lava.PeekClue: peeking, lava.FlipTile: flipping, lava.Flee: of_seat("flee"),
    cave.ShowWeb: in_web("web"), cave.MeetSpider: in_web("spider"), bridge.PlankRoll: crossing,
    rapids.Drift: of_seat("drift"), rapids.ExitRoll: leaving, rapids.ExitRolled: after_exit_roll,
    boulder.RollBoulder: boulder_rolling, boulder.AdvanceBoulder: boulder_moving, boulder.RunOver: of_seat("run-over"),
    boulder.Struck: of_seat("struck"), boulder.ChoosePush: of_seat("push"), boulder.FallThere: of_seat("fall"),
    boulder.PressPlates: plain("plates"), wounds.Wounds: wounding, wounds.DrawInjury: of_seat("injury"),
}
