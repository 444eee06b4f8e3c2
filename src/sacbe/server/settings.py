"""The server's settings: flags override SACBE_* variables, which override a file, which overrides defaults.

Errors name the setting.
"""

from __future__ import annotations

import ipaddress
import os
import re
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import msgspec

from sacbe import bots
from sacbe.coach.review.review import MOST_DEPTH
from sacbe.kernel.errors import Problem
from sacbe.server.settings_file import with_settings_file

SECRETS: Final = ("database", "smtp_url", "redis_url")      # may hold a password, so their values are never shown
SECRET_VALUES: Final = ("metrics_token",)                          # are secrets as a whole
FLAG_NAMES: Final = {"workers": "bots", "origins": "origin"}  # fields whose flag has another name
SCHEMES: Final = {"database": ("sqlite", "postgresql"), "smtp_url": ("smtp", "smtps"),
                  "redis_url": ("redis", "rediss", "unix")}
FLAG_VALUES: Final = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False,
                      "off": False}
ONE_TOKEN: Final = re.compile(r"[\x21-\x7e]{16,200}")          # short ones can be guessed
OWN_BOT: Final = re.compile(r"[a-z][a-z0-9-]{0,39}=\S.*")
WILDCARDS: Final = ("0.0.0.0", "::", "")
RANGES: Final[dict[str, tuple[float, float]]] = {
    "port": (0, 65535), "workers": (0, 256), "think_seconds": (0.05, 600), "hint_seconds": (0.05, 600),
    "work_seconds": (0.05, 600),
    "slow_bots_per_address": (0, 256),
    "reviewers": (0, 64), "reviews_per_address": (0, 10**9), "review_depth": (1, MOST_DEPTH),
    "studies_per_address": (0, 10**9),
    "mails_per_mailbox": (0, 10**9), "mails_per_sender": (0, 10**9), "mails_per_hour": (0, 10**9),
    "requests_per_minute": (0, 10**9),
    "logins_per_minute": (0, 10**9), "seat_per_minute": (0, 10**9), "chats_per_minute": (0, 10**9),
    "reactions_per_minute": (0, 10**9), "invitations_per_hour": (0, 10**9),
    "max_tables_per_address": (0, 10**9), "max_studies_per_address": (0, 10**9),
    "max_sockets_per_address": (0, 10**9),
    "max_connections_per_address": (0, 10**9), "connections_per_minute": (0, 10**9),
    "head_seconds": (0.05, 600), "body_seconds": (0.05, 600), "shutdown_seconds": (0, 600), "hsts_seconds": (0, 10**9),
    "keep_finished_days": (0, 10**5), "keep_open_days": (0, 10**5), "keep_idle_days": (0, 10**5),
}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of the server; a limit of 0 is no limit.

    >>> Settings.load({"port": 9000}, {"SACBE_PORT": "1", "SACBE_BOTS": "3"}).port
    9000
    """

    data: str = ""                          # the data directory
    database: str = ""                      # sqlite:///FILE or postgresql://..; a file in the directory unless given
    host: str = "127.0.0.1"
    port: int = 8123
    public_url: str = ""                    # the address from outside, such as https://games.example
    direct_url: str = ""                    # the address of this very process, if several share a database
    origins: tuple[str, ...] = ()           # other pages that may use it
    trust_proxy: bool = False               # believe X-Forwarded-For of the nearest proxy, in a private network
    trusted_proxies: tuple[str, ...] = ()   # networks whose X-Forwarded-For is believed
    workers: int = 2                        # processes in which bots think
    think_seconds: float = 3.0              # for one decision of a bot
    own_bots: tuple[str, ...] = ()          # NAME=BOT: the operator's own bots that may sit at tables
    slow_bots_per_address: int = 1          # slow decisions that run at once
    hint_seconds: float = 30.0              # for one answer of the coach
    work_seconds: float = 20.0              # for one text that somebody sends to be read
    reviewers: int = 1                      # processes in which games are reviewed
    reviews_per_address: int = 1            # that wait or run
    review_depth: int = 8                   # the greatest
    studies_per_address: int = 200          # that are stored
    smtp_url: str = ""
    mail_from: str = ""
    mails_per_mailbox: int = 60             # within an hour
    mails_per_sender: int = 120             # within an hour, for all that one address has asked for
    mails_per_hour: int = 2000
    allow_private_hooks: bool = False
    redis_url: str = ""
    requests_per_minute: int = 600          # of an address
    logins_per_minute: int = 10             # that fail, of an address or a device; for a name three times as many
    seat_per_minute: int = 600              # messages of a seat
    chats_per_minute: int = 20
    reactions_per_minute: int = 20
    invitations_per_hour: int = 60          # requests to friends and invitations of an account
    max_tables_per_address: int = 100       # opened within a day
    max_studies_per_address: int = 100      # begun within a day
    max_sockets_per_address: int = 100
    max_connections_per_address: int = 250
    connections_per_minute: int = 1000      # new ones of an address
    head_seconds: float = 10.0              # for the head of a request to come
    body_seconds: float = 20.0              # for the body of a request to come
    keep_finished_days: float = 0.0         # tables of guests: after the last change; 0 for ever
    keep_open_days: float = 0.0
    keep_idle_days: float = 0.0
    metrics_public: bool = False
    metrics_token: str = ""                 # whoever sends it may read /metrics from anywhere
    log_format: Literal["auto", "console", "json"] = "auto"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_requests: bool = True               # a line in the log for each request
    addresses: Literal["off", "short", "full"] = "full"     # of clients, in the log
    hsts_seconds: int = 0                   # for which browsers use https alone; 0: not said
    shutdown_seconds: float = 5.0           # for running requests to end
    engine_news: str = ""                   # a file in which another process writes how far the engine is compiled

    @classmethod
    def load(cls, flags: Mapping[str, Any] | None = None, environ: Mapping[str, str] | None = None) -> Settings:
        """Load the settings from flags and environment; a flag that is None was not given."""
        variables = with_settings_file(os.environ if environ is None else environ, known_variables())
        given: dict[str, Any] = {}
        types = typing.get_type_hints(cls)
        for field in cls.__struct_fields__:
            name, variable = FLAG_NAMES.get(field, field), variable_of(field)
            flag = (flags or {}).get(field)
            if flag is not None:
                given[field] = _read(field, types[field], flag, f"--{name.replace('_', '-')}")
            elif variables.get(variable, "") != "":
                given[field] = _read(field, types[field], variables[variable], variable)
        given.setdefault("data", data_directory(variables))
        given.setdefault("database", f"sqlite:///{given['data']}/sacbe.db")
        return cls(**given)

    @property
    def bots_by_name(self) -> dict[str, str]:
        """Return the operator's own bots by the names that tables use."""
        return dict(one.split("=", 1) for one in self.own_bots)

    @property
    def is_loopback(self) -> bool:
        """Can only this machine reach the server?"""
        return is_loopback(self.host)

    @property
    def url(self) -> str:
        """Return the address at which people find the server."""
        return self.public_url or f"http://{url_host('127.0.0.1' if self.host in WILDCARDS else self.host)}:{self.port}"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """List every field, without the passwords that addresses may hold."""
        fields = [(name, getattr(self, name)) for name in self.__struct_fields__]
        return [(name, "***" if name in SECRET_VALUES and value else mask_url(value) if name in SECRETS else value)
                for name, value in fields]

    def __repr__(self) -> str:
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in self.__rich_repr__())})"

    __str__ = __repr__


def variable_of(field: str) -> str:
    """Return the variable that sets this field."""
    return f"SACBE_{FLAG_NAMES.get(field, field).upper()}"


def known_variables() -> frozenset[str]:
    """Return the names of all variables that set something."""
    return frozenset(map(variable_of, Settings.__struct_fields__))


def data_directory(environ: Mapping[str, str]) -> str:
    """Return the default folder for the server's data."""
    if environ.get("SACBE_DATA"):
        return environ["SACBE_DATA"]
    home = environ.get("XDG_DATA_HOME", "")
    base = Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share"
    return str(base / "sacbe")


def mask_url(url: str) -> str:
    """Return an address without its user and password, for people to see.

    >>> mask_url("postgresql://me:pw@db/x")
    'postgresql://***@db/x'
    """
    head, sign, tail = url.partition("?")[0].partition("://")
    authority, slash, path = tail.rpartition("@")[2].partition("/")
    return f"{head}{sign}{'***@' if '@' in tail else ''}{authority}{slash}{path}"


def url_host(host: str) -> str:
    """Return a host as it is written in a URL: IPv6 in brackets."""
    return f"[{host}]" if ":" in host else host


def is_loopback(host: str) -> bool:
    """Does this host name or address mean the machine itself?"""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower().rstrip(".") == "localhost"


def _read(field: str, kind: Any, value: Any, name: str) -> Any:
    """Convert a flag or a text to a field's type, or raise a `Problem` that says what is wanted."""
    try:
        found = _converted(kind, value)
        low, high = RANGES.get(field, (0, float("inf")))
        if isinstance(found, int | float) and not low <= found <= high:
            raise ValueError
        return _checked(field, found)
    except (ValueError, TypeError, msgspec.ValidationError):
        wanted = _wanted(field, kind)
        if field in SECRETS or field in SECRET_VALUES:
            raise Problem("setting-hidden", name=name, wanted=wanted) from None
        shown = value if isinstance(value, str) else ",".join(value) if isinstance(value, list) else str(value)
        raise Problem("setting", name=name, value=shown, wanted=wanted) from None


def _converted(kind: Any, value: Any) -> Any:
    if kind == tuple[str, ...]:
        parts = value.split(",") if isinstance(value, str) else list(value)
        return tuple(part.strip() for part in parts if part.strip())
    if kind is bool and isinstance(value, str):
        value = FLAG_VALUES.get(value.lower(), value)
    found = msgspec.convert(value, kind, strict=False)
    if isinstance(found, float) and found != found:
        raise ValueError
    return found


def _checked(field: str, value: Any) -> Any:
    """Check the value of a field, and return it in its normal form."""
    if field in ("public_url", "direct_url") and value:
        return _origin(value)
    if field == "origins":
        return tuple(_origin(one) for one in value)
    if field == "trusted_proxies":
        return tuple(str(ipaddress.ip_network(one, strict=False)) for one in value)
    if field == "own_bots" and not all(OWN_BOT.fullmatch(one) and not bots.is_shipped_bot(one.split("=")[0])
                                       for one in value):
        raise ValueError
    if field == "metrics_token" and value and not ONE_TOKEN.fullmatch(value):
        raise ValueError
    if field in SCHEMES and value:
        scheme = urlsplit(value).scheme.partition("+")[0]
        if scheme not in SCHEMES[field] or "://" not in value:
            raise ValueError
    if isinstance(value, str) and any(ord(letter) < 32 for letter in value):
        raise ValueError
    return value


def _origin(text: str) -> str:
    """Return a URL as an origin: scheme, host and perhaps a port, in small letters."""
    parts = urlsplit(text.rstrip("/"))
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query or parts.fragment \
            or "@" in parts.netloc:
        raise ValueError
    default = {"http": 80, "https": 443}[parts.scheme]
    port = "" if parts.port in (None, default) else f":{parts.port}"
    return f"{parts.scheme}://{url_host(parts.hostname)}{port}"


def _wanted(field: str, kind: Any) -> str:
    """Describe the possible values of a field in signs that need no translation."""
    if field in ("public_url", "direct_url", "origins"):
        return "https://HOST[:PORT]"
    if field == "metrics_token":
        return "16–200 × ASCII"
    if field == "trusted_proxies":
        return "10.0.0.0/8, fd00::/8"
    if field == "own_bots":
        return "NAME=MODULE:FACTORY | NAME=cmd:PROGRAM"
    if field in SCHEMES:
        return " | ".join(f"{scheme}://…" for scheme in SCHEMES[field])
    if field in RANGES:
        low, high = RANGES[field]
        return f"{low:g}–{high:.12g}"
    if kind is bool:
        return "0 | 1"
    return " | ".join(str(one) for one in typing.get_args(kind)) or "…"
