"""Pairs of positions that differ in one value, where a seat sees the difference: in the view, and in its row.

Positions come from random games.  A value of the tables is replaced by one that stood there at another time; so it may
be impossible beside the others, but never in itself.  An argument of an unfinished rule may also be one more or less;
a rule may be missing; the question may be another one.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from sacbe.kernel.core.chance import Driver, SeededDriver, mix_seed
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.definition import position_data as snapshot
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.play import scenario
from sacbe.kernel.play.game import Game
from sacbe.testing import contract

SEEN = 2            # so often the change of a value is looked for
TRIED = 6           # and so often it is tried
EVERY = 40          # positions, of which one is taken
RARE = 3            # so often a rule is new, and its position taken
KEPT = 12           # values that stood in a place

Look = Callable[[GameDefinition, State, int], bytes]
Path = tuple[str | int, ...]


class Value(NamedTuple):
    """A number of a position: where it stands in this one, what it is called in all of them."""

    path: Path
    key: str
    value: int


class Pair(NamedTuple):
    """One change that a seat sees, and the names of the numbers that tell it."""

    key: str
    before: object
    after: object
    names: frozenset[str]
    is_behind: bool         # chance is asked, and the rule waits behind another one of its kind


def values(data: Any, path: Path = (), key: str = "") -> Iterator[Value]:
    """All numbers of a position; those of a rule are called by the rule, wherever it is in the stack."""
    if isinstance(data, dict):
        start = data.get(snapshot.FRAME_KEY, key)
        for name, inner in data.items():
            if name not in (snapshot.FRAME_KEY, snapshot.PART_KEY):
                yield from values(inner, (*path, name),
                                  f"{start}.{name}".removesuffix(f".{snapshot.LIST_KEY}").lstrip("."))
    elif isinstance(data, list):
        for at, inner in enumerate(data):
            yield from values(inner, (*path, at), f"{key}.{at}")
    elif isinstance(data, int):
        yield Value(path, key, data)


def vectors(data: Any, path: Path) -> Iterator[tuple[Path, list[int]]]:
    """All rows of numbers in the tables."""
    if isinstance(data, dict):
        for name, inner in data.items():
            if isinstance(inner, list) and name == snapshot.LIST_KEY:
                for at, one in enumerate(inner):
                    yield from vectors(one, (*path, at))
            elif isinstance(inner, list) and len(inner) > 1 and all(isinstance(one, int) for one in inner):
                yield (*path, name), inner
            else:
                yield from vectors(inner, (*path, name))


def put(data: Any, path: Path, value: object) -> None:
    """Write one value."""
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


def walked(state: State, dice: Driver) -> Iterator[State]:
    """The positions of a game to its end."""
    yield state
    while (ask := state.ask) is not None:
        state.apply(dice.answer(ask))
        yield state


def played(case: scenario.ScenarioCase, game: Game) -> Iterator[State]:
    """The positions of a case, after each of its moves."""
    yield game.state
    for move in case.data.get("moves") or []:
        if not isinstance(move, dict):
            scenario.play(game, str(move))
            yield game.state


class Changes:
    """The changes of one game with so many players; `together`: all its rules concern the seat whose turn it is."""

    def __init__(self, definition: GameDefinition, players: int, look: Look, together: bool) -> None:
        self.definition = definition
        self.players = players
        self.look = look
        self.together = together
        self.tried: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        self.looked: Counter[str] = Counter()       # so often the change made something that can be looked at
        self.met: Counter[str] = Counter()
        self.stood: dict[str, list[int]] = {}

    def in_game(self, seed: int) -> Iterator[Pair]:
        """In a random game, with options that are drawn."""
        options = contract.sample_options(self.definition, self.players, seed)
        state, dice = self.definition.start_game(self.players, options), SeededDriver(mix_seed(seed, self.players))
        return self.pairs(options, walked(state, dice), seed)

    def in_case(self, case: scenario.ScenarioCase) -> Iterator[Pair]:
        """In a case of a scenario: what is rare in random games."""
        game = scenario.begin(case, self.definition)
        return self.pairs(game.options, played(case, game), 0)

    def pairs(self, options: Mapping[str, str], states: Iterable[State], seed: int) -> Iterator[Pair]:
        """The changes of these positions that a seat sees: the one that is asked, or any other."""
        fresh, encoder = self.definition.new_state(self.players, options), self.definition.encoder(self.players,
                                                                                                   options)
        drawn = random.Random(seed)

        def sight(which: State, seat: int) -> tuple[bytes, list[int]]:
            return self.look(self.definition, which, seat), encoder.encode_row(which, seat)

        for at, state in enumerate(states):
            ask = state.ask
            if not self.is_new(state) and at % EVERY:
                continue
            asked = 0 if ask is None or ask.seat == CHANCE else ask.seat
            kinds = [type(rule).__name__ for rule in state.stack]
            shown: dict[int, tuple[bytes, list[int]]] = {}
            for key, before, after, data in self.changed(snapshot.encode(state), drawn):
                self.tried[key] += 1
                for seat in {asked, drawn.randrange(self.players)}:
                    try:
                        look, row = sight(snapshot.decode(fresh, data), seat)
                    except IndexError:      # no position at all: a value that fits nothing else
                        continue
                    self.looked[key] += 1
                    if seat not in shown:
                        shown[seat] = sight(state, seat)
                    if look != shown[seat][0]:
                        self.seen[key] += 1
                        names = zip(encoder.names, shown[seat][1], row)
                        told = frozenset(name for name, one, other in names if one != other)
                        rule = key.removeprefix("no ").partition(".")[0]
                        is_behind = ask is not None and ask.seat == CHANCE and kinds.count(rule) > 1
                        yield Pair(key, before, after, told, is_behind)

    def changed(self, data: dict[str, Any], drawn: random.Random) -> Iterator[tuple[str, object, object, Any]]:
        """The same position with one change, again and again; what is yielded is changed back afterwards."""
        stack = data["stack"]
        for at, rule in enumerate(stack):
            if self.wanted(f"no {rule[snapshot.FRAME_KEY]}"):
                yield f"no {rule[snapshot.FRAME_KEY]}", True, False, {**data, "stack": stack[:at] + stack[at + 1:]}
        for path, numbers in vectors(data["state"], ("state",)):
            key, one, two = "exchanged " + ".".join(map(str, path)), *drawn.sample(range(len(numbers)), 2)
            if numbers[one] != numbers[two] and self.wanted(key):
                numbers[one], numbers[two] = numbers[two], numbers[one]
                yield key, one, two, data
                numbers[one], numbers[two] = numbers[two], numbers[one]
        ask = data["ask"]
        asked = {} if ask is None else {"seat": ask[0], "prompt": ask[1]}
        for path, key, value in [*values({"state": data["state"]}), *values({"stack": stack}), *values({"ask": asked})]:
            stood = self.stood.setdefault(key, [])
            if value not in stood and len(stood) < KEPT:
                stood.append(value)
            others = [one for one in stood if one != value]
            if not others and path[0] == "stack":
                others = [not value] if isinstance(value, bool) else [value + 1, max(value - 1, 0)]
            if not others or not self.wanted(key):
                continue
            other = drawn.choice(others)
            if path[0] == "ask":
                place = 0 if path[1] == "seat" else 1
                yield key, value, other, {**data, "ask": [*ask[:place], other, *ask[place + 1:]]}
            elif self.together and path[0] == "stack" and path[-1] == "seat":
                turned = [{**rule, "seat": other} if rule.get("seat") == value else rule for rule in stack]
                yield key, value, other, {**data, "stack": turned, "ask": ask and [other, *ask[1:]]}
            else:
                put(data, path, other)
                yield key, value, other, data
                put(data, path, value)

    def is_new(self, state: State) -> bool:
        """Is there a rule or a question that was rare until now?"""
        kinds = {type(rule).__name__ for rule in state.stack} | {"" if state.ask is None else str(state.ask.prompt)}
        self.met.update(kinds)
        return any(self.met[kind] <= RARE for kind in kinds)

    def wanted(self, key: str) -> bool:
        return self.seen[key] < SEEN and self.tried[key] < TRIED
