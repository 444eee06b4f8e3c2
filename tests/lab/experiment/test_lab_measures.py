"""Each measure against a tiny case that was worked out by hand."""

from __future__ import annotations

import pytest

from sacbe.lab.experiment.even_seats import TriedValue, found_value, next_value
from sacbe.lab.experiment.measures import MEASURES
from sacbe.lab.experiment.plan import ValueSearch
from sacbe.lab.experiment.rows import EmptyCounts, game_line, game_row, parse_game
from sacbe.lab.experiment.tally import UsageTally, VariantTally, is_even
from sacbe.lab.game_course import GameCourse, GameFollower, QuestionCount, decision_stakes
from sacbe.lab.intervals import compute_mean, paired_difference
from sacbe.lab.observed_game import ObservedGame
from sacbe.lab.simulate import plan_run

pytestmark = pytest.mark.once

ASKED = {"place": QuestionCount(6, 18, 2, 1, 3.0), "pick": QuestionCount(4, 8, 2, 0, 1.0)}
# three seats; who began (seat 2) has 8 points, the second (seat 0) wins with 20, the last (seat 1) has 14
GAME = ObservedGame(10, 7, ({}, {}, {}), (40, 28, 16), (0,), (2, 0, 1), {}, {},
                    GameCourse((-1, 2, 2, 2, 0, 0, 1, 0, 0, 0), 3, ASKED))
SHARED = ObservedGame(12, 5, ({}, {}, {}), (30, 30, 10), (0, 1), (0, 1, 2), {})


@pytest.mark.parametrize(("name", "expected", "of_shared"), [
    ("score", 14.0, 35 / 3), ("winner", 20.0, 15.0), ("spread", 12.0, 10.0), ("margin", 6.0, 0.0),
    ("decisions", 10, 12), ("draws", 7, 5), ("options", 2.6, None), ("worth", 1.0, None), ("idle", 0.25, None),
    ("lead-changes", 3, None), ("first", 0.0, 0.5), ("last", 0.0, 0.0), ("tilt", 0.0, -0.5),
    ("seat-tilt", -1.0, -0.5),
])
def test_a_measure_of_one_game(name: str, expected: float, of_shared: float | None) -> None:
    assert MEASURES[name](GAME, 2) == pytest.approx(expected)
    shared = MEASURES[name](SHARED, 2)
    assert shared is None if of_shared is None else shared == pytest.approx(of_shared)


def test_every_measure_has_a_case() -> None:
    marks = test_a_measure_of_one_game.pytestmark                   # type: ignore[attr-defined]
    assert {case[0] for case in marks[0].args[1]} == set(MEASURES)


def test_the_leader_of_each_tenth() -> None:
    """The lead is noted before decisions 0, 4 and 8 of ten: of each tenth, what was last noted by its middle counts."""
    follower = GameFollower(plan_run("bul", names=["random"]).definition, 0, 0)
    follower.decisions = 10
    follower.leads.extend([(0, -1), (4, 1), (6, 0), (8, 0)])
    course = follower.course()
    assert course.leads == (-1, -1, -1, -1, 1, 1, 0, 0, 0, 0) and course.changes == 1


def test_who_leads_and_wins() -> None:
    tally = VariantTally(plan_run("bul", names=["random"]))
    for winner in (0, 0, 0, 1):
        tally.add(ObservedGame(4, 0, ({}, {}), (3, 1), (winner,), (0, 1), {}, {}, GameCourse((-1, *(0,) * 9), 0, {})))
    first, second, *_ = tally.lead()
    assert (first.led, first.wins) == (0.0, None)
    assert (second.led, second.wins) == (1.0, 0.75) and second.low is not None and 0.3 < second.low < 0.31


def test_questions_are_added_up() -> None:
    tally = VariantTally(plan_run("bul", names=["random"]))
    for _ in range(2):
        tally.add(ObservedGame(10, 0, ({}, {}), (3, 1), (0,), (0, 1), {}, {}, GameCourse((0,) * 10, 0, ASKED)))
    place, pick = tally.questions()
    assert (place.name, place.times, place.options, place.weighed) == ("place", 6, 3, 4)
    assert (place.idle, place.worth) == (0.5, 1.5)
    assert (pick.name, pick.times, pick.options, pick.idle, pick.worth) == ("pick", 4, 2, 0, 0.5)


def test_stakes_of_a_decision() -> None:
    assert decision_stakes([4.0, 2.0, 0.0]) == QuestionCount(weighed=1, worth=2.0)
    assert decision_stakes([1.0, 1.0]) == QuestionCount(weighed=1, idle=1)


def test_the_effect_of_a_thing() -> None:
    """In twenty games the seat that uses it more wins twelve, its rival the others; one game tells nothing."""
    tally = UsageTally()
    for number in range(20):
        tally.add([2, 1], [1.0, 0.0] if number < 12 else [0.0, 1.0])
    tally.add([1, 1], [1.0, 0.0])
    use = tally.statistics("s", "r", 2)
    assert (use.mean, use.seats, use.games) == (62 / 42, 1.0, 20)
    assert use.effect == pytest.approx(0.2) and use.low is not None and use.low < 0 < 0.2 < (use.high or 0)
    few = UsageTally()
    few.add([1, 0], [1.0, 0.0])
    assert few.statistics("s", "r", 2).effect is None
    always = UsageTally()
    for _ in range(30):
        always.add([1, 0], [1.0, 0.0])
    assert always.statistics("s", "r", 2).effect is None    # an interval without any width would be a lie


def test_pairs_share_their_luck() -> None:
    luck = [1.0, 5.0, 2.0, 8.0, 4.0, 6.0]
    found = paired_difference(luck, [number + 1 + at % 2 * 0.2 for at, number in enumerate(luck)])
    assert found is not None and found.mean == pytest.approx(1.1) and found.is_clear
    assert found.correlation is not None and found.correlation > 0.99 and found.half_width < 0.1 < found.alone
    alone = compute_mean(luck)
    assert alone is not None and alone.mean == pytest.approx(26 / 6)
    assert alone.half_width == pytest.approx(2.07, abs=0.01)
    assert paired_difference([1.0], [2.0]) is None and paired_difference([2.0, 2.0], [2.0, 2.0]) == (2, 0.0, 0.0, 0.0,
                                                                                                     None, 0.0)


def test_a_game_is_a_line_and_a_row() -> None:
    assert parse_game(game_line(GAME), EmptyCounts({}, {})) == GAME
    told = game_row("A", 3, GAME, 2, 4)
    assert (told["variant"], told["game"], told["points_1"], told["won_1"], told["turn_1"]) == ("A", 3, 20.0, 1.0, 2)
    assert (told["points_4"], told["leader_1"], told["leader_2"]) == (None, None, 3)


# ---------------------------------------------------------------- the search for an even value

def tried(value: float, tilt: float, width: float = 0.1) -> TriedValue:
    shares = [0.5 - tilt / 2, 0.5 + tilt / 2]
    return TriedValue(value, 400, tilt, tilt - width, tilt + width, shares, abs(tilt) <= width)


def searched(search: ValueSearch, tilt: float, middle: float) -> list[TriedValue]:
    """Try values until the search is over; the tilt grows with the value and is 0 in the middle."""
    found: list[TriedValue] = []
    while (value := next_value(search, found)) is not None:
        found.append(tried(value, tilt * (value - middle)))
    return sorted(found, key=lambda one: one.value)


def test_a_search_finds_the_even_value() -> None:
    whole = ValueSearch("x", 1, 6)
    found = found_value(whole, searched(whole, 0.3, 4))
    assert (found.value, found.low, found.high, len(found.tried)) == (4, 3, 5, 6)
    wide = ValueSearch("x", 0, 1000)
    many = searched(wide, 0.002, 333)
    found = found_value(wide, many)
    assert found.value is not None and abs(found.value - 333) <= 50 and (found.low or 0) < 333 < (found.high or 0)
    parts = ValueSearch("x", 0.0, 1.0)
    found = found_value(parts, searched(parts, 2.0, 0.4))
    assert found.value is not None and abs(found.value - 0.4) <= 0.05


def test_shares_can_be_even_where_all_may_lose() -> None:
    assert is_even([0.5, 0.5], 400) and is_even([0.1, 0.1], 400) and is_even([0.12, 0.1], 400)
    assert not is_even([0.2, 0.05], 400) and not is_even([0.6, 0.4], 400) and not is_even([0.3, 0.0, 0.0], 400)
    assert is_even([0.0, 0.0, 0.0], 400) and is_even([1.0], 400)


def test_a_search_says_that_there_is_none() -> None:
    search = ValueSearch("x", 1, 4)
    found = found_value(search, searched(search, 0.3, 9))
    assert (found.value, found.low, found.high, found.nearest) == (None, None, None, 4)
    between = found_value(search, searched(search, 0.9, 2.5))
    assert (between.value, between.low, between.high) == (None, 2, 3)
