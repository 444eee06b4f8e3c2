"""Passwords that are guessed first: well-known words, names and runs of keys, with digits and signs added."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

FILE: Final = "common_passwords.txt"
SEQUENCES: Final = ("01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop",
                    "yxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
                    "1q2w3e4r5t6y7u8i9o0p", "q1w2e3r4t5y6u7i8o9p0", "00112233445566778899", "!@#$%^&*()", "!\"§$%&/()=")
RUN_LENGTH: Final = 3                  # keys in a row that count as a run
FEWEST_LETTERS: Final = 5       # different ones
FREE_SIGNS: Final = 6                 # digits and signs between and after words that make no difference
MOST_WORDS: Final = 2           # further ones make a sentence
MOST_PIECES: Final = 4          # words and runs
SIMILAR: Final = str.maketrans("l1!|0@43$57+89", "iiiioaaesstt" + "bg")     # letters and what stands for them


def is_common(password: str, name: str) -> bool:
    """Is this a password that is guessed first: common words, runs of keys, or the name, with digits and signs added?

    >>> [is_common(one, "Ana Luz") for one in ("P4ssw0rd2024!", "qwertyuiop", "analuz1999", "correct horse battery")]
    [True, True, True, False]
    """
    text = password.casefold()
    if len(set(text)) < FEWEST_LETTERS:
        return True
    plain = name.casefold()
    own = {fold(one) for one in (plain, plain.replace(" ", ""), *plain.split()) if len(one) >= RUN_LENGTH}
    return _is_made_of(text, common_words() | own)


def fold(text: str) -> str:
    """Return a text with one letter for all that look alike.

    >>> fold("pa$$w0rd") == fold("password")
    True
    """
    return text.translate(SIMILAR)


@cache
def common_words() -> frozenset[str]:
    """Read the list."""
    lines = (files(__package__) / FILE).read_text(encoding="utf-8").splitlines()
    return frozenset(fold(line) for line in lines if line and not line.startswith("#"))


@cache
def _triples() -> frozenset[str]:
    rows = [row for one in SEQUENCES for row in (one, one[::-1])]
    return frozenset(row[at:at + RUN_LENGTH] for row in rows for at in range(len(row) - RUN_LENGTH + 1))


def _run_at(text: str, at: int) -> int:
    """Return how many keys from here on are next to each other, or the same."""
    end = at
    while len(part := text[end:end + RUN_LENGTH]) == RUN_LENGTH and (part in _triples() or len(set(part)) == 1):
        end += 1
    return end - at + RUN_LENGTH - 1 if end > at else 0


def _is_made_of(text: str, words: frozenset[str]) -> bool:
    """Can the text be cut into a few words and runs, with a few digits and signs?"""
    soft, longest = fold(text), max(map(len, words))
    seen: set[tuple[int, int, int, int]] = set()
    waiting = [(0, 0, 0, 0)]                    # where, words, runs and signs so far
    while waiting:
        state = waiting.pop()
        at, found, runs, free = state
        if state in seen or found > MOST_WORDS or found + runs > MOST_PIECES or free > FREE_SIGNS:
            continue
        seen.add(state)
        if at == len(text):
            if found + runs:
                return True
            continue
        if not text[at].isalpha():
            waiting.append((at + 1, found, runs, free + 1))
        if run := _run_at(text, at):
            waiting.extend((at + length, found, runs + 1, free) for length in range(RUN_LENGTH, run + 1))
        waiting.extend((end, found + 1, runs, free) for end in range(at + RUN_LENGTH, min(at + longest, len(text)) + 1)
                       if soft[at:end] in words)
    return False
