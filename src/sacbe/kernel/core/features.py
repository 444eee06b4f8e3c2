"""What a learnt value reads of a position: a row of numbers for one seat, each with a name."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sacbe.kernel.core.frame import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The features of one game, filled in for one seat at a time.

    A feature says only what this seat may know: after a redeal for the seat it is the same.  The contract checks it.
    Numbers are small (about -3 to 3), and most of them are 0 most of the time.  The first is what the game's own
    evaluator expects: from there learning starts.
    """

    def __init__(self, version: i64, names: tuple[str, ...]) -> None:
        self.version: Final[i64] = version      # of their meaning: weights fit one version
        self.names: Final = names
        self.size: Final[i64] = len(names)
        self.x: vec[float] = vec[float]([0.0] * len(names))

    def compute(self, state: State, seat: i64) -> None:
        """Write the features of a seat into `x`, all of them; the game is not over."""
        raise NotImplementedError

    def seat_count(self, state: State) -> i64:
        """The number of seats that play."""
        raise NotImplementedError

    def progress(self, state: State) -> float:
        """How much of the game is over: 0 at the start, 1 at the end, as everybody can see it."""
        raise NotImplementedError

    def feature_row(self, state: State, seat: i64) -> list[float]:
        """The features of a seat as a list, for training and tests."""
        self.compute(state, seat)
        return list(self.x)


def feature_names(groups: list[tuple[str, list[str]]]) -> tuple[str, ...]:
    """The names of groups of features: the group and the label of each.

    >>> feature_names([("goods", ["corn", "wood"]), ("time", ["left"])])
    ('goods.corn', 'goods.wood', 'time.left')
    """
    return tuple([f"{group}.{label}" for group, labels in groups for label in labels])
