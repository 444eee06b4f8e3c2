"""Fights: dice, hits, hearts, damage and how they end."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.chichen_itza.properties import dice as rules
from games.chichen_itza.properties.dice import Side
from games.chichen_itza.properties.realm import CITY_NAME, Facts, units
from support.properties.driving import Step, Table, Tally, Watch

ENDS = ("won", "held-off", "failed", "fled", "repelled", "defeated")
LATER = ("captured", "turn-began", "treasure", "order-set", "step-began")       # what comes after the luck of losers


class Fight:
    """What is known of a fight under way."""

    def __init__(self, facts: Facts, said: dict[str, Any]) -> None:
        self.attacker: str = said["seat"]
        self.defender: str | None = said.get("other")
        self.kind: str | None = said.get("kind")
        self.place: str = said["place"]
        self.levels = {seat: {gear: facts[seat][gear] for gear in ("melee", "ranged", "magic")}
                       for seat in (self.attacker, self.defender) if seat is not None}
        self.hearts = 0
        self.is_silenced = self.is_cowed = False
        self.phases: list[tuple[str, int]] = []
        self.spare: Counter[str] = Counter()        # shields that an idol has left
        self.begin_phase("", 0)

    def begin_phase(self, phase: str, number: int) -> None:
        """Nobody has rolled."""
        self.phase, self.number = phase, number
        self.hits: dict[str, int] = {}              # of each side
        self.faces: list[Counter[str]] = []         # of the creature
        self.damage: dict[str, int] = {}            # still to be suffered
        self.begin_roll()

    def begin_roll(self) -> None:
        """A side begins its roll."""
        self.cast = ("", 0)
        self.dice: list[int] = []
        self.first: list[int] | None = None         # once follow-ups are rolled
        self.luck = 0
        self.is_counted = False

    def other(self, seat: str) -> str | None:
        """The opponent, if it is a player."""
        return self.defender if seat == self.attacker else self.attacker


class Combat(Watch):
    """Follows every fight."""

    def __init__(self, table: Table, tally: Tally) -> None:
        super().__init__(table, tally)
        self.fight: Fight | None = None
        self.follow: tuple[int, set[int]] = (0, set())      # dice to roll one more time, and what hits then
        self.to_lose = 0                                    # heroes
        self.purse = self.stolen = 0                        # coins before the creature rolled, and coins it took

    def see(self, step: Step) -> None:
        if self.fight is not None and step.seat != "chance":
            self.move(self.fight, step)
        for said in step.told:
            if said["event"] in ("fought", "creature-fought"):
                self.fight = Fight(step.before, said)
                self.start(self.fight, step, said)
            elif self.fight is not None:
                self.happen(self.fight, step, said)
                if said["event"] in ENDS:
                    self.finish(self.fight, step)
                    self.fight = None

    def side(self, step: Step, seat: str) -> Side:
        """A player as the fight stands."""
        fight, facts = self.fight, step.before
        assert fight is not None
        now = facts["fight"]["attackers" if seat == fight.attacker else "defenders"]
        warriors, heroes = units(now)
        levels = {gear: max(1, level - fight.is_cowed) for gear, level in fight.levels[seat].items()}
        other = fight.other(seat)
        return Side(seat, facts[seat]["gods"], [facts[seat]["heroes"][hero] for hero in heroes],
                    warriors + len(heroes), levels["melee"], levels["ranged"], levels["magic"],
                    fight.place != CITY_NAME and seat in facts["tiles"][fight.place]["scouts"],
                    facts[other]["gods"] if other is not None else [])

    # ------------------------------------------------------------ beginning

    def start(self, fight: Fight, step: Step, said: dict[str, Any]) -> None:
        """ci.combat.creature.hearts, ci.city-attack.strength: the hearts of a creature."""
        if fight.kind is None:
            return
        facts = step.after if step.after["fight"] != "none" else step.before
        cards = self.cards(facts, fight.attacker)
        if fight.place == CITY_NAME:
            strength = 2 if facts["round"] <= 2 else 4
        else:
            strength = facts["tiles"][fight.place]["strength"] or facts["fight"]["strength"]
        fight.hearts = rules.hearts_of(strength, facts["prophecy"], cards)
        fight.is_silenced = 8 in cards                      # ci.hero.08
        fight.is_cowed = fight.kind == "t-rex" and not fight.is_silenced
        self.same("hearts", said["hearts"], fight.hearts, fight.kind)

    def cards(self, facts: Facts, seat: str) -> list[int]:
        """The cards of the heroes who fight for a seat."""
        assert self.fight is not None
        now = facts["fight"]["attackers" if seat == self.fight.attacker else "defenders"]
        return [facts[seat]["heroes"][hero] for hero in units(now)[1]]

    # ------------------------------------------------------------ answers

    def move(self, fight: Fight, step: Step) -> None:
        """Re-rolls, luck, idols and shields."""
        verb, prompt = step.words[0], step.prompt
        if prompt == "cast":
            own, side = step.before[step.seat], self.side(step, step.seat)
            converts = 53 in side.gods or step.before["prophecy"] == 25         # ci.god.53, bp.prophecy.25
            self.same("cast", sorted(option for option in step.options if option.startswith("cast")),
                      sorted(rules.casts(own["stone"], own["fire"], side.magic, converts)), side)
        elif prompt in ("rolled", "followed"):
            self.rolled(fight, step, verb)
        elif prompt == "creature" and verb == "again":      # ci.god.51
            fight.faces.pop()
        elif prompt == "damage":
            self.suffer(fight, step, verb)
        elif prompt == "lose":
            self.to_lose -= 1
        if verb == "heart":                                 # ci.hero.09
            fight.hearts -= 1

    def rolled(self, fight: Fight, step: Step, verb: str) -> None:
        """A player looks at the dice."""
        side = self.side(step, step.seat)
        kind, cast = fight.cast
        good = rules.faces(side, fight.phase, kind, self.table.options)
        if step.prompt == "rolled":
            if not fight.is_counted:
                due = rules.number_of_dice(side, fight.phase, cast)
                self.same("dice", len(fight.dice), 0 if self.is_alone(fight, side.seat, step) else due, side)
                fight.is_counted = True
            self.same("table", sorted(step.before["fight"]["dice"]), sorted(fight.dice))
        if verb == "hit":                                   # ci.combat.luck.extra-hit
            fight.luck += 1
        elif verb == "reroll":                              # ci.combat.luck.reroll
            fight.dice, fight.is_counted = [], False
        elif verb == "again":
            self.again(fight, step, good)
        elif verb == "keep" and step.prompt == "rolled":
            number, second = rules.follow_ups(side, fight.phase, kind, fight.dice, good)
            fight.hits[side.seat] = rules.first_hits(side, fight.phase, fight.dice, good)
            fight.first, fight.dice = fight.dice, []
            self.follow = (number, second)
            if number:
                self.tally.compared["followed"] += number

    def again(self, fight: Fight, step: Step, good: set[int]) -> None:
        """ci.god.47, ci.god.48, ci.god.52, ci.hero.24, ci.ruling.all-misses: the dice that are rolled again."""
        way = step.words[1]
        kept = int(step.words[3]) if "keep" in step.words else 0
        left = list(step.after["fight"]["dice"])
        gone = Counter(fight.dice) - Counter(left)
        misses = Counter(pips for pips in fight.dice if pips not in good)
        if way == "sixes":
            expected = Counter({6: fight.dice.count(6)})
        elif way == "one-miss":
            expected = gone if gone.total() == 1 and not gone - misses else misses
        else:
            expected = misses - Counter({6: kept})
        self.same("again", +gone, +expected, (way, fight.dice))
        fight.dice = left

    def is_alone(self, fight: Fight, seat: str, step: Step) -> bool:
        """ci.hero.17: in the third melee phase only the owner of this hero rolls."""
        other = fight.other(seat)
        is_third = fight.phase == "melee" and fight.number == 3
        return is_third and other is not None and 17 in self.cards(step.before, other)

    # ------------------------------------------------------------ events

    def happen(self, fight: Fight, step: Step, said: dict[str, Any]) -> None:
        """Dice, hits and phases, as they come."""
        event = said["event"]
        if event == "phase-began":
            self.end_phase(fight, step)
            fight.phases.append((said["phase"], said["number"]))
            fight.begin_phase(said["phase"], said["number"])
        elif event == "cast":
            fight.cast = (said["type"], said["number"])
        elif event == "rolled":
            fight.dice.append(said["pips"])
        elif event == "hits":
            self.count(fight, step, said)
        elif event == "face-rolled":
            self.face(fight, step, said)
        elif event == "coin-stolen":
            self.stolen += 1
        elif event == "second-roll":                        # bp.creature.velociraptor
            self.same("second", (fight.kind, fight.faces.pop(), len(fight.faces), fight.is_silenced),
                      ("velociraptor", Counter(blank=1), 0, False))

    def count(self, fight: Fight, step: Step, said: dict[str, Any]) -> None:
        """The hits of a side, follow-ups and luck included."""
        seat, (number, second) = said["seat"], self.follow
        self.same("follow", len(fight.dice), number)
        fight.hits[seat] += sum(pips in second for pips in fight.dice) + fight.luck
        self.same("hits", said["hits"], fight.hits[seat], (fight.phase, fight.cast, fight.first, fight.dice))
        self.tally.compared[f"hits_{fight.cast[0] or fight.phase}"] += 1
        fight.begin_roll()

    def face(self, fight: Fight, step: Step, said: dict[str, Any]) -> None:
        """ci.combat.creature.die: the creature rolls."""
        facts = step.before
        assert fight.kind is not None
        half = rules.die_half(facts["round"], fight.place == CITY_NAME, facts["prophecy"],
                              self.cards(facts, fight.attacker))
        self.same("half", said["half"], half)
        found = rules.symbols(fight.kind, said["half"], int(said["face"]))
        if fight.faces:                                     # ci.creature.kukulkan
            self.same("chain", (fight.kind, fight.faces[-1]["fire"] > 0), ("kukulkan", True))
        fight.faces.append(found)
        self.purse = facts[fight.attacker]["coins"]

    # ------------------------------------------------------------ damage

    def dealt(self, fight: Fight, step: Step) -> dict[str, int]:
        """ci.combat.simultaneous: what each side has to suffer."""
        if fight.kind is None:
            assert fight.defender is not None
            found = {seat: fight.hits.get(fight.other(seat) or "", 0) for seat in (fight.attacker, fight.defender)}
        else:
            symbol = rules.hits_with(fight.kind, fight.phase, self.table.options)
            found = {fight.attacker: sum(face[symbol] for face in fight.faces) if symbol else 0}
        for seat in found:                                  # ci.god.22: the second shield of an idol
            stopped = min(found[seat], fight.spare[seat])
            found[seat] -= stopped
            fight.spare[seat] -= stopped
        return found

    def suffer(self, fight: Fight, step: Step, verb: str) -> None:
        """ci.combat.damage, ci.combat.damage.heroes-last, ci.god.50, ci.idol.shield, ci.hero.12, ci.hero.16."""
        seat, own = step.seat, step.before[step.seat]
        if not fight.damage:
            fight.damage = self.dealt(fight, step)
        other = fight.other(seat)
        if verb == "block":
            way = step.words[1]
            stops = {"idol": 2 if 22 in own["gods"] else 1, "luck": 1, "one-shield": fight.damage[seat]}[way]
            if self.table.options.get("god22", "phase") == "combat":
                fight.spare[seat] += max(0, stops - fight.damage[seat])
            fight.damage[seat] = max(0, fight.damage[seat] - stops)
        elif verb == "suffer":
            now = step.before["fight"]["attackers" if seat == fight.attacker else "defenders"]
            warriors, heroes = units(now)
            due = fight.damage[seat]
            denied = other is not None and 50 in step.before[other]["gods"]
            shields = 0 if denied else min(own["shields"], due)
            fallen = min(warriors, due - shields)
            self.to_lose = min(len(heroes), due - shields - fallen)
            told = (sum(said["amount"] for said in step.heard("paid") if said["seat"] == seat and
                        said["good"] == "shields"),
                    sum(said["warriors"] for said in step.heard("lost") if said["seat"] == seat))
            self.same("damage", told, (shields, fallen), (seat, due, own["shields"], warriors, heroes))
            left = [said["hero"] for said in step.heard("hero-left") if said["seat"] == seat]
            expected = len(heroes) if self.to_lose == len(heroes) else 0
            self.same("heroes", len(left), expected)
            fight.damage[seat] = 0

    def end_phase(self, fight: Fight, step: Step) -> None:
        """Hearts are gone, and nobody has been spared."""
        if not fight.phase:
            return
        fight.damage = fight.damage or self.dealt(fight, step)
        self.same("spared", [due for due in fight.damage.values() if due], [])
        if fight.kind is not None:
            self.creature_phase(fight, step)

    def creature_phase(self, fight: Fight, step: Step) -> None:
        """ci.combat.creature.phases, ci.creature.triceratops, ci.ruling.guard-scope, ci.hero.17: rolls and hearts."""
        assert fight.kind is not None
        symbol = rules.hits_with(fight.kind, fight.phase, self.table.options)
        has_rolled = bool(fight.faces)
        is_barred = fight.phase == "melee" and fight.number == 3 and 17 in self.cards(step.before, fight.attacker)
        coins = 0 if fight.is_silenced else sum(face["coin"] for face in fight.faces)
        self.same("coins", self.stolen, min(coins, self.purse), fight.kind)     # ci.creature.snake
        self.stolen = 0
        self.same("creature_rolls", has_rolled, symbol is not None and not is_barred, (fight.kind, fight.phase))
        if fight.kind == "kukulkan" and fight.faces and not fight.is_silenced:
            self.same("chain_ends", fight.faces[-1]["fire"], 0)
        guards = 0 if fight.is_silenced else sum(face["guard"] for face in fight.faces)
        fight.hearts -= max(0, fight.hits.get(fight.attacker, 0) - guards)
        fight.hearts = max(0, fight.hearts)
        found = step.after["fight"]
        if found != "none" and found["creature"] == fight.kind:
            self.same("hearts_left", found["hearts"], fight.hearts, (fight.kind, fight.hits, guards))

    # ------------------------------------------------------------ the end

    def finish(self, fight: Fight, step: Step) -> None:
        """ci.combat.pvp.repelled to ci.combat.creature.last-heart, ci.city-attack.failed: what comes of the fight."""
        self.end_phase(fight, step)
        ours = self.left(fight, step, fight.attacker)
        theirs = fight.hearts if fight.defender is None else self.left(fight, step, fight.defender)
        luck, ends = self.outcome(fight, ours, theirs)
        told = step.told[:next((nth for nth, said in enumerate(step.told) if said["event"] in LATER), None)]
        found = Counter({said["seat"]: said["amount"] for said in told
                         if said["event"] == "gained" and said["good"] == "luck"})
        self.same("luck", found, luck, (ours, theirs))
        shown = {said["event"] for said in step.heard("captured", "defeated", "fled", "repelled", "failed")}
        self.same("outcome", shown, ends, (ours, theirs))
        self.tally.compared["against_player" if fight.defender else "against_creature"] += 1
        self.phases(fight, step, ours > 0 and theirs > 0)

    def left(self, fight: Fight, step: Step, seat: str) -> int:
        """The units of a side after this step."""
        fallen = sum(said["warriors"] for said in step.heard("lost") if said["seat"] == seat)
        fallen += sum(said["seat"] == seat for said in step.heard("hero-left"))
        now = step.before["fight"]["attackers" if seat == fight.attacker else "defenders"]
        warriors, heroes = units(now)
        return warriors + len(heroes) - int(fallen)

    def outcome(self, fight: Fight, ours: int, theirs: int) -> tuple[Counter[str], set[str]]:
        """Who gets a luck token, and which events come, by the units of both sides or the hearts of the creature."""
        if fight.place == CITY_NAME:
            return (Counter({fight.attacker: 1}), {"failed"}) if theirs else (Counter(), {"repelled"})
        if fight.defender is None:
            if theirs == 0:
                return Counter(), {"defeated", "captured"} if ours else {"defeated"}
            if theirs == 1 and ours:
                return Counter(), {"fled", "captured"}
            return Counter({fight.attacker: 1}), set()
        if theirs == 0:
            luck = Counter({fight.defender: 1})
            return (luck, {"captured"}) if ours else (luck + Counter({fight.attacker: 1}), set())
        return (Counter(), set()) if ours else (Counter({fight.attacker: 1}), set())

    def phases(self, fight: Fight, step: Step, is_whole: bool) -> None:
        """ci.combat.phases, ci.creature.jaguar, bp.creature.pteranodon, bp.prophecy.06, bp.prophecy.07; where gods
        decide about phases, nothing is compared."""
        facts = step.before
        gods = {god for seat in (fight.attacker, fight.defender) if seat is not None for god in facts[seat]["gods"]}
        if gods & set(range(41, 47)):
            return
        numbers = {"magic": 1, "ranged": 1, "melee": 3}
        numbers |= {6: {"magic": 2}, 7: {"ranged": 2}}.get(facts["prophecy"], {})
        if fight.kind == "jaguar" and not fight.is_silenced:
            numbers |= {"magic": 0, "ranged": 0}
        if fight.kind == "pteranodon" and not fight.is_silenced:
            numbers |= {"ranged": numbers["ranged"] + 3, "melee": 0}
        expected = [(phase, nth) for phase, number in numbers.items() for nth in range(1, number + 1)]
        if not is_whole:
            expected = expected[:len(fight.phases)]
        self.same("phases", fight.phases, expected, fight.kind)
