"""Errors as answers: one shape for every error, in the reader's language, without secrets."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.types import Method
from litestar.utils import normalize_path

from sacbe.games.common.refusals import RefusedMove, rule_data
from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import say_with
from sacbe.server.api.schemas import Fault
from sacbe.server.observability.logs import SECRET_FIELDS

LOG = structlog.get_logger("sacbe.web")

# Keys with a status of their own; everything else that is a Problem is a bad request.
STATUS: Final[dict[str, int]] = {
    "stale": 409, "name-taken": 409, "repeat-key-used": 409,
    "login-needed": 401, "login-ended": 401, "login-wrong": 401,
    "forbidden": 403, "origin": 403,
    "unknown-table": 404, "unknown-game": 404, "unknown-rule": 404, "unknown-page": 404,
    "unknown-person": 404, "unknown-tournament": 404, "unknown-entrant": 404,
    "unknown-review": 404, "unknown-study": 404, "unknown-lesson": 404, "study-node": 404,
    "unknown-puzzle": 404, "unknown-login": 404, "no-puzzles": 404, "puzzle-secret": 403, "puzzle-done": 409,
    "method": 405, "request-slow": 408, "too-large": 413, "host": 421, "media-type": 415,
    "internal": 500, "busy": 503, "closing": 503, "coach-slow": 503, "coach-failed": 503,
    "work-slow": 503, "work-failed": 503,
}
FAMILIES: Final[tuple[tuple[str, int], ...]] = (("too-many", 429), ("forbidden-", 403))
KEYS: Final = {401: "login-needed", 403: "forbidden", 404: "unknown-page", 405: "method", 413: "too-large",
               415: "media-type", 429: "too-many-requests", 503: "busy"}
WORDS: Final = {400: "The request is wrong.", 401: "A valid token is needed.", 403: "This is not allowed.",
                404: "There is no such thing.", 409: "It is in the way of something that happened meanwhile.",
                413: "The request is too large.", 429: "Too many requests.", 503: "Not possible at the moment."}
METHODS: Final[tuple[Method, ...]] = ("DELETE", "GET", "PATCH", "POST", "PUT")
OUTAGES: Final = ("database-",)
MOST: Final = 300           # characters of a fact that is sent back
MAX_LISTED_ITEMS: Final = 20
LENGTH: Final = re.compile("Expected `str` of length ([<>]=) ([0-9]+)")
WHOLE: Final = "data"         # what the framework calls the body of a request


def status_code(key: str) -> int:
    """Return the HTTP status of a problem's key; the suffix `-near` only adds a suggestion.

    >>> (status_code("stale"), status_code("unknown-game-near"), status_code("too-many-chats"),
    ...  status_code("option-form"))
    (409, 404, 429, 400)
    """
    plain = key.removesuffix("-near")
    if plain in STATUS:
        return STATUS[plain]
    return next((status for prefix, status in FAMILIES if plain.startswith(prefix)), 400)


def render_problem(problem: Problem) -> Fault:
    """Convert a problem to the form that is sent over HTTP and over sockets."""
    if isinstance(problem, RefusedMove):
        data = rule_data(problem.refusal)
        return Fault(problem.refusal.rule, data["text"], {}, data["rule"], data["source"], data["numbers"])
    text = say_with(f"problem-{problem.key}", problem.facts)
    return Fault(problem.key, " ".join(text.splitlines()), sendable_facts(problem.facts))


def sendable_facts(facts: Mapping[str, object]) -> dict[str, Any]:
    """Keep the facts of a problem that may be sent: short plain data, and nothing named like a secret."""
    return {name: _short(value) for name,
            value in facts.items() if not any(word in name.lower() for word in SECRET_FIELDS)}


def _short(value: object) -> Any:
    if value is None or isinstance(value, bool | float) or (isinstance(value, int) and abs(value) < 1 << 53):
        return value
    if isinstance(value, list | tuple):
        return [_short(item) for item in value[:MAX_LISTED_ITEMS]]
    return str(value)[:MOST]


def problem_response(problem: Problem) -> Response[Fault]:
    """Return a problem as an HTTP response."""
    status = status_code(problem.key)
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
    if status in (429, 503):
        seconds = problem.facts.get("seconds", 1)
        headers["Retry-After"] = str(seconds if isinstance(seconds, int) else 1)
    return Response(render_problem(problem), status_code=status, headers=headers, media_type="application/json")


def internal_problem(error: BaseException) -> Problem:
    """Log an error that is our own mistake, and return a problem that names only its number in the log."""
    number = secrets.token_hex(4)
    LOG.error("internal", id=number, exc_info=error)
    return Problem("internal", id=number)


def as_problem(error: Exception) -> Problem:
    """Convert any error to a problem."""
    if isinstance(error, Problem):
        return _outage(error) if error.key.startswith(OUTAGES) else error
    if isinstance(error, RecursionError):       # nothing here is as deep as what somebody may send
        return Problem("request-deep")
    if not isinstance(error, HTTPException) or error.status_code == 500:
        return internal_problem(error)
    key = KEYS.get(error.status_code)
    if key is not None:
        return Problem(key)
    return _wrong(error)


def _outage(problem: Problem) -> Problem:
    """Log a failure of something behind the server for the operator, and tell the caller only "busy"."""
    LOG.error("outage", key=problem.key, detail=str(problem))
    return Problem("busy")


def _wrong(error: HTTPException) -> Problem:
    """Describe a request that does not fit its type: where, and what was expected there."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [row for row in extra if isinstance(row, dict)]
    detail = "; ".join(str(row["message"]) for row in found if row.get("message")) or error.detail
    if detail == f"'{WHOLE}'":
        return Problem("request-empty")
    where = ", ".join(str(row["key"]) for row in found if row.get("key") not in (None, WHOLE))
    length = LENGTH.fullmatch(detail)
    if where and length is not None:            # what people type; anything else is a mistake of a program
        key, bound = ("request-long", "most") if length[1] == "<=" else ("request-short", "least")
        return Problem(key, where=where[:MOST], **{bound: int(length[2])})
    if where:
        return Problem("request-field", where=where[:MOST], detail=detail[:MOST])
    return Problem("request", detail=detail[:MOST])


def handle(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """Turn any exception of a route into a response; the exception handler of the whole application."""
    response = problem_response(as_problem(error))
    if response.status_code == 405:
        response.headers["Allow"] = ", ".join(allowed_methods(request.app, request.scope["path"]))
    return response


def allowed_methods(app: Litestar, path: str) -> list[str]:
    """List the HTTP methods that a path accepts."""
    def works(method: Method) -> bool:
        try:
            app.asgi_router.handle_routing(path=normalize_path(path), method=method)
        except HTTPException:
            return False
        return True

    return [method for method in METHODS if works(method)]


def error_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """List the errors of an operation for the OpenAPI document: the given ones, and those that all have."""
    return {status: ResponseSpec(Fault, description=WORDS[status], generate_examples=False)
            for status in sorted({400, 403, 413, 429, 503, *statuses})}
