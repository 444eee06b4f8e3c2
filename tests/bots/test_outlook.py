"""Chances: they add up, nobody is told more than they may know, the end is exact, and a guess is called a guess."""

from __future__ import annotations

import random

import pytest

import sacbe
from sacbe import Game, Problem, games
from sacbe.bots import learnt_evaluator as learnt
from sacbe.bots.win_chances import estimate_chances
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.learnt_value import LearntEvaluator
from sacbe.kernel.definition.outlook import WinChances
from support.learnt_weights import Writer

pytestmark = pytest.mark.once

GAMES = ("tzolkin", "chichen_itza", "temple_of_chac")
SAMPLES = 8


def played(name: str, players: int, decisions: int, seed: int = 3) -> Game:
    """A random game after some decisions, or at its end."""
    game = sacbe.new(name, players=players, seed=seed)
    drawn = random.Random(seed)
    for _ in range(decisions):
        if game.is_over:
            break
        game.apply(drawn.choice(game.ask.choices))
    return game


def found(game: Game, seat: int | None, seed: int = 0, samples: int = SAMPLES) -> WinChances:
    return estimate_chances(game.definition, game.state, game.options, seat, samples, seed)


def total(told: WinChances) -> float:
    return sum(one.chance for one in told.seats.values()) + told.nobody


@pytest.mark.parametrize("name", games.names())
def test_chances_add_up_at_every_moment_and_for_everybody(name: str, write_weights: Writer) -> None:
    """Before dice and draws too, where the caller answers for chance."""
    if name in GAMES:
        write_weights(name)
    definition = games.load_definition(name)
    for players in definition.players:
        game = played(name, players, 60)
        for at in (0, 1, 2, 40, len(game.history)):
            then = game.copy_at(at)
            for seat in (None, 0, players - 1):
                told = found(then, seat, samples=2)
                assert total(told) == pytest.approx(1.0) and list(told.seats) == list(definition.seats[:players])
                assert all(0.0 <= one.chance <= 1.0 for one in told.seats.values())
                assert told.calibrated == (name in GAMES or then.is_over) and told.outside == ()
                for one in told.seats.values():
                    if told.calibrated:
                        assert one.points == pytest.approx(sum(one.categories.values()))
                    else:
                        assert one.categories == {}


# ---------------------------------------------------------------- who may know what

@pytest.mark.parametrize("name", GAMES)
def test_what_a_reader_cannot_know_changes_nothing(name: str, write_weights: Writer) -> None:
    """Positions that a seat, or a watcher, cannot tell apart have exactly the same chances."""
    write_weights(name)
    hidden = 0
    for decisions in (0, 1, 30, 60, 90):
        game = played(name, 3, decisions)
        for seat in (None, 0, 1, 2):
            told = found(game, seat)
            for deal in range(3):
                twin = game.clone()
                twin.state = game.definition.redeal(game.state, seat, SeededDriver(mix_seed(77, deal)))
                hidden += twin.state.text() != game.state.text()
                assert found(twin, seat) == told
    assert hidden > 5                                       # else there was nothing to hide


@pytest.mark.parametrize("name", ["chichen_itza", "temple_of_chac"])
def test_what_a_seat_knows_counts(name: str, write_weights: Writer) -> None:
    """Else the test above would be easy.  In Tzolk'in nobody expects more for tiles that are not chosen yet."""
    write_weights(name)
    assert any(found(game, 0).seats != found(game, None).seats
               for game in [played(name, 2, decisions) for decisions in (20, 40, 60, 80)])


@pytest.mark.parametrize(("name", "decisions"), [("tzolkin", 1), ("chichen_itza", 60), ("temple_of_chac", 90)])
def test_chances_are_the_mean_of_the_judge_over_deals(name: str, decisions: int, write_weights: Writer) -> None:
    write_weights(name)
    game = played(name, 3, decisions)
    evaluator = learnt.make_evaluator(game.definition)
    assert isinstance(evaluator, LearntEvaluator)
    deals = [game.definition.redeal(game.state, 1, SeededDriver(mix_seed(5, number))) for number in range(SAMPLES)]
    told = found(game, 1, seed=5)
    assert told.samples == SAMPLES
    for seat, one in enumerate(told.seats.values()):
        assert one.chance == pytest.approx(sum(evaluator.win_probabilities(deal)[seat] for deal in deals) / SAMPLES)
        assert one.points == pytest.approx(sum(evaluator.expected_points(deal)[seat] for deal in deals) / SAMPLES)
        heads = [evaluator.head_outputs(deal, seat) for deal in deals]
        assert list(one.categories.values()) == pytest.approx(
            [sum(head[row] for head in heads) / SAMPLES for row in range(len(one.categories))])


def test_one_deal_is_enough_where_nothing_is_hidden(write_weights: Writer) -> None:
    write_weights("tzolkin")
    game = played("tzolkin", 3, 60)                         # all wealth lies open
    told = found(game, None)
    assert told.samples == 1 and told == found(game, 2, seed=9)
    chances = [one.chance for one in told.seats.values()]
    assert chances == pytest.approx(learnt.make_evaluator(game.definition).win_probabilities(game.state))


# ---------------------------------------------------------------- the end

@pytest.mark.parametrize("name", games.names())
def test_the_end_is_exact(name: str) -> None:
    game = played(name, 2, 100_000)
    told = game.chances()
    assert game.is_over and told == game.chances("red") and told.calibrated and told.samples == 0
    assert {seat: one.points for seat, one in told.seats.items()} == game.scores
    winners = game.winners or []
    assert {seat: one.chance for seat, one in told.seats.items() if one.chance} == dict.fromkeys(
        winners, 1.0 / max(1, len(winners)))
    assert told.nobody == (0.0 if winners else 1.0)
    rows = game.definition.breakdown(game.state)
    assert [one.categories for one in told.seats.values()] == [
        {part: units / game.definition.units for part, units in row.items()} for row in rows]


def test_a_victory_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("tzolkin", 3, 100_000)
    monkeypatch.setattr(type(game.definition), "winners", lambda self, state: [0, 2])
    assert [one.chance for one in game.chances().seats.values()] == [0.5, 0.0, 0.5]


def test_nobody_may_win_where_all_can_lose(write_weights: Writer) -> None:
    write_weights("temple_of_chac")
    told = found(played("temple_of_chac", 2, 30), None)
    assert 0.0 < told.nobody < 1.0
    write_weights("tzolkin")
    assert found(played("tzolkin", 2, 30), None).nobody == 0.0


# ---------------------------------------------------------------- guesses

@pytest.mark.parametrize("name", GAMES)
def test_without_weights_the_judge_guesses(name: str, write_weights: Writer) -> None:
    game = played(name, 2, 40)
    told = found(game, 0)
    assert not told.calibrated and told.outside == () and total(told) == pytest.approx(1.0)
    assert all(one.categories == {} for one in told.seats.values())


def test_a_number_of_players_that_was_never_measured_is_a_guess(write_weights: Writer) -> None:
    write_weights("tzolkin", calibration={2: [0.1, 0.5, 0.0] * 5}, trained={"players": [2], "options": [{}]})
    assert found(played("tzolkin", 2, 30), None).calibrated
    told = found(played("tzolkin", 3, 30), None)
    assert not told.calibrated and total(told) == pytest.approx(1.0)


def test_what_was_not_trained_is_named(write_weights: Writer) -> None:
    write_weights("tzolkin", trained={"players": [3], "options": [{}]})
    game = sacbe.new("tzolkin", players=2, seed=1, options={"quarters": "floor"})
    assert game.chances().outside == ("players", "quarters")


# ---------------------------------------------------------------- as a game offers it

def test_a_game_tells_its_chances(write_weights: Writer) -> None:
    write_weights("tzolkin")
    game = played("tzolkin", 2, 1)
    assert game.chances("blue") == game.chances(1) == found(game, 1, samples=32)
    assert game.chances() == found(game, None, samples=32)
    before = game.state.text()
    game.chances("red")
    assert game.state.text() == before
    with pytest.raises(Problem, match="pink"):
        game.chances("pink")


def test_as_plain_data_chances_are_rounded(write_weights: Writer) -> None:
    write_weights("tzolkin")
    told = played("tzolkin", 2, 30).chances()
    plain = told.as_data()
    assert plain["seats"]["red"]["chance"] == round(told.seats["red"].chance, 4)
    assert list(plain["seats"]["red"]["categories"]) == ["temples", "tile", "chichen", "technology", "hunger",
                                                         "monuments", "skulls", "corn"]
    assert plain["outside"] == [] and plain["samples"] == 1
