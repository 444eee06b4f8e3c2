"""The attack on the city at the end of a round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import prophecies
from sacbe.games.chichen_itza.rules.combat_state import Fight, count_heroes
from sacbe.games.chichen_itza.data.refusals import FIGHTERS, HERO_NOT_THERE, NO_UNITS
from sacbe.games.chichen_itza.rules.combat import combat, fighters, outcomes
from sacbe.games.chichen_itza.rules import favor
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.land.groups import GROUPS
from sacbe.games.chichen_itza.rules.state import Table, gain, heroes_at, record_repelled, units_at
from sacbe.games.chichen_itza.data.tables import ATTACK_LATE, CREATURES
from sacbe.games.chichen_itza.data.constants import (ASK_DRAW_CREATURE, ASK_FIGHTERS, ATTACKED, CITY, DRAW_CREATURE,
                                                     EMPTY, FAILED, GROUP, LUCK, REPELLED)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, arg2, select_by_bits, pack, verb_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame

KINDS: Final[i64] = len(CREATURES)
ATTACKERS: Final[list[i64]] = [pack(DRAW_CREATURE, kind) for kind in range(KINDS)]


def is_late(t: Table) -> i64:
    """ci.city-attack.strength: 0 in rounds 1 and 2, then 1."""
    return 1 if t.round >= ATTACK_LATE else 0


def attack_strength(t: Table) -> i64:
    """bp.combine.city-attack: the hearts of the attack change with the prophecy, its points do not."""
    return prophecies.strength(t, t.edition.attack_strength[is_late(t)])


class CityAttack(Frame[Table]):
    """ci.city-attack.timing: the top card of the attack deck; ci.setup.attack-deck: which kind is left is unknown."""

    def run(self, t: Table) -> Ask | None:
        return Ask(CHANCE, ASK_DRAW_CREATURE, select_by_bits(ATTACKERS, t.attacks))

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == DRAW_CREATURE and t.attacks >> arg1(choice) & 1 else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        kind = arg1(choice)
        t.attacks &= ~bit(kind)
        t.pop()
        seat = favor.lowest_seat(t)
        t.emit(ATTACKED, kind, seat, attack_strength(t))
        units = units_at(t.players[seat], CITY)
        if units == 0:
            fail(t, seat, kind)                             # ci.city-attack.no-units
        elif units <= t.edition.unit_limit:
            defend(t, seat, kind, t.players[seat].warriors[CITY], heroes_at(t.players[seat], CITY))
        else:
            t.push(ChooseFighters(seat, kind))


CITY_ATTACK: Final = CityAttack()


class ChooseFighters(TableQuestion):
    """ci.city-attack.fighters: five of those who stand in the city."""

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat, ASK_FIGHTERS)
        self.kind: Final[i64] = kind

    def candidate_choices(self, t: Table) -> list[i64]:
        return GROUPS

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != GROUP:
            return NOT_ASKED
        p = t.players[self.seat]
        warriors, figures = arg1(choice), arg2(choice)
        if figures & ~heroes_at(p, CITY):
            return t.refuse(HERO_NOT_THERE, CITY)
        if warriors > p.warriors[CITY]:
            return t.refuse(NO_UNITS, CITY)
        units = warriors + count_heroes(figures)
        limit = t.edition.unit_limit
        return 0 if units == limit else t.refuse(FIGHTERS, limit, units)

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()
        defend(t, self.seat, self.kind, arg1(choice), arg2(choice))


def defend(t: Table, seat: i64, kind: i64, warriors: i64, figures: i64) -> None:
    """ci.city-attack.combat: creature combat in which the defender rolls first."""
    f = fighters.gather(t, seat, EMPTY, CITY, CITY, warriors, figures)
    fighters.leave(t, f.attacker, CITY)
    f.creature, f.strength = kind, attack_strength(t)
    t.fight = f
    t.push(ATTACK_OUTCOME)
    t.push(combat.BEGIN)


class AttackOutcome(Frame[Table]):
    """Settles the fight for the city when it is over."""

    def run(self, t: Table) -> Ask | None:
        settle_attack(t, outcomes.leave_fight(t))
        return None


ATTACK_OUTCOME: Final = AttackOutcome()


def settle_attack(t: Table, f: Fight) -> None:
    """ci.city-attack.repelled, ci.city-attack.failed: only 0 hearts will do; survivors stay in the city."""
    fighters.place_side(t, f.attacker, CITY)
    if f.hearts > 0:
        fail(t, f.attacker.seat, f.creature)
        gain(t, f.attacker.seat, LUCK, 1)
        return
    late = is_late(t)
    record_repelled(t.players[f.attacker.seat], f.creature, late > 0)
    t.emit(REPELLED, f.attacker.seat, f.creature, t.edition.attack_points[late])
    outcomes.pay_for_defeat(t, f)                           # ci.city-attack.triggers
    if f.attacker.units() > 0:
        outcomes.win(t, f.attacker.seat, CITY, f.attacker.heroes, False)
    outcomes.find_spoils(t, f)


def fail(t: Table, seat: i64, kind: i64) -> None:
    """Lay the creature card face down before the defender."""
    t.players[seat].failed |= bit(kind)
    t.emit(FAILED, seat, kind)
