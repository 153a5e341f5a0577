"""Units driven on the real table, with real keys and the real mouse: they end where their ghosts stood."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import arcade
import pytest

from game import paths
from game.app.plan import plan_of
from game.couch.couch import Couch
from game.couch.names import default_names
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent
from game.rules.skirmish.actions.player import Done, Pass
from game.rules.skirmish.flow.questions import PLAY_CARD, REMAINING_MOVE
from tests.scenes.games.skirmish.playing import KEY_OF
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from game.rules.skirmish.state.formation import Pose
    from scenes.games.skirmish.table.driving.driving import Driving
    from scenes.games.skirmish.table.scene import SkirmishScene
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]
ME = 1
FRAME = 0.1
MOST_FRAMES = 200
KEYS_OF = {**KEY_OF, Intent.UP: arcade.key.UP}


@pytest.fixture
def house(raise_house: Raise) -> Iterator[GameWindow]:
    """A house without motion."""
    made = raise_house(reduced_motion=True)
    yield made
    for scene in made.stage.scenes:
        scene.close()


class Mover:
    """Whoever has to move an army against two bots, with one device."""

    def __init__(
        self, house: GameWindow, driver: Driver, device: Device, changed: str = "", **flags: str
    ) -> None:
        """`changed`: the position in other words."""
        from scenes.games.skirmish.table.scene import SkirmishScene

        self.driver, couch = driver, Couch(default_names(house.stage.app.texts))
        couch.add_bot("bold", "weak")
        couch.join(device)
        couch.add_bot("bold", "weak")
        laid = paths.bundled_mods_folder() / "base" / "positions" / "skirmish" / "movement-3.toml"
        position = changed or laid.read_text("utf-8")
        plan = plan_of(couch, "skirmish", flags, seed=7, position=position)
        table = house.stage.app.begin(plan, keep=False)
        table.pace = 0
        self.scene: SkirmishScene = SkirmishScene(house.stage, table, couch)
        house.stage.push(self.scene)
        self.pass_time(until=REMAINING_MOVE)

    @property
    def hand(self) -> Any:
        """The controller of this person."""
        return self.scene.hands.controllers[ME]

    def pass_time(self, until: str = "", moved: int = -1) -> None:
        """Decline whatever comes, until this is asked or that unit has gone."""
        start = self.stand(moved) if moved >= 0 else None
        for _ in range(MOST_FRAMES):
            self.driver.step(1, FRAME)
            self.scene.timeline.skip()
            asked = self.hand.asks()
            if asked == until or (start is not None and self.stand(moved) != start):
                break
            if asked is not None and asked != REMAINING_MOVE:
                self.scene.table.submit(Pass(ME) if asked == PLAY_CARD else Done(ME))
        self.driver.step(1, FRAME)

    def key(self, *intents: Intent) -> None:
        """Push keys, one after the other."""
        for intent in intents:
            self.driver.key(KEYS_OF[intent])

    def stand(self, unit: int) -> tuple[int, int, int]:
        """Where a unit stands."""
        one = self.scene.view.units[unit]
        return one.x, one.y, one.heading

    def ghost(self) -> Driving:
        """The ghost that is driven, and seen."""
        ghost = self.hand.ghost()
        assert ghost is not None and self.scene.steering.ghost is ghost
        return ghost  # type: ignore[no-any-return]

    def asks(self) -> set[str]:
        """The prompts that are on the screen."""
        self.driver.step(1, FRAME)
        shown = {intent for _, player, intent in self.scene.hands.spots if player == ME}
        return {ask.key for ask in self.hand.prompts() if ask.intent in shown}


@pytest.mark.rule("S-32")
def test_with_keys_a_unit_ends_where_its_ghost_stood(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, KEYS)
    mover.key(Intent.ACCEPT, Intent.UP, Intent.RIGHT)
    ghost, home = mover.ghost(), mover.stand(mover.ghost().unit)
    assert "skirmish-hand-lay" in mover.asks()
    mover.key(Intent.ACCEPT)
    assert "skirmish-hand-go" in mover.asks() and not ghost.loose
    mover.key(Intent.UP, Intent.ACCEPT)
    end: Pose = ghost.preview().end
    assert mover.stand(ghost.unit) == home, "nothing moves before it is ordered to"
    assert end.heading != home[2] and len(ghost.pieces) == 3
    mover.key(Intent.ACCEPT)
    mover.pass_time(moved=ghost.unit)
    assert mover.stand(ghost.unit) == tuple(end)


@pytest.mark.rule("S-32")
def test_back_takes_legs_back_and_at_home_leaves_the_unit(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, KEYS)
    mover.key(Intent.ACCEPT, Intent.UP, Intent.ACCEPT, Intent.UP)
    ghost = mover.ghost()
    forth = ghost.preview().end
    mover.key(Intent.BACK)
    assert ghost.preview().end != forth and not ghost.loose
    mover.key(Intent.BACK)
    assert ghost.order() is None
    mover.key(Intent.DOUBT, Intent.DOUBT)
    assert mover.hand.ghost() is None and mover.hand.crumbs(), "the list of orders lies behind the reform"
    mover.key(Intent.BACK)
    assert mover.hand.ghost() is ghost and mover.hand.helm.reforms
    mover.key(Intent.BACK)
    assert mover.hand.ghost() is ghost and not mover.hand.helm.reforms
    mover.key(Intent.BACK)
    assert mover.hand.path == () and mover.scene.steering.ghost is None
    before = mover.scene.table.ticks
    mover.key(Intent.DOWN)
    assert mover.hand.ghost() is None and mover.scene.table.ticks == before


@pytest.mark.rule("S-32")
def test_with_the_mouse_a_unit_ends_where_it_was_dragged(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, MOUSE)
    camera, field = mover.scene.camera, mover.scene.field
    unit = mover.hand.crumbs()[0].worth[0]
    driver.click(*camera.to_screen(*mover.scene.shown.middle_of(unit)))
    driver.step(1, FRAME)
    ghost = mover.ghost()
    assert ghost.unit == unit == field.unit_at(*camera.to_screen(*mover.scene.shown.middle_of(unit)))
    start, there = mover.stand(unit), ghost.preview().end
    ahead = ahead_of(start, 1400)
    driver.click(*camera.to_screen(*ahead))
    near, end = ghost.preview().end, ahead_of(start, 2400)
    assert near != there
    driver.point(*camera.to_screen(*end))
    assert ghost.preview().end == near, "no button is down: the ghost stays"
    drag(driver, camera.to_screen(*ahead_of(start, 2600)), camera.to_screen(*end))
    stood = ghost.preview().end
    assert abs(stood.x - end[0]) + abs(stood.y - end[1]) < 300 and stood != near
    driver.click(*camera.to_screen(*stood[:2]))
    assert not ghost.loose and mover.stand(unit) == start
    driver.click(*camera.to_screen(*stood[:2]))
    mover.pass_time(moved=unit)
    assert mover.stand(unit) == tuple(stood)


def drag(driver: Driver, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Press the mouse somewhere, and let go elsewhere."""
    left, (x, y) = arcade.MOUSE_BUTTON_LEFT, driver._pixel(*end)
    driver.point(*start)
    driver.window.dispatch_event("on_mouse_press", *driver._pixel(*start), left, 0)
    driver.window.dispatch_event("on_mouse_drag", x, y, 0, 0, left, 0)
    driver.window.dispatch_event("on_mouse_release", x, y, left, 0)


def ahead_of(stand: tuple[int, int, int], milli: int) -> tuple[float, float]:
    """A point so far before a front."""
    from scenes.games.skirmish.table.shown import Stand, point_from

    return point_from(Stand(*stand), 0, milli)


def test_a_stick_that_leans_pushes_until_it_is_let_go() -> None:
    from scenes.games.skirmish.table.driving.helm import Helm
    from tests.scenes.games.skirmish.driving.test_driving import goals

    board, order, _ = goals(10)[0]
    helm = Helm(lambda: board)
    ghost = helm.ghost(0, order.unit)
    assert not helm.run(0.1) and ghost.order() is None
    helm.push(Intent.UP, down=True)
    assert helm.run(0.1)
    gone = ghost.order()
    helm.push(Intent.UP, down=False)
    assert gone is not None and not helm.run(0.1) and ghost.order() == gone
    assert helm.ghost(0, order.unit) is ghost and helm.ghost(1, order.unit) is not ghost
