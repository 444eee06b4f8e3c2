"""The luck of a bot itself: what it deals again in its mind, and what it overlooks."""

from __future__ import annotations

from sacbe.kernel.core.chance import Driver, SeededDriver


class ReseedableBot(Driver):
    """A bot whose own luck can begin again at any decision."""

    def reseed(self, seed: int) -> None:
        """Let the bot's luck follow from this seed alone from here on, whatever it has thought about before."""
        raise NotImplementedError


def reseed(stream: SeededDriver, seed: int) -> None:
    """Let a stream go on as a fresh one of this seed would."""
    fresh = SeededDriver(seed)
    stream.a, stream.b, stream.c, stream.d = fresh.a, fresh.b, fresh.c, fresh.d
