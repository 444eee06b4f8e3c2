"""The supply phase: coins, warriors, idols, shields, upkeep and what gods add, seat by seat."""

from __future__ import annotations

import copy
from typing import Any

from games.chichen_itza.properties.realm import (
    BOX,
    CITY_NAME,
    TILES,
    UPKEEP,
    Facts,
    controlled,
    kinds_of_land,
    limit,
    size,
)
from games.chichen_itza.properties.realm import units as units_of
from support.properties.driving import Step, Watch

GOODS = ("coins", "luck", "idols", "shields")
STRIPS = BOX["reserve_strips"]["coins"]["value"]            # of strip 1, the bottom one, to strip 5
SHIELDS = (0, 1, 2, 3, 4, 5)                                # ci.gear.defense
COMPARED = (*GOODS, "hand", "reserve", "heroes")


class Supply(Watch):
    """Computes the whole phase from the position before it and its answers, and compares before the first turn."""

    sheet: Facts | None = None
    yields: dict[str, int]              # god 27: villages and camps that give coins

    def see(self, step: Step) -> None:
        if self.sheet is not None and step.seat != "chance":
            self.move(step)
        for said in step.told:
            if said["event"] == "step-began" and said["step"] == "supply":
                self.open(step)
            elif self.sheet is not None:
                self.happen(said)
        if self.sheet is not None and step.then[1] == "turn":
            self.compare(step.after)

    def open(self, step: Step) -> None:
        """What everybody has when the phase begins; a prophecy may have come just before."""
        self.sheet, self.yields = copy.deepcopy(step.before), {}
        self.sheet["prophecy"] = step.after["prophecy"]
        for said in step.told:
            if said["event"] == "step-began" and said["step"] == "supply":
                break
            self.book(said)
        self.held = {seat: self.tiles_of(seat) for seat in self.table.seats}

    def book(self, said: dict[str, Any]) -> None:
        """Take over what happened before the phase: ci.supply.order."""
        seat = said.get("seat", "")
        if said["event"] == "gained":
            self.goods(seat)[said["good"]] += said["amount"]
        elif said["event"] == "paid":
            self.goods(seat)[said["good"]] -= said["amount"]
        elif said["event"] == "drew-hidden":
            self.goods(seat)["hand"] += 1
        elif said["event"] == "deployed":
            self.deploy(seat, said["warriors"], said["place"])
        elif said["event"] == "returned":
            self.goods(seat)["reserve"] += said["warriors"]
        elif said["event"] in ("gear-raised", "gear-lowered"):
            own = self.goods(seat)
            own[said["gear"]] = said["level"]
            own["shields"] = min(own["shields"], SHIELDS[own["defense"] - 1])
        elif said["event"] == "recalled":
            self.take_off(seat, said["place"])

    def goods(self, seat: str) -> dict[str, Any]:
        """The sheet of a seat."""
        assert self.sheet is not None
        found: dict[str, Any] = self.sheet[seat]
        return found

    def tiles_of(self, seat: str) -> list[str]:
        """What a seat controls."""
        assert self.sheet is not None
        return controlled(self.sheet, seat, self.table.seats, self.table.options)

    # ------------------------------------------------------------ warriors

    def deploy(self, seat: str, number: int, place: str) -> None:
        """ci.reserve.deploy, ci.reserve.exhausted."""
        assert self.sheet is not None
        own = self.goods(seat)
        number = min(number, own["reserve"])
        own["reserve"] -= number
        where = self.sheet["city"] if place == CITY_NAME else self.sheet["tiles"][place]
        warriors, heroes = units_of(where[seat])
        where[seat] = {"warriors": warriors + number, "heroes": heroes}

    def take_off(self, seat: str, place: str) -> None:
        """bp.prophecy.08, bp.prophecy.09: one warrior of a tile."""
        assert self.sheet is not None
        warriors, heroes = units_of(self.sheet["tiles"][place][seat])
        self.sheet["tiles"][place][seat] = {"warriors": warriors - 1, "heroes": heroes}

    # ------------------------------------------------------------ the steps

    def happen(self, said: dict[str, Any]) -> None:
        """ci.supply.order: a step is over when the next one begins; the gods come last."""
        if said["event"] == "step-began":
            over = {"warriors": self.step_a, "idols": self.step_b, "shields": self.step_c, "upkeep": self.step_d,
                    "gods": self.gods}.get(said["step"])
            if over is not None:
                for seat in self.table.seats:
                    over(seat)

    def count(self, seat: str, kind: str) -> int:
        """Controlled tiles of a kind."""
        return sum(TILES[tile]["kind"] == kind for tile in self.held[seat])

    @property
    def twice(self) -> int:
        """bp.prophecy.14: villages, camps and temples give double."""
        assert self.sheet is not None
        return 2 if self.sheet["prophecy"] == 14 else 1

    def step_a(self, seat: str) -> None:
        """ci.supply.a, ci.reserve.values, ci.god.27: coins, over when the warriors come."""
        own = self.goods(seat)
        on_income = [nth for nth in range(5) if own["reserve"] > 5 * (4 - nth)]
        paying = self.yields.get(seat, self.count(seat, "village"))
        own["coins"] += sum(STRIPS[nth] for nth in on_income) + 2 * self.twice * paying

    def step_b(self, seat: str) -> None:
        """ci.supply.b, ci.god.27: warriors."""
        both = self.count(seat, "village") + self.count(seat, "camp")
        camps = both - self.yields[seat] if seat in self.yields else self.count(seat, "camp")
        self.deploy(seat, 2 + self.twice * camps, CITY_NAME)

    def step_c(self, seat: str) -> None:
        """ci.supply.c: idols."""
        self.goods(seat)["idols"] += self.twice * self.count(seat, "temple")

    def step_d(self, seat: str) -> None:
        """ci.supply.d, ci.supply.d.cap: shields up to the defense value."""
        own = self.goods(seat)
        own["shields"] = max(own["shields"], SHIELDS[own["defense"] - 1])

    def gods(self, seat: str) -> None:
        """ci.god.01, ci.god.02, ci.god.04, ci.god.23, ci.god.24: after step E."""
        assert self.sheet is not None
        own, has_tunnels = self.goods(seat), self.table.options["tunnels"] == "on"
        if 1 in own["gods"]:
            own["coins"] += sum("water" in kinds_of_land(self.sheet, tile, has_tunnels) for tile in self.held[seat])
        if 2 in own["gods"]:
            own["coins"] += self.count(seat, "ruin")
        if 4 in own["gods"]:
            own["coins"] += len(own["gems"])
        for god, kind in ((23, "fire"), (24, "stone")):
            if god in own["gods"] and self.sheet["deck"][kind] + self.sheet["pile"][kind]:
                own["hand"] += 1
                self.sheet["deck"][kind] -= 1

    # ------------------------------------------------------------ answers

    def move(self, step: Step) -> None:
        """Upkeep, trades, and gods that are invoked."""
        assert self.sheet is not None
        own, verb, *rest = self.goods(step.seat), *step.words
        double = 2 if 22 in own["gods"] else 1              # ci.god.22
        if verb == "pay":                                   # ci.supply.e, ci.god.03
            own["coins"] -= 0 if 3 in own["gods"] else UPKEEP[own["heroes"][rest[0]]]
        elif verb == "dismiss":                             # ci.supply.e.unpaid
            own["heroes"][rest[0]] = "none"
            for where in (self.sheet["city"], *self.sheet["tiles"].values()):
                warriors, heroes = units_of(where[step.seat])
                where[step.seat] = {"warriors": warriors, "heroes": [hero for hero in heroes if hero != rest[0]]}
            self.held[step.seat] = self.tiles_of(step.seat)
        elif verb == "yield":
            self.yields[step.seat] = int(rest[0])
        elif verb == "trade":                               # ci.idol.exchange
            own["idols"] -= 1
            good = {"coins": "coins", "luck": "luck", "magic": "hand"}[rest[0]]
            own[good] += {"coins": 2, "luck": 1, "magic": 1}[rest[0]] * double
        elif verb == "invoke":
            self.invoke(step.seat, int(rest[0]))
        elif step.prompt == "reinforce":                    # too few are left for all tiles
            self.deploy(step.seat, 1, rest[0])
        elif verb in ("lift", "put"):                       # ci.god.28
            self.carry(step.seat, rest[0], rest[1] if len(rest) > 1 else "", 1 if verb == "put" else -1)

    def invoke(self, seat: str, god: int) -> None:
        """ci.god.25, ci.god.26; if fewer warriors are left than tiles, each of them is put somewhere."""
        assert self.sheet is not None
        goals = []
        for tile in self.held[seat]:
            warriors, heroes = units_of(self.sheet["tiles"][tile][seat])
            if god == 25 and warriors == 1 and not heroes:
                goals.append(tile)
            elif god == 26 and TILES[tile]["kind"] == "camp":
                has_room = size(self.sheet["tiles"][tile][seat]) < limit(self.sheet, seat)
                goals.append(tile if has_room else CITY_NAME)
        if len(goals) <= self.goods(seat)["reserve"]:
            for place in goals:
                self.deploy(seat, 1, place)

    def carry(self, seat: str, place: str, hero: str, number: int) -> None:
        """A unit is taken up or put down."""
        assert self.sheet is not None
        where = self.sheet["city"] if place == CITY_NAME else self.sheet["tiles"][place]
        warriors, heroes = units_of(where[seat])
        if hero:
            heroes = [*heroes, hero] if number > 0 else [name for name in heroes if name != hero]
        where[seat] = {"warriors": warriors + (0 if hero else number), "heroes": heroes}

    def compare(self, facts: Facts) -> None:
        """Goods, reserve, heroes, and everybody's units everywhere."""
        assert self.sheet is not None
        for seat in self.table.seats:
            found = {field: facts[seat][field] for field in COMPARED}
            expected = {field: self.goods(seat)[field] for field in COMPARED}
            self.same("supply", found, expected, f"{seat} gods {facts[seat]['gods']} {facts['prophecy']}")
            places = [(CITY_NAME, facts["city"][seat], self.sheet["city"][seat])]
            places += [(tile, facts["tiles"][tile][seat], self.sheet["tiles"][tile][seat]) for tile in facts["tiles"]]
            moved = [(place, units_of(now), units_of(due)) for place, now, due in places
                     if (units_of(now)[0], sorted(units_of(now)[1])) != (units_of(due)[0], sorted(units_of(due)[1]))]
            self.same("units", moved, [], seat)
        self.sheet = None
