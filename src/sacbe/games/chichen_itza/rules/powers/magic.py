"""Magic cards: drawing from the deck, searching it, and the discard pile that becomes a new one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.rules.combat_state import Fight
from sacbe.games.chichen_itza.rules.state import Table
from sacbe.games.chichen_itza.data.constants import ASK_DRAW_MAGIC, DRAW_MAGIC, DREW, DREW_HIDDEN, FIRE, FOUND, STONE
from sacbe.kernel.core.choice import arg1, arg2, pack, verb_of
from sacbe.kernel.core.events import audience_without, audience_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame


def magic_left(t: Table) -> i64:
    """Count the cards that can still be drawn: ci.ruling.magic-deck-empty."""
    left = t.deck_stone + t.deck_fire
    return left if not t.edition.reshuffles else left + t.pile_stone + t.pile_fire


class DrawMagic(Frame[Table]):
    """Draws this many hidden magic cards for a seat, one after the other; an empty deck is made of the discard pile."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left

    def run(self, t: Table) -> Ask | None:
        if self.left == 0 or magic_left(t) == 0:
            t.pop()
            return None
        if t.deck_stone + t.deck_fire == 0:
            t.deck_stone, t.deck_fire, t.pile_stone, t.pile_fire = t.pile_stone, t.pile_fire, 0, 0
        return Ask(CHANCE, ASK_DRAW_MAGIC, STONES[t.deck_stone] + FIRES[t.deck_fire])

    def refusal(self, t: Table, choice: i64) -> i64:
        have = t.deck_stone if arg1(choice) == STONE else t.deck_fire
        return 0 if verb_of(choice) == DRAW_MAGIC and arg2(choice) <= have else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        p = t.players[self.seat]
        if arg1(choice) == STONE:
            t.deck_stone -= 1
            p.stone += 1
        else:
            t.deck_fire -= 1
            p.fire += 1
        t.record_reveal()
        t.emit_to(audience_of(self.seat), DREW, self.seat, arg1(choice))
        t.emit_to(audience_without(self.seat), DREW_HIDDEN, self.seat)
        if self.left > 1:
            t.replace(DrawMagic(self.seat, self.left - 1))
        else:
            t.pop()


MOST_CARDS: Final = 33
STONES: Final[list[list[i64]]] = [[pack(DRAW_MAGIC, STONE, copy) for copy in range(1, n + 1)]
                                  for n in range(MOST_CARDS)]
FIRES: Final[list[list[i64]]] = [[pack(DRAW_MAGIC, FIRE, copy) for copy in range(1, n + 1)] for n in range(MOST_CARDS)]



def search(t: Table, seat: i64, element: i64) -> None:
    """ci.ruling.magic-deck-empty: a card of a type from the deck, else from the discard pile, else none."""
    p = t.players[seat]
    if element == STONE and t.deck_stone + t.pile_stone > 0:
        if t.deck_stone > 0:
            t.deck_stone -= 1
        else:
            t.pile_stone -= 1
        p.stone += 1
        p.shown_stone += 1
    elif element == FIRE and t.deck_fire + t.pile_fire > 0:
        if t.deck_fire > 0:
            t.deck_fire -= 1
        else:
            t.pile_fire -= 1
        p.fire += 1
        p.shown_fire += 1
    else:
        return
    t.record_reveal()                                       # everybody sees what was looked for and found
    t.emit(FOUND, seat, element)


def play(t: Table, f: Fight, seat: i64, stone: i64, fire: i64) -> None:
    """ci.combat.magic.dice: cards lie open before their player until the phase is over.

    ci.hidden.magic-hand: cards of a type are alike, so of those that all know to be there any may be the ones played.
    """
    p = t.players[seat]
    p.stone -= stone
    p.fire -= fire
    p.shown_stone = max(0, p.shown_stone - stone)
    p.shown_fire = max(0, p.shown_fire - fire)
    f.phase.stone += stone
    f.phase.fire += fire


def discard(t: Table, f: Fight) -> None:
    """ci.combat.magic.dice: only after the phase the cards that were played go to the discard pile."""
    t.pile_stone += f.phase.stone
    t.pile_fire += f.phase.fire
    f.phase.stone, f.phase.fire = 0, 0
