"""Clocks: what can be asked for, and who has how much time left after which steps."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sacbe.kernel.errors import Problem
from sacbe.server.clocks import LONGEST, Clock, Times

pytestmark = pytest.mark.once

NONE = Clock()
MOVE = Clock("move", 60.0)
GAME = Clock("game", 100.0)
FISCHER = Clock("game", 100.0, 10.0)


# ---------------------------------------------------------------- what can be asked for

@pytest.mark.parametrize(("data", "clock"), [
    ({}, NONE),
    ({"kind": "none"}, NONE),
    ({"kind": "none", "seconds": 3, "increment": 9}, NONE),
    ({"kind": "move", "seconds": 60}, MOVE),
    ({"kind": "move", "seconds": 60, "increment": 0}, MOVE),
    ({"kind": "move", "seconds": 5}, Clock("move", 5.0)),
    ({"kind": "game", "seconds": 2_592_000, "increment": 3600}, Clock("game", 2_592_000.0, 3600.0)),
    ({"kind": "game", "seconds": 100.0, "increment": 10}, FISCHER),
])
def test_clocks_that_there_are(data: dict[str, Any], clock: Clock) -> None:
    assert Clock.from_data(data) == clock
    assert Clock.from_data(msgspec.to_builtins(clock)) == clock


@pytest.mark.parametrize("data", [
    None, 7, "move", [], [60], {"kind": "turn", "seconds": 60}, {"kind": "move"}, {"kind": "game"},
    {"kind": "move", "seconds": 4.99}, {"kind": "move", "seconds": 2_592_001}, {"kind": "game", "seconds": -60},
    {"kind": "game", "seconds": 60, "increment": -1}, {"kind": "game", "seconds": 60, "increment": 3601},
    {"kind": "move", "seconds": 60, "increment": 5}, {"kind": "move", "seconds": "60"},
    {"kind": "move", "seconds": True}, {"kind": "move", "seconds": math.nan}, {"kind": "game", "seconds": math.inf},
    {"kind": "game", "seconds": 60, "increment": math.nan}, {"kind": "move", "seconds": None},
    {"kind": "move", "seconds": 60, "secret": 1}, {"kind": None}, {"seconds": 10**400, "kind": "move"},
])
def test_clocks_that_there_are_not(data: object) -> None:
    with pytest.raises(Problem) as caught:
        Clock.from_data(data)
    assert caught.value.key == "clock"
    assert "2,592,000" in str(caught.value)


# ---------------------------------------------------------------- no clock

def test_without_a_clock_nothing_runs() -> None:
    times = Times.new(NONE, 2).start_turn(0, 5.0, 0).start_turn(1, 9.0, 1)
    assert times.deadline() is None
    assert times.seconds_left(0, 50.0) is None
    assert not times.is_out(1, 1e12, 1)


# ---------------------------------------------------------------- per move

def test_every_decision_has_its_time() -> None:
    times = Times.new(MOVE, 2).start_turn(0, 1000.0, 0)
    assert times.deadline() == 1060.0
    assert times.seconds_left(0, 1010.0) == 50.0
    assert times.seconds_left(1, 1010.0) == 60.0
    times = times.start_turn(1, 1020.0, 1)
    assert times.deadline() == 1080.0
    assert times.seconds_left(0, 1030.0) == 60.0
    times = times.start_turn(1, 1030.0, 2)          # the same seat, another decision
    assert times.deadline() == 1090.0


def test_a_step_that_decides_nothing_gives_no_time() -> None:
    """Such as an offer to another seat while this one thinks."""
    times = Times.new(MOVE, 2).start_turn(0, 0.0, 4)
    for at in (10.0, 20.0, 59.0):
        times = times.start_turn(0, at, 4)
        assert times.deadline() == 60.0


def test_time_does_not_run_while_a_bot_is_asked() -> None:
    times = Times.new(MOVE, 2).start_turn(0, 0.0, 0).stop(10.0)
    assert times.deadline() is None
    times = times.stop(500.0).start_turn(0, 1000.0, 2)
    assert times.deadline() == 1060.0


@pytest.mark.parametrize("clock", [MOVE, GAME, FISCHER])
def test_a_pause_stops_the_clock_and_changes_nothing(clock: Clock) -> None:
    times = Times.new(clock, 2).start_turn(1, 0.0, 3).stop(25.0)
    assert times.deadline() is None
    assert times.seconds_left(1, 1e6) == clock.seconds - 25
    times = times.stop(400.0).start_turn(1, 5000.0, 3)
    assert times.deadline() == 5000.0 + clock.seconds - 25


def test_taking_back_a_move_gives_no_fresh_time() -> None:
    times = Times.new(MOVE, 2).start_turn(0, 0.0, 0)
    times = times.start_turn(0, 20.0, 1)            # decided after 20 seconds
    times = times.start_turn(0, 70.0, 0)            # taken back after 50 more
    assert times.seconds_left(0, 70.0) == 40.0      # what was left of the first decision
    times = times.start_turn(0, 75.0, 1)
    assert times.seconds_left(0, 75.0) == 15.0      # a quarter at least, where 10 were left
    times = times.start_turn(0, 76.0, 2)
    assert times.seconds_left(0, 76.0) == 60.0


def test_nobody_can_think_forever_by_taking_back() -> None:
    times, at = Times.new(MOVE, 1).start_turn(0, 0.0, 0), 0.0
    for _ in range(100):
        for answers in (1, 0):
            deadline = times.deadline()
            assert deadline is not None
            at = deadline - 0.001
            times = times.start_turn(0, at, answers)
    assert at < 2 * 60 + 200 * 15


def test_a_cut_to_a_decision_of_another_seat_starts_that_anew() -> None:
    times = Times.new(MOVE, 2).start_turn(0, 0.0, 5).start_turn(0, 50.0, 6).start_turn(1, 55.0, 5)
    assert times.seconds_left(1, 55.0) == 60.0


# ---------------------------------------------------------------- per game

def test_a_game_has_its_time() -> None:
    times = Times.new(GAME, 2).start_turn(0, 0.0, 0).start_turn(1, 30.0, 1).start_turn(0, 90.0, 2)
    assert (times.seconds_left(0, 90.0), times.seconds_left(1, 90.0)) == (70.0, 40.0)
    assert times.deadline() == 160.0
    assert times.seconds_left(0, 100.0) == 60.0
    assert not times.is_out(0, 159.9, 2) and times.is_out(0, 160.0, 2)


def test_decisions_earn_their_increment() -> None:
    times = Times.new(FISCHER, 2).start_turn(0, 0.0, 0).start_turn(1, 30.0, 1)
    assert times.seconds_left(0, 30.0) == 80.0
    times = times.start_turn(1, 35.0, 2).start_turn(1, 36.0, 3).start_turn(0, 40.0, 4)
    assert times.seconds_left(1, 40.0) == 100 - 10 + 3 * 10
    assert times.deadline() == 120.0


def test_a_decision_that_a_bot_follows_earns_its_increment_once() -> None:
    times = Times.new(FISCHER, 2).start_turn(0, 0.0, 0).stop(10.0).stop(11.0).stop(12.0).start_turn(0, 20.0, 4)
    assert times.seconds_left(0, 20.0) == 100 - 10 + 10


def test_steps_that_decide_nothing_earn_nothing() -> None:
    times = Times.new(FISCHER, 2).start_turn(0, 0.0, 0).start_turn(0, 5.0, 0).stop(10.0).start_turn(0, 50.0, 0)
    assert times.seconds_left(0, 50.0) == 90.0


def test_taking_back_and_deciding_again_earns_nothing() -> None:
    times = Times.new(FISCHER, 1).start_turn(0, 0.0, 0)
    for at in range(50):
        times = times.start_turn(0, float(2 * at + 1), 1).start_turn(0, float(2 * at + 2), 0)
    assert times.seconds_left(0, 100.0) == 100 - 100 + 10
    assert times.deadline() == 110.0


def test_a_decision_given_up_earns_nothing_until_it_is_made() -> None:
    times = Times.new(FISCHER, 2).start_turn(0, 0.0, 3).start_turn(1, 0.0, 2)
    assert times.seconds_left(0, 0.0) == 100.0
    times = times.start_turn(0, 0.0, 3).start_turn(1, 0.0, 4)
    assert (times.seconds_left(0, 0.0), times.seconds_left(1, 0.0)) == (110.0, 110.0)


def test_a_moves_time_that_has_run_out_is_out_for_that_decision_alone() -> None:
    times = Times.new(MOVE, 2).start_turn(0, 0.0, 3).stop(1e6)
    assert times.is_out(0, 1e6, 3) and not times.is_out(1, 1e6, 3)
    assert not times.is_out(0, 1e6, 4)                      # the bot has made it, and makes the next one, too


def test_time_that_has_run_out_stays_out() -> None:
    """The bot that took over earns nothing for who has gone."""
    times = Times.new(FISCHER, 2).start_turn(0, 0.0, 0).stop(100.0)
    assert times.is_out(0, 100.0, 0)
    times = times.start_turn(0, 200.0, 2)
    assert times.seconds_left(0, 200.0) == 0.0 and times.deadline() == 200.0
    assert times.start_turn(1, 300.0, 3).seconds_left(0, 300.0) == 0.0


def test_a_move_in_the_last_moment_counts() -> None:
    times = Times.new(GAME, 2).start_turn(0, 0.0, 0).start_turn(1, 130.0, 1)  # stored before anybody noticed
    assert times.seconds_left(0, 130.0) == 0.0
    assert times.seconds_left(1, 130.0) == 100.0


def test_clocks_of_two_machines_may_differ() -> None:
    times = Times.new(GAME, 2).start_turn(0, 100.0, 0)
    assert times.seconds_left(0, 99.0) == 100.0
    assert times.start_turn(1, 98.0, 1).seconds_left(0, 98.0) == 100.0


def test_an_account_never_changes() -> None:
    first = Times.new(FISCHER, 2).start_turn(0, 0.0, 0)
    kept = repr(first)
    first.start_turn(1, 30.0, 1).start_turn(0, 60.0, 2).stop(70.0)
    assert repr(first) == kept


# ---------------------------------------------------------------- any steps

STEPS = st.lists(st.tuples(st.integers(0, 3), st.floats(0, 90), st.integers(0, 6)), max_size=40)


@given(st.sampled_from([MOVE, GAME, FISCHER]), STEPS)
def test_times_stay_within_bounds(clock: Clock, steps: list[tuple[int, float, int]]) -> None:
    """Seat 3 is a bot.  Nobody has less than nothing, or more than was given and earned; time passes where it runs."""
    times, at = Times.new(clock, 3), 0.0
    for decided, (seat, later, answers) in enumerate(steps, 1):
        at += later
        before = [times.seconds_left(one, at) for one in range(3)]
        times = times.stop(at) if seat == 3 else times.start_turn(seat, at, answers)
        for one in range(3):
            left = times.seconds_left(one, at)
            assert left is not None
            assert 0 <= left <= clock.seconds + decided * clock.increment
            if clock.kind == "game":
                assert left in (before[one], pytest.approx((before[one] or 0) + clock.increment))
        deadline = times.deadline()
        assert (deadline is None) == (seat == 3)
        assert deadline is None or at <= deadline <= at + LONGEST + decided * clock.increment
