"""Accounts of the chance to win: where the chance of every seat went in a finished game.

The value of every place is one and the same measure, so for each seat

    start + luck + own decisions + the others' decisions = result

holds exactly: an answer moves the chance from the value of one place to the value of the next, and it is chance's, the
seat's own, or another seat's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from sacbe.bots import win_chances
from sacbe.coach.analysis.position_values import PositionValues
from sacbe.coach.review.schema import Account, Found, LuckFound
from sacbe.coach.review.steps import round_chance, round_points, value_game
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.definition.presenter import GameTime
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game


def compute_accounts(game: Game, depth: int = 1) -> list[Account]:
    """Compute the accounts of a finished game without its decisions: a second of work instead of half a minute."""
    check_finished(game)
    values = PositionValues(game.definition, game.players, game.options)
    line = [*value_game(game, values, depth), final_place(game)]
    return [compute_account(game, line, seat) for seat in range(game.players)]


def check_finished(game: Game) -> None:
    """Refuse a game that goes on: a review would help somebody who plays it."""
    if not game.is_over:
        raise Problem("review-unfinished", count=len(game.history))


def final_place(game: Game) -> Found:
    """Return the end of a game as the last place, with the result as its value."""
    ends = win_chances.final_outlook(game.definition, game.state)
    return Found(len(game.history), [round_chance(end.chance) for end in ends],
                 [round_points(end.points) for end in ends])


def compute_account(game: Game, line: Sequence[Found], seat: int) -> Account:
    """Compute the account of one seat from the values of all places."""
    luck = own = others = squares = 0.0
    for one, after in pairwise(line):
        change = after.chances[seat] - one.chances[seat]
        asked = game.history[one.at].seat
        if asked == CHANCE:
            luck += change
            squares += value_error(one, seat) ** 2
        elif asked == seat:
            own += change
        else:
            others += change
    return Account(game.definition.seats[seat], line[0].chances[seat], round_chance(luck), round_chance(own),
                   round_chance(others),
                   line[-1].chances[seat], value_error(line[0], seat), round_chance(squares ** 0.5))


def value_error(place: Found, seat: int) -> float:
    """Return the standard error of a place's value for a seat; 0 where every way of chance was looked at."""
    return place.errors[seat] if place.errors else 0.0


def measure_luck(game: Game, one: Found, after: Found, clocks: Mapping[int, GameTime | None]) -> LuckFound:
    """Return what a run of answers of chance did to every seat."""
    answers = [game.definition.grammar.write(entry.choice) for entry in game.history[one.at:after.at]]
    names = game.definition.seats[:game.players]
    change = {name: round_chance(then - now) for name, now, then in zip(names, one.chances, after.chances)}
    error = {name: value_error(one, seat) for seat, name in enumerate(names)}
    return LuckFound(one.at, answers, change, error, one.samples, clocks[one.at])
