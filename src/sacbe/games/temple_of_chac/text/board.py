"""The board as lines of text, and how a log of this game is laid out; words come from Fluent, data from a view."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from sacbe.games.temple_of_chac.schema.notation import GEAR, HAZARDS, SEATS, SPACES, TREASURES
from sacbe.games.temple_of_chac.data.tables import DATA
from sacbe.presentation.language.words import say

HEADINGS: Final = ("round-began",)                              # events that head what follows
QUIET: Final = ("turn-began", "tile-searched")                  # events that end a paragraph and are not shown
BREAKS: Final = ("rolled", "final")                             # events that begin a paragraph
LISTED: Final = {"rolled": "pips", "boulder-rolled": "pips", "plank-rolled": "pips", "exit-rolled": "pips",
                 "revealed": "card", "token-drawn": "token", "clue-laid": "number", "glyph-laid": "glyph",
                 "idol-laid": "treasure"}
STYLES: Final = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow", "purple": "magenta"}

ViewFields = Mapping[str, Any]
Cell = tuple[int, int]

PAGE: Final = 100               # columns of a terminal
SIGNS: Final = "●■▲◆★"          # a figure of each seat
NOTHING: Final = "·"
INDENT: Final = "   "
BOULDER: Final = "(O)"
SHUT_SIGN: Final = "▒▒"
LAVA_GAP: Final = "≈≈"
FACE_DOWN, DANGER, SEARCHED, IDOL, PLATE, NUMBER, LYING = "?", "!", "-", "*", "°", "#", "_"
TILE_SIGNS: Final = {"trap": DANGER, "down": FACE_DOWN, "searched": SEARCHED, "safe": ""}
BARE: Final = -1                # no figure beside a name, and no sign before the number of a clue
PLACES: Final[Mapping[str, Any]] = {str(row["id"]): row for row in DATA["board"]["spaces"]}
CELLS: Final[Mapping[str, Cell]] = {id: (int(row["x"]), int(row["y"])) for id, row in PLACES.items()}
DECOR: Final[Mapping[str, Cell]] = {str(row["id"]): (int(row["x"]), int(row["y"])) for row in DATA["board"]["decor"]
                                    if row["kind"] in ("glyph_clue", "alcove")}
LINKS: Final = frozenset(frozenset((CELLS[edge["a"]], CELLS[edge["b"]])) for edge in DATA["board"]["edges"])
COLUMNS, ROWS = (range(DATA["board"]["grid"][axis][1] + 1) for axis in "xy")
ZONES: Final = {"E": "entrance", "H": "hall", "C": "corridor", "L": "lava", "R": "rapids", "W": "waterfall",
                "B": "bridge", "U": "wash-up", "Z": "cave", "X": "exit"}
BETWEEN_WALLS: Final = ("entrance", "hall")     # rooms that are gone when the walls are shut
UNIQUE: Final = ("E", "W", "BR", "U", "X")       # spaces that are the only one of their kind
KINDS: Final = (("treasure", TREASURES), ("gear", GEAR), ("hazard", HAZARDS))
CARDS: Final = (*TREASURES, *GEAR, *HAZARDS)


def name(what: str, id: str) -> str:
    """Return what something is called: a seat, a treasure, a gear, an adventurer."""
    return say(f"name-temple_of_chac-{what}-{id}")


def value_name(field: str, value: int | str) -> str | float | None:
    """Return the names that no message of its own can give: cards of every kind, seats and places in other roles."""
    if field == "card" and value in CARDS:      # a list has been named already
        return card(str(value))
    if field in ("taken", "stored"):
        return name("treasure", str(value))
    if field in ("victim", "holder") and value in SEATS:
        return name("seat", str(value))
    if field in ("from", "to", "space") and value in SPACES:
        return place_name(str(value))
    if field in ("clue", "alcove") and value in DECOR:
        return name_with_number(field, str(value))
    return None


def card(id: str) -> str:
    """Return a card of a search deck: treasure, gear or hazard."""
    return next(name(kind, id) for kind, ids in KINDS if id in ids)


def place_name(id: str) -> str:
    """Return a space by its room and number, those that are the only one of their kind by a name.

    >>> place_name("C5"), place_name("X")
    ('corridor 5', 'exit')
    """
    return name("space", id) if id in UNIQUE else name_with_number(zone(id), id)


def name_with_number(what: str, id: str) -> str:
    """Return the name of one of several: rooms, clues and alcoves have their numbers behind a letter."""
    return say(f"name-temple_of_chac-one-{what}", number=id[1:])


def zone(id: str) -> str:
    """Return the room of a space."""
    return ZONES[id[0]]


def capital(text: str) -> str:
    """Return the text with a capital letter, for the head of a line."""
    return text[:1].upper() + text[1:]


def label_text(label: str, text: str) -> str:
    return say("board-temple_of_chac-label", label=label, text=text)


def list_cards(items: Sequence[str], name_of: Callable[[str], str]) -> str:
    """Return cards by name, the same ones together."""
    kinds = dict.fromkeys(items)
    return ", ".join(name_of(id) if items.count(id) == 1 else times(items.count(id), name_of(id)) for id in kinds)


def times(count: int, text: str) -> str:
    """Return a count with a name; the number does not part from the name where a line is folded."""
    return f"{count}×\u00a0{text}"


# ---------------------------------------------------------------- the board

def board_lines(view: ViewFields) -> list[str]:
    """Return a view of the game, for a terminal of 100 columns."""
    signs = dict(zip(view["seats"], SIGNS))
    parts = (head(view), [*chart(view, signs, PAGE, True), "", *legend(PAGE)], rooms(view), seats(view, signs))
    return [line.rstrip() for part in parts if part for line in ("", *part)][1:]


def head(view: ViewFields) -> list[str]:
    """Return where the game stands: round, turn, boulder, bridge and rapids."""
    return [status_line(view), temple(view)]


def temple(view: ViewFields) -> str:
    """Return the walls of the hall, the bridge and the river."""
    return say("board-temple_of_chac-temple", planks=view["planks"], surging=view["surging"], walls=view["walls"])


def status_line(view: ViewFields) -> str:
    """Return round, marker, and how the boulder stands."""
    return say("board-temple_of_chac-round", round=view["round"], first=name("seat", view["first"]),
               boulder=view["boulder"], dice=view["boulder_roll"]["dice"])


# ---------------------------------------------------------------- the map

def chart(view: ViewFields, marks: Mapping[str, str], width: int, full: bool) -> list[str]:
    """Return the temple as a map: every space at its place, with walls where squares are not joined.

    Fully, a second line says more of a space; where there is little room, figures stand in place of names,
    and at last clues are bare numbers, so that nothing is cut off.
    """
    drawing = plan(view)
    for shows, most in ((full, len(marks)), *[(False, most) for most in range(len(marks), BARE - 1, -1)]):
        drawn = grid(cell_texts(view, marks, shows, most, drawing), drawing)
        if max(map(len, drawn)) <= width:
            break
    return [line[:width] for line in drawn]


class Plan(NamedTuple):
    """The drawing of an edition: squares of spaces, of clues and alcoves, and pairs of squares without a wall."""

    cells: Mapping[str, Cell]
    decor: Mapping[str, Cell]
    links: frozenset[frozenset[Cell]]


SHIPPED_PLAN: Final = Plan(CELLS, DECOR, LINKS)


def plan(view: ViewFields) -> Plan:
    """Return the drawing of this table's own edition."""
    printed = view["printed"]
    cells, decor = (place_squares(shipped, printed["squares"]) for shipped in (CELLS, DECOR))
    pairs = [*printed["joins"], *printed["one_way"]]
    links = [frozenset((cells[one], cells[two])) for one, two in pairs if one in cells and two in cells]
    return Plan(cells, decor, frozenset(links))


def place_squares(shipped: Mapping[str, Cell], moved: Mapping[str, Any]) -> dict[str, Cell]:
    """Return the squares that ship, with those of an edition that are elsewhere or left out."""
    own = {id: moved.get(id, cell) for id, cell in shipped.items()}
    return {id: (cell[0], cell[1]) for id, cell in own.items() if cell is not None}


def cell_texts(view: ViewFields, marks: Mapping[str, str], full: bool, most: int,
               drawing: Plan) -> dict[Cell, list[str]]:
    """Return what is written on each square of the map: a line, or two; more than `most` figures hide the name of
    theirs."""
    figures: dict[str, str] = {}
    for seat, own in view["seats"].items():
        figures[own["at"]] = figures.get(own["at"], "") + marks[seat] + (LYING if own["fallen"] and full else "")
    found: dict[Cell, list[str]] = {}
    for id, cell in drawing.cells.items():
        here, sign = figures.get(id, ""), space_sign(id, view)
        if full:
            found[cell] = [sign, here or space_note(id, view)]
        else:
            found[cell] = [here if len(here) > max(most, 0) else here + sign]
    for id, cell in drawing.decor.items():
        first = clue_sign(id, view, full, most > BARE) if id in view["clues"] else alcove_sign(id, view)
        found[cell] = [first, ""] if full else [first]
    return found


def space_sign(id: str, view: ViewFields) -> str:
    """Return a space by its id, and by a sign for what is there."""
    if id == view["boulder"]:
        return BOULDER
    if zone(id) in BETWEEN_WALLS and view["walls"] == "shut":
        return SHUT_SIGN
    if id in plates_left(view):
        return id + PLATE
    if id in view["webs"]:
        return id + {"hidden": FACE_DOWN, "spider": DANGER, "gone": ""}[view["webs"][id]]
    if id == "BR":
        return f"{id}{view['planks']}" if view["planks"] else LAVA_GAP
    return lava_sign(id, view) if id in view["lava"] else id


def plates_left(view: ViewFields) -> list[str]:
    """tc.boulder.plate-positions: spaces of the plates that the boulder has not reached."""
    left: list[str] = view["printed"]["plates"][view["plates"]:]
    return left


def lava_sign(id: str, view: ViewFields) -> str:
    """Return a lava tile: gone, face down, a trap that the viewer knows of, searched."""
    state = view["lava"][id]["state"]
    return LAVA_GAP if state == "gone" else id + TILE_SIGNS[state]


def space_note(id: str, view: ViewFields) -> str:
    """Return what else there is to say of a space on a large map: the glyph or the number of a lava tile."""
    tile = view["lava"].get(id)
    if tile is None or tile["glyph"] == "none":
        return ""
    return str(tile["glyph"]) if tile["number"] is None else NUMBER + str(tile["number"])


def clue_sign(id: str, view: ViewFields, full: bool, has_sign: bool) -> str:
    """Return the number of a clue."""
    return (id if full else "") + (NUMBER if has_sign else "") + str(view["clues"][id] or "")


def alcove_sign(id: str, view: ViewFields) -> str:
    """Return an alcove with or without its idol."""
    return id + IDOL if view["alcoves"][id] != "none" else NOTHING * 2


def grid(cells: Mapping[Cell, Sequence[str]], drawing: Plan) -> list[str]:
    """Return the squares in columns as wide as needed; between two that are not joined there is a wall."""
    widths = [max((len(text) for (x, _), row in cells.items() if x == at for text in row), default=0) + 1
              for at in COLUMNS]
    found: list[str] = []
    for y in ROWS:
        here = [cells.get((x, y), ()) for x in COLUMNS]
        for at in range(max((len(row) for row in here), default=0)):
            line = ""
            for x, row in enumerate(here):
                wall = "│" if is_wall((x, y), (x + 1, y), drawing) else " "
                line += (row[at] if at < len(row) else "").ljust(widths[x] - 1) + wall
            found.append(line.rstrip())
        below = [("─" * (wide - 1) if is_wall((x, y), (x, y + 1), drawing) else "").ljust(wide)
                 for x, wide in enumerate(widths)]
        if "".join(below).strip():
            found.append("".join(below).rstrip())
    while found and not found[-1]:                      # clues and alcoves have nothing on their second line
        found.pop()
    return found


def is_wall(one: Cell, two: Cell, drawing: Plan = SHIPPED_PLAN) -> bool:
    """tc.action.move.walls: two squares of the board that nothing joins."""
    both = {one, two} <= set(drawing.cells.values())
    return both and frozenset((one, two)) not in drawing.links


def legend(width: int) -> list[str]:
    """Return what the signs of the map mean."""
    return [line for key in ("board-temple_of_chac-letters", "board-temple_of_chac-legend")
            for line in textwrap.wrap(say(key), width, break_on_hyphens=False)]


# ---------------------------------------------------------------- rooms and seats

def rooms(view: ViewFields) -> list[str]:
    """Return what is in the decks and in the alcoves."""
    decks = ", ".join(f"{name('god', deck)} {size}" for deck, size in view["sizes"].items())
    idols = ", ".join(f"{id} {name('treasure', idol)}" for id, idol in view["alcoves"].items() if idol != "none")
    found = [say("board-temple_of_chac-decks", decks=decks),
             say("board-temple_of_chac-alcoves", idols=idols or NOTHING)]
    if view.get("peeked"):
        found.append(say("board-temple_of_chac-peeked", traps=traps(view)))
    return [part for line in found for part in fold_line(line, PAGE)]


def traps(view: ViewFields) -> str:
    """Return the clues that the viewer has read, with their tiles."""
    return ", ".join(f"{clue} → {tile}" for clue, tile in view["peeked"].items())


def seats(view: ViewFields, marks: Mapping[str, str]) -> list[str]:
    """Return a block for everybody: where, how well, with what."""
    found: list[str] = []
    for seat, own in view["seats"].items():
        first = label_text(f"{marks[seat]} {name('seat', seat)}", " · ".join([*where(own), *health(own)]))
        found += [first, *[INDENT + line for line in belongings(seat, own, view)]]
    return [part for line in found for part in fold_line(line, PAGE)]


def where(own: ViewFields) -> list[str]:
    """Return the seat with its adventurer, and the space."""
    known = [] if own["adventurer"] == "none" else [name("adventurer", own["adventurer"])]
    if own["escaped"]:
        return [*known, say("board-temple_of_chac-escaped", order=own["escaped"])]
    return [*known, place_name(own["at"]), *([say("board-temple_of_chac-fallen")] if own["fallen"] else [])]


def health(own: ViewFields) -> list[str]:
    """Return wounds, injuries, and the dice of the turn."""
    values = own.get("injury_values")
    known = f"{own['injuries']} (−{sum(values)})" if values else str(own["injuries"])
    found = [say("board-temple_of_chac-health", wounds=own["wounds"], health=own["health"], injuries=known)]
    return [*found, *([say("board-temple_of_chac-dice", dice=pips(own["dice"]))] if own["dice"] else [])]


def pips(dice: Sequence[int]) -> str:
    return " ".join(str(die) for die in dice) or NOTHING


def belongings(seat: str, own: ViewFields, view: ViewFields) -> list[str]:
    """Return the gear, and the treasures as far as they are known."""
    found = [say("board-temple_of_chac-cards", hand=own["hand"], store=own["store"], capacity=own["capacity"])]
    if own["gear"]:
        found[0] += " · " + label_text(say("board-temple_of_chac-gear"), list_cards(own["gear"], gear_name))
    for label, cards in known_cards(seat, own, view):
        found.append(label_text(label, list_cards(cards, partial(treasure, view=view))))
    return found


def known_cards(seat: str, own: ViewFields, view: ViewFields) -> list[tuple[str, list[str]]]:
    """Return the treasures of a seat that the viewer knows of: the own ones, else what everybody saw."""
    rows = [("board-temple_of_chac-hand", own.get("hand_cards", [])),
            ("board-temple_of_chac-store", own.get("store_cards", [])),
            ("board-temple_of_chac-notes", view.get("notes", {}).get(seat, []) if "hand_cards" not in own else [])]
    return [(say(key), cards) for key, cards in rows if cards]


def gear_name(id: str) -> str:
    return name("gear", id)


def worth(id: str, view: ViewFields) -> str:
    """tc.scoring.treasure, tc.scoring.die-treasure: the printed points of a treasure; a box is worth a die."""
    row = view["printed"]["treasures"][id]
    return str(row["least"]) if row["least"] == row["most"] else f"{row['least']}–{row['most']}"


def treasure(id: str, view: ViewFields) -> str:
    """Return a treasure with its points; by its name alone where nothing is seen."""
    return f"{name('treasure', id)} ({worth(id, view)})" if view else name("treasure", id)


def fold_line(line: str, width: int) -> list[str]:
    """Fold a line that is too long; it goes on below, indented further."""
    indent = line[:len(line) - len(line.lstrip())] + INDENT
    return textwrap.wrap(line, width, subsequent_indent=indent, break_on_hyphens=False) if len(line) > width else [line]
