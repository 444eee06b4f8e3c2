"""Cards of a position: prophecies, heroes, gods, tasks, magic and creature cards, from what a scenario gives."""

from __future__ import annotations

from collections.abc import Sequence

from sacbe.games.chichen_itza.schema.notation import PROPHECY_CARDS, TASKS
from sacbe.games.chichen_itza.scenario_values import read_choice_bits
from sacbe.games.chichen_itza.rules.state import (GOD_DECK, GOD_UNDER, HERO_DECK, KIND_AT, MORE_GODS, OPEN_GOD,
                                                  STRENGTH_AT, TOP_HERO, Table, figure_at, repelled_early,
                                                  repelled_late)
from sacbe.games.chichen_itza.data.tables import (CREATURES, GOD_COLOURS, GODS_PER_COLOUR, HERO_LABELS, HEROES_PER_TYPE,
                                                  TASK_CLASSES, TASK_FIRST)
from sacbe.games.chichen_itza.data.constants import EMPTY
from sacbe.games.chichen_itza.view.view import god_numbers, strengths
from sacbe.kernel.core.bits import bit, members
from sacbe.kernel.definition.game_definition import join_names
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.scenario import FieldReader


def set_prophecy(t: Table, top: FieldReader) -> None:
    """Set the prophecy in force, without what it did when it was turned up, and those of earlier rounds."""
    past = read_choice_bits(top, "past_prophecies", PROPHECY_CARDS) << 1
    if top.get("prophecy", "none") != "none":
        t.prophecy = top.read_number("prophecy", 1, len(PROPHECY_CARDS), 1)
    if past & ~(t.prophecies & ~bit(t.prophecy)):           # none without the module, none that lies open
        raise Problem("impossible-position", detail=f"past_prophecies: {join_names(members(past))}")
    t.prophecies &= ~(past | bit(t.prophecy))


def set_heroes(t: Table, top: FieldReader, own: Sequence[FieldReader]) -> None:
    """Set a card for every hero on the board and one on top of each stack; unless given, the lowest that are free."""
    tops, cards = top.read_mapping("hero_tops"), [part.read_mapping("heroes") for part in own]
    for hero, name in enumerate(HERO_LABELS):
        numbers = range(HEROES_PER_TYPE * hero + 1, HEROES_PER_TYPE * (hero + 1) + 1)
        given = [part.get(name, "none") for part in (*cards, tops)]
        for part, number in zip((*cards, tops), given, strict=True):
            if number != "none" and number not in numbers:
                raise Problem("scenario-number", field=part.where + name, value=number, least=numbers[0],
                              most=numbers[-1])
        free = [number for number in numbers if number not in given]
        for seat, p in enumerate(t.players):
            if given[seat] != "none" or p.hero_at[hero] != EMPTY:
                p.hero_card[hero] = given[seat] if given[seat] != "none" else free.pop(0)
        t.decks[TOP_HERO + hero] = given[-1] if given[-1] != "none" else free.pop(0)
        t.decks[HERO_DECK + hero] = sum(bit(number - numbers[0]) for number in free)
    for part in (*cards, tops):
        part.check_all_read()


def set_gods(t: Table, top: FieldReader) -> None:
    """Set open cards and decks of each colour; what nobody has is in the deck unless given otherwise."""
    shown, decks, unders, further = [top.read_mapping(name)
                                     for name in ("open_gods", "god_decks", "god_under", "more_gods")]
    for colour, name in enumerate(GOD_COLOURS):
        cards = range(GODS_PER_COLOUR * colour + 1, GODS_PER_COLOUR * (colour + 1) + 1)
        under, deck = read_choice_bits(unders, name, cards), read_choice_bits(decks, name, cards)
        owned = sum(bit(god - cards[0]) for p in t.players for god in god_numbers(p) if god in cards)
        number = shown.get(name, EMPTY)
        t.decks[MORE_GODS + colour] = read_choice_bits(further, name, cards)
        free = members(bit(GODS_PER_COLOUR) - 1 & ~(owned | under | deck | t.decks[MORE_GODS + colour]))
        if number == EMPTY:
            number = cards[free[0]] if free else "none"
        if number != "none" and number not in cards:
            raise Problem("scenario-number", field=shown.where + name, value=number, least=cards[0], most=cards[-1])
        t.decks[OPEN_GOD + colour] = EMPTY if number == "none" else number
        t.decks[GOD_UNDER + colour] = under
        rest = [n for n in free if cards[n] != number]
        t.decks[GOD_DECK + colour] = deck if name in decks.raw else sum(bit(n) for n in rest)
    for part in (shown, decks, unders, further):
        part.check_all_read()


def set_cards(t: Table, top: FieldReader) -> None:
    """Set tasks, magic cards, creature cards and figures."""
    first = [TASK_FIRST[n] for n in range(len(TASK_CLASSES))]
    t.open_tasks = read_choice_bits(top, "tasks",
                                    TASKS) << 1 if "tasks" in top.raw else sum(bit(task) for task in first)
    top.get("tasks", None)
    deck, pile = top.read_mapping("deck"), top.read_mapping("pile")
    stone = t.edition.stone - sum(p.stone for p in t.players)
    fire = t.edition.fire - sum(p.fire for p in t.players)
    t.deck_stone = deck.read_number("stone", 0, t.edition.stone,
                                    stone - pile.read_number("stone", 0, t.edition.stone, 0))
    t.deck_fire = deck.read_number("fire", 0, t.edition.fire, fire - pile.read_number("fire", 0, t.edition.fire, 0))
    t.pile_stone = pile.read_number("stone", 0, t.edition.stone, stone - t.deck_stone)
    t.pile_fire = pile.read_number("fire", 0, t.edition.fire, fire - t.deck_fire)
    for part in (deck, pile):
        part.check_all_read()
    for p in t.players:
        t.attacks &= ~(repelled_early(p) | repelled_late(p) | p.failed)
    if "attacks" in top.raw:
        t.attacks = read_choice_bits(top, "attacks", CREATURES)
    top.get("attacks", None)
    for tile in members(t.creatures):
        t.figures[figure_at(t.board[KIND_AT + tile], t.board[STRENGTH_AT + tile])] -= t.board[STRENGTH_AT + tile] > 0
    for p in t.players:
        for kind in range(len(CREATURES)):
            for strength in strengths(p.trophies[kind]):
                t.figures[figure_at(kind, strength)] -= 1
