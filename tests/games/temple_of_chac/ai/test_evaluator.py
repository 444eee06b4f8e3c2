"""The evaluator of Temple of Chac: exact at the end, in a hurry when it must be, blind to what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import bots, games
from sacbe.bots.search.greedy import GreedyPlanner
from sacbe.bots.search.mcts import TreeSearch
from sacbe.games.temple_of_chac.ai.evaluation import INSIDE_PENALTY
from sacbe.games.temple_of_chac.ai.evaluator import EVALUATOR
from sacbe.games.temple_of_chac.data.tables import SPACE_NAMES
from sacbe.games.temple_of_chac.game import table
from sacbe.games.temple_of_chac.rules.odds import MOST_DICE, ROLLS, boulder_odds
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.play.game import Game

pytestmark = pytest.mark.once

DEFINITION = games.load_definition("temple_of_chac")
RED = 0
TURN = {"stage": "action", "turn": "red"}


def begun(players: int, seed: int, decisions: int) -> State:
    """A game after this many random decisions, or at its end."""
    state, dice = DEFINITION.new(players, {}), SeededDriver(seed)
    state.run_until_decision()
    while (ask := state.ask) is not None and (decisions > 0 or ask.seat == CHANCE):
        decisions -= ask.seat != CHANCE
        state.apply(dice.answer(ask))
    return state


def placed(given: dict[str, Any], players: int = 2) -> State:
    state = DEFINITION.build_position(players, {}, given)
    state.run_until_decision()
    return state


def standing(given: dict[str, Any]) -> float:
    """How red stands at a position of a scenario."""
    return EVALUATOR.expected_points(placed(given))[RED]


def plays(given: dict[str, Any], moves: tuple[str, ...] = ()) -> str:
    """The next answer of a planner."""
    game = Game(DEFINITION, 2, {}, None, DEFINITION.build_position(2, {}, given))
    for move in moves:
        game.apply(move)
    return DEFINITION.grammar.write(GreedyPlanner(EVALUATOR, 8).decide(game.state.clone()))


def steps(place: str, boulder: int) -> float:
    """The way out as somebody sees it who knows no tile."""
    odds = EVALUATOR.evaluation.odds
    return odds.lava_ways(0).steps(odds.outer_ways(5, 0), SPACE_NAMES.index(place), boulder)


# ---------------------------------------------------------------- what can be computed

@pytest.mark.parametrize("players", [2, 3, 5])
def test_exact_at_the_end(players: int) -> None:
    """tc.end.nobody-escaped: who is still inside is worse off than with no points at all."""
    state = begun(players, players, 10_000)
    assert state.ask is None
    for seat, worth in enumerate(EVALUATOR.expected_points(state)):
        assert worth == (DEFINITION.scores(state)[seat] if table(state).players[seat].escaped else -INSIDE_PENALTY)
    assert [hope > 0.5 for hope in EVALUATOR.win_probabilities(state)] == [s in DEFINITION.winners(state)
                                                                           for s in range(players)]


def test_the_boulder_is_reckoned_from_its_dice() -> None:
    """tc.boulder.distance: each of 2 to 5 dice moves it on a 3 or more."""
    for dice in range(MOST_DICE):
        row = [boulder_odds(3)[dice * MOST_DICE + spaces] for spaces in range(dice + 1)]
        assert sum(row) == pytest.approx(1)
        assert sum(at * odds for at, odds in enumerate(row)) == pytest.approx(dice * 2 / 3)
    lasts = EVALUATOR.evaluation.odds.lasts
    for boulder in range(38):
        assert lasts[boulder * ROLLS + 3] >= lasts[(boulder + 1) * ROLLS + 3] - 1e-9
        assert lasts[boulder * ROLLS + 3] >= lasts[boulder * ROLLS + 4]


def test_a_lock_is_reckoned_from_its_tokens() -> None:
    """tc.lockpick.tokens: with 6, 2 and 2 tokens a lesser lock never takes more than 5 dice."""
    lock = EVALUATOR.evaluation.odds.lock_chance
    assert lock(1, 6, 2, 2, 0) == pytest.approx(0.8)
    assert lock(2, 6, 2, 2, 0) == pytest.approx(0.6 * 7 / 9)
    assert lock(3, 6, 2, 2, 4) == pytest.approx(1.0)
    assert lock(5, 6, 2, 2, 0) < lock(5, 6, 2, 2, 1) < lock(5, 6, 2, 2, 3) < lock(3, 6, 2, 2, 3)


def test_the_way_out() -> None:
    """tc.exit.step, tc.bridge.layout, tc.boulder.blocks."""
    assert steps("C39", 0) == 1
    assert steps("C34", 0) == 6
    assert steps("C28", 0) == pytest.approx(8, abs=0.1)
    assert steps("C7", 0) < 32 and steps("E", 0) < 36
    assert steps("C12", 12 + 2) > steps("C12", 8) + 1       # behind the boulder
    assert steps("C36", 37) > 7


def test_known_traps_are_avoided() -> None:
    """tc.secret.glyph-clues: a tile that one has peeked at is no way any more."""
    odds = EVALUATOR.evaluation.odds
    board = odds.outer_ways(5, 0)
    at = SPACE_NAMES.index("C7")
    peeked = odds.lava_ways(2 << 2 * 2)                      # the tile behind the first door is a trap
    assert peeked.steps(board, at, 0) > odds.lava_ways(0).steps(board, at, 0)
    assert peeked.risk < odds.lava_ways(0).risk
    safe = odds.lava_ways(sum(1 << 2 * tile for tile in (2, 3, 4, 5)))
    assert safe.steps(board, at, 0) == pytest.approx(5 + steps("C18", 0))


# ---------------------------------------------------------------- what the bots make of it

def test_who_can_leave_before_the_exit_is_sealed_leaves() -> None:
    red: dict[str, Any] = {"adventurer": "puccio-cortese", "at": "Z6", "hand": ["zotz-mask"], "dice": [2, 2]}
    given = {**TURN, "boulder": "C37", "plates": 3, "red": red}
    assert plays(given) == "move low"
    assert plays({**given, "red": {**red, "at": "C39", "dice": [2]}}) == "move low"


def test_who_has_time_searches_on() -> None:
    """tc.boulder.reach: the cave is out of the way of the boulder, and the exit is two steps away."""
    given = {**TURN, "boulder": "C20", "plates": 2, "red": {"adventurer": "lea-rice", "at": "Z6", "dice": [2, 3, 5, 6]},
             "webs": {"Z6": "gone"}}
    assert plays(given).startswith("search")


def test_a_fallen_adventurer_stands_up() -> None:
    given = {**TURN, "boulder": "C30", "plates": 3,
             "red": {"adventurer": "lea-rice", "at": "C35", "fallen": True, "dice": [1, 5, 6]}}
    assert plays(given) == "stand low"


def test_being_late_costs_everything() -> None:
    """tc.game.aim: treasure that stays inside is lost."""
    rich = ["kukulkan-idol", "ixchel-idol", "zotz-idol"]
    given = {**TURN, "boulder": "C36", "plates": 3}
    near = standing({**given, "red": {"at": "C39", "hand": rich, "dice": [1]}})
    far = standing({**given, "red": {"at": "C20", "hand": rich, "dice": [1]}})
    assert near > 15 and far < -INSIDE_PENALTY / 2


def test_who_is_locked_in_is_lost() -> None:
    """tc.walls.eject: nobody gets away from the entrance behind the shut hall."""
    assert standing({**TURN, "boulder": "C12", "red": {"at": "E", "dice": [1]}}) == -INSIDE_PENALTY
    assert EVALUATOR.win_probabilities(placed({**TURN, "boulder": "C12", "red": {"at": "E", "dice": [1]}}))[RED] == 0.0


def test_who_is_near_the_entrance_goes_on_before_the_walls_shut() -> None:
    """tc.walls.eject: the last die leads from H2 to H3, from where the walls push into the corridor."""
    given = {**TURN, "boulder": "C10", "red": {"adventurer": "bobby-powell", "at": "H2", "dice": [1]}}
    assert plays(given) == "move low" and plays(given, ("move low",)) == "step H3"
    last = standing({**given, "red": {"at": "H2", "dice": []}})
    assert standing({**given, "red": {"at": "H3", "dice": []}}) > last + INSIDE_PENALTY / 2


def test_treasure_is_worth_its_points_and_its_god() -> None:
    """tc.scoring.set-bonus"""
    given = {**TURN, "boulder": "C36", "plates": 3}
    def with_hand(*hand: str) -> float:
        return standing({**given, "red": {"at": "C39", "hand": list(hand), "dice": [1, 1]}})
    assert with_hand("zotz-mask") - with_hand() == pytest.approx(3, abs=0.5)
    assert with_hand("zotz-mask", "ixchel-mask") - with_hand("zotz-mask") == pytest.approx(4, abs=0.5)


# ---------------------------------------------------------------- hidden things

@pytest.mark.parametrize("name", ["greedy", "search:20"])
def test_a_bot_cannot_use_what_its_seat_does_not_know(name: str) -> None:
    """A bot gives the same answer whatever the others have seen, in copies that are dealt again."""
    given = {**TURN, "clues": {"G1": 3, "G2": 5}, "lava": {"L4": {"number": 3, "known": ["blue"]}},
             "red": {"at": "C7", "dice": [2, 4, 5, 5]}, "blue": {"at": "C9", "injuries": [1, 3]}}
    state = placed(given)
    answers = set()
    for deal in range(4):
        other = DEFINITION.redeal(state, RED, SeededDriver(deal))
        assert other.ask is not None
        answers.add(bots.make_bot(name, DEFINITION, RED, 9).choose(other, other.ask))
    assert len(answers) == 1


def test_quick_moves_are_legal() -> None:
    state, dice = begun(3, 3, 0), SeededDriver(1)
    for _ in range(60):
        ask = state.ask
        assert ask is not None
        choice = dice.answer(ask) if ask.seat == CHANCE else EVALUATOR.rollout_move(state, ask, dice)
        assert choice in ask.options
        state.apply(choice)


def test_bots_answer_and_leave_the_position_alone() -> None:
    for decisions in (0, 9, 60):
        state = begun(2, decisions, decisions)
        ask = state.ask
        assert ask is not None
        before, dice = state.text(), SeededDriver(2)
        seat = int(ask.seat)
        assert GreedyPlanner(EVALUATOR, 4).decide(DEFINITION.redeal(state, seat, dice)) in ask.options
        searcher = TreeSearch(EVALUATOR, DEFINITION.redeal, dice)
        assert searcher.decide(DEFINITION.redeal(state, seat, dice), 8, 0.0, 0) in ask.options
        assert state.text() == before


def test_greedy_beats_random_by_far() -> None:
    dice, state = SeededDriver(1), DEFINITION.start_game(2, {})
    seats = [bots.make_bot("greedy", DEFINITION, 0, 1), bots.make_bot("random", DEFINITION, 1, 2)]
    while (ask := state.ask) is not None:
        state.apply(dice.answer(ask) if ask.seat == CHANCE else seats[ask.seat].choose(state, ask))
    assert DEFINITION.winners(state) == [0] and DEFINITION.scores(state)[0] >= 15
