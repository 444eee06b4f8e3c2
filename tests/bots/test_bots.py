"""Bots: legal whole games, information as strict as a person's, budgets that are kept, the same seed the same moves."""

from __future__ import annotations

from statistics import median
from time import perf_counter

import pytest

from sacbe import Problem, bots, games
from sacbe.kernel.chance import Driver, Scripted, Seeded, drive, mix
from sacbe.kernel.frame import State

NAMES = ["random", "easy", "medium", "greedy", "search:3"]


def whole_game(game: str, players: int, names: list[str], seed: int) -> tuple[State, list[int]]:
    box = games.box(game)
    state = box.start(players, {})
    seats: list[Driver] = [bots.make(name, box, seat, mix(seed, seat)) for seat, name in enumerate(names)]
    taken: list[int] = []
    drive(state, seats, Seeded(seed), taken)
    return state, taken


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_of_legal_moves(game: str, name: str) -> None:
    box = games.box(game)
    state, taken = whole_game(game, 2, [name, "random"], seed=3)
    assert state.ask is None and (box.winners(state) or box.may_be_lost)
    script = Scripted(list(taken))                          # refuses what is no option
    again = box.start(2, {})
    drive(again, [script, script], script)
    assert again.text() == state.text()


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_moves(name: str) -> None:
    assert whole_game("bul", 2, [name, name], seed=5)[1] == whole_game("bul", 2, [name, name], seed=5)[1]


def to_wealth(seat: int, seed: int) -> State:
    """Tzolk'in at the moment a seat chooses its wealth, which is the only secret of the game."""
    state = games.box("tzolkin").start(3, {})
    dice = Seeded(seed)
    while (ask := state.ask) is not None and ask.seat != seat:
        state.apply(dice.answer(ask))
    return state


@pytest.mark.parametrize("name", ["greedy", "search:20"])
def test_a_bot_cannot_use_what_its_seat_does_not_know(name: str) -> None:
    """The same copies dealt again: whatever the others hold, the answer is the same."""
    box = games.box("tzolkin")
    for seat in (1, 2):
        state = to_wealth(seat, seed=7)
        answers = set()
        for deal in range(4):
            other = box.redeal(state, seat, Seeded(deal))
            assert other.ask is not None and other.text() != state.text()
            answers.add(bots.make(name, box, seat, 9).choose(other, other.ask))
        assert len(answers) == 1


def test_a_bot_never_sees_the_state_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    box = games.box("bul")
    dealt: list[tuple[int, int]] = []
    redeal = type(box).redeal

    def noted(self: object, state: State, seat: int, chance: Driver) -> State:
        twin = redeal(box, state, seat, chance)
        dealt.append((seat, id(twin)))
        return twin

    monkeypatch.setattr(type(box), "redeal", noted)
    state, _ = whole_game("bul", 2, ["greedy", "search:2"], seed=1)
    assert {seat for seat, _ in dealt} == {0, 1} and id(state) not in {twin for _, twin in dealt}


def test_a_search_keeps_its_budget() -> None:
    """At most a tenth over, in the middle of several decisions; a single one can meet a busy machine."""
    box = games.box("bul")
    bot = bots.make("search:150ms", box, 0, 1)
    state = box.start(2, {})
    dice = Seeded(4)
    spent = []
    while len(spent) < 7 and (ask := state.ask) is not None:
        if ask.seat == 0:
            begun = perf_counter()
            state.apply(bot.choose(state, ask))
            spent.append(perf_counter() - begun)
        else:
            state.apply(dice.answer(ask))
    assert 0.1 < median(spent) <= 0.165


def test_the_better_bot_wins() -> None:
    """Few games, but never a lucky sweep: greedy leads random by far."""
    for seed in range(2):
        state, _ = whole_game("tzolkin", 2, ["greedy", "random"], seed)
        mine, theirs = games.box("tzolkin").scores(state)
        assert mine > theirs


@pytest.mark.parametrize(("name", "key"), [
    ("nobody", "unknown-bot"), ("gready", "unknown-bot-near"), ("search", "bot-budget"), ("search:0", "bot-budget"),
    ("search:x", "bot-budget"), ("search:5s", "bot-budget"), ("", "unknown-bot"),
])
def test_unknown_bots_are_refused(name: str, key: str) -> None:
    with pytest.raises(Problem) as caught:
        bots.make(name, games.box("bul"), 0, 1)
    assert caught.value.key == key


