"""Opens tables, seats people, starts games, and does what comes after: rematch, fork, upload, archive."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Collection, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from sacbe import bots, games
from sacbe.bots.names import given_name
from sacbe.games.components import editions
from sacbe.kernel.errors import Problem, unknown_name_problem
from sacbe.kernel.play import record as records
from sacbe.presentation.language.words import LANGUAGES
from sacbe.server.clocks import Clock
from sacbe.server.security.idempotency import IdempotencyKey, fresh_id, fresh_token
from sacbe.server.security.tokens import hash_token
from sacbe.server.storage.rows import SeatRow, TableRow
from sacbe.server.strangers.pool import StrangerPool
from sacbe.server.strangers.records import RecordRead, read_record
from sacbe.server.tables.core.new_game import begin_game
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.tables.manager import Tables, seat_of
from sacbe.server.tables.spectator_delay import SEAT_STEP_KINDS

UNLISTED_BOTS: Final = ("greedy", "random")  # may sit at a table too, though nobody is offered them
LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
MOST_DELAY: Final = 86_400.0


class Sitter(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits on a seat: the opener of the table, a friend who comes by link, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: str = "medium"
    name: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The settings of a table to open."""

    game: str
    seats: list[Sitter]
    name: str = ""
    options: dict[str, str] = {}
    components: dict[str, Any] = {}
    title: str = ""
    visibility: Literal["public", "link"] = "link"
    language: str = "en"
    delay: float = 0.0
    clock: dict[str, Any] = {}
    hints: bool | None = None               # may seats ask the coach?  Left out: only who plays alone with bots
    watchers_chat: bool = False             # may watchers chat?


class SeatedAccount(NamedTuple):
    """An account for which a seat is reserved, and the name to show."""

    account: str
    name: str


class OpenedTable(NamedTuple):
    """A new table, and the token of its opener: it holds their seat, if they took one, and starts the game."""

    live: LiveTable
    token: str


def check_name(text: str, most: int = LONGEST_NAME) -> str:
    """Clean a name or a title (visible characters, single blanks); a `Problem` if it is too long."""
    short = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if len(short) > most:
        raise Problem("name-long", most=most)
    return short


class Lobby:
    """Opens and closes tables, and seats people."""

    def __init__(self, tables: Tables, own_bots: Collection[str] = (), strangers: StrangerPool | None = None) -> None:
        self.tables: Final = tables
        self.own_bots: Final = own_bots                 # names of bots that the settings allow beside ours
        self.strangers: Final = strangers or StrangerPool()         # reads what people send

    # ------------------------------------------------------------ opening

    async def open(self, new: NewTable, account: str | None = None, base: list[int] | None = None,
                   origin: str = "", rules: int | None = None, key: IdempotencyKey | None = None,
                   owner: str = "", seated_accounts: Sequence[SeatedAccount] = ()) -> OpenedTable:
        """Open a table; if no seat is left open, the game starts at once.

        `base` are answers that were given elsewhere, by the version `rules` of the rules; `owner` says whose share of
        the bots' time the table uses, and `seated_accounts` are the accounts that take the open seats.
        """
        own = {}
        if new.components:
            own = await self.strangers.run(owner, check_components, new.game, new.components, rules)
        row = await asyncio.to_thread(self._row, new, own, base, origin, rules)
        row.id = fresh_id(key)
        token = fresh_token(key, row.id)
        row.host_hash, row.owner = hash_token(token), owner
        seats = self._seats(row, new, token, account)
        for seat, one in zip([seat for seat in seats if seat.kind == "open"], seated_accounts, strict=False):
            seat.kind, seat.name, seat.account = "human", one.name, one.account
            seat.token_hash = hash_token(secrets.token_urlsafe(24))
        live = LiveTable(row, seats)
        begin_game(live.definition, row)                    # whatever is wrong with it is wrong now
        if not await self.tables.store.create(row, seats):
            same = await self.find_opened(key, len(seats))  # the same request, while the first was on its way
            if same is None:
                raise Problem("busy")
            return same
        async with self.tables.table(row.id) as stored:
            await self._start_if_full(stored)
            return OpenedTable(stored, token)

    async def find_opened(self, key: IdempotencyKey | None, players: int) -> OpenedTable | None:
        """Return the table that was opened with this key, or None; start its game if that was interrupted."""
        if key is None:
            return None
        id = fresh_id(key)
        token = fresh_token(key, id)
        try:
            async with self.tables.table(id) as live:
                if live.row.players != players or not hmac.compare_digest(live.row.host_hash, hash_token(token)):
                    raise Problem("repeat-key-used")
                await self._start_if_full(live)
                return OpenedTable(live, token)
        except Problem as problem:
            if problem.key != "unknown-table":
                raise
            return None

    def _row(self, new: NewTable, own: dict[str, Any], base: list[int] | None, origin: str,
             rules: int | None) -> TableRow:
        definition = editions.rebuild(games.load_definition(new.game).name, editions.CUSTOM, own, rules)
        players = len(new.seats)
        options = definition.check_setup(players, new.options)
        if new.language not in LANGUAGES:
            raise unknown_name_problem("unknown-language", new.language, LANGUAGES)
        if not 0 <= new.delay <= MOST_DELAY:
            raise Problem("watch-delay", most=int(MOST_DELAY))
        clock = Clock.from_data(new.clock)
        now = self.tables.now()
        return TableRow(id="", game=definition.name, rules=definition.version, players=players,
                        options=options, edition=definition.edition_name, components=dict(definition.components),
                        title=check_name(new.title, LONGEST_TITLE), visibility=new.visibility, language=new.language,
                        delay=new.delay, clock=msgspec.to_builtins(clock), secret=secrets.token_bytes(32), base=base,
                        hints=new.hints, watchers_chat=new.watchers_chat, origin=origin, created=now, updated=now)

    def _seats(self, row: TableRow, new: NewTable, token: str, account: str | None) -> list[SeatRow]:
        if sum(sitter.kind == "me" for sitter in new.seats) > 1:
            raise Problem("one-seat")
        seats = []
        for number, sitter in enumerate(new.seats):
            seat = SeatRow(table_id=row.id, seat=number)
            if sitter.kind == "bot":
                seat.kind, seat.name = "bot", check_name(sitter.name)
                seat.bot = check_bot(sitter.bot, row.game, self.own_bots)
            elif sitter.kind == "me":
                seat.kind, seat.name = "human", check_name(new.name)
                seat.token_hash, seat.account = hash_token(token), account
            seats.append(seat)
        return name_bots(seats)

    async def _start_if_full(self, live: LiveTable) -> None:
        if live.phase == "open" and all(seat.kind != "open" for seat in live.seats):
            await self.tables.step(live, "start")

    # ------------------------------------------------------------ sitting down

    async def join(self, id: str, seat: str | None, name: str, account: str | None = None,
                   key: IdempotencyKey | None = None) -> tuple[int, str, int]:
        """Take an open seat; return its number, the token that holds it, and the new revision."""
        async with self.tables.table(id) as live:
            token = fresh_token(key, id)
            held = None if key is None else seat_of(live, token)
            if held is not None:
                return held, token, seated_revision(live, held)
            require_waiting(live)
            free = [row for row in live.seats if row.kind == "open"]
            if seat is not None:
                number = live.definition.seat_number(seat, live.row.players)
                free = [row for row in free if row.seat == number]
            if not free:
                raise Problem("no-free-seat")
            row = msgspec.structs.replace(free[0], kind="human", name=check_name(name), token_hash=hash_token(token),
                                          account=account)
            return row.seat, token, await self._sit(live, [row])

    async def leave_seat(self, id: str, seat: int) -> int:
        """Give a seat up before the game starts."""
        async with self.tables.table(id) as live:
            require_waiting(live)
            return await self._sit(live, [SeatRow(table_id=id, seat=seat)])

    async def _sit(self, live: LiveTable, rows: Sequence[SeatRow]) -> int:
        """Change seats; with the last free seat the game starts in the same step, so that no crash comes between."""
        for row in rows:
            live.seats[row.seat] = row
        kind = "sit" if count_free_seats(live.seats) else "start"
        return await self.tables.step(live, kind, rows[0].seat if rows else None, rows)

    async def start(self, id: str, seat: int | None, token: str, fill: str) -> int:
        """Start the game as the table's opener, with bots of this level on the free seats."""
        async with self.tables.table(id) as live:
            check_host(live, seat, token)
            require_waiting(live)
            level = check_bot(fill, live.row.game, self.own_bots)
            free = [row.seat for row in live.seats if row.kind == "open"]
            filled = [SeatRow(table_id=id, seat=seat, kind="bot", bot=level) for seat in free]
            return await self._sit(live, name_bots(filled, [row.name for row in live.seats]))

    async def close(self, id: str, seat: int | None, token: str) -> None:
        """Close the table as its opener, before the game starts."""
        async with self.tables.table(id) as live:
            check_host(live, seat, token)
            require_waiting(live)
            await self.tables.step(live, "abandon")

    async def archive(self, id: str, seat: int | None, token: str, archived: bool) -> None:
        """Archive a finished table, or take it out of the archive."""
        async with self.tables.table(id) as live:
            if seat is None:
                check_host(live, seat, token)
            require_ended(live)
            if live.archived != archived:
                await self.tables.step(live, "archive", seat, archived=archived)

    async def set_reminder(self, id: str, seat: int, hook: str, mail: str, asked_by: str) -> None:
        """Set where a seat is notified of its turn, and who asked for it."""
        async with self.tables.table(id) as live:
            row = live.seats[seat]
            if not await self.tables.store.set_reminder(id, seat, row.token_hash, hook, mail, asked_by):
                raise Problem("forbidden-seat")
            live.seats[seat] = msgspec.structs.replace(row, hook=hook, mail=mail, asked_by=asked_by)

    # ------------------------------------------------------------ afterwards

    async def rematch(self, id: str, seat: int, account: str | None = None,
                      key: IdempotencyKey | None = None, owner: str = "") -> tuple[str, int, str]:
        """Take a seat in the rematch, everybody one seat further; the first who asks opens its table."""
        async with self.tables.table(id) as live:
            require_ended(live)
            me, target = live.seats[seat], (seat + 1) % live.row.players
            account = account or await self._account(me)
            if not live.rematch or await self._is_closed(live.rematch):
                opened = await self._reopen(live, target, account, key, owner)
                try:
                    await self.tables.step(live, "rematch", seat, table=opened.live.row.id)
                    return opened.live.row.id, target, opened.token
                except Problem as problem:
                    if problem.key == "stale":          # another process was faster: nobody would find this one
                        await self._give_up(opened.live.row.id)
                    raise
            new = live.rematch
        async with self.tables.table(new) as again:
            wanted = again.definition.seats[target] if again.seats[target].kind == "open" else None
        number, token, _ = await self.join(new, wanted, me.name, account, key)
        return new, number, token

    async def _reopen(self, live: LiveTable, target: int, account: str | None, key: IdempotencyKey | None,
                      owner: str) -> OpenedTable:
        """Open a table like the finished one, for the person who now takes the target seat."""
        row, old = live.row, live.seats
        sitters = [self._again(old[number - 1]) for number in range(row.players)]
        sitters[target] = Sitter("me")
        return await self.open(
            NewTable(row.game, sitters, old[target - 1].name, row.options, row.components, row.title, row.visibility,
                     row.language, row.delay, row.clock, row.hints, row.watchers_chat), account, origin=row.id,
            key=key, owner=owner)

    def _again(self, row: SeatRow) -> Sitter:
        return Sitter("bot", row.bot, row.name) if row.kind == "bot" else Sitter("open")

    async def _is_closed(self, id: str) -> bool:
        """Was the table closed before its game began?"""
        async with self.tables.table(id) as live:
            return live.phase == "abandoned" and live.game is None

    async def _give_up(self, id: str) -> None:
        async with self.tables.table(id) as live:
            await self.tables.step(live, "abandon")

    async def _account(self, row: SeatRow) -> str | None:
        """Return the account of a seat, if it still exists."""
        found = await self.tables.store.account(row.account) if row.account else None
        return None if found is None else found.id

    async def fork(self, start: ForkStart, account: str | None, key: IdempotencyKey | None = None,
                   owner: str = "") -> OpenedTable:
        """Open a table that starts where another one stood."""
        return await self.open(start.table, account, start.base, start.origin, start.rules, key, owner)

    async def upload(self, text: str, new: NewTable, account: str | None, at: int | None = None,
                     key: IdempotencyKey | None = None, owner: str = "") -> OpenedTable:
        """Open a table from a record, up to answer `at` if given; an unfinished game can be continued."""
        found: RecordRead = await self.strangers.run(owner, read_record, text)
        if at is not None and at > len(found.choices):
            raise Problem("no-such-answer", at=at, count=len(found.choices))
        same = msgspec.structs.replace(new, game=found.game, options=found.options, components=found.components)
        check_players(same, found.players)
        return await self.open(same, account, found.choices[:at], rules=found.rules, key=key, owner=owner)


class ForkStart(NamedTuple):
    """How a fork begins: its table, the answers before it, the table that it comes from, and the version of its rules.

    `origin` is empty where a public list would give the link of that table away.
    """

    table: NewTable
    base: list[int]
    origin: str
    rules: int


def fork_start(seen_table: LiveTable, seat: int | None, at: int, new: NewTable) -> ForkStart:
    """Return how a fork begins after this many answers of a table, which is given as the caller may know it.

    That table must have no secrets: its game has ended, or nobody else plays there.
    """
    game, row = seen_table.started_game, seen_table.row
    is_alone = seat is not None and not seen_table.other_human_seats(seat) and seen_table.phase == "playing"
    if seen_table.phase not in ("over", "abandoned") and not is_alone:
        raise Problem("fork-secret")
    if not 0 <= at <= len(game.history):
        raise Problem("no-such-answer", at=at, count=len(game.history))
    same = msgspec.structs.replace(new, game=row.game, options=dict(row.options), components=dict(row.components))
    check_players(same, row.players)
    is_told = row.visibility == "public" or new.visibility == "link"
    return ForkStart(same, [entry.choice for entry in game.history[:at]], row.id if is_told else "", row.rules)


def check_players(new: NewTable, players: int) -> None:
    """Refuse a table with another number of seats than its game has."""
    if len(new.seats) != players:
        raise Problem("seat-count", have=len(new.seats), need=players)


def check_components(game: str, components: dict[str, Any], rules: int | None) -> dict[str, Any]:
    """Return the changes that somebody's components make, once a game could be made with them."""
    plain = editions.load_version(games.load_definition(game).name, rules)
    own = editions.check_changes(plain.name, components, plain.legacy)
    editions.rebuild(plain.name, editions.CUSTOM, own, rules)
    return own


def require_waiting(live: LiveTable) -> None:
    """Refuse what can only be done before the game starts."""
    if live.phase != "open":
        raise Problem("table-started" if live.game is not None else "table-over")


def require_ended(live: LiveTable) -> None:
    """Refuse what can only be done after the game."""
    if live.phase not in ("over", "abandoned"):
        raise Problem("table-running")


def check_host(live: LiveTable, seat: int | None, token: str) -> None:
    """Refuse callers who did not open the table; known by its token, or by the account that holds the opener's seat."""
    if seat is not None and live.seats[seat].token_hash == live.row.host_hash:
        return
    if not hmac.compare_digest(live.row.host_hash, hash_token(token)):
        raise Problem("forbidden-host")


def name_bots(seats: list[SeatRow], taken_names: Sequence[str] = ()) -> list[SeatRow]:
    """Give each bot without a name one that nobody else at the table has; return the seats."""
    said = [*taken_names, *(seat.name for seat in seats)]
    for seat in seats:
        if seat.kind == "bot" and not seat.name:
            seat.name = given_name(seat.bot, seat.seat, said)
            said.append(seat.name)
    return seats


def check_bot(name: str, game: str, own: Collection[str] = ()) -> str:
    """Return the name of a bot that may sit at a table (a level with an optional style, or one of the settings)."""
    allowed = (*bots.LEVELS, *UNLISTED_BOTS, *own)
    if name in own:
        return name
    level = name.partition("/")[0]
    if level not in allowed:
        raise unknown_name_problem("unknown-bot", name, allowed, known=", ".join(allowed))
    bots.parse_name(name, games.load_definition(game))
    return name


def export_record(live: LiveTable) -> str:
    """Return the record of a finished table; a `Problem` before, since the record tells every secret."""
    if live.phase not in ("over", "abandoned"):
        raise Problem("record-secret-table")
    return records.write(live.started_game)


def seated_revision(live: LiveTable, seat: int) -> int:
    """Return the revision with which somebody sat down on this seat last."""
    return max((step.revision for step in live.steps if step.kind in SEAT_STEP_KINDS and step.seat == seat), default=0)


def count_free_seats(seats: Sequence[SeatRow]) -> int:
    """Count the seats that are still free."""
    return sum(seat.kind == "open" for seat in seats)
