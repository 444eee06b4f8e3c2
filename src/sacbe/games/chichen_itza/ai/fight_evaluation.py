"""The odds of a fight, at any point of it, and what its outcome is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.creatures import FLIER, HUNTER, TERROR, is_dark_at, rolls_in_phase
from sacbe.games.chichen_itza.cards.heroes import (fewer_hearts, follows_stone, hits_with_six, forces_light_die,
                                                   more_dice,
                                                   rerolls_sixes, silences_creature, strikes_alone)
from sacbe.games.chichen_itza.cards.prophecies import can_convert_magic, denies_luck, phase_count
from sacbe.games.chichen_itza.cards.prophecies import strength as in_force
from sacbe.games.chichen_itza.cards.red import (adds_fourth, changes_dice, denies_shields, fire_bonus, follows_arrows,
                                                hinders_magic, hits_with_three, pairs_sixes, rerolls_creature,
                                                rerolls_misses, rerolls_one_miss, stone_faces)
from sacbe.games.chichen_itza.cards.red import can_convert_magic as can_convert
from sacbe.games.chichen_itza.ai.dice_odds import ARROWS, FOLLOW_UPS, MISSES, ONE_MISS, PAIRS, SIXES
from sacbe.games.chichen_itza.ai.evaluation import SeatEvaluation
from sacbe.games.chichen_itza.rules.combat_state import Fight, Side
from sacbe.games.chichen_itza.ai.fight_odds import (HEARTS, KILLED, LOST, REROLLED,
                                                    SHORN, SILENT, TAKEN, WIPED, Blows, FightOdds, Melee, creature_row,
                                                    form_of_row, row_in_form, kind_of_row, player_row)
from sacbe.games.chichen_itza.data.bitfields import count_of, pack_count
from sacbe.games.chichen_itza.rules.land.city import is_late
from sacbe.games.chichen_itza.rules.combat.dice import (SHARED_FACES, count_hits, follow_hits, follow_ups,
                                                        hitting_faces,
                                                        sits_out)
from sacbe.games.chichen_itza.rules.combat.fighters import MELEE_PHASES
from sacbe.games.chichen_itza.rules.state import KIND_AT, SEEN_AT, STRENGTH_AT, Player, Table, fighter_cards, figure_at
from sacbe.games.chichen_itza.data.tables import HERO_TYPES
from sacbe.games.chichen_itza.data.constants import (ASK_CAST, ASK_CREATURE, ASK_DAMAGE, ASK_FACE, ASK_HEARTS, ASK_LOSE,
                                                     ASK_PHASES, BY_ALL_MISSES, BY_ONE_MISS, BY_SIXES, CITY, DEFENSE,
                                                     EMPTY, FIRE, MAGIC, MAGIC_PHASE, MELEE, MELEE_PHASE, RANGED,
                                                     RANGED_PHASE, SHAMAN)
from sacbe.games.chichen_itza.data.weights import GROUP, LUCK_PAID, LUCKY, STRIKE
from sacbe.kernel.core.bits import count

STRENGTHS: Final = 8
FOE_CARDS: Final = 2                # magic cards that a player is expected to cast in a phase


class FightEvaluation:
    """Values fights with the prices of an evaluation."""

    def __init__(self, evaluation: SeatEvaluation) -> None:
        self.evaluation: Final = evaluation
        self.odds: Final = FightOdds()
        self.lucky: float = 0.0             # luck assumed in the fight
        self.strength: float = 0.0          # of the creature as printed, as far as it is known
        self.cowed: bool = False            # the gears will be a level lower than they are now
        self.flying: bool = False           # the creature turns the melee into ranged phases
        self.hunted: bool = False           # it allows nothing but the melee
        self.watched: bool = False          # side 0 is looked at by the other side, which does not know its hand
        self.magic: i64 = 0                 # phases still to come
        self.ranged: i64 = 0
        self.melee: i64 = 0

    def fight_value(self, t: Table, f: Fight, seat: i64) -> float:
        """Return what the fight under way is worth to one of those who fight it."""
        o = self.evaluation
        self.watched = seat != f.attacker.seat
        self.compute_fight_odds(t, f)
        self.watched = False
        facts = self.odds.facts
        if seat == f.defender.seat:
            tile = o.tile_value(t, seat, f.place)
            return (1.0 - facts[KILLED]) * tile + o.unit * facts[SHORN]
        p = t.players[seat]
        kind = f.creature if f.creature != EMPTY or f.defender.seat != EMPTY else t.board[KIND_AT + f.place]
        total = self.outcome_value(t, seat, f.place, f.attacker.heroes, kind)
        units = f.attacker.units()
        left = float(units) - facts[LOST]
        total += o.unit * left
        if f.place != CITY and f.start != CITY and p.held >> f.start & 1 == 0:
            total += (1.0 - facts[TAKEN]) * (1.0 - facts[WIPED]) * o.tile_value(t, seat, f.start)
        group = group_of(left - (facts[TAKEN] if f.place != CITY else 0.0))
        return total + STRIKE * o.time * max(0.0, group - o.best)

    def outcome_value(self, t: Table, seat: i64, place: i64, figures: i64, kind: i64) -> float:
        """Return what the outcome of a fight brings side 0, its units left aside."""
        o = self.evaluation
        facts = self.odds.facts
        p = t.players[seat]
        total = (1.0 - facts[TAKEN]) * o.luck - LUCK_PAID * self.lucky * o.luck
        for hero in range(HERO_TYPES):
            if figures >> hero & 1:
                total -= facts[WIPED] * o.hero_value(t, p, p.hero_card[hero])
        if place == CITY:
            points = float(t.edition.attack_points[is_late(t)]) + o.spoils_value(t)
            return total + facts[KILLED] * points + (1.0 - facts[KILLED]) * float(t.edition.lost_points)
        total += facts[TAKEN] * o.capture_value(t, seat, place)
        if kind != EMPTY:
            total += facts[KILLED] * (o.trophy_value(t, seat, kind, self.strength) + o.spoils_value(t))
        return total

    # ------------------------------------------------------------ whom one meets

    def creature_row_at(self, t: Table, p: Player, kind: i64, cards: i64, place: i64) -> i64:
        """Return the row of the die that a creature rolls, and of its form."""
        dark = is_dark_at(t, place) and not forces_light_die(cards)
        form = (SILENT if silences_creature(cards) else 0) + (REROLLED if rerolls_creature(p) else 0)
        return creature_row(kind, dark, form)

    def note_ability(self, t: Table, kind: i64, cards: i64, begun: bool) -> None:
        """Note a special ability: a T-Rex lowers the gears as the fight begins, a pteranodon allows no melee."""
        ability: i64 = 0 if kind == EMPTY else t.edition.ability[kind]
        self.cowed = ability == TERROR and not begun and not silences_creature(cards)
        self.flying = ability == FLIER and not silences_creature(cards)
        self.hunted = ability == HUNTER and not silences_creature(cards)

    def gear_level(self, p: Player, gear: i64) -> i64:
        """Return the level of a gear in the fight."""
        level = p.levels[gear]
        return level - 1 if self.cowed and level > 1 else level

    def shields(self, p: Player) -> i64:
        """Return the active shields in the fight: one is lost with the level of the defense."""
        return p.shields - 1 if self.cowed and p.shields > 0 and p.levels[DEFENSE] > 1 else p.shields

    def lay_strength(self, t: Table, seat: i64, place: i64, cards: i64) -> None:
        """Add the hearts of a creature to the odds, as far as the seat knows them."""
        fewer = fewer_hearts(cards)
        strength = t.board[STRENGTH_AT + place]
        if strength != 0 and t.board[SEEN_AT + place] >> seat & 1:
            self.odds.add_hearts(max(1, in_force(t, strength) - fewer), 1.0)
            self.strength = float(strength)
            return
        kind = t.board[KIND_AT + place]
        secret = seen_by_others(t, seat, kind)
        total = 0.0
        for value in range(1, STRENGTHS):
            total += float(t.figures[figure_at(kind, value)] + count_of(secret, value))
        self.strength = 0.0
        for value in range(1, STRENGTHS):
            here = t.figures[figure_at(kind, value)] + count_of(secret, value)
            if here > 0:
                self.odds.add_hearts(max(1, in_force(t, value) - fewer), float(here) / total)
                self.strength += float(value * here) / total

    # ------------------------------------------------------------ a fight as a whole

    def compute_fight_odds(self, t: Table, f: Fight) -> None:
        """Compute the odds of the fight under way, from the phase it is in."""
        p = t.players[f.attacker.seat]
        prompt = t.ask.prompt if t.ask is not None else 0
        cards = fighter_cards(p, f.attacker.heroes)
        units = f.attacker.units()
        odds = self.odds
        kind = f.creature if f.creature != EMPTY or f.defender.seat != EMPTY else t.board[KIND_AT + f.place]
        unknown = f.phase.kind == EMPTY and f.hearts == 0
        self.note_ability(t, kind, cards, not unknown)
        odds.begin(self.endurance(p, units))
        if f.defender.seat != EMPTY:
            foe = t.players[f.defender.seat]
            row = foe_row(foe, f.defender.units())
            odds.add_hearts(foe_hearts(p, foe, f.defender.units()), 1.0)
        else:
            row = self.creature_row_at(t, p, kind, cards, f.place)
            if unknown:
                self.lay_strength(t, f.attacker.seat, f.place, cards)
            else:
                odds.add_hearts(f.hearts, 1.0)
                self.strength = float(t.board[STRENGTH_AT + f.place]) if f.place != CITY else 0.0
        fresh = f.phase.kind == EMPTY or prompt == ASK_PHASES or (
            f.phase.kind == MAGIC_PHASE and prompt == ASK_CAST and f.phase.side == 0)
        usable = not fresh and self.finish_phase(t, f, row, prompt)
        self.look_ahead(t, p, f, prompt)
        self.conclude(t, p, f.defender.seat, f.place, row, cards, units, usable or (fresh and not self.flying))

    def compute_planned_odds(self, t: Table, p: Player, foe: i64, place: i64, row: i64, cards: i64, units: i64) -> None:
        """Compute the odds of a fight that has not begun; its hearts are added already, and the opponent is known."""
        self.magic, self.ranged = phase_count(t, MAGIC_PHASE), phase_count(t, RANGED_PHASE)
        self.melee = self.melee_phases(p, foe)
        self.conclude(t, p, foe, place, row, cards, units, False)

    def endurance(self, p: Player, units: i64) -> i64:
        """Return the damage that ends the fight before the melee."""
        return units + self.shields(p)

    def melee_phases(self, p: Player, foe: i64) -> i64:
        """Return the number of melee phases, with the one that a god may add."""
        return MELEE_PHASES + 1 if adds_fourth(p) and foe == EMPTY and not self.flying else MELEE_PHASES

    def look_ahead(self, t: Table, p: Player, f: Fight, prompt: i64) -> None:
        """Count the phases that are still to come after the one under way."""
        whole = self.melee_phases(p, f.defender.seat)
        self.magic, self.ranged, self.melee = 0, phase_count(t, RANGED_PHASE), whole
        if f.phase.kind == EMPTY or (f.phase.kind == MAGIC_PHASE and prompt == ASK_PHASES):
            self.magic = phase_count(t, MAGIC_PHASE)
        elif f.phase.kind == MAGIC_PHASE:
            self.magic = f.phase.planned - f.phase.number + (1 if prompt == ASK_CAST and f.phase.side == 0 else 0)
        elif f.phase.kind == MELEE_PHASE:
            more = whole - MELEE_PHASES if f.phase.planned == MELEE_PHASES else 0
            self.ranged, self.melee = 0, max(0, f.phase.planned - f.phase.number) + more
        elif f.phase.flown:
            self.ranged, self.melee = f.phase.planned - f.phase.number, 0
        elif prompt != ASK_PHASES:
            self.ranged = f.phase.planned - f.phase.number

    def conclude(self, t: Table, p: Player, foe: i64, place: i64, row: i64, cards: i64, units: i64,
                 usable: bool) -> None:
        """Add the phases to come, and luck if there are dice for it now (`usable`) or later."""
        if self.flying:
            self.ranged += self.melee
            self.melee = 0
        shots = t.edition.attacks_at[self.gear_level(p, RANGED)]
        scout: i64 = 1 if place != CITY and p.scouts >> place & 1 else 0
        if not self.hunted:
            self.add_magic_phases(t, p, foe, row, cards)
            if self.ranged > 0:
                self.add_ranged_phases(t, p, foe, row, cards, shots + scout if shots > 0 else 0)
        usable = usable or self.melee > 0 or (shots > 0 and self.ranged > 0) or (
            self.magic > 0 and p.stone + p.fire > 0)
        self.lucky = min(1.0, LUCKY * float(p.luck)) if usable and not denies_luck(t) else 0.0
        melee = self.melee_odds(p, foe, row, cards, t.edition.melee_at[self.gear_level(p, MELEE)], scout)
        self.odds.finish(melee, self.melee, units, self.shields(p), self.lucky)

    def melee_odds(self, p: Player, foe: i64, row: i64, cards: i64, faces: i64, scout: i64) -> Melee:
        """Return the melee with everything that the own cards do to it."""
        whole = self.melee_phases(p, foe)
        style = style_of(p, cards, MELEE_PHASE, False, 1)
        return self.odds.melee(row, faces, more_dice(cards) + scout, style, whole, strikes_alone(cards))

    # ------------------------------------------------------------ phases

    def creature_roll(self, t: Table, row: i64, phase: i64) -> Blows | None:
        """Return the roll of a creature in a phase."""
        silent = phase == MAGIC_PHASE and kind_of_row(row) == SHAMAN and not t.rulings.shaman_magic
        return None if silent else self.odds.creature(row, phase)

    def add_magic_phases(self, t: Table, p: Player, foe: i64, row: i64, cards: i64) -> None:
        """Add the magic phases to come, as both sides will probably fight them."""
        odds = self.odds
        level = self.gear_level(p, MAGIC)
        stones, fires = p.stone, p.fire
        if self.watched:                                    # a card that nobody has shown may well be a stone
            stones, fires = p.stone + p.fire - p.shown_fire, p.shown_fire
        for past in range(self.magic):
            odds.clear_hits()
            stone = min(stones, t.edition.stone_cards[level])
            fire = min(fires, t.edition.fire_cards[level])
            if can_convert_magic(t) or can_convert(p):
                stone = min(stones + fires, t.edition.stone_cards[level])
                fire = min(stones + fires, t.edition.fire_cards[level])
            hindered: i64 = 0 if foe == EMPTY else hinders_magic(t.players[foe])
            if fire > 0 and fire >= stone:
                faces = t.edition.fire_faces + fire_bonus(p) - hindered
                odds.add_dice(fire, faces, style_of(p, cards, MAGIC_PHASE, True, 0))
                stones -= max(0, fire - fires)
                fires -= min(fires, fire)
            else:
                faces = stone_faces(p, t.rulings.stone_faces) - hindered
                odds.add_dice(stone, faces, style_of(p, cards, MAGIC_PHASE, False, 0))
                fires -= max(0, stone - stones)
                stones -= min(stones, stone)
            if foe != EMPTY:
                theirs = t.players[foe].stone + t.players[foe].fire - FOE_CARDS * past
                odds.exchange(None, (2 * max(0, min(FOE_CARDS, theirs)) + 1) // 3)
            else:
                odds.exchange(self.creature_roll(t, row, MAGIC_PHASE), 0)

    def add_ranged_phases(self, t: Table, p: Player, foe: i64, row: i64, cards: i64, shots: i64) -> None:
        """Add the ranged phases to come."""
        odds = self.odds
        odds.clear_hits()
        faces = t.edition.ranged_faces + (1 if hits_with_three(p) else 0) + (1 if hits_with_six(cards) else 0)
        odds.add_dice(shots, faces, style_of(p, cards, RANGED_PHASE, False, 0))
        for _ in range(self.ranged):
            if foe != EMPTY:
                odds.exchange(None, (t.edition.attacks_at[t.players[foe].levels[RANGED]] + 1) // 3)
            else:
                odds.exchange(self.creature_roll(t, row, RANGED_PHASE), 0)

    def finish_phase(self, t: Table, f: Fight, row: i64, prompt: i64) -> bool:
        """Add what is left of the phase under way; return whether luck can still be used in it."""
        odds = self.odds
        blows = self.current_creature_roll(t, f, row) if f.defender.seat == EMPTY else None
        if prompt in (ASK_DAMAGE, ASK_LOSE):
            if f.phase.side == 1:
                odds.set_sure_hits(f.phase.hurt)
                odds.exchange(None, 0)
            else:
                odds.set_sure_hits(0 if f.defender.seat == EMPTY else f.attacker.hits)
                odds.exchange(None, f.phase.hurt)
            return False
        if f.phase.side == 1 or prompt in (ASK_FACE, ASK_CREATURE):
            odds.set_sure_hits(f.attacker.hits)
            if f.defender.seat == EMPTY:
                odds.exchange(None if prompt == ASK_HEARTS else blows, f.defender.hits)
            else:
                odds.exchange(None, f.defender.hits + self.expected_hits(t, f, 1))
            return False
        self.roll_on(t, f)
        sure: i64 = 0
        if f.defender.seat != EMPTY and f.phase.kind == MELEE_PHASE:
            foe = t.players[f.defender.seat]
            sure = (f.defender.units() * t.edition.melee_at[foe.levels[MELEE]] + 3) // 6
        odds.exchange(blows, sure)
        return f.phase.pending > 0 and f.attacker.luck_used < t.edition.luck_uses

    def current_creature_roll(self, t: Table, f: Fight, row: i64) -> Blows | None:
        """Return the creature's roll in the phase under way, if it rolls; a second roll is the last one."""
        if not rolls_in_phase(t, f) or sits_out(f, 1):
            return None
        form = form_of_row(row)
        if f.phase.creature_rolled:
            form |= SILENT
        if f.phase.creature_again:
            form &= SILENT
        return self.odds.creature(row_in_form(row, form), f.phase.kind)

    def roll_on(self, t: Table, f: Fight) -> None:
        """Add the hits of the own roll under way: dice on the table and those that are still to be rolled."""
        odds = self.odds
        p = t.players[f.attacker.seat]
        faces = count(hitting_faces(t, f, 0))
        natural: i64 = SHARED_FACES if f.phase.kind == RANGED_PHASE else faces  # of a follow-up
        if f.phase.following:
            odds.set_sure_hits(f.attacker.hits + follow_hits(t, f, 0))
            odds.roll(f.phase.pending, natural)
            return
        style = style_of(p, f.attacker.cards, f.phase.kind, f.phase.element == FIRE, f.phase.number)
        style &= ~used_ways(f.attacker)
        if f.phase.pending < f.phase.rolled:
            style &= FOLLOW_UPS + ARROWS
        odds.set_sure_hits(f.attacker.hits + count_hits(t, f, 0))
        odds.add_dice(f.phase.pending, faces, style)
        odds.roll(follow_ups(t, f, 0), natural)

    def expected_hits(self, t: Table, f: Fight, side: i64) -> i64:
        """Return the hits of a roll on the table, with those that can be expected of its last dice."""
        return count_hits(t, f, side) + (f.phase.pending * count(hitting_faces(t, f, side)) + 3) // 6


def seen_by_others(t: Table, seat: i64, kind: i64) -> i64:
    """Count by strength the figures of a kind that only others have seen: to this seat each of them may be any."""
    found: i64 = 0
    tiles = t.creatures
    place: i64 = 0
    while tiles:
        if tiles & 1 and t.board[KIND_AT + place] == kind and t.board[SEEN_AT + place] >> seat & 1 == 0:
            strength = t.board[STRENGTH_AT + place]
            found += pack_count(strength, 1) if strength != 0 else 0
        tiles >>= 1
        place += 1
    return found


def style_of(p: Player, cards: i64, phase: i64, fire: bool, number: i64) -> i64:
    """Return what cards do to the own dice of a phase, without a price."""
    if not changes_dice(p) and cards == 0:
        return FOLLOW_UPS if fire and phase == MAGIC_PHASE else 0
    style: i64 = SIXES if rerolls_sixes(cards) else 0
    if phase == MAGIC_PHASE:
        return style + FOLLOW_UPS if fire or follows_stone(cards) else style
    if phase == RANGED_PHASE:
        if hits_with_six(cards):
            style = 0
        style += ONE_MISS if rerolls_one_miss(p) else 0
        return style + ARROWS if follows_arrows(p) else style
    style += PAIRS if pairs_sixes(p) else 0
    return style + MISSES if number == 1 and rerolls_misses(p) else style


def used_ways(side: Side) -> i64:
    """Return the ways to roll again that are used up in this phase."""
    found: i64 = SIXES if side.has_used(BY_SIXES) else 0
    found += MISSES if side.has_used(BY_ALL_MISSES) else 0
    return found + ONE_MISS if side.has_used(BY_ONE_MISS) else found


def group_of(units: float) -> float:
    """Return the part of a full group, for units between two numbers."""
    if units <= 0.0:
        return 0.0
    whole = min(5, int(units))
    return GROUP[whole] + (GROUP[whole + 1] - GROUP[whole]) * min(1.0, units - float(whole))


def foe_row(foe: Player, units: i64) -> i64:
    """Return the row of the odds for a player with this many units."""
    return player_row(foe.edition.melee_at[foe.levels[MELEE]], units)


def foe_hearts(p: Player, foe: Player, units: i64) -> i64:
    """Return the damage that a player's units can take: themselves, and shields unless they are denied."""
    return min(HEARTS - 1, units + (0 if denies_shields(p) else foe.shields))
