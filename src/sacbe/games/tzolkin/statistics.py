"""What `sacbe balance` and `sacbe lab` count in a game of Tzolk'in: actions, tiles, technologies, temples, the days."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from sacbe.games.common.event_counter import EventCounter
from sacbe.games.tzolkin.text.board import capital, name, tile as tile_name
from sacbe.games.tzolkin.schema.notation import GEARS, TARGETS, TEMPLES, TILE_NAMES, TRACKS
from sacbe.games.tzolkin.rules.state import Table
from sacbe.games.tzolkin.data.tables import ACTIONS, TOP_LEVEL
from sacbe.games.tzolkin.data.tiles import FIRST_MONUMENT, FIRST_WEALTH
from sacbe.games.tzolkin.data.constants import (ACTED, ADVANCED, ANGERED, BEGGED, BOARD_TURNED, BUILT, CLIMBED, CORN,
                                                CORN_TAKEN, DEALT, FED, GOLD, OPENED, PICKED, PLACED, PUSHED_OFF, SKULL,
                                                STONE, TURN_BEGAN, TURNED, WEALTH_KEPT, WOOD)
from sacbe.kernel.core.frame import State
from sacbe.presentation.language.words import rule_name, say

BY_SEAT: Final = {"all": ("mean", "seats"), "winners": ("mean", "winners")}
SHEETS: Final[Mapping[str, Mapping[str, tuple[str, str]]]] = {
    "actions": BY_SEAT,
    "gears": {**BY_SEAT, "price": ("mean", "all")},
    "buildings": {"open": ("share", "games"), "built": ("share", "open"), "won": ("share", "built")},
    "monuments": {"open": ("share", "games"), "built": ("share", "open"), "won": ("share", "built")},
    "wealth": {"dealt": ("mean", "games"), "kept": ("share", "dealt"), "won": ("share", "kept")},
    "levels": {"reached": ("share", "seats"), "won": ("share", "reached")},
    "temples": {**BY_SEAT, "climbed": ("mean", "seats"), "angered": ("mean", "seats")},
    "days": {"all": ("mean", "games")},
    "goods": BY_SEAT,
}
VARIANTS: Final[Mapping[str, Mapping[str, str]]] = {}        # nothing that `sacbe balance --compare` would play
ACTION_ROWS: Final = tuple(f"{gear}-{number}" for at, gear in enumerate(GEARS) for number in range(1, ACTIONS[at] + 1))
BUILDINGS: Final = TILE_NAMES[:FIRST_MONUMENT]
MONUMENTS: Final = TILE_NAMES[FIRST_MONUMENT:FIRST_WEALTH]
WEALTH: Final = TILE_NAMES[FIRST_WEALTH:]
LEVELS: Final = tuple(f"{track}-{level}" for track in TRACKS for level in range(1, TOP_LEVEL + 1))
DAYS: Final = ("rounds", "double-days", "begged", "pushed-off", "unfed", "calendar-corn")
GOODS: Final = ("workers", "corn", "blocks", "skulls", "buildings", "monuments", "corn-tiles", "wood-tiles")
# what a seat can use, by sheet; workers are put on gears and taken from them
THINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "actions": ACTION_ROWS, "gears": TARGETS, "picked": GEARS, "buildings": BUILDINGS, "monuments": MONUMENTS,
    "wealth": WEALTH, "levels": LEVELS, "temples": TEMPLES}
ROWS: Final[Mapping[str, tuple[str, ...]]] = {
    **{sheet: rows for sheet, rows in THINGS.items() if sheet in SHEETS}, "days": DAYS, "goods": GOODS}


def label(sheet: str, row: str) -> str:
    """Return what a row of a sheet is called."""
    if sheet == "actions":
        return rule_name(f"tz.{row.replace('-', '.action-')}")
    if sheet in ("buildings", "monuments", "wealth"):
        return f"{row} {tile_name(row)}"
    if sheet in ("gears", "picked"):
        return name("space", row) if row == TARGETS[-1] else name("gear", row)
    if sheet == "levels":
        track, _, level = row.partition("-")
        return f"{capital(name('track', track))} {level}"
    return name("temple", row) if sheet == "temples" else say(f"balance-tzolkin-row-{row}")


class Observer(EventCounter):
    """Counts the events of one game while it is played."""

    def __init__(self, state: State) -> None:
        self.table: Final = cast(Table, state)
        super().__init__(int(self.table.seats), THINGS)
        self.counts: Final = {sheet: {row: dict.fromkeys(SHEETS[sheet], 0) for row in rows}
                              for sheet, rows in ROWS.items()}
        self.hearers = {
            ACTED: self.count_action, PLACED: self.count_placing, PICKED: self.count_pickup,
            OPENED: self.count_open_tile, BUILT: self.count_building,
            DEALT: self.count_dealt_wealth, WEALTH_KEPT: self.count_kept_wealth, ADVANCED: self.count_advance,
            CLIMBED: self.count_climb,
            ANGERED: self.count_anger, BEGGED: self.make_counter("begged"), PUSHED_OFF: self.make_counter("pushed-off"),
            BOARD_TURNED: self.count_turned_board, FED: self.count_unfed, CORN_TAKEN: self.count_taken_corn,
            TURNED: self.count_rounds,
            TURN_BEGAN: self.on_turn_start}

    def make_counter(self, row: str) -> Callable[..., None]:
        """Return a function that counts an event in a row of the days."""
        def count(*_: int) -> None:
            self.counts["days"][row]["all"] += 1
        return count

    # ------------------------------------------------------------ workers and actions

    def count_action(self, seat: int, gear: int, action: int, *_: int) -> None:
        self.count_use("actions", f"{GEARS[gear]}-{action}", seat)

    def count_placing(self, seat: int, gear: int, space: int, price: int) -> None:
        self.count_use("gears", TARGETS[gear], seat)
        self.counts["gears"][TARGETS[gear]]["price"] += price

    def count_pickup(self, seat: int, gear: int, *_: int) -> None:
        self.count_use("picked", GEARS[gear], seat)

    # ------------------------------------------------------------ tiles

    def count_open_tile(self, tile: int, *_: int) -> None:
        self.counts["buildings" if tile < FIRST_MONUMENT else "monuments"][TILE_NAMES[tile]]["open"] += 1

    def count_building(self, seat: int, tile: int, *_: int) -> None:
        self.count_use("buildings" if tile < FIRST_MONUMENT else "monuments", TILE_NAMES[tile], seat)

    def count_dealt_wealth(self, seat: int, tile: int, *_: int) -> None:
        self.counts["wealth"][TILE_NAMES[tile]]["dealt"] += 1

    def count_kept_wealth(self, seat: int, tile: int, other: int, *_: int) -> None:
        for one in (tile, other):
            self.count_use("wealth", TILE_NAMES[one], seat)

    # ------------------------------------------------------------ tracks and temples

    def count_advance(self, seat: int, track: int, before: int, after: int) -> None:
        if after > before:
            self.count_use("levels", f"{TRACKS[track]}-{after}", seat)

    def count_climb(self, seat: int, temple: int, before: int, after: int) -> None:
        self.count_use("temples", TEMPLES[temple], seat, after - before)
        self.counts["temples"][TEMPLES[temple]]["climbed"] += after - before

    def count_anger(self, seat: int, temple: int, before: int, after: int) -> None:
        self.counts["temples"][TEMPLES[temple]]["angered"] += before - after

    # ------------------------------------------------------------ days

    def count_turned_board(self, seat: int, light: int, *_: int) -> None:
        self.counts["days"]["double-days"]["all"] += 1 - light

    def count_unfed(self, seat: int, fed_workers: int, corn: int, unfed_workers: int) -> None:
        self.counts["days"]["unfed"]["all"] += unfed_workers

    def count_taken_corn(self, seat: int, corn: int, *_: int) -> None:
        self.counts["days"]["calendar-corn"]["all"] += corn

    def count_rounds(self, *_: int) -> None:
        self.counts["days"]["rounds"]["all"] = int(self.table.round)

    def final_counts(self, winners: Sequence[int]) -> dict[str, dict[str, dict[str, int]]]:
        """Return all counts when the game is over."""
        c = self.counts
        for sheet, (every, of_winners) in {
                "actions": ("all", "winners"), "gears": ("all", "winners"), "buildings": ("built", "won"),
                "monuments": ("built", "won"), "wealth": ("kept", "won"), "levels": ("reached", "won")}.items():
            for row, times in self.uses[sheet].items():
                c[sheet][row][every] += sum(times)
                c[sheet][row][of_winners] += sum(times[seat] for seat in winners)
        for seat, p in enumerate(self.table.players):
            have = (p.workers, p.goods[CORN], p.goods[WOOD] + p.goods[STONE] + p.goods[GOLD], p.goods[SKULL],
                    *[sum(self.uses[sheet][row][seat] for row in self.uses[sheet])
                      for sheet in ("buildings", "monuments")], p.corn_tiles, p.wood_tiles)
            for sheet, rows, numbers in (("goods", GOODS, have), ("temples", TEMPLES, tuple(p.steps))):
                for row, number in zip(rows, numbers, strict=True):
                    c[sheet][row]["all"] += int(number)
                    c[sheet][row]["winners"] += int(number) if seat in winners else 0
        return c
