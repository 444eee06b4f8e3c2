"""The page: the files of the built client, kept in memory, each with its compressed forms.

Files whose names carry a hash never change, and browsers keep them for good; browsers ask again for all others, which
are sent only if they have changed.  If the client was not built, the first page says so.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from mimetypes import MimeTypes
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Response, route
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException

from sacbe.server.access.dependencies import AnyRequest
from sacbe.server.routes import page_missing
from sacbe.server.security.headers import POLICY

FOLDER: Final = Path(__file__).parents[2] / "page"
INDEX: Final = "/index.html"
# the client knows which
PAGE_PATHS: Final = ["/", "/t/{id:str}", "/rules", "/rules/{game:str}", "/study", "/study/{id:str}", "/stats",
                     "/learn", "/learn/{game:str}", "/learn/{game:str}/{id:str}",
                     "/puzzles", "/puzzles/{game:str}/{id:str}", "/tournament", "/tournament/{id:str}"]
FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
FORMS: Final = (("br", ".br"), ("gzip", ".gz"))         # the smaller first
HOST: Final = re.compile(r"[\w.\-]+(:\d+)?|\[[0-9a-fA-F:.]+\](:\d+)?")
METHODS: Final = [HttpMethod.GET, HttpMethod.HEAD]
TYPES: Final = MimeTypes()
TYPES.add_type("application/manifest+json", ".webmanifest")
TYPES.add_type("text/javascript", ".js")
TYPES.add_type("image/svg+xml", ".svg")
TYPES.add_type("font/woff2", ".woff2")


class ServedFile(NamedTuple):
    """A file in its encodings; the plain one is called identity."""

    kind: str
    forms: Mapping[str, bytes]
    tag: str
    keep: str


def read(folder: Path) -> dict[str, ServedFile]:
    """Read the files of a built client, by address; none if it was not built."""
    found = {}
    for path in sorted(folder.rglob("*")) if (folder / INDEX[1:]).is_file() else ():
        if path.is_file() and path.suffix not in (".br", ".gz"):
            address = "/" + path.relative_to(folder).as_posix()
            body = path.read_bytes()
            forms = {"identity": body}
            for name, suffix in FORMS:
                other = path.with_name(path.name + suffix)
                if other.is_file():
                    forms[name] = other.read_bytes()
            kind = TYPES.guess_type(path.name)[0] or "application/octet-stream"
            keep = FOR_GOOD if address.startswith("/assets/") else ASK_AGAIN
            found[address] = ServedFile(kind, forms, f'W/"{hashlib.sha256(body).hexdigest()[:20]}"', keep)
    return found


def best_encoding(accepted_encodings: str, forms: Mapping[str, bytes]) -> str:
    """Return the best encoding of a file that a browser accepts."""
    wanted = set()
    for part in accepted_encodings.split(","):
        name, _, rest = part.strip().partition(";")
        if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", rest):
            wanted.add(name.strip().lower())
    return next((name for name, _ in FORMS if name in forms and name in wanted), "identity")


def policy_for(host: str, others: Iterable[str] = ()) -> str:
    """Return the content security policy of the page: it may talk to its own server and to the other processes only.

    Older browsers do not count sockets as their own server.
    """
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    sockets += "".join(f" {url.replace('http', 'ws', 1)}" for url in sorted(others))
    return f"{POLICY}; connect-src 'self'{sockets}; worker-src 'self'; manifest-src 'self'"


def answer(request: AnyRequest, file: ServedFile) -> Response[bytes]:
    """Return a file, or 304 if the browser has this version."""
    headers = {"ETag": file.tag, "Cache-Control": file.keep, "Vary": "Accept-Encoding"}
    if file.kind.startswith("text/html"):
        pinning = request.app.state.get("pinning")
        others = () if pinning is None else pinning.urls
        headers["Content-Security-Policy"] = policy_for(request.headers.get("host", ""), others)
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    form = best_encoding(request.headers.get("accept-encoding", ""), file.forms)
    if form != "identity":
        headers["Content-Encoding"] = form
    body = file.forms[form]
    if request.method == HttpMethod.HEAD:
        headers["Content-Length"] = str(len(body))
        body = b""
    return Response(body, media_type=file.kind, headers=headers)


def routes(folder: Path) -> Sequence[Any]:
    """Return the routes of the page; without a built client, the page that says so."""
    files = read(folder)
    if not files:
        return page_missing.ROUTES

    @route(PAGE_PATHS, http_method=METHODS, include_in_schema=False, status_code=200)
    async def index(request: AnyRequest) -> Response[bytes]:
        """Send the first page for every address of the client, which finds out itself what the address means."""
        return answer(request, files[INDEX])

    @route("/assets/{name:path}", http_method=METHODS, include_in_schema=False, status_code=200)
    async def asset(request: AnyRequest) -> Response[bytes]:
        file = files.get(request.scope["path"])
        if file is None:
            raise NotFoundException()
        return answer(request, file)

    singles = [address for address in files if not address.startswith("/assets/") and address != INDEX]

    @route(singles or "/favicon.ico", http_method=METHODS, include_in_schema=False, status_code=200)
    async def single(request: AnyRequest) -> Response[bytes]:
        return answer(request, files[request.scope["path"]])

    return (index, asset, single) if singles else (index, asset)
