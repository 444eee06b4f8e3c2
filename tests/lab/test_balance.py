"""Measured games: the same in any number of processes, sums that agree with the scores, and words for all of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from presentation.test_words import all_keys
from sacbe import games
from sacbe.games.chichen_itza import statistics as census_of_creatures
from sacbe.games.chichen_itza.data.constants import (
    ATTACKED,
    CAIMAN,
    CREATURE_FOUGHT,
    DEFEATED,
    EMPTY,
    FAILED,
    FLED,
    HELD_OFF,
    PROPHECY_REVEALED,
    ROUND_BEGAN,
)
from sacbe.games.chichen_itza.game import table
from sacbe.games.chichen_itza.rules.combat_state import new_fight
from sacbe.games.chichen_itza.rules.state import STRENGTH_AT, Table
from sacbe.games.chichen_itza.statistics import SHEETS, VARIANTS, Observer, label, rows_of
from sacbe.games.common.event_counter import Counts, sole_leader
from sacbe.kernel.errors import Problem
from sacbe.lab.balance import Balance, BalanceTally, compare, measure_balance, option_variants
from sacbe.lab.game_counts import load_statistics
from sacbe.lab.observed_game import ObservedGame
from sacbe.lab.simulate import plan_run, simulate
from sacbe.presentation.language import words
from sacbe.runtime.executor_choice import choose_executor

pytestmark = pytest.mark.once

if TYPE_CHECKING:
    from support.commands import Runner

pytest_plugins = ["support.commands"]
GAMES, PLAYERS = 12, 3
SEATS = GAMES * PLAYERS
TASK_POINTS = {**dict.fromkeys(range(1, 8), 3), **dict.fromkeys(range(8, 15), 6), **dict.fromkeys(range(15, 20), 9),
               **dict.fromkeys(range(20, 24), 12)}


@pytest.fixture(scope="module")
def measured() -> Balance:
    return measure_balance(plan_run("chichen_itza", PLAYERS, ["random"], seed=7), GAMES)


def total(counts: Counts, sheet: str, *columns: str) -> int:
    return sum(row[column] for row in counts[sheet].values() for column in columns)


def test_seats_and_turn_order_share_the_victories(measured: Balance) -> None:
    for places in (measured.seats, measured.order):
        assert len(places) == PLAYERS
        assert sum(place.win_share for place in places) == pytest.approx(1)
        assert sum(place.mean_score for place in places) == pytest.approx(PLAYERS * measured.mean_score)
        assert all(place.win_low <= place.win_share <= place.win_high for place in places)
    assert measured.winning_score is not None and measured.winning_score > measured.mean_score and measured.margin > 0
    assert [place.mean_score for place in measured.seats] != [place.mean_score for place in measured.order]
    assert sum(part.mean for part in measured.categories) == pytest.approx(measured.mean_score)
    assert sum(part.winners or 0 for part in measured.categories) == pytest.approx(measured.winning_score)


def test_the_games_are_those_that_simulate_plays(measured: Balance) -> None:
    result = simulate(plan_run("chichen_itza", PLAYERS, ["random"], seed=7), GAMES)
    assert [seat.mean_score for seat in result.seats] == [seat.mean_score for seat in measured.seats]
    assert result.mean_decisions == measured.decisions
    assert measured.fewest_decisions < measured.decisions < measured.most_decisions
    assert result.chance_answers == pytest.approx(measured.draws * GAMES)


def test_every_fight_has_one_end(measured: Balance) -> None:
    counts = measured.counts
    assert total(counts, "fights", "fights") == total(counts, "strengths", "fights") > GAMES
    assert total(counts, "fights", "fights") == total(counts, "rounds", "fights")
    for sheet in ("fights", "strengths"):
        for row in counts[sheet].values():
            assert row["fights"] == row["taken"] + row["mutual"] + row["pushed"] + row["wiped"]
            assert row["taken"] == row["defeated"] + row["fled"]
            assert row["units"] >= row["fights"]
    for row in counts["city"].values():
        assert row["attacks"] == row["repelled"] + row["beaten"] + row["undefended"]
        assert row["defended"] == row["attacks"] - row["undefended"]
    assert total(counts, "city", "attacks") == 6 * GAMES


def test_the_counts_give_the_scores(measured: Balance) -> None:
    counts, points = measured.counts, {part.name: part.mean * SEATS for part in measured.categories}
    trophies = sum((row["defeated"] + row["mutual"]) * int(name[-1]) for name, row in counts["strengths"].items())
    ruins = sum(row["held"] * int(name.split("-")[1]) for name, row in counts["ruins"].items())
    tasks = sum(row["met"] * TASK_POINTS[int(name)] for name, row in counts["tasks"].items())
    gems = sum(row["all"] * (0, 1, 4, 9, 16, 25)[int(name)] for name, row in counts["gems"].items())
    land = counts["land"]["total"]
    assert trophies == pytest.approx(points["creatures"]) and trophies > 0
    assert ruins == pytest.approx(points["ruins"]) and ruins > 0
    assert tasks == pytest.approx(points["tasks"]) and tasks > 0
    assert gems == pytest.approx(points["gems"])
    assert 2 * land["held"] == pytest.approx(points["terrain"]) and land["held"] == counts["rounds"]["6"]["held"] > 0
    assert 3 * total(counts, "heroes", "stayed") == pytest.approx(points["heroes"])
    assert counts["goods"]["idols"]["all"] == pytest.approx(points["idols"])


def test_rows_add_up(measured: Balance) -> None:
    counts = measured.counts
    assert total(counts, "actions", "all") == SEATS * 6 * 4
    assert total(counts, "actions", "price") == total(counts, "rounds", "paid")
    assert total(counts, "gems", "all") == SEATS and total(counts, "gems", "won") == GAMES
    assert total(counts, "tasks", "open") == 4 * GAMES and total(counts, "tasks", "chances") == 4 * SEATS
    for row in counts["heroes"].values():
        assert row["recruited"] == row["fell"] + row["unpaid"] + row["stayed"]
    land = counts["land"]
    for column in land["total"]:
        assert land["total"][column] == sum(row[column] for name, row in land.items() if name != "total")
    assert land["total"]["tiles"] == 22 * GAMES and land["total"]["wild"] + land["total"]["held"] <= 22 * GAMES


def test_columns_are_divided_as_the_game_says(measured: Balance) -> None:
    whole = {"games": GAMES, "seats": SEATS, "winners": GAMES}
    assert set(measured.counts) == set(SHEETS) - {"prophecies"}
    for sheet, rows in measured.counts.items():
        for row, found in rows.items():
            for column, (_, of) in SHEETS[sheet].items():
                divisor = whole.get(of) or found.get(of)
                assert measured.sheets[sheet][row][column] == (found[column] / divisor if divisor else None)


def test_the_figures_are_the_same_in_any_number_of_processes(measured: Balance) -> None:
    run = plan_run("chichen_itza", PLAYERS, ["random"], seed=7)
    heard: list[int] = []
    assert measure_balance(run, GAMES, choose_executor(2),
                           heard.append)._replace(seconds=0) == measured._replace(seconds=0)
    assert heard == sorted(heard) and heard[-1] == GAMES
    assert measure_balance(plan_run("chichen_itza", PLAYERS, ["random"], seed=8), GAMES).counts != measured.counts


def test_a_game_that_counts_nothing_is_measured_too() -> None:
    assert load_statistics("bul") is None
    measured = measure_balance(plan_run("bul", 2, ["random"], seed=1), 4)
    assert (measured.sheets, measured.counts) == ({}, {})
    assert sum(part.mean for part in measured.categories) == pytest.approx(measured.mean_score)


def test_games_that_nobody_wins_are_measured() -> None:
    tally = BalanceTally(plan_run("bul", names=["random"]))
    tally.add(ObservedGame(5, 2, ({"killed": 1, "held": 2}, {"killed": 0, "held": 1}), (3, 1), (), (1, 0), {}))
    lost = tally.balance(1.0)
    assert (lost.winning_score, lost.mean_score, lost.margin, lost.decisions) == (None, 2, 2, 5)
    assert [place.win_share for place in (*lost.seats, *lost.order)] == [0, 0, 0, 0]
    assert [(part.mean, part.winners, part.share) for part in lost.categories] == [(0.5, None, 0.25), (1.5, None, 0.75)]
    assert [place.mean_score for place in lost.order] == [1, 3]


def ends(standing: int, kind: int, numbers: list[int]) -> dict[str, int]:
    """Return how a fight with a caiman of strength 4 is counted, with this many attackers at this event."""
    t = table(games.load_definition("chichen_itza").new(2, {}))
    t.round = 4
    observer = Observer(t)
    f = t.fight = new_fight(0, EMPTY, 3, 2)
    f.attacker.warriors, f.strength, f.creature = 5, 4, CAIMAN
    t.board[STRENGTH_AT + 3] = 4
    observer.on_event(CREATURE_FOUGHT, 0, [0, 3, CAIMAN, 4])
    f.attacker.warriors = standing
    t.fight = None
    observer.on_event(kind, 0, numbers)
    row = observer.counts["fights"]["caiman-dark"]
    assert observer.counts["strengths"]["caiman-4"] == {name: n for name, n in row.items() if name != "hearts"}
    return {name: n for name, n in row.items() if n}


@pytest.mark.parametrize(("standing", "kind", "numbers", "ends_as"), [
    (2, DEFEATED, [0, CAIMAN, 4, 0], ("taken", "defeated")), (0, DEFEATED, [0, CAIMAN, 4, 0], ("mutual",)),
    (1, FLED, [CAIMAN, 3, 0, 0], ("taken", "fled")), (1, HELD_OFF, [0, 3, 0, 0], ("pushed",)),
    (0, HELD_OFF, [0, 3, 0, 0], ("wiped",)),
])
def test_an_end_of_a_fight_is_told_from_the_others(standing: int, kind: int, numbers: list[int],
                                                   ends_as: tuple[str, ...]) -> None:
    assert ends(standing, kind, numbers) == {"fights": 1, "units": 5, "hearts": 4, **dict.fromkeys(ends_as, 1)}


def test_a_city_without_defenders_is_told_from_a_lost_fight() -> None:
    observer = Observer(games.load_definition("chichen_itza").new(2, {}))
    observer.on_event(ATTACKED, 0, [CAIMAN, 0, 2, 0])
    observer.on_event(FAILED, 0, [0, CAIMAN, 0, 0])
    row = observer.counts["city"]["caiman-early"]
    assert {name: n for name, n in row.items() if n} == {"attacks": 1, "undefended": 1}


# ---------------------------------------------------------------- modules

@pytest.fixture(scope="module")
def modules() -> Balance:
    return measure_balance(plan_run("chichen_itza", 2, ["random"], seed=5, options=VARIANTS["all"]), GAMES)


def test_games_with_all_modules_are_counted(modules: Balance) -> None:
    counts, seats = modules.counts, 2 * GAMES
    assert set(counts) == set(SHEETS)
    kinds = {row.rpartition("-")[0] for row in counts["fights"]}
    assert kinds == {"snake", "monkey", "triceratops", "kukulkan", "t-rex", "velociraptor", "pteranodon"}
    trophies = sum((row["defeated"] + row["mutual"]) * int(name[-1]) for name, row in counts["strengths"].items())
    assert trophies == sum(part.mean * seats for part in modules.categories if part.name == "creatures") > 0
    assert total(counts, "fights", "fights") == total(counts, "strengths", "fights")


def test_every_round_turns_up_one_prophecy(modules: Balance) -> None:
    counts = modules.counts
    assert total(counts, "prophecies", "shown") == 6 * GAMES
    for column in ("led", "swings", "ahead", "overtaken"):
        assert total(counts, "prophecies", column) == total(counts, "rounds", column) <= 6 * GAMES
    for row in counts["prophecies"].values():
        assert row["swings"] <= row["led"] <= row["shown"] and row["overtaken"] <= row["ahead"] <= row["shown"]


def test_a_changed_lead_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """One seat leads alone before and another one after; expected points and points so far are tested apart."""
    t = table(games.load_definition("chichen_itza").new(2, VARIANTS["prophecies"]))
    observer = Observer(t)
    expected: dict[int, list[float]] = {1: [30.0, 20.0], 2: [20.0, 30.0], 3: [25.0, 25.0], 4: [30.0, 20.0]}
    points: dict[int, list[float]] = {1: [1.0, 2.0], 2: [1.0, 3.0], 3: [4.0, 3.0], 4: [3.0, 5.0]}

    class ScriptedEvaluator:
        def expected_points(self, state: Table) -> list[float]:
            return expected[int(state.round)]

    monkeypatch.setattr(census_of_creatures, "EVALUATOR", ScriptedEvaluator())
    monkeypatch.setattr(census_of_creatures, "points_of", lambda state: points[int(state.round)])
    for round_, card in ((1, 12), (2, 30), (3, 5), (4, 7)):
        t.round = round_
        observer.on_event(ROUND_BEGAN, 0, [round_, 0, 0, 0])
        observer.on_event(PROPHECY_REVEALED, 0, [card, 0, 0, 0])
    seen = {card: tuple(observer.counts["prophecies"][card].values()) for card in ("12", "30", "5", "7")}
    assert seen == {"12": (1, 1, 1, 1, 0), "30": (1, 0, 0, 1, 1), "5": (1, 0, 0, 1, 1), "7": (1, 0, 0, 0, 0)}
    assert sole_leader([1.0, 1.0]) is None


def test_variants_are_measured_one_after_the_other() -> None:
    runs = {name: plan_run("chichen_itza", 2, ["random"], seed=5, options=options)
            for name, options in option_variants("chichen_itza").items()}
    heard: list[int] = []
    found = compare(runs, 2, progress=heard.append)
    assert list(found) == ["base", "prophecies", "creatures", "tunnels", "all"] and heard[-1] == 10
    assert heard == sorted(heard) and len({one.mean_score for one in found.values()}) > 1
    assert found["base"] == measure_balance(runs["base"], 2)._replace(seconds=found["base"].seconds)
    with pytest.raises(Problem) as caught:
        option_variants("bul")
    assert caught.value.key == "no-variants"


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_command_compares_modules(run: Runner, lang: str) -> None:
    lines = run.lines("--lang", lang, "balance", "ci", "--compare", "--bot", "random", "--games", 1, "--players", 2)
    words.set_language(lang)
    for variant in VARIANTS:
        title = words.say(f"balance-chichen_itza-variant-{variant}")
        assert sum(line.startswith(title) for line in lines) == 3
    args = ("balance", "ci", "--compare", "--bot", "random", "--games", 1, "--players", 2, "--json")
    data = json.loads("\n".join(run.lines(*args, "--option", "tunnels=on", "--option", "god42=one")))
    assert list(data) == list(VARIANTS)
    for variant in VARIANTS:                                # whatever is given, a variant is what its name says
        options = data[variant]["options"]
        modules = {name for name in ("prophecies", "creatures", "tunnels") if options[name] not in ("off", "none")}
        assert options["god42"] == "one" and modules == {
            "base": set(), "all": {"prophecies", "creatures", "tunnels"}}.get(variant, {variant})
    options = {**VARIANTS["base"], "god42": "one"}
    alike, other = (measure_balance(plan_run("chichen_itza", 2, ["random"], 0, options, paired=paired), 1).as_data()
                    for paired in (True, False))
    assert data["base"]["counts"] == alike["counts"] != other["counts"]     # variants share their luck


def test_all_rows_and_columns_have_words_and_no_word_is_left_over(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()

    def heard(key: str, **facts: Any) -> str:
        said.add(key)
        return words.say(key, **facts)

    monkeypatch.setattr(census_of_creatures, "say", heard)
    rows = rows_of(table(games.load_definition("chichen_itza").new(2, VARIANTS["all"])))
    assert list(rows) == list(SHEETS)
    for sheet, names in rows.items():
        labels = [label(sheet, row) for row in names]
        assert len(labels) == len(set(labels)) and all(labels)
    prefix = "balance-chichen_itza-"
    said |= {prefix + sheet for sheet in SHEETS} | {f"{prefix}column-{name}" for columns in SHEETS.values()
                                                    for name in columns}
    said |= {f"{prefix}variant-{name}" for name in VARIANTS}
    said |= {prefix + sheet for sheet in Observer(games.load_definition("chichen_itza").new(2, {})).uses}
    assert {key for key in all_keys() if key.startswith(prefix)} == said


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_command_shows_it_in_every_language(run: Runner, lang: str) -> None:
    lines = run.lines("--lang", lang, "balance", "ci", "--bot", "random", "--games", 2, "--players", 2)
    words.set_language(lang)
    for heading in ("balance-order", "balance-category", "balance-chichen_itza-fights", "balance-chichen_itza-goods"):
        assert any(line.startswith(words.say(heading)) for line in lines)


def test_the_command_prints_json(run: Runner) -> None:
    args = ("balance", "chichen_itza", "--bot", "random", "--games", 2, "--players", 4, "--seed", 3, "--json")
    data = json.loads("\n".join(run.lines(*args)))
    assert (data["games"], data["bot"], data["players"], data["seed"]) == (2, "random", 4, 3)
    assert [seat["name"] for seat in data["seats"]] == ["red", "blue", "green", "yellow"]
    assert [place["name"] for place in data["order"]] == ["1", "2", "3", "4"]
    assert set(data["sheets"]) == set(data["counts"]) == set(SHEETS) - {"prophecies"}
    assert data["sheets"]["land"]["total"]["tiles"] == 28 and "components" not in data
    assert set(data["categories"][0]) == {"name", "mean", "winners", "share"}


def test_wrong_measurements_are_refused(run: Runner) -> None:
    assert "randon" in run.refused("balance", "ci", "--bot", "randon")
    assert "0" in run.refused("balance", "ci", "--bot", "random", "--games", 0)
    with pytest.raises(Problem) as caught:
        measure_balance(plan_run("bul", names=["random"]), 0)
    assert caught.value.key == "at-least-one"
    assert "--jobs" in run.refused("balance", "ci", "--bot", "random", "--jobs", 0)
