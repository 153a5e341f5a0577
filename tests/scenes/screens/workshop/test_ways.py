"""Sideways one comes to the next board, wherever its rows are."""

from game.input.intents import Intent
from scenes.screens.workshop.home.ways import next_spot
from scenes.widgets.focus import Spot, neighbour_spot

MOD, WRONG = Spot("mod:last", 40, 492, 256, 80), Spot("wrong", 346, 212, 388, 44)
THINGS = [Spot(f"thing:{n}", 790 + 108 * (n % 2), 200 + 147 * (n // 2), 98, 140) for n in range(6)]
SPOTS = [MOD, Spot("mod:first", 40, 140, 256, 80), WRONG, *THINGS]


def test_no_board_is_stepped_over_however_high_its_rows_are() -> None:
    assert next_spot(SPOTS, MOD, Intent.RIGHT) == WRONG
    plain = neighbour_spot(SPOTS, MOD, Intent.RIGHT, wrap=False)
    assert plain is not None and plain.key.startswith("thing"), "which a plain neighbour would have done"
    assert next_spot(SPOTS, WRONG, Intent.RIGHT) == THINGS[0]
    assert next_spot(SPOTS, THINGS[0], Intent.RIGHT) == THINGS[1]
    assert next_spot(SPOTS, THINGS[1], Intent.RIGHT) is None
    assert next_spot(SPOTS, WRONG, Intent.LEFT) == SPOTS[1]


def test_up_and_down_stay_on_their_board() -> None:
    assert next_spot(SPOTS, THINGS[0], Intent.DOWN) == THINGS[2]
    assert next_spot(SPOTS, WRONG, Intent.DOWN) is None
