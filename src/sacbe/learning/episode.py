"""One game after the other in numbers, as environments play them: what the adapters of this package share."""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from sacbe.kernel.core.chance import Driver, mix_seed
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import snapshot
from sacbe.kernel.play.game import make_chance_driver
from sacbe.learning.actions import action_numbers
from sacbe.learning.arguments import LearningTask, resolve_seed
from sacbe.learning.rewards import find_reward
from sacbe.presentation.language.texts import text_renderer_of
from sacbe.presentation.language.words import current_language, say

Observation = dict[str, NDArray[Any]]


class Episode:
    """A running game.  Chance is played by a seed, the seats by numbers of actions."""

    def __init__(self, told: LearningTask) -> None:
        self.task = told
        self.definition = told.definition
        self.actions = action_numbers(told.definition)
        self.reward = find_reward(told.reward)
        self.encoder = told.definition.encoder(told.players, told.options)
        self._row = vec[i16]([0] * self.encoder.size)
        self._state: State | None = None
        self._dice: Driver | None = None
        self._language: str | None = None
        self.decisions = 0

    def __getstate__(self) -> tuple[Any, ...]:
        return self.task, self._state, snapshot.dump_driver(self._dice), self.decisions

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        told, state, dice, decisions = kept
        Episode.__init__(self, told)
        self._state, self._dice, self.decisions = state, snapshot.load_driver(dice), decisions

    # ------------------------------------------------------------ playing

    def begin(self, seed: int) -> None:
        """Begin a game and play to the first question to a player; `sacbe.new` with this seed is the same game."""
        self._dice = make_chance_driver(seed, None)
        self._state = self.definition.start_game(self.task.players, self.task.options)
        self.decisions = 0
        self._language = current_language()  # asked once a game: it takes longer than a move
        self._roll()

    def _roll(self) -> None:
        state, dice = self.state, self._dice
        assert dice is not None
        while (ask := state.ask) is not None and ask.seat == CHANCE:
            state.apply(dice.answer(ask))

    def refusal(self, choice: int) -> Problem | None:
        """The problem of a choice that is not legal now; None where it is legal."""
        return refusal(self.definition, self.state, choice)

    def play(self, choice: int) -> None:
        """Play a legal choice, and chance after it."""
        self.state.apply(choice)
        self.decisions += 1
        self._roll()

    # ------------------------------------------------------------ looking

    @property
    def state(self) -> State:
        """The position; there is none before the first game."""
        if self._state is None:
            raise Problem("env-not-reset")
        return self._state

    @property
    def has_started(self) -> bool:
        return self._state is not None

    @property
    def asked_seat(self) -> int:
        """The seat that is asked; -1 when the game is over."""
        ask = self.state.ask
        return -1 if ask is None else ask.seat

    @property
    def is_over(self) -> bool:
        return self.state.ask is None

    @property
    def is_truncated(self) -> bool:
        """Has an unfinished game lasted as long as it may?"""
        return not self.is_over and self.decisions >= self.task.longest

    def returns(self) -> list[float]:
        """The reward of each seat at the end of the game."""
        return self.reward(self.definition, self.state)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action that a seat can take now: none while another is asked."""
        mask = np.zeros(len(self.actions), np.int8)
        ask = self.state.ask
        if ask is not None and ask.seat == seat:
            numbers = self.actions.numbers
            mask[[numbers[choice] for choice in ask.options]] = 1
        return mask

    def observe(self, seat: int) -> Observation:
        """What a seat may know, and which actions it can take."""
        self.encoder.write_row(self.state, seat, self._row, 0)
        return {"observation": np.array(memoryview(self._row), np.int16), "action_mask": self.mask(seat)}

    def info(self, seat: int) -> dict[str, Any]:
        """Who is asked, and for the seat itself the question in words."""
        ask = self.state.ask
        if ask is None:
            return {}
        told: dict[str, Any] = {"asked": self.definition.seats[ask.seat]}
        if ask.seat == seat:
            prompt = self.definition.prompts[ask.prompt]
            told |= {"prompt": prompt, "question": say(f"prompt-{self.definition.name}-{prompt}", self._language)}
        return told

    def board(self, seat: int | None) -> str:
        """The position as a seat, or a watcher, sees it, as text."""
        return "\n".join(text_renderer_of(self.definition).board_lines(self.definition.view(self.state, seat)))


def refusal(definition: GameDefinition, state: State, choice: int) -> Problem | None:
    """The problem of a choice that is not legal now; None where it is legal."""
    if state.ask is None:
        return Problem("game-over")
    if choice in state.ask.options:
        return None
    return Problem("illegal-move", move=definition.grammar.write(choice),
                   rule=definition.refusal_rule(state.refusal(choice))[0])


class SeedSequence:
    """The seed of each game: the one that was given, and then others that follow from it."""

    def __init__(self) -> None:
        self._first: int | None = None
        self._games = 0

    def next(self, seed: int | None) -> int:
        """The seed of the next game; a given seed begins a new row of them."""
        if seed is not None or self._first is None:
            self._first, self._games = resolve_seed(seed), 0
            return self._first
        self._games += 1
        return mix_seed(self._first, self._games)

