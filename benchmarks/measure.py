"""Measures one game in the form of the engine that this process runs, on one core and in CPU time, and prints JSON.

`python -m benchmarks` starts it as a process of its own for each game and form:
`python -m benchmarks.measure GAME SECONDS`.
"""

from __future__ import annotations

import json
import sys
import tracemalloc
from collections.abc import Callable
from time import process_time
from typing import Final, NamedTuple

from sacbe import games
from sacbe.bots.search.legacy_search import LegacySearch
from sacbe.kernel.core.chance import Driver, SeededDriver, play_to_end
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.definition.game_definition import GameDefinition, ScoreEvaluator
from sacbe.kernel.vector.batch import Batch
from sacbe.lab.simulate import stream_seed
from sacbe.runtime import engine_form as _form

PLAYERS: Final = 4
SNAPSHOT_EVERY: Final = 40      # answers between the positions that are cloned: all stages of a game
KEPT: Final = 2000              # clones that are held at once to weigh them
PARTS: Final = 4                # quarters of a game
SIMULATIONS: Final = 25         # between two looks at the clock
CURIOSITY: Final = 0.7
BATCH: Final = 256              # games at once
BATCH_PLAYERS: Final = 2


class EngineSpeed(NamedTuple):
    """The speed of one engine: how fast games are played and copied, and how large a position is."""

    form: str
    games_per_second: float
    decisions_per_second: float
    copies_per_second: float
    bytes_per_state: float
    quarters: list[float]       # microseconds for an answer in each quarter of the game
    simulations_per_second: float
    steps_per_second: float     # of a batch of games for two, with observations


class MeasuredGame:
    """The game that is measured: makes fresh games, and the random players and dice of each."""

    def __init__(self, name: str) -> None:
        self.definition = games.load_definition(name)
        self.options = self.definition.check_setup(PLAYERS, {})

    def start(self) -> State:
        """Return a game before its first draw."""
        return self.definition.start_game(PLAYERS, self.options)

    def drivers(self, number: int) -> tuple[list[Driver], Driver]:
        """Return random players and dice for one game."""
        seats: list[Driver] = [SeededDriver(stream_seed(1, number, seat)) for seat in range(PLAYERS)]
        return seats, SeededDriver(stream_seed(1, number, CHANCE))

    def opening(self, number: int) -> tuple[State, list[Driver], Driver]:
        """Return a game in which the set-up is drawn, and a player is asked for the first time."""
        state = self.start()
        seats, chance = self.drivers(number)
        while (ask := state.ask) is not None and ask.seat == CHANCE:
            state.apply(chance.answer(ask))
        return state, seats, chance


def play_rate(game: MeasuredGame, seconds: float) -> tuple[float, float]:
    """Return games and decisions per second; draws and moves without a choice are made and not counted."""
    played = decisions = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        decisions += play_to_end(game.start(), *game.drivers(played))
        played += 1
    return played / spent, decisions / spent


def positions(game: MeasuredGame) -> list[State]:
    """Return positions from all stages of some games, after the draws of the set-up."""
    found = []
    for number in range(5):
        state, seats, chance = game.opening(number)
        answers = 0
        while (ask := state.ask) is not None:
            state.apply((chance if ask.seat == CHANCE else seats[ask.seat]).answer(ask))
            answers += 1
            if answers % SNAPSHOT_EVERY == 0:
                found.append(state.clone())
    return found


def calls_per_second(work: Callable[[], object], count: int, seconds: float) -> float:
    """Return how often per second something is done of which `work` does `count`."""
    done = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        work()
        done += count
    return done / spent


def bytes_per_state(states: list[State]) -> float:
    """Return the bytes that a further clone takes: what the interpreter allocates for many of them."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [states[n % len(states)].clone() for n in range(KEPT)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept) - 8             # without its place in the list


def answer_times(game: MeasuredGame, seconds: float) -> list[float]:
    """Return the microseconds for an answer in each quarter of a game, after the draws of the set-up."""
    spent, answers = [0.0] * PARTS, [0] * PARTS
    number = 0
    while sum(spent) < seconds:
        first, seats, chance = game.opening(number)
        state = first.clone()
        taken: list[int] = []
        play_to_end(first, seats, chance, taken)
        cuts = [len(taken) * part // PARTS for part in range(PARTS + 1)]
        for part in range(PARTS):
            some = taken[cuts[part]:cuts[part + 1]]
            begun = process_time()
            for choice in some:
                state.apply(choice)
            spent[part] += process_time() - begun
            answers[part] += len(some)
        number += 1
    return [1e6 * time / count for time, count in zip(spent, answers)]


def search_rate(game: MeasuredGame, seconds: float) -> float:
    """Return the simulations per second of a search with full random playouts.

    Its evaluator knows nothing but final scores.

    It searches where a player is asked for the first time.
    """
    state, _, _ = game.opening(0)
    evaluator = ScoreEvaluator(game.definition)
    searcher = LegacySearch(evaluator, game.definition.redeal, SeededDriver(1), CURIOSITY, evaluator.horizon)
    done = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        for _ in range(SIMULATIONS):
            searcher.simulate(state, state.ask.seat if state.ask is not None else 0)
        done += SIMULATIONS
    return done / spent


def victory_shares(definition: GameDefinition, state: State) -> list[float]:
    """Return each seat's share of the victory, which is split among those who win together."""
    won = definition.winners(state)
    return [1 / len(won) if seat in won else 0.0 for seat in range(BATCH_PLAYERS)]


def step_rate(name: str, seconds: float) -> float:
    """Return the steps per second of a batch of games.

    A step is a random legal action, with observations, masks, rewards, and new games for ended ones.

    Before the clock starts, the games are played for a while, so that they are not all in the same stage.
    """
    batch = Batch(games.load_definition(name), BATCH_PLAYERS, {}, BATCH, victory_shares, {})
    batch.reset([stream_seed(1, number, 0) for number in range(BATCH)])
    if _form.engine_form() == "compiled":
        for _ in range(1000):
            batch.step(batch.sample())
    return calls_per_second(lambda: batch.step(batch.sample()), BATCH, seconds)


def measure(name: str, seconds: float) -> EngineSpeed:
    """Measure everything, in about this time."""
    game = MeasuredGame(name)
    per_game, per_decision = play_rate(game, seconds * 0.5)
    states = positions(game)
    copies = calls_per_second(lambda: [state.clone() for state in states], len(states), seconds * 0.2)
    return EngineSpeed(_form.engine_form(), per_game, per_decision, copies, bytes_per_state(states),
                       answer_times(game, seconds * 0.2),
                       search_rate(game, seconds * 0.3), step_rate(name, seconds * 0.5))


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))._asdict()))
