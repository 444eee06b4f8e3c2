"""Arguments of every environment: NumPy's numbers, options as what they are, variants, and extras that are missing."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from sacbe import Problem, games, learning
from sacbe.learning.arguments import learning_task, option_value
from sacbe.runtime import extras

pytestmark = pytest.mark.once


@pytest.mark.parametrize("number", [int, np.int64, np.uint8])
def test_whole_numbers_of_any_kind(number: Any) -> None:
    env = learning.gym("bul", number(2), seat=number(1), max_decisions=number(50))
    seen, _ = env.reset(seed=number(7))
    plain, _ = learning.gym("bul", 2, seat=1).reset(seed=7)
    assert env.seat == 1 and (seen["observation"] == plain["observation"]).all()
    batch = learning.batch("bul", number(2), count=number(3), opponents="random", seat=number(1))
    batch.reset(number(7))
    same = learning.batch("bul", 2, count=3, opponents="random", seat=1)
    same.reset(7)
    assert batch.seat == 1 and (batch.observations == same.observations).all()
    agents = learning.aec("bul", number(2))
    agents.reset(seed=number(7))
    assert agents.agents == list(games.load_definition("bul").seats[:2])


def test_what_is_no_whole_number_is_still_refused() -> None:
    for wrong in (True, 1.0, np.float64(1), "1", -1, np.int64(-1), [1]):
        with pytest.raises(Problem) as told:
            learning.gym("bul").reset(seed=wrong)       # type: ignore[arg-type]
        assert told.value.key == "seed"


def test_text_is_not_taken_for_a_number() -> None:
    for call in (lambda: learning.gym("tzolkin", "3"), lambda: learning.gym("bul").reset(seed="3"),     # type: ignore
                 lambda: learning.batch("bul", count="3"), lambda: learning.aec("bul", max_decisions="3")):
        with pytest.raises(Problem, match="“3”"):
            call()


def test_what_is_made_says_what_it_is() -> None:
    assert repr(learning.batch("bul", count=3)) == "<3 games of bul, 2 players>"
    assert repr(learning.aec("tzolkin", 3)) == "<AgentsEnv of tzolkin, 3 players>"
    assert repr(learning.gym("bul", opponents="greedy")) == "<SeatEnv of bul against greedy>"


@pytest.mark.parametrize("name", games.names())
def test_options_may_be_numbers_and_flags(name: str) -> None:
    kinds: dict[str, Any] = {"on": True, "off": np.False_}
    for option in games.load_definition(name).options:
        for value in option.values:
            given = kinds.get(value, np.int64(value) if value.isdecimal() else value)
            assert option_value(given) == value
    with pytest.raises(Problem) as told:
        learning.batch(name, count=1, **{games.load_definition(name).options[0].name: None})
    assert told.value.key == "option-value"


def test_a_variant_has_its_name_as_everywhere() -> None:
    own = {"supply.skulls": 9}
    task = learning_task("tzolkin", 2, "win", None, own, {"variant": "few", "quarters": "floor"})
    assert task.definition.variant == "few" and task.options["quarters"] == "floor"
    assert learning.gym("tzolkin", 2, components=own, variant="few").runner.episode.definition.variant == "few"
    for wrong in ("two words", 5):
        with pytest.raises(Problem) as told:
            learning.batch("tzolkin", 2, count=1, components=own, variant=wrong)
        assert told.value.key == "variant-name"


@pytest.mark.parametrize(("module", "missing", "extra"), [
    ("gymnasium_env", "numpy", "learning"), ("gymnasium_env", "gymnasium", "learning"),
    ("openspiel", "numpy", "spiel"), ("openspiel", "pyspiel", "spiel")])
def test_a_missing_extra_is_one_line(module: str, missing: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, f"sacbe.learning.{module}", raising=False)
    monkeypatch.setattr(extras, "is_installed", lambda name: name != missing)
    with pytest.raises(Problem) as told:
        import_module(f"sacbe.learning.{module}")
    assert told.value.key == "extra-missing" and told.value.facts == {"module": missing, "extra": extra}
