"""Chichén Itzá as a `GameDefinition`: everything that the rest of Sacbe asks of the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import Any, cast

from sacbe.games.components import editions
from sacbe.games.chichen_itza import scenarios as fields, invariants
from sacbe.games.chichen_itza.view import knowledge, view
from sacbe.games.chichen_itza.rules import scoring
from sacbe.games.chichen_itza.data.edition import STANDARD, Edition
from sacbe.games.chichen_itza.ai.encoder import ChichenItzaEncoder
from sacbe.games.chichen_itza.ai.features import ChichenItzaFeatures
from sacbe.games.chichen_itza.ai.evaluator import EVALUATOR
from sacbe.games.chichen_itza.limits import FIXED_COMPONENTS, LIMITS
from sacbe.games.chichen_itza.schema.notation import EVENTS, GRAMMAR, NUMBER_NAMES, PROMPTS, SEATS
from sacbe.games.chichen_itza.options import OPTIONS, modules, rulings, sort_swaps
from sacbe.games.chichen_itza.ui.presenter import PRESENTER
from sacbe.games.chichen_itza.view.redeal import redeal
from sacbe.games.chichen_itza.data.refusals import RULES
from sacbe.games.chichen_itza.rules.powers.gears import restore_gears
from sacbe.games.chichen_itza.rules.setup import new_table
from sacbe.games.chichen_itza.rules.state import Table
from sacbe.games.chichen_itza.styles import REWARD_SCALE, STYLES, PREFERENCES, game_statistics
from sacbe.games.chichen_itza.data.tables import PLAYERS
from sacbe.kernel.definition.game_definition import GameDefinition, LegacyRules, GameLength
from sacbe.kernel.core.chance import Driver
from sacbe.kernel.core.encoding import Encoder
from sacbe.kernel.core.events import WATCHER
from sacbe.kernel.core.frame import State
from sacbe.kernel.core.evaluator import Evaluator
from sacbe.kernel.definition.learning import LearningParts
from sacbe.kernel.definition.presenter import Presenter, TextRenderer
from sacbe.kernel.definition.puzzle_parts import PuzzleParts


SETUP = 300                 # draws before the first round, generously
TURN = 150                  # answers of a turn with all fights and draws, generously


class ChichenItza(GameDefinition):
    """The definition of Chichén Itzá, for two to four players (ci.game.players), as printed or with components of
    one's own."""

    name = "chichen_itza"
    version = 2
    players = tuple(PLAYERS)
    seats = SEATS
    options = OPTIONS
    grammar = GRAMMAR
    prompts = PROMPTS
    events = EVENTS
    rules = RULES
    number_names = NUMBER_NAMES
    units = 1
    scenario_fields = fields.FIELDS
    component_limits = LIMITS
    fixed_components = FIXED_COMPONENTS

    def __init__(self, edition: Edition = STANDARD, name: str = "", changes: Mapping[str, Any] | None = None,
                 then: LegacyRules | None = None) -> None:
        self.printing = edition
        self.edition_name = name
        self.components = changes or {}
        if then is not None:
            self.use_legacy(then)

    def edition(self, name: str, changes: Mapping[str, Any]) -> GameDefinition:
        """Return the game with other values in place of assumed ones; refuse an edition that could not be printed."""
        found, data = editions.apply_changes(self, changes)
        return ChichenItza(Edition(data), editions.name_for(name, found), found, self.legacy) if found else self

    def legacy_version(self, version: int) -> GameDefinition | None:
        return self if version == self.version else make_legacy_version(version)

    def new(self, players: int, options: Mapping[str, str]) -> State:
        agreed = self.check_setup(players, options)
        return new_table(players, self.printing, rulings(agreed), modules(self.printing, agreed))

    def check_setup(self, players: int, options: Mapping[str, str]) -> dict[str, str]:
        """Check the options as for every game; exchanged creatures may be named in any order."""
        return super().check_setup(players, sort_swaps(options))

    def clone(self, state: State) -> State:
        return table(state).clone()

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(table(state), seat)

    def seat_view_from_public(self, state: State, seat: int, public_view: dict[str, Any]) -> dict[str, Any]:
        return view.own_view(table(state), seat, public_view)

    def redeal(self, state: State, seat: int | None, chance: Driver) -> State:
        return redeal(table(state), WATCHER if seat is None else seat, chance)

    def scores(self, state: State) -> list[int]:
        return scoring.scores(table(state))

    def winners(self, state: State) -> list[int]:
        return scoring.winners(table(state))

    def breakdown(self, state: State) -> list[dict[str, int]]:
        return scoring.breakdown(table(state))

    def current_scores(self, state: State, seat: int | None, is_open: bool = False) -> list[int | None]:
        """Return what the end would bring now, without ruins that this viewer does not know: ci.hidden.ruin.

        bp.creature.t-rex: gears that are lowered for a fight rise again, whatever its end.
        """
        t = table(state)
        fight = t.fight
        if fight is not None and fight.lowered:
            t = t.clone()
            restore_gears(t, fight)
        return [*scoring.scores(t if is_open else knowledge.without_unknown_ruins(t, seat))]

    def find_violations(self, state: State) -> list[str]:
        return invariants.find_violations(table(state))

    def build_position(self, players: int, options: Mapping[str, str], given_fields: Mapping[str, Any]) -> State:
        agreed = self.check_setup(players, options)
        return fields.position(players, self.printing, rulings(agreed), modules(self.printing, agreed), given_fields)

    def dump_fields(self, state: State) -> dict[str, Any]:
        return view.dump_fields(table(state))

    def max_length(self, players: int, options: Mapping[str, str]) -> GameLength:
        """ci.game.rounds: a fixed number of rounds, in each a fixed number of turns for everybody.

        A turn may march and fight, phase by phase with every die, and trigger cards and draws; the supply and the end
        of a round are counted to it.  That a fight with all cards ends within this is not proven.
        """
        return GameLength(SETUP + self.printing.rounds * self.printing.turns * players * TURN)

    def presenter(self) -> Presenter:
        return PRESENTER

    def text_renderer(self) -> TextRenderer:
        from sacbe.games.chichen_itza.ui.texts import TEXTS     # not before: a game that nobody reads needs no words
        return TEXTS

    def statistics(self) -> ModuleType:
        from sacbe.games.chichen_itza import statistics         # not before: only `sacbe balance` needs it
        return statistics

    def evaluator(self) -> Evaluator:
        return EVALUATOR

    def puzzles(self) -> PuzzleParts:
        from sacbe.games.chichen_itza.puzzles import PUZZLES      # not before: few look for puzzles
        return PUZZLES

    def learning(self) -> LearningParts:
        return LearningParts(ChichenItzaFeatures(), REWARD_SCALE, PREFERENCES, STYLES, game_statistics,
                             evaluator_points=40.0)

    def encoder(self, players: int, options: Mapping[str, str]) -> Encoder:
        return ChichenItzaEncoder(players, self.printing, modules(self.printing, self.check_setup(players, options)))


def table(state: State) -> Table:
    """Return the state as a table of Chichén Itzá."""
    return cast(Table, state)


DEFINITION = ChichenItza()


@cache
def make_legacy_version(version: int) -> GameDefinition | None:
    """Return the game for what was begun with older rules."""
    then = editions.read_legacy_rules(DEFINITION, version)
    if then is None:
        return None
    return ChichenItza(Edition(editions.read_printed(DEFINITION.name, then)) if then.components else STANDARD,
                       then=then)
