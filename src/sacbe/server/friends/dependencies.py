"""Dependencies of routes about friends: the service, its limits, and how a person is named."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.di import NamedDependency
from litestar.params import SkipValidation
from msgspec import Meta, Struct

from sacbe.server.friends.service import Friends
from sacbe.server.security.rate_limit import TokenBuckets
from sacbe.server.settings import Settings
from sacbe.server.storage.rows import AccountRow

PersonName = Annotated[str, Meta(min_length=1, max_length=60, description="the name of an account")]


class Person(Struct, forbid_unknown_fields=True):
    """Another account, by its name."""

    name: PersonName


class FriendLimits:
    """Limits how often an account may ask and invite others."""

    def __init__(self, settings: Settings) -> None:
        most = settings.invitations_per_hour
        self.asks: Final = TokenBuckets(most / 60, burst=most)

    def count(self, me: AccountRow) -> None:
        """Count one request or invitation of an account; a `Problem` when there were too many."""
        self.asks.take(me.id, "too-many-invitations")


Friends_ = NamedDependency[SkipValidation[Friends]]
FriendLimits_ = NamedDependency[SkipValidation[FriendLimits]]
