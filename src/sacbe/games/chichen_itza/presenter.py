"""The data of Chichén Itzá for everything that shows it."""

from __future__ import annotations

from typing import Final

from sacbe.kernel.presenter import Presenter


class ChichenItzaPresenter(Presenter):
    """Facts of questions and effects of moves."""

    closing = ("turn-began", "step-began", "fought", "creature-fought", "attacked", "order-set", "final")


PRESENTER: Final = ChichenItzaPresenter()
