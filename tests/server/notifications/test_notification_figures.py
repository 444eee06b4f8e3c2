"""What the operator reads of mails and hooks: each counts once, as sent, failed or limited."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import pytest

from sacbe.kernel.errors import Problem
from sacbe.server.notifications import service
from sacbe.server.notifications.mail_limits import MailLimits
from sacbe.server.notifications.mailer import Mailer
from sacbe.server.notifications.service import Notifier
from sacbe.server.notifications.smtp import Mail
from sacbe.server.observability import metrics
from support.server.listeners import FAST, FROM, Post, Web, listening, mailing, tell

pytestmark = pytest.mark.once


def figures(way: str) -> dict[str, float]:
    found = ((result, metrics.REGISTRY.get_sample_value("sacbe_notifications_total", {"way": way, "result": result}))
             for result in ("sent", "failed", "limited"))
    return {result: value or 0.0 for result, value in found}


def counter(way: str) -> Callable[[], dict[str, float]]:
    """What has been added since this call; what has not changed is left out."""
    before = figures(way)
    return lambda: {result: value - before[result] for result, value in figures(way).items() if value != before[result]}


@pytest.mark.parametrize(("refuses", "code", "added"), [
    (0, 0, {"sent": 1}), (2, 451, {"sent": 1}), (9, 451, {"failed": 1}), (9, 550, {"failed": 1}),
])
def test_a_mail_counts_once_however_often_it_is_tried(refuses: int, code: int, added: dict[str, float]) -> None:
    async def run() -> None:
        post, since = Post(refuses=refuses, code=code), counter("mail")
        async with listening(post.talk, post), mailing(f"smtp://127.0.0.1:{post.port}", pauses=FAST) as notifier:
            tell(notifier, mail="ana@example.com")
            await notifier.drain()
        assert since() == added

    asyncio.run(run())


def test_mails_over_a_limit() -> None:
    """Those that somebody waits for, and reminders."""
    async def run() -> None:
        post, since = Post(), counter("mail")
        async with listening(post.talk, post):
            url = f"smtp://127.0.0.1:{post.port}"
            mailer = Mailer(url, FROM, limits=MailLimits(1, 1, 0), pauses=FAST)
            async with mailing(url, mailer=mailer) as notifier:
                for seat in range(3):
                    tell(notifier, mail="ana@example.com", seat=seat)
                await notifier.drain()
                with suppress(Problem):
                    mailer.send(Mail("ana@example.com", "subject", "body", ""), "ann", "confirm")
        assert len(post.got) == 1 and since() == {"sent": 1, "limited": 3}

    asyncio.run(run())


def test_a_mail_that_nobody_has_agreed_to_is_none() -> None:
    async def run() -> None:
        post, since = Post(), counter("mail")
        async with listening(post.talk, post), Mailer(f"smtp://127.0.0.1:{post.port}", FROM) as mailer, \
                Notifier(mailer) as notifier:
            assert tell(notifier, mail="ana@example.com")
            await notifier.drain()
        assert not post.got and since() == {}

    asyncio.run(run())


def test_hooks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "HOOK_PER_HOUR", 2)

    async def run() -> None:
        web, since = Web(), counter("hook")
        async with listening(web.talk, web), Notifier(allow_private=True, pauses=FAST) as notifier:
            for seat in range(3):
                tell(notifier, web.hook(), seat=seat)
            await notifier.drain()
            assert since() == {"sent": 2, "limited": 1}
        async with Notifier() as notifier:
            tell(notifier, "http://localhost:1/")           # leads into our own network
            await notifier.drain()
        assert since() == {"sent": 2, "limited": 1, "failed": 1}

    asyncio.run(run())


def test_a_hook_for_which_too_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "QUEUE", 1)

    async def run() -> None:
        since = counter("hook")
        notifier = Notifier(allow_private=True)
        assert [tell(notifier, "http://127.0.0.1:1/", seat=seat) for seat in range(2)] == [True, False]
        assert since() == {"limited": 1}

    asyncio.run(run())
