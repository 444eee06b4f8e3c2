"""A log in words, made from events alone: headings, sentences, and for each seat what it did."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from sacbe.kernel.core.events import WATCHER
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.presenter import EventData
from sacbe.kernel.play.game import Game
from sacbe.presentation.language.texts import text_renderer_of
from sacbe.presentation.language.words import current_language, has_message, player_names, say_with
from sacbe.presentation.schema.data import LogLine

MAX_CACHED_TEXTS: Final = 5000      # events in words


@mypyc_attr(allow_interpreted_subclasses=True)
class LogWriter:
    """Turns the events of a game into lines."""

    def __init__(self, definition: GameDefinition, players: int) -> None:
        self.definition = definition
        self.game_name = definition.name
        self.texts = text_renderer_of(definition)
        self._said: dict[tuple[object, ...], str] = {}          # a game has the same few events again and again
        self._told: dict[tuple[object, ...], tuple[LogLine, ...]] = {}      # and everybody sees most of them together
        self.names = {seat: say_with(f"name-{definition.name}-seat-{seat}", {"count": 1})
                      for seat in definition.seats[:players]}

    def lines(self, events: Iterable[EventData]) -> tuple[LogLine, ...]:
        """Write the lines for events that belong together, such as all that one move caused."""
        said = list(events)
        known = (*self._voice(said), *[tuple(one.items()) for one in said])
        lines = self._told.get(known)
        if lines is None:
            if len(self._told) >= MAX_CACHED_TEXTS:
                self._told.clear()
            lines = self._told[known] = tuple(self._lines(said))
        return lines

    def _lines(self, events: Iterable[EventData]) -> Iterator[LogLine]:
        texts = self.texts
        paragraph: list[EventData] = []
        for said in self._joined(events):
            event = str(said["event"])
            goes_on = "seat" in said and event not in texts.hidden_events and event not in texts.heading_events
            breaks = event in texts.paragraph_events and bool(paragraph) and paragraph[-1]["event"] != event
            if not goes_on or breaks:
                yield from self._seats(paragraph)
                paragraph = []
            if goes_on:
                paragraph.append(said)
            elif event not in texts.hidden_events:
                heading = event in texts.heading_events
                yield LogLine(self.event_words(said), heading=heading,
                              round=int(said.get("round", 0)) if heading else 0,
                              minor=event in texts.minor_events)
        yield from self._seats(paragraph)

    def _voice(self, said: Iterable[EventData]) -> tuple[object, ...]:
        """What the words of events depend on beside them: the language, and names of players where one occurs."""
        names = player_names()
        if names and any(value in names for one in said for field, value in one.items()
                         if field != "seat" or one["event"] in self.texts.heading_events):
            return (current_language(), *names.items())
        return (current_language(),)

    def seat_name(self, seat: str) -> str:
        """What a seat is called: by its player's name where it is known, else by its colour."""
        return player_names().get(seat) or self.names[seat]

    def sentence(self, line: LogLine) -> str:
        """A line of the log with the name of the seat that did it."""
        return f"{self.seat_name(line.seat)} {line.text}" if line.seat else line.text

    def _joined(self, events: Iterable[EventData]) -> Iterator[EventData]:
        """Several listed events in a row as one that lists them all."""
        for event, group in groupby(events, key=lambda said: str(said["event"])):
            field = self.texts.listed_events.get(event)
            if field is None:
                yield from group
            else:
                same = list(group)
                yield {**same[0], field: ", ".join(self._item(event, field, said) for said in same)}

    def _item(self, event: str, field: str, said: EventData) -> str:
        """One of several in a list: by a message of its own where one field does not tell enough."""
        key = f"name-{self.game_name}-item-{event}"
        return say_with(key, self._facts(said)) if has_message(key) else str(self._named(field, said[field], said))

    def _seats(self, events: list[EventData]) -> Iterator[LogLine]:
        """One line for each seat, in the order in which they first did something."""
        for seat in dict.fromkeys(str(said["seat"]) for said in events):
            own = [said for said in events if said["seat"] == seat]
            clauses = self._clauses(own)
            if clauses:
                yield LogLine(", ".join(clauses), seat,
                              minor=all(said["event"] in self.texts.minor_events for said in own))

    def _clauses(self, events: list[EventData]) -> list[str]:
        """The clauses of one line; the same one several times is said once, with a number."""
        found: list[str] = []
        before = ""
        for said in events:
            clause = self.event_words(said, again=said["event"] == before)
            if clause:
                found.append(clause)
                before = str(said["event"])
        counted = [(clause, len(list(group))) for clause, group in groupby(found)]
        return [clause if count == 1 else f"{clause} (×{count})" for clause, count in counted]

    def event_words(self, event: EventData, again: bool = False) -> str:
        """Put an event into words; `again` after one of the same name, where the verb need not be repeated."""
        known = (*self._voice([event]), again, *event.items())
        if known not in self._said:
            if len(self._said) >= MAX_CACHED_TEXTS:
                self._said.clear()
            self._said[known] = self._words(event, again)
        return self._said[known]

    def _words(self, said: EventData, again: bool) -> str:
        key = "event-forced" if said["event"] == "forced" else f"event-{self.game_name}-{said['event']}"
        if again and has_message(f"{key}-more"):
            key += "-more"
        return say_with(key, self._facts(said))

    def event_sentence(self, event: EventData) -> str:
        """Put an event by itself into words: one that is listed with others elsewhere is a list of one."""
        return self.event_words(next(self._joined([event])))

    def _facts(self, event: EventData) -> dict[str, str | float]:
        """The fields of an event by their names, and what the texts of a game add to them."""
        found = {field: self._named(field, value, event) for field, value in event.items()}
        return {**found, **self.texts.event_facts(event, self.definition.components)}

    def _named(self, field: str, value: int | str, event: EventData) -> str | float:
        key = f"name-{self.game_name}-{field}-{value}"
        if has_message(key):
            return say_with(key, {"count": event.get("amount", 1)})
        special = self.texts.value_name(field, value)
        return value if special is None else special


class DecisionEvents(NamedTuple):
    """The events of one decision, and after how many answers it was made; None: before the first decision."""

    at: int | None
    events: list[EventData]


def events_by_decision(game: Game, seat: int | None, start: int = 0,
                       end: int | None = None) -> Iterator[DecisionEvents]:
    """Yield the events that a seat may know, from one on up to another: those of each decision together."""
    who = WATCHER if seat is None else seat
    together: list[EventData] = []
    at, last = None, 0
    for told in game.event_log[start:end]:
        decided = told.at - 1
        while decided >= last and game.history[decided].seat == CHANCE:
            decided -= 1
        if decided >= last:
            if together:
                yield DecisionEvents(at, together)
                together = []
            at = decided
        last = told.at
        if told.audience >> who & 1:
            together.append(told.data)
    if together:
        yield DecisionEvents(at, together)
