"""What a learnt value reads of a position: a seat's own things, its rivals, the table and the time."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.gods import gods_owned
from sacbe.games.chichen_itza.cards.green import controlled_tiles
from sacbe.games.chichen_itza.ai.feature_names import LAST_PROMPT, START
from sacbe.games.chichen_itza.data.modules import BASE_KINDS
from sacbe.games.chichen_itza.ai.own_features import RICH, OwnFeatures, is_round_over
from sacbe.games.chichen_itza.rules.favor import stands_above
from sacbe.games.chichen_itza.rules.prices import price
from sacbe.games.chichen_itza.rules.land.reserve import strip_points
from sacbe.games.chichen_itza.rules.scoring import card_points, figure_points, heroes_on_board, task_points
from sacbe.games.chichen_itza.rules.state import (MARKS, RUIN_AT, Table, repelled_early, repelled_late, units_anywhere,
                                                  units_at)
from sacbe.games.chichen_itza.data.constants import (CITY, EMPTY, GEAR_ACTION, GOD_CARD, MELEE, RECRUIT_HERO,
                                                     REINFORCEMENT, RUIN, SCOUT, WATER_MOVE)
from sacbe.kernel.core.bits import count
from sacbe.kernel.core.frame import State

CITY_AT: Final[i64] = START["city"]
PRICE: Final[i64] = START["price"]
FIGHT: Final[i64] = START["fight"]
RIVALS: Final[i64] = START["rivals"]
TABLE: Final[i64] = START["table"]
SEATS: Final[i64] = START["seats"]
PROMPT: Final[i64] = START["prompt"]

DEAR: Final = 8.0                   # no action tile costs as much
PHASE: Final[i64] = FIGHT + 11      # the phases of a fight, one of


def visible_points(t: Table, seat: i64) -> i64:
    """Return the points so far that everybody can count: blue gods and ruins that lie closed are left out."""
    p = t.players[seat]
    tiles = controlled_tiles(t, seat)
    e = t.edition
    total = e.tile_points * count(tiles) + strip_points(t, p) + e.idol_points * p.idols + card_points(p)
    total += task_points(t, p) + e.gem_points[count(p.gems)] + figure_points(p) + e.hero_points * heroes_on_board(p)
    tiles &= t.edition.kinds[RUIN] & t.opened
    place: i64 = 0
    while tiles:
        if tiles & 1:
            total += t.edition.ruin_points[t.board[RUIN_AT + place]]
        tiles >>= 1
        place += 1
    return total


class ChichenItzaFeatures(OwnFeatures):
    """All features of one seat."""

    def seat_count(self, state: State) -> i64:
        return cast(Table, state).seats

    def progress(self, state: State) -> float:
        t = cast(Table, state)
        if t.round == 0:
            return 0.0
        taken: i64 = 0
        for p in t.players:
            taken += p.turns
        part = 1.0 if is_round_over(t) else float(taken) / float(t.edition.turns * t.seats)
        return (float(t.round - 1) + part) / float(t.edition.rounds)

    def compute(self, state: State, seat: i64) -> None:
        t = cast(Table, state)
        x = self.x
        for f in range(self.size):
            x[f] = 0.0
        self.fill_own(t, seat)
        self.fill_city(t, seat)
        if not self.over:
            self.fill_prices(t, seat)
        if t.fight is not None:
            self.fill_fight(t, seat)
        self.fill_rivals(t, seat)
        self.fill_board(t, seat)
        self.fill_question(t, seat)

    def fill_city(self, t: Table, seat: i64) -> None:
        """Fill in attacks on the city, and the favor track that decides who meets the next one."""
        x = self.x
        p = t.players[seat]
        x[CITY_AT] = float(count(repelled_early(p))) / 2.0
        x[CITY_AT + 1] = float(count(repelled_late(p))) / 2.0
        x[CITY_AT + 2] = float(count(p.failed)) / 2.0
        below: i64 = 0
        for other in range(t.seats):
            if other != seat and stands_above(t, seat, other):
                below += 1
        if below == 0:
            x[CITY_AT + 3] = 1.0
            x[CITY_AT + 4] = float(min(t.edition.unit_limit, units_at(p, CITY))) / 5.0
            x[CITY_AT + 5] = float(p.turns) / 4.0
        else:
            x[CITY_AT + 6 + below] = 1.0
        x[CITY_AT + 6] = float(p.favor) / 5.0
        x[CITY_AT + 10] = float(p.favor) / 5.0 * self.time

    def fill_prices(self, t: Table, seat: i64) -> None:
        """Fill in what the cheapest tiles of some actions cost, from 1 for nothing down to 0 for what is out of
        reach."""
        x = self.x
        p = t.players[seat]
        if p.turns >= t.edition.turns:
            return
        uses = t.edition.uses[t.seats]
        rows = len(uses.tiles)
        affordable = 0.0
        for row in range(rows):
            tile, action = uses.tiles[row], uses.actions[row]
            if t.grid[MARKS + tile] >> seat & 1:
                continue
            due = price(t, seat, tile, action, EMPTY)
            if due > p.coins:
                continue
            affordable += 1.0
            at: i64 = EMPTY
            if action <= WATER_MOVE:
                at = 0
            elif action == GOD_CARD:
                at = 1
            elif GEAR_ACTION <= action < REINFORCEMENT:
                at = 2
            elif action == SCOUT:
                at = 3
            elif action == RECRUIT_HERO:
                at = 4
            if at != EMPTY:
                x[PRICE + at] = max(x[PRICE + at], 1.0 - float(due) / DEAR)
        x[PRICE + 5] = affordable / float(rows)

    def fill_fight(self, t: Table, seat: i64) -> None:
        """Fill in the fight under way, if it is one of this seat; the odds are those of the side that rolls first."""
        f = t.fight
        if f is None or (f.attacker.seat != seat and f.defender.seat != seat):
            return
        x = self.x
        judge = self.judge
        attacks = f.attacker.seat == seat
        x[FIGHT] = 1.0 if attacks else 0.0
        x[FIGHT + 1] = 0.0 if attacks else 1.0
        x[FIGHT + 2] = 1.0 if f.place == CITY else 0.0
        x[FIGHT + 3] = 1.0 if f.defender.seat != EMPTY else 0.0
        x[FIGHT + 4] = judge.taken
        x[FIGHT + 5] = judge.killed
        x[FIGHT + 6] = judge.wiped
        x[FIGHT + 7] = judge.lost / 3.0
        x[FIGHT + 8] = float((f.attacker if attacks else f.defender).units()) / 5.0
        x[FIGHT + 9] = float(f.hearts) / 6.0
        x[FIGHT + 10] = float(f.phase.stone + f.phase.fire) / 3.0
        if f.phase.kind != EMPTY:
            x[PHASE + f.phase.kind] = 1.0

    def fill_rivals(self, t: Table, seat: i64) -> None:
        """Fill in the best of the others in each respect, and the lead over it."""
        x = self.x
        best: i64 = -1000
        tiles: i64 = 0
        gems: i64 = 0
        gods: i64 = 0
        heroes: i64 = 0
        melee: i64 = 0
        war: i64 = 0
        units: i64 = 0
        coins: i64 = 0
        turns: i64 = 0
        for other in range(t.seats):
            if other == seat:
                continue
            q = t.players[other]
            best = max(best, visible_points(t, other))
            tiles = max(tiles, count(controlled_tiles(t, other)))
            gems = max(gems, count(q.gems))
            gods = max(gods, gods_owned(q))
            heroes = max(heroes, heroes_on_board(q))
            melee = max(melee, q.levels[MELEE])
            war += q.war
            units = max(units, t.edition.warriors - q.reserve)
            coins = max(coins, q.coins)
            turns += t.edition.turns - q.turns
        x[RIVALS] = float(best) / 40.0
        x[RIVALS + 1] = float(visible_points(t, seat) - best) / 20.0
        x[RIVALS + 2] = float(tiles) / 5.0
        x[RIVALS + 3] = float(count(self.judge.evaluation.held) - tiles) / 4.0
        x[RIVALS + 4] = float(gems) / 3.0
        x[RIVALS + 5] = float(gods) / 4.0
        x[RIVALS + 6] = float(heroes) / 2.0
        x[RIVALS + 7] = float(melee - 1) / 3.0
        x[RIVALS + 8] = float(war) / 3.0
        x[RIVALS + 9] = float(units - t.edition.start_warriors) / 6.0
        x[RIVALS + 10] = min(RICH, float(coins)) / 10.0
        x[RIVALS + 11] = 0.0 if self.over else float(turns) / float((t.seats - 1) * t.edition.turns)

    def fill_board(self, t: Table, seat: i64) -> None:
        """Fill in the board and the turn order."""
        x = self.x
        x[TABLE] = float(count(t.edition.tiles[t.seats] & ~t.creatures & ~units_anywhere(t))) / 12.0
        x[TABLE + 1] = float(count(t.creatures)) / 15.0
        missing: i64 = 0
        gems = t.players[seat].gems
        for colour in range(5):
            if gems >> colour & 1 == 0 and t.gems >> 4 * colour & 15:
                missing += 1
        x[TABLE + 2] = float(missing) / 5.0
        x[TABLE + 3] = float(count(t.opened)) / 6.0
        for place in range(t.seats):
            if t.order[place] == seat:
                x[TABLE + 4] = 1.0 if place == 0 else 0.0
                x[TABLE + 5] = float(place) / 3.0

    def fill_question(self, t: Table, seat: i64) -> None:
        """Fill in how many play, the modules in play, and what the seat is asked."""
        x = self.x
        x[SEATS + t.seats - 2] = 1.0
        x[SEATS + 3] = 1.0 if t.modules.prophecies else 0.0
        x[SEATS + 4] = float(count(t.modules.kinds & ~BASE_KINDS)) / 3.0
        x[SEATS + 5] = 1.0 if t.modules.tunnels else 0.0
        ask = t.ask
        asked = ask is not None and ask.seat == seat and ask.prompt <= LAST_PROMPT
        x[PROMPT + (ask.prompt if ask is not None and asked else 0)] = 1.0
