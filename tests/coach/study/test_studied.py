"""The coach's findings at a place of a study: chances of all seats, best lines that grow, and nothing hidden."""

from __future__ import annotations

import random

import msgspec
import pytest

import sacbe
from sacbe import Game, Problem, games
from sacbe.coach.study.analysis import MOST_LINES, StudyFound, analyze_position
from sacbe.coach.study.tree import Study
from sacbe.coach.worker_process import CoachWorker, GameSetup, StudyTask
from sacbe.kernel.core.chance import SeededDriver

pytestmark = pytest.mark.once


def played(name: str, decisions: int, seed: int = 5) -> Game:
    game = sacbe.new(name, games.load_definition(name).players[0], seed=seed)
    drawn = random.Random(seed)
    for _ in range(decisions):
        game.apply(drawn.choice(game.ask.choices))
    while len(game.ask.choices) < 3:
        game.apply(drawn.choice(game.ask.choices))
    return game


def whole(found: StudyFound) -> float:
    return sum(one.chance for one in found.chances) + found.nobody


@pytest.mark.parametrize("name", games.names())
def test_best_lines_and_the_chances_of_all(name: str) -> None:
    game = played(name, 12)
    found = analyze_position(game)
    assert found.seat == game.ask.seat
    assert [one.seat for one in found.chances] == list(game.definition.seats[:game.players])
    assert whole(found) == pytest.approx(1, abs=0.02)
    assert 1 <= len(found.lines) <= MOST_LINES and found.lines[0].behind == 0
    for line in found.lines:
        assert line.line[0] == line.move in game.ask.options and len(line.texts) == len(line.line)


@pytest.mark.parametrize("name", games.names())
def test_deeper_is_surer(name: str) -> None:
    game = played(name, 12)
    some, more = analyze_position(game, 1), analyze_position(game, 8)
    assert more.simulations > 4 * some.simulations
    assert more.lines[0].error <= some.lines[0].error


@pytest.mark.parametrize("name", games.names())
def test_what_the_seat_cannot_know_does_not_matter(name: str) -> None:
    game = played(name, 20)
    seat = game.definition.seat_number(game.ask.seat, game.players)
    first = analyze_position(game)
    for seed in (1, 2):
        other = game.clone()
        other.state = game.definition.redeal(game.state, seat, SeededDriver(seed))
        assert analyze_position(other) == first


def test_where_chance_is_asked_every_way_counts() -> None:
    game = sacbe.new("bul", 2)
    found = analyze_position(game)
    assert (found.seat, found.lines, found.options) == ("chance", [], 16)
    assert whole(found) == pytest.approx(1, abs=1e-6)


def test_at_the_end_the_result_stands() -> None:
    game = played("bul", 3)
    while not game.is_over:
        game.apply(game.ask.choices[0])
    found = analyze_position(game)
    assert found.seat is None and found.lines == []
    assert [one.seat for one in found.chances if one.chance > 0] == game.winners


def test_a_depth_has_its_limits() -> None:
    with pytest.raises(Problem):
        analyze_position(played("bul", 3), 0)


def test_another_process_looks_at_the_same_position() -> None:
    position = {"turn": "blue", "blue": {"corn": 5}}
    study = Study(games.load_definition("tzolkin"), 2, {}, position)
    study.add("place palenque")
    task = StudyTask(GameSetup.from_game(study.game(), position), 1, "en")
    found = msgspec.json.decode(CoachWorker().answer(task), type=StudyFound)
    assert found == analyze_position(study.game())
