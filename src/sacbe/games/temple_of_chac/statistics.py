"""What `sacbe balance` counts in a game of Temple of Chac: adventurers, the temple, and what happens in its rooms."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from sacbe.games.common.event_counter import EventCounter, add_uses
from sacbe.games.temple_of_chac.text.board import UNIQUE, ZONES, capital, card, name, name_with_number, place_name, zone
from sacbe.games.temple_of_chac.schema.notation import (ALCOVES, CARDS, GEAR, HEROES, PROMPT_VERBS, SPACES, TREASURES,
                                                        VERBS)
from sacbe.games.temple_of_chac.rules.actions.search import deck_of
from sacbe.games.temple_of_chac.rules.scoring import points
from sacbe.games.temple_of_chac.rules.state import Table, is_inside
from sacbe.games.temple_of_chac.data.tables import DECKS
from sacbe.games.temple_of_chac.data.constants import (ALCOVE_OPENED, BRIDGE_FELL, CARRIED, EMPTY, GEAR_USED, HIT,
                                                       INJURED_HIDDEN, MOVED, REVEALED, RUN_OVER, SEALED, STOLE_HIDDEN,
                                                       TILE_FLIPPED, TURN_BEGAN, WASHED_OVER, WATERFALL)
from sacbe.kernel.core.choice import verb_of
from sacbe.kernel.core.frame import State
from sacbe.presentation.language.words import say

BY_SEAT: Final = {"all": ("mean", "seats"), "winners": ("mean", "winners")}
SHEETS: Final[Mapping[str, Mapping[str, tuple[str, str]]]] = {
    "adventurers": {"dealt": ("mean", "games"), "escaped": ("share", "dealt"), "points": ("mean", "escaped"),
                    "treasures": ("mean", "escaped"), "injuries": ("mean", "dealt"), "won": ("share", "dealt")},
    "temple": {"all": ("mean", "games")},
    "rooms": {"all": ("mean", "games")},
    "actions": BY_SEAT,
    "zones": BY_SEAT,
}
VARIANTS: Final[Mapping[str, Mapping[str, str]]] = {}        # nothing that `sacbe balance --compare` would play
TEMPLE: Final = ("rounds", "escaped", "nobody", "sealed", "planks", "boulder")
ROOMS: Final = (*[deck.replace("_", "-") for deck in DECKS], "alcoves", "flipped", "traps", "washed-over",
                "bridge-fell", "hit", "run-over", "injuries", "stolen")
DEEDS: Final = (*[deck.replace("_", "-") for deck in DECKS], "washed-over", "hit", "run-over", "injuries", "stolen")
ACTIONS: Final = PROMPT_VERBS["action"]
ENTERED_ZONES: Final = tuple(ZONES.values())
ONLY_SPACE: Final = {zone(space): space for space in UNIQUE}
# what a seat can use or meet, by sheet: its adventurer, cards it turns up and has at the end, gear, alcoves, deeds,
# what it does with its dice, rooms that it comes into from others, and every space that it comes to
THINGS: Final[Mapping[str, tuple[str, ...]]] = {"adventurers": HEROES, "found": CARDS, "brought": TREASURES,
                                                "gear": GEAR, "alcoves": ALCOVES, "deeds": DEEDS,
                                                "actions": ACTIONS, "zones": ENTERED_ZONES, "places": SPACES}


def label(sheet: str, row: str) -> str:
    """Return what a row of a sheet is called."""
    if sheet == "adventurers":
        return say(f"name-temple_of_chac-adventurer-{row}")
    if sheet in ("found", "brought", "gear"):
        return capital(card(row))
    if sheet == "alcoves":
        return capital(name_with_number("alcove", row))
    if sheet == "zones":
        return capital(name("space", ONLY_SPACE[row]) if row in ONLY_SPACE else name("zone", row))
    if sheet == "places":
        return capital(place_name(row))
    return say(f"balance-temple_of_chac-{'action' if sheet == 'actions' else 'row'}-{row}")


class Observer(EventCounter):
    """Counts the events of one game while it is played."""

    def __init__(self, state: State) -> None:
        self.table: Final = cast(Table, state)
        super().__init__(len(self.table.players), THINGS)
        rows = {"adventurers": HEROES, "temple": TEMPLE, "rooms": ROOMS, "actions": ACTIONS, "zones": ENTERED_ZONES}
        self.counts: Final = {sheet: {row: dict.fromkeys(SHEETS[sheet], 0) for row in rows[sheet]} for sheet in SHEETS}
        self.hearers = {
            REVEALED: self.count_find, ALCOVE_OPENED: self.count_alcove, TILE_FLIPPED: self.count_flipped_tile,
            MOVED: self.count_move, CARRIED: self.count_move, WASHED_OVER: self.count_washed_over,
            BRIDGE_FELL: self.make_counter("bridge-fell"),
            HIT: self.make_counter("hit"), RUN_OVER: self.make_counter("run-over"),
            INJURED_HIDDEN: self.make_counter("injuries"),
            STOLE_HIDDEN: self.make_counter("stolen"), GEAR_USED: self.count_gear, SEALED: self.count_sealing,
            TURN_BEGAN: self.on_turn_start}

    def make_counter(self, row: str) -> Callable[..., None]:
        """Return a function that counts an event in a row of the rooms, and for the seat that it happens to."""
        def count(seat: int = EMPTY, *_: int) -> None:
            self.counts["rooms"][row]["all"] += 1
            if row in DEEDS:
                self.count_use("deeds", row, seat)
        return count

    def count_find(self, seat: int, treasure: int, *_: int) -> None:
        self.count_use("found", CARDS[treasure], seat)
        deck = deck_of(self.table.players[seat].at)
        if deck != EMPTY:
            self.make_counter(DECKS[deck].replace("_", "-"))(seat)

    def count_alcove(self, seat: int, alcove: int, *_: int) -> None:
        self.make_counter("alcoves")()
        self.count_use("alcoves", ALCOVES[alcove], seat)

    def count_gear(self, seat: int, gear: int, *_: int) -> None:
        self.count_use("gear", GEAR[gear], seat)

    def count_flipped_tile(self, place: int, number: int, trap: int, _: int) -> None:
        self.counts["rooms"]["flipped"]["all"] += 1
        self.counts["rooms"]["traps"]["all"] += trap

    def count_move(self, seat: int, start: int, goal: int, _: int) -> None:
        self.count_use("places", SPACES[goal], seat)
        if zone(SPACES[start]) != zone(SPACES[goal]):
            self.count_use("zones", zone(SPACES[goal]), seat)

    def count_washed_over(self, seat: int, *_: int) -> None:
        self.make_counter("washed-over")(seat)
        self.count_move(seat, self.table.players[seat].at, WATERFALL, 0)

    def on_choice(self, seat: int, choice: int) -> None:
        verb = VERBS[verb_of(choice)].name
        if verb in ACTIONS:
            self.count_use("actions", verb, seat)

    def count_sealing(self, *_: int) -> None:
        self.counts["temple"]["sealed"]["all"] += 1

    def final_counts(self, winners: Sequence[int]) -> dict[str, dict[str, dict[str, int]]]:
        """Return all counts when the game is over."""
        t = self.table
        temple = self.counts["temple"]
        temple["rounds"]["all"] += t.round
        temple["escaped"]["all"] += t.escapes
        temple["nobody"]["all"] += not winners
        temple["planks"]["all"] += t.planks
        temple["boulder"]["all"] += t.boulder
        for sheet in ("actions", "zones"):
            for thing, times in self.uses[sheet].items():
                add_uses(self.counts[sheet][thing], "all", "winners", times, winners)
        for seat, p in enumerate(t.players):
            row = self.counts["adventurers"][HEROES[p.adventurer]]
            self.count_use("adventurers", HEROES[p.adventurer], seat)
            for treasure, brought in enumerate(TREASURES):
                self.count_use("brought", brought, seat, 0 if is_inside(p) else p.hand[treasure] + p.store[treasure])
            row["dealt"] += 1
            row["injuries"] += sum(p.injuries)
            row["won"] += seat in winners
            if not is_inside(p):
                row["escaped"] += 1
                row["points"] += points(t, seat)
                row["treasures"] += sum(p.hand) + sum(p.store)
        return self.counts
