"""What can be computed beforehand: the rounds the boulder leaves, the odds of a lock, and the way to the exit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from sacbe.games.temple_of_chac.data.edition import WAYS, Edition
from sacbe.games.temple_of_chac.data.tables import CLUES, TILES
from sacbe.games.temple_of_chac.data.constants import (BRIDGE, CAVE, CORRIDOR, EMPTY, EXIT, LAVA, RAPIDS, SPACES,
                                                       WASH_UP, WATERFALL)
from sacbe.kernel.core.bits import bit

NO_WAY_OUT: Final = 99.0        # no way out
ROLLS: Final = 30               # rolls of the boulder that are computed
MOST_DICE: Final = 6
PLACES: Final = 41              # of the boulder
HASTE: Final = 0.5              # chance per round that a card or an alcove moves the boulder on
# the price of what lies on the way, in steps
DIE_STEPS: Final = 1.35         # steps of a die; the mean is 1.5, and not all of them fit
WOUND_COST: Final = 0.9
STAND: Final = 1.5
GAP_STEPS: Final = 3.4          # through the place of a lost tile
TRAP: Final = 3.2               # a tile that turns out to be one
WAIT: Final = 6.0               # a turn, until the boulder has passed
PASSES: Final = 3               # spaces it rolls meanwhile
UNKNOWN: Final = 0              # what is known of a lava tile
KNOWN_SAFE: Final = 1
KNOWN_TRAP: Final = 2
DOORS: Final = 4                # of the lava room: two in the west, two in the east
PIPS: Final = 6.0
MOST_LAVA: Final = 4000


def repeated_odds(odds: float, times: i64) -> float:
    """Return how likely something happens every time."""
    total = 1.0
    for _ in range(times):
        total *= odds
    return total


def boulder_odds(least: i64) -> list[float]:
    """Return how likely each number of hits is for each number of dice; a die hits if it shows at least this."""
    hit = float(7 - least) / PIPS
    table = [0.0] * (MOST_DICE * MOST_DICE)
    table[0] = 1.0
    for dice in range(1, MOST_DICE):
        for spaces in range(dice + 1):
            stays = table[(dice - 1) * MOST_DICE + spaces] * (1.0 - hit)
            moves = table[(dice - 1) * MOST_DICE + spaces - 1] * hit if spaces > 0 else 0.0
            table[dice * MOST_DICE + spaces] = stays + moves
    return table


def doors(edition: Edition) -> list[i64]:
    """Return the corridor spaces and the tiles of the doors of the lava room: two in the west, two in the east."""
    found: list[tuple[i64, i64]] = []
    for tile in range(TILES):
        for way in range((LAVA + tile) * WAYS, (LAVA + tile) * WAYS + WAYS):
            if CORRIDOR <= edition.ways[way] < LAVA:
                found.append((edition.ways[way], tile))
    found.sort()
    found = [found[0], found[1], found[-2], found[-1]]
    return [space for space, _ in found] + [tile for _, tile in found]


class TempleOdds:
    """Tables of one edition, and ways over one board after another."""

    def __init__(self, edition: Edition, one_mouth: bool) -> None:
        self.edition: Final = edition
        self.one_mouth: Final = one_mouth
        self.ways: vec[i64] = edition.ways_one_mouth if one_mouth else edition.ways
        self.lasts: vec[float] = vec[float]([0.0] * (PLACES * ROLLS))     # not at the end after each roll
        self.rounds: vec[float] = vec[float]([0.0] * PLACES)                # rolls before the last one, on average
        self.counted: vec[float] = vec[float](boulder_odds(edition.boulder_counts))
        self.locks: dict[int, float] = {}
        self.doors: vec[i64] = vec[i64](doors(edition))         # of the lava room: spaces, then their tiles
        self.outer: dict[int, OuterWays] = {}
        self.lava: dict[int, LavaWays] = {}
        for place in range(edition.last - 1, -1, -1):
            self.compute_from_end(place)

    def dice(self, place: i64) -> i64:
        """Return the dice the boulder rolls there: tc.boulder.dice."""
        plates: i64 = 0
        for plate in self.edition.plates:
            if plate <= place:
                plates += 1
        return self.edition.boulder_dice[plates]

    def compute_from_end(self, place: i64) -> None:
        """Compute how long the boulder needs from one space; called from the end backwards."""
        dice = self.dice(place)
        self.lasts[place * ROLLS] = 1.0
        for rolls in range(1, ROLLS):
            total = 0.0
            for spaces in range(dice + 1):
                odds = self.counted[dice * MOST_DICE + spaces]
                for extra in range(2):
                    goal = place + self.edition.boulder_base + spaces + extra
                    if goal < self.edition.last:
                        chance = HASTE if extra == 1 else 1.0 - HASTE
                        total += odds * chance * self.lasts[goal * ROLLS + rolls - 1]
            self.lasts[place * ROLLS + rolls] = total
            self.rounds[place] += total

    def lock_chance(self, need: i64, good: i64, mixed: i64, bad: i64, dice: i64) -> float:
        """Return how likely a lock opens with the tokens in the bag and these dice to go on with."""
        if need <= 0:
            return 1.0
        tokens = good + mixed + bad
        if tokens == 0:
            return 0.0
        key = int((((need * 16 + good) * 16 + mixed) * 16 + bad) * 16 + dice)
        if key in self.locks:
            return self.locks[key]
        odds = 0.0
        if good > 0:
            odds += float(good) * self.lock_chance(need - 1, good - 1, mixed, bad, dice)
        if mixed > 0 and (dice > 0 or need == 1):
            odds += float(mixed) * self.lock_chance(need - 1, good, mixed - 1, bad, dice - 1)
        if bad > 0 and dice > 0:
            odds += float(bad) * self.lock_chance(need, good, mixed, bad - 1, dice - 1)
        odds /= float(tokens)
        self.locks[key] = odds
        return odds

    def outer_ways(self, planks: i64, surging: i64) -> OuterWays:
        """Return the ways round the lava room with these planks and this river."""
        key = int(planks * 16 + surging)
        found = self.outer.get(key)
        if found is None:
            found = OuterWays(self, planks, surging)
            self.outer[key] = found
        return found

    def lava_ways(self, known: i64) -> LavaWays:
        """Return the ways through the lava room as a seat knows it, two bits for each tile."""
        key = int(known)
        found = self.lava.get(key)
        if found is None:
            if len(self.lava) >= MOST_LAVA:
                self.lava.clear()
            found = LavaWays(self, known)
            self.lava[key] = found
        return found


class OuterWays:
    """How far the exit is without the lava room, in steps, for every space of the boulder."""

    def __init__(self, odds: TempleOdds, planks: i64, surging: i64) -> None:
        self.ways: vec[i64] = odds.ways
        self.landing: Final[i64] = odds.edition.landing
        self.last: Final[i64] = odds.edition.last
        self.away: vec[float] = vec[float]([NO_WAY_OUT] * (PLACES * SPACES))
        self.done: i64 = 0                      # spaces of the boulder that are computed, as bits
        self.price: vec[float] = vec[float]([1.0] * SPACES)
        self.washed: Final[float] = STAND + 2.0 * WOUND_COST
        self.out: Final[float] = repeated_odds(float(odds.edition.safe_face) / PIPS, 1 + surging)
        falls = repeated_odds(1.0 / 3.0, planks)
        self.price[BRIDGE] = NO_WAY_OUT if planks == 0 else 1.0 + falls * (self.washed + 4.0)
        self.price[WATERFALL] = 1.0 + self.washed
        for place in range(CAVE, EXIT):
            self.price[place] = 1.0 + 0.4 * WOUND_COST

    def steps(self, place: i64, boulder: i64) -> float:
        """Return the steps from a space to the exit."""
        if boulder >= self.last:
            return 0.0 if place == EXIT else NO_WAY_OUT
        if self.done >> boulder & 1 == 0:
            self.compute_distances(boulder)
        return self.away[boulder * SPACES + place]

    def compute_distances(self, boulder: i64) -> None:
        """Compute the shortest ways round the boulder, or after it has gone on."""
        self.done |= bit(boulder)
        row = boulder * SPACES
        later = min(self.last, boulder + PASSES)
        for place in range(SPACES):
            self.away[row + place] = min(NO_WAY_OUT, WAIT + self.steps(place, later))
        self.away[row + EXIT] = 0.0
        changed = True
        while changed:
            changed = False
            for back in range(SPACES):
                place = SPACES - 1 - back
                if place == EXIT or place == CORRIDOR + boulder or LAVA <= place < RAPIDS:
                    continue
                best = self.best_step(row, place, boulder)
                if best < self.away[row + place] - 0.001:
                    self.away[row + place] = best
                    changed = True

    def best_step(self, row: i64, place: i64, boulder: i64) -> float:
        """Return the best step out of a space."""
        if place == WATERFALL:
            return self.away[row + WASH_UP]
        best = NO_WAY_OUT
        for way in range(place * WAYS, place * WAYS + WAYS):
            goal = self.ways[way]
            if goal == EMPTY:
                break
            if goal != CORRIDOR + boulder:
                best = min(best, self.price[goal] + self.away[row + goal])
        if place == WATERFALL - 1 and self.landing != CORRIDOR + boulder:
            swum = DIE_STEPS + self.out * self.away[row + self.landing]
            best = min(best, swum + (1.0 - self.out) * (self.washed + self.away[row + WASH_UP]))
        return best


class LavaWays:
    """The way through the lava room to its eastern doors, from each tile and from the corridor before it."""

    def __init__(self, odds: TempleOdds, known: i64) -> None:
        self.ways: vec[i64] = odds.ways
        self.doors: vec[i64] = odds.doors
        self.hall_door: Final[i64] = odds.edition.door
        self.risk: float = 0.0                  # that an unknown tile is a trap
        self.price: vec[float] = vec[float]([1.0] * TILES)
        self.ways_out: vec[float] = vec[float]([NO_WAY_OUT] * (DOORS * TILES))  # steps to each door from each tile
        bad: i64 = 0
        unknown: i64 = 0
        for tile in range(TILES):
            what = known >> 2 * tile & 3
            if what == KNOWN_TRAP:
                bad += 1
            elif what == UNKNOWN:
                unknown += 1
        self.risk = float(max(0, CLUES - bad)) / float(unknown) if unknown > 0 else 0.0
        for tile in range(TILES):
            what = known >> 2 * tile & 3
            self.price[tile] = (1.0 if what == KNOWN_SAFE else GAP_STEPS if what == KNOWN_TRAP
                                else 1.0 + self.risk * TRAP)
        while self.sweep():
            pass

    def sweep(self) -> bool:
        """Shorten the way from every tile once; return whether any way got shorter."""
        changed = False
        for tile in range(TILES):
            for way in range((LAVA + tile) * WAYS, (LAVA + tile) * WAYS + WAYS):
                goal = self.ways[way]
                if goal == EMPTY:
                    break
                for door in range(DOORS):
                    steps = NO_WAY_OUT
                    if LAVA <= goal < RAPIDS:
                        steps = self.price[goal - LAVA] + self.ways_out[door * TILES + goal - LAVA]
                    elif goal == self.doors[door]:
                        steps = 1.0
                    if steps < self.ways_out[door * TILES + tile] - 0.001:
                        self.ways_out[door * TILES + tile] = steps
                        changed = True
        return changed

    def steps_through_doors(self, outer: OuterWays, tile: i64, boulder: i64) -> float:
        """Return the steps from a tile to the exit, by any of the doors that the boulder does not bar."""
        best = NO_WAY_OUT
        for door in range(DOORS):
            if self.doors[door] != CORRIDOR + boulder:
                best = min(best, self.ways_out[door * TILES + tile] + outer.steps(self.doors[door], boulder))
        return best

    def steps(self, outer: OuterWays, place: i64, boulder: i64) -> float:
        """Return the steps to the exit from anywhere, through this room or round it."""
        if LAVA <= place < RAPIDS:
            return self.steps_through_doors(outer, place - LAVA, boulder)
        best = outer.steps(place, boulder)
        if place >= self.doors[2]:
            return best
        at = CORRIDOR + boulder
        shut: i64 = 0
        for door in range(2):
            goal = self.doors[door]
            first = self.hall_door if place < CORRIDOR else place
            way = goal - first if goal > first else first - goal
            if place < CORRIDOR:
                way += CORRIDOR - place
            if at == goal or first < at < goal or goal < at < first or (at == first and place < CORRIDOR):
                shut += 1
                continue
            tile = self.doors[4 + door]
            best = min(best, float(way) + self.price[tile] + self.steps_through_doors(outer, tile, boulder))
        if shut == 2 and boulder + PASSES < outer.last:
            best = min(best, WAIT + self.steps(outer, place, boulder + PASSES))
        return best
