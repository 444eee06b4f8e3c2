"""The numbers behind the words: spaces, cards, verbs, prompts and events of Temple of Chac."""

from __future__ import annotations

from typing import Final

EMPTY: Final = 99           # no one, nothing; positive, because a negative mark is slow in compiled vectors

# spaces, in the order of the components
ENTRANCE: Final = 0
HALL: Final = 1             # H1 to H4
CORRIDOR: Final = 5         # C0 to C39
LAVA: Final = 45            # L1 to L14
RAPIDS: Final = 59          # R1 to R5
WATERFALL: Final = 64
BRIDGE: Final = 65
WASH_UP: Final = 66
CAVE: Final = 67            # Z1 to Z6
EXIT: Final = 73
SPACES: Final = 74

# decks
KUKULKAN: Final = 0
AH_PUCH: Final = 1
IXCHEL: Final = 2
ZOTZ: Final = 3
CHAC: Final = 4             # a god without a deck

# cards: treasures, then gear, then hazards
TREASURE_BOX: Final = 16    # after four objects of each of four gods
IDOLS: Final = 17           # four lesser alcove idols, then Chac's
TREASURES: Final = 22
GEAR: Final = 22
GEARS: Final = 12
HAZARD: Final = 34
CARDS: Final = 39

# gear, from 0
ROPE: Final = 0
LANTERN: Final = 1
CROWBAR: Final = 2
KIT: Final = 3
WHIP: Final = 4
COMPASS: Final = 5
BACKPACK: Final = 6
HELMET: Final = 7
NOTEBOOK: Final = 8
BOOTS: Final = 9
VEST: Final = 10
TORCH: Final = 11

# hazards, from 0
PRESSURE_PLATE: Final = 0
DARTS: Final = 1
LAVA_BURST: Final = 2
SURGING_WATERS: Final = 3
VAMPIRE_BATS: Final = 4

# adventurers
MONTY: Final = 0
BOBBY: Final = 1
CHANTEL: Final = 2
PUCCIO: Final = 3
LEA: Final = 4

# dice as arguments: 1 to 3, or 4 to 6
LOW: Final = 0
HIGH: Final = 1

# lockpick tokens and web tokens
SUCCESS: Final = 0
SUCCESS_FAIL: Final = 1
FAIL: Final = 2
SPIDER: Final = 0
BLANK: Final = 1

# states of a web token
FACE_DOWN: Final = 0
FACE_UP: Final = 1
GONE: Final = 2

# verbs of choices
MOVE: Final = 1             # move DIE
STEP: Final = 2             # step SPACE
STOP: Final = 3             # enough of this
INTERACT: Final = 4         # interact DIE
SEARCH: Final = 5           # search DIE
USE_GEAR: Final = 6         # gear GEAR
STAND: Final = 7            # stand DIE
STEAL: Final = 8            # steal SEAT
STORE: Final = 9            # store DIE TREASURE
SWAP: Final = 10            # swap DIE STORED HELD
DISCARD: Final = 11         # discard DIE
DROP: Final = 12            # drop TREASURE
END: Final = 13             # end the turn
FLIP: Final = 14            # flip PIPS: a die to its opposite face
REROLL: Final = 15          # reroll PIPS
GIVE: Final = 16            # give DIE: an unused die cancels
SUFFER: Final = 17
LIGHT: Final = 18           # the torch cancels
TAKE: Final = 19            # take TREASURE
LEAVE: Final = 20           # take none
STAY: Final = 21            # not carried downstream
DRIFT: Final = 22
GO_ON: Final = 23           # go-on DIE: continue an attempt
GIVE_UP: Final = 24
PEEK: Final = 25            # peek CLUE
FLEE: Final = 26            # flee SPACE: refuge from lava
PUSH: Final = 27            # pushed SPACE
KEEP: Final = 28            # let a roll stand
ROLL: Final = 50            # chance: roll PIPS
DRAW: Final = 51            # chance: draw CARD COPY
INJURY: Final = 52          # chance: injury VALUE COPY
TOKEN: Final = 53           # chance: token KIND COPY
WEB: Final = 54             # chance: web KIND COPY
NUMBER: Final = 55          # chance: number NUMBER
GLYPH_OF: Final = 56        # chance: glyph-of SPACE: where the glyph of a clue lies
CLUE: Final = 57            # chance: clue NUMBER
GLYPH: Final = 58           # chance: glyph GLYPH
IDOL: Final = 59            # chance: idol TREASURE
DEAL: Final = 60            # chance: adventurer ADVENTURER
DEAL_GEAR: Final = 61       # chance: deal-gear GEAR
FIRST: Final = 62           # chance: first SEAT
STOLEN: Final = 63          # chance: stolen TREASURE COPY

# prompts
ASK_ACTION: Final = 1
ASK_STEP: Final = 2
ASK_DROP: Final = 3
ASK_BATS: Final = 4
ASK_SPIDER: Final = 5
ASK_TREASURE: Final = 6
ASK_DRIFT: Final = 7
ASK_LOCK: Final = 8
ASK_PEEK: Final = 9
ASK_FLEE: Final = 10
ASK_PUSH: Final = 11
ASK_EXIT_ROLL: Final = 12
ASK_WHIP: Final = 13
ASK_DIE: Final = 50
ASK_DRAW: Final = 51
ASK_INJURY: Final = 52
ASK_TOKEN: Final = 53
ASK_WEB: Final = 54
ASK_NUMBER: Final = 55
ASK_GLYPH_OF: Final = 56
ASK_CLUE: Final = 57
ASK_GLYPH: Final = 58
ASK_IDOL: Final = 59
ASK_DEAL: Final = 60
ASK_DEAL_GEAR: Final = 61
ASK_FIRST: Final = 62
ASK_STOLEN: Final = 63

# events
TURN_BEGAN: Final = 1       # seat, dice
ROLLED: Final = 2           # seat, pips: an action die
DIE_CHANGED: Final = 3      # seat, from, to
MOVED: Final = 4            # seat, from, to
FELL: Final = 5             # seat, space
STOOD: Final = 6            # seat
WOUNDED: Final = 7          # seat, wounds
INJURED: Final = 8          # seat, value: only that seat sees it
INJURED_HIDDEN: Final = 9   # seat: what the others see of it
HEALED: Final = 10          # seat, wounds
REVEALED: Final = 11        # seat, card
KEPT: Final = 12            # seat, treasure: everybody saw it
UNKEPT: Final = 13          # seat, treasure
EQUIPPED: Final = 14        # seat, gear
STORED: Final = 15          # seat, treasure: only that seat sees it
STORED_HIDDEN: Final = 16   # seat
SWAPPED: Final = 17         # seat, stored before, stored now: only that seat sees it
SWAPPED_HIDDEN: Final = 18  # seat
DROPPED: Final = 19         # seat, treasure
STOLE: Final = 20           # thief, victim, treasure: only these two see it
STOLE_HIDDEN: Final = 21    # thief, victim
GEAR_USED: Final = 22       # seat, gear
DECIPHERED: Final = 23      # seat, clue
SAW_GLYPH: Final = 24       # seat, clue, space: only that seat sees it
TILE_FLIPPED: Final = 25    # space, number, 1 trap or 0 safe
GAP_ENTERED: Final = 26     # seat, space
TILE_SEARCHED: Final = 27   # space
TOKEN_DRAWN: Final = 28     # seat, kind
ALCOVE_OPENED: Final = 29   # seat, alcove, treasure
LOCK_HELD: Final = 30       # seat, alcove
CARRIED: Final = 31         # seat, from, to
WASHED_OVER: Final = 32     # seat
PLANKS_LOST: Final = 33     # seat, planks lost, planks left
BRIDGE_FELL: Final = 34
WEB_SHOWN: Final = 35       # space, kind
CANCELLED: Final = 36       # seat, 0 bats or 1 spider
BOULDER_ROLLED: Final = 37  # pips
BOULDER_MOVED: Final = 38   # from, to
HIT: Final = 39             # seat
RUN_OVER: Final = 40        # seat
PLATE: Final = 41           # number
CRUSHED: Final = 42         # seat
ESCAPED: Final = 43         # seat, order
SEALED: Final = 44
ROUND_BEGAN: Final = 45     # round, first seat
ADVENTURER: Final = 46      # seat, adventurer
CLUE_LAID: Final = 47       # clue, number
GLYPH_LAID: Final = 48      # space, glyph
IDOL_LAID: Final = 49       # alcove, treasure
EXIT_ROLLED: Final = 50     # seat, pips
PLANK_ROLLED: Final = 51    # pips
BOX_OPENED: Final = 52      # seat, pips
FINAL: Final = 53           # seat, points
GAVE_DIE: Final = 54        # seat
