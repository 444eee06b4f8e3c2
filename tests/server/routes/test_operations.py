"""For the operator of the server: health, figures, logs, the port, the start and the end."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
import structlog
from litestar.testing import TestClient
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sacbe.kernel.errors import Problem
from sacbe.presentation.language import words
from sacbe.server.app.application import create_app
from sacbe.server.app.main import find_free_port
from sacbe.server.commands import serve as command
from sacbe.server.http.connection.listener import HttpListener
from sacbe.server.http.limits import Limits
from sacbe.server.observability import logs, metrics
from sacbe.server.routes import operations
from sacbe.server.settings import Settings
from sacbe.server.storage.store import Store
from support.server.tables import PATIENCE

pytestmark = pytest.mark.once

# A server with one socket that stays open until the server ends.
PROGRAM = """
import asyncio, sys
from litestar import Request, get
from sacbe.server.app.main import serve
from sacbe.server.settings import Settings
from sacbe.server.app.application import create_app
from sacbe.server.security.middleware import RESTARTING

class Waiting:
    is_ready = True

    def __init__(self, socket):
        socket.user = self
        socket.accept()
        socket.send(b"open")

    def on_message(self, kind, data):
        pass

    def on_writable(self):
        pass

    def on_close(self, code):
        pass

class Door:
    def __init__(self, guard):
        self.guard = guard

    def enter(self, socket, scope):
        Waiting(socket)
        self.guard.endings.append(lambda: socket.close(RESTARTING, ""))
        return True

@get("/slow")
async def slow(request: Request) -> str:
    print("asked", flush=True)
    await request.app.state.guard.closing.wait()
    return "done"

@get("/endless")
async def endless() -> str:
    print("asked", flush=True)
    return await asyncio.Event().wait()

def told(settings):
    print(settings.url, flush=True)

def create(settings):
    app = create_app(settings, routes=[slow, endless])
    app.state.sockets = Door(app.state.guard)
    return app

serve(Settings.load({"port": 0, "log_format": "json"}), create, told)
print("ended", flush=True)
"""


@pytest.fixture
def http(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(Settings(database=f"sqlite:///{tmp_path}/x.db")), base_url="http://127.0.0.1") as client:
        yield client


def test_health(http: TestClient[Any]) -> None:
    answer = http.get("/health")
    found = answer.json()
    assert (answer.status_code, found["status"], found["database"]) == (200, "ok", "ok")
    assert found["form"] in ("pure", "compiled") and found["version"] and found["uptime"] >= 0
    assert found["engine"] == ""


def test_health_tells_how_far_the_engine_is(tmp_path: Path) -> None:
    """The file of whoever compiles it may be missing, and may hold anything."""
    news = tmp_path / "news"
    settings = Settings(database=f"sqlite:///{tmp_path}/x.db", engine_news=str(news))
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
        told = [client.get("/health").json()["engine"]]
        for content in (b"compiling", b"ready\n", b"failed", b"nonsense", b"\xff", b""):
            news.write_bytes(content)
            told.append(client.get("/health").json()["engine"])
    assert told == ["", "compiling", "ready", "failed", "", "", ""]


@pytest.mark.parametrize("fails", [Problem("database-gone", where="postgresql://h", detail="x"), OSError("x"), None])
def test_health_when_the_database_is_gone(http: TestClient[Any], monkeypatch: pytest.MonkeyPatch,
                                          fails: Exception | None) -> None:
    async def ping(store: Store) -> None:
        if fails is not None:
            raise fails
        await asyncio.Event().wait()            # it hangs

    monkeypatch.setattr(Store, "ping", ping)
    monkeypatch.setattr(operations, "PATIENCE", 0.05)
    answer = http.get("/health")
    assert (answer.status_code, answer.json()["status"], answer.json()["database"]) == (503, "failing", "gone")
    assert "postgresql" not in answer.text


def test_figures(http: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def count_by_phase(store: Store) -> dict[str, int]:
        return {"playing": 7}

    monkeypatch.setattr(Store, "count_by_phase", count_by_phase)
    monkeypatch.setattr(operations, "is_local", lambda scope: True)
    metrics.REFUSALS.labels("stale").inc()
    metrics.record_batch(3, 0.001)
    http.get("/nowhere")
    answer = http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    for line in ('sacbe_tables{phase="playing"} 7.0', 'sacbe_refusals_total{key="stale"} ', "sacbe_ack_seconds_bucket",
                 "sacbe_sockets ", "sacbe_commits_per_batch_sum", 'sacbe_requests_total{route="-",status="404"}',
                 "process_cpu_seconds_total", "# TYPE sacbe_bot_seconds histogram", "# TYPE sacbe_moves_total counter"):
        assert line in answer.text, line


def test_figures_without_the_database(http: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """What the process knows is told; old counts of tables are not."""
    monkeypatch.setattr(operations, "is_local", lambda scope: True)
    monkeypatch.setattr(operations, "PATIENCE", 0.05)
    answers: list[Any] = [{"playing": 7}, Problem("database-gone", where="x", detail="y"), OSError("x"), None]

    async def count_by_phase(store: Store) -> dict[str, int]:
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        if answer is None:
            await asyncio.Event().wait()        # it hangs
        return dict(answer)

    monkeypatch.setattr(Store, "count_by_phase", count_by_phase)
    assert "sacbe_database_up 1.0" in http.get("/metrics").text
    while answers:
        answer = http.get("/metrics")
        assert answer.status_code == 200 and "sacbe_database_up 0.0" in answer.text
        assert "sacbe_tables{" not in answer.text and "sacbe_requests_total" in answer.text


def test_figures_have_one_charset_and_the_version(http: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operations, "is_local", lambda scope: True)
    http.get("/api/games")
    answer = http.get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert f'version="{operations.version()}"' in answer.text and "sacbe_info{" in answer.text
    assert 'sacbe_request_seconds_count{route="/api/games"} ' in answer.text


@pytest.mark.parametrize(("token", "status"), [("a-token-for-monitors", 200), ("another-token-here", 403), ("", 403)])
def test_figures_for_a_token(tmp_path: Path, token: str, status: int) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/x.db", metrics_token="a-token-for-monitors")
    headers = {"X-Forwarded-For": "9.9.9.9", **({"Authorization": f"Bearer {token}"} if token else {})}
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
        assert client.get("/metrics", headers=headers).status_code == status


def test_alive_is_another_question_than_ready(http: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """A process without its database, or one that ends, need not be started again."""
    async def ping(store: Store) -> None:
        raise OSError("x")

    monkeypatch.setattr(Store, "ping", ping)
    assert (http.get("/health").status_code, http.get("/health/live").status_code) == (503, 200)
    http.app.state.guard.closing.set()
    assert (http.get("/health").status_code, http.get("/health/live").status_code) == (503, 200)
    assert http.get("/health/live").json()["version"] == operations.version()


def test_head_is_answered_wherever_get_is(tmp_path: Path) -> None:
    """With the same head, without a body, also by a real listener; elsewhere it is refused as before."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<!doctype html>")

    async def talk(listener: HttpListener) -> list[tuple[str, httpx.Response, httpx.Response]]:
        url = f"http://127.0.0.1:{listener.where[1]}"
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
            return [(path, await client.get(path), await client.head(path))
                    for path in ("/health", "/health/live", "/metrics", "/", "/api/games", "/nowhere", "/api/login")]

    async def run(client: Path) -> list[tuple[str, httpx.Response, httpx.Response]]:
        app = create_app(Settings(database=f"sqlite:///{tmp_path}/x.db", metrics_public=True), client=client)
        async with app.lifespan():
            listener = HttpListener(app, Limits())
            await listener.start("127.0.0.1", 0)
            try:
                return await talk(listener)
            finally:
                await listener.stop(PATIENCE)

    for client in (tmp_path / "page", tmp_path / "nothing"):        # the page is built, and is not
        found = asyncio.run(run(client))
        for path, got, head in found:
            assert (head.status_code, head.content) == (got.status_code, b""), path
            assert head.headers["content-type"] == got.headers["content-type"], path
        assert [head.status_code for _, _, head in found] == [200, 200, 200, 200, 200, 404, 405]
        assert all(int(head.headers["content-length"]) > 0 for _, _, head in found)


def test_monitors_leave_no_lines_in_the_log(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/x.db", metrics_token="a-token-for-monitors")
    right, wrong = ({"Authorization": f"Bearer {token}"} for token in ("a-token-for-monitors", "another-token-here"))
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as client, capture_logs() as log:
        for path in ("/health", "/health/live"):
            client.get(path)
            client.head(path)
        client.get("/metrics", headers=right)
        client.get("/metrics", headers=wrong)
        client.get("/api/games")
        client.head("/api/games")
    seen = [(line["method"], line["route"], line["status"]) for line in log if line["event"] == "request"]
    assert seen == [("GET", "/metrics", 403), ("GET", "/api/games", 200), ("HEAD", "/api/games", 200)]


def test_lines_about_requests_can_be_switched_off(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/x.db", log_requests=False)
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as client, capture_logs() as log:
        client.get("/api/games")
        client.get("/nowhere")
    assert not [line for line in log if line["event"] == "request"]


@pytest.mark.parametrize(("public", "headers", "status"), [
    (False, {"X-Forwarded-For": "127.0.0.1"}, 403), (False, {"X-Forwarded-For": "9.9.9.9"}, 403),
    (True, {"X-Forwarded-For": "9.9.9.9"}, 200), (False, {}, 403),
])
def test_figures_are_for_this_machine(tmp_path: Path, public: bool, headers: dict[str, str], status: int) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/x.db", metrics_public=public, trust_proxy=True)
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
        assert client.get("/metrics", headers=headers).status_code == status


# ------------------------------------------------------------ the log

@pytest.fixture
def logging_again() -> Iterator[None]:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    yield
    root.handlers[:] = before
    root.setLevel(level)
    structlog.reset_defaults()


def test_the_log_is_json_and_hides_secrets(logging_again: None, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure_logging("json", "info")
    structlog.get_logger("x").info("hello", token="hunter2", Authorization="hunter2", seat=1)
    structlog.get_logger("x").debug("unheard")
    logging.getLogger("library").warning("from %s", "elsewhere")
    try:
        raise ValueError("bad")
    except ValueError as error:
        structlog.get_logger("x").error("failed", exc_info=error)
    printed = capsys.readouterr()
    lines = [json.loads(line) for line in printed.err.splitlines()]
    assert [line["event"] for line in lines] == ["hello", "from elsewhere", "failed"]
    assert (lines[0]["token"], lines[0]["Authorization"], lines[0]["seat"]) == ("***", "***", 1)
    assert "ValueError: bad" in lines[2]["exception"] and "hunter2" not in printed.err and printed.out == ""


def test_the_log_for_people(logging_again: None, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure_logging("console", "debug")
    structlog.get_logger("x").debug("hello", seat=1, password="hunter2")
    line, = capsys.readouterr().err.splitlines()
    assert "hello" in line and "seat=1" in line and "hunter2" not in line and "\x1b" not in line


# ------------------------------------------------------------ the command

def test_a_port_that_is_taken_or_a_host_that_is_elsewhere() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(Problem) as caught:
            find_free_port("127.0.0.1", port)
        assert (caught.value.key, caught.value.facts) == ("serve-port-taken", {"host": "127.0.0.1", "port": str(port)})
    assert find_free_port("127.0.0.1", port) == port
    assert find_free_port("127.0.0.1", 0) > 0
    for host in ("203.0.113.7", "no such host.invalid"):
        with pytest.raises(Problem, match=host):
            find_free_port(host, 0)


def test_what_is_exposed_is_said() -> None:
    with words.use_language("en"):
        assert "this machine only" in command.announcement(Settings())
        exposed = command.announcement(Settings(host="0.0.0.0", port=80))
        assert "every machine" in exposed and "0.0.0.0" in exposed and "port 80" in exposed
        assert "https://games.example" in command.announcement(Settings(host="0.0.0.0",
                                                                        public_url="https://games.example"))


@pytest.mark.parametrize(("environ", "platform", "shown"), [
    ({}, "linux", False), ({"DISPLAY": ":0"}, "linux", True), ({"WAYLAND_DISPLAY": "w"}, "linux", True),
    ({"DISPLAY": ":0", "SSH_CONNECTION": "x"}, "linux", False), ({}, "darwin", True), ({}, "win32", True),
])
def test_a_browser_is_opened_where_it_can_be_seen(environ: dict[str, str], platform: str, shown: bool) -> None:
    assert command.has_display(environ, platform) is shown


def test_the_document_is_written_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "openapi.json"
    with pytest.raises(Problem, match="up to date"):
        command.schema(file, check=True)
    command.schema(file)
    command.schema(file, check=True)
    command.schema()
    assert capsys.readouterr().out == file.read_text(encoding="utf-8")
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(Problem, match="up to date"):
        command.schema(file, check=True)
    with pytest.raises(Problem, match="FILE"):
        command.schema(check=True)
    assert not list(tmp_path.glob("*.new")) and not list(tmp_path.glob("*.db"))


# ------------------------------------------------------------ a real server

class Running:
    """A server in a process of its own."""

    def __init__(self, folder: Path, **environ: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "SACBE_DATA": str(folder), "SACBE_LANG": "en", **environ})
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        if self.url:
            httpx.get(f"{self.url}/nowhere", timeout=PATIENCE)      # the first reader waits for the words of a language

    def end_when_asked(self) -> None:
        """Ask it to end as soon as somebody waits for something slow."""
        assert self.process.stdout is not None and self.process.stdout.readline() == "asked\n"
        self.process.send_signal(signal.SIGTERM)

    def end(self) -> tuple[int, str, str]:
        try:
            out, err = self.process.communicate(timeout=PATIENCE)
        finally:
            self.process.kill()
        return self.process.returncode, out, err


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_ends_in_peace(tmp_path: Path, number: signal.Signals) -> None:
    server = Running(tmp_path)
    try:
        assert httpx.get(f"{server.url}/health", timeout=PATIENCE).json()["status"] == "ok"
        with connect(server.url.replace("http", "ws") + "/wait") as socket:
            assert socket.recv(timeout=PATIENCE) == "open"
            server.process.send_signal(number)
            with pytest.raises(ConnectionClosed) as caught:
                socket.recv(timeout=PATIENCE)
        assert caught.value.rcvd is not None and caught.value.rcvd.code == 1012
    finally:
        code, out, err = server.end()
    assert (code, out) == (0, "ended\n"), err
    events = [json.loads(line)["event"] for line in err.splitlines()]
    assert events[-2:] == ["stopping", "stopped"] and "left behind" not in events
    assert (tmp_path / "sacbe.db").stat().st_mode & 0o077 == 0


def test_the_end_comes_whatever_clients_do(tmp_path: Path) -> None:
    """Silent ones, half-sent heads and bodies, and sockets that say nothing: none of them keeps the server."""
    server = Running(tmp_path, SACBE_BODY_SECONDS="600", SACBE_HEAD_SECONDS="600", SACBE_SHUTDOWN_SECONDS="1")
    port = int(server.url.rpartition(":")[2])
    lines = []
    try:
        for said in ("", "POST /api/login HTT", "POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n"
                     "Content-Type: application/json\r\n\r\n{"):
            lines.append(socket.create_connection(("127.0.0.1", port)))
            lines[-1].sendall(said.encode())
        with connect(server.url.replace("http", "ws") + "/wait") as open_socket:
            assert open_socket.recv(timeout=PATIENCE) == "open"
            server.process.send_signal(signal.SIGTERM)
            code, out, err = server.end()
    finally:
        server.process.kill()
        for line in lines:
            line.close()
    assert (code, out) == (0, "ended\n"), err
    assert "Traceback" not in err


def test_what_is_under_way_is_finished(tmp_path: Path) -> None:
    server = Running(tmp_path)
    try:
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
            stream = client.stream("GET", "/slow")
            Thread(target=server.end_when_asked).start()
            with stream as answer:
                assert (answer.status_code, answer.read()) == (200, b"done")
    finally:
        code, out, err = server.end()
    assert (code, out) == (0, "ended\n"), err


def test_a_socket_that_does_not_close_cannot_keep_the_server(tmp_path: Path) -> None:
    server = Running(tmp_path, SACBE_SHUTDOWN_SECONDS="0.2")
    try:
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
            Thread(target=server.end_when_asked).start()
            with suppress(httpx.HTTPError):
                client.get("/endless")
    finally:
        code, out, err = server.end()
    assert (code, out) == (0, "ended\n"), err
    assert "left behind" in err


def test_a_database_that_cannot_be_opened_ends_the_start_with_a_problem(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no database")
    server = Running(tmp_path, SACBE_DATABASE=f"sqlite:///{tmp_path}/file/x.db")
    code, out, err = server.end()
    assert code != 0 and server.url == "" and "Problem" in err and "database-open" not in out


@pytest.mark.parametrize(("environ", "said"), [
    ({"SACBE_DATABASE": "sqlite://"}, "needs a file"),
    ({"SACBE_DATABASE": "sqlite:///{folder}/garbage.db"}, "cannot be opened"),
    ({"SACBE_SMTP_URL": "smtp://ann:a-secret@localhost"}, "The sender’s address for mails"),
])
def test_what_keeps_a_server_from_starting_is_one_line(tmp_path: Path, environ: dict[str, str], said: str) -> None:
    (tmp_path / "garbage.db").write_bytes(b"no database" * 1000)
    given = {name: value.format(folder=tmp_path) for name, value in environ.items()}
    found = subprocess.run([sys.executable, "-m", "sacbe", "serve", "--port", "0"], capture_output=True, text=True,
                           timeout=PATIENCE,
                           env={**os.environ, "SACBE_DATA": str(tmp_path), "SACBE_LANG": "en", **given})
    assert (found.returncode, found.stdout, found.stderr.count("\n")) == (2, "", 1), found.stderr
    assert said in found.stderr and "a-secret" not in found.stderr
    assert (tmp_path / "garbage.db").read_bytes() == b"no database" * 1000
