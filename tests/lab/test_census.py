"""What the games count: words for all of it, uses that agree with the counts, and the numbers of Tzolk'in."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from sacbe import games
from sacbe.games.chichen_itza import statistics as chichen
from sacbe.games.chichen_itza.data.constants import CAST_CARDS
from sacbe.games.components.files import read_components
from sacbe.games.temple_of_chac import statistics as temple
from sacbe.games.temple_of_chac.data import constants as tc
from sacbe.games.tzolkin import statistics as tzolkin
from sacbe.games.tzolkin.data.constants import ACTED, ADVANCED, BUILT, FED, OPENED, PALENQUE, PLACED, TIKAL, WEALTH_KEPT
from sacbe.kernel.core.choice import pack
from sacbe.lab.balance import Balance, measure_balance
from sacbe.lab.game_counts import GameStatistics, load_statistics
from sacbe.lab.observed_game import ObservedGame, observe_game
from sacbe.lab.simulate import plan_run
from sacbe.presentation.language import words

pytestmark = pytest.mark.once

COUNTING = ("chichen_itza", "temple_of_chac", "tzolkin")
GAMES = 6


def counting(game: str) -> GameStatistics:
    found = load_statistics(game)
    assert found is not None
    return found


@cache
def played(game: str) -> ObservedGame:
    """One game with everything in it that counts."""
    return observe_game(plan_run(game, 2, ["random"], seed=3), 0)


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("game", COUNTING)
def test_everything_counted_has_words(game: str, lang: str) -> None:
    found = counting(game)
    watched = played(game)
    with words.use_language(lang):
        for sheet, rows in (*watched.uses.items(), *watched.counts.items()):
            assert words.say(f"balance-{game}-{sheet}")
            labels = [found.label(sheet, row) for row in rows]
            assert len(set(labels)) == len(labels) and all(labels), (sheet, labels)
        for columns in found.SHEETS.values():
            assert all(words.say(f"balance-{game}-column-{column}") for column in columns)


def ids(found: list[dict[str, Any]], key: str = "id") -> set[str]:
    return {str(one[key]).replace("_", "-") for one in found}


def in_the_box(game: str) -> dict[str, set[str]]:
    """Every card, building, action and place, as the components of a game list them."""
    data = read_components(game)
    if game == "tzolkin":
        gears = {gear.removesuffix("_itza"): [n for n, action in found["actions"].items()
                                              if action["op"] != "free_choice"]       # that is one of the others
                 for gear, found in data["gears"].items() if "actions" in found}
        return {"buildings": ids(data["buildings"]), "monuments": ids(data["monuments"]),
                "wealth": ids(data["starting_wealth_tiles"]),
                "actions": {f"{gear}-{n}" for gear, actions in gears.items() for n in actions},
                "picked": set(gears)}
    if game == "temple_of_chac":
        cards = [card for deck in ("kukulkan", "ah_puch", "ixchel", "zotz") for card in data["decks"][deck]["cards"]]
        gear = ids([card for card in cards if card["type"] == "gear"]) | ids(data["starting_gear"])
        actions = {name for name, rule in data["constants"]["actions"].items() if isinstance(rule, dict)}
        treasures = ids([card for card in cards if card["type"] == "treasure"]) | ids(data["idols"])
        return {"found": ids(cards) | gear | treasures, "gear": gear, "brought": treasures, "actions": actions,
                "adventurers": ids(data["adventurers"]), "alcoves": ids(data["alcoves"]),
                "places": ids(data["board"]["spaces"]), "zones": {zone.replace("_", "-").replace("zotz", "cave")
                                                                  for zone in data["board"]["zones"]}}
    printed = {action for tile in data["action_board"]["tiles"]["items"] for action in tile["actions"]}
    magic = {name for name in data["magic_cards"] if name in ("stone", "fire")}
    actions = {action.replace("_", "-") for action in printed - {"hero"}} | {"recruit-hero", "move-hero", "coins"}
    return {"actions": actions, "magic": magic,
            "god-cards": ids(data["gods"]["cards"]["items"], "number"),
            "heroes": ids(data["heroes"]["cards"]["items"], "number"),
            "tasks": ids(data["tasks"]["cards"]["items"], "number"),
            "places": ids(data["terrain_tiles"]["tiles"]["items"]),
            "ruins": {f"{n}-{ruin['points']}-{ruin['bonus']}"
                      for n, ruin in enumerate(data["ruins"]["tiles"]["items"], 1)}}


@pytest.mark.parametrize("game", COUNTING)
def test_everything_in_the_box_has_its_row(game: str) -> None:
    definition = games.load_definition(game)
    uses = counting(game).Observer(definition.new(max(definition.players), {})).uses
    for sheet, things in in_the_box(game).items():
        assert things and things <= set(uses[sheet]), (sheet, things - set(uses[sheet]))


@pytest.mark.parametrize("game", COUNTING)
def test_seats_use_things_and_the_counts_agree(game: str) -> None:
    watched = played(game)
    assert all(len(times) == 2 for rows in watched.uses.values() for times in rows.values())
    never = {sheet for sheet, rows in watched.uses.items() if not any(any(times) for times in rows.values())}
    assert never == {"chichen_itza": set(), "tzolkin": {"monuments"},       # random bots build none and never escape
                     "temple_of_chac": {"alcoves", "brought"}}[game]
    for sheet, column in (("actions", "all"), ("tasks", "met"), ("heroes", "recruited"), ("buildings", "built"),
                          ("adventurers", "dealt"), ("wealth", "kept"), ("levels", "reached"),
                          ("zones", "all")):
        if sheet in watched.uses:
            used = {row: sum(times) for row, times in watched.uses[sheet].items()}
            assert used == {row: found[column] for row, found in watched.counts[sheet].items()}, sheet


@pytest.fixture(scope="module")
def measured() -> Balance:
    return measure_balance(plan_run("tzolkin", 3, ["random"], seed=7), GAMES)


def test_tzolkin_agrees_with_its_rules(measured: Balance) -> None:
    counts = measured.counts
    monuments, wealth = counts["monuments"], counts["wealth"]
    assert sum(row["open"] for row in monuments.values()) == 5 * GAMES
    assert sum(row["dealt"] for row in wealth.values()) == 4 * 3 * GAMES
    assert sum(row["kept"] for row in wealth.values()) == 2 * 3 * GAMES
    assert sum(row["won"] for row in wealth.values()) == 2 * GAMES
    assert all(row["built"] <= row["open"] <= GAMES for row in (*monuments.values(), *counts["buildings"].values()))
    for sheet in ("buildings", "monuments"):
        assert counts["goods"][sheet]["all"] == sum(row["built"] for row in counts[sheet].values())
    days = counts["days"]["rounds"]["all"] + counts["days"]["double-days"]["all"]
    assert 27 * GAMES <= days <= 28 * GAMES       # the last day may be a double one
    reached = {row: found["reached"] for row, found in counts["levels"].items()}
    assert all(reached[f"{track}-1"] >= reached[f"{track}-2"] >= reached[f"{track}-3"] for track in tzolkin.TRACKS)
    assert measured.sheets["gears"]["palenque"]["all"] == counts["gears"]["palenque"]["all"] / (3 * GAMES)


def test_tzolkin_counts_single_events() -> None:
    observer = tzolkin.Observer(games.load_definition("tzolkin").new(2, {}))
    for kind, numbers in ((ACTED, [1, PALENQUE, 2]), (ACTED, [1, PALENQUE, 2]), (PLACED, [0, TIKAL, 3, 4]),
                          (OPENED, [0, 2]), (BUILT, [1, 0]), (ADVANCED, [0, 1, 1, 2]), (ADVANCED, [0, 1, 3, 3]),
                          (WEALTH_KEPT, [0, 45, 47]), (FED, [1, 2, 4, 3])):
        observer.on_event(kind, 0, numbers)
    counts = observer.final_counts([1])
    assert counts["actions"]["palenque-2"] == {"all": 2, "winners": 2}
    assert counts["gears"]["tikal"] == {"all": 1, "winners": 0, "price": 4}
    assert counts["buildings"]["B101"] == {"open": 1, "built": 1, "won": 1}
    assert [row for row, found in counts["levels"].items() if found["reached"]] == ["extraction-2"]
    assert [row for row, found in counts["wealth"].items() if found["kept"]] == ["W01", "W03"]
    assert counts["days"]["unfed"]["all"] == 3 and observer.uses["actions"]["palenque-2"] == [0, 2]


def test_temple_counts_actions_and_every_place() -> None:
    observer = temple.Observer(games.load_definition("temple_of_chac").new(2, {}))
    for seat, p in enumerate(observer.table.players):
        p.adventurer = seat
    observer.table.players[1].at = tc.WATERFALL - 1
    for kind, numbers in ((tc.MOVED, [0, tc.ENTRANCE, tc.HALL, 0]), (tc.MOVED, [0, tc.HALL, tc.HALL + 1, 0]),
                          (tc.CARRIED, [1, tc.RAPIDS, tc.RAPIDS + 2, 0]), (tc.WASHED_OVER, [1, 0, 0, 0]),
                          (tc.MOVED, [1, tc.WATERFALL - 1, tc.WASH_UP, 0])):
        observer.on_event(kind, 0, numbers)
    for seat, choice in ((0, pack(tc.MOVE, tc.LOW)), (0, pack(tc.STEP, tc.HALL)), (1, pack(tc.SEARCH, tc.HIGH))):
        observer.on_choice(seat, choice)
    used = {sheet: {row: times for row, times in observer.uses[sheet].items() if any(times)}
            for sheet in ("actions", "zones", "places")}
    assert used == {"actions": {"move": [1, 0], "search": [0, 1]},
                    "zones": {"hall": [1, 0], "waterfall": [0, 1], "wash-up": [0, 1]},
                    "places": {"H1": [1, 0], "H2": [1, 0], "R3": [0, 1], "W": [0, 1], "U": [0, 1]}}
    assert observer.final_counts([1])["zones"]["wash-up"] == {"all": 1, "winners": 1}


def test_chichen_itza_counts_the_magic_that_is_cast() -> None:
    observer = chichen.Observer(games.load_definition("chichen_itza").new(2, {}))
    for element, cards in ((0, 2), (1, 3)):
        observer.on_event(CAST_CARDS, 0, [1, element, cards, 0])
    assert observer.uses["magic"] == {"stone": [0, 2], "fire": [0, 3]}
