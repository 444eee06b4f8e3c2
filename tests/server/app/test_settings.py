"""Settings: flags over variables over defaults, refusals that name what is wrong, and no password in sight."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.pretty import pretty_repr

from sacbe.kernel.errors import Problem
from sacbe.presentation.language import words
from sacbe.server.settings import Settings, data_directory, is_loopback, mask_url

pytestmark = pytest.mark.once


def test_a_flag_beats_a_variable_beats_the_default() -> None:
    environ = {"SACBE_PORT": "1000", "SACBE_BOTS": "5", "SACBE_HOST": "0.0.0.0"}
    found = Settings.load({"port": 2000, "host": None}, environ)
    assert (found.port, found.workers, found.host, found.think_seconds) == (2000, 5, "0.0.0.0", 3.0)


def test_without_anything_the_server_is_for_this_machine_and_keeps_a_file() -> None:
    found = Settings.load({}, {"XDG_DATA_HOME": "/data"})
    assert found.is_loopback
    assert found.database == "sqlite:////data/sacbe/sacbe.db"
    assert found.url == "http://127.0.0.1:8123"


@pytest.mark.parametrize(("environ", "expected"), [
    ({"SACBE_DATA": "/x", "XDG_DATA_HOME": "/data"}, "/x"),
    ({"XDG_DATA_HOME": "/data"}, "/data/sacbe"),
    ({"XDG_DATA_HOME": "not/absolute"}, str(Path.home() / ".local/share/sacbe")),
    ({}, str(Path.home() / ".local/share/sacbe")),
])
def test_the_data_directory(environ: dict[str, str], expected: str) -> None:
    assert data_directory(environ) == expected


@pytest.mark.parametrize(("variable", "value", "field", "expected"), [
    ("SACBE_TRUST_PROXY", "yes", "trust_proxy", True),
    ("SACBE_TRUST_PROXY", "0", "trust_proxy", False),
    ("SACBE_TRUSTED_PROXIES", "10.1.2.3/8, ::1", "trusted_proxies", ("10.0.0.0/8", "::1/128")),
    ("SACBE_ADDRESSES", "short", "addresses", "short"),
    ("SACBE_HSTS_SECONDS", "31536000", "hsts_seconds", 31_536_000),
    ("SACBE_METRICS_PUBLIC", "TRUE", "metrics_public", True),
    ("SACBE_THINK_SECONDS", "1.5", "think_seconds", 1.5),
    ("SACBE_ORIGIN", "https://A.example:443/, http://b.example:81", "origins",
     ("https://a.example", "http://b.example:81")),
    ("SACBE_PUBLIC_URL", "https://games.example/", "public_url", "https://games.example"),
    ("SACBE_PUBLIC_URL", "http://[::1]:8123", "public_url", "http://[::1]:8123"),
    ("SACBE_DATABASE", "postgresql://u:p@h/d", "database", "postgresql://u:p@h/d"),
    ("SACBE_SMTP_URL", "smtps://u:p@mail.example", "smtp_url", "smtps://u:p@mail.example"),
    ("SACBE_REQUESTS_PER_MINUTE", "0", "requests_per_minute", 0),
    ("SACBE_LOG_FORMAT", "json", "log_format", "json"),
    ("SACBE_LOG_REQUESTS", "0", "log_requests", False), ("SACBE_REVIEWERS", "0", "reviewers", 0),
    ("SACBE_KEEP_OPEN_DAYS", "0.25", "keep_open_days", 0.25),
])
def test_values_that_are_understood(variable: str, value: str, field: str, expected: Any) -> None:
    assert getattr(Settings.load({}, {variable: value}), field) == expected


@pytest.mark.parametrize(("variable", "value"), [
    ("SACBE_PORT", "many"), ("SACBE_PORT", "65536"), ("SACBE_PORT", "-1"), ("SACBE_PORT", "80.5"),
    ("SACBE_BOTS", "1000000"), ("SACBE_THINK_SECONDS", "nan"), ("SACBE_THINK_SECONDS", "0"),
    ("SACBE_TRUST_PROXY", "perhaps"), ("SACBE_PUBLIC_URL", "games.example"), ("SACBE_PUBLIC_URL", "https://a/b"),
    ("SACBE_PUBLIC_URL", "https://u:p@a"), ("SACBE_PUBLIC_URL", "https://a:port"), ("SACBE_ORIGIN", "*"),
    ("SACBE_ORIGIN", "null"), ("SACBE_LOG_FORMAT", "xml"), ("SACBE_HOST", "a\nb"),
    ("SACBE_TRUSTED_PROXIES", "my-proxy"), ("SACBE_ADDRESSES", "some"), ("SACBE_HSTS_SECONDS", "-1"),
])
def test_a_wrong_value_is_refused_by_name(variable: str, value: str) -> None:
    with pytest.raises(Problem) as caught:
        Settings.load({}, {variable: value})
    assert caught.value.key == "setting"
    assert caught.value.facts["name"] == variable and caught.value.facts["value"] == value
    for lang in words.LANGUAGES:
        with words.use_language(lang):
            assert variable in str(caught.value)


def test_a_wrong_flag_is_named_as_a_flag() -> None:
    with pytest.raises(Problem) as caught:
        Settings.load({"public_url": "x"}, {})
    assert caught.value.facts["name"] == "--public-url"
    with pytest.raises(Problem) as caught:
        Settings.load({"origins": ["https://a", "b"]}, {})
    assert (caught.value.facts["name"], caught.value.facts["value"]) == ("--origin", "https://a,b")


@pytest.mark.parametrize(("variable", "value"), [
    ("SACBE_DATABASE", "mysql://me:hunter2@h/d"), ("SACBE_DATABASE", "hunter2"),
    ("SACBE_SMTP_URL", "http://me:hunter2@h"), ("SACBE_REDIS_URL", "hunter2://h"),
])
def test_a_wrong_address_with_a_password_is_not_repeated(variable: str, value: str) -> None:
    with pytest.raises(Problem) as caught:
        Settings.load({}, {variable: value})
    assert "hunter2" not in f"{caught.value} {caught.value.facts}"
    assert caught.value.facts["name"] == variable


def test_no_password_can_be_seen() -> None:
    found = Settings(database="postgresql://me:hunter2@h/d?password=hunter2", smtp_url="smtp://me:hunter2@h",
                     redis_url="redis://:hunter2@h/0")
    for shown in (repr(found), str(found), f"{found}", pretty_repr(found)):
        assert "hunter2" not in shown
        assert "8123" in shown


@pytest.mark.parametrize(("url", "expected"), [
    ("sqlite:////data/x.db", "sqlite:////data/x.db"),
    ("postgresql://me:p/w@h:5432/d?x=1", "postgresql://***@h:5432/d"),
    ("postgresql://h/d", "postgresql://h/d"),
    ("", ""),
])
def test_addresses_are_masked(url: str, expected: str) -> None:
    assert mask_url(url) == expected


@pytest.mark.parametrize(("host", "expected"), [
    ("localhost", True), ("127.0.0.1", True), ("127.9.9.9", True), ("::1", True), ("[::1]", True), ("LOCALHOST.", True),
    ("0.0.0.0", False), ("::", False), ("192.168.1.2", False), ("localhost.evil.example", False), ("", False),
])
def test_loopback(host: str, expected: bool) -> None:
    assert is_loopback(host) is expected


# ------------------------------------------------------------ a file

def test_a_settings_file_stands_between_the_environment_and_the_defaults(tmp_path: Path) -> None:
    file = tmp_path / "sacbe.env"
    file.write_text("# ours\n; too\n\nSACBE_PORT=1000\n SACBE_BOTS = '5' \nSACBE_HOST=\"0.0.0.0\"\r\nSACBE_DATA=/x\n")
    environ = {"SACBE_SETTINGS_FILE": str(file), "SACBE_PORT": "2000", "SACBE_BOTS": ""}
    found = Settings.load({"host": "::1"}, environ)
    assert (found.port, found.workers, found.host, found.database) == (2000, 5, "::1", "sqlite:////x/sacbe.db")


@pytest.mark.parametrize(("content", "line"), [
    (b"SACBE_PORT", 1), (b"\nSACBE_PROT=1", 2), (b"SACBE_PORT=1\nSACBE_PORT=2", 2), (b"\xff\xfe", 1),
    (b"export A=1", 1), (b"SACBE_SETTINGS_FILE=x", 1),
])
def test_a_wrong_line_of_a_settings_file_is_named(tmp_path: Path, content: bytes, line: int) -> None:
    file = tmp_path / "sacbe.env"
    file.write_bytes(content)
    with pytest.raises(Problem) as caught:
        Settings.load({}, {"SACBE_SETTINGS_FILE": str(file)})
    assert (caught.value.key, caught.value.facts["line"], caught.value.facts["file"]) \
        == ("settings-line", line, str(file))


def test_a_settings_file_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"nowhere\.env"):
        Settings.load({}, {"SACBE_SETTINGS_FILE": str(tmp_path / "nowhere.env")})


@pytest.mark.parametrize("token", ["short", "with a blank in the middle", "x" * 201, "ünïcödé-ünïcödé-ünïcödé"])
def test_a_token_that_is_no_token_is_refused_and_never_shown(token: str) -> None:
    with pytest.raises(Problem) as caught:
        Settings.load({}, {"SACBE_METRICS_TOKEN": token})
    assert "SACBE_METRICS_TOKEN" in str(caught.value) and token not in str(caught.value)
    found = Settings.load({}, {"SACBE_METRICS_TOKEN": "a-token-for-monitors"})
    assert found.metrics_token == "a-token-for-monitors" and "a-token-for-monitors" not in repr(found)
