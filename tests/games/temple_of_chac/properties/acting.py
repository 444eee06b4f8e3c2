"""A turn: how many dice the load leaves, and everything that may be done with them."""

from __future__ import annotations

from typing import Any

from games.temple_of_chac.properties.temple import (
    ALCOVES,
    DASHBOARDS,
    DECK_OF,
    HALL,
    LEAVES_RAPIDS,
    Facts,
    classes,
    joined,
    steps,
)
from support.properties.driving import Step, Table, Tally, Watch


def dice_for(cards: int, adventurer: str) -> int:
    """tc.turn.encumbrance, tc.adventurer.bobby-powell."""
    load = cards - 2 if adventurer == "bobby-powell" else cards
    return 4 if load <= 3 else 3 if load <= 6 else 2 if load <= 8 else 1


class Acting(Watch):
    """Compares the dice of every turn and the options of every action."""

    def __init__(self, table: Table, tally: Tally) -> None:
        super().__init__(table, tally)
        self.ways = joined(table.options)

    def see(self, step: Step) -> None:
        for said in step.heard("turn-began"):
            own = step.after[said["seat"]]
            self.same("dice", said["dice"], dice_for(len(own["hand"]), own["adventurer"]), own["hand"])
        if step.prompt == "action":
            own = step.before[step.seat]
            if not own["spent"] and not own["used"]:
                self.same("rolled", len(own["dice"]), dice_for(len(own["hand"]), own["adventurer"]))
            self.same("action", sorted(step.options), sorted(set(self.expected(step.before, step.seat, own))))

    def expected(self, facts: Facts, seat: str, own: dict[str, Any]) -> list[str]:
        """tc.fall.must-stand, tc.turn.roll, tc.turn.unspent-dice."""
        kinds = classes(own["dice"])
        found = ["end"]
        if not own["spent"]:
            if own["adventurer"] == "monty-albatross" and "second-look" not in own["used"]:
                found += [f"flip {pips}" for pips in own["dice"]]
            if "compass" in own["gear"] and "compass" not in own["used"]:
                found += [f"reroll {pips}" for pips in own["dice"]]
        if own["fallen"]:
            return found + [f"stand {kind}" for kind in kinds]
        deeds = self.any_die(facts, own)
        found += [f"{deed.replace(' ', f' {kind} ', 1) if ' ' in deed else f'{deed} {kind}'}"
                  for kind in kinds for deed in deeds]
        if "high" in kinds:             # tc.action.steal
            found += [f"steal {other}" for other in self.victims(facts, seat, {own["at"]})]
        if "low" in kinds:              # tc.action.gear, tc.action.gear.once
            found += [f"gear {gear}" for gear in own["gear"]
                      if gear not in own["used"] and self.works(facts, seat, own, gear)]
        return found

    def any_die(self, facts: Facts, own: dict[str, Any]) -> list[str]:
        """tc.action.move, tc.action.interact, tc.action.search, tc.action.store, tc.action.discard."""
        room = DASHBOARDS[own["adventurer"]]["storage"] + own["gear"].count("backpack")
        found = ["move"] * bool(steps(facts, own["at"], self.ways))
        found += ["interact"] * self.can_interact(facts, own) + ["search"] * self.can_search(facts, own)
        found += [f"store {treasure}" for treasure in own["hand"] if len(own["store"]) < room]
        found += [f"swap {stored} {held}" for stored in own["store"] for held in own["hand"] if stored != held]
        return found + ["discard"] * bool(own["hand"])

    def can_interact(self, facts: Facts, own: dict[str, Any]) -> bool:
        """tc.hall.decipher, tc.alcove.access, tc.rapids.exit, tc.boulder.never-shared, tc.bridge.sabotage."""
        at = own["at"]
        if at == "R5":
            return bool(facts["boulder"] != LEAVES_RAPIDS)
        return at in HALL or at == "BR" or self.has_lock(facts, at)

    def has_lock(self, facts: Facts, at: str) -> bool:
        """tc.alcove.access: is there an idol beside this space?"""
        return at in ALCOVES and facts["alcoves"][ALCOVES[at]] != "none"

    def can_search(self, facts: Facts, own: dict[str, Any]) -> bool:
        """tc.action.search.where, tc.lava.search-once, tc.action.search.deck-limits."""
        at = own["at"]
        if at not in DECK_OF or facts["sizes"][DECK_OF[at]] == 0:
            return False
        return at not in facts["lava"] or not facts["lava"][at]["searched"]

    def victims(self, facts: Facts, seat: str, spaces: set[str]) -> list[str]:
        """tc.action.steal.victim, tc.fall.isolated."""
        return [other for other in self.table.seats if other != seat and facts[other]["at"] in spaces
                and facts[other]["hand"] and not facts[other]["fallen"] and not facts[other]["escaped"]]

    def works(self, facts: Facts, seat: str, own: dict[str, Any], gear: str) -> bool:
        """tc.action.gear.no-effect: would this piece do anything?"""
        around = steps(facts, own["at"], self.ways)
        works = {"grappling-rope": bool(around), "lantern": self.can_search(facts, own), "notebook": True,
                 "crowbar": self.has_lock(facts, own["at"]), "first-aid-kit": own["wounds"] > 0,
                 "bullwhip": bool(self.victims(facts, seat, {own["at"], *around}))}
        return bool(works.get(gear, False))
