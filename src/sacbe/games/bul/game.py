"""Bul as a `GameDefinition`: everything that the rest of Sacbe asks of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from sacbe.games.bul import view
from sacbe.games.bul.ai import EVALUATOR, BulEncoder
from sacbe.games.bul.rules import Table, captives, is_beaten, new_table, count_taken
from sacbe.games.bul.schema import EVENTS, GRAMMAR, PROMPTS, RULES, SEATS
from sacbe.games.bul.ui import PRESENTER
from sacbe.kernel.core.chance import Driver
from sacbe.kernel.core.encoding import Encoder
from sacbe.kernel.core.frame import State
from sacbe.kernel.core.evaluator import Evaluator
from sacbe.kernel.definition.game_definition import GameDefinition, GameLength, Option
from sacbe.kernel.definition.presenter import Presenter, TextRenderer


LONGEST = 10_000            # answers; the longest of 3,000 games at random had 242


class Bul(GameDefinition):
    """The definition of Bul, for two sides: bul.general.players."""

    name = "bul"
    version = 1
    players = (2,)
    seats = SEATS
    options = (Option("captors", "bul.ruling.way", ("back", "on")),)
    grammar = GRAMMAR
    prompts = PROMPTS
    events = EVENTS
    rules = RULES
    number_names = {}
    units = 1
    scenario_fields = view.FIELDS

    def new(self, players: int, options: Mapping[str, str]) -> State:
        return new_table(self.check_setup(players, options)["captors"] == "on")

    def clone(self, state: State) -> State:
        return table(state).clone()

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(table(state))

    def is_fully_public(self, state: State) -> bool:
        return True

    def redeal(self, state: State, seat: int | None, chance: Driver) -> State:
        return table(state).clone()         # nothing is hidden, so there is nothing to deal again

    def scores(self, state: State) -> list[int]:
        return [count_taken(table(state), seat) for seat in range(2)]

    def winners(self, state: State) -> list[int]:
        return [seat for seat in range(2) if not is_beaten(table(state), seat)]

    def breakdown(self, state: State) -> list[dict[str, int]]:
        t = table(state)
        return [{"killed": t.dead[1 - seat], "captives": captives(t, seat)} for seat in range(2)]

    def current_scores(self, state: State, seat: int | None, is_open: bool = False) -> list[int | None]:
        return [*self.scores(state)]

    def find_violations(self, state: State) -> list[str]:
        return view.find_violations(table(state))

    def build_position(self, players: int, options: Mapping[str, str], given_fields: Mapping[str, Any]) -> State:
        return view.build_position(self.check_setup(players, options)["captors"] == "on", given_fields)

    def dump_fields(self, state: State) -> dict[str, Any]:
        return view.dump_fields(table(state))

    def max_length(self, players: int, options: Mapping[str, str]) -> GameLength:
        """Return a limit only: no rule ends a game in which pieces go round and never meet."""
        return GameLength(LONGEST)

    def presenter(self) -> Presenter:
        return PRESENTER

    def text_renderer(self) -> TextRenderer:
        from sacbe.games.bul.text import TEXTS     # not before: a game that nobody reads needs no words
        return TEXTS

    def evaluator(self) -> Evaluator:
        return EVALUATOR

    def encoder(self, players: int, options: Mapping[str, str]) -> Encoder:
        self.check_setup(players, options)
        return BulEncoder()


def table(state: State) -> Table:
    """Return the state as a table of Bul."""
    return cast(Table, state)


DEFINITION = Bul()
