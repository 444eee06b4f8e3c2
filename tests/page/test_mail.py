"""Mails in a real browser: the links in them, an address for an account, and a forgotten password."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from page.site import LAPTOP, Site, wait_for, window
from support.server.listeners import FROM, Post
from support.server.mailbox import links_of

WORD = "a long sentence"                # with which `Site.account` registers
NEW = "an even longer sentence"


class PostOffice(threading.Thread):
    """A mail server of the test's own, beside the browser."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.sink = Post()
        self.loop = asyncio.new_event_loop()
        self.is_open = threading.Event()

    def run(self) -> None:
        async def serve() -> None:
            self.done = asyncio.Event()
            server = await asyncio.start_server(self.sink.talk, "127.0.0.1", 0)
            self.port = server.sockets[0].getsockname()[1]
            self.is_open.set()
            await self.done.wait()
            server.close()

        self.loop.run_until_complete(serve())

    def next_links(self) -> dict[str, str]:
        """The links of the next mail."""
        wait_for(lambda: bool(self.sink.got), "a mail")
        _, message = self.sink.got.pop(0)
        return links_of(message)


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    found = PostOffice()
    found.start()
    assert found.is_open.wait(60)
    yield found
    found.loop.call_soon_threadsafe(found.done.set)


@pytest.fixture(scope="module")
def mailing_site(office: PostOffice, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    found = Site(tmp_path_factory.mktemp("mailing"))
    found.settings |= {"SACBE_SMTP_URL": f"smtp://127.0.0.1:{office.port}", "SACBE_MAIL_FROM": FROM,
                       "SACBE_LOGINS_PER_MINUTE": "0"}
    found.start()
    yield found
    found.stop()


def open_account(page: Page) -> None:
    page.get_by_title("Name and account").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_an_address_and_a_forgotten_password(mailing_site: Site, chromium: Browser, office: PostOffice) -> None:
    """All by clicks: log in, give an address, confirm it, forget the password, set a new one, log in with it."""
    name, _ = mailing_site.account("Ixchel")
    with window(mailing_site, chromium, LAPTOP) as visit:
        page = visit.go("/")
        open_account(page)
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Name of the account").fill(name)
        dialog.get_by_label("Password", exact=False).first.fill(WORD)
        dialog.get_by_role("button", name="Log in").click()
        expect(dialog.get_by_text("Your account has no e-mail address")).to_be_visible()
        dialog.get_by_role("button", name="Change the e-mail address").click()
        dialog.get_by_label("New e-mail address").fill("ixchel@example.com")
        dialog.get_by_label("Password").fill(WORD)
        dialog.get_by_role("button", name="Save the address").click()
        expect(dialog.get_by_text("We have written to ixchel@example.com")).to_be_visible()

        page.goto(mailing_site.url + office.next_links()["confirm"])
        page.get_by_role("button", name="Yes, confirm it").click()
        expect(page.get_by_role("heading", name="Confirmed")).to_be_visible()

        page = visit.go("/")
        open_account(page)
        expect(dialog.get_by_text("Your address is ixchel@example.com.")).to_be_visible()
        dialog.get_by_role("button", name="Log out", exact=True).click()
        dialog.get_by_role("button", name="Password forgotten?").click()
        dialog.get_by_label("Name or e-mail address of the account").fill("ixchel@example.com")
        dialog.get_by_role("button", name="Send the link").click()
        expect(dialog.get_by_text("a mail is on its way")).to_be_visible()

        page.goto(mailing_site.url + office.next_links()["password"])
        page.get_by_label("New password").fill(NEW)
        page.get_by_role("button", name="Set the password").click()
        expect(page.get_by_role("heading", name="The password is set")).to_be_visible()
        page.get_by_role("link", name="To the first page").click()
        open_account(page)
        dialog.get_by_label("Name of the account").fill(name)
        dialog.get_by_label("Password", exact=False).first.fill(NEW)
        dialog.get_by_role("button", name="Log in").click()
        expect(dialog.get_by_text(f"You are logged in as {name}.")).to_be_visible()


def test_where_no_mail_is_sent_nothing_is_offered(site: Site, chromium: Browser) -> None:
    with window(site, chromium, LAPTOP) as visit:
        page = visit.go("/")
        with page.expect_response("**/api/mail") as answer:
            open_account(page)
        assert answer.value.json() == {"can_mail": False}
        expect(page.get_by_role("dialog").get_by_text("Name of the account")).to_be_visible()
        expect(page.get_by_role("button", name="Password forgotten?")).to_have_count(0)
