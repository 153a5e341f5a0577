"""Circles that press and jostle: they move when kicked, come back, and never pass through each other."""

import numpy as np
import numpy.typing as npt
import pytest

from scenes.games.skirmish.table.show.crowd import ROOM_SHARE, SETTLE_SECONDS, Crowd, nearest_places

BASE, FRAME = 787.0, 1 / 60
Plane = npt.NDArray[np.float64]


def block(files: int, ranks: int, x: float = 0.0, y: float = 0.0) -> Plane:
    """The places of a regiment that faces north, its front at `y`, front rank first."""
    return np.array(
        [
            (x + (file - (files - 1) / 2) * BASE, y - (rank + 0.5) * BASE)
            for rank in range(ranks)
            for file in range(files)
        ]
    )


def pass_time(crowd: Crowd, home: Plane, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        crowd.update(FRAME, home)


def least_gap(at: Plane) -> float:
    """How near the two nearest men are."""
    gaps = np.hypot(*np.moveaxis(at[:, None] - at[None], 2, 0))
    np.fill_diagonal(gaps, np.inf)
    return float(gaps.min())


def test_men_who_are_kicked_move_and_are_back_in_their_places() -> None:
    crowd, home = Crowd(), block(6, 4)
    crowd.join(3, home, home, (BASE, BASE))
    crowd.kick(3, np.full((24, 2), 8000.0))
    pass_time(crowd, home, 0.1)
    assert np.abs(crowd.shift_of(3)).max() > 200
    pass_time(crowd, home, SETTLE_SECONDS)
    assert 3 not in crowd.squads and len(crowd) == 0, "who stands in his place has left the crowd"


def test_men_whom_nobody_kicks_stay_where_they_are() -> None:
    crowd, home = Crowd(), block(6, 4)
    crowd.join(3, home, home, (BASE, BASE))
    for _ in range(2):
        crowd.update(FRAME, home)
        assert np.abs(crowd.shift_of(3)).max() < 1
    pass_time(crowd, home, 0.2)
    assert len(crowd) == 0


@pytest.mark.rule("S-63")
def test_two_ranks_that_meet_push_each_other_and_never_pass_through() -> None:
    crowd, north, south = Crowd(), block(6, 1, y=BASE), block(6, 1)
    crowd.join(1, south, south, (BASE, BASE))
    crowd.join(2, north, north, (BASE, BASE))
    crowd.kick(1, np.tile((0.0, 14_000.0), (6, 1)))
    pushed, gap = 0.0, np.inf
    for _ in range(30):
        crowd.update(FRAME, np.concatenate((south, north)))
        pushed = max(pushed, float(crowd.shift_of(2)[:, 1].min()))
        gap = min(gap, least_gap(crowd.at))
    assert pushed > 100, "those who were not kicked are pushed back, every one of them"
    assert gap > 1.6 * ROOM_SHARE * BASE
    alone = Crowd()
    alone.join(2, north, north, (BASE, BASE))
    alone.update(FRAME, north)
    assert np.abs(alone.shift_of(2)).max() == 0


def test_men_follow_a_regiment_that_moves_and_are_there_when_it_has_halted() -> None:
    crowd, home = Crowd(), block(5, 2)
    crowd.join(1, home, home, (BASE, BASE))
    crowd.kick(1, np.full((10, 2), 500.0))
    for step in range(60):
        crowd.update(FRAME, home + np.array((0, 100.0 * step)))
    assert np.abs(crowd.shift_of(1)).max() < 2 * BASE
    pass_time(crowd, home + np.array((0, 5900.0)), SETTLE_SECONDS + 0.05)
    assert len(crowd) == 0


def test_a_regiment_that_is_suddenly_elsewhere_takes_its_men_along() -> None:
    crowd, home = Crowd(), block(5, 2)
    crowd.join(1, home, home, (BASE, BASE))
    crowd.kick(1, np.full((10, 2), 3000.0))
    crowd.update(FRAME, home + np.array((30_000.0, 0)))
    assert np.abs(crowd.shift_of(1)).max() < BASE


@pytest.mark.rule("S-63")
def test_men_who_run_go_their_own_ways_and_come_back() -> None:
    crowd, home = Crowd(), block(4, 2)
    crowd.join(1, home, home, (BASE, BASE))
    turn = np.linspace(0, 2 * np.pi, 8, endpoint=False)
    crowd.scare(1, 4000 * np.stack((np.sin(turn), np.cos(turn)), axis=1), 0.8)
    pass_time(crowd, home, 0.8)
    assert np.hypot(*crowd.shift_of(1).T).min() > BASE
    pass_time(crowd, home, SETTLE_SECONDS + 0.1)
    assert len(crowd) == 0


def test_equal_kicks_give_equal_places_whoever_has_left_before() -> None:
    def ended(*, with_guest: bool) -> Plane:
        crowd, home = Crowd(), block(6, 3)
        if with_guest:
            crowd.join(9, home + 50_000, home + 50_000, (BASE, BASE))
        crowd.join(1, home, home, (BASE, BASE))
        crowd.leave(9)
        crowd.kick(1, np.tile((3000.0, 9000.0), (18, 1)))
        pass_time(crowd, home, 0.25)
        return crowd.at

    assert np.array_equal(ended(with_guest=False), ended(with_guest=False))
    assert np.allclose(ended(with_guest=False), ended(with_guest=True), atol=1.0)


def test_a_frame_that_took_long_costs_no_more_than_three_steps() -> None:
    crowd, home = Crowd(), block(4, 4)
    crowd.join(1, home, home, (BASE, BASE))
    crowd.kick(1, np.full((16, 2), 4000.0))
    crowd.update(5.0, home)
    assert crowd.squads[1].calm <= 3 * FRAME + 1e-9


@pytest.mark.rule("S-63")
def test_the_rear_steps_up_to_where_the_fallen_stood() -> None:
    old = block(5, 3)
    across = np.array([[1.0, 0.0]])
    left = np.delete(old, 2, axis=0)
    taken = nearest_places(block(5, 3)[:14], left, across)
    assert left[taken[2]].tolist() == old[7].tolist(), "the man behind him"
    assert sorted(taken.tolist()) == list(range(14))
    whole = nearest_places(old, old, across)
    assert whole.tolist() == list(range(15)), "nobody steps where nobody fell"
    assert nearest_places(old, old[:3], across).tolist().count(-1) == 12
