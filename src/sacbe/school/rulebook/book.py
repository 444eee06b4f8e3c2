"""The rulebook as data: chapters of short sections, each with the rules of the register that it covers."""

from __future__ import annotations

from dataclasses import dataclass

from sacbe.kernel.definition.effects import Thing
from sacbe.runtime.strict_yaml import Text


@dataclass(frozen=True)
class BookSection:
    """A few sentences about one topic, with small drawings and the exact rules behind them."""

    id: str
    title: Text
    say: Text
    icons: tuple[str, ...]
    show: tuple[Thing, ...]             # things of the board that it speaks of
    rules: tuple[str, ...]              # ids, every pattern resolved
    named: frozenset[str]               # those of them that are named one by one
    also: Text                          # other words that somebody may look for


@dataclass(frozen=True)
class BookChapter:
    """A chapter of the rulebook; chapters come in the order in which the game is explained."""

    name: str
    file: str
    order: int
    icon: str
    title: Text
    sections: tuple[BookSection, ...]


@dataclass(frozen=True)
class SymbolRow:
    """One symbol, or a series of them: all rules or messages that fit a pattern, `{}` being what differs."""

    icon: str
    rules: tuple[str, ...] = ()         # of a single symbol, the most telling first
    each: tuple[str, ...] = ()          # patterns of rules, one symbol each
    messages: str = ""                  # a pattern of messages that say what each does, one symbol each
    thing: str = ""                     # the thing of the board whose explanation names it
    title: Text | None = None
    say: Text | None = None


@dataclass(frozen=True)
class SymbolGroup:
    """Symbols that belong together."""

    id: str
    title: Text
    rows: tuple[SymbolRow, ...]
