"""What marches are worth: the best that a group can do, and the attack on the city that waits at home."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.creatures import FLIER, TERROR
from sacbe.games.chichen_itza.cards.green import unit_limit
from sacbe.games.chichen_itza.cards.heroes import can_jump
from sacbe.games.chichen_itza.cards.prophecies import denies_luck, phase_count
from sacbe.games.chichen_itza.rules.combat_state import count_heroes
from sacbe.games.chichen_itza.ai.fight_evaluation import FightEvaluation, foe_hearts, foe_row
from sacbe.games.chichen_itza.ai.fight_odds import HEARTS, KILLED, LOST, TAKEN, WIPED
from sacbe.games.chichen_itza.rules.land.city import attack_strength, is_late
from sacbe.games.chichen_itza.rules.land.movement import reachable_places, goal_refusal, move_range
from sacbe.games.chichen_itza.rules.state import KIND_AT, Player, Table, fighter_cards, heroes_at, owner_at, units_at
from sacbe.games.chichen_itza.data.tables import CREATURES
from sacbe.games.chichen_itza.data.constants import CITY, EMPTY, MAGIC, MAGIC_PHASE, MELEE, RANGED, RANGED_PHASE
from sacbe.games.chichen_itza.data.weights import LUCKY
from sacbe.kernel.core.bits import bit


class MarchEvaluation(FightEvaluation):
    """Values marches and the attack that waits at home."""

    # ------------------------------------------------------------ marches

    def attack(self, t: Table, seat: i64, start: i64, goal: i64, warriors: i64, figures: i64) -> float:
        """Return what a march to a goal would add."""
        o = self.evaluation
        p = t.players[seat]
        units = warriors + count_heroes(figures)
        emptied = start != CITY and units_at(p, start) == units
        leaving = o.tile_value(t, seat, start) if emptied else 0.0
        if goal == CITY or p.held >> goal & 1:
            return -leaving
        if o.held >> goal & 1:                              # a scout holds it, so that only the bonus is new
            return o.bonus_value(t, p, goal, t.edition.kind[goal]) - leaving
        cards = fighter_cards(p, figures)
        odds = self.odds
        creature = t.creatures >> goal & 1 != 0
        foe = EMPTY if creature else owner_at(t, goal)
        if not creature and foe == EMPTY:
            return o.capture_value(t, seat, goal) - leaving
        kind: i64 = t.board[KIND_AT + goal] if creature else EMPTY
        self.note_ability(t, kind, cards, False)
        odds.begin(self.endurance(p, units))
        if creature:
            row = self.creature_row_at(t, p, kind, cards, goal)
            self.lay_strength(t, seat, goal, cards)
        else:
            row = foe_row(t.players[foe], units_at(t.players[foe], goal))
            odds.add_hearts(foe_hearts(p, t.players[foe], units_at(t.players[foe], goal)), 1.0)
        self.compute_planned_odds(t, p, foe, goal, row, cards, units)
        facts = odds.facts
        total = self.outcome_value(t, seat, goal, figures, kind)
        total -= o.unit * facts[LOST] + leaving * (facts[TAKEN] + (1.0 - facts[TAKEN]) * facts[WIPED])
        return total

    def best_goal(self, t: Table, seat: i64, start: i64, mode: i64, warriors: i64, figures: i64, steps: i64) -> float:
        """Return the worth of the best goal of a group."""
        p = t.players[seat]
        cards = fighter_cards(p, figures)
        reached = reachable_places(t, start, mode, steps)
        if can_jump(cards, mode):
            reached |= t.edition.tiles[t.seats] & (t.water if mode == 1 else t.land)
        reached &= ~p.held
        units = warriors + count_heroes(figures)
        best = 0.0
        goal: i64 = 0
        while reached >> goal and goal < CITY:
            if reached >> goal & 1 and goal_refusal(t, seat, goal, start, units, cards) == 0:
                best = max(best, self.attack(t, seat, start, goal, warriors, figures))
            goal += 1
        return best

    def best_group(self, t: Table, seat: i64, start: i64, mode: i64) -> float:
        """Return the worth of the best group that could leave a place: all of it, or all but a guard."""
        p = t.players[seat]
        figures = heroes_at(p, start)
        limit = unit_limit(p) - count_heroes(figures)
        steps = move_range(t, p)
        warriors = min(limit, p.warriors[start])
        best = self.best_goal(t, seat, start, mode, warriors, figures, steps)
        if start != CITY and warriors > 1 and warriors == p.warriors[start]:
            best = max(best, self.best_goal(t, seat, start, mode, warriors - 1, figures, steps))
        return best

    def best_march(self, t: Table, seat: i64, mode: i64) -> float:
        """Return the worth of the best march from any place."""
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

    def city_attack_value(self, t: Table, seat: i64) -> float:
        """Return the worth of the attack on the city, if the seat must meet it with those who are there now."""
        p = t.players[seat]
        units = min(t.edition.unit_limit, units_at(p, CITY))
        if units == 0:
            return float(t.edition.lost_points)
        late = is_late(t)
        cards = float(min(p.stone + p.fire, min(2, p.levels[MAGIC]) * phase_count(t, MAGIC_PHASE)))
        shots = float(t.edition.attacks_at[p.levels[RANGED]] * phase_count(t, RANGED_PHASE))
        cut = 0.67 * cards + 0.33 * shots + (0.0 if denies_luck(t) else min(1.0, LUCKY * float(p.luck)))
        hearts = max(0.0, float(attack_strength(t)) - cut)
        whole = int(hearts)
        part = hearts - float(whole)
        killed, lost = 0.0, 0.0
        kinds = 0.0
        for kind in range(len(CREATURES)):
            if t.attacks >> kind & 1 == 0:
                continue
            kinds += 1.0
            if t.edition.ability[kind] == TERROR or t.edition.ability[kind] == FLIER:
                self.compute_attack_odds(t, p, kind, units)
                killed += self.odds.facts[KILLED]
                lost += self.odds.facts[LOST]
                continue
            self.note_ability(t, kind, 0, False)
            melee = self.melee_odds(p, EMPTY, self.creature_row_at(t, p, kind, 0, CITY), 0,
                                    t.edition.melee_at[p.levels[MELEE]], 0)
            low = melee.find_facts(melee.phases, whole, units, min(5, p.shields))
            high = melee.find_facts(melee.phases, min(HEARTS - 1, whole + 1), units, min(5, p.shields))
            facts = melee.facts
            killed += (1.0 - part) * facts[low + KILLED] + part * facts[high + KILLED]
            lost += (1.0 - part) * facts[low + LOST] + part * facts[high + LOST]
        if kinds > 0.0:
            killed /= kinds
            lost /= kinds
        points = float(t.edition.attack_points[late]) + self.evaluation.spoils_value(t)
        total = killed * points + (1.0 - killed) * (float(t.edition.lost_points) + self.evaluation.luck)
        return total - self.evaluation.unit * lost

    def compute_attack_odds(self, t: Table, p: Player, kind: i64, units: i64) -> None:
        """Compute the odds of an attack by a creature with an ability that changes the whole fight."""
        self.note_ability(t, kind, 0, False)
        self.odds.begin(self.endurance(p, units))
        self.odds.add_hearts(attack_strength(t), 1.0)
        self.compute_planned_odds(t, p, EMPTY, CITY, self.creature_row_at(t, p, kind, 0, CITY), 0, units)
