"""Rows of numbers: relative, without leaks (the contract checks that), documented, and fixed in a version."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from librt.vecs import vec
from mypy_extensions import i16

from sacbe import Problem, games
from sacbe.kernel.core.encoding import Encoder
from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.testing import contract

pytestmark = pytest.mark.both

ROOT = Path(__file__).parents[2]
KEPT = yaml.safe_load((Path(__file__).parent / "encoders.yaml").read_text(encoding="utf-8"))
COUNTS = [(name, players) for name in games.names() for players in games.load_definition(name).players]
EVERYTHING = {"chichen_itza": {"prophecies": "on", "tunnels": "on", "creatures": "t-rex:monkey"}}


# ---------------------------------------------------------------- no leaks, whole

class Gossip(Encoder):
    """Tells a secret: what everybody was dealt."""

    def write_row(self, state: State, seat: int, out: vec[i16], at: int) -> int:
        out[at] = int(contract.digest(state.text())[:3], 16)
        return at + 1


class Lazy(Encoder):
    """Writes only what is not 0."""

    def write_row(self, state: State, seat: int, out: vec[i16], at: int) -> int:
        return at + 1


class Short(Encoder):
    """Has more names than numbers."""

    def write_row(self, state: State, seat: int, out: vec[i16], at: int) -> int:
        out[at] = 0
        return at


@pytest.mark.parametrize(("kind", "said"), [(Gossip, "leaks"), (Lazy, "leaves out"), (Short, "as long as")])
def test_a_wrong_row_is_noticed(kind: type[Encoder], said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    definition = games.load_definition("tzolkin")
    monkeypatch.setattr(type(definition), "encoder", lambda self, players,
                        options: kind(1, 2, ("all",), definition.prompts))
    with pytest.raises(contract.ContractViolation, match=said):
        contract.play(definition, 2, seed=0, every=50)


def test_names_are_all_different(monkeypatch: pytest.MonkeyPatch) -> None:
    definition = games.load_definition("bul")
    monkeypatch.setattr(type(definition), "encoder", lambda self, players,
                        options: Lazy(1, 2, ("a", "a"), definition.prompts))
    with pytest.raises(contract.ContractViolation, match="same name"):
        contract.play(definition, 2, seed=0)


def test_a_game_without_an_encoder_keeps_the_contract(monkeypatch: pytest.MonkeyPatch) -> None:
    definition = games.load_definition("bul")
    monkeypatch.setattr(type(definition), "encoder", GameDefinition.encoder)
    with pytest.raises(Problem, match="no encoder"):
        definition.encoder(2, {})
    played = contract.play(definition, 2, seed=0)
    assert played.decisions > 0 and set(played.rows) == {""}


@pytest.mark.parametrize("name", games.names())
def test_bad_arguments_are_refused(name: str) -> None:
    definition = games.load_definition(name)
    for players, options in ((9, {}), (2, {"glory": "on"}), (2, {definition.options[0].name: "glory"})):
        with pytest.raises(Problem):
            definition.encoder(players, options)


# ---------------------------------------------------------------- relative

TURNED = [
    ("bul", {"turn": "{a}", "thrown": 2, "row": {3: "{a} {b}"}, "{a}": {"dead": 1}}),
    ("tzolkin", {"turn": "{a}", "marker": "{a}", "tikal": {2: "{b}"}, "{a}": {"corn": 5}, "{b}": {"wood": 2}}),
    ("temple_of_chac", {"turn": "{a}", "first": "{a}", "{a}": {"hand": ["ah-puch-mask"], "dice": [1, 2], "at": "C5",
                                 "adventurer": "lea-rice"},
                        "{b}": {"at": "L3", "hand": ["kukulkan-mask"], "adventurer": "bobby-powell"}}),
    ("chichen_itza", {"{a}": {"coins": 3, "melee": 2}, "{b}": {"coins": 7, "luck": 3}, "order": ["{a}", "{b}"]}),
]


@pytest.mark.parametrize(("name", "given"), TURNED)
def test_rows_are_relative_to_their_seats(name: str, given: dict[str, Any]) -> None:
    """With the seats exchanged, each sees what the other saw; only which seat it is differs."""
    definition = games.load_definition(name)
    encoder = definition.encoder(2, {})
    shown = []
    for a, b in (("red", "blue"), ("blue", "red")):
        text = yaml.safe_dump(given).replace("{a}", a).replace("{b}", b)
        state = definition.build_position(2, {}, yaml.safe_load(text))
        state.run_until_decision()
        shown.append([dict(zip(encoder.names, encoder.encode_row(state, seat))) for seat in range(2)])
    for seat in range(2):
        one, other = shown[0][seat], shown[1][1 - seat]
        assert one["seat.red"] != other["seat.red"]
        assert {key for key in one if one[key] != other[key]} <= {"seat.red", "seat.blue"}
    assert shown[0][0] != shown[1][0]


# ---------------------------------------------------------------- documented, and the same in a version

def every_encoder(name: str) -> list[tuple[str, Encoder]]:
    """The encoders of a game: for each number of players, and with all modules."""
    definition = games.load_definition(name)
    found = [(str(players), definition.encoder(players, {})) for players in definition.players]
    if name in EVERYTHING:
        found.append(("everything", definition.encoder(max(definition.players), EVERYTHING[name])))
    return found


@pytest.mark.parametrize("name", games.names())
def test_names_are_those_of_this_version(name: str) -> None:
    """Who changes names, their order or what they mean, gives the encoder a new version and adds a line."""
    for setup, encoder in every_encoder(name):
        known = KEPT[name][encoder.version]
        told = hashlib.sha256("\n".join(encoder.names).encode()).hexdigest()
        assert known[setup] == {"size": encoder.size, "sha256": told}, f"{name} {setup}: another version, please"


def documented(name: str) -> dict[str, re.Pattern[str]]:
    """The names in the tables of the page, for every game and for this one."""
    page = (ROOT / "docs" / "research" / "observations.md").read_text(encoding="utf-8")
    titles = {"bul": "Bul", "tzolkin": "Tzolk'in", "temple_of_chac": "Temple of Chac", "chichen_itza": "Chichén Itzá"}
    parts = {part.partition("\n")[0]: part.partition("\n# ")[0] for part in page.split("\n## ")}
    rows = [line.split("|")[1] for title in ("Every game", titles[name]) for line in parts[title].splitlines()
            if line.startswith("| `")]
    return {text: pattern(text) for row in rows for text in re.findall(r"`([^`]+)`", row)}


def pattern(text: str) -> re.Pattern[str]:
    """A name with words in capitals that stand for others.

    >>> bool(pattern("SEAT.temple.TEMPLE").fullmatch("next1.temple.brown"))
    True
    """
    quoted = re.escape(text).replace("SEAT", "(?:me|next[1-4])")
    return re.compile(re.sub(r"(?<![A-Za-z])[A-Z]{3,}(?![a-z])", "[^.]+", quoted))


@pytest.mark.parametrize("name", games.names())
def test_every_name_is_on_the_page(name: str) -> None:
    known = documented(name)
    names = {one for _, encoder in every_encoder(name) for one in encoder.names}
    missing = [one for one in names if not any(form.fullmatch(one) for form in known.values())]
    assert missing == []
    unused = [text for text, form in known.items() if not any(form.fullmatch(one) for one in names)]
    assert unused == []
