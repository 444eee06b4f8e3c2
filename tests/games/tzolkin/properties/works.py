"""What can be harvested, traded, learned and built: small rules about one seat's goods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.tzolkin.properties.sheet import BLOCKS, PRICES, TILES, TRACKS, Sheet, blocks, climbable, cost_of, has

Own = dict[str, Any]


def crops(facts: Sheet, seat: str, group: int, options: Mapping[str, str]) -> list[str]:
    """tz.jungle.visible, tz.jungle.empty, tz.jungle.burn, tz.jungle.burn-barred, tz.tech.agriculture-2-no-tile,
    tz.ruling.burn-with-bare-corn, tz.ruling.no-tileless-with-visible-corn."""
    corn, wood = (facts["jungle"][str(group)][kind] for kind in ("corn", "wood"))
    bare, own = corn > wood, facts[seat]
    burns = wood and any(own["temples"].values()) and (not bare or options["burn-beside-corn"] == "yes")
    tileless = own["agriculture"] >= 2 and (not bare or options["tileless"] == "yes")
    offered = {"corn": bare, "wood": wood, "burn": burns, "tileless": tileless}
    return [crop for crop, is_offered in offered.items() if is_offered]


def trades(own: Own) -> list[str]:
    """tz.market.rates, tz.market.exchange."""
    return [f"sell {block}" for block in BLOCKS if own[block]] + \
        [f"buy {block}" for block in BLOCKS if own["corn"] >= PRICES[block]]


# ---------------------------------------------------------------- technologies

def gives(facts: Sheet, seat: str, track: str, seats: tuple[str, ...]) -> bool:
    """tz.ruling.no-empty-action: a level always does, a bonus does unless no step or skull is to be had."""
    if facts[seat][track] < 3 or track in ("extraction", "architecture"):
        return True
    return bool(climbable(facts, seat, seats)) if track == "agriculture" else facts["bank_skulls"] > 0


def learned(facts: Sheet, seat: str, seats: tuple[str, ...]) -> list[str]:
    """tz.tech.cost, tz.tech.bonus: the tracks on which an advance can be paid and gives something."""
    own = facts[seat]
    return [track for track in TRACKS if gives(facts, seat, track, seats)
            and blocks(own) >= (own[track] + 1 if own[track] < 3 else 1)]


def learned_free(facts: Sheet, seat: str, seats: tuple[str, ...], tile: str, is_paid: bool) -> list[str]:
    """tz.effect.tech, tz.ruling.free-advance-at-level-3: the track that a tile shows, or any that gives something."""
    shown = next(effect["track"] for effect in TILES[tile]["effects"] if effect["op"] == "tech")
    own = facts[seat]
    useful = [track for track in TRACKS if gives(facts, seat, track, seats)
              and (own[track] < 3 or not is_paid or blocks(own) >= 1)]
    if shown == "any":
        return useful
    return [shown] if shown in useful or not is_paid else []


# ---------------------------------------------------------------- buildings

def ways(facts: Sheet, own: Own, is_helped: bool) -> list[str]:
    """tz.building.construct, tz.tech.architecture-3, tz.ruling.saving-used: buildings that blocks can pay."""
    found = []
    for tile in facts["row"]:
        price = cost_of(tile)
        if is_helped and own["architecture"] >= 3:
            found += [f"{tile} less {block}" for block in price if has(own, {**price, block: price[block] - 1})]
        elif has(own, price):
            found.append(tile)
    return found


def in_corn(facts: Sheet, own: Own) -> list[str]:
    """tz.uxmal.action-4: 2 corn for each block, with Architecture 3 for all but one."""
    spared = 1 if own["architecture"] >= 3 else 0
    return [tile for tile in facts["row"] if own["corn"] >= 2 * (sum(cost_of(tile).values()) - spared)]


def raised(facts: Sheet, own: Own) -> list[str]:
    """tz.monument.construct, tz.tech.architecture-not-monuments: monuments, at full price."""
    return [tile for tile in facts["monuments"] if has(own, cost_of(tile))]


def plain(facts: Sheet, own: Own) -> list[str]:
    """tz.tikal.one-architecture: the first of two buildings may be built without the help that the second will have."""
    return [f"{tile} plain" for tile in facts["row"] if own["architecture"] and has(own, cost_of(tile))]
