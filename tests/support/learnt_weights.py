"""Little learnt weights for tests: a net that nobody taught, which reads every feature and is made without numpy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sacbe import games
from sacbe.bots import learnt_evaluator, weights
from sacbe.bots.weights import EvaluatorWeights, handwritten_weights

HIDDEN, SECOND = 4, 3
Writer = Callable[..., Path]


def drawn(game: str, **changes: Any) -> EvaluatorWeights:
    """Weights with drawn numbers that nobody has trained; some fields may be given otherwise."""
    definition = games.load_definition(game)
    learning = definition.learning()
    assert learning is not None
    plain, features = handwritten_weights(definition, learning), int(learning.features.size)
    dice = Random(game)
    layers = features * HIDDEN + HIDDEN + HIDDEN * SECOND + SECOND + SECOND * plain.heads
    numbers = [dice.uniform(-0.3, 0.3) for _ in range(layers + features * plain.heads + plain.heads)]
    calibration = {players: [0.1, 0.5, -1.0] * 5 for players in definition.players}
    found = plain._replace(hidden=HIDDEN, second=SECOND, numbers=numbers, calibration=calibration,
                           trained={"players": list(definition.players), "options": [{}]}, made={"command": "tests"})
    return found._replace(**changes)


@pytest.fixture
def write_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Writer]:
    """Writes the weights of a game where the bots look for them, and gives their folder."""
    monkeypatch.setenv("SACBE_WEIGHTS", str(tmp_path / "weights"))
    learnt_evaluator._weights.cache_clear()

    def write(game: str, **changes: Any) -> Path:
        definition = games.load_definition(game)
        learning = definition.learning()
        assert learning is not None
        folder = tmp_path / "weights" / definition.name
        folder.mkdir(parents=True, exist_ok=True)
        weights.write(folder, definition, learning, drawn(game, **changes))
        learnt_evaluator._weights.cache_clear()
        return folder

    yield write
    learnt_evaluator._weights.cache_clear()
