"""Interacting with a space, and what active gear does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.data.refusals import NEVER_SHARED, NOBODY_PLAYS, NO_INTERACT, WHIP_REACH
from sacbe.games.temple_of_chac.rules.rooms import bridge, locks
from sacbe.games.temple_of_chac.rules.actions import handling
from sacbe.games.temple_of_chac.rules.rooms.lava import PeekClue
from sacbe.games.temple_of_chac.rules.actions.movement import Walk, can_step, is_in_reach
from sacbe.games.temple_of_chac.rules.rooms.rapids import leave_rapids
from sacbe.games.temple_of_chac.rules.actions.search import search, search_refusal
from sacbe.games.temple_of_chac.rules.wounds import heal
from sacbe.games.temple_of_chac.rules.state import Table, TableQuestion, boulder_space, is_in_hall, is_near_entrance
from sacbe.games.temple_of_chac.data.tables import CLUES
from sacbe.games.temple_of_chac.data.constants import (ASK_PEEK, ASK_WHIP, BRIDGE, CROWBAR, DECIPHERED, EMPTY, KIT,
                                                       LANTERN, PEEK, ROPE, STEAL, WATERFALL, WHIP)
from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED

PEEKS: Final[list[i64]] = [pack(PEEK, clue) for clue in range(CLUES)]
WHIPS: Final[list[i64]] = [pack(STEAL, seat) for seat in range(5)]
LAST_RAPIDS: Final = WATERFALL - 1


# ---------------------------------------------------------------- interacting

def interact_refusal(t: Table, seat: i64) -> i64:
    """tc.action.interact: glyphs, an alcove, the way out of the rapids, the bridge, and nothing else.

    tc.game.not-in-this-game: no passage, statue or flood of the sister game.
    """
    place = t.players[seat].at
    if place == LAST_RAPIDS:
        landing = t.edition.landing
        return t.refuse(NEVER_SHARED, landing) if landing == boulder_space(t) else 0
    if is_in_hall(place) or place == BRIDGE or locks.alcove_at(t, place) != EMPTY:
        return 0
    return t.refuse(NO_INTERACT, place)


def first_clue(place: i64) -> i64:
    """tc.hall.decipher: the first of the two clues that one half of the hall shows."""
    return 0 if is_near_entrance(place) else 2


def interact(t: Table, seat: i64) -> None:
    """tc.hall.decipher, tc.alcove.access, tc.rapids.exit, tc.bridge.sabotage."""
    place = t.players[seat].at
    if is_in_hall(place):
        first = first_clue(place)
        t.push(PeekClue(seat, first + 1))
        t.push(PeekClue(seat, first))
        t.emit(DECIPHERED, seat, first)
        t.emit(DECIPHERED, seat, first + 1)
    elif place == LAST_RAPIDS:
        leave_rapids(t, seat)
    elif place == BRIDGE:
        bridge.cross(t, seat)
    else:
        locks.pick(t, seat, 0)


# ---------------------------------------------------------------- active gear

def has_effect(t: Table, seat: i64, tool: i64) -> bool:
    """tc.action.gear.no-effect, tc.action.gear.partial: would using it do anything?"""
    p = t.players[seat]
    if tool == ROPE:
        return can_step(t, p.at)
    if tool == LANTERN:
        return search_refusal(t, seat) == 0
    if tool == CROWBAR:
        return locks.alcove_at(t, p.at) != EMPTY
    if tool == KIT:
        return p.wounds > 0
    if tool == WHIP:
        for other in range(t.seats):
            if whip_refusal(t, seat, other) == 0:
                return True
        return False
    return True


def use_tool(t: Table, seat: i64, tool: i64) -> None:
    """Carry out what the gear does."""
    if tool == ROPE:
        t.push(Walk(seat, t.edition.rope_steps, False, False))
    elif tool == LANTERN:
        search(t, seat, t.edition.lantern_cards)
    elif tool == CROWBAR:
        locks.pick(t, seat, t.edition.crowbar_help)
    elif tool == KIT:
        heal(t, seat, t.edition.kit_heals)
    elif tool == WHIP:
        t.push(CrackWhip(seat))
    else:
        t.push(ChooseClue(seat))                            # tc.gear.explorers-notebook


def whip_refusal(t: Table, seat: i64, other: i64) -> i64:
    """tc.gear.bullwhip: a victim here or a legal step away."""
    here = t.players[seat].at
    if other >= t.seats:
        return t.refuse(NOBODY_PLAYS, other)
    there = t.players[other].at
    if not is_in_reach(t, here, there, t.edition.whip_reach):
        return t.refuse(WHIP_REACH, other)
    return handling.victim_refusal(t, seat, other, there)


class CrackWhip(TableQuestion):
    """Asks whom the whip robs."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_WHIP)

    def candidate_choices(self, t: Table) -> list[i64]:
        return WHIPS

    def refusal(self, t: Table, choice: i64) -> i64:
        return whip_refusal(t, self.seat, arg1(choice)) if verb_of(choice) == STEAL else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.pop()
        handling.steal(t, self.seat, arg1(choice))


class ChooseClue(TableQuestion):
    """Asks which clue the notebook's owner looks at."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_PEEK)

    def candidate_choices(self, t: Table) -> list[i64]:
        return PEEKS

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == PEEK else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.pop()
        t.emit(DECIPHERED, self.seat, arg1(choice))         # everybody sees who peeks at which clue
        t.push(PeekClue(self.seat, arg1(choice)))
