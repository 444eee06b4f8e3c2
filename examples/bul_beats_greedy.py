"""Learn Bul by playing against oneself, then beat the bot `greedy`: a small net in NumPy, learnt by TD(lambda).

    python examples/bul_beats_greedy.py --games 4000 --matches 2000 --seed 1

The net says how likely a side is to win with what lies on the row after its own move, before the other side throws
(an afterstate).  It plays the move that it likes best.  It never meets `greedy` before the match.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from time import process_time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")      # small matrices: more threads would only wait for each other
import numpy as np

from sacbe import bots, games
from sacbe.kernel.core.chance import Driver, SeededDriver, mix_seed, play_to_end

DEFINITION = games.load_definition("bul")
ENCODER = DEFINITION.encoder(2, {})
HIDDEN, RATE, LAMBDA, AT_ONCE = 48, 2e-3, 0.8, 16


def mirrored() -> list[int]:
    """Return where each number of a row stands for blue, who goes the other way: space 1 is its space 9."""
    place = {name: at for at, name in enumerate(ENCODER.names)}
    parts = [name.split(".", 2) for name in ENCODER.names]
    return [place[f"row.{10 - int(rest[0])}.{rest[1]}" if group == "row" else ".".join([group, *rest])]
            for group, *rest in parts]


USED = [at for at, name in enumerate(ENCODER.names) if name.startswith(("row.", "hand.", "dead."))]
WAYS = (np.array(USED), np.array(mirrored())[USED])         # what is read for red, and for blue


def features(state, seat: int) -> np.ndarray:
    """Return what a side sees, in numbers around 0."""
    return np.array(ENCODER.encode_row(state, seat), np.float32)[WAYS[seat]] / 3


class Net:
    """A net with one hidden layer, trained by Adam."""

    def __init__(self, seed: int) -> None:
        dice, size = np.random.default_rng(seed), len(USED)
        self.parts = [part.astype(np.float32) for part in (
            dice.normal(0, size ** -0.5, (size, HIDDEN)), np.zeros(HIDDEN), dice.normal(0, HIDDEN ** -0.5, HIDDEN),
            np.zeros(1))]
        self.mean = [np.zeros_like(part) for part in self.parts]
        self.square = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def value(self, rows: np.ndarray) -> np.ndarray:
        """Return the chance to win, for each row."""
        w, b, v, c = self.parts
        return 1 / (1 + np.exp(-(np.tanh(rows @ w + b) @ v + c[0])))

    def learn(self, rows: np.ndarray, targets: np.ndarray) -> None:
        """Make one training step towards these chances."""
        w, b, v, c = self.parts
        hidden = np.tanh(rows @ w + b)
        error = (1 / (1 + np.exp(-(hidden @ v + c[0]))) - targets) / len(rows)
        back = np.outer(error, v) * (1 - hidden * hidden)
        self.steps += 1
        for at, slope in enumerate((rows.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True))):
            self.mean[at] = 0.9 * self.mean[at] + 0.1 * slope
            self.square[at] = 0.999 * self.square[at] + 0.001 * slope * slope
            scale = np.sqrt(self.square[at] / (1 - 0.999 ** self.steps)) + 1e-8
            self.parts[at] = self.parts[at] - RATE * self.mean[at] / (1 - 0.9 ** self.steps) / scale


class ValueBot(Driver):
    """Plays the move after which its side is most likely to win, and remembers what it saw."""

    def __init__(self, net: Net, slips: float = 0.0, seed: int = 0) -> None:
        super().__init__()
        self.net, self.slips, self.dice = net, slips, np.random.default_rng(seed)
        self.seen: list[np.ndarray] = []

    def choose(self, state, ask) -> int:
        after = [DEFINITION.clone(state) for _ in ask.options]
        for position, choice in zip(after, ask.options):
            position.apply(choice)
        rows = np.array([features(position, ask.seat) for position in after])
        best = int(np.argmax([2.0 if position.ask is None and ask.seat in DEFINITION.winners(position) else value
                              for position, value in zip(after, self.net.value(rows))]))
        if self.slips and self.dice.random() < self.slips:
            best = int(self.dice.integers(len(after)))
        self.seen.append(rows[best])
        return ask.options[best]


def learn(net: Net, total: int, seed: int, every: int, tried: int) -> Iterator[tuple[int, float, float]]:
    """Learn by self-play; now and then yield the number of games, CPU seconds of learning, a short match's result."""
    rows, targets, spent = [], [], 0.0
    begun = process_time()
    for number in range(1, total + 1):
        sides = [ValueBot(net, 0.05, mix_seed(seed, 2 * number + side)) for side in range(2)]
        state = DEFINITION.start_game(2, {})
        play_to_end(state, sides, SeededDriver(mix_seed(seed, number)))
        for seat, side in enumerate(sides):
            target = float(seat in DEFINITION.winners(state))
            for row in reversed(side.seen):
                rows.append(row)
                targets.append(target)
                target = (1 - LAMBDA) * float(net.value(row)) + LAMBDA * target
        if number % AT_ONCE == 0:
            net.learn(np.array(rows), np.array(targets, np.float32))
            rows, targets = [], []
        if number % every == 0 or number == total:
            spent += process_time() - begun
            yield number, spent, match(net, tried, seed=99)
            begun = process_time()


def match(net: Net, count: int, seed: int, rival: str = "greedy") -> float:
    """Return the share of games won against a bot, each deal played from both sides."""
    won = 0.0
    for number in range(count):
        seat, luck = number % 2, mix_seed(seed, number // 2)
        sides: list[Driver] = [ValueBot(net), bots.make_bot(rival, DEFINITION, 1 - seat, mix_seed(luck, 7))]
        state = DEFINITION.start_game(2, {})
        play_to_end(state, sides if seat == 0 else sides[::-1], SeededDriver(luck))
        won += seat in DEFINITION.winners(state)
    return won / count


def interval(share: float, count: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson)."""
    z = 1.96
    middle, half = share + z * z / 2 / count, z * (share * (1 - share) / count + z * z / 4 / count ** 2) ** 0.5
    return (middle - half) / (1 + z * z / count), (middle + half) / (1 + z * z / count)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value in (("games", 4000), ("matches", 2000), ("every", 500), ("tried", 300), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=value)
    told = parser.parse_args()
    print("games,cpu_seconds,won_against_greedy")
    net = Net(told.seed)
    for number, spent, share in learn(net, told.games, told.seed, told.every, told.tried):
        print(f"{number},{spent:.1f},{share:.3f}", flush=True)
    share = match(net, told.matches, seed=1_000_003)
    low, high = interval(share, told.matches)
    print(f"won {share:.1%} of {told.matches} games against greedy ({low:.1%} to {high:.1%})")
