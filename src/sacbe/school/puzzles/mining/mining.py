"""Looks for puzzles in games of bots against themselves: the same puzzles for a seed, in any number of processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from sacbe import bots, games
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.lab.simulate import stream_seed
from sacbe.school.puzzles.mining import exact, fights, illegal_moves, simulated
from sacbe.school.puzzles.mining.exact import CandidatePosition
from sacbe.school.puzzles.puzzle import (
    BEST,
    ESCAPE,
    FEED,
    FIGHT,
    FORBIDDEN,
    POINTS,
    WIN,
    Puzzle,
    PuzzleSource,
    parts_of,
)
from sacbe.school.puzzles.turns import MOST_NODES, TurnExplorer

MINING_BOT: Final = "casual"    # who plays the games
SEATS: Final = (2, 3, 2, 4)     # players of one game after the other, as far as the game takes so many
A_GAME: Final = 2               # puzzles of a kind from one game at most

Finder = Callable[[CandidatePosition], Puzzle | None]
FINDERS: Final[dict[str, Finder]] = {
    FEED: lambda spot: exact.mine_exact(spot, FEED),
    POINTS: lambda spot: exact.mine_exact(spot, POINTS),
    WIN: lambda spot: exact.mine_exact(spot, WIN) or simulated.find(spot, WIN),
    BEST: lambda spot: simulated.find(spot, BEST),
    ESCAPE: lambda spot: simulated.find(spot, ESCAPE),
    FORBIDDEN: illegal_moves.find,
    FIGHT: fights.find,
}


class MineTask(NamedTuple):
    """One game to look through."""

    game: str
    seed: int
    number: int
    kinds: tuple[str, ...]


def players_of(definition: GameDefinition, number: int) -> int:
    """Return how many players a game of the search has."""
    return min(SEATS[number % len(SEATS)], definition.players[-1])


def mine_game(task: MineTask) -> list[Puzzle]:
    """Return the puzzles of one game."""
    definition = games.load_definition(task.game)
    players = players_of(definition, task.number)
    found: list[Puzzle] = []
    for spot in candidate_positions(definition, players, task.seed, task.number):
        for kind in task.kinds:
            if not spot.is_start and kind != FORBIDDEN:
                continue
            if sum(one.kind == kind for one in found) < A_GAME and (puzzle := FINDERS[kind](spot)) is not None:
                found.append(puzzle)
    return found


def candidate_positions(definition: GameDefinition, players: int, seed: int,
                        number: int) -> Iterator[CandidatePosition]:
    """Yield the questions to the seats of a game; what the seat cannot know is dealt again in each position."""
    state = definition.start_game(players, definition.check_setup(players, {}))
    seats = [bots.make_bot(MINING_BOT, definition, seat, stream_seed(seed, number, seat)) for seat in range(players)]
    chance = SeededDriver(stream_seed(seed, number, CHANCE))
    answers, is_new = 0, True
    while (ask := state.ask) is not None:
        asked = int(ask.seat)
        if asked != CHANCE:
            source = PuzzleSource(seed, number, answers, MINING_BOT)
            yield CandidatePosition(definition, players,
                                    determinized_position(definition, state, asked,
                                                          mix_seed(stream_seed(seed, number, asked),
                                                                                             answers)), asked, source,
                                    is_new, parts_of(definition).nodes or MOST_NODES)
        driver = chance if asked == CHANCE else seats[asked]
        state, is_new = TurnExplorer(definition, state).step(state, driver.choose(state, ask))
        answers += 1


def determinized_position(definition: GameDefinition, state: State, seat: int, seed: int) -> State:
    """Return a copy of the position in which everything that a seat cannot know is dealt again."""
    dealt = definition.redeal(state, seat, SeededDriver(seed))
    dealt.listener = None
    return dealt
