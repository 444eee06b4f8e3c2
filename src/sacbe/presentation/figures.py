"""Numbers as the reader's language writes them."""

from __future__ import annotations

from sacbe.words import say


class Figure(float):
    """A number that prints itself in words.  Tables treat it as the number it is and set it to the right."""

    words: str

    def __new__(cls, value: float, words: str) -> Figure:
        figure = super().__new__(cls, value)
        figure.words = words
        return figure

    def __str__(self) -> str:
        return self.words


def whole(value: float) -> Figure:
    """Without decimals: counts, and rates of hundreds."""
    return Figure(value, say("figure-whole", value=value))


def tenth(value: float) -> Figure:
    """With one decimal: points of chance, expected points."""
    return Figure(value, say("figure-tenth", value=value))


def signed(value: float) -> Figure:
    """With one decimal and its sign."""
    return Figure(value, ("−" if value < 0 else "+") + str(tenth(abs(value))))


def fine(value: float) -> Figure:
    """With two decimals."""
    return Figure(value, say("figure-fine", value=value))


def exact(value: float) -> Figure:
    """With the decimals it has: scores."""
    return Figure(value, say("figure-exact", value=value))


def share(value: float) -> Figure:
    """As a percentage with one decimal."""
    return Figure(value, say("figure-share", value=value))
