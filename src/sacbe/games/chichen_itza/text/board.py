"""The board as lines of text, and how a log of this game is laid out; words come from Fluent, data from a view."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from string import ascii_lowercase as LOWER_CASE, digits as DIGITS
from typing import Any, Final

from sacbe.games.chichen_itza.text import prophecy
from sacbe.games.chichen_itza.data.edition import STANDARD
from sacbe.games.chichen_itza.schema.notation import GODS, HERO_CARDS, PROPHECY_CARDS, TASKS
from sacbe.games.chichen_itza.data.tables import ACTION_TILES, DATA, GEARS, GOD_COLOURS, HERO_LABELS, TASK_FIRST
from sacbe.kernel.definition.presenter import current_figure
from sacbe.presentation.language.words import has_message, rule_name, rule_text, say

HEADINGS: Final = ("round-began",)                      # events that head what follows
QUIET: Final = ("turn-began", "step-began")             # events that end a paragraph and are not shown
BREAKS: Final = ("fought", "creature-fought", "attacked", "order-set", "final")     # events that begin a paragraph
LISTED: Final = {"tile-laid": "place", "action-placed": "tile", "cost-dealt": "cost", "god-opened": "god",
                 "god-removed": "god", "hero-opened": "card", "task-opened": "task", "rolled": "pips",
                 "creature-placed": "place"}
STYLES: Final = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow"}

ViewFields = Mapping[str, Any]

PAGE: Final = 100               # columns of a terminal
HALF: Final = 8                 # columns of half a tile on the map
LEAST_HALF: Final = 7           # a land so wide that halves were narrower is listed
LETTERS: Final = 2              # of a seat's name where there is little room
NOTHING: Final = "·"
GAP: Final = "  "
HERO_ACTIONS: Final = {"hero": ("recruit-hero", "move-hero")}      # what a tile calls by one name
CITY_CELLS: Final = tuple((int(q), int(r)) for q, r in DATA["board"]["city"]["cells"])
CARDS: Final = {"god": ("ci.god.", GODS), "card": ("ci.hero.", HERO_CARDS), "task": ("ci.task.", TASKS),
                "prophecy": ("bp.prophecy.", PROPHECY_CARDS)}


def name(what: str, id: str, count: int = 1) -> str:
    """Return what something is called: a seat, a creature, a gear, an action, a hero, a gem."""
    return say(f"name-chichen_itza-{what}-{id}", count=count)


def value_name(field: str, value: int | str) -> str | float | None:
    """Return the names that no message of its own can give: cards by their rule, seats and places in other roles."""
    if field in CARDS:
        number = int(value) if str(value).isdigit() else 0                      # a list has been named already
        return card(field, number) if number in CARDS[field][1] else None
    if field == "other" and value != "none":
        return name("seat", str(value))
    if field in ("from", "to"):
        return place_name(str(value))
    if field == "tile" and value in ACTION_TILES:
        return action_tile(str(value))
    if field == "ruin" and str(value).isdigit():
        return short_title(f"ci.ruin.{ruin(int(value), {})['bonus']}")
    return None


def ruin(number: int, components: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is printed on a ruin tile of this edition; every tile is there more than once."""
    printed = DATA["ruins"]["tiles"]["items"]
    at = (number - 1) % len(printed)
    return {field: components.get(f"ruins.tiles.items.{at + 1}.{field}", value) for field, value in printed[at].items()}


def action_tile(id: str) -> str:
    """Return an action tile by its actions; its number says nothing to anybody.

    >>> action_tile("A03"), action_tile("A17")
    ('action tile recruit hero / move hero', 'action tile scout / magic cards')
    """
    printed = DATA["action_board"]["tiles"]["items"][ACTION_TILES.index(id)]["actions"]
    actions = [one for group in printed for one in HERO_ACTIONS.get(group, (group.replace("_", "-"),))]
    return say("called-chichen_itza-action-tile", actions=" / ".join(name("action", one) for one in actions))


def facts(said: Mapping[str, int | str], components: Mapping[str, Any]) -> Mapping[str, str | int]:
    """Return what an event means only together with the edition: symbols of a die, the worth of a ruin, what a line
    pays."""
    event = said["event"]
    if event == "used":
        offered = next(row["actions"] for row in DATA["action_board"]["tiles"]["items"] if row["id"] == said["tile"])
        return {"as": "usual" if offered == [str(said["action"]).replace("-", "_")] else "other"}
    if event == "face-rolled":
        return {"symbols": symbols(str(said["kind"]), str(said["half"]), int(said["face"]), components)}
    if event == "saw-strength":
        return {"place": capital(place_name(str(said["place"])))}
    if event == "saw-ruin":
        row = ruin(int(said["ruin"]), components)
        return {"place": capital(place_name(str(said["place"]))), "points": row["points"],
                "bonus": short_title(f"ci.ruin.{row['bonus']}")}
    if event == "prophecy-revealed":
        known = said["prophecy"] in PROPHECY_CARDS
        return {"text": rule_text(prophecy.rule(int(said["prophecy"]))) if known else ""}
    return {"bonus": line_bonus(str(said["line"]), components)} if event == "line-triggered" else {}


def line_bonus(line: str, components: Mapping[str, Any]) -> str:
    """Return what a line of the star pays; `components` are the changes of an edition."""
    return name("bonus", components.get(f"gems.star_lines.{line}", DATA["gems"]["star_lines"][line]))


def symbols(kind: str, half: str, face: int, components: Mapping[str, Any]) -> str:
    """Return one face of a creature's die in words; `components` are the changes of an edition."""
    group = "base" if kind in DATA["creatures"]["base"]["items"] else "expansion"
    item = kind.replace("-", "_")
    printed = DATA["creatures"][group]["items"][item][half]
    faces = components.get(f"creatures.{group}.items.{item}.{half}", printed)
    shown = str(faces[(face - 1) % len(faces)])
    parts = [(part.rstrip(DIGITS), part.lstrip(LOWER_CASE)) for part in shown.split("+")]
    return ", ".join(name("symbol", symbol, int(count or 1)) for symbol, count in parts)


def card(field: str, number: int) -> str:
    """Return a god, hero, task or prophecy card by the name of its rule."""
    return rule_name(f"{CARDS[field][0]}{number:02}")


def short_title(rule: str) -> str:
    """Return a card or a ruin by its name alone, without kind and number."""
    return say(f"title-{rule.replace('.', '-')}")


def place_name(id: str) -> str:
    """Return a place by its name: the city, a mine by its gem, other tiles by kind and number; the reserve is none."""
    return name("place", id) if has_message(f"name-chichen_itza-place-{id}") else id


def capital(text: str) -> str:
    """Return the text with a capital letter, for the head of a line."""
    return text[:1].upper() + text[1:]


def short_seat(seat: str) -> str:
    """Return a seat by its first letters."""
    return name("seat", seat)[:LETTERS]


def units(group: ViewFields) -> str:
    """Return warriors, and heroes after a sign."""
    return f"{group['warriors']}+{len(group['heroes'])}" if group["heroes"] else str(group["warriors"])


# ---------------------------------------------------------------- the board

def board_lines(view: ViewFields) -> list[str]:
    """Return a view of the game, for a terminal of 100 columns."""
    top = [part for line in head(view) for part in fold_line(line, PAGE)]
    parts = (top, land(view), fight(view), actions(view), cards(view), seats(view))
    return [line for part in parts if part for line in ("", *part)][1:]


def fold_line(line: str, width: int, indent: str = GAP) -> list[str]:
    """Fold a line that is too long; it goes on below, indented at least as far."""
    indent = line[:len(line) - len(line.lstrip())] or indent
    return textwrap.wrap(line, width, subsequent_indent=indent, break_on_hyphens=False) if len(line) > width else [line]


def head(view: ViewFields) -> list[str]:
    """Return where the game stands: round, orders, and what is still to come."""
    order = ", ".join(name("seat", seat) for seat in view["order"]) or NOTHING
    favor = ", ".join(name("seat", seat) for seat in reversed(view["favor_order"]))
    kinds = ", ".join(name("kind", kind) for kind in view["attacks"]) or NOTHING
    rounds = current_figure(view, "game.rounds.total", STANDARD.rounds)
    found = [say("board-chichen_itza-round", round=view["round"], rounds=rounds, order=order),
             *prophecy.full_lines(view), *prophecy.past_lines(view),
             say("board-chichen_itza-favored", favor=favor), say("board-chichen_itza-attacks", kinds=kinds),
             say("board-chichen_itza-magic", deck=view["magic_deck"], **view["pile"])]
    laying = prophecy.tile_to_lay(view)
    return [*found, laying] if laying else found


# ---------------------------------------------------------------- the land

def land(view: ViewFields) -> list[str]:
    """Return the hex land as a map; where it is too wide for a page, a map of names alone and a list."""
    legend = ["", say("board-chichen_itza-legend-tiles"), say("board-chichen_itza-legend-units"),
              *prophecy.legend(view)]
    cells = {tuple(tile["cell"]): tile_lines(id, tile) for id, tile in view["tiles"].items()}
    columns = [column(*cell) for cell in (*cells, *CITY_CELLS)]
    half = min(HALF, PAGE // (max(columns) + 2 - min(columns)))
    if half >= LEAST_HALF:
        return [*draw_cells({**cells, CITY_CELLS[0]: city_lines(view)}, half), *legend]
    names = {tuple(tile["cell"]): [id] for id, tile in view["tiles"].items()}
    return [*draw_cells({**names, CITY_CELLS[0]: city_lines(view)[:1]}, half), "", *listed_land(view), *legend]


def draw_cells(cells: Mapping[tuple[int, ...], Sequence[str]], half: int) -> list[str]:
    """Return rows of cells, each half a tile beside the next; the city is as wide as two."""
    left = min(column(*cell) for cell in cells)
    found: list[str] = []
    for row in sorted({r for _, r in cells}):
        here = sorted((cell for cell in cells if cell[1] == row), key=lambda cell: column(*cell))
        for at in range(max(len(cells[cell]) for cell in here)):
            line = ""
            for cell in here:
                wide = 4 * half - 1 if cell == CITY_CELLS[0] else 2 * half - 1
                text = cells[cell][at] if at < len(cells[cell]) else ""
                line = line.ljust((column(*cell) - left) * half) + text[:wide]
            found.append(line.rstrip())
    return "\n".join(found).rstrip().split("\n")


def column(q: int, r: int) -> int:
    """Return where a cell begins, in halves of a tile."""
    return 2 * q + r


def tile_lines(id: str, tile: ViewFields) -> list[str]:
    """Return the lines of one tile: its name and what it bears; who is there; scouts."""
    title = f"[{id}{prophecy.terrain_sign(tile)}]"
    if tile.get("ruin"):
        title += f" ⌂{tile['ruin']['bonus']}/{tile['ruin']['points']}"
    elif "gems" in tile:
        title += f" ◆{tile['gems']}"
    return [title, tile_occupant(tile), scouts(tile)]


def tile_occupant(tile: ViewFields) -> str:
    """Return a creature with its strength, or the units of a seat."""
    if tile["creature"] != "none":
        return f"{name('kind', tile['creature'])} {prophecy.strength(tile)}"
    return NOTHING if tile["owner"] == "none" else f"{name('seat', tile['owner'])} {units(tile['units'])}"


def scouts(tile: ViewFields) -> str:
    """Return whose scouts stand on a tile."""
    return "° " + " ".join(short_seat(seat) for seat in tile["scouts"]) if tile["scouts"] else ""


def city_lines(view: ViewFields) -> list[str]:
    """Return the city and everybody in it, two seats to a line."""
    here = [f"{name('seat', seat)} {units(group)}" for seat, group in view["city"].items()]
    return [f"[{say('board-chichen_itza-city')}]", *["  ".join(here[at:at + 2]) for at in range(0, len(here), 2)]]


def listed_land(view: ViewFields) -> list[str]:
    """Return a line for each tile."""
    rows = [[say("board-chichen_itza-tile"), say("board-chichen_itza-cell"), say("board-chichen_itza-on-tile"), ""]]
    for id, tile in view["tiles"].items():
        title, here, spies = tile_lines(id, tile)
        rows.append([title, ",".join(str(n) for n in tile["cell"]), here, spies])
    return [*grid(rows), *city_lines(view)]


# ---------------------------------------------------------------- the fight

def fight(view: ViewFields) -> list[str]:
    """Return who fights whom, and how it stands."""
    now = view["fight"]
    if now == "none":
        return []
    known = {"place": place_name(now["place"]), "seat": name("seat", now["attacker"]), "units": units(now["attackers"])}
    if now["defender"] != "none":
        found = [say("board-chichen_itza-fight-player", other=name("seat", now["defender"]),
                     others=units(now["defenders"]), **known)]
    elif now["creature"] == "none":
        return []
    else:
        found = [say("board-chichen_itza-fight-creature", kind=name("kind", now["creature"]), hearts=now["hearts"],
                     strength=now["strength"], **known), *prophecy.lowered_gear_lines(now)]
    if now["phase"] != "none":
        dice = " ".join(str(pips) for pips in now["dice"]) or NOTHING
        found.append(say("board-chichen_itza-fight-phase", phase=name("phase", now["phase"]), number=now["number"],
                         planned=now["planned"], dice=dice, hits=now["hits"], blows=now["blows"]))
    return found


# ---------------------------------------------------------------- actions and cards

def actions(view: ViewFields) -> list[str]:
    """Return the action board: the price of every tile with the seats that have a marker there, and below what it
    does."""
    if all(tile == "none" for row in view["grid"] for tile in row):
        return []
    rows = [[say("board-chichen_itza-costs"), *prophecy.markers(view, "columns")]]
    for marker, tiles in zip(prophecy.markers(view, "rows"), view["grid"], strict=True):
        shown = [view["actions"].get(tile) for tile in tiles]
        rows.append([marker, *[f"{tile} {price(row)}" if row else NOTHING for tile, row in zip(tiles, shown)]])
        rows.append(["", *[", ".join(name("action", action) for action in row["actions"]) if row else ""
                           for row in shown]])
    return grid(rows)


def price(row: ViewFields) -> str:
    """Return both prices of an action tile, and markers on it."""
    marks = " ".join(short_seat(seat) for seat in row["marks"])
    return f"{'/'.join(prophecy.prices(row))} {marks}".rstrip()


def cards(view: ViewFields) -> list[str]:
    """Return gods on display, heroes on top of their stacks, and tasks with the seats that have met them."""
    rows = []
    for colour in GOD_COLOURS:
        god = view["open_gods"][colour]
        rows.append([name("colour", colour), say("board-chichen_itza-none") if god == "none" else card("god", god),
                     say("board-chichen_itza-left", left=view["god_decks"][colour])])
        rows += [["", card("god", more)] for more in view["more_gods"][colour]]
    heroes = []
    for hero in HERO_LABELS:
        top = view["hero_tops"][hero]
        title = say("board-chichen_itza-none") if top["card"] == "none" else card("card", top["card"])
        heroes.append([name("hero", hero), title, say("board-chichen_itza-upkeep", upkeep=top["upkeep"])])
    tasks = []
    for task, met in view["tasks"].items():
        when = say("board-chichen_itza-task-round", round=task_round(int(task)))
        tasks.append([card("task", int(task)), when, ", ".join(name("seat", seat) for seat in met)])
    return [*add_title(say("board-chichen_itza-gods"), rows), *add_title(say("board-chichen_itza-heroes"), heroes),
            *add_title(say("board-chichen_itza-tasks"), tasks)]


def add_title(title: str, rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows under a title."""
    return [title, *[GAP + line for line in grid(rows)]] if rows else []


def task_round(task: int) -> int:
    """Return the round after which a task is checked: ci.end.g.advance."""
    rounds = STANDARD.task_round
    return next(rounds[at] for at in range(len(rounds)) if task < TASK_FIRST[at + 1])


# ---------------------------------------------------------------- the seats

def seats(view: ViewFields) -> list[str]:
    """Return what everybody has: a column for each seat."""
    owners: ViewFields = view["seats"]
    rows = [["", *[name("seat", seat) for seat in owners]]]
    for label, cell in seat_rows():
        rows.append([label, *[cell(own) for own in owners.values()]])
    for label, wide, items in item_rows():
        rows += stack_columns(label, [items(own) for own in owners.values()], wide)
    return grid(rows)


def seat_rows() -> list[tuple[str, Any]]:
    """Return rows with one line for a seat: a label, and what stands under it."""
    return [
        (say("board-chichen_itza-coins"), lambda own: str(own["coins"])),
        (say("board-chichen_itza-luck"), lambda own: str(own["luck"])),
        (say("board-chichen_itza-idols"), lambda own: str(own["idols"])),
        (say("board-chichen_itza-shields"), lambda own: str(own["shields"])),
        (say("board-chichen_itza-gears"), lambda own: "/".join(str(own[gear]) for gear in GEARS)),
        (say("board-chichen_itza-reserve"), lambda own: f"{own['reserve']} ({own['strips'].count('income')})"),
        (say("board-chichen_itza-hand"), hand),
        (say("board-chichen_itza-war"), lambda own: str(own["war"])),
        (say("board-chichen_itza-favor"), lambda own: str(own["favor"])),
        (say("board-chichen_itza-left-over"), lambda own: f"{own['markers_left']}/{own['scouts_left']}"),
    ]


def item_rows() -> list[tuple[str, int, Any]]:
    """Return rows with lists under each seat: a label, how many to a line, and the list."""
    return [
        (say("board-chichen_itza-gems"), 3, lambda own: [name("gem", gem) for gem in own["gems"]]),
        (say("board-chichen_itza-cards"), 5, lambda own: [str(god) for god in own["gods"]]),
        (say("board-chichen_itza-own-heroes"), 1, own_heroes),
        (say("board-chichen_itza-trophies"), 1, lambda own: [
            f"{name('kind', kind)} {' '.join(str(n) for n in figures)}" for kind, figures in own["trophies"].items()]),
        (say("board-chichen_itza-attack-cards"), 1, attack_cards),
        (say("board-chichen_itza-tiles"), 3, lambda own: own["controls"]),
    ]


def hand(own: ViewFields) -> str:
    """Return the magic cards: how many, and of which type where the viewer may know; of others, what all know to be
    there."""
    if "stone" in own:
        return say("board-chichen_itza-own-hand", count=own["hand"], stone=own["stone"], fire=own["fire"])
    shown = own["shown"]
    return say("board-chichen_itza-seen-hand", count=own["hand"], **shown) if any(shown.values()) else str(own["hand"])


def own_heroes(own: ViewFields) -> list[str]:
    """Return heroes with card and place."""
    return [f"{name('hero', hero)} {row['card']}{place_word(row['place'])}"
            for hero, row in own["heroes"].items()]


def place_word(place: str) -> str:
    """Return where a hero stands, a tile as the map has it; one that fights stands nowhere else."""
    return "" if place == "none" else f" ({place_name(place) if place == 'city' else place})"


def attack_cards(own: ViewFields) -> list[str]:
    """Return creature cards of the city with their points."""
    return [*[f"{name('kind', kind)} +{points}" for kind, points in own["repelled"].items()],
            *[f"{name('kind', kind)} {STANDARD.lost_points}" for kind in own["failed"]]]


def stack_columns(label: str, columns: Sequence[Sequence[str]], wide: int) -> list[list[str]]:
    """Return lists under their seats, some to a line."""
    cut = [[" ".join(items[at:at + wide]) for at in range(0, len(items), wide)] or [NOTHING] for items in columns]
    return [[label if not at else "", *row] for at, row in enumerate(zip_longest(*cut, fillvalue=""))]


def grid(rows: Sequence[Sequence[str]], gap: str = GAP) -> list[str]:
    """Return cells in columns, each as wide as its widest cell."""
    width = max((len(row) for row in rows), default=0)
    widths = [max((len(row[at]) for row in rows if at < len(row)), default=0) for at in range(width)]
    return [gap.join(cell.ljust(wide) for cell, wide in zip(row, widths)).rstrip() for row in rows]
