"""One mail, and how it gets to the operator's mail server."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from sacbe.kernel.errors import Problem
from sacbe.server.security.outbound_urls import MAIL, DeliveryRefused, check_mail, literal_address

MAIL_TIMEOUT: Final = 15.0      # seconds for one step of the talk with the mail server


class Mailbox(NamedTuple):
    """The mail server that takes our mail."""

    host: str
    port: int
    is_tls: bool
    user: str
    password: str
    sender: str

    def __repr__(self) -> str:
        return f"Mailbox({self.host}:{self.port})"

    @property
    def is_near(self) -> bool:
        """Is the mail server on this machine, where nobody listens in and certificates are self-made?"""
        literal = literal_address(self.host)
        return self.host == "localhost" or (literal is not None and literal.is_loopback)


class Mail(NamedTuple):
    """A mail in our own words: to whom, what it says, and the address at which its reader ends such mails.

    That is empty if the reader asks for each mail: there is nothing to end.
    """

    to: str
    subject: str
    body: str
    stop: str

    def __repr__(self) -> str:
        return f"Mail({self.subject!r})"


def parse_mailbox(smtp_url: str, sender: str) -> Mailbox:
    """Parse `smtp://user:password@host:port` or `smtps://..`, and the address that mails come from."""
    try:
        parts = urlsplit(smtp_url)
        port = parts.port or (465 if parts.scheme == "smtps" else 25)
    except ValueError:
        raise Problem("smtp-url") from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise Problem("smtp-url")
    if MAIL.fullmatch(parseaddr(sender)[1]) is None or not sender.isprintable():
        raise Problem("mail-from")
    return Mailbox(parts.hostname, port, parts.scheme == "smtps", unquote(parts.username or ""),
                   unquote(parts.password or ""), sender)


def compose_message(box: Mailbox, mail: Mail) -> EmailMessage:
    """Return a mail as it is sent; over https, programs that read mail can end such mails with one click."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = box.sender, check_mail(mail.to), mail.subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=parseaddr(box.sender)[1].partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    if mail.stop:
        message["List-Unsubscribe"] = f"<{mail.stop}>"
    if mail.stop.startswith("https://"):
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(mail.body)
    return message


def post_mail(box: Mailbox, mail: Mail) -> None:
    """Send one mail; blocks.  A password goes only over an encrypted line, or to this machine."""
    message = compose_message(box, mail)
    secure = ssl.create_default_context()
    if box.is_near:
        secure.check_hostname, secure.verify_mode = False, ssl.CERT_NONE
    opened = (smtplib.SMTP_SSL(box.host, box.port, timeout=MAIL_TIMEOUT, context=secure) if box.is_tls
              else smtplib.SMTP(box.host, box.port, timeout=MAIL_TIMEOUT))
    with opened as server:
        server.ehlo()
        is_private = box.is_tls
        if not is_private and server.has_extn("starttls"):
            server.starttls(context=secure)
            server.ehlo()
            is_private = True
        if box.user:
            if not is_private and not box.is_near:
                raise DeliveryRefused("no encryption for the password")
            server.login(box.user, box.password)
        server.send_message(message)


def is_final(error: smtplib.SMTPException) -> bool:
    """Has the mail server said that trying again is no use?"""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(code >= 500 for code, _ in error.recipients.values())
    return isinstance(error, smtplib.SMTPResponseException) and error.smtp_code >= 500
