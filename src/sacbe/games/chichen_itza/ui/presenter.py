"""The data of Chichén Itzá for all front ends: data of questions, things of moves, effects of events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from msgspec import Struct

from sacbe.games.chichen_itza.ui import question_data as facts
from sacbe.games.chichen_itza.cards.gold import feeds_heroes
from sacbe.games.chichen_itza.view.warnings import list_warnings, whose_turn
from sacbe.games.chichen_itza.ui.component_help import EXPLAINERS, PARTS
from sacbe.games.chichen_itza.view.combat_view import hit_chances
from sacbe.games.chichen_itza.schema.notation import PROMPT_VERBS, SEATS
from sacbe.games.chichen_itza.rules.combat.side_rolls import Rolls
from sacbe.games.chichen_itza.schema.view_schema import View
from sacbe.games.chichen_itza.rules.state import TOP_HERO, Table
from sacbe.games.chichen_itza.data.constants import EMPTY, RECRUIT
from sacbe.games.components.origins import values_by_path
from sacbe.kernel.core.choice import arg1, verb_of
from sacbe.kernel.definition.effects import AnyEffect, Gain, Happen, Level, Lose, Pay, Points, Put, Step, Thing
from sacbe.kernel.core.frame import Ask, State
from sacbe.kernel.definition.presenter import Caution, GameTime, Presenter, EventData, ViewData, TriedChoice, Worry

LEAST: Final = 0.005            # chances below this are not shown


class ChichenItzaPresenter(Presenter):
    """Gives the data of questions and the effects of moves."""

    view_type = View
    facts_types = facts.TYPES
    open_chance = ("face", "die")
    verbs = PROMPT_VERBS
    closing = ("turn-began", "step-began", "fought", "creature-fought", "attacked", "order-set", "final")
    explainers = EXPLAINERS
    parts = PARTS

    def printed_value(self, path: str) -> Any:
        return values_by_path("chichen_itza").get(path)

    def question_data(self, state: State, ask: Ask) -> Struct | None:
        return facts.facts(cast(Table, state), ask)

    def chance_effects(self, state: State, seat: int) -> list[AnyEffect] | None:
        """Return how many hits the dice of a fight may bring; one die is played out."""
        t = cast(Table, state)
        rolls = t.stack[-1]
        if not isinstance(rolls, Rolls) or t.fight is None:
            return None
        name = SEATS[t.fight.side(rolls.side).seat]
        chances = hit_chances(t, t.fight, rolls.side)
        return [Happen(seat=name, certain=False, probability=round(chance, 4), event="hits", facts={"hits": hits})
                for hits, chance in enumerate(chances) if chance >= LEAST] if name == SEATS[seat] else []

    def game_time(self, state: State) -> GameTime:
        return GameTime("round", int(cast(Table, state).round), int(cast(Table, state).edition.rounds))

    def active_seat(self, state: State) -> int:
        return whose_turn(cast(Table, state))

    def warnings(self, choice: TriedChoice) -> list[Caution]:
        return list_warnings(choice)

    def threats(self, view: ViewData, seat: str) -> list[Worry]:
        """ci.city-attack.defender: the attack on the city for the last in favor; and heroes that cannot be paid."""
        mine = view["seats"][seat]
        found = []
        if view["favor_order"] and view["favor_order"][0] == seat:
            attack = view["city_attack"]
            found.append(Worry("city-attack", {"strength": attack["strength"], "points": attack["points"],
                                               "warriors": view["city"][seat]["warriors"]}))
        upkeep = sum(hero["upkeep"] for hero in mine["heroes"].values())
        if upkeep > mine["coins"]:
            found.append(Worry("upkeep", {"upkeep": upkeep, "coins": mine["coins"]}))
        return found

    def things_of_move(self, move: str) -> list[Thing]:
        verb, *arguments = move.split()
        kinds = THINGS.get(verb, ())
        found = [Thing(kind, name) for kind, argument in zip(kinds, arguments, strict=False) if kind
                 for name in argument.split("+") if name]
        return found + [Thing("unit", "warrior")] if verb in ("put", "lift") and len(arguments) == 1 else found

    def event_effects(self, event: EventData) -> list[AnyEffect]:
        means = MEANINGS.get(str(event["event"]))
        return super().event_effects(event) if means is None else [means(str(event["seat"]), event)]

    def predicted_effects(self, state: State, ask: Ask, choice: int) -> list[AnyEffect]:
        """ci.hero.upkeep-values: what a recruited hero will cost in every round."""
        t = cast(Table, state)
        if verb_of(choice) != RECRUIT:
            return []
        top = t.decks[TOP_HERO + arg1(choice)]
        coins = 0 if top == EMPTY or feeds_heroes(t.players[ask.seat]) else int(t.edition.upkeep[top])
        return [Happen(seat=SEATS[ask.seat], event="upkeep", facts={"coins": coins})]


# what the arguments of each verb name; nothing for numbers and ways
THINGS: Final[Mapping[str, Sequence[str]]] = {
    "use": ("tile", "action", "hero"), "trade": ("for",), "from": ("place",), "group": ("", "hero"), "to": ("place",),
    "via": ("place",), "put": ("place", "unit"), "lift": ("place", "unit"), "recruit": ("hero", "place"),
    "scout": ("place",), "god": ("god",), "look": ("colour",), "gear": ("gear",), "lower": ("gear",), "pay": ("hero",),
    "dismiss": ("hero",), "invoke": ("god",), "cast": ("type",), "lose": ("hero",), "call": ("place",),
    "settle": ("place",), "line": ("line",), "mark": ("place",),
    # what chance draws
    "tile": ("place",), "spot": ("place",), "creature": ("kind",), "task": ("task",), "draw-god": ("god",),
    "draw-hero": ("card",), "action": ("tile",), "order": ("seat",), "magic": ("type",), "ruin": ("ruin",),
    "prophecy": ("prophecy",),
}


def good(event: EventData) -> Thing:
    return Thing("good", str(event["good"]))


def level(seat: str, event: EventData, by: int) -> Level:
    """Return the effect of a gear that turned."""
    now = int(event["level"])
    return Level(seat=seat, track=Thing("gear", str(event["gear"])), before=now - by, after=now)


MEANINGS: Final[Mapping[str, Callable[[str, EventData], AnyEffect]]] = {
    "gained": lambda seat, event: Gain(seat=seat, what=good(event), amount=int(event["amount"])),
    "paid": lambda seat, event: Pay(seat=seat, what=good(event), amount=int(event["amount"])),
    "cast": lambda seat, event: Pay(seat=seat, what=Thing("magic", str(event["type"])), amount=int(event["number"])),
    "traded": lambda seat, event: Pay(seat=seat, what=Thing("good", "idols"), amount=1),
    "coin-stolen": lambda seat, event: Lose(seat=seat, what=Thing("good", "coins"), amount=1),
    "lost": lambda seat, event: Lose(seat=seat, what=Thing("unit", "warrior"), amount=int(event["warriors"])),
    "hero-left": lambda seat, event: Lose(seat=seat, what=Thing("unit", str(event["hero"])), amount=1),
    "found": lambda seat, event: Gain(seat=seat, what=Thing("magic", str(event["type"])), amount=1),
    "gear-raised": lambda seat, event: level(seat, event, 1),
    "gear-lowered": lambda seat, event: level(seat, event, -1),
    "favored": lambda seat, event: Step(seat=seat, track=Thing("track", "favor"), before=int(event["space"]) - 1,
                                        after=int(event["space"])),
    "repelled": lambda seat, event: Points(seat=seat, amount=int(event["points"]), source="attacks"),
    "recruited": lambda seat, event: Put(seat=seat, piece=Thing("hero", str(event["hero"])),
                                         place=Thing("place", str(event["place"]))),
    "scouted": lambda seat, event: Put(seat=seat, piece=Thing("piece", "scout"),
                                       place=Thing("place", str(event["place"]))),
    "god-taken": lambda seat, event: Put(seat=seat, piece=Thing("god", str(event["god"])), place=Thing("seat", seat)),
}

PRESENTER: Final = ChichenItzaPresenter()
