"""The camera over the table: it goes there and back, keeps table in sight, and frames what happens."""

import pytest

from scenes.games.skirmish.table.field.camera import FIGHT_ZOOM, Camera
from scenes.games.skirmish.table.layout import WINDOW

WIDTH, DEPTH = 72_000, 48_000
LEFT, TOP, ACROSS, DOWN = WINDOW


@pytest.fixture
def camera() -> Camera:
    return Camera(WIDTH, DEPTH)


def share_in_sight(camera: Camera) -> tuple[float, float]:
    """How much of the table, or of the window where that is smaller, shows table: across and along."""
    left, lower, right, upper = camera.view
    across = min(right, WIDTH) - max(left, 0)
    along = min(upper, DEPTH) - max(lower, 0)
    return across / min(right - left, WIDTH), along / min(upper - lower, DEPTH)


def test_there_and_back(camera: Camera) -> None:
    camera.zoom_by(2.2, 300, 200)
    camera.pan(40, -25)
    for x, y in ((0, 0), (31_234, 7_008), (72_000, 48_000)):
        assert camera.to_board(*camera.to_screen(x, y)) == pytest.approx((x, y))


def test_north_is_up_and_east_is_right(camera: Camera) -> None:
    x, y = camera.to_screen(36_000, 24_000)
    assert (x, y) == pytest.approx((LEFT + ACROSS / 2, TOP + DOWN / 2))
    assert camera.to_screen(37_000, 24_000)[0] > x
    assert camera.to_screen(36_000, 25_000)[1] < y


def test_the_whole_table_is_inside_the_window(camera: Camera) -> None:
    for corner in ((0, 0), (WIDTH, DEPTH)):
        x, y = camera.to_screen(*corner)
        assert LEFT < x < LEFT + ACROSS and TOP < y < TOP + DOWN


def test_what_lies_under_the_mouse_stays_there_when_one_comes_closer(camera: Camera) -> None:
    under = camera.to_board(600, 300)
    camera.zoom_by(1.7, 600, 300)
    assert camera.to_board(600, 300) == pytest.approx(under)


@pytest.mark.parametrize("zoom", [0.1, 1.0, 3.0, 40.0])
@pytest.mark.parametrize("way", [(-9000, 0), (9000, 0), (0, -9000), (0, 9000), (9000, 9000)])
def test_two_thirds_always_show_table(camera: Camera, zoom: float, way: tuple[float, float]) -> None:
    camera.zoom_by(zoom)
    camera.pan(*way)
    assert min(share_in_sight(camera)) >= 2 / 3 - 1e-9


def test_a_pan_goes_as_far_as_two_thirds_and_no_less(camera: Camera) -> None:
    camera.zoom_by(2)
    camera.pan(9000, 0)
    assert share_in_sight(camera)[0] == pytest.approx(2 / 3)


def test_a_glide_takes_time_ends_there_and_can_be_skipped(camera: Camera) -> None:
    camera.show_place(20_000, 20_000, FIGHT_ZOOM)
    camera.update(0.1)
    assert camera.moving and 20_000 < camera.x < 36_000
    camera.skip()
    assert not camera.moving and camera.zoom == pytest.approx(FIGHT_ZOOM)
    camera.show_all()
    for _ in range(60):
        camera.update(1 / 60)
    assert not camera.moving and (camera.x, camera.y) == (36_000, 24_000)
    before = camera.turn
    assert not camera.update(1 / 60) and camera.turn == before


def test_less_motion_means_at_once() -> None:
    camera = Camera(WIDTH, DEPTH, reduced=True)
    camera.show_place(20_000, 20_000, FIGHT_ZOOM)
    assert not camera.moving and (camera.x, camera.y) == (20_000, 20_000)


def test_an_action_is_framed_whole_and_no_closer_than_wished(camera: Camera) -> None:
    action = [(10_000, 10_000), (40_000, 22_000)]
    camera.frame_points(action)
    camera.skip()
    assert all(LEFT < camera.to_screen(*at)[0] < LEFT + ACROSS for at in action)
    assert all(TOP < camera.to_screen(*at)[1] < TOP + DOWN for at in action)
    camera.frame_points([(30_000, 20_000)])
    camera.skip()
    assert camera.zoom == pytest.approx(FIGHT_ZOOM)


def test_what_is_in_sight_already_is_left_alone(camera: Camera) -> None:
    camera.keep_seen([(30_000, 20_000)])
    assert not camera.moving
    camera.show_place(10_000, 10_000, FIGHT_ZOOM)
    camera.skip()
    camera.keep_seen([(60_000, 40_000)])
    assert camera.moving


def test_home_is_where_the_armies_are_and_two_thirds_of_the_table(camera: Camera) -> None:
    whole = camera.scale
    camera.heed_action([(20_000, 15_000), (30_000, 25_000)])
    camera.skip()
    left, lower, right, upper = camera.view
    assert camera.scale > whole and left >= 0 and lower >= 0 and right <= WIDTH and upper <= DEPTH
    assert (right - left) * (upper - lower) == pytest.approx(WIDTH * DEPTH * 2 / 3, rel=0.01)


def test_home_shows_armies_that_stand_far_apart(camera: Camera) -> None:
    whole = camera.scale
    camera.heed_action([(2_000, 2_000), (70_000, 46_000)])
    camera.skip()
    assert camera.scale == pytest.approx(whole)


def test_what_a_sheet_lies_over_is_left_free(camera: Camera) -> None:
    far = [(2_000, 2_000), (70_000, 46_000)]
    camera.heed_action(far)
    camera.skip()
    assert camera.to_screen(*far[1])[0] > LEFT + ACROSS - 370
    camera.heed_action(far, 370)
    camera.skip()
    for point in far:
        x, y = camera.to_screen(*point)
        assert LEFT < x < LEFT + ACROSS - 370 and TOP < y < TOP + DOWN


def test_who_looks_elsewhere_is_not_called_home(camera: Camera) -> None:
    camera.show_place(20_000, 20_000, FIGHT_ZOOM)
    camera.skip()
    seen = camera.view
    camera.heed_action([(60_000, 40_000)])
    camera.skip()
    assert camera.view == seen
