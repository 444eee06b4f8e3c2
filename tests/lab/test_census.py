"""What the games count: words for all of it, uses that agree with the counts, and the numbers of Tzolk'in."""

from __future__ import annotations

from functools import cache

import pytest

from sacbe import games, words
from sacbe.games.tzolkin import balance as tzolkin
from sacbe.games.tzolkin.verbs import ACTED, ADVANCED, BUILT, FED, OPENED, PALENQUE, PLACED, TIKAL, WEALTH_KEPT
from sacbe.lab.balance import Balance, measure
from sacbe.lab.census import Census, census
from sacbe.lab.simulate import plan
from sacbe.lab.watching import Watched, watch

COUNTING = ("chichen_itza", "temple_of_chac", "tzolkin")
GAMES = 6


def counting(game: str) -> Census:
    found = census(game)
    assert found is not None
    return found


@cache
def played(game: str) -> Watched:
    """One game with everything in it that counts."""
    return watch(plan(game, 2, ["random"], seed=3), 0)


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("game", COUNTING)
def test_everything_counted_has_words(game: str, lang: str) -> None:
    found = counting(game)
    watched = played(game)
    with words.speaking(lang):
        for sheet, rows in (*watched.uses.items(), *watched.counts.items()):
            assert words.say(f"balance-{game}-{sheet}")
            labels = [found.label(sheet, row) for row in rows]
            assert len(set(labels)) == len(labels) and all(labels), (sheet, labels)
        for columns in found.SHEETS.values():
            assert all(words.say(f"balance-{game}-column-{column}") for column in columns)


@pytest.mark.parametrize("game", COUNTING)
def test_seats_use_things_and_the_counts_agree(game: str) -> None:
    watched = played(game)
    assert all(len(times) == 2 for rows in watched.uses.values() for times in rows.values())
    assert sum(sum(times) > 0 for rows in watched.uses.values() for times in rows.values()) > 10
    for sheet, column in (("actions", "all"), ("tasks", "met"), ("heroes", "recruited"), ("buildings", "built"),
                          ("adventurers", "dealt"), ("wealth", "kept"), ("levels", "reached")):
        if sheet in watched.uses:
            used = {row: sum(times) for row, times in watched.uses[sheet].items()}
            assert used == {row: found[column] for row, found in watched.counts[sheet].items()}, sheet


@pytest.fixture(scope="module")
def measured() -> Balance:
    return measure(plan("tzolkin", 3, ["random"], seed=7), GAMES)


def test_tzolkin_agrees_with_its_rules(measured: Balance) -> None:
    counts = measured.counts
    monuments, wealth = counts["monuments"], counts["wealth"]
    assert sum(row["open"] for row in monuments.values()) == 5 * GAMES
    assert sum(row["dealt"] for row in wealth.values()) == 4 * 3 * GAMES
    assert sum(row["kept"] for row in wealth.values()) == 2 * 3 * GAMES
    assert sum(row["won"] for row in wealth.values()) == 2 * GAMES
    assert all(row["built"] <= row["open"] <= GAMES for row in (*monuments.values(), *counts["buildings"].values()))
    for sheet in ("buildings", "monuments"):
        assert counts["goods"][sheet]["all"] == sum(row["built"] for row in counts[sheet].values())
    days = counts["days"]["rounds"]["all"] + counts["days"]["double-days"]["all"]
    assert 27 * GAMES <= days <= 28 * GAMES       # the last day may be a double one
    reached = {row: found["reached"] for row, found in counts["levels"].items()}
    assert all(reached[f"{track}-1"] >= reached[f"{track}-2"] >= reached[f"{track}-3"] for track in tzolkin.TRACKS)
    assert measured.sheets["gears"]["palenque"]["all"] == counts["gears"]["palenque"]["all"] / (3 * GAMES)


def test_tzolkin_counts_single_events() -> None:
    observer = tzolkin.Observer(games.box("tzolkin").new(2, {}))
    for kind, numbers in ((ACTED, [1, PALENQUE, 2]), (ACTED, [1, PALENQUE, 2]), (PLACED, [0, TIKAL, 3, 4]),
                          (OPENED, [0, 2]), (BUILT, [1, 0]), (ADVANCED, [0, 1, 1, 2]), (ADVANCED, [0, 1, 3, 3]),
                          (WEALTH_KEPT, [0, 45, 47]), (FED, [1, 2, 4, 3])):
        observer.hear(kind, 0, numbers)
    counts = observer.counted([1])
    assert counts["actions"]["palenque-2"] == {"all": 2, "winners": 2}
    assert counts["gears"]["tikal"] == {"all": 1, "winners": 0, "price": 4}
    assert counts["buildings"]["B101"] == {"open": 1, "built": 1, "won": 1}
    assert [row for row, found in counts["levels"].items() if found["reached"]] == ["extraction-2"]
    assert [row for row, found in counts["wealth"].items() if found["kept"]] == ["W01", "W03"]
    assert counts["days"]["unfed"]["all"] == 3 and observer.uses["actions"]["palenque-2"] == [0, 2]
