"""Makes puzzles from turns that are compared by simulations.

Either the coach simulates them, for the chance to win, or they are played out, for the chance to get out.

A position is looked at twice: shortly, to see whether there may be something in it, and deeply, with other deals and
dice.  What stands in a puzzle comes from the deep look.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from sacbe import games
from sacbe.bots import win_chances
from sacbe.bots.search.mcts import TreePlan, best_plans, play_choices
from sacbe.coach.analysis.luck import arithmetic_mean, standard_error
from sacbe.coach.analysis.opinion import PlanComparison, TriedPlan, mean_outlooks, reseed_dice
from sacbe.coach.analysis.position_values import PositionValues
from sacbe.kernel.core.chance import mix_seed
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.school.puzzles.goals import ALIKE
from sacbe.school.puzzles.mining import solving
from sacbe.school.puzzles.mining.exact import CandidatePosition, build_puzzle, moment_filter
from sacbe.school.puzzles.puzzle import BEST, ESCAPE, WIN, Puzzle, PuzzleCheck, PuzzleLine, parts_of
from sacbe.school.puzzles.turns import Turn, TurnExplorer, write_moves

WIDTH: Final = 12               # branches of the beam that proposes turns
MOST_TURNS: Final = 12          # turns of the beam that are compared,
MOST_LIKED: Final = 16          # and at most so many others that the evaluator likes as much as the solution
SHORT: Final = 96               # simulations of the first look,
DEEP: Final = 2400              # and of the second
SHORT_OUTS: Final = 12          # games that are played out for each turn in the first look,
DEEP_OUTS: Final = 160          # and in the second
SOME_OUTS: Final = 40           # games after which a turn that is behind by
HOPELESS_GAP: Final = 0.4       # this much is not tried any more
MARGIN: Final = 0.01            # a turn this near to the best is as good
GAPS: Final = {BEST: 0.06, WIN: 0.2, ESCAPE: 0.15}     # chance that the next best turn must be behind,
ERRORS: Final = 2.0             # and so many times the standard error of that difference
HOPE: Final = {BEST: 0.0, WIN: 0.5, ESCAPE: 0.3}        # the least chance of the solution
LATE: Final = 0.75              # of the game must be over for `win`;
ROUNDS: Final = {BEST: 5, WIN: 6, ESCAPE: 6}            # where a game has no last round, from which one on
SPARSE: Final = {BEST: 1, WIN: 1, ESCAPE: 2}            # of so many positions one is looked at
SAFE: Final = 5                 # a first turn that gets out in so many games is no puzzle
MOST_RIGHT: Final = 3           # turns that may be as good as the best


class ComparedTurn(NamedTuple):
    """A turn, its chance at the end of each simulation, and its line as the puzzle shows it."""

    turn: Turn
    ends: list[float]
    line: PuzzleLine


class TurnComparison(PlanComparison):
    """Compares whole turns, also those with the same first move; `more` are turns beside the promising ones."""

    def __init__(self, values: PositionValues, own: State, seat: int, seed: int, more: Sequence[Turn] = ()) -> None:
        super().__init__(values, own, seat, seed)
        self.more = more

    def plans(self, must: int | None) -> list[TriedPlan]:
        return [TriedPlan(TreePlan(list(turn.choices), worth)) for turn, worth in self.turns()]

    def turns(self) -> list[tuple[Turn, float]]:
        """Return the most promising turns that end in different positions, the best first."""
        walk = TurnExplorer(self.values.definition, self.own)
        found: dict[str, tuple[Turn, float]] = {}
        for plan in best_plans(self.values.evaluator, self.own, WIDTH, 2 * MOST_TURNS):
            turn, is_over = walk.follow_choices(plan.choices)
            if is_over:
                found.setdefault(turn.position_key, (turn, plan.worth))
        promising = list(found.values())[:MOST_TURNS]
        known = {turn.position_key for turn, _ in promising}
        return promising + [(turn, self.values.evaluator.plan_value(turn.end, self.seat)) for turn in self.more
                            if turn.position_key not in known]


@lru_cache(4)
def values_of(game: str, players: int) -> PositionValues:
    definition = games.load_definition(game)
    return PositionValues(definition, players, definition.check_setup(players, {}))


# ---------------------------------------------------------------- two looks

def compare_turns(spot: CandidatePosition, kind: str, simulations: int, seed: int,
                  more: Sequence[Turn] = ()) -> list[ComparedTurn]:
    """Return the turns with their worth, the best first; what was compared for one kind serves kinds of its measure."""
    key = (kind == ESCAPE, simulations, seed)
    if key not in spot.looks:
        spot.looks[key] = compare_by_outlook(spot, kind, simulations, seed, more)
    found: list[ComparedTurn] = spot.looks[key]
    return found


def compare_by_outlook(spot: CandidatePosition, kind: str, simulations: int, seed: int,
                       more: Sequence[Turn]) -> list[ComparedTurn]:
    values = values_of(spot.definition.name, spot.players)
    with win_chances.LOCK:
        trials = TurnComparison(values, spot.state, spot.seat, seed, more)
        if kind == ESCAPE:
            return compare_by_playouts(spot, trials, simulations, seed)
        plans = trials.compare_plans(simulations, None)
        walk = TurnExplorer(spot.definition, spot.state)
        return [judge_turn(spot, walk.follow_choices(plan.way.choices)[0], plan) for plan in plans]


def judge_turn(spot: CandidatePosition, turn: Turn, plan: TriedPlan) -> ComparedTurn:
    ends = [end[spot.seat].chance for end in plan.ends]
    look = mean_outlooks(plan.ends, spot.seat)[spot.seat]
    return ComparedTurn(turn, ends, PuzzleLine(write_moves(spot.definition, turn.choices), arithmetic_mean(ends),
                                               standard_error(ends), look.points,
                                               dict(look.categories)))


def compare_by_playouts(spot: CandidatePosition, trials: TurnComparison, many: int, seed: int) -> list[ComparedTurn]:
    """Compare turns by games that rollout moves play on: does the seat get out?

    Every turn has the same deals and dice.
    """
    found: list[ComparedTurn] = []
    turns = trials.turns()
    if not turns or (many <= SHORT_OUTS and is_safe(spot, trials, turns[0][0], seed)):
        return found
    ends = [[play_to_end(spot, trials, turn, mix_seed(seed, 1 + number)) for number in range(min(many, SOME_OUTS))]
            for turn, _ in turns]
    best = max(arithmetic_mean(some) for some in ends)
    for (turn, _), some in zip(turns, ends, strict=True):
        if arithmetic_mean(some) >= best - HOPELESS_GAP:
            some += [play_to_end(spot, trials, turn, mix_seed(seed, 1 + number)) for number in range(SOME_OUTS, many)]
        found.append(ComparedTurn(turn, some,
                                  PuzzleLine(write_moves(spot.definition, turn.choices), arithmetic_mean(some),
                                                         standard_error(some))))
    return sorted(found, key=lambda one: -arithmetic_mean(one.ends))


def is_safe(spot: CandidatePosition, trials: TurnComparison, turn: Turn, seed: int) -> bool:
    """Does a turn lead out so often that there is nothing to find?"""
    return all(play_to_end(spot, trials, turn, mix_seed(seed, -number)) for number in range(SAFE))


def play_to_end(spot: CandidatePosition, trials: TurnComparison, turn: Turn, seed: int) -> float:
    reseed_dice(trials.dice, seed)
    state: State = spot.definition.redeal(spot.state, spot.seat, trials.dice)
    play_choices(state, list(turn.choices))
    is_out = parts_of(spot.definition).is_out
    assert is_out is not None, "a game with puzzles of this kind says who is out"
    while not is_out(state, spot.seat) and (ask := state.ask) is not None:
        state.apply(trials.dice.answer(ask) if ask.seat == CHANCE else
                    trials.values.evaluator.rollout_move(state, ask, trials.dice))
    return 1.0 if is_out(state, spot.seat) else 0.0


class SolutionSplit(NamedTuple):
    """The turns that solve the puzzle, the others, and how far the nearest of those is behind."""

    right: list[ComparedTurn]
    others: list[ComparedTurn]
    gap: float
    is_sure: bool


def split_solution(turns: Sequence[ComparedTurn]) -> SolutionSplit | None:
    """Split the turns into solutions and others; None if there are no others, or too many solutions."""
    best = turns[0]
    behind = [(one, [mine - other for mine, other in zip(best.ends, one.ends)]) for one in turns[1:]]
    right = [best, *(one for one, less in behind if arithmetic_mean(less) <= MARGIN)]
    others = [(one, less) for one, less in behind if arithmetic_mean(less) > MARGIN]
    if not others or len(right) > MOST_RIGHT:
        return None
    others.sort(key=lambda pair: arithmetic_mean(pair[1]))
    gap = arithmetic_mean(others[0][1])
    is_sure = all(arithmetic_mean(less) >= ERRORS * standard_error(less) for _, less in others)
    return SolutionSplit(right, [one for one, _ in others], gap, is_sure)


def find(spot: CandidatePosition, kind: str) -> Puzzle | None:
    """Make a puzzle from a position in which one turn gives a clearly better chance than the others.

    Return None if it is no such position.
    """
    definition, state = spot.definition, spot.state
    if mix_seed(spot.seed,
                3) % SPARSE[kind] or state.ask is None or len(state.ask.options) < 2 or not can_be_puzzle(spot, kind):
        return None
    few, many = (SHORT_OUTS, DEEP_OUTS) if kind == ESCAPE else (SHORT, DEEP)
    first = compare_and_split(spot, kind, few, mix_seed(spot.seed, 4))
    if first is None or first.gap < GAPS[kind] or first.right[0].line.value < HOPE[kind]:
        return None
    moments = {one.turn.position_key for one in first.right}
    if solving.solves_puzzle(solving.QUICK, kind, definition, state, spot.players, spot.seed, moment_filter(moments)):
        return None
    more = turns_liked_by_evaluator(spot, [one.turn for one in first.right])
    deep = None if more is None else compare_and_split(spot, kind, many, mix_seed(spot.seed, 5), more)
    if deep is None or not is_clear(deep, kind) or {one.turn.position_key for one in deep.right} - moments:
        return None
    return puzzle_of(spot, kind, deep, many)


def turns_liked_by_evaluator(spot: CandidatePosition, right: Sequence[Turn]) -> list[Turn] | None:
    """Return all turns that the evaluator values at least as much as a solution: none of them may be left out.

    None where there are too many turns to list, or too many such turns to compare.
    """
    every = spot.all_turns()
    if every is None:
        return None
    evaluator = values_of(spot.definition.name, spot.players).evaluator
    with win_chances.LOCK:
        least = min(evaluator.plan_value(turn.end, spot.seat) for turn in right) - ALIKE
        found = [turn for turn in every if evaluator.plan_value(turn.end, spot.seat) >= least]
    return found if len(found) <= MOST_LIKED else None


def compare_and_split(spot: CandidatePosition, kind: str, simulations: int, seed: int,
                      more: Sequence[Turn] = ()) -> SolutionSplit | None:
    found = compare_turns(spot, kind, simulations, seed, more)
    return split_solution(found) if len(found) > 1 else None


def is_clear(deep: SolutionSplit, kind: str) -> bool:
    """Is the solution clearly better than every other turn that was compared?"""
    return deep.is_sure and deep.gap >= GAPS[kind] and deep.right[0].line.value >= HOPE[kind]


def can_be_puzzle(spot: CandidatePosition, kind: str) -> bool:
    """Can a position be a puzzle of this kind at all?"""
    clock = spot.definition.presenter().game_time(spot.state)
    if clock is None:
        return True
    if not clock.last:
        return clock.number >= ROUNDS[kind]
    return kind != WIN or clock.number >= LATE * clock.last


def puzzle_of(spot: CandidatePosition, kind: str, deep: SolutionSplit, simulations: int) -> Puzzle:
    moments = {one.turn.position_key for one in deep.right}
    quick = solving.bot_turn("medium", kind, spot.definition, spot.players, spot.state, spot.seed).position_key
    lines = [puzzle_line(one, quick, number < 2) for number, one in enumerate((deep.right[0], *deep.others))]
    many = len(deep.right) + len(deep.others)
    depth = simulations * many if kind == ESCAPE else simulations
    every = spot.all_turns()
    check = PuzzleCheck(False, len(every) if every is not None else many, many, depth, deep.gap)
    return build_puzzle(spot, kind, [one.line.moves for one in deep.right], lines, check, moment_filter(moments))


def puzzle_line(one: ComparedTurn, quick: str, is_explained: bool) -> PuzzleLine:
    """Return a turn as the file states it; only turns that are explained say where their points come from."""
    line = one.line
    by = "quick" if one.turn.position_key == quick else ""
    return PuzzleLine(line.moves, line.value, line.error, line.points, line.categories if is_explained else {}, by)
