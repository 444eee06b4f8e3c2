"""A turn: which actions can be chosen, and what they cost."""

from __future__ import annotations

from typing import Any

from games.chichen_itza.properties.realm import BOX, CITY_NAME, Facts, at, size
from support.properties.driving import Step, Watch

CAPS = {5: ("regroup", 1), 6: ("declare-war", 1), 7: ("scout", 1), 8: ("reinforcement", 2), 9: ("magic-cards", 2),
        10: ("god-card", 2), 11: ("water-move", 2), 12: ("defense", 2), 13: ("land-move", 2), 14: ("favor", 2),
        15: ("ranged", 2), 16: ("melee", 3)}                # ci.god.05 to ci.god.16
ACTIONS = {row["id"]: [action.replace("_", "-") for action in row["actions"]]
           for row in BOX["action_board"]["tiles"]["items"]}
SWAPPED = {"land-move": "water-move", "water-move": "land-move"}


class Prices(Watch):
    """Compares what can be chosen in each turn, and the coins it takes."""

    def see(self, step: Step) -> None:
        if step.prompt != "turn":
            return
        facts, seat = step.before, step.seat
        prices = self.prices(facts, seat)
        own = facts[seat]
        expected = ["coins", *[choice for choice, (price, owed) in prices.items() if price + owed <= own["coins"]]]
        expected += [f"trade {good}" for good in ("coins", "luck", "magic") if own["idols"] and self.has(facts, good)]
        self.same("turn", sorted(step.options), sorted(expected))
        if step.words[0] == "use":
            price, owed = prices[step.move]
            used = step.heard("used")[0]
            paid = sum(said["amount"] for said in step.heard("paid")
                       if said["good"] == "coins" and said["seat"] == seat)
            gave = {said["other"]: said["amount"] for said in step.heard("gave") if said["seat"] == seat}
            self.same("price", (used["price"], paid, sum(gave.values())), (price, price, owed))
            if owed:
                self.same("owed", list(gave), [self.owner_of(facts, 20)])
        elif step.words[0] == "coins":                      # ci.action.coins
            self.same("coins", step.heard("gained")[0]["amount"], 3)

    def has(self, facts: Facts, good: str) -> bool:
        """ci.ruling.magic-deck-empty: an idol buys a magic card while there is one."""
        return good != "magic" or sum(facts["deck"].values()) + sum(facts["pile"].values()) > 0

    def owner_of(self, facts: Facts, god: int) -> str | None:
        """Who has this god card."""
        return next((seat for seat in self.table.seats if god in facts[seat]["gods"]), None)

    def prices(self, facts: Facts, seat: str) -> dict[str, tuple[int, int]]:
        """ci.action.choice, ci.god.35: every choice that can be begun, with its price and what god 20 takes."""
        own: dict[str, Any] = facts[seat]
        found: dict[str, tuple[int, int]] = {}
        for row, tiles in enumerate(facts["grid"]):
            for column, tile in enumerate(tiles):
                marks = facts["marks"][tile]
                if seat in marks and not (35 in own["gods"] and not own["repeated"]):
                    continue
                for action in self.actions(own, tile):
                    printed = action if action in ACTIONS[tile] or action.endswith("hero") else SWAPPED[action]
                    price = self.price(facts, own, (facts["rows"][row], facts["columns"][column]), marks, printed)
                    taker = self.owner_of(facts, 20)
                    owed = int(taker is not None and taker != seat and taker in marks)
                    found |= {f"use {tile} {choice}": (0 if is_free else price, owed)
                              for choice, is_free in self.choices(facts, seat, own, action)}
        return found

    def actions(self, own: dict[str, Any], tile: str) -> list[str]:
        """ci.action.two-in-one, ci.action.hero, ci.god.38."""
        found: list[str] = []
        for action in ACTIONS[tile]:
            found += ["recruit-hero", "move-hero"] if action == "hero" else [action]
            if action in SWAPPED and 38 in own["gods"]:
                found.append(SWAPPED[action])
        return found

    def price(self, facts: Facts, own: dict[str, Any], markers: tuple[int, int], marks: list[str], action: str) -> int:
        """ci.cost.first, ci.cost.later, ci.cost.modifiers, bp.prophecy.01, bp.prophecy.02, bp.prophecy.05."""
        raised = {1: (1, 2, 3), 2: (5, 6, 7)}.get(facts["prophecy"], ())
        values = [4 if value in raised else value for value in markers]
        price = max(values) if marks or facts["prophecy"] == 5 else min(values)
        for god in own["gods"]:
            name, cap = CAPS.get(god, ("", 0))
            if name == action:
                price = min(price, int(self.table.options["god16"]) if god == 16 else cap)
        if 17 in own["gods"] and marks:                     # ci.god.17
            price -= 1
        return max(0, price)

    def choices(self, facts: Facts, seat: str, own: dict[str, Any], action: str) -> list[tuple[str, bool]]:
        """ci.action.startable: the texts of an action that can be begun, and whether hero 01 makes it free."""
        on_board = {hero: card for hero, card in own["heroes"].items() if card != "none"}
        if action == "move-hero":
            return [(f"{action} {hero}", card == 1) for hero, card in on_board.items()]
        if action == "recruit-hero":
            possible = len(on_board) < 3
        elif action in SWAPPED:
            places = [CITY_NAME, *facts["tiles"]]
            possible = any(size(at(facts, place, seat)) for place in places)
        elif action in ("defense", "melee", "ranged", "magic"):
            possible = own[action] < 6
        elif action == "scout":
            possible = own["scouts_left"] > 0
        elif action == "god-card":
            shown = [god for god in facts["open_gods"].values() if god != "none"]
            shown += [god for gods in facts["more_gods"].values() for god in gods]
            hidden = [god for decks in ("god_decks", "god_under") for gods in facts[decks].values() for god in gods]
            possible = bool(shown or (30 in own["gods"] and hidden))
        else:
            possible = True
        return [(action, False)] if possible else []
