"""What takes time always arrives: played, hurried, skipped or reduced."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from scenes.motion.timeline import (
    Timeline,
    callback_clip,
    lazy_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    stagger,
    together,
    tween,
    until_done,
)
from scenes.motion.tween import EASINGS, easing_curve

ALL_EASINGS = [*EASINGS, "in-back", "out-back", "out-back(1.2)"]


def a_thing(**numbers: float) -> SimpleNamespace:
    return SimpleNamespace(**numbers)


@pytest.mark.parametrize("name", ALL_EASINGS)
def test_every_easing_starts_at_nothing_and_lands_exactly(name: str) -> None:
    curve = easing_curve(name)
    assert (curve(-1), curve(0.0), curve(1.0), curve(7.0)) == (0.0, 0.0, 1.0, 1.0)


@pytest.mark.parametrize("name", EASINGS)
def test_plain_easings_never_turn_back(name: str) -> None:
    points = [easing_curve(name)(step / 50) for step in range(51)]
    assert points == sorted(points)


def test_out_back_overshoots_before_it_lands() -> None:
    assert max(easing_curve("out-back(1.2)")(step / 50) for step in range(51)) > 1.02


def test_an_unknown_easing_is_refused() -> None:
    with pytest.raises(ValueError, match="no easing"):
        easing_curve("out-bounce")


def test_a_tween_starts_from_where_the_thing_is_when_its_turn_comes() -> None:
    thing, line = a_thing(x=0.0, y=5.0), Timeline()
    line.add(tween(thing, 1.0, "linear", x=10))
    line.add(tween(thing, 1.0, "linear", x=20, y=0))
    line.update(0.5)
    assert thing.x == 5.0
    line.update(1.0)
    assert (thing.x, thing.y) == (15.0, 2.5)
    line.update(9.0)
    assert (thing.x, thing.y, line.idle) == (20.0, 0.0, True)


def test_landing_is_exact_although_the_steps_are_not() -> None:
    thing, line = a_thing(x=0.1), Timeline()
    line.add(tween(thing, 0.3, "out-expo", x=0.7))
    for _ in range(40):
        line.update(1 / 60)
    assert thing.x == 0.7


def test_no_time_is_lost_between_clips() -> None:
    seen: list[float] = []
    line = Timeline()
    line.add(sequence(pause_for(0.25), pause_for(0.25), slide_value(seen.append, 0.0, 1.0, 1.0, "linear")))
    line.update(1.0)
    assert seen[-1] == pytest.approx(0.5)


def test_together_ends_with_the_longest() -> None:
    one, two, line = a_thing(x=0.0), a_thing(x=0.0), Timeline()
    line.add(together(tween(one, 0.1, x=1), tween(two, 0.4, x=1)))
    line.update(0.2)
    assert (one.x, line.idle) == (1, False)
    line.update(0.2)
    assert (two.x, line.idle) == (1, True)


def test_staggered_clips_start_one_gap_apart() -> None:
    moments: list[str] = []
    line = Timeline()
    line.add(stagger(0.1, *[callback_clip(lambda n=name: moments.append(n)) for name in "abc"]))
    line.update(0.15)
    assert moments == ["a", "b"]


def test_with_plays_beside_and_after_waits_for_both() -> None:
    one, two, three, line = a_thing(x=0.0), a_thing(x=0.0), a_thing(x=0.0), Timeline()
    line.add(tween(one, 0.2, "linear", x=1))
    line.update(0.1)
    line.add(tween(two, 0.4, "linear", x=1), at="with")
    line.add(tween(three, 0.1, "linear", x=1))
    line.update(0.2)
    assert (one.x, two.x, three.x) == (1, pytest.approx(0.5), 0.0)
    line.update(0.2 + 0.1)
    assert three.x == 1


def test_skip_lands_everything_also_what_landing_adds() -> None:
    thing, line = a_thing(x=0.0, y=0.0), Timeline()
    line.add(tween(thing, 5.0, x=3))
    line.add(callback_clip(lambda: line.add(tween(thing, 2.0, y=4))))
    line.update(0.1)
    line.skip()
    assert (thing.x, thing.y, line.idle) == (3, 4, True)


def test_skipping_calls_each_moment_once() -> None:
    moments: list[int] = []
    line = Timeline()
    line.add(
        sequence(
            callback_clip(lambda: moments.append(1)), pause_for(1.0), callback_clip(lambda: moments.append(2))
        )
    )
    line.update(0.1)
    line.skip()
    assert moments == [1, 2]


def test_a_clip_that_feeds_itself_for_ever_is_an_error_not_a_frozen_window() -> None:
    line = Timeline()

    def again() -> None:
        line.add(callback_clip(again))

    line.add(callback_clip(again))
    with pytest.raises(RuntimeError):
        line.skip()


def test_hurrying_is_four_times_as_fast_and_speed_nought_is_at_once() -> None:
    thing, line = a_thing(x=0.0), Timeline()
    line.hurried = True
    line.add(tween(thing, 1.0, "linear", x=8))
    line.update(0.125)
    assert thing.x == 4.0
    still = Timeline(speed=0.0)
    still.add(tween(thing, 100.0, x=9))
    still.update(0.0)
    assert (thing.x, still.idle) == (9, True)


def test_players_who_asked_for_less_motion_see_the_quiet_clip() -> None:
    thing = a_thing(x=0.0, alpha=0.0)
    quiet = Timeline(reduced=True)
    quiet.add(
        sequence(
            reducible_clip(tween(thing, 1.0, x=9), tween(thing, 0.1, alpha=255)),
            reducible_clip(tween(thing, 1.0, x=9)),
        )
    )
    quiet.update(0.2)
    assert (thing.x, thing.alpha, quiet.idle) == (0.0, 255, True)


def test_a_later_clip_is_made_from_what_is_known_when_its_turn_comes() -> None:
    known, seen, line = ["a"], [], Timeline()
    line.add(pause_for(1))
    line.add(lazy_clip(lambda: callback_clip(lambda: seen.extend(known))))
    known.append("b")
    line.update(2)
    assert (seen, line.idle) == (["a", "b"], True)


def test_a_clip_that_waits_for_a_flourish_ends_with_it() -> None:
    flourish, line, aside = pause_for(1.0), Timeline(), Timeline()
    aside.add(flourish, at="with")
    line.add(until_done(flourish))
    line.update(5)
    assert not line.idle
    aside.update(1.1)
    line.update(0.01)
    assert line.idle


def test_skipping_lands_the_flourish_that_is_waited_for() -> None:
    thing, line, aside = a_thing(x=0.0), Timeline(), Timeline()
    flourish = tween(thing, 3.0, x=9)
    aside.add(flourish, at="with")
    line.add(until_done(flourish))
    line.skip()
    assert (thing.x, line.idle) == (9.0, True)
    aside.skip()
    assert thing.x == 9.0
