"""Units that are pushed together keep their places in the line, and each goes by an order of its own."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from game import paths
from game.input.devices import KEYS, MOUSE
from game.input.intents import Intent
from game.rules.skirmish.flow.questions import PLACE_UNIT
from game.rules.skirmish.state.state import TABLE
from game.rules.skirmish.survey.preview import preview_order
from scenes.games.skirmish.table.abreast.abreast import TAP_SECONDS
from scenes.games.skirmish.table.abreast.line_tool import LineTool
from scenes.games.skirmish.table.abreast.unit_line import UnitLine, next_neighbour
from tests.scenes.games.skirmish.playing import sit_down
from tests.scenes.games.skirmish.test_driven_moves import KEYS_OF, Mover
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]
NEAR_MILLI = 50
"""So exactly a unit ends where the line has it: 0.05"."""


@pytest.fixture
def house(raise_house: Raise) -> Iterator[GameWindow]:
    """A house without motion."""
    made = raise_house(reduced_motion=True)
    yield made
    for scene in made.stage.scenes:
        scene.close()


def lined_up() -> str:
    """The position in which three units move against two bots, but three of the moving army stand in line."""
    laid = paths.bundled_mods_folder() / "base" / "positions" / "skirmish" / "movement-3.toml"
    text = laid.read_text("utf-8").replace("heading = 200.0", "heading = 180.0")
    text = text.replace("x = 26.0\ny = 20.0", "x = 26.0\ny = 15.0")
    beside = """[[unit]]
owner = 1
unit = "monts_haches"
models = 10
bought = 10
x = 16.5
y = 15.0
heading = 180.0
files = 5

[[terrain]]"""
    return text.replace("[[terrain]]", beside, 1)


def tool_of(mover: Mover) -> LineTool:
    """The tool of this person's hand."""
    return next(tool for tool in mover.hand.tools if isinstance(tool, LineTool))


def line_of(mover: Mover) -> UnitLine:
    """A line of all neighbours of the first unit that has one."""
    board = mover.scene.board()
    ready = [crumb.worth[0] for crumb in mover.hand.crumbs() if crumb.kind == "unit"]
    for first in ready:
        line = [first]
        while (more := next_neighbour(board, line, ready)) is not None:
            line.append(more)
        if len(line) > 1:
            return UnitLine(board, line)
    raise AssertionError("nobody has a neighbour")


@pytest.mark.rule("S-32")
def test_a_line_wheels_as_one_and_each_unit_ends_there_by_its_own_legs(
    house: GameWindow, driver: Driver
) -> None:
    line = line_of(Mover(house, driver, KEYS, lined_up()))
    clear = sum([count_clear(line, turn) for turn in (1500, -1500, 400)])
    assert clear >= 6, "some are in nobody's way"


def count_clear(line: UnitLine, turn: int) -> int:
    """How many of a line that wheels come to where the line has them, nothing being in the way."""
    clear, line.course = 0, ()
    line.push(800)
    line.turn(turn)
    ends = line.ends()
    homes = {unit: line.board.unit(unit).pose for unit in line.units}
    for one in line.units:
        for other in line.units:
            assert math.isclose(
                math.dist(ends[one][:2], ends[other][:2]),
                math.dist(homes[one][:2], homes[other][:2]),
                abs_tol=1,
            ), "the line is rigid"
    assert len(line.course) == 2 and line.left >= 0
    for order in line.orders():
        seen = preview_order(line.board, order)
        if seen.refusal is None and seen.stop is None:
            clear += 1
            assert math.dist(seen.end[:2], ends[order.unit][:2]) <= NEAR_MILLI
            assert abs(seen.end.heading - ends[order.unit].heading) % 36000 <= 2
    straight = [order for order in line.orders() if len(order.legs) == 1]
    assert straight, "whoever stands at the end wheels on the spot"
    assert len(straight) < len(line.units), "whoever is farther out goes along a chord"
    return clear


@pytest.mark.rule("S-32")
def test_the_slowest_ends_the_way_of_all_and_names_itself(house: GameWindow, driver: Driver) -> None:
    line = line_of(Mover(house, driver, KEYS, lined_up()))
    assert line.push(100_000)
    assert line.stop is not None and line.left == 0
    slowest = min(line._members, key=lambda one: one.most)
    assert line.stopped == slowest.id and line.course[-1].by == slowest.most
    before = line.course
    assert not line.push(1000) and line.course == before
    line.push(-1000)
    assert line.left == 1000
    assert line.take_back() and not line.take_back() and line.course == ()


def start(mover: Mover) -> LineTool:
    """With keys: choose a unit that has a neighbour, and tap for it."""
    line, tool = line_of(mover), tool_of(mover)
    places = [crumb.worth[0] for crumb in mover.hand.crumbs()]
    mover.hand.cursor = places.index(line.units[0])
    mover.key(Intent.ACCEPT)
    assert mover.hand.ghost() is not None
    tap(mover)
    assert tool.line is not None and len(tool.line.units) == 2
    assert mover.hand.ghost() is None and mover.scene.steering.ghost is None
    return tool


def tap(mover: Mover, frames: int = 1) -> None:
    """Push the button that ends a phase when it is held, for so many tenths of a second."""
    mover.driver.press(KEYS_OF[Intent.COUNTER])
    mover.driver.step(frames, 0.1)
    mover.driver.release(KEYS_OF[Intent.COUNTER])
    mover.driver.step(1, 0.05)


@pytest.mark.rule("S-31", "S-32")
def test_with_keys_a_line_goes_off_in_one_press_and_comes_back_in_one(
    house: GameWindow, driver: Driver
) -> None:
    mover = Mover(house, driver, KEYS, lined_up())
    tool = start(mover)
    line = tool.line
    assert line is not None
    homes = {unit: mover.stand(unit) for unit in line.units}
    assert {"skirmish-hand-line", "skirmish-hand-wheel"} <= mover.asks()
    mover.key(Intent.UP, Intent.UP)
    ends = {unit: line.ends()[unit] for unit in line.units}
    assert all(mover.stand(unit) == homes[unit] for unit in homes), "nothing moves before it is ordered to"
    mover.key(Intent.ACCEPT)
    for unit in ends:
        mover.pass_time(moved=unit)
    settle(mover)
    for unit, end in ends.items():
        assert math.dist(mover.stand(unit)[:2], end[:2]) <= NEAR_MILLI, "the whole line has gone"
    mover.key(Intent.DOUBT)
    settle(mover)
    assert all(mover.stand(unit) == homes[unit] for unit in homes), "the whole line is taken back"


def settle(mover: Mover) -> None:
    """Let pictures pass, and whatever is on its way."""
    for _ in range(12):
        mover.driver.step(1, 0.1)
        mover.scene.timeline.skip()


@pytest.mark.rule("S-32")
def test_one_that_cannot_stops_the_whole_line_before_anything_is_ordered(
    house: GameWindow, driver: Driver
) -> None:
    mover = Mover(house, driver, KEYS, lined_up())
    tool = start(mover)
    line: Any = tool.line
    ticks, homes = mover.scene.table.ticks, {unit: mover.stand(unit) for unit in line.units}
    body = line.board.state.units[line.units[-1]]
    ahead = line.board.state.units[
        next(one.id for one in line.board.state.standing() if one.owner != body.owner)
    ]
    ahead.pose = body.pose._replace(
        x=round(body.pose.x + 2500 * math.sin(math.radians(body.pose.heading / 100))),
        y=round(body.pose.y + 2500 * math.cos(math.radians(body.pose.heading / 100))),
    )
    mover.key(Intent.UP, Intent.UP, Intent.ACCEPT)
    assert mover.scene.table.ticks == ticks and {unit: mover.stand(unit) for unit in homes} == homes
    assert line.stop is not None and line.stop.id == ahead.id
    mover.key(Intent.BACK, Intent.BACK)
    assert tool.line is None and mover.hand.ghost() is not None, "back to the unit that began it"


def test_whoever_holds_the_button_adds_nobody(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, KEYS, lined_up())
    mover.key(Intent.ACCEPT)
    assert mover.hand.ghost() is not None
    tap(mover, math.ceil(TAP_SECONDS / 0.1) + 1)
    assert tool_of(mover).line is None and mover.hand.ghost() is not None


@pytest.mark.rule("S-32")
def test_the_mouse_adds_a_neighbour_and_drags_the_line(house: GameWindow, driver: Driver) -> None:
    mover = Mover(house, driver, MOUSE, lined_up())
    camera, first = mover.scene.camera, line_of(mover).units[0]
    driver.click(*camera.to_screen(*mover.scene.shown.middle_of(first)))
    driver.step(2, 0.1)
    box = next(box for box, _, intent in mover.scene.hands.spots if intent is Intent.COUNTER)
    driver.click(box[0] + box[2] / 2, box[1] + box[3] / 2)
    line = tool_of(mover).line
    assert line is not None and len(line.units) == 2
    middle, half = line.front()
    turn = math.radians(middle.heading / 100)
    driver.click(*camera.to_screen(middle.x + 1500 * math.sin(turn), middle.y + 1500 * math.cos(turn)))
    assert [piece.turns for piece in line.course] == [False] and abs(line.course[0].by - 1500) < 100
    assert half > 0


@pytest.mark.rule("S-12")
def test_before_the_first_turn_the_same_prompt_belongs_to_no_line(house: GameWindow, driver: Driver) -> None:
    scene = sit_down(house, MOUSE)
    for _ in range(200):
        driver.step(1, 0.1)
        spots = {intent: box for box, owner, intent in scene.hands.spots if owner == 0}
        if not (scene.timeline.idle and 0 in scene.view.owing):
            continue
        if scene.view.asks != PLACE_UNIT:
            scene.hands.do(scene.table.seats[0].options[0])
        elif Intent.COUNTER in spots:
            break
    x, y, w, h = spots[Intent.COUNTER]
    waiting = own_waiting(scene)
    driver.click(x + w / 2, y + h / 2)
    driver.step(3, 0.1)
    assert own_waiting(scene) < waiting, "The house deploys."
    scene.close()


def own_waiting(scene: Any) -> int:
    """How many units of the first player wait off the table."""
    return sum(unit.owner == 0 and unit.place != TABLE for unit in scene.view.units)
