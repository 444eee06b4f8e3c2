"""YAML that somebody wrote to do harm costs no more than its length: counted in events, not in seconds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import yaml

from sacbe.kernel.play import bounded_yaml
from sacbe.kernel.play.bounded_yaml import OWN_FILES, BadYaml, Bounds

SMALL = Bounds(characters=100_000, depth=10, values=1000)
MANY = 30_000
LAUGHS = "\n".join(["a0: &a0 [x, x, x, x, x, x, x, x, x, x]",
                    *(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 10))])
BOMBS = {
    "deep lists": ("[" * MANY, "deep"),
    "deep mappings": ("{a: " * (MANY // 3), "deep"),
    "deep lines": ("- " * MANY, "deep"),
    "deep keys": ("? " * MANY, "deep"),
    "deep over lines": ("[\n" * MANY, "deep"),
    "deep behind much": ("[" * 1030 + "\n" + "[" * MANY, "deep"),
    "wide list": ("[" + "a," * MANY + "a]", "wide"),
    "wide mapping": ("".join(f"a{n}: 1\n" for n in range(MANY // 4)), "wide"),
    "many documents": ("---\n" * (MANY // 2), "wide"),
    "long": ("a" * 100_001, "long"),
    "laughs": (LAUGHS, "alias"),
    "itself": ("&a [*a]", "alias"),
    "tag": ("!!int abc", "tag"),
    "tag on a list": ("a: !!python/object/apply:os.system [ls]", "tag"),
    "huge number": ("a: " + "9" * MANY, "number"),
    "huge hexadecimal": ("a: 0x" + "f" * MANY, "number"),
    "huge sexagesimal": ("a: 1" + ":10" * MANY, "number"),
    "huge fraction": ("a: 1." + "1" * MANY, "number"),
    "version": ("%YAML 1." + "1" * MANY + "\n--- a", "syntax"),
    "no date": ("a: 2001-99-99", "syntax"),
    "list as key": ("? [a]\n: b", "syntax"),
    "twice": ("{a: 1, a: 2}", "syntax"),
    "two texts": ("a\n---\nb", "syntax"),
    "no merge": ("<<: 3", "syntax"),
    "half a sign": ("\ud800", "syntax"),
    "control": ("\x01", "syntax"),
    "no end": ('"' + "a" * MANY, "syntax"),
}


@pytest.fixture(params=["libyaml", "python"])
def reader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both readers: the fast one, and the one of machines that do not have it."""
    if request.param == "python":
        monkeypatch.setattr(bounded_yaml, "BASE", yaml.SafeLoader)
        monkeypatch.setattr(bounded_yaml, "Loader", bounded_yaml.make_loader(yaml.SafeLoader))


@pytest.mark.usefixtures("reader")
@pytest.mark.parametrize("name", [name for name in BOMBS if name not in ("list as key", "twice", "no merge")])
def test_a_bomb_is_refused_after_few_events(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text, kind = BOMBS[name]
    count = 0
    parse = bounded_yaml.parse

    def counted(text: str) -> Iterator[Any]:
        nonlocal count
        for event in parse(text):
            count += 1
            yield event

    monkeypatch.setattr(bounded_yaml, "parse", counted)
    with pytest.raises(BadYaml) as caught:
        bounded_yaml.load(text, SMALL)
    assert caught.value.kind == kind, caught.value
    assert count <= 3 * (SMALL.values + 2)


@pytest.mark.parametrize("name", ["list as key", "twice", "no merge"])
def test_what_has_no_meaning_is_refused(name: str) -> None:
    with pytest.raises(BadYaml) as caught:
        bounded_yaml.load(BOMBS[name][0], SMALL)
    assert (caught.value.kind, caught.value.line) == (BOMBS[name][1], 1)


@pytest.mark.usefixtures("reader")
def test_an_alias_counts_as_what_it_stands_for() -> None:
    lenient = SMALL._replace(has_aliases=True)
    assert bounded_yaml.load("a: &a [1, 2]\nb: *a", lenient) == {"a": [1, 2], "b": [1, 2]}
    assert bounded_yaml.check("a: &a [1, 2]\nb: *a", lenient) == 9
    for text, kind in ((LAUGHS, "wide"), ("&a [*a]", "alias"), ("&a {b: *a}", "alias")):
        with pytest.raises(BadYaml) as caught:
            bounded_yaml.load(text, lenient)
        assert caught.value.kind == kind
    with pytest.raises(BadYaml):
        bounded_yaml.load(LAUGHS, OWN_FILES)


@pytest.mark.usefixtures("reader")
def test_what_people_write_is_read() -> None:
    text = "a: [1, -2.5, 0x1f, yes, ~, 2026-11-16]\n'b': {c: \"d\"}\ne: |\n  f\n  g\n<<: {h: 18446744073709551615}\n"
    data = bounded_yaml.load(text, SMALL)
    assert data["a"][:5] == [1, -2.5, 31, True, None] and data["b"] == {"c": "d"} and data["e"] == "f\ng\n"
    assert data["h"] == 2**64 - 1
    assert bounded_yaml.load("", SMALL) is None and bounded_yaml.compose("", SMALL) is None
    assert bounded_yaml.compose("a: 1", SMALL).value[0][0].start_mark.line == 0
