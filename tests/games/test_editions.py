"""Components of one's own: which values are assumed, and what a file may say instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe import Problem
from sacbe.games.components import editions, origins
from sacbe.presentation.language import register, words
from support.own_box import COMPONENTS
from support.own_box import english as english
from support.own_box import own as own
from support.own_box import write as write


def refused(given: Mapping[str, Any]) -> Problem:
    with pytest.raises(Problem) as caught:
        editions.check_changes("bul", given)
    assert str(caught.value)
    return caught.value


def test_a_file_that_is_not_there_is_one_problem(tmp_path: Path) -> None:
    for path in (tmp_path / "none.yaml", tmp_path):
        with pytest.raises(Problem) as caught:
            sacbe.new("tzolkin", players=2, seed=1, components=path)
        assert caught.value.key == "file" and str(path) in str(caught.value) and "\n" not in str(caught.value)


# ---------------------------------------------------------------- what is assumed

@pytest.mark.usefixtures("own")
def test_the_assumed_values_are_listed_by_path() -> None:
    found = {value.path: (value.value, value.reason) for value in editions.list_assumed_values("bul")}
    assert found == {
        "pieces.each": (5, "counted nowhere"), "pieces.spare": (2.5, "counted nowhere"),
        "pieces.round": (True, "counted nowhere"), "board.places.2.cells": ([[0, -1], [1, 1]], "drawn"),
        "gears.magic.value": ([1, 2, "any"], "one printed"),
        "gears.moves.value": ([1, 2, 3, 4], "the last is a guess"),
        "beasts.items.snake.light": (["hit", "coin"], "dice are not shown"),
        "beasts.items.monkey.strengths": ([2, 2], "dice are not shown"),
        "beasts.items.monkey.light": (["hit", "hit2"], "dice are not shown"),
        "heroes.cards.items.1.upkeep": (2, "never seen"), "heroes.cards.items.2.upkeep": (1, "never seen"),
        "tiles.items.R.ground": ("land", "chosen"), "tiles.items.R.places": ([2, 3], "chosen"),
        "tiles.items.C.ground": ("water", "chosen"), "tiles.items.C.places": ([4], "chosen"),
        "ruins.items.1.points": (5, "chosen"), "ruins.items.2.points": (6, "chosen"),
        "lines.a-b": ("luck", "chosen"), "lines.a-c": ("coin", "chosen"), "supply.treat_as": ("unlimited", "endless"),
    }


@pytest.mark.parametrize("game", ["tzolkin", "tz", "bul", "kernel"])
def test_a_game_may_assume_nothing(game: str) -> None:
    assert editions.list_assumed_values(game) == []
    with pytest.raises(Problem) as caught:
        editions.check_changes(game, {"supply.skulls": 14})
    assert caught.value.key == "no-editions"


def test_every_value_of_the_games_that_ship_has_one_path() -> None:
    for game in register.registered_games():
        paths = [leaf.path for leaf in origins.iter_values(origins.read_components(game))]
        assert len(set(paths)) == len(paths)


# ---------------------------------------------------------------- what can be changed

CHANGES = {"pieces.each": 3, "board.places.2.cells": [[0, -2], [1, 1]], "gears.magic.value": ["any", 2, 7],
           "beasts.items.monkey.light": ["coin", "hit"], "heroes.cards.items.2.upkeep": 3,
           "tiles.items.R.ground": "water", "ruins.items.2.points": 4, "lines.a-b": "coin",
           "pieces.round": False, "pieces.spare": 3, "gears.moves.value": [1, 2, 3, 6], "supply.treat_as": "limited"}


@pytest.mark.usefixtures("own")
def test_changes_are_read_by_path_nested_and_from_lists() -> None:
    assert editions.check_changes("bul", CHANGES) == dict(sorted(CHANGES.items()))
    nested = {"pieces": {"each": 3}, "board.places": {2: {"cells": [[0, -2], [1, 1]]}},
              "heroes": {"cards": {"items": [{"number": 2, "upkeep": 3}]}}, "ruins": {"items": {2: {"points": 4}}},
              "tiles": {"items": [{"id": "R", "ground": "water"}]},
              "beasts": {"items": {"monkey": {"light": ["coin", "hit"]}}}}
    found = editions.check_changes("bul", nested)
    assert found == {path: CHANGES[path] for path in sorted(found)} and len(found) == 6
    by_place = editions.check_changes("bul", {"ruins": {"items": [{"points": 5}, {"points": 4}]}})
    assert by_place == {"ruins.items.2.points": 4}


@pytest.mark.usefixtures("own")
def test_a_copy_of_the_whole_file_changes_what_differs() -> None:
    copy = deepcopy(COMPONENTS)
    assert editions.check_changes("bul", copy) == {}
    copy["heroes"]["cards"]["items"][0]["upkeep"] = 9
    copy["pieces"].update({"from": "rulebook", "reason": "my own box"})
    assert editions.check_changes("bul", copy) == {"heroes.cards.items.1.upkeep": 9}


@pytest.mark.usefixtures("own")
def test_changes_are_made_in_a_copy() -> None:
    before = deepcopy(COMPONENTS)
    after = editions.apply(COMPONENTS, CHANGES)
    assert before == COMPONENTS
    assert {leaf.path: leaf.value for leaf in origins.iter_values(after) if leaf.path in CHANGES} == CHANGES
    assert after["board"] | {"places": 0} == before["board"] | {"places": 0}
    after["board"]["places"][2]["cells"].append(1)
    assert CHANGES["board.places.2.cells"] == [[0, -2], [1, 1]]


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize(("path", "value", "key"), [
    ("piece.each", 3, "edition-path-near"), ("xylophone", 3, "edition-path"), ("pieces", 3, "edition-path-near"),
    ("pieces.each.more", 3, "edition-path-near"), ("heroes.cards.items.7.upkeep", 3, "edition-path-near"),
    ("board.size.value", 8, "edition-not-assumed"), ("board.width.value", 2, "edition-not-assumed"),
    ("schema", 3, "edition-not-assumed"), ("pieces.at_top", "go back", "edition-not-assumed"),
    ("beasts.items.snake.strengths", [1, 1], "edition-not-assumed"),
    ("beasts.items.snake.figures", 9, "edition-not-assumed"),
    ("beasts.items.snake.phases.melee", "coin", "edition-not-assumed"),
    ("tiles.items.M.ground", "water", "edition-not-assumed"),
    ("heroes.cards.items.1.kind", 2, "edition-not-assumed"), ("index", [], "edition-not-assumed"),
    ("pieces.each", "many", "edition-number"), ("pieces.each", 2.0, "edition-number"),
    ("pieces.each", True, "edition-number"),
    ("pieces.each", None, "edition-number"), ("pieces.each", [3], "edition-number"),
    ("pieces.each", -1, "edition-value"),
    ("pieces.spare", float("nan"), "edition-value"), ("pieces.spare", -0.5, "edition-value"),
    ("pieces.round", 1, "edition-flag"), ("tiles.items.R.ground", "fire", "edition-word"),
    ("tiles.items.R.ground", 1, "edition-word"), ("lines.a-b", "hit", "edition-word"),
    ("beasts.items.monkey.light", ["hit", "fire"], "edition-word"),
    ("beasts.items.monkey.light", ["hit"], "edition-list"),
    ("beasts.items.monkey.light", "hit", "edition-list"),
    ("beasts.items.monkey.strengths", [2, "hit"], "edition-number"),
    ("board.places.2.cells", [[0, 0]], "edition-list"), ("board.places.2.cells", [[0, 0], [1]], "edition-list"),
    ("board.places.2.cells", [[0, 0], [1, "x"]], "edition-number"),
    ("gears.magic.value", [1, 3, "any"], "edition-known"),
    ("gears.magic.value", [1, 2, "all"], "edition-word"), ("gears.moves.value", [1, 2, 4, 4], "edition-known"),
    ("gears.magic.value", [True, 2, "any"], "edition-word"), ("supply.treat_as", "a sentence", "edition-word"),
])
def test_what_cannot_be_is_refused_with_its_path(path: str, value: Any, key: str) -> None:
    problem = refused({path: value})
    assert problem.key == key
    assert path in str(problem)
    parts = path.split(".")
    nested: Any = value
    for part in reversed(parts):
        nested = {part: nested}
    assert refused(nested).key == key


@pytest.mark.usefixtures("own")
def test_a_refusal_says_where_a_value_comes_from() -> None:
    assert "rulebook" in str(refused({"board.size.value": 8}))
    assert "deduced" in str(refused({"board.width.value": 8}))
    assert "land, water" in str(refused({"tiles.items.R.ground": "x"}))


@pytest.mark.usefixtures("own")
def test_items_and_paths_must_be_clear() -> None:
    assert refused({"heroes": {"cards": {"items": [{"upkeep": 3}]}}}).key == "edition-item"
    assert refused({"pieces": {"each": 3}, "pieces.each": 4}).key == "edition-twice"


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize(("text", "part"), [
    ("a: [", "YAML"), ("pieces: {each: 3, each: 4}", "YAML"), ("? [a]\n: b", "YAML"), ("a: 2001-99-99", "YAML"),
    ("[1]", "names with"), ("", "names with"), ("a: &x {b: *x}", "“*”"), ("pieces: {each: 0x}", "pieces.each"),
    ("pieces: {each: -3}", "pieces.each"), ("pieces: {each: 12}", "1-9"),
    ("board: {size: {value: 3}}", "board.size.value"),
])
def test_a_bad_file_is_refused_with_its_name(text: str, part: str, write: Callable[[str], Path]) -> None:
    path = write(text)
    with pytest.raises(Problem) as caught:
        sacbe.new("bul", players=2, components=path)
    assert str(path) in str(caught.value) and part in str(caught.value)


@pytest.mark.usefixtures("own")
def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xfe")
    with pytest.raises(Problem) as caught:
        editions.read_changes("bul", tmp_path / "x")
    assert caught.value.key == "not-text"
    with pytest.raises(Problem) as caught:
        editions.read_changes("bul", tmp_path / "nowhere")
    assert caught.value.key == "file"


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.usefixtures("own")
def test_refusals_speak_the_language(lang: str) -> None:
    words.set_language(lang)
    for path in ("board.size.value", "board.width.value", "schema", "gone"):
        assert path in str(refused({path: 8}))
