"""Tasks: who meets the one that is checked at the end of a round."""

from __future__ import annotations

from typing import Any

from games.chichen_itza.properties.realm import BOX, TILES, Facts, controlled, kinds_of_land
from support.properties.driving import Step, Watch

ROUND = {row["number"]: row["round"] for row in BOX["tasks"]["cards"]["items"]}
SITES = {3: ("camp", 1), 4: ("village", 1), 5: ("temple", 1), 7: ("ruin", 1), 8: ("ruin", 3), 20: ("camp", 2),
         21: ("village", 2)}
FIGURES = {1: {"snake": 2}, 9: {"caiman": 1}, 14: {"kukulkan": 1}, 16: {"shaman": 1, "monkey": 1},
           17: {"jaguar": 1, "triceratops": 1}}
GEMS = {6: {"white"}, 10: {"red", "yellow"}, 11: {"blue", "green"}}
LANDS = {22: "land", 23: "water"}
GEARS = ("defense", "melee", "ranged", "magic")


class Tasks(Watch):
    """ci.end.g.tasks, ci.task.at-least: compares who fulfils the task of the round."""

    expected: dict[str, bool] | None = None
    met: list[str]

    def see(self, step: Step) -> None:
        for said in step.told:
            if said["event"] == "step-began":
                if said["step"] == "tasks":
                    self.open(step.after)
                elif self.expected is not None:
                    self.close()
            elif said["event"] == "task-met" and self.expected is not None:
                self.met.append(said["seat"])

    def open(self, facts: Facts) -> None:
        """The task of the round, and who meets it."""
        due = [task for task in facts["tasks"] if ROUND[task] == facts["round"]]
        self.expected, self.met = {}, []
        for task in due:
            for seat in self.table.seats:
                if task != 19 or not facts[seat]["idols"]:          # idols may be sold for it first
                    self.expected[seat] = self.is_met(facts, seat, task)

    def close(self) -> None:
        """The check is over."""
        assert self.expected is not None
        for seat, is_met in self.expected.items():
            self.same("task", seat in self.met, is_met, seat)
            self.tally.compared["met"] += is_met
        self.expected = None

    def is_met(self, facts: Facts, seat: str, task: int) -> bool:
        """ci.task.01 to ci.task.23."""
        own: dict[str, Any] = facts[seat]
        tiles = controlled(facts, seat, self.table.seats, self.table.options)
        if task in SITES:
            kind, number = SITES[task]
            return bool(sum(TILES[tile]["kind"] == kind for tile in tiles) >= number)
        if task in FIGURES:
            return all(len(own["trophies"][kind]) >= number for kind, number in FIGURES[task].items())
        if task in GEMS:
            return GEMS[task] <= set(own["gems"])
        if task in LANDS:
            has_tunnels = self.table.options["tunnels"] == "on"
            return sum(LANDS[task] in kinds_of_land(facts, tile, has_tunnels) for tile in tiles) >= 5
        scouts = sum(seat in row["scouts"] for row in facts["tiles"].values())
        return bool({2: own["war"] == 2, 12: scouts >= 4, 13: len(own["gods"]) >= 4, 18: len(own["gems"]) >= 3,
                     15: any(own[gear] == 6 for gear in GEARS), 19: own["coins"] >= 10}[task])
