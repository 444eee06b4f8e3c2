"""The results of a simulation, and how sure they are."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple

SURE: Final = 1.959964      # standard deviations around 95 %


class SeatResult(NamedTuple):
    """The results of one seat over all games: points, and its share of the victories with a 95 % interval."""

    seat: str
    bot: str
    mean_score: float
    win_share: float
    win_low: float
    win_high: float


class Result(NamedTuple):
    """The results of a finished simulation; only `seconds` differs when it is repeated."""

    game: str
    players: int
    seed: int
    options: dict[str, str]
    games: int
    decisions: int          # real choices of the players
    chance_answers: int
    seconds: float
    seats: list[SeatResult]
    digest: str | None      # SHA-256 over the SHA-256 (as hexadecimal text) of every record, in order
    edition: str            # the name of the changes of its components
    components: dict[str, Any]
    resumed: int = 0        # games that an earlier run had played: the seconds are those of the others

    @property
    def games_per_second(self) -> float:
        return (self.games - self.resumed) / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.games_per_second * self.mean_decisions

    @property
    def mean_decisions(self) -> float:
        return self.decisions / self.games

    def as_data(self) -> dict[str, Any]:
        """Return everything as plain data, for JSON."""
        data = self._asdict()
        data["seats"] = [seat._asdict() for seat in self.seats]
        for name in ("games_per_second", "decisions_per_second", "mean_decisions"):
            data[name] = getattr(self, name)
        if self.digest is None:
            del data["digest"]
        if not self.resumed:
            del data["resumed"]
        return without_default_components(data)


def without_default_components(data: dict[str, Any]) -> dict[str, Any]:
    """Return data without its two fields on components, if these are as they ship."""
    return data if data["components"] else {key: value for key, value in data.items()
                                            if key not in ("edition", "components")}


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share.

    It is honest near 0 and 1 and for few games, where the plain one is not.

    >>> [round(bound, 3) for bound in wilson_interval(5, 10)]
    [0.237, 0.763]
    """
    share, z2 = wins / games, SURE * SURE
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = SURE * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)
