"""Food Days: feeding, the change of age, and what the temples give."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin.rules.goods.building_row import Refill, change_age
from sacbe.games.tzolkin.rules.state import Player, Table, gain, score
from sacbe.games.tzolkin.data.tables import END_OF_AGE, GIFTS
from sacbe.games.tzolkin.data.constants import CORN, FED, FOOD_DAY, FROM_HUNGER, FROM_TEMPLES, SKULL
from sacbe.kernel.core.frame import Ask, Frame


class FoodDay(Frame[Table]):
    """tz.food.sequence: feeding, on the second day new buildings, then the temples; then it is over."""

    def __init__(self, fed: bool) -> None:
        self.fed: Final = fed

    def run(self, t: Table) -> Ask | None:
        if self.fed:
            day = t.food_days
            t.food_days += 1
            t.pop()
            if END_OF_AGE[day]:
                score_temples(t, day // 2)
            else:
                give_gifts(t)
            return None
        t.emit(FOOD_DAY, t.food_days + 1)
        for seat in range(t.seats):
            feed(t, seat)
        t.replace(FOOD_DAYS[1])
        if t.food_days == 1:
            change_age(t)                                   # tz.building.age-change
            t.push(Refill())
        return None


def meal_price(p: Player) -> tuple[i64, i64]:
    """Return the workers who must be fed, and the corn for each: tz.food.cost, tz.food.farm-free,
    tz.food.farm-discount."""
    return max(0, p.workers - p.fed), max(0, p.edition.meal_corn - p.cheap)


def feed(t: Table, seat: i64) -> None:
    """Feed as many workers as the corn reaches, and count the others: tz.food.as-many-as-possible, tz.food.unfed."""
    p = t.players[seat]
    hungry, each = meal_price(p)
    eating = hungry if each == 0 else min(hungry, p.goods[CORN] // each)
    p.goods[CORN] -= eating * each
    t.emit(FED, seat, p.workers - (hungry - eating), eating * each, hungry - eating)
    if eating < hungry:
        score(t, seat, -t.edition.hunger_points * (hungry - eating), FROM_HUNGER)


def give_gifts(t: Table) -> None:
    """tz.food.mid-age; tz.food.skull-shortage: all who are due a skull, or nobody."""
    due: i64 = 0
    for p in t.players:
        for temple in range(3):
            for step, good in GIFTS[temple]:
                if good == SKULL and p.steps[temple] >= step:
                    due += 1
    enough = due <= t.skulls
    for seat in range(t.seats):
        for temple in range(3):
            for step, good in GIFTS[temple]:
                if t.players[seat].steps[temple] >= step and (good != SKULL or enough):
                    gain(t, seat, good, 1)


def score_temples(t: Table, age: i64) -> None:
    """tz.food.end-age, tz.food.highest-bonus, tz.food.highest-tie: half for each who shares the highest step."""
    for temple in range(3):
        best: i64 = max([p.steps[temple] for p in t.players])
        tied: i64 = len([p for p in t.players if p.steps[temple] == best])
        bonus = t.edition.highest[temple][age] // (1 if tied == 1 else 2)
        for seat in range(t.seats):
            step = t.players[seat].steps[temple]
            score(t, seat, t.edition.step_points[temple][step] + (bonus if step == best else 0), FROM_TEMPLES)


FOOD_DAYS: Final = [FoodDay(False), FoodDay(True)]
