"""What a view tells of a turn that is half done: a record for each unfinished rule, the outermost first."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import Game, games
from sacbe.games.temple_of_chac.rules.setup import Deal
from sacbe.games.temple_of_chac.rules.state import TableQuestion
from sacbe.games.temple_of_chac.view.pending import TELL
from sacbe.kernel.core.frame import Frame

DEFINITION = games.load_definition("temple_of_chac")
ROUND, TURN = {"rule": "round", "turns": 1}, {"rule": "turn", "seat": "red"}
NONE_DRAWN = {"success": 0, "success-fail": 0, "fail": 0}


def play(given: dict[str, Any], moves: list[str], options: dict[str, str] | None = None) -> Game:
    """A game of three at a position, after some moves; chance is played by hand."""
    own = options or {}
    game = Game(DEFINITION, 3, own, None, DEFINITION.build_position(3, own, given))
    for move in moves:
        game.apply(move)
    return game


def of_red(rule: str, **more: Any) -> dict[str, Any]:
    return {"rule": rule, "seat": "red", **more}


CASES: dict[str, tuple[dict[str, Any], list[str], list[dict[str, Any]]]] = {
    "a turn": ({}, [], [ROUND, TURN]),
    "a roll": ({"stage": "turn"}, ["roll 1"], [ROUND, TURN, of_red("roll", left=3)]),
    "a walk": ({"red": {"at": "C20", "dice": [5]}}, ["move high", "step C21"],
               [ROUND, TURN, of_red("walk", left=1, moved=True, may_sprint=True)]),
    "a rope": ({"red": {"at": "C20", "gear": ["grappling-rope"]}}, ["gear grappling-rope"],
               [ROUND, TURN, of_red("walk", left=2, moved=False, may_sprint=False)]),
    "a tile": ({"red": {"at": "C7"}}, ["move low", "step L3"],
               [ROUND, TURN, of_red("walk", left=0, moved=True, may_sprint=True),
                of_red("tile", space="L3", fleeing=False)]),
    "a refuge": ({"red": {"at": "C7"}, "lava": {"L3": {"number": 1}}}, ["move low", "step L3"],
                 [ROUND, TURN, of_red("walk", left=0, moved=True, may_sprint=True), of_red("flee")]),
    "a search": ({"red": {"at": "R2"}}, ["search high", "draw ixchel-mask"],
                 [ROUND, TURN, of_red("search", space="R2"),
                  of_red("reveal", deck="ixchel", left=1, cards=["ixchel-mask"])]),
    "a treasure": ({"red": {"at": "H1"}}, ["search low", "draw kukulkan-mask"],
                   [ROUND, TURN, of_red("search", space="H1"), of_red("treasure", cards=["kukulkan-mask"])]),
    "bats": ({"red": {"at": "Z1", "dice": [6, 6]}}, ["search high", "draw vampire-bats", "draw zotz-idol"],
             [ROUND, TURN, of_red("search", space="Z1"), of_red("treasure", cards=["zotz-idol"]), of_red("bats")]),
    "more bats": ({"red": {"at": "Z1", "dice": [6, 6]}}, ["search high", "draw vampire-bats", "draw vampire-bats"],
                  [ROUND, TURN, of_red("search", space="Z1"), of_red("hazard", hazard="vampire-bats"),
                   of_red("bats")]),
    "a drift": ({"red": {"at": "R2", "adventurer": "puccio-cortese"}}, ["search low", "draw ixchel-mask", "leave"],
                [ROUND, TURN, of_red("drift")]),
    "a lock": ({"red": {"at": "C31", "dice": [1, 2]}}, ["interact low"],
               [ROUND, TURN, of_red("lock", alcove="A5", needed=5, drawn=NONE_DRAWN)]),
    "a lock that holds": ({"red": {"at": "C31", "dice": [1, 2]}}, ["interact low", "token success", "token fail"],
                          [ROUND, TURN, of_red("lock", alcove="A5", needed=4,
                                               drawn={"success": 1, "success-fail": 0, "fail": 1})]),
    "cards dropped": ({"red": {"hand": ["zotz-mask", "zotz-idol"]}}, ["discard low", "drop zotz-mask"],
                      [ROUND, TURN, of_red("drop", dropped=True)]),
    "a theft": ({"red": {"at": "C20"}, "blue": {"at": "C20", "hand": ["zotz-mask", "zotz-idol"]}}, ["steal blue"],
                [ROUND, TURN, of_red("theft", victim="blue")]),
    "a whip": ({"red": {"at": "C20", "gear": ["bullwhip"]}, "blue": {"at": "C21", "hand": ["zotz-mask"]},
                "green": {"at": "C19", "hand": ["zotz-mask"]}}, ["gear bullwhip"], [ROUND, TURN, of_red("whip")]),
    "a notebook": ({"red": {"gear": ["notebook"]}}, ["gear notebook"], [ROUND, TURN, of_red("notebook")]),
    "glyphs": ({"red": {"at": "H1"}}, ["interact low"],
               [ROUND, TURN, of_red("peek", clue="G2"), of_red("peek", clue="G1")]),
    "a web": ({"red": {"at": "C34"}}, ["move low", "step Z1"],
              [ROUND, TURN, of_red("walk", left=0, moved=True, may_sprint=True), of_red("web", space="Z1")]),
    "a spider": ({"red": {"at": "C34", "dice": [1, 1]}}, ["move low", "step Z1", "web spider"],
                 [ROUND, TURN, of_red("walk", left=0, moved=True, may_sprint=True), of_red("spider", space="Z1")]),
    "planks": ({"planks": 3, "red": {"at": "BR"}}, ["interact low", "roll 6", "roll 1"],
               [ROUND, TURN, of_red("planks", left=1, lost=1)]),
    "an exit roll": ({"surging": 2, "red": {"at": "R5", "gear": ["life-vest"]}}, ["interact low", "roll 1", "roll 6"],
                     [ROUND, TURN, of_red("exit-roll", left=1, rolled=[1, 6], vests=1)]),
    "a vest": ({"surging": 1, "red": {"at": "R5", "gear": ["life-vest"]}}, ["interact low", "roll 2", "roll 6"],
               [ROUND, TURN, of_red("exit-roll", left=0, rolled=[2, 6], vests=1)]),
    "an injury": ({"red": {"at": "H1", "wounds": 3, "adventurer": "monty-albatross"}}, ["search low", "draw darts"],
                  [ROUND, TURN, of_red("search", space="H1"), of_red("wounds", left=0), of_red("injury")]),
    "a boulder": ({"stage": "end-of-round"}, ["roll 4"],
                  [{"rule": "marker"}, {"rule": "boulder-roll", "left": 1, "spaces": 2}]),
    "a box": ({"stage": "scoring", "blue": {"escaped": 1, "hand": ["treasure-box", "treasure-box"]}}, ["roll 3"],
              [{"rule": "scoring", "seats": 1, "opened": 1}]),
}


@pytest.mark.parametrize("name", CASES)
def test_everybody_sees_what_is_half_done(name: str) -> None:
    given, moves, expected = CASES[name]
    game = play(given, moves)
    for reader in ("red", "blue", None):
        assert game.view(reader)["unfinished"] == expected


def test_everyone_on_the_way_of_the_boulder_is_told_in_turn_order() -> None:
    given = {"stage": "end-of-round", "boulder": "C17", "red": {"at": "C18"}, "blue": {"at": "C18"}}
    game = play(given, ["roll 1"] * 4, {"hit-push": "any-adjacent"})
    assert game.view("red")["unfinished"] == [{"rule": "marker"}, {"rule": "plates"},
                                              {"rule": "struck", "seat": "blue"}, {"rule": "push", "seat": "red"}]


def test_the_setup_tells_what_is_dealt() -> None:
    game = Game(DEFINITION, 3, {}, None, None)
    assert game.view(None)["unfinished"][-1] == {"rule": "dealing", "what": "clues", "dealt": 0}
    game.apply("clue 3")
    assert game.view(None)["unfinished"][-1] == {"rule": "dealing", "what": "clues", "dealt": 1}


def test_every_kind_of_frame_is_told() -> None:
    """A frame that nobody tells could hide what the next answer does."""
    def kinds(base: type[Any]) -> set[type[Any]]:
        return {base}.union(*(kinds(kind) for kind in base.__subclasses__()))
    own = {kind for kind in kinds(Frame) if kind.__module__.startswith("sacbe.games.temple_of_chac.")}
    assert own - {TableQuestion, Deal} == set(TELL)
