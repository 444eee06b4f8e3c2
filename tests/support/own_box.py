"""Fixtures for the tests of editions: Bul with components, some of them assumed, and a file to change them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import yaml

from sacbe import Problem, games
from sacbe.games.bul import game as bul
from sacbe.games.components import editions, files, origins
from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.presentation.language import words

COMPONENTS = yaml.safe_load("""
schema: 2
pieces:
  from: assumed
  reason: counted nowhere
  each: 5
  spare: 2.5
  round: true
  note: a sentence about it
  at_top: "stay where you are"
board:
  size: {from: rulebook, reason: page 2, value: 9}
  width: {from: deduced, reason: follows, value: 1}
  places: {from: assumed, reason: drawn, 2: {cells: [[0, -1], [1, 1]]}}
gears:
  magic: {from: assumed, reason: one printed, value: [1, 2, any], known_levels: [2]}
  moves: {from: deduced, reason: the last is a guess, value: [1, 2, 3, 4],
          field_from: {levels_1_to_2: rulebook, level_3: deduced, levels_4: assumed}}
beasts:
  from: assumed
  reason: dice are not shown
  field_from: {figures: rulebook, phases: rulebook, light: assumed}
  items:
    snake: {id: x.snake, figures: 8, strengths: [1, 2], light: [hit, coin], phases: {melee: hit},
            strengths_from: deduced}
    monkey: {id: x.monkey, figures: 4, strengths: [2, 2], light: [hit, hit2], phases: {melee: hit}}
heroes:
  cards:
    from: assumed
    reason: never seen
    field_from: {kind: deduced}
    items:
      - {number: 1, id: x.hero.1, kind: 1, upkeep: 2}
      - {number: 2, id: x.hero.2, kind: 1, upkeep: 1}
tiles:
  from: assumed
  reason: chosen
  items:
    - {id: M, ground: land, from: deduced}
    - {id: R, ground: land, places: [2, 3]}
    - {id: C, ground: water, places: [4]}
ruins: {from: assumed, reason: chosen, items: [{points: 5}, {points: 6}]}
lines: {from: assumed, reason: chosen, a-b: luck, a-c: coin}
supply: {from: assumed, reason: endless, treat_as: unlimited}
index: ["words about it"]
""")


class OwnBul(bul.Bul):
    """Bul with as many pieces as its components say."""

    def __init__(self, name: str = "", own: Mapping[str, Any] | None = None) -> None:
        self.edition_name, self.components = name, own or {}

    def edition(self, name: str, changes: Mapping[str, Any]) -> GameDefinition:
        own, whole = editions.apply_changes(self, changes)
        pieces = whole["pieces"]["each"]
        if not 1 <= pieces <= 9:
            raise Problem("edition-value", path="pieces.each", value=str(pieces), reason="1-9")
        return OwnBul(name, own) if own else OwnBul()

    def new(self, players: int, options: Mapping[str, str]) -> State:
        state = bul.table(super().new(players, options))
        pieces = int(self.components.get("pieces.each", 5))
        state.hand = [pieces, pieces]
        return state


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let Bul have components, some of them assumed."""
    monkeypatch.setattr(files, "read_components", lambda game: deepcopy(COMPONENTS))
    monkeypatch.setattr(bul, "DEFINITION", OwnBul())
    read_again()
    yield
    read_again()


def read_again() -> None:
    """Forget what was read and made of other components."""
    for kept in (games.load_definition, editions._made, origins.cached_components, origins.values_by_path):
        kept.cache_clear()


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SACBE_LANG", "en")
    words.set_language(None)
    yield
    words.set_language(None)


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    def to_file(text: str) -> Path:
        path = tmp_path / "my box.yaml"
        path.write_text(text, encoding="utf-8")
        return path

    return to_file
