"""Moves in words for players; cards speak through the names and texts of their rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sacbe.games.chichen_itza.text.board import CARDS, CITY_CELLS, capital, card, name, place_name
from sacbe.games.chichen_itza.schema.notation import HERO_SETS, RESERVE
from sacbe.games.chichen_itza.text.prophecy import printed_tile
from sacbe.presentation.language.words import rule_name, rule_text, say, say_with

ViewFields = Mapping[str, Any]
Facts = Callable[[Sequence[str], ViewFields], Mapping[str, Any]]


def move(text: str, view: ViewFields) -> str:
    """Return a move in notation as words; one that only chance makes stays as it is.

    >>> move("suffer", {"fight": "none"})
    'Take the damage: shields first, then warriors, then heroes'
    """
    verb, *arguments = text.split()
    facts = MOVES.get(verb)
    return text if facts is None else say_with(f"move-chichen_itza-{verb}", facts(arguments, view)).strip()


# ---------------------------------------------------------------- places and groups

def viewing_seat(view: ViewFields) -> str:
    """Return the seat whose view it is, the only one whose hand lies open; an empty text for watchers."""
    return next((seat for seat, own in view.get("seats", {}).items() if "stone" in own), "")


def group_words(group: ViewFields) -> str:
    """Return warriors and heroes in words."""
    return unit_words(int(group["warriors"]), group["heroes"])


def unit_words(warriors: int, heroes: Sequence[str]) -> str:
    """Return this many warriors, and these heroes; together they may be nobody."""
    found = [say("spoken-chichen_itza-warriors", count=warriors)] if warriors or not heroes else []
    return ", ".join([*found, *[name("hero", hero) for hero in heroes]])


def tile_name(id: str, view: ViewFields) -> str:
    """Return a tile by its id, what it is, and its terrain; the city by its name."""
    tile = view.get("tiles", {}).get(id)
    return place_name(id) if tile is None else printed_tile(id, tile)


def spoken_place(id: str, view: ViewFields) -> str:
    """Return a place as a move names it, with a word about the tunnel that it may have."""
    tile = view.get("tiles", {}).get(id)
    if tile is None or not tile["tunnel"]:
        return place_name(id)
    return say("spoken-chichen_itza-tile", id=place_name(id), kind=name("terrain", "tunnel"), terrain="none")


def tunnel_ends(id: str, view: ViewFields) -> list[str]:
    """Return where the tunnel of a mine leads; nothing on other tiles."""
    others = [other for other, tile in view["tiles"].items() if tile["tunnel"] and other != id]
    return [say("spoken-chichen_itza-tunnel", places=", ".join(others))] if view["tiles"][id]["tunnel"] else []


def short_range(steps: int, printed: int) -> list[str]:
    """Return how far groups go, where the gear says otherwise."""
    return [] if steps == printed else [say("spoken-chichen_itza-range", range=steps, printed=printed)]


def occupants(id: str, view: ViewFields) -> str:
    """Return who is on a place, as far as the view knows: a creature, units, or nobody."""
    me = viewing_seat(view)
    if id == "city":
        return group_words(view["city"][me]) if me else ""
    tile = view.get("tiles", {}).get(id)
    if tile is None:
        return ""
    if tile["creature"] != "none":
        return creature(tile["creature"], tile["strength"], tile["hearts"])
    if tile["owner"] == "none":
        return say("spoken-chichen_itza-empty")
    whose = "own" if tile["owner"] == me else "other"
    return say("spoken-chichen_itza-owned", whose=whose, seat=name("seat", tile["owner"]),
               units=group_words(tile["units"]))


def creature(kind: str, strength: int | None, hearts: int | None = None) -> str:
    """Return a creature, with its strength where it is known, and the hearts it would fight with where they differ."""
    known = "no" if strength is None else "yes" if hearts in (None, strength) else "changed"
    return say("spoken-chichen_itza-creature", kind=name("kind", kind), known=known, strength=strength or 0,
               hearts=hearts or 0)


def ruin(tile: ViewFields) -> str:
    """Return what is known of the ruin on a tile; nothing on others."""
    known = tile.get("ruin")
    return say("spoken-chichen_itza-ruin", points=known["points"],
               bonus=rule_name(f"ci.ruin.{known['bonus']}")) if known else ""


def titled_card(field: str, number: int) -> str:
    """Return a card by name and text."""
    return f"{card(field, number)}. {card_text(field, number)}"


def card_text(field: str, number: int) -> str:
    """Return what a god, a hero, a task or a prophecy card says."""
    return rule_text(f"{CARDS[field][0]}{number:02}")


# ---------------------------------------------------------------- message arguments of each verb

def use_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    """Return the action of a tile; a hero that moves by type and card."""
    hero = own_hero(arguments[2], view) if len(arguments) > 2 else ""
    return {"what": say(f"move-chichen_itza-use-{arguments[1]}", hero=hero, treasures=scout_finds(view))}


def scout_finds(view: ViewFields) -> int:
    """Return the treasures of a scout action of the viewer; one for watchers."""
    return int(view["seats"][me]["limits"]["treasures"]) if (me := viewing_seat(view)) else 1


def own_hero(hero: str, view: ViewFields) -> str:
    """Return a hero of the viewer, by type and card."""
    row = view.get("seats", {}).get(viewing_seat(view), {}).get("heroes", {}).get(hero)
    return name("hero", hero) if row is None else f"{name('hero', hero)} ({card('card', row['card'])})"


def place_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    """Return a place, and who is there; a second argument names a hero, none a warrior."""
    place, hero = arguments[0], arguments[1] if len(arguments) > 1 else "none"
    unit = own_hero(hero, view) if hero != "none" else name("unit", "warrior")
    tile = view.get("tiles", {}).get(place)
    own = tile is not None and tile["owner"] == viewing_seat(view) != ""
    who = group_words(tile["units"]) if tile is not None and own else occupants(place, view)
    return {"place": spoken_place(place, view), "who": who, "unit": unit, "figure": capital(unit)}


def goal_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    """Return where a march ends, and what it meets there."""
    tile = view.get("tiles", {}).get(arguments[0], {})
    owner = tile.get("owner", "none")
    meets = ("city" if arguments[0] == "city" else "creature" if tile.get("creature", "none") != "none"
             else "nobody" if owner == "none" else "own" if owner == viewing_seat(view) else "rival")
    return {**place_facts(arguments[:1], view), "meets": meets}


def scout_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    """Return a tile to be scouted, and whose scouts are there already."""
    scouts = [name("seat", seat) for seat in view.get("tiles", {}).get(arguments[0], {}).get("scouts", ())]
    return {**place_facts(arguments, view), "count": len(scouts), "scouts": ", ".join(scouts)}


def group_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    return {"units": group_of(arguments)}


def group_of(arguments: Sequence[str]) -> str:
    """Return the units of a group in notation: a number of warriors, and heroes joined by a sign."""
    heroes = arguments[1].split("+") if len(arguments) > 1 and arguments[1] in HERO_SETS else []
    return unit_words(int(arguments[0]), heroes)


def recruit_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    """Return a hero, the card on top of its stack with its upkeep, and where it begins; its text once, for the city."""
    top = view.get("hero_tops", {}).get(arguments[0], {"card": "none", "upkeep": 0})
    known = top["card"] != "none"
    text = card_text("card", top["card"]).removesuffix(".") if known and arguments[1] == "city" else ""
    return {"hero": capital(name("hero", arguments[0])), "place": spoken_place(arguments[1], view), "text": text,
            "card": card("card", top["card"]) if known else "", "upkeep": top["upkeep"]}


def shown_cards(own: ViewFields) -> str:
    """Return the magic cards in a hand of which all know the type; nothing without."""
    return say("spoken-chichen_itza-shown", **own["shown"]) if any(own["shown"].values()) else ""


def upkeep_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    """Return a hero of the viewer, and its upkeep."""
    row = view.get("seats", {}).get(viewing_seat(view), {}).get("heroes", {}).get(arguments[0], {})
    return {"hero": own_hero(arguments[0], view), "upkeep": row.get("upkeep", 0)}


def god_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    return {"god": titled_card("god", int(arguments[0])).removesuffix(".")}


def keep_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    """Return what stays unchanged: a roll, or a hand of cards before anything was rolled."""
    fight = view["fight"]
    unrolled = fight != "none" and fight["phase"] == "magic" and not fight["dice"]
    return {"what": "cards" if unrolled else "roll" if fight != "none" else "all"}


def again_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    return {"way": arguments[0], "kept": int(arguments[2]) if len(arguments) > 2 else 0}


def phases_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    """Return how many phases of this kind; in melee, whether the next one takes place."""
    fight = view["fight"]
    phase = "none" if fight == "none" else fight["phase"]
    return {"phase": phase, "name": "" if phase == "none" else name("phase", phase), "number": int(arguments[0]),
            "next": 0 if fight == "none" else fight["number"] + 1}


def damage_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    return {"way": arguments[0]}


def mark_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    """Return the warrior of a place, or of the reserve."""
    origin = "reserve" if arguments[0] == RESERVE else "board"
    return {"origin": origin, **place_facts(arguments[:1], view)}


def lay_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    """Return where a tile goes, by the tiles it would touch."""
    beside = neighbours((int(arguments[0]), int(arguments[1])), view)
    return {"column": arguments[0], "row": arguments[1], "count": len(beside), "beside": ", ".join(beside)}


def no_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    return {}


def number_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    return {"number": int(arguments[0])}


def gear_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    return {"gear": name("gear", arguments[0])}


MOVES: Final[Mapping[str, Facts]] = {
    "use": use_facts, "coins": no_facts, "trade": lambda arguments, seen: {"for": arguments[0]}, "stop": no_facts,
    "from": place_facts, "group": group_facts, "to": goal_facts, "via": place_facts, "join": number_facts,
    "put": place_facts, "lift": place_facts, "recruit": recruit_facts, "scout": scout_facts, "god": god_facts,
    "look": lambda arguments, seen: {"colour": name("colour", arguments[0]), "count": seen["god_decks"][arguments[0]]},
    "gear": gear_facts, "lower": gear_facts, "add-one": no_facts, "keep": keep_facts,
    "pay": upkeep_facts, "dismiss": upkeep_facts, "yield": number_facts, "invoke": god_facts, "decline": no_facts,
    "cast": lambda arguments, seen: {"type": arguments[0], "number": int(arguments[1]),
                                     "converted": int(arguments[3]) if len(arguments) > 2 else 0},
    "reroll": lambda arguments, seen: {"shields": len(arguments)},
    "hit": lambda arguments, seen: {"shields": int(arguments[0][0]) if arguments else 0},
    "again": again_facts, "heart": no_facts, "block": damage_facts, "suffer": no_facts,
    "lose": upkeep_facts, "phases": phases_facts, "call": place_facts, "settle": place_facts,
    "line": lambda arguments, seen: {"line": name("line", arguments[0]), "times": len(arguments),
                                     "bonus": name("bonus", seen["star"][arguments[0]])},
    "mark": mark_facts, "lay": lay_facts,
}


# ---------------------------------------------------------------- the land

NEAR: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def neighbours(cell: Sequence[int], view: ViewFields) -> list[str]:
    """Return the places beside a cell: the city first, then tiles."""
    around = {(cell[0] + q, cell[1] + r) for q, r in NEAR}
    city = [place_name("city")] if around & set(CITY_CELLS) else []
    return city + [id for id, tile in view["tiles"].items() if tuple(tile["cell"]) in around]
