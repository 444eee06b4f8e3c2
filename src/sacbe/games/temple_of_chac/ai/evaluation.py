"""What one seat can hope for: to get out in time with what it has, and with what its spare dice will still find."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from sacbe.games.temple_of_chac.cards.adventurers import action_dice
from sacbe.games.temple_of_chac.cards.gear import storage
from sacbe.games.temple_of_chac.data.edition import STANDARD
from sacbe.games.temple_of_chac.rules.odds import (KNOWN_TRAP, DIE_STEPS, NO_WAY_OUT, MOST_DICE, ROLLS, KNOWN_SAFE,
                                                   STAND, LavaWays,
                                                   OuterWays, TempleOdds)
from sacbe.games.temple_of_chac.rules.scoring import boxes_of, injury_points, treasure_points
from sacbe.games.temple_of_chac.rules.state import (Player, Table, cards_in, clue_number, deck_place, has_seen, idol_in,
                                                    is_flipped, is_gone, is_searched, number_of)
from sacbe.games.temple_of_chac.rules.state import is_near_entrance as is_near
from sacbe.games.temple_of_chac.data.tables import CLUES, TILES
from sacbe.games.temple_of_chac.data.constants import (AH_PUCH, BOBBY, TREASURE_BOX, CARDS, CAVE, CHAC, COMPASS,
                                                       CORRIDOR, EMPTY,
                                                       EXIT, GEAR, GEARS, HAZARD, IXCHEL, KUKULKAN, LAVA, LEA, MONTY,
                                                       RAPIDS, ROPE, TREASURES, WASH_UP, WATERFALL, ZOTZ)
from sacbe.kernel.core.bits import bit, count

# weights, in points unless said otherwise
INSIDE_PENALTY: Final = 25.0    # to be inside at the end, below no points at all
BOX_POINTS: Final = 3.5
INJURY: Final = 1.75
TURN_SPREAD: Final = 0.7        # turns between surely too few and surely enough
MARGIN: Final = 10.0            # dice that are not counted as spare
HOPE: Final = 0.8               # of what spare dice may find
HERE: Final = 1.2               # and more of it in the room one is in
THREAT: Final = 0.3             # of a card in hand, to a rival on the same space
NEAR: Final = 0.15              # or close to it
SEARCH: Final[tuple[float, ...]] = (1.0, 1.0, 1.0, 1.0)     # trust in each deck
HARM: Final[tuple[float, ...]] = (0.5, 0.45, 0.9, 0.5, 0.45)    # what each hazard costs
GEAR_FIND: Final = 0.5          # a gear from a deck
TOOLS: Final[tuple[float, ...]] = (0.0, 0.8, 0.3, 0.4, 0.2, 0.1, 0.6, 0.3, 0.1, 0.3, 0.2, 0.3)
FAR_IDOL: Final = 0.6           # of Chac's idol while it is far


class Evaluation:
    """Values one seat after another of a table."""

    def __init__(self) -> None:
        self.odds: TempleOdds = TempleOdds(STANDARD, False)
        self.treasure: vec[float] = vec[float]([0.0] * 4)       # chance of a treasure in one card of each deck
        self.worth: vec[float] = vec[float]([0.0] * 4)          # its mean points
        self.harm: vec[float] = vec[float]([0.0] * 4)           # of one card
        self.gods: i64 = 0                                      # of the seat, as bits
        self.hurt: float = 0.0                                  # what one of its wounds costs
        self.haste: float = 0.0                                 # steps a turn beyond its dice
        self.room: i64 = 0                                      # places left in its storage
        self.safe: float = 0.0                                  # how likely the seat gets out, after `value`
        self.outer: OuterWays = self.odds.outer_ways(5, 0)
        self.lava: LavaWays = self.odds.lava_ways(0)
        # the parts of the last evaluation, for explanations
        self.tiles: i64 = 0                                     # the lava room as the seat knows it: see `known`
        self.have: float = 0.0                                  # points in hand and storage
        self.tools: float = 0.0                                 # gear, less wounds and fear
        self.fear: float = 0.0                                  # what rivals in reach may take
        self.need: float = 0.0                                  # turns to the exit
        self.spare: float = 0.0                                 # dice that are left for searching
        self.gain: float = 0.0                                  # what they may find

    # ------------------------------------------------------------ the table

    def open(self, t: Table) -> None:
        """Fill in what is the same for all seats: treasure and harm in each deck."""
        if self.odds.edition is not t.edition or self.odds.one_mouth != t.rulings.one_mouth:
            self.odds = TempleOdds(t.edition, t.rulings.one_mouth)
        for deck in range(4):
            first = deck_place(deck, 0)
            cards: i64 = 0
            found: i64 = 0
            points: i64 = 0
            for card in range(deck * 4, deck * 4 + 4):
                copies = t.decks[first + card]
                found += copies
                points += copies * t.edition.points[card]
            worth = float(points) + BOX_POINTS * float(t.decks[first + TREASURE_BOX])
            found += t.decks[first + TREASURE_BOX]
            harm = 0.0
            cards = found
            for card in range(GEAR, CARDS):
                copies = t.decks[first + card]
                if copies > 0:
                    cards += copies
                    harm += float(copies) * (HARM[card - HAZARD] if card >= HAZARD else -GEAR_FIND)
            self.treasure[deck] = float(found) / float(cards) if cards > 0 else 0.0
            self.worth[deck] = worth / float(found) if found > 0 else 0.0
            self.harm[deck] = harm / float(cards) if cards > 0 else 0.0

    def treasure_chance(self, deck: i64, cards: i64) -> float:
        """Return how likely some cards of a deck hold a treasure."""
        one = self.treasure[deck]
        return one if cards == 1 else one * (2.0 - one)

    def treasure_value(self, deck: i64, cards: i64) -> float:
        """Return what the treasure brings, with its god."""
        more = 0.3 if cards > 1 else 0.0
        return self.worth[deck] + more + self.new_god(deck)

    def new_god(self, god: i64) -> float:
        """Return what a treasure of one more god adds to the set."""
        if self.gods >> god & 1:
            return 0.0
        have = count(self.gods)
        bonus = self.odds.edition.set_bonus
        return float(bonus[have + 1] - bonus[have]) + 0.4

    # ------------------------------------------------------------ a seat

    def holdings_value(self, t: Table, seat: i64) -> float:
        """Return what the seat has, and fill in its own measures."""
        p = t.players[seat]
        self.hurt = INJURY / float(t.edition.health[p.adventurer]) if p.adventurer != EMPTY else 0.4
        self.gods = 0
        for treasure in range(TREASURES):
            if p.hand[treasure] + p.store[treasure] > 0:
                god = t.edition.god[treasure]
                if god != EMPTY:
                    self.gods |= bit(god)
                elif t.rulings.box_is_kukulkan:
                    self.gods |= bit(KUKULKAN)
        have = float(treasure_points(t, p) + t.edition.set_bonus[count(self.gods)] + injury_points(p))
        self.have = have + BOX_POINTS * float(boxes_of(p))
        return self.have

    def measure(self, t: Table, seat: i64) -> float:
        """Fill in what matters only inside: the board as the seat knows it, its pace, wounds and tools; return the
        worth of tools."""
        p = t.players[seat]
        self.find_ways(t, seat)
        self.haste = (0.9 if p.gear[ROPE] > 0 else 0.0) + (0.3 if p.gear[COMPASS] > 0 else 0.0)
        if p.adventurer == LEA:
            self.haste += float(t.edition.sprint)
        elif p.adventurer == MONTY:
            self.haste += 0.8
        self.room = max(0, storage(t, p) - cards_in(p.store)) if p.adventurer != EMPTY else 2
        self.fear = self.threat(t, seat)
        tools = -self.hurt * float(p.wounds) - self.fear
        for tool in range(GEARS):
            if p.gear[tool] > 0:
                tools += TOOLS[tool] * float(p.gear[tool])
        self.tools = tools
        return tools

    def find_ways(self, t: Table, seat: i64) -> None:
        """Find the ways to the exit as the seat knows the board."""
        self.tiles = self.known_tiles(t, seat)
        self.outer = self.odds.outer_ways(t.planks, t.surging)
        self.lava = self.odds.lava_ways(self.tiles)

    def threat(self, t: Table, seat: i64) -> float:
        """tc.action.steal: what rivals in reach may take; a seat that lies down is safe from them."""
        p = t.players[seat]
        cards = cards_in(p.hand)
        if cards == 0 or p.fallen:
            return 0.0
        fear = 0.0
        for other in range(t.seats):
            rival = t.players[other]
            if other != seat and rival.escaped == 0:
                if rival.at == p.at:
                    fear += THREAT
                elif -3 < rival.at - p.at < 3:
                    fear += NEAR
        return min(0.6, fear) * float(min(2, cards)) * self.mean_card(t, p)

    def mean_card(self, t: Table, p: Player) -> float:
        """Return the mean points of a card from a hand."""
        cards: i64 = 0
        total: i64 = 0
        for treasure in range(TREASURES):
            cards += p.hand[treasure]
            total += p.hand[treasure] * t.edition.points[treasure]
        if cards == 0:
            return 0.0
        return (float(total) + BOX_POINTS * float(p.hand[TREASURE_BOX])) / float(cards)

    def known_tiles(self, t: Table, seat: i64) -> i64:
        """Return what the seat knows of the lava tiles, two bits each."""
        known: i64 = 0
        traps: i64 = 0
        for clue in range(CLUES):
            traps |= bit(clue_number(t, clue))
        for tile in range(TILES):
            if is_flipped(t, tile):
                known |= (KNOWN_TRAP if is_gone(t, tile) else KNOWN_SAFE) * bit(2 * tile)
            elif has_seen(t, seat, tile):
                known |= (KNOWN_TRAP if traps >> number_of(t, tile) & 1 else KNOWN_SAFE) * bit(2 * tile)
        return known

    # ------------------------------------------------------------ time

    def after_roll(self, t: Table, p: Player, place: i64, have: float, hand: i64, fallen: bool, dice: i64,
                   spaces: i64) -> float:
        """Return the value when the boulder rolls next: it may hit, run over, shut the hall or seal the exit."""
        total = 0.0
        safe = 0.0
        for hits in range(dice + 1):
            odds = self.odds.counted[dice * MOST_DICE + hits]
            total += odds * self.value_after_move(t, p, place, have, hand, fallen, spaces + hits)
            safe += odds * self.safe
        self.safe = safe
        return total

    def value_after_move(self, t: Table, p: Player, place: i64, have: float, hand: i64, fallen: bool,
                         spaces: i64) -> float:
        """Return the value after the boulder has moved some spaces."""
        goal = min(t.edition.last, t.boulder + spaces)
        at = place
        if place < CORRIDOR:
            if t.plates < 2 and goal >= t.edition.plates[1]:
                if t.rulings.eject_nearest and is_near(place):
                    return self.give_up()
                at, fallen = t.edition.door, True
                have -= self.hurt * float(t.edition.wall_wounds)
        elif CORRIDOR + t.boulder < place <= CORRIDOR + goal:
            fallen = True
            have -= self.hurt * float(t.edition.hit_wounds)
            if place == CORRIDOR + goal:
                at = place + 1
                if goal == t.edition.last:
                    self.safe = 1.0
                    return have
        return self.value(t, p, at, goal, have, hand, 0.0, 1, fallen)

    def value(self, t: Table, p: Player, place: i64, boulder: i64, have: float, hand: i64, now: float, turns: i64,
              fallen: bool) -> float:
        """Return the points to expect: `now` steps can be made at once, and `turns` turns come before the boulder
        rolls."""
        if place == EXIT:
            self.safe = 1.0
            return have
        if boulder >= t.edition.last or (t.plates >= 2 and place < CORRIDOR):
            return self.give_up()                           # the exit is sealed, or the hall before the entrance shut
        away = self.lava.steps(self.outer, place, boulder)
        if fallen:
            away += STAND
        dice = float(action_dice(p, hand)) if p.adventurer != EMPTY else 4.0
        pace = dice * DIE_STEPS + self.haste
        need = (away - now) / pace
        safe = self.chance_in_time(boulder, need, turns)
        left = (self.odds.rounds[boulder] + float(turns) - need) * dice - MARGIN
        self.safe = safe
        self.need = need
        self.spare = left
        self.gain = self.finds_value(t, p, place, boulder, left, hand, need * dice) if left > 0.0 else 0.0
        return safe * (have + INSIDE_PENALTY + HOPE * self.gain) - INSIDE_PENALTY

    def give_up(self) -> float:
        """Return the value of a position from which nobody gets out any more."""
        self.safe = 0.0
        self.need = NO_WAY_OUT
        self.spare = 0.0
        self.gain = 0.0
        return -INSIDE_PENALTY

    def chance_in_time(self, boulder: i64, need: float, turns: i64) -> float:
        """Return how likely the seat has the turns it needs before the exit is sealed."""
        if need <= 0.0:
            return 1.0
        before = 0.0
        total = 0.0
        row = boulder * ROLLS
        whole = max(1, i64(need))
        for number in range(whole, whole + 3):
            enough = min(1.0, max(0.0, 0.5 + (float(number) - need) / TURN_SPREAD))
            rolls = max(0, number - turns)
            if rolls < ROLLS:
                total += (enough - before) * self.odds.lasts[row + rolls]
            before = enough
        return total

    # ------------------------------------------------------------ what spare dice find

    def finds_value(self, t: Table, p: Player, place: i64, boulder: i64, left: float, hand: i64, walk: float) -> float:
        """Return the points that the spare dice can still bring, room after room."""
        free = float(5 - hand if p.adventurer == BOBBY else 3 - hand)
        room = float(self.room)
        gods = self.gods
        total = 0.0
        for deck in ORDER:
            most, extra = self.searches_in_reach(t, place, boulder, deck)
            if most <= 0.0 or left <= extra:
                continue
            weight = 1.0
            if deck == CHAC:
                points = 9.0 * (FAR_IDOL if extra > 1.0 else 0.9)
                price = 3.4
            else:
                chance = 0.5 * (self.treasure_chance(deck, 1) + self.treasure_chance(deck, 2))
                points = chance * (self.worth[deck] + 0.15) * SEARCH[deck] - 1.5 * self.harm[deck]
                price = 1.0 if deck != IXCHEL else 0.6
                weight = chance
            if free < 0.5:
                price += weight * (1.0 if room > 0.5 else max(0.5, 0.3 * walk))
            if points <= 0.0:
                continue
            if extra < 0.1:
                points *= HERE
            times = min(most, (left - extra) / price)
            left -= extra + times * price
            cards = times * weight
            total += times * points + self.new_god(deck) * min(1.0, cards)
            if cards > 0.7:
                self.gods |= bit(deck)
            spill = max(0.0, cards - max(0.0, free))
            free -= cards
            room -= spill
            if left <= 0.0:
                break
        self.gods = gods
        return total

    def searches_in_reach(self, t: Table, place: i64, boulder: i64, deck: i64) -> tuple[float, float]:
        """Return how often a deck can still be searched from a space on, and the dice that the way round costs."""
        if deck == KUKULKAN:
            return (6.0, 0.0) if place < CORRIDOR and t.plates < 2 and self.treasure[deck] > 0.0 else (0.0, 0.0)
        if deck == AH_PUCH:
            if LAVA <= place < RAPIDS:
                return 3.0, 0.5 if is_searched(t, place - LAVA) else 0.0
            return (3.0, 0.5) if place <= self.odds.doors[1] else (0.0, 0.0)
        if deck == IXCHEL:
            if RAPIDS <= place < WATERFALL:
                return float(WATERFALL - place), 0.0
            before = place <= self.odds.doors[3] or LAVA <= place < RAPIDS
            return (4.0, 0.3) if before and boulder < 25 else (0.0, 0.0)
        if deck == ZOTZ:
            return 6.0, 0.0 if place >= CAVE else 1.4
        if idol_in(t, CHAC) == EMPTY or boulder > 30:
            return 0.0, 0.0
        if place == WASH_UP or CORRIDOR + 29 <= place <= CORRIDOR + 31:
            return 1.0, 0.3
        return (1.0, 3.0) if place < CORRIDOR + 29 or LAVA <= place <= WATERFALL else (0.0, 0.0)


ORDER: Final[tuple[i64, ...]] = (CHAC, IXCHEL, KUKULKAN, ZOTZ, AH_PUCH)
