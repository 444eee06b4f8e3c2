"""Keeps the books of a table from its moves alone and compares them with the table wherever it is quiet."""

from __future__ import annotations

from typing import Any

from games.tzolkin.properties import days
from games.tzolkin.properties.context import Context
from games.tzolkin.properties.deeds import Deeds
from games.tzolkin.properties.sheet import BLOCKS, GEARS, TEMPLES, TILES, TRACKS, sheet
from support.properties.driving import Facts, Step, Watch

QUIET = ("turn", "place", "pick", "action", "days", "over", "draw-building")
OPENED = ("harvest", "trade", "track", "build", "any-action")       # quiet if an action has just opened them
OWN = ("corn", *BLOCKS, "skulls", "points", "hand", "workers", "temples", *TRACKS, "corn_tiles", "wood_tiles", "board",
       "buildings", "monuments")
COMMON = (*GEARS, "jungle", "ovals", "monuments", "start_space", "calendar_corn", "bank_skulls", "marker", "tooth")


class Books(Watch):
    """Every move, Food Day and turn of the gears: what everybody has afterwards."""

    deeds: Deeds | None = None
    span = (0, 0)                   # the teeth of the round before this one and of this one
    round = 0
    held = False                    # was this round a Food Day?
    food_day = 0                    # the Food Day whose rewards are still to come
    days = 1                        # that the calendar is turned after this round
    kinds: list[str]

    def see(self, step: Step) -> None:
        if self.deeds is None:
            if self.table.draw.given is None:
                if step.then[1] in ("turn", "pity"):
                    self.open(step.after)
                    self.wealth(step.after)
                return
            self.open(step.before)
        assert self.deeds is not None
        if step.seat != "chance":
            self.kinds.append(kind_of(step))
            self.days = int(step.words[1]) if step.words[0] == "days" else self.days
            self.deeds.move(step.seat, step.prompt, step.words)
            self.end_of_turn(step)
        for said in step.told:
            self.happen(said)
        if self.food_day and step.then[1] != "draw-building":
            days.reward(self.deeds.sheet, self.table.seats, self.food_day)
            self.kinds.append("rewards")
            self.food_day = 0
        if step.then[1] in QUIET or (step.then[1] in OPENED and step.words[0] == "act" and not self.deeds.unfinished):
            self.compare(step)

    def open(self, facts: Facts) -> None:
        """Begin with what lies on the table."""
        self.deeds = Deeds(sheet(facts), self.table.seats, self.table.options)
        self.span, self.round, self.kinds = (facts["tooth"], facts["tooth"]), facts["round"], []

    def wealth(self, facts: Facts) -> None:
        """tz.setup.player-pieces, tz.setup.markers, tz.setup.wealth-gain: what the two tiles give, and nothing else."""
        bare = {**dict.fromkeys(OWN, 0), "workers": 3, "hand": 3, "board": "light", "buildings": [], "monuments": []}
        start = {**sheet(facts), "bank_skulls": 13, **{seat: {**bare, "temples": dict.fromkeys(TEMPLES, 1)}
                                                       for seat in self.table.seats}}
        deeds = Deeds(start, self.table.seats, self.table.options)
        for seat in self.table.seats:
            for tile in facts[seat]["wealth"]:
                deeds.effects(start[seat], seat, tile)
                for effect in TILES[tile]["effects"]:
                    if effect["op"] == "tech":
                        start[seat][effect["track"]] += 1
            self.same("wealth", {field: facts[seat][field] for field in OWN}, start[seat])

    def end_of_turn(self, step: Step) -> None:
        """tz.start-space.take-corn: the seat that has just claimed the space takes what lies on the calendar."""
        assert self.deeds is not None
        if step.prompt == "pity" or (step.prompt in ("place", "pick") and step.move == "stop"):
            if self.deeds.sheet["start_space"] == step.seat and self.deeds.context.placed:
                self.deeds.sheet[step.seat]["corn"] += self.deeds.sheet["calendar_corn"]
                self.deeds.sheet["calendar_corn"] = 0
            self.deeds.context = Context()

    def happen(self, said: dict[str, Any]) -> None:
        """What comes by itself, in its order; how much of it is computed here."""
        assert self.deeds is not None
        table, seats = self.deeds.sheet, self.table.seats
        if said["event"] == "food-day":
            self.food_day, self.held = said["day"], True
            days.feed(table, seats)
            self.kinds.append("food")
        elif said["event"] == "calendar-corn":          # tz.start-space.corn-pile
            table["calendar_corn"] += 1
        elif said["event"] == "came-home":
            days.come_home(table, seats)
        elif said["event"] == "turned":
            days.turn(table)
            self.kinds.append("turned")
        elif said["event"] == "round-began":
            self.round_over((said["tooth"], said["round"]))

    def round_over(self, then: tuple[int, int]) -> None:
        """tz.calendar.phase-order, tz.calendar.food-teeth, tz.calendar.first-round, tz.calendar.jumped-food-day: the
        round was a Food Day or not, and the next one begins this many days later."""
        before, tooth = self.span
        expected = (tooth + self.days, self.round + 1), days.is_food_day(before, tooth)
        self.same("round", (then, self.held), expected)
        self.span, self.round, self.days, self.held = (tooth, then[0]), then[1], 1, False

    def end(self, last: Facts) -> None:
        """tz.end.trigger, tz.ruling.final-advance: the last round is the fourth Food Day, one day before the end."""
        self.round_over((last["tooth"], self.round + 1))
        self.same("last", (last["food_days"], self.span[0] >= 26), (4, True))

    def compare(self, step: Step) -> None:
        """All goods of all seats and everything in common, under the names of what has been done since."""
        assert self.deeds is not None
        if step.seat != "chance":
            self.deeds.lost_steps(step.seat)
        found, expected = sheet(step.after), self.deeds.sheet
        shown = {(who, field): (found[who][field], expected[who][field])
                 for who in self.table.seats for field in OWN if found[who][field] != expected[who][field]}
        shown |= {("", field): (found[field], expected[field]) for field in COMMON if found[field] != expected[field]}
        if step.then[1] == "turn" and len(found["row"]) < 6 and found["stack_size"]:        # tz.building.refill
            shown["", "row"] = (len(found["row"]), 6)
        shown |= {("debt", field): (0, debt) for field, debt in self.deeds.debts.items() if debt}
        self.same_after(self.kinds, {at: pair[0] for at, pair in shown.items()},
                        {at: pair[1] for at, pair in shown.items()})
        self.kinds = []
        self.deeds.sheet, self.deeds.unfinished = found, False
        self.deeds.debts = dict.fromkeys(self.deeds.debts, 0)


def kind_of(step: Step) -> str:
    """What to count a move as."""
    verb, *rest = step.words
    return f"{verb}_{rest[0]}" if verb in ("act", "harvest") else verb
