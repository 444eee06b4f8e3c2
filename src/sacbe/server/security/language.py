"""The language of a request, and its texts, which are loaded once in a thread."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import parse_qs

from sacbe.presentation.language import words
from sacbe.server.security.headers import read_header

_learnt: set[str] = set()
_learning: dict[str, asyncio.Task[str]] = {}


def language_of(scope: Any) -> str:
    """Return the reader's language: `?lang=`, then what the browser prefers, then English."""
    raw: bytes = scope.get("query_string", b"")
    query = parse_qs(raw[:2000].decode("latin-1"))
    wanted: str = query.get("lang", [""])[0]
    if wanted in words.LANGUAGES:
        return wanted
    found: list[tuple[float, int, str]] = []
    for place, part in enumerate(read_header(scope, b"accept-language")[:500].split(",")):
        tag, _, rest = part.strip().partition(";")
        short = tag.split("-")[0].lower()
        if short in words.LANGUAGES and (weight := _weight(rest)) > 0:
            found.append((-weight, place, short))
    return min(found)[2] if found else "en"


def _weight(text: str) -> float:
    name, _, value = text.strip().partition("=")
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


async def load_language(lang: str) -> None:
    """Load the texts of a language in a thread, once: only its first readers wait for it."""
    if lang in _learnt:
        return
    loop, task = asyncio.get_running_loop(), _learning.get(lang)
    if task is None or task.get_loop() is not loop:
        task = _learning[lang] = loop.create_task(asyncio.to_thread(words.say, "web-title", lang))
    await asyncio.shield(task)
    _learnt.add(lang)
