"""A learnt value: a small net reads the features of a seat and estimates its final points by category and its chance.

The first layer is added up over the features that are not 0, so a look costs a few microseconds without any library
for learning.  A game's own evaluator stays the measure of finished games, and is among the features of most games.
"""

from __future__ import annotations

from math import exp, floor
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.evaluator import Evaluator
from sacbe.kernel.core.features import Features
from sacbe.kernel.core.frame import Ask, State

GRID: Final = 256.0         # a feature is rounded to a part of this
FINE: Final = 65536.0       # and a weight of the first layer to a part of this
UNIT: Final = 1.0 / (GRID * FINE)
PER_POINT: Final = 0.002
KNOTS: Final = 5            # moments of a game, evenly spread, between which a calibration is interpolated
TERMS: Final = 3            # of a calibration: weight of points, weight of the head for victory, nobody's share


class HiddenLayers:
    """Two hidden layers of rectified units over the features.

    Positions that are looked at one after the other are much alike, so the first layer adds up only what has changed
    since the last look.  It counts in whole numbers: its sums are exact, and no look depends on those before it.
    """

    def __init__(self, w1: vec[float], b1: vec[float], w2: vec[float], b2: vec[float]) -> None:
        self.features: Final[i64] = len(w1) // len(b1)
        self.hidden: Final[i64] = len(b1)
        self.second: Final[i64] = len(b2)
        self.w1: Final[vec[i64]] = vec[i64]([i64(floor(weight * FINE + 0.5)) for weight in w1])
        self.w2: Final[vec[float]] = w2                 # a row for each unit of the second layer
        self.b2: Final[vec[float]] = b2
        self.sums: vec[i64] = vec[i64]([i64(floor(weight * FINE * GRID + 0.5)) for weight in b1])
        # features of the last look, and rounded
        self.last_features: vec[float] = vec[float]([0.0] * int(self.features))
        self.last_rounded: vec[i64] = vec[i64]([0] * int(self.features))
        self.h: vec[float] = vec[float]([0.0] * int(self.hidden))
        self.g: vec[float] = vec[float]([0.0] * int(self.second))

    def forward(self, x: vec[float]) -> None:
        """Compute both layers from these features."""
        n = self.hidden
        w1, sums, seen, kept = self.w1, self.sums, self.last_features, self.last_rounded
        for f in range(self.features):
            value = x[f]
            if value != seen[f]:
                seen[f] = value
                whole: i64 = floor(value * GRID + 0.5)
                change = whole - kept[f]
                kept[f] = whole
                at = f * n
                if change != 0:
                    for k in range(n):
                        sums[k] += change * w1[at + k]
        h, g, w2, b2 = self.h, self.g, self.w2, self.b2
        for k in range(n):
            h[k] = float(sums[k]) * UNIT if sums[k] > 0 else 0.0
        at = 0
        for j in range(self.second):
            total = b2[j]
            for k in range(n):
                total += h[k] * w2[at + k]
            at += n
            g[j] = total if total > 0.0 else 0.0


class ValueNet:
    """Heads over shared layers, which also read the features directly: the categories of the score, then victory."""

    def __init__(self, layers: HiddenLayers, w3: vec[float], skip: vec[float], b3: vec[float]) -> None:
        self.layers: Final = layers
        self.heads: Final[i64] = len(b3)
        self.w3: Final[vec[float]] = w3             # a row for each head
        self.skip: Final[vec[float]] = skip         # a row for each head
        self.b3: Final[vec[float]] = b3

    def head_output(self, x: vec[float], row: i64) -> float:
        """The output of one head; the layers must have read the same features before."""
        g, w3, skip = self.layers.g, self.w3, self.skip
        total = self.b3[row]
        at = row * self.layers.second
        for j in range(self.layers.second):
            total += g[j] * w3[at + j]
        at = row * self.layers.features
        for f in range(self.layers.features):
            value = x[f]
            if value != 0.0:
                total += value * skip[at + f]
        return total


def make_net(features: int, hidden_size: int, second: int, heads: int, numbers: list[float]) -> ValueNet:
    """Make a net from all its numbers in a row."""
    parts: list[vec[float]] = []
    at = 0
    for size in [features * hidden_size, hidden_size, hidden_size * second, second, second * heads, features * heads,
                 heads]:
        parts.append(vec[float](numbers[at:at + size]))
        at += size
    if at != len(numbers):
        raise ValueError(f"{len(numbers)} numbers, not {at}")
    return ValueNet(HiddenLayers(parts[0], parts[1], parts[2], parts[3]), parts[4], parts[5], parts[6])


def combine_heads(net: ValueNet, weights: list[float], taste: list[float]) -> ValueNet:
    """Make a net with one head: the others weighted and added up, and a liking for features on top.

    A plan asks for the sum alone, and this is the quick way to it.
    """
    layers = net.layers
    w3 = [0.0] * int(layers.second)
    skip = taste.copy()
    bias = 0.0
    for row in range(net.heads):
        weight = weights[row]
        bias += weight * net.b3[row]
        for j in range(layers.second):
            w3[j] += weight * net.w3[row * layers.second + j]
        for f in range(layers.features):
            skip[f] += weight * net.skip[row * layers.features + f]
    return ValueNet(layers, vec[float](w3), vec[float](skip), vec[float]([bias]))


class Calibration:
    """How heads become chances: a softmax over the seats whose weights depend on how much of the game is over.

    With a number of players, `KNOTS` moments have `TERMS` numbers each.  Where a game may be lost by all, nobody takes
    part in the softmax as one seat more.
    """

    def __init__(self, numbers: dict[int, list[float]], may_be_lost: bool) -> None:
        self.numbers: Final = numbers               # players -> moments one after the other
        self.may_be_lost: Final = may_be_lost

    def interpolate(self, players: i64, progress: float) -> list[float]:
        """The numbers in force when this much of the game is over."""
        numbers = self.numbers[int(players)]
        at = max(0.0, min(1.0, progress)) * float(KNOTS - 1)
        low = min(int(at), KNOTS - 2)
        part = at - float(low)
        return [numbers[low * TERMS + term] * (1.0 - part) + numbers[(low + 1) * TERMS + term] * part
                for term in range(TERMS)]

    def win_probabilities(self, progress: float, points: list[float], wins: list[float]) -> list[float]:
        """The chance of every seat to win."""
        terms = self.interpolate(len(points), progress)
        logits = [terms[0] * points[seat] + terms[1] * wins[seat] for seat in range(len(points))]
        if self.may_be_lost:
            logits.append(terms[2])
        top = max(logits)
        powers = [exp(max(-700.0, logit - top)) for logit in logits]
        total = sum(powers, 0.0)
        return [powers[seat] / total for seat in range(len(points))]


class LearntEvaluator(Evaluator):
    """Evaluates unfinished games with a net; the game's own evaluator counts finished ones."""

    def __init__(self, counting: Evaluator, features: Features, net: ValueNet, calibration: Calibration, prize: float,
                 trust: float, judged: float, taste: list[float]) -> None:
        super().__init__(counting.scale, 0)
        self.final_evaluator: Final = counting
        self.features: Final = features
        self.net: Final = net
        self.calibration: Final = calibration
        self.prize: Final[float] = prize        # points that victory is worth to a plan
        self.trust: Final[float] = trust        # how much of a plan's worth the net says; the evaluator says the rest
        self.per_point: float = PER_POINT       # of a chance, that a point is worth to a search
        self.judged: Final[float] = judged      # points that the evaluator's estimate, the first feature, counts by
        points = [1.0] * int(net.heads - 1)
        liked = [trust] * int(net.heads - 1)
        mixed = taste.copy()
        mixed[0] += (1.0 - trust) * judged
        self.points_net: Final = combine_heads(net, [*points, 0.0], [0.0] * int(net.layers.features))
        self.plan_net: Final = combine_heads(net, [*liked, trust * prize], mixed)

    def with_preferences(self, taste: list[float], features: Features | None = None) -> LearntEvaluator:
        """Return this evaluator with another taste, and perhaps with features that somebody else has read."""
        return LearntEvaluator(self.final_evaluator, features or self.features, self.net, self.calibration, self.prize,
                               self.trust, self.judged, taste)

    def expected_points(self, state: State) -> list[float]:
        if state.ask is None:
            return self.final_evaluator.expected_points(state)
        return [self.folded_output(self.points_net, state, seat) for seat in range(self.features.seat_count(state))]

    def expected_points_of(self, state: State, seat: i64) -> float:
        if state.ask is None:
            return self.final_evaluator.expected_points_of(state, seat)
        return self.folded_output(self.points_net, state, seat)

    def plan_value(self, state: State, seat: i64) -> float:
        """Points and the prize of victory as net and evaluator see them, and what this player likes besides."""
        if state.ask is not None:
            return self.folded_output(self.plan_net, state, seat)
        points = self.final_evaluator.expected_points(state)
        return points[seat] + (self.trust * self.prize if points[seat] >= max(points) else 0.0)

    def folded_output(self, net: ValueNet, state: State, seat: i64) -> float:
        """The output of a net with only one head, for a seat."""
        features = self.features
        features.compute(state, seat)
        net.layers.forward(features.x)
        return net.head_output(features.x, 0)

    def head_outputs(self, state: State, seat: i64) -> list[float]:
        """The outputs for every category, then for victory, for a seat in an unfinished game."""
        features = self.features
        features.compute(state, seat)
        self.net.layers.forward(features.x)
        return [self.net.head_output(features.x, row) for row in range(self.net.heads)]

    def win_probabilities(self, state: State) -> list[float]:
        """The chance of every seat to win; in a finished game, those who have most share it."""
        return self.calibrated_values(state, 0.0)

    def search_values(self, state: State) -> list[float]:
        """The chance of every seat, and a little for its points: so that a search plays on well when all is decided."""
        return self.calibrated_values(state, self.per_point)

    def calibrated_values(self, state: State, per_point: float) -> list[float]:
        """The chance of every seat to win, plus `per_point` for each point it can expect."""
        if state.ask is None:
            points = self.final_evaluator.expected_points(state)
            chances = victory_shares(points)
        else:
            points = []
            wins: list[float] = []
            last = self.net.heads - 1
            for seat in range(self.features.seat_count(state)):
                points.append(self.folded_output(self.points_net, state, seat))
                wins.append(self.net.head_output(self.features.x, last))  # of the same look
            chances = self.calibration.win_probabilities(self.features.progress(state), points, wins)
        if per_point == 0.0:
            return chances
        return [chances[seat] + per_point * points[seat] for seat in range(len(points))]

    def rollout_move(self, state: State, ask: Ask, dice: SeededDriver) -> i64:
        """The move after which the seat stands best."""
        best = -1e18
        chosen = ask.options[0]
        for choice in ask.options:
            twin = state.clone()
            twin.apply(choice)
            worth = self.plan_value(twin, ask.seat)
            if worth > best:
                best = worth
                chosen = choice
        return chosen


def victory_shares(points: list[float]) -> list[float]:
    """The share of each seat in victory: who has most wins; equals share."""
    best = max(points)
    many = float(sum([1 for one in points if one == best]))
    return [1.0 / many if one == best else 0.0 for one in points]
