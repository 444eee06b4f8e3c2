"""Tables that say what temples and monuments of an edition will score, by Food Days held and tooth."""

from __future__ import annotations

from typing import Any, Final

CLIMB_DAY: Final = 0.05         # steps that a marker is likely to climb per day, half of them on other temples
STEP_ROW: Final = 9             # numbers stored per temple
COUNT_ROOM: Final = 7           # what a monument counts by a table: players, workers, tracks
BEYOND: Final = 3               # teeth that the calendar can turn beyond its last day


def figures(row: Any) -> tuple[int, ...]:
    """Return the points of a monument by what it counts: one figure, or one for each number of players, workers,
    tracks."""
    table = row.get("table", row.get("vp_by_players"))
    if table is None:
        return (int(row.get("vp", row.get("vp_per_step", 1))),) * COUNT_ROOM
    first = min(table)
    return tuple(int(table.get(max(n, first) if "table" in row else n, 0)) for n in range(COUNT_ROOM))


def bonuses_later(highest: Any, days: int) -> tuple[tuple[float, ...], ...]:
    """Return the bonuses for the highest marker that are still to come."""
    return tuple(tuple(float(sum(bonus[held // 2:])) if held < days else 0.0 for bonus in highest)
                 for held in range(days + 1))


def steps_by_day(points: Any, teeth: Any, ends: Any) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """Return what the steps will bring, by Food Days held and tooth."""
    return tuple(tuple(steps_later(points, teeth, ends, held, tooth) for tooth in range(teeth[-1] + BEYOND))
                 for held in range(len(teeth) + 1))


def steps_later(points: Any, teeth: Any, ends: Any, held: int, tooth: int) -> tuple[float, ...]:
    """Return the points each step of each temple will bring at the ends of the ages, with some more climbing until
    then."""
    days = [day for day in range(held, len(teeth)) if ends[day]]
    climbing = [min(0.9, CLIMB_DAY * float(max(0, teeth[day] - tooth))) for day in days]
    row: list[float] = []
    for temple in points:
        top = len(temple) - 1
        for step in range(STEP_ROW):
            now = temple[min(step, top)]
            gain = temple[min(step + 2, top)] - now
            total = 0.0
            for share in climbing:
                total += float(now) + share * float(gain)
            row.append(total)
    return tuple(row)
