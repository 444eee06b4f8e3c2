"""Turns that are compared by simulations: of the coach, for the chance to win, or played out, for the chance to get
out.

A position is looked at twice: shortly, to see whether there may be something in it, and deeply, with other deals and
dice.  What stands in a puzzle comes from the deep look.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from sacbe import games
from sacbe.bots import outlook
from sacbe.bots.search.mcts import Way, best_plans, follow
from sacbe.coach.analysis.luck import error_of, mean
from sacbe.coach.analysis.opinion import PlanTrials, TriedPlan, means, reseed
from sacbe.coach.analysis.values import Values
from sacbe.kernel.core.chance import mix
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.school.puzzles.goals import ALIKE
from sacbe.school.puzzles.mining import solving
from sacbe.school.puzzles.mining.exact import Spot, has, made
from sacbe.school.puzzles.puzzle import BEST, ESCAPE, WIN, Puzzle, PuzzleCheck, PuzzleLine, parts_of
from sacbe.school.puzzles.turns import Turn, TurnWalk, written

WIDTH: Final = 12               # branches of the beam that proposes turns
MOST_TURNS: Final = 12          # turns of the beam that are compared,
MOST_LIKED: Final = 16          # and at most so many others that the judge likes as much as the solution
SHORT: Final = 96               # simulations of the first look,
DEEP: Final = 2400              # and of the second
SHORT_OUTS: Final = 12          # games that are played out for each turn in the first look,
DEEP_OUTS: Final = 160          # and in the second
SOME_OUTS: Final = 40           # games after which a turn that is behind by
LOST: Final = 0.4               # this much is not tried any more
MARGIN: Final = 0.01            # a turn this near to the best is as good
GAPS: Final = {BEST: 0.06, WIN: 0.2, ESCAPE: 0.15}     # chance that the next best turn must be behind,
ERRORS: Final = 2.0             # and so many times the standard error of that difference
HOPE: Final = {BEST: 0.0, WIN: 0.5, ESCAPE: 0.3}        # the least chance of the solution
LATE: Final = 0.75              # of the game must be over for `win`;
ROUNDS: Final = {BEST: 5, WIN: 6, ESCAPE: 6}            # where a game has no last round, from which one on
SPARSE: Final = {BEST: 1, WIN: 1, ESCAPE: 2}            # of so many positions one is looked at
SAFE: Final = 5                 # a first turn that gets out in so many games is no puzzle
MOST_RIGHT: Final = 3           # turns that may be as good as the best


class Compared(NamedTuple):
    """A turn, its chance at the end of each simulation, and what is told of it."""

    turn: Turn
    ends: list[float]
    line: PuzzleLine


class TurnTrials(PlanTrials):
    """Compares whole turns, those with the same first move too; `more` are turns beside the promising ones."""

    def __init__(self, values: Values, own: State, seat: int, seed: int, more: Sequence[Turn] = ()) -> None:
        super().__init__(values, own, seat, seed)
        self.more = more

    def plans(self, must: int | None) -> list[TriedPlan]:
        return [TriedPlan(Way(list(turn.choices), worth)) for turn, worth in self.turns()]

    def turns(self) -> list[tuple[Turn, float]]:
        """The most promising turns that end in different positions, the best first."""
        walk = TurnWalk(self.values.box, self.own)
        found: dict[str, tuple[Turn, float]] = {}
        for plan in best_plans(self.values.judge, self.own, WIDTH, 2 * MOST_TURNS):
            turn, is_over = walk.along(plan.choices)
            if is_over:
                found.setdefault(turn.moment, (turn, plan.worth))
        promising = list(found.values())[:MOST_TURNS]
        known = {turn.moment for turn, _ in promising}
        return promising + [(turn, self.values.judge.worth(turn.end, self.seat)) for turn in self.more
                            if turn.moment not in known]


@lru_cache(4)
def values_of(game: str, players: int) -> Values:
    box = games.box(game)
    return Values(box, players, box.check(players, {}))


# ---------------------------------------------------------------- two looks

def compared(spot: Spot, kind: str, simulations: int, seed: int, more: Sequence[Turn] = ()) -> list[Compared]:
    """The turns with what they are worth, the best first; kinds with the same measure share a look."""
    key = (kind == ESCAPE, simulations, seed)
    if key not in spot.looks:
        spot.looks[key] = looked(spot, kind, simulations, seed, more)
    found: list[Compared] = spot.looks[key]
    return found


def looked(spot: Spot, kind: str, simulations: int, seed: int, more: Sequence[Turn]) -> list[Compared]:
    values = values_of(spot.box.name, spot.players)
    with outlook.LOCK:
        trials = TurnTrials(values, spot.state, spot.seat, seed, more)
        if kind == ESCAPE:
            return outs(spot, trials, simulations, seed)
        plans = trials.compared(simulations, None)
        walk = TurnWalk(spot.box, spot.state)
        return [judged(spot, walk.along(plan.way.choices)[0], plan) for plan in plans]


def judged(spot: Spot, turn: Turn, plan: TriedPlan) -> Compared:
    ends = [end[spot.seat].chance for end in plan.ends]
    look = means(plan.ends, spot.seat)[spot.seat]
    return Compared(turn, ends, PuzzleLine(written(spot.box, turn.choices), mean(ends), error_of(ends), look.points,
                                           dict(look.categories)))


def outs(spot: Spot, trials: TurnTrials, many: int, seed: int) -> list[Compared]:
    """The same by games that quick moves play on: does the seat get out?  Every turn has the same deals and dice."""
    found: list[Compared] = []
    turns = trials.turns()
    if not turns or (many <= SHORT_OUTS and is_safe(spot, trials, turns[0][0], seed)):
        return found
    ends = [[played_out(spot, trials, turn, mix(seed, 1 + number)) for number in range(min(many, SOME_OUTS))]
            for turn, _ in turns]
    best = max(mean(some) for some in ends)
    for (turn, _), some in zip(turns, ends, strict=True):
        if mean(some) >= best - LOST:
            some += [played_out(spot, trials, turn, mix(seed, 1 + number)) for number in range(SOME_OUTS, many)]
        found.append(Compared(turn, some, PuzzleLine(written(spot.box, turn.choices), mean(some), error_of(some))))
    return sorted(found, key=lambda one: -mean(one.ends))


def is_safe(spot: Spot, trials: TurnTrials, turn: Turn, seed: int) -> bool:
    """Does a turn lead out so often that there is nothing to find?"""
    return all(played_out(spot, trials, turn, mix(seed, -number)) for number in range(SAFE))


def played_out(spot: Spot, trials: TurnTrials, turn: Turn, seed: int) -> float:
    reseed(trials.dice, seed)
    state: State = spot.box.redeal(spot.state, spot.seat, trials.dice)
    follow(state, list(turn.choices))
    is_out = parts_of(spot.box).is_out
    assert is_out is not None, "a game with puzzles of this kind says who is out"
    while not is_out(state, spot.seat) and (ask := state.ask) is not None:
        state.apply(trials.dice.answer(ask) if ask.seat == CHANCE else
                    trials.values.judge.quick(state, ask, trials.dice))
    return 1.0 if is_out(state, spot.seat) else 0.0


class Apart(NamedTuple):
    """The turns that solve it, the others, and how far the nearest of those is behind."""

    right: list[Compared]
    others: list[Compared]
    gap: float
    is_sure: bool


def apart(found: Sequence[Compared]) -> Apart | None:
    """Part the turns; None where there is only one kind."""
    best = found[0]
    behind = [(one, [mine - other for mine, other in zip(best.ends, one.ends)]) for one in found[1:]]
    right = [best, *(one for one, less in behind if mean(less) <= MARGIN)]
    others = [(one, less) for one, less in behind if mean(less) > MARGIN]
    if not others or len(right) > MOST_RIGHT:
        return None
    others.sort(key=lambda pair: mean(pair[1]))
    gap = mean(others[0][1])
    is_sure = all(mean(less) >= ERRORS * error_of(less) for _, less in others)
    return Apart(right, [one for one, _ in others], gap, is_sure)


def find(spot: Spot, kind: str) -> Puzzle | None:
    """A position in which one turn gives a clearly better chance than the others."""
    box, state = spot.box, spot.state
    if mix(spot.seed, 3) % SPARSE[kind] or state.ask is None or len(state.ask.options) < 2 or not is_due(spot, kind):
        return None
    few, many = (SHORT_OUTS, DEEP_OUTS) if kind == ESCAPE else (SHORT, DEEP)
    first = seen(spot, kind, few, mix(spot.seed, 4))
    if first is None or first.gap < GAPS[kind] or first.right[0].line.value < HOPE[kind]:
        return None
    moments = {one.turn.moment for one in first.right}
    if solving.finds(solving.QUICK, kind, box, state, spot.players, spot.seed, has(moments)):
        return None
    more = liked(spot, [one.turn for one in first.right])
    deep = None if more is None else seen(spot, kind, many, mix(spot.seed, 5), more)
    if deep is None or not stands(deep, kind) or {one.turn.moment for one in deep.right} - moments:
        return None
    return puzzle_of(spot, kind, deep, many)


def liked(spot: Spot, right: Sequence[Turn]) -> list[Turn] | None:
    """All turns that the judge likes at least as much as one that solves it: none of them may be left out.

    None where there are too many turns to list, or too many such turns to compare.
    """
    every = spot.turns()
    if every is None:
        return None
    judge = values_of(spot.box.name, spot.players).judge
    with outlook.LOCK:
        least = min(judge.worth(turn.end, spot.seat) for turn in right) - ALIKE
        found = [turn for turn in every if judge.worth(turn.end, spot.seat) >= least]
    return found if len(found) <= MOST_LIKED else None


def seen(spot: Spot, kind: str, simulations: int, seed: int, more: Sequence[Turn] = ()) -> Apart | None:
    found = compared(spot, kind, simulations, seed, more)
    return apart(found) if len(found) > 1 else None


def stands(deep: Apart, kind: str) -> bool:
    """Is the solution clearly better than every other turn that was compared?"""
    return deep.is_sure and deep.gap >= GAPS[kind] and deep.right[0].line.value >= HOPE[kind]


def is_due(spot: Spot, kind: str) -> bool:
    """Can a position be a puzzle of this kind at all?"""
    clock = spot.box.presenter().clock(spot.state)
    if clock is None:
        return True
    if not clock.last:
        return clock.number >= ROUNDS[kind]
    return kind != WIN or clock.number >= LATE * clock.last


def puzzle_of(spot: Spot, kind: str, deep: Apart, simulations: int) -> Puzzle:
    moments = {one.turn.moment for one in deep.right}
    quick = solving.bot_turn("medium", kind, spot.box, spot.players, spot.state, spot.seed).moment
    lines = [told(one, quick, number < 2) for number, one in enumerate((deep.right[0], *deep.others))]
    many = len(deep.right) + len(deep.others)
    depth = simulations * many if kind == ESCAPE else simulations
    every = spot.turns()
    check = PuzzleCheck(False, len(every) if every is not None else many, many, depth, deep.gap)
    return made(spot, kind, [one.line.moves for one in deep.right], lines, check, has(moments))


def told(one: Compared, quick: str, is_explained: bool) -> PuzzleLine:
    """A turn as the file tells it; where points come from is told of those that are explained."""
    line = one.line
    by = "quick" if one.turn.moment == quick else ""
    return PuzzleLine(line.moves, line.value, line.error, line.points, line.categories if is_explained else {}, by)
