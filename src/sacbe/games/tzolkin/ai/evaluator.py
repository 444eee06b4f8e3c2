"""How well every seat stands: what its things are worth, and what its workers on the gears will bring."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tzolkin.ai.action_values import GEAR_ROW, ActionValues
from sacbe.games.tzolkin.ai.evaluation import Valuation
from sacbe.games.tzolkin.rules.rounds import Round
from sacbe.games.tzolkin.rules.turns import UseWorker
from sacbe.games.tzolkin.rules.scoring import scores
from sacbe.games.tzolkin.rules.state import Player, Table
from sacbe.games.tzolkin.data.tables import GEAR_AT, LAST_SPACE, QUARTERS, WORKER_ROOM
from sacbe.games.tzolkin.data.tiles import FIRST_WEALTH
from sacbe.games.tzolkin.data.constants import (ASK_ACTION, ASK_ANGER, ASK_ANY_ACTION, ASK_BUILD, ASK_CLIMB,
                                                ASK_HARVEST, ASK_PAY, ASK_TAKE, ASK_TRACK, ASK_TURN, CHICHEN, CORN,
                                                GOLD, PALENQUE, SKULL, TIKAL, WOOD)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import Ask, State
from sacbe.kernel.core.evaluator import Evaluator

# weights
SCALE: Final = 4.0          # points of lead that make victory likely at the end
SCALE_DAY: Final = 0.54     # and how many more for every day that is left
SECOND: Final = 0.3         # the second worker on a gear where both would spend the same things
SECOND_SKULL: Final = 0.17  # the second worker on Chichen Itza, if there is but one skull
LATER: Final = 0.49         # how likely a worker who stays behind is picked up as planned, per day
PENDING: Final = 0.9        # how much of a promised effect counts before it is there


class TzolkinEvaluator(Evaluator):
    """Estimates the points of each seat from its things and its workers, one evaluation per seat."""

    def __init__(self) -> None:
        super().__init__(SCALE)
        self.valuation: Final = Valuation()
        self.actions: Final = ActionValues(self.valuation)
        self.gears: vec[i64] = vec[i64]([0] * WORKER_ROOM)             # where its workers stand
        self.spaces: vec[i64] = vec[i64]([0] * WORKER_ROOM)
        self.share: vec[float] = vec[float]([0.0] * WORKER_ROOM)       # what is left for one who comes second
        self.of_pending: float = 0.0                                    # parts of the last evaluation
        self.of_workers: float = 0.0

    def expected_points(self, state: State) -> list[float]:
        t = cast(Table, state)
        if not t.stack:
            return [float(points) / QUARTERS for points in scores(t)]
        return [self.estimate_points(t, seat) for seat in range(t.seats)]

    def expected_points_of(self, state: State, seat: i64) -> float:
        t = cast(Table, state)
        return self.estimate_points(t, seat) if t.stack else float(scores(t)[seat]) / QUARTERS

    def win_probabilities(self, state: State) -> list[float]:
        """Return each seat's chance to win; the later it is, the safer a lead."""
        t = cast(Table, state)
        self.scale = SCALE + SCALE_DAY * float(max(0, t.edition.full_turn - t.tooth))
        return super().win_probabilities(state)

    def estimate_points(self, t: Table, seat: i64) -> float:
        """Return the points one seat can expect."""
        p = t.players[seat]
        o = self.valuation
        total = o.evaluate(t, seat)
        self.actions.judged = 0
        self.of_pending = 0.0
        self.of_workers = 0.0
        if t.reveals == 0 and p.kept:
            total += self.kept_wealth_value(t, p)
        ask = t.ask
        if ask is not None and ask.seat == seat and ask.prompt != ASK_TURN:
            self.of_pending = self.pending_value(t, seat, ask.prompt)
        out = p.workers - p.hand - (1 if t.claimed == seat else 0)
        if out > 0:
            self.of_workers = self.workers_value(t, seat, out)
        return total + self.of_pending + self.of_workers

    def workers_value(self, t: Table, seat: i64, out: i64) -> float:
        """Return what the workers on the gears will bring, if they are picked up together on the best day.

        A turn cannot be passed: with empty hands the next one picks up, and every worker in hand can fill one turn.
        A worker that stays longer than the others needs a turn of its own, which seldom comes as planned.
        """
        p = t.players[seat]
        o = self.valuation
        self.judge_spaces(t, seat, out)
        soonest: i64 = 1 if has_moved(t, seat) else 0
        days: i64 = int(o.days)
        best = 0.0
        for wait in range(soonest, min(days, soonest + p.hand) + 1):
            total = self.pickup_value(wait, out, days)
            if wait == soonest:
                best = total - o.rent * float(p.hand)       # they stay idle meanwhile
            elif total > best:
                best = total
        return best

    def pickup_value(self, wait: i64, out: i64, days: i64) -> float:
        """Return what the workers bring if the next turn of picking up comes after this many days."""
        o = self.valuation
        total = 0.0
        corn = 0.0                          # that comes in time for the Food Day
        regret = 1e9                        # at least one must be picked up then
        for worker in range(out):
            space = self.spaces[worker] + wait
            gear = self.gears[worker]
            base = gear * GEAR_ROW
            last = LAST_SPACE[gear]
            if space > last:
                continue
            rent = o.rent * float(wait)
            now = self.actions.use[base + space] - rent
            best = now
            likely = 1.0
            for later in range(space + 1, min(last, space + days - wait) + 1):
                rent += o.rent
                likely *= LATER
                worth = (self.actions.use[base + later] - rent) * likely
                if worth > best:
                    best = worth
            total += best * self.share[worker]
            regret = min(regret, best - now)
            if gear == PALENQUE:
                corn += self.actions.corn[space]
        if wait <= o.food_time and o.short > 0.0:
            total += o.dear * min(o.short, corn)
        return total - regret if regret < 1e8 else total

    def judge_spaces(self, t: Table, seat: i64, left: i64) -> None:
        """Find the workers of a seat and value the gears they stand on."""
        p = t.players[seat]
        known: i64 = 0              # gears that are valued already, as bits
        skulls = p.goods[SKULL]
        place: i64 = 0
        gear: i64 = 0
        worker: i64 = 0
        while worker < left:
            while place >= GEAR_AT[gear + 1]:
                gear += 1
            if t.spaces[place] == seat:
                mark = bit(gear)
                share = 1.0
                if gear == CHICHEN:
                    if skulls <= 0 and p.goods[SKULL] > 0:
                        share = SECOND_SKULL
                    skulls -= 1
                elif known & mark and gear >= TIKAL:
                    share = SECOND
                if not known & mark:
                    known |= mark
                    self.actions.judge_gear(t, seat, gear)
                self.gears[worker] = gear
                self.spaces[worker] = place - GEAR_AT[gear]
                self.share[worker] = share
                worker += 1
            place += 1

    def kept_wealth_value(self, t: Table, p: Player) -> float:
        """Return the worth of wealth tiles that are chosen and not yet opened."""
        total = 0.0
        bits = p.kept
        tile = FIRST_WEALTH
        while bits:
            if bits & 1:
                total += self.valuation.tile_gain(t, p, tile)
            bits >>= 1
            tile += 1
        return total

    def pending_value(self, t: Table, seat: i64, prompt: i64) -> float:
        """Return roughly what the pending question will bring the seat that is in the middle of it."""
        o = self.valuation
        p = t.players[seat]
        if prompt == ASK_ACTION:
            frame = t.stack[-1]
            if isinstance(frame, UseWorker):
                self.actions.judge_gear(t, seat, frame.gear)
                return max(0.0, self.actions.use[frame.gear * GEAR_ROW + frame.space]) * PENDING
        elif prompt == ASK_HARVEST:
            return o.price[CORN] * 6.0 * PENDING
        elif prompt == ASK_BUILD:
            return max(0.0, self.actions.best_building(t, p)) * PENDING
        elif prompt == ASK_TRACK:
            return max(0.0, o.best_tech() - o.price[WOOD]) * PENDING
        elif prompt == ASK_CLIMB:
            return o.best_step * PENDING
        elif prompt == ASK_TAKE:
            return o.price[GOLD] * PENDING
        elif prompt == ASK_PAY:
            return max(o.best_step, o.best_tech()) - o.price[WOOD]
        elif prompt == ASK_ANGER:
            return -1.0
        elif prompt == ASK_ANY_ACTION:
            return 2.0
        return 0.0

    # ------------------------------------------------------------ playouts

    def rollout_move(self, state: State, ask: Ask, dice: SeededDriver) -> i64:
        """Return the move after which the seat stands best."""
        best = -1e18
        chosen = ask.options[0]
        seat = ask.seat
        for choice in ask.options:
            twin = cast(Table, state.clone())
            twin.apply(choice)
            worth = self.expected_points_of(twin, seat)
            if worth > best:
                best = worth
                chosen = choice
        return chosen


def has_moved(t: Table, seat: i64) -> bool:
    """Return whether the next turn of this seat is in a later round."""
    frame = t.stack[0]
    if not isinstance(frame, Round):
        return True
    turn = (seat - t.first) % t.seats
    if turn == frame.turns - 1:
        ask = t.ask
        return ask is None or ask.prompt != ASK_TURN or ask.seat != seat
    return turn < frame.turns


JUDGE: Final = TzolkinEvaluator()
