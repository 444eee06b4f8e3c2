"""A whole game of each kind through the page, against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.site import GAMES, Site, Visit


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_through_the_page(site: Site, visit: Visit, game: str) -> None:
    seat = site.against_bots(game)
    page = visit.sit(seat)
    end = visit.play(seat)
    assert end["table"]["phase"] == "over" and end["result"]["scores"].keys() == {"red", "blue"}
    dialog = page.get_by_role("dialog")
    for score in end["result"]["scores"].values():
        expect(dialog).to_contain_text(f"{score:g}".replace("-", "−"))
