"""Games against oneself, as rows for training: features, final points by category, victory."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from sacbe.bots import weights as files
from sacbe.bots.search.greedy import GreedyPlanner
from sacbe.bots.weights import handwritten_weights as handwritten_weights
from sacbe.games import load_definition as game_box
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.core.learnt_value import LearntEvaluator
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.learning import LearningParts
from sacbe.lab.training.preferences import SelfPlayRole, draw_role

Array = npt.NDArray[Any]
MOMENTS: Final = 16         # positions of a game, about, that become rows
ABOUT: Final = 5            # numbers that tell which row it is
BONUS_GAME_SHARE: Final = 0.4  # of the games, those in which seats begin with more than usual
WIDTH: Final = 3            # branches that a plan keeps in self-play


class GameSpan(NamedTuple):
    """Some games of a generation: who plays them comes from the weights and the seed.

    It holds all that its games need, so that any machine can play them.
    """

    game: str
    population: tuple[tuple[files.EvaluatorWeights | None, float], ...]  # None: the evaluator; and how often they play
    players: tuple[int, ...]
    options: tuple[dict[str, str], ...]
    best: dict[str, float]
    seed: int
    first: int
    many: int
    length: float               # decisions of one game, about


class TrainingRows(NamedTuple):
    """The training data from some games."""

    features: Array             # rows x features, half precision
    heads: Array                # rows x categories and victory
    about: Array                # rows x game, seat, players, progress, did all play their best from here on?
    likings: Array              # seats x tastes, of those who kept theirs
    gains: Array                # seats: points beyond the mean of the game
    length: float               # mean number of decisions

    def arrays(self) -> dict[str, Array]:
        """Return the rows as arrays by name, for a file."""
        return {name: np.asarray(value) for name, value in self._asdict().items()}


class SelfPlayer:
    """A player of self-play: plans with its taste, and from some point of the game on with the best."""

    def __init__(self, definition: GameDefinition, seat: int, seed: int, odd: LearntEvaluator, best: LearntEvaluator,
                 until: float) -> None:
        self.definition, self.seat, self.until = definition, seat, until
        self.dice = SeededDriver(seed)
        self.odd = GreedyPlanner(odd, WIDTH)
        self.best = GreedyPlanner(best, WIDTH)

    def choose(self, state: State, progress: float) -> int:
        planner = self.odd if progress < self.until else self.best
        return int(planner.decide(self.definition.redeal(state, self.seat, self.dice)))


def play_span(span: GameSpan) -> TrainingRows:
    """Play the games of a span, and return their rows."""
    definition = game_box(span.game)
    learning = definition.learning()
    assert learning is not None
    bests = [files.make_evaluator(definition, learning, weights or handwritten_weights(definition, learning), span.best)
             for weights, _ in span.population]
    evaluator = files.make_evaluator(definition, learning, handwritten_weights(definition, learning), {})
    shares = [share for _, share in span.population]
    rows = RowCollector(definition, learning, span)
    for number in range(span.first, span.first + span.many):
        dice = Random(mix_seed(span.seed, number))
        players = dice.choice(span.players)
        roles = [draw_role(dice, learning, span.best, shares) for _ in range(players)]
        seats = [SelfPlayer(definition, seat, mix_seed(span.seed, number * 64 + seat + 1),
                            with_taste(bests[one.who], evaluator, learning, one), bests[one.who], one.until)
                 for seat, one in enumerate(roles)]
        rows.play(number, players, dict(dice.choice(span.options)), roles, seats, dice)
    return rows.rows()


def with_taste(best: LearntEvaluator, evaluator: LearntEvaluator, learning: LearningParts,
               one: SelfPlayRole) -> LearntEvaluator:
    """Return the evaluator of a role while its taste lasts.

    Odd opinions are those of an evaluator that has learnt nothing.

    What was learnt would hold somebody with odd opinions back from what the best never do.
    """
    if one.is_plain:
        return best
    if one.perturbation_seed and learning.perturbed_features is not None:
        return evaluator.with_preferences(files.preference_vector(evaluator.features, {}),
                                          learning.perturbed_features(Random(one.perturbation_seed)))
    return best.with_preferences(files.preference_vector(best.features, one.taste))


class RowCollector:
    """Plays games and collects their rows."""

    def __init__(self, definition: GameDefinition, learning: LearningParts, span: GameSpan) -> None:
        self.definition, self.learning, self.span = definition, learning, span
        self.features: list[Array] = []
        self.heads: list[list[float]] = []
        self.about: list[tuple[float, ...]] = []
        self.likings: list[list[float]] = []
        self.gains: list[float] = []
        self.decisions = 0
        self.count = 0                  # of heads

    def play(self, number: int, players: int, options: dict[str, str], roles: list[SelfPlayRole],
             seats: list[SelfPlayer],
             dice: Random) -> None:
        """Play one game, and collect rows from some of its positions."""
        definition, features = self.definition, self.learning.features
        state = definition.start_game(players, options)
        gifts = self.learning.give_bonuses if dice.random() < BONUS_GAME_SHARE else None
        if gifts is not None:
            gifts(state, dice)
        chance = SeededDriver(mix_seed(self.span.seed, number * 64 + 63))
        rate = min(1.0, MOMENTS / max(1.0, self.span.length))
        first = len(self.about)
        while (ask := state.ask) is not None:
            if ask.seat == CHANCE:
                state.apply(chance.answer(ask))
                continue
            self.decisions += 1
            progress = features.progress(state)
            if dice.random() < rate:
                plain = float(all(progress >= one.until for one in roles))
                for seat, one in enumerate(roles):
                    if one.until > 1.0 or progress >= one.until:
                        self.features.append(np.asarray(features.feature_row(state, seat), np.float16))
                        self.about.append((number, seat, players, progress, plain))
            state.apply(seats[ask.seat].choose(state, progress))
        self.finish(state, first, roles, gifts is not None)

    def finish(self, state: State, first: int, roles: list[SelfPlayRole], gifted: bool) -> None:
        """Add the result of the game to each of its rows."""
        definition = self.definition
        results = final_outcome(definition, state)
        self.count = len(results[0])
        for _, seat, *_ in self.about[first:]:
            self.heads.append(results[int(seat)])
        worths = [sum(row[:-1]) + self.learning.prize * row[-1] for row in results]
        middle = sum(worths) / len(worths)
        for seat, one in enumerate(roles):
            if not gifted and (one.until > 1.0 or one.is_plain):
                self.likings.append([one.taste.get(name, 0.0) - self.span.best.get(name, 0.0)
                                     for name in self.learning.tastes])
                self.gains.append(worths[seat] - middle)

    def rows(self) -> TrainingRows:
        """Return all collected rows as arrays."""
        likings = np.array(self.likings, np.float32).reshape(len(self.gains), len(self.learning.tastes))
        features = np.array(self.features, np.float16).reshape(len(self.about), int(self.learning.features.size))
        heads = np.array(self.heads, np.float32).reshape(len(self.about), self.count)
        about = np.array(self.about, np.float32).reshape(len(self.about), ABOUT)
        return TrainingRows(features, heads, about, likings, np.array(self.gains, np.float32),
                            self.decisions / self.span.many)


def final_outcome(definition: GameDefinition, state: State) -> list[list[float]]:
    """Return final points by category and the share of the victory, for every seat."""
    winners = definition.winners(state)
    return [[*(units / definition.units for units in row.values()), 1.0 / len(winners) if seat in winners else 0.0]
            for seat, row in enumerate(definition.breakdown(state))]
