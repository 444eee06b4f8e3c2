"""Every face of the dice of the new creatures as the ledger lists it, and the phases in which each of them rolls."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import games
from sacbe.kernel.play.game import Game

DEFINITION = games.load_definition("chichen_itza")
OPTIONS = {"creatures": "t-rex:jaguar+velociraptor:monkey+pteranodon:shaman"}
STRONGEST = {"t-rex": 7, "velociraptor": 5, "pteranodon": 4}
SYMBOLS = {"t-rex": {"melee": "hit"}, "velociraptor": {"magic": "stone", "ranged": "arrow", "melee": "hit"},
           "pteranodon": {"ranged": "arrow"}}
DICE = {
    "light": {"t-rex": "hit hit hit hit2 blank blank", "velociraptor": "stone arrow hit hit2 blank blank",
              "pteranodon": "arrow arrow arrow blank blank blank"},
    "dark": {"t-rex": "hit hit hit2 hit2 hit3 blank", "velociraptor": "stone2 arrow2 hit hit2 hit2 blank",
             "pteranodon": "arrow arrow arrow2 arrow2 blank blank"},
}
MELEE = [("melee", 1), ("melee", 2), ("melee", 3)]
ROLLED = {"t-rex": MELEE, "velociraptor": [("magic", 1), ("ranged", 1), *MELEE],
          "pteranodon": [("ranged", 1), ("ranged", 2), ("ranged", 3), ("ranged", 4)]}
FACES = [(kind, half, phase, number, face) for half, dice in DICE.items() for kind in SYMBOLS
         for phase in SYMBOLS[kind] for number, face in enumerate(dice[kind].split(), 1)]
every_kind = pytest.mark.parametrize("kind", SYMBOLS)


def shown(face: str, symbol: str) -> int:
    """How often a symbol is on a face."""
    name = face.rstrip("0123456789")
    return int(face[len(name):] or 1) if name == symbol else 0


def attack(kind: str, half: str) -> Game:
    """Red attacks the creature with five warriors and chance waits to be answered."""
    given = {"round": 3 if half == "light" else 4, "city": {"red": 5}, "red": {"coins": 9, "luck": 0, "ranged": 3},
             "tiles": {"M-red": {"creature": kind, "strength": STRONGEST[kind]}}}
    game = Game(DEFINITION, 2, OPTIONS, None, DEFINITION.build_position(2, OPTIONS, given))
    for move in ("use A01 land-move", "from city", "group 5", "to M-red"):
        game.apply(move)
    return game


def fight(game: Game) -> Any:
    return DEFINITION.dump_fields(game.state)["fight"]


@pytest.mark.parametrize(("kind", "half", "phase", "number", "face"), FACES)
def test_a_face_does_what_it_shows(kind: str, half: str, phase: str, number: int, face: str) -> None:
    """bp.creature.t-rex, bp.creature.velociraptor, bp.creature.pteranodon, bp.creatures.like-base."""
    game = attack(kind, half)
    while game.ask.prompt != "face" or fight(game)["phase"] != phase:
        harmless = "face 3" if kind == "velociraptor" else "face 6"         # a hit where no melee is fought
        game.apply(harmless if game.ask.prompt == "face" else "roll 6")
    heard = len(game.event_log)
    game.apply(f"face {number}")
    said = [row.data for row in game.event_log[heard:]]
    assert {"kind": kind, "face": str(number), "half": half}.items() <= said[0].items()
    assert sum(int(row["warriors"]) for row in said if row["event"] == "lost") == shown(face, SYMBOLS[kind][phase])
    again = kind == "velociraptor" and face == "blank"
    assert (game.ask.prompt == "face" and fight(game)["phase"] == phase) == again
    assert [row["event"] for row in said].count("second-roll") == again


@every_kind
def test_it_rolls_in_its_phases_and_only_there(kind: str) -> None:
    """bp.creature.t-rex, bp.creature.velociraptor, bp.creature.pteranodon, ci.combat.creature.phases: one die in each,
    after the player's; a second one of the velociraptor, of which the first was blank."""
    game = attack(kind, "light")
    rolled: list[tuple[str, int]] = []
    while not isinstance(fight(game), str):
        here = fight(game)
        rolled += [(here["phase"], here["number"])] if game.ask.prompt == "face" else []
        game.apply("face 6" if game.ask.prompt == "face" else "roll 6")
    times = 2 if kind == "velociraptor" else 1
    assert rolled == [phase for phase in ROLLED[kind] for _ in range(times)]
    assert DEFINITION.dump_fields(game.state)["city"]["red"] == 5


def test_points_so_far_count_gears_that_will_rise_again() -> None:
    """bp.creature.t-rex, ci.god.76, ci.god.77: 16 points, in the fight as before it, and the fight goes on lowered."""
    given = {"red": {"gods": [76, 77], "melee": 4, "defense": 3, "ranged": 3, "magic": 3, "stone": 1},
             "tiles": {"M-red": {"creature": "t-rex", "strength": 7}}}
    game = Game(DEFINITION, 2, OPTIONS, None, DEFINITION.build_position(2, OPTIONS, given))
    before = DEFINITION.current_scores(game.state, 0)
    for move in ("use A01 land-move", "from city", "group 3", "to M-red"):
        game.apply(move)
    assert fight(game)["cowed"] and before[0] == 16
    assert DEFINITION.current_scores(game.state, 0) == DEFINITION.current_scores(game.state, None) == before
    assert DEFINITION.dump_fields(game.state)["red"]["melee"] == 3


@every_kind
def test_a_clone_in_the_middle_of_a_fight_goes_on_alike(kind: str) -> None:
    """bp.creatures.like-base: lowered gears, used rolls and converted phases belong to the position."""
    game = attack(kind, "dark")
    while not isinstance(fight(game), str):
        twin = DEFINITION.clone(game.state)
        assert twin.text() == game.state.text() and DEFINITION.dump_fields(twin) == DEFINITION.dump_fields(game.state)
        choice = game.ask.choices[-1]
        twin.apply(choice)
        game.apply(choice)
        assert twin.text() == game.state.text()
    assert [DEFINITION.dump_fields(game.state)["red"][gear]
            for gear in ("defense", "melee", "ranged", "magic")] == [1, 1, 3, 1]
