"""Damage: both sides suffer together; shields and idols stop it, warriors die before heroes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import heroes, prophecies, red
from sacbe.games.chichen_itza.cards.green import idol_worth, unit_limit
from sacbe.games.chichen_itza.rules.combat_state import Fight, count_heroes
from sacbe.games.chichen_itza.data.refusals import (IDOL_SHIELD, LUCK_DENIED, NO_LUCK_SHIELD, NO_ONE_SHIELD,
                                                    SHIELDS_DENIED, WARRIORS_FIRST)
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.combat.fighters import current_fight
from sacbe.games.chichen_itza.rules.powers.heroes import leave
from sacbe.games.chichen_itza.rules.land.reserve import send_back
from sacbe.games.chichen_itza.rules.state import Player, Table, add_warriors, gain, pay, units_at
from sacbe.games.chichen_itza.data.tables import HERO_TYPES
from sacbe.games.chichen_itza.data.constants import (ANY, ASK_DAMAGE, ASK_LOSE, BLOCKED, BY_IDOL, BY_LUCK,
                                                     BY_ONE_SHIELD, CITY, COIN, EMPTY, HEARTS, IDOL, LOSE, LOST, LUCK,
                                                     RETREATED, SHIELD, STOP_HIT, SUFFER)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask, Frame

BLOCKS: Final[list[i64]] = [pack(STOP_HIT, way) for way in (BY_IDOL, BY_LUCK, BY_ONE_SHIELD)]
BLOCKS_OR_NOT: Final[list[i64]] = [*BLOCKS, pack(SUFFER)]
LOSSES: Final[list[i64]] = [pack(LOSE, hero) for hero in range(HERO_TYPES)]


class Damage(Frame[Table]):
    """ci.combat.simultaneous: after both rolls; ci.combat.creature.hearts: a creature loses hearts."""

    def run(self, t: Table) -> Ask | None:
        f = current_fight(t)
        t.pop()
        if f.defender.seat != EMPTY:
            if f.attacker.hits > 0:
                t.push(WOUNDS[1])
        elif f.attacker.hits > 0:
            f.hearts = max(0, f.hearts - f.attacker.hits)
            t.emit(HEARTS, f.creature, f.hearts)
        if f.defender.hits > 0:
            t.push(WOUNDS[0])
        return None


DAMAGE: Final = Damage()


class Wounds(Frame[Table]):
    """Deals one side its share of the damage."""

    def __init__(self, side: i64) -> None:
        self.side: Final[i64] = side

    def run(self, t: Table) -> Ask | None:
        f = current_fight(t)
        f.phase.side = self.side
        f.phase.hurt = f.opposing_side(self.side).hits
        if not heroes.cancels_with_shield(f.side(self.side).cards):
            use_spare(t, f, self.side)                      # with the right hero their owner may keep them for later
        if f.phase.hurt == 0:
            t.pop()
        else:
            t.replace(Block(f.side(self.side).seat, self.side))
        return None


WOUNDS: Final = [Wounds(0), Wounds(1)]


def are_shields_denied(t: Table, f: Fight, side: i64) -> bool:
    """Return whether the other side's god denies every shield."""
    foe = f.opposing_side(side).seat
    return foe != EMPTY and red.denies_shields(t.players[foe])


def use_spare(t: Table, f: Fight, side: i64) -> None:
    """ci.idol.shield: what is left of an idol given earlier in the combat stops damage before anything else does."""
    stopped = min(f.side(side).spare, f.phase.hurt)
    if stopped == 0 or are_shields_denied(t, f, side):
        return
    f.phase.hurt -= stopped
    f.side(side).spare -= stopped
    t.emit(BLOCKED, f.side(side).seat, BY_IDOL, stopped)


class Block(TableQuestion):
    """ci.idol.shield, ci.idol.timing: idols, and with the right hero luck or one shield, stop damage; then the rest."""

    def __init__(self, seat: i64, side: i64) -> None:
        super().__init__(seat, ASK_DAMAGE)
        self.side: Final[i64] = side

    def candidate_choices(self, t: Table) -> list[i64]:
        return BLOCKS_OR_NOT

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) == SUFFER:
            return 0
        if verb_of(choice) != STOP_HIT:
            return NOT_ASKED
        f = current_fight(t)
        p = t.players[self.seat]
        cards = f.side(self.side).cards
        way = arg1(choice)
        if way == BY_LUCK and not heroes.swaps_luck(cards):
            return NO_LUCK_SHIELD
        if way == BY_LUCK and prophecies.denies_luck(t):
            return LUCK_DENIED
        if way == BY_ONE_SHIELD and not (heroes.cancels_with_shield(cards) and p.shields > 0):
            return NO_ONE_SHIELD
        if are_shields_denied(t, f, self.side):
            return SHIELDS_DENIED
        if way == BY_IDOL and p.idols == 0:
            return t.refuse(IDOL_SHIELD, 1, 0)
        return NO_LUCK_SHIELD if way == BY_LUCK and p.luck == 0 else 0

    def carry_out(self, t: Table, choice: i64) -> None:
        f = current_fight(t)
        if verb_of(choice) == SUFFER:
            t.pop()
            suffer(t, f, self.seat, self.side)
            return
        way = arg1(choice)
        stopped: i64 = 1
        if way == BY_IDOL:
            pay(t, self.seat, IDOL, 1)
            stopped = idol_worth(t.players[self.seat])
            if t.rulings.shields_last:
                f.side(self.side).spare += max(0, stopped - f.phase.hurt)
        elif way == BY_LUCK:
            pay(t, self.seat, LUCK, 1)
        else:
            pay(t, self.seat, SHIELD, 1)
            stopped = f.phase.hurt
        stopped = min(stopped, f.phase.hurt)
        f.phase.hurt -= stopped
        t.emit(BLOCKED, self.seat, way, stopped)
        if f.phase.hurt == 0:
            t.pop()


def suffer(t: Table, f: Fight, seat: i64, side: i64) -> None:
    """ci.combat.damage: active shields first, then warriors, then heroes; the rest is lost."""
    p = t.players[seat]
    use_spare(t, f, side)
    if not are_shields_denied(t, f, side):
        used = min(p.shields, f.phase.hurt)
        pay(t, seat, SHIELD, used)
        f.phase.hurt -= used
    fallen = min(f.phase.hurt, f.side(side).warriors)
    if fallen > 0:
        f.phase.hurt -= fallen
        lose_warriors(t, f, seat, side, fallen)
    left = f.side(side).heroes
    dying = min(f.phase.hurt, count_heroes(left))
    if dying == 0:
        return
    if dying == count_heroes(left):
        for hero in range(HERO_TYPES):
            if left >> hero & 1:
                lose_hero(t, f, seat, side, hero)
    else:
        t.push(LoseHero(seat, side, dying))


def lose_warriors(t: Table, f: Fight, seat: i64, side: i64, n: i64) -> None:
    """ci.combat.damage.losses: to the reserve, unless a hero on the attack saves them for the start tile."""
    cards = f.side(side).cards
    t.emit(LOST, seat, n)
    f.side(side).warriors -= n
    if side == 0 and f.place != CITY and heroes.saves_fallen(cards):
        announce_way_home(t, f, seat, n)
        send_home(t, f, seat, n)
        return
    send_back(t, seat, n)
    gain(t, seat, COIN, n * heroes.coins_per_loss(cards))


def send_home(t: Table, f: Fight, seat: i64, n: i64) -> None:
    """Send warriors to the start tile as far as there is room, the others to the city: ci.combat.retreat-room."""
    p = t.players[seat]
    fitting = min(n, room_at_start(p, f))
    if fitting > 0:
        add_warriors(p, f.start, fitting)
    if n > fitting:
        add_warriors(p, CITY, n - fitting)


def room_at_start(p: Player, f: Fight) -> i64:
    """Return how many more units fit where the attackers came from."""
    return ANY if f.start == CITY else max(0, unit_limit(p) - units_at(p, f.start))


def announce_way_home(t: Table, f: Fight, seat: i64, n: i64) -> None:
    """Announce that this many units are about to go back: who finds room and who goes on to the city."""
    fitting = min(n, room_at_start(t.players[seat], f))
    if fitting > 0:
        t.emit(RETREATED, seat, f.start, fitting)
    if n > fitting:
        t.emit(RETREATED, seat, CITY, n - fitting)


def lose_hero(t: Table, f: Fight, seat: i64, side: i64, hero: i64) -> None:
    """ci.combat.damage.heroes-last: no warrior is left to die first."""
    f.side(side).heroes &= ~bit(hero)
    leave(t, seat, hero)


class LoseHero(TableQuestion):
    """Asks which heroes die, where some but not all do."""

    def __init__(self, seat: i64, side: i64, left: i64) -> None:
        super().__init__(seat, ASK_LOSE)
        self.side: Final[i64] = side
        self.left: Final[i64] = left

    def candidate_choices(self, t: Table) -> list[i64]:
        return LOSSES

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != LOSE:
            return NOT_ASKED
        f = current_fight(t)
        standing = f.side(self.side).heroes
        return 0 if standing >> arg1(choice) & 1 else WARRIORS_FIRST

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()
        lose_hero(t, current_fight(t), self.seat, self.side, arg1(choice))
        if self.left > 1:
            t.push(LoseHero(self.seat, self.side, self.left - 1))
