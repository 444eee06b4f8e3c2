"""Chooses the notice that a first game shows now.

The choice is a pure function of what the seat may know, and of the notices that were shown before.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec import Struct

from sacbe import games
from sacbe.kernel.definition.effects import Thing
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.presenter import EventData, ViewData
from sacbe.presentation.component_help import capitalize
from sacbe.presentation.language.numbers import format_exact
from sacbe.presentation.render.moment import PlayerView, things_of
from sacbe.presentation.render.wording import Localizer
from sacbe.school.lessons.lesson import pattern_fits, spoken_text
from sacbe.school.notices.notice import OTHER, OWN_SEAT, EventCondition, Notice
from sacbe.school.notices.reading import FOLDER, MOVE, PLACEHOLDER_PATTERN, load, value_at_path

MOST_NAMED: Final = 8                   # things that moves name and a notice shows


class SeatKnowledge(NamedTuple):
    """All that a notice may depend on: what the asked seat sees, may answer, and has observed and done so far."""

    seat: str
    view: ViewData
    prompt: str
    options: Sequence[str]
    heard: Sequence[EventData]          # since its own last decision, what that one caused included
    moves: Collection[str]              # that it chose itself; what was forced taught nothing
    events: Collection[str]             # that were about it
    turns: Sequence[int]                # after how many answers each of its turns began
    answers: int
    worries: Collection[str]

    @property
    def turn(self) -> int:
        return self.turn_at(self.answers)

    def turn_at(self, answers: int) -> int:
        """Return the number of the seat's turn after some answers of the game; 0 before its first turn."""
        return bisect_right(self.turns, answers)


class ShownNotice(NamedTuple):
    """A notice that was shown, and after how many answers."""

    id: str
    at: int


class PickedNotice(NamedTuple):
    """A notice whose time has come, and the event that it is about."""

    notice: Notice
    event: EventData


class NoticeShown(Struct):
    """A notice in words: things to look at, rules that say more, and whether the coach can show what to do."""

    id: str
    title: str
    text: str                           # with **bold** parts
    show: list[Thing]
    rules: list[str]
    hint: bool


@cache
def list_notices(game: str) -> tuple[Notice, ...]:
    """Return the notices of a game, the most pressing first; none for a game that has no file."""
    found = load(file_of(game)).notices if has_notices(game) else ()
    return tuple(sorted(found, key=lambda notice: notice.priority))


def has_notices(game: str) -> bool:
    return file_of(game).exists()


def file_of(game: str) -> Path:
    return games.content(game) / f"{FOLDER}.yaml"


# ---------------------------------------------------------------- what is known

def seat_knowledge(moment: PlayerView) -> SeatKnowledge | None:
    """Return what the asked seat knows now; None if the viewer is not the seat that is asked."""
    game, seat, ask = moment.game, moment.seat, moment.ask
    if seat is None or ask is None or moment.own_question is None:
        return None
    name, presenter = game.definition.seats[seat], game.definition.presenter()
    own = [at for at, entry in enumerate(game.history) if entry.seat == seat]
    last = own[-1] if own else -1
    told = [one for one in game.event_log if one.audience >> seat & 1]
    about = [one for one in told if one.data.get("seat") == name]
    return SeatKnowledge(
        name, moment.view, ask.prompt, moment.moves, [one.data for one in told if one.at > last],
        {game.definition.grammar.write(game.history[at].choice) for at in own},
        {str(one.data["event"]) for one in about},
        [one.at for one in about if one.data["event"] == presenter.turn_began], len(game.history),
        {worry.what for worry in presenter.threats(moment.view, name)})


# ---------------------------------------------------------------- which one

def pick_notice(notices: Sequence[Notice], facts: SeatKnowledge, past_notices: Sequence[ShownNotice] = (),
                dismissed: Collection[str] = ()) -> PickedNotice | None:
    """Return the first notice whose time has come and which is not over."""
    done = {notice.id for notice in notices if is_done(notice, facts)}
    for notice in notices:
        if notice.id in done or notice.id in dismissed or is_over(notice, facts, past_notices):
            continue
        event = find_trigger(notice, facts, done)
        if event is not None:
            return PickedNotice(notice, event)
    return None


def is_done(notice: Notice, facts: SeatKnowledge) -> bool:
    """Has the player already done what the notice explains?"""
    return any(event in facts.events for event in notice.events) or any(
        pattern_fits(pattern, move) for pattern in notice.moves for move in facts.moves)


def is_over(notice: Notice, facts: SeatKnowledge, past_notices: Sequence[ShownNotice]) -> bool:
    """Was the notice shown in this turn before, or in as many turns as it may be?"""
    before = [one.at for one in past_notices if one.id == notice.id and one.at != facts.answers]
    turns = {facts.turn_at(at) for at in before}
    return facts.turn in turns or len(turns) >= notice.times


def find_trigger(notice: Notice, facts: SeatKnowledge, done: Collection[str]) -> EventData | None:
    """Return the event that a notice is about, or an empty one if it is about none.

    Return None if the notice is not due.
    """
    when = notice.when
    fits = (
        (not when.asked or facts.prompt in when.asked)
        and (when.turn is None or when.turn.holds(facts.turn))
        and (not when.worry or when.worry in facts.worries)
        and all(id in done for id in when.after)
        and all(bound.holds(value_at_path(facts.view, facts.seat, path)) for path, bound in when.numbers.items())
        and (not when.offered or is_offered(when.offered, facts))
        and not is_offered(when.missing, facts))
    if not fits:
        return None
    return {} if when.heard is None else next(matching_events(when.heard, facts), None)


def is_offered(patterns: Sequence[str], facts: SeatKnowledge) -> bool:
    return any(pattern_fits(pattern, move) for pattern in patterns for move in facts.options)


def matching_events(condition: EventCondition, facts: SeatKnowledge) -> Iterator[EventData]:
    """Yield the events that fit a condition, the last one first."""
    for event in reversed(facts.heard):
        if event["event"] != condition.event:
            continue
        whose = OWN_SEAT if event.get("seat") == facts.seat else OTHER
        if condition.seat and whose != condition.seat:
            continue
        if all(bound.holds(OWN_SEAT if event[field] == facts.seat else event[field])
               for field, bound in condition.fields.items()):
            yield event


# ---------------------------------------------------------------- in words

def notice_at(moment: PlayerView, wording: Localizer, past_notices: Sequence[ShownNotice] = (),
              dismissed: Collection[str] = ()) -> NoticeShown | None:
    """Return the notice for the seat that is asked now, in words; None if there is none."""
    facts = seat_knowledge(moment)
    if facts is None:
        return None
    picked = pick_notice(list_notices(moment.definition.name), facts, past_notices, dismissed)
    return None if picked is None else render_notice(picked, facts, wording)


def render_notice(picked_notice: PickedNotice, facts: SeatKnowledge, wording: Localizer) -> NoticeShown:
    """Return a notice in the current language, with names and numbers filled in."""
    notice = picked_notice.notice

    def word(name: str) -> str:
        if name in picked_notice.event:
            return value_name(wording, name, picked_notice.event[name])
        return value_name(wording, name.rpartition(".")[2], value_at_path(facts.view, facts.seat, name))

    return NoticeShown(notice.id, capitalize(fill_placeholders(spoken_text(notice.title), word)),
                       capitalize(fill_placeholders(spoken_text(notice.say), word)),
                       notice_things(picked_notice, facts, wording.definition), list(notice.rules), notice.hint)


def value_name(wording: Localizer, field: str, value: Any) -> str:
    """Return what a value is called: a thing of its kind by its name, a number as the language writes it."""
    if isinstance(value, float):
        return str(format_exact(value))
    name = wording.thing_name(Thing(field, str(value)))
    return name if name != str(value) else str(wording.texts.value_name(field, value) or value)


def fill_placeholders(text: str, word: Callable[[str], object]) -> str:
    return PLACEHOLDER_PATTERN.sub(lambda found: str(word(found[1])), text)


def notice_things(notice: PickedNotice, facts: SeatKnowledge, definition: GameDefinition) -> list[Thing]:
    """Return what a notice shows, by the ids of the board; of many moves, what the first ones name."""
    def id_of(name: str) -> object:
        return notice.event[name] if name in notice.event else value_at_path(facts.view, facts.seat, name)

    found: dict[Thing, None] = {}
    for text in notice.notice.show:
        kind, _, id = fill_placeholders(text, id_of).partition(":")
        if kind == MOVE:
            named = [thing for move in facts.options if pattern_fits(id, move) for thing in things_of(definition, move)]
            found.update(dict.fromkeys(named[:MOST_NAMED]))
        else:
            found[Thing(kind, facts.seat if (kind, id) == ("seat", OWN_SEAT) else id)] = None
    return list(found)
