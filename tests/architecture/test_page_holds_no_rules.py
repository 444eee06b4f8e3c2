"""The page draws the data it gets: it reads no sentence, knows no card by its number and works out no price or hit.

These tests look for the ways in which rules have crept into the page before.  They cannot find every one; what they
find is a defect.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from sacbe import games as packages
from sacbe.games.components import editions

WEB: Final = Path(__file__).parents[2] / "web" / "src"
MADE: Final = ("generated/",)        # types that are made from Python

# Files that may use regular expressions, because they look at something else than sentences.
TECHNICAL: Final = {
    "App.svelte": "addresses of the page",
    "sw.ts": "addresses of the server",
    "lib/text/words.svelte.ts": "names of files",
    "rules/marks.ts": "what somebody types to search",
}

# Figures of the boxes that stand on boards, cards and supplies: they are drawn as they are printed.
PRINTED: Final = frozenset({
    "action_board", "actions_per_round", "age_1", "age_2", "any_block", "any_block_of_cost", "building_row",
    "coins_action", "corn_cost", "corn_per_block", "corn_per_worker", "creature_cards", "diplomacy_markers",
    "favor_track", "food_days", "harvest_tiles_per_group", "highest_bonus", "lost_points", "magic_fire",
    "magic_stone", "melee_max_hit", "moon_star", "numbered_spaces", "one_way", "ranged_attacks", "reserve_strips",
    "star_lines", "start_index",
    "starting_wealth_tiles", "steps_above_start", "sun_moon", "terrain_tiles", "top_index", "vp_by_players",
    "vp_per_step", "warriors_per_strip", "workers_per_player",
})

# A list of word ends, which is no sentence: where long words are divided in a small card.
TYPESETTING: Final = {("games/chichen_itza/words.ts", 'page("word-ends").split(')}

# Functions of the page and fields of the server that give words.
SPEAKERS: Final = "say|page|named|nameOf|colourOf|seatName|tileText|actionText|cardName|cardText|cardTitle|gearText"
WORDS: Final = "text|effects_text|rule_text|rule_name|heading"
READERS: Final = ("match|matchAll|search|replace|replaceAll|split|indexOf|lastIndexOf|includes|startsWith|endsWith|"
                  "slice|substring|substr|charAt")
CALL: Final = rf"\b(?:{SPEAKERS})\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"
FIELD: Final = rf"\.(?:{WORDS})\b"
READ: Final = re.compile(rf'(?:{CALL}|{FIELD})(?:\s*\?\?\s*"")?\)?\s*\??\.(?:{READERS})\(')
SPOKEN: Final = re.compile(rf"\b(?:const|let)\s+(\w+)[^=;\n]*=\s*(?:\$derived\()?\s*(?:{CALL}|[\w.?!]+{FIELD})\s*\)?;")

CARDS: Final = "gods?|heroes|hero|cards?|tasks?|prophec(?:y|ies)|tiles?|ruins?|hand"
NUMBER: Final = re.compile(r"\bconst\s+([A-Za-z]\w*)(?:\s*:\s*number)?\s*=\s*\d+\b")
CARD_NUMBERS: Final = (
    re.compile(rf"\b(?:{CARDS})\b[\w.?!\[\]]*\.(?:includes|has|indexOf)\(\s*\d"),
    re.compile(rf"\b(?:{CARDS})\b\s*[!=]==?\s*\d"),
    re.compile(rf"\d\s*[!=]==?\s*(?:{CARDS})\b"),
    re.compile(rf"\b(?:{CARDS})\b\s*(?:[<>]=?|%|/)\s*\d"),
    re.compile(r"\b(?:ci|bp|tc|tz)\.(?:god|hero|task|prophecy|ruin)\.\d"),
    re.compile(r"""["'`](?:B[12]|M|W)\d\d["'`]"""),
)

# Working out what the engine has worked out: chances, hits by pips, numbers that dice are compared with.
WORKED_OUT: Final = (
    re.compile(r"\bMath\.(?:pow|random)\("),
    re.compile(r"[\w)]\s\*\*\s[\w(]"),
    re.compile(r"\b(?:pips|die|dice|face)\s*(?:[!=]==\s*\d|[<>]=?\s*(?:\d|\w+\.))"),
    re.compile(r"\b(?:binomial|countHits|isHit|hitting|probabilityOf|oddsOf|priceOf|costOf)\b\s*[(=]"),
    re.compile(r"""\bNumber\([^;\n]*\.(?:text|effects_text)\b"""),
)


def sources() -> dict[str, str]:
    """Return everything that people write for the page, by its path, without comments."""
    found = {path.relative_to(WEB).as_posix(): path for path in sorted(WEB.rglob("*"))
             if path.suffix in (".ts", ".svelte")}
    return {name: without_comments(path.read_text(encoding="utf-8")) for name, path in found.items()
            if not name.startswith(MADE)}


def games() -> dict[str, str]:
    return {name: text for name, text in sources().items() if name.startswith("games/")}


def without_comments(text: str) -> str:
    text = re.sub(r"<!--.*?-->|/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)
    return re.sub(r"(?m)(^|[\s;{}(),])//.*$", r"\1", text)


def without_strings(text: str) -> str:
    """Return the code with empty strings; what stands in a template stays, for it may hold code."""
    return re.sub(r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'', '""', text)


def expressions(text: str) -> Iterator[str]:
    """Yield the regular expressions of a file: literals where a value may stand, and those that are made."""
    value = r"(?:[(,=:\[!&|?{};]|=>|\breturn)\s*"
    literal = r"/(?![/*>\s])(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[dgimsuvy]*(?=\s*[.,;)\]}\n])"
    yield from re.findall(value + f"({literal})", without_strings(text))
    yield from re.findall(r"\bRegExp\([^\n]*", text)


def sentences_read(text: str) -> Iterator[str]:
    """Yield the places that take something from words, or look for it in them: at once, or under a name."""
    yield from (found[0] for found in READ.finditer(text))
    for name in SPOKEN.findall(text):
        yield from re.findall(rf"\b{name}\??\.(?:{READERS})\([^\n]*", text)


def card_numbers(text: str) -> Iterator[str]:
    """Yield the places that look for a card by its number, also under a name."""
    for pattern in CARD_NUMBERS:
        yield from (found[0] for found in pattern.finditer(text))
    constants = "|".join(NUMBER.findall(text))
    if constants:
        yield from (found[0] for found in
                    re.finditer(rf"\b(?:{CARDS})\b[\w.?!\[\]]*\.(?:includes|has)\([^()]*\b(?:{constants})\b", text))
    yield from (found[0] for found in re.finditer(r"[{,]\s*\d+\s*:\s*[^,}]*,\s*\d+\s*:", without_strings(text)))


def worked_out(text: str) -> Iterator[str]:
    for pattern in WORKED_OUT:
        yield from (found[0] for found in pattern.finditer(text))


def figures(game: str) -> set[str]:
    """Return the names of figures in a game's box that are words of their own: hits_on, unfed_penalty_vp."""
    def names(data: Any) -> Iterator[str]:
        if isinstance(data, Mapping):
            for key, value in data.items():
                yield str(key)
                yield from names(value)
        elif isinstance(data, list):
            for item in data:
                yield from names(item)
    known = set(names(editions.read_printed(game, editions.load_version(game, None).legacy)))
    return {key for key in known if re.fullmatch(r"[a-z]+(?:_[a-z0-9]+)+", key)} - {*packages.names()}


def found_in(files: dict[str, str], look: Callable[[str], Iterator[str]]) -> list[tuple[str, str]]:
    return [(name, " ".join(found.split())) for name, text in files.items() for found in look(text)]


# ---------------------------------------------------------------- the page

def test_no_regular_expression_reads_a_sentence() -> None:
    """Regular expressions stand in a few files only that look at addresses, file names and what people type."""
    files = {name: text for name, text in sources().items() if name not in TECHNICAL}
    assert not found_in(files, expressions)


def test_the_list_of_technical_files_is_right() -> None:
    known = sources()
    assert not [name for name in TECHNICAL if not list(expressions(known[name]))]
    assert not [name for name in TECHNICAL if name.startswith("games/")]


def test_no_sentence_is_taken_apart() -> None:
    assert not set(found_in(sources(), sentences_read)) - TYPESETTING


def test_no_card_is_known_by_its_number() -> None:
    files = {name: text for name, text in sources().items() if name.startswith(("games/", "rules/", "table/"))}
    assert not found_in(files, card_numbers)


def test_no_price_hit_or_chance_is_worked_out() -> None:
    assert not found_in(games(), worked_out)


@pytest.mark.parametrize("game", packages.names())
def test_only_printed_figures_of_the_box_are_named(game: str) -> None:
    """Values in force come with the view; of the box the page draws what is printed on it."""
    text = {name: text for name, text in games().items() if name.startswith(f"games/{game}/")}
    assert text
    hidden = figures(game) - PRINTED
    assert not [(name, key) for name, code in text.items() for key in sorted(hidden & set(re.findall(r"\w+", code)))]


# ---------------------------------------------------------------- the looking itself

@pytest.mark.parametrize("code", [
    "const CHANGE = /^(.+) (\\d+→\\d+)$/;",
    'title.split(/[\\s-]/)',
    "return /−(\\d+)/.exec(text)?.[1];",
    "if (!/^a/.test(name)) return;",
    'const any = new RegExp("a");',
])
def test_regular_expressions_are_found(code: str) -> None:
    assert list(expressions(code))


@pytest.mark.parametrize("code", [
    "const half = (a + b) / 2 / c;",
    '<Icon name="x" size={3} /><b>a/b</b>',
    'import Icon from "../../parts/Icon.svelte";',
    "const path = `M${x / 2} ${y / 2}L0 0`;",
    "</div>\n{/if}\n{/each}",
])
def test_other_slashes_are_none(code: str) -> None:
    assert not list(expressions(code))


@pytest.mark.parametrize("code", [
    'option.text.split(" ")',
    '(option.text ?? "").replace("a", "b")',
    'say("x", { count: one(2) }).endsWith(name)',
    "const told = say(`a-${b}`);\nreturn told.slice(1);",
    "const words = $derived(option.effects_text);\nwords.includes(other)",
    'moment.heading?.startsWith("Round")',
])
def test_reading_a_sentence_is_found(code: str) -> None:
    assert list(sentences_read(code))


@pytest.mark.parametrize("code", ['option.move.split(" ")', 'view.text', "say(key)", 'id.replaceAll("_", "-")',
                                  'words.filter((one) => one.text === line.text)'])
def test_reading_a_move_is_none(code: str) -> None:
    assert not list(sentences_read(code))


@pytest.mark.parametrize("code", [
    "own.gods.includes(58)",
    "if (card === 10) return;",
    "const PAIRS = 58;\nconst x = gods.includes(PAIRS);",
    "const STONE = 56, b = 1;\ngods.includes(isFire ? FIRE : STONE)",
    "const colour = COLOURS[Math.floor((god - 1) / 20)];\ngod / 20",
    'ruled(rules, "ci.god.58")',
    'tile("B101")',
    "const NAMES = { 54: a, 55: b };",
])
def test_a_card_number_is_found(code: str) -> None:
    assert list(card_numbers(code))


@pytest.mark.parametrize("code", ["cards.length > 4", "card === other", "gods.includes(god)", "`ci.god.${id}`",
                                  "const LONG = 8;\nif (title.length > LONG) go();"])
def test_other_numbers_are_none(code: str) -> None:
    assert not list(card_numbers(code))


@pytest.mark.parametrize("code", ["return ways * chance ** hits;", "pips <= rule.upTo", "die === 6",
                                  "function countHits(dice) {}", "const isHit = (pips) => pips;",
                                  "Number(option.effects_text)"])
def test_working_out_is_found(code: str) -> None:
    assert list(worked_out(code))


def test_the_rules_of_a_box_are_among_its_figures() -> None:
    assert "hits_on" in figures("chichen_itza") - PRINTED
    assert "unfed_penalty_vp" in figures("tzolkin") - PRINTED
    assert "per_die_at_least" in figures("temple_of_chac") - PRINTED
