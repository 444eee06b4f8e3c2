"""A game as a picture: what it shows, to whom, and that it needs nothing from elsewhere."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ET
from html import unescape
from pathlib import Path

import pytest

import sacbe
from sacbe import Game, games
from sacbe.kernel.core.chance import SeededDriver
from sacbe.presentation.language.words import use_language


def played(name: str, players: int, moves: int) -> Game:
    game, dice = sacbe.new(name, players=players, seed=5), random.Random(players)
    for _ in range(moves):
        if game.is_over:
            break
        game.apply(dice.choice(game.ask.options))
    return game


def shown(svg: str) -> str:
    """All text of a picture."""
    return unescape("\n".join("".join(part.itertext()) for part in ET.fromstring(svg).iter()
                              if part.tag.endswith("}text"))).replace("\xa0", " ")


@pytest.mark.parametrize("name", games.names())
def test_a_picture_shows_board_seats_and_question(name: str) -> None:
    game = played(name, games.load_definition(name).players[-1], 15)
    text = shown(game._repr_svg_())
    for seat in game.definition.seats[:game.players]:
        assert seat.capitalize() in text
    assert "Board" in text and "Seats" in text
    assert f"{game.ask.seat.capitalize()}: " in text


@pytest.mark.parametrize("name", games.names())
def test_a_finished_game_shows_its_result(name: str) -> None:
    text = shown(played(name, 2, 10**6).picture(0).svg)
    assert "points" in text and ("win" in text or "won" in text)


def test_a_picture_speaks_the_readers_language() -> None:
    game = played("tzolkin", 3, 10)
    with use_language("de"):
        assert "Brett" in shown(game.picture().svg)


@pytest.mark.parametrize("name", games.names())
def test_a_picture_tells_no_more_than_the_view(name: str) -> None:
    """What the reader cannot know is dealt again: the picture stays the same, for every seat and for a watcher."""
    for moves in (0, 3, 30):
        game = played(name, games.load_definition(name).players[-1], moves)
        for seat in [None, *range(game.players)]:
            twin = Game(game.definition, game.players, game.options, None,
                        start=game.definition.redeal(game.state, seat, SeededDriver(moves + 1)))
            assert twin.picture(seat).svg == game.picture(seat).svg


def test_secrets_are_for_their_seat() -> None:
    game = sacbe.new("tzolkin", players=2, seed=7)
    assert "Keep two" in shown(game.picture("red").svg)
    with pytest.raises(sacbe.Problem, match="mauve"):
        game.picture("mauve")


def test_a_picture_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    svg = played("temple_of_chac", 3, 10).picture().svg
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "") and "<script" not in svg
    assert len(svg) < 60_000
    game = played("bul", 2, 3)
    game.picture("blue").save(tmp_path / "bul.svg")
    assert (tmp_path / "bul.svg").read_text(encoding="utf-8") == game.picture("blue").svg
