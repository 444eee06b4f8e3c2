"""How well every seat stands: the way out against the boulder, and what the rule under way will bring."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import i64
from sacbe.games.temple_of_chac.cards.adventurers import can_sprint, safe_face
from sacbe.games.temple_of_chac.ai.evaluation import BOX_POINTS, INJURY, INSIDE_PENALTY, Evaluation
from sacbe.games.temple_of_chac.rules.odds import DIE_STEPS, repeated_odds
from sacbe.games.temple_of_chac.rules.rooms.boulder import RollBoulder
from sacbe.games.temple_of_chac.rules.rooms.bridge import PlankRoll
from sacbe.games.temple_of_chac.rules.rooms.cave import MeetSpider, ShowWeb
from sacbe.games.temple_of_chac.rules.ending import FinalScoring
from sacbe.games.temple_of_chac.rules.actions.handling import Theft
from sacbe.games.temple_of_chac.rules.rooms.lava import Flee, FlipTile, PeekClue
from sacbe.games.temple_of_chac.rules.rooms.locks import GoOn, PickLock, count_drawn
from sacbe.games.temple_of_chac.rules.actions.movement import Walk
from sacbe.games.temple_of_chac.rules.rooms.rapids import ExitRoll
from sacbe.games.temple_of_chac.rules.rounds import Round
from sacbe.games.temple_of_chac.rules.actions.search import ChooseTreasure, Reveal
from sacbe.games.temple_of_chac.rules.turns import RollAction
from sacbe.games.temple_of_chac.rules.wounds import DrawInjury, Wounds
from sacbe.games.temple_of_chac.rules.scoring import boxes_of, points
from sacbe.games.temple_of_chac.rules.state import Player, Table, can_use, cards_in, dice_left, dice_of, idol_in
from sacbe.games.temple_of_chac.data.constants import (TREASURE_BOX, EMPTY, FAIL, HIGH, LOW, ROPE, SUCCESS,
                                                       SUCCESS_FAIL,
                                                       TREASURES, WASH_UP)
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import Ask, State
from sacbe.kernel.core.evaluator import Evaluator

SCALE: Final = 8.0          # points of lead that make victory likely
SCALE_ROUND: Final = 0.5    # and more for each round that is left
PEEK: Final = 0.3           # to know one more trap
BURNING: Final = 30.0       # to have no refuge yet: a seat that looks for one must not run in circles


class TempleOfChacEvaluator(Evaluator):
    """Estimates the points of each seat, one evaluation per seat."""

    def __init__(self) -> None:
        super().__init__(SCALE)
        self.evaluation: Final = Evaluation()
        self.safe: Final[list[float]] = [0.0] * 5

    def expected_points(self, state: State) -> list[float]:
        t = cast(Table, state)
        self.evaluation.open(t)
        return [self.estimate_points(t, seat) for seat in range(t.seats)]

    def expected_points_of(self, state: State, seat: i64) -> float:
        t = cast(Table, state)
        self.evaluation.open(t)
        return self.estimate_points(t, seat)

    def estimate_points(self, t: Table, seat: i64) -> float:
        """Return the points one seat can expect; a seat that stays inside is worse off than with no points at all."""
        p = t.players[seat]
        if p.escaped > 0:
            self.safe[seat] = 1.0
            return self.escaped_value(t, seat, p)
        if not t.stack or isinstance(t.stack[0], FinalScoring):
            self.safe[seat] = 0.0
            return -INSIDE_PENALTY
        worth = self.inside_value(t, seat, p)
        self.safe[seat] = self.evaluation.safe
        return worth

    def escaped_value(self, t: Table, seat: i64, p: Player) -> float:
        """Return the value of a seat that got out: its points are sure, except for boxes that are not opened yet."""
        total = float(points(t, seat))
        boxes = boxes_of(p)
        if boxes == 0 or not t.stack:
            return total
        frame = t.stack[0]
        if isinstance(frame, FinalScoring):
            if seat < frame.owner:
                return total
            if seat == frame.owner:
                return total + BOX_POINTS * float(boxes - frame.rolled)
        return total + BOX_POINTS * float(boxes)

    # ------------------------------------------------------------ inside

    def inside_value(self, t: Table, seat: i64, p: Player) -> float:
        """Return the value of a seat inside: its position, and what is unfinished."""
        e = self.evaluation
        have = e.holdings_value(t, seat) + e.measure(t, seat)
        hand = cards_in(p.hand)
        now = 0.0
        if t.turn == seat:
            now = self.steps_now(t, seat, p)
        place = p.at
        fallen = p.fallen
        if fallen and now > 0.0:
            now = max(0.0, now - (1.0 if dice_of(t, LOW) > 0 else 2.0))
            fallen = False
        for at in range(len(t.stack) - 1, 0, -1):
            frame = t.stack[at]
            if isinstance(frame, Walk):
                if frame.seat == seat and not p.fallen:
                    now += float(frame.left)
            elif isinstance(frame, Reveal):
                if frame.seat == seat:
                    return self.search_value(t, p, frame, have, hand, now, fallen)
            elif isinstance(frame, ChooseTreasure):
                if frame.seat == seat:
                    have += max(self.treasure_value(t, frame.one), self.treasure_value(t, frame.two))
                    hand += 1
            elif isinstance(frame, FlipTile):
                if frame.seat == seat:
                    risk = e.lava.risk
                    good = self.turn_value(t, seat, p, place, have, hand, now, fallen)
                    safe = e.safe
                    bad = self.turn_value(t, seat, p, place, have - e.hurt * float(t.edition.trap_wounds), hand,
                                          max(0.0, now - DIE_STEPS), now <= 0.0)
                    e.safe = (1.0 - risk) * safe + risk * e.safe
                    return (1.0 - risk) * good + risk * bad
            elif isinstance(frame, Flee):
                if frame.seat == seat:
                    away = e.lava.steps(e.outer, place, t.boulder)
                    return self.turn_value(t, seat, p, place, have, hand, now, True) - BURNING - 0.01 * away
            elif isinstance(frame, PickLock):
                if frame.seat == seat:
                    return self.lock_value(t, p, frame.alcove, frame.need, frame.drawn, have, hand, now, dice_left(t))
            elif isinstance(frame, GoOn):
                if frame.seat == seat:
                    return self.lock_value(t, p, frame.alcove, frame.need, frame.drawn, have, hand, now - DIE_STEPS,
                                           dice_left(t) - 1)
            elif isinstance(frame, ExitRoll):
                if frame.seat == seat:
                    good = self.turn_value(t, seat, p, t.edition.landing, have, hand, now, fallen)
                    safe = e.safe
                    bad = self.turn_value(t, seat, p, WASH_UP, have - e.hurt * float(t.edition.wash_wounds), hand,
                                          max(0.0, now - DIE_STEPS), now <= 0.0)
                    odds = repeated_odds(float(safe_face(p)) / 6.0, frame.left)
                    e.safe = odds * safe + (1.0 - odds) * e.safe
                    return odds * good + (1.0 - odds) * bad
            elif isinstance(frame, PlankRoll):
                if frame.seat == seat:
                    falls = repeated_odds(1.0 / 3.0, t.planks)
                    have -= falls * (e.hurt * float(t.edition.collapse_wounds) + 2.0)
            elif isinstance(frame, PeekClue):
                if frame.seat == seat:
                    have += PEEK
            elif isinstance(frame, (ShowWeb, MeetSpider)):
                if frame.seat == seat:
                    have -= e.hurt * 0.5
            elif isinstance(frame, DrawInjury):
                if frame.seat == seat:
                    have -= INJURY
            elif isinstance(frame, Wounds):
                if frame.seat == seat:
                    have -= e.hurt * float(frame.left)
            elif isinstance(frame, Theft):
                if frame.thief == seat:
                    have += self.theft_value(t, seat, frame.victim)
                    hand += 1
                elif frame.victim == seat:
                    have -= e.mean_card(t, p)
                    hand -= 1
        return self.turn_value(t, seat, p, place, have, hand, now, fallen)

    def steps_now(self, t: Table, seat: i64, p: Player) -> float:
        """Return the steps that the unspent dice of the turn can make."""
        low = dice_of(t, LOW)
        steps = float(low + 2 * dice_of(t, HIGH))
        top = t.stack[-1]
        if isinstance(top, RollAction) and top.seat == seat:
            steps += DIE_STEPS * float(top.left)
            low += top.left // 2
        if steps > 0.0:
            if low > 0 and can_use(p, ROPE):
                steps += 1.0
            if can_sprint(p):
                steps += float(t.edition.sprint)
        return steps

    def turn_value(self, t: Table, seat: i64, p: Player, place: i64, have: float, hand: i64, now: float,
                   fallen: bool) -> float:
        """Return the value with the time that is left in this round."""
        e = self.evaluation
        base = t.stack[0]
        if isinstance(base, Round):
            if (seat - t.first + t.seats) % t.seats >= base.at:
                return e.value(t, p, place, t.boulder, have, hand, 0.0, 1, fallen)
            if now > 0.0:
                return e.value(t, p, place, t.boulder, have, hand, now, 0, fallen)
            return e.after_roll(t, p, place, have, hand, fallen, e.odds.dice(t.boulder), t.edition.boulder_base)
        top = t.stack[-1]
        if isinstance(top, RollBoulder):
            return e.after_roll(t, p, place, have, hand, fallen, top.left, top.spaces)
        return e.value(t, p, place, t.boulder, have, hand, 0.0, 1, fallen)

    def treasure_value(self, t: Table, treasure: i64) -> float:
        """Return what one treasure brings."""
        if treasure >= TREASURES:
            return -1.0
        if treasure == TREASURE_BOX:
            return BOX_POINTS
        return float(t.edition.points[treasure]) + self.evaluation.new_god(t.edition.god[treasure])

    # ------------------------------------------------------------ unfinished business

    def theft_value(self, t: Table, thief: i64, victim: i64) -> float:
        """Return what a card out of a rival's hand brings."""
        return self.evaluation.mean_card(t, t.players[victim])

    def search_value(self, t: Table, p: Player, frame: Reveal, have: float, hand: i64, now: float,
                     fallen: bool) -> float:
        """Return the value of a search that is paid for: a treasure is taken if it is worth its weight."""
        e = self.evaluation
        cards = max(1, frame.left)
        odds = e.treasure_chance(frame.deck, cards)
        have -= e.harm[frame.deck] * float(frame.left)
        without = self.turn_value(t, frame.seat, p, p.at, have, hand, now, fallen)
        safe = e.safe
        more = e.treasure_value(frame.deck, cards)
        richer = self.turn_value(t, frame.seat, p, p.at, have + more, hand + 1, now, fallen)
        if richer < without:
            e.safe = safe
            return without
        e.safe = (1.0 - odds) * safe + odds * e.safe
        return (1.0 - odds) * without + odds * richer

    def lock_value(self, t: Table, p: Player, alcove: i64, need: i64, drawn: i64, have: float, hand: i64, now: float,
                   dice: i64) -> float:
        """Return the value of an attempt at a lock, as long as dice last."""
        e = self.evaluation
        seat = t.turn
        tokens = t.edition.tokens
        odds = e.odds.lock_chance(need, tokens[SUCCESS] - count_drawn(drawn, SUCCESS),
                                  tokens[SUCCESS_FAIL] - count_drawn(drawn, SUCCESS_FAIL),
                                  tokens[FAIL] - count_drawn(drawn, FAIL), max(0, dice))
        lost = self.turn_value(t, seat, p, p.at, have, hand, 0.0, False)
        safe = e.safe
        prize = self.treasure_value(t, idol_in(t, alcove)) if idol_in(t, alcove) != EMPTY else 0.0
        won = self.turn_value(t, seat, p, p.at, have + prize, hand + 1,
                              max(0.0, now - DIE_STEPS * (1.0 if need > 2 else 0.4)),
                              False)
        e.safe = odds * e.safe + (1.0 - odds) * safe
        return odds * won + (1.0 - odds) * lost

    # ------------------------------------------------------------ search

    def win_probabilities(self, state: State) -> list[float]:
        """Return each seat's chance to win: to get out, and with more than everybody else who does."""
        t = cast(Table, state)
        worth = self.expected_points(t)
        scale = SCALE + SCALE_ROUND * self.evaluation.odds.rounds[t.boulder]
        if not t.stack:
            scale = 0.3
        hopes: list[float] = []
        for seat in range(t.seats):
            hope = self.safe[seat]
            if hope > 0.0:
                mine = (worth[seat] + INSIDE_PENALTY) / hope
                for other in range(t.seats):
                    if other != seat and self.safe[other] > 0.0:
                        lead = (mine - (worth[other] + INSIDE_PENALTY) / self.safe[other]) / scale
                        hope *= 1.0 - self.safe[other] / (1.0 + exp(max(-30.0, min(30.0, lead))))
            hopes.append(hope)
        return hopes

    def rollout_move(self, state: State, ask: Ask, dice: SeededDriver) -> i64:
        """Return the move after which the seat stands best."""
        best = -1e18
        chosen = ask.options[0]
        for choice in ask.options:
            twin = cast(Table, state.clone())
            twin.apply(choice)
            self.evaluation.open(twin)
            worth = self.estimate_points(twin, ask.seat)
            if worth > best:
                best = worth
                chosen = choice
        return chosen


JUDGE: Final = TempleOfChacEvaluator()
