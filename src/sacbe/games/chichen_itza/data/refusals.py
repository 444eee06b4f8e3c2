"""Why a choice is refused: a number for the engine, a ledger id and the names of its numbers for everybody else.

Number 1 is the kernel's own: the pending question does not know the choice.
"""

from __future__ import annotations

from typing import Final

NOT_TOUCHING: Final = 2
CELL_TAKEN: Final = 3
NOT_IN_PLAY: Final = 4
OWN_MARKER: Final = 5
NOT_PRINTED: Final = 6
CANNOT_START: Final = 7
AFFORD: Final = 8
TOLL: Final = 9
AT_TOP: Final = 10
NO_IDOL: Final = 11
NO_MAGIC_LEFT: Final = 12
NO_UNITS: Final = 13
GROUP_SIZE: Final = 14
RANGE: Final = 15
TERRAIN: Final = 16
NO_WAR: Final = 17
ARRIVAL: Final = 18
SAME_PLACE: Final = 19
TILE_FULL: Final = 20
REINFORCE_WHERE: Final = 21
RECRUIT_WHERE: Final = 22
REGROUP_WHERE: Final = 23
SCOUT_THERE: Final = 24
NO_SCOUTS: Final = 25
NOT_OPEN: Final = 26
UPKEEP: Final = 27
LUCK_ONCE: Final = 28
LUCK_REROLL: Final = 29
LUCK_HIT: Final = 30
FIRE_LUCK: Final = 31
CARD_LIMIT: Final = 32
NO_MISS_GOD: Final = 33
NO_MELEE_GOD: Final = 34
NO_COIN_GOD: Final = 35
NO_SIXES_HERO: Final = 36
NO_HEART_HERO: Final = 37
NO_LUCK_SHIELD: Final = 38
NO_ONE_SHIELD: Final = 39
SHIELDS_DENIED: Final = 40
IDOL_SHIELD: Final = 41
WRONG_PHASES: Final = 42
NOT_LOOKED: Final = 43
NO_LOOKING: Final = 44
NO_PICK_UP: Final = 45
LINE_NOT_HIT: Final = 46
NO_DOUBLE_LINE: Final = 47
NO_WARRIOR: Final = 48
FIGHTERS: Final = 49
HERO_NOT_THERE: Final = 50
WARRIORS_FIRST: Final = 51
NO_OTHER_MOVE: Final = 52
NO_SETTLING: Final = 53
RESERVE_EMPTY: Final = 54
CREATURE_STAYS: Final = 55
ROLL_OF_ITS_OWN: Final = 56
YIELDS: Final = 57
NO_CONVERTING: Final = 58
LUCK_DENIED: Final = 59
SHORT_RANGE: Final = 60
TUNNEL_EXIT: Final = 61
AT_BOTTOM: Final = 62

# number -> the ledger's id, then the names of the numbers that are stored with the refusal
RULES: Final[dict[int, tuple[str, ...]]] = {
    NOT_TOUCHING: ("ci.setup.placement", "need", "have"),
    CELL_TAKEN: ("ci.setup.city",),
    NOT_IN_PLAY: ("ci.setup.leftovers",),
    OWN_MARKER: ("ci.action.choice",),
    NOT_PRINTED: ("ci.action.two-in-one", "action"),
    CANNOT_START: ("ci.action.startable", "action"),
    AFFORD: ("ci.cost.afford", "need", "have"),
    TOLL: ("ci.cost.god-20", "need", "have", "holder"),
    AT_TOP: ("ci.action.gear", "gear", "level"),
    NO_IDOL: ("ci.idol.exchange", "need", "have"),
    NO_MAGIC_LEFT: ("ci.ruling.magic-deck-empty",),
    NO_UNITS: ("ci.move.rule-1", "place"),
    GROUP_SIZE: ("ci.move.rule-2", "limit", "asked"),
    RANGE: ("ci.move.rule-3", "range"),
    TERRAIN: ("ci.move.rule-4", "place"),
    NO_WAR: ("ci.move.no-war", "holder"),
    ARRIVAL: ("ci.move.arrival-price", "need", "have", "holder"),
    SAME_PLACE: ("ci.move.other-tile", "place"),
    TILE_FULL: ("ci.tile.unit-limit", "limit", "asked"),
    REINFORCE_WHERE: ("ci.action.reinforcement", "place"),
    RECRUIT_WHERE: ("ci.action.recruit-hero", "place"),
    REGROUP_WHERE: ("ci.action.regroup", "place"),
    SCOUT_THERE: ("ci.action.scout", "place"),
    NO_SCOUTS: ("ci.scout.stays",),
    NOT_OPEN: ("ci.action.god-card",),
    UPKEEP: ("ci.supply.e", "need", "have"),
    LUCK_ONCE: ("ci.combat.luck.once",),
    LUCK_REROLL: ("ci.combat.luck.reroll", "need", "have"),
    LUCK_HIT: ("ci.combat.luck.extra-hit", "need", "have"),
    FIRE_LUCK: ("ci.combat.magic.fire-luck",),
    CARD_LIMIT: ("ci.combat.magic.cards", "limit", "have"),
    NO_MISS_GOD: ("ci.god.47",),
    NO_MELEE_GOD: ("ci.god.48",),
    NO_COIN_GOD: ("ci.god.52", "need", "have"),
    NO_SIXES_HERO: ("ci.hero.24",),
    NO_HEART_HERO: ("ci.hero.09",),
    NO_LUCK_SHIELD: ("ci.hero.12",),
    NO_ONE_SHIELD: ("ci.hero.16",),
    SHIELDS_DENIED: ("ci.god.50",),
    IDOL_SHIELD: ("ci.idol.shield", "need", "have"),
    WRONG_PHASES: ("ci.ruling.phase-cards",),
    NOT_LOOKED: ("ci.god.30",),
    NO_LOOKING: ("ci.hidden.decks",),
    NO_PICK_UP: ("ci.move.rule-7", "place"),
    LINE_NOT_HIT: ("ci.gem.star",),
    NO_DOUBLE_LINE: ("ci.hero.23",),
    NO_WARRIOR: ("ci.end.g.tasks", "place"),
    FIGHTERS: ("ci.city-attack.fighters", "limit", "asked"),
    HERO_NOT_THERE: ("ci.hero.scope", "place"),
    WARRIORS_FIRST: ("ci.combat.damage.heroes-last",),
    NO_OTHER_MOVE: ("ci.god.38",),
    NO_SETTLING: ("ci.hero.07", "place"),
    RESERVE_EMPTY: ("ci.reserve.exhausted",),
    CREATURE_STAYS: ("ci.god.51",),
    ROLL_OF_ITS_OWN: ("ci.combat.reroll-order",),
    YIELDS: ("ci.god.27", "most", "asked"),
    NO_CONVERTING: ("ci.god.53",),
    LUCK_DENIED: ("bp.prophecy.10",),
    SHORT_RANGE: ("bp.prophecy.11", "range"),
    TUNNEL_EXIT: ("bp.tunnels.terrain", "place"),
    AT_BOTTOM: ("bp.prophecy.30", "gear"),
}
