"""One client and its game: answers requests with plain data, and shows no more than the client may know."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import to_builtins

from sacbe import bots as robots
from sacbe.coach import tell
from sacbe.coach.review import review
from sacbe.explain import RefusedMove, rule_data
from sacbe.games import editions
from sacbe.kernel import record as records
from sacbe.kernel.box import Box
from sacbe.kernel.chance import Driver, Seeded, mix
from sacbe.kernel.errors import Problem
from sacbe.kernel.events import WATCHER
from sacbe.kernel.frame import CHANCE
from sacbe.kernel.game import SEEDS, Game, Refusal, Told, chance_of
from sacbe.presentation.moment import Moment
from sacbe.presentation.wording import Wording
from sacbe.protocol import requests
from sacbe.protocol.requests import COMMANDS, LONGEST, Request, shown

MOST_REFUSED: Final = 20        # moves of one reason that are listed
WATCHING: Final = "watcher"     # a reader who only looks on
ASKED: Final = "asked"          # as reader: the seat that is asked
BY_HAND: Final = "none"         # instead of a seed: the client answers for chance
DIGITS: Final = len(str(SEEDS))
CODES: Final = {"unknown-move": "kernel.unknown-move", "unknown-move-near": "kernel.unknown-move"}

Answer = dict[str, Any]


def error_data(problem: Problem) -> Answer:
    """What is wrong with a request: a code that never changes, and words."""
    if isinstance(problem, RefusedMove):
        return {"error": problem.refusal.rule, **rule_data(problem.refusal)}
    return {"error": CODES.get(problem.key, problem.key), "text": " ".join(str(problem).split())}


class ProtocolSession:
    """A client.  With a seat of its own it learns only what that seat may know, and bots play the other seats.

    >>> from sacbe import games
    >>> session = ProtocolSession(games.box("tzolkin"))
    >>> session.answer(Request("new", {"players": 2, "seed": 7}))["asked"]
    'red'
    """

    def __init__(self, box: Box, seat: str | None = None, rivals: Sequence[str] = ("random",)) -> None:
        self.box = box
        self.own = None if seat is None else box.seats[box.seat(seat, len(box.seats))]
        self.reader = self.own or ASKED
        self.rivals = tuple(rivals)
        robots.seated(self.rivals, len(box.seats), box)          # refuses bots that do not exist
        self.bots: dict[int, Driver] = {}
        self.game: Game | None = None
        self.by_hand = False
        self.over = False                                   # the client has said goodbye

    def answer(self, request: Request) -> Answer:
        """Where the game stands after the request, and what the request gives."""
        handlers: Mapping[str, Callable[..., Answer]] = {
            "new": self.new, "show": self.show, "view": self.view, "options": self.options,
            "question": self.question, "refused": self.refused, "chances": self.chances, "hint": self.hint,
            "explain": self.explain, "review": self.review, "why": self.why, "do": self.do, "undo": self.undo,
            "events": self.events, "seat": self.sit, "record": self.record, "load": self.load, "help": self.help,
            "quit": self.quit,
        }
        found = handlers[request.command](**request.arguments)
        return {**self.status(), **found}

    def status(self) -> Answer:
        """How many answers the game has, who is asked what, and whether it is over; without a game, nothing."""
        game = self.game
        if game is None or game.over:
            return {"answers": game and len(game.history), "asked": None, "prompt": None, "over": game is not None}
        return {"answers": len(game.history), "asked": game.ask.seat, "prompt": game.ask.prompt, "over": False}

    @property
    def playing(self) -> Game:
        """The game, where there is one."""
        if self.game is None:
            raise Problem("protocol-no-game")
        return self.game

    # ------------------------------------------------------------ beginning and leaving

    def new(self, players: int | None = None, seed: object = None, options: Mapping[str, str] | None = None,
            components: Mapping[str, Any] | None = None) -> Answer:
        """A new game in place of the old one; without a seed, one that nobody knows."""
        count = self.box.players[-1] if players is None else players
        by_hand = seed == BY_HAND
        if by_hand and self.own is not None:
            raise Problem("protocol-hidden", seat=requests.CHANCE)
        number = fresh() if seed is None else None if by_hand else seed_of(seed)
        box = editions.edition(self.box, components)
        self.begin(Game(box, count, options or {}, chance_of(number, None)), by_hand, number)
        secret = seed is None and self.own is not None      # the seed tells all dice and deals
        return {**self.table(), **({} if secret else {"seed": BY_HAND if by_hand else number})}

    def load(self, record: str) -> Answer:
        """The game of a record; from its end on, chance is answered from a new seed."""
        if len(record) > LONGEST:
            raise Problem("protocol-line", most=LONGEST)
        self.begin(records.read(record, self.same_game), by_hand=False, seed=None)
        return self.table()

    def same_game(self, name: str) -> Box:
        """The box of a record, which must be ours."""
        if name != self.box.name:
            raise Problem("protocol-other-game", name=shown(name), game=self.box.name)
        return self.box

    def begin(self, game: Game, by_hand: bool, seed: int | None) -> None:
        """Take this game, and let the others play up to the first question for us."""
        if self.own is not None:
            own, stream = self.box.seat(self.own, game.players), fresh() if seed is None else seed
            others = [seat for seat in range(game.players) if seat != own]
            self.bots = {seat: robots.make(name, game.box, seat, mix(stream, seat))
                         for seat, name in zip(others, robots.seated(self.rivals, len(others)))}
        self.game, self.by_hand = game, by_hand
        self.go_on()

    def go_on(self) -> None:
        """Let chance and the bots answer until somebody else is asked."""
        game = self.playing
        if game.chance is None and not self.by_hand:
            game.adopt(Seeded(fresh()))
        while (ask := game.state.ask) is not None and ask.seat in self.bots:
            game.apply(int(self.bots[ask.seat].choose(game.state, ask)))

    def table(self) -> Answer:
        """What is played, and how."""
        game = self.playing
        return {"game": self.box.name, "players": game.players, "seats": list(self.box.seats[:game.players]),
                "options": dict(game.options),
                **({"components": dict(game.box.components)} if game.box.components else {})}

    def quit(self) -> Answer:
        """The last answer."""
        self.over = True
        return {}

    def help(self) -> Answer:
        """What can be sent, and how games can be set up."""
        return {"game": self.box.name, "players": list(self.box.players), "seats": list(self.box.seats),
                "options": {option.name: list(option.values) for option in self.box.options},
                "shapes": {option.name: option.shape for option in self.box.options if option.shape},
                "commands": {name: command.form for name, command in COMMANDS.items()}}

    # ------------------------------------------------------------ looking

    def whose(self, seat: str | None = None) -> str:
        """Who reads the answer to a request: the seat it names, or the reader of the session."""
        reader = self.reader if seat is None else seat
        if reader == ASKED and self.own is None:
            asked = self.status()["asked"]
            return asked if asked in self.box.seats else WATCHING
        if reader == WATCHING:
            return reader
        name = self.box.seats[self.box.seat(reader, self.game.players if self.game else len(self.box.seats))]
        if self.own not in (None, name):
            raise Problem("protocol-hidden", seat=name)
        return name

    def sit(self, seat: str | None = None) -> Answer:
        """Read as this seat, or as a watcher, from now on; say as whom."""
        if seat is not None:
            self.whose(seat)
            self.reader = seat
        return {"seat": self.reader}

    def view(self, seat: str | None = None) -> Answer:
        """The position as a seat, or a watcher, sees it."""
        game, reader = self.playing, self.whose(seat)
        seen_by = None if reader == WATCHING else self.box.seat(reader, game.players)
        return {"seat": reader, "view": Moment(game, seen_by).view}

    def show(self, seat: str | None = None) -> Answer:
        """The position and, at the end, the result."""
        return {**self.view(seat), "scores": self.playing.scores, "winners": self.playing.winners}

    def options(self) -> Answer:
        """The legal moves of the seat that is asked; a client with a seat is told its own alone."""
        game = self.playing
        if game.over:
            return {"moves": []}
        if self.own not in (None, game.ask.seat):
            raise Problem("protocol-hidden", seat=game.ask.seat)
        return {"moves": game.ask.options}

    def asking(self) -> Moment | None:
        """The game as the seat that is asked sees it; a client with a seat gets its own question alone."""
        game = self.playing
        if game.over or game.ask.seat == requests.CHANCE:
            return None
        if self.own not in (None, game.ask.seat):
            raise Problem("protocol-hidden", seat=game.ask.seat)
        return Moment(game, self.box.seat(game.ask.seat, game.players))

    def question(self) -> Answer:
        """The question with its facts, and every option with what it names and does, as data and in words."""
        moment = self.asking()
        if moment is None or moment.ask is None:
            return {"facts": None, "text": "", "options": []}
        wording = Wording(self.playing.box, self.playing.players)
        options = [wording.option(option, moment.view) for option in moment.options()]
        return {"facts": to_builtins(moment.ask.facts), "text": wording.prompt(moment.asked()),
                "options": to_builtins(options)}

    def refused(self) -> Answer:
        """What the question knows and the rules refuse, by rule and numbers."""
        moment = self.asking()
        if moment is None:
            return {"refused": []}
        wording = Wording(self.playing.box, self.playing.players)
        return {"refused": to_builtins([wording.refused(group) for group in moment.refused(MOST_REFUSED)])}

    def chances(self, seat: str | None = None) -> Answer:
        """What each seat can expect, from what a seat, or a watcher, may know."""
        game, reader = self.playing, self.whose(seat)
        return {"seat": reader, **game.chances(None if reader == WATCHING else reader).plain()}

    def hint(self, step: int = tell.NUDGE) -> Answer:
        """What the coach would do for the seat that is asked, up to a step; from what that seat may know."""
        game = self.playing
        if self.own is not None and not game.over and game.ask.seat != self.own:
            raise Problem("protocol-hidden", seat=game.ask.seat)
        return {"hint": to_builtins(tell.hint_told(game, step))}

    def explain(self, answer: int) -> Answer:
        """Why a seat may have given the answer with this number, as far as the reader may know."""
        game, reader = self.playing, self.whose()
        seen_by = None if reader == WATCHING else self.box.seat(reader, game.players)
        return {"seat": reader, "explanation": to_builtins(tell.explanation_told(game, answer - 1, seen_by))}

    def review(self, depth: int = 1) -> Answer:
        """The review of a game that is over."""
        game = self.playing
        found = review(game, depth)
        return {"review": to_builtins(found), "words": to_builtins(tell.review_told(game, found))}

    def why(self, move: str, seat: str | None = None) -> Answer:
        """Whether a move stands, and if not, by which rule."""
        refusal = self.refusal(move, seat)
        return {"legal": refusal is None, **({} if refusal is None else rule_data(refusal))}

    def refusal(self, move: str, seat: str | None) -> Refusal | None:
        """Why a move does not stand for this seat, our own, or the one that is asked."""
        game, who = self.playing, seat or self.own
        if self.own not in (None, who):
            raise Problem("protocol-hidden", seat=who)
        if who == requests.CHANCE:
            if not game.over and game.ask.seat != who:
                return Refusal("kernel.not-your-turn", {"asked": game.ask.seat})
            who = None
        return game.explain(move, who)

    def events(self, since: int = -1) -> Answer:
        """What happened after the answer with this number, or from the beginning."""
        reader = self.whose()
        return {"seat": reader, "events": self.heard([told for told in self.playing.told if told.at > since], reader)}

    def heard(self, told: Sequence[Told], reader: str) -> list[Answer]:
        """The events that this reader may see, each with the number of the answer that caused it."""
        who = WATCHER if reader == WATCHING else self.box.seat(reader, self.playing.players)
        return [{"at": event.at, **event.said} for event in told if event.audience >> who & 1]

    # ------------------------------------------------------------ playing

    def do(self, move: str, seat: str | None = None) -> Answer:
        """Play a move; a refused one changes nothing."""
        game = self.playing
        text = self.box.grammar.write(self.box.grammar.read(move))
        refusal = self.refusal(text, seat)
        if refusal is not None:
            raise RefusedMove(text, refusal)
        reader, before = self.whose(), len(game.told)
        game.apply(text)
        self.go_on()
        return {"seat": reader, "events": self.heard(game.told[before:], reader)}

    def undo(self, count: int = 1) -> Answer:
        """Take decisions back; a client with a seat may not un-know anything, nor take back what others did."""
        game = self.playing
        decisions = [at for at, entry in enumerate(game.history) if entry.seat != CHANCE]
        if not 0 < count <= len(decisions):
            raise Problem("nothing-to-undo")
        report = game.undo_report(decisions[-count])
        if self.own is not None and not report.is_free(self.own):
            raise Problem("protocol-undo")
        game.undo(decisions[-count])
        self.go_on()
        return {"undone": count, "chance": report.chance, "reveals": report.reveals, "seats": list(report.seats)}

    def record(self) -> Answer:
        """The record of the game; it tells every secret, so a client with a seat gets it at the end."""
        if self.own is not None and not self.playing.over:
            raise Problem("protocol-record")
        return {"record": records.write(self.playing)}


def fresh() -> int:
    """A seed nobody knows."""
    return secrets.randbelow(SEEDS)


def seed_of(value: object) -> int:
    """A seed as it was sent, as a number or as digits."""
    text = str(value)
    if isinstance(value, bool) or not (text.isascii() and text.isdigit()) or len(text) > DIGITS or int(text) >= SEEDS:
        raise Problem("seed", seed=shown(text), most=SEEDS - 1)
    return int(text)
