"""Positions that look alike act alike: what a seat sees and is asked tells it what each answer does.

A rule that is half done may know something that no table of the game holds.  If a view leaves that out, two positions
look the same to the seat that is asked, and the same answer does different things.  `InformationSets` remembers how the
positions of a game looked and compares what follows where two of them looked the same.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, NamedTuple

import msgspec

from sacbe.kernel.core.events import EventListener
from sacbe.kernel.core.frame import CHANCE, Ask, State
from sacbe.kernel.core.notation import event_data
from sacbe.kernel.definition.game_definition import GameDefinition

MAX_TRIED_OPTIONS: Final = 6    # options that are tried at a position, spread over the list
NOBODY: Final = -1


class SeatListener(EventListener):
    """Collects the events that one seat may know, as plain data."""

    def __init__(self, definition: GameDefinition, seat: int) -> None:
        self.definition = definition
        self.seat = seat
        self.heard: list[dict[str, int | str]] = []

    def on_event(self, kind: int, audience: int, numbers: list[int]) -> None:
        if audience >> self.seat & 1:
            self.heard.append(event_data(self.definition.events[kind], numbers))


class MoveOutcome(NamedTuple):
    """What a move led to: the events for a seat, whether something secret was opened, and who is asked what then."""

    events: list[dict[str, int | str]]
    opened: bool
    asked: int                          # NOBODY after the end
    prompt: int


def observe_move(definition: GameDefinition, state: State, seat: int, choice: int) -> tuple[MoveOutcome, State]:
    """Play a move on a copy; return what it led to for a seat, up to the next question, and the position then."""
    twin = definition.clone(state)
    ears = SeatListener(definition, seat)
    twin.listener = ears
    twin.apply(choice)
    asked, prompt = (NOBODY, NOBODY) if twin.ask is None else (twin.ask.seat, twin.ask.prompt)
    return MoveOutcome(ears.heard, twin.reveals != state.reveals, asked, prompt), twin


def observation_key(definition: GameDefinition, state: State, ask: Ask) -> bytes:
    """Everything that the seat that is asked sees, as bytes: its view, the question and the options."""
    seen = [definition.view(state, ask.seat), ask.seat, ask.prompt, list(ask.options)]
    return msgspec.json.encode(seen, order="deterministic")


class InformationSets:
    """The positions of one game so far, by what the seat that is asked sees of them."""

    def __init__(self, definition: GameDefinition) -> None:
        self.definition = definition
        self.known: dict[bytes, State] = {}

    def check_position(self, state: State, ask: Ask) -> str:
        """Compare a position, and what some of its options lead to, with earlier ones; return what is ambiguous."""
        found = self.compare(state, ask)
        for choice in sample_evenly(ask.options):
            if found:
                break
            _, then = observe_move(self.definition, state, ask.seat, choice)
            if then.ask is not None and then.ask.seat != CHANCE:
                found = self.compare(then, then.ask)
        return found

    def compare(self, state: State, ask: Ask) -> str:
        """Say how this position differs from an earlier one that looked the same; empty if it does not."""
        key = hashlib.sha256(observation_key(self.definition, state, ask)).digest()
        other = self.known.get(key)
        if other is None:
            clone = self.definition.clone(state)
            clone.listener = None
            self.known[key] = clone
            return ""
        for choice in sample_evenly(ask.options):
            (one, one_then), (two, two_then) = (observe_move(self.definition, each, ask.seat, choice)
                                                for each in (state, other))
            if one.opened or two.opened:
                continue                        # secrets may differ
            if one != two or self.observe_outcome(one_then, ask.seat) != self.observe_outcome(two_then, ask.seat):
                asked, move = self.definition.prompts[ask.prompt], self.definition.grammar.write(choice)
                return (f"{asked}: {move} does different things in positions that look alike: "
                        f"{first_difference(one, two) or 'other views'}; "
                        f"frames {frame_names(state)} and {frame_names(other)}")
        return ""

    def observe_outcome(self, state: State, seat: int) -> Any:
        """What a seat sees after a move: its view, and its options if it is asked."""
        own = state.ask.options if state.ask is not None and state.ask.seat == seat else []
        return self.definition.view(state, seat), list(own)


def sample_evenly(options: list[int]) -> list[int]:
    """A few options, spread evenly over the list."""
    return options[::max(1, -(-len(options) // MAX_TRIED_OPTIONS))]


def first_difference(one: MoveOutcome, two: MoveOutcome) -> str:
    """The first thing that two moves led to differently."""
    return next((f"{a} and {b}" for a, b in zip(one, two, strict=True) if a != b), "")


def frame_names(state: State) -> str:
    """The names of the unfinished rules of a position."""
    return "/".join(type(frame).__name__ for frame in state.stack)
