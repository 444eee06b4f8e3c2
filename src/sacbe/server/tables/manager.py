"""The tables of this process: loaded when needed, changed under a lock, acknowledged after the commit."""

from __future__ import annotations

import asyncio
import hmac
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

import structlog

from sacbe import games
from sacbe.games.components import editions
from sacbe.kernel.errors import Problem
from sacbe.server.cluster.event_bus import EventBus
from sacbe.server.observability import metrics
from sacbe.server.security.tokens import hash_token
from sacbe.server.storage.rows import SeatRow, SnapshotRow, StepRow, TableRow
from sacbe.server.storage.snapshots import SnapshotStore
from sacbe.server.storage.store import StaleRevision, Store
from sacbe.server.tables import snapshot, spectator_delay
from sacbe.server.tables.core.lock import TableLock
from sacbe.server.tables.core.table import LiveTable, header_facts
from sacbe.server.tables.spectator_delay import SEAT_STEP_KINDS

TABLE_ID_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
CACHE: Final = 500              # tables kept in memory while nobody is at them
MANY: Final = 20                # steps that are folded in a thread
UNREADABLE: Final = ("rules-version", "unknown-game", "unknown-game-near", "table-broken")   # why one cannot be read
LOG: Final = structlog.get_logger("sacbe.tables")


class CachedTable:
    """A table in memory: its lock, its newest state, and an earlier state for watchers with a delay."""

    def __init__(self) -> None:
        self.lock: Final = TableLock()
        self.table: LiveTable | None = None
        self.delayed_table: LiveTable | None = None
        self.users = 0


class Tables:
    """Caches tables, and makes and stores their steps."""

    def __init__(self, store: Store, hub: EventBus, shared: bool, now: Callable[[], float] = time.time) -> None:
        self.store: Final = store
        self.hub: Final = hub
        self.shared: Final = shared             # do other processes play the same tables?
        self.now: Final = now
        self.entries: Final[dict[str, CachedTable]] = {}
        self.idle: Final[OrderedDict[str, None]] = OrderedDict()    # those nobody uses, the one used last at the end
        self.snapshots: Final = SnapshotStore(store)
        # called with a step that is stored
        self.on_step_committed: list[Callable[[LiveTable, StepRow], None]] = []
        self.on_evict: list[Callable[[LiveTable], None]] = []       # called with a table that leaves the memory
        self.on_look_listeners: list[Callable[[LiveTable], None]] = []  # called with a table that somebody looks at
        hub.on_last_unsubscribe.append(self._evict_idle)
        hub.on_remote_step.append(self.apply_remote_step)

    # ------------------------------------------------------------ getting hold of one

    @asynccontextmanager
    async def table(self, id: str, revision: int | None = None) -> AsyncIterator[LiveTable]:
        """Lock and load a table for a `with` block, at least as new as this revision; without one, the newest."""
        entry = self.entries.get(id)
        if entry is None:
            entry = self.entries[id] = CachedTable()
        self.idle.pop(id, None)
        entry.users += 1
        try:
            async with entry.lock:
                yield await self._fresh(id, entry, revision)
        finally:
            entry.users -= 1
            self._evict_idle(id)

    def get_cached(self, id: str, revision: int = 0) -> LiveTable | None:
        """Return the table if it can be read without waiting: in memory, new enough, and not being changed."""
        entry = self.entries.get(id)
        if entry is None or entry.table is None or entry.lock.is_held:
            return None
        return None if self.shared and revision > entry.table.revision else entry.table

    def try_acquire(self, id: str, revision: int) -> LiveTable | None:
        """Lock a table if that needs no waiting; the caller gives it back with `release`, or lets `play` do so."""
        live = self.get_cached(id, revision)
        if live is not None:
            entry = self.entries[id]
            entry.lock.try_acquire()
            entry.users += 1
            self.idle.pop(id, None)
        return live

    def release(self, id: str) -> None:
        """Give a table back, to the next task that waits for it."""
        entry = self.entries[id]                # nobody forgets a table that is used
        entry.lock.release()
        entry.users -= 1
        self._evict_idle(id)

    async def _fresh(self, id: str, entry: CachedTable, revision: int | None) -> LiveTable:
        live = entry.table
        known = 0 if live is None else live.revision
        if live is None:
            entry.table = live = await self._load(id)
        elif self.shared and (revision is None or revision > live.revision):
            steps = await self.store.steps_since(id, live.revision)
            if any(step.kind in SEAT_STEP_KINDS for step in steps):
                entry.table = live = await self._load(id)       # the seats have changed, too
            else:
                try:
                    for step in steps:
                        live.apply(step)
                    live.row.phase, live.row.revision = live.phase, live.revision
                except Exception:
                    entry.table = entry.delayed_table = None
                    entry.table = live = await self._load(id)
        if self.shared and live.revision > known:
            self.hub.on_remote_revision(id, live.revision)  # its process may have died before announcing it
        return live

    def apply_remote_step(self, step: StepRow) -> None:
        """Apply a step that another process has stored, if the table is free, so that it need not be read."""
        entry = self.entries.get(step.table_id)
        live = None if entry is None or entry.lock.is_held else entry.table
        if live is None or step.revision != live.revision + 1 or step.kind in SEAT_STEP_KINDS:
            return
        try:
            live.apply(step)
            live.row.phase, live.row.revision = live.phase, step.revision
        except Exception:
            self.forget(step.table_id)

    async def _load(self, id: str) -> LiveTable:
        # no database needs to see anything else
        found = await self.snapshots.load(id) if TABLE_ID_PATTERN.fullmatch(id) else None
        if found is None:
            raise Problem("unknown-table", table=id)
        row, seats, steps, kept = found
        if row.components:
            with suppress(Problem):             # built once, and not in this thread; errors are reported below
                await asyncio.to_thread(editions.rebuild, row.game, row.edition, row.components, row.rules)
        if len(steps) < MANY:
            return restore_table(row, seats, steps, kept)
        return await asyncio.to_thread(restore_table, row, seats, steps, kept)  # others need not wait for a long game

    def _evict_idle(self, id: str) -> None:
        """Note that a table is no longer used, and evict the longest unused ones if there are too many.

        A table that is used again leaves the idle ones; one that only has subscribers is checked when its turn comes.
        """
        entry = self.entries.get(id)
        if entry is None or entry.users:
            return
        if entry.table is None:
            del self.entries[id]
            return
        if self.hub.has_subscribers(id):
            return
        self.idle[id] = None
        self.idle.move_to_end(id)
        while len(self.idle) > CACHE:
            oldest, _ = self.idle.popitem(last=False)
            if not self.hub.has_subscribers(oldest):
                gone = self.entries.pop(oldest, None)
                if gone is not None and gone.table is not None:
                    for listener in self.on_evict:
                        listener(gone.table)

    def forget(self, id: str) -> None:
        """Drop a table's state, which may differ from what is stored, so that it is loaded again when needed."""
        entry = self.entries.get(id)
        if entry is not None:
            entry.table = entry.delayed_table = None

    def delayed_view(self, live: LiveTable) -> tuple[LiveTable, float | None]:
        """Return the table as delayed watchers see it, and when they will see more."""
        if live.row.delay <= 0:
            return live, None
        entry = self.entries.get(live.row.id)
        shadow = spectator_delay.delayed_copy(None if entry is None else entry.delayed_table, live, self.now())
        if entry is not None:
            entry.delayed_table = shadow
        return shadow, spectator_delay.next_update_at(shadow, live)

    def is_far_behind(self, live: LiveTable) -> bool:
        """Would `delayed_view` take long and hold up everybody?  Then `catch_up` comes first."""
        if live.row.delay <= 0:
            return False
        entry = self.entries.get(live.row.id)
        return spectator_delay.is_far_behind(None if entry is None else entry.delayed_table, live, self.now(), MANY)

    async def catch_up(self, live: LiveTable) -> None:
        """Let a thread fold the steps that delayed watchers have not seen yet, if they are many.

        The caller holds the table.  It starts from the beginning: a caller may stop waiting for it, and then two
        threads would change the same copy.
        """
        if self.is_far_behind(live):
            shadow = await asyncio.to_thread(spectator_delay.delayed_copy, None, live, self.now())
            entry = self.entries.get(live.row.id)
            if entry is not None:
                entry.delayed_table = shadow

    async def visible_to(self, live: LiveTable, seat: int | None) -> LiveTable:
        """Return the table, which the caller holds, as a seat or a watcher may see it now."""
        if seat is not None:
            return live
        await self.catch_up(live)
        return self.delayed_view(live)[0]

    def on_look(self, live: LiveTable) -> None:
        """Tell listeners that a person or a program looks at a table."""
        for listener in self.on_look_listeners:
            listener(live)

    # ------------------------------------------------------------ taking steps

    async def choose(self, live: LiveTable, seat: int, choice: int) -> int:
        """Play a legal choice of the seat that is asked; return the new revision after it is stored."""
        moves = metrics.BOT_MOVES if live.bot_of(seat) else metrics.PERSON_MOVES
        try:
            step = live.choose(seat, choice, self.now())
        except Exception:
            self.forget(live.row.id)
            raise
        await self._store(live, step, ())
        moves.inc()
        return step.revision

    def play(self, live: LiveTable, seat: int, choice: int, then: Callable[[Exception | None], None]) -> None:
        """Play a legal choice at a table that the caller holds, without waiting; call `then` at its end.

        `then` gets None when the choice is stored, or the error.  After that the table is released.  It makes no
        difference whether the client that moved is still connected.
        """
        try:
            step = live.choose(seat, choice, self.now())
        except Exception:
            self.forget(live.row.id)
            self.release(live.row.id)
            raise
        try:
            self.store.commit_with_callback(step, header_facts(live), (), partial(self._played, live, step, then))
        except Exception as error:
            self._played(live, step, then, error)

    def _played(self, live: LiveTable, step: StepRow, then: Callable[[Exception | None], None],
                error: BaseException | None) -> None:
        problem: Exception | None = None
        try:
            self._stored(live, step, error)
            metrics.PERSON_MOVES.inc()
        except Exception as found:
            problem = found
        try:
            then(problem)
        finally:
            self.release(live.row.id)

    async def step(self, live: LiveTable, kind: str, seat: int | None = None, seats: Sequence[SeatRow] = (),
                   **data: Any) -> int:
        """Make and store a step of any other kind; return its revision."""
        row = StepRow(table_id=live.row.id, revision=live.revision + 1, at=self.now(), seat=seat, kind=kind, data=data)
        try:
            live.apply(row)
        except Exception:
            self.forget(live.row.id)
            raise
        await self._store(live, row, seats)
        return row.revision

    async def _store(self, live: LiveTable, step: StepRow, seats: Sequence[SeatRow]) -> None:
        """Store a step to the end, even if the caller is cancelled: others must hear of what is stored."""
        work = asyncio.ensure_future(self.store.commit(step, header_facts(live), seats))
        try:
            await asyncio.shield(work)
        except asyncio.CancelledError:
            while not work.done():
                with suppress(asyncio.CancelledError):
                    await asyncio.wait([work])
            with suppress(Exception):
                self._stored(live, step, work.exception())
            raise
        except Exception:
            pass                                # raised below
        self._stored(live, step, work.exception())

    def _stored(self, live: LiveTable, step: StepRow, error: BaseException | None) -> None:
        """Announce a stored step, or raise its error; after an error the table is loaded again when needed."""
        if error is not None:
            self.forget(live.row.id)
            # this step, or another one, may be stored all the same: listeners look
            self.hub.notify_changed(live.row.id)
            if isinstance(error, StaleRevision):
                raise Problem("stale", revision=step.revision - 1)
            raise error
        live.row.phase, live.row.revision = live.phase, step.revision
        self.hub.announce(live.row.id, step.revision, step)
        for listener in self.on_step_committed:
            listener(live, step)


def restore_table(row: TableRow, seats: Sequence[SeatRow], steps: Sequence[StepRow],
                  snapshot_row: SnapshotRow | None = None) -> LiveTable:
    """Build a table from its rows, faster with a snapshot; a table that cannot be read is a `Problem`.

    If a step after a snapshot cannot be applied, the snapshot may be wrong: then all steps are folded.
    """
    if snapshot_row is not None:
        try:
            live = snapshot.read(row, seats, steps, snapshot_row)
            for step in steps[live.revision:]:
                live.apply(step)
            return live
        except Exception as error:
            LOG.warning("snapshot left aside", table=row.id, revision=snapshot_row.revision, reason=str(error))
    at = 0
    try:
        live = LiveTable(row, seats)
        if row.players not in live.definition.players or len(live.seats) != row.players:
            raise ValueError("seats")
        for step in steps:
            at = step.revision
            live.apply(step)
    except Exception as error:
        if at and live.definition.legacy is not None:   # a step of older rules that today's do not know
            need = games.load_definition(row.game).version
            raise Problem("rules-version", game=row.game, have=row.rules, need=need) from None
        if isinstance(error, Problem) and error.key in UNREADABLE:
            raise
        LOG.error("table broken", table=row.id, revision=at, error=type(error).__name__)
        raise Problem("table-broken", table=row.id, revision=at) from None
    return live


def seat_of(live: LiveTable, token: str | None, account: str | None = None) -> int | None:
    """Return the seat that a token or an account holds; None for a watcher."""
    digest = hash_token(token) if token else ""
    for seat in live.seats:
        if seat.token_hash and digest and hmac.compare_digest(seat.token_hash, digest):
            return seat.seat
        if account is not None and seat.account == account:
            return seat.seat
    return None


def check_revision(live: LiveTable, revision: int) -> None:
    """Refuse an action of a player who has not seen the table as it is now."""
    if revision != live.revision:
        raise Problem("stale", revision=revision, now=live.revision)
