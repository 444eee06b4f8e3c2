"""YAML that anybody may have written: what it costs to read is known before anything of it is built.

A first pass looks at the events of the parser one by one, and stops where a text is too deep, has too many values, or
stands for more than it says.  So the work is at most proportional to the length of the text, whatever is in it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any, Final, NamedTuple

import yaml

from sacbe.kernel.errors import Problem

BASE: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)       # ten times faster where libyaml is there
MOST_DIGITS: Final = 20         # of a whole number: a seed has no more, and longer ones could share one hash
LONGEST_FRACTION: Final = 40    # characters of any other number
INTEGER_TAG: Final = "tag:yaml.org,2002:int"
FLOAT_TAG: Final = "tag:yaml.org,2002:float"
VALUE_ERRORS: Final = (ValueError, TypeError, LookupError, AttributeError, OverflowError, RecursionError)


class Bounds(NamedTuple):
    """How much a text may be: its length, how deep its values lie in each other, and how many values it stands for.

    An alias counts as all the values that it stands for.
    """

    characters: int = 200_000
    depth: int = 24
    values: int = 30_000
    has_aliases: bool = False


STRANGERS: Final = Bounds()
OWN_FILES: Final = Bounds(5_000_000, 40, 500_000, has_aliases=True)     # of who runs the program


class BadYaml(Problem):
    """A text that is not YAML, or more than its bounds allow; `detail` says what is wrong in the line `line`.

    `kind` is `syntax`, or the bound that it breaks.
    """

    def __init__(self, line: int, detail: object, kind: str = "syntax") -> None:
        super().__init__("yaml", line=line, detail=str(detail))
        self.line = line
        self.detail = str(detail)
        self.kind = kind

    def place(self) -> str:
        """What is wrong and where, for a message that names the file: `3: mapping values are not allowed`."""
        return f"{self.line}: {self.detail}"


class StrictValues:
    """For a loader: a repeated key is an error, not a silent loss, and a number has an end."""

    def construct_mapping(self: Any, node: Any, deep: bool = False) -> Any:
        seen: set[Hashable] = set()
        for key, _ in node.value:
            if not isinstance(key.value, Hashable):         # a list or a mapping: nothing here has such a key
                raise yaml.constructor.ConstructorError(None, None, "unhashable key", key.start_mark)
            if key.value in seen:
                raise yaml.constructor.ConstructorError(None, None, f"{key.value}: 2x", key.start_mark)
            seen.add(key.value)
        return super().construct_mapping(node, deep)        # type: ignore[misc]

    def construct_number(self: Any, node: Any) -> int | float:
        """Construct a number; one that is longer than any number may be is refused unread."""
        is_whole = node.tag == INTEGER_TAG
        most = MOST_DIGITS if is_whole else LONGEST_FRACTION
        if len(node.value.lstrip("+-")) > most:
            raise BadYaml(node.start_mark.line + 1, Problem("yaml-number", most=most), "number")
        found: int | float = self.construct_yaml_int(node) if is_whole else self.construct_yaml_float(node)
        return found


def make_loader(base: Any) -> Any:
    """Return a strict loader on top of one of the library's."""
    loader = type("Loader", (StrictValues, base), {})
    for tag in (INTEGER_TAG, FLOAT_TAG):
        loader.add_constructor(tag, StrictValues.construct_number)      # type: ignore[attr-defined]
    return loader


Loader: Any = make_loader(BASE)


def load(text: str, bounds: Bounds = STRANGERS) -> Any:
    """Return the data of a text; a `BadYaml` if it is no YAML, or more than its bounds allow."""
    return read(text, bounds).data


class ReadYaml(NamedTuple):
    """The data of a text, and the nodes that it was made from, which know their lines; None for an empty text."""

    data: Any
    node: Any


def read(text: str, bounds: Bounds = STRANGERS) -> ReadYaml:
    """Return the data of a text with its nodes; a `BadYaml` if it is no YAML, or more than its bounds allow."""
    check(text, bounds)
    try:
        loader = Loader(text)
        try:
            node = loader.get_single_node()
            return ReadYaml(None if node is None else loader.construct_document(node), node)
        finally:
            loader.dispose()
    except Problem:
        raise
    except yaml.YAMLError as error:
        raise syntax_problem(error) from None
    except VALUE_ERRORS as error:
        raise BadYaml(1, " ".join(str(error).split())) from None


def compose(text: str, bounds: Bounds = STRANGERS) -> Any:
    """Return the nodes of a text, which know their lines, and build no data; None for an empty text."""
    check(text, bounds)
    try:
        return yaml.compose(text, Loader=BASE)
    except yaml.YAMLError as error:
        raise syntax_problem(error) from None


def check(text: str, bounds: Bounds = STRANGERS) -> int:
    """Count the values that a text stands for; a `BadYaml` where one of its bounds is reached."""
    if len(text) > bounds.characters:
        raise BadYaml(1, Problem("yaml-long", most=bounds.characters), "long")
    counter = ValueCounter(bounds)
    try:
        for event in parse(text):
            counter.count(event)
    except yaml.YAMLError as error:
        raise syntax_problem(error) from None
    except VALUE_ERRORS as error:                        # signs that are no text, a version of thousands of digits
        raise BadYaml(1, " ".join(str(error).split())) from None
    return counter.values


def parse(text: str) -> Iterator[yaml.Event]:
    """Yield the events of a text as the parser comes to them."""
    return iter(yaml.parse(text, Loader=BASE))


class ValueCounter:
    """Counts the values of a text while it is parsed, and stops where it is too much."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds: Final = bounds
        self.values = 0
        self.open: Final[list[tuple[str | None, int]]] = []     # lists and mappings: anchor, and values before them
        self.sizes: Final[dict[str, int]] = {}                  # of what has an anchor

    def count(self, event: yaml.Event) -> None:
        """Count one event; a `BadYaml` if it is one too many."""
        if isinstance(event, yaml.CollectionEndEvent):
            anchor, before = self.open.pop()
            if anchor is not None:
                self.sizes[anchor] = self.values - before
        elif isinstance(event, yaml.AliasEvent):
            self._add(event, self._size_of(event))
        elif isinstance(event, yaml.NodeEvent):
            if event.tag is not None:                           # type: ignore[attr-defined]
                raise self._problem(event, "yaml-tag")
            if isinstance(event, yaml.CollectionStartEvent):
                self.open.append((event.anchor, self.values))
                if len(self.open) > self.bounds.depth:
                    raise self._problem(event, "yaml-deep", most=self.bounds.depth)
            elif event.anchor is not None:
                self.sizes[event.anchor] = 1
            self._add(event, 1)

    def _add(self, event: yaml.Event, count: int) -> None:
        self.values += count
        if self.values > self.bounds.values:
            raise self._problem(event, "yaml-wide", most=self.bounds.values)

    def _size_of(self, event: yaml.AliasEvent) -> int:
        """Return how many values an alias stands for; one that stands for itself has no size yet."""
        if not self.bounds.has_aliases or any(anchor == event.anchor for anchor, _ in self.open):
            raise self._problem(event, "yaml-alias")
        return self.sizes.get(str(event.anchor), 1)

    def _problem(self, event: yaml.Event, key: str, **facts: object) -> BadYaml:
        line = event.start_mark.line + 1 if event.start_mark is not None else 1
        return BadYaml(line, Problem(key, **facts), key.removeprefix("yaml-"))


def syntax_problem(error: yaml.YAMLError) -> BadYaml:
    """Convert an error of the parser to a problem with its line."""
    mark = getattr(error, "problem_mark", None)
    detail = " ".join(str(getattr(error, "problem", None) or error).split())
    return BadYaml(mark.line + 1 if mark else 1, detail)
