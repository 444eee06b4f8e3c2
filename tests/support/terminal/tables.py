"""What the tests of the terminal share: sessions, and a thinker that plays the first option."""

from __future__ import annotations

from collections.abc import Sequence

from sacbe.bots.thinker import LocalThinker
from sacbe.runtime.session import Session, assign_sitters, begin, secret_of_seed


def session(players: int = 2, humans: int = 1, bots: Sequence[str] = ("random",), seed: int = 1,
            game: str = "tzolkin", **options: str) -> Session:
    return begin(game, players, assign_sitters(players, humans, bots), options, secret_of_seed(seed))


def let_bots_play(table: Session) -> None:
    """Let bots play until a person is asked, or the game is over."""
    here = LocalThinker()
    while table.asked_seat is not None and not table.is_human_asked:
        table.answer(here.choose(table.bot_job()))


def play_on(table: Session, decisions: int) -> None:
    """Play this many decisions: people take the last option, bots answer."""
    let_bots_play(table)
    for _ in range(decisions):
        if table.asked_seat is None:
            return
        table.play(table.game.ask.options[-1])
        let_bots_play(table)
