"""Learn Tzolk'in against the bot `random` within a minute of CPU: policy gradient in NumPy on a batch of games.

    python examples/tzolkin_beats_random.py --rounds 150 --matches 1000 --seed 1

A net with one hidden layer reads the observation of a seat and says how good each legal action is.  Each batch of
steps moves it towards actions after which its games ended better than expected (advantage actor-critic).
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from time import process_time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")      # small matrices: more threads would only wait for each other
import numpy as np

from sacbe import learning

GAMES, STEPS, HIDDEN, RATE, LAMBDA, CURIOSITY, POINTS = 64, 32, 64, 1.5e-3, 0.95, 0.01, 30.0


class Net:
    """A net with a hidden layer, then a number for each action and one for the value, trained by Adam."""

    def __init__(self, size: int, actions: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.parts = [part.astype(np.float32) for part in (
            dice.normal(0, size ** -0.5, (size, HIDDEN)), np.zeros(HIDDEN), np.zeros((HIDDEN, actions)),
            np.zeros((HIDDEN, 1)), np.zeros(1))]
        self.mean = [np.zeros_like(part) for part in self.parts]
        self.square = [np.zeros_like(part) for part in self.parts]
        self.steps, self.scale = 0, np.ones(size, np.float32)

    def rows(self, observations: np.ndarray) -> np.ndarray:
        """Scale observations to between about -1 and 1, by the largest numbers that were seen."""
        self.scale = np.maximum(self.scale, np.abs(observations).max(0))
        return observations / self.scale

    def look(self, rows: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Return the hidden layer, the chance of each action to be played, and the value."""
        w, b, p, v, c = self.parts
        hidden = np.tanh(rows @ w + b)
        wish = np.where(masks, hidden @ p, np.float32(-1e9))
        chances = np.exp(wish - wish.max(1, keepdims=True))
        return hidden, chances / chances.sum(1, keepdims=True), (hidden @ v)[:, 0] + c[0]

    def learn(self, rows: np.ndarray, masks: np.ndarray, actions: np.ndarray, gains: np.ndarray,
              worth: np.ndarray) -> None:
        """Make one training step: towards actions that gained more than expected, and values nearer to the results.

        A reward for variety keeps it from being too sure too soon.
        """
        hidden, chances, value = self.look(rows, masks)
        count, each = len(rows), np.arange(len(rows))
        logs = np.log(chances + 1e-9)
        spread = -(chances * logs).sum(1, keepdims=True)
        wish = chances * gains[:, None]
        wish[each, actions] -= gains
        wish = (wish + CURIOSITY * chances * (logs + spread)) / count
        error = (value - worth)[:, None] / count
        back = (wish @ self.parts[2].T + error * self.parts[3].T) * (1 - hidden * hidden)
        self.steps += 1
        for at, slope in enumerate((rows.T @ back, back.sum(0), hidden.T @ wish, hidden.T @ error, error.sum(0))):
            self.mean[at] += 0.1 * (slope - self.mean[at])
            self.square[at] += 0.001 * (slope * slope - self.square[at])
            scale = np.sqrt(self.square[at] / (1 - 0.999 ** self.steps)) + 1e-8
            self.parts[at] -= (RATE / (1 - 0.9 ** self.steps)) * self.mean[at] / scale


def drawn(chances: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    """Draw an action for each row, by these chances."""
    sums = chances.cumsum(1)
    return (dice.random((len(sums), 1), np.float32) * sums[:, -1:] < sums).argmax(1)


def learn(net: Net, rounds: int, seed: int, every: int, tried: int) -> Iterator[tuple[int, int, float, float]]:
    """Play and learn.

    Now and then it yields rounds, games, CPU seconds of learning, and the result of a short match.
    """
    batch = learning.batch("tzolkin", 2, count=GAMES, opponents="random", reward="lead")
    batch.reset(seed)
    dice, games, spent, begun = np.random.default_rng(seed), 0, 0.0, process_time()
    for number in range(1, rounds + 1):
        kept = []
        for _ in range(STEPS):
            rows, masks = net.rows(batch.observations), batch.masks.copy()
            _, chances, value = net.look(rows, masks)
            actions = drawn(chances, dice)
            batch.step(actions)
            kept.append((rows, masks, actions, value, batch.dones.copy(), batch.rewards[:, 0] / POINTS))
        after, gain, gains = net.look(net.rows(batch.observations), batch.masks)[2], 0.0, []
        for *_, value, ended, reward in reversed(kept):
            gain = reward + ~ended * (after + LAMBDA * gain) - value
            after = value
            gains.insert(0, gain)
        rows, masks, actions, value, ended = (np.concatenate(part) for part in [*zip(*kept)][:5])
        gain = np.concatenate(gains).astype(np.float32)
        net.learn(rows, masks, actions, (gain - gain.mean()) / (gain.std() + 1e-6), gain + value)
        games += int(ended.sum())
        if number % every == 0 or number == rounds:
            spent += process_time() - begun
            yield number, games, spent, match(net, tried, seed=99)
            begun = process_time()


def match(net: Net, count: int, seed: int, rival: str = "random") -> float:
    """Return the share of games won against a bot, from either seat; a shared victory is half of one."""
    won, played = 0.0, 0
    for seat in range(2):
        batch = learning.batch("tzolkin", 2, count=min(count // 2, 100), opponents=rival, seat=seat)
        batch.reset(seed + seat)
        goal = played + count // 2
        while played < goal:
            batch.step(net.look(batch.observations / net.scale, batch.masks)[1].argmax(1))
            done = np.flatnonzero(batch.dones)[:goal - played]
            won, played = won + batch.rewards[done, seat].sum(), played + len(done)
    return won / played


def interval(share: float, count: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson)."""
    z = 1.96
    middle, half = share + z * z / 2 / count, z * (share * (1 - share) / count + z * z / 4 / count ** 2) ** 0.5
    return (middle - half) / (1 + z * z / count), (middle + half) / (1 + z * z / count)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value in (("rounds", 150), ("matches", 1000), ("every", 15), ("tried", 200), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=value)
    told = parser.parse_args()
    first = learning.batch("tzolkin", 2, count=1)
    net = Net(int(first.encoder.size), first.actions, told.seed)
    print("rounds,games,cpu_seconds,won_against_random")
    for number, games, spent, share in learn(net, told.rounds, told.seed, told.every, told.tried):
        print(f"{number},{games},{spent:.1f},{share:.3f}", flush=True)
    share = match(net, told.matches, seed=1_000_003)
    low, high = interval(share, told.matches)
    print(f"won {share:.1%} of {told.matches} games against random ({low:.1%} to {high:.1%})")
