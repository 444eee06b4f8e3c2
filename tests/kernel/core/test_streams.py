"""Dice by purpose: a stream for each kind of draw, so that two games on one seed share as much luck as they can."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

import sacbe
from sacbe import games
from sacbe.kernel.core.chance import ScriptedDriver, SeededDriver, StreamDriver, mix_seed, play_to_end, scramble_bits
from sacbe.kernel.core.choice import pack
from sacbe.kernel.core.frame import CHANCE, Ask
from sacbe.kernel.play import record
from sacbe.kernel.play.game import Game
from sacbe.lab.simulate import SimulationTask, plan_run, play, simulate
from sacbe.runtime.executor_choice import choose_executor

GAMES = ("tzolkin", "chichen_itza", "temple_of_chac")
DIE = [pack(3, pips) for pips in range(1, 7)]


def draws(chance: StreamDriver, prompt: int, count: int, options: list[int] | None = None) -> list[int]:
    return [chance.answer(Ask(CHANCE, prompt, options or DIE)) for _ in range(count)]


def test_the_streams_are_the_same_everywhere() -> None:
    """The streams are the same in every process and in both forms of the engine."""
    assert [scramble_bits(word) for word in (0, 1, 0xFFFFFFFF)] == [0, 1753845952, 1734902346]
    assert [choice >> 8 for choice in draws(StreamDriver(7), 1, 10)] == [3, 3, 5, 1, 3, 1, 1, 1, 6, 6]
    assert draws(StreamDriver(7), 1, 5) != draws(StreamDriver(8), 1, 5)


def test_one_kind_does_not_shift_another() -> None:
    one, two = StreamDriver(5), StreamDriver(5)
    draws(one, 1, 13)
    assert draws(one, 2, 20) == draws(two, 2, 20)
    assert draws(one, 3, 20) != draws(two, 2, 20)


@pytest.mark.parametrize("gone", [0, 7, 19])
def test_nearly_the_same_options_give_mostly_the_same_draw(gone: int) -> None:
    deck = [pack(4, card) for card in range(20)]
    less = [card for at, card in enumerate(deck) if at != gone]
    pairs = list(zip(draws(StreamDriver(3), 1, 400, deck), draws(StreamDriver(3), 1, 400, less)))
    same = sum(one == two for one, two in pairs)
    assert all(one == two or one == deck[gone] for one, two in pairs) and same > 350


@pytest.mark.parametrize("options", [DIE, [pack(7, n % 4, n) for n in range(32)],
                                     [pack(7, 1, 2, 3, n, n % 3) for n in range(13)]])
def test_every_option_is_as_likely_as_the_others(options: list[int]) -> None:
    """Chi-squared over draws, and over the first draws of many seeds; seeds are fixed, so nothing is left to luck."""
    count = 6000
    for found in (Counter(draws(StreamDriver(11), 1, count, options)),
                  Counter(StreamDriver(seed).answer(Ask(CHANCE, 1, options)) for seed in range(count))):
        each = count / len(options)
        chi = sum((found[option] - each) ** 2 / each for option in options)
        free = len(options) - 1
        assert abs(chi - free) < 4 * sqrt(2 * free)


@pytest.mark.parametrize("name", GAMES)
def test_options_of_chance_are_all_different(name: str) -> None:
    """Otherwise `StreamDriver` would not draw fairly; and what a draw is for stays in its range."""
    definition = games.load_definition(name)
    state, player = definition.start_game(definition.players[-1], {}), SeededDriver(1)
    while (ask := state.ask) is not None:
        if ask.seat == CHANCE:
            assert len({*ask.options}) == len(ask.options) and 0 <= state.stream_key() < 2 ** 40
        state.apply(player.answer(ask))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_with_its_streams(name: str) -> None:
    """Copies, snapshots and records: the answers are in the record, whoever gave them."""
    game = Game(games.load_definition(name), 3, {}, StreamDriver(5))
    player = SeededDriver(2)
    play_on([game], player)
    again, twin = sacbe.loads(sacbe.snapshot(game)), game.clone()
    play_on([game, again, twin], player)
    assert game == again == twin
    assert game.history == again.history == twin.history
    assert sacbe.loads(record.write(game)).history == game.history


def play_on(alike: list[Game], player: SeededDriver) -> None:
    """Thirty moves in games that stand alike."""
    for _ in range(30):
        ask = alike[0].state.ask
        if ask is not None:
            choice = player.answer(ask)
            for game in alike:
                game.apply(choice)


def test_paired_runs_are_the_same_with_any_number_of_processes() -> None:
    run = plan_run("tz", players=2, seed=3, paired=True)
    alone, together = simulate(run, 4, digest=True), simulate(run, 4, executor=choose_executor(2), digest=True)
    assert alone.digest == together.digest != simulate(plan_run("tz", players=2, seed=3), 4, digest=True).digest


def test_two_variants_share_their_luck() -> None:
    """The same tiles come in the same order although the games differ, and random bots choose alike where they can."""
    def scores(paired: bool, fish: int) -> list[float]:
        run = plan_run("tz", 2, ["random"], 1, None, {"gears.palenque.actions.1.corn": fish}, paired, "fish")
        return [float(sum(play(SimulationTask(run, number, 1, False, None), number).scores)) for number in range(60)]

    assert correlation(scores(True, 3), scores(True, 5)) > correlation(scores(False, 3), scores(False, 5))


def correlation(one: list[float], two: list[float]) -> float:
    middle = [sum(row) / len(row) for row in (one, two)]
    spread = [sqrt(sum((x - m) ** 2 for x in row)) for row, m in zip((one, two), middle)]
    return sum((x - middle[0]) * (y - middle[1]) for x, y in zip(one, two)) / spread[0] / spread[1]


def test_a_script_may_answer_for_chance_in_a_driven_game() -> None:
    """`play_to_end` lets every driver see the position; those that do not look answer as before."""
    definition = games.load_definition("bul")
    first, second = definition.start_game(2, {}), definition.start_game(2, {})
    taken: list[int] = []
    askers: list[int] = []
    play_to_end(first, [SeededDriver(mix_seed(1, seat)) for seat in range(2)], SeededDriver(4), taken, askers)
    rolled = [choice for choice, seat in zip(taken, askers) if seat == CHANCE]
    play_to_end(second, [SeededDriver(mix_seed(1, seat)) for seat in range(2)], ScriptedDriver(rolled))
    assert first.text() == second.text()
