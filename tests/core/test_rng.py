"""Chance: the same seed draws the same, everywhere; loaded dice give what they were told."""

import os
import subprocess
import sys
from collections import Counter

import pytest

from game.core.rng import Rigged, Rng


def test_the_same_seed_draws_the_same() -> None:
    one, other = Rng(7), Rng(7)
    assert [one.below(6) for _ in range(50)] == [other.below(6) for _ in range(50)]
    assert one.shuffled(range(20)) == other.shuffled(range(20))
    assert one.fingerprint() == other.fingerprint()


def test_the_draws_of_a_seed_never_change() -> None:
    """Saves are replayed: these numbers are a promise."""
    dice = Rng(2026)
    assert [dice.below(100) for _ in range(8)] == [11, 50, 51, 86, 10, 22, 60, 55]
    assert Rng(1).shuffled("abcdefgh") == list("acdghefb")


def test_other_seeds_draw_otherwise() -> None:
    assert len({"".join(Rng(seed).shuffled("abcdefghij")) for seed in range(50)}) == 50
    assert Rng(1).fingerprint() != Rng(2).fingerprint()


def test_a_draw_moves_the_fingerprint() -> None:
    dice = Rng(1)
    before = dice.fingerprint()
    dice.below(2)
    assert dice.fingerprint() != before


@pytest.mark.parametrize("n", [1, 2, 6, 15])
def test_below_reaches_every_number_and_no_other(n: int) -> None:
    dice = Rng(3)
    drawn = Counter(dice.below(n) for _ in range(400 * n))
    assert set(drawn) == set(range(n))
    assert max(drawn.values()) < 1.5 * min(drawn.values())


def test_a_shuffle_keeps_every_item_and_favours_none() -> None:
    dice = Rng(4)
    tops: Counter[int] = Counter()
    for _ in range(3000):
        items = dice.shuffled(range(5))
        assert sorted(items) == [0, 1, 2, 3, 4]
        tops[items[-1]] += 1
    assert all(500 < count < 700 for count in tops.values())


def test_shuffled_leaves_the_original_alone() -> None:
    items = [1, 2, 3, 4]
    Rng(1).shuffled(items)
    assert items == [1, 2, 3, 4]


def test_a_choice_is_one_of_the_items() -> None:
    assert {Rng(seed).choice("abc") for seed in range(40)} == set("abc")


def test_loaded_dice_give_what_they_were_told_then_zero_and_keep_order() -> None:
    dice = Rigged([3, 0, 9])
    assert [dice.below(6) for _ in range(5)] == [3, 0, 5, 0, 0]
    items = [3, 1, 2]
    dice.shuffle(items)
    assert items == [3, 1, 2]


@pytest.mark.processes
def test_every_process_draws_the_same() -> None:
    code = "from game.core.rng import Rng; r = Rng('acte I'); print(r.shuffled(range(9)), r.fingerprint())"
    drawn = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "5")
    }
    assert len(drawn) == 1
