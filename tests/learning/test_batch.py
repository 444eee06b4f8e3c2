"""Many games at once are the same games as one by one, in both forms of the engine."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sacbe import Problem, bots, games
from sacbe.kernel.core.chance import Driver, SeededDriver, mix_seed
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.definition import position_data
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.vector.batch import ActionPlaces, Batch
from sacbe.testing.contract import sample_options

STEPS = 120
READ = ("observations", "masks", "legal", "counts", "asked", "rewards", "dones", "finals")


def scores(definition: GameDefinition, state: State) -> list[float]:
    """A reward by which games and seats differ."""
    return [float(score) for score in definition.scores(state)]


def begun(name: str, players: int = 2, count: int = 3, seed: int = 0, options: dict[str, str] | None = None,
          opponents: dict[int, Any] | None = None) -> Batch:
    """A batch that has begun."""
    batch = Batch(games.load_definition(name), players, options or {}, count, scores, opponents or {})
    batch.reset([seed + n for n in range(count)])
    batch.draw(seed)
    return batch


class Single:
    """One game after the other, by the interface that everybody uses."""

    def __init__(self, batch: Batch, seed: int, options: dict[str, str], others: dict[int, Any]) -> None:
        self.batch, self.definition, self.seed = batch, batch.definition, seed
        self.options, self.others = options, others
        self.games = 0
        self.begin(seed)

    def begin(self, seed: int) -> None:
        self.state = self.definition.start_game(int(self.batch.seats), self.options)
        self.dice = SeededDriver(seed)
        self.bots: dict[int, Driver] = {seat: make(mix_seed(seed, seat)) for seat, make in self.others.items()}
        self.go_on()

    def go_on(self) -> None:
        while (ask := self.state.ask) is not None and (ask.seat == CHANCE or ask.seat in self.bots):
            self.state.apply(self.dice.answer(ask) if ask.seat == CHANCE
                             else self.bots[ask.seat].choose(self.state, ask))

    def step(self, action: int) -> tuple[list[float], list[int]]:
        """Play an action; return the rewards and, if the game has ended, its last row; then the next game begins."""
        assert self.state.ask is not None
        actor = self.state.ask.seat
        self.state.apply(self.batch.choices[action])
        self.go_on()
        if self.state.ask is not None:
            return [0.0] * int(self.batch.seats), []
        told = scores(self.definition, self.state), self.batch.encoder.encode_row(self.state, actor)
        self.games += 1
        self.begin(mix_seed(self.seed, self.games))
        return told


def part(numbers: Any, n: int, count: int) -> list[Any]:
    """The numbers of a vector that belong to one game."""
    size = len(numbers) // count
    return list(numbers[n * size:(n + 1) * size])


def compare(batch: Batch, singles: list[Single], steps: int) -> int:
    """Play the same actions here and there; how many games have ended."""
    count, ended = int(batch.count), 0
    for _ in range(steps):
        actions = batch.sample()
        told = [single.step(actions[n]) for n, single in enumerate(singles)]
        batch.step(actions)
        for n, (single, (rewards, last)) in enumerate(zip(singles, told, strict=True)):
            ask = single.state.ask
            assert ask is not None and batch.asked[n] == ask.seat
            assert part(batch.observations, n, count) == batch.encoder.encode_row(single.state, ask.seat)
            legal = [batch.definition.grammar.universe.index(choice) for choice in ask.options]
            assert part(batch.legal, n, count)[:batch.counts[n]] == legal
            assert [at for at, bit in enumerate(part(batch.masks, n, count)) if bit] == sorted(legal)
            assert part(batch.rewards, n, count) == rewards and bool(batch.dones[n]) == bool(last)
            if last:
                ended += 1
                assert part(batch.finals, n, count) == last
    return ended


@pytest.mark.parametrize("name", games.names())
def test_a_batch_plays_the_same_games_as_one_by_one(name: str) -> None:
    definition = games.load_definition(name)
    players = max(definition.players)
    options = sample_options(definition, players, 5)
    batch = begun(name, players, options=options, seed=7)
    compare(batch, [Single(batch, 7 + n, options, {}) for n in range(3)], STEPS)


def test_games_begin_again_when_they_end() -> None:
    """A game of Bul is short: several end, each with its rewards and its last row, and others follow."""
    batch = begun("bul", seed=3)
    assert compare(batch, [Single(batch, 3 + n, {}, {}) for n in range(3)], 400) > 6


@pytest.mark.parametrize(("name", "players", "bot"), [("bul", 2, "greedy"), ("tzolkin", 3, "random")])
def test_bots_play_the_other_seats(name: str, players: int, bot: str) -> None:
    def maker(seat: int) -> Any:
        return lambda seed: bots.make_bot(bot, games.load_definition(name), seat, seed)

    others = {seat: maker(seat) for seat in range(players) if seat != 1}
    batch = begun(name, players, seed=11, opponents=others)
    compare(batch, [Single(batch, 11 + n, {}, others) for n in range(3)], 60)
    assert set(batch.asked) == {1}


def everything(batch: Batch) -> list[Any]:
    """All that a batch knows."""
    return [*[list(getattr(batch, what)) for what in READ], list(batch.begun),
            *[position_data.digest(state) for state in batch.states]]


@pytest.mark.parametrize(("wrong", "key"), [(-1, "batch-action"), (562, "batch-action"), (0, "batch-illegal")])
def test_nothing_is_played_if_one_action_is_wrong(wrong: int, key: str) -> None:
    """The first question is which wealth to keep, and action 0 puts a worker on a gear."""
    batch = begun("tzolkin")
    before, actions = everything(batch), batch.sample()
    actions[2] = wrong
    with pytest.raises(Problem, match="2") as told:
        batch.step(actions)
    assert told.value.key == key and told.value.facts["action"] == wrong
    assert everything(batch) == before


def test_too_few_actions_are_refused() -> None:
    batch = begun("bul")
    before = everything(batch)
    with pytest.raises(Problem, match="shape"):
        batch.step(vec[i64]([0, 0]))
    assert everything(batch) == before


def test_a_reset_forgets_what_was_before() -> None:
    batch, fresh = begun("bul", seed=1), begun("bul", seed=1)
    for _ in range(40):
        batch.step(batch.sample())
    batch.reset([1, 2, 3])
    for what in READ:
        if what not in ("legal", "finals"):                 # beyond `counts`, and before an end, they mean nothing
            assert list(getattr(batch, what)) == list(getattr(fresh, what))
    assert list(batch.begun) == list(fresh.begun)


@pytest.mark.parametrize("name", games.names())
def test_every_choice_finds_its_number(name: str) -> None:
    universe = list(games.load_definition(name).grammar.universe)
    places = ActionPlaces(universe)
    assert [places.number_of(choice) for choice in universe] == [*range(len(universe))]


def played(name: str) -> str:
    """A digest of all that a batch showed."""
    batch, told = begun(name, max(games.load_definition(name).players), seed=2), hashlib.sha256()
    for _ in range(STEPS):
        batch.step(batch.sample())
        for what in READ:
            told.update(memoryview(getattr(batch, what)))
    return told.hexdigest()


def test_the_other_form_shows_the_same() -> None:
    other = "0" if os.environ.get("SACBE_PURE") == "1" else "1"
    script = "from sacbe import games; from learning.test_batch import played; print(*map(played, games.names()))"
    env = {**os.environ, "SACBE_PURE": other, "PYTHONPATH": os.pathsep.join(sys.path)}
    there = subprocess.run([sys.executable, "-c", script], env=env, text=True, capture_output=True, check=True).stdout
    assert there.split() == [played(name) for name in games.names()]
