"""Studies on the server: stored as files in the database, the latest also in memory.

Everybody who has the id of a study may read it; who began it may change it, by a token or an account.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar, TypeVarTuple

from sacbe.coach.study import files as studies
from sacbe.coach.study.tree import Study
from sacbe.kernel.errors import Problem
from sacbe.server.security.idempotency import fresh_token
from sacbe.server.security.tokens import OWNER_LETTERS, hash_token, owner_of_address
from sacbe.server.storage.rows import StudyRow
from sacbe.server.strangers.pool import StrangerPool
from sacbe.server.studies.store import StudyStore

ID_BYTES: Final = 12
MAX_CACHED_STUDIES: Final = 32  # studies in memory
MOST_TEXT: Final = 500_000      # characters of the file of one
TRIES: Final = 3                # where another process changes the same study

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")


class KeptStudy:
    """A study in memory; `texts` caches the words of its answers by language and number."""

    def __init__(self, row: StudyRow, study: Study) -> None:
        self.row = row
        self.study = study
        self.texts: dict[tuple[str, int], str] = {}


class StudyLock(asyncio.Lock):
    """The lock of a study, and how many hold it or wait for it: as long as anybody does, it is the only one."""

    def __init__(self) -> None:
        super().__init__()
        self.users = 0


class Studies:
    """Begins, finds and changes studies."""

    def __init__(self, store: StudyStore, per_address: int, now: Callable[[], float],
                 strangers: StrangerPool) -> None:
        self.store: Final = store
        self.per_address: Final = per_address
        self.now: Final = now
        self.strangers: Final = strangers
        self._kept: Final[OrderedDict[str, KeptStudy]] = OrderedDict()
        self._locks: Final[dict[str, StudyLock]] = {}

    async def begin(self, make: Callable[[*Arguments], Study], wanted: tuple[*Arguments], address: str,
                    account: str | None) -> tuple[KeptStudy, str]:
        """Make a study in another process and store it; return it with the token that may change it."""
        if self.per_address and await self.store.count_studies(hash_token(address)) >= self.per_address:
            raise Problem("too-many-studies", most=self.per_address)
        study, text = await self.strangers.run(owner_of_address(address), make_and_write, make, wanted)
        id = secrets.token_urlsafe(ID_BYTES)
        token = fresh_token(None, id)
        row = StudyRow(id=id, game=study.definition.name, text=text, owner_hash=hash_token(token),
                       account=account, address=hash_token(address), created=self.now(), **study_header(study))
        row.updated = row.created
        await self.store.add(row)
        return self._keep(KeptStudy(row, study)), token

    @asynccontextmanager
    async def study(self, id: str) -> AsyncIterator[KeptStudy]:
        """Lock and load a study for a `with` block; nobody changes it meanwhile."""
        lock = self._locks.setdefault(id, StudyLock())
        lock.users += 1
        try:
            async with lock:
                yield await self._load(id)
        finally:
            lock.users -= 1
            if not lock.users:
                del self._locks[id]

    async def change(self, id: str, may: Callable[[StudyRow], bool], work: Callable[[Study], T]) -> tuple[KeptStudy, T]:
        """Change a study and store it; a change that fails changes nothing."""
        for _ in range(TRIES):
            async with self.study(id) as kept:
                if not may(kept.row):
                    raise Problem("forbidden-study")
                try:
                    result = await asyncio.to_thread(work, kept.study)
                    if await self._store(kept):
                        return kept, result
                except BaseException:
                    self._kept.pop(id, None)            # what is in memory may be half of a change
                    raise
                self._kept.pop(id, None)                # another process was faster
        raise Problem("busy")

    async def remove(self, id: str, may: Callable[[StudyRow], bool]) -> None:
        async with self.study(id) as kept:
            if not may(kept.row):
                raise Problem("forbidden-study")
            await self.store.remove(id)
            self._kept.pop(id, None)

    async def _store(self, study: KeptStudy) -> bool:
        text = await asyncio.to_thread(study_text, study.study)
        changes: dict[str, Any] = {"text": text, "updated": self.now(), **study_header(study.study)}
        if not await self.store.change(study.row.id, study.row.revision, **changes):
            return False
        for name, value in changes.items():
            setattr(study.row, name, value)
        study.row.revision += 1
        return True

    async def _load(self, id: str) -> KeptStudy:
        kept = self._kept.get(id)
        if kept is not None and await self.store.revision(id) == kept.row.revision:
            self._kept.move_to_end(id)
            return kept
        self._kept.pop(id, None)
        row = await self.store.get(id)
        if row is None:
            raise Problem("unknown-study")
        study = await self.strangers.run(owner_of(row), read, row)      # at the cost of who began it
        return self._keep(KeptStudy(row, study))

    def _keep(self, study: KeptStudy) -> KeptStudy:
        self._kept[study.row.id] = study
        while len(self._kept) > MAX_CACHED_STUDIES:
            self._kept.popitem(last=False)
        return study


def make_and_write(make: Callable[[*Arguments], Study], wanted: tuple[*Arguments]) -> tuple[Study, str]:
    """Make a study, and return it with the text of its file."""
    study = make(*wanted)
    return study, study_text(study)


def read(row: StudyRow) -> Study:
    """Parse the study of a row, and give its answers the numbers that they had."""
    study = studies.parse_study(row.text)
    study.renumber(row.ids, row.following)
    return study


def study_header(study: Study) -> dict[str, Any]:
    """Return the columns of a study that are stored beside its file."""
    return {"title": study.title, "ids": [node.id for node in study.nodes_in_order()], "following": study.following}


def study_text(study: Study) -> str:
    """Write a study as a file; a `Problem` if it is too large."""
    text = studies.format_study(study)
    if len(text) > MOST_TEXT:
        raise Problem("study-large", most=MOST_TEXT)
    return text


def owner_of(row: StudyRow) -> str:
    """Return the short hash of the address that began a study; what it costs to read the study counts for it."""
    return row.address[:OWNER_LETTERS]


def is_owner(row: StudyRow, token: str | None, account: str | None) -> bool:
    """May the caller change a study: by its token, or by the account that began it?"""
    if token and hmac.compare_digest(row.owner_hash, hash_token(token)):
        return True
    return account is not None and account == row.account
