"""What can be seen, which is everything, and positions from the field names of scenario files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sacbe.games.bul.schema import SEATS
from sacbe.games.bul.rules import (MOVERS, NOBODY, PIECES, SPACES, Mover, Table, captives, is_beaten, is_on_row,
                                   new_table, pieces, count_taken)
from sacbe.kernel.definition.game_definition import ScenarioField
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.scenario import FieldReader, ExactMapping

FIELDS: Final = (
    ScenarioField("turn", "red|blue", True), ScenarioField("thrown", "0-5", True),
    ScenarioField("row", "{space: seats, holder first}", True),
    ScenarioField("hand", "0-5", True, True), ScenarioField("dead", "0-5", True, True),
    ScenarioField("captives", "0-5", False, True),
)


def board(t: Table) -> dict[str, Any]:
    """Return the row: each stack as the sides of its pieces, the holder's first."""
    row = {}
    for space in range(1, SPACES + 1):
        holder = t.holder[space]
        if holder != NOBODY:
            own, foe = pieces(t, holder)[space], pieces(t, 1 - holder)[space]
            row[str(space)] = " ".join([SEATS[holder]] * own + [SEATS[1 - holder]] * foe)
    return {"turn": SEATS[t.turn], "thrown": t.thrown, "row": ExactMapping(row)}


def side(t: Table, seat: int) -> dict[str, int]:
    """Return what one side has beside the row, and whom it holds."""
    return {"hand": t.hand[seat], "dead": t.dead[seat], "captives": captives(t, seat)}


def view(t: Table) -> dict[str, Any]:
    """Return what every seat and every watcher sees: nothing is hidden."""
    sides = {name: {**side(t, seat), "taken": count_taken(t, seat)} for seat, name in enumerate(SEATS)}
    return {**board(t), "seats": sides, "unfinished": pending_rules(t)}


def pending_rules(t: Table) -> list[dict[str, str]]:
    """Return what is half done, the outermost rule first: a turn, and in it the move of the side that has thrown."""
    return [{"rule": "move", "seat": SEATS[frame.seat]} if isinstance(frame, Mover) else {"rule": "turn"}
            for frame in t.stack]


def dump_fields(t: Table) -> dict[str, Any]:
    """Return every field of the position."""
    return {**board(t), **{name: side(t, seat) for seat, name in enumerate(SEATS)}}


def find_violations(t: Table) -> list[str]:
    """bul.general.row: each side has five pieces, wherever they are, and somebody is still free."""
    found = []
    for seat, name in enumerate(SEATS):
        total = t.hand[seat] + t.dead[seat] + sum(pieces(t, seat))
        if total != PIECES or t.hand[seat] < 0:
            found.append(f"{name}.pieces={total}/{PIECES}")
    for space, holder in enumerate(t.holder):
        if (holder == NOBODY) != (t.red[space] + t.blue[space] == 0):
            found.append(f"row.{space}")
    return found if not (is_beaten(t, 0) and is_beaten(t, 1)) else [*found, "red.free=0, blue.free=0"]


def build_position(onward: bool, given_fields: Mapping[str, Any]) -> Table:
    """Return the start with these fields edited; what is not on the row and not dead is in hand."""
    top = FieldReader(given_fields, "")
    t = new_table(onward)
    t.turn = SEATS.index(top.read_word("turn", SEATS, SEATS[0]))
    t.thrown = top.read_number("thrown", 0, 5, 0)
    for space, stack in top.items("row"):
        put(t, space, str(stack).split())
    for seat, name in enumerate(SEATS):
        own = top.read_mapping(name)
        t.dead[seat] = own.read_number("dead", 0, PIECES, 0)
        t.hand[seat] = own.read_number("hand", 0, PIECES, PIECES - t.dead[seat] - sum(pieces(t, seat)))
        own.check_all_read()
    top.check_all_read()
    if broken := find_violations(t):
        raise Problem("impossible-position", detail="; ".join(broken))
    if t.thrown:
        t.stack.append(MOVERS[t.turn])
    return t


def put(t: Table, space: Any, stack: list[str]) -> None:
    """Put a stack on a space."""
    if not isinstance(space, int) or not is_on_row(space):
        raise Problem("scenario-number", field="row", value=space, least=1, most=SPACES)
    for name in stack:
        if name not in SEATS:
            raise Problem("scenario-word", field=f"row.{space}", value=name, allowed=", ".join(SEATS))
        pieces(t, SEATS.index(name))[space] += 1
    if stack:
        t.holder[space] = SEATS.index(stack[0])
