"""How fights end, and how far tasks are.

A fight is an exchange of blows before the melee, and exact chances of the melee phases, kept once computed.  What is
reckoned with: dice, gears, hearts or units of the other side, active shields, the creature's faces.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.creatures import CHAIN, FACES, GUARD_SHIFT, PHASES
from sacbe.games.chichen_itza.cards.gods import gods_owned
from sacbe.games.chichen_itza.cards.tasks import COINS_ASKED, figures
from sacbe.games.chichen_itza.edition import STANDARD, Edition
from sacbe.games.chichen_itza.state import Player, Table
from sacbe.games.chichen_itza.tables import CREATURES, TASK_FIRST, TOP_LEVEL
from sacbe.games.chichen_itza.verbs import (CAIMAN, CAMP, EMPTY, JAGUAR, KUKULKAN, MELEE_PHASE, MINE, MONKEY, RUIN,
                                            SHAMAN, SNAKE, TEMPLE, TRICERATOPS, VILLAGE)
from sacbe.kernel.bits import count

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
    """A creature's die; one that rolls on after every hit is followed for four rolls."""
    kind = row // 2
    symbol = e.symbol[kind * PHASES + phase]
    odds: list[float] = []
    damage: list[i64] = []
    guards: list[i64] = []
    if symbol == EMPTY:
        return Blows(vec[float]([1.0]), vec[i64]([0]), vec[i64]([0]))
    for number in range(FACES):
        shown = e.faces[row * FACES + number]
        odds.append(1.0 / float(FACES))
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
        self.next: vec[float] = vec[float]([0.0] * JOINT)
        self.hits: vec[float] = vec[float]([0.0] * (DICE + 1))  # of the exchange that comes next
        self.top: i64 = 0                                       # most hearts and most damage with a chance
        self.worst: i64 = 0
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

    def begin(self) -> None:
        """Nothing happened yet; the hearts are laid out by `lay`."""
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
        for at in range((self.top + 1) * HEARTS):
            after[at] = 0.0
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
                    if hearts == 0:
                        after[done] += here
                        continue
                    for n in range(DICE + 1):
                        if self.hits[n] > 0.0:
                            left = hearts - max(0, n - guard)
                            after[(left if left > 0 else 0) * HEARTS + suffered] += here * self.hits[n]
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


# ---------------------------------------------------------------- tasks

def task_of(t: Table, row: i64) -> i64:
    """The open task of a class."""
    task = TASK_FIRST[row]
    while t.open_tasks >> task & 1 == 0 and task < TASK_FIRST[row + 1] - 1:
        task += 1
    return task


def tiles_needed(t: Table, task: i64, place: i64, kind: i64) -> i64:
    """How many tiles a task asks for of which this one is one; 0 for other tasks."""
    if task == 3 or task == 20:
        return (1 if task == 3 else 2) if kind == CAMP else 0
    if task == 4 or task == 21:
        return (1 if task == 4 else 2) if kind == VILLAGE else 0
    if task == 5:
        return 1 if kind == TEMPLE else 0
    if task == 7 or task == 8:
        return (1 if task == 7 else 3) if kind == RUIN else 0
    if task == 22:
        return 5 if t.edition.land >> place & 1 else 0
    if task == 23:
        return 5 if t.edition.water >> place & 1 else 0
    return gems_needed(t, task, place, kind)


def gems_needed(t: Table, task: i64, place: i64, kind: i64) -> i64:
    """The same for gems, by the mine."""
    if kind != MINE:
        return 0
    gem = t.edition.gem[place]
    if task == 6:
        return 1 if gem == 4 else 0
    if task == 10:
        return 2 if gem <= 1 else 0
    if task == 11:
        return 2 if gem == 2 or gem == 3 else 0
    return 3 if task == 18 else 0


def tiles_had(t: Table, p: Player, held: i64, task: i64) -> i64:
    """How many of the tiles or gems a task asks for are there."""
    e = t.edition
    if task == 3 or task == 20:
        return count(held & e.kinds[CAMP])
    if task == 4 or task == 21:
        return count(held & e.kinds[VILLAGE])
    if task == 5:
        return count(held & e.kinds[TEMPLE])
    if task == 7 or task == 8:
        return count(held & e.kinds[RUIN])
    if task == 22:
        return count(held & e.land)
    if task == 23:
        return count(held & e.water)
    if task == 6:
        return p.gems >> 4 & 1
    if task == 10:
        return count(p.gems & 3)
    return count(p.gems & 12) if task == 11 else count(p.gems)


def part_done(t: Table, p: Player, held: i64, task: i64) -> float:
    """How much of a task is done, between 0 and 1."""
    if task == 1:
        return 0.5 * float(figures(p, 0))
    if task == 2:
        return 0.5 * float(p.war)
    if task == 12:
        return 0.25 * float(count(p.scouts))
    if task == 13:
        return 0.25 * float(gods_owned(p))
    if task == 15:
        best = max(max(p.levels[0], p.levels[1]), max(p.levels[2], p.levels[3]))
        return float(best - 1) / float(TOP_LEVEL - 1)
    if task == 16:
        return 0.5 if p.trophies[5] or p.trophies[1] else 0.0
    if task == 17:
        return 0.5 if p.trophies[2] or p.trophies[3] else 0.0
    if task == 19:
        return float(min(COINS_ASKED, p.coins)) / float(COINS_ASKED)
    if task == 8:
        return float(tiles_had(t, p, held, task)) / 3.0
    if task == 10 or task == 11 or task == 20 or task == 21:
        return float(tiles_had(t, p, held, task)) / 2.0
    if task == 18:
        return float(tiles_had(t, p, held, task)) / 3.0
    return float(tiles_had(t, p, held, task)) / 5.0 if task >= 22 else 0.0


def figure_step(p: Player, task: i64, kind: i64) -> float:
    """How much of a task a figure of a kind would add, between 0 and 1."""
    if task == 1:
        return 0.5 if kind == SNAKE and figures(p, SNAKE) < 2 else 0.0
    if task == 9 or task == 14:
        return 1.0 if kind == (CAIMAN if task == 9 else KUKULKAN) and p.trophies[kind] == 0 else 0.0
    if task == 16:
        return 0.5 if kind in (SHAMAN, MONKEY) and p.trophies[kind] == 0 else 0.0
    if task == 17:
        return 0.5 if kind in (JAGUAR, TRICERATOPS) and p.trophies[kind] == 0 else 0.0
    return 0.0
