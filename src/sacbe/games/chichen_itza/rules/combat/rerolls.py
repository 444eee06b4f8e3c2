"""After the own roll: luck, cards that roll dice again, and the final count of hits."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import heroes, prophecies, red
from sacbe.games.chichen_itza.cards.green import idol_worth
from sacbe.games.chichen_itza.rules.combat_state import Fight
from sacbe.games.chichen_itza.data.refusals import (FIRE_LUCK, LUCK_DENIED, LUCK_HIT, LUCK_ONCE, LUCK_REROLL,
                                                    NO_COIN_GOD, NO_HEART_HERO, NO_LUCK_SHIELD, NO_MELEE_GOD,
                                                    NO_MISS_GOD, NO_SIXES_HERO, ROLL_OF_ITS_OWN)
from sacbe.games.chichen_itza.rules.combat import dice
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.combat.fighters import current_fight
from sacbe.games.chichen_itza.rules.combat.side_rolls import ROLLS
from sacbe.games.chichen_itza.rules.state import Player, Table, pay
from sacbe.games.chichen_itza.data.constants import (AGAIN, ASK_FOLLOWED, ASK_ROLLED, BY_ALL_MISSES, BY_COINS,
                                                     BY_ONE_MISS, BY_SIXES, COIN, EMPTY, HEART, HEARTS, HIT, HITS, IDOL,
                                                     KEEP, LUCK, MELEE_PHASE, RANGED_PHASE, REROLL, SHIELD)
from sacbe.kernel.core.choice import arg1, arg2, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED

SHIELD_REROLLS: Final[list[i64]] = [pack(REROLL, n) for n in range(2)]
SHIELD_HITS: Final[list[i64]] = [pack(HIT, n) for n in range(3)]
MOST_SIXES: Final = 8
AGAINS: Final[list[i64]] = [pack(AGAIN, BY_ONE_MISS), *[pack(AGAIN, BY_ALL_MISSES, n) for n in range(MOST_SIXES + 1)],
                            *[pack(AGAIN, BY_COINS, n) for n in range(MOST_SIXES + 1)], pack(AGAIN, BY_SIXES)]
STAND: Final[list[i64]] = [pack(KEEP)]
EVERYTHING: Final[list[i64]] = [pack(KEEP), *SHIELD_REROLLS, *SHIELD_HITS, *AGAINS, pack(HEART)]
LAST: Final[list[i64]] = [pack(KEEP), *SHIELD_HITS, pack(HEART)]


# ---------------------------------------------------------------- luck

def luck_refusal(t: Table, f: Fight, side: i64, verb: i64, shields: i64) -> i64:
    """ci.combat.luck.once, ci.combat.luck.reroll, ci.combat.luck.extra-hit: may luck, or shields as luck, be used?"""
    p = dice.player_of_side(t, f, side)
    if f.phase.rolled == 0 or f.side(side).luck_used >= t.edition.luck_uses:
        return LUCK_ONCE
    if verb == REROLL and f.phase.following:
        return FIRE_LUCK                                    # ci.combat.magic.fire-luck
    if shields > 0 and not heroes.swaps_luck(f.side(side).cards):
        return NO_LUCK_SHIELD
    if shields > 0 and p.shields < shields:
        return t.refuse(LUCK_REROLL if verb == REROLL else LUCK_HIT, shields, p.shields)
    need = (t.edition.reroll_luck if verb == REROLL else t.edition.hit_luck) - shields
    if need > 0 and prophecies.denies_luck(t):
        return LUCK_DENIED                                  # shields in place of luck are none
    if p.luck < need:
        return t.refuse(LUCK_REROLL if verb == REROLL else LUCK_HIT, need, p.luck)
    return 0


def spend_luck(t: Table, f: Fight, side: i64, verb: i64, shields: i64) -> None:
    """Use luck for this phase."""
    seat = f.side(side).seat
    pay(t, seat, SHIELD, shields)
    pay(t, seat, LUCK, (t.edition.reroll_luck if verb == REROLL else t.edition.hit_luck) - shields)
    f.side(side).luck_used += 1


# ---------------------------------------------------------------- cards

def again_refusal(t: Table, f: Fight, side: i64, way: i64, kept: i64) -> i64:
    """ci.combat.reroll-order, ci.ruling.all-misses: each way as it allows, in any order, for misses or sixes."""
    p = dice.player_of_side(t, f, side)
    rule = way_refusal(t, f, side, p, way)
    if rule:
        return rule
    if way == BY_SIXES:
        return 0 if f.phase.faces[dice.SIX] > 0 else NO_SIXES_HERO
    misses = dice.count_misses(t, f, side) - kept
    idle = misses <= 0 or kept > pairable_sixes(f, p)
    if idle:
        return NO_MISS_GOD if way == BY_ONE_MISS else NO_MELEE_GOD if way == BY_ALL_MISSES else NO_COIN_GOD
    return 0


def pairable_sixes(f: Fight, p: Player) -> i64:
    """Count the sixes that are worth leaving on the table: none unless pairs of them hit in this phase."""
    return f.phase.faces[dice.SIX] if f.phase.kind == MELEE_PHASE and red.pairs_sixes(p) else 0


def way_refusal(t: Table, f: Fight, side: i64, p: Player, way: i64) -> i64:
    """Return why the side cannot roll again in this way now, or 0."""
    used = f.side(side).has_used(way)
    if way == BY_ONE_MISS:
        return 0 if red.rerolls_one_miss(p) and f.phase.kind == RANGED_PHASE and not used else NO_MISS_GOD
    if way == BY_ALL_MISSES:
        first = f.phase.kind == MELEE_PHASE and f.phase.number == 1
        return 0 if red.rerolls_misses(p) and first and not used else NO_MELEE_GOD
    if way == BY_SIXES:
        return 0 if heroes.rerolls_sixes(f.side(side).cards) and not used else NO_SIXES_HERO
    if not red.buys_reroll(p) or used:
        return NO_COIN_GOD
    return t.refuse(NO_COIN_GOD, red.REROLL_COINS, p.coins) if p.coins < red.REROLL_COINS else 0


def lacks_coins(t: Table, f: Fight, side: i64) -> bool:
    """ci.idol.exchange: return whether coins are all that is missing for dice rolled again."""
    p = dice.player_of_side(t, f, side)
    able = red.buys_reroll(p) and not f.side(side).has_used(BY_COINS)
    return able and p.coins < red.REROLL_COINS and dice.count_misses(t, f, side) > 0


def roll_again(t: Table, f: Fight, side: i64, way: i64, kept: i64) -> None:
    """Take the dice of one way from the table, to be rolled again."""
    f.side(side).use_way(way)
    if way == BY_COINS:
        pay(t, f.side(side).seat, COIN, red.REROLL_COINS)
    if way == BY_SIXES:
        f.phase.pending, f.phase.faces[dice.SIX] = f.phase.faces[dice.SIX], 0
        return
    hitting = dice.hitting_faces(t, f, side)
    wanted = 1 if way == BY_ONE_MISS else dice.count_misses(t, f, side) - kept
    f.phase.pending = wanted
    for pips in range(1, 7):
        if hitting >> pips & 1 == 0 and wanted > 0:
            gone = min(wanted, f.phase.faces[pips])
            f.phase.faces[pips] -= gone
            wanted -= gone


# ---------------------------------------------------------------- the questions

class ResolveRoll(TableQuestion):
    """Asks whether the own roll on the table stands, or what changes it."""

    STORED_NAME: ClassVar = "Rolled"

    def __init__(self, seat: i64, side: i64) -> None:
        super().__init__(seat, ASK_ROLLED)
        self.side: Final[i64] = side

    def candidate_choices(self, t: Table) -> list[i64]:
        return EVERYTHING

    def choices_without_trades(self, t: Table) -> list[i64]:
        f = current_fight(t)
        p = t.players[self.seat]
        cards = f.side(self.side).cards
        if not red.changes_rolls(p) and not heroes.changes_rolls(cards):
            if p.luck == 0 or f.phase.rolled == 0:
                return STAND
            found = [c for c in PLAIN if self.find_forbidding_rule(t, c) == 0]
            return found if len(found) > 1 else STAND
        return [c for c in EVERYTHING if self.find_forbidding_rule(t, c) == 0]

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        f = current_fight(t)
        verb = verb_of(choice)
        if verb == KEEP:
            return 0
        if verb in (REROLL, HIT):
            return luck_refusal(t, f, self.side, verb, arg1(choice))
        if verb == AGAIN:
            return again_refusal(t, f, self.side, arg1(choice), arg2(choice)) if arg1(choice) <= BY_SIXES else NOT_ASKED
        if verb == HEART:
            return heart_refusal(t, f, self.side)
        return NOT_ASKED

    def may_trade(self, t: Table) -> bool:
        f = current_fight(t)
        lucky = f.side(self.side).luck_used < t.edition.luck_uses and not prophecies.denies_luck(t)
        return f.phase.rolled > 0 and (lucky or lacks_coins(t, f, self.side))

    def carry_out(self, t: Table, choice: i64) -> None:
        f = current_fight(t)
        verb = verb_of(choice)
        if verb == KEEP:
            self.count_roll(t, f)
        elif verb == REROLL:
            spend_luck(t, f, self.side, verb, arg1(choice))
            f.phase.roll(f.phase.rolled)
            t.push(ROLLS[self.side])
        elif verb == HIT:
            spend_luck(t, f, self.side, verb, arg1(choice))
            f.side(self.side).hits += 1
        elif verb == AGAIN:
            roll_again(t, f, self.side, arg1(choice), arg2(choice))
            t.push(ROLLS[self.side])
        else:
            take_heart(t, f, self.seat)

    def count_roll(self, t: Table, f: Fight) -> None:
        """Count the hits, and roll what is rolled one more time."""
        hits = dice.count_hits(t, f, self.side)
        more = dice.follow_ups(t, f, self.side)
        f.side(self.side).hits += hits
        if more > 0:
            f.phase.roll(more)
            f.phase.following = True
            t.replace(ResolveFollowUp(self.seat, self.side))
            t.push(ROLLS[self.side])
        else:
            finish(t, f, self.seat, self.side)


PLAIN: Final[list[i64]] = [pack(KEEP), pack(REROLL, 0), pack(HIT, 0)]


def heart_refusal(t: Table, f: Fight, side: i64) -> i64:
    """Refuse an idol for a heart when there is none to take: ci.ruling.guard-scope leaves it alone."""
    fits = f.defender.seat == EMPTY and heroes.sells_idols_for_hearts(f.side(side).cards) and f.hearts > 0
    return 0 if fits and dice.player_of_side(t, f, side).idols > 0 else NO_HEART_HERO


def take_heart(t: Table, f: Fight, seat: i64) -> None:
    """Pay an idol, and take a heart of the creature."""
    pay(t, seat, IDOL, 1)
    f.hearts -= 1
    t.emit(HEARTS, f.creature, f.hearts)


class ResolveFollowUp(TableQuestion):
    """Asks what follows a follow-up roll: the extra hit, or idols for hearts."""

    STORED_NAME: ClassVar = "Followed"

    def __init__(self, seat: i64, side: i64) -> None:
        super().__init__(seat, ASK_FOLLOWED)
        self.side: Final[i64] = side

    def candidate_choices(self, t: Table) -> list[i64]:
        return LAST

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb in (REROLL, HIT):
            return luck_refusal(t, current_fight(t), self.side, verb, arg1(choice))
        if verb == AGAIN and arg1(choice) <= BY_SIXES:
            return ROLL_OF_ITS_OWN                          # ci.ruling.follow-up-last
        if verb == HEART:
            return heart_refusal(t, current_fight(t), self.side)
        return 0 if verb == KEEP else NOT_ASKED

    def may_trade(self, t: Table) -> bool:
        f = current_fight(t)
        p = t.players[self.seat]
        if prophecies.denies_luck(t):
            return False
        shields = p.shields if heroes.swaps_luck(f.side(self.side).cards) else 0
        has_uses = f.side(self.side).luck_used < t.edition.luck_uses
        return has_uses and p.luck + shields + idol_worth(p) * p.idols >= t.edition.hit_luck

    def carry_out(self, t: Table, choice: i64) -> None:
        f = current_fight(t)
        if verb_of(choice) == HIT:
            spend_luck(t, f, self.side, HIT, arg1(choice))
            f.side(self.side).hits += 1
            return
        if verb_of(choice) == HEART:
            take_heart(t, f, self.seat)
            return
        f.phase.following = False
        f.side(self.side).hits += dice.follow_hits(t, f, self.side)
        finish(t, f, self.seat, self.side)


def finish(t: Table, f: Fight, seat: i64, side: i64) -> None:
    """End the roll of a side."""
    t.emit(HITS, seat, f.side(side).hits)
    t.pop()
