"""Movement: where a group starts, who goes, how far it gets, and what it meets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import gold, heroes, prophecies, red
from sacbe.games.chichen_itza.cards.green import unit_limit, wars_needed
from sacbe.games.chichen_itza.rules.combat_state import count_heroes
from sacbe.games.chichen_itza.data.bitfields import joined_before, joining_at, tunnel, with_joining, with_tunnel
from sacbe.games.chichen_itza.data.refusals import (ARRIVAL, GROUP_SIZE, HERO_NOT_THERE, NO_PICK_UP, NO_UNITS, NO_WAR,
                                                    NOT_IN_PLAY, RANGE, SAME_PLACE, SHORT_RANGE, TERRAIN, TILE_FULL,
                                                    TUNNEL_EXIT)
from sacbe.games.chichen_itza.rules.land import arrival
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.land.groups import GROUPS
from sacbe.games.chichen_itza.rules.state import Player, Table, fighter_cards, heroes_at, owner_at, units_at
from sacbe.games.chichen_itza.data.constants import (ANY, ASK_FROM, ASK_GROUP, ASK_JOIN, ASK_TO, CITY, EMPTY, FROM,
                                                     GROUP, JOIN, LAND_MOVE, PLACES, RANGED, STOP, TO, VIA, WATER_MOVE)
from sacbe.kernel.core.bits import bit, members
from sacbe.kernel.core.choice import arg1, arg2, select_by_bits, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED

HERO_MARCH: Final = 2                   # the third mode beside LAND_MOVE and WATER_MOVE: land and water mixed
FROMS: Final[list[i64]] = [pack(FROM, place) for place in range(PLACES)]
TO_CHOICES: Final[list[i64]] = [pack(TO, place) for place in range(PLACES)]
VIA_CHOICES: Final[list[i64]] = [pack(VIA, place) for place in range(PLACES)]
JOINS: Final[list[i64]] = [pack(JOIN, n) for n in range(1, 7)]
STAY: Final[list[i64]] = [pack(STOP)]


# ---------------------------------------------------------------- the land

def open_land(t: Table, mode: i64) -> i64:
    """ci.move.rule-4, ci.move.rule-5, ci.city.terrain: places a movement may enter, as bits; the city always."""
    tiles = t.edition.tiles[t.seats]
    if mode == LAND_MOVE:
        tiles &= t.land
    elif mode == WATER_MOVE:
        tiles &= t.water
    return tiles | bit(CITY)


def reachable_places(t: Table, start: i64, mode: i64, steps: i64) -> i64:
    """ci.move.rule-3, ci.move.rule-6: places within this many steps, no matter who stands on the way, as bits."""
    return reachable_places_through(t, start, mode, steps, t.modules.tunnels)


def reachable_places_through(t: Table, start: i64, mode: i64, steps: i64, tunnels: i64) -> i64:
    """Return the places within this many steps, as bits, with these tunnel mines.

    bp.tunnels.step: from one of them a step, or as many as a variant says, leads to every other; bp.tunnels.terrain: if
    the movement may enter it, as everywhere.  bp.tunnels.options, bp.tunnels.exit, bp.tunnels.heroes: who stands at
    either end does not matter, the way may go on, and a group may use them again.
    """
    land = open_land(t, mode)
    near = t.near
    reached: i64 = 0
    edge = bit(start)
    due = t.edition.tunnel_steps
    later: i64 = 0                                          # exits one step off, and two
    last: i64 = 0
    while steps > 0 and (edge or later or last):
        entered = edge & tunnels
        grown: i64 = 0
        if entered:                                         # a lone entrance does not lead to itself
            grown = tunnels if entered & (entered - 1) else tunnels & ~entered
        if due == 2:
            grown, later = later, grown
        elif due == 3:
            grown, later, last = later, last, grown
        place: i64 = 0
        while edge:
            if edge & 1:
                grown |= near[place]
            edge >>= 1
            place += 1
        edge = grown & land & ~reached
        reached |= edge
        steps -= 1
    return reached


def distance(t: Table, start: i64, goal: i64, mode: i64) -> i64:
    """Return the steps from one place to another that can be reached."""
    steps: i64 = 1
    while reachable_places(t, start, mode, steps) >> goal & 1 == 0:
        steps += 1
    return steps


def walking_distance(t: Table, start: i64, goal: i64, mode: i64, most: i64) -> i64:
    """Return the steps from one place to another without a tunnel; ANY if they are more than this many."""
    if start == goal:
        return 0
    for steps in range(1, most + 1):
        if reachable_places_through(t, start, mode, steps, 0) >> goal & 1:
            return steps
    return ANY


def tunnel_way(t: Table, start: i64, goal: i64, mode: i64, steps: i64) -> i64:
    """Return the tunnel without which a goal is out of reach, entrance and exit packed; 0 where none is needed.

    One is always enough: a group that could come out of a second one could have come out there at once.
    """
    tunnels = t.modules.tunnels
    if tunnels == 0 or reachable_places_through(t, start, mode, steps, 0) >> goal & 1:
        return 0
    shortest: i64 = ANY
    found: i64 = 0
    due = t.edition.tunnel_steps
    for entrance in members(tunnels):
        for exit in members(tunnels & open_land(t, mode) & ~bit(entrance)):
            length = walking_distance(t, start, entrance, mode, steps) + due + walking_distance(t, exit, goal, mode,
                                                                                                steps)
            if length < shortest:
                shortest = length
                found = tunnel(entrance, exit)
    return found


def move_range(t: Table, p: Player) -> i64:
    """ci.gear.ranged: the way a group may go."""
    return prophecies.limit_steps(t, t.edition.moving[p.levels[RANGED]])


def can_march(t: Table, seat: i64) -> bool:
    """ci.action.startable: is any own unit on the board?"""
    p = t.players[seat]
    return p.held != 0 or units_at(p, CITY) > 0


# ---------------------------------------------------------------- starting

def begin(t: Table, seat: i64, mode: i64, hero: i64) -> None:
    """Begin a movement action; `hero` is the one that was named, or EMPTY. The frame that calls is done already."""
    if hero == EMPTY:
        t.push(MarchFrom(seat, mode))
    else:
        t.push(MarchGroup(seat, HERO_MARCH, t.players[seat].hero_at[hero], hero))


class MarchFrom(TableQuestion):
    """ci.move.rule-1: the city or one tile with own units; ci.action.empty-effect: or nobody moves."""

    def __init__(self, seat: i64, mode: i64) -> None:
        super().__init__(seat, ASK_FROM)
        self.mode: Final[i64] = mode

    def candidate_choices(self, t: Table) -> list[i64]:
        return FROMS + STAY

    def choices_without_trades(self, t: Table) -> list[i64]:
        p = t.players[self.seat]
        places = p.held
        if units_at(p, CITY) > 0:
            places |= bit(CITY)
        return select_by_bits(FROMS, places) + STAY

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != FROM:
            return 0 if verb_of(choice) == STOP else NOT_ASKED
        return 0 if units_at(t.players[self.seat], arg1(choice)) > 0 else t.refuse(NO_UNITS, arg1(choice))

    def carry_out(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == STOP:
            t.pop()
        else:
            t.replace(MarchGroup(self.seat, self.mode, arg1(choice), EMPTY))


class MarchGroup(TableQuestion):
    """ci.move.rule-2: who goes; ci.action.move-hero: the named hero and up to four more."""

    def __init__(self, seat: i64, mode: i64, start: i64, hero: i64) -> None:
        super().__init__(seat, ASK_GROUP)
        self.mode: Final[i64] = mode
        self.start: Final[i64] = start
        self.hero: Final[i64] = hero

    def candidate_choices(self, t: Table) -> list[i64]:
        return GROUPS

    def choices_without_trades(self, t: Table) -> list[i64]:
        p = t.players[self.seat]
        return [c for c in GROUPS if arg1(c) <= p.warriors[self.start] and self.find_forbidding_rule(t, c) == 0]

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != GROUP:
            return NOT_ASKED
        p = t.players[self.seat]
        warriors, figures = arg1(choice), arg2(choice)
        if figures & ~heroes_at(p, self.start) or (self.hero != EMPTY and figures >> self.hero & 1 == 0):
            return t.refuse(HERO_NOT_THERE, self.start)
        if warriors > p.warriors[self.start]:
            return t.refuse(NO_UNITS, self.start)
        units = warriors + count_heroes(figures)
        return t.refuse(GROUP_SIZE, unit_limit(p), units) if units > unit_limit(p) else 0

    def carry_out(self, t: Table, choice: i64) -> None:
        p = t.players[self.seat]
        t.replace(MarchTo(self.seat, self.mode, self.start, self.start, arg1(choice), arg2(choice), move_range(t, p), 0,
                          0))


# ---------------------------------------------------------------- going

def goal_refusal(t: Table, seat: i64, goal: i64, start: i64, units: i64, cards: i64) -> i64:
    """Refuse a goal where the group may not end: ci.move.other-tile, ci.move.no-war, ci.move.arrival-price."""
    if goal == start:
        return t.refuse(SAME_PLACE, goal)
    if goal == CITY or t.creatures >> goal & 1:
        return 0                                            # ci.city.shared; ci.move.rule-8: creatures always
    p = t.players[seat]
    owner = owner_at(t, goal)
    if owner == EMPTY:
        return 0
    if owner == seat:
        limit = unit_limit(p)
        there = units_at(p, goal)
        return t.refuse(TILE_FULL, limit, there + units) if there + units > limit else 0
    rule = war_refusal(t, p, owner, cards)
    if rule:
        return rule
    fee = gold.tribute(t.players[owner])
    return t.refuse(ARRIVAL, fee, p.coins, owner) if p.coins < fee else 0


def war_refusal(t: Table, p: Player, owner: i64, cards: i64) -> i64:
    """ci.move.no-war: has an attacker enough war markers, or a hero who needs none?"""
    if heroes.attacks_in_peace(cards):
        return 0
    if p.war == 0:
        return t.refuse(NO_WAR, owner)
    need = wars_needed(t.players[owner])
    return t.refuse(ARRIVAL, need, p.war, owner) if p.war < need else 0


class MarchTo(TableQuestion):
    """Asks where the group goes; with the right god it may pass places and pick up warriors there.

    Nobody leaves a place before the goal is named: `picked` stores where how many will join, packed.
    """

    def __init__(self, seat: i64, mode: i64, start: i64, at: i64, warriors: i64, figures: i64, steps: i64,
                 picked: i64, tunnels: i64) -> None:
        super().__init__(seat, ASK_TO)
        self.mode: Final[i64] = mode
        self.start: Final[i64] = start
        self.at: Final[i64] = at
        self.warriors: Final[i64] = warriors
        self.figures: Final[i64] = figures
        self.steps: Final[i64] = steps
        self.picked: Final[i64] = picked
        self.tunnels: Final[i64] = tunnels      # used on the way so far, packed

    def reach(self, t: Table) -> i64:
        """Return the places the group gets to, as bits; ci.hero.scope: jumps need the hero in the group."""
        reached = reachable_places(t, self.at, self.mode, self.steps)
        if heroes.can_jump(fighter_cards(t.players[self.seat], self.figures), self.mode):
            reached |= open_land(t, self.mode) & ~bit(CITY)
        return reached

    def candidate_choices(self, t: Table) -> list[i64]:
        return TO_CHOICES + VIA_CHOICES + STAY

    def choices_without_trades(self, t: Table) -> list[i64]:
        p = t.players[self.seat]
        cards = fighter_cards(p, self.figures)
        units = self.warriors + count_heroes(self.figures)
        reached = self.reach(t)
        goals: i64 = 0
        place: i64 = 0
        while reached >> place:
            if reached >> place & 1 and goal_refusal(t, self.seat, place, self.start, units, cards) == 0:
                goals |= bit(place)
            place += 1
        found = select_by_bits(TO_CHOICES, goals)
        if red.picks_up(p, self.mode):
            found += [c for c in VIA_CHOICES if self.find_forbidding_rule(t, c) == 0]
        return found + STAY

    def may_trade(self, t: Table) -> bool:
        """ci.move.arrival-price: coins could open the way to a tile whose owner must be given some first."""
        p = t.players[self.seat]
        cards = fighter_cards(p, self.figures)
        for place in members(self.reach(t) & ~bit(CITY) & ~t.creatures & ~p.held):
            owner = owner_at(t, place)
            if owner != EMPTY and p.coins < gold.tribute(t.players[owner]) and war_refusal(t, p, owner, cards) == 0:
                return True
        return False

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == STOP:
            return 0
        if verb != TO and verb != VIA:
            return NOT_ASKED
        place = arg1(choice)
        if place != CITY and t.edition.tiles[t.seats] >> place & 1 == 0:
            return NOT_IN_PLAY
        p = t.players[self.seat]
        units = self.warriors + count_heroes(self.figures)
        if verb == TO and place == self.start:
            return t.refuse(SAME_PLACE, place)
        if verb == VIA and not red.picks_up(p, self.mode):
            return t.refuse(NO_PICK_UP, place)
        if self.reach(t) >> place & 1 == 0:
            return self.way_refusal(t, place)
        if verb == TO:
            return goal_refusal(t, self.seat, place, self.start, units, fighter_cards(p, self.figures))
        return self.pick_up_refusal(t, place)

    def way_refusal(self, t: Table, place: i64) -> i64:
        """Return why the group does not get there: terrain, the exit of a tunnel, or the length of the way."""
        if open_land(t, self.mode) >> place & 1:
            p = t.players[self.seat]
            allowed = move_range(t, p)
            lost = t.edition.moving[p.levels[RANGED]] - allowed                 # steps that a prophecy takes away
            is_near = lost > 0 and reachable_places(t, self.at, self.mode, self.steps + lost) >> place & 1
            return t.refuse(SHORT_RANGE, allowed) if is_near else t.refuse(RANGE, self.steps)
        due = t.edition.tunnel_steps
        entrances = t.modules.tunnels & ~bit(place)
        begins = bit(self.at) | reachable_places(t, self.at, self.mode, self.steps - due)
        is_exit = t.modules.tunnels >> place & 1 and self.steps >= due and begins & entrances
        return t.refuse(TUNNEL_EXIT if is_exit else TERRAIN, place)

    def pick_up_refusal(self, t: Table, place: i64) -> i64:
        """ci.move.rule-7: only own warriors on the way, once on each place, within the unit limit of the group.

        A place is passed, so a step must be left, or a hero who jumps on from there.  bp.combine.pick-up: the ends of a
        tunnel are passed as any other place is.
        """
        p = t.players[self.seat]
        jumping = heroes.can_jump(fighter_cards(p, self.figures), self.mode)
        walked = reachable_places(t, self.at, self.mode, self.steps if jumping else self.steps - 1)
        if place == self.start or p.warriors[place] == 0 or self.has_joined(place) or walked >> place & 1 == 0:
            return t.refuse(NO_PICK_UP, place)
        units = self.warriors + count_heroes(self.figures)
        return t.refuse(GROUP_SIZE, unit_limit(p), units + 1) if units >= unit_limit(p) else 0

    def has_joined(self, place: i64) -> bool:
        """Return whether warriors were picked up here already."""
        picked = self.picked
        while picked:
            if joining_at(picked) == place:
                return True
            picked = joined_before(picked)
        return False

    def carry_out(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == STOP:
            t.pop()
        elif verb_of(choice) == VIA:
            t.replace(PickUp(self, arg1(choice)))
        else:
            t.pop()
            arrival.arrive(t, self.seat, self.start, arg1(choice), self.warriors, self.figures, self.picked,
                           self.tunnels_to(t, arg1(choice)))

    def tunnels_to(self, t: Table, goal: i64) -> i64:
        """Return the tunnels used so far, and the one that leads to the goal; a group that jumps needs one only to
        the city."""
        if goal != CITY and heroes.can_jump(fighter_cards(t.players[self.seat], self.figures), self.mode):
            return self.tunnels
        return with_tunnel(self.tunnels, tunnel_way(t, self.at, goal, self.mode, self.steps))


class PickUp(TableQuestion):
    """Asks how many warriors join the group on a place it passes."""

    def __init__(self, march: MarchTo, place: i64) -> None:
        super().__init__(march.seat, ASK_JOIN)
        self.march: Final = march
        self.place: Final[i64] = place

    def candidate_choices(self, t: Table) -> list[i64]:
        return JOINS

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != JOIN:
            return NOT_ASKED
        p = t.players[self.seat]
        units = self.march.warriors + count_heroes(self.march.figures) + arg1(choice)
        if arg1(choice) > p.warriors[self.place]:
            return t.refuse(NO_UNITS, self.place)
        return t.refuse(GROUP_SIZE, unit_limit(p), units) if units > unit_limit(p) else 0

    def carry_out(self, t: Table, choice: i64) -> None:
        m = self.march
        length = distance(t, m.at, self.place, m.mode)
        tunnels = with_tunnel(m.tunnels, tunnel_way(t, m.at, self.place, m.mode, length))
        picked = with_joining(m.picked, self.place, arg1(choice))
        t.replace(MarchTo(m.seat, m.mode, m.start, self.place, m.warriors + arg1(choice), m.figures, m.steps - length,
                          picked, tunnels))
