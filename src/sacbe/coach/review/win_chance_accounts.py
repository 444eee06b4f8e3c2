"""Where the chance of every seat went in a finished game.

The value of every place is one and the same measure, so for each seat

    start + luck + own decisions + the others' decisions = result

holds exactly: an answer moves the chance from the value of one place to the value of the next, and it is chance's, the
seat's own, or another seat's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from sacbe.bots import outlook
from sacbe.coach.analysis.values import Values
from sacbe.coach.review.schema import Account, Found, LuckFound
from sacbe.coach.review.steps import chance, points, values_only
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.definition.presenter import GameTime
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game


def accounts(game: Game, depth: int = 1) -> list[Account]:
    """The accounts of a finished game without its decisions one by one: a second of work instead of half a minute."""
    check_finished(game)
    values = Values(game.box, game.players, game.options)
    line = [*values_only(game, values, depth), end_of(game)]
    return [account(game, line, seat) for seat in range(game.players)]


def check_finished(game: Game) -> None:
    """Refuse a game that goes on: a review would help somebody who plays it."""
    if not game.over:
        raise Problem("review-unfinished", count=len(game.history))


def end_of(game: Game) -> Found:
    """The end of a game as the last place: the result itself."""
    ends = outlook.final(game.box, game.state)
    return Found(len(game.history), [chance(end.chance) for end in ends], [points(end.points) for end in ends])


def account(game: Game, line: Sequence[Found], seat: int) -> Account:
    """The account of one seat, from the values of all places."""
    luck = own = others = squares = 0.0
    for one, after in pairwise(line):
        change = after.chances[seat] - one.chances[seat]
        asked = game.history[one.at].seat
        if asked == CHANCE:
            luck += change
            squares += error_at(one, seat) ** 2
        elif asked == seat:
            own += change
        else:
            others += change
    return Account(game.box.seats[seat], line[0].chances[seat], chance(luck), chance(own), chance(others),
                   line[-1].chances[seat], error_at(line[0], seat), chance(squares ** 0.5))


def error_at(place: Found, seat: int) -> float:
    """The standard error of a place's value for a seat; 0 where every way of chance was looked at."""
    return place.errors[seat] if place.errors else 0.0


def luck_of(game: Game, one: Found, after: Found, clocks: Mapping[int, GameTime | None]) -> LuckFound:
    """What a run of answers of chance did."""
    answers = [game.box.grammar.write(entry.choice) for entry in game.history[one.at:after.at]]
    names = game.box.seats[:game.players]
    change = {name: chance(then - now) for name, now, then in zip(names, one.chances, after.chances)}
    error = {name: error_at(one, seat) for seat, name in enumerate(names)}
    return LuckFound(one.at, answers, change, error, one.samples, clocks[one.at])
