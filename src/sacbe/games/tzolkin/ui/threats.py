"""What threatens a seat of Tzolk'in, from what it sees."""

from __future__ import annotations

from typing import Any, Final

from sacbe.games.tzolkin.schema.notation import GEARS
from sacbe.games.tzolkin.data.tables import last_space
from sacbe.kernel.definition.presenter import ViewData, Worry

SOON: Final = 5                 # days before a Food Day at which hunger is a threat


def list_threats(view: ViewData, seat: str) -> list[Worry]:
    """Return what threatens a seat: hunger, a worker pushed off its gear by the next day, an empty hand, no corn."""
    mine = view["seats"][seat]
    return [*hunger_threats(view, mine), *push_off_threats(view, seat), *hand_threats(mine)]


def hunger_threats(view: ViewData, mine: Any) -> list[Worry]:
    """tz.food.unfed: what is missing for the next meal, and what that costs."""
    meal, days = mine["meal"], view["next_food_day"]
    if not meal["unfed"] or days > SOON:
        return []
    return [Worry("hunger", {"days": days, "workers": meal["unfed"], "corn": meal["corn"] - mine["corn"],
                             "points": meal["points"]})]


def push_off_threats(view: ViewData, seat: str) -> list[Worry]:
    """tz.calendar.push-off: a worker on the last space of its gear comes home unpaid with the next day."""
    return [Worry("pushed-off", {"gear": gear}) for at, gear in enumerate(GEARS)
            if view[gear].get(str(last_space(at))) == seat]


def hand_threats(mine: Any) -> list[Worry]:
    """tz.turn.forced-type: a seat with no worker in hand must pick up, and one with all of them there needs corn to
    place."""
    if mine["hand"] == 0:
        return [Worry("all-placed")]
    return [Worry("no-corn")] if mine["corn"] == 0 else []
