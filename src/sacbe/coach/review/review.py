"""The review of a finished game: who was winning when, what turned it, and how much of it was luck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Final

from msgspec.structs import asdict

from sacbe.bots import win_chances
from sacbe.coach.analysis import grades
from sacbe.coach.analysis.luck import arithmetic_mean
from sacbe.coach.analysis.position_values import PositionValues
from sacbe.coach.analysis.typical_scores import load_distribution
from sacbe.coach.review.cache import ReviewCache
from sacbe.coach.review.schema import CategoryShare, Found, JudgedDecision, Point, Review, SeatReview
from sacbe.coach.review.steps import find_all, places_to_review, record_digest, round_points
from sacbe.coach.review.turning_points import turn_starts, turning_points
from sacbe.coach.review.win_chance_accounts import check_finished, compute_account, final_place, measure_luck
from sacbe.kernel.definition.presenter import GameTime
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game
from sacbe.runtime.executor import HERE, Executor

FORMAT: Final = 1
MOST_DEPTH: Final = 100

Progress = Callable[[int, int], None]           # places that are done, and of how many


def review_game(game: Game, depth: int = 1, progress: Progress | None = None, cache_file: Path | None = None,
                executor: Executor = HERE) -> Review:
    """Review a finished game. `cache_file` holds the findings until it is complete, so that it can go on.

    Deeper reviews make `depth` times as many simulations of each decision.
    """
    check_finished(game)
    if not 1 <= depth <= MOST_DEPTH:
        raise Problem("review-depth", depth=depth, most=MOST_DEPTH)
    values = PositionValues(game.definition, game.players, game.options)
    digest = record_digest(game)
    wanted = places_to_review(game)
    store = ReviewCache(cache_file, digest, depth, values.source)
    try:
        left = [at for at in wanted if at not in store.found]
        if progress is not None:
            progress(len(wanted) - len(left), len(wanted))
        with closing(find_all(game, values, depth, left, executor)) as results:
            for one in results:
                store.add(one)
                if progress is not None:
                    progress(len(store.found), len(wanted))
        told = assemble_review(game, values, depth, digest, [store.found[at] for at in wanted])
        store.remove()
        return told
    finally:
        store.close()


def assemble_review(game: Game, values: PositionValues, depth: int, digest: str, findings: Sequence[Found]) -> Review:
    """Put a review together from the findings at every place."""
    line = [*findings, final_place(game)]
    clocks = game_times(game, {one.at for one in line})
    luck = [measure_luck(game, one, after, clocks) for one, after in pairwise(line) if one.decision is None]
    decisions = [one.decision for one in findings if one.decision is not None]
    seats = [review_seat(game, line, seat, decisions) for seat in range(game.players)]
    return Review(
        FORMAT, game.definition.name, game.definition.version, game.players, digest, depth, values.source,
        values.calibrated,
        list(values.outside), sum(one.simulations for one in findings), game.definition.presenter().calendar(), seats,
        build_timeline(line, decisions, clocks),
        decisions, luck, turning_points(decisions, luck), compare_categories(game, seats))


def compare_categories(game: Game, seats: Sequence[SeatReview]) -> list[CategoryShare]:
    """Compare every category of every seat with the other seats and with typical games."""
    usual = load_distribution(game.definition)
    found = []
    for one in seats:
        for category, have in one.categories.items():
            others = [other.categories[category] for other in seats if other is not one]
            percentile = None if usual is None else usual.percentile(game.players, category, have)
            found.append(CategoryShare(one.seat, category, have, round_points(arithmetic_mean(others)), percentile))
    return found


def build_timeline(line: Sequence[Found], decisions: Sequence[JudgedDecision],
                   clocks: Mapping[int, GameTime | None]) -> list[Point]:
    """Return the chances where turns begin, before chance is asked, and at the end; half a turn says little."""
    turns = turn_starts(decisions)
    return [Point(one.at, one.chances, one.points, clocks[one.at]) for one in line
            if turns.get(one.at, one.at) == one.at]


def game_times(game: Game, indices: set[int]) -> dict[int, GameTime | None]:
    """Return the game's own time at the given places."""
    presenter = game.definition.presenter()
    state = game.copy_at(0).state
    state.listener = None
    found: dict[int, GameTime | None] = {}
    for at, entry in enumerate(game.history):
        if at in indices:
            found[at] = presenter.game_time(state)
        state.apply(entry.choice)
    found[len(game.history)] = presenter.game_time(state)
    return found


def review_seat(game: Game, line: Sequence[Found], seat: int, decisions: Sequence[JudgedDecision]) -> SeatReview:
    """Describe where the chance of a seat went, and how well it decided."""
    mine = [decision for decision in decisions if decision.seat == game.definition.seats[seat]]
    accuracy, error = grades.mean_accuracy(turn_costs(mine, turn_starts(decisions)))
    final = win_chances.final_outlook(game.definition, game.state)[seat]
    counts = {kind: sum(decision.kind == kind for decision in mine) for kind in grades.KINDS}
    return SeatReview(**asdict(compute_account(game, line, seat)), score=final.points, accuracy=round(accuracy, 1),
                      accuracy_error=round(error, 1), counts=counts, categories=final.categories)


def turn_costs(decisions: Sequence[JudgedDecision], turns: Mapping[int, int]) -> list[float]:
    """Return what each turn of a seat cost."""
    found: dict[int, list[JudgedDecision]] = {}
    for decision in decisions:
        found.setdefault(turns[decision.at], []).append(decision)
    return [grades.turn_cost([grades.decision_cost(one.loss, one.loss_error, one.loss_points) for one in turn],
                              [one.best for one in turn], [one.played for one in turn]) for turn in found.values()]
