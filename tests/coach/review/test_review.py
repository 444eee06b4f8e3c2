"""Reviews: the parts of one, going on after a stop, several processes, words in three languages, and turns."""

from __future__ import annotations

import random
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import sacbe
from sacbe import Game, Problem, games
from sacbe.coach.analysis import grades
from sacbe.coach.analysis import opinion as opinions
from sacbe.coach.analysis.position_values import PositionValues
from sacbe.coach.analysis.typical_scores import load_distribution, make_typical
from sacbe.coach.review import steps
from sacbe.coach.review.cache import ReviewCache
from sacbe.coach.review.review import review_game, turn_costs
from sacbe.coach.review.schema import JudgedDecision, LuckFound, Review
from sacbe.coach.review.turning_points import LUCK, MOST, turn_starts, turning_points
from sacbe.coach.text import review_page
from sacbe.coach.text.review_words import ReviewText
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.definition.presenter import GameTime
from sacbe.presentation.language.words import LANGUAGES, use_language
from sacbe.runtime.executor_choice import choose_executor

pytestmark = pytest.mark.once

CORPUS = Path(__file__).parents[2] / "corpus"


def played(name: str, seed: int = 2) -> Game:
    game = sacbe.new(name, players=2, seed=seed)
    drawn = random.Random(seed)
    while not game.is_over:
        game.apply(drawn.choice(game.ask.choices))
    return game


@pytest.fixture
def bul(few: None) -> Game:
    return played("bul")


def test_a_review_has_all_its_parts(bul: Game) -> None:
    told: list[tuple[int, int]] = []
    found = review_game(bul, progress=lambda done, total: told.append((done, total)))
    decisions = [entry for entry in bul.history if entry.seat != CHANCE]
    assert [one.move for one in found.decisions] == [bul.definition.grammar.write(entry.choice) for entry in decisions]
    assert (found.game, found.players, found.depth, found.calibrated) == ("bul", 2, 1, False)
    assert found.simulations > 0 and told[-1][0] == told[-1][1] == len(steps.places_to_review(bul))
    for seat in found.seats:
        assert seat.start + seat.luck + seat.own + seat.others == pytest.approx(seat.result, abs=1e-9)
        assert sum(seat.counts.values()) == sum(one.seat == seat.seat for one in found.decisions)
        assert 0 <= seat.accuracy <= 100
    for one in found.decisions:
        assert one.loss >= 0 and one.kind == grades.classify_loss(one.loss, one.loss_error)
        assert one.options[0].move in one.solved and any(option.move == one.move for option in one.options)
    assert found.timeline[-1].chances == [seat.result for seat in found.seats]
    assert len(found.turning) <= MOST and len(found.decided) == 2 * len(found.seats[0].categories)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_a_review_that_is_stopped_goes_on(bul: Game, tmp_path: Path) -> None:
    kept = tmp_path / "bul.review"

    def stop(done: int, total: int) -> None:
        if done == 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review_game(bul, progress=stop, cache_file=kept)
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 11
    with kept.open("a", encoding="utf-8") as file:
        file.write('{"at": 99')                                  # the machine was switched off in the middle of a line
    told: list[int] = []
    again = review_game(bul, progress=lambda done, total: told.append(done), cache_file=kept)
    assert told[0] == 10 and not kept.exists()
    assert again == review_game(bul)


OTHERS = (("sha256:0", 1, "judged"), ("sha256:1", 2, "judged"), ("sha256:1", 1, "learnt 0"))


@pytest.mark.parametrize("other", OTHERS)
def test_what_was_found_about_another_is_not_used(bul: Game, tmp_path: Path, other: tuple[str, int, str]) -> None:
    path = tmp_path / "found"
    one = next(steps.find_in_process(bul, PositionValues(bul.definition, 2, bul.options), 1, [0]))
    first = ReviewCache(path, "sha256:1", 1, "judged")
    first.add(one)
    first.close()
    same = ReviewCache(path, "sha256:1", 1, "judged")
    assert same.found == {0: one}
    same.close()
    another = ReviewCache(path, *other)
    assert another.found == {}
    another.close()


def test_where_nothing_can_be_written_a_review_is_made_all_the_same(bul: Game, tmp_path: Path) -> None:
    assert review_game(bul, cache_file=tmp_path / "missing" / "found").decisions


def test_several_processes_find_the_same() -> None:
    game = played("bul", 3)
    wanted = steps.places_to_review(game)[:12]
    values = PositionValues(game.definition, 2, game.options)
    alone = list(steps.find_all(game, values, 1, wanted))
    assert list(steps.find_all(game, values, 1, wanted, choose_executor(2))) == alone


def test_what_cannot_be_reviewed_is_refused() -> None:
    for game, depth, key in ((sacbe.new("bul", players=2, seed=1), 1, "review-unfinished"),
                             (played("bul"), 0, "review-depth"), (played("bul"), 1000, "review-depth")):
        with pytest.raises(Problem) as caught:
            review_game(game, depth)
        assert caught.value.key == key


@pytest.mark.parametrize("name", ("bul", "temple_of_chac"))
def test_a_review_has_words_and_a_page(name: str, few: None) -> None:
    game = played(name)
    found = review_game(game)
    for lang in LANGUAGES:
        with use_language(lang):
            words = ReviewText(game, found)
            assert all([*words.turning_point_lines(), *words.result_sentences(), *words.notes()])
            page = review_page.review_html(game, found)
        assert f'<html lang="{lang}">' in page and page.count("<section>") == 6
        assert "http" not in page and "<script" not in page
        ElementTree.fromstring(page[page.index("<svg"):page.index("</svg>") + len("</svg>")])


# ---------------------------------------------------------------- turning points

def decision(at: int, seat: str, loss: float) -> JudgedDecision:
    option = opinions.OptionOpinion("go", ["go"], 0.5, 0.0, 0.0, {}, {}, 0.0, 0.0, 1, 0)
    kind = grades.classify_loss(loss, 0.0)
    return JudgedDecision(at, seat, "turn", "stay", kind, 0.5, 0.5 - loss, 0.5, 0.0, loss, 0.0, 0.0, 0.0, 1, ["go"],
                          [option])


def test_turning_points_are_the_largest_and_one_for_a_turn() -> None:
    decisions = [decision(at, "red" if at // 2 % 2 else "blue", loss)
                 for at, loss in enumerate([0.2, 0.3, 0.02, 0.04, 0.0, 0.06, 0.07, 0.0, 0.08, 0.09, 0.03, 0.0])]
    chanced = [LuckFound(12, ["roll 1"], {"red": 0.25, "blue": -0.25}, {"red": 0.01, "blue": 0.01}, 6)]
    found = turning_points(decisions, chanced)
    assert [(point.at, point.what) for point in found] == [
        (1, "blunder"), (5, "mistake"), (6, "mistake"), (9, "mistake"), (12, LUCK)]
    assert found[0].better == ["go"] and found[-1].change == 0.25


# ---------------------------------------------------------------- turns, and what they cost

def in_round(at: int, seat: str, number: int, loss: float = 0.0, error: float = 0.0) -> JudgedDecision:
    found = decision(at, seat, loss)
    found.clock, found.loss_error = GameTime("round", number), error
    return found


def test_a_turn_ends_with_its_round_even_if_the_same_seat_begins_the_next() -> None:
    decisions = [in_round(0, "red", 1), in_round(1, "blue", 1), in_round(2, "blue", 1), in_round(5, "blue", 2),
                 in_round(6, "blue", 2), in_round(7, "red", 2)]
    assert turn_starts(decisions) == {0: 0, 1: 1, 2: 1, 5: 5, 6: 5, 7: 7}


def test_a_turn_costs_what_is_lost_for_sure_and_no_more_than_there_was() -> None:
    many = [in_round(at, "blue", 1, 0.3) for at in range(4)]
    unsure = [in_round(10, "blue", 2, 0.05, 0.02), in_round(11, "blue", 2, 0.05, 0.06)]
    assert turn_costs([*many, *unsure], turn_starts([*many, *unsure])) == pytest.approx([0.3, 0.03])


def test_each_seat_of_a_game_whose_order_alternates_has_a_turn_in_every_round() -> None:
    game = sacbe.load(CORPUS / "temple_of_chac/2-greedy.sacbe")
    presenter, state = game.definition.presenter(), game.copy_at(0).state
    decisions = []
    for at, entry in enumerate(game.history):
        if entry.seat != CHANCE:
            one = decision(at, game.definition.seats[entry.seat], 0.0)
            one.clock = presenter.game_time(state)
            decisions.append(one)
        state.apply(entry.choice)
    turns = turn_starts(decisions)
    for seat in ("red", "blue"):
        assert len({turns[one.at] for one in decisions if one.seat == seat}) == 10


def test_every_game_with_weights_has_usual_games() -> None:
    for name in ("tzolkin", "chichen_itza", "temple_of_chac"):
        definition = games.load_definition(name)
        found = load_distribution(definition)
        assert found is not None and sorted(map(int, found.spreads)) == list(definition.players)


def test_usual_games_are_made_again_with_the_same_seed() -> None:
    found = make_typical(games.load_definition("bul"), 4, seed=3)
    assert found == make_typical(games.load_definition("bul"), 4, seed=3)
    assert found.spreads["2"]["killed"] == sorted(found.spreads["2"]["killed"])
    assert found.percentile(2, "killed", -1.0) == 0 and found.percentile(2, "killed", 99.0) == 100
    assert found.percentile(3, "killed", 1.0) is None and found.percentile(2, "unknown", 1.0) is None
