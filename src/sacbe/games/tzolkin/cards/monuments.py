"""The thirteen monuments: how each scores for its owner when the game ends, and only then (tz.monument.end-only)."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.tzolkin.data.score_forecasts import figures
from sacbe.games.tzolkin.rules.state import Player, Table
from sacbe.games.tzolkin.data.tables import KINDS, TOP_LEVEL
from sacbe.games.tzolkin.data.tiles import FIRST_MONUMENT, FIRST_WEALTH
from sacbe.kernel.core.bits import count


def monument_points(t: Table, p: Player, monument: i64) -> i64:
    """Return what this monument is worth to this player now; `monument` counts from 0."""
    row = t.edition.scores[monument]
    rule = str(row["rule"])
    if rule == "per_owned_type":                            # tz.monument.m01, tz.monument.m06, tz.monument.m10
        return int(row["vp"]) * owned_of_kind(p, KINDS[row["type"]])
    if rule == "per_owned":                                 # tz.monument.m02
        return int(row["vp"]) * (count(p.buildings) + count(p.monuments))
    if rule == "per_monument_built_by_anyone":              # tz.monument.m03
        return int(row["vp_by_players"][int(t.seats)]) * sum([count(other.monuments) for other in t.players])
    if rule == "per_corn_harvest_tile":                     # tz.monument.m04
        return int(row["vp"]) * p.corn_tiles
    if rule == "per_wood_harvest_tile":                     # tz.monument.m05
        return int(row["vp"]) * p.wood_tiles
    if rule == "workers_in_play":                           # tz.monument.m07
        return figures(row)[int(p.workers)]
    if rule == "per_technology_level":                      # tz.monument.m08
        return int(row["vp"]) * sum([p.levels[track] for track in range(4)])
    if rule == "technologies_at_level_3":                   # tz.monument.m09
        return int(row["table"][len([1 for track in range(4) if p.levels[track] == TOP_LEVEL])])
    if rule == "steps_above_start_on_one_temple_of_choice":     # tz.monument.m11, tz.ruling.temple-monument-sign
        best: i64 = max([p.steps[temple] - t.edition.start_step[temple] for temple in range(3)])
        return max(t.edition.floors[monument], int(row["vp_per_step"]) * best)
    if rule == "sum_of_vp_on_current_temple_steps":         # tz.monument.m12
        total: i64 = sum([t.edition.step_points[temple][p.steps[temple]] for temple in range(3)])
        return max(0, total) if t.rulings.floor_temples else total
    if rule == "per_skull_placed_in_chichen_itza_by_anyone":    # tz.monument.m13
        return int(row["vp"]) * count(t.ovals)
    raise ValueError(rule)


def owned_of_kind(p: Player, kind: i64) -> i64:
    """Count the buildings and monuments of one kind that the player constructed."""
    found: i64 = 0
    for tile in range(FIRST_WEALTH):
        owned = p.buildings >> tile & 1 if tile < FIRST_MONUMENT else p.monuments >> (tile - FIRST_MONUMENT) & 1
        if owned and p.edition.tiles[tile].kind == kind:
            found += 1
    return found
