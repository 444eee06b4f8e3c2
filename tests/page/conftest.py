"""What the tests in a browser share: one server and one browser for all of them, and a window for each."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from page.site import PATIENCE, Open, Site, Visit, browser_path, missing, window

expect.set_options(timeout=PATIENCE * 1000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = missing()
    if reason:
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.skip(reason=f"left out: {reason}"))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    found = Site(tmp_path_factory.mktemp("site"))
    found.start()
    yield found
    found.stop()


@pytest.fixture(autouse=True)
def same_dice(request: pytest.FixtureRequest, site: Site, long: bool) -> None:
    """The games that a test opens go the same way every time, whatever ran before it; with --long, any way."""
    site.throw_for("" if long else request.node.name)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    flags = ["--disable-gpu", "--disable-dev-shm-usage", *(["--no-sandbox"] if os.getuid() == 0 else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=flags)
        yield browser
        browser.close()


@pytest.fixture
def open_window(site: Site, chromium: Browser) -> Iterator[Open]:
    """Opens windows: `open_window(size, lang="de", theme="night")`."""
    with ExitStack() as stack:
        def opened(*size: Any, **settings: Any) -> Visit:
            made: AbstractContextManager[Visit] = window(site, chromium, *size, **settings)
            return stack.enter_context(made)

        yield opened


@pytest.fixture
def visit(open_window: Open) -> Visit:
    """One window that has room for everything at once."""
    return open_window()
