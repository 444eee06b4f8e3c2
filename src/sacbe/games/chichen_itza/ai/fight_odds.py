"""How fights end.

A fight is an exchange of blows before the melee, and exact chances of the melee phases, cached once computed.  What
counts: dice and the cards that change them, gears, hearts or units of the other side, active shields, the
creature's faces and what keeps them from coming.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.creatures import CHAIN, GUARD_SYMBOL, PHASES, SECOND, die_face, hit_symbol
from sacbe.games.chichen_itza.ai.dice_odds import DICE, MISSES, binomial, roll_distribution
from sacbe.games.chichen_itza.data.edition import FACES, HALVES, STANDARD, Edition
from sacbe.games.chichen_itza.data.bitfields import count_of
from sacbe.games.chichen_itza.rules.combat.fighters import MELEE_PHASES
from sacbe.games.chichen_itza.data.tables import CREATURES
from sacbe.games.chichen_itza.data.constants import EMPTY, MELEE_PHASE

CREATURE_ROWS: Final[i64] = HALVES * len(CREATURES) # a light and a dark die for each kind
SILENT: Final[i64] = 1          # the same dice of a creature whose ability does not work,
REROLLED: Final[i64] = 2        # of one that must roll a bad roll again, and of one with both
PLAYER_ROWS: Final[i64] = 4 * CREATURE_ROWS         # then players
MOST_UNITS: Final = 6
HEARTS: Final = 12              # hearts, or units with their shields, from 0 to 11
UNITS: Final = 7
SHIELDS: Final = 6
PHASES_LEFT: Final = 5          # melee phases still to come, from 0 to 4
CHAIN_ROLLS: Final = 6          # rolls of a creature that rolls on

# what is known of every position of a melee
TAKEN: Final = 0                # chance that the other side is gone, or a creature flees, and somebody is left
KILLED: Final = 1               # chance that the other side is gone
WIPED: Final = 2                # chance that nobody is left
LOST: Final = 3                 # units that are lost
SHORN: Final = 4                # hearts that the other side loses
FACTS: Final = 5


def all_chances() -> list[float]:
    """Return the chance of each number of hits, by hitting faces and dice."""
    found: list[float] = []
    for faces in range(7):
        for dice in range(DICE + 1):
            found += binomial(dice, float(faces) / 6.0)
    return found


CHANCES: Final[vec[float]] = vec[float](all_chances())


def chance_row(faces: i64, dice: i64) -> i64:
    """Return where the chances of a roll begin."""
    return (faces * (DICE + 1) + dice) * (DICE + 1)


# ---------------------------------------------------------------- opponents

def creature_row(kind: i64, dark: bool, form: i64) -> i64:
    """Return the row of a creature with one of its dice, in one of the four forms."""
    return form * CREATURE_ROWS + kind * HALVES + (1 if dark else 0)


def kind_of_row(row: i64) -> i64:
    """Return the kind of the creature of a row."""
    return row % CREATURE_ROWS // HALVES


def is_dark_row(row: i64) -> bool:
    """Return whether it is a row of the dark die."""
    return row % HALVES == 1


def form_of_row(row: i64) -> i64:
    """Return the form of the creature of a row."""
    return row // CREATURE_ROWS


def row_in_form(row: i64, form: i64) -> i64:
    """Return the row of the same die in another form."""
    return form * CREATURE_ROWS + row % CREATURE_ROWS


def player_row(faces: i64, units: i64) -> i64:
    """Return the row of a player whose melee hits with this many faces, with this many units."""
    return PLAYER_ROWS + (faces - 1) * MOST_UNITS + max(1, min(MOST_UNITS, units)) - 1


def faces_of_row(row: i64) -> i64:
    """Return the faces with which the player of a row hits."""
    return 1 + (row - PLAYER_ROWS) // MOST_UNITS


def units_of_row(row: i64) -> i64:
    """Return the units of the player of a row."""
    return 1 + (row - PLAYER_ROWS) % MOST_UNITS


class Blows:
    """The outcomes of the other side's roll in one phase, with their chance, damage and guards."""

    def __init__(self, odds: vec[float], damage: vec[i64], guards: vec[i64]) -> None:
        self.size: Final[i64] = len(damage)
        self.odds: vec[float] = odds
        self.damage: vec[i64] = damage
        self.guards: vec[i64] = guards


def creature_blows(e: Edition, row: i64, phase: i64) -> Blows:
    """Return the outcomes of a creature's die; one that rolls on after every hit is followed for six rolls.

    Where a blank is rolled one more time, every face comes so much more often, and a blank stays only twice in a row.
    A player who can have a creature roll again does so with every roll that is worse than the mean.
    """
    kind, form = kind_of_row(row), form_of_row(row)
    symbol = hit_symbol(e, kind, phase)
    ability: i64 = 0 if form & SILENT else e.ability[kind]
    if symbol == EMPTY:
        return Blows(vec[float]([1.0]), vec[i64]([0]), vec[i64]([0]))
    shown = [die_face(e, kind, is_dark_row(row), number) for number in range(FACES)]
    damage: list[i64] = [count_of(face, symbol) for face in shown]
    silent = form & SILENT != 0 or phase != MELEE_PHASE
    guards: list[i64] = [0 if silent else count_of(face, GUARD_SYMBOL) for face in shown]
    blank = float(len([face for face in shown if face == 0])) / float(FACES) if ability == SECOND else 0.0
    odds = [(blank if face == 0 and blank > 0.0 else 1.0 + blank) / float(FACES) for face in shown]
    if ability == CHAIN:
        again = float(len([n for n in damage if n > 0])) / float(FACES)
        odds = [again ** float(n) * (1.0 - again) for n in range(CHAIN_ROLLS)] + [again ** float(CHAIN_ROLLS)]
        damage = [0, 1, 2, 3, 4, 5, 6]
        guards = [0, 0, 0, 0, 0, 0, 0]
        if form & REROLLED:
            odds = [1.0 - again + again * odds[0]] + [again * chance for chance in odds[1:]]
    elif form & REROLLED:
        harm = [damage[n] + guards[n] for n in range(FACES)]
        bad = [harm[n] * FACES > sum(harm) for n in range(FACES)]
        more = sum([odds[n] for n in range(FACES) if bad[n]]) / float(FACES)
        odds = [(0.0 if bad[n] else odds[n]) + more for n in range(FACES)]
    return Blows(vec[float](odds), vec[i64](damage), vec[i64](guards))


def melee_distributions(faces: i64, style: i64) -> list[float]:
    """Return the hits of the own melee dice, by their number: those of the first phase, then those of the others."""
    found: list[float] = []
    for roll in (style, style & ~MISSES):
        for dice in range(DICE + 1):
            found += roll_distribution(dice, faces, roll)
    return found


class Melee:
    """Melee against one kind of opponent with one gear: the odds from every position, computed when first asked for."""

    def __init__(self, e: Edition, row: i64, faces: i64, extra: i64, style: i64, phases: i64, alone: bool) -> None:
        self.own: Final[vec[float]] = vec[float](melee_distributions(faces, style))
        self.extra: Final[i64] = extra          # dice beyond one per unit
        self.phases: Final[i64] = phases        # of the whole melee
        self.quiet: Final[i64] = phases - MELEE_PHASES + 1 if alone else EMPTY     # left when the other side is still
        self.flees: Final = row < PLAYER_ROWS
        self.blows: Final = creature_blows(e, row, MELEE_PHASE) if self.flees else Blows(
            vec[float]([1.0]), vec[i64]([0]), vec[i64]([0]))
        self.foe_faces: Final[i64] = 0 if self.flees else faces_of_row(row)
        self.foe_units: Final[i64] = 0 if self.flees else units_of_row(row)
        self.facts: vec[float] = vec[float]([-1.0] * (PHASES_LEFT * HEARTS * UNITS * SHIELDS * FACTS))

    def find_facts(self, left: i64, hearts: i64, units: i64, shields: i64) -> i64:
        """Return where the odds of a position begin; compute them if they are not there yet."""
        at = (((left * HEARTS + hearts) * UNITS + units) * SHIELDS + shields) * FACTS
        if self.facts[at] < 0.0:
            self.fill(at, left, hearts, units, shields)
        return at

    def fill(self, at: i64, left: i64, hearts: i64, units: i64, shields: i64) -> None:
        """Compute the odds of a position: roll all dice of one phase, and go on from there."""
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
        quiet = left == self.quiet
        mine = min(DICE, units + self.extra) * (DICE + 1) + (0 if left == self.phases else (DICE + 1) * (DICE + 1))
        theirs = chance_row(self.foe_faces, min(hearts, self.foe_units))
        outcomes = 1 if quiet else self.blows.size if self.flees else DICE + 1
        for blow in range(outcomes):
            odds = 1.0 if quiet else self.blows.odds[blow] if self.flees else CHANCES[theirs + blow]
            if odds == 0.0:
                continue
            harm = 0 if quiet else self.blows.damage[blow] if self.flees else blow
            guard = self.blows.guards[blow] if self.flees and not quiet else 0
            fallen = min(units, max(0, harm - shields))
            kept = max(0, shields - harm)
            for hits in range(DICE + 1):
                both = odds * self.own[mine + hits]
                if both == 0.0:
                    continue
                cut = min(hearts, max(0, hits - guard))
                there = self.find_facts(left - 1, hearts - cut, units - fallen, kept)
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


FACES_ROOM: Final = 7
EXTRA_ROOM: Final = 3
STYLE_ROOM: Final = 16
KEPT_MELEES: Final = 200        # melees changed by cards that are cached
ROWS: Final[i64] = PLAYER_ROWS + 4 * MOST_UNITS
JOINT: Final = HEARTS * HEARTS


class FightOdds:
    """The odds of one fight at a time: hearts left and damage done as a joint chance, then the melee."""

    def __init__(self) -> None:
        self.edition: Edition = STANDARD
        self.plain: list[Melee | None] = []
        self.melees: dict[i64, Melee] = {}                      # those that cards change
        self.throws: dict[i64, list[float]] = {}
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
        """Start afresh for another edition, which has other dice."""
        self.edition = e
        self.plain = [None] * (ROWS * FACES_ROOM * EXTRA_ROOM)
        self.melees = {}
        self.early = [creature_blows(e, row, phase) for row in range(PLAYER_ROWS) for phase in range(PHASES)]

    def melee(self, row: i64, faces: i64, extra: i64, style: i64 = 0, phases: i64 = MELEE_PHASES,
              alone: bool = False) -> Melee:
        """Return the melee against an opponent with a gear, with what the own cards do to the dice."""
        extra = max(0, min(EXTRA_ROOM - 1, extra))
        at = (row * FACES_ROOM + faces) * EXTRA_ROOM + extra
        if style == 0 and phases == MELEE_PHASES and not alone:
            plain = self.plain[at]
            if plain is None:
                plain = Melee(self.edition, row, faces, extra, 0, phases, False)
                self.plain[at] = plain
            return plain
        at = ((at * STYLE_ROOM + style) * PHASES_LEFT + phases) * 2 + (1 if alone else 0)
        found = self.melees.get(at)
        if found is None:
            if len(self.melees) == KEPT_MELEES:
                self.melees = {}
            found = Melee(self.edition, row, faces, extra, style, phases, alone)
            self.melees[at] = found
        return found

    def creature(self, row: i64, phase: i64) -> Blows:
        """Return what the roll of a creature does in a phase."""
        return self.early[row * PHASES + phase]

    def begin(self, stop: i64 = HEARTS) -> None:
        """Begin a fight in which nothing happened yet; `add_hearts` adds the hearts."""
        self.stop = stop
        for at in range((self.top + 1) * HEARTS):
            self.joint[at] = 0.0
        self.top = 0
        self.worst = 0

    def add_hearts(self, hearts: i64, chance: float) -> None:
        """Add the chance that the other side has this many hearts."""
        self.joint[hearts * HEARTS] += chance
        if hearts > self.top:
            self.top = hearts

    def clear_hits(self) -> None:
        """Set the hits of a roll without dice."""
        for n in range(DICE + 1):
            self.hits[n] = 0.0
        self.hits[0] = 1.0

    def set_sure_hits(self, n: i64) -> None:
        """Set the hits to this many that are there already."""
        self.clear_hits()
        if n > 0:
            self.hits[0] = 0.0
            self.hits[min(n, DICE)] = 1.0

    def roll(self, dice: i64, faces: i64) -> None:
        """Add the hits of dice that are still to be rolled."""
        for _ in range(min(dice, DICE)):
            p = float(faces) / 6.0
            for n in range(DICE, 0, -1):
                self.hits[n] = self.hits[n] * (1.0 - p) + self.hits[n - 1] * p
            self.hits[0] *= 1.0 - p

    def add_dice(self, dice: i64, faces: i64, style: i64) -> None:
        """Add the hits of dice that are still to be rolled, with what the own cards do to them."""
        if style == 0:
            self.roll(dice, faces)
            return
        dice = min(dice, DICE)
        at = (style * 7 + faces) * (DICE + 1) + dice
        row = self.throws.get(at)
        if row is None:
            row = roll_distribution(dice, faces, style)
            self.throws[at] = row
        rest = 1.0
        for n in range(DICE - 1, -1, -1):
            total = 0.0
            for more in range(n + 1):
                total += self.hits[n - more] * row[more]
            self.hits[n] = total
            rest -= total
        self.hits[DICE] = max(0.0, rest)

    def exchange(self, blows: Blows | None, sure: i64) -> None:
        """Let both sides strike: the own hits, and the other side's roll or damage that is known already."""
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
        """Add the melee and compute the results of the fight; `lucky` is the chance that luck takes one more heart."""
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
                at = melee.find_facts(left, hearts, units - fallen, max(0, shields - done))
                wiped += here * facts[at + WIPED]
                lost += here * (facts[at + LOST] + float(fallen))
                kept += here * (float(hearts) - facts[at + SHORN])
                if lucky > 0.0 and hearts > 0:
                    better = melee.find_facts(left, hearts - 1, units - fallen, max(0, shields - done))
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
