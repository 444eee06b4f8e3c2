"""Unfinished rules and the state they work on: push, replace, pop, apply."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from sacbe.kernel.core.events import EVERYONE, EventListener

CHANCE: Final = 255         # the seat that rolls and draws; a driver answers for it
NOT_ASKED: Final = 1        # refusal of what the pending question does not know

S = TypeVar("S", bound="State")


class Ask:
    """A question to one seat, with its options.  Never changed after it was made, so clones share it.

    A single option is played without asking, and everybody notices that nobody was asked.  If this would tell a secret
    of the seat, the ask is `secret`: it is asked all the same.
    """

    def __init__(self, seat: i64, prompt: i64, options: list[i64], secret: bool = False) -> None:
        self.seat: Final[i64] = seat
        self.prompt: Final[i64] = prompt
        self.options: Final = options
        self.secret: Final = secret

    def is_forced(self) -> bool:
        """Is the only option played without asking?"""
        return len(self.options) == 1 and not self.secret


class Frame(Generic[S]):
    """An unfinished rule.  Immutable: clones share frames, progress replaces them."""

    def run(self, state: S) -> Ask | None:
        """Go on until someone must choose (return the Ask) or another frame is on top (None)."""
        raise NotImplementedError

    def apply(self, state: S, choice: i64) -> None:
        """Carry out the answer to the Ask."""
        raise NotImplementedError

    def on_return(self, state: S, value: i64) -> None:
        """Go on after a frame that this one pushed has popped; `value` is what it returned."""

    def refusal(self, state: S, choice: i64) -> i64:
        """0, or the number of the rule that forbids this choice now."""
        return NOT_ASKED


class QuestionFrame(Frame[S]):
    """A frame that is one question to one seat; most frames are."""

    def __init__(self, seat: i64, prompt: i64) -> None:
        self.seat: Final[i64] = seat
        self.prompt: Final[i64] = prompt

    def candidate_choices(self, state: S) -> list[i64]:
        """At least every legal choice, in a stable order."""
        raise NotImplementedError

    def legal_choices(self, state: S) -> list[i64]:
        """The candidates that no rule refuses.  A hot question may list them itself, through the same helpers."""
        return [c for c in self.candidate_choices(state) if self.refusal(state, c) == 0]

    def run(self, state: S) -> Ask | None:
        return Ask(self.seat, self.prompt, self.legal_choices(state))


@mypyc_attr(allow_interpreted_subclasses=True)
class Origin:
    """What a state was set up from.  All its clones share it, and it knows how they are written down."""

    def pickle_state(self, state: State) -> tuple[Any, ...]:
        """The state for pickle: a function and its arguments."""
        raise NotImplementedError


class State:
    """The tables of a running game (in the subclass) and its stack of unfinished rules."""

    def __init__(self) -> None:
        self.stack: list[Frame[Any]] = []
        self.ask: Ask | None = None
        self.listener: EventListener | None = None
        self.origin: Origin | None = None       # who sets it up says from what
        self.reveals: i64 = 0                   # how often something secret was opened
        self.refusal_args: tuple[i64, i64, i64] = (0, 0, 0)

    def push(self, frame: Frame[Any]) -> None:
        """Put a frame on the stack: it runs first, then the one below it goes on."""
        self.stack.append(frame)

    def replace(self, frame: Frame[Any]) -> None:
        """Put a frame in the place of the top one."""
        self.stack[-1] = frame

    def pop(self, value: i64 = 0) -> None:
        """Remove the top frame, and return a value to the frame below it."""
        self.stack.pop()
        if self.stack:
            self.stack[-1].on_return(self, value)

    def run_until_ask(self) -> Ask | None:
        """Run rules until anybody is asked anything, even if there is only one answer."""
        stack = self.stack
        while stack:
            ask = stack[-1].run(self)
            if ask is not None:
                return ask
        return None

    def run_until_decision(self) -> None:
        """Run rules until there is a real choice; a single option is played, not asked, unless that tells a secret."""
        ask = self.run_until_ask()
        while ask is not None and ask.is_forced():
            if self.listener is not None:
                self.listener.on_forced_move(ask.seat, ask.options[0])
            self.stack[-1].apply(self, ask.options[0])
            ask = self.run_until_ask()
        self.ask = ask

    def apply(self, choice: i64) -> None:
        """Play one of the options.  Not checked here: code that takes moves from outside checks them."""
        self.stack[-1].apply(self, choice)
        self.run_until_decision()

    def refusal(self, choice: i64) -> i64:
        """Return the rule that forbids a well-formed choice now, or 0; the numbers are left in `refusal_args`."""
        self.refusal_args = (0, 0, 0)
        return self.stack[-1].refusal(self, choice) if self.stack else NOT_ASKED

    def refuse(self, rule: i64, a: i64, b: i64 = 0, c: i64 = 0) -> i64:
        """Refuse by a rule and keep the numbers that matter; returns the rule, for use in a return statement."""
        self.refusal_args = (a, b, c)
        return rule

    def stream_key(self) -> i64:
        """What a draw is for beyond its question: for whom and when, as a number below 2 ** 40.

        `StreamDriver` has a stream for each; nothing hidden from anybody may be in it.
        """
        return 0

    def clone(self) -> State:
        """An independent copy that shares everything immutable."""
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        origin = self.origin
        if origin is None:
            raise TypeError("a position without an origin (no game has begun it) cannot be pickled")
        return origin.pickle_state(self)

    def text(self) -> str:
        """Every number of the position, for digests and comparisons."""
        raise NotImplementedError

    def position_key(self) -> str:
        """The position and the question that is pending in it; two moves can lead to the same tables."""
        ask = self.ask
        return self.text() if ask is None else f"{self.text()} {ask.seat} {ask.prompt} {ask.options}"

    def record_reveal(self) -> None:
        """Note that something secret is now known to others: taking the move back would not make them forget it."""
        self.reveals += 1

    # ------------------------------------------------------------ events

    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell the listener, if there is one, of an event that everybody sees."""
        if self.listener is not None:
            self.listener.on_event(kind, EVERYONE, [a, b, c, d])

    def emit_to(self, audience: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell the listener, if there is one, of an event that only these seats see."""
        if self.listener is not None:
            self.listener.on_event(kind, audience, [a, b, c, d])
