"""Armies are deployed by hand: zones, ghosts that are pushed and turned, the house on demand (S-25)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import arcade
import pytest
from msgspec.structs import replace

from game.app.app import App
from game.app.plan import MatchPlan
from game.app.table import Table
from game.input.intents import Intent
from game.rules.skirmish.actions.player import Deploy, DeployForMe, KeepBack
from game.rules.skirmish.army.written_lists import own_list, written_word
from game.rules.skirmish.defs.armies import Entry
from game.rules.skirmish.flow.questions import PLACE_UNIT
from game.rules.skirmish.survey.board import Board, board_of
from game.rules.skirmish.survey.placing import groups_due, suggested_places, zone_boxes
from scenes.games.skirmish.table.answers.table_hold import TableHands
from scenes.games.skirmish.table.controller import Controller
from scenes.games.skirmish.table.deploying.deploy_tool import DeployTool
from tests.app.conftest import BASE, chairs
from tests.scenes.screens.title.house import raise_house
from tools.bench.wars import base

if TYPE_CHECKING:
    from scenes.games.skirmish.table.scene import SkirmishScene
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]


def placing(armies: tuple[str, ...] = (), preset: str = "standard") -> Table:
    """Two people, one of whom has a unit to place."""
    plan = MatchPlan("skirmish", chairs("hh"), 4, {"preset": preset}, armies=armies)
    table = App([BASE]).inline().begin(plan, keep=False)
    for _ in range(9):
        if table.public.view.asks == PLACE_UNIT:
            return table
        say(table, DeployForMe(table.public.view.owing[0]))
    raise AssertionError(table.public.view.asks)


def say(table: Table, action: Any) -> None:
    """Answer, and let the frame end."""
    assert table.submit(action) is None
    table.flush()


def board_at(table: Table) -> Board:
    return board_of(table.rules.setting, table.public.view)


def hand_of(table: Table, player: int) -> Controller:
    return Controller(table.seats[player], TableHands(table), None, (DeployTool(lambda: board_at(table)),))


def press(hand: Controller, *intents: Intent) -> Any:
    answer = None
    for intent in intents:
        hand.asks()
        answer = hand.feed(intent)
    return answer


@pytest.mark.rule("S-25")
def test_every_proposed_place_is_legal_whoever_is_placed() -> None:
    table = placing()
    for _ in range(40):
        if table.public.view.asks != PLACE_UNIT:
            break
        player = table.public.view.owing[0]
        board = board_at(table)
        for ids in groups_due(board, PLACE_UNIT, player):
            placed = Deploy(player, suggested_places(board, PLACE_UNIT, player, ids))
            assert table.seats[player].refusal(placed) is None, ids
        say(table, DeployForMe(player))
    assert table.public.view.asks != PLACE_UNIT


@pytest.mark.rule("S-25")
def test_machines_are_placed_together_and_regiments_alone() -> None:
    table = placing(("base:ligne_1000", "base:horde_1000"), "long")
    board = board_at(table)
    groups = {player: groups_due(board, PLACE_UNIT, player) for player in (0, 1)}
    units = board.state.units
    for player, found in groups.items():
        flat = [one for group in found for one in group]
        assert len(flat) == len(set(flat)) and all(units[one].owner == player for one in flat)
    assert all(len(group) == 1 for group in groups[0][:-1])


@pytest.mark.rule("S-60")
def test_only_who_may_lie_in_ambush_can_be_left_in_reserve_though_there_is_room() -> None:
    like = base().lists["base:horde_500"]
    own = base().factions[like.faction].units
    lurkers = next(base().units[id] for id in own if "ambush" in base().units[id].rules)
    entries = (*like.entries[:-1], Entry(unit=lurkers.id, models=lurkers.least))
    word = written_word(own_list(1, replace(like, entries=entries)))
    table = placing((word, word))
    hand = hand_of(table, table.public.view.owing[0])
    hand.asks()
    tool = hand.tool()
    assert isinstance(tool, DeployTool)
    kept = {}
    for _ in tool.groups:
        assert tool.ghost is not None
        unit = table.public.view.units[tool.ghost.unit].enlisted.unit
        kept[unit] = any(one.intent is Intent.BACK for one in hand.prompts())
        answer = hand.feed(Intent.BACK)
        assert (answer is not None) == kept[unit] == (unit == lurkers.id)
        if isinstance(answer, KeepBack):
            assert table.seats[hand.me].refusal(answer) is None
        tool.turn_to(hand, 1)
    assert kept[lurkers.id] and len(kept) > 2


def test_a_ghost_is_pushed_turned_drawn_up_and_set_down() -> None:
    table = placing()
    player = table.public.view.owing[0]
    hand = hand_of(table, player)
    hand.asks()
    tool = hand.tool()
    assert isinstance(tool, DeployTool)
    before = tool.ghost
    assert before is not None
    press(hand, Intent.LEFT)
    assert tool.ghost is not None and (tool.ghost.x, tool.ghost.y) == (before.x - 1000, before.y)
    tool.turning = True
    press(hand, Intent.RIGHT, Intent.UP)
    assert tool.ghost.heading == (before.heading + 500) % 36000 and tool.ghost.files == before.files + 1
    tool.turning = False
    press(hand, Intent.DOUBT)
    assert tool.ghost == before, "as the house would"
    answer = press(hand, Intent.ACCEPT)
    assert answer == Deploy(player, (before,)) and table.submit(answer) is None


@pytest.mark.rule("S-25")
def test_a_ghost_outside_its_zone_is_refused_with_the_reason() -> None:
    table = placing()
    player = table.public.view.owing[0]
    hand = hand_of(table, player)
    hand.asks()
    tool = hand.tool()
    assert isinstance(tool, DeployTool)
    tool.set_ghost(x=36000, y=24000)
    assert press(hand, Intent.ACCEPT).code == "deploy-outside"


def test_another_unit_may_be_placed_first() -> None:
    table = placing()
    player = table.public.view.owing[0]
    hand = hand_of(table, player)
    hand.asks()
    tool = hand.tool()
    assert isinstance(tool, DeployTool) and tool.ghost is not None
    first = tool.ghost.unit
    tool.turn_to(hand, 1)
    assert tool.ghost.unit != first
    tool.turn_to(hand, -1)
    assert tool.ghost.unit == first


def test_nobody_places_in_anothers_turn() -> None:
    table = placing()
    waiting = 1 - table.public.view.owing[0]
    assert hand_of(table, waiting).tool() is None


def test_zones_are_those_of_the_table() -> None:
    table = placing()
    boxes = zone_boxes(board_at(table))
    assert boxes == ((12000, 0, 60000, 12000), (12000, 36000, 60000, 48000))


# on the screen


@pytest.fixture
def house(raise_house: Raise) -> Iterator[GameWindow]:
    made = raise_house(reduced_motion=True)
    yield made
    for scene in made.stage.scenes:
        scene.close()


def deployed(scene: SkirmishScene, driver: Driver) -> None:
    """Let pictures pass until somebody is asked, or the battle has begun."""
    for _ in range(200):
        driver.step(1, 0.25)
        scene.timeline.skip()
        hand = scene.hands.controllers[0]
        if scene.view.round or hand.asks() is not None:
            return


def test_keys_alone_deploy_an_army_by_hand(house: GameWindow, driver: Driver) -> None:
    from game.input.devices import KEYS
    from tests.scenes.games.skirmish.playing import sit_down

    scene = sit_down(house, KEYS)
    placed = 0
    for _ in range(60):
        deployed(scene, driver)
        if scene.view.round:
            break
        tool = scene.hands.controllers[0].tool()
        if isinstance(tool, DeployTool):
            driver.key(arcade.key.LEFT)
            driver.key(arcade.key.ENTER)
            if scene.hands.refusal:
                driver.key(arcade.key.D)
                driver.key(arcade.key.ENTER)
            placed += 1
        else:
            driver.key(arcade.key.ENTER)
    assert scene.view.round == 1 and placed >= 3


def test_the_mouse_drags_a_ghost_and_one_press_leaves_the_rest_to_the_house(
    house: GameWindow, driver: Driver
) -> None:
    from game.input.devices import MOUSE
    from tests.scenes.games.skirmish.playing import sit_down

    scene = sit_down(house, MOUSE)
    hand = scene.hands.controllers[0]
    while not isinstance(hand.tool(), DeployTool):
        deployed(scene, driver)
        if hand.asks() is not None and not isinstance(hand.tool(), DeployTool):
            scene.hands.answer(0, Intent.ACCEPT)
    tool: DeployTool = hand.tool()
    assert tool.ghost is not None
    x, y = scene.camera.to_screen(tool.ghost.x + 4000, tool.ghost.y)
    before = tool.ghost.x
    driver.click(x, y)
    assert abs(tool.ghost.x - before - 4000) < 100
    scene.hands.answer(0, Intent.COUNTER)
    for _ in range(80):
        if scene.view.round:
            break
        deployed(scene, driver)
    assert scene.view.round == 1
