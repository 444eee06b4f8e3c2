"""Every face of every creature die as the ledger lists it, and the phases in which each creature rolls."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import games
from sacbe.kernel.play.game import Game

DEFINITION = games.load_definition("chichen_itza")
SYMBOLS = {"snake": {"melee": "hit"}, "monkey": {"ranged": "arrow", "melee": "hit"}, "jaguar": {"melee": "hit"},
           "triceratops": {"melee": "hit"}, "caiman": {"melee": "hit"}, "shaman": {"magic": "stone", "melee": "hit"},
           "kukulkan": {"ranged": "fire", "melee": "fire"}}
PHASES = {kind: ["melee"] if kind == "jaguar" else ["magic", "ranged", "melee"] for kind in SYMBOLS}
STRONGEST = {"snake": 3, "monkey": 3, "jaguar": 4, "triceratops": 5, "caiman": 6, "shaman": 4, "kukulkan": 6}
LIGHT = {"snake": "hit hit coin coin blank blank", "monkey": "arrow arrow hit hit hit blank",
         "jaguar": "hit hit hit hit2 blank blank", "triceratops": "hit hit guard guard guard2 blank",
         "caiman": "hit hit hit2 hit2 blank blank", "shaman": "stone stone hit hit hit blank",
         "kukulkan": "fire fire fire blank blank blank"}
DARK = {"snake": "hit hit hit2 coin coin blank", "monkey": "arrow arrow2 hit hit hit2 hit2",
        "jaguar": "hit hit hit2 hit2 hit2 blank", "triceratops": "hit hit2 hit+guard guard guard2 guard2",
        "caiman": "hit hit2 hit2 hit2 hit3 blank", "shaman": "stone stone2 hit hit hit2 hit2",
        "kukulkan": "fire fire fire fire blank blank"}
DICE = {"light": LIGHT, "dark": DARK}
ROUNDS = {"light": 3, "dark": 4}
ROLLING = [(kind, half, phase, number, face) for half, dice in DICE.items() for kind in SYMBOLS
           for phase in SYMBOLS[kind] for number, face in enumerate(dice[kind].split(), 1)]


def shown(face: str, symbol: str) -> int:
    """How often a symbol is on a face."""
    return sum(int(part[len(symbol):] or 1) for part in face.split("+") if part.rstrip("23") == symbol)


def attack(kind: str, round_: int) -> Game:
    """Red attacks the creature with five warriors, a stone card and a bow, and chance waits to be answered."""
    given = {"round": round_, "city": {"red": 5}, "tiles": {"M-red": {"creature": kind, "strength": STRONGEST[kind]}},
             "red": {"coins": 9, "luck": 0, "stone": 1, "ranged": 2}}
    game = Game(DEFINITION, 2, {}, None, DEFINITION.build_position(2, {}, given))
    for move in ("use A01 land-move", "from city", "group 5", "to M-red"):
        game.apply(move)
    return game


def fight(game: Game) -> Any:
    return DEFINITION.dump_fields(game.state)["fight"]


def go_to(game: Game, kind: str, half: str, phase: str) -> None:
    """Nobody hits until the creature rolls in this phase."""
    while game.ask.prompt != "face" or fight(game)["phase"] != phase:
        if game.ask.prompt == "face":
            symbol = SYMBOLS[kind][fight(game)["phase"]]
            faces = DICE[half][kind].split()
            game.apply(f"face {next(n for n, face in enumerate(faces, 1) if not shown(face, symbol))}")
        else:
            game.apply("keep" if game.ask.prompt == "cast" else "roll 6")


@pytest.mark.parametrize(("kind", "half", "phase", "number", "face"), ROLLING)
def test_a_face_does_what_it_shows(kind: str, half: str, phase: str, number: int, face: str) -> None:
    """ci.creature.snake, ci.creature.monkey, ci.creature.jaguar, ci.creature.triceratops, ci.creature.caiman,
    ci.creature.shaman, ci.creature.kukulkan, ci.combat.creature.symbol: damage, stolen coins and a second roll."""
    game = attack(kind, ROUNDS[half])
    go_to(game, kind, half, phase)
    coins, heard = DEFINITION.dump_fields(game.state)["red"]["coins"], len(game.event_log)
    game.apply(f"face {number}")
    if "fire" in face:
        assert game.ask.prompt == "face"                    # and it rolls on
        game.apply("face 6")
    said = [row.data for row in game.event_log[heard:]]
    assert {"kind": kind, "face": str(number), "half": half}.items() <= said[0].items()
    assert sum(int(row["warriors"]) for row in said if row["event"] == "lost") == shown(face, SYMBOLS[kind][phase])
    assert coins - DEFINITION.dump_fields(game.state)["red"]["coins"] == shown(face, "coin")
    assert game.ask.prompt != "face" or fight(game)["phase"] != phase


@pytest.mark.parametrize(("half", "number"), [(half, number) for half in ROUNDS for number in range(1, 7)])
def test_guards_undo_damage_of_their_phase(half: str, number: int) -> None:
    """ci.creature.triceratops, ci.ruling.guard-scope: three hits less the guards of the face."""
    game = attack("triceratops", ROUNDS[half])
    while fight(game)["phase"] != "melee":
        game.apply("keep" if game.ask.prompt == "cast" else "roll 6")
    for pips in (1, 1, 1, 6, 6):
        game.apply(f"roll {pips}")
    game.apply(f"face {number}")
    face = DICE[half]["triceratops"].split()[number - 1]
    assert fight(game)["hearts"] == STRONGEST["triceratops"] - 3 + shown(face, "guard")


@pytest.mark.parametrize("kind", SYMBOLS)
def test_a_creature_rolls_once_in_its_phases_and_only_there(kind: str) -> None:
    """ci.combat.creature.phases, ci.combat.creature.die: one die in each phase of its board, after the player's."""
    game = attack(kind, 3)
    rolled: list[tuple[str, int, str]] = []
    while not isinstance(fight(game), str):
        here = fight(game)
        rolled.append((here["phase"], here["number"], game.ask.prompt))
        game.apply({"cast": "keep", "die": "roll 6", "face": "face 6"}[game.ask.prompt])
    faces = [(phase, number) for phase, number, prompt in rolled if prompt == "face"]
    melee = [("melee", 1), ("melee", 2), ("melee", 3)]
    assert faces == [(phase, 1) for phase in SYMBOLS[kind] if phase != "melee"] + melee
    for phase, number in faces:
        prompts = [prompt for *at, prompt in rolled if tuple(at) == (phase, number)]
        assert prompts[-1] == "face"
    assert list(dict.fromkeys(phase for phase, _, _ in rolled)) == PHASES[kind]
