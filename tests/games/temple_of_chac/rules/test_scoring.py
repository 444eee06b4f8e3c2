"""Points by category, which scenarios cannot see, and the worked examples in their order."""

from __future__ import annotations

from pathlib import Path

from sacbe import games
from sacbe.kernel.play import scenario

FOLDER = Path(__file__).parent.parent / "scenarios"
CASES = [case for file in sorted(FOLDER.glob("examples-*.yaml")) for case in scenario.load(file)]
EXAMPLES = 17


def test_all_examples_are_there_in_their_order() -> None:
    numbers = [int(str(case.data["id"]).removeprefix("tc.example.")) for case in CASES]
    assert numbers == sorted(numbers) and set(numbers) == set(range(1, EXAMPLES + 1))


def test_the_example_by_category() -> None:
    """tc.scoring.treasure, tc.scoring.set-bonus, tc.scoring.set-once, tc.scoring.injuries: 18 + 6 - 3 = 21, however the
    cards are stored; tc.scoring.die-treasure: boxes are counted apart."""
    definition = games.load_definition("temple_of_chac")
    cards = ["kukulkan-idol", "ah-puch-mask", "ixchel-calendar", "ixchel-calendar", "zotz-necklace"]
    for stored in range(3):
        red = {"adventurer": "lea-rice", "escaped": 1, "hand": cards[stored:], "store": cards[:stored],
               "injuries": [2, 1]}
        state = definition.build_position(2, {}, {"stage": "end", "red": red,
                                                  "blue": {"hand": ["idol-chac"], "injuries": [3]}})
        assert definition.breakdown(state) == [{"treasures": 18, "boxes": 0, "sets": 6, "injuries": -3},
                                               {"treasures": 0, "boxes": 0, "sets": 0, "injuries": 0}]
        assert definition.scores(state) == [21, 0] and definition.winners(state) == [0]
    row = {"case": "here", "game": "temple_of_chac", "players": 2, "then": {}, "chance": ["roll 5", "roll 2"],
           "given": {"stage": "scoring", "red": {"escaped": 1, "hand": ["treasure-box", "treasure-box", "zotz-mask"]}}}
    game = scenario.begin(scenario.make_case("here", 1, {}, row), definition)
    assert definition.breakdown(game.state)[0] == {"treasures": 3, "boxes": 7, "sets": 0, "injuries": 0}
