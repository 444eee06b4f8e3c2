"""Tzolk'in as a `GameDefinition`: everything that the rest of Sacbe asks of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from sacbe.games.components import editions
from sacbe.games.tzolkin import scenarios as fields
from sacbe.games.tzolkin.rules import scoring
from sacbe.games.tzolkin.view import view
from sacbe.games.tzolkin.data.edition import STANDARD, Edition
from sacbe.games.tzolkin.ai.encoder import TzolkinEncoder
from sacbe.games.tzolkin.ai.features import TzolkinFeatures
from sacbe.games.tzolkin.ai.evaluator import EVALUATOR
from sacbe.games.tzolkin.limits import FIXED_COMPONENTS, LIMITS
from sacbe.games.tzolkin.schema.notation import EVENTS, GRAMMAR, NUMBER_NAMES, PROMPTS, SEATS
from sacbe.games.tzolkin.options import OPTIONS, rulings
from sacbe.games.tzolkin.ui.presenter import PRESENTER, TzolkinPresenter
from sacbe.games.tzolkin.data.refusals import RULES
from sacbe.games.tzolkin.rules.setup import new_table
from sacbe.games.tzolkin.rules.state import Table
from sacbe.games.tzolkin.styles import (REWARD_SCALE, STYLES, PREFERENCES, game_statistics, give_bonuses,
                                        perturbed_features)
from sacbe.games.tzolkin.data.tables import PLAYERS, QUARTERS
from sacbe.kernel.definition.game_definition import GameDefinition, GameLength, Option
from sacbe.kernel.core.chance import Driver
from sacbe.kernel.core.encoding import Encoder
from sacbe.kernel.core.frame import State
from sacbe.kernel.core.evaluator import Evaluator
from sacbe.kernel.definition.learning import LearningParts
from sacbe.kernel.definition.presenter import Presenter, TextRenderer
from sacbe.kernel.definition.puzzle_parts import PuzzleParts


SETUP = 100                 # draws before the first round, generously
TURN = 60                   # answers of a turn, and of the draws after it, generously


class Tzolkin(GameDefinition):
    """The definition of Tzolk'in, for two to four players: tz.general.players."""

    name = "tzolkin"
    version = 1
    players = tuple(PLAYERS)
    seats = SEATS
    options = tuple(Option(name, refusal_rule, values) for name, (refusal_rule, values) in OPTIONS.items())
    grammar = GRAMMAR
    prompts = PROMPTS
    events = EVENTS
    rules = RULES
    number_names = NUMBER_NAMES
    units = QUARTERS
    scenario_fields = fields.FIELDS
    component_limits = LIMITS
    fixed_components = FIXED_COMPONENTS

    def __init__(self, edition: Edition = STANDARD, name: str = "", changes: Mapping[str, Any] | None = None) -> None:
        self.printing = edition
        self.edition_name = name
        self.components = changes or {}

    def edition(self, name: str, changes: Mapping[str, Any]) -> GameDefinition:
        """Return the game with changed figures, which is always a variant because all figures are known; refuse an
        impossible one."""
        found, data = editions.apply_changes(self, changes)
        return Tzolkin(Edition(data), editions.name_for(name, found), found) if found else self

    def new(self, players: int, options: Mapping[str, str]) -> State:
        return new_table(players, self.printing, rulings(self.check_setup(players, options), players))

    def clone(self, state: State) -> State:
        return table(state).clone()

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(table(state), seat)

    def is_fully_public(self, state: State) -> bool:
        return not view.is_choosing(table(state))

    def redeal(self, state: State, seat: int | None, chance: Driver) -> State:
        return view.redeal(table(state), seat, chance)

    def scores(self, state: State) -> list[int]:
        return scoring.scores(table(state))

    def winners(self, state: State) -> list[int]:
        return scoring.winners(table(state))

    def breakdown(self, state: State) -> list[dict[str, int]]:
        return scoring.breakdown(table(state))

    def current_scores(self, state: State, seat: int | None, is_open: bool = False) -> list[int | None]:
        """Return where the score counters stand; everything else is counted at the end."""
        return [QUARTERS * p.points for p in table(state).players]

    def find_violations(self, state: State) -> list[str]:
        return fields.find_violations(table(state))

    def build_position(self, players: int, options: Mapping[str, str], given_fields: Mapping[str, Any]) -> State:
        return fields.position(players, self.printing, rulings(self.check_setup(players, options), players),
                               given_fields)

    def max_length(self, players: int, options: Mapping[str, str]) -> GameLength:
        """Return how long a game can be: a round takes a day or two, and there is one round after the last day.

        A turn has at most six workers, with what their actions ask.  At the market, sales come before purchases and
        every purchase costs corn, so it asks no more often than a seat has blocks to sell and corn to spend; but what a
        seat can own grows with the game.  So every game ends, and the answers of a turn are a limit, not proven.
        """
        return GameLength(SETUP + (self.printing.food_teeth[-1] + 1) * players * TURN)

    def presenter(self) -> Presenter:
        return PRESENTER if self.printing is STANDARD else TzolkinPresenter(self.printing)

    def text_renderer(self) -> TextRenderer:
        from sacbe.games.tzolkin.ui.texts import TEXTS     # not before: a game that nobody reads needs no words
        return TEXTS

    def statistics(self) -> Any:
        from sacbe.games.tzolkin import statistics         # not before: only `sacbe balance` and `sacbe lab` count
        return statistics

    def evaluator(self) -> Evaluator:
        return EVALUATOR

    def puzzles(self) -> PuzzleParts:
        from sacbe.games.tzolkin.puzzles import PUZZLES      # not before: few look for puzzles
        return PUZZLES

    def learning(self) -> LearningParts:
        return LearningParts(TzolkinFeatures(), REWARD_SCALE, PREFERENCES, STYLES, game_statistics,
                             perturbed_features=perturbed_features, give_bonuses=give_bonuses)

    def encoder(self, players: int, options: Mapping[str, str]) -> Encoder:
        rulings(self.check_setup(players, options), players)
        return TzolkinEncoder(players)

    def dump_fields(self, state: State) -> dict[str, Any]:
        return view.dump_fields(table(state))


def table(state: State) -> Table:
    """Return the state as a table of Tzolk'in."""
    return cast(Table, state)


DEFINITION = Tzolkin()
