"""The final scoring by category, from the last position."""

from __future__ import annotations

from typing import Any

from games.chichen_itza.properties.realm import BOX, CITY, NEIGHBOURS, RUINS, TILES, Facts, controlled, kinds_of_land
from support.properties.driving import Facts as Last
from support.properties.driving import Watch

GEMS = (0, 1, 4, 9, 16, 25)                                 # ci.score.gems
TASKS = {row["number"]: row["points"] for row in BOX["tasks"]["cards"]["items"]}
STRIPS = BOX["reserve_strips"]["points"]["value"]
GEARS = {73: "ranged", 74: "defense", 75: "magic", 76: "melee"}


class Scoring(Watch):
    """ci.score.order: every category of every seat, totals, and the winner."""

    def end(self, last: Last) -> None:
        definition, state, seats = self.table.definition, self.table.state, self.table.seats
        last = {**last, "prophecy": "none"}                 # bp.prophecy.discard
        rows = {seat: self.categories(last, seat) for seat in seats}
        for found, (seat, expected) in zip(definition.breakdown(state), rows.items(), strict=True):
            for category in expected:
                self.same(category.replace("-", "_"), found[category], expected[category], (seat, last[seat]["gods"]))
        totals = {seat: sum(row.values()) for seat, row in rows.items()}
        self.same("total", definition.scores(state), list(totals.values()))
        best = max(totals.values())                         # ci.score.tie
        winner = next(seat for seat in last["order"] if totals[seat] == best)
        self.same("winner", [definition.seats[seat] for seat in definition.winners(state)], [winner])

    def categories(self, last: Facts, seat: str) -> dict[str, int]:
        """ci.score.terrain to ci.score.heroes."""
        own = last[seat]
        tiles = controlled(last, seat, self.table.seats, self.table.options)
        numbers = [last["tiles"][tile]["ruin"] for tile in tiles if TILES[tile]["kind"] == "ruin"]
        ruins = [RUINS[number - 1]["points"] for number in numbers if number]
        figures = [strength for strengths in own["trophies"].values() for strength in strengths]
        return {
            "terrain": 2 * len(tiles), "idols": own["idols"], "gems": GEMS[len(own["gems"])],
            "strips": sum(points for nth, points in enumerate(STRIPS) if own["reserve"] <= 5 * (4 - nth)),
            "creature-cards": sum(own["repelled"].values()) - 3 * len(own["failed"]),
            "tasks": sum(TASKS[task] for task in own["tasks"]), "ruins": sum(ruins), "creatures": sum(figures),
            "heroes": 3 * sum(card != "none" for card in own["heroes"].values()),
            "gods": sum(self.points(last, seat, god, tiles, ruins) for god in own["gods"])}

    def points(self, last: Facts, seat: str, god: int, tiles: list[str], ruins: list[int]) -> int:
        """ci.god.61 to ci.god.80."""
        own: dict[str, Any] = last[seat]
        kinds = {64: "temple", 65: "camp", 66: "village", 67: "mine"}
        land = {61: "water", 62: "land"}
        figures = {kind: strengths for kind, strengths in own["trophies"].items() if strengths}
        if god in land:
            has_tunnels = self.table.options["tunnels"] == "on"
            return 2 * sum(land[god] in kinds_of_land(last, tile, has_tunnels) for tile in tiles)
        if god in kinds:
            return int((3 if god == 64 else 2) * sum(TILES[tile]["kind"] == kinds[god] for tile in tiles))
        if god in GEARS:
            return int(2 * own[GEARS[god]])
        other = {63: 2 * sum(self.is_edge(last, tile) for tile in tiles),
                 68: 2 * sum(seat in row["scouts"] for row in last["tiles"].values()),
                 69: max(ruins, default=0), 70: 2 * len(own["gods"]), 71: own["idols"],
                 72: own["favor"],
                 77: 8 * all(own[gear] >= 3 for gear in ("defense", "melee", "ranged", "magic")),
                 78: sum(len(strengths) for strengths in figures.values()),
                 79: max((max(strengths) for strengths in figures.values()), default=0),
                 80: 2 * len(figures)}
        return int(other.get(god, 0))

    def is_edge(self, last: Facts, tile: str) -> bool:
        """ci.tile.edge: does some side touch neither a tile nor the city?"""
        cells = {tuple(row["cell"]) for row in last["tiles"].values()} | set(CITY)
        column, row = last["tiles"][tile]["cell"]
        return any((column + right, row + down) not in cells for right, down in NEIGHBOURS)
