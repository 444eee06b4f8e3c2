"""What one client sees of a table: its own view, its question with words, what is refused, and what it has heard.

Everything here is made for one pair of eyes (a seat, or None for a watcher) from what the kernel gives to these eyes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from sacbe import games, register, words
from sacbe.kernel.errors import Problem
from sacbe.kernel.events import WATCHER
from sacbe.kernel.frame import NOT_ASKED
from sacbe.kernel.game import Game, Refusal
from sacbe.server.clocks import Clock
from sacbe.server.live import Live, commitment_of
from sacbe.server.storage.rows import SeatRow, TableRow
from sacbe.terminal.session import HUMAN, Session
from sacbe.terminal.voice import Voice

MOST_MOVES: Final = 200             # refused moves that are listed for one reason
Data = dict[str, Any]


class Eyes(NamedTuple):
    """Who looks, in which language, and whether words are wanted beside the data."""

    seat: int | None
    lang: str = "en"
    lean: bool = False


def voice_of(live: Live, seat: int | None) -> Voice:
    """Somebody who speaks to this seat alone."""
    sitters = [HUMAN if number == seat else "bot" for number in range(live.row.players)]
    return Voice(Session(live.playing, sitters, b""))


# ---------------------------------------------------------------- the table

def header(live: Live) -> Data:
    """What everybody who has the link may know of a table."""
    row = live.row
    return {"id": row.id, "game": row.game, "rules": row.rules, "players": row.players, "options": row.options,
            "edition": row.edition, "components": row.components, "title": row.title, "visibility": row.visibility,
            "language": row.language, "delay": row.delay, "clock": live.clock, "phase": live.phase,
            "archived": live.archived, "origin": row.origin, "rematch": live.rematch, "paused": live.paused,
            "created": row.created, "revision": live.revision, "seats": seats_of(live)}


def listed(row: TableRow, seats: Sequence[SeatRow]) -> Data | None:
    """The same for a list, from the header alone: no game is played again for it, and one that cannot be is shown too.

    Who has gone, resigned or paused stands in the steps, and so at the table only; so does the revision where watchers
    are behind.  None: a game nobody knows here.
    """
    try:
        names = games.box(row.game).seats
        clock = Clock.of(row.clock)
    except Problem:
        return None
    shown = [{"seat": names[seat.seat], "kind": seat.kind, "name": seat.name, "bot": seat.bot, "resigned": False}
             for seat in seats if seat.seat < len(names)]
    return {"id": row.id, "game": row.game, "rules": row.rules, "players": row.players, "options": row.options,
            "edition": row.edition, "components": row.components, "title": row.title, "visibility": row.visibility,
            "language": row.language, "delay": row.delay, "clock": clock, "phase": row.phase,
            "archived": row.archived, "origin": row.origin, "rematch": "", "paused": False, "created": row.created,
            "revision": 0 if row.delay else row.revision, "seats": shown}


def seats_of(live: Live) -> list[Data]:
    """Who sits where; who has gone is played by a bot."""
    names = live.box.seats
    return [{"seat": names[seat.seat], "kind": seat.kind, "name": seat.name, "bot": live.bot_of(seat.seat),
             "resigned": seat.seat in live.resigned} for seat in live.seats]


def state_of(live: Live, eyes: Eyes, now: float) -> Data:
    """The whole table for one client."""
    names = live.box.seats
    data: Data = {"type": "state", "table": header(live), "revision": live.revision, "now": now,
                  "you": None if eyes.seat is None else names[eyes.seat], "view": None, "ask": None, "options": [],
                  "refused": [], "answers": 0, "undo": None, "redo": False, "offer": offer_of(live),
                  "clocks": clocks_of(live, eyes, now), "result": None, "commitment": commitment_of(live.row),
                  "secret": None}
    game = live.game
    if game is None:
        return data
    data["answers"] = len(game.history)
    data["view"] = game.view(eyes.seat)
    with words.speaking(eyes.lang):
        if game.over:
            data["result"] = result_of(live, game, eyes)
            data["secret"] = live.row.secret.hex() if live.row.base is None else None
        elif live.phase == "playing":
            data.update(question(live, game, eyes))
    if eyes.seat is not None:
        data["undo"], data["redo"] = undo_of(live, eyes.seat), can_redo(live, eyes.seat)
    return data


def question(live: Live, game: Game, eyes: Eyes) -> Data:
    """Who is asked what; the options and what is refused go to whoever is asked alone."""
    ask = game.ask
    asked: Data = {"seat": ask.seat, "prompt": ask.prompt}
    if eyes.seat is None or live.asked != eyes.seat or live.paused or live.bot_of(eyes.seat):
        return {"ask": asked}
    if eyes.lean:
        return {"ask": asked, "options": [{"move": move} for move in ask.options]}
    voice = voice_of(live, eyes.seat)
    options = [{"move": offer.notation, "text": offer.words, "effects": offer.effects} for offer in voice.offers()]
    return {"ask": {**asked, "text": voice.prompt()}, "options": options, "refused": refused(game, voice)}


def refused(game: Game, voice: Voice) -> list[Data]:
    """What the question knows and the rules refuse now, by rule and reason."""
    found: dict[tuple[object, ...], Data] = {}
    for choice in game.box.grammar.universe:
        number = game.state.refusal(choice)
        if number in (0, NOT_ASKED):
            continue
        rule = game.box.rule(number)[0]
        numbers = game.box.reasons(number, game.state.why)
        key = (rule, *numbers.items())
        if key not in found:
            refusal = Refusal(rule, numbers)
            found[key] = {**refusal_data(refusal), "text": voice.reason(refusal), "moves": [], "count": 0}
        entry = found[key]
        entry["count"] += 1
        if len(entry["moves"]) < MOST_MOVES:
            entry["moves"].append(game.box.grammar.write(choice))
    return list(found.values())


def refusal_data(refusal: Refusal) -> Data:
    """A refusal with its rule, where that stands, and the numbers of the moment."""
    rule = register.find(refusal.rule)
    name, text = _rule_words(rule.id, words.language())
    return {"rule": rule.id, "name": name, "source": rule.source, "rule_text": text, "numbers": refusal.numbers}


@cache
def _rule_words(id: str, lang: str) -> tuple[str, str]:
    """The name and the text of a rule: always the same, and needed dozens of times for a question."""
    return words.rule_name(id, lang), words.rule_text(id, lang)


def why(live: Live, eyes: Eyes, move: str) -> Data:
    """Whether a move stands for whoever asks, and if not, by which rule."""
    if live.phase == "abandoned":
        raise Problem("table-over")
    with words.speaking(eyes.lang):
        refusal = live.playing.explain(move, eyes.seat)
        if refusal is None:
            return {"type": "why", "move": move, "legal": True}
        text = voice_of(live, eyes.seat).reason(refusal)
        return {"type": "why", "move": move, "legal": False, "text": text, **refusal_data(refusal)}


def result_of(live: Live, game: Game, eyes: Eyes) -> Data:
    """Scores, winners, and where the points came from."""
    box = game.box
    parts = [{name: units / box.units for name, units in row.items()} for row in box.breakdown(game.state)]
    text = [] if eyes.lean else voice_of(live, eyes.seat).result()
    return {"scores": game.scores, "winners": game.winners, "text": text,
            "parts": dict(zip(box.seats, parts)), "resigned": [box.seats[seat] for seat in sorted(live.resigned)]}


# ---------------------------------------------------------------- taking back, offers, clocks

def undo_of(live: Live, seat: int) -> Data | None:
    """The seat's last decision, and whether it may take it back alone."""
    last = live.last_own(seat) if can_take_back(live, seat) else None
    if last is None:
        return None
    report = live.report(last)
    name = live.box.seats[seat]
    return {"to": last, "free": report.is_free(name), "chance": report.chance, "reveals": report.reveals,
            "turn": live.turn_start(seat) is not None, "seats": [other for other in report.seats if other != name]}


def can_redo(live: Live, seat: int) -> bool:
    """May the seat have back what it took back?"""
    return can_take_back(live, seat) and bool(live.again(seat))


def can_take_back(live: Live, seat: int) -> bool:
    """Is this a moment at which the seat could take something back?"""
    return live.phase == "playing" and not live.paused and seat not in live.gone


def offer_of(live: Live) -> Data | None:
    """What is offered, and who has to agree."""
    offer = live.offer
    if offer is None:
        return None
    names = live.box.seats
    return {"what": offer.what, "by": names[offer.by], "to": offer.to, "needs": [names[s] for s in sorted(offer.needs)],
            "agreed": [names[s] for s in sorted(offer.agreed)]}


def clocks_of(live: Live, eyes: Eyes, now: float) -> Data | None:
    """The seconds every seat has left; watchers who are behind see the clocks as they were, too."""
    if live.clock.kind == "none":
        return None
    late = live.row.delay if eyes.seat is None else 0.0
    left = {live.box.seats[seat]: live.times.left(seat, now - late) for seat in range(live.row.players)}
    return {"left": left, "deadline": None if live.deadline is None else live.deadline + late}


# ---------------------------------------------------------------- what happened

def news_of(live: Live, eyes: Eyes, since: int, now: float) -> Data | None:
    """What a few moves have changed, in one message; None where more has changed than moves change."""
    game = live.game
    if game is None or live.phase != "playing" or not max(1, live.cut_at) <= since < live.revision \
            or any(step.kind != "choice" for step in live.steps[since:]):
        return None
    data = {**events_of(live, eyes, since), "type": "news", "now": now, "view": game.view(eyes.seat), "options": [],
            "refused": [], "answers": len(game.history), "clocks": clocks_of(live, eyes, now),
            "offer": offer_of(live), "redo": False, "undo": None if eyes.seat is None else undo_of(live, eyes.seat)}
    with words.speaking(eyes.lang):
        data.update(question(live, game, eyes))
    return data


def events_of(live: Live, eyes: Eyes, since: int) -> Data:
    """What these eyes have heard since a revision; after a cut the story is told anew from its start."""
    anew = not 0 < since <= live.revision or since < live.cut_at
    data: Data = {"type": "events", "revision": live.revision, "anew": anew, "events": [], "log": []}
    game = live.game
    if game is None:
        return data
    start = 0 if anew else live.marks[since].told
    who = WATCHER if eyes.seat is None else eyes.seat
    data["events"] = [{"at": told.at, **told.said} for told in game.told[start:] if told.audience >> who & 1]
    if not eyes.lean:
        with words.speaking(eyes.lang):
            voice = voice_of(live, eyes.seat)
            seat = None if eyes.seat is None else live.box.seats[eyes.seat]
            data["log"] = [{"seat": line.seat, "text": voice.sentence(line), "heading": line.heading}
                           for line in voice.log_lines(seat, start)]
    return data
