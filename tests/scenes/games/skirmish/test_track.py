"""Soldiers march in straight legs and in wheels about a corner that stays where it is."""

from itertools import pairwise

from pytest import approx

from game.rules.skirmish.state.formation import Pose, advanced_pose, offset_point, wheeled_pose
from scenes.games.skirmish.table.clips.track import Track, turn_between
from scenes.games.skirmish.table.shown import Stand, point_from

WIDE = 5000
START = Pose(10_000, 20_000, 34_000)
AHEAD = advanced_pose(START, 4000)
WHEELED = wheeled_pose(AHEAD, WIDE, 6000)


def test_a_wheel_keeps_its_inner_corner_and_a_line_its_heading() -> None:
    track = Track([START, AHEAD, WHEELED], WIDE)
    assert track.stand_at(0) == Stand(*START)
    assert track.stand_at(1) == Stand(*WHEELED)
    corner = offset_point(AHEAD, WIDE / 2, 0)
    straight = 4000 / track.length
    for share in (0.1, 0.3):
        assert track.stand_at(share * straight).heading == START.heading
    for share in (0.2, 0.5, 0.9):
        turned = track.stand_at(straight + share * (1 - straight))
        assert point_from(turned, WIDE / 2, 0) == approx(corner, abs=3)
        assert turn_between(AHEAD.heading, turned.heading) == approx(6000 * share, abs=1)
    slid = [Stand(*AHEAD), Stand(*WHEELED)]
    between = Stand(*((a + b) / 2 for a, b in zip(*slid, strict=True)))
    assert point_from(between, WIDE / 2, 0) != approx(corner, abs=300), "a slide would leave the corner"


def test_the_pace_is_even_and_a_unit_that_stays_is_there_at_once() -> None:
    track = Track([START, AHEAD, WHEELED], WIDE)
    steps = [track.stand_at(place / 20) for place in range(5)]
    far = [abs(complex(b.x - a.x, b.y - a.y)) for a, b in pairwise(steps)]
    assert far == approx([track.length / 20] * 4, rel=0.01)
    still = Track([START, START], WIDE)
    assert (still.length, still.stand_at(0.3)) == (0, Stand(*START))
    about = Track([(0, 0, 0), (0, -1000, 18000)], 1000)
    assert point_from(about.stand_at(0.5), 0, -500) == approx((0, -500), abs=1), "about its middle"
