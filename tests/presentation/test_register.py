"""The ledgers that ship can be read, searched and counted; broken ones are refused with the place."""

from __future__ import annotations

from pathlib import Path

import pytest

from sacbe.kernel.errors import Problem
from sacbe.presentation.language import register

pytestmark = pytest.mark.once

# Ids are put together here: spelt out, they would count as citations of these rules.
COST = ".".join(("tz", "placing", "space-cost"))
GOOD = "- {id: xx.a.b, kind: limit, source: here, text: words}\n"


def ledger(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "rules.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_tzolkin_ships_whole() -> None:
    rules = register.rules_of_game("tzolkin")
    assert len(rules) == 222
    assert sum(bool(rule.why) for rule in rules) == 26
    assert {rule.game for rule in rules} == {"tzolkin"}
    assert all(rule.id.startswith("tz.") for rule in rules)


def test_ledgers_are_read_once() -> None:
    assert register.rules_of_game("tzolkin") is register.rules_of_game("tzolkin")


def test_find() -> None:
    rule = register.find(COST)
    assert (rule.id, rule.kind, rule.game) == (COST, "turn", "tzolkin")
    assert "corn" in rule.text


def test_find_suggests_a_near_id() -> None:
    with pytest.raises(Problem) as caught:
        register.find(COST + "s")
    assert caught.value.key == "unknown-rule-near"
    assert caught.value.facts["near"] == COST


@pytest.mark.parametrize(("name", "key"), [("tzolkn", "unknown-game-near"), ("go", "unknown-game")])
def test_unknown_games(name: str, key: str) -> None:
    with pytest.raises(Problem) as caught:
        register.rules_of_game(name)
    assert caught.value.key == key


def test_search_wants_every_word_in_whatever_case() -> None:
    burn = register.search("tzolkin", ["BURN"])
    both = register.search("tzolkin", ["burn", "Temple"])
    assert 0 < len(both) < len(burn) < 222
    assert all("burn" in f"{rule.id} {rule.text} {rule.source}".lower() for rule in burn)
    assert register.search("tzolkin", []) == list(register.rules_of_game("tzolkin"))
    assert register.search("tzolkin", [COST])[0].id == COST
    assert register.search("tzolkin", ["no such words"]) == []


def test_a_good_ledger(tmp_path: Path) -> None:
    text = GOOD + "- {id: xx.c, kind: ruling, source: there, text: more, why: so, checks: [one, two]}\n"
    first, second = register.read_ledger(ledger(tmp_path, text), "xx")
    assert (first.why, first.checks) == ("", ())
    assert (second.id, second.why, second.checks) == ("xx.c", "so", ("one", "two"))


@pytest.mark.parametrize(
    ("text", "key", "facts"),
    [
        (GOOD + GOOD, "ledger-duplicate", {"id": "xx.a.b"}),
        ("- {id: xx.a, kind: limit, source: here}", "ledger-missing-key", {"id": "xx.a", "name": "text"}),
        ("- {kind: limit, source: here, text: words}", "ledger-missing-key", {"id": "#1", "name": "id"}),
        (GOOD.replace("text:", "txt: x, text:"), "ledger-unknown-key", {"id": "xx.a.b", "name": "txt"}),
        (GOOD.replace("words", "[words]"), "ledger-value", {"id": "xx.a.b", "name": "text"}),
        (GOOD.replace("text:", "checks: [1], text:"), "ledger-value", {"id": "xx.a.b", "name": "checks"}),
        (GOOD.replace("xx.a.b", "XX a"), "ledger-id", {"id": "XX a"}),
        ("- words", "ledger-entry", {"number": 1}),
        ("words: 1", "ledger-list", {}),
        ("- {", "ledger-yaml", {}),
    ],
)
def test_broken_ledgers(text: str, key: str, facts: dict[str, object], tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        register.read_ledger(ledger(tmp_path, text), "xx")
    assert caught.value.key == key
    assert caught.value.facts["file"] == "rules.yaml"
    assert facts.items() <= caught.value.facts.items()


def test_a_citation_is_the_whole_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = ("xx.tech", "xx.tech.cost", "xx.tech.cost-more", "kernel.x")
    rules = {id: register.Rule(id, "limit", "", "", "", (), "xx") for id in ids}
    monkeypatch.setattr(register, "all_rules", lambda: rules)
    code, tests = tmp_path / "code", tmp_path / "tests"
    for folder in (code / "games" / "xx" / "data", code / "kernel", code / "cli", tests / "deep"):
        folder.mkdir(parents=True)
    (code / "games" / "xx" / "a.py").write_text("pass\n# (xx.tech.cost), xx.tech.cost-more.\n", encoding="utf-8")
    (code / "games" / "xx" / "data" / "rules.yaml").write_text("xx.tech", encoding="utf-8")
    (code / "kernel" / "b.py").write_text("import sacbe.kernel.x\n", encoding="utf-8")
    (code / "cli" / "c.py").write_text("# xx.tech\n", encoding="utf-8")
    (tests / "deep" / "d.yaml").write_text("rules: [xx.tech.cost, 'xx.tech']\n", encoding="utf-8")
    (tests / "notes.md").write_text("kernel.x\n", encoding="utf-8")
    found = {entry.id: (entry.code, entry.tests, entry.is_complete) for entry in register.measure_coverage(code, tests)}
    assert found == {
        "xx.tech": ([], ["deep/d.yaml:1"], False),
        "xx.tech.cost": (["games/xx/a.py:2"], ["deep/d.yaml:1"], True),
        "xx.tech.cost-more": (["games/xx/a.py:2"], [], False),
        "kernel.x": ([], [], False),
    }
