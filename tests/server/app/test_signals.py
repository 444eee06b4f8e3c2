"""Signals and the service manager: SIGHUP reads the settings again, and systemd hears when the server is ready."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import structlog
from msgspec.structs import replace
from structlog.testing import capture_logs

from sacbe.kernel.errors import Problem
from sacbe.server.app import main
from sacbe.server.app.reload import CHANGEABLE, SettingsReloader
from sacbe.server.app.service_manager import READY, notify_manager
from sacbe.server.security.middleware import SecurityMiddleware
from sacbe.server.settings import Settings
from support.server.tables import PATIENCE

pytestmark = pytest.mark.once

FORMS: Final = ["path", pytest.param("@", marks=pytest.mark.skipif(sys.platform != "linux", reason="only on Linux"))]


def a_manager(folder: Path, form: str) -> tuple[socket.socket, str]:
    """The socket of a service manager, and what NOTIFY_SOCKET says of it."""
    name = str(folder / "notify") if form == "path" else f"@{folder}/notify"
    heard = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    heard.bind("\0" + name[1:] if form == "@" else name)
    heard.settimeout(PATIENCE)
    return heard, name


class Served:
    """`sacbe serve` as a service manager starts it."""

    def __init__(self, folder: Path, stderr: int = subprocess.PIPE, **environ: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sacbe", "serve", "--port", "0", "--bots", "0"], stdout=subprocess.PIPE,
            stderr=stderr, text=True,
            env={**os.environ, "SACBE_DATA": str(folder), "SACBE_LANG": "en", "SACBE_LOG_FORMAT": "json", **environ})
        assert self.process.stdout is not None
        self.url = next(word for word in self.process.stdout.readline().split() if word.startswith("http"))

    def logged(self, event: str) -> dict[str, Any]:
        """The next line of the log about this event."""
        assert self.process.stderr is not None
        for line in self.process.stderr:
            found: dict[str, Any] = json.loads(line)
            if found["event"] == event:
                return found
        raise AssertionError(f"nothing about {event}")

    def end(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.communicate(timeout=PATIENCE)
        finally:
            self.process.kill()
        return self.process.returncode


def test_a_server_reads_its_settings_again_and_goes_on(tmp_path: Path) -> None:
    """SIGHUP changes what can be changed under way, names what cannot, and the service manager hears all of it."""
    heard, where = a_manager(tmp_path, "path")
    file = tmp_path / "sacbe.env"
    file.write_text("SACBE_METRICS_TOKEN=a-token-of-the-first-hour\n")
    server = Served(tmp_path / "data", SACBE_SETTINGS_FILE=str(file), NOTIFY_SOCKET=where)

    def read_figures(token: str) -> int:
        return httpx.get(f"{server.url}/metrics", headers={"Authorization": f"Bearer {token}"},
                         timeout=PATIENCE).status_code

    try:
        assert heard.recv(1000) == b"READY=1"
        assert (read_figures("a-token-of-the-first-hour"), read_figures("another-token-than-that")) == (200, 403)
        file.write_text("SACBE_METRICS_TOKEN=another-token-than-that\nSACBE_PORT=8123\nSACBE_THINK_SECONDS=1\n")
        server.process.send_signal(signal.SIGHUP)
        assert server.logged("settings read again")["changed"] == ["SACBE_METRICS_TOKEN"]
        assert server.logged("settings need a restart")["settings"] == ["SACBE_THINK_SECONDS"]  # --port still counts
        assert heard.recv(1000).startswith(b"RELOADING=1\nMONOTONIC_USEC=") and heard.recv(1000) == b"READY=1"
        assert (read_figures("a-token-of-the-first-hour"), read_figures("another-token-than-that")) == (403, 200)
        file.write_text("SACBE_METRICS_TOKEN=short\n")
        server.process.send_signal(signal.SIGHUP)
        assert "SACBE_METRICS_TOKEN" in server.logged("settings not read again")["reason"]
        assert read_figures("another-token-than-that") == 200
    finally:
        code = server.end()
    assert code == 0
    assert [heard.recv(1000)[:9] for _ in range(3)] == [b"RELOADING", b"READY=1", b"STOPPING="]
    heard.close()


def test_a_server_whose_terminal_is_closed_ends_in_peace(tmp_path: Path) -> None:
    """Nobody could end it from there any more; SIGHUP then means what it says."""
    terminal, other_end = os.openpty()
    server = Served(tmp_path, stderr=other_end)
    os.close(other_end)
    os.close(terminal)
    server.process.send_signal(signal.SIGHUP)
    try:
        assert server.process.wait(PATIENCE) == 0
    finally:
        server.process.kill()
        server.process.communicate()
    assert not (tmp_path / "sacbe.db-wal").exists()         # the database was closed


def test_the_service_manager_hears_of_a_reload_only_while_the_server_is_ready(
    monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(main, "notify_manager", told.append)
    for is_told in (False, True):
        main.reload_settings(a_reloader(Settings(), None), is_told)
    assert [message.partition("=")[0] for message in told] == ["RELOADING", "READY"]


@pytest.mark.parametrize("form", FORMS)
def test_the_service_manager_is_told(tmp_path: Path, form: str) -> None:
    heard, where = a_manager(tmp_path, form)
    with heard:
        assert notify_manager(READY, {"NOTIFY_SOCKET": where})
        assert heard.recv(100) == b"READY=1"


def test_without_a_service_manager_nobody_is_told(tmp_path: Path) -> None:
    with capture_logs() as logged:
        assert not notify_manager(READY, {})
        assert not notify_manager(READY, {"NOTIFY_SOCKET": "vsock:2:1"})
        assert not logged
        assert not notify_manager(READY, {"NOTIFY_SOCKET": str(tmp_path / "nobody")})
    assert [line["event"] for line in logged] == ["service manager not told"]


async def nobody(*_: object) -> None:
    raise AssertionError("nobody asks")


def a_reloader(now: Settings, fresh: Settings | Exception | None) -> SettingsReloader:
    """A reloader that finds these settings, or this error, when it reads again."""
    def reread() -> Settings:
        if isinstance(fresh, Exception):
            raise fresh
        assert fresh is not None
        return fresh

    return SettingsReloader(now, None if fresh is None else reread, SecurityMiddleware(nobody, now))


def test_what_can_change_under_way_changes() -> None:
    now = Settings(port=1, requests_per_minute=60)
    reloader = a_reloader(now, replace(now, port=2, requests_per_minute=4, max_sockets_per_address=7,
                                       log_requests=False))
    reloader.guard.settings = replace(now, port=50_000)             # as it is once the server has found a port
    before = reloader.guard.limit
    with capture_logs() as logged:
        reloader.reload()
        reloader.reload()
    guard = reloader.guard
    assert (guard.settings.port, guard.settings.max_sockets_per_address, guard.settings.log_requests) \
        == (50_000, 7, False)
    assert guard.limit is not before and guard.limit.rate == 4
    assert [line.get("changed", line.get("settings")) for line in logged] == [
        ["SACBE_REQUESTS_PER_MINUTE", "SACBE_MAX_SOCKETS_PER_ADDRESS", "SACBE_LOG_REQUESTS"], ["SACBE_PORT"],
        [], ["SACBE_PORT"]]


def test_a_level_of_the_log_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []
    monkeypatch.setattr("sacbe.server.observability.logs.configure_logging", lambda *how: asked.append(how))
    now = Settings(log_format="json")
    a_reloader(now, replace(now, log_level="debug")).reload()
    assert asked == [("json", "debug")]
    assert structlog.get_config()


@pytest.mark.parametrize("fresh", [None, Problem("setting", name="SACBE_PORT", value="x", wanted="0"), OSError("gone")])
def test_settings_that_cannot_be_read_again_change_nothing(fresh: Exception | None) -> None:
    reloader = a_reloader(Settings(), fresh)
    limit = reloader.guard.limit
    reloader.reload()
    assert reloader.guard.settings == Settings() and reloader.guard.limit is limit


def test_every_setting_that_can_change_exists() -> None:
    assert set(CHANGEABLE) <= set(Settings.__struct_fields__)
