"""The data of each question: every value that its seat needs to answer and may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import convert

from sacbe.games.temple_of_chac.schema import view_schema as shapes
from sacbe.games.temple_of_chac.view import derived_values as values
from sacbe.games.temple_of_chac.cards.adventurers import safe_face
from sacbe.games.temple_of_chac.cards.gear import ACTIVE, can_light, storage, vests
from sacbe.games.temple_of_chac.schema.notation import (ALCOVES, CLUE_NAMES, DECK_NAMES, GRAMMAR, SEATS, SPACES, TOKENS,
                                                        TREASURES)
from sacbe.games.temple_of_chac.data.refusals import RULES
from sacbe.games.temple_of_chac.rules.actions.handling import DropCards
from sacbe.games.temple_of_chac.rules.rooms.locks import GoOn, count_drawn
from sacbe.games.temple_of_chac.rules.actions.movement import Walk
from sacbe.games.temple_of_chac.rules.rooms.rapids import ExitRolled, downstream
from sacbe.games.temple_of_chac.rules.actions.search import ChooseTreasure, deck_size
from sacbe.games.temple_of_chac.rules.actions.tools import CrackWhip
from sacbe.games.temple_of_chac.rules.turns import SpendDice
from sacbe.games.temple_of_chac.rules.state import (Player, Table, boulder_space, cards_in, clue_number, deck_place,
                                                    dice_left, dice_of, idol_in)
from sacbe.games.temple_of_chac.schema.pending_schema import Shape, TokensDrawn
from sacbe.games.temple_of_chac.view.pending import dice_of_row
from sacbe.games.temple_of_chac.data.constants import (TREASURE_BOX, CARDS, CORRIDOR, DISCARD, EMPTY, GEAR, GEARS,
                                                       HAZARD, HIGH,
                                                       INTERACT, LAVA, LOW, MOVE, ROPE, SEARCH, STAND, STEAL, STORE,
                                                       USE_GEAR)
from sacbe.games.temple_of_chac.view.view import unspent_dice, peeked_tiles
from sacbe.kernel.core.choice import arg1, pack, verb_of

# the kinds of cards in a deck, with the first and the end of their numbers
KINDS: Final = (("treasure", 0, GEAR), ("gear", GEAR, HAZARD), ("hazard", HAZARD, CARDS))


# ---------------------------------------------------------------- actions

def action(t: Table, seat: int, frame: SpendDice) -> shapes.ActionFacts:
    """Return what the dice can do where the seat is."""
    p = t.players[seat]
    here = values.interaction(t, seat)
    steps = [SPACES[arg1(choice)] for choice in Walk(seat, 1, False, False).legal_choices(t)]
    deck = values.deck_here(p)
    at = DECK_NAMES.index(deck) if deck != "none" else EMPTY
    left = 0 if at == EMPTY else deck_size(t, at)
    return shapes.ActionFacts(
        dice=unspent_dice(t), at=SPACES[p.at], fallen=bool(p.fallen), behind=boulder_distance(t, p), steps=steps,
        interaction=convert(here, shapes.Interaction), chance=interaction_chance(t, p, here), deck=deck,
        deck_left=left, found={} if at == EMPTY else cards_left(t, at),
        reveals={"low": min(t.edition.low_cards, left), "high": min(t.edition.high_cards, left)},
        free=storage(t, p) - cards_in(p.store), refused=refused_actions(t, seat, frame))


def boulder_distance(t: Table, p: Player) -> int | None:
    """Return how far the boulder is behind a seat in the corridor."""
    ahead = p.at - boulder_space(t)
    return ahead if CORRIDOR <= p.at < LAVA and ahead > 0 else None


def interaction_chance(t: Table, p: Player, here: Mapping[str, Any]) -> float | None:
    """Return how likely a lock opens with all dice, how likely one gets ashore, how likely the bridge falls."""
    if here["what"] == "alcove":
        return values.opening_chance(here["needed"], t.edition.tokens, dice_left(t) - 1)
    if here["what"] == "shore":
        return values.landing_chance(here["dice"], here["safe"], vests(p))
    return values.fall_chance(here["dice"], here["breaks"]) if here["what"] == "bridge" else None


def refused_actions(t: Table, seat: int, frame: SpendDice) -> dict[str, str]:
    """Return the actions without an option, each with the rule that refuses its most obvious move."""
    possible = {verb_of(choice) for choice in frame.legal_choices(t)}
    found = {}
    for choice in first_moves(t, seat):
        if verb_of(choice) not in possible and (rule := frame.refusal(t, choice)):
            found[GRAMMAR.write(choice).split()[0]] = RULES[rule][0]
    return found


def first_moves(t: Table, seat: int) -> list[int]:
    """Return a move of every action: with a die that is there, a gear, a card, the next seat."""
    p = t.players[seat]
    die = LOW if dice_of(t, LOW) else HIGH
    gear = next((tool for tool in (*ACTIVE, *range(GEARS)) if p.gear[tool]), ROPE)
    held = next((card for card in range(len(TREASURES)) if p.hand[card]), TREASURE_BOX)
    return [*[pack(verb, die) for verb in (MOVE, SEARCH, INTERACT, STAND, DISCARD)], pack(USE_GEAR, gear),
            pack(STEAL, (seat + 1) % t.seats), pack(STORE, die, held)]


def cards_left(t: Table, deck: int) -> dict[Any, int]:
    """Return what is left in a deck, by kind."""
    return {kind: sum(t.decks[deck_place(deck, first):deck_place(deck, end)]) for kind, first, end in KINDS}


def step(t: Table, seat: int, frame: Walk) -> shapes.StepFacts:
    return shapes.StepFacts(at=SPACES[t.players[seat].at], left=frame.left, sprint=frame.left == 0)


def drop(t: Table, seat: int, frame: DropCards) -> shapes.DropFacts:
    return shapes.DropFacts(cards=cards_in(t.players[seat].hand), dropped=bool(frame.dropped))


def treasure(t: Table, seat: int, frame: ChooseTreasure) -> shapes.TreasureFacts:
    return shapes.TreasureFacts(cards=[TREASURES[card] for card in (frame.one, frame.two) if card != EMPTY])


def lock(t: Table, seat: int, frame: GoOn) -> shapes.LockFacts:
    """Return the attempt, and the tokens that are left in the bag."""
    drawn = [int(count_drawn(frame.drawn, kind)) for kind in range(len(TOKENS))]
    left = [all_of - out for all_of, out in zip(t.edition.tokens, drawn, strict=True)]
    return shapes.LockFacts(
        alcove=ALCOVES[frame.alcove], idol=TREASURES[idol_in(t, frame.alcove)], needed=frame.need,
        drawn=TokensDrawn(*drawn), left=TokensDrawn(*left), dice=unspent_dice(t),
        chance=values.opening_chance(frame.need, tuple(left), dice_left(t) - 1))


def whip(t: Table, seat: int, frame: CrackWhip) -> shapes.WhipFacts:
    """Return everyone whom the whip reaches."""
    seats = [arg1(choice) for choice in frame.legal_choices(t)]
    victims = [shapes.Victim(seat=SEATS[one], at=SPACES[t.players[one].at], cards=cards_in(t.players[one].hand))
               for one in seats]
    return shapes.WhipFacts(at=SPACES[t.players[seat].at], victims=victims)


# ---------------------------------------------------------------- rooms and dangers

def danger(t: Table, seat: int, frame: Any) -> shapes.DangerFacts:
    p = t.players[seat]
    return shapes.DangerFacts(at=SPACES[p.at], dice=unspent_dice(t) if t.turn == seat else [], wounds=p.wounds,
                              health=t.edition.health[p.adventurer], torch=can_light(p))


def drift(t: Table, seat: int, frame: Any) -> shapes.DriftFacts:
    at = t.players[seat].at
    return shapes.DriftFacts(at=SPACES[at], to=SPACES[downstream(at, t.edition.drift)])


def peek(t: Table, seat: int, frame: Any) -> shapes.PeekFacts:
    return shapes.PeekFacts(clues={name: clue_number(t, clue) for clue, name in enumerate(CLUE_NAMES)},
                            known=peeked_tiles(t, seat))


def health(t: Table, seat: int, frame: Any) -> shapes.HurtFacts:
    p = t.players[seat]
    return shapes.HurtFacts(at=SPACES[p.at], wounds=p.wounds, health=t.edition.health[p.adventurer])


def exit_roll(t: Table, seat: int, frame: ExitRolled) -> shapes.ExitRollFacts:
    """Return the dice, those that fail, and how likely vests set them right."""
    p = t.players[seat]
    rolled, safe = dice_of_row(frame.rolled), int(safe_face(p))
    failed = [pips for pips in rolled if pips > safe]
    return shapes.ExitRollFacts(
        rolled=rolled, safe=safe, failed=failed, vests=frame.vests, wounds=p.wounds,
        health=t.edition.health[p.adventurer],
        chance=values.round_chance(values.chance_of_at_least(frame.vests, len(failed), safe / values.FACES)))


Facts = Callable[[Table, int, Any], Shape]

FACTS: Final[Mapping[str, Facts]] = {
    "action": action, "step": step, "drop": drop, "bats": danger, "spider": danger, "treasure": treasure,
    "drift": drift, "lock": lock, "peek": peek, "flee": health, "push": health, "exit-roll": exit_roll, "whip": whip,
}
TYPES: Final[Mapping[str, type[Shape]]] = {
    "action": shapes.ActionFacts, "step": shapes.StepFacts, "drop": shapes.DropFacts, "bats": shapes.DangerFacts,
    "spider": shapes.DangerFacts, "treasure": shapes.TreasureFacts, "drift": shapes.DriftFacts,
    "lock": shapes.LockFacts, "peek": shapes.PeekFacts, "flee": shapes.HurtFacts, "push": shapes.HurtFacts,
    "exit-roll": shapes.ExitRollFacts, "whip": shapes.WhipFacts,
}
