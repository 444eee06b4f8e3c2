"""The data of Bul for everything that shows it."""

from __future__ import annotations

from typing import Final

from sacbe.kernel.presenter import Presenter


class BulPresenter(Presenter):
    """Facts of questions and effects of moves."""

    closing = ("threw",)


PRESENTER: Final = BulPresenter()
