"""The coach's findings at a place of a study: every seat's chance, and the best lines of the seat that is asked.

A greater depth makes more simulations, and the first of them are those of a smaller one; so lines grow surer when the
depth is doubled again and again.  As always, a seat is valued by what it may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from sacbe.coach.analysis.luck import Worth, value_at
from sacbe.coach.analysis.opinion import Opinion, OptionOpinion, analyze_decision, determinized_copy
from sacbe.coach.analysis.position_values import PositionValues
from sacbe.coach.hints.hint import SEED
from sacbe.coach.text.phrases import CoachText
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.definition.effects import Thing
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game
from sacbe.presentation.language.words import say

MOST_DEPTH: Final = 256
MOST_LINES: Final = 5


class SeatChance(Struct):
    """The chance and points that a seat can expect."""

    seat: str
    chance: float
    error: float | None                 # standard error; None where it is not known
    points: float


class BestLine(Struct):
    """A line that the coach looked at: a move and the rest of the turn."""

    move: str
    line: list[str]
    texts: list[str]                    # each of them in words
    chance: float
    error: float
    points: float
    behind: float                       # chance less than the best line
    behind_error: float
    things: list[Thing]


class StudyFound(Struct):
    """The findings at a place, at a depth; lines are there only where a seat is asked."""

    depth: int
    seat: str | None                    # who is asked: a seat, chance, or nobody at the end
    chances: list[SeatChance]
    nobody: float                       # the chance that all lose
    lines: list[BestLine]
    options: int                        # how many moves there are
    simulations: int
    calibrated: bool
    sure: list[str]                     # how sure it is, in words


def analyze_position(game: Game, depth: int = 1) -> StudyFound:
    """Analyze a position, with `depth` times the usual number of simulations."""
    if not 1 <= depth <= MOST_DEPTH:
        raise Problem("review-depth", depth=depth, most=MOST_DEPTH)
    values = PositionValues(game.definition, game.players, game.options)
    ask = game.state.ask
    if ask is None or ask.seat == CHANCE:
        worth = value_at(values, game.state, SeededDriver(SEED), depth)
        seat = None if ask is None else "chance"
        return build_findings(values, depth, seat, position_chances(values, worth), [],
                              0 if ask is None else len(ask.options),
                              worth.samples)
    about = analyze_decision(values, game.state, depth, SEED)
    words = CoachText(values.definition, values.players)
    own = determinized_copy(values, game.state, SEED)
    best = distinct_options(about.options)[:MOST_LINES]
    lines = [BestLine(one.move, one.line, words.line_moves(own, about.seat, one.line), one.chance, one.error,
                      one.points,
                      one.behind, one.behind_error, things_of_line(values, one.line)) for one in best]
    return build_findings(values, depth, about.seat, chances_after_line(values, about), lines, len(ask.options),
                          about.simulations)


def distinct_options(options: Sequence[OptionOpinion]) -> list[OptionOpinion]:
    """Return one option for each plan: others of the same plan lead to the same position."""
    found: dict[int, OptionOpinion] = {}
    for option in options:
        found.setdefault(option.plan, option)
    return list(found.values())


def position_chances(values: PositionValues, worth: Worth) -> list[SeatChance]:
    """Return the chance of every seat where chance is asked, or at the end."""
    errors: Sequence[float | None] = worth.errors or [0.0] * values.players
    return [SeatChance(*row) for row in zip(values.definition.seats, worth.chances, errors, worth.points)]


def chances_after_line(values: PositionValues, about: Opinion) -> list[SeatChance]:
    """Return the chance of every seat if the best line is played."""
    best = about.best
    found = []
    for seat in values.definition.seats[:values.players]:
        if seat == about.seat:
            found.append(SeatChance(seat, best.chance, best.error, best.points))
        else:
            chance, points = best.rivals[seat]
            found.append(SeatChance(seat, chance, None, points))
    return found


def things_of_line(values: PositionValues, line: Sequence[str]) -> list[Thing]:
    """Return what the moves of a line name on the board, each thing once."""
    presenter = values.definition.presenter()
    return list(dict.fromkeys(thing for move in line for thing in presenter.things_of_move(move)))


def build_findings(values: PositionValues, depth: int, seat: str | None, chances: list[SeatChance],
                   lines: list[BestLine],
                   options: int, simulations: int) -> StudyFound:
    """Put the findings together, with sentences about how sure they are."""
    nobody = max(0.0, 1.0 - sum(one.chance for one in chances)) if values.definition.may_be_lost else 0.0
    sure = [] if seat is None else [say("hint-sure", simulations=simulations)]
    if seat is not None and not values.calibrated:
        sure.append(say("hint-guess"))
    return StudyFound(depth, seat, chances, nobody, lines, options, simulations, values.calibrated, sure)
