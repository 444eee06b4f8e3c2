"""`make bench`: the ratios, what is said when something is missing, and the measuring itself."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from benchmarks import __main__ as command
from benchmarks import bench, catanatron, measure, peer_environments
from sacbe.kernel.core.chance import play_to_end
from sacbe.kernel.core.frame import CHANCE
from sacbe.presentation.language import words

pytestmark = pytest.mark.once

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
SPEED = {"form": "compiled", "games_per_second": 3000.0, "decisions_per_second": 900000.0, "copies_per_second": 1e6,
         "bytes_per_state": 2600.0, "quarters": [1.0, 1.1, 1.0, 1.0],
         "simulations_per_second": 1500.0, "steps_per_second": 400000.0}
HALF = {**SPEED, "decisions_per_second": 450000.0, "copies_per_second": 5e5, "quarters": [1.0, 1.0, 2.0, 1.0],
        "simulations_per_second": 300.0, "steps_per_second": 80000.0}
THIRD = {**SPEED, "decisions_per_second": 720000.0, "copies_per_second": 2e5, "simulations_per_second": 1200.0,
         "steps_per_second": 200000.0}
SPEEDS = {"tzolkin": SPEED, "chichen_itza": HALF, "temple_of_chac": THIRD}
PEER = {"games_per_second": 20.0, "decisions_per_second": 18000.0, "copies_per_second": 1e4,
        "simulations_per_second": 16.0}
SPIEL = {"simulations_per_second": 600.0}
STEPS = {"catanatron": 4000.0, "rlcard": 5000.0, "openspiel": 40000.0}
RATIOS = {"tzolkin": {"decisions": 50.0, "copy": 100.0, "search": 2.5, "steps": 10.0, "forms": 10.0, "flat": 1.1},
          "chichen_itza": {"decisions": 25.0, "copy": 50.0, "search": 0.5, "steps": 2.0, "forms": 5.0, "flat": 2.0},
          "temple_of_chac": {"decisions": 40.0, "copy": 20.0, "search": 2.0, "steps": 5.0, "forms": 8.0, "flat": 1.1}}


class Runner:
    """Runs the command in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def lines(self, *arguments: str) -> list[str]:
        assert command.main([*arguments]) == 0
        printed = self.capsys.readouterr()
        assert printed.err == ""
        return printed.out.splitlines()

    def refused(self, *arguments: str) -> str:
        """The last line of what a refused command says; it prints nothing else."""
        try:
            code: object = command.main([*arguments])
        except SystemExit as left:      # how argparse refuses
            code = left.code
        printed = self.capsys.readouterr()
        assert (code, printed.out) == (2, "")
        line: str = printed.err.splitlines()[-1]
        assert line.startswith("benchmarks: ")
        return line


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Runner]:
    monkeypatch.setenv("SACBE_LANG", "de")      # it speaks English
    yield Runner(capsys)
    words.set_language(None)


def fake(monkeypatch: pytest.MonkeyPatch, compiled: bool, with_peer: bool) -> list[tuple[str, ...]]:
    """Known figures in place of measuring processes; the list tells which of them would have run."""
    started = []

    def measured(module: str, *arguments: str, pure: bool) -> object:
        started.append((module, *arguments, "pure" if pure else "best"))
        if module == "catanatron":
            return PEER if with_peer else None
        if module == "openspiel_backgammon":
            return SPIEL if with_peer else None
        if module == "peer_environments":
            return {"steps_per_second": STEPS[arguments[0]]} if with_peer else None
        slow = {"form": "pure", "decisions_per_second": 90000.0} if pure or not compiled else {}
        return {**SPEEDS[arguments[0]], **slow}

    monkeypatch.setattr(bench, "run_measurement", measured)
    return started


def test_bench_gives_the_ratios_of_every_game(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, compiled=True, with_peer=True)
    data = json.loads("\n".join(run.lines("--json")))
    assert {name: game["ratios"] for name, game in data["games"].items()} == RATIOS
    assert {name: game["aims"] for name, game in data["games"].items()} == bench.AIMS
    assert data["games"]["tzolkin"]["compiled"] == SPEED
    assert data["games"]["tzolkin"]["pure"]["form"] == "pure"
    assert (data["peer"], data["spiel"]) == (PEER, SPIEL)
    assert {name: found["steps_per_second"] for name, found in data["environments"].items()} == STEPS
    assert data["step_aims"] == bench.STEP_AIMS


def test_bench_shows_every_game_beside_the_same_peers(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, compiled=True, with_peer=True)
    speeds, searches, how, steps, times, ratios = "\n".join(run.lines()[2:]).split("\n\n")
    ours = [f"{game}, {form}" for game in ("Tzolk’in", "Chichén Itzá", "Temple of Chac")
            for form in ("compiled", "interpreted")]
    assert [line.split("  ")[0] for line in speeds.splitlines()[1:]] == [*ours, "Catanatron"]
    assert [line.split("  ")[0] for line in searches.splitlines()[1:]] == [*ours, "Catanatron", "OpenSpiel, backgammon"]
    assert [line.split("  ")[0] for line in times.splitlines()[1:]] == ours
    assert "batches of 256" in how
    environments = [re.split(r" {2,}", line) for line in steps.splitlines()[1:]]
    assert [label for label, *_ in environments] == [*ours, "Catanatron’s Gymnasium environment", "RLCard, UNO",
                                                     "OpenSpiel, backgammon"]
    assert environments[0][1:] == ["400,000", "350,000"] and environments[-1][1:] == ["40,000", "–"]
    rows = {label: cells for label, *cells in (re.split(r" {2,}", line) for line in ratios.splitlines())}
    assert len(rows) == 1 + 3 * 6
    assert rows["Decisions/s, Tzolk’in to Catanatron"] == ["50.00", "60"]
    assert rows["Decisions/s, Chichén Itzá to Catanatron"] == ["25.00", "24"]
    assert rows["Simulations/s, Chichén Itzá to OpenSpiel’s backgammon"] == ["0.50", "–"]


def test_the_tables_fit_a_terminal(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 80 columns, where a table has a space at either end and one more between two columns than in a pipe."""
    fake(monkeypatch, compiled=True, with_peer=True)
    tables = [table.splitlines() for table in "\n".join(run.lines()[2:]).split("\n\n")]
    for table in tables:
        if len(table) == 1:
            continue                                        # a sentence is folded
        between = len(re.findall(r" {2,}", table[0]))
        assert max(len(line) for line in table) + between + 2 <= 80, table[0]


@pytest.mark.parametrize("name, full", [("chichen_itza", "chichen_itza"), ("ci", "chichen_itza"), ("tz", "tzolkin"),
                                        ("tc", "temple_of_chac")])
def test_bench_measures_one_game_alone(run: Runner, monkeypatch: pytest.MonkeyPatch, name: str, full: str) -> None:
    started = fake(monkeypatch, compiled=True, with_peer=True)
    data = json.loads("\n".join(run.lines(name, "--json", "--seconds", "0.5")))
    assert {game: found["ratios"] for game, found in data["games"].items()} == {full: RATIOS[full]}
    assert started == bench.RUNS * [("measure", full, "0.5", "best"), ("measure", full, "0.5", "pure"),
                                    ("catanatron", "0.5", "pure"), ("openspiel_backgammon", "0.5", "pure"),
                                    *[("peer_environments", rival, "0.5", "pure") for rival in STEPS]]


def test_bench_refuses_games_it_cannot_measure(run: Runner) -> None:
    assert "“go”" in run.refused("go")
    assert "2 players, not for 4" in run.refused("bul")


def test_bench_says_what_is_missing_and_measures_the_rest(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, compiled=False, with_peer=False)
    *lines, compiled, catanatron, spiel, gym, rlcard, backgammon = run.lines()
    assert compiled.startswith("The compiled form is missing")
    assert catanatron.startswith("Catanatron is missing")
    assert spiel.startswith("OpenSpiel is missing")
    for line, name in ((gym, "Catanatron"), (rlcard, "RLCard"), (backgammon, "OpenSpiel")):
        assert line.startswith("Not installed") and name in line
    assert sum(bool(re.search(r"interpreted +3,000 +90,000", line)) for line in lines) == len(SPEEDS)


@pytest.mark.parametrize("compiled", [True, False])
def test_bench_tells_of_every_step(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
    fake(monkeypatch, compiled, with_peer=True)
    heard: list[int] = []
    bench.run_benchmarks(1.0, bench.games_to_measure(None), heard.append)
    assert heard == list(range(1, bench.steps(bench.games_to_measure(None)) + 1))


def test_the_best_of_several_runs_is_the_least_disturbed() -> None:
    slower = {**SPEED, "games_per_second": 2000.0, "copies_per_second": 2e6, "quarters": [2.0, 1.0, 2.0, 0.5],
              "bytes_per_state": 2500.0}
    assert bench.best_numbers([SPEED, slower]) == {**SPEED, "copies_per_second": 2e6, "quarters": [1.0, 1.0, 1.0, 0.5],
                                                   "bytes_per_state": 2500.0}


@pytest.mark.parametrize("game", bench.AIMS)
def test_bench_measures_this_form(game: str) -> None:
    speed = measure.measure(game, 0.2)
    assert min(speed.games_per_second, speed.decisions_per_second, speed.copies_per_second) > 1
    assert 500 < speed.bytes_per_state < 50_000
    assert len(speed.quarters) == 4
    assert speed.simulations_per_second > 1
    assert speed.steps_per_second > 1


@pytest.mark.parametrize("game", bench.AIMS)
def test_play_begins_when_a_player_is_asked(game: str) -> None:
    subject = measure.MeasuredGame(game)
    before = subject.start().ask
    state, seats, chance = subject.opening(0)
    assert before is not None and before.seat == CHANCE
    assert state.ask is not None and state.ask.seat < measure.PLAYERS
    taken: list[int] = []
    decisions = play_to_end(state, seats, chance, taken)
    assert decisions == play_to_end(subject.start(), *subject.drivers(0))
    assert decisions < len(taken)


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

    found = catanatron.measure(SimpleNamespace(Game=Game, RandomPlayer=id, Color=range(4)), 0.05)
    assert found["decisions_per_second"] == pytest.approx(1000 * found["games_per_second"])


def test_steps_are_counted_in_cpu_time() -> None:
    def slow() -> Iterator[None]:
        while True:
            sum(range(20_000))
            yield

    found = peer_environments.measure(slow(), 0.05)["steps_per_second"]
    assert 10 < found < 1e6


def test_an_environment_that_is_not_installed_is_none() -> None:
    code = "import sys; sys.modules['rlcard'] = None; sys.argv = ['x', 'rlcard', '0.1']; import runpy; " \
           "runpy.run_module('benchmarks.peer_environments', run_name='__main__')"
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert json.loads(told) is None


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "1e9", "x"])
def test_bench_refuses_wrong_times(run: Runner, seconds: str) -> None:
    assert "--seconds" in run.refused("--seconds", seconds)


def test_a_measurement_that_fails_is_one_line(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    assert run.refused() == "benchmarks: a measurement failed: 1"


@pytest.mark.parametrize("module", ["measure", *bench.PEERS, "peer_environments"])
def test_every_measurement_is_a_program(module: str) -> None:
    """A process that measures is started by the name of its module, which no import checks."""
    assert importlib.util.find_spec(f"benchmarks.{module}") is not None


def test_a_measuring_process_prints_its_figures() -> None:
    found = bench.run_measurement("measure", min(bench.AIMS), "0.1", pure=True)
    assert found["form"] == "pure" and found["decisions_per_second"] > 1


def test_aims_are_those_of_games_that_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    first, *others = bench.AIMS
    monkeypatch.setattr(bench.games, "names", lambda: tuple(others))
    assert [*bench.read_aims()] == others and first not in others
