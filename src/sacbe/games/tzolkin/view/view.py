"""What a seat may see (a whitelist), the fields of a position, and the redeal of what a seat cannot know."""

from __future__ import annotations

from typing import Any

from sacbe.games.tzolkin.schema.notation import GEARS, GOODS, SEATS, TEMPLES, TILE_NAMES, TRACKS
from sacbe.games.tzolkin.rules.state import Player, Table, is_filled
from sacbe.games.tzolkin.data.tables import GEAR_AT
from sacbe.games.tzolkin.data.tiles import FIRST_MONUMENT, FIRST_WEALTH
from sacbe.games.tzolkin.view.pending import pending_rules
from sacbe.games.tzolkin.view.derived_values import days_to_food, free_spaces, derived_values, turns_to_come
from sacbe.games.tzolkin.data.constants import DUMMY, EMPTY, KEEP
from sacbe.kernel.core.bits import bit, count, members
from sacbe.kernel.core.chance import Driver
from sacbe.kernel.core.choice import arg1, pack
from sacbe.kernel.core.frame import CHANCE, Ask
from sacbe.kernel.play.scenario import ExactMapping


def names(bits: int, first: int) -> list[str]:
    """Return the tiles of a set."""
    return [TILE_NAMES[first + n] for n in members(bits)]


def seat_or_nobody(owner: int) -> str:
    """Return who stands on a space."""
    return "none" if owner == EMPTY else "dummy" if owner == DUMMY else SEATS[owner]


def gear(t: Table, number: int) -> dict[str, str]:
    """Return the pieces on one gear, by space."""
    at, end = GEAR_AT[number], GEAR_AT[number + 1]
    return ExactMapping({str(place - at): seat_or_nobody(t.spaces[place]) for place in range(at, end)
                         if t.spaces[place] != EMPTY})


def open_tiles(tiles: Any) -> list[str]:
    """Return the tiles that lie face up, in their order."""
    return [TILE_NAMES[tile] for tile in tiles if tile != EMPTY]


def board(t: Table) -> dict[str, Any]:
    """Return everything that lies open on the table: tz.ruling.open-information."""
    return {
        "round": t.round, "tooth": t.tooth, "food_days": t.food_days, "age": 1 if t.food_days < 2 else 2,
        "next_food_day": days_to_food(t),
        "marker": SEATS[t.first], "start_space": seat_or_nobody(t.claimed), "calendar_corn": t.pile,
        **{name: gear(t, number) for number, name in enumerate(GEARS)},
        "jungle": {str(group): {"corn": t.corn_tiles[group], "wood": t.wood_tiles[group]} for group in (2, 3, 4, 5)},
        "ovals": [action for action in range(1, 10) if is_filled(t, action)],
        "row": open_tiles(t.row), "stack_size": count(t.deck),
        "monuments": open_tiles(t.monuments), "bank_skulls": t.skulls, "dummies_left": t.dummies,
        "undealt_wealth": count(t.wealth),
    }


def player(p: Player) -> dict[str, Any]:
    """Return what a seat has before it for all to see."""
    return {
        **{name if name != "skull" else "skulls": p.goods[good] for good, name in enumerate(GOODS)},
        "points": p.points, "hand": p.hand, "workers": p.workers,
        "temples": {name: p.steps[temple] for temple, name in enumerate(TEMPLES)},
        **{name: p.levels[track] for track, name in enumerate(TRACKS)},
        "corn_tiles": p.corn_tiles, "wood_tiles": p.wood_tiles, "board": "light" if p.light else "dark",
        "fed_free": p.fed, "feed_discount": p.cheap,
        "buildings": names(p.buildings, 0), "monuments": names(p.monuments, FIRST_MONUMENT),
    }


def is_choosing(t: Table) -> bool:
    """Return whether the wealth is still secret."""
    return t.reveals == 0


def view(t: Table, seat: int | None) -> dict[str, Any]:
    """tz.setup.wealth-choose: dealt and chosen wealth is its owner's secret until all is opened."""
    seats = {}
    for number, p in enumerate(t.players):
        seen = {**player(p), **derived_values(t, p)}
        secret = is_choosing(t)
        seen["wealth"] = [] if secret else names(p.kept, FIRST_WEALTH)
        seen["has_chosen"] = p.kept != 0
        if secret:
            seen["dealt_count"] = count(p.wealth)
            if seat == number:
                seen["dealt"] = names(p.wealth, FIRST_WEALTH)
                seen["keeps"] = names(p.kept, FIRST_WEALTH)
        seats[SEATS[number]] = seen
    return {**board(t), "turns_to_come": turns_to_come(t), "free_spaces": free_spaces(t), "seats": seats,
            "unfinished": pending_rules(t), **t.edition.named}


def dump_fields(t: Table) -> dict[str, Any]:
    """Return every field of the position, hidden ones included: for scenarios and tests, never for a seat."""
    all_seats = {}
    for number, p in enumerate(t.players):
        mine = player(p)
        mine["wealth"] = names(p.kept, FIRST_WEALTH)
        mine["dealt"] = names(p.wealth, FIRST_WEALTH)
        all_seats[SEATS[number]] = mine
    return {**board(t), "stack": names(t.deck, 0), **all_seats}


def redeal(t: Table, seat: int | None, chance: Driver) -> Table:
    """Deal again what the seat, or a watcher, cannot know: until the wealth is opened, what the others hold and chose.

    Stacks are sets without an order, so there is nothing to shuffle in them.
    """
    twin = t.clone()
    if not is_choosing(t):
        return twin
    others = [p for number, p in enumerate(twin.players) if number != seat]
    pool = twin.wealth
    for p in others:
        pool |= p.wealth
    for p in others:
        p.wealth, pool = draw(pool, count(p.wealth), chance)
        if p.kept:
            p.kept, _ = draw(p.wealth, count(p.kept), chance)
    twin.wealth = pool
    if twin.ask is not None and twin.ask.seat != seat:
        twin.ask = twin.stack[-1].run(twin)
    return twin


def draw(pool: int, size: int, chance: Driver) -> tuple[int, int]:
    """Draw a number of tiles from a pool; return them, and what is left of it."""
    drawn = 0
    for _ in range(size):
        tile = arg1(chance.answer(Ask(CHANCE, 0, [pack(KEEP, n) for n in members(pool)])))
        drawn |= bit(tile)
        pool &= ~bit(tile)
    return drawn, pool
