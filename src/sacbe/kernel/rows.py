"""The plain data of a game, without its rules: questions, refusals, events, answers, undo, pictures."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, Protocol


class Question(NamedTuple):
    """Who is asked what: `options` are the legal moves as text, `choices` the same as integers.

    >>> import sacbe
    >>> sacbe.new("tzolkin", players=2).ask
    Question(seat='chance', prompt='first', options=['first red', 'first blue'], choices=[19, 275])
    """

    seat: str
    prompt: str
    options: list[str]
    choices: list[int]


class Refusal(NamedTuple):
    """Why a move is not legal: the id of the rule in the register and the numbers that matter.

    >>> import sacbe
    >>> sacbe.new("tzolkin", players=2, seed=7).explain("beg", seat="blue")
    Refusal(rule='kernel.not-your-turn', numbers={'asked': 'red'})
    """

    rule: str
    numbers: dict[str, int | str]


class LoggedEvent(NamedTuple):
    """An event in the log of a game: after how many answers it happened, who may know it, and what it says."""

    at: int
    audience: int
    data: dict[str, int | str]


class Entry(NamedTuple):
    """A recorded answer: the seat (CHANCE for dice and draws), its choice, and the reveals known after it."""

    seat: int
    choice: int
    reveals: int


class Undo(NamedTuple):
    """What taking back would take back: chance answers, opened secrets, and whose decisions.

    >>> import sacbe
    >>> game = sacbe.new("tzolkin", players=2, seed=7)
    >>> _ = game.apply(game.ask.options[0])
    >>> game.undo_report(len(game.history) - 1)
    Undo(chance=False, reveals=False, seats=('red',))
    """

    chance: bool
    reveals: bool
    seats: tuple[str, ...]

    def is_free(self, seat: str) -> bool:
        """May the seat do it alone?  Not past dice, opened secrets or another seat's decision."""
        return not self.chance and not self.reveals and set(self.seats) <= {seat}


class Drawing(Protocol):
    """A position as a picture; the presentation makes it."""

    svg: str

    def save(self, path: str | Path) -> None:
        """Write the picture to a file."""
