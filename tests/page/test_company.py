"""People at a table see each other: who is there, who thinks, who has gone; signs; watchers who talk."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from page.site import LAPTOP, PHONE, Open, Seat, Site, Visit, wait_for

GONE = re.compile("left")


@pytest.mark.parametrize("size", [LAPTOP, PHONE, (1024, 768), (844, 390)])
def test_one_sees_who_is_there_and_who_has_gone(site: Site, open_window: Open, size: tuple[int, int]) -> None:
    ann, bob = site.pair("tzolkin")
    first, second = open_window(size), open_window(size)
    page = first.sit(ann)
    dots = page.locator(".dot")
    expect(dots.first).to_be_visible()
    assert page.locator(".dot.absent").count() >= 1
    other = second.sit(bob)
    expect(page.locator(".dot.absent")).to_have_count(0)
    expect(page.locator(".dot.thinking").first).to_be_visible()     # one of the two is asked
    other.goto(f"{site.url}/")
    expect(page.locator(".dot.gone").first).to_have_attribute("title", GONE)


def test_a_sign_is_seen_by_everybody_and_goes(site: Site, open_window: Open) -> None:
    ann, bob = site.pair("bul")
    first, second = open_window(LAPTOP), open_window(LAPTOP, lang="fr")
    page, other = first.sit(ann), second.sit(bob)
    expect(page.locator(".dot.absent")).to_have_count(0)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Thank you!").click()
    for window, words in ((page, "Thank you!"), (other, "Merci !")):
        expect(window.locator(".bubbles li")).to_have_text(re.compile(rf"Ann\s+{words}"))
    expect(page.locator(".bubbles li")).to_have_count(0)


def test_watchers_talk_if_the_table_says_so(site: Site, open_window: Open) -> None:
    ann, _ = site.pair("bul", watchers_chat=True)
    player, watcher = open_window(LAPTOP), open_window(LAPTOP, name="Cleo")
    page = player.sit(ann)
    onlooker = watcher.go(f"/t/{ann.table}")
    onlooker.get_by_role("tab", name="Chat").click()
    onlooker.get_by_placeholder("Say something").fill("Nicely done")
    onlooker.get_by_placeholder("Say something").press("Enter")
    page.get_by_role("tab", name="Chat").click()
    line = page.locator(".talk li", has_text="Nicely done")
    expect(line).to_contain_text("Cleo")
    expect(line.get_by_role("img", name="A watcher")).to_be_visible()
    expect(page.locator(".panel .people .watchers")).to_have_text("one watcher")

    quiet, _ = site.pair("bul")
    onlooker.goto(f"{site.url}/t/{quiet.table}")
    onlooker.get_by_role("tab", name="Chat").click()
    expect(onlooker.locator(".talk")).to_be_visible()
    assert onlooker.get_by_placeholder("Say something").count() == 0


def test_what_was_typed_is_still_there_after_a_reload(site: Site, open_window: Open) -> None:
    ann, _ = site.pair("bul")
    visit = open_window(LAPTOP)
    page = visit.sit(ann)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder("Say something").fill("I was going to say")
    page.reload()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_placeholder("Say something")).to_have_value("I was going to say")
    page.get_by_placeholder("Say something").press("Enter")
    wait_for(lambda: page.get_by_placeholder("Say something").input_value() == "", "the line")
    page.reload()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_placeholder("Say something")).to_have_value("")


def test_a_table_for_talking_watchers_is_opened_from_the_page(site: Site, open_window: Open) -> None:
    visit = open_window(LAPTOP)
    page = visit.go("/")
    page.get_by_role("button", name="Standard rules").click()
    page.get_by_label("Watchers may talk").select_option("yes")
    page.get_by_role("button", name="Done").click()
    page.locator("button.start").click()
    page.wait_for_url("**/t/*")
    assert site.call("GET", f"/tables/{page.url.rpartition('/')[2]}")["watchers_chat"] is True


# ---------------------------------------------------------------- friends, and tables for strangers

def member(site: Site, visit: Visit, name: str) -> str:
    """Log a window in; the name of the account."""
    name, token = site.account(name)
    kept = json.dumps(json.dumps({"token": token, "name": name}))
    visit.page.add_init_script(f"localStorage.setItem('sacbe.login', {kept})")
    return name


def test_friends_are_made_and_invited_on_the_page(site: Site, open_window: Open) -> None:
    first, second = open_window(LAPTOP), open_window(PHONE)
    ann, bob = member(site, first, "Ann"), member(site, second, "Bob")
    page, other = first.go("/"), second.go("/")
    box = page.get_by_placeholder("Name of an account")
    first.allowed.append("404")
    box.fill("Nobody at all")
    box.press("Enter")
    expect(page.locator(".friends [role=alert]")).to_contain_text("Nobody at all")
    expect(box).to_have_value("Nobody at all")                  # what was typed stays
    box.fill(bob)
    box.press("Enter")
    expect(page.locator(".friends details")).to_contain_text(bob)
    other.reload()
    expect(other.locator(".friends .call")).to_contain_text(ann)
    other.get_by_role("button", name="Accept").click()
    expect(other.locator(".friends .call")).to_have_count(0)

    page.get_by_label("A friend who gets a link").nth(1).check(force=True)
    page.locator("button.start").click()
    page.get_by_label("Invite a friend").select_option(bob)
    page.get_by_role("button", name="Invite", exact=True).click()
    expect(page.get_by_text(f"{bob} is invited.")).to_be_visible()
    other.reload()
    expect(other.locator(".friends .call")).to_contain_text(f"{ann} invites you")
    other.get_by_role("button", name="Go there").click()
    other.get_by_role("button", name="Sit here").first.click()
    expect(page.locator(".room li", has_text="Ann").or_(page.locator("#prompt"))).not_to_have_count(0)


def test_a_friend_can_be_blocked_and_unblocked(site: Site, open_window: Open) -> None:
    first, second = open_window(LAPTOP), open_window(LAPTOP)
    ann, bob = member(site, first, "Ann"), member(site, second, "Bob")
    page, other = first.go("/"), second.go("/")
    page.get_by_placeholder("Name of an account").fill(bob)
    page.get_by_placeholder("Name of an account").press("Enter")
    expect(page.locator(".friends details")).to_be_visible()
    other.get_by_placeholder("Name of an account").fill(ann)
    other.get_by_placeholder("Name of an account").press("Enter")
    other.locator("summary", has_text="One friend").click()
    other.get_by_role("button", name="Block", exact=True).click()
    expect(other.locator(".friends")).to_contain_text("blocked; does not know it")
    page.reload()
    expect(page.locator(".friends h2")).to_be_visible()
    assert page.locator(".friends details").count() == 0
    other.get_by_role("button", name="Unblock").click()
    expect(other.locator(".friends details")).to_have_count(0)


def test_a_table_is_found_or_opened(site: Site, open_window: Open) -> None:
    first, second = open_window(LAPTOP, name="Ann"), open_window(PHONE, name="Bob")
    pages = [first.go("/"), second.go("/")]
    for page in pages:
        page.get_by_role("tab", name=re.compile("Open tables|Public")).click()
        page.get_by_label("Game", exact=True).select_option("bul")
        page.get_by_label("Clock", exact=True).select_option("game")
        page.get_by_role("button", name="Find me a table").click()
        page.wait_for_url("**/t/*")
    assert pages[0].url == pages[1].url
    expect(pages[0].locator("#prompt")).to_be_visible()         # the second has started it


def test_open_tables_are_filtered(site: Site, open_window: Open) -> None:
    site.call("POST", "/tables", {"game": "tzolkin", "title": "Gears tonight", "visibility": "public",
                                  "seats": [{"kind": "me"}, {"kind": "open"}]})
    visit = open_window(LAPTOP)
    page = visit.go("/")
    page.get_by_role("tab", name=re.compile("Open tables|Public")).click()
    row = page.locator("#panel-open li", has_text="Gears tonight")
    expect(row).to_be_visible()
    page.get_by_label("Game", exact=True).select_option("temple_of_chac")
    expect(row).to_have_count(0)
    page.get_by_label("Game", exact=True).select_option("tzolkin")
    expect(row).to_be_visible()
    page.get_by_label("Players", exact=True).select_option("4")
    expect(row).to_have_count(0)


# ---------------------------------------------------------------- ratings, set-ups, rematch

def login_of(visit: Visit) -> str:
    token: str = json.loads(visit.page.evaluate("localStorage.getItem('sacbe.login')"))["token"]
    return token


def rated_game(site: Site, ann: str, bob: str) -> tuple[Seat, Seat]:
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = site.call("POST", "/tables", {"game": "bul", "name": "Ann", "seats": seats}, ann)
    one = Seat(site, made["table"]["id"], made["seat"], made["token"])
    joined = site.call("POST", f"/tables/{one.table}/join", {"name": "Bob"}, bob)
    two = Seat(site, one.table, joined["seat"], joined["token"])
    site.advance(one, two)
    return one, two


@pytest.mark.parametrize(("size", "lang"), [(LAPTOP, "en"), (PHONE, "de")])
def test_ratings_have_a_chart_and_a_history(site: Site, open_window: Open, size: tuple[int, int], lang: str) -> None:
    visit, other = open_window(size, lang=lang), open_window(size)
    member(site, visit, "Ann"), member(site, other, "Bob")
    visit.go("/"), other.go("/")
    for _ in range(3):
        one, _ = rated_game(site, login_of(visit), login_of(other))
    wait_for(lambda: len(site.call("GET", "/account/history", token=login_of(visit))) == 3, "the results")
    page = visit.go("/stats")
    expect(page.locator(".chart svg a")).to_have_count(3)
    expect(page.locator("ol a .place")).to_have_count(3)
    rating = site.call("GET", "/account/ratings", token=login_of(visit))["mine"][0]["rating"]
    expect(page.locator(".games strong")).to_have_text(str(rating))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("ol a").first.click()
    page.wait_for_url(f"**/t/{one.table}")


def test_set_ups_are_kept_and_opened_again(site: Site, open_window: Open) -> None:
    for is_member in (False, True):
        visit = open_window(LAPTOP)
        if is_member:
            member(site, visit, "Ann")
        page = visit.go("/")
        page.get_by_label("A friend who gets a link").nth(1).check(force=True)
        page.get_by_role("button", name="Set-ups").click()
        page.get_by_placeholder("Name of this set-up").fill("With Bob")
        page.get_by_role("button", name="Keep", exact=True).click()
        expect(page.locator("dialog .open")).to_contain_text("With Bob")
        page.reload()
        page.get_by_role("button", name="Set-ups").click()
        page.locator("dialog .open").click()
        expect(page.get_by_label("A friend who gets a link").nth(1)).to_be_checked()
        page.get_by_role("button", name="Set-ups").click()
        page.get_by_role("button", name="Forget").click()
        expect(page.locator("dialog .open")).to_have_count(0)


def test_a_rematch_takes_one_click_each(site: Site, open_window: Open) -> None:
    ann, bob = site.pair("bul")
    first, second = open_window(LAPTOP), open_window(PHONE)
    page, other = first.sit(ann), second.sit(bob)
    site.advance(ann, bob)
    page.locator("dialog").get_by_role("button", name="Rematch", exact=True).click()
    page.wait_for_url(lambda url: ann.table not in url)
    other.keyboard.press("Escape")                              # the result lies over the notice
    other.locator(".rematch").get_by_role("button", name="Join the rematch").click()
    other.wait_for_url(lambda url: ann.table not in url)
    assert page.url.rpartition("/")[2] == other.url.rpartition("/")[2]
    table = site.call("GET", f"/tables/{page.url.rpartition('/')[2]}")
    assert [seat["name"] for seat in table["seats"]] == ["Bob", "Ann"] and table["phase"] == "playing"


# ---------------------------------------------------------------- tournaments

@pytest.mark.parametrize(("size", "lang"), [(LAPTOP, "en"), (PHONE, "fr")])
def test_a_tournament_is_held_on_the_page(site: Site, open_window: Open, size: tuple[int, int], lang: str) -> None:
    words = {"en": ("Hold it", "Play along", "Start the first round", "Go to my table", "over"),
             "fr": ("Organiser", "Participer", "Commencer la première ronde", "Aller à ma table", "terminé")}[lang]
    first, second = open_window(size, lang=lang), open_window(LAPTOP)
    ann, bob = member(site, first, "Ann"), member(site, second, "Bob")
    page, other = first.go("/tournament"), second.go("/")
    page.locator("form .field").fill("Friday cup")
    page.locator("form select").first.select_option("bul")
    page.get_by_role("button", name=words[0], exact=True).click()
    page.wait_for_url("**/tournament/*")
    other.goto(page.url)
    other.get_by_role("button", name="Play along").click()
    page.reload()
    expect(page.locator("tbody tr")).to_have_count(2)
    page.get_by_role("button", name=words[2]).click()
    expect(page.get_by_role("link", name=words[3])).to_be_visible()
    id = page.url.rpartition("/")[2]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    row = site.call("GET", f"/tournaments/{id}")["tables"][0]
    seats = site.call("GET", f"/tables/{row['table']}")["seats"]
    tokens = {ann: login_of(first), bob: login_of(second)}
    page.get_by_role("link", name=words[3]).click()
    expect(page.locator("#prompt")).to_be_visible()             # the account has the seat
    site.advance(*(Seat(site, row["table"], seat["seat"], tokens[seat["name"]]) for seat in seats))
    wait_for(lambda: site.call("GET", f"/tournaments/{id}")["phase"] == "over", "the end")
    page.goto(f"{site.url}/tournament/{id}")
    expect(page.locator("header .note")).to_contain_text(words[4])
    expect(page.locator("tbody tr").first.locator("td").nth(1)).to_have_text("1")
    page.goto(f"{site.url}/tournament")
    expect(page.locator("main li a", has_text="Friday cup")).to_be_visible()
