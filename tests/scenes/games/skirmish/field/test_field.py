"""The painted table on a real window: regiments are seen where they stand, edges say who is who."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import numpy as np
import numpy.typing as npt
import pytest
from msgspec.structs import replace

from game.app.app import App
from tests.app.conftest import BASE, a_plan

if TYPE_CHECKING:
    from PIL import Image

    from scenes.games.skirmish.table.field.field import Field
    from scenes.shell.window import GameWindow

Raise = Callable[..., "GameWindow"]


@pytest.fixture
def laid(home: Any, a_stage: GameWindow) -> tuple[GameWindow, Field]:
    """The last turn of a battle of two armies, on the window."""
    from scenes.games.skirmish.table.field.camera import Camera
    from scenes.games.skirmish.table.field.field import Field
    from scenes.games.skirmish.table.looks.battle_looks import read_battle_looks
    from scenes.games.skirmish.table.shown import Shown
    from scenes.match.scene import MatchScene
    from scenes.shell.scene import Scene

    app = App([BASE]).inline()
    table = app.begin(a_plan("skirmish", "bb"), keep=False)
    looks, problems = read_battle_looks(app.catalog)
    assert problems == []
    shown = Shown(table.public.view, table.rules.setting.content.bases)

    class Bare(Scene):
        """Nothing but the table."""

        def build(self) -> None:
            sitters = [SimpleNamespace(name="A", colour=0), SimpleNamespace(name="B", colour=3)]
            self.table = table
            self.camera = Camera(shown.width, shown.depth)
            self.field = Field(cast("MatchScene", self), self.camera, shown, sitters, looks)

        def update(self, dt: float) -> None:
            self.field.update(dt)

    scene = Bare(a_stage.stage)
    a_stage.stage.push(scene)
    a_stage.step()
    return a_stage, scene.field


def spot_of(picture: Image.Image, field: Field, unit: int) -> npt.NDArray[np.float64]:
    """The light of the 16 x 16 pixels in the middle of a tray."""
    x, y = field.camera.to_screen(*field.shown.units[unit].middle)
    box = (round(x) - 8, round(y) - 8, round(x) + 8, round(y) + 8)
    return np.asarray(picture.convert("L").crop(box), np.float64)


def light_around(picture: Image.Image, field: Field, unit: int) -> float:
    """How much the picture varies on a tray: 0 where nothing is drawn."""
    return float(spot_of(picture, field, unit).std())


def test_every_regiment_is_seen_and_one_that_is_taken_away_is_not(laid: tuple[GameWindow, Field]) -> None:
    house, field = laid
    units = field.shown.standing()
    picture = house.take_picture()
    seen = {unit.id: light_around(picture, field, unit.id) for unit in units}
    assert seen and min(seen.values()) > 12
    for unit in units:
        unit.place = "gone"
        field.refresh(unit.id)
    empty = house.take_picture()
    assert all(light_around(empty, field, id) < light / 2 for id, light in seen.items())


def test_what_stands_still_is_kept_and_looks_the_same(laid: tuple[GameWindow, Field]) -> None:
    house, field = laid
    first, kept = (np.asarray(house.take_picture().convert("RGB"), int) for _ in range(2))
    again = np.asarray(house.take_picture().convert("RGB"), int)
    assert np.abs(first - kept).max() <= 8 and (kept == again).all()
    unit = field.shown.standing()[0]
    field.place(unit.id, unit.x + 3000, unit.y, unit.heading)
    assert (np.asarray(house.take_picture().convert("RGB"), int) != again).any()


def test_a_ground_that_is_pushed_along_looks_like_one_drawn_anew(laid: tuple[GameWindow, Field]) -> None:
    house, field = laid
    for unit in field.shown.standing():
        unit.place = "gone"
        field.refresh(unit.id)

    def seen_after(dx: float, dy: float) -> npt.NDArray[np.int_]:
        field.camera.pan(dx, dy)
        return np.asarray(house.take_picture().convert("RGB"), int)

    field.camera.zoom_by(1.5)
    anew = seen_after(30, -20)
    for dx, dy in ((1, 0), (2, 7), (-3, -7), (-200, 90)):
        pushed = seen_after(dx, dy)
        if (dx, dy) == (-3, -7):
            assert np.abs(pushed - anew).max() <= 12, "back where it was drawn"
            assert np.abs(pushed - np.roll(anew, 3, axis=1)).max() > 12, "three units aside it is another one"
    field._slid_ground = type(field._slid_ground)()
    assert np.abs(seen_after(200, -90) - anew).max() <= 12
    assert np.abs(seen_after(0.3, 0) - anew).mean() < 0.5


def test_a_unit_is_found_where_it_is_shown(laid: tuple[GameWindow, Field]) -> None:
    _, field = laid
    for unit in field.shown.standing():
        assert field.unit_at(*field.camera.to_screen(*unit.middle)) == unit.id
        field.place(unit.id, unit.x, unit.y + 9000, unit.heading)
        assert field.unit_at(*field.camera.to_screen(*unit.middle)) != unit.id
        field.place(unit.id, unit.x, unit.y, unit.heading)
    assert field.unit_at(100, 300) is None


def test_a_name_changes_the_picture_of_the_named_army_only(laid: tuple[GameWindow, Field]) -> None:
    house, field = laid
    shown = field.shown
    shown.players, shown.active, shown.named = 3, 0, -1
    field.repaint_relations()
    house.step(1 / 20, 20)
    before = house.take_picture()
    shown.named = 1
    field.repaint_relations()
    house.step(1 / 20, 20)
    field._men.batch._sprites.atlas.rebuild()  # as when it grows: pictures that moved differ in a last bit
    after = house.take_picture()
    changed: dict[int, list[float]] = {unit.owner: [] for unit in shown.standing()}
    for unit in shown.standing():
        difference = spot_of(after, field, unit.id) - spot_of(before, field, unit.id)
        changed[unit.owner].append(float(np.abs(difference).max()))
    assert max(changed[0]) <= 8 and min(changed[1]) > 40


def test_a_ghost_stands_where_it_would_go_and_leaves_no_trace(laid: tuple[GameWindow, Field]) -> None:
    house, field = laid
    unit = field.shown.standing()[0]
    house.step(1 / 20, 4)
    before = np.asarray(house.take_picture().convert("L"), float)
    there = replace(unit, x=unit.x - 15_000)
    x, y = field.camera.to_screen(*there.middle)
    spot = np.s_[round(y) - 6 : round(y) + 6, round(x) - 6 : round(x) + 6]
    field.show_ghost(unit.id, there.x, there.y, there.heading)
    assert np.asarray(house.take_picture().convert("L"), float)[spot].std() > 12 > before[spot].std()
    field.hide_ghost()
    change = field._change
    field.hide_ghost()
    assert field._change == change
    house.take_picture()
    assert np.abs(np.asarray(house.take_picture().convert("L"), float) - before).max() <= 8


def test_an_edge_is_swept_in_time_and_not_at_once(laid: tuple[GameWindow, Field]) -> None:
    house, field = laid
    shown = field.shown
    shown.players, shown.active, shown.named = 3, 0, -1
    field.repaint_relations()
    house.step(1 / 20, 20)
    shown.named = 1
    field.repaint_relations()
    pictures = []
    for seconds in (0.0, 0.15, 1.0):
        house.step(seconds or 1e-6)
        pictures.append(np.asarray(house.take_picture().convert("RGB"), int))
    unit = next(one for one in shown.standing() if one.owner == 1)
    x, y = (round(at) for at in field.camera.to_screen(*unit.middle))
    first, second, third = (picture[y - 12 : y + 12, x - 20 : x + 20] for picture in pictures)
    assert (first != second).any() and (second != third).any()


def test_the_table_lies_under_a_lamp_warm_in_the_middle_and_dark_at_its_rim(
    laid: tuple[GameWindow, Field],
) -> None:
    house, _ = laid
    seen = np.asarray(house.take_picture().convert("RGB"), float)[118:658, 222:1264]
    middle = np.median(seen[200:340, 400:640], axis=(0, 1))
    rim = np.median(seen[60:90, 400:640], axis=(0, 1))
    assert middle[0] - middle[2] > 52.0  # warm: the ground alone has less red over blue
    assert 0.4 * middle.sum() < rim.sum() < 0.82 * middle.sum()  # dark, and ground still
