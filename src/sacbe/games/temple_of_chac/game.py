"""Temple of Chac as a `GameDefinition`: everything that the rest of Sacbe asks of the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import Any, cast

from sacbe.games.components import editions
from sacbe.games.temple_of_chac import scenarios as fields
from sacbe.games.temple_of_chac.rules import scoring
from sacbe.games.temple_of_chac.view import view
from sacbe.games.temple_of_chac.data.edition import STANDARD, Edition
from sacbe.games.temple_of_chac.ai.encoder import TempleOfChacEncoder
from sacbe.games.temple_of_chac.ai.features import TempleOfChacFeatures
from sacbe.games.temple_of_chac.view.invariants import find_violations
from sacbe.games.temple_of_chac.ai.evaluator import EVALUATOR
from sacbe.games.temple_of_chac.limits import FIXED_COMPONENTS, LIMITS
from sacbe.games.temple_of_chac.schema.notation import EVENTS, GRAMMAR, NUMBER_NAMES, PROMPTS, SEATS
from sacbe.games.temple_of_chac.options import OPTIONS, rulings
from sacbe.games.temple_of_chac.ui.presenter import PRESENTER
from sacbe.games.temple_of_chac.data.refusals import RULES
from sacbe.games.temple_of_chac.rules.setup import new_table
from sacbe.games.temple_of_chac.rules.state import Table
from sacbe.games.temple_of_chac.styles import REWARD_SCALE, STYLES, PREFERENCES, game_statistics
from sacbe.games.temple_of_chac.data.tables import PLAYERS
from sacbe.games.temple_of_chac.data.constants import CORRIDOR, LAVA
from sacbe.kernel.definition.game_definition import GameDefinition, LegacyRules, GameLength, Option
from sacbe.kernel.core.chance import Driver
from sacbe.kernel.core.encoding import Encoder
from sacbe.kernel.core.events import WATCHER
from sacbe.kernel.core.frame import State
from sacbe.kernel.core.evaluator import Evaluator
from sacbe.kernel.definition.learning import LearningParts
from sacbe.kernel.definition.presenter import Presenter, TextRenderer
from sacbe.kernel.definition.puzzle_parts import PuzzleParts


SETUP = 100                 # draws before the first round, generously
TURN = 80                   # answers of a turn and of the rolls of the boulder, generously


class TempleOfChac(GameDefinition):
    """The definition of Temple of Chac, for two to five players (tc.setup.players), with assumed values or values of
    one's own."""

    name = "temple_of_chac"
    version = 2
    players = tuple(PLAYERS)
    seats = SEATS
    options = tuple(Option(name, refusal_rule, values) for name, (refusal_rule, values) in OPTIONS.items())
    grammar = GRAMMAR
    prompts = PROMPTS
    events = EVENTS
    rules = RULES
    number_names = NUMBER_NAMES
    units = 1
    may_be_lost = True          # tc.end.nobody-escaped
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
        return TempleOfChac(Edition(data), editions.name_for(name, found), found, self.legacy) if found else self

    def legacy_version(self, version: int) -> GameDefinition | None:
        return self if version == self.version else make_legacy_version(version)

    def new(self, players: int, options: Mapping[str, str]) -> State:
        return new_table(players, self.printing, rulings(self.check_setup(players, options), players))

    def clone(self, state: State) -> State:
        return table(state).clone()

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(table(state), seat)

    def seat_view_from_public(self, state: State, seat: int, public_view: dict[str, Any]) -> dict[str, Any]:
        return view.own_view(table(state), seat, public_view)

    def max_length(self, players: int, options: Mapping[str, str]) -> GameLength:
        """tc.boulder.distance: the boulder advances each round, so there are no more rounds than spaces before it.

        A turn has a few dice, and each of them takes some steps, cards or rolls.  How many is a limit, not proven: a
        seat that flees from one gap of the lava room to another beside it (tc.lava.gap) may do so again and again.
        """
        return GameLength(SETUP + (LAVA - CORRIDOR) * players * TURN)

    def presenter(self) -> Presenter:
        return PRESENTER

    def text_renderer(self) -> TextRenderer:
        from sacbe.games.temple_of_chac.ui.texts import TEXTS     # not before: a game that nobody reads needs no words
        return TEXTS

    def statistics(self) -> ModuleType:
        from sacbe.games.temple_of_chac import statistics         # not before: only `sacbe balance` needs it
        return statistics

    def evaluator(self) -> Evaluator:
        return EVALUATOR

    def puzzles(self) -> PuzzleParts:
        from sacbe.games.temple_of_chac.puzzles import PUZZLES      # not before: few look for puzzles
        return PUZZLES

    def learning(self) -> LearningParts:
        return LearningParts(TempleOfChacFeatures(), REWARD_SCALE, PREFERENCES, STYLES, game_statistics)

    def encoder(self, players: int, options: Mapping[str, str]) -> Encoder:
        rulings(self.check_setup(players, options), players)
        return TempleOfChacEncoder(players, self.printing)

    def redeal(self, state: State, seat: int | None, chance: Driver) -> State:
        return view.redeal(table(state), WATCHER if seat is None else seat, chance)

    def scores(self, state: State) -> list[int]:
        return scoring.scores(table(state))

    def winners(self, state: State) -> list[int]:
        return scoring.winners(table(state))

    def breakdown(self, state: State) -> list[dict[str, int]]:
        return scoring.breakdown(table(state))

    def current_scores(self, state: State, seat: int | None, is_open: bool = False) -> list[int | None]:
        """Return what each seat would have if it were outside; for other seats that is a secret: tc.secret.hand."""
        t = table(state)
        return [scoring.treasure_points(t, p) + p.boxes + scoring.set_points(t, p) + scoring.injury_points(p)
                if is_open or number == seat else None for number, p in enumerate(t.players)]

    def find_violations(self, state: State) -> list[str]:
        return find_violations(table(state))

    def build_position(self, players: int, options: Mapping[str, str], given_fields: Mapping[str, Any]) -> State:
        return fields.position(players, self.printing, rulings(self.check_setup(players, options), players),
                               given_fields)

    def dump_fields(self, state: State) -> dict[str, Any]:
        return view.dump_fields(table(state))


def table(state: State) -> Table:
    """Return the state as a table of Temple of Chac."""
    return cast(Table, state)


DEFINITION = TempleOfChac()


@cache
def make_legacy_version(version: int) -> GameDefinition | None:
    """Return the game for what was begun with older rules."""
    then = editions.read_legacy_rules(DEFINITION, version)
    if then is None:
        return None
    return TempleOfChac(Edition(editions.read_printed(DEFINITION.name, then)) if then.components else STANDARD,
                        then=then)
