"""Who is at a table now, in this process and in the others; and the short reactions that people there send.

Nothing of it is stored.  Each process tells the others which of its seats are at a table, and how many watchers: when
that changes, and every few seconds; what a process has not repeated for a while is forgotten.  Several changes are sent
together.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from typing import Final, Literal, Protocol

import msgspec

SOON: Final = 0.25              # seconds within which changes of one table are sent together
BEAT: Final = 20.0              # seconds between two messages to the other processes
ATTENDANCE_TIMEOUT: Final = 50.0  # seconds without one, after which a process is forgotten
Sign = Literal["cheers", "wow", "thanks", "sorry", "thinking", "hurry", "laugh", "wave"]


class Attendance(msgspec.Struct, frozen=True):
    """The seats that somebody has open, since when others are gone, and the number of watchers."""

    seats: frozenset[int]
    gone: dict[int, float]
    watchers: int


class Reaction(msgspec.Struct, frozen=True):
    """A reaction that a seat, or a watcher by name, has sent."""

    seat: int | None
    name: str
    what: Sign


class PresenceObserver(Protocol):
    """A client at a table that wants to know who is there."""

    @property
    def seat(self) -> int | None: ...

    def on_presence(self, here: Attendance) -> None: ...

    def on_reaction(self, reaction: Reaction) -> None: ...


class _Word(msgspec.Struct, tag_field="t", tag="here"):
    """Message: which people a process has at a table."""

    process: str
    seats: list[int]
    gone: dict[str, float]
    watchers: int


class _Call(msgspec.Struct, tag_field="t", tag="who"):
    """Message: ask the other processes who is at the table."""


class _Sign(msgspec.Struct, tag_field="t", tag="sign"):
    """Message: a reaction that was sent in another process."""

    reaction: Reaction


_WORDS: Final = msgspec.json.Decoder(_Word | _Call | _Sign)


class TableRoom:
    """The people at one table; it exists as long as anybody of this process is there."""

    def __init__(self) -> None:
        self.guests: Final[set[PresenceObserver]] = set()
        self.gone: Final[dict[int, float]] = {}
        self.elsewhere: Final[dict[str, tuple[float, _Word]]] = {}      # by process, with the time it was received
        self.timer: asyncio.TimerHandle | None = None

    def local_counts(self) -> Counter[int | None]:
        """Count the clients of this process by seat; None counts the watchers."""
        return Counter(guest.seat for guest in self.guests)


class ProcessBus(Protocol):
    """The connection to the other processes: what `Presence` needs of the event bus."""

    @property
    def on_message(self) -> list[Callable[[str, bytes], None]]:
        """List the callbacks for messages of other processes."""

    def tell_others(self, table: str, message: bytes) -> None: ...


class Presence:
    """Tracks the people at all tables of this process."""

    def __init__(self, hub: ProcessBus, now: Callable[[], float]) -> None:
        self.hub: Final = hub
        self.now: Final = now
        self.process: Final = secrets.token_hex(6)
        self.rooms: Final[dict[str, TableRoom]] = {}
        self._beating: asyncio.Task[None] | None = None
        hub.on_message.append(self._hear)

    def start(self) -> None:
        """Start to repeat to the other processes, every few seconds, who is here."""
        self._beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)

    # ------------------------------------------------------------ coming and going

    def enter(self, table: str, guest: PresenceObserver) -> None:
        """Add a client to a table; it learns at once who else is there, and the others soon learn of it."""
        room = self.rooms.get(table)
        if room is None:
            room = self.rooms[table] = TableRoom()
            self._say(table, _Call())
        room.guests.add(guest)
        if guest.seat is not None:
            room.gone.pop(guest.seat, None)
        guest.on_presence(self.attendance(table))
        self._soon(table, room)

    def leave(self, table: str, guest: PresenceObserver) -> None:
        """Remove a client from a table; when it was the last one of its seat, the seat is marked as gone."""
        room = self.rooms.get(table)
        if room is None or guest not in room.guests:
            return
        room.guests.discard(guest)
        if guest.seat is not None and guest.seat not in room.local_counts():
            room.gone[guest.seat] = self.now()
        if room.guests:
            self._soon(table, room)
            return
        if room.timer is not None:
            room.timer.cancel()
        del self.rooms[table]
        self._say(table, self._word(room))

    def attendance(self, table: str) -> Attendance:
        """Return who is at a table, as far as this process knows."""
        room = self.rooms.get(table)
        if room is None:
            return Attendance(frozenset(), {}, 0)
        own = room.local_counts()
        seats = {seat for seat in own if seat is not None}
        gone, watchers = dict(room.gone), own[None]
        for _, word in room.elsewhere.values():
            seats.update(word.seats)
            watchers += word.watchers
            for seat, at in word.gone.items():
                gone[int(seat)] = max(at, gone.get(int(seat), 0.0))
        return Attendance(frozenset(seats), {seat: at for seat, at in gone.items() if seat not in seats}, watchers)

    def react(self, table: str, reaction: Reaction) -> None:
        """Send a reaction once to everybody at the table, in all processes."""
        self._pass_on(table, reaction)
        self._say(table, _Sign(reaction))

    # ------------------------------------------------------------ sending

    def _soon(self, table: str, room: TableRoom) -> None:
        if room.timer is None:
            room.timer = asyncio.get_running_loop().call_later(SOON, self._tell, table)

    def _tell(self, table: str, own: bool = True) -> None:
        room = self.rooms.get(table)
        if room is None:
            return
        if own:
            room.timer = None
            self._say(table, self._word(room))
        here = self.attendance(table)
        for guest in list(room.guests):
            guest.on_presence(here)

    def _word(self, room: TableRoom) -> _Word:
        own = room.local_counts()
        return _Word(self.process, sorted(seat for seat in own if seat is not None),
                     {str(seat): at for seat, at in room.gone.items()}, own[None])

    def _say(self, table: str, word: _Word | _Call | _Sign) -> None:
        self.hub.tell_others(table, msgspec.json.encode(word))

    def _pass_on(self, table: str, reaction: Reaction) -> None:
        room = self.rooms.get(table)
        for guest in list(room.guests) if room is not None else ():
            guest.on_reaction(reaction)

    # ------------------------------------------------------------ receiving

    def _hear(self, table: str, told: bytes) -> None:
        """Handle a message of another process; ignore what cannot be decoded."""
        room = self.rooms.get(table)
        if room is None:
            return
        try:
            word = _WORDS.decode(told)
            if isinstance(word, _Word):
                self._learn(table, room, word)
            elif isinstance(word, _Call):
                self._say(table, self._word(room))
            else:
                self._pass_on(table, word.reaction)
        except (msgspec.MsgspecError, ValueError):
            return

    def _learn(self, table: str, room: TableRoom, word: _Word) -> None:
        if word.process == self.process:
            return
        for seat in word.gone:
            int(seat)                           # not a number: the message is ignored
        before = self.attendance(table)
        if word.seats or word.watchers or word.gone:
            room.elsewhere[word.process] = (self.now(), word)
        else:
            room.elsewhere.pop(word.process, None)
        if self.attendance(table) != before:
            self._tell(table, own=False)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            for table, room in list(self.rooms.items()):
                before = self.attendance(table)
                late = [name for name, (at, _) in room.elsewhere.items() if at < self.now() - ATTENDANCE_TIMEOUT]
                for name in late:
                    del room.elsewhere[name]
                self._say(table, self._word(room))
                if self.attendance(table) != before:
                    self._tell(table, own=False)
