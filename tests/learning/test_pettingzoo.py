"""PettingZoo's own suites on every game, and what they do not ask: rewards, secrets, limits, bad input."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import sacbe
from sacbe import Problem, learning
from sacbe.kernel.core.chance import SeededDriver
from support.games_to_learn import SMALLEST, TABLES, unusual

pytestmark = pytest.mark.once

CYCLES = 60
KNOWN = ("Observation is not a NumPy array", "Observation space for each agent probably", "We recommend agents to be",
         "Action mask numpy array is all zeros")       # what they say of every game with a mask and named seats


def quietly(test: Callable[[], None]) -> None:
    """Run a suite; any advice of it beyond the known is an error."""
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        test()
    assert [str(one.message) for one in found if not str(one.message).startswith(KNOWN)] == []


def played(env: Any, seed: int, steps: int = 10**6) -> Any:
    """An environment in the middle of a random game, or at its end."""
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    for _ in range(steps):
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            break
        env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
    return env


# ---------------------------------------------------------------- their suites

@pytest.mark.parametrize(("name", "players"), TABLES)
def test_api(name: str, players: int, long: bool) -> None:
    quietly(lambda: api_test(learning.aec(name, players), num_cycles=1000 if long else CYCLES))
    quietly(lambda: api_test(learning.aec(name, players, **unusual(name, players)), num_cycles=CYCLES))


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.sampled
def test_seed(name: str, players: int, long: bool) -> None:
    quietly(lambda: seed_test(lambda: learning.aec(name, players), num_cycles=500 if long else CYCLES))
    quietly(lambda: parallel_seed_test(lambda: learning.parallel(name, players), num_cycles=CYCLES))


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.sampled
def test_parallel_api(name: str, players: int, long: bool) -> None:
    quietly(lambda: parallel_api_test(learning.parallel(name, players), num_cycles=1000 if long else CYCLES))


@pytest.mark.parametrize(("name", "players"), SMALLEST)
def test_render(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    quietly(lambda: render_test(lambda render_mode: learning.aec(name, players, render_mode=render_mode)))
    assert len(capsys.readouterr().out.splitlines()) > 20


# ---------------------------------------------------------------- what a game is

def test_the_same_seed_is_the_same_game_everywhere() -> None:
    env = played(learning.aec("tzolkin", 3), seed=5, steps=20)
    game = sacbe.new("tzolkin", players=3, seed=5)
    dice = np.random.default_rng(5)
    for _ in range(20):
        game.apply(int(game.definition.grammar.universe[dice.choice(sorted(
            game.definition.grammar.universe.index(choice) for choice in game.ask.choices))]))
    assert env.runner.episode.state.position_key() == game.state.position_key()


def test_games_without_a_seed_follow_from_the_last_seed() -> None:
    one, two = learning.aec("bul"), learning.aec("bul")
    found = []
    for env in (one, two):
        env.reset(seed=3)
        first = env.runner.episode.state.position_key()
        texts = []
        for _ in range(6):
            env.reset()
            texts.append(env.runner.episode.state.position_key())
        found.append((first, texts))
    assert found[0] == found[1] and len(set(found[0][1])) > 1


def test_two_environments_without_a_seed_play_different_games() -> None:
    texts = set()
    for _ in range(3):
        env = learning.aec("tzolkin")
        env.reset()
        texts.add(env.runner.episode.state.position_key())
    assert len(texts) == 3


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.sampled
def test_rewards(name: str, players: int) -> None:
    env = played(learning.aec(name, players), seed=1)
    definition, state = env.runner.episode.definition, env.runner.episode.state
    won = definition.winners(state)
    assert [*env.rewards.values()] == [1 / len(won) if seat in won else 0 for seat in range(players)]
    assert all(env.terminations.values()) and not any(env.truncations.values())
    even = played(learning.aec(name, players, reward="zero-sum"), seed=1)
    assert sum(even.rewards.values()) == pytest.approx(0 if won else -1)
    units = [score / definition.units for score in definition.scores(state)]
    assert [*played(learning.aec(name, players, reward="points"), seed=1).rewards.values()] == units
    ahead = played(learning.aec(name, players, reward="lead"), seed=1).rewards.values()
    assert max(ahead) == pytest.approx(sorted(units)[-1] - sorted(units)[-2])


def test_a_shared_victory_is_shared() -> None:
    from sacbe.learning.rewards import victory_reward, zero_sum_reward

    class Shared:
        def winners(self, state: object) -> list[int]:
            return [0, 2]

        def scores(self, state: object) -> list[int]:
            return [5, 3, 5]

    assert victory_reward(Shared(), None) == [0.5, 0, 0.5]  # type: ignore[arg-type]
    assert zero_sum_reward(Shared(), None) == pytest.approx([1 / 6, -1 / 3, 1 / 6])  # type: ignore[arg-type]


def test_a_long_game_is_cut_off() -> None:
    env = played(learning.aec("tzolkin", max_decisions=7), seed=1)
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert env.runner.episode.decisions == 7 and set(env.rewards.values()) == {0}
    together = learning.parallel("tzolkin", max_decisions=1)
    seen, _ = together.reset(seed=1)
    asked = together.runner.seats[together.runner.episode.asked_seat]
    *_, ended, cut, _ = together.step({asked: int(np.argmax(seen[asked]["action_mask"]))})
    assert all(cut.values()) and not any(ended.values()) and together.agents == []


def test_the_question_is_told_to_the_seat_that_is_asked() -> None:
    env = learning.aec("tzolkin", players=3)
    env.reset(seed=7)
    assert env.infos["red"] == {"asked": "red", "prompt": "wealth", "question": "Keep two of your wealth tiles."}
    assert env.infos["blue"] == {"asked": "red"}


@pytest.mark.parametrize(("name", "players"), SMALLEST)
def test_copies_go_on_alike(name: str, players: int) -> None:
    env = played(learning.aec(name, players), seed=2, steps=12)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        before = env.runner.episode.state.position_key()
        rest = np.random.default_rng(1)
        for _ in range(8):
            if twin.runner.episode.is_over:
                break
            twin.step(rest.choice(np.flatnonzero(twin.last()[0]["action_mask"])))
        assert env.runner.episode.state.position_key() == before != twin.runner.episode.state.position_key()


# ---------------------------------------------------------------- secrets

@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.sampled
def test_no_agent_observes_what_its_seat_cannot_know(name: str, players: int, long: bool) -> None:
    """Also while another is asked: dealt again, everything looks the same to it."""
    env = learning.aec(name, players, **unusual(name, players))
    env.reset(seed=players)
    episode, dice = env.runner.episode, np.random.default_rng(1)
    for step in range(400 if long else 60):
        if episode.is_over:
            break
        for seat, agent in enumerate(env.possible_agents):
            seen, told = env.observe(agent), env.infos[agent]
            true, episode._state = episode.state, episode.definition.redeal(episode.state, seat, SeededDriver(step))
            again, retold = env.observe(agent), episode.info(seat)
            episode._state = true
            assert all(np.array_equal(seen[part], again[part]) for part in seen)
            assert told == retold
            assert (seat == episode.asked_seat) == bool(seen["action_mask"].any())
        env.step(dice.choice(np.flatnonzero(env.last()[0]["action_mask"])))


def test_only_the_action_of_the_seat_that_is_asked_counts() -> None:
    one, two = learning.parallel("tzolkin", 3), learning.parallel("tzolkin", 3)
    for env, others in ((one, {"blue": 3, "green": 500}), (two, {"blue": None, "green": 12.5})):
        seen, _ = env.reset(seed=7)
        env.step({"red": int(np.argmax(seen["red"]["action_mask"])), **others})
    assert one.runner.episode.state.position_key() == two.runner.episode.state.position_key()


def test_a_picture_for_everybody_shows_no_secret() -> None:
    env = learning.aec("tzolkin", render_mode="ansi")
    env.reset(seed=7)
    assert "4 dealt, secret" in env.render()


# ---------------------------------------------------------------- bad input

@pytest.mark.parametrize(("arguments", "says"), [
    (("gin",), "There is no game"), (("tzolkin", 7), "2, 3, 4 players"), (("tzolkin", "two"), "2, 3, 4 players"),
])
def test_unknown_games_and_players_are_refused(arguments: tuple[Any, ...], says: str) -> None:
    for make in (learning.aec, learning.parallel, learning.gym):
        with pytest.raises(Problem, match=says):
            make(*arguments)


@pytest.mark.parametrize(("more", "says"), [
    ({"colour": "red"}, "colour"), ({"quarters": "half"}, "half"), ({"reward": "glory"}, "no reward"),
    ({"max_decisions": 0}, "above 0"), ({"max_decisions": "9"}, "above 0"), ({"illegal": "maybe"}, "raise, tell"),
    ({"render_mode": "rgb_array"}, "ansi, human"), ({"components": {"x": 1}}, "no value that could be changed"),
])
def test_wrong_arguments_are_refused(more: dict[str, Any], says: str) -> None:
    for make in (learning.aec, learning.parallel, learning.gym):
        with pytest.raises(Problem, match=says) as caught:
            make("tzolkin", **more)
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize("seed", [-1, 1 << 62, "seven", 1.5, True])
def test_wrong_seeds_are_refused(seed: Any) -> None:
    for make in (learning.aec, learning.parallel, learning.gym):
        env = make("bul")
        env.reset(seed=1)
        before = env.runner.episode.state.position_key()
        with pytest.raises(Problem, match="seed"):
            env.reset(seed=seed)
        assert env.runner.episode.state.position_key() == before


@pytest.mark.parametrize("action", [0, 561, 562, -1, None, 1.5, "place palenque", np.zeros(3)])
def test_a_wrong_action_changes_nothing(action: Any) -> None:
    env = learning.aec("tzolkin")
    env.reset(seed=1)
    before = pickle.dumps(env.runner.episode)
    with pytest.raises(Problem) as caught:
        env.step(action)
    assert "\n" not in str(caught.value)
    assert pickle.dumps(env.runner.episode) == before and not any(env.terminations.values())


def test_a_refusal_can_be_told_instead() -> None:
    env = learning.aec("tzolkin", illegal="tell", max_decisions=3)
    env.reset(seed=1)
    before, asked = env.runner.episode.state.position_key(), env.agent_selection
    for _ in range(3):
        env.step(0)
        assert "place palenque" in env.infos[asked]["refused"]
    assert env.runner.episode.state.position_key() == before and all(env.truncations.values())


def test_actions_that_are_missing_or_nobodys_are_refused() -> None:
    env = learning.parallel("tzolkin")
    env.reset(seed=1)
    asked = env.runner.seats[env.runner.episode.asked_seat]
    with pytest.raises(Problem, match=f"{asked} is asked"):
        env.step({})
    with pytest.raises(Problem, match="mauve"):
        env.step({"mauve": 1})
    with pytest.raises(Problem, match="mauve"):
        env.observation_space("mauve")


def test_what_has_not_begun_is_over_or_closed_says_so() -> None:
    for make, step in ((learning.aec, 0), (learning.parallel, {"red": 0}), (learning.gym, 0)):
        env = make("bul", max_decisions=1, render_mode="ansi")
        for act in (lambda env=env, step=step: env.step(step), env.render):
            with pytest.raises(Problem, match="reset"):
                act()
    for env in (played(learning.aec("bul"), seed=1), played(learning.aec("bul", max_decisions=2), seed=1)):
        for _ in env.possible_agents:
            env.step(None)
        with pytest.raises(Problem, match="over"):
            env.step(None)


def test_who_forgets_to_reset_or_goes_on_after_the_end_is_told() -> None:
    env = learning.aec("bul")
    for act in (env.last, env.agent_iter, lambda: env.observe("red")):
        with pytest.raises(Problem, match="reset"):
            act()
    for name in ("agent_selection", "infos", "rewards", "terminations", "truncations"):
        with pytest.raises(AttributeError, match=f"{name}.*reset"):
            getattr(env, name)
    assert not hasattr(env, "agent_selection") and not hasattr(env, "state_space")
    played(env, seed=1)
    with pytest.raises(Problem, match="only step is None"):
        env.step(16)
    for _ in env.possible_agents:
        env.step(None)
    assert list(env.agent_iter()) == []
    with pytest.raises(Problem, match="over"):
        env.last()


CLOSED: dict[Callable[..., Any], tuple[Callable[[Any], Any], ...]] = {
    learning.aec: (lambda env: env.step(16), lambda env: env.observe("red"), lambda env: env.last(),
                   lambda env: env.agent_iter(), lambda env: env.action_space("red"),
                   lambda env: env.observation_space("red")),
    learning.parallel: (lambda env: env.step({"red": 16}), lambda env: env.action_space("red"),
                        lambda env: env.observation_space("red")),
    learning.gym: (lambda env: env.step(16), lambda env: env.action_masks()),
}


@pytest.mark.parametrize("make", CLOSED)
@pytest.mark.parametrize("is_begun", [False, True])
def test_a_closed_environment_does_nothing_but_close(make: Callable[..., Any], is_begun: bool) -> None:
    env = make("bul", render_mode="ansi")
    if is_begun:
        env.reset(seed=1)
    env.close()
    env.close()
    for act in (*CLOSED[make], lambda env: env.reset(), lambda env: env.reset(seed=1), lambda env: env.render()):
        with pytest.raises(Problem, match="closed"):
            act(env)
    with pytest.raises(Problem, match="closed"):
        pickle.loads(pickle.dumps(env)).reset(seed=1)


@pytest.mark.parametrize(("module", "make"), [("pettingzoo", learning.aec), ("pettingzoo", learning.parallel),
                                              ("gymnasium", learning.gym)])
def test_what_is_not_installed_is_named_with_its_extra(module: str, make: Callable[[str], Any],
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    from sacbe.runtime import extras
    monkeypatch.delitem(extras.sys.modules, module)
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(Problem, match=rf'{module}.*sacbe\[learning\]'):
        make("bul")
