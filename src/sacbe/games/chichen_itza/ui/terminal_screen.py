"""What a terminal shows of a game: a status line, panels to look at or to listen to, and moves in words.

With marks (a sign for each seat) panels are tables; without them they are short sentences for a screen reader.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sacbe.games.chichen_itza.text import prophecy
from sacbe.games.chichen_itza.text.board import (CITY_CELLS, attack_cards, capital, card, column, draw_cells, fight,
                                                 fold_line,
                                                 grid, head, name, place_name, task_round, units)
from sacbe.games.chichen_itza.data.edition import STANDARD
from sacbe.games.chichen_itza.schema.notation import ACTION_NAMES
from sacbe.games.chichen_itza.ui.question_text import question_details, fight_words, seat_with_mark
from sacbe.games.chichen_itza.text.moves import (card_text, group_words, viewing_seat, move, neighbours, occupants,
                                                 ruin,
                                                 short_range, shown_cards, tile_name, tunnel_ends)
from sacbe.games.chichen_itza.data.tables import (DATA, GEARS, GOD_COLOURS, HERO_LABELS, STRIPS, TASK_CLASSES,
                                                  TASK_FIRST)
from sacbe.games.chichen_itza.text.prophecy import terrain_sign, tunnel_sign
from sacbe.kernel.definition.presenter import current_figure
from sacbe.presentation.language.words import rule_name, rule_text, say

__all__ = ["move", "panels", "question_details", "status_line"]

ViewFields = Mapping[str, Any]
Marks = Mapping[str, str]
Panel = tuple[str, str, list[str]]

NOTHING: Final = "·"
INDENT: Final = "   "
HALF: Final = 7                 # columns of half a tile on the map, at most
LEAST_HALF: Final = 4           # on a narrower map tiles show their names alone
NAMES_HALF: Final = 2           # and below that there is no map
LETTERS: Final = 2              # of a creature's name, at least
ACTION_RULES: Final = tuple(f"ci.action.{action}" for action in ACTION_NAMES)
TABLES: Final = (
    *[f"ci.gear.{gear}" for gear in GEARS], "ci.gear.side-gain", "ci.treasure.table", "ci.idol.exchange",
    "ci.idol.shield", "ci.combat.luck.reroll", "ci.combat.luck.extra-hit", "ci.combat.creature.symbol")
MORE_TABLES: Final = (
    "ci.gem.lines", *[f"ci.ruin.{n}" for n in range(1, 10)], "ci.reserve.values",
    *[f"ci.score.{part}" for part in ("terrain", "idols", "gems", "creatures", "heroes")])
TUNNEL_RULES: Final = tuple(f"bp.tunnels.{part}" for part in ("options", "step", "terrain", "exit"))


def status_line(view: ViewFields) -> str:
    """Return where the game stands, in one line."""
    facts = {"round": view["round"], "rounds": current_figure(view, "game.rounds.total", STANDARD.rounds),
             "order": ", ".join(name("seat", seat) for seat in view["order"]) or NOTHING}
    if view["prophecy"] == "none":
        return say("board-chichen_itza-round", **facts)
    return say("screen-chichen_itza-status", prophecy=prophecy.short_title(view["prophecy"]), **facts)


def panels(view: ViewFields, marks: Marks | None, width: int) -> list[Panel]:
    """Return key, title and lines of every panel; the first two are the board and the seats."""
    board = spoken_board(view) if marks is None else drawn_board(view, marks, width)
    seats = spoken_seats(view) if marks is None else drawn_seats(view, marks)
    found = [("board", say("panel-board"), board), ("seats", say("panel-seats"), seats),
             ("actions", say("panel-chichen_itza-actions"), actions(view, marks)),
             ("cards", say("panel-chichen_itza-cards"), cards(view, marks)),
             ("tiles", say("panel-chichen_itza-tiles"), tiles(view, marks)),
             ("owned", say("panel-chichen_itza-owned"), seat_possessions(view, marks)),
             ("tables", say("panel-chichen_itza-tables"), tables(view))]
    return [(key, title, [part for line in lines for part in fold_line(line, width, INDENT)])
            for key, title, lines in found]


def seats_with_marks(seats: Sequence[str], marks: Marks | None) -> str:
    """Return seats one after the other, by their signs if there are any."""
    return ", ".join(name("seat", seat) for seat in seats) if marks is None else "".join(marks[seat] for seat in seats)


def separator() -> str:
    """Return what stands between the parts of a sentence."""
    return say("spoken-chichen_itza-between")


def label_text(label: str, text: str) -> str:
    return say("spoken-chichen_itza-label", label=label, text=text)


# ---------------------------------------------------------------- the board

def drawn_board(view: ViewFields, marks: Marks, width: int) -> list[str]:
    """Return the prophecy, the land as a map, and below it how the fight stands or what the signs mean."""
    cells = [tuple(tile["cell"]) for tile in view["tiles"].values()]
    columns = [column(*cell) for cell in (*cells, *CITY_CELLS)]
    half = min(HALF, (width + 1) // (max(columns) + 2 - min(columns)))
    if half < NAMES_HALF:
        land = [label_text(id + terrain_sign(tile), tile_here(tile, marks, width)) for id,
                tile in view["tiles"].items()]
    elif half < LEAST_HALF:
        land = draw_cells({**{tuple(tile["cell"]): [signed_name(id, tunnel_sign(tile), 2 * half - 1)]
                              for id, tile in view["tiles"].items()}, CITY_CELLS[0]: city(view, marks, 4 * half - 1)},
                              half)
    else:
        land = draw_cells({**{tuple(tile["cell"]): [tile_head(id, tile, 2 * half - 1),
                                                    tile_here(tile, marks, 2 * half - 1)]
                              for id, tile in view["tiles"].items()}, CITY_CELLS[0]: city(view, marks, 4 * half - 1)},
                              half)
    return [*prophecy.brief_lines(view), top_line(view, marks), *land, *foot_lines(view, marks)]


def tile_head(id: str, tile: ViewFields, wide: int) -> str:
    """Return name, terrain, tunnel, and what is known of a ruin."""
    sign, known = terrain_sign(tile), tile.get("ruin")
    bonus = f"{'' if sign else ' '}{known['bonus']}/{known['points']}" if known else ""
    return signed_name(id, sign, wide) + bonus


def signed_name(id: str, sign: str, wide: int) -> str:
    """Return a tile by its name, cut where there is no room for it and its sign."""
    return (id if len(id + sign) <= wide else id.replace("-", "")[:wide - len(sign)]) + sign


def tile_here(tile: ViewFields, marks: Marks, wide: int) -> str:
    """Return a creature with its strength, or units, and scouts; names are cut where there is no room."""
    scouts = "°" + "".join(marks[seat] for seat in tile["scouts"]) if tile["scouts"] else ""
    if tile["creature"] == "none":
        here = NOTHING if tile["owner"] == "none" else marks[tile["owner"]] + units(tile["units"])
        return here + scouts
    strength = prophecy.strength(tile)
    kind, room = name("kind", tile["creature"]), wide - len(scouts) - len(strength)
    return (f"{kind} " if len(kind) < room else kind[:max(LETTERS, room)]) + strength + scouts


def city(view: ViewFields, marks: Marks, wide: int) -> list[str]:
    """Return the city and everybody in it: its name above, as long as one line has room for all."""
    here = [marks[seat] + units(group) for seat, group in view["city"].items()]
    for gap in (" ", ""):
        if len(gap.join(here)) <= wide:
            return [say("board-chichen_itza-city")[:wide], gap.join(here)]
    return ["".join(here[:2]), "".join(here[2:])]


def top_line(view: ViewFields, marks: Marks) -> str:
    """Return what is above the map: the tile to be laid, else who is in favor."""
    favor = " ".join(marks[seat] for seat in reversed(view["favor_order"]))
    return prophecy.tile_to_lay(view) or say("screen-chichen_itza-favor", favor=favor)


def foot_lines(view: ViewFields, marks: Marks) -> list[str]:
    """Return what stands below the map: the fight with the dice on the table, else what the signs mean."""
    shown = fight_words(view, marks)
    if not shown:
        return [say("screen-chichen_itza-signs"), say("screen-chichen_itza-letters"), *prophecy.legend(view)]
    dice = say("screen-chichen_itza-dice", dice=" ".join(str(pips) for pips in view["fight"]["dice"]) or NOTHING)
    return [shown[0], " ".join([*shown[1:], dice])]


def spoken_board(view: ViewFields) -> list[str]:
    """Return where the game stands, the fight, the city, and a sentence for each tile with somebody on it."""
    lines = [*head(view), *fight(view)]
    lines += [label_text(capital(place_name("city")), separator().join(
        f"{name('seat', seat)} {group_words(group)}" for seat, group in view["city"].items()))]
    tiles = [label_text(tile_name(id, view), separator().join(tile_parts(id, view, None))) for id in view["tiles"]]
    return [*lines, *tiles]


def tile_parts(id: str, view: ViewFields, marks: Marks | None) -> list[str]:
    """Return everything on a tile."""
    tile = view["tiles"][id]
    scouts = say("spoken-chichen_itza-scouts", seats=", ".join(seat_with_mark(seat, marks) for seat in tile["scouts"]))
    return [part for part in (occupants(id, view), ruin(tile), scouts if tile["scouts"] else "") if part]


def tiles(view: ViewFields, marks: Marks | None) -> list[str]:
    """Return a line for each tile, and below it what it borders on."""
    lines: list[str] = []
    for id, tile in view["tiles"].items():
        beside = say("spoken-chichen_itza-beside", places=", ".join(neighbours(tile["cell"], view)))
        ways = separator().join([beside, *tunnel_ends(id, view)])
        lines += [label_text(tile_name(id, view), separator().join(tile_parts(id, view, marks))), INDENT + ways]
    return lines or [NOTHING]


# ---------------------------------------------------------------- the seats

def drawn_seats(view: ViewFields, marks: Marks) -> list[str]:
    """Return a row for each seat."""
    heads = say("screen-chichen_itza-heads").split()
    rows = [["", *heads]]
    for seat, own in view["seats"].items():
        gears = "".join(str(own[gear]) for gear in GEARS)
        cells = [own["coins"], own["luck"], own["idols"], own["shields"], gears, own["reserve"], own["hand"],
                 own["war"], own["favor"], own["markers_left"]]
        rows.append([seat_with_mark(seat, marks), *[str(cell).rjust(len(head)) for cell, head in zip(cells, heads)]])
    return grid(rows, gap=" ")


def spoken_seats(view: ViewFields) -> list[str]:
    """Return some sentences for each seat."""
    lines: list[str] = []
    for seat, own in view["seats"].items():
        goods = ", ".join(f"{own[good]} {name('good', good, own[good])}"
                          for good in ("coins", "luck", "idols", "shields"))
        lines += [label_text(name("seat", seat), goods), INDENT + say("spoken-chichen_itza-gears", **{
            gear: own[gear] for gear in GEARS}), INDENT + pieces(own), INDENT + magic(own)]
        lines += [INDENT + line for line in short_range(own["range"], own["range_printed"])]
    return lines


def pieces(own: ViewFields) -> str:
    """Return what is left on the own board, and both tracks."""
    return say("spoken-chichen_itza-pieces", reserve=own["reserve"], strips=own["strips"].count("income"), of=STRIPS,
               scouts=own["scouts_left"], markers=own["markers_left"], war=own["war"], favor=own["favor"])


def magic(own: ViewFields) -> str:
    """Return the magic cards: by type where the viewer may know, and those of which all know the type."""
    known = "stone" in own
    cards = say("spoken-chichen_itza-magic", known="yes" if known else "no", count=own["hand"],
                stone=own["stone"] if known else 0, fire=own["fire"] if known else 0)
    return f"{cards} ({shown_cards(own)})" if shown_cards(own) else cards


# ---------------------------------------------------------------- actions and cards

def actions(view: ViewFields, marks: Marks | None) -> list[str]:
    """Return every action tile, row by row: its price now, the other price, what it does and who has been there."""
    if not view["actions"]:
        return [NOTHING]
    aloud = marks is None
    costs = {line: (", " if aloud else " ").join(prophecy.markers(view, line, aloud))
             for line in ("rows", "columns")}
    rows = []
    for tile in (tile for row in view["grid"] for tile in row if tile != "none"):
        shown = view["actions"][tile]
        low, high = prophecy.prices(shown, aloud)
        price, other = (high, low) if shown["marks"] else (low, high)
        offered = say("screen-chichen_itza-or").join(name("action", action) for action in shown["actions"])
        used = "yes" if shown["marks"] else "no"
        paid = say("screen-chichen_itza-price", price=price, other=other, used=used)
        rows.append([tile, paid, seats_with_marks(shown["marks"], marks), offered])
    lines = grid(rows) if marks is not None else [label_text(f"{row[0]} {row[3]}", " · ".join(filter(None, row[1:3])))
                                                  for row in rows]
    texts = [part for id in ACTION_RULES for part in (rule_name(id), INDENT + rule_text(id))]
    return [say("screen-chichen_itza-costs", **costs), *lines, say("screen-chichen_itza-coins"), "", *texts]


def cards(view: ViewFields, marks: Marks | None) -> list[str]:
    """Return prophecies, gods on display, heroes on top of their stacks and tasks, each with its text."""
    lines = [*prophecies(view), say("board-chichen_itza-gods")]
    for colour in GOD_COLOURS:
        god, left = view["open_gods"][colour], say("board-chichen_itza-left", left=view["god_decks"][colour])
        title = say("board-chichen_itza-none") if god == "none" else card("god", god)
        lines += [f"{capital(name('colour', colour))} · {title} · {left}"]
        lines += [] if god == "none" else [INDENT + card_text("god", god)]
        for more in view["more_gods"][colour]:
            lines += [f"{capital(name('colour', colour))} · {card('god', more)}", INDENT + card_text("god", more)]
    lines.append(say("board-chichen_itza-heroes"))
    for hero in HERO_LABELS:
        top = view["hero_tops"][hero]
        lines += hero_lines(hero, top, [say("board-chichen_itza-left", left=view["hero_decks"][hero])], True)
    lines.append(say("board-chichen_itza-tasks"))
    for number, met in view["tasks"].items():
        when = say("screen-chichen_itza-task", round=task_round(int(number)), points=task_points(int(number)))
        lines += [" · ".join(filter(None, [card("task", int(number)), when, seats_with_marks(met, marks)])),
                  INDENT + card_text("task", int(number))]
    attacks = ", ".join(name("kind", kind) for kind in view["attacks"]) or NOTHING
    return [*lines, say("board-chichen_itza-attacks", kinds=attacks),
            say("board-chichen_itza-magic", deck=view["magic_deck"], **view["pile"])]


def prophecies(view: ViewFields) -> list[str]:
    """Return the prophecy in force with its text, and those of earlier rounds."""
    if not view["modules"]["prophecies"]:
        return []
    number = view["prophecy"]
    now = [] if number == "none" else [card("prophecy", number), INDENT + card_text("prophecy", number)]
    return [say("board-chichen_itza-prophecies"), *now, *[INDENT + line for line in prophecy.changes(view)],
            *prophecy.past_lines(view)]


def hero_lines(hero: str, row: ViewFields, more: Sequence[str], full: bool) -> list[str]:
    """Return a hero by type, card and upkeep, and what the card says."""
    if row["card"] == "none":
        return [" · ".join([capital(name("hero", hero)), say("board-chichen_itza-none")])]
    upkeep = say("board-chichen_itza-upkeep", upkeep=row["upkeep"])
    title = " · ".join(filter(None, [capital(name("hero", hero)), card("card", row["card"]), upkeep, *more]))
    return [title, INDENT + card_text("card", row["card"])] if full else [title]


def task_points(task: int) -> int:
    """Return what a task is worth: ci.score.tasks."""
    row = next(at for at in range(len(TASK_CLASSES)) if task < TASK_FIRST[at + 1])
    return int(DATA["tasks"]["points"][TASK_CLASSES[row]])


# ---------------------------------------------------------------- what everybody has

def seat_possessions(view: ViewFields, marks: Marks | None) -> list[str]:
    """Return cards, gems, creatures and tiles of each seat; the own cards with their texts."""
    lines: list[str] = []
    for seat, own in view["seats"].items():
        mine = seat == viewing_seat(view)
        shown = (pieces(own), *short_range(own["range"], own["range_printed"]), magic(own), *possessions(own))
        lines += [seat_with_mark(seat, marks), *[INDENT + line for line in shown]]
        for hero, row in own["heroes"].items():
            where = "" if row["place"] == "none" else place_name(row["place"])
            lines += [INDENT + line for line in hero_lines(hero, row, [where], mine)]
        for god in own["gods"]:
            lines += [INDENT + card("god", god), *([INDENT * 2 + card_text("god", god)] if mine else [])]
    return lines


def possessions(own: ViewFields) -> list[str]:
    """Return lists of what lies before a seat, without those that are empty."""
    trophies = [f"{name('kind', kind)} {strength}" for kind, row in own["trophies"].items() for strength in row]
    found = [("board-chichen_itza-gems", [name("gem", gem) for gem in own["gems"]]),
             ("board-chichen_itza-tiles", own["controls"]), ("board-chichen_itza-trophies", trophies),
             ("board-chichen_itza-attack-cards", attack_cards(own)),
             ("board-chichen_itza-tasks", [card("task", task) for task in own["tasks"]])]
    return [label_text(say(key), ", ".join(items)) for key, items in found if items]


def tables(view: ViewFields) -> list[str]:
    """Return what gears, dice, treasures, creatures in play, gems, ruins and tunnels do, as printed in the box."""
    base = DATA["creatures"]["base"]["items"]
    creatures = [f"{'ci' if kind in base else 'bp'}.creature.{kind}" for kind in view["kinds"]]
    tunnels = TUNNEL_RULES if view["modules"]["tunnels"] else ()
    rules = (*TABLES, *creatures, *MORE_TABLES, *tunnels)
    return [part for id in rules for part in (rule_name(id), INDENT + rule_text(id))]
