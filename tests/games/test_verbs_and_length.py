"""The grammar says whose a verb is, a definition how long a game can last, and the contract notices errors."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from sacbe import games
from sacbe.games.bul.game import Bul
from sacbe.kernel.core.notation import CHANCE, EITHER, PLAYERS, Grammar
from sacbe.kernel.definition.game_definition import GameLength
from sacbe.kernel.errors import Problem
from sacbe.testing import contract
from sacbe.testing.contract import ContractViolation, sample_options
from support.prolonging import all_of_them, its_turn_is_over, never, no_gap_as_refuge, prolonged


def verbs(game: str, by: str) -> set[str]:
    return {verb.name for verb in games.load_definition(game).grammar.verbs.values() if verb.by == by}


def test_only_one_verb_is_both_a_players_and_chances() -> None:
    """Chichén Itzá's land is laid by chance or, by an option, by the players."""
    assert {game: verbs(game, EITHER) for game in games.names() if verbs(game, EITHER)} == {"chichen_itza": {"lay"}}
    assert (verbs("tzolkin", CHANCE), verbs("bul", CHANCE)) == ({"draw", "first"}, {"throw"})
    assert all(verbs(game, CHANCE) and verbs(game, PLAYERS) for game in games.names())


def test_a_choice_tells_whose_it_is() -> None:
    grammar = games.load_definition("chichen_itza").grammar
    assert [grammar.actor_of(grammar.read(move)) for move in ("stop", "roll 3", "lay 1 1")] == [PLAYERS, CHANCE, EITHER]
    with pytest.raises(Problem):
        grammar.actor_of(-5)


@pytest.mark.parametrize("wrong", [{"throw": PLAYERS}, {"move": CHANCE}])
def test_the_contract_notices_a_verb_of_somebody_else(wrong: Mapping[str, str]) -> None:
    definition = Bul()
    verbs = {number: verb._replace(by=wrong.get(verb.name, verb.by)) for number,
             verb in definition.grammar.verbs.items()}
    definition.grammar = Grammar(verbs, definition.grammar.universe)
    with pytest.raises(ContractViolation, match="is a move of"):
        contract.play(definition, 2, 1, every=1000)


def test_the_contract_notices_a_game_that_is_too_long() -> None:
    class Short(Bul):
        def max_length(self, players: int, options: Mapping[str, str]) -> GameLength:
            return GameLength(20)

    with pytest.raises(ContractViolation, match="longer than 20"):
        contract.play(Short(), 2, 1, every=1000)


@pytest.mark.parametrize("game", games.names())
def test_a_longer_table_may_play_longer(game: str) -> None:
    definition = games.load_definition(game)
    found = [definition.max_length(players, {}) for players in definition.players]
    assert found == sorted(found) and found[0].answers > 1000 and not found[0].is_proven


@pytest.mark.parametrize("game", games.names())
def test_players_who_want_a_game_to_last_stay_far_below_the_limit(game: str, long: bool) -> None:
    """Each looks at the rest of its own turn; in the long form also at the whole rest of the game."""
    definition = games.load_definition(game)
    horizons = (its_turn_is_over, never) if long else (its_turn_is_over,)
    sane = no_gap_as_refuge if game == "temple_of_chac" else all_of_them
    for players in definition.players if long else definition.players[-1:]:
        for seed in range(20 if long else 1):
            options = sample_options(definition, players, seed)
            found = max(prolonged(definition, players, options, seed, until,
                                  tries=20 if long and until is not never else 2,
                                  sane=sane) for until in horizons)
            limit = definition.max_length(players, options).answers
            assert found * 4 < limit, f"{players} players, seed {seed}: {found}"
