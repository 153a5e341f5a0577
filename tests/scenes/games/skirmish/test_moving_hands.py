"""Hands on a ghost and on the camera, on the real table: held back, a front drawn wider, a lens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import arcade
import pytest

from game.input.devices import KEYS, MOUSE
from game.input.intents import Intent
from game.rules.skirmish.actions.orders import Join, Reform
from scenes.games.skirmish.table.driving.driving import Driving
from scenes.games.skirmish.table.driving.halts import Halt
from scenes.games.skirmish.table.driving.helm import join_at
from tests.scenes.games.skirmish.driving.test_driving import goals
from tests.scenes.games.skirmish.test_driven_moves import KEYS_OF, Mover, drag
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]


@pytest.fixture
def house(raise_house: Raise) -> Iterator[GameWindow]:
    """A house without motion."""
    made = raise_house(reduced_motion=True)
    yield made
    for scene in made.stage.scenes:
        scene.close()


def test_back_that_is_held_brings_the_ghost_home(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, KEYS)
    mover.key(Intent.ACCEPT, *[Intent.UP, Intent.ACCEPT] * 3)
    ghost = mover.ghost()
    assert ghost.laid == 3
    driver.press(KEYS_OF[Intent.BACK])
    driver.step(3, 0.1)
    assert ghost.laid == 2 and ghost.order() is not None, "a tap takes one leg back"
    driver.step(4, 0.1)
    driver.release(KEYS_OF[Intent.BACK])
    assert ghost.order() is None and mover.ghost() is ghost
    mover.key(Intent.UP)
    driver.step(10, 0.1)
    assert ghost.order() is not None, "whoever has let go is at home no more"


@pytest.mark.rule("S-32")
def test_the_end_of_a_front_is_drawn_to_other_files(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, MOUSE)
    camera, shown = mover.scene.camera, mover.scene.shown
    unit = mover.hand.crumbs()[0].worth[0]
    driver.click(*camera.to_screen(*shown.middle_of(unit)))
    driver.step(1, 0.1)
    ghost = mover.ghost()
    corner = front_end(mover, 0.5)
    drag(driver, camera.to_screen(*corner), camera.to_screen(*front_end(mover, 0.5, ghost.shape.base_w)))
    given = ghost.order()
    assert isinstance(given, Reform) and given.files == ghost.shape.files + 2
    ghost.go_home()
    drag(driver, camera.to_screen(*front_end(mover, 0.25)), camera.to_screen(*front_end(mover, 0.7)))
    assert not isinstance(ghost.order(), Reform), "only an end of the front makes files"


@pytest.mark.rule("S-32")
def test_a_ghost_reforms_on_the_spot(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, KEYS)
    mover.key(Intent.ACCEPT, Intent.DOUBT)
    ghost, home = mover.ghost(), mover.stand(mover.ghost().unit)
    assert {"skirmish-hand-files", "skirmish-hand-turn", "skirmish-hand-others"} <= mover.asks()
    mover.key(Intent.RIGHT, Intent.UP)
    given = ghost.order()
    assert isinstance(given, Reform) and ghost.stop is None and ghost.on_the_spot
    assert mover.scene.steering.picture._way.boxes == [], "nobody is told of a wheel that is none"
    assert given.heading == (home[2] + 500) % 36000 and given.files == ghost.shape.files + 1
    mover.key(Intent.DOWN)
    assert isinstance(ghost.order(), Reform) and ghost.preview().shape.files == ghost.shape.files
    assert mover.stand(ghost.unit) == home
    end = ghost.preview().end
    mover.key(Intent.ACCEPT)
    mover.pass_time(moved=ghost.unit)
    assert mover.stand(ghost.unit) == tuple(end) != home


@pytest.mark.rule("S-81")
def test_who_is_stopped_by_a_unit_may_join_it_and_nobody_else() -> None:
    board, order, _ = goals(10)[0]
    ghost = Driving(board, order.unit)
    options = [Join(order.player, order.unit, 7), Join(order.player, order.unit + 1, 8)]
    assert join_at(ghost, options) is None
    for why, id, joined in (("own", 7, options[0]), ("enemy", 7, None), ("own", 8, None)):
        ghost.stop = Halt(why, id)
        assert join_at(ghost, options) == joined


def front_end(mover: Mover, share: float, more: float = 0.0) -> tuple[float, float]:
    """A point on the line of the ghost's front, so many of its widths to the right of its middle."""
    from scenes.games.skirmish.table.shown import Stand, point_from

    seen = mover.ghost().preview()
    return point_from(Stand(*seen.end), seen.shape.width * share + more, 0)


def test_a_held_shoulder_goes_nearer_and_past_the_nearest_to_the_table(
    house: GameWindow, driver: Driver
) -> None:
    from scenes.games.skirmish.table.field.camera import FIGHT_ZOOM, REGIMENT_ZOOM

    mover = Mover(house, driver, KEYS)
    mover.key(Intent.ACCEPT)
    camera, end = mover.scene.camera, mover.ghost().preview().end
    camera.show_all()
    whole = camera.zoom
    zooms = []
    for symbol in (arcade.key.E, arcade.key.E, arcade.key.E, arcade.key.Q):
        driver.key(symbol, frames=30)
        camera.skip()
        zooms.append(camera.zoom)
    assert zooms == pytest.approx([REGIMENT_ZOOM, FIGHT_ZOOM, whole, FIGHT_ZOOM])
    left, lower, right, upper = camera.view
    assert left < end.x < right and lower < end.y < upper, "it looks at what is driven"
