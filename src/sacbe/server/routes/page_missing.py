"""The first page when the client was not built: what this is, how to build it, and where to go without it."""

from __future__ import annotations

from html import escape
from typing import Final

from litestar import MediaType, Response, get

from sacbe.presentation.language.words import current_language, say

PAGE: Final = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
</head>
<body>
<main>
<h1>{title}</h1>
<p>{about}</p>
<p>{missing}</p>
<ul>
<li><a href="/schema/openapi.json">{api}</a></li>
<li><a href="/api/games">{games}</a></li>
</ul>
<p>{docs}</p>
</main>
</body>
</html>
"""


@get("/", include_in_schema=False)
async def home() -> Response[str]:
    """Return a page for people who open the server in a browser."""
    texts = {name: escape(say(key)) for name, key in (
        ("title", "web-title"), ("about", "web-about"), ("missing", "web-missing"), ("api", "web-api"),
        ("games", "web-games"), ("docs", "web-docs"))}
    return Response(PAGE.format(lang=current_language(), **texts), media_type=MediaType.HTML,
                    headers={"Vary": "Accept-Language"})


ROUTES: Final = (home,)
