"""A table as watchers with a delay see it: the steps up to a time in the past, folded again.  No I/O."""

from __future__ import annotations

from typing import Final

from sacbe.server.tables.core.table import LiveTable

SEAT_STEP_KINDS: Final = ("sit", "start")  # steps with which seats change


def delayed_copy(shadow: LiveTable | None, live: LiveTable, now: float) -> LiveTable:
    """Return the table as it was `delay` seconds ago, built on the earlier copy `shadow` if that fits."""
    if shadow is None or shadow.revision > live.revision:
        shadow = LiveTable(live.row, live.seats)
        shadow.archived = False                     # as it was at the start; the header already has the newest value
    limit = now - live.row.delay
    # a rematch tells that the game before it has ended, which watchers with the same delay may not know yet
    shadow.origin = live.origin if live.row.created <= limit else ""
    while shadow.revision < live.revision and (step := live.steps[shadow.revision]).at <= limit:
        if step.kind in SEAT_STEP_KINDS:
            shadow.seats = list(live.seats)
        shadow.apply(step)
    return shadow


def is_far_behind(shadow: LiveTable | None, live: LiveTable, now: float, many: int) -> bool:
    """Would more than `many` steps have to be folded to follow?"""
    known = 0 if shadow is None or shadow.revision > live.revision else shadow.revision
    return known + many < live.revision and live.steps[known + many].at <= now - live.row.delay


def next_update_at(shadow: LiveTable, live: LiveTable) -> float | None:
    """Return when delayed watchers will see more; None if they see everything."""
    return None if shadow.revision == live.revision else live.steps[shadow.revision].at + live.row.delay
