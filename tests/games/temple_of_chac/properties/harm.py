"""The boulder, walls, lava, water, bridge and hazards: where everybody is afterwards, who lies, who is hurt."""

from __future__ import annotations

from typing import Any

from games.temple_of_chac.properties.temple import CORRIDOR, DASHBOARDS, HALL, LEAVES_RAPIDS, PLATES, joined, number
from support.properties.driving import Facts, Step, Table, Tally, Watch

QUIET = ("action", "step", "over")
DOWNSTREAM = ("R1", "R2", "R3", "R4", "R5", "W")


class Harm(Watch):
    """Follows moves, dice and cards; how they end is computed here and compared before the next action."""

    people: dict[str, dict[str, Any]]       # at, fallen, wounds, injuries, escaped of each seat

    def __init__(self, table: Table, tally: Tally) -> None:
        super().__init__(table, tally)
        self.facts: Facts = {}
        self.ways = joined(table.options)
        self.kinds: list[str] = []
        self.boulder = self.plates = self.planks = self.surging = self.tokens = self.escapes = 0
        self.dice: list[int] = []           # of the roll under way
        self.mover = ""                     # who walks, is pushed or searches
        self.flees = False                  # from lava
        self.drifts = False                 # after this search
        self.cards: list[str] = []          # revealed and not resolved

    def sync(self, facts: Facts) -> None:
        """Take the position as it is."""
        self.facts, self.kinds, self.dice, self.flees, self.drifts = facts, [], [], False, False
        self.people = {seat: {"at": facts[seat]["at"], "fallen": facts[seat]["fallen"], "wounds": facts[seat]["wounds"],
                              "injuries": len(facts[seat]["injuries"]), "escaped": facts[seat]["escaped"]}
                       for seat in self.table.seats}
        self.boulder, self.plates, self.planks = number(facts["boulder"]), facts["plates"], facts["planks"]
        self.surging, self.tokens = facts["surging"], sum(facts["injuries_left"].values())
        self.gear = {seat: list(facts[seat]["gear"]) for seat in self.table.seats}
        self.lava = {space: "trap" if tile["gone"] else "safe" if tile["flipped"] else "hidden"
                     for space, tile in facts["lava"].items()}
        self.has_helmet = {seat: "pith-helmet" not in facts[seat]["used"] for seat in self.table.seats}
        self.escapes = max(one["escaped"] for one in self.people.values())

    def see(self, step: Step) -> None:
        if not self.facts:
            if step.then[1] in QUIET:
                self.sync(step.after)
            return
        if step.seat != "chance":
            self.move(step.seat, step.prompt, step.words)
        for said in step.told:
            self.happen(said)
        if step.then[1] != "draw":
            self.resolve()
        if step.then[1] in QUIET:
            self.compare(step.after)

    def compare(self, facts: Facts) -> None:
        """Everybody's place and health, and what lies on the board."""
        if self.drifts:
            self.carry(self.mover, 1)
        found = [{"at": facts[seat]["at"], "fallen": facts[seat]["fallen"], "wounds": facts[seat]["wounds"],
                  "injuries": len(facts[seat]["injuries"]), "escaped": facts[seat]["escaped"]}
                 for seat in self.table.seats]
        board = number(facts["boulder"]), facts["plates"], facts["planks"], facts["surging"]
        expected = self.boulder, self.plates, self.planks, self.surging
        self.same_after(self.kinds, (found, board), (list(self.people.values()), expected))
        self.sync(facts)

    # ------------------------------------------------------------ moves

    def move(self, seat: str, prompt: str, words: list[str]) -> None:
        """What a player chose."""
        verb, rest = words[0], words[1:]
        own = self.people[seat]
        if verb in ("step", "flee", "pushed"):
            self.kinds.append(verb)
            if verb == "pushed":
                own["fallen"] = True
            self.enter(seat, rest[0], verb == "flee")
        elif verb == "stand":
            self.kinds.append(verb)
            own["fallen"] = False
        elif verb == "search" or words == ["gear", "lantern"]:
            swims = self.facts[seat]["adventurer"] == "puccio-cortese"
            self.mover, self.drifts = seat, own["at"].startswith("R") and not swims
        elif words == ["gear", "first-aid-kit"]:            # tc.wound.heal
            self.kinds.append("heal")
            own["wounds"] = max(0, own["wounds"] - 2)
        elif verb == "interact":
            self.mover = seat
        elif (verb, prompt) == ("reroll", "exit-roll"):     # tc.gear.life-vest
            self.dice.remove(int(rest[0]))
        elif verb == "drift":
            self.carry(seat, 1)
        elif verb == "suffer":                              # tc.cave.spider, tc.hazard.vampire-bats
            self.kinds.append(prompt)
            self.hurt(seat, 1, is_hazard=prompt == "bats")

    def enter(self, seat: str, space: str, flees: bool) -> None:
        """A figure comes onto a space; lava falls and exits count as left actions."""
        own = self.people[seat]
        own["at"], self.mover, self.flees = space, seat, flees
        if space == "X":
            self.leave(seat)
        elif space == "W":
            self.wash(seat)
        elif space in self.facts["lava"]:
            if self.lava[space] == "trap":                  # tc.lava.gap
                self.kinds.append("gap")
                self.hurt(seat, 2, is_lava=True)
            elif flees and self.lava[space] == "safe":      # tc.lava.escape-falls
                own["fallen"] = True
        elif flees:                                         # tc.lava.escape-outside
            own["fallen"] = True

    def leave(self, seat: str) -> None:
        """tc.exit.step, tc.exit.final."""
        self.escapes += 1
        self.people[seat] |= {"at": "X", "escaped": self.escapes, "fallen": False}

    # ------------------------------------------------------------ what happens

    def happen(self, said: dict[str, Any]) -> None:
        """Dice, cards and tiles as they are turned up."""
        event = said["event"]
        if event in ("boulder-rolled", "plank-rolled", "exit-rolled"):
            self.dice.append(said["pips"])
        elif event == "boulder-moved":
            self.roll_on(said)
        elif event == "tile-flipped":
            self.flip(said)
        elif event == "planks-lost":
            self.break_planks(said)
        elif event == "revealed":
            self.cards.append(said["card"])
        elif event in ("washed-over", "moved") and len(self.dice) and self.people[self.mover]["at"] == "R5":
            self.leave_rapids()
        elif event == "turn-began":
            self.has_helmet = dict.fromkeys(self.has_helmet, True)

    def flip(self, said: dict[str, Any]) -> None:
        """tc.lava.reveal, tc.lava.safe, tc.lava.trap, tc.lava.escape-reveal."""
        is_trap = said["number"] in self.facts["clues"].values()
        self.same("flipped", said["kind"], "trap" if is_trap else "safe")
        self.lava[said["space"]] = said["kind"]
        if is_trap:
            self.hurt(self.mover, 2, is_lava=True)
        elif self.flees:
            self.people[self.mover]["fallen"] = True

    def resolve(self) -> None:
        """tc.action.search.order: gear first, then hazards as they came."""
        cards, self.cards = self.cards, []
        self.gear.setdefault(self.mover, []).extend(cards)
        for card in cards:
            if card == "darts":                             # tc.hazard.darts
                self.kinds.append(card)
                self.hurt(self.mover, 1, is_hazard=True)
            elif card == "lava-burst":                      # tc.hazard.lava-burst
                self.kinds.append("burst")
                self.hurt(self.mover, 2, is_hazard=True, is_lava=True)
            elif card == "surging-waters":                  # tc.hazard.surging-waters
                self.kinds.append("surge")
                self.surging += 1
                self.carry(self.mover, 2)

    def carry(self, seat: str, spaces: int) -> None:
        """tc.rapids.drift, tc.rapids.surge-order: downstream, and over the falls if it comes to that."""
        own = self.people[seat]
        if own["at"] in DOWNSTREAM:
            self.kinds.append("carried")
            own["at"] = DOWNSTREAM[min(len(DOWNSTREAM) - 1, DOWNSTREAM.index(own["at"]) + spaces)]
            if own["at"] == "W":
                self.wash(seat)

    def wash(self, seat: str) -> None:
        """tc.rapids.washed-over."""
        self.kinds.append("washed")
        self.people[seat] |= {"at": "U", "fallen": True}
        self.hurt(seat, 2)

    def leave_rapids(self) -> None:
        """tc.rapids.exit, tc.adventurer.puccio-cortese, tc.gear.life-vest: all dice must be low enough."""
        safe = 5 if self.facts[self.mover]["adventurer"] == "puccio-cortese" else 4
        self.same("exit_dice", len(self.dice), 1 + self.surging)
        dice, self.dice = self.dice, []
        self.kinds.append("rapids")
        if max(dice) <= safe:
            self.people[self.mover]["at"] = LEAVES_RAPIDS
        else:
            self.wash(self.mover)

    def break_planks(self, said: dict[str, Any]) -> None:
        """tc.bridge.entry-roll, tc.bridge.sabotage, tc.bridge.collapse."""
        self.kinds.append("planks")
        self.same("plank_dice", len(self.dice), self.planks)
        self.planks -= sum(pips >= 5 for pips in self.dice)
        self.dice = []
        if self.planks == 0:
            for seat, own in self.people.items():
                if own["at"] == "BR":
                    own |= {"at": "U", "fallen": True}
                    self.hurt(seat, 2)

    # ------------------------------------------------------------ the boulder

    def roll_on(self, said: dict[str, Any]) -> None:
        """tc.boulder.dice, tc.boulder.distance, tc.boulder.hit, tc.boulder.run-over, tc.boulder.overshoot."""
        way = 1
        if self.dice:
            self.same("boulder_dice", len(self.dice), 2 + self.plates)
            way += sum(pips >= 3 for pips in self.dice)
        self.kinds.append("rolled" if self.dice else "advanced")
        self.dice = []
        start, self.boulder = self.boulder, min(self.boulder + way, len(CORRIDOR) - 1)
        for seat in self.in_turn_order():
            own = self.people[seat]
            if start < number(own["at"]) <= self.boulder:
                own["fallen"] = True
                is_hit = number(own["at"]) == self.boulder
                self.kinds.append("hit" if is_hit else "run_over")
                if is_hit:
                    self.push(seat)
                self.hurt(seat, 3)
        self.trigger()

    def push(self, seat: str) -> None:
        """tc.boulder.hit, tc.boulder.push-out: one space forwards; another space if the table plays it so."""
        if self.boulder == len(CORRIDOR) - 1:
            self.leave(seat)
        elif self.table.options["hit-push"] == "forward":
            self.people[seat]["at"] = CORRIDOR[self.boulder + 1]

    def in_turn_order(self) -> list[str]:
        """tc.boulder.push-out-order."""
        seats = self.table.seats
        first = seats.index(self.facts["first"])
        return [*seats[first:], *seats[:first]]

    def trigger(self) -> None:
        """tc.boulder.checkpoints, tc.boulder.plate-timing, tc.walls.plate-2, tc.walls.eject."""
        before, self.plates = self.plates, max(self.plates, sum(plate <= self.boulder for plate in PLATES))
        if before < 2 <= self.plates:
            literal = self.table.options["wall-ejection"] == "nearest-space"
            for seat, own in self.people.items():
                if own["at"] in HALL or (own["at"] == "E" and not literal):
                    own |= {"at": "E" if literal and own["at"] in HALL[:2] else "C6", "fallen": True}
                    self.kinds.append("crushed")
                    self.hurt(seat, 3)

    # ------------------------------------------------------------ wounds

    def hurt(self, seat: str, wounds: int, is_hazard: bool = False, is_lava: bool = False) -> None:
        """tc.wound.suffer, tc.wound.overflow, tc.wound.no-injury-left; tc.gear.fireproof-boots, tc.gear.pith-helmet."""
        own = self.people[seat]
        health = DASHBOARDS[self.facts[seat]["adventurer"]]["health"]
        if is_lava and "fireproof-boots" in self.gear[seat]:
            wounds -= 1
        if is_hazard and wounds and "pith-helmet" in self.gear[seat] and self.has_helmet[seat]:
            wounds -= 1
            self.has_helmet[seat] = False
        for _ in range(wounds):
            own["wounds"] += 1
            if own["wounds"] == health:
                own["wounds"] = 0
                if self.tokens:
                    self.tokens -= 1
                    own["injuries"] += 1
                else:
                    own["fallen"] = True
