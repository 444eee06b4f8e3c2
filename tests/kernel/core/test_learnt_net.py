"""A net against the plain formula: sums that are kept from look to look stay right."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from librt.vecs import vec

from sacbe.kernel.core.learnt_value import make_net

FEATURES, SECOND, HEADS = 9, 3, 2


def formula(hidden: int, weights: list[float], x: list[float]) -> list[float]:
    """The outputs of the heads by the plain formula."""
    ends = [sum(sizes(hidden)[:at]) for at in range(8)]
    w1, b1, w2, b2, w3, skip, b3 = [weights[start:end] for start, end in pairwise(ends)]
    first = [max(0.0, b1[k] + sum(x[f] * w1[f * hidden + k] for f in range(FEATURES))) for k in range(hidden)]
    second = [max(0.0, b2[j] + sum(first[k] * w2[j * hidden + k] for k in range(hidden))) for j in range(SECOND)]
    return [b3[row] + sum(second[j] * w3[row * SECOND + j] for j in range(SECOND))
            + sum(x[f] * skip[row * FEATURES + f] for f in range(FEATURES)) for row in range(HEADS)]


def sizes(hidden: int) -> list[int]:
    return [FEATURES * hidden, hidden, hidden * SECOND, SECOND, SECOND * HEADS, FEATURES * HEADS, HEADS]


@pytest.mark.parametrize("hidden", [1, 3, 4, 6, 8, 11])
def test_a_net_follows_the_formula_one_look_after_the_other(hidden: int) -> None:
    random = Random(hidden)
    weights = [random.uniform(-1.0, 1.0) for _ in range(sum(sizes(hidden)))]
    net = make_net(FEATURES, hidden, SECOND, HEADS, weights)
    for zeros in (0, 4, FEATURES, 2):       # fewer features, none, and more again: nothing stays of the look before
        x = [random.uniform(-2.0, 2.0) for _ in range(FEATURES)]
        for f in random.sample(range(FEATURES), zeros):
            x[f] = 0.0
        net.layers.forward(vec[float](x))
        found = [net.head_output(vec[float](x), row) for row in range(HEADS)]
        fresh = make_net(FEATURES, hidden, SECOND, HEADS, weights)
        fresh.layers.forward(vec[float](x))
        assert found == [fresh.head_output(vec[float](x), row) for row in range(HEADS)]  # exactly, whatever came before
        assert found == pytest.approx(formula(hidden, weights, x), abs=0.05)
