"""The data of Temple of Chac for all front ends: data of questions, things of moves, effects of events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from msgspec import Struct

from sacbe.games.components.origins import values_by_path
from sacbe.games.temple_of_chac.view.warnings import list_warnings, whose_turn
from sacbe.games.temple_of_chac.ui.component_help import EXPLAINERS, PARTS
from sacbe.games.temple_of_chac.ui.question_data import FACTS, TYPES
from sacbe.games.temple_of_chac.schema.notation import PROMPT_VERBS, PROMPTS, SEATS
from sacbe.games.temple_of_chac.schema.view_schema import View
from sacbe.games.temple_of_chac.rules.state import Table
from sacbe.games.temple_of_chac.data.constants import STEAL
from sacbe.kernel.core.choice import verb_of
from sacbe.kernel.definition.effects import AnyEffect, Gain, Lose, Pay, Points, Put, Thing
from sacbe.kernel.core.frame import Ask, State
from sacbe.kernel.definition.presenter import Caution, GameTime, Presenter, EventData, ViewData, TriedChoice, Worry

# what the words of a move name, by its verb
ARGUMENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "move": ("die",), "interact": ("die",), "search": ("die",), "stand": ("die",), "discard": ("die",),
    "give": ("die",), "go-on": ("die",), "step": ("space",), "flee": ("space",), "pushed": ("space",),
    "gear": ("gear",), "steal": ("seat",), "store": ("die", "treasure"), "swap": ("die", "treasure", "treasure"),
    "drop": ("treasure",), "take": ("treasure",), "flip": ("pips",), "reroll": ("pips",), "peek": ("clue",),
    # what chance draws
    "idol": ("treasure",), "adventurer": ("adventurer",), "deal-gear": ("gear",), "first": ("seat",),
    "draw": ("card",), "stolen": ("card",), "token": ("token",), "glyph-of": ("space",),
}
HEAVY: Final = 2                    # action dice or fewer that make a load heavy
GEAR_DIE: Final = Thing("die", "low")           # tc.action.gear: no other is spent
THEFT_DIE: Final = Thing("die", "high")         # tc.action.steal
WOUND: Final = Thing("harm", "wound")
INJURY: Final = Thing("harm", "injury")
STORAGE: Final = Thing("pile", "storage")
HAND: Final = Thing("pile", "hand")
DISCARDS: Final = Thing("pile", "discards")


class TempleOfChacPresenter(Presenter):
    """Gives the data of questions and the effects of moves."""

    view_type = View
    facts_types = TYPES
    open_chance = ("die",)
    verbs = PROMPT_VERBS
    closing = ("turn-began", "tile-searched", "rolled", "final")
    explainers = EXPLAINERS
    parts = PARTS
    turn_enders = {"action": "end"}

    def printed_value(self, path: str) -> Any:
        return values_by_path("temple_of_chac").get(path)

    def question_data(self, state: State, ask: Ask) -> Struct | None:
        """Return the data of a question; chance needs none."""
        tell = FACTS.get(PROMPTS[ask.prompt])
        return None if tell is None else tell(cast(Table, state), ask.seat, state.stack[-1])

    def game_time(self, state: State) -> GameTime:
        """Return the round; the boulder decides which one is the last."""
        return GameTime("round", int(cast(Table, state).round))

    def active_seat(self, state: State) -> int:
        return whose_turn(cast(Table, state))

    def warnings(self, choice: TriedChoice) -> list[Caution]:
        return list_warnings(choice)

    def threats(self, view: ViewData, seat: str) -> list[Worry]:
        """Return what threatens a seat: the next roll of the boulder, a fall, wounds that are nearly an injury, a
        heavy load."""
        mine, roll = view["seats"][seat], view["boulder_roll"]
        if mine["escaped"]:
            return []
        found = [Worry(danger["danger"], {"chance": danger["chance"]}) for danger in roll["dangers"]
                 if danger["seat"] == seat]
        if roll["sealed"] > 0:
            found.append(Worry("sealed", {"chance": roll["sealed"]}))
        if mine["fallen"]:
            found.append(Worry("fallen"))
        if mine["wounds"] and mine["wounds"] + 1 >= mine["health"]:
            found.append(Worry("wounds", {"wounds": mine["wounds"], "health": mine["health"]}))
        if mine["next_dice"] <= HEAVY:
            found.append(Worry("load", {"dice": mine["next_dice"]}))
        return found

    def things_of_move(self, move: str) -> list[Thing]:
        """Return the die, spaces, cards, clues and seats of a move."""
        verb, *words = move.split()
        spent = [GEAR_DIE] if verb == "gear" else []
        return [*spent, *[Thing(kind, word) for kind, word in zip(ARGUMENTS.get(verb, ()), words, strict=False)]]

    def event_effects(self, event: EventData) -> list[AnyEffect]:
        """Return what an event means for its seat; an event without an effect of its own stays as it is."""
        tell = EFFECTS.get(str(event["event"]))
        return super().event_effects(event) if tell is None else tell(str(event["seat"]), event)

    def predicted_effects(self, state: State, ask: Ask, choice: int) -> list[AnyEffect]:
        """Return the die of a theft; a whip has spent its own before it asks whom to rob."""
        is_theft = PROMPTS[ask.prompt] == "action" and verb_of(choice) == STEAL
        return [Pay(seat=SEATS[ask.seat], what=THEFT_DIE, amount=1)] if is_theft else []


# ---------------------------------------------------------------- what events mean

Tell = Callable[[str, EventData], list[AnyEffect]]


def treasure(event: EventData, field: str = "treasure") -> Thing:
    return Thing("treasure", str(event[field]))


def describe_move(seat: str, event: EventData) -> list[AnyEffect]:
    return [Put(seat=seat, piece=Thing("seat", seat), place=Thing("space", str(event["to"])))]


def describe_wounds(seat: str, event: EventData) -> list[AnyEffect]:
    return [Gain(seat=seat, what=WOUND, amount=int(event["wounds"]))]


def describe_healing(seat: str, event: EventData) -> list[AnyEffect]:
    return [Lose(seat=seat, what=WOUND, amount=int(event["wounds"]))]


def describe_injury(seat: str, event: EventData) -> list[AnyEffect]:
    """tc.scoring.injuries: an injury is taken off the points."""
    return [Gain(seat=seat, what=INJURY, amount=1),
            Points(seat=seat, amount=-int(event["value"]), source="injuries")]


def describe_move_to(pile: Thing) -> Tell:
    """Return a function that describes how a treasure goes to a pile."""
    return lambda seat, event: [Put(seat=seat, piece=treasure(event), place=pile)]


def describe_swap(seat: str, event: EventData) -> list[AnyEffect]:
    return [Put(seat=seat, piece=treasure(event, "stored"), place=STORAGE),
            Put(seat=seat, piece=treasure(event, "taken"), place=HAND)]


def describe_gear(seat: str, event: EventData) -> list[AnyEffect]:
    return [Gain(seat=seat, what=Thing("gear", str(event["gear"])), amount=1)]


def describe_given_die(seat: str, event: EventData) -> list[AnyEffect]:
    return [Pay(seat=seat, what=Thing("die", "any"), amount=1)]


def describe_box(seat: str, event: EventData) -> list[AnyEffect]:
    return [Points(seat=seat, amount=int(event["pips"]), source="boxes")]


EFFECTS: Final[Mapping[str, Tell]] = {
    "moved": describe_move, "carried": describe_move, "wounded": describe_wounds, "healed": describe_healing,
    "injured": describe_injury, "kept": describe_move_to(HAND),
    "unkept": describe_move_to(DISCARDS), "dropped": describe_move_to(DISCARDS), "stole": describe_move_to(HAND),
    "stored": describe_move_to(STORAGE),
    "swapped": describe_swap, "equipped": describe_gear, "gave-die": describe_given_die, "box-opened": describe_box,
}
PRESENTER: Final = TempleOfChacPresenter()
