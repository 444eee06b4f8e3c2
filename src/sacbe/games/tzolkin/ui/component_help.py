"""What the things of the board are: spaces and gears, tiles, temples, technologies, goods, days and seats.

Everything is made from a view, so nobody learns more than the view knows.  The rules say the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sacbe.games.tzolkin.data.edition import STANDARD
from sacbe.games.tzolkin.schema.notation import GEARS, TEMPLES, TRACKS
from sacbe.games.tzolkin.data.tables import END_OF_AGE, FREE_FROM, KINDS as KINDS_OF_BUILDING, TEETH
from sacbe.games.tzolkin.data.tiles import FEED_DISCOUNT, FEED_FREE, TILES
from sacbe.kernel.definition.effects import Thing
from sacbe.kernel.definition.presenter import Explained, Explainers, Note, Parts, ViewData, current_figure, own_board

TILE_NAMES: Final = tuple(tile.name for tile in TILES)
KIND_NAMES: Final = {number: name for name, number in KINDS_OF_BUILDING.items()}
GOODS: Final[Mapping[str, Sequence[str]]] = {
    "corn": ("tz.placing.worker-cost", "tz.food.cost", "tz.end.corn"),
    **dict.fromkeys(("wood", "stone", "gold"), ("tz.general.materials", "tz.end.convert")),
    "skull": ("tz.chichen.skull", "tz.limit.skulls", "tz.end.skulls"),
}
VIEW_FIELDS: Final = {"skull": "skulls"}            # how a view calls what a seat has
TECHNOLOGIES: Final[Mapping[str, Sequence[str]]] = {
    "agriculture": ("agriculture-1", "agriculture-2-fishing", "agriculture-3", "agriculture-bonus"),
    **{track: (f"{track}-1", f"{track}-2", f"{track}-3", f"{track}-bonus")
       for track in ("extraction", "architecture", "theology")}}


# ---------------------------------------------------------------- gears

def space(id: str, view: ViewData) -> Explained | None:
    """Explain a space of a gear: who stands there, what it does, what the next worker pays for it."""
    if id == "start":
        return start(view)
    gear, _, number = id.partition("-")
    if gear not in GEARS or not number.isdecimal() or int(number) >= TEETH[GEARS.index(gear)]:
        return None
    notes = [Note("does", {"does": id})]
    owner = view[gear].get(number)
    if owner is not None:
        notes.append(Note("dummy") if owner == "dummy" else Note("taken", {"seat": owner}))
    free = view["free_spaces"].get(gear)
    if free is not None and free["space"] == int(number):
        notes.append(Note("free", {"corn": free["corn"]}))
    return Explained(notes, action_rules(gear, int(number)))


def action_rules(gear: str, number: int) -> list[str]:
    """Return the rule of an action; the last spaces of a gear offer any action of it."""
    if number == 0:
        return ["tz.pickup.space-zero"]
    if gear == "chichen":
        return ["tz.chichen.skull", "tz.chichen.once"] if number < FREE_FROM[GEARS.index(gear)] else [
            "tz.chichen.action-10"]
    return [f"tz.{gear}.action-{'6-7' if number >= FREE_FROM[GEARS.index(gear)] else number}"]


def start(view: ViewData) -> Explained:
    notes = [Note("corn-pile", {"corn": view["calendar_corn"]})]
    if view["start_space"] != "none":
        notes.append(Note("taken", {"seat": view["start_space"]}))
    return Explained(notes, ["tz.placing.starting-player-space", "tz.start-space.take-corn", "tz.start-space.two-days"])


def gear(id: str, view: ViewData) -> Explained | None:
    if id not in GEARS:
        return None
    free = view["free_spaces"].get(id)
    notes = [Note("full")] if free is None else [Note("next", {"space": f"{id}-{free['space']}", "corn": free["corn"]})]
    return Explained(notes, ["tz.placing.lowest-space", "tz.pickup.own-action", "tz.calendar.advance"])


# ---------------------------------------------------------------- tiles, temples, technologies

def tile(id: str, view: ViewData) -> Explained | None:
    """Explain a building, a monument or a wealth tile, with what it costs the viewer."""
    if id not in TILE_NAMES:
        return None
    own = own_board(view)
    notes = [Note("tile", {"printed": id})]
    price = own["tile_prices"].get(id) if own is not None else None
    if price is not None:
        notes.append(Note("price", {"missing": price["missing"], "saved": price["saved"]}))
    if id[0] == "M":
        return Explained(notes, [f"tz.monument.{id.lower()}", "tz.monument.construct"], by_rule=True)
    if id[0] == "W":
        return Explained(notes, ["tz.setup.wealth-choose"], by_rule=True)
    printed = TILES[TILE_NAMES.index(id)]
    feeds = any(op in (FEED_FREE, FEED_DISCOUNT) for op, _, _ in printed.effects)
    return Explained(notes, ["tz.building.farm" if feeds else "tz.building.immediate", "tz.building.construct"],
                     name=Thing("kind", KIND_NAMES[printed.kind]))


def temple(id: str, view: ViewData) -> Explained | None:
    if id not in TEMPLES:
        return None
    steps = [Note("step", {"seat": seat, "step": own["temples"][id]}) for seat, own in view["seats"].items()]
    return Explained([Note("temple", {"printed": id}), *steps], ["tz.temple.climb", "tz.food.highest-bonus"])


def track(id: str, view: ViewData) -> Explained | None:
    """Explain a technology: the level of each seat, and what the next one brings the viewer."""
    if id not in TRACKS:
        return None
    levels = [Note("level", {"seat": seat, "level": own[id]}) for seat, own in view["seats"].items()]
    own = own_board(view)
    if own is None:
        return Explained(levels, [f"tz.tech.{rule}" for rule in TECHNOLOGIES[id]])
    cost = Note("advance", {"blocks": own["advance_blocks"][id]})
    return Explained([*levels, cost], [f"tz.tech.{rule}" for rule in TECHNOLOGIES[id]])


# ---------------------------------------------------------------- goods, days, seats

def good(id: str, view: ViewData) -> Explained | None:
    rules, own = GOODS.get(id), own_board(view)
    if rules is None:
        return None
    notes = [] if own is None else [Note("have", {"count": own[VIEW_FIELDS.get(id, id)]})]
    if id == "skull":
        notes.append(Note("bank", {"count": view["bank_skulls"]}))
    return Explained(notes, list(rules))


def crop(id: str, view: ViewData) -> Explained | None:
    fields = [Note("field", {"field": int(name), "corn": row["corn"], "wood": row["wood"]})
              for name, row in view["jungle"].items()]
    rules = {"corn": ["tz.jungle.take-tile", "tz.jungle.visible"], "wood": ["tz.jungle.take-tile"],
             "burn": ["tz.jungle.burn"], "tileless": ["tz.tech.agriculture-2-no-tile"]}.get(id)
    return None if rules is None else Explained(fields, rules)


def day(id: str, view: ViewData) -> Explained | None:
    """Explain a day of the calendar; on some of them everybody is fed."""
    if not id.isdecimal():
        return None
    number = int(id)
    ahead = number - view["tooth"]
    notes = [Note("day", {"days": ahead})] if ahead >= 0 else [Note("past")]
    teeth = [current_figure(view, f"calendar.food_days.{at}.tooth", tooth) for at,
             tooth in enumerate(STANDARD.food_teeth, 1)]
    if number not in teeth:
        return Explained(notes, ["tz.calendar.food-teeth"], by_rule=True)
    own = own_board(view)
    if own is not None:
        notes.append(Note("meal", {name: own["meal"][name] for name in ("hungry", "corn", "unfed", "points")}))
    ends = END_OF_AGE[teeth.index(number)]
    return Explained(notes, ["tz.calendar.food-teeth", "tz.food.cost", "tz.food.end-age" if ends else "tz.food.mid-age",
                             "tz.food.unfed"], by_rule=True)


def seat(id: str, view: ViewData) -> Explained | None:
    own = view["seats"].get(id)
    if own is None:
        return None
    facts = {name: own[name] for name in ("points", "workers", "hand", "corn")}
    return Explained([Note("seat", facts), Note("speed", {"board": own["board"]})], ["tz.round.turn-order"])


def workers(id: str, view: ViewData) -> Explained | None:
    """Explain the workers of a seat."""
    own = view["seats"].get(id)
    if own is None:
        return None
    note = Note("workers", {"seat": id, "workers": own["workers"], "hand": own["hand"]})
    return Explained([note], ["tz.limit.six-workers", "tz.placing.worker-cost", "tz.food.cost"],
                     name=Thing("piece", "worker"))


def speed(id: str, view: ViewData) -> Explained | None:
    """Explain whether a seat can still let two days pass at once."""
    own = view["seats"].get(id)
    return None if own is None else Explained(
        [Note("speed", {"board": own["board"]})],
        ["tz.start-space.two-days", "tz.start-space.two-days-board", "tz.temple.top-flips-board"], by_rule=True)


def marker(id: str, view: ViewData) -> Explained:
    """Explain the marker of the seat that begins."""
    return Explained([Note("begins", {"seat": view["marker"]})], ["tz.round.turn-order", "tz.start-space.marker"],
                     by_rule=True)


EXPLAINERS: Final[Explainers] = {
    "space": space, "action": space, "gear": gear, "tile": tile, "temple": temple, "track": track, "good": good,
    "crop-tile": crop, "day": day, "seat": seat, "workers": workers, "speed": speed, "marker": marker,
}


# ---------------------------------------------------------------- where the components have their figures

def gear_part(name: str) -> str:
    return f"gears.{'chichen_itza' if name == 'chichen' else name}"


def space_parts(id: str, view: ViewData) -> list[str]:
    gear, _, number = id.partition("-")
    return ["gears.starting_player_space"] if id == "start" else [f"{gear_part(gear)}.actions.{number}"]


PARTS: Final[Parts] = {
    "space": space_parts, "action": space_parts, "gear": lambda id, seen: [gear_part(id)],
    "tile": lambda id, seen: [f"{group}.{id}" for group in ("buildings", "monuments", "starting_wealth_tiles")],
    "temple": lambda id, seen: [f"temples.{id}"],
    "track": lambda id, seen: [f"technologies.{id}", "technologies.advance_cost_blocks"],
    "good": lambda id, seen: [f"market.rates_corn.{id}", *(["end_of_game.skull_vp", "supply.skulls"]
                                                           if id == "skull" else [])],
    "day": lambda id, seen: ["calendar", "feeding"],
    "workers": lambda id, seen: ["supply.workers_per_player", "placement", "feeding"],
}
