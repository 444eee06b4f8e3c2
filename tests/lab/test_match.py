"""Matches: every deal in every seating, whatever the number of processes; ratings and intervals that make sense."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from sacbe import Problem
from sacbe.lab.match import MatchGame, contestants_by_seat, play_match, play_pairing, win_interval
from sacbe.lab.simulate import plan_run
from sacbe.runtime.executor_choice import choose_executor

pytestmark = pytest.mark.once

if TYPE_CHECKING:
    from support.commands import Runner

pytest_plugins = ["support.commands"]


def test_every_deal_is_played_in_every_seating() -> None:
    run = plan_run("tzolkin", 3, ["random"] * 3, seed=4)
    assert [contestants_by_seat(MatchGame(run, 0, shift)) for shift in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    same = [play_pairing(MatchGame(run, 5, shift)).scores for shift in range(3)]
    assert same[0] == same[1] == same[2] != play_pairing(MatchGame(run, 6, 0)).scores


def test_a_match_is_the_same_in_any_number_of_processes() -> None:
    one, two = (play_match("bul", ["greedy", "random"], 20, seed=2, executor=choose_executor(jobs)) for jobs in (1, 2))
    assert one._replace(seconds=0) == two._replace(seconds=0)
    better, worse = one.contestants
    assert better.win_share + worse.win_share == pytest.approx(1)
    assert (better.win_share > worse.win_share) == (better.rating > worse.rating)


def test_four_bots_share_the_victories() -> None:
    match = play_match("tzolkin", ["random", "greedy", "random", "random"], 8, seed=1)
    assert sum(one.win_share for one in match.contestants) == pytest.approx(1)
    best = max(match.contestants, key=lambda one: one.win_share)
    assert best.bot == "greedy" and best.mean_winning_score is not None
    assert best.win_low <= best.win_share <= best.win_high and best.mean_score > match.contestants[0].mean_score


def test_intervals_come_from_deals_not_from_games() -> None:
    assert win_interval([1.0, 0.0] * 50, 2) == (pytest.approx(0.49, abs=0.01), pytest.approx(0.51, abs=0.01))
    low, high = win_interval([1.0, 1.0, 0.0, 0.0] * 25, 2)
    assert low < 0.42 and high > 0.58
    assert win_interval([1.0, 1.0], 2) == (0.0, 1.0)


@pytest.mark.parametrize(("names", "count", "jobs", "key"), [
    (["random"], 2, 1, "match-bots"), (["random", "random"], 3, 1, "match-games"),
    (["random", "random"], 0, 1, "match-games"), (["random", "random"], 2, 0, "at-least-one"),
    (["random", "nobody"], 2, 1, "unknown-bot"), (["random"] * 5, 5, 1, "player-count"),
])
def test_wrong_matches_are_refused(names: list[str], count: int, jobs: int, key: str) -> None:
    with pytest.raises(Problem) as caught:
        play_match("tzolkin", names, count, executor=choose_executor(jobs))
    assert caught.value.key == key


def test_the_command_shows_the_match(run: Runner) -> None:
    lines = run.lines("match", "bul", "--bots", "greedy,random", "--games", 4)
    assert any(line.startswith("greedy") and "±" in line for line in lines)
    data = json.loads("\n".join(run.lines("match", "bul", "--bots", "greedy,random", "--games", 4, "--json")))
    assert data["games"] == 4 and [one["bot"] for one in data["contestants"]] == ["greedy", "random"]
    assert "multiple of 2" in run.refused("match", "bul", "--bots", "greedy,random", "--games", 5)
