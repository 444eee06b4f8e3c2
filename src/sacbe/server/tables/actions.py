"""The actions of a seat at a running table.  Each names the revision it answers, so repeats and races are harmless."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sacbe.games.common.refusals import RefusedMove
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.errors import Problem
from sacbe.server.tables.core.table import LAST_HINT_STEP, STAND_IN, LiveTable, allows_hints, may_go_on
from sacbe.server.tables.core.undo import restart_target, undo_refusal
from sacbe.server.tables.manager import Tables, check_revision

OFFERS: Final = ("undo", "abandon", "pause")


def require_running(live: LiveTable) -> None:
    """Refuse an action that needs a running game."""
    if live.phase == "open":
        raise Problem("table-not-started")
    if live.phase != "playing":
        raise Problem("table-over")


def require_not_paused(live: LiveTable) -> None:
    """Refuse an action that would change the game during a pause."""
    if live.paused:
        raise Problem("table-paused")


def require_not_replaced(live: LiveTable, seat: int) -> None:
    """Refuse a player for whom a bot plays: they must come back first."""
    if seat in live.replaced_by_bot:
        raise Problem("seat-resigned" if seat in live.resigned else "seat-gone")


def require_advice_allowed(live: LiveTable, seat: int | None) -> None:
    """Refuse advice about a running game where the table allows none: the one gate of hints, chances, explanations.

    While people play, advice is for their seats alone, with a note for everybody: a player who asked as a watcher would
    leave none.  A game that has ended has no gate.
    """
    if live.phase != "playing":
        return
    if not allows_hints(live.row, live.seats):
        raise Problem("forbidden-hints")
    if seat is None and any(row.kind == "human" and row.seat not in live.resigned for row in live.seats):
        raise Problem("forbidden-hints-watcher")


def require_hint_allowed(live: LiveTable, seat: int, revision: int) -> None:
    """Refuse a hint if the table allows none, or for a seat that is not asked."""
    require_running(live)
    require_advice_allowed(live, seat)
    check_revision(live, revision)
    require_not_paused(live)
    require_not_replaced(live, seat)
    if live.asked_seat != seat:
        raise Problem("hint-not-asked")


def choice_of(live: LiveTable, seat: int, revision: int, move: str | int) -> int:
    """Parse a move into a choice, and refuse it if the seat may not make it now."""
    require_running(live)
    check_revision(live, revision)
    require_not_paused(live)
    require_not_replaced(live, seat)
    game = live.started_game
    ask = game.state.ask
    known = game.definition.grammar.choices.get(move) if isinstance(move, str) else move
    if known is not None and ask is not None and ask.seat == seat and known in ask.options:
        return known                            # it is offered: nobody needs to be asked why it should not stand
    why_not = game.explain(move, seat)
    if why_not is not None:
        raise RefusedMove(str(move), why_not)
    return game.definition.grammar.read(move) if isinstance(move, str) else move


class TableActions:
    """Performs the actions of seats; the caller has found the seat by its token."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables

    async def choose(self, id: str, seat: int, revision: int, move: str | int) -> int:
        """Answer the question; an illegal move is refused with its rule."""
        async with self.tables.table(id, revision) as live:
            return await self.tables.choose(live, seat, choice_of(live, seat, revision, move))

    def begin_choice(self, live: LiveTable, seat: int, revision: int, move: str | int,
                     then: Callable[[Exception | None], None]) -> None:
        """Answer the question at a table that the caller holds, without waiting: see `Tables.play`."""
        try:
            choice = choice_of(live, seat, revision, move)
        except BaseException:
            self.tables.release(live.row.id)
            raise
        self.tables.play(live, seat, choice, then)

    async def record_hint(self, id: str, seat: int, revision: int, step: int) -> int:
        """Record for everybody that a seat gets a hint; it is stored before the hint is given.

        A hint that was recorded for this question already is not recorded again.
        """
        async with self.tables.table(id, revision) as live:
            require_hint_allowed(live, seat, revision)
            here = len(live.started_game.history)
            if any(note.seat == seat and note.answers == here and step <= note.step <= LAST_HINT_STEP
                   for note in live.hints):
                return live.revision
            return await self.tables.step(live, "hint", seat, step=step)

    async def record_advice(self, id: str, seat: int, step: int) -> None:
        """Record for everybody that a seat gets advice of another kind than a hint, once for each position.

        It is stored before the advice is given.  In a game that has ended nothing is recorded.
        """
        async with self.tables.table(id) as live:
            if live.phase != "playing":
                return
            require_advice_allowed(live, seat)
            here = len(live.started_game.history)
            if not any((note.seat, note.answers, note.step) == (seat, here, step) for note in live.hints):
                await self.tables.step(live, "hint", seat, step=step)

    # ------------------------------------------------------------ taking back

    async def undo(self, id: str, seat: int, revision: int, to: int | None = None) -> int:
        """Undo to an own decision: at once if that is free, otherwise the others are asked."""
        async with self.tables.table(id, revision) as live:
            to = self._own(live, seat, revision, to)
            return await self._cut(live, seat, to)

    async def restart(self, id: str, seat: int, revision: int) -> int:
        """Undo to where the seat's turn began, or as far as the seat may go alone."""
        async with self.tables.table(id, revision) as live:
            self._check_cut(live, seat, revision)
            at = restart_target(live, seat)
            if at is None:
                raise Problem("nothing-to-undo")
            return await self._cut(live, seat, at)

    def _check_cut(self, live: LiveTable, seat: int, revision: int) -> None:
        if live.phase == "over":
            raise Problem("undo-over")
        require_running(live)
        check_revision(live, revision)
        require_not_replaced(live, seat)
        require_not_paused(live)

    def _own(self, live: LiveTable, seat: int, revision: int, to: int | None) -> int:
        self._check_cut(live, seat, revision)
        own = live.undoable_decisions(seat)
        if not own:
            raise Problem("nothing-to-undo")
        if to is None:
            return own[-1]
        if to not in own:
            raise Problem("not-own-decision", at=to)
        return to

    async def _cut(self, live: LiveTable, seat: int, to: int) -> int:
        report = live.undo_report(to)
        if report.is_free(live.definition.seats[seat]):
            return await self.tables.step(live, "cut", seat, to=to)
        refused = undo_refusal(live, seat, report)
        if refused is not None:
            raise Problem(refused.key, **({"seat": refused.seat} if refused.seat else {}))
        others = live.human_seats() - {seat}
        if live.offer is not None:
            raise Problem("offer-pending")
        if not report.chance and not report.reveals:        # dice and secrets concern all, a decision its seat
            others &= {live.definition.seat_number(name, live.row.players) for name in report.seats}
        return await self.tables.step(live, "offer", seat, what="undo", to=to, needs=sorted(others))

    async def redo(self, id: str, seat: int, revision: int) -> int:
        """Redo what the seat has undone last."""
        async with self.tables.table(id, revision) as live:
            require_running(live)
            check_revision(live, revision)
            require_not_replaced(live, seat)
            require_not_paused(live)
            choices = live.redoable_answers(seat)
            if not choices:
                raise Problem("nothing-to-redo")
            return await self.tables.step(live, "redo", seat, choices=choices)

    # ------------------------------------------------------------ offers

    async def offer(self, id: str, seat: int, revision: int, what: str, to: int | None = None) -> int:
        """Offer something to the others; if there is nobody to ask, it happens at once."""
        if what == "undo":
            return await self.undo(id, seat, revision, to)
        if what not in OFFERS:
            raise Problem("unknown-offer", what=what, allowed=", ".join(OFFERS))
        async with self.tables.table(id, revision) as live:
            require_running(live)
            check_revision(live, revision)
            require_not_replaced(live, seat)
            if live.offer is not None:
                raise Problem("offer-pending")
            if what == "pause":
                require_not_paused(live)
            if not live.human_seats() - {seat}:
                return await self.tables.step(live, what, seat)
            return await self.tables.step(live, "offer", seat, what=what)

    async def answer(self, id: str, seat: int, revision: int, agree: bool) -> int:
        """Agree or decline; one decline is enough, and the seat that offered may withdraw."""
        async with self.tables.table(id, revision) as live:
            require_running(live)
            check_revision(live, revision)
            offer = live.offer
            if offer is None:
                raise Problem("no-offer")
            may = offer.needs - offer.agreed if agree else offer.needs | {offer.by}
            if seat not in may:
                raise Problem("not-asked-to-agree")
            return await self.tables.step(live, "agree" if agree else "decline", seat)

    async def resume(self, id: str, seat: int, revision: int) -> int:
        """Resume the game after a pause."""
        async with self.tables.table(id, revision) as live:
            require_running(live)
            check_revision(live, revision)
            require_not_replaced(live, seat)
            if not live.paused:
                raise Problem("not-paused")
            return await self.tables.step(live, "resume", seat)

    # ------------------------------------------------------------ going and coming back

    async def leave(self, id: str, seat: int, resign: bool) -> int:
        """Let a bot play on; who resigns cannot come back, and if nobody else can either, the table ends."""
        async with self.tables.table(id) as live:
            require_running(live)
            if seat in live.resigned or not resign:
                require_not_replaced(live, seat)
            stays = not resign or bool(live.other_human_seats(seat))
            return await self.tables.step(live, "resign" if resign else "left", seat, bot=STAND_IN, stays=stays)

    async def go_on(self, id: str, seat: int | None) -> int:
        """Let bots play on at once for those whose clock has run out; any seat or watcher may ask for it.

        It is as if those had left.  Nobody may where the result counts, as the time to come back is theirs; nor may a
        watcher with a delay, who sees what is past, and is told no more by the refusal.
        """
        async with self.tables.table(id) as live:
            if seat is None and live.row.delay > 0:
                raise Problem("forbidden-go-on")
            require_running(live)
            require_not_paused(live)
            if live.human_seats():
                raise Problem("not-waiting")
            if not may_go_on(live, seat):
                raise Problem("forbidden-go-on")
            revision = live.revision
            for late in sorted(live.late):
                revision = await self.tables.step(live, "left", late, bot=live.replaced_by_bot[late], stays=True)
            return revision

    async def return_to_seat(self, id: str, seat: int) -> int:
        """Take the own seat back from the bot.

        Who plays alone with bots keeps nobody waiting: if their time has run out they get all of it again.
        """
        async with self.tables.table(id) as live:
            require_running(live)
            if seat in live.resigned:
                raise Problem("seat-resigned")
            if seat not in live.replaced_by_bot:
                raise Problem("seat-not-gone")
            self.tables.on_look(live)           # the bot may have to decide first
            if not live.times.is_out(seat, self.tables.now(), len(live.started_game.history)):
                return await self.tables.step(live, "back", seat)
            if live.other_human_seats(seat):
                raise Problem("seat-out-of-time")
            return await self.tables.step(live, "back", seat, fresh=True)


def decision_indexes(live: LiveTable) -> list[tuple[int, str]]:
    """List where the players' decisions stand in the record, and whose they were."""
    game = live.started_game
    return [(at, game.definition.seats[entry.seat]) for at, entry in enumerate(game.history) if entry.seat != CHANCE]
