"""What a terminal shows of a game: a status line, panels to look at or to listen to, and moves in words.

With marks (a sign for each seat) panels are tables; without them they are short sentences for a screen reader.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Any

from sacbe.games.tzolkin.text.board import calendar, capital, good_fields, goods, grid, name
from sacbe.games.tzolkin.schema.notation import GEARS, TEMPLES, TRACKS
from sacbe.games.tzolkin.text.moves import action, question_details, move, tile_text
from sacbe.games.tzolkin.data.tables import ACTIONS, TEETH, TOP_LEVEL
from sacbe.presentation.language.words import say

__all__ = ["move", "panels", "question_details", "status_line"]

ViewFields = Mapping[str, Any]
Marks = Mapping[str, str]
Panel = tuple[str, str, list[str]]

DUMMY = "×"
NOTHING = "·"
INDENT = "     "


def status_line(view: ViewFields) -> str:
    """Return where the game stands, in one line."""
    return calendar(view)[0]


def panels(view: ViewFields, marks: Marks | None, width: int) -> list[Panel]:
    """Return key, title and lines of every panel; the first two are the board and the seats."""
    board = spoken_board(view) if marks is None else drawn_board(view, marks)
    seats = spoken_seats(view) if marks is None else drawn_seats(view, marks)
    found = [("board", say("panel-board"), board), ("seats", say("panel-seats"), seats),
             ("market", say("panel-tzolkin-market"), market(view)),
             ("tiles", say("panel-tzolkin-tiles"), seat_possessions(view, marks)),
             ("actions", say("panel-tzolkin-actions"), actions()), ("tracks", say("panel-tzolkin-tracks"), tracks())]
    return [(key, title, [part for line in lines for part in fold_line(line, width)]) for key, title, lines in found]


def fold_line(line: str, width: int) -> list[str]:
    """Fold a line that is too long; it goes on below, indented."""
    return textwrap.wrap(line, width, subsequent_indent=INDENT, drop_whitespace=True,
                         break_on_hyphens=False) if len(line) > width else [line]


def seat_with_mark(seat: str, marks: Marks | None) -> str:
    """Return a seat by its mark and its name."""
    return name("seat", seat) if marks is None else f"{marks[seat]} {name('seat', seat)}"


# ---------------------------------------------------------------- the board

def drawn_board(view: ViewFields, marks: Marks) -> list[str]:
    """Return a row for each gear, and what else lies there."""
    rows = [["", *[str(space).rjust(2) for space in range(max(TEETH))]]]
    for number, gear in enumerate(GEARS):
        pieces = [view[gear].get(str(space)) for space in range(TEETH[number])]
        rows.append([name("gear", gear), *[piece(owner, marks).rjust(2) for owner in pieces]])
    fields = " · ".join(f"{field}: {left['corn']}/{left['wood']}" for field, left in view["jungle"].items())
    return [*grid(rows, gap=" "), *start(view, marks), say("screen-tzolkin-fields", fields=fields), skulls(view)]


def piece(owner: str | None, marks: Marks) -> str:
    return NOTHING if owner is None else DUMMY if owner == "dummy" else marks[owner]


def start(view: ViewFields, marks: Marks | None) -> list[str]:
    """Return who has the marker, and who claims it next."""
    holder = view["start_space"]
    where = say("board-tzolkin-free") if holder == "none" else seat_with_mark(holder, marks)
    return [say("screen-tzolkin-first", seat=seat_with_mark(view["marker"], marks), holder=where,
                corn=view["calendar_corn"])]


def skulls(view: ViewFields) -> str:
    placed = ", ".join(str(number) for number in view["ovals"]) or say("board-tzolkin-nothing")
    return say("screen-tzolkin-skulls", bank=view["bank_skulls"], placed=placed)


def spoken_board(view: ViewFields) -> list[str]:
    """Return a sentence for each gear."""
    lines = [status_line(view), *start(view, None)]
    for gear in GEARS:
        pieces = [say("spoken-tzolkin-piece", space=space, owner=owner,
                      name="" if owner == "dummy" else name("seat", owner)) for space, owner in view[gear].items()]
        stands = ", ".join(pieces) or say("spoken-tzolkin-empty")
        lines.append(label_text(name("gear", gear), stands))
    groups = [say("board-tzolkin-field", field=field, **left) for field, left in view["jungle"].items()]
    return [*lines, label_text(say("board-tzolkin-fields"), "; ".join(groups)), skulls(view)]


def label_text(label: str, text: str) -> str:
    return say("spoken-tzolkin-label", label=label, text=text)


# ---------------------------------------------------------------- the seats

def drawn_seats(view: ViewFields, marks: Marks) -> list[str]:
    """Return a row for each seat."""
    heads = say("screen-tzolkin-heads").split()
    rows = [["", *heads, say("screen-tzolkin-temples"), say("screen-tzolkin-techs")]]
    for seat, own in view["seats"].items():
        numbers = [own["points"], *[own[key] for _, key in good_fields()], f"{own['hand']}/{own['workers']}"]
        temples = "/".join(str(own["temples"][temple]) for temple in TEMPLES)
        techs = "".join(str(own[track]) for track in TRACKS)
        cells = [str(number).rjust(len(head)) for number, head in zip(numbers, heads, strict=True)]
        rows.append([seat_with_mark(seat, marks), *cells, temples, techs])
    return grid(rows, gap=" ")


def spoken_seats(view: ViewFields) -> list[str]:
    """Return some sentences for each seat."""
    lines: list[str] = []
    for seat, own in view["seats"].items():
        held = goods([own[key] for _, key in good_fields()]) or say("spoken-tzolkin-no-goods")
        lines += [label_text(name("seat", seat), say("spoken-tzolkin-goods", points=own["points"], goods=held)),
                  INDENT + say("spoken-tzolkin-workers", hand=own["hand"], workers=own["workers"]),
                  INDENT + say("spoken-tzolkin-temples", **own["temples"]),
                  INDENT + say("spoken-tzolkin-techs", **{track: own[track] for track in TRACKS})]
    return lines


# ---------------------------------------------------------------- tiles, actions, tracks

def market(view: ViewFields) -> list[str]:
    """Return what can be built: kind, price and effect."""
    return [label_text(say("panel-tzolkin-market"), say("screen-tzolkin-row", count=view["stack_size"])),
            *[f"{id} {tile_text(id)}" for id in [*view["row"], *view["monuments"]]]]


def seat_possessions(view: ViewFields, marks: Marks | None) -> list[str]:
    """Return the tiles each seat has, with what they do."""
    lines: list[str] = []
    for seat, own in view["seats"].items():
        harvested = say("screen-tzolkin-harvested", corn=own["corn_tiles"], wood=own["wood_tiles"])
        speed = say("screen-tzolkin-speed", board=own["board"])
        lines += [label_text(seat_with_mark(seat, marks), f"{harvested}; {speed}"),
                  *[INDENT + line for line in tile_lines(own)]]
    return lines


def tile_lines(own: ViewFields) -> list[str]:
    """Return the tiles of one seat, as far as they may be seen."""
    lines = [f"{id} {tile_text(id)}" for id in [*own["monuments"], *own["buildings"], *own["wealth"]]]
    if own.get("keeps"):
        lines += [f"{id} {tile_text(id)} ({say('screen-tzolkin-chosen')})" for id in own["keeps"]]
    elif "dealt" in own:
        lines += [f"{id} {tile_text(id)} ({say('screen-tzolkin-dealt')})" for id in own["dealt"]]
    return lines or [say("screen-tzolkin-none")]


def actions() -> list[str]:
    """Return what every space of the gears does."""
    lines: list[str] = []
    for number, gear in enumerate(GEARS):
        lines.append(name("gear", gear))
        lines += [f"{space:>3} {action(gear, space)}" for space in range(1, ACTIONS[number] + 1)]
    return lines


def tracks() -> list[str]:
    """Return what the steps of the temples and the levels of the technologies give."""
    lines = [label_text(capital(name("temple", temple)), say(f"temple-tzolkin-{temple}")) for temple in TEMPLES]
    for track in TRACKS:
        lines.append(capital(name("track", track)))
        lines += [f"{level:>3} {say(f'tech-tzolkin-{track}-{level}')}" for level in range(1, TOP_LEVEL + 1)]
        lines.append(f"  + {say(f'tech-tzolkin-{track}-bonus')}")
    return lines
