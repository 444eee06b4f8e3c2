"""One client and its game: begins and loads games, lets bots play the other seats, and asks the coach."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import to_builtins

from sacbe import bots as robots
from sacbe.coach.review.review import review_game
from sacbe.coach.text import render
from sacbe.games.components import editions
from sacbe.kernel.core.chance import Driver, SeededDriver, mix_seed
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import record as records
from sacbe.kernel.play.game import SEED_LIMIT, Game, make_chance_driver
from sacbe.protocol import requests
from sacbe.protocol.conversation import WATCHING, Answer, Conversation
from sacbe.protocol.requests import LONGEST, quote_text

BY_HAND: Final = "none"         # instead of a seed: the client answers for chance
DIGITS: Final = len(str(SEED_LIMIT))


class ProtocolSession(Conversation):
    """A client.  With a seat of its own it learns only what that seat may know, and bots play the other seats.

    >>> from sacbe import games
    >>> session = ProtocolSession(games.load_definition("tzolkin"))
    >>> session.answer(requests.Request("new", {"players": 2, "seed": 7}))["asked"]
    'red'
    """

    def __init__(self, definition: GameDefinition, seat: str | None = None,
                 rivals: Sequence[str] = ("random",)) -> None:
        super().__init__(definition, seat)
        self.rivals = tuple(rivals)
        robots.assign_bots(self.rivals, len(definition.seats), definition)  # refuses bots that do not exist
        self.bots: dict[int, Driver] = {}
        self.by_hand = False

    @property
    def handlers(self) -> Mapping[str, Callable[..., Answer]]:
        return {**super().handlers, "new": self.new, "load": self.load, "chances": self.chances, "hint": self.hint,
                "explain": self.explain, "review": self.review, "undo": self.undo, "record": self.record}

    # ------------------------------------------------------------ beginning

    def new(self, players: int | None = None, seed: object = None, options: Mapping[str, str] | None = None,
            components: Mapping[str, Any] | None = None) -> Answer:
        """Begin a new game in place of the old one; without a seed, with one that nobody knows."""
        count = self.definition.players[-1] if players is None else players
        by_hand = seed == BY_HAND
        if by_hand and self.own is not None:
            raise Problem("protocol-hidden", seat=requests.CHANCE)
        number = secret_seed() if seed is None else None if by_hand else parse_seed(seed)
        definition = editions.make_edition(self.definition, components)
        self.begin(Game(definition, count, options or {}, make_chance_driver(number, None)), by_hand, number)
        secret = seed is None and self.own is not None      # the seed tells all dice and deals
        return {**self.table(), **({} if secret else {"seed": BY_HAND if by_hand else number})}

    def load(self, record: str) -> Answer:
        """Load the game of a record; from its end on, chance is answered from a new seed."""
        if len(record) > LONGEST:
            raise Problem("protocol-line", most=LONGEST)
        self.begin(records.read(record, self.check_same_game), by_hand=False, seed=None)
        return self.table()

    def check_same_game(self, name: str) -> GameDefinition:
        """Return the definition for a record, which must be of the same game as the session."""
        if name != self.definition.name:
            raise Problem("protocol-other-game", name=quote_text(name), game=self.definition.name)
        return self.definition

    def begin(self, game: Game, by_hand: bool, seed: int | None) -> None:
        """Take over a game, and let the others play up to the first question to this client."""
        if self.own is not None:
            own, stream = self.definition.seat_number(self.own, game.players), secret_seed() if seed is None else seed
            others = [seat for seat in range(game.players) if seat != own]
            self.bots = {seat: robots.make_bot(name, game.definition, seat, mix_seed(stream, seat))
                         for seat, name in zip(others, robots.assign_bots(self.rivals, len(others)))}
        self.game, self.by_hand = game, by_hand
        self.play_others()

    def play_others(self) -> None:
        """Let chance and the bots answer until the client is asked."""
        game = self.current_game
        if game.chance is None and not self.by_hand:
            game.set_chance_driver(SeededDriver(secret_seed()))
        while (ask := game.state.ask) is not None and ask.seat in self.bots:
            game.apply(int(self.bots[ask.seat].choose(game.state, ask)))

    # ------------------------------------------------------------ the coach

    def chances(self, seat: str | None = None) -> Answer:
        """Return what each seat can expect, from what a seat, or a spectator, may know."""
        game, reader = self.current_game, self.reader_of(seat)
        return {"seat": reader, **game.chances(None if reader == WATCHING else reader).as_data()}

    def hint(self, step: int = render.NUDGE) -> Answer:
        """Return a hint for the seat that is asked, up to a step; from what that seat may know."""
        game = self.current_game
        if self.own is not None and not game.is_over and game.ask.seat != self.own:
            raise Problem("protocol-hidden", seat=game.ask.seat)
        return {"hint": to_builtins(render.render_hint(game, step))}

    def explain(self, answer: int) -> Answer:
        """Explain why a seat may have given the answer with this number, as far as the reader may know."""
        game, reader = self.current_game, self.reader_of()
        told = render.render_explanation(game, answer - 1, self.seat_of_reader(reader))
        return {"seat": reader, "explanation": to_builtins(told)}

    def review(self, depth: int = 1) -> Answer:
        """Return the review of a game that is over."""
        game = self.current_game
        found = review_game(game, depth)
        return {"review": to_builtins(found), "words": to_builtins(render.render_review(game, found))}

    # ------------------------------------------------------------ taking back, keeping

    def undo(self, count: int = 1) -> Answer:
        """Take decisions back.

        A client with a seat may not undo something it has learnt, nor take back what others did.
        """
        game = self.current_game
        decisions = [at for at, entry in enumerate(game.history) if entry.seat != CHANCE]
        if not 0 < count <= len(decisions):
            raise Problem("nothing-to-undo")
        report = game.undo_report(decisions[-count])
        if self.own is not None and not report.is_free(self.own):
            raise Problem("protocol-undo")
        game.undo(decisions[-count])
        self.play_others()
        return {"undone": count, "chance": report.chance, "reveals": report.reveals, "seats": list(report.seats)}

    def record(self) -> Answer:
        """Return the record of the game; it tells every secret, so a client with a seat gets it at the end."""
        if self.own is not None and not self.current_game.is_over:
            raise Problem("protocol-record")
        return {"record": records.write(self.current_game)}


def secret_seed() -> int:
    """Return a seed that nobody knows."""
    return secrets.randbelow(SEED_LIMIT)


def parse_seed(value: object) -> int:
    """Read a seed that was sent as a number or as digits."""
    text = str(value)
    if isinstance(value, bool) or not (text.isascii()
                                       and text.isdigit()) or len(text) > DIGITS or int(text) >= SEED_LIMIT:
        raise Problem("seed", seed=quote_text(text), most=SEED_LIMIT - 1)
    return int(text)
