"""An import of an old name says the new one; all other imports go as they would."""

from __future__ import annotations

import importlib
import importlib.util
import subprocess
import sys

import pytest

import sacbe
from sacbe import games
from sacbe.coach.study.files import new_study
from sacbe.runtime.moved_modules import MovedModules, new_name, read_moves, tell_new_names

pytestmark = pytest.mark.once

OLD = sorted(old for old in read_moves() if "*" not in old)
GAME = sacbe.new("bul", players=2, seed=1)
STUDY = new_study("bul", seed=1)


@pytest.mark.parametrize("old", OLD)
def test_an_old_name_says_the_new_one(old: str) -> None:
    new = read_moves()[old]
    package, _, name = new.rpartition(".")
    assert importlib.util.find_spec(new) is not None or hasattr(importlib.import_module(package), name)
    with pytest.raises(ModuleNotFoundError, match=f"^{old} is {new} now$"):
        importlib.import_module(old)


@pytest.mark.parametrize("line", ["import sacbe.kernel.box", "from sacbe.kernel import box",
                                  "from sacbe.kernel.box import Box"])
def test_every_way_of_importing_says_it(line: str) -> None:
    new = "sacbe.kernel.definition.game_definition"
    with pytest.raises(ModuleNotFoundError, match=f"^sacbe.kernel.box is {new} now$"):
        exec(line)


@pytest.mark.parametrize(("owner", "old", "new"), [
    (sacbe, "sacbe.Chances", "sacbe.WinChances"),
    (games, "sacbe.games.box", "sacbe.games.load_definition"),
    (sacbe.explain, "sacbe.games.common.refusals.lines", "sacbe.games.common.refusals.refusal_lines"),
    (GAME, "Game.over", "Game.is_over"), (GAME, "Game.box", "Game.definition"), (GAME, "Game.at", "Game.copy_at"),
    (GAME.definition, "GameDefinition.start", "GameDefinition.start_game"),
    (GAME.definition, "GameDefinition.longest", "GameDefinition.max_length"),
    (STUDY, "Study.back", "Study.go_back"), (STUDY, "Study.forward", "Study.go_forward"),
    (STUDY, "Study.end", "Study.main_line_end"), (STUDY, "Study.ordered", "Study.nodes_in_order"),
    (GAME.chances(), "WinChances.plain", "WinChances.as_data"),
])
def test_an_old_name_of_an_attribute_says_the_new_one(owner: object, old: str, new: str) -> None:
    assert hasattr(owner, new.rpartition(".")[2])
    with pytest.raises(AttributeError, match=f"^{old} is {new} now$"):
        getattr(owner, old.rpartition(".")[2])


def test_an_attribute_that_never_was_is_missing_as_ever() -> None:
    for owner in (sacbe, games, GAME, GAME.definition, STUDY):
        assert not hasattr(owner, "moon")
    with pytest.raises(AttributeError, match=r"^Game has no attribute 'moon'$"):
        _ = GAME.moon  # type: ignore[attr-defined]


def test_what_was_below_a_package_that_moved_says_where_the_package_is() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"^sacbe\.puzzles is sacbe\.school\.puzzles now$"):
        importlib.import_module("sacbe.puzzles.rating")


@pytest.mark.parametrize("game", games.names())
def test_the_box_of_a_game_is_its_game(game: str) -> None:
    assert new_name(f"sacbe.games.{game}.box") == f"sacbe.games.{game}.game"


@pytest.mark.parametrize("name", ["sacbe.moon", "sacbe.kernel.moon", "moon", "sacbe.games.moon.sun"])
def test_what_never_was_is_missing_as_ever(name: str) -> None:
    with pytest.raises(ModuleNotFoundError, match=r"^No module named"):
        importlib.import_module(name)


def test_who_asks_is_asked_last_and_once() -> None:
    tell_new_names()
    assert [type(finder) for finder in sys.meta_path].count(MovedModules) == 1


def test_nothing_is_read_before_somebody_is_wrong() -> None:
    """And modules that others lack, such as extras, are none of ours."""
    code = ("import sacbe, sacbe.server.settings\n"
            "from sacbe.runtime.moved_modules import read_moves\n"
            "try:\n    import no_such_extra\nexcept ModuleNotFoundError as error:\n    print(error.name)\n"
            "print(read_moves.cache_info().misses)")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["no_such_extra", "0"]
