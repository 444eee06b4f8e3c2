"""Plays an experiment: all variants on the same seeds, until the interval is narrow enough or all games are played.

Games come in rounds, as many of every variant, and after each round the interval is looked at: so it depends on the
experiment alone where it ends, not on who does the work or how often it was stopped.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from typing import Final, NamedTuple

from sacbe.lab.experiment.even_seats import EvenValue, TriedValue, found_value, next_value
from sacbe.lab.experiment.folder import LabFolder
from sacbe.lab.experiment.plan import ORDER, Experiment, ExperimentVariant
from sacbe.lab.experiment.rows import EmptyCounts, GameTask, empty_counts, parse_game, play
from sacbe.lab.experiment.tally import VariantTally, is_even
from sacbe.lab.intervals import Difference, compute_mean, paired_difference
from sacbe.runtime.executor import HERE, Executor

ROUND: Final = 20       # games of each variant between two looks at the interval
CHUNK: Final = 5        # games of a task: a divisor of the round
LEAST: Final = 40       # games before an interval can be narrow enough: it is that of a normal distribution

Tell = Callable[[int, int], None]           # games done, and at most so many


class PlayedVariant(NamedTuple):
    """A variant with its games."""

    variant: ExperimentVariant
    tally: VariantTally
    lines: list[str]
    empty: EmptyCounts

    @property
    def digest(self) -> hashlib._Hash:
        """Return a hash over all games, in their order."""
        whole = hashlib.sha256(self.variant.key.encode())
        for line in self.lines:
            whole.update(line.encode())
        return whole


class LabOutcome(NamedTuple):
    """The results of an experiment."""

    experiment: Experiment
    played: list[PlayedVariant]
    narrow: bool                    # was the interval narrow enough before all games were played?
    search: EvenValue | None

    @property
    def digest(self) -> str:
        """Return a hash over all games of all variants.

        It is equal for any number of workers, and after an interruption.
        """
        whole = hashlib.sha256()
        for one in self.played:
            whole.update(one.digest.hexdigest().encode())
        return whole.hexdigest()

    def differences(self, name: str) -> list[Difference | None]:
        """Return the difference of every other variant from the first, in one measure."""
        first, *others = [one.tally.numbers[name] for one in self.played]
        return [paired_difference(first, other) for other in others]


def run(experiment: Experiment, folder: LabFolder | None = None, executor: Executor = HERE,
        tell: Tell = lambda done, most: None) -> LabOutcome:
    """Play an experiment, in a folder that stores the games, or without one."""
    if folder is None:
        return _run(experiment, {}, lambda key, first, lines: None, executor, tell)
    with folder.open_journal(experiment) as had:
        return _run(experiment, had, folder.append_games, executor, tell)


Keep = Callable[[str, int, Sequence[str]], None]
EarlierGames = Mapping[tuple[str, int], list[str]]


def _run(experiment: Experiment, earlier_games: EarlierGames, keep: Keep, executor: Executor, tell: Tell) -> LabOutcome:
    if experiment.search is None:
        played = [start_variant(variant) for variant in experiment.variants]
        narrow = play_side_by_side(experiment, played, earlier_games, keep, executor, tell)
        return LabOutcome(experiment, played, narrow, None)
    tried: list[tuple[TriedValue, PlayedVariant]] = []
    narrow = True
    search = experiment.search
    while (value := next_value(search, [one for one, _ in tried])) is not None:
        one = start_variant(experiment.variant_at(value))
        narrow = play_side_by_side(experiment, [one], earlier_games, keep, executor, tell) and narrow
        tried.append((weigh_value(experiment, value, one), one))
    tried.sort(key=lambda pair: pair[0].value)
    return LabOutcome(experiment, [one for _, one in tried], narrow, found_value(search, [one for one, _ in tried]))


def start_variant(variant: ExperimentVariant) -> PlayedVariant:
    return PlayedVariant(variant, VariantTally(variant.run), [], empty_counts(variant.run))


def weigh_value(experiment: Experiment, value: float, one: PlayedVariant) -> TriedValue:
    """Return what a value that was tried does to the shares."""
    assert experiment.search is not None
    figures = one.tally.figures()
    places = figures.order if experiment.search.by == ORDER else figures.seats
    mean = compute_mean([number for number in one.tally.numbers[experiment.measure] if number is not None])
    assert mean is not None
    shares = [place.win_share for place in places]
    return TriedValue(value, one.tally.games, mean.mean, mean.low, mean.high, shares, is_even(shares, one.tally.games))


def play_side_by_side(experiment: Experiment, variants: list[PlayedVariant], earlier_games: EarlierGames, keep: Keep,
                      executor: Executor,
                      tell: Tell) -> bool:
    """Play variants side by side; return whether the interval was narrow enough."""
    most = experiment.games * len(variants)
    with closing(games_of(experiment, variants, earlier_games, keep, executor)) as lines:
        for first in range(0, experiment.games, ROUND):
            last = min(first + ROUND, experiment.games)
            for one in variants:
                while one.tally.games < last:
                    for line in next(lines):
                        one.lines.append(line)
                        one.tally.add(parse_game(line, one.empty))
                    tell(sum(other.tally.games for other in variants), most)
            if last >= LEAST and is_narrow(experiment, variants):
                return True
    return experiment.within is None


def games_of(experiment: Experiment, variants: list[PlayedVariant], earlier_games: EarlierGames, keep: Keep,
             executor: Executor) -> Generator[list[str], None, None]:
    """Yield the games of all variants, round by round: stored ones, and the others as they are played."""
    tasks = [(one.variant.key, GameTask(one.variant.run, at, min(CHUNK, last - at), experiment.every))
             for first in range(0, experiment.games, ROUND)
             for last in [min(first + ROUND, experiment.games)]
             for one in variants for at in range(first, last, CHUNK)]
    known = [lines if len(lines := earlier_games.get((key, task.first), [])) >= task.many else None
             for key, task in tasks]
    rest = (task for (_, task), lines in zip(tasks, known, strict=True) if lines is None)
    with closing(executor.run(play, rest)) as results:
        for (key, task), had_lines in zip(tasks, known, strict=True):
            if had_lines is not None:
                yield had_lines[:task.many]
                continue
            fresh = next(results)
            keep(key, task.first, fresh)
            yield fresh


def is_narrow(experiment: Experiment, variants: Sequence[PlayedVariant]) -> bool:
    """Are the intervals of the chosen measure narrow enough: of the differences, or of the mean of one variant?"""
    if experiment.within is None:
        return False
    numbers = [one.tally.numbers[experiment.measure] for one in variants]
    if len(variants) > 1:
        halves = [None if (one := paired_difference(numbers[0], other)) is None else one.half_width
                  for other in numbers[1:]]
    else:
        alone = compute_mean([number for number in numbers[0] if number is not None])
        halves = [None if alone is None else alone.half_width]
    return all(half is not None and half <= experiment.within for half in halves)
