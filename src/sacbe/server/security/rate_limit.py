"""Rate limits: token buckets that refill, one for each key."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from sacbe.kernel.errors import Problem

ADDRESSES: Final = 20_000               # remembered by a limit; the one not seen for longest is forgotten


class TokenBucket:
    """A limit of `rate` per minute that allows short bursts; 0 is no limit."""

    __slots__ = ("at", "burst", "clock", "level", "rate")

    def __init__(self, rate: float, burst: float | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate / 60
        self.burst = max(1.0, rate / 4 if burst is None else burst)
        self.clock = clock
        self.level = self.burst
        self.at = clock()

    def try_take(self, cost: float = 1.0) -> bool:
        """Take from the bucket if there is room, and return whether there was; a refusal costs nothing."""
        if not self.has_room(cost):
            return False
        self.level -= cost if self.rate > 0 else 0
        return True

    def has_room(self, cost: float = 1.0) -> bool:
        """Return whether `try_take` would succeed now."""
        if self.rate <= 0:
            return True
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        return self.level >= cost

    def take_ahead(self, most: float) -> tuple[float, float]:
        """Take although there may be no room: return the seconds until there would have been, and what was taken.

        The seconds are at most so many; what would make them more is not taken.
        """
        if self.rate <= 0 or self.try_take():
            return 0.0, 1.0
        before = self.level
        self.level = max(before - 1, -most * self.rate)
        return -self.level / self.rate, before - self.level

    def give_back(self, cost: float = 1.0) -> None:
        """Put back what was taken."""
        self.level = min(self.burst, self.level + cost)

    def seconds_until_room(self, cost: float = 1.0) -> int:
        """Return the whole seconds until there is room again."""
        return max(1, int((cost - self.level) / self.rate) + 1) if self.rate > 0 else 0


class TokenBuckets:
    """A bucket for each of many keys; only a limited number is remembered."""

    def __init__(self, rate: float, burst: float | None = None, most: int = ADDRESSES,
                 clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.most, self.clock = rate, burst, most, clock
        self.known: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str, problem: str = "too-many-requests") -> None:
        """Count one for the key; a `Problem` if that is one too many."""
        bucket = self._bucket(key)
        if not bucket.try_take():
            raise Problem(problem, seconds=bucket.seconds_until_room())

    def take_ahead(self, key: str, most: float) -> tuple[float, float]:
        """Count one for the key in any case; return for how many seconds it should wait, and what was counted."""
        return self._bucket(key).take_ahead(most)

    def give_back(self, key: str, cost: float = 1.0) -> None:
        """Count less for the key."""
        bucket = self.known.get(key)
        if bucket is not None:
            bucket.give_back(cost)

    def has_room(self, key: str) -> bool:
        """Return whether one more would not be too many for the key."""
        bucket = self.known.get(key)
        return bucket is None or bucket.has_room()

    def _bucket(self, key: str) -> TokenBucket:
        bucket = self.known.get(key)
        if bucket is None:
            bucket = self.known[key] = TokenBucket(self.rate, self.burst, self.clock)
            if len(self.known) > self.most:
                self.known.popitem(last=False)
        else:
            self.known.move_to_end(key)
        return bucket

    def check(self, key: str, problem: str = "too-many-requests") -> None:
        """Raise a `Problem` if one more would be too many for the key; count nothing."""
        bucket = self.known.get(key)
        if bucket is not None and not bucket.has_room():
            raise Problem(problem, seconds=bucket.seconds_until_room())
