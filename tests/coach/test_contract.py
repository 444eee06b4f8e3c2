"""The contract with the coach: for every game and number of players, what it says depends on nothing hidden."""

from __future__ import annotations

import pytest

from sacbe import games
from sacbe.coach.hint import hint_at
from sacbe.coach.hint_words import HintWords
from sacbe.coach.values import Values
from sacbe.kernel import contract
from sacbe.kernel.box import Box
from sacbe.kernel.chance import Seeded
from sacbe.kernel.frame import Ask, State

COUNTS = [(name, players) for name in games.names() for players in games.box(name).players]
SEED = 3
EVERY = 60              # decisions from one that is looked at to the next


class CoachChecks:
    """Compares what the coach says about positions that a seat, or a reader, cannot tell apart."""

    def __init__(self, box: Box, players: int) -> None:
        self.values = Values(box, players, contract.sampled_options(box, players, 0))
        self.players = players
        self.hints = self.explanations = 0

    def said(self, state: State, must: int | None = None) -> object:
        """A hint, or an explanation of a move, and all its words."""
        found = hint_at(self.values, state, 1, SEED, must)
        words = HintWords(self.values, state, SEED)
        return found, words.nudge(found), words.options(found), words.reasons(found)

    def check(self, box: Box, state: State, ask: Ask, choice: int) -> None:
        own = box.redeal(state, int(ask.seat), Seeded(SEED))
        if self.said(own) != self.said(state):
            raise contract.Broken(f"a hint for seat {ask.seat} leaks")
        self.hints += 1
        for reader in (None, (ask.seat + 1) % self.players):
            other = box.redeal(state, reader, Seeded(SEED + 1))
            here, there = (box.redeal(one, reader, Seeded(SEED)) for one in (state, other))
            if any(one.ask is None or choice not in one.ask.options for one in (here, there)):
                continue                        # then it is refused: the reader cannot know this answer
            if self.said(here, choice) != self.said(there, choice):
                raise contract.Broken(f"an explanation for {reader} leaks")
            self.explanations += 1


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_the_coach_keeps_the_contract(name: str, players: int) -> None:
    box = games.box(name)
    checks = CoachChecks(box, players)
    contract.play(box, players, seed=0, every=EVERY, more=[checks.check])
    assert checks.hints and checks.explanations


@pytest.mark.usefixtures("few")
def test_a_coach_that_peeks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    box = games.box("tzolkin")
    checks = CoachChecks(box, 2)
    monkeypatch.setattr(checks, "said", lambda state, must=None: state.text())
    with pytest.raises(contract.Broken, match="leaks"):
        contract.play(box, 2, seed=0, every=1, more=[checks.check])
