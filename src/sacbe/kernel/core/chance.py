"""Who answers for dice and draws: a seed, a script, a record, or a secret that was committed to beforehand."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sacbe.kernel.core.frame import CHANCE, Ask, State

MASK32: Final = 0xFFFFFFFF
LOW_SPREAD: Final = 0x3779B1        # odd: they keep options apart before these are scrambled
HIGH_SPREAD: Final = 0x5851F42D


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver:
    """Answers asks: a die, a script, a player."""

    def answer(self, ask: Ask) -> i64:
        """Return one of the options of the ask."""
        raise NotImplementedError

    def choose(self, state: State, ask: Ask) -> i64:
        """Return the answer at this position; a driver that does not look at the position just answers."""
        return self.answer(ask)

    def copy(self) -> Driver:
        """Return another driver that gives the same answers from here on."""
        raise NotImplementedError


class SeededDriver(Driver):
    """Uniform answers from sfc32: the same seed gives the same game in every process, on every platform."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = 0
        self.b: i64 = seed & MASK32
        self.c: i64 = (seed >> 32) & MASK32
        self.d: i64 = 1
        for _ in range(12):
            self.next_uint32()

    def next_uint32(self) -> i64:
        """Return the next 32 random bits."""
        c = self.c
        total = (self.a + self.b + self.d) & MASK32
        self.d = (self.d + 1) & MASK32
        self.a = self.b ^ (self.b >> 9)
        self.b = (c + (c << 3)) & MASK32
        self.c = (((c << 21) & MASK32 | (c >> 11)) + total) & MASK32
        return total

    def answer(self, ask: Ask) -> i64:
        return ask.options[(self.next_uint32() * len(ask.options)) >> 32]

    def choose(self, state: State, ask: Ask) -> i64:
        return ask.options[(self.next_uint32() * len(ask.options)) >> 32]

    def fork(self) -> SeededDriver:
        """Return a driver that gives the same answers as this one from here on."""
        twin = SeededDriver(0)
        twin.a, twin.b, twin.c, twin.d = self.a, self.b, self.c, self.d
        return twin

    def copy(self) -> Driver:
        return self.fork()


class StreamDriver(Driver):
    """A stream for each kind of draw, so that two games on one seed share as much luck as they can.

    A kind is a question together with what the game says it is for (`State.stream_key`): one draw more or less of one
    kind does not shift the others.  Every draw gives each option a number of its own, and the lowest wins: two games
    that draw from nearly the same options mostly draw the same one.  Options of chance are different from each other.
    """

    def __init__(self, seed: i64) -> None:
        self.seed: Final[i64] = seed
        self.kinds: dict[int, SeededDriver] = {}

    def answer(self, ask: Ask) -> i64:
        return self.draw(ask, 0)

    def choose(self, state: State, ask: Ask) -> i64:
        return self.draw(ask, state.stream_key())

    def draw(self, ask: Ask, purpose: i64) -> i64:
        """Return the option with the lowest number in the next draw of its kind."""
        kind: int = purpose << 8 | ask.prompt
        stream = self.kinds.get(kind)
        if stream is None:
            stream = self.kinds[kind] = SeededDriver(mix_seed(self.seed, kind))
        word = stream.next_uint32()
        best: i64 = 0
        lowest: i64 = MASK32 + 1
        for option in ask.options:
            number = scramble_bits((option & MASK32) * LOW_SPREAD + (option >> 32) * HIGH_SPREAD + word & MASK32)
            if number < lowest:
                best, lowest = option, number
        return best

    def copy(self) -> Driver:
        twin = StreamDriver(self.seed)
        for kind, stream in self.kinds.items():
            twin.kinds[kind] = stream.fork()
        return twin


def scramble_bits(word: i64) -> i64:
    """Mix a word so that each of its bits counts for all 32 of the result: multiply and shift twice (lowbias32).

    Nothing leaves 63 bits.
    """
    word ^= word >> 16
    word = word * 0x7FEB352D & MASK32
    word ^= word >> 15
    word = ((word * 0x846C & 0xFFFF) << 16) + word * 0xA68B & MASK32
    return word ^ word >> 16


class ScriptedDriver(Driver):
    """Answers given beforehand: a test's dice, or the lines of a record.  A wrong or missing one is an error."""

    def __init__(self, answers: list[i64]) -> None:
        self.answers: Final = answers
        self.at: i64 = 0

    def answer(self, ask: Ask) -> i64:
        if self.at >= len(self.answers):
            raise IndexError(f"the script has only {len(self.answers)} answers")
        choice = self.answers[self.at]
        if choice not in ask.options:
            raise ValueError(f"answer {self.at + 1} of the script is not an option")
        self.at += 1
        return choice

    def copy(self) -> Driver:
        twin = ScriptedDriver(self.answers)
        twin.at = self.at
        return twin


class CommittedDriver(Driver):
    """Answers from a secret: its hash is published first, the secret at the end, and everybody can check.

    The n-th answer is option number H mod k of k options, where H is HMAC-SHA256(secret, "n") as an integer.
    """

    def __init__(self, secret: bytes, at: i64 = 0) -> None:
        self.secret: Final = secret
        self.at: i64 = at

    def answer(self, ask: Ask) -> i64:
        drawn = hmac.new(self.secret, str(self.at).encode(), hashlib.sha256).digest()
        self.at += 1
        return ask.options[int.from_bytes(drawn, "big") % len(ask.options)]

    def copy(self) -> Driver:
        return CommittedDriver(self.secret, self.at)


def commit_to(secret: bytes) -> str:
    """Return the hash of a secret; the hash is published before the game, the secret after it."""
    return "sha256:" + hashlib.sha256(secret).hexdigest()


def mix_seed(seed: i64, stream: i64) -> i64:
    """Derive an independent seed for each stream (game, seat) of a run; multiplication stays within 62 bits."""
    word: int = (int(seed) * 0x9E3779B97F4A7C15 + int(stream) * 0xBF58476D1CE4E5B9 + 0x94D049BB133111EB) % (1 << 64)
    word = ((word ^ word >> 30) * 0xBF58476D1CE4E5B9) % (1 << 64)
    word = ((word ^ word >> 27) * 0x94D049BB133111EB) % (1 << 64)
    return (word ^ word >> 31) % (1 << 62)


def play_to_end(state: State, seats: list[Driver], chance: Driver, choices: list[i64] | None = None,
                askers: list[i64] | None = None) -> i64:
    """Play a game to its end; return how many choices players made.

    If given, `choices` gets every answer, and `askers` the seat that was asked for it.
    """
    decisions: i64 = 0
    while (ask := state.ask) is not None:
        if ask.seat == CHANCE:
            choice = chance.choose(state, ask)
        else:
            choice = seats[ask.seat].choose(state, ask)
            decisions += 1
        if choices is not None:
            choices.append(choice)
        if askers is not None:
            askers.append(ask.seat)
        state.apply(choice)
    return decisions
