"""Limits of mail: by mailbox, by sender and in total; a refusal costs nothing, and no kind of mail starves another."""

from __future__ import annotations

import pytest

from sacbe.kernel.errors import Problem
from sacbe.server.notifications.mail_limits import UNASKED_PER_DAY, UNASKED_PER_SENDER, MailLimits, MailPurpose

pytestmark = pytest.mark.once


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def taken(limits: MailLimits, mail: str = "ana@example.com", sender: str = "ann",
          purpose: MailPurpose = "reminder") -> bool:
    try:
        limits.take(mail, sender, purpose)
    except Problem as problem:
        assert problem.key == "too-many-mails" and problem.facts["seconds"]
        return False
    return True


def test_one_mailbox_however_it_is_written() -> None:
    clock = Clock()
    limits = MailLimits(4, 0, 0, clock)
    for mail in ("ana@example.com", "ANA@Example.COM", "ana+1@example.com", "a.n.a+x+y@example.com"):
        assert taken(limits, mail)
    assert not taken(limits, "Ana+9@example.com", "bob") and taken(limits, "ana@example.org")
    clock.now += 3600
    assert [taken(limits) for _ in range(5)] == [True] * 4 + [False]


def test_one_sender() -> None:
    limits = MailLimits(0, 3, 0, Clock())
    assert [taken(limits, f"p{number}@example.com") for number in range(4)] == [True] * 3 + [False]
    assert taken(limits, sender="bob")


def test_in_total_and_what_nobody_has_agreed_to_leaves_half() -> None:
    limits = MailLimits(0, 0, 10, Clock())
    asked = [taken(limits, f"p{number}@example.com", f"s{number}", "confirm") for number in range(8)]
    assert asked == [True] * 5 + [False] * 3
    assert [taken(limits, f"p{number}@example.com", f"s{number}") for number in range(6)] == [True] * 5 + [False]


def test_a_mailbox_gets_few_mails_that_it_has_not_agreed_to() -> None:
    clock = Clock()
    limits = MailLimits(0, 0, 0, clock)
    for number in range(UNASKED_PER_DAY):
        assert taken(limits, sender=f"s{number}", purpose="confirm")
    assert not taken(limits, sender="new", purpose="confirm")
    assert taken(limits, purpose="password") and taken(limits)          # others of its own kind only
    clock.now += 24 * 3600
    assert taken(limits, purpose="confirm")


def test_one_sender_asks_few() -> None:
    limits = MailLimits(60, 120, 2000, Clock())
    found = [taken(limits, f"p{number}@example.com", "eve", "confirm") for number in range(UNASKED_PER_SENDER + 2)]
    assert found == [True] * UNASKED_PER_SENDER + [False] * 2


def test_a_refusal_costs_nothing() -> None:
    limits = MailLimits(1, 2, 0, Clock())
    assert taken(limits)
    assert not any(taken(limits) for _ in range(5))
    assert taken(limits, "bob@example.com")             # the sender has one left


def test_asking_for_passwords_leaves_no_trace_in_what_a_sender_may_ask_else() -> None:
    """A mail for a new password goes only to an account that has an address; nobody learns of it by counting."""
    limits = MailLimits(0, UNASKED_PER_SENDER, 0, Clock())
    assert taken(limits, "hidden@example.com", purpose="password")
    asked = [taken(limits, f"p{number}@example.com", purpose="confirm") for number in range(UNASKED_PER_SENDER + 1)]
    assert asked == [True] * UNASKED_PER_SENDER + [False]
    asked = [taken(limits, f"p{number}@example.com", purpose="password") for number in range(UNASKED_PER_SENDER)]
    assert asked == [True] * (UNASKED_PER_SENDER - 1) + [False]
