"""Bots: legal whole games, information as strict as a person's, budgets that are kept, the same seed the same moves."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from statistics import mean, pstdev

import pytest

from sacbe import Problem, bots, games
from sacbe.bots import determinized, learnt_evaluator, levels, weights
from sacbe.bots.search import mcts
from sacbe.bots.search.greedy import MistakeModel
from sacbe.kernel.core.chance import Driver, ScriptedDriver, SeededDriver, mix_seed, play_to_end
from sacbe.kernel.core.evaluator import Evaluator
from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.lab.simulate import plan_run, simulate
from sacbe.runtime.engine_form import engine_form

AHEAD = ["ahead:1"] if engine_form() == "compiled" else []  # interpreted, one game takes minutes
NAMES = ["random", "beginner", "easy", "medium", "greedy", "search:3", *AHEAD, "classic:easy",
         "classic:search:3"]

# `sacbe simulate GAME --players 2 --bots A,B --games N --seed 5 --digest` when there were no other bots than these
CLASSIC = {
    ("bul", 3, "greedy"): "f418a365730013666651ea03d9023a87442390d113b9d051013bd3b72c9ad457",
    ("bul", 3, "easy,medium"): "d02c700c2a6672b3c23f71560a471c3d128d57d3a26632bb7416207986f26dd5",
    ("bul", 3, "search:8,greedy"): "b2a5f13909082947442eebf2d4dc5398e9b107ccbd9363c6ce44f5e42d2a0041",
    ("tzolkin", 2, "greedy"): "04f19531a32f157bbdf765f2990bf9dd16af45a9d9fcd2999abb7b64d641085e",
    ("tzolkin", 2, "easy,medium"): "d9be9b48c097ece07fb29909458c9d23965b9771880d7b741f4c71803ac03aed",
    ("tzolkin", 2, "search:8,greedy"): "37a4bd43fc88a2dd28e4a06cb777b80a11ca1b9510ea7b5ae7f3801bb277b2dc",
    ("chichen_itza", 2, "greedy"): "255784bfd2a43de1fd33bce283b9681e3c0cef3bca0b7df531face863ca2487e",
    ("temple_of_chac", 2, "greedy"): "59feb34322f62da685bca2660cb2d66658253d82d766f9de2e69ecfed2a2c380",
}


def whole_game(game: str, players: int, names: list[str], seed: int) -> tuple[State, list[int]]:
    definition = games.load_definition(game)
    state = definition.start_game(players, {})
    seats: list[Driver] = [bots.make_bot(name, definition, seat, mix_seed(seed, seat)) for seat,
                           name in enumerate(names)]
    taken: list[int] = []
    play_to_end(state, seats, SeededDriver(seed), taken)
    return state, taken


@pytest.mark.once
@pytest.mark.parametrize(("game", "name"), [
    (game, name) for game in games.names() for name in NAMES if game == "bul" or not name.startswith("classic:")])
def test_a_whole_game_of_legal_moves(game: str, name: str) -> None:
    definition = games.load_definition(game)
    state, taken = whole_game(game, 2, [name, "random"], seed=3)
    assert state.ask is None and (definition.winners(state) or definition.may_be_lost)
    script = ScriptedDriver(list(taken))                    # refuses what is no option
    again = definition.start_game(2, {})
    play_to_end(again, [script, script], script)
    assert again.text() == state.text()


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_moves(name: str) -> None:
    assert whole_game("bul", 2, [name, name], seed=5)[1] == whole_game("bul", 2, [name, name], seed=5)[1]


def to_wealth(seat: int, seed: int) -> State:
    """Tzolk'in when a seat is asked for its wealth, which is the only secret of the game."""
    state = games.load_definition("tzolkin").start_game(3, {})
    dice = SeededDriver(seed)
    while (ask := state.ask) is not None and ask.seat != seat:
        state.apply(dice.answer(ask))
    return state


@pytest.mark.parametrize("name", ["greedy", "search:20", *AHEAD])
def test_a_bot_cannot_use_what_its_seat_does_not_know(name: str) -> None:
    """The same copies dealt again: whatever the others hold, the answer is the same."""
    definition = games.load_definition("tzolkin")
    for seat in (1, 2):
        state = to_wealth(seat, seed=7)
        answers = set()
        for deal in range(4):
            other = definition.redeal(state, seat, SeededDriver(deal))
            assert other.ask is not None and other.text() != state.text()
            answers.add(bots.make_bot(name, definition, seat, 9).choose(other, other.ask))
        assert len(answers) == 1


def test_a_bot_never_sees_the_state_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    definition = games.load_definition("bul")
    dealt: list[tuple[int, int]] = []
    redeal = type(definition).redeal

    def noted(self: object, state: State, seat: int, chance: Driver) -> State:
        twin = redeal(definition, state, seat, chance)
        dealt.append((seat, id(twin)))
        return twin

    monkeypatch.setattr(type(definition), "redeal", noted)
    state, _ = whole_game("bul", 2, ["greedy", "search:2"], seed=1)
    assert {seat for seat, _ in dealt} == {0, 1} and id(state) not in {twin for _, twin in dealt}


class Clock:
    """Goes on by the 1,024th part of a second, which floats know exactly, whenever somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 1024


def test_a_search_keeps_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """It uses its time, and does not begin a simulation that would take longer than what is left."""
    clock = Clock()
    monkeypatch.setattr(mcts, "perf_counter", clock)
    definition = games.load_definition("bul")
    bot = bots.make_bot("search:150ms", definition, 0, 1)
    state = definition.start_game(2, {})
    dice = SeededDriver(4)
    looks = []
    while len(looks) < 7 and (ask := state.ask) is not None:
        if ask.seat == 0:
            begun = clock.looks
            state.apply(bot.choose(state, ask))
            looks.append(clock.looks - begun)
        else:
            state.apply(dice.answer(ask))
    thought = [count for count in looks if count > 1]       # the others had one plan, or followed the last one
    assert len(thought) > 2 and set(thought) == {1 + 153}      # at its start and after each simulation


@pytest.mark.once
def test_the_better_bot_wins() -> None:
    """Few games, but never a lucky sweep: greedy leads random by far."""
    for seed in range(2):
        state, _ = whole_game("tzolkin", 2, ["greedy", "random"], seed)
        mine, theirs = games.load_definition("tzolkin").scores(state)
        assert mine > theirs


@pytest.mark.parametrize(("game", "count", "names"), CLASSIC)
def test_classic_bots_play_as_they_always_did(game: str, count: int, names: str) -> None:
    run = plan_run(game, 2, [f"classic:{name}" for name in names.split(",")], seed=5)
    assert simulate(run, count, digest=True).digest == CLASSIC[game, count, names]


@pytest.mark.once
def test_the_beginner_is_weaker_than_the_medium_level() -> None:
    points = [0, 0]
    for seed in range(2):
        for names in (["beginner", "medium"], ["medium", "beginner"]):
            state, _ = whole_game("tzolkin", 2, names, seed)
            for name, score in zip(names, games.load_definition("tzolkin").scores(state)):
                points[name == "medium"] += score
    assert points[1] > 1.2 * points[0] > 0


def first_answer(seed: int, blur: float = 0.0, overlook: float = 0.0) -> int:
    definition = games.load_definition("tzolkin")
    state = to_wealth(0, seed=7)
    assert state.ask is not None
    return determinized.make_greedy_bot(definition, 0, seed, blur=blur, overlook=overlook).choose(state, state.ask)


@pytest.mark.parametrize(("blur", "overlook"), [(8.0, 0.0), (0.0, 0.7)])
def test_slips_come_from_the_seed_alone(blur: float, overlook: float) -> None:
    answers = [first_answer(seed, blur, overlook) for seed in range(8)]
    assert answers == [first_answer(seed, blur, overlook) for seed in range(8)]
    assert len({*answers}) > 1, "never another slip"
    assert len({first_answer(seed) for seed in range(4)}) == 1, "a slip without slips"


def test_something_is_always_seen() -> None:
    blind = MistakeModel(0.0, 1.0, SeededDriver(1))
    assert [blind.noticed_options([3, 4, 5]) for _ in range(5)] == [[5]] * 5 and blind.noticed_options([7]) == [7]
    half = MistakeModel(0.0, 0.5, SeededDriver(1))
    seen = [choice for _ in range(2000) for choice in half.noticed_options([1, 2, 3, 4])]
    assert all(abs(seen.count(choice) / 2000 - 0.5) < 0.06 for choice in (1, 2, 3))
    assert MistakeModel(0.0, 0.0, SeededDriver(1)).noticed_options([1, 2]) == [1, 2]
    assert MistakeModel(0.0, 0.0, SeededDriver(1)).draw_error() == 0.0


def test_errors_are_normal_and_as_large_as_the_blur() -> None:
    slips = MistakeModel(3.0, 0.0, SeededDriver(5))
    errors = [slips.draw_error() for _ in range(4000)]
    assert abs(mean(errors)) < 0.2 and abs(pstdev(errors) - 3.0) < 0.15
    assert 0.64 < sum(abs(error) < 3.0 for error in errors) / 4000 < 0.72


def test_levels_are_a_ladder() -> None:
    assert len(bots.LEVELS) >= 6 and {"easy", "medium", "hard", "expert"} <= {*bots.LEVELS}
    for game in games.names():
        ladder = [levels.find_level(game, name) for name in bots.LEVELS]
        plans = [one for one in ladder if one.budget is None]
        assert ladder[:len(plans)] == plans, "who searches is stronger"
        for weak, strong in pairwise(plans):
            assert weak.blur >= strong.blur and weak.overlook >= strong.overlook
            assert weak.width <= strong.width and weak.depth <= strong.depth


def test_a_style_is_checked_with_its_game() -> None:
    styles = learnt_evaluator.list_styles(games.load_definition("tzolkin"))
    assert bots.assign_bots([f"hard/{styles[0]}"], 1, games.load_definition("tzolkin")) == (f"hard/{styles[0]}",)
    bots.make_bot(f"easy/{styles[0]}", games.load_definition("tzolkin"), 0, 1)
    with pytest.raises(Problem) as caught:
        bots.make_bot("greedy/poet", games.load_definition("tzolkin"), 0, 1)
    assert caught.value.key == "unknown-style" and all(style in str(caught.value) for style in styles)


def test_a_style_plays_with_its_likings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With weights that know no more than the game's evaluator, everything else is the style."""
    selfplay = pytest.importorskip("sacbe.lab.training.selfplay", exc_type=ImportError)
    definition = games.load_definition("tzolkin")
    learning = definition.learning()
    assert learning is not None
    (tmp_path / definition.name).mkdir()
    weights.write(tmp_path / definition.name, definition, learning, selfplay.handwritten_weights(definition, learning))
    monkeypatch.setenv("SACBE_WEIGHTS", str(tmp_path))
    assert levels.offered_styles(definition) == tuple(learning.styles)
    state = definition.start_game(2, {})
    dice = SeededDriver(3)
    for _ in range(60):
        assert state.ask is not None
        state.apply(dice.answer(state.ask))
    plain, builder = learnt_evaluator.make_evaluator(definition), learnt_evaluator.make_evaluator(definition, "builder")
    features = learning.features.feature_row(state, 0)
    liking = sum(points * features[learning.features.names.index(name)]
                 for name, points in learning.styles["builder"].items())
    assert builder.plan_value(state, 0) - plain.plan_value(state, 0) == pytest.approx(liking)


def test_ratings_are_read_where_there_are_some(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    definition = games.load_definition("bul")
    monkeypatch.setattr(levels, "ratings_file", lambda game: tmp_path / "ratings.json")
    levels.level_ratings.cache_clear()
    assert levels.level_rating(definition, "hard") is None
    levels.write_ratings("bul", {"medium": 1500, "hard": 1650}, {"seed": 0})
    assert (levels.level_rating(definition, "hard"), levels.level_rating(definition, "easy")) == (1650, None)
    (tmp_path / "ratings.json").write_text('{"hard": "strong"}')
    levels.level_ratings.cache_clear()
    assert levels.level_rating(definition, "hard") is None
    levels.level_ratings.cache_clear()


@pytest.mark.parametrize(("name", "key"), [
    ("nobody", "unknown-bot"), ("gready", "unknown-bot-near"), ("search", "bot-budget"), ("search:0", "bot-budget"),
    ("search:x", "bot-budget"), ("search:5s", "bot-budget"), ("", "unknown-bot"), ("classic:", "unknown-bot-near"),
    ("classic:search", "bot-budget"), ("ahead", "bot-budget"), ("ahead:0", "bot-budget"),
    ("classic:ahead:2", "unknown-bot-near"), ("classic:gready", "unknown-bot-near"), ("hard/poet", "no-styles"),
    ("hard/", "no-styles"), ("random/poet", "bot-no-style"), ("classic:hard/poet", "bot-no-style"),
])
def test_unknown_bots_are_refused(name: str, key: str) -> None:
    with pytest.raises(Problem) as caught:
        bots.make_bot(name, games.load_definition("bul"), 0, 1)
    assert caught.value.key == key


def test_a_name_that_nobody_makes_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not quietly play as another bot."""
    monkeypatch.setattr(bots, "BOTS", (*bots.BOTS, "owl"))
    with pytest.raises(Problem) as caught:
        bots.make_bot("owl", games.load_definition("bul"), 0, 1)
    assert caught.value.key == "unknown-bot"


@pytest.mark.parametrize("thinker", bots.THINKERS)
def test_a_budget_goes_to_the_mind_of_its_name(thinker: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[determinized.SearchBudget] = []

    def mind(definition: GameDefinition, seat: int, seed: int, budget: determinized.SearchBudget,
             judge: Evaluator) -> Driver:
        given.append(budget)
        return SeededDriver(seed)

    monkeypatch.setattr(bots, "MINDS", {thinker: mind})
    bots.make_bot(f"{thinker}:7", games.load_definition("bul"), 0, 1)
    assert given == [determinized.SearchBudget(simulations=7)]
    for other in {*bots.THINKERS} - {thinker}:
        with pytest.raises(Problem):
            bots.make_bot(f"{other}:7", games.load_definition("bul"), 0, 1)


def test_who_does_not_exist_learns_who_does() -> None:
    with pytest.raises(Problem) as caught:
        bots.make_bot("nobody", games.load_definition("bul"), 0, 1)
    for name in (*bots.BOTS, "search:1000", "search:500ms", "ahead:8", "classic:greedy"):
        assert name in str(caught.value)
