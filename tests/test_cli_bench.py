"""`sacbe bench`: the ratios, what is said when something is missing, and the measuring itself."""

from __future__ import annotations

import json
import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from sacbe import words
from sacbe.kernel.errors import Problem
from sacbe.lab import bench, measure, peer

if TYPE_CHECKING:
    from commands import Runner

pytest_plugins = ["commands"]

SPEED = {"form": "compiled", "games_per_second": 3000.0, "decisions_per_second": 900000.0, "copies_per_second": 1e6,
         "bytes_per_state": 2600.0, "quarters": [1.0, 1.1, 1.0, 1.0],
         "simulations_per_second": 1500.0}
SLOW = {**SPEED, "form": "pure", "decisions_per_second": 90000.0}
PEER = {"games_per_second": 20.0, "decisions_per_second": 18000.0, "copies_per_second": 1e4,
        "simulations_per_second": 16.0}
SPIEL = {"simulations_per_second": 600.0}


def fake(monkeypatch: pytest.MonkeyPatch, compiled: bool, with_peer: bool) -> None:
    def measured(module: str, seconds: float, pure: bool) -> object:
        if module == "peer":
            return PEER if with_peer else None
        if module == "backgammon":
            return SPIEL if with_peer else None
        return SLOW if pure or not compiled else SPEED

    monkeypatch.setattr(bench, "measured", measured)


def test_bench_gives_the_ratios(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, compiled=True, with_peer=True)
    data = json.loads("\n".join(run.lines("bench", "--json")))
    assert data["ratios"] == {"decisions": 50.0, "copy": 100.0, "search": 2.5, "forms": 10.0, "flat": 1.1}
    assert len(run.lines("bench")) > 12


def test_bench_says_what_is_missing_and_measures_the_rest(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, compiled=False, with_peer=False)
    *lines, compiled, catanatron, spiel = run.lines("bench")
    assert compiled.startswith("The compiled form is missing")
    assert catanatron.startswith("Catanatron is missing")
    assert spiel.startswith("OpenSpiel is missing")
    assert any("interpreted" in line and "90,000" in line for line in lines)


def test_bench_measures_this_form() -> None:
    speed = measure.measure(0.2)
    assert min(speed.games_per_second, speed.decisions_per_second, speed.copies_per_second) > 1
    assert 500 < speed.bytes_per_state < 50_000
    assert len(speed.quarters) == 4
    assert speed.simulations_per_second > 1


def test_bench_measures_its_peer_by_ticks() -> None:
    class Game:
        def __init__(self, players: list[object], seed: int) -> None:
            self.state = SimpleNamespace(num_turns=0)

        def winning_color(self) -> None:
            return None

        def play_tick(self) -> None:
            self.state.num_turns += 1

        def copy(self) -> Game:
            return self

    found = peer.measure(SimpleNamespace(Game=Game, RandomPlayer=id, Color=range(4)), 0.05)
    assert found["decisions_per_second"] == pytest.approx(1000 * found["games_per_second"])


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "1e9", "x"])
def test_bench_refuses_wrong_times(run: Runner, seconds: str) -> None:
    assert "--seconds" in run.refused("bench", "--seconds", seconds)


def test_a_measurement_that_fails_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    words.set_language("en")
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(Problem, match="measurement failed"):
        bench.measured("measure", 0.1, pure=True)
    words.set_language(None)
