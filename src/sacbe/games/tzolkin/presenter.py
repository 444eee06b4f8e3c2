"""The data of Tzolk'in for everything that shows it."""

from __future__ import annotations

from typing import Final

from sacbe.kernel.presenter import Presenter


class TzolkinPresenter(Presenter):
    """Facts of questions and effects of moves."""

    closing = ("turn-began", "wealth-kept", "came-home")


PRESENTER: Final = TzolkinPresenter()
