"""How well every seat stands: what it has, the fight it is in, the march it has paid for, and who guards the city."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.instant_prophecies import AnyLine
from sacbe.games.chichen_itza.ai.evaluation import SeatEvaluation
from sacbe.games.chichen_itza.rules.combat_state import Fight
from sacbe.games.chichen_itza.ai.fight_odds import KILLED, LOST, TAKEN, WIPED
from sacbe.games.chichen_itza.ai.march_evaluation import MarchEvaluation
from sacbe.games.chichen_itza.rules.land.capture import ChooseHeldHero, RuinBonus, StarLines
from sacbe.games.chichen_itza.rules.favor import stands_above
from sacbe.games.chichen_itza.rules.powers.gears import RaiseAny
from sacbe.games.chichen_itza.rules.powers.gods import ChooseGod, GiftOfGod, god_card, displayed_gods
from sacbe.games.chichen_itza.rules.powers.heroes import FreeHero, Recruit
from sacbe.games.chichen_itza.rules.powers.magic import DrawMagic
from sacbe.games.chichen_itza.rules.land.movement import MarchFrom, MarchGroup, MarchTo, PickUp
from sacbe.games.chichen_itza.rules.land.regroup import Reinforce
from sacbe.games.chichen_itza.rules.land.scouts import PlaceScout
from sacbe.games.chichen_itza.rules.land.treasure import Treasures
from sacbe.games.chichen_itza.rules.turns import Turn
from sacbe.games.chichen_itza.rules.scoring import points, scores
from sacbe.games.chichen_itza.rules.state import TOP_HERO, Player, Table
from sacbe.games.chichen_itza.data.tables import HERO_TYPES
from sacbe.games.chichen_itza.data.constants import CITY, EMPTY
from sacbe.games.chichen_itza.data.weights import GOD_ROUND, LINE, RUIN_BONUS
from sacbe.kernel.core.bits import count
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import Ask, State
from sacbe.kernel.core.evaluator import Evaluator

# weights
SCALE: Final = 6.0          # points of lead that make victory likely at the end
SCALE_ROUND: Final = 2.5    # and this many more for every round that is left
GUARD: Final = 0.59         # how likely who is last on the favor track remains so
ORDER: Final = 0.95         # to be before one more player in turn order
GIFT: Final = 1.21          # a god card nobody knows
CALLED_WARRIOR: Final = 0.39  # a warrior that may be called in


def shift_gears(p: Player, f: Fight, by: i64) -> None:
    """Raise the gears that a creature holds down, to evaluate the time after the fight, or lower them again."""
    for gear in range(4):
        if f.lowered >> gear & 1:
            p.levels[gear] += by
    if f.shield_lost:
        p.shields += by


def is_waiting(t: Table, seat: i64) -> bool:
    """Return whether a card is drawn before a turn that is still to be taken: to put off a turn is no gain."""
    top = len(t.stack) - 1
    if top < 1 or not isinstance(t.stack[top], DrawMagic):
        return False
    turn = t.stack[top - 1]
    return isinstance(turn, Turn) and turn.seat == seat


class ChichenItzaEvaluator(Evaluator):
    """Estimates points with one evaluation per seat and one of the fight under way."""

    def __init__(self) -> None:
        super().__init__(SCALE)
        self.evaluation: Final = SeatEvaluation()
        self.marches: Final = MarchEvaluation(self.evaluation)
        # the parts of the last evaluation that are not the evaluation's own
        self.part_favor: float = 0.0
        self.part_fight: float = 0.0
        self.part_pending: float = 0.0
        self.taken: float = 0.0             # of the fight under way: the tile, the other side gone, all fallen, losses
        self.killed: float = 0.0
        self.wiped: float = 0.0
        self.lost: float = 0.0

    def expected_points(self, state: State) -> list[float]:
        t = cast(Table, state)
        if not t.stack:
            return [float(score) for score in scores(t)]
        return [self.estimate_points(t, seat) for seat in range(t.seats)]

    def expected_points_of(self, state: State, seat: i64) -> float:
        t = cast(Table, state)
        return self.estimate_points(t, seat) if t.stack else float(points(t, seat))

    def win_probabilities(self, state: State) -> list[float]:
        """Return each seat's chance to win; the later it is, the safer a lead."""
        self.scale = SCALE + SCALE_ROUND * float(cast(Table, state).edition.rounds - cast(Table, state).round)
        return super().win_probabilities(state)

    def estimate_points(self, t: Table, seat: i64) -> float:
        """Return the points one seat can expect."""
        if self.marches.odds.edition is not t.edition:
            self.marches.odds.open(t.edition)
        f = t.fight
        if f is not None and f.lowered and f.attacker.seat == seat:
            shift_gears(t.players[seat], f, 1)              # they rise again after the fight
        waits: i64 = 1 if is_waiting(t, seat) else 0
        t.players[seat].turns += waits
        total = self.evaluation.evaluate(t, seat)
        self.part_favor = self.favor_value(t, seat)
        total += self.part_favor
        t.players[seat].turns -= waits
        if f is not None and f.lowered and f.attacker.seat == seat:
            shift_gears(t.players[seat], f, -1)
        self.part_fight = 0.0
        if f is not None and (f.attacker.seat == seat or f.defender.seat == seat):
            self.part_fight = self.marches.fight_value(t, f, seat)
            facts = self.marches.odds.facts
            self.taken, self.killed, self.wiped, self.lost = facts[TAKEN], facts[KILLED], facts[WIPED], facts[LOST]
            total += self.part_fight
        before = total
        for at in range(1, len(t.stack)):
            total += self.pending_value(t, seat, at)
        self.part_pending = total - before
        return total

    # ------------------------------------------------------------ unfinished business

    def pending_value(self, t: Table, seat: i64, at: i64) -> float:
        """Return roughly what an unfinished rule will bring a seat."""
        o = self.evaluation
        frame = t.stack[at]
        if isinstance(frame, DrawMagic):
            return o.card * float(frame.left) if frame.seat == seat else 0.0
        if isinstance(frame, Treasures):
            return o.treasure * float(frame.left) if frame.seat == seat else 0.0
        if isinstance(frame, MarchTo):
            if frame.seat == seat:
                return self.marches.best_goal(t, seat, frame.at, frame.mode, frame.warriors, frame.figures, frame.steps)
        elif isinstance(frame, MarchGroup):
            return self.marches.best_group(t, seat, frame.start, frame.mode) if frame.seat == seat else 0.0
        elif isinstance(frame, MarchFrom):
            return self.marches.best_march(t, seat, frame.mode) if frame.seat == seat else 0.0
        elif isinstance(frame, PickUp):
            return CALLED_WARRIOR if frame.seat == seat else 0.0
        elif isinstance(frame, RaiseAny):
            return o.best_gear_value(t.players[seat]) if frame.seat == seat else 0.0
        elif isinstance(frame, StarLines):
            return LINE * o.time * float(count(frame.lines)) if frame.seat == seat else 0.0
        elif isinstance(frame, RuinBonus):
            return RUIN_BONUS * o.time * float(frame.times) if frame.seat == seat else 0.0
        elif isinstance(frame, GiftOfGod):
            return GIFT * o.time if frame.seat == seat else 0.0
        elif isinstance(frame, ChooseGod):
            return self.best_god(t, seat) if frame.seat == seat else 0.0
        elif isinstance(frame, (Recruit, FreeHero)):
            return self.best_hero(t, seat) if frame.seat == seat else 0.0
        elif isinstance(frame, Reinforce):
            return o.new_warrior_value(t.players[seat]) * float(frame.left) if frame.seat == seat else 0.0
        elif isinstance(frame, PlaceScout):
            return o.scout_value(t) if frame.seat == seat else 0.0
        elif isinstance(frame, AnyLine):
            return LINE * o.time if frame.seat == seat else 0.0
        elif isinstance(frame, ChooseHeldHero):
            kind = t.edition.kind[frame.place]
            return o.bonus_value(t, t.players[seat], frame.place, kind) if frame.seat == seat else 0.0
        return 0.0

    def best_god(self, t: Table, seat: i64) -> float:
        """Return the worth of the best god card on display."""
        o = self.evaluation
        best = 0.0
        for colour in range(4):
            god = god_card(colour, 0)
            cards = displayed_gods(t, colour)
            while cards:
                if cards & 1:
                    blue = colour == 3
                    best = max(best, o.blue_god_value(t, seat, god) if blue else GOD_ROUND[god] * o.span)
                cards >>= 1
                god += 1
        return best

    def best_hero(self, t: Table, seat: i64) -> float:
        """Return the worth of the best hero on top of a stack whose figure is at home."""
        p = t.players[seat]
        best = 0.0
        for hero in range(HERO_TYPES):
            card = t.decks[TOP_HERO + hero]
            if p.hero_card[hero] == EMPTY and card != EMPTY:
                best = max(best, self.evaluation.hero_value(t, p, card) + self.evaluation.unit)
        return best

    # ------------------------------------------------------------ favor and the city

    def favor_value(self, t: Table, seat: i64) -> float:
        """Return the worth of turn order to come, and of the attack on the city if the seat is last."""
        below: i64 = 0
        for other in range(t.seats):
            if other != seat and stands_above(t, seat, other):
                below += 1
        f = t.fight
        if below > 0 or (f is not None and f.place == CITY):
            return ORDER * float(below) * min(1.0, self.evaluation.rounds)
        return self.marches.city_attack_value(t, seat) * (GUARD if t.players[seat].turns < 4 else 1.0)

    # ------------------------------------------------------------ playouts

    def rollout_move(self, state: State, ask: Ask, dice: SeededDriver) -> i64:
        """Return the move after which the seat stands best."""
        best = -1e18
        chosen = ask.options[0]
        seat = ask.seat
        for choice in ask.options:
            twin = cast(Table, state.clone())
            twin.apply(choice)
            worth = self.estimate_points(twin, seat) if twin.stack else float(scores(twin)[seat])
            if worth > best:
                best = worth
                chosen = choice
        return chosen


JUDGE: Final = ChichenItzaEvaluator()
