"""docs/develop/api.md is right: its examples are run on a server and compared, its tables name everything there is."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from sacbe.cli import program
from sacbe.server.api.errors import STATUS, status_code
from sacbe.server.observability import metrics
from sacbe.server.settings import FLAG_NAMES, Settings
from sacbe.server.socket import messages
from sacbe.server.tables import lobby
from support.server.tables import House, Wire, wired

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "develop" / "api.md").read_text(encoding="utf-8")
SERVER = ROOT / "src" / "sacbe" / "server"
MORE = "…"
OURS = ("accounts/service", "tables/actions", "security/outbound_urls", "clocks", "coach/hints", "friends/service",
        "tables/core/table", "tables/lobby", "coach/review_queue", "studies/service", "tables/manager",
        "tournaments/service", "friends/store", "accounts/setups_store", "tournaments/store", "access/dependencies",
        "access/chat", "friends/dependencies", "socket/seat_actions", "coach/routes", "socket/registry/presence_client",
        "friends/routes", "security/middleware", "security/origin", "security/rate_limit", "routes/games",
        "socket/messages", "routes/operations", "accounts/routes", "routes/play", "api/errors",
        "ratings/profile_routes", "routes/records", "coach/review_routes", "socket/client/client", "studies/routes",
        "routes/tables", "tournaments/routes", "mail/consents", "mail/routes", "notifications/mail_limits")


class Names:
    """What the placeholders of the page stand for: the first time one is met it takes a value, then it keeps it."""

    def __init__(self) -> None:
        self.known: dict[str, Any] = {}

    def filled(self, text: str) -> str:
        return re.sub(r"<(\w+)>", lambda found: str(self.known[found[1]]), text)

    def fits(self, said: Any, found: Any, where: str = "") -> None:
        """Is the answer what the page says?"""
        if isinstance(said, str) and (name := re.fullmatch(r"<(\w+)>", said)):
            if name[1] == "time":
                assert isinstance(found, float) and found > 1.7e9, where
            else:
                assert found and self.known.setdefault(name[1], found) == found, where
        elif isinstance(said, dict):
            assert isinstance(found, dict), where
            assert MORE in said or set(said) == set(found), (where, sorted(set(said) ^ set(found)))
            for key in set(said) - {MORE}:
                assert key in found, f"{where}.{key}"
                self.fits(said[key], found[key], f"{where}.{key}")
        elif isinstance(said, list):
            assert isinstance(found, list), where
            plain = said[:-1] if said and said[-1] == MORE else said
            assert len(found) == len(plain) if plain is said else len(found) > len(plain), (where, len(found))
            for at, item in enumerate(plain):
                self.fits(item, found[at], f"{where}.{at}")
        else:
            assert said == found, (where, said, found)


class Reader:
    """Goes through the page from top to bottom, with one server and the same people."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.names = Names()
        self.wires: dict[str, Any] = {}
        self.program: dict[str, Any] = {"print": lambda *words: self.printed.append(words)}
        self.printed: list[Any] = []

    def http(self, text: str) -> None:
        asked, _, answered = text.partition("\n\n")
        (method, path), *rest = asked.splitlines()[0].split(" ", 1), *asked.splitlines()[1:]
        headers = dict(line.split(": ", 1) for line in rest if re.match(r"[A-Z][\w-]+: ", line))
        body = "\n".join(line for line in rest if not re.match(r"[A-Z][\w-]+: ", line))
        status, _, wanted = answered.partition("\n")
        answer = self.house.http.request(
            method, self.names.filled(path), content=body.encode() or None,
            headers={"Content-Type": "application/json", **{name: self.names.filled(value)
                                                            for name, value in headers.items()}})
        assert answer.status_code == int(status), f"{text}\n{answer.text}"
        self.names.fits(json.loads(wanted), answer.json(), f"{method} {path}: ")

    def socket(self, text: str, who: str) -> None:
        if who not in self.wires:
            manager = wired(self.house, str(self.names.known["table"]))
            self.wires[who] = (manager, manager.__enter__())
        wire: Wire = self.wires[who][1]
        for sign, words in re.findall(r"^([<>]) (.*(?:\n(?![<>] ).*)*)", text, flags=re.MULTILINE):
            message = json.loads(words)
            if sign == ">":
                wire.socket.send(self.names.filled(words))
            else:
                self.names.fits(message, wire.next(message["type"]), f"{who} {message['type']}: ")

    def python(self, text: str) -> None:
        """A program of the page, with the address of this server."""
        exec(text.replace("http://127.0.0.1:8123", f"http://{self.house.url}"), self.program)

    def close(self) -> None:
        for manager, wire in self.wires.values():
            assert wire.kept == []
            manager.__exit__(None, None, None)


def blocks() -> list[tuple[str, str, str]]:
    return re.findall(r"^```(\w+)(?: (\w+))?\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)


@pytest.fixture
def reader(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    """A reader for whom the dice always fall as on the page."""
    real = lobby.secrets
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_urlsafe=real.token_urlsafe,
                                                          token_bytes=lambda count: bytes(range(count))))
    found = Reader(house)
    yield found
    found.close()


def test_the_examples_are_right(reader: Reader) -> None:
    counts = {"http": 0, "socket": 0, "python": 0}
    for kind, who, text in blocks():
        counts[kind] += 1
        if kind == "socket":
            reader.socket(text, who)
        else:
            getattr(reader, kind)(text)
    assert counts["http"] > 15 and counts["socket"] >= 3 and counts["python"] == 2
    assert [set(scores) for scores, _ in reader.printed] == [{"red", "blue"}] * 2


def test_a_wrong_example_would_be_found() -> None:
    names = Names()
    names.fits({"a": "<x>", MORE: MORE}, {"a": 1, "b": 2})
    for said, found in (({"a": 1}, {"a": 1, "b": 2}), ({"a": "<x>"}, {"a": 2}), ([1, MORE], [1]), ([1], [1, 2]), (1, 2),
                        ({"a": 1, MORE: MORE}, {"b": 1}), ("<time>", "soon")):
        with pytest.raises(AssertionError):
            names.fits(said, found)


def rows(heading: str) -> list[tuple[list[str], list[str]]]:
    """The rows of the table under a heading: what is named in the first cell, and all cells."""
    table = PAGE.split(f"\n| {heading} |", 1)[1].split("\n\n", 1)[0]
    return [(re.findall(r"`([^`]+)`", cells[0]), cells)
            for line in table.splitlines()[2:] for cells in [[cell.strip() for cell in line.strip("|").split("|")]]]


def test_all_messages_are_told_with_their_fields() -> None:
    told = {name: set(re.findall(r"`(\w+)`", cells[1])) for names, cells in rows("sent") for name in names}
    kinds = msgspec.json.schema_components([messages.ClientMessage])[1]
    have = {name: set(kind["properties"]) - {"type", "id"} for kind in kinds.values()
            if "type" in kind.get("properties", {}) for name in kind["properties"]["type"]["enum"]}
    assert set(told) == set(have)
    for name, fields in have.items():
        assert fields <= told[name], name


def test_all_messages_that_come_are_told() -> None:
    sent = set()
    for name in ("socket/client/client.py", "socket/seat_actions.py", "socket/registry/presence_client.py",
                 "views/table_view.py"):
        sent |= set(re.findall(r'"type": "(\w+)"', (SERVER / name).read_text(encoding="utf-8")))
    sent -= {"explained"}                   # over HTTP only
    assert {name for names, _ in rows("received") for name in names} == sent


def test_all_refusals_are_told_with_their_status() -> None:
    told = {name: int(cells[1]) for names, cells in rows("`error`") for name in names}
    raised = set(STATUS)
    for name in OURS:
        text = (SERVER / f"{name}.py").read_text(encoding="utf-8")
        raised |= set(re.findall(r'(?:Problem|unknown)\("([a-z-]+)"', text))
        raised |= set(re.findall(r'\.take\([^\n]*, "([a-z-]+)"\)', text))
    raised -= {"database-"}
    assert raised - set(told) == set()
    assert {name: status_code(name) for name in told if name != "record-…"} == {
        name: status for name, status in told.items() if name != "record-…"}


def test_all_operations_are_told_somewhere() -> None:
    """On this page, or by their table in the OpenAPI document; the page names each way of playing."""
    document = json.loads((ROOT / "docs" / "develop" / "openapi.json").read_text(encoding="utf-8"))
    for path in document["paths"]:
        last = path.removeprefix("/api/tables/{id}").removeprefix("/api").strip("/").partition("/")[0]
        assert not last or last.startswith("{") or last in PAGE, path


def test_fields_of_a_state_are_told() -> None:
    document = json.loads((ROOT / "docs" / "develop" / "openapi.json").read_text(encoding="utf-8"))
    named = set(re.findall(r"`(\w+)`", PAGE))
    for shape in ("StateShown", "NewTable"):
        fields = set(document["components"]["schemas"][shape]["properties"]) - {"type", "table", "now"}
        assert fields - named == set(), shape


def test_all_settings_are_told_with_their_flags_and_defaults() -> None:
    page = (ROOT / "docs" / "operate" / "server.md").read_text(encoding="utf-8")
    told = {cells[0]: tuple(cells[1:3]) for line in page.splitlines() if line.startswith("| `SACBE_")
            for cells in [[cell.strip(" `") for cell in line.strip("|").split("|")]]}
    serve = program.get_command(program.app).load("serve")      # type: ignore[attr-defined]
    flags = {param.name: param.opts[0] for param in serve.params}
    for field in Settings.__struct_fields__:
        name = FLAG_NAMES.get(field, field)
        variable, default = f"SACBE_{name.upper()}", getattr(Settings(), field)
        assert variable in told, variable
        shown = f"{default:g}" if isinstance(default, int | float) else default or ""
        assert told.pop(variable) == (flags.get(name, ""), shown), variable
    assert not told


def test_all_figures_are_told() -> None:
    page = (ROOT / "docs" / "operate" / "server.md").read_text(encoding="utf-8")
    for line in metrics.render_metrics({}).decode().splitlines():
        if line.startswith("# HELP sacbe_"):
            assert f"`{line.split()[2]}`" in page, line
