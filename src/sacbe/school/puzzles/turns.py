"""The turns that a seat can make in a position: everything it decides until the turn is over.

A turn ends where somebody else or chance is asked, where something secret is opened, where the next turn begins, or
with the game.  So nothing that the seat cannot know decides what its turn is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from sacbe.kernel.core.events import EventListener
from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.presentation.render.preview import find_event_number

MOST_NODES: Final = 2_500       # positions within a turn that are looked at


class Turn(NamedTuple):
    """A turn and where it ends; of several ways to the same end, the shortest."""

    choices: tuple[int, ...]
    end: State
    position_key: str


class TurnListener(EventListener):
    """Notes whether the next turn has begun."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.is_next = False

    def on_event(self, kind: int, audience: int, numbers: list[int]) -> None:
        if kind == self.kind:
            self.is_next = True


class TurnExplorer:
    """Explores the turn of the seat that is asked in a position."""

    def __init__(self, definition: GameDefinition, state: State) -> None:
        assert state.ask is not None
        self.definition = definition
        self.start = state
        self.seat = int(state.ask.seat)
        self.reveals = int(state.reveals)
        self.turn_began = find_event_number(definition, definition.presenter().turn_began)

    def step(self, state: State, choice: int) -> tuple[State, bool]:
        """Return the position after a choice, and whether the turn is over then."""
        twin = self.definition.clone(state)
        ears = TurnListener(self.turn_began)
        twin.listener = ears
        twin.apply(choice)
        twin.listener = None
        ask = twin.ask
        return twin, ears.is_next or ask is None or int(ask.seat) != self.seat or int(twin.reveals) != self.reveals

    def all_turns(self, most: int = MOST_NODES) -> list[Turn] | None:
        """Return every turn that ends in another position; None if there are too many to look at."""
        open_ = [Turn((), self.start, "")]
        seen: set[str] = set()
        ended: dict[str, Turn] = {}
        while open_:
            longer: list[Turn] = []
            for turn in open_:
                ask = turn.end.ask
                assert ask is not None
                for choice in ask.options:
                    end, is_over = self.step(turn.end, choice)
                    moment = end.position_key()
                    one = Turn((*turn.choices, int(choice)), end, moment)
                    if is_over:
                        ended.setdefault(moment, one)
                    elif moment not in seen:
                        seen.add(moment)
                        longer.append(one)
                if len(seen) + len(ended) > most:
                    return None
            open_ = longer
        return list(ended.values())

    def follow_choices(self, choices: Iterable[int]) -> tuple[Turn, bool]:
        """Return as much of a plan as belongs to the turn, and whether the turn is over then."""
        now, taken, is_over = self.start, [], False
        for choice in choices:
            if is_over or now.ask is None or choice not in now.ask.options:
                break
            now, is_over = self.step(now, choice)
            taken.append(int(choice))
        return Turn(tuple(taken), now, now.position_key()), is_over

    def follow_moves(self, moves: Sequence[str]) -> Turn | None:
        """Return the turn of these moves; None if one of them is not legal, or they are not one whole turn."""
        turn, is_over = self.follow_choices([self.definition.grammar.read(move) for move in moves])
        return turn if is_over and len(turn.choices) == len(moves) else None


def write_moves(definition: GameDefinition, choices: Sequence[int]) -> tuple[str, ...]:
    return tuple(definition.grammar.write(choice) for choice in choices)
