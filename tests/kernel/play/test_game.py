"""The Python interface: asking, applying, explaining, undoing, recording."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import sacbe
from sacbe import Game, Problem, games
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.play import record


def random_game(seed: int, players: int = 3, moves: int = 10_000, secret: bytes | None = None) -> Game:
    game = sacbe.new("tzolkin", players=players, seed=None if secret else seed, secret=secret)
    drawn = random.Random(seed)
    while not game.is_over and moves:
        game.apply(drawn.choice(game.ask.options))
        moves -= 1
    return game


def test_same_seed_same_game() -> None:
    assert record.write(random_game(3)) == record.write(random_game(3))
    assert record.write(random_game(3)) != record.write(random_game(4))


def test_scores_only_at_the_end() -> None:
    game = random_game(5, moves=60)
    assert game.scores is None and game.winners is None and not game.is_over
    done = random_game(5)
    assert done.scores is not None and set(done.scores) == {"red", "blue", "green"} and done.winners
    with pytest.raises(Problem, match="over"):
        _ = done.ask
    refusal = done.explain("beg")
    assert refusal is not None and refusal.rule == "kernel.game-over"


def test_explain_says_why_for_any_move_and_moment() -> None:
    game = random_game(1, moves=3)
    asked = game.ask.seat
    other = next(seat for seat in ("red", "blue", "green") if seat != asked)
    rules = {(move, seat): game.explain(move, seat) for move in ("beg", "days 2", "no such thing")
             for seat in (asked, other)}
    found = {key: refusal.rule for key, refusal in rules.items() if refusal is not None}
    assert found["days 2", asked] == "kernel.not-asked"
    assert found["days 2", other] == "kernel.not-your-turn"
    assert found["no such thing", asked] == "kernel.unknown-move"
    with pytest.raises(Problem):
        game.explain("beg", seat="purple")


def test_an_illegal_move_changes_nothing() -> None:
    game = random_game(1, moves=5)
    before = record.write(game), game.state.text()
    for move in ("days 2", "keep W01 W02", "nonsense", "draw B101"):
        with pytest.raises(Problem):
            game.apply(move)
    assert (record.write(game), game.state.text()) == before


def test_a_clone_is_independent_and_has_the_same_future() -> None:
    game = random_game(2, moves=40)
    twin = game.clone()
    assert twin == game
    drawn = random.Random(9)
    moves = []
    while not twin.is_over:
        moves.append(drawn.choice(twin.ask.options))
        twin.apply(moves[-1])
    assert twin != game
    for move in moves:
        game.apply(move)
    assert record.write(twin) == record.write(game) and twin.log() == game.log()


def test_undo_to_any_decision() -> None:
    game = random_game(6, moves=50)
    decisions = [at for at, entry in enumerate(game.history) if entry.seat != CHANCE]
    steps = []
    for at in reversed(decisions):
        steps.append((at, record.write(game)))
        game.undo(at)
        assert len(game.history) == at and not game.is_over
    for at, text in steps:
        assert sacbe.loads(text).history[:at][:len(game.history)] == game.history


def test_undo_into_the_dice_lets_them_fall_again() -> None:
    game = sacbe.new("tzolkin", players=2, seed=7)
    before = game.clone()
    game.undo(5)
    assert game == before and game.ask.seat == "red"
    free = sacbe.new("tzolkin", players=2)
    free.apply(free.ask.options[0])
    free.undo(0)
    assert free.ask.seat == "chance" and not free.history


def test_a_loaded_game_keeps_its_commitment_and_its_dice() -> None:
    game = random_game(8, players=2, secret=b"white road", moves=12)
    again = sacbe.loads(record.write(game))
    assert again.commitment == game.commitment and record.write(again) == record.write(game)
    done = random_game(8, players=2, secret=b"white road")
    loaded = sacbe.loads(record.write(done))
    cut = [at for at, entry in enumerate(loaded.history) if entry.seat != CHANCE][-30]
    moves = [entry.choice for entry in loaded.history[cut:] if entry.seat != CHANCE]
    loaded.undo(cut)
    for choice in moves:
        loaded.apply(choice)
    assert record.write(loaded) == record.write(done)


def test_a_forced_opening_can_be_explained() -> None:
    """tz.begging.forced is played at once; what else was tried is refused by its own rule."""
    given = {"red": {"corn": 0}, "start_space": "blue", **{gear: {0: "blue"} for gear in ("palenque", "yaxchilan")},
             **{gear: {0: "green"} for gear in ("tikal", "uxmal", "chichen")}}
    definition = games.load_definition("tzolkin")
    game = Game(definition, 4, {}, None, definition.build_position(4, {}, given))
    assert game.ask.prompt == "anger"
    refusal = game.explain("place palenque", "red")
    assert refusal is not None and refusal.rule == "tz.placing.afford"


def test_after_undo_the_dice_fall_as_before() -> None:
    game = random_game(6, moves=40)
    whole = record.write(game)
    moves = [entry.choice for entry in game.history if entry.seat != CHANCE]
    game.undo(next(at for at, entry in enumerate(game.history) if entry.seat != CHANCE))
    for choice in moves:
        game.apply(choice)
    assert record.write(game) == whole


def test_undo_says_what_it_would_take_back() -> None:
    game = sacbe.new("tzolkin", players=2, seed=7)
    setup = len(game.history)
    game.apply(game.ask.options[0])
    own = game.undo_report(setup)
    assert own.seats == ("red",) and not own.chance and not own.reveals and own.is_free("red")
    game.apply(game.ask.options[0])
    both = game.undo_report(setup)
    assert both.seats == ("red", "blue") and both.reveals and not both.is_free("red")
    last = game.undo_report(setup + 1)
    assert last.seats == ("blue",) and last.reveals and not last.is_free("blue")
    assert game.undo_report(0).chance
    with pytest.raises(Problem):
        game.undo_report(99)
    with pytest.raises(Problem):
        sacbe.new("tzolkin", players=2).undo()


def test_a_record_comes_back_as_the_game_it_was() -> None:
    for seed in range(6):
        for moves in (0, 7, 10_000):
            game = random_game(seed, players=2 + seed % 3, moves=moves)
            text = record.write(game)
            again = sacbe.loads(text)
            assert again == game and record.write(again) == text and again.log() == game.log()


def test_save_and_load(tmp_path: Path) -> None:
    game = random_game(1, moves=30)
    sacbe.save(game, tmp_path / "game.sacbe")
    assert sacbe.load(tmp_path / "game.sacbe") == game and [p.name for p in tmp_path.iterdir()] == ["game.sacbe"]


def test_committed_dice_are_published_and_checked() -> None:
    secret = b"white road" * 3
    game = random_game(8, players=2, secret=secret)
    text = record.write(game)
    assert f"commitment: {game.commitment}" in text and f"secret: {secret.hex()}" in text
    assert record.write(sacbe.loads(text)) == text
    assert "secret" not in record.write(random_game(8, players=2, secret=secret, moves=20))
    forged = record.compose(game.definition, 2, game.options, [e.seat for e in game.history],
                            [e.choice for e in game.history],
                            (game.definition.scores(game.state), game.definition.winners(game.state)),
                            record.commit_to(b"other"), b"other")
    with pytest.raises(Problem, match="committed secret"):
        sacbe.loads(forged)


EDITS = [
    ("sacbe record 1", "sacbe record 9"), ("game: tzolkin", "game: tzolkim"), ("rules: 1", "rules: 7"),
    ("players: 3", "players: 9"), ("players: 3", "players: x"), ("quarters=exact", "quarters=half"),
    ("quarters=exact", "quarters"), ("options: ", "optiones: "), ("\n2 chance draw", "\n2 chance drew"),
    ("\n2 chance draw", "\n3 chance draw"), ("\n2 chance draw M", "\n2 red draw M"),
    ("\n1 chance first ", "\n1 chance last "),
    ("winners: ", "winners: nobody "), ("result: red ", "result: red 1"), ("digest: sha256:", "digest: sha256:0"),
    ("commitment: none", "commitment: sha256:00"), ("\ndigest:", "\nsecret: zz\ndigest:"),
    ("commitment: none", "commitment: sha256:" + 64 * "0"), ("players: 3", "players: +3"), ("players: 3", "players: ٣"),
    ("quarters=exact", "quarters=exact quarters=exact"), (" quarters=exact", ""), ("\n\nresult", "\n\n\nresult"),
]


@pytest.mark.parametrize(("old", "new"), EDITS)
def test_an_edited_record_is_refused_with_its_place(old: str, new: str) -> None:
    text = record.write(random_game(4))
    assert old in text
    with pytest.raises(Problem) as caught:
        sacbe.loads(text.replace(old, new, 1))
    assert "line" in caught.value.facts or caught.value.key == "record-format"


@pytest.mark.parametrize("keep", [0, 1, 3, 8, 60, -1, -2, -4])
def test_a_truncated_record_is_refused(keep: int) -> None:
    lines = record.write(random_game(4)).splitlines()
    with pytest.raises(Problem):
        sacbe.loads("\n".join(lines[:keep]))


def test_moves_after_the_end_are_refused() -> None:
    text = record.write(random_game(4))
    last = max(int(line.split()[0]) for line in text.splitlines() if line[:1].isdigit())
    with pytest.raises(Problem) as caught:
        sacbe.loads(text.replace("\n\nresult", f"\n{last + 1} red beg\n\nresult"))
    assert caught.value.key == "record-after-end"


def test_wrong_arguments() -> None:
    for wrong in ({"players": 1}, {"players": 2, "seed": -1}, {"players": 2, "seed": 1 << 70},
                  {"players": 2, "options": {"quarters": "half"}}, {"players": 2, "options": {"nothing": "1"}},
                  {"players": 2, "options": {"first": "yellow"}}, {"players": 2.0}, {"players": 2, "secret": ""},
                  {"players": 2, "secret": b""}):
        with pytest.raises(Problem):
            sacbe.new("tzolkin", **wrong)  # type: ignore[arg-type]
    with pytest.raises(Problem):
        sacbe.new("chess", players=2)


def test_a_log_holds_only_what_its_seat_may_know() -> None:
    game = sacbe.new("tzolkin", players=3, seed=11)
    for seat in ("red", "blue", "green"):
        dealt = [said for said in game.log(seat) if said["event"] == "dealt"]
        assert len(dealt) == 4 and {said["seat"] for said in dealt} == {seat}
    assert not [said for said in game.log() if said["event"] == "dealt"]
    assert len([said for said in game.log() if said["event"] == "dealt-hidden"]) == 12


def test_boxes_write_points_exactly() -> None:
    definition = games.load_definition("tzolkin")
    assert [definition.format_points(n) for n in (0, 1, 2, 3, 4, 165, -1, -9)] == [
        "0", "0.25", "0.5", "0.75", "1", "41.25", "-0.25", "-2.25"]
