"""A search tells its opinion: it is that of the bot, complete, and from what the seat may know alone."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import sacbe
from sacbe import bots, games
from sacbe.bots.search_opinion import ask_search
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game

pytestmark = pytest.mark.once

BOT = "search:30"


def some(game: str, moves: int = 6) -> Game:
    found, dice = sacbe.new(game, players=2, seed=7), SeededDriver(3)
    for _ in range(moves):
        assert found.state.ask is not None
        found.apply(int(dice.answer(found.state.ask)))
    return found


@pytest.mark.parametrize("game", games.names())
def test_it_is_the_opinion_of_the_bot(game: str) -> None:
    for moves in (0, 5):
        one = some(game, moves)
        ask = one.state.ask
        assert ask is not None
        told = one.opinion(BOT, seed=4)
        bot = bots.make_bot(BOT, one.definition, ask.seat, 4)
        assert told.move == one.definition.grammar.write(int(bot.choose(one.state, ask)))
        assert told.simulations == sum(plan.visits for plan in told.plans)
        assert told.simulations == (30 if len(told.plans) > 1 else 1)
        assert [plan.visits for plan in told.plans] == sorted((plan.visits for plan in told.plans), reverse=True)
        assert {tuple(plan.values) for plan in told.plans} == {one.definition.seats[:2]}
        assert sum(plan.promise for plan in told.plans) == pytest.approx(1)
        assert (told.line[0].seat, told.line[0].moves) == (one.ask.seat, told.plans[0].moves)
        assert all(plan.moves[0] in one.ask.options for plan in told.plans)


@pytest.mark.parametrize("game", ["tzolkin", "chichen_itza", "temple_of_chac"])
def test_what_the_seat_cannot_know_changes_nothing(game: str) -> None:
    one = some(game, 3)
    ask = one.state.ask
    assert ask is not None and ask.seat != CHANCE
    twin = one.definition.redeal(one.state, ask.seat, SeededDriver(mix_seed(8, 1)))
    assert ask_search("search:12", one.definition, twin, seed=2) == ask_search("search:12", one.definition, one.state,
                                                                               seed=2)
    assert one.opinion("search:12", one.ask.seat, 2) == ask_search("search:12", one.definition, one.state, seed=2)


@pytest.mark.parametrize(("bot", "seat", "key"), [
    ("greedy", None, "opinion-bot"), ("ahead:2", None, "opinion-bot"), ("classic:search:10", None, "opinion-bot"),
    ("cmd:true", None, "opinion-bot"), ("search:x", None, "bot-budget"), (BOT, "other", "opinion-seat"),
    (BOT, "pink", "unknown-seat"),
])
def test_who_has_none(bot: str, seat: str | None, key: str) -> None:
    one = some("tzolkin")
    other = next(name for name in ("red", "blue") if name != one.ask.seat)
    with pytest.raises(Problem) as found:
        one.opinion(bot, other if seat == "other" else seat)
    assert found.value.key == key


def test_there_is_none_for_chance_or_after_the_end() -> None:
    with pytest.raises(Problem):
        sacbe.new("bul", players=2).opinion(BOT)
    over = sacbe.new("bul", players=2, seed=1)
    while not over.is_over:
        over.apply(over.ask.options[0])
    with pytest.raises(Problem):
        over.opinion(BOT)


def test_the_examples_of_the_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "develop" / "python.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n((?:.|\n)*?)^```$", page, flags=re.MULTILINE)
    examples = [body for body in blocks if ">>>" in body]
    assert len(examples) == 1
    test = doctest.DocTestParser().get_doctest(examples[0], {}, "python.md", "python.md", 0)
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test).failed == 0
