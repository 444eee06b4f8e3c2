"""What a search thinks of a decision, as data: how often it tried each plan, and what came of it."""

from __future__ import annotations

from msgspec import Struct


class PlanTried(Struct, frozen=True):
    """All that a seat would decide until somebody else, or chance, is asked."""

    moves: list[str]
    visits: int                         # simulations that began with it
    values: dict[str, float]            # by seat, the mean of where they ended: the chance to win, a little for points
    promise: float                      # how likely it looked before; all plans together make 1


class LineStep(Struct, frozen=True):
    """What a seat does in the line that was tried most."""

    seat: str
    moves: list[str]


class SearchOpinion(Struct, frozen=True):
    """A decision as a search sees it, from what the seat that is asked may know.

    >>> import sacbe
    >>> found = sacbe.new("bul", players=2, seed=7).opinion("search:20", seed=1)
    >>> found.seat, found.simulations, found.move in ("enter", "move 2")
    ('red', 20, True)
    """

    bot: str
    seat: str
    prompt: str
    simulations: int
    plans: list[PlanTried]              # the most tried first
    line: list[LineStep]                # the plan that is tried most, and how others may go on, in one deal

    @property
    def move(self) -> str:
        """The move that the search would play now."""
        return self.plans[0].moves[0]
