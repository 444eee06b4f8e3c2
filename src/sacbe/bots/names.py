"""What bots are called: names from the days and months of the Maya calendar, five for each level."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from sacbe import bots

NAMES: Final[Mapping[str, tuple[str, ...]]] = {         # level -> a name for each seat
    "beginner": ("Ok", "Pop", "Eb", "Wo", "Mol"),
    "easy": ("Imix", "Sek", "Kan", "Sip", "Lamat"),
    "casual": ("Manik", "Chen", "Muluk", "Keh", "Ben"),
    "medium": ("Chuwen", "Yax", "Kaban", "Sotz", "Men"),
    "hard": ("Ix", "Muwan", "Chikchan", "Xul", "Kib"),
    "expert": ("Etznab", "Kankin", "Kawak", "Pax", "Akbal"),
    "master": ("Ahaw", "Kumku", "Yaxkin", "Wayeb", "Kayab"),
}


def given_name(bot: str, seat: int, taken_names: Collection[str] = ()) -> str:
    """The name of a bot on a seat, other than those that are taken; none for a bot that is no level.

    >>> given_name("medium", 1), given_name("hard/builder", 0), given_name("medium", 1, taken_names=["yax"])
    ('Yax', 'Ix', 'Chuwen')
    >>> given_name("random", 1)
    ''
    """
    own = NAMES.get(bot.removeprefix(bots.CLASSIC).partition("/")[0], ())
    said = {name.casefold() for name in taken_names}
    free = [name for name in (*own[seat:seat + 1], *own) if name.casefold() not in said]
    return free[0] if free else ""


def given_names(sitters: Sequence[str]) -> list[str]:
    """The names of all bots at a table, by seat; nothing for seats of people.

    >>> given_names(["human", "medium", "easy"])
    ['', 'Yax', 'Kan']
    """
    return ["" if bot == "human" else given_name(bot, seat) for seat, bot in enumerate(sitters)]
