"""What one client sees of a table: its own view, its question, what is refused, and what it has heard.

Everything here is made for one reader (a seat, or None for a watcher) from what the presentation layer gives it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, Literal, NamedTuple

from sacbe import games
from sacbe.kernel.definition.effects import Thing
from sacbe.kernel.definition.game_definition import Box
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game
from sacbe.presentation.component_help import explained
from sacbe.presentation.language import words
from sacbe.presentation.render.moment import Moment
from sacbe.presentation.render.wording import Wording, rule_words
from sacbe.presentation.schema.data import RefusedShown
from sacbe.server.clocks import Clock
from sacbe.server.storage.rows import SeatRow, TableRow
from sacbe.server.tables.core.new_game import commitment_of
from sacbe.server.tables.core.table import Live, allows_hints, may_go_on
from sacbe.server.tables.core.undo import last_decision
from sacbe.server.views.notes import noted, notes_of
from sacbe.server.views.revision_cache import person_asked, sheet_of
from sacbe.server.views.view_history import Views

Data = dict[str, Any]
Part = Literal["prompt", "options", "log", "result", "none"]        # `none` alone: data without words
PARTS: Final[tuple[Part, ...]] = ("prompt", "options", "log", "result")         # what there are words for
VIEWS: Final = Views()                  # the last ones that seats and watchers of this process have seen


class Reader(NamedTuple):
    """Who looks, in which language, which words are wanted, and whether moves alone will do (`lean`).

    One who takes `differences` is told what has changed in the view instead of the whole.
    """

    seat: int | None
    lang: str = "en"
    lean: bool = False
    words: frozenset[Part] = frozenset(PARTS)
    differences: bool = False

    def wants(self, part: Part) -> bool:
        """Are these words wanted?"""
        return not self.lean and part in self.words


def wording_of(game: Game) -> Wording:
    """The words of a game in the language that is spoken."""
    return wording_for(game.box, game.players)


def wording_for(box: Box, players: int) -> Wording:
    """The same where there is no game at hand."""
    return _wording(box, players, words.language())


@lru_cache(maxsize=64)
def _wording(box: Box, players: int, lang: str) -> Wording:
    """The same for every move: it holds the names of the seats."""
    with words.speaking(lang):
        return Wording(box, players)


# ---------------------------------------------------------------- the table

def header(live: Live) -> Data:
    """What everybody who has the link may know of a table."""
    row = live.row
    return {"id": row.id, "game": row.game, "rules": row.rules, "players": row.players, "options": row.options,
            "edition": row.edition, "components": row.components, "title": row.title, "visibility": row.visibility,
            "language": row.language, "delay": row.delay, "clock": live.clock, "phase": live.phase,
            "archived": live.archived, "origin": row.origin, "rematch": live.rematch, "paused": live.paused,
            "hints": allows_hints(row, live.seats), "watchers_chat": row.watchers_chat, "created": row.created,
            "revision": live.revision, "seats": seats_of(live)}


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
            "archived": row.archived, "origin": row.origin, "rematch": "", "paused": False,
            "hints": allows_hints(row, seats), "watchers_chat": row.watchers_chat, "created": row.created,
            "revision": 0 if row.delay else row.revision, "seats": shown}


def seats_of(live: Live) -> list[Data]:
    """Who sits where; who has gone is played by a bot."""
    names = live.box.seats
    return [{"seat": names[seat.seat], "kind": seat.kind, "name": seat.name, "bot": live.bot_of(seat.seat),
             "resigned": seat.seat in live.resigned} for seat in live.seats]


def state_of(live: Live, reader: Reader, now: float) -> Data:
    """The whole table for one client."""
    names = live.box.seats
    data: Data = {"type": "state", "table": header(live), "revision": live.revision, "now": now,
                  "you": None if reader.seat is None else names[reader.seat], "view": None, "ask": None, "options": [],
                  "answers": 0, "undo": None, "redo": False, "offer": offer_of(live),
                  "clocks": clocks_of(live, reader, now), "result": None, "commitment": commitment_of(live.row),
                  "secret": None, "wait": wait_of(live, reader)}
    game = live.game
    if game is None:
        return data
    data["answers"] = len(game.history)
    data["view"] = VIEWS.seen(game, reader.seat, live.revision, reader.differences)
    with words.speaking(reader.lang), words.calling(live.names()):
        if game.over:
            data["result"] = result_of(live, game, reader)
            data["secret"] = live.row.secret.hex() if live.row.base is None else None
        elif live.phase == "playing":
            data.update(question(live, game, reader))
    if reader.seat is not None:
        data["undo"], data["redo"] = undo_of(live, reader.seat), can_redo(live, reader.seat)
    return data


def question(live: Live, game: Game, reader: Reader) -> Data:
    """Who is asked what; facts, options and words go to the seat that is asked alone."""
    if reader.seat is None or person_asked(live) != reader.seat:
        return {"ask": Moment(game, None).ask}
    if reader.lean:
        return {"ask": Moment(game, None).ask, "options": Moment(game, reader.seat).options(effects=False)}
    return question_in(game, Moment(game, reader.seat, VIEWS.seen(game, reader.seat, live.revision)), reader)


def question_in(game: Game, moment: Moment, reader: Reader) -> Data:
    """The question of the reader with facts, options and words."""
    ask, options = moment.ask, moment.options()
    assert ask is not None
    wording = wording_of(game)
    if reader.wants("prompt"):
        ask.text = wording.prompt_alone(moment.asked())
    if reader.wants("options"):
        options = [wording.option(option, moment.view) for option in options]
    return {"ask": ask, "options": options}


def refused(live: Live, reader: Reader) -> list[RefusedShown]:
    """What the reader's question knows and the rules refuse now, by rule and reason."""
    game = live.game
    if game is None or game.over or live.phase != "playing" or live.asked != reader.seat:
        return []
    with words.calling(live.names()):
        return refused_in(game, reader)


def refused_in(game: Game, reader: Reader) -> list[RefusedShown]:
    """The same for any game."""
    groups = Moment(game, reader.seat).refused()
    if reader.lean:
        return groups
    with words.speaking(reader.lang):
        wording = wording_of(game)
        return [wording.refused(group) for group in groups]


def why(live: Live, reader: Reader, move: str) -> Data:
    """Whether a move stands for the seat that asks, and if not, by which rule."""
    if live.phase == "abandoned":
        raise Problem("table-over")
    with words.calling(live.names()):
        return why_in(live.playing, reader, move)


def why_in(game: Game, reader: Reader, move: str) -> Data:
    """The same for any game."""
    with words.speaking(reader.lang):
        refusal = game.explain(move, reader.seat)
        if refusal is None:
            return {"type": "why", "move": move, "legal": True}
        name, source, text = rule_words(refusal.rule, reader.lang)
        return {"type": "why", "move": move, "legal": False, "text": wording_of(game).reason(refusal),
                "rule": refusal.rule, "name": name, "source": source, "rule_text": text, "numbers": refusal.numbers}


def explained_at(live: Live, reader: Reader, thing: Thing) -> Data:
    """What a thing of the board is and does, as the reader may know it now."""
    with words.calling(live.names()):
        return explained_in(live.playing, reader, thing)


def explained_in(game: Game, reader: Reader, thing: Thing) -> Data:
    """The same for any game; what the game does not know has no words."""
    seat = "" if reader.seat is None else game.box.seats[reader.seat]
    with words.speaking(reader.lang):
        found = explained(wording_of(game), thing, Moment(game, reader.seat).view, seat)
    return {"type": "explained", "thing": thing, "title": found.title if found else "",
            "notes": found.notes if found else [], "rules": found.rules if found else [],
            "changed": found.changed if found else []}


def result_of(live: Live, game: Game, reader: Reader) -> Data:
    """Scores, winners, and where the points came from."""
    return {**result_in(game, reader), "resigned": [game.box.seats[seat] for seat in sorted(live.resigned)]}


def result_in(game: Game, reader: Reader) -> Data:
    """The same for any game; nobody resigned."""
    result = Moment(game, reader.seat).result()
    assert result is not None
    text = wording_of(game).result(result) if reader.wants("result") else []
    return {"scores": result.scores, "winners": result.winners, "text": text, "parts": result.parts, "resigned": []}


# ---------------------------------------------------------------- taking back, offers, clocks

def undo_of(live: Live, seat: int) -> Data | None:
    """The seat's last decision, whether it may take it back alone, and why nobody could allow it."""
    last = last_decision(live, seat) if can_take_back(live, seat) else None
    if last is None:
        return None
    return {"to": last.to, "free": last.free, "chance": last.chance, "reveals": last.reveals, "turn": last.turn,
            "refused": last.refused, "seats": last.seats}


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


def clocks_of(live: Live, reader: Reader, now: float) -> Data | None:
    """The seconds every seat has left; watchers who are behind see the clocks as they were, too."""
    if live.clock.kind == "none":
        return None
    late = live.row.delay if reader.seat is None else 0.0
    left = {live.box.seats[seat]: live.times.left(seat, now - late) for seat in range(live.row.players)}
    return {"left": left, "deadline": None if live.deadline is None else live.deadline + late}


def wait_of(live: Live, reader: Reader) -> Data | None:
    """Whether a bot waits for the owner of its seat, until when, and whether the reader may let it go on at once."""
    if not live.late or not live.bot_asked or live.bot_due <= live.marks[-1].at:
        return None
    seat = live.asked
    assert seat is not None
    late = live.row.delay if reader.seat is None else 0.0
    return {"seat": live.box.seats[seat], "until": live.bot_due + late, "may_go_on": may_go_on(live, reader.seat)}


# ---------------------------------------------------------------- what happened

def news_of(live: Live, reader: Reader, since: int, now: float) -> Data | None:
    """What a few moves have changed, in one message; None where more has changed than moves change."""
    game = live.game
    if game is None or live.phase != "playing" or not are_moves(live, since):
        return None
    sheet, seat, start = sheet_of(live, game), reader.seat, live.marks[since].told
    is_asked, heard = seat is not None and sheet.asked == seat, sheet.heard(seat, start)
    data: Data = {"type": "news", "revision": sheet.revision, "anew": False, "events": sheet.events(heard),
                  "log": [], "now": now, "ask": sheet.ask, "options": [], "answers": len(game.history),
                  "clocks": clocks_of(live, reader, now), "offer": offer_of(live), "redo": False,
                  "wait": wait_of(live, reader),
                  "undo": None if seat is None else undo_of(live, seat)}
    changes = VIEWS.changes(game, seat, since, sheet.revision) if reader.differences else None
    if changes is None:
        data["view"] = sheet.view(seat)
    else:
        data["from"], data["changes"] = since, changes
    if reader.lean:
        if is_asked:
            data["options"] = sheet.options()
        return data
    with words.speaking(reader.lang), words.calling(live.names()):
        if reader.wants("log"):
            data["log"] = sheet.log(reader.lang, since, heard, lambda: list(log_of(live, game, reader, start, since)))
        if is_asked:
            data.update(question(live, game, reader))
    return data


def are_moves(live: Live, since: int) -> bool:
    """Is everything that has happened since a revision moves?"""
    steps = live.steps
    if not max(1, live.cut_at) <= since < len(steps):
        return False
    return all(step.kind == "choice" for step in steps[since:]) if since < len(steps) - 1 else \
        steps[since].kind == "choice"


def events_of(live: Live, reader: Reader, since: int) -> Data:
    """What the reader has heard since a revision; after a cut the story is told again from its start."""
    anew = not 0 < since <= live.revision or since < live.cut_at
    data: Data = {"type": "events", "revision": live.revision, "anew": anew, "events": [], "log": []}
    game = live.game
    if game is None:
        return data
    start = 0 if anew else live.marks[since].told
    data["events"] = Moment(game, reader.seat).events(start)
    if reader.wants("log"):
        with words.speaking(reader.lang), words.calling(live.names()):
            data["log"] = list(log_of(live, game, reader, start, 0 if anew else since))
    return data


def log_of(live: Live, game: Game, reader: Reader, start: int, since: int) -> Iterator[Data]:
    """What was heard in words; everybody reads there who has asked the coach or resigned, and when."""
    wording = wording_of(game)
    notes = notes_of(live, since)
    for begin, end in pairwise([start, *[max(start, note.told) for note in notes], len(game.told)]):
        for line in wording.log(game, reader.seat, begin, end):
            yield {"seat": line.seat, "text": line.text, "heading": line.heading, "at": line.at,
                   "minor": line.minor}
        if notes:
            yield noted(live, notes.pop(0))
