"""The long part of a review: the finding about every place of a finished game.

Each finding is made alone, so that a review can be stopped.
A place is a decision, or where a run of answers of chance begins.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from sacbe import games
from sacbe.bots import win_chances
from sacbe.coach.analysis import grades
from sacbe.coach.analysis.luck import value_at
from sacbe.coach.analysis.opinion import Opinion, OptionOpinion, analyze_decision
from sacbe.coach.analysis.position_values import PositionValues
from sacbe.coach.review.schema import Found, JudgedDecision
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.play import record
from sacbe.kernel.play.game import Game
from sacbe.runtime.executor import HERE, Executor

START: Final = 8                # times as many samples of the start, which every seat's account begins with
CHANCE_DIGITS: Final = 6
POINTS_DIGITS: Final = 3
MAX_SHOWN_PLANS: Final = 4      # plans that a decision tells
CHUNK: Final = 8                # places of one task


class PlacesTask(NamedTuple):
    """Some places of a game, to be looked at in another process."""

    text: str
    depth: int
    places: tuple[int, ...]


def places_to_review(game: Game) -> list[int]:
    """Return the places of a game to look at: each is a number of answers."""
    found = []
    was_chance = False
    for at, entry in enumerate(game.history):
        if entry.seat != CHANCE or not was_chance:
            found.append(at)
        was_chance = entry.seat == CHANCE
    return found


def record_digest(game: Game) -> str:
    """Return a hash that tells two records apart."""
    return "sha256:" + hashlib.sha256(record.write(game).encode()).hexdigest()


def review_seed(game: Game) -> int:
    """Return the seed of a review, made from its record: the same game has the same review, another game other dice.

    With one seed for all games their errors would not be independent, and the luck of many games would not be 0.
    """
    return int(record_digest(game).removeprefix("sha256:")[:15], 16)


def find_all(game: Game, values: PositionValues, depth: int, indices: Sequence[int],
             executor: Executor = HERE) -> Generator[Found, None, None]:
    """Yield the findings at the given places, in their order, with the help of other processes."""
    if executor is HERE or len(indices) <= CHUNK:
        yield from find_in_process(game, values, depth, indices)
        return
    text = record.write(game)
    chunks = [tuple(indices[at:at + CHUNK]) for at in range(0, len(indices), CHUNK)]
    with closing(executor.run(find_chunk, (PlacesTask(text, depth, chunk) for chunk in chunks))) as results:
        for found in results:
            yield from found


def find_chunk(task: PlacesTask) -> list[Found]:
    """Return the findings of one task, in another process."""
    game, values = _read(task.text)
    return list(find_in_process(game, values, task.depth, task.places))


@lru_cache(1)
def _read(text: str) -> tuple[Game, PositionValues]:
    game = record.read(text, games.load_definition)
    return game, PositionValues(game.definition, game.players, game.options)


def value_game(game: Game, values: PositionValues, depth: int) -> Iterator[Found]:
    """Yield the values of all places, without the decisions: quick, and enough to tell luck from decisions."""
    state = game.copy_at(0).state
    state.listener = None
    seed = review_seed(game)
    wanted = set(places_to_review(game))
    for at, entry in enumerate(game.history):
        if at in wanted:
            yield value_place(values, state, at, depth, seed)
        state.apply(entry.choice)


def find_in_process(game: Game, values: PositionValues, depth: int, indices: Sequence[int]) -> Iterator[Found]:
    """Yield the findings at the given places, in their order, all made in this process."""
    state = game.copy_at(0).state
    state.listener = None
    seed = review_seed(game)
    left = set(indices)
    for at, entry in enumerate(game.history):
        if at in left:
            yield find_at_place(values, state, at, entry.choice, depth, seed)
        state.apply(entry.choice)


def find_at_place(values: PositionValues, state: State, at: int, choice: int, depth: int, seed: int) -> Found:
    """Return the finding at one place: its value, and what its decision cost."""
    found = value_place(values, state, at, depth, seed)
    ask = state.ask
    assert ask is not None
    if ask.seat != CHANCE:
        what = analyze_decision(values, state, depth, mix_seed(seed, at), choice)
        found.decision = judge_decision(values, what, at, values.definition.grammar.write(choice), state)
        found.simulations = what.simulations
    return found


def value_place(values: PositionValues, state: State, at: int, depth: int, seed: int) -> Found:
    """Return the value of a place, without an opinion about its decision."""
    with win_chances.LOCK:
        worth = value_at(values, state, SeededDriver(mix_seed(seed, at)), depth if at else depth * START)
    return Found(at, round_numbers(worth.chances, CHANCE_DIGITS), round_numbers(worth.points, POINTS_DIGITS),
                 round_numbers(worth.errors, CHANCE_DIGITS), worth.samples)


def judge_decision(values: PositionValues, what: Opinion, at: int, move: str, state: State) -> JudgedDecision:
    """Grade a decision by an opinion about it."""
    played, best = what.option_of(move), what.best
    solved = [option.move for option in what.options if option.behind <= grades.MARGIN]
    return JudgedDecision(
        at, what.seat, what.prompt, move, grades.classify_loss(played.behind, played.behind_error),
        round_chance(what.before), round_chance(played.chance), round_chance(best.chance), round_chance(played.error),
        round_chance(played.behind),
        round_chance(played.behind_error), round_points(played.points), round_points(best.points - played.points),
        played.samples, solved,
        options_to_show(what, played), values.definition.presenter().game_time(state))


def options_to_show(what: Opinion, played_option: OptionOpinion) -> list[OptionOpinion]:
    """Return the first option of each of the best plans, and the option that was played."""
    kept: dict[int, OptionOpinion] = {}
    for option in what.options:
        if len(kept) < MAX_SHOWN_PLANS or option.plan == played_option.plan:
            kept.setdefault(option.plan, option)
    kept[played_option.plan] = played_option
    return [round_option(option) for option in sorted(kept.values(), key=lambda option: option.plan)]


def round_option(option: OptionOpinion) -> OptionOpinion:
    """Return an option with its numbers rounded to fewer digits."""
    return replace(
        option, chance=round_chance(option.chance), error=round_chance(option.error),
        points=round_points(option.points),
        categories={name: round_points(one) for name, one in option.categories.items()},
        rivals={name: (round_chance(one), round_points(other)) for name, (one, other) in option.rivals.items()},
        behind=round_chance(option.behind), behind_error=round_chance(option.behind_error))


def round_numbers(numbers: Sequence[float], digits: int) -> list[float]:
    return [round(number, digits) for number in numbers]


def round_chance(number: float) -> float:
    return round(number, CHANCE_DIGITS)


def round_points(number: float) -> float:
    return round(number, POINTS_DIGITS)
