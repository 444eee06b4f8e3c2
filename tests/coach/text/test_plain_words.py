"""The coach says what things are: no number of a tile, space or card that only the notation knows is in its words."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import sacbe
from sacbe.coach.hints.hint import Hint, make_hint
from sacbe.coach.review.review import review_game
from sacbe.coach.text.messages import ComparisonTold
from sacbe.coach.text.render import render_explanation, render_hint, render_review
from sacbe.games import load_definition
from sacbe.kernel.play.game import Game
from sacbe.presentation.language import words
from sacbe.presentation.render.wording import Localizer

pytestmark = pytest.mark.once

GAMES = ("tzolkin", "chichen_itza", "temple_of_chac", "bul")
CODE = re.compile(r"\b[A-Z]{1,2}-?\d+\b|\b[a-z]+_[a-z]+|\b[a-z]+(?:-[a-z]+)+-\d+\b")


def played(name: str, seed: int, players: int = 2) -> Iterator[Game]:
    """A game at each question to a seat; answers are drawn."""
    drawn = random.Random(seed)
    game = sacbe.new(name, players=players, seed=seed)
    while not game.is_over:
        if game.ask.seat != "chance":
            yield game
        game.apply(drawn.choice(game.ask.options))
    yield game


def codes(said: Iterator[str] | list[str]) -> set[str]:
    return {f"{found} in {text!r}" for text in said for found in CODE.findall(text)}


def compared(told: ComparisonTold | None) -> list[str]:
    return [] if told is None else [*told.texts, *told.reasons_text, *[text for line in told.lines for text in line]]


def test_codes_are_recognised() -> None:
    assert codes(["Keep W02", "Build B112 now", "the tile A07", "to C5", "name-tzolkin-tile-4", "temple_of_chac"])
    assert not codes(["the 2 corn of action 3", "Chichén Itzá 9 ± 0.4", "a low-lying place", "corridor 12"])


@pytest.mark.parametrize("name", GAMES)
def test_every_move_and_every_line_of_a_log_is_in_plain_words(name: str) -> None:
    """Looks at everything that the coach may ever have to say about a move."""
    known = load_definition(name)
    for lang in words.LANGUAGES:
        with words.use_language(lang):
            wording = Localizer(known, 2)
            for seed in range(2):
                for game in played(name, seed):
                    if game.is_over:
                        assert not codes(line.text for line in wording.render_log(game, None))
                        break
                    view = game.view(game.ask.seat)
                    assert not codes(wording.texts.move(move, view) for move in game.ask.options)
                    things = {thing for move in game.ask.options for thing in known.presenter().things_of_move(move)}
                    assert not codes(wording.thing_name(thing) for thing in things)


@pytest.mark.parametrize("name", GAMES)
def test_what_chance_answers_is_in_plain_words(name: str) -> None:
    for lang in words.LANGUAGES:
        with words.use_language(lang):
            game = sacbe.new(name, players=2)
            wording = Localizer(game.definition, game.players)
            drawn = random.Random(3)
            while not game.is_over:
                if game.ask.seat == "chance":
                    answers = list(wording.chance_answers(game.ask.options))
                    assert {move for move, _ in answers} <= set(game.ask.options)
                    assert not any("-" in move.partition(" ")[2] and move.endswith(text) for move, text in answers)
                    assert not codes(text for _, text in answers)
                game.apply(drawn.choice(game.ask.options))


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("name", GAMES)
def test_hints_and_explanations_are_in_plain_words(name: str) -> None:
    questions = [game.clone() for game in played(name, 5) if not game.is_over and len(game.ask.options) > 1]
    for game in questions[::max(1, len(questions) // 5)]:
        found: Hint = make_hint(game, 1)
        at = len(game.history)
        after = game.clone()
        after.apply(game.ask.options[-1])
        for lang in words.LANGUAGES:
            with words.use_language(lang):
                told = render_hint(game, 3, found)
                assert told.move is not None
                said = [*told.nudge_text, told.move.text, *told.move.texts, *told.sure, *compared(told.comparison)]
                why = render_explanation(after, at, game.state.ask.seat if game.state.ask else None)
                assert not codes([*said, *why.text, *compared(why.comparison)])


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("name", GAMES)
def test_reviews_are_in_plain_words(name: str) -> None:
    *_, game = played(name, 7)
    found = review_game(game)
    for lang in words.LANGUAGES:
        with words.use_language(lang):
            told = render_review(game, found)
            decisions = [text for one in told.decisions for text in (one.when, one.played, one.better)]
            assert decisions
            assert not codes([told.title, told.where, *told.notes, *told.turning, *told.decided, *told.when,
                              *told.calendar, *told.story, told.unit, *told.parts, *told.moments, *decisions])
            assert len(told.moments) == len(found.turning) and all(told.moments)
            assert len(told.story) == 2 and all(told.story)
            assert bool(told.unit) == (name != "bul")
            assert len(told.parts) == (2 if name == "tzolkin" else 0)


@pytest.mark.parametrize("key", ["review-usual-part", "review-usual-less", "review-more", "review-less", "hint-more",
                                 "hint-less", "hint-theme"])
@pytest.mark.parametrize("lang", ["de", "fr"])
def test_no_category_needs_a_case_or_an_article(lang: str, key: str) -> None:
    """A category stands alone, after a colon or first in brackets: “viel bei Götter” is no German."""
    facts = {"seat": "S", "percent": 90, "category": "XX", "categories": "XX", "theme": "XX"}
    assert re.search(r"(:\s|\()XX", words.say(key, lang, **facts))
