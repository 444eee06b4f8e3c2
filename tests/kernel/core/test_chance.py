"""Who answers for the dice: seeds, scripts, secrets."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sacbe.kernel.core.bits import bit, bit_range, count, members
from sacbe.kernel.core.chance import CommittedDriver, ScriptedDriver, SeededDriver, commit_to, mix_seed
from sacbe.kernel.core.choice import pack, unpack
from sacbe.kernel.core.frame import CHANCE, Ask

ASK = Ask(CHANCE, 0, [10, 20, 30, 40, 50, 60])


def test_a_seed_gives_the_same_answers_everywhere() -> None:
    """The first answers of two seeds, written down once: they may never change, on any platform."""
    assert [SeededDriver(7).next_uint32() for _ in range(2)] == [1837975287, 1837975287]
    dice = SeededDriver(2026)
    assert [dice.answer(ASK) for _ in range(8)] == [30, 30, 20, 30, 40, 20, 30, 40]


def test_answers_are_even() -> None:
    dice = SeededDriver(3)
    seen = [dice.answer(ASK) for _ in range(6000)]
    assert all(900 < seen.count(option) < 1100 for option in ASK.options)


def test_a_copy_goes_on_alike_and_alone() -> None:
    for dice in (SeededDriver(5), CommittedDriver(b"secret"), ScriptedDriver([10, 60, 30])):
        dice.answer(ASK)
        twin = dice.copy()
        assert [twin.answer(ASK) for _ in range(2)] == [dice.answer(ASK) for _ in range(2)]


def test_a_script_refuses_what_is_no_option_and_ends() -> None:
    dice = ScriptedDriver([20, 70])
    assert dice.answer(ASK) == 20
    with pytest.raises(ValueError, match="answer 2"):
        dice.answer(ASK)
    with pytest.raises(IndexError):
        ScriptedDriver([]).answer(ASK)


def test_committed_answers_can_be_derived_by_hand() -> None:
    secret = bytes(range(32))
    assert commit_to(secret) == "sha256:" + hashlib.sha256(secret).hexdigest()
    dice = CommittedDriver(secret)
    answers = [dice.answer(ASK) for _ in range(20)]
    drawn = [hmac.new(secret, str(n).encode(), hashlib.sha256).hexdigest() for n in range(20)]
    by_hand = [ASK.options[int(text, 16) % 6] for text in drawn]
    assert answers == by_hand and len(set(answers)) > 1


def test_streams_are_independent() -> None:
    seeds = {mix_seed(seed, stream) for seed in range(50) for stream in range(50)}
    assert len(seeds) == 2500 and all(0 <= seed < 1 << 62 for seed in seeds)


@given(st.lists(st.integers(0, 255), min_size=6, max_size=6))
def test_choices_pack_and_unpack(parts: list[int]) -> None:
    assert list(unpack(pack(*parts))) == parts


@given(st.sets(st.integers(0, 61)))
def test_sets_as_bits(these: set[int]) -> None:
    bits = sum(bit(member) for member in these)
    assert members(bits) == sorted(these) and count(bits) == len(these)


def test_spans_cross_32_bits() -> None:
    """A shift of a literal would end at 32 bits when compiled."""
    assert members(bit_range(14, 45)) == list(range(14, 45)) and bit(40) == 1099511627776
