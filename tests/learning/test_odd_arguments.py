"""Whatever is handed in: an answer, or a problem in one line that has changed nothing.  Never another error."""

from __future__ import annotations

import datetime
import pickle
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

import sacbe
from sacbe import Problem, games, learning
from sacbe.kernel.errors import CONTROL
from sacbe.learning import openspiel
from sacbe.learning.actions import action_numbers
from sacbe.learning.rewards import find_reward

pytestmark = pytest.mark.once


class Mute:
    """Cannot even say what it is."""

    def __repr__(self) -> str:
        raise RuntimeError("no words")


ODD: Mapping[str, Any] = {
    "none": None, "true": True, "minus": -1, "zero": 0, "seven": 7, "huge": 10**30, "endless": 10**6000,
    "float": 1.5, "nan": float("nan"), "inf": float("inf"), "complex": 1j,
    "empty text": "", "text": "red", "lines": "one\ntwo\x1b[2J", "long text": "x" * 300, "surrogate": "\ud800",
    "bytes": b"abc", "empty list": [], "list": [1], "ragged": [[1], [2, 3]], "tuple": (1, 2), "none list": [None] * 4,
    "dict": {"a": 1}, "empty dict": {}, "number dict": {0: 1, None: 2}, "set": {1}, "range": range(4),
    "generator": (n for n in (1, 2)), "object": object(), "mute": Mute(), "function": len, "type": int,
    "path": Path("no/such"), "date": datetime.date(2026, 1, 1), "array": np.zeros(4), "matrix": np.ones((3, 3)),
    "no array": np.array([]), "numpy float": np.float64(2.5), "numpy text": np.array("red"), "numpy bool": np.True_,
    "objects": np.array([object(), None]), "texts": np.array(["red", "blue"]), "big": np.uint64(2**64 - 1),
    "time": np.datetime64("2026-01-01"),
}

MAKERS: Mapping[str, Callable[..., Any]] = {
    "aec": learning.aec, "parallel": learning.parallel, "gym": learning.gym, "batch": learning.batch}
COMMON = ("game", "players", "reward", "components", "variant", "captors", "no_option")
ARGUMENTS = {
    "aec": (*COMMON, "max_decisions", "illegal", "render_mode"),
    "parallel": (*COMMON, "max_decisions", "illegal", "render_mode"),
    "gym": (*COMMON, "max_decisions", "illegal", "render_mode", "opponents", "seat"),
    "batch": (*COMMON, "count", "opponents", "seat"),
}


def told(call: Callable[[], Any], what: str) -> bool:
    """Was it refused?  Anything but an answer or one clear line fails."""
    try:
        call()
    except Problem as problem:
        line = str(problem)
        assert CONTROL.search(line) is None and not line.startswith("problem-"), f"{what}: {line!r}"
        return True
    except Exception as error:
        pytest.fail(f"{what}: {type(error).__name__}: {error}")
    return False


@pytest.mark.parametrize("kind", MAKERS)
def test_arguments(kind: str) -> None:
    refused = {}
    for name in ARGUMENTS[kind]:
        more = {"opponents": "random"} if (kind, name) == ("batch", "seat") else {}
        for odd, value in ODD.items():
            given = {"game": "bul", "count": 2, **more} if kind == "batch" else {"game": "bul", **more}
            call = lambda given=given, name=name, value=value: MAKERS[kind](**{**given, name: value})     # noqa: E731
            refused[name, odd] = told(call, f"{kind} {name} {odd}")
    assert all(refused["game", odd] for odd in ODD) and all(refused["no_option", odd] for odd in ODD)
    taken = {name: {odd for odd in ODD if not refused[name, odd]} for name in ARGUMENTS[kind]}
    assert taken["players"] == {"none"} and taken["reward"] == set() and taken["captors"] == {"true", "numpy bool"}
    assert taken["components"] <= {"none", "empty dict"} and taken["variant"] <= {"text", "empty text", "date"}
    if kind != "batch":
        assert taken["max_decisions"] == {"none", "seven", "huge", "endless", "big"}
        assert taken["render_mode"] == {"none"} and taken["illegal"] <= {"none"}


def begun(kind: str) -> Any:
    env = MAKERS[kind]("bul", **({"count": 4} if kind == "batch" else {}))
    env.reset(seed=1) if kind != "batch" else env.reset(1)
    return env


CALLS: list[tuple[str, str, Callable[[Any, Any], Any]]] = [
    *[(kind, "reset seed", lambda env, odd: env.reset(seed=odd)) for kind in ("aec", "parallel", "gym")],
    ("aec", "step", lambda env, odd: env.step(odd)),
    ("aec", "observe", lambda env, odd: env.observe(odd)),
    ("aec", "observation_space", lambda env, odd: env.observation_space(odd)),
    ("aec", "action_space", lambda env, odd: env.action_space(odd)),
    ("aec", "last", lambda env, odd: env.last(observe=odd is None)),
    ("aec", "agent_iter", lambda env, odd: next(iter(env.agent_iter(odd)), None)),
    ("parallel", "step", lambda env, odd: env.step(odd)),
    ("parallel", "step of red", lambda env, odd: env.step({"red": odd})),
    ("parallel", "step of blue", lambda env, odd: env.step({"red": 16, "blue": odd})),
    ("parallel", "action_space", lambda env, odd: env.action_space(odd)),
    ("gym", "step", lambda env, odd: env.step(odd)),
    ("batch", "reset", lambda env, odd: env.reset(odd)),
    ("batch", "reset list", lambda env, odd: env.reset([odd] * 4)),
    ("batch", "step", lambda env, odd: env.step(odd)),
    ("batch", "step list", lambda env, odd: env.step([odd] * 4)),
    ("batch", "step one", lambda env, odd: env.step([16, 16, 16, odd])),
    ("batch", "play_random", lambda env, odd: env.play_random(odd)),
]
ENDLESS = {"play_random": ("huge", "endless", "big")}           # right, and more than anybody wants to wait for


def standing(env: Any) -> bytes:
    """Where an environment stands, in bytes."""
    return pickle.dumps(env)


@pytest.mark.parametrize(("kind", "name", "call"), CALLS, ids=[f"{kind} {name}" for kind, name, _ in CALLS])
def test_calls(kind: str, name: str, call: Callable[[Any, Any], Any]) -> None:
    env, found = begun(kind), 0
    for odd in ODD.keys() - ENDLESS.get(name, ()):
        value, before = ODD[odd], standing(env)
        if told(partial(call, env, value), f"{kind} {name} {odd}"):
            found += 1
            assert standing(env) == before, f"{name} {odd}"
        elif standing(env) != before:
            env = begun(kind)
    assert found > len(ODD) // 2 or name in ("step of blue", "last")


def test_numbers_and_rewards() -> None:
    actions = action_numbers(games.load_definition("bul"))
    for odd, value in ODD.items():
        told(lambda value=value: actions.choice(value), odd)
        told(lambda value=value: actions.text(value), odd)
        assert told(lambda value=value: find_reward(value), odd)


def test_games_that_are_no_environments_say_the_same() -> None:
    """They take the same words, and the same place refuses them."""
    for odd, value in ODD.items():
        assert told(lambda value=value: sacbe.new(value, players=2), odd)
        assert told(lambda value=value: sacbe.new("bul", players=value), odd)
        told(lambda value=value: sacbe.new("bul", players=2, seed=value), odd)
        told(lambda value=value: sacbe.new("bul", players=2, components=value), odd)
        told(lambda value=value: sacbe.new("bul", players=2, options={"captors": value}), odd)


# ---------------------------------------------------------------- OpenSpiel

@pytest.fixture
def state() -> Any:
    found = pyspiel.load_game("sacbe_tzolkin").new_initial_state()
    while found.is_chance_node():
        found.apply_action(found.legal_actions()[0])
    return found


def test_parameters_of_open_spiel() -> None:
    make = openspiel.register()["bul"]
    for odd, value in ODD.items():
        told(lambda value=value: make(value), odd)
        assert told(lambda value=value: make({"players": value}), odd)
        assert told(lambda value=value: make({"colour": value}), odd)
        assert told(lambda value=value: make({"captors": value}), odd) or odd in ("true", "numpy bool")


def test_states_and_observers_of_open_spiel(state: Any, capfd: pytest.CaptureFixture[str]) -> None:
    game, before = state.get_game(), str(state)
    observer = game.make_py_observer()
    for odd, value in ODD.items():
        told(lambda value=value: game.make_py_observer(value), odd)
        told(lambda value=value: game.make_py_observer(None, value), odd)
        fits = odd in ("zero", "text", "numpy text")
        assert told(lambda value=value: state.resample_from_infostate(value), odd) != fits or odd == "numpy text"
        if not callable(value):
            told(lambda value=value: state.resample_from_infostate(0, value), odd)
        told(lambda value=value: state.resample_from_infostate(0, lambda value=value: value), odd)
        told(lambda value=value: observer.set_from(state, value), odd)
        told(lambda value=value: observer.string_from(state, value), odd)
        told(lambda value=value: state._apply_action(value), odd)
        assert str(state) == before
    capfd.readouterr()
