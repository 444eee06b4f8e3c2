"""The data of Tzolk'in for all front ends: data of questions, things of moves, effects of events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from msgspec import Struct

from sacbe.games.components.origins import values_by_path
from sacbe.games.tzolkin.view.warnings import list_warnings, whose_turn
from sacbe.games.tzolkin.data.edition import STANDARD, Edition
from sacbe.games.tzolkin.ui.component_help import EXPLAINERS, PARTS
from sacbe.games.tzolkin.view.predicted_effects import predicted_effects
from sacbe.games.tzolkin.schema.notation import PROMPT_VERBS, PROMPTS
from sacbe.games.tzolkin.ui.question_data import QUESTIONS, facts
from sacbe.games.tzolkin.schema.view_schema import View
from sacbe.games.tzolkin.rules.state import Table
from sacbe.games.tzolkin.ui.threats import list_threats
from sacbe.games.tzolkin.data.tables import END_OF_AGE, OVAL_BLOCK
from sacbe.kernel.definition.effects import AnyEffect, Gain, Happen, Level, Lose, Pay, Points, Put, Step, Thing
from sacbe.kernel.core.frame import CHANCE, Ask, State
from sacbe.kernel.definition.presenter import (CalendarMark, Caution, GameTime, Presenter, EventData, ViewData,
                                               TriedChoice, Worry)

WORKER: Final = Thing("piece", "worker")
CORN: Final = Thing("good", "corn")
HAND: Final = Thing("place", "hand")
KINDS: Final[Mapping[str, str]] = {                 # what the argument of a verb is
    "climb": "temple", "anger": "temple", "advance": "track", "pay": "good", "take": "good", "sell": "good",
    "buy": "good", "harvest": "crop-tile", "build": "tile", "keep": "tile", "draw": "tile", "first": "seat"}


class TzolkinPresenter(Presenter):
    """Gives the data of questions and the effects of moves."""

    view_type = View
    facts_types = {prompt: shape for prompt, (shape, _) in QUESTIONS.items()}
    verbs = PROMPT_VERBS
    closing = ("turn-began", "wealth-kept", "came-home")
    explainers = EXPLAINERS
    parts = PARTS
    turn_enders = {"place": "stop", "pick": "stop"}

    def __init__(self, edition: Edition = STANDARD) -> None:
        self.edition = edition

    def printed_value(self, path: str) -> Any:
        return values_by_path("tzolkin").get(path)

    def question_data(self, state: State, ask: Ask) -> Struct | None:
        return None if ask.seat == CHANCE else facts(cast(Table, state), ask.seat, PROMPTS[ask.prompt])

    def things_of_move(self, move: str) -> list[Thing]:
        """Return the gear, space, action, temple, track, good or tile that a move names.

        >>> PRESENTER.things_of_move("pick tikal 3"), PRESENTER.things_of_move("build B101 less wood")
        ([Thing(kind='space', id='tikal-3')], [Thing(kind='tile', id='B101')])
        """
        verb, *words = move.split()
        if verb == "place":
            return [Thing("space", "start") if words[0] == "start" else Thing("gear", words[0])]
        if verb in ("pick", "act"):
            return [Thing("space" if verb == "pick" else "action", "-".join(words))]
        kind = KINDS.get(verb)
        return [Thing(kind, word) for word in (words if verb == "keep" else words[:1])] if kind else []

    def event_effects(self, event: EventData) -> list[AnyEffect]:
        """Return what an event means for the seat that it names.

        >>> PRESENTER.event_effects({"event": "paid", "seat": "red", "good": "wood", "amount": 2})
        [Pay(seat='red', what=Thing(kind='good', id='wood'), amount=2)]
        """
        if event["event"] == "begged":
            had = int(event["had"])
            return [Gain(seat=str(event["seat"]), what=CORN, amount=int(self.edition.begging_corn) - had)]
        meaning = EFFECTS.get(str(event["event"]))
        return [] if meaning is None else meaning(str(event["seat"]), event)

    def game_time(self, state: State) -> GameTime:
        return GameTime("day", int(cast(Table, state).tooth), int(self.edition.full_turn))

    def active_seat(self, state: State) -> int:
        return whose_turn(cast(Table, state))

    def warnings(self, choice: TriedChoice) -> list[Caution]:
        return list_warnings(choice)

    def threats(self, view: ViewData, seat: str) -> list[Worry]:
        return list_threats(view, seat)

    def calendar(self) -> list[CalendarMark]:
        """tz.calendar.food-teeth: the Food Days, some of which end an age."""
        return [CalendarMark(int(tooth), "end-of-age" if ends else "food-day")
                for tooth, ends in zip(self.edition.food_teeth, END_OF_AGE, strict=True)]

    def predicted_effects(self, state: State, ask: Ask, choice: int) -> list[AnyEffect]:
        return predicted_effects(cast(Table, state), ask.seat, choice)


def describe_gain(seat: str, event: Any) -> list[AnyEffect]:
    return [Gain(seat=seat, what=Thing("good", event["good"]), amount=event["amount"])]


def describe_payment(seat: str, event: Any) -> list[AnyEffect]:
    return [Pay(seat=seat, what=Thing("good", event["good"]), amount=event["amount"])]


def describe_score(seat: str, event: Any) -> list[AnyEffect]:
    return [Points(seat=seat, amount=event["points"], source=event["source"])] if event["points"] else []


def describe_step(seat: str, event: Any) -> list[AnyEffect]:
    return [Step(seat=seat, track=Thing("temple", event["temple"]), before=event["from"], after=event["to"])]


def describe_advance(seat: str, event: Any) -> list[AnyEffect]:
    """Return one level more, or the bonus beyond the last level."""
    if event["from"] == event["to"]:
        return [Happen(seat=seat, event="bonus", facts={"track": event["track"]})]
    return [Level(seat=seat, track=Thing("track", event["track"]), before=event["from"], after=event["to"])]


def describe_placing(seat: str, event: Any) -> list[AnyEffect]:
    """Return the space on which the worker comes to stand; the move names the Starting Player Space itself."""
    if event["gear"] == "start":
        return []
    return [Put(seat=seat, piece=WORKER, place=Thing("space", f"{event['gear']}-{event['space']}"))]


def describe_pickup(seat: str, event: Any) -> list[AnyEffect]:
    return [Put(seat=seat, piece=WORKER, place=HAND)]


def describe_action(seat: str, event: Any) -> list[AnyEffect]:
    """tz.chichen.rewards: the skull stays there, and a block may be chosen; other events report the rest."""
    if event["gear"] != "chichen":
        return []
    block = [Gain(seat=seat, what=Thing("good", "any-block"), amount=1)] if OVAL_BLOCK[event["action"]] else []
    return [Pay(seat=seat, what=Thing("good", "skull"), amount=1), *block]


def describe_harvest(seat: str, event: Any) -> list[AnyEffect]:
    """Return the gain of the tile; another event reports what it brings."""
    if event["crop"] == "tileless":
        return []
    return [Gain(seat=seat, what=Thing("crop-tile", "wood" if event["crop"] == "wood" else "corn"), amount=1)]


def describe_pity(seat: str, event: Any) -> list[AnyEffect]:
    return [Lose(seat=seat, what=CORN, amount=event["corn"])] if event["corn"] else []


def describe_meal(seat: str, event: Any) -> list[AnyEffect]:
    return [Pay(seat=seat, what=CORN, amount=event["corn"])] if event["corn"] else []


def describe_new_worker(seat: str, event: Any) -> list[AnyEffect]:
    return [Gain(seat=seat, what=WORKER, amount=1)]


def describe_event(seat: str, event: Any) -> list[AnyEffect]:
    """Return an effect for something that no other record can say."""
    facts = {name: event[name] for name in event if name not in EVENT_KEYS}
    return [Happen(seat=seat, event=event["event"], facts=facts)]


EVENT_KEYS: Final = ("event", "seat")
EFFECTS: Final[Mapping[str, Callable[[str, Any], list[AnyEffect]]]] = {
    "gained": describe_gain, "paid": describe_payment, "scored": describe_score, "climbed": describe_step,
    "angered": describe_step, "advanced": describe_advance,
    "placed": describe_placing, "picked": describe_pickup, "acted": describe_action, "harvested": describe_harvest,
    "pitied": describe_pity,
    "fed": describe_meal, "worker-came": describe_new_worker, "step-lost": describe_event,
    "board-turned": describe_event,
}
PRESENTER: Final = TzolkinPresenter()
