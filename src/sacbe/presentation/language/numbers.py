"""Numbers as the reader's language writes them."""

from __future__ import annotations

from sacbe.presentation.language.words import say


class Figure(float):
    """A number that prints itself in words.  Tables treat it as the number it is and set it to the right."""

    words: str

    def __new__(cls, value: float, words: str) -> Figure:
        figure = super().__new__(cls, value)
        figure.words = words
        return figure

    def __str__(self) -> str:
        return self.words


def _figure(key: str, value: float) -> Figure:
    """A number in words, with the sign that is as wide as a plus."""
    text = say(key, value=value)
    return Figure(value, text.replace("-", "−", 1) if value < 0 else text)


def whole(value: float) -> Figure:
    """Without decimals: counts, and rates of hundreds."""
    return _figure("figure-whole", value)


def tenth(value: float) -> Figure:
    """With one decimal: points of chance, expected points."""
    return _figure("figure-tenth", value)


def signed(value: float) -> Figure:
    """With one decimal and its sign."""
    return Figure(value, ("−" if value < 0 else "+") + str(tenth(abs(value))))


def fine(value: float) -> Figure:
    """With two decimals."""
    return _figure("figure-fine", value)


def exact(value: float) -> Figure:
    """With the decimals it has: scores."""
    return _figure("figure-exact", value)


def share(value: float) -> Figure:
    """As a percentage with one decimal."""
    return _figure("figure-share", value)
