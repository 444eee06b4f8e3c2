"""What a game offers to everything that shows it: see `GameDefinition.presenter` and `GameDefinition.text_renderer`.

A presenter gives data alone.  A text renderer turns such data into words; a game without one is shown plainly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from msgspec import Struct

from sacbe.kernel.core.frame import Ask, State
from sacbe.kernel.definition.effects import AnyEffect, Happen, Thing

NOBODY: Final = -1                              # no seat: it is nobody's turn
ViewData = Mapping[str, Any]                    # a view
EventData = Mapping[str, int | str]             # an event


class GameTime(Struct, frozen=True):
    """Where a game stands in its own time: a day or a round, and which is the last (0: nobody knows).

    The message `clock-<game>-<unit>` says it.
    """

    unit: str
    number: int
    last: int = 0


class Worry(Struct, frozen=True):
    """Something that a seat should have in mind: hunger, danger, a debt; the message `worry-<game>-<what>` says it."""

    what: str
    facts: dict[str, int | float | str] = {}


class Caution(Struct, omit_defaults=True):
    """What a choice would lose or waste: dice that are left, an action that can do nothing, hungry workers.

    The message `caution-<game>-<what>` says it; where a rule is the reason, it stands here with its numbers.
    """

    what: str
    facts: dict[str, int | float | str] = {}
    rule: str = ""
    numbers: dict[str, int | str] = {}
    text: str = ""                              # empty unless somebody asked for words


class Note(Struct, frozen=True):
    """Something that is so now with a thing of the board; the message `note-<game>-<what>` says it.

    A fact is named by its own name (`kind`, `seat`, `place`); a list of names says its kind before: `["seat", ..]`.
    """

    what: str
    facts: dict[str, int | float | str | list[str]] = {}


class Explained(Struct, frozen=True):
    """What a thing of the board is: what is so now, and the rules that say what it does, the most telling first."""

    notes: list[Note] = []
    rules: list[str] = []
    by_rule: bool = False                       # called by its first rule, where its own name does not tell enough
    name: Thing | None = None                   # called by the name of this thing, where its own tells too much


class Changed(Struct, frozen=True):
    """A figure of a thing that a variant has otherwise than the box: where it stands in the components, and both."""

    path: str
    was: Any
    now: Any


Parts = Mapping[str, Callable[[str, ViewData], Sequence[str]]]  # by kind: where the components have figures of a thing
Explainers = Mapping[str, Callable[[str, ViewData], Explained | None]]  # by kind of thing: from its id and a view
_OWN_BOARD: Final = "own board"                 # of the one who looks, beside the fields of its view


def own_board(view: ViewData) -> Mapping[str, Any] | None:
    """The board of the seat that looks; None for a watcher."""
    found: Mapping[str, Any] | None = view[_OWN_BOARD]
    return found


class TriedChoice(NamedTuple):
    """A choice that was tried on a copy without the secrets of others: the position before and after it."""

    before: State
    ask: Ask
    choice: int
    after: State
    ends_turn: bool
    events: Callable[[], list[EventData]]       # all that the asked seat may know, also after its own turn


class CalendarMark(Struct, frozen=True):
    """A day or round at which something always happens; the message `calendar-<game>-<what>` says what."""

    number: int
    what: str


class VariantView(Struct, forbid_unknown_fields=True):
    """Which variant is played, and what it has otherwise than the box, by path; a view of the box has none."""

    name: str
    changes: dict[str, Any]


def current_figure(view: ViewData, path: str, printed: Any) -> Any:
    """A value of the components at the table that is seen: as it is printed, unless a variant has it otherwise."""
    variant = view.get("variant")
    return variant["changes"].get(path, printed) if variant else printed


class Presenter:
    """The data of one game for those who show it.  A game overrides what it can tell."""

    view_type: type[Struct] | None = None       # the shape of its views; None: plain data without a declaration
    facts_types: Mapping[str, type[Struct]] = {}            # by prompt: the shape of what must be known to answer
    open_chance: tuple[str, ...] = ()           # prompts of chance whose answers everybody can list: dice
    verbs: Mapping[str, tuple[str, ...]] = {}               # by prompt: what such a question is about
    closing: tuple[str, ...] = ()               # events at which what a move does to its seat is over
    turn_began: str = "turn-began"              # the event that begins a turn
    turn_enders: Mapping[str, str] = {}         # by prompt: the verb that does nothing but end the turn
    explainers: Explainers = {}                 # by kind: what the things of the board are
    parts: Parts = {}                           # by kind: the paths of their figures

    def question_data(self, state: State, ask: Ask) -> Struct | None:
        """Everything the asked seat needs to answer and may know: prices, what hits, what is left to do."""
        return None

    def chance_effects(self, state: State, seat: int) -> list[AnyEffect] | None:
        """What chance, which is asked now, will bring a seat, with probabilities, as the game's own odds know it.

        None: nothing is known beforehand; the answers are played out where they are open and few.
        """
        return None

    def things_of_move(self, move: str) -> list[Thing]:
        """The things on the board that a move names, always the same for the same move."""
        return []

    def event_effects(self, event: EventData) -> list[AnyEffect]:
        """What an event means for the seat that it names, always the same for the same event; often nothing."""
        facts = {field: value for field, value in event.items() if field not in ("event", "seat")}
        return [Happen(seat=str(event["seat"]), event=str(event["event"]), facts=facts)]

    def game_time(self, state: State) -> GameTime | None:
        """Where the game stands in its own time, as everybody sees it; None where it has no such thing."""
        return None

    def active_seat(self, state: State) -> int:
        """The seat whose turn it is; `NOBODY` between turns, and where a turn is a single decision."""
        return NOBODY

    def warnings(self, choice: TriedChoice) -> list[Caution]:
        """What a choice would lose or waste, for its seat to read before; from what the seat may know alone."""
        return []

    def explain(self, thing: Thing, view: ViewData, seat: str) -> Explained | None:
        """What a thing of the board is and does, from the view of a seat alone, or of a watcher, who has none.

        None for what the game does not know.
        """
        tell = self.explainers.get(thing.kind)
        return None if tell is None else tell(thing.id, {**view, _OWN_BOARD: view["seats"].get(seat)})

    def printed_value(self, path: str) -> Any:
        """The printed value at a path of the components."""
        return None

    def changed_figures(self, thing: Thing, view: ViewData) -> list[Changed]:
        """The figures of a thing that are not as they are printed; its texts give the printed ones."""
        variant, parts = view.get("variant"), self.parts.get(thing.kind)
        if not variant or parts is None:
            return []
        places = parts(thing.id, view)
        return [Changed(path, self.printed_value(path), now) for path, now in variant["changes"].items()
                if any(path == place or path.startswith(f"{place}.") for place in places)]

    def threats(self, view: ViewData, seat: str) -> list[Worry]:
        """What this seat should have in mind, from its own view alone, the most pressing first."""
        return []

    def calendar(self) -> list[CalendarMark]:
        """The days or rounds at which something always happens."""
        return []

    def predicted_effects(self, state: State, ask: Ask, choice: int) -> list[AnyEffect]:
        """What a choice is certain to do that trying it does not show, because another answer comes first."""
        return []


class QuestionContext(NamedTuple):
    """A question with all that its seat may know about it, for those who put it into words."""

    prompt: str
    seat: str
    options: Sequence[str]
    facts: Any                                  # a struct of `facts_types`, or None
    seen: ViewData


class TextRenderer(Protocol):
    """A game in words: its board as lines of text, its moves and questions, and the layout of its log."""

    @property
    def heading_events(self) -> tuple[str, ...]:
        """Events that head what follows."""

    @property
    def hidden_events(self) -> tuple[str, ...]:
        """Events that end a paragraph and are not shown."""

    @property
    def paragraph_events(self) -> tuple[str, ...]:
        """Events that begin a paragraph."""

    @property
    def minor_events(self) -> tuple[str, ...]:
        """Events that tell only how something came about: a summary leaves lines of nothing else out."""

    @property
    def listed_events(self) -> Mapping[str, str]:
        """Events of which several in a row become one, each with the field that is then listed."""

    @property
    def styles(self) -> Mapping[str, str]:
        """Colours of the seats on a terminal."""

    def board_lines(self, view: ViewData) -> list[str]:
        """A view as lines of text."""

    def status_line(self, view: ViewData) -> str:
        """Where the game stands, in one line."""

    def panels(self, view: ViewData, marks: Mapping[str, str] | None, width: int) -> list[tuple[str, str, list[str]]]:
        """Key, title and lines of each panel, `board` and `seats` first; without marks for readers who cannot see."""

    def move(self, text: str, view: ViewData) -> str:
        """A move in words."""

    def question_details(self, question: QuestionContext) -> str:
        """What belongs to the words of a question, such as the roll that lies on the table; often nothing."""

    def value_name(self, field: str, value: int | str) -> str | float | None:
        """What the value of an event's field is called, where no message can say it."""

    def event_facts(self, event: EventData, components: Mapping[str, Any]) -> Mapping[str, str | float]:
        """What an event means beyond its fields, in the edition that is played."""
