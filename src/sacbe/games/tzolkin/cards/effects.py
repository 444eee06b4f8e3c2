"""What tiles give: rows of the component file, carried out one after the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin.rules.goods.materials import SELLING
from sacbe.games.tzolkin.rules.technologies import FreeAdvance
from sacbe.games.tzolkin.rules.temples import climb, free_climb
from sacbe.games.tzolkin.rules.state import Table, gain, gain_worker, score
from sacbe.games.tzolkin.data.tiles import FEED_DISCOUNT, FEED_FREE, GAIN, MARKET, POINTS, TECH, TEMPLE, WORKER
from sacbe.games.tzolkin.data.constants import ANY, FROM_TILE
from sacbe.kernel.core.frame import Ask, Frame


class Grant:
    """A question that a tile gives; its rule stands in a later chapter, because it may lead to another building."""

    def frame(self, t: Table, seat: i64) -> Frame[Table]:
        """Return the question, for this seat at this table."""
        raise NotImplementedError


GRANTS: Final[dict[int, Grant]] = {}        # by op; each chapter enters its own, so that none is needed here


class Effects(Frame[Table]):
    """All effects of a tile, once: tz.building.immediate, tz.setup.wealth-gain.  Farms last: tz.building.farm."""

    def __init__(self, seat: i64, tile: i64, at: i64) -> None:
        self.seat: Final[i64] = seat
        self.tile: Final[i64] = tile
        self.at: Final[i64] = at            # the next row

    def run(self, t: Table) -> Ask | None:
        rows = t.edition.tiles[self.tile].effects
        for at in range(self.at, len(rows)):
            op, which, n = rows[at]
            frame = give(t, self.seat, op, which, n)
            if frame is not None:
                if at + 1 < len(rows):
                    t.replace(Effects(self.seat, self.tile, at + 1))
                    t.push(frame)
                else:
                    t.replace(frame)
                return None
        t.pop()
        return None


def give(t: Table, seat: i64, op: i64, which: i64, n: i64) -> Frame[Table] | None:
    """Carry out one row of effects at once, or return the frame that does it."""
    p = t.players[seat]
    if op == GAIN:
        gain(t, seat, which, n)                             # tz.effect.goods
    elif op == POINTS:
        score(t, seat, n, FROM_TILE)
    elif op == TECH:
        return FreeAdvance(seat, which, n)                  # tz.effect.tech
    elif op == TEMPLE:
        if which == ANY:
            return free_climb(seat, n)                      # tz.effect.temple
        for _ in range(n):
            climb(t, seat, which)
    elif op == FEED_FREE:
        p.fed += n                                          # tz.food.farm-free
    elif op == FEED_DISCOUNT:
        p.cheap += n                                        # tz.food.farm-discount
    elif op == WORKER:
        for _ in range(n):
            gain_worker(t, seat)
    elif op == MARKET:
        return SELLING[seat]                                # tz.effect.market
    else:
        return GRANTS[op].frame(t, seat)                    # tz.effect.build, tz.effect.any-action
    return None
