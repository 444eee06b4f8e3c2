"""The mails about an address itself: please confirm it, and here is the link for a new password.

Whoever gets them may not have asked for them, so they hold no word of a stranger; only the owner of an account gets its
name.
"""

from __future__ import annotations

from sacbe.presentation.language.words import say
from sacbe.server.notifications.service import with_language
from sacbe.server.notifications.smtp import Mail
from sacbe.server.storage.rows import MailConsentRow


class MailLinks:
    """The addresses of the pages to which mails lead."""

    def __init__(self, url: str) -> None:
        self._url = url

    def confirm(self, token: str) -> str:
        return f"{self._url}/mail/confirm/{token}"

    def stop(self, id: str) -> str:
        return f"{self._url}/mail/stop/{id}"

    def password(self, token: str) -> str:
        return f"{self._url}/mail/password/{token}"


def write_confirmation(links: MailLinks, row: MailConsentRow, token: str, game: str, lang: str) -> Mail:
    """Write the mail that asks the owner of a mailbox whether they agree; `game` is that of a seat."""
    stop = links.stop(row.id)
    facts = {"link": with_language(links.confirm(token), lang), "stop": with_language(stop, lang)}
    if row.kind == "seat":
        body = say("mail-confirm-seat", lang=lang, game=say(f"name-{game}-game", lang=lang), **facts)
    else:
        body = say("mail-confirm-account", lang=lang, **facts)
    return Mail(row.mail, say("mail-confirm-subject", lang=lang), body + "\n", stop)


def write_reset(links: MailLinks, row: MailConsentRow, name: str, token: str, lang: str) -> Mail:
    """Write the mail with the link for a new password, to the confirmed address of an account."""
    stop = links.stop(row.id)
    body = say("mail-reset", lang=lang, name=name, link=with_language(links.password(token), lang),
               stop=with_language(stop, lang))
    return Mail(row.mail, say("mail-reset-subject", lang=lang), body + "\n", stop)
