"""No module needs itself: if you follow the imports, those inside functions included, you never come back.

A cycle hides the order in which a reader could learn the modules, and breaks as soon as one of them is imported first.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

import pytest

from support.source_tree import all_imports

pytestmark = pytest.mark.once


def cycles(graph: Mapping[str, Collection[str]]) -> list[list[str]]:
    """Return the groups of modules that reach each other, by Tarjan's algorithm.

    A module that imports itself is one too.

    >>> cycles({"a": ["b"], "b": ["c", "d"], "c": ["a"], "d": [], "e": ["e"]})
    [['a', 'b', 'c'], ['e']]
    """
    found: list[list[str]] = []
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []

    def visit(module: str) -> None:
        order[module] = lowest[module] = len(order)
        path.append(module)
        for used in graph[module]:
            if used not in graph:
                continue
            if used not in order:
                visit(used)
                lowest[module] = min(lowest[module], lowest[used])
            elif used in path:
                lowest[module] = min(lowest[module], order[used])
        if lowest[module] == order[module]:
            at = path.index(module)
            group = sorted(path[at:])
            del path[at:]
            if len(group) > 1 or module in graph[module]:
                found.append(group)

    for module in graph:
        if module not in order:
            visit(module)
    return sorted(found)


def test_no_imports_go_round_in_a_circle() -> None:
    found = all_imports()
    assert len(found) > 200
    assert cycles(found) == []


def test_a_circle_would_be_found() -> None:
    graph = {"top": ["left", "right"], "left": ["low"], "right": ["low", "gone"], "low": [], "one": ["two"],
             "two": ["three"], "three": ["low", "one"], "alone": ["alone"]}
    assert cycles(graph) == [["alone"], ["one", "three", "two"]]
    assert cycles({**graph, "low": ["top"]}) == [["alone"], ["left", "low", "right", "top"], ["one", "three", "two"]]
