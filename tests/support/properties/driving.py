"""Random games, looked at answer by answer, and what is recomputed beside them.

Every question is a step here, also one that chance answers and one that has a single answer, so that each step is one
small thing with the whole position before and after it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from sacbe import games
from sacbe.kernel.core.events import EventListener
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.core.notation import event_data
from sacbe.kernel.definition.game_definition import GameDefinition

Facts = dict[str, Any]
Event = dict[str, Any]
SHOWN = 5                   # differences that a failing test shows


class Draw(NamedTuple):
    """A game to play: everything that makes it this one, and so what it is called when something differs."""

    game: str
    players: int
    seed: int
    options: Mapping[str, str] = {}
    given: Mapping[str, Any] | None = None          # fields of a position to start from, as in a scenario


class Position:
    """A position on the way; its fields are dumped when somebody asks for them."""

    def __init__(self, definition: GameDefinition, state: State) -> None:
        self.definition = definition
        self.state = definition.clone(state)
        self.state.ask = state.ask

    @cached_property
    def facts(self) -> Facts:
        """Every documented field."""
        return self.definition.dump_fields(self.state)


class Step(NamedTuple):
    """One answer: who was asked what, the move, the events it caused, and the positions before and after."""

    seat: str               # "chance" for dice and draws
    prompt: str
    options: list[str]      # of players only
    move: str
    told: list[Event]
    earlier: Position
    later: Position
    then: tuple[str, str]   # who is asked what next; ("none", "over") after the end

    @property
    def before(self) -> Facts:
        """The fields before the answer."""
        return self.earlier.facts

    @property
    def after(self) -> Facts:
        """The fields after the answer."""
        return self.later.facts

    def heard(self, *names: str) -> list[Event]:
        """The events of these kinds."""
        return [said for said in self.told if said["event"] in names]

    @property
    def words(self) -> list[str]:
        """The words of the move."""
        return self.move.split()


class Ears(EventListener):
    """Collects every event."""

    def __init__(self, definition: GameDefinition) -> None:
        self.definition = definition
        self.told: list[Event] = []

    def on_event(self, kind: int, audience: int, numbers: list[int]) -> None:
        self.told.append(event_data(self.definition.events[kind], numbers))

    def take(self) -> list[Event]:
        """Return the events since the last call."""
        told, self.told = self.told, []
        return told


class Table:
    """A running game of a draw."""

    def __init__(self, draw: Draw, weights: Mapping[str, float]) -> None:
        self.draw = draw
        self.definition = games.load_definition(draw.game)
        self.options = self.definition.check_setup(draw.players, dict(draw.options))
        self.seats = self.definition.seats[:draw.players]
        self.random = random.Random(f"{draw.game} {draw.players} {draw.seed}")
        self.weights = weights
        self.ears = Ears(self.definition)
        self.answers = 0

    def start(self) -> State:
        """The fresh game, or the given position, with nothing answered yet."""
        if self.draw.given is None:
            return self.definition.new(self.draw.players, self.options)
        return self.definition.build_position(self.draw.players, self.options, self.draw.given)

    def chosen(self, options: Sequence[str]) -> int:
        """Which answer: a verb by its weight, then one of its moves by theirs, so that numbers drown no rare verb."""
        verbs: dict[str, list[int]] = {}
        for at, option in enumerate(options):
            verbs.setdefault(option.partition(" ")[0], []).append(at)
        verb = self.random.choices(list(verbs), [self.weights.get(verb, 1.0) for verb in verbs])[0]
        weights = [self.weights.get(options[at], 1.0) for at in verbs[verb]]
        return self.random.choices(verbs[verb], weights)[0]

    def steps(self) -> Iterator[Step]:
        """Play at random to the end."""
        definition, state = self.definition, self.start()
        state.listener = self.ears
        state.ask = ask = state.run_until_ask()
        before, heard = Position(definition, state), self.ears.take()
        while ask is not None:
            if ask.seat == CHANCE:
                seat, options = "chance", []
                choice = self.random.choice(ask.options)
            else:
                seat, options = definition.seats[ask.seat], [definition.grammar.write(option) for option in ask.options]
                choice = ask.options[self.chosen(options)]
            prompt = definition.prompts[ask.prompt]
            state.stack[-1].apply(state, choice)
            state.ask = ask = state.run_until_ask()
            after = Position(definition, state)
            then = ("none", "over") if ask is None else (
                "chance" if ask.seat == CHANCE else definition.seats[ask.seat], definition.prompts[ask.prompt])
            self.answers += 1
            yield Step(seat, prompt, options, definition.grammar.write(choice), heard + self.ears.take(), before, after,
                       then)
            before, heard = after, []
        self.state = state


class Tally:
    """What was compared, how often, and what was different."""

    def __init__(self) -> None:
        self.compared: Counter[str] = Counter()
        self.differences: list[str] = []

    def check(self, **least: int) -> None:
        """Nothing differed, and each of these was compared at least so often."""
        assert not self.differences, "\n".join([f"{len(self.differences)} differences", *self.differences[:SHOWN]])
        for what, number in least.items():
            assert self.compared[what] >= number, f"{what}: only {self.compared[what]} compared"


class Watch:
    """Recomputes one thing from the rulebook beside a game."""

    def __init__(self, table: Table, tally: Tally) -> None:
        self.table = table
        self.tally = tally
        self.where: str | Step = ""

    def see(self, step: Step) -> None:
        """Look at a step."""

    def end(self, last: Facts) -> None:
        """Look at the end of a game."""

    def same(self, what: str, found: Any, expected: Any, of: Any = "") -> None:
        """One comparison."""
        self.same_after([what], found, expected, of)

    def same_after(self, kinds: Sequence[str], found: Any, expected: Any, of: Any = "") -> None:
        """One comparison after several things have happened, counted for each of them."""
        self.tally.compared.update(kinds)
        if found != expected:
            what = " ".join(dict.fromkeys(kinds))
            self.differ(f"{what} {of}: engine {found}, rulebook {expected}")

    def differ(self, what: str) -> None:
        """Keep a difference, with what is needed to see it again."""
        draw, where = self.table.draw, self.where
        if isinstance(where, Step):
            where = f"answer {self.table.answers}: {where.seat} {where.prompt}: {where.move}"
        self.tally.differences.append(
            f"{draw.game} {draw.players} players seed {draw.seed} {dict(draw.options)} {where}: {what}")


def play(draws: Iterable[Draw], watches: Sequence[type[Watch]], weights: Mapping[str, float]) -> dict[str, Tally]:
    """Play every game once under all watches; the tally of each watch by its name."""
    tallies = {watch.__name__: Tally() for watch in watches}
    for draw in draws:
        table = Table(draw, weights)
        watchers = [watch(table, tallies[watch.__name__]) for watch in watches]
        last: Position | None = None
        for step in table.steps():
            for watcher in watchers:
                guarded(watcher, step)
            last = step.later
        for watcher in watchers:
            guarded(watcher, last)
    return tallies


def guarded(watcher: Watch, what: Step | Position | None) -> None:
    """A position in which nothing can be recomputed is a difference too: of this watch, not of the others."""
    watcher.where = what if isinstance(what, Step) else "at the end"
    try:
        if isinstance(what, Step):
            watcher.see(what)
        elif what is not None:
            watcher.end(what.facts)
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        watcher.differ(f"cannot be recomputed: {error!r}")
