"""The plan of a training run: what it is made of, checked before anything is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sacbe.games import load_definition as game_box
from sacbe.kernel.errors import Problem


class TrainingPlan(NamedTuple):
    """The settings of a training run; the same plan gives the same weights."""

    game: str
    seed: int = 1
    games: int = 1500               # of self-play in a generation
    duels: int = 200                # games between new and best weights
    window: int = 6                 # generations that new weights learn from
    hidden: int = 32
    second: int = 16
    epochs: int = 6
    players: tuple[int, ...] = ()   # numbers of players, as often as they come
    options: tuple[dict[str, str], ...] = ({},)
    trust: float = 0.8              # of a plan in the net; the evaluator says the rest
    chunk: int = 50                 # games of self-play that are stored together


def check_plan(plan: TrainingPlan) -> TrainingPlan:
    """Return the plan with the full name of its game and all its numbers of players; refuse what cannot be trained."""
    definition = game_box(plan.game)
    if definition.learning() is None:
        raise Problem("nothing-to-learn", game=definition.name)
    for name, number in (("games", plan.games), ("duels", plan.duels)):
        if number < 1:
            raise Problem("at-least-one", name=name, number=number)
    players = plan.players or definition.players
    for count in players:
        for options in plan.options:
            definition.check_setup(count, options)
    return plan._replace(game=definition.name, players=players)


def player_counts(text: str) -> tuple[int, ...]:
    """Read numbers of players, as often as games are to have them.

    >>> player_counts("2,3,4,4")
    (2, 3, 4, 4)
    """
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise Problem("player-counts", text=text) from None


def option_sets(values: Mapping[str, str]) -> tuple[dict[str, str], ...]:
    """Return every way to choose one value of each option; several values of one are separated by commas.

    >>> option_sets({"quarters": "exact,floor", "tileless": "yes"})
    ({'quarters': 'exact', 'tileless': 'yes'}, {'quarters': 'floor', 'tileless': 'yes'})
    """
    sets: list[dict[str, str]] = [{}]
    for name, choices in values.items():
        sets = [{**one, name: value} for one in sets for value in choices.split(",")]
    return tuple(sets)


def training_command(plan: TrainingPlan, options: Sequence[str], generations: int, calibration_games: int) -> str:
    """Return the command that makes the same weights again, wherever its files lie.

    >>> training_command(TrainingPlan("tzolkin", players=(2, 4)), ["quarters=floor"], 20, 1000)
    'sacbe train tzolkin --generations 20 --games 1500 --duels 200 --players 2,4 --option quarters=floor --seed 1 \
--calibration-games 1000 --export DIR'
    """
    words = ["sacbe train", plan.game, f"--generations {generations}", f"--games {plan.games}", f"--duels {plan.duels}",
             f"--players {','.join(str(count) for count in plan.players)}", *[f"--option {pair}" for pair in options],
             f"--seed {plan.seed}", f"--calibration-games {calibration_games}", "--export DIR"]
    return " ".join(words)
