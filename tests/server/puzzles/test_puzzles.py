"""Puzzles over HTTP: the list, the puzzle of the day, tries of any kind, what is rated, and what is never told."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

import pytest

from sacbe.presentation.language import words
from sacbe.school.puzzles import library
from sacbe.school.puzzles.playing import PuzzleRun
from sacbe.school.puzzles.puzzle import FORBIDDEN, Puzzle
from sacbe.school.puzzles.standing import RatedTry, solver_standing
from server.friends.test_friends import PASSWORD, Member
from support.server.tables import House

pytestmark = pytest.mark.once

ALL = list(library.all_puzzles())
PICKED = next(puzzle for puzzle in ALL if puzzle.kind == FORBIDDEN)
PLAYED = next(puzzle for puzzle in ALL if puzzle.kind != FORBIDDEN)
TELLING = {"solution", "lines", "check", "rule", "solved", "missed", "moves"}
DAY = 86400.0


def ask(house: House, puzzle: Puzzle, what: str = "", status: int = 200, token: str = "",
        **body: Any) -> dict[str, Any]:
    headers = {"Accept-Language": "en", **({"Authorization": f"Bearer {token}"} if token else {})}
    answer = house.http.post(f"/api/puzzles/{puzzle.id}{what}", json=body, headers=headers)
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


def wrong(puzzle: Puzzle) -> list[str]:
    """Moves that end a try without solving it."""
    run = PuzzleRun(puzzle)
    right = {move for line in puzzle.solution for move in line}
    while not run.is_done:
        run.answer(next((move for move in reversed(run.moves()) if move not in right), run.moves()[0]))
    assert not run.result().solved
    return run.path


def test_the_list_is_in_each_language_and_tells_no_solution(house: House) -> None:
    for lang in words.LANGUAGES:
        found = house.http.get("/api/puzzles", headers={"Accept-Language": lang}).json()
        assert [one["id"] for one in found] == [puzzle.id for puzzle in ALL]
        assert all(one["title"] and one["kind_name"] and not TELLING & set(one) for one in found)
    some = house.get("/api/puzzles", game=PICKED.game, kind=FORBIDDEN, grade=PICKED.grade).json()
    assert PICKED.id in [one["id"] for one in some]
    assert {(one["game"], one["kind"], one["grade"]) for one in some} == {(PICKED.game, FORBIDDEN, PICKED.grade)}
    assert house.get("/api/puzzles", game="go").status_code == 404
    assert house.get("/api/puzzles", grade=4).status_code == 400


def test_each_game_has_a_puzzle_of_the_day(house: House) -> None:
    found = house.get("/api/puzzles/daily").json()
    today = datetime.now(UTC).date()
    assert date.fromisoformat(found["day"]) <= today
    day = date.fromisoformat(found["day"])
    assert found["game"] == found["puzzles"][0]["game"] == library.daily_game(day)
    assert {one["id"] for one in found["puzzles"]} == {library.puzzle_of_day(game, day).id
                                                       for game in {p.game for p in ALL}}
    one = library.find(found["puzzles"][0]["id"])
    assert ask(house, one)["day"] == found["day"]


def test_a_turn_is_played_to_its_end(house: House) -> None:
    path: list[str] = []
    for move in PLAYED.solution[0]:
        here = ask(house, PLAYED, path=path)
        assert (here["explained"], here["outcome"]) == (None, "played" if path else "open")
        assert move in [option["move"] for option in here["state"]["options"]]
        here = ask(house, PLAYED, "/move", path=path, move=move)
        path = here["path"]
    assert (here["outcome"], here["kept"], here["first"]) == ("solved", False, False)
    assert here["explained"]["solution"]["texts"] and here["explained"]["reasons"] and not here["state"]["options"]
    ask(house, PLAYED, "/move", 409, path=path, move=path[0])


def test_a_wrong_turn_ends_the_try_and_shows_the_solution(house: House) -> None:
    *path, last = wrong(PLAYED)
    here = ask(house, PLAYED, "/move", path=path, move=last)
    assert here["outcome"] == "missed" and here["explained"]["played"]["moves"] == [*path, last]
    assert here["explained"]["solution"]["moves"] == list(PLAYED.lines[0].moves)
    assert ask(house, PLAYED, "/solution")["outcome"] == "given-up"


def test_what_the_rules_refuse_is_told_where_it_is_not_the_puzzle(house: House) -> None:
    here = ask(house, PLAYED, "/move", path=[], move="fly to the moon")
    assert (here["outcome"], here["path"], here["explained"]) == ("refused", [], None)
    assert here["refused"]["text"]
    assert ask(house, PLAYED, "/why", move=PLAYED.solution[0][0])["legal"]
    assert "refused" in ask(house, PLAYED, "/refused")
    seat = f"seat:{PLAYED.seat}"
    assert ask(house, PLAYED, "/explained", thing=seat)["title"]


def test_a_move_is_picked_and_nothing_tells_which(house: House) -> None:
    here = ask(house, PICKED)
    assert here["task"]["picks"] and here["task"]["moves"] == list(PICKED.moves)
    assert (here["state"]["ask"], here["state"]["options"], here["explained"]) == (None, [], None)
    for what, body in (("/why", {"move": PICKED.moves[0]}), ("/refused", {})):
        assert ask(house, PICKED, what, 403, **body)["error"] == "puzzle-secret"
    assert PICKED.rule not in str(here)
    here = ask(house, PICKED, "/move", move=PICKED.solution[0][0])
    assert here["outcome"] == "solved" and here["explained"]["rule"] == PICKED.rule
    assert ask(house, PICKED, "/move", move=wrong(PICKED)[0])["outcome"] == "missed"
    assert ask(house, PICKED, "/hint")["text"]


def test_others_stay_hidden(house: House) -> None:
    for game in sorted({puzzle.game for puzzle in ALL}):
        puzzle = library.list_puzzles(game)[0]
        here = ask(house, puzzle)
        run = PuzzleRun(puzzle)
        assert here["state"]["you"] == puzzle.seat
        assert set(here["state"]["view"]["seats"]) == set(run.game.view(puzzle.seat)["seats"])
        assert "position" not in here["puzzle"]


@pytest.mark.parametrize(("id", "what", "body", "status"), [
    ("tzolkin/none", "", {}, 404), ("go/first", "", {}, 404), ("bul/first", "", {}, 404),
    (PLAYED.id, "", {"path": ["x"] * 61}, 400), (PLAYED.id, "", {"path": ["x" * 81]}, 400),
    (PLAYED.id, "", {"path": ["fly"]}, 400), (PLAYED.id, "", {"paht": []}, 400), (PLAYED.id, "/move", {}, 400),
    (PLAYED.id, "/move", {"move": ""}, 400), (PLAYED.id, "/explained", {"thing": "?"}, 400)])
def test_bad_input_is_refused(house: House, id: str, what: str, body: dict[str, Any], status: int) -> None:
    answer = house.http.post(f"/api/puzzles/{id}{what}", json=body)
    assert answer.status_code == status, answer.text
    assert answer.json()["text"] and "Traceback" not in answer.text


# ---------------------------------------------------------------- what is rated

def mine(who: Member) -> dict[str, Any]:
    found: dict[str, Any] = who.house.get("/api/account/puzzles", who.token).json()
    return found


def test_only_the_first_try_of_an_account_is_rated(house: House) -> None:
    ann, bob = Member(house, "Ann"), Member(house, "Bob")
    before = ask(house, PICKED)
    here = ask(house, PICKED, "/move", token=ann.token, move=wrong(PICKED)[0])
    assert (here["kept"], here["first"]) == (True, True)
    assert (here["tries"], here["solved"]) == (before["tries"] + 1, before["solved"])
    after = mine(ann)
    assert after["standing"]["rating"] < 1200 and after["standing"]["tries"] == 1
    for what in ("/move", ""):
        body: dict[str, Any] = {"move": PICKED.solution[0][0]} if what else {"path": list(PICKED.solution[0])}
        here = ask(house, PICKED, what, token=ann.token, **body)
        assert (here["outcome"], here["kept"], here["first"]) == ("solved", True, False)
    assert mine(ann) == after
    assert mine(bob)["tried"] == {}
    listed = house.get("/api/puzzles", ann.token, game=PICKED.game, kind=FORBIDDEN).json()
    assert {one["id"]: one["result"] for one in listed}[PICKED.id] == "missed"
    assert house.get("/api/account/puzzles").status_code == 401


def test_a_hint_halves_the_gain_and_giving_up_is_a_miss(house: House) -> None:
    ann, bob, cat = Member(house, "Ann"), Member(house, "Bob"), Member(house, "Cat")
    ask(house, PICKED, "/hint", token=ann.token)
    assert mine(ann)["tried"][PICKED.id]["solved"] is None and mine(ann)["standing"]["tries"] == 0
    for who in (ann, bob):
        ask(house, PICKED, "/move", token=who.token, move=PICKED.solution[0][0])
    gains = [mine(who)["standing"]["rating"] - 1200 for who in (ann, bob)]
    assert 0 < gains[0] < gains[1] and abs(2 * gains[0] - gains[1]) <= 1
    ask(house, PICKED, "/solution", token=cat.token)
    assert mine(cat)["tried"][PICKED.id]["solved"] is False


def test_the_puzzle_of_the_day_makes_a_row_but_not_after_a_miss(house: House) -> None:
    day = date.fromisoformat(house.get("/api/puzzles/daily").json()["day"])
    puzzle = library.puzzle_of_day(PICKED.game, day)
    ann, bob = Member(house, "Ann"), Member(house, "Bob")
    ask(house, puzzle, token=ann.token, path=list(puzzle.solution[0]))
    assert (mine(ann)["standing"]["days"], mine(ann)["standing"]["last_days"][-1]["solved"]) == (1, True)
    ask(house, puzzle, "/solution", token=bob.token)
    ask(house, puzzle, token=bob.token, path=list(puzzle.solution[0]))
    assert (mine(bob)["standing"]["days"], mine(bob)["days"]) == (0, [])


def put(who: Member, status: int = 200, **body: Any) -> Any:
    answer = who.house.http.put("/api/account/puzzles", json=body, headers={"Authorization": f"Bearer {who.token}"})
    assert answer.status_code == status, answer.text
    return answer.json()


def test_an_account_takes_over_what_a_browser_has_kept(house: House) -> None:
    ann = Member(house, "Ann")
    ask(house, PICKED, "/solution", token=ann.token)
    kept = {"tried": {PICKED.id: {"solved": True, "at": 5}, PLAYED.id: {"solved": True, "hinted": True, "at": 9e10},
                      "go/first": {"solved": True}}, "days": ["2026-11-10", "2999-01-01"]}
    alone = house.http.post("/api/puzzles/standing", json=kept).json()
    assert (alone["standing"]["tries"], alone["standing"]["solved"], alone["days"]) == (2, 2, ["2026-11-10"])
    both = put(ann, **kept)
    assert both == put(ann, **kept) == mine(ann)
    assert both["tried"][PICKED.id]["solved"] is False and set(both["tried"]) == {PICKED.id, PLAYED.id}
    assert both["tried"][PLAYED.id]["at"] < 9e10 and both["days"] == ["2026-11-10"]
    put(ann, 400, tried={PICKED.id: {"solved": "yes"}})
    put(ann, 400, days=["yesterday"])
    put(ann, 400, tried={f"a{number}": {} for number in range(2001)})


def test_nothing_is_left_of_a_deleted_account(house: House) -> None:
    ann, bob = Member(house, "Ann"), Member(house, "Bob")
    before = ask(house, PICKED)["tries"]
    assert ask(house, PICKED, "/move", token=ann.token, move=PICKED.solution[0][0])["tries"] == before + 1
    ann.do("account/delete", 204, password=PASSWORD)
    assert ask(house, PICKED, token=bob.token)["tries"] == before


def test_a_standing_follows_from_the_tries() -> None:
    today = date(2026, 11, 18)
    at = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
    old = RatedTry(1200, True, False, at - 9 * DAY)
    found = solver_standing([RatedTry(1300, True, False, at), old], [date(2026, 11, 16), date(2026, 11, 17), today],
                            today)
    alone = solver_standing([old], [], today)
    assert found.rating - found.week == alone.rating > 1200 and alone.week == 0
    assert [one.day for one in found.story] == [date(2026, 11, 9), today]
    assert (found.days, found.best, [one.solved for one in found.last_days]) == (3, 3, [False] * 4 + [True] * 3)
    assert solver_standing([], [], today).rating == 1200
