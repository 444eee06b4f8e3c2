"""The replay of a table: any earlier position, and for each decision what a reader may know of it.

Positions are kept every few answers, so that a slider need not replay a long game for each of its steps.  What was
undone is not part of the replay.  No I/O; everything here may run in a thread.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from threading import Lock
from typing import Any, Final, NamedTuple

from sacbe.kernel.core.events import WATCHER
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.play.game import Game, LoggedEvent
from sacbe.presentation.language import words
from sacbe.presentation.render.wording import Localizer
from sacbe.presentation.schema.data import LogLine

STEP: Final = 32                # answers between two positions that are kept
MOST: Final = 32                # tables whose replay history is kept


class PastMoment(NamedTuple):
    """A position in which somebody was asked, after `at` answers, and the decision that led to it."""

    at: int
    seat: str | None            # the seat that decided; None at the start
    move: str                   # the decision in notation; empty where this reader cannot know it
    heading: str                # the last heading of the log
    round: int                  # the last round that began; 0 where there is none
    log: list[LogLine]
    scores: dict[str, float | None]


class ReplayReader(NamedTuple):
    """The reader of a replay: seat, language, and whether the game is over, so that nothing is secret any more."""

    seat: int | None
    lang: str
    is_open: bool
    names: tuple[tuple[str, str], ...] = ()     # of the players, by their seats


class ReplayHistory:
    """The positions of one table, and its moments as different readers have seen them."""

    def __init__(self, game: Game) -> None:
        self.definition: Final = game.definition
        self.lock: Final = Lock()
        self.choices: list[int] = []
        self.states: list[State] = [game.definition.start_game(game.players, game.options)]
        self.told: dict[ReplayReader, list[PastMoment]] = {}

    def _follow(self, choices: Sequence[int]) -> None:
        """Switch to another sequence of answers; keep what both have in common."""
        same = 0
        for one, other in zip(self.choices, choices):
            if one != other:
                break
            same += 1
        if same == len(choices):
            return                                      # a prefix of the same answers
        if same < len(self.choices):
            del self.states[same // STEP + 1:]
            for look, moments in self.told.items():
                self.told[look] = [moment for moment in moments if moment.at <= same]
        self.choices = list(choices)

    def _state(self, at: int) -> State:
        """Return a copy of the position after this many answers."""
        while len(self.states) <= at // STEP:
            start = (len(self.states) - 1) * STEP
            self.states.append(self._onward(self.states[-1], start, start + STEP))
        near = at // STEP
        return self._onward(self.states[near], near * STEP, at)

    def _onward(self, state: State, start: int, end: int) -> State:
        twin = self.definition.clone(state)
        for choice in self.choices[start:end]:
            twin.apply(choice)
        return twin

    def position(self, game: Game, at: int) -> Game:
        """Return the game, a copy of the table's, as it stood after this many answers."""
        with self.lock:
            self._follow([entry.choice for entry in game.history])
            game.state = self._state(at)
        game.history = game.history[:at]
        game.event_log = [told for told in game.event_log if told.at <= at]
        return game

    def moments(self, game: Game, look: ReplayReader) -> list[PastMoment]:
        """Return all moments of the game, as far as this reader has seen it."""
        stops = question_indexes(game)
        with self.lock:
            self._follow([entry.choice for entry in game.history])
            known = self.told.setdefault(look, [])
            done = 0
            while done < min(len(known), len(stops)) and known[done].at == stops[done]:
                done += 1
            if done < len(stops):
                kept = known[:done]
                with words.use_player_names(dict(look.names)):
                    kept += self._new(game, look, stops, kept)
                self.told[look] = known = kept
            return known[:len(stops)]

    def _new(self, game: Game, look: ReplayReader, stops: list[int], kept: list[PastMoment]) -> Iterator[PastMoment]:
        """Yield the moments that follow the known ones."""
        definition = self.definition
        wording = Localizer(game.definition, game.players)
        who = WATCHER if look.seat is None else look.seat
        heading, begun = (kept[-1].heading, kept[-1].round) if kept else ("", 0)
        ends = [told.at for told in game.event_log]
        state, reached = self._state(stops[len(kept)]), stops[len(kept)]
        for number in range(len(kept), len(stops)):
            at, before = stops[number], stops[number - 1] if number else -1
            for choice in self.choices[reached:at]:
                state.apply(choice)
            reached = at
            heard = game.event_log[bisect_right(ends, before):bisect_right(ends, at)]
            decided = before if number else None
            log = list(wording.date_lines(wording.lines(visible_events(heard, who)), game, decided))
            if at == len(game.history):
                log += wording.ending_line(game)
            heading = next((line.text for line in reversed(log) if line.heading), heading)
            begun = next((line.round for line in reversed(log) if line.round), begun)
            seat, move = None, ""
            if number:
                entry = game.history[before]
                seat = definition.seats[entry.seat]
                if look.is_open or entry.seat == look.seat:
                    move = definition.grammar.write(entry.choice)
            yield PastMoment(at, seat, move, heading, begun, log, self._scores(state, look))

    def _scores(self, state: State, look: ReplayReader) -> dict[str, float | None]:
        units = self.definition.scores(state) if state.ask is None else self.definition.current_scores(state, look.seat,
                                                                                                       look.is_open)
        return {name: None if score is None else score / self.definition.units for name,
                score in zip(self.definition.seats, units)}


class ReplayCache:
    """The replay histories of the tables that were looked at last."""

    def __init__(self) -> None:
        self.known: Final[OrderedDict[str, ReplayHistory]] = OrderedDict()

    def history_of(self, table: str, game: Game) -> ReplayHistory:
        """Return the replay history of a table, made new if it is not cached."""
        past = self.known.get(table)
        if past is None:
            past = self.known[table] = ReplayHistory(game)
            if len(self.known) > MOST:
                self.known.popitem(last=False)
        self.known.move_to_end(table)
        return past


def question_indexes(game: Game) -> list[int]:
    """List after how many answers somebody was asked: before each decision, and at the end or now."""
    return [*[at for at, entry in enumerate(game.history) if entry.seat != CHANCE], len(game.history)]


def events_of_last_decision(game: Game, seat: int | None) -> list[dict[str, Any]]:
    """Return the events of the last decision that this reader heard."""
    stops = question_indexes(game)
    before = stops[-2] if len(stops) > 1 else -1
    who = WATCHER if seat is None else seat
    return [{"at": told.at, **told.data} for told in game.event_log if told.at > before and told.audience >> who & 1]


def visible_events(events: Sequence[LoggedEvent], who: int) -> Iterator[dict[str, int | str]]:
    """Yield the events that this reader heard, except forced moves, which need no words."""
    return (one.data for one in events if one.audience >> who & 1 and one.data["event"] != "forced")
