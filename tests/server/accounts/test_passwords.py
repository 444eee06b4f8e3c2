"""Passwords that are guessed first are refused when somebody chooses one."""

from __future__ import annotations

import time

import pytest

from sacbe.kernel.errors import Problem
from sacbe.server.accounts.passwords import common_words, is_common
from sacbe.server.accounts.service import check_new_password, check_password

pytestmark = pytest.mark.once


@pytest.mark.parametrize("password", [
    "1234567890", "0987654321", "12345678910", "123123123123", "1q2w3e4r5t", "1qaz2wsx3edc", "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl123", "aaaaaaaaaa", "abababababab", "abcdefghij", "zyxwvutsrq", "password123", "Password1234!",
    "P@ssw0rd2024", "passwordpassword", "password password", "iloveyou1234", "letmein12345", "admin-admin-1",
    "sunshine2020",
    "qwerty123456", "qwerty!qwerty!", "football2024", "passwort123", "motdepasse1", "schatzi1985", "princess!!!!!",
    "1122334455", "789456123789", "dragonmonkey", "Welcome2024!", "abcd1234567", "!@#$%^&*()", "sacbe12345",
])
def test_the_first_guesses(password: str) -> None:
    assert is_common(password, "Ana")


@pytest.mark.parametrize("password", [
    "correct horse battery", "a long sentence", "a wrong sentence", "my dragon eats monkeys", "tr4velling-by-night",
    "x7#qk!2m48pz", "Wir gehen heute schwimmen", "la pluie du matin", "the password is a secret", "nine1green2bottles",
    "8472910563472", "vokzal-zima-1974",
])
def test_sentences_and_chance_are_no_first_guesses(password: str) -> None:
    assert not is_common(password, "Ana")


def test_the_name_is_a_first_guess() -> None:
    assert is_common("balamkiche1", "Balam Kiche") and is_common("Balam-2024!", "Balam Kiche")
    assert not is_common("balamkiche1", "Ana")


def test_a_new_password_is_checked_and_an_old_one_is_not() -> None:
    """Who has one of them from before still gets in."""
    with pytest.raises(Problem) as caught:
        check_new_password("password123", "Ana")
    assert caught.value.key == "password-common" and "password123" not in f"{caught.value} {caught.value.facts}"
    assert check_password("password123") == "password123"
    assert check_new_password("a long sentence", "Ana") == "a long sentence"


def test_the_list_is_clean_and_a_bad_password_takes_no_time() -> None:
    assert len(common_words()) > 250 and all(len(word) >= 3 for word in common_words())
    begun = time.process_time()
    for bomb in ("password" * 25, "aab" * 66, "1234567890" * 20, "monkey1" * 28, "l1i!" * 50):
        is_common(bomb, bomb[:30])
    assert time.process_time() - begun < 2
