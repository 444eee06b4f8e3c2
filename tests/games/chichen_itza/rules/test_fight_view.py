"""Values in force in a fight: which faces hit, and how many hits the dice on the table make by the rules' own count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from games.chichen_itza.rules.views import play
from sacbe import Game, games
from sacbe.kernel.play import scenario


def fight(chance: Sequence[str], moves: Sequence[str], options: Mapping[str, str] | None = None, kind: str = "caiman",
          **red: Any) -> Game:
    """Red marches from the city to a creature beside it and fights."""
    given = {"tiles": {"V1": {"cell": [0, -1], "creature": kind, "strength": 4}}, "city": {"red": 2},
             "red": {"coins": 9, "luck": 4, **red}}
    row = {"case": "here", "game": "chichen_itza", "players": 3, "chance": list(chance), "options": dict(options or {}),
           "given": given, "then": {}}
    game = scenario.begin(scenario.make_case("here", 1, {}, row), games.load_definition("chichen_itza"))
    return play(game, "use A01 land-move", "from city", "group 2", "to V1", *moves)


def roll(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = game.view("blue")["fight"]["roll"]
    return found


STONES = {"magic": 6, "stone": 3}


def test_stone_hits_with_the_faces_of_the_option() -> None:
    """stone-faces=3: dice 4, 4, 1 are one hit, and 3 would be another."""
    game = fight(["roll 4", "roll 4", "roll 1"], ["cast stone 3"], {"stone-faces": "3"}, **STONES)
    assert roll(game) == {"side": "attacker", "dice": [1, 4, 4], "faces": [1, 2, 3], "hits": 1, "pairs": 0,
                          "paired": 0, "misses": 2, "follow_ups": 0, "following": False}
    assert game.view("red")["fight"]["in_force"]["attacker"]["stone"] == [1, 2, 3]


def test_stone_hits_as_the_register_reads_it() -> None:
    """Without the option the same dice are three hits."""
    game = fight(["roll 4", "roll 4", "roll 1"], ["cast stone 3"], **STONES)
    assert (roll(game)["faces"], roll(game)["hits"]) == ([1, 2, 3, 4], 3)


def test_a_ranged_follow_up_hits_with_one_and_two_alone() -> None:
    """ci.god.54 and ci.god.55: a 3 hits in the first roll, and not in the one that follows."""
    game = fight(["roll 1", "roll 3", "roll 3"], ["keep"], kind="caiman", ranged=3, gods=[54, 55])
    before = game.view("red")["fight"]
    assert before["in_force"]["attacker"]["ranged"] == [1, 2, 3]
    assert before["in_force"]["attacker"]["ranged_follow_up"] == [1, 2]
    assert (roll(game)["dice"], roll(game)["faces"], roll(game)["hits"]) == ([3], [1, 2], 0)
    assert roll(game)["following"] and before["hits"] == 2


def test_what_would_be_rolled_once_more_is_told_before() -> None:
    """ci.god.55: of 1 and 3 only the 1 is rolled again."""
    game = fight(["roll 1", "roll 3"], [], ranged=3, gods=[54, 55])
    assert (roll(game)["hits"], roll(game)["follow_ups"], roll(game)["misses"]) == (2, 1, 0)


def test_pairs_of_sixes_are_counted() -> None:
    """ci.god.58: two sixes are one hit in melee."""
    game = fight(["roll 6", "roll 6"], [], kind="jaguar", gods=[58])
    assert (roll(game)["faces"], roll(game)["hits"], roll(game)["pairs"], roll(game)["misses"]) == ([1], 1, 1, 2)


@pytest.mark.parametrize(("kind", "shown"), [
    ("jaguar", [("melee", 1), ("melee", 2), ("melee", 3)]),
    ("caiman", [("magic", 1), ("ranged", 1), ("melee", 1), ("melee", 2), ("melee", 3)])])
def test_phases_to_come_are_told(kind: str, shown: list[tuple[str, int]]) -> None:
    """ci.combat.phases: a jaguar allows neither magic nor ranged phases."""
    game = fight(["roll 6", "roll 6"], [], kind=kind, stone=1, magic=2)
    assert [(one["phase"], one["number"]) for one in game.view("red")["fight"]["phases"]] == shown


def test_faces_of_the_creature_say_what_they_do_now() -> None:
    """ci.combat.creature.symbol: only the symbol of the phase does damage."""
    game = fight(["roll 6", "roll 6"], [], kind="jaguar")
    now = game.view("green")["fight"]
    assert (now["symbol"], now["die"]) == ("hit", "light")
    assert [(one["symbols"], one["damage"]) for one in now["faces"]] == [
        (["hit"], 1), (["hit"], 1), (["hit"], 1), (["hit", "hit"], 2), ([], 0), ([], 0)]


def test_the_price_of_a_tile_and_its_parts() -> None:
    """ci.cost.later, ci.god.17, ci.god.20: a marker lies there, a coin off, and a coin for another player."""
    row = {"case": "here", "game": "chichen_itza", "players": 3, "chance": [], "then": {},
           "given": {"marks": {"A01": ["blue"]}, "red": {"gods": [17], "coins": 9},
                     "blue": {"gods": [20]}}}
    game = scenario.begin(scenario.make_case("here", 1, {}, row), games.load_definition("chichen_itza"))
    action = game.view("red")["actions"]["A01"]
    assert action["uses"] == [{"action": "land-move", "hero": "none", "price": action["high"] - 1,
                               "marker": action["high"], "saved": 1, "toll": 1, "keeper": "blue", "affordable": True}]
    assert game.view(None)["actions"]["A01"]["uses"] == []


def test_each_die_is_told_with_what_it_does() -> None:
    """ci.god.54, ci.god.55: the 3 hits in the first roll and misses in the one that follows."""
    game = fight(["roll 1", "roll 3", "roll 3"], ["keep"], ranged=3, gods=[54, 55])
    told = [(said["pips"], said["result"]) for said in game.log("blue") if said["event"] == "rolled"]
    assert told == [(1, "hit"), (3, "hit"), (3, "miss")]
