"""What a seat of Tzolk'in sees as numbers: what everybody has, the board, the question, what is half done.

Left out is what follows from these: prices, meals, free spaces, turns to come, the points of monuments.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from sacbe.games.tzolkin.cards.effects import Effects
from sacbe.games.tzolkin.schema.notation import GEARS, GOODS, PROMPTS, SEATS, TEMPLES, TILE_NAMES, TRACKS
from sacbe.games.tzolkin.rules.actions import AnyAction, Blessing
from sacbe.games.tzolkin.rules.goods.buildings import Build, BuildWithCorn
from sacbe.games.tzolkin.rules.food_days import FoodDay
from sacbe.games.tzolkin.rules.goods.jungle import Harvest
from sacbe.games.tzolkin.rules.goods.materials import Market, PayBlocks, TakeBlocks
from sacbe.games.tzolkin.rules.placing import Pity, Placing
from sacbe.games.tzolkin.rules.rounds import Calendar, Round
from sacbe.games.tzolkin.rules.goods.building_row import Refill
from sacbe.games.tzolkin.rules.technologies import Advance, FreeAdvance, Research
from sacbe.games.tzolkin.rules.temples import Anger, Climb
from sacbe.games.tzolkin.rules.turns import PickingUp, Turn, UseWorker
from sacbe.games.tzolkin.rules.setup import ChooseWealth, DealWealth, GainWealth, OpenMonuments
from sacbe.games.tzolkin.rules.state import Player, Table
from sacbe.games.tzolkin.data.tables import GEAR_AT, LAST_DAY
from sacbe.games.tzolkin.data.tiles import END_OF_TILES, FIRST_MONUMENT, FIRST_WEALTH
from sacbe.games.tzolkin.view.pending import PARTS
from sacbe.games.tzolkin.data.constants import ANY, DUMMY, EMPTY
from sacbe.kernel.core.bits import count
from sacbe.kernel.core.encoding import (Encoder, put_all, put_bits, put_seat, put_zeros, question_names,
                                        relative_seat_names, prefix_labels)
from sacbe.kernel.core.frame import State

VERSION: Final = 1

SPACES: Final[i64] = GEAR_AT[5]
BUILDINGS: Final[i64] = FIRST_MONUMENT
MONUMENTS: Final[i64] = FIRST_WEALTH - FIRST_MONUMENT
WEALTH: Final[i64] = END_OF_TILES - FIRST_WEALTH

# what is half done: where each rule stands among the numbers of all of them
ROUND: Final = 0                # turns that have begun
CALENDAR: Final = 1
FOOD_DAY: Final = 2             # 1 before the meal, 2 after it
REFILL: Final = 3
TURN: Final = 4
PLACING: Final = 5              # workers placed
PITY: Final = 6
PICKING_UP: Final = 7
WORKER_GEAR: Final = 8          # a worker that was picked up: its gear
WORKER_SPACE: Final = 13        # and its space
ANY_ACTION: Final = 14
BLESSING: Final = 15
HARVEST: Final = 16             # the field
RESEARCH: Final = 17            # advances left
MAY_STOP: Final = 18
FREE_ADVANCE: Final = 19        # advances left
FREE_TRACK: Final = 20          # a track, or any
ADVANCE: Final = 25             # the track
PAY_BLOCKS: Final = 29          # blocks left
TAKE_BLOCKS: Final = 30
MARKET: Final = 31              # 1, or 2 after something was bought
CLIMB: Final = 32               # steps left
BARRED: Final = 33              # the temple that is closed
ANGER: Final = 36
BUILD: Final = 37               # which building of the action
OUTER_BUILD: Final = 43         # the same for the action in which this building gives another one
BUILD_WITH_CORN: Final = 49
EFFECTS: Final = 50             # the number of the tile, from 1, and the next row of its effects
OUTER_EFFECTS: Final = 52
MONUMENTS_OPEN: Final = 54
DEALT: Final = 55
CHOSEN: Final = 56              # seats that have chosen their wealth
WEALTH_TILES: Final = 57        # tiles that were opened for what they give
UNFINISHED: Final = 58


class TzolkinEncoder(Encoder):
    """Goods and places as they are, tiles and workers as sets."""

    def __init__(self, seats: int) -> None:
        super().__init__(VERSION, seats, tuple(names(seats)), PROMPTS)

    def write_row(self, state: State, seat: i64, out: vec[i16], at: i64) -> i64:
        t = cast(Table, state)
        seats = self.seats
        secret = t.reveals == 0
        for n in range(seats):
            who = seat + n
            if who >= seats:
                who -= seats
            at = put_player(out, at, t.players[who], n == 0, secret)
        mine = t.players[seat]
        at = put_bits(out, at, mine.wealth if secret else 0, WEALTH)
        at = put_gears(out, at, t, seat)
        at = put_seat(out, at, t.first, seat, seats)
        at = put_seat(out, at, t.claimed, seat, seats)
        at = put_board(out, at, t)
        at = self.put_question(out, at, state, seat)
        return put_unfinished(out, at, t)


def put_player(out: vec[i16], at: i64, p: Player, own: bool, secret: bool) -> i64:
    """Write what a seat has; until the wealth is opened, each seat knows only its own."""
    at = put_all(out, at, p.goods)
    at = put_all(out, at, p.levels)
    at = put_all(out, at, p.steps)
    out[at] = i16(p.points)
    out[at + 1] = i16(p.hand)
    out[at + 2] = i16(p.workers)
    out[at + 3] = i16(p.corn_tiles)
    out[at + 4] = i16(p.wood_tiles)
    out[at + 5] = i16(p.fed)
    out[at + 6] = i16(p.cheap)
    out[at + 7] = 1 if p.light else 0
    out[at + 8] = 1 if p.kept != 0 else 0
    out[at + 9] = i16(count(p.wealth)) if secret else 0
    at = put_bits(out, at + 10, p.buildings, BUILDINGS)
    at = put_bits(out, at, p.monuments, MONUMENTS)
    return put_bits(out, at, p.kept if own or not secret else 0, WEALTH)


def put_gears(out: vec[i16], at: i64, t: Table, seat: i64) -> i64:
    """Write who stands on each space: a seat or a dummy."""
    seats = t.seats
    end = put_zeros(out, at, SPACES * (seats + 1))
    for owner in t.spaces:
        if owner != EMPTY:
            if owner == DUMMY:
                out[at + seats] = 1
            elif owner >= seat:
                out[at + owner - seat] = 1
            else:
                out[at + owner - seat + seats] = 1
        at += seats + 1
    return end


def put_board(out: vec[i16], at: i64, t: Table) -> i64:
    """Write what belongs to nobody."""
    end = put_zeros(out, at, BUILDINGS + MONUMENTS)
    for tile in t.row:
        if tile != EMPTY:
            out[at + tile] = 1
    for tile in t.monuments:
        if tile != EMPTY:
            out[at + tile] = 1
    at = put_bits(out, end, t.ovals >> 1, 9)
    for field in range(2, 6):
        out[at] = i16(t.corn_tiles[field])
        out[at + 1] = i16(t.wood_tiles[field])
        at += 2
    out[at] = i16(t.round)
    out[at + 1] = i16(t.tooth)
    out[at + 2] = i16(t.food_days)
    out[at + 3] = 1 if t.food_days < 2 else 2
    out[at + 4] = i16(max(0, t.edition.food_teeth[min(t.food_days, LAST_DAY - 1)] - t.tooth))
    out[at + 5] = i16(t.pile)
    out[at + 6] = i16(t.skulls)
    out[at + 7] = i16(count(t.deck))
    out[at + 8] = i16(t.dummies)
    out[at + 9] = i16(count(t.wealth))
    return at + 10


def put_unfinished(out: vec[i16], at: i64, t: Table) -> i64:
    """Write what is half done, from the outermost rule to the innermost."""
    end = put_zeros(out, at, UNFINISHED)
    for frame in t.stack:
        if isinstance(frame, Round):
            out[at + ROUND] = i16(frame.turns)
        elif isinstance(frame, Turn):
            out[at + TURN] = 1
        elif isinstance(frame, PickingUp):
            out[at + PICKING_UP] = 1
        elif isinstance(frame, UseWorker):
            out[at + WORKER_GEAR + frame.gear] = 1
            out[at + WORKER_SPACE] = i16(frame.space)
        elif isinstance(frame, Placing):
            out[at + PLACING] = i16(frame.placed)
        elif isinstance(frame, Harvest):
            out[at + HARVEST] = i16(frame.group)
        elif isinstance(frame, Research):
            out[at + RESEARCH] = i16(frame.left)
            out[at + MAY_STOP] = 1 if frame.begun else 0
        elif isinstance(frame, PayBlocks):
            out[at + PAY_BLOCKS] = i16(frame.left)
        elif isinstance(frame, Advance):
            out[at + ADVANCE + frame.track] = 1
        elif isinstance(frame, Build):
            put_build(out, at, frame.part)
        elif isinstance(frame, Effects):
            out[at + OUTER_EFFECTS] = out[at + EFFECTS]
            out[at + OUTER_EFFECTS + 1] = out[at + EFFECTS + 1]
            out[at + EFFECTS] = i16(frame.tile + 1)
            out[at + EFFECTS + 1] = i16(frame.at)
        else:
            put_rare(out, at, frame)
    return end


def put_build(out: vec[i16], at: i64, part: i64) -> None:
    """Write a building in progress; the one inside which it was given becomes the outer one."""
    for n in range(OUTER_BUILD - BUILD):
        out[at + OUTER_BUILD + n] = out[at + BUILD + n]
        out[at + BUILD + n] = 0
    out[at + BUILD + part] = 1


def put_rare(out: vec[i16], at: i64, frame: object) -> None:
    """Write the unfinished rules that are rare; those that the question itself names are left out."""
    if isinstance(frame, Market):
        out[at + MARKET] = 2 if frame.buying else 1
    elif isinstance(frame, Climb):
        out[at + CLIMB] = i16(frame.left)
        if frame.barred != EMPTY and frame.barred != ANY:
            out[at + BARRED + frame.barred] = 1
    elif isinstance(frame, TakeBlocks):
        out[at + TAKE_BLOCKS] = i16(frame.left)
    elif isinstance(frame, FreeAdvance):
        out[at + FREE_ADVANCE] = i16(frame.left)
        out[at + FREE_TRACK + (4 if frame.track == ANY else frame.track)] = 1
    elif isinstance(frame, AnyAction):
        out[at + ANY_ACTION] = 1
    elif isinstance(frame, Blessing):
        out[at + BLESSING] = 1
    elif isinstance(frame, Anger):
        out[at + ANGER] = 1
    elif isinstance(frame, BuildWithCorn):
        out[at + BUILD_WITH_CORN] = 1
    elif isinstance(frame, Calendar):
        out[at + CALENDAR] = 1
    elif isinstance(frame, FoodDay):
        out[at + FOOD_DAY] = 2 if frame.fed else 1
    elif isinstance(frame, Refill):
        out[at + REFILL] = 1
    elif isinstance(frame, Pity):
        out[at + PITY] = 1
    elif isinstance(frame, ChooseWealth):
        out[at + CHOSEN] = i16(frame.chosen)
    elif isinstance(frame, GainWealth):
        out[at + WEALTH_TILES] = i16(frame.at)
    elif isinstance(frame, OpenMonuments):
        out[at + MONUMENTS_OPEN] = i16(frame.opened)
    elif isinstance(frame, DealWealth):
        out[at + DEALT] = i16(frame.dealt)


# ---------------------------------------------------------------- names

def names(seats: int) -> list[str]:
    """Return a name for every number, in the order in which they are written."""
    buildings, wealth = TILE_NAMES[:FIRST_MONUMENT], TILE_NAMES[FIRST_WEALTH:]
    monuments = TILE_NAMES[FIRST_MONUMENT:FIRST_WEALTH]
    found: list[str] = []
    for who in relative_seat_names(seats):
        found += prefix_labels(who, [*GOODS, *TRACKS, *prefix_labels("temple", TEMPLES), "points", "hand", "workers",
                                     "corn_tiles",
                                     "wood_tiles", "fed_free", "feed_discount", "light", "has_chosen", "dealt_count",
                                     *prefix_labels("building", buildings), *prefix_labels("monument", monuments),
                                     *prefix_labels("wealth", wealth)])
    found += prefix_labels("me.dealt", wealth)
    for gear, name in enumerate(GEARS):
        for space in range(GEAR_AT[gear + 1] - GEAR_AT[gear]):
            found += prefix_labels(f"board.{name}.{space}", [*relative_seat_names(seats), "dummy"])
    found += prefix_labels("marker", relative_seat_names(seats)) + prefix_labels("start_space",
                                                                                 relative_seat_names(seats))
    found += prefix_labels("row", buildings) + prefix_labels("monuments", monuments)
    found += prefix_labels("oval", [str(action) for action in range(1, 10)])
    found += [f"jungle.{field}.{crop}" for field in range(2, 6) for crop in ("corn", "wood")]
    found += ["round", "tooth", "food_days", "age", "next_food_day", "calendar_corn", "bank_skulls", "stack_size",
              "dummies_left", "undealt_wealth"]
    return [*found, *question_names(SEATS[:seats], PROMPTS), *prefix_labels("unfinished", unfinished_names())]


def unfinished_names() -> list[str]:
    """Return the names of what is half done; a rule without numbers of its own is 1 while it is unfinished."""
    return ["round.turns", "calendar", "food-day", "refill", "turn", "placing.placed", "pity", "picking-up",
            *prefix_labels("use-worker.gear", GEARS), "use-worker.space", "any-action", "blessing", "harvest.field",
            "research.left", "research.may_stop", "free-advance.left",
            *prefix_labels("free-advance.track", [*TRACKS, "any"]),
            *prefix_labels("advance.track", TRACKS), "pay-blocks.left", "take-blocks.left", "market", "climb.left",
            *prefix_labels("climb.barred", TEMPLES), "anger", *prefix_labels("build.part", PARTS),
            *prefix_labels("outer-build.part", PARTS),
            "build-with-corn", "effects.tile", "effects.row", "outer-effects.tile", "outer-effects.row",
            "open-monuments.opened", "deal-wealth.dealt", "choose-wealth.chosen", "gain-wealth.tiles"]


assert len(unfinished_names()) == UNFINISHED
