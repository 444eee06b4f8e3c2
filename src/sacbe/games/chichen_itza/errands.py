"""What units are out for: the odds of a fight from any moment of it, and the best that a march can do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.green import unit_limit
from sacbe.games.chichen_itza.cards.heroes import fewer_hearts, hits_with_six, jumps, lights, more_dice, silences
from sacbe.games.chichen_itza.cards.red import denies_shields, fire_bonus, hits_with_three, stone_faces
from sacbe.games.chichen_itza.forecast import CREATURE_ROWS, HEARTS, KILLED, LOST, MOST_UNITS, SHORN, TAKEN, WIPED, Odds
from sacbe.games.chichen_itza.outlook import GROUP, STRIKE, Outlook
from sacbe.games.chichen_itza.rules.dice import card_limit, count_hits, follow_ups, has_scout, hitting
from sacbe.games.chichen_itza.rules.luck import FOLLOWING, LUCK_USED, is_used
from sacbe.games.chichen_itza.rules.movement import flood, goal_refusal, move_range
from sacbe.games.chichen_itza.state import (KIND_AT, SEEN_AT, STRENGTH_AT, Fight, Player, Table, fighter_cards,
                                            figure_at, heroes_at, owner_at, size, units_at)
from sacbe.games.chichen_itza.tables import (ATTACK_LATE, ATTACK_POINTS, ATTACK_STRENGTH, ATTACKS_AT, FIRST_DARK,
                                             HERO_TYPES, LOST_POINTS, MELEE_AT, UNIT_LIMIT)
from sacbe.games.chichen_itza.verbs import (ASK_CAST, ASK_CREATURE, ASK_DAMAGE, ASK_FACE, ASK_LOSE, ASK_PHASES, CITY,
                                            EMPTY, FIRE, JAGUAR, MAGIC, MAGIC_PHASE, MELEE, MELEE_PHASE, RANGED,
                                            RANGED_PHASE, STONE)
from sacbe.kernel.bits import bit, count

# weights
LUCKY: Final = 0.26         # chance of one hit more in a fight for each luck token
LUCK_PAID: Final = 0.59     # of the price of the luck that may be spent so

STRENGTHS: Final = 8


class Errands:
    """Judges fights and marches with the prices of an outlook."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.odds: Final = Odds()
        self.lucky: float = 0.0             # luck reckoned with in the fight
        self.strength: float = 0.0          # of the creature, as far as it is known

    # ------------------------------------------------------------ fights

    def in_fight(self, t: Table, f: Fight, seat: i64) -> float:
        """What the fight under way is worth to one of those who fight it."""
        o = self.outlook
        self.weigh(t, f)
        facts = self.odds.facts
        if seat == f.defender:
            tile = o.tile(t, seat, f.place)
            return (1.0 - facts[KILLED]) * tile + o.unit * facts[SHORN]
        p = t.players[seat]
        kind = f.kind if f.kind != EMPTY or f.defender != EMPTY else t.board[KIND_AT + f.place]
        total = self.won(t, seat, f.place, f.heroes, kind)
        units = f.warriors + size(f.heroes)
        left = float(units) - facts[LOST]
        total += o.unit * left
        if f.place != CITY and f.start != CITY and p.held >> f.start & 1 == 0:
            total += (1.0 - facts[TAKEN]) * (1.0 - facts[WIPED]) * o.tile(t, seat, f.start)
        group = group_of(left - (facts[TAKEN] if f.place != CITY else 0.0))
        return total + STRIKE * o.time * max(0.0, group - o.best)

    def won(self, t: Table, seat: i64, place: i64, figures: i64, kind: i64) -> float:
        """What the outcome of a fight brings side 0, its units left aside."""
        o = self.outlook
        facts = self.odds.facts
        p = t.players[seat]
        total = (1.0 - facts[TAKEN]) * o.luck - LUCK_PAID * self.lucky * o.luck
        for hero in range(HERO_TYPES):
            if figures >> hero & 1:
                total -= facts[WIPED] * o.hero(t, p, p.hero_card[hero])
        if place == CITY:
            late = 1 if t.round >= ATTACK_LATE else 0
            return total + facts[KILLED] * float(ATTACK_POINTS[late]) + (1.0 - facts[KILLED]) * float(LOST_POINTS)
        total += facts[TAKEN] * o.capture(t, seat, place)
        if kind != EMPTY:
            total += facts[KILLED] * o.trophy(t, seat, kind, self.strength)
        return total

    def row(self, t: Table, kind: i64, cards: i64, place: i64) -> i64:
        """The die a creature rolls."""
        dark = t.round >= (ATTACK_LATE if place == CITY else FIRST_DARK) and not lights(cards)
        return kind * 2 + (1 if dark else 0)

    def weigh(self, t: Table, f: Fight) -> None:
        """The odds of the fight under way, from the phase it is in."""
        p = t.players[f.attacker]
        prompt = t.ask.prompt if t.ask is not None else 0
        cards = fighter_cards(p, f.heroes)
        odds = self.odds
        odds.begin()
        if f.defender != EMPTY:
            foe = t.players[f.defender]
            row = player_row(foe, f.others + size(f.rivals))
            odds.lay(foe_hearts(p, foe, f.others + size(f.rivals)), 1.0)
        else:
            kind = f.kind if f.kind != EMPTY else t.board[KIND_AT + f.place]
            row = self.row(t, kind, cards, f.place)
            if f.phase == EMPTY and f.hearts == 0:
                self.lay_strength(t, f.attacker, f.place, cards)
            else:
                odds.lay(f.hearts, 1.0)
                self.strength = float(f.strength)
        phase = f.phase
        left: i64 = 3
        usable = True
        if phase == EMPTY or (phase == MAGIC_PHASE and (prompt == ASK_PHASES or (prompt == ASK_CAST and f.side == 0))):
            self.before_melee(t, p, f.defender, f.place, row, cards, MAGIC_PHASE)
        elif prompt == ASK_PHASES:
            if phase == RANGED_PHASE:
                self.before_melee(t, p, f.defender, f.place, row, cards, RANGED_PHASE)
            else:
                left = max(0, f.planned - f.number)
        else:
            usable = self.this_phase(t, f, row, prompt)
            if phase == MAGIC_PHASE:
                self.before_melee(t, p, f.defender, f.place, row, cards, RANGED_PHASE)
            elif phase == MELEE_PHASE:
                left = max(0, f.planned - f.number)
        self.lucky = min(1.0, LUCKY * float(p.luck)) if left > 0 or usable else 0.0
        extra = more_dice(cards) + (1 if has_scout(f, p) else 0)
        melee = odds.melee(row, MELEE_AT[p.levels[MELEE]], extra)
        odds.finish(melee, left, f.warriors + size(f.heroes), p.shields, self.lucky)

    def lay_strength(self, t: Table, seat: i64, place: i64, cards: i64) -> None:
        """The hearts of a creature as far as the seat knows them."""
        fewer = fewer_hearts(cards)
        strength = t.board[STRENGTH_AT + place]
        if strength != 0 and t.board[SEEN_AT + place] >> seat & 1:
            self.odds.lay(max(1, strength - fewer), 1.0)
            self.strength = float(strength)
            return
        kind = t.board[KIND_AT + place]
        total = 0.0 if strength == 0 else 1.0               # a figure that only others have seen may be any
        for value in range(1, STRENGTHS):
            total += float(t.figures[figure_at(kind, value)])
        self.strength = 0.0
        for value in range(1, STRENGTHS):
            here = t.figures[figure_at(kind, value)] + (1 if value == strength else 0)
            if here > 0:
                self.odds.lay(max(1, value - fewer), float(here) / total)
                self.strength += float(value * here) / total

    def before_melee(self, t: Table, p: Player, foe: i64, place: i64, row: i64, cards: i64, phase: i64) -> None:
        """The phases before the melee, from this one on, as both sides will probably fight them."""
        odds = self.odds
        hunted = row < CREATURE_ROWS and row // 2 == JAGUAR and not silences(cards)
        if hunted:
            return
        sure: i64 = 0
        if phase == MAGIC_PHASE:
            odds.no_hits()
            stone = min(p.stone, card_limit(t, p, STONE))
            fire = min(p.fire, card_limit(t, p, FIRE))
            if fire > 0 and fire >= stone:
                odds.roll(fire, 3 + fire_bonus(p))
                odds.roll((fire + 1) // 2, 3)
            else:
                odds.roll(stone, stone_faces(p, t.rulings.stone_faces))
            if foe != EMPTY:
                sure = (2 * min(2, t.players[foe].stone + t.players[foe].fire) + 1) // 3
                odds.exchange(None, sure)
            else:
                odds.exchange(odds.early[row * 3], 0)
        odds.no_hits()
        shots = ATTACKS_AT[p.levels[RANGED]]
        if shots > 0 and place != CITY and p.scouts >> place & 1:
            shots += 1
        odds.roll(shots, 3 if hits_with_three(p) or hits_with_six(cards) else 2)
        if foe != EMPTY:
            odds.exchange(None, (ATTACKS_AT[t.players[foe].levels[RANGED]] + 1) // 3)
        else:
            odds.exchange(odds.early[row * 3 + 1], 0)

    def this_phase(self, t: Table, f: Fight, row: i64, prompt: i64) -> bool:
        """What is left of the phase under way; says whether luck can still be used in it."""
        odds = self.odds
        blows = odds.early[row * 3 + f.phase] if f.defender == EMPTY else None
        if prompt in (ASK_DAMAGE, ASK_LOSE):
            if f.side == 1:
                odds.sure_hits(f.hurt)
                odds.exchange(None, 0)
            else:
                odds.sure_hits(0 if f.defender == EMPTY else f.hits)
                odds.exchange(None, f.hurt)
            return False
        if f.side == 1 or prompt in (ASK_FACE, ASK_CREATURE):
            odds.sure_hits(f.hits)
            if f.defender == EMPTY:
                odds.exchange(blows, f.blows)
            else:
                odds.exchange(None, f.blows + self.rolled(t, f, 1))
            return False
        odds.sure_hits(f.hits + count_hits(t, f, 0))
        faces = count(hitting(t, f, 0))
        odds.roll(f.pending, faces)
        if f.used & FOLLOWING == 0:
            odds.roll(follow_ups(t, f, 0), faces)
        sure: i64 = 0
        if f.defender != EMPTY and f.phase == MELEE_PHASE:
            foe = t.players[f.defender]
            sure = ((f.others + size(f.rivals)) * MELEE_AT[foe.levels[MELEE]] + 3) // 6
        odds.exchange(blows, sure)
        return f.pending > 0 and not is_used(f, LUCK_USED, 0)

    def rolled(self, t: Table, f: Fight, side: i64) -> i64:
        """Hits of a roll on the table, with those that can be expected of its last dice."""
        return count_hits(t, f, side) + (f.pending * count(hitting(t, f, side)) + 3) // 6

    # ------------------------------------------------------------ marches

    def attack(self, t: Table, seat: i64, start: i64, goal: i64, warriors: i64, figures: i64) -> float:
        """What a march to a goal would add."""
        o = self.outlook
        p = t.players[seat]
        units = warriors + size(figures)
        emptied = start != CITY and units_at(p, start) == units
        leaving = o.tile(t, seat, start) if emptied else 0.0
        if goal == CITY or o.held >> goal & 1:
            return -leaving
        cards = fighter_cards(p, figures)
        odds = self.odds
        creature = t.creatures >> goal & 1 != 0
        foe = EMPTY if creature else owner_at(t, goal)
        if not creature and foe == EMPTY:
            return o.capture(t, seat, goal) - leaving
        odds.begin()
        kind: i64 = EMPTY
        if creature:
            kind = t.board[KIND_AT + goal]
            row = self.row(t, kind, cards, goal)
            self.lay_strength(t, seat, goal, cards)
        else:
            row = player_row(t.players[foe], units_at(t.players[foe], goal))
            odds.lay(foe_hearts(p, t.players[foe], units_at(t.players[foe], goal)), 1.0)
        self.before_melee(t, p, foe, goal, row, cards, MAGIC_PHASE)
        self.lucky = min(1.0, LUCKY * float(p.luck))
        extra = more_dice(cards) + (p.scouts >> goal & 1)
        odds.finish(odds.melee(row, MELEE_AT[p.levels[MELEE]], extra), 3, units, p.shields, self.lucky)
        facts = odds.facts
        total = self.won(t, seat, goal, figures, kind)
        total -= o.unit * facts[LOST] + leaving * (facts[TAKEN] + (1.0 - facts[TAKEN]) * facts[WIPED])
        return total

    def best_goal(self, t: Table, seat: i64, start: i64, mode: i64, warriors: i64, figures: i64, steps: i64) -> float:
        """The best a group can do."""
        p = t.players[seat]
        cards = fighter_cards(p, figures)
        reached = flood(t, start, mode, steps)
        if jumps(cards, mode):
            reached |= t.edition.tiles[t.seats] & (t.edition.water if mode == 1 else t.edition.land)
        reached &= ~self.outlook.held
        units = warriors + size(figures)
        best = 0.0
        goal: i64 = 0
        while reached >> goal and goal < CITY:
            if reached >> goal & 1 and goal_refusal(t, seat, goal, start, units, cards) == 0:
                best = max(best, self.attack(t, seat, start, goal, warriors, figures))
            goal += 1
        return best

    def best_group(self, t: Table, seat: i64, start: i64, mode: i64) -> float:
        """The best of the groups that could leave a place: all of it, or all but a guard."""
        p = t.players[seat]
        figures = heroes_at(p, start)
        limit = unit_limit(p) - size(figures)
        steps = move_range(t, p)
        warriors = min(limit, p.warriors[start])
        best = self.best_goal(t, seat, start, mode, warriors, figures, steps)
        if start != CITY and warriors > 1 and warriors == p.warriors[start]:
            best = max(best, self.best_goal(t, seat, start, mode, warriors - 1, figures, steps))
        return best

    def best_march(self, t: Table, seat: i64, mode: i64) -> float:
        """The best of all places to start from."""
        p = t.players[seat]
        best = 0.0
        places = p.held | bit(CITY)
        place: i64 = 0
        while places:
            if places & 1 and units_at(p, place) > 0:
                best = max(best, self.best_group(t, seat, place, mode))
            places >>= 1
            place += 1
        return best

    # ------------------------------------------------------------ the city

    def guard(self, t: Table, seat: i64) -> float:
        """The attack on the city, if the seat must meet it with those who are there now."""
        p = t.players[seat]
        units = min(UNIT_LIMIT, units_at(p, CITY))
        if units == 0:
            return float(LOST_POINTS)
        late: i64 = 1 if t.round >= ATTACK_LATE else 0
        cards = float(min(p.stone + p.fire, min(2, p.levels[MAGIC])))
        cut = 0.67 * cards + 0.33 * float(ATTACKS_AT[p.levels[RANGED]]) + min(1.0, LUCKY * float(p.luck))
        hearts = max(0.0, float(ATTACK_STRENGTH[late]) - cut)
        whole = int(hearts)
        part = hearts - float(whole)
        killed, lost = 0.0, 0.0
        kinds = 0.0
        for kind in range(CREATURE_ROWS // 2):
            if t.attacks >> kind & 1:
                melee = self.odds.melee(kind * 2 + late, MELEE_AT[p.levels[MELEE]], 0)
                low = melee.look(3, whole, units, min(5, p.shields))
                high = melee.look(3, min(HEARTS - 1, whole + 1), units, min(5, p.shields))
                facts = melee.facts
                killed += (1.0 - part) * facts[low + KILLED] + part * facts[high + KILLED]
                lost += (1.0 - part) * facts[low + LOST] + part * facts[high + LOST]
                kinds += 1.0
        if kinds > 0.0:
            killed /= kinds
            lost /= kinds
        total = killed * float(ATTACK_POINTS[late]) + (1.0 - killed) * (float(LOST_POINTS) + self.outlook.luck)
        return total - self.outlook.unit * lost


def group_of(units: float) -> float:
    """The part of a full group, for units between two numbers."""
    if units <= 0.0:
        return 0.0
    whole = min(5, int(units))
    return GROUP[whole] + (GROUP[whole + 1] - GROUP[whole]) * min(1.0, units - float(whole))


def player_row(foe: Player, units: i64) -> i64:
    """The row of the odds for a player with so many units."""
    return CREATURE_ROWS + (MELEE_AT[foe.levels[MELEE]] - 1) * MOST_UNITS + max(1, min(MOST_UNITS, units)) - 1


def foe_hearts(p: Player, foe: Player, units: i64) -> i64:
    """Damage that a player's units can take: themselves, and shields unless they are denied."""
    return min(HEARTS - 1, units + (0 if denies_shields(p) else foe.shields))
