"""A game with people and bots on its seats: whose turn it is, taking back, and what the bots are asked.  No I/O."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sacbe import bots, games
from sacbe.bots.thinker import BotJob
from sacbe.kernel.core.chance import CommittedDriver
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import SEED_LIMIT, Game, LoggedEvent, Undo

HUMAN: Final = "human"


class UndoPlan(NamedTuple):
    """Taking back: to which answer, whose decision it was, and what else would go with it."""

    to: int
    seat: str
    report: Undo

    @property
    def is_free(self) -> bool:
        """May the person do it alone?  Replies of bots may go too: they will think again."""
        return self.report.is_free(self.seat)


class Session:
    """A running game.  `sitters` says who sits where: HUMAN, or the name of a bot."""

    def __init__(self, game: Game, sitters: Sequence[str], secret: bytes) -> None:
        self.game = game
        self.sitters = tuple(sitters)
        self.secret = secret
        self.humans = tuple(seat for seat, who in zip(game.definition.seats, self.sitters) if who == HUMAN)

    # ------------------------------------------------------------ who is asked

    @property
    def asked_seat(self) -> str | None:
        """The seat that is asked, or None when the game is over."""
        return None if self.game.is_over else self.game.ask.seat

    @property
    def is_human_asked(self) -> bool:
        """Is a person asked now?"""
        return self.asked_seat in self.humans

    @property
    def viewer_seat(self) -> str | None:
        """Who looks at the screen: the only person, or the one who is asked; else nobody in particular."""
        if len(self.humans) == 1:
            return self.humans[0]
        return self.asked_seat if self.is_human_asked else None

    def needs_cover(self, last: str | None) -> bool:
        """Must the screen be covered before the next person sees it?  Only where that person's view holds a secret."""
        viewer = self.viewer_seat
        if len(self.humans) == 1 or viewer is None or viewer == last:
            return False
        return self.game.view(viewer) != self.game.view()

    # ------------------------------------------------------------ playing

    def play(self, move: str | int) -> list[LoggedEvent]:
        """Play a person's move; refuse one that is not legal, and any while a bot is asked."""
        if not self.is_human_asked and not self.game.is_over:
            raise Problem("play-bot-asked")
        return self.game.apply(move)

    def bot_job(self) -> BotJob:
        """The decision that the bot which is asked has to make."""
        game = self.game
        ask = game.state.ask
        assert ask is not None
        since = len(game.history)
        while since > 0 and game.history[since - 1].seat == ask.seat:
            since -= 1
        choices = tuple(entry.choice for entry in game.history)
        return BotJob(game.definition.name, game.players, dict(game.options), ask.seat, self.sitters[ask.seat],
                      self._seed(ask.seat, since), since, choices, game.definition.edition_name,
                      dict(game.definition.components),
                      game.definition.version)

    def _seed(self, seat: int, since: int) -> int:
        """Derive a bot's seed from the secret too, so that a game that is resumed goes on as it would have."""
        drawn = hmac.new(self.secret, f"bot {seat} {since}".encode(), hashlib.sha256).digest()
        return int.from_bytes(drawn[:8], "big") % SEED_LIMIT

    def answer(self, choice: int) -> list[LoggedEvent]:
        """Play a bot's move."""
        return self.game.apply(choice)

    # ------------------------------------------------------------ taking back

    def undo_plan(self) -> UndoPlan:
        """What taking back the last decision of a person would mean."""
        mine = [at for at, entry in enumerate(self.game.history)
                if entry.seat != CHANCE and self.sitters[entry.seat] == HUMAN]
        if not mine:
            raise Problem("nothing-to-undo")
        report = self.game.undo_report(mine[-1])
        people = tuple(seat for seat in report.seats if seat in self.humans)
        return UndoPlan(mine[-1], self.game.definition.seats[self.game.history[mine[-1]].seat],
                        report._replace(seats=people))

    def undo(self) -> UndoPlan:
        """Take back the last decision of a person and the bots' replies to it, unless something was seen since."""
        cut = self.undo_plan()
        if not cut.is_free:
            raise Problem("undo-revealed" if cut.report.reveals else "undo-chance")
        self.game.undo(cut.to)
        return cut


def assign_sitters(players: int, humans: int, names: Sequence[str],
                   definition: GameDefinition | None = None) -> tuple[str, ...]:
    """Seat people first and bots after them: the names in turn; their styles are checked with the game's definition."""
    if not 1 <= humans <= players:
        raise Problem("play-humans", humans=humans, players=players)
    others = bots.assign_bots(names, players - humans, definition)
    return (*[HUMAN] * humans, *others)


def begin(game: str | GameDefinition, players: int, sitters: Sequence[str], options: Mapping[str, str],
          secret: bytes) -> Session:
    """Begin a game, given by its name or its definition, with dice from a secret."""
    definition = games.load_definition(game) if isinstance(game, str) else game
    return Session(Game(definition, players, options, CommittedDriver(secret)), sitters, secret)


def secret_of_seed(seed: int) -> bytes:
    """The secret that a seed stands for, as bytes."""
    if not 0 <= seed < SEED_LIMIT:
        raise Problem("seed", seed=str(seed), most=SEED_LIMIT - 1)
    return hashlib.sha256(f"sacbe play {seed}".encode()).digest()
