"""What a choice in Tzolk'in would lose or waste: an action that can do nothing, what the day takes after the turn."""

from __future__ import annotations

from typing import cast

from sacbe.games.tzolkin.view.predicted_effects import run_to_question
from sacbe.games.tzolkin.schema.notation import GEARS, NUMBER_NAMES, SEATS
from sacbe.games.tzolkin.data.refusals import RULES
from sacbe.games.tzolkin.rules.placing import Pity, Placing
from sacbe.games.tzolkin.rules.turns import PickingUp, Turn
from sacbe.games.tzolkin.rules.state import Table, owner_on
from sacbe.games.tzolkin.data.tables import ACTIONS, last_space
from sacbe.games.tzolkin.view.derived_values import days_to_food, meal
from sacbe.games.tzolkin.data.constants import ACT, DAYS, NOTHING, PICK
from sacbe.kernel.core.choice import arg1, arg2, pack, verb_of
from sacbe.kernel.definition.presenter import NOBODY, Caution, EventData, TriedChoice


def whose_turn(t: Table) -> int:
    """Return the seat that is in its turn; Food Days, days and wealth are nobody's."""
    return next((int(frame.seat) for frame in t.stack if isinstance(frame, Turn | Placing | PickingUp | Pity)), NOBODY)


def list_warnings(choice: TriedChoice) -> list[Caution]:
    """Return what a choice wastes or loses: an idle worker; after the turn hunger, and workers pushed off their
    gears."""
    verb = verb_of(choice.choice)
    found = idle_worker_warnings(cast(Table, choice.before), choice.choice) if verb == PICK else []
    if not choice.ends_turn and verb != DAYS:
        return found
    events = choice.events()
    after, seat = cast(Table, choice.after), int(choice.ask.seat)
    hungry = hunger_warnings(after, seat, events) if choice.ends_turn else []
    return [*found, *hungry, *push_off_warnings(after, seat, events)]


def idle_worker_warnings(t: Table, pick: int) -> list[Caution]:
    """tz.pickup.nothing: a worker that is picked up and can do nothing, and why it cannot do its own action."""
    copy, ask = run_to_question(t, pick)
    if ask is None or [verb_of(choice) for choice in ask.options] != [NOTHING]:
        return []
    gear, space = int(arg1(pick)), int(arg2(pick))
    number = int(copy.refusal(pack(ACT, gear, max(1, min(space, ACTIONS[gear])))))
    rule, *names = RULES[number]
    numbers = {name: NUMBER_NAMES[name][value] if name in NUMBER_NAMES else int(value)
               for name, value in zip(names, copy.refusal_args, strict=False)}
    return [Caution("idle", {"gear": GEARS[gear], "space": space}, rule, numbers)]


def hunger_warnings(t: Table, seat: int, events: list[EventData]) -> list[Caution]:
    """tz.food.unfed: at the end of this round, or at once where this was its last turn."""
    name = SEATS[seat]
    fed = [event for event in events if event["event"] == "fed" and event["seat"] == name]
    if fed:
        lost = [-int(event["points"]) for event in events
                if event["event"] == "scored" and event["seat"] == name and event["source"] == "hunger"]
        unfed, points = int(fed[0]["unfed"]), sum(lost)
    elif days_to_food(t) == 0 and not any(event["event"] == "food-day" for event in events):
        due = meal(t.players[seat])
        unfed, points = due["unfed"], due["points"]
    else:
        return []
    return [Caution("hunger", {"workers": unfed, "points": points})] if unfed else []


def push_off_warnings(t: Table, seat: int, events: list[EventData]) -> list[Caution]:
    """tz.calendar.push-off: the next day takes a worker from the last space of its gear, and it does nothing."""
    if any(event["event"] == "turned" for event in events):
        gears = [str(event["gear"]) for event in events
                 if event["event"] == "pushed-off" and event["seat"] == SEATS[seat]]
    else:
        gears = [name for at, name in enumerate(GEARS) if owner_on(t, at, last_space(at)) == seat]
    return [Caution("pushed-off", {"gear": gear}) for gear in gears]
