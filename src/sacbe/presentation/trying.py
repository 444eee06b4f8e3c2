"""What a move does, found by trying it on a copy that knows no more than the seat that is asked."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeVar

from msgspec.structs import replace
from mypy_extensions import i64

from sacbe.kernel.box import Box
from sacbe.kernel.chance import Seeded
from sacbe.kernel.effects import AnyEffect, Chance, Gain, Lose, Outcome, Pay, Points, Reveal
from sacbe.kernel.events import Listener
from sacbe.kernel.frame import CHANCE, Ask, State
from sacbe.kernel.notation import event_words
from sacbe.kernel.presenter import Said

MOST_OUTCOMES: Final = 20           # answers of chance, and effects of them, that are listed
MOST_TRIES: Final = 216             # answers of chance that are played out: three dice
SEED: Final = 1                     # of the copy in which other secrets are dealt
MORE_SEEDS: Final = (2, 3, 4)       # of copies that tell what does not depend on secrets
REMEMBERED: Final = 20_000          # events with their meaning

AMOUNTS: Final = (Pay, Gain, Lose, Points)
E = TypeVar("E", bound=AnyEffect)


class Ears(Listener):
    """Hears what a try means for one seat, until it is about others."""

    def __init__(self, box: Box, seat: i64) -> None:
        self.box = box
        self.seat: i64 = seat
        self.is_over = False
        self.found: list[AnyEffect] = []

    def hear(self, kind: i64, audience: i64, numbers: list[i64]) -> None:
        if self.is_over or not audience >> self.seat & 1:
            return
        means = meaning(self.box, self.seat, kind, tuple(numbers))
        if means is None:
            self.is_over = True                         # from here on it is about others
        else:
            self.found += means


@lru_cache(REMEMBERED)
def meaning(box: Box, seat: int, kind: int, numbers: tuple[int, ...]) -> tuple[AnyEffect, ...] | None:
    """What an event means for a seat, None where it is about others; always the same, and tried again and again."""
    presenter = box.presenter()
    said: Said = event_words(box.events[kind], numbers)
    if said.get("seat") != box.seats[seat] or said["event"] in presenter.closing:
        return None
    return tuple(presenter.effects(said))


class Trials:
    """Tries the options of one question."""

    def __init__(self, box: Box, state: State, ask: Ask) -> None:
        self.box = box
        self.presenter = box.presenter()
        self.state = state
        self.ask = ask
        self.copies = [box.redeal(state, ask.seat, Seeded(SEED))]

    def effects(self, choice: int) -> list[AnyEffect]:
        """The effects of an option: certain ones first, then what chance may bring, with probabilities."""
        return [*self.presenter.more_effects(self.copies[0], self.ask, choice), *self._tried(choice)]

    def _tried(self, choice: int) -> list[AnyEffect]:
        found, then = self._try(self.copies[0], choice)
        opened: list[AnyEffect] = []
        if then.reveals != self.copies[0].reveals:
            common = self._common(choice)
            opened = [Reveal(seat=self.box.seats[self.ask.seat])]
            if len(common) < len(found):
                return [*summed(common), *opened]
        ask = then.ask
        if ask is None or ask.seat != CHANCE or not self._is_own(then):
            return [*summed(found), *opened]
        return [*summed(found), *opened, *(one for one in self._chance(then, ask) if one not in opened)]

    def _try(self, state: State, choice: int) -> tuple[list[AnyEffect], State]:
        """What a choice does to the seat, and the position after it."""
        copy = self.box.clone(state)
        ears = Ears(self.box, self.ask.seat)
        copy.listener = ears
        copy.apply(choice)
        return ears.found, copy

    def _common(self, choice: int) -> list[AnyEffect]:
        """What a move that opens a secret does whatever the secret is: how it begins in several other deals."""
        if len(self.copies) == 1:
            self.copies += [self.box.redeal(self.state, self.ask.seat, Seeded(seed)) for seed in MORE_SEEDS]
        found = [self._try(copy, choice)[0] for copy in self.copies]
        same = 0
        for row in zip(*found, strict=False):
            if any(effect != row[0] for effect in row):
                break
            same += 1
        return found[0][:same]

    def _is_own(self, state: State) -> bool:
        """Is what comes now still part of what the seat has begun?  Not if no unfinished rule is its own."""
        return any(getattr(frame, "seat", None) == self.ask.seat for frame in state.stack)

    # ------------------------------------------------------------ chance

    def _chance(self, state: State, ask: Ask) -> list[AnyEffect]:
        """That chance decides, what it may answer, and what comes of that; a draw from secrets opens something."""
        name, prompt = self.box.seats[self.ask.seat], self.box.prompts[ask.prompt]
        if prompt not in self.presenter.open_chance:
            return [Reveal(seat=name)]
        few = ask.options if len(ask.options) <= MOST_OUTCOMES else []
        outcomes = [Outcome(self.box.grammar.write(answer), 1 / len(ask.options)) for answer in few]
        known = self.presenter.odds(state, self.ask.seat)
        return [Chance(seat=name, prompt=prompt, outcomes=outcomes), *(self._played(state) if known is None else known)]

    def _played(self, state: State) -> list[AnyEffect]:
        """Every effect with its probability over all that chance may answer; nothing where that is too much."""
        chances: dict[str, tuple[AnyEffect, float]] = {}
        left = [(state, 1.0)]
        tries = 0
        while left:
            now, weight = left.pop()
            ask = now.ask
            if ask is None or ask.seat != CHANCE or not self._is_own(now):
                continue
            tries += len(ask.options)
            if tries > MOST_TRIES:
                return []
            share = weight / len(ask.options)
            for answer in ask.options:
                found, then = self._try(now, answer)
                if then.reveals != now.reveals:
                    return []
                for effect in summed(found):
                    known = chances.get(repr(effect))
                    chances[repr(effect)] = effect, share + (known[1] if known else 0.0)
                left.append((then, share))
        if len(chances) > MOST_OUTCOMES:
            return []
        return [uncertain(effect, chance) for effect, chance in chances.values()]


def uncertain(effect: E, probability: float) -> E:
    """The same effect with a probability.

    >>> from sacbe.kernel.effects import Thing
    >>> uncertain(Gain(what=Thing("good", "corn"), amount=3), 0.5).probability
    0.5
    """
    return replace(effect, certain=False, probability=round(probability, 4))


def summed(effects: list[AnyEffect]) -> list[AnyEffect]:
    """Several payments, gains or losses of the same thing as one.

    >>> from sacbe.kernel.effects import Thing
    >>> corn = Thing("good", "corn")
    >>> [effect.amount for effect in summed([Pay(what=corn, amount=3), Pay(what=corn, amount=1)])]
    [4]
    """
    if len(effects) < 2:
        return effects
    found: list[AnyEffect] = []
    places: dict[AnyEffect, int] = {}
    for effect in effects:
        if not isinstance(effect, AMOUNTS):
            found.append(effect)
            continue
        key = replace(effect, amount=0)
        if key in places:
            known = found[places[key]]
            assert isinstance(known, AMOUNTS)
            found[places[key]] = replace(known, amount=known.amount + effect.amount)
        else:
            places[key] = len(found)
            found.append(effect)
    return found
