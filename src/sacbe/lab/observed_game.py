"""One observed game of a run: what `sacbe balance` and `sacbe lab` make their figures of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, cast

from sacbe.games.common.event_counter import Counts, Uses
from sacbe.kernel.core.chance import play_to_end
from sacbe.kernel.core.events import EventListener
from sacbe.kernel.core.frame import CHANCE
from sacbe.lab import rows
from sacbe.lab.game_counts import load_statistics
from sacbe.lab.game_course import FollowedBot, GameCourse, GameFollower
from sacbe.lab.simulate import SimulationRun, chance_driver, make_seat_bot


class ObservedGame(NamedTuple):
    """One game: decisions, draws, points by seat and category, winners, seats by first turn, the game's counts.

    `uses` says how often each seat used a card, building, action or place; `course` and `steps` are there where they
    were asked for.
    """

    decisions: int
    draws: int
    parts: tuple[Mapping[str, int], ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    order: tuple[int, ...]
    counts: Counts
    uses: Uses = {}
    course: GameCourse | None = None
    steps: tuple[rows.DecisionRow, ...] = ()


def observe_game(run: SimulationRun, number: int, follow: int | None = None, with_steps: bool = False) -> ObservedGame:
    """Play one game of a run: the same as `simulate` plays under this number, with an observer that counts.

    With `follow` its course is followed, and the options of every so many decisions are weighed (0: of none).
    """
    definition = run.definition
    counting = load_statistics(run.game)
    state = definition.new_state(run.players, run.options)
    observer = None if counting is None else counting.Observer(state)
    state.listener = cast("EventListener | None", observer)
    state.run_until_decision()
    seats = [make_seat_bot(run, definition, name, seat, number) for seat, name in enumerate(run.bots)]
    follower = None if follow is None else GameFollower(definition, number, follow)
    if follower is not None:
        seats = [FollowedBot(bot, follower) for bot in seats]
    askers: list[int] = []
    taken: list[int] = []
    decisions = play_to_end(state, seats, chance_driver(run, number), taken, askers)
    winners = tuple(definition.winners(state))
    turns = [seat for seat in askers if seat != CHANCE] if observer is None else [*observer.turns]
    first = dict.fromkeys([*turns, *range(run.players)])
    if observer is not None:
        for seat, choice in zip(askers, taken, strict=True):
            if seat != CHANCE:
                observer.on_choice(seat, choice)
    counts = {} if observer is None else observer.final_counts(winners)
    return ObservedGame(decisions, len(askers) - decisions, tuple(definition.breakdown(state)),
                        tuple(definition.scores(state)),
                        winners,
                        tuple(first), counts, {} if observer is None else observer.uses,
                        None if follower is None else follower.course(),
                        rows.decision_rows(definition, run.players, run.options, askers, taken) if with_steps else ())
