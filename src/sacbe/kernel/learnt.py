"""A learnt value: a small net reads the features of a seat and tells its final points by category and its chance.

The first layer is added up over the features that are not 0, so a look costs a few microseconds without any library
for learning.  A game's own judge stays the measure of finished games, and is among the features of most games.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.kernel.chance import Seeded
from sacbe.kernel.features import Features
from sacbe.kernel.frame import Ask, State
from sacbe.kernel.judge import Judge

KNOTS: Final = 5            # moments of a game, evenly spread, between which a calibration is interpolated
TERMS: Final = 3            # of a calibration: weight of points, weight of the head for victory, nobody's share


class Net:
    """Two hidden layers of rectified units, and heads that also read the features directly.

    Heads are the categories of the score, and last of all victory.
    """

    def __init__(self, w1: vec[float], b1: vec[float], w2: vec[float], b2: vec[float], w3: vec[float],
                 skip: vec[float], b3: vec[float]) -> None:
        self.features: Final[i64] = len(w1) // len(b1)
        self.hidden: Final[i64] = len(b1)
        self.second: Final[i64] = len(b2)
        self.heads: Final[i64] = len(b3)
        self.w1: Final[vec[float]] = w1             # a row for each feature
        self.b1: Final[vec[float]] = b1
        self.w2: Final[vec[float]] = w2             # a row for each unit of the second layer
        self.b2: Final[vec[float]] = b2
        self.w3: Final[vec[float]] = w3             # a row for each head
        self.skip: Final[vec[float]] = skip         # a row for each head
        self.b3: Final[vec[float]] = b3
        self.h: vec[float] = vec[float]([0.0] * len(b1))
        self.g: vec[float] = vec[float]([0.0] * len(b2))

    def look(self, x: vec[float]) -> None:
        """Fill the hidden layers."""
        n = self.hidden
        h = self.h
        w1 = self.w1
        b1 = self.b1
        for k in range(n):
            h[k] = b1[k]
        for f in range(self.features):
            value = x[f]
            if value != 0.0:
                at = f * n
                for k in range(n):
                    h[k] += value * w1[at + k]
        for k in range(n):
            if h[k] < 0.0:
                h[k] = 0.0
        w2 = self.w2
        g = self.g
        at = 0
        for j in range(self.second):
            total = self.b2[j]
            for k in range(n):
                total += h[k] * w2[at + k]
            at += n
            g[j] = total if total > 0.0 else 0.0

    def head(self, x: vec[float], row: i64) -> float:
        """One head after a look."""
        total = self.b3[row]
        at = row * self.second
        for j in range(self.second):
            total += self.g[j] * self.w3[at + j]
        at = row * self.features
        skip = self.skip
        for f in range(self.features):
            value = x[f]
            if value != 0.0:
                total += value * skip[at + f]
        return total


def net_of(features: int, hidden: int, second: int, heads: int, numbers: list[float]) -> Net:
    """A net from all its numbers in a row."""
    parts: list[vec[float]] = []
    at = 0
    for size in [features * hidden, hidden, hidden * second, second, second * heads, features * heads, heads]:
        parts.append(vec[float](numbers[at:at + size]))
        at += size
    if at != len(numbers):
        raise ValueError(f"{len(numbers)} numbers, not {at}")
    return Net(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5], parts[6])


def folded(net: Net, weights: list[float], taste: list[float]) -> Net:
    """A net with one head: the others weighted and added up, and a liking for features on top.

    A plan asks for the sum alone, and this is the quick way to it.  The layers below are shared.
    """
    w3 = [0.0] * int(net.second)
    skip = taste.copy()
    bias = 0.0
    for row in range(net.heads):
        weight = weights[row]
        bias += weight * net.b3[row]
        for j in range(net.second):
            w3[j] += weight * net.w3[row * net.second + j]
        for f in range(net.features):
            skip[f] += weight * net.skip[row * net.features + f]
    return Net(net.w1, net.b1, net.w2, net.b2, vec[float](w3), vec[float](skip), vec[float]([bias]))


class Calibration:
    """How heads become chances: a softmax over the seats whose weights depend on how much of the game is over.

    With a number of players, `KNOTS` moments have `TERMS` numbers each.  Where a game may be lost by all, nobody takes
    part in the softmax as one seat more.
    """

    def __init__(self, numbers: dict[int, list[float]], may_be_lost: bool) -> None:
        self.numbers: Final = numbers               # players -> moments one after the other
        self.may_be_lost: Final = may_be_lost

    def terms(self, players: i64, progress: float) -> list[float]:
        """The numbers in force at a moment."""
        numbers = self.numbers[int(players)]
        at = max(0.0, min(1.0, progress)) * float(KNOTS - 1)
        low = min(int(at), KNOTS - 2)
        part = at - float(low)
        return [numbers[low * TERMS + term] * (1.0 - part) + numbers[(low + 1) * TERMS + term] * part
                for term in range(TERMS)]

    def chances(self, progress: float, points: list[float], wins: list[float]) -> list[float]:
        """The chance of every seat to win."""
        terms = self.terms(len(points), progress)
        logits = [terms[0] * points[seat] + terms[1] * wins[seat] for seat in range(len(points))]
        if self.may_be_lost:
            logits.append(terms[2])
        top = max(logits)
        powers = [exp(max(-700.0, logit - top)) for logit in logits]
        total = sum(powers, 0.0)
        return [powers[seat] / total for seat in range(len(points))]


class LearntJudge(Judge):
    """Judges by a net; what is over is judged by the game's own judge, which counts."""

    def __init__(self, counting: Judge, features: Features, net: Net, calibration: Calibration, prize: float,
                 taste: list[float]) -> None:
        super().__init__(counting.scale, counting.horizon)
        self.counting: Final = counting
        self.features: Final = features
        self.net: Final = net
        self.calibration: Final = calibration
        self.prize: Final[float] = prize
        weights = [1.0] * int(net.heads - 1)
        self.plain: Final = folded(net, [*weights, 0.0], [0.0] * int(net.features))
        self.liked: Final = folded(net, [*weights, prize], taste)

    def tasted(self, taste: list[float]) -> LearntJudge:
        """The same judge with another taste."""
        return LearntJudge(self.counting, self.features, self.net, self.calibration, self.prize, taste)

    def standing(self, state: State) -> list[float]:
        if state.ask is None:
            return self.counting.standing(state)
        return [self.told(self.plain, state, seat) for seat in range(self.features.seats(state))]

    def one(self, state: State, seat: i64) -> float:
        return self.worth(state, seat)

    def worth(self, state: State, seat: i64) -> float:
        """Points and the prize of victory as the net sees them, and what this player likes besides."""
        if state.ask is not None:
            return self.told(self.liked, state, seat)
        points = self.counting.standing(state)
        return points[seat] + (self.prize if points[seat] >= max(points) else 0.0)

    def told(self, net: Net, state: State, seat: i64) -> float:
        """The only head of a folded net."""
        features = self.features
        features.fill(state, seat)
        net.look(features.x)
        return net.head(features.x, 0)

    def heads(self, state: State, seat: i64) -> list[float]:
        """Every category, and victory, for a seat in an unfinished game."""
        features = self.features
        features.fill(state, seat)
        self.net.look(features.x)
        return [self.net.head(features.x, row) for row in range(self.net.heads)]

    def prospects(self, state: State) -> list[float]:
        """The chance of every seat to win; at the end, of those who have most."""
        if state.ask is None:
            return won(self.counting.standing(state))
        points: list[float] = []
        wins: list[float] = []
        last = self.net.heads - 1
        for seat in range(self.features.seats(state)):
            rows = self.heads(state, seat)
            wins.append(rows[last])
            points.append(sum(rows[:last], 0.0))
        return self.calibration.chances(self.features.progress(state), points, wins)

    def quick(self, state: State, ask: Ask, dice: Seeded) -> i64:
        """The move after which the seat stands best."""
        best = -1e18
        chosen = ask.options[0]
        for choice in ask.options:
            twin = state.clone()
            twin.apply(choice)
            worth = self.worth(twin, ask.seat)
            if worth > best:
                best = worth
                chosen = choice
        return chosen


def won(points: list[float]) -> list[float]:
    """Who has most wins; equals share."""
    best = max(points)
    many = float(sum([1 for one in points if one == best]))
    return [1.0 / many if one == best else 0.0 for one in points]
