"""The rules of Bul: the row, the throw, the moves of the pieces, captives, and the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame, QuestionFrame, State

SPACES: Final = 9           # bul.general.row: between ten sticks; they are numbered from red's end
PIECES: Final = 5           # each side's, all in hand at first
NOBODY: Final = 99
HAND: Final = 0             # where a piece that enters comes from

# verbs of choices
THROW: Final = 1            # chance: throw GRAINS, the black ones as bits
ENTER: Final = 2
MOVE: Final = 3             # move SPACE: the stack that stands there
PASS: Final = 4

# prompts
ASK_THROW: Final = 1
ASK_MOVE: Final = 2

# events
THREW: Final = 1            # seat, steps, grains
ENTERED: Final = 2          # seat, to
MOVED: Final = 3            # seat, from, to
CAPTURED: Final = 4         # seat, space, pieces
LEFT: Final = 5             # seat, from, own pieces back in hand, captives killed
PASSED: Final = 6           # seat
FINAL: Final = 7            # seat, pieces taken

# refusals; number 1 is the kernel's own
EMPTY_HAND: Final = 2
NOT_YOURS: Final = 3
OWN_PIECE: Final = 4
MUST_MOVE: Final = 5

THROWS: Final[list[i64]] = [pack(THROW, grains) for grains in range(16)]
STEPS: Final[list[i64]] = [pack(ENTER), *[pack(MOVE, space) for space in range(1, SPACES + 1)]]
MOVES: Final[list[i64]] = [*STEPS, pack(PASS)]


class Table(State):
    """The row and what lies beside it.  A stack is who holds it, and how many pieces of each side are in it."""

    def __init__(self, onward: bool) -> None:
        super().__init__()
        self.onward: Final = onward                         # bul.ruling.way: captors go on, not back
        self.holder: list[i64] = [NOBODY] * (SPACES + 1)    # per space, counted from 1
        self.red: list[i64] = [0] * (SPACES + 1)            # red pieces per space
        self.blue: list[i64] = [0] * (SPACES + 1)
        self.hand: list[i64] = [PIECES, PIECES]
        self.dead: list[i64] = [0, 0]
        self.turn: i64 = 0                                  # bul.turn.order: red begins
        self.thrown: i64 = 0                                # steps to go; 0 before the throw

    def clone(self) -> Table:
        twin = Table(self.onward)
        twin.stack, twin.ask, twin.reveals, twin.origin = self.stack.copy(), self.ask, self.reveals, self.origin
        twin.holder, twin.red, twin.blue = self.holder.copy(), self.red.copy(), self.blue.copy()
        twin.hand, twin.dead = self.hand.copy(), self.dead.copy()
        twin.turn, twin.thrown = self.turn, self.thrown
        return twin

    def text(self) -> str:
        return str([self.holder, self.red, self.blue, self.hand, self.dead, self.turn, self.thrown])


# ---------------------------------------------------------------- queries

def pieces(t: Table, seat: i64) -> list[i64]:
    """Return how many pieces of a side stand on each space, free or captive."""
    return t.blue if seat else t.red


def captives(t: Table, seat: i64) -> i64:
    """Count the enemy pieces in the stacks that a seat holds."""
    total: i64 = 0
    for space in range(1, SPACES + 1):
        if t.holder[space] == seat:
            total += pieces(t, 1 - seat)[space]
    return total


def is_beaten(t: Table, seat: i64) -> bool:
    """bul.ruling.end: neither a piece in hand nor a stack of its own."""
    return t.hand[seat] == 0 and seat not in t.holder


def is_on_row(space: i64) -> bool:
    """Return whether it is a space, and not what lies beyond the first or the last stick."""
    return 0 < space <= SPACES


def target(t: Table, seat: i64, space: i64) -> i64:
    """Return where a piece comes to with this throw; beyond the row where that is 0 or less, or more than the last
    space."""
    way: i64 = -1 if seat else 1                                    # bul.move.forward
    if space == HAND:
        return (SPACES + 1 if seat else 0) + way * t.thrown         # bul.enter.hand
    if pieces(t, 1 - seat)[space] > 0 and not t.onward:
        way = -way                                                  # bul.ruling.way
    return space + way * t.thrown


def step_refusal(t: Table, seat: i64, space: i64) -> i64:
    """Return why a seat cannot move from here, or 0."""
    if space == HAND and t.hand[seat] == 0:
        return EMPTY_HAND                                           # bul.enter.hand
    if space != HAND and t.holder[space] != seat:
        return t.refuse(NOT_YOURS, space)                           # bul.move.own-stack
    to = target(t, seat, space)
    if is_on_row(to) and t.holder[to] == seat:
        return t.refuse(OWN_PIECE, to)                              # bul.move.no-doubling
    return 0


# ---------------------------------------------------------------- what moves do

def step(t: Table, seat: i64, space: i64) -> None:
    """Take up the stack, or a piece from the hand, and put it down where the throw leads."""
    own, foe = pieces(t, seat), pieces(t, 1 - seat)
    to = target(t, seat, space)
    mine: i64 = 1
    theirs: i64 = 0
    if space == HAND:
        t.hand[seat] -= 1
        t.emit(ENTERED, seat, to)
    else:
        mine, theirs = own[space], foe[space]
        own[space], foe[space], t.holder[space] = 0, 0, NOBODY
        if not is_on_row(to):
            leave(t, seat, space, mine, theirs)
            return
        t.emit(MOVED, seat, space, to)
    if t.holder[to] != NOBODY:                                      # bul.capture.landing, bul.capture.frees
        t.emit(CAPTURED, seat, to, foe[to])
    own[to] += mine
    foe[to] += theirs
    t.holder[to] = seat


def leave(t: Table, seat: i64, space: i64, mine: i64, theirs: i64) -> None:
    """bul.home.kill, bul.home.round: captives die, and the side's own pieces are in hand again."""
    t.hand[seat] += mine
    t.dead[1 - seat] += theirs
    t.emit(LEFT, seat, space, mine, theirs)


# ---------------------------------------------------------------- unfinished rules

class Turn(Frame[Table]):
    """bul.turn.order: throw, move, then the other side; until a side is beaten."""

    def run(self, t: Table) -> Ask | None:
        if is_beaten(t, 0) or is_beaten(t, 1):
            for seat in range(2):
                t.emit(FINAL, seat, count_taken(t, seat))
            t.pop()
            return None
        return Ask(CHANCE, ASK_THROW, THROWS)

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == THROW else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.thrown = steps_of(arg1(choice))
        t.emit(THREW, t.turn, t.thrown, arg1(choice))
        t.push(MOVERS[t.turn])

    def on_return(self, t: Table, value: i64) -> None:
        t.thrown = 0
        t.turn = 1 - t.turn


class Mover(QuestionFrame[Table]):
    """Enter a piece or move a stack; bul.turn.must-move: pass only if neither can be done."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_MOVE)

    def candidate_choices(self, t: Table) -> list[i64]:
        return MOVES

    def refusal(self, t: Table, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb in (ENTER, MOVE):
            return step_refusal(t, self.seat, arg1(choice))
        if verb != PASS:
            return NOT_ASKED
        open_moves = len([c for c in STEPS if step_refusal(t, self.seat, arg1(c)) == 0])
        return t.refuse(MUST_MOVE, open_moves) if open_moves else 0

    def apply(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == PASS:
            t.emit(PASSED, self.seat)
        else:
            step(t, self.seat, arg1(choice))
        t.pop()


def steps_of(grains: i64) -> i64:
    """bul.throw.grains: as many steps as grains fall black side up, five if none does."""
    return (grains & 1) + (grains >> 1 & 1) + (grains >> 2 & 1) + (grains >> 3 & 1) or 5


def count_taken(t: Table, seat: i64) -> i64:
    """bul.end.score: enemy pieces killed, and those in the hands of the seat."""
    return t.dead[1 - seat] + captives(t, seat)


def new_table(onward: bool) -> Table:
    """bul.general.row: an empty row, all pieces in hand."""
    t = Table(onward)
    t.stack = [TURN]
    return t


TURN: Final = Turn()
MOVERS: Final = [Mover(0), Mover(1)]
