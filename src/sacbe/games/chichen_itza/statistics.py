"""What `sacbe balance` counts in a game of Chichén Itzá: fights, attacks, land, actions, cards, and the end.

An observer gets the events of one game and looks at its table as they come; the sheets say what each count is
divided by when many games are added up.

Who leads is asked when a round begins, before a prophecy is turned up, and again when the next one begins or the game
is over: by the points each seat can expect at the end, as the evaluator sees them, and by the points it has so far.
The lead has changed if one seat alone led at both times and it is not the same one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from sacbe.games.chichen_itza.text.board import capital, card, name, place_name
from sacbe.games.chichen_itza.cards.creatures import is_dark_at
from sacbe.games.chichen_itza.cards.green import controlled_tiles
from sacbe.games.chichen_itza.cards.tasks import figures
from sacbe.games.chichen_itza.rules.combat_state import Fight
from sacbe.games.chichen_itza.ai.evaluator import EVALUATOR
from sacbe.games.chichen_itza.schema.notation import ELEMENTS, GODS, PLACES
from sacbe.games.chichen_itza.rules.scoring import scores
from sacbe.games.chichen_itza.rules.state import KIND_AT, RUIN_AT, STRENGTH_AT, Player, Table
from sacbe.games.chichen_itza.data.tables import (ACTIONS, ATTACK_LATE, CREATURES, GEARS, GOD_COLOURS, GODS_PER_COLOUR,
                                                  HERO_TYPES, HEROES_PER_TYPE, KINDS, MOST_ROUNDS, PROPHECIES,
                                                  TASK_FIRST)
from sacbe.games.chichen_itza.data.constants import (ATTACKED, CAPTURED, CAST_CARDS, CITY, COINS_USED, CREATURE_FOUGHT,
                                                     DEFEATED, EMPTY, END_G, FAILED, FLED, FOUGHT, GOD_TAKEN, HELD_OFF,
                                                     HERO_LEFT, LOST, PROPHECY_REVEALED, RECRUITED, REPELLED,
                                                     ROUND_BEGAN, STEP_BEGAN, TASK_MET, TASK_OPENED, TURN_BEGAN, USED,
                                                     WON)
from sacbe.games.common.event_counter import EventCounter, add_uses, sole_leader
from sacbe.kernel.core.bits import count, members
from sacbe.kernel.core.frame import State
from sacbe.presentation.language.words import rule_name, say

COLUMNS_OF_ENDS: Final = {"fights": ("mean", "games"), "units": ("mean", "fights"), "taken": ("share", "fights"),
                          "defeated": ("share", "fights"), "fled": ("share", "fights"), "mutual": ("share", "fights"),
                          "pushed": ("share", "fights"), "wiped": ("share", "fights"), "lost": ("mean", "fights")}
SHEETS: Final[Mapping[str, Mapping[str, tuple[str, str]]]] = {
    "fights": {**COLUMNS_OF_ENDS, "hearts": ("mean", "fights")},
    "strengths": COLUMNS_OF_ENDS,
    "city": {"attacks": ("mean", "games"), "repelled": ("share", "attacks"), "beaten": ("share", "attacks"),
             "undefended": ("share", "attacks"), "defenders": ("mean", "defended"), "lost": ("mean", "defended")},
    "land": {"tiles": ("mean", "games"), "held": ("share", "tiles"), "wild": ("share", "tiles"),
             "captures": ("mean", "games"), "seat-held": ("mean", "seats"), "winner-held": ("mean", "winners")},
    "rounds": {"held": ("mean", "seats"), "fights": ("mean", "seats"), "captures": ("mean", "seats"),
               "duels": ("mean", "games"), "duels-won": ("share", "duels"), "lost": ("mean", "seats"),
               "paid": ("mean", "seats"), "coins": ("mean", "seats"), "swings": ("share", "led"),
               "overtaken": ("share", "ahead")},
    "actions": {"all": ("mean", "seats"), "winners": ("mean", "winners"), "price": ("mean", "all")},
    "gods": {"all": ("mean", "seats"), "winners": ("mean", "winners")},
    "heroes": {"recruited": ("mean", "games"), "rounds": ("mean", "recruited"), "fell": ("share", "recruited"),
               "unpaid": ("share", "recruited"), "stayed": ("share", "recruited"), "won": ("share", "recruited")},
    "gems": {"all": ("share", "seats"), "won": ("share", "all")},
    "tasks": {"open": ("share", "games"), "met": ("share", "chances"), "won": ("share", "met")},
    "ruins": {"open": ("share", "games"), "held": ("share", "open"), "won": ("share", "held")},
    "goods": {"all": ("mean", "seats"), "winners": ("mean", "winners")},
    "prophecies": {"shown": ("count", "one"), "led": ("count", "one"), "swings": ("share", "led"),
                   "ahead": ("count", "one"), "overtaken": ("share", "ahead")},
}
# counted beside the columns, because one of them is divided by it
MORE: Final[Mapping[str, tuple[str, ...]]] = {"city": ("defended",), "tasks": ("chances",), "rounds": ("led", "ahead")}
BEASTS: Final = "t-rex:caiman+velociraptor:jaguar+pteranodon:shaman"
# what `sacbe balance --compare` plays: the base game, each module of the expansion alone, and all of them
BASE: Final[Mapping[str, str]] = {"prophecies": "off", "creatures": "none", "tunnels": "off"}
VARIANTS: Final[Mapping[str, Mapping[str, str]]] = {
    "base": BASE, "prophecies": {**BASE, "prophecies": "on"}, "creatures": {**BASE, "creatures": BEASTS},
    "tunnels": {**BASE, "tunnels": "on"}, "all": {"prophecies": "on", "creatures": BEASTS, "tunnels": "on"},
}
GOODS: Final = ("coins", "luck", "idols", "cards", "warriors", "garrison", "reserve", "scouts", "heroes", "trophies",
                "favor", *GEARS)
GEMS: Final = ("0", "1", "2", "3", "4", "5")
TASKS: Final = tuple(str(task) for task in range(1, int(TASK_FIRST[-1])))
HEROES: Final = tuple(str(number) for number in range(1, HERO_TYPES * HEROES_PER_TYPE + 1))
COINS_ROW: Final = "coins"
CARD_SHEETS: Final = {"heroes": "card", "tasks": "task", "god-cards": "god"}


def label(sheet: str, row: str) -> str:
    """Return what a row of a sheet is called."""
    if sheet in ("fights", "strengths", "city"):
        kind, _, what = row.rpartition("-")
        said = "strength" if what.isdecimal() else what
        return say(f"balance-chichen_itza-row-{said}", kind=capital(name("kind", kind)), strength=what)
    if sheet in CARD_SHEETS:
        return f"{row:0>2} {card(CARD_SHEETS[sheet], int(row))}"
    if sheet == "magic":
        return capital(name("type", row))
    if sheet == "places":
        return capital(place_name(row))
    if sheet == "prophecies":
        return rule_name(f"bp.prophecy.{row:0>2}")
    if sheet == "ruins":
        points, bonus = row.split("-")[1:]
        return say("balance-chichen_itza-row-ruin", points=points, bonus=rule_name(f"ci.ruin.{bonus}"))
    if sheet == "actions" and row != COINS_ROW:
        return capital(name("action", row))
    if sheet == "land" and row in KINDS:
        return capital(name("terrain", row))
    if sheet == "gods":
        return capital(name("colour", row))
    if sheet == "goods" and row in GEARS:
        return say("balance-chichen_itza-row-level", gear=capital(name("gear", row)))
    return row if row.isdecimal() else say(f"balance-chichen_itza-row-{row}")


def rows_of(t: Table) -> dict[str, tuple[str, ...]]:
    """Return the rows of every sheet, in the order they are shown; strengths and ruins are those of the edition."""
    kinds = [CREATURES[kind] for kind in members(t.modules.kinds)]
    room = len(t.edition.figures) // len(CREATURES)
    return {
        "fights": tuple(f"{kind}-{half}" for kind in kinds for half in ("light", "dark")),
        "strengths": tuple(f"{CREATURES[at // room]}-{at % room}" for at, n in enumerate(t.edition.figures)
                           if n and t.modules.kinds >> at // room & 1),
        "city": tuple(f"{kind}-{half}" for kind in kinds for half in ("early", "late")),
        "land": (*KINDS, "total"),
        "rounds": tuple(str(number) for number in range(1, MOST_ROUNDS + 1)),
        "actions": (*[action.replace("_", "-") for action in ACTIONS], COINS_ROW),
        "gods": GOD_COLOURS, "heroes": HEROES, "gems": GEMS, "tasks": TASKS,
        "ruins": tuple(ruin_row(t, ruin) for ruin in range(len(t.edition.ruin_bonus))),
        "goods": GOODS,
        "prophecies": tuple(str(card) for card in range(1, PROPHECIES + 1)) if t.modules.prophecies else (),
    }


def usable_things(t: Table) -> dict[str, tuple[str, ...]]:
    """Return what a seat can use, by sheet: actions, cards, tiles captured, ruins held at the end, magic cast."""
    rows = rows_of(t)
    return {"actions": rows["actions"], "god-cards": tuple(str(god) for god in GODS), "heroes": HEROES, "tasks": TASKS,
            "ruins": rows["ruins"], "places": tuple(PLACES[place] for place in members(t.edition.tiles[t.seats])),
            "magic": ELEMENTS}


def ruin_row(t: Table, ruin: int) -> str:
    """Return a ruin tile by its number, points and bonus."""
    return f"{ruin + 1}-{t.edition.ruin_points[ruin]}-{t.edition.ruin_bonus[ruin]}"


def points_of(t: Table) -> list[float]:
    """Return what every seat would score if the game ended now."""
    return [float(points) for points in scores(t)]


class Observer(EventCounter):
    """Counts the events of one game while it is played."""

    def __init__(self, state: State) -> None:
        self.table: Final = cast(Table, state)
        super().__init__(int(self.table.seats), usable_things(self.table))
        self.counts: Final = {sheet: {row: dict.fromkeys((*SHEETS[sheet], *MORE.get(sheet, ())), 0) for row in rows}
                              for sheet, rows in rows_of(self.table).items()}
        self.fight: Fight | None = None                     # the one under way or just over
        self.rows: list[dict[str, int]] = []                # where its outcome is counted
        self.served: Final[dict[tuple[int, int], int]] = {}     # by seat and card: since which round
        self.leaders: tuple[int | None, int | None] = (None, None)      # by what they expect, by what they have
        self.prophecy: int = 0                              # of the round under way
        self.hearers = {
            CREATURE_FOUGHT: self.count_creature_fight, FOUGHT: self.count_duel, DEFEATED: self.count_defeat,
            FLED: self.count_flight,
            HELD_OFF: self.count_failed_attack, WON: self.count_won_duel, LOST: self.count_losses,
            ATTACKED: self.count_city_attack,
            REPELLED: self.count_repelled_attack, FAILED: self.count_lost_city, CAPTURED: self.count_capture,
            USED: self.count_action,
            COINS_USED: self.count_coin_action, CAST_CARDS: self.count_magic, GOD_TAKEN: self.count_god,
            RECRUITED: self.count_recruit,
            HERO_LEFT: self.count_hero_leaving, TASK_OPENED: self.count_task, TASK_MET: self.count_met_task,
            STEP_BEGAN: self.on_step_start, ROUND_BEGAN: self.on_round_start, PROPHECY_REVEALED: self.count_prophecy,
            TURN_BEGAN: self.on_turn_start}

    @property
    def round(self) -> dict[str, int]:
        """Return the row of the round that is played."""
        return self.counts["rounds"][str(self.table.round)]

    # ------------------------------------------------------------ fights

    def count_creature_fight(self, seat: int, place: int, kind: int, hearts: int) -> None:
        t = self.table
        f = self.fight = t.fight
        assert f is not None
        if place == CITY:
            for row in self.rows:
                row["defended"] += 1
                row["defenders"] += f.attacker.units()
            return
        half = "dark" if is_dark_at(t, place) else "light"
        self.rows = [self.counts["fights"][f"{CREATURES[kind]}-{half}"],
                     self.counts["strengths"][f"{CREATURES[kind]}-{t.board[STRENGTH_AT + place]}"]]
        for row in self.rows:
            row["fights"] += 1
            row["units"] += f.attacker.units()
        self.rows[0]["hearts"] += hearts
        self.round["fights"] += 1

    def count_duel(self, seat: int, place: int, other: int, _: int) -> None:
        self.fight = self.table.fight
        self.rows = []
        self.round["duels"] += 1

    def count_outcome(self, *columns: str) -> None:
        """Count how a fight with a creature on a tile ended."""
        for row in self.rows:
            for column in columns:
                row[column] += 1

    def has_survivors(self) -> bool:
        """Return whether the attacker of the last fight has anybody left."""
        f = self.fight
        return f is not None and f.attacker.units() > 0

    def count_defeat(self, seat: int, kind: int, strength: int, _: int) -> None:
        self.count_outcome(*(("taken", "defeated") if self.has_survivors() else ("mutual",)))

    def count_flight(self, kind: int, place: int, *_: int) -> None:
        self.count_outcome("taken", "fled")

    def count_failed_attack(self, seat: int, place: int, *_: int) -> None:
        self.count_outcome("pushed" if self.has_survivors() else "wiped")

    def count_won_duel(self, seat: int, place: int, *_: int) -> None:
        f = self.fight
        if f is not None and f.defender.seat != EMPTY and f.attacker.seat == seat:
            self.round["duels-won"] += 1

    def count_losses(self, seat: int, warriors: int, *_: int) -> None:
        self.round["lost"] += warriors
        for row in self.rows:
            row["lost"] += warriors

    def count_city_attack(self, kind: int, seat: int, strength: int, _: int) -> None:
        half = "late" if self.table.round >= ATTACK_LATE else "early"
        self.rows = [self.counts["city"][f"{CREATURES[kind]}-{half}"]]
        self.rows[0]["attacks"] += 1
        self.fight = None

    def count_repelled_attack(self, seat: int, kind: int, points: int, _: int) -> None:
        self.count_outcome("repelled")

    def count_lost_city(self, seat: int, kind: int, *_: int) -> None:
        self.count_outcome("undefended" if self.fight is None else "beaten")

    # ------------------------------------------------------------ land, actions, cards

    def count_capture(self, seat: int, place: int, *_: int) -> None:
        self.round["captures"] += 1
        self.count_use("places", PLACES[place], seat)
        for row in (KINDS[self.table.edition.kind[place]], "total"):
            self.counts["land"][row]["captures"] += 1

    def count_action(self, seat: int, tile: int, action: int, price: int) -> None:
        row = ACTIONS[action].replace("_", "-")
        self.count_use("actions", row, seat)
        self.counts["actions"][row]["price"] += price
        self.round["paid"] += price

    def count_coin_action(self, seat: int, *_: int) -> None:
        self.count_use("actions", COINS_ROW, seat)

    def count_god(self, seat: int, god: int, *_: int) -> None:
        self.count_use("god-cards", str(god), seat)

    def count_magic(self, seat: int, element: int, cards: int, _: int) -> None:
        self.count_use("magic", ELEMENTS[element], seat, cards)

    def count_recruit(self, seat: int, hero: int, number: int, place: int) -> None:
        self.count_use("heroes", str(number), seat)
        self.served[seat, number] = self.table.round

    def count_hero_leaving(self, seat: int, hero: int, number: int, _: int) -> None:
        row = self.counts["heroes"][str(number)]
        row["unpaid" if self.table.fight is None else "fell"] += 1
        row["rounds"] += self.table.round - self.served.pop((seat, number))

    def count_task(self, task: int, *_: int) -> None:
        row = self.counts["tasks"][str(task)]
        row["open"] += 1
        row["chances"] += self.table.seats

    def count_met_task(self, seat: int, task: int, *_: int) -> None:
        self.count_use("tasks", str(task), seat)

    def on_step_start(self, step: int, *_: int) -> None:
        """Count tiles and coins of every seat when all turns of a round are taken."""
        if step == END_G:
            for seat, p in enumerate(self.table.players):
                self.round["held"] += count(controlled_tiles(self.table, seat))
                self.round["coins"] += p.coins

    # ------------------------------------------------------------ the lead

    def on_round_start(self, number: int, *_: int) -> None:
        """Record who leads, before the prophecy is turned up and after everything of the round before."""
        leaders = sole_leader(EVALUATOR.expected_points(self.table)), sole_leader(points_of(self.table))
        if number > 1:
            self.compare_leads(self.counts["rounds"][str(number - 1)], leaders)
        self.leaders = leaders

    def count_prophecy(self, card: int, *_: int) -> None:
        self.prophecy = card
        self.counts["prophecies"][str(card)]["shown"] += 1

    def compare_leads(self, row: dict[str, int], leaders: tuple[int | None, int | None]) -> None:
        """Compare who leads after a round with who led before it."""
        rows = [row, self.counts["prophecies"][str(self.prophecy)]] if self.prophecy else [row]
        for before, after, led, swung in zip(self.leaders, leaders, ("led", "ahead"), ("swings", "overtaken"),
                                             strict=True):
            if before is not None and after is not None:
                for one in rows:
                    one[led] += 1
                    one[swung] += before != after
        self.prophecy = 0

    # ------------------------------------------------------------ the end

    def final_counts(self, winners: Sequence[int]) -> dict[str, dict[str, dict[str, int]]]:
        """Return all counts when the game is over."""
        c = self.counts
        final = sole_leader(points_of(self.table))
        self.compare_leads(self.round, (final, final))
        for row, times in self.uses["actions"].items():
            add_uses(c["actions"][row], "all", "winners", times, winners)
        for god, times in self.uses["god-cards"].items():
            add_uses(c["gods"][GOD_COLOURS[(int(god) - 1) // GODS_PER_COLOUR]], "all", "winners", times, winners)
        for hero, times in self.uses["heroes"].items():
            add_uses(c["heroes"][hero], "recruited", "won", times, winners)
        for task, times in self.uses["tasks"].items():
            add_uses(c["tasks"][task], "met", "won", times, winners)
        for (_, number), since in self.served.items():
            c["heroes"][str(number)]["stayed"] += 1
            c["heroes"][str(number)]["rounds"] += int(self.table.edition.rounds) - since
        for seat, p in enumerate(self.table.players):
            self.count_seat(p, seat, seat in winners)
        self.count_land(winners)
        return c

    def count_seat(self, p: Player, seat: int, is_winner: bool) -> None:
        """Count gems and goods of one seat."""
        gems = self.counts["gems"][str(count(p.gems))]
        gems["all"] += 1
        gems["won"] += is_winner
        trophies = sum(figures(p, kind) for kind in range(len(CREATURES)))
        heroes = sum(number != EMPTY for number in p.hero_card)
        have = (p.coins, p.luck, p.idols, p.stone + p.fire, sum(p.warriors), p.warriors[CITY], p.reserve,
                count(p.scouts), heroes, trophies, p.favor, *p.levels)
        for good, n in zip(GOODS, have, strict=True):
            self.counts["goods"][good]["all"] += n
            self.counts["goods"][good]["winners"] += n if is_winner else 0

    def count_land(self, winners: Sequence[int]) -> None:
        """Count who holds which tiles and ruins at the end."""
        t = self.table
        owner = {place: seat for seat in range(t.seats) for place in members(controlled_tiles(t, seat))}
        for place in members(t.edition.tiles[t.seats]):
            for row in (self.counts["land"][KINDS[t.edition.kind[place]]], self.counts["land"]["total"]):
                row["tiles"] += 1
                row["wild"] += t.board[KIND_AT + place] != EMPTY
                row["held"] += place in owner
                row["seat-held"] += place in owner
                row["winner-held"] += owner.get(place) in winners
        for place in members(t.opened):
            ruin = self.counts["ruins"][ruin_row(t, t.board[RUIN_AT + place])]
            ruin["open"] += 1
            ruin["held"] += place in owner
            if place in owner:
                self.count_use("ruins", ruin_row(t, t.board[RUIN_AT + place]), owner[place])
            ruin["won"] += owner.get(place) in winners
