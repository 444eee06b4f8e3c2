"""A game at a moment, as one reader may see it: view, question, options, what is refused, and what was heard."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from sacbe.kernel.events import WATCHER
from sacbe.kernel.frame import CHANCE, NOT_ASKED, Ask
from sacbe.kernel.game import Game
from sacbe.kernel.presenter import Asked, Said
from sacbe.presentation.data import AskShown, GameResult, OptionShown, RefusedShown
from sacbe.presentation.trying import Trials

MOST_MOVES: Final = 200             # refused moves that are listed for one reason


class Moment:
    """A game and a reader: the number of a seat, or None for a watcher.  Good until the next move."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game = game
        self.box = game.box
        self.seat = seat
        self.who = WATCHER if seat is None else seat

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the reader sees of the position."""
        return self.box.view(self.game.state, self.seat)

    @property
    def pending(self) -> Ask | None:
        """The question, if it is put to the reader."""
        ask = self.game.state.ask
        return ask if ask is not None and ask.seat == self.seat else None

    # ------------------------------------------------------------ the question

    @cached_property
    def ask(self) -> AskShown | None:
        """Who is asked what; the reader's own question has its facts."""
        ask = self.game.state.ask
        if ask is None:
            return None
        prompt = self.box.prompts[ask.prompt]
        if ask.seat != self.seat:
            return AskShown("chance" if ask.seat == CHANCE else self.box.seats[ask.seat], prompt)
        facts = self.box.presenter().facts(self.game.state, ask)
        return AskShown(self.box.seats[ask.seat], prompt, facts, self._verbs(prompt, ask))

    def _verbs(self, prompt: str, ask: Ask) -> list[str]:
        """The verbs of the moves that such a question is about, legal or refused."""
        write = self.box.grammar.write
        mine = {write(choice).partition(" ")[0] for choice in ask.options}
        return sorted(mine | set(self.box.presenter().verbs.get(prompt, ())))

    def asked(self) -> Asked:
        """The question with everything that its words may need."""
        shown, pending = self.ask, self.pending
        assert shown is not None and pending is not None
        write = self.box.grammar.write
        return Asked(shown.prompt, shown.seat, [write(choice) for choice in pending.options], shown.facts, self.view)

    def options(self, effects: bool = True) -> list[OptionShown]:
        """The reader's options: moves, and with effects the things they name and what they do."""
        pending = self.pending
        if pending is None:
            return []
        write = self.box.grammar.write
        if not effects:
            return [OptionShown(write(choice)) for choice in pending.options]
        presenter, tries = self.box.presenter(), Trials(self.box, self.game.state, pending)
        found = []
        for choice in pending.options:
            move = write(choice)
            found.append(OptionShown(move, presenter.things(move), *tries.prospect(choice)))
        return found

    # ------------------------------------------------------------ what is refused

    def refused(self, most: int = MOST_MOVES) -> list[RefusedShown]:
        """What the reader's question knows and the rules refuse now, by rule and numbers."""
        if self.pending is None:
            return []
        box, state, presenter = self.box, self.game.state, self.box.presenter()
        found: dict[tuple[object, ...], RefusedShown] = {}
        for choice in box.grammar.universe:
            number = state.refusal(choice)
            if number in (0, NOT_ASKED):
                continue
            why = state.why
            if (number, why) not in found:
                found[number, why] = RefusedShown(box.rule(number)[0], box.reasons(number, why), 0, [], [])
            group = found[number, why]
            group.count += 1
            if len(group.moves) < most:
                move = box.grammar.write(choice)
                group.moves.append(move)
                group.things += [thing for thing in presenter.things(move) if thing not in group.things]
        return list(found.values())

    # ------------------------------------------------------------ what happened

    def result(self) -> GameResult | None:
        """How the game ended; None until then."""
        game, box = self.game, self.box
        if not game.over:
            return None
        scores = [units / box.units for units in box.scores(game.state)]
        parts = [{part: units / box.units for part, units in row.items()} for row in box.breakdown(game.state)]
        return GameResult(dict(zip(box.seats, scores)), dict(zip(box.seats, parts)), game.winners or [])

    def events(self, start: int = 0) -> list[Said]:
        """What the reader has heard, from an event on, each with the number of the answer that caused it."""
        return [{"at": told.at, **told.said} for told in self.game.told[start:] if told.audience >> self.who & 1]
