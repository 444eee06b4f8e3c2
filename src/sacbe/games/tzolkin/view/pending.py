"""What is half done: the unfinished rules of a table as records, outermost first.

Nothing here is a secret: wealth that is still hidden stands in no unfinished rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from sacbe.games.tzolkin.cards.effects import Effects
from sacbe.games.tzolkin.schema.notation import GEARS, SEATS, TEMPLES, TILE_NAMES, TRACKS
from sacbe.games.tzolkin.rules.actions import AnyAction, Blessing
from sacbe.games.tzolkin.rules.goods.buildings import Build, BuildWithCorn
from sacbe.games.tzolkin.rules.food_days import FoodDay
from sacbe.games.tzolkin.rules.goods.jungle import Harvest
from sacbe.games.tzolkin.rules.goods.materials import Market, PayBlocks, TakeBlocks
from sacbe.games.tzolkin.rules.placing import Pity, Placing
from sacbe.games.tzolkin.rules.rounds import Calendar, Round, Speed
from sacbe.games.tzolkin.rules.goods.building_row import Refill
from sacbe.games.tzolkin.rules.technologies import Advance, FreeAdvance, Research
from sacbe.games.tzolkin.rules.temples import Anger, Climb
from sacbe.games.tzolkin.rules.turns import PickingUp, Turn, UseWorker
from sacbe.games.tzolkin.rules.setup import ChooseWealth, DealWealth, DrawFirst, GainWealth, OpenMonuments, PlaceDummies
from sacbe.games.tzolkin.rules.state import Table
from sacbe.games.tzolkin.data.constants import ANY, EMPTY

Numbers = Mapping[str, Any]

PARTS: Final = ("single", "first", "second", "second-plain", "extra", "extra-plain")


def no_fields(frame: Any) -> Numbers:
    return {}


def seat(frame: Any) -> Numbers:
    return {"seat": SEATS[frame.seat]}


def seat_and_left(frame: Any) -> Numbers:
    return {**seat(frame), "left": frame.left}


def placing(frame: Placing) -> Numbers:
    """Return the workers placed in this turn."""
    return {**seat(frame), "placed": frame.placed}


def use_worker(frame: UseWorker) -> Numbers:
    return {**seat(frame), "gear": GEARS[frame.gear], "space": frame.space}


def free_advance(frame: FreeAdvance) -> Numbers:
    return {**seat_and_left(frame), "track": "any" if frame.track == ANY else TRACKS[frame.track]}


def climb(frame: Climb) -> Numbers:
    """Return the steps still to take, and the temple that is closed to the next one."""
    return {**seat_and_left(frame), "barred": "none" if frame.barred in (EMPTY, ANY) else TEMPLES[frame.barred]}


def build(frame: Build) -> Numbers:
    """Return which building of the action this is, and whether architecture still helps with it."""
    return {**seat(frame), "part": PARTS[frame.part], "architecture": frame.helped}


def effects(frame: Effects) -> Numbers:
    """Return the tile that goes on giving, from this row of its effects."""
    return {**seat(frame), "tile": TILE_NAMES[frame.tile], "row": frame.at}


RECORDS: Final[Mapping[type, tuple[str, Callable[[Any], Numbers]]]] = {
    Round: ("round", lambda frame: {"turns": frame.turns}), Calendar: ("calendar", no_fields),
    FoodDay: ("food-day", lambda frame: {"fed": frame.fed}), Refill: ("refill", no_fields), Speed: ("days", seat),
    Turn: ("turn", seat), Placing: ("placing", placing), Pity: ("pity", seat),
    PickingUp: ("picking-up", seat), UseWorker: ("use-worker", use_worker),
    AnyAction: ("any-action", seat), Blessing: ("blessing", seat),
    Harvest: ("harvest", lambda frame: {**seat(frame), "field": frame.group}),
    Research: ("research", lambda frame: {**seat_and_left(frame), "may_stop": frame.begun}),
    FreeAdvance: ("free-advance", free_advance),
    Advance: ("advance", lambda frame: {**seat(frame), "track": TRACKS[frame.track]}),
    PayBlocks: ("pay-blocks", seat_and_left), TakeBlocks: ("take-blocks", seat_and_left),
    Market: ("market", lambda frame: {**seat(frame), "buying": frame.buying}),
    Climb: ("climb", climb), Anger: ("anger", seat),
    Build: ("build", build), BuildWithCorn: ("build-with-corn", seat), Effects: ("effects", effects),
    DrawFirst: ("first-player", no_fields), OpenMonuments: ("open-monuments", lambda frame: {"opened": frame.opened}),
    DealWealth: ("deal-wealth", lambda frame: {"dealt": frame.dealt}), PlaceDummies: ("place-dummies", no_fields),
    ChooseWealth: ("choose-wealth", lambda frame: {**seat(frame), "chosen": frame.chosen}),
    GainWealth: ("gain-wealth", lambda frame: {"tiles": frame.at}),
}


def pending_rules(t: Table) -> list[dict[str, Any]]:
    """Return a record for every unfinished rule, the outermost first."""
    found = []
    for frame in t.stack:
        rule, numbers = RECORDS[type(frame)]
        row = {"rule": rule, **numbers(frame)}
        if isinstance(frame, Placing):
            row["extra"] = frame.extra_corn(t)  # what the next worker costs on top of its space
        found.append(row)
    return found
