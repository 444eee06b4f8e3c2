"""A quick look at the contract for every game, so that a wrong refusal shows while one works on rules.

The whole contract is in `tests/games/test_contract.py`.  This one looks closely at few decisions, but at every kind of
question that random games meet, those to chance among them.
"""

from __future__ import annotations

from collections import Counter

import pytest

from sacbe import games
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.testing import contract

pytestmark = pytest.mark.both

COUNTS = [(name, players) for name in games.names() for players in games.load_definition(name).players]
EVERY = 8               # a close look at one of this many decisions
SEEDS = range(6)
LOOKS = 4               # at each kind of question


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_a_game_keeps_the_contract(name: str, players: int) -> None:
    assert contract.play(games.load_definition(name), players, seed=3, every=EVERY).decisions > 0


@pytest.mark.parametrize("name", games.names())
def test_every_kind_of_question_offers_what_it_does_not_refuse(name: str) -> None:
    """Moves of the whole game are tried on it: an answer is refused exactly if it is not offered."""
    definition = games.load_definition(name)
    seen: Counter[int] = Counter()
    for players in definition.players:
        for seed in SEEDS:
            state = definition.start_game(players, contract.sample_options(definition, players, seed))
            driver = SeededDriver(mix_seed(seed, players))
            while (ask := state.ask) is not None:
                seen[ask.prompt] += 1
                if seen[ask.prompt] <= LOOKS:
                    contract.check_universe(definition, state, ask)
                state.apply(driver.answer(ask))
    assert len(seen) >= 2 * len(definition.prompts) // 3, [definition.prompts[prompt]
                                                           for prompt in range(len(definition.prompts))
                                                           if prompt not in seen]
