"""The creature rolls: one die, what its face does, who may have it rolled again, and idols for its hearts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import creatures, red
from sacbe.games.chichen_itza.data.refusals import CREATURE_STAYS, NO_HEART_HERO
from sacbe.games.chichen_itza.rules.combat import rerolls
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.combat.fighters import current_fight
from sacbe.games.chichen_itza.rules.state import Table
from sacbe.games.chichen_itza.data.constants import (AGAIN, ASK_CREATURE, ASK_FACE, ASK_HEARTS, BY_CREATURE,
                                                     COIN_STOLEN, FACE, FACE_ROLLED, GUARDED, HEART, KEEP, SECOND_ROLL,
                                                     STOP)
from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame

FACES: Final[list[i64]] = [pack(FACE, n) for n in range(6)]
FACE_ASK: Final = Ask(CHANCE, ASK_FACE, FACES)
STANDS: Final[list[i64]] = [pack(KEEP), pack(AGAIN, BY_CREATURE)]
FOR_HEARTS: Final[list[i64]] = [pack(HEART), pack(STOP)]


class BeastRoll(Frame[Table]):
    """ci.combat.creature.die, ci.combat.luck.creature: one die, and no luck for it."""

    def run(self, t: Table) -> Ask | None:
        return FACE_ASK

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == FACE else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        f = current_fight(t)
        t.emit(FACE_ROLLED, f.creature, arg1(choice), 1 if creatures.is_dark(t, f) else 0)
        if creatures.rolls_twice(t, f) and not f.phase.creature_rolled:
            f.phase.creature_rolled = True                  # bp.creature.velociraptor: the first roll of the phase
            if creatures.creature_face(t, f, arg1(choice)) == 0:
                t.emit(SECOND_ROLL, f.creature)
                return                                      # the same frame asks for the second one
        if red.rerolls_creature(t.players[f.attacker.seat]) and not f.phase.creature_again:
            t.replace(BeastRolled(f.attacker.seat, arg1(choice)))
        else:
            suffer_face(t, arg1(choice))


BEAST_ROLL: Final = BeastRoll()


class BeastRolled(TableQuestion):
    """Let the creature's roll stand, or have it rolled again once in this phase; the second result stands."""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat, ASK_CREATURE)
        self.number: Final[i64] = number

    def candidate_choices(self, t: Table) -> list[i64]:
        return STANDS

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) == KEEP:
            return 0
        if verb_of(choice) != AGAIN:
            return NOT_ASKED
        return 0 if arg1(choice) == BY_CREATURE else CREATURE_STAYS

    def carry_out(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == KEEP:
            suffer_face(t, self.number)
        else:
            current_fight(t).phase.creature_again = True
            t.replace(BEAST_ROLL)


def suffer_face(t: Table, number: i64) -> None:
    """Apply what a face does; ci.ruling.side-effects: symbols work even where their damage does not."""
    f = current_fight(t)
    shown = creatures.creature_face(t, f, number)
    harm = creatures.damage(t, f, shown)
    f.defender.hits += harm
    p = t.players[f.attacker.seat]
    if creatures.coins_stolen(f, shown) > 0 and p.coins > 0:
        p.coins -= 1
        t.emit(COIN_STOLEN, f.attacker.seat, f.creature)
    undone = min(f.attacker.hits, creatures.count_guards(f, shown))
    if undone > 0:
        f.attacker.hits -= undone
        t.emit(GUARDED, f.creature, undone)
    if harm > 0 and creatures.rolls_again_after_fire(t, f):
        t.replace(BEAST_ROLL)
    elif rerolls.heart_refusal(t, f, 0) == 0 and f.hearts > f.attacker.hits:
        t.replace(Hearts(f.attacker.seat))
    else:
        t.pop()


class Hearts(TableQuestion):
    """Asks for idols: the creature has rolled, and with the right hero they can still take hearts that the own hits
    leave.

    Later in the phase nothing is rolled any more; after the damage it would be the next phase.
    """

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_HEARTS)

    def candidate_choices(self, t: Table) -> list[i64]:
        return FOR_HEARTS

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != HEART:
            return 0 if verb_of(choice) == STOP else NOT_ASKED
        f = current_fight(t)
        return rerolls.heart_refusal(t, f, 0) if f.hearts > f.attacker.hits else NO_HEART_HERO

    def carry_out(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == STOP:
            t.pop()
        else:
            rerolls.take_heart(t, current_fight(t), self.seat)
