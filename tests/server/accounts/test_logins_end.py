"""A login that ends takes its sockets with it, in every process; the token of a seat holds its seat as before."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from sacbe.server.security.tokens import hash_token
from sacbe.server.socket import seat_actions as module
from support.server.tables import House, Player, auth

pytestmark = pytest.mark.once

PASSWORD = "a long sentence"
ENDED = (1008, "login-ended")
numbers = itertools.count()


def registered(house: House) -> list[str]:
    """An account, and its logins on two devices."""
    body = {"name": f"Ana {next(numbers)}", "password": PASSWORD}
    first, second = house.post("/api/account", body), house.post("/api/login", body)
    assert (first.status_code, second.status_code) == (201, 201)
    return [first.json()["token"], second.json()["token"]]


def change(house: House, token: str) -> int:
    return house.post("/api/account/password", {"old": PASSWORD, "new": f"another {PASSWORD}"}, token).status_code


def delete(house: House, token: str) -> int:
    return house.post("/api/account/delete", {"password": PASSWORD}, token).status_code


def everywhere(house: House, token: str) -> int:
    return house.http.delete("/api/account/logins", headers=auth(token)).status_code


def here(house: House, token: str) -> int:
    return house.http.delete("/api/login", headers=auth(token)).status_code


@pytest.mark.parametrize(("end", "ended"), [
    (change, [False, True]), (delete, [True, True]), (everywhere, [True, True]), (here, [True, False])])
def test_sockets_end_with_their_logins(house: House, end: Callable[[House, str], int], ended: list[bool]) -> None:
    logins = registered(house)
    one = house.open("bul", login=logins[0])
    house.join(one.id)
    with ExitStack() as stack:
        seat = stack.enter_context(one.socket())
        wires = [stack.enter_context(Player(house, one.id, token).socket()) for token in logins]
        for wire in (seat, *wires):
            assert wire.next("state")["you"] == one.seat
        assert end(house, logins[0]) == 204
        for wire, is_over in zip(wires, ended):
            if is_over:
                assert wire.closed() == ENDED
            else:
                assert wire.ask(type="ping")["type"] == "pong"
        assert seat.ask(type="ping")["type"] == "pong"          # the token of the seat needs no login
    for token, is_over in zip(logins, ended):
        assert (house.get("/api/account", token).status_code == 401) == is_over


def test_sockets_of_other_processes_end_too(postgres_url: str, tmp_path: Path) -> None:
    with House(tmp_path / "a", database=postgres_url) as near, House(tmp_path / "b", database=postgres_url) as far:
        logins = registered(near)
        one = near.open("bul", login=logins[0])
        with Player(far, one.id, logins[1]).socket() as wire:
            assert wire.next("state")["you"] == one.seat
            assert change(near, logins[0]) == 204
            assert wire.closed() == ENDED


def test_who_missed_the_news_finds_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A login that runs out tells nobody; neither does a channel that was broken."""
    monkeypatch.setattr(module, "LOOK_AGAIN", 0.05)
    logins = registered(house)
    one = house.open("bul", login=logins[0])
    with Player(house, one.id, logins[1]).socket() as wire:
        wire.next("state")
        house.run(dropped(house, logins[1]))
        assert wire.closed() == ENDED


async def dropped(house: House, token: str) -> None:
    await house.tables.store.drop_login(hash_token(token))
