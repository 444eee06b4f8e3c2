"""Beasts and Prophecy on the page: chosen, read, seen on the board, and played through a tunnel."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from page.site import PHONE, Data, Open, Site, Visit, wait_for
from sacbe import Question

CITY = ([0, 0], [1, 0])
ALL = {"prophecies": "on", "creatures": "t-rex:jaguar+velociraptor:caiman+pteranodon:monkey", "tunnels": "on"}


def steps(one: list[int], other: list[int]) -> int:
    """How far one hex is from another."""
    across, down = other[0] - one[0], other[1] - one[1]
    return max(abs(across), abs(down), abs(across + down))


def test_modules_are_chosen_on_the_page(site: Site, visit: Visit) -> None:
    page = visit.go("/")
    page.get_by_role("radio", name="Chichén Itzá").check()
    page.get_by_role("button", name="Not added").click()
    modules = page.get_by_role("group", name="Beasts and Prophecy")
    for name in ("Prophecies", "Tunnels"):
        modules.get_by_role("switch", name=name).check()
    modules.get_by_label("T-Rex").select_option(label="Replaces: jaguar")
    offered = modules.get_by_label("Velociraptor").locator("option").all_inner_texts()
    assert not any("snake" in text or "jaguar" in text for text in offered) and len(offered) == 6
    page.get_by_role("button", name="Done").click()
    page.get_by_text("Prophecies, Tunnels, T-Rex instead of jaguar").wait_for()
    page.get_by_role("button", name=re.compile("Start")).click()
    page.get_by_role("region", name="Prophecy of the round").wait_for()
    table = page.evaluate("location.pathname").rpartition("/")[2]
    chosen = site.call("GET", f"/tables/{table}/state")["table"]["options"]
    assert {name: chosen[name] for name in ALL} == {**ALL, "creatures": "t-rex:jaguar"}


def test_the_prophecy_is_read_in_every_view(site: Site, open_window: Open) -> None:
    def harvest(question: Question, view: Data) -> bool:
        return bool(view["prophecy"] == 14 and question.prompt == "turn")

    seat = site.reached("chichen_itza", harvest, ["prophecy 14"], prophecies="on")
    laptop, phone = open_window(), open_window(PHONE)
    for visit in (laptop, phone):
        told = visit.sit(seat).get_by_role("region", name="Prophecy of the round")
        for words in ("Prophecy 14", "villages give 4 coins", "A village: 4 coins instead of 2"):
            expect(told).to_contain_text(words)
        told.get_by_role("button", name=re.compile("5 prophecies are still face down")).wait_for()
    for tab in phone.page.get_by_role("navigation").last.get_by_role("button").all():
        tab.tap()
        assert phone.page.get_by_role("region", name="Prophecy of the round").is_visible()
    card = phone.page.get_by_role("region", name="Prophecy of the round")
    card.get_by_text("villages give 4 coins").tap(force=True)                 # all of it opens what it says at length
    phone.page.get_by_role("dialog", name="Prophecy of the round").get_by_text("villages give 4 coins").wait_for()
    village = laptop.page.get_by_role("img", name=re.compile("^Village.*A village: 4 coins instead of 2"))
    assert village.count() == sum(tile["kind"] == "village" for tile in seat.state()["view"]["tiles"].values())


def test_a_march_that_only_the_tunnel_allows(site: Site, visit: Visit) -> None:
    def below(question: Question, view: Data) -> bool:
        if "to M-red" not in question.options or view["seats"][question.seat]["range"] != 1:
            return False
        held = [tile["cell"] for tile in view["tiles"].values() if tile["owner"] == question.seat]
        return all(steps(cell, view["tiles"]["M-red"]["cell"]) > 1 for cell in [*CITY, *held])

    ways = ["from M-white", "to M-white", "from city", "use A01", "use A02", "keep"]
    seat = site.reached("chichen_itza", below, ways, **{**ALL, "prophecies": "off"})
    page = visit.sit(seat)
    visit.asked()
    page.get_by_role("img", name=re.compile("^Tunnels join the .* mine.*one step")).wait_for()
    assert page.get_by_role("img", name=re.compile("^The .* mine .*tunnel to: the .* and the .* mine")).count() == 3
    shown = [tile["creature"] for tile in seat.state()["view"]["tiles"].values()]
    for beast in ("t-rex", "velociraptor", "pteranodon"):
        assert page.locator(f'#board .hex use[href$="#b-{beast}"]').count() == shown.count(beast)
    known = seat.state()["revision"]
    page.locator('#board .target[data-move="to M-red"]').click()
    wait_for(lambda: seat.state()["revision"] > known, "the march")
    page.get_by_role("log").get_by_text("goes through the tunnel from the white mine to the red mine").wait_for()
