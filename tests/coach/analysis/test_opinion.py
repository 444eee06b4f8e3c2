"""Opinions, hints and explanations: each option has its plan, numbers add up, and nothing hidden shows in them."""

from __future__ import annotations

import random

import msgspec
import pytest

import sacbe
from sacbe import Game, Problem
from sacbe.coach.analysis import opinion as opinions
from sacbe.coach.analysis.opinion import analyze_decision
from sacbe.coach.analysis.position_values import PositionValues
from sacbe.coach.hints.hint import Hint, explain, explained_position, make_hint, make_hint_at
from sacbe.coach.text.hint_words import HintText
from sacbe.coach.text.phrases import CoachText
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.presentation.language.words import LANGUAGES, say, use_language

pytestmark = pytest.mark.once

GAMES = ("tzolkin", "chichen_itza", "temple_of_chac")
SEED = 5


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make as few simulations as possible: these tests are not about how good opinions are."""
    monkeypatch.setattr(opinions, "SIMULATIONS", 8)
    monkeypatch.setattr(opinions, "LEAST_TRIES", 2)
    monkeypatch.setattr(opinions, "MOST_PLANS", 3)
    monkeypatch.setattr(opinions, "DEALS", 2)


def played(name: str, players: int, decisions: int, seed: int = SEED) -> Game:
    """A random game after some decisions, where somebody has a real choice."""
    game = sacbe.new(name, players=players, seed=seed)
    drawn = random.Random(seed)
    for _ in range(decisions):
        game.apply(drawn.choice(game.ask.choices))
    while len(game.ask.choices) < 3:
        game.apply(drawn.choice(game.ask.choices))
    return game


def values_of(game: Game) -> PositionValues:
    return PositionValues(game.definition, game.players, game.options)


@pytest.mark.parametrize("name", ("bul", *GAMES))
def test_an_opinion_tells_of_the_best_plans(name: str) -> None:
    game = played(name, 2, 12)
    must = game.ask.choices[-1]
    found = analyze_decision(values_of(game), game.state, must=must)
    assert found.seat == game.ask.seat and {one.move for one in found.options} <= set(game.ask.options)
    assert found.option_of(game.definition.grammar.write(must)).samples >= 2
    assert found.best.behind == 0.0 and found.best.plan == 0
    for one in found.options:
        assert one.line[0] == one.move and 0.0 <= one.chance <= 1.0 and one.error >= 0.0 and one.behind >= 0.0
        assert len(one.rivals) == game.players - 1
        if one.categories:
            assert sum(one.categories.values()) == pytest.approx(one.points)
    assert found == analyze_decision(values_of(game), game.state, must=must)


@pytest.mark.parametrize("decisions", (1, 9, 30))
@pytest.mark.parametrize("name", GAMES)
def test_hints_are_the_same_for_positions_that_a_seat_cannot_tell_apart(name: str, decisions: int) -> None:
    game = played(name, 3, decisions, SEED + decisions)
    values = values_of(game)
    ask = game.state.ask
    assert ask is not None
    one = make_hint_at(values, game.state, 1, SEED)
    for deal in range(2):
        twin = game.definition.redeal(game.state, int(ask.seat), SeededDriver(mix_seed(deal, 77)))
        assert make_hint_at(values, twin, 1, SEED) == one
        assert said(values, twin, one) == said(values, game.state, one)


def said(values: PositionValues, state: sacbe.kernel.core.frame.State, found: Hint) -> list[str]:
    """All the words of a hint."""
    words = HintText(values, state, SEED)
    return [*words.nudge(found), words.move(found), *words.options(found), *words.reasons(found),
            *words.certainty(found)]


@pytest.mark.parametrize("name", GAMES)
def test_explanations_tell_a_reader_nothing_it_may_not_know(name: str) -> None:
    """The same move in two worlds that the reader cannot tell apart is explained in the same way, or not at all."""
    game = played(name, 3, 25)
    compared = 0
    for at in [at for at, entry in enumerate(game.history) if entry.seat != 255][-3:]:
        for reader in (None, (game.history[at].seat + 1) % 3):
            one = told(game, at, reader)
            twin = game.clone()
            then = game.copy_at(at)
            then.state = game.definition.redeal(then.state, reader, SeededDriver(9))
            ask = then.state.ask
            if ask is not None and game.history[at].choice in ask.options:
                # type: ignore[method-assign,misc]  # the game in the other world
                twin.copy_at = lambda to, then=then: then
                assert told(twin, at, reader) == one
                compared += one[:1] == b"{"             # a refusal alone would show nothing
    assert compared


def told(game: Game, at: int, reader: int | None) -> bytes:
    try:
        return msgspec.json.encode(explain(game, at, reader, 1, SEED))
    except Problem as problem:
        return problem.key.encode()


def test_a_secret_answer_is_explained_after_the_game_only() -> None:
    game = sacbe.new("tzolkin", players=2, seed=7)
    game.apply(game.ask.options[0])                 # red keeps two of its wealth tiles, and blue cannot see which
    at = len(game.history) - 1
    with pytest.raises(Problem) as caught:
        explained_position(game, at, 1)
    assert caught.value.key == "explain-secret"
    own = explain(game, at, 0, 1)
    assert own.played is not None and own.moves[own.played].option.move == game.definition.grammar.write(
        game.history[at].choice)
    with pytest.raises(Problem) as caught:
        explained_position(game, 0, 1)
    assert caught.value.key == "explain-chance"
    with pytest.raises(Problem) as caught:
        explained_position(game, 999, 1)
    assert caught.value.key == "no-such-answer"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ("bul", *GAMES))
def test_hints_and_explanations_have_words(name: str, lang: str) -> None:
    with use_language(lang):
        for decisions in (0, 8, 20):
            game = played(name, 2, decisions)
            values = values_of(game)
            found = make_hint(game, 1, SEED)
            assert all(said(values, game.state, found))
            if decisions:
                at = max(at for at, entry in enumerate(game.history) if entry.seat != 255)
                why = explain(game, at, game.history[at].seat, 1, SEED)
                state = explained_position(game, at, game.history[at].seat, SEED)
                assert all(HintText(values, state, SEED).explanation(why))


def test_a_hint_needs_a_seat_that_is_asked() -> None:
    game = sacbe.new("tzolkin", players=2)
    with pytest.raises(Problem) as caught:
        make_hint(game)
    assert caught.value.key == "hint-chance"


@pytest.mark.parametrize("name", GAMES)
def test_time_calendar_and_worries_have_words(name: str) -> None:
    seen: set[str] = set()
    game = sacbe.new(name, players=2, seed=SEED)
    drawn = random.Random(SEED)
    presenter = game.definition.presenter()
    while not game.is_over:
        game.apply(drawn.choice(game.ask.choices))
        for seat, who in enumerate(game.definition.seats[:2]):
            worries = presenter.threats(game.definition.view(game.state, seat), who)
            for worry in [one for one in worries if one.what not in seen]:
                seen.add(worry.what)
                assert [speak(game, lang).threat_sentence(worry) for lang in LANGUAGES]
    assert seen
    clock = presenter.game_time(game.state)
    assert clock is not None and clock.number > 0
    for lang in LANGUAGES:
        assert str(clock.number) in speak(game, lang).time_text(clock, 1)
        assert all(say(f"calendar-{name}-{mark.what}", lang) for mark in presenter.calendar())


def speak(game: Game, lang: str) -> CoachText:
    with use_language(lang):
        return CoachText(game.definition, game.players)
