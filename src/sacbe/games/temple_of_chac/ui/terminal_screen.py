"""What a terminal shows of a game: a status line, panels to look at or to listen to, and moves in words.

With marks (a sign for each seat) panels are tables; without them they are short sentences for a screen reader.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from msgspec import to_builtins

from sacbe.games.temple_of_chac.text.board import (INDENT, LYING, NOTHING, belongings, capital, card, chart, list_cards,
                                                   fold_line, gear_name, health, label_text, name, pips, place_name,
                                                   status_line,
                                                   temple, times, treasure, where)
from sacbe.games.temple_of_chac.schema.view_schema import (ActionFacts, ExitRollFacts, LockFacts, StepFacts,
                                                           TreasureFacts)
from sacbe.games.temple_of_chac.text.moves import idol_words, move, place, tile
from sacbe.kernel.definition.presenter import QuestionContext
from sacbe.presentation.language.words import rule_name, rule_text, say

__all__ = ["move", "panels", "question_details", "status_line"]

ViewFields = Mapping[str, Any]
Marks = Mapping[str, str]
Panel = tuple[str, str, list[str]]

TABLES: Final = (
    "tc.turn.encumbrance", "tc.turn.spend-dice", "tc.action.move", "tc.action.interact", "tc.action.search",
    "tc.action.search.keep-one", "tc.action.gear", "tc.action.stand", "tc.action.steal", "tc.action.store",
    "tc.action.discard", "tc.wound.suffer", "tc.boulder.dice", "tc.boulder.distance", "tc.boulder.hit",
    "tc.boulder.run-over", "tc.boulder.last-space", "tc.walls.plate-2", "tc.hall.decipher", "tc.lava.trap",
    "tc.lava.gap", "tc.lava.search-once", "tc.rapids.drift", "tc.rapids.exit", "tc.rapids.washed-over",
    "tc.bridge.entry-roll", "tc.bridge.collapse", "tc.cave.spider", "tc.lockpick.draw", "tc.lockpick.continue",
    "tc.lockpick.boulder", "tc.lockpick.tokens", "tc.exit.step",
    *[f"tc.hazard.{hazard}" for hazard in ("pressure-plate", "darts", "lava-burst", "surging-waters", "vampire-bats")],
    "tc.scoring.treasure", "tc.scoring.die-treasure", "tc.scoring.set-bonus", "tc.scoring.injuries",
    "tc.scoring.winner")


def panels(view: ViewFields, marks: Marks | None, width: int) -> list[Panel]:
    """Return key, title and lines of every panel; the first two are the board and the seats."""
    board = spoken_board(view) if marks is None else drawn_board(view, marks, width)
    seats = spoken_seats(view) if marks is None else drawn_seats(view, marks)
    found = [("board", say("panel-board"), board), ("seats", say("panel-seats"), seats),
             ("rooms", say("panel-temple_of_chac-rooms"), rooms(view)),
             ("owned", say("panel-temple_of_chac-owned"), seat_possessions(view, marks)),
             ("decks", say("panel-temple_of_chac-decks"), decks(view)),
             ("tables", say("panel-temple_of_chac-tables"), tables(view))]
    return [(key, title, [part for line in lines for part in fold_line(line, width)]) for key, title, lines in found]


def seat_with_mark(seat: str, marks: Marks | None) -> str:
    """Return a seat by its name, with its sign where there are signs."""
    return name("seat", seat) if marks is None else f"{marks[seat]} {name('seat', seat)}"


# ---------------------------------------------------------------- the board

def drawn_board(view: ViewFields, marks: Marks, width: int) -> list[str]:
    """Return the temple as a map, and below it walls, bridge and river, and what the signs mean."""
    signs = textwrap.wrap(say("screen-temple_of_chac-signs"), width, break_on_hyphens=False)
    return [*chart(view, marks, width, False), temple(view), *signs]


def spoken_board(view: ViewFields) -> list[str]:
    """Return where the game stands, where everybody is, and what has changed in the rooms."""
    found = [status_line(view), temple(view)]
    for seat, own in view["seats"].items():
        found.append(label_text(name("seat", seat), ", ".join(where(own))))
    return [*found, *rooms(view)]


def rooms(view: ViewFields) -> list[str]:
    """Return every room: clues, tiles, webs and alcoves; at the end what the letters of spaces stand for."""
    found = [capital(name("zone", "hall")), *[INDENT + clue_line(clue, view) for clue in view["clues"]],
             capital(name("zone", "lava"))]
    found += [INDENT + label_text(id, tile(row, view)) for id, row in view["lava"].items()]
    found += [capital(name("zone", "cave"))]
    found += [INDENT + label_text(id, say("spoken-temple_of_chac-web", state=web)) for id, web in view["webs"].items()]
    found += [INDENT + say("spoken-temple_of_chac-webs", **view["webs_left"]), capital(name("zone", "corridor"))]
    for id, space in view["printed"]["alcoves"].items():
        idol = view["alcoves"][id]
        shown = NOTHING if idol == "none" else idol_words(id, view)
        found.append(INDENT + label_text(f"{id} ({space})", shown))
    return [*found, say("board-temple_of_chac-letters")]


def clue_line(clue: str, view: ViewFields) -> str:
    """Return a clue with its number, and the tile that belongs to it where the viewer knows it."""
    at = view.get("peeked", {}).get(clue, "")
    known = "yes" if at else "no"
    return say("spoken-temple_of_chac-clue", clue=clue, number=view["clues"][clue], known=known, tile=at)


# ---------------------------------------------------------------- the seats

def drawn_seats(view: ViewFields, marks: Marks) -> list[str]:
    """Return a row for each seat."""
    heads = say("screen-temple_of_chac-heads").split()
    rows = [["", *heads]]
    for seat, own in view["seats"].items():
        who = "" if own["adventurer"] == "none" else name("adventurer", own["adventurer"]).split()[0]
        rows.append([seat_with_mark(seat, marks), who, own["at"] + (LYING if own["fallen"] else ""),
                     f"{own['wounds']}/{own['health']}", str(own["injuries"]), str(own["hand"]),
                     f"{own['store']}/{own['capacity']}", str(len(own["gear"]))])
    wide = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [" ".join(cell.ljust(room) for cell, room in zip(row, wide)).rstrip() for row in rows]


def spoken_seats(view: ViewFields) -> list[str]:
    """Return some sentences for each seat."""
    found: list[str] = []
    for seat, own in view["seats"].items():
        found.append(label_text(name("seat", seat), ", ".join([*where(own), *health(own)])))
        found += [INDENT + line for line in belongings(seat, own, view)]
    return found


def seat_possessions(view: ViewFields, marks: Marks | None) -> list[str]:
    """Return everybody with the texts of ability and gear."""
    found: list[str] = []
    for seat, own in view["seats"].items():
        found.append(label_text(seat_with_mark(seat, marks), " · ".join([*where(own), *health(own)])))
        if own["adventurer"] != "none":
            found.append(INDENT + rule_text(f"tc.adventurer.{own['adventurer']}"))
        found += [INDENT + label_text(capital(gear_name(gear)), name("use", gear))
                  for gear in dict.fromkeys(own["gear"])]
        found += [INDENT + line for line in belongings(seat, {**own, "gear": []}, view)]
    return found


# ---------------------------------------------------------------- decks and tables

def decks(view: ViewFields) -> list[str]:
    """Return what is left in every deck, what was discarded, and the injuries."""
    found: list[str] = []
    for deck, cards in view["decks"].items():
        found.append(say("spoken-temple_of_chac-deck", god=name("god", deck), left=view["sizes"][deck]))
        left = [times(count, card(id)) for id, count in cards.items() if count]
        found.append(INDENT + (", ".join(left) or NOTHING))
    gone = [id for id, count in view["discards"].items() for _ in range(count)]
    return [*found, say("spoken-temple_of_chac-discards",
                        cards=list_cards(gone, partial(treasure, view=view)) or NOTHING),
            say("spoken-temple_of_chac-supply", count=view["injuries_left"])]


def tables(view: ViewFields) -> list[str]:
    """Return what actions, rooms, dangers and treasures do; first what this table has changed against these texts."""
    changes = [f"{path} = {format_value(value)}" for path, value in view["printed"]["changes"].items()]
    first = [say("screen-temple_of_chac-changes"), *[INDENT + line for line in changes]] if changes else []
    return [*first, *[part for id in TABLES for part in (rule_name(id), INDENT + rule_text(id))]]


def format_value(value: object) -> str:
    """Return a value of the components in a line."""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


# ---------------------------------------------------------------- what is shown with a question

def question_details(question: QuestionContext) -> str:
    """Return what a question leaves out and its seat should know: dice, place, wounds, tokens, cards."""
    tells = DETAILS.get(question.prompt, ())
    return " ".join(part for tell in tells for part in tell(question.facts, question.seen) if part)


def about_dice(facts: Any, view: ViewFields) -> list[str]:
    return [say("ask-temple_of_chac-dice", dice=pips(facts.dice))]


def about_place(facts: ActionFacts, view: ViewFields) -> list[str]:
    """Return where the figure stands or lies, and how near the boulder is."""
    here = place(facts.at, view)
    found = [say("ask-temple_of_chac-lying", place=here) if facts.fallen else say("ask-temple_of_chac-at", place=here)]
    return [*found, *([] if facts.behind is None else [say("ask-temple_of_chac-behind", spaces=facts.behind)])]


def about_start(facts: Any, view: ViewFields) -> list[str]:
    return [say("ask-temple_of_chac-at", place=place_name(facts.at))]


def about_steps(facts: StepFacts, view: ViewFields) -> list[str]:
    return [say("ask-temple_of_chac-steps", left=facts.left)]


def about_wounds(facts: Any, view: ViewFields) -> list[str]:
    return [say("ask-temple_of_chac-wounds", wounds=facts.wounds, health=facts.health)]


def about_cards(facts: TreasureFacts, view: ViewFields) -> list[str]:
    """Return the treasures of the search under way."""
    return [say("ask-temple_of_chac-cards", cards=", ".join(card(id) for id in facts.cards))]


def about_lock(facts: LockFacts, view: ViewFields) -> list[str]:
    """Return the Successes still needed, the tokens out of the bag, and how likely the lock opens."""
    drawn = [name("token", kind) for kind, count in to_builtins(facts.drawn).items() for _ in range(count)]
    return [say("ask-temple_of_chac-lock", alcove=facts.alcove, needed=facts.needed,
                drawn=", ".join(drawn) or NOTHING),
            say("ask-temple_of_chac-opening", percent=round(100 * facts.chance))]


def about_roll(facts: ExitRollFacts, view: ViewFields) -> list[str]:
    return [say("ask-temple_of_chac-rolled", dice=pips(facts.rolled)), say("ask-temple_of_chac-safe", safe=facts.safe)]


Tell = Callable[[Any, ViewFields], list[str]]

DETAILS: Final[Mapping[str, Sequence[Tell]]] = {
    "action": (about_dice, about_place), "step": (about_start, about_steps), "bats": (about_dice, about_wounds),
    "spider": (about_dice, about_wounds), "treasure": (about_cards,), "drift": (about_start,),
    "lock": (about_lock, about_dice), "flee": (about_start, about_wounds), "push": (about_start, about_wounds),
    "exit-roll": (about_roll, about_wounds), "whip": (about_start,),
}
