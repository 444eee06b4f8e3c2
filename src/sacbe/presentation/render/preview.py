"""What a move does, found by trying it on a copy that knows no more than the seat that is asked."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeVar

from msgspec.structs import replace
from mypy_extensions import i64

from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.events import EventListener
from sacbe.kernel.core.frame import CHANCE, Ask, State
from sacbe.kernel.core.notation import event_data
from sacbe.kernel.definition.effects import AnyEffect, Chance, Gain, Lose, Outcome, Pay, Points, Reveal
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.presenter import Caution, EventData, TriedChoice
from sacbe.presentation.schema.data import EndsTurn

MOST_OUTCOMES: Final = 20           # answers of chance, and effects of them, that are listed
MOST_TRIES: Final = 216             # answers of chance that are played out: three dice
SEED: Final = 1                     # of the copy in which other secrets are dealt
MORE_SEEDS: Final = (2, 3, 4)       # of copies that tell what does not depend on secrets
MAX_CACHED_EVENTS: Final = 20_000   # events with their meaning
TURN_SEEDS: Final = (1, 2)          # of the chance that decides whether a turn is over
MOST_DRAWS: Final = 12              # answers of chance that may come before the end of a turn

AMOUNTS: Final = (Pay, Gain, Lose, Points)
E = TypeVar("E", bound=AnyEffect)


class PreviewRecorder(EventListener):
    """Collects what a tried choice means for one seat, until an event is about others."""

    def __init__(self, definition: GameDefinition, seat: i64, turn_began: i64) -> None:
        self.definition = definition
        self.seat: i64 = seat
        self.turn_began: i64 = turn_began               # the event that begins a turn
        self.is_next_turn = False                       # has it come?
        self.is_over = False
        self.found: list[AnyEffect] = []
        self.told: list[tuple[i64, list[i64]]] = []

    def on_event(self, kind: i64, audience: i64, numbers: list[i64]) -> None:
        if not audience >> self.seat & 1:
            return
        if kind == self.turn_began:
            self.is_next_turn = True
        self.told.append((kind, list(numbers)))
        if self.is_over:
            return
        means = event_effects(self.definition, self.seat, kind, tuple(numbers))
        if means is None:
            self.is_over = True                         # from here on it is about others
        else:
            self.found += means

    def all_events(self) -> list[EventData]:
        """All events that the seat may know, also those about others."""
        return [event_data(self.definition.events[kind], numbers) for kind, numbers in self.told]


@lru_cache(MAX_CACHED_EVENTS)
def event_effects(definition: GameDefinition, seat: int, kind: int, numbers: tuple[int, ...]) -> tuple[AnyEffect,
                                                                                                       ...] | None:
    """What an event means for a seat, None where it is about others; always the same, and tried again and again."""
    presenter = definition.presenter()
    said: EventData = event_data(definition.events[kind], numbers)
    if said.get("seat") != definition.seats[seat] or said["event"] in presenter.closing:
        return None
    return tuple(presenter.event_effects(said))


@lru_cache(MAX_CACHED_EVENTS)
def find_event_number(definition: GameDefinition, name: str) -> int:
    """The number of an event in a game, -1 if it has none of this name."""
    return next((kind for kind, event in definition.events.items() if event.name == name), -1)


class OptionPreview(NamedTuple):
    """What is known of an option before it is played."""

    effects: list[AnyEffect]
    ends_turn: EndsTurn
    cautions: list[Caution]


class MovePreview:
    """Tries the options of one question on copies of its position."""

    def __init__(self, definition: GameDefinition, state: State, ask: Ask) -> None:
        self.definition = definition
        self.presenter = definition.presenter()
        self.state = state
        self.ask = ask
        self.copies = [definition.redeal(state, ask.seat, SeededDriver(SEED))]
        self.turn_began: i64 = find_event_number(definition, self.presenter.turn_began)
        self.is_in_turn = self.presenter.active_seat(self.copies[0]) == ask.seat

    def preview_effects(self, choice: int) -> list[AnyEffect]:
        """The effects of an option: certain ones first, then what chance may bring, with probabilities."""
        return self._effects(choice, *self._try(self.copies[0], choice))

    def preview_option(self, choice: int) -> OptionPreview:
        """The effects of an option, whether it ends the turn, and what it would lose or waste."""
        before = self.copies[0]
        ears, then = self._try(before, choice)
        ends = self._ends_turn(ears, then)
        cautions = self.presenter.warnings(TriedChoice(before, self.ask, choice, then, ends, ears.all_events))
        return OptionPreview(self._effects(choice, ears, then), self._kind_of_end(choice) if ends else "no", cautions)

    def _effects(self, choice: int, ears: PreviewRecorder, then: State) -> list[AnyEffect]:
        more = self.presenter.predicted_effects(self.copies[0], self.ask, choice)
        return [*more, *self._tried(choice, ears.found, then)]

    def _tried(self, choice: int, found: list[AnyEffect], then: State) -> list[AnyEffect]:
        opened: list[AnyEffect] = []
        if then.reveals != self.copies[0].reveals:
            common = self._common(choice)
            opened = [Reveal(seat=self.definition.seats[self.ask.seat])]
            if len(common) < len(found):
                return [*merge_amounts(common), *opened]
        ask = then.ask
        if ask is None or ask.seat != CHANCE or not self._is_own(then):
            return [*merge_amounts(found), *opened]
        return [*merge_amounts(found), *opened, *(one for one in self._chance(then, ask) if one not in opened)]

    def _try(self, state: State, choice: int) -> tuple[PreviewRecorder, State]:
        """Play a choice on a copy; return what it means for the seat, and the position after it."""
        copy = self.definition.clone(state)
        ears = PreviewRecorder(self.definition, self.ask.seat, self.turn_began)
        copy.listener = ears
        copy.apply(choice)
        copy.listener = None
        return ears, copy

    def _common(self, choice: int) -> list[AnyEffect]:
        """What a move that opens a secret does whatever the secret is: how it begins in several other deals."""
        if len(self.copies) == 1:
            self.copies += [self.definition.redeal(self.state, self.ask.seat, SeededDriver(seed))
                            for seed in MORE_SEEDS]
        found = [self._try(copy, choice)[0].found for copy in self.copies]
        same = 0
        for row in zip(*found, strict=False):
            if any(effect != row[0] for effect in row):
                break
            same += 1
        return found[0][:same]

    def _is_own(self, state: State) -> bool:
        """Is what comes now still part of what the seat has begun?  Not if no unfinished rule is its own."""
        return any(getattr(frame, "seat", None) == self.ask.seat for frame in state.stack)

    # ------------------------------------------------------------ the end of a turn

    def _kind_of_end(self, choice: int) -> EndsTurn:
        ender = self.presenter.turn_enders.get(self.definition.prompts[self.ask.prompt])
        return "only" if self.definition.grammar.write(choice).partition(" ")[0] == ender else "also"

    def _ends_turn(self, ears: PreviewRecorder, then: State) -> bool:
        """Is the turn of the seat over after this, without another decision of its own, whatever chance answers?"""
        if not self.is_in_turn:
            return False
        if ears.is_next_turn or self._is_over(then):
            return True
        ask = then.ask
        return ask is not None and ask.seat == CHANCE and \
            all(self._ends_by_chance(then, SeededDriver(seed)) for seed in TURN_SEEDS)

    def _is_over(self, state: State) -> bool:
        return state.ask is None or self.presenter.active_seat(state) != self.ask.seat

    def _ends_by_chance(self, state: State, chance: SeededDriver) -> bool:
        """Does the turn end while chance alone answers?"""
        now = self.definition.clone(state)
        ears = PreviewRecorder(self.definition, self.ask.seat, self.turn_began)
        now.listener = ears
        for _ in range(MOST_DRAWS):
            ask = now.ask
            if ask is None or ask.seat != CHANCE:
                return False
            now.apply(int(chance.answer(ask)))
            if ears.is_next_turn or self._is_over(now):
                return True
        return False

    # ------------------------------------------------------------ chance

    def _chance(self, state: State, ask: Ask) -> list[AnyEffect]:
        """That chance decides, what it may answer, and what comes of that; a draw from secrets opens something."""
        name, prompt = self.definition.seats[self.ask.seat], self.definition.prompts[ask.prompt]
        if prompt not in self.presenter.open_chance:
            return [Reveal(seat=name)]
        few = ask.options if len(ask.options) <= MOST_OUTCOMES else []
        outcomes = [Outcome(self.definition.grammar.write(answer), 1 / len(ask.options)) for answer in few]
        known = self.presenter.chance_effects(state, self.ask.seat)
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
                ears, then = self._try(now, answer)
                if then.reveals != now.reveals:
                    return []
                for effect in merge_amounts(ears.found):
                    known = chances.get(repr(effect))
                    chances[repr(effect)] = effect, share + (known[1] if known else 0.0)
                left.append((then, share))
        if len(chances) > MOST_OUTCOMES:
            return []
        return [with_probability(effect, chance) for effect, chance in chances.values()]


def with_probability(effect: E, probability: float) -> E:
    """Return an effect that is not certain, but has this probability.

    >>> from sacbe.kernel.definition.effects import Thing
    >>> with_probability(Gain(what=Thing("good", "corn"), amount=3), 0.5).probability
    0.5
    """
    return replace(effect, certain=False, probability=round(probability, 4))


def merge_amounts(effects: list[AnyEffect]) -> list[AnyEffect]:
    """Merge several payments, gains or losses of one thing into one effect.

    >>> from sacbe.kernel.definition.effects import Thing
    >>> corn = Thing("good", "corn")
    >>> [effect.amount for effect in merge_amounts([Pay(what=corn, amount=3), Pay(what=corn, amount=1)])]
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
