"""A whole game of each kind through the page, against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from page.site import CODE, GAMES, Site, Visit

# In the page: everything that the prompt and the log say from now on, in text, on a pointer and aloud.
LISTEN = """() => {
  window.told = new Set();
  const hear = (node) => {
    const own = node.nodeType === 1 ? node : node.parentElement;
    if (node.nodeType === 1) for (const one of node.childNodes) hear(one);
    if (!own?.closest("#prompt, [role=log]")) return;
    const said = node.nodeType === 3 ? [node.data] : [own.getAttribute("title"), own.getAttribute("aria-label")];
    for (const words of said) if (words?.trim()) window.told.add(words.trim());
  };
  hear(document.body);
  new MutationObserver((all) => {
    for (const { target, addedNodes, type } of all) type === "childList" ? addedNodes.forEach(hear) : hear(target);
  }).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributeFilter: ["title", "aria-label"],
  });
}"""


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_through_the_page(site: Site, visit: Visit, game: str) -> None:
    seat = site.against_bots(game)
    page = visit.sit(seat)
    page.evaluate(LISTEN)
    end = visit.play(seat)
    assert end["table"]["phase"] == "over" and end["result"]["scores"].keys() == {"red", "blue"}
    dialog = page.get_by_role("dialog")
    for score in end["result"]["scores"].values():
        expect(dialog).to_contain_text(f"{score:g}".replace("-", "−"))
    told = page.evaluate("[...window.told]")
    assert len(told) > 20
    assert not (wrong := [words for words in told if CODE.search(words)]), wrong
