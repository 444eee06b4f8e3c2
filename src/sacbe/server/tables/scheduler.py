"""Moves tables when no person does: bots that are asked, clocks that run out, and what a crash left behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf
from typing import Final

import structlog

from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import say
from sacbe.server.bots.bot_pool import BotPool
from sacbe.server.notifications.service import Notifier, SeatTurn
from sacbe.server.storage.rows import SeatRow, StepRow
from sacbe.server.tables.core.table import LONGEST_PAUSE, STAND_IN, LiveTable, waiting_reason
from sacbe.server.tables.manager import UNREADABLE, Tables
from sacbe.server.tables.onlookers import Onlookers

ORPHAN_SECONDS: Final = 10.0    # seconds after which a bot's turn is taken to be nobody's
RETRY_SECONDS: Final = 600.0    # seconds after which a table that could not be read is tried again
SLEEP: Final = 5.0              # seconds between two checks of the database
SOON: Final = 1.0               # seconds before a reminder's address is looked up
LOG: Final = structlog.get_logger("sacbe.schedule")


class Scheduler:
    """Reacts to the steps of this process, and takes over what other processes left behind."""

    def __init__(self, tables: Tables, bot_pool: BotPool, notifier: Notifier, link: Callable[[str], str]) -> None:
        self.tables: Final = tables
        self.bot_pool: Final = bot_pool
        self.notifier: Final = notifier
        self.link: Final = link
        self.busy: Final[dict[str, asyncio.Task[None]]] = {}
        self.soon: Final[dict[str, asyncio.Task[None]]] = {}
        self.pausing: Final[dict[str, asyncio.Event]] = {}      # tables whose bots take their time; a step ends it
        self.alarm: Final = asyncio.Event()
        self.until = inf                                # when the next check is due
        self.left: Final[dict[str, float]] = {}         # tables that cannot be read, and when that was seen
        self._sweeper: asyncio.Task[None] | None = None
        self.onlookers: Final = Onlookers(tables.hub, lambda: tables.now())
        tables.on_step_committed.append(self.on_step)
        tables.on_look_listeners.append(self.on_look)
        tables.hub.on_last_unsubscribe.append(self._on_last_unsubscribe)

    async def start(self) -> None:
        """Start the bots of all tables that wait for one, and the periodic check."""
        for id in await self.tables.store.tables_waiting_for_bots(self.tables.now() + 1.0):
            self.let_bots_play(id)
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        tasks = [*self.busy.values(), *self.soon.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------------------ after a step

    def on_step(self, live: LiveTable, step: StepRow) -> None:
        """React to a stored step: let a bot think, notify a person of their turn, set the alarm."""
        if step.seat is not None:
            self.notifier.on_played(live.row.id, step.seat, step.revision)
        if (pause := self.pausing.get(live.row.id)) is not None:
            pause.set()
        if live.is_bot_asked:
            if step.kind not in ("choice", "timeout"):      # somebody was there to do it
                self._note_look(live)
            self.let_bots_play(live.row.id)
        elif live.asked_seat is not None:
            self._tell(live, step)
        if live.deadline is not None and live.deadline < self.until:
            self.alarm.set()

    def on_look(self, live: LiveTable) -> None:
        """Let the bots of a resting table play on, because somebody looks at it."""
        if live.is_bot_asked and live.is_bots_only:
            self._note_look(live)
            self.let_bots_play(live.row.id, self._grace)

    def _note_look(self, live: LiveTable) -> None:
        if live.is_bots_only:
            self.onlookers.record_look(live.row.id)

    def _on_last_unsubscribe(self, id: str) -> None:
        """Note when the last socket of a table has gone: its bots play on only for a while."""
        if id in self.busy:
            self.onlookers.record_look(id)

    @property
    def _grace(self) -> float:
        """How many seconds longer another process waits than the one that plays a table."""
        return ORPHAN_SECONDS if self.tables.shared else 0.0

    def _tell(self, live: LiveTable, step: StepRow) -> None:
        seat = live.asked_seat
        if seat is None or seat == step.seat or seat in live.replaced_by_bot or live.paused:
            return
        if self.tables.shared:
            self._look_soon(live.row.id, seat, live.revision)
        else:
            self._remind(live, live.seats[seat])

    def _remind(self, live: LiveTable, row: SeatRow) -> None:
        if row.hook or row.mail:
            title = live.row.title or say(f"name-{live.row.game}-game", lang=live.row.language)
            self.notifier.notify_turn(SeatTurn(
                table=live.row.id, seat=row.seat, side=live.definition.seats[row.seat], revision=live.revision,
                game=live.row.game, title=title, name=row.name, lang=live.row.language, url=self.link(live.row.id),
                hook=row.hook, mail=row.mail, holder=row.token_hash or "", asked_by=row.asked_by))

    def _look_soon(self, id: str, seat: int, revision: int) -> None:
        """Read a seat's reminder address a second later, and send the reminder if it is still that seat's turn.

        Another process may have changed the address; and who plays at once needs no reminder.
        """
        before = self.soon.pop(id, None)
        if before is not None:
            before.cancel()
        self.soon[id] = asyncio.create_task(self._look_up(id, seat, revision))

    async def _look_up(self, id: str, seat: int, revision: int) -> None:
        await asyncio.sleep(SOON)
        if self.soon.get(id) is asyncio.current_task():
            del self.soon[id]
        try:
            row = await self.tables.store.seat(id, seat)
            async with self.tables.table(id) as live:
                if row is not None and live.revision == revision:
                    self._remind(live, row)
        except Problem as problem:
            LOG.error("reminder failed", table=id, problem=problem.key)

    # ------------------------------------------------------------ bots

    def let_bots_play(self, id: str, grace: float = 0.0) -> None:
        """Let bots play a table until a person is asked, or nobody watches; one task for each table.

        A process that does not play the table's bots so far waits `grace` seconds longer: the one that does may be
        alive.
        """
        if id not in self.busy:
            task = self.busy[id] = asyncio.create_task(self._play_bots(id, grace))
            task.add_done_callback(lambda done: self._done(id, done))

    def _done(self, id: str, task: asyncio.Task[None]) -> None:
        if self.busy.get(id) is task:
            self._stop(id)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._note(id, error)
            LOG.error("bots stopped", table=id, error=type(error).__name__)

    def _stop(self, id: str) -> None:
        """Note that the task of a table has ended, so that another one can begin."""
        self.busy.pop(id, None)
        self.onlookers.forget(id)

    def _note(self, id: str, error: BaseException) -> None:
        """Remember a table that cannot be read, so that it is not tried again at every check."""
        if isinstance(error, Problem) and error.key in UNREADABLE:
            self.left[id] = self.tables.now()

    async def _play_bots(self, id: str, grace: float) -> None:
        while True:
            async with self.tables.table(id) as live:
                if not live.is_bot_asked:
                    return self._stop(id)
                if live.is_bots_only and not self.onlookers.has_any(id):
                    self._stop(id)
                    return await self._rest(live)
                revision, job, due = live.revision, live.bot_session().bot_job(), due_time(live, grace)
                owner = live.row.owner or id
            if await self._paused(id, due - self.tables.now()):
                continue
            choice = await self.bot_pool.choose(job, id, owner)
            try:
                async with self.tables.table(id, revision) as live:
                    if live.revision == revision or (live.is_bot_asked and live.bot_session().bot_job() == job):
                        await self.tables.choose(live, job.seat, choice)
                        grace = 0.0             # it is this process that plays
            except Problem as problem:
                if problem.key != "stale":
                    raise

    async def _rest(self, live: LiveTable) -> None:
        """Correct the header of a table that only waits for watchers; older programs wrote that a bot is asked."""
        if live.row.waiting == "bot":
            live.row.waiting = waiting_reason(live)
            await self.tables.store.update_table(live.row.id, at=live.revision, waiting=live.row.waiting)

    async def _paused(self, id: str, seconds: float) -> bool:
        """Wait, but no longer than until the table changes; return whether there was anything to wait for."""
        if seconds <= 0:
            return False
        event = self.pausing[id] = asyncio.Event()
        try:
            await asyncio.wait_for(event.wait(), min(seconds, LONGEST_PAUSE))
        except TimeoutError:
            pass
        finally:
            del self.pausing[id]
        return True

    # ------------------------------------------------------------ clocks and orphans

    async def _sweep(self) -> None:
        while True:
            self.alarm.clear()
            self.until = inf                    # the check may miss what comes meanwhile
            try:
                await self._look()
                wait = await self._pause()
            except asyncio.CancelledError:
                raise
            except Exception as error:              # the database may be away for a while
                LOG.error("sweep failed", error=type(error).__name__)
                wait = SLEEP
            self.until = self.tables.now() + wait
            try:
                await asyncio.wait_for(self.alarm.wait(), wait)
            except TimeoutError:
                continue

    async def _pause(self) -> float:
        """Return how many seconds the next check can wait."""
        deadline = await self.tables.store.next_deadline()
        if deadline is None:
            return SLEEP
        return min(SLEEP, max(1.0 if self.left else 0.05, deadline - self.tables.now()))

    async def _look(self) -> None:
        now = self.tables.now()
        for id in [id for id, at in self.left.items() if at < now - RETRY_SECONDS]:
            del self.left[id]
        for id in await self.tables.store.overdue_tables(now):
            if id not in self.left:
                await self._time_out(id)
        for id in await self.tables.store.tables_waiting_for_bots(now - ORPHAN_SECONDS):
            if id not in self.left:
                self.let_bots_play(id, ORPHAN_SECONDS)
        for id in self._looked_at():
            self.let_bots_play(id, ORPHAN_SECONDS)

    def _looked_at(self) -> list[str]:
        """List tables that are watched here but played by another process, which stops if nobody watches there."""
        if not self.tables.shared:
            return []
        return [id for id, entry in self.tables.entries.items()
                if id not in self.busy and id not in self.left and self.tables.hub.has_subscribers(id)
                and entry.table is not None and waiting_reason(entry.table) == "watcher"]

    async def _time_out(self, id: str) -> None:
        """Let a bot take over the asked seat if its clock has run out."""
        try:
            async with self.tables.table(id) as live:
                seat, deadline = live.asked_seat, live.deadline
                if seat is None or deadline is None or deadline > self.tables.now():
                    if live.row.phase == "playing":
                        await self.tables.store.update_table(id, at=live.revision, deadline=deadline)
                    return
                await self.tables.step(live, "timeout", seat, bot=STAND_IN, stays=True)
        except Problem as problem:
            if problem.key != "stale":
                LOG.error("time-out failed", table=id, problem=problem.key)
                self.left[id] = self.tables.now()


def due_time(live: LiveTable, grace: float) -> float:
    """Return when the asked bot shall answer; a process that may not be the one that plays it waits longer."""
    return live.bot_due + (grace if live.is_bots_only or live.bot_due > live.revision_marks[-1].at else 0.0)
