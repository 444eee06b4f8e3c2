"""What the presentation layer gives for every game: no secrets, the declared shapes, effects that come true."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sacbe import games
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED
from sacbe.kernel.definition.effects import AnyEffect, Chance, Reveal
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.play.game import Game
from sacbe.presentation.render.moment import PlayerView
from sacbe.presentation.render.wording import Localizer
from sacbe.presentation.schema import openapi

DOCS = Path(__file__).parents[2] / "docs"
EVERY = 7               # decisions between two close looks


def moments(definition: GameDefinition, players: int, seed: int,
            options: dict[str, str] | None = None) -> Iterator[Game]:
    """A random game, at some of its decisions."""
    game = Game(definition, players, options or {}, SeededDriver(mix_seed(seed, 99)))
    drawn = SeededDriver(mix_seed(seed, 1))
    count = 0
    while not game.is_over:
        count += 1
        if count % EVERY == seed % EVERY:
            yield game
        ask = game.state.ask
        assert ask is not None
        game.apply(int(drawn.answer(ask)))


def cases() -> list[tuple[str, int]]:
    return [(name, players) for name in games.names() for players in games.load_definition(name).players]


def plain(data: Any) -> Any:
    return msgspec.to_builtins(data)


@pytest.mark.parametrize(("name", "players"), cases())
def test_nothing_that_is_shown_depends_on_secrets(name: str, players: int) -> None:
    """Question, facts, options, effects and refusals of a seat are those of a position with other secrets."""
    definition = games.load_definition(name)
    for number, game in enumerate(moments(definition, players, players)):
        seat = definition.seat_number(game.ask.seat, players)
        twin = game.clone()
        twin.state = definition.redeal(game.state, seat, SeededDriver(number))
        one, two = PlayerView(game, seat), PlayerView(twin, seat)
        assert plain(one.ask) == plain(two.ask), game.ask.prompt
        assert plain(one.options()) == plain(two.options()), game.ask.prompt
        assert plain(one.refused_moves()) == plain(two.refused_moves()), game.ask.prompt
        for other in {None, *range(players)} - {seat}:
            assert plain(PlayerView(game, other).ask) == {"seat": game.ask.seat, "prompt": game.ask.prompt}
            assert PlayerView(game, other).options() == [] == PlayerView(game, other).refused_moves()


@pytest.mark.parametrize(("name", "players"), cases())
def test_views_and_facts_have_the_declared_shapes(name: str, players: int) -> None:
    definition = games.load_definition(name)
    presenter = definition.presenter()
    assert presenter.view_type is not None and set(presenter.facts_types) <= set(definition.prompts.values())
    for game in moments(definition, players, 10 + players):
        for seat in (None, *range(players)):
            view = game.view(seat)
            assert plain(msgspec.convert(view, presenter.view_type, strict=True)) == view
        ask = PlayerView(game, definition.seat_number(game.ask.seat, players)).ask
        assert ask is not None
        if ask.prompt in presenter.facts_types:
            assert type(ask.facts) is presenter.facts_types[ask.prompt]
            assert plain(msgspec.convert(plain(ask.facts), presenter.facts_types[ask.prompt])) == plain(ask.facts)
        else:
            assert ask.facts is None, ask.prompt


@pytest.mark.parametrize("name", games.names())
def test_the_written_shapes_are_up_to_date(name: str) -> None:
    told = (DOCS / "develop" / "shapes" / f"{name}.json").read_text(encoding="utf-8")
    assert told == openapi.document_text(games.load_definition(name))


@pytest.mark.parametrize("name", games.names())
def test_events_have_the_shapes_that_are_written(name: str) -> None:
    definition = games.load_definition(name)
    kinds = openapi.events_type(definition)
    game = next(iter(moments(definition, definition.players[-1], 3)))
    for _ in range(400):
        if game.is_over:
            break
        game.apply(game.ask.options[len(game.history) % len(game.ask.options)])
    for told in game.event_log:
        assert plain(msgspec.convert(told.data, kinds)) == told.data


@pytest.mark.parametrize("name", games.names())
def test_certain_effects_come_true(name: str) -> None:
    """What an option says it does for certain is what the events of the move tell."""
    definition = games.load_definition(name)
    compared = 0
    for game in moments(definition, 2 if 2 in definition.players else definition.players[0], 4):
        seat = definition.seat_number(game.ask.seat, game.players)
        for option in PlayerView(game, seat).options()[:6]:
            more = definition.presenter().predicted_effects(game.state, game.state.ask,
                                                            definition.grammar.read(option.move))
            said = [effect for effect in option.effects[len(more):]
                    if effect.certain and not isinstance(effect, Chance | Reveal)]
            if not said or any(isinstance(effect, Reveal) for effect in option.effects):
                continue
            twin = game.clone()
            heard = [told.data for told in twin.apply(option.move)]
            told = [effect for one in heard if one.get("seat") == game.ask.seat
                    for effect in definition.presenter().event_effects(one)]
            assert all(effect in told for effect in said), option.move
            compared += 1
    assert compared > 5


@pytest.mark.parametrize("name", games.names())
def test_probabilities_add_up_and_words_are_there(name: str) -> None:
    definition = games.load_definition(name)
    for game in moments(definition, definition.players[0], 5):
        wording, seat = Localizer(definition, game.players), definition.seat_number(game.ask.seat, game.players)
        moment = PlayerView(game, seat)
        for option in moment.options():
            worded = wording.render_option(option, moment.view)
            assert worded.text and "{" not in worded.text + worded.effects_text
            for effect in option.effects:
                check_effect(effect, definition, game.ask.seat)
        assert "{" not in wording.question_sentence(moment.question_context())


def check_effect(effect: AnyEffect, definition: GameDefinition, seat: str) -> None:
    assert effect.seat in (seat, "")
    if isinstance(effect, Chance):
        assert effect.prompt in definition.prompts.values()
        assert not effect.outcomes or abs(sum(one.probability for one in effect.outcomes) - 1) < 1e-9
        for outcome in effect.outcomes:
            assert definition.grammar.read(outcome.answer)


@pytest.mark.parametrize("name", games.names())
def test_a_question_names_what_it_is_about(name: str) -> None:
    """Every move that is refused with a reason, and every option, is of a kind that the question names."""
    definition = games.load_definition(name)
    assert set(definition.presenter().verbs) <= set(definition.prompts.values())
    verbs = {choice: definition.grammar.write(choice).partition(" ")[0] for choice in definition.grammar.universe}
    for number, game in enumerate(moments(definition, definition.players[-1], 8)):
        if number % 4 == 0:
            ask = PlayerView(game, definition.seat_number(game.ask.seat, game.players)).ask
            known = {verbs[choice] for choice in definition.grammar.universe if game.state.refusal(choice) != NOT_ASKED}
            assert ask is not None and known <= set(ask.verbs), game.ask.prompt


@pytest.mark.parametrize("name", games.names())
def test_refusals_are_grouped_and_counted(name: str) -> None:
    definition = games.load_definition(name)
    for number, game in enumerate(moments(definition, definition.players[0], 6)):
        if number % 5:
            continue
        seat = definition.seat_number(game.ask.seat, game.players)
        groups = PlayerView(game, seat).refused_moves(most=3)
        keys = [(group.rule, tuple(group.numbers.items())) for group in groups]
        assert len(keys) == len(set(keys)) and all(1 <= len(group.moves) <= 3 for group in groups)
        refused = [choice for choice in definition.grammar.universe if game.state.refusal(choice) > 1]
        assert sum(group.count for group in groups) == len(refused)
        for group in groups:
            refusal = game.explain(group.moves[0])
            assert refusal is not None and (refusal.rule, refusal.numbers) == (group.rule, group.numbers)


def test_chance_is_nobodys_reader() -> None:
    game = Game(games.load_definition("tzolkin"), 2, {}, None)
    assert game.state.ask is not None and game.state.ask.seat == CHANCE
    ask = PlayerView(game, 0).ask
    assert ask is not None and (ask.seat, ask.facts, PlayerView(game, 0).options()) == ("chance", None, [])
