"""A game of an experiment as one line of text and as one row of a table; zero counts are left out of the line."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from sacbe.games.common.event_counter import Counts, Uses
from sacbe.lab.experiment.measures import MEASURES, victory_share
from sacbe.lab.game_counts import load_statistics
from sacbe.lab.game_course import NOBODY, GameCourse, QuestionCount
from sacbe.lab.observed_game import ObservedGame, observe_game
from sacbe.lab.simulate import SimulationRun


class GameTask(NamedTuple):
    """Some games of one variant, for a worker."""

    run: SimulationRun
    first: int
    many: int
    every: int          # of so many decisions the options of one are weighed; 0: of none


class EmptyCounts(NamedTuple):
    """The counts of a game before anything was counted."""

    counts: Counts
    uses: Uses


def play(task: GameTask) -> list[str]:
    """Play the games of a task, and return a line for each."""
    return [game_line(observe_game(task.run, task.first + n, task.every)) for n in range(task.many)]


def empty_counts(run: SimulationRun) -> EmptyCounts:
    """Return the rows of everything that is counted in games of a run, all zero."""
    counting = load_statistics(run.game)
    if counting is None:
        return EmptyCounts({}, {})
    observer = counting.Observer(run.definition.new_state(run.players, run.options))
    return EmptyCounts(observer.counts, observer.uses)


def game_line(game: ObservedGame) -> str:
    """Return a game as one line of text: the same in every process."""
    counts = {sheet: kept for sheet, rows in game.counts.items()
              if (kept := {row: some for row, found in rows.items()
                           if (some := {column: n for column, n in found.items() if n})})}
    uses = {sheet: {row: times for row, times in rows.items() if any(times)} for sheet, rows in game.uses.items()}
    course = None if game.course is None else [game.course.leads, game.course.changes, game.course.asked]
    data = [game.decisions, game.draws, game.parts, game.scores, game.winners, game.order, counts, uses, course]
    return json.dumps(data, separators=(",", ":"), default=int)


def parse_game(text: str, empty: EmptyCounts) -> ObservedGame:
    """Return the game that a line describes.

    >>> game = ObservedGame(4, 2, ({"a": 3},), (3,), (0,), (0,), {"s": {"r": {"c": 2}}}, {"u": {"r": [1]}})
    >>> parse_game(game_line(game), EmptyCounts({"s": {"r": {"c": 0}}}, {"u": {"r": [0]}})) == game
    True
    """
    decisions, draws, parts, scores, winners, order, some, used, course = json.loads(text)
    counts = {sheet: {row: {**found, **some.get(sheet, {}).get(row, {})} for row, found in rows.items()}
              for sheet, rows in empty.counts.items()}
    uses = {sheet: {row: used.get(sheet, {}).get(row, none) for row, none in rows.items()}
            for sheet, rows in empty.uses.items()}
    return ObservedGame(decisions, draws, tuple(parts), tuple(scores), tuple(winners), tuple(order), counts, uses,
                        None if course is None else _course(*course))


def _course(leads: list[int], changes: int, asked: Mapping[str, list[Any]]) -> GameCourse:
    return GameCourse(tuple(leads), changes, {name: QuestionCount(*numbers) for name, numbers in asked.items()})


def game_row(variant: str, number: int, game: ObservedGame, units: int, seats: int) -> dict[str, Any]:
    """Return a game as a row.

    The measures come first, then points, victory and turn order of every seat, then who led at each tenth.
    """
    found: dict[str, Any] = {"variant": variant, "game": number, "players": len(game.scores)}
    found |= {name.replace("-", "_"): measured(game, units) for name, measured in MEASURES.items()}
    for seat in range(seats):
        there = seat < len(game.scores)
        found[f"points_{seat + 1}"] = game.scores[seat] / units if there else None
        found[f"won_{seat + 1}"] = victory_share(game, seat) if there else None
        found[f"turn_{seat + 1}"] = game.order.index(seat) + 1 if there else None
    if game.course is not None:
        found |= {f"leader_{tenth}": None if seat == NOBODY else seat + 1
                  for tenth, seat in enumerate(game.course.leads, 1)}
    return found
