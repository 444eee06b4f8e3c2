"""What the things of the temple are: spaces of its rooms, cards, dice, clues, alcoves, the boulder, adventurers.

Everything is made from a view, so nobody learns more than the view knows.  The rules say the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sacbe.games.temple_of_chac.text.board import zone
from sacbe.games.temple_of_chac.data.board_graph import CLUES_AT
from sacbe.games.temple_of_chac.schema.notation import GEAR, HAZARDS, SPACES, TREASURES
from sacbe.games.temple_of_chac.data.tables import DECKS
from sacbe.kernel.definition.presenter import Explained, Explainers, Note, Parts, ViewData

ZONE_RULES: Final[Mapping[str, Sequence[str]]] = {
    "hall": ("tc.hall.decipher", "tc.walls.plate-2"), "corridor": ("tc.boulder.hit", "tc.boulder.reach"),
    "lava": ("tc.lava.reveal", "tc.lava.trap", "tc.lava.search-once"),
    "rapids": ("tc.rapids.downstream", "tc.rapids.drift", "tc.rapids.exit"),
    "cave": ("tc.cave.web-reveal", "tc.cave.spider"),
}
SPACE_RULES: Final[Mapping[str, Sequence[str]]] = {
    "E": ("tc.hall.mandatory",), "W": ("tc.rapids.washed-over",), "BR": ("tc.bridge.entry-roll", "tc.bridge.sabotage"),
    "U": ("tc.washup.one-way", "tc.washup.limits"), "X": ("tc.exit.step", "tc.exit.final"),
}
LONG_NAMES: Final = {"notebook": "explorers-notebook"}      # of gear in the rules


# ---------------------------------------------------------------- rooms

def space(id: str, view: ViewData) -> Explained | None:
    """Explain a space: what lies there as far as it is known, who stands there, and the rules of its room."""
    if id not in SPACES:
        return None
    rules = list(SPACE_RULES.get(id) or ZONE_RULES[zone(id)])
    notes = [*lava_notes(id, view), *web_notes(id, view)]
    if view["boulder"] == id:
        notes.append(Note("boulder"))
    if id in view["printed"]["plates"]:
        notes.append(Note("plate"))
        rules = ["tc.boulder.checkpoints", *rules]
    facing = next((alcove for alcove, at in view["printed"]["alcoves"].items() if at == id), None)
    if facing is not None:
        notes += alcove_notes(facing, view)
        rules = ["tc.alcove.access", *rules]
    if id == "BR":
        notes.append(Note("planks", {"count": view["planks"]}))
    there = [seat for seat, who in view["seats"].items() if who["at"] == id and not who["escaped"]]
    if there:
        notes.append(Note("there", {"seats": ["seat", *there]}))
    chance = next((stop["chance"] for stop in view["boulder_roll"]["stops"] if stop["space"] == id), 0.0)
    if chance:
        notes.append(Note("stop", {"percent": round(100 * chance)}))
    return Explained(notes, rules[:3])


def lava_notes(id: str, view: ViewData) -> list[Note]:
    tile = view["lava"].get(id)
    if tile is None:
        return []
    state = "gone" if tile["gone"] else tile["state"]
    return [Note("lava", {"lava": state, "number": tile["number"] or 0,
                          "known": "no" if tile["number"] is None else "yes"})]


def web_notes(id: str, view: ViewData) -> list[Note]:
    state = view["webs"].get(id)
    return [] if state is None else [Note("web", {"web": state})]


def alcove_notes(id: str, view: ViewData) -> list[Note]:
    """Return notes on an alcove with its idol and its lock, or empty."""
    idol = view["alcoves"].get(id, "none")
    if idol == "none":
        return [Note("no-idol", {"alcove": id})]
    needed = view["locks"].get(id, 0)
    return [Note("idol", {"alcove": id, "treasure": idol, "needed": needed})]


def alcove(id: str, view: ViewData) -> Explained | None:
    if id not in view["printed"]["alcoves"]:
        return None
    return Explained(alcove_notes(id, view), ["tc.lockpick.required", "tc.lockpick.draw", "tc.lockpick.boulder"])


def clue(id: str, view: ViewData) -> Explained | None:
    if id not in CLUES_AT:
        return None
    known = view["clues"].get(id)
    notes = [Note("clue", {"number": known})] if known else []
    tile = view.get("peeked", {}).get(id)
    if tile:
        notes.append(Note("clue-known", {"space": tile}))
    return Explained(notes, ["tc.hall.decipher", "tc.secret.glyph-clues"])


# ---------------------------------------------------------------- cards and dice

def card(id: str, view: ViewData) -> Explained | None:
    """Explain a card of a search deck: a treasure, gear, or a hazard."""
    if id in GEAR:
        return Explained([Note("use", {"use": id})], [f"tc.gear.{LONG_NAMES.get(id, id)}"])
    if id in HAZARDS:
        return Explained([], [f"tc.hazard.{id}", "tc.action.search.hazards"])
    if id not in TREASURES:
        return None
    row = view["printed"]["treasures"][id]
    sure = "yes" if row["least"] == row["most"] else "no"
    notes = [Note("treasure", {"sure": sure, "least": row["least"], "most": row["most"]})]
    rule = f"alcove-{id}" if id.startswith("idol-") else id
    return Explained(notes, [f"tc.treasure.{rule}", "tc.concept.treasure", "tc.scoring.set-bonus"])


def die(id: str, view: ViewData) -> Explained | None:
    """Explain a die of 1 to 3, or of 4 to 6; its pips say which."""
    kind = id if id in ("low", "high") else next(
        (name for name, use in view["printed"]["dice"].items() if id.isdecimal() and int(id) in use["faces"]), None)
    if kind is None:
        return Explained([], ["tc.turn.spend-dice"], by_rule=True) if id == "any" else None
    use = view["printed"]["dice"][kind]
    facts = {"least": use["faces"][0], "most": use["faces"][-1], "steps": use["steps"], "cards": use["cards"]}
    return Explained([Note("die", facts)], ["tc.turn.spend-dice", "tc.action.move", "tc.action.search"], by_rule=True)


def deck(id: str, view: ViewData) -> Explained | None:
    left = view["sizes"].get(id)
    return None if left is None else Explained([Note("deck", {"count": left})], [f"tc.deck.{id}", "tc.action.search"],
                                               by_rule=True)


# ---------------------------------------------------------------- the boulder, wounds, seats

def boulder(id: str, view: ViewData) -> Explained:
    roll = view["boulder_roll"]
    notes = [Note("boulder-at", {"space": view["boulder"]}),
             Note("roll", {"dice": roll["dice"], "base": roll["base"], "least": roll["least"]}),
             Note("sealed", {"percent": round(100 * roll["sealed"])})]
    return Explained(notes, ["tc.boulder.distance", "tc.boulder.hit", "tc.boulder.last-space"])


def injury(id: str, view: ViewData) -> Explained:
    return Explained([Note("injuries", {"count": view["injuries_left"]})],
                     ["tc.wound.suffer", "tc.injury.tokens", "tc.scoring.injuries"], by_rule=True)


def walls(id: str, view: ViewData) -> Explained:
    return Explained([Note("walls", {"walls": view["walls"]})], ["tc.walls.plate-1", "tc.walls.plate-2"], by_rule=True)


def seat(id: str, view: ViewData) -> Explained | None:
    who = view["seats"].get(id)
    if who is None:
        return None
    if who["adventurer"] == "none":
        return Explained([], ["tc.setup.adventurers"])
    at = [Note("escaped")] if who["escaped"] else [Note("at", {"space": who["at"]})]
    facts = {name: who[name] for name in ("wounds", "health", "hand", "store", "injuries")}
    return Explained([Note("adventurer", {"adventurer": who["adventurer"]}), *at, Note("seat", facts)],
                     [f"tc.adventurer.{who['adventurer']}", "tc.turn.encumbrance"])


EXPLAINERS: Final[Explainers] = {
    "space": space, "alcove": alcove, "clue": clue, "treasure": card, "gear": card, "card": card, "die": die,
    "pips": die, "deck": deck, "boulder": boulder, "injury": injury, "walls": walls, "seat": seat,
}

# ---------------------------------------------------------------- where the components have their figures

def card_parts(id: str, view: ViewData) -> list[str]:
    """Return the component paths of a card, which may lie in any deck, beside a dashboard or in an alcove."""
    name = id.replace("-", "_")
    return [*[f"decks.{deck}.cards.{name}" for deck in DECKS], f"starting_gear.{name}", f"idols.{name}"]


def seat_parts(id: str, view: ViewData) -> list[str]:
    who = view["seats"].get(id, {"adventurer": "none"})
    return [f"adventurers.{who['adventurer'].replace('-', '_')}", "constants.encumbrance"]


SPACE_PARTS: Final[Mapping[str, Sequence[str]]] = {
    "BR": ("bridge.planks", "constants.bridge_plank_lost_on", "constants.bridge_collapse_wounds"),
    "W": ("constants.wash_over_wounds", "constants.rapids_exit")}
ZONE_PARTS: Final[Mapping[str, Sequence[str]]] = {
    "lava": ("constants.lava_trap_wounds",), "rapids": ("constants.rapids_exit", "rapids.drift_after_search"),
    "cave": ("constants.spider_wounds", "web_tokens.mix")}
PARTS: Final[Parts] = {
    "treasure": card_parts, "gear": card_parts, "card": card_parts, "seat": seat_parts,
    "die": lambda id, seen: ["constants.actions"], "pips": lambda id, seen: ["constants.actions"],
    "deck": lambda id, seen: [f"decks.{id.replace('-', '_')}.size"],
    "boulder": lambda id, seen: ["constants.boulder_move", "constants.boulder_wounds",
                                 "constants.boulder_dice_by_checkpoints"],
    "injury": lambda id, seen: ["injury_tokens"], "walls": lambda id, seen: ["constants.crushing_walls_wounds"],
    "alcove": lambda id, seen: ["constants.lockpick_successes", "lockpick_tokens"],
    "space": lambda id, seen: SPACE_PARTS.get(id) or ZONE_PARTS.get(zone(id), ()) if id in SPACES else (),
}
