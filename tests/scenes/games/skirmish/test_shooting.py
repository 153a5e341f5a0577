"""Whoever shoots marks shooter and target, sees what the rules say of it, and shoots (S-44 to S-50)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pytest

from game.app.app import App
from game.app.plan import MatchPlan
from game.app.table import Table
from game.core.rules import Refusal
from game.couch.couch import Couch
from game.couch.names import default_names
from game.input.devices import KEYS, MOUSE, Device, Family
from game.input.intents import Intent, Press
from game.input.pad import Leans
from game.rules.skirmish.actions.orders import Aim, Shoot
from game.rules.skirmish.actions.player import Pass
from game.rules.skirmish.flow.questions import SHOOTING_ORDERS
from game.rules.skirmish.survey.board import board_of
from game.rules.skirmish.survey.shot_odds import aimed_pieces, shaking_loss, shot_pieces, sight_pieces
from game.rules.skirmish.survey.slices import whole_answer
from scenes.games.skirmish.table.answers.table_hold import TableHands
from scenes.games.skirmish.table.controller import Controller
from scenes.games.skirmish.table.scene import SkirmishScene
from scenes.games.skirmish.table.shooting.shooting import Shooting
from scenes.games.skirmish.table.shooting.shot_tool import ShotTool
from scenes.games.skirmish.table.shooting.spared import PADLOCK, spared_units
from scenes.games.skirmish.table.shown import Shown
from tests.app.conftest import BASE, chairs
from tests.contract.worlds import laid
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]
GUNS, CANNON, RAIDERS, HALBERDS = 4, 5, 0, 2


def shooting() -> Table:
    """Three people; the third shoots at the first with guns and a cannon."""
    plan = MatchPlan("skirmish", chairs("hhh"), 4, position=laid("skirmish", "shooting-3"))
    table = App([BASE]).inline().begin(plan, keep=False)
    while table.public.view.asks != SHOOTING_ORDERS:
        for who in table.public.view.owing:
            table.submit(Pass(who))
        table.update(0.1)
    return table


def hand_of(table: Table, player: int) -> tuple[Controller, ShotTool]:
    tool = ShotTool()
    return Controller(table.seats[player], TableHands(table), None, (tool,)), tool


def marked_shot(hand: Controller, tool: ShotTool) -> Shoot | Aim:
    marked = tool.marked(hand)
    assert marked is not None
    return marked.shot


@pytest.mark.rule("S-44")
def test_every_shot_that_the_seat_has_is_found_and_given_with_the_cross() -> None:
    hand, tool = hand_of(shooting(), 2)
    wanted = {one for one in hand.options if isinstance(one, Shoot | Aim)}
    found = set()
    for _ in range(2):
        first = marked_shot(hand, tool)
        while marked_shot(hand, tool) not in found:
            found.add(marked_shot(hand, tool))
            hand.feed(Intent.DOWN)
        assert marked_shot(hand, tool) == first
        hand.feed(Intent.RIGHT)
    assert found == wanted and {one.unit for one in found} == {GUNS, CANNON}
    assert hand.feed(Intent.ACCEPT) == marked_shot(hand, tool)


def test_nobody_else_marks_shots() -> None:
    table = shooting()
    assert hand_of(table, 0)[0].tool() is None and hand_of(table, 1)[0].tool() is None


@pytest.mark.rule("S-08")
def test_whoever_cannot_be_shot_at_says_why() -> None:
    hand, tool = hand_of(shooting(), 2)
    assert marked_shot(hand, tool).unit == GUNS
    answer = tool.mark_unit(hand, HALBERDS)
    assert isinstance(answer, Refusal) and answer.code == "shoot-neutral"
    assert tool.mark_unit(hand, RAIDERS) == marked_shot(hand, tool)


@pytest.mark.rule("S-50")
def test_a_ball_is_aimed_at_any_point_that_the_law_allows() -> None:
    hand, tool = hand_of(shooting(), 2)
    tool.mark_unit(hand, CANNON)
    before = marked_shot(hand, tool)
    assert isinstance(before, Aim)
    beyond = tool.aim_at(hand, before.x, -9000, -1)
    assert beyond is not None and marked_shot(hand, tool) == before
    assert tool.aim_at(hand, before.x + 37, before.y + 11, -1) is None
    assert hand.feed(Intent.ACCEPT) == Aim(2, CANNON, before.x + 37, before.y + 11)


@pytest.mark.rule("S-45", "S-83")
def test_threads_are_those_whom_the_rules_let_shoot() -> None:
    table = shooting()
    board = board_of(table.rules.setting, table.public.view)
    hand, tool = hand_of(table, 2)
    shot = marked_shot(hand, tool)
    assert isinstance(shot, Shoot)
    sights = whole_answer(sight_pieces(board, GUNS, RAIDERS, shot.weapon))
    odds = whole_answer(shot_pieces(board, board.unit(GUNS), board.unit(RAIDERS), shot.weapon))
    shots = sum(one.blows.mean for one in odds.strikes)
    assert len(sights.threads) == shots and len(sights.idle) + len(sights.threads) == 7
    late = any(one.why == "long-range" for one in odds.strikes[0].strike.hit.modifiers)
    assert {far for _, _, far in sights.threads} == {late}


@pytest.mark.rule("S-50")
def test_odds_of_an_aim_are_those_of_that_very_point() -> None:
    table = shooting()
    board = board_of(table.rules.setting, table.public.view)
    hand, tool = hand_of(table, 2)
    tool.mark_unit(hand, CANNON)
    shot = marked_shot(hand, tool)
    assert isinstance(shot, Aim)
    foe = board.unit(RAIDERS)
    on_it = whole_answer(aimed_pieces(board, shot, foe))
    aside = whole_answer(aimed_pieces(board, Aim(2, CANNON, shot.x + 15000, shot.y), foe))
    assert on_it.lost.mean > 0.1 and aside.lost.mean == 0


def test_the_mouse_shoots_what_the_table_shows(raise_house: Raise) -> None:
    house = raise_house(reduced_motion=True)
    couch = Couch(default_names(house.stage.app.texts))
    couch.add_bot("bold", "weak")
    couch.join(KEYS)
    couch.join(MOUSE)
    table = house.stage.app.begin(
        MatchPlan("skirmish", chairs("bhh"), 4, position=laid("skirmish", "shooting-3")), keep=False
    )
    scene = SkirmishScene(house.stage, table, couch)
    house.stage.push(scene)
    for _ in range(30):
        house.step(0.1)
    part = next(one for one in scene.parts if isinstance(one, Shooting))
    hand: Any = scene.hands.controllers[2]
    assert part.seen is not None and len(part.seen.threads) == 7
    assert part.odds is not None and part._sheet.open
    scene.click(*scene.camera.to_screen(*scene.shown.middle_of(CANNON)))
    assert hand.tool().marked(hand).shot.unit == CANNON
    for _ in range(20):
        house.step(0.1)
    assert part.seen is not None and part.seen.ball is not None
    scene.hands.answer(2, Intent.DOUBT)
    house.step(0.1)
    assert not part._sheet.open
    before = table.ticks
    scene.click(*scene.camera.to_screen(*scene.shown.middle_of(GUNS)))
    scene.click(*scene.camera.to_screen(*scene.shown.middle_of(RAIDERS)))
    house.step(0.1)
    assert table.ticks > before
    scene.close()


@pytest.mark.rule("S-50")
def test_a_stick_aims_the_stone_and_the_pad_shoots_it(
    raise_house: Raise, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = raise_house()
    pad = Device("pad:one", Family.XBOX, "Pad", 1)
    couch = Couch(default_names(house.stage.app.texts))
    couch.join(pad)
    couch.add_bot("bold", "weak")
    table = house.stage.app.begin(
        MatchPlan("skirmish", chairs("hb"), 4, position=laid("skirmish", "stone-2")), keep=False
    )
    scene = SkirmishScene(house.stage, table, couch)
    house.stage.push(scene)
    part = next(one for one in scene.parts if isinstance(one, Shooting))
    for _ in range(60):
        house.step(0.1)
        if part.odds is not None:
            break
    hand: Any = scene.hands.controllers[0]
    before = hand.tool().marked(hand).shot
    assert isinstance(before, Aim) and part.seen is not None and part.seen.stone is not None
    assert part.covered[0] > 0 and scene.camera.to_screen(*scene.shown.middle_of(3))[0] < 892
    lean = [Leans((0.25, 0.0))]
    monkeypatch.setattr(house.stage.pads, "leans", lambda device: lean[0])
    house.step(0.1)
    pushed = hand.tool().marked(hand).shot
    house.stage.press(Press(pad, Intent.DOWN))
    assert hand.tool().marked(hand).shot == pushed, "a stick that aims goes to no other shot"
    house.step(0.1)
    now = hand.tool().marked(hand).shot
    assert isinstance(now, Aim) and now.unit == before.unit
    assert (now.x - before.x, now.y) == (pytest.approx(400, abs=1), before.y)
    assert hand.seat.refusal(now) is None
    lean[0] = Leans((0.0, 1.0))
    for _ in range(4):
        house.step(0.1)
    away = hand.tool().marked(hand).shot
    assert part._stick.wish is not None and part._stick.wish[1] < away.y - 1000, "no stone is aimed at grass"
    lean[0] = Leans()
    house.step(0.1)
    assert part._stick.wish is None
    story = table.ticks
    house.stage.press(Press(pad, Intent.ACCEPT))
    house.stage.press(Press(pad, Intent.ACCEPT, False))
    for _ in range(8):
        house.step(0.1)
    assert table.ticks > story and not scene.timeline.idle
    assert part.odds is None or not part._sheet.open, "the sheet makes room for the shot"
    scene.close()


@pytest.mark.rule("S-08")
def test_whoever_is_spared_wears_the_sign_of_the_reason() -> None:
    table = shooting()
    hand, tool = hand_of(table, 2)
    shown = Shown(table.public.view, table.rules.setting.content.bases)
    shot = marked_shot(hand, tool)
    assert isinstance(shot, Shoot)
    units = table.public.view.units
    neutral = {shown.middle_of(one.id) for one in units if one.owner == 1}

    def order(unit: int) -> Shoot:
        return Shoot(2, shot.unit, unit, shot.weapon)

    spared = spared_units(hand, shown, tool.targets(hand), order)
    assert {one.place for one in spared if one.sign == PADLOCK} == neutral
    nobody = spared_units(hand, shown, (), order)
    assert nobody == spared, "whoever may be shot at wears no sign, asked for or not"
    far = spared_units(hand, shown, (), lambda unit: Shoot(2, shot.unit, unit, "base:none"))
    assert len(far) == len([one for one in units if one.owner != 2]), "without a weapon everybody is spared"


@pytest.mark.rule("S-59")
def test_the_running_man_stands_where_a_quarter_has_fallen() -> None:
    board = board_of((table := shooting()).rules.setting, table.public.view)
    assert board.unit(RAIDERS).models == 9
    assert shaking_loss(board, RAIDERS) == 3, "of nine, three are more than a quarter, two are less"
    assert shaking_loss(board, RAIDERS + 1) == 0, "of a single model no quarter falls"


@pytest.mark.rule("S-49")
def test_the_first_aim_at_each_unit_lies_in_its_middle() -> None:
    table = (
        App([BASE])
        .inline()
        .begin(MatchPlan("skirmish", chairs("hh"), 4, position=laid("skirmish", "stone-2")), keep=False)
    )
    for _ in range(9):
        for who in table.public.view.owing if table.public.view.asks != SHOOTING_ORDERS else ():
            table.submit(Pass(who))
        table.update(0.1)
    hand, tool = hand_of(table, 0)
    aims = [one for one in hand.options if isinstance(one, Aim) and one.target == 3]
    middle = sum(one.x for one in aims) / len(aims), sum(one.y for one in aims) / len(aims)
    first = marked_shot(hand, tool)
    assert isinstance(first, Aim) and first.target == 3, "the first target stays the first"
    assert math.dist((first.x, first.y), middle) == min(math.dist((one.x, one.y), middle) for one in aims)
    assert len(aims) > 2 and first != aims[0]
