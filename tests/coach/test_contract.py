"""The contract with the coach: for every game and number of players, what it says depends on nothing hidden."""

from __future__ import annotations

import msgspec
import pytest

from sacbe import Game, Problem, games
from sacbe.coach.analysis.position_values import PositionValues
from sacbe.coach.hints.hint import make_hint_at
from sacbe.coach.text import render
from sacbe.coach.text.hint_words import HintText
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import Ask, State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.testing import contract

pytestmark = pytest.mark.once

COUNTS = [(name, players) for name in games.names() for players in games.load_definition(name).players]
SEED = 3
EVERY = 60              # decisions from one that is looked at to the next


class CoachChecks:
    """Compares what the coach says about positions that a seat, or a reader, cannot tell apart."""

    def __init__(self, definition: GameDefinition, players: int) -> None:
        self.options = contract.sample_options(definition, players, 0)
        self.values = PositionValues(definition, players, self.options)
        self.players = players
        self.hints = self.explanations = 0

    def said(self, state: State) -> object:
        """A hint and all its words."""
        found = make_hint_at(self.values, state, 1, SEED)
        words = HintText(self.values, state, SEED)
        return found, words.nudge(found), words.options(found), words.reasons(found)

    def explained(self, definition: GameDefinition, state: State, choice: int, reader: int | None) -> bytes | None:
        """An explanation of an answer with all its words, or why it is refused; None where nothing is secret."""
        game = Game(definition, self.players, self.options, None, state)
        game.apply(choice)
        if game.is_over:
            return None
        try:
            return msgspec.json.encode(render.render_explanation(game, 0, reader))
        except Problem as problem:
            return problem.key.encode()

    def check(self, definition: GameDefinition, state: State, ask: Ask, choice: int) -> None:
        own = definition.redeal(state, int(ask.seat), SeededDriver(SEED))
        if self.said(own) != self.said(state):
            raise contract.ContractViolation(f"a hint for seat {ask.seat} leaks")
        self.hints += 1
        for reader in (None, (ask.seat + 1) % self.players):
            other = definition.redeal(state, reader, SeededDriver(SEED + 1))
            if other.ask is None or choice not in other.ask.options:
                continue                        # then the answer itself tells the two apart
            here, there = (self.explained(definition, one, choice, reader) for one in (state, other))
            if here is None or there is None:
                continue
            if here != there:
                raise contract.ContractViolation(f"an explanation for {reader} leaks")
            self.explanations += here.startswith(b"{")          # a refusal alone would show nothing


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_the_coach_keeps_the_contract(name: str, players: int) -> None:
    definition = games.load_definition(name)
    checks = CoachChecks(definition, players)
    contract.play(definition, players, seed=0, every=EVERY, more=[checks.check])
    assert checks.hints and checks.explanations


@pytest.mark.usefixtures("few")
def test_a_coach_that_peeks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    definition = games.load_definition("tzolkin")
    checks = CoachChecks(definition, 2)
    monkeypatch.setattr(checks, "said", lambda state: state.text())
    with pytest.raises(contract.ContractViolation, match=r"a hint for seat . leaks"):
        contract.play(definition, 2, seed=0, every=1, more=[checks.check])


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("name", ("chichen_itza", "temple_of_chac"))
def test_an_explanation_that_deals_nothing_again_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    definition = games.load_definition(name)
    checks = CoachChecks(definition, 2)
    monkeypatch.setattr(render, "explained_position", lambda game, at, reader: game.copy_at(at).state)
    monkeypatch.setattr(checks, "said", lambda state: None)
    with pytest.raises(contract.ContractViolation, match=r"an explanation for .* leaks"):
        contract.play(definition, 2, seed=0, every=7, more=[checks.check])
