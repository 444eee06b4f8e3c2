"""The odds of a fight, from any moment of it, and what its outcome is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.creatures import FLIER, TERROR, is_dark_at
from sacbe.games.chichen_itza.cards.heroes import fewer_hearts, hits_with_six, lights, more_dice, silences
from sacbe.games.chichen_itza.cards.prophecies import converts, denies_luck, phases
from sacbe.games.chichen_itza.cards.prophecies import strength as in_force
from sacbe.games.chichen_itza.cards.red import denies_shields, fire_bonus, hits_with_three, stone_faces
from sacbe.games.chichen_itza.forecast import CREATURE_ROWS, HEARTS, KILLED, LOST, MOST_UNITS, SHORN, TAKEN, WIPED, Odds
from sacbe.games.chichen_itza.outlook import Outlook
from sacbe.games.chichen_itza.rules.city import is_late
from sacbe.games.chichen_itza.rules.combat import MELEE_PHASES
from sacbe.games.chichen_itza.rules.dice import count_hits, follow_ups, hitting
from sacbe.games.chichen_itza.rules.luck import FOLLOWING, LUCK_USED, is_used
from sacbe.games.chichen_itza.state import (KIND_AT, SEEN_AT, STRENGTH_AT, Fight, Player, Table, fighter_cards,
                                            figure_at, size)
from sacbe.games.chichen_itza.tables import ATTACK_POINTS, ATTACKS_AT, HERO_TYPES, LOST_POINTS, MELEE_AT
from sacbe.games.chichen_itza.verbs import (ASK_CAST, ASK_CREATURE, ASK_DAMAGE, ASK_FACE, ASK_LOSE, ASK_PHASES, CITY,
                                            DEFENSE, EMPTY, JAGUAR, MAGIC, MAGIC_PHASE, MELEE, MELEE_PHASE, RANGED,
                                            RANGED_PHASE)
from sacbe.games.chichen_itza.weights import GROUP, LUCK_PAID, LUCKY, STRIKE
from sacbe.kernel.bits import count

STRENGTHS: Final = 8
FOE_CARDS: Final = 2                # magic cards that a player is expected to cast in a phase


class Fights:
    """Judges fights with the prices of an outlook."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.odds: Final = Odds()
        self.lucky: float = 0.0             # luck reckoned with in the fight
        self.strength: float = 0.0          # of the creature as printed, as far as it is known
        self.cowed: bool = False            # the gears will be a level lower than they are now
        self.flying: bool = False           # the creature turns the melee into ranged phases
        self.magic: i64 = 0                 # phases still to come
        self.ranged: i64 = 0
        self.melee: i64 = 0

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
            points = float(ATTACK_POINTS[is_late(t)]) + o.spoils(t)
            return total + facts[KILLED] * points + (1.0 - facts[KILLED]) * float(LOST_POINTS)
        total += facts[TAKEN] * o.capture(t, seat, place)
        if kind != EMPTY:
            total += facts[KILLED] * (o.trophy(t, seat, kind, self.strength) + o.spoils(t))
        return total

    # ------------------------------------------------------------ whom one meets

    def row(self, t: Table, kind: i64, cards: i64, place: i64) -> i64:
        """The die a creature rolls."""
        dark = is_dark_at(t, place) and not lights(cards)
        return kind * 2 + (1 if dark else 0)

    def meet(self, t: Table, kind: i64, cards: i64, begun: bool) -> None:
        """What is special: a T-Rex lowers the gears as the fight begins, a pteranodon allows no melee."""
        ability: i64 = 0 if kind == EMPTY else t.edition.ability[kind]
        self.cowed = ability == TERROR and not begun and not silences(cards)
        self.flying = ability == FLIER and not silences(cards)

    def level(self, p: Player, gear: i64) -> i64:
        """The level of a gear in the fight."""
        level = p.levels[gear]
        return level - 1 if self.cowed and level > 1 else level

    def shields(self, p: Player) -> i64:
        """Active shields in the fight: one is lost with the level of the defense."""
        return p.shields - 1 if self.cowed and p.shields > 0 and p.levels[DEFENSE] > 1 else p.shields

    def lay_strength(self, t: Table, seat: i64, place: i64, cards: i64) -> None:
        """The hearts of a creature as far as the seat knows them."""
        fewer = fewer_hearts(cards)
        strength = t.board[STRENGTH_AT + place]
        if strength != 0 and t.board[SEEN_AT + place] >> seat & 1:
            self.odds.lay(max(1, in_force(t, strength) - fewer), 1.0)
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
                self.odds.lay(max(1, in_force(t, value) - fewer), float(here) / total)
                self.strength += float(value * here) / total

    # ------------------------------------------------------------ a fight as a whole

    def weigh(self, t: Table, f: Fight) -> None:
        """The odds of the fight under way, from the phase it is in."""
        p = t.players[f.attacker]
        prompt = t.ask.prompt if t.ask is not None else 0
        cards = fighter_cards(p, f.heroes)
        units = f.warriors + size(f.heroes)
        odds = self.odds
        kind = f.kind if f.kind != EMPTY or f.defender != EMPTY else t.board[KIND_AT + f.place]
        unknown = f.phase == EMPTY and f.hearts == 0
        self.meet(t, kind, cards, not unknown)
        odds.begin(self.endurance(p, units))
        if f.defender != EMPTY:
            foe = t.players[f.defender]
            row = player_row(foe, f.others + size(f.rivals))
            odds.lay(foe_hearts(p, foe, f.others + size(f.rivals)), 1.0)
        else:
            row = self.row(t, kind, cards, f.place)
            if unknown:
                self.lay_strength(t, f.attacker, f.place, cards)
            else:
                odds.lay(f.hearts, 1.0)
                self.strength = float(t.board[STRENGTH_AT + f.place]) if f.place != CITY else 0.0
        fresh = f.phase == EMPTY or prompt == ASK_PHASES or (
            f.phase == MAGIC_PHASE and prompt == ASK_CAST and f.side == 0)
        usable = not fresh and self.this_phase(t, f, row, prompt)
        self.look_ahead(t, f, prompt)
        self.conclude(t, p, f.defender, f.place, row, cards, units, usable or (fresh and not self.flying))

    def rehearse(self, t: Table, p: Player, foe: i64, place: i64, row: i64, cards: i64, units: i64) -> None:
        """The odds of a fight that has not begun; the hearts are laid out, and it is known whom one meets."""
        self.magic, self.ranged, self.melee = phases(t, MAGIC_PHASE), phases(t, RANGED_PHASE), MELEE_PHASES
        self.conclude(t, p, foe, place, row, cards, units, False)

    def endurance(self, p: Player, units: i64) -> i64:
        """Damage that ends the fight before the melee; only long fights in the air are reckoned so closely."""
        return units + self.shields(p) if self.flying else HEARTS

    def look_ahead(self, t: Table, f: Fight, prompt: i64) -> None:
        """The phases that are still to come after what is left of the one under way."""
        self.magic, self.ranged, self.melee = 0, phases(t, RANGED_PHASE), MELEE_PHASES
        if f.phase == EMPTY or (f.phase == MAGIC_PHASE and prompt == ASK_PHASES):
            self.magic = phases(t, MAGIC_PHASE)
        elif f.phase == MAGIC_PHASE:
            self.magic = again(t, f) + (1 if prompt == ASK_CAST and f.side == 0 else 0)
        elif f.phase == MELEE_PHASE:
            self.ranged, self.melee = 0, max(0, f.planned - f.number)
        elif f.flown:
            self.ranged, self.melee = f.planned - f.number, 0
        elif prompt != ASK_PHASES:
            self.ranged = again(t, f)

    def conclude(self, t: Table, p: Player, foe: i64, place: i64, row: i64, cards: i64, units: i64,
                 usable: bool) -> None:
        """The phases to come, and luck if there are dice for it now (`usable`) or later."""
        if self.flying:
            self.ranged += self.melee
            self.melee = 0
        shots = ATTACKS_AT[self.level(p, RANGED)]
        scout: i64 = 1 if place != CITY and p.scouts >> place & 1 else 0
        if row >= CREATURE_ROWS or row // 2 != JAGUAR or silences(cards):
            self.cast(t, p, foe, row)
            if self.ranged > 0:
                self.shoot(t, p, foe, row, cards, shots + scout if shots > 0 else 0)
        usable = usable or self.melee > 0 or (shots > 0 and self.ranged > 0) or (
            self.magic > 0 and p.stone + p.fire > 0)
        self.lucky = min(1.0, LUCKY * float(p.luck)) if usable and not denies_luck(t) else 0.0
        melee = self.odds.melee(row, MELEE_AT[self.level(p, MELEE)], more_dice(cards) + scout)
        self.odds.finish(melee, self.melee, units, self.shields(p), self.lucky)

    # ------------------------------------------------------------ phases

    def cast(self, t: Table, p: Player, foe: i64, row: i64) -> None:
        """The magic phases to come, as both sides will probably fight them."""
        odds = self.odds
        level = self.level(p, MAGIC)
        stones, fires = p.stone, p.fire
        for past in range(self.magic):
            odds.no_hits()
            stone = min(stones, t.edition.stone_cards[level])
            fire = min(fires, t.edition.fire_cards[level])
            if converts(t):
                stone = min(stones + fires, t.edition.stone_cards[level])
                fire = min(stones + fires, t.edition.fire_cards[level])
            if fire > 0 and fire >= stone:
                odds.roll(fire, 3 + fire_bonus(p))
                odds.roll((fire + 1) // 2, 3)
                fires -= fire
            else:
                odds.roll(stone, stone_faces(p, t.rulings.stone_faces))
                stones -= stone
            if foe != EMPTY:
                cards = t.players[foe].stone + t.players[foe].fire - FOE_CARDS * past
                odds.exchange(None, (2 * max(0, min(FOE_CARDS, cards)) + 1) // 3)
            else:
                odds.exchange(odds.early[row * 3], 0)

    def shoot(self, t: Table, p: Player, foe: i64, row: i64, cards: i64, shots: i64) -> None:
        """The ranged phases to come."""
        odds = self.odds
        odds.no_hits()
        odds.roll(shots, 3 if hits_with_three(p) or hits_with_six(cards) else 2)
        for _ in range(self.ranged):
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


def again(t: Table, f: Fight) -> i64:
    """Further phases of the kind under way that a prophecy has added."""
    return f.planned - f.number if phases(t, f.phase) > 1 else 0


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
