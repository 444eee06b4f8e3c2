"""What a choice in Temple of Chac would lose: dice that are left when the turn ends."""

from __future__ import annotations

from typing import Final, cast

from sacbe.games.temple_of_chac.rules.state import Table, dice_left
from sacbe.games.temple_of_chac.data.constants import ASK_ACTION, EMPTY, END, FLIP, REROLL
from sacbe.kernel.core.choice import verb_of
from sacbe.kernel.definition.presenter import NOBODY, Caution, TriedChoice

FREE: Final = (END, FLIP, REROLL)           # answers to the question of actions that spend no die


def whose_turn(t: Table) -> int:
    """Return the seat that has the dice."""
    return NOBODY if t.turn == EMPTY else int(t.turn)


def list_warnings(choice: TriedChoice) -> list[Caution]:
    """tc.turn.unspent-dice, tc.exit.final: dice that nobody can spend any more; tc.fall.must-stand: a figure that
    stays down."""
    if not choice.ends_turn:
        return []
    t, verb = cast(Table, choice.before), verb_of(choice.choice)
    spent = 1 if choice.ask.prompt == ASK_ACTION and verb not in FREE else 0
    left = int(dice_left(t)) - spent
    if left <= 0:
        return []
    is_down = verb == END and t.players[choice.ask.seat].fallen
    return [Caution("dice", {"dice": left}), *([Caution("fallen")] if is_down else [])]
