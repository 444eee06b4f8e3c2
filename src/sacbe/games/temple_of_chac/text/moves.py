"""Moves in words for players, and spaces with everything that the viewer may know of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sacbe.games.temple_of_chac.text.board import (BETWEEN_WALLS, NUMBER, UNIQUE, name, name_with_number, place_name,
                                                   plates_left, treasure, zone)
from sacbe.games.temple_of_chac.rules.dice import opposite
from sacbe.presentation.language.words import say, say_with

ViewFields = Mapping[str, Any]
Facts = Callable[[Sequence[str], ViewFields], Mapping[str, Any]]


def move(text: str, view: ViewFields) -> str:
    """Return a move in notation as words; one that only chance makes stays as it is.

    >>> move("keep", {})
    'Let the roll stand'
    """
    verb, *arguments = text.split()
    facts = MOVES.get(verb)
    return text if facts is None else say_with(f"move-temple_of_chac-{verb}", facts(arguments, view)).strip()


def own_seat(view: ViewFields) -> ViewFields:
    """Return the seat of the viewer; nothing for watchers."""
    own: ViewFields = view.get("seats", {}).get(view.get("you"), {})
    return own


def own_space(view: ViewFields) -> str:
    """Return where the viewer is; nowhere for watchers."""
    return str(own_seat(view).get("at", ""))


# ---------------------------------------------------------------- spaces

def place(id: str, view: ViewFields) -> str:
    """Return a space with what is known of it."""
    return with_parts(place_name(id), id, view)


def way_to(id: str, view: ViewFields) -> str:
    """Return the way to a space, with what is known of that."""
    goal = name("way", id) if id in UNIQUE else say("spoken-temple_of_chac-to", place=place_name(id))
    return with_parts(goal, id, view)


def with_parts(text: str, id: str, view: ViewFields) -> str:
    """Return what a space is called, and behind it what is known of it."""
    parts = [*state(id, view), *direction(id, view), *others_on_space(id, view)]
    return say("spoken-temple_of_chac-place", place=text, parts=", ".join(parts)) if parts else text


def state(id: str, view: ViewFields) -> list[str]:
    """Return what lies on a space: tile, web, planks, alcove, plate, boulder."""
    if not view:
        return []
    if id == view["boulder"]:
        return [say("spoken-temple_of_chac-boulder")]
    if id in view["lava"]:
        return [tile(view["lava"][id], view)]
    if id in view["webs"]:
        return [say("spoken-temple_of_chac-web", state=view["webs"][id])]
    if id == "BR":
        return [say("spoken-temple_of_chac-planks", planks=view["planks"])]
    if zone(id) in BETWEEN_WALLS and view["walls"] == "shut":
        return [say("spoken-temple_of_chac-shut")]
    plate = [say("spoken-temple_of_chac-plate")] if id in plates_left(view) else []
    alcove = alcove_beside(id, view)
    if alcove is None or view["alcoves"][alcove] == "none":
        return plate
    idol = name("treasure", view["alcoves"][alcove])
    return [*plate, say("spoken-temple_of_chac-alcove", alcove=name_with_number("alcove", alcove), idol=idol)]


def alcove_beside(id: str, view: ViewFields) -> str | None:
    """tc.alcove.access: the alcove that faces a space."""
    return next((alcove for alcove, space in view["printed"]["alcoves"].items() if space == id), None)


def tile(row: ViewFields, view: ViewFields) -> str:
    """Return a lava tile: gone, a trap the viewer knows of, face down, searched or safe."""
    return say("spoken-temple_of_chac-tile", state=row["state"], number=row["number"] or 0, glyph=row["glyph"])


def direction(id: str, view: ViewFields) -> list[str]:
    """Return the direction, onwards or back, from one space of the corridor to another."""
    here = own_space(view)
    if zone(id) != "corridor" or not here or zone(here) != "corridor" or here == id:
        return []
    ahead = int(id[1:]) > int(here[1:])
    return [say("spoken-temple_of_chac-onwards") if ahead else say("spoken-temple_of_chac-back")]


def others_on_space(id: str, view: ViewFields) -> list[str]:
    """Return who else is on a space."""
    here = [name("seat", seat) for seat, own in view.get("seats", {}).items()
            if own["at"] == id and seat != view["you"]]
    return [say("spoken-temple_of_chac-here", seats=", ".join(here))] if here and id != "X" else []


# ---------------------------------------------------------------- message arguments of each verb

def die_name(kind: str) -> str:
    """Return a die by what it shows: 1 to 3 or 4 to 6."""
    return name("die", kind)


def die_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    return {"die": die_name(arguments[0])}


def no_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    return {}


def move_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    """tc.action.move: how far such a die goes."""
    return {"die": die_name(arguments[0]), "steps": view["printed"]["dice"][arguments[0]]["steps"]}


def place_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    return {"place": way_to(arguments[0], view)}


def interact_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    """tc.action.interact: what there is to do on the own space."""
    here = own_seat(view).get("interaction", {"what": "none"})
    found: dict[str, Any] = {"die": die_name(arguments[0]), "what": here["what"], "one": "", "two": ""}
    if here["what"] == "clues":
        return {**found, "one": clue(here["clues"][0], view), "two": clue(here["clues"][1], view)}
    if here["what"] in ("shore", "bridge"):
        return {**found, "one": dice(here["dice"])}
    if here["what"] == "alcove":
        return {**found, "one": name_with_number("alcove", here["alcove"]), "two": idol_words(here["alcove"], view)}
    return found


def clue(id: str, view: ViewFields) -> str:
    """Return a clue with its number, and with its tile if the viewer knows it already."""
    called = name_with_number("clue", id)
    if id not in view.get("clues", {}):
        return called
    tiles = [place_name(tile) for tile in filter(None, [view.get("peeked", {}).get(id)])]
    return f"{called} ({', '.join([NUMBER + str(view['clues'][id]), *tiles])})"


def dice(count: int) -> str:
    return say("spoken-temple_of_chac-dice", count=count)


def idol_words(alcove: str, view: ViewFields) -> str:
    """Return the idol of an alcove, with its points and the successes that it takes the viewer."""
    idol = treasure(view["alcoves"][alcove], view)
    return say("spoken-temple_of_chac-successes", idol=idol, count=view["locks"][alcove])


def search_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    """tc.action.search: how many cards, and from which deck."""
    most = view["printed"]["dice"][arguments[0]]["cards"]
    god = own_seat(view).get("deck", "none")
    if god == "none":
        return {"die": die_name(arguments[0]), "cards": most, "deck": "–"}
    left = view["sizes"][god]
    deck = say("spoken-temple_of_chac-deck", god=name("god", god), left=left)
    return {"die": die_name(arguments[0]), "cards": min(most, left), "deck": deck}


def gear_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    return {"gear": name("gear", arguments[0]), "text": name("use", arguments[0]), "die": die_name("low")}


def steal_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    """Return whom a theft robs, and how many cards that seat holds."""
    return {"seat": name("seat", arguments[0]), "cards": view.get("seats", {}).get(arguments[0], {}).get("hand", 0)}


def treasure_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    return {"treasure": treasure(arguments[-1], view)}


def store_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    return {"die": die_name(arguments[0]), "treasure": treasure(arguments[1], view)}


def swap_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    return {"die": die_name(arguments[0]), "stored": treasure(arguments[1], view),
            "held": treasure(arguments[2], view)}


def end_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    """tc.turn.unspent-dice: what is lost."""
    return {"dice": len(own_seat(view).get("dice", ()))}


def pips_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    return {"pips": int(arguments[0]), "opposite": opposite(int(arguments[0]))}


def drift_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    """tc.rapids.drift: where the current leads."""
    below = own_seat(view).get("downstream", "none")
    return {"place": way_to("W" if below == "none" else below, view)}


def stay_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    return {"place": place_name(own_space(view) or "R1")}


def peek_facts(arguments: Sequence[str], view: ViewFields) -> Mapping[str, Any]:
    return {"clue": clue(arguments[0], view)}


MOVES: Final[Mapping[str, Facts]] = {
    "move": move_facts, "step": place_facts, "stop": no_facts, "interact": interact_facts, "search": search_facts,
    "gear": gear_facts, "stand": die_facts, "steal": steal_facts, "store": store_facts, "swap": swap_facts,
    "discard": die_facts, "drop": treasure_facts, "end": end_facts, "flip": pips_facts, "reroll": pips_facts,
    "give": die_facts, "suffer": no_facts, "light": no_facts, "take": treasure_facts, "leave": no_facts,
    "stay": stay_facts, "drift": drift_facts, "go-on": die_facts, "give-up": no_facts, "peek": peek_facts,
    "flee": place_facts, "pushed": place_facts, "keep": no_facts,
}
