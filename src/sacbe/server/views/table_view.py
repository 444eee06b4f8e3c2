"""What one client sees of a table: its own view, its question, refused moves, and the events it has heard.

Everything is made for one reader (a seat, or None for a watcher) from what the presentation layer gives it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, Literal, NamedTuple

from sacbe import games
from sacbe.kernel.definition.effects import Thing
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game
from sacbe.presentation.component_help import explain_thing
from sacbe.presentation.language import words
from sacbe.presentation.render.moment import PlayerView
from sacbe.presentation.render.wording import Localizer, rule_words
from sacbe.presentation.schema.data import RefusedShown
from sacbe.server.clocks import Clock
from sacbe.server.storage.rows import SeatRow, TableRow
from sacbe.server.tables.core.new_game import commitment_of
from sacbe.server.tables.core.table import LiveTable, allows_hints, may_go_on
from sacbe.server.tables.core.undo import last_decision
from sacbe.server.views.notes import notes_since, render_note
from sacbe.server.views.revision_cache import person_asked, revision_cache_of
from sacbe.server.views.view_history import ViewHistory

Data = dict[str, Any]
Part = Literal["prompt", "options", "log", "result", "none"]        # `none` alone: data without words
PARTS: Final[tuple[Part, ...]] = ("prompt", "options", "log", "result")         # the parts that can have words
VIEWS: Final = ViewHistory()            # the last ones that seats and watchers of this process have seen


class TableReader(NamedTuple):
    """The reader of a table: seat, language, which words are wanted, and whether moves alone will do (`lean`).

    One who takes `differences` gets the changes of the view instead of the whole.
    """

    seat: int | None
    lang: str = "en"
    lean: bool = False
    words: frozenset[Part] = frozenset(PARTS)
    differences: bool = False

    def wants(self, part: Part) -> bool:
        """Does the reader want the words of this part?"""
        return not self.lean and part in self.words


def localizer_of(game: Game) -> Localizer:
    """Return the localizer of a game in the current language."""
    return localizer_for(game.definition, game.players)


def localizer_for(definition: GameDefinition, players: int) -> Localizer:
    """Return the localizer of a game definition in the current language, where there is no game."""
    return _wording(definition, players, words.current_language())


@lru_cache(maxsize=64)
def _wording(definition: GameDefinition, players: int, lang: str) -> Localizer:
    """Make a localizer; cached, since it is needed for every move."""
    with words.use_language(lang):
        return Localizer(definition, players)


# ---------------------------------------------------------------- the table

def render_header(live: LiveTable) -> Data:
    """Return the header of a table, which everybody with its link may see."""
    row = live.row
    return {"id": row.id, "game": row.game, "rules": row.rules, "players": row.players, "options": row.options,
            "edition": row.edition, "components": row.components, "title": row.title, "visibility": row.visibility,
            "language": row.language, "delay": row.delay, "clock": live.clock, "phase": live.phase,
            "archived": live.archived, "origin": live.origin, "rematch": live.rematch, "paused": live.paused,
            "hints": allows_hints(row, live.seats), "watchers_chat": row.watchers_chat, "created": row.created,
            "revision": live.revision, "seats": render_seats(live)}


def render_listing(row: TableRow, seats: Sequence[SeatRow]) -> Data | None:
    """Return the header of a table for a list, from its rows alone, without replaying its game.

    Who has left, resigned or paused is in the steps, and so is not in a list; nor is the revision of a table whose
    watchers have a delay.  None: the game is not installed here.
    """
    try:
        names = games.load_definition(row.game).seats
        clock = Clock.from_data(row.clock)
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


def render_seats(live: LiveTable) -> list[Data]:
    """Return who sits where, with the bot that plays for a person who has left."""
    names = live.definition.seats
    return [{"seat": names[seat.seat], "kind": seat.kind, "name": seat.name, "bot": live.bot_of(seat.seat),
             "resigned": seat.seat in live.resigned} for seat in live.seats]


def render_state(live: LiveTable, reader: TableReader, now: float) -> Data:
    """Return the whole table for one reader."""
    names = live.definition.seats
    data: Data = {"type": "state", "table": render_header(live), "revision": live.revision, "now": now,
                  "you": None if reader.seat is None else names[reader.seat], "view": None, "ask": None, "options": [],
                  "answers": 0, "undo": None, "redo": False, "offer": render_offer(live),
                  "clocks": render_clocks(live, reader, now), "result": None, "commitment": commitment_of(live.row),
                  "secret": None, "wait": render_wait(live, reader)}
    game = live.game
    if game is None:
        return data
    data["answers"] = len(game.history)
    data["view"] = VIEWS.view_of(game, reader.seat, live.revision, reader.differences)
    with words.use_language(reader.lang), words.use_player_names(live.names()):
        if game.is_over:
            data["result"] = render_result(live, game, reader)
            data["secret"] = live.row.secret.hex() if live.row.base is None else None
        elif live.phase == "playing":
            data.update(render_question(live, game, reader))
    if reader.seat is not None:
        data["undo"], data["redo"] = render_undo(live, reader.seat), can_redo(live, reader.seat)
    return data


def render_question(live: LiveTable, game: Game, reader: TableReader) -> Data:
    """Return the question; its facts, options and words are only for the asked seat."""
    if reader.seat is None or person_asked(live) != reader.seat:
        return {"ask": PlayerView(game, None).ask}
    if reader.lean:
        return {"ask": PlayerView(game, None).ask, "options": PlayerView(game, reader.seat).options(effects=False)}
    return render_question_of(game, PlayerView(game, reader.seat, VIEWS.view_of(game, reader.seat, live.revision)),
                              reader)


def render_question_of(game: Game, moment: PlayerView, reader: TableReader) -> Data:
    """Return the question of the reader's seat with facts, options and words."""
    ask, options = moment.ask, moment.options()
    assert ask is not None
    wording = localizer_of(game)
    if reader.wants("prompt"):
        ask.text = wording.prompt_alone(moment.question_context())
    if reader.wants("options"):
        options = [wording.render_option(option, moment.view) for option in options]
    return {"ask": ask, "options": options}


def list_refused_moves(live: LiveTable, reader: TableReader) -> list[RefusedShown]:
    """List the moves that the rules refuse the reader's seat now, by rule and reason."""
    game = live.game
    if game is None or game.is_over or live.phase != "playing" or live.asked_seat != reader.seat:
        return []
    with words.use_player_names(live.names()):
        return list_refused_moves_of(game, reader)


def list_refused_moves_of(game: Game, reader: TableReader) -> list[RefusedShown]:
    """List the moves that the rules refuse the reader's seat in a game without a table."""
    groups = PlayerView(game, reader.seat).refused_moves()
    if reader.lean:
        return groups
    with words.use_language(reader.lang):
        wording = localizer_of(game)
        return [wording.render_refusals(group) for group in groups]


def explain_refusal(live: LiveTable, reader: TableReader, move: str) -> Data:
    """Explain whether a move is legal for the reader's seat, and if not, by which rule."""
    if live.phase == "abandoned":
        raise Problem("table-over")
    with words.use_player_names(live.names()):
        return explain_refusal_of(live.started_game, reader, move)


def explain_refusal_of(game: Game, reader: TableReader, move: str) -> Data:
    """Explain whether a move is legal in a game without a table, and if not, by which rule."""
    with words.use_language(reader.lang):
        refusal = game.explain(move, reader.seat)
        if refusal is None:
            return {"type": "why", "move": move, "legal": True}
        name, source, text = rule_words(refusal.rule, reader.lang)
        return {"type": "why", "move": move, "legal": False, "text": localizer_of(game).refusal_sentence(refusal),
                "rule": refusal.rule, "name": name, "source": source, "rule_text": text, "numbers": refusal.numbers}


def render_explanation(live: LiveTable, reader: TableReader, thing: Thing) -> Data:
    """Explain what a thing of the board is and does, from what the reader may know now."""
    with words.use_player_names(live.names()):
        return render_explanation_of(live.started_game, reader, thing)


def render_explanation_of(game: Game, reader: TableReader, thing: Thing) -> Data:
    """Explain a thing of the board in a game without a table; empty for an unknown thing."""
    seat = "" if reader.seat is None else game.definition.seats[reader.seat]
    with words.use_language(reader.lang):
        found = explain_thing(localizer_of(game), thing, PlayerView(game, reader.seat).view, seat)
    return {"type": "explained", "thing": thing, "title": found.title if found else "",
            "notes": found.notes if found else [], "rules": found.rules if found else [],
            "changed": found.changed if found else []}


def render_result(live: LiveTable, game: Game, reader: TableReader) -> Data:
    """Return the result of a table's game: scores, winners, where the points came from, and who resigned."""
    return {**render_result_of(game, reader),
            "resigned": [game.definition.seats[seat] for seat in sorted(live.resigned)]}


def render_result_of(game: Game, reader: TableReader) -> Data:
    """Return the result of a game without a table, in which nobody can resign."""
    result = PlayerView(game, reader.seat).result()
    assert result is not None
    text = localizer_of(game).result_lines(result) if reader.wants("result") else []
    return {"scores": result.scores, "winners": result.winners, "text": text, "parts": result.parts, "resigned": []}


# ---------------------------------------------------------------- taking back, offers, clocks

def render_undo(live: LiveTable, seat: int) -> Data | None:
    """Return whether the seat may undo its last decision alone, or why nobody could allow it; None without one."""
    last = last_decision(live, seat) if can_take_back(live, seat) else None
    if last is None:
        return None
    return {"to": last.to, "free": last.free, "chance": last.chance, "reveals": last.reveals, "turn": last.turn,
            "refused": last.refused, "seats": last.seats}


def can_redo(live: LiveTable, seat: int) -> bool:
    """May the seat redo what it has undone?"""
    return can_take_back(live, seat) and bool(live.redoable_answers(seat))


def can_take_back(live: LiveTable, seat: int) -> bool:
    """Could the seat undo something now: is the game running, not paused, and the seat not replaced by a bot?"""
    return live.phase == "playing" and not live.paused and seat not in live.replaced_by_bot


def render_offer(live: LiveTable) -> Data | None:
    """Return the pending offer and who has to agree; None without one."""
    offer = live.offer
    if offer is None:
        return None
    names = live.definition.seats
    return {"what": offer.what, "by": names[offer.by], "to": offer.to, "needs": [names[s] for s in sorted(offer.needs)],
            "agreed": [names[s] for s in sorted(offer.agreed)]}


def render_clocks(live: LiveTable, reader: TableReader, now: float) -> Data | None:
    """Return the seconds that every seat has left; delayed watchers see the clocks as they were."""
    if live.clock.kind == "none":
        return None
    late = live.row.delay if reader.seat is None else 0.0
    left = {live.definition.seats[seat]: live.times.seconds_left(seat, now - late) for seat in range(live.row.players)}
    return {"left": left, "deadline": None if live.deadline is None else live.deadline + late}


def render_wait(live: LiveTable, reader: TableReader) -> Data | None:
    """Return which bot waits for the owner of its seat, until when, and whether the reader may end the wait."""
    if not live.late or not live.is_bot_asked or live.bot_due <= live.revision_marks[-1].at:
        return None
    seat = live.asked_seat
    assert seat is not None
    late = live.row.delay if reader.seat is None else 0.0
    return {"seat": live.definition.seats[seat], "until": live.bot_due + late,
            "may_go_on": may_go_on(live, reader.seat)}


# ---------------------------------------------------------------- what happened

def render_news(live: LiveTable, reader: TableReader, since: int, now: float) -> Data | None:
    """Return what a few moves have changed, in one message; None if something else has happened."""
    game = live.game
    if game is None or live.phase != "playing" or not are_only_moves(live, since):
        return None
    sheet, seat, start = revision_cache_of(live, game), reader.seat, live.revision_marks[since].events
    is_asked, heard = seat is not None and sheet.asked == seat, sheet.heard_events(seat, start)
    data: Data = {"type": "news", "revision": sheet.revision, "anew": False, "events": sheet.events(heard),
                  "log": [], "now": now, "ask": sheet.ask, "options": [], "answers": len(game.history),
                  "clocks": render_clocks(live, reader, now), "offer": render_offer(live), "redo": False,
                  "wait": render_wait(live, reader),
                  "undo": None if seat is None else render_undo(live, seat)}
    changes = VIEWS.changes(game, seat, since, sheet.revision) if reader.differences else None
    if changes is None:
        data["view"] = sheet.view(seat)
    else:
        data["from"], data["changes"] = since, changes
    if reader.lean:
        if is_asked:
            data["options"] = sheet.options()
        return data
    with words.use_language(reader.lang), words.use_player_names(live.names()):
        if reader.wants("log"):
            data["log"] = sheet.log(reader.lang, since, heard,
                                    lambda: list(render_log(live, game, reader, start, since)))
        if is_asked:
            data.update(render_question(live, game, reader))
    return data


def are_only_moves(live: LiveTable, since: int) -> bool:
    """Were all steps since a revision moves?"""
    steps = live.steps
    if not max(1, live.cut_at) <= since < len(steps):
        return False
    return all(step.kind == "choice" for step in steps[since:]) if since < len(steps) - 1 else \
        steps[since].kind == "choice"


def render_events(live: LiveTable, reader: TableReader, since: int) -> Data:
    """Return the events that the reader has heard since a revision; after an undo, all from the start."""
    anew = not 0 < since <= live.revision or since < live.cut_at
    data: Data = {"type": "events", "revision": live.revision, "anew": anew, "events": [], "log": []}
    game = live.game
    if game is None:
        return data
    start = 0 if anew else live.revision_marks[since].events
    data["events"] = PlayerView(game, reader.seat).visible_events(start)
    if reader.wants("log"):
        with words.use_language(reader.lang), words.use_player_names(live.names()):
            data["log"] = list(render_log(live, game, reader, start, 0 if anew else since))
    return data


def render_log(live: LiveTable, game: Game, reader: TableReader, start: int, since: int) -> Iterator[Data]:
    """Yield the log lines for what the reader has heard, and the notes of hints and resignations between them."""
    wording = localizer_of(game)
    notes = notes_since(live, since)
    for begin, end in pairwise([start, *[max(start, note.events) for note in notes], len(game.event_log)]):
        for line in wording.render_log(game, reader.seat, begin, end):
            yield {"seat": line.seat, "text": line.text, "heading": line.heading, "at": line.at,
                   "minor": line.minor}
        if notes:
            yield render_note(live, notes.pop(0))
