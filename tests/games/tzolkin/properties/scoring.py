"""The final scoring, from what lies on the table at the end."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from games.tzolkin.properties.sheet import PRICES, STEPS, TEMPLES, TILES, TRACKS, own_spaces
from support.properties.driving import Facts, Watch

PER_MONUMENT = {2: 6, 3: 5, 4: 4}                   # tz.monument.m03
WORKERS = {3: 0, 4: 6, 5: 12, 6: 18}                # tz.monument.m07
THIRD_LEVELS = (0, 9, 20, 33, 33)                   # tz.monument.m09


def kinds(own: dict[str, Any], kind: str) -> int:
    """Buildings and monuments of a colour."""
    return sum(TILES[tile]["type"] == kind for tile in (*own["buildings"], *own["monuments"]))


class Scoring(Watch):
    """tz.end.convert, tz.end.corn, tz.end.skulls, tz.end.monuments, tz.end.winner, tz.end.tie."""

    def end(self, last: Facts) -> None:
        definition, state, seats = self.table.definition, self.table.state, self.table.seats
        totals = {seat: self.total(last, seat) for seat in seats}
        found = [Fraction(units, definition.units) for units in definition.scores(state)]
        self.same("total", found, list(totals.values()))
        best = [seat for seat in seats if totals[seat] == max(totals.values())]
        most = max(len(own_spaces(last, seat)) for seat in best)
        winners = [seat for seat in best if len(own_spaces(last, seat)) == most]
        self.same("winners", [definition.seats[seat] for seat in definition.winners(state)], winners)
        for at, seat in enumerate(seats):
            units = definition.breakdown(state)[at]["monuments"]
            points = sum(self.points(last, seat, monument) for monument in last[seat]["monuments"])
            for _ in last[seat]["monuments"]:
                self.same("monument", Fraction(units, definition.units), points, last[seat]["monuments"])

    def total(self, last: Facts, seat: str) -> Fraction:
        """Points so far, a quarter per corn, 3 per skull, monuments; tz.ruling.quarter-points."""
        own = last[seat]
        quarters = Fraction(own["corn"] + sum(own[block] * price for block, price in PRICES.items()), 4)
        if self.table.options["quarters"] == "floor":
            quarters = Fraction(quarters.numerator // quarters.denominator)
        monuments = sum(self.points(last, seat, monument) for monument in own["monuments"])
        return quarters + int(own["points"] + 3 * own["skulls"] + monuments)

    def points(self, last: Facts, seat: str, monument: str) -> int:
        """tz.monument.m01 to tz.monument.m13, tz.ruling.temple-monument-sign."""
        own, players = last[seat], len(self.table.seats)
        steps = own["temples"]
        points: int = {
            "M01": 4 * kinds(own, "tomb"),
            "M02": 2 * (len(own["buildings"]) + len(own["monuments"])),
            "M03": PER_MONUMENT[players] * sum(len(last[other]["monuments"]) for other in self.table.seats),
            "M04": 4 * own["corn_tiles"],
            "M05": 4 * own["wood_tiles"],
            "M06": 4 * kinds(own, "civic"),
            "M07": WORKERS[own["workers"]],
            "M08": 3 * sum(own[track] for track in TRACKS),
            "M09": THIRD_LEVELS[sum(own[track] == 3 for track in TRACKS)],
            "M10": 4 * kinds(own, "shrine"),
            "M11": 3 * max(0, *[step - 1 for step in steps.values()]),
            "M12": sum(STEPS[temple][steps[temple]] for temple in TEMPLES),
            "M13": 3 * len(last["ovals"]),
        }[monument]
        return max(0, points) if monument == "M12" and self.table.options["low-temples"] == "floor" else points
