"""The actions of the five gears: what each needs and what it does, however it is reached.

tz.ruling.tech-applies-however-reached: everyone who performs an action gets here, so technologies always apply.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin.cards.effects import GRANTS, Grant
from sacbe.games.tzolkin.cards.technologies import BLESSING_LEVEL, extraction_bonus, fishing_bonus, has_blessing
from sacbe.games.tzolkin.data.refusals import (ANY_PRICE, CLIMB_TARGET, NO_BLESSING, NO_EFFECT, OVAL_FULL,
                                               PAYING, RANGE, SKULL_NEEDED)
from sacbe.games.tzolkin.rules.goods import buildings
from sacbe.games.tzolkin.rules.goods.jungle import Harvest, harvest_refusal
from sacbe.games.tzolkin.rules.goods.materials import PAYS, SELLING, PayBlocks, TakeBlocks
from sacbe.games.tzolkin.rules.technologies import Research, research_refusal
from sacbe.games.tzolkin.rules.temples import CLIMBS, Climb, can_climb_somewhere, climb, free_climb
from sacbe.games.tzolkin.rules.state import (Table, TableQuestion, count_blocks, gain, gain_worker, is_filled, pay,
                                             score,
                                             skulls_for)
from sacbe.games.tzolkin.data.tables import ACTIONS, OVAL_BLOCK, OVAL_TEMPLE
from sacbe.games.tzolkin.data.tiles import ANY_ACTION as ANY_ACTION_EFFECT
from sacbe.games.tzolkin.data.constants import (ACT, ACTED, ASK_ANY_ACTION, ASK_BLESSING, CHICHEN, CORN, EMPTY,
                                                FROM_CHICHEN, NOTHING, PALENQUE, PAY, SKULL, THEOLOGY, TIKAL, UXMAL,
                                                WOOD, YAXCHILAN)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, arg2, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Frame

ANY_ACTION: Final[i64] = ACTIONS[UXMAL]             # the action that stands for others
ACTS: Final[list[list[i64]]] = [[*[pack(ACT, gear, action) for action in range(1, ACTIONS[gear] + 1)], pack(NOTHING)]
                                for gear in range(5)]
ANY_ACTS: Final[list[i64]] = [*[pack(ACT, gear, action) for gear in range(4) for action in range(1, ACTIONS[gear] + 1)
                                if gear != UXMAL or action != ANY_ACTION], pack(NOTHING)]


# ---------------------------------------------------------------- what an action needs

def action_refusal(t: Table, seat: i64, gear: i64, action: i64, corn: i64) -> i64:
    """Return why a seat with this much corn left cannot perform the action now, or 0.

    tz.ruling.no-empty-action: what could do nothing is not offered.
    """
    if gear == PALENQUE:
        return 0 if action == 1 else harvest_refusal(t, seat, action)
    if gear == YAXCHILAN:
        good, n = t.edition.yaxchilan_gains[action][0]
        if good == SKULL and skulls_for(t, n + extraction_bonus(t.players[seat], good)) == 0:
            return NO_EFFECT
        return 0
    if gear == TIKAL:
        return tikal_refusal(t, seat, action)
    if gear == UXMAL:
        return uxmal_refusal(t, seat, action, corn)
    if t.players[seat].goods[SKULL] == 0:
        return t.refuse(SKULL_NEEDED, 1, 0)                 # tz.chichen.skull
    return t.refuse(OVAL_FULL, action) if is_filled(t, action) else 0      # tz.chichen.once


def tikal_refusal(t: Table, seat: i64, action: i64) -> i64:
    """tz.tikal.action-1 to action 5: blocks, a tile within reach, a temple to climb."""
    if action == 1 or action == 3:
        return research_refusal(t, seat)
    if action == 5:
        held = count_blocks(t.players[seat])
        if held < t.edition.step_blocks:
            return t.refuse(PAYING, t.edition.step_blocks, held)
        return 0 if can_climb_somewhere(t, seat) else CLIMB_TARGET
    return buildings.build_refusal(t, seat, action == 4)


def uxmal_refusal(t: Table, seat: i64, action: i64, corn: i64) -> i64:
    """tz.uxmal.action-1 to action 5: corn for most of them."""
    p = t.players[seat]
    if action == 1:
        if corn < t.edition.offering_corn:
            return t.refuse(PAYING, t.edition.offering_corn, corn)
        return 0 if can_climb_somewhere(t, seat) else CLIMB_TARGET
    if action == 2:
        return NO_EFFECT if corn < t.edition.price[WOOD] and count_blocks(p) == 0 else 0
    if action == 3:
        return NO_EFFECT if p.workers == t.edition.most_workers else 0
    if action == 4:
        return buildings.corn_build_refusal(t, seat, corn)
    return t.refuse(ANY_PRICE, t.edition.any_action_corn, corn) if corn < t.edition.any_action_corn else 0


# ---------------------------------------------------------------- what an action does

def perform(t: Table, seat: i64, gear: i64, action: i64) -> None:
    """Carry out an action whose refusal is 0; the frame on top ends or becomes the action."""
    t.emit(ACTED, seat, gear, action)
    if gear == PALENQUE:
        if action > 1:
            t.replace(Harvest(seat, action))
            return
        gain(t, seat, CORN, t.edition.fish_corn + fishing_bonus(t.players[seat]))     # tz.palenque.action-1
        t.pop()
    elif gear == YAXCHILAN:
        p = t.players[seat]
        for good, n in t.edition.yaxchilan_gains[action]:
            gain(t, seat, good, n + extraction_bonus(p, good))
        t.pop()
    elif gear == TIKAL:
        perform_tikal(t, seat, action)
    elif gear == UXMAL:
        perform_uxmal(t, seat, action)
    else:
        perform_chichen(t, seat, action)


def perform_tikal(t: Table, seat: i64, action: i64) -> None:
    """tz.tikal.action-1, tz.tikal.action-2, tz.tikal.action-3, tz.tikal.action-4, tz.tikal.action-5."""
    if action == 1 or action == 3:
        t.replace(Research(seat, t.edition.research[action], False))
    elif action == 5:
        t.replace(Climb(seat, 2, EMPTY))
        t.push(PayBlocks(seat, t.edition.step_blocks))
    else:
        t.replace(buildings.BUILDS[seat][buildings.SINGLE if action == 2 else buildings.FIRST])


def perform_uxmal(t: Table, seat: i64, action: i64) -> None:
    """tz.uxmal.action-1, tz.uxmal.action-2, tz.uxmal.action-3, tz.uxmal.action-4, tz.uxmal.action-5."""
    if action == 1:
        pay(t, seat, CORN, t.edition.offering_corn)
        t.replace(free_climb(seat, t.edition.offering_steps))
    elif action == 2:
        t.replace(SELLING[seat])
    elif action == 3:
        for _ in range(t.edition.hired):
            gain_worker(t, seat)
        t.pop()
    elif action == 4:
        t.replace(buildings.BuildWithCorn(seat))
    else:
        t.replace(ANY_ACTIONS[seat])


def perform_chichen(t: Table, seat: i64, action: i64) -> None:
    """tz.chichen.rewards: the skull stays in the oval; points, a step, perhaps a block; then Theology 2."""
    t.ovals |= bit(action)
    t.players[seat].goods[SKULL] -= 1
    score(t, seat, t.edition.oval_points[action], FROM_CHICHEN)
    climb(t, seat, OVAL_TEMPLE[action])
    t.replace(BLESSINGS[seat])
    for _ in range(1, t.edition.blessings):
        t.push(BLESSINGS[seat])
    if OVAL_BLOCK[action]:
        t.push(TakeBlocks(seat, 1))


class AnyAction(TableQuestion):
    """tz.uxmal.action-5, tz.effect.any-action: for 1 corn an action of a small gear, or nothing.

    tz.ruling.any-action-range, tz.ruling.any-action-optional: the corn is paid with the choice.
    """

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_ANY_ACTION)

    def candidate_choices(self, t: Table) -> list[i64]:
        return ANY_ACTS

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != ACT:
            return 0 if verb_of(choice) == NOTHING else NOT_ASKED
        gear, action, corn = arg1(choice), arg2(choice), t.players[self.seat].goods[CORN]
        if gear == CHICHEN or (gear == UXMAL and action == ANY_ACTION):
            return RANGE
        if corn < t.edition.any_action_corn:
            return t.refuse(ANY_PRICE, t.edition.any_action_corn, corn)
        return action_refusal(t, self.seat, gear, action, corn - t.edition.any_action_corn)

    def apply(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == NOTHING:
            t.pop()
        else:
            pay(t, self.seat, CORN, t.edition.any_action_corn)
            perform(t, self.seat, arg1(choice), arg2(choice))


class Blessing(TableQuestion):
    """tz.tech.theology-2: right after an action of Chichen Itza one block may buy a step on any temple."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_BLESSING)

    def candidate_choices(self, t: Table) -> list[i64]:
        return BLESSING_CHOICES

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != PAY:
            return 0 if verb_of(choice) == NOTHING else NOT_ASKED
        p = t.players[self.seat]
        if not has_blessing(p):
            return t.refuse(NO_BLESSING, BLESSING_LEVEL, p.levels[THEOLOGY])
        if p.goods[arg1(choice)] == 0:
            return t.refuse(PAYING, 1, 0)
        return 0 if can_climb_somewhere(t, self.seat) else CLIMB_TARGET     # tz.ruling.climb-target

    def apply(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == NOTHING:
            t.pop()
        else:
            pay(t, self.seat, arg1(choice), 1)
            t.replace(CLIMBS[self.seat])


class AnyActionOfTile(Grant):
    """tz.effect.any-action: the question of the last action of Uxmal, from a tile."""

    def frame(self, t: Table, seat: i64) -> Frame[Table]:
        return ANY_ACTIONS[seat]


BLESSING_CHOICES: Final[list[i64]] = [*PAYS, pack(NOTHING)]
BLESSINGS: Final = [Blessing(seat) for seat in range(4)]
ANY_ACTIONS: Final = [AnyAction(seat) for seat in range(4)]
GRANTS[ANY_ACTION_EFFECT] = AnyActionOfTile()
