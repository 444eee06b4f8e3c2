"""Setups that run, for tests: a table without its rounds, and all events that came there."""

from __future__ import annotations

import pytest

from sacbe.games.chichen_itza.data import constants as v
from sacbe.games.chichen_itza.data.edition import STANDARD, packed_cell
from sacbe.games.chichen_itza.options import modules, rulings
from sacbe.games.chichen_itza.rules import state as s
from sacbe.games.chichen_itza.rules.rounds import FIRST_ROUND
from sacbe.games.chichen_itza.rules.setup import new_table
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.events import EventListener
from sacbe.kernel.core.frame import Ask

PLAYERS = (2, 3, 4)
STYLES = ("compact", "players", "chance")
SIZE = {2: 16, 3: 22, 4: 28}
TILES = range(s.TILES)
every_count = pytest.mark.parametrize("players", PLAYERS)
every_style = pytest.mark.parametrize(("players", "style"), [(n, style) for n in PLAYERS for style in STYLES])


class Setup(EventListener):
    """A table whose setup runs, without the rounds after it unless asked for, and all events that come there."""

    def __init__(self, players: int, style: str = "compact", seed: int = 1, rounds: bool = False) -> None:
        self.told: list[tuple[int, list[int]]] = []
        self.answers: list[tuple[int, int]] = []            # who and what, forced ones included
        self.chance = SeededDriver(mix_seed(seed, players))
        self.t = new_table(players, STANDARD, rulings({"layout": style}), modules(STANDARD, {}))
        assert self.t.stack[0] is FIRST_ROUND
        if not rounds:
            self.t.stack.pop(0)
        self.t.listener = self
        self.t.run_until_decision()

    def on_event(self, kind: int, audience: int, numbers: list[int]) -> None:
        self.told.append((kind, list(numbers)))

    def on_forced_move(self, seat: int, choice: int) -> None:
        self.answers.append((seat, choice))

    def events(self, kind: int) -> list[list[int]]:
        """The numbers of every event of a kind."""
        return [numbers for told, numbers in self.told if told == kind]

    def choices(self, verb: int) -> list[int]:
        """The first arguments of every answer with a verb."""
        return [arg1(choice) for _, choice in self.answers if verb_of(choice) == verb]

    def laid(self) -> list[int]:
        """The cells of the tiles in the order they were laid."""
        return [packed_cell(column - 16, row - 16) for _, column, row, _ in self.events(v.TILE_LAID)]

    def answer(self, choice: int | None = None) -> None:
        """One answer, drawn if none is given."""
        ask = self.asked()
        self.answers.append((ask.seat, self.chance.answer(ask) if choice is None else choice))
        self.t.apply(self.answers[-1][1])

    def asked(self) -> Ask:
        """The question that is pending."""
        assert self.t.ask is not None
        return self.t.ask

    def until(self, prompt: int) -> Setup:
        """Drawn answers up to a question of a kind, or to the end; 0 is no question."""
        while self.t.ask is not None and self.t.ask.prompt != prompt:
            self.answer()
        return self


def after(players: int, style: str = "compact", seed: int = 1) -> Setup:
    """A finished setup."""
    return Setup(players, style, seed).until(0)


def cells(t: s.Table) -> dict[int, int]:
    """Tile -> packed cell, for the tiles on the board."""
    return {tile: t.board[s.CELL_AT + tile] for tile in TILES if t.board[s.CELL_AT + tile] != 0}


def lay(column: int, row: int) -> int:
    """The choice for axial coordinates."""
    return pack(v.LAY, column + 16, row + 16)
