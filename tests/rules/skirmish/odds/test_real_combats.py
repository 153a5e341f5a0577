"""Combats fought through the whole phase come to what was told before them (S-52 to S-56, S-69)."""

import pytest

from tools.bench import forecasts
from tools.bench.pairings import PAIRINGS, Pairing

FIGHTS = 240
NAMED = {one.name: one for one in PAIRINGS}
SLICE = ("flank, ten on thirty", "rear, characters in two ranks", "a character's unit nearly gone", "fear")
"""Pairings that are fought in every run; `tools/bench/forecasts.py` fights all of them."""


def off(pairing: Pairing, told: dict[str, float], fights: int) -> list[str]:
    """Boxes whose frequency is further from what was told than chance and the margin allow."""
    rules, state = forecasts.laid_out(pairing)
    came = forecasts.frequencies(rules, state, fights, pairing.name)
    return [
        box
        for box in forecasts.BOXES
        if abs(came[box] - told[box]) > forecasts.room_for_chance(told[box], fights)
    ]


@pytest.mark.statistics
@pytest.mark.rule("S-53", "S-55", "S-56", "S-60", "S-69")
@pytest.mark.parametrize("name", SLICE)
def test_real_combats_come_to_what_was_told(name: str) -> None:
    pairing = NAMED[name]
    told = forecasts.chances(forecasts.told_before(*forecasts.laid_out(pairing), pairing))
    assert off(pairing, told, FIGHTS) == []


@pytest.mark.statistics
@pytest.mark.rule("S-55")
def test_ranks_that_are_settled_before_the_blows_do_not_come_true() -> None:
    pairing = NAMED["flank, ten on thirty"]
    told = forecasts.chances(forecasts.settled_before_blows(*forecasts.laid_out(pairing), pairing))
    assert {"wins", "loses"} <= {*off(pairing, told, FIGHTS // 2)}


def test_pairings_are_many_and_their_names_their_own() -> None:
    assert len(NAMED) == len(PAIRINGS) >= 60
    for word in ("flank", "rear", "ranks", "character", "champion", "monster", "gun", "chariot", "swarm"):
        assert any(word in name for name in NAMED), word
