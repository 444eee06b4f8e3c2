"""A fight on the page: dice look as the rules count them, and everything stands there in numbers of the server."""

from __future__ import annotations

from typing import Any

from page.site import Site, Visit
from sacbe.kernel.play.game import Question

PREFER = ("cast stone", "to ", "group", "from", "use A12", "use A08", "use A01")


def has_a_near_miss(asked: Question, view: dict[str, Any]) -> bool:
    """Stone dice, one of which would hit if four faces did."""
    roll = None if view["fight"] == "none" else view["fight"]["roll"]
    return asked.prompt == "rolled" and view["fight"]["element"] == "stone" and 4 in roll["dice"] and roll["hits"] > 0


def test_dice_are_coloured_as_the_rules_count_them(site: Site, visit: Visit) -> None:
    """stone-faces=3: a 4 is no hit, whatever it is in other games."""
    seat = site.reached("chichen_itza", has_a_near_miss, PREFER, **{"stone-faces": "3"})
    page = visit.sit(seat)
    fight = seat.state()["view"]["fight"]
    dice = page.locator(".stage .side .die")
    dice.first.wait_for()
    looks = {(die.get_attribute("class") or "").split()[1] for die in dice.all()}
    hits = page.locator(".stage .side .die.hit").count()
    assert dice.count() == len(fight["roll"]["dice"]) and hits == fight["roll"]["hits"] < dice.count()
    assert looks == {"hit", "miss"}
    assert page.locator(".stage .rule").inner_text() == "Hits on: 1, 2, 3."
    assert page.locator(".stage .blow.out b").inner_text() == str(fight["hits"] + hits)
