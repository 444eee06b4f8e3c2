"""What the things of the board are: places with their creatures, actions, gears, cards, gems, goods and seats.

Everything is made from a view, so nobody learns more than the view knows.  The rules say the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sacbe.games.chichen_itza.schema.notation import GODS, HERO_CARDS, PROPHECY_CARDS, TASKS
from sacbe.games.chichen_itza.data.tables import GEARS
from sacbe.kernel.definition.presenter import Explained, Explainers, Note, Parts, ViewData, own_board

NEW_CREATURES: Final = ("t-rex", "velociraptor", "pteranodon")
GOODS: Final[Mapping[str, Sequence[str]]] = {
    "coins": ("ci.supply.a", "ci.reserve.values"), "luck": ("ci.combat.luck.reroll", "ci.combat.luck.extra-hit"),
    "idols": ("ci.idol.exchange", "ci.idol.shield"), "shields": ("ci.supply.d", "ci.combat.damage"),
    "scouts": ("ci.action.scout", "ci.scout.stays"), "war": ("ci.action.declare-war", "ci.move.war-flip"),
    "turns": ("ci.action.turns",), "reserve": ("ci.reserve.values", "ci.reserve.deploy"),
}
BONUS: Final = {"village": "ci.control.bonus.village", "camp": "ci.control.bonus.camp",
                "temple": "ci.control.bonus.temple", "ruin": "ci.control.bonus.ruin", "mine": "ci.control.bonus.mine"}
MAGIC: Final = {"stone": "ci.combat.magic.stone", "fire": "ci.combat.magic.fire"}
OWN_GOODS: Final = ("coins", "luck", "idols", "shields", "reserve", "war")  # goods that a seat's view counts


# ---------------------------------------------------------------- the land

def place(id: str, view: ViewData) -> Explained | None:
    if id == "city":
        there = [group("there", seat, units) for seat, units in view["city"].items() if is_there(units)]
        return Explained([*there, attack_note(view)], ["ci.city.shared", "ci.city-attack.defender"])
    if id == "reserve":
        return good("reserve", view)
    tile = view["tiles"].get(id)
    return None if tile is None else land(id, tile, view)


def land(id: str, tile: Mapping[str, Any], view: ViewData) -> Explained:
    """Explain a terrain tile: its ground, who is there, what it holds, and what capturing it brings."""
    notes, rules = [Note("ground", {"ground": tile["terrain_now"], "terrain": tile["kind"]})], []
    if tile["creature"] != "none":
        known = "no" if tile["strength"] is None else "changed" if tile["hearts"] != tile["strength"] else "yes"
        notes.append(Note("creature", {"kind": tile["creature"], "known": known, "strength": tile["strength"] or 0,
                                       "hearts": tile["hearts"] or 0}))
        rules.append(creature_rule(tile["creature"]))
    elif tile["owner"] == "none":
        notes.append(Note("empty"))
    else:
        notes.append(group("owner", tile["owner"], tile["units"]))
    if tile["scouts"]:
        notes.append(Note("scouts", {"seats": ["seat", *tile["scouts"]]}))
    if "gems" in tile:
        notes.append(Note("gems", {"count": tile["gems"]}))
    if tile.get("ruin"):
        notes.append(Note("ruin", {"points": tile["ruin"]["points"], "ruin": str(tile["ruin"]["number"])}))
    rules.append(BONUS[tile["kind"]])
    if tile["tunnel"]:
        ends = [other for other, one in view["tiles"].items() if one["tunnel"] and other != id]
        notes.append(Note("tunnel", {"places": ["place", *ends]}))
        rules.append("bp.tunnels.step")
    return Explained(notes, rules)


def group(what: str, seat: str, units: Mapping[str, Any]) -> Note:
    """Return a note on the units of a seat."""
    return Note(what, {"seat": seat, "warriors": units["warriors"], "heroes": ["hero", *units["heroes"]],
                       "count": len(units["heroes"])})


def is_there(units: Mapping[str, Any]) -> bool:
    return bool(units["warriors"] or units["heroes"])


def attack_note(view: ViewData) -> Note:
    return Note("attack", {"strength": view["city_attack"]["strength"], "points": view["city_attack"]["points"]})


def attack(id: str, view: ViewData) -> Explained:
    return Explained([attack_note(view)], ["ci.city-attack.defender", "ci.city-attack.repelled"], by_rule=True)


def creature_rule(kind: str) -> str:
    return f"{'bp' if kind in NEW_CREATURES else 'ci'}.creature.{kind}"


def creature(id: str, view: ViewData) -> Explained | None:
    if id not in view["kinds"]:
        return None
    return Explained([Note("die", {"die": view["land_die"]})], [creature_rule(id), "ci.combat.creature.die"])


# ---------------------------------------------------------------- actions and gears

def action_tile(id: str, view: ViewData) -> Explained | None:
    row = view["actions"].get(id)
    if row is None:
        return None
    notes = []
    if row["low"] is not None:
        notes.append(Note("prices", {"low": row["low"], "high": row["high"]}))
    due = {use["price"] for use in row["uses"]}
    if due:
        notes.append(Note("due", {"price": min(due)}))
    if row["marks"]:
        notes.append(Note("marks", {"seats": ["seat", *row["marks"]]}))
    return Explained(notes, list(dict.fromkeys(action_rule(one) for one in row["actions"])))


def action_rule(name: str) -> str:
    return f"ci.action.{name}"


def action(id: str, view: ViewData) -> Explained | None:
    if id == "coins":                                   # beside the grid, on no tile
        own = own_board(view)
        return Explained([Note("have", {"count": own["coins"]})] if own is not None else [], ["ci.action.coins"],
                         by_rule=True)
    known = any(id in row["actions"] for row in view["actions"].values())
    return Explained([], [action_rule(id)]) if known else None


def gear(id: str, view: ViewData) -> Explained | None:
    own = own_board(view)
    if id not in GEARS:
        return None
    if own is None:
        return Explained([], [f"ci.gear.{id}", f"ci.action.{id}"])
    limits = own["limits"]
    value = {"defense": limits["shields"], "melee": limits["melee"], "ranged": limits["ranged_dice"],
             "magic": own["magic"]}[id]
    return Explained([Note(f"gear-{id}", {"level": own[id], "value": value, "range": own["range"]})],
                     [f"ci.gear.{id}", f"ci.action.{id}"])


# ---------------------------------------------------------------- cards, gems and goods

def card(cards: Sequence[int], start: str, *more: str) -> Callable[[str, ViewData], Explained | None]:
    """Return a function that explains a card by the rule that has its number."""
    return lambda id, seen: (Explained([], [f"{start}{int(id):02}", *more])
                             if id.isdecimal() and int(id) in cards else None)


def task(id: str, view: ViewData) -> Explained | None:
    if not id.isdecimal() or int(id) not in TASKS:
        return None
    met = view["tasks"].get(id, [])
    return Explained([Note("task", {"count": len(met), "seats": ["seat", *met]})],
                     [f"ci.task.{int(id):02}", "ci.end.g.tasks"])


def god_deck(id: str, view: ViewData) -> Explained | None:
    left = view["god_decks"].get(id)
    return None if left is None else Explained([Note("deck", {"count": left})], ["ci.god.colours", "ci.god.lasting"],
                                               by_rule=True)


def hero(id: str, view: ViewData) -> Explained | None:
    """Explain a hero by the card that the own seat has, else by the one on top of its stack."""
    own = own_board(view)
    mine = own["heroes"].get(id) if own is not None else None
    top = mine or view["hero_tops"].get(id)
    if top is None:
        return None
    if top["card"] == "none":
        return Explained([], ["ci.hero.types"])
    return Explained([Note("upkeep", {"card": str(top["card"]), "count": top["upkeep"]})],
                     [f"ci.hero.{top['card']:02}", "ci.hero.scope"])


def line(id: str, view: ViewData) -> Explained | None:
    bonus = view["star"].get(id)
    return None if bonus is None else Explained([Note("line", {"line": id, "bonus": bonus})],
                                                ["ci.gem.star", "ci.gem.once-per-colour"], by_rule=True)


def good(id: str, view: ViewData) -> Explained | None:
    rules = GOODS.get(id)
    own = own_board(view)
    if rules is None:
        return None
    have = [Note("have", {"count": own[id]})] if own is not None and id in OWN_GOODS else []
    return Explained(have, list(rules), by_rule=id in ("scouts", "war", "turns", "reserve"))


def magic(id: str, view: ViewData) -> Explained | None:
    own = own_board(view)
    if id not in MAGIC:
        return None
    have = [Note("have", {"count": own[id]})] if own is not None else []
    return Explained(have, [MAGIC[id], "ci.combat.magic.cards"], by_rule=True)


def trade(id: str, view: ViewData) -> Explained | None:
    return Explained([], ["ci.idol.exchange"], by_rule=True) if id in ("coins", "luck", "magic") else None


def favor(id: str, view: ViewData) -> Explained:
    order = [*reversed(view["favor_order"])]
    notes = [Note("favor", {"seats": ["seat", *order]})] if order else []
    return Explained(notes, ["ci.action.favor", "ci.end.i.turn-order", "ci.city-attack.defender"])


def unit(id: str, view: ViewData) -> Explained | None:
    return Explained([], ["ci.game.units", "ci.tile.unit-limit"]) if id == "warrior" else hero(id, view)


def seat(id: str, view: ViewData) -> Explained | None:
    own = view["seats"].get(id)
    if own is None:
        return None
    facts = {name: own[name] for name in ("coins", "luck", "idols", "hand", "reserve", "markers_left")}
    return Explained([Note("seat", {**facts, "tiles": len(own["controls"])})], ["ci.game.rounds"])


EXPLAINERS: Final[Explainers] = {
    "place": place, "kind": creature, "tile": action_tile, "action": action, "gear": gear, "task": task,
    "colour": god_deck, "hero": hero, "line": line, "good": good, "type": magic, "for": trade, "track": favor,
    "unit": unit, "seat": seat, "attack": attack, "god": card(GODS, "ci.god."), "card": card(HERO_CARDS, "ci.hero."),
    "prophecy": card(PROPHECY_CARDS, "bp.prophecy.", "bp.prophecy.reveal"),
}

# where the components have their figures
ACTION_PARTS: Final[Mapping[str, str]] = {"coins": "action_board.coins_action"}
GOOD_PARTS: Final[Mapping[str, Sequence[str]]] = {
    "scouts": ("player.scouts",), "war": ("player.diplomacy_markers",), "luck": ("luck", "player.start.luck"),
    "idols": ("final_scoring.idol",), "shields": ("player.shields",), "reserve": ("player.warriors", "reserve_strips")}
GEAR_PARTS: Final[Mapping[str, Sequence[str]]] = {
    "defense": ("gears.defense",), "melee": ("gears.melee_max_hit", "gears.melee_luck"),
    "ranged": ("gears.ranged_attacks", "gears.movement", "hit_rules.ranged"),
    "magic": ("gears.magic_stone", "gears.magic_fire", "hit_rules.fire")}


def action_parts(id: str) -> str:
    return ACTION_PARTS.get(id, f"action_effects.{id.replace('-', '_')}")


PARTS: Final[Parts] = {
    "god": lambda id, seen: [f"gods.cost_caps.{id}", f"gods.blue_points.{id}"],
    "card": lambda id, seen: [f"heroes.cards.items.{id}", "final_scoring.hero_on_board"],
    "task": lambda id, seen: [f"tasks.cards.items.{id}", "tasks.timing"],
    "kind": lambda id, seen: [f"creatures.{part}.items.{id.replace('-', '_')}" for part in ("base", "expansion")],
    "action": lambda id, seen: [action_parts(id)],
    "tile": lambda id, seen: [f"action_board.tiles.items.{id}",
                              *map(action_parts, seen["actions"].get(id, {"actions": ()})["actions"])],
    "gear": lambda id, seen: GEAR_PARTS.get(id, ()), "good": lambda id, seen: GOOD_PARTS.get(id, ()),
    "unit": lambda id, seen: ["board.unit_limit", "player.warriors"], "attack": lambda id, seen: ["creature_cards"],
    "track": lambda id, seen: ["favor_track", "action_effects.favor"],
}
