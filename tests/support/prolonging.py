"""Games that everybody wants to last: how long can they get?"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from sacbe.games.temple_of_chac.data.constants import FLEE, LAVA, RAPIDS
from sacbe.games.temple_of_chac.rules.state import is_gone
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.choice import arg1, verb_of
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.definition.game_definition import GameDefinition

FEW: Final = 12             # options that are looked at, evenly spread
ENDLESS: Final = 20_000     # answers of a trial

Until = Callable[[State, int], bool]
Sane = Callable[[State, list[int]], list[int]]


def all_of_them(state: State, options: list[int]) -> list[int]:
    """Leave no option out."""
    return options


def no_gap_as_refuge(state: State, options: list[int]) -> list[int]:
    """Temple of Chac: who flees from lava takes a tile, while there is one; by the rules it can flee for ever."""
    safe = [choice for choice in options if verb_of(choice) != FLEE or not LAVA <= arg1(choice) < RAPIDS
            or not is_gone(cast(Any, state), arg1(choice) - LAVA)]
    return safe or options


def its_turn_is_over(state: State, seat: int) -> bool:
    """Is another player asked?"""
    return state.ask is not None and state.ask.seat not in (seat, CHANCE)


def never(state: State, seat: int) -> bool:
    """Go on until the end of the game."""
    return False


def rest(state: State, seat: int, dice: SeededDriver, until: Until, sane: Sane) -> int:
    """Play answers drawn at random until `until` holds; return how many."""
    count = 0
    while (ask := state.ask) is not None and not until(state, seat) and count < ENDLESS:
        choices = sane(state, ask.options)
        state.apply(choices[dice.next_uint32() * len(choices) >> 32])
        count += 1
    return count


def prolonged(definition: GameDefinition, players: int, options: Mapping[str, str], seed: int, until: Until,
              tries: int = 1,
              sane: Sane = all_of_them) -> int:
    """Answers of a game in which every seat takes the option after which the rest lasted longest in some trials."""
    state, count = definition.start_game(players, options), 0
    dice, trial = SeededDriver(seed), SeededDriver(mix_seed(seed, 1))
    most = definition.max_length(players, options).answers
    while (ask := state.ask) is not None and count <= most:
        choice = dice.answer(ask)
        if ask.seat != CHANCE:
            lengths = {}
            choices = sane(state, ask.options)
            for option in choices[::max(1, len(choices) // FEW)]:
                lengths[option] = 0
                for _ in range(tries):
                    twin = definition.clone(state)
                    twin.apply(option)
                    lengths[option] = max(lengths[option], rest(twin, ask.seat, trial, until, sane))
            choice = max(lengths, key=lambda option: lengths[option])
        state.apply(choice)
        count += 1
    return count
