"""One printing of the box: every figure that the texts leave open, read from the components and checked."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.origins import leaves
from sacbe.games.temple_of_chac.layout import Layout, require
from sacbe.games.temple_of_chac.tables import (ADVENTURERS, CARD_NAMES, DATA, DECKS, GODS, MOST_ALIKE, SPACE_NAMES,
                                               TOKEN_KINDS, TREASURE_NAMES, WEB_KINDS, numbers)
from sacbe.games.temple_of_chac.verbs import BOX, CARDS, CORRIDOR, EMPTY, TREASURES

WAYS: Final = 5                         # most steps out of a space


class Edition:
    """The open figures of the box, as typed tables."""

    def __init__(self, data: Any) -> None:
        self.layout: Final[Any] = Layout(data)
        self.changes: Final[Any] = changes(data)            # by path, for those who want to know
        # tc.action.move.walls: steps out of every space, WAYS numbers each, EMPTY for none
        self.ways: Final[vec[i64]] = vec[i64](self.layout.ways(True, WAYS))
        self.ways_one_mouth: Final[vec[i64]] = vec[i64](self.layout.ways(False, WAYS))
        self.columns: Final[tuple[i64, ...]] = numbers([cell[0] for cell in self.layout.cells])
        self.rows: Final[tuple[i64, ...]] = numbers([cell[1] for cell in self.layout.cells])
        # tc.boulder.plate-positions, counted from C0
        self.plates: Final[tuple[i64, ...]] = numbers([SPACE_NAMES.index(name) - CORRIDOR
                                                       for name in data["boulder"]["pressure_plates"]["spaces"]])
        self.start: Final[i64] = int(self.layout.start) - CORRIDOR
        self.last: Final[i64] = int(self.layout.last) - CORRIDOR
        self.door: Final[i64] = int(self.layout.door)
        self.landing: Final[i64] = int(self.layout.landing)
        self.alcoves: Final[tuple[i64, ...]] = numbers(self.layout.alcoves)
        self.health: Final[tuple[i64, ...]] = numbers([row["health"] for row in data["adventurers"]])
        self.storage: Final[tuple[i64, ...]] = numbers([row["storage"] for row in data["adventurers"]])
        # tc.treasure.kukulkan-idol, tc.treasure.kukulkan-calendar, tc.treasure.kukulkan-mask,
        # tc.treasure.kukulkan-necklace, tc.treasure.ah-puch-idol, tc.treasure.ah-puch-calendar,
        # tc.treasure.ah-puch-mask, tc.treasure.ah-puch-necklace, tc.treasure.ixchel-idol,
        # tc.treasure.ixchel-calendar, tc.treasure.ixchel-mask, tc.treasure.ixchel-necklace, tc.treasure.zotz-idol,
        # tc.treasure.zotz-calendar, tc.treasure.zotz-mask, tc.treasure.zotz-necklace, tc.treasure.treasure-box,
        # tc.treasure.alcove-idol-kukulkan, tc.treasure.alcove-idol-ah-puch, tc.treasure.alcove-idol-ixchel,
        # tc.treasure.alcove-idol-zotz, tc.treasure.alcove-idol-chac
        self.points: Final[tuple[i64, ...]] = numbers(card_field(data, "vp", 0))
        self.god: Final[tuple[i64, ...]] = numbers(gods(data))
        self.decks: Final[tuple[i64, ...]] = numbers(deck_counts(data))     # CARDS numbers for each deck
        # tc.lockpick.tokens, tc.cave.web-tokens, tc.injury.tokens
        self.tokens: Final[tuple[i64, ...]] = numbers(mix(data, "lockpick_tokens", "kind", TOKEN_KINDS))
        self.webs: Final[tuple[i64, ...]] = numbers(mix(data, "web_tokens", "kind", WEB_KINDS))
        self.injuries: Final[tuple[i64, ...]] = numbers(mix(data, "injury_tokens", "value", (1, 2, 3)))
        check(self, data)


def changes(data: Any) -> dict[str, Any]:
    """What is not as it ships."""
    if data is DATA:
        return {}
    return {own.path: own.value for own, other in zip(leaves(data), leaves(DATA)) if own.value != other.value}


def rows_by_id(data: Any) -> dict[str, Any]:
    """Every treasure card of decks and alcoves by its id."""
    found = {row["id"]: row for name in DECKS for row in data["decks"][name]["cards"]}
    found.update({row["id"]: row for row in data["idols"]})
    return found


def card_field(data: Any, field: str, default: int) -> list[int]:
    """A number of every treasure."""
    rows = rows_by_id(data)
    return [int(rows[name].get(field) or default) for name in TREASURE_NAMES]


def gods(data: Any) -> list[int]:
    """The god of every treasure, EMPTY without."""
    rows = rows_by_id(data)
    for name in TREASURE_NAMES:
        god = rows[name]["god"]
        require(not god or god in GODS, f"decks.{name}.god", god, ", ".join(GODS))
    return [GODS.index(rows[name]["god"]) if rows[name]["god"] else EMPTY for name in TREASURE_NAMES]


def deck_counts(data: Any) -> list[int]:
    """tc.deck.kukulkan, tc.deck.ah-puch, tc.deck.ixchel, tc.deck.zotz: copies of every card in every deck."""
    counts = [0] * (len(DECKS) * CARDS)
    for deck, name in enumerate(DECKS):
        for row in data["decks"][name]["cards"]:
            counts[deck * CARDS + CARD_NAMES.index(row["id"])] = int(row["count"])
    return counts


def mix(data: Any, name: str, key: str, kinds: Any) -> list[int]:
    """How many tokens of each kind."""
    rows = {row[key]: int(row["count"]) for row in data[name]["mix"]}
    return [rows.get(kind, 0) for kind in kinds]


def check(e: Edition, data: Any) -> None:
    """Counts and ranges: an edition that could not be printed is refused."""
    for deck, name in enumerate(DECKS):
        size = sum(e.decks[deck * CARDS:(deck + 1) * CARDS])
        require(size == data["decks"][name]["size"], f"decks.{name}.cards", size, str(data["decks"][name]["size"]))
        for at in range(TREASURES):
            alike = e.decks[deck * CARDS + at]
            require(alike <= MOST_ALIKE, f"decks.{name}.cards.{TREASURE_NAMES[at]}.count", alike, f"0-{MOST_ALIKE}")
    for name, values in (("lockpick_tokens", e.tokens), ("web_tokens", e.webs), ("injury_tokens", e.injuries)):
        require(sum(values) == data[name]["total"], f"{name}.mix", sum(values), str(data[name]["total"]))
        require(min(values) >= 0, f"{name}.mix", min(values), "0-24")
    require(e.tokens[0] + e.tokens[1] >= 5, "lockpick_tokens.mix", e.tokens[0] + e.tokens[1], "5-10")
    for at, name in enumerate(ADVENTURERS):
        require(3 <= e.health[at] <= 9, f"adventurers.{name}.health", e.health[at], "3-9")
        require(0 <= e.storage[at] <= 9, f"adventurers.{name}.storage", e.storage[at], "0-9")
    for at in range(TREASURES):
        require(at == BOX or 0 <= e.points[at] <= 30, f"decks.{TREASURE_NAMES[at]}", e.points[at], "0-30")
    places = (e.start, *e.plates, e.last)
    require(list(places) == sorted(set(places)), "boulder.pressure_plates.spaces",
            ", ".join([SPACE_NAMES[CORRIDOR + place] for place in e.plates]),
            f"{SPACE_NAMES[CORRIDOR + e.start]} < … < … < … < {SPACE_NAMES[CORRIDOR + e.last]}")
    # tc.walls.eject: everyone who is thrown out lands behind the boulder
    require(e.door < CORRIDOR + e.plates[1], "walls.corridor_door.space", SPACE_NAMES[e.door],
            f"C0-C{e.plates[1] - 1}")


STANDARD: Final = Edition(DATA)
