"""The counts of a game beyond scores: the statistics that its definition offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, cast

from sacbe import games
from sacbe.games.common.event_counter import Counts, Uses
from sacbe.kernel.core.frame import State

GAMES: Final = "games"      # what a column may be divided by, beside other columns of its sheet
SEATS: Final = "seats"
WINNERS: Final = "winners"
UNDIVIDED: Final = "one"    # nothing: the column is a count
SHARE: Final = "share"      # how a column is shown; anything else is a mean
COUNT: Final = "count"

Values = dict[str, dict[str, dict[str, float | None]]]      # counts, divided; None where there was nothing


class GameObserver(Protocol):
    """Observes one game as the listener of its state."""

    counts: Counts          # every row of every sheet, in the order it is shown
    uses: Uses
    turns: Mapping[int, None]       # seats, in the order of their first turns

    def on_choice(self, seat: int, choice: int) -> None:
        """Note a choice of a seat; called when the game is over, in the order of the choices."""

    def final_counts(self, winners: Sequence[int]) -> Counts:
        """Return what was counted, when the game is over."""


class GameStatistics(Protocol):
    """The statistics of a game, as `GameDefinition.statistics` returns them.

    Its class `Observer` is a `sacbe.games.common.event_counter.EventCounter`.
    """

    SHEETS: Mapping[str, Mapping[str, tuple[str, str]]]     # sheet, column: its form, and what it is divided by
    VARIANTS: Mapping[str, Mapping[str, str]]               # options by the name of what they are; none: not compared
    Observer: Callable[[State], GameObserver]

    def label(self, sheet: str, row: str) -> str:
        """Return what a row is called."""


def load_statistics(game: str) -> GameStatistics | None:
    """Return what a game counts beyond scores; None if it counts nothing."""
    return cast("GameStatistics | None", games.load_definition(game).statistics())


def divide_counts(game: str, counts: Counts, games: int, seats: int, winners: int) -> Values:
    """Return the counts of a game as it wants them shown.

    They are means of games, seats or winners, or a part of another column.
    """
    counting = load_statistics(game)
    sheets = counting.SHEETS if counting is not None else {}
    whole = {GAMES: games, SEATS: seats, WINNERS: winners, UNDIVIDED: 1}
    return {sheet: {row: {column: quotient(found[column], {**found, **whole}[of]) for column, (_, of)
                          in sheets[sheet].items()} for row, found in rows.items()} for sheet, rows in counts.items()}


def quotient(part: int, whole: int) -> float | None:
    """Return a part of a whole, or None if the whole is 0."""
    return part / whole if whole else None
