"""A combat under way: two sides, and the phase they are in."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.chichen_itza.data.constants import EMPTY, STONE
from sacbe.kernel.core.bits import bit

FACES: Final = 7                    # numbers of a die, and 0 for none
WAYS: Final = 4                     # ways to roll again that a side may use once

# what digests know by a bit and the fight by a field
SHIELD_BIT: Final = 4               # after the gears that are lowered
AGAIN_BIT: Final = 14               # after what the sides have used
FOLLOWING_BIT: Final = 15
ROLLED_BIT: Final = 16
LUCK_BIT: Final = 18                # luck once more, and again, every second bit


def count_heroes(heroes: i64) -> i64:
    """Return how many of the three hero types a set holds."""
    return (heroes & 1) + (heroes >> 1 & 1) + (heroes >> 2 & 1)


class Side:
    """One side: the units of a player, or a creature, which has none."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat            # EMPTY for a creature
        self.warriors: i64 = 0
        self.heroes: i64 = 0                    # types, as bits
        self.cards: i64 = 0                     # hero cards when the phase began, bit n for card n
        self.hits: i64 = 0                      # by this side in this phase
        self.spare: i64 = 0                     # one-time shields that are still unused
        self.luck_used: i64 = 0                 # times in this phase
        self.ways_used: i64 = 0                 # ways to roll again, as bits: in this phase, by coins in this combat

    def copy(self) -> Side:
        twin = Side(self.seat)
        twin.warriors, twin.heroes, twin.cards = self.warriors, self.heroes, self.cards
        twin.hits, twin.spare = self.hits, self.spare
        twin.luck_used, twin.ways_used = self.luck_used, self.ways_used
        return twin

    def units(self) -> i64:
        """Count the fighting units."""
        return self.warriors + count_heroes(self.heroes)

    def has_used(self, way: i64) -> bool:
        """Return whether this way to roll again is used up."""
        return self.ways_used >> way & 1 != 0

    def use_way(self, way: i64) -> None:
        """Use up this way to roll again."""
        self.ways_used |= bit(way)


class Phase:
    """The phase that both sides are in, and the roll or the damage that is pending in it."""

    def __init__(self, faces: vec[i64]) -> None:
        self.faces: vec[i64] = faces            # how often each number shows in the pending roll
        self.kind: i64 = EMPTY                  # magic, ranged, melee; EMPTY before the first
        self.number: i64 = 0                    # among those of its kind
        self.planned: i64 = 0                   # phases of this kind
        self.flown: bool = False                # the phases under way stand in for the melee
        self.side: i64 = 0                      # whose roll or damage is pending
        self.pending: i64 = 0                   # dice still to be rolled
        self.rolled: i64 = 0                    # dice of the first roll
        self.following: bool = False            # the pending roll is a follow-up
        self.element: i64 = STONE               # what was cast
        self.stone: i64 = 0                     # magic cards played in this phase, by both sides
        self.fire: i64 = 0
        self.creature_rolled: bool = False      # one that may roll twice has rolled in this phase
        self.creature_again: bool = False       # a card made the creature roll again
        self.hurt: i64 = 0                      # damage still to be taken by the side that is asked

    def copy(self) -> Phase:
        twin = Phase(self.faces[:])
        twin.kind, twin.number, twin.planned, twin.flown = self.kind, self.number, self.planned, self.flown
        twin.side, twin.pending, twin.rolled, twin.following = self.side, self.pending, self.rolled, self.following
        twin.element, twin.stone, twin.fire = self.element, self.stone, self.fire
        twin.creature_rolled, twin.creature_again = self.creature_rolled, self.creature_again
        twin.hurt = self.hurt
        return twin

    def clear(self) -> None:
        """Clear the dice from the table."""
        for pips in range(1, FACES):
            self.faces[pips] = 0
        self.rolled = 0
        self.pending = 0

    def roll(self, n: i64) -> None:
        """Set the number of dice that are to be rolled."""
        self.clear()
        self.pending = n
        self.rolled = n


class Fight:
    """A combat under way.  Side 0 rolls first: the attacker, or the defender of the city."""

    def __init__(self, attacker: Side, defender: Side, phase: Phase, place: i64, start: i64) -> None:
        self.attacker: Final = attacker         # side 0
        self.defender: Final = defender         # side 1: another player, or a creature
        self.phase: Final = phase
        self.place: Final[i64] = place
        self.start: Final[i64] = start          # where the attackers came from; the city for its defender
        self.creature: i64 = EMPTY              # its kind
        self.hearts: i64 = 0
        self.strength: i64 = 0                  # before cards
        self.lowered: i64 = 0                   # gears that the creature keeps down, as bits
        self.shield_lost: bool = False          # and a shield with them

    def copy(self) -> Fight:
        twin = Fight(self.attacker.copy(), self.defender.copy(), self.phase.copy(), self.place, self.start)
        twin.creature, twin.hearts, twin.strength = self.creature, self.hearts, self.strength
        twin.lowered, twin.shield_lost = self.lowered, self.shield_lost
        return twin

    def side(self, number: i64) -> Side:
        """Return side 0 or side 1."""
        return self.attacker if number == 0 else self.defender

    def opposing_side(self, number: i64) -> Side:
        """Return the side that side 0 or side 1 fights."""
        return self.defender if number == 0 else self.attacker

    def numbers(self) -> list[i64]:
        """Return all fields as numbers, for digests; stored digests were made in this order."""
        a, d, phase = self.attacker, self.defender, self.phase
        return [a.seat, d.seat, self.place, self.start, *phase.faces, a.warriors, a.heroes, d.warriors, d.heroes,
                a.cards, d.cards, self.creature, self.hearts, self.strength, phase.kind, phase.number, phase.planned,
                phase.side, phase.pending, phase.rolled, phase.element, a.hits, d.hits, self.packed_uses(), phase.hurt,
                phase.stone, phase.fire, 1 if phase.flown else 0,
                self.lowered + (bit(SHIELD_BIT) if self.shield_lost else 0), a.spare, d.spare]

    def packed_uses(self) -> i64:
        """Return what is used up, as one number, for digests."""
        found = packed_uses_of(self.attacker) + 2 * packed_uses_of(self.defender)
        if self.phase.creature_again:
            found += bit(AGAIN_BIT)
        if self.phase.following:
            found += bit(FOLLOWING_BIT)
        return found + bit(ROLLED_BIT) if self.phase.creature_rolled else found


def packed_uses_of(side: Side) -> i64:
    """Return what a side has used, in every second bit so that both sides fit: luck, then the ways to roll again."""
    found: i64 = 1 if side.luck_used > 0 else 0
    if side.luck_used > 1:
        found += bit(LUCK_BIT + 2 * (side.luck_used - 2))
    for way in range(WAYS):
        if side.has_used(way):
            found += bit(2 * way + 2)
    return found


def new_fight(seat: i64, foe: i64, place: i64, start: i64) -> Fight:
    """Make a fight of a seat with another one, or with a creature if that is EMPTY; nobody is there yet."""
    return Fight(Side(seat), Side(foe), Phase(vec[i64]([0] * FACES)), place, start)
