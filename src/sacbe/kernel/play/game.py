"""A game as a person or a program plays it: moves as text, refusals with reasons, views, undo, records."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from sacbe.kernel.core.chance import CommittedDriver, Driver, SeededDriver, commit_to
from sacbe.kernel.core.checkpoints import Checkpoints
from sacbe.kernel.core.event_recorder import EventRecorder
from sacbe.kernel.core.events import WATCHER
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, State
from sacbe.kernel.definition import position_data
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.outlook import WinChances
from sacbe.kernel.definition.search_opinion import SearchOpinion
from sacbe.kernel.errors import Problem, quote_non_number
from sacbe.kernel.rows import Drawing, Entry, LoggedEvent, Question, Refusal, Undo

__all__ = ["Drawing", "Entry", "Game", "LoggedEvent", "Question", "Refusal", "Undo"]
SEED_LIMIT = 1 << 62        # seeds are smaller than this


class GameParts(NamedTuple):
    """Everything that a game is made of, for those who keep it: see `sacbe.kernel.play.snapshot`."""

    definition: GameDefinition
    players: int
    options: dict[str, str]
    chance: Driver | None
    origin: Driver | None               # the same driver before its first answer
    start: State | None
    published_commitment: str | None
    history: list[Entry]
    event_log: list[LoggedEvent]
    state: State
    state_at_decision: State            # at the last decision of a player
    answers_since_decision: list[int]   # the answers from there on
    reveals_at_start: int               # reveals at the start


class Game:
    """One running game.  `sacbe.new` makes it.

    >>> import sacbe
    >>> game = sacbe.new("tzolkin", players=2, seed=7)
    >>> game.ask.seat, game.ask.prompt
    ('red', 'wealth')
    >>> _ = game.apply(game.ask.options[0])
    >>> game.ask.seat
    'blue'
    """

    compute_chances: ClassVar[Callable[[Game, int | None], WinChances]]  # set by the package: how chances are found
    run_search: ClassVar[Callable[[Game, str, int | None, int], SearchOpinion]]   # and how a search is asked
    pickle_game: ClassVar[Callable[[Game], tuple[Any, ...]]]  # set by `sacbe.kernel.play.snapshot`: how it is pickled
    draw_picture: ClassVar[Callable[[Game, int | None], Drawing]]  # set by the package: how it is drawn

    def __init__(self, definition: GameDefinition, players: int, options: Mapping[str, str], chance: Driver | None,
                 start: State | None = None) -> None:
        self.definition = definition
        self.players = players
        self.options = definition.check_setup(players, options)
        self.chance = chance
        self.history: list[Entry] = []
        self.event_log: list[LoggedEvent] = []
        self.published_commitment: str | None = None  # a commitment known from a record, while its secret is not
        self._origin = chance.copy() if chance is not None else None
        self.start = start
        self._begin()

    def _begin(self) -> None:
        if self.start is not None:
            self.state = self.definition.with_origin(self.definition.clone(self.start), self.players, self.options)
        else:
            self.state = self.definition.new_state(self.players, self.options)
        self._before = self.definition.clone(self.state)
        self._since: list[int] = []
        self._opened = self.state.reveals
        self._checkpoints = Checkpoints()
        self.state.listener = EventRecorder(self)
        self.state.run_until_decision()
        self._roll()

    # ------------------------------------------------------------ asking and answering

    @property
    def ask(self) -> Question:
        """The pending question: who is asked what; a problem if the game is over.

        >>> import sacbe
        >>> sacbe.new("tzolkin", players=2, seed=7).ask.options[0]
        'keep W03 W04'
        """
        ask = self._pending()
        write = self.definition.grammar.write
        seat = "chance" if ask.seat == CHANCE else self.definition.seats[ask.seat]
        return Question(seat, self.definition.prompts[ask.prompt], [write(c) for c in ask.options], list(ask.options))

    def _pending(self) -> Ask:
        if self.state.ask is None:
            raise Problem("game-over")
        return self.state.ask

    @property
    def is_over(self) -> bool:
        """Is the game at its end?"""
        return self.state.ask is None

    def apply(self, move: str | int) -> list[LoggedEvent]:
        """Play a move of the seat that is asked; returns the events it caused.  An illegal one is refused.

        >>> import sacbe
        >>> game = sacbe.new("tzolkin", players=2, seed=7)
        >>> game.apply("place palenque")
        Traceback (most recent call last):
        ...
        sacbe.kernel.errors.Problem: “place palenque” is refused by kernel.not-asked.
        """
        choice = self.definition.grammar.read(move) if isinstance(move, str) else move
        ask = self._pending()
        if choice not in ask.options:
            refusal = self.explain(choice)
            raise Problem("illegal-move", move=self.definition.grammar.write(choice),
                          rule=refusal.rule if refusal else "?")
        heard = len(self.event_log)
        self._answer(ask, choice, self.chance)
        self._roll()
        return self.event_log[heard:]

    def _answer(self, ask: Ask, choice: int, chance: Driver | None) -> None:
        """Play an answer and record it; `chance` is the driver as it stands now."""
        if ask.seat != CHANCE:
            self._before, self._since = self.definition.clone(self.state), []
            self._checkpoints.save_if_due(len(self.history), len(self.event_log), self._before, chance)
        self._since.append(choice)
        self.history.append(Entry(ask.seat, choice, 0))
        self.state.apply(choice)
        self.history[-1] = Entry(ask.seat, choice, self.state.reveals)

    def _roll(self) -> None:
        """Let the driver answer for chance until a player is asked."""
        while self.chance is not None and (ask := self.state.ask) is not None and ask.seat == CHANCE:
            self._answer(ask, self.chance.answer(ask), self.chance)

    # ------------------------------------------------------------ why not

    def explain(self, move: str | int, seat: str | int | None = None) -> Refusal | None:
        """Why a move is not legal now, or None if it is; works for any move and seat, at any time.

        >>> import sacbe
        >>> game = sacbe.new("tzolkin", players=2, seed=7)
        >>> game.explain("keep W03 W04") is None
        True
        >>> game.explain("keep W01 W02").rule
        'tz.setup.wealth-choose'
        >>> game.explain("keep W03 W04", seat="blue").rule
        'kernel.not-your-turn'
        >>> game.explain("fly to the moon").rule
        'kernel.unknown-move'
        """
        try:
            choice = self.definition.grammar.read(move) if isinstance(move, str) else move
            self.definition.grammar.write(choice)
        except Problem:
            return Refusal("kernel.unknown-move", {"move": move})
        ask = self.state.ask
        if ask is None:
            return Refusal("kernel.game-over", {})
        who = ask.seat if seat is None else self.definition.seat_number(seat, self.players)
        if who == ask.seat:
            found = self._refusal(self.state, choice)
            if found is None or found.rule != "kernel.not-asked":
                return found
            return self._forced_refusal(who, choice) or found
        if seat is not None and (found := self._forced_refusal(who, choice)) is not None:
            return found
        asked = "chance" if ask.seat == CHANCE else self.definition.seats[ask.seat]
        return Refusal("kernel.not-your-turn", {"asked": asked})

    def _refusal(self, state: State, choice: int) -> Refusal | None:
        number = state.refusal(choice)
        if number == 0:
            return None
        return Refusal(self.definition.refusal_rule(number)[0],
                       self.definition.refusal_details(number, state.refusal_args))

    def _forced_refusal(self, seat: int, choice: int) -> Refusal | None:
        """The refusal when this seat was last not asked, because it had only one option."""
        found = None
        for ask, state in self._forced():
            if ask.seat == seat and state.refusal(choice) not in (0, NOT_ASKED):
                found = self._refusal(state, choice)
        return found

    def _forced(self) -> Iterator[tuple[Ask, State]]:
        """Yield the asks that were not put since the last decision, with the state; nobody may change or keep it."""
        state = self.definition.clone(self._before)
        for choice in [None, *self._since]:
            if choice is not None:
                state.stack[-1].apply(state, choice)
            ask = state.run_until_ask()
            while ask is not None and ask.is_forced():
                yield ask, state
                state.stack[-1].apply(state, ask.options[0])
                ask = state.run_until_ask()
            state.ask = ask

    # ------------------------------------------------------------ looking

    def view(self, seat: str | int | None = None) -> dict[str, Any]:
        """What a seat may see, or (without one) what a watcher may see, as plain data.

        >>> import sacbe
        >>> game = sacbe.new("tzolkin", players=2, seed=7)
        >>> game.view("red")["seats"]["red"]["dealt"]
        ['W03', 'W04', 'W15', 'W16']
        >>> "dealt" in game.view("blue")["seats"]["red"]
        False
        """
        return self.definition.view(self.state,
                                    None if seat is None else self.definition.seat_number(seat, self.players))

    def log(self, seat: str | int | None = None) -> list[dict[str, int | str]]:
        """The events that a seat, or a watcher, may know, as plain data, the oldest first."""
        who = WATCHER if seat is None else self.definition.seat_number(seat, self.players)
        return [told.data for told in self.event_log if told.audience >> who & 1]

    def chances(self, seat: str | int | None = None) -> WinChances:
        """What each seat can expect, from what a seat (without one: everybody) may know: `docs/develop/python.md`."""
        return self.compute_chances(None if seat is None else self.definition.seat_number(seat, self.players))

    def picture(self, seat: str | int | None = None) -> Drawing:
        """The position as a seat, or (without one) a watcher, may see it: a notebook shows it, `save` writes a file."""
        return self.draw_picture(None if seat is None else self.definition.seat_number(seat, self.players))

    def _repr_svg_(self) -> str:
        return self.draw_picture(None).svg

    def opinion(self, bot: str = "search:1000", seat: str | int | None = None, seed: int = 0) -> SearchOpinion:
        """What a search thinks of the pending decision, by what the asked seat may know: `docs/develop/python.md`."""
        return self.run_search(bot, None if seat is None else self.definition.seat_number(seat, self.players), seed)

    @property
    def scores(self) -> dict[str, float] | None:
        """Final scores by seat; None until the game is over."""
        if not self.is_over:
            return None
        units = self.definition.scores(self.state)
        return {self.definition.seats[seat]: score / self.definition.units for seat, score in enumerate(units)}

    @property
    def winners(self) -> list[str] | None:
        """The seats that won, none if all have lost; None until the game is over."""
        return [self.definition.seats[seat] for seat in self.definition.winners(self.state)] if self.is_over else None

    @property
    def commitment(self) -> str | None:
        """The published hash of a secret seed, where the dice come from one."""
        return commit_to(self.chance.secret) if isinstance(self.chance, CommittedDriver) else self.published_commitment

    def clone(self) -> Game:
        """An independent game at the same point, with the same future dice."""
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.state = self.definition.clone(self.state)
        twin.state.listener = EventRecorder(twin)
        twin.chance = self.chance.copy() if self.chance is not None else None
        twin.history, twin.event_log, twin._since = self.history.copy(), self.event_log.copy(), self._since.copy()
        twin._checkpoints = self._checkpoints.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return self.pickle_game()

    @property
    def parts(self) -> GameParts:
        """Everything that the game is made of; nobody may change it."""
        return GameParts(self.definition, self.players, self.options, self.chance, self._origin, self.start,
                         self.published_commitment,
                         self.history, self.event_log, self.state, self._before, self._since, self._opened)

    @classmethod
    def from_parts(cls, parts: GameParts) -> Game:
        """Make a game of these parts, which belong to it from now on."""
        game = cls.__new__(cls)
        (game.definition, game.players, game.options, game.chance, game._origin, game.start, game.published_commitment,
         game.history,
         game.event_log, game.state, game._before, game._since, game._opened) = parts
        game._checkpoints = Checkpoints()
        game.state.listener = EventRecorder(game)
        return game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._identity() == other._identity()

    def _identity(self) -> tuple[object, ...]:
        moves = [(entry.seat, entry.choice) for entry in self.history]
        return (self.definition.name, self.definition.version, dict(self.definition.components), self.players,
                self.options,
                self.commitment, moves, position_data.encode(self.state))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        end = ", over" if self.is_over else ""
        return f"<{self.definition.name}, {self.players} players, {len(self.history)} answers{end}>"

    def set_chance_driver(self, chance: Driver) -> None:
        """Let a driver answer for chance, one that has answered nothing yet; what was drawn so far stands."""
        self._origin = chance.copy()
        self._checkpoints = self._checkpoints.with_driver(chance, [(entry.seat, entry.choice)
                                                                   for entry in self.history])
        self.chance = chance
        self._roll()

    # ------------------------------------------------------------ taking back

    def undo_report(self, to: int) -> Undo:
        """What would be taken back by cutting the record to its first `to` answers."""
        self._check_cut(to)
        gone = self.history[to:]
        who = dict.fromkeys([entry.seat for entry in gone])
        before = self.history[to - 1].reveals if to else self._opened
        opened = bool(gone) and gone[-1].reveals > before
        return Undo(CHANCE in who, opened, tuple([self.definition.seats[seat] for seat in who if seat != CHANCE]))

    def undo(self, to: int | None = None) -> None:
        """Cut the record back to its first `to` answers; by default, to the last decision of a player.

        Where a driver answers for chance, it gives the same answers again, up to the next decision.

        >>> import sacbe
        >>> game = sacbe.new("tzolkin", players=2, seed=7)
        >>> before = game.clone()
        >>> _ = game.apply(game.ask.options[2])
        >>> game.undo()
        >>> game == before
        True
        """
        if to is None:
            decisions = [at for at, entry in enumerate(self.history) if entry.seat != CHANCE]
            if not decisions:
                raise Problem("nothing-to-undo")
            to = decisions[-1]
        self._check_cut(to)
        self._go_back(to)
        self._roll()

    def _go_back(self, to: int) -> None:
        """Go back to the first `to` answers, from the last checkpoint before them or else from the start."""
        answers, near = self.history[:to], self._checkpoints.find_before(to)
        self.chance = None
        if near is None:
            self.history, self.event_log = [], []
            self._begin()
            chance = self._origin
        else:
            self.history, self.event_log = answers[:near.at], self.event_log[:near.told]
            self.state = self.definition.clone(near.state)
            self.state.listener = EventRecorder(self)
            self._checkpoints.truncate(to)
            chance = near.chance
        chance = chance.copy() if chance is not None else None
        for entry in answers[len(self.history):]:
            ask = self._pending()
            if ask.seat == CHANCE and chance is not None:
                chance.answer(ask)
            self._answer(ask, entry.choice, chance)
        self.chance = chance

    def copy_at(self, to: int) -> Game:
        """Another game, as this one stood after its first `to` answers; there the caller answers for chance.

        >>> import sacbe
        >>> sacbe.new("tzolkin", players=2, seed=7).copy_at(0).ask.prompt
        'first'
        """
        self._check_cut(to)
        twin = self.clone()
        twin._origin = twin.published_commitment = None
        twin._checkpoints = self._checkpoints.without_driver()
        twin._go_back(to)
        return twin

    def _check_cut(self, to: int) -> None:
        if not 0 <= to <= len(self.history):
            raise Problem("no-such-answer", at=to, count=len(self.history))


def make_chance_driver(seed: int | None, secret: bytes | None) -> Driver | None:
    """Make the driver that answers for the dice, from a seed or a secret; None with neither: the caller answers."""
    if secret is not None:
        if not isinstance(secret, bytes) or not secret:
            raise Problem("secret")
        return CommittedDriver(secret)
    if seed is None:
        return None
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
        raise Problem("seed", seed=quote_non_number(seed), most=SEED_LIMIT - 1)
    return SeededDriver(seed)
