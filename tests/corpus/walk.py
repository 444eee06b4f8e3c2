"""Walks through a game, and looks at it after each answer.

After answer n all of the position, the question and the events of the answer are looked at, and a part of the rest: one
of the views (all seats in turn, then a spectator) and a share of all moves there are, with the rules that refuse them.
Words are looked at, not numbers, except in the position itself: a verb may move in its table.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from typing import Final, NamedTuple
from zlib import crc32

import msgspec

from sacbe import games
from sacbe.kernel.core.events import EventListener
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED
from sacbe.kernel.core.notation import event_data
from sacbe.kernel.definition.game_definition import GameDefinition

WIDTHS: Final = {"position": 3, "question": 3, "events": 2, "view": 2, "refusals": 2}   # signs of a digest, 6 bits each
SHARE: Final = 256              # moves at most that are tried against the rules after an answer
ENCODE: Final = msgspec.json.Encoder(order="deterministic").encode


class Look(NamedTuple):
    """Everything that is looked at after an answer, in full."""

    position: str
    question: str
    events: str
    view: str
    refusals: str

    def row(self) -> str:
        """Return a short digest of each part, one after the other."""
        return "".join(short(text, width) for text, width in zip(self, WIDTHS.values(), strict=True))


class Ears(EventListener):
    """Records every event, whoever may know it."""

    def __init__(self, definition: GameDefinition) -> None:
        self.definition = definition
        self.told: list[dict[str, int | str]] = []

    def on_event(self, kind: int, audience: int, numbers: list[int]) -> None:
        self.told.append({**event_data(self.definition.events[kind], numbers), "audience": audience})

    def on_forced_move(self, seat: int, choice: int) -> None:
        self.told.append({"event": "forced", "seat": seat_name(self.definition, seat),
                          "move": self.definition.grammar.texts[choice]})


class Walk:
    """A game from its start, answered from outside."""

    def __init__(self, definition: GameDefinition, players: int, options: Mapping[str, str]) -> None:
        self.definition = definition
        self.players = players
        self.seats: list[int] = []              # who answered
        self.choices: list[int] = []            # and what
        self.asked: set[str] = set()            # the questions that were answered
        self.ears = Ears(definition)
        self.state = definition.new(players, options)
        self.state.listener = self.ears
        self.state.run_until_decision()

    def answer(self, choice: int) -> None:
        """Play one of the options."""
        assert self.state.ask is not None
        self.seats.append(self.state.ask.seat)
        self.asked.add(self.definition.prompts[self.state.ask.prompt])
        self.choices.append(choice)
        self.ears.told = []
        self.state.apply(choice)

    def legal(self, move: str) -> int | None:
        """Return the choice that a recorded answer, `seat move`, means here; None if it is not legal."""
        ask = self.state.ask
        seat, _, text = move.partition(" ")
        choice = self.definition.grammar.choices.get(text)
        if ask is None or choice is None or choice not in ask.options or seat != seat_name(self.definition, ask.seat):
            return None
        return choice

    def why_not(self, move: str) -> str:
        """Say why a recorded answer is not legal here."""
        ask = self.state.ask
        seat, _, text = move.partition(" ")
        choice = self.definition.grammar.choices.get(text)
        if ask is None:
            return "the game is over"
        if choice is None:
            return "there is no such move any more"
        if seat != seat_name(self.definition, ask.seat):
            return f"{seat_name(self.definition, ask.seat)} is asked"
        number = self.state.refusal(choice)
        if number == 0:
            return "not among the options"
        reasons = ", ".join(f"{name} {value}" for name,
                            value in self.definition.refusal_details(number, self.state.refusal_args).items())
        return f"refused by {self.definition.refusal_rule(number)[0]}" + (f" ({reasons})" if reasons else "")

    # ------------------------------------------------------------ looking

    def viewer(self) -> int | None:
        """Return whose view is looked at now: the seats take turns, and a spectator (None) is the last."""
        seat = len(self.choices) % (self.players + 1)
        return seat if seat < self.players else None

    def look(self) -> Look:
        view = self.definition.view(self.state, self.viewer())
        return Look(self.state.text(), self.question(), text_of(self.ears.told), text_of(view), self.refusals())

    def question(self) -> str:
        """Say who is asked what, with all options, or how the game has ended."""
        ask = self.state.ask
        if ask is None:
            definition, state = self.definition, self.state
            parts = definition.scores(state), definition.winners(state), definition.breakdown(state)
            return f"over {text_of(parts)}"
        texts = self.definition.grammar.texts
        options = ", ".join([texts[choice] for choice in ask.options])
        return f"{seat_name(self.definition, ask.seat)} {self.definition.prompts[ask.prompt]}: {options}"

    def refusals(self) -> str:
        """List the moves of this question that a rule of the game refuses, with the numbers that matter."""
        state = self.state
        found = []
        parts = shares(self.definition.name)
        for text, choice in parts[len(self.choices) % len(parts)]:
            number = state.refusal(choice)
            if number not in (0, NOT_ASKED):
                found.append(f"{text}: {self.definition.refusal_rule(number)[0]} {state.refusal_args}")
        return "\n".join(found)


@cache
def shares(game: str) -> list[list[tuple[str, int]]]:
    """Return all moves of a game in a few parts (a power of two); the part of a move depends on its text alone."""
    choices = games.load_definition(game).grammar.choices
    many = 1
    while len(choices) > SHARE * many:
        many *= 2
    found: list[list[tuple[str, int]]] = [[] for _ in range(many)]
    for text, choice in sorted(choices.items()):
        found[crc32(text.encode()) % many].append((text, choice))
    return found


def seat_name(definition: GameDefinition, seat: int) -> str:
    return "chance" if seat == CHANCE else definition.seats[seat]


def text_of(data: object) -> str:
    """Return plain data as text, the same for equal data."""
    return ENCODE(data).decode()


def short(text: str, width: int) -> str:
    """Return a digest that is just long enough to tell texts apart."""
    return urlsafe_b64encode(blake2b(text.encode(), digest_size=3).digest())[:width].decode()


def parts_of(row: str) -> dict[str, str]:
    """Return the digests of a row by the names of its parts."""
    found, at = {}, 0
    for name, width in WIDTHS.items():
        found[name] = row[at:at + width]
        at += width
    return found
