"""What may be done: places and their prices, workers and their actions, harvests, advances, buildings, days."""

from __future__ import annotations

from typing import Any

from games.tzolkin.properties import works
from games.tzolkin.properties.context import Context
from games.tzolkin.properties.sheet import (
    BLOCKS,
    GEARS,
    OVALS,
    TEMPLES,
    Sheet,
    blocks,
    climbable,
    lowest_free,
    own_spaces,
)
from support.properties.driving import Step, Table, Tally, Watch

SMALL = GEARS[:4]
TARGETS = [(gear, action) for gear in SMALL for action in range(1, 5 if gear == "uxmal" else 6)]
Own = dict[str, Any]


def places(facts: Sheet, placed: int) -> dict[str, int]:
    """What each place costs as the next of this turn: tz.placing.space-cost, tz.placing.worker-cost (0 to 5 for the
    first to the sixth worker); tz.placing.starting-player-space counts as a space 0."""
    found = {gear: space for gear in GEARS if (space := lowest_free(facts, gear)) is not None}
    if facts["start_space"] == "none":
        found["start"] = 0
    return {gear: space + placed for gear, space in found.items()}


def reachable(space: int, gear: str, theology: int) -> dict[int, int]:
    """The actions of a worker that was picked up and their corn: tz.pickup.step-back, tz.pickup.free-choice,
    tz.pickup.space-zero, tz.tech.theology-1."""
    last, free = (9, 10) if gear == "chichen" else (5, 6)
    if space >= free:
        return dict.fromkeys(range(1, last + 1), 0)
    found = {action: space - action for action in range(1, space + 1)}
    if gear == "chichen" and theology >= 1:
        found.update({space + 1: 0} if space + 1 < free else dict.fromkeys(range(1, last + 1), 0))
    return found


class Offers(Watch):
    """Compares the options of each question with what the rulebook allows."""

    def __init__(self, table: Table, tally: Tally) -> None:
        super().__init__(table, tally)
        self.context = Context()

    def see(self, step: Step) -> None:
        if step.seat != "chance":
            own = step.before[step.seat]
            self.context.asked(step.prompt)
            expected = self.expected(step.prompt, step.before, step.seat, own)
            if expected is not None:
                self.same(step.prompt, sorted(step.options), sorted(expected))
            self.context.moved(step.prompt, step.words, own["architecture"])
        if step.heard("turn-began"):
            self.context = Context()

    def expected(self, prompt: str, facts: Sheet, seat: str, own: Own) -> list[str] | None:
        """The options of a question, or None if they are not recomputed."""
        table, context = self.table, self.context
        if prompt in ("turn", "place", "pity", "pick"):
            return self.of_turn(prompt, facts, seat, own)
        if prompt == "action":
            assert context.picked is not None
            gear, space = context.picked
            costs = reachable(space, gear, own["theology"])
            return ["nothing"] + [f"act {gear} {action}" for action, corn in costs.items()
                                  if corn <= own["corn"] and self.does(facts, seat, gear, action, corn)]
        if prompt == "any-action":          # tz.ruling.any-action-range, tz.ruling.any-action-optional
            return ["nothing"] + [f"act {gear} {action}" for gear, action in TARGETS
                                  if own["corn"] >= 1 and self.does(facts, seat, gear, action, 1)]
        if prompt == "harvest":
            return [f"harvest {crop}" for crop in works.crops(facts, seat, context.action.number, table.options)]
        if prompt == "trade":               # tz.ruling.sales-first
            return ["stop", *[trade for trade in works.trades(own)
                              if trade.startswith("buy") or not context.has_bought]]
        if prompt == "anger":               # tz.anger.step-down
            return [f"anger {temple}" for temple in TEMPLES if own["temples"][temple] > 0]
        if prompt == "climb":               # tz.ruling.climb-target
            return [f"climb {temple}" for temple in climbable(facts, seat, table.seats)
                    if context.tile or context.action.name != ("tikal", 5) or temple != context.climbed]
        if prompt in ("pay", "take"):
            return [f"{prompt} {block}" for block in BLOCKS if prompt == "take" or own[block]]
        if prompt == "track":
            return self.tracks(facts, seat)
        if prompt == "build":
            return self.buildings(facts, own)
        if prompt == "days":
            return ["days 1", "days 2"] if self.may_speed(facts, own) else ["days 1"]
        return None

    # ------------------------------------------------------------ a turn

    def of_turn(self, prompt: str, facts: Sheet, seat: str, own: Own) -> list[str]:
        """tz.turn.place-or-pick-up, tz.begging.when, tz.begging.forced, tz.pity.effect, tz.placing.afford."""
        costs = places(facts, self.context.placed if prompt == "place" else 0)
        if prompt == "pity":
            return [f"place {gear}" for gear, cost in costs.items() if cost == min(costs.values())]
        workers = [f"pick {gear} {space}" for gear, space in own_spaces(facts, seat)]
        if prompt == "pick":
            return ["stop", *workers]
        found = [f"place {gear}" for gear, cost in costs.items() if own["hand"] and cost <= own["corn"]]
        if prompt == "place":
            return ["stop", *found]
        if own["corn"] <= 2 and any(own["temples"].values()):
            found.append("beg")
        return found + workers

    def may_speed(self, facts: Sheet, own: Own) -> bool:
        """tz.start-space.two-days-board, tz.start-space.two-days-block, tz.ruling.dummies-do-not-block-speed,
        tz.ruling.speed-near-the-end."""
        for gear in GEARS:
            who = facts[gear].get("9" if gear == "chichen" else "6")
            if who is not None and (who != "dummy" or self.table.options["dummies-block"] == "yes"):
                return False
        if facts["tooth"] == 25 and self.table.options["speed-at-end"] == "no":
            return False
        return bool(own["board"] == "light")

    # ------------------------------------------------------------ actions

    def does(self, facts: Sheet, seat: str, gear: str, action: int, corn: int) -> bool:
        """tz.ruling.no-empty-action: can it be paid, and would it do anything, after so much corn was spent?"""
        own, table = {**facts[seat], "corn": facts[seat]["corn"] - corn}, self.table
        climbs = bool(climbable(facts, seat, table.seats))
        if gear == "palenque":
            return action == 1 or bool(works.crops(facts, seat, action, table.options))
        if gear == "yaxchilan":             # tz.ruling.partial-skulls
            due = 2 if own["theology"] >= 3 and table.options["short-skulls"] == "none" else 1
            return action != 4 or facts["bank_skulls"] >= due
        if gear == "tikal":
            if action == 5:
                return blocks(own) >= 1 and climbs
            if action in (1, 3):
                return bool(works.learned(facts, seat, table.seats))
            return bool(works.ways(facts, own, True) or (action == 4 and works.raised(facts, own)))
        if gear == "uxmal":
            if action == 5:
                return own["corn"] >= 1 and any(self.does(facts, seat, *target, corn + 1) for target in TARGETS)
            return bool({1: own["corn"] >= 3 and climbs, 2: works.trades(own), 3: own["workers"] < 6,
                         4: works.in_corn(facts, own)}[action])
        return own["skulls"] >= 1 and action in OVALS and action not in facts["ovals"]

    def tracks(self, facts: Sheet, seat: str) -> list[str] | None:
        """tz.tikal.action-1, tz.tikal.action-3, tz.ruling.advances-in-sequence."""
        context, seats = self.context, self.table.seats
        if not context.tile:
            if context.action.gear != "tikal":
                return None                 # wealth tiles: their gains are compared as a whole
            found = works.learned(facts, seat, seats)
            return ["stop"] * (context.advanced > 0) + [f"advance {track}" for track in found]
        is_paid = self.table.options["level-3"] == "paid"
        found = works.learned_free(facts, seat, seats, context.tile, is_paid)
        may_stop = is_paid and all(facts[seat][track] == 3 for track in found)
        return ["stop"] * may_stop + [f"advance {track}" for track in found]

    def buildings(self, facts: Sheet, own: Own) -> list[str]:
        """tz.tikal.action-2, tz.tikal.action-4, tz.uxmal.action-4, tz.effect.build, tz.tikal.one-architecture."""
        action, found = self.context.action, []
        if self.context.is_extra:
            found = works.ways(facts, own, self.table.options["extra-building"] == "separate")
        elif action.name == ("uxmal", 4):
            found = works.in_corn(facts, own)
        else:
            found = works.ways(facts, own, not action.is_helped)
            if action.name == ("tikal", 4) and not action.built:
                found += works.plain(facts, own) + works.raised(facts, own)
        return ["stop"] * (self.context.is_extra or action.built > 0) + [f"build {way}" for way in found]
