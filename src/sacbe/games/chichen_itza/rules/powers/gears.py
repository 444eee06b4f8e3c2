"""The four gears: raising one, and the side gain it brings however it was raised."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.rules.combat_state import Fight
from sacbe.games.chichen_itza.data.refusals import AT_TOP
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.powers.magic import DrawMagic
from sacbe.games.chichen_itza.rules.state import Player, Table, gain, pay
from sacbe.games.chichen_itza.data.tables import TOP_LEVEL
from sacbe.games.chichen_itza.data.constants import (ASK_GEAR, COWED, DEFENSE, GEAR_LOWERED, GEAR_RAISED, LUCK, MAGIC,
                                                     MELEE, RAISE_GEAR, RECOVERED, SHIELD)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask

GEAR_CHOICES: Final[list[i64]] = [pack(RAISE_GEAR, gear) for gear in range(4)]


def gear_refusal(t: Table, seat: i64, gear: i64) -> i64:
    """ci.action.gear: a gear at the top level cannot be raised."""
    level = t.players[seat].levels[gear]
    return t.refuse(AT_TOP, gear, level) if level == TOP_LEVEL else 0


def can_raise(p: Player) -> bool:
    """Return whether any gear is below the top."""
    return p.levels[0] < TOP_LEVEL or p.levels[1] < TOP_LEVEL or p.levels[2] < TOP_LEVEL or p.levels[3] < TOP_LEVEL


def raise_gear(t: Table, seat: i64, gear: i64) -> None:
    """ci.gear.side-gain; the frame that raises it is done already.

    ci.action.defense: a shield becomes active; ci.action.melee: luck at levels 2 and 4; ci.action.magic: a card;
    ci.action.ranged: more attacks and a longer way, which are read from the level.
    """
    p = t.players[seat]
    p.levels[gear] += 1
    level = p.levels[gear]
    t.emit(GEAR_RAISED, seat, gear, level)
    if gear == DEFENSE:
        more = min(t.edition.raise_shields, t.edition.shields_at[level] - p.shields)
        gain(t, seat, SHIELD, more)                         # ci.supply.d.cap
    elif gear == MELEE:
        gain(t, seat, LUCK, t.edition.melee_luck[level])
    elif gear == MAGIC and t.edition.raise_cards > 0:
        t.push(DrawMagic(seat, t.edition.raise_cards))


class RaiseAny(TableQuestion):
    """Asks which gear goes up a level, if one is below the top."""

    def __init__(self, seat: i64, prompt: i64 = ASK_GEAR) -> None:
        super().__init__(seat, prompt)

    def run(self, t: Table) -> Ask | None:
        if can_raise(t.players[self.seat]):
            return Ask(self.seat, self.prompt, self.legal_choices(t))
        t.pop()                                             # ci.treasure.no-use: with all at the top it is lost
        return None

    def candidate_choices(self, t: Table) -> list[i64]:
        return GEAR_CHOICES

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        return gear_refusal(t, self.seat, arg1(choice)) if verb_of(choice) == RAISE_GEAR else NOT_ASKED

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()
        raise_gear(t, self.seat, arg1(choice))


RAISES: Final = [RaiseAny(seat) for seat in range(4)]


def raise_any(t: Table, seat: i64) -> None:
    """Ask which gear goes up."""
    t.push(RAISES[seat])


# ---------------------------------------------------------------- lowering

def can_lower(p: Player) -> bool:
    """Return whether any gear is above level 1."""
    return p.levels[0] > 1 or p.levels[1] > 1 or p.levels[2] > 1 or p.levels[3] > 1


def lower_gear(t: Table, seat: i64, gear: i64) -> None:
    """ci.gear.side-gain: lowering takes back nothing but active shields above the new value."""
    p = t.players[seat]
    p.levels[gear] -= 1
    t.emit(GEAR_LOWERED, seat, gear, p.levels[gear])
    if gear == DEFENSE:
        pay(t, seat, SHIELD, p.shields - t.edition.shields_at[p.levels[gear]])


def lower_all_gears(t: Table, f: Fight) -> None:
    """bp.creature.t-rex: for the fight all gears drop a level, and with the defense an active shield is lost.

    bp.creatures.t-rex-level-1: a gear at level 1 stays there.
    """
    p = t.players[f.attacker.seat]
    for gear in range(4):
        if p.levels[gear] > 1:
            p.levels[gear] -= 1
            f.lowered |= bit(gear)
    if f.lowered == 0:
        return
    t.emit(COWED, f.attacker.seat, f.creature)
    if f.lowered >> DEFENSE & 1 and p.shields > 0:
        pay(t, f.attacker.seat, SHIELD, 1)
        f.shield_lost = True


def restore_gears(t: Table, f: Fight) -> None:
    """bp.creature.t-rex, bp.creatures.t-rex-level-1: what was lowered rises again, without side gains."""
    p = t.players[f.attacker.seat]
    for gear in range(4):
        if f.lowered >> gear & 1:
            p.levels[gear] += 1
    t.emit(RECOVERED, f.attacker.seat, f.creature)
    if f.shield_lost:
        gain(t, f.attacker.seat, SHIELD, 1)
