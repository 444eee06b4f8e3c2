"""Why a choice is refused: a number for the engine, a ledger id and the names of its numbers for everybody else.

Number 1 is the kernel's own: the pending question does not know the choice.
"""

from __future__ import annotations

from typing import Final

MUST_MOVE: Final = 2
NO_HAND: Final = 3
FULL_GEAR: Final = 4
START_TAKEN: Final = 5
AFFORD: Final = 6
NOT_YOURS: Final = 7
BEG_WHEN: Final = 8
BEG_BOTTOM: Final = 9
BEG_FIRST: Final = 10
ONE_KIND: Final = 11
PITY_ONE: Final = 12
MUST_BEG: Final = 13
NO_GOING_BACK: Final = 14
PAY_FIRST: Final = 15
FORWARD: Final = 16
SPACE_ZERO: Final = 17
ALREADY_AHEAD: Final = 18
NO_EFFECT: Final = 19
GROUP_EMPTY: Final = 20
COVERED: Final = 21
NO_WOOD_TILE: Final = 22
BURN_BOTTOM: Final = 23
BARE_CORN: Final = 24
NEEDS_AGRICULTURE: Final = 25
SKULL_NEEDED: Final = 26
OVAL_FULL: Final = 27
PAYING: Final = 28
BLOCKS: Final = 29
COST: Final = 30
NOT_OPEN: Final = 31
MONUMENT_WHERE: Final = 32
ONE_ARCHITECTURE: Final = 33
LEAVE_OUT: Final = 34
ONE_OR_TWO_BUILDINGS: Final = 36
CORN_COST: Final = 37
TOP: Final = 38
SAME_TEMPLE: Final = 39
BOTTOM: Final = 40
TRADE: Final = 41
SALES_FIRST: Final = 42
DARK: Final = 43
CROWDED: Final = 44
RANGE: Final = 47
ANY_PRICE: Final = 48
CLIMB_TARGET: Final = 49
NOT_DEALT: Final = 50
OTHER_TRACK: Final = 51
BURN_BESIDE: Final = 52
END_SPEED: Final = 53
LEVEL_3_PRICE: Final = 54
NO_BLESSING: Final = 55
WASTED: Final = 56
OTHER_GEAR: Final = 57
SAVING: Final = 58
NOTHING_TO_BURN: Final = 59

# number -> the ledger's id, then the names of the numbers that are stored with the refusal
RULES: Final[dict[int, tuple[str, ...]]] = {
    MUST_MOVE: ("tz.turn.no-pass",),
    NO_HAND: ("tz.placing.number", "hand"),
    FULL_GEAR: ("tz.placing.full-gear", "gear"),
    START_TAKEN: ("tz.start-space.capacity", "holder"),
    AFFORD: ("tz.placing.afford", "need", "have"),
    NOT_YOURS: ("tz.pickup.number", "gear", "space"),
    BEG_WHEN: ("tz.begging.when", "have"),
    BEG_BOTTOM: ("tz.begging.barred-at-bottom",),
    BEG_FIRST: ("tz.turn.sequence",),
    ONE_KIND: ("tz.turn.place-or-pick-up",),
    PITY_ONE: ("tz.pity.effect", "lowest", "asked"),
    MUST_BEG: ("tz.begging.forced", "need", "have"),
    NO_GOING_BACK: ("tz.turn.forced-type",),
    PAY_FIRST: ("tz.pickup.pay-first", "need", "have"),
    FORWARD: ("tz.pickup.step-back", "space", "asked"),
    SPACE_ZERO: ("tz.pickup.space-zero",),
    ALREADY_AHEAD: ("tz.tech.theology-1", "space", "asked"),
    NO_EFFECT: ("tz.ruling.no-empty-action",),
    GROUP_EMPTY: ("tz.jungle.empty", "group"),
    COVERED: ("tz.jungle.visible", "group", "corn-tiles", "wood-tiles"),
    NO_WOOD_TILE: ("tz.jungle.take-tile", "group"),
    BURN_BOTTOM: ("tz.jungle.burn-barred",),
    BARE_CORN: ("tz.ruling.no-tileless-with-visible-corn", "group"),
    NEEDS_AGRICULTURE: ("tz.tech.agriculture-2-no-tile", "need", "have"),
    SKULL_NEEDED: ("tz.chichen.skull", "need", "have"),
    OVAL_FULL: ("tz.chichen.once", "action"),
    PAYING: ("tz.general.paying", "need", "have"),
    BLOCKS: ("tz.tech.cost", "need", "have"),
    COST: ("tz.building.construct", "missing"),
    NOT_OPEN: ("tz.building.refill",),
    MONUMENT_WHERE: ("tz.monument.construct",),
    ONE_ARCHITECTURE: ("tz.tikal.one-architecture",),
    LEAVE_OUT: ("tz.tech.architecture-3", "need", "have"),
    ONE_OR_TWO_BUILDINGS: ("tz.tikal.action-4",),
    CORN_COST: ("tz.uxmal.action-4", "need", "have"),
    TOP: ("tz.temple.top-single", "temple", "step"),
    SAME_TEMPLE: ("tz.tikal.action-5", "temple"),
    BOTTOM: ("tz.anger.step-down", "temple"),
    TRADE: ("tz.market.exchange", "need", "have"),
    SALES_FIRST: ("tz.ruling.sales-first",),
    DARK: ("tz.start-space.two-days-board",),
    CROWDED: ("tz.start-space.two-days-block", "gear", "space"),
    RANGE: ("tz.ruling.any-action-range",),
    ANY_PRICE: ("tz.ruling.any-action-optional", "need", "have"),
    CLIMB_TARGET: ("tz.ruling.climb-target",),
    NOT_DEALT: ("tz.setup.wealth-choose",),
    OTHER_TRACK: ("tz.effect.tech", "track", "asked-track"),
    BURN_BESIDE: ("tz.ruling.burn-with-bare-corn", "group"),
    END_SPEED: ("tz.ruling.speed-near-the-end", "tooth"),
    LEVEL_3_PRICE: ("tz.ruling.free-advance-at-level-3", "need", "have"),
    WASTED: ("tz.temple.wasted", "temple", "step"),
    OTHER_GEAR: ("tz.pickup.own-action", "gear", "asked-gear"),
    SAVING: ("tz.ruling.saving-used",),
    NOTHING_TO_BURN: ("tz.jungle.burn", "group"),
    NO_BLESSING: ("tz.tech.theology-2", "need", "have"),
}
