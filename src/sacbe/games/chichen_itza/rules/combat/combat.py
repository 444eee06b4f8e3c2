"""A combat: which phases take place, and the order within each; its outcome is left to the frame that called for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import creatures, heroes, prophecies, red
from sacbe.games.chichen_itza.cards.green import unit_limit
from sacbe.games.chichen_itza.rules.combat_state import Fight
from sacbe.games.chichen_itza.data.refusals import GROUP_SIZE, NO_UNITS, WRONG_PHASES
from sacbe.games.chichen_itza.rules.combat import damage, strikes
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.combat.fighters import MELEE_PHASES, current_fight, is_over, muster
from sacbe.games.chichen_itza.rules.powers.gears import lower_all_gears
from sacbe.games.chichen_itza.rules.powers.magic import discard
from sacbe.games.chichen_itza.rules.state import KIND_AT, STRENGTH_AT, Player, Table, add_warriors
from sacbe.games.chichen_itza.data.constants import (ASK_CALL, ASK_PHASES, CALL, CITY, CREATURE_FOUGHT, EMPTY, FOUGHT,
                                                     JOINED, MAGIC_PHASE, MELEE_PHASE, PHASE_BEGAN, PHASES, PLACES,
                                                     STOP)
from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask, Frame

CALLS: Final[list[i64]] = [*[pack(CALL, place) for place in range(PLACES)], pack(STOP)]
PHASE_CHOICES: Final[list[i64]] = [pack(PHASES, n) for n in range(3)]


# ---------------------------------------------------------------- beginning

class Begin(Frame[Table]):
    """Begins a combat: hearts are set, warriors called, then the phases come: ci.combat.phases,
    ci.combat.creature.hearts."""

    def run(self, t: Table) -> Ask | None:
        f = current_fight(t)
        muster(t, f)
        if f.defender.seat == EMPTY:
            if f.place != CITY:
                f.creature = t.board[KIND_AT + f.place]
                f.strength = prophecies.strength(t, t.board[STRENGTH_AT + f.place])
            # ci.ruling.strength-now
            f.hearts = max(1, f.strength - heroes.fewer_hearts(f.attacker.cards))
            t.emit(CREATURE_FOUGHT, f.attacker.seat, f.place, f.creature, f.hearts)
            if creatures.lowers_gears(t, f):
                lower_all_gears(t, f)
        else:
            t.emit(FOUGHT, f.attacker.seat, f.place, f.defender.seat)
        t.replace(NEXT_KIND[MAGIC_PHASE])
        for side in (1, 0):
            seat = f.side(side).seat
            if seat != EMPTY and heroes.calls_warriors(f.side(side).cards):
                t.push(CallWarriors(seat, side))
        return None


BEGIN: Final = Begin()


class CallWarriors(TableQuestion):
    """Asks for own warriors to be called from anywhere before the fight, one at a time."""

    def __init__(self, seat: i64, side: i64) -> None:
        super().__init__(seat, ASK_CALL)
        self.side: Final[i64] = side

    def candidate_choices(self, t: Table) -> list[i64]:
        return CALLS

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != CALL:
            return 0 if verb_of(choice) == STOP else NOT_ASKED
        p = t.players[self.seat]
        f = current_fight(t)
        limit = t.edition.unit_limit if f.place == CITY else unit_limit(p)
        if f.side(self.side).units() >= limit:
            return t.refuse(GROUP_SIZE, limit, f.side(self.side).units() + 1)
        return t.refuse(NO_UNITS, arg1(choice)) if p.warriors[arg1(choice)] == 0 else 0

    def carry_out(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == STOP:
            t.pop()
            return
        f = current_fight(t)
        add_warriors(t.players[self.seat], arg1(choice), -1)
        f.side(self.side).warriors += 1
        t.emit(JOINED, self.seat, 1, arg1(choice))


# ---------------------------------------------------------------- which phases

class NextKind(Frame[Table]):
    """Runs the phases of one kind: how many there will be is settled right before the first."""

    def __init__(self, phase: i64) -> None:
        self.phase: Final[i64] = phase

    def run(self, t: Table) -> Ask | None:
        f = current_fight(t)
        muster(t, f)                                        # ci.combat.hero-last-phase: the fallen have no say any more
        t.replace(NEXT_PHASE)
        if self.phase == MELEE_PHASE and creatures.replaces_melee(t, f):
            replace_melee_phases(f)
            return None
        f.phase.kind, f.phase.number = self.phase, 0
        if self.phase == MELEE_PHASE:
            f.phase.planned = MELEE_PHASES
            return None
        f.phase.planned = 0 if creatures.allows_only_melee(t, f) else prophecies.phase_count(t, self.phase)
        if f.phase.planned:
            ask_sides(t, f)
        return None


NEXT_KIND: Final = [NextKind(phase) for phase in range(3)]


def replace_melee_phases(f: Fight) -> None:
    """bp.creature.pteranodon, bp.creatures.pteranodon-cards: ranged phases stand in for the melee, counted on.

    Only the phases before them could be dropped or doubled.
    """
    f.phase.flown = True
    f.phase.number = f.phase.planned
    f.phase.planned += MELEE_PHASES


def ask_sides(t: Table, f: Fight) -> None:
    """ci.ruling.phase-cards: everyone with a say is asked, the attacker before the defender."""
    for side in (1, 0):
        seat = f.side(side).seat
        if seat != EMPTY and has_say(f, t.players[seat]):
            t.push(PlanPhases(seat))


def has_say(f: Fight, p: Player) -> bool:
    """Return whether the player may change the number of phases that come next."""
    if f.phase.kind != MELEE_PHASE:
        return red.drops_phases(p, f.phase.kind) or red.doubles_phases(p, f.phase.kind)
    return red.drops_third(p) if f.phase.number < MELEE_PHASES else red.adds_fourth(p)


class PlanPhases(TableQuestion):
    """Asks for the number of phases of this kind; in melee, whether the next one takes place (ci.ruling.melee-3-4)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_PHASES)

    def candidate_choices(self, t: Table) -> list[i64]:
        return PHASE_CHOICES

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != PHASES:
            return NOT_ASKED
        f = current_fight(t)
        return 0 if self.may_set(t, f, t.players[self.seat], arg1(choice)) else WRONG_PHASES

    def may_set(self, t: Table, f: Fight, p: Player, n: i64) -> bool:
        """Return whether a player may set this number of phases: the same number, none, or another one."""
        if f.phase.kind == MELEE_PHASE:
            dropped = f.phase.number < MELEE_PHASES and f.phase.planned < MELEE_PHASES
            return n == 0 if dropped else n < red.MOST_PHASES
        if n == f.phase.planned or f.phase.planned == 0:
            return n == f.phase.planned                     # none beats every number
        if n == phases_after_drop(t, f) and red.drops_phases(p, f.phase.kind):
            return True
        return n > 0 and red.doubles_phases(p, f.phase.kind)

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()
        f = current_fight(t)
        if f.phase.kind != MELEE_PHASE:
            f.phase.planned = arg1(choice)
        elif f.phase.number < MELEE_PHASES:
            f.phase.planned = MELEE_PHASES if arg1(choice) else MELEE_PHASES - 1
        elif arg1(choice):
            f.phase.planned = MELEE_PHASES + 1


def phases_after_drop(t: Table, f: Fight) -> i64:
    """Return what is left when a player drops phases: none, or one less where the table reads the card so."""
    return 0 if f.phase.kind == MAGIC_PHASE or t.rulings.all_ranged else f.phase.planned - 1


# ---------------------------------------------------------------- phase by phase

class NextPhase(Frame[Table]):
    """Runs the next phase of this kind, or goes on to the next kind, or to the end."""

    def run(self, t: Table) -> Ask | None:
        f = current_fight(t)
        if f.phase.number < f.phase.planned:
            t.replace(OPEN_PHASE)
            if f.phase.kind == MELEE_PHASE and f.phase.number == MELEE_PHASES - 1:
                ask_sides(t, f)                             # about the third melee phase
        elif f.phase.flown:
            t.pop()
        elif f.phase.kind != MELEE_PHASE:
            t.replace(NEXT_KIND[f.phase.kind + 1])
        elif f.phase.number == MELEE_PHASES:
            t.replace(OPEN_PHASE)                           # about a fourth
            ask_sides(t, f)
        else:
            t.pop()
        return None


class OpenPhase(Frame[Table]):
    """ci.combat.attacker-first, ci.combat.simultaneous: side 0 strikes, side 1 strikes, damage falls together."""

    def run(self, t: Table) -> Ask | None:
        f = current_fight(t)
        if f.phase.number >= f.phase.planned:
            t.pop()
            return None
        f.phase.number += 1
        muster(t, f)
        strikes.begin_phase(f)
        t.emit(PHASE_BEGAN, f.phase.kind, f.phase.number)
        t.replace(CLOSE_PHASE)
        t.push(damage.DAMAGE)
        t.push(strikes.STRIKES[1])
        t.push(strikes.STRIKES[0])
        return None


class ClosePhase(Frame[Table]):
    """ci.combat.end-check: nobody breaks off, but a side without units ends it."""

    def run(self, t: Table) -> Ask | None:
        f = current_fight(t)
        discard(t, f)
        if is_over(f):
            t.pop()
        else:
            t.replace(NEXT_PHASE)
        return None


NEXT_PHASE: Final = NextPhase()
OPEN_PHASE: Final = OpenPhase()
CLOSE_PHASE: Final = ClosePhase()
