"""A reader who asks about a game and plays in it: answers are plain data, and no more than the reader may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import to_builtins

from sacbe.games.common.refusals import RefusedMove, rule_data
from sacbe.kernel.core.events import WATCHER
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game, LoggedEvent, Refusal
from sacbe.presentation.component_help import explain_all
from sacbe.presentation.render.moment import PlayerView
from sacbe.presentation.render.wording import Localizer
from sacbe.protocol import requests
from sacbe.protocol.requests import COMMANDS, Request, check_length, quote_text

MOST_REFUSED: Final = 20        # moves of one reason that are listed
MOST_MOVES: Final = 100         # in one request
WATCHING: Final = "watcher"     # a reader who only looks on
ASKED_SEAT: Final = "asked"     # as reader: the seat that is asked
NOTHING: Final = "nothing"      # what a client gets after a move, beside what happened
TELLS: Final = (NOTHING, "options", "question")
CODES: Final = {"unknown-move": "kernel.unknown-move", "unknown-move-near": "kernel.unknown-move"}

Answer = dict[str, Any]


def error_data(problem: Problem) -> Answer:
    """What is wrong with a request, as data: a code that never changes, and words."""
    if isinstance(problem, RefusedMove):
        which = {"number": problem.number, "move": problem.facts["move"]} if problem.number else {}
        return {"error": problem.refusal.rule, **which, **rule_data(problem.refusal)}
    return {"error": CODES.get(problem.key, problem.key), "text": " ".join(str(problem).split())}


class Conversation:
    """One reader and a game.  With a seat of its own it learns only what that seat may know."""

    def __init__(self, definition: GameDefinition, seat: str | None = None) -> None:
        self.definition = definition
        self.own = None if seat is None else definition.seats[definition.seat_number(seat, len(definition.seats))]
        self.reader = self.own or ASKED_SEAT
        self.game: Game | None = None
        self.tells = NOTHING
        self.over = False                                   # the reader has said goodbye

    @property
    def handlers(self) -> Mapping[str, Callable[..., Answer]]:
        """The methods that answer commands, by the name of the command."""
        return {"show": self.show, "view": self.view, "options": self.options, "question": self.question,
                "refused": self.refused, "what": self.what, "why": self.why, "do": self.do, "events": self.events,
                "tell": self.tell, "seat": self.sit, "help": self.help, "quit": self.quit}

    def answer(self, request: Request) -> Answer:
        """Answer a request: where the game stands after it, and what the request gives."""
        handler = self.handlers.get(request.command)
        if handler is None:
            raise Problem("protocol-not-here", command=request.command)
        found = handler(**request.arguments)
        return {**self.status(), **found, **(self.requested_extras() if COMMANDS[request.command].moves_on else {})}

    def status(self) -> Answer:
        """How many answers the game has, who is asked what, and whether it is over; without a game, nothing."""
        game = self.game
        if game is None or game.is_over:
            return {"answers": game and len(game.history), "asked": None, "prompt": None, "over": game is not None}
        return {"answers": len(game.history), "asked": game.ask.seat, "prompt": game.ask.prompt, "over": False}

    @property
    def current_game(self) -> Game:
        """The game; without one, the request is refused."""
        if self.game is None:
            raise Problem("protocol-no-game")
        return self.game

    def table(self) -> Answer:
        """The setup of the game: its name, players, seats, options and changed components."""
        game = self.current_game
        return {"game": self.definition.name, "players": game.players,
                "seats": list(self.definition.seats[:game.players]),
                "options": dict(game.options),
                **({"components": dict(game.definition.components)} if game.definition.components else {})}

    def quit(self) -> Answer:
        """End the conversation, with an empty answer."""
        self.over = True
        return {}

    def help(self) -> Answer:
        """The commands that can be sent, and how games can be set up."""
        return {"game": self.definition.name, "players": list(self.definition.players),
                "seats": list(self.definition.seats),
                "options": {option.name: list(option.values) for option in self.definition.options},
                "shapes": {option.name: option.shape for option in self.definition.options if option.shape},
                "commands": {name: command.form for name, command in COMMANDS.items() if name in self.handlers}}

    def tell(self, what: str | None = None) -> Answer:
        """Choose what comes with the answer to every move from now on, beside what happened."""
        if what is not None:
            if what.lower() not in TELLS:
                raise Problem("protocol-tell", what=quote_text(what), allowed=", ".join(TELLS))
            self.tells = what.lower()
        return {"tells": self.tells}

    def requested_extras(self) -> Answer:
        """The legal moves, or the whole question, where the reader wants them after each move."""
        if self.tells == NOTHING:
            return {}
        return {"next": self.question() if self.tells == "question" else self.options()}

    # ------------------------------------------------------------ looking

    def reader_of(self, seat: str | None = None) -> str:
        """Who reads the answer to a request: the seat it names, or the reader of the session."""
        reader = self.reader if seat is None else seat
        if reader == ASKED_SEAT and self.own is None:
            asked = self.status()["asked"]
            return asked if asked in self.definition.seats else WATCHING
        if reader == WATCHING:
            return reader
        name = self.definition.seats[self.definition.seat_number(reader, self.game.players if self.game
                                                                 else len(self.definition.seats))]
        if self.own not in (None, name):
            raise Problem("protocol-hidden", seat=name)
        return name

    def seat_of_reader(self, reader: str) -> int | None:
        """The number of the reader's seat; None for a watcher."""
        return None if reader == WATCHING else self.definition.seat_number(reader, self.current_game.players)

    def sit(self, seat: str | None = None) -> Answer:
        """Read as this seat, or as a watcher, from now on; say as whom."""
        if seat is not None:
            self.reader_of(seat)
            self.reader = seat
        return {"seat": self.reader}

    def view(self, seat: str | None = None) -> Answer:
        """The position as a seat, or a watcher, sees it."""
        game, reader = self.current_game, self.reader_of(seat)
        return {"seat": reader, "view": PlayerView(game, self.seat_of_reader(reader)).view}

    def show(self, seat: str | None = None) -> Answer:
        """The position and, at the end, the result."""
        return {**self.view(seat), "scores": self.current_game.scores, "winners": self.current_game.winners}

    def options(self) -> Answer:
        """The legal moves of the seat that is asked; a client with a seat is told its own alone."""
        game = self.current_game
        if game.is_over:
            return {"moves": []}
        if self.own not in (None, game.ask.seat):
            raise Problem("protocol-hidden", seat=game.ask.seat)
        return {"moves": game.ask.options}

    def asked_view(self) -> PlayerView | None:
        """The game as the seat that is asked sees it; a client with a seat gets its own question alone."""
        game = self.current_game
        if game.is_over or game.ask.seat == requests.CHANCE:
            return None
        if self.own not in (None, game.ask.seat):
            raise Problem("protocol-hidden", seat=game.ask.seat)
        return PlayerView(game, self.definition.seat_number(game.ask.seat, game.players))

    @property
    def wording(self) -> Localizer:
        return Localizer(self.current_game.definition, self.current_game.players)

    def question(self) -> Answer:
        """The question with its data, and every option with what it names and does, as data and in words."""
        moment = self.asked_view()
        if moment is None or moment.ask is None:
            return {"facts": None, "text": "", "options": []}
        wording = self.wording
        options = [wording.render_option(option, moment.view) for option in moment.options()]
        return {"facts": to_builtins(moment.ask.facts), "text": wording.question_sentence(moment.question_context()),
                "options": to_builtins(options)}

    def refused(self) -> Answer:
        """The moves that fit the question but that the rules refuse, by rule and numbers."""
        moment = self.asked_view()
        if moment is None:
            return {"refused": []}
        wording = self.wording
        return {"refused": to_builtins([wording.render_refusals(group)
                                        for group in moment.refused_moves(MOST_REFUSED)])}

    def what(self, thing: str) -> Answer:
        """What a tile, card, place or piece is and does, or everything that a move names, as the reader may know it."""
        game, reader = self.current_game, self.reader_of()
        view = PlayerView(game, self.seat_of_reader(reader)).view
        found = explain_all(self.wording, thing, view, "" if reader == WATCHING else reader)
        if not found:
            raise Problem("protocol-what", thing=quote_text(thing))
        return {"seat": reader, "things": to_builtins(found)}

    def why(self, move: str, seat: str | None = None) -> Answer:
        """Whether a move is legal, and if not, by which rule."""
        refusal = self.refusal(self.current_game, move, seat)
        return {"legal": refusal is None, **({} if refusal is None else rule_data(refusal))}

    def refusal(self, game: Game, move: str, seat: str | None) -> Refusal | None:
        """The reason why a move is not legal for this seat, our own, or the one that is asked; None if it is legal."""
        who = seat or self.own
        if self.own not in (None, who):
            raise Problem("protocol-hidden", seat=who)
        if who == requests.CHANCE:
            if not game.is_over and game.ask.seat != who:
                return Refusal("kernel.not-your-turn", {"asked": game.ask.seat})
            who = None
        return game.explain(move, who)

    def events(self, since: int = -1) -> Answer:
        """What happened after the answer with this number, or from the beginning."""
        reader = self.reader_of()
        return {"seat": reader, "events": self.visible_events([told for told in self.current_game.event_log
                                                               if told.at > since], reader)}

    def visible_events(self, events: Sequence[LoggedEvent], reader: str) -> list[Answer]:
        """The events that this reader may see, each with the number of the answer that caused it."""
        seat = self.seat_of_reader(reader)
        who = WATCHER if seat is None else seat
        return [{"at": event.at, **event.data} for event in events if event.audience >> who & 1]

    # ------------------------------------------------------------ playing

    def do(self, move: str | None = None, seat: str | None = None, moves: Sequence[str] | None = None) -> Answer:
        """Play a move, or several, all or none: one that is refused changes nothing."""
        wanted = self.read_moves(move, moves)
        reader, before = self.reader_of(), len(self.current_game.event_log)
        if len(wanted) == 1:
            self.check_move(self.current_game, wanted[0], seat)
            self.play_move(wanted[0])
        else:
            self.game = self.play_on_copy(wanted, seat)
        self.play_others()
        return {"seat": reader, "events": self.visible_events(self.current_game.event_log[before:], reader)}

    def read_moves(self, move: str | None, moves: Sequence[str] | None) -> list[str]:
        """The moves of a request in their notation."""
        if move is None and moves is None:
            raise Problem("protocol-missing", command="do", argument="move")
        if move is not None and moves is not None:
            raise Problem("protocol-moves")
        grammar = self.current_game.definition.grammar
        texts = moves or [] if move is None else split_moves(move)
        wanted = [grammar.write(grammar.read(check_length(text))) for text in texts]
        if not 0 < len(wanted) <= MOST_MOVES:
            raise Problem("protocol-moves-count", most=MOST_MOVES)
        return wanted

    def check_move(self, game: Game, move: str, seat: str | None, number: int = 0) -> None:
        """Refuse a move that is not legal; `number` says which of several it is."""
        refusal = self.refusal(game, move, seat)
        if refusal is not None:
            raise RefusedMove(move, refusal, number)

    def play_on_copy(self, moves: Sequence[str], seat: str | None) -> Game:
        """A copy of the game in which the moves are played.

        A client with a seat would learn what dice and others do from a list that is refused in the end.  So its moves
        must follow each other: nobody else, chance included, may answer between them, and nothing secret may open.
        """
        trial = self.current_game.clone()
        answers, reveals = len(trial.history), trial.state.reveals
        for number, move in enumerate(moves, 1):
            between = len(trial.history) != answers + number - 1 or trial.state.reveals != reveals
            if self.own is not None and (between or trial.is_over or trial.ask.seat != self.own) and number > 1:
                raise Problem("protocol-between", number=number, move=move)
            self.check_move(trial, move, seat, number)
            trial.apply(move)
        return trial

    def play_move(self, move: str) -> None:
        """Play a move that is checked."""
        self.current_game.apply(move)

    def play_others(self) -> None:
        """Let others play until the reader is asked again: nothing here; those who host a game override it."""


def split_moves(text: str) -> list[str]:
    """The moves of a line, with `;` between them.

    >>> split_moves("place tikal; place uxmal;stop")
    ['place tikal', 'place uxmal', 'stop']
    """
    return [part.strip() for part in text.split(";")]
