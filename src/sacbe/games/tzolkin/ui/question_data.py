"""The data of each question: every value that a person needs for the answer and may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct, convert

from sacbe.games.tzolkin.schema import question_schema as f
from sacbe.games.tzolkin.cards.technologies import extraction_bonus, harvest_bonus, highest_action
from sacbe.games.tzolkin.schema.notation import CROPS, GEARS, GOODS, SEATS, TEMPLES, TILE_NAMES, TRACKS
from sacbe.games.tzolkin.rules.goods.buildings import Build
from sacbe.games.tzolkin.rules.placing import beg_refusal, lowest_cost
from sacbe.games.tzolkin.rules.technologies import Advance, FreeAdvance
from sacbe.games.tzolkin.rules.turns import TOO_FAR, Turn, step_fee
from sacbe.games.tzolkin.rules.state import Player, Table, count_blocks, is_worker, owner_on, workers_on_gears
from sacbe.games.tzolkin.data.tables import ACTIONS, LAST_SPACE, WEALTH_KEPT
from sacbe.games.tzolkin.data.tiles import FIRST_WEALTH
from sacbe.games.tzolkin.view.pending import PARTS
from sacbe.games.tzolkin.view.derived_values import (advance_blocks, days_to_food, free_spaces, meal, temple_steps,
                                                     tile_prices)
from sacbe.games.tzolkin.data.constants import ANY, CORN, CROP_WOOD, EMPTY, GOLD, WOOD
from sacbe.kernel.core.bits import members

Numbers = Mapping[str, Any]


def turn(t: Table, frame: Any, p: Player) -> Numbers:
    return {"hand": p.hand, "on_gears": workers_on_gears(t, frame.seat), "corn": p.goods[CORN],
            "spaces": free_spaces(t), "food_days": days_to_food(t), "meal": meal(p),
            "begging": {"corn": t.edition.begging_corn, "steps": 1} if beg_refusal(t, p) == 0 else None}


def place(t: Table, frame: Any, p: Player) -> Numbers:
    return {"placed": frame.placed, "extra": frame.extra_corn(t), "hand": p.hand, "corn": p.goods[CORN],
            "spaces": free_spaces(t)}


def pick(t: Table, frame: Any, p: Player) -> Numbers:
    return {"on_gears": workers_on_gears(t, frame.seat)}


def action(t: Table, frame: Any, p: Player) -> Numbers:
    """tz.pickup.step-back, tz.pickup.free-choice: corn for every action that can be reached."""
    ahead = highest_action(p, frame.gear, frame.space)
    fees = {number: step_fee(ahead, frame.gear, frame.space, number) for number in range(1, ACTIONS[frame.gear] + 1)}
    return {"gear": GEARS[frame.gear], "space": frame.space,
            "fees": {str(number): fee for number, fee in fees.items() if fee != TOO_FAR}}


def any_action(t: Table, frame: Any, p: Player) -> Numbers:
    return {"price": t.edition.any_action_corn, "corn": p.goods[CORN]}


def harvest(t: Table, frame: Any, p: Player) -> Numbers:
    """tz.jungle.take-tile, with what technologies add."""
    field = frame.group
    corn = {"good": "corn", "amount": t.edition.harvest_corn[field] + harvest_bonus(p)}
    wood = {"good": "wood", "amount": t.edition.harvest_wood[field] + extraction_bonus(p, WOOD)}
    yields = {name: wood if crop == CROP_WOOD else corn for crop, name in enumerate(CROPS)}
    return {"field": field, "corn_tiles": t.corn_tiles[field], "wood_tiles": t.wood_tiles[field], "yields": yields}


def track(t: Table, frame: Any, p: Player) -> Numbers:
    """tz.tech.cost; tz.ruling.free-advance-at-level-3: even a free advance may cost beyond the last level."""
    free = isinstance(frame, FreeAdvance)
    costs = advance_blocks(p)
    if free:
        costs = {name: costs[name] if frame.is_paid(t, at) else 0 for at, name in enumerate(TRACKS)}
    only = "any" if not free or frame.track == ANY else TRACKS[frame.track]
    return {"left": frame.left, "free": free, "may_stop": frame.may_stop(t) if free else frame.begun, "track": only,
            "blocks": costs}


def pay(t: Table, frame: Any, p: Player) -> Numbers:
    """Return the blocks still to pay; what they are for stands in the rule that called for them."""
    caller = t.stack[-2]
    is_advance = isinstance(caller, Advance)
    return {"left": frame.left, "reason": "advance" if is_advance else "temples",
            "track": TRACKS[caller.track] if isinstance(caller, Advance) else "none"}


def take(t: Table, frame: Any, p: Player) -> Numbers:
    return {"left": frame.left}


def build(t: Table, frame: Any, p: Player) -> Numbers:
    if not isinstance(frame, Build):
        return {"part": "with-corn", "architecture": True, "may_stop": False, "prices": tile_prices(t, p)}
    return {"part": PARTS[frame.part], "architecture": frame.helped, "may_stop": frame.may_stop(),
            "prices": tile_prices(t, p)}


def trade(t: Table, frame: Any, p: Player) -> Numbers:
    return {"corn": p.goods[CORN], "rates": {GOODS[block]: t.edition.price[block] for block in range(WOOD, GOLD + 1)},
            "may_sell": not frame.buying}


def climb(t: Table, frame: Any, p: Player) -> Numbers:
    return {"left": frame.left, "barred": "none" if frame.barred in (EMPTY, ANY) else TEMPLES[frame.barred],
            "steps": temple_steps(p, 1)}


def anger(t: Table, frame: Any, p: Player) -> Numbers:
    """Return what the step down pays for: begging comes before the first move of a turn, burning with a harvest."""
    return {"reason": "begging" if isinstance(t.stack[-2], Turn) else "burning", "steps": temple_steps(p, -1)}


def blessing(t: Table, frame: Any, p: Player) -> Numbers:
    return {"price": 1, "blocks": count_blocks(p)}


def days(t: Table, frame: Any, p: Player) -> Numbers:
    """tz.calendar.push-off: workers on the last space go with the first day, those before it with the second."""
    pushed: dict[str, list[Numbers]] = {"1": [], "2": []}
    for gear, name in enumerate(GEARS):
        for day in (1, 2):
            owner = owner_on(t, gear, LAST_SPACE[gear] - day + 1)
            if is_worker(owner):
                for days in range(day, 3):
                    pushed[str(days)].append({"seat": SEATS[owner], "gear": name})
    return {"tooth": t.tooth, "food_days": days_to_food(t), "pushed": pushed}


def wealth(t: Table, frame: Any, p: Player) -> Numbers:
    return {"dealt": [TILE_NAMES[FIRST_WEALTH + n] for n in members(p.wealth)], "keep": WEALTH_KEPT}


def pity(t: Table, frame: Any, p: Player) -> Numbers:
    return {"corn": p.goods[CORN], "lowest": lowest_cost(t)}


QUESTIONS: Final[Mapping[str, tuple[type[Struct], Callable[[Table, Any, Player], Numbers]]]] = {
    "turn": (f.TurnFacts, turn), "place": (f.PlaceFacts, place), "pick": (f.PickFacts, pick),
    "action": (f.ActionFacts, action), "any-action": (f.AnyActionFacts, any_action),
    "harvest": (f.HarvestFacts, harvest), "track": (f.TrackFacts, track), "pay": (f.PayFacts, pay),
    "take": (f.TakeFacts, take), "build": (f.BuildFacts, build), "trade": (f.TradeFacts, trade),
    "climb": (f.ClimbFacts, climb), "anger": (f.AngerFacts, anger), "blessing": (f.BlessingFacts, blessing),
    "days": (f.DaysFacts, days), "wealth": (f.WealthFacts, wealth), "pity": (f.PityFacts, pity),
}


def facts(t: Table, seat: int, prompt: str) -> Struct | None:
    """Return the data of the pending question; chance needs none."""
    if prompt not in QUESTIONS:
        return None
    shape, numbers = QUESTIONS[prompt]
    return convert(numbers(t, t.stack[-1], t.players[seat]), shape, strict=True)
