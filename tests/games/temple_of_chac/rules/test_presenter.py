"""What is shown of a question, of a move and of an event: data, things, effects, and values in force, as exact data."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.temple_of_chac.rules.showing import DEFINITION, PRESENTER, begin, effects, facts
from sacbe import Game
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.definition.effects import Chance, Gain, Happen, Lose, Pay, Points, Put, Reveal, Thing
from sacbe.presentation.render.moment import PlayerView
from sacbe.testing import contract

# ---------------------------------------------------------------- shapes

@pytest.mark.parametrize("seed", range(6))
def test_views_and_facts_have_their_declared_shapes(seed: int) -> None:
    players = 2 + seed % 4
    state = DEFINITION.start_game(players, contract.sample_options(DEFINITION, players, seed))
    driver = SeededDriver(mix_seed(seed, 15))
    assert PRESENTER.view_type is not None
    for at in range(100_000):
        for seat in (*range(players), None) if at % 5 == 0 or state.ask is None else ():
            view = DEFINITION.view(state, seat)
            assert msgspec.to_builtins(msgspec.convert(view, PRESENTER.view_type, strict=True)) == view
        ask = state.ask
        if ask is None:
            return
        found = PRESENTER.question_data(state, ask)
        if ask.seat == CHANCE:
            assert found is None
        else:
            assert type(found) is PRESENTER.facts_types[DEFINITION.prompts[ask.prompt]]
            assert msgspec.convert(msgspec.to_builtins(found), type(found), strict=True) == found
        state.apply(driver.answer(ask))


def test_every_question_of_a_seat_has_facts() -> None:
    asked = {DEFINITION.prompts[prompt] for prompt in DEFINITION.prompts if prompt < 50}
    assert set(PRESENTER.facts_types) == asked


@pytest.mark.parametrize("seed", range(3))
def test_facts_tell_no_secret(seed: int) -> None:
    """The data of questions do not change when everything that the seat cannot know is dealt again."""
    state, driver = DEFINITION.start_game(3, {}), SeededDriver(mix_seed(seed, 3))
    while (ask := state.ask) is not None:
        if ask.seat != CHANCE:
            twin = DEFINITION.redeal(state, ask.seat, SeededDriver(7))
            assert twin.ask is not None
            assert PRESENTER.question_data(twin, twin.ask) == PRESENTER.question_data(state, ask)
        state.apply(driver.answer(ask))


# ---------------------------------------------------------------- data of questions

NONE = {"what": "none"}
ACTION = {"dice": [1, 5], "at": "C20", "fallen": False, "behind": 19, "steps": ["C19", "C21"], "interaction": NONE,
          "chance": None, "deck": "none", "deck_left": 0, "found": {}, "reveals": {"low": 0, "high": 0}, "free": 2}
LEA = {"adventurer": "lea-rice", "dice": [1, 5]}

FACTS: dict[str, tuple[dict[str, Any], list[str], dict[str, Any]]] = {
    "in the corridor": ({"boulder": "C1", "red": {"at": "C20", **LEA}}, [], ACTION),
    "behind the boulder": ({"boulder": "C21", "red": {"at": "C20", **LEA}}, [],
                           {**ACTION, "behind": None, "steps": ["C19"]}),
    "lying": ({"boulder": "C1", "red": {"at": "C20", "fallen": True, **LEA}}, [], {**ACTION, "fallen": True}),
    "with a full storage": ({"boulder": "C1", "red": {"at": "C20", "store": ["zotz-mask", "zotz-idol"], **LEA}}, [],
                            {**ACTION, "free": 0}),
    "in the hall": ({"red": {"at": "H3", **LEA}, "decks": {"kukulkan": {"only": True, "kukulkan-mask": 2, "darts": 1,
                                                                        "backpack": 1}}}, [],
                    {**ACTION, "at": "H3", "behind": None, "steps": ["H2", "H4"],
                     "interaction": {"what": "clues", "clues": ["G3", "G4"]}, "deck": "kukulkan", "deck_left": 4,
                     "found": {"treasure": 2, "gear": 1, "hazard": 1}, "reveals": {"low": 1, "high": 2}}),
    "at an alcove": ({"boulder": "C1", "red": {"at": "C31", **LEA}}, [],
                     {**ACTION, "at": "C31", "behind": 30, "steps": ["C30", "C32"], "chance": 0.2698,
                      "interaction": {"what": "alcove", "alcove": "A5", "idol": "idol-chac", "needed": 5}}),
    "before the shore": ({"surging": 1, "red": {"at": "R5", **LEA, "gear": ["life-vest"]},
                          "decks": {"ixchel": {"only": True, "ixchel-mask": 1}}}, [],
                         {**ACTION, "at": "R5", "behind": None, "steps": ["W"], "chance": 0.7407,
                          "interaction": {"what": "shore", "space": "C26", "dice": 2, "safe": 4}, "deck": "ixchel",
                          "deck_left": 1, "found": {"treasure": 1, "gear": 0, "hazard": 0},
                          "reveals": {"low": 1, "high": 1}}),
    "on the bridge": ({"planks": 2, "red": {"at": "BR", **LEA}}, [],
                      {**ACTION, "at": "BR", "behind": None, "steps": ["C28", "C34"], "chance": 0.1111,
                       "interaction": {"what": "bridge", "dice": 2, "breaks": 5}}),
    "a step": ({"red": {"at": "C20", "dice": [5]}}, ["move high", "step C21"],
               {"at": "C21", "left": 1, "sprint": False}),
    "a sprint": ({"red": {"at": "C20", **LEA}}, ["move low", "step C21"], {"at": "C21", "left": 0, "sprint": True}),
    "cards to drop": ({"red": {"hand": ["zotz-mask", "zotz-idol"]}}, ["discard low"], {"cards": 2, "dropped": False}),
    "one card to drop": ({"red": {"hand": ["zotz-mask", "zotz-idol"]}}, ["discard low", "drop zotz-mask"],
                         {"cards": 1, "dropped": True}),
    "bats": ({"red": {"at": "Z1", "wounds": 1, "gear": ["torch"], **LEA}}, ["search low", "draw vampire-bats"],
             {"at": "Z1", "dice": [5], "wounds": 1, "health": 3, "torch": True}),
    "a spider": ({"webs": {"Z1": "spider"}, "red": {"at": "C34", **LEA}}, ["move low", "step Z1"],
                 {"at": "Z1", "dice": [5], "wounds": 0, "health": 3, "torch": False}),
    "treasures": ({"red": {"at": "H1"}}, ["search high", "draw kukulkan-idol", "draw kukulkan-mask"],
                  {"cards": ["kukulkan-idol", "kukulkan-mask"]}),
    "a drift": ({"red": {"at": "R2", "adventurer": "puccio-cortese"}}, ["search low", "draw ixchel-mask", "leave"],
                {"at": "R2", "to": "R3"}),
    "a drift to the waterfall": ({"red": {"at": "R5", "adventurer": "puccio-cortese"}},
                                 ["search low", "draw ixchel-mask", "leave"], {"at": "R5", "to": "W"}),
    "a lock": ({"red": {"at": "C31", **LEA}},
               ["interact low", "token success", "token success", "token success", "token fail"],
               {"alcove": "A5", "idol": "idol-chac", "needed": 2,
                "drawn": {"success": 3, "success-fail": 0, "fail": 1},
                "left": {"success": 3, "success-fail": 2, "fail": 1}, "dice": [5], "chance": 0.4}),
    "clues": ({"red": {"gear": ["notebook"]}, "clues": {"G1": 3, "G2": 5, "G3": 7, "G4": 9},
               "lava": {"L4": {"number": 5, "known": ["red"]}, "L5": {"number": 7, "known": ["blue"]}}},
              ["gear notebook"], {"clues": {"G1": 3, "G2": 5, "G3": 7, "G4": 9}, "known": {"G2": "L4"}}),
    "a refuge": ({"red": {"at": "C7", "adventurer": "bobby-powell"}, "lava": {"L3": {"number": 1}}},
                 ["move low", "step L3"], {"at": "L3", "wounds": 2, "health": 5}),
    "a vest": ({"surging": 1, "red": {"at": "R5", "gear": ["life-vest"], **LEA}},
               ["interact low", "roll 5", "roll 4"],
               {"rolled": [5, 4], "safe": 4, "failed": [5], "vests": 1, "wounds": 0, "health": 3, "chance": 0.6667}),
    "a whip": ({"red": {"at": "C20", "gear": ["bullwhip"]}, "blue": {"at": "C21", "hand": ["zotz-mask", "zotz-idol"]},
                "green": {"at": "C19", "hand": ["ixchel-mask"]}}, ["gear bullwhip"],
               {"at": "C20", "victims": [{"seat": "blue", "at": "C21", "cards": 2},
                                         {"seat": "green", "at": "C19", "cards": 1}]}),
}


@pytest.mark.parametrize("name", FACTS)
def test_a_question_tells_its_facts(name: str) -> None:
    given, moves, expected = FACTS[name]
    found = facts(begin(given, *moves))
    found.pop("refused", None)
    assert found == expected


def test_an_action_that_is_not_possible_tells_why() -> None:
    game = begin({"boulder": "C1", "red": {"at": "C20", "adventurer": "lea-rice", "dice": [5], "gear": ["torch"]}})
    assert facts(game)["refused"] == {
        "search": "tc.action.search.where", "interact": "tc.action.interact", "stand": "tc.action.stand",
        "discard": "tc.action.discard.scope", "gear": "tc.action.gear.passive", "steal": "tc.action.steal.victim",
        "store": "tc.action.store"}
    groups = {(group.rule, move.split()[0]) for group in PlayerView(game, 0).refused_moves() for move in group.moves}
    assert {(rule, verb) for verb, rule in facts(game)["refused"].items()} <= groups
    game = begin({"red": {"dice": [1]}})
    assert facts(game)["refused"]["gear"] == "tc.concept.gear"
    game = begin({"red": {"fallen": True, "dice": [1, 2]}})
    assert {*facts(game)["refused"].values()} == {"tc.fall.must-stand"}
    assert "stand" not in facts(game)["refused"]


def test_a_push_tells_who_is_how_hurt() -> None:
    given = {"stage": "end-of-round", "boulder": "C17", "red": {"at": "C18", "adventurer": "bobby-powell"}}
    game = begin(given, *["roll 1"] * 4, options={"hit-push": "any-adjacent"})
    assert facts(game) == {"at": "C18", "wounds": 3, "health": 5}


@pytest.mark.parametrize(("name", "words"), [
    ("in the corridor", "Dice: 1 5. Your space: corridor 20. The boulder is 19 spaces behind."),
    ("lying", "Dice: 1 5. You are lying on: corridor 20. The boulder is 19 spaces behind."),
    ("a sprint", "Your space: corridor 21. A sprint: one step more."),
    ("a lock", "A5: 2 more successes needed. Drawn: success, success, success, fail. "
               "With all your dice it opens with a chance of 40 %. Dice: 5."),
    ("a vest", "The dice show 5 4. Dice up to 4 are safe. Wounds: 0 of 3."),
    ("treasures", "Revealed: idol of Kukulkan, mask of Kukulkan."),
])
def test_the_words_of_a_question_come_from_its_facts(name: str, words: str) -> None:
    texts = DEFINITION.text_renderer()
    given, moves, _ = FACTS[name]
    assert texts is not None and texts.question_details(PlayerView(begin(given, *moves), 0).question_context()) == words


# ---------------------------------------------------------------- things

@pytest.mark.parametrize(("move", "things"), [
    ("move low", [("die", "low")]), ("step C21", [("space", "C21")]), ("flee L4", [("space", "L4")]),
    ("gear lantern", [("die", "low"), ("gear", "lantern")]), ("steal blue", [("seat", "blue")]),
    ("store high zotz-mask", [("die", "high"), ("treasure", "zotz-mask")]),
    ("swap low zotz-idol zotz-mask", [("die", "low"), ("treasure", "zotz-idol"), ("treasure", "zotz-mask")]),
    ("take treasure-box", [("treasure", "treasure-box")]), ("flip 2", [("pips", "2")]), ("peek G3", [("clue", "G3")]),
    ("end", []), ("keep", []),
])
def test_a_move_names_things(move: str, things: list[tuple[str, str]]) -> None:
    assert PRESENTER.things_of_move(move) == [Thing(*thing) for thing in things]


# ---------------------------------------------------------------- effects

RED = Thing("seat", "red")
WOUND = Thing("harm", "wound")


def put(piece: Thing, kind: str, id: str) -> Put:
    return Put(seat="red", piece=piece, place=Thing(kind, id))


EFFECTS: dict[str, tuple[dict[str, Any], list[str], str, list[Any]]] = {
    "a step": ({"red": {"at": "C20"}}, ["move low"], "step C21", [put(RED, "space", "C21")]),
    "the waterfall": ({"red": {"at": "R5", **LEA, "adventurer": "bobby-powell"}}, [], "move low",
                      [Happen(seat="red", event="washed-over"), put(RED, "space", "U"),
                       Happen(seat="red", event="fell", facts={"space": "U"}), Gain(seat="red", what=WOUND, amount=2)]),
    "the exit": ({"red": {"at": "C39"}}, ["move low"], "step X",
                 [put(RED, "space", "X"), Happen(seat="red", event="escaped", facts={"order": 1})]),
    "an unknown tile": ({"red": {"at": "C7"}}, ["move low"], "step L3",
                        [put(RED, "space", "L3"), Reveal(seat="red")]),
    "bandages": ({"red": {"wounds": 3, "gear": ["first-aid-kit"], "adventurer": "bobby-powell"}}, [],
                 "gear first-aid-kit", [Happen(seat="red", event="gear-used", facts={"gear": "first-aid-kit"}),
                                        Lose(seat="red", what=WOUND, amount=2)]),
    "a second look": ({"red": {"adventurer": "monty-albatross", "dice": [2, 2]}}, [], "flip 2",
                      [Happen(seat="red", event="die-changed", facts={"from": 2, "to": 5})]),
    "storing": ({"red": {"hand": ["zotz-mask"]}}, [], "store low zotz-mask",
                [put(Thing("treasure", "zotz-mask"), "pile", "storage")]),
    "a swap": ({"red": {"hand": ["zotz-mask"], "store": ["zotz-idol"]}}, [], "swap low zotz-idol zotz-mask",
               [put(Thing("treasure", "zotz-mask"), "pile", "storage"),
                put(Thing("treasure", "zotz-idol"), "pile", "hand")]),
    "keeping": ({"red": {"at": "H1"}}, ["search high", "draw kukulkan-idol", "draw kukulkan-mask"],
                "take kukulkan-idol",
                [put(Thing("treasure", "kukulkan-idol"), "pile", "hand"),
                 put(Thing("treasure", "kukulkan-mask"), "pile", "discards")]),
    "suffering": ({"red": {"at": "Z1", **LEA}}, ["search low", "draw vampire-bats"], "suffer",
                  [Gain(seat="red", what=WOUND, amount=1)]),
    "giving a die": ({"red": {"at": "Z1", **LEA}}, ["search low", "draw vampire-bats"], "give high",
                     [Pay(seat="red", what=Thing("die", "any"), amount=1),
                      Happen(seat="red", event="cancelled", facts={"danger": "vampire-bats"})]),
    "a theft": ({"red": {"at": "C20"}, "blue": {"at": "C20", "hand": ["zotz-mask", "zotz-idol"]}}, [], "steal blue",
                [Pay(seat="red", what=Thing("die", "high"), amount=1), Reveal(seat="red")]),
    "a theft by whip": ({"red": {"at": "C20", "gear": ["bullwhip"]}, "blue": {"at": "C21", "hand": ["zotz-mask"]},
                         "green": {"at": "C19", "hand": ["ixchel-mask"]}}, ["gear bullwhip"], "steal blue",
                        [Reveal(seat="red")]),
}


@pytest.mark.parametrize("name", EFFECTS)
def test_an_option_tells_what_it_does(name: str) -> None:
    given, moves, move, expected = EFFECTS[name]
    assert effects(begin(given, *moves), move) == expected


def test_effects_end_with_the_turn() -> None:
    """The boulder's dice, the dice of the next seat and the boxes at the end are not of the move before them."""
    last = begin({"red": {"at": "C39", "store": ["treasure-box"], "dice": [1]}, "blue": {"escaped": 1, "at": "X"}},
                 "move low", players=2)
    assert effects(last, "step X") == [put(RED, "space", "X"), Happen(seat="red", event="escaped", facts={"order": 2})]
    ended = 0
    for seed in range(4):
        game = Game(DEFINITION, 2 + seed, {}, SeededDriver(mix_seed(seed, 99)))
        answers = SeededDriver(mix_seed(seed, 1))
        for at in range(400):
            ask = game.state.ask
            if ask is None:
                break
            for option in PlayerView(game, ask.seat).options() if at % 4 == seed else ():
                after = game.state.clone()
                after.apply(DEFINITION.grammar.read(option.move))
                if DEFINITION.view(after, None)["turn"] != game.ask.seat:
                    ended += 1
                    assert not [effect for effect in option.effects if isinstance(effect, Chance)], option.move
            game.apply(int(answers.answer(ask)))
    assert ended > 20


def test_a_drop_is_seen_by_all() -> None:
    game = begin({"red": {"hand": ["zotz-mask", "zotz-idol"]}}, "discard low")
    assert effects(game, "drop zotz-mask") == [put(Thing("treasure", "zotz-mask"), "pile", "discards"),
                                               Reveal(seat="red")]


def test_a_roll_to_get_out_tells_its_chances() -> None:
    """One die, of which two faces wash over: two wounds in a third of all cases."""
    game = begin({"red": {"at": "R5", "adventurer": "bobby-powell", "dice": [1]}})
    dice, *rest = effects(game, "interact low")
    assert isinstance(dice, Chance) and [one.answer for one in dice.outcomes] == [f"roll {n}" for n in range(1, 7)]
    assert {one.probability for one in dice.outcomes} == {1 / 6}
    assert Gain(seat="red", certain=False, probability=0.3333, what=WOUND, amount=2) in rest
    assert all(not effect.certain and effect.probability < 1 for effect in rest)


def test_injuries_and_boxes_are_points() -> None:
    assert PRESENTER.event_effects({"event": "injured", "seat": "blue", "value": 3}) == [
        Gain(seat="blue", what=Thing("harm", "injury"), amount=1), Points(seat="blue", amount=-3, source="injuries")]
    assert PRESENTER.event_effects({"event": "box-opened", "seat": "blue", "pips": 4}) == [
        Points(seat="blue", amount=4, source="boxes")]
