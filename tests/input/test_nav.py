"""A stick becomes clean directions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.input.intents import MOVES, Intent
from game.input.nav import Nav, Step

FRAME = 1 / 60


def begun(steps: list[Step]) -> list[Intent]:
    return [step.intent for step in steps if step.down]


def held_for(nav: Nav, seconds: float, frame: float = FRAME) -> int:
    return sum(len(nav.update(frame)) for _ in range(round(seconds / frame)))


def test_a_stick_counts_from_55_percent_and_stops_below_40() -> None:
    nav = Nav()
    said = [begun(nav.stick(x, 0)) for x in (0.1, 0.3, 0.5, 0.56, 0.5, 0.45, 0.41)]
    assert said == [[], [], [], [Intent.RIGHT], [], [], []]
    assert nav.stick(0.39, 0) == [Step(Intent.RIGHT, down=False)]
    assert nav.direction is None


@pytest.mark.parametrize(
    ("x", "y", "intent"),
    [(1, 0.2, Intent.RIGHT), (-1, -0.9, Intent.LEFT), (0.3, 1, Intent.DOWN), (0.9, -1, Intent.UP)],
)
def test_a_stick_snaps_to_the_nearest_of_four_directions(x: float, y: float, intent: Intent) -> None:
    assert begun(Nav().stick(x, y)) == [intent]


def test_a_stick_held_near_the_diagonal_does_not_flutter() -> None:
    nav = Nav()
    nav.stick(0.71, 0.70)
    assert [step for _ in range(20) for step in nav.stick(0.70, 0.72) + nav.stick(0.72, 0.70)] == []
    assert nav.stick(0.3, 0.9) == [Step(Intent.RIGHT, down=False), Step(Intent.DOWN)]


def test_a_held_direction_repeats_after_400_ms_then_every_90() -> None:
    nav = Nav()
    nav.stick(1, 0)
    assert held_for(nav, 0.38) == 0
    assert held_for(nav, 0.06) == 1
    assert held_for(nav, 0.90) == 10


@pytest.mark.parametrize("frame", [1 / 30, 1 / 60, 1 / 144])
def test_repeats_do_not_depend_on_the_frame_rate(frame: float) -> None:
    nav = Nav()
    nav.stick(0, 1)
    assert held_for(nav, 1.0, frame) in (7, 8)


def test_a_long_hitch_never_becomes_a_burst() -> None:
    nav = Nav()
    nav.stick(1, 0)
    assert len(nav.update(30.0)) <= 3


def test_the_cross_rules_over_the_stick() -> None:
    nav = Nav()
    nav.stick(1, 0)
    assert nav.cross(0, -1) == [Step(Intent.RIGHT, down=False), Step(Intent.UP)]
    assert nav.cross(0, 0) == [Step(Intent.UP, down=False), Step(Intent.RIGHT)]


def test_a_repeat_says_so() -> None:
    nav = Nav()
    nav.cross(-1, 0)
    assert nav.update(0.2) == []
    assert nav.update(0.25) == [Step(Intent.LEFT, again=True)]


@pytest.mark.statistics
@given(st.lists(st.tuples(st.floats(-1, 1), st.floats(-1, 1)), max_size=40))
def test_whatever_the_stick_does_every_direction_that_begins_ends(places: list[tuple[float, float]]) -> None:
    nav = Nav()
    steps = [step for place in [*places, (0.0, 0.0)] for step in nav.stick(*place)]
    assert nav.direction is None
    assert all(step.intent in MOVES for step in steps)
    assert [step.down for step in steps] == [n % 2 == 0 for n in range(len(steps))]
