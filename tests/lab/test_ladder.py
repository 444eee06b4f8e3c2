"""The ladder of levels: neighbours meet, and the ratings explain the results."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sacbe import Problem, bots, games
from sacbe.bots import levels
from sacbe.lab.ladder import Ladder, LadderMatch, check_writable, fit_ratings, measure_ladder

pytestmark = pytest.mark.once

if TYPE_CHECKING:
    from support.commands import Runner

pytest_plugins = ["support.commands"]


def rung(level: str, below: str, share: float, lost: float = 0.0) -> LadderMatch:
    return LadderMatch(level, below, 100, share, 0.0, 1.0, 1.0 - share - lost)


def test_neighbours_play_and_are_rated() -> None:
    seen: list[int] = []
    found = measure_ladder("bul", ["random", "greedy", "search:30"], 6, seed=1, progress=seen.append)
    assert [(one.level, one.below, one.games) for one in found.rungs] == [
        ("greedy", "random", 6), ("search:30", "greedy", 6)]
    assert seen == list(range(1, 13))
    assert all(0.0 <= one.win_low <= one.win_share <= one.win_high <= 1.0 for one in found.rungs)
    assert found.ratings["random"] == 1500, "without the anchor, the first"
    assert measure_ladder("bul", ["random", "greedy", "search:30"], 6, seed=1) == found


def test_four_players_sit_in_turn() -> None:
    one = measure_ladder("tzolkin", ["random", "easy"], 2, players=4, seed=1).rungs[0]
    assert one.win_share == 1.0 and one.share_below == 0.0


@pytest.mark.parametrize(("share", "points"), [(0.5, 0), (0.64, 100), (0.76, 200)])
def test_the_scale_is_that_of_the_help(share: float, points: int) -> None:
    found = fit_ratings(["easy", "medium", "hard"], [rung("medium", "easy", share), rung("hard", "medium", share)])
    assert found["medium"] == 1500
    assert abs(found["hard"] - 1500 - points) <= 20 and abs(1500 - found["easy"] - points) <= 20


def test_what_all_lose_is_no_defeat() -> None:
    assert rung("medium", "easy", 0.2, lost=0.6).result == pytest.approx(0.5)


@pytest.mark.parametrize(("names", "players", "key"), [
    (["greedy"], 2, "ladder-levels"), (["greedy", "random", "greedy"], 2, "ladder-levels"),
    (["random", "greedy"], 3, "ladder-players"), (["random", "greedy"], 0, "ladder-players"),
    (["random", "greddy"], 2, "unknown-bot-near"), (["random", "greedy"], 4, "player-count"),
])
def test_wrong_ladders_are_refused(names: list[str], players: int, key: str) -> None:
    with pytest.raises(Problem) as caught:
        measure_ladder("bul", names, 4, players)
    assert caught.value.key == key


def test_only_all_levels_can_be_stored() -> None:
    check_writable("bul", bots.LEVELS)
    with pytest.raises(Problem, match="beginner, easy"):
        check_writable("bul", ["random", "medium"])


def test_a_game_offers_only_levels_that_differ() -> None:
    for game in games.names():
        offered = levels.offered_levels(game)
        assert len(offered) >= 5 and (offered[0], offered[-1]) == (levels.NAMES[0], levels.NAMES[-1])
        assert {*levels.level_ratings(game)} <= {*offered}
    with pytest.raises(Problem):
        check_writable("temple_of_chac", bots.LEVELS)


def test_the_strongest_pair_may_play_fewer_games() -> None:
    found = measure_ladder("bul", ["random", "beginner", "medium"], 8, last=2)
    assert [rung.games for rung in found.rungs] == [8, 2]


def test_the_command_shows_the_ladder(run: Runner) -> None:
    lines = run.lines("ladder", "bul", "--levels", "random,medium", "--games", 4)
    assert any(line.split()[:2] == ["medium", "random"] and line.endswith("1500") for line in lines)
    data = json.loads("\n".join(run.lines("ladder", "bul", "--levels", "random,medium", "--games", 4, "--json")))
    assert data["players"] == 2 and data["ratings"]["medium"] == 1500 and len(data["rungs"]) == 1
    assert "together" in run.refused("ladder", "bul", "--levels", "random,medium", "--write")
    assert "usual game" in run.refused("ladder", "bul", "--players", 4, "--write")


def test_written_ratings_are_shown(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = {name: 1300 + 100 * at for at, name in enumerate(bots.LEVELS)}
    monkeypatch.setattr("sacbe.cli.lab.ladder.measure_ladder", lambda *args: Ladder("bul", 2, 0, [], found))
    monkeypatch.setattr(levels, "ratings_file", lambda game: tmp_path / "ratings.json")
    levels.level_ratings.cache_clear()
    run.lines("ladder", "bul", "--write")
    stored = json.loads((tmp_path / "ratings.json").read_text())
    assert stored.pop("made")["games"] == 100 and stored == found
    assert any(line.startswith("hard") and "1700" in line for line in run.lines("levels", "bul"))
    shown = json.loads("\n".join(run.lines("levels", "bul", "--json")))
    assert shown["levels"][0] == {"name": "beginner", "rating": 1300}
    levels.level_ratings.cache_clear()
