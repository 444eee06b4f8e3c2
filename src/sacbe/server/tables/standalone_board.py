"""A game without a table, such as a lesson's or a puzzle's, in the form of a table."""

from __future__ import annotations

from typing import NamedTuple

from sacbe.kernel.play.game import Game
from sacbe.presentation.language.words import current_language
from sacbe.presentation.render.moment import PlayerView
from sacbe.server.clocks import Clock
from sacbe.server.views.table_view import Data, TableReader, localizer_of, render_question_of, render_result_of


class StandaloneBoard(NamedTuple):
    """A position for one person, who plays one seat of it."""

    id: str
    title: str
    game: Game
    players: int
    seat: int
    moves: int                          # that led here; a number of the position
    is_asked: bool                      # does the person answer the question of the position?


def reader_of(board: StandaloneBoard) -> TableReader:
    return TableReader(board.seat, current_language())


def table_of(board: StandaloneBoard) -> Data:
    """Return the header of the board in the form of a table's; the other seats are bots without a level."""
    game, definition = board.game, board.game.definition
    seats = [{"seat": seat, "kind": "human" if number == board.seat else "bot", "name": "", "bot": "",
              "resigned": False} for number, seat in enumerate(definition.seats[:board.players])]
    return {"id": board.id, "game": definition.name, "rules": definition.version, "players": board.players,
            "options": dict(game.options), "edition": definition.edition_name,
            "components": dict(definition.components),
            "title": board.title, "visibility": "link", "language": current_language(), "delay": 0.0, "clock": Clock(),
            "phase": "over" if game.is_over else "playing", "archived": False, "origin": "", "rematch": "",
            "paused": False, "hints": False, "watchers_chat": False, "created": 0.0, "revision": board.moves,
            "seats": seats}


def state_of(board: StandaloneBoard, now: float) -> Data:
    """Return the position as the person sees it, with the question if they are asked."""
    game, reader = board.game, reader_of(board)
    moment = PlayerView(game, board.seat)
    state: Data = {"type": "state", "table": table_of(board), "revision": board.moves + 1, "now": now,
                   "you": game.definition.seats[board.seat], "view": moment.view, "ask": None, "options": [],
                   "answers": len(game.history), "undo": None, "redo": False, "offer": None, "clocks": None,
                   "result": None, "commitment": None, "secret": None}
    if game.is_over:
        state["result"] = render_result_of(game, reader)
    elif moment.own_question is not None and board.is_asked:
        state.update(render_question_of(game, moment, reader))
    return state


def events_of(board: StandaloneBoard, first: int) -> list[Data]:
    """Return the events that the person has heard, from this number on."""
    return [dict(said) for said in PlayerView(board.game, board.seat).visible_events(first)]


def log_of(board: StandaloneBoard) -> list[Data]:
    """Return the whole log so far, in words."""
    return [{"seat": line.seat, "text": line.text, "heading": line.heading, "at": line.at}
            for line in localizer_of(board.game).render_log(board.game, board.seat)]
