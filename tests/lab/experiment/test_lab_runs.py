"""Experiments: equal digests for any number of workers and after an interruption, narrow intervals, checked plans."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

import pytest

from sacbe import bots, games
from sacbe.bots.determinized import DeterminizedBot
from sacbe.bots.randomness import ReseedableBot
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.errors import Problem
from sacbe.lab.experiment.folder import JOURNAL, LabFolder
from sacbe.lab.experiment.plan import Experiment, ExperimentRequest, ValueSearch, plan_experiment
from sacbe.lab.experiment.runner import CHUNK, LEAST, ROUND, run
from sacbe.lab.intervals import paired_difference
from sacbe.lab.simulate import PairedBot, SimulationRun, SimulationTask, play
from sacbe.runtime.executor import HERE
from sacbe.runtime.processes import Processes

pytestmark = pytest.mark.once

T = TypeVar("T")
R = TypeVar("R")
BUL = {"bots": "random", "players": 2}


def bul(games: int = 25, **more: Any) -> Experiment:
    return plan_experiment(ExperimentRequest("bul", BUL, {"B": {"bots": "greedy"}}, games=games, **more))


class Stopped:
    """Runs some tasks, until somebody presses Ctrl-C."""

    size = 1

    def __init__(self, tasks: int) -> None:
        self.tasks = tasks
        self.done = 0

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        for task in tasks:
            if self.done == self.tasks:
                raise KeyboardInterrupt
            self.done += 1
            yield work(task)


def test_the_digest_is_the_same_for_any_number_of_workers() -> None:
    experiment = bul()
    alone, spread = run(experiment), run(experiment, executor=Processes(2))
    assert alone.digest == spread.digest and len(alone.digest) == 64
    assert [one.tally.as_data() for one in alone.played] == [one.tally.as_data() for one in spread.played]
    assert run(bul(seed=1)).digest != alone.digest


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    experiment, folder = bul(), LabFolder(tmp_path / "lab")
    whole = run(experiment)
    with pytest.raises(KeyboardInterrupt):
        run(experiment, folder, Stopped(3))
    journal = folder.path / JOURNAL
    kept = journal.read_text().splitlines()
    assert len(kept) == 3
    journal.write_text(journal.read_text() + kept[0][:50])             # a line that was not written to its end
    rest = Stopped(100)
    assert run(experiment, folder, rest).digest == whole.digest
    assert rest.done == 2 * 25 // CHUNK - 3                             # nothing is played twice
    again = Stopped(0)
    assert run(experiment, folder, again).digest == whole.digest       # and not once more when it is complete
    more = Stopped(100)
    longer = run(experiment._replace(games=40), folder, more)
    assert more.done == 2 * 15 // CHUNK and longer.digest == run(bul(40)).digest


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    folder = LabFolder(tmp_path / "lab")
    run(bul(5), folder)
    for experiment, at, key in ((bul(5, seed=2), folder, "lab-other"),
                                (bul(5), LabFolder(tmp_path), "folder-not-empty"),
                                (bul(5), LabFolder(tmp_path / "no" / "lab"), "no-folder")):
        with pytest.raises(Problem) as caught:
            run(experiment, at)
        assert caught.value.key == key
    (folder.path / "experiment.json").write_text("{")
    with pytest.raises(Problem) as caught:
        run(bul(5), folder)
    assert caught.value.key == "lab-damaged"


@pytest.mark.parametrize("damage", [
    lambda lines: [b"{\n", *lines], lambda lines: [lines[0], b"\xff\n", *lines[1:]], lambda lines: [*lines, b"7\n"],
    lambda lines: [lines[0], b"\n", *lines[1:]], lambda lines: [lines[0][:-9] + b"\n", *lines[1:]],
    lambda lines: [b"[[], 0, [], 1]\n", *lines], lambda lines: [b"[" * 100_000 + b"\n", *lines],
    lambda lines: [lines[0].replace(b'"[', b'"{', 1), *lines[1:]],
])
def test_a_damaged_journal_is_refused_and_stays(tmp_path: Path, damage: Callable[[list[bytes]], list[bytes]]) -> None:
    folder = LabFolder(tmp_path / "lab")
    run(bul(10), folder)
    journal = folder.path / JOURNAL
    lines = journal.read_bytes().splitlines(keepends=True)
    damaged = b"".join(damage(lines))
    assert len(lines) > 2 and damaged != b"".join(lines)
    journal.write_bytes(damaged)
    with pytest.raises(Problem) as caught:
        run(bul(10), folder)
    assert caught.value.key == "lab-damaged" and journal.read_bytes() == damaged


def test_a_run_stops_when_the_interval_is_narrow() -> None:
    wide = run(bul(400, measure="decisions", within=6.0))
    assert wide.narrow and LEAST <= wide.played[0].tally.games < 400 and wide.played[0].tally.games % ROUND == 0
    found = wide.differences("decisions")[0]
    assert found is not None and found.half_width <= 6.0 and found.is_clear
    short = run(bul(20, measure="decisions", within=0.001))
    assert not short.narrow and [one.tally.games for one in short.played] == [20, 20]


def test_paired_games_share_more_luck_than_one_stream_gives_them() -> None:
    wish = ExperimentRequest("chichen_itza", {"bots": "random", "players": 2}, {"B": {"player.start.luck": 2}})
    before, after = (one.run for one in plan_experiment(wish).variants)
    shared = correlation(before, after)
    little = correlation(before._replace(paired=False), after._replace(paired=False))
    assert shared > 0.85 > 0.65 > little        # of 1,000 games: 0.95 and 0.37


def correlation(*runs: SimulationRun) -> float:
    """Return how alike the points of two runs are, game by game."""
    points = [[sum(play(SimulationTask(one, number, 1), number).scores) for number in range(60)] for one in runs]
    found = paired_difference(*points)
    assert found is not None and found.correlation is not None
    return found.correlation


@pytest.mark.parametrize("name", ["beginner", "search:3", "ahead:1"])
def test_what_a_bot_thought_about_before_does_not_shift_its_luck(name: str) -> None:
    definition = games.load_definition("tzolkin")
    state = definition.start_game(2, definition.check_setup(2, {}))
    dice, answered = SeededDriver(3), 0
    while answered < 3 or state.ask is None or state.ask.seat != 0 or len(state.ask.options) < 2:
        assert state.ask is not None
        answered += state.ask.seat == 0
        state.apply(dice.answer(state.ask))
    busy, fresh = (PairedBot(cast("ReseedableBot", bots.make_bot(name, definition, 0, own)), 9) for own in (1, 2))
    later = state.clone()
    while later.stream_key() == state.stream_key() or later.ask is None or later.ask.seat != 0:
        assert later.ask is not None
        choice = busy.choose(later, later.ask) if later.ask.seat == 0 else dice.answer(later.ask)
        later.apply(choice)
    assert busy.choose(later, later.ask) == fresh.choose(later, later.ask)
    assert luck_of(busy) == luck_of(fresh)


def luck_of(bot: PairedBot) -> list[list[int]]:
    """Return where the random streams of a bot stand."""
    assert isinstance(bot.bot, DeterminizedBot) and bot.bot.luck is not None
    return [[int(number) for number in (one.a, one.b, one.c, one.d)] for one in (bot.bot.dice, bot.bot.luck)]


def test_a_sweep_has_a_variant_for_each_pair() -> None:
    experiment = plan_experiment(ExperimentRequest("tzolkin", {"bots": "random"},
                                                   sweep={"players": [2, 3], "quarters": ["exact", "floor"]}))
    assert [one.values for one in experiment.variants] == [(2, "exact"), (2, "floor"), (3, "exact"), (3, "floor")]
    assert len({one.key for one in experiment.variants}) == 4 and experiment.axes == ("players", "quarters")


def test_a_search_tries_values_and_can_be_repeated() -> None:
    wish = ExperimentRequest("tzolkin", {"bots": "random", "players": 2},
                             search=ValueSearch("feeding.corn_per_worker", 1, 2), games=3,
                             every=0)
    outcome = run(plan_experiment(wish))
    assert outcome.search is not None and [one.value for one in outcome.search.tried] == [1, 2]
    assert outcome.digest == run(plan_experiment(wish), executor=HERE).digest
    assert all(sum(one.shares) == pytest.approx(1) for one in outcome.search.tried)


@pytest.mark.parametrize(("more", "key"), [
    ({"variants": {"B": {}}}, "lab-same"), ({"variants": {"B": {"bots": "random"}}}, "lab-same"),
    ({"variants": {"B": {"nonsense": 1}}}, "lab-setting"), ({"variants": {"B": {"quarter": 1}}}, "lab-setting-near"),
    ({"variants": {"B": {"quarters": "no"}}}, "option-value"), ({"variants": {"B": {"players": 9}}}, "player-count"),
    ({"variants": {"B": {"bots": "nobody"}}}, "unknown-bot"), ({"variants": {"B": {"bots": 3}}}, "lab-value"),
    ({"variants": {"B": {"supply.skulls": "many"}}}, "edition-number"), ({"measure": "fun"}, "lab-measure"),
    ({"within": 0.0}, "lab-within"), ({"games": 1}, "lab-least"), ({"every": -1}, "lab-least"),
    ({"sweep": {"players": [2]}}, "lab-values"), ({"sweep": {"x.y": [1, 2]}}, "lab-setting"),
    ({"sweep": {"players": [2, 3], "quarters": ["exact", "floor"], "bots": ["random", "greedy"]}}, "lab-two-sweeps"),
    ({"sweep": {"players": [2, 3]}, "variants": {"B": {"players": 3}}}, "lab-one-of"),
    ({"search": ValueSearch("players", 2, 3)}, "lab-even-name"),
    ({"search": ValueSearch("supply.skulls", 5, 5)}, "lab-even-range"),
    ({"search": ValueSearch("supply.skulls", 5, 6, "luck")}, "lab-even-by"),
    ({"search": ValueSearch("x.y", 5, 6)}, "lab-setting"),
    ({"seed": -1}, "seed"),
])
def test_what_cannot_be_is_refused(more: Mapping[str, Any], key: str) -> None:
    with pytest.raises(Problem) as caught:
        plan_experiment(ExperimentRequest("tzolkin", {"bots": "random", "players": 2})._replace(**more))
    assert caught.value.key == key and str(caught.value)
