"""What every question accepts, what chance may answer among it, and what is opened for good when it is answered."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import Game, games
from sacbe.testing import contract

DEFINITION = games.load_definition("temple_of_chac")
FULL = {"hand": ["zotz-mask", "zotz-mask", "treasure-box", "idol-chac"]}


def begin(players: int = 2, options: dict[str, str] | None = None, **given: Any) -> Game:
    """A game at a position whose chance is played by hand."""
    own = options or {}
    return Game(DEFINITION, players, own, None, DEFINITION.build_position(players, own, given))


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.apply(move)
    return game


# ---------------------------------------------------------------- what is accepted

QUESTIONS: dict[str, tuple[str, dict[str, Any], list[str]]] = {
    "high dice": ("action", {"red": {"at": "H1", "dice": [4, 6], "gear": ["notebook"], "store": ["zotz-idol"], **FULL},
                             "blue": {"at": "H1", "hand": ["ixchel-mask"]}}, []),
    "low dice": ("action", {"red": {"at": "H1", "dice": [1, 3], "gear": ["notebook"], "store": ["zotz-idol"], **FULL},
                            "blue": {"at": "H1", "hand": ["ixchel-mask"]}}, []),
    "lying": ("action", {"red": {"fallen": True, "dice": [4, 5]}}, []),
    "action roll": ("die", {"stage": "turn"}, []),
    "boulder": ("die", {"stage": "end-of-round"}, ["roll 1"]),
    "planks": ("die", {"planks": 3, "red": {"at": "BR"}}, ["interact low"]),
    "exit roll": ("die", {"surging": 1, "red": {"at": "R5"}}, ["interact low"]),
    "boxes": ("die", {"stage": "scoring", "red": {"escaped": 1, "hand": ["treasure-box"]}}, []),
    "web": ("web", {"webs": {"Z1": "spider", "Z2": "gone", "Z3": "gone"}, "red": {"at": "Z3"}},
            ["move low", "step Z4"]),
    "last spider": ("web", {"webs": {"Z1": "spider", "Z2": "gone"}, "webs_left": {"spider": 1, "blank": 3},
                            "red": {"at": "Z2"}}, ["move low", "step Z3"]),
    "theft": ("stolen", {"red": {"at": "C20"}, "blue": {"at": "C20", **FULL}}, ["steal blue"]),
    "tile": ("number", {"red": {"at": "L3"}, "lava": {"L1": {"number": 1, "gone": True},
                                                      "L14": {"number": 14, "known": ["blue"]}}},
             ["move low", "step L4"]),
    "glyph": ("glyph-of", {"red": {"at": "H3"}, "lava": {"L1": {"number": 9, "flipped": True},
                                                         "L9": {"number": 1, "known": ["red"]}}}, ["interact low"]),
    "token": ("token", {"red": {"at": "C31"}}, ["interact low"]),
    "later token": ("token", {"red": {"at": "C31"}},
                    ["interact low", "token success", "token success", "token fail", "go-on low", "token success-fail",
                     "go-on high"]),
    "card": ("draw", {"red": {"at": "Z1"}, "decks": {"zotz": {"only": True, "zotz-mask": 2, "vampire-bats": 1,
                                                              "torch": 1}}}, ["search high"]),
    "injury": ("injury", {"red": {"at": "H1", "wounds": 3, "adventurer": "monty-albatross"},
                          "injuries_left": {1: 2, 2: 0, 3: 1}}, ["search low", "draw darts"]),
    "spider": ("spider", {"webs": {"Z1": "spider"}, "red": {"at": "C34", "dice": [1, 2], "gear": ["torch"]}},
               ["move low", "step Z1"]),
    "bats": ("bats", {"red": {"at": "Z1", "dice": [1, 6]}}, ["search low", "draw vampire-bats"]),
    "flee": ("flee", {"red": {"at": "C7"}, "lava": {"L3": {"number": 1}}}, ["move low", "step L3"]),
    "push": ("push", {"stage": "end-of-round", "boulder": "C17", "red": {"at": "C18"}}, ["roll 1"] * 4),
    "drift": ("drift", {"red": {"at": "R2", "adventurer": "puccio-cortese"}}, ["search low", "draw surging-waters"]),
    "vest": ("exit-roll", {"surging": 1, "red": {"at": "R5", "gear": ["life-vest"]}},
             ["interact low", "roll 1", "roll 6"]),
    "lock": ("lock", {"red": {"at": "C31", "dice": [1, 2]}}, ["interact low", "token fail"]),
    "treasure": ("treasure", {"red": {"at": "H1"}}, ["search high", "draw kukulkan-idol", "draw kukulkan-mask"]),
    "whip": ("whip", {"red": {"at": "C20", "gear": ["bullwhip"]}, "blue": {"at": "C21", **FULL},
                      "green": {"at": "C19", "hand": ["zotz-idol"]}}, ["gear bullwhip"]),
    "clue": ("peek", {"red": {"gear": ["notebook"]}}, ["gear notebook"]),
    "drop": ("drop", {"red": {"hand": ["zotz-mask", "zotz-idol"], "store": ["zotz-calendar"]}}, ["discard low"]),
    "drop more": ("drop", {"red": {"hand": ["zotz-idol", "zotz-mask", "zotz-mask"]}},
                  ["discard low", "drop zotz-mask"]),
    "step": ("step", {"red": {"at": "C18", "adventurer": "lea-rice"}}, ["move high", "step C19"]),
    "first step": ("step", {"boulder": "C19", "red": {"at": "C18"}}, ["move low"]),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_accepts_what_it_offers_and_nothing_else(name: str) -> None:
    """tc.secret.decks, tc.lockpick.no-return, tc.cave.web-tokens: chance cannot answer what is not there any more."""
    prompt, given, moves = QUESTIONS[name]
    options = {"hit-push": "any-adjacent"} if prompt == "push" else {}
    game = play(begin(3, options, **given), *moves)
    assert game.ask.prompt == prompt
    assert game.state.ask is not None
    contract.check_universe(DEFINITION, game.state, game.state.ask)


# ---------------------------------------------------------------- what cannot be forgotten

def opened(game: Game, *moves: str) -> int:
    """How many secrets these moves open."""
    before = game.state.reveals
    return play(game, *moves).state.reveals - before


def test_who_peeks_again_learns_nothing_new() -> None:
    """tc.secret.glyph-clues: each clue opens a secret for each seat once."""
    game = begin(turn="blue", first="blue", red={"at": "H1"}, blue={"at": "H2", "dice": [1, 2, 6]})
    assert opened(game, "interact low") == 0
    assert opened(game, "glyph-of L9") == opened(game, "glyph-of L5") == 1
    assert opened(game, "interact low") == 0
    assert opened(game, "end", "roll 1", "roll 1", "roll 1", "roll 1") == 0
    assert opened(game, "interact low") == 2                    # another seat learns the same
    assert opened(game, "interact low") == 0


def test_a_turned_tile_is_known_for_good() -> None:
    """tc.secret.lava-tiles: turned up by a step or by who flees to it, once."""
    game = begin(red={"at": "C7", "dice": [4, 5, 6]})
    assert opened(game, "move high", "step L3", "number 9") == 1
    assert opened(game, "step L4") == 0 and opened(game, "number 1") == 1
    assert opened(game, "flee L5", "number 10") == 1


def test_a_theft_is_known_for_good() -> None:
    """tc.secret.hand: thief and victim have seen the card."""
    game = begin(red={"at": "C20", "dice": [1, 6]}, blue={"at": "C20", "hand": ["zotz-idol", "zotz-mask"]})
    assert opened(game, "steal blue") == 0 and opened(game, "stolen zotz-mask") == 1


def test_a_dropped_card_is_known_for_good() -> None:
    """tc.secret.discards: each of them lies face up."""
    game = begin(red={"hand": ["zotz-idol", "zotz-mask", "zotz-calendar"]})
    assert opened(game, "discard low") == 0
    assert opened(game, "drop zotz-mask") == opened(game, "drop zotz-idol") == 1
    assert opened(game, "stop") == 0


def test_an_injury_is_known_for_good() -> None:
    """tc.secret.injuries: its owner has seen it."""
    game = begin(red={"at": "H1", "wounds": 3, "adventurer": "monty-albatross", "dice": [1, 2]})
    assert opened(game, "search low", "draw darts") == 0 and opened(game, "injury 2") == 1


def test_an_opened_box_is_known_for_good() -> None:
    """tc.scoring.die-treasure: each die of it."""
    game = begin(stage="scoring", red={"escaped": 1, "hand": ["treasure-box"], "store": ["treasure-box"]})
    assert opened(game, "roll 3") == opened(game, "roll 4") == 1


def test_what_everybody_sees_opens_no_secret() -> None:
    """tc.secret.public: searches, tokens, webs and stored cards."""
    game = begin(red={"at": "Z1", "dice": [1, 2, 6], "hand": ["zotz-idol"]}, webs={"Z1": "gone"})
    assert opened(game, "search low", "draw zotz-mask", "take zotz-mask", "store low zotz-mask") == 0
    assert opened(game, "move high", "step Z2", "web blank", "stop") == 0


# ---------------------------------------------------------------- events, and their order

def caused(game: Game, *moves: str) -> list[str]:
    """The names of the events that these moves cause, in their order."""
    before = len(game.event_log)
    play(game, *moves)
    return [str(event.data["event"]) for event in game.event_log[before:]]


def test_a_tile_that_is_up_tells_nothing_new() -> None:
    """tc.lava.reveal, tc.lava.escape-falls: a step onto it is a step, and a refuge there a fall."""
    game = begin(red={"at": "L3", "dice": [4, 5]}, lava={"L4": {"number": 9, "flipped": True}, "L5": {"number": 1}})
    assert caused(game, "move high", "step L4") == ["moved"]
    assert caused(game, "step L5") == ["moved", "tile-flipped", "wounded"]
    assert caused(game, "flee L4") == ["moved", "fell"]


def test_the_walls_hurt_in_turn_order() -> None:
    """tc.walls.plate-2, tc.round.turn-order: each of three draws an injury, the first adventurer first."""
    own = {"at": "H4", "wounds": 2}
    game = begin(3, stage="end-of-round", first="blue", boulder="C10", red=own, blue=own, green=own)
    play(game, "roll 3", "roll 1", "roll 1")
    for _ in range(3):
        assert game.ask.prompt == "injury"
        game.apply("injury 1")
    injured = [event.data["seat"] for event in game.event_log if event.data["event"] == "injured"]
    assert injured == ["blue", "green", "red"]
