"""`pytest -k` selects by game and by rule."""

from __future__ import annotations

import pytest

from games.test_scenarios import CASES, describe_case
from support.rule_keywords import add_rule_keywords, find_keywords

pytestmark = pytest.mark.once


def test_a_citation_gives_the_rule_and_its_game() -> None:
    assert find_keywords("tz.food.unfed: see tz.food.nothing, and a.b.c") == {"tz.food.unfed", "tzolkin"}


def test_what_a_test_cites_selects_it(request: pytest.FixtureRequest) -> None:
    """A docstring that cites a rule, as this one cites ci.god.55, adds its keywords."""
    add_rule_keywords([request.node])
    assert {"ci.god.55", "chichen_itza"} <= request.node.extra_keyword_matches


def test_ids_of_scenarios_name_game_and_rules() -> None:
    ids = [describe_case(case) for case in CASES]
    assert len(set(ids)) == len(ids)
    assert any(id.startswith("tzolkin/") and "tz.food.unfed" in id for id in ids)
