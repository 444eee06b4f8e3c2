"""Where the spaces of an edition lie and how they are joined: made from its components and checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sacbe.games.components.origins import child_nodes
from sacbe.games.temple_of_chac.data.tables import DATA, SPACE_NAMES
from sacbe.games.temple_of_chac.data.constants import (BRIDGE, CAVE, CORRIDOR, EMPTY, ENTRANCE, EXIT, LAVA, RAPIDS,
                                                       SPACES, WASH_UP, WATERFALL)
from sacbe.kernel.errors import Problem

LAST_RAPIDS: Final = WATERFALL - 1
GRID: Final = tuple(int(most) for _, most in (DATA["board"]["grid"]["x"], DATA["board"]["grid"]["y"]))
SIDES: Final = ((0, 1), (0, -1), (1, 0), (-1, 0))
MOUTH: Final = "zotz_cave.second_mouth"
DOORS: Final = tuple(f"lava_room.doors.{row['number']}" for row in DATA["lava_room"]["doors"])
CLUES_AT: Final = {str(row["id"]): [str(space["id"]) for space in DATA["board"]["spaces"]
                                    if row["id"] in space.get("glyphs", ())] for row in DATA["board"]["decor"]}

Cell = tuple[int, int]


class Join(NamedTuple):
    """A way from one space to another, perhaps also back, and the value of the edition that says so."""

    a: int
    b: int
    is_step: bool = True                # of a Move; else an Interact or a fall leads there
    is_both_ways: bool = True
    path: str = ""                      # empty for what is printed


def require(holds: bool, path: str, value: object, reason: str) -> None:
    """Refuse a value that cannot be, with its path."""
    if not holds:
        raise Problem("edition-value", path=path, value=str(value), reason=reason)


def space(data: Mapping[str, Any], path: str, first: int, last: int) -> int:
    """Return the space of a room that a value names."""
    node: Any = data
    for part in (*path.split("."), "space"):
        node = child_nodes(node)[part]
    number = SPACE_NAMES.index(node) if node in SPACE_NAMES else EMPTY
    require(first <= number <= last, f"{path}.space", node, f"{SPACE_NAMES[first]}-{SPACE_NAMES[last]}")
    return number


class Layout:
    """The board of an edition: single places, squares of the drawing, and every way between spaces."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.cells: Final = cells(data)
        self.last: Final = space(data, "boulder.last_space", CORRIDOR + 1, LAVA - 1)
        self.start: Final = self.corridor(data, "boulder.start")
        self.door: Final = self.corridor(data, "walls.corridor_door")
        self.entry: Final = self.corridor(data, "rapids.entry")
        self.landing: Final = self.corridor(data, "rapids.exit_to")
        self.near: Final = self.corridor(data, "bridge.near_end")
        self.far: Final = self.corridor(data, "bridge.far_end")
        self.shore: Final = self.corridor(data, "wash_up.leads_to")
        self.second: Final = self.opening(data, MOUTH, "cave", CAVE, EXIT - 1)
        self.doors: Final = [self.opening(data, door, "tile", LAVA, RAPIDS - 1) for door in DOORS]
        # tc.setup.idols: the last alcove is opposite the wash up zone
        self.alcoves: Final = [*[self.corridor(data, f"alcoves.{row['id']}") for row in data["alcoves"][:-1]],
                               self.shore]
        self.joins: Final = [*self.rooms(), *self.passages()]
        for at, place in enumerate(self.alcoves[:-1]):
            others = self.alcoves[:at] + self.alcoves[at + 1:]
            require(place not in others, f"alcoves.A{at + 1}.space", SPACE_NAMES[place],
                    "≠ " + ", ".join(SPACE_NAMES[other] for other in others))

    def corridor(self, data: Mapping[str, Any], path: str) -> int:
        """Return a space of the corridor, which ends where the boulder does."""
        return space(data, path, CORRIDOR, self.last)

    def opening(self, data: Mapping[str, Any], path: str, inside: str, first: int, last: int) -> Join:
        """Return a way from the corridor into a room."""
        return Join(self.corridor(data, f"{path}.corridor"), space(data, f"{path}.{inside}", first, last),
                    path=f"{path}.corridor.space")

    def passages(self) -> list[Join]:
        """Return the ways from one room to another.

        tc.hall.mandatory, tc.hall.layout, tc.lava.layout, tc.rapids.layout, tc.bridge.layout, tc.washup.one-way,
        tc.washup.limits, tc.cave.layout, tc.exit.step
        """
        return [Join(CORRIDOR - 1, self.door, path="walls.corridor_door.space"), *self.doors,
                Join(self.entry, RAPIDS, True, False, "rapids.entry.space"),
                Join(LAST_RAPIDS, self.landing, False, False, "rapids.exit_to.space"),
                Join(WATERFALL, WASH_UP, False, False), Join(BRIDGE, WASH_UP, False, False),
                Join(self.near, BRIDGE, path="bridge.near_end.space"),
                Join(BRIDGE, self.far, path="bridge.far_end.space"),
                Join(WASH_UP, self.shore, True, False, "wash_up.leads_to.space"),
                Join(self.far, CAVE, path="bridge.far_end.space"), self.second, Join(self.last, EXIT, True, False)]

    def rooms(self) -> Iterator[Join]:
        """Yield the ways within a room: one behind the other, or where two squares share a side
        (tc.action.move.orthogonal).

        tc.corridor.layout, tc.rapids.downstream
        """
        for first, last in ((ENTRANCE, CORRIDOR - 1), (CORRIDOR, self.last)):
            yield from [Join(place, place + 1) for place in range(first, last)]
        yield from [Join(place, place + 1, True, False) for place in range(RAPIDS, WATERFALL)]
        for first, beyond in ((LAVA, RAPIDS), (CAVE, EXIT)):
            yield from [Join(a, b) for a, b in touching_spaces(self.cells, first, beyond)]

    def ways(self, second_mouth: bool, most: int) -> list[int]:
        """tc.action.move.walls: the Move steps out of every space, `most` numbers each, EMPTY for none."""
        out: list[list[int]] = [[] for _ in range(SPACES)]
        for join in self.joins:
            if not join.is_step or (join == self.second and not second_mouth):
                continue
            for a, b in ((join.a, join.b), (join.b, join.a))[:2 if join.is_both_ways else 1]:
                require(b not in out[a], join.path, f"{SPACE_NAMES[a]}-{SPACE_NAMES[b]}", "1×")
                out[a].append(b)
                require(len(out[a]) <= most, join.path, f"{SPACE_NAMES[a]}: {len(out[a])}", f"≤ {most}")
        return [place for row in out for place in [*sorted(row), *[EMPTY] * (most - len(row))]]

    def is_left_out(self, place: int) -> bool:
        """Return whether this is a corridor space behind the exit, which nobody can reach."""
        return self.last < place < LAVA


# ---------------------------------------------------------------- squares

def cells(data: Mapping[str, Any]) -> list[Cell]:
    """Return the square of every space: on the grid, no two on the same, lava room and cave in one piece."""
    found: list[Cell] = []
    for row in data["board"]["spaces"]:
        cell = (int(row["x"]), int(row["y"]))
        for axis, value, most in zip("xy", cell, GRID):
            require(0 <= value <= most, f"board.spaces.{row['id']}.{axis}", value, f"0-{most}")
        if cell in found:
            require(False, f"board.spaces.{row['id']}", cell, f"≠ {SPACE_NAMES[found.index(cell)]}")
        found.append(cell)
    for first, beyond in ((LAVA, RAPIDS), (CAVE, EXIT)):
        reached = largest_group(touching_spaces(found, first, beyond), range(first, beyond))
        for place in range(first, beyond):              # else nobody could flee from a trap there
            require(place in reached, f"board.spaces.{SPACE_NAMES[place]}", found[place],
                    "|Δx| + |Δy| = 1: " + ", ".join(SPACE_NAMES[other] for other in sorted(reached)))
    return found


def largest_group(pairs: Sequence[tuple[int, int]], places: Sequence[int]) -> set[int]:
    """Return the largest set of spaces that hang together."""
    parts: list[set[int]] = [{place} for place in places]
    for a, b in pairs:
        joined = [part for part in parts if a in part or b in part]
        parts = [part for part in parts if part not in joined] + [set().union(*joined)]
    return max(parts, key=len)


def touching_spaces(squares: Sequence[Cell], first: int, beyond: int) -> list[tuple[int, int]]:
    """Return the spaces of a room whose squares share a side."""
    return [(a, b) for a in range(first, beyond) for b in range(a + 1, beyond) if is_beside(squares[a], squares[b])]


def is_beside(one: Cell, two: Cell) -> bool:
    """Return whether two squares share a side."""
    return abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1


def decor(layout: Layout) -> dict[str, Cell]:
    """Return squares for alcoves and clues beside their spaces: where they ship if possible, else the first free
    square."""
    taken = {cell for place, cell in enumerate(layout.cells) if not layout.is_left_out(place)}
    found: dict[str, Cell] = {}
    for row in DATA["board"]["decor"]:
        if row["kind"] not in ("glyph_clue", "alcove"):
            continue
        id = str(row["id"])
        beside = ([layout.cells[SPACE_NAMES.index(name)] for name in CLUES_AT[id]] if row["kind"] == "glyph_clue"
                  else [layout.cells[layout.alcoves[int(id[1:]) - 1]]])
        free = [(x + dx, y + dy) for x, y in beside for dx, dy in SIDES]
        shipped = (int(row["x"]), int(row["y"]))
        if shipped in free:
            free.insert(0, shipped)
        free = [(x, y) for x, y in free if (x, y) not in taken and 0 <= x <= GRID[0] and 0 <= y <= GRID[1]]
        if free:
            found[id] = free[0]
            taken.add(free[0])
    return found
