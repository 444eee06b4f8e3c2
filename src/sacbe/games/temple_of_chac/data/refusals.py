"""Why a choice is refused: a number for the engine, a ledger id and the names of its numbers for everybody else.

Number 1 is the kernel's own: the pending question does not know the choice.
"""

from __future__ import annotations

from typing import Final

NO_DIE: Final = 2
LYING: Final = 3
STANDING: Final = 4
NO_STEP: Final = 5
BOULDER_THERE: Final = 6
NO_INTERACT: Final = 7
NO_SEARCH: Final = 8
DECK_EMPTY: Final = 9
SEARCHED: Final = 10
HIGH_ONLY: Final = 11
VICTIM: Final = 12
STORAGE_FULL: Final = 13
NOT_HELD: Final = 14
NO_GEAR: Final = 15
GEAR_ONCE: Final = 16
GEAR_IDLE: Final = 17
LOW_ONLY: Final = 18
NO_FLIP: Final = 19
NO_REROLL: Final = 20
SPENT_ALREADY: Final = 21
NO_UNUSED_DIE: Final = 22
NO_TORCH: Final = 23
NOT_REVEALED: Final = 24
SHUT: Final = 25
BRIDGE_GONE: Final = 26
NOT_NEXT: Final = 27
NO_REFUGE: Final = 28
MUST_MOVE: Final = 29
NO_VEST: Final = 30
FALLEN_VICTIM: Final = 31
DROP_ONE: Final = 32
PUSH_WHERE: Final = 33
NEVER_SHARED: Final = 34
UPSTREAM: Final = 35
NOT_BY_FOOT: Final = 36
GEAR_PASSIVE: Final = 37
NOT_IN_HAND: Final = 38
WHIP_REACH: Final = 39
NOBODY_PLAYS: Final = 40

# number -> the ledger's id, then the names of the numbers that are stored with the refusal
RULES: Final[dict[int, tuple[str, ...]]] = {
    NO_DIE: ("tc.turn.spend-dice",),
    LYING: ("tc.fall.must-stand",),
    STANDING: ("tc.action.stand",),
    NO_STEP: ("tc.action.move.walls", "space"),
    BOULDER_THERE: ("tc.boulder.blocks", "space"),
    NO_INTERACT: ("tc.action.interact", "space"),
    NO_SEARCH: ("tc.action.search.where", "space"),
    DECK_EMPTY: ("tc.action.search.deck-limits",),
    SEARCHED: ("tc.lava.search-once", "space"),
    HIGH_ONLY: ("tc.action.steal",),
    VICTIM: ("tc.action.steal.victim", "holder"),
    STORAGE_FULL: ("tc.action.store.capacity", "limit"),
    NOT_HELD: ("tc.action.store", "treasure"),
    NO_GEAR: ("tc.concept.gear", "gear"),
    GEAR_ONCE: ("tc.action.gear.once", "gear"),
    GEAR_IDLE: ("tc.action.gear.no-effect", "gear"),
    LOW_ONLY: ("tc.action.gear",),
    NO_FLIP: ("tc.adventurer.monty-albatross",),
    NO_REROLL: ("tc.gear.compass",),
    SPENT_ALREADY: ("tc.turn.roll",),
    NO_UNUSED_DIE: ("tc.turn.unused-die",),
    NO_TORCH: ("tc.gear.torch",),
    NOT_REVEALED: ("tc.action.search.keep-one",),
    SHUT: ("tc.walls.stay-shut", "space"),
    BRIDGE_GONE: ("tc.bridge.collapse",),
    NOT_NEXT: ("tc.action.move.orthogonal", "space"),
    NO_REFUGE: ("tc.lava.escape-outside", "space"),
    MUST_MOVE: ("tc.action.move",),
    NO_VEST: ("tc.gear.life-vest",),
    FALLEN_VICTIM: ("tc.fall.isolated", "holder"),
    DROP_ONE: ("tc.action.discard.scope",),
    PUSH_WHERE: ("tc.boulder.push-forward", "space"),
    NEVER_SHARED: ("tc.boulder.never-shared", "space"),
    UPSTREAM: ("tc.rapids.downstream", "space"),
    NOT_BY_FOOT: ("tc.washup.one-way", "space"),
    GEAR_PASSIVE: ("tc.action.gear.passive", "gear"),
    NOT_IN_HAND: ("tc.action.discard", "treasure"),
    WHIP_REACH: ("tc.gear.bullwhip", "holder"),
    NOBODY_PLAYS: ("tc.setup.players", "holder"),
}
