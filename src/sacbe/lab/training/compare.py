"""The comparison of weights: duels with others, and games among themselves that show style and test chances."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final, NamedTuple

from sacbe.bots import weights as files
from sacbe.games import load_definition as game_box
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.core.learnt_value import LearntEvaluator
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.lab.results import SURE
from sacbe.lab.training.selfplay import SelfPlayer, handwritten_weights

LOOKS: Final = 8                # moments of a game at which its chances are asked


class MatchTask(NamedTuple):
    """Some games between two sets of weights (None for the evaluator); with equal ones, of one player with itself."""

    game: str
    one: files.EvaluatorWeights | None
    two: files.EvaluatorWeights | None
    players: int
    options: tuple[dict[str, str], ...]
    seed: int
    first: int
    many: int
    length: float
    is_swapped: bool = True             # game 2n + 1 has the dice of game 2n and swapped seats


class EvaluatedPosition(NamedTuple):
    """A position as the first player's evaluator valued it, and who won: for calibration."""

    game: int
    progress: float
    points: list[float]
    wins: list[float]
    won: list[float]


class MatchResult(NamedTuple):
    """The results of some games."""

    shares: list[float]                 # of the victory of the first player's seats, a number for each game
    scores: list[list[float]]           # points of the first player, of the second
    winners: list[float]                # points of those who won
    census: list[dict[str, float]]      # how the first player's seats played
    looks: list[EvaluatedPosition]


def play_match(task: MatchTask) -> MatchResult:
    """Play the games of a match between two sets of weights."""
    definition = game_box(task.game)
    evaluators = [evaluator_of(definition, task.one), evaluator_of(definition, task.two)]
    met = MatchResult([], [[], []], [], [], [])
    for number in range(task.first, task.first + task.many):
        play(task, definition, evaluators, number, met)
    return met


def evaluator_of(definition: GameDefinition, own_weights: files.EvaluatorWeights | None) -> LearntEvaluator:
    """Return the evaluator of some weights, with the taste of its best player."""
    learning = definition.learning()
    assert learning is not None
    weights = own_weights or handwritten_weights(definition, learning)
    return files.make_evaluator(definition, learning, weights, weights.taste)


def play(task: MatchTask, definition: GameDefinition, evaluators: list[LearntEvaluator], number: int,
         match_result: MatchResult) -> None:
    """Play one game, and add it to the results."""
    deal = number // 2 if task.is_swapped else number
    dice = Random(mix_seed(task.seed, deal))
    state = definition.start_game(task.players, dict(dice.choice(task.options)))
    chance = SeededDriver(mix_seed(task.seed, deal * 64 + 63))
    who = [(seat + number) % 2 for seat in range(task.players)]
    seats = [SelfPlayer(definition, seat, mix_seed(task.seed, deal * 64 + seat), evaluators[one], evaluators[one], 0.0)
             for seat, one in enumerate(who)]
    evaluator = evaluators[0]
    learning = definition.learning()
    assert learning is not None
    looks: list[tuple[float, list[float], list[float]]] = []
    while (ask := state.ask) is not None:
        if ask.seat == CHANCE:
            state.apply(chance.answer(ask))
            continue
        if dice.random() < LOOKS / task.length:
            rows = [evaluator.head_outputs(state, seat) for seat in range(task.players)]
            looks.append((evaluator.features.progress(state), [sum(row[:-1]) for row in rows],
                          [row[-1] for row in rows]))
        state.apply(seats[ask.seat].choose(state, 1.0))
    winners = definition.winners(state)
    points = [score / definition.units for score in definition.scores(state)]
    won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(task.players)]
    match_result.looks.extend(EvaluatedPosition(number, *look, won) for look in looks)
    share = task.players / (2.0 * who.count(0))         # of three seats, one player has two
    match_result.shares.append(sum(won[seat] for seat, one in enumerate(who) if one == 0) * share)
    match_result.winners.extend(points[seat] for seat in winners[:1])
    for seat, one in enumerate(who):
        match_result.scores[one].append(points[seat])
        if one == 0:
            match_result.census.append(dict(learning.play_statistics(state, seat)))


def merge_results(parts: list[MatchResult]) -> MatchResult:
    """Merge the results of several matches into one."""
    whole = MatchResult([], [[], []], [], [], [])
    for part in parts:
        whole.shares.extend(part.shares)
        whole.winners.extend(part.winners)
        whole.census.extend(part.census)
        whole.looks.extend(part.looks)
        for one in (0, 1):
            whole.scores[one].extend(part.scores[one])
    return whole


def share_of(results: MatchResult) -> tuple[float, float]:
    """Return the share of victories of the first player, and how far it may be off; swapped games count as one."""
    pairs = [(a + b) / 2 for a, b in zip(results.shares[::2], results.shares[1::2], strict=True)]
    middle = sum(pairs) / len(pairs)
    spread = sqrt(sum((pair - middle) ** 2 for pair in pairs) / max(1, len(pairs) - 1) / len(pairs))
    return middle, SURE * spread


def style_of(results: MatchResult) -> dict[str, float]:
    """Return the mean of everything that is counted."""
    counted: dict[str, list[float]] = {}
    for row in results.census:
        for name, number in row.items():
            counted.setdefault(name, []).append(number)
    return {name: round(sum(numbers) / len(numbers), 3) for name, numbers in counted.items()}
