"""The OpenAPI document is what the server does: Schemathesis sends what fits it and what does not.

Two of its checks are left out.  `positive_data_acceptance`: most requests that fit the document are refused by the
rules of a game or of a table, and shall be.  `use_after_free` and `ensure_resource_availability`: they follow what one
request made into the next, and tables are made here by hand, so that every operation meets open, running and finished
ones.
"""

from __future__ import annotations

import itertools
import json
import warnings
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar.exceptions import LitestarDeprecationWarning
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import sacbe
from sacbe.kernel.play import record as records
from sacbe.server.access.table_schemas import EventsShown, StateShown, WhyShown
from sacbe.server.api.schemas import Fault
from sacbe.server.app.application import openapi_schema
from sacbe.server.app.build import build
from sacbe.server.settings import Settings
from support.server.tables import House, Player

pytestmark = pytest.mark.once

FILE = Path(__file__).parents[3] / "docs" / "develop" / "openapi.json"
DOCUMENT = json.loads(FILE.read_text(encoding="utf-8"))
OPERATIONS = [(method.upper(), path) for path, methods in sorted(DOCUMENT["paths"].items()) for method in methods]
CHECKS: list[Any] = [not_a_server_error, status_code_conformance, content_type_conformance,
                     response_headers_conformance, response_schema_conformance]
SOME_TABLE = {"game": "bul", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "me"}]}
TOO_LARGE = 413
WORD = "correct horse"
_numbers = itertools.count(1)


def described(method: str, path: str) -> dict[str, Any]:
    """What the document says of an operation."""
    found: dict[str, Any] = DOCUMENT["paths"][path][method.lower()]
    return found


def operations(keep: Callable[[str, str], bool] = lambda method, path: True) -> pytest.MarkDecorator:
    """A test of each operation."""
    return pytest.mark.parametrize(("method", "path"), [
        pytest.param(method, path, id=f"{method} {path}") for method, path in OPERATIONS if keep(method, path)])


def has_input(method: str, path: str) -> bool:
    """Is there anything that could be wrong?  Any text may be the id of a table."""
    names = {entry["name"] for entry in described(method, path).get("parameters", ())}
    return "requestBody" in described(method, path) or bool(names - {"id"}) or path.startswith("/api/games")


class Pool:
    """Tables of all kinds, who sits there, and what fits them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.account = {"name": f"Ann {next(_numbers)}", "password": WORD}      # the server may have had such a pool
        made = house.post("/api/account", self.account)
        assert made.status_code == 201, made.text
        self.login = made.json()["token"]
        waiting, mine = house.open(), house.open(login=self.login)
        one, two = house.pair("tzolkin")
        bul, _ = house.pair(clock={"kind": "game", "seconds": 3600})
        self.record = finished()
        over = house.opened(house.post("/api/records", {"record": self.record, "table": SOME_TABLE}))
        stranger, nowhere = Player(house, one.id), Player(house, "nowhere")
        self.players: list[Player] = [waiting, mine, one, two, bul, over, stranger, nowhere]
        self.session = requests.Session()
        self.session.trust_env = False

    def aim(self, case: Any, player: Player, true: bool, with_login: bool) -> None:
        """Send a case to a table that is there, with a token, and where wanted with what would be right there."""
        if "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = player.id
        token = self.login if with_login else player.token
        if token:
            case.headers["Authorization"] = f"Bearer {token}"
        if true and isinstance(case.body, dict):
            found = player.get("state", lean=True)
            state = found.json() if found.status_code == 200 else {"revision": 0, "options": [], "answers": 0}
            facts = {"revision": state["revision"], "move": (state["options"] or [{"move": "pass"}])[0]["move"],
                     "at": state["answers"], "record": self.record, "table": SOME_TABLE, **SOME_TABLE, **self.account}
            case.body.update({name: value for name, value in facts.items() if name in case.body})

    def send(self, case: Any) -> Any:
        return case.call(base_url=f"http://{self.house.url}", session=self.session, timeout=30)


@pytest.fixture(scope="module")
def pool(house: House) -> Iterator[Pool]:
    found = Pool(house)
    yield found
    found.session.close()


def test_the_document_is_up_to_date() -> None:
    """And it is made by forms that the next Litestar will still know."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", LitestarDeprecationWarning)
        text = openapi_schema(build(Settings(database="sqlite:///sacbe.db")))
    assert text == FILE.read_text(encoding="utf-8"), "“sacbe schema docs/develop/openapi.json” writes it again"


def test_the_server_serves_it(house: House) -> None:
    assert house.get("/schema/openapi.json").json() == DOCUMENT


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@operations()
def test_requests_that_fit(pool: Pool, method: str, path: str, long: bool) -> None:
    @quick(40 if long else 2, long)
    @given(operation(method, path, GenerationMode.POSITIVE), st.sampled_from(pool.players), st.booleans(),
           st.booleans())
    def check(case: Any, player: Player, true: bool, with_login: bool) -> None:
        pool.aim(case, player, true, with_login)
        answer = pool.send(case)
        case.validate_response(answer, checks=CHECKS)
        refusal_fits(answer.status_code, answer.content)

    check()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@operations(has_input)
def test_requests_that_do_not_fit(pool: Pool, method: str, path: str, long: bool) -> None:
    @quick(40 if long else 2, long)
    @given(operation(method, path, GenerationMode.NEGATIVE))
    def check(case: Any) -> None:
        case.headers["Authorization"] = f"Bearer {pool.players[0].token}"
        answer = pool.send(case)
        rejected = [] if answer.status_code == TOO_LARGE else [negative_data_rejection]  # unknown to that check
        case.validate_response(answer, checks=[*CHECKS[:1], *CHECKS[2:], *rejected])
        refusal_fits(answer.status_code, answer.content)

    check()


@operations(lambda method, path: bool(described(method, path).get("security")))
def test_what_needs_a_token_is_refused_without(pool: Pool, method: str, path: str) -> None:
    player = pool.players[2]
    before = player.house.stored(player.id)
    body = {"revision": 1, "move": "pass", "what": "wow", "agree": True, "text": "hello", "password": "1234567890",
            "old": "1234567890", "new": "1234567890", "title": "Ways", "name": "Ann Lee", "accept": True,
            "kind": "table", "target": "x", "game": "bul", "plan": {"chairs": [{"kind": "here"}]},
            "number": 1, "mail": "ann@example.com"}
    named = described(method, path).get("requestBody", {"content": {}})["content"]
    shape = next((entry["schema"]["$ref"].rpartition("/")[2] for entry in named.values()), "")
    fields = DOCUMENT["components"]["schemas"].get(shape, {}).get("required", ())
    answer = player.house.http.request(method, path.replace("{id}", player.id).replace("{node}", "0"),
                                       params={"move": "pass"},
                                       json={name: body[name] for name in fields} if shape else None)
    assert (answer.status_code, answer.json()["error"]) == (401, "login-needed"), answer.text
    assert answer.headers["www-authenticate"] == "Bearer"
    assert player.house.stored(player.id) == before


def test_other_methods_are_refused(pool: Pool) -> None:
    for path, methods in DOCUMENT["paths"].items():
        for method in {"patch", "put", "delete"} - set(methods):
            real = path.replace("{id}", "x").replace("{game}", "bul").replace("{at}", "1").replace("{node}", "1")
            answer = pool.house.http.request(method, real)
            refusal_fits(answer.status_code, answer.content)
            assert answer.status_code == 405 and set(answer.headers["allow"].lower().split(", ")) >= set(methods), path


def test_what_is_seen_has_just_these_fields(pool: Pool) -> None:
    """The document tells of every field, although these answers are made as plain data."""
    for player in pool.players[:6]:
        for lean in (True, False):
            msgspec.convert(player.get("state", lean=lean).json(), StateShown)
            msgspec.convert(player.get("events", lean=lean).json(), EventsShown)
    for move in ("pass", "nonsense"):
        msgspec.convert(pool.players[4].get("why", move=move).json(), WhyShown)


@cache
def loaded() -> Any:
    return schemathesis.openapi.from_dict(DOCUMENT)


def operation(method: str, path: str, mode: GenerationMode) -> Any:
    """Cases of one operation."""
    return loaded()[path][method].as_strategy(generation_mode=mode)


def finished() -> str:
    """The record of a game that is over."""
    game = sacbe.new("bul", players=2, seed=6)
    while not game.is_over:
        game.apply(game.ask.options[0])
    return records.write(game)


def quick(examples: int, long: bool) -> Any:
    """Few and always the same ones, unless there is time."""
    return settings(max_examples=examples, derandomize=not long, deadline=None, database=None,
                    phases=(Phase.generate, Phase.shrink) if long else (Phase.generate,),
                    suppress_health_check=list(HealthCheck))


def refusal_fits(status: int, body: bytes) -> None:
    """Every refusal has the same shape and says something."""
    assert status < 500, body
    if status >= 400:
        found = msgspec.json.decode(body, type=Fault)
        assert found.error and found.text and "problem-" not in found.text, body
