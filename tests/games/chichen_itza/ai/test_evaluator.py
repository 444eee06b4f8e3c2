"""The evaluator of Chichén Itzá: exact at the end, fond of what is good, right about dice, blind to what is hidden."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from sacbe import bots, games
from sacbe.bots.search.greedy import GreedyPlanner
from sacbe.bots.search.mcts import TreeSearch
from sacbe.games.chichen_itza.ai.evaluator import EVALUATOR
from sacbe.games.chichen_itza.ai.fight_odds import KILLED, LOST, TAKEN, WIPED, FightOdds
from sacbe.games.chichen_itza.data.constants import CITY
from sacbe.games.chichen_itza.data.tables import CREATURES, TILE_NAMES
from sacbe.games.chichen_itza.game import table
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.play.game import Game

pytestmark = pytest.mark.once

DEFINITION = games.load_definition("chichen_itza")
RED = 0
STRONG = {"melee": 3, "ranged": 2, "stone": 2, "luck": 2}


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


def standing(given: dict[str, Any], players: int = 2) -> list[float]:
    """How the seats stand at a position of a scenario."""
    return EVALUATOR.expected_points(placed(given, players))


def plays(given: dict[str, Any], moves: tuple[str, ...] = ()) -> str:
    """The next answer of a planner."""
    game = Game(DEFINITION, 2, {}, None, DEFINITION.build_position(2, {}, given))
    for move in moves:
        game.apply(move)
    choice = GreedyPlanner(EVALUATOR, 8).decide(game.state.clone())
    return DEFINITION.grammar.write(choice)


POSITIONS: list[dict[str, Any]] = [
    {"red": {"coins": 3}},
    {"round": 3, "tiles": {"R1": {"red": 2}, "V1": {"red": 1}, "C1": {"blue": 2}}, "red": {"coins": 6, "melee": 3}},
    {"round": 6, "turn": "blue", "tiles": {"R1": {"red": 1}, "M-red": {"red": 2}, "T1": {"blue": 1}},
     "red": {"coins": 1, "turns": 2, "gems": ["red"]}, "blue": {"turns": 2, "war": 1}},
]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_exact_at_the_end(players: int) -> None:
    """ci.score.order: what is over needs no guessing."""
    state = begun(players, players, 10_000)
    assert state.ask is None
    assert EVALUATOR.expected_points(state) == DEFINITION.scores(state)


@pytest.mark.parametrize("given", POSITIONS)
@pytest.mark.parametrize("good", ["coins", "luck", "idols", "stone", "fire", "melee", "ranged", "magic", "defense"])
def test_more_is_never_worse(given: dict[str, Any], good: str) -> None:
    least = 1 if good in ("luck", "melee", "ranged", "magic", "defense") else 0
    own = given["red"].get(good, least)
    poorer = standing(given)[RED]
    for more in (1, 2):
        richer = standing({**given, "red": {**given["red"], good: own + more}})[RED]
        assert richer > poorer
        poorer = richer


def test_a_task_is_worth_its_points_once_it_is_marked() -> None:
    """ci.score.tasks: twelve points for the last one."""
    last = {"round": 6, "tasks": [1, 8, 15, 22]}
    marked = standing({**last, "red": {"tasks": [22], "reserve": 21}})[RED]
    assert marked - standing({**last, "red": {"reserve": 21}})[RED] == pytest.approx(12, abs=3)


# ---------------------------------------------------------------- fights

def one_phase(kind: str, dark: bool, hearts: int, units: int, shields: int, faces: int) -> list[float]:
    """All rolls of one melee phase, counted one by one."""
    e = games.load_definition("chichen_itza").start_game(2, {}).edition  # type: ignore[attr-defined]
    row = CREATURES.index(kind) * 2 + dark
    symbol = e.symbol[CREATURES.index(kind) * 3 + 2]
    total = [0.0] * 4
    weight = 1.0 / 6.0 ** (units + 1)
    for number, *rolled in product(range(6), *[range(1, 7)] * units):
        shown = e.faces[row * 6 + number]
        hits = max(0, sum(pips <= faces for pips in rolled) - (shown >> 20 & 15))
        fallen = min(units, max(0, (shown >> 4 * symbol & 15) - shields))
        left = max(0, hearts - hits)
        alive = units > fallen
        total[TAKEN] += weight * (alive and left <= 1)
        total[KILLED] += weight * (left == 0)
        total[WIPED] += weight * (not alive)
        total[LOST] += weight * fallen
    return total


@pytest.mark.parametrize(("kind", "dark", "hearts", "units", "shields", "faces"), [
    ("snake", False, 2, 3, 0, 1), ("triceratops", False, 3, 4, 1, 2), ("caiman", True, 2, 2, 0, 3),
    ("monkey", True, 1, 1, 0, 4), ("jaguar", False, 4, 4, 2, 2),
])
def test_a_melee_phase_is_exact(kind: str, dark: bool, hearts: int, units: int, shields: int, faces: int) -> None:
    """ci.combat.melee.dice, ci.combat.creature.flees, ci.combat.damage: no roll is forgotten."""
    melee = FightOdds().melee(CREATURES.index(kind) * 2 + dark, faces, 0)
    at = melee.find_results(1, hearts, units, shields)
    assert list(melee.facts)[at:at + 4] == pytest.approx(one_phase(kind, dark, hearts, units, shields, faces))


@pytest.mark.parametrize("better", [{"units": 4}, {"shields": 1}, {"faces": 3}, {"hearts": 2}, {"extra": 1}])
def test_odds_rise_with_every_advantage(better: dict[str, int]) -> None:
    def taken(units: int = 3, shields: int = 0, faces: int = 2, hearts: int = 3, extra: int = 0) -> float:
        melee = FightOdds().melee(8, faces, extra)
        return melee.facts[melee.find_results(3, hearts, units, shields) + TAKEN]
    assert taken(**better) > taken() + 0.01


@pytest.mark.parametrize(("kind", "gear", "options"), [
    ("caiman", "melee", {}), ("pteranodon", "ranged", {"creatures": "pteranodon:shaman"})])
def test_a_fight_is_judged_as_it_goes(kind: str, gear: str, options: dict[str, str]) -> None:
    """A fight is worth more after hits than after none, on the ground and in the air."""
    given = {"city": {"red": 5}, "tiles": {"M-red": {"creature": kind, "strength": 4}},
             "red": {"coins": 9, "luck": 0, gear: 4}}
    worth = []
    for roll in ("roll 1", "roll 6"):
        game = Game(DEFINITION, 2, options, None, DEFINITION.build_position(2, options, given))
        for move in ("use A01 land-move", "from city", "group 5", "to M-red"):
            game.apply(move)
        while game.ask.prompt == "die":
            game.apply(roll)
        worth.append(EVALUATOR.expected_points(game.state)[RED])
    assert worth[0] > worth[1] + 2


# ---------------------------------------------------------------- hidden things

@pytest.mark.parametrize("seat", [0, 1])
def test_what_others_have_seen_is_not_judged(seat: int) -> None:
    """ci.hidden.strength, ci.hidden.ruin, ci.hidden.magic-hand: the expected points are the same in every deal."""
    given = {"red": {"stone": 1, "fire": 2}, "blue": {"stone": 2, "fire": 1}, "city": {"red": 4, "blue": 4},
             "tiles": {"R1": {"creature": "triceratops", "strength": 5, "scouts": ["blue"], "ruin": 3},
                       "R4": {"creature": "triceratops", "strength": 2, "scouts": ["red"], "ruin": 6}}}
    state = placed(given)
    seen = {EVALUATOR.expected_points(DEFINITION.redeal(state, seat, SeededDriver(seed)))[seat] for seed in range(6)}
    assert seen == {EVALUATOR.expected_points(state)[seat]}


def test_a_scouted_strength_is_used() -> None:
    """ci.action.scout.peek: what a march promises depends on the strength only to who has seen it."""
    def promise(strength: int, scout: str) -> float:
        t = table(placed({"city": {"red": 5}, "red": {"melee": 2}, "tiles": {
            "M-red": {"creature": "triceratops", "strength": strength, "scouts": [scout]}}}))
        EVALUATOR.evaluation.evaluate(t, RED)
        return EVALUATOR.marches.attack(t, RED, CITY, TILE_NAMES.index("M_red"), 5, 0)
    assert promise(2, "red") > promise(5, "red") + 1
    assert promise(5, "red") < promise(5, "blue") < promise(2, "red")
    assert promise(5, "blue") == pytest.approx(promise(2, "blue"))


# ---------------------------------------------------------------- what the bots make of it

def test_an_easy_prey_is_attacked() -> None:
    given = {"city": {"red": 5}, "round": 6, "tiles": {"R1": {"creature": "snake", "strength": 1, "scouts": ["red"]}},
             "red": {"coins": 9, "turns": 3, **STRONG}, "blue": {"turns": 3}}
    assert plays(given) == "use A01 land-move"
    assert plays(given, ("use A01 land-move", "from city", "group 5")) == "to R1"


def test_a_hopeless_fight_is_not() -> None:
    """One warrior with bare hands against the strongest creature is no way to use a march."""
    given = {"city": {"red": 1}, "round": 6, "red": {"coins": 9, "turns": 3, "luck": 0}, "blue": {"turns": 3},
             "tiles": {"M-red": {"creature": "kukulkan", "strength": 6, "scouts": ["red"]}}}
    assert plays(given, ("use A01 land-move", "from city")) != "to M-red"


def test_a_turn_is_not_put_off_by_drawing_cards() -> None:
    """ci.idol.exchange: an idol is a point; a magic card that nobody casts any more is none."""
    given = {"round": 6, "city": {"red": 0}, "blue": {"turns": 3},
             "red": {"coins": 2, "idols": 2, "melee": 6, "ranged": 4, "turns": 3}}
    assert not plays(given).startswith("trade")


def test_a_treasure_is_worth_what_it_may_be() -> None:
    """ci.treasure.table: before the die is rolled the position looks as good as its six faces together."""
    given = {"round": 3, "city": {"red": 3}, "red": {"coins": 9, "melee": 3, "idols": 1}}
    game = Game(DEFINITION, 2, {}, None, DEFINITION.build_position(2, {}, given))
    for move in ("use A17 scout", "scout R1"):
        game.apply(move)
    while game.ask.prompt != "die":
        game.apply(game.ask.options[0])
    worth = []
    for pips in range(1, 7):
        twin = game.state.clone()
        twin.apply(DEFINITION.grammar.read(f"roll {pips}"))
        worth.append(EVALUATOR.expected_points(twin)[RED])
    assert EVALUATOR.expected_points(game.state)[RED] == pytest.approx(sum(worth) / 6, abs=0.3)


def test_a_hero_is_paid_for_the_last_round() -> None:
    """ci.supply.e.unpaid: three points are worth two coins."""
    given = {"round": 6, "stage": "upkeep", "city": {"red": {"warriors": 3, "heroes": ["wanderer"]}},
             "red": {"coins": 12, "heroes": {"wanderer": 1}}}
    state = DEFINITION.build_position(2, {}, given)
    state.run_until_decision()
    assert DEFINITION.grammar.write(GreedyPlanner(EVALUATOR, 8).decide(state)).startswith("pay")


def test_quick_moves_are_legal() -> None:
    state, dice = begun(2, 3, 0), SeededDriver(1)
    for _ in range(80):
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


@pytest.mark.parametrize("name", ["greedy", "search:20"])
def test_a_bot_cannot_use_what_its_seat_does_not_know(name: str) -> None:
    """A bot gives the same answer whatever the others have seen, in copies that are dealt again."""
    given = {"red": {"coins": 9}, "blue": {"stone": 2, "fire": 2}, "city": {"red": 4},
             "tiles": {"R1": {"creature": "triceratops", "strength": 5, "scouts": ["blue"], "ruin": 3}}}
    state = placed(given)
    answers = set()
    for deal in range(4):
        other = DEFINITION.redeal(state, RED, SeededDriver(deal))
        assert other.ask is not None
        answers.add(bots.make_bot(name, DEFINITION, RED, 9).choose(other, other.ask))
    assert len(answers) == 1


def test_greedy_beats_random_by_far() -> None:
    definition, dice = DEFINITION, SeededDriver(1)
    state = definition.start_game(2, {})
    seats = [bots.make_bot("greedy", definition, 0, 1), bots.make_bot("random", definition, 1, 2)]
    while (ask := state.ask) is not None:
        state.apply(dice.answer(ask) if ask.seat == CHANCE else seats[ask.seat].choose(state, ask))
    mine, theirs = table(state).players[0], definition.scores(state)[1]
    assert definition.scores(state)[0] > 2 * theirs and mine.held


# ---------------------------------------------------------------- effects that can be declined

HELD: dict[str, Any] = {"tiles": {"M-red": {"scouts": ["red"]}}, "red": {"gods": [36]}}
ONTO = ("use A01 land-move", "from city", "group 1", "to M-red")


def test_takes_the_gem_of_a_mine_that_its_scout_holds() -> None:
    """ci.control.no-bonus: once it stands there, and it goes there for it."""
    assert plays(HELD, ONTO) == "decline"
    others = {tile: {"blue": 1} for tile in ("M-yellow", "R1", "R2", "R3", "V1", "C1", "T1")}
    assert plays({**HELD, "tiles": {**HELD["tiles"], **others}}, ONTO[:3]) == "to M-red"


def test_keeps_heroes_that_cost_nothing() -> None:
    """ci.god.03"""
    given = {"stage": "upkeep", "city": {"red": {"heroes": ["wanderer"]}},
             "red": {"gods": [3], "coins": 0, "heroes": {"wanderer": 5}}}
    assert plays(given) == "pay wanderer"


def test_buys_the_last_heart_before_its_hero_falls() -> None:
    """ci.hero.09: the creature has hit, and with one idol the hero takes it along or holds the tile."""
    given = {"tiles": {"M-red": {"cell": [0, -1], "creature": "snake", "strength": 3}},
             "city": {"red": {"warriors": 2, "heroes": ["champion"]}},
             "red": {"luck": 0, "idols": 3, "heroes": {"champion": 9}}}
    moves = ("use A01 land-move", "from city", "group 1 champion", "to M-red", "keep", "keep", "keep", "roll 1",
             "roll 1", "keep", "face 5")
    assert plays(given, moves) == "heart"
