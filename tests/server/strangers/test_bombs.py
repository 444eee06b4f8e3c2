"""Every route that reads a stranger's text, with every bomb: a clear refusal, from a process that needs no ending."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import structlog

import sacbe
from sacbe.kernel.play import record
from support.bombs import BOMBS
from support.server.tables import SOLO, House

pytestmark = pytest.mark.once

Body = dict[str, Any]
Request = tuple[str, Body]
RECORD = record.write(sacbe.new("bul", players=2, seed=1))
STUDY = """sacbe study 1
title: {}
game: tzolkin
rules: 1
players: {}
options: {}
position: {}

result: unfinished
"""


def in_line(text: str) -> str:
    return " ".join(text.split())


def headed(key: str, text: str) -> str:
    """A record with this text in a line of its header."""
    return "\n".join(f"{key}: {in_line(text)}" if line.startswith(f"{key}:") else line for line in RECORD.splitlines())


ROUTES: dict[str, Callable[[str], Request]] = {
    "variant": lambda text: ("games/tzolkin/changes", {"text": text}),
    "name of a variant": lambda text: ("games/tzolkin/changes", {"text": "variant: " + in_line(text)}),
    "record": lambda text: ("records/check", {"record": text}),
    "moves of a record": lambda text: ("records/check", {"record": RECORD.replace("\nres", f"1 red {text}\nres")}),
    "components of a record": lambda text: ("records/check", {"record": headed("players", "2").replace(
        "commitment:", f"components: x {in_line(text)}\ncommitment:")}),
    **{f"{key} of a record": lambda text, key=key: ("records/check", {"record": headed(key, text)})     # type: ignore[misc]
       for key in ("game", "rules", "players", "options", "commitment", "digest")},
    "uploaded record": lambda text: ("records", {"record": text, "table": {"game": "bul", "seats": SOLO}}),
    "reviewed record": lambda text: ("reviews", {"record": text, "depth": 1}),
    "studied record": lambda text: ("studies", {"record": text}),
    "study": lambda text: ("studies", {"record": STUDY.format("", 2, "", in_line(text))}),
    "title of a study": lambda text: ("studies", {"record": STUDY.format(in_line(text), 2, "", "{}")}),
    "position": lambda text: ("studies", {"position": text[:20_000]}),
    "position of a case": lambda text: ("studies", {"position": ("{game: tzolkin, given: " + in_line(text))[:20_000]}),
    "components of a table": lambda text: ("tables", {"game": "tzolkin", "seats": SOLO,
                                                      "components": {in_line(text)[:20_000]: text[:20_000]}}),
    "name of a table": lambda text: ("tables", {"game": text[:30_000], "seats": SOLO}),
    "puzzle": lambda text: ("puzzles/bul/nothing/move", {"move": text[:30_000], "path": [text[:30_000]]}),
    "lesson": lambda text: ("lessons/bul/nothing/move", {"move": text[:30_000], "path": [text[:30_000]]}),
}


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("besieged"), work_seconds=600.0, reviews_per_address=0) as found:
        yield found


@pytest.mark.parametrize("route", ROUTES)
def test_a_bomb_is_refused_and_nothing_is_ended_for_it(besieged: House, route: str) -> None:
    found = besieged.post("/api/records/check", {"record": RECORD})
    assert found.status_code == 200, found.text
    before = besieged.strangers.pids
    with structlog.testing.capture_logs() as lines:
        for name, text in BOMBS.items():
            path, body = ROUTES[route](text)
            answer = besieged.post(f"/api/{path}", body)
            assert 400 <= answer.status_code < 500 and answer.json()["text"], (name, answer.status_code, answer.text)
            assert len(answer.content) < 10_000, name
    assert besieged.strangers.pids == before, "a process died"
    assert not [line for line in lines if line["log_level"] in ("error", "critical") or line["event"] == "work ended"]


NUMBERS = {"huge": 10**4000, "large": 2**64, "negative": -10**300, "small": 1e-300, "large float": 1e300,
           "list": [[[[[[[[[[1]]]]]]]]]] * 50, "mapping": {"a": {"b": {"c": {"d": 1}}}}, "long": "x" * 30_000,
           "null": None, "many": list(range(9000))}


@pytest.mark.parametrize("name", NUMBERS)
def test_odd_values_of_components_are_refused(besieged: House, name: str) -> None:
    with structlog.testing.capture_logs() as lines:
        for path in ("supply.skulls", "board", "variant", ""):
            answer = besieged.post("/api/tables", {"game": "tzolkin", "seats": SOLO,
                                                   "components": {"variant": "x", path: NUMBERS[name]}})
            assert 400 <= answer.status_code < 500, (path, answer.text)
    assert not [line for line in lines if line["log_level"] in ("error", "critical")]


def test_moves_of_tries_and_lessons_are_refused(besieged: House) -> None:
    lesson = besieged.get("/api/lessons").json()[0]
    puzzle = besieged.get("/api/puzzles").json()[0]
    study = besieged.post("/api/studies", {"game": "tzolkin", "seed": 1}).json()
    node = f"studies/{study['study']['id']}/nodes/{study['study']['here']}"
    for text in ("x" * 80, "[" * 80, "9" * 80, "place " * 13):
        for path, body in ((f"lessons/{lesson['id']}/move", {"move": text, "path": []}),
                           (f"lessons/{lesson['id']}", {"path": [text] * 60}),
                           (f"puzzles/{puzzle['id']}/move", {"move": text, "path": []}),
                           (f"puzzles/{puzzle['id']}", {"path": [text] * 60}),
                           (f"{node}/moves", {"move": text})):
            answer = besieged.post(f"/api/{path}", body, study["token"] if path.startswith("studies") else "")
            assert answer.status_code < 500, (path, answer.text)
