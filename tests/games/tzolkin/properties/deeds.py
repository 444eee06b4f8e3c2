"""What a move does to the sheet of the seat that makes it: prices, harvests, advances, buildings, trades, steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.tzolkin.properties.context import Context
from games.tzolkin.properties.offers import places, reachable
from games.tzolkin.properties.sheet import BLOCKS, OVALS, PRICES, TILES, Sheet, climb, climbable, cost_of, lowest_free

CORN = {2: 4, 3: 5, 4: 7, 5: 9}                     # tz.palenque.action-2 to -5
WOOD = {3: 2, 4: 3, 5: 4}
YAXCHILAN = {1: {"wood": 1}, 2: {"stone": 1, "corn": 1}, 3: {"gold": 1, "corn": 2}, 4: {},
             5: {"gold": 1, "stone": 1, "corn": 2}}


class Deeds:
    """The sheet of a table as it must look after each move; debts are what further moves have to settle."""

    def __init__(self, facts: dict[str, Any], seats: tuple[str, ...], options: Mapping[str, str]) -> None:
        self.sheet: Sheet = facts
        self.seats = seats
        self.options = options
        self.context = Context()
        self.unfinished = False                     # effects of a building may still be to come
        self.debts = {"pay": 0, "take": 0, "climb": 0, "anger": 0}

    def move(self, seat: str, prompt: str, words: list[str]) -> None:
        """One move of a seat."""
        self.context.asked(prompt)
        level = self.sheet[seat]["architecture"]
        self.do(seat, prompt, words)
        self.context.moved(prompt, words, level)

    def do(self, seat: str, prompt: str, words: list[str]) -> None:
        """What it does."""
        own, verb, rest = self.sheet[seat], words[0], words[1:]
        if verb == "place":
            self.place(own, seat, prompt, rest[0])
        elif verb == "pick":
            del self.sheet[rest[0]][int(rest[1])]
            own["hand"] += 1
        elif verb == "act":
            self.act(own, seat, prompt, rest[0], int(rest[1]))
        elif verb == "harvest":
            self.harvest(own, rest[0], self.context.action.number)
        elif verb == "advance":
            self.advance(own, rest[0])
        elif verb == "build":
            self.build(own, seat, rest[0], " ".join(rest[1:]))
        elif verb in ("sell", "buy"):               # tz.market.rates
            sign = 1 if verb == "buy" else -1
            own[rest[0]] += sign
            own["corn"] -= sign * PRICES[rest[0]]
        elif verb in ("pay", "take"):
            if prompt == "blessing":                # tz.tech.theology-2
                self.debts["pay"] += 1
                self.debts["climb"] += 1
            own[rest[0]] += 1 if verb == "take" else -1
            self.debts[verb] -= 1
        elif verb == "climb":
            climb(self.sheet, seat, rest[0], self.seats)
            self.debts["climb"] -= 1
        elif verb == "anger":                       # tz.anger.step-down
            own["temples"][rest[0]] -= 1
            self.debts["anger"] -= 1
        elif words == ["days", "2"]:                # tz.start-space.two-days-board
            own["board"] = "dark"
        elif verb == "beg":                         # tz.begging.effect
            own["corn"] = 3
            self.debts["anger"] += 1

    def place(self, own: dict[str, Any], seat: str, prompt: str, target: str) -> None:
        """tz.placing.space-cost, tz.placing.worker-cost, tz.pity.effect."""
        price = places(self.sheet, self.context.placed)[target]
        own["corn"] -= own["corn"] if prompt == "pity" else price
        own["hand"] -= 1
        if target == "start":
            self.sheet["start_space"] = seat
        else:
            self.sheet[target][lowest_free(self.sheet, target)] = seat

    # ------------------------------------------------------------ actions

    def act(self, own: dict[str, Any], seat: str, prompt: str, gear: str, action: int) -> None:
        """The corn for the way to an action, and what it does at once."""
        if prompt == "any-action":                  # tz.uxmal.action-5, tz.effect.any-action
            own["corn"] -= 1
        elif self.context.picked is not None:
            own["corn"] -= reachable(self.context.picked[1], gear, own["theology"])[action]
        if gear == "palenque" and action == 1:      # tz.palenque.action-1, tz.tech.agriculture-2-fishing
            own["corn"] += 4 if own["agriculture"] >= 2 else 3
        elif gear == "yaxchilan":
            self.dig(own, action)
        elif (gear, action) == ("tikal", 5):        # tz.tikal.action-5
            self.debts["pay"] += 1
            self.debts["climb"] += 2
        elif (gear, action) == ("uxmal", 1):        # tz.uxmal.action-1
            own["corn"] -= 3
            self.debts["climb"] += 1
        elif (gear, action) == ("uxmal", 3):        # tz.uxmal.action-3
            self.add_worker(own)
        elif gear == "chichen":                     # tz.chichen.rewards
            own["skulls"] -= 1
            self.sheet["ovals"] = sorted([*self.sheet["ovals"], action])
            own["points"] += OVALS[action]["vp"]
            climb(self.sheet, seat, OVALS[action]["temple"], self.seats)
            self.debts["take"] += OVALS[action]["block"]

    def dig(self, own: dict[str, Any], action: int) -> None:
        """tz.yaxchilan.action-1 to -5, tz.tech.extraction-1 to -3, tz.tech.theology-3."""
        for good, number in YAXCHILAN[action].items():
            level = {"wood": 1, "stone": 2, "gold": 3}.get(good, 9)
            own[good] += number + (own["extraction"] >= level)
        if action == 4:
            self.add_skulls(own, 2 if own["theology"] >= 3 else 1)

    def harvest(self, own: dict[str, Any], crop: str, group: int) -> None:
        """tz.jungle.take-tile, tz.jungle.burn, tz.jungle.keep-tiles, tz.tech.agriculture-1, tz.tech.agriculture-3,
        tz.tech.extraction-1, tz.ruling.harvest-bonus-scope."""
        field = self.sheet["jungle"][group]
        if crop in ("wood", "burn"):
            field["wood"] -= 1
        if crop == "wood":
            own["wood_tiles"] += 1
            own["wood"] += WOOD[group] + (own["extraction"] >= 1)
            return
        own["corn"] += CORN[group] + (own["agriculture"] >= 1) + 2 * (own["agriculture"] >= 3)
        if crop != "tileless":
            field["corn"] -= 1
            own["corn_tiles"] += 1
        if crop == "burn":
            self.debts["anger"] += 1

    def advance(self, own: dict[str, Any], track: str) -> None:
        """tz.tech.cost, tz.tech.bonus, tz.effect.tech, tz.ruling.free-advance-at-level-3."""
        level = own[track]
        if not self.context.tile and self.context.action.gear == "tikal":
            self.debts["pay"] += level + 1 if level < 3 else 1
        elif level == 3 and self.options["level-3"] == "paid":
            self.debts["pay"] += 1
        if level < 3:
            own[track] += 1
        elif track == "agriculture":
            self.debts["climb"] += 1
        elif track == "extraction":
            self.debts["take"] += 2
        elif track == "architecture":
            own["points"] += 3
        else:
            self.add_skulls(own, 1)

    # ------------------------------------------------------------ buildings

    def build(self, own: dict[str, Any], seat: str, tile: str, way: str) -> None:
        """tz.building.construct, tz.uxmal.action-4, tz.tech.architecture-1 to -3, tz.tikal.one-architecture,
        tz.ruling.architecture-timing, tz.ruling.saving-used, tz.ruling.extra-building."""
        if tile.startswith("M"):
            self.pay(own, cost_of(tile))
            self.sheet["monuments"].remove(tile)
            own["monuments"] = sorted([*own["monuments"], tile])
            return
        action, is_extra = self.context.action, self.context.is_extra
        is_helped = way != "plain" and not action.is_helped
        if is_extra:
            is_helped = self.options["extra-building"] == "separate"
        level = own["architecture"] if is_helped else 0
        if is_extra or action.name != ("uxmal", 4):
            self.pay(own, cost_of(tile))
            if way.startswith("less "):
                own[way.split()[1]] += 1
        else:
            own["corn"] -= max(0, 2 * sum(cost_of(tile).values()) - (2 if level >= 3 else 0))
        own["corn"] += level >= 1
        own["points"] += 2 * (level >= 2)
        self.sheet["row"].remove(tile)
        own["buildings"] = sorted([*own["buildings"], tile])
        self.unfinished = True
        self.effects(own, seat, tile)

    def pay(self, own: dict[str, Any], price: dict[str, int]) -> None:
        """A printed price; tz.ruling.monument-skull-returns: a skull goes to the bank, or out of the game."""
        for good, number in price.items():
            own["skulls" if good == "skull" else good] -= number
        if self.options["paid-skull"] == "returns":
            self.sheet["bank_skulls"] += price.get("skull", 0)

    def effects(self, own: dict[str, Any], seat: str, tile: str) -> None:
        """tz.building.immediate, tz.effect.goods, tz.effect.temple; advances, builds and actions are moves."""
        for effect in TILES[tile]["effects"]:
            if effect["op"] == "gain":
                for good in (*BLOCKS, "corn"):
                    own[good] += effect.get(good, 0)
                self.add_skulls(own, effect.get("skull", 0))
            elif effect["op"] == "vp":
                own["points"] += effect["n"]
            elif effect["op"] == "worker":
                self.add_worker(own)
            elif effect["op"] == "temple" and effect["which"] == "any":
                self.debts["climb"] += effect["steps"]
            elif effect["op"] == "temple":
                for _ in range(effect["steps"]):
                    climb(self.sheet, seat, effect["which"], self.seats)

    def add_worker(self, own: dict[str, Any]) -> None:
        """tz.limit.six-workers."""
        if own["workers"] < 6:
            own["workers"] += 1
            own["hand"] += 1

    def add_skulls(self, own: dict[str, Any], due: int) -> None:
        """tz.limit.skulls, tz.ruling.partial-skulls."""
        bank = self.sheet["bank_skulls"]
        taken = 0 if bank < due and self.options["short-skulls"] == "none" else min(bank, due)
        own["skulls"] += taken
        self.sheet["bank_skulls"] -= taken

    def lost_steps(self, seat: str) -> None:
        """tz.ruling.climb-target: a step that cannot be taken is lost; the second of Tikal 5 is on another temple."""
        open_ones = climbable(self.sheet, seat, self.seats)
        if not open_ones or (self.context.action.name == ("tikal", 5) and open_ones == [self.context.climbed]):
            self.debts["climb"] = 0
