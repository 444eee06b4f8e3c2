"""Games as rows of a table: one row a game, or one row a decision."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.definition.game_definition import GameDefinition

GAMES: Final = "games"
DECISIONS: Final = "decisions"
KINDS: Final = (GAMES, DECISIONS)

Cell = int | float | str
TableRow = tuple[Cell, ...]
Columns = Mapping[str, type[int] | type[float] | type[str]]


class DecisionRow(NamedTuple):
    """One decision: which answer of the record it is, who was asked what, how many options there were, and the move."""

    answer: int
    seat: int
    prompt: str
    options: int
    move: str


def decision_rows(definition: GameDefinition, players: int, options: Mapping[str, str], askers: Sequence[int],
                  choices: Sequence[int]) -> tuple[DecisionRow, ...]:
    """Return the decisions of a finished game, found by playing it again."""
    state = definition.start_game(players, dict(options))
    found: list[DecisionRow] = []
    for at, (seat, choice) in enumerate(zip(askers, choices, strict=True), 1):
        ask = state.ask
        assert ask is not None
        if seat != CHANCE:
            found.append(DecisionRow(at, seat, definition.prompts[ask.prompt], len(ask.options),
                                     definition.grammar.write(choice)))
        state.apply(choice)
    return tuple(found)


def table_columns(kind: str, definition: GameDefinition, players: int, about: Columns) -> Columns:
    """Return the columns of a table; those in `about` tell which game it is."""
    if kind == DECISIONS:
        return {**about, "answer": int, "seat": str, "bot": str, "prompt": str, "options": int, "move": str}
    seats = definition.seats[:players]
    points = int if definition.units == 1 else float
    return {**about, "decisions": int, "draws": int, **{f"bot_{seat}": str for seat in seats},
            **{f"score_{seat}": points for seat in seats}, **{f"won_{seat}": float for seat in seats}}


def game_cells(definition: GameDefinition, bots: Sequence[str], decisions: int, draws: int, scores: Sequence[int],
               winners: Sequence[int]) -> TableRow:
    """Return one game as in `table_columns`: scores in points, and each seat's share of the victory."""
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
    return decisions, draws, *bots, *(score_in_points(definition, score) for score in scores), *shares


def score_in_points(definition: GameDefinition, units: int) -> int | float:
    return units if definition.units == 1 else units / definition.units


def step_rows(about: TableRow, definition: GameDefinition, bots: Sequence[str],
              decisions: Sequence[DecisionRow]) -> Iterator[TableRow]:
    """Yield the decisions of a game, as in `table_columns`."""
    for step in decisions:
        yield *about, step.answer, definition.seats[step.seat], bots[step.seat], step.prompt, step.options, step.move
