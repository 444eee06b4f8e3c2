"""One table in memory: its header, and the game, seats, offers and clocks that its steps result in.  No I/O."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from sacbe.games.components import editions
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.definition.game_definition import VARIANT, GameDefinition
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Entry, Game, Undo
from sacbe.runtime.session import Session
from sacbe.server.clocks import Clock, Times
from sacbe.server.storage.rows import TOURNAMENT, Phase, SeatRow, StepRow, TableRow, Waiting
from sacbe.server.tables.core.new_game import begin_game

STAND_IN: Final = "medium"          # the bot that plays on for somebody who has gone
PAUSE: Final = 1.0                  # seconds before its first turn where it waits for its owner; then twice that, ..
LONGEST_PAUSE: Final = 60.0
KEEP_REDO: Final = 50               # cuts that can be taken back again
LAST_HINT_STEP: Final = 3           # of the steps of a hint; the steps of notes about other advice follow
CHANCES_STEP: Final = 4             # a seat was told its chances
EXPLANATION_STEP: Final = 5         # a seat had a decision explained, with values


class Offer(NamedTuple):
    """Something that a seat asks the others to agree to, who must agree, and who has."""

    what: str
    by: int
    to: int
    needs: frozenset[int]
    agreed: frozenset[int]

    @property
    def is_settled(self) -> bool:
        return self.needs <= self.agreed

    def without(self, seat: int) -> Offer | None:
        """Return the offer without a seat that has left; None if it was its own, or nobody is left to agree."""
        needs = self.needs - {seat}
        return None if self.by == seat or not needs else self._replace(needs=needs)


class HintNote(NamedTuple):
    """A note that a seat had advice: which step, in which position (-1: one that was undone), after which event."""

    seat: int
    step: int
    answers: int
    events: int
    revision: int


class RevisionMark(NamedTuple):
    """The time of a revision, and how many answers and events there were after it."""

    at: float
    answers: int
    events: int


class LiveTable:
    """A table in memory, as its steps have made it."""

    def __init__(self, row: TableRow, seats: Iterable[SeatRow], steps: Iterable[StepRow] = ()) -> None:
        self.row = row
        self.seats = sorted(seats, key=lambda seat: seat.seat)
        self.clock = Clock.from_data(row.clock)
        self.game: Game | None = None
        self.phase: Phase = "open"
        self.steps: list[StepRow] = []
        self.revision_marks: list[RevisionMark] = [RevisionMark(row.created, 0, 0)]
        self.cut_at = 0                             # the revision of the last cut: older clients start again
        self.replaced_by_bot: dict[int, str] = {}   # seats that a bot plays for their owner
        self.replaced_since: dict[int, int] = {}    # from which answer on it does
        self.resigned: set[int] = set()
        self.late: set[int] = set()                 # of those that are gone, whose clock has run out
        self.offer: Offer | None = None
        self.paused = False
        self.archived = row.archived
        self.origin = row.origin                    # the table that this one follows
        self.rematch = ""
        self.hints: list[HintNote] = []
        self.redoable: list[list[Entry]] = []
        self.times = Times.new(self.clock, row.players)
        self.snapshot_revision = 0                  # the revision of its last snapshot
        self.revision_cache: object = None          # what it says now, encoded: see revision_cache.py
        self._definition: GameDefinition | None = None
        for step in steps:
            self.apply(step)

    def shallow_copy(self) -> LiveTable:
        """Copy the table with everything that changes later, except the game, which the caller clones."""
        twin = LiveTable(self.row, self.seats)
        twin.game, twin.phase, twin.offer, twin.times = self.game, self.phase, self.offer, self.times
        twin.cut_at, twin.snapshot_revision, twin.rematch = self.cut_at, self.snapshot_revision, self.rematch
        twin.paused, twin.archived, twin._definition = self.paused, self.archived, self._definition
        twin.steps, twin.revision_marks = self.steps.copy(), self.revision_marks.copy()
        twin.hints, twin.redoable = self.hints.copy(), self.redoable.copy()
        twin.replaced_by_bot, twin.replaced_since = self.replaced_by_bot.copy(), self.replaced_since.copy()
        twin.resigned, twin.late = self.resigned.copy(), self.late.copy()
        return twin

    # ------------------------------------------------------------ what it is

    @property
    def revision(self) -> int:
        return len(self.steps)

    @property
    def definition(self) -> GameDefinition:
        """Return the game with this table's components, in the version of the rules that it was opened with."""
        if self._definition is None:
            self._definition = editions.rebuild(self.row.game, self.row.edition, self.row.components, self.row.rules)
        return self._definition

    @property
    def started_game(self) -> Game:
        """Return the running or finished game; a `Problem` before the start."""
        if self.game is None:
            raise Problem("table-not-started")
        return self.game

    @property
    def asked_seat(self) -> int | None:
        """Return the seat that is asked, or None."""
        if self.game is None or self.phase != "playing" or self.game.state.ask is None:
            return None
        return int(self.game.state.ask.seat)

    def bot_of(self, seat: int) -> str:
        """Return the bot that plays a seat, or an empty text."""
        row = self.seats[seat]
        return row.bot if row.kind == "bot" else self.replaced_by_bot.get(seat, "")

    @property
    def is_bot_asked(self) -> bool:
        seat = self.asked_seat
        return seat is not None and not self.paused and bool(self.bot_of(seat))

    def names(self) -> dict[str, str]:
        """Return the names of the people and bots at the table, by seat."""
        return {self.started_game.definition.seats[seat.seat]: seat.name for seat in self.seats if seat.name}

    def human_seats(self) -> frozenset[int]:
        """Return the seats that people play themselves."""
        return frozenset(seat.seat for seat in self.seats if seat.kind == "human"
                         and seat.seat not in self.replaced_by_bot)

    def other_human_seats(self, seat: int) -> frozenset[int]:
        """Return the other seats of people who play or may come back."""
        return frozenset(row.seat for row in self.seats
                         if row.kind == "human" and row.seat != seat and row.seat not in self.resigned)

    @property
    def is_bots_only(self) -> bool:
        """Do only bots play, in a game whose result does not count?  They stop while nobody watches."""
        return self.phase == "playing" and not self.human_seats() and not self.is_counted

    @property
    def is_counted(self) -> bool:
        """Does the result count beyond the table, in a tournament or for ratings?  Then it is played to its end."""
        return self.row.owner.startswith(TOURNAMENT) or is_rated(self)

    def bot_session(self) -> Session:
        """Return the game with its players, from which a bot's decision can be requested."""
        return Session(self.started_game, [self.bot_of(seat) or "human" for seat in range(self.row.players)],
                       self.row.secret)

    # ------------------------------------------------------------ the fold

    def apply(self, step: StepRow) -> None:
        """Apply a step that is stored, or is about to be."""
        if step.revision != self.revision + 1:
            raise Problem("table-broken", table=self.row.id, revision=step.revision)
        handler = self._handlers().get(step.kind)
        if handler is None:
            raise Problem("table-broken", table=self.row.id, revision=step.revision)
        handler(step)
        self._append(step)

    def choose(self, seat: int, choice: int, at: float) -> StepRow:
        """Play a legal choice; return the step that records it with what chance answered."""
        game = self.started_game
        before = len(game.history)
        game.apply(choice)
        choices = [entry.choice for entry in game.history[before:]]
        step = StepRow(table_id=self.row.id, revision=self.revision + 1, at=at, seat=seat, kind="choice",
                       data={"choices": choices})
        self._chosen(game, seat)
        self._append(step)
        return step

    def _append(self, step: StepRow) -> None:
        self.steps.append(step)
        game = self.game
        self.revision_marks.append(RevisionMark(step.at, len(game.history) if game else 0,
                                                len(game.event_log) if game else 0))
        self._update_clock(step.at)

    def _handlers(self) -> dict[str, Callable[[StepRow], None]]:
        return {"sit": self._seated, "start": self._start, "choice": self._choice, "cut": self._cut,
                "redo": self._redo, "offer": self._offer, "agree": self._agree, "decline": self._decline,
                "resign": self._resign, "left": self._left, "back": self._back, "timeout": self._timed_out,
                "pause": self._pause, "resume": self._resume, "abandon": self._abandon, "rematch": self._rematch,
                "archive": self._archive, "hint": self._hint}

    def _seated(self, step: StepRow) -> None:
        """Do nothing for a step with which somebody sat down or stood up: the rows of the seats say who."""

    def _start(self, step: StepRow) -> None:
        self.game = begin_game(self.definition, self.row)
        self.phase = "over" if self.game.is_over else "playing"

    def _choice(self, step: StepRow) -> None:
        self._replay(step.data["choices"])
        self._chosen(self.started_game, step.seat)

    def _chosen(self, game: Game, seat: int | None) -> None:
        """Drop undone answers after a choice, and the pending offer unless a bot has chosen."""
        self.redoable.clear()
        if game.is_over:
            self.phase = "over"
        if game.is_over or seat is None or not self.bot_of(seat):
            self.offer = None

    def _redo(self, step: StepRow) -> None:
        choices = step.data["choices"]
        self._replay(choices)
        is_all = bool(self.redoable) and len(self.redoable[-1]) == len(choices)
        kept = self.redoable[:-1] if is_all else []
        self._chosen(self.started_game, step.seat)
        self.redoable = kept

    def _replay(self, choices: list[int]) -> None:
        """Replay a player's answers and what chance answered; the dice must fall as they fell."""
        game = self.started_game
        before = len(game.history)
        at = 0
        while at < len(choices):
            game.apply(choices[at])
            at = len(game.history) - before
        if [entry.choice for entry in game.history[before:]] != list(choices):
            raise Problem("table-broken", table=self.row.id, revision=self.revision + 1)

    def _cut(self, step: StepRow) -> None:
        self.undo_to(step.data["to"], step.revision)

    def undo_to(self, to: int, revision: int) -> None:
        """Undo answers, and keep them for a redo."""
        game = self.started_game
        self.redoable = [*self.redoable, game.history[to:]][-KEEP_REDO:]
        game.undo(to)
        self.replaced_since = {seat: min(at, to) for seat, at in self.replaced_since.items()}
        self.hints = [note._replace(answers=note.answers if note.answers <= to else -1,
                                    events=min(note.events, len(game.event_log))) for note in self.hints]
        self.cut_at = revision
        self.offer = None
        self.phase = "over" if game.is_over else "playing"

    def _offer(self, step: StepRow) -> None:
        seat = step.seat
        assert seat is not None
        needs = frozenset(step.data.get("needs", self.human_seats() - {seat}))
        self.offer = Offer(step.data["what"], seat, step.data.get("to", 0), needs, frozenset())

    def _agree(self, step: StepRow) -> None:
        offer = self.offer
        assert offer is not None and step.seat is not None
        self.offer = offer._replace(agreed=offer.agreed | {step.seat})
        if self.offer.is_settled:
            self._settle(self.offer, step)

    def _settle(self, offer: Offer, step: StepRow) -> None:
        """Carry out an offer that all have agreed to."""
        self.offer = None
        if offer.what == "undo":
            self.undo_to(offer.to, step.revision)
        elif offer.what == "pause":
            self._pause(step)
        else:
            self._abandon(step)

    def _decline(self, step: StepRow) -> None:
        self.offer = None

    def _resign(self, step: StepRow) -> None:
        assert step.seat is not None
        self.resigned.add(step.seat)
        self._left(step)

    def _left(self, step: StepRow) -> None:
        """Let a bot play for a seat that has left, and update the pending offer.

        The offer needs one voice less, or is gone with the seat that made it.  An undo of the seat's own decisions is
        gone too, unless the seat has agreed: it can agree no more.  A table without people goes on if its step says
        that it `stays`; older steps do not say so, and ended it.
        """
        assert step.seat is not None
        self.replaced_by_bot[step.seat] = step.data.get("bot", STAND_IN)
        self.late.discard(step.seat)
        self.replaced_since.setdefault(step.seat, len(self.started_game.history))
        offer = self.offer
        if offer is not None:
            is_theirs = (offer.what == "undo" and step.seat not in offer.agreed
                         and self.has_human_decision_since(step.seat, offer.to))
            self.offer = None if is_theirs else offer.without(step.seat)
            if self.offer is not None and self.offer.is_settled:
                self._settle(self.offer, step)
        if not self.human_seats() and self.phase == "playing" and not step.data.get("stays", False):
            self._abandon(step)

    def _timed_out(self, step: StepRow) -> None:
        """Let a bot play for a seat whose clock has run out; it will give the owner time to come back."""
        assert step.seat is not None
        self._left(step)
        self.late.add(step.seat)

    def _back(self, step: StepRow) -> None:
        assert step.seat is not None
        self.replaced_by_bot.pop(step.seat, None)
        self.replaced_since.pop(step.seat, None)
        self.late.discard(step.seat)
        if step.data.get("fresh", False):
            self.times = self.times.refill(step.seat)

    def _pause(self, step: StepRow) -> None:
        self.paused = True

    def _resume(self, step: StepRow) -> None:
        self.paused = False

    def _abandon(self, step: StepRow) -> None:
        self.phase = "abandoned"
        self.offer = None
        self.paused = False

    def _archive(self, step: StepRow) -> None:
        self.archived = step.data["archived"]

    def _rematch(self, step: StepRow) -> None:
        self.rematch = step.data["table"]

    def _hint(self, step: StepRow) -> None:
        game = self.started_game
        assert step.seat is not None
        self.hints.append(HintNote(step.seat, step.data["step"], len(game.history), len(game.event_log), step.revision))

    # ------------------------------------------------------------ time

    def _update_clock(self, at: float) -> None:
        """Start the clock of the asked seat if a person plays it and nothing is paused; otherwise stop the clock."""
        seat = self.asked_seat
        if seat is None or self.paused or self.bot_of(seat):
            self.times = self.times.stop(at)
        else:
            game = self.started_game
            self.times = self.times.start_turn(seat, at, len(game.history))

    @property
    def deadline(self) -> float | None:
        return self.times.deadline()

    @property
    def bot_due(self) -> float:
        """Return when the asked bot shall answer: at once, unless it replaces somebody whose clock has run out.

        Where no person plays it then waits before each of its turns, longer every time, so that whoever comes back
        finds a game to play.  A turn is what a seat decides until another one does.
        """
        seat = self.asked_seat
        if seat is None or seat not in self.late or self.human_seats():
            return self.revision_marks[-1].at
        turns, by = 0, CHANCE
        for entry in self.started_game.history[self.replaced_since[seat]:]:
            if entry.seat != CHANCE:
                turns += entry.seat == seat != by
                by = entry.seat
        return self.revision_marks[-1].at + (0.0 if by == seat else min(LONGEST_PAUSE, PAUSE * (turns + 1)))

    # ------------------------------------------------------------ taking back

    def undo_report(self, to: int) -> Undo:
        """Report what an undo to this answer would take back, without bots' replies: they will think again."""
        game = self.started_game
        if to < len(self.row.base or ()):
            raise Problem("nothing-to-undo")
        found = game.undo_report(to)
        people = tuple(seat for seat in found.seats
                       if self.has_human_decision_since(game.definition.seat_number(seat, game.players), to))
        return found._replace(seats=people)

    def has_human_decision_since(self, seat: int, to: int) -> bool:
        """Were decisions of a person on this seat among those from `to` on?  A player who is away may come back."""
        if not self.bot_of(seat):
            return True
        if seat not in self.replaced_by_bot or seat in self.resigned:
            return False
        return any(entry.seat == seat for entry in self.started_game.history[to:self.replaced_since[seat]])

    def undoable_decisions(self, seat: int) -> list[int]:
        """List where the seat's decisions that can be undone stand in the record."""
        history = self.started_game.history
        return [at for at in range(len(self.row.base or ()), len(history)) if history[at].seat == seat]

    def redoable_answers(self, seat: int) -> list[int]:
        """Return the answers that the seat may redo: its own, chance's and bots', up to another person's."""
        found: list[int] = []
        for entry in self.redoable[-1] if self.redoable and self.asked_seat == seat else ():
            if entry.seat not in (seat, CHANCE) and not self.bot_of(entry.seat):
                break
            found.append(entry.choice)
        return found


def allows_hints(row: TableRow, seats: Iterable[SeatRow]) -> bool:
    """May seats ask the coach?  As the table's opener has set; by default where one person plays with bots.

    Never in a tournament.
    """
    if row.owner.startswith(TOURNAMENT):
        return False
    return sum(seat.kind != "bot" for seat in seats) <= 1 if row.hints is None else row.hints


def may_go_on(live: LiveTable, seat: int | None) -> bool:
    """May a seat, or a watcher, let the bots of those whose clock has run out play on at once?"""
    return not live.is_counted and (seat is not None or live.row.delay <= 0)


def is_rated(live: LiveTable) -> bool:
    """Is it a game with the values of the box, between people with accounts, from the start, without hints?

    Where hints are allowed no game is rated, taken or not: else who is losing could ask for one to save the rating.
    """
    people = [seat.account for seat in live.seats]
    return (len(people) > 1 and None not in people and len(set(people)) == len(people)
            and live.row.base is None and not live.hints and not allows_hints(live.row, live.seats)
            and VARIANT not in live.row.components)


def waiting_reason(live: LiveTable) -> Waiting | None:
    """Return what a table waits for if a bot is asked: the bot, or a watcher; None otherwise."""
    if not live.is_bot_asked:
        return None
    return "watcher" if live.is_bots_only else "bot"


def header_facts(live: LiveTable) -> dict[str, Any]:
    """Return the columns of a table's header that follow from its steps."""
    return {"phase": live.phase, "archived": live.archived, "deadline": live.deadline, "waiting": waiting_reason(live)}
