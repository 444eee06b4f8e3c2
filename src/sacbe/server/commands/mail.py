"""`sacbe mail-test`: send one mail with the settings of the server, and say whether the mail server took it."""

from __future__ import annotations

import smtplib
from typing import Annotated

import typer

from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import say
from sacbe.runtime.console import output


def mail_test(address: Annotated[str, typer.Argument(metavar="ADDRESS", help="help-mail-test-address")]) -> None:
    from sacbe.server.notifications.smtp import Mail, parse_mailbox, post_mail  # not before: other commands send none
    from sacbe.server.security.outbound_urls import DeliveryRefused, check_mail
    from sacbe.server.settings import Settings

    settings = Settings.load()
    if not settings.smtp_url:
        raise Problem("mail-test-unset")
    box = parse_mailbox(settings.smtp_url, settings.mail_from)
    to = check_mail(address)
    mail = Mail(to, say("mail-test-subject"), say("mail-test-body", url=settings.url) + "\n", stop="")
    try:
        post_mail(box, mail)
    except (OSError, smtplib.SMTPException, DeliveryRefused) as error:
        raise Problem("mail-test-failed", host=box.host, port=str(box.port), detail=reason_of(error)) from None
    output.print_line(say("mail-test-sent", host=box.host, address=to))


def reason_of(error: Exception) -> str:
    """Return what the mail server has said, or what kept us from asking it."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return "; ".join(f"{code} {as_text(said)}" for code, said in error.recipients.values())
    if isinstance(error, smtplib.SMTPResponseException):
        return f"{error.smtp_code} {as_text(error.smtp_error)}"
    return str(error) or type(error).__name__


def as_text(said: bytes | str) -> str:
    """Return a line of a mail server as text."""
    return said.decode("utf-8", "replace") if isinstance(said, bytes) else said
