"""What one reader may see of a game now: view, question, options, what is refused, and the events so far."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from sacbe.kernel.core.events import WATCHER
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask
from sacbe.kernel.definition.effects import Thing
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.presenter import EventData, QuestionContext
from sacbe.kernel.play.game import Game
from sacbe.presentation.render.preview import MovePreview
from sacbe.presentation.schema.data import AskShown, GameResult, OptionShown, RefusedShown

MOST_MOVES: Final = 200             # refused moves that are listed for one reason
MAX_CACHED_MOVES: Final = 20_000    # moves with the things they name


class PlayerView:
    """What a reader may see of a game: the number of a seat, or None for a watcher.  Good until the next move.

    A caller that has made the reader's view already hands it in.
    """

    def __init__(self, game: Game, seat: int | None, view: dict[str, Any] | None = None) -> None:
        self.game = game
        self.definition = game.definition
        self.seat = seat
        self.who = WATCHER if seat is None else seat
        self._view = view
        self._ask: AskShown | None = None
        self._moves: list[str] | None = None

    @property
    def view(self) -> dict[str, Any]:
        """What the reader sees of the position."""
        if self._view is None:
            self._view = self.definition.view(self.game.state, self.seat)
        return self._view

    @property
    def own_question(self) -> Ask | None:
        """The question, if it is put to the reader."""
        ask = self.game.state.ask
        return ask if ask is not None and ask.seat == self.seat else None

    # ------------------------------------------------------------ the question

    @property
    def ask(self) -> AskShown | None:
        """Who is asked what; the reader's own question comes with its data."""
        if self._ask is None and (ask := self.game.state.ask) is not None:
            self._ask = self._shown(ask)
        return self._ask

    def _shown(self, ask: Ask) -> AskShown:
        prompt = self.definition.prompts[ask.prompt]
        if ask.seat != self.seat:
            return AskShown("chance" if ask.seat == CHANCE else self.definition.seats[ask.seat], prompt)
        facts = self.definition.presenter().question_data(self.game.state, ask)
        return AskShown(self.definition.seats[ask.seat], prompt, facts, self._verbs(prompt))

    @property
    def moves(self) -> list[str]:
        """The reader's options in notation."""
        if self._moves is None:
            pending, write = self.own_question, self.definition.grammar.write
            self._moves = [] if pending is None else [write(choice) for choice in pending.options]
        return self._moves

    def _verbs(self, prompt: str) -> list[str]:
        """The verbs of the moves that such a question is about, legal or refused."""
        mine = {move.partition(" ")[0] for move in self.moves}
        return sorted(mine.union(self.definition.presenter().verbs.get(prompt, ())))

    def question_context(self) -> QuestionContext:
        """The question with everything that its words may need."""
        shown = self.ask
        assert shown is not None and self.own_question is not None
        return QuestionContext(shown.prompt, shown.seat, self.moves, shown.facts, self.view)

    def options(self, effects: bool = True) -> list[OptionShown]:
        """The reader's options: moves, and with effects the things they name and what they do."""
        pending = self.own_question
        if pending is None:
            return []
        if not effects:
            return [OptionShown(move) for move in self.moves]
        tries = MovePreview(self.definition, self.game.state, pending)
        return [OptionShown(move, things_of(self.definition, move), *tries.preview_option(choice))
                for move, choice in zip(self.moves, pending.options, strict=True)]

    # ------------------------------------------------------------ what is refused

    def refused_moves(self, most: int = MOST_MOVES) -> list[RefusedShown]:
        """The moves that fit the reader's question but that the rules refuse now, by rule and numbers."""
        if self.own_question is None:
            return []
        definition, state = self.definition, self.game.state
        found: dict[tuple[object, ...], RefusedShown] = {}
        for choice in definition.grammar.universe:
            number = state.refusal(choice)
            if number in (0, NOT_ASKED):
                continue
            why = state.refusal_args
            if (number, why) not in found:
                found[number, why] = RefusedShown(definition.refusal_rule(number)[0],
                                                  definition.refusal_details(number, why), 0, [],
                                                  [])
            group = found[number, why]
            group.count += 1
            if len(group.moves) < most:
                move = definition.grammar.write(choice)
                group.moves.append(move)
                group.things += [thing for thing in things_of(definition, move) if thing not in group.things]
        return list(found.values())

    # ------------------------------------------------------------ what happened

    def result(self) -> GameResult | None:
        """How the game ended; None until then."""
        game, definition = self.game, self.definition
        if not game.is_over:
            return None
        scores = [units / definition.units for units in definition.scores(game.state)]
        parts = [{part: units / definition.units for part, units in row.items()}
                 for row in definition.breakdown(game.state)]
        return GameResult(dict(zip(definition.seats, scores)), dict(zip(definition.seats, parts)), game.winners or [])

    def heard_events(self, start: int = 0) -> list[EventData]:
        """The events that the reader may know, from one on, each with the number of the answer that caused it."""
        return [{"at": told.at, **told.data} for told in self.game.event_log[start:] if told.audience >> self.who & 1]


@lru_cache(MAX_CACHED_MOVES)
def things_of(definition: GameDefinition, move: str) -> list[Thing]:
    """The things on the board that a move names: always the same list, which nobody may change."""
    return definition.presenter().things_of_move(move)
