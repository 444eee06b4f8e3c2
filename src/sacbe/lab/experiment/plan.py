"""A checked experiment: the variants that are played, what is measured, and when that is enough."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final, NamedTuple

from sacbe import games
from sacbe.kernel.errors import Problem, display_value
from sacbe.lab.experiment.measures import find_measure
from sacbe.lab.experiment.settings import BOTS, MOST_VALUES, PLAYERS, Settings, run_of, setting_kind
from sacbe.lab.game_course import EVERY
from sacbe.lab.simulate import SimulationRun

GAMES: Final = 400              # of each variant, at most
WITHIN_EVEN: Final = 0.1        # half an interval of the tilt that a search is content with
MOST_VARIANTS: Final = 100
ORDER, SEAT = "order", "seat"   # what a search makes even


class ExperimentVariant(NamedTuple):
    """One way to play: its name, its run, and its values of what is swept."""

    name: str
    run: SimulationRun
    values: tuple[Any, ...] = ()

    @property
    def key(self) -> str:
        """Return a hash of what the games of a variant depend on: a folder stores them under this."""
        text = json.dumps(self.run, sort_keys=True, default=str)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


class ValueSearch(NamedTuple):
    """A search: the value, its range, and which shares are to be even, by turn order or by seat."""

    name: str
    low: float
    high: float
    by: str = ORDER


class Experiment(NamedTuple):
    """A planned experiment.  The first variant is what the others are compared with."""

    game: str
    seed: int
    variants: tuple[ExperimentVariant, ...]
    axes: tuple[str, ...] = ()              # names of what is swept
    measure: str = "score"                  # its interval decides when enough games are played
    within: float | None = None             # half the width that is narrow enough; None: play all games
    games: int = GAMES
    every: int = EVERY
    search: ValueSearch | None = None
    base: Mapping[str, Any] = {}            # the settings of all variants, for a search that makes more of them

    def variant_at(self, value: float) -> ExperimentVariant:
        """Return the variant of a search that has this value."""
        assert self.search is not None
        name = self.search.name
        given: Any = str(value) if setting_kind(self.game, name) == "option" else value
        return ExperimentVariant(f"{name}={value}", run_of(self.game, self.seed, {**self.base, name: given}), (value,))


class ExperimentRequest(NamedTuple):
    """A request for an experiment, from the command line or a file, before it is checked."""

    game: str
    base: Settings = {}
    variants: Mapping[str, Settings] = {}
    sweep: Mapping[str, Sequence[Any]] = {}
    search: ValueSearch | None = None
    seed: int = 0
    measure: str = "score"
    within: float | None = None
    games: int = GAMES
    every: int = EVERY


def plan_experiment(wish: ExperimentRequest) -> Experiment:
    """Plan the experiment that is asked for; refuse what cannot be played before anything is played."""
    game = games.load_definition(wish.game).name
    find_measure(wish.measure)
    if wish.games < 2:
        raise Problem("lab-least", name="games", number=wish.games, least=2)
    if wish.every < 0:
        raise Problem("lab-least", name="weigh", number=wish.every, least=0)
    if wish.within is not None and not wish.within > 0:
        raise Problem("lab-within", value=display_value(wish.within))
    if sum(map(bool, (wish.variants, wish.sweep, wish.search))) > 1:
        raise Problem("lab-one-of")
    plain = Experiment(game, wish.seed, (), (), wish.measure, wish.within, wish.games, wish.every)
    if wish.search is not None:
        return plan_search(plain, wish.search, wish.base)
    found = swept_variants(game, wish) if wish.sweep else named_variants(game, wish)
    if len(found) > MOST_VARIANTS:
        raise Problem("lab-many", name="sweep", most=MOST_VARIANTS)
    return plain._replace(variants=check_distinct(found), axes=tuple(wish.sweep))


def named_variants(game: str, wish: ExperimentRequest) -> list[ExperimentVariant]:
    """Return the variants by name: the base alone is A; beside a single variant, the base is A, too."""
    if not wish.variants:
        return [ExperimentVariant("A", run_of(game, wish.seed, wish.base))]
    given = dict(wish.variants)
    if len(given) == 1:
        given = {"A": {}, **given}
    return [ExperimentVariant(name, run_of(game, wish.seed, {**wish.base, **settings})) for name,
            settings in given.items()]


def swept_variants(game: str, wish: ExperimentRequest) -> list[ExperimentVariant]:
    """Return a variant for each value of one sweep, or for each pair of values of two."""
    if len(wish.sweep) > 2:
        raise Problem("lab-two-sweeps")
    for name, values in wish.sweep.items():
        setting_kind(game, name)
        if not 2 <= len(values) <= MOST_VALUES:
            raise Problem("lab-values", name=name, count=len(values), most=MOST_VALUES)
    found = []
    for values in product(*wish.sweep.values()):
        changes = dict(zip(wish.sweep, values, strict=True))
        label = ", ".join(f"{name}={display_value(value)}" for name, value in changes.items())
        found.append(ExperimentVariant(label, run_of(game, wish.seed, {**wish.base, **changes}), values))
    return found


def check_distinct(variants: Sequence[ExperimentVariant]) -> tuple[ExperimentVariant, ...]:
    """Refuse two variants that play the same."""
    seen: dict[str, str] = {}
    for variant in variants:
        run = variant.run._replace(edition="", components={key: value for key, value in variant.run.components.items()
                                                           if key != "variant"})
        key = ExperimentVariant("", run).key
        if key in seen:
            raise Problem("lab-same", first=seen[key], second=variant.name)
        seen[key] = variant.name
    return tuple(variants)


def plan_search(plain: Experiment, search: ValueSearch, base: Settings) -> Experiment:
    """Plan a search for a value; both ends of its range must be possible."""
    if setting_kind(plain.game, search.name) in (PLAYERS, BOTS, "components"):
        raise Problem("lab-even-name", name=search.name)
    if not search.low < search.high:
        raise Problem("lab-even-range", low=display_value(search.low), high=display_value(search.high))
    if search.by not in (ORDER, SEAT):
        raise Problem("lab-even-by", name=display_value(search.by))
    found = plain._replace(search=search, base=dict(base), axes=(search.name,),
                           measure="tilt" if search.by == ORDER else "seat-tilt",
                           within=WITHIN_EVEN if plain.within is None else plain.within)
    ends = [found.variant_at(value) for value in (search.low, search.high)]
    check_distinct(ends)
    if ends[0].run.players < 2:
        raise Problem("lab-even-alone")
    return found
