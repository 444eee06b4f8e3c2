"""The end of a turn, Food Days and the turning of the gears."""

from __future__ import annotations

from typing import Any

from games.tzolkin.properties.sheet import BOX, GEARS, STEPS, TEMPLES, TILES, Sheet, last_space

BONUS = {"brown": (6, 2), "yellow": (2, 6), "green": (4, 4)}       # tz.food.highest-bonus: age 1, age 2
GIFTS = {temple: BOX["temples"][temple]["gifts"] for temple in TEMPLES}
TEETH = {gear: 13 if gear == "chichen" else 10 for gear in GEARS}


def feed(sheet: Sheet, seats: tuple[str, ...]) -> None:
    """tz.food.cost, tz.food.as-many-as-possible, tz.food.unfed, tz.food.farm-free, tz.food.farm-discount."""
    for seat in seats:
        own = sheet[seat]
        farms = [effect for tile in (*own["buildings"], *own["wealth"]) for effect in TILES[tile]["effects"]]
        hungry = max(0, own["workers"] - sum(farm["workers"] for farm in farms if farm["op"] == "feed_free"))
        price = max(0, 2 - sum(farm["op"] == "feed_discount" for farm in farms))
        fed = hungry if price == 0 else min(hungry, own["corn"] // price)
        own["corn"] -= fed * price
        own["points"] -= 3 * (hungry - fed)


def reward(sheet: Sheet, seats: tuple[str, ...], day: int) -> None:
    """tz.food.mid-age on days 1 and 3, tz.food.end-age on days 2 and 4."""
    if day in (1, 3):
        give(sheet, seats)
        return
    for temple in TEMPLES:
        best = max(sheet[seat]["temples"][temple] for seat in seats)
        first = [seat for seat in seats if sheet[seat]["temples"][temple] == best]
        for seat in seats:
            sheet[seat]["points"] += STEPS[temple][sheet[seat]["temples"][temple]]
        for seat in first:                          # tz.food.highest-tie
            sheet[seat]["points"] += BONUS[temple][day == 4] // (1 if len(first) == 1 else 2)


def give(sheet: Sheet, seats: tuple[str, ...]) -> None:
    """Gifts of the current step and all below; tz.food.skull-shortage: all who are due a skull get one, or nobody."""
    due = []
    for seat in seats:
        for temple in TEMPLES:
            for step, gift in GIFTS[temple].items():
                if step <= sheet[seat]["temples"][temple]:
                    if gift == "skull":
                        due.append(seat)
                    else:
                        sheet[seat][gift] += 1
    if len(due) <= sheet["bank_skulls"]:
        for seat in due:
            sheet[seat]["skulls"] += 1
            sheet["bank_skulls"] -= 1


def come_home(sheet: Sheet, seats: tuple[str, ...]) -> None:
    """tz.start-space.worker-returns, tz.start-space.marker."""
    seat = sheet["start_space"]
    sheet[seat]["hand"] += 1
    sheet["start_space"] = "none"
    sheet["marker"] = seat if sheet["marker"] != seat else seats[(seats.index(seat) + 1) % len(seats)]


def turn(sheet: Sheet) -> None:
    """tz.calendar.advance, tz.calendar.push-off, tz.dummy.rotate: one day."""
    sheet["tooth"] += 1
    for gear in GEARS:
        turned: dict[int, Any] = {}
        for space, who in sheet[gear].items():
            if who != "dummy" and space == last_space(gear):
                sheet[who]["hand"] += 1
            else:
                turned[(space + 1) % TEETH[gear]] = who
        sheet[gear] = turned


def is_food_day(start: int, end: int) -> bool:
    """tz.calendar.food-teeth, tz.calendar.jumped-food-day: a food tooth was reached or jumped."""
    return any(start < tooth <= end for tooth in (7, 13, 20, 26))
