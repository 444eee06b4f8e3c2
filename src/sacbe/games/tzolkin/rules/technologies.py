"""Technologies: advancing on the tracks, for blocks or free, and the bonus beyond the last level."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin.cards.technologies import advance_cost, is_at_top
from sacbe.games.tzolkin.data.refusals import BLOCKS, CLIMB_TARGET, LEVEL_3_PRICE, NO_EFFECT, OTHER_TRACK
from sacbe.games.tzolkin.rules.goods.materials import PayBlocks, TakeBlocks
from sacbe.games.tzolkin.rules.temples import can_climb_somewhere, free_climb
from sacbe.games.tzolkin.rules.state import Table, TableQuestion, count_blocks, gain, score
from sacbe.games.tzolkin.data.constants import (ADVANCE, ADVANCED, AGRICULTURE, ANY, ARCHITECTURE, ASK_TRACK,
                                                EXTRACTION, FROM_TECHNOLOGY, SKULL, STOP, THEOLOGY)
from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask, Frame

TRACKS_OR_STOP: Final[list[i64]] = [*[pack(ADVANCE, track) for track in range(4)], pack(STOP)]


def bonus_refusal(t: Table, seat: i64, track: i64) -> i64:
    """Refuse a bonus that could give nothing: tz.ruling.climb-target, tz.ruling.no-empty-action."""
    if not is_at_top(t.players[seat], track):
        return 0
    if track == AGRICULTURE and not can_climb_somewhere(t, seat):
        return CLIMB_TARGET
    return NO_EFFECT if track == THEOLOGY and t.skulls == 0 else 0


def advance_refusal(t: Table, seat: i64, track: i64) -> i64:
    """tz.tech.cost: a paid advance needs its blocks, of any kind."""
    p = t.players[seat]
    held = count_blocks(p)
    cost = advance_cost(p, track)
    return t.refuse(BLOCKS, cost, held) if held < cost else bonus_refusal(t, seat, track)


def research_refusal(t: Table, seat: i64) -> i64:
    """Return 0 if any paid advance is possible; if not, the refusal of the cheapest."""
    best: i64 = 0
    for track in range(4):
        refused = advance_refusal(t, seat, track)
        if refused == 0:
            return 0
        if advance_cost(t.players[seat], track) < advance_cost(t.players[seat], best):
            best = track
    return advance_refusal(t, seat, best)


class Research(TableQuestion):
    """Up to `left` paid advances, one after the other: tz.tikal.action-1, tz.tikal.action-3.

    tz.ruling.advances-in-sequence: each is paid and resolved before the next, which may be declined.
    """

    def __init__(self, seat: i64, left: i64, begun: bool) -> None:
        super().__init__(seat, ASK_TRACK)
        self.left: Final[i64] = left
        self.begun: Final = begun

    def candidate_choices(self, t: Table) -> list[i64]:
        return TRACKS_OR_STOP

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) == STOP:
            return 0 if self.begun else NOT_ASKED
        return NOT_ASKED if verb_of(choice) != ADVANCE else advance_refusal(t, self.seat, arg1(choice))

    def apply(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == STOP:
            t.pop()
            return
        track = arg1(choice)
        cost = advance_cost(t.players[self.seat], track)
        if self.left > 1:
            t.replace(Research(self.seat, self.left - 1, True))
            t.push(Advance(self.seat, track))
        else:
            t.replace(Advance(self.seat, track))
        t.push(PayBlocks(self.seat, cost))


class FreeAdvance(TableQuestion):
    """Advances that a tile gives, without blocks, on its track or a track of choice: tz.effect.tech.

    tz.ruling.free-advance-at-level-3: beyond the last level the bonus is free too, or costs its block where the
    table plays it so; then it may be declined.
    """

    def __init__(self, seat: i64, track: i64, left: i64) -> None:
        super().__init__(seat, ASK_TRACK)
        self.track: Final[i64] = track
        self.left: Final[i64] = left

    def candidate_choices(self, t: Table) -> list[i64]:
        return TRACKS_OR_STOP

    def is_paid(self, t: Table, track: i64) -> bool:
        """Return whether this advance costs a block at this table."""
        return t.rulings.level_3_paid and is_at_top(t.players[self.seat], track)

    def refusal(self, t: Table, choice: i64) -> i64:
        seat = self.seat
        if verb_of(choice) == STOP:
            return 0 if self.may_stop(t) else NOT_ASKED
        if verb_of(choice) != ADVANCE:
            return NOT_ASKED
        track = arg1(choice)
        if self.track != ANY and self.track != track:
            return t.refuse(OTHER_TRACK, self.track, track)
        held = count_blocks(t.players[seat])
        if self.is_paid(t, track) and held == 0:
            return t.refuse(LEVEL_3_PRICE, 1, held)
        return bonus_refusal(t, seat, track)

    def may_stop(self, t: Table) -> bool:
        """Return whether the advance may be declined: only where nothing but a paid bonus is left."""
        for track in range(4):
            if (self.track == ANY or self.track == track) and not self.is_paid(t, track):
                return False
        return True

    def run(self, t: Table) -> Ask | None:
        options = self.legal_choices(t)
        if options:
            return Ask(self.seat, self.prompt, options)
        t.pop()
        return None

    def apply(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == STOP:
            t.pop()
            return
        track = arg1(choice)
        paid = self.is_paid(t, track)
        if self.left > 1:
            t.replace(FreeAdvance(self.seat, self.track, self.left - 1))
            t.push(Advance(self.seat, track))
        else:
            t.replace(Advance(self.seat, track))
        if paid:
            t.push(PayBlocks(self.seat, advance_cost(t.players[self.seat], track)))


class Advance(Frame[Table]):
    """One level up, or beyond the last level the bonus of the track at once: tz.tech.bonus."""

    def __init__(self, seat: i64, track: i64) -> None:
        self.seat: Final[i64] = seat
        self.track: Final[i64] = track

    def run(self, t: Table) -> Ask | None:
        seat, track = self.seat, self.track
        p = t.players[seat]
        level = p.levels[track]
        if not is_at_top(p, track):
            p.levels[track] = level + 1
            t.emit(ADVANCED, seat, track, level, level + 1)
            t.pop()
            return None
        t.emit(ADVANCED, seat, track, level, level)
        if track == AGRICULTURE:
            t.replace(free_climb(seat, t.edition.bonus_steps))        # tz.tech.agriculture-bonus
        elif track == EXTRACTION:
            t.replace(TakeBlocks(seat, t.edition.bonus_blocks))       # tz.tech.extraction-bonus
        elif track == ARCHITECTURE:
            score(t, seat, t.edition.bonus_points, FROM_TECHNOLOGY)   # tz.tech.architecture-bonus
            t.pop()
        else:
            gain(t, seat, SKULL, t.edition.bonus_skulls)              # tz.tech.theology-bonus
            t.pop()
        return None
