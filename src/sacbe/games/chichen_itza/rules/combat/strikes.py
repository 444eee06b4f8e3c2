"""One side strikes in a phase: magic cards are cast, dice rolled, and whatever changes a roll is decided."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import creatures, prophecies, red
from sacbe.games.chichen_itza.rules.combat_state import Fight, Side
from sacbe.games.chichen_itza.data.refusals import CARD_LIMIT, NO_CONVERTING
from sacbe.games.chichen_itza.rules.combat import beasts, dice, rerolls
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.combat.fighters import current_fight
from sacbe.games.chichen_itza.rules.powers.magic import magic_left, play
from sacbe.games.chichen_itza.rules.combat.side_rolls import ROLLS
from sacbe.games.chichen_itza.rules.state import Player, Table
from sacbe.games.chichen_itza.data.constants import (ASK_CAST, BY_COINS, CAST, CAST_CARDS, EMPTY, FIRE, KEEP,
                                                     MAGIC_PHASE, RANGED_PHASE, STONE)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, arg2, arg3, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask, Frame

MOST: Final = 32
NO_CARDS: Final[list[i64]] = [pack(KEEP)]
CASTS: Final[list[list[i64]]] = [[pack(CAST, element, n) for n in range(1, MOST + 1)] for element in (STONE, FIRE)]


def begin_phase(f: Fight) -> None:
    """ci.ruling.extra-phase: every phase begins afresh; only what may be used once per combat stays used."""
    f.phase.creature_rolled, f.phase.creature_again = False, False
    reset_side(f.attacker)
    reset_side(f.defender)


def reset_side(side: Side) -> None:
    """Clear the hits, and allow luck and re-rolls again, except those for coins."""
    side.hits = 0
    side.luck_used = 0
    side.ways_used &= bit(BY_COINS)


class Strike(Frame[Table]):
    """What a side does in the phase: ci.combat.magic.cards, ci.combat.ranged.dice, ci.combat.melee.dice."""

    def __init__(self, side: i64) -> None:
        self.side: Final[i64] = side

    def run(self, t: Table) -> Ask | None:
        f = current_fight(t)
        seat = f.side(self.side).seat
        f.phase.side = self.side
        f.phase.clear()
        if seat == EMPTY:
            if creatures.rolls_in_phase(t, f) and not dice.sits_out(f, self.side):
                t.replace(beasts.BEAST_ROLL)
            else:
                t.pop()
        elif f.phase.kind == MAGIC_PHASE:
            t.replace(Cast(seat, self.side))
        else:
            ranged = f.phase.kind == RANGED_PHASE
            f.phase.roll(dice.ranged_dice(t, f, self.side) if ranged else dice.melee_dice(t, f, self.side))
            t.replace(rerolls.ResolveRoll(seat, self.side))
            t.push(ROLLS[self.side])
        return None


STRIKES: Final = [Strike(0), Strike(1)]


# ---------------------------------------------------------------- magic

class Cast(TableQuestion):
    """ci.combat.magic.cards: cards of one type up to what the gear allows, or none.

    The choice names how many of the cards are really of the other type, so that a hand of both types is asked nothing
    more than any other (ci.hidden.magic-hand); so a seat with cards is asked even if it may cast none.
    """

    def __init__(self, seat: i64, side: i64) -> None:
        super().__init__(seat, ASK_CAST)
        self.side: Final[i64] = side

    def run(self, t: Table) -> Ask | None:
        return Ask(self.seat, self.prompt, self.legal_choices(t), self.has_cards(t))

    def has_cards(self, t: Table) -> bool:
        """Return whether the seat has cards of any type: how many there are is public."""
        return t.players[self.seat].stone + t.players[self.seat].fire > 0

    def candidate_choices(self, t: Table) -> list[i64]:
        p = t.players[self.seat]
        found = NO_CARDS
        for element in (STONE, FIRE):
            plain, other = (p.stone, p.fire) if element == STONE else (p.fire, p.stone)
            if not may_convert(t, p):
                found = found + CASTS[element][:min(plain, dice.card_limit(t, p, element))]
                continue
            for n in range(1, min(plain + other, dice.card_limit(t, p, element)) + 1):
                for converted in range(max(0, n - plain), min(n, other) + 1):
                    found = [*found, pack(CAST, element, n, converted)]
        return found

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != CAST:
            return 0 if verb_of(choice) == KEEP else NOT_ASKED
        p = t.players[self.seat]
        element, n, converted = arg1(choice), arg2(choice), arg3(choice)
        limit = dice.card_limit(t, p, element)
        plain, other = (p.stone, p.fire) if element == STONE else (p.fire, p.stone)
        if converted > 0 and not may_convert(t, p):
            return NO_CONVERTING
        if n > limit or n - converted > plain:
            return t.refuse(CARD_LIMIT, limit, plain)
        return t.refuse(CARD_LIMIT, limit, other) if converted > other else 0

    def may_trade(self, t: Table) -> bool:
        return magic_left(t) > 0 or self.has_cards(t)       # ci.idol.timing: bought before the cards are shown

    def carry_out(self, t: Table, choice: i64) -> None:
        f = current_fight(t)
        if verb_of(choice) == KEEP:
            f.phase.roll(0)
            t.replace(rerolls.ResolveRoll(self.seat, self.side))
            return
        f.phase.element = arg1(choice)
        cast_cards(t, self.seat, self.side, arg2(choice), arg3(choice))


def may_convert(t: Table, p: Player) -> bool:
    """Return whether cards of one type may be cast as the other, by a god or by the prophecy of the round."""
    return prophecies.can_convert_magic(t) or red.can_convert_magic(p)


def cast_cards(t: Table, seat: i64, side: i64, n: i64, converted: i64) -> None:
    """ci.combat.magic.dice: one die per card, and the cards are shown."""
    f = current_fight(t)
    t.record_reveal()
    t.emit(CAST_CARDS, seat, f.phase.element, n)
    plain = n - converted
    if f.phase.element == STONE:
        play(t, f, seat, plain, converted)
    else:
        play(t, f, seat, converted, plain)
    f.phase.roll(n)
    t.replace(rerolls.ResolveRoll(seat, side))
    t.push(ROLLS[side])
