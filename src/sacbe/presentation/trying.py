"""What a move does, found by trying it on a copy that knows no more than the seat that is asked."""

from __future__ import annotations

from typing import Final

from sacbe.kernel.box import Box
from sacbe.kernel.chance import Seeded
from sacbe.kernel.effects import AnyEffect, Chance, Gain, Lose, Outcome, Pay, Points, Reveal
from sacbe.kernel.events import Listener
from sacbe.kernel.frame import CHANCE, Ask, State
from sacbe.kernel.notation import event_words
from sacbe.kernel.presenter import Presenter, Said

MOST_OUTCOMES: Final = 20           # answers of chance that are listed
MOST_TRIES: Final = 216             # answers of chance that are played out: three dice
SEED: Final = 1                     # of the copy in which other secrets are dealt

Amount = Pay | Gain | Lose | Points


class Ears(Listener):
    """Hears what a try means for one seat, until it opens a secret or is about others."""

    def __init__(self, box: Box, presenter: Presenter, seat: int, state: State) -> None:
        self.box = box
        self.presenter = presenter
        self.seat = seat
        self.name = box.seats[seat]
        self.state = state
        self.before = state.reveals
        self.is_over = False
        self.found: list[AnyEffect] = []

    def hear(self, kind: int, audience: int, numbers: list[int]) -> None:
        if self.is_over or not audience >> self.seat & 1:
            return
        said: Said = event_words(self.box.events[kind], numbers)
        if said.get("seat") != self.name or said["event"] in self.presenter.closing or self.has_opened():
            self.is_over = True                         # from here on it is about others, or about secrets
        else:
            self.found += self.presenter.effects(said)

    def has_opened(self) -> bool:
        return self.state.reveals != self.before


class Trials:
    """Trials the options of one question."""

    def __init__(self, box: Box, state: State, ask: Ask) -> None:
        self.box = box
        self.presenter = box.presenter()
        self.ask = ask
        self.copy = box.redeal(state, ask.seat, Seeded(SEED))

    def effects(self, choice: int) -> list[AnyEffect]:
        """The effects of an option: certain ones first, then what chance may bring."""
        found, then = self._try(self.copy, choice)
        if (found and isinstance(found[-1], Reveal)) or then is None or (ask := then.ask) is None or ask.seat != CHANCE:
            return found
        if self.box.prompts[ask.prompt] in self.presenter.listed_chance:
            return [*found, self._chance(ask)]
        if self.box.prompts[ask.prompt] not in self.presenter.open_chance:
            return [*found, Chance(prompt=self.box.prompts[ask.prompt])]
        return [*found, self._chance(ask), *self._expected(then)]

    def _try(self, state: State, choice: int) -> tuple[list[AnyEffect], State | None]:
        """What a choice does, and the position after it; none if what follows is not about the seat any more."""
        copy = self.box.clone(state)
        ears = Ears(self.box, self.presenter, self.ask.seat, copy)
        copy.listener = ears
        copy.apply(choice)
        if ears.has_opened():
            return [*ears.found, Reveal(seat=ears.name)], copy
        return ears.found, None if ears.is_over else copy

    def _chance(self, ask: Ask) -> Chance:
        """What chance may answer, each answer as likely as the others."""
        few = ask.options if len(ask.options) <= MOST_OUTCOMES else []
        outcomes = [Outcome(self.box.grammar.write(answer), 1 / len(ask.options)) for answer in few]
        return Chance(prompt=self.box.prompts[ask.prompt], outcomes=outcomes)

    def _expected(self, state: State) -> list[AnyEffect]:
        """Amounts as their mean over all that chance may answer; nothing where that is too much or a secret."""
        sums: dict[Amount, float] = {}
        left = [(state, 1.0)]
        for tries in range(MOST_TRIES + 1):
            if not left:
                return [replaced(effect, mean) for effect, mean in sums.items() if abs(mean) > 1e-9]
            now, weight = left.pop()
            ask = now.ask
            if ask is None or ask.seat != CHANCE:
                continue
            if tries + len(left) + len(ask.options) > MOST_TRIES:
                return []
            for answer in ask.options:
                found, then = self._try(now, answer)
                if found and isinstance(found[-1], Reveal):
                    return []
                share = weight / len(ask.options)
                for effect in found:
                    if isinstance(effect, Amount):
                        key = replaced(effect, 0.0)
                        sums[key] = sums.get(key, 0.0) + share * effect.amount
                if then is not None:
                    left.append((then, share))
        return []


def replaced(effect: Amount, amount: float) -> Amount:
    """An expected effect with this amount.

    >>> from sacbe.kernel.effects import Thing
    >>> replaced(Gain(what=Thing("good", "corn"), amount=3), 1.5)
    Gain(seat='', certain=False, what=Thing(kind='good', id='corn'), amount=1.5)
    """
    if isinstance(effect, Points):
        return Points(seat=effect.seat, certain=False, amount=amount, source=effect.source)
    return type(effect)(seat=effect.seat, certain=False, what=effect.what, amount=amount)
