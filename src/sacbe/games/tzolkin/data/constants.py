"""The numbers behind the words: goods, gears, temples, tracks, verbs, prompts and events of Tzolk'in."""

from __future__ import annotations

from typing import Final

EMPTY: Final = 99           # no one, nothing; positive, because a negative mark is slow in compiled vectors
DUMMY: Final = 98           # a worker that belongs to nobody

# goods
CORN: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
SKULL: Final = 4

# gears, and the sixth place a worker can be put
PALENQUE: Final = 0
YAXCHILAN: Final = 1
TIKAL: Final = 2
UXMAL: Final = 3
CHICHEN: Final = 4
START_SPACE: Final = 5

# temples
BROWN: Final = 0
YELLOW: Final = 1
GREEN: Final = 2

# technology tracks
AGRICULTURE: Final = 0
EXTRACTION: Final = 1
ARCHITECTURE: Final = 2
THEOLOGY: Final = 3
ANY: Final = 9              # a temple or track of choice, in effects of tiles

# kinds of buildings and monuments
FARM: Final = 0
CIVIC: Final = 1
TOMB: Final = 2
SHRINE: Final = 3

# verbs of choices
PLACE: Final = 1            # place GEAR
PICK: Final = 2             # pick GEAR SPACE
ACT: Final = 3              # act GEAR ACTION
NOTHING: Final = 4          # decline what is offered
STOP: Final = 5             # enough of this
BEG: Final = 6
ANGER: Final = 7            # anger TEMPLE: one step down
CLIMB: Final = 8            # climb TEMPLE
HARVEST: Final = 9          # harvest CROP
ADVANCE: Final = 10         # advance TRACK
PAY: Final = 11             # pay BLOCK
TAKE: Final = 12            # take BLOCK
BUILD: Final = 13           # build TILE [WAY]
SELL: Final = 14            # sell BLOCK
BUY: Final = 15             # buy BLOCK
DAYS: Final = 16            # days 1 or 2
KEEP: Final = 17            # keep TILE TILE
DRAW: Final = 18            # chance: draw TILE
FIRST: Final = 19           # chance: first SEAT

# what is taken from the jungle
CROP_CORN: Final = 0        # a bare corn tile
CROP_WOOD: Final = 1        # a wood tile
CROP_BURN: Final = 2        # the corn under a burned wood tile
CROP_TILELESS: Final = 3    # corn, but no tile

# ways to build: 0 as usual, 1 to 3 leaving out one block of that kind
WAY_PLAIN: Final = 4        # architecture is kept for the second building

# prompts: what a seat is asked
ASK_TURN: Final = 1
ASK_PLACE: Final = 2
ASK_PICK: Final = 3
ASK_ACTION: Final = 4
ASK_ANY_ACTION: Final = 5
ASK_HARVEST: Final = 6
ASK_TRACK: Final = 7
ASK_PAY: Final = 8
ASK_TAKE: Final = 9
ASK_BUILD: Final = 10
ASK_TRADE: Final = 11
ASK_CLIMB: Final = 12
ASK_ANGER: Final = 13
ASK_BLESSING: Final = 14
ASK_DAYS: Final = 15
ASK_WEALTH: Final = 16
ASK_PITY: Final = 17
ASK_DRAW_MONUMENT: Final = 18
ASK_DRAW_BUILDING: Final = 19
ASK_DEAL_WEALTH: Final = 20
ASK_DRAW_DUMMY: Final = 21
ASK_FIRST: Final = 22

# events
GAINED: Final = 1           # seat, good, amount: from the bank
PAID: Final = 2             # seat, good, amount: to the bank
SCORED: Final = 3           # seat, points, source
CLIMBED: Final = 4          # seat, temple, from, to
ANGERED: Final = 5          # seat, temple, from, to
PLACED: Final = 6           # seat, gear, space, cost
PICKED: Final = 7           # seat, gear, space
ACTED: Final = 8            # seat, gear, action
BEGGED: Final = 9           # seat, corn before
HARVESTED: Final = 10       # seat, group, crop
ADVANCED: Final = 11        # seat, track, from, to
BUILT: Final = 12           # seat, tile
WORKER_CAME: Final = 13     # seat, workers now in play
OPENED: Final = 14          # tile, slot: a tile lies face up
DEALT: Final = 15           # seat, tile: only that seat sees it
DEALT_HIDDEN: Final = 16    # seat: what the others see of it
DUMMY_PLACED: Final = 17    # gear, space, tile that showed it (EMPTY for the opposite space)
WEALTH_CHOSEN: Final = 18   # seat
WEALTH_KEPT: Final = 19     # seat, tile, tile: everybody sees it now
FIRST_PLAYER: Final = 20    # seat holds the marker
ROUND_BEGAN: Final = 21     # round, tooth
CALENDAR_CORN: Final = 22   # corn on the calendar
CORN_TAKEN: Final = 23      # seat, corn from the calendar
TURNED: Final = 24          # tooth before, tooth now
PUSHED_OFF: Final = 25      # seat, gear
CAME_HOME: Final = 26       # seat: the worker of the Starting Player Space
BOARD_TURNED: Final = 27    # seat, 1 light or 0 dark
FED: Final = 28             # seat, workers fed, corn paid, workers unfed
AGE_CHANGED: Final = 29     # age
FOOD_DAY: Final = 30        # number
PITIED: Final = 31          # seat, corn lost
FINAL: Final = 32           # seat, score in quarter points
STEP_LOST: Final = 33       # seat, temple
TURN_BEGAN: Final = 34      # seat

# where points come from, in events
FROM_TEMPLES: Final = 0
FROM_TILE: Final = 1
FROM_CHICHEN: Final = 2
FROM_TECHNOLOGY: Final = 3
FROM_HUNGER: Final = 4
SOURCES: Final = ("temples", "tile", "chichen", "technology", "hunger")
