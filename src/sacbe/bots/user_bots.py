"""Bots of one's own: Python that somebody else wrote, by the name of a module or of an entry point.

Such a bot gets a `BotTurn`: the pending decision, with what its seat may know and nothing else.  Every process finds it
by its name alone, so it plays the same with any number of processes.  `docs/research/bots.md` has an example.
"""

from __future__ import annotations

import hashlib
import importlib
import inspect
import re
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, cached_property
from importlib.metadata import entry_points
from operator import attrgetter
from pathlib import Path
from typing import Any, Final

from sacbe.bots.randomness import ReseedableBot, reseed
from sacbe.kernel.core.chance import Driver, SeededDriver, mix_seed
from sacbe.kernel.core.frame import Ask, State
from sacbe.kernel.definition.game_definition import GameDefinition, GameOrigin
from sacbe.kernel.errors import Problem, display_value
from sacbe.kernel.play.game import Game

GROUP: Final = "sacbe.bots"             # of entry points
PLACE: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")       # module:factory
OWN_DICE: Final = 4                     # streams of a bot's seed: what is dealt again for it,
MORE_DICE: Final = 5                    # and what it deals itself

Decide = Callable[["BotTurn"], str | int]


class BotTurn:
    """A decision: what is asked, the legal moves, and the position as the seat that decides may know it.

    What the seat cannot know was dealt again before, so nothing here can tell it.
    """

    def __init__(self, definition: GameDefinition, state: State, seed: int) -> None:
        ask, origin = state.ask, state.origin
        assert ask is not None and isinstance(origin, GameOrigin)
        self.definition = definition
        self.game = definition.name
        self.players = origin.players
        self.options: Mapping[str, str] = definition.check_setup(origin.players, origin.options)
        self.seat = definition.seats[ask.seat]
        self.prompt = definition.prompts[ask.prompt]
        self.choices: list[int] = [int(choice) for choice in ask.options]
        self._state = state
        self._seed = seed
        self._deals = 0

    @cached_property
    def moves(self) -> list[str]:
        """The legal moves; each is a right answer."""
        return [self.definition.grammar.write(choice) for choice in self.choices]

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat sees: the same plain data as `game.view(seat)`."""
        return self.definition.view(self._state, self.definition.seats.index(self.seat))

    def deal(self) -> Game:
        """A game at this point in which what the seat cannot know is dealt again, other dice included.

        It is the bot's own: play on with it, clone it, throw it away.  Each call deals again.
        """
        self._deals += 1
        dice = SeededDriver(mix_seed(self._seed, self._deals))
        state = self.definition.redeal(self._state, self.definition.seats.index(self.seat), dice)
        return Game(self.definition, self.players, self.options, dice, start=state)


class UserBot(ReseedableBot):
    """Asks a bot of one's own with a copy in which the unknown is dealt again, and checks what it answers."""

    def __init__(self, name: str, definition: GameDefinition, seat: int, seed: int) -> None:
        self.name = name
        self.definition = definition
        self.seat = seat
        given = derive_seed(seed)
        self.seed = mix_seed(given, MORE_DICE)
        self.asked = 0
        self.dice = SeededDriver(mix_seed(given, OWN_DICE))
        with name_bot_in_errors(name):
            self.decide = make_decider(name, resolve_name(name), definition, seat, given)

    def reseed(self, seed: int) -> None:
        """Begin the luck of what is dealt for it again, by this seed; dice of its own stay as they are."""
        given = derive_seed(seed)
        self.seed = mix_seed(given, MORE_DICE)
        self.asked = 0
        reseed(self.dice, mix_seed(given, OWN_DICE))

    def choose(self, state: State, ask: Ask) -> int:
        copy = self.definition.redeal(state, self.seat, self.dice)
        self.asked += 1
        with name_bot_in_errors(self.name):
            answer = self.decide(BotTurn(self.definition, copy, mix_seed(self.seed, self.asked)))
        return check_answer(self.name, self.definition, ask, answer)


def derive_seed(seed: int) -> int:
    """The seed that strangers' code gets: it follows from ours, but not ours from it, as `mix_seed` can be undone.

    >>> derive_seed(1) == derive_seed(1), derive_seed(1) == derive_seed(2), derive_seed(1) < 1 << 62
    (True, False, True)
    """
    return int.from_bytes(hashlib.blake2b(str(int(seed)).encode(), digest_size=8, person=b"sacbe-bot").digest()) >> 2


def check_answer(name: str, definition: GameDefinition, ask: Ask, answer: object) -> int:
    """Return what a bot answered as a choice; a problem if it is no legal move."""
    choice = None
    if isinstance(answer, str) and definition.grammar.is_move(answer):
        choice = definition.grammar.read(answer)
    elif isinstance(answer, int) and not isinstance(answer, bool):
        choice = answer
    if choice not in ask.options or choice is None:
        raise Problem("bot-illegal", bot=name, move=display_value(answer), prompt=definition.prompts[ask.prompt])
    return choice


# ---------------------------------------------------------------- what was written

def make_decider(name: str, thing: Any, definition: GameDefinition, seat: int, seed: int) -> Decide:
    """Make the function that decides: of a function of a turn, an object that can `choose`, or a factory of either."""
    if accepts_arguments(thing, 3):
        thing = thing(definition, seat, seed)
    elif inspect.isclass(thing) and accepts_arguments(thing, 0):
        thing = thing()
    if isinstance(thing, Driver):
        return lambda turn: int(thing.choose(turn._state, turn._state.ask))
    if callable(getattr(thing, "choose", None)):
        thing = thing.choose
    if inspect.isclass(thing) or not accepts_arguments(thing, 1):
        raise Problem("bot-form", bot=name)
    decide: Decide = thing
    return decide


def accepts_arguments(thing: Any, count: int) -> bool:
    """Can this be called with this many arguments?"""
    if not callable(thing):
        return False
    try:
        inspect.signature(thing).bind(*[None] * count)
    except (TypeError, ValueError):
        return False
    return True


@contextmanager
def name_bot_in_errors(name: str) -> Iterator[None]:
    """Turn whatever goes wrong in a bot of one's own into one problem that names the bot and the line."""
    try:
        yield
    except Problem as problem:
        if problem.key.startswith("bot-"):
            raise
        raise Problem("bot-failed", bot=name, detail=" ".join(str(problem).split())) from problem
    except (Exception, SystemExit) as error:
        detail = f"{type(error).__name__}: {display_value(error)}{error_place(error)}"
        raise Problem("bot-failed", bot=name, detail=" ".join(detail.split())) from error


def error_place(error: BaseException) -> str:
    """The last line outside this file that ran before an error, where there is one."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__)
              if frame.filename not in (__file__, importlib.__file__) and not frame.filename.startswith("<")]
    return f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""


# ---------------------------------------------------------------- finding it

def is_factory_path(name: str) -> bool:
    """Does a name say which module, and what in it, makes a bot?

    >>> is_factory_path("my_module:factory"), is_factory_path("search:1000"), is_factory_path("hard/builder")
    (True, False, False)
    """
    return PLACE.fullmatch(name) is not None


def is_entry_point(name: str) -> bool:
    """Does an installed package have a bot of this name?"""
    return name in installed_bots()


@cache
def installed_bots() -> Mapping[str, Any]:
    """The bots of installed packages by their names."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def find_bot(name: str) -> Any:
    """Find what a name stands for; a problem if it is not there."""
    with name_bot_in_errors(name):
        return resolve_name(name)


@cache
def resolve_name(name: str) -> Any:
    """Load what a name stands for; a module is looked for on Python's path and then in the current folder."""
    if name in installed_bots():
        return installed_bots()[name].load()
    module, _, place = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    return attrgetter(place)(importlib.import_module(module))
