"""Magic cards in a hand of which everybody knows the type: how they get there, what a redeal keeps, when they go."""

from __future__ import annotations

from typing import Any

import pytest

from games.chichen_itza.rules.views import EVERYBODY, begin, dealt, heard, play
from sacbe import Game, Problem
from sacbe.games.chichen_itza.game import table

GODS = {"fire": 23, "stone": 24}


def shown(game: Game, seat: str = "red") -> dict[str, int]:
    """What a watcher sees of a hand."""
    found: dict[str, int] = game.view(None)["seats"][seat]["shown"]
    return found


def searched(kind: str, **own: int) -> Game:
    """Red has searched for a card at the end of supply; the cards given before are known to nobody else."""
    return begin(stage="gods", red={"gods": [GODS[kind]], **own})


@pytest.mark.parametrize(("kind", "other"), [("fire", "stone"), ("stone", "fire")])
def test_a_card_that_was_searched_for_stays_in_every_redeal(kind: str, other: str) -> None:
    """ci.hidden.magic-hand, ci.god.23, ci.god.24: the rest of the hand is dealt again, the known card is not."""
    game = searched(kind, **{other: 2})
    for reader in EVERYBODY:
        assert heard(game, "found", reader) == [{"event": "found", "seat": "red", "type": kind}]
        assert game.view(reader)["seats"]["red"]["shown"] == {kind: 1, other: 0}
        assert game.view(reader)["seats"]["red"]["hand"] == 3
    for seat in ("blue", "green"):
        found = [facts["red"] for facts in dealt(game, seat)]
        assert {hand[kind] + hand[other] for hand in found} == {3}
        assert {hand[kind] for hand in found} == {1, 2, 3}
        assert {hand["shown"][kind] for hand in found} == {1}


def test_without_a_search_a_redeal_may_deal_anything() -> None:
    """ci.hidden.magic-hand: the same hand, of which nobody has seen a card."""
    game = begin(red={"fire": 1})
    assert shown(game) == {"stone": 0, "fire": 0}
    assert {facts["red"]["fire"] for facts in dealt(game, "blue")} == {0, 1}


def test_the_known_cards_of_two_hands_are_not_mixed() -> None:
    """ci.hidden.magic-hand: each seat keeps its own, and the pool is what is left."""
    game = begin(red={"fire": 3, "shown": {"fire": 2}}, blue={"stone": 3, "shown": {"stone": 3}}, green={"stone": 9})
    for facts in dealt(game, "green"):
        assert facts["red"]["fire"] >= 2 and (facts["blue"]["stone"], facts["blue"]["fire"]) == (3, 0)
        assert facts["deck"]["stone"] + facts["deck"]["fire"] == 32 - 3 - 3 - 9


def test_drawn_cards_are_not_known() -> None:
    """ci.hidden.magic-hand: only a search names the type."""
    game = begin(["magic fire 2", "magic stone 1", "magic fire 1"], red={"coins": 9})
    play(game, "use A17 magic-cards")
    assert shown(game) == {"stone": 0, "fire": 0}


def fighting(**red: Any) -> Game:
    """Red is about to cast cards at a caiman."""
    game = begin(tiles={"M-red": {"cell": [0, -1], "creature": "caiman", "strength": 6}}, city={"red": 2},
                 red={"magic": 6, "luck": 1, **red})
    return play(game, "use A01 land-move", "from city", "group 2", "to M-red")


def test_cards_that_are_played_count_as_the_known_ones() -> None:
    """ci.hidden.magic-hand: three fire cards, two of them known; one is played, so one is still sure to be there."""
    game = fighting(fire=3, stone=1, shown={"fire": 2})
    play(game, "cast fire 1")
    assert shown(game) == {"stone": 0, "fire": 1}
    assert {facts["red"]["fire"] >= 1 for facts in dealt(game, "blue")} == {True}


def test_cards_of_the_other_type_stay_known() -> None:
    """ci.hidden.magic-hand: stone that is played says nothing of the fire in hand."""
    game = fighting(fire=1, stone=2, shown={"fire": 1, "stone": 1})
    play(game, "cast stone 2")
    assert shown(game) == {"stone": 0, "fire": 1}
    assert {facts["red"]["fire"] for facts in dealt(game, "green")} == {1}


def test_converted_cards_count_by_what_they_are() -> None:
    """ci.god.53: fire cast as stone is a fire card that leaves the hand."""
    game = fighting(fire=1, stone=1, shown={"fire": 1, "stone": 1}, gods=[53])
    play(game, "cast stone 1 converting 1")
    assert shown(game) == {"stone": 1, "fire": 0}


def test_more_are_played_than_are_known() -> None:
    """ci.hidden.magic-hand: fewer than none cannot be known."""
    game = fighting(stone=3, shown={"stone": 1})
    play(game, "cast stone 3")
    assert shown(game) == {"stone": 0, "fire": 0}


def test_what_is_known_belongs_to_the_position() -> None:
    """A clone has it, the text of the position tells it apart, and more than there is cannot be known."""
    known, unknown = begin(red={"fire": 1, "shown": {"fire": 1}}), begin(red={"fire": 1})
    assert table(known.state).text() != table(unknown.state).text()
    assert table(known.state).clone().text() == table(known.state).text()
    with pytest.raises(Problem):
        begin(red={"fire": 1, "shown": {"fire": 2}})
    broken = table(known.state).clone()
    broken.players[0].fire, broken.deck_fire = 0, broken.deck_fire + 1
    assert any("shown" in fault for fault in known.definition.find_violations(broken))
