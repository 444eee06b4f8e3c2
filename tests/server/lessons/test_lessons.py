"""Lessons over HTTP: the list, every step, moves that do not lead on, paths of any kind, and progress of accounts."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.presentation.language import words
from sacbe.school.lessons import checking, library
from server.friends.test_friends import PASSWORD, Member
from support.server.tables import House

pytestmark = pytest.mark.once

PLACE = "/api/lessons/tzolkin/place"


def ask(house: House, where: str, status: int = 200, **body: Any) -> dict[str, Any]:
    answer = house.http.post(where, json=body, headers={"Accept-Language": "en"})
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_list_has_words_and_rules_in_each_language(house: House) -> None:
    for lang in words.LANGUAGES:
        found = house.http.get("/api/lessons", headers={"Accept-Language": lang}).json()
        lessons = list(library.all_lessons())
        assert [one["id"] for one in found] == [lesson.id for lesson in lessons]
        assert [one["title"] for one in found] == [lesson.title[lang] for lesson in lessons]
    assert {one["game"] for one in house.get("/api/lessons", game="tz").json()} == {"tzolkin"}
    assert "tz.placing.lowest-space" in house.get("/api/lessons", game="tz").json()[0]["rules"]
    assert house.get("/api/lessons", game="go").status_code == 404


@pytest.mark.parametrize("id", [lesson.id for lesson in library.all_lessons()])
def test_every_lesson_is_played_to_its_end(house: House, id: str) -> None:
    way = checking.main_path(library.find(id))
    here = ask(house, f"/api/lessons/{id}")
    for number, move in enumerate(way):
        assert here["card"]["reads_on"] == (move == "next")
        assert here["path"] == way[:number]
        offered = [option["move"] for option in here["state"]["options"]]
        assert set(here["card"]["moves"]) <= set(offered) and bool(offered) == (move != "next")
        here = ask(house, f"/api/lessons/{id}/move", path=here["path"], move=move)
        assert here["verdict"] is None
    assert here["card"]["done"] and here["state"]["view"]
    assert house.get(f"/api/lessons/{id}/components").status_code == 200


def test_what_is_not_meant_or_refused_is_answered_and_leads_nowhere(house: House) -> None:
    path = ["next"]
    here = ask(house, f"{PLACE}/move", path=path, move="place tikal")
    assert (here["path"], here["verdict"]["outcome"]) == (path, "not-meant")
    assert "corn" in here["verdict"]["text"] and here["verdict"]["things"]
    here = ask(house, f"{PLACE}/move", path=path, move="pick palenque 3")
    assert (here["verdict"]["outcome"], here["verdict"]["rule"][:3]) == ("refused", "tz.")
    assert here["verdict"]["rule_text"] and here["path"] == path
    assert ask(house, f"{PLACE}/move", path=path, move="fly to the moon")["verdict"]["outcome"] == "refused"
    assert ask(house, f"{PLACE}/move", path=path, move="next")["verdict"]["outcome"] == "refused"


def test_a_place_explains_its_things_its_refusals_and_why(house: House) -> None:
    found = ask(house, f"{PLACE}/explained", path=["next"], thing="gear:palenque")
    assert found["title"] and found["rules"]
    assert ask(house, f"{PLACE}/why", path=["next"], move="pick tikal 3")["legal"] is False
    assert ask(house, f"{PLACE}/refused", path=["next"])["refused"]


def test_a_path_that_does_not_fit_leads_as_far_as_it_goes(house: House) -> None:
    assert ask(house, PLACE, path=["next", "place palenque", "fly"])["path"] == ["next", "place palenque"]
    assert ask(house, PLACE, path=["fly", "next"])["path"] == []
    here = ask(house, f"{PLACE}/move", path=["next", "fly"], move="place palenque")
    assert (here["path"], here["verdict"]) == (["next"], None)


@pytest.mark.parametrize(("where", "body", "status"), [
    ("/api/lessons/tzolkin/none", {}, 404), ("/api/lessons/go/place", {}, 404), ("/api/lessons/bul/place", {}, 404),
    (PLACE, {"path": ["next"] * 201}, 400), (PLACE, {"path": ["x" * 81]}, 400), (PLACE, {"path": "next"}, 400),
    (PLACE, {"paht": []}, 400), (f"{PLACE}/move", {"path": []}, 400), (f"{PLACE}/move", {"move": ""}, 400),
    (f"{PLACE}/move", {"move": "place tikal"}, 400), (f"{PLACE}/explained", {"thing": "?"}, 400)])
def test_bad_input_is_refused(house: House, where: str, body: dict[str, Any], status: int) -> None:
    found = ask(house, where, status, **body)
    assert found["text"] and "Traceback" not in str(found)


def test_hidden_things_stay_hidden(house: House) -> None:
    """The learner's view alone: nothing of another seat's hand is sent."""
    way = checking.main_path(library.find("temple_of_chac/dice"))
    here = ask(house, "/api/lessons/temple_of_chac/dice", path=way)
    assert here["state"]["you"] == "red"
    assert "hand_cards" in here["state"]["view"]["seats"]["red"]
    assert not here["state"]["view"]["seats"]["blue"].get("hand_cards")


# ---------------------------------------------------------------- progress

def put(who: Member, status: int = 200, **learnt: Any) -> Any:
    body = {id.replace("__", "/"): one for id, one in learnt.items()}
    answer = who.house.http.put("/api/account/lessons", json={"lessons": body},
                                headers={"Authorization": f"Bearer {who.token}"})
    assert answer.status_code == status, answer.text
    return answer.json().get("lessons")


def test_an_account_keeps_what_each_browser_knows(house: House) -> None:
    ann, bob = Member(house, "Ann"), Member(house, "Bob")
    put(ann, tzolkin__place={"path": ["next"], "step": 1, "steps": 9, "at": 5})
    both = put(ann, tzolkin__place={"path": [], "step": 0, "steps": 9, "done": True, "at": 3},
               chichen_itza__grid={"path": ["next"], "step": 1, "steps": 7, "at": 4})
    assert both["tzolkin/place"] == {"path": ["next"], "step": 1, "steps": 9, "done": True, "at": 5.0}
    assert house.get("/api/account/lessons", ann.token).json() == {"lessons": both}
    assert house.get("/api/account/lessons", bob.token).json() == {"lessons": {}}
    assert house.get("/api/account/lessons").status_code == 401


def test_progress_survives_a_deleted_cookie_and_a_new_version(house: House) -> None:
    """A browser that has lost everything logs in again; a path of an older lesson leads as far as it still fits."""
    ann = Member(house, "Ann")
    older = {"path": ["next", "place palenque", "a move of long ago"], "step": 3, "steps": 99, "done": True, "at": 7}
    put(ann, tzolkin__place=older)
    assert house.http.delete("/api/login", headers={"Authorization": f"Bearer {ann.token}"}).status_code == 204
    assert house.get("/api/account/lessons", ann.token).status_code == 401
    ann.token = house.post("/api/login", {"name": ann.name, "password": PASSWORD}).json()["token"]
    kept = house.get("/api/account/lessons", ann.token).json()["lessons"]["tzolkin/place"]
    assert kept == {**older, "at": 7.0}
    here = ask(house, PLACE, path=kept["path"])
    assert here["path"] == ["next", "place palenque"]
    now = put(ann, tzolkin__place={"path": here["path"], "step": 2, "steps": 9, "at": 8})["tzolkin/place"]
    assert now == {"path": here["path"], "step": 2, "steps": 9, "done": True, "at": 8.0}


def test_nobody_keeps_what_no_lesson_is_or_what_comes_from_the_future(house: House) -> None:
    ann = Member(house, "Ann")
    assert put(ann, go__first={"path": [], "at": 1}) == {}
    far = put(ann, tzolkin__place={"path": ["next"], "step": 1, "steps": 9, "at": 9e10})["tzolkin/place"]["at"]
    assert far < 9e10
    put(ann, 400, tzolkin__place={"path": ["x" * 81]})
    put(ann, 400, tzolkin__place={"paht": []})
    put(ann, 400, **{f"a{number}": {} for number in range(501)})
