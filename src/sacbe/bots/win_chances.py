"""Chances: what every seat can expect of a game, from what one seat, or everybody, may know.

What the reader cannot know is dealt again some times, and the answer is the mean over these deals.  The deals come
from a seed and from what the reader knows alone, so who cannot tell two positions apart is told the same of both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from threading import Lock
from typing import Final

from sacbe.bots import learnt_evaluator, weights
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.evaluator import Evaluator
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.core.learnt_value import LearntEvaluator
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.outlook import Outlook, WinChances

SAMPLES: Final = 32
LOCK: Final = Lock()            # evaluators and features keep notes while they look

Looks = Callable[[State], list[Outlook]]        # what each seat can expect of an unfinished game


def estimate_chances(definition: GameDefinition, state: State, options: Mapping[str, str], seat: int | None,
                     samples: int = SAMPLES,
                     seed: int = 0) -> WinChances:
    """What every seat can expect, as a seat, or (None) a watcher, may know it; exact when the game is over.

    Without learnt weights for this game and number of players, the evaluator's guess is made to add up to 1.

    >>> from sacbe import games
    >>> definition = games.load_definition("bul")
    >>> found = estimate_chances(definition, definition.start_game(2, {}), {}, seat=None)
    >>> found.samples, found.calibrated, round(sum(one.chance for one in found.seats.values()), 6)
    (32, False, 1.0)
    """
    if state.ask is None:
        return build_chances(definition, final_outlook(definition, state), 0, True, [])
    found = learnt_evaluator.load_weights(definition)
    players = len(definition.scores(state))
    if found is None or players not in found.weights.calibration:
        with LOCK:
            looks, many = sample_outlooks(definition, state, seat, samples, seed,
                                          outlook_from_evaluator(definition.evaluator()))
        return build_chances(definition, looks, many, False, [])
    judge = weights.make_evaluator(definition, found.learning, found.weights, {})
    with LOCK:
        looks, many = sample_outlooks(definition, state, seat, samples, seed,
                                      outlook_from_net(judge, found.weights.categories))
    return build_chances(definition, looks, many, True,
                         learnt_evaluator.untrained_parts(definition, options, players, found.weights))


def build_chances(definition: GameDefinition, looks: Sequence[Outlook], samples: int, calibrated: bool,
                  outside: Sequence[str]) -> WinChances:
    """Make the result from what each seat can expect: with the names of the seats, and the chance that nobody wins."""
    nobody = max(0.0, 1.0 - sum([one.chance for one in looks], 0.0)) if definition.may_be_lost else 0.0
    return WinChances(dict(zip(definition.seats, looks)), nobody, samples, calibrated, tuple(outside))


# ---------------------------------------------------------------- many deals

def sample_outlooks(definition: GameDefinition, state: State, seat: int | None, samples: int, seed: int,
                    looks: Looks) -> tuple[list[Outlook], int]:
    """The mean of what seats can expect over some deals, and over how many: where nothing is hidden, one is enough."""
    seen: dict[str, tuple[list[Outlook], int]] = {}
    for number in range(samples):
        dice = SeededDriver(mix_seed(seed, number))
        twin = definition.redeal(state, seat, dice)
        ask = twin.ask
        key = str(number) if ask is None or ask.seat == CHANCE else twin.position_key()  # dice make each deal another
        if key in seen:
            look, times = seen[key]
            seen[key] = look, times + 1
        else:
            seen[key] = outlook_of_deal(definition, twin, dice, looks), 1
    if len(seen) == 1:
        return next(iter(seen.values()))[0], 1
    return mean_outlook(list(seen.values()), samples), samples


def outlook_of_deal(definition: GameDefinition, state: State, dice: SeededDriver, looks: Looks) -> list[Outlook]:
    """What seats can expect in one deal; dice that are due are rolled first, because evaluators look at decisions."""
    while (ask := state.ask) is not None and ask.seat == CHANCE:
        state.apply(dice.answer(ask))
    return final_outlook(definition, state) if state.ask is None else looks(state)


def mean_outlook(parts: Sequence[tuple[list[Outlook], int]], samples: int) -> list[Outlook]:
    """The mean of what each seat can expect in these deals; only categories that every deal has."""
    return [Outlook(sum([look[seat].chance * times for look, times in parts], 0.0) / samples,
                    sum([look[seat].points * times for look, times in parts], 0.0) / samples,
                    {name: sum([look[seat].categories[name] * times for look, times in parts], 0.0) / samples
                     for name in first.categories if all(name in look[seat].categories for look, _ in parts)})
            for seat, first in enumerate(parts[0][0])]


# ---------------------------------------------------------------- one deal

def final_outlook(definition: GameDefinition, state: State) -> list[Outlook]:
    """What every seat has at the end; those who win together share the victory."""
    winners = definition.winners(state)
    return [Outlook(1.0 / len(winners) if seat in winners else 0.0, score / definition.units,
                    {name: units / definition.units for name, units in row.items()})
            for seat,
            (score, row) in enumerate(zip(definition.scores(state), definition.breakdown(state), strict=True))]


def outlook_from_net(judge: LearntEvaluator, categories: Sequence[str]) -> Looks:
    """Make the function that reads from the net of a learnt evaluator what each seat can expect."""
    def look(state: State) -> list[Outlook]:
        rows = [judge.head_outputs(state, seat) for seat in range(int(judge.features.seat_count(state)))]
        points = [sum(row[:-1], 0.0) for row in rows]
        shares = judge.calibration.win_probabilities(judge.features.progress(state), points, [row[-1] for row in rows])
        return [Outlook(share, total, dict(zip(categories, row)))
                for share, total, row in zip(shares, points, rows, strict=True)]
    return look


def outlook_from_evaluator(judge: Evaluator) -> Looks:
    """Make the function that guesses by an evaluator what each seat can expect; its chances add up to 1."""
    def look(state: State) -> list[Outlook]:
        hopes = judge.win_probabilities(state)
        total = sum(hopes, 0.0)
        shares = [hope / total if total > 0.0 else 1.0 / len(hopes) for hope in hopes]
        return [Outlook(share, points, {}) for share, points in zip(shares, judge.expected_points(state), strict=True)]
    return look
