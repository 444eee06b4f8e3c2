"""What each seat and a watcher may know of treasures and injuries: views, logs, notes, and the redeal of the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sacbe import Game, games
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.play import scenario

Reader = str | None                                # a seat, or a watcher
EVERYBODY: tuple[Reader, ...] = ("red", "blue", "green", None)
OTHERS: tuple[Reader, ...] = ("blue", "green", None)
SEEDS = range(60)


def begin(chance: Sequence[str] = (), players: int = 3, **given: Any) -> Game:
    """A game that begins at a position, as scenarios have it."""
    row = {"case": "here", "game": "temple_of_chac", "players": players, "chance": list(chance), "given": given,
           "then": {}}
    return scenario.begin(scenario.make_case("here", 1, {}, row), games.load_definition("temple_of_chac"))


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.apply(move)
    return game


def heard(game: Game, event: str, reader: Reader) -> list[dict[str, Any]]:
    return [said for said in game.log(reader) if said["event"] == event]


def counts(game: Game, event: str) -> list[int]:
    """How often red, blue, green and a watcher got an event."""
    return [len(heard(game, event, reader)) for reader in EVERYBODY]


def notes(game: Game, seat: str, other: str) -> list[str]:
    """What a seat is sure that another has; its view says the same as `dump_fields`."""
    found: list[str] = game.view(seat)["notes"][other]
    assert found == game.definition.dump_fields(game.state)[seat]["notes"][other]
    return found


def dealt(game: Game, seat: str) -> list[dict[str, Any]]:
    """All fields of the position after redeals for a seat; its own view must not change."""
    found = []
    number = game.definition.seat_number(seat, game.players)
    for seed in SEEDS:
        twin = game.definition.redeal(game.state, number, SeededDriver(mix_seed(seed, number)))
        assert game.definition.view(twin, number) == game.view(seat)
        found.append(game.definition.dump_fields(twin))
    return found


# ---------------------------------------------------------------- hands

def test_hands_are_numbers_to_others() -> None:
    """tc.secret.hand: the own view names the cards, every other one only how many there are."""
    game = begin(red={"hand": ["zotz-mask", "treasure-box"]}, blue={"hand": ["ixchel-idol"]})
    assert game.view("red")["seats"]["red"]["hand_cards"] == ["zotz-mask", "treasure-box"]
    for reader in OTHERS:
        seats = game.view(reader)["seats"]
        assert [seats[seat]["hand"] for seat in ("red", "blue", "green")] == [2, 1, 0]
        assert "hand_cards" not in seats["red"]
        assert "zotz-mask" not in str(seats)


def test_a_kept_treasure_was_seen_by_all() -> None:
    """tc.secret.hand, tc.action.search.keep-one: everybody sees what is revealed and taken, and remembers it."""
    game = begin(["draw kukulkan-idol", "draw kukulkan-mask"], red={"at": "H1", "dice": [5, 1]})
    play(game, "search high", "take kukulkan-idol")
    assert counts(game, "revealed") == [2] * 4 and counts(game, "kept") == [1] * 4 and counts(game, "unkept") == [1] * 4
    assert notes(game, "blue", "red") == notes(game, "green", "red") == ["kukulkan-idol"]
    assert notes(game, "red", "blue") == []
    assert {tuple(facts["red"]["hand"]) for facts in dealt(game, "blue")} == {("kukulkan-idol",)}


def test_an_idol_was_seen_by_all() -> None:
    """tc.secret.hand: the idol of an alcove lay open, so everybody knows who has it."""
    game = begin(["token success"] * 3, alcoves={"A1": "idol-zotz"},
                 red={"adventurer": "lea-rice", "at": "C11", "dice": [1, 2]})
    play(game, "interact low")
    assert counts(game, "alcove-opened") == [1] * 4
    assert notes(game, "blue", "red") == notes(game, "green", "red") == ["idol-zotz"]


def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    """tc.secret.hand: the third only learns of the theft; hands stay numbers."""
    game = begin(["stolen zotz-mask"], red={"dice": [5, 1]}, blue={"hand": ["zotz-mask", "ixchel-mask"]})
    play(game, "steal blue")
    stole = {"event": "stole", "seat": "red", "victim": "blue", "treasure": "zotz-mask"}
    assert [heard(game, "stole", reader) for reader in EVERYBODY] == [[stole], [stole], [], []]
    assert counts(game, "stole-hidden") == [0, 0, 1, 1]
    assert heard(game, "stole-hidden", "green") == [{"event": "stole-hidden", "seat": "red", "victim": "blue"}]
    assert notes(game, "blue", "red") == ["zotz-mask"] and notes(game, "green", "red") == []
    assert [game.view("green")["seats"][seat]["hand"] for seat in ("red", "blue")] == [1, 1]


def test_a_theft_makes_the_third_unsure_of_the_victim() -> None:
    """tc.secret.hand: the thief drops the card from the notes, green can trust none of them any more."""
    game = begin(["stolen zotz-mask"], red={"dice": [5, 1], "notes": {"blue": ["zotz-mask", "ixchel-mask"]}},
                 blue={"hand": ["zotz-mask", "ixchel-mask"]}, green={"notes": {"blue": ["zotz-mask", "ixchel-mask"]}})
    play(game, "steal blue")
    assert notes(game, "red", "blue") == ["ixchel-mask"] and notes(game, "green", "blue") == []
    found = dealt(game, "green")
    assert {(*facts["red"]["hand"], *facts["blue"]["hand"]) for facts in found} == {
        ("zotz-mask", "ixchel-mask"), ("ixchel-mask", "zotz-mask")}
    for seat in ("red", "blue"):
        assert {(*facts["red"]["hand"], *facts["blue"]["hand"]) for facts in dealt(game, seat)} == {
            ("zotz-mask", "ixchel-mask")}


def test_of_several_alike_a_theft_takes_one_at_most() -> None:
    """tc.secret.hand: only one card went, so green still counts on two of three masks, but not on the idol."""
    masks = ["ah-puch-mask"] * 3
    game = begin(["stolen ah-puch-mask"], red={"dice": [5, 1]}, blue={"hand": [*masks, "zotz-idol"]},
                 green={"notes": {"blue": [*masks, "zotz-idol"]}})
    play(game, "steal blue")
    assert notes(game, "green", "blue") == masks[:2] and notes(game, "green", "red") == []
    assert {tuple(facts["red"]["hand"]) for facts in dealt(game, "green")} == {("ah-puch-mask",), ("zotz-idol",)}


def test_who_knew_every_card_alike_knows_what_was_stolen() -> None:
    """tc.secret.hand: blue had two masks and nothing else, so green knows that red took one of them."""
    masks = ["ah-puch-mask"] * 2
    for store in ([], masks[:1]):
        game = begin(["stolen ah-puch-mask"], red={"dice": [5, 1]}, blue={"hand": masks, "store": store},
                     green={"notes": {"blue": [*masks, *store]}})
        play(game, "steal blue")
        assert notes(game, "green", "red") == masks[:1] and notes(game, "green", "blue") == [*masks[:1], *store]
    game = begin(["stolen ah-puch-mask"], red={"dice": [5, 1]}, blue={"hand": [*masks, "zotz-idol"]},
                 green={"notes": {"blue": masks}})
    play(game, "steal blue")
    assert notes(game, "green", "red") == []                # the third card is unknown to green


def test_a_theft_leaves_what_is_known_of_the_thief() -> None:
    """tc.secret.hand: what green saw red gain is still there."""
    game = begin(["stolen zotz-mask"], red={"dice": [5, 1], "hand": ["idol-chac"]},
                 blue={"hand": ["zotz-mask", "ixchel-mask"]}, green={"notes": {"red": ["idol-chac"]}})
    play(game, "steal blue")
    assert notes(game, "green", "red") == ["idol-chac"]
    assert all("idol-chac" in facts["red"]["hand"] and len(facts["red"]["hand"]) == 2 for facts in dealt(game, "green"))


def test_unknown_hands_are_dealt_anew() -> None:
    """tc.secret.hand, tc.secret.client: sizes and what is known stay, the rest changes hands."""
    game = begin(red={"hand": ["idol-chac", "zotz-mask"]}, green={"hand": ["ah-puch-idol"]},
                 blue={"hand": ["ixchel-idol"], "notes": {"red": ["zotz-mask"]}})
    found = dealt(game, "blue")
    assert {tuple(facts["blue"]["hand"]) for facts in found} == {("ixchel-idol",)}
    assert {tuple(sorted(facts["red"]["hand"])) for facts in found} == {("idol-chac", "zotz-mask"),
                                                                       ("ah-puch-idol", "zotz-mask")}
    assert {tuple(facts["green"]["hand"]) for facts in found} == {("idol-chac",), ("ah-puch-idol",)}


# ---------------------------------------------------------------- storage and discards

def test_stored_cards_are_numbers_to_others() -> None:
    """tc.secret.storage: storing is seen, the card is not; it stays among what others remember."""
    game = begin(red={"hand": ["zotz-mask", "zotz-idol"], "dice": [1, 2, 5]},
                 blue={"notes": {"red": ["zotz-mask", "zotz-idol"]}})
    play(game, "store low zotz-mask")
    assert counts(game, "stored") == [1, 0, 0, 0] and counts(game, "stored-hidden") == [0, 1, 1, 1]
    assert heard(game, "stored-hidden", "blue") == [{"event": "stored-hidden", "seat": "red"}]
    assert game.view("red")["seats"]["red"]["store_cards"] == ["zotz-mask"]
    for reader in OTHERS:
        seat = game.view(reader)["seats"]["red"]
        assert (seat["hand"], seat["store"]) == (1, 1) and "store_cards" not in seat and "zotz" not in str(seat)
    assert notes(game, "blue", "red") == ["zotz-idol", "zotz-mask"]
    found = dealt(game, "blue")
    assert {(*facts["red"]["hand"], *facts["red"]["store"]) for facts in found} == {("zotz-mask", "zotz-idol"),
                                                                                  ("zotz-idol", "zotz-mask")}


def test_an_exchange_shows_neither_card() -> None:
    """tc.secret.storage"""
    game = begin(red={"hand": ["zotz-mask"], "store": ["idol-chac"], "dice": [1, 2]},
                 blue={"notes": {"red": ["idol-chac", "zotz-mask"]}})
    play(game, "swap low idol-chac zotz-mask")
    assert heard(game, "swapped", "red") == [
        {"event": "swapped", "seat": "red", "taken": "idol-chac", "stored": "zotz-mask"}]
    assert counts(game, "swapped") == [1, 0, 0, 0] and counts(game, "swapped-hidden") == [0, 1, 1, 1]
    assert heard(game, "swapped-hidden", None) == [{"event": "swapped-hidden", "seat": "red"}]
    assert sorted(notes(game, "blue", "red")) == ["idol-chac", "zotz-mask"]


def test_discards_lie_open() -> None:
    """tc.secret.discards: dropped cards and treasures left behind are seen by all and leave the notes."""
    game = begin(["draw kukulkan-mask"], red={"at": "H1", "hand": ["zotz-mask", "zotz-idol"], "dice": [1, 2, 5]},
                 blue={"notes": {"red": ["zotz-mask", "zotz-idol"]}})
    play(game, "discard low", "drop zotz-mask", "stop", "search low", "leave")
    assert counts(game, "dropped") == counts(game, "unkept") == [1] * 4
    for reader in EVERYBODY:
        discards = game.view(reader)["discards"]
        assert {name: number for name, number in discards.items() if number} == {"zotz-mask": 1, "kukulkan-mask": 1}
    assert notes(game, "blue", "red") == ["zotz-idol"]
    assert all(facts["discards"]["zotz-mask"] == 1 for facts in dealt(game, "blue"))


def test_a_dropped_card_leaves_the_notes_only_of_those_who_had_it_there() -> None:
    """tc.secret.discards: green never knew of the mask and keeps what it knows."""
    game = begin(red={"hand": ["zotz-mask", "zotz-idol"], "dice": [1, 2]}, green={"notes": {"red": ["zotz-idol"]}})
    play(game, "discard low", "drop zotz-mask")
    assert notes(game, "green", "red") == ["zotz-idol"] and notes(game, "blue", "red") == []


def public(game: Game) -> tuple[object, ...]:
    """What everybody can tell: how many answers there were, who is asked what, and the events that a watcher got."""
    return len(game.history), game.ask.seat, game.ask.prompt, game.log()


def test_a_hand_of_cards_alike_is_asked_like_any_other() -> None:
    """tc.secret.hand, tc.action.discard: nobody can tell from the questions that red had no choice."""
    mixed = begin(red={"hand": ["ah-puch-mask", "zotz-idol"], "store": ["ah-puch-mask"], "dice": [1, 2]})
    alike = begin(red={"hand": ["ah-puch-mask"] * 2, "store": ["zotz-idol"], "dice": [1, 2]})
    for game in (mixed, alike):
        play(game, "discard low")
        assert game.ask.prompt == "drop"
    assert len(mixed.ask.options) == 2 and alike.ask.options == ["drop ah-puch-mask"]
    assert public(mixed) == public(alike)
    assert {len(facts["red"]["hand"]) for facts in dealt(alike, "blue")} == {2}
    assert len({tuple(facts["red"]["hand"]) for facts in dealt(alike, "blue")}) == 2        # blue cannot know which
    assert len({tuple(facts["red"]["hand"]) for facts in dealt(mixed, "blue")}) == 2
    for game in (mixed, alike):
        play(game, "drop ah-puch-mask")
    assert public(mixed) == public(alike) and len(alike.ask.options) == 2
    for game in (mixed, alike):
        play(game, "stop")
    assert public(mixed) == public(alike)


def test_a_question_that_keeps_a_secret_can_be_taken_back() -> None:
    """tc.secret.hand: as long as nothing was dropped, nothing was shown."""
    game = begin(red={"hand": ["ah-puch-mask"] * 2, "dice": [1, 2]})
    before = game.clone()
    play(game, "discard low")
    assert game.undo_report(0).is_free("red")
    game.undo()
    assert game == before
    play(game, "discard low", "drop ah-puch-mask")
    assert not game.undo_report(1).is_free("red")


def test_one_card_in_hand_is_dropped_without_a_question() -> None:
    """tc.action.discard: how many cards there are is public, so not asking gives nothing away."""
    game = begin(red={"hand": ["ah-puch-mask"], "dice": [1, 2]})
    play(game, "discard low")
    assert (game.ask.prompt, len(game.history)) == ("action", 1) and counts(game, "dropped") == [1] * 4


# ---------------------------------------------------------------- injuries

def test_injuries_are_known_to_their_owner() -> None:
    """tc.secret.injuries: others see that there is one, and how many there are."""
    game = begin(["draw darts", "injury 3"], red={"adventurer": "lea-rice", "at": "H1", "wounds": 2, "injuries": [1],
                                                  "dice": [1, 2]})
    play(game, "search low")
    assert [heard(game, "injured", reader) for reader in EVERYBODY] == [
        [{"event": "injured", "seat": "red", "value": 3}], [], [], []]
    assert counts(game, "injured-hidden") == [0, 1, 1, 1]
    assert game.view("red")["seats"]["red"]["injury_values"] == [1, 3]
    for reader in OTHERS:
        seat = game.view(reader)["seats"]["red"]
        assert seat["injuries"] == 2 and "injury_values" not in seat and game.view(reader)["injuries_left"] == 22


def test_injuries_of_others_are_dealt_anew() -> None:
    """tc.secret.injuries, tc.secret.decks: from theirs and the supply; the own ones stay, and none is lost."""
    game = begin(red={"injuries": [3, 3]}, blue={"injuries": [2]}, green={"injuries": [1]})
    found = dealt(game, "blue")
    assert {tuple(facts["blue"]["injuries"]) for facts in found} == {(2,)}
    assert {len(facts["red"]["injuries"]) for facts in found} == {2}
    assert {value for facts in found for value in facts["red"]["injuries"]} == {1, 2, 3}
    for facts in found:
        owned = [value for seat in ("red", "blue", "green") for value in facts[seat]["injuries"]]
        assert [facts["injuries_left"][str(value)] + owned.count(value) for value in (1, 2, 3)] == [10, 10, 4]


def test_everything_is_shown_at_scoring() -> None:
    """tc.secret.injuries, tc.scoring.injuries: when the game is over the values lie open."""
    game = begin(stage="scoring", boulder="C30", red={"escaped": 1, "injuries": [3], "store": ["zotz-mask"]},
                 blue={"escaped": 2, "hand": ["zotz-idol"]}, green={"escaped": 3})
    assert game.is_over
    for reader in EVERYBODY:
        seats = game.view(reader)["seats"]
        assert seats["red"]["injury_values"] == [3] and seats["red"]["store_cards"] == ["zotz-mask"]
        assert seats["blue"]["hand_cards"] == ["zotz-idol"]
