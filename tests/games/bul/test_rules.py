"""Bul beside its scenarios: who may play, impossible positions, the row as text, and what its evaluator knows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sacbe import Game, Problem, bots, games
from sacbe.games.bul.rules import steps_of
from sacbe.games.bul.schema import Landing, MoveFacts
from sacbe.games.bul.text import TEXTS
from sacbe.games.bul.ui import PRESENTER
from sacbe.kernel.core.chance import SeededDriver, play_to_end
from sacbe.kernel.definition.effects import Chance, Gain, Put, Thing
from sacbe.presentation.language import words
from sacbe.presentation.render.moment import PlayerView
from sacbe.presentation.render.wording import Localizer

DEFINITION = games.load_definition("bul")
MARKS = {"red": "●", "blue": "■"}


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    words.set_language("en")
    yield
    words.set_language(None)


@pytest.mark.parametrize("players", [1, 3])
def test_only_two_play(players: int) -> None:
    """bul.general.players"""
    with pytest.raises(Problem, match="2"):
        DEFINITION.new(players, {})


def test_throws_fall_as_four_grains_do() -> None:
    """bul.throw.grains: one way each for four and five steps, four for one and three, six for two."""
    steps = [steps_of(grains) for grains in range(16)]
    assert [steps.count(count) for count in (1, 2, 3, 4, 5)] == [4, 6, 4, 1, 1]


@pytest.mark.parametrize(("given", "part"), [
    ({"row": {10: "red"}}, "10"), ({"row": {"x": "red"}}, "x"), ({"row": {1: "green"}}, "green"),
    ({"row": {1: "red red red red red red"}}, "red"), ({"red": {"hand": 5, "dead": 1}}, "red.pieces=6"),
    ({"thrown": 6}, "thrown"), ({"turn": "green"}, "green"), ({"moon": 1}, "moon"), ({"red": {"moon": 1}}, "red.moon"),
    ({"red": {"dead": 5}, "blue": {"dead": 5}}, "red.free=0"),
])
def test_impossible_positions_are_refused(given: dict[str, object], part: str) -> None:
    """bul.general.row"""
    with pytest.raises(Problem) as caught:
        DEFINITION.build_position(2, {}, given)
    assert part in str(caught.value)


def test_the_row_as_text() -> None:
    seen = DEFINITION.view(DEFINITION.build_position(2, {}, {"thrown": 3, "row": {2: "red blue blue", 9: "blue red"}}),
                           None)
    assert TEXTS.board_lines(seen) == [
        "       1     2     3     4     5     6     7     8     9",
        "Red |  ·  | Rbb |  ·  |  ·  |  ·  |  ·  |  ·  |  ·  |  Br | Blue",
        "",
        "Red threw 3.",
        "Red: 3 in hand, 2 taken captive, 0 lost",
        "Blue: 2 in hand, 1 taken captive, 0 lost"]
    tower = DEFINITION.build_position(2, {}, {"row": {5: "red red red red red blue blue blue"}})
    high = TEXTS.board_lines(DEFINITION.view(tower, None))
    assert high[1].count("|") == 10 and high[0].index("5") - high[1].index("R", 5) in range(8)
    state = DEFINITION.build_position(2, {}, {"blue": {"dead": 5}})
    state.run_until_decision()
    over = TEXTS.board_lines(DEFINITION.view(state, None))
    assert DEFINITION.view(state, None)["unfinished"] == [] and over[3].startswith("Red: 5 in hand")


def test_the_row_on_a_screen_and_for_the_ear() -> None:
    seen = DEFINITION.view(DEFINITION.build_position(2, {}, {"row": {2: "red blue"}}), None)
    assert TEXTS.status_line(seen) == "Red is to throw."
    (_, _, drawn), (_, _, sides) = TEXTS.panels(seen, MARKS, 80)
    assert drawn == TEXTS.board_lines(seen)[:2] and sides[1].startswith("■ Blue: ")
    assert TEXTS.panels(seen, None, 80)[0][2] == ["Space 2: Red, Blue"]
    assert TEXTS.panels(DEFINITION.view(DEFINITION.build_position(2, {}, {}), None), None,
                        80)[0][2] == ["The row is empty."]
    assert [TEXTS.move(text, seen) for text in ("enter", "move 2", "pass", "throw bbyy")] == [
        "Enter a piece", "Move the stack on 2", "Pass", "throw bbyy"]


# ---------------------------------------------------------------- what it tells those who show it

def thrown(steps: int, row: dict[int, str], turn: str = "red") -> Game:
    """A game after a throw."""
    return Game(DEFINITION, 2, {}, None, DEFINITION.build_position(2, {}, {"thrown": steps, "row": row, "turn": turn}))


def test_the_facts_of_a_move_say_where_it_leads() -> None:
    """bul.move.forward, bul.ruling.way: back with captives; bul.capture.landing."""
    game = thrown(3, {2: "red", 5: "blue blue red", 7: "red blue", 8: "red"})
    assert game.state.ask is not None
    facts = PRESENTER.question_data(game.state, game.state.ask)
    assert facts == MoveFacts(3, {"enter": Landing(3, 0), "move 2": Landing(5, 2), "move 7": Landing(4, 0),
                                  "move 8": Landing(None, 0)})
    assert game.view()["unfinished"] == [{"rule": "turn"}, {"rule": "move", "seat": "red"}]
    assert game.view()["seats"]["red"] == {"hand": 1, "dead": 0, "captives": 1, "taken": 1}
    asked = PlayerView(game, 0).question_context()
    assert Localizer(DEFINITION,
                     2).question_sentence(asked) == "Red: Enter a piece, or move a stack. The throw is 3 steps."


def test_what_moves_of_bul_do() -> None:
    game = thrown(2, {1: "red red blue", 3: "red", 5: "blue"})
    options = {option.move: option for option in PlayerView(game, 0).options()}
    piece = Thing("seat", "red")
    assert options["move 3"].things == [Thing("place", "3")]
    assert options["move 3"].effects[:2] == [
        Put(seat="red", piece=piece, place=Thing("place", "5")),
        Gain(seat="red", what=Thing("piece", "captive"), amount=1)]
    assert options["move 1"].effects[:2] == [Gain(seat="red", what=Thing("piece", "in-hand"), amount=2),
                                             Gain(seat="red", what=Thing("piece", "killed"), amount=1)]
    assert not any(isinstance(effect, Chance) for option in options.values() for effect in option.effects)
    assert Localizer(DEFINITION, 2).render_effects(options["move 3"].effects) == ["space 5", "+1 captive"]


def test_the_next_throw_is_not_an_effect_of_a_move() -> None:
    game = Game(DEFINITION, 2, {}, SeededDriver(5))
    answers = SeededDriver(6)
    seen = 0
    while (ask := game.state.ask) is not None and seen < 200:
        for option in PlayerView(game, ask.seat).options():
            seen += 1
            assert not [effect for effect in option.effects if not isinstance(effect, Put | Gain)], option.move
        game.apply(int(answers.answer(ask)))
    assert seen > 50


def test_the_judge_is_exact_at_the_end_and_likes_captives() -> None:
    judge = DEFINITION.evaluator()
    state = DEFINITION.start_game(2, {})
    play_to_end(state, [SeededDriver(1), SeededDriver(2)], SeededDriver(3))
    assert judge.expected_points(state) == [float(score) for score in DEFINITION.scores(state)]
    free, held, near = (judge.expected_points(DEFINITION.build_position(2, {}, {"row": row})) for row in (
        {1: "red", 9: "blue"}, {4: "red blue"}, {2: "red", 4: "blue"}))
    assert held[0] > near[0] > free[0] and held[1] == free[1] == 0


def test_the_judge_captures_in_playouts() -> None:
    state = DEFINITION.build_position(2, {}, {"thrown": 2, "row": {3: "red", 5: "blue", 7: "red"}})
    state.run_until_decision()
    assert state.ask is not None
    assert DEFINITION.grammar.write(DEFINITION.evaluator().rollout_move(state, state.ask, SeededDriver(1))) == "move 3"


def test_knowing_that_much_beats_chance() -> None:
    won = 0
    for seed in range(60):
        state, me = DEFINITION.start_game(2, {}), seed % 2
        drivers = [bots.make_bot("greedy" if seat == me else "random", DEFINITION, seat, seed) for seat in (0, 1)]
        play_to_end(state, drivers, SeededDriver(seed))
        won += DEFINITION.winners(state) == [me]
    assert won >= 36
