"""The evaluator with Beasts and Prophecy: fights as the modules change them, and what the bots make of it."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import bots, games
from sacbe.bots.search.greedy import GreedyPlanner
from sacbe.games.chichen_itza.ai.evaluator import EVALUATOR
from sacbe.games.chichen_itza.ai.fight_odds import KILLED, LOST, TAKEN, FightOdds, creature_blows
from sacbe.games.chichen_itza.cards.creatures import PHASES
from sacbe.games.chichen_itza.data.constants import CITY
from sacbe.games.chichen_itza.data.tables import BONUSES, CREATURES, TILE_NAMES
from sacbe.games.chichen_itza.game import table
from sacbe.games.chichen_itza.rules.state import Table
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.choice import arg1
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.play.game import Game

pytestmark = pytest.mark.once

DEFINITION = games.load_definition("chichen_itza")
RED = 0
M_RED = TILE_NAMES.index("M_red")
BEASTS = "t-rex:caiman+velociraptor:jaguar+pteranodon:shaman"
MODULES = {"prophecies": {"prophecies": "on"}, "creatures": {"creatures": BEASTS}, "tunnels": {"tunnels": "on"},
           "all": {"prophecies": "on", "creatures": BEASTS, "tunnels": "on"}}


def placed(given: dict[str, Any], options: dict[str, str]) -> Table:
    state = DEFINITION.build_position(2, options, given)
    state.run_until_decision()
    return table(state)


def plays(given: dict[str, Any], options: dict[str, str], moves: tuple[str, ...] = ()) -> str:
    """The next answer of a planner."""
    game = Game(DEFINITION, 2, options, None, DEFINITION.build_position(2, options, given))
    for move in moves:
        game.apply(move)
    return DEFINITION.grammar.write(GreedyPlanner(EVALUATOR, 8).decide(game.state.clone()))


def odds(kind: str, strength: int, options: dict[str, str], given: dict[str, Any] | None = None,
         **own: Any) -> tuple[list[float], float]:
    """The odds of an attack of five warriors on a creature that red has scouted, and what it is worth."""
    t = placed({"city": {"red": 5}, "red": {"luck": 0, **own}, **(given or {}),
                "tiles": {"M-red": {"creature": kind, "strength": strength, "known": ["red"]}}}, options)
    EVALUATOR.expected_points(t)
    EVALUATOR.evaluation.evaluate(t, RED)
    worth = EVALUATOR.marches.attack(t, RED, CITY, M_RED, 5, 0)
    return list(EVALUATOR.marches.odds.facts), worth


def test_a_fight_leaves_nothing_behind() -> None:
    """Chances of one fight add up to one, however many hearts the fights before it had."""
    chances = FightOdds()
    for hearts, exchanges in ((5, 2), (2, 1), (6, 0)):
        chances.begin()
        chances.add_hearts(hearts, 1.0)
        chances.clear_hits()
        for _ in range(exchanges):
            chances.exchange(None, 1)
    assert sum(chances.joint) == 1.0


# ---------------------------------------------------------------- prophecies in a fight

def under(card: int, kind: str = "triceratops", strength: int = 4, **own: int) -> list[float]:
    given = {"prophecy": card} if card else {}
    return odds(kind, strength, MODULES["prophecies"], given, **{"melee": 2, "ranged": 3, "stone": 3, **own})[0]


def test_strength_in_force_decides() -> None:
    """bp.prophecy.03, bp.prophecy.04: a heart more or less, in the figure's fight only."""
    assert under(4)[KILLED] > under(0)[KILLED] + 0.05 > under(3)[KILLED] + 0.1
    assert under(3, strength=3)[KILLED] == pytest.approx(under(0)[KILLED])
    assert under(3, "kukulkan", 6) == pytest.approx(under(0, "kukulkan", 6))


@pytest.mark.parametrize("card", [6, 7])
def test_a_second_phase_helps(card: int) -> None:
    """bp.prophecy.06, bp.prophecy.07: more magic or arrows; a jaguar allows neither."""
    assert under(card)[KILLED] > under(0)[KILLED] + 0.03
    assert under(card, "jaguar") == pytest.approx(under(0, "jaguar"))


def test_luck_is_no_help_where_it_may_not_be_spent() -> None:
    """bp.prophecy.10."""
    assert under(0, luck=3)[TAKEN] > under(0)[TAKEN] + 0.02
    assert under(10, luck=3) == pytest.approx(under(10))


@pytest.mark.parametrize(("card", "round_", "harder"), [(16, 2, True), (17, 5, False)])
def test_the_die_is_that_of_the_prophecy(card: int, round_: int, harder: bool) -> None:
    """bp.prophecy.16, bp.prophecy.17."""
    plain = odds("kukulkan", 4, MODULES["prophecies"], {"round": round_})[0]
    changed = odds("kukulkan", 4, MODULES["prophecies"], {"round": round_, "prophecy": card})[0]
    assert (changed[LOST] > plain[LOST]) is harder and changed != pytest.approx(plain)


def test_cards_of_both_kinds_are_cast_together() -> None:
    """bp.prophecy.25: with two cards of each kind a magic phase takes more of them."""
    assert under(25, magic=5, stone=2, fire=2)[KILLED] > under(0, magic=5, stone=2, fire=2)[KILLED]


@pytest.mark.parametrize(("card", "harder"), [(3, True), (4, False), (10, True)])
def test_the_city_is_guarded_as_the_prophecy_has_it(card: int, harder: bool) -> None:
    """bp.combine.city-attack."""
    def guard(prophecy: int) -> float:
        given = {"round": 4, "city": {"red": 3}, "red": {"luck": 2}, **({"prophecy": prophecy} if prophecy else {})}
        t = placed(given, MODULES["prophecies"])
        EVALUATOR.expected_points(t)
        EVALUATOR.evaluation.evaluate(t, RED)
        return EVALUATOR.marches.city_attack_value(t, RED)
    assert (guard(card) < guard(0)) is harder and guard(card) != guard(0)


@pytest.mark.parametrize(("card", "tile"), [(14, "V1"), (14, "C1"), (14, "T1"), (21, "R1"), (22, "M-red")])
def test_more_is_to_be_had(card: int, tile: str) -> None:
    """bp.prophecy.14, bp.prophecy.21, bp.prophecy.22: what a capture or a victory brings this round."""
    def worth(prophecy: int) -> float:
        t = placed({"tiles": {tile: {"creature": "snake", "strength": 1, "known": ["red"]}}, "city": {"red": 5},
                    **({"prophecy": prophecy} if prophecy else {})}, MODULES["prophecies"])
        EVALUATOR.evaluation.evaluate(t, RED)
        return EVALUATOR.marches.attack(t, RED, CITY, TILE_NAMES.index(tile.replace("-", "_")), 5, 0)
    assert worth(card) > worth(0) + 0.2


def test_a_scout_finds_more() -> None:
    """bp.prophecy.15: three treasures in place of one."""
    def worth(given: dict[str, Any]) -> float:
        t = placed(given, MODULES["prophecies"])
        EVALUATOR.evaluation.evaluate(t, RED)
        return EVALUATOR.evaluation.scout_value(t)
    assert worth({"prophecy": 15}) == pytest.approx(worth({}) + 2 * EVALUATOR.evaluation.treasure)


def test_a_lone_warrior_may_be_called_home() -> None:
    """bp.prophecy.08, bp.prophecy.09: with the module a tile is safer with two, until both cards have been seen."""
    def second(options: dict[str, str], given: dict[str, Any]) -> float:
        worth = []
        for units in (1, 2):
            t = placed({"round": 2, "tiles": {"V1": {"red": units}}, **given}, options)
            EVALUATOR.evaluation.evaluate(t, RED)
            worth.append(EVALUATOR.evaluation.all_tiles_value(t, RED))
        return worth[1] - worth[0]
    plain = second({}, {})
    assert second(MODULES["prophecies"], {}) > plain + 0.1
    assert second(MODULES["prophecies"], {"past_prophecies": [8, 9]}) == pytest.approx(plain)


def test_luck_that_can_never_be_spent_again_is_worth_nothing() -> None:
    """bp.prophecy.10 in the last round."""
    def standing(luck: int) -> float:
        t = placed({"round": 6, "prophecy": 10, "red": {"luck": luck}}, MODULES["prophecies"])
        return EVALUATOR.expected_points(t)[RED]
    assert standing(4) == pytest.approx(standing(0))


@pytest.mark.parametrize(("round_", "counts"), [(6, True), (5, False)])
def test_tiles_are_both_for_the_task_of_their_round_only(round_: int, counts: bool) -> None:
    """bp.prophecy.19, bp.prophecy.discard: five tiles of any terrain are five land tiles at the check of that round."""
    tiles = {name: {"red": 1} for name in ("M-red", "M-blue", "V1", "V2", "R1", "C2")}
    given = {"round": round_, "tasks": [1, 8, 15, 22], "tiles": tiles, "red": {"turns": 4}, "blue": {"turns": 3}}
    plain = EVALUATOR.expected_points(placed(given, MODULES["prophecies"]))[RED]
    flooded = EVALUATOR.expected_points(placed({**given, "prophecy": 19}, MODULES["prophecies"]))[RED]
    assert (flooded > plain + 3) is counts


# ---------------------------------------------------------------- new creatures

def test_the_velociraptors_blanks_are_rolled_again() -> None:
    """bp.creature.velociraptor: two blanks of six count only twice in a row."""
    e = placed({}, MODULES["creatures"]).edition
    row = CREATURES.index("velociraptor") * 2
    for phase in range(PHASES):
        blows = creature_blows(e, row, phase)
        assert sum(blows.odds) == pytest.approx(1)
    hurt = sum(chance for chance, harm in zip(blows.odds, blows.damage, strict=True) if harm)
    assert hurt == pytest.approx(2 / 6 + 2 / 6 * 2 / 6)


def test_against_a_t_rex_every_gear_is_a_level_lower() -> None:
    """bp.creature.t-rex, bp.creatures.t-rex-level-1."""
    lowered = odds("t-rex", 5, MODULES["creatures"], melee=4, ranged=3, magic=3, stone=2, defense=3, shields=2)[0]
    plain = odds("caiman", 5, {}, melee=3, ranged=2, magic=2, stone=2, defense=2, shields=1)[0]
    assert lowered[KILLED] < plain[KILLED] + 0.1
    assert odds("t-rex", 5, MODULES["creatures"], melee=1)[0] == pytest.approx(
        odds("t-rex", 5, MODULES["creatures"], melee=2)[0])


def test_lowered_gears_are_not_lost() -> None:
    """bp.creature.t-rex: as the fight begins the position is worth what it promised, not four levels less."""
    given = {"city": {"red": 5}, "tiles": {"M-red": {"creature": "t-rex", "strength": 4, "known": ["red"]}},
             "red": {"coins": 9, "melee": 5, "ranged": 4, "defense": 4, "shields": 2, "stone": 2, "magic": 3}}
    game = Game(DEFINITION, 2, MODULES["creatures"], None, DEFINITION.build_position(2, MODULES["creatures"], given))
    for move in ("use A01 land-move", "from city", "group 5"):
        game.apply(move)
    before = EVALUATOR.expected_points(game.state)[RED]
    game.apply("to M-red")
    t = table(game.state)
    assert t.fight is not None and t.fight.lowered
    levels = list(t.players[RED].levels)
    assert EVALUATOR.expected_points(game.state)[RED] == pytest.approx(before, abs=6)
    assert list(t.players[RED].levels) == levels == [3, 4, 3, 2]


def test_a_pteranodon_is_hurt_by_arrows_and_magic_only() -> None:
    """bp.creature.pteranodon: warriors add no dice, and ranged level 1 has none."""
    hopeless, loss = odds("pteranodon", 3, MODULES["creatures"], melee=6, luck=4)
    assert hopeless[KILLED] == hopeless[TAKEN] == 0 and hopeless[LOST] == pytest.approx(2, abs=0.1) and loss < 0
    by_magic = odds("pteranodon", 3, MODULES["creatures"], stone=3, magic=4)[0]
    by_arrows = odds("pteranodon", 3, MODULES["creatures"], ranged=4)[0]
    assert by_magic[KILLED] > 0.1 and by_arrows[KILLED] > 0.5
    more = odds("pteranodon", 3, MODULES["creatures"], ranged=4, melee=6)[0]
    assert more == pytest.approx(by_arrows)


@pytest.mark.parametrize(("own", "dares"), [({}, False), ({"melee": 6}, False), ({"ranged": 5}, True)])
def test_a_pteranodon_out_of_reach_is_left_alone(own: dict[str, int], dares: bool) -> None:
    given = {"city": {"red": 8}, "round": 3, "red": {"coins": 9, "luck": 0, **own},
             "tiles": {"M-red": {"creature": "pteranodon", "strength": 2, "known": ["red"]}}}
    game = Game(DEFINITION, 2, MODULES["creatures"], None, DEFINITION.build_position(2, MODULES["creatures"], given))
    for move in ("use A01 land-move", "from city", "group 5"):
        game.apply(move)
    worth = []
    for move in ("to M-red", "stop"):
        twin = game.state.clone()
        twin.apply(DEFINITION.grammar.read(move))
        worth.append(EVALUATOR.expected_points(twin)[RED])
    assert (worth[0] > worth[1]) is dares


def test_a_melee_table_without_phases_is_what_is_left() -> None:
    """A fight in the air ends with the hearts it ends with."""
    melee = FightOdds().melee(CREATURES.index("pteranodon") * 2, 6, 0)
    assert [melee.facts[melee.find_results(0, hearts, 3, 0) + TAKEN] for hearts in (0, 1, 2)] == [1, 1, 0]


# ---------------------------------------------------------------- answers

def test_the_least_useful_gear_is_lowered() -> None:
    """bp.prophecy.30: not the melee that all fights rest on."""
    given = {"stage": "reveal", "round": 2, "red": {"melee": 4, "magic": 2}}
    assert plays(given, MODULES["prophecies"], ("prophecy 30",)) == "lower magic"


def test_a_gear_that_is_given_is_taken() -> None:
    """bp.prophecy.29."""
    given = {"stage": "reveal", "round": 2, "red": {"melee": 2, "magic": 2}}
    assert plays(given, MODULES["prophecies"], ("prophecy 29",)) == "gear melee"


@pytest.mark.parametrize("round_", [1, 3, 6])
def test_a_good_line_is_taken(round_: int) -> None:
    """bp.prophecy.20: a better gear while it can still work, at the end something that is used at once."""
    options = MODULES["prophecies"]
    state = DEFINITION.build_position(2, options, {"stage": "reveal", "round": round_, "red": {"melee": 2}})
    game = Game(DEFINITION, 2, options, None, state)
    game.apply("prophecy 20")
    line = arg1(GreedyPlanner(EVALUATOR, 8).decide(game.state.clone()))
    bonus = BONUSES[table(game.state).edition.line_bonus[line]]
    assert bonus == "gear_up_1" if round_ < 6 else bonus in ("gear_up_1", "coins_4", "god_blue", "warriors_to_ci_3")


def test_all_open_gods_are_looked_at() -> None:
    """bp.prophecy.23: the best of the cards that lie open, not only the first of its colour."""
    t = placed({"prophecy": 23, "open_gods": {"gold": 6}, "more_gods": {"gold": [1, 9]}}, MODULES["prophecies"])
    EVALUATOR.evaluation.evaluate(t, RED)
    many = EVALUATOR.best_god(t, RED)
    t = placed({"prophecy": 23, "open_gods": {"gold": 6}}, MODULES["prophecies"])
    EVALUATOR.evaluation.evaluate(t, RED)
    assert many >= EVALUATOR.best_god(t, RED)


# ---------------------------------------------------------------- tunnels

WALLED = {"M-yellow": {"creature": "kukulkan", "strength": 6, "known": ["red"]},
          "C1": {"creature": "caiman", "strength": 6, "known": ["red"]}}
PREY = {"creature": "snake", "strength": 1, "known": ["red"]}


def test_a_tunnel_is_the_way_to_easy_prey() -> None:
    """bp.tunnels.step: one step, wherever the other mine lies."""
    given = {"round": 3, "city": {"red": 1}, "tiles": {**WALLED, "M-red": PREY, "M-white": {"red": 5}},
             "red": {"coins": 9, "melee": 2}}
    march = ("use A01 land-move", "from M-white", "group 4")
    assert plays(given, MODULES["tunnels"], march) == "to M-red"
    assert plays(given, {}, march) != "to M-red"


@pytest.mark.parametrize("card", [0, 11])
def test_a_tunnel_brings_targets_near(card: int) -> None:
    """bp.combine.prophecy-tunnels: a group among own tiles can strike through the tunnel, in one step."""
    def army(options: dict[str, str]) -> tuple[float, float]:
        held = {name: {"red": 1} for name in ("M-yellow", "M-blue", "R6", "C1")}
        t = placed({"round": 3, "city": {"red": 1}, **({"prophecy": card} if card else {}),
                    "tiles": {**held, "M-red": PREY, "M-white": {"red": 5}}}, options)
        EVALUATOR.evaluation.evaluate(t, RED)
        return EVALUATOR.evaluation.best, EVALUATOR.marches.best_march(t, RED, 0)
    prophecies = {"prophecies": "on"} if card else {}
    near, march = army({**prophecies, "tunnels": "on"})
    far, other = army(prophecies)
    assert near > far and march > other


# ---------------------------------------------------------------- whole games

@pytest.mark.parametrize("module", MODULES)
def test_greedy_beats_random_with_every_module(module: str) -> None:
    dice, state = SeededDriver(3), DEFINITION.start_game(2, MODULES[module])
    seats = [bots.make_bot("greedy", DEFINITION, 0, 1), bots.make_bot("random", DEFINITION, 1, 2)]
    while (ask := state.ask) is not None:
        state.apply(dice.answer(ask) if ask.seat == CHANCE else seats[ask.seat].choose(state, ask))
    scores = DEFINITION.scores(state)
    assert scores[0] > 2 * scores[1] and EVALUATOR.expected_points(state) == scores


def test_quick_moves_beat_random_with_all_modules() -> None:
    dice, state = SeededDriver(5), DEFINITION.start_game(2, MODULES["all"])
    while (ask := state.ask) is not None:
        quick = ask.seat == RED
        state.apply(EVALUATOR.rollout_move(state, ask, dice) if quick else dice.answer(ask))
    assert DEFINITION.scores(state)[0] > DEFINITION.scores(state)[1]
