"""Orders the bots' decisions: every address gets its share, and within one address quick decisions come first.

The share is time: the address that has had the least is next (a new one counts as having had as much as the last that
was next).  Among the decisions of one address the cheaper comes first, then the older.  One address keeps only a few
processes busy with slow decisions, so that a quick bot of somebody else finds one soon.  A table has one decision at a
time.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import count
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

QUICK: Final = 0.25             # seconds; a decision that takes longer is a slow one


class QueuedJob(Protocol):
    """What the queue needs to know of a decision."""

    @property
    def table(self) -> str: ...                 # empty: of no table, so it blocks no other decision

    @property
    def owner(self) -> str: ...

    @property
    def cost(self) -> float: ...                # seconds that it will probably take

    @property
    def is_wanted(self) -> bool: ...            # does anybody still wait for it?


W = TypeVar("W", bound=QueuedJob)


class QueuedDecision(NamedTuple, Generic[W]):
    """An entry in the queue of one address."""

    cost: float
    number: int
    work: W


class AddressShare(Generic[W]):
    """The time that one address has used, and its waiting decisions."""

    def __init__(self, used: float) -> None:
        self.used = used
        self.turn: float | None = None              # its key in the heap of turns
        self.waiting: Final[list[QueuedDecision[W]]] = []
        self.running = 0
        self.slow = 0


class BotQueue(Generic[W]):
    """A queue of decisions; at most `most_slow` slow ones of an address run at once, 0 is no limit."""

    def __init__(self, most_slow: int = 0) -> None:
        self.most_slow: Final = most_slow
        self.shares: Final[dict[str, AddressShare[W]]] = {}
        self.looks = 0                                          # how many places were looked at so far
        self._turns: Final[list[tuple[float, int, str]]] = []   # what an address had used when it was put here
        self._busy: Final[set[str]] = set()                     # tables with a running decision
        self._held: Final[dict[str, list[QueuedDecision[W]]]] = {}       # decisions that wait for one of these tables
        self._number: Final = count()
        self._used = 0.0                                        # by the address that was next last

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __iter__(self) -> Iterator[W]:
        """Iterate over the waiting decisions that somebody still wants, in no order."""
        held = (entry for entries in self._held.values() for entry in entries)
        for entry in (*(entry for share in self.shares.values() for entry in share.waiting), *held):
            if entry.work.is_wanted:
                yield entry.work

    def put(self, work: W) -> None:
        """Add a decision to the queue."""
        share = self.shares.get(work.owner)
        if share is None:
            share = self.shares[work.owner] = AddressShare(self._used)
        heapq.heappush(share.waiting, QueuedDecision(work.cost, next(self._number), work))
        self._turn(work.owner, share)

    def next_decision(self) -> W | None:
        """Take the next decision that may start now out of the queue, or return None."""
        passed: list[tuple[str, AddressShare[W]]] = []
        found: W | None = None
        while self._turns and found is None:
            turn = heapq.heappop(self._turns)
            self.looks += 1
            share = self.shares.get(turn[2])
            if share is None or turn[0] != share.turn:
                continue                                        # outdated: the address has a newer entry
            share.turn = None
            found = self._first(share)
            if found is not None:
                self._used = share.used
                self._begin(found, share)
            elif share.waiting:
                passed.append((turn[2], share))
            else:
                self._forget(turn[2], share)
        for owner, passed_over in passed:
            self._turn(owner, passed_over)
        return found

    def finish_decision(self, work: W, seconds: float) -> None:
        """Record that a decision has ended after this many seconds, and release what waited for its table."""
        share = self.shares[work.owner]
        share.running -= 1
        share.slow -= work.cost > QUICK
        share.used += seconds - work.cost
        self._busy.discard(work.table)
        for entry in self._held.pop(work.table, ()):
            heapq.heappush(self.shares.setdefault(entry.work.owner, AddressShare(self._used)).waiting, entry)
            self._turn(entry.work.owner, self.shares[entry.work.owner])
        self._turn(work.owner, share)
        self._forget(work.owner, share)

    def clear(self) -> None:
        """Drop everything that waits."""
        for share in self.shares.values():
            share.waiting.clear()
        self._held.clear()

    def _first(self, share: AddressShare[W]) -> W | None:
        while share.waiting:
            entry = share.waiting[0]
            self.looks += 1
            if self.most_slow and entry.cost > QUICK and share.slow >= self.most_slow:
                return None                                     # what comes after it is slow, too
            heapq.heappop(share.waiting)
            if not entry.work.is_wanted:
                continue
            if entry.work.table in self._busy:
                self._held.setdefault(entry.work.table, []).append(entry)
                continue
            return entry.work
        return None

    def _begin(self, work: W, share: AddressShare[W]) -> None:
        share.running += 1
        share.slow += work.cost > QUICK
        share.used += work.cost
        if work.table:
            self._busy.add(work.table)
        self._turn(work.owner, share)

    def _turn(self, owner: str, share: AddressShare[W]) -> None:
        if share.waiting and share.turn != share.used:
            share.turn = share.used
            heapq.heappush(self._turns, (share.used, next(self._number), owner))

    def _forget(self, owner: str, share: AddressShare[W]) -> None:
        """Drop the record of an address that has nothing waiting or running."""
        if not share.waiting and not share.running and self.shares.get(owner) is share:
            del self.shares[owner]
