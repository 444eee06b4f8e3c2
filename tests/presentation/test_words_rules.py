"""The rules and pieces of Tzolk'in in words: everything has some, in every language, and no number slipped."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from fluent.syntax.ast import Identifier, Message, Variant
from fluent.syntax.visitor import Visitor

import sacbe
from presentation.test_words import CHAPTERS, all_keys, entries
from sacbe import games
from sacbe.games.common import refusals as explain
from sacbe.games.tzolkin.data.edition import STANDARD
from sacbe.games.tzolkin.data.refusals import RULES
from sacbe.games.tzolkin.data.tables import ACTIONS, DATA
from sacbe.games.tzolkin.data.tiles import FIRST_MONUMENT, FIRST_WEALTH, TILES
from sacbe.games.tzolkin.schema.notation import GEARS, TEMPLES, TRACKS
from sacbe.kernel.core.notation import Names
from sacbe.kernel.play.game import Refusal
from sacbe.presentation.language import register, words

pytestmark = pytest.mark.once

SPOKEN = [game for game in register.registered_games() if f"{game}-rules.ftl" in CHAPTERS]
OTHERS = ("de", "fr")
SAME_NAME = re.compile(r"(Agriculture|Extraction|Architecture) \d|Chichén Itzá \d")     # proper names and cognates
KERNEL_NUMBERS = {"move", "asked"}


def family(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in all_keys() if key.startswith(prefix)}


def figures(text: str) -> Counter[str]:
    """Every number of a text, however often it stands there; a sign or a letter before it does not count."""
    return Counter(re.findall(r"\d+", text))


def key(id: str) -> str:
    return id.replace(".", "-")


# ---------------------------------------------------------------- rules

def test_tzolkin_and_the_kernel_speak() -> None:
    assert {"kernel", "tzolkin"} <= set(SPOKEN)


def test_every_rule_has_a_name_and_a_text_and_none_is_left_over() -> None:
    ids = {key(rule.id) for game in SPOKEN for rule in register.rules_of_game(game)}
    assert {name for name in family("rule-") if not name.startswith("text-")} == ids
    assert family("rule-text-") == ids


@pytest.mark.parametrize("game", SPOKEN)
def test_english_is_the_ledger_itself(game: str) -> None:
    for rule in register.rules_of_game(game):
        assert words.rule_text(rule.id, "en") == rule.text


@pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in SPOKEN for lang in OTHERS])
def test_no_text_is_left_in_english_and_no_number_slipped(game: str, lang: str) -> None:
    for rule in register.rules_of_game(game):
        text, name = words.rule_text(rule.id, lang), words.rule_name(rule.id, lang)
        assert text != rule.text, rule.id
        assert figures(text) == figures(rule.text), rule.id
        assert figures(name) == figures(words.rule_name(rule.id, "en")), rule.id
        assert name != words.rule_name(rule.id, "en") or SAME_NAME.match(name), rule.id


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_names_are_short_and_tell_rules_apart(lang: str) -> None:
    for game in SPOKEN:
        names = [words.rule_name(rule.id, lang) for rule in register.rules_of_game(game)]
        assert max(map(len, names)) <= 50
        assert [name for name, count in Counter(names).items() if count > 1] == []
        assert not any(name.endswith(".") for name in names)
        assert all(words.rule_text(rule.id, lang).endswith(".") for rule in register.rules_of_game(game))


def test_a_rule_without_words_speaks_as_its_ledger(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "has_message", lambda key: False)
    rule = register.rules_of_game("tzolkin")[0]
    assert words.rule_name(rule.id, "de") == words.rule_text(rule.id, "de") == rule.text


# ---------------------------------------------------------------- tiles, actions, temples, technologies

SAME_IN_FRENCH = ("tech-tzolkin-architecture-bonus", "tile-tzolkin-B210-effect")       # “3 points”, “8 points”


def pieces() -> set[str]:
    gears = {f"gear-tzolkin-{gear}-{n}" for gear, last in zip(GEARS, ACTIONS) for n in range(1, last + 1)}
    techs = {f"tech-tzolkin-{track}-{level}" for track in TRACKS for level in (1, 2, 3, "bonus")}
    tiles = {f"tile-tzolkin-{tile.name}{part}" for tile in TILES for part in ("", "-effect")}
    return tiles | gears | {"gear-tzolkin-free"} | techs | {f"temple-tzolkin-{temple}" for temple in TEMPLES}


def test_every_piece_has_words_and_none_is_left_over() -> None:
    assert len(pieces()) == 2 * 66 + 5 + 5 + 5 + 5 + 9 + 1 + 16 + 3
    prefixes = ("tile-", "gear-", "tech-", "temple-")
    assert {key for key in all_keys() if key.startswith(prefixes)} == pieces()


@pytest.mark.parametrize("lang", OTHERS)
def test_pieces_say_the_same_numbers_in_other_words(lang: str) -> None:
    for piece in sorted(pieces()):
        said, english = words.say(piece, lang=lang), words.say(piece, lang="en")
        assert figures(said) == figures(english), piece
        assert said != english or piece in SAME_IN_FRENCH, piece


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_tiles_name_their_kind_price_and_effects(lang: str) -> None:
    for number, tile in enumerate(TILES):
        said = words.say(f"tile-tzolkin-{tile.name}", lang=lang)
        kind, *price, effects = said.split(" · ")
        assert effects == words.say(f"tile-tzolkin-{tile.name}-effect", lang=lang)
        assert figures(", ".join(price)) == Counter(str(n) for n in tile.cost if n), said
        assert bool(price) == (number < FIRST_WEALTH), said
        if number < FIRST_MONUMENT:
            row = DATA["buildings"][number]
            assert kind.casefold() == words.say(f"name-tzolkin-kind-{row['type']}", lang=lang).casefold()
        if not FIRST_MONUMENT <= number < FIRST_WEALTH:
            assert figures(effects) == given(tile.name), said


def given(id: str) -> Counter[str]:
    """The numbers in the effects of a tile, as the component file has them."""
    found = [row for part in ("buildings", "starting_wealth_tiles") for row in DATA[part] if row["id"] == id]
    return Counter(str(n) for row in found for effect in row["effects"] for n in effect.values() if type(n) is int)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_actions_and_temples_have_the_numbers_of_the_components(lang: str) -> None:
    for action in range(1, 10):
        said = figures(words.say(f"gear-tzolkin-chichen-{action}", lang=lang))
        extra = 1 if DATA["gears"]["chichen_itza"]["actions"][action]["block"] else 0
        assert said == Counter(["1"] * (2 + extra) + [str(STANDARD.oval_points[action])])
    for gear, goods in (("palenque", ("corn", "wood")), ("yaxchilan", ("corn", "wood", "stone", "gold", "skull"))):
        for action in range(1, 6):
            row = DATA["gears"][gear]["actions"][action]
            said = figures(words.say(f"gear-tzolkin-{gear}-{action}", lang=lang))
            assert said == Counter(str(row[good]) for good in goods if row.get(good))
    for temple, points in zip(TEMPLES, STANDARD.step_points):
        assert ", ".join(map(str, points)) in words.say(f"temple-tzolkin-{temple}", lang=lang)


# ---------------------------------------------------------------- refusals

def values(name: str) -> list[int | str]:
    """Everything a number of a refusal can be, or some of it."""
    named: Names | None = games.load_definition("tzolkin").number_names.get(name)
    if named is None:
        return [0, 1, 2, 3]
    return list(named.values() if isinstance(named, dict) else named)


def refusals() -> Iterator[Refusal]:
    """Every rule that can refuse, with every value of its numbers."""
    for id, *names in RULES.values():
        columns = [values(name) for name in names]
        for at in range(max((len(column) for column in columns), default=1)):
            yield Refusal(id, {name: column[at % len(column)] for name, column in zip(names, columns)})
    yield Refusal("kernel.game-over", {})
    yield Refusal("kernel.not-asked", {})
    yield Refusal("kernel.unknown-move", {"move": "fly to the moon"})
    yield from (Refusal("kernel.not-your-turn", {"asked": seat})
                for seat in (*games.load_definition("tzolkin").seats, "chance"))


def test_every_number_has_words_and_none_is_left_over() -> None:
    assert family("number-tzolkin-") == {name for _, *names in RULES.values() for name in names}
    assert family("number-kernel-") == KERNEL_NUMBERS


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_refusal_is_explained_in_full(lang: str) -> None:
    for refusal in refusals():
        name, text, source, *numbers = explain.refusal_lines(refusal, "tzolkin", lang)
        assert name == f"{words.rule_name(refusal.rule, lang)} ({refusal.rule})"
        assert text == words.rule_text(refusal.rule, lang)
        assert source.endswith(register.find(refusal.rule).source)
        assert len(numbers) == bool(refusal.numbers)
        told = figures("".join(numbers))
        assert told == Counter(str(n) for n in refusal.numbers.values() if isinstance(n, int)), refusal
        assert "number-" not in "".join(numbers)


class Selectors(Visitor):
    """The rules by which a message chooses its words."""

    def __init__(self) -> None:
        self.rules: set[str] = set()

    def visit_Variant(self, node: Variant) -> None:
        if isinstance(node.key, Identifier) and node.key.name.startswith("tz-"):
            self.rules.add(node.key.name)
        self.generic_visit(node)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_number_chooses_its_words_by_rules_that_have_it(lang: str) -> None:
    chosen = 0
    for entry in entries(lang, "tzolkin-rules.ftl"):
        if isinstance(entry, Message) and entry.id.name.startswith("number-"):
            selectors, name = Selectors(), entry.id.name.removeprefix("number-tzolkin-")
            selectors.visit(entry)
            assert selectors.rules <= {key(id) for id, *names in RULES.values() if name in names}, entry.id.name
            chosen += len(selectors.rules)
    assert chosen > 10


@pytest.mark.parametrize(
    ("lang", "numbers"),
    [("en", "Here: needs 3 corn, has 2."), ("de", "Hier: braucht 3 Mais, hat 2."),
     ("fr", "Ici\u00a0: il faut 3 maïs, on en a 2.")],
)
def test_numbers_are_said_with_what_they_count(lang: str, numbers: str) -> None:
    refusal = next(Refusal(id, {"need": 3, "have": 2}) for id, *_ in RULES.values() if id.endswith(".afford"))
    assert explain.refusal_lines(refusal, "tzolkin", lang)[-1] == numbers


def test_colours_of_temples_and_of_seats_are_told_apart() -> None:
    top = next(id for id, *names in RULES.values() if names == ["temple", "step"])
    taken = next(id for id, *names in RULES.values() if names == ["holder"])
    assert explain.refusal_lines(Refusal(top, {"temple": "green"}), "tzolkin", "de")[-1] == "Hier: Kukulcán."
    assert explain.refusal_lines(Refusal(taken, {"holder": "green"}), "tzolkin", "de")[-1] == "Hier: besetzt von Grün."


def test_a_real_refusal_speaks_the_chosen_language() -> None:
    game = sacbe.new("tzolkin", players=2, seed=7)
    refusal = game.explain("keep W01 W02")
    assert refusal is not None
    words.set_language("fr")
    try:
        assert explain.refusal_lines(refusal, "tzolkin") == explain.refusal_lines(refusal, "tzolkin", "fr")
        assert explain.refusal_lines(refusal, "tzolkin")[0].startswith("Garder deux tuiles de départ (")
    finally:
        words.set_language(None)
