"""Fit a net to rows of self-play: Adam on squared errors of every head and of the points together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]
Parts = dict[str, Array]
ORDER: Final = ("w1", "b1", "w2", "b2", "w3", "skip", "b3")
BATCH: Final = 1024
RATE: Final = 2e-3
DECAY: Final = 1e-4
CLIP: Final = 4.0               # errors beyond this many deviations count no more than this
TOGETHER: Final = 3.0           # weight of the points together beside one head
NEAR: Final = 0.05              # how strongly the first straight line keeps to what the evaluator says
LAMBDA: Final = 0.75            # of the way on, from one row of a game to the next
LOOK: Final = 20_000            # rows at a time where nothing is learnt


def mixed_returns(heads: Array, predictions: Array, sequence: npt.NDArray[Any]) -> Array:
    """Return what rows are fitted to: the result of their game, mixed with later predictions for the same seat.

    Rows of one sequence (a seat in a game) follow each other in time.  The prediction at the next row knows already
    which luck came between; the further away, the less it counts (the lambda-return of temporal differences).
    """
    mixed = heads.copy()
    order = np.lexsort((np.arange(len(heads)), sequence))
    has_next = np.append(sequence[order][1:] == sequence[order][:-1], False)
    depth = np.zeros(len(order), np.int64)                  # rows that come after this one
    for at in range(len(order) - 2, -1, -1):
        depth[at] = depth[at + 1] + 1 if has_next[at] else 0
    for level in range(1, int(depth.max(initial=0)) + 1):
        places = np.flatnonzero(depth == level)
        row, following = order[places], order[places + 1]
        mixed[row] = (1 - LAMBDA) * predictions[following] + LAMBDA * mixed[following]
    return mixed


class NetTraining:
    """A net under training."""

    def __init__(self, features: int, hidden: int, second: int, heads: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.shape = (features, hidden, second, heads)
        parts = {
            "w1": dice.normal(0, np.sqrt(2 / 80), (features, hidden)), "b1": np.zeros(hidden),
            "w2": dice.normal(0, np.sqrt(2 / hidden), (second, hidden)), "b2": np.zeros(second),
            "w3": np.zeros((heads, second)), "skip": np.zeros((heads, features)), "b3": np.zeros(heads)}
        self.parts: Parts = {name: part.astype(np.float32) for name, part in parts.items()}

    @property
    def numbers(self) -> list[float]:
        """Return all weights in the order of `kernel.learnt.Net`."""
        return [float(number) for name in ORDER for number in self.parts[name].ravel()]

    def load_numbers(self, numbers: list[float]) -> None:
        """Load weights of the same shape, to go on from them."""
        at = 0
        row = np.asarray(numbers, np.float32)
        for name in ORDER:
            part = self.parts[name]
            self.parts[name] = row[at:at + part.size].reshape(part.shape).copy()
            at += part.size

    def start_straight(self, x: npt.NDArray[Any], y: Array, prior: Array) -> None:
        """Begin with the best straight line not far from a prior one, so that the layers learn what it cannot say."""
        features = self.shape[0]
        squares = np.zeros((features + 1, features + 1))
        products = np.zeros((features + 1, y.shape[1]))
        for at in range(0, len(x), LOOK):
            rows = np.concatenate([x[at:at + LOOK].astype(np.float64), np.ones((len(x[at:at + LOOK]), 1))], 1)
            squares += rows.T @ rows
            products += rows.T @ (y[at:at + LOOK] - rows[:, :-1] @ prior.T)
        found = np.linalg.solve(squares + np.eye(features + 1) * (NEAR * len(x)), products)
        self.parts["skip"] = (prior + found[:-1].T).astype(np.float32)
        self.parts["b3"] = found[-1].astype(np.float32)

    def forward(self, x: Array) -> tuple[Array, Array, Array]:
        """Return the values of both hidden layers and of the heads."""
        p = self.parts
        h = np.maximum(x @ p["w1"] + p["b1"], 0)
        g = np.maximum(h @ p["w2"].T + p["b2"], 0)
        return h, g, g @ p["w3"].T + x @ p["skip"].T + p["b3"]

    def heads(self, x: npt.NDArray[Any]) -> Array:
        """Return the values of the heads for many rows."""
        return np.concatenate([self.forward(x[at:at + LOOK].astype(np.float32))[2] for at in range(0, len(x), LOOK)])

    def train(self, x: npt.NDArray[Any], y: Array, epochs: int, seed: int,
              progress: Callable[[int], None] = lambda done: None) -> None:
        """Train for some passes over all rows, with a falling rate."""
        dice = np.random.default_rng(seed)
        unseen = ~np.any(x != 0, axis=0)
        self.parts["w1"][unseen] = 0.0          # a feature that never came up says nothing, rather than anything
        scale = np.maximum(y.std(0), 1e-3).astype(np.float32)
        together = np.float32(max(1e-3, float(y[:, :-1].sum(1).std())))
        first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        second = {name: np.zeros_like(part) for name, part in self.parts.items()}
        order = np.arange(len(x))
        steps = max(1, len(x) // BATCH)
        step = 0
        for epoch in range(epochs):
            dice.shuffle(order)
            for at in range(steps):
                picked = order[at * BATCH:(at + 1) * BATCH]
                step += 1
                rate = RATE * (0.5 * (1 + np.cos(np.pi * step / (steps * epochs))) + 0.02)
                self.step(x[picked].astype(np.float32), y[picked], scale, together, rate, step, first, second)
            progress(epoch + 1)

    def step(self, x: Array, y: Array, scale: Array, together: np.float32, rate: float, step: int, first: Parts,
             second: Parts) -> None:
        """Make one step of Adam."""
        p = self.parts
        h, g, out = self.forward(x)
        error = out - y
        slope = np.clip(error / scale, -CLIP, CLIP) / scale
        whole = np.clip(error[:, :-1].sum(1, keepdims=True) / together, -CLIP, CLIP) / together
        slope[:, :-1] += TOGETHER * whole
        slope = (slope / len(x)).astype(np.float32)
        back_g = (slope @ p["w3"]) * (g > 0)
        back_h = (back_g @ p["w2"]) * (h > 0)
        slopes = {"b3": slope.sum(0), "w3": slope.T @ g, "skip": slope.T @ x, "b2": back_g.sum(0),
                  "w2": back_g.T @ h, "b1": back_h.sum(0), "w1": x.T @ back_h}
        for name, part in p.items():
            first[name] = 0.9 * first[name] + 0.1 * slopes[name]
            second[name] = 0.999 * second[name] + 0.001 * slopes[name] ** 2
            move = (first[name] / (1 - 0.9 ** step)) / (np.sqrt(second[name] / (1 - 0.999 ** step)) + 1e-8)
            decay = DECAY * part if name.startswith("w") else 0.0
            p[name] = (part - rate * move * (0.1 if name in ("skip", "b3") else 1.0) - rate * decay).astype(np.float32)
