"""A log in words, made from events alone: headings, sentences, and for each seat what it did."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, NamedTuple

from sacbe.cli.layout import layout
from sacbe.words import knows, tell

Said = Mapping[str, int | str]


class Line(NamedTuple):
    """A line of the log: a heading, what a seat did, or (without a seat) what happened."""

    text: str
    seat: str = ""
    heading: bool = False


class Log:
    """Turns the events of a game into lines."""

    def __init__(self, game: str, seats: Iterable[str], components: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.components: Mapping[str, Any] = components or {}
        self.layout = layout(game)
        self.names = {seat: tell(f"name-{game}-seat-{seat}", {"count": 1}) for seat in seats}

    def lines(self, events: Iterable[Said]) -> Iterator[Line]:
        """The lines for events that belong together, such as all that one move caused."""
        paragraph: list[Said] = []
        for said in self._joined(events):
            event = str(said["event"])
            goes_on = "seat" in said and event not in (*self.layout.QUIET, *self.layout.HEADINGS)
            breaks = event in self.layout.BREAKS and bool(paragraph) and paragraph[-1]["event"] != event
            if not goes_on or breaks:
                yield from self._seats(paragraph)
                paragraph = []
            if goes_on:
                paragraph.append(said)
            elif event not in self.layout.QUIET:
                yield Line(self.words(said), heading=event in self.layout.HEADINGS)
        yield from self._seats(paragraph)

    def _joined(self, events: Iterable[Said]) -> Iterator[Said]:
        """Several listed events in a row as one that lists them all."""
        for event, group in groupby(events, key=lambda said: str(said["event"])):
            field = self.layout.LISTED.get(event)
            if field is None:
                yield from group
            else:
                same = list(group)
                yield {**same[0], field: ", ".join(self._item(event, field, said) for said in same)}

    def _item(self, event: str, field: str, said: Said) -> str:
        """One of several in a list: by a message of its own where one field does not tell enough."""
        key = f"name-{self.game}-item-{event}"
        return tell(key, self._facts(said)) if knows(key) else str(self._named(field, said[field], said))

    def _seats(self, events: list[Said]) -> Iterator[Line]:
        """One line for each seat, in the order in which they first did something."""
        for seat in dict.fromkeys(str(said["seat"]) for said in events):
            clauses = self._clauses([said for said in events if said["seat"] == seat])
            if clauses:
                yield Line(", ".join(clauses), seat)

    def _clauses(self, events: list[Said]) -> list[str]:
        """The clauses of one line; the same one several times is said once, with a number."""
        found: list[str] = []
        before = ""
        for said in events:
            clause = self.words(said, again=said["event"] == before)
            if clause:
                found.append(clause)
                before = str(said["event"])
        counted = [(clause, len(list(group))) for clause, group in groupby(found)]
        return [clause if count == 1 else f"{clause} (×{count})" for clause, count in counted]

    def words(self, said: Said, again: bool = False) -> str:
        """An event in words; `again` after one of the same name, where the verb need not be repeated."""
        key = "event-forced" if said["event"] == "forced" else f"event-{self.game}-{said['event']}"
        if again and knows(f"{key}-more"):
            key += "-more"
        return tell(key, self._facts(said))

    def alone(self, said: Said) -> str:
        """An event by itself in words: one that is listed with others elsewhere is a list of one."""
        return self.words(next(self._joined([said])))

    def _facts(self, said: Said) -> dict[str, str | float]:
        """The fields of an event by their names, and what the layout of a game adds to them."""
        more = getattr(self.layout, "facts", None)
        found = {field: self._named(field, value, said) for field, value in said.items()}
        return found if more is None else {**found, **more(said, self.components)}

    def _named(self, field: str, value: int | str, said: Said) -> str | float:
        key = f"name-{self.game}-{field}-{value}"
        if knows(key):
            return tell(key, {"count": said.get("amount", 1)})
        special = self.layout.named(field, value)
        return value if special is None else special
