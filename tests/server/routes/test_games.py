"""Games and rules over HTTP, in three languages; and the OpenAPI document that tells of everything."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from sacbe import games
from sacbe.bots import levels
from sacbe.presentation.language import register, words
from sacbe.server.app import application as web
from sacbe.server.commands import serve
from sacbe.server.settings import Settings

pytestmark = pytest.mark.once

CHECKED_IN = Path(__file__).parents[3] / "docs" / "develop" / "openapi.json"


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    settings = Settings(database=f"sqlite:///{tmp_path_factory.mktemp('library')}/x.db", requests_per_minute=0)
    with TestClient(web.create_app(settings), base_url="http://127.0.0.1") as client:
        yield client


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_game_is_listed_in_words(http: TestClient[Any], lang: str) -> None:
    found = {game["name"]: game for game in http.get("/api/games", params={"lang": lang}).json()}
    assert tuple(found) == games.names()
    for name, game in found.items():
        definition = games.load_definition(name)
        assert game["title"] == words.say(f"name-{name}-game", lang=lang)
        assert (game["players"], game["rules_version"]) == (list(definition.players), definition.version)
        assert [seat["name"] for seat in game["seats"]] == list(definition.seats)
        assert game["bots"] == list(levels.offered_levels(name)) and "easy" in game["bots"]
        assert [level["name"] for level in game["levels"]] == game["bots"]
        for level in game["levels"]:
            assert level["title"] == words.say(f"bot-level-{level['name']}", lang=lang)
            assert level["note"] == words.say(f"bot-level-{level['name']}-note", lang=lang)
            assert level["rating"] == levels.level_rating(definition, level["name"])
        assert [style["name"] for style in game["styles"]] == list(levels.offered_styles(definition))
        assert [(one["name"], one["values"], one["rule"]) for one in game["options"]] == [
            (option.name, list(option.values), option.rule) for option in definition.options]
        for one in game["options"]:
            assert one["meaning"] == words.say(f"option-{name}-{one['name']}", lang=lang)
            assert one["rule_name"] == words.rule_name(one["rule"], lang)


def test_one_game_also_by_its_prefix(http: TestClient[Any]) -> None:
    assert http.get("/api/games/tz").json() == http.get("/api/games/tzolkin").json()
    missing = http.get("/api/games/tzolkim?lang=fr")
    assert (missing.status_code, missing.json()["error"]) == (404, "unknown-game-near")
    assert missing.json()["facts"] == {"name": "tzolkim", "near": "tzolkin", "allowed": ", ".join(games.names())}
    assert missing.json()["text"] == words.say("problem-unknown-game-near", lang="fr", **missing.json()["facts"])


@pytest.mark.parametrize("game", register.registered_games())
def test_all_rules_of_a_game(http: TestClient[Any], game: str) -> None:
    found = http.get(f"/api/games/{game}/rules").json()
    assert [rule["id"] for rule in found] == [rule.id for rule in register.rules_of_game(game)]
    assert all(rule["name"] and rule["text"] and rule["source"] and rule["kind"] for rule in found)


def test_a_rule_by_its_id(http: TestClient[Any]) -> None:
    rule, = http.get("/api/games/tzolkin/rules", params={"id": "tz.placing.space-cost", "lang": "de"}).json()
    assert rule["name"] == "Preis eines Feldes"
    assert rule["source"] == "TZ-EN, Placing Workers"
    assert rule["text"] == words.rule_text("tz.placing.space-cost", lang="de")
    missing = http.get("/api/games/tzolkin/rules", params={"id": "tz.placing.space-costs"})
    assert (missing.status_code, missing.json()["error"]) == (404, "unknown-rule-near")
    assert http.get("/api/games/bul/rules", params={"id": "tz.placing.space-cost"}).status_code == 404


def test_a_ruling_says_why_it_is_read_so(http: TestClient[Any]) -> None:
    found = {rule["id"]: rule for rule in http.get("/api/games/tzolkin/rules").json()}
    explained = [rule for rule in register.rules_of_game("tzolkin") if rule.why]
    assert explained
    assert all(found[rule.id]["reading"] == rule.why for rule in explained)


def test_rules_are_found_by_words_of_any_language(http: TestClient[Any]) -> None:
    def ids(**params: str) -> list[str]:
        return [rule["id"] for rule in http.get("/api/games/tz/rules", params=params).json()]

    assert ids(q="13 SKULLS exactly") == ["tz.limit.skulls"]
    assert "tz.placing.space-cost" in ids(q="preis FELDES", lang="de")
    assert "tz.placing.space-cost" not in ids(q="preis FELDES", lang="fr")
    assert ids(q="no such words at all") == []
    assert http.get("/api/games/tz/rules", params={"q": "x" * 201}).status_code == 400


# ------------------------------------------------------------ the document

def test_the_document_is_served(http: TestClient[Any]) -> None:
    answer = http.get("/schema/openapi.json")
    assert answer.status_code == 200 and answer.headers["content-type"].endswith("json")
    assert set(answer.json()["paths"]) >= {"/api/games", "/api/games/{game}/rules", "/api/account", "/health"}
    assert answer.json() == json.loads(web.openapi_schema(http.app))


def test_every_operation_is_described_and_knows_its_refusals(http: TestClient[Any]) -> None:
    document = json.loads(web.openapi_schema(http.app))
    operations = [(f"{method} {path}", one) for path, row in document["paths"].items() for method, one in row.items()]
    ids = [one["operationId"] for _, one in operations]
    assert len(set(ids)) == len(ids)
    for name, one in operations:
        assert one["description"] and one["tags"], name
        for status, answer in one["responses"].items():
            if status.startswith("4"):
                assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Fault"}, name


def test_the_document_is_checked_in() -> None:
    """`sacbe schema docs/develop/openapi.json` writes it again."""
    serve.schema(CHECKED_IN, check=True)


def test_the_document_is_the_same_every_time(tmp_path: Path) -> None:
    texts = {web.openapi_schema(web.create_app(Settings(database=f"sqlite:///{tmp_path}/{name}.db", port=port)))
             for name, port in (("a", 1), ("b", 2))}
    assert len(texts) == 1


# ---------------------------------------------------------------- the rulebook and the search

@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_rulebook_is_there_in_every_language(http: TestClient[Any], lang: str) -> None:
    book = http.get("/api/games/tz/rulebook", params={"lang": lang}).json()
    assert (book["game"], book["title"]) == ("tzolkin", words.say("name-tzolkin-game", lang=lang))
    sections = [section for chapter in book["chapters"] for section in chapter["sections"]]
    assert {rule for section in sections
            for rule in section["rules"]} == {one.id for one in register.rules_of_game("tzolkin")}
    feeding, = [section for section in sections if section["id"] == "feeding"]
    assert feeding["lesson"] == "tzolkin/food" and feeding["icons"] and "**" in feeding["text"]
    assert all(one["name"] and one["text"] for group in book["symbols"] for one in group["symbols"])


def test_a_question_is_answered_and_a_rule_says_where_it_is_told(http: TestClient[Any]) -> None:
    for lang, question in (("en", "when do I feed"), ("de", "wann muss ich füttern"), ("fr", "quand nourrir")):
        found = http.get("/api/games/tzolkin/find", params={"q": question, "lang": lang}).json()
        assert (found[0]["kind"], found[0]["id"]) == ("section", "feeding")
    rule = next(one for one in http.get("/api/games/tzolkin/rules").json() if one["id"].endswith("food.unfed"))
    assert rule["section"] == "feeding"


@pytest.mark.parametrize("question", ["", "%00", "?" * 200, "zzzz", "<b>"])
def test_any_question_has_an_answer_of_some_kind(http: TestClient[Any], question: str) -> None:
    assert http.get("/api/games/bul/find", params={"q": question}).status_code == 200


def test_bad_questions_are_refused(http: TestClient[Any]) -> None:
    assert http.get("/api/games/bul/find", params={"q": "x" * 201}).status_code == 400
    assert http.get("/api/games/bull/find", params={"q": "x"}).status_code == 404
    assert http.get("/api/games/chess/rulebook").status_code == 404
