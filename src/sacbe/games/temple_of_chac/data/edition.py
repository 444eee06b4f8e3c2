"""One printing of the box: every figure that the texts leave open, read from the components and checked."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.components.origins import iter_values, variant_view
from sacbe.games.temple_of_chac.data.board_graph import Layout, require
from sacbe.games.temple_of_chac.data.tables import (ADVENTURERS, CARD_NAMES, DATA, DECKS, GODS, MOST_ALIKE, SPACE_NAMES,
                                                    TOKEN_KINDS, TREASURE_NAMES, WEB_KINDS, numbers)
from sacbe.games.temple_of_chac.data.constants import TREASURE_BOX, CARDS, CORRIDOR, EMPTY, TREASURES
from sacbe.kernel.definition.game_definition import VARIANT

WAYS: Final = 5                         # most steps out of a space


class Edition:
    """The open figures of the box, as typed tables."""

    def __init__(self, data: Any) -> None:
        self.layout: Final[Any] = Layout(data)
        self.changes: Final[Any] = changes(data)            # by path, for those who want to know
        self.named: Final[Any] = {} if data is DATA else variant_view(data, DATA)       # what a view says of a variant
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
        self.tokens: Final[tuple[i64, ...]] = numbers(token_counts(data, "lockpick_tokens", "kind", TOKEN_KINDS))
        self.webs: Final[tuple[i64, ...]] = numbers(token_counts(data, "web_tokens", "kind", WEB_KINDS))
        # injuries go by their place in the mix, whatever they are worth
        self.injuries: Final[tuple[i64, ...]] = numbers([row["count"] for row in data["injury_tokens"]["mix"]])
        self.injury_values: Final[tuple[i64, ...]] = numbers([row["value"] for row in data["injury_tokens"]["mix"]])
        figures = data["constants"]
        # tc.turn.encumbrance: dice by cards in hand, the last for all that are more
        self.encumbrance: Final[tuple[i64, ...]] = numbers(dice_by_cards(figures["encumbrance"]["table"]))
        actions = figures["actions"]
        self.low_steps: Final[i64] = int(actions["move"]["low"])
        self.high_steps: Final[i64] = int(actions["move"]["high"])
        self.low_cards: Final[i64] = int(actions["search"]["low_cards"])
        self.high_cards: Final[i64] = int(actions["search"]["high_cards"])
        self.most_kept: Final[i64] = int(actions["search"]["keep_treasures_max"])
        self.highest_low: Final[i64] = int(actions["low_range"][1])
        self.boulder_dice: Final[tuple[i64, ...]] = numbers([figures["boulder_dice_by_checkpoints"]["table"][n]
                                                             for n in range(4)])
        self.boulder_base: Final[i64] = int(figures["boulder_move"]["base"])
        self.boulder_counts: Final[i64] = int(figures["boulder_move"]["per_die_at_least"])
        self.hit_wounds: Final[i64] = int(figures["boulder_wounds"]["hit"])
        self.run_over_wounds: Final[i64] = int(figures["boulder_wounds"]["run_over"])
        self.alcove_advance: Final[i64] = int(figures["boulder_on_alcove_opened"]["advance"])
        self.wall_wounds: Final[i64] = int(figures["crushing_walls_wounds"]["value"])
        self.trap_wounds: Final[i64] = int(figures["lava_trap_wounds"]["value"])
        self.wash_wounds: Final[i64] = int(figures["wash_over_wounds"]["value"])
        self.collapse_wounds: Final[i64] = int(figures["bridge_collapse_wounds"]["value"])
        self.spider_wounds: Final[i64] = int(figures["spider_wounds"]["value"])
        self.plank_face: Final[i64] = int(figures["bridge_plank_lost_on"]["faces"][0])     # and everything above it
        self.exit_dice: Final[i64] = int(figures["rapids_exit"]["base_dice"])
        self.surge_dice: Final[i64] = int(figures["rapids_exit"]["per_surging_waters"])
        self.safe_face: Final[i64] = int(figures["rapids_exit"]["safe_faces"][-1])
        self.successes: Final[tuple[i64, ...]] = (int(figures["lockpick_successes"]["lesser"]),
                                                  int(figures["lockpick_successes"]["chac"]))
        self.set_bonus: Final[tuple[i64, ...]] = numbers([figures["set_bonus"]["table"][n] for n in range(6)])
        self.planks: Final[i64] = int(data["bridge"]["planks"]["value"])
        self.drift: Final[i64] = int(data["rapids"]["drift_after_search"]["value"])
        # tc.adventurer.bobby-powell, tc.gear.grappling-rope, tc.gear.lantern, tc.gear.crowbar, tc.gear.first-aid-kit,
        # tc.gear.backpack, tc.hazard.pressure-plate, tc.hazard.darts, tc.hazard.lava-burst, tc.hazard.surging-waters,
        # tc.hazard.vampire-bats
        people = data["adventurers"]
        self.deft: Final[i64] = -effect(people, "chantel_sari", "lockpick_per_gear")
        self.least_successes: Final[i64] = effect(people, "chantel_sari", "minimum")
        swimmer = next(row for row in people if row["id"] == "puccio_cortese")["ability"]["effect"]
        self.swimmer_face: Final[i64] = int(swimmer["rapids_exit_fail_faces"][0]) - 1
        self.lighter: Final[i64] = effect(people, "bobby_powell", "encumbrance_ignore")
        self.sprint: Final[i64] = effect(people, "lea_rice", "move_bonus")
        gear, decks = data["starting_gear"], data["decks"]
        self.rope_steps: Final[i64] = effect(gear, "grappling_rope", "move")
        self.lantern_cards: Final[i64] = effect(gear, "lantern", "search")
        self.crowbar_help: Final[i64] = -effect(gear, "crowbar", "lockpick")
        self.kit_heals: Final[i64] = effect(gear, "first_aid_kit", "heal")
        self.whip_reach: Final[i64] = effect(gear, "bullwhip", "steal_range")
        self.helmet: Final[i64] = -effect(decks["kukulkan"]["cards"], "pith_helmet", "hazard_wounds")
        self.boots: Final[i64] = -effect(decks["ah_puch"]["cards"], "fireproof_boots", "lava_wounds")
        self.vest: Final[i64] = effect(decks["ixchel"]["cards"], "life_vest", "rapids_exit_reroll")
        self.backpack: Final[i64] = effect(decks["kukulkan"]["cards"], "backpack", "storage")
        self.plate_spaces: Final[i64] = effect(decks["kukulkan"]["cards"], "pressure_plate", "boulder")
        self.dart_wounds: Final[i64] = effect(decks["kukulkan"]["cards"], "darts", "wounds")
        self.burst_wounds: Final[i64] = effect(decks["ah_puch"]["cards"], "lava_burst", "wounds")
        self.surge: Final[i64] = effect(decks["ixchel"]["cards"], "surging_waters", "downstream")
        self.bat_wounds: Final[i64] = effect(decks["zotz"]["cards"], "vampire_bats", "wounds")
        check(self, data)


def dice_by_cards(rows: Any) -> list[int]:
    """Return the dice for each number of cards; the rows must follow on each other, and never give more."""
    found: list[int] = []
    for at, row in enumerate(rows):
        first, last = row["cards"]
        path = f"constants.encumbrance.table.{at + 1}"
        require(first == len(found), f"{path}.cards", row["cards"], f"{len(found)}-…")
        is_last = at + 1 == len(rows)
        require(last is None if is_last else isinstance(last, int) and last >= first, f"{path}.cards", row["cards"],
                "…" if is_last else f"{first}-…")
        require(not found or row["dice"] <= found[-1], f"{path}.dice", row["dice"], f"1-{found[-1] if found else 1}")
        found += [int(row["dice"])] * (1 if is_last else last - first + 1)
    return found


def effect(rows: Any, name: str, field: str) -> int:
    """Return a number from the effect of a card or an adventurer."""
    row = next(row for row in rows if row["id"] == name)
    return int(row.get("effect", row.get("ability", {}).get("effect"))[field])


def changes(data: Any) -> dict[str, Any]:
    """Return what differs from the edition that ships."""
    if data is DATA:
        return {}
    whole = {key: value for key, value in data.items() if key != VARIANT}
    return {own.path: own.value for own,
            other in zip(iter_values(whole), iter_values(DATA)) if own.value != other.value}


def rows_by_id(data: Any) -> dict[str, Any]:
    """Return every treasure card of decks and alcoves by its id."""
    found = {row["id"]: row for name in DECKS for row in data["decks"][name]["cards"]}
    found.update({row["id"]: row for row in data["idols"]})
    return found


def card_field(data: Any, field: str, default: int) -> list[int]:
    """Return a number of every treasure, from one field of its card."""
    rows = rows_by_id(data)
    return [int(rows[name].get(field) or default) for name in TREASURE_NAMES]


def gods(data: Any) -> list[int]:
    """Return the god of every treasure, EMPTY without one."""
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


def token_counts(data: Any, name: str, key: str, kinds: Any) -> list[int]:
    """Return how many tokens there are of each kind."""
    rows = {row[key]: int(row["count"]) for row in data[name]["mix"]}
    return [rows.get(kind, 0) for kind in kinds]


def check(e: Edition, data: Any) -> None:
    """Refuse an edition that could not be printed: check counts and ranges."""
    for deck, name in enumerate(DECKS):
        size = sum(e.decks[deck * CARDS:(deck + 1) * CARDS])
        require(size == data["decks"][name]["size"], f"decks.{name}.cards", size, str(data["decks"][name]["size"]))
        for at in range(TREASURES):
            alike = e.decks[deck * CARDS + at]
            require(alike <= MOST_ALIKE, f"decks.{name}.cards.{TREASURE_NAMES[at]}.count", alike, f"0-{MOST_ALIKE}")
    for name, values in (("lockpick_tokens", e.tokens), ("web_tokens", e.webs), ("injury_tokens", e.injuries)):
        require(sum(values) == data[name]["total"], f"{name}.mix", sum(values), str(data[name]["total"]))
        require(min(values) >= 0, f"{name}.mix", min(values), "0-24")
    check_locks(e, data)
    check_faces(data)
    for at, name in enumerate(ADVENTURERS):
        require(3 <= e.health[at] <= 9, f"adventurers.{name}.health", e.health[at], "3-9")
        require(0 <= e.storage[at] <= 9, f"adventurers.{name}.storage", e.storage[at], "0-9")
    for at in range(TREASURES):
        require(at == TREASURE_BOX or 0 <= e.points[at] <= 30, f"decks.{TREASURE_NAMES[at]}", e.points[at], "0-30")
    places = (e.start, *e.plates, e.last)
    require(list(places) == sorted(set(places)), "boulder.pressure_plates.spaces",
            ", ".join([SPACE_NAMES[CORRIDOR + place] for place in e.plates]),
            f"{SPACE_NAMES[CORRIDOR + e.start]} < … < … < … < {SPACE_NAMES[CORRIDOR + e.last]}")
    # tc.walls.eject: everyone who is thrown out lands behind the boulder
    require(e.door < CORRIDOR + e.plates[1], "walls.corridor_door.space", SPACE_NAMES[e.door],
            f"C0-C{e.plates[1] - 1}")


def check_locks(e: Edition, data: Any) -> None:
    """Refuse an edition whose locks can stay shut for ever: there must be enough tokens with a Success."""
    open_ = e.tokens[0] + e.tokens[1]
    need = max(e.successes[0], e.successes[1])
    if data["lockpick_tokens"] != DATA["lockpick_tokens"]:
        require(open_ >= need, "lockpick_tokens.mix", open_, f"≥ {need}")
    for at, name in enumerate(("lesser", "chac")):
        require(open_ >= e.successes[at], f"constants.lockpick_successes.{name}", e.successes[at], f"1-{open_}")


def check_faces(data: Any) -> None:
    """Refuse die faces with a gap: low ones from 1 on, those that harm up to 6."""
    figures = data["constants"]
    low = figures["actions"]["low_range"]
    require(low[0] == 1, "constants.actions.low_range", low, f"1-{low[1]}")
    safe = list(figures["rapids_exit"]["safe_faces"])
    require(safe == list(range(1, len(safe) + 1)), "constants.rapids_exit.safe_faces", safe, f"1-{len(safe)}")
    swimmer = next(row for row in data["adventurers"] if row["id"] == "puccio_cortese")["ability"]["effect"]
    for path, faces in (("constants.bridge_plank_lost_on.faces", figures["bridge_plank_lost_on"]["faces"]),
                        ("adventurers.puccio_cortese.ability.effect.rapids_exit_fail_faces",
                         swimmer["rapids_exit_fail_faces"])):
        require(list(faces) == list(range(7 - len(faces), 7)), path, faces, f"{7 - len(faces)}-6")


STANDARD: Final = Edition(DATA)
