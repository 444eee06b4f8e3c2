"""How fights end.

A fight is an exchange of blows before the melee, and exact chances of the melee phases, kept once computed.  What is
reckoned with: dice, gears, hearts or units of the other side, active shields, the creature's faces.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.creatures import CHAIN, FACES, GUARD_SHIFT, PHASES, SECOND
from sacbe.games.chichen_itza.edition import STANDARD, Edition
from sacbe.games.chichen_itza.tables import CREATURES
from sacbe.games.chichen_itza.verbs import EMPTY, MELEE_PHASE

DICE: Final = 12                # dice of one roll that are reckoned with
CREATURE_ROWS: Final[i64] = 2 * len(CREATURES)      # a light and a dark die for each kind; then players
MOST_UNITS: Final = 6
HEARTS: Final = 12              # hearts, or units with their shields, from 0 to 11
UNITS: Final = 7
SHIELDS: Final = 6
LEFT: Final = 5                 # melee phases still to come, from 0 to 4

# what is known of every position of a melee
TAKEN: Final = 0                # chance that the other side is gone, or a creature flees, and somebody is left
KILLED: Final = 1               # chance that the other side is gone
WIPED: Final = 2                # chance that nobody is left
LOST: Final = 3                 # units that are lost
SHORN: Final = 4                # hearts that the other side loses
FACTS: Final = 5


def chances(dice: i64, faces: i64) -> list[float]:
    """How likely each number of hits is."""
    p = float(faces) / 6.0
    row = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(row) + 1)
        for hits in range(len(row)):
            longer[hits] += row[hits] * (1.0 - p)
            longer[hits + 1] += row[hits] * p
        row = longer
    return row + [0.0] * (DICE + 1 - len(row))


def all_chances() -> list[float]:
    """By hitting faces, dice and hits."""
    found: list[float] = []
    for faces in range(7):
        for dice in range(DICE + 1):
            found += chances(dice, faces)
    return found


CHANCES: Final[vec[float]] = vec[float](all_chances())


def chance_row(faces: i64, dice: i64) -> i64:
    """Where the chances of a roll begin."""
    return (faces * (DICE + 1) + dice) * (DICE + 1)


class Blows:
    """What the other side's roll does in one phase: outcomes with their chance, damage and guards."""

    def __init__(self, odds: vec[float], damage: vec[i64], guards: vec[i64]) -> None:
        self.size: Final[i64] = len(damage)
        self.odds: vec[float] = odds
        self.damage: vec[i64] = damage
        self.guards: vec[i64] = guards


def creature_blows(e: Edition, row: i64, phase: i64) -> Blows:
    """A creature's die; one that rolls on after every hit is followed for four rolls.

    Where a blank is rolled once more, every face comes so much more often, and a blank stays only twice in a row.
    """
    kind = row // 2
    symbol = e.symbol[kind * PHASES + phase]
    odds: list[float] = []
    damage: list[i64] = []
    guards: list[i64] = []
    if symbol == EMPTY:
        return Blows(vec[float]([1.0]), vec[i64]([0]), vec[i64]([0]))
    blank = 0.0
    if e.ability[kind] == SECOND:
        blank = float(len([n for n in range(FACES) if e.faces[row * FACES + n] == 0])) / float(FACES)
    for number in range(FACES):
        shown = e.faces[row * FACES + number]
        odds.append((blank if shown == 0 and blank > 0.0 else 1.0 + blank) / float(FACES))
        damage.append(shown >> symbol & 15)
        guards.append(shown >> GUARD_SHIFT & 15 if phase == MELEE_PHASE else 0)
    if e.ability[kind] == CHAIN:
        again = float(len([n for n in damage if n > 0])) / float(FACES)
        odds = [again ** float(n) * (1.0 - again) for n in range(4)] + [again ** 4.0]
        damage = [0, 1, 2, 3, 4]
        guards = [0] * 5
    return Blows(vec[float](odds), vec[i64](damage), vec[i64](guards))


class Melee:
    """Melee against one kind of opponent with one gear: facts of every position, computed when first asked for."""

    def __init__(self, e: Edition, row: i64, faces: i64, extra: i64) -> None:
        self.faces: Final[i64] = faces
        self.extra: Final[i64] = extra          # dice beyond one per unit
        self.row: Final[i64] = row
        self.flees: Final = row < CREATURE_ROWS
        self.blows: Final = creature_blows(e, row, MELEE_PHASE) if self.flees else Blows(
            vec[float]([1.0]), vec[i64]([0]), vec[i64]([0]))
        self.foe_faces: Final[i64] = 0 if self.flees else 1 + (row - CREATURE_ROWS) // MOST_UNITS
        self.foe_units: Final[i64] = 0 if self.flees else 1 + (row - CREATURE_ROWS) % MOST_UNITS
        self.facts: vec[float] = vec[float]([-1.0] * (LEFT * HEARTS * UNITS * SHIELDS * FACTS))

    def look(self, left: i64, hearts: i64, units: i64, shields: i64) -> i64:
        """Where the facts of a position begin."""
        at = (((left * HEARTS + hearts) * UNITS + units) * SHIELDS + shields) * FACTS
        if self.facts[at] < 0.0:
            self.fill(at, left, hearts, units, shields)
        return at

    def fill(self, at: i64, left: i64, hearts: i64, units: i64, shields: i64) -> None:
        """Roll all dice of one phase, and look on from there."""
        facts = self.facts
        if left == 0 or hearts == 0 or units == 0:
            gone = hearts == 0
            facts[at] = 1.0 if units > 0 and (gone or (hearts == 1 and self.flees)) else 0.0
            facts[at + KILLED] = 1.0 if gone else 0.0
            facts[at + WIPED] = 1.0 if units == 0 else 0.0
            facts[at + LOST] = 0.0
            facts[at + SHORN] = 0.0
            return
        taken, killed, wiped, lost, shorn = 0.0, 0.0, 0.0, 0.0, 0.0
        mine = chance_row(self.faces, min(DICE, units + self.extra))
        theirs = chance_row(self.foe_faces, min(hearts, self.foe_units))
        outcomes = self.blows.size if self.flees else DICE + 1
        for blow in range(outcomes):
            odds = self.blows.odds[blow] if self.flees else CHANCES[theirs + blow]
            if odds == 0.0:
                continue
            harm = self.blows.damage[blow] if self.flees else blow
            guard = self.blows.guards[blow] if self.flees else 0
            fallen = min(units, max(0, harm - shields))
            kept = max(0, shields - harm)
            for hits in range(DICE + 1):
                both = odds * CHANCES[mine + hits]
                if both == 0.0:
                    continue
                cut = min(hearts, max(0, hits - guard))
                there = self.look(left - 1, hearts - cut, units - fallen, kept)
                taken += both * facts[there]
                killed += both * facts[there + KILLED]
                wiped += both * facts[there + WIPED]
                lost += both * (facts[there + LOST] + float(fallen))
                shorn += both * (facts[there + SHORN] + float(cut))
        facts[at] = taken
        facts[at + KILLED] = killed
        facts[at + WIPED] = wiped
        facts[at + LOST] = lost
        facts[at + SHORN] = shorn


FACES_ROOM: Final = 5
EXTRA_ROOM: Final = 3
ROWS: Final[i64] = CREATURE_ROWS + 4 * MOST_UNITS
JOINT: Final = HEARTS * HEARTS


class Odds:
    """One fight at a time: hearts left and damage done so far as a joint chance, then the melee."""

    def __init__(self) -> None:
        self.edition: Edition = STANDARD
        self.melees: list[Melee | None] = [None] * (ROWS * FACES_ROOM * EXTRA_ROOM)
        self.early: list[Blows] = []
        self.joint: vec[float] = vec[float]([0.0] * JOINT)      # by hearts left and damage done
        self.next: vec[float] = vec[float]([0.0] * JOINT)       # empty between two exchanges
        self.hits: vec[float] = vec[float]([0.0] * (DICE + 1))  # of the exchange that comes next
        self.top: i64 = 0                                       # most hearts and most damage with a chance
        self.worst: i64 = 0
        self.stop: i64 = HEARTS                                 # damage after which nobody is left to fight on
        self.facts: vec[float] = vec[float]([0.0] * FACTS)      # of the whole fight
        self.open(STANDARD)

    def open(self, e: Edition) -> None:
        """Another edition has other dice."""
        self.edition = e
        self.melees = [None] * (ROWS * FACES_ROOM * EXTRA_ROOM)
        self.early = [creature_blows(e, row, phase) for row in range(CREATURE_ROWS) for phase in range(PHASES)]

    def melee(self, row: i64, faces: i64, extra: i64) -> Melee:
        """The table of an opponent and a gear."""
        extra = max(0, min(EXTRA_ROOM - 1, extra))
        at = (row * FACES_ROOM + faces) * EXTRA_ROOM + extra
        found = self.melees[at]
        if found is None:
            found = Melee(self.edition, row, faces, extra)
            self.melees[at] = found
        return found

    def begin(self, stop: i64 = HEARTS) -> None:
        """Nothing happened yet; the hearts are laid out by `lay`."""
        self.stop = stop
        for at in range((self.top + 1) * HEARTS):
            self.joint[at] = 0.0
        self.top = 0
        self.worst = 0

    def lay(self, hearts: i64, chance: float) -> None:
        """The other side has so many hearts with this chance."""
        self.joint[hearts * HEARTS] += chance
        if hearts > self.top:
            self.top = hearts

    def no_hits(self) -> None:
        """A roll without dice."""
        for n in range(DICE + 1):
            self.hits[n] = 0.0
        self.hits[0] = 1.0

    def sure_hits(self, n: i64) -> None:
        """So many hits that are there already."""
        self.no_hits()
        if n > 0:
            self.hits[0] = 0.0
            self.hits[min(n, DICE)] = 1.0

    def roll(self, dice: i64, faces: i64) -> None:
        """Dice that are still to be rolled add to the hits."""
        for _ in range(min(dice, DICE)):
            p = float(faces) / 6.0
            for n in range(DICE, 0, -1):
                self.hits[n] = self.hits[n] * (1.0 - p) + self.hits[n - 1] * p
            self.hits[0] *= 1.0 - p

    def exchange(self, blows: Blows | None, sure: i64) -> None:
        """Both sides strike: the hits laid out, and the other side's roll or damage that is known already."""
        joint, after = self.joint, self.next
        outcomes = 1 if blows is None else blows.size
        worst = self.worst
        for blow in range(outcomes):
            odds = 1.0 if blows is None else blows.odds[blow]
            harm = sure if blows is None else sure + blows.damage[blow]
            guard = 0 if blows is None else blows.guards[blow]
            worst = max(worst, min(HEARTS - 1, self.worst + harm))
            for hearts in range(self.top + 1):
                for done in range(self.worst + 1):
                    here = joint[hearts * HEARTS + done] * odds
                    if here == 0.0:
                        continue
                    suffered = min(HEARTS - 1, done + harm)
                    if hearts == 0 or done >= self.stop:
                        after[hearts * HEARTS + done] += here
                        continue
                    for n in range(DICE + 1):
                        if self.hits[n] > 0.0:
                            left = hearts - max(0, n - guard)
                            after[(left if left > 0 else 0) * HEARTS + suffered] += here * self.hits[n]
        for at in range((self.top + 1) * HEARTS):
            joint[at] = 0.0                                 # nothing of this fight may turn up in another
        self.worst = worst
        self.joint, self.next = after, joint

    def finish(self, melee: Melee, left: i64, units: i64, shields: i64, lucky: float) -> None:
        """What the melee makes of it, with the chance that luck takes one heart more."""
        taken, killed, wiped, lost, kept = 0.0, 0.0, 0.0, 0.0, 0.0
        facts = melee.facts
        shields = min(shields, SHIELDS - 1)
        units = min(units, UNITS - 1)
        for hearts in range(self.top + 1):
            for done in range(self.worst + 1):
                here = self.joint[hearts * HEARTS + done]
                if here == 0.0:
                    continue
                fallen = min(units, max(0, done - shields))
                at = melee.look(left, hearts, units - fallen, max(0, shields - done))
                wiped += here * facts[at + WIPED]
                lost += here * (facts[at + LOST] + float(fallen))
                kept += here * (float(hearts) - facts[at + SHORN])
                if lucky > 0.0 and hearts > 0:
                    better = melee.look(left, hearts - 1, units - fallen, max(0, shields - done))
                    taken += here * lucky * facts[better]
                    killed += here * lucky * facts[better + KILLED]
                    here *= 1.0 - lucky
                taken += here * facts[at]
                killed += here * facts[at + KILLED]
        self.facts[TAKEN] = taken
        self.facts[KILLED] = killed
        self.facts[WIPED] = wiped
        self.facts[LOST] = lost
        self.facts[SHORN] = kept
