"""Moves in words for players, and spaces with everything that whoever looks may know of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sacbe.games.temple_of_chac.board import (NUMBER, SHUT_AT, UNIQUE, is_trap, name, place_name, plates_left,
                                              treasure, zone)
from sacbe.games.temple_of_chac.tables import EXIT_DICE, HIGH_CARDS, HIGH_STEPS, LOW_CARDS, LOW_STEPS, SUCCESSES
from sacbe.words import say, tell

Seen = Mapping[str, Any]
Facts = Callable[[Sequence[str], Seen], Mapping[str, Any]]

LANDING: Final = "R5"                   # the last space of the rapids: tc.rapids.exit
ROOM_DECKS: Final = {"hall": "kukulkan", "lava": "ah-puch", "rapids": "ixchel", "cave": "zotz"}
HALL_CLUES: Final = {"H1": ("G1", "G2"), "H2": ("G1", "G2"), "H3": ("G3", "G4"), "H4": ("G3", "G4")}
FACES: Final = 7                        # opposite faces of a die make so much together


def move(text: str, seen: Seen) -> str:
    """A move in notation as words; one that only chance makes stays as it is.

    >>> move("keep", {})
    'Let the roll stand'
    """
    verb, *arguments = text.split()
    facts = MOVES.get(verb)
    return text if facts is None else tell(f"move-temple_of_chac-{verb}", facts(arguments, seen)).strip()


def looker(seen: Seen) -> str:
    """Whose view it is: the one seat without notes about itself; nobody's for those who look on."""
    notes = seen.get("notes")
    return "" if notes is None else next((seat for seat in seen["seats"] if seat not in notes), "")


def own_space(seen: Seen) -> str:
    """Where whoever looks is; nowhere for those who look on."""
    me = looker(seen)
    return str(seen["seats"][me]["at"]) if me else ""


# ---------------------------------------------------------------- spaces

def place(id: str, seen: Seen) -> str:
    """A space with what is known of it."""
    return with_parts(place_name(id), id, seen)


def way_to(id: str, seen: Seen) -> str:
    """The way to a space, with what is known of that."""
    goal = name("way", id) if id in UNIQUE else say("spoken-temple_of_chac-to", place=id)
    return with_parts(goal, id, seen)


def with_parts(text: str, id: str, seen: Seen) -> str:
    """What a space is called, and behind it what is known of it."""
    parts = [*room(id), *state(id, seen), *direction(id, seen), *others(id, seen)]
    return say("spoken-temple_of_chac-place", place=text, parts=", ".join(parts)) if parts else text


def room(id: str) -> list[str]:
    """The room of a space, unless its name says it."""
    return [] if id in UNIQUE else [name("zone", zone(id))]


def state(id: str, seen: Seen) -> list[str]:
    """What lies on a space: tile, web, planks, alcove, plate, boulder."""
    if not seen:
        return []
    if id == seen["boulder"]:
        return [say("spoken-temple_of_chac-boulder")]
    if id in seen["lava"]:
        return [tile(seen["lava"][id], seen)]
    if id in seen["webs"]:
        return [say("spoken-temple_of_chac-web", state=seen["webs"][id])]
    if id == "BR":
        return [say("spoken-temple_of_chac-planks", planks=seen["planks"])]
    if zone(id) in ("entrance", "hall") and seen["plates"] >= SHUT_AT:
        return [say("spoken-temple_of_chac-shut")]
    plate = [say("spoken-temple_of_chac-plate")] if id in plates_left(seen) else []
    alcove = alcove_beside(id, seen)
    if alcove is None or seen["alcoves"][alcove] == "none":
        return plate
    idol = name("treasure", seen["alcoves"][alcove])
    return [*plate, say("spoken-temple_of_chac-alcove", alcove=alcove, idol=idol)]


def alcove_beside(id: str, seen: Seen) -> str | None:
    """tc.alcove.access: the alcove that faces a space."""
    return next((alcove for alcove, space in seen["printed"]["alcoves"].items() if space == id), None)


def tile(row: Seen, seen: Seen) -> str:
    """A lava tile: gone, a trap one knows of, face down, searched or safe."""
    known = ("gone" if row["gone"] else "trap" if is_trap(row, seen) else "down" if row["number"] is None
             else "searched" if row["searched"] else "safe")
    return say("spoken-temple_of_chac-tile", state=known, number=row["number"] or 0, glyph=row["glyph"])


def direction(id: str, seen: Seen) -> list[str]:
    """Onwards or back, from one space of the corridor to another."""
    here = own_space(seen)
    if zone(id) != "corridor" or not here or zone(here) != "corridor" or here == id:
        return []
    ahead = int(id[1:]) > int(here[1:])
    return [say("spoken-temple_of_chac-onwards") if ahead else say("spoken-temple_of_chac-back")]


def others(id: str, seen: Seen) -> list[str]:
    """Who else is on a space."""
    me = looker(seen)
    here = [name("seat", seat) for seat, own in seen.get("seats", {}).items() if own["at"] == id and seat != me]
    return [say("spoken-temple_of_chac-here", seats=", ".join(here))] if here and id != "X" else []


# ---------------------------------------------------------------- the facts of each verb

def die(kind: str) -> str:
    """A die by what it shows: 1 to 3 or 4 to 6."""
    return say("spoken-temple_of_chac-die", die=kind)


def die_facts(arguments: Sequence[str], seen: Seen) -> Mapping[str, Any]:
    return {"die": die(arguments[0])}


def no_facts(arguments: Sequence[str], seen: Seen) -> Mapping[str, Any]:
    return {}


def move_facts(arguments: Sequence[str], seen: Seen) -> Mapping[str, Any]:
    """tc.action.move: how far such a die goes."""
    return {"die": die(arguments[0]), "steps": LOW_STEPS if arguments[0] == "low" else HIGH_STEPS}


def place_facts(arguments: Sequence[str], seen: Seen) -> Mapping[str, Any]:
    return {"place": way_to(arguments[0], seen)}


def interact_facts(arguments: Sequence[str], seen: Seen) -> Mapping[str, Any]:
    """tc.action.interact: what there is to do on the own space."""
    here = own_space(seen)
    found: dict[str, Any] = {"die": die(arguments[0]), "what": "none", "one": "", "two": ""}
    if here in HALL_CLUES:
        one, two = HALL_CLUES[here]
        return {**found, "what": "clues", "one": clue(one, seen), "two": clue(two, seen)}
    if here == LANDING:
        return {**found, "what": "shore", "one": dice(EXIT_DICE + seen["surging"])}
    if here == "BR":
        return {**found, "what": "bridge", "one": dice(seen["planks"])}
    alcove = alcove_beside(here, seen) if here else None
    if alcove is None or seen["alcoves"][alcove] == "none":
        return found
    return {**found, "what": "alcove", "one": alcove, "two": idol_words(seen["alcoves"][alcove], seen)}


def clue(id: str, seen: Seen) -> str:
    """A clue with its number, and with its tile if one knows it already."""
    if id not in seen.get("clues", {}):
        return id
    return f"{id} ({', '.join([NUMBER + str(seen['clues'][id]), *filter(None, [seen.get('peeked', {}).get(id)])])})"


def dice(count: int) -> str:
    return say("spoken-temple_of_chac-dice", count=count)


def idol_words(id: str, seen: Seen) -> str:
    """An idol in its alcove, with its points and the printed number of successes: tc.lockpick.required."""
    count = SUCCESSES[1 if id == "idol-chac" else 0]
    return say("spoken-temple_of_chac-successes", idol=treasure(id, seen), count=count)


def search_facts(arguments: Sequence[str], seen: Seen) -> Mapping[str, Any]:
    """tc.action.search: how many cards, and from which deck."""
    most = LOW_CARDS if arguments[0] == "low" else HIGH_CARDS
    god = ROOM_DECKS.get(zone(own_space(seen)), "") if own_space(seen) else ""
    left = seen["sizes"][god] if god else 0
    deck = say("spoken-temple_of_chac-deck", god=name("god", god), left=left) if god else "–"
    return {"die": die(arguments[0]), "cards": min(most, left) if god else most, "deck": deck}


def gear_facts(arguments: Sequence[str], seen: Seen) -> Mapping[str, Any]:
    return {"gear": name("gear", arguments[0]), "text": name("use", arguments[0]), "die": die("low")}


def steal_facts(arguments: Sequence[str], seen: Seen) -> Mapping[str, Any]:
    """Whom, and how many cards that seat holds."""
    return {"seat": name("seat", arguments[0]), "cards": seen.get("seats", {}).get(arguments[0], {}).get("hand", 0)}


def treasure_facts(arguments: Sequence[str], seen: Seen) -> Mapping[str, Any]:
    return {"treasure": treasure(arguments[-1], seen)}


def store_facts(arguments: Sequence[str], seen: Seen) -> Mapping[str, Any]:
    return {"die": die(arguments[0]), "treasure": treasure(arguments[1], seen)}


def swap_facts(arguments: Sequence[str], seen: Seen) -> Mapping[str, Any]:
    return {"die": die(arguments[0]), "stored": treasure(arguments[1], seen),
            "held": treasure(arguments[2], seen)}


def end_facts(arguments: Sequence[str], seen: Seen) -> Mapping[str, Any]:
    """tc.turn.unspent-dice: what is lost."""
    me = looker(seen)
    return {"dice": len(seen["seats"][me]["dice"]) if me else 0}


def pips_facts(arguments: Sequence[str], seen: Seen) -> Mapping[str, Any]:
    return {"pips": int(arguments[0]), "opposite": FACES - int(arguments[0])}


def drift_facts(arguments: Sequence[str], seen: Seen) -> Mapping[str, Any]:
    """tc.rapids.drift: one space downstream."""
    here = own_space(seen)
    below = f"R{int(here[1:]) + 1}" if here and zone(here) == "rapids" and here != LANDING else "W"
    return {"place": way_to(below, seen)}


def stay_facts(arguments: Sequence[str], seen: Seen) -> Mapping[str, Any]:
    return {"place": place_name(own_space(seen) or "R1")}


def peek_facts(arguments: Sequence[str], seen: Seen) -> Mapping[str, Any]:
    return {"clue": clue(arguments[0], seen)}


MOVES: Final[Mapping[str, Facts]] = {
    "move": move_facts, "step": place_facts, "stop": no_facts, "interact": interact_facts, "search": search_facts,
    "gear": gear_facts, "stand": die_facts, "steal": steal_facts, "store": store_facts, "swap": swap_facts,
    "discard": die_facts, "drop": treasure_facts, "end": end_facts, "flip": pips_facts, "reroll": pips_facts,
    "give": die_facts, "suffer": no_facts, "light": no_facts, "take": treasure_facts, "leave": no_facts,
    "stay": stay_facts, "drift": drift_facts, "go-on": die_facts, "give-up": no_facts, "peek": peek_facts,
    "flee": place_facts, "pushed": place_facts, "keep": no_facts,
}
