"""Rows are complete: where a seat sees that one value of a position is another one, its row is another one too.

And this can fail: with any documented group of names blanked, some change would show in nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from games.test_encoders import documented
from sacbe import games
from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.play import scenario
from support.one_change import Changes, Pair

pytestmark = pytest.mark.once

SCENARIOS = Path(__file__).parent
TOGETHER = ("bul", "tzolkin")       # all unfinished rules concern the seat whose turn it is

# Changes that no row tells, and there are no others.  Most of them make no position of the game, because the question
# names the rule or the rule is there in every such position.  Known to be missing: a second `FreeHero` that waits, and
# what the injuries of others were after the end.
FOLLOWS: dict[str, set[str]] = {
    "bul": {"no Turn", "no Mover"},
    "tzolkin": {"no Round", "no GainWealth", "no ChooseWealth", "no PlaceDummies", "no DealWealth", "no OpenMonuments",
                "no DrawFirst", "no Speed"},
    "temple_of_chac": {"no Round", "no DealFirst", "no DealGear", "no DealAdventurers", "no DealIdols", "no DealGlyphs",
                       "no DealClues"},
    "chichen_itza": {*(f"state.players.{seat}.held" for seat in range(4)),      # the tiles where its units stand
                     "MarchTo.picked", "Held.cards", "InvokeGods.gods",     # packed: these numbers mean nothing
                     "SeeRuin.seats",                                           # those who see its strength
                     "exchanged state.grid",                                    # of several tables
                     "RaiseAny.prompt", "LoseHero.seat",                        # the question says it
                     # version 1 tells the innermost of several such rules: not that a second free hero is to come
                     "no FreeHero", "FreeHero.seat", "no SellIdols", "SellIdols.seat", "no SupplyStep",
                     "SupplyStep.step", "SupplyStep.seat", "no MarkTask", "MarkTask.seat", "MarkTask.task",
                     "no ProphecyOnSeat", "ProphecyOnSeat.seat"},
}

# Changes that never make a position: what stands there belongs to something else that stays as it was.
NO_POSITION: dict[str, set[str]] = {
    "bul": set(),
    "tzolkin": {"FreeAdvance.track"},
    "temple_of_chac": {"Reveal.two", "Theft.victim"},
    "chichen_itza": {"Reinforce.only", "state.players.1.hero_card.0",
                     *(f"exchanged state.players.{seat}.hero_at" for seat in range(4)),     # a hero is both
                     *(f"exchanged state.players.{seat}.hero_card" for seat in (0, 1, 3))},
}

# Groups that tell a thing together, so they are blanked at once.
ONE_THING: dict[str, list[set[str]]] = {
    "bul": [],
    "tzolkin": [{"tooth", "food_days", "next_food_day", "age"}, {"SEAT.wealth.TILE", "SEAT.has_chosen"},
                {"me.dealt.TILE", "SEAT.dealt_count"}],
    "temple_of_chac": [{"lava.SPACE.trap", "lava.SPACE.number"}],
    "chichen_itza": [{"action.TILE.row", "action.TILE.column"}, {"tile.TILE.row", "tile.TILE.column", "tile.TILE.laid"},
                     {"tile.TILE.ruin", "tile.TILE.ruin_bonus", "tile.TILE.ruin_points"},
                     {"me.stone", "me.fire", "SEAT.hand"}, {"hero.under.CARD", "hero.deck.HERO"},
                     {"god.looked.CARD", "god.gone.CARD"}, {"god.under.CARD", "god.gone.CARD", "god.deck.COLOUR"},
                     {"prophecy.CARD", "past_prophecy.CARD"}, {"unfinished.invoked.CARD", "unfinished.RULE"},
                     {"unfinished.march.entrance.TILE", "unfinished.march.exit.TILE"}],
}
EVERYWHERE = [{"asked.SEAT", "asked.chance"}]

# Groups that none of these changes shows alone; there are no others.  `seat.NAME` is looked at in the test of relative
# rows; for the rest, these positions have no change that shows them.
NOT_SHOWN: dict[str, set[str]] = {
    "bul": {"seat.NAME"},
    "tzolkin": {"seat.NAME", "unfinished.free-advance.track.TRACK", "unfinished.outer-build.part.PART",
                "unfinished.outer-effects.row", "unfinished.outer-effects.tile"},
    "temple_of_chac": {"seat.NAME", "unfinished.theft.victim.SEAT", "unfinished.boulder.spaces",
                       "unfinished.end-of-round"},
    "chichen_itza": {"seat.NAME", "SEAT.levy", "SEAT.repeated", "fight.SIDE.spare", "fight.creature_again",
                     "fight.flown", "unfinished.dealt", "unfinished.held.card.HERO", "unfinished.march.joined.PLACE",
                     "unfinished.outer-offered.god", "unfinished.reinforce.only", "unfinished.star-lines.doubling",
                     "unfinished.task"},
}


# ---------------------------------------------------------------- what a seat sees

def tzolkin(view: dict[str, Any]) -> None:
    """The order of tiles on offer does not matter."""
    for offer in ("row", "monuments"):
        view[offer].sort()


def temple_of_chac(view: dict[str, Any]) -> None:
    """Nor does the order of revealed cards and of dice."""
    for record in view["unfinished"]:
        for things in ("cards", "rolled"):
            record.get(things, []).sort()


def nothing(view: dict[str, Any]) -> None:
    """No change is left out."""


LEFT_OUT: dict[str, Callable[[dict[str, Any]], None]] = {"tzolkin": tzolkin, "temple_of_chac": temple_of_chac}


def look(definition: GameDefinition, state: State, seat: int) -> bytes:
    """What a seat sees, without what rows leave out."""
    view = msgspec.json.decode(msgspec.json.encode(definition.view(state, seat)))
    LEFT_OUT.get(definition.name, nothing)(view)
    return msgspec.json.encode(view, order="deterministic")


def sight(definition: GameDefinition, state: State, seat: int) -> bytes:
    """What a seat sees and who is asked what; of a game that is over, a row of Temple of Chac leaves out old notes
    and which injuries the others have."""
    ask = state.ask
    if ask is not None:
        return look(definition, state, seat) + msgspec.json.encode([ask.seat, ask.prompt])
    view = msgspec.json.decode(look(definition, state, seat))
    view.pop("notes", None)
    if definition.name == "temple_of_chac":
        for other in view["seats"].keys() - {definition.seats[seat]}:
            for told in ("injury_values", "score"):
                view["seats"][other].pop(told, None)
    return msgspec.json.encode(view, order="deterministic")


class Found(NamedTuple):
    """The changes of a game that a seat sees, and the kinds of changes that nobody could look at."""

    pairs: list[Pair]
    no_position: set[str]


@cache
def find(name: str, seeds: int) -> Found:
    """Changes in random games of all player counts and in the cases of the scenarios, where rare rules are met."""
    definition = games.load_definition(name)
    cases = [case for file in sorted((SCENARIOS / name / "scenarios").glob("*.yaml")) for case in scenario.load(file)
             if not case.data.get("components")]
    found: list[Pair] = []
    tried, looked = set[str](), set[str]()
    for players in definition.players:
        changes = Changes(definition, players, sight, name in TOGETHER)
        found += changes.in_game(0)
        for case in cases:
            if case.data.get("players", definition.players[-1]) == players:
                found += changes.in_case(case)
        for seed in range(1, seeds):
            found += changes.in_game(seed)
        tried |= changes.tried.keys()
        looked |= changes.looked.keys()
    return Found(found, tried - looked)


@pytest.mark.parametrize("name", games.names())
def test_one_change_that_a_seat_sees_changes_its_row(name: str, long: bool) -> None:
    untold = {pair.key for pair in find(name, 6 if long else 1).pairs if not pair.names and not pair.is_behind}
    assert untold == FOLLOWS[name]


@pytest.mark.parametrize("name", games.names())
def test_what_was_never_looked_at_is_named(name: str, long: bool) -> None:
    left_out = find(name, 6 if long else 1).no_position
    assert left_out <= NO_POSITION[name] if long else left_out == NO_POSITION[name]     # more games, more positions


@pytest.mark.parametrize("name", games.names())
def test_a_group_of_names_that_is_blanked_is_noticed(name: str, long: bool) -> None:
    forms = documented(name)
    one_thing = [*EVERYWHERE, *ONE_THING[name]]
    group_of: dict[str, str] = {}
    alone: set[frozenset[str]] = set()
    for pair in find(name, 6 if long else 1).pairs:
        for one in pair.names - group_of.keys():
            group_of[one] = next(text for text, form in forms.items() if form.fullmatch(one))
        alone.add(frozenset(group_of[one] for one in pair.names))
    noticed = {text for text in forms for blank in [{text}, *(many for many in one_thing if text in many)]
               if any(told and told <= blank for told in alone)}
    assert forms.keys() - noticed <= NOT_SHOWN[name]
