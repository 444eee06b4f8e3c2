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

    def __init__(self, features: i64, hidden: i64, second: i64, heads: i64, weights: list[float]) -> None:
        self.features: Final[i64] = features
        self.hidden: Final[i64] = hidden
        self.second: Final[i64] = second
        self.heads: Final[i64] = heads
        parts = cut(weights, [int(features * hidden), int(hidden), int(hidden * second), int(second),
                              int(second * heads), int(features * heads), int(heads)])
        self.w1: Final[vec[float]] = vec[float](parts[0])       # a row for each feature
        self.b1: Final[vec[float]] = vec[float](parts[1])
        self.w2: Final[vec[float]] = vec[float](parts[2])       # a row for each unit of the second layer
        self.b2: Final[vec[float]] = vec[float](parts[3])
        self.w3: Final[vec[float]] = vec[float](parts[4])       # a row for each head
        self.skip: Final[vec[float]] = vec[float](parts[5])     # a row for each head
        self.b3: Final[vec[float]] = vec[float](parts[6])
        self.used: vec[i64] = vec[i64]([0] * int(features))     # the features of the last look that are not 0 ...
        self.values: vec[float] = vec[float]([0.0] * int(features))     # ... and what they are
        self.many: i64 = 0
        self.h: vec[float] = vec[float]([0.0] * int(hidden))
        self.g: vec[float] = vec[float]([0.0] * int(second))

    def look(self, x: vec[float]) -> None:
        """Fill the hidden layers."""
        used = self.used
        values = self.values
        many: i64 = 0
        for f in range(self.features):
            value = x[f]
            if value != 0.0:
                used[many] = f
                values[many] = value
                many += 1
        self.many = many
        self.fill_first()
        self.fill_second()

    def fill_first(self) -> None:
        """Four units at a time, so that their sums need not be written down after every feature."""
        n = self.hidden
        many = self.many
        used = self.used
        values = self.values
        h = self.h
        w1 = self.w1
        b1 = self.b1
        k: i64 = 0
        while k + 4 <= n:
            a = b1[k]
            b = b1[k + 1]
            c = b1[k + 2]
            d = b1[k + 3]
            for i in range(many):
                value = values[i]
                at = used[i] * n + k
                a += value * w1[at]
                b += value * w1[at + 1]
                c += value * w1[at + 2]
                d += value * w1[at + 3]
            h[k] = a if a > 0.0 else 0.0
            h[k + 1] = b if b > 0.0 else 0.0
            h[k + 2] = c if c > 0.0 else 0.0
            h[k + 3] = d if d > 0.0 else 0.0
            k += 4
        while k < n:
            a = b1[k]
            for i in range(many):
                a += values[i] * w1[used[i] * n + k]
            h[k] = a if a > 0.0 else 0.0
            k += 1

    def fill_second(self) -> None:
        """Each unit in four sums, which the processor adds up side by side."""
        n = self.hidden
        h = self.h
        w2 = self.w2
        b2 = self.b2
        g = self.g
        at: i64 = 0
        for j in range(self.second):
            a = b2[j]
            b = 0.0
            c = 0.0
            d = 0.0
            k: i64 = 0
            while k + 4 <= n:
                a += h[k] * w2[at + k]
                b += h[k + 1] * w2[at + k + 1]
                c += h[k + 2] * w2[at + k + 2]
                d += h[k + 3] * w2[at + k + 3]
                k += 4
            while k < n:
                a += h[k] * w2[at + k]
                k += 1
            at += n
            a += b + c + d
            g[j] = a if a > 0.0 else 0.0

    def head(self, x: vec[float], row: i64) -> float:
        """One head after a look at the same features."""
        total = self.b3[row]
        at = row * self.second
        g = self.g
        w3 = self.w3
        for j in range(self.second):
            total += g[j] * w3[at + j]
        at = row * self.features
        skip = self.skip
        used = self.used
        for i in range(self.many):
            f = used[i]
            total += x[f] * skip[at + f]
        return total


def cut(numbers: list[float], sizes: list[int]) -> list[list[float]]:
    """A list in pieces of these sizes."""
    pieces: list[list[float]] = []
    at = 0
    for size in sizes:
        pieces.append(numbers[at:at + size])
        at += size
    if at != len(numbers):
        raise ValueError(f"{len(numbers)} numbers, not {at}")
    return pieces


def folded(net: Net, weights: list[float], taste: list[float]) -> Net:
    """A net with one head: the others weighted and added up, and a liking for features on top.

    A plan asks for the sum alone, and this is the quick way to it.
    """
    heads, second, features = int(net.heads), int(net.second), int(net.features)
    w3 = [sum([weights[row] * net.w3[row * second + j] for row in range(heads)]) for j in range(second)]
    skip = [sum([weights[row] * net.skip[row * features + f] for row in range(heads)]) + taste[f]
            for f in range(features)]
    bias = sum([weights[row] * net.b3[row] for row in range(heads)])
    first = [number for part in (net.w1, net.b1, net.w2, net.b2) for number in part]
    return Net(net.features, net.hidden, net.second, 1, first + w3 + skip + [bias])


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
