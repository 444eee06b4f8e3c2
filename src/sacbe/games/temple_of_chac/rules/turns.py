"""A turn: encumbrance, the roll, what may change it, and actions as long as dice last."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.cards import adventurers, gear
from sacbe.games.temple_of_chac.data.refusals import (DROP_ONE, GEAR_IDLE, GEAR_ONCE, GEAR_PASSIVE, HIGH_ONLY, LOW_ONLY,
                                                      LYING, NO_DIE, NO_FLIP, NO_GEAR, NO_REROLL, SPENT_ALREADY,
                                                      STANDING)
from sacbe.games.temple_of_chac.rules.actions import handling, tools
from sacbe.games.temple_of_chac.rules.dice import DIE_ASK, opposite
from sacbe.games.temple_of_chac.rules.actions.movement import Walk, move_refusal
from sacbe.games.temple_of_chac.rules.actions.search import search, search_refusal
from sacbe.games.temple_of_chac.rules.state import (Player, Table, TableQuestion, can_use, cards_in, dice_left, dice_of,
                                                    is_inside, has_gear, spend, take_dice_away, use)
from sacbe.games.temple_of_chac.data.constants import (ASK_ACTION, COMPASS, DIE_CHANGED, DISCARD, EMPTY, END, FLIP,
                                                       GEAR_USED, GEARS, HIGH, INTERACT, LOW, MOVE, REROLL, ROLL,
                                                       ROLLED, SEARCH, STAND, STEAL, STOOD, STORE, SWAP, TREASURES,
                                                       TURN_BEGAN, USE_GEAR)
from sacbe.kernel.core.choice import arg1, arg2, arg3, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask, Frame

KINDS: Final = (LOW, HIGH)
MOVES: Final[list[i64]] = [pack(MOVE, kind) for kind in KINDS]
INTERACTS: Final[list[i64]] = [pack(INTERACT, kind) for kind in KINDS]
SEARCHES: Final[list[i64]] = [pack(SEARCH, kind) for kind in KINDS]
DISCARDS: Final[list[i64]] = [pack(DISCARD, kind) for kind in KINDS]
USES: Final[list[i64]] = [pack(USE_GEAR, tool) for tool in range(GEARS)]
STEALS: Final[list[i64]] = [pack(STEAL, seat) for seat in range(5)]
STORES: Final[list[list[i64]]] = [[pack(STORE, kind, treasure) for treasure in range(TREASURES)] for kind in KINDS]
CHANGES: Final[list[i64]] = [pack(verb, pips) for verb in (FLIP, REROLL) for pips in range(1, 7)]
LAST: Final[list[i64]] = [pack(END)]
STANDS: Final[list[i64]] = [pack(STAND, kind) for kind in KINDS]


class BeginTurn(Frame[Table]):
    """tc.turn.steps, tc.turn.encumbrance, tc.turn.dice-fixed: the cards in hand now set the dice of this turn."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> Ask | None:
        p = t.players[self.seat]
        p.used = 0
        t.turn, t.spent = self.seat, False
        take_dice_away(t)
        dice = adventurers.action_dice(p, cards_in(p.hand))
        t.emit(TURN_BEGAN, self.seat, dice)
        t.replace(ACTS[self.seat])
        t.push(RollAction(self.seat, dice))
        return None


class RollAction(Frame[Table]):
    """tc.turn.roll: the action dice."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left

    def run(self, t: Table) -> Ask | None:
        return DIE_ASK

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == ROLL else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.dice[arg1(choice)] += 1
        t.emit(ROLLED, self.seat, arg1(choice))
        if self.left > 1:
            t.replace(RollAction(self.seat, self.left - 1))
        else:
            t.pop()


# ---------------------------------------------------------------- actions

def change_refusal(t: Table, seat: i64, verb: i64, pips: i64) -> i64:
    """tc.turn.roll: before the first die is spent a result may be turned or rolled again."""
    p = t.players[seat]
    if t.spent:
        return SPENT_ALREADY
    able = adventurers.can_flip(p) if verb == FLIP else gear.can_reroll(p)
    return 0 if able and t.dice[pips] > 0 else NO_FLIP if verb == FLIP else NO_REROLL


def gear_refusal(t: Table, seat: i64, tool: i64) -> i64:
    """tc.action.gear, tc.action.gear.passive, tc.action.gear.once, tc.action.gear.no-effect: may it be used now?"""
    p = t.players[seat]
    if not has_gear(p, tool):
        return t.refuse(NO_GEAR, tool)
    if tool not in gear.ACTIVE:
        return t.refuse(GEAR_PASSIVE, tool)
    if dice_of(t, LOW) == 0:
        return LOW_ONLY
    if not can_use(p, tool):
        return t.refuse(GEAR_ONCE, tool)
    return 0 if tools.has_effect(t, seat, tool) else t.refuse(GEAR_IDLE, tool)


def action_refusal(t: Table, seat: i64, choice: i64) -> i64:
    """Refuse an action unless the seat stands and has a die of the kind it names."""
    p = t.players[seat]
    verb = verb_of(choice)
    if verb == USE_GEAR:
        return gear_refusal(t, seat, arg1(choice))
    if verb == STEAL:
        return HIGH_ONLY if dice_of(t, HIGH) == 0 else handling.victim_refusal(t, seat, arg1(choice), p.at)
    if dice_of(t, arg1(choice)) == 0:
        return NO_DIE
    if verb == MOVE:
        return move_refusal(t, p.at)
    if verb == INTERACT:
        return tools.interact_refusal(t, seat)
    if verb == SEARCH:
        return search_refusal(t, seat)
    if verb == STAND:
        return STANDING
    if verb == DISCARD:
        return 0 if cards_in(p.hand) > 0 else DROP_ONE       # tc.action.discard.scope
    return handling.store_refusal(t, p, verb, arg2(choice), arg3(choice))


def offer(choices: list[i64], pair: list[i64], is_low: bool, is_high: bool) -> None:
    """Offer an action with each kind of die there is."""
    if is_low:
        choices.append(pair[LOW])
    if is_high:
        choices.append(pair[HIGH])


def offer_tools(t: Table, seat: i64, choices: list[i64], is_low: bool, is_high: bool) -> None:
    """Offer gear that would do something, and everyone who can be robbed."""
    p = t.players[seat]
    if is_low:
        for tool in range(GEARS):
            if p.gear[tool] > 0 and gear_refusal(t, seat, tool) == 0:
                choices.append(USES[tool])
    if is_high:
        for victim in range(t.seats):
            if t.players[victim].at == p.at and handling.victim_refusal(t, seat, victim, p.at) == 0:
                choices.append(STEALS[victim])


def offer_storage(t: Table, p: Player, choices: list[i64], is_low: bool, is_high: bool) -> None:
    """Offer every card of the hand for storage, or for an exchange with one there."""
    stored_cards = cards_in(p.store)
    is_free = stored_cards < gear.storage(t, p)
    for treasure in range(TREASURES):
        if p.hand[treasure] > 0:
            if is_free:
                if is_low:
                    choices.append(STORES[LOW][treasure])
                if is_high:
                    choices.append(STORES[HIGH][treasure])
            if stored_cards > 0:
                for stored in range(TREASURES):
                    if p.store[stored] > 0 and stored != treasure:
                        if is_low:
                            choices.append(pack(SWAP, LOW, stored, treasure))
                        if is_high:
                            choices.append(pack(SWAP, HIGH, stored, treasure))


def offer_changes(t: Table, p: Player, choices: list[i64]) -> None:
    """Offer the dice that may be turned or rolled again."""
    if adventurers.can_flip(p):
        for pips in range(1, 7):
            if t.dice[pips] > 0:
                choices.append(CHANGES[pips - 1])
    if gear.can_reroll(p):
        for pips in range(1, 7):
            if t.dice[pips] > 0:
                choices.append(CHANGES[pips + 5])


class SpendDice(TableQuestion):
    """tc.turn.spend-dice: one die after another, each on one action; tc.turn.unspent-dice: or the turn ends."""

    STORED_NAME: ClassVar = "Act"

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_ACTION)

    def run(self, t: Table) -> Ask | None:
        if not is_inside(t.players[self.seat]) or dice_left(t) == 0:
            self.finish(t)                                  # tc.exit.final: unspent dice are lost
            return None
        return Ask(self.seat, self.prompt, self.legal_choices(t))

    def finish(self, t: Table) -> None:
        """tc.turn.steps: the dice go to the next player."""
        take_dice_away(t)
        t.turn = EMPTY
        t.pop()

    def legal_choices(self, t: Table) -> list[i64]:
        """Return the choices that `refusal` allows, group by group instead of one by one: this is the commonest
        question."""
        p = t.players[self.seat]
        is_low, is_high = dice_of(t, LOW) > 0, dice_of(t, HIGH) > 0
        found: list[i64] = []
        if p.fallen:
            offer(found, STANDS, is_low, is_high)
        else:
            self.offer_actions(t, p, found, is_low, is_high)
            if cards_in(p.hand) > 0:
                offer(found, DISCARDS, is_low, is_high)
            offer_tools(t, self.seat, found, is_low, is_high)
            if cards_in(p.hand) > 0:
                offer_storage(t, p, found, is_low, is_high)
        if not t.spent:
            offer_changes(t, p, found)
        found.append(LAST[0])
        return found

    def offer_actions(self, t: Table, p: Player, choices: list[i64], is_low: bool, is_high: bool) -> None:
        """Offer the actions that need nothing but a die."""
        if move_refusal(t, p.at) == 0:
            offer(choices, MOVES, is_low, is_high)
        if tools.interact_refusal(t, self.seat) == 0:
            offer(choices, INTERACTS, is_low, is_high)
        if search_refusal(t, self.seat) == 0:
            offer(choices, SEARCHES, is_low, is_high)

    def refusal(self, t: Table, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == END:
            return 0
        if verb in (FLIP, REROLL):
            return change_refusal(t, self.seat, verb, arg1(choice))
        if verb not in (MOVE, INTERACT, SEARCH, USE_GEAR, STAND, STEAL, STORE, SWAP, DISCARD):
            return NOT_ASKED
        if not t.players[self.seat].fallen:
            return action_refusal(t, self.seat, choice)
        if verb != STAND:
            return LYING                                    # tc.fall.must-stand
        return 0 if dice_of(t, arg1(choice)) > 0 else NO_DIE

    def apply(self, t: Table, choice: i64) -> None:
        verb = verb_of(choice)
        if verb == END:
            self.finish(t)
        elif verb in (FLIP, REROLL):
            change_die(t, self.seat, verb, arg1(choice))
        else:
            perform(t, self.seat, choice)


ACTS: Final = [SpendDice(seat) for seat in range(5)]
TURNS: Final = [BeginTurn(seat) for seat in range(5)]


def change_die(t: Table, seat: i64, verb: i64, pips: i64) -> None:
    """Turn a die to its opposite face, or roll it again."""
    p = t.players[seat]
    t.dice[pips] -= 1
    if verb == FLIP:
        use(p, adventurers.SECOND_LOOK)
        t.dice[opposite(pips)] += 1
        t.emit(DIE_CHANGED, seat, pips, opposite(pips))
    else:
        use(p, COMPASS)
        t.emit(GEAR_USED, seat, COMPASS)
        t.push(RollAction(seat, 1))


def perform(t: Table, seat: i64, choice: i64) -> None:
    """Spend the die and begin the action; the question about the next one waits below."""
    p = t.players[seat]
    verb, kind = verb_of(choice), arg1(choice)
    if verb == USE_GEAR:
        spend(t, LOW)
        use(p, kind)
        t.emit(GEAR_USED, seat, kind)
        tools.use_tool(t, seat, kind)
        return
    if verb == STEAL:
        spend(t, HIGH)
        handling.steal(t, seat, kind)
        return
    spend(t, kind)
    if verb == MOVE:
        t.push(Walk(seat, t.edition.low_steps if kind == LOW else t.edition.high_steps, False, True))
    elif verb == INTERACT:
        tools.interact(t, seat)
    elif verb == SEARCH:
        search(t, seat, t.edition.low_cards if kind == LOW else t.edition.high_cards)
    elif verb == STAND:
        p.fallen = False                                    # tc.action.stand
        t.emit(STOOD, seat)
    elif verb == DISCARD:
        t.push(handling.DropCards(seat, False))
    else:
        handling.store(t, seat, verb, arg2(choice), arg3(choice))
