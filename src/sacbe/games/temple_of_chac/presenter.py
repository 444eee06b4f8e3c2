"""The data of Temple of Chac for everything that shows it."""

from __future__ import annotations

from typing import Final

from sacbe.kernel.presenter import Presenter


class TempleOfChacPresenter(Presenter):
    """Facts of questions and effects of moves."""

    closing = ("turn-began", "tile-searched", "rolled", "final")


PRESENTER: Final = TempleOfChacPresenter()
