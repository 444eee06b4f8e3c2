"""What a view tells of an unfinished turn, so that equal views have equal consequences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sacbe
from games.chichen_itza.rules.views import EVERYBODY, begin, play
from sacbe import Game
from sacbe.games.chichen_itza.rules.powers.gods import DrawGod
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.view.pending import MAKERS
from sacbe.kernel.core.frame import Frame

MARCH = {"rule": "march", "seat": "red", "mode": "land", "hero": "none", "start": "none", "at": "none", "group": None,
         "steps": 0, "joined": [], "tunnels": [], "joining": "none"}


def top(game: Game) -> dict[str, Any]:
    """The innermost unfinished rule; everybody sees the same record."""
    found: list[dict[str, Any]] = [game.view(reader)["unfinished"][-1] for reader in EVERYBODY]
    assert all(one == found[0] for one in found)
    return found[0]


def kinds(kind: type[Any]) -> Iterator[type[Any]]:
    for below in kind.__subclasses__():
        yield below
        yield from kinds(below)


def test_every_frame_of_the_game_is_told() -> None:
    """A frame without a record would make its view fail, or hide what it knows."""
    own = {kind for kind in kinds(Frame) if kind.__module__.startswith("sacbe.games.chichen_itza")}
    assert own - set(MAKERS) == {TableQuestion, DrawGod}


def test_a_march_tells_where_it_began_and_who_goes() -> None:
    """From the city or from R1: the question is the same, the march is not."""
    here = {"tiles": {"R1": {"cell": [0, -1], "red": 2}}, "city": {"red": 2}, "red": {"coins": 9, "ranged": 2}}
    game = play(begin(**here), "use A01 land-move")
    assert top(game) == MARCH
    play(game, "from city")
    assert top(game) == {**MARCH, "start": "city", "at": "city"}
    play(game, "group 2")
    units = {"warriors": 2, "heroes": []}
    steps = game.view("red")["seats"]["red"]["range"]
    assert top(game) == {**MARCH, "start": "city", "at": "city", "group": units, "steps": steps}
    other = play(begin(**here), "use A01 land-move", "from R1", "group 2")
    assert top(other) == {**MARCH, "start": "R1", "at": "R1", "group": units, "steps": steps}


def test_warriors_that_join_are_told_in_the_order_of_the_way() -> None:
    """ci.god.60: a seat that picks up warriors has them in the group, and fewer steps."""
    game = begin(tiles={"R1": {"cell": [0, -1], "red": 3}}, city={"red": 1},
                 red={"coins": 9, "ranged": 4, "gods": [60]})
    play(game, "use A01 land-move", "from city", "via R1")
    steps = game.view("red")["seats"]["red"]["range"]
    group = {"warriors": 1, "heroes": []}
    assert top(game) == {**MARCH, "start": "city", "at": "city", "group": group, "steps": steps, "joining": "R1"}
    play(game, "join 2")
    assert top(game) == {**MARCH, "start": "city", "at": "R1", "group": {"warriors": 3, "heroes": []},
                         "steps": steps - 1, "joined": [{"place": "R1", "warriors": 2}]}


def test_reinforcements_count_down() -> None:
    """ci.action.reinforcement: how many may still come."""
    game = play(begin(red={"coins": 9}), "use A09 reinforcement")
    left = top(game)["left"]
    assert top(game) == {"rule": "reinforce", "seat": "red", "left": left, "only": "none"}
    assert top(play(game, "put city"))["left"] == left - 1


def test_what_is_used_in_a_fight_is_told() -> None:
    """ci.combat.luck.once: luck that was used in the phase, and whose roll lies on the table."""
    game = begin(["roll 6", "roll 6"], tiles={"V1": {"cell": [0, -1], "creature": "jaguar", "strength": 4}},
                 city={"red": 1}, red={"luck": 4, "coins": 9, "gods": [52]})
    play(game, "use A01 land-move", "from city", "to V1")
    fight = game.view("blue")["fight"]
    assert (fight["side"], fight["rolled"], fight["used"]) == ("attacker", 1, {"attacker": [], "defender": []})
    assert top(game) == {"rule": "fight-side", "part": "rolled", "side": "attacker"}
    play(game, "reroll")
    fight = game.view("blue")["fight"]
    assert fight["used"] == {"attacker": ["luck"], "defender": []} and not fight["following"]


def test_gods_that_left_the_game_are_told() -> None:
    """ci.end.j.gods: what lay open is gone for good, and nobody sees what is still in the decks."""
    game = sacbe.new("chichen_itza", players=2, seed=5)
    first = set(game.view("red")["open_gods"].values())
    assert game.view("red")["gone_gods"] == {"gold": [], "green": [], "red": [], "blue": []}
    while game.view("red")["round"] < 2:
        game.apply("coins" if "coins" in game.ask.options else game.ask.options[0])
    assert {god for gods in game.view(None)["gone_gods"].values() for god in gods} == first
