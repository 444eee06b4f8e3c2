"""What a game offers to everything above it: a definition with its rules, its words and its views.

The kernel asks nothing else of a game, and the command line, the bots and the server ask the kernel.
"""

from __future__ import annotations

import json
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from sacbe.kernel.core.chance import Driver
from sacbe.kernel.core.encoding import Encoder
from sacbe.kernel.core.evaluator import Evaluator
from sacbe.kernel.core.frame import Origin, State
from sacbe.kernel.core.notation import EventType, Grammar, Names
from sacbe.kernel.definition import position_data as snapshot
from sacbe.kernel.definition.learning import LearningParts
from sacbe.kernel.definition.presenter import Presenter, TextRenderer
from sacbe.kernel.definition.puzzle_parts import PuzzleParts
from sacbe.kernel.errors import Problem, display_value, quote_non_number

POSITION = "sacbe position 1"               # the form of a position as data, and its version
MAX_ANSWERS = 100_000                       # answers; no game may be longer whose definition says nothing about it
VARIANT = "variant"                         # the key beside changed components that makes them a variant, with its name
KERNEL_RULES: Mapping[int, tuple[str, ...]] = {1: ("kernel.not-asked",)}


class Option(NamedTuple):
    """A disputed reading or a module as a switch; the first value is the register's reading.

    Where there are too many values to list, `shape` says what they look like.
    """

    name: str
    rule: str
    values: tuple[str, ...]
    shape: str = ""


class ScenarioField(NamedTuple):
    """A field of a scenario: where it stands, what it holds, and whether it can be given or only be expected."""

    name: str
    holds: str
    given: bool
    seat: bool = False


class ComponentLimit(NamedTuple):
    """What a variant may make of the values at these paths, where `*` stands for one part.

    A number lies between `low` and `high`, and so does each number of a list; a word or a flag becomes another one.
    A list keeps its length, unless `lengths` says how short and how long it can be.
    """

    paths: str
    low: int = 0
    high: int = 0
    lengths: tuple[int, int] | None = None


class FixedComponent(NamedTuple):
    """Numbers that no variant can change, at these paths and below them, and why: one word, which messages explain.

    `follows` from other values, `built`: the notation and the pictures are built for it, `option`: a choice of the
    table decides it, `told`: no rule reads it.
    """

    paths: str
    why: str


class LegacyRules(NamedTuple):
    """An older version of the rules that can still be read: the values and readings that have changed since."""

    version: int
    components: Mapping[str, Any]       # values that were shipped then, by their path
    options: Mapping[str, str]          # options that came later, with the value that stands for how it was


class GameLength(NamedTuple):
    """How many recorded answers, draws included, a game can have at most.

    If that is not proven from the rules, it is a limit at which adapters that need one stop, far above any game that
    was seen; the contract checks that no game reaches it.
    """

    answers: int
    is_proven: bool = False


class GameDefinition(ABC):
    """One game.  Everything here is stateless; the state is handed in."""

    name: str
    version: int                            # of the rules; a record keeps the one it was played with
    players: tuple[int, ...]
    seats: tuple[str, ...]
    options: tuple[Option, ...]
    grammar: Grammar
    prompts: Mapping[int, str]
    events: Mapping[int, EventType]
    rules: Mapping[int, tuple[str, ...]]    # refusal number -> ledger id, names of its numbers
    number_names: Mapping[str, Names]       # what the values of such a number are called
    units: int                              # units of a score that make one point
    scenario_fields: tuple[ScenarioField, ...]
    may_be_lost: bool = False               # can a game end without a winner?
    component_limits: tuple[ComponentLimit, ...] = ()  # what a variant can change
    fixed_components: tuple[FixedComponent, ...] = ()  # which numbers it cannot change, and why
    components: Mapping[str, Any] = {}      # values that are given otherwise, by their path; `variant` if it is one
    edition_name: str = ""                  # what these changes are called
    legacy: LegacyRules | None = None       # the older rules, in a definition for games begun by them

    @abstractmethod
    def new(self, players: int, options: Mapping[str, str]) -> State:
        """A fresh game whose first rule has not run yet; arguments are checked."""

    @abstractmethod
    def clone(self, state: State) -> State:
        """An independent copy of a state."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat, or a watcher, may see: a whitelist, as plain data."""

    def seat_view_from_public(self, state: State, seat: int, public_view: dict[str, Any]) -> dict[str, Any]:
        """The view of a seat, given the view of a watcher of the same position; what both see may be shared.

        Neither may be changed then.
        """
        return self.view(state, seat)

    def is_fully_public(self, state: State) -> bool:
        """Does everybody, a watcher too, see the same now?  Then one view serves them all."""
        return False

    @abstractmethod
    def redeal(self, state: State, seat: int | None, chance: Driver) -> State:
        """A copy in which everything the seat, or a watcher, cannot know is dealt again.

        What others know is such a thing too.  With the same dice, positions that the seat cannot tell apart become the
        same copy: nothing hidden may decide what is drawn.
        """

    @abstractmethod
    def scores(self, state: State) -> list[int]:
        """Final scores in units."""

    @abstractmethod
    def winners(self, state: State) -> list[int]:
        """The seats that win, after tie-breaks; none only where a game may be lost by all."""

    @abstractmethod
    def breakdown(self, state: State) -> list[dict[str, int]]:
        """Final scores by category, in units, a row per seat."""

    @abstractmethod
    def find_violations(self, state: State) -> list[str]:
        """List which conditions of every position this one breaks: none, in all that the rules can reach."""

    @abstractmethod
    def build_position(self, players: int, options: Mapping[str, str], given_fields: Mapping[str, Any]) -> State:
        """A standard start position with these fields edited, not yet run; impossible ones are refused."""

    @abstractmethod
    def dump_fields(self, state: State) -> dict[str, Any]:
        """Every documented field of a position, hidden ones included, as plain data."""

    def current_scores(self, state: State, seat: int | None, is_open: bool = False) -> list[int | None]:
        """What every seat has scored so far in units, as far as a seat (None: a watcher) can know it, else None.

        `is_open` after the end, when nothing is a secret any more.  Empty where points come at the end only.
        """
        return []

    def max_length(self, players: int, options: Mapping[str, str]) -> GameLength:
        """How long a game can last at most.  A game that knows its rounds gives a better limit than this one."""
        return GameLength(MAX_ANSWERS)

    def presenter(self) -> Presenter:
        """The data of the game for everything that shows it: data of questions, effects of moves."""
        return Presenter()

    def text_renderer(self) -> TextRenderer | None:
        """The game in words; None: it is shown plainly, field by field."""
        return None

    def statistics(self) -> Any:
        """What `sacbe balance` and `sacbe lab` count beyond scores, if anything: see
        `sacbe.lab.game_counts.GameStatistics`."""
        return None

    def evaluator(self) -> Evaluator:
        """What the game knows about good play; a game that knows nothing lets chance play it out."""
        return ScoreEvaluator(self)

    def learning(self) -> LearningParts | None:
        """What a learnt value reads of this game; None if nothing can be learnt of it."""
        return None

    def puzzles(self) -> PuzzleParts | None:
        """Which kinds of puzzles there are of the game; None: it has no puzzles."""
        return None

    def encoder(self, players: int, options: Mapping[str, str]) -> Encoder:
        """What a seat sees as a row of numbers, for programs that learn; arguments are checked."""
        raise Problem("no-encoder", game=self.name)

    def edition(self, name: str, changes: Mapping[str, Any]) -> GameDefinition:
        """Return this game with other values: assumed ones, or any if the changes are those of a variant.

        A game that allows it checks the changes, no matter who made them, and keeps them as `components`, so that a
        record can name them.  One that has no components refuses.
        """
        raise Problem("no-editions", game=self.name)

    @property
    def variant(self) -> str:
        """The name of the variant that is played; empty for the game as it is printed, assumed values or not."""
        return str(self.components.get(VARIANT, ""))

    @property
    def changed_components(self) -> dict[str, Any]:
        """The values that are given otherwise, by their path."""
        return {path: value for path, value in self.components.items() if path != VARIANT}

    def legacy_version(self, version: int) -> GameDefinition | None:
        """Return the definition for games begun by older rules: the rules of today with the values of then.

        None for a version that cannot be read, because it is too old or newer than this one.
        """
        return self if version == self.version else None

    # ------------------------------------------------------------ what follows from these

    def use_legacy(self, then: LegacyRules) -> None:
        """Become the definition for games begun by older rules: their number, their values and their readings count."""
        self.legacy = then
        self.version = then.version

    def start_game(self, players: int, options: Mapping[str, str]) -> State:
        """A fresh game, waiting for its first answer."""
        state = self.new_state(players, options)
        state.run_until_decision()
        return state

    def new_state(self, players: int, options: Mapping[str, str]) -> State:
        """A fresh game whose first rule has not run yet, which knows where it comes from."""
        return self.with_origin(self.new(players, options), players, options)

    def with_origin(self, state: State, players: int, options: Mapping[str, str]) -> State:
        """Tell a state what it was set up from, and return it."""
        state.origin = GameOrigin(self, players, options)
        return state

    def snapshot(self, state: State) -> dict[str, Any]:
        """A position of this game as data, with what it was set up from: `docs/develop/snapshots.md`."""
        origin = state.origin
        if not isinstance(origin, GameOrigin):
            raise Problem("snapshot-origin")
        options = self.check_setup(origin.players, origin.options)
        return {"format": POSITION, "game": self.name, "rules": self.version, "edition": self.edition_name,
                "components": dict(self.components), "players": origin.players, "options": options,
                **snapshot.encode(state)}

    def restore(self, data: Mapping[str, Any]) -> State:
        """The position of a snapshot; one of another form, game, version or edition is refused."""
        self.check_snapshot(data, POSITION)
        return self.read_position(data, data["players"], data["options"])

    def read_position(self, data: Mapping[str, Any], players: int, options: Mapping[str, str]) -> State:
        """The position in a snapshot whose header is checked."""
        return snapshot.decode(self.new_state(players, options), data)

    def check_snapshot(self, data: Mapping[str, Any], form: str) -> None:
        """Refuse what is no snapshot of this form, or one of something else, in one clear line."""
        if not isinstance(data, Mapping) or data.get("format") != form:
            raise Problem("snapshot-format", need=form)
        needs = {"game": self.name, "rules": self.version, "components": dict(self.components)}
        for what, need in needs.items():
            if (have := data.get(what)) != need:
                raise Problem("snapshot-other", what=what, have=display_value(have), need=display_value(need))
        if not isinstance(data.get("players"), int) or not isinstance(data.get("options"), Mapping):
            raise Problem("snapshot-form")

    def __reduce__(self) -> tuple[Any, ...]:
        changes = json.dumps(dict(self.components), sort_keys=True)
        return unpacked, (type(self), self.version, self.edition_name, changes)

    def check_setup(self, players: int, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values; unknown names, values and player counts are refused."""
        if not isinstance(players, int) or players not in self.players:
            raise Problem("player-count", game=self.name, players=quote_non_number(players),
                          allowed=join_names(self.players))
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise Problem("unknown-option", game=self.name, option=display_value(name), allowed=join_names(known))
            if not isinstance(value, str) or value not in known[name].values:
                allowed = known[name].shape or join_names(known[name].values)
                raise Problem("option-value", option=name, value=display_value(value), allowed=allowed)
        usual = {name: option.values[0] for name, option in known.items()}
        if self.legacy is not None:
            usual.update(self.legacy.options)
        return {name: str(options.get(name, value)) for name, value in usual.items()}

    def seat_number(self, seat: int | str, players: int) -> int:
        """The number of a seat given by number or name."""
        names = self.seats[:players]
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < players:
            return seat
        if isinstance(seat, str) and seat in names:
            return names.index(seat)
        raise Problem("unknown-seat", seat=display_value(seat), allowed=join_names(names))

    def refusal_rule(self, number: int) -> tuple[str, ...]:
        """The ledger id of a refusal, and the names of its numbers."""
        return KERNEL_RULES.get(number) or self.rules[number]

    def refusal_details(self, number: int, why: Sequence[int]) -> dict[str, int | str]:
        """The numbers of a refusal, by name, in words where there are words."""
        _, *names = self.refusal_rule(number)
        return {name: self.number_names[name][value] if name in self.number_names else value
                for name, value in zip(names, why, strict=False)}

    def format_points(self, units: int) -> str:
        """A score as text: exact, without needless zeros."""
        whole, rest = divmod(abs(units), self.units)
        text = str(whole) + (f"{rest / self.units:.4f}".rstrip("0")[1:] if rest else "")
        return "-" + text if units < 0 else text


class GameOrigin(Origin):
    """What a state was set up from: a game definition, a number of players, options."""

    def __init__(self, definition: GameDefinition, players: int, options: Mapping[str, str]) -> None:
        self.definition = definition
        self.players = players
        self.options = options

    def pickle_state(self, state: State) -> tuple[Any, ...]:
        return restored, (self.definition, self.players, dict(self.options), snapshot.encode(state))


def restored(definition: GameDefinition, players: int, options: Mapping[str, str], data: Mapping[str, Any]) -> State:
    """A position out of a pickle."""
    return definition.read_position(data, players, options)


@lru_cache(maxsize=16)
def unpacked(kind: type[GameDefinition], version: int, edition: str, changes: str) -> GameDefinition:
    """A game definition out of a pickle: that of its module if it has one, with the same rules and components."""
    shipped = getattr(sys.modules[kind.__module__], "DEFINITION", None)
    newest: GameDefinition = shipped if type(shipped) is kind else kind()
    found = newest.legacy_version(version)
    if found is None:
        raise Problem("rules-version", game=newest.name, have=version, need=newest.version)
    own = json.loads(changes)
    return found.edition(edition, own) if own else found


class ScoreEvaluator(Evaluator):
    """Knows final scores and nothing else: before the end everybody stands alike."""

    def __init__(self, definition: GameDefinition) -> None:
        super().__init__(1.0, 1_000_000)
        self.definition = definition

    def expected_points(self, state: State) -> list[float]:
        scores = self.definition.scores(state)
        return [score / self.definition.units if state.ask is None else 0.0 for score in scores]


def join_names(names: Any) -> str:
    """Join names with commas, for a message."""
    return ", ".join(str(name) for name in names)
