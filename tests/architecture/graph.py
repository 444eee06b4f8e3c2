"""Draw the package from its imports: `make graph` writes pictures and tables of `docs/contribute/architecture.md`.

Three pictures: the whole package, the rooms of a game, and the folders of the server.  A box lies above all boxes it
imports.  An arrow that only repeats a longer way is left out.  Folders that need each other share one box.

Two tables, between marks in the page: the parts with their first sentences, and what is compiled.

The same source always gives the same files, byte for byte, so a test can tell whether they are fresh.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from html import escape
from itertools import pairwise
from pathlib import Path
from textwrap import wrap
from typing import Final

from support.source_tree import (
    API,
    CHECKOUT,
    MODULES,
    PACKAGE,
    all_imports,
    compiled_files,
    compiled_rooms,
    part_of,
    sentence_of,
)

PAGE: Final = CHECKOUT / "docs" / "contribute" / "architecture.md"
PICTURES_FOLDER: Final = PAGE.parent / "graph"
GAME: Final = "<game>"
TITLE: Final = 8.5                      # how wide a letter of a title is: all of them are monospaced
LETTER: Final = 6.7                     # of a sentence; a guess that is rather too wide
CHIP: Final = 6.9                       # of a chip
LINE: Final = 17
PAD: Final = 12
ROW: Final = 24                         # from one row of chips to the next
GAP: Final = 22                         # between boxes side by side
CHANNEL: Final = 38                     # between layers, for the arrows
SWEEPS: Final = 24
AXIS: Final = 0.25                      # how strongly everything is drawn to the middle; an arrow has 1
STYLE: Final = """
svg { --page: #ffffff; --box: #f6f3ec; --edge: #8a8371; --ink: #1e2430; --soft: #555d6b; --arrow: #737b88;
  --fast: #cfe8df; --fast-edge: #2f7d68; --chip: #ffffff; }
@media (prefers-color-scheme: dark) {
  svg { --page: #12161d; --box: #1c222c; --edge: #6b7484; --ink: #eceff4; --soft: #aab3c0; --arrow: #8e98a8;
    --fast: #1d4a40; --fast-edge: #62b79f; --chip: #12161d; } }
.page { fill: var(--page); } .box { fill: var(--box); stroke: var(--edge); }
.chip { fill: var(--chip); stroke: var(--edge); } .fast { fill: var(--fast); stroke: var(--fast-edge); }
text { fill: var(--ink); font: 12px system-ui, "Segoe UI", "DejaVu Sans", Helvetica, Arial, sans-serif; }
.title { font: 600 14px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
.name { font: 11.4px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
.soft { fill: var(--soft); }
.arrow { fill: none; stroke: var(--arrow); stroke-width: 1.4; } .head { fill: var(--arrow); }
"""


@dataclass
class DrawnBox:
    """One box: what stands in it, and how large that is."""

    titles: tuple[str, ...]
    sentence: str = ""
    chips: tuple[str, ...] = ()         # the folders inside
    fast: frozenset[str] = frozenset()  # which of titles and chips are compiled
    room: int = 240                     # how wide a sentence or a row of chips may be
    x: float = 0.0                      # the middle
    y: float = 0.0                      # the top
    lines: list[str] = field(init=False)
    rows: list[list[str]] = field(init=False)
    width: float = field(init=False)
    height: float = field(init=False)

    def __post_init__(self) -> None:
        self.lines = wrap(self.sentence.replace("`", ""), int(self.room / LETTER))
        self.rows = in_rows(self.chips, self.room)
        widths = [len(title) * TITLE for title in self.titles]
        widths += [len(line) * LETTER for line in self.lines] + [row_width(row) for row in self.rows]
        self.width = round(max(widths) + 2 * PAD)
        self.height = len(self.titles) * (LINE + 3) + len(self.lines) * LINE + len(self.rows) * ROW + 2 * PAD - 6


@dataclass
class Bend:
    """A place between two boxes of one layer through which a long arrow passes."""

    x: float = 0.0
    width: float = 4.0


Graph = Mapping[str, Collection[str]]


def chip_width(name: str) -> float:
    return round(len(name) * CHIP + 12)


def row_width(row: list[str]) -> float:
    return sum(chip_width(name) + 6 for name in row) - 6


def in_rows(chips: Iterable[str], room: float) -> list[list[str]]:
    """Return the chips in rows that are no wider than the room."""
    rows: list[list[str]] = []
    for name in chips:
        if rows and row_width([*rows[-1], name]) <= room:
            rows[-1].append(name)
        else:
            rows.append([name])
    return rows


# ---------------------------------------------------------------- what is drawn

# What a room of a game holds; its own sentence in each game names that game.
ROOMS: Final = {
    "": "what the platform asks of the game: definition, options, scenarios, statistics, styles",
    "ai": "good play: evaluation, features, encoder",
    "cards": "what bends the rules",
    "data": "components, constants, refusals, weights",
    "rules": "state, setup, scoring, a module a chapter",
    "schema": "notation, and the types of what is shown",
    "text": "moves and boards in words",
    "ui": "questions, options and screens for people",
    "view": "what a seat may see",
}


def folder_of(module: str) -> str:
    """Return the folder of a module below the package: `server/tables`, or `.`."""
    return MODULES[module].parent.relative_to(PACKAGE).as_posix().partition("/migrations")[0]


def inside(folder: str) -> list[str]:
    """Return the folders with modules below a folder, without its own name; migrations are part of the storage."""
    top = PACKAGE / folder
    found = {path.parent.relative_to(top).as_posix() for path in top.rglob("*.py")} - {"."}
    return sorted(name for name in found if "migrations" not in name)


def compiled_folders() -> frozenset[str]:
    """Return the compiled folders; a room that is one module of a small game counts as its folder."""
    names = {path.relative_to(PACKAGE).as_posix() for path in compiled_files()}
    return frozenset(name.removesuffix(".py") if name.startswith("games/") and name.count("/") == 2
                     else name.rpartition("/")[0] for name in names)


def games() -> list[str]:
    return sorted(path.parent.name for path in PACKAGE.glob("games/*/game.py"))


def room_of(module: str) -> str | None:
    """Return the room of a game that a module belongs to, whichever game it is; "" for those beside the rooms.

    >>> room_of("sacbe.games.tzolkin.rules.goods.jungle"), room_of("sacbe.games.bul.view"), room_of("sacbe.games")
    ('rules', 'view', None)
    """
    parts = module.split(".")
    if parts[1:2] != ["games"] or parts[2:3] == [] or parts[2] not in games():
        return None
    return parts[3] if parts[3:4] and parts[3] in ROOMS else ""


def imported(group: Callable[[str], str | None]) -> dict[str, set[str]]:
    """Return which groups of modules import which others; modules without a group are left out."""
    edges: dict[str, set[str]] = {}
    for module, used in sorted(all_imports().items()):
        own = group(module)
        if own is not None:
            others = {group(name) for name in used if name in MODULES} - {own, None}
            edges.setdefault(own, set()).update(name for name in others if name is not None)
    return edges


def draw_package() -> str:
    """Draw the parts of the package, with the folders inside."""
    edges = imported(lambda module: None if part_of(module) == "__main__" else part_of(module))
    fast = compiled_folders()
    boxes = {}
    for part in edges:
        if part == API:
            boxes[part] = DrawnBox(("sacbe",), "What `import sacbe` offers.", room=190)
            continue
        chips = inside(part)
        compiled = {name for name in chips if f"{part}/{name}" in fast}
        if part == "games":
            rooms = [name for name in ROOMS if name]
            compiled = {f"{GAME}/{room}" for room in rooms if any(f"games/{game}/{room}" in fast for game in games())}
            chips = [GAME, *(f"{GAME}/{room}" for room in rooms), "common", "components"]
        boxes[part] = DrawnBox((part,), sentence_of(PACKAGE / part), tuple(chips), frozenset(compiled),
                          600 if len(chips) > 9 else 350)
    return draw("The package: a box may import what lies below it", boxes, edges)


def draw_game() -> str:
    """Draw the rooms of a game, all games taken together."""
    edges = imported(room_of)
    compiled = {folder.split("/")[2] for folder in compiled_folders() if folder.startswith("games/")}
    titles = {room: f"{GAME}/{room}".rstrip("/") for room in edges}
    boxes = {room: DrawnBox((title,), ROOMS[room], fast=frozenset({title} if room in compiled else ()), room=190)
             for room, title in titles.items()}
    return draw("The rooms of a game", boxes, edges)


def draw_server() -> str:
    """Draw the folders of the server."""
    edges = imported(lambda module: folder_of(module) if part_of(module) == "server" else None)
    fast = compiled_folders()
    boxes = {}
    for folder in edges:
        name = folder.removeprefix("server/") if folder != "server" else "settings, clocks"
        boxes[folder] = DrawnBox((name,), fast=frozenset({name} if folder in fast else ()))
    return draw("The folders of the server", boxes, edges)


PICTURES: Final[Mapping[str, Callable[[], str]]] = {
    "package": draw_package, "game": draw_game, "server": draw_server}


# ---------------------------------------------------------------- which arrows, and in which layer

def reached(graph: Graph, start: str) -> set[str]:
    """Return everything that can be reached from a node, over however many others.

    >>> sorted(reached({"a": ["b"], "b": ["c"], "c": []}, "a"))
    ['b', 'c']
    """
    found: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += graph[name]
    return found


def merged(boxes: Mapping[str, DrawnBox], graph: Graph) -> tuple[dict[str, DrawnBox], dict[str, set[str]]]:
    """Put what needs each other into one box."""
    below = {name: reached(graph, name) for name in graph}
    head = {name: min([name, *(other for other in below[name] if name in below[other])]) for name in graph}
    together: dict[str, DrawnBox] = {}
    for name in sorted(set(head.values())):
        members = [boxes[other] for other in sorted(graph) if head[other] == name]
        together[name] = members[0] if len(members) == 1 else DrawnBox(
            tuple(title for box in members for title in box.titles), "; ".join(box.sentence for box in members),
            fast=frozenset().union(*(box.fast for box in members)), room=members[0].room)
    edges = {name: {head[used] for other in graph if head[other] == name for used in graph[other]} - {name}
             for name in together}
    return together, edges


def reduced(graph: Graph) -> dict[str, list[str]]:
    """Leave out what only repeats a longer way.

    >>> reduced({"a": ["b", "c"], "b": ["c"], "c": []})
    {'a': ['b'], 'b': ['c'], 'c': []}
    """
    return {name: sorted(used for used in graph[name]
                         if not any(used in reached(graph, other) for other in graph[name] if other != used))
            for name in graph}


def in_layers(graph: Graph) -> dict[str, int]:
    """Return the layer of each node: 0 at the bottom, and each above all that it imports.

    >>> in_layers({"top": ["low", "mid"], "mid": ["low"], "low": [], "alone": []})
    {'top': 2, 'mid': 1, 'low': 0, 'alone': 0}
    """
    layers: dict[str, int] = {}

    def height(name: str) -> int:
        if name not in layers:
            layers[name] = 1 + max((height(used) for used in graph[name]), default=-1)
        return layers[name]

    return {name: height(name) for name in graph}


# ---------------------------------------------------------------- where everything stands

class Layout:
    """Boxes and bends in layers, each as near as can be to what it is joined with."""

    def __init__(self, boxes: Mapping[str, DrawnBox], graph: Mapping[str, list[str]]) -> None:
        self.boxes: Final = boxes
        self.items: dict[str, DrawnBox | Bend] = dict(boxes)
        layer_of = in_layers(graph)
        self.layers: Final[list[list[str]]] = [[] for _ in range(1 + max(layer_of.values()))]
        for name in sorted(boxes):
            self.layers[layer_of[name]].append(name)
        self.ways: Final[list[list[str]]] = []          # of each arrow the items it passes, from above
        for name in sorted(graph):
            for used in graph[name]:
                way = [name]
                for layer in range(layer_of[name] - 1, layer_of[used], -1):
                    bend = f"{name} > {used} @ {layer}"
                    self.items[bend] = Bend()
                    self.layers[layer].append(bend)
                    way.append(bend)
                self.ways.append([*way, used])
        self.joined: Final[dict[str, list[str]]] = {name: [] for name in self.items}
        for way in self.ways:
            for upper, lower in pairwise(way):
                self.joined[upper].append(lower)
                self.joined[lower].append(upper)
        self.arrange()

    def arrange(self) -> None:
        for layer in self.layers:
            self.pack(layer)
        for sweep in range(SWEEPS):
            order = self.layers if sweep % 2 else self.layers[::-1]
            for layer in order:
                wanted = {name: self.wanted(name) for name in layer}
                if sweep < SWEEPS // 2:         # later the order stands, and only the places change
                    layer.sort(key=lambda name: (wanted[name], name))
                self.spread(layer, wanted)
        left = min(item.x - item.width / 2 for item in self.items.values())
        for item in self.items.values():
            item.x = round(item.x - left + GAP)
        self.width = round(max(item.x + item.width / 2 for item in self.items.values()) + GAP)
        top = 52.0
        self.tops: list[float] = [0.0] * len(self.layers)
        self.heights: list[float] = [0.0] * len(self.layers)
        for number in range(len(self.layers) - 1, -1, -1):
            tall = max((self.boxes[name].height for name in self.layers[number] if name in self.boxes), default=0.0)
            self.tops[number], self.heights[number] = top, tall
            for name in self.layers[number]:
                if name in self.boxes:
                    self.boxes[name].y = top + (tall - self.boxes[name].height) / 2
            top += tall + CHANNEL
        self.height = round(top - CHANNEL + GAP)

    def pack(self, layer: list[str]) -> None:
        """Set a layer side by side, its middle in the middle."""
        x = -(sum(self.items[name].width + GAP for name in layer) - GAP) / 2
        for name in layer:
            self.items[name].x = x + self.items[name].width / 2
            x += self.items[name].width + GAP

    def wanted(self, name: str) -> float:
        """Return where an item would like to stand: amid what it is joined with, and not far from the axis."""
        others = [self.items[other].x for other in self.joined[name]]
        return round(sum(others) / (len(others) + AXIS), 3)

    def spread(self, layer: list[str], wanted: Mapping[str, float]) -> None:
        """Move the items of a layer to where they would like to be, as far as their neighbours allow.

        Items that would overlap form a block, which stands where its items would like to be on average.
        """
        blocks: list[tuple[list[str], float, float]] = []       # its items, its middle, its width
        for name in layer:
            names, middle, width = [name], wanted[name], self.items[name].width + GAP
            while blocks and blocks[-1][1] + blocks[-1][2] / 2 > middle - width / 2:
                others, at, wide = blocks.pop()
                middle = (at * len(others) + middle * len(names)) / (len(others) + len(names))
                names, width = [*others, *names], wide + width
            blocks.append((names, middle, width))
        for names, middle, width in blocks:
            x = middle - width / 2
            for name in names:
                self.items[name].x = x + (self.items[name].width + GAP) / 2
                x += self.items[name].width + GAP


# ---------------------------------------------------------------- the picture

def draw(title: str, boxes: Mapping[str, DrawnBox], edges: Graph) -> str:
    """Return the picture of a graph as SVG."""
    together, graph = merged(boxes, edges)
    layout = Layout(together, reduced(graph))
    width, height = max(layout.width, 560), layout.height
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
             f'height="{height}" role="img" aria-label="{escape(title)}">',
             "<!-- Drawn by tests/architecture/graph.py from the imports: `make graph` draws it again. -->",
             f"<style>{STYLE}</style>", f'<rect class="page" width="{width}" height="{height}"/>',
             f'<text class="title" x="{GAP}" y="28">{escape(title)}</text>',
             f'<rect class="fast" x="{width - GAP - 84}" y="14" width="84" height="20" rx="5"/>',
             f'<text class="name" x="{width - GAP - 42}" y="28" text-anchor="middle">compiled</text>']
    lines += [draw_way(layout, way) for way in layout.ways]
    for name in sorted(layout.boxes):
        lines += draw_box(layout.boxes[name])
    return "\n".join([*lines, "</svg>", ""])


def draw_way(layout: Layout, way: list[str]) -> str:
    """Draw an arrow from the lower edge of one box to the upper edge of another, past what lies between."""
    upper, lower = layout.boxes[way[0]], layout.boxes[way[-1]]
    x, y = port(layout, way[0], way[1]), upper.y + upper.height
    steps = [f"M{x:.0f} {y:.0f}"]
    number = next(at for at, layer in enumerate(layout.layers) if way[0] in layer)
    for name in way[1:]:
        number -= 1
        is_last = name == way[-1]
        bottom = layout.tops[number + 1] + layout.heights[number + 1]
        if y < bottom:
            steps.append(f"V{bottom:.0f}")
            y = bottom
        to_x = port(layout, name, way[-2]) if is_last else layout.items[name].x
        to_y = lower.y - 7 if is_last else layout.tops[number]
        turn = layout.tops[number] - 7 if is_last else to_y
        middle = (y + turn) / 2
        steps.append(f"C{x:.0f} {middle:.0f} {to_x:.0f} {middle:.0f} {to_x:.0f} {turn:.0f}")
        steps += [f"V{to_y:.0f}"] if to_y != turn else []
        x, y = to_x, to_y
    head = f'<path class="head" d="M{x:.0f} {lower.y:.0f}l-4.5 -8h9z"/>'
    return f'<path class="arrow" d="{"".join(steps)}"/>{head}'


def port(layout: Layout, name: str, other: str) -> float:
    """Return where on the edge of a box an arrow begins or ends: side by side, in the order of the other ends."""
    box, far = layout.items[name], layout.items[other]
    level = {item: number for number, layer in enumerate(layout.layers) for item in layer}
    same = sorted((item for item in layout.joined[name] if (level[item] > level[name]) == (level[other] > level[name])),
                  key=lambda item: (layout.items[item].x, item))
    if len(same) == 1:              # as straight as both boxes allow
        left = max(item.x - item.width / 2 for item in (box, far))
        right = min(item.x + item.width / 2 for item in (box, far))
        if right - left > 2:
            return (left + right) / 2
        return min(max(far.x, box.x - box.width / 2 + 14), box.x + box.width / 2 - 14)
    step = min(26.0, (box.width - 28) / (len(same) - 1))
    return box.x + (same.index(other) - (len(same) - 1) / 2) * step


def draw_box(box: DrawnBox) -> list[str]:
    left = box.x - box.width / 2
    is_fast = bool(box.fast & {*box.titles})
    lines = [f'<rect class="{"fast" if is_fast else "box"}" x="{left:.0f}" y="{box.y:.0f}" width="{box.width:.0f}" '
             f'height="{box.height:.0f}" rx="7"/>']
    y = box.y + PAD + 10
    for title in box.titles:
        lines.append(f'<text class="title" x="{left + PAD:.0f}" y="{y:.0f}">{escape(title)}</text>')
        y += LINE + 3
    for line in box.lines:
        lines.append(f'<text class="soft" x="{left + PAD:.0f}" y="{y - 2:.0f}">{escape(line)}</text>')
        y += LINE
    y -= 10
    for row in box.rows:
        x = left + PAD
        for name in row:
            width = chip_width(name)
            lines.append(f'<rect class="{"fast" if name in box.fast else "chip"}" x="{x:.0f}" y="{y:.0f}" '
                         f'width="{width:.0f}" height="19" rx="4"/>'
                         f'<text class="name" x="{x + 6:.0f}" y="{y + 13:.0f}">{escape(name)}</text>')
            x += width + 6
        y += ROW
    return lines


# ---------------------------------------------------------------- the tables

def table_of_rooms() -> str:
    """Return a row for each part of the package: its name, its sentence, and its folders."""
    rows = ["| folder | what lives there | folders inside |", "|---|---|---|"]
    for part in sorted({part_of(module) for module in MODULES} - {API, "__main__"}):
        names = games() + ["common", "components"] if part == "games" else inside(part)
        rows.append(f"| [`{part}`](../../src/sacbe/{part}) | {sentence_of(PACKAGE / part)} "
                    f"| {', '.join(f'`{name}`' for name in names)} |")
    return "\n".join(rows)


def table_of_compiled() -> str:
    """Return a row for each room that is compiled: its path, what lives there, and how many modules."""
    rows = ["| room | what lives there | modules |", "|---|---|---|"]
    for room in compiled_rooms():
        count = sum(path.relative_to(PACKAGE).match(f"{room}/*.py") or path.relative_to(PACKAGE).match(f"{room}.py")
                    for path in compiled_files())
        name = room.removeprefix("games/*/").removesuffix("/*")
        own = sentence_of(PACKAGE / room).removesuffix(".").removesuffix("; compiled") if "*" not in room else ""
        said = ROOMS.get(name, own)
        said = "the folders of it" if room.endswith("/*") else said[0].lower() + said[1:]
        rows.append(f"| `{room.replace('*', GAME, 1)}` | {said} | {count} |")
    return "\n".join(rows)


TABLES: Final[Mapping[str, Callable[[], str]]] = {"rooms": table_of_rooms, "compiled": table_of_compiled}


def fill(page: str) -> str:
    """Return the page with its tables made again."""
    for name, table in TABLES.items():
        begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, _, rest = page.partition(begin)
        _, mark, after = rest.partition(end)
        if not mark:
            raise ValueError(f"{PAGE.name} has no place for the table of {name}")
        page = f"{before}{begin}{table()}\n{end}{after}"
    return page


def fresh_files() -> dict[Path, str]:
    """Return every file that is made from the source, as it should be now."""
    pictures = {PICTURES_FOLDER / f"{name}.svg": drawn() for name, drawn in PICTURES.items()}
    return {**pictures, PAGE: fill(PAGE.read_text(encoding="utf-8"))}


def main() -> int:
    """Write what has changed, and say so."""
    PICTURES_FOLDER.mkdir(exist_ok=True)
    for path, text in fresh_files().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"made again: {path.relative_to(CHECKOUT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
