"""A position with the events and answers that every seat knows of on the way to it: what OpenSpiel calls a state.

It can be copied, pickled and dealt again, and knows the information state of each seat.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from copy import deepcopy
from functools import lru_cache
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, i64
from numpy.typing import NDArray

from sacbe.kernel.core.chance import Driver
from sacbe.kernel.core.encoding import Encoder
from sacbe.kernel.core.events import EventListener, audience_of
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.core.notation import event_data
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.learning.arguments import as_integer

ANSWER_ROW: Final = -1          # kinds of rows beside the events of the game
FORCED_MOVE_ROW: Final = -2
LogRow = tuple[int, int, tuple[int, ...]]       # audience, kind of event, its numbers


class EventLogger(EventListener):
    """Writes every event and forced move to a log, with its audience."""

    def __init__(self, log: list[LogRow]) -> None:
        self.log = log

    def on_event(self, kind: i64, audience: i64, numbers: list[i64]) -> None:
        self.log.append((audience, kind, tuple(numbers)))

    def on_forced_move(self, seat: i64, choice: i64) -> None:
        if seat != CHANCE:
            self.log.append((audience_of(seat), FORCED_MOVE_ROW, (choice,)))


class LoggedPosition:
    """A position and its log.  The log of a seat has every event it knows of, and what it saw and did when asked."""

    def __init__(self, definition: GameDefinition, players: int, options: Mapping[str, str], state: State,
                 log: list[LogRow]) -> None:
        self.definition, self.players, self.options = definition, players, options
        self.state, self.log = state, log
        self.encoder = encoder_of(definition, players, tuple(options.items()))
        state.listener = EventLogger(log)

    @classmethod
    def initial(cls, definition: GameDefinition, players: int, options: Mapping[str, str]) -> LoggedPosition:
        """The start of a game, waiting for its first answer."""
        started = cls(definition, players, options, definition.new_state(players, options), [])
        started.state.run_until_decision()
        return started

    def __deepcopy__(self, memo: dict[int, Any]) -> LoggedPosition:
        return LoggedPosition(self.definition, self.players, self.options, self.definition.clone(self.state),
                              self.log.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return LoggedPosition, (self.definition, self.players, dict(self.options), self.definition.clone(self.state),
                                self.log)

    def play(self, choice: int) -> None:
        """Play a legal choice.  A seat remembers what it saw then, as a digest of its row: it forgets nothing."""
        ask = self.state.ask
        assert ask is not None
        if ask.seat != CHANCE:
            seen = hashlib.blake2b(self.encode_row(ask.seat).tobytes(), digest_size=8).digest()
            self.log.append((audience_of(ask.seat), ANSWER_ROW, (ask.prompt, choice, int.from_bytes(seen, "big"))))
        self.state.apply(choice)

    def determinize(self, seat: int, dice: Driver) -> LoggedPosition:
        """Return a position in which what the seat cannot know is dealt again.

        Others remember only what the seat knows too: what only they have seen would fit the old deal; what they hold
        now is in their view.  After the end of a game nothing is hidden.
        """
        if self.state.ask is None:
            return deepcopy(self)
        heard = [row for row in self.log if row[0] >> seat & 1]
        return LoggedPosition(self.definition, self.players, self.options,
                              self.definition.redeal(self.state, seat, dice), heard)

    # ------------------------------------------------------------ what a seat knows

    def encode_row(self, seat: int) -> NDArray[np.int16]:
        """The row of a seat, by the game's encoder."""
        row = vec[i16]([0] * self.encoder.size)
        self.encoder.write_row(self.state, seat, row, 0)
        return np.asarray(memoryview(row))

    def log_lines(self, seat: int) -> list[str]:
        """The log of a seat as lines."""
        return [event_line(self.definition, kind, numbers) for audience, kind,
                numbers in self.log if audience >> seat & 1]

    def view(self, seat: int | None) -> str:
        """What a seat, or a watcher, sees now, and who is asked what."""
        ask = self.state.ask
        asked = "" if ask is None else f"{self.seat_name(ask.seat)} {self.definition.prompts[ask.prompt]}"
        return json.dumps({"asked": asked, **self.definition.view(self.state, seat)}, separators=(",", ":"))

    def private_text(self, seat: int) -> str:
        """What a seat sees and a watcher does not: nothing where all is open."""
        found = private_part(self.definition.view(self.state, seat), self.definition.view(self.state, None))
        return json.dumps(found, separators=(",", ":")) if found else ""

    def information_state(self, seat: int) -> str:
        """The information state of a seat: its whole log, and what it sees now."""
        return "\n".join([self.definition.seats[seat], *self.log_lines(seat), self.view(seat)])

    def seat(self, player: object) -> int:
        """The number of a player's seat; one who does not play is refused."""
        return self.definition.seat_number(as_integer(player), self.players)

    def seat_name(self, seat: int) -> str:
        return "chance" if seat == CHANCE else self.definition.seats[seat]


@lru_cache(maxsize=64)
def encoder_of(definition: GameDefinition, players: int, options: tuple[tuple[str, str], ...]) -> Encoder:
    """The encoder of a setup, made once."""
    return definition.encoder(players, dict(options))


@lru_cache(maxsize=20_000)
def event_line(definition: GameDefinition, kind: int, numbers: tuple[int, ...]) -> str:
    """A row of a log in words; many rows occur again and again."""
    if kind == ANSWER_ROW:
        prompt, choice, seen = numbers
        return f"{definition.prompts[prompt]} {seen:016x}: {definition.grammar.write(choice)}"
    if kind == FORCED_MOVE_ROW:
        return f"forced: {definition.grammar.write(numbers[0])}"
    words = event_data(definition.events[kind], numbers)
    return " ".join(str(value) if name == "event" else f"{name}={value}" for name, value in words.items())


def private_part(view: Any, common: Any) -> Any:
    """The part of plain data that is different from `common`, or missing there.

    >>> private_part({"a": 1, "b": {"c": 2, "d": 3}}, {"a": 1, "b": {"c": 2, "d": None}})
    {'b': {'d': 3}}
    """
    if not isinstance(view, dict) or not isinstance(common, dict):
        return view
    return {name: private_part(value, common.get(name)) for name, value in view.items()
            if name not in common or value != common[name]}
