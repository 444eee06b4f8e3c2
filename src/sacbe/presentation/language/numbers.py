"""Numbers as the reader's language writes them."""

from __future__ import annotations

from sacbe.presentation.language.words import say


class FormattedNumber(float):
    """A number that prints itself in words.  Tables treat it as the number it is and set it to the right."""

    words: str

    def __new__(cls, value: float, words: str) -> FormattedNumber:
        figure = super().__new__(cls, value)
        figure.words = words
        return figure

    def __str__(self) -> str:
        return self.words


def _figure(key: str, value: float) -> FormattedNumber:
    """A number in words, with the sign that is as wide as a plus."""
    text = say(key, value=value)
    return FormattedNumber(value, text.replace("-", "−", 1) if value < 0 else text)


def format_whole(value: float) -> FormattedNumber:
    """Write a number without decimals: counts, and rates of hundreds."""
    return _figure("figure-whole", value)


def format_tenth(value: float) -> FormattedNumber:
    """Write a number with one decimal: points of chance, expected points."""
    return _figure("figure-tenth", value)


def format_signed(value: float) -> FormattedNumber:
    """Write a number with one decimal and its sign."""
    return FormattedNumber(value, ("−" if value < 0 else "+") + str(format_tenth(abs(value))))


def format_hundredth(value: float) -> FormattedNumber:
    """Write a number with two decimals."""
    return _figure("figure-fine", value)


def format_exact(value: float) -> FormattedNumber:
    """Write a number with the decimals it has: scores."""
    return _figure("figure-exact", value)


def format_percent(value: float) -> FormattedNumber:
    """Write a number as a percentage with one decimal."""
    return _figure("figure-share", value)
