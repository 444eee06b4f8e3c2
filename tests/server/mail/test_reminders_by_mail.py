"""Reminders by mail: nobody gets one before they have agreed, and everybody can end them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sacbe.server.mail.consents import CONFIRM_SECONDS
from server.tables.test_lobby import login
from support.server.mailbox import ANA, MailHouse, links_of, mail_house, two_at_a_table
from support.server.tables import Player, asked

pytestmark = pytest.mark.once

WORD = "correct horse battery"


@pytest.fixture
def post(tmp_path: Path) -> Iterator[MailHouse]:
    with mail_house(tmp_path) as house:
        yield house


def confirmed(house: MailHouse, player: Player, mail: str = ANA) -> None:
    """A player whose address is confirmed."""
    house.ask_reminder(player, mail)
    [letter] = house.new_mails()
    assert house.http.post(links_of(letter)["confirm"]).status_code == 200


def test_nobody_is_reminded_before_they_have_agreed(post: MailHouse) -> None:
    one, two = two_at_a_table(post)
    post.ask_reminder(two)
    [letter] = post.new_mails()
    assert letter["To"] == ANA and letter["Subject"] == "Please confirm your e-mail address for Sacbe"
    assert post.remind(one, two) == []
    link = links_of(letter)["confirm"]
    for _ in range(2):                              # a program that reads mail opens the link
        page = post.http.get(link)
        assert page.status_code == 200 and f'action="{link.partition("?")[0]}?lang=en"' in page.text
        assert ANA in page.text and page.headers["cache-control"] == "no-store"
        assert page.headers["referrer-policy"] == "same-origin"
    assert post.remind(two, one) == [] and post.remind(one, two) == []
    assert post.http.post(link).status_code == 200
    assert post.remind(two, one) == []              # the other has no address
    [reminder] = post.remind(one, two)
    assert reminder["To"] == ANA and reminder["Subject"] == "Your turn: Tzolk’in"
    assert post.http.post(link).status_code == 404 and post.http.get(link).status_code == 404      # works once


def test_a_link_that_is_too_old_or_made_up_confirms_nothing(post: MailHouse) -> None:
    one, two = two_at_a_table(post)
    post.ask_reminder(two)
    [letter] = post.new_mails()
    post.skip(CONFIRM_SECONDS + 1)
    for link in (links_of(letter)["confirm"], "/mail/confirm/nonsense", "/mail/password/nonsense"):
        page = post.http.post(link, headers={"Accept-Language": "fr"})
        assert page.status_code == 404
    assert "Ce lien ne fonctionne plus" in page.text
    assert post.remind(one, two) == []


def test_the_first_mail_has_no_word_of_a_stranger(post: MailHouse) -> None:
    bad = "Click http://evil.example now"
    one = post.open("tzolkin", title=bad, language="de")
    post.ask_reminder(one)
    post.join(one.id, name="Eve evil.example")
    [letter] = post.new_mails()
    assert "evil" not in letter.as_string() and letter["Subject"].startswith("Bitte bestätige")
    assert links_of(letter)["confirm"].endswith("?lang=de")
    assert "Ist das deine Adresse?" in post.http.get(links_of(letter)["confirm"]).text


def test_a_title_is_in_no_subject(post: MailHouse) -> None:
    one, two = two_at_a_table(post)
    row = post.tables.entries[one.id].table
    assert row is not None
    row.row.title = "Win a prize"
    confirmed(post, two)
    [reminder] = post.remind(one, two)
    assert "prize" not in reminder["Subject"] and "Win a prize" in reminder.get_content()


def test_every_mail_has_a_link_that_ends_it(post: MailHouse) -> None:
    one, two = two_at_a_table(post)
    confirmed(post, two)
    [reminder] = post.remind(one, two)
    link = links_of(reminder)["stop"]
    assert reminder["List-Unsubscribe"] == f"<{post.settings.url}{link.partition('?')[0]}>"
    assert post.http.get(link).status_code == 200
    post.remind(two, one)
    assert len(post.remind(one, two)) == 1          # to look at the page ends nothing
    answer = post.http.post(link.partition("?")[0], data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200 and "No more mails" in answer.text
    post.remind(two, one)
    assert post.remind(one, two) == []
    assert post.http.post(link).status_code == 200  # twice is no harm


def test_one_click_is_offered_where_it_is_safe(tmp_path: Path) -> None:
    with mail_house(tmp_path, public_url="https://games.example") as house:
        house.ask_reminder(house.open())
        [letter] = house.new_mails()
        assert letter["List-Unsubscribe"].startswith("<https://games.example/mail/stop/")
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


def test_a_mailbox_that_wants_no_mail_gets_none_whoever_asks(post: MailHouse) -> None:
    one, two = two_at_a_table(post)
    confirmed(post, two)
    other = post.open()
    post.ask_reminder(other)
    [letter] = post.new_mails()
    link = links_of(letter)["stop"]
    assert "/mail/never/" in post.http.get(link).text
    assert post.http.post(link.replace("/stop/", "/never/")).status_code == 200
    assert post.remind(one, two) == []              # what it had agreed to has ended, too
    assert post.ask_reminder(other, "ANA+games@Example.com", 400) == "mail-blocked"
    assert post.new_mails() == []
    page = post.http.get(link)
    assert "/mail/again/" in page.text
    assert post.http.post(link.replace("/stop/", "/again/")).status_code == 200
    post.ask_reminder(other)
    assert len(post.new_mails()) == 1


def test_another_person_on_a_seat_has_not_agreed(post: MailHouse) -> None:
    """Who gives a seat up takes their agreement along."""
    opener = post.open("tzolkin", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    guest = post.join(opener.id)
    confirmed(post, guest)
    assert guest.bare("stand").status_code == 200
    eve = post.join(opener.id, name="Eve", seat=guest.seat)
    post.ask_reminder(eve)                          # the address that the guest has confirmed
    assert len(post.new_mails()) == 1               # is asked again


def test_asking_again_for_the_same_asks_nobody_again(post: MailHouse) -> None:
    one, two = two_at_a_table(post)
    confirmed(post, two)
    post.ask_reminder(two)
    assert post.new_mails() == [] and len(post.remind(one, two)) == 1
    post.ask_reminder(two, "")
    post.remind(two, one)
    post.ask_reminder(two)                          # after an end it is asked anew
    assert len(post.new_mails()) == 1


def test_the_seat_of_an_account_may_use_the_address_of_the_account(post: MailHouse) -> None:
    token = login(post, "Zipacna Mail")
    set_mail = post.http.put("/api/account/mail", json={"mail": ANA, "password": WORD},
                             headers={"Authorization": f"Bearer {token}"})
    assert set_mail.json() == {"mail": "", "pending": ANA}
    [letter] = post.new_mails()
    post.ask_reminder(post.open("tzolkin", login=token))
    assert len(post.new_mails()) == 1               # not confirmed yet
    post.http.post(links_of(letter)["confirm"])
    mine = post.open("tzolkin", login=token)
    other = post.join(mine.id)
    post.ask_reminder(mine)
    assert post.new_mails() == []                   # nobody need be asked
    one, _ = asked(mine, other)
    if one is mine:
        mine.play()
    assert [mail["To"] for mail in post.remind(other, mine)] == [ANA]


def test_limits(tmp_path: Path) -> None:
    """By mailbox, however it is written, and by who asks."""
    with mail_house(tmp_path / "one") as house:
        players = [house.open() for _ in range(6)]
        for number, player in enumerate(players[:5]):
            house.ask_reminder(player, f"a.na+{number}@EXAMPLE.com")
        assert house.ask_reminder(players[5], "ana@example.com", 429) == "too-many-mails"
        house.ask_reminder(players[5], "bob@example.com")
        assert len(house.new_mails()) == 6
    with mail_house(tmp_path / "two", mails_per_sender=2) as house:
        for number in range(2):
            house.ask_reminder(house.open(), f"p{number}@example.com")
        assert house.ask_reminder(house.open(), "p9@example.com", 429) == "too-many-mails"
        assert len(house.new_mails()) == 2


def test_a_server_without_mail(tmp_path: Path) -> None:
    with mail_house(tmp_path, smtp_url="", mail_from="") as house:
        assert house.get("/api/mail").json() == {"can_mail": False}
        assert house.ask_reminder(house.open(), ANA, 400) == "no-mail"
        assert house.post("/api/account/forgotten", {"who": "Ana"}).json()["error"] == "no-mail"


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_pages_are_whole_in_every_language(post: MailHouse, lang: str) -> None:
    post.ask_reminder(post.open())
    [letter] = post.new_mails()
    links = links_of(letter)
    plain = {name: link.partition("?")[0] for name, link in links.items()}
    pages = [post.http.get(f"{plain['confirm']}?lang={lang}"), post.http.post(f"{plain['confirm']}?lang={lang}"),
             post.http.get(f"{plain['stop']}?lang={lang}"),
             post.http.post(f"{plain['stop'].replace('stop', 'never')}?lang={lang}"),
             post.http.post(f"{plain['stop'].replace('stop', 'again')}?lang={lang}"),
             post.http.post(f"{plain['stop']}?lang={lang}"), post.http.get(f"/mail/confirm/x?lang={lang}")]
    titles = {re.search("<h1>(.+)</h1>", page.text)[1] for page in pages}       # type: ignore[index]
    assert len(titles) == 7 and all(f'<html lang="{lang}">' in page.text for page in pages)
    assert not any("mail-page" in page.text.replace("/mail/page.css", "") for page in pages)
    assert post.http.get("/mail/page.css").headers["content-type"].startswith("text/css")


def test_another_page_cannot_press_the_buttons(post: MailHouse) -> None:
    post.ask_reminder(post.open())
    [letter] = post.new_mails()
    for origin in ("https://evil.example", "null"):
        assert post.http.post(links_of(letter)["confirm"], headers={"Origin": origin}).status_code == 403
    own = f"http://{post.url}"
    assert post.http.post(links_of(letter)["confirm"], headers={"Origin": own}).status_code == 200
