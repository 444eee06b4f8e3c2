"""The account on the page: logging in with the form, and the list of devices."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from page.site import LAPTOP, Open, Site

pytestmark = pytest.mark.once

PASSWORD = "a long sentence"


def test_devices_are_listed_and_logged_out(site: Site, open_window: Open) -> None:
    name, first = site.account("Devi")
    second, third = (site.call("POST", "/login", {"name": name, "password": PASSWORD})["token"] for _ in range(2))
    visit = open_window(LAPTOP)
    page = visit.go("/")
    page.get_by_title("Name and account").click()
    box = page.get_by_role("dialog", name="Name and account")
    box.get_by_label("Name of the account").fill(name)
    box.get_by_label("Password").fill(PASSWORD)
    box.locator("button.main").click()
    rows = box.locator("section li")
    expect(rows).to_have_count(4)
    expect(rows.filter(has_text="This device")).to_have_count(1)
    rows.filter(has_not_text="This device").first.get_by_role("button").click()
    expect(rows).to_have_count(3)
    box.get_by_role("button", name="Log out on all other devices").click()
    expect(rows).to_have_count(1)
    expect(box.get_by_role("button", name="Log out on all other devices")).to_have_count(0)
    own = json.loads(page.evaluate("localStorage.getItem('sacbe.login')"))["token"]
    assert [row["is_current"] for row in site.call("GET", "/account/logins", token=own)] == [True]
    assert own not in (first, second, third)


def test_a_well_known_password_is_refused_in_words(site: Site, open_window: Open) -> None:
    visit = open_window(LAPTOP)
    visit.allowed.append("400")
    page = visit.go("/")
    page.get_by_title("Name and account").click()
    box = page.get_by_role("dialog", name="Name and account")
    box.get_by_text("Create an account").first.click()
    box.get_by_label("Name of the account").fill("Careless")
    box.get_by_label("Password").fill("password123")
    box.locator("button.main").click()
    expect(box.get_by_role("alert")).to_contain_text("one of the first that others try")
