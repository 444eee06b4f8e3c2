"""The numbers behind the words: kinds, actions, gears, verbs, prompts and events of Chichén Itzá."""

from __future__ import annotations

from typing import Final

EMPTY: Final = 99           # no one, nothing; positive, because a negative mark is slow in compiled vectors
ANY: Final = 99             # as many as one likes
CITY: Final = 28            # the place after the last of 28 terrain tiles
PLACES: Final = 29

# kinds of terrain tiles
MINE: Final = 0
RUIN: Final = 1
CAMP: Final = 2
VILLAGE: Final = 3
TEMPLE: Final = 4

# gears
DEFENSE: Final = 0
MELEE: Final = 1
RANGED: Final = 2
MAGIC: Final = 3

# actions; a gear's action is GEAR_ACTION plus the gear
LAND_MOVE: Final = 0
WATER_MOVE: Final = 1
RECRUIT_HERO: Final = 2
MOVE_HERO: Final = 3
GOD_CARD: Final = 4
GEAR_ACTION: Final = 5
REINFORCEMENT: Final = 9
REGROUP: Final = 10
SCOUT: Final = 11
MAGIC_CARDS: Final = 12
DECLARE_WAR: Final = 13
FAVOR: Final = 14

# what can be gained and paid
COIN: Final = 0
LUCK: Final = 1
IDOL: Final = 2
SHIELD: Final = 3

# magic cards
STONE: Final = 0
FIRE: Final = 1

# god colours
GOLD: Final = 0
GREEN: Final = 1
RED: Final = 2
BLUE: Final = 3

# creatures
SNAKE: Final = 0
MONKEY: Final = 1
JAGUAR: Final = 2
TRICERATOPS: Final = 3
CAIMAN: Final = 4
SHAMAN: Final = 5
KUKULKAN: Final = 6
T_REX: Final = 7
VELOCIRAPTOR: Final = 8
PTERANODON: Final = 9

# combat phases
MAGIC_PHASE: Final = 0
RANGED_PHASE: Final = 1
MELEE_PHASE: Final = 2

# units as arguments: a warrior, or a hero of type 1 to 3
WARRIOR: Final = 0

# ways to have dice rolled again, as arguments
BY_ONE_MISS: Final = 0
BY_ALL_MISSES: Final = 1
BY_COINS: Final = 2
BY_SIXES: Final = 3
BY_CREATURE: Final = 4

# ways to stop damage, as arguments
BY_IDOL: Final = 0
BY_LUCK: Final = 1
BY_ONE_SHIELD: Final = 2

# verbs of choices
USE: Final = 1              # use TILE ACTION [HERO]
COINS: Final = 2            # the action beside the grid
TRADE: Final = 3            # trade GOOD: an idol for it
STOP: Final = 4             # enough of this
FROM: Final = 5             # from PLACE: where a march begins
GROUP: Final = 6            # group WARRIORS HEROES
TO: Final = 7               # to PLACE: where it ends
VIA: Final = 8              # via PLACE: pick up warriors there
JOIN: Final = 9             # join NUMBER
PUT: Final = 10             # put PLACE UNIT
LIFT: Final = 11            # lift PLACE UNIT
RECRUIT: Final = 12         # recruit HERO PLACE
SPY: Final = 13             # scout PLACE
TAKE_GOD: Final = 14        # god NUMBER
LOOK: Final = 15            # look COLOUR
RAISE_GEAR: Final = 16      # gear GEAR
ADD_ONE: Final = 17         # a treasure die up by one
KEEP: Final = 18            # let a roll stand
PAY: Final = 19             # pay HERO
DISMISS: Final = 20         # dismiss HERO
YIELD: Final = 21           # yield NUMBER: this many places give coins, the others warriors
INVOKE: Final = 22          # invoke NUMBER: a god's effect
DECLINE: Final = 24
CAST: Final = 25            # cast TYPE NUMBER CONVERTED
REROLL: Final = 27          # reroll SHIELDS: luck for a new roll
HIT: Final = 28             # hit SHIELDS: luck for a hit
AGAIN: Final = 29           # again WAY KEPT: a card lets dice be rolled again
HEART: Final = 30           # an idol for a heart
STOP_HIT: Final = 31        # block WAY
SUFFER: Final = 32          # take what is left
LOSE: Final = 33            # lose HERO
PHASES: Final = 34          # phases NUMBER
CALL: Final = 35            # call PLACE: a warrior from there
SETTLE: Final = 36          # settle PLACE: a hero goes there
LINE: Final = 37            # line LINE TIMES
MARK: Final = 38            # mark PLACE: the warrior for a task card; CITY + 1 is the reserve
LAY: Final = 39             # lay COLUMN ROW: a terrain tile there
LOWER_GEAR: Final = 40      # lower GEAR
ROLL: Final = 50            # chance: roll PIPS
FACE: Final = 51            # chance: face NUMBER of a creature die
DEAL_TILE: Final = 52       # chance: tile TILE
DRAW_CREATURE: Final = 53   # chance: creature KIND
SPOT: Final = 54            # chance: spot PLACE
STRENGTH: Final = 55        # chance: strength VALUE COPY
DRAW_RUIN: Final = 56       # chance: ruin NUMBER
DRAW_MAGIC: Final = 57      # chance: magic TYPE COPY
DRAW_TASK: Final = 58       # chance: task NUMBER
DRAW_GOD: Final = 59        # chance: draw-god NUMBER
DRAW_HERO: Final = 60       # chance: draw-hero NUMBER
DEAL_ACTION: Final = 61     # chance: action TILE
DEAL_COST: Final = 62       # chance: cost MARKER
ORDER: Final = 63           # chance: order SEAT
DRAW_PROPHECY: Final = 64   # chance: prophecy NUMBER

# prompts: what a seat is asked
ASK_TURN: Final = 1
ASK_FROM: Final = 2
ASK_GROUP: Final = 3
ASK_TO: Final = 4
ASK_JOIN: Final = 5
ASK_REINFORCE: Final = 6
ASK_LIFT: Final = 7
ASK_PUT: Final = 8
ASK_RECRUIT: Final = 9
ASK_SCOUT: Final = 10
ASK_GOD: Final = 11
ASK_LOOKED: Final = 12
ASK_GEAR: Final = 13
ASK_TREASURE: Final = 14
ASK_UPKEEP: Final = 15
ASK_YIELD: Final = 16
ASK_INVOKE: Final = 17
ASK_OFFER: Final = 18
ASK_CAST: Final = 19
ASK_ROLLED: Final = 21
ASK_FOLLOWED: Final = 22
ASK_CREATURE: Final = 23
ASK_DAMAGE: Final = 24
ASK_LOSE: Final = 25
ASK_PHASES: Final = 26
ASK_CALL: Final = 27
ASK_SETTLE: Final = 28
ASK_LINE: Final = 29
ASK_MARK: Final = 30
ASK_FIGHTERS: Final = 31
ASK_SELL: Final = 32
ASK_LAY: Final = 33
ASK_FREE_HERO: Final = 34
ASK_LOWER: Final = 35
ASK_RAISE: Final = 36
ASK_HELD: Final = 37
ASK_HEARTS: Final = 38
ASK_DIE: Final = 50
ASK_FACE: Final = 51
ASK_DRAW_TILE: Final = 52
ASK_DRAW_CREATURE: Final = 53
ASK_SPOT: Final = 54
ASK_STRENGTH: Final = 55
ASK_DRAW_RUIN: Final = 56
ASK_DRAW_MAGIC: Final = 57
ASK_DRAW_TASK: Final = 58
ASK_DRAW_GOD: Final = 59
ASK_DRAW_HERO: Final = 60
ASK_DEAL_ACTION: Final = 61
ASK_DEAL_COST: Final = 62
ASK_ORDER: Final = 63
ASK_DRAW_PROPHECY: Final = 64

# events
GAINED: Final = 1           # seat, good, amount
PAID: Final = 2             # seat, good, amount
GAVE: Final = 3             # seat, other seat, coins
DEPLOYED: Final = 4         # seat, warriors, place: from the reserve
RETURNED: Final = 5         # seat, warriors: back to the reserve
MOVED: Final = 6            # seat, from, to, units
DREW: Final = 7             # seat, type: only that seat sees it
DREW_HIDDEN: Final = 8      # seat: what the others see of it
FOUND: Final = 9            # seat, type: searched for and taken, all see it
TRADED: Final = 10          # seat, good
USED: Final = 11            # seat, action tile, action, price
COINS_USED: Final = 12      # seat
GEAR_RAISED: Final = 13     # seat, gear, level
GOD_TAKEN: Final = 14       # seat, god
GOD_OPENED: Final = 15      # god
GOD_REMOVED: Final = 16     # god
GOD_LOOKED: Final = 17      # seat, god: only that seat sees it
GODS_LOOKED: Final = 18     # seat, colour, number
SCOUTED: Final = 19         # seat, place
SAW_STRENGTH: Final = 20    # place, kind, strength: for those who may know
SAW_RUIN: Final = 21        # place, ruin: for those who may know
TREASURE: Final = 22        # seat, pips
WAR_DECLARED: Final = 23    # seat
PEACE_MADE: Final = 24      # seat, markers on war left
FAVORED: Final = 25         # seat, space
RECRUITED: Final = 26       # seat, hero type, card, place
HERO_LEFT: Final = 27       # seat, hero type, card
HERO_OPENED: Final = 28     # card: on top of its stack
FOUGHT: Final = 29          # seat, place, other seat or EMPTY
CREATURE_FOUGHT: Final = 30     # seat, place, kind, hearts
PHASE_BEGAN: Final = 31     # phase, number
CAST_CARDS: Final = 32      # seat, type, number
ROLLED: Final = 33          # seat, pips, 1 if that hits
HITS: Final = 34            # seat, hits
FACE_ROLLED: Final = 35     # kind, face, 1 dark or 0 light
HEARTS: Final = 36          # kind, hearts left
LOST: Final = 37            # seat, warriors
BLOCKED: Final = 38         # seat, way, damage stopped
WON: Final = 39             # seat, place: the fight
HELD_OFF: Final = 40        # seat, place: the attack failed
FLED: Final = 41            # kind, place
DEFEATED: Final = 42        # seat, kind, strength
RETREATED: Final = 43       # seat, place, units
CAPTURED: Final = 44        # seat, place
GEM_TAKEN: Final = 45       # seat, colour
LINE_TRIGGERED: Final = 46  # seat, line
TASK_OPENED: Final = 47     # task
TASK_MET: Final = 48        # seat, task
ROUND_BEGAN: Final = 49     # round
COST_DEALT: Final = 50      # line (0-3 rows, 4-7 columns), value
ORDER_SET: Final = 51       # seat, marker
ATTACKED: Final = 52        # kind, seat that defends, strength
REPELLED: Final = 53        # seat, kind, points
FAILED: Final = 54          # seat, kind
FINAL: Final = 55           # seat, points
TILE_LAID: Final = 56       # place, column, row
CREATURE_PLACED: Final = 57     # kind, place
ACTION_PLACED: Final = 58   # action tile, slot
TURN_BEGAN: Final = 59      # seat
STEP_BEGAN: Final = 60      # step of the round
COIN_STOLEN: Final = 61     # seat, kind
GUARDED: Final = 62         # kind, damage undone
JOINED: Final = 63          # seat, warriors, place: picked up or called
LIFTED: Final = 64          # seat, place, unit: taken up to regroup
PUT_DOWN: Final = 65        # seat, place, unit
PROPHECY_REVEALED: Final = 66   # prophecy
PROPHECY_DISCARDED: Final = 67  # prophecy
GEAR_LOWERED: Final = 68    # seat, gear, level
COWED: Final = 69           # seat, kind: all gears drop for the fight
RECOVERED: Final = 70       # seat, kind: they rise again
SECOND_ROLL: Final = 71     # kind: a blank does not count
TUNNELLED: Final = 72       # seat, from, to: the march used the tunnel between two mines
RECALLED: Final = 73        # seat, place: a warrior leaves it for the reserve without a fight

# steps of a round, in events and in frames
SUPPLY_A: Final = 0
SUPPLY_B: Final = 1
SUPPLY_C: Final = 2
SUPPLY_D: Final = 3
SUPPLY_E: Final = 4
SUPPLY_GODS: Final = 5
ACTIONS: Final = 6
END_G: Final = 7
END_H: Final = 8
END_I: Final = 9
END_J: Final = 10
