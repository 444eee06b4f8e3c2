"""Friends and invitations: asked, accepted, refused, removed, blocked; who is blocked learns nothing."""

from __future__ import annotations

import itertools
import secrets
from pathlib import Path
from typing import Any

import pytest

from sacbe.server.friends import store as storage
from support.server.tables import House, play_out

pytestmark = pytest.mark.once

PASSWORD = "a long sentence"
_numbers = itertools.count(1)
_own = secrets.token_hex(2)              # other chapters of tests may import this one under another name


class Member:
    """Somebody with an account."""

    def __init__(self, house: House, name: str) -> None:
        self.house, self.name = house, f"{name} {_own} {next(_numbers)}"
        self.token: str = house.post("/api/account", {"name": self.name, "password": PASSWORD}).json()["token"]

    def all(self) -> dict[str, Any]:
        found: dict[str, Any] = self.house.get("/api/friends", self.token).json()
        return found

    def names(self, kind: str) -> list[str]:
        return [one["name"] for one in self.all()[kind]]

    def do(self, path: str, status: int = 200, **body: Any) -> dict[str, Any]:
        answer = self.house.post(f"/api/{path}", body, self.token)
        assert answer.status_code == status, answer.text
        found: dict[str, Any] = answer.json() if answer.content else {}
        return found

    def ask(self, other: Member) -> None:
        self.do("friends", name=other.name)

    def befriend(self, other: Member) -> None:
        self.ask(other)
        other.do("friends/answer", name=self.name, accept=True)

    def nothing(self) -> bool:
        return self.all() == {"friends": [], "asked": [], "asking": [], "blocked": [], "invitations": []}


@pytest.fixture
def three(house: House) -> tuple[Member, Member, Member]:
    return Member(house, "Ann"), Member(house, "Bob"), Member(house, "Cleo")


def test_asking_and_accepting(three: tuple[Member, Member, Member]) -> None:
    ann, bob, _ = three
    ann.do("friends", name=f"  {bob.name.upper()} ")            # however it is spelt
    ann.ask(bob)                                                # asked again, nothing changes
    assert ann.names("asked") == [bob.name] and bob.names("asking") == [ann.name]
    assert bob.names("friends") == ann.names("friends") == []
    bob.do("friends/answer", name=ann.name, accept=True)
    bob.do("friends/answer", name=ann.name, accept=True)
    assert ann.names("friends") == [bob.name] and bob.names("friends") == [ann.name]
    assert ann.names("asked") == bob.names("asking") == []
    bob.ask(ann)
    assert ann.names("asking") == []


def test_who_asks_each_other_are_friends(three: tuple[Member, Member, Member]) -> None:
    ann, bob, _ = three
    ann.ask(bob)
    bob.ask(ann)
    assert ann.names("friends") == [bob.name] and bob.names("friends") == [ann.name]


def test_refusing_and_removing(three: tuple[Member, Member, Member]) -> None:
    ann, bob, _ = three
    ann.ask(bob)
    for _ in range(2):
        bob.do("friends/answer", name=ann.name, accept=False)
    assert ann.nothing() and bob.nothing()
    assert bob.do("friends/answer", 400, name=ann.name, accept=True)["error"] == "friend-not-asked"
    ann.befriend(bob)
    for _ in range(2):
        ann.do("friends/remove", name=bob.name)
    assert ann.nothing() and bob.nothing()
    ann.ask(bob)
    ann.do("friends/remove", name=bob.name)                     # taken back
    assert bob.nothing()


def test_who_is_blocked_learns_nothing(three: tuple[Member, Member, Member]) -> None:
    """Ann blocks Bob and only leaves Cleo's request unanswered; both see the same, and meet the same refusals."""
    ann, bob, cleo = three
    for one in (bob, cleo):
        one.befriend(ann)
    ann.do("friends/block", name=bob.name)
    ann.do("friends/remove", name=cleo.name)
    assert ann.names("blocked") == [bob.name] and bob.nothing() and cleo.nothing()
    table = [bob.house.open(login=one.token) for one in (bob, cleo)]
    seen = []
    for one, mine in zip((bob, cleo), table, strict=True):
        one.ask(ann)
        one.ask(ann)
        refused = one.house.post(f"/api/tables/{mine.id}/invite", {"name": ann.name}, one.token)
        answered = one.house.post("/api/friends/answer", {"name": ann.name, "accept": True}, one.token)
        seen.append((one.names("asked"), one.names("friends"), refused.json(), answered.json()))
    assert seen[0] == seen[1] and seen[0][2]["error"] == "not-friend"
    assert ann.names("asking") == [cleo.name] and ann.names("blocked") == [bob.name]
    assert ann.do("friends", 400, name=bob.name)["error"] == "friend-blocked"
    ann.do("friends/remove", name=bob.name)                     # lifted: what he asked is there now
    assert set(ann.names("asking")) == {bob.name, cleo.name}


def test_wrong_requests(house: House, three: tuple[Member, Member, Member]) -> None:
    ann, bob, _ = three
    assert ann.do("friends", 404, name="nobody at all")["error"] == "unknown-person"
    assert ann.do("friends", 400, name=ann.name)["error"] == "friend-self"
    assert ann.do("friends", 400, name="")["error"] == "request-short"
    assert house.post("/api/friends", {"name": bob.name}).status_code == 401
    assert house.get("/api/friends").status_code == 401
    assert ann.nothing() and bob.nothing()


def test_lists_and_asking_have_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "MOST_FRIENDS", 2)
    monkeypatch.setattr(storage, "MOST_INVITATIONS", 2)
    with House(tmp_path, invitations_per_hour=8) as house:
        ann, *others = (Member(house, name) for name in ("Ann", "Bob", "Cleo", "Dan"))
        ann.ask(others[0])
        ann.do("friends/block", name=others[1].name)
        assert ann.do("friends", 400, name=others[2].name)["error"] == "friends-many"
        assert ann.do("friends/block", 400, name=others[2].name)["error"] == "friends-many"
        others[0].do("friends/answer", name=ann.name, accept=True)
        tables = [house.open(login=ann.token) for _ in range(3)]
        for table in tables:
            ann.do(f"tables/{table.id}/invite", 204, name=others[0].name)
        waiting = [one["target"] for one in others[0].all()["invitations"]]
        assert waiting == [tables[2].id, tables[1].id]
        for _ in range(4):
            last = house.post("/api/friends", {"name": others[0].name}, ann.token)
        assert (last.status_code, last.json()["error"]) == (429, "too-many-invitations")


def test_an_invitation_is_there_until_it_is_followed_or_refused(house: House,
                                                                 three: tuple[Member, Member, Member]) -> None:
    ann, bob, cleo = three
    ann.befriend(bob)
    table = house.open("tzolkin", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], ann.token, title="Tonight")
    assert ann.do(f"tables/{table.id}/invite", 400, name=cleo.name)["error"] == "not-friend"
    assert bob.do(f"tables/{table.id}/invite", 403, name=ann.name)["error"] == "forbidden-seat"
    for _ in range(2):
        ann.do(f"tables/{table.id}/invite", 204, name=bob.name)
    found = bob.all()["invitations"]
    assert [(one["kind"], one["target"], one["game"], one["title"], one["by"]) for one in found] == [
        ("table", table.id, "tzolkin", "Tonight", ann.name)]
    assert cleo.nothing()
    bob.do("invitations/refuse", kind="table", target=table.id)
    assert bob.all()["invitations"] == []
    ann.do(f"tables/{table.id}/invite", 204, name=bob.name)
    house.join(table.id, "Bob", login=bob.token)
    assert bob.all()["invitations"] == []
    assert ann.do(f"tables/{house.open(login=ann.token).id}/invite", 204, name=bob.name) == {}
    ann.do("friends/remove", name=bob.name)
    assert bob.nothing()                                        # with the friend goes what they asked


def test_everybody_hears_of_a_rematch(house: House, three: tuple[Member, Member, Member]) -> None:
    ann, bob, _ = three
    one = house.open(login=ann.token)
    two = house.join(one.id, login=bob.token)
    play_out(one, two)
    again = one.bare("rematch").json()
    assert [(found["kind"], found["target"], found["by"]) for found in bob.all()["invitations"]] == [
        ("rematch", again["table"], ann.name)]
    assert ann.all()["invitations"] == []
    two.bare("rematch")
    assert bob.all()["invitations"] == []


def test_a_deleted_account_leaves_nothing(house: House, three: tuple[Member, Member, Member]) -> None:
    ann, bob, cleo = three
    ann.befriend(bob)
    ann.do("friends/block", name=cleo.name)
    ann.do(f"tables/{house.open(login=ann.token).id}/invite", 204, name=bob.name)
    ann.do("account/delete", 204, password=PASSWORD)
    assert bob.nothing() and cleo.nothing()
    assert bob.do("friends", 404, name=ann.name)["error"] == "unknown-person"
