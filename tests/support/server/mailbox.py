"""A server of tables with a mail server of the test's own, and what arrives there."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from support.server.listeners import FROM, Post
from support.server.live_server import own_port
from support.server.tables import House, Player, asked, auth, wait_for

ANA = "ana@example.com"
LINK = re.compile(r"https?://\S+")


class MailHouse(House):
    """A server that runs, with a mail server."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        self.sink = Post()
        self.post_port = own_port()
        super().__init__(folder, **{"smtp_url": f"smtp://127.0.0.1:{self.post_port}", "mail_from": FROM, **changes})

    @property
    def mails(self) -> list[EmailMessage]:
        """All mails that have been handed over, when nothing waits any more."""
        self.run(self.resets.drain())
        self.run(self.mailer.drain())
        return [message for _, message in self.sink.got]

    def new_mails(self) -> list[EmailMessage]:
        """The mails since this was last asked."""
        found = self.mails
        self.sink.got.clear()
        return found

    def ask_reminder(self, player: Player, mail: str = ANA, status: int = 204) -> Any:
        answer = self.http.put(f"/api/tables/{player.id}/reminder", json={"mail": mail}, headers=auth(player.token))
        assert answer.status_code == status, answer.text
        return None if status == 204 else answer.json()["error"]

    def remind(self, mover: Player, waiting: Player) -> list[EmailMessage]:
        """Let one play until it is the other's turn; return the mails that this has caused."""
        seen: list[int] = []
        heard = self.scheduler.tables.on_step_committed
        heard.append(listener := lambda live, step: seen.append(step.revision))    # behind the scheduler's own
        revision = mover.play()
        while mover.state()["ask"]["seat"] != waiting.seat:
            revision = mover.play()
        wait_for(lambda: revision in seen)
        heard.remove(listener)
        return self.new_mails()


@contextmanager
def mail_house(folder: Path, **changes: Any) -> Iterator[MailHouse]:
    with MailHouse(folder, **changes) as house:
        server = house.run(asyncio.start_server(house.sink.talk, "127.0.0.1", house.post_port))
        yield house
        house._loop.call_soon_threadsafe(server.close)


def links_of(mail: EmailMessage) -> dict[str, str]:
    """The links of a mail by what they do, without the host."""
    found = [link.partition("//")[2] for link in LINK.findall(mail.get_content())]
    return {(parts := link.split("/"))[2]: "/" + "/".join(parts[1:]) for link in found if "/mail/" in link}


def two_at_a_table(house: House) -> tuple[Player, Player]:
    """Two people at a table, the first of whom is asked."""
    return asked(*house.pair("tzolkin"))
