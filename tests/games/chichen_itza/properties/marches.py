"""Marches: who may go, from where, and how far, by plain search of the realm."""

from __future__ import annotations

from games.chichen_itza.properties.realm import (
    CITY_NAME,
    RANGE,
    TUNNELS,
    Facts,
    at,
    enemies,
    kinds_of_land,
    limit,
    neighbours,
    size,
    units,
)
from support.properties.driving import Step, Watch

TERRAIN = {"land-move": "land", "water-move": "water", "move-hero": "any"}
JUMPER = {"water-move": 2, "land-move": 3}                  # ci.hero.02, ci.hero.03
GATHERER = {"water-move": 59, "land-move": 60}              # ci.god.59, ci.god.60


class Marches(Watch):
    """Compares starts, groups and destinations."""

    action = ""
    hero = ""                       # whose move-hero action it is
    here = ""                       # where the group is
    start = ""
    left = 0                        # steps
    group = (0, [""])
    passed: tuple[str, ...] = ()

    def see(self, step: Step) -> None:
        if step.prompt == "turn" and step.words[0] == "use":
            self.action = step.words[2]
            self.hero = step.words[3] if self.action == "move-hero" else ""
            if self.hero:
                places = [CITY_NAME, *step.before["tiles"]]
                self.begin(step, next(place for place in places
                                      if self.hero in units(at(step.before, place, step.seat))[1]))
        if step.seat == "chance" or self.action not in TERRAIN:
            return
        verb, *rest = step.words
        if step.prompt == "from":
            self.same("from", sorted(self.asked(step, "from")), sorted(self.starts(step.before, step.seat)))
        elif step.prompt == "group":
            self.same("group", sorted(self.asked(step, "group")), sorted(self.groups(step.before, step.seat)))
        elif step.prompt == "to":
            ends = self.ends(step.before, step.seat)
            self.same("to", sorted(self.asked(step, "to")), sorted(f"to {end}" for end in ends), self.about())
            self.same("via", sorted(self.asked(step, "via")), sorted(self.vias(step.before, step.seat)), self.about())
        if verb == "from":
            self.begin(step, rest[0])
        elif verb == "group":
            self.group = (int(rest[0]), rest[1].split("+") if len(rest) > 1 else [])
        elif verb == "via":
            self.left -= self.distances(step.before)[rest[0]]
            self.here, self.passed = rest[0], (*self.passed, rest[0])
        elif verb == "join":
            self.group = (self.group[0] + int(rest[0]), self.group[1])
        elif verb in ("to", "stop"):
            self.action = ""

    def begin(self, step: Step, place: str) -> None:
        """A march starts."""
        self.here = self.start = place
        self.left, self.passed = self.steps(step.before, step.seat), ()

    def asked(self, step: Step, verb: str) -> list[str]:
        """The options with a verb."""
        return [option for option in step.options if option.split()[0] == verb]

    def about(self) -> str:
        """What a difference is about."""
        return f"{self.action} {self.group} from {self.start} at {self.here}, {self.left} steps"

    # ------------------------------------------------------------ who and from where

    def starts(self, facts: Facts, seat: str) -> list[str]:
        """ci.move.rule-1: the city and tiles with own units."""
        return [f"from {place}" for place in (CITY_NAME, *facts["tiles"]) if size(at(facts, place, seat))]

    def groups(self, facts: Facts, seat: str) -> list[str]:
        """ci.move.rule-2, ci.god.21, ci.action.move-hero: any of the units, up to the limit."""
        warriors, heroes = units(at(facts, self.here, seat))
        names = [name for name in ("wanderer", "champion", "commander") if name in heroes]
        found = []
        for chosen in range(1 << len(names)):
            joined = [name for nth, name in enumerate(names) if chosen >> nth & 1]
            if self.hero and self.hero not in joined:
                continue
            found += [" ".join(["group", str(number), "+".join(joined)]).rstrip() for number in range(warriors + 1)
                      if 1 <= number + len(joined) <= limit(facts, seat)]
        return found

    def steps(self, facts: Facts, seat: str) -> int:
        """ci.move.rule-3, ci.gear.ranged, bp.prophecy.11."""
        return 1 if facts["prophecy"] == 11 else int(RANGE[facts[seat]["ranged"] - 1])

    # ------------------------------------------------------------ how far

    def fits(self, facts: Facts, place: str) -> bool:
        """ci.move.rule-4, ci.move.rule-5, ci.action.move-hero: may this kind of march enter?"""
        terrain = TERRAIN[self.action]
        if place == CITY_NAME or terrain == "any":
            return True
        return terrain in kinds_of_land(facts, place, self.table.options["tunnels"] == "on")

    def distances(self, facts: Facts) -> dict[str, int]:
        """ci.move.rule-6, bp.tunnels.step, bp.tunnels.exit: steps to every place; nobody on the way is in the way."""
        joined = neighbours(facts)
        if self.table.options["tunnels"] == "on":
            for tunnel in TUNNELS:
                joined[tunnel] |= set(TUNNELS) - {tunnel}
        found = {self.here: 0}
        edge = [self.here]
        for steps in range(1, self.left + 1):
            edge = [there for here in edge for there in joined[here] if there not in found and self.fits(facts, there)]
            found |= dict.fromkeys(edge, steps)
        return found

    def cards(self, facts: Facts, seat: str) -> list[int]:
        """The cards of the heroes in the group."""
        return [facts[seat]["heroes"][hero] for hero in self.group[1]]

    def ends(self, facts: Facts, seat: str) -> list[str]:
        """ci.move.other-tile, ci.move.rule-8: where the group may stay; it can come back to a place it passed."""
        reached = set(self.distances(facts))
        if self.left < 2 or len(reached) == 1:
            reached.discard(self.here)
        if JUMPER.get(self.action) in self.cards(facts, seat):
            reached |= {tile for tile in facts["tiles"] if self.fits(facts, tile)}
        return [place for place in reached if place != self.start and self.may_stay(facts, seat, place)]

    def may_stay(self, facts: Facts, seat: str, place: str) -> bool:
        """ci.tile.unit-limit, ci.move.no-war, ci.move.arrival-price, ci.god.19, ci.god.39, ci.hero.20."""
        if place == CITY_NAME:
            return True
        count = self.group[0] + len(self.group[1])
        if count + size(at(facts, place, seat)) > limit(facts, seat):
            return False
        for other in enemies(facts, place, seat, self.table.seats):
            flips = 2 if 39 in facts[other]["gods"] else 1
            if 20 in self.cards(facts, seat):
                flips = 0
            if facts[seat]["war"] < flips or (19 in facts[other]["gods"] and facts[seat]["coins"] < 2):
                return False
        return True

    def vias(self, facts: Facts, seat: str) -> list[str]:
        """ci.god.59, ci.god.60, bp.combine.pick-up: places on the way where own warriors can still join."""
        room = limit(facts, seat) - self.group[0] - len(self.group[1])
        if GATHERER.get(self.action) not in facts[seat]["gods"] or room <= 0:
            return []
        return [f"via {place}" for place, steps in self.distances(facts).items()
                if 0 < steps < self.left and units(at(facts, place, seat))[0] and place not in self.passed
                and place != self.start]
