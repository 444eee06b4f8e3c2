"""Actions by number: what they mean does not change within one version of the rules."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import yaml

from sacbe import Problem, games
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import CHANCE
from sacbe.learning.actions import ActionNumbers, action_numbers

pytestmark = pytest.mark.once

KEPT = yaml.safe_load((Path(__file__).parent / "universes.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", games.names())
def test_the_numbers_of_actions_are_those_of_this_version(name: str) -> None:
    definition = games.load_definition(name)
    actions = action_numbers(definition)
    assert KEPT[name][definition.version] == {"actions": len(actions), "sha256": actions.digest()}, (
        "The universe has changed.  What was learnt would not fit: give the rules a new version, and add a line.")


@pytest.mark.parametrize("name", games.names())
def test_numbers_and_choices_are_one_to_one(name: str) -> None:
    actions = action_numbers(games.load_definition(name))
    assert [actions.numbers[actions.choice(number)] for number in range(len(actions))] == [*range(len(actions))]


def test_an_edited_universe_is_noticed() -> None:
    definition = games.load_definition("bul")
    other = ActionNumbers(definition)
    other.choices = [*other.choices[1:], other.choices[0]]
    assert other.digest() != action_numbers(definition).digest()


@pytest.mark.parametrize("name", games.names())
def test_chance_answers_with_its_own_verbs(name: str) -> None:
    """Else a number would stand for something that a player does and something that happens to it."""
    definition = games.load_definition(name)
    state, dice = definition.start_game(definition.players[0], {}), SeededDriver(3)
    own, drawn = set(), set()
    while (ask := state.ask) is not None:
        (drawn if ask.seat == CHANCE else own).update(ask.options)
        state.apply(dice.answer(ask))
    assert own and drawn and not own & drawn


@pytest.mark.parametrize("action", [27, -1, 2.0, "enter", None, True, [1], np.array([1, 2]), np.float32(1), 10**400])
def test_what_is_no_action_is_refused_in_one_line(action: object) -> None:
    with pytest.raises(Problem, match="whole number from 0 to 26") as caught:
        action_numbers(games.load_definition("bul")).choice(action)
    assert "\n" not in str(caught.value)


def test_numbers_of_numpy_are_actions() -> None:
    actions = action_numbers(games.load_definition("bul"))
    assert actions.text(np.int32(16)) == actions.text(np.array(16)) == actions.text(16) == "enter"
