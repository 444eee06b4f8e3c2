"""Who is at a table now, in this process and in the others; and the short signs that people there give each other.

Nothing of it is stored.  Each process tells the others which seats it has at a table, and how many watchers: when that
changes, and every few seconds; what one has not repeated for a while is forgotten.  Many changes are told at once.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from typing import Final, Literal, Protocol

import msgspec

SOON: Final = 0.25              # seconds within which changes of one table are told together
BEAT: Final = 20.0              # seconds between two words to the other processes
ATTENDANCE_TIMEOUT: Final = 50.0  # seconds without one, after which what it said is forgotten
Sign = Literal["cheers", "wow", "thanks", "sorry", "thinking", "hurry", "laugh", "wave"]


class Attendance(msgspec.Struct, frozen=True):
    """Seats that somebody has open, since when others are gone, and the number of watchers."""

    seats: frozenset[int]
    gone: dict[int, float]
    watchers: int


class Reaction(msgspec.Struct, frozen=True):
    """A sign that a seat, or a watcher by name, has given."""

    seat: int | None
    name: str
    what: Sign


class PresenceObserver(Protocol):
    """Somebody at a table who wants to know."""

    @property
    def seat(self) -> int | None: ...

    def on_presence(self, here: Attendance) -> None: ...

    def on_reaction(self, reaction: Reaction) -> None: ...


class _Word(msgspec.Struct, tag_field="t", tag="here"):
    """What a process says of its own people at a table."""

    process: str
    seats: list[int]
    gone: dict[str, float]
    watchers: int


class _Call(msgspec.Struct, tag_field="t", tag="who"):
    """Asks the others for their word."""


class _Sign(msgspec.Struct, tag_field="t", tag="sign"):
    """A sign that was given in another process."""

    reaction: Reaction


_WORDS: Final = msgspec.json.Decoder(_Word | _Call | _Sign)


class TableRoom:
    """One table, as long as anybody of this process is there."""

    def __init__(self) -> None:
        self.guests: Final[set[PresenceObserver]] = set()
        self.gone: Final[dict[int, float]] = {}
        self.elsewhere: Final[dict[str, tuple[float, _Word]]] = {}      # by process, with the time it was heard
        self.timer: asyncio.TimerHandle | None = None

    def local_counts(self) -> Counter[int | None]:
        """How many of this process are on each seat, and beside the table."""
        return Counter(guest.seat for guest in self.guests)


class ProcessBus(Protocol):
    """What joins processes: the hub of this one."""

    @property
    def on_message(self) -> list[Callable[[str, bytes], None]]:
        """Who hears what others tell."""

    def tell_others(self, table: str, told: bytes) -> None: ...


class Presence:
    """The people at all tables of this process."""

    def __init__(self, hub: ProcessBus, now: Callable[[], float]) -> None:
        self.hub: Final = hub
        self.now: Final = now
        self.process: Final = secrets.token_hex(6)
        self.rooms: Final[dict[str, TableRoom]] = {}
        self._beating: asyncio.Task[None] | None = None
        hub.on_message.append(self._hear)

    def start(self) -> None:
        """Repeat it to the other processes from now on."""
        self._beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)

    # ------------------------------------------------------------ coming and going

    def enter(self, table: str, guest: PresenceObserver) -> None:
        """Somebody is there; who else is, they hear at once, and the others soon."""
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
        """Somebody has gone; the last one of a seat leaves it empty."""
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
        """Who is there, as far as is known here."""
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
        """Everybody there sees a sign once, in all processes."""
        self._pass_on(table, reaction)
        self._say(table, _Sign(reaction))

    # ------------------------------------------------------------ telling

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

    # ------------------------------------------------------------ hearing

    def _hear(self, table: str, told: bytes) -> None:
        """What another process says; whatever makes no sense here is left aside."""
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
            int(seat)                           # a number, or it is not heard at all
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
