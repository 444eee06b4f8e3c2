"""Let `pytest -k` select by rule and by game: every test that cites a rule id answers to it, and to the rule's game."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from functools import cache
from types import FunctionType

import pytest

from sacbe.presentation.language import register

RULE_ID = re.compile(r"\b[a-z]+(?:\.[a-z0-9-]+){2,}\b")


def add_rule_keywords(items: Iterable[pytest.Item]) -> None:
    """Add the rules that a test cites, and their games, to the words that `-k` looks for."""
    for item in items:
        if isinstance(item, pytest.Function):
            cited = find_keywords(item.module.__doc__ or "") | find_keywords_of_test(item.function)
            item.extra_keyword_matches |= cited


@cache
def find_keywords_of_test(function: FunctionType) -> frozenset[str]:
    try:
        return find_keywords(inspect.getsource(function))
    except (OSError, TypeError):        # made while the tests run, so there is no source
        return frozenset()


def find_keywords(text: str) -> frozenset[str]:
    known = register.all_rules()
    cited = {word for word in RULE_ID.findall(text) if word in known}
    return frozenset(cited | {known[word].game for word in cited})
